//! Conversions.
//!
//! A combination whose modifiers cannot change the result shares the routine of the plain one: rounding where the
//! conversion is exact, `.sat` between integers where the destination holds every source value.
//! `cvt.rna.tf32.f32` is rounding [`Mods::RP`], which `.tf32` has no other use for.

use base::{ScalarClass, ScalarType};
use ir::{Mods, Op};
use numerics::convert::{self, Int, Tf32Rounding};
use numerics::half16::{self, Finish, Half, Plain, Relu, Sat};
use numerics::minmax::{Bf16, F16};
use numerics::round::{Rm, Rn, Round, Rounding, Rp, Rz};
use numerics::{fp32, with_round};

use super::{Level, rounding};
use crate::regs::LaneFn;

/// [`with_type!`] for the integers of 8 to 64 bits.
macro_rules! with_any_int {
    ($ty:expr; $t:ident; $body:expr) => {
        with_type!($ty; $t = [U8: u8, S8: i8, U16: u16, S16: i16, U32: u32, S32: i32, U64: u64, S64: i64]; $body)
    };
}

/// `with_finish!(mods; F; body)`: the body for what `.sat` or `.relu` (ALT) do to a half.
macro_rules! with_finish {
    ($mods:expr; $f:ident; $body:expr) => {
        match ($mods.has(Mods::SAT), $mods.has(Mods::ALT)) {
            (false, false) => {
                type $f = Plain;
                $body
            }
            (true, false) => {
                type $f = Sat;
                $body
            }
            (false, true) => {
                type $f = Relu;
                $body
            }
            (true, true) => None,
        }
    };
}

/// The routine of a `Cvt`.
pub(super) fn select(op: &Op, level: Level) -> Option<LaneFn> {
    let to = op.ty;
    let from = *ScalarType::ALL.get(op.aux as usize)?;
    let mods = op.mods;
    match (is_int(from), is_int(to)) {
        (true, true) => int_to_int(from, to, mods, level),
        (true, false) => int_to_float(from, to, mods, level),
        (false, true) => match from {
            ScalarType::F32 => f32_to_int(to, mods, level),
            ScalarType::F64 => with_any_int!(to; D; with_round!(rounding(mods), R =>
                level.map1(convert::float_to_int::<f64, D, R>))),
            ScalarType::F16 => half_to_int::<F16>(to, mods, level),
            ScalarType::BF16 => half_to_int::<Bf16>(to, mods, level),
            _ => None,
        },
        (false, false) => float_to_float(from, to, mods, level),
    }
}

/// An integer?
fn is_int(ty: ScalarType) -> bool {
    matches!(ty.class(), ScalarClass::Unsigned | ScalarClass::Signed)
}

/// Between integers.
fn int_to_int(from: ScalarType, to: ScalarType, mods: Mods, level: Level) -> Option<LaneFn> {
    let holds_all = if from.is_signed() == to.is_signed() {
        to.bits() >= from.bits()
    } else {
        to.is_signed() && to.bits() > from.bits()
    };
    if mods.has(Mods::SAT) && !holds_all {
        return with_any_int!(from; S; with_any_int!(to; D; level.map1(convert::int_to_int::<S, D, true>)));
    }
    // The low bits, or an extension by the source's sign: the destination's does not matter.
    with_any_int!(from; S; match to.bits() {
        8 => level.map1(convert::int_to_int::<S, u8, false>),
        16 => level.map1(convert::int_to_int::<S, u16, false>),
        32 => level.map1(convert::int_to_int::<S, u32, false>),
        _ => level.map1(convert::int_to_int::<S, u64, false>),
    })
}

/// From an integer.
fn int_to_float(from: ScalarType, to: ScalarType, mods: Mods, level: Level) -> Option<LaneFn> {
    use ScalarType as Ty;
    let (sat, mode) = (mods.has(Mods::SAT), rounding(mods));
    let exact = from.bits() <= 16;
    match to {
        Ty::F32 if sat => with_any_int!(from; S; level.map1(saturated_f32::<S>)),
        Ty::F64 if sat => with_any_int!(from; S; level.map1(saturated_f64::<S>)),
        Ty::F32 if exact => {
            with_type!(from; S = [U8: u8, S8: i8, U16: u16, S16: i16]; level.map1(convert::int_to_f32::<S, Rn>))
        }
        Ty::F64 if exact => {
            with_type!(from; S = [U8: u8, S8: i8, U16: u16, S16: i16]; level.map1(convert::int_to_f64::<S, Rn>))
        }
        Ty::F32 => with_type!(from; S = [U32: u32, S32: i32, U64: u64, S64: i64]; with_round!(mode, R =>
            level.map1(convert::int_to_f32::<S, R>))),
        Ty::F64 => match from {
            Ty::U32 => level.map1(convert::int_to_f64::<u32, Rn>),
            Ty::S32 => level.map1(convert::int_to_f64::<i32, Rn>),
            _ => with_type!(from; S = [U64: u64, S64: i64]; with_round!(mode, R =>
                level.map1(convert::int_to_f64::<S, R>))),
        },
        Ty::F16 => int_to_half::<F16>(from, mods, level),
        Ty::BF16 => int_to_half::<Bf16>(from, mods, level),
        _ => None,
    }
}

#[inline(always)]
fn saturated_f32<S: Int>(x: S) -> f32 {
    fp32::saturate(convert::int_to_f32::<S, Rn>(x))
}

#[inline(always)]
fn saturated_f64<S: Int>(x: S) -> f64 {
    convert::f64_to_f64::<true>(convert::int_to_f64::<S, Rn>(x))
}

/// From an integer to a half; `.sat` leaves 0 and 1, which are exact.
fn int_to_half<H: Half + 'static>(from: ScalarType, mods: Mods, level: Level) -> Option<LaneFn> {
    #[inline(always)]
    fn saturated<S: Int, H: Half>(x: S) -> u16 {
        half16::saturate::<H>(convert::int_to_half::<S, H, Rn>(x))
    }
    if mods.has(Mods::SAT) {
        return with_any_int!(from; S; level.map1(saturated::<S, H>));
    }
    with_any_int!(from; S; with_round!(rounding(mods), R => level.map1(convert::int_to_half::<S, H, R>)))
}

/// From `.f32` to an integer. Flushing a subnormal operand shows only when rounding away from zero.
fn f32_to_int(to: ScalarType, mods: Mods, level: Level) -> Option<LaneFn> {
    #[inline(always)]
    fn flushed<D: Int, R: Round>(x: f32) -> D {
        convert::float_to_int::<f32, D, R>(fp32::flush(x))
    }
    with_any_int!(to; D; match (rounding(mods), mods.has(Mods::FTZ)) {
        (Rounding::Rm, true) => level.map1(flushed::<D, Rm>),
        (Rounding::Rp, true) => level.map1(flushed::<D, Rp>),
        (mode, _) => with_round!(mode, R => level.map1(convert::float_to_int::<f32, D, R>)),
    })
}

/// From a half to an integer.
fn half_to_int<H: Half + 'static>(to: ScalarType, mods: Mods, level: Level) -> Option<LaneFn> {
    #[inline(always)]
    fn convert<H: Half, D: Int, R: Round>(x: u16) -> D {
        convert::float_to_int::<f32, D, R>(H::decode(x))
    }
    with_any_int!(to; D; with_round!(rounding(mods), R => level.map1(convert::<H, D, R>)))
}

/// Between floats.
fn float_to_float(from: ScalarType, to: ScalarType, mods: Mods, level: Level) -> Option<LaneFn> {
    use ScalarType as Ty;
    let (ftz, sat) = (mods.has(Mods::FTZ), mods.has(Mods::SAT));
    let (mode, integral) = (rounding(mods), mods.has(Mods::INTEGRAL));
    match (from, to) {
        (Ty::F32, Ty::F32) if integral => with_round!(mode, R => with_flags!((ftz => FTZ, sat => SAT)
            level.map1(convert::round_f32::<R, FTZ, SAT>))),
        (Ty::F32, Ty::F32) => {
            with_flags!((ftz => FTZ, sat => SAT) level.map1(convert::f32_to_f32::<FTZ, SAT>))
        }
        (Ty::F64, Ty::F64) if integral => with_round!(mode, R => with_flags!((sat => SAT)
            level.map1(convert::round_f64::<R, SAT>))),
        (Ty::F64, Ty::F64) => with_flags!((sat => SAT) level.map1(convert::f64_to_f64::<SAT>)),
        (Ty::F32, Ty::F64) => {
            with_flags!((ftz => FTZ, sat => SAT) level.map1(convert::f32_to_f64::<FTZ, SAT>))
        }
        (Ty::F64, Ty::F32) => with_round!(mode, R => with_flags!((ftz => FTZ, sat => SAT)
            level.map1(convert::f64_to_f32::<R, FTZ, SAT>))),
        (Ty::F16, Ty::F32) => with_flags!((ftz => FTZ, sat => SAT)
            level.map1(convert::half_to_f32::<F16, FTZ, SAT>)),
        (Ty::BF16, Ty::F32) => with_flags!((ftz => FTZ, sat => SAT)
            level.map1(convert::half_to_f32::<Bf16, FTZ, SAT>)),
        (Ty::F16, Ty::F64) => with_flags!((sat => SAT) level.map1(convert::half_to_f64::<F16, SAT>)),
        (Ty::BF16, Ty::F64) => with_flags!((sat => SAT) level.map1(convert::half_to_f64::<Bf16, SAT>)),
        (Ty::F32, Ty::TF32) => to_tf32(mods, level),
        (Ty::F32, Ty::F16x2) => to_pair::<F16>(mods, level),
        (Ty::F32, Ty::BF16x2) => to_pair::<Bf16>(mods, level),
        (_, Ty::F16) => to_half::<F16>(from, to, mods, level),
        (_, Ty::BF16) => to_half::<Bf16>(from, to, mods, level),
        _ => None,
    }
}

/// To a half.
fn to_half<H: Half + 'static>(from: ScalarType, to: ScalarType, mods: Mods, level: Level) -> Option<LaneFn> {
    use ScalarType as Ty;
    #[inline(always)]
    fn of_f32<H: Half, R: Round, F: Finish, const FTZ: bool>(x: f32) -> u16 {
        convert::f32_to_half::<H, R, F, false>(fp32::flush_if::<FTZ>(x))
    }
    let mode = rounding(mods);
    with_finish!(mods; F; match from {
        Ty::F32 => with_flags!((mods.has(Mods::FTZ) => FTZ) with_round!(mode, R =>
            level.map1(of_f32::<H, R, F, FTZ>))),
        Ty::F64 => with_round!(mode, R => level.map1(convert::f64_to_half::<H, R, F>)),
        _ if from == to && mods.has(Mods::INTEGRAL) => with_round!(mode, R =>
            level.map1(convert::round_half::<H, R, F>)),
        _ if from == to => level.map1(F::apply::<H>),
        Ty::F16 => with_round!(mode, R => level.map1(convert::half_to_half::<F16, H, R, F>)),
        Ty::BF16 => with_round!(mode, R => level.map1(convert::half_to_half::<Bf16, H, R, F>)),
        _ => None,
    })
}

/// To two packed halves, by `.rn` or `.rz`.
fn to_pair<H: Half + 'static>(mods: Mods, level: Level) -> Option<LaneFn> {
    with_finish!(mods; F; match rounding(mods) {
        Rounding::Rn => level.map2(convert::f32x2_to_halves::<H, Rn, F, false>),
        Rounding::Rz => level.map2(convert::f32x2_to_halves::<H, Rz, F, false>),
        _ => None,
    })
}

/// To `.tf32`
fn to_tf32(mods: Mods, level: Level) -> Option<LaneFn> {
    with_flags!((mods.has(Mods::ALT) => RELU) match rounding(mods) {
        Rounding::Rn => level.map1(|x| convert::f32_to_tf32::<RELU>(Tf32Rounding::Rn, x)),
        Rounding::Rz => level.map1(|x| convert::f32_to_tf32::<RELU>(Tf32Rounding::Rz, x)),
        Rounding::Rp => level.map1(|x| convert::f32_to_tf32::<RELU>(Tf32Rounding::Rna, x)),
        Rounding::Rm => None,
    })
}
