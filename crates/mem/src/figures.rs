//! What one execution of one instruction costs by its addresses alone, and which of it applies where.

use base::{MemKind, MemOp, RecordCounters, Space};

/// The part of the memory system that serves an access, which decides the figures that apply to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Path {
    /// L1 by address: sectors, lines, wavefronts, tag wavefronts; same-address figures for atomics.
    Global,
    /// L1 through the local layout: the same figures.
    Local,
    /// Shared memory, matrix loads and stores: wavefronts; same-address figures for atomics.
    Shared,
    /// Constant banks and parameters: distinct addresses, and wavefronts equal to them.
    Constant,
    /// No addresses that are counted (fences, textures, surfaces).
    None,
}

impl Path {
    /// The path of an operation whose space is its real one. A generic operation counts as global.
    #[inline]
    pub const fn of(op: &MemOp) -> Path {
        match op.kind {
            MemKind::Fence(_) | MemKind::TextureLoad | MemKind::SurfaceLoad | MemKind::SurfaceStore => {
                Path::None
            }
            _ => match op.space {
                Space::Global | Space::Generic => Path::Global,
                Space::Shared | Space::SharedCluster => Path::Shared,
                Space::Local => Path::Local,
                Space::Const | Space::Param => Path::Constant,
                Space::Texture | Space::Surface => Path::None,
            },
        }
    }
}

/// Figures of one execution. Those that do not apply on its [`Path`] are 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AccessFigures {
    /// Active lanes.
    pub lanes: u32,
    /// Distinct 32-byte sectors.
    pub sectors: u32,
    /// ⌈active lanes × bytes / 32⌉.
    pub sectors_ideal: u32,
    /// Distinct 128-byte lines.
    pub lines: u32,
    /// Wavefronts of the data stage; for constants the distinct addresses.
    pub wavefronts: u32,
    /// Phases with an active lane.
    pub wavefronts_ideal: u32,
    /// Distinct words of the busiest bank in one phase.
    pub way: u32,
    /// Wavefronts of the L1 tag stage; 0 without a tag hash.
    pub tag_wavefronts: u32,
    /// Distinct aligned words of max(4, bytes) bytes.
    pub distinct_addresses: u32,
    /// The most lanes on one address.
    pub same_address_max: u32,
    /// Per sector of global memory the most lanes on one address, summed.
    pub atomic_sectors: u32,
}

impl AccessFigures {
    /// Adds this execution to the counters of its record.
    #[inline(always)]
    pub fn add_to(&self, c: &mut RecordCounters) {
        self.add_times(1, c);
    }

    /// Adds so many executions like this one, at least one.
    #[inline(always)]
    pub fn add_times(&self, times: u64, c: &mut RecordCounters) {
        c.executed += times * u64::from(self.lanes != 0);
        c.lanes += times * u64::from(self.lanes);
        c.sectors += times * u64::from(self.sectors);
        c.sectors_ideal += times * u64::from(self.sectors_ideal);
        c.lines += times * u64::from(self.lines);
        c.wavefronts += times * u64::from(self.wavefronts);
        c.wavefronts_ideal += times * u64::from(self.wavefronts_ideal);
        c.way = c.way.max(u64::from(self.way));
        c.tag_wavefronts += times * u64::from(self.tag_wavefronts);
        c.distinct_addresses += times * u64::from(self.distinct_addresses);
        c.same_address_max = c.same_address_max.max(u64::from(self.same_address_max));
        c.atomic_sectors += times * u64::from(self.atomic_sectors);
    }
}
