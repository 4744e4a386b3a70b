//! Exchanges among the lanes of a warp: `shfl`, `vote`, `match`, `redux`, `activemask`, `elect`.
//!
//! Source: PTX ISA, "Parallel Synchronization and Communication Instructions". Lanes of one member mask exchange among
//! themselves: the masks of a warp may differ from lane to lane. A lane that reads from an inactive one gets its own
//! value (PTX leaves it undefined).
//!
//! An exchange has three steps, what lanes bring, what becomes of it, and what they are given, so that lanes can meet
//! that have come to it at different instructions.

use base::{AtomOp, LaneMask, ScalarType};
use ir::{Code, Kernel, Op, Slot};

use crate::alu::Level;
use crate::level::leveled;
use crate::regs::{Regs, expand};

/// Where the member masks of an operation are; none for forms without.
fn member_slot(op: &Op, kernel: &Kernel) -> Slot {
    match op.code {
        Code::Shfl => kernel.extra.get(op.aux as usize).map_or(Slot::NONE, |e| e[0]),
        Code::Vote | Code::Match | Code::Redux => op.src[1],
        Code::Elect | Code::BarWarp => op.src[0],
        _ => Slot::NONE,
    }
}

/// The lanes that must meet before the operation runs: the union of the member masks of the active lanes, or none
/// for forms without one.
pub fn members(op: &Op, kernel: &Kernel, regs: &Regs<'_>, active: u32) -> u32 {
    let slot = member_slot(op, kernel);
    if slot.is_none() {
        return 0;
    }
    let masks = regs.get32(slot);
    LaneMask(active).lanes().fold(0, |m, i| m | masks[i])
}

/// The active lanes by member mask.
pub fn by_members(op: &Op, kernel: &Kernel, regs: &Regs<'_>, active: u32) -> Vec<u32> {
    let slot = member_slot(op, kernel);
    if slot.is_none() {
        return vec![active];
    }
    parts(&regs.get32(slot), active).collect()
}

/// May lanes that have come to the one operation meet those that have come to the other? The same operation with the
/// same qualifiers.
pub fn alike(a: &Op, b: &Op, kernel: &Kernel) -> bool {
    let mode = |op: &Op| kernel.extra.get(op.aux as usize).map(|e| e[2]);
    a.code == b.code
        && match a.code {
            Code::BarWarp | Code::Elect => true,
            Code::Shfl => mode(a) == mode(b),
            _ => a.aux == b.aux && a.ty == b.ty && a.mods == b.mods,
        }
}

/// What lanes bring to an exchange, lane by lane.
#[derive(Clone, Copy)]
pub struct Brought {
    /// The value, or the low half of it.
    low: [u32; 32],
    /// The high half of a 64-bit value.
    high: [u32; 32],
    /// `shfl`: which lane, and the clamp and segment mask.
    lane: [u32; 32],
    clamp: [u32; 32],
    /// `vote`: the predicate.
    predicate: u32,
    /// The member masks.
    members: [u32; 32],
}

impl Brought {
    /// Nothing.
    pub const NONE: Brought = Brought {
        low: [0; 32],
        high: [0; 32],
        lane: [0; 32],
        clamp: [0; 32],
        predicate: 0,
        members: [u32::MAX; 32],
    };

    /// Takes the lanes of a mask from another.
    pub fn take(&mut self, other: &Brought, mask: u32) {
        for i in LaneMask(mask).lanes() {
            (self.low[i], self.high[i]) = (other.low[i], other.high[i]);
            (self.lane[i], self.clamp[i]) = (other.lane[i], other.clamp[i]);
            self.members[i] = other.members[i];
        }
        self.predicate = self.predicate & !mask | other.predicate & mask;
    }
}

/// What comes of an exchange, lane by lane.
pub struct Exchanged {
    value: [u32; 32],
    predicate: u32,
}

leveled! {
    /// Runs the operation for the lanes of `active`, which have all met.
    fn run / run_avx2 = run_core(op: &Op, kernel: &Kernel, regs: &mut Regs<'_>, active: u32)
}

#[inline(always)]
fn run_core(op: &Op, kernel: &Kernel, regs: &mut Regs<'_>, active: u32) {
    if op.code == Code::ActiveMask {
        return regs.set32(op.dst, [active; 32], active);
    }
    let result = exchange(op, kernel, &bring(op, kernel, regs), active);
    give(op, kernel, regs, &result, active);
}

/// What the lanes of a warp bring to an operation.
#[inline(always)]
pub fn bring(op: &Op, kernel: &Kernel, regs: &Regs<'_>) -> Brought {
    let mut out = Brought::NONE;
    match op.code {
        Code::Shfl => {
            out.low = regs.get32(op.src[0]);
            out.lane = regs.get32(op.src[1]);
            out.clamp = regs.get32(op.src[2]);
            // Every lane reads whom it asks for, whatever the masks.
            return out;
        }
        Code::Vote => {
            let p = regs.pred(op.src[0]);
            out.predicate = if op.src[2].0 == 1 { !p } else { p };
        }
        Code::Match if op.ty.bytes() == 8 => {
            let value = regs.get64(op.src[0]);
            out.low = value.map(|v| v as u32);
            out.high = value.map(|v| (v >> 32) as u32);
        }
        Code::Match | Code::Redux => out.low = regs.get32(op.src[0]),
        _ => {}
    }
    let slot = member_slot(op, kernel);
    if !slot.is_none() {
        out.members = regs.get32(slot);
    }
    out
}

/// What becomes of what the lanes of `active` have brought.
#[inline(always)]
pub fn exchange(op: &Op, kernel: &Kernel, brought: &Brought, active: u32) -> Exchanged {
    if op.code == Code::Shfl {
        let mode = kernel.extra.get(op.aux as usize).map_or(0, |e| e[2].0);
        return shfl(mode, brought, active);
    }
    let mut out = Exchanged { value: [0; 32], predicate: 0 };
    for part in parts(&brought.members, active) {
        let lead = (part.trailing_zeros() & 31) as usize;
        let voters = part & brought.members[lead];
        let (value, predicate) = match op.code {
            Code::Vote => vote(op.aux as usize, brought.predicate & voters, voters),
            Code::Redux => ([reduce(op, &brought.low, voters); 32], 0),
            Code::Match => match_lanes(op.aux == 1, brought, voters),
            Code::Elect => {
                let leader = voters.trailing_zeros();
                ([leader; 32], 1u32.checked_shl(leader).unwrap_or(0))
            }
            _ => ([0; 32], 0),
        };
        let keep = expand(part);
        for i in 0..32 {
            out.value[i] = value[i] & keep[i] | out.value[i] & !keep[i];
        }
        out.predicate |= predicate & part;
    }
    out
}

/// Gives the lanes of a mask what came of it for them.
#[inline(always)]
pub fn give(op: &Op, kernel: &Kernel, regs: &mut Regs<'_>, result: &Exchanged, mask: u32) {
    let predicate = match op.code {
        Code::Shfl => kernel.extra.get(op.aux as usize).map_or(Slot::NONE, |e| e[1]),
        Code::Vote if op.aux < BALLOT => {
            if !op.dst.is_none() {
                regs.set_pred(op.dst, result.predicate, mask);
            }
            return;
        }
        Code::Match if op.aux == 1 => op.src[2],
        Code::Elect => op.src[2],
        _ => Slot::NONE,
    };
    if !op.dst.is_none() {
        regs.set32(op.dst, result.value, mask);
    }
    if !predicate.is_none() {
        regs.set_pred(predicate, result.predicate, mask);
    }
}

/// The lanes of `active` by member mask, those of the lowest lane first.
#[inline(always)]
fn parts(members: &[u32; 32], active: u32) -> impl Iterator<Item = u32> {
    let mut rest = active;
    std::iter::from_fn(move || {
        let lead = (rest.trailing_zeros() & 31) as usize;
        let same = (0..32).fold(0u32, |m, i| m | ((members[i] == members[lead]) as u32) << i) & rest;
        rest &= !same;
        (same != 0).then_some(same)
    })
}

#[inline(always)]
fn shfl(mode: u16, brought: &Brought, active: u32) -> Exchanged {
    let (a, b, c) = (&brought.low, &brought.lane, &brought.clamp);
    let mut from = [0u32; 32];
    let mut inside = 0u32;
    for lane in 0..32u32 {
        let i = lane as usize;
        let (b, clamp, segment) = (b[i] & 31, c[i] & 31, c[i] >> 8 & 31);
        let max_lane = lane & segment | clamp & !segment;
        let min_lane = lane & segment;
        let (j, ok) = match mode {
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
    let value = std::array::from_fn(|i| {
        let j = from[i] as usize & 31;
        if active >> j & 1 != 0 { a[j] } else { a[i] }
    });
    Exchanged { value, predicate: inside }
}

/// The number of `.ballot` among the kinds of `vote`; those before it give a predicate.
const BALLOT: u16 = 3;

#[inline(always)]
fn vote(kind: usize, ones: u32, voters: u32) -> ([u32; 32], u32) {
    let holds = match kind {
        0 => ones == voters,
        1 => ones != 0,
        2 => ones == voters || ones == 0,
        _ => return ([ones; 32], 0),
    };
    ([0; 32], if holds { u32::MAX } else { 0 })
}

fn match_lanes(all: bool, brought: &Brought, members: u32) -> ([u32; 32], u32) {
    let equal = |i: usize, j: usize| brought.low[i] == brought.low[j] && brought.high[i] == brought.high[j];
    let mut out = [0u32; 32];
    for i in LaneMask(members).lanes() {
        out[i] = LaneMask(members).lanes().filter(|&j| equal(i, j)).fold(0, |m, j| m | 1 << j);
    }
    if !all {
        return (out, 0);
    }
    let same = out[(members.trailing_zeros() & 31) as usize] == members;
    ([if same { members } else { 0 }; 32], if same { u32::MAX } else { 0 })
}

fn reduce(op: &Op, v: &[u32; 32], members: u32) -> u32 {
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
    LaneMask(members).lanes().map(|i| v[i]).reduce(combine).unwrap_or(0)
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
