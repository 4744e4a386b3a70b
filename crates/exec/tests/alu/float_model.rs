//! The float part of the model: one call of `numerics` per value, chosen at run time.

use base::ScalarType::{self, *};
use ir::{Code, Mods, Op};
use numerics::convert::{self, Int, Tf32Rounding};
use numerics::half16::{self, Half, Plain, Relu, Sat};
use numerics::minmax::{self, Format, Property};
use numerics::round::Rounding;
use numerics::{approx, fp32, fp64, with_round};

use super::model::number;

/// The number that the bits of a float type are, exactly; a subnormal is 0 with `ftz`.
pub fn value(ty: ScalarType, bits: u128, ftz: bool) -> f64 {
    match ty {
        F64 => f64::from_bits(bits as u64),
        F32 => {
            let x = f32::from_bits(bits as u32);
            f64::from(if ftz { fp32::flush(x) } else { x })
        }
        F16 => {
            let x = bits as u16;
            f64::from(minmax::F16::decode(if ftz { minmax::F16::flush(x) } else { x }))
        }
        _ => f64::from(minmax::Bf16::decode(bits as u16)),
    }
}

fn mode(op: &Op) -> Rounding {
    Rounding::ALL[op.mods.rounding() as usize]
}

/// Arithmetic on any float type.
pub fn computed(op: &Op, x: [u128; 4]) -> u128 {
    let three = !op.src[2].is_none();
    let both = |part: u32, f: &dyn Fn([u128; 4]) -> u128| {
        f(x.map(|v| v >> part & super::values::ones(part))) << part
            | f(x.map(|v| v & super::values::ones(part)))
    };
    match op.ty {
        F32 => u128::from(single(op, x.map(|v| f32::from_bits(v as u32)), three)),
        F64 => u128::from(double(op, x.map(|v| f64::from_bits(v as u64)))),
        F32x2 => both(32, &|x| u128::from(single(op, x.map(|v| f32::from_bits(v as u32)), three))),
        F16 => u128::from(half::<minmax::F16>(op, x.map(|v| v as u16))),
        BF16 => u128::from(half::<minmax::Bf16>(op, x.map(|v| v as u16))),
        F16x2 => both(16, &|x| u128::from(half::<minmax::F16>(op, x.map(|v| v as u16)))),
        _ => both(16, &|x| u128::from(half::<minmax::Bf16>(op, x.map(|v| v as u16)))),
    }
}

/// Calls a function that is generic over `FTZ` (and `SAT`).
macro_rules! by_ftz {
    ($op:expr, |$ftz:ident| $body:expr) => {
        if $op.mods.has(Mods::FTZ) {
            const $ftz: bool = true;
            $body
        } else {
            const $ftz: bool = false;
            $body
        }
    };
    ($op:expr, |$ftz:ident, $sat:ident| $body:expr) => {
        by_ftz!($op, |$ftz| if $op.mods.has(Mods::SAT) {
            const $sat: bool = true;
            $body
        } else {
            const $sat: bool = false;
            $body
        })
    };
}

const PROPERTIES: [Property; 6] = [
    Property::Finite,
    Property::Infinite,
    Property::Number,
    Property::NotANumber,
    Property::Normal,
    Property::Subnormal,
];

/// `min` or `max` as the manual words it.
fn extreme<F: Format>(op: &Op, x: &[F::Bits]) -> F::Bits {
    let (max, nan, alternative) = (op.code == Code::Max, op.mods.has(Mods::NAN), op.mods.has(Mods::ALT));
    match (x, max, nan, alternative) {
        (&[a, b], false, false, false) => F::min::<false, false>(a, b),
        (&[a, b], false, false, true) => F::min::<false, true>(a, b),
        (&[a, b], false, true, false) => F::min::<true, false>(a, b),
        (&[a, b], false, true, true) => F::min::<true, true>(a, b),
        (&[a, b], true, false, false) => F::max::<false, false>(a, b),
        (&[a, b], true, false, true) => F::max::<false, true>(a, b),
        (&[a, b], true, true, false) => F::max::<true, false>(a, b),
        (&[a, b], true, true, true) => F::max::<true, true>(a, b),
        (&[a, b, c], false, false, false) => F::min3::<false, false>(a, b, c),
        (&[a, b, c], false, false, true) => F::min3::<false, true>(a, b, c),
        (&[a, b, c], false, true, false) => F::min3::<true, false>(a, b, c),
        (&[a, b, c], false, true, true) => F::min3::<true, true>(a, b, c),
        (&[a, b, c], true, false, false) => F::max3::<false, false>(a, b, c),
        (&[a, b, c], true, false, true) => F::max3::<false, true>(a, b, c),
        (&[a, b, c], true, true, false) => F::max3::<true, false>(a, b, c),
        (&[a, b, c], true, true, true) => F::max3::<true, true>(a, b, c),
        _ => panic!("two or three operands"),
    }
}

fn single(op: &Op, [a, b, c, _]: [f32; 4], three: bool) -> u32 {
    let (mode, approximate) = (mode(op), op.mods.has(Mods::APPROX));
    let flushed = |x: f32| if op.mods.has(Mods::FTZ) { fp32::flush(x) } else { x }.to_bits();
    let result = match op.code {
        Code::Add => with_round!(mode, R => by_ftz!(op, |FTZ, SAT| fp32::add::<R, FTZ, SAT>(a, b))),
        Code::Sub => with_round!(mode, R => by_ftz!(op, |FTZ, SAT| fp32::sub::<R, FTZ, SAT>(a, b))),
        Code::Mul => with_round!(mode, R => by_ftz!(op, |FTZ, SAT| fp32::mul::<R, FTZ, SAT>(a, b))),
        Code::Fma => with_round!(mode, R => by_ftz!(op, |FTZ, SAT| fp32::fma::<R, FTZ, SAT>(a, b, c))),
        Code::Div if approximate && op.mods.has(Mods::ALT) => {
            by_ftz!(op, |FTZ| approx::div_full::<FTZ>(a, b))
        }
        Code::Div if approximate => by_ftz!(op, |FTZ| approx::div::<FTZ>(a, b)),
        Code::Div => with_round!(mode, R => by_ftz!(op, |FTZ| fp32::div::<R, FTZ>(a, b))),
        Code::Rcp if approximate => by_ftz!(op, |FTZ| approx::rcp::<FTZ>(a)),
        Code::Rcp => with_round!(mode, R => by_ftz!(op, |FTZ| fp32::rcp::<R, FTZ>(a))),
        Code::Sqrt if approximate => by_ftz!(op, |FTZ| approx::sqrt::<FTZ>(a)),
        Code::Sqrt => with_round!(mode, R => by_ftz!(op, |FTZ| fp32::sqrt::<R, FTZ>(a))),
        Code::Rsqrt => by_ftz!(op, |FTZ| approx::rsqrt::<FTZ>(a)),
        Code::Sin => by_ftz!(op, |FTZ| approx::sin::<FTZ>(a)),
        Code::Cos => by_ftz!(op, |FTZ| approx::cos::<FTZ>(a)),
        Code::Lg2 => by_ftz!(op, |FTZ| approx::lg2::<FTZ>(a)),
        Code::Ex2 => by_ftz!(op, |FTZ| approx::ex2::<FTZ>(a)),
        Code::Tanh => approx::tanh(a),
        Code::Min | Code::Max if three => {
            return extreme::<minmax::F32>(op, &[flushed(a), flushed(b), flushed(c)]);
        }
        Code::Min | Code::Max => return extreme::<minmax::F32>(op, &[flushed(a), flushed(b)]),
        Code::Abs => return minmax::F32::abs(flushed(a)),
        Code::Neg => return minmax::F32::neg(flushed(a)),
        Code::Copysign => return minmax::F32::copysign(a.to_bits(), b.to_bits()),
        Code::Testp => return u32::from(minmax::F32::test(PROPERTIES[op.aux as usize], a.to_bits())),
        other => panic!("no model of {other:?}"),
    };
    result.to_bits()
}

fn double(op: &Op, [a, b, c, _]: [f64; 4]) -> u64 {
    let mode = mode(op);
    let (x, y) = (a.to_bits(), b.to_bits());
    let result = match op.code {
        Code::Add => with_round!(mode, R => fp64::add::<R>(a, b)),
        Code::Sub => with_round!(mode, R => fp64::sub::<R>(a, b)),
        Code::Mul => with_round!(mode, R => fp64::mul::<R>(a, b)),
        Code::Fma => with_round!(mode, R => fp64::fma::<R>(a, b, c)),
        Code::Div => with_round!(mode, R => fp64::div::<R>(a, b)),
        Code::Rcp if op.mods.has(Mods::APPROX) => approx::rcp_f64(a),
        Code::Rcp => with_round!(mode, R => fp64::rcp::<R>(a)),
        Code::Sqrt => with_round!(mode, R => fp64::sqrt::<R>(a)),
        Code::Rsqrt if op.mods.has(Mods::FTZ) => approx::rsqrt_f64_ftz(a),
        Code::Rsqrt => approx::rsqrt_f64(a),
        Code::Min | Code::Max => return extreme::<minmax::F64>(op, &[x, y]),
        Code::Abs => return minmax::F64::abs(x),
        Code::Neg => return minmax::F64::neg(x),
        Code::Copysign => return minmax::F64::copysign(x, y),
        Code::Testp => return u64::from(minmax::F64::test(PROPERTIES[op.aux as usize], x)),
        other => panic!("no model of {other:?}"),
    };
    result.to_bits()
}

fn half<H: Half>(op: &Op, [a, b, c, _]: [u16; 4]) -> u16 {
    let flushed = |x: u16| if op.mods.has(Mods::FTZ) { H::flush(x) } else { x };
    macro_rules! finished {
        ($finish:ident) => {
            by_ftz!(op, |FTZ| match op.code {
                Code::Add => half16::add::<H, $finish, FTZ>(a, b),
                Code::Sub => half16::sub::<H, $finish, FTZ>(a, b),
                Code::Mul => half16::mul::<H, $finish, FTZ>(a, b),
                _ => half16::fma::<H, $finish, FTZ>(a, b, c),
            })
        };
    }
    match op.code {
        Code::Min | Code::Max => extreme::<H>(op, &[flushed(a), flushed(b)]),
        Code::Abs => H::abs(flushed(a)),
        Code::Neg => H::neg(flushed(a)),
        Code::Ex2 => by_ftz!(op, |FTZ| approx::ex2_half::<H, FTZ>(a)),
        Code::Tanh => approx::tanh_half::<H>(a),
        _ if op.mods.has(Mods::SAT) => finished!(Sat),
        _ if op.mods.has(Mods::ALT) => finished!(Relu),
        _ => finished!(Plain),
    }
}

/// `cvt`
pub fn converted(op: &Op, x: [u128; 4]) -> u128 {
    let (to, from) = (op.ty, ScalarType::ALL[op.aux as usize]);
    let is_int = |ty: ScalarType| !ty.is_float() && !matches!(ty, F16x2 | BF16x2);
    match (is_int(from), is_int(to)) {
        (true, true) => {
            let value = number(from, x[0]);
            let (low, high) = if to.is_signed() {
                (-(1i128 << (to.bits() - 1)), (1i128 << (to.bits() - 1)) - 1)
            } else {
                (0, (1i128 << to.bits()) - 1)
            };
            (if op.mods.has(Mods::SAT) { value.clamp(low, high) } else { value }) as u128
        }
        (true, false) => of_int(op, number(from, x[0])),
        (false, true) => {
            let wide = value(from, x[0], op.mods.has(Mods::FTZ));
            let integral = match mode(op) {
                Rounding::Rn => wide.round_ties_even(),
                Rounding::Rz => wide.trunc(),
                Rounding::Rm => wide.floor(),
                Rounding::Rp => wide.ceil(),
            };
            if integral.is_nan() {
                return if from == F64 || to.bits() == 64 { 1 << (to.bits() - 1) } else { 0 };
            }
            let (low, high) = if to.is_signed() {
                (-(1i128 << (to.bits() - 1)), (1i128 << (to.bits() - 1)) - 1)
            } else {
                (0, (1i128 << to.bits()) - 1)
            };
            (integral as i128).clamp(low, high) as u128
        }
        (false, false) => between_floats(op, from, x),
    }
}

/// From an integer, through the widest type, which is exact for all of them but for the rounding asked for.
fn of_int(op: &Op, x: i128) -> u128 {
    fn typed<S: Int>(op: &Op, x: S) -> u128 {
        let (mode, sat) = (mode(op), op.mods.has(Mods::SAT));
        match op.ty {
            F32 => {
                let y = with_round!(mode, R => convert::int_to_f32::<S, R>(x));
                u128::from(if sat { fp32::saturate(y) } else { y }.to_bits())
            }
            F64 => {
                let y = with_round!(mode, R => convert::int_to_f64::<S, R>(x));
                u128::from(if sat { y.clamp(0.0, 1.0) } else { y }.to_bits())
            }
            F16 => {
                let y = with_round!(mode, R => convert::int_to_half::<S, minmax::F16, R>(x));
                u128::from(if sat { half16::saturate::<minmax::F16>(y) } else { y })
            }
            _ => {
                let y = with_round!(mode, R => convert::int_to_half::<S, minmax::Bf16, R>(x));
                u128::from(if sat { half16::saturate::<minmax::Bf16>(y) } else { y })
            }
        }
    }
    if x < 0 { typed(op, x as i64) } else { typed(op, x as u64) }
}

fn between_floats(op: &Op, from: ScalarType, x: [u128; 4]) -> u128 {
    let (mode, integral) = (mode(op), op.mods.has(Mods::INTEGRAL));
    let (single, double, bits) = (f32::from_bits(x[0] as u32), f64::from_bits(x[0] as u64), x[0] as u16);
    let second = f32::from_bits(x[1] as u32);
    let relu = op.mods.has(Mods::ALT);
    match (from, op.ty) {
        (F32, F32) if integral => u128::from(
            with_round!(mode, R => by_ftz!(op, |FTZ, SAT| convert::round_f32::<R, FTZ, SAT>(single)))
                .to_bits(),
        ),
        (F32, F32) => u128::from(by_ftz!(op, |FTZ, SAT| convert::f32_to_f32::<FTZ, SAT>(single)).to_bits()),
        (F64, F64) if integral => u128::from(
            with_round!(mode, R => by_ftz!(op, |_FTZ, SAT| convert::round_f64::<R, SAT>(double))).to_bits(),
        ),
        (F64, F64) => u128::from(by_ftz!(op, |_FTZ, SAT| convert::f64_to_f64::<SAT>(double)).to_bits()),
        (F32, F64) => u128::from(by_ftz!(op, |FTZ, SAT| convert::f32_to_f64::<FTZ, SAT>(single)).to_bits()),
        (F64, F32) => u128::from(
            with_round!(mode, R => by_ftz!(op, |FTZ, SAT| convert::f64_to_f32::<R, FTZ, SAT>(double)))
                .to_bits(),
        ),
        (F16, F32) => {
            u128::from(by_ftz!(op, |FTZ, SAT| convert::half_to_f32::<minmax::F16, FTZ, SAT>(bits)).to_bits())
        }
        (BF16, F32) => {
            u128::from(by_ftz!(op, |FTZ, SAT| convert::half_to_f32::<minmax::Bf16, FTZ, SAT>(bits)).to_bits())
        }
        (F16, F64) => {
            u128::from(by_ftz!(op, |_FTZ, SAT| convert::half_to_f64::<minmax::F16, SAT>(bits)).to_bits())
        }
        (BF16, F64) => {
            u128::from(by_ftz!(op, |_FTZ, SAT| convert::half_to_f64::<minmax::Bf16, SAT>(bits)).to_bits())
        }
        (_, TF32) => {
            let rounding = [Tf32Rounding::Rn, Tf32Rounding::Rz, Tf32Rounding::Rn, Tf32Rounding::Rna]
                [op.mods.rounding() as usize];
            u128::from(if relu {
                convert::f32_to_tf32::<true>(rounding, single)
            } else {
                convert::f32_to_tf32::<false>(rounding, single)
            })
        }
        (_, F16) => u128::from(to_half::<minmax::F16>(op, from, single, double, bits)),
        (_, BF16) => u128::from(to_half::<minmax::Bf16>(op, from, single, double, bits)),
        (_, F16x2) => {
            let part = |x| u128::from(to_half::<minmax::F16>(op, F32, x, 0.0, 0));
            part(single) << 16 | part(second)
        }
        (_, BF16x2) => {
            let part = |x| u128::from(to_half::<minmax::Bf16>(op, F32, x, 0.0, 0));
            part(single) << 16 | part(second)
        }
        other => panic!("no model of {other:?}"),
    }
}

fn to_half<H: Half>(op: &Op, from: ScalarType, single: f32, double: f64, bits: u16) -> u16 {
    let mode = mode(op);
    let single = if op.mods.has(Mods::FTZ) { fp32::flush(single) } else { single };
    let plain = match from {
        F32 => with_round!(mode, R => convert::f32_to_half::<H, R, Plain, false>(single)),
        F64 => with_round!(mode, R => convert::f64_to_half::<H, R, Plain>(double)),
        _ if from == op.ty && op.mods.has(Mods::INTEGRAL) => {
            with_round!(mode, R => convert::round_half::<H, R, Plain>(bits))
        }
        _ if from == op.ty => bits,
        F16 => with_round!(mode, R => half16::encode32::<H, R>(minmax::F16::decode(bits))),
        _ => with_round!(mode, R => half16::encode32::<H, R>(minmax::Bf16::decode(bits))),
    };
    match (op.mods.has(Mods::SAT), op.mods.has(Mods::ALT)) {
        (true, _) => half16::saturate::<H>(plain),
        (_, true) => half16::relu::<H>(plain),
        _ => plain,
    }
}
