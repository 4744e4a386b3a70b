//! A GPU as data: its figures, each with its source, the limits of its architecture, how full its SMs get, and
//! whether a launch is possible on it.
//!
//! The figures stand in `gpus/*.toml` and are built in. [`Gpu::by_name`] gives one, [`Gpu::rows`] all its figures
//! for a listing, [`occupancy()`] and [`validate_launch`] reckon with them. Figures that nobody has published are
//! absent, never made up.

pub mod arch;
mod embedded;
pub mod figure;
pub mod launch;
mod load;
pub mod occupancy;
pub mod schema;
pub mod source;
pub mod target;

use base::Diag;
use serde::Deserialize;

pub use arch::{Arch, Limits};
pub use figure::{Confidence, Figure, Row};
pub use launch::{LaunchShape, validate_launch};
pub use load::LoadError;
pub use occupancy::{BlockNeeds, Carveout, Limiter, Occupancy, occupancy};
pub use source::{Source, source, sources};
pub use target::{Target, Variant, check_target};

/// The GPU that is meant when none is named.
pub const DEFAULT: &str = "a100";

/// One GPU.
#[derive(Clone, PartialEq, Debug)]
pub struct Gpu {
    /// The name that `--gpu` takes.
    pub name: String,
    /// The product.
    pub title: String,
    /// The chip.
    pub chip: String,
    /// Its architecture with its limits.
    pub arch: Arch,
    /// What is particular to the product.
    pub figures: Figures,
}

/// The figures of a GPU that its architecture does not fix.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// The SMs.
    pub sm: schema::Sm,
    /// Clocks.
    #[serde(default)]
    pub clock: schema::Clock,
    /// L1.
    pub l1: schema::L1,
    /// Shared memory.
    #[serde(default)]
    pub shared: schema::Shared,
    /// Clusters.
    #[serde(default)]
    pub cluster: schema::Cluster,
    /// L2.
    pub l2: schema::L2,
    /// Device memory.
    pub dram: schema::Dram,
    /// Constant caches.
    #[serde(default)]
    pub constant: schema::Constant,
    /// Fences.
    #[serde(default)]
    pub fence: schema::Fence,
}

impl Figures {
    fn rows(&self) -> Vec<Row> {
        let mut rows = Vec::new();
        self.sm.list(&mut rows);
        self.clock.list(&mut rows);
        self.l1.list(&mut rows);
        self.shared.list(&mut rows);
        self.cluster.list(&mut rows);
        self.l2.list(&mut rows);
        self.dram.list(&mut rows);
        self.constant.list(&mut rows);
        self.fence.list(&mut rows);
        rows
    }
}

impl Gpu {
    /// The built-in GPU with this name.
    ///
    /// # Errors
    /// There is none; the message lists the names.
    pub fn by_name(name: &str) -> Result<Gpu, Diag> {
        let found = embedded::GPUS.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
        let Some((known, text)) = found else {
            return Err(Diag::error("unknown-gpu", format!("there is no GPU `{name}`"))
                .help(format!("the names are {}", Gpu::names().join(", "))));
        };
        // The built-in files are tested, so a failure here is ours.
        Gpu::parse(&format!("gpus/{known}.toml"), text).map_err(|error| Diag::bug(error.to_string()))
    }

    /// Every built-in GPU, oldest architecture first, then by name.
    pub fn all() -> Vec<Gpu> {
        let mut all: Vec<Gpu> =
            embedded::GPUS.iter().filter_map(|(name, _)| Gpu::by_name(name).ok()).collect();
        all.sort_by(|a, b| (a.arch.capability, &a.name).cmp(&(b.arch.capability, &b.name)));
        all
    }

    /// The names of all built-in GPUs, in the order of [`Gpu::all`].
    pub fn names() -> Vec<String> {
        Gpu::names_with(|_| true)
    }

    pub(crate) fn names_that_run(target: Target) -> Vec<String> {
        Gpu::names_with(|gpu| target.runs_on(gpu.arch.capability))
    }

    pub(crate) fn names_with(wanted: impl Fn(&Gpu) -> bool) -> Vec<String> {
        Gpu::all().into_iter().filter(|gpu| wanted(gpu)).map(|gpu| gpu.name).collect()
    }

    /// Reads and checks a file of `gpus/`; `file` is how messages call it.
    ///
    /// # Errors
    /// The text is no TOML, names an unknown architecture, lacks a figure, has one of a wrong unit or without a
    /// source, or contradicts itself.
    pub fn parse(file: &str, text: &str) -> Result<Gpu, LoadError> {
        let mut head = load::table(file, text)?;
        let name = load::text(file, &mut head, "name")?;
        let title = load::text(file, &mut head, "title")?;
        let chip = load::text(file, &mut head, "chip")?;
        let arch = load::text(file, &mut head, "arch")?;
        let Some(arch) = Arch::by_name(&arch)?.filter(|known| known.name == arch) else {
            return Err(LoadError::new(file, format!("there is no gpus/arch/{arch}.toml")));
        };
        let figures: Figures = load::typed(file, head)?;
        let gpu = Gpu { name, title, chip, arch, figures };
        gpu.check(file)?;
        Ok(gpu)
    }

    fn check(&self, file: &str) -> Result<(), LoadError> {
        load::check_rows(file, &self.figures.rows())?;
        let require = |holds: bool, problem: &str| load::require(file, holds, problem);
        let plain = !self.name.is_empty()
            && self.name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
        require(plain, "`name` must be small letters and digits")?;
        let Figures { sm, l1, l2, dram, .. } = &self.figures;
        require(sm.count.value > 0, "`sm.count` is 0")?;
        require(l2.size.value > 0, "`l2.size` is 0")?;
        require(dram.bandwidth.value > 0, "`dram.bandwidth` is 0")?;
        require(
            l1.size.is_none() != l1.dedicated.is_none(),
            "an L1 has either `l1.size`, shared with shared memory, or `l1.dedicated`",
        )?;
        let most = self.arch.limits.shared.per_sm.value;
        let room = l1.size.as_ref().is_none_or(|size| size.value >= most);
        require(room, "`l1.size` is less than the largest carve-out")?;
        let banks = |hash: &schema::List| {
            !hash.value.is_empty() && hash.value.len() <= 57 && hash.value.iter().all(|bank| *bank < 4)
        };
        require(
            banks(&l1.tag_hash) && banks(&l1.tag_hash_above),
            "`l1.tag_hash` and `l1.tag_hash_above` list banks 0 to 3 for at most 57 bits",
        )
    }

    /// Every figure that is known of the GPU and of its architecture, for listings.
    pub fn rows(&self) -> Vec<Row> {
        let mut rows = self.figures.rows();
        rows.extend(self.arch.limits.rows());
        rows
    }

    /// What is left to L1 in bytes when shared memory takes `carveout` bytes of the SRAM.
    pub fn l1_bytes(&self, carveout: u64) -> Option<u64> {
        let l1 = &self.figures.l1;
        match (&l1.size, &l1.dedicated) {
            (Some(size), _) => size.value.checked_sub(carveout),
            (None, Some(dedicated)) => Some(dedicated.value),
            (None, None) => None,
        }
    }

    /// For every bit of a line number, from bit 0 (address bit 7) on, the bits of the L1 tag bank (0 to 3) that
    /// it flips: what is known, then the assumed pattern above it, 57 bits in all.
    pub fn tag_hash(&self) -> [u8; 57] {
        let l1 = &self.figures.l1;
        let bits = l1.tag_hash.value.iter().chain(l1.tag_hash_above.value.iter().cycle());
        let mut columns = [0; 57];
        for (column, bank) in columns.iter_mut().zip(bits) {
            // Checked when read: less than 4.
            *column = *bank as u8;
        }
        columns
    }

    /// Does [`Gpu::tag_hash`] follow from readings of this chip, so that tag wavefronts are exact?
    pub fn tag_hash_is_exact(&self) -> bool {
        self.figures.l1.tag_hash.confidence != Confidence::Assumed
    }
}

/// The limits of an architecture by name, variant or not, if they are known.
///
/// # Errors
/// A built-in file is broken.
pub fn limits(arch: &str) -> Result<Option<Limits>, LoadError> {
    Ok(Arch::by_name(arch)?.map(|arch| arch.limits))
}
