//! Conversions with 8-, 6- and 4-bit formats, and stochastic rounding: every value of a format is looked at.

use base::ScalarType::{self, *};
use ir::{Mods, Op};

use super::reference::{limited, value};

/// A small format: bits, fraction bits, exponent bias, greatest magnitude, NaN, whether it has infinities.
#[derive(Clone, Copy)]
struct Small {
    bits: u32,
    fraction: u32,
    bias: i32,
    greatest: u32,
    nan: u32,
}

fn small(ty: ScalarType) -> Option<Small> {
    let (bits, fraction, bias, greatest, nan) = match ty {
        E4M3x2 => (8, 3, 7, 0x7e, 0x7f),
        E5M2x2 => (8, 2, 15, 0x7b, 0x7f),
        E2M3x2 => (6, 3, 1, 0x1f, 0x1f),
        E3M2x2 => (6, 2, 3, 0x1f, 0x1f),
        E2M1x2 => (4, 1, 1, 7, 7),
        _ => return None,
    };
    Some(Small { bits, fraction, bias, greatest, nan })
}

impl Small {
    /// The value of a finite magnitude.
    fn value(self, code: u32) -> f64 {
        let (field, fraction) = (code >> self.fraction, code & ((1 << self.fraction) - 1));
        let unit = 2f64.powi(field.max(1) as i32 - self.bias - self.fraction as i32);
        let hidden = if field == 0 { 0 } else { 1 << self.fraction };
        f64::from(fraction + hidden) * unit
    }

    /// Where one value of a pair lies.
    fn place(self, upper: bool) -> u32 {
        if !upper {
            0
        } else if self.bits == 4 {
            4
        } else {
            8
        }
    }

    /// The nearest code, ties to even; with random bits as a fraction of one, up where they and what is lost make one.
    fn nearest(self, x: f64, random: Option<f64>, relu: bool) -> u32 {
        if x.is_nan() {
            return self.nan;
        }
        if relu && x.is_sign_negative() {
            return 0;
        }
        let magnitude = x.abs();
        let mut best = self.greatest;
        for code in 0..self.greatest {
            let (low, high) = (self.value(code), self.value(code + 1));
            if magnitude < high {
                let lost = (magnitude - low) / (high - low);
                let up = match random {
                    Some(random) => lost + random >= 1.0,
                    None => lost > 0.5 || (lost == 0.5 && code & 1 == 1),
                };
                best = code + u32::from(up);
                break;
            }
        }
        best | u32::from(x.is_sign_negative()) << (self.bits - 1)
    }
}

/// The result, where the conversion is one of these.
pub fn converted(op: &Op, from: ScalarType, x: [u128; 4]) -> Option<u128> {
    let to = op.ty;
    let relu = op.mods.has(Mods::ALT);
    let stochastic = op.mods.has(Mods::STOCHASTIC);
    let random = x[2] as u32;
    // The two values that are converted, the upper first.
    let values = match from {
        F32 => [value(F32, x[0], false), value(F32, x[1], false)],
        F16x2 => [value(F16, x[0] >> 16, false), value(F16, x[0], false)],
        BF16x2 => [value(BF16, x[0] >> 16, false), value(BF16, x[0], false)],
        _ => [0.0; 2],
    };
    let scales = if op.src[2].is_none() { 0x7f7f } else { random };
    match (from, to) {
        (F32, F16x2 | BF16x2) if stochastic => {
            let (half, width) = if to == F16x2 { (F16, 13) } else { (BF16, 16) };
            let part =
                |x: f64, random: u32| half_stochastically(op, half, x, random & ((1 << width) - 1), width);
            Some(part(values[0], random >> 16) << 16 | part(values[1], random))
        }
        (_, UE8M0x2) => Some(power(op, values[0]) << 8 | power(op, values[1])),
        (UE8M0x2, _) => {
            let part = |code: u128| match code & 0xff {
                0xff => 0x7fff,
                0 => 0x40,
                code => code << 7,
            };
            Some(part(x[0] >> 8) << 16 | part(x[0]))
        }
        (_, S2F6x2) => {
            let part = |x: f64, scale: u32| {
                let units = (x / of_power(scale) * 64.0).round_ties_even();
                let low = if relu { 0.0 } else { -128.0 };
                if units.is_nan() { 0 } else { units.clamp(low, 127.0) as i32 as u128 & 0xff }
            };
            Some(part(values[0], scales >> 8) << 8 | part(values[1], scales))
        }
        (S2F6x2, _) => {
            let part = |code: u128, scale: u32| {
                let x = f64::from(code as u8 as i8) / 64.0 * of_power(scale);
                limited(op, BF16, bf16(x))
            };
            Some(part(x[0] >> 8, scales >> 8) << 16 | part(x[0], scales))
        }
        _ => match (small(from), small(to)) {
            (None, Some(s)) => {
                // Sixteen random bits for both, or eight for each.
                let bits = |upper: bool| match (stochastic, s.bits, upper) {
                    (false, ..) => None,
                    (_, 4, true) => Some(f64::from(random >> 8 & 0xff) / 256.0),
                    (_, 4, false) => Some(f64::from(random & 0xff) / 256.0),
                    _ => Some(f64::from(random & 0xffff) / 65536.0),
                };
                let [a, b] = values;
                let (upper, lower) = (s.nearest(a, bits(true), relu), s.nearest(b, bits(false), relu));
                Some(u128::from(upper << s.place(true) | lower))
            }
            (Some(s), None) => {
                let part = |upper: bool| {
                    let code = (x[0] >> s.place(upper)) as u32 & ((1 << s.bits) - 1);
                    let (sign, magnitude) = (code >> (s.bits - 1), code & ((1 << (s.bits - 1)) - 1));
                    let bits = if magnitude > s.greatest {
                        if s.fraction == 2 && magnitude == 0x7c { 0x7c00 } else { 0x7fff }
                    } else {
                        f16(s.value(magnitude))
                    };
                    let signed = if bits == 0x7fff { bits } else { bits | u128::from(sign) << 15 };
                    limited(op, F16, signed)
                };
                Some(part(true) << 16 | part(false))
            }
            _ => None,
        },
    }
}

/// A value that `.f16` holds.
fn f16(x: f64) -> u128 {
    (0..0x7c00).find(|&bits| value(F16, bits, false) == x).unwrap_or(0)
}

/// The nearest `.bf16`: the upper half of an `f32`, which holds these values exactly.
fn bf16(x: f64) -> u128 {
    if x.is_nan() {
        return 0x7fff;
    }
    let bits = u128::from((x as f32).to_bits());
    assert!(f64::from(x as f32) == x || x.abs() > 3e38, "{x} is rounded twice");
    (bits + 0x7fff + (bits >> 16 & 1)) >> 16
}

fn half_stochastically(op: &Op, half: ScalarType, x: f64, random: u32, width: u32) -> u128 {
    if x.is_nan() {
        return 0x7fff;
    }
    let infinity = if half == F16 { 0x7c00 } else { 0x7f80 };
    // The place of the magnitude among the halves, by bisection; beyond the last one is a step like the one before.
    let (mut low, mut high) = (0u128, infinity);
    while high - low > 1 {
        let middle = (low + high) / 2;
        if value(half, middle, false) <= x.abs() { low = middle } else { high = middle }
    }
    let beyond = if half == F16 { 65536.0 } else { 2f64.powi(128) };
    let at = |code: u128| if code < infinity { value(half, code, false) } else { beyond };
    let lost = (x.abs() - at(low)) / (at(low + 1) - at(low));
    let up = lost + f64::from(random) / f64::from(1u32 << width) >= 1.0;
    let code = (low + u128::from(up)).min(infinity);
    limited(op, half, code | u128::from(x.is_sign_negative()) << 15)
}

/// To a power of two: `.rz`, or away from zero for `.rp`; the sign is ignored.
fn power(op: &Op, x: f64) -> u128 {
    let magnitude = x.abs();
    if x.is_nan() {
        return 0xff;
    }
    let below = (0..255).rev().find(|&code| 2f64.powi(code - 127) <= magnitude).unwrap_or(0);
    let up = op.mods.rounding() == Mods::RP && 2f64.powi(below - 127) < magnitude;
    let code = if magnitude.is_infinite() { 255 } else { below + i32::from(up) };
    if op.mods.has(Mods::SATFINITE) { code.min(254) as u128 } else { code as u128 }
}

/// The power of two of a scale.
fn of_power(code: u32) -> f64 {
    match code & 0xff {
        0xff => f64::NAN,
        code => 2f64.powi(code as i32 - 127),
    }
}
