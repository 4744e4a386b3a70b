//! Values worth trying for a type.

use base::{ScalarClass, ScalarType};

use super::machine::Random;

/// Which values lanes get.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mix {
    /// Ordinary numbers: small, not zero, no special float.
    Plain,
    /// Ordinary numbers but for a lane or two.
    Spiced,
    /// Anything, the ends of formats above all.
    Any,
}

/// A value of the type, in its low bits.
pub fn value(ty: ScalarType, mix: Mix, random: &mut Random) -> u128 {
    let plain = match mix {
        Mix::Plain => true,
        Mix::Spiced => random.below(24) != 0,
        Mix::Any => false,
    };
    let value = match (ty.class(), plain) {
        (ScalarClass::Packed, _) => {
            let part = match ty {
                ScalarType::F16x2 => ScalarType::F16,
                ScalarType::BF16x2 => ScalarType::BF16,
                ScalarType::F32x2 => ScalarType::F32,
                _ => ScalarType::S16,
            };
            let (low, high) = (value(part, mix, random), value(part, mix, random));
            high << part.bits() | low
        }
        (ScalarClass::Float, true) => u128::from(plain_float(ty, random)),
        (ScalarClass::Float, false) => u128::from(any_float(ty, random)),
        (_, true) => plain_integer(ty, random),
        (_, false) => u128::from(random.bits()) << 64 | u128::from(any_integer(ty, random)),
    };
    value & ones(ty.bits())
}

/// The lowest `bits` bits.
pub fn ones(bits: u32) -> u128 {
    if bits >= 128 { u128::MAX } else { (1 << bits) - 1 }
}

fn plain_integer(ty: ScalarType, random: &mut Random) -> u128 {
    let magnitude = 1 + i128::from(random.below(if ty.bits() == 8 { 100 } else { 20_000 }));
    (if ty.is_signed() && random.below(2) == 0 { -magnitude } else { magnitude }) as u128
}

fn any_integer(ty: ScalarType, random: &mut Random) -> u64 {
    let sign = 1u64 << (ty.bits().min(64) - 1);
    match random.below(6) {
        0 => random.below(70),
        1 => random.of(&[
            0,
            1,
            2,
            u64::MAX,
            sign,
            sign - 1,
            sign + 1,
            31,
            32,
            33,
            63,
            64,
            255,
            256,
            u64::MAX - 1,
        ]),
        2 => random.bits() >> random.below(64),
        3 => (random.bits() as i64 >> random.below(64)) as u64,
        _ => random.bits(),
    }
}

/// Sign, exponent bias and fraction bits of a format put a number together.
fn format(ty: ScalarType) -> (i64, u32) {
    match ty {
        ScalarType::F16 => (15, 10),
        ScalarType::BF16 => (127, 7),
        ScalarType::F64 => (1023, 52),
        _ => (127, 23),
    }
}

fn plain_float(ty: ScalarType, random: &mut Random) -> u64 {
    let (bias, fraction) = format(ty);
    let exponent = bias - 4 + random.below(8) as i64;
    let sign = random.below(2) << (ty.bits() - 1);
    sign | (exponent as u64) << fraction | random.bits() & ((1 << fraction) - 1)
}

fn any_float(ty: ScalarType, random: &mut Random) -> u64 {
    let (bias, fraction) = format(ty);
    let sign = random.below(2) << (ty.bits() - 1);
    let infinity = (2 * bias as u64 + 1) << fraction;
    let one = (bias as u64) << fraction;
    match random.below(8) {
        // Zero, least and greatest subnormal, least normal, one, greatest, infinity, NaNs.
        0 | 1 => {
            let hidden = 1u64 << fraction;
            sign | random.of(&[
                0,
                1,
                hidden - 1,
                hidden,
                one,
                infinity - 1,
                infinity,
                infinity | 1,
                infinity | hidden >> 1,
                infinity | (hidden - 1),
            ])
        }
        2 => sign | random.bits() & ((1 << fraction) - 1),
        // Halves, and the ends of the integer types, with their neighbours.
        3 => {
            let place = random.of(&[-1, 0, 1, 7, 8, 15, 16, 31, 32, 50, 51, 52, 63, 64]).min(bias);
            let near = (((bias + place) as u64) << fraction).wrapping_add(random.below(5)).wrapping_sub(2);
            sign | near & (infinity - 1)
        }
        4 => plain_float(ty, random),
        5 => {
            let half = ((bias + random.below(4) as i64) as u64) << fraction;
            sign | half | (random.bits() & 0xf) << (fraction - 4)
        }
        _ => random.bits(),
    }
}
