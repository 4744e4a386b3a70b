//! Floating-point constants in every type: a number to the bits of a format, to nearest even.

use base::ScalarType;

/// The bits of `value` in a floating-point type; for other types of the same width, the bits that the PTX
/// notation means (`f32` in 32-bit types, `f64` in 64-bit ones). None where a number has no meaning.
pub fn bits(value: f64, ty: ScalarType) -> Option<u64> {
    Some(match ty {
        ScalarType::F64 | ScalarType::B64 | ScalarType::U64 | ScalarType::S64 => value.to_bits(),
        ScalarType::F32 | ScalarType::TF32 | ScalarType::B32 | ScalarType::U32 | ScalarType::S32 => {
            (value as f32).to_bits() as u64
        }
        ScalarType::F16 => round_to(value, 5, 10),
        ScalarType::BF16 => round_to(value, 8, 7),
        _ => return None,
    })
}

/// Rounds to a format of so many exponent and fraction bits.
fn round_to(value: f64, exponent_bits: u32, fraction_bits: u32) -> u64 {
    let sign = (value.is_sign_negative() as u64) << (exponent_bits + fraction_bits);
    let top = (1u64 << exponent_bits) - 1;
    if value.is_nan() {
        return sign | top << fraction_bits | 1 << (fraction_bits - 1);
    }
    let magnitude = value.abs();
    if magnitude == 0.0 {
        return sign;
    }
    let bias = (1i64 << (exponent_bits - 1)) - 1;
    let raw = magnitude.to_bits();
    // An f64 subnormal is far below every subnormal here, so its exponent need not be right.
    let exponent = ((raw >> 52) as i64 - 1023).max(-1022);
    let significand = raw & ((1 << 52) - 1) | 1 << 52;
    // How many bits of the significand fall off: those beyond the fraction, and more for a subnormal.
    let below = (1 - bias - exponent).max(0);
    let drop = (52 - fraction_bits as i64 + below).min(63) as u32;
    let kept = significand >> drop;
    let rest = significand & ((1 << drop) - 1);
    let half = 1u64 << (drop - 1);
    let up = (rest > half || rest == half && kept & 1 != 0) as u64;
    // The hidden bit adds one to the exponent field, and a carry of rounding another.
    let field = if below > 0 { 0 } else { (exponent + bias - 1).clamp(0, top as i64) as u64 };
    let encoded = (field << fraction_bits) + kept + up;
    sign | encoded.min(top << fraction_bits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves() {
        let f16 = |x: f64| bits(x, ScalarType::F16).unwrap();
        assert_eq!(f16(1.0), 0x3c00);
        assert_eq!(f16(-2.0), 0xc000);
        assert_eq!(f16(65504.0), 0x7bff);
        assert_eq!(f16(65520.0), 0x7c00);
        assert_eq!(f16(65519.0), 0x7bff);
        assert_eq!(f16(f64::INFINITY), 0x7c00);
        assert_eq!(f16(6e-8), 1);
        assert_eq!(f16(2f64.powi(-25)), 0);
        assert_eq!(f16(2f64.powi(-24) * 1.5), 2);
        assert_eq!(f16(6.097555160522461e-5), 0x3ff);
        assert_eq!(f16(0.1), 0x2e66);
        assert_eq!(f16(-0.0), 0x8000);
        assert_eq!(f16(f64::NAN), 0x7e00);
    }

    #[test]
    fn bfloats_are_rounded_halves_of_floats() {
        for x in [1.0f32, 3.0e38, 1.17e-38, 0.1, -7.25, 1.0e-40] {
            let b = x.to_bits();
            let near = (b + 0x7fff + (b >> 16 & 1)) >> 16;
            assert_eq!(bits(x as f64, ScalarType::BF16), Some(near as u64), "{x}");
        }
    }
}
