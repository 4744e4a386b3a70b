//! One block of any products, in integers: infinities and NaN, wide fractions, long blocks.
//!
//! Models what the folder's head says, whatever the [`Model`].

use super::{Format, Model, Output};

/// An element taken apart: value = ±`significand` · 2^(`exponent` − `bits`), where `exponent` is the one that alignment
/// goes by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts {
    /// Negative?
    pub negative: bool,
    /// Finite: the significand, implicit bit included. Else 0.
    pub significand: u64,
    /// Bits of fraction of the significand.
    pub bits: u32,
    /// The exponent of the leading bit's place.
    pub exponent: i32,
    /// Infinite.
    pub infinite: bool,
    /// No number.
    pub nan: bool,
}

impl Parts {
    fn ieee(bits: u32, e: u32, m: u32, specials: Specials) -> Parts {
        let fraction = bits & ((1 << m) - 1);
        let biased = bits >> m & ((1 << e) - 1);
        let bias = (1i32 << (e - 1)) - 1;
        let top = biased == (1 << e) - 1;
        let (infinite, nan) = match specials {
            Specials::Ieee => (top && fraction == 0, top && fraction != 0),
            Specials::OneNan => (false, top && fraction == (1 << m) - 1),
            Specials::None => (false, false),
        };
        let hidden = if biased == 0 { 0 } else { 1 << m };
        Parts {
            negative: bits >> (e + m) & 1 != 0,
            significand: if infinite || nan { 0 } else { u64::from(fraction | hidden) },
            bits: m,
            exponent: biased.max(1) as i32 - bias,
            infinite,
            nan,
        }
    }

    /// An element of an operand.
    pub fn of(format: Format, bits: u32) -> Parts {
        let (e, m, right) = format.layout();
        let specials = match format {
            Format::E4m3 => Specials::OneNan,
            Format::E3m2 | Format::E2m3 | Format::E2m1 => Specials::None,
            _ => Specials::Ieee,
        };
        Parts::ieee(bits >> right, e, m, specials)
    }

    /// An `.f32` accumulator.
    pub fn f32(bits: u32) -> Parts {
        Parts::ieee(bits, 8, 23, Specials::Ieee)
    }

    /// An `.f16` accumulator.
    pub fn f16(bits: u32) -> Parts {
        Parts::ieee(bits & 0xffff, 5, 10, Specials::Ieee)
    }

    fn is_zero(&self) -> bool {
        self.significand == 0 && !self.infinite && !self.nan
    }
}

enum Specials {
    Ieee,
    OneNan,
    None,
}

/// The exponent that nothing is aligned below.
const LEAST: i32 = -126;

/// Adds a block of products to an accumulator; bits of the output's format.
pub fn sum(model: Model, products: &[(Parts, Parts)], c: Parts) -> u32 {
    if let Some(special) = special(products, c) {
        return match (model.output, special) {
            (Output::F16, None) => 0x7fff,
            (Output::F16, Some(negative)) => u32::from(negative) << 15 | 0x7c00,
            (_, None) => 0x7fff_ffff,
            (_, Some(negative)) => u32::from(negative) << 31 | 0x7f80_0000,
        };
    }
    let mut top = LEAST;
    for (a, b) in products {
        if a.significand != 0 && b.significand != 0 {
            top = top.max(a.exponent + b.exponent);
        }
    }
    if c.significand != 0 {
        top = top.max(c.exponent);
    }
    // In units of 2^(top - fraction).
    let aligned = |negative: bool, significand: u64, unit: i32| -> i64 {
        let shift = unit - (top - model.fraction);
        let magnitude = match shift {
            0.. => significand.checked_shl(shift as u32).unwrap_or(0),
            _ => significand.checked_shr(shift.unsigned_abs()).unwrap_or(0),
        };
        if negative { -(magnitude as i64) } else { magnitude as i64 }
    };
    let mut total = aligned(c.negative, c.significand, c.exponent - c.bits as i32);
    for (a, b) in products {
        let unit = a.exponent + b.exponent - (a.bits + b.bits) as i32;
        total += aligned(a.negative != b.negative, a.significand * b.significand, unit);
    }
    convert(model.output, total, top - model.fraction)
}

/// NaN (`Some(None)`) or infinity of a sign, where there is one among the addends.
fn special(products: &[(Parts, Parts)], c: Parts) -> Option<Option<bool>> {
    let mut nan = c.nan;
    let mut signs = [false; 2];
    if c.infinite {
        signs[c.negative as usize] = true;
    }
    for (a, b) in products {
        nan |= a.nan || b.nan || a.infinite && b.is_zero() || b.infinite && a.is_zero();
        if a.infinite || b.infinite {
            signs[(a.negative != b.negative) as usize] = true;
        }
    }
    match signs {
        _ if nan => Some(None),
        [true, true] => Some(None),
        [false, false] => None,
        [_, negative] => Some(Some(negative)),
    }
}

/// `total` · 2^`unit` in the output's format.
fn convert(output: Output, total: i64, unit: i32) -> u32 {
    let (e, m, kept) = match output {
        Output::F32 => (8, 23, 23),
        Output::F32Short => (8, 23, 13),
        Output::F16 => (5, 10, 10),
    };
    let magnitude = total.unsigned_abs();
    if magnitude == 0 {
        return 0;
    }
    let sign = u32::from(total < 0) << (e + m);
    let bias = (1i32 << (e - 1)) - 1;
    // The place of the leading bit, but no lower than that of the least normal number.
    let exponent = (unit + 63 - magnitude.leading_zeros() as i32).max(1 - bias);
    // The last bit that is kept is worth 2^last.
    let last = exponent - kept;
    let mut significand = match last - unit {
        drop @ 1.. => {
            let whole = magnitude.checked_shr(drop as u32).unwrap_or(0);
            let rest = magnitude & 1u64.checked_shl(drop as u32).map_or(u64::MAX, |x| x - 1);
            let half = 1u64.checked_shl(drop as u32 - 1).unwrap_or(0);
            let up = output == Output::F16 && drop <= 64 && (rest > half || rest == half && whole & 1 == 1);
            whole + u64::from(up)
        }
        fill => magnitude << fill.unsigned_abs().min(63),
    };
    significand <<= m - kept;
    // A carry out of the significand goes on into the exponent, from subnormal to normal too.
    let biased = (exponent + bias) as u64 - 1;
    let bits = (biased << m) + significand;
    if bits >= ((1 << e) - 1) << m { sign | ((1 << e) - 1) << m } else { sign | bits as u32 }
}
