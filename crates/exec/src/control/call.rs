//! Calls: a register window for the callee, arguments into it, and back with what it returns.

use ir::{Callee, Op, Slot, address};

use super::{retire, windows};
use crate::fault::{Fault, FaultKind};
use crate::interp::Context;
use crate::port::MemPort;
use crate::regs::Col;
use crate::system;
use crate::warp::{CALL_DEPTH, Frame, Warp};

/// `call`, direct, indirect and of what the system gives.
pub(super) fn call<P: MemPort>(
    warp: &mut Warp,
    cx: &mut Context<'_, P>,
    op: &Op,
    pc: u32,
) -> Result<(), Box<Fault>> {
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
pub(super) fn give_back<P: MemPort>(warp: &mut Warp, cx: &mut Context<'_, P>, lanes: u32) {
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
