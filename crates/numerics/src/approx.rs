//! The approximate functions: `.approx` and `.full`.
//!
//! Models `ex2 lg2 sin cos tanh rsqrt sqrt rcp div` with `.approx`, `div.full`, and the two `.approx.ftz.f64`
//! functions; PTX ISA 9.1, sections 9.7.3.8 and 9.7.3.13 to 9.7.3.22, 9.7.4.9, 9.7.4.10. Results for special
//! operands are the manual's tables.
//!
//! No public specification gives the hardware's bits, only bounds, so the value here is the correctly rounded one
//! (from `f64` kernels good to 2^-50; `rcp sqrt div` exactly). A device's result differs from it by up to the
//! manual's bound, which is repeated at each function. `sin` and `cos` are the exception: ptxas multiplies
//! the angle by 1/(2 pi) in `f32` towards zero before the function unit sees it, and that product, not the unit,
//! makes most of the error that the manual states; it is modelled, the unit itself is taken as exact.
//!
//! Known deviations: `tanh.approx` is 2^13 times as accurate as the hardware's. With `.ftz` absent the hardware
//! scales subnormal operands and results in separate instructions; here they are rounded once.

use crate::fp32;
use crate::fp64;
use crate::half16::{self, Half};
use crate::kernels;
use crate::round::{Rn, Rz};

/// 2^x with every special operand, before rounding.
#[inline(always)]
fn ex2_wide(x: f32) -> f64 {
    // Beyond 200 every format has overflowed or underflowed.
    let low = if x > -200.0 { x } else { -200.0 };
    let clamped = if low < 200.0 { low } else { 200.0 };
    let power = kernels::exp2(f64::from(clamped));
    if x.is_nan() { f64::NAN } else { power }
}

/// `ex2.approx{.ftz}.f32`: 2^x. The manual allows 2 units in the last place.
#[inline(always)]
pub fn ex2<const FTZ: bool>(x: f32) -> f32 {
    // The greatest f32 below -126 already gives a result that is flushed.
    let flushed = FTZ & (x < -126.0);
    fp32::canonical(ex2_wide(if flushed { f32::NEG_INFINITY } else { x }) as f32)
}

/// `ex2.approx.f16` and `ex2.approx.ftz.bf16`. The manual allows a relative error of 2^-9.9 and 2^-7.
#[inline(always)]
pub fn ex2_half<H: Half, const FTZ: bool>(x: u16) -> u16 {
    let x = if FTZ { H::flush(x) } else { x };
    let power = half16::encode64::<H, Rn>(ex2_wide(H::decode(x)));
    if FTZ { H::flush(power) } else { power }
}

/// `lg2.approx{.ftz}.f32`: the logarithm to base 2. The manual allows an absolute error of 2^-22 between 0.5 and 2
/// and a relative one of 2^-22 elsewhere.
#[inline(always)]
pub fn lg2<const FTZ: bool>(x: f32) -> f32 {
    let x = fp32::flush_if::<FTZ>(x);
    let ordinary = (x > 0.0) & (x < f32::INFINITY);
    let log = kernels::log2(f64::from(if ordinary { x } else { 1.0 })) as f32;
    let of_zero = if x == 0.0 { f32::NEG_INFINITY } else { fp32::NAN };
    let special = if x == f32::INFINITY { x } else { of_zero };
    if ordinary { log } else { special }
}

/// The angle in turns, as the function unit gets it.
#[inline(always)]
fn turns<const FTZ: bool>(x: f32) -> f64 {
    const PER_RADIAN: f32 = f32::from_bits(0x3e22_f983);
    f64::from(fp32::mul::<Rz, false, false>(fp32::flush_if::<FTZ>(x), PER_RADIAN))
}

/// `sin.approx{.ftz}.f32`. The manual allows an absolute error of 2^-20.5 up to 2 pi and 2^-14.7 up to 100 pi;
/// beyond, nothing is promised.
#[inline(always)]
pub fn sin<const FTZ: bool>(x: f32) -> f32 {
    let sine = kernels::sin_cos_turns(turns::<FTZ>(x)).0 as f32;
    let number = fp32::flush_if::<FTZ>(sine);
    if x.is_finite() { number } else { fp32::NAN }
}

/// `cos.approx{.ftz}.f32`. The bounds are those of [`sin`].
#[inline(always)]
pub fn cos<const FTZ: bool>(x: f32) -> f32 {
    let cosine = kernels::sin_cos_turns(turns::<FTZ>(x)).1 as f32;
    let number = fp32::flush_if::<FTZ>(cosine);
    if x.is_finite() { number } else { fp32::NAN }
}

/// `tanh.approx.f32`. The manual allows a relative error of 2^-11.
#[inline(always)]
pub fn tanh(x: f32) -> f32 {
    let tangent = kernels::tanh(f64::from(x)) as f32;
    if x.is_nan() { fp32::NAN } else { tangent }
}

/// `tanh.approx.f16` and `tanh.approx.bf16`. The manual allows an absolute error of 2^-10.987 and 2^-8.
#[inline(always)]
pub fn tanh_half<H: Half>(x: u16) -> u16 {
    let tangent = half16::encode64::<H, Rn>(kernels::tanh(f64::from(H::decode(x))));
    if H::is_nan(x) { half16::NAN } else { tangent }
}

/// `rsqrt.approx{.ftz}.f32`: 1 / sqrt(x). The manual allows a relative error of 2^-22.9.
#[inline(always)]
pub fn rsqrt<const FTZ: bool>(x: f32) -> f32 {
    let wide = f64::from(fp32::flush_if::<FTZ>(x));
    fp32::canonical((1.0 / wide.sqrt()) as f32)
}

/// `sqrt.approx{.ftz}.f32`. The manual allows a relative error of 2^-23.
#[inline(always)]
pub fn sqrt<const FTZ: bool>(x: f32) -> f32 {
    fp32::sqrt::<Rn, FTZ>(x)
}

/// `rcp.approx{.ftz}.f32`: 1 / x. The manual allows 1 unit in the last place.
#[inline(always)]
pub fn rcp<const FTZ: bool>(x: f32) -> f32 {
    fp32::rcp::<Rn, FTZ>(x)
}

/// `div.approx{.ftz}.f32`: a / b. The manual allows 2 units in the last place for |b| between 2^-126 and 2^126;
/// above, where 1 / b is flushed, the result is a zero, or NaN for an infinite `a`.
#[inline(always)]
pub fn div<const FTZ: bool>(a: f32, b: f32) -> f32 {
    const LIMIT: f32 = f32::from_bits(0x7e80_0000);
    let reciprocal = f32::from_bits(b.to_bits() & 0x8000_0000);
    let beyond = (b.abs() > LIMIT) & (b.abs() < f32::INFINITY);
    let by_zero = fp32::mul::<Rn, FTZ, false>(a, reciprocal);
    let quotient = fp32::div::<Rn, FTZ>(a, b);
    if beyond { by_zero } else { quotient }
}

/// `div.full{.ftz}.f32`: a / b. The manual allows 2 units in the last place.
#[inline(always)]
pub fn div_full<const FTZ: bool>(a: f32, b: f32) -> f32 {
    fp32::div::<Rn, FTZ>(a, b)
}

/// The canonical NaN of the two `.approx.ftz.f64` functions.
pub const NAN64: f64 = f64::from_bits(0x7fff_ffff_0000_0000);

/// What the two functions see of an operand: its upper word, a subnormal as zero.
#[inline(always)]
fn upper_word(x: f64) -> f64 {
    let bits = x.to_bits() & 0xffff_ffff_0000_0000;
    f64::from_bits(if bits & 0x7ff0_0000_0000_0000 == 0 { bits & 1 << 63 } else { bits })
}

/// A result as they write it: rounded to the upper word, a subnormal flushed.
#[inline(always)]
fn to_upper_word(x: f64) -> f64 {
    let rounded = f64::from_bits(x.to_bits().wrapping_add(0x8000_0000));
    let kept = upper_word(if x.is_finite() { rounded } else { x });
    if x.is_nan() { NAN64 } else { kept }
}

/// `rcp.approx.ftz.f64`: 1 / x from and to the upper word. The manual gives no bound.
#[inline(always)]
pub fn rcp_f64(x: f64) -> f64 {
    to_upper_word(1.0 / upper_word(x))
}

/// `rsqrt.approx.ftz.f64`: 1 / sqrt(x) from and to the upper word. The manual gives no bound.
#[inline(always)]
pub fn rsqrt_f64_ftz(x: f64) -> f64 {
    to_upper_word(1.0 / upper_word(x).sqrt())
}

/// `rsqrt.approx.f64`: 1 / sqrt(x). The manual gives no bound; this is within 0.51 units in the last place.
#[inline(always)]
pub fn rsqrt_f64(x: f64) -> f64 {
    let first = 1.0 / x.sqrt();
    // One Newton step on the exact residual 1 - x first^2.
    let root = x * first;
    let tail = x.mul_add(first, -root);
    let residual = root.mul_add(-first, 1.0) - tail * first;
    let refined = (0.5 * first).mul_add(residual, first);
    fp64::finish1(if refined.is_finite() { refined } else { first }, x)
}
