//! A block's shared state: shared memory and barriers.
//!
//! Source: PTX ISA, `bar`/`barrier`: a barrier completes when the expected number of threads have arrived;
//! without a count that is every thread of the block that has not exited. A warp whose first lanes arrive counts
//! its exited or missing lanes along, as the hardware counts whole warps. Completion is a generation number, so
//! that a waiting group sees it at its own next turn.

use crate::fault::FaultKind;
use crate::port::SharedMemory;

/// Barriers of a block.
pub const BARRIERS: usize = 16;

/// Results of a barrier that are kept: more than a block has warps.
const KEPT: usize = 64;

/// One barrier.
#[derive(Clone, Debug, Default)]
pub struct Barrier {
    /// How often it has completed.
    pub generation: u32,
    /// Lanes that have arrived since, by warp.
    arrived: Vec<u32>,
    /// Expected threads of this generation, where a count was given.
    count: Option<u32>,
    /// Has anyone arrived?
    open: bool,
    /// Threads whose predicate held, and arrivals with a predicate.
    holds: u32,
    votes: u32,
    /// (generation, threads for which it held, threads asked) of completed reductions.
    results: Vec<(u32, u32, u32)>,
}

/// The barriers of a block and how many threads of it live.
#[derive(Clone, Debug, Default)]
pub struct Barriers {
    /// Live lanes, by warp.
    live: Vec<u32>,
    list: Vec<Barrier>,
    /// Barriers completed so far.
    pub completed: u64,
}

/// An arrival at a barrier.
#[derive(Clone, Copy, Debug)]
pub struct Arrival {
    /// Which.
    pub barrier: u32,
    /// The warp within the block.
    pub warp: usize,
    /// Its lanes.
    pub lanes: u32,
    /// Expected threads, where given.
    pub threads: Option<u32>,
    /// For a reduction: the lanes whose predicate holds.
    pub predicate: Option<u32>,
}

impl Barriers {
    /// Starts a block whose warps have these lanes.
    pub fn start(&mut self, live: impl Iterator<Item = u32>) {
        self.live.clear();
        self.live.extend(live);
        for b in &mut self.list {
            *b = Barrier::default();
        }
        self.list.resize(BARRIERS, Barrier::default());
    }

    /// Threads that have not exited.
    pub fn live_threads(&self) -> u32 {
        self.live.iter().map(|m| m.count_ones()).sum()
    }

    /// The generation of a barrier.
    pub fn generation(&self, barrier: u32) -> u32 {
        self.list.get(barrier as usize).map_or(0, |b| b.generation)
    }

    /// What a reduction of a generation gave: (threads for which it held, threads asked).
    pub fn result(&self, barrier: u32, generation: u32) -> (u32, u32) {
        let found = |b: &Barrier| b.results.iter().rev().find(|r| r.0 == generation).map(|r| (r.1, r.2));
        self.list.get(barrier as usize).and_then(found).unwrap_or((0, 0))
    }

    /// How many threads have arrived at a barrier and how many it waits for, for a report.
    pub fn progress(&self, barrier: u32) -> (u32, u32) {
        let Some(b) = self.list.get(barrier as usize) else { return (0, 0) };
        (self.arrived(b), b.count.unwrap_or_else(|| self.live_threads()))
    }

    /// Arrived threads; with a count, missing lanes of a warp come along with its first ones.
    fn arrived(&self, b: &Barrier) -> u32 {
        let lanes = |(&arrived, &live): (&u32, &u32)| match arrived {
            0 => 0,
            a if b.count.is_some() => (a | !live).count_ones(),
            a => a.count_ones(),
        };
        b.arrived.iter().zip(&self.live).map(lanes).sum()
    }

    /// Lanes arrive. Gives the generation they wait for.
    pub fn arrive(&mut self, a: Arrival) -> Result<u32, FaultKind> {
        if a.barrier as usize >= BARRIERS || a.threads.is_some_and(|n| n == 0 || n % 32 != 0) {
            // The number alone is wrong where it is.
            let threads = a.threads.filter(|_| (a.barrier as usize) < BARRIERS);
            return Err(FaultKind::BadBarrier { barrier: a.barrier, threads });
        }
        let warps = self.live.len();
        let b = &mut self.list[a.barrier as usize];
        match (b.open, b.count, a.threads) {
            (true, Some(expected), Some(given)) if expected != given => {
                return Err(FaultKind::BarrierCount { barrier: a.barrier, expected, given });
            }
            (true, Some(_), _) => {}
            (_, _, threads) => b.count = threads.or(b.count),
        }
        b.open = true;
        b.arrived.resize(warps, 0);
        b.arrived[a.warp] |= a.lanes;
        if let Some(p) = a.predicate {
            b.holds += (p & a.lanes).count_ones();
            b.votes += a.lanes.count_ones();
        }
        let waited = b.generation;
        self.settle(a.barrier as usize);
        Ok(waited)
    }

    /// Lanes of a warp exit: barriers no longer wait for them.
    pub fn exit(&mut self, warp: usize, lanes: u32) {
        if let Some(live) = self.live.get_mut(warp) {
            *live &= !lanes;
        }
        for i in 0..self.list.len() {
            if self.list[i].open {
                self.settle(i);
            }
        }
    }

    fn settle(&mut self, i: usize) {
        let b = &self.list[i];
        let complete = match b.count {
            Some(n) => self.arrived(b) >= n,
            None => b.arrived.iter().zip(&self.live).all(|(a, l)| l & !a == 0),
        };
        if !complete {
            return;
        }
        self.completed += 1;
        let b = &mut self.list[i];
        if b.votes > 0 {
            // Every warp is woken within a round of turns, in which each warp completes one reduction at the most.
            if b.results.len() >= KEPT {
                b.results.remove(0);
            }
            b.results.push((b.generation, b.holds, b.votes));
        }
        b.generation += 1;
        (b.open, b.count, b.holds, b.votes) = (false, None, 0, 0);
        b.arrived.fill(0);
    }
}

/// Shared state of a block.
#[derive(Clone, Debug, Default)]
pub struct BlockState {
    /// Shared memory.
    pub shared: SharedMemory,
    /// Barriers.
    pub barriers: Barriers,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arrival(warp: usize, lanes: u32, threads: Option<u32>) -> Arrival {
        Arrival { barrier: 0, warp, lanes, threads, predicate: None }
    }

    #[test]
    fn a_barrier_waits_for_every_live_thread() {
        let mut b = Barriers::default();
        b.start([u32::MAX, 0xffff].into_iter());
        assert_eq!(b.arrive(arrival(0, u32::MAX, None)), Ok(0));
        assert_eq!(b.generation(0), 0);
        assert_eq!(b.arrive(arrival(1, 0xff, None)), Ok(0));
        assert_eq!(b.generation(0), 0);
        b.exit(1, 0xff00);
        assert_eq!(b.generation(0), 1);
    }

    #[test]
    fn a_count_takes_whole_warps() {
        let mut b = Barriers::default();
        b.start([u32::MAX, 0xffff, u32::MAX].into_iter());
        b.arrive(arrival(0, u32::MAX, Some(64))).unwrap();
        assert_eq!(b.generation(0), 0);
        b.arrive(arrival(1, 0xffff, Some(64))).unwrap();
        assert_eq!(b.generation(0), 1);
        assert!(b.arrive(arrival(2, 1, Some(33))).is_err());
    }

    #[test]
    fn results_stay_by_generation() {
        let mut b = Barriers::default();
        b.start([u32::MAX].into_iter());
        for p in [3u32, 0xff] {
            b.arrive(Arrival { predicate: Some(p), ..arrival(0, u32::MAX, None) }).unwrap();
        }
        assert_eq!(b.result(0, 0), (2, 32));
        assert_eq!(b.result(0, 1), (8, 32));
    }
}
