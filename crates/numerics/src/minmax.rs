//! `min max abs neg copysign testp` on `.f32`, `.f64`, `.f16` and `.bf16`, all on the bits.
//!
//! Source: PTX ISA 9.1, sections 9.7.3.1, 9.7.3.2, 9.7.3.9 to 9.7.3.12, 9.7.4.5 to 9.7.4.8.
//! `min` and `max` take a number over a NaN and order -0 below +0; with `.NaN` any NaN operand gives NaN. With
//! `.xorsign.abs` the magnitudes are compared and the result gets the exclusive or of the operands' signs.
//! `.ftz` is the caller's: flush the operands first (the result is one of them).
//!
//! NaN: canonical in `.f32 .f16 .bf16`, also from `abs` and `neg` (ptxas makes them `FADD` and `HADD2`); `min` and
//! `max` of two NaNs in `.f64` give the second, quieted (what ptxas emits around `DSETP`), `abs` in `.f64` clears a NaN's
//! sign (ptxas makes it a `DADD` and folds it so), `neg` passes it through unchanged, as the manual says.

/// A float format seen as sign and magnitude.
pub trait Format {
    /// The register that holds a value: `u16`, `u32` or `u64`.
    type Bits: Copy;
    /// Whether the value is a NaN.
    fn is_nan(x: Self::Bits) -> bool;
    /// `min`, with `.NaN` if `NAN`, with `.xorsign.abs` if `XORSIGN`.
    fn min<const NAN: bool, const XORSIGN: bool>(a: Self::Bits, b: Self::Bits) -> Self::Bits;
    /// `max`, with `.NaN` if `NAN`, with `.xorsign.abs` if `XORSIGN`.
    fn max<const NAN: bool, const XORSIGN: bool>(a: Self::Bits, b: Self::Bits) -> Self::Bits;
    /// `min` of three, with `.NaN` if `NAN`, with `.abs` if `ABS`.
    fn min3<const NAN: bool, const ABS: bool>(a: Self::Bits, b: Self::Bits, c: Self::Bits) -> Self::Bits;
    /// `max` of three, with `.NaN` if `NAN`, with `.abs` if `ABS`.
    fn max3<const NAN: bool, const ABS: bool>(a: Self::Bits, b: Self::Bits, c: Self::Bits) -> Self::Bits;
    /// `abs`
    fn abs(x: Self::Bits) -> Self::Bits;
    /// `neg`
    fn neg(x: Self::Bits) -> Self::Bits;
    /// `copysign d, a, b`: the sign of `a` on the magnitude of `b`.
    fn copysign(a: Self::Bits, b: Self::Bits) -> Self::Bits;
    /// `testp`
    fn test(property: Property, x: Self::Bits) -> bool;
    /// A subnormal becomes the zero of its sign.
    fn flush(x: Self::Bits) -> Self::Bits;
}

/// What `testp` asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Property {
    /// Neither infinite nor NaN.
    Finite,
    /// An infinity of either sign.
    Infinite,
    /// Not a NaN.
    Number,
    /// A NaN.
    NotANumber,
    /// Neither infinite, NaN nor subnormal; the zeros are normal.
    Normal,
    /// Subnormal; the zeros are not.
    Subnormal,
}

/// `.f32`
#[derive(Clone, Copy, Debug)]
pub struct F32;
/// `.f64`
#[derive(Clone, Copy, Debug)]
pub struct F64;
/// `.f16`
#[derive(Clone, Copy, Debug)]
pub struct F16;
/// `.bf16`
#[derive(Clone, Copy, Debug)]
pub struct Bf16;

macro_rules! format {
    ($name:ident, $u:ty, $i:ty, infinity $inf:expr, hidden $hidden:expr, nan $nan:expr, payloads $payloads:expr) => {
        impl $name {
            const SIGN: $u = 1 << (<$u>::BITS - 1);

            /// The value's place in the order of the format, -0 below +0.
            #[inline(always)]
            fn key(x: $u) -> $i {
                let negative = x & Self::SIGN != 0;
                (if negative { x ^ !Self::SIGN } else { x }) as $i
            }

            #[inline(always)]
            fn pick<const NAN: bool, const XORSIGN: bool>(a: $u, b: $u, greatest: bool) -> $u {
                let sign = (a ^ b) & Self::SIGN;
                let (x, y) = if XORSIGN { (a & !Self::SIGN, b & !Self::SIGN) } else { (a, b) };
                let first = (Self::key(x) > Self::key(y)) == greatest;
                let of_numbers = if first { x } else { y };
                let signed = |m: $u| if XORSIGN { m & !Self::SIGN | sign } else { m };
                let (a_nan, b_nan) = (Self::is_nan(a), Self::is_nan(b));
                let both = if $payloads { b | $hidden >> 1 } else { $nan };
                let one = if $payloads { (if a_nan { a } else { b }) | $hidden >> 1 } else { $nan };
                let kept = if a_nan {
                    signed(y)
                } else if b_nan {
                    signed(x)
                } else {
                    signed(of_numbers)
                };
                if NAN {
                    if a_nan | b_nan { one } else { kept }
                } else {
                    if a_nan & b_nan { both } else { kept }
                }
            }
        }

        impl Format for $name {
            type Bits = $u;
            #[inline(always)]
            fn is_nan(x: $u) -> bool {
                x & !Self::SIGN > $inf
            }
            #[inline(always)]
            fn min<const NAN: bool, const XORSIGN: bool>(a: $u, b: $u) -> $u {
                Self::pick::<NAN, XORSIGN>(a, b, false)
            }
            #[inline(always)]
            fn max<const NAN: bool, const XORSIGN: bool>(a: $u, b: $u) -> $u {
                Self::pick::<NAN, XORSIGN>(a, b, true)
            }
            #[inline(always)]
            fn min3<const NAN: bool, const ABS: bool>(a: $u, b: $u, c: $u) -> $u {
                let strip = |x: $u| if ABS { x & !Self::SIGN } else { x };
                Self::min::<NAN, false>(Self::min::<NAN, false>(strip(a), strip(b)), strip(c))
            }
            #[inline(always)]
            fn max3<const NAN: bool, const ABS: bool>(a: $u, b: $u, c: $u) -> $u {
                let strip = |x: $u| if ABS { x & !Self::SIGN } else { x };
                Self::max::<NAN, false>(Self::max::<NAN, false>(strip(a), strip(b)), strip(c))
            }
            #[inline(always)]
            fn abs(x: $u) -> $u {
                let nan = if $payloads { x & !Self::SIGN | $hidden >> 1 } else { $nan };
                if Self::is_nan(x) { nan } else { x & !Self::SIGN }
            }
            #[inline(always)]
            fn neg(x: $u) -> $u {
                let nan = if $payloads { x } else { $nan };
                if Self::is_nan(x) { nan } else { x ^ Self::SIGN }
            }
            #[inline(always)]
            fn copysign(a: $u, b: $u) -> $u {
                b & !Self::SIGN | a & Self::SIGN
            }
            #[inline(always)]
            fn test(property: Property, x: $u) -> bool {
                let magnitude = x & !Self::SIGN;
                match property {
                    Property::Finite => magnitude < $inf,
                    Property::Infinite => magnitude == $inf,
                    Property::Number => magnitude <= $inf,
                    Property::NotANumber => magnitude > $inf,
                    Property::Normal => (magnitude < $inf) & ((magnitude >= $hidden) | (magnitude == 0)),
                    Property::Subnormal => (magnitude < $hidden) & (magnitude != 0),
                }
            }
            #[inline(always)]
            fn flush(x: $u) -> $u {
                if x & $inf == 0 { x & Self::SIGN } else { x }
            }
        }
    };
}

format!(F32, u32, i32, infinity 0x7f80_0000, hidden 0x0080_0000, nan 0x7fff_ffff, payloads false);
format!(F64, u64, i64, infinity 0x7ff0_0000_0000_0000, hidden 0x0010_0000_0000_0000,
    nan 0xfff8_0000_0000_0000, payloads true);
format!(F16, u16, i16, infinity 0x7c00, hidden 0x0400, nan 0x7fff, payloads false);
format!(Bf16, u16, i16, infinity 0x7f80, hidden 0x0080, nan 0x7fff, payloads false);
