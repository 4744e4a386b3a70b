//! Exact `.f64` multiplication, fma, division and square root in integers, for the directed roundings.
//!
//! Models nothing by itself: it is how [`crate::fp64`] gets `.rz .rm .rp` results of operations whose error does
//! not always fit an `f64` (subnormal products, cancelling fmas). Operands are finite and nonzero; the callers
//! have dealt with everything else. Correct for `.rn` as well, which the tests use. Scalar: 5 to 30 ns a lane.

use crate::round::{Round, Rounding};

/// A finite nonzero number: `(-1)^negative * mantissa * 2^exponent`, the mantissa in [2^52, 2^53).
#[derive(Clone, Copy)]
struct Parts {
    negative: bool,
    exponent: i32,
    mantissa: u64,
}

fn parts(x: f64) -> Parts {
    let bits = x.to_bits();
    let field = ((bits >> 52) & 0x7ff) as i32;
    let fraction = bits & ((1 << 52) - 1);
    let (mantissa, exponent) = if field == 0 {
        let shift = fraction.leading_zeros().saturating_sub(11);
        (fraction << shift, -1074 - shift as i32)
    } else {
        (fraction | 1 << 52, field - 1075)
    };
    Parts { negative: bits >> 63 != 0, exponent, mantissa }
}

/// Rounds `mantissa * 2^exponent` (mantissa nonzero; its last bit may stand for any part below it if it has more
/// than 55 bits) to `f64`.
fn pack<R: Round>(negative: bool, mantissa: u128, exponent: i32) -> f64 {
    let top = exponent + 127 - mantissa.leading_zeros() as i32;
    let unit = (top - 52).max(-1074);
    let (kept, lost) = match unit - exponent {
        shift @ ..=0 => (mantissa << -shift, 0),
        shift @ 1..=127 => (mantissa >> shift, (mantissa << (128 - shift))),
        _ => (0, 1),
    };
    let half = 1u128 << 127;
    let up = match R::MODE {
        Rounding::Rn => lost > half || (lost == half && kept & 1 == 1),
        Rounding::Rz => false,
        Rounding::Rm => lost != 0 && negative,
        Rounding::Rp => lost != 0 && !negative,
    };
    // A subnormal has unit -1074 and no hidden bit; a carry out of the mantissa raises the exponent field.
    let field = (unit + 1074) as u64;
    let magnitude = ((field << 52) + kept as u64).wrapping_add(up as u64);
    let infinity = 0x7ff0_0000_0000_0000;
    let overflowed = top > 1023 || magnitude >= infinity;
    let outward = match R::MODE {
        Rounding::Rn => true,
        Rounding::Rz => false,
        Rounding::Rm => negative,
        Rounding::Rp => !negative,
    };
    let magnitude = match (overflowed, outward) {
        (false, _) => magnitude,
        (true, true) => infinity,
        (true, false) => infinity - 1,
    };
    f64::from_bits(magnitude | (negative as u64) << 63)
}

/// `a * b`, both finite and nonzero.
pub fn mul<R: Round>(a: f64, b: f64) -> f64 {
    let (a, b) = (parts(a), parts(b));
    let product = u128::from(a.mantissa) * u128::from(b.mantissa);
    pack::<R>(a.negative != b.negative, product, a.exponent + b.exponent)
}

/// Shifts right, keeping in the last bit whether anything was lost.
fn shift_right_sticky(x: u128, n: u32) -> u128 {
    match n {
        0 => x,
        1..=127 => x >> n | (x << (128 - n) != 0) as u128,
        _ => (x != 0) as u128,
    }
}

/// `a * b + c`, all finite and nonzero.
pub fn fma<R: Round>(a: f64, b: f64, c: f64) -> f64 {
    let (a, b, c) = (parts(a), parts(b), parts(c));
    // Both terms with their highest bit at 125: room for a carry, and at least 19 zeros at the end of the product,
    // so that bits fall out only where the terms cannot cancel by more than one bit.
    let align = |mantissa: u128, exponent: i32| {
        let shift = mantissa.leading_zeros() as i32 - 2;
        (mantissa << shift, exponent - shift)
    };
    let (product, p_exp) = align(u128::from(a.mantissa) * u128::from(b.mantissa), a.exponent + b.exponent);
    let (addend, c_exp) = align(u128::from(c.mantissa), c.exponent);
    let p_neg = a.negative != b.negative;
    let p_bigger = (p_exp, product) >= (c_exp, addend);
    let (big, big_neg, exponent, small, small_neg) = if p_bigger {
        (product, p_neg, p_exp, shift_right_sticky(addend, (p_exp - c_exp) as u32), c.negative)
    } else {
        (addend, c.negative, c_exp, shift_right_sticky(product, (c_exp - p_exp) as u32), p_neg)
    };
    if big_neg == small_neg {
        return pack::<R>(big_neg, big + small, exponent);
    }
    match big - small {
        0 => match R::MODE {
            Rounding::Rm => -0.0,
            _ => 0.0,
        },
        difference => pack::<R>(big_neg, difference, exponent),
    }
}

/// `a / b`, both finite and nonzero.
pub fn div<R: Round>(a: f64, b: f64) -> f64 {
    let (a, b) = (parts(a), parts(b));
    let (dividend, divisor) = (u128::from(a.mantissa) << 64, u128::from(b.mantissa));
    let quotient = dividend / divisor;
    let inexact = dividend % divisor != 0;
    pack::<R>(a.negative != b.negative, quotient << 1 | inexact as u128, a.exponent - b.exponent - 65)
}

/// The square root of a finite positive number.
pub fn sqrt<R: Round>(a: f64) -> f64 {
    let a = parts(a);
    let odd = a.exponent & 1;
    let radicand = u128::from(a.mantissa) << (72 + odd);
    let root = radicand.isqrt();
    let inexact = root * root != radicand;
    pack::<R>(false, root << 1 | inexact as u128, (a.exponent - 72 - odd) / 2 - 1)
}
