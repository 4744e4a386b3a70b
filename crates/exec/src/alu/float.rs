//! Arithmetic on `.f32`, `.f64` and pairs of `.f32`, and the approximate functions.

use base::ScalarType;
use ir::{Code, Mods, Op};
use numerics::minmax::{F32, F64, Format};
use numerics::round::Rn;
use numerics::{approx, fp32, fp64, with_round};

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
    let (ftz, sat) = (mods.has(Mods::FTZ), mods.has(Mods::SAT));
    let mode = rounding(mods);
    match op.code {
        Code::Add => with_round!(mode, R => with_flags!((ftz => FTZ, sat => SAT)
            level.map2(fp32::add::<R, FTZ, SAT>))),
        Code::Sub => with_round!(mode, R => with_flags!((ftz => FTZ, sat => SAT)
            level.map2(fp32::sub::<R, FTZ, SAT>))),
        Code::Mul => with_round!(mode, R => with_flags!((ftz => FTZ, sat => SAT)
            level.map2(fp32::mul::<R, FTZ, SAT>))),
        Code::Fma => with_round!(mode, R => with_flags!((ftz => FTZ, sat => SAT)
            level.map3(fp32::fma::<R, FTZ, SAT>))),
        _ if sat => None,
        Code::Min | Code::Max => single_extreme(op, level),
        Code::Abs => with_flags!((ftz => FTZ) level.map1(abs::<FTZ>)),
        Code::Neg => with_flags!((ftz => FTZ) level.map1(neg::<FTZ>)),
        Code::Copysign => level.map2(F32::copysign),
        _ if mods.has(Mods::APPROX) => single_approx(op, level),
        Code::Div => with_round!(mode, R => with_flags!((ftz => FTZ) level.map2(fp32::div::<R, FTZ>))),
        Code::Rcp => with_round!(mode, R => with_flags!((ftz => FTZ) level.map1(fp32::rcp::<R, FTZ>))),
        Code::Sqrt => with_round!(mode, R => with_flags!((ftz => FTZ) level.map1(fp32::sqrt::<R, FTZ>))),
        // These exist as approximations only.
        _ => single_approx(op, level),
    }
}

/// `.approx.f32`, and `div.full.f32` with ALT.
fn single_approx(op: &Op, level: Level) -> Option<LaneFn> {
    with_flags!((op.mods.has(Mods::FTZ) => FTZ) match op.code {
        Code::Div if op.mods.has(Mods::ALT) => level.map2(approx::div_full::<FTZ>),
        Code::Div => level.map2(approx::div::<FTZ>),
        Code::Rcp => level.map1(approx::rcp::<FTZ>),
        Code::Sqrt => level.map1(approx::sqrt::<FTZ>),
        Code::Rsqrt => level.map1(approx::rsqrt::<FTZ>),
        Code::Sin => level.map1(approx::sin::<FTZ>),
        Code::Cos => level.map1(approx::cos::<FTZ>),
        Code::Lg2 => level.map1(approx::lg2::<FTZ>),
        Code::Ex2 => level.map1(approx::ex2::<FTZ>),
        Code::Tanh => level.map1(approx::tanh),
        _ => None,
    })
}

/// The bits of an operand, flushed if `FTZ`.
#[inline(always)]
fn flushed<const FTZ: bool>(x: u32) -> u32 {
    if FTZ { F32::flush(x) } else { x }
}

#[inline(always)]
fn abs<const FTZ: bool>(x: u32) -> u32 {
    F32::abs(flushed::<FTZ>(x))
}

#[inline(always)]
fn neg<const FTZ: bool>(x: u32) -> u32 {
    F32::neg(flushed::<FTZ>(x))
}

#[inline(always)]
fn min<const FTZ: bool, const NAN: bool, const XORSIGN: bool>(a: u32, b: u32) -> u32 {
    F32::min::<NAN, XORSIGN>(flushed::<FTZ>(a), flushed::<FTZ>(b))
}

#[inline(always)]
fn max<const FTZ: bool, const NAN: bool, const XORSIGN: bool>(a: u32, b: u32) -> u32 {
    F32::max::<NAN, XORSIGN>(flushed::<FTZ>(a), flushed::<FTZ>(b))
}

#[inline(always)]
fn min3<const FTZ: bool, const NAN: bool, const ABS: bool>(a: u32, b: u32, c: u32) -> u32 {
    F32::min3::<NAN, ABS>(flushed::<FTZ>(a), flushed::<FTZ>(b), flushed::<FTZ>(c))
}

#[inline(always)]
fn max3<const FTZ: bool, const NAN: bool, const ABS: bool>(a: u32, b: u32, c: u32) -> u32 {
    F32::max3::<NAN, ABS>(flushed::<FTZ>(a), flushed::<FTZ>(b), flushed::<FTZ>(c))
}

/// `min`, `max` of two (ALT: `.xorsign.abs`) or three (ALT: `.abs`).
fn single_extreme(op: &Op, level: Level) -> Option<LaneFn> {
    let mods = op.mods;
    let three = !op.src[2].is_none();
    with_flags!((mods.has(Mods::FTZ) => FTZ, mods.has(Mods::NAN) => NAN, mods.has(Mods::ALT) => ALT)
    match (op.code == Code::Max, three) {
        (false, false) => level.map2(min::<FTZ, NAN, ALT>),
        (true, false) => level.map2(max::<FTZ, NAN, ALT>),
        (false, true) => level.map3(min3::<FTZ, NAN, ALT>),
        (true, true) => level.map3(max3::<FTZ, NAN, ALT>),
    })
}

/// `.f64`
fn double(op: &Op, level: Level) -> Option<LaneFn> {
    use numerics::round::Rounding;
    let mods = op.mods;
    if mods.has(Mods::SAT) {
        return None;
    }
    let mode = rounding(mods);
    // To nearest, the host's own instruction gives everything but the NaNs.
    let nearest = matches!(mode, Rounding::Rn);
    match op.code {
        Code::Rcp if mods.has(Mods::APPROX) => level.map1(approx::rcp_f64),
        Code::Rsqrt if mods.has(Mods::FTZ) => level.map1(approx::rsqrt_f64_ftz),
        Code::Rsqrt => level.map1(approx::rsqrt_f64),
        Code::Min if op.src[2].is_none() => level.map2(F64::min::<false, false>),
        Code::Max if op.src[2].is_none() => level.map2(F64::max::<false, false>),
        Code::Abs => level.map1(F64::abs),
        Code::Neg => level.map1(F64::neg),
        Code::Copysign => level.map2(F64::copysign),
        Code::Add if nearest => level.nan2(|a, b| (a + b, fp64::add::<Rn>(a, b))),
        Code::Sub if nearest => level.nan2(|a, b| (a - b, fp64::sub::<Rn>(a, b))),
        Code::Mul if nearest => level.nan2(|a, b| (a * b, fp64::mul::<Rn>(a, b))),
        Code::Fma if nearest => level.nan3(|a, b, c| (a.mul_add(b, c), fp64::fma::<Rn>(a, b, c))),
        Code::Div if nearest => level.nan2(|a, b| (a / b, fp64::div::<Rn>(a, b))),
        Code::Rcp if nearest => level.nan1(|a| (1.0 / a, fp64::rcp::<Rn>(a))),
        Code::Sqrt if nearest => level.nan1(|a| (a.sqrt(), fp64::sqrt::<Rn>(a))),
        Code::Add => with_round!(mode, R => level.map2(fp64::add::<R>)),
        Code::Sub => with_round!(mode, R => level.map2(fp64::sub::<R>)),
        Code::Mul => with_round!(mode, R => level.map2(fp64::mul::<R>)),
        Code::Fma => with_round!(mode, R => level.map3(fp64::fma::<R>)),
        Code::Div => with_round!(mode, R => level.map2(fp64::div::<R>)),
        Code::Rcp => with_round!(mode, R => level.map1(fp64::rcp::<R>)),
        Code::Sqrt => with_round!(mode, R => level.map1(fp64::sqrt::<R>)),
        _ => None,
    }
}

/// `.f32x2`: the lower value in the lower half.
fn pair(op: &Op, level: Level) -> Option<LaneFn> {
    use numerics::round::Round;

    #[inline(always)]
    fn halves(x: u64) -> (f32, f32) {
        (f32::from_bits(x as u32), f32::from_bits((x >> 32) as u32))
    }
    #[inline(always)]
    fn join(low: f32, high: f32) -> u64 {
        u64::from(high.to_bits()) << 32 | u64::from(low.to_bits())
    }
    #[inline(always)]
    fn add<R: Round, const FTZ: bool>(a: u64, b: u64) -> u64 {
        let (a, b) = (halves(a), halves(b));
        join(fp32::add::<R, FTZ, false>(a.0, b.0), fp32::add::<R, FTZ, false>(a.1, b.1))
    }
    #[inline(always)]
    fn sub<R: Round, const FTZ: bool>(a: u64, b: u64) -> u64 {
        let (a, b) = (halves(a), halves(b));
        join(fp32::sub::<R, FTZ, false>(a.0, b.0), fp32::sub::<R, FTZ, false>(a.1, b.1))
    }
    #[inline(always)]
    fn mul<R: Round, const FTZ: bool>(a: u64, b: u64) -> u64 {
        let (a, b) = (halves(a), halves(b));
        join(fp32::mul::<R, FTZ, false>(a.0, b.0), fp32::mul::<R, FTZ, false>(a.1, b.1))
    }
    #[inline(always)]
    fn fma<R: Round, const FTZ: bool>(a: u64, b: u64, c: u64) -> u64 {
        let (a, b, c) = (halves(a), halves(b), halves(c));
        join(fp32::fma::<R, FTZ, false>(a.0, b.0, c.0), fp32::fma::<R, FTZ, false>(a.1, b.1, c.1))
    }

    if op.mods.has(Mods::SAT) {
        return None;
    }
    with_round!(rounding(op.mods), R => with_flags!((op.mods.has(Mods::FTZ) => FTZ) match op.code {
        Code::Add => level.map2(add::<R, FTZ>),
        Code::Sub => level.map2(sub::<R, FTZ>),
        Code::Mul => level.map2(mul::<R, FTZ>),
        Code::Fma => level.map3(fma::<R, FTZ>),
        _ => None,
    }))
}
