//! Is a launch possible on a GPU at all? Every limit that it breaks is one message, in the words of the flags and
//! of the launch file.

use base::{Diag, Diags, Dim3, Severity};

use crate::Gpu;
use crate::occupancy::{BlockNeeds, Carveout, occupancy};

/// A launch as far as limits go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LaunchShape {
    /// Blocks of the grid.
    pub grid: Dim3,
    /// Threads of a block.
    pub block: Dim3,
    /// Blocks of a cluster; `(1, 1, 1)` is no cluster.
    pub cluster: Dim3,
    /// Shared variables that the kernel declares with a size, in bytes.
    pub static_shared: u64,
    /// Shared memory that the launch adds, in bytes.
    pub dynamic_shared: u64,
    /// Registers of a thread.
    pub registers_per_thread: u32,
    /// Named barriers that the kernel uses; 1 where it is not known.
    pub barriers: u32,
    /// How the SRAM is divided.
    pub carveout: Carveout,
}

impl LaunchShape {
    /// What one block takes; threads beyond 32 bits saturate.
    pub fn needs(&self) -> BlockNeeds {
        BlockNeeds {
            threads: u32::try_from(self.block.count()).unwrap_or(u32::MAX),
            registers_per_thread: self.registers_per_thread,
            shared_bytes: self.static_shared.saturating_add(self.dynamic_shared),
            barriers: self.barriers,
        }
    }
}

/// Everything that is wrong with a launch on a GPU, errors and advice; empty when all is well.
pub fn validate_launch(gpu: &Gpu, launch: &LaunchShape) -> Diags {
    let mut diags = Diags::new();
    let limits = &gpu.arch.limits;
    let (grid, block) = (&limits.grid, &limits.block);
    sizes(gpu, "grid", "blocks", launch.grid, [grid.x.value, grid.y.value, grid.z.value], &mut diags);
    sizes(gpu, "block", "threads", launch.block, [block.x.value, block.y.value, block.z.value], &mut diags);
    let threads = launch.block.count();
    let fits_each_way = !diags.iter().any(|diag| diag.code == "block-too-large");
    if threads > block.threads.value && fits_each_way {
        let [x, y, z] = launch.block.array();
        diags.push(
            Diag::error(
                "block-too-large",
                format!(
                    "a block of {x} × {y} × {z} has {threads} threads, and {} allows {}",
                    gpu.name, block.threads.value
                ),
            )
            .help("make --block smaller and --grid larger"),
        );
    }
    cluster(gpu, launch, &mut diags);
    if diags.iter().any(Diag::is_error) {
        return diags;
    }
    match occupancy(gpu, &launch.needs(), launch.carveout) {
        Ok(_) => opt_in(gpu, launch, &mut diags),
        Err(diag) => diags.push(diag),
    }
    diags
}

/// Checks the three sizes of a grid or a block.
fn sizes(gpu: &Gpu, what: &'static str, parts: &str, size: Dim3, most: [u64; 3], diags: &mut Diags) {
    let [x, y, z] = size.array();
    if size.array().contains(&0) {
        diags.push(
            Diag::error(
                if what == "grid" { "grid-zero" } else { "block-zero" },
                format!("a {what} of {x} × {y} × {z} is empty: every size must be at least 1"),
            )
            .help(format!("give the {parts} of the {what} with --{what} X[,Y[,Z]]")),
        );
    }
    for ((name, size), most) in ["x", "y", "z"].into_iter().zip(size.array()).zip(most) {
        if u64::from(size) > most {
            diags.push(
                Diag::error(
                    if what == "grid" { "grid-too-large" } else { "block-too-large" },
                    format!("the {what} has {size} {parts} in {name}, and {} allows {most}", gpu.name),
                )
                .help(match (what, name) {
                    ("grid", "x") => "let a block do more of the work",
                    ("grid", _) => "put the large size in x, which takes most",
                    _ => "move threads to another size of --block, or blocks to --grid",
                }),
            );
        }
    }
}

/// Checks a cluster against the architecture and the grid.
fn cluster(gpu: &Gpu, launch: &LaunchShape, diags: &mut Diags) {
    let cluster = launch.cluster;
    if cluster == Dim3::ONE {
        return;
    }
    let [x, y, z] = cluster.array();
    if cluster.array().contains(&0) {
        diags.push(
            Diag::error(
                "cluster-zero",
                format!("a cluster of {x} × {y} × {z} is empty: every size must be at least 1"),
            )
            .help("give its blocks with --cluster X[,Y[,Z]], or leave --cluster out"),
        );
        return;
    }
    let Some(limits) = &gpu.arch.limits.cluster else {
        let able = Gpu::names_with(|gpu| gpu.arch.limits.cluster.is_some());
        diags.push(
            Diag::error(
                "cluster-unsupported",
                format!("{} ({}) has no thread block clusters", gpu.name, gpu.arch.name),
            )
            .help(format!("leave --cluster out, or choose {} with --gpu", able.join(", "))),
        );
        return;
    };
    let blocks = cluster.count();
    let portable = limits.portable.value;
    let most = limits.largest.as_ref().map_or(portable, |largest| largest.value);
    if blocks > most {
        diags.push(
            Diag::error(
                "cluster-too-large",
                format!("a cluster of {x} × {y} × {z} has {blocks} blocks, and {} allows {most}", gpu.name),
            )
            .help(format!("{portable} blocks work on every GPU that has clusters")),
        );
    } else if blocks > portable {
        diags.push(advice(
            "cluster-not-portable",
            format!(
                "a cluster of {blocks} blocks is more than the {portable} that every GPU with clusters takes"
            ),
            "the host must set cudaFuncAttributeNonPortableClusterSizeAllowed",
        ));
    }
    let pairs = launch.grid.array().into_iter().zip(cluster.array());
    for (name, (grid, cluster)) in ["x", "y", "z"].into_iter().zip(pairs) {
        if !grid.is_multiple_of(cluster) {
            diags.push(
                Diag::error(
                    "cluster-does-not-divide",
                    format!("the grid has {grid} blocks in {name}, which is no multiple of the cluster's {cluster}"),
                )
                .help("make --grid a multiple of --cluster in every size"),
            );
        }
    }
}

/// Says what the host has to do for much shared memory.
fn opt_in(gpu: &Gpu, launch: &LaunchShape, diags: &mut Diags) {
    let without = gpu.arch.limits.shared.static_per_block.value;
    let bytes = launch.needs().shared_bytes;
    if launch.dynamic_shared > 0 && bytes > without {
        diags.push(advice(
            "shared-opt-in",
            format!(
                "a block takes {bytes} bytes of shared memory, more than the {without} that need no opt-in"
            ),
            "the host must raise cudaFuncAttributeMaxDynamicSharedMemorySize",
        ));
    }
}

fn advice(code: &'static str, message: String, help: &str) -> Diag {
    let mut diag = Diag::warning(code, message).help(help);
    diag.severity = Severity::Advice;
    diag
}

#[cfg(test)]
mod tests {
    use super::*;

    fn launch() -> LaunchShape {
        LaunchShape {
            grid: Dim3::new(64, 1, 1),
            block: Dim3::new(256, 1, 1),
            cluster: Dim3::ONE,
            static_shared: 0,
            dynamic_shared: 0,
            registers_per_thread: 32,
            barriers: 1,
            carveout: Carveout::Auto,
        }
    }

    fn codes(gpu: &str, launch: &LaunchShape) -> Vec<&'static str> {
        let gpu = Gpu::by_name(gpu).unwrap();
        let diags = validate_launch(&gpu, launch);
        assert!(diags.iter().all(|diag| !diag.is_error() || !diag.helps.is_empty()), "{diags:?}");
        diags.iter().map(|diag| diag.code).collect()
    }

    #[test]
    fn an_ordinary_launch_is_fine_everywhere() {
        for name in Gpu::names() {
            assert_eq!(codes(&name, &launch()), Vec::<&str>::new(), "{name}");
        }
    }

    #[test]
    fn empty_sizes_are_named() {
        let grid = LaunchShape { grid: Dim3::new(0, 1, 1), ..launch() };
        assert_eq!(codes("a100", &grid), ["grid-zero"]);
        let both = LaunchShape { block: Dim3::new(32, 0, 1), cluster: Dim3::new(0, 1, 1), ..launch() };
        assert_eq!(codes("h100", &both), ["block-zero", "cluster-zero"]);
    }

    #[test]
    fn sizes_over_the_limit_are_named() {
        let y = LaunchShape { grid: Dim3::new(1, 65_536, 1), ..launch() };
        assert_eq!(codes("a100", &y), ["grid-too-large"]);
        let most = LaunchShape { grid: Dim3::new(2_147_483_647, 65_535, 65_535), ..launch() };
        assert_eq!(codes("a100", &most), Vec::<&str>::new());
        let wide = LaunchShape { block: Dim3::new(1025, 1, 1), ..launch() };
        assert_eq!(codes("a100", &wide), ["block-too-large"]);
        let deep = LaunchShape { block: Dim3::new(1, 1, 65), ..launch() };
        assert_eq!(codes("a100", &deep), ["block-too-large"]);
        let square = LaunchShape { block: Dim3::new(64, 32, 1), ..launch() };
        assert_eq!(codes("a100", &square), ["block-too-large"]);
        let huge = LaunchShape { block: Dim3::new(u32::MAX, u32::MAX, u32::MAX), ..launch() };
        assert_eq!(codes("a100", &huge), ["block-too-large"; 3]);
    }

    #[test]
    fn clusters_need_an_architecture_a_size_and_a_grid_that_fit() {
        let two = LaunchShape { cluster: Dim3::new(2, 1, 1), ..launch() };
        assert_eq!(codes("h100", &two), Vec::<&str>::new());
        assert_eq!(codes("a100", &two), ["cluster-unsupported"]);
        let sixteen = LaunchShape { cluster: Dim3::new(16, 1, 1), ..launch() };
        assert_eq!(codes("h100", &sixteen), ["cluster-not-portable"]);
        assert_eq!(codes("rtx5090", &sixteen), ["cluster-too-large"]);
        let three = LaunchShape { cluster: Dim3::new(3, 1, 1), ..launch() };
        assert_eq!(codes("h200", &three), ["cluster-does-not-divide"]);
    }

    #[test]
    fn shared_memory_and_registers_have_limits() {
        let kib = |n: u64| n * 1024;
        let much = LaunchShape { dynamic_shared: kib(163), ..launch() };
        assert_eq!(codes("a100", &much), ["shared-opt-in"]);
        assert_eq!(codes("v100", &much), ["block-does-not-fit"]);
        let more = LaunchShape { dynamic_shared: kib(163) + 1, ..launch() };
        assert_eq!(codes("a100", &more), ["block-does-not-fit"]);
        assert_eq!(
            codes("p100", &LaunchShape { dynamic_shared: kib(48) + 1, ..launch() }),
            ["block-does-not-fit"]
        );
        let full = LaunchShape { block: Dim3::new(1024, 1, 1), registers_per_thread: 64, ..launch() };
        assert_eq!(codes("a100", &full), Vec::<&str>::new());
        let over = LaunchShape { registers_per_thread: 65, ..full };
        assert_eq!(codes("a100", &over), ["block-does-not-fit"]);
        let thread = LaunchShape { block: Dim3::ONE, registers_per_thread: 256, ..launch() };
        assert_eq!(codes("a100", &thread), ["block-does-not-fit"]);
    }

    #[test]
    fn messages_name_the_gpu_and_the_numbers() {
        let gpu = Gpu::by_name("t4").unwrap();
        let diags = validate_launch(&gpu, &LaunchShape { static_shared: 70_000, ..launch() });
        let first = diags.first().unwrap();
        assert_eq!(first.message, "a block needs 70000 bytes of shared memory, and t4 allows 65536");
    }
}
