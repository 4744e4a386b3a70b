//! Operations that change a warp's control state: divergence, calls, exits, barriers, meetings of lanes, fences.

mod barrier;
mod call;

use ir::{Callee, Code, Op};

use crate::collective::{self, Brought};
use crate::fault::{Fault, FaultKind};
use crate::interp::{Context, fence_of};
use crate::port::MemPort;
use crate::regs::{Col, Regs};
use crate::warp::{Group, NONE, Wait, Warp};
use barrier::{barrier, cluster_barrier, finish_barrier};
use call::{call, give_back};

/// The register windows of the current group.
pub(crate) fn windows<'a>(warp: &'a mut Warp, consts: &'a [Col]) -> Regs<'a> {
    let (base, pred_base) =
        warp.groups.get(warp.current).map_or((0, 0), |g| (g.base as usize, g.pred_base as usize));
    Regs { cols: &mut warp.cols[base..], preds: &mut warp.preds[pred_base..], consts }
}

/// A branch that `taken` lanes of the current group take.
pub(crate) fn diverge<P: MemPort>(warp: &mut Warp, cx: &mut Context<'_, P>, taken: u32) {
    let Some(group) = warp.groups.get(warp.current) else { return };
    let pc = group.pc;
    let Some(step) = cx.program.steps.get(pc as usize) else { return };
    let meet = cx.program.kernel.reconverge.get(pc as usize).copied().unwrap_or(NONE);
    warp.diverge(taken, step.op.target(), pc + 1, meet);
}

/// Groups whose barrier has completed, or whose meeting has all its lanes, can run again.
pub(crate) fn wake<P: MemPort>(warp: &mut Warp, cx: &mut Context<'_, P>) {
    if warp.groups.iter().all(|g| g.wait == Wait::Ready) {
        return;
    }
    for i in 0..warp.groups.len() {
        match warp.groups[i].wait {
            Wait::Barrier { barrier, generation }
                if cx.block.barriers.generation(barrier as u32) != generation =>
            {
                finish_barrier(warp, cx, i, barrier as u32, generation);
            }
            Wait::Cluster { generation }
                if cx.cluster.as_ref().is_none_or(|c| c.barriers.generation(0) != generation) =>
            {
                let g = &mut warp.groups[i];
                (g.wait, g.pc) = (Wait::Ready, g.pc + 1);
            }
            _ => {}
        }
    }
    meet(warp, cx);
}

/// Lets meetings happen whose member lanes are all there (or gone for good). They may have come to them at different
/// instructions: the same operation with the same qualifiers and member mask is what counts.
fn meet<P: MemPort>(warp: &mut Warp, cx: &mut Context<'_, P>) {
    let (kernel, steps) = (cx.program.kernel, &cx.program.steps);
    let op_of = |g: &Group| steps.get(g.pc as usize).map(|s| s.op);
    for i in 0..warp.groups.len() {
        let Wait::Sync { members } = warp.groups[i].wait else { continue };
        let Some(op) = op_of(&warp.groups[i]) else { continue };
        let comes = |g: &Group| {
            g.wait == Wait::Sync { members } && op_of(g).is_some_and(|o| collective::alike(&o, &op, kernel))
        };
        let there = warp.groups.iter().filter(|g| comes(g)).fold(0, |m, g| m | g.mask);
        if members & warp.live & !there != 0 {
            continue;
        }
        let come: Vec<usize> = (0..warp.groups.len()).filter(|&k| comes(&warp.groups[k])).collect();
        if op.code != Code::BarWarp {
            let current = warp.current;
            let mut brought = Brought::NONE;
            for &k in &come {
                warp.current = k;
                if let Some(own) = op_of(&warp.groups[k]) {
                    let windows = windows(warp, &cx.program.consts);
                    let all = collective::bring(&own, kernel, &windows);
                    brought.take(&all, warp.groups[k].mask);
                }
            }
            let result = collective::exchange(&op, kernel, &brought, there);
            for &k in &come {
                warp.current = k;
                let mask = warp.groups[k].mask;
                if let Some(own) = op_of(&warp.groups[k]) {
                    collective::give(&own, kernel, &mut windows(warp, &cx.program.consts), &result, mask);
                }
            }
            warp.current = current;
        }
        for k in come {
            let g = &mut warp.groups[k];
            (g.wait, g.pc) = (Wait::Ready, g.pc + 1);
        }
    }
}

/// Runs the control operation that the current group has come to, for the lanes its guard lets through. True
/// gives the rest of the turn away.
pub(crate) fn run<P: MemPort>(
    warp: &mut Warp,
    cx: &mut Context<'_, P>,
    lanes: u32,
) -> Result<bool, Box<Fault>> {
    let Some(group) = warp.groups.get(warp.current) else { return Ok(false) };
    let (pc, mask) = (group.pc, group.mask);
    let first_lane = lanes.trailing_zeros() & 31;
    let Some(step) = cx.program.steps.get(pc as usize).copied() else {
        // Running off the end is what `ret` would do.
        retire(warp, cx, mask);
        return Ok(false);
    };
    let op = step.op;
    if lanes != mask && op.code != Code::Exit {
        // The others do not take part: they go on behind it, and wait there unless the lanes leave.
        let leaves = matches!(op.code, Code::Ret);
        warp.divide(&[(pc, lanes), (pc + 1, mask & !lanes)], if leaves { NONE } else { pc + 1 });
        return Ok(false);
    }
    if let Some(parts) = apart(warp, cx, &op, lanes) {
        // Each in turn; they meet behind it.
        let parts: Vec<(u32, u32)> = parts.into_iter().map(|lanes| (pc, lanes)).collect();
        warp.divide(&parts, pc + 1);
        return Ok(false);
    }
    cx.tally.operations += 1;
    cx.tally.instructions += step.counts as u64;
    cx.tally.thread_instructions += lanes.count_ones() as u64 * step.counts as u64;
    warp.steps += 1;
    let next = |warp: &mut Warp| {
        if let Some(g) = warp.groups.get_mut(warp.current) {
            g.pc = pc + 1;
        }
    };
    match op.code {
        Code::Exit => {
            next(warp);
            retire(warp, cx, lanes);
            Ok(false)
        }
        Code::Ret => {
            give_back(warp, cx, lanes);
            Ok(false)
        }
        Code::Trap => Err(FaultKind::Trap.at(pc, first_lane)),
        Code::Brx => {
            branch_indexed(warp, cx, &op, pc)?;
            Ok(false)
        }
        Code::Call => {
            call(warp, cx, &op, pc)?;
            Ok(false)
        }
        Code::Bar => {
            barrier(warp, cx, &op, pc)?;
            Ok(false)
        }
        Code::BarCluster => {
            cluster_barrier(warp, cx, &op, pc)?;
            Ok(false)
        }
        Code::Fence => {
            let (record, fence, scope) = fence_of(&op, cx.program);
            if record != NONE {
                cx.port.fence(record, cx.place.warp_id, fence, scope, base::LaneMask(lanes));
            }
            next(warp);
            Ok(true)
        }
        Code::Nanosleep => {
            next(warp);
            Ok(true)
        }
        Code::TextureQuery => {
            texture_query(warp, cx, &op, pc)?;
            next(warp);
            Ok(false)
        }
        Code::BarWarp | Code::Shfl | Code::Vote | Code::Match | Code::Redux | Code::Elect => {
            let regs = windows(warp, &cx.program.consts);
            let members = collective::members(&op, cx.program.kernel, &regs, lanes);
            if members & warp.live & !lanes == 0 {
                if op.code != Code::BarWarp {
                    collective::run(
                        cx.program.level,
                        &op,
                        cx.program.kernel,
                        &mut windows(warp, &cx.program.consts),
                        lanes,
                    );
                }
                next(warp);
            } else {
                if let Some(g) = warp.groups.get_mut(warp.current) {
                    g.wait = Wait::Sync { members };
                }
                meet(warp, cx);
            }
            Ok(false)
        }
        code => Err(FaultKind::System(format!("the interpreter cannot run {code:?}")).at(pc, first_lane)),
    }
}

/// The lanes that cannot run an operation together: those that call different functions, and those that must wait
/// for others under different member masks.
fn apart<P: MemPort>(warp: &mut Warp, cx: &Context<'_, P>, op: &Op, lanes: u32) -> Option<Vec<u32>> {
    let kernel = cx.program.kernel;
    let live = warp.live;
    let regs = windows(warp, &cx.program.consts);
    let parts = match op.code {
        Code::BarWarp | Code::Shfl | Code::Vote | Code::Match | Code::Redux | Code::Elect => {
            if collective::members(op, kernel, &regs, lanes) & live & !lanes == 0 {
                return None;
            }
            collective::by_members(op, kernel, &regs, lanes)
        }
        Code::Call => {
            let Some(&Callee::Indirect(slot)) = kernel.calls.get(op.aux as usize).map(|s| &s.callee) else {
                return None;
            };
            let target = regs.get64(slot);
            let mut rest = lanes;
            let mut parts = Vec::new();
            while rest != 0 {
                let first = target[(rest.trailing_zeros() & 31) as usize];
                let same = base::LaneMask(rest).lanes().filter(|&i| target[i] == first);
                let same = same.fold(0u32, |m, i| m | 1 << i);
                parts.push(same);
                rest &= !same;
            }
            parts
        }
        _ => return None,
    };
    (parts.len() > 1).then_some(parts)
}

/// Lanes end.
fn retire<P: MemPort>(warp: &mut Warp, cx: &mut Context<'_, P>, lanes: u32) {
    warp.exit(lanes);
    warp.copies.end(lanes, &mut cx.block.shared);
    cx.block.barriers.exit(cx.place.warp as usize, lanes);
    if let Some(cluster) = cx.cluster.as_deref_mut() {
        cluster.barriers.exit(cluster.warp(cx.place.warp), lanes);
    }
    // Those who waited for the ended lanes need not any longer.
    wake(warp, cx);
}

fn branch_indexed<P: MemPort>(
    warp: &mut Warp,
    cx: &mut Context<'_, P>,
    op: &Op,
    pc: u32,
) -> Result<(), Box<Fault>> {
    let mask = warp.groups[warp.current].mask;
    let index = windows(warp, &cx.program.consts).get32(op.src[0]);
    let empty = Vec::new();
    let table = cx.program.kernel.tables.get(op.aux as usize).unwrap_or(&empty);
    let mut parts: Vec<(u32, u32)> = Vec::new();
    for lane in base::LaneMask(mask).lanes() {
        let Some(&target) = table.get(index[lane] as usize) else {
            return Err(FaultKind::BadBranch { index: index[lane] }.at(pc, lane as u32));
        };
        match parts.iter_mut().find(|p| p.0 == target) {
            Some(p) => p.1 |= 1 << lane,
            None => parts.push((target, 1 << lane)),
        }
    }
    match parts[..] {
        [(target, _)] => {
            warp.groups[warp.current].pc = target;
        }
        _ => {
            let meet = cx.program.kernel.reconverge.get(pc as usize).copied().unwrap_or(NONE);
            warp.divide(&parts, meet);
        }
    }
    Ok(())
}

/// `txq`, `suq`.
fn texture_query<P: MemPort>(
    warp: &mut Warp,
    cx: &mut Context<'_, P>,
    op: &Op,
    pc: u32,
) -> Result<(), Box<Fault>> {
    let mask = warp.groups[warp.current].mask;
    let query = ir::Query::ALL.get(op.aux as usize).copied().unwrap_or(ir::Query::Width);
    let mut regs = windows(warp, &cx.program.consts);
    let handles = regs.get64(op.src[0]);
    let levels = if op.src[1].is_none() { [0; 32] } else { regs.get32(op.src[1]) };
    let mut out = [0; 32];
    for i in base::LaneMask(mask).lanes() {
        out[i] = cx
            .port
            .texture_query(handles[i], query, levels[i])
            .ok_or_else(|| FaultKind::BadTexture { handle: handles[i] }.at(pc, i as u32))?;
    }
    regs.set32(op.dst, out, mask);
    Ok(())
}
