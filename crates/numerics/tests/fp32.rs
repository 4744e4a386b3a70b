//! `.f32` arithmetic against `rustc_apfloat` in every direction, and its modifiers.

mod common;

use common::{Rng, bits, cases, direction};
use numerics::round::{Rm, Rn, Rounding, Rp, Rz};
use numerics::{fp32, with_round};
use proptest::prelude::*;
use rustc_apfloat::Float;
use rustc_apfloat::ieee::Single;

fn single(x: f32) -> Single {
    Single::from_bits(u128::from(x.to_bits()))
}

/// One triple of operands through every operation and direction.
fn check(a: f32, b: f32, c: f32) {
    for mode in Rounding::ALL {
        let (r, x, y, z) = (direction(mode), single(a), single(b), single(c));
        let want = |v: Single| bits(v, 0x7fff_ffff) as u32;
        with_round!(mode, R => {
            let same = |name: &str, got: f32, v: Single| {
                assert_eq!(got.to_bits(), want(v), "{name} {mode:?} {a:e} {b:e} {c:e}: {got:e}, not {v}");
            };
            same("add", fp32::add::<R, false, false>(a, b), x.add_r(y, r).value);
            same("sub", fp32::sub::<R, false, false>(a, b), x.sub_r(y, r).value);
            same("mul", fp32::mul::<R, false, false>(a, b), x.mul_r(y, r).value);
            same("div", fp32::div::<R, false>(a, b), x.div_r(y, r).value);
            same("rcp", fp32::rcp::<R, false>(a), single(1.0).div_r(x, r).value);
            same("fma", fp32::fma::<R, false, false>(a, b, c), x.mul_add_r(y, z, r).value);
        });
    }
}

#[test]
fn arithmetic_is_exact_in_every_direction() {
    let mut rng = Rng::new(1);
    for i in 0..cases(2_000_000) {
        let a = rng.f32();
        let b = match i % 4 {
            0 => rng.f32_near(a),
            1 => rng.nudge32(-a),
            _ => rng.f32(),
        };
        let c = match i % 5 {
            0 => rng.nudge32(-(a * b)),
            1 => rng.f32_near(a * b),
            2 => rng.f32_near(-(a * b)),
            _ => rng.f32(),
        };
        check(a, b, c);
        // A dividend next to an exact multiple, or to one that lies halfway.
        check(rng.nudge32(a * b), b, a);
    }
}

#[test]
fn pairs_of_special_values() {
    let specials = [
        0u32,
        1,
        2,
        0x007f_ffff,
        0x0080_0000,
        0x0080_0001,
        0x3f7f_ffff,
        0x3f80_0000,
        0x3f80_0001,
        0x4b80_0000,
        0x7e80_0000,
        0x7f7f_ffff,
        0x7f80_0000,
        0x7f80_0001,
        0x7fc0_0000,
        0x7fff_ffff,
        0x3380_0000,
        0x3400_0000,
    ];
    let values: Vec<f32> = specials.iter().flat_map(|&s| [s, s | 1 << 31]).map(f32::from_bits).collect();
    for &a in &values {
        for &b in &values {
            for &c in &values {
                check(a, b, c);
            }
        }
    }
}

/// `.ftz` by its definition: round to 24 bits with a wide exponent, compare with 2^-126.
fn flushed(exact: f64, mode: Rounding, plain: f32) -> f32 {
    use rustc_apfloat::{FloatConvert, ieee::Double};
    let lifted = Double::from_bits(u128::from((exact * 2f64.powi(64)).to_bits()));
    let mut lossy = false;
    let rounded: Single = lifted.convert_r(direction(mode), &mut lossy).value;
    let tiny = f32::from_bits(rounded.to_bits() as u32).abs() < 2f32.powi(-62);
    if tiny { 0f32.copysign(plain) } else { plain }
}

#[test]
fn results_around_the_least_normal_number_are_flushed_by_one_rule() {
    let mut rng = Rng::new(12);
    for _ in 0..cases(2_000_000) {
        // Two factors whose product is within some units of 2^-126.
        let a = f32::from_bits(0x2000_0000 + rng.below(0x2000_0000) as u32);
        let b =
            rng.nudge32((2f64.powi(-126) / f64::from(a)) as f32) * if rng.below(2) == 0 { 1.0 } else { -1.0 };
        if !b.is_normal() {
            continue;
        }
        // An exact sum with the product: a multiple of 2^-149.
        let c = f32::from_bits(0x0080_0000 + rng.below(4) as u32);
        let product = f64::from(a) * f64::from(b);
        // A normal dividend and a divisor whose quotient is within some units of 2^-126; if it is not exact, it is
        // farther from the thresholds than f64's rounding moves it.
        let divisor = f32::from_bits(0x7d00_0000 + rng.below(0x0200_0000) as u32);
        let dividend = rng.nudge32((f64::from(divisor) * 2f64.powi(-126)) as f32);
        let quotient = f64::from(dividend) / f64::from(divisor);
        for mode in Rounding::ALL {
            with_round!(mode, R => {
                let same = |name: &str, got: f32, want: f32| {
                    assert_eq!(got.to_bits(), want.to_bits(), "{name} {mode:?} {a:e} {b:e} {c:e}");
                };
                let plain = fp32::mul::<R, false, false>(a, b);
                same("mul", fp32::mul::<R, true, false>(a, b), flushed(product, mode, plain));
                let plain = fp32::fma::<R, false, false>(a, b, -0.0);
                same("fma", fp32::fma::<R, true, false>(a, b, -0.0), flushed(product, mode, plain));
                let sum = 2.0 * product.abs() - f64::from(c);
                let plain = fp32::fma::<R, false, false>(2.0 * a, b.abs(), -c);
                same("fma", fp32::fma::<R, true, false>(2.0 * a, b.abs(), -c), flushed(sum, mode, plain));
                let narrow = numerics::convert::f64_to_f32::<R, true, false>(product);
                same("cvt", narrow, fp32::mul::<R, true, false>(a, b));
                let plain = fp32::div::<R, false>(dividend, divisor);
                same("div", fp32::div::<R, true>(dividend, divisor), flushed(quotient, mode, plain));
            });
        }
    }
}

proptest! {
    #[test]
    fn any_operands(a in any::<u32>(), b in any::<u32>(), c in any::<u32>()) {
        check(f32::from_bits(a), f32::from_bits(b), f32::from_bits(c));
    }
}

/// value = mantissa * 2^exponent of a positive finite number.
fn decompose(x: f32) -> (u128, i32) {
    let field = (x.to_bits() >> 23) as i32;
    let fraction = u128::from(x.to_bits() & 0x7f_ffff);
    if field == 0 { (fraction, -149) } else { (fraction | 1 << 23, field - 150) }
}

/// Whether r^2 compares with x as `r^2 - x` in exact integers: -1, 0, 1.
fn square_against(r: f32, x: f32) -> i32 {
    let ((mr, er), (mx, ex)) = (decompose(r), decompose(x));
    let low = (2 * er).min(ex);
    let (square, value) = ((mr * mr) << (2 * er - low), mx << (ex - low));
    square.cmp(&value) as i32
}

#[test]
fn roots_have_the_right_residual() {
    let mut rng = Rng::new(2);
    for i in 0..cases(2_000_000) {
        let x = match i % 3 {
            // Next to a square.
            0 => {
                let r = f32::from_bits((rng.below(0x1fff_ffff) + 0x2000_0000) as u32 & !0xfff);
                rng.nudge32(r * r)
            }
            _ => f32::from_bits(rng.float(8, 23) as u32 & 0x7fff_ffff),
        };
        if !x.is_finite() || x <= 0.0 {
            continue;
        }
        let (down, up) = (fp32::sqrt::<Rz, false>(x), fp32::sqrt::<Rp, false>(x));
        assert_eq!(down.to_bits(), fp32::sqrt::<Rm, false>(x).to_bits());
        let exact = square_against(down, x) == 0;
        assert_eq!(down == up, exact, "{x:e}");
        assert!(square_against(down, x) <= 0 && square_against(up, x) >= 0, "{x:e}");
        assert!(up.to_bits() - down.to_bits() <= 1, "{x:e}");
        // The nearest: the midpoint's square decides, in twice the precision.
        let middle = (f64::from(down) + f64::from(up)) / 2.0;
        let nearest = fp32::sqrt::<Rn, false>(x);
        let above = middle * middle < f64::from(x);
        assert_eq!(nearest.to_bits(), if above { up } else { down }.to_bits(), "{x:e}");
    }
    for x in [0.0f32, -0.0] {
        assert_eq!(fp32::sqrt::<Rm, false>(x).to_bits(), x.to_bits());
    }
    for x in [-1.0, f32::NEG_INFINITY, -1e-45, f32::NAN] {
        assert_eq!(fp32::sqrt::<Rz, false>(x).to_bits(), 0x7fff_ffff);
    }
    assert_eq!(fp32::sqrt::<Rz, false>(f32::INFINITY), f32::INFINITY);
}

#[test]
fn flushing_takes_operands_and_results() {
    let tiny = f32::from_bits(0x007f_ffff);
    let least = f32::MIN_POSITIVE;
    assert_eq!(fp32::add::<Rn, true, false>(tiny, tiny), 0.0);
    assert_eq!(fp32::add::<Rn, false, false>(tiny, tiny).to_bits(), 0x00ff_fffe);
    assert_eq!(fp32::mul::<Rn, true, false>(-least, 0.5).to_bits(), 0x8000_0000);
    assert_eq!(fp32::sub::<Rn, true, false>(least * 1.5, least).to_bits(), 0);
    assert_eq!(fp32::div::<Rn, true>(1.0, tiny), f32::INFINITY);
    assert_eq!(fp32::div::<Rp, true>(least, 4.0).to_bits(), 0);
    assert_eq!(fp32::sqrt::<Rn, true>(-tiny).to_bits(), 0x8000_0000);
    // Tiny if it is below 2^-126 after rounding to 24 bits: 2^-126 (1 - 2^-24) is, 2^-126 (1 - 2^-26) is not.
    let product =
        |a: u32, b: u32| fp32::mul::<Rn, true, false>(f32::from_bits(a), f32::from_bits(b)).to_bits();
    assert_eq!(product(0x0080_0000, 0x3f7f_ffff), 0);
    assert_eq!(fp32::fma::<Rn, true, false>(least, f32::from_bits(0x3f7f_ffff), 0.0).to_bits(), 0);
    assert_eq!(product(0x0080_0001, 0x3f7f_fffe), 0x0080_0000);
    assert_eq!(product(0x0080_0001, 0xbf7f_fffd), 0x8000_0000);
}

#[test]
fn saturation_clamps_to_the_unit_interval() {
    let sat = |a: f32, b: f32| fp32::add::<Rn, false, true>(a, b).to_bits();
    assert_eq!(sat(0.75, 0.5), 1.0f32.to_bits());
    assert_eq!(sat(0.25, 0.5), 0.75f32.to_bits());
    assert_eq!(sat(-0.25, -0.5), 0);
    assert_eq!(sat(-0.0, -0.0), 0);
    assert_eq!(sat(f32::NAN, 1.0), 0);
    assert_eq!(sat(f32::INFINITY, f32::NEG_INFINITY), 0);
    assert_eq!(sat(f32::INFINITY, 1.0), 1.0f32.to_bits());
    assert_eq!(fp32::fma::<Rz, false, true>(3.0, 0.5, -1.25).to_bits(), 0.25f32.to_bits());
}
