//! The model of `numerics::mma` once more, in `f64`: every addend and every sum is a double without error, so that
//! alignment is a division and conversion a search. Slow, and written without regard to how the crate does it.

use numerics::mma::{Format, Model, Output};

/// An element as a double.
pub fn value(format: Format, bits: u32) -> f64 {
    match format {
        Format::Tf32 => f32::from_bits(bits & 0xffff_e000) as f64,
        Format::Bf16 => f32::from_bits(bits << 16) as f64,
        Format::F16 => small(bits, 5, 10, true),
        Format::E5m2 => small(bits, 5, 2, true),
        Format::E4m3 if bits & 0x7f == 0x7f => f64::NAN,
        Format::E4m3 => small(bits, 4, 3, false),
        Format::E3m2 => small(bits & 63, 3, 2, false),
        Format::E2m3 => small(bits & 63, 2, 3, false),
        Format::E2m1 => small(bits >> 2 & 15, 2, 1, false),
    }
}

fn small(bits: u32, e: i32, m: i32, ieee: bool) -> f64 {
    let sign = if bits >> (e + m) & 1 == 1 { -1.0 } else { 1.0 };
    let biased = (bits >> m) as i32 & ((1 << e) - 1);
    let fraction = (bits & ((1 << m) - 1)) as f64 / 2f64.powi(m);
    let bias = (1 << (e - 1)) - 1;
    if ieee && biased == (1 << e) - 1 {
        return if fraction == 0.0 { sign * f64::INFINITY } else { f64::NAN };
    }
    sign * match biased {
        0 => fraction * 2f64.powi(1 - bias),
        _ => (1.0 + fraction) * 2f64.powi(biased - bias),
    }
}

/// The least normal exponent of a format.
fn least(format: Format) -> i32 {
    match format {
        Format::Tf32 | Format::Bf16 => -126,
        Format::F16 | Format::E5m2 => -14,
        Format::E4m3 => -6,
        Format::E3m2 => -2,
        Format::E2m3 | Format::E2m1 => 0,
    }
}

/// The exponent of a finite number's leading bit.
fn exponent(x: f64) -> i32 {
    let mut e = 0;
    let mut x = x.abs();
    while x >= 2.0 {
        x /= 2.0;
        e += 1;
    }
    while x < 1.0 {
        x *= 2.0;
        e -= 1;
    }
    e
}

/// Adds a block of products to an accumulator (bits of the output's format).
pub fn sum(model: Model, formats: [Format; 2], products: &[[u32; 2]], c: u32) -> u32 {
    let half = model.output == Output::F16;
    let c = if half { value(Format::F16, c & 0xffff) } else { f32::from_bits(c) as f64 };
    let pairs: Vec<[f64; 2]> =
        products.iter().map(|p| [value(formats[0], p[0]), value(formats[1], p[1])]).collect();
    let naive = pairs.iter().map(|p| p[0] * p[1]).fold(c, |s, x| s + x);
    if naive.is_nan() {
        return if half { 0x7fff } else { 0x7fff_ffff };
    }
    if naive.is_infinite() {
        return match (half, naive > 0.0) {
            (true, true) => 0x7c00,
            (true, false) => 0xfc00,
            (false, true) => 0x7f80_0000,
            (false, false) => 0xff80_0000,
        };
    }
    let mut addends = vec![(c, exponent_or(c, if half { -14 } else { -126 }))];
    for p in &pairs {
        let e = exponent_or(p[0], least(formats[0])) + exponent_or(p[1], least(formats[1]));
        addends.push((p[0] * p[1], e));
    }
    let top = addends.iter().filter(|a| a.0 != 0.0).map(|a| a.1).max().unwrap_or(-126).max(-126);
    let unit = 2f64.powi(top - model.fraction);
    let total: f64 = addends.iter().map(|a| (a.0 / unit).trunc()).sum::<f64>() * unit;
    match model.output {
        Output::F16 => to_f16(total),
        Output::F32 => to_f32(total, 23),
        Output::F32Short => to_f32(total, 13),
    }
}

fn exponent_or(x: f64, least: i32) -> i32 {
    if x == 0.0 { least } else { exponent(x).max(least) }
}

fn to_f32(x: f64, bits: i32) -> u32 {
    if x == 0.0 {
        return 0;
    }
    let unit = 2f64.powi(exponent(x).max(-126) - bits);
    (((x / unit).trunc() * unit) as f32).to_bits()
}

fn to_f16(x: f64) -> u32 {
    if x == 0.0 {
        return 0;
    }
    // The nearest of all magnitudes, the even one of two; 65536 stands for infinity.
    let magnitude = |bits: u32| if bits == 0x7c00 { 65536.0 } else { value(Format::F16, bits) };
    let (mut low, mut high) = (0u32, 0x7c00u32);
    while high - low > 1 {
        let middle = (low + high) / 2;
        if magnitude(middle) <= x.abs() { low = middle } else { high = middle }
    }
    let (below, above) = (x.abs() - magnitude(low), magnitude(high) - x.abs());
    let nearest = if below < above || below == above && low % 2 == 0 { low } else { high };
    let sign = if x < 0.0 { 0x8000 } else { 0 };
    sign | nearest
}
