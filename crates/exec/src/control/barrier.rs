//! Barriers of a block and of a cluster: arriving, and going on when one completes.

use base::BarrierOp;
use ir::Op;

use super::{wake, windows};
use crate::block::Arrival;
use crate::fault::{Fault, FaultKind};
use crate::interp::Context;
use crate::port::MemPort;
use crate::warp::{Wait, Warp};

/// A group goes on behind its barrier, with the result of a reduction.
pub(super) fn finish_barrier<P: MemPort>(
    warp: &mut Warp,
    cx: &mut Context<'_, P>,
    i: usize,
    barrier: u32,
    generation: u32,
) {
    let (holds, votes) = cx.block.barriers.result(barrier, generation);
    let current = std::mem::replace(&mut warp.current, i);
    let (pc, mask) = (warp.groups[i].pc, warp.groups[i].mask);
    if let Some(step) = cx.program.steps.get(pc as usize) {
        let op = step.op;
        let mut regs = windows(warp, &cx.program.consts);
        if !op.dst.is_none() {
            let all = |b: bool| if b { u32::MAX } else { 0 };
            match BarrierOp::ALL.get(op.aux as usize) {
                Some(BarrierOp::RedPopc) => regs.set32(op.dst, [holds; 32], mask),
                Some(BarrierOp::RedAnd) => regs.set_pred(op.dst, all(holds == votes), mask),
                Some(BarrierOp::RedOr) => regs.set_pred(op.dst, all(holds != 0), mask),
                _ => {}
            }
        }
    }
    warp.current = current;
    let g = &mut warp.groups[i];
    (g.wait, g.pc) = (Wait::Ready, pc + 1);
}

/// `bar`, `barrier`: the current group arrives, and waits but for `arrive`.
pub(super) fn barrier<P: MemPort>(
    warp: &mut Warp,
    cx: &mut Context<'_, P>,
    op: &Op,
    pc: u32,
) -> Result<(), Box<Fault>> {
    let kind = BarrierOp::ALL.get(op.aux as usize).copied().unwrap_or(BarrierOp::Sync);
    let mask = warp.groups[warp.current].mask;
    let lane = mask.trailing_zeros() & 31;
    let regs = windows(warp, &cx.program.consts);
    let barrier = if op.src[0].is_none() { 0 } else { regs.get32(op.src[0])[lane as usize] };
    let threads = (!op.src[1].is_none()).then(|| regs.get32(op.src[1])[lane as usize]);
    let reduces = matches!(kind, BarrierOp::RedPopc | BarrierOp::RedAnd | BarrierOp::RedOr);
    let predicate = (reduces && !op.src[2].is_none()).then(|| {
        let p = regs.pred(op.src[2]);
        if op.mods.has(ir::Mods::ALT) { !p } else { p }
    });
    let arrival = Arrival { barrier, warp: cx.place.warp as usize, lanes: mask, threads, predicate };
    let generation = cx.block.barriers.arrive(arrival).map_err(|kind| kind.at(pc, lane))?;
    let group = &mut warp.groups[warp.current];
    if kind == BarrierOp::Arrive {
        group.pc = pc + 1;
    } else {
        group.wait = Wait::Barrier { barrier: barrier as u8, generation };
    }
    // Where that completes it, every group of this warp that waits for it goes on now: one that seems to wait still
    // would make the others give up their join.
    wake(warp, cx);
    Ok(())
}

/// `barrier.cluster`: every thread of the cluster that has not ended arrives, and waits for the others later.
pub(super) fn cluster_barrier<P: MemPort>(
    warp: &mut Warp,
    cx: &mut Context<'_, P>,
    op: &Op,
    pc: u32,
) -> Result<(), Box<Fault>> {
    let mask = warp.groups[warp.current].mask;
    let lane = mask.trailing_zeros() & 31;
    let Some(cluster) = cx.cluster.as_deref_mut() else {
        return Err(FaultKind::System("the launch has no clusters".into()).at(pc, lane));
    };
    if op.aux == 0 {
        let number = cluster.warp(cx.place.warp);
        let arrival = Arrival { barrier: 0, warp: number, lanes: mask, threads: None, predicate: None };
        let generation = cluster.barriers.arrive(arrival).map_err(|kind| kind.at(pc, lane))?;
        for i in base::LaneMask(mask).lanes() {
            warp.cluster_arrivals[i] = generation + 1;
        }
        warp.groups[warp.current].pc = pc + 1;
    } else {
        let mut latest = 0;
        for i in base::LaneMask(mask).lanes() {
            match std::mem::take(&mut warp.cluster_arrivals[i]) {
                0 => {
                    let text = "barrier.cluster.wait without barrier.cluster.arrive before it";
                    return Err(FaultKind::System(text.into()).at(pc, i as u32));
                }
                n => latest = latest.max(n - 1),
            }
        }
        warp.groups[warp.current].wait = Wait::Cluster { generation: latest };
    }
    wake(warp, cx);
    Ok(())
}
