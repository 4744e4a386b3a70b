//! How many blocks of a kernel one SM holds, and what keeps it from holding more.
//!
//! Models the rules of NVIDIA's occupancy calculator (`cuda_occupancy.h` of the CUDA 13 runtime headers):
//! registers by warp and sub-partition, shared memory by block with what the driver reserves, barriers, warps and
//! blocks; the shared part of the SRAM in the steps of the architecture. `tests/occupancy.csv` holds figures that
//! the header gives.
//!
//! Left out: partitioned global caching of Pascal other than GP100, tensor memory and other Blackwell resources,
//! and what a cluster needs of neighbouring SMs. With `auto` the calculator says how many blocks are resident but
//! not which shared part the driver picks; here that is the smallest that holds those blocks, which is what
//! published profiles show (8 KiB for six blocks without shared memory on compute capability 8.6).

use std::fmt;
use std::str::FromStr;

use base::Diag;

use crate::Gpu;

/// What one block takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BlockNeeds {
    /// Threads of the block.
    pub threads: u32,
    /// Registers of a thread.
    pub registers_per_thread: u32,
    /// Static and dynamic shared memory of the block in bytes, without what the driver reserves.
    pub shared_bytes: u64,
    /// Named barriers that the kernel uses; `__syncthreads` is one.
    pub barriers: u32,
}

/// How the SRAM of an SM is divided between shared memory and L1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Carveout {
    /// As much shared memory as the resident blocks need.
    #[default]
    Auto,
    /// As little shared memory as one block needs.
    PreferL1,
    /// As much shared memory as there is.
    PreferShared,
    /// The least step with this many KiB of shared memory, or what one block needs if that is more.
    Kib(u32),
}

impl FromStr for Carveout {
    type Err = Diag;

    fn from_str(text: &str) -> Result<Carveout, Diag> {
        match text {
            "auto" => Ok(Carveout::Auto),
            "prefer-l1" => Ok(Carveout::PreferL1),
            "prefer-shared" => Ok(Carveout::PreferShared),
            _ => match text.parse() {
                Ok(kib) => Ok(Carveout::Kib(kib)),
                Err(_) => Err(Diag::error("carveout", format!("`{text}` is no carve-out"))
                    .help("write auto, prefer-l1, prefer-shared or a number of KiB")),
            },
        }
    }
}

/// What limits how many blocks an SM holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Limiter {
    /// Resident warps.
    Warps,
    /// Resident blocks.
    Blocks,
    /// Registers.
    Registers,
    /// Shared memory.
    SharedMemory,
    /// Barriers.
    Barriers,
}

impl Limiter {
    /// All of them, in the order of [`Occupancy::by_limiter`].
    pub const ALL: [Limiter; 5] =
        [Limiter::Warps, Limiter::Blocks, Limiter::Registers, Limiter::SharedMemory, Limiter::Barriers];

    /// What people call it.
    pub const fn name(self) -> &'static str {
        match self {
            Limiter::Warps => "warps",
            Limiter::Blocks => "blocks",
            Limiter::Registers => "registers",
            Limiter::SharedMemory => "shared memory",
            Limiter::Barriers => "barriers",
        }
    }
}

impl fmt::Display for Limiter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// How full an SM gets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Occupancy {
    /// Resident blocks of one SM, at least 1.
    pub blocks_per_sm: u32,
    /// Resident warps of one SM.
    pub warps_per_sm: u32,
    /// The most warps that an SM could hold.
    pub max_warps_per_sm: u32,
    /// How many blocks each resource alone would allow; `None` where the kernel does not use it or the
    /// architecture's figure is not known. In the order of [`Limiter::ALL`].
    pub by_limiter: [Option<u32>; 5],
    /// The resources that allow no more than `blocks_per_sm`.
    pub limited_by: Vec<Limiter>,
    /// Registers that one block is given.
    pub registers_per_block: u64,
    /// Shared memory that one block is given in bytes, with what the driver reserves, rounded up.
    pub shared_per_block: u64,
    /// The shared part of the SRAM in bytes.
    pub carveout: u64,
    /// What is left to L1 in bytes, where the size of the SRAM is known.
    pub l1: Option<u64>,
}

impl Occupancy {
    /// Resident warps of the most possible, in hundredths of a percent (10,000 is full).
    pub const fn per_ten_thousand(&self) -> u32 {
        match (self.warps_per_sm * 10_000).checked_div(self.max_warps_per_sm) {
            Some(share) => share,
            None => 0,
        }
    }
}

/// How many blocks with these needs an SM of the GPU holds.
///
/// # Errors
/// Not even one block fits, or the wanted shared part is larger than the architecture has.
pub fn occupancy(gpu: &Gpu, needs: &BlockNeeds, carveout: Carveout) -> Result<Occupancy, Diag> {
    let limits = &gpu.arch.limits;
    let (sm, shared) = (&limits.sm, &limits.shared);
    let warps = u64::from(needs.threads).div_ceil(limits.warp.size.value);
    if warps == 0 {
        return Err(Diag::error("block-zero", "a block without threads has no occupancy"));
    }
    if u64::from(needs.threads) > limits.block.threads.value {
        return Err(too_much(
            gpu,
            Limiter::Warps,
            u64::from(needs.threads),
            limits.block.threads.value,
            "threads",
        ));
    }

    if u64::from(needs.registers_per_thread) > limits.thread.registers.value {
        let (needs, most) = (u64::from(needs.registers_per_thread), limits.thread.registers.value);
        return Err(too_much(gpu, Limiter::Registers, needs, most, "registers a thread"));
    }

    let per_warp = (u64::from(needs.registers_per_thread) * limits.warp.size.value)
        .next_multiple_of(limits.allocation.register_unit.value);
    let registers_per_block = per_warp * warps;
    // One block is checked as if its warps filled four sub-partitions evenly, GP100 with its two included.
    let checked = per_warp * warps.next_multiple_of(limits.allocation.warp_unit.value);
    if checked > limits.block.registers.value {
        return Err(too_much(gpu, Limiter::Registers, checked, limits.block.registers.value, "registers"));
    }
    let warps_by_registers = (sm.registers.value / sm.partitions.value)
        .checked_div(per_warp)
        .map(|in_partition| in_partition * sm.partitions.value);

    let shared_per_block = needs
        .shared_bytes
        .checked_add(shared.reserved_per_block.value)
        .and_then(|bytes| bytes.checked_next_multiple_of(limits.allocation.shared_unit.value));
    let fits = needs.shared_bytes <= shared.per_block.value;
    let Some(shared_per_block) = shared_per_block.filter(|_| fits) else {
        return Err(too_much(
            gpu,
            Limiter::SharedMemory,
            needs.shared_bytes,
            shared.per_block.value,
            "bytes of shared memory",
        ));
    };
    let wanted = wanted_carveout(gpu, shared_per_block, carveout)?;

    let by_warps = sm.warps.value / warps;
    let by_registers = warps_by_registers.map(|all| all / warps);
    let by_shared = wanted.checked_div(shared_per_block);
    let by_barriers =
        sm.barriers.as_ref().and_then(|barriers| barriers.value.checked_div(u64::from(needs.barriers)));
    let allowed = [Some(by_warps), Some(sm.blocks.value), by_registers, by_shared, by_barriers];
    let blocks = allowed.iter().flatten().min().copied().unwrap_or(0);
    if blocks == 0 {
        let limiter = Limiter::ALL.into_iter().zip(allowed).find(|(_, blocks)| *blocks == Some(0));
        let name = limiter.map_or("resources", |(limiter, _)| limiter.name());
        return Err(Diag::error(
            "block-does-not-fit",
            format!("not one block fits on an SM of {}: it needs too many {name}", gpu.name),
        ));
    }
    let limited_by = Limiter::ALL.into_iter().zip(allowed).filter(|(_, most)| *most == Some(blocks));
    let carveout = match carveout {
        Carveout::Auto => {
            step_for(&shared.carveouts.value, blocks.saturating_mul(shared_per_block)).min(wanted)
        }
        Carveout::PreferL1 | Carveout::PreferShared | Carveout::Kib(_) => wanted,
    };
    Ok(Occupancy {
        blocks_per_sm: narrow(blocks),
        warps_per_sm: narrow(blocks * warps),
        max_warps_per_sm: narrow(sm.warps.value),
        by_limiter: allowed.map(|blocks| blocks.map(narrow)),
        limited_by: limited_by.map(|(limiter, _)| limiter).collect(),
        registers_per_block,
        shared_per_block,
        carveout,
        l1: gpu.l1_bytes(carveout),
    })
}

/// The shared part against which blocks are counted, before `auto` makes it smaller.
fn wanted_carveout(gpu: &Gpu, per_block: u64, carveout: Carveout) -> Result<u64, Diag> {
    let shared = &gpu.arch.limits.shared;
    let steps = &shared.carveouts.value;
    let most = shared.per_sm.value;
    let wanted = match carveout {
        Carveout::Auto | Carveout::PreferShared => most,
        Carveout::PreferL1 => step_for(steps, 0),
        Carveout::Kib(kib) => {
            let bytes = u64::from(kib) * 1024;
            if bytes > most {
                let list: Vec<String> = steps.iter().map(|step| (step / 1024).to_string()).collect();
                return Err(Diag::error(
                    "carveout",
                    format!("{kib} KiB of shared memory are more than an SM of {} has", gpu.name),
                )
                .help(format!("the steps are {} KiB", list.join(", "))));
            }
            step_for(steps, bytes)
        }
    };
    // A preference that leaves no room for one block is overruled: by the next step that does since Volta, by
    // the largest before.
    Ok(if wanted >= per_block {
        wanted
    } else if gpu.arch.capability.0 >= 7 {
        step_for(steps, per_block)
    } else {
        most
    })
}

/// The smallest step that holds this many bytes, else the largest.
fn step_for(steps: &[u64], bytes: u64) -> u64 {
    steps.iter().copied().find(|step| *step >= bytes).or(steps.last().copied()).unwrap_or(0)
}

/// Counts of blocks, warps and registers are small once the limits are checked.
fn narrow(count: u64) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

fn too_much(gpu: &Gpu, limiter: Limiter, needs: u64, most: u64, what: &str) -> Diag {
    let diag = Diag::error(
        "block-does-not-fit",
        format!("a block needs {needs} {what}, and {} allows {most}", gpu.name),
    );
    match limiter {
        Limiter::Registers => diag.help(
            "registers are given out by warp and sub-partition; fewer threads (--block) or fewer registers \
             (--regs, .maxnreg) make it fit",
        ),
        Limiter::SharedMemory => diag.help("shrink static or dynamic shared memory (--shared)"),
        Limiter::Warps | Limiter::Blocks | Limiter::Barriers => diag,
    }
}
