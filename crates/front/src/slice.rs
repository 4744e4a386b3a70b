//! Which records rest on the schedule: a forward slice from atomics' results, strong and volatile loads, clocks,
//! `%smid`, `%warpid` and addresses from `malloc` to addresses and to whether an instruction runs. And which loops do.
//!
//! Followed are registers, guards, control dependence and parameters of calls (without telling call sites
//! apart). Values are followed without regard to order, which is exact enough for the nearly single-assignment
//! code of compilers. Not followed are values stored to memory and loaded back by weak loads.

mod spin;

use base::{CacheOp, MemKind, SpecialReg, Strength};
use fixedbitset::FixedBitSet;
use ir::liveness::Touch;
use ir::{Basis, Code, ExternFunction, RecordInfo};

use crate::finish::Flow;
use crate::virt::{Unit, V, VCallee, VMem, VOp};

struct State {
    /// Tainted values.
    values: FixedBitSet,
    /// Operations of which it decides whether control goes elsewhere.
    branches: FixedBitSet,
    /// Blocks of which the schedule decides whether they run.
    blocks: FixedBitSet,
    /// The schedule decides whether the function runs at all.
    whole: bool,
}

/// Marks records, and gives the control flow that it needed.
pub(crate) fn mark(units: &[Unit], records: &mut [RecordInfo]) -> Vec<Flow> {
    let mut flows: Vec<Flow> = units.iter().enumerate().map(|(i, u)| Flow::new(u, i == 0)).collect();
    if !units.iter().any(|u| u.ops.iter().any(|op| is_source(u, op))) {
        return flows;
    }
    let mut state: Vec<State> = units
        .iter()
        .zip(&flows)
        .map(|(u, f)| State {
            values: FixedBitSet::with_capacity(u.values.len()),
            branches: FixedBitSet::with_capacity(f.ops.len()),
            blocks: FixedBitSet::with_capacity(f.cfg.blocks.len()),
            whole: false,
        })
        .collect();
    let mut slice = Slice { units, flows: &flows, state: &mut state, changed: true };
    while slice.changed {
        slice.changed = false;
        for u in 0..units.len() {
            slice.pass(u);
        }
    }
    for (u, unit) in units.iter().enumerate() {
        for (i, op) in unit.ops.iter().enumerate() {
            let Some(m) = memory(unit, op) else { continue };
            let s = &state[u];
            let depends = runs_by_schedule(s, &flows[u], i)
                || [op.guard, m.base, m.second].into_iter().any(|v| tainted(s, v));
            if depends {
                let first = m.inst.record as usize;
                let statement = records.get(first).map(|r| r.span);
                for r in records.iter_mut().skip(first).take(4).take_while(|r| Some(r.span) == statement) {
                    r.basis = Basis::Schedule;
                }
            }
        }
    }
    for (flow, s) in flows.iter_mut().zip(&state) {
        let of = |b: u32| flow.cfg.blocks.get(b as usize).map(|b| b.end as usize - 1);
        let decides = |b: u32| {
            s.whole || s.blocks.contains(b as usize) || of(b).is_some_and(|last| s.branches.contains(last))
        };
        flow.spins = spin::spins(flow, decides);
    }
    flows
}

fn memory<'u>(unit: &'u Unit, op: &VOp) -> Option<&'u VMem> {
    match op.op.code {
        Code::Mem | Code::Fence => unit.mem.get(op.side as usize),
        _ => None,
    }
}

fn is_source(unit: &Unit, op: &VOp) -> bool {
    match op.op.code {
        Code::Special => SpecialReg::ALL.get(op.op.src[0].0 as usize).is_some_and(|r| r.is_schedule()),
        Code::Mem => memory(unit, op).is_some_and(|m| match m.inst.op.kind {
            MemKind::Atomic(_) => true,
            MemKind::Load => m.inst.op.sem != Strength::Weak || m.inst.op.cache == CacheOp::Cv,
            _ => false,
        }),
        Code::Call => unit.calls.get(op.side as usize).is_some_and(|c| gives_memory(c.callee)),
        _ => false,
    }
}

/// Does it return an address that depends on who asked before?
fn gives_memory(callee: VCallee) -> bool {
    callee == VCallee::Extern(ExternFunction::Malloc)
}

fn tainted(s: &State, v: V) -> bool {
    v.as_value().is_some_and(|v| s.values.contains(v as usize))
}

fn runs_by_schedule(s: &State, flow: &Flow, op: usize) -> bool {
    s.whole || flow.cfg.block_of(op as u32).is_some_and(|b| s.blocks.contains(b as usize))
}

struct Slice<'a> {
    units: &'a [Unit],
    flows: &'a [Flow],
    state: &'a mut [State],
    changed: bool,
}

impl Slice<'_> {
    fn taint(&mut self, u: usize, v: V) {
        if let (Some(v), Some(s)) = (v.as_value(), self.state.get_mut(u))
            && (v as usize) < s.values.len()
            && !s.values.put(v as usize)
        {
            self.changed = true;
        }
    }

    fn pass(&mut self, u: usize) {
        let (unit, flow) = (&self.units[u], &self.flows[u]);
        for (i, op) in unit.ops.iter().enumerate() {
            let by_schedule = runs_by_schedule(&self.state[u], flow, i) || tainted(&self.state[u], op.guard);
            if op.op.code == Code::Call {
                self.call(u, op, by_schedule);
                continue;
            }
            let mut reads = by_schedule || is_source(unit, op);
            unit.touches(op, |v, touch| {
                reads |= touch == Touch::Use && self.state[u].values.contains(v as usize)
            });
            if !reads {
                continue;
            }
            let mut written = Vec::new();
            unit.touches(op, |v, touch| {
                if touch != Touch::Use {
                    written.push(V(v));
                }
            });
            for v in written {
                self.taint(u, v);
            }
            self.control(u, i, op);
        }
    }

    /// A branch that rests on the schedule decides whether what lies between it and where its paths meet runs.
    /// Where threads end on the way, it also decides who arrives there.
    fn control(&mut self, u: usize, i: usize, op: &VOp) {
        let flow = &self.flows[u];
        let own = match op.op.code {
            Code::Bra | Code::Ret | Code::Exit => tainted(&self.state[u], op.guard),
            Code::Brx => op.src.iter().chain([&op.guard]).any(|&v| tainted(&self.state[u], v)),
            _ => false,
        };
        let Some(block) = flow.cfg.block_of(i as u32).filter(|_| own) else { return };
        self.state[u].branches.insert(i);
        let branch = matches!(op.op.code, Code::Bra | Code::Brx);
        let meet = flow.meets.get(i).copied().filter(|_| branch).unwrap_or(u32::MAX);
        let meet_block = flow.cfg.block_of(meet).unwrap_or(u32::MAX);
        let mut inside = Vec::new();
        flow.cfg.region(block, meet_block, &mut |b| inside.push(b));
        let ends = |b: &u32| {
            let last = flow.cfg.blocks.get(*b as usize).and_then(|b| flow.ops.get(b.end as usize - 1));
            last.is_some_and(|op| matches!(op.code, Code::Ret | Code::Exit))
        };
        if meet_block != u32::MAX && inside.iter().any(ends) {
            inside.clear();
            flow.cfg.region(block, u32::MAX, &mut |b| inside.push(b));
        }
        for b in inside {
            if !self.state[u].blocks.put(b as usize) {
                self.changed = true;
            }
        }
        if op.op.code == Code::Exit && u > 0 {
            // Threads that end inside a call are missing in every caller.
            for s in self.state.iter_mut().filter(|s| !s.whole) {
                s.whole = true;
                self.changed = true;
            }
        }
    }

    fn call(&mut self, u: usize, op: &VOp, by_schedule: bool) {
        let Some(call) = self.units[u].calls.get(op.side as usize) else { return };
        let (callees, by_schedule) = match call.callee {
            VCallee::Direct(c) => (c as usize..c as usize + 1, by_schedule),
            VCallee::Indirect(v) => (1..self.units.len(), by_schedule || tainted(&self.state[u], v)),
            VCallee::Extern(_) => (0..0, by_schedule),
        };
        let mut results: Vec<V> = Vec::new();
        for c in callees {
            let Some(callee) = self.units.get(c) else { continue };
            if by_schedule && !self.state[c].whole {
                self.state[c].whole = true;
                self.changed = true;
            }
            for (&v, &formal) in call.args.iter().zip(&callee.param_values) {
                if tainted(&self.state[u], v) {
                    self.taint(c, formal);
                }
            }
            for (&formal, &v) in callee.return_values.iter().zip(&call.returns) {
                if tainted(&self.state[c], formal) {
                    results.push(v);
                }
            }
        }
        if by_schedule || gives_memory(call.callee) {
            results.extend(&call.returns);
        }
        for v in results {
            self.taint(u, v);
        }
    }
}
