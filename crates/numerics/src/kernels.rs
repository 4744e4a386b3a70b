//! The elementary functions in `f64`, from additions, multiplications, divisions and roots alone.
//!
//! Models nothing by itself: [`crate::approx`] rounds these once. They call no library, so they give the same bits on
//! every host, and they are straight-line, so they vectorise. Each is good to about 2^-50, which leaves the `f32` result
//! correctly rounded but for a few operands in a thousand million. The coefficients are Chebyshev fits made
//! with mpmath at 200 bits; the errors beside them are the fits' maxima.

/// Adding and subtracting this rounds a number below 2^51 to an integer, and leaves it in the low bits.
const ROUNDER: f64 = 6_755_399_441_055_744.0;

/// (2^r - 1) / r for |r| <= 1/2, highest power first; error 1.3e-17.
const EXP2: [f64; 11] = [
    4.4549605981865186e-10,
    7.072585949269223e-09,
    1.0178062445845774e-07,
    1.321544258792169e-06,
    1.525273382983612e-05,
    0.0001540353044173605,
    0.0013333558146416936,
    0.009618129107606888,
    0.0555041086648216,
    0.24022650695910097,
    std::f64::consts::LN_2,
];

/// 2 atanh(s) / (s ln 2) in s^2, highest power first; error 3.3e-18.
const LOG2: [f64; 8] = [
    0.2136589569431927,
    0.2209130842311768,
    0.262334352504183,
    0.32059853491395984,
    0.4121985858409005,
    0.5770780163455203,
    0.9617966939259898,
    2.8853900817779268,
];

/// sin(y pi / 2) / y in y^2 for |y| <= 1/2, highest power first; error 4.9e-18.
const SIN: [f64; 7] = [
    5.633933781537854e-08,
    -3.59864335298231e-06,
    0.0001604411507421909,
    -0.004681754132340976,
    0.07969262624604301,
    -0.6459640975062443,
    std::f64::consts::FRAC_PI_2,
];

/// cos(y pi / 2) in y^2 for |y| <= 1/2, highest power first; error 3.0e-20.
const COS: [f64; 8] = [
    -6.321256869628588e-09,
    4.710609726757823e-07,
    -2.520203677046026e-05,
    0.0009192602741831558,
    -0.02086348076331121,
    0.2536695079010467,
    -1.2337005501361697,
    1.0,
];

#[inline(always)]
fn horner<const N: usize>(coefficients: &[f64; N], x: f64) -> f64 {
    let mut sum = coefficients[0];
    for &c in &coefficients[1..] {
        sum = sum.mul_add(x, c);
    }
    sum
}

/// 2^x as (2^k, 2^r - 1) with x = k + r, |r| <= 0.5, for |x| < 1000.
#[inline(always)]
fn exp2_parts(x: f64) -> (f64, f64) {
    let rounded = x + ROUNDER;
    let r = x - (rounded - ROUNDER);
    let scale = f64::from_bits(rounded.to_bits().wrapping_add(1023) << 52);
    (scale, r * horner(&EXP2, r))
}

/// 2^x for |x| < 1000.
#[inline(always)]
pub(crate) fn exp2(x: f64) -> f64 {
    let (scale, fraction) = exp2_parts(x);
    scale.mul_add(fraction, scale)
}

/// log2(x) for normal positive x.
#[inline(always)]
pub(crate) fn log2(x: f64) -> f64 {
    // x = 2^k m with m between sqrt(1/2) and sqrt(2), then log2 m = 2 atanh((m - 1) / (m + 1)) / ln 2.
    const HALF_ROOT: u64 = std::f64::consts::FRAC_1_SQRT_2.to_bits();
    let bits = x.to_bits();
    let biased = bits.wrapping_sub(HALF_ROOT).wrapping_add(1023 << 52) >> 52;
    let m = f64::from_bits(bits.wrapping_sub(biased.wrapping_sub(1023) << 52));
    // An integer below 2^52 as f64: under the exponent of 2^52.
    let k = f64::from_bits(biased | 0x4330_0000_0000_0000) - (4_503_599_627_370_496.0 + 1023.0);
    let s = (m - 1.0) / (m + 1.0);
    s.mul_add(horner(&LOG2, s * s), k)
}

/// (sin, cos) of `turns` full circles.
#[inline(always)]
pub(crate) fn sin_cos_turns(turns: f64) -> (f64, f64) {
    // From 2^23 on an f32 is a whole number of turns.
    let reduced = if turns.abs() < 8_388_608.0 { turns } else { 0.0 };
    let quarters = 4.0 * reduced;
    let rounded = quarters + ROUNDER;
    let quadrant = rounded.to_bits();
    let y = quarters - (rounded - ROUNDER);
    let (sin, cos) = (y * horner(&SIN, y * y), horner(&COS, y * y));
    let swap = quadrant & 1 != 0;
    let (a, b) = if swap { (cos, sin) } else { (sin, cos) };
    let sin = f64::from_bits(a.to_bits() ^ (quadrant & 2) << 62);
    let cos = f64::from_bits(b.to_bits() ^ (quadrant.wrapping_add(1) & 2) << 62);
    (sin, cos)
}

/// tanh(x).
#[inline(always)]
pub(crate) fn tanh(x: f64) -> f64 {
    // From 20 on the result is 1 to far more than f32's precision. tanh x = e / (e + 2), e = exp(2x) - 1.
    let magnitude = if x.abs() < 20.0 { x.abs() } else { 20.0 };
    let (scale, fraction) = exp2_parts(magnitude * (2.0 * std::f64::consts::LOG2_E));
    let e = scale.mul_add(fraction, scale - 1.0);
    (e / (e + 2.0)).copysign(x)
}
