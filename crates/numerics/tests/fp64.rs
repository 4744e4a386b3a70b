//! `.f64` arithmetic against `rustc_apfloat` in every direction, roots by their residual, and the NaN rule.

mod common;

use common::{Rng, bits, cases, direction};
use numerics::round::{Rm, Rn, Rounding, Rp, Rz};
use numerics::{fp64, soft64, with_round};
use proptest::prelude::*;
use rustc_apfloat::Float;
use rustc_apfloat::ieee::Double;

fn double(x: f64) -> Double {
    Double::from_bits(u128::from(x.to_bits()))
}

/// The same number, or both NaN (payloads have their own test).
fn key(x: f64) -> u64 {
    if x.is_nan() { 1 << 63 | 0x7ff8 << 48 } else { x.to_bits() }
}

fn check(a: f64, b: f64, c: f64) {
    for mode in Rounding::ALL {
        let (r, x, y, z) = (direction(mode), double(a), double(b), double(c));
        with_round!(mode, R => {
            let same = |name: &str, got: f64, v: Double| {
                let want = bits(v, key(f64::NAN));
                assert_eq!(key(got), want, "{name} {mode:?} {a:e} {b:e} {c:e}: {got:e}, not {v}");
            };
            same("add", fp64::add::<R>(a, b), x.add_r(y, r).value);
            same("sub", fp64::sub::<R>(a, b), x.sub_r(y, r).value);
            same("mul", fp64::mul::<R>(a, b), x.mul_r(y, r).value);
            same("div", fp64::div::<R>(a, b), x.div_r(y, r).value);
            same("rcp", fp64::rcp::<R>(a), double(1.0).div_r(x, r).value);
            same("fma", fp64::fma::<R>(a, b, c), x.mul_add_r(y, z, r).value);
        });
    }
}

#[test]
fn arithmetic_is_exact_in_every_direction() {
    let mut rng = Rng::new(3);
    for i in 0..cases(1_000_000) {
        let a = rng.f64();
        let b = match i % 4 {
            0 => rng.f64_near(a),
            1 => rng.nudge64(-a),
            _ => rng.f64(),
        };
        let c = match i % 5 {
            0 => rng.nudge64(-(a * b)),
            1 => rng.f64_near(a * b),
            2 => rng.f64_near(-(a * b)),
            _ => rng.f64(),
        };
        check(a, b, c);
        check(rng.nudge64(a * b), b, a);
    }
}

#[test]
fn triples_of_special_values() {
    let specials = [
        0u64,
        1,
        2,
        0x000f_ffff_ffff_ffff,
        0x0010_0000_0000_0000,
        0x0010_0000_0000_0001,
        0x3fef_ffff_ffff_ffff,
        0x3ff0_0000_0000_0000,
        0x3ff0_0000_0000_0001,
        0x4340_0000_0000_0000,
        0x7fd0_0000_0000_0000,
        0x7fef_ffff_ffff_ffff,
        0x7ff0_0000_0000_0000,
        0x7ff8_0000_0000_0000,
        0x3ca0_0000_0000_0000,
    ];
    let values: Vec<f64> = specials.iter().flat_map(|&s| [s, s | 1 << 63]).map(f64::from_bits).collect();
    for &a in &values {
        for &b in &values {
            for &c in &values {
                check(a, b, c);
            }
        }
    }
}

proptest! {
    #[test]
    fn any_operands(a in any::<u64>(), b in any::<u64>(), c in any::<u64>()) {
        check(f64::from_bits(a), f64::from_bits(b), f64::from_bits(c));
    }
}

#[test]
fn the_integer_path_agrees_with_the_host_to_nearest() {
    let mut rng = Rng::new(4);
    for _ in 0..cases(2_000_000) {
        let (a, b) = (rng.f64(), rng.f64());
        let c = if rng.below(2) == 0 { rng.nudge64(-(a * b)) } else { rng.f64() };
        if [a, b, c].iter().any(|x| !x.is_finite() || *x == 0.0) {
            continue;
        }
        assert_eq!(soft64::mul::<Rn>(a, b).to_bits(), (a * b).to_bits(), "{a:e} * {b:e}");
        assert_eq!(soft64::div::<Rn>(a, b).to_bits(), (a / b).to_bits(), "{a:e} / {b:e}");
        assert_eq!(soft64::fma::<Rn>(a, b, c).to_bits(), a.mul_add(b, c).to_bits(), "{a:e} {b:e} {c:e}");
        assert_eq!(soft64::sqrt::<Rn>(a.abs()).to_bits(), a.abs().sqrt().to_bits(), "sqrt {a:e}");
    }
}

fn decompose(x: f64) -> (u128, i32) {
    let field = (x.to_bits() >> 52) as i32;
    let fraction = u128::from(x.to_bits() & ((1 << 52) - 1));
    if field == 0 { (fraction, -1074) } else { (fraction | 1 << 52, field - 1075) }
}

/// The order of r^2 and x in exact integers.
fn square_against(r: f64, x: f64) -> std::cmp::Ordering {
    let ((mr, er), (mx, ex)) = (decompose(r), decompose(x));
    // r is within a unit of the root, so the two are within 2^60 of another and this fits.
    let low = (2 * er).min(ex);
    ((mr * mr) << (2 * er - low)).cmp(&(mx << (ex - low)))
}

#[test]
fn roots_have_the_right_residual() {
    let mut rng = Rng::new(5);
    for i in 0..cases(2_000_000) {
        let x = match i % 3 {
            0 => {
                let r =
                    f64::from_bits((rng.below(0x1fff_ffff_ffff_ffff) + 0x2000_0000_0000_0000) & !0x7ff_ffff);
                rng.nudge64(r * r)
            }
            _ => rng.f64().abs(),
        };
        if !x.is_finite() || x <= 0.0 {
            continue;
        }
        let (down, up) = (fp64::sqrt::<Rz>(x), fp64::sqrt::<Rp>(x));
        assert_eq!(down.to_bits(), fp64::sqrt::<Rm>(x).to_bits());
        let (below, above) = (square_against(down, x), square_against(up, x));
        assert_eq!(down == up, below.is_eq(), "{x:e}");
        assert!(below.is_le() && above.is_ge() && up.to_bits() - down.to_bits() <= 1, "{x:e}");
        let nearest = fp64::sqrt::<Rn>(x);
        assert!(nearest == down || nearest == up, "{x:e}");
    }
}

#[test]
fn the_first_nan_operand_is_passed_on_quiet() {
    let (first, second) = (f64::from_bits(0x7ff0_0000_0000_0001), f64::from_bits(0xfff8_0000_0000_0002));
    let quieted = 0x7ff8_0000_0000_0001;
    assert_eq!(fp64::add::<Rn>(first, second).to_bits(), quieted);
    assert_eq!(fp64::add::<Rz>(1.0, second).to_bits(), second.to_bits());
    assert_eq!(fp64::sub::<Rm>(1.0, second).to_bits(), second.to_bits());
    assert_eq!(fp64::mul::<Rp>(second, first).to_bits(), second.to_bits());
    assert_eq!(fp64::fma::<Rn>(0.0, f64::INFINITY, first).to_bits(), quieted);
    assert_eq!(fp64::sqrt::<Rz>(first).to_bits(), quieted);
    assert_eq!(fp64::div::<Rn>(0.0, 0.0).to_bits(), 0xfff8_0000_0000_0000);
    assert_eq!(fp64::sqrt::<Rn>(-1.0).to_bits(), 0xfff8_0000_0000_0000);
    assert_eq!(fp64::add::<Rn>(f64::INFINITY, f64::NEG_INFINITY).to_bits(), 0xfff8_0000_0000_0000);
}
