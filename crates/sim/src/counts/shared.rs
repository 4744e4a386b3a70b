//! Shared memory in counts mode: the block's own, that of the other blocks of its cluster, and asynchronous copies into
//! it.

use base::{LaneMask, MemKind, Shape, Space, WarpAccess};
use exec::cluster::unmap;
use exec::data::{self, View, ViewMut};
use exec::fault::Fault;
use exec::matrix::rows::{load_rows, store_rows};
use exec::port::{Near, Request};
use exec::regs::Regs;

use super::{CountsPort, missing_atomic, out_of_bounds, write};

impl CountsPort<'_> {
    pub(super) fn access_shared(
        &mut self,
        request: &Request<'_>,
        near: &mut Near<'_>,
        regs: &mut Regs<'_>,
    ) -> Result<(), Box<Fault>> {
        let access = &request.access;
        let inst = request.inst;
        let origin = near.shared.base as u64;
        let len = near.shared.bytes.len() as u64;
        let matrix = match access.op.kind {
            MemKind::MatrixLoad(x) | MemKind::MatrixStore(x) => Some(LaneMask::first(8 * x.count()).0),
            _ => None,
        };
        let (mask, bytes) = (matrix.unwrap_or(access.mask.0), access.op.bytes_per_lane());
        if let Some(lane) = data::outside(request.level, &access.shape, mask, bytes as u64, origin, len) {
            if near.cluster.is_some() && matrix.is_none() && access.op.kind != MemKind::AsyncCopy {
                return self.access_cluster(request, near, regs);
            }
            return Err(out_of_bounds(Space::Shared, &access.shape, lane, bytes, access.pc));
        }
        match (access.op.kind, &access.shape) {
            (MemKind::MatrixLoad(_), Shape::Lanes(rows)) => {
                let view = View { bytes: &near.shared.bytes, origin };
                load_rows(regs, inst, rows, view);
            }
            (MemKind::MatrixStore(_), Shape::Lanes(rows)) => {
                let view = ViewMut { bytes: &mut near.shared.bytes, origin };
                store_rows(regs, inst, rows, view);
            }
            (MemKind::Load, shape) => {
                data::load(
                    request.level,
                    regs,
                    inst,
                    shape,
                    mask,
                    View { bytes: &near.shared.bytes, origin },
                );
            }
            (MemKind::AsyncCopy, _) => return self.async_copy(request, near, regs),
            (_, shape) => {
                let view = ViewMut { bytes: &mut near.shared.bytes, origin };
                if !write(request.level, inst, shape, regs, mask, view) {
                    return Err(missing_atomic(inst, access));
                }
            }
        }
        self.count(request.record, access);
        Ok(())
    }

    /// An access to the shared memory of several blocks of a cluster, block by block in ascending order.
    fn access_cluster(
        &mut self,
        request: &Request<'_>,
        near: &mut Near<'_>,
        regs: &mut Regs<'_>,
    ) -> Result<(), Box<Fault>> {
        let (access, inst) = (&request.access, request.inst);
        let (mask, bytes) = (access.mask.0, access.op.bytes_per_lane());
        let Some(cluster) = near.cluster.as_deref_mut() else { return Ok(()) };
        let place = |lane: usize| unmap(access.shape.address(lane) as u32);
        let rank = |lane: usize| place(lane).0.unwrap_or(cluster.rank);
        let lanes: [u64; 32] = std::array::from_fn(|i| u64::from(place(i).1));
        let shape = Shape::Lanes(&lanes);
        let mut rest = mask;
        while rest != 0 {
            let block = LaneMask(rest).lanes().map(rank).min().unwrap_or(0);
            let here = LaneMask(rest).lanes().filter(|&i| rank(i) == block).fold(0u32, |m, i| m | 1 << i);
            let memory = match block == cluster.rank {
                true => Some(&mut *near.shared),
                false => cluster.shared.get_mut(block as usize),
            };
            let fault =
                |lane: u32| out_of_bounds(Space::SharedCluster, &access.shape, lane, bytes, access.pc);
            let Some(memory) = memory else { return Err(fault(here.trailing_zeros())) };
            let (origin, len) = (memory.base as u64, memory.bytes.len() as u64);
            if let Some(lane) = data::outside(request.level, &shape, here, bytes as u64, origin, len) {
                return Err(fault(lane));
            }
            if inst.op.kind == MemKind::Load {
                data::load(request.level, regs, inst, &shape, here, View { bytes: &memory.bytes, origin });
            } else {
                let view = ViewMut { bytes: &mut memory.bytes, origin };
                if !write(request.level, inst, &shape, regs, here, view) {
                    return Err(missing_atomic(inst, access));
                }
            }
            rest &= !here;
        }
        self.count(request.record, access);
        Ok(())
    }

    /// `cp.async`: reads the bytes of each lane from global memory; they land in shared memory when a wait covers them.
    fn async_copy(
        &mut self,
        request: &Request<'_>,
        near: &mut Near<'_>,
        regs: &mut Regs<'_>,
    ) -> Result<(), Box<Fault>> {
        let Some(source) = request.source else { return Ok(()) };
        let (access, inst) = (&request.access, request.inst);
        let bytes = inst.op.bytes_per_lane();
        let size = match inst.operands.first() {
            Some(s) if !s.is_none() => regs.get32(*s),
            _ => [bytes; 32],
        };
        let origin = near.shared.base as u64;
        // A lane whose size is 0 gets zeros and asks nothing of global memory.
        let reading = access.mask.lanes().filter(|&i| size[i] > 0).fold(0u32, |m, i| m | 1 << i);
        let mut bytes_read = [[0u8; 16]; 32];
        let mut hint = self.hints.get(request.record as usize).copied().unwrap_or(u32::MAX);
        for lane in LaneMask(reading).lanes() {
            let n = size[lane].min(bytes);
            let from = source.shape.address(lane);
            let memory = self.global.memory();
            let found = memory.find(from, hint).and_then(|r| Some((r, memory.view(r)?)));
            let data = found.and_then(|(range, (origin, all))| {
                Some((range, all.get((from - origin) as usize..)?.get(..n as usize)?))
            });
            let Some((range, data)) = data else {
                return Err(out_of_bounds(Space::Global, &source.shape, lane as u32, n, access.pc));
            };
            if let Some(place) = bytes_read[lane].get_mut(..n as usize) {
                place.copy_from_slice(data);
            }
            if range as u32 != hint {
                self.global.may(MemKind::AsyncCopy, range, access.pc)?;
                hint = range as u32;
            }
        }
        if let Some(h) = self.hints.get_mut(request.record as usize) {
            *h = hint;
        }
        let to = |lane| (access.shape.address(lane).wrapping_sub(origin)) as u32;
        near.copies.issue(access.mask.0, bytes, std::array::from_fn(to), bytes_read);
        // The record's own figures are those of the global side; the shared side has fields of its own.
        let mut global = *source.op;
        global.space = Space::Global;
        if reading != 0 {
            self.count(request.record, &WarpAccess { op: &global, mask: LaneMask(reading), ..source });
        }
        if let Some(r) = self.records.get_mut(request.record as usize) {
            r.executed += (reading == 0) as u64;
            r.lanes += u64::from((access.mask.0 & !reading).count_ones());
        }
        let mut shared = *access.op;
        (shared.space, shared.kind) = (Space::Shared, MemKind::Store);
        let figures = self.counter.figures(&WarpAccess { op: &shared, ..*access });
        if let Some(r) = self.records.get_mut(request.record as usize) {
            r.shared_wavefronts += figures.wavefronts as u64;
            r.shared_wavefronts_ideal += figures.wavefronts_ideal as u64;
            r.shared_way = r.shared_way.max(figures.way as u64);
        }
        Ok(())
    }
}
