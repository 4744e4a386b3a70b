//! Which loops go on until another thread does something: those that are left only where the schedule says so.

use ir::Code;
use ir::loops::loops;

use crate::finish::Flow;

/// For each operation of a function: does the innermost loop around it end by what others do? `decides`: whether the
/// schedule decides over what comes behind a block, be it by its last operation or by whether it runs. A loop without an
/// exit never ends by itself either.
///
/// Of loops that begin together, leaving one for another counts only where nothing leaves them all: a `continue` is no
/// exit, but a lock that is taken where a round begins is.
pub(super) fn spins(flow: &Flow, decides: impl Fn(u32) -> bool) -> Vec<bool> {
    let mut out = vec![false; flow.ops.len()];
    let all = loops(&flow.cfg);
    for l in &all {
        let block = |b: u32| flow.cfg.blocks.get(b as usize);
        let ends = |b: &u32| {
            let last = block(*b).and_then(|k| flow.ops.get(k.end as usize - 1));
            last.is_some_and(|op| matches!(op.code, Code::Ret | Code::Exit | Code::Trap))
        };
        let together = |b: u32| all.iter().any(|o| o.head == l.head && o.contains(b));
        let mut exits: Vec<u32> = l.exits(&flow.cfg, together).collect();
        exits.extend(l.blocks.iter().copied().filter(ends));
        if exits.is_empty() {
            exits.extend(l.exits(&flow.cfg, |b| l.contains(b)));
        }
        let spins = exits.is_empty() || exits.iter().any(|&b| decides(b));
        for block in l.blocks.iter().filter_map(|&b| block(b)) {
            if let Some(ops) = out.get_mut(block.start as usize..block.end as usize) {
                ops.fill(spins);
            }
        }
    }
    out
}
