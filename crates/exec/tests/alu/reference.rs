//! The float part of the model, one value at a time and independent of `numerics`: IEEE arithmetic by `rustc_apfloat`,
//! square roots from integers, the small formats by looking at every value they have, the rest from the manual's words.
//! Only the approximate functions are `numerics`' own here; `approx` holds them against the host's.

use base::ScalarType::{self, *};
use ir::{Code, Mods, Op};
use numerics::approx;
use numerics::minmax::{Bf16, F16 as HalfFormat};
use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, FloatConvert, Round, Status, StatusAnd};

use super::model::number;
use super::values::ones;

/// What the arithmetic of a format is, besides what its encoding says.
#[derive(Clone, Copy)]
struct Format {
    /// Bits of a value.
    bits: u32,
    /// Bits of the fraction.
    fraction: u32,
    /// The NaN of an operation.
    nan: u128,
}

fn format(ty: ScalarType) -> Format {
    match ty {
        F16 | F16x2 => Format { bits: 16, fraction: 10, nan: 0x7fff },
        BF16 | BF16x2 => Format { bits: 16, fraction: 7, nan: 0x7fff },
        F64 => Format { bits: 64, fraction: 52, nan: 0xfff8_0000_0000_0000 },
        _ => Format { bits: 32, fraction: 23, nan: 0x7fff_ffff },
    }
}

impl Format {
    fn sign(self) -> u128 {
        1 << (self.bits - 1)
    }
    fn infinity(self) -> u128 {
        (self.sign() - 1) >> self.fraction << self.fraction
    }
    fn is_nan(self, x: u128) -> bool {
        x & (self.sign() - 1) > self.infinity()
    }
    fn one(self) -> u128 {
        self.infinity() >> (self.fraction + 1) << self.fraction
    }
    /// 2^(1 - bias)
    fn least(self) -> f64 {
        let bias = (self.one() >> self.fraction) as i32;
        2f64.powi(1 - bias)
    }
    fn flushed(self, x: u128, ftz: bool) -> u128 {
        if ftz && x & self.infinity() == 0 { x & self.sign() } else { x }
    }
}

/// The value of a float, exactly; a subnormal is 0 with `ftz`.
pub fn value(ty: ScalarType, bits: u128, ftz: bool) -> f64 {
    let bits = format(ty).flushed(bits & ones(ty.bits()), ftz);
    let mut loses = false;
    let wide: Double = match ty {
        F64 => Double::from_bits(bits),
        F16 => Half::from_bits(bits).convert(&mut loses).value,
        BF16 => BFloat::from_bits(bits).convert(&mut loses).value,
        _ => Single::from_bits(bits).convert(&mut loses).value,
    };
    f64::from_bits(wide.to_bits() as u64)
}

fn direction(op: &Op) -> Round {
    [Round::NearestTiesToEven, Round::TowardZero, Round::TowardNegative, Round::TowardPositive]
        [op.mods.rounding() as usize]
}

/// Arithmetic on any float type.
pub fn computed(op: &Op, x: [u128; 4]) -> u128 {
    let part = match op.ty {
        F16x2 => F16,
        BF16x2 => BF16,
        F32x2 => F32,
        ty => return one(op, ty, x),
    };
    let low = one(op, part, x.map(|v| v & ones(part.bits())));
    one(op, part, x.map(|v| v >> part.bits() & ones(part.bits()))) << part.bits() | low
}

/// On one value.
fn one(op: &Op, ty: ScalarType, x: [u128; 4]) -> u128 {
    let f = format(ty);
    let ftz = op.mods.has(Mods::FTZ);
    match op.code {
        Code::Copysign => return x[1] & !f.sign() | x[0] & f.sign(),
        Code::Testp => return u128::from(tested(op.aux, f, x[0])),
        _ => {}
    }
    if let Some(approximate) = approximate(op, ty, x) {
        return approximate;
    }
    let [a, b, c] = [0, 1, 2].map(|i| f.flushed(x[i], ftz && ty != F64));
    match op.code {
        Code::Abs if ty == F64 && f.is_nan(a) => a & !f.sign() | 1 << 51,
        Code::Neg if ty == F64 && f.is_nan(a) => a,
        Code::Abs | Code::Neg if f.is_nan(a) => f.nan,
        Code::Abs => a & !f.sign(),
        Code::Neg => a ^ f.sign(),
        Code::Min | Code::Max if op.src[2].is_none() => extreme(op, f, a, b),
        Code::Min | Code::Max => {
            let strip = |v: u128| if op.mods.has(Mods::ALT) { v & !f.sign() } else { v };
            let plain = Op { mods: Mods(op.mods.0 & !Mods::ALT), ..*op };
            extreme(&plain, f, extreme(&plain, f, strip(a), strip(b)), strip(c))
        }
        _ => finished(op, f, rounded(op, ty, [a, b, c])),
    }
}

/// `.oob`, `.sat`, `.relu` and the one NaN.
fn finished(op: &Op, f: Format, x: u128) -> u128 {
    if op.mods.has(Mods::SAT) {
        return if f.is_nan(x) || x & f.sign() != 0 { 0 } else { x.min(f.one()) };
    }
    match () {
        () if f.is_nan(x) && f.bits == 64 => x,
        () if f.is_nan(x) => f.nan,
        () if op.code == Code::Fma && op.mods.has(Mods::ALT) && x & f.sign() != 0 => 0,
        () => x,
    }
}

/// The IEEE result, flushed where `.ftz` asks for it; an `.f64` NaN is that of the operands.
fn rounded(op: &Op, ty: ScalarType, x: [u128; 3]) -> u128 {
    let f = format(ty);
    let round = direction(op);
    if op.code == Code::Fma && op.mods.has(Mods::OOB) && x[..2].contains(&0xffff) {
        return 0;
    }
    let bits = match ty {
        F16 => by::<Half>(op.code, x, round, 11).to_bits(),
        BF16 => by::<BFloat>(op.code, x, round, 8).to_bits(),
        F64 => by::<Double>(op.code, x, round, 53).to_bits(),
        _ => by::<Single>(op.code, x, round, 24).to_bits(),
    };
    if ty == F64 && f.is_nan(bits) {
        let operands = match op.code {
            Code::Fma => &x[..3],
            Code::Rcp | Code::Sqrt => &x[..1],
            _ => &x[..2],
        };
        return operands.iter().find(|v| f.is_nan(**v)).map_or(f.nan, |v| v | 1 << 51);
    }
    if !op.mods.has(Mods::FTZ) || ty == F64 || f.is_nan(bits) {
        return bits;
    }
    if is_tiny(op.code, ty, x, round, bits & f.sign() != 0) { bits & f.sign() } else { bits }
}

/// One operation.
fn by<F: Float>(code: Code, x: [u128; 3], round: Round, precision: u32) -> F {
    exactly::<F>(code, x.map(F::from_bits), round, precision).value
}

fn exactly<F: Float>(code: Code, [a, b, c]: [F; 3], round: Round, precision: u32) -> StatusAnd<F> {
    match code {
        Code::Add => a.add_r(b, round),
        Code::Sub => a.sub_r(b, round),
        Code::Mul => a.mul_r(b, round),
        Code::Fma => a.mul_add_r(b, c, round),
        Code::Div => a.div_r(b, round),
        Code::Rcp => F::from_u128(1).value.div_r(a, round),
        Code::Sqrt => Status::OK.and(root(a, round, precision)),
        other => panic!("no model of {other:?}"),
    }
}

/// The square root, from that of an integer of 120 bits and more.
fn root<F: Float>(x: F, round: Round, precision: u32) -> F {
    if x.is_nan() || x.is_zero() || (x.is_infinite() && !x.is_negative()) {
        return x;
    }
    if x.is_negative() {
        return F::NAN;
    }
    // x = integer 2^(2 half), the integer with about twice 64 bits.
    let exponent = x.ilogb();
    let half = (exponent - 124).div_euclid(2);
    let scaled = x.scalbn(precision as i32 - 1 - exponent);
    let mut exact = false;
    let mantissa = scaled.to_u128_r(128, Round::TowardZero, &mut exact).value;
    let integer = mantissa << (exponent - precision as i32 + 1 - 2 * half);
    let root = integer.isqrt();
    let sticky = root << 1 | u128::from(root * root != integer);
    F::from_u128_r(sticky, round).value.scalbn(half - 1)
}

/// Is the exact result, rounded to full precision with any exponent, below the least normal number?
fn is_tiny(code: Code, ty: ScalarType, x: [u128; 3], round: Round, negative: bool) -> bool {
    let f = format(ty);
    let operands = x.map(|v| Double::from_bits(u128::from(value(ty, v, false).to_bits())));
    // Cut to 53 bits, which says on which side of a number of fewer bits the exact value lies.
    let cut = exactly(code, operands, Round::TowardZero, 53);
    let (magnitude, inexact) =
        (f64::from_bits(cut.value.to_bits() as u64).abs(), cut.status.contains(Status::INEXACT));
    let least = f.least();
    let step = |bits: u32| least - least * 2f64.powi(-(bits as i32));
    let outward = match round {
        Round::TowardPositive => !negative,
        Round::TowardNegative => negative,
        _ => false,
    };
    match round {
        Round::NearestTiesToEven => magnitude < step(f.fraction + 2),
        _ if outward => {
            let below = step(f.fraction + 1);
            magnitude < below || (magnitude == below && !inexact)
        }
        _ => magnitude < least,
    }
}

/// `testp`
fn tested(property: u16, f: Format, x: u128) -> bool {
    let magnitude = x & (f.sign() - 1);
    let hidden = 1u128 << f.fraction;
    match property {
        0 => magnitude < f.infinity(),
        1 => magnitude == f.infinity(),
        2 => magnitude <= f.infinity(),
        3 => magnitude > f.infinity(),
        4 => magnitude == 0 || (magnitude >= hidden && magnitude < f.infinity()),
        _ => magnitude > 0 && magnitude < hidden,
    }
}

/// `min` and `max` of two, in the order of the numbers with -0 below 0.
fn extreme(op: &Op, f: Format, a: u128, b: u128) -> u128 {
    let nan = if f.bits == 64 { b | 1 << 51 } else { f.nan };
    match (f.is_nan(a), f.is_nan(b)) {
        (true, true) => return nan,
        (true, _) | (_, true) if op.mods.has(Mods::NAN) => return nan,
        _ => {}
    }
    let both = op.mods.has(Mods::ALT);
    let (x, y) = if both { (a & !f.sign(), b & !f.sign()) } else { (a, b) };
    let order = |v: u128| if v & f.sign() != 0 { -((v & !f.sign()) as i128) - 1 } else { v as i128 };
    let chosen = if f.is_nan(a) {
        y
    } else if f.is_nan(b) || (order(x) < order(y)) == (op.code == Code::Min) {
        x
    } else {
        y
    };
    if both { chosen & !f.sign() | (a ^ b) & f.sign() } else { chosen }
}

/// The approximate functions, which are `numerics`' own.
fn approximate(op: &Op, ty: ScalarType, x: [u128; 4]) -> Option<u128> {
    let (ftz, approximate, full) =
        (op.mods.has(Mods::FTZ), op.mods.has(Mods::APPROX), op.mods.has(Mods::ALT));
    let [a, b] = [0, 1].map(|i| f32::from_bits(x[i] as u32));
    macro_rules! by_ftz {
        (|$ftz:ident| $body:expr) => {
            if ftz {
                const $ftz: bool = true;
                $body
            } else {
                const $ftz: bool = false;
                $body
            }
        };
    }
    let single = match op.code {
        _ if ty != F32 => None,
        Code::Div if approximate && full => Some(by_ftz!(|FTZ| approx::div_full::<FTZ>(a, b))),
        Code::Div if approximate => Some(by_ftz!(|FTZ| approx::div::<FTZ>(a, b))),
        Code::Rcp if approximate => Some(by_ftz!(|FTZ| approx::rcp::<FTZ>(a))),
        Code::Sqrt if approximate => Some(by_ftz!(|FTZ| approx::sqrt::<FTZ>(a))),
        Code::Rsqrt => Some(by_ftz!(|FTZ| approx::rsqrt::<FTZ>(a))),
        Code::Sin => Some(by_ftz!(|FTZ| approx::sin::<FTZ>(a))),
        Code::Cos => Some(by_ftz!(|FTZ| approx::cos::<FTZ>(a))),
        Code::Lg2 => Some(by_ftz!(|FTZ| approx::lg2::<FTZ>(a))),
        Code::Ex2 => Some(by_ftz!(|FTZ| approx::ex2::<FTZ>(a))),
        Code::Tanh => Some(approx::tanh(a)),
        _ => None,
    };
    if let Some(y) = single {
        return Some(u128::from(y.to_bits()));
    }
    let double = f64::from_bits(x[0] as u64);
    let half = x[0] as u16;
    Some(match (op.code, ty) {
        (Code::Rcp, F64) if approximate => u128::from(approx::rcp_f64(double).to_bits()),
        (Code::Rsqrt, F64) if ftz => u128::from(approx::rsqrt_f64_ftz(double).to_bits()),
        (Code::Rsqrt, F64) => u128::from(approx::rsqrt_f64(double).to_bits()),
        (Code::Ex2, F16) => u128::from(by_ftz!(|FTZ| approx::ex2_half::<HalfFormat, FTZ>(half))),
        (Code::Ex2, BF16) => u128::from(by_ftz!(|FTZ| approx::ex2_half::<Bf16, FTZ>(half))),
        (Code::Tanh, F16) => u128::from(approx::tanh_half::<HalfFormat>(half)),
        (Code::Tanh, BF16) => u128::from(approx::tanh_half::<Bf16>(half)),
        _ => return None,
    })
}

/// `cvt`
pub fn converted(op: &Op, x: [u128; 4]) -> u128 {
    let (to, from) = (op.ty, ScalarType::ALL[op.aux as usize]);
    if let Some(small) = super::small::converted(op, from, x) {
        return small;
    }
    let is_int = |ty: ScalarType| !ty.is_float() && !matches!(ty, F16x2 | BF16x2);
    let ends = if to.is_signed() {
        (-(1i128 << (to.bits() - 1)), (1i128 << (to.bits() - 1)) - 1)
    } else {
        (0, ones(to.bits().min(64)) as i128)
    };
    match (is_int(from), is_int(to)) {
        (true, true) => {
            let value = number(from, x[0]);
            (if op.mods.has(Mods::SAT) { value.clamp(ends.0, ends.1) } else { value }) as u128
        }
        (false, true) => {
            let integral = integral(op, value(from, x[0], op.mods.has(Mods::FTZ)));
            if integral.is_nan() {
                return if from == F64 || to.bits() == 64 { 1 << (to.bits() - 1) } else { 0 };
            }
            (integral as i128).clamp(ends.0, ends.1) as u128
        }
        (true, false) => {
            let exact = number(from, x[0]);
            let round = direction(op);
            let bits = match to {
                F64 => Double::from_i128_r(exact, round).value.to_bits(),
                F16 => Half::from_i128_r(exact, round).value.to_bits(),
                BF16 => BFloat::from_i128_r(exact, round).value.to_bits(),
                _ => Single::from_i128_r(exact, round).value.to_bits(),
            };
            limited(op, to, bits)
        }
        (false, false) => match to {
            F16x2 => between(op, F32, F16, x[0]) << 16 | between(op, F32, F16, x[1]),
            BF16x2 => between(op, F32, BF16, x[0]) << 16 | between(op, F32, BF16, x[1]),
            _ => between(op, from, to, x[0]),
        },
    }
}

fn integral(op: &Op, x: f64) -> f64 {
    match direction(op) {
        Round::NearestTiesToEven => x.round_ties_even(),
        Round::TowardZero => x.trunc(),
        Round::TowardNegative => x.floor(),
        _ => x.ceil(),
    }
}

/// `.sat`, `.satfinite` and `.relu` of a conversion.
pub fn limited(op: &Op, to: ScalarType, bits: u128) -> u128 {
    let f = format(to);
    let (sign, nan) = (bits & f.sign() != 0, f.is_nan(bits));
    match () {
        () if op.mods.has(Mods::SAT) => {
            if nan || sign {
                0
            } else {
                bits.min(f.one())
            }
        }
        () if nan => bits,
        () if op.mods.has(Mods::ALT) && sign => 0,
        () if op.mods.has(Mods::SATFINITE) && bits & !f.sign() == f.infinity() => {
            // `.tf32` has 10 bits of fraction.
            let unit = if to == TF32 { 1 << 13 } else { 1 };
            bits - unit
        }
        () => bits,
    }
}

/// Between float formats.
fn between(op: &Op, from: ScalarType, to: ScalarType, x: u128) -> u128 {
    let x = x & ones(from.bits());
    let (f, ftz) = (format(from), op.mods.has(Mods::FTZ));
    // A format to itself without modifiers is a copy, NaN included.
    if from == to && op.mods.0 & !3 == 0 {
        return x;
    }
    if to == TF32 && op.mods == Mods(Mods::RP) && f.is_nan(x) {
        return x >> 13 << 13;
    }
    // `.bf16` to `.f32` is a shift, and a half to itself nothing at all, NaN included.
    if (from == BF16 && to == F32) || (from == to && f.bits == 16 && !op.mods.has(Mods::INTEGRAL)) {
        return limited(op, to, format(to).flushed(if to == F32 { x << 16 } else { x }, ftz));
    }
    if f.is_nan(x) {
        let nan = match (from, to) {
            (F64, F64) => x | 1 << 51,
            // The payload moves up, and so does that of a `.bf16`; an `.f16` becomes the NaN of `.f32` first.
            (F32, F64) => (x & 1 << 31) << 32 | 0x7ff8_0000_0000_0000 | (x & 0x3f_ffff) << 29,
            (BF16, F64) => (x & 1 << 15) << 48 | 0x7ff8_0000_0000_0000 | (x & 0x3f) << 45,
            (F16, F64) => 0x7fff_ffff_e000_0000,
            (_, TF32) => 0x7fff_e000,
            _ => format(to).nan,
        };
        return limited(op, to, nan);
    }
    let exact = value(from, x, ftz && from == F32);
    let wide = if op.mods.has(Mods::INTEGRAL) { integral(op, exact) } else { exact };
    let double = Double::from_bits(u128::from(wide.to_bits()));
    let round = if op.mods.has(Mods::INTEGRAL) { Round::NearestTiesToEven } else { direction(op) };
    let mut loses = false;
    let bits = match to {
        F64 => double.to_bits(),
        F16 => FloatConvert::<Half>::convert_r(double, round, &mut loses).value.to_bits(),
        BF16 => FloatConvert::<BFloat>::convert_r(double, round, &mut loses).value.to_bits(),
        TF32 => tf32(op, x),
        _ => FloatConvert::<Single>::convert_r(double, round, &mut loses).value.to_bits(),
    };
    let bits = if ftz && to == F32 && from == F64 && tiny(wide, round) { bits & 1 << 31 } else { bits };
    let bits = if to == F32 && ftz && from != F64 { format(F32).flushed(bits, true) } else { bits };
    limited(op, to, bits)
}

/// [`is_tiny`] of a number itself, for `.f32`.
fn tiny(x: f64, round: Round) -> bool {
    let (magnitude, least) = (x.abs(), format(F32).least());
    match round {
        Round::NearestTiesToEven => magnitude < least - least * 2f64.powi(-25),
        Round::TowardPositive if x > 0.0 => magnitude <= least - least * 2f64.powi(-24),
        Round::TowardNegative if x < 0.0 => magnitude <= least - least * 2f64.powi(-24),
        _ => magnitude < least,
    }
}

/// `.rn`, `.rz` and, as `.rp`, `.rna`: 13 bits less.
fn tf32(op: &Op, x: u128) -> u128 {
    let (kept, lost) = (x >> 13, x & 0x1fff);
    let up = match op.mods.rounding() {
        Mods::RN => lost > 0x1000 || (lost == 0x1000 && kept & 1 == 1),
        Mods::RP => lost >= 0x1000,
        _ => false,
    };
    (kept + u128::from(up)) << 13
}
