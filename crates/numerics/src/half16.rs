//! `.f16` and `.bf16`: encoding, arithmetic, and the packed pairs.
//!
//! Models `add sub mul fma` of PTX ISA 9.1, sections 9.7.4.1 to 9.7.4.4, with `.ftz .sat .relu`, on one half and on
//! two packed in 32 bits, and the encoding that `cvt` uses. Rounding is single: sums go through `f32`, which is
//! wide enough that rounding twice is harmless, products are exact in `f64`, and an fma is rounded to odd first.
//! `min max abs neg` are in [`crate::minmax`]; comparisons decode to `f32`, which is exact.
//!
//! NaN results are 0x7fff. `.oob` gives zero where a factor is the NaN that tensor copies fill with; the manual names
//! it "OOB NaN" without its bits. Chosen here: 0xffff, which no operation gives. This is a possible deviation.

use crate::fp32;
use crate::minmax::{Bf16, F16, Format};
use crate::round::{Rn, Round, Rounding, to_odd, two_sum64};

/// A 16-bit float format.
pub trait Half: Format<Bits = u16> {
    /// Bits of the fraction: 10 or 7.
    const FRACTION: u32;
    /// The bits of infinity.
    const INFINITY: u16;
    /// The exponent bias: 15 or 127.
    const BIAS: i32;

    /// The value, exactly; a NaN becomes [`fp32::NAN`].
    fn decode(x: u16) -> f32;
    /// The nearest value, ties to even; NaN becomes [`NAN`].
    fn nearest(x: f32) -> u16;
    /// Is the `f32` product `p` of two decoded values exact, and far from overflow?
    fn is_exact(a: f32, b: f32, p: f32) -> bool;
    /// `a * b`, exactly.
    #[inline(always)]
    fn product(a: u16, b: u16) -> f64 {
        f64::from(Self::decode(a)) * f64::from(Self::decode(b))
    }
}

/// The NaN that half-precision operations give.
pub const NAN: u16 = 0x7fff;

impl Half for F16 {
    const FRACTION: u32 = 10;
    const INFINITY: u16 = 0x7c00;
    const BIAS: i32 = 15;

    #[inline(always)]
    fn decode(x: u16) -> f32 {
        let magnitude = u32::from(x & 0x7fff) << 13;
        // Rebias the exponent. A subnormal gets the least normal exponent and the hidden bit that goes with it, which
        // is then subtracted: no subnormal f32 is touched, since hosts are slow on them.
        let rebiased = f32::from_bits(magnitude + (112 << 23));
        let lifted = f32::from_bits(magnitude + (113 << 23)) - f32::from_bits(113 << 23);
        let finite = if x & 0x7c00 == 0 { lifted } else { rebiased };
        let special = if x & 0x7fff > 0x7c00 { 0x7fff_ffff } else { 0x7f80_0000 };
        let sign = u32::from(x & 0x8000) << 16;
        let bits = if x & 0x7c00 == 0x7c00 { special } else { finite.to_bits() };
        f32::from_bits(if bits == 0x7fff_ffff { bits } else { bits | sign })
    }

    #[inline(always)]
    fn nearest(x: f32) -> u16 {
        let magnitude = x.to_bits() & 0x7fff_ffff;
        let bias = 0x0fff_u32.wrapping_sub(112 << 23).wrapping_add(magnitude >> 13 & 1);
        let normal = magnitude.wrapping_add(bias) >> 13;
        // Units in the last place of 0.5 are those of the subnormals.
        let subnormal = (f32::from_bits(magnitude) + 0.5).to_bits().wrapping_sub(0x3f00_0000);
        let finite = if magnitude < 113 << 23 { subnormal } else { normal };
        let limited = if magnitude >= 0x477f_f000 { 0x7c00 } else { finite };
        let signed = limited as u16 | (x.to_bits() >> 16 & 0x8000) as u16;
        if x.is_nan() { NAN } else { signed }
    }

    /// 22 bits between 2^-48 and 2^32.
    #[inline(always)]
    fn is_exact(_: f32, _: f32, _: f32) -> bool {
        true
    }
}

impl Half for Bf16 {
    const FRACTION: u32 = 7;
    const INFINITY: u16 = 0x7f80;
    const BIAS: i32 = 127;

    /// A NaN keeps its payload: ptxas makes `cvt.f32.bf16` a shift.
    #[inline(always)]
    fn decode(x: u16) -> f32 {
        f32::from_bits(u32::from(x) << 16)
    }

    #[inline(always)]
    fn nearest(x: f32) -> u16 {
        let bits = x.to_bits();
        let rounded = bits.wrapping_add(0x7fff + (bits >> 16 & 1)) >> 16;
        if x.is_nan() { NAN } else { rounded as u16 }
    }

    /// 16 bits, unless the product is subnormal or overflows.
    #[inline(always)]
    fn is_exact(a: f32, b: f32, p: f32) -> bool {
        const TOP: f32 = f32::from_bits(0x7f00_0000);
        let inside = (p.abs() >= f32::MIN_POSITIVE) & (p.abs() < TOP);
        inside | (((a == 0.0) | (b == 0.0)) & (p == 0.0))
    }
}

/// Defines rounding a wider format's bits to a half.
macro_rules! encode {
    ($(#[$doc:meta])* $name:ident, $f:ty, $u:ty, $fraction:expr, $bias:expr) => {
        $(#[$doc])*
        #[inline(always)]
        pub fn $name<H: Half, R: Round>(x: $f) -> u16 {
            const WIDTH: u32 = <$u>::BITS;
            let bits = x.to_bits();
            let magnitude = bits & (<$u>::MAX >> 1);
            let negative = bits >> (WIDTH - 1) != 0;
            // Exponent fields: of the source, of the result; a result below 1 is subnormal: its field stays 1 and
            // its significand moves right, until nothing but the sticky bit is left.
            let raw_field = (magnitude >> $fraction) as i32;
            let field = raw_field.max(1);
            let target = field - $bias + H::BIAS;
            let kept_field = target.max(1);
            let shift = ($fraction - H::FRACTION as i32 + (kept_field - target)).min($fraction + 2) as u32;
            let hidden = (if raw_field == 0 { 0 } else { 1 as $u }) << $fraction;
            let significand = magnitude & ((1 << $fraction) - 1) | hidden;
            let kept = significand >> shift;
            let lost = significand & ((1 << shift) - 1);
            let half = (1 as $u) << (shift - 1);
            let up = match R::MODE {
                Rounding::Rn => (lost > half) | ((lost == half) & (kept & 1 == 1)),
                Rounding::Rz => false,
                Rounding::Rm => (lost != 0) & negative,
                Rounding::Rp => (lost != 0) & !negative,
            };
            // The hidden bit in `kept` raises the field by one; so does a carry out of rounding.
            let rounded = (((kept_field - 1) as u32) << H::FRACTION)
                .wrapping_add(kept as u32)
                .wrapping_add(up as u32);
            let outward = match R::MODE {
                Rounding::Rn => true,
                Rounding::Rz => false,
                Rounding::Rm => negative,
                Rounding::Rp => !negative,
            };
            let infinity = u32::from(H::INFINITY);
            let beyond = if outward { infinity } else { infinity - 1 };
            let finite = if rounded >= infinity { beyond } else { rounded };
            let is_special = magnitude >= (<$u>::MAX >> 1) - ((1 << $fraction) - 1);
            let is_nan = magnitude > (<$u>::MAX >> 1) - ((1 << $fraction) - 1);
            let number = (if is_special { infinity } else { finite }) as u16;
            if is_nan { NAN } else { number | (negative as u16) << 15 }
        }
    };
}

encode! {
    /// Rounds an `f32` to a half in direction `R`.
    encode32, f32, u32, 23, 127
}
encode! {
    /// Rounds an `f64` to a half in direction `R`.
    encode64, f64, u64, 52, 1023
}

/// `.sat`: clamps to [0, 1]; NaN and -0 become +0.
#[inline(always)]
pub fn saturate<H: Half>(x: u16) -> u16 {
    let one = (H::BIAS as u16) << H::FRACTION;
    let clamped = if x > one { one } else { x };
    if (x & 0x8000 != 0) | H::is_nan(x) { 0 } else { clamped }
}

/// `.relu`: a negative number or -0 becomes +0, a NaN stays one.
#[inline(always)]
pub fn relu<H: Half>(x: u16) -> u16 {
    let number = if x & 0x8000 != 0 { 0 } else { x };
    if H::is_nan(x) { NAN } else { number }
}

/// What an operation does to its result besides rounding, as a type.
pub trait Finish: Copy + Default + 'static {
    /// Applies it.
    fn apply<H: Half>(x: u16) -> u16;
}

/// No modifier.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;
/// `.sat`
#[derive(Clone, Copy, Debug, Default)]
pub struct Sat;
/// `.relu`
#[derive(Clone, Copy, Debug, Default)]
pub struct Relu;

impl Finish for Plain {
    #[inline(always)]
    fn apply<H: Half>(x: u16) -> u16 {
        x
    }
}
impl Finish for Sat {
    #[inline(always)]
    fn apply<H: Half>(x: u16) -> u16 {
        saturate::<H>(x)
    }
}
impl Finish for Relu {
    #[inline(always)]
    fn apply<H: Half>(x: u16) -> u16 {
        relu::<H>(x)
    }
}

#[inline(always)]
fn input<H: Half, const FTZ: bool>(x: u16) -> u16 {
    if FTZ { H::flush(x) } else { x }
}

#[inline(always)]
fn output<H: Half, F: Finish, const FTZ: bool>(x: u16) -> u16 {
    F::apply::<H>(if FTZ { H::flush(x) } else { x })
}

/// Rounds a result that is exact or rounded to odd; `.ftz` flushes by the rule of [`crate::fp32`].
#[inline(always)]
fn round_output<H: Half, F: Finish, const FTZ: bool>(x: f64) -> u16 {
    let rounded = encode64::<H, Rn>(x);
    // The least normal number, less half a unit of a significand of full length below it.
    let least = f64::from_bits(((1024 - H::BIAS) as u64) << 52);
    let half_unit = f64::from_bits(((1022 - H::BIAS - H::FRACTION as i32) as u64) << 52);
    let tiny = FTZ && x.abs() < least - half_unit;
    F::apply::<H>(if tiny { rounded & 0x8000 } else { rounded })
}

/// A result that is right unless `rare`; then the function without "quick" gives it.
#[derive(Clone, Copy, Debug)]
pub struct Quick {
    /// The result.
    pub value: u16,
    /// May it be wrong?
    pub rare: bool,
}

/// [`mul`] through `f32` alone.
#[inline(always)]
pub fn quick_mul<H: Half, F: Finish, const FTZ: bool>(a: u16, b: u16) -> Quick {
    let (x, y) = (H::decode(input::<H, FTZ>(a)), H::decode(input::<H, FTZ>(b)));
    let product = x * y;
    Quick { value: round_quickly::<H, F, FTZ>(product), rare: !H::is_exact(x, y, product) }
}

/// [`fma`] through `f32` alone: the product is exact, the sum is rounded to odd.
#[inline(always)]
pub fn quick_fma<H: Half, F: Finish, const FTZ: bool>(a: u16, b: u16, c: u16) -> Quick {
    let (x, y) = (H::decode(input::<H, FTZ>(a)), H::decode(input::<H, FTZ>(b)));
    let z = H::decode(input::<H, FTZ>(c));
    let product = x * y;
    let sum = odd_sum(product, z);
    Quick { value: round_quickly::<H, F, FTZ>(sum), rare: !H::is_exact(x, y, product) }
}

/// `a + b` in `f32`, rounded to odd.
#[inline(always)]
fn odd_sum(a: f32, b: f32) -> f32 {
    let sum = a + b;
    let part = sum - a;
    let tail = (a - (sum - part)) + (b - part);
    // Cut towards zero, then the last bit says that something was lost. After an overflow the tail is a NaN.
    let inexact = (tail < 0.0) | (tail > 0.0);
    let inward = (tail < 0.0) != (sum < 0.0);
    let cut = sum.to_bits().wrapping_sub(inward as u32) | 1;
    if inexact { f32::from_bits(cut) } else { sum }
}

/// [`round_output`] from `f32`.
#[inline(always)]
fn round_quickly<H: Half, F: Finish, const FTZ: bool>(x: f32) -> u16 {
    let rounded = H::nearest(x);
    let least = f64::from_bits(((1024 - H::BIAS) as u64) << 52);
    let half_unit = f64::from_bits(((1022 - H::BIAS - H::FRACTION as i32) as u64) << 52);
    let tiny = FTZ && x.abs() < (least - half_unit) as f32;
    F::apply::<H>(if tiny { rounded & 0x8000 } else { rounded })
}

/// `add.rn{.ftz}{.sat}` on one half.
#[inline(always)]
pub fn add<H: Half, F: Finish, const FTZ: bool>(a: u16, b: u16) -> u16 {
    let sum = H::decode(input::<H, FTZ>(a)) + H::decode(input::<H, FTZ>(b));
    output::<H, F, FTZ>(H::nearest(sum))
}

/// `sub.rn{.ftz}{.sat}` on one half.
#[inline(always)]
pub fn sub<H: Half, F: Finish, const FTZ: bool>(a: u16, b: u16) -> u16 {
    let difference = H::decode(input::<H, FTZ>(a)) - H::decode(input::<H, FTZ>(b));
    output::<H, F, FTZ>(H::nearest(difference))
}

/// `mul.rn{.ftz}{.sat}` on one half.
#[inline(always)]
pub fn mul<H: Half, F: Finish, const FTZ: bool>(a: u16, b: u16) -> u16 {
    let product = H::product(input::<H, FTZ>(a), input::<H, FTZ>(b));
    round_output::<H, F, FTZ>(product)
}

/// `fma.rn{.ftz}{.sat}{.relu}` on one half: one rounding.
#[inline(always)]
pub fn fma<H: Half, F: Finish, const FTZ: bool>(a: u16, b: u16, c: u16) -> u16 {
    let product = H::product(input::<H, FTZ>(a), input::<H, FTZ>(b));
    let (sum, tail) = two_sum64(product, f64::from(H::decode(input::<H, FTZ>(c))));
    round_output::<H, F, FTZ>(to_odd(sum, tail))
}

/// `fma.R{.relu}.bf16` in another direction than nearest, which ptxas takes without the manual's word.
#[inline(always)]
pub fn directed_fma<H: Half, R: Round, F: Finish>(a: u16, b: u16, c: u16) -> u16 {
    let product = H::product(a, b);
    let addend = H::decode(c);
    let (sum, tail) = two_sum64(product, f64::from(addend));
    let rounded = encode64::<H, R>(to_odd(sum, tail));
    // An exact zero of terms that differ in sign is negative when rounding down.
    let cancelled = (sum == 0.0) & (product.is_sign_negative() | addend.is_sign_negative());
    F::apply::<H>(if matches!(R::MODE, Rounding::Rm) & cancelled { 0x8000 } else { rounded })
}

/// The NaN that stands for "out of bounds" in a tensor.
pub const OOB_NAN: u16 = 0xffff;

/// `fma.rn.oob{.sat}{.relu}` on one half: +0 where a factor is [`OOB_NAN`].
#[inline(always)]
pub fn fma_oob<H: Half, F: Finish>(a: u16, b: u16, c: u16) -> u16 {
    let out_of_bounds = (a == OOB_NAN) | (b == OOB_NAN);
    let result = fma::<H, F, false>(a, b, c);
    if out_of_bounds { 0 } else { result }
}

/// Applies an expression to the low halves and to the high halves of packed operands:
/// `packed!(a, b => half16::add::<F16, Plain, false>(a, b))`. A macro, since a function passed as an argument would
/// be compiled without the caller's vector features.
#[macro_export]
macro_rules! packed {
    ($($operand:ident),+ => $body:expr) => {{
        let low = {
            $(let $operand = $operand as u16;)+
            $body
        };
        let high = {
            $(let $operand = ($operand >> 16) as u16;)+
            $body
        };
        $crate::half16::pack(low, high)
    }};
}

/// Applies a function to the low half and to the high half of a packed operand. In a lane loop prefer [`packed!`](crate::packed) or
/// a closure: a function's name passed as `op` is compiled without the caller's vector features.
#[inline(always)]
pub fn packed1(a: u32, op: impl Fn(u16) -> u16) -> u32 {
    pack(op(a as u16), op((a >> 16) as u16))
}

/// [`packed1`] for two operands.
#[inline(always)]
pub fn packed2(a: u32, b: u32, op: impl Fn(u16, u16) -> u16) -> u32 {
    pack(op(a as u16, b as u16), op((a >> 16) as u16, (b >> 16) as u16))
}

/// [`packed1`] for three operands.
#[inline(always)]
pub fn packed3(a: u32, b: u32, c: u32, op: impl Fn(u16, u16, u16) -> u16) -> u32 {
    pack(op(a as u16, b as u16, c as u16), op((a >> 16) as u16, (b >> 16) as u16, (c >> 16) as u16))
}

/// Two halves in 32 bits.
#[inline(always)]
pub fn pack(low: u16, high: u16) -> u32 {
    u32::from(high) << 16 | u32::from(low)
}

/// The value as `cvt.f32.f16` and `cvt.f32.bf16` give it, with `.ftz` flushing a subnormal result.
#[inline(always)]
pub fn to_f32<H: Half, const FTZ: bool>(x: u16) -> f32 {
    fp32::flush_if::<FTZ>(H::decode(x))
}
