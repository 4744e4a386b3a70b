//! The memory port of counts mode: moves the data at once and counts each access by its addresses.
//!
//! Models no caches and no time. An asynchronous copy reads its source where it is issued, and its bytes land where a
//! wait covers them (`exec::copies`); a prefetch does nothing.

use base::{FenceOp, LaneMask, MemKind, RecordCounters, Scope, Shape, Space, WarpAccess};
use exec::alu::Level;
use exec::atomics;
use exec::data::{self, View, ViewMut};
use exec::fault::{Fault, FaultKind};
use exec::port::{MemPort, Near, Request};
use exec::regs::Regs;
use ir::{MemInst, Query};
use mem::{AccessFigures, Counter};

use crate::ahead::Ahead;
use crate::memory::Memory;

mod shared;
mod texture;

/// Global memory as a port has it.
pub(crate) enum Global<'a> {
    /// Its own: writes take effect at once.
    Own(&'a mut Memory),
    /// Shared with other host threads that run other blocks: what is loaded is not written by this launch, and
    /// writes wait in a log until the blocks before have had theirs.
    Ahead(Ahead<'a>),
}

impl Global<'_> {
    #[inline]
    pub(crate) fn memory(&self) -> &Memory {
        match self {
            Global::Own(memory) => memory,
            Global::Ahead(ahead) => ahead.memory,
        }
    }

    /// Sees to it that an access which runs ahead touches no allocation that it should not.
    #[inline]
    pub(crate) fn may(&mut self, kind: MemKind, range: usize, pc: u32) -> Result<(), Box<Fault>> {
        match self {
            Global::Own(_) => Ok(()),
            Global::Ahead(ahead) => ahead.may(kind, range, pc),
        }
    }
}

/// Counts mode's memory port.
pub(crate) struct CountsPort<'a> {
    pub(crate) global: Global<'a>,
    pub(crate) params: &'a [u8],
    pub(crate) counter: Counter,
    pub(crate) records: Vec<RecordCounters>,
    pub(crate) memos: Vec<Memo>,
    /// The allocation that each record touched last; none at first.
    pub(crate) hints: Vec<u32>,
    pub(crate) printed: Vec<u8>,
    /// Operations of finished turns.
    pub(crate) clock: u64,
}

/// The last uniform or affine access of a record. Loops repeat their accesses at other lines of memory; as long as
/// mask, stride and place within the line stay, so do the figures, and counting is one more time of the same.
#[derive(Clone, Copy, Default)]
pub(crate) struct Memo {
    mask: u32,
    low: u32,
    stride: i64,
    times: u64,
    figures: AccessFigures,
}

impl Memo {
    /// The part of an address that figures depend on: its place in a line.
    const LOW: u32 = 127;

    fn flush(&mut self, into: &mut RecordCounters) {
        if self.times > 0 {
            self.figures.add_times(self.times, into);
            self.times = 0;
        }
    }
}

impl<'a> CountsPort<'a> {
    /// A port onto global memory for a launch with so many records.
    pub(crate) fn new(
        global: Global<'a>,
        params: &'a [u8],
        counter: Counter,
        records: usize,
    ) -> CountsPort<'a> {
        CountsPort {
            global,
            params,
            counter,
            records: vec![RecordCounters::default(); records],
            memos: vec![Memo::default(); records],
            hints: vec![u32::MAX; records],
            printed: Vec::new(),
            clock: 0,
        }
    }

    #[inline]
    fn count(&mut self, record: u32, access: &WarpAccess<'_>) {
        let (base, stride) = match access.shape {
            Shape::Uniform(a) => (a, 0),
            Shape::Affine { base, stride } => (base, stride),
            _ => return self.count_lanes(record, access),
        };
        let Some(memo) = self.memos.get_mut(record as usize) else { return };
        if memo.mask == access.mask.0 && memo.stride == stride && memo.low == base as u32 & Memo::LOW {
            memo.times += 1;
            return;
        }
        self.count_new(record, access, base, stride);
    }

    /// An access unlike the last one of its record: counts it, and remembers it where another one of the same
    /// stride and place within a line must give the same figures.
    #[inline(never)]
    fn count_new(&mut self, record: u32, access: &WarpAccess<'_>, base: u64, stride: i64) {
        let figures = self.counter.figures(access);
        let (Some(memo), Some(into)) =
            (self.memos.get_mut(record as usize), self.records.get_mut(record as usize))
        else {
            return;
        };
        memo.flush(into);
        figures.add_to(into);
        // Only the tag stage looks at more of an address than its place in the line, and one line is one lookup.
        if figures.lines <= 1 && access.mask.0 != 0 {
            *memo = Memo { mask: access.mask.0, stride, low: base as u32 & Memo::LOW, times: 0, figures };
        }
    }

    #[inline(never)]
    fn count_lanes(&mut self, record: u32, access: &WarpAccess<'_>) {
        if let Some(into) = self.records.get_mut(record as usize) {
            self.counter.count(access, into);
        }
    }

    /// The counters, with everything remembered added.
    pub(crate) fn finish(&mut self) -> Vec<RecordCounters> {
        for (memo, record) in self.memos.iter_mut().zip(&mut self.records) {
            memo.flush(record);
        }
        std::mem::take(&mut self.records)
    }

    /// Counts an execution without addresses.
    fn count_execution(&mut self, record: u32, lanes: u32) {
        if let Some(r) = self.records.get_mut(record as usize) {
            r.executed += (lanes != 0) as u64;
            r.lanes += lanes as u64;
        }
    }

    /// The allocation in which the first lane's access to global memory lies.
    #[inline]
    fn global(&mut self, record: u32, access: &WarpAccess<'_>, bytes: u32) -> Result<usize, Box<Fault>> {
        let lead = (access.mask.0.trailing_zeros() & 31) as usize;
        let hint = self.hints.get(record as usize).copied().unwrap_or(u32::MAX);
        let Some(range) = self.global.memory().find(access.shape.address(lead), hint) else {
            return Err(out_of_bounds(Space::Global, &access.shape, lead as u32, bytes, access.pc));
        };
        if range as u32 != hint {
            self.global.may(access.op.kind, range, access.pc)?;
            if let Some(h) = self.hints.get_mut(record as usize) {
                *h = range as u32;
            }
        }
        Ok(range)
    }

    /// Moves the data of an access whose lanes may lie in several allocations: lane groups by allocation.
    fn split_global(
        &mut self,
        request: &Request<'_>,
        regs: &mut Regs<'_>,
        mask: u32,
        bytes: u32,
    ) -> Result<(), Box<Fault>> {
        let shape = &request.access.shape;
        let pc = request.access.pc;
        let mut rest = mask;
        while rest != 0 {
            let lead = (rest.trailing_zeros() & 31) as usize;
            let out = |lane: u32| out_of_bounds(Space::Global, shape, lane, bytes, pc);
            let found = self.global.memory().find(shape.address(lead), 0);
            let Some((range, (origin, data))) = found.and_then(|r| Some((r, self.global.memory().view(r)?)))
            else {
                return Err(out(lead as u32));
            };
            let len = data.len() as u64;
            let here = LaneMask(rest).lanes().fold(0u32, |m, i| {
                let a = shape.address(i);
                m | ((a >= origin && a - origin < len) as u32) << i
            });
            if let Some(lane) = data::outside(request.level, shape, here, bytes as u64, origin, len) {
                return Err(out(lane));
            }
            self.global.may(request.access.op.kind, range, pc)?;
            self.transfer(request, regs, here, range)?;
            rest &= !here;
        }
        Ok(())
    }

    /// Moves data between registers and an allocation; the range has been checked.
    fn transfer(
        &mut self,
        request: &Request<'_>,
        regs: &mut Regs<'_>,
        mask: u32,
        range: usize,
    ) -> Result<(), Box<Fault>> {
        let (inst, shape) = (request.inst, &request.access.shape);
        if inst.op.kind == MemKind::Load {
            let Some((origin, bytes)) = self.global.memory().view(range) else { return Ok(()) };
            data::load(request.level, regs, inst, shape, mask, View { bytes, origin });
            return Ok(());
        }
        let done = match &mut self.global {
            Global::Own(memory) => {
                let Some((origin, bytes)) = memory.view_mut(range) else { return Ok(()) };
                write(request.level, inst, shape, regs, mask, ViewMut { bytes, origin })
            }
            Global::Ahead(ahead) => {
                ahead.log.push(request, regs, mask, range);
                true
            }
        };
        if done { Ok(()) } else { Err(missing_atomic(inst, &request.access)) }
    }

    fn access_global(&mut self, request: &Request<'_>, regs: &mut Regs<'_>) -> Result<(), Box<Fault>> {
        let access = &request.access;
        let (mask, bytes) = (access.mask.0, access.op.bytes_per_lane());
        let range = self.global(request.record, access, bytes)?;
        let (origin, len) = self.global.memory().view(range).map_or((0, 0), |(o, b)| (o, b.len() as u64));
        if data::outside(request.level, &access.shape, mask, bytes as u64, origin, len).is_none() {
            self.transfer(request, regs, mask, range)?;
        } else {
            self.split_global(request, regs, mask, bytes)?;
        }
        self.count(request.record, access);
        Ok(())
    }

    fn access_local(
        &mut self,
        request: &Request<'_>,
        near: &mut Near<'_>,
        regs: &mut Regs<'_>,
    ) -> Result<(), Box<Fault>> {
        let access = &request.access;
        let (inst, mask) = (request.inst, access.mask.0);
        let done = match access.op.kind {
            MemKind::Load => data::load_local(request.level, regs, inst, &access.shape, mask, near.local),
            MemKind::Store => data::store_local(request.level, regs, inst, &access.shape, mask, near.local),
            _ => {
                let lane = mask.trailing_zeros() & 31;
                let address = access.shape.address(lane as usize);
                return Err(FaultKind::ReadOnly { space: Space::Local, address }.at(access.pc, lane));
            }
        };
        if let Err(lane) = done {
            let bytes = access.op.bytes_per_lane();
            return Err(out_of_bounds(Space::Local, &access.shape, lane, bytes, access.pc));
        }
        self.count(request.record, access);
        Ok(())
    }

    fn access_constant(&mut self, request: &Request<'_>, regs: &mut Regs<'_>) -> Result<(), Box<Fault>> {
        let access = &request.access;
        let (mask, bytes) = (access.mask.0, access.op.bytes_per_lane());
        let space = access.op.space;
        let bank = if space == Space::Param { self.params } else { self.global.memory().constants() };
        if let Some(lane) =
            data::outside(request.level, &access.shape, mask, bytes as u64, 0, bank.len() as u64)
        {
            return Err(out_of_bounds(space, &access.shape, lane, bytes, access.pc));
        }
        if access.op.kind != MemKind::Load {
            let lane = mask.trailing_zeros() & 31;
            let address = access.shape.address(lane as usize);
            return Err(FaultKind::ReadOnly { space, address }.at(access.pc, lane));
        }
        data::load(request.level, regs, request.inst, &access.shape, mask, View { bytes: bank, origin: 0 });
        self.count(request.record, access);
        Ok(())
    }
}

/// Stores, atomics and reductions on a checked range. False for an atomic that does not exist.
pub(crate) fn write(
    level: Level,
    inst: &MemInst,
    shape: &Shape<'_>,
    regs: &mut Regs<'_>,
    mask: u32,
    view: ViewMut<'_>,
) -> bool {
    match inst.op.kind {
        MemKind::Store => {
            data::store(level, regs, inst, shape, mask, view);
            true
        }
        MemKind::Atomic(op) | MemKind::Reduction(op) => atomics::atomic(regs, inst, op, shape, mask, view),
        _ => true,
    }
}

/// A lane's access outside every allocation of its space.
#[cold]
fn out_of_bounds(space: Space, shape: &Shape<'_>, lane: u32, bytes: u32, pc: u32) -> Box<Fault> {
    FaultKind::OutOfBounds { space, address: shape.address(lane as usize), bytes }.at(pc, lane)
}

#[cold]
fn missing_atomic(inst: &MemInst, access: &WarpAccess<'_>) -> Box<Fault> {
    let op = match inst.op.kind {
        MemKind::Atomic(op) | MemKind::Reduction(op) => op.name(),
        _ => "",
    };
    let text = format!("no atomic `{op}` on .{}", inst.op.ty.name());
    FaultKind::System(text).at(access.pc, access.mask.0.trailing_zeros() & 31)
}

impl MemPort for CountsPort<'_> {
    fn access(
        &mut self,
        request: &Request<'_>,
        near: &mut Near<'_>,
        regs: &mut Regs<'_>,
    ) -> Result<(), Box<Fault>> {
        let (kind, space) = (request.access.op.kind, request.access.op.space);
        if matches!(kind, MemKind::Prefetch | MemKind::Discard | MemKind::ApplyPriority) {
            self.count_execution(request.record, request.access.mask.count());
            return Ok(());
        }
        if kind == MemKind::AsyncCopy {
            return self.access_shared(request, near, regs);
        }
        match space {
            Space::Global | Space::Generic => self.access_global(request, regs),
            Space::Shared | Space::SharedCluster => self.access_shared(request, near, regs),
            Space::Local => self.access_local(request, near, regs),
            Space::Const | Space::Param => self.access_constant(request, regs),
            Space::Texture | Space::Surface => self.access_texture(request, regs),
        }
    }

    fn fence(&mut self, record: u32, _warp: u32, _op: FenceOp, _scope: Option<Scope>, mask: LaneMask) {
        self.count_execution(record, mask.count());
    }

    fn clock(&self) -> u64 {
        self.clock
    }

    fn print(&mut self, text: &[u8]) {
        self.printed.extend_from_slice(text);
    }

    fn peek(&self, generic: u64) -> Option<u8> {
        let low = (generic & 0xffff_ffff) as usize;
        match ir::address::space_of(generic) {
            Space::Const => self.global.memory().constants().get(low).copied(),
            Space::Param => self.params.get(low).copied(),
            _ => self.global.memory().read(generic, 1).and_then(|b| b.first().copied()),
        }
    }

    fn texture_query(&self, handle: u64, query: Query, level: u32) -> Option<u32> {
        self.global.memory().texture(handle).map(|t| t.query(query, level))
    }

    fn allocate(&mut self, bytes: u64) -> u64 {
        match &mut self.global {
            Global::Own(memory) => memory.heap_allocate(bytes),
            // Kernels that allocate never run ahead.
            Global::Ahead(..) => 0,
        }
    }

    fn free(&mut self, address: u64) -> bool {
        match &mut self.global {
            Global::Own(memory) => memory.heap_free(address),
            Global::Ahead(..) => false,
        }
    }
}
