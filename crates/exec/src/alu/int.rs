//! Integer arithmetic: sums, products, division, extremes, dot products, carries.

use base::ScalarType;
use ir::{Code, Mods, Op};
use numerics::half16;
use numerics::int::{self, PtxInt, Widening};

use super::Level;
use super::divide::Divide;
use super::routine::{Careful, lane};
use crate::regs::LaneFn;

/// [`with_type!`] for 32 and 64 bits where only the width matters.
macro_rules! with_wide_width {
    ($ty:expr; $t:ident; $body:expr) => {
        with_type!($ty; $t = [U32: u32, S32: u32, U64: u64, S64: u64]; $body)
    };
}

/// [`with_type!`] for the types that have a double-width product.
macro_rules! with_widening {
    ($ty:expr; $t:ident; $body:expr) => {
        with_type!($ty; $t = [U16: u16, S16: i16, U32: u32, S32: i32]; $body)
    };
}

/// The routine of an integer operation.
pub(super) fn select(op: &Op, level: Level) -> Option<LaneFn> {
    use ScalarType::{S16x2, S32, U16x2, U32};
    let (ty, saturate, high) = (op.ty, op.mods.has(Mods::SAT), op.mods.has(Mods::ALT));
    match op.code {
        Code::Add if saturate && ty == S32 => level.map2(lane!(i32: |a, b| int::add_sat_s32(a, b))),
        Code::Sub if saturate && ty == S32 => level.map2(lane!(i32: |a, b| int::sub_sat_s32(a, b))),
        Code::MadHi if saturate && ty == S32 => {
            level.map3(lane!(i32: |a, b, c| int::mad_hi_sat_s32(a, b, c)))
        }
        Code::Mul24 | Code::Mad24 => product24(op, level),
        Code::Min | Code::Max => extreme(op, level),
        _ if saturate => None,
        Code::Add if matches!(ty, U16x2 | S16x2) => packed(op, level),
        Code::Add => with_width!(ty; T; level.map2(lane!(T: |a, b| a.wrapping_add(b)))),
        Code::Sub => with_width!(ty; T; level.map2(lane!(T: |a, b| a.wrapping_sub(b)))),
        Code::Mul => with_width!(ty; T; level.map2(lane!(T: |a, b| a.mul_lo(b)))),
        Code::MulHi => with_int!(ty; T; level.map2(lane!(T: |a, b| a.mul_hi(b)))),
        Code::MulWide => with_widening!(ty; T; level.map2(
            lane!(|a: T, b: T| -> <T as Widening>::Wide { a.mul_wide(b) }))),
        Code::Mad => with_width!(ty; T; level.map3(lane!(T: |a, b, c| a.mad_lo(b, c)))),
        Code::MadHi => with_int!(ty; T; level.map3(lane!(T: |a, b, c| a.mad_hi(b, c)))),
        Code::MadWide => with_widening!(ty; T; level.map3(
            lane!(|a: T, b: T, c: <T as Widening>::Wide| -> <T as Widening>::Wide { a.mad_wide(b, c) }))),
        Code::Sad => with_int!(ty; T; level.map3(lane!(T: |a, b, c| a.sad(b, c)))),
        Code::Div => {
            with_int!(ty; T; level.careful2(lane!(|a: T, b: T| -> Careful<T> { a.careful_quotient(b) })))
        }
        Code::Rem => {
            with_int!(ty; T; level.careful2(lane!(|a: T, b: T| -> Careful<T> { a.careful_remainder(b) })))
        }
        Code::Abs => {
            with_type!(ty; T = [S16: i16, S32: i32, S64: i64]; level.map1(lane!(T: |a| a.wrapping_abs())))
        }
        Code::Neg => {
            with_type!(ty; T = [S16: i16, S32: i32, S64: i64]; level.map1(lane!(T: |a| a.wrapping_neg())))
        }
        Code::Dp4a if matches!(ty, U32 | S32) => with_flags!((op.aux & 1 != 0 => A, op.aux & 2 != 0 => B)
            level.map3(lane!(u32: |a, b, c| int::dp4a::<A, B>(a, b, c)))),
        Code::Dp2a if matches!(ty, U32 | S32) => {
            with_flags!((op.aux & 4 != 0 => HI, op.aux & 1 != 0 => A, op.aux & 2 != 0 => B)
                level.map3(lane!(u32: |a, b, c| int::dp2a::<HI, A, B>(a, b, c))))
        }
        Code::AddCc | Code::Addc | Code::AddcCc => with_wide_width!(ty; T; level.carry2(
            lane!(|a: T, b: T, carry: bool| -> (T, bool) { a.add_carry(b, carry) }))),
        Code::SubCc | Code::Subc | Code::SubcCc => with_wide_width!(ty; T; level.carry2(
            lane!(|a: T, b: T, borrow: bool| -> (T, bool) { a.sub_borrow(b, borrow) }))),
        Code::MadCc | Code::Madc | Code::MadcCc if high => {
            with_type!(ty; T = [U32: u32, S32: i32, U64: u64, S64: i64]; level.carry3(
                lane!(|a: T, b: T, c: T, carry: bool| -> (T, bool) { a.mad_hi_carry(b, c, carry) })))
        }
        Code::MadCc | Code::Madc | Code::MadcCc => with_wide_width!(ty; T; level.carry3(
            lane!(|a: T, b: T, c: T, carry: bool| -> (T, bool) { a.mad_lo_carry(b, c, carry) }))),
        _ => None,
    }
}

/// `mul24` and `mad24`.
fn product24(op: &Op, level: Level) -> Option<LaneFn> {
    use ScalarType::{S32, U32};
    let (high, saturate) = (op.aux == 1, op.mods.has(Mods::SAT));
    match (op.code, op.ty, high, saturate) {
        (Code::Mul24, U32, false, false) => level.map2(lane!(u32: |a, b| int::mul24_lo_u32(a, b))),
        (Code::Mul24, U32, true, false) => level.map2(lane!(u32: |a, b| int::mul24_hi_u32(a, b))),
        (Code::Mul24, S32, false, false) => level.map2(lane!(i32: |a, b| int::mul24_lo_s32(a, b))),
        (Code::Mul24, S32, true, false) => level.map2(lane!(i32: |a, b| int::mul24_hi_s32(a, b))),
        (Code::Mad24, U32, false, false) => {
            level.map3(lane!(u32: |a, b, c| int::mul24_lo_u32(a, b).wrapping_add(c)))
        }
        (Code::Mad24, U32, true, false) => {
            level.map3(lane!(u32: |a, b, c| int::mul24_hi_u32(a, b).wrapping_add(c)))
        }
        (Code::Mad24, S32, false, false) => {
            level.map3(lane!(i32: |a, b, c| int::mul24_lo_s32(a, b).wrapping_add(c)))
        }
        (Code::Mad24, S32, true, false) => {
            level.map3(lane!(i32: |a, b, c| int::mul24_hi_s32(a, b).wrapping_add(c)))
        }
        (Code::Mad24, S32, true, true) => level.map3(lane!(i32: |a, b, c| int::mad24_hi_sat_s32(a, b, c))),
        _ => None,
    }
}

/// `min`, `max`; ALT: `.relu`, a negative result becomes 0.
fn extreme(op: &Op, level: Level) -> Option<LaneFn> {
    use ScalarType::{S16x2, S32, U16x2};
    let (max, relu) = (op.code == Code::Max, op.mods.has(Mods::ALT));
    if !op.src[2].is_none() || op.mods.has(Mods::SAT) {
        return None;
    }
    match (op.ty, relu, max) {
        (U16x2 | S16x2, ..) => packed(op, level),
        (S32, true, false) => level.map2(lane!(i32: |a, b| a.min(b).max(0))),
        (S32, true, true) => level.map2(lane!(i32: |a, b| a.max(b).max(0))),
        (_, true, _) => None,
        (ty, false, false) => with_int!(ty; T; level.map2(lane!(T: |a, b| a.min(b)))),
        (ty, false, true) => with_int!(ty; T; level.map2(lane!(T: |a, b| a.max(b)))),
    }
}

/// `in_halves!(T: |a, b| value)`: a [`lane!`] on both halves of packed operands, as `T`.
macro_rules! in_halves {
    ($t:ty: |$a:ident, $b:ident| $value:expr) => {
        lane!(u32: |x, y| {
            let low = { let ($a, $b) = (x as $t, y as $t); $value };
            let high = { let ($a, $b) = ((x >> 16) as $t, (y >> 16) as $t); $value };
            half16::pack(low as u16, high as u16)
        })
    };
}

/// Two integers of 16 bits in a register.
fn packed(op: &Op, level: Level) -> Option<LaneFn> {
    use ScalarType::{S16x2, U16x2};
    match (op.code, op.ty, op.mods.has(Mods::ALT)) {
        (Code::Add, _, _) => level.map2(in_halves!(u16: |a, b| a.wrapping_add(b))),
        (Code::Min, U16x2, false) => level.map2(in_halves!(u16: |a, b| a.min(b))),
        (Code::Max, U16x2, false) => level.map2(in_halves!(u16: |a, b| a.max(b))),
        (Code::Min, S16x2, false) => level.map2(in_halves!(i16: |a, b| a.min(b))),
        (Code::Max, S16x2, false) => level.map2(in_halves!(i16: |a, b| a.max(b))),
        (Code::Min, S16x2, true) => level.map2(in_halves!(i16: |a, b| a.min(b).max(0))),
        (Code::Max, S16x2, true) => level.map2(in_halves!(i16: |a, b| a.max(b).max(0))),
        _ => None,
    }
}
