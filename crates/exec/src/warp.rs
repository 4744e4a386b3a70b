//! A warp's state: registers, groups of lanes that run together, and where they wait for each other.
//!
//! Threads of a warp make progress independently (Volta and later). Lanes that run together form a [`Group`].
//! Where a branch divides a group, both parts carry a [`Join`]: the immediate post-dominator, at which they
//! prefer to wait for each other. That wait is given up after [`PATIENCE`] operations in which the others did
//! not leave a loop that another thread would have to end ([`Ground`], [`ir::Kernel::spins`]), or at once when nobody
//! else can run; giving up is counted. A loop that ends by itself is waited for, however long it takes. Waits at `bar`,
//! `bar.warp.sync` and `.sync` forms are for good.
//!
//! Source: the CUDA C++ Programming Guide, "SIMT Architecture", "Independent Thread Scheduling"; how long real
//! hardware insists on reconvergence is not documented, so the figure of 1,024 is this model's own.

use base::LaneMask;

use crate::copies::Copies;
use crate::local::LocalMemory;
use crate::regs::Col;

/// Operations that others may run on known ground, in loops that do not end by themselves, before a wait at a join is
/// given up.
pub const PATIENCE: u64 = 1024;

/// Calls inside each other before it is a fault.
pub const CALL_DEPTH: usize = 256;

/// No operation, no join.
pub const NONE: u32 = u32::MAX;

/// A call that has not returned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    /// Where it returns to.
    pub return_pc: u32,
    /// The call site.
    pub site: u32,
    /// The caller's function.
    pub function: u32,
    /// The caller's windows.
    pub base: u32,
    /// Predicates.
    pub pred_base: u32,
    /// The caller's local frame.
    pub local: u32,
}

/// What a group waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wait {
    /// Nothing: it can run.
    Ready,
    /// The others at its join.
    Join,
    /// A barrier of the block, to complete the generation that it was in at arrival.
    Barrier {
        /// Which.
        barrier: u8,
        /// Its generation then.
        generation: u32,
    },
    /// The cluster's barrier, to complete the generation that it was in at arrival.
    Cluster {
        /// Its generation then.
        generation: u32,
    },
    /// Lanes named by a member mask at an operation.
    Sync {
        /// The lanes.
        members: u32,
    },
}

/// Lanes that run together.
#[derive(Clone, Debug)]
pub struct Group {
    /// Next operation.
    pub pc: u32,
    /// Its lanes.
    pub mask: u32,
    /// What it waits for.
    pub wait: Wait,
    /// Running function.
    pub function: u32,
    /// First column of its register window.
    pub base: u32,
    /// First predicate.
    pub pred_base: u32,
    /// Local frame.
    pub local: u32,
    /// Calls that have not returned.
    pub stack: Vec<Frame>,
    /// Innermost join, or `NONE`.
    pub join: u32,
    /// Where it has been since it came under that join.
    pub ground: Ground,
    /// Warp steps at its arrival, of a group that waits at its join.
    pub arrived: u64,
}

/// Where lanes have been since they came under a join. Lanes that spin go over known ground again and again, whatever
/// they branch, call and meet on the way; lanes that get on come to new ground.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ground {
    /// Lowest and highest operation, at the join's call depth; of deeper calls, their site.
    own: (u32, u32),
    /// The same within deeper calls, since `own` last grew.
    deeper: (u32, u32),
    /// Operations of spinning loops since either last grew.
    idle: u64,
}

impl Ground {
    const NEW: Ground = Ground { own: (u32::MAX, 0), deeper: (u32::MAX, 0), idle: 0 };

    /// Operations `own` have been run at the join's depth, or `deeper` ones below the call there; `n` of them in loops
    /// that spin.
    fn see(&mut self, own: (u32, u32), deeper: Option<(u32, u32)>, n: u64) {
        let grow = |known: &mut (u32, u32), seen: (u32, u32)| {
            let before = *known;
            *known = (before.0.min(seen.0), before.1.max(seen.1));
            *known != before
        };
        let new = grow(&mut self.own, own);
        if new {
            self.deeper = (u32::MAX, 0);
        }
        let new = deeper.is_some_and(|seen| grow(&mut self.deeper, seen)) || new;
        self.idle = if new { 0 } else { self.idle + n };
    }
}

/// Where the parts of a divided group meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Join {
    /// The operation.
    pub pc: u32,
    /// At which call depth.
    pub depth: u32,
    /// Lanes to come, arrived ones included.
    pub expected: u32,
    /// The enclosing join.
    pub outer: u32,
    /// Where its lanes have been since they came under the enclosing one.
    pub ground: Ground,
    /// In use?
    pub live: bool,
}

/// A warp.
#[derive(Clone, Debug, Default)]
pub struct Warp {
    /// Register windows, one above the other by call depth.
    pub cols: Vec<Col>,
    /// Predicate windows.
    pub preds: Vec<u32>,
    /// Local memory.
    pub local: LocalMemory,
    /// Asynchronous copies under way.
    pub copies: Copies,
    /// For each lane that has arrived at its cluster's barrier and not waited since, the generation then plus one.
    pub cluster_arrivals: [u32; 32],
    /// Lanes that have not exited.
    pub live: u32,
    /// Lanes that exist.
    pub present: u32,
    /// Groups; none once the warp is done.
    pub groups: Vec<Group>,
    /// The group whose turn it is.
    pub current: usize,
    /// Joins.
    pub joins: Vec<Join>,
    /// Operations run by this warp.
    pub steps: u64,
    /// Waits given up.
    pub give_ups: u64,
    /// `%tid` of each lane.
    pub tid: [[u32; 32]; 3],
}

impl Warp {
    /// Starts at the entry's first operation with `present` lanes, in windows of the given size.
    pub fn start(&mut self, present: LaneMask, pc: u32, slots: u32, preds: u32, local_bytes: u32) {
        // Registers need no clearing for the program's sake (reading before writing is undefined), but a report
        // must not depend on what ran before.
        self.cols.clear();
        self.cols.resize(slots as usize, Col::ZERO);
        self.preds.clear();
        self.preds.resize(preds as usize, 0);
        self.local.reset();
        self.local.limit = local_bytes;
        self.copies.reset();
        self.cluster_arrivals = [0; 32];
        self.live = present.0;
        self.present = present.0;
        self.groups.clear();
        self.groups.push(Group {
            pc,
            mask: present.0,
            wait: Wait::Ready,
            function: 0,
            base: 0,
            pred_base: 0,
            local: 0,
            stack: Vec::new(),
            join: NONE,
            ground: Ground::NEW,
            arrived: 0,
        });
        self.current = 0;
        self.joins.clear();
        self.steps = 0;
        self.give_ups = 0;
    }

    /// All lanes have exited?
    pub fn is_done(&self) -> bool {
        self.groups.is_empty()
    }

    /// Takes a free join.
    fn new_join(&mut self, join: Join) -> u32 {
        match self.joins.iter().position(|j| !j.live) {
            Some(i) => {
                self.joins[i] = join;
                i as u32
            }
            None => {
                self.joins.push(join);
                self.joins.len() as u32 - 1
            }
        }
    }

    /// The operation at which the group stops to wait for its join, or `NONE` while it is in a deeper call.
    pub fn join_pc(&self, g: &Group) -> u32 {
        match self.joins.get(g.join as usize) {
            Some(j) if j.depth as usize == g.stack.len() => j.pc,
            _ => NONE,
        }
    }

    /// Divides the current group: lanes of `taken` go to `target`, the others to `next`; both meet at `meet`
    /// (or where the function returns).
    pub fn diverge(&mut self, taken: u32, target: u32, next: u32, meet: u32) {
        let parts = [(next, !taken), (target, taken)];
        self.divide(&parts, meet);
    }

    /// Divides the current group into parts (operation, lanes); the first one runs on. Lanes outside the group
    /// are ignored, empty parts dropped.
    pub fn divide(&mut self, parts: &[(u32, u32)], meet: u32) {
        let Some(group) = self.groups.get(self.current) else { return };
        let (mask, depth, outer, ground) = (group.mask, group.stack.len(), group.join, group.ground);
        let (pc, depth) = match (meet, group.stack.last()) {
            (NONE, Some(frame)) => (frame.return_pc, depth - 1),
            _ => (meet, depth),
        };
        let (join, ground) = if pc == NONE {
            (outer, ground)
        } else {
            match self.joins.get(outer as usize) {
                // A loop that sheds lanes turn by turn meets at one join all along.
                Some(j) if j.pc == pc && j.depth as usize == depth => (outer, ground),
                _ => {
                    let depth = depth as u32;
                    let join = Join { pc, depth, expected: mask, outer, ground, live: true };
                    (self.new_join(join), Ground::NEW)
                }
            }
        };
        let mut first = true;
        for &(pc, lanes) in parts {
            let lanes = lanes & mask;
            if lanes == 0 {
                continue;
            }
            if first {
                let g = &mut self.groups[self.current];
                (g.pc, g.mask, g.join, g.ground) = (pc, lanes, join, ground);
                first = false;
            } else {
                let mut g = self.groups[self.current].clone();
                (g.pc, g.mask, g.join, g.ground) = (pc, lanes, join, ground);
                self.groups.push(g);
            }
        }
    }

    /// The current group has come to its join: it waits there, or goes on with all who came when it is the
    /// last.
    pub fn arrive(&mut self) {
        let steps = self.steps;
        let Some(group) = self.groups.get_mut(self.current) else { return };
        group.wait = Wait::Join;
        group.arrived = steps;
        let join = group.join;
        self.settle(join);
    }

    /// Lanes waiting at a join.
    fn arrived(&self, join: u32) -> u32 {
        self.groups.iter().filter(|g| g.wait == Wait::Join && g.join == join).fold(0, |m, g| m | g.mask)
    }

    /// Completes a join whose lanes have all come; frees one that nobody is to come to.
    fn settle(&mut self, join: u32) {
        let Some(j) = self.joins.get(join as usize).copied() else { return };
        let arrived = self.arrived(join);
        if arrived == j.expected || arrived == 0 && j.expected == 0 {
            self.release(join, j.outer);
            if let Some(j) = self.joins.get_mut(join as usize) {
                j.live = false;
            }
        }
    }

    /// Lets those who wait at a join go on together under its outer join; returns their lanes.
    fn release(&mut self, join: u32, outer: u32) -> u32 {
        let waiting = |g: &Group| g.wait == Wait::Join && g.join == join;
        let Some(first) = self.groups.iter().position(waiting) else { return 0 };
        let mut mask = 0;
        let mut i = 0;
        while i < self.groups.len() {
            if !waiting(&self.groups[i]) {
                i += 1;
                continue;
            }
            mask |= self.groups[i].mask;
            if i == first {
                i += 1;
            } else {
                self.remove(i);
            }
        }
        let ground = self.joins.get(join as usize).map_or(Ground::NEW, |j| j.ground);
        // `remove` never takes the first one, and those before it keep their places.
        let g = &mut self.groups[first];
        (g.mask, g.join, g.wait, g.ground) = (mask, outer, Wait::Ready, ground);
        mask
    }

    /// Removes a group, keeping `current` on the same one (or on the next when it goes itself).
    fn remove(&mut self, i: usize) {
        self.groups.remove(i);
        if self.current > i {
            self.current -= 1;
        }
    }

    /// Lanes of the current group end. The group goes when it has no lane left.
    pub fn exit(&mut self, lanes: u32) {
        let Some(group) = self.groups.get_mut(self.current) else { return };
        let lanes = lanes & group.mask;
        group.mask &= !lanes;
        let (mut join, empty) = (group.join, group.mask == 0);
        self.live &= !lanes;
        if empty {
            self.remove(self.current);
        }
        while let Some(j) = self.joins.get_mut(join as usize) {
            j.expected &= !lanes;
            let outer = j.outer;
            self.settle(join);
            join = outer;
        }
        if self.current >= self.groups.len() {
            self.current = 0;
        }
    }

    /// Turns to the next group that can run, the current one last (`rotate`) or first. Gives up waits where
    /// that is due. False when none can run.
    pub fn choose(&mut self, rotate: bool) -> bool {
        if self.groups.len() == 1 {
            self.current = 0;
            if self.groups[0].wait == Wait::Ready {
                return true;
            }
        }
        self.lose_patience();
        if self.pick(rotate) {
            return true;
        }
        // Nobody can run: those who only prefer to wait go on.
        let mut joins: Vec<u32> =
            self.groups.iter().filter(|g| g.wait == Wait::Join).map(|g| g.join).collect();
        joins.sort_unstable();
        joins.dedup();
        for join in joins {
            self.give_up(join);
        }
        self.pick(rotate)
    }

    fn pick(&mut self, rotate: bool) -> bool {
        let n = self.groups.len();
        let start = self.current + rotate as usize;
        for k in 0..n {
            let i = (start + k) % n;
            if self.groups[i].wait == Wait::Ready {
                self.current = i;
                return true;
            }
        }
        false
    }

    fn give_up(&mut self, join: u32) {
        let Some(j) = self.joins.get(join as usize).copied() else { return };
        let lanes = self.release(join, j.outer);
        self.give_ups += 1;
        if let Some(j) = self.joins.get_mut(join as usize) {
            j.expected &= !lanes;
        }
        self.settle(join);
    }

    fn lose_patience(&mut self) {
        if !self.groups.iter().any(|g| g.wait == Wait::Join) {
            return;
        }
        // A join's others are the groups under it that have not arrived; one of them stuck in a loop is enough.
        let mut due: Vec<u32> = Vec::new();
        for waiting in self.groups.iter().filter(|g| g.wait == Wait::Join) {
            if self.steps - waiting.arrived < PATIENCE || due.contains(&waiting.join) {
                continue;
            }
            let stuck = |g: &Group| {
                g.wait != Wait::Join && self.ground_under(g, waiting.join).is_some_and(|s| s.idle >= PATIENCE)
            };
            if self.groups.iter().any(stuck) {
                due.push(waiting.join);
            }
        }
        for join in due {
            self.give_up(join);
        }
    }

    /// Where the lanes of a group have been since they came under a join; none if they are not under it.
    fn ground_under(&self, g: &Group, join: u32) -> Option<Ground> {
        let (mut at, mut ground) = (g.join, g.ground);
        while at != join {
            let j = self.joins.get(at as usize)?;
            (at, ground) = (j.outer, j.ground);
        }
        Some(ground)
    }

    /// The current group, one of several, has run operations `from..=to`, `n` of them in loops that spin.
    pub fn went(&mut self, from: u32, to: u32, n: u64) {
        let Some(g) = self.groups.get_mut(self.current) else { return };
        let stack = &g.stack;
        let see = |ground: &mut Ground, depth: u32| match stack.get(depth as usize) {
            None => ground.see((from, to), None, n),
            Some(call) => ground.see((call.return_pc, call.return_pc), Some((from, to)), n),
        };
        let mut at = g.join;
        let Some(depth) = self.joins.get(at as usize).map(|j| j.depth) else { return };
        see(&mut g.ground, depth);
        while let Some(outer) = self.joins.get(at as usize).map(|j| j.outer) {
            let Some(depth) = self.joins.get(outer as usize).map(|j| j.depth) else { return };
            if let Some(j) = self.joins.get_mut(at as usize) {
                see(&mut j.ground, depth);
            }
            at = outer;
        }
    }
}
