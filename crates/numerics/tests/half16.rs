//! `.f16` and `.bf16`: encoding exhaustively against `half` and `rustc_apfloat`, arithmetic against the latter.

mod common;

use common::{Rng, bits, cases, direction};
use half::{bf16, f16};
use numerics::half16::{self, Half, Plain, Relu, Sat};
use numerics::minmax::{Bf16, F16};
use numerics::round::{Rn, Rounding};
use numerics::with_round;
use rustc_apfloat::ieee::{BFloat, Double, Half as ApHalf, Single};
use rustc_apfloat::{Float, FloatConvert};

/// `rustc_apfloat`'s format of ours.
trait Oracle: Half {
    type Ap: Float;
}
impl Oracle for F16 {
    type Ap = ApHalf;
}
impl Oracle for Bf16 {
    type Ap = BFloat;
}

fn ap<H: Oracle>(x: u16) -> H::Ap {
    H::Ap::from_bits(u128::from(x))
}

fn want<F: Float>(x: F) -> u16 {
    bits(x, 0x7fff) as u16
}

#[test]
fn every_half_decodes_and_encodes_back() {
    for x in 0..=u16::MAX {
        let (h, b) = (F16::decode(x), Bf16::decode(x));
        if f16::from_bits(x).is_nan() {
            assert_eq!(h.to_bits(), 0x7fff_ffff);
        } else {
            assert_eq!(h.to_bits(), f16::from_bits(x).to_f32_const().to_bits());
            with_all(|mode| with_round!(mode, R => assert_eq!(half16::encode32::<F16, R>(h), x)));
        }
        assert_eq!(b.to_bits(), u32::from(x) << 16);
        if !bf16::from_bits(x).is_nan() {
            with_all(|mode| with_round!(mode, R => assert_eq!(half16::encode64::<Bf16, R>(f64::from(b)), x)));
        }
    }
}

fn with_all(mut f: impl FnMut(Rounding)) {
    Rounding::ALL.into_iter().for_each(&mut f);
}

/// Rounds `x` (an exact `f64`) both ways and compares with the reference.
fn check_encode<H: Oracle>(x: f64)
where
    Double: FloatConvert<H::Ap>,
    Single: FloatConvert<H::Ap>,
{
    let wide = Double::from_bits(u128::from(x.to_bits()));
    let narrow = x as f32;
    let single = Single::from_bits(u128::from(narrow.to_bits()));
    with_all(|mode| {
        let mut lossy = false;
        let from64 = want::<H::Ap>(wide.convert_r(direction(mode), &mut lossy).value);
        let from32 = want::<H::Ap>(single.convert_r(direction(mode), &mut lossy).value);
        with_round!(mode, R => {
            assert_eq!(half16::encode64::<H, R>(x), from64, "{mode:?} {x:e}");
            assert_eq!(half16::encode32::<H, R>(narrow), from32, "{mode:?} {narrow:e}");
        });
    });
}

#[test]
fn encoding_decides_every_boundary() {
    // Each half, the midpoint to the next, and a nudge to either side of both.
    for x in (0..=u16::MAX).step_by(if cfg!(debug_assertions) { 7 } else { 1 }) {
        for (a, b) in [
            (F16::decode(x), F16::decode(x.wrapping_add(1))),
            (Bf16::decode(x), Bf16::decode(x.wrapping_add(1))),
        ] {
            if !a.is_finite() {
                continue;
            }
            let b = if b.is_finite() { f64::from(b) } else { f64::from(a) * 1.002 };
            let middle = (f64::from(a) + b) / 2.0;
            for center in [f64::from(a), middle] {
                for nudge in [0u64, 1, u64::MAX, 1 << 29, 0u64.wrapping_sub(1 << 29)] {
                    let near = f64::from_bits(center.to_bits().wrapping_add(nudge));
                    check_encode::<F16>(near);
                    check_encode::<Bf16>(near);
                }
            }
        }
    }
    let mut rng = Rng::new(6);
    for _ in 0..cases(2_000_000) {
        let (x, y) = (rng.f64(), f64::from(rng.f32()));
        for z in [x, y] {
            check_encode::<F16>(z);
            check_encode::<Bf16>(z);
        }
    }
}

fn check_arithmetic<H: Oracle>(a: u16, b: u16, c: u16) {
    let (x, y, z) = (ap::<H>(a), ap::<H>(b), ap::<H>(c));
    let r = rustc_apfloat::Round::NearestTiesToEven;
    let same = |name: &str, got: u16, v: H::Ap| {
        assert_eq!(got, want(v), "{name} {a:#06x} {b:#06x} {c:#06x}: {got:#06x}, not {v}");
    };
    same("add", half16::add::<H, Plain, false>(a, b), x.add_r(y, r).value);
    same("sub", half16::sub::<H, Plain, false>(a, b), x.sub_r(y, r).value);
    same("mul", half16::mul::<H, Plain, false>(a, b), x.mul_r(y, r).value);
    same("fma", half16::fma::<H, Plain, false>(a, b, c), x.mul_add_r(y, z, r).value);
}

#[test]
fn every_f16_against_hard_partners() {
    // All first operands; partners drawn anew for each.
    let mut rng = Rng::new(7);
    let rounds = if cfg!(debug_assertions) { 2 } else { 60 };
    for a in 0..=u16::MAX {
        for _ in 0..rounds {
            let (b, c) = (rng.float(5, 10) as u16, rng.float(5, 10) as u16);
            check_arithmetic::<F16>(a, b, c);
            let product = half16::mul::<F16, Plain, false>(a, b);
            let cancel = (product ^ 0x8000).wrapping_add(rng.below(5) as u16).wrapping_sub(2);
            check_arithmetic::<F16>(a, b, cancel);
        }
    }
}

#[test]
fn bf16_against_hard_partners() {
    let mut rng = Rng::new(8);
    for _ in 0..cases(8_000_000) {
        let (a, b, c) = (rng.float(8, 7) as u16, rng.float(8, 7) as u16, rng.float(8, 7) as u16);
        check_arithmetic::<Bf16>(a, b, c);
        let product = half16::mul::<Bf16, Plain, false>(a, b);
        let cancel = (product ^ 0x8000).wrapping_add(rng.below(5) as u16).wrapping_sub(2);
        check_arithmetic::<Bf16>(a, b, cancel);
    }
}

#[test]
fn modifiers() {
    let h = |x: f32| half16::encode32::<F16, Rn>(x);
    assert_eq!(half16::add::<F16, Sat, false>(h(0.75), h(0.5)), h(1.0));
    assert_eq!(half16::add::<F16, Sat, false>(h(-0.75), h(0.5)), 0);
    assert_eq!(half16::mul::<F16, Sat, false>(0x7e01, h(0.5)), 0);
    assert_eq!(half16::fma::<F16, Relu, false>(h(-1.0), h(2.0), h(1.0)), 0);
    assert_eq!(half16::fma::<F16, Relu, false>(0xfe01, h(2.0), h(1.0)), 0x7fff);
    assert_eq!(half16::fma::<Bf16, Relu, false>(0x3f80, 0x4000, 0x3f80), 0x4040);
    assert_eq!(half16::relu::<F16>(0x8000), 0);
    // .ftz on operands and on the result.
    assert_eq!(half16::add::<F16, Plain, true>(0x83ff, 0x0000), 0);
    assert_eq!(half16::add::<F16, Plain, false>(0x03ff, 0x0001), 0x0400);
    assert_eq!(half16::mul::<F16, Plain, true>(0x0400, 0xb800), 0x8000);
    assert_eq!(half16::mul::<F16, Plain, false>(0x0400, 0xb800), 0x8200);
    let (a, b) = (half16::pack(h(1.0), h(2.0)), half16::pack(h(3.0), h(5.0)));
    let sum = numerics::packed!(a, b => half16::add::<F16, Plain, false>(a, b));
    assert_eq!(sum, half16::pack(h(4.0), h(7.0)));
    assert_eq!(half16::packed2(a, b, half16::add::<F16, Plain, false>), sum);
    assert_eq!(half16::packed1(a, |x| half16::sub::<F16, Plain, false>(x, h(1.0))), half16::pack(0, h(1.0)));
    let fused = numerics::packed!(sum => half16::fma::<F16, Plain, false>(sum, sum, sum));
    assert_eq!(fused, half16::pack(h(20.0), h(56.0)));
    assert_eq!(half16::packed3(sum, sum, sum, half16::fma::<F16, Plain, false>), fused);
}
