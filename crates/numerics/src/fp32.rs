//! `.f32` arithmetic in all four rounding directions, `.ftz` and `.sat`.
//!
//! Models `add sub mul fma mad div rcp sqrt` of PTX ISA 9.1, sections 9.7.3.3 to 9.7.3.8, 9.7.3.13, 9.7.3.15.
//! Every result is the IEEE 754 one. The directed ones come from the nearest result and the exact sign of its error:
//! of a sum by an error-free transform, of a product, quotient and root because `f64` holds the product of two
//! `f32` exactly, of an fma from a sum rounded to odd in `f64`.
//!
//! Left open by the manual and chosen here: a NaN result is 0x7fffffff (what the hardware's adders and multipliers
//! give); `.ftz` flushes a result that is below 2^-126 after rounding to 24 bits without a limit to the exponent (the
//! threshold that ptxas 13.1 compiles into `cvt.rn.ftz.f32.f64`; IEEE 754's tininess after rounding); `.sat` turns
//! -0 into +0. `mad.f32` is `fma` on every architecture that is modelled.

use crate::round::{Round, Rounding, settle32, to_odd, two_sum32, two_sum64};

/// The NaN that `.f32` operations give.
pub const NAN: f32 = f32::from_bits(0x7fff_ffff);

/// A subnormal number becomes the zero of its sign; everything else stays.
#[inline(always)]
pub fn flush(x: f32) -> f32 {
    let bits = x.to_bits();
    let kept = if bits & 0x7f80_0000 == 0 { bits & 0x8000_0000 } else { bits };
    f32::from_bits(kept)
}

/// [`flush`] if `FTZ`.
#[inline(always)]
pub fn flush_if<const FTZ: bool>(x: f32) -> f32 {
    if FTZ { flush(x) } else { x }
}

/// `.sat`: clamps to [0, 1]; NaN and -0 become +0.
#[inline(always)]
pub fn saturate(x: f32) -> f32 {
    let upper = if x < 1.0 { x } else { 1.0 };
    if x > 0.0 { upper } else { 0.0 }
}

/// Replaces any NaN by [`NAN`]. On the bits: to the compiler one NaN is as good as another, and it has taken the root of a
/// negative number for the one asked for.
#[inline(always)]
pub fn canonical(x: f32) -> f32 {
    let bits = x.to_bits();
    f32::from_bits(if bits & 0x7fff_ffff > 0x7f80_0000 { NAN.to_bits() } else { bits })
}

/// What follows an operation whose result is exact wherever it is subnormal: one NaN, flushing, saturation.
#[inline(always)]
pub(crate) fn finish<const FTZ: bool, const SAT: bool>(x: f32) -> f32 {
    let flushed = flush_if::<FTZ>(x);
    if SAT { saturate(flushed) } else { canonical(flushed) }
}

/// What follows an operation that may round a subnormal result: [`finish`], where `tiny` says what `.ftz` flushes.
#[inline(always)]
fn finish_tiny<const FTZ: bool, const SAT: bool>(x: f32, tiny: bool) -> f32 {
    let zero = f32::from_bits(x.to_bits() & 0x8000_0000);
    finish::<false, SAT>(if FTZ & tiny { zero } else { x })
}

/// Whether `value / scale`, rounded to 24 bits in direction `R` with any exponent, is below 2^-126. `value` is exact or
/// rounded to odd, `scale` positive with at most 24 bits.
#[inline(always)]
pub(crate) fn is_tiny<R: Round>(value: f64, scale: f64, negative: bool) -> bool {
    const LEAST: f64 = f32::MIN_POSITIVE as f64;
    const HALF_UNIT: f64 = LEAST / 33_554_432.0;
    let magnitude = value.abs();
    let outward = match R::MODE {
        Rounding::Rn => return magnitude < scale * (LEAST - HALF_UNIT),
        Rounding::Rz => false,
        Rounding::Rm => negative,
        Rounding::Rp => !negative,
    };
    let (inner, outer) = (magnitude < scale * LEAST, magnitude <= scale * (LEAST - 2.0 * HALF_UNIT));
    if outward { outer } else { inner }
}

/// A zero sum of operands with signs `a` and `b` (their bits 31) under rounding towards minus infinity is negative
/// unless both are positive; in the other directions it already is right.
#[inline(always)]
fn zero_sign<R: Round>(sum: f32, a: u32, b: u32) -> f32 {
    match R::MODE {
        Rounding::Rm if sum == 0.0 => f32::from_bits((a | b) & 0x8000_0000),
        _ => sum,
    }
}

#[inline(always)]
fn add_exactly<R: Round>(a: f32, b: f32) -> f32 {
    if let Rounding::Rn = R::MODE {
        return a + b;
    }
    let (sum, tail) = two_sum32(a, b);
    zero_sign::<R>(settle32::<R>(sum, tail > 0.0, tail < 0.0), a.to_bits(), b.to_bits())
}

/// `add.R{.ftz}{.sat}.f32`
#[inline(always)]
pub fn add<R: Round, const FTZ: bool, const SAT: bool>(a: f32, b: f32) -> f32 {
    finish::<FTZ, SAT>(add_exactly::<R>(flush_if::<FTZ>(a), flush_if::<FTZ>(b)))
}

/// `sub.R{.ftz}{.sat}.f32`
#[inline(always)]
pub fn sub<R: Round, const FTZ: bool, const SAT: bool>(a: f32, b: f32) -> f32 {
    add::<R, FTZ, SAT>(a, -b)
}

/// 2^64: lifts the neighbourhood of 2^-126 to where rounding sees the full precision.
const LIFT: f32 = 18_446_744_073_709_551_616.0;
/// 2^-126 lifted.
const LIFTED: f32 = f32::MIN_POSITIVE * LIFT;

/// `mul.R{.ftz}{.sat}.f32`
#[inline(always)]
pub fn mul<R: Round, const FTZ: bool, const SAT: bool>(a: f32, b: f32) -> f32 {
    let (a, b) = (flush_if::<FTZ>(a), flush_if::<FTZ>(b));
    match R::MODE {
        // If lifting overflows, the product is far from tiny.
        Rounding::Rn => finish_tiny::<FTZ, SAT>(a * b, FTZ && (a * LIFT * b).abs() < LIFTED),
        _ => narrow_and_finish::<R, FTZ, SAT>(f64::from(a) * f64::from(b)),
    }
}

/// `fma.R{.ftz}{.sat}.f32`, and `mad.R.f32`: one rounding.
#[inline(always)]
pub fn fma<R: Round, const FTZ: bool, const SAT: bool>(a: f32, b: f32, c: f32) -> f32 {
    let (a, b, c) = (flush_if::<FTZ>(a), flush_if::<FTZ>(b), flush_if::<FTZ>(c));
    match R::MODE {
        Rounding::Rn => {
            // If lifting overflows, the sum is zero or far from tiny: its terms' last bits are above 2^-126.
            let tiny = FTZ && (a * LIFT).mul_add(b, c * LIFT).abs() < LIFTED;
            finish_tiny::<FTZ, SAT>(a.mul_add(b, c), tiny)
        }
        _ => {
            let product = f64::from(a) * f64::from(b);
            let (sum, tail) = two_sum64(product, f64::from(c));
            let odd = to_odd(sum, tail);
            let rounded = zero_sum::<R>(narrow::<R>(odd), sum, a.to_bits() ^ b.to_bits(), c.to_bits());
            let tiny = FTZ && is_tiny::<R>(odd, 1.0, rounded.is_sign_negative());
            finish_tiny::<FTZ, SAT>(rounded, tiny)
        }
    }
}

/// [`zero_sign`] for an fma, where the sum in `f64` tells an exact zero from an underflow.
#[inline(always)]
fn zero_sum<R: Round>(rounded: f32, sum: f64, a: u32, b: u32) -> f32 {
    match R::MODE {
        Rounding::Rm if sum == 0.0 => f32::from_bits((a | b) & 0x8000_0000),
        _ => rounded,
    }
}

/// Rounds an `f64` to `f32`; the caller settles NaN, flushing and saturation.
#[inline(always)]
fn narrow<R: Round>(x: f64) -> f32 {
    let nearest = x as f32;
    let back = f64::from(nearest);
    settle32::<R>(nearest, back < x, back > x)
}

/// Rounds an `f64` that is exact or rounded to odd to an `f32` result with its modifiers.
#[inline(always)]
pub(crate) fn narrow_and_finish<R: Round, const FTZ: bool, const SAT: bool>(x: f64) -> f32 {
    let rounded = narrow::<R>(x);
    finish_tiny::<FTZ, SAT>(rounded, FTZ && is_tiny::<R>(x, 1.0, rounded.is_sign_negative()))
}

/// `div.R{.ftz}.f32`
#[inline(always)]
pub fn div<R: Round, const FTZ: bool>(a: f32, b: f32) -> f32 {
    let (a, b) = (flush_if::<FTZ>(a), flush_if::<FTZ>(b));
    let nearest = a / b;
    let (wide_a, wide_b) = (f64::from(a), f64::from(b));
    let result = match R::MODE {
        Rounding::Rn => nearest,
        _ => {
            // nearest * b is exact in f64, so comparing it with a compares nearest with a / b.
            let product = f64::from(nearest) * wide_b;
            let (less, more) = (product < wide_a, product > wide_a);
            let negative = b.is_sign_negative();
            settle32::<R>(nearest, if negative { more } else { less }, if negative { less } else { more })
        }
    };
    // 0 / 0 and the quotient of infinities compare as tiny.
    let tiny = FTZ && is_tiny::<R>(wide_a, wide_b.abs(), result.is_sign_negative()) & !result.is_nan();
    finish_tiny::<FTZ, false>(result, tiny)
}

/// `rcp.R{.ftz}.f32`
#[inline(always)]
pub fn rcp<R: Round, const FTZ: bool>(a: f32) -> f32 {
    div::<R, FTZ>(1.0, a)
}

/// `sqrt.R{.ftz}.f32`
#[inline(always)]
pub fn sqrt<R: Round, const FTZ: bool>(a: f32) -> f32 {
    let a = flush_if::<FTZ>(a);
    let nearest = a.sqrt();
    let result = match R::MODE {
        Rounding::Rn => nearest,
        _ => {
            let square = f64::from(nearest) * f64::from(nearest);
            settle32::<R>(nearest, square < f64::from(a), square > f64::from(a))
        }
    };
    finish::<FTZ, false>(result)
}
