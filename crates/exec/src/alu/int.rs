//! Integer arithmetic: sums, products, division, extremes, dot products, carries.

use base::ScalarType;
use ir::{Code, Mods, Op};
use numerics::half16::packed2;
use numerics::int::{self, PtxInt, Widening};

use super::Level;
use crate::regs::LaneFn;

/// The routine of an integer operation.
pub(super) fn select(op: &Op, level: Level) -> Option<LaneFn> {
    use ScalarType::{S16x2, S32, U16x2, U32};
    let (ty, saturate, alternative) = (op.ty, op.mods.has(Mods::SAT), op.mods.has(Mods::ALT));
    let high = op.aux == 1;
    match op.code {
        Code::Add if saturate => with_type!(ty; T = [S32: i32]; level.map2::<T, T, T, _>(int::add_sat_s32)),
        Code::Sub if saturate => with_type!(ty; T = [S32: i32]; level.map2::<T, T, T, _>(int::sub_sat_s32)),
        Code::Add if matches!(ty, U16x2 | S16x2) => {
            level.map2(|a: u32, b: u32| packed2(a, b, u16::wrapping_add))
        }
        Code::Add => with_width!(ty; T; level.map2(T::wrapping_add)),
        Code::Sub => with_width!(ty; T; level.map2(T::wrapping_sub)),
        Code::Mul => with_width!(ty; T; level.map2(T::mul_lo)),
        Code::MulHi => with_int!(ty; T; level.map2(T::mul_hi)),
        Code::MulWide => {
            with_type!(ty; T = [U16: u16, S16: i16, U32: u32, S32: i32]; level.map2(T::mul_wide))
        }
        Code::Mad => with_width!(ty; T; level.map3(T::mad_lo)),
        Code::MadHi if saturate => {
            with_type!(ty; T = [S32: i32]; level.map3::<T, T, T, T, _>(int::mad_hi_sat_s32))
        }
        Code::MadHi => with_int!(ty; T; level.map3(T::mad_hi)),
        Code::MadWide => {
            with_type!(ty; T = [U16: u16, S16: i16, U32: u32, S32: i32]; level.map3(T::mad_wide))
        }
        Code::Mul24 | Code::Mad24 => product24(op, level, high, saturate),
        Code::Sad => with_int!(ty; T; level.map3(T::sad)),
        Code::Div => with_int!(ty; T; level.map2(T::quotient)),
        Code::Rem => with_int!(ty; T; level.map2(T::remainder)),
        Code::Abs => with_type!(ty; T = [S16: i16, S32: i32, S64: i64]; level.map1(T::wrapping_abs)),
        Code::Neg => with_type!(ty; T = [S16: i16, S32: i32, S64: i64]; level.map1(T::wrapping_neg)),
        Code::Min | Code::Max => extreme(op, level, alternative),
        Code::Dp4a if matches!(ty, U32 | S32) => {
            with_flags!((op.aux & 1 != 0 => A, op.aux & 2 != 0 => B) level.map3(int::dp4a::<A, B>))
        }
        Code::Dp2a if matches!(ty, U32 | S32) => {
            with_flags!((op.aux & 4 != 0 => HI, op.aux & 1 != 0 => A, op.aux & 2 != 0 => B)
                level.map3(int::dp2a::<HI, A, B>))
        }
        Code::AddCc | Code::Addc | Code::AddcCc => with_wide_width(ty, |wide| {
            if wide { level.carry2(u64::add_carry) } else { level.carry2(u32::add_carry) }
        }),
        Code::SubCc | Code::Subc | Code::SubcCc => with_wide_width(ty, |wide| {
            if wide { level.carry2(u64::sub_borrow) } else { level.carry2(u32::sub_borrow) }
        }),
        Code::MadCc | Code::Madc | Code::MadcCc if alternative => {
            with_type!(ty; T = [U32: u32, S32: i32, U64: u64, S64: i64]; level.carry3(T::mad_hi_carry))
        }
        Code::MadCc | Code::Madc | Code::MadcCc => with_wide_width(ty, |wide| {
            if wide { level.carry3(u64::mad_lo_carry) } else { level.carry3(u32::mad_lo_carry) }
        }),
        _ => None,
    }
}

/// Calls `make` with whether a 32- or 64-bit integer type has 64 bits.
fn with_wide_width(ty: ScalarType, make: impl Fn(bool) -> Option<LaneFn>) -> Option<LaneFn> {
    match ty {
        ScalarType::U32 | ScalarType::S32 => make(false),
        ScalarType::U64 | ScalarType::S64 => make(true),
        _ => None,
    }
}

/// `mul24` and `mad24`.
fn product24(op: &Op, level: Level, high: bool, saturate: bool) -> Option<LaneFn> {
    match (op.code, op.ty, high, saturate) {
        (Code::Mul24, ScalarType::U32, false, false) => level.map2(int::mul24_lo_u32),
        (Code::Mul24, ScalarType::U32, true, false) => level.map2(int::mul24_hi_u32),
        (Code::Mul24, ScalarType::S32, false, false) => level.map2(int::mul24_lo_s32),
        (Code::Mul24, ScalarType::S32, true, false) => level.map2(int::mul24_hi_s32),
        (Code::Mad24, ScalarType::U32, false, false) => {
            level.map3(|a: u32, b: u32, c: u32| int::mul24_lo_u32(a, b).wrapping_add(c))
        }
        (Code::Mad24, ScalarType::U32, true, false) => {
            level.map3(|a: u32, b: u32, c: u32| int::mul24_hi_u32(a, b).wrapping_add(c))
        }
        (Code::Mad24, ScalarType::S32, false, false) => {
            level.map3(|a: i32, b: i32, c: i32| int::mul24_lo_s32(a, b).wrapping_add(c))
        }
        (Code::Mad24, ScalarType::S32, true, false) => {
            level.map3(|a: i32, b: i32, c: i32| int::mul24_hi_s32(a, b).wrapping_add(c))
        }
        (Code::Mad24, ScalarType::S32, true, true) => level.map3(int::mad24_hi_sat_s32),
        _ => None,
    }
}

/// `min`, `max`; with `relu` a negative result becomes 0.
fn extreme(op: &Op, level: Level, relu: bool) -> Option<LaneFn> {
    use ScalarType::{S16x2, S32, U16x2};
    let max = op.code == Code::Max;
    let three = !op.src[2].is_none();
    if three {
        return None;
    }
    match (op.ty, relu, max) {
        (S32, true, false) => level.map2(|a: i32, b: i32| a.min(b).max(0)),
        (S32, true, true) => level.map2(|a: i32, b: i32| a.max(b).max(0)),
        (S16x2, true, false) => level.map2(|a: u32, b: u32| packed_s16(a, b, |a, b| a.min(b).max(0))),
        (S16x2, true, true) => level.map2(|a: u32, b: u32| packed_s16(a, b, |a, b| a.max(b).max(0))),
        (_, true, _) => None,
        (S16x2, _, false) => level.map2(|a: u32, b: u32| packed_s16(a, b, i16::min)),
        (S16x2, _, true) => level.map2(|a: u32, b: u32| packed_s16(a, b, i16::max)),
        (U16x2, _, false) => level.map2(|a: u32, b: u32| packed2(a, b, u16::min)),
        (U16x2, _, true) => level.map2(|a: u32, b: u32| packed2(a, b, u16::max)),
        (ty, _, false) => with_int!(ty; T; level.map2(T::min)),
        (ty, _, true) => with_int!(ty; T; level.map2(T::max)),
    }
}

/// An operation on the signed halves of packed operands.
#[inline(always)]
fn packed_s16(a: u32, b: u32, f: impl Fn(i16, i16) -> i16) -> u32 {
    packed2(a, b, |a, b| f(a as i16, b as i16) as u16)
}
