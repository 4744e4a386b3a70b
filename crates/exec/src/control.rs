//! Operations that change a warp's control state: divergence, calls, exits, barriers, meetings of lanes, fences.

use base::BarrierOp;
use ir::{Callee, Code, Op, Slot, address};

use crate::block::Arrival;
use crate::collective::{self, Brought};
use crate::fault::{Fault, FaultKind};
use crate::interp::{Context, fence_of};
use crate::port::MemPort;
use crate::regs::{Col, Regs};
use crate::system;
use crate::warp::{CALL_DEPTH, Frame, Group, NONE, Wait, Warp};

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

/// A group goes on behind its barrier, with the result of a reduction.
fn finish_barrier<P: MemPort>(
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

fn call<P: MemPort>(warp: &mut Warp, cx: &mut Context<'_, P>, op: &Op, pc: u32) -> Result<(), Box<Fault>> {
    let kernel = cx.program.kernel;
    let mask = warp.groups[warp.current].mask;
    let lane = mask.trailing_zeros() & 31;
    let Some(site) = kernel.calls.get(op.aux as usize) else {
        return Err(FaultKind::BadCall { address: 0 }.at(pc, lane));
    };
    let callee = match site.callee {
        Callee::Direct(f) => f,
        Callee::Extern(f) => {
            system::call(warp, cx, f, site, pc)?;
            warp.groups[warp.current].pc = pc + 1;
            return Ok(());
        }
        Callee::Indirect(slot) => {
            // They are all the same: `apart` has seen to it.
            let address = windows(warp, &cx.program.consts).get64(slot)[lane as usize];
            let index = address.wrapping_sub(address::FUNCTIONS);
            let found = if index.is_multiple_of(16) {
                kernel.function_addresses.get((index / 16) as usize)
            } else {
                None
            };
            match found {
                Some(&Some(f)) => f,
                _ => return Err(FaultKind::BadCall { address }.at(pc, lane)),
            }
        }
    };
    let Some(function) = kernel.functions.get(callee as usize) else {
        return Err(FaultKind::BadCall { address: 0 }.at(pc, lane));
    };
    let group = &warp.groups[warp.current];
    if group.stack.len() >= CALL_DEPTH {
        return Err(FaultKind::CallDepth { limit: CALL_DEPTH as u32 }.at(pc, lane));
    }
    let caller = kernel.functions.get(group.function as usize);
    let (slots, preds, local_bytes) = caller.map_or((0, 0, 0), |f| (f.slots, f.preds, f.local_bytes));
    let base = free_window(warp, kernel, group.base + slots, function.slots);
    let (pred_base, local) = (group.pred_base + preds, group.local + local_bytes);
    let frame = Frame {
        return_pc: pc + 1,
        site: op.aux as u32,
        function: group.function,
        base: group.base,
        pred_base: group.pred_base,
        local: group.local,
    };
    let from = group.base as usize;
    warp.cols.resize(warp.cols.len().max((base + function.slots) as usize), Col::ZERO);
    warp.preds.resize(warp.preds.len().max((pred_base + function.preds) as usize), 0);
    warp.local.limit = warp.local.limit.max(local + function.local_bytes);
    for m in &site.args {
        // Lowering may pass a constant as it is.
        let constant = Slot(m.from).is_const().then_some((m.from & 0x7fff) as usize);
        for k in 0..m.words as usize {
            let value = match constant {
                Some(c) => cx.program.consts.get(c + k).copied(),
                None => warp.cols.get(from + m.from as usize + k).copied(),
            };
            merge(&mut warp.cols, base as usize + m.to as usize + k, value, mask);
        }
    }
    let g = &mut warp.groups[warp.current];
    warp.local.call(g.stack.len(), mask);
    g.stack.push(frame);
    (g.function, g.base, g.pred_base, g.local, g.pc) = (callee, base, pred_base, local, function.start);
    Ok(())
}

/// The lowest place from `least` on for a register window that lies over none of the warp's other groups: these may be
/// in other functions, whose values have other widths there, so that masks would not keep their lanes apart.
fn free_window(warp: &Warp, kernel: &ir::Kernel, least: u32, slots: u32) -> u32 {
    if warp.groups.len() == 1 {
        return least;
    }
    let size = |function: u32| kernel.functions.get(function as usize).map_or(0, |f| f.slots);
    let mut base = least;
    loop {
        let over = |from: u32, function: u32| {
            let end = from + size(function);
            (from < base + slots && base < end).then_some(end)
        };
        let others = warp.groups.iter().enumerate().filter(|(i, _)| *i != warp.current);
        let highest = others
            .flat_map(|(_, g)| {
                let frames = g.stack.iter().map(|f| (f.base, f.function));
                frames.chain([(g.base, g.function)])
            })
            .filter_map(|(from, function)| over(from, function))
            .max();
        match highest {
            Some(end) => base = end,
            None => return base,
        }
    }
}

/// `ret`: to the caller, or the thread's end.
fn give_back<P: MemPort>(warp: &mut Warp, cx: &mut Context<'_, P>, lanes: u32) {
    let kernel = cx.program.kernel;
    let group = &mut warp.groups[warp.current];
    let (mask, base) = (group.mask, group.base as usize);
    let returns_at = kernel.functions.get(group.function as usize).map_or(0, |f| f.param_words as usize);
    let Some(frame) = group.stack.pop() else {
        retire(warp, cx, lanes);
        return;
    };
    (group.function, group.base, group.pred_base) = (frame.function, frame.base, frame.pred_base);
    (group.local, group.pc) = (frame.local, frame.return_pc);
    warp.local.give_back(group.stack.len(), mask);
    if let Some(site) = kernel.calls.get(frame.site as usize) {
        for m in &site.returns {
            for k in 0..m.words as usize {
                let value = warp.cols.get(base + returns_at + m.from as usize + k).copied();
                merge(&mut warp.cols, frame.base as usize + m.to as usize + k, value, mask);
            }
        }
    }
}

/// Writes the lanes of a mask into a column.
fn merge(cols: &mut [Col], to: usize, value: Option<Col>, mask: u32) {
    let (Some(value), Some(place)) = (value, cols.get_mut(to)) else { return };
    let keep = crate::regs::expand(mask);
    for (to, (from, keep)) in place.0.iter_mut().zip(value.0.iter().zip(keep)) {
        *to = from & keep | *to & !keep;
    }
}

fn barrier<P: MemPort>(warp: &mut Warp, cx: &mut Context<'_, P>, op: &Op, pc: u32) -> Result<(), Box<Fault>> {
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
fn cluster_barrier<P: MemPort>(
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
