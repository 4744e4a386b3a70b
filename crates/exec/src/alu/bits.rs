//! Logic, shifts, bit fields, permutes.

use ir::{Code, Mods, Op};
use numerics::bits::{self, Beyond, PrmtMode};

use super::Level;
use crate::regs::LaneFn;

/// The routine of an operation on bits.
pub(super) fn select(op: &Op, level: Level) -> Option<LaneFn> {
    let (ty, alternative) = (op.ty, op.mods.has(Mods::ALT));
    // Shifts and logic exist for untyped bits in PTX; lowering may also name an integer type of the width.
    let width = if ty.is_float() { 0 } else { ty.bits() };
    match (op.code, width) {
        (Code::And, 16 | 32) => level.map2(|a: u32, b: u32| a & b),
        (Code::And, 64) => level.map2(|a: u64, b: u64| a & b),
        (Code::Or, 16 | 32) => level.map2(|a: u32, b: u32| a | b),
        (Code::Or, 64) => level.map2(|a: u64, b: u64| a | b),
        (Code::Xor, 16 | 32) => level.map2(|a: u32, b: u32| a ^ b),
        (Code::Xor, 64) => level.map2(|a: u64, b: u64| a ^ b),
        (Code::Not, 16) => level.map1(|a: u16| !a),
        (Code::Not, 32) => level.map1(|a: u32| !a),
        (Code::Not, 64) => level.map1(|a: u64| !a),
        (Code::Cnot, 16 | 32) => level.map1(|a: u32| u32::from(a == 0)),
        (Code::Cnot, 64) => level.map1(|a: u64| u64::from(a == 0)),
        (Code::Lop3, 32) => level.map3_aux(lop3),
        (Code::Shl, 16) => level.map2(bits::shl_b16),
        (Code::Shl, 32) => level.map2(bits::shl_b32),
        (Code::Shl, 64) => level.map2(bits::shl_b64),
        (Code::Shr, 16) if ty.is_signed() => level.map2(bits::shr_s16),
        (Code::Shr, 32) if ty.is_signed() => level.map2(bits::shr_s32),
        (Code::Shr, 64) if ty.is_signed() => level.map2(bits::shr_s64),
        (Code::Shr, 16) => level.map2(bits::shr_u16),
        (Code::Shr, 32) => level.map2(bits::shr_u32),
        (Code::Shr, 64) => level.map2(bits::shr_u64),
        (Code::ShfL, 32) if alternative => level.map3(|a, b, c| bits::shf_l(Beyond::Wrap, a, b, c)),
        (Code::ShfL, 32) => level.map3(|a, b, c| bits::shf_l(Beyond::Clamp, a, b, c)),
        (Code::ShfR, 32) if alternative => level.map3(|a, b, c| bits::shf_r(Beyond::Wrap, a, b, c)),
        (Code::ShfR, 32) => level.map3(|a, b, c| bits::shf_r(Beyond::Clamp, a, b, c)),
        (Code::Bfe, 32) if ty.is_signed() => level.map3(bits::bfe_s32),
        (Code::Bfe, 64) if ty.is_signed() => level.map3(bits::bfe_s64),
        (Code::Bfe, 32) => level.map3(bits::bfe_u32),
        (Code::Bfe, 64) => level.map3(bits::bfe_u64),
        (Code::Bfi, 32) => level.map4(bits::bfi_b32),
        (Code::Bfi, 64) => level.map4(bits::bfi_b64),
        (Code::Bfind, 32) if ty.is_signed() => {
            with_flags!((alternative => SHIFTAMT) level.map1(bits::bfind_s32::<SHIFTAMT>))
        }
        (Code::Bfind, 64) if ty.is_signed() => {
            with_flags!((alternative => SHIFTAMT) level.map1(bits::bfind_s64::<SHIFTAMT>))
        }
        (Code::Bfind, 32) => with_flags!((alternative => SHIFTAMT) level.map1(bits::bfind_u32::<SHIFTAMT>)),
        (Code::Bfind, 64) => with_flags!((alternative => SHIFTAMT) level.map1(bits::bfind_u64::<SHIFTAMT>)),
        (Code::Brev, 32) => level.map1(bits::brev),
        (Code::Brev, 64) => level.map1(u64::reverse_bits),
        (Code::Popc, 32) => level.map1(bits::popc),
        (Code::Popc, 64) => level.map1(u64::count_ones),
        (Code::Clz, 32) => level.map1(bits::clz),
        (Code::Clz, 64) => level.map1(u64::leading_zeros),
        (Code::Fns, 32) => level.map3(bits::fns),
        (Code::Prmt, 32) => prmt(op.aux, level),
        (Code::Szext, 32) if ty.is_signed() && alternative => {
            level.map2(|a, n| bits::szext_s32(Beyond::Wrap, a, n))
        }
        (Code::Szext, 32) if ty.is_signed() => level.map2(|a, n| bits::szext_s32(Beyond::Clamp, a, n)),
        (Code::Szext, 32) if alternative => level.map2(|a, n| bits::szext_u32(Beyond::Wrap, a, n)),
        (Code::Szext, 32) => level.map2(|a, n| bits::szext_u32(Beyond::Clamp, a, n)),
        (Code::Bmsk, 32) if alternative => level.map2(|a, b| bits::bmsk(Beyond::Wrap, a, b)),
        (Code::Bmsk, 32) => level.map2(|a, b| bits::bmsk(Beyond::Clamp, a, b)),
        _ => None,
    }
}

/// `lop3`: its table is the same for all lanes.
#[inline(always)]
fn lop3(a: u32, b: u32, c: u32, table: u16) -> u32 {
    bits::lop3(a, b, c, table as u8)
}

/// `prmt`
fn prmt(mode: u16, level: Level) -> Option<LaneFn> {
    match mode {
        0 => level.map3(|a, b, c| bits::prmt(PrmtMode::Default, a, b, c)),
        1 => level.map3(|a, b, c| bits::prmt(PrmtMode::F4e, a, b, c)),
        2 => level.map3(|a, b, c| bits::prmt(PrmtMode::B4e, a, b, c)),
        3 => level.map3(|a, b, c| bits::prmt(PrmtMode::Rc8, a, b, c)),
        4 => level.map3(|a, b, c| bits::prmt(PrmtMode::Ecl, a, b, c)),
        5 => level.map3(|a, b, c| bits::prmt(PrmtMode::Ecr, a, b, c)),
        6 => level.map3(|a, b, c| bits::prmt(PrmtMode::Rc16, a, b, c)),
        _ => None,
    }
}
