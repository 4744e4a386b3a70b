//! Operands that are hard to get right, and the reference arithmetic of `rustc_apfloat`.
#![allow(dead_code, reason = "each test binary uses a part")]

use numerics::round::Rounding;
use rustc_apfloat::Float;

/// How many cases a loop runs: many in release, few enough for seconds in a debug build.
pub fn cases(release: u32) -> u32 {
    if cfg!(debug_assertions) { release / 12 } else { release }
}

/// Reproducible operands: the same cases on every run.
pub struct Rng(fastrand::Rng);

impl Rng {
    pub fn new(seed: u64) -> Rng {
        Rng(fastrand::Rng::with_seed(seed))
    }

    /// 64 random bits.
    pub fn next(&mut self) -> u64 {
        self.0.u64(..)
    }

    pub fn below(&mut self, n: u64) -> u64 {
        self.0.u64(..n)
    }

    /// A fraction of few bits, of long runs, or any.
    fn fraction(&mut self, bits: u32) -> u64 {
        let mask = (1u64 << bits) - 1;
        let some = |rng: &mut Self| 1u64 << rng.below(u64::from(bits));
        mask & match self.below(8) {
            0 => 0,
            1 => mask,
            2 => some(self),
            3 => mask ^ some(self),
            4 => some(self) | some(self),
            5 => some(self).wrapping_sub(1),
            _ => self.next(),
        }
    }

    /// Bits of a float with `exponent` exponent bits and `fraction` fraction bits, leaning to the extremes.
    pub fn float(&mut self, exponent: u32, fraction: u32) -> u64 {
        let top = (1u64 << exponent) - 1;
        let bias = top >> 1;
        let field = match self.below(16) {
            0 => 0,
            1 => 1 + self.below(3),
            2 => top,
            3 => top - 1 - self.below(3),
            4..=8 => bias - 3 + self.below(7),
            9 => u64::from(fraction) + self.below(4),
            10 => bias / 2 + self.below(4),
            11 => bias + bias / 2 - self.below(4),
            _ => self.below(top + 1),
        }
        .min(top);
        let sign = self.below(2) << (exponent + fraction);
        sign | field << fraction | self.fraction(fraction)
    }

    /// A float whose exponent is near that of `x`, or one significand or so below.
    pub fn near(&mut self, x: u64, exponent: u32, fraction: u32) -> u64 {
        let top = (1u64 << exponent) - 1;
        let field = (x >> fraction) & top;
        let moved = match self.below(3) {
            0 => field.saturating_sub(2) + self.below(5),
            1 => field.saturating_sub(u64::from(fraction) + 3) + self.below(6),
            _ => field.saturating_sub(u64::from(2 * fraction) + 4) + self.below(8),
        };
        let sign = self.below(2) << (exponent + fraction);
        sign | moved.min(top - 1) << fraction | self.fraction(fraction)
    }

    pub fn f32(&mut self) -> f32 {
        f32::from_bits(self.float(8, 23) as u32)
    }

    pub fn f32_near(&mut self, x: f32) -> f32 {
        f32::from_bits(self.near(u64::from(x.to_bits()), 8, 23) as u32)
    }

    pub fn f64(&mut self) -> f64 {
        f64::from_bits(self.float(11, 52))
    }

    pub fn f64_near(&mut self, x: f64) -> f64 {
        f64::from_bits(self.near(x.to_bits(), 11, 52))
    }

    /// -2..=2 units in the last place from `x`.
    pub fn nudge32(&mut self, x: f32) -> f32 {
        f32::from_bits(x.to_bits().wrapping_add(self.below(5) as u32).wrapping_sub(2))
    }

    /// -2..=2 units in the last place from `x`.
    pub fn nudge64(&mut self, x: f64) -> f64 {
        f64::from_bits(x.to_bits().wrapping_add(self.below(5)).wrapping_sub(2))
    }
}

pub fn direction(rounding: Rounding) -> rustc_apfloat::Round {
    match rounding {
        Rounding::Rn => rustc_apfloat::Round::NearestTiesToEven,
        Rounding::Rz => rustc_apfloat::Round::TowardZero,
        Rounding::Rm => rustc_apfloat::Round::TowardNegative,
        Rounding::Rp => rustc_apfloat::Round::TowardPositive,
    }
}

/// The reference's result as bits, its NaN as `nan`.
pub fn bits<F: Float>(x: F, nan: u64) -> u64 {
    if x.is_nan() { nan } else { x.to_bits() as u64 }
}
