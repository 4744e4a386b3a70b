//! `.f64` arithmetic in all four rounding directions.
//!
//! Models `add sub mul fma mad div rcp sqrt` of PTX ISA 9.1, sections 9.7.3.3 to 9.7.3.8, 9.7.3.13, 9.7.3.15:
//! IEEE 754 results, subnormals included (there is no `.ftz` on `.f64`). `.rn` is the host's; directed sums are
//! nearest sums settled by their error, the other directed operations go through [`crate::soft64`].
//!
//! NaN: the manual says that payloads are supported and no more. Chosen here: the first NaN operand, quieted; the
//! default NaN 0xfff8000000000000 where no operand is one (CUDA's own `CUDART_NAN`). Which of two NaN operands the
//! hardware passes on is not documented; this is a possible deviation.

use crate::round::{Round, Rounding, settle64, two_sum64};
use crate::soft64;

/// The NaN of an invalid operation without a NaN operand.
pub const NAN: f64 = f64::from_bits(0xfff8_0000_0000_0000);

/// The NaN `x` as an operation passes it on: quiet.
#[inline(always)]
pub fn quiet(x: f64) -> f64 {
    f64::from_bits(x.to_bits() | 0x0008_0000_0000_0000)
}

/// `result` unless it is a NaN, which is then made from the operands.
#[inline(always)]
fn finish2(result: f64, a: f64, b: f64) -> f64 {
    let of_b = if b.is_nan() { quiet(b) } else { NAN };
    let of_a = if a.is_nan() { quiet(a) } else { of_b };
    if result.is_nan() { of_a } else { result }
}

/// [`finish2`] for one operand.
#[inline(always)]
pub(crate) fn finish1(result: f64, a: f64) -> f64 {
    finish2(result, a, a)
}

#[inline(always)]
fn add_exactly<R: Round>(a: f64, b: f64) -> f64 {
    if let Rounding::Rn = R::MODE {
        return a + b;
    }
    let (sum, tail) = two_sum64(a, b);
    let settled = settle64::<R>(sum, tail > 0.0, tail < 0.0);
    match R::MODE {
        Rounding::Rm if sum == 0.0 => f64::from_bits((a.to_bits() | b.to_bits()) & 1 << 63),
        _ => settled,
    }
}

/// `add.R.f64`
#[inline(always)]
pub fn add<R: Round>(a: f64, b: f64) -> f64 {
    finish2(add_exactly::<R>(a, b), a, b)
}

/// `sub.R.f64`
#[inline(always)]
pub fn sub<R: Round>(a: f64, b: f64) -> f64 {
    finish2(add_exactly::<R>(a, -b), a, b)
}

#[inline(always)]
fn finite_nonzero(x: f64) -> bool {
    x.is_finite() & (x != 0.0)
}

/// `mul.R.f64`
#[inline(always)]
pub fn mul<R: Round>(a: f64, b: f64) -> f64 {
    let product = match R::MODE {
        Rounding::Rn => a * b,
        _ if finite_nonzero(a) & finite_nonzero(b) => soft64::mul::<R>(a, b),
        _ => a * b,
    };
    finish2(product, a, b)
}

/// `fma.R.f64`, and `mad.R.f64`: one rounding.
#[inline(always)]
pub fn fma<R: Round>(a: f64, b: f64, c: f64) -> f64 {
    let result = match R::MODE {
        Rounding::Rn => a.mul_add(b, c),
        _ => directed_fma::<R>(a, b, c),
    };
    let of_c = if c.is_nan() { quiet(c) } else { NAN };
    let of_b = if b.is_nan() { quiet(b) } else { of_c };
    let of_a = if a.is_nan() { quiet(a) } else { of_b };
    if result.is_nan() { of_a } else { result }
}

fn directed_fma<R: Round>(a: f64, b: f64, c: f64) -> f64 {
    if !(a.is_finite() & b.is_finite() & c.is_finite()) {
        a.mul_add(b, c)
    } else if a == 0.0 || b == 0.0 {
        add_exactly::<R>(a * b, c)
    } else if c == 0.0 {
        soft64::mul::<R>(a, b)
    } else {
        soft64::fma::<R>(a, b, c)
    }
}

/// `div.R.f64`
#[inline(always)]
pub fn div<R: Round>(a: f64, b: f64) -> f64 {
    let quotient = match R::MODE {
        Rounding::Rn => a / b,
        _ if finite_nonzero(a) & finite_nonzero(b) => soft64::div::<R>(a, b),
        _ => a / b,
    };
    finish2(quotient, a, b)
}

/// `rcp.R.f64`
#[inline(always)]
pub fn rcp<R: Round>(a: f64) -> f64 {
    div::<R>(1.0, a)
}

/// `sqrt.R.f64`
#[inline(always)]
pub fn sqrt<R: Round>(a: f64) -> f64 {
    let root = match R::MODE {
        Rounding::Rn => a.sqrt(),
        _ if a.is_finite() & (a > 0.0) => soft64::sqrt::<R>(a),
        _ => a.sqrt(),
    };
    finish1(root, a)
}
