//! Liveness over virtual registers, and slot allocation.
//!
//! Values are virtual registers of 1, 2 or 4 columns, or predicates. A value is live where it may have been
//! defined and may still be read; a guarded definition does not end the old value's life. Registers are columns
//! of lanes and writes are masked, so the liveness of one thread is enough: what another lane of the column
//! holds is untouched. That is so among values of one width only: a lane of a 64-bit value lies elsewhere in its two
//! columns than that lane of a 32-bit one. While a warp is divided, some lanes may be where a value is dead and others
//! where it is not, so columns that hold values of one width never hold those of another.
//!
//! Allocation is a linear scan over live intervals, the convex hull of where a value is live in the order of the
//! operations; each takes the lowest free run of columns, so that a window stays small. A result may lie over a
//! source that dies in the same operation only where the operation reads all sources before it writes
//! (`Code::reads_before_writing`). Poletto and Sarkar, "Linear Scan Register Allocation" (1999).

use fixedbitset::FixedBitSet;

use crate::cfg::Cfg;

/// How an operation touches a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Touch {
    /// Reads it.
    Use,
    /// Writes it whole, in every thread that runs the operation.
    Def,
    /// Writes it under a guard.
    MayDef,
}

/// One value touched by an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Access {
    /// Index of the value.
    pub value: u32,
    /// How.
    pub touch: Touch,
}

/// What each operation touches, in order.
#[derive(Clone, Debug, Default)]
pub struct Accesses {
    starts: Vec<u32>,
    early: Vec<bool>,
    items: Vec<Access>,
}

impl Accesses {
    /// Adds the next operation. `early`: it may write before it has read everything.
    pub fn push(&mut self, early: bool, items: impl IntoIterator<Item = Access>) {
        self.starts.push(self.items.len() as u32);
        self.early.push(early);
        self.items.extend(items);
    }

    /// Operations added.
    pub fn len(&self) -> usize {
        self.starts.len()
    }

    /// None at all?
    pub fn is_empty(&self) -> bool {
        self.starts.is_empty()
    }

    /// What an operation touches.
    pub fn of(&self, op: usize) -> &[Access] {
        let start = self.starts.get(op).copied().unwrap_or(0) as usize;
        let end = self.starts.get(op + 1).map_or(self.items.len(), |&e| e as usize);
        self.items.get(start..end).unwrap_or(&[])
    }
}

/// A value to be placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Value {
    /// Columns: 1, 2 or 4; 0 for a predicate.
    pub columns: u8,
    /// Where it must lie (a parameter word); such slots are kept for it throughout the function.
    pub fixed: Option<u16>,
    /// A value it is copied from: where possible both take the same place, and the copy does nothing.
    pub hint: Option<u32>,
}

/// Where everything lies.
#[derive(Clone, Debug, Default)]
pub struct Allocation {
    /// The first column, or the predicate, of each value; 0 for values that never occur.
    pub slot: Vec<u16>,
    /// Columns of the window.
    pub columns: u32,
    /// Predicates of the window.
    pub preds: u32,
    /// The most columns that are live at one point.
    pub max_live: u32,
}

/// Columns and predicates that a window may have.
pub const MAX_SLOTS: u32 = 0x7ff0;

/// A function needs more columns or predicates than a slot can name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooMany;

/// Places the values of a function. `reserved`: columns at the start of the window that only fixed values use.
/// The operations of `accesses` are those of `cfg` from its first one on.
pub fn allocate(
    cfg: &Cfg,
    accesses: &Accesses,
    values: &[Value],
    reserved: u32,
) -> Result<Allocation, TooMany> {
    let base = cfg.blocks.first().map_or(0, |b| b.start);
    let live = Live::new(cfg, accesses, values, base);
    let mut intervals: Vec<Option<(u32, u32)>> = vec![None; values.len()];
    let mut touch = |v: u32, at: u32| {
        if let Some(i) = intervals.get_mut(v as usize) {
            *i = Some(i.map_or((at, at), |(a, b)| (a.min(at), b.max(at))));
        }
    };
    for (b, block) in cfg.blocks.iter().enumerate() {
        let (first, last) = (block.start - base, block.end - base - 1);
        for g in live.entering[b].ones() {
            touch(live.globals[g], 2 * first);
        }
        for g in live.leaving[b].ones() {
            touch(live.globals[g], 2 * last + 1);
        }
        for op in first..=last {
            let early = accesses.early.get(op as usize).copied().unwrap_or(true);
            for a in accesses.of(op as usize) {
                match a.touch {
                    Touch::Use => touch(a.value, 2 * op),
                    _ => {
                        touch(a.value, 2 * op + 1);
                        if early {
                            touch(a.value, 2 * op);
                        }
                    }
                }
            }
        }
    }
    let mut order: Vec<u32> = (0..values.len() as u32).filter(|&v| intervals[v as usize].is_some()).collect();
    order.sort_unstable_by_key(|&v| (intervals[v as usize], v));
    let mut out = Allocation { slot: vec![0; values.len()], columns: reserved, ..Allocation::default() };
    // Columns by width, each kind from 0 on; the wider ones come to lie behind the narrower ones.
    let mut columns =
        [Column { free_from: vec![u32::MAX; reserved as usize] }, Column::default(), Column::default()];
    let kind = |columns: u8| columns.max(1).trailing_zeros().min(2) as usize;
    let mut preds = Column::default();
    for v in order {
        let Some((start, end)) = intervals[v as usize] else { continue };
        let value = values[v as usize];
        out.slot[v as usize] = match (value.fixed, value.columns) {
            (Some(slot), _) => slot,
            (None, n) => {
                let (room, size) = if n == 0 { (&mut preds, 1) } else { (&mut columns[kind(n)], n as usize) };
                let same =
                    |h: &u32| values.get(*h as usize).is_some_and(|v| v.columns == n && v.fixed.is_none());
                let hint = value.hint.filter(same).and_then(|h| out.slot.get(h as usize).copied());
                match hint.filter(|&at| room.take_at(at, size, start, end)) {
                    Some(at) => at,
                    None => room.take(size, start, end)?,
                }
            }
        };
    }
    for (v, value) in values.iter().enumerate() {
        if let (Some(slot), None) = (value.fixed, intervals[v]) {
            out.slot[v] = slot;
        }
    }
    let [narrow, double, quad] = columns.map(|c| c.free_from.len() as u32);
    out.columns = narrow + double + quad;
    if out.columns > MAX_SLOTS {
        return Err(TooMany);
    }
    let behind = [0, narrow as u16, (narrow + double) as u16];
    for (slot, value) in out.slot.iter_mut().zip(values) {
        if value.columns > 1 && value.fixed.is_none() {
            *slot += behind[kind(value.columns)];
        }
    }
    out.preds = preds.free_from.len() as u32;
    out.max_live = live.most(cfg, accesses, values, base);
    Ok(out)
}

/// For each column, the last point at which it is taken.
#[derive(Default)]
struct Column {
    free_from: Vec<u32>,
}

impl Column {
    /// Takes `n` columns from `at` on until `end`, if they are free from `start` on.
    fn take_at(&mut self, at: u16, n: usize, start: u32, end: u32) -> bool {
        match self.free_from.get_mut(at as usize..at as usize + n) {
            Some(room) if room.iter().all(|&taken_until| taken_until <= start) => {
                room.fill(end + 1);
                true
            }
            _ => false,
        }
    }

    /// The lowest run of `n` columns that are free from `start` on; taken until `end`.
    fn take(&mut self, n: usize, start: u32, end: u32) -> Result<u16, TooMany> {
        let free = |taken_until: &u32| *taken_until <= start;
        let mut run = 0;
        let mut at = self.free_from.len();
        for (i, taken_until) in self.free_from.iter().enumerate() {
            run = if free(taken_until) { run + 1 } else { 0 };
            if run == n {
                at = i + 1 - n;
                break;
            }
        }
        if at == self.free_from.len() {
            at -= run.min(n);
        }
        if (at + n) as u32 > MAX_SLOTS {
            return Err(TooMany);
        }
        if self.free_from.len() < at + n {
            self.free_from.resize(at + n, 0);
        }
        // Points are stored plus one, so that zero is "never taken".
        self.free_from[at..at + n].fill(end + 1);
        Ok(at as u16)
    }
}

/// Which values are live between blocks. Only those that some block reads before it defines them can be; they
/// are numbered on their own, since most values live in one block.
struct Live {
    globals: Vec<u32>,
    entering: Vec<FixedBitSet>,
    leaving: Vec<FixedBitSet>,
}

impl Live {
    fn new(cfg: &Cfg, accesses: &Accesses, values: &[Value], base: u32) -> Live {
        let blocks = cfg.blocks.len();
        // Which values are read in a block before it surely defines them?
        let mut index = vec![u32::MAX; values.len()];
        let mut globals = Vec::new();
        let mut defined_in = vec![u32::MAX; values.len()];
        let each_op = |b: usize| {
            let block = &cfg.blocks[b];
            (block.start - base)..(block.end - base)
        };
        for b in 0..blocks {
            for op in each_op(b) {
                let list = accesses.of(op as usize);
                for a in list.iter().filter(|a| a.touch == Touch::Use) {
                    let v = a.value as usize;
                    if v < values.len() && defined_in[v] != b as u32 && index[v] == u32::MAX {
                        index[v] = globals.len() as u32;
                        globals.push(a.value);
                    }
                }
                for a in list.iter().filter(|a| a.touch == Touch::Def) {
                    if let Some(d) = defined_in.get_mut(a.value as usize) {
                        *d = b as u32;
                    }
                }
            }
        }
        let n = globals.len();
        let set = || vec![FixedBitSet::with_capacity(n); blocks];
        let (mut reads, mut kills, mut defines) = (set(), set(), set());
        let global = |v: u32| index.get(v as usize).copied().filter(|&g| g != u32::MAX).map(|g| g as usize);
        for b in 0..blocks {
            for op in each_op(b) {
                let list = accesses.of(op as usize);
                for a in list.iter().filter(|a| a.touch == Touch::Use) {
                    if let Some(g) = global(a.value).filter(|&g| !kills[b].contains(g)) {
                        reads[b].insert(g);
                    }
                }
                for a in list.iter().filter(|a| a.touch != Touch::Use) {
                    if let Some(g) = global(a.value) {
                        defines[b].insert(g);
                        if a.touch == Touch::Def {
                            kills[b].insert(g);
                        }
                    }
                }
            }
        }
        let preds = cfg.predecessors();
        // Fixed values (parameters) are defined on entry.
        let mut at_entry = FixedBitSet::with_capacity(n);
        for (g, &v) in globals.iter().enumerate() {
            at_entry.set(g, values.get(v as usize).is_some_and(|v| v.fixed.is_some()));
        }
        // Forward: where may it have been defined? Backward: where may it still be read?
        let mut defined = set();
        if let Some(first) = defined.first_mut() {
            first.union_with(&at_entry);
        }
        let forward = |b: usize, state: &mut [FixedBitSet]| {
            let mut new = state[b].clone();
            for &p in &preds[b] {
                new.union_with(&state[p as usize]);
                new.union_with(&defines[p as usize]);
            }
            std::mem::replace(&mut state[b], new.clone()) != new
        };
        settle(blocks, |b| cfg.blocks[b].succ.iter().copied(), &mut defined, forward);
        let mut entering = reads;
        let mut leaving = set();
        let mut work: Vec<usize> = (0..blocks).collect();
        let mut queued = FixedBitSet::with_capacity(blocks);
        queued.insert_range(..);
        while let Some(b) = work.pop() {
            queued.set(b, false);
            let mut out = FixedBitSet::with_capacity(n);
            for &s in &cfg.blocks[b].succ {
                out.union_with(&entering[s as usize]);
            }
            let mut through = out.clone();
            through.difference_with(&kills[b]);
            leaving[b] = out;
            let before = entering[b].count_ones(..);
            entering[b].union_with(&through);
            if entering[b].count_ones(..) != before {
                for &p in &preds[b] {
                    if !queued.put(p as usize) {
                        work.push(p as usize);
                    }
                }
            }
        }
        for b in 0..blocks {
            entering[b].intersect_with(&defined[b]);
            let mut after = defined[b].clone();
            after.union_with(&defines[b]);
            leaving[b].intersect_with(&after);
        }
        Live { globals, entering, leaving }
    }

    /// The most columns live at one point.
    fn most(&self, cfg: &Cfg, accesses: &Accesses, values: &[Value], base: u32) -> u32 {
        let mut alive = vec![false; values.len()];
        let mut most = 0;
        for (b, block) in cfg.blocks.iter().enumerate() {
            let mut now = 0;
            let columns = |v: u32| values.get(v as usize).map_or(0, |v| v.columns as u32);
            let mut here: Vec<u32> = Vec::new();
            let mut begin = |v: u32, alive: &mut Vec<bool>, now: &mut u32| {
                if let Some(a) = alive.get_mut(v as usize).filter(|a| !**a) {
                    *a = true;
                    *now += columns(v);
                    here.push(v);
                }
            };
            for g in self.leaving[b].ones() {
                begin(self.globals[g], &mut alive, &mut now);
            }
            most = most.max(now);
            for op in (block.start - base..block.end - base).rev() {
                let list = accesses.of(op as usize);
                for a in list.iter().filter(|a| a.touch != Touch::Use) {
                    begin(a.value, &mut alive, &mut now);
                }
                most = most.max(now);
                for a in list.iter().filter(|a| a.touch == Touch::Def) {
                    if let Some(live) = alive.get_mut(a.value as usize).filter(|a| **a) {
                        *live = false;
                        now -= columns(a.value);
                    }
                }
                for a in list.iter().filter(|a| a.touch == Touch::Use) {
                    begin(a.value, &mut alive, &mut now);
                }
                most = most.max(now);
            }
            for v in here {
                alive[v as usize] = false;
            }
        }
        most
    }
}

/// Repeats `update` on blocks until none changes; those that `next` names are looked at again after a change.
fn settle<I: Iterator<Item = u32>>(
    blocks: usize,
    next: impl Fn(usize) -> I,
    state: &mut [FixedBitSet],
    update: impl Fn(usize, &mut [FixedBitSet]) -> bool,
) {
    let mut work: Vec<usize> = (0..blocks).rev().collect();
    let mut queued = FixedBitSet::with_capacity(blocks);
    queued.insert_range(..);
    while let Some(b) = work.pop() {
        queued.set(b, false);
        if update(b, state) {
            for s in next(b) {
                if !queued.put(s as usize) {
                    work.push(s as usize);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::op::{Code, Guard, Op, Ty};
    use proptest::prelude::*;

    fn place(ops: &[Op], touches: &[&[(u32, Touch)]], values: &[Value]) -> Allocation {
        let cfg = Cfg::new(ops, 0, ops.len() as u32, &[]);
        let mut accesses = Accesses::default();
        for list in touches {
            accesses.push(false, list.iter().map(|&(value, touch)| Access { value, touch }));
        }
        allocate(&cfg, &accesses, values, 0).unwrap()
    }

    const ONE: Value = Value { columns: 1, fixed: None, hint: None };
    const TWO: Value = Value { columns: 2, fixed: None, hint: None };

    #[test]
    fn a_result_takes_the_place_of_a_dying_source() {
        use Touch::{Def, Use};
        let ops = [Op::new(Code::Nop, Ty::B32); 3];
        let a = place(&ops, &[&[(0, Def)], &[(0, Use), (1, Def)], &[(1, Use)]], &[ONE, ONE]);
        assert_eq!((a.slot.as_slice(), a.columns, a.max_live), (&[0, 0][..], 1, 1));
    }

    #[test]
    fn wide_values_take_neighbours() {
        use Touch::{Def, Use};
        let ops = [Op::new(Code::Nop, Ty::B32); 4];
        let touches: [&[_]; 4] = [&[(0, Def)], &[(1, Def)], &[(0, Use), (2, Def)], &[(1, Use), (2, Use)]];
        let a = place(&ops, &touches, &[ONE, ONE, TWO]);
        assert_eq!((a.slot.as_slice(), a.columns, a.max_live), (&[0, 1, 2][..], 4, 3));
    }

    #[test]
    fn a_guarded_definition_keeps_the_old_value() {
        use Touch::{Def, MayDef, Use};
        let ops = [Op::new(Code::Nop, Ty::B32); 4];
        let touches: [&[_]; 4] = [&[(0, Def)], &[(1, Def)], &[(1, Use), (0, MayDef)], &[(0, Use)]];
        let a = place(&ops, &touches, &[ONE, ONE]);
        assert_ne!(a.slot[0], a.slot[1]);
    }

    /// A random program over few values, walked along random paths: what was written is read back.
    fn walk(code: &[(u8, u8, u8, u8)], columns: &[u8], choices: &[bool]) -> Result<(), TestCaseError> {
        let n = code.len() as u32;
        let values: Vec<Value> =
            columns.iter().map(|&c| Value { columns: c, fixed: None, hint: Some(c as u32) }).collect();
        let mut accesses = Accesses::default();
        let mut ops = Vec::new();
        let nv = values.len() as u32;
        for &(kind, a, b, t) in code {
            let mut op = Op::new(Code::Nop, Ty::B32);
            let (a, b) = (a as u32 % nv, b as u32 % nv);
            let read = Access { value: a, touch: Touch::Use };
            let mut list = vec![read];
            match kind % 6 {
                0 | 1 => {
                    op = Op::new(Code::Bra, Ty::B32);
                    op.set_target(t as u32 % n);
                    if kind % 6 == 0 {
                        op.guard = Guard::new(0, false);
                    }
                }
                2 => list.push(Access { value: b, touch: Touch::MayDef }),
                _ => list.push(Access { value: b, touch: Touch::Def }),
            }
            accesses.push(kind >= 128, list);
            ops.push(op);
        }
        let cfg = Cfg::new(&ops, 0, n, &[]);
        let a = allocate(&cfg, &accesses, &values, 0).unwrap();
        let mut expected: Vec<Option<u32>> = vec![None; values.len()];
        let mut columns = vec![0u32; a.columns as usize];
        let mut preds = vec![0u32; a.preds as usize];
        let (mut pc, mut token) = (0usize, 0);
        for &choice in choices {
            let Some(op) = ops.get(pc) else { break };
            // An operation that may write early writes before it reads, but for what it itself redefines.
            let early = accesses.early[pc];
            let mut list = accesses.of(pc).to_vec();
            if early {
                let written = |v: u32| list.iter().any(|a| a.touch != Touch::Use && a.value == v);
                let mut order = list.clone();
                order.retain(|a| a.touch != Touch::Use || !written(a.value));
                order.sort_by_key(|a| a.touch == Touch::Use);
                list = order;
            }
            for access in &list {
                let v = access.value as usize;
                let (slot, n) = (a.slot[v] as usize, values[v].columns as usize);
                let room = if n == 0 { &mut preds[slot..slot + 1] } else { &mut columns[slot..slot + n] };
                match access.touch {
                    Touch::Use => {
                        if let Some(t) = expected[v] {
                            prop_assert!(room.iter().all(|&c| c == t), "value {v} at {pc}");
                        }
                    }
                    Touch::MayDef if choice => {}
                    _ => {
                        token += 1;
                        room.fill(token);
                        expected[v] = Some(token);
                    }
                }
            }
            pc = match op.code {
                Code::Bra if op.guard.is_always() || choice => op.target() as usize,
                _ => pc + 1,
            };
        }
        Ok(())
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(400))]
        #[test]
        fn values_survive_until_their_last_read(
            code in proptest::collection::vec(any::<(u8, u8, u8, u8)>(), 1..40),
            columns in proptest::collection::vec(proptest::sample::select(vec![0u8, 1, 1, 2, 4]), 1..10),
            choices in proptest::collection::vec(any::<bool>(), 200),
        ) {
            walk(&code, &columns, &choices)?;
        }
    }
}
