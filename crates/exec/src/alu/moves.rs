//! Copies, packing and unpacking, and logic on predicates.

use base::ScalarType;
use ir::{Code, Op};

use super::Level;
use super::routine::lane;
use crate::regs::{LaneFn, Regs};

/// The routine of a move.
pub(super) fn select(op: &Op, level: Level) -> Option<LaneFn> {
    match (op.code, op.ty, op.ty.bits()) {
        (Code::Mov, ScalarType::Pred, _) => level.predicate1(lane!(u32: |a| a)),
        (Code::Not, ScalarType::Pred, _) => level.predicate1(lane!(u32: |a| !a)),
        (Code::And, ScalarType::Pred, _) => level.predicate2(lane!(u32: |a, b| a & b)),
        (Code::Or, ScalarType::Pred, _) => level.predicate2(lane!(u32: |a, b| a | b)),
        (Code::Xor, ScalarType::Pred, _) => level.predicate2(lane!(u32: |a, b| a ^ b)),
        (Code::Mov, _, 8..=32) => level.map1(lane!(u32: |a| a)),
        (Code::Mov, _, 64) => level.map1(lane!(u64: |a| a)),
        (Code::Mov, _, 128) => Some(mov128),
        (Code::PredToInt, _, 8..=32) => level.of_predicate(lane!(|p: bool| -> u32 { u32::from(p) })),
        (Code::PredToInt, _, 64) => level.of_predicate(lane!(|p: bool| -> u64 { u64::from(p) })),
        (Code::Pack, _, width) => pack(width, level),
        (Code::Unpack, _, part) => unpack(part, op.src[1].0, level),
        _ => None,
    }
}

/// `mov.b128`
fn mov128(regs: &mut Regs<'_>, op: &Op, mask: u32) {
    let a = regs.get128(op.src[0]);
    regs.set128(op.dst, a, mask);
}

/// Two parts of half the width.
fn pack(width: u32, level: Level) -> Option<LaneFn> {
    match width {
        16 => level.map2(lane!(|a: u8, b: u8| -> u16 { u16::from(b) << 8 | u16::from(a) })),
        32 => level.map2(lane!(|a: u16, b: u16| -> u32 { u32::from(b) << 16 | u32::from(a) })),
        64 => level.map2(lane!(|a: u32, b: u32| -> u64 { u64::from(b) << 32 | u64::from(a) })),
        128 => Some(pack128),
        _ => None,
    }
}

/// `mov.b128 d, {a, b}`
fn pack128(regs: &mut Regs<'_>, op: &Op, mask: u32) {
    let (a, b) = (regs.get64(op.src[0]), regs.get64(op.src[1]));
    let mut d = [0u128; 32];
    for i in 0..32 {
        d[i] = u128::from(b[i]) << 64 | u128::from(a[i]);
    }
    regs.set128(op.dst, d, mask);
}

/// Part `aux`, of `part` bits, of a whole of `whole` bits.
fn unpack(part: u32, whole: u16, level: Level) -> Option<LaneFn> {
    match (part, whole) {
        (8, 16 | 32) => level.map1_aux(lane!(|a: u32, i: u16| -> u8 { (a >> (8 * (i & 3))) as u8 })),
        (16, 32) => level.map1_aux(lane!(|a: u32, i: u16| -> u16 { (a >> (16 * (i & 1))) as u16 })),
        (8, 64) => level.map1_aux(lane!(|a: u64, i: u16| -> u8 { (a >> (8 * (i & 7))) as u8 })),
        (16, 64) => level.map1_aux(lane!(|a: u64, i: u16| -> u16 { (a >> (16 * (i & 3))) as u16 })),
        (32, 64) => level.map1_aux(lane!(|a: u64, i: u16| -> u32 { (a >> (32 * (i & 1))) as u32 })),
        (32, 128) => Some(unpack128_32),
        (64, 128) => Some(unpack128_64),
        _ => None,
    }
}

/// A quarter of 128 bits.
fn unpack128_32(regs: &mut Regs<'_>, op: &Op, mask: u32) {
    let a = regs.get128(op.src[0]);
    regs.set32(op.dst, a.map(|x| (x >> (32 * (op.aux & 3))) as u32), mask);
}

/// A half of 128 bits.
fn unpack128_64(regs: &mut Regs<'_>, op: &Op, mask: u32) {
    let a = regs.get128(op.src[0]);
    regs.set64(op.dst, a.map(|x| (x >> (64 * (op.aux & 1))) as u64), mask);
}
