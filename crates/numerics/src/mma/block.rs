//! One block of finite products for eight columns at a time.
//!
//! Models what the folder's head says, for fractions up to 24 bits and blocks up to 16 products: their sum fits an
//! `i32`. Operands and accumulators must be finite ([`super::scalar`] takes the rest).
//!
//! An addend is multiplied by the power of two that makes the last bit that is kept 1, and then cut to an integer: that is
//! alignment towards zero, at the cost of a product. Integers are added without error.

use super::Output;
use super::decode::ABSENT;
use super::eight::Eight;

/// The exponent that nothing is aligned below.
const LEAST: i32 = -126;

/// The bits of an `.f32` that has 13 bits of fraction.
const SHORT: i32 = !((1 << 10) - 1);

/// 2^`e` for -127 < `e` < 128, and 0 below.
#[inline(always)]
fn power<E: Eight>(e: E::I) -> E::F {
    E::from_bits(E::shl::<23>(E::max(E::add(e, E::every(127)), E::every(0))))
}

/// The signs (or other bits) of `a` put on `b`.
#[inline(always)]
fn with_bits<E: Eight>(a: E::I, mask: i32, b: E::F) -> E::F {
    E::from_bits(E::or(E::bits(b), E::and(a, E::every(mask))))
}

/// Value (or significand, for wide operands) and exponent of finite accumulators. Zero counts as subnormal.
#[inline(always)]
fn accumulators<E: Eight, const NARROW: bool>(half: bool, c: E::I) -> (E::F, E::I) {
    if half {
        let scale = E::every_float(f32::from_bits(0x7780_0000));
        let value = E::mul(E::from_bits(E::shl::<13>(E::and(c, E::every(0x7fff)))), scale);
        let value = E::from_bits(E::or(E::bits(value), E::shl::<16>(E::and(c, E::every(0x8000)))));
        let biased = E::and(E::shr::<10>(c), E::every(0x1f));
        let exponent = E::sub(E::max(biased, E::every(1)), E::every(15));
        let zero = E::equal(E::and(c, E::every(0x7fff)), E::every(0));
        return (value, E::select(zero, E::every(LEAST), exponent));
    }
    let biased = E::and(E::shr::<23>(c), E::every(0xff));
    let exponent = E::sub(E::max(biased, E::every(1)), E::every(127));
    if NARROW {
        return (E::from_bits(c), exponent);
    }
    // 1.fraction, or for subnormals 0.fraction: the fraction as an integer of 23 bits.
    let fraction = E::and(c, E::every(0x7f_ffff));
    let hidden = E::select(E::equal(biased, E::every(0)), E::every(0), E::every(1 << 23));
    let significand =
        E::mul(E::nearest(E::or(fraction, hidden)), E::every_float(f32::from_bits(0x3400_0000)));
    (with_bits::<E>(c, i32::MIN, significand), exponent)
}

/// Integers below 2^30 as `f32`, towards zero; `odd` sets the last bit of the significand where bits were lost.
#[inline(always)]
fn towards_zero<E: Eight>(odd: bool, magnitude: E::I) -> E::F {
    let near = E::nearest(magnitude);
    // -1 where rounding went up.
    let bits = E::add(E::bits(near), E::greater(E::truncated(near), magnitude));
    if !odd {
        return E::from_bits(bits);
    }
    let same = E::equal(E::truncated(E::from_bits(bits)), magnitude);
    E::from_bits(E::or(bits, E::select(same, E::every(0), E::every(1))))
}

/// Finite `f32` without a sign to the nearest `f16`, ties to even.
#[inline(always)]
fn narrow<E: Eight>(x: E::F) -> E::I {
    let bits = E::bits(x);
    let odd = E::and(E::shr::<13>(bits), E::every(1));
    let rounded = E::shr::<13>(E::add(E::add(bits, odd), E::every(0xfff - (112 << 23))));
    // 2^-24 of the format is the last bit of 1/2 and more: adding 1/2 as integers of 2^-24 rounds subnormals.
    let units = E::mul(x, E::every_float(16_777_216.0));
    let whole = E::truncated(units);
    let rest = E::bits(E::mul(units, E::every_float(2.0)));
    let subnormal = nearest_even::<E>(whole, E::truncated(E::from_bits(rest)), units);
    let value = E::select(E::greater(E::every(113 << 23), bits), subnormal, rounded);
    E::select(E::greater(bits, E::every(0x477f_ffff)), E::every(0x7c00), value)
}

/// `units` (below 2^11) to the nearest integer, given its integer part and that of its double.
#[inline(always)]
fn nearest_even<E: Eight>(whole: E::I, double: E::I, units: E::F) -> E::I {
    // The half bit, and whether anything lies below it.
    let half = E::and(double, E::every(1));
    let exact = E::equal(E::bits(E::nearest(double)), E::bits(E::mul(units, E::every_float(2.0))));
    let odd = E::and(whole, E::every(1));
    let up = E::select(exact, E::and(half, odd), half);
    E::add(whole, up)
}

/// What sums in units of 2^(`top` - `FRACTION`) become.
#[inline(always)]
fn convert<E: Eight, const NARROW: bool, const FRACTION: i32>(
    output: Output,
    total: E::I,
    top: E::I,
) -> E::I {
    let half = matches!(output, Output::F16);
    let sign = E::and(total, E::every(i32::MIN));
    let mut magnitude = E::abs(total);
    if !NARROW && FRACTION == 24 {
        // The last bit is below the least subnormal: it goes.
        let kept = E::select(E::equal(top, E::every(LEAST)), E::every(!1), E::every(!0));
        magnitude = E::and(magnitude, kept);
    }
    let shift = E::sub(top, E::every(FRACTION));
    let mut value = towards_zero::<E>(half, magnitude);
    if matches!(output, Output::F32Short) {
        value = E::from_bits(E::and(E::bits(value), E::every(SHORT)));
    }
    let scaled = if NARROW {
        E::mul(value, power::<E>(shift))
    } else {
        let first = E::min(E::max(shift, E::every(-126)), E::every(127));
        E::mul(E::mul(value, power::<E>(first)), power::<E>(E::sub(shift, first)))
    };
    let result =
        if half { E::or(narrow::<E>(scaled), E::shr::<16>(sign)) } else { E::or(E::bits(scaled), sign) };
    E::select(E::equal(total, E::every(0)), E::every(0), result)
}

/// Accumulators to which nothing is added.
#[inline(always)]
fn alone<E: Eight>(output: Output, c: E::I) -> E::I {
    let c = if matches!(output, Output::F32Short) { E::and(c, E::every(SHORT)) } else { c };
    let magnitude = if matches!(output, Output::F16) { 0x7fff } else { 0x7fff_ffff };
    let zero = E::equal(E::and(c, E::every(magnitude)), E::every(0));
    E::select(zero, E::every(0), c)
}

/// The sums of `L` products of a row of A with eight columns of B, and the accumulators, `FRACTION` bits below the
/// largest exponent. Accumulators and results are `.f32` bits, or `.f16` bits for [`Output::F16`]. `NARROW` operands
/// are values, others significands ([`super::decode::element`]). `b(j)` gives row j of the block of B.
///
/// # Safety
/// The processor must have what `E` is made of; [`super::eight::Plain`] needs nothing.
#[inline(always)]
pub unsafe fn sum<'b, E: Eight, const L: usize, const NARROW: bool, const FRACTION: i32>(
    output: Output,
    a: &[f32; L],
    a_exponents: &[i32; L],
    b: impl Fn(usize) -> (&'b [f32; 8], &'b [i32; 8]),
    c: &[u32; 8],
) -> [u32; 8] {
    let mut bits = [0i32; 8];
    for (to, &from) in bits.iter_mut().zip(c) {
        *to = from as i32;
    }
    let c = E::integers(&bits);
    let (c_value, c_exponent) = accumulators::<E, NARROW>(matches!(output, Output::F16), c);
    let mut largest = E::every(ABSENT);
    for (j, &exponent) in a_exponents.iter().enumerate() {
        largest = E::max(largest, E::add(E::every(exponent), E::integers(b(j).1)));
    }
    let top = E::max(largest, c_exponent);
    let none = E::greater(E::every(LEAST), largest);
    let fraction = E::every(FRACTION);
    let mut total;
    if NARROW {
        // Where all products are zero, the scale may be too large a power: the sum is not used then.
        let scale = power::<E>(E::min(E::sub(fraction, top), E::every(127)));
        let fits = E::from_bits(E::select(none, E::every(0), E::bits(c_value)));
        total = E::truncated(E::mul(fits, scale));
        for (j, &a) in a.iter().enumerate() {
            let product = E::mul(E::every_float(a), E::floats(b(j).0));
            total = E::add(total, E::truncated(E::mul(product, scale)));
        }
    } else {
        let room = E::sub(fraction, top);
        total = E::truncated(E::mul(c_value, power::<E>(E::add(room, c_exponent))));
        for (j, (&a, &exponent)) in a.iter().zip(a_exponents).enumerate() {
            let (values, exponents) = b(j);
            let product = E::mul(E::every_float(a), E::floats(values));
            let exponent = E::add(E::every(exponent), E::integers(exponents));
            let scale = power::<E>(E::add(room, exponent));
            total = E::add(total, E::truncated(E::mul(product, scale)));
        }
    }
    let sum = convert::<E, NARROW, FRACTION>(output, total, top);
    E::store(if NARROW { E::select(none, alone::<E>(output, c), sum) } else { sum })
}
