//! Loops of a function.
//!
//! A loop is what lies on the ways from an edge's target back to its source, for each edge that closes a cycle. Several
//! edges to one target give several loops: a `continue`, or an inner loop that begins where the outer one does. Where
//! control enters a cycle at several places, which edge closes it follows from the order of the blocks. Source: Aho, Lam,
//! Sethi, Ullman, "Compilers", natural loops.

use crate::cfg::Cfg;

/// A loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loop {
    /// Where it begins.
    pub head: u32,
    /// Its blocks, in ascending order.
    pub blocks: Vec<u32>,
}

impl Loop {
    /// Is a block in it?
    pub fn contains(&self, block: u32) -> bool {
        self.blocks.binary_search(&block).is_ok()
    }

    /// The blocks from which control may leave a set of blocks that `inside` tells.
    pub fn exits<'a>(
        &'a self,
        cfg: &'a Cfg,
        inside: impl Fn(u32) -> bool + 'a,
    ) -> impl Iterator<Item = u32> + 'a {
        let leaves = move |&b: &u32| {
            cfg.blocks.get(b as usize).is_some_and(|block| block.succ.iter().any(|&s| !inside(s)))
        };
        self.blocks.iter().copied().filter(leaves)
    }
}

/// The loops of a function, the larger ones first.
pub fn loops(cfg: &Cfg) -> Vec<Loop> {
    let preds = cfg.predecessors();
    let successors = |b: u32| cfg.blocks.get(b as usize).map_or(&[][..], |k| k.succ.as_slice());
    let predecessors = |b: u32| preds.get(b as usize).map_or(&[][..], |p| p.as_slice());
    let mut out: Vec<Loop> = Vec::new();
    for (tail, head) in closing_edges(cfg) {
        let mut from_head = vec![false; cfg.blocks.len()];
        reach(head, successors, &mut from_head);
        let mut to_tail = vec![false; cfg.blocks.len()];
        to_tail[head as usize] = true;
        reach(tail, predecessors, &mut to_tail);
        let both = from_head.iter().zip(&to_tail).enumerate().filter(|(_, (a, b))| **a && **b);
        out.push(Loop { head, blocks: both.map(|(b, _)| b as u32).collect() });
    }
    out.sort_by_key(|l| (std::cmp::Reverse(l.blocks.len()), l.head));
    out
}

/// Marks `from` and what is reached from it without going on from what is marked.
fn reach<'a>(from: u32, next: impl Fn(u32) -> &'a [u32], seen: &mut [bool]) {
    let mut stack = vec![from];
    while let Some(b) = stack.pop() {
        if let Some(place) = seen.get_mut(b as usize)
            && !std::mem::replace(place, true)
        {
            stack.extend_from_slice(next(b));
        }
    }
}

/// Edges back to a block that is still under way when the graph is walked depth first from its first block.
fn closing_edges(cfg: &Cfg) -> Vec<(u32, u32)> {
    #[derive(Clone, Copy, PartialEq)]
    enum State {
        New,
        UnderWay,
        Done,
    }
    let mut state = vec![State::New; cfg.blocks.len()];
    let mut out = Vec::new();
    for root in 0..cfg.blocks.len() {
        if state[root] != State::New {
            continue;
        }
        state[root] = State::UnderWay;
        let mut path: Vec<(u32, usize)> = vec![(root as u32, 0)];
        while let Some((b, i)) = path.last_mut() {
            let from = *b;
            let next = cfg.blocks[from as usize].succ.get(*i).copied();
            *i += 1;
            match next.map(|n| (n, state.get(n as usize).copied())) {
                Some((n, Some(State::New))) => {
                    state[n as usize] = State::UnderWay;
                    path.push((n, 0));
                }
                Some((n, Some(State::UnderWay))) => out.push((from, n)),
                Some(_) => {}
                None => {
                    state[from as usize] = State::Done;
                    path.pop();
                }
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cfg::Block;
    use proptest::prelude::*;

    fn graph(successors: &[Vec<u32>]) -> Cfg {
        let mut cfg = Cfg::default();
        let block = |(i, to): (usize, &Vec<u32>)| Block {
            start: i as u32,
            end: i as u32 + 1,
            succ: to.iter().copied().collect(),
        };
        cfg.blocks = successors.iter().enumerate().map(block).collect();
        cfg
    }

    fn found(successors: &[&[u32]]) -> Vec<(u32, Vec<u32>)> {
        let successors: Vec<Vec<u32>> = successors.iter().map(|s| s.to_vec()).collect();
        loops(&graph(&successors)).into_iter().map(|l| (l.head, l.blocks)).collect()
    }

    #[test]
    fn loops_nest() {
        assert_eq!(found(&[&[1], &[2], &[]]), []);
        assert_eq!(found(&[&[0, 1], &[]]), [(0, vec![0])]);
        let nest = found(&[&[1], &[2], &[2, 3], &[1, 4], &[]]);
        assert_eq!(nest, [(1, vec![1, 2, 3]), (2, vec![2])]);
    }

    #[test]
    fn loops_may_share_their_head() {
        assert_eq!(found(&[&[1], &[1, 2], &[1, 3], &[]]), [(1, vec![1, 2]), (1, vec![1])]);
    }

    #[test]
    fn a_loop_may_have_two_entries_or_no_exit() {
        assert_eq!(found(&[&[1, 2], &[2], &[1, 3], &[]]), [(1, vec![1, 2])]);
        assert_eq!(found(&[&[1], &[1]]), [(1, vec![1])]);
    }

    #[test]
    fn exits_are_of_a_set() {
        let cfg = graph(&[vec![1], vec![1, 2], vec![1, 3], vec![]]);
        let all = loops(&cfg);
        let exits = |l: &Loop, of: &Loop| -> Vec<u32> {
            let of = of.clone();
            l.exits(&cfg, move |b| of.contains(b)).collect()
        };
        assert_eq!(exits(&all[1], &all[1]), [1]);
        assert_eq!(exits(&all[1], &all[0]), []);
        assert_eq!(exits(&all[0], &all[0]), [2]);
    }

    proptest! {
        /// Blocks of a loop reach each other, and each block that comes back to itself is in one.
        #[test]
        fn loops_are_what_comes_back(graph_of in prop::collection::vec(prop::collection::vec(0u32..9, 0..3), 9)) {
            let all = loops(&graph(&graph_of));
            let mut reach = [[false; 9]; 9];
            for (a, to) in graph_of.iter().enumerate() {
                to.iter().for_each(|&b| reach[a][b as usize] = true);
            }
            for k in 0..9 {
                for a in 0..9 {
                    for b in 0..9 {
                        reach[a][b] |= reach[a][k] && reach[k][b];
                    }
                }
            }
            for l in &all {
                for &a in &l.blocks {
                    for &b in &l.blocks {
                        prop_assert!(reach[a as usize][b as usize]);
                    }
                }
            }
            for a in 0..9u32 {
                prop_assert_eq!(all.iter().any(|l| l.contains(a)), reach[a as usize][a as usize]);
            }
        }
    }
}
