//! The approximate functions against the host's own in `f64`: the result is the one that is nearest to the true value,
//! or, where the host's error could decide that, the other neighbour.

use base::ScalarType::{BF16, F16, F32};
use ir::{Code, Mods, Op};
use rustc_apfloat::Float;
use rustc_apfloat::ieee::Single;

use super::reference::value;

/// What is wrong with the result for an operand, in words. None for functions that are not approximate.
pub fn mistake(op: &Op, x: [u128; 2], got: u128) -> Option<String> {
    let part = match op.ty {
        base::ScalarType::F16x2 => F16,
        base::ScalarType::BF16x2 => BF16,
        ty => ty,
    };
    if !matches!(part, F16 | BF16 | F32) {
        return None;
    }
    let parts = op.ty.bits() / part.bits();
    (0..parts).find_map(|i| {
        let shift = i * part.bits();
        let low = |v: u128| v >> shift & ((1 << part.bits()) - 1);
        one(op, part, x.map(low), low(got))
    })
}

fn one(op: &Op, ty: base::ScalarType, x: [u128; 2], got: u128) -> Option<String> {
    // `tanh` has no `.ftz`.
    let ftz = op.mods.has(Mods::FTZ) && op.code != Code::Tanh;
    let (a, b) = (value(ty, x[0], ftz), value(ty, x[1], ftz));
    let exact = match op.code {
        Code::Ex2 => a.exp2(),
        Code::Tanh => a.tanh(),
        Code::Lg2 => a.log2(),
        Code::Rsqrt => 1.0 / a.sqrt(),
        Code::Sin | Code::Cos => circular(op, a),
        Code::Div if op.mods.has(Mods::APPROX) && !op.mods.has(Mods::ALT) && b.abs() > 2f64.powi(126) => {
            // The reciprocal is flushed.
            if b.is_infinite() { a / b } else { a * 0f64.copysign(b) }
        }
        Code::Div if op.mods.has(Mods::APPROX) => a / b,
        Code::Rcp if op.mods.has(Mods::APPROX) => 1.0 / a,
        Code::Sqrt if op.mods.has(Mods::APPROX) => a.sqrt(),
        _ => return None,
    };
    let nan = if ty == F32 { 0x7fff_ffff } else { 0x7fff };
    if exact.is_nan() {
        return (got != nan).then(|| format!("{got:#x} where there is no number"));
    }
    // The host's functions are good to a few units of 2^-53; a circular one has that beside 1.
    let slack = exact.abs() * 2f64.powi(-46)
        + if matches!(op.code, Code::Sin | Code::Cos) { 2f64.powi(-50) } else { 0.0 };
    let (low, high) = (nearest(ty, exact - slack), nearest(ty, exact + slack));
    let result = value(ty, got, false);
    let least = if ty == F16 { 2f64.powi(-14) } else { 2f64.powi(-126) };
    let flushed = ftz && result == 0.0 && exact.abs() < least;
    ((result < low || result > high || got == nan) && !flushed)
        .then(|| format!("{got:#x} = {result:e} where {exact:e} is right"))
}

/// The nearest value of a format, as `f64`; beyond its end an infinity.
fn nearest(ty: base::ScalarType, x: f64) -> f64 {
    let (fraction, least, end) = match ty {
        F16 => (10, -14, 65520.0),
        BF16 => (7, -126, 2f64.powi(128) - 2f64.powi(119)),
        _ => return f64::from(x as f32),
    };
    if x.abs() >= end {
        return f64::INFINITY.copysign(x);
    }
    if x == 0.0 {
        return x;
    }
    let exponent = (x.abs().log2().floor() as i32).max(least);
    let unit = 2f64.powi(exponent - fraction);
    (x / unit).round_ties_even() * unit
}

/// Of the angle in turns, that is cut to `f32` before the function sees it.
fn circular(op: &Op, a: f64) -> f64 {
    let per_radian = Single::from_bits(0x3e22_f983);
    let angle = Single::from_bits(u128::from((a as f32).to_bits()));
    let product = angle.mul_r(per_radian, rustc_apfloat::Round::TowardZero).value;
    let turns = f64::from(f32::from_bits(product.to_bits() as u32));
    if !turns.is_finite() {
        return f64::NAN;
    }
    let turns = if op.mods.has(Mods::FTZ) && turns.abs() < 2f64.powi(-126) { 0.0 } else { turns };
    let radians = (turns - turns.round()) * std::f64::consts::TAU;
    if op.code == Code::Sin { radians.sin() } else { radians.cos() }
}
