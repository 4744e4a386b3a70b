//! Arithmetic on `.f32`, `.f64` and pairs of `.f32`, and the approximate functions.

use base::ScalarType;
use ir::{Code, Mods, Op};
use numerics::minmax::{F32, F64, Format};
use numerics::round::{Rn, Rounding};
use numerics::{approx, fp32, fp64, with_round};

use super::routine::{Careful, lane};
use super::{Level, rounding};
use crate::regs::LaneFn;

/// The routine of an operation on `.f32`, `.f64` or `.f32x2`.
pub(super) fn select(op: &Op, level: Level) -> Option<LaneFn> {
    match op.ty {
        ScalarType::F32 => single(op, level),
        ScalarType::F64 => double(op, level),
        ScalarType::F32x2 => pair(op, level),
        _ => None,
    }
}

/// `.f32`
fn single(op: &Op, level: Level) -> Option<LaneFn> {
    let mods = op.mods;
    let (ftz, sat, mode) = (mods.has(Mods::FTZ), mods.has(Mods::SAT), rounding(mods));
    match op.code {
        Code::Add => with_round!(mode, R => with_flags!((ftz => FTZ, sat => SAT)
            level.map2(lane!(f32: |a, b| fp32::add::<R, FTZ, SAT>(a, b))))),
        Code::Sub => with_round!(mode, R => with_flags!((ftz => FTZ, sat => SAT)
            level.map2(lane!(f32: |a, b| fp32::sub::<R, FTZ, SAT>(a, b))))),
        Code::Mul if ftz && !sat && mode == Rounding::Rn => {
            level.ftz2(lane!(|a: f32, b: f32| -> (f32, f32) { (a * b, fp32::mul::<Rn, true, false>(a, b)) }))
        }
        Code::Mul => with_round!(mode, R => with_flags!((ftz => FTZ, sat => SAT)
            level.map2(lane!(f32: |a, b| fp32::mul::<R, FTZ, SAT>(a, b))))),
        Code::Fma if ftz && !sat && mode == Rounding::Rn => {
            level.ftz3(lane!(|a: f32, b: f32, c: f32| -> (f32, f32) {
                (a.mul_add(b, c), fp32::fma::<Rn, true, false>(a, b, c))
            }))
        }
        Code::Fma => with_round!(mode, R => with_flags!((ftz => FTZ, sat => SAT)
            level.map3(lane!(f32: |a, b, c| fp32::fma::<R, FTZ, SAT>(a, b, c))))),
        _ if sat => None,
        Code::Min | Code::Max => single_extreme(op, level),
        Code::Abs => with_flags!((ftz => FTZ) level.map1(lane!(u32: |a| F32::abs(flushed::<FTZ>(a))))),
        Code::Neg => with_flags!((ftz => FTZ) level.map1(lane!(u32: |a| F32::neg(flushed::<FTZ>(a))))),
        Code::Copysign => level.map2(lane!(u32: |a, b| F32::copysign(a, b))),
        _ if mods.has(Mods::APPROX) => single_approx(op, level),
        Code::Div => with_round!(mode, R => with_flags!((ftz => FTZ)
            level.map2(lane!(f32: |a, b| fp32::div::<R, FTZ>(a, b))))),
        Code::Rcp => with_round!(mode, R => with_flags!((ftz => FTZ)
            level.map1(lane!(f32: |a| fp32::rcp::<R, FTZ>(a))))),
        Code::Sqrt => with_round!(mode, R => with_flags!((ftz => FTZ)
            level.map1(lane!(f32: |a| fp32::sqrt::<R, FTZ>(a))))),
        // The others exist as approximations only.
        _ => single_approx(op, level),
    }
}

/// `.approx.f32`, and `div.full.f32` with ALT.
fn single_approx(op: &Op, level: Level) -> Option<LaneFn> {
    with_flags!((op.mods.has(Mods::FTZ) => FTZ) match op.code {
        Code::Div if op.mods.has(Mods::ALT) => level.map2(lane!(f32: |a, b| approx::div_full::<FTZ>(a, b))),
        Code::Div => level.map2(lane!(f32: |a, b| approx::div::<FTZ>(a, b))),
        Code::Rcp => level.map1(lane!(f32: |a| approx::rcp::<FTZ>(a))),
        Code::Sqrt => level.map1(lane!(f32: |a| approx::sqrt::<FTZ>(a))),
        Code::Rsqrt => level.map1(lane!(f32: |a| approx::rsqrt::<FTZ>(a))),
        Code::Sin => level.map1(lane!(f32: |a| approx::sin::<FTZ>(a))),
        Code::Cos => level.map1(lane!(f32: |a| approx::cos::<FTZ>(a))),
        Code::Lg2 => level.map1(lane!(f32: |a| approx::lg2::<FTZ>(a))),
        Code::Ex2 => level.map1(lane!(f32: |a| approx::ex2::<FTZ>(a))),
        Code::Tanh => level.map1(lane!(f32: |a| approx::tanh(a))),
        _ => None,
    })
}

/// The bits of an operand, flushed if `FTZ`.
#[inline(always)]
fn flushed<const FTZ: bool>(x: u32) -> u32 {
    if FTZ { F32::flush(x) } else { x }
}

/// `min`, `max` of two (ALT: `.xorsign.abs`) or three (ALT: `.abs`).
fn single_extreme(op: &Op, level: Level) -> Option<LaneFn> {
    let (mods, max) = (op.mods, op.code == Code::Max);
    if op.src[2].is_none() && !mods.has(Mods::ALT) {
        return with_flags!((mods.has(Mods::FTZ) => FTZ, mods.has(Mods::NAN) => NAN, max => MAX)
        level.careful2(lane!(|a: u32, b: u32| -> Careful<u32> {
            careful_extreme_f32::<NAN, MAX>(flushed::<FTZ>(a), flushed::<FTZ>(b))
        })));
    }
    with_flags!((mods.has(Mods::FTZ) => FTZ, mods.has(Mods::NAN) => NAN) match (op.src[2].is_none(), max) {
        (true, false) => level.map2(lane!(u32: |a, b| F32::min::<NAN, true>(flushed::<FTZ>(a), flushed::<FTZ>(b)))),
        (true, true) => level.map2(lane!(u32: |a, b| F32::max::<NAN, true>(flushed::<FTZ>(a), flushed::<FTZ>(b)))),
        (false, _) => with_flags!((mods.has(Mods::ALT) => ABS, max => MAX) level.map3(lane!(u32: |a, b, c| {
            let (a, b, c) = (flushed::<FTZ>(a), flushed::<FTZ>(b), flushed::<FTZ>(c));
            if MAX { F32::max3::<NAN, ABS>(a, b, c) } else { F32::min3::<NAN, ABS>(a, b, c) }
        }))),
    })
}

/// Defines `min` and `max` of numbers by one comparison, where NaN is the rare case. Equal numbers have the same
/// bits or are zeros, of which min wants the set sign and max the clear one.
macro_rules! careful_extreme {
    ($name:ident, $format:ty, $u:ty, $f:ty) => {
        #[inline(always)]
        fn $name<const NAN: bool, const MAX: bool>(a: $u, b: $u) -> Careful<$u> {
            let (x, y) = (<$f>::from_bits(a), <$f>::from_bits(b));
            let other = (if if MAX { x > y } else { x < y } { x } else { y }).to_bits();
            let same = if x == y { <$u>::MAX } else { 0 };
            Careful {
                quick: if MAX { other & (a | !same) } else { other | a & same },
                rare: x.is_nan() | y.is_nan(),
                exact: if MAX {
                    <$format>::max::<NAN, false>(a, b)
                } else {
                    <$format>::min::<NAN, false>(a, b)
                },
            }
        }
    };
}
careful_extreme!(careful_extreme_f32, F32, u32, f32);
careful_extreme!(careful_extreme_f64, F64, u64, f64);

/// `.f64`
fn double(op: &Op, level: Level) -> Option<LaneFn> {
    let mods = op.mods;
    let (mode, two) = (rounding(mods), op.src[2].is_none());
    if mods.has(Mods::SAT) {
        return None;
    }
    match op.code {
        Code::Rcp if mods.has(Mods::APPROX) => level.map1(lane!(f64: |a| approx::rcp_f64(a))),
        Code::Rsqrt if mods.has(Mods::FTZ) => level.map1(lane!(f64: |a| approx::rsqrt_f64_ftz(a))),
        Code::Rsqrt => level.map1(lane!(f64: |a| approx::rsqrt_f64(a))),
        Code::Min | Code::Max if two && !mods.has(Mods::NAN | Mods::ALT) => {
            with_flags!((op.code == Code::Max => MAX)
            level.careful2(lane!(|a: u64, b: u64| -> Careful<u64> { careful_extreme_f64::<false, MAX>(a, b) })))
        }
        Code::Abs => level.map1(lane!(u64: |a| F64::abs(a))),
        Code::Neg => level.map1(lane!(u64: |a| F64::neg(a))),
        Code::Copysign => level.map2(lane!(u64: |a, b| F64::copysign(a, b))),
        _ if mode == Rounding::Rn => double_nearest(op, level),
        Code::Add => with_round!(mode, R => level.map2(lane!(f64: |a, b| fp64::add::<R>(a, b)))),
        Code::Sub => with_round!(mode, R => level.map2(lane!(f64: |a, b| fp64::sub::<R>(a, b)))),
        Code::Mul => with_round!(mode, R => level.map2(lane!(f64: |a, b| fp64::mul::<R>(a, b)))),
        Code::Fma => with_round!(mode, R => level.map3(lane!(f64: |a, b, c| fp64::fma::<R>(a, b, c)))),
        Code::Div => with_round!(mode, R => level.map2(lane!(f64: |a, b| fp64::div::<R>(a, b)))),
        Code::Rcp => with_round!(mode, R => level.map1(lane!(f64: |a| fp64::rcp::<R>(a)))),
        Code::Sqrt => with_round!(mode, R => level.map1(lane!(f64: |a| fp64::sqrt::<R>(a)))),
        _ => None,
    }
}

/// `.rn.f64`, where the host's own result is exact but for the bits of a NaN.
fn double_nearest(op: &Op, level: Level) -> Option<LaneFn> {
    type Both = (f64, f64);
    match op.code {
        Code::Add => level.host2(lane!(|a: f64, b: f64| -> Both { (a + b, fp64::add::<Rn>(a, b)) })),
        Code::Sub => level.host2(lane!(|a: f64, b: f64| -> Both { (a - b, fp64::sub::<Rn>(a, b)) })),
        Code::Mul => level.host2(lane!(|a: f64, b: f64| -> Both { (a * b, fp64::mul::<Rn>(a, b)) })),
        Code::Div => level.host2(lane!(|a: f64, b: f64| -> Both { (a / b, fp64::div::<Rn>(a, b)) })),
        Code::Fma => level
            .host3(lane!(|a: f64, b: f64, c: f64| -> Both { (a.mul_add(b, c), fp64::fma::<Rn>(a, b, c)) })),
        Code::Rcp => level.host1(lane!(|a: f64| -> Both { (1.0 / a, fp64::rcp::<Rn>(a)) })),
        Code::Sqrt => level.host1(lane!(|a: f64| -> Both { (a.sqrt(), fp64::sqrt::<Rn>(a)) })),
        _ => None,
    }
}

/// `in_both!(|a, b| value)`: a [`lane!`] on both values of packed operands.
macro_rules! in_both {
    (|$($x:ident),+| $value:expr) => {
        lane!(u64: |$($x),+| {
            let low = { $(let $x = f32::from_bits($x as u32);)+ $value };
            let high = { $(let $x = f32::from_bits(($x >> 32) as u32);)+ $value };
            u64::from(high.to_bits()) << 32 | u64::from(low.to_bits())
        })
    };
}

/// `.f32x2`: the first value in the lower half.
fn pair(op: &Op, level: Level) -> Option<LaneFn> {
    if op.mods.has(Mods::SAT) {
        return None;
    }
    with_round!(rounding(op.mods), R => with_flags!((op.mods.has(Mods::FTZ) => FTZ) match op.code {
        Code::Add => level.map2(in_both!(|a, b| fp32::add::<R, FTZ, false>(a, b))),
        Code::Sub => level.map2(in_both!(|a, b| fp32::sub::<R, FTZ, false>(a, b))),
        Code::Mul => level.map2(in_both!(|a, b| fp32::mul::<R, FTZ, false>(a, b))),
        Code::Fma => level.map3(in_both!(|a, b, c| fp32::fma::<R, FTZ, false>(a, b, c))),
        _ => None,
    }))
}
