//! One block of finite products for eight columns at a time, straight-line: for an `f32x8` unit.
//!
//! Models what the folder's head says, for fractions up to 24 bits and blocks up to 16 products: their sum fits an
//! `i32`. Operands and accumulators must be finite ([`super::scalar`] takes the rest).

use super::Output;
use super::decode::ABSENT;

/// Eight columns.
pub type Row<T> = [T; 8];

/// 2^`e` for -127 < `e` < 128, and 0 below.
#[inline(always)]
fn power(e: i32) -> f32 {
    f32::from_bits(((e + 127).max(0) as u32) << 23)
}

/// The integer part of a number of magnitude below 2^31.
#[inline(always)]
fn integer(x: f32) -> i32 {
    // SAFETY: callers give finite numbers that are below 2^31: addends are below 2^(fraction + 2) by the choice of the
    // largest exponent, sums below 2^30. The checked cast costs as much as the rest of an addend.
    unsafe { x.to_int_unchecked() }
}

/// The exponent of a finite `f32` accumulator; zero counts as subnormal.
#[inline(always)]
fn exponent_f32(bits: u32) -> i32 {
    ((bits >> 23 & 0xff) as i32).max(1) - 127
}

/// The significand of a finite `f32`, with its sign.
#[inline(always)]
fn significand_f32(bits: u32) -> f32 {
    let one = f32::from_bits(0x3f80_0000 | bits & 0x7f_ffff);
    let value = if bits >> 23 & 0xff == 0 { one - 1.0 } else { one };
    f32::from_bits(value.to_bits() | bits & 0x8000_0000)
}

/// A finite `f16` as `f32`.
#[inline(always)]
fn widen(bits: u32) -> f32 {
    let value = f32::from_bits((bits & 0x7fff) << 13) * f32::from_bits(0x7780_0000);
    f32::from_bits(value.to_bits() | (bits & 0x8000) << 16)
}

/// An `f32` to the nearest `f16`, ties to even.
#[inline(always)]
fn narrow(x: f32) -> u32 {
    let bits = x.to_bits();
    let (sign, magnitude) = (bits >> 16 & 0x8000, bits & 0x7fff_ffff);
    let rounded = (magnitude.wrapping_add(0xfff + (magnitude >> 13 & 1)).wrapping_sub(112 << 23)) >> 13;
    // Adding 1/2 leaves the multiple of 2^-24 in the low bits.
    let subnormal = (f32::from_bits(magnitude) + 0.5).to_bits().wrapping_sub(0x3f00_0000);
    let value = if magnitude < 113 << 23 { subnormal } else { rounded };
    let value = if magnitude >= 0x4780_0000 { 0x7c00 } else { value };
    sign | value
}

/// An integer below 2^30 as `f32`, towards zero; `ODD` sets the last bit of the significand where bits were lost.
#[inline(always)]
fn towards_zero<const ODD: bool>(magnitude: i32) -> f32 {
    let near = magnitude as f32;
    let back = integer(near);
    let bits = near.to_bits().wrapping_sub((back > magnitude) as u32);
    if ODD {
        let lost = integer(f32::from_bits(bits)) != magnitude;
        f32::from_bits(bits | lost as u32)
    } else {
        f32::from_bits(bits)
    }
}

/// The sum of `L` products of a row of A and the columns of B and the accumulators, `FRACTION` bits below the largest
/// exponent. Accumulators and results are `.f32` bits, or `.f16` bits for [`Output::F16`]. `NARROW` operands are
/// values, others significands ([`super::decode::element`]). `b(j)` gives row j of the block of B.
#[inline(always)]
pub fn sum<'b, const L: usize, const NARROW: bool, const FRACTION: i32>(
    output: Output,
    a: &[f32; L],
    a_exponent: &[i32; L],
    b: impl Fn(usize) -> (&'b Row<f32>, &'b Row<i32>),
    c: &Row<u32>,
) -> Row<u32> {
    const LEAST: i32 = -126;
    let half = matches!(output, Output::F16);
    let mut c_value: Row<f32> = [0.0; 8];
    let mut c_exponent: Row<i32> = [0; 8];
    for n in 0..8 {
        if half {
            let exponent = ((c[n] >> 10 & 0x1f) as i32).max(1) - 15;
            c_exponent[n] = if c[n] & 0x7fff == 0 { LEAST } else { exponent };
            c_value[n] = widen(c[n]);
        } else {
            c_exponent[n] = exponent_f32(c[n]);
            c_value[n] = if NARROW { f32::from_bits(c[n]) } else { significand_f32(c[n]) };
        }
    }
    let mut largest: Row<i32> = [ABSENT; 8];
    for (j, &a_exponent) in a_exponent.iter().enumerate() {
        let (_, exponents) = b(j);
        for n in 0..8 {
            largest[n] = largest[n].max(a_exponent + exponents[n]);
        }
    }
    let mut top: Row<i32> = [0; 8];
    let mut scale: Row<f32> = [0.0; 8];
    let mut total: Row<i32> = [0; 8];
    for n in 0..8 {
        top[n] = largest[n].max(c_exponent[n]);
        if NARROW {
            // Where all products are zero, the scale may be too large a power: the sum is not used then.
            scale[n] = power((FRACTION - top[n]).min(127));
            let fits = if largest[n] < LEAST { 0.0 } else { c_value[n] };
            total[n] = integer(fits * scale[n]);
        } else {
            total[n] = integer(c_value[n] * power(FRACTION + c_exponent[n] - top[n]));
        }
    }
    for (j, (&a, &a_exponent)) in a.iter().zip(a_exponent).enumerate() {
        let (values, exponents) = b(j);
        for n in 0..8 {
            let addend = if NARROW {
                a * values[n] * scale[n]
            } else {
                a * values[n] * power(FRACTION + a_exponent + exponents[n] - top[n])
            };
            total[n] += integer(addend);
        }
    }
    std::array::from_fn(|n| {
        let sign = (total[n] as u32) & 0x8000_0000;
        let mut magnitude = total[n].abs();
        if !NARROW && top[n] == LEAST && FRACTION == 24 {
            // The last bit is below the least subnormal.
            magnitude &= !1;
        }
        let shift = top[n] - FRACTION;
        let value = if half { towards_zero::<true>(magnitude) } else { towards_zero::<false>(magnitude) };
        let value = if matches!(output, Output::F32Short) {
            f32::from_bits(value.to_bits() & !((1 << 10) - 1))
        } else {
            value
        };
        let scaled = if NARROW {
            value * power(shift)
        } else {
            let first = shift.clamp(-126, 127);
            value * power(first) * power(shift - first)
        };
        let result = if half { narrow(scaled) } else { scaled.to_bits() };
        let result = if half { result | sign >> 16 } else { result | sign };
        // Nothing but the accumulator.
        let alone = match output {
            Output::F32Short => c[n] & !((1 << 10) - 1),
            _ => c[n],
        };
        let magnitude_bits = if half { 0x7fff } else { 0x7fff_ffff };
        let alone = if alone & magnitude_bits == 0 { 0 } else { alone };
        let only = NARROW && largest[n] < LEAST;
        if only {
            alone
        } else if total[n] == 0 {
            0
        } else {
            result
        }
    })
}
