//! One launch: limits, occupancy, memory for parameters, the run, and what came of it.

use base::{Diag, Diags, Dim3, RecordCounters, SpecialReg};
use exec::alu::Level;
use exec::port::LaunchShape;
use exec::program::Program;
use gpu::Gpu;
use gpu::launch::validate_launch;
use gpu::occupancy::{Carveout, Occupancy, occupancy};
use ir::{Code, Kernel};
use mem::{CountConfig, Counter, TagHash};

use crate::ahead::Role;
use crate::counts::{CountsPort, Global};
use crate::fault::Fault;
use crate::memory::{Memory, is_address};
use crate::waves::{Waves, run};

/// How to launch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LaunchConfig {
    /// Blocks.
    pub grid: Dim3,
    /// Threads of a block.
    pub block: Dim3,
    /// Blocks of a cluster.
    pub cluster: Dim3,
    /// Dynamic shared bytes.
    pub dynamic_shared: u32,
    /// Registers per thread for occupancy; else the kernel's `.maxnreg`, else its estimate.
    pub registers: Option<u32>,
    /// How the SRAM is divided.
    pub carveout: Carveout,
    /// Stop after so many PTX warp instructions.
    pub max_instructions: Option<u64>,
    /// Host threads; they never change the outcome.
    pub threads: u32,
}

impl LaunchConfig {
    /// A grid of blocks, nothing else.
    pub fn new(grid: Dim3, block: Dim3) -> LaunchConfig {
        LaunchConfig {
            grid,
            block,
            cluster: Dim3::ONE,
            dynamic_shared: 0,
            registers: None,
            carveout: Carveout::Auto,
            max_instructions: None,
            threads: 1,
        }
    }
}

/// What came of a launch.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Counters, in the order of `Kernel::records`.
    pub records: Vec<RecordCounters>,
    /// PTX statements run, once per warp with an active lane.
    pub instructions: u64,
    /// The same, once per active lane.
    pub thread_instructions: u64,
    /// Warps that ran.
    pub warps: u64,
    /// Barriers completed.
    pub barriers: u64,
    /// Waits at a reconvergence point given up.
    pub divergence_give_ups: u64,
    /// Registers per thread that occupancy was computed with.
    pub registers: u32,
    /// Were they estimated?
    pub registers_estimated: bool,
    /// How full an SM gets.
    pub occupancy: Occupancy,
    /// What the kernel printed.
    pub printed: Vec<u8>,
    /// What ended it early.
    pub faults: Vec<Fault>,
}

impl Outcome {
    /// Did it run to its end?
    pub fn complete(&self) -> bool {
        self.faults.is_empty()
    }
}

/// Registers per thread to reckon with, and whether they are an estimate. A compiler keeps to what a block of the
/// launch's size can have, so an estimate does too.
fn registers(kernel: &Kernel, config: &LaunchConfig, gpu: &Gpu) -> (u32, bool) {
    let limits = &gpu.arch.limits;
    match config.registers.or(kernel.maxnreg) {
        Some(n) => (n, false),
        None => {
            let warps = config.block.count().div_ceil(32).max(1);
            let warps = warps.next_multiple_of(limits.allocation.warp_unit.value.max(1));
            let fits = (limits.block.registers.value / (32 * warps)) as u32 / 8 * 8;
            let most = fits.min(limits.thread.registers.value as u32).max(16);
            (kernel.register_estimate.clamp(16, most), true)
        }
    }
}

/// The launch as far as limits go.
pub fn limits_of(kernel: &Kernel, gpu: &Gpu, config: &LaunchConfig) -> gpu::launch::LaunchShape {
    gpu::launch::LaunchShape {
        grid: config.grid,
        block: config.block,
        cluster: config.cluster,
        static_shared: kernel.static_shared as u64,
        dynamic_shared: config.dynamic_shared as u64,
        registers_per_thread: registers(kernel, config, gpu).0,
        barriers: 1,
        carveout: config.carveout,
    }
}

/// What the kernel itself says about its launch.
fn validate_kernel(kernel: &Kernel, config: &LaunchConfig, diags: &mut Diags) {
    let show = |d: Dim3| format!("{} × {} × {}", d.x, d.y, d.z);
    if let Some(required) = kernel.reqntid
        && required != config.block
    {
        diags.push(
            Diag::error(
                "block-required",
                format!(
                    "a block of {}, and the kernel's .reqntid asks for {}",
                    show(config.block),
                    show(required)
                ),
            )
            .help(format!("launch it with --block {},{},{}", required.x, required.y, required.z)),
        );
    }
    if let Some(required) = kernel.reqcluster
        && required != config.cluster
    {
        diags.push(
            Diag::error(
                "cluster-required",
                format!(
                    "a cluster of {}, and the kernel's .reqnctapercluster asks for {}",
                    show(config.cluster),
                    show(required)
                ),
            )
            .help(format!("launch it with --cluster {},{},{}", required.x, required.y, required.z)),
        );
    }
    if let Some(most) = kernel.maxntid
        && config.block.count() > most.count()
    {
        diags.push(
            Diag::error(
                "block-too-large",
                format!(
                    "a block of {} threads, and the kernel's .maxntid allows {}",
                    config.block.count(),
                    most.count()
                ),
            )
            .help("make --block smaller, or compile with other __launch_bounds__"),
        );
    }
}

/// What becomes of each allocation, where the buffers behind this launch's pointers show that no block can see another
/// (see [`ir::GlobalUse`]). Then each block runs to its end before the next, which gives the same result from a cache's
/// worth of memory.
fn independent_blocks(kernel: &Kernel, params: &[u8], memory: &Memory) -> Option<Vec<Role>> {
    let used = kernel.global_use.as_ref()?;
    let backings = |offsets: &[u32]| -> Option<Vec<usize>> {
        let mut out = Vec::new();
        for &o in offsets {
            let word = params.get(o as usize..o as usize + 8)?.try_into().ok()?;
            let pointer = u64::from_le_bytes(word);
            match memory.backing_of(pointer) {
                Some(backing) => out.push(backing),
                // Whose buffer it points behind or before nobody knows. Smaller numbers are sizes and distances.
                None if is_address(pointer) => return None,
                None => {}
            }
        }
        Some(out)
    };
    let (loads, stores, reductions) =
        (backings(&used.loads)?, backings(&used.stores)?, backings(&used.reductions)?);
    let apart = |a: &[usize], b: &[usize]| !a.iter().any(|x| b.contains(x));
    let independent = apart(&loads, &stores) && apart(&loads, &reductions) && apart(&stores, &reductions);
    let role = |backing| match () {
        () if stores.contains(&backing) => Role::Stored,
        () if reductions.contains(&backing) => Role::Reduced,
        () => Role::Loaded,
    };
    independent.then(|| memory.backings_of_ranges().map(role).collect())
}

/// Does a kernel read any of these?
fn reads(kernel: &Kernel, registers: &[SpecialReg]) -> bool {
    let special = kernel.ops.iter().filter(|op| op.code == Code::Special);
    special.map(|op| op.src[0].0).any(|r| registers.iter().any(|&known| known as u16 == r))
}

/// Where the reserved part of shared memory lies, and what a block has: its first address and bytes. The reserved part
/// lies below the kernel's own from sm_90 on; where it lies before is not published, and here that is behind it. A
/// kernel that never asks for it has none, so that accesses beyond its own part are found.
fn shared_window(kernel: &Kernel, total: u32, reserved: u32, unit: u32) -> (u32, u32, u32) {
    use SpecialReg as R;
    let asks =
        [R::ReservedSmemBegin, R::ReservedSmemEnd, R::ReservedSmemCap, R::ReservedSmem0, R::ReservedSmem1];
    let asked = reads(kernel, &asks);
    let below = kernel.shared_base >= reserved;
    let at = if below { 0 } else { (kernel.shared_base + total).next_multiple_of(unit.max(1)) };
    match (asked, below) {
        (false, _) => (at, kernel.shared_base, total),
        (true, true) => (at, 0, kernel.shared_base + total),
        (true, false) => (at, kernel.shared_base, at + reserved - kernel.shared_base),
    }
}

/// Runs a kernel. Memory is as the kernel leaves it, also after a fault.
///
/// # Errors
/// The launch breaks a limit of the GPU or of the kernel, or the parameters have the wrong size.
pub fn launch(
    kernel: &Kernel,
    gpu: &Gpu,
    config: &LaunchConfig,
    params: &[u8],
    memory: &mut Memory,
) -> Result<(Outcome, Diags), Diags> {
    let limits = limits_of(kernel, gpu, config);
    let mut diags = validate_launch(gpu, &limits);
    validate_kernel(kernel, config, &mut diags);
    if params.len() != kernel.param_bytes as usize {
        diags.push(Diag::bug(format!("{} bytes of parameters for {}", params.len(), kernel.param_bytes)));
    }
    if diags.iter().any(Diag::is_error) {
        return Err(diags);
    }
    let occupancy = occupancy(gpu, &limits.needs(), config.carveout).map_err(|d| vec![d])?;
    let resident = gpu.figures.sm.count.value * occupancy.blocks_per_sm as u64;
    let independent = independent_blocks(kernel, params, memory);
    let program = Program::new(kernel, Level::detect()).map_err(|d| vec![*d])?;
    let sms = gpu.figures.sm.count.value as u32;
    memory.launches += 1;
    let total_shared =
        kernel.static_shared.next_multiple_of(kernel.dynamic_shared_align.max(1)) + config.dynamic_shared;
    let total_shared = if config.dynamic_shared == 0 { kernel.static_shared } else { total_shared };
    // A launch whose kernel asks for the workspace and whose blocks are all resident is a cooperative one.
    let cooperative =
        reads(kernel, &[SpecialReg::EnvReg1, SpecialReg::EnvReg2]) && config.grid.count() <= resident;
    let grid_workspace = if cooperative { memory.grid_workspace() } else { 0 };
    let reserved_bytes = gpu.arch.limits.shared.reserved_per_block.value as u32;
    let (reserved_at, shared_origin, shared_bytes) = shared_window(
        kernel,
        total_shared,
        reserved_bytes,
        gpu.arch.limits.allocation.shared_unit.value as u32,
    );
    let shape = LaunchShape {
        grid: config.grid,
        block: config.block,
        cluster: config.cluster,
        sms,
        warp_slots: occupancy.max_warps_per_sm,
        dynamic_shared: config.dynamic_shared,
        total_shared,
        shared_unit: gpu.arch.limits.allocation.shared_unit.value as u32,
        reserved_at,
        reserved_bytes,
        grid_workspace,
        shared_origin,
        shared_bytes,
        grid_id: memory.launches,
    };
    let local = mem::LocalFrames {
        base: 0,
        bytes_per_lane: kernel.functions.first().map_or(0, |f| f.local_bytes as u64).next_multiple_of(4),
    };
    let counter = Counter::new(CountConfig { tag: TagHash::new(&gpu.tag_hash()), local });
    let mut port = CountsPort::new(Global::Own(memory), params, counter, kernel.records.len());
    let waves = Waves {
        program: &program,
        shape: &shape,
        per_wave: resident,
        independent,
        max_instructions: config.max_instructions,
        threads: config.threads as usize,
        clusters: config.cluster.count() > 1 || kernel.ops.iter().any(|op| op.code == Code::BarCluster),
    };
    let ran = run(&waves, &mut port);
    let (registers, registers_estimated) = registers(kernel, config, gpu);
    let mut records = port.finish();
    for (counters, info) in records.iter_mut().zip(&kernel.records) {
        // An execution of several accesses was counted with each of them.
        counters.executed /= u64::from(info.accesses.max(1));
        counters.lanes /= u64::from(info.accesses.max(1));
    }
    let outcome = Outcome {
        records,
        instructions: ran.tally.instructions,
        thread_instructions: ran.tally.thread_instructions,
        warps: ran.warps,
        barriers: ran.barriers,
        divergence_give_ups: ran.give_ups,
        registers,
        registers_estimated,
        occupancy,
        printed: port.printed,
        faults: ran.faults,
    };
    Ok((outcome, diags))
}
