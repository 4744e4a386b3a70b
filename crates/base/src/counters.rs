//! What is counted for each memory instruction. Sums over executions, except where "max" is said.
//! Counting rules: the contract's definitions in `docs/metrics.md`; the code that counts is `mem`'s.

/// Counters of one record (an instruction in one state space). All sums of 64-bit integers, so that shards
/// merge in any grouping to the same result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RecordCounters {
    /// Times a warp ran it with at least one active lane.
    pub executed: u64,
    /// Sum of active lanes.
    pub lanes: u64,
    /// Distinct 32-byte sectors (global and local).
    pub sectors: u64,
    /// ⌈active lanes × bytes / 32⌉.
    pub sectors_ideal: u64,
    /// Distinct 128-byte lines.
    pub lines: u64,
    /// Data-stage wavefronts (banks); for constants the distinct addresses.
    pub wavefronts: u64,
    /// Phases with an active lane.
    pub wavefronts_ideal: u64,
    /// Max: distinct words of the busiest bank in one phase.
    pub way: u64,
    /// L1 tag-stage wavefronts.
    pub tag_wavefronts: u64,
    /// Distinct aligned words (constants and parameters).
    pub distinct_addresses: u64,
    /// Max: lanes on one address (atomics and reductions).
    pub same_address_max: u64,
    /// Atomics on global memory: per sector the most lanes on one address, as the hardware counter has it.
    pub atomic_sectors: u64,
    /// The shared side of a copy from global memory: its wavefronts.
    pub shared_wavefronts: u64,
    /// Its phases with an active lane.
    pub shared_wavefronts_ideal: u64,
    /// Its largest bank count (max).
    pub shared_way: u64,
}

impl RecordCounters {
    /// Adds another shard's counts.
    pub fn merge(&mut self, o: &RecordCounters) {
        self.executed += o.executed;
        self.lanes += o.lanes;
        self.sectors += o.sectors;
        self.sectors_ideal += o.sectors_ideal;
        self.lines += o.lines;
        self.wavefronts += o.wavefronts;
        self.wavefronts_ideal += o.wavefronts_ideal;
        self.way = self.way.max(o.way);
        self.tag_wavefronts += o.tag_wavefronts;
        self.distinct_addresses += o.distinct_addresses;
        self.same_address_max = self.same_address_max.max(o.same_address_max);
        self.atomic_sectors += o.atomic_sectors;
        self.shared_wavefronts += o.shared_wavefronts;
        self.shared_wavefronts_ideal += o.shared_wavefronts_ideal;
        self.shared_way = self.shared_way.max(o.shared_way);
    }
}
