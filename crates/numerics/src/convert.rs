//! `cvt`: between integers, between floats, and across.
//!
//! Models `cvt` of PTX ISA 9.1, section 9.7.9.21, for the integer types of 8 to 64 bits and `.f16 .bf16 .f32 .f64`,
//! with every rounding direction on every pair, `.ftz`, `.sat`, `.relu`, `.satfinite`, the packed `.f16x2` and
//! `.bf16x2` forms and `.tf32`. The 8-, 6- and 4-bit formats and `.rs` are in [`crate::small`].
//!
//! Sources are exact in `f64` (64-bit integers are first rounded to odd), so a conversion is one rounding from
//! there. A register wider than the destination type is sign-extended for signed types and zero-extended otherwise;
//! [`Int::to_register`] does that. A float outside of an integer's range saturates; NaN gives 0, but 1 << (bits - 1)
//! if the source is `.f64` or the destination has 64 bits (the manual's rule, PTX ISA 9.0 and later).
//! `.ftz` on an `.f32` source is the caller's [`fp32::flush`] before, on an `.f32` result a parameter here.

use crate::fp32;
use crate::fp64;
use crate::half16::{self, Finish, Half};
use crate::round::{Rn, Round, Rounding, settle64};

/// An integer type of `cvt`.
pub trait Int: Copy {
    /// Its width.
    const BITS: u32;
    /// The value of a register's low bits.
    fn from_register(register: u64) -> Self;
    /// The value in a register of up to 64 bits: sign-extended if signed, zero-extended if not.
    fn to_register(self) -> u64;
    /// The value.
    fn to_i128(self) -> i128;
    /// The value of the low bits.
    fn wrap(value: i128) -> Self;
    /// The nearest value of this type.
    fn clamp(value: i128) -> Self;
    /// An integral `f64` as this type; beyond its range the nearest end, NaN as 0.
    fn from_f64(x: f64) -> Self;
    /// An integral `f32` as this type; beyond its range the nearest end, NaN as 0.
    fn from_f32(x: f32) -> Self;
    /// 1 << (BITS - 1).
    fn indefinite() -> Self;
    /// The value in `f64`, rounded to odd (exact up to 53 bits).
    fn to_f64_odd(self) -> f64;
    /// The nearest `f64`.
    fn to_f64(self) -> f64;
    /// The nearest `f32`.
    fn to_f32(self) -> f32;
}

macro_rules! int {
    ($($t:ty, odd $odd:expr, from $from32:expr, $from64:expr;)*) => { $(
        impl Int for $t {
            const BITS: u32 = <$t>::BITS;
            #[inline(always)]
            fn from_register(register: u64) -> Self {
                register as $t
            }
            #[inline(always)]
            fn to_register(self) -> u64 {
                self as u64
            }
            #[inline(always)]
            fn to_i128(self) -> i128 {
                self as i128
            }
            #[inline(always)]
            fn wrap(value: i128) -> Self {
                value as $t
            }
            #[inline(always)]
            fn clamp(value: i128) -> Self {
                value.clamp(<$t>::MIN as i128, <$t>::MAX as i128) as $t
            }
            #[inline(always)]
            fn from_f64(x: f64) -> Self {
                $from64(x) as $t
            }
            #[inline(always)]
            fn from_f32(x: f32) -> Self {
                $from32(x) as $t
            }
            #[inline(always)]
            fn indefinite() -> Self {
                1 << (<$t>::BITS - 1)
            }
            #[inline(always)]
            fn to_f64_odd(self) -> f64 {
                let odd: fn($t) -> f64 = $odd;
                odd(self)
            }
            #[inline(always)]
            fn to_f64(self) -> f64 {
                self as f64
            }
            #[inline(always)]
            fn to_f32(self) -> f32 {
                self as f32
            }
        }
    )* };
}

/// Below 2^53 exact; above, the low 11 bits become one sticky bit, so that 53 bits and fewer remain.
#[inline(always)]
fn odd_u64(x: u64) -> f64 {
    let jammed = x >> 11 << 11 | (((x & 0x7ff != 0) as u64) << 11);
    (if x < 1 << 53 { x } else { jammed }) as f64
}

#[inline(always)]
fn odd_i64(x: i64) -> f64 {
    let magnitude = odd_u64(x.unsigned_abs());
    if x < 0 { -magnitude } else { magnitude }
}

/// A cast to a narrow type by way of `i32`, which vectorises.
macro_rules! narrow_cast {
    ($t:ty, $from:ident) => {
        |x| $from(x).clamp(<$t>::MIN as i32, <$t>::MAX as i32)
    };
}

int! {
    u8, odd f64::from, from narrow_cast!(u8, f32_to_i32), narrow_cast!(u8, f64_to_i32);
    i8, odd f64::from, from narrow_cast!(i8, f32_to_i32), narrow_cast!(i8, f64_to_i32);
    u16, odd f64::from, from narrow_cast!(u16, f32_to_i32), narrow_cast!(u16, f64_to_i32);
    i16, odd f64::from, from narrow_cast!(i16, f32_to_i32), narrow_cast!(i16, f64_to_i32);
    u32, odd f64::from, from f32_to_u32, f64_to_u32;
    i32, odd f64::from, from f32_to_i32, f64_to_i32;
    u64, odd odd_u64, from |x| x, |x| x;
    i64, odd odd_i64, from |x| x, |x| x;
}

/// `x as i32`, in a form that vectorises.
#[allow(clippy::manual_range_contains, reason = "two comparisons without a branch")]
#[inline(always)]
fn f32_to_i32(x: f32) -> i32 {
    let end = if x > 0.0 { i32::MAX } else { i32::MIN };
    let outside = if x.is_nan() { 0 } else { end };
    let inside = (x >= -2_147_483_648.0) & (x < 2_147_483_648.0);
    // SAFETY: the operand is in [-2^31, 2^31).
    let cast = unsafe { (if inside { x } else { 0.0 }).to_int_unchecked::<i32>() };
    if inside { cast } else { outside }
}

/// [`f32_to_i32`] for `f64`.
#[inline(always)]
fn f64_to_i32(x: f64) -> i32 {
    let end = if x > 0.0 { i32::MAX } else { i32::MIN };
    let outside = if x.is_nan() { 0 } else { end };
    let inside = (x > -2_147_483_649.0) & (x < 2_147_483_648.0);
    // SAFETY: the operand without its fraction is in [-2^31, 2^31).
    let cast = unsafe { (if inside { x } else { 0.0 }).to_int_unchecked::<i32>() };
    if inside { cast } else { outside }
}

/// `x as u32`, in a form that vectorises: numbers from 2^31 on are cast 2^31 lower.
#[inline(always)]
fn f32_to_u32(x: f32) -> u32 {
    const HALF: f32 = 2_147_483_648.0;
    let high = x >= HALF;
    let cast = f32_to_i32(if high { x - HALF } else { x }) as u32;
    let number = if high { cast.wrapping_add(1 << 31) } else { cast };
    // Everything from 2^32 on has become i32::MAX + 2^31.
    if x > 0.0 { number } else { 0 }
}

/// [`f32_to_u32`] for `f64`.
#[inline(always)]
fn f64_to_u32(x: f64) -> u32 {
    const HALF: f64 = 2_147_483_648.0;
    let high = x >= HALF;
    let cast = f64_to_i32(if high { x - HALF } else { x }) as u32;
    let number = if high { cast.wrapping_add(1 << 31) } else { cast };
    if x > 0.0 { number } else { 0 }
}

/// `cvt{.sat}.D.S` between integers: the low bits, or with `SAT` the nearest value.
#[inline(always)]
pub fn int_to_int<S: Int, D: Int, const SAT: bool>(x: S) -> D {
    if SAT { D::clamp(x.to_i128()) } else { D::wrap(x.to_i128()) }
}

/// `cvt.R.f32.S`
#[inline(always)]
pub fn int_to_f32<S: Int, R: Round>(x: S) -> f32 {
    match R::MODE {
        Rounding::Rn => x.to_f32(),
        _ => fp32::narrow_and_finish::<R, false, false>(x.to_f64_odd()),
    }
}

/// `cvt.R.f64.S`
#[inline(always)]
pub fn int_to_f64<S: Int, R: Round>(x: S) -> f64 {
    let nearest = x.to_f64();
    if S::BITS < 64 || matches!(R::MODE, Rounding::Rn) {
        return nearest;
    }
    let (exact, back) = (x.to_i128(), nearest as i128);
    settle64::<R>(nearest, back < exact, back > exact)
}

/// `cvt.R.f16.S`, `cvt.R.bf16.S`
#[inline(always)]
pub fn int_to_half<S: Int, H: Half, R: Round>(x: S) -> u16 {
    half16::encode64::<H, R>(x.to_f64_odd())
}

/// A float type of `cvt` as a source.
pub trait Float: Copy {
    /// Whether a NaN converts to 1 << (bits - 1) in every integer type.
    const IS_F64: bool;
    /// Whether this is a NaN.
    fn is_nan(self) -> bool;
    /// Rounds to an integral value in direction `R`.
    fn integral<R: Round>(self) -> Self;
    /// An integral value as an integer; beyond its range the nearest end, NaN as 0.
    fn cast<I: Int>(self) -> I;
}

macro_rules! float {
    ($t:ty, $is_f64:expr, $from:ident) => {
        impl Float for $t {
            const IS_F64: bool = $is_f64;
            #[inline(always)]
            fn is_nan(self) -> bool {
                <$t>::is_nan(self)
            }
            #[inline(always)]
            fn integral<R: Round>(self) -> Self {
                match R::MODE {
                    Rounding::Rn => self.round_ties_even(),
                    Rounding::Rz => self.trunc(),
                    Rounding::Rm => self.floor(),
                    Rounding::Rp => self.ceil(),
                }
            }
            #[inline(always)]
            fn cast<I: Int>(self) -> I {
                I::$from(self)
            }
        }
    };
}

float!(f32, false, from_f32);
float!(f64, true, from_f64);

/// `cvt.{rni,rzi,rmi,rpi}.D.S` from a float to an integer; decode a half first.
#[inline(always)]
pub fn float_to_int<S: Float, D: Int, R: Round>(x: S) -> D {
    let integral = match R::MODE {
        // The cast itself drops the fraction.
        Rounding::Rz => x,
        _ => x.integral::<R>(),
    };
    let number = integral.cast::<D>();
    if (S::IS_F64 || D::BITS == 64) && x.is_nan() { D::indefinite() } else { number }
}

/// `cvt.{rni,rzi,rmi,rpi}{.ftz}{.sat}.f32.f32`
#[inline(always)]
pub fn round_f32<R: Round, const FTZ: bool, const SAT: bool>(x: f32) -> f32 {
    let x = fp32::flush_if::<FTZ>(x);
    fp32::finish::<false, SAT>(x.integral::<R>())
}

/// `cvt{.ftz}{.sat}.f32.f32` without rounding; without modifiers a copy, NaN included.
#[inline(always)]
pub fn f32_to_f32<const FTZ: bool, const SAT: bool>(x: f32) -> f32 {
    if FTZ | SAT { fp32::finish::<FTZ, SAT>(x) } else { x }
}

/// `cvt.{rni,rzi,rmi,rpi}{.sat}.f64.f64`
#[inline(always)]
pub fn round_f64<R: Round, const SAT: bool>(x: f64) -> f64 {
    finish_f64::<SAT>(x.integral::<R>(), x)
}

/// `cvt{.sat}.f64.f64` without rounding; without `.sat` a copy, NaN included.
#[inline(always)]
pub fn f64_to_f64<const SAT: bool>(x: f64) -> f64 {
    if SAT { finish_f64::<true>(x, x) } else { x }
}

/// `.sat` on a result, or the operand's NaN.
#[inline(always)]
fn finish_f64<const SAT: bool>(result: f64, operand: f64) -> f64 {
    if !SAT {
        return fp64::finish1(result, operand);
    }
    let upper = if result < 1.0 { result } else { 1.0 };
    if result > 0.0 { upper } else { 0.0 }
}

/// `cvt.{rni,rzi,rmi,rpi}{.sat}` within a half format.
#[inline(always)]
pub fn round_half<H: Half, R: Round, F: Finish>(x: u16) -> u16 {
    F::apply::<H>(half16::encode32::<H, Rn>(round_f32::<R, false, false>(H::decode(x))))
}

/// `cvt{.ftz}{.sat}.f64.f32`: exact; a NaN becomes that of the `.f64` adder, with the payload moved up.
#[inline(always)]
pub fn f32_to_f64<const FTZ: bool, const SAT: bool>(x: f32) -> f64 {
    let x = fp32::flush_if::<FTZ>(x);
    let bits = u64::from(x.to_bits());
    let nan = (bits & 0x8000_0000) << 32 | 0x7ff8_0000_0000_0000 | (bits & 0x003f_ffff) << 29;
    let wide = if x.is_nan() { f64::from_bits(nan) } else { f64::from(x) };
    finish_f64::<SAT>(wide, wide)
}

/// `cvt.R{.ftz}{.sat}.f32.f64`
#[inline(always)]
pub fn f64_to_f32<R: Round, const FTZ: bool, const SAT: bool>(x: f64) -> f32 {
    fp32::narrow_and_finish::<R, FTZ, SAT>(x)
}

/// `cvt{.ftz}{.sat}.f32.f16`: exact, NaN canonical; and `cvt{.ftz}.f32.bf16`: a shift, NaN kept.
#[inline(always)]
pub fn half_to_f32<H: Half, const FTZ: bool, const SAT: bool>(x: u16) -> f32 {
    let wide = half16::to_f32::<H, FTZ>(x);
    if SAT { fp32::saturate(wide) } else { wide }
}

/// `cvt{.sat}.f64.{f16,bf16}`: exact.
#[inline(always)]
pub fn half_to_f64<H: Half, const SAT: bool>(x: u16) -> f64 {
    f32_to_f64::<false, SAT>(H::decode(x))
}

/// `cvt.R{.sat}{.relu}{.satfinite}.{f16,bf16}.f32`; with `SATFINITE` an overflow gives the greatest finite number.
#[inline(always)]
pub fn f32_to_half<H: Half, R: Round, F: Finish, const SATFINITE: bool>(x: f32) -> u16 {
    F::apply::<H>(limit::<H, SATFINITE>(half16::encode32::<H, R>(x)))
}

/// `cvt.R{.sat}.{f16,bf16}.f64`
#[inline(always)]
pub fn f64_to_half<H: Half, R: Round, F: Finish>(x: f64) -> u16 {
    F::apply::<H>(half16::encode64::<H, R>(x))
}

/// `cvt.R.bf16.f16` and `cvt.R.f16.bf16`.
#[inline(always)]
pub fn half_to_half<S: Half, D: Half, R: Round, F: Finish>(x: u16) -> u16 {
    F::apply::<D>(half16::encode32::<D, R>(S::decode(x)))
}

#[inline(always)]
fn limit<H: Half, const SATFINITE: bool>(x: u16) -> u16 {
    if SATFINITE && x & 0x7fff == H::INFINITY { x - 1 } else { x }
}

/// `cvt.R{.relu}{.satfinite}.{f16x2,bf16x2}.f32 d, a, b`: `a` in the upper half, `b` in the lower.
#[inline(always)]
pub fn f32x2_to_halves<H: Half, R: Round, F: Finish, const SATFINITE: bool>(a: f32, b: f32) -> u32 {
    half16::pack(f32_to_half::<H, R, F, SATFINITE>(b), f32_to_half::<H, R, F, SATFINITE>(a))
}

/// How `cvt.tf32.f32` rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tf32Rounding {
    /// `.rna`: to nearest, ties away from zero.
    Rna,
    /// `.rn`
    Rn,
    /// `.rz`
    Rz,
}

/// `cvt.{rna,rn,rz}{.relu}{.satfinite}.tf32.f32`: the upper 19 bits of an `f32`; the low 13 become zero.
#[inline(always)]
pub fn f32_to_tf32<const RELU: bool, const FINITE: bool>(rounding: Tf32Rounding, x: f32) -> u32 {
    let bits = x.to_bits();
    let up = match rounding {
        Tf32Rounding::Rna => 0x1000,
        Tf32Rounding::Rn => 0x0fff + (bits >> 13 & 1),
        Tf32Rounding::Rz => 0,
    };
    let special = bits & 0x7f80_0000 == 0x7f80_0000;
    let rounded = (if special { bits } else { bits.wrapping_add(up) }) & 0xffff_e000;
    let infinite = rounded & 0x7f80_0000 == 0x7f80_0000;
    let limited = if FINITE & infinite { rounded & 0x8000_0000 | 0x7f7f_e000 } else { rounded };
    let number = if RELU && bits >> 31 != 0 { 0 } else { limited };
    // Where ties go away from zero, ptxas spells the conversion out, and all that happens to a NaN is the cut.
    let cut = matches!(rounding, Tf32Rounding::Rna) & !RELU & !FINITE;
    if x.is_nan() & !cut { 0x7fff_e000 } else { number }
}
