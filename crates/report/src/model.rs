//! The report as data: `warpmem.profile/1`, field by field as it goes out as JSON.
//!
//! A field that does not apply or is not modelled is absent, never 0. The JSON schema of the same shape is
//! `docs/schema/warpmem.profile-1.json`; a test holds the two together.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Name of this schema.
pub const SCHEMA: &str = "warpmem.profile/1";

/// A whole run: every launch of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Profile {
    /// Always [`SCHEMA`].
    pub schema: String,
    /// The version of warpmem that wrote it.
    pub version: String,
    /// The launches in the order they ran.
    pub launches: Vec<Launch>,
}

impl Profile {
    /// A report without launches yet.
    pub fn new(version: impl Into<String>) -> Profile {
        Profile { schema: SCHEMA.into(), version: version.into(), launches: Vec::new() }
    }
}

/// One launch of one kernel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Launch {
    /// The simulated GPU.
    pub gpu: GpuName,
    /// `counts` or `timing`.
    pub mode: String,
    /// Which instructions the figures are of: `ptx`.
    pub level: String,
    /// Were only some blocks simulated?
    pub sampled: bool,
    /// The kernel.
    pub kernel: KernelName,
    /// Its launch parameters.
    pub launch: Shape,
    /// Figures of the whole kernel by name.
    pub metrics: BTreeMap<String, Metric>,
    /// Every statement with a memory side, in file order.
    pub instructions: Vec<Instruction>,
    /// Faults of the run.
    pub findings: Vec<Finding>,
    /// What to do about the worst of it.
    pub advice: Vec<Advice>,
}

/// Which GPU.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GpuName {
    /// As `--gpu` takes it.
    pub name: String,
    /// Its architecture, `sm_80`.
    pub arch: String,
}

/// Which kernel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KernelName {
    /// Mangled.
    pub name: String,
    /// As written in the source language.
    pub demangled: String,
    /// The input file as the user typed it.
    pub file: String,
}

/// How it was launched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shape {
    /// Blocks in x, y, z.
    pub grid: [u32; 3],
    /// Threads of a block in x, y, z.
    pub block: [u32; 3],
    /// Blocks of a cluster in x, y, z.
    pub cluster: [u32; 3],
    /// Dynamic shared memory of a block.
    pub dynamic_shared_bytes: u64,
}

/// What a figure rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Basis {
    /// Follows from addresses alone.
    Exact,
    /// The same, but the count or the addresses depend on the order in which things happened to run.
    Schedule,
    /// Comes out of a model.
    Modelled,
}

impl Basis {
    /// The word in the report.
    pub const fn name(self) -> &'static str {
        match self {
            Basis::Exact => "exact",
            Basis::Schedule => "schedule",
            Basis::Modelled => "modelled",
        }
    }
}

/// A value: a count, or a ratio.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Number {
    /// A count.
    Integer(u64),
    /// A ratio or a percentage; finite.
    Real(f64),
}

impl Number {
    /// As a floating-point number.
    pub fn as_f64(self) -> f64 {
        match self {
            Number::Integer(n) => n as f64,
            Number::Real(x) => x,
        }
    }
}

/// A figure of the whole kernel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Metric {
    /// How much.
    pub value: Number,
    /// Of what.
    pub unit: String,
    /// How sure.
    pub basis: Basis,
}

/// A line of a source file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Source {
    /// Name relative to the input.
    pub file: String,
    /// Line from 1.
    pub line: u32,
}

/// A statement in one state space, with what its accesses cost. Sums over executions, maxima where said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Instruction {
    /// `k:LINE`, then `k:LINE.2` and so on for further statements or spaces of that line.
    pub id: String,
    /// Mnemonic with modifiers.
    pub ptx: String,
    /// Its line in the PTX, from 1.
    pub ptx_line: u32,
    /// What ptxas is known to make of it; empty where that is not known.
    pub sass: Vec<String>,
    /// The innermost `.loc`.
    pub source: Option<Source>,
    /// The callers' lines, innermost first, where it was inlined.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub inlined_at: Vec<Source>,
    /// The state space; fences have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub space: Option<String>,
    /// Written without a state space.
    pub generic: bool,
    /// What it does.
    pub op: String,
    /// Bytes that a lane moves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bytes_per_lane: Option<u32>,
    /// Times a warp ran it with at least one active lane.
    pub executed: u64,
    /// Active lanes.
    pub lanes: u64,
    /// Distinct 32-byte sectors.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sectors: Option<u64>,
    /// ⌈active lanes × bytes / 32⌉.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sectors_ideal: Option<u64>,
    /// Distinct 128-byte lines.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lines: Option<u64>,
    /// Wavefronts of the data stage; for constants the distinct addresses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wavefronts: Option<u64>,
    /// Phases with an active lane.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wavefronts_ideal: Option<u64>,
    /// max(0, wavefronts − ideal).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wavefronts_excess: Option<u64>,
    /// Most distinct words that one bank was asked for in a phase (maximum).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub way: Option<u64>,
    /// Distinct aligned words (constants and parameters).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub distinct_addresses: Option<u64>,
    /// Most lanes on one address (maximum; atomics and reductions).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub same_address_max: Option<u64>,
    /// Copies from global to shared memory: wavefronts of the shared side; the fields above are the global side's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shared_wavefronts: Option<u64>,
    /// Its phases with an active lane.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shared_wavefronts_ideal: Option<u64>,
    /// max(0, wavefronts − ideal) of the shared side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shared_wavefronts_excess: Option<u64>,
    /// Most distinct words that one bank was asked for in a phase of the shared side (maximum).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shared_way: Option<u64>,
    /// What the fields above rest on.
    pub basis: Basis,
    /// Wavefronts of the L1 tag stage (global and local).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tag_wavefronts: Option<u64>,
    /// What those rest on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tag_basis: Option<Basis>,
}

/// A fault of the run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finding {
    /// Unique in the launch.
    pub id: String,
    /// Kebab-case kind, such as `out-of-bounds`.
    pub kind: String,
    /// `error`.
    pub severity: String,
    /// One sentence.
    pub message: String,
    /// What to do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub help: Option<String>,
    /// Further lines: what each warp waits on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// The accesses it is about, the faulting one first.
    pub accesses: Vec<Access>,
    /// How often.
    pub count: u64,
}

/// One thread's access.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Access {
    /// Mnemonic with modifiers.
    pub ptx: String,
    /// Its line.
    pub ptx_line: u32,
    /// Its place in the source.
    pub source: Option<Source>,
    /// Block index.
    pub block: [u32; 3],
    /// Thread index in the block.
    pub thread: [u32; 3],
    /// What it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub op: Option<String>,
    /// Where.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub space: Option<String>,
    /// How many bytes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bytes: Option<u64>,
    /// The address in its space.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub address: Option<u64>,
    /// The allocation it was meant for, as far as can be told.
    pub allocation: Option<Allocation>,
    /// `weak`, `relaxed`, ….
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strength: Option<String>,
    /// `cta`, `gpu`, ….
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scope: Option<String>,
}

/// Memory that came into being before the launch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Allocation {
    /// The kernel argument that made it, from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub argument: Option<u32>,
    /// Its name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Its size.
    pub bytes: u64,
    /// The access's distance from its start.
    pub offset: i64,
}

/// What pattern costs what, and what usually mends it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Advice {
    /// The statement (the first one, where several of a source line share it).
    pub ptx_line: u32,
    /// The pattern and its cost.
    pub message: String,
    /// The usual remedy.
    pub help: String,
}
