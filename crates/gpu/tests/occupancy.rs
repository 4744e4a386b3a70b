//! Occupancy against what NVIDIA's calculator gives (`occupancy.csv` beside this file), against figures that
//! tutorials print, and as a property: no figure may exceed a limit.

#![allow(clippy::unwrap_used, reason = "in helpers of tests, as in tests")]

use base::Dim3;
use gpu::{BlockNeeds, Carveout, Gpu, LaunchShape, Limiter, occupancy, validate_launch};
use proptest::prelude::*;

fn needs(threads: u32, registers_per_thread: u32, shared_bytes: u64) -> BlockNeeds {
    BlockNeeds { threads, registers_per_thread, shared_bytes, barriers: 1 }
}

fn blocks(gpu: &str, needs: BlockNeeds) -> u32 {
    occupancy(&Gpu::by_name(gpu).unwrap(), &needs, Carveout::Auto).map_or(0, |found| found.blocks_per_sm)
}

#[test]
fn the_calculator_of_nvidia_agrees() {
    let mut gpu: Option<Gpu> = None;
    let mut compared = 0;
    for line in include_str!("occupancy.csv").lines().filter(|line| !line.starts_with(['#', 'g'])) {
        compare(line, &mut gpu);
        compared += 1;
    }
    // A line that starts with `gpu` is the head; no GPU's name starts with a g.
    assert!(compared > 1400, "{compared}");
}

fn compare(line: &str, gpu: &mut Option<Gpu>) {
    let fields: Vec<&str> = line.split(',').collect();
    let [name, threads, registers, shared, barriers, carveout, blocks, per_block, shared_per_block] =
        fields[..]
    else {
        panic!("{line}");
    };
    if gpu.as_ref().is_none_or(|gpu| gpu.name != name) {
        *gpu = Some(Gpu::by_name(name).unwrap());
    }
    let gpu = gpu.as_ref().unwrap();
    let number = |text: &str| text.parse::<u64>().unwrap();
    let needs = BlockNeeds {
        threads: number(threads) as u32,
        registers_per_thread: number(registers) as u32,
        shared_bytes: number(shared),
        barriers: number(barriers) as u32,
    };
    match occupancy(gpu, &needs, carveout.parse().unwrap()) {
        Ok(found) => {
            assert_eq!(u64::from(found.blocks_per_sm), number(blocks), "{line}: {found:?}");
            assert_eq!(found.registers_per_block, number(per_block), "{line}");
            assert_eq!(found.shared_per_block, number(shared_per_block), "{line}");
        }
        Err(diag) => assert_eq!(number(blocks), 0, "{line}: {diag}"),
    }
}

#[test]
fn figures_that_tutorials_print() {
    // 256 threads of 32 registers fill a V100; 33 registers are given out as 40 and leave six blocks.
    assert_eq!(blocks("v100", needs(256, 32, 0)), 8);
    assert_eq!(blocks("v100", needs(256, 33, 0)), 6);
    // One warp a block: the block limit leaves Turing and GA10x half and a third of their warps.
    assert_eq!(blocks("t4", needs(32, 16, 0)), 16);
    assert_eq!(blocks("rtx3070", needs(32, 16, 0)), 16);
    assert_eq!(blocks("rtx4090", needs(32, 16, 0)), 24);
    // 48 KiB a block: two fit in 100 KiB, 1 KiB of each is the driver's, three in 164, four in 228.
    assert_eq!(blocks("rtx3090", needs(128, 32, 48 * 1024)), 2);
    assert_eq!(blocks("a100", needs(128, 32, 48 * 1024)), 3);
    assert_eq!(blocks("h100", needs(128, 32, 48 * 1024)), 4);
    // The largest block with 255 registers is 256 threads.
    assert_eq!(blocks("a100", needs(256, 255, 0)), 1);
    assert_eq!(blocks("a100", needs(257, 255, 0)), 0);
}

#[test]
fn what_binds_is_named() {
    let a100 = Gpu::by_name("a100").unwrap();
    let limited = |needs| occupancy(&a100, &needs, Carveout::Auto).unwrap().limited_by;
    assert_eq!(limited(needs(256, 32, 0)), [Limiter::Warps, Limiter::Registers]);
    assert_eq!(limited(needs(256, 16, 0)), [Limiter::Warps]);
    assert_eq!(limited(needs(32, 16, 0)), [Limiter::Blocks]);
    assert_eq!(limited(needs(256, 64, 0)), [Limiter::Registers]);
    assert_eq!(limited(needs(256, 32, 40_000)), [Limiter::SharedMemory]);
    let many = BlockNeeds { barriers: 16, ..needs(32, 16, 0) };
    let h100 = Gpu::by_name("h100").unwrap();
    let found = occupancy(&h100, &many, Carveout::Auto).unwrap();
    assert_eq!((found.blocks_per_sm, found.limited_by), (4, vec![Limiter::Barriers]));
}

#[test]
fn the_carveout_follows_the_wish_in_steps() {
    let a100 = Gpu::by_name("a100").unwrap();
    let found = |needs: BlockNeeds, carveout: &str| {
        let found = occupancy(&a100, &needs, carveout.parse().unwrap()).unwrap();
        (found.blocks_per_sm, found.carveout / 1024, found.l1.map(|bytes| bytes / 1024))
    };
    // Two blocks of 1024 threads: 2 × (16 + 1) KiB need the step of 64.
    let tile = needs(1024, 32, 16 * 1024);
    assert_eq!(found(tile, "auto"), (2, 64, Some(128)));
    assert_eq!(found(tile, "prefer-shared"), (2, 164, Some(28)));
    assert_eq!(found(tile, "prefer-l1"), (1, 32, Some(160)));
    assert_eq!(found(tile, "33"), (2, 64, Some(128)));
    assert_eq!(found(tile, "8"), (1, 32, Some(160)));
    // Without shared memory the driver's kilobyte a block is still there.
    assert_eq!(found(needs(256, 32, 0), "auto"), (8, 8, Some(184)));
    let v100 = Gpu::by_name("v100").unwrap();
    let none = occupancy(&v100, &needs(256, 32, 0), Carveout::Auto).unwrap();
    assert_eq!((none.carveout, none.l1), (0, Some(128 * 1024)));
    // A profile of compute capability 8.6: six blocks of 256 threads without shared memory take 8 KiB.
    let rtx3070 = Gpu::by_name("rtx3070").unwrap();
    let six = occupancy(&rtx3070, &needs(256, 16, 0), Carveout::Auto).unwrap();
    assert_eq!((six.blocks_per_sm, six.carveout, six.shared_per_block), (6, 8192, 1024));
}

#[test]
fn a_carveout_that_is_none_or_too_large_is_refused() {
    let a100 = Gpu::by_name("a100").unwrap();
    let diag = occupancy(&a100, &needs(32, 16, 0), Carveout::Kib(165)).unwrap_err();
    assert_eq!(diag.helps, ["the steps are 0, 8, 16, 32, 64, 100, 132, 164 KiB"]);
    assert!("half".parse::<Carveout>().is_err());
    assert!("-1".parse::<Carveout>().is_err());
    assert_eq!("100".parse::<Carveout>().unwrap(), Carveout::Kib(100));
}

fn any_gpu() -> impl Strategy<Value = Gpu> {
    prop::sample::select(Gpu::all())
}

fn any_carveout() -> impl Strategy<Value = Carveout> {
    prop_oneof![
        Just(Carveout::Auto),
        Just(Carveout::PreferL1),
        Just(Carveout::PreferShared),
        (0..300u32).prop_map(Carveout::Kib),
    ]
}

proptest! {
    #[test]
    fn no_figure_exceeds_a_limit(
        gpu in any_gpu(),
        threads in 0..1100u32,
        registers in 0..300u32,
        shared in 0..250_000u64,
        barriers in 0..17u32,
        carveout in any_carveout(),
    ) {
        let needs = BlockNeeds { threads, registers_per_thread: registers, shared_bytes: shared, barriers };
        if let Ok(found) = occupancy(&gpu, &needs, carveout) {
            let limits = &gpu.arch.limits;
            let blocks = u64::from(found.blocks_per_sm);
            prop_assert!(blocks >= 1 && blocks <= limits.sm.blocks.value);
            prop_assert!(u64::from(found.warps_per_sm) <= limits.sm.warps.value);
            prop_assert!(blocks * found.registers_per_block <= limits.sm.registers.value);
            prop_assert!(blocks * found.shared_per_block <= found.carveout);
            prop_assert!(found.carveout <= limits.shared.per_sm.value);
            prop_assert!(limits.shared.carveouts.value.contains(&found.carveout));
            prop_assert!(found.l1.is_some());
            prop_assert!(found.per_ten_thousand() <= 10_000);
            prop_assert!(!found.limited_by.is_empty());
        }
    }

    #[test]
    fn more_of_anything_never_holds_more_blocks(
        gpu in any_gpu(),
        threads in 1..1024u32,
        registers in 1..255u32,
        shared in 0..100_000u64,
    ) {
        let count = |needs| occupancy(&gpu, &needs, Carveout::Auto).map_or(0, |found| found.blocks_per_sm);
        let base = count(needs(threads, registers, shared));
        prop_assert!(count(needs(threads + 1, registers, shared)) <= base);
        prop_assert!(count(needs(threads, registers + 1, shared)) <= base);
        prop_assert!(count(needs(threads, registers, shared + 1)) <= base);
    }

    #[test]
    fn a_launch_without_errors_has_an_occupancy_and_nothing_panics(
        gpu in any_gpu(),
        grid in any::<[u32; 3]>(),
        block in prop_oneof![prop::array::uniform3(0..70u32), any::<[u32; 3]>()],
        cluster in prop::array::uniform3(0..5u32),
        static_shared in any::<u64>(),
        dynamic_shared in prop_oneof![0..300_000u64, any::<u64>()],
        registers in any::<u32>(),
        barriers in any::<u32>(),
        carveout in prop_oneof![any_carveout(), any::<u32>().prop_map(Carveout::Kib)],
    ) {
        let size = |[x, y, z]: [u32; 3]| Dim3::new(x, y, z);
        let launch = LaunchShape {
            grid: size(grid),
            block: size(block),
            cluster: size(cluster),
            static_shared,
            dynamic_shared,
            registers_per_thread: registers,
            barriers,
            carveout,
        };
        let possible = validate_launch(&gpu, &launch).iter().all(|diag| !diag.is_error());
        if possible {
            prop_assert!(occupancy(&gpu, &launch.needs(), carveout).is_ok());
        }
    }
}
