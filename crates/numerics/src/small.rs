//! The 8-, 6- and 4-bit formats, and stochastic rounding.
//!
//! Models `cvt` to and from `.e4m3 .e5m2 .e2m3 .e3m2 .e2m1 .ue8m0 .s2f6` and `cvt.rs`; PTX ISA 9.1, section 9.7.9.21.
//! Only `.e5m2` has infinities, only `.e4m3` and `.e5m2` have NaNs (0x7f here); a NaN becomes the greatest number in the
//! others. `.ue8m0` is a power of two, 0xff its NaN; the sign of what becomes one is ignored, and an operand up to
//! 2^-127 becomes 2^-127 in both directions, as NVIDIA's `cuda_fp8.hpp` does it on the host. `.s2f6` is two's complement
//! with six bits of fraction; a NaN becomes 0.
//!
//! Stochastic rounding adds random bits to what falls off the significand, the highest random bit beside the last kept
//! one, and cuts. `.f16` takes 13 random bits, `.bf16` and the 8- and 6-bit formats 16, `.e2m1` 8.
//!
//! Possible deviations: the manual does not say where the random bits lie for a result that is subnormal, nor what
//! 0x7f is for a NaN that becomes `.e5m2`, nor what becomes of a NaN in `.s2f6`.

use crate::half16::{self, Half};
use crate::minmax::Bf16;

/// A format of up to eight bits, with a sign.
pub trait Small: Copy + 'static {
    /// Bits of a value, sign included.
    const WIDTH: u32;
    /// Bits of the fraction.
    const FRACTION: u32;
    /// The exponent's bias.
    const BIAS: i32;
    /// The greatest finite number.
    const GREATEST: u32;
    /// What a NaN becomes.
    const NAN: u32;
    /// Random bits of a stochastic rounding.
    const RANDOM: u32 = 16;
}

macro_rules! formats {
    ($($(#[$doc:meta])* $name:ident: $width:literal, $fraction:literal, $bias:literal, $greatest:literal, $nan:literal, $random:literal;)*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name;
        impl Small for $name {
            const WIDTH: u32 = $width;
            const FRACTION: u32 = $fraction;
            const BIAS: i32 = $bias;
            const GREATEST: u32 = $greatest;
            const NAN: u32 = $nan;
            const RANDOM: u32 = $random;
        }
    )* };
}

formats! {
    /// Up to 448; no infinity, one NaN.
    E4M3: 8, 3, 7, 0x7e, 0x7f, 16;
    /// Up to 57,344; as `.f16` cut off.
    E5M2: 8, 2, 15, 0x7b, 0x7f, 16;
    /// Up to 7.5, numbers only.
    E2M3: 6, 3, 1, 0x1f, 0x1f, 16;
    /// Up to 28, numbers only.
    E3M2: 6, 2, 3, 0x1f, 0x1f, 16;
    /// 0, 0.5, 1, 1.5, 2, 3, 4, 6.
    E2M1: 4, 1, 1, 0x7, 0x7, 8;
}

/// A magnitude as exponent and fraction of a format without an upper end, to nearest even.
#[inline(always)]
fn nearest(x: f32, fraction: u32, bias: i32) -> u32 {
    let (significand, kept_field, shift) = aligned(x, fraction, bias);
    let shift = if shift < 25 { shift } else { 25 };
    let kept = significand >> shift;
    let lost = significand & ((1 << shift) - 1);
    let half = 1u32 << (shift - 1);
    let up = (lost > half) | ((lost == half) & (kept & 1 == 1));
    (kept_field << fraction) + kept + up as u32
}

/// The same with random bits, `width` of them, added to what falls off.
#[inline(always)]
pub(crate) fn stochastic(x: f32, fraction: u32, bias: i32, random: u32, width: u32) -> u32 {
    let (significand, kept_field, distance) = aligned(x, fraction, bias);
    // What moves out of 32 bits is too little to count.
    let shift = if distance < 31 { distance } else { 31 };
    let beyond = distance - shift;
    let significand = significand >> (if beyond < 24 { beyond } else { 24 });
    let up = if shift >= width { random << (shift - width) } else { random >> (width - shift) };
    (kept_field << fraction) + ((significand + up) >> shift)
}

/// The significand of a number, the exponent field less one that its result has, and how far it moves right for it.
#[inline(always)]
fn aligned(x: f32, fraction: u32, bias: i32) -> (u32, u32, u32) {
    let magnitude = x.to_bits() & 0x7fff_ffff;
    let raw_field = (magnitude >> 23) as i32;
    let target = raw_field.max(1) - 127 + bias;
    let field = target.max(1);
    let shift = (23 - fraction as i32 + (field - target)) as u32;
    let hidden = ((raw_field != 0) as u32) << 23;
    (magnitude & 0x007f_ffff | hidden, (field - 1) as u32, shift)
}

/// Sign, limit and NaN of a rounded magnitude.
#[inline(always)]
fn finish<S: Small, const RELU: bool>(x: f32, magnitude: u32) -> u32 {
    let limited = if magnitude > S::GREATEST { S::GREATEST } else { magnitude };
    let negative = x.to_bits() >> 31;
    let number = if RELU & (negative != 0) { 0 } else { limited | negative << (S::WIDTH - 1) };
    if x.is_nan() { S::NAN } else { number }
}

/// `cvt.rn.satfinite{.relu}` of one value.
#[inline(always)]
pub fn encode<S: Small, const RELU: bool>(x: f32) -> u32 {
    finish::<S, RELU>(x, nearest(x, S::FRACTION, S::BIAS))
}

/// `cvt.rs.satfinite{.relu}` of one value.
#[inline(always)]
pub fn encode_stochastic<S: Small, const RELU: bool>(x: f32, random: u32) -> u32 {
    finish::<S, RELU>(x, stochastic(x, S::FRACTION, S::BIAS, random, S::RANDOM))
}

/// The value of the low bits, exactly.
#[inline(always)]
pub fn decode<S: Small>(code: u32) -> f32 {
    let magnitude = code & ((1 << (S::WIDTH - 1)) - 1);
    let negative = code >> (S::WIDTH - 1) & 1;
    // As an `f32` with this exponent field the number is too small by the difference of the biases.
    let scale = f32::from_bits(((254 - S::BIAS) as u32) << 23);
    let number = f32::from_bits(magnitude << (23 - S::FRACTION)) * scale;
    let is_special = (S::WIDTH == 8) & (magnitude > S::GREATEST);
    let special = if (S::FRACTION == 2) & (magnitude == 0x7c) { 0x7f80_0000 } else { 0x7fc0_0000 };
    f32::from_bits(if is_special { special } else { number.to_bits() } | negative << 31)
}

/// How many bits one value of a pair takes: a byte, but four bits in `.e2m1x2`.
#[inline(always)]
const fn stride<S: Small>() -> u32 {
    if S::WIDTH == 4 { 4 } else { 8 }
}

/// `cvt.rn.satfinite{.relu}.Sx2.f32 d, a, b`: `a` in the upper part.
#[inline(always)]
pub fn encode_pair<S: Small, const RELU: bool>(a: f32, b: f32) -> u32 {
    encode::<S, RELU>(a) << stride::<S>() | encode::<S, RELU>(b)
}

/// Half of `cvt.rs.satfinite{.relu}.Sx4.f32`: `a` in the upper part. `random` is 16 bits for both, or in `.e2m1` eight for
/// `a` above eight for `b`.
#[inline(always)]
pub fn encode_pair_stochastic<S: Small, const RELU: bool>(a: f32, b: f32, random: u32) -> u32 {
    let (for_a, for_b) =
        if S::RANDOM == 8 { (random >> 8 & 0xff, random & 0xff) } else { (random & 0xffff, random & 0xffff) };
    encode_stochastic::<S, RELU>(a, for_a) << stride::<S>() | encode_stochastic::<S, RELU>(b, for_b)
}

/// `cvt.rn{.relu}.f16x2.Sx2`: exact.
#[inline(always)]
pub fn decode_pair<S: Small, H: Half, const RELU: bool>(pair: u32) -> u32 {
    let one = |code: u32| {
        let half = half16::encode32::<H, crate::round::Rn>(decode::<S>(code));
        if RELU { half16::relu::<H>(half) } else { half }
    };
    half16::pack(one(pair), one(pair >> stride::<S>()))
}

/// To `.ue8m0`: `.rz`, or `.rp` if `UP`; `.satfinite` if `FINITE`.
#[inline(always)]
pub fn to_ue8m0<const UP: bool, const FINITE: bool>(x: f32) -> u32 {
    let magnitude = x.to_bits() & 0x7fff_ffff;
    let rises = UP & (magnitude & 0x007f_ffff != 0) & (magnitude > 0x0040_0000);
    let field = (magnitude >> 23) + rises as u32;
    let limited = if FINITE & (field > 0xfe) { 0xfe } else { field.min(0xff) };
    if x.is_nan() { 0xff } else { limited }
}

/// `cvt.{rz,rp}{.satfinite}.ue8m0x2.f32 d, a, b`
#[inline(always)]
pub fn to_ue8m0_pair<const UP: bool, const FINITE: bool>(a: f32, b: f32) -> u32 {
    to_ue8m0::<UP, FINITE>(a) << 8 | to_ue8m0::<UP, FINITE>(b)
}

/// `.ue8m0` as `.bf16`: exact.
#[inline(always)]
pub fn ue8m0_to_bf16(code: u32) -> u16 {
    let code = code & 0xff;
    let number = if code == 0 { 0x0040 } else { (code << 7) as u16 };
    if code == 0xff { half16::NAN } else { number }
}

/// `cvt.rn.bf16x2.ue8m0x2`
#[inline(always)]
pub fn ue8m0_pair_to_bf16(pair: u32) -> u32 {
    half16::pack(ue8m0_to_bf16(pair), ue8m0_to_bf16(pair >> 8))
}

/// The value of a `.ue8m0` scale as `f64`.
#[inline(always)]
fn scale(code: u32) -> f64 {
    let code = code & 0xff;
    let power = f64::from_bits(u64::from(code + 1023 - 127) << 52);
    if code == 0xff { f64::NAN } else { power }
}

/// To `.s2f6`, after division by a `.ue8m0` scale; 127 is none.
#[inline(always)]
pub fn to_s2f6<const RELU: bool>(x: f32, scale_code: u32) -> u32 {
    let units = (f64::from(x) / scale(scale_code) * 64.0).round_ties_even();
    let low = if RELU { 0.0 } else { -128.0 };
    let above = if units > low { units } else { low };
    let inside = if above < 127.0 { above } else { 127.0 };
    let integer = if units.is_nan() { 0 } else { inside as i32 };
    integer as u32 & 0xff
}

/// `cvt.rn.satfinite{.relu}{.scaled::n2::ue8m0}.s2f6x2.f32 d, a, b{, scales}`
#[inline(always)]
pub fn to_s2f6_pair<const RELU: bool>(a: f32, b: f32, scales: u32) -> u32 {
    to_s2f6::<RELU>(a, scales >> 8) << 8 | to_s2f6::<RELU>(b, scales)
}

/// `cvt.rn{.relu}{.satfinite}{.scaled::n2::ue8m0}.bf16x2.s2f6x2 d, a{, scales}`
#[inline(always)]
pub fn s2f6_pair_to_bf16<const RELU: bool, const FINITE: bool>(pair: u32, scales: u32) -> u32 {
    let one = |code: u32, scale_code: u32| {
        let value = f64::from(code as u8 as i8) / 64.0 * scale(scale_code);
        let half = half16::encode64::<Bf16, crate::round::Rn>(value);
        let finite = if FINITE & (half & 0x7fff == Bf16::INFINITY) { half - 1 } else { half };
        if RELU { half16::relu::<Bf16>(finite) } else { finite }
    };
    half16::pack(one(pair, scales), one(pair >> 8, scales >> 8))
}

/// `cvt.rs{.relu}{.satfinite}` to a half: 13 random bits for `.f16`, 16 for `.bf16`.
#[inline(always)]
pub fn half_stochastic<H: Half, F: half16::Finish, const FINITE: bool>(x: f32, random: u32) -> u16 {
    let width = 23 - H::FRACTION;
    let magnitude = stochastic(x, H::FRACTION, H::BIAS, random & ((1 << width) - 1), width);
    let infinity = u32::from(H::INFINITY);
    let most = if FINITE { infinity - 1 } else { infinity };
    let limited = if magnitude > most { most } else { magnitude } as u16;
    let number = limited | (x.to_bits() >> 16 & 0x8000) as u16;
    F::apply::<H>(if x.is_nan() { half16::NAN } else { number })
}

/// `cvt.rs{.relu}{.satfinite}.{f16x2,bf16x2}.f32 d, a, b, random`: the upper 16 random bits are for `a`.
#[inline(always)]
pub fn halves_stochastic<H: Half, F: half16::Finish, const FINITE: bool>(a: f32, b: f32, random: u32) -> u32 {
    half16::pack(half_stochastic::<H, F, FINITE>(b, random), half_stochastic::<H, F, FINITE>(a, random >> 16))
}
