//! The interpreter's loop: a turn of one warp.
//!
//! The loop runs one group of lanes until its turn is over, it comes to its join, or an operation changes the
//! warp's control state; those are in `control`. The loop is scalar code; the vector code that it calls is compiled
//! for each level (`level`).

use base::{FenceOp, LaneMask, MemKind, Shape, Space, WarpAccess};
use ir::{MemInst, Op};

use crate::address::{self, Affinity, GENERIC_SPACES};
use crate::alu::Level;
use crate::block::BlockState;
use crate::cluster::Cluster;
use crate::collective;
use crate::control;
use crate::fault::{Fault, FaultKind};
use crate::matrix;
use crate::port::{LaunchShape, MemPort, Near, Place, Request};
use crate::program::{Class, Program};
use crate::regs::Regs;
use crate::special;
use crate::state;
use crate::warp::{NONE, Warp};

/// What a warp runs in.
pub struct Context<'a, P> {
    /// The kernel.
    pub program: &'a Program<'a>,
    /// The launch.
    pub shape: &'a LaunchShape,
    /// Where this warp is.
    pub place: Place,
    /// Its block.
    pub block: &'a mut BlockState,
    /// Its cluster, in launches that have some.
    pub cluster: Option<&'a mut Cluster>,
    /// Memory.
    pub port: &'a mut P,
    /// What has been run.
    pub tally: &'a mut Tally,
    /// Room for the addresses of one access.
    pub lanes: &'a mut [u64; 32],
}

/// What has been run.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Tally {
    /// PTX statements, once per warp that ran them with an active lane.
    pub instructions: u64,
    /// The same, once per active lane.
    pub thread_instructions: u64,
    /// Operations, for limits and turns.
    pub operations: u64,
}

/// How a turn ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// The budget is used up, or a fence or a sleep gave the rest away.
    Over,
    /// Every group waits.
    Blocked,
    /// All lanes have exited.
    Done,
}

/// Why the loop left a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stop {
    /// Budget used up.
    Budget,
    /// At its join.
    Arrived,
    /// At an operation that `control` runs for these lanes.
    Control(u32),
    /// A branch that these lanes take and others do not.
    Diverge(u32),
    /// This backward branch was taken while the warp is divided.
    Loop(u32),
}

/// Runs up to `budget` operations of a warp.
pub fn turn<P: MemPort>(warp: &mut Warp, cx: &mut Context<'_, P>, budget: u32) -> Result<Turn, Box<Fault>> {
    let mut left = budget;
    let mut rotate = warp.groups.len() > 1;
    control::wake(warp, cx);
    loop {
        if warp.is_done() {
            return Ok(Turn::Done);
        }
        if left == 0 {
            return Ok(Turn::Over);
        }
        if !warp.choose(rotate) {
            return Ok(Turn::Blocked);
        }
        rotate = false;
        let before = warp.groups.get(warp.current).map_or(0, |g| g.pc);
        let steps = warp.steps;
        let stop = run_group(warp, cx, &mut left)?;
        if warp.groups.len() > 1 {
            let after = warp.groups.get(warp.current).map_or(0, |g| g.pc);
            let last = if let Stop::Loop(branch) = stop { branch } else { after };
            let spins = cx.program.kernel.spins.get(last as usize).copied().unwrap_or(false);
            warp.went(before, last, if spins { warp.steps - steps + 1 } else { 0 });
        }
        match stop {
            Stop::Budget => return Ok(Turn::Over),
            Stop::Arrived => warp.arrive(),
            Stop::Loop(_) => {}
            Stop::Diverge(taken) => control::diverge(warp, cx, taken),
            Stop::Control(lanes) => {
                if control::run(warp, cx, lanes)? {
                    return Ok(Turn::Over);
                }
            }
        }
    }
}

/// Runs the current group.
fn run_group<P: MemPort>(
    warp: &mut Warp,
    cx: &mut Context<'_, P>,
    left: &mut u32,
) -> Result<Stop, Box<Fault>> {
    let divided = warp.groups.len() > 1;
    let Some(group) = warp.groups.get(warp.current) else { return Ok(Stop::Budget) };
    let (mut pc, mask, frame, join_pc) = (group.pc, group.mask, group.local, warp.join_pc(group));
    let function = cx.program.kernel.functions.get(group.function as usize);
    let (slots, preds) = function.map_or((0, 0), |f| (f.slots as usize, f.preds as usize));
    let (base, pred_base) = (group.base as usize, group.pred_base as usize);
    let mut regs = Regs {
        cols: &mut warp.cols[base..base + slots],
        preds: &mut warp.preds[pred_base..pred_base + preds],
        consts: &cx.program.consts,
    };
    let start = *left;
    let (mut instructions, mut threads) = (0u64, 0u64);
    let lanes = mask.count_ones() as u64;
    let mut budget = *left;
    let result = loop {
        if pc == join_pc {
            break Ok(Stop::Arrived);
        }
        if budget == 0 {
            break Ok(Stop::Budget);
        }
        let Some(step) = cx.program.steps.get(pc as usize) else { break Ok(Stop::Control(mask)) };
        let op = &step.op;
        let mut active = mask;
        let guarded = !op.guard.is_always();
        if guarded {
            let p = regs.preds[op.guard.pred() as usize];
            active &= if op.guard.not() { !p } else { p };
        }
        if step.class == Class::Branch {
            budget -= 1;
            instructions += step.counts as u64;
            threads += lanes * step.counts as u64;
            if active == mask {
                let to = op.target();
                let from = pc;
                pc = to;
                if divided && to <= from {
                    break Ok(Stop::Loop(from));
                }
            } else if active == 0 {
                pc += 1;
            } else {
                break Ok(Stop::Diverge(active));
            }
            continue;
        }
        if active == 0 {
            budget -= 1;
            pc += 1;
            continue;
        }
        match step.class {
            Class::Lane => {
                // SAFETY: `Program::new` chose the routine for this level, and `turn` checked the level.
                unsafe { (step.run)(&mut regs, op, active) };
            }
            Class::Memory | Class::OtherMemory => {
                let Some(inst) = cx.program.kernel.mem.get(op.aux as usize) else {
                    break Ok(Stop::Control(active));
                };
                let at = At { pc, warp: cx.place.warp_id, frame, active, level: cx.program.level };
                let near = &mut Near {
                    shared: &mut cx.block.shared,
                    local: &mut warp.local,
                    copies: &mut warp.copies,
                    cluster: cx.cluster.as_deref_mut(),
                };
                let done = if step.class == Class::Memory {
                    memory(&at, inst, cx.lanes, &mut regs, cx.port, near)
                } else {
                    other_memory(&at, inst, cx.program, &mut regs, cx.port, near)
                };
                if let Err(f) = done {
                    break Err(f);
                }
            }
            Class::Special => {
                let at = special::Where {
                    tid: &warp.tid,
                    frame,
                    shape: cx.shape,
                    place: &cx.place,
                    clock: cx.port.clock(),
                };
                special::run(op, &mut regs, active, &at);
            }
            Class::State => {
                let (local, copies) = (&mut warp.local, &mut warp.copies);
                let done = state::run(op, &mut regs, active, local, copies, &mut cx.block.shared);
                if let Err((kind, lane)) = done {
                    break Err(kind.at(pc, lane));
                }
            }
            Class::Collective => {
                let members = collective::members(op, cx.program.kernel, &regs, active);
                if members & warp.live & !active != 0 {
                    break Ok(Stop::Control(active));
                }
                collective::run(cx.program.level, op, cx.program.kernel, &mut regs, active);
            }
            Class::Matrix => match cx.program.kernel.matrices.get(op.aux as usize) {
                Some(inst) if op.code == ir::Code::Mma => {
                    matrix::run(cx.program.level, inst, &mut regs, active);
                }
                _ => matrix::transpose(op, &mut regs, active),
            },
            _ => break Ok(Stop::Control(active)),
        }
        budget -= 1;
        instructions += step.counts as u64;
        threads += active.count_ones() as u64 * step.counts as u64;
        pc += 1;
    };
    warp.groups[warp.current].pc = pc;
    *left = budget;
    let ran = (start - budget) as u64;
    warp.steps += ran;
    cx.tally.operations += ran;
    cx.tally.instructions += instructions;
    cx.tally.thread_instructions += threads;
    result
}

/// Where a memory operation runs.
struct At {
    pc: u32,
    warp: u32,
    frame: u32,
    active: u32,
    level: Level,
}

/// Makes the addresses of a plain access and puts them to the port.
#[inline]
fn memory<P: MemPort>(
    at: &At,
    inst: &MemInst,
    lanes: &mut [u64; 32],
    regs: &mut Regs<'_>,
    port: &mut P,
    near: &mut Near<'_>,
) -> Result<(), Box<Fault>> {
    let offset = inst.offset + if inst.frame { at.frame as i64 } else { 0 };
    // Built in place: a shape that is copied from one stack slot to another right after it was written stalls the
    // load, which costs more than the rest of the access.
    let request = Request {
        inst,
        record: inst.record,
        access: WarpAccess {
            op: &inst.op,
            pc: at.pc,
            warp: at.warp,
            mask: LaneMask(at.active),
            shape: if inst.base.is_none() {
                Shape::Uniform(offset as u64)
            } else {
                let (base, wide) = (inst.base, inst.wide);
                address::resolve(at.level, regs, base, wide, offset, at.active, lanes).shape(lanes)
            },
        },
        source: None,
        level: at.level,
    };
    check_alignment(&request.access.shape, at.active, address::alignment(inst), inst.op.space, at)?;
    port.access(&request, near, regs)
}

/// The same for the rarer ones; generic accesses go to the port once per real space.
#[inline(never)]
fn other_memory<P: MemPort>(
    at: &At,
    inst: &MemInst,
    program: &Program<'_>,
    regs: &mut Regs<'_>,
    port: &mut P,
    near: &mut Near<'_>,
) -> Result<(), Box<Fault>> {
    let (records, level) = (&program.kernel.records, program.level);
    if inst.texture.is_some() {
        // Coordinates are no addresses: the port asks for them once it has the object.
        let mask = LaneMask(at.active);
        let access = WarpAccess { op: &inst.op, pc: at.pc, warp: at.warp, mask, shape: Shape::None };
        return port.access(&Request { inst, record: inst.record, access, source: None, level }, near, regs);
    }
    let offset = inst.offset + if inst.frame { at.frame as i64 } else { 0 };
    let mut lanes = [0; 32];
    let shape = if inst.base.is_none() {
        Shape::Uniform(offset as u64)
    } else {
        let affinity = address::resolve(level, regs, inst.base, inst.wide, offset, at.active, &mut lanes);
        match inst.op.kind {
            // Rows come from some lanes only; which ones is the counting rule's matter. Affine ones are not written
            // out yet.
            MemKind::MatrixLoad(_) | MemKind::MatrixStore(_) => {
                if affinity != Affinity::NONE {
                    let unused = [0; 32];
                    let rows = affinity.shape(&unused);
                    lanes = std::array::from_fn(|lane| rows.address(lane));
                }
                Shape::Lanes(&lanes)
            }
            _ => affinity.shape(&lanes),
        }
    };
    if let MemKind::MatrixLoad(x) | MemKind::MatrixStore(x) = inst.op.kind {
        let rows = LaneMask::first(8 * x.count()).0;
        check_alignment(&shape, rows, 16, inst.op.space, at)?;
    } else if !matches!(inst.op.kind, MemKind::Prefetch | MemKind::Discard | MemKind::ApplyPriority) {
        check_alignment(&shape, at.active, address::alignment(inst), inst.op.space, at)?;
    }
    let mut source_lanes = [0; 32];
    let source = match inst.second {
        Some((slot, wide, offset)) => {
            let affinity = address::resolve(level, regs, slot, wide, offset, at.active, &mut source_lanes);
            let shape = affinity.shape(&source_lanes);
            check_alignment(&shape, at.active, address::alignment(inst), Space::Global, at)?;
            let op = records.get(inst.record as usize).map_or(&inst.op, |r| &r.op);
            Some(WarpAccess { op, pc: at.pc, warp: at.warp, mask: LaneMask(at.active), shape })
        }
        None => None,
    };
    if inst.op.space != Space::Generic {
        let access = WarpAccess { op: &inst.op, pc: at.pc, warp: at.warp, mask: LaneMask(at.active), shape };
        let request = Request { inst, record: inst.record, access, source, level };
        return port.access(&request, near, regs);
    }
    let split = address::split_generic(level, &shape, at.active);
    for (i, (&mask, &space)) in split.iter().zip(&GENERIC_SPACES).enumerate() {
        if mask == 0 {
            continue;
        }
        let record = inst.record + i as u32;
        let Some(info) = records.get(record as usize) else { continue };
        let mut buffer = [0; 32];
        // Generic reads of parameters are constant-bank reads of another window.
        let space = match space {
            Space::Const
                if ir::address::space_of(shape.address((mask.trailing_zeros() & 31) as usize))
                    == Space::Param =>
            {
                Space::Param
            }
            s => s,
        };
        let shape = address::into_space(shape, space, &mut buffer);
        let mut op = info.op;
        op.space = space;
        let access = WarpAccess { op: &op, pc: at.pc, warp: at.warp, mask: LaneMask(mask), shape };
        port.access(&Request { inst, record, access, source, level }, near, regs)?;
    }
    Ok(())
}

#[inline]
fn check_alignment(
    shape: &Shape<'_>,
    mask: u32,
    bytes: u64,
    space: Space,
    at: &At,
) -> Result<(), Box<Fault>> {
    if address::plainly_aligned(shape, bytes) {
        return Ok(());
    }
    match address::misaligned_lane(at.level, shape, mask, bytes) {
        None => Ok(()),
        Some(lane) => {
            let address = shape.address(lane as usize);
            Err(FaultKind::Misaligned { space, address, bytes: bytes as u32 }.at(at.pc, lane))
        }
    }
}

/// The fence of a `Fence` operation.
pub(crate) fn fence_of(op: &Op, program: &Program<'_>) -> (u32, FenceOp, Option<base::Scope>) {
    match program.kernel.mem.get(op.aux as usize) {
        Some(MemInst { op, record, .. }) => match op.kind {
            MemKind::Fence(f) => (*record, f, op.scope),
            _ => (*record, FenceOp::Sc, op.scope),
        },
        None => (NONE, FenceOp::Sc, None),
    }
}
