//! The limits of an architecture (`sm_80`): how much a thread, a block and an SM may have, and in what steps it
//! is given out. Read from `gpus/arch/*.toml`; a file may be `like` another one and then says what differs.

use serde::Deserialize;

use crate::embedded;
use crate::figure::Row;
use crate::load::{self, LoadError};
use crate::schema::{
    Allocation, Block, CacheLimits, ClusterLimits, ConstantLimits, Grid, Parameters, SharedLimits, SmLimits,
    Thread, Warp,
};
use crate::target::{Target, Variant};

/// An architecture and its limits.
#[derive(Clone, PartialEq, Debug)]
pub struct Arch {
    /// Its name without a variant, such as `sm_90`.
    pub name: String,
    /// The name of its generation.
    pub generation: String,
    /// Compute capability, major and minor.
    pub capability: (u32, u32),
    /// The limits themselves.
    pub limits: Limits,
}

/// The limits of an architecture by what they limit.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// A warp.
    pub warp: Warp,
    /// A thread.
    pub thread: Thread,
    /// A block.
    pub block: Block,
    /// A grid.
    pub grid: Grid,
    /// An SM.
    pub sm: SmLimits,
    /// Steps of allocation.
    pub allocation: Allocation,
    /// Clusters, where the architecture has them.
    pub cluster: Option<ClusterLimits>,
    /// Kernel parameters.
    pub parameters: Parameters,
    /// Constant memory.
    pub constant: ConstantLimits,
    /// Shared memory.
    pub shared: SharedLimits,
    /// Caches.
    pub cache: CacheLimits,
}

impl Limits {
    /// Every limit that is known.
    pub fn rows(&self) -> Vec<Row> {
        let mut rows = Vec::new();
        self.warp.list(&mut rows);
        self.thread.list(&mut rows);
        self.block.list(&mut rows);
        self.grid.list(&mut rows);
        self.sm.list(&mut rows);
        self.allocation.list(&mut rows);
        if let Some(cluster) = &self.cluster {
            cluster.list(&mut rows);
        }
        self.parameters.list(&mut rows);
        self.constant.list(&mut rows);
        self.shared.list(&mut rows);
        self.cache.list(&mut rows);
        rows
    }
}

/// How long a chain of `like` may be; more is a mistake or a circle.
const LONGEST_CHAIN: usize = 4;

impl Arch {
    /// The architecture with this name, variant or not (`sm_90a` is `sm_90`), if its limits are known.
    ///
    /// # Errors
    /// A built-in file is broken.
    pub fn by_name(name: &str) -> Result<Option<Arch>, LoadError> {
        Ok(match Target::parse(name) {
            Some(target) => Arch::of(target)?,
            None => None,
        })
    }

    /// The architecture of a target, if its limits are known.
    ///
    /// # Errors
    /// A built-in file is broken.
    pub fn of(target: Target) -> Result<Option<Arch>, LoadError> {
        let name = Target { variant: Variant::Base, ..target }.to_string();
        match embedded_text(&name) {
            Some(text) => Arch::parse(&format!("gpus/arch/{name}.toml"), text).map(Some),
            None => Ok(None),
        }
    }

    /// The names of all architectures whose limits are known, oldest first.
    pub fn names() -> Vec<&'static str> {
        let mut known: Vec<(Target, &'static str)> = embedded::ARCHES
            .iter()
            .filter_map(|(name, _)| Target::parse(name).map(|target| (target, *name)))
            .collect();
        known.sort_unstable();
        known.into_iter().map(|(_, name)| name).collect()
    }

    /// Reads and checks one file; `file` is how messages call it.
    ///
    /// # Errors
    /// The text is no TOML, lacks a figure, has one of a wrong unit or without a source, or contradicts itself.
    pub fn parse(file: &str, text: &str) -> Result<Arch, LoadError> {
        let mut head = load::table(file, text)?;
        let name = load::text(file, &mut head, "arch")?;
        let generation = load::text(file, &mut head, "generation")?;
        let Some(target) = Target::parse(&name).filter(|target| target.variant == Variant::Base) else {
            return Err(LoadError::new(file, format!("`{name}` is no architecture; write `sm_80`")));
        };
        let table = inherit(file, head)?;
        let limits: Limits = load::typed(file, table)?;
        check(file, &limits)?;
        Ok(Arch { name, generation, capability: target.capability(), limits })
    }
}

fn embedded_text(name: &str) -> Option<&'static str> {
    embedded::ARCHES.iter().find(|(known, _)| *known == name).map(|(_, text)| *text)
}

/// Lays a file over the chain of files that it is like.
fn inherit(file: &str, mut table: toml::Table) -> Result<toml::Table, LoadError> {
    for _ in 0..LONGEST_CHAIN {
        let Some(like) = table.remove("like") else {
            return Ok(table);
        };
        let parent = like.as_str().and_then(embedded_text);
        let Some(parent) = parent else {
            return Err(LoadError::new(file, format!("`like = {like}` names no file of gpus/arch")));
        };
        let mut parent = load::table(file, parent)?;
        parent.remove("arch");
        parent.remove("generation");
        table = load::overlay(parent, table);
    }
    Err(LoadError::new(file, "the chain of `like` is too long or goes in a circle"))
}

fn check(file: &str, limits: &Limits) -> Result<(), LoadError> {
    let rows = limits.rows();
    load::check_rows(file, &rows)?;
    let Limits { warp, block, sm, allocation, shared, cache, .. } = limits;
    let require = |holds: bool, problem: &str| load::require(file, holds, problem);
    require(warp.size.value == 32, "a warp has 32 threads")?;
    require(
        sm.warps.value.checked_mul(warp.size.value) == Some(sm.threads.value),
        "`sm.threads` is not `sm.warps` times the warp size",
    )?;
    require(block.threads.value <= sm.threads.value, "a block has more threads than an SM")?;
    let units = [
        allocation.register_unit.value,
        allocation.warp_unit.value,
        allocation.shared_unit.value,
        sm.partitions.value,
        sm.blocks.value,
        shared.banks.value,
        shared.bank_width.value,
    ];
    require(units.iter().all(|unit| *unit > 0), "a unit of allocation or a number of parts is 0")?;
    require(
        sm.registers.value.is_multiple_of(sm.partitions.value),
        "`sm.registers` do not divide among `sm.partitions`",
    )?;
    require(
        shared.per_block.value.saturating_add(shared.reserved_per_block.value) <= shared.per_sm.value,
        "`shared.per_block` and what is reserved exceed `shared.per_sm`",
    )?;
    require(
        shared.static_per_block.value <= shared.per_block.value,
        "`shared.static_per_block` is too large",
    )?;
    let steps = &shared.carveouts.value;
    require(steps.is_sorted_by(|a, b| a < b), "`shared.carveouts` do not rise")?;
    require(
        steps.last() == Some(&shared.per_sm.value),
        "the largest of `shared.carveouts` is not `shared.per_sm`",
    )?;
    require(
        cache.sector.value > 0 && cache.line.value.is_multiple_of(cache.sector.value),
        "`cache.line` is no multiple of `cache.sector`",
    )
}
