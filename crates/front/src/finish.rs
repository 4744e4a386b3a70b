//! From values to slots: control flow and allocation of each function, then one kernel of them all.

use base::Diag;
use ir::cfg::Cfg;
use ir::liveness::{self, Access, Accesses};
use ir::{CallSite, Callee, Code, Function, Guard, Kernel, Op, ParamMove, Slot};

use crate::program::Outcome;
use crate::virt::{Unit, V, VCallee, VOp};

/// Registers that ptxas adds to what is live. It keeps the stack pointer and addresses under way, but reads
/// parameters from the constant bank; with 2 the estimate's median error against ptxas 13.1 is 0 over the 120
/// kernels of `kernels/ptx` (sm_80 and sm_100), the mean magnitude 4.
const REGISTER_OVERHEAD: u32 = 2;

/// A function's control flow: its operations with targets counted from its own first one.
pub(crate) struct Flow {
    /// Operations; guards tell only that there is one.
    pub ops: Vec<Op>,
    /// Blocks.
    pub cfg: Cfg,
    /// Where each operation's paths meet again.
    pub meets: Vec<u32>,
    /// For each operation, whether the innermost loop around it ends by what other threads do; empty: none does.
    pub spins: Vec<bool>,
}

impl Flow {
    /// The control flow of a unit; `entry`: of the kernel's entry.
    pub fn new(unit: &Unit, entry: bool) -> Flow {
        let label = |l: u32| unit.labels.get(l as usize).copied().unwrap_or(u32::MAX);
        let ops: Vec<Op> = unit
            .ops
            .iter()
            .map(|v| {
                let mut op = v.op;
                if !v.guard.is_none() {
                    op.guard = Guard::new(0, v.negated);
                }
                match op.code {
                    Code::Bra => op.set_target(label(v.side)),
                    Code::Brx => op.aux = v.side as u16,
                    _ => {}
                }
                op
            })
            .collect();
        let tables: Vec<Vec<u32>> =
            unit.tables.iter().map(|t| t.iter().map(|&l| label(l)).collect()).collect();
        let cfg = Cfg::new(&ops, 0, ops.len() as u32, &tables);
        let mut meets = vec![u32::MAX; ops.len()];
        cfg.reconverge(&ops, entry, &mut meets);
        Flow { ops, cfg, meets, spins: Vec::new() }
    }
}

/// Allocates slots and writes the kernel's operations and tables.
pub(crate) fn finish(kernel: &mut Kernel, units: Vec<Unit>, flows: Vec<Flow>) -> Outcome<()> {
    let mut live = Vec::new();
    for (mut unit, flow) in units.into_iter().zip(&flows) {
        hints(&mut unit);
        let start = kernel.ops.len() as u32;
        live.push(one(kernel, &unit, flow, start)?);
    }
    // A callee's registers lie above its caller's. How deep calls go is not followed: the largest callee counts.
    let callee = live.iter().skip(1).max().copied().unwrap_or(0);
    kernel.register_estimate = live.first().copied().unwrap_or(0) + callee + REGISTER_OVERHEAD;
    sort_records(kernel);
    Ok(())
}

/// A copy's result would like the place of its source.
fn hints(unit: &mut Unit) {
    for op in unit.ops.iter().filter(|op| op.op.code == Code::Mov) {
        if let (Some(dst), Some(src)) = (op.dst.as_value(), op.src[0].as_value())
            && let Some(value) = unit.values.get_mut(dst as usize)
        {
            value.hint.get_or_insert(src);
        }
    }
}

fn too_large(unit: &Unit, what: &str) -> Box<Diag> {
    Box::new(Diag::unsupported("kernel-too-large", format!("`{}` has too many {what}", unit.name)))
}

fn one(kernel: &mut Kernel, unit: &Unit, flow: &Flow, start: u32) -> Outcome<u32> {
    let mut accesses = Accesses::default();
    let mut list: Vec<Access> = Vec::new();
    for op in &unit.ops {
        list.clear();
        unit.touches(op, |value, touch| list.push(Access { value, touch }));
        accesses.push(!op.op.code.reads_before_writing(), list.iter().copied());
    }
    let reserved = unit.param_words + unit.return_words;
    let placed = liveness::allocate(&flow.cfg, &accesses, &unit.values, reserved)
        .map_err(|_| too_large(unit, "registers"))?;
    let slot = |v: V| match (v.as_constant(), v.as_value()) {
        _ if v.is_none() => Slot::NONE,
        (Some(c), _) => Slot::constant(c),
        (_, Some(v)) => Slot(placed.slot.get(v as usize).copied().unwrap_or(0)),
        _ => Slot::NONE,
    };
    // A copy onto itself does nothing. The first operation of a statement stays, as it counts the statement.
    let idle = |v: &VOp| v.op.code == Code::Mov && slot(v.dst) == slot(v.src[0]);
    let mut moved: Vec<u32> = Vec::with_capacity(unit.ops.len() + 1);
    let mut next = start;
    for (v, origin) in unit.ops.iter().zip(&unit.origin) {
        moved.push(next);
        next += (origin.first || !idle(v)) as u32;
    }
    moved.push(next);
    let moved = |at: u32| moved.get(at as usize).copied().unwrap_or(u32::MAX);
    for (i, (v, origin)) in unit.ops.iter().zip(&unit.origin).enumerate() {
        let copy = idle(v);
        if copy && !origin.first {
            continue;
        }
        let mut op = v.op;
        if !v.guard.is_none() {
            op.guard = Guard::new(slot(v.guard).0, v.negated);
        }
        if copy {
            op = Op { guard: op.guard, ..Op::new(Code::Nop, op.ty) };
        } else {
            let set = |field: &mut Slot, v: V| {
                if !v.is_none() {
                    *field = slot(v);
                }
            };
            set(&mut op.dst, v.dst);
            for (field, v) in op.src.iter_mut().zip(v.src) {
                set(field, v);
            }
            if !v.aux.is_none() {
                op.aux = slot(v.aux).0;
            }
            match op.code {
                Code::Bra => op.set_target(moved(flow.ops.get(i).map_or(0, Op::target))),
                _ => side_table(kernel, unit, v, &mut op, origin.span, &slot, &moved)?,
            }
        }
        kernel.ops.push(op);
        kernel.origin.push(*origin);
        let meet = flow.meets.get(i).copied().unwrap_or(u32::MAX);
        kernel.spins.push(flow.spins.get(i).copied().unwrap_or(false));
        kernel.reconverge.push(if meet == u32::MAX { meet } else { moved(meet) });
    }
    kernel.functions.push(Function {
        name: unit.name.clone(),
        start,
        end: next,
        slots: placed.columns,
        preds: placed.preds,
        local_bytes: unit.local_bytes,
        param_words: unit.param_words,
        return_words: unit.return_words,
    });
    Ok(placed.max_live)
}

/// Writes what an operation has in a side table, and its index.
fn side_table(
    kernel: &mut Kernel,
    unit: &Unit,
    v: &VOp,
    op: &mut Op,
    span: base::Span,
    slot: &impl Fn(V) -> Slot,
    moved: &impl Fn(u32) -> u32,
) -> Outcome<()> {
    let index = |n: usize, what: &str| u16::try_from(n).map_err(|_| too_large(unit, what));
    match op.code {
        Code::Brx => {
            op.aux = index(kernel.tables.len(), "jump tables")?;
            let labels = unit.tables.get(v.side as usize).map_or(&[][..], Vec::as_slice);
            let at = |&l: &u32| moved(unit.labels.get(l as usize).copied().unwrap_or(0));
            kernel.tables.push(labels.iter().map(at).collect());
        }
        Code::Mem | Code::Fence => {
            op.aux = index(kernel.mem.len(), "memory instructions")?;
            let Some(m) = unit.mem.get(v.side as usize) else { return Ok(()) };
            let mut inst = m.inst.clone();
            inst.base = slot(m.base);
            inst.policy = slot(m.policy);
            if let Some((second, ..)) = &mut inst.second {
                *second = slot(m.second);
            }
            inst.data = m.data.iter().map(|&v| slot(v)).collect();
            inst.operands = m.operands.iter().map(|&v| slot(v)).collect();
            kernel.mem.push(inst);
        }
        Code::Mma => {
            op.aux = index(kernel.matrices.len(), "matrix products")?;
            let Some(m) = unit.matrices.get(v.side as usize) else { return Ok(()) };
            let all = |list: &[V]| list.iter().map(|&v| slot(v)).collect();
            let [a, b, c] = &m.sources;
            let (d, a, b, c) = (all(&m.d), all(a), all(b), all(c));
            kernel.matrices.push(ir::MatrixInst { d, a, b, c, metadata: slot(m.metadata), ..m.inst.clone() });
        }
        Code::Shfl => {
            op.aux = index(kernel.extra.len(), "shuffles")?;
            let none = (V::NONE, V::NONE, 3);
            let (mask, pred, mode) = unit.shuffles.get(v.side as usize).copied().unwrap_or(none);
            kernel.extra.push([slot(mask), slot(pred), Slot(mode), Slot::NONE]);
        }
        Code::Call => {
            op.aux = index(kernel.calls.len(), "calls")?;
            kernel.calls.push(call(unit, v, slot, span));
        }
        _ => {}
    }
    Ok(())
}

fn call(unit: &Unit, v: &VOp, slot: &impl Fn(V) -> Slot, span: base::Span) -> CallSite {
    let Some(c) = unit.calls.get(v.side as usize) else {
        return CallSite { callee: Callee::Direct(0), args: Vec::new(), returns: Vec::new(), span };
    };
    let callee = match c.callee {
        VCallee::Direct(i) => Callee::Direct(i),
        VCallee::Indirect(v) => Callee::Indirect(slot(v)),
        VCallee::Extern(e) => Callee::Extern(e),
    };
    let moves = |list: &[V], flip: bool| {
        let mut out: Vec<ParamMove> = Vec::new();
        for (word, &v) in list.iter().enumerate() {
            let (word, column) = (word as u16, slot(v).0);
            let (from, to) = if flip { (word, column) } else { (column, word) };
            match out.last_mut() {
                Some(m) if m.from + m.words == from && m.to + m.words == to => m.words += 1,
                _ => out.push(ParamMove { from, to, words: 1 }),
            }
        }
        out
    };
    CallSite { callee, args: moves(&c.args, false), returns: moves(&c.returns, true), span }
}

/// Records in the order of the file; those of one access stay together.
fn sort_records(kernel: &mut Kernel) {
    let mut order: Vec<usize> = (0..kernel.records.len()).collect();
    order.sort_by_key(|&i| (kernel.records[i].span.start, i));
    let mut place = vec![0u32; order.len()];
    for (new, &old) in order.iter().enumerate() {
        place[old] = new as u32;
    }
    kernel.records = order.iter().map(|&i| kernel.records[i].clone()).collect();
    for m in &mut kernel.mem {
        m.record = place.get(m.record as usize).copied().unwrap_or(0);
    }
}
