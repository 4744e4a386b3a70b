//! What a report is made from: the launch, its counters, and the side tables that name them.

use base::{MemOp, RecordCounters};

use crate::model::{Basis, Finding, GpuName, KernelName, Shape, Source};

/// Everything known about one finished launch.
#[derive(Clone, Debug)]
pub struct Facts {
    /// The GPU.
    pub gpu: GpuName,
    /// The kernel.
    pub kernel: KernelName,
    /// The launch parameters.
    pub shape: Shape,
    /// Occupancy and what it follows from.
    pub occupancy: Occupancy,
    /// PTX statements executed, once per warp (or per group of a diverged warp).
    pub instructions: u64,
    /// The same, once per active thread.
    pub thread_instructions: u64,
    /// How often a group of a diverged warp stopped waiting for the rest.
    pub divergence_giveups: u64,
    /// Is the tag stage's hash of this GPU known?
    pub tag_basis: Basis,
    /// What was counted, in file order.
    pub records: Vec<Record>,
    /// Faults.
    pub findings: Vec<Finding>,
}

/// One counted statement in one state space.
#[derive(Clone, Debug)]
pub struct Record {
    /// Its line in the PTX, from 1.
    pub ptx_line: u32,
    /// Number of the statement in the file.
    pub statement: u32,
    /// Mnemonic with modifiers.
    pub ptx: String,
    /// What it asks, in this space.
    pub op: MemOp,
    /// Written without a state space.
    pub generic: bool,
    /// Does it follow from addresses alone?
    pub basis: Basis,
    /// The innermost place, then those it was inlined at.
    pub places: Vec<Source>,
    /// The counts.
    pub counters: RecordCounters,
}

/// Resident blocks and what limits them. Blocks per SM unless said otherwise.
#[derive(Clone, Debug, PartialEq)]
pub struct Occupancy {
    /// Registers of a thread.
    pub registers: u32,
    /// Were they estimated?
    pub registers_estimated: bool,
    /// Static shared memory of a block in bytes.
    pub static_shared_bytes: u64,
    /// Resident blocks.
    pub blocks: u32,
    /// Resident warps.
    pub warps: u32,
    /// Most warps that an SM holds.
    pub max_warps: u32,
    /// Limit of block slots.
    pub limit_blocks: u32,
    /// Limit of warp slots.
    pub limit_warps: u32,
    /// Limit by registers, where they limit.
    pub limit_registers: Option<u32>,
    /// Limit by shared memory, where it limits.
    pub limit_shared: Option<u32>,
    /// Shared memory that an SM sets aside, in bytes.
    pub shared_config_bytes: Option<u64>,
    /// SMs of the GPU.
    pub sms: u32,
}
