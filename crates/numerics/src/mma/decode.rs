//! Elements of operands as a significand or a value, and an exponent.
//!
//! The exponent is the one that alignment goes by: that of the leading bit for normal numbers, of the least normal
//! number for subnormals, and [`ABSENT`] for zero, which no addend is aligned to.

use super::Format;

/// The exponent of zero: below every sum of exponents.
pub const ABSENT: i32 = -1000;

/// A finite element: its value for narrow formats, for the others its significand, from 1 to 2 (below 1 for
/// subnormals); either with its sign. Straight-line once the format is known.
#[inline(always)]
pub fn element(format: Format, bits: u32) -> (f32, i32) {
    let (e, m, right) = format.layout();
    let bits = bits >> right;
    let magnitude = bits & ((1 << (e + m)) - 1);
    let sign = (bits >> (e + m) & 1) << 31;
    let bias = (1 << (e - 1)) - 1;
    let biased = (magnitude >> m) as i32;
    let exponent = biased.max(1) - bias;
    let exponent = if magnitude == 0 { ABSENT } else { exponent };
    if format.is_narrow() {
        // Read as an f32 of a smaller exponent, subnormals included; the product is exact.
        let scale = f32::from_bits(((254 - bias) as u32) << 23);
        let value = f32::from_bits(magnitude << (23 - m)) * scale;
        (f32::from_bits(value.to_bits() | sign), exponent)
    } else {
        let fraction = magnitude & ((1 << m) - 1);
        let one = f32::from_bits(0x3f80_0000 | fraction << (23 - m));
        let value = if biased == 0 { one - 1.0 } else { one };
        (f32::from_bits(value.to_bits() | sign), exponent)
    }
}

/// Is it infinite or NaN?
#[inline(always)]
pub fn is_special(format: Format, bits: u32) -> bool {
    let (e, m, right) = format.layout();
    let magnitude = bits >> right & ((1 << (e + m)) - 1);
    match format {
        Format::E4m3 => magnitude == 0x7f,
        Format::E3m2 | Format::E2m3 | Format::E2m1 => false,
        _ => magnitude >> m == (1 << e) - 1,
    }
}
