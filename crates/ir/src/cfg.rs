//! Control flow of a function: basic blocks, successors, and where the paths of a branch meet again.
//!
//! Paths meet at the immediate post-dominator. A path that ends in `exit` or `trap`, or, in an entry, in any
//! `ret` but the main one, is left out of that question: its threads are gone and nobody can wait for them, so
//! the others still meet where they would have met. In a function every `ret` counts, since its threads live
//! on in the caller. A region that never leaves (an endless loop) gets an exit of its own, so that branches
//! inside it meet too.
//!
//! Post-dominators by Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm" (2001), on the reversed
//! graph.

use smallvec::SmallVec;

use crate::op::{Code, Op};

/// No block, no operation.
pub const NONE: u32 = u32::MAX;

/// A basic block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// First operation.
    pub start: u32,
    /// One past the last.
    pub end: u32,
    /// Blocks that may follow.
    pub succ: SmallVec<[u32; 2]>,
}

/// The blocks of one function, in the order of its operations.
#[derive(Clone, Debug, Default)]
pub struct Cfg {
    /// Blocks.
    pub blocks: Vec<Block>,
    /// First operation of the function.
    start: u32,
    /// For each operation, its block.
    block_of: Vec<u32>,
}

/// Does control not go on to the next operation?
fn ends(op: &Op) -> bool {
    match op.code {
        Code::Bra | Code::Ret | Code::Exit => op.guard.is_always(),
        Code::Trap => op.guard.is_always(),
        Code::Brx => op.guard.is_always(),
        _ => false,
    }
}

/// Does a block end here?
fn divides(op: &Op) -> bool {
    matches!(op.code, Code::Bra | Code::Brx | Code::Ret | Code::Exit | Code::Trap)
}

impl Cfg {
    /// The control flow of the operations `start..end` of `ops`. Targets outside them are left out.
    pub fn new(ops: &[Op], start: u32, end: u32, tables: &[Vec<u32>]) -> Cfg {
        let end = end.min(ops.len() as u32);
        let start = start.min(end);
        let n = (end - start) as usize;
        let Some(body) = ops.get(start as usize..end as usize) else { return Cfg::default() };
        let inside = |t: u32| t >= start && t < end;
        let table = |op: &Op| tables.get(op.aux as usize).map_or(&[][..], Vec::as_slice);
        let mut leader = vec![false; n + 1];
        leader[0] = true;
        for (i, op) in body.iter().enumerate() {
            if divides(op) {
                leader[i + 1] = true;
            }
            match op.code {
                Code::Bra if inside(op.target()) => leader[(op.target() - start) as usize] = true,
                Code::Brx => {
                    for &t in table(op).iter().filter(|&&t| inside(t)) {
                        leader[(t - start) as usize] = true;
                    }
                }
                _ => {}
            }
        }
        let mut block_of = vec![0; n];
        let mut blocks: Vec<Block> = Vec::new();
        for i in 0..n {
            if leader[i] {
                let at = start + i as u32;
                blocks.push(Block { start: at, end: at, succ: SmallVec::new() });
            }
            let current = blocks.len() as u32 - 1;
            block_of[i] = current;
            if let Some(b) = blocks.last_mut() {
                b.end = start + i as u32 + 1;
            }
        }
        let count = blocks.len() as u32;
        for (b, block) in blocks.iter_mut().enumerate() {
            let Some(last) = body.get((block.end - 1 - start) as usize) else { continue };
            let mut push = |t: u32| {
                if !block.succ.contains(&t) {
                    block.succ.push(t);
                }
            };
            match last.code {
                Code::Bra if inside(last.target()) => push(block_of[(last.target() - start) as usize]),
                Code::Brx => {
                    for &t in table(last).iter().filter(|&&t| inside(t)) {
                        push(block_of[(t - start) as usize]);
                    }
                }
                _ => {}
            }
            if !ends(last) && (b as u32) + 1 < count {
                push(b as u32 + 1);
            }
        }
        Cfg { blocks, start, block_of }
    }

    /// The block of an operation of this function.
    pub fn block_of(&self, op: u32) -> Option<u32> {
        self.block_of.get(op.checked_sub(self.start)? as usize).copied()
    }

    /// Predecessors of each block.
    pub fn predecessors(&self) -> Vec<SmallVec<[u32; 2]>> {
        let mut out = vec![SmallVec::new(); self.blocks.len()];
        for (b, block) in self.blocks.iter().enumerate() {
            for &s in &block.succ {
                if let Some(p) = out.get_mut(s as usize) {
                    p.push(b as u32);
                }
            }
        }
        out
    }

    /// For each block its immediate post-dominator; `NONE` where there is none before the end. `entry`: the
    /// function is the kernel's entry, whose threads end with `ret`.
    pub fn post_dominators(&self, ops: &[Op], entry: bool) -> Vec<u32> {
        let n = self.blocks.len();
        let preds = self.predecessors();
        let last = |b: usize| {
            self.blocks.get(b).and_then(|k| ops.get(k.end as usize - 1)).map_or(Code::Nop, |op| op.code)
        };
        // A guarded `ret` leaves the function too, though control may also go on: an edge to the exit only
        // where the threads that return are still to be met.
        let returns: Vec<u32> = (0..n).filter(|&b| last(b) == Code::Ret).map(|b| b as u32).collect();
        // The last block may run off the end, which is a return.
        let falls_off =
            n > 0 && self.blocks.last().and_then(|k| ops.get(k.end as usize - 1)).is_some_and(|op| !ends(op));
        let mut roots = returns;
        if falls_off && !roots.contains(&(n as u32 - 1)) {
            roots.push(n as u32 - 1);
        }
        if entry && roots.len() > 1 {
            // The main return: the one that most blocks can reach, the later of equals.
            let reach = |root: u32| count_reaching(&preds, root);
            let main = roots.iter().copied().max_by_key(|&r| (reach(r), r));
            roots = main.into_iter().collect();
        }
        let mut ipdom = vec![NONE; n];
        let mut done = vec![false; n];
        self.solve(&preds, &roots, &mut ipdom, &mut done);
        // What cannot reach a return: dead ends first, then endless loops one after another.
        let dead_ends: Vec<u32> = (0..n)
            .filter(|&b| !done[b] && matches!(last(b), Code::Ret | Code::Exit | Code::Trap))
            .map(|b| b as u32)
            .collect();
        self.solve(&preds, &dead_ends, &mut ipdom, &mut done);
        for b in (0..n).rev() {
            if !done[b] {
                self.solve(&preds, &[b as u32], &mut ipdom, &mut done);
            }
        }
        ipdom
    }

    /// Post-dominators of the blocks that reach `roots` and are not yet done, with an exit behind the roots.
    fn solve(&self, preds: &[SmallVec<[u32; 2]>], roots: &[u32], ipdom: &mut [u32], done: &mut [bool]) {
        const EXIT: u32 = u32::MAX - 1;
        // Postorder of the reversed graph from the exit; the exit comes last.
        let mut order: Vec<u32> = Vec::new();
        let mut number = vec![NONE; self.blocks.len()];
        let mut seen = done.to_vec();
        for &root in roots {
            if seen.get(root as usize).copied().unwrap_or(true) {
                continue;
            }
            seen[root as usize] = true;
            let mut stack: Vec<(u32, usize)> = vec![(root, 0)];
            while let Some((b, i)) = stack.pop() {
                match preds.get(b as usize).and_then(|p| p.get(i)) {
                    Some(&p) => {
                        stack.push((b, i + 1));
                        if !seen.get(p as usize).copied().unwrap_or(true) {
                            seen[p as usize] = true;
                            stack.push((p, 0));
                        }
                    }
                    None => {
                        number[b as usize] = order.len() as u32;
                        order.push(b);
                    }
                }
            }
        }
        let exit_number = order.len() as u32;
        let number_of = |b: u32| if b == EXIT { exit_number } else { number[b as usize] };
        let mut up = vec![NONE; self.blocks.len()];
        let mut changed = true;
        while changed {
            changed = false;
            for &b in order.iter().rev() {
                let mut new = if roots.contains(&b) { EXIT } else { NONE };
                for &s in &self.blocks[b as usize].succ {
                    // A successor outside this set is done already: from there this set is not reached.
                    if number_of_checked(&number, s) == NONE || up[s as usize] == NONE {
                        continue;
                    }
                    new = if new == NONE { s } else { meet(s, new, &up, &number_of) };
                }
                if new != NONE && up[b as usize] != new {
                    up[b as usize] = new;
                    changed = true;
                }
            }
        }
        for &b in &order {
            done[b as usize] = true;
            let u = up[b as usize];
            ipdom[b as usize] = if u == EXIT { NONE } else { u };
        }
        fn number_of_checked(number: &[u32], b: u32) -> u32 {
            number.get(b as usize).copied().unwrap_or(NONE)
        }
        fn meet(mut a: u32, mut b: u32, up: &[u32], number_of: &impl Fn(u32) -> u32) -> u32 {
            while a != b {
                while a != EXIT && number_of(a) < number_of(b) {
                    a = up[a as usize];
                }
                while b != EXIT && number_of(b) < number_of(a) {
                    b = up[b as usize];
                }
            }
            a
        }
    }

    /// Writes, for each operation of this function that can divide a warp, where the parts meet again: for a
    /// branch the first operation of its block's immediate post-dominator, for a call the operation after it.
    pub fn reconverge(&self, ops: &[Op], entry: bool, out: &mut [u32]) {
        let ipdom = self.post_dominators(ops, entry);
        for (b, block) in self.blocks.iter().enumerate() {
            let last = block.end - 1;
            let branches = ops.get(last as usize).is_some_and(|op| match op.code {
                Code::Bra => !op.guard.is_always(),
                Code::Brx => true,
                _ => false,
            });
            if let (true, Some(out)) = (branches, out.get_mut(last as usize)) {
                let meet = ipdom.get(b).and_then(|&p| self.blocks.get(p as usize));
                *out = meet.map_or(NONE, |m| m.start);
            }
            for i in block.start..block.end {
                let is_call = ops.get(i as usize).is_some_and(|op| op.code == Code::Call);
                if let (true, Some(out)) = (is_call, out.get_mut(i as usize)) {
                    *out = i + 1;
                }
            }
        }
    }

    /// The blocks between a branch block and where its paths meet (not included): those whose execution the
    /// branch decides. The branch's own block is among them when it lies on such a path (a loop).
    pub fn region(&self, branch: u32, meet: u32, mark: &mut dyn FnMut(u32)) {
        let mut seen = vec![false; self.blocks.len()];
        let mut stack: Vec<u32> = self.blocks.get(branch as usize).map_or(Vec::new(), |b| b.succ.to_vec());
        while let Some(b) = stack.pop() {
            if b == meet || seen.get(b as usize).copied().unwrap_or(true) {
                continue;
            }
            seen[b as usize] = true;
            mark(b);
            stack.extend_from_slice(&self.blocks[b as usize].succ);
        }
    }
}

fn count_reaching(preds: &[SmallVec<[u32; 2]>], root: u32) -> usize {
    let mut seen = vec![false; preds.len()];
    let mut stack = vec![root];
    let mut count = 0;
    while let Some(b) = stack.pop() {
        if seen.get(b as usize).copied().unwrap_or(true) {
            continue;
        }
        seen[b as usize] = true;
        count += 1;
        stack.extend_from_slice(&preds[b as usize]);
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::op::{Guard, Ty};

    fn op(code: Code, target: u32, guarded: bool) -> Op {
        let mut op = Op::new(code, Ty::B32);
        op.set_target(target);
        if guarded {
            op.guard = Guard::new(0, false);
        }
        op
    }

    fn meets(ops: &[Op], entry: bool) -> Vec<u32> {
        let cfg = Cfg::new(ops, 0, ops.len() as u32, &[]);
        let mut out = vec![NONE; ops.len()];
        cfg.reconverge(ops, entry, &mut out);
        out
    }

    #[test]
    fn an_if_meets_behind_it() {
        let ops = [
            op(Code::Bra, 2, true),
            op(Code::Nop, 0, false),
            op(Code::Nop, 0, false),
            op(Code::Ret, 0, false),
        ];
        assert_eq!(meets(&ops, true)[0], 2);
    }

    #[test]
    fn an_early_return_of_an_entry_does_not_hide_the_meeting_point() {
        // if (a) { if (b) return; } rest: both branches meet at 4, where the rest begins.
        let ops = [
            op(Code::Bra, 4, true),
            op(Code::Bra, 3, true),
            op(Code::Bra, 4, false),
            op(Code::Ret, 0, false),
            op(Code::Nop, 0, false),
            op(Code::Nop, 0, false),
            op(Code::Ret, 0, false),
        ];
        assert_eq!(meets(&ops, true)[..2], [4, 2]);
        assert_eq!(meets(&ops, false)[..2], [NONE, NONE]);
    }

    #[test]
    fn a_trap_on_one_side_does_not_count() {
        let ops = [
            op(Code::Bra, 2, true),
            op(Code::Trap, 0, false),
            op(Code::Nop, 0, false),
            op(Code::Ret, 0, false),
        ];
        assert_eq!(meets(&ops, false)[0], 2);
    }

    #[test]
    fn branches_in_an_endless_loop_meet() {
        // loop { if (p) x; y }
        let ops = [
            op(Code::Bra, 2, true),
            op(Code::Nop, 0, false),
            op(Code::Nop, 0, false),
            op(Code::Bra, 0, false),
        ];
        assert_eq!(meets(&ops, true)[0], 2);
    }

    #[test]
    fn a_loop_branch_meets_at_its_exit() {
        let ops = [op(Code::Nop, 0, false), op(Code::Bra, 0, true), op(Code::Ret, 0, false)];
        assert_eq!(meets(&ops, true)[1], 2);
        let cfg = Cfg::new(&ops, 0, 3, &[]);
        let mut marked = Vec::new();
        cfg.region(0, 1, &mut |b| marked.push(b));
        assert_eq!(marked, [0]);
    }

    #[test]
    fn tables_lead_to_all_their_targets() {
        let mut brx = Op::new(Code::Brx, Ty::U32);
        brx.aux = 0;
        let ops = [
            brx,
            op(Code::Bra, 4, false),
            op(Code::Bra, 4, false),
            op(Code::Nop, 0, false),
            op(Code::Ret, 0, false),
        ];
        let tables = vec![vec![1, 2, 3, 3, 77]];
        let cfg = Cfg::new(&ops, 0, 5, &tables);
        assert_eq!(cfg.blocks[0].succ.as_slice(), [1, 2, 3]);
        let mut out = vec![NONE; 5];
        cfg.reconverge(&ops, true, &mut out);
        assert_eq!(out[0], 4);
    }

    /// Can a block reach a return without passing `without`?
    fn escapes(cfg: &Cfg, ops: &[Op], from: u32, without: u32) -> bool {
        let mut seen = vec![false; cfg.blocks.len()];
        let mut stack = vec![from];
        while let Some(b) = stack.pop() {
            if b == without || std::mem::replace(&mut seen[b as usize], true) {
                continue;
            }
            let block = &cfg.blocks[b as usize];
            if ops[block.end as usize - 1].code == Code::Ret {
                return true;
            }
            stack.extend_from_slice(&block.succ);
        }
        false
    }

    proptest::proptest! {
        #![proptest_config(proptest::prelude::ProptestConfig::with_cases(500))]
        #[test]
        fn post_dominators_are_what_every_path_passes(
            code in proptest::collection::vec((0u8..6, 0u32..24), 1..24),
        ) {
            let n = code.len() as u32;
            let mut ops: Vec<Op> = code
                .iter()
                .map(|&(kind, target)| match kind {
                    0 => op(Code::Ret, 0, true),
                    1 => op(Code::Bra, target % n, false),
                    2 | 3 => op(Code::Bra, target % n, true),
                    _ => op(Code::Nop, 0, false),
                })
                .collect();
            ops.push(op(Code::Ret, 0, false));
            let cfg = Cfg::new(&ops, 0, ops.len() as u32, &[]);
            let ipdom = cfg.post_dominators(&ops, false);
            let blocks = cfg.blocks.len() as u32;
            // Strict post-dominators of the blocks that can return at all.
            let strict = |b: u32| -> Vec<u32> {
                (0..blocks).filter(|&p| p != b && !escapes(&cfg, &ops, b, p)).collect()
            };
            for b in (0..blocks).filter(|&b| escapes(&cfg, &ops, b, NONE)) {
                let all = strict(b);
                // The nearest one is post-dominated by all others.
                let nearest = all.iter().copied().find(|&p| all.iter().all(|&q| q == p || strict(p).contains(&q)));
                proptest::prop_assert_eq!(ipdom[b as usize], nearest.unwrap_or(NONE), "block {}", b);
            }
        }
    }
}
