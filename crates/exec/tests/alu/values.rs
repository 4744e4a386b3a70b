//! Values worth trying for a type, and operands worth trying together.

use base::{ScalarClass, ScalarType};
use fastrand::Rng;

/// Which values lanes get.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mix {
    /// Ordinary numbers: small, not zero, no special float.
    Plain,
    /// Ordinary numbers but for a lane or two.
    Spiced,
    /// Anything, the ends of formats above all.
    Any,
    /// As `Any`, the second and third operand near what cancels the first.
    Near,
}

/// A value of the type, in its low bits.
pub fn value(ty: ScalarType, mix: Mix, random: &mut Rng) -> u128 {
    let plain = match mix {
        Mix::Plain => true,
        Mix::Spiced => random.u64(..24) != 0,
        Mix::Any | Mix::Near => false,
    };
    let value = match (ty.class(), plain) {
        (ScalarClass::Packed, _) => {
            let part = match ty {
                ScalarType::F16x2 => ScalarType::F16,
                ScalarType::BF16x2 => ScalarType::BF16,
                ScalarType::F32x2 => ScalarType::F32,
                _ if ty.bits() < 16 => return u128::from(random.u64(..)) & ones(ty.bits()),
                _ => ScalarType::S16,
            };
            let (low, high) = (value(part, mix, random), value(part, mix, random));
            high << part.bits() | low
        }
        (ScalarClass::Float, true) => u128::from(plain_float(ty, random)),
        (ScalarClass::Float, false) => u128::from(any_float(ty, random)),
        (_, true) => plain_integer(ty, random),
        (_, false) => u128::from(random.u64(..)) << 64 | u128::from(any_integer(ty, random)),
    };
    value & ones(ty.bits())
}

/// The lowest `bits` bits.
pub fn ones(bits: u32) -> u128 {
    if bits >= 128 { u128::MAX } else { (1 << bits) - 1 }
}

fn plain_integer(ty: ScalarType, random: &mut Rng) -> u128 {
    let magnitude = 1 + i128::from(random.u64(..(if ty.bits() == 8 { 100 } else { 20_000 })));
    (if ty.is_signed() && random.u64(..2) == 0 { -magnitude } else { magnitude }) as u128
}

fn any_integer(ty: ScalarType, random: &mut Rng) -> u64 {
    let sign = 1u64 << (ty.bits().min(64) - 1);
    match random.u64(..6) {
        0 => random.u64(..70),
        1 => random
            .choice([0, 1, 2, u64::MAX, sign, sign - 1, sign + 1, 31, 32, 33, 63, 64, 255, 256, u64::MAX - 1])
            .expect("some"),
        2 => random.u64(..) >> random.u64(..64),
        3 => (random.u64(..) as i64 >> random.u64(..64)) as u64,
        _ => random.u64(..),
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

fn plain_float(ty: ScalarType, random: &mut Rng) -> u64 {
    let (bias, fraction) = format(ty);
    let exponent = bias - 4 + random.u64(..8) as i64;
    let sign = random.u64(..2) << (ty.bits() - 1);
    sign | (exponent as u64) << fraction | random.u64(..) & ((1 << fraction) - 1)
}

fn any_float(ty: ScalarType, random: &mut Rng) -> u64 {
    let (bias, fraction) = format(ty);
    if random.u64(..3) == 0 {
        return near_tie(ty, random);
    }
    let sign = random.u64(..2) << (ty.bits() - 1);
    let infinity = (2 * bias as u64 + 1) << fraction;
    let one = (bias as u64) << fraction;
    match random.u64(..8) {
        // Zero, least and greatest subnormal, least normal, one, greatest, infinity, NaNs.
        0 | 1 => {
            let hidden = 1u64 << fraction;
            sign | random
                .choice([
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
                .expect("some")
        }
        2 => sign | random.u64(..) & ((1 << fraction) - 1),
        // Halves, and the ends of the integer types, with their neighbours.
        3 => {
            let place =
                random.choice([-1, 0, 1, 7, 8, 15, 16, 31, 32, 50, 51, 52, 63, 64]).expect("some").min(bias);
            let near = (((bias + place) as u64) << fraction).wrapping_add(random.u64(..5)).wrapping_sub(2);
            sign | near & (infinity - 1)
        }
        4 => plain_float(ty, random),
        5 => {
            let half = ((bias + random.u64(..4) as i64) as u64) << fraction;
            sign | half | (random.u64(..) & 0xf) << (fraction - 4)
        }
        _ => random.u64(..),
    }
}

/// A number that lies at or beside the middle between two of a format with fewer bits.
fn near_tie(ty: ScalarType, random: &mut Rng) -> u64 {
    let (bias, fraction) = format(ty);
    let lost = 1 + random.u64(..u64::from(fraction)) as u32;
    let low = (1u64 << lost) - 1;
    let middle = 1u64 << (lost - 1);
    let bits = match random.u64(..3) {
        0 => plain_float(ty, random),
        1 => plain_float(ty, random).wrapping_sub(random.u64(..bias as u64 - 8) << fraction),
        _ => random.u64(..),
    };
    bits & !low | random.choice([middle, middle - 1, (middle + 1) & low, 0, low]).expect("some")
}

/// Operands for a lane that nearly cancel or nearly tie: b near a or its opposite, c near the opposite of a times b.
pub fn near(ty: ScalarType, operands: &mut [u128; 3], random: &mut Rng) {
    let sign = 1u128 << (ty.bits() - 1);
    let nudge = |x: u128, random: &mut Rng| {
        (x.wrapping_add(u128::from(random.u64(..5))).wrapping_sub(2)) & ones(ty.bits())
    };
    let (_, fraction) = format(ty);
    if random.u64(..2) == 0 {
        let moved = operands[0].wrapping_add(u128::from(random.u64(..4)) << fraction);
        operands[1] = nudge(moved, random) ^ if random.u64(..2) == 0 { sign } else { 0 };
    }
    let product = match ty {
        ScalarType::F64 => {
            let [a, b] = [0, 1].map(|i| f64::from_bits(operands[i] as u64));
            u128::from((a * b).to_bits())
        }
        ScalarType::F32 => {
            let [a, b] = [0, 1].map(|i| f32::from_bits(operands[i] as u32));
            u128::from((a * b).to_bits())
        }
        _ => return,
    };
    if random.u64(..3) != 0 {
        let unit = u128::from(random.u64(..u64::from(2 * fraction + 4))) << fraction;
        let near = nudge(product, random) ^ sign;
        operands[2] = if random.u64(..2) == 0 { near } else { near.wrapping_sub(unit) & ones(ty.bits()) };
    }
}
