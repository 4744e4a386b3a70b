//! Logic, shifts, bit fields, permutes.

use ir::{Code, Mods, Op};
use numerics::bits::{self, Beyond, PrmtMode};

use super::Level;
use super::routine::lane;
use crate::regs::LaneFn;

/// The routine of an operation on bits.
pub(super) fn select(op: &Op, level: Level) -> Option<LaneFn> {
    let (ty, alternative) = (op.ty, op.mods.has(Mods::ALT));
    // Shifts and logic exist for untyped bits in PTX; lowering may also name an integer type of the width.
    let width = if ty.is_float() { 0 } else { ty.bits() };
    match (op.code, width) {
        (Code::And, 16 | 32) => level.map2(lane!(u32: |a, b| a & b)),
        (Code::And, 64) => level.map2(lane!(u64: |a, b| a & b)),
        (Code::Or, 16 | 32) => level.map2(lane!(u32: |a, b| a | b)),
        (Code::Or, 64) => level.map2(lane!(u64: |a, b| a | b)),
        (Code::Xor, 16 | 32) => level.map2(lane!(u32: |a, b| a ^ b)),
        (Code::Xor, 64) => level.map2(lane!(u64: |a, b| a ^ b)),
        (Code::Not, 16) => level.map1(lane!(u16: |a| !a)),
        (Code::Not, 32) => level.map1(lane!(u32: |a| !a)),
        (Code::Not, 64) => level.map1(lane!(u64: |a| !a)),
        (Code::Cnot, 16 | 32) => level.map1(lane!(u32: |a| u32::from(a == 0))),
        (Code::Cnot, 64) => level.map1(lane!(u64: |a| u64::from(a == 0))),
        (Code::Lop3, 32) => level.map3_aux(lane!(|a: u32, b: u32, c: u32, table: u16| -> u32 {
            bits::lop3(a, b, c, table as u8)
        })),
        (Code::Shl, 16) => level.map2(lane!(|a: u16, n: u32| -> u16 { bits::shl_b16(a, n) })),
        (Code::Shl, 32) => level.map2(lane!(|a: u32, n: u32| -> u32 { bits::shl_b32(a, n) })),
        (Code::Shl, 64) => level.map2(lane!(|a: u64, n: u32| -> u64 { bits::shl_b64(a, n) })),
        (Code::Shr, 16) if ty.is_signed() => {
            level.map2(lane!(|a: i16, n: u32| -> i16 { bits::shr_s16(a, n) }))
        }
        (Code::Shr, 32) if ty.is_signed() => {
            level.map2(lane!(|a: i32, n: u32| -> i32 { bits::shr_s32(a, n) }))
        }
        (Code::Shr, 64) if ty.is_signed() => {
            level.map2(lane!(|a: i64, n: u32| -> i64 { bits::shr_s64(a, n) }))
        }
        (Code::Shr, 16) => level.map2(lane!(|a: u16, n: u32| -> u16 { bits::shr_u16(a, n) })),
        (Code::Shr, 32) => level.map2(lane!(|a: u32, n: u32| -> u32 { bits::shr_u32(a, n) })),
        (Code::Shr, 64) => level.map2(lane!(|a: u64, n: u32| -> u64 { bits::shr_u64(a, n) })),
        (Code::ShfL, 32) if alternative => {
            level.map3(lane!(u32: |a, b, c| bits::shf_l(Beyond::Wrap, a, b, c)))
        }
        (Code::ShfL, 32) => level.map3(lane!(u32: |a, b, c| bits::shf_l(Beyond::Clamp, a, b, c))),
        (Code::ShfR, 32) if alternative => {
            level.map3(lane!(u32: |a, b, c| bits::shf_r(Beyond::Wrap, a, b, c)))
        }
        (Code::ShfR, 32) => level.map3(lane!(u32: |a, b, c| bits::shf_r(Beyond::Clamp, a, b, c))),
        (Code::Bfe, 32) if ty.is_signed() => {
            level.map3(lane!(|a: i32, p: u32, n: u32| -> i32 { bits::bfe_s32(a, p, n) }))
        }
        (Code::Bfe, 64) if ty.is_signed() => {
            level.map3(lane!(|a: i64, p: u32, n: u32| -> i64 { bits::bfe_s64(a, p, n) }))
        }
        (Code::Bfe, 32) => level.map3(lane!(|a: u32, p: u32, n: u32| -> u32 { bits::bfe_u32(a, p, n) })),
        (Code::Bfe, 64) => level.map3(lane!(|a: u64, p: u32, n: u32| -> u64 { bits::bfe_u64(a, p, n) })),
        (Code::Bfi, 32) => {
            level.map4(lane!(|a: u32, b: u32, p: u32, n: u32| -> u32 { bits::bfi_b32(a, b, p, n) }))
        }
        (Code::Bfi, 64) => {
            level.map4(lane!(|a: u64, b: u64, p: u32, n: u32| -> u64 { bits::bfi_b64(a, b, p, n) }))
        }
        (Code::Bfind, 32) if ty.is_signed() => {
            with_flags!((alternative => SHIFTAMT) level.map1(lane!(|a: i32| -> u32 { bits::bfind_s32::<SHIFTAMT>(a) })))
        }
        (Code::Bfind, 64) if ty.is_signed() => {
            with_flags!((alternative => SHIFTAMT) level.map1(lane!(|a: i64| -> u32 { bits::bfind_s64::<SHIFTAMT>(a) })))
        }
        (Code::Bfind, 32) => {
            with_flags!((alternative => SHIFTAMT) level.map1(lane!(|a: u32| -> u32 { bits::bfind_u32::<SHIFTAMT>(a) })))
        }
        (Code::Bfind, 64) => {
            with_flags!((alternative => SHIFTAMT) level.map1(lane!(|a: u64| -> u32 { bits::bfind_u64::<SHIFTAMT>(a) })))
        }
        (Code::Brev, 32) => level.map1(lane!(u32: |a| bits::brev(a))),
        (Code::Brev, 64) => level.map1(lane!(u64: |a| a.reverse_bits())),
        (Code::Popc, 32) => level.map1(lane!(u32: |a| bits::popc(a))),
        (Code::Popc, 64) => level.map1(lane!(|a: u64| -> u32 { a.count_ones() })),
        (Code::Clz, 32) => level.map1(lane!(u32: |a| bits::clz(a))),
        (Code::Clz, 64) => level.map1(lane!(|a: u64| -> u32 { a.leading_zeros() })),
        (Code::Fns, 32) => {
            level.map3(lane!(|mask: u32, base: u32, n: i32| -> u32 { bits::fns(mask, base, n) }))
        }
        (Code::Prmt, 32) => prmt(op.aux, level),
        (Code::Szext, 32) if ty.is_signed() && alternative => {
            level.map2(lane!(u32: |a, n| bits::szext_s32(Beyond::Wrap, a, n)))
        }
        (Code::Szext, 32) if ty.is_signed() => {
            level.map2(lane!(u32: |a, n| bits::szext_s32(Beyond::Clamp, a, n)))
        }
        (Code::Szext, 32) if alternative => {
            level.map2(lane!(u32: |a, n| bits::szext_u32(Beyond::Wrap, a, n)))
        }
        (Code::Szext, 32) => level.map2(lane!(u32: |a, n| bits::szext_u32(Beyond::Clamp, a, n))),
        (Code::Bmsk, 32) if alternative => level.map2(lane!(u32: |a, b| bits::bmsk(Beyond::Wrap, a, b))),
        (Code::Bmsk, 32) => level.map2(lane!(u32: |a, b| bits::bmsk(Beyond::Clamp, a, b))),
        _ => None,
    }
}

/// `prmt`
fn prmt(mode: u16, level: Level) -> Option<LaneFn> {
    match mode {
        0 => level.map3(lane!(u32: |a, b, c| bits::prmt(PrmtMode::Default, a, b, c))),
        1 => level.map3(lane!(u32: |a, b, c| bits::prmt(PrmtMode::F4e, a, b, c))),
        2 => level.map3(lane!(u32: |a, b, c| bits::prmt(PrmtMode::B4e, a, b, c))),
        3 => level.map3(lane!(u32: |a, b, c| bits::prmt(PrmtMode::Rc8, a, b, c))),
        4 => level.map3(lane!(u32: |a, b, c| bits::prmt(PrmtMode::Ecl, a, b, c))),
        5 => level.map3(lane!(u32: |a, b, c| bits::prmt(PrmtMode::Ecr, a, b, c))),
        6 => level.map3(lane!(u32: |a, b, c| bits::prmt(PrmtMode::Rc16, a, b, c))),
        _ => None,
    }
}
