//! Can blocks of a kernel run one after another instead of side by side and nobody could tell?
//!
//! Counts mode runs the blocks of a wave in turns, which costs the host's caches dearly once warps wait at barriers.
//! Where this analysis shows through which parameters a kernel reads and writes global memory, and nothing in it can
//! see another block's progress, the simulator may run a block to its end before it starts the next: if the buffers
//! behind the pointers that are read differ from those that are written, every block sees the same memory in either
//! order.
//!
//! The rule is conservative. It gives up on calls, on results of atomics, strong loads, clocks and `%smid`, on
//! addresses from memory, module variables and 64-bit values put together from halves, and on reductions that do not
//! commute. It takes for granted that a pointer into one buffer does not reach another; whoever runs blocks at the same
//! time on its word has to look at that (`sim::ahead`). Two blocks that write different values to one place race in
//! either order; the later block's value stays.

use base::{AtomOp, MemKind, ScalarClass, Space, SpecialReg, Strength};
use ir::liveness::Touch;
use ir::{Code, GlobalUse, MemInst};
use smallvec::SmallVec;

use crate::virt::{Unit, V, VMem, VOp};

/// Sources of an address: bit `i` is the `i`-th parameter word that is loaded, the top bit anything else.
type Sources = u64;

const UNKNOWN: Sources = 1 << 63;

/// How a kernel uses global memory, or `None` where blocks may see each other. `constants` are the kernel's 64-bit
/// constants.
pub(crate) fn global_use(units: &[Unit], constants: impl Iterator<Item = u64>) -> Option<GlobalUse> {
    let [unit] = units else { return None };
    if constants.into_iter().any(|c| (ir::address::SHARED_WINDOW..1 << 48).contains(&c)) {
        return None;
    }
    let used = used_values(unit);
    if unit.ops.iter().any(|op| communicates(unit, op, &used)) {
        return None;
    }
    let mut params: Vec<u32> = Vec::new();
    let sources = trace(unit, &mut params)?;
    let mut out = GlobalUse::default();
    let mut reduction = None;
    for op in &unit.ops {
        let Some(m) = memory(unit, op) else { continue };
        let address = match m.inst.op.kind {
            MemKind::AsyncCopy => m.second,
            _ => m.base,
        };
        let list = match m.inst.op.kind {
            MemKind::Load | MemKind::AsyncCopy => &mut out.loads,
            MemKind::Store => &mut out.stores,
            MemKind::Atomic(op) | MemKind::Reduction(op) => {
                if *reduction.get_or_insert(op) != op {
                    return None;
                }
                &mut out.reductions
            }
            MemKind::Prefetch | MemKind::Discard | MemKind::ApplyPriority => continue,
            _ => return None,
        };
        let from =
            address.as_value().map_or(UNKNOWN, |v| sources.get(v as usize).copied().unwrap_or(UNKNOWN));
        if from == 0 || from & UNKNOWN != 0 {
            return None;
        }
        list.extend(params.iter().enumerate().filter(|(i, _)| from >> i & 1 != 0).map(|(_, &p)| p));
    }
    for list in [&mut out.loads, &mut out.stores, &mut out.reductions] {
        list.sort_unstable();
        list.dedup();
    }
    Some(out)
}

/// Accesses to global memory, written so or generic.
fn memory<'u>(unit: &'u Unit, op: &VOp) -> Option<&'u VMem> {
    let m = any_memory(unit, op)?;
    let global =
        matches!(m.inst.op.space, Space::Global | Space::Generic) || m.inst.op.kind == MemKind::AsyncCopy;
    global.then_some(m)
}

fn any_memory<'u>(unit: &'u Unit, op: &VOp) -> Option<&'u VMem> {
    if op.op.code == Code::Mem { unit.mem.get(op.side as usize) } else { None }
}

fn used_values(unit: &Unit) -> Vec<bool> {
    let mut used = vec![false; unit.values.len()];
    for op in &unit.ops {
        unit.touches(op, |v, touch| {
            if touch == Touch::Use
                && let Some(u) = used.get_mut(v as usize)
            {
                *u = true;
            }
        });
    }
    used
}

/// Could this operation see or wait for another block?
fn communicates(unit: &Unit, op: &VOp, used: &[bool]) -> bool {
    let is_used = |v: &V| v.as_value().is_some_and(|v| used.get(v as usize).copied().unwrap_or(true));
    match op.op.code {
        Code::Call | Code::BarCluster => true,
        Code::Special => SpecialReg::ALL.get(op.op.src[0].0 as usize).is_none_or(|r| r.is_schedule()),
        Code::Mem => any_memory(unit, op).is_none_or(|m| {
            let own = matches!(m.inst.op.space, Space::Shared | Space::Local | Space::Param | Space::Const);
            match m.inst.op.kind {
                // Surfaces are written; textures may lie in what is.
                _ if m.inst.texture.is_some() => true,
                _ if own && m.inst.op.kind != MemKind::AsyncCopy => false,
                MemKind::Load => m.inst.op.sem != Strength::Weak,
                MemKind::Atomic(kind) => m.data.iter().any(is_used) || !commutes(kind, &m.inst),
                MemKind::Reduction(kind) => !commutes(kind, &m.inst),
                _ => false,
            }
        }),
        _ => false,
    }
}

/// Does the order of such reductions leave no trace?
fn commutes(kind: AtomOp, inst: &MemInst) -> bool {
    let integer =
        matches!(inst.op.ty.class(), ScalarClass::Bits | ScalarClass::Unsigned | ScalarClass::Signed);
    integer
        && matches!(kind, AtomOp::And | AtomOp::Or | AtomOp::Xor | AtomOp::Add | AtomOp::Min | AtomOp::Max)
}

/// For each value, the parameters that it may be computed from. `None` where there are too many.
fn trace(unit: &Unit, params: &mut Vec<u32>) -> Option<Vec<Sources>> {
    let mut sources: Vec<Sources> = vec![0; unit.values.len()];
    let mut changed = true;
    while changed {
        changed = false;
        for op in &unit.ops {
            let mut written: SmallVec<[(u32, Sources); 4]> = SmallVec::new();
            if let Some(m) = any_memory(unit, op) {
                let bytes = m.inst.op.ty.bytes();
                for (i, v) in m.data.iter().enumerate() {
                    let Some(v) = v.as_value().filter(|_| m.inst.op.kind.reads()) else { continue };
                    let from = match m.inst.op.space {
                        // Narrow values are indices, not addresses.
                        _ if bytes < 8 => 0,
                        Space::Param if m.base.is_none() => {
                            1 << number(params, m.inst.offset as u32 + i as u32 * bytes)?
                        }
                        _ => UNKNOWN,
                    };
                    written.push((v, from));
                }
            } else {
                let mut from = if op.op.code == Code::Pack && op.op.ty.bytes() >= 8 { UNKNOWN } else { 0 };
                unit.touches(op, |v, touch| match touch {
                    Touch::Use => from |= sources.get(v as usize).copied().unwrap_or(UNKNOWN),
                    _ => written.push((v, 0)),
                });
                written.iter_mut().for_each(|w| w.1 = from);
            }
            for (v, from) in written {
                if let Some(s) = sources.get_mut(v as usize)
                    && *s | from != *s
                {
                    *s |= from;
                    changed = true;
                }
            }
        }
    }
    Some(sources)
}

/// The number of a parameter word.
fn number(params: &mut Vec<u32>, offset: u32) -> Option<u32> {
    if let Some(i) = params.iter().position(|&p| p == offset) {
        return Some(i as u32);
    }
    params.push(offset);
    (params.len() < 63).then(|| params.len() as u32 - 1)
}
