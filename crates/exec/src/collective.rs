//! Exchanges among the lanes of a warp: `shfl`, `vote`, `match`, `redux`, `activemask`, `elect`, `movmatrix`.
//!
//! Source: PTX ISA, "Parallel Synchronization and Communication Instructions". A lane that reads from an inactive
//! one gets its own value (PTX leaves it undefined).

use base::{AtomOp, LaneMask, ScalarType};
use ir::{Code, Kernel, Op, Slot};

use crate::alu::Level;
use crate::level::leveled;
use crate::regs::Regs;

/// The lanes that must meet before the operation runs: the union of the member masks of the active lanes, or none
/// for forms without one.
pub fn members(op: &Op, kernel: &Kernel, regs: &Regs<'_>, active: u32) -> u32 {
    let slot = match op.code {
        Code::Shfl => kernel.extra.get(op.aux as usize).map_or(Slot::NONE, |e| e[0]),
        Code::Vote | Code::Match | Code::Redux => op.src[1],
        Code::Elect | Code::BarWarp => op.src[0],
        _ => Slot::NONE,
    };
    if slot.is_none() {
        return 0;
    }
    let masks = regs.get32(slot);
    LaneMask(active).lanes().fold(0, |m, i| m | masks[i])
}

leveled! {
    /// Runs the operation for the lanes of `active`, which have all met.
    fn run / run_avx2 = run_core(op: &Op, kernel: &Kernel, regs: &mut Regs<'_>, active: u32)
}

#[inline(always)]
fn run_core(op: &Op, kernel: &Kernel, regs: &mut Regs<'_>, active: u32) {
    match op.code {
        Code::Shfl => shfl(op, kernel, regs, active),
        Code::Vote => vote(op, regs, active),
        Code::Match => match_lanes(op, regs, active),
        Code::Redux => redux(op, regs, active),
        Code::MovMatrix => {
            let v = regs.get32(op.src[0]);
            let element = |r: usize, c: usize| v[(4 * r + c / 2) & 31] >> (16 * (c % 2)) & 0xffff;
            let value = |lane: usize| {
                let (row, column) = (2 * (lane % 4), lane / 4);
                element(row, column) | element(row + 1, column) << 16
            };
            regs.set32(op.dst, std::array::from_fn(value), active);
        }
        Code::ActiveMask => regs.set32(op.dst, [active; 32], active),
        Code::Elect => {
            let members = if op.src[0].is_none() { u32::MAX } else { first(&regs.get32(op.src[0]), active) };
            let leader = (members & active).trailing_zeros();
            if !op.dst.is_none() {
                regs.set32(op.dst, [leader; 32], active);
            }
            if !op.src[2].is_none() {
                regs.set_pred(op.src[2], 1u32.checked_shl(leader).unwrap_or(0), active);
            }
        }
        _ => {}
    }
}

fn first(v: &[u32; 32], active: u32) -> u32 {
    v[(active.trailing_zeros() & 31) as usize]
}

#[inline(always)]
fn shfl(op: &Op, kernel: &Kernel, regs: &mut Regs<'_>, active: u32) {
    let Some(&[_, predicate, mode, _]) = kernel.extra.get(op.aux as usize) else { return };
    let (a, b, c) = (regs.get32(op.src[0]), regs.get32(op.src[1]), regs.get32(op.src[2]));
    let mut from = [0u32; 32];
    let mut inside = 0u32;
    for lane in 0..32u32 {
        let i = lane as usize;
        let (b, clamp, segment) = (b[i] & 31, c[i] & 31, c[i] >> 8 & 31);
        let max_lane = lane & segment | clamp & !segment;
        let min_lane = lane & segment;
        let (j, ok) = match mode.0 {
            0 => {
                let j = lane as i32 - b as i32;
                (j as u32, j >= max_lane as i32)
            }
            1 => (lane + b, lane + b <= max_lane),
            2 => (lane ^ b, lane ^ b <= max_lane),
            _ => (min_lane | b & !segment, (min_lane | b & !segment) <= max_lane),
        };
        from[i] = if ok { j & 31 } else { lane };
        inside |= (ok as u32) << lane;
    }
    let out = std::array::from_fn(|i| {
        let j = from[i] as usize & 31;
        if active >> j & 1 != 0 { a[j] } else { a[i] }
    });
    if !op.dst.is_none() {
        regs.set32(op.dst, out, active);
    }
    if !predicate.is_none() {
        regs.set_pred(predicate, inside, active);
    }
}

#[inline(always)]
fn vote(op: &Op, regs: &mut Regs<'_>, active: u32) {
    let p = regs.pred(op.src[0]);
    let p = if op.src[2].0 == 1 { !p } else { p };
    // Only members vote; without a mask, every active lane.
    let voters = if op.src[1].is_none() { active } else { first(&regs.get32(op.src[1]), active) & active };
    let (ones, all) = (p & voters, voters);
    match op.aux {
        0 => regs.set_pred(op.dst, if ones == all { u32::MAX } else { 0 }, active),
        1 => regs.set_pred(op.dst, if ones != 0 { u32::MAX } else { 0 }, active),
        2 => regs.set_pred(op.dst, if ones == all || ones == 0 { u32::MAX } else { 0 }, active),
        _ => regs.set32(op.dst, [ones; 32], active),
    }
}

fn match_lanes(op: &Op, regs: &mut Regs<'_>, active: u32) {
    let value = if op.ty.bytes() == 8 { regs.get64(op.src[0]) } else { regs.get32(op.src[0]).map(u64::from) };
    let members = if op.src[1].is_none() { active } else { first(&regs.get32(op.src[1]), active) & active };
    let mut out = [0u32; 32];
    for i in LaneMask(members).lanes() {
        out[i] = LaneMask(members).lanes().filter(|&j| value[j] == value[i]).fold(0, |m, j| m | 1 << j);
    }
    if op.aux == 1 {
        let lead = (members.trailing_zeros() & 31) as usize;
        let same = out[lead] == members;
        out = [if same { members } else { 0 }; 32];
        if !op.src[2].is_none() {
            regs.set_pred(op.src[2], if same { u32::MAX } else { 0 }, active);
        }
    }
    if !op.dst.is_none() {
        regs.set32(op.dst, out, active);
    }
}

fn redux(op: &Op, regs: &mut Regs<'_>, active: u32) {
    let v = regs.get32(op.src[0]);
    let members = if op.src[1].is_none() { active } else { first(&regs.get32(op.src[1]), active) & active };
    let signed = op.ty.is_signed();
    let float = op.ty == ScalarType::F32;
    let kind = AtomOp::ALL.get(op.aux as usize).copied().unwrap_or(AtomOp::Add);
    let combine = |a: u32, b: u32| match kind {
        AtomOp::And => a & b,
        AtomOp::Or => a | b,
        AtomOp::Xor => a ^ b,
        AtomOp::Min if float => least(a, b, op, false),
        AtomOp::Max if float => least(a, b, op, true),
        AtomOp::Min if signed => (a as i32).min(b as i32) as u32,
        AtomOp::Max if signed => (a as i32).max(b as i32) as u32,
        AtomOp::Min => a.min(b),
        AtomOp::Max => a.max(b),
        _ => a.wrapping_add(b),
    };
    let result = LaneMask(members).lanes().map(|i| v[i]).reduce(combine).unwrap_or(0);
    regs.set32(op.dst, [result; 32], active);
}

/// `redux.sync.min/max.f32` with `.abs` and `.NaN`.
fn least(a: u32, b: u32, op: &Op, greatest: bool) -> u32 {
    let abs = op.mods.has(ir::Mods::ALT);
    let value = |x: u32| f32::from_bits(if abs { x & 0x7fff_ffff } else { x });
    let (x, y) = (value(a), value(b));
    let r = match (x.is_nan(), y.is_nan()) {
        (true, true) => f32::from_bits(0x7fff_ffff),
        (true, _) | (_, true) if op.mods.has(ir::Mods::NAN) => f32::from_bits(0x7fff_ffff),
        (true, _) => y,
        (_, true) => x,
        _ if greatest => {
            if x > y || x == y && x.is_sign_positive() {
                x
            } else {
                y
            }
        }
        _ => {
            if x < y || x == y && x.is_sign_negative() {
                x
            } else {
                y
            }
        }
    };
    r.to_bits()
}
