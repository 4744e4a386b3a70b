//! `min max abs neg copysign testp` and the comparison operators, against the manual's definitions.

mod common;

use base::CmpOp;
use common::{Rng, cases};
use numerics::compare;
use numerics::half16::Half;
use numerics::minmax::{Bf16, F16, F32, F64, Format, Property};

/// The manual's `max_num`, on `f32` values, -0 below +0.
fn max_num(x: f32, y: f32) -> f32 {
    match (x.is_nan(), y.is_nan()) {
        (true, true) => f32::from_bits(0x7fff_ffff),
        (true, false) => y,
        (false, true) => x,
        _ if x == 0.0 && y == 0.0 => {
            if x.is_sign_negative() {
                y
            } else {
                x
            }
        }
        _ => {
            if x > y {
                x
            } else {
                y
            }
        }
    }
}

/// `min` is `max` of the opposites.
fn min_num(x: f32, y: f32) -> f32 {
    let m = max_num(-x, -y);
    if m.is_nan() { m } else { -m }
}

fn nan_or(x: f32, y: f32, number: f32) -> f32 {
    if x.is_nan() || y.is_nan() { f32::from_bits(0x7fff_ffff) } else { number }
}

#[test]
fn min_and_max_of_f32() {
    let mut rng = Rng::new(30);
    for i in 0..cases(2_000_000) {
        let a = rng.f32();
        let b = match i % 3 {
            0 => rng.nudge32(a),
            1 => -a,
            _ => rng.f32(),
        };
        let c = rng.f32();
        let (x, y, z) = (a.to_bits(), b.to_bits(), c.to_bits());
        let same = |got: u32, want: f32| assert_eq!(got, want.to_bits(), "{a:e} {b:e} {c:e}");
        same(F32::max::<false, false>(x, y), max_num(a, b));
        same(F32::min::<false, false>(x, y), min_num(a, b));
        same(F32::max::<true, false>(x, y), nan_or(a, b, max_num(a, b)));
        same(F32::min::<true, false>(x, y), nan_or(a, b, min_num(a, b)));
        let signed = |m: f32| {
            let sign = a.is_sign_negative() != b.is_sign_negative();
            if m.is_nan() { m } else { m.copysign(if sign { -1.0 } else { 1.0 }) }
        };
        same(F32::max::<false, true>(x, y), signed(max_num(a.abs(), b.abs())));
        same(F32::min::<true, true>(x, y), nan_or(a, b, signed(min_num(a.abs(), b.abs()))));
        same(F32::max3::<false, false>(x, y, z), max_num(max_num(a, b), c));
        same(F32::min3::<false, true>(x, y, z), min_num(min_num(a.abs(), b.abs()), c.abs()));
        let both = nan_or(a, b, min_num(a, b));
        same(F32::min3::<true, false>(x, y, z), nan_or(both, c, min_num(both, c)));
        let both = nan_or(a, b, max_num(a.abs(), b.abs()));
        same(F32::max3::<true, true>(x, y, z), nan_or(both, c, max_num(both, c.abs())));
    }
}

#[test]
fn halves_order_as_their_values() {
    let mut rng = Rng::new(31);
    for _ in 0..cases(2_000_000) {
        let (a, b) = (rng.next() as u16, rng.next() as u16);
        for (got, want) in [
            (F16::decode(F16::max::<false, false>(a, b)), max_num(F16::decode(a), F16::decode(b))),
            (F16::decode(F16::min::<false, false>(a, b)), min_num(F16::decode(a), F16::decode(b))),
        ] {
            assert_eq!(got.to_bits(), want.to_bits(), "{a:#x} {b:#x}");
        }
        let (x, y) = (Bf16::decode(a), Bf16::decode(b));
        let most = Bf16::max::<true, false>(a, b);
        if x.is_nan() || y.is_nan() {
            assert_eq!(most, 0x7fff);
        } else {
            assert_eq!(Bf16::decode(most).to_bits(), max_num(x, y).to_bits());
        }
    }
}

#[test]
fn f64_keeps_payloads() {
    let (signalling, quiet) = (0x7ff0_0000_0000_0001u64, 0xfff8_0000_0000_0002u64);
    let one = 1f64.to_bits();
    assert_eq!(F64::min::<false, false>(signalling, one), one);
    assert_eq!(F64::max::<false, false>(one, quiet), one);
    assert_eq!(F64::min::<false, false>(quiet, signalling), 0x7ff8_0000_0000_0001);
    // `abs` clears the sign, as the DADD that ptxas emits does.
    assert_eq!(F64::abs(quiet), quiet & !(1 << 63));
    assert_eq!(F64::neg(signalling), signalling);
    assert_eq!(F64::min::<false, false>(0, 1 << 63), 1 << 63);
    assert_eq!(F64::max::<false, false>(1 << 63, 0), 0);
    let mut rng = Rng::new(32);
    for _ in 0..cases(400_000) {
        let (a, b) = (rng.f64(), rng.f64());
        if a.is_nan() || b.is_nan() || a == b {
            continue;
        }
        assert_eq!(F64::max::<false, false>(a.to_bits(), b.to_bits()), a.max(b).to_bits());
        assert_eq!(F64::min::<false, false>(a.to_bits(), b.to_bits()), a.min(b).to_bits());
    }
}

#[test]
fn signs() {
    assert_eq!(F32::abs(0xbf80_0000), 0x3f80_0000);
    assert_eq!(F32::neg(0), 0x8000_0000);
    assert_eq!(F32::abs(0xffc0_0001), 0x7fff_ffff);
    assert_eq!(F32::neg(0x7f80_0001), 0x7fff_ffff);
    assert_eq!(F16::neg(0x3c00), 0xbc00);
    assert_eq!(Bf16::abs(0xffc0), 0x7fff);
    // The sign of the first on the magnitude of the second.
    assert_eq!(F32::copysign(0x8000_0000, 0x3f80_0000), 0xbf80_0000);
    assert_eq!(F64::copysign(0, (-2f64).to_bits()), 2f64.to_bits());
    assert_eq!(F32::flush(0x807f_ffff), 0x8000_0000);
    assert_eq!(F16::flush(0x0400), 0x0400);
}

#[test]
fn properties() {
    use Property::{Finite, Infinite, Normal, NotANumber, Number, Subnormal};
    let all = [Finite, Infinite, Number, NotANumber, Normal, Subnormal];
    let f32_cases: [(u32, [bool; 6]); 6] = [
        (0x0000_0000, [true, false, true, false, true, false]),
        (0x8000_0001, [true, false, true, false, false, true]),
        (0x007f_ffff, [true, false, true, false, false, true]),
        (0x8080_0000, [true, false, true, false, true, false]),
        (0xff80_0000, [false, true, true, false, false, false]),
        (0x7f80_0001, [false, false, false, true, false, false]),
    ];
    for (x, want) in f32_cases {
        assert_eq!(all.map(|p| F32::test(p, x)), want, "{x:#x}");
        // The same classes in the other formats, by way of the value.
        let wide = f64::from(f32::from_bits(x));
        let ours = all.map(|p| F64::test(p, wide.to_bits()));
        let host = [
            wide.is_finite(),
            wide.is_infinite(),
            !wide.is_nan(),
            wide.is_nan(),
            wide.is_normal() || wide == 0.0,
            wide.is_subnormal(),
        ];
        assert_eq!(ours, host);
    }
    assert!(F16::test(Subnormal, 0x03ff) && F16::test(Normal, 0x0400) && F16::test(Infinite, 0xfc00));
    assert!(Bf16::test(NotANumber, 0x7f81) && Bf16::test(Finite, 0x7f7f));
}

#[test]
fn comparison_operators() {
    let (one, two, nan) = (1f32, 2f32, f32::NAN);
    // Less, equal, greater, unordered.
    let table: [(CmpOp, [bool; 4]); 14] = [
        (CmpOp::Eq, [false, true, false, false]),
        (CmpOp::Ne, [true, false, true, false]),
        (CmpOp::Lt, [true, false, false, false]),
        (CmpOp::Le, [true, true, false, false]),
        (CmpOp::Gt, [false, false, true, false]),
        (CmpOp::Ge, [false, true, true, false]),
        (CmpOp::Equ, [false, true, false, true]),
        (CmpOp::Neu, [true, false, true, true]),
        (CmpOp::Ltu, [true, false, false, true]),
        (CmpOp::Leu, [true, true, false, true]),
        (CmpOp::Gtu, [false, false, true, true]),
        (CmpOp::Geu, [false, true, true, true]),
        (CmpOp::Num, [true, true, true, false]),
        (CmpOp::Nan, [false, false, false, true]),
    ];
    assert_eq!(table.map(|(op, _)| op), CmpOp::ALL);
    for (op, want) in table {
        let got = [
            compare::holds(op, one, two),
            compare::holds(op, two, two),
            compare::holds(op, two, one),
            compare::holds(op, one, nan),
        ];
        assert_eq!(got, want, "{op:?}");
        assert_eq!(compare::holds(op, nan, one), want[3], "{op:?}");
        assert_eq!(compare::holds(op, f64::NAN, f64::NAN), want[3], "{op:?}");
        assert_eq!(compare::holds(op, 0f64, -0f64), want[1], "{op:?}");
    }
}
