//! Conversions.
//!
//! A combination whose modifiers cannot change the result shares the routine of the plain one: rounding where the
//! conversion is exact, `.sat` between integers where the destination holds every source value.
//! `cvt.rna.tf32.f32` is rounding [`Mods::RP`], which `.tf32` has no other use for. The 8-, 6- and 4-bit formats and
//! stochastic rounding are in `super::small`.

use base::{ScalarClass, ScalarType};
use ir::{Mods, Op};
use numerics::convert::{self, Int, Tf32Rounding};
use numerics::half16::{self, Finish, Half, Plain, Relu, Sat};
use numerics::minmax::{Bf16, F16};
use numerics::round::{Rm, Rn, Round, Rounding, Rp, Rz};
use numerics::{fp32, with_round};

use super::routine::{Careful, lane};
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

/// `with_half!(ty; H; body)`: the body for the format `H` of the type.
macro_rules! with_half {
    ($ty:expr; $h:ident; $body:expr) => {
        match $ty {
            ScalarType::F16 => {
                type $h = F16;
                $body
            }
            ScalarType::BF16 => {
                type $h = Bf16;
                $body
            }
            _ => None,
        }
    };
}

/// To two packed halves, by `.rn` or `.rz`: `src[0]` above `src[1]`.
macro_rules! to_pair {
    ($mods:expr, $level:expr, $h:ident) => {
        with_finish!($mods; F; with_flags!(($mods.has(Mods::SATFINITE) => FINITE) match rounding($mods) {
            Rounding::Rn => $level.map2(
                lane!(|a: f32, b: f32| -> u32 { convert::f32x2_to_halves::<$h, Rn, F, FINITE>(a, b) })),
            Rounding::Rz => $level.map2(
                lane!(|a: f32, b: f32| -> u32 { convert::f32x2_to_halves::<$h, Rz, F, FINITE>(a, b) })),
            _ => None,
        }))
    };
}

/// The routine of a `Cvt`.
pub(super) fn select(op: &Op, level: Level) -> Option<LaneFn> {
    let to = op.ty;
    let from = *ScalarType::ALL.get(op.aux as usize)?;
    let mods = op.mods;
    if mods.has(Mods::STOCHASTIC) || super::small::is_small(from) || super::small::is_small(to) {
        return super::small::select(from, to, mods, level);
    }
    match (is_int(from), is_int(to)) {
        (true, true) => int_to_int(from, to, mods, level),
        (true, false) => int_to_float(from, to, mods, level),
        (false, true) => float_to_int(from, to, mods, level),
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
        return with_any_int!(from; S; with_any_int!(to; D; level.map1(lane!(|x: S| -> D { convert::int_to_int::<S, D, true>(x) }))));
    }
    // The low bits, or an extension by the source's sign: the destination's does not matter.
    with_any_int!(from; S; match to.bits() {
        8 => level.map1(lane!(|x: S| -> u8 { convert::int_to_int::<S, u8, false>(x) })),
        16 => level.map1(lane!(|x: S| -> u16 { convert::int_to_int::<S, u16, false>(x) })),
        32 => level.map1(lane!(|x: S| -> u32 { convert::int_to_int::<S, u32, false>(x) })),
        _ => level.map1(lane!(|x: S| -> u64 { convert::int_to_int::<S, u64, false>(x) })),
    })
}

/// From an integer. `.sat` leaves 0 and 1, which need no rounding.
fn int_to_float(from: ScalarType, to: ScalarType, mods: Mods, level: Level) -> Option<LaneFn> {
    use ScalarType as Ty;
    let (sat, mode) = (mods.has(Mods::SAT), rounding(mods));
    match to {
        Ty::F32 if sat => with_any_int!(from; S; level.map1(
            lane!(|x: S| -> f32 { fp32::saturate(convert::int_to_f32::<S, Rn>(x)) }))),
        Ty::F64 if sat => with_any_int!(from; S; level.map1(
            lane!(|x: S| -> f64 { convert::f64_to_f64::<true>(convert::int_to_f64::<S, Rn>(x)) }))),
        Ty::F32 => match from {
            Ty::U32 | Ty::S32 | Ty::U64 | Ty::S64 => {
                with_type!(from; S = [U32: u32, S32: i32, U64: u64, S64: i64]; with_round!(mode, R =>
                    level.map1(lane!(|x: S| -> f32 { convert::int_to_f32::<S, R>(x) }))))
            }
            _ => with_type!(from; S = [U8: u8, S8: i8, U16: u16, S16: i16];
                level.map1(lane!(|x: S| -> f32 { convert::int_to_f32::<S, Rn>(x) }))),
        },
        Ty::F64 => match from {
            Ty::U64 | Ty::S64 => with_type!(from; S = [U64: u64, S64: i64]; with_round!(mode, R =>
                level.map1(lane!(|x: S| -> f64 { convert::int_to_f64::<S, R>(x) })))),
            _ => with_type!(from; S = [U8: u8, S8: i8, U16: u16, S16: i16, U32: u32, S32: i32];
                level.map1(lane!(|x: S| -> f64 { convert::int_to_f64::<S, Rn>(x) }))),
        },
        _ => with_half!(to; H; if sat {
            with_any_int!(from; S; level.map1(
                lane!(|x: S| -> u16 { half16::saturate::<H>(convert::int_to_half::<S, H, Rn>(x)) })))
        } else {
            with_any_int!(from; S; with_round!(mode, R =>
                level.map1(lane!(|x: S| -> u16 { convert::int_to_half::<S, H, R>(x) }))))
        }),
    }
}

/// An integer type with the range in which the processor converts columns of floats to it.
trait QuickInt: Int {
    /// Least value.
    const LOW: f64;
    /// First value beyond the range.
    const HIGH: f64;
    /// The integer in the range.
    fn cut32(x: f32) -> Self;
    /// The integer in the range.
    fn cut64(x: f64) -> Self;
}

macro_rules! quick_int {
    (narrow $($t:ty)*) => { $(
        impl QuickInt for $t {
            const LOW: f64 = <$t>::MIN as f64;
            const HIGH: f64 = if <$t>::BITS < 32 { <$t>::MAX as f64 + 1.0 } else { 2_147_483_648.0 };
            #[inline(always)]
            fn cut32(x: f32) -> $t {
                let (not_below, not_above) = (x >= Self::LOW as f32, x < Self::HIGH as f32);
                let inside = if not_below & not_above { x } else { 0.0 };
                // SAFETY: the value is in the range of `i32`.
                unsafe { inside.to_int_unchecked::<i32>() as $t }
            }
            #[inline(always)]
            fn cut64(x: f64) -> $t {
                let (not_below, not_above) = (x >= Self::LOW, x < Self::HIGH);
                let inside = if not_below & not_above { x } else { 0.0 };
                // SAFETY: the value is in the range of `i32`.
                unsafe { inside.to_int_unchecked::<i32>() as $t }
            }
        }
    )* };
    (wide $($t:ty)*) => { $(
        impl QuickInt for $t {
            const LOW: f64 = if <$t>::MIN == 0 { 0.0 } else { -2_251_799_813_685_248.0 };
            const HIGH: f64 = 2_251_799_813_685_248.0;
            #[inline(always)]
            fn cut32(x: f32) -> $t {
                Self::cut64(f64::from(x))
            }
            #[inline(always)]
            fn cut64(x: f64) -> $t {
                // Added to 1.5 * 2^52, an integer below 2^51 stands in the low bits.
                const INTEGRAL: f64 = 6_755_399_441_055_744.0;
                (x + INTEGRAL).to_bits().wrapping_sub(INTEGRAL.to_bits()) as $t
            }
        }
    )* };
}
quick_int!(narrow u8 i8 u16 i16 u32 i32);
quick_int!(wide u64 i64);

/// From `.f32`.
#[inline(always)]
fn careful_int_f32<D: QuickInt, R: Round>(x: f32) -> Careful<D> {
    let integral = match R::MODE {
        Rounding::Rn => x.round_ties_even(),
        Rounding::Rz if D::BITS < 64 => x,
        Rounding::Rz => x.trunc(),
        Rounding::Rm => x.floor(),
        Rounding::Rp => x.ceil(),
    };
    Careful {
        quick: D::cut32(integral),
        rare: !((integral >= D::LOW as f32) & (integral < D::HIGH as f32)),
        exact: convert::float_to_int::<f32, D, R>(x),
    }
}

/// From `.f64`.
#[inline(always)]
fn careful_int_f64<D: QuickInt, R: Round>(x: f64) -> Careful<D> {
    let integral = match R::MODE {
        Rounding::Rn => x.round_ties_even(),
        Rounding::Rz if D::BITS < 64 => x,
        Rounding::Rz => x.trunc(),
        Rounding::Rm => x.floor(),
        Rounding::Rp => x.ceil(),
    };
    Careful {
        quick: D::cut64(integral),
        rare: !((integral >= D::LOW) & (integral < D::HIGH)),
        exact: convert::float_to_int::<f64, D, R>(x),
    }
}

/// To an integer. Flushing a subnormal operand shows only when rounding away from zero.
fn float_to_int(from: ScalarType, to: ScalarType, mods: Mods, level: Level) -> Option<LaneFn> {
    let mode = rounding(mods);
    match from {
        ScalarType::F32 => with_any_int!(to; D; match (mode, mods.has(Mods::FTZ)) {
            (Rounding::Rm, true) => level.careful1(
                lane!(|x: f32| -> Careful<D> { careful_int_f32::<D, Rm>(fp32::flush(x)) })),
            (Rounding::Rp, true) => level.careful1(
                lane!(|x: f32| -> Careful<D> { careful_int_f32::<D, Rp>(fp32::flush(x)) })),
            _ => with_round!(mode, R => level.careful1(
                lane!(|x: f32| -> Careful<D> { careful_int_f32::<D, R>(x) }))),
        }),
        ScalarType::F64 => with_any_int!(to; D; with_round!(mode, R => level.careful1(
            lane!(|x: f64| -> Careful<D> { careful_int_f64::<D, R>(x) })))),
        _ => with_half!(from; H; with_any_int!(to; D; with_round!(mode, R => level.careful1(
            lane!(|x: u16| -> Careful<D> { careful_int_f32::<D, R>(H::decode(x)) }))))),
    }
}

/// Between floats.
fn float_to_float(from: ScalarType, to: ScalarType, mods: Mods, level: Level) -> Option<LaneFn> {
    use ScalarType as Ty;
    let (ftz, sat) = (mods.has(Mods::FTZ), mods.has(Mods::SAT));
    let (mode, integral) = (rounding(mods), mods.has(Mods::INTEGRAL));
    match (from, to) {
        (Ty::F32, Ty::F32) if integral => with_round!(mode, R => with_flags!((ftz => FTZ, sat => SAT)
            level.map1(lane!(f32: |x| convert::round_f32::<R, FTZ, SAT>(x))))),
        (Ty::F32, Ty::F32) => with_flags!((ftz => FTZ, sat => SAT)
            level.map1(lane!(f32: |x| convert::f32_to_f32::<FTZ, SAT>(x)))),
        (Ty::F64, Ty::F64) if integral => with_round!(mode, R => with_flags!((sat => SAT)
            level.map1(lane!(f64: |x| convert::round_f64::<R, SAT>(x))))),
        (Ty::F64, Ty::F64) => {
            with_flags!((sat => SAT) level.map1(lane!(f64: |x| convert::f64_to_f64::<SAT>(x))))
        }
        (Ty::F32, Ty::F64) if sat => with_flags!((ftz => FTZ)
            level.map1(lane!(|x: f32| -> f64 { convert::f32_to_f64::<FTZ, true>(x) }))),
        (Ty::F32, Ty::F64) => with_flags!((ftz => FTZ) level.host1(lane!(|x: f32| -> (f64, f64) {
            (f64::from(fp32::flush_if::<FTZ>(x)), convert::f32_to_f64::<FTZ, false>(x))
        }))),
        (Ty::F64, Ty::F32) => with_round!(mode, R => with_flags!((ftz => FTZ, sat => SAT)
            level.map1(lane!(|x: f64| -> f32 { convert::f64_to_f32::<R, FTZ, SAT>(x) })))),
        (Ty::F32, Ty::TF32) => to_tf32(mods, level),
        (Ty::F32, Ty::F16x2) => to_pair!(mods, level, F16),
        (Ty::F32, Ty::BF16x2) => to_pair!(mods, level, Bf16),
        (_, Ty::F32) => with_half!(from; H; with_flags!((ftz => FTZ, sat => SAT)
            level.map1(lane!(|x: u16| -> f32 { convert::half_to_f32::<H, FTZ, SAT>(x) })))),
        (_, Ty::F64) => with_half!(from; H; with_flags!((sat => SAT)
            level.map1(lane!(|x: u16| -> f64 { convert::half_to_f64::<H, SAT>(x) })))),
        (Ty::F32, _) if mods.has(Mods::SATFINITE) => {
            with_half!(to; H; with_finish!(mods; F; match mode {
                Rounding::Rn => level.map1(
                    lane!(|x: f32| -> u16 { convert::f32_to_half::<H, Rn, F, true>(x) })),
                Rounding::Rz => level.map1(
                    lane!(|x: f32| -> u16 { convert::f32_to_half::<H, Rz, F, true>(x) })),
                _ => None,
            }))
        }
        (Ty::F32, _) => {
            with_half!(to; H; with_finish!(mods; F; with_flags!((ftz => FTZ) with_round!(mode, R =>
            level.map1(lane!(|x: f32| -> u16 {
                convert::f32_to_half::<H, R, F, false>(fp32::flush_if::<FTZ>(x))
            }))))))
        }
        (Ty::F64, _) => with_half!(to; H; with_finish!(mods; F; with_round!(mode, R =>
            level.map1(lane!(|x: f64| -> u16 { convert::f64_to_half::<H, R, F>(x) }))))),
        _ if from == to && integral => with_half!(to; H; with_finish!(mods; F; with_round!(mode, R =>
            level.map1(lane!(u16: |x| convert::round_half::<H, R, F>(x)))))),
        _ if from == to => with_half!(to; H; with_finish!(mods; F;
            level.map1(lane!(u16: |x| F::apply::<H>(x))))),
        (Ty::F16, Ty::BF16) => with_finish!(mods; F; with_round!(mode, R =>
            level.map1(lane!(u16: |x| convert::half_to_half::<F16, Bf16, R, F>(x))))),
        (Ty::BF16, Ty::F16) => with_finish!(mods; F; with_round!(mode, R =>
            level.map1(lane!(u16: |x| convert::half_to_half::<Bf16, F16, R, F>(x))))),
        _ => None,
    }
}

/// To `.tf32`
fn to_tf32(mods: Mods, level: Level) -> Option<LaneFn> {
    with_flags!((mods.has(Mods::ALT) => RELU, mods.has(Mods::SATFINITE) => FINITE) match rounding(mods) {
        Rounding::Rn => level.map1(
            lane!(|x: f32| -> u32 { convert::f32_to_tf32::<RELU, FINITE>(Tf32Rounding::Rn, x) })),
        Rounding::Rz => level.map1(
            lane!(|x: f32| -> u32 { convert::f32_to_tf32::<RELU, FINITE>(Tf32Rounding::Rz, x) })),
        Rounding::Rp => level.map1(
            lane!(|x: f32| -> u32 { convert::f32_to_tf32::<RELU, FINITE>(Tf32Rounding::Rna, x) })),
        Rounding::Rm => None,
    })
}
