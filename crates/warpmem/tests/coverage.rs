//! What of the instructions that compilers really write runs: every chain of `data/opcodes.txt`, a census of public
//! code, either runs or stands in `data/not_yet.txt`, and nothing stands there that runs. With WARPMEM_BLESS set the
//! latter is written anew.
#![allow(clippy::print_stdout, reason = "the shares are what one runs this for")]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use warpmem::isa::coverage;

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

/// How many kernels the census counts.
const KERNELS: u64 = 1382;

/// Instructions that are to run only when the asynchronous machinery is built: by their beginnings.
const LATER: &[&str] = &[
    "tcgen05.",
    "wgmma.",
    "tensormap.",
    "setmaxnreg.",
    "mbarrier.",
    "cp.async.bulk.",
    "cp.async.mbarrier.",
    "cp.reduce.async.bulk.",
    "fence.mbarrier_init.",
];

/// Chains without which no kernel uses the machinery that they begin: each barrier is initialised, each group of bulk
/// stores committed, tensor memory allocated, a warpgroup's product fenced, a tensor map's box set; bulk loads complete on
/// a barrier. The sum of their kernels bounds from above how many kernels hold something that does not run yet.
const FIRST: &[&str] = &[
    "mbarrier.init.",
    "wgmma.fence.",
    "tcgen05.alloc.",
    "tensormap.replace.tile.box_dim.",
    "cp.async.bulk.commit_group",
];

/// Chains that do not exist: ptxas refuses them as we do.
const MISSPELT: &[&str] = &["sin.approx.f64"];

#[test]
fn the_census_runs() {
    let census = std::fs::read_to_string(data("opcodes.txt")).expect("the census");
    let (mut chains, mut statements) = ((0, 0), (0u64, 0u64));
    let mut not_yet = String::from(
        "# Chains of opcodes.txt that do not run yet, with the reason. `cargo xtask bless warpmem` writes this file.\n",
    );
    let mut between = Vec::new();
    let mut blocked = 0;
    for line in census.lines().filter(|l| !l.starts_with('#')) {
        let mut words = line.split(' ');
        let mut number = || words.next().and_then(|c| c.parse::<u64>().ok()).expect("how often");
        let (count, kernels) = (number(), number());
        let chain = words.next().expect("a chain");
        if FIRST.iter().any(|f| chain.starts_with(f)) || MISSPELT.contains(&chain) {
            blocked += kernels;
        }
        let outcome = coverage::of_chain(chain);
        chains.1 += 1;
        statements.1 += count;
        match outcome {
            Ok(()) => {
                chains.0 += 1;
                statements.0 += count;
            }
            Err(why) => {
                let _ = writeln!(not_yet, "{chain}: {why}");
                if !LATER.iter().any(|l| chain.starts_with(l)) && !MISSPELT.contains(&chain) {
                    between.push(chain.to_string());
                }
            }
        }
    }
    let percent = |(part, all): (u64, u64)| 100.0 * part as f64 / all as f64;
    println!("{} of {} chains run, {:.1}% of the statements", chains.0, chains.1, percent(statements));
    let whole = percent((KERNELS - blocked, KERNELS));
    println!("at least {whole:.1}% of the kernels hold nothing that does not");
    assert_eq!(between, [""; 0], "what does not run beside the asynchronous machinery");
    assert!(whole >= 95.0, "{whole:.1}% of the kernels run whole");
    assert_eq!(chains.1, 665);
    if std::env::var_os("WARPMEM_BLESS").is_some() {
        std::fs::write(data("not_yet.txt"), &not_yet).expect("the list can be written");
    }
    let listed = std::fs::read_to_string(data("not_yet.txt")).unwrap_or_default();
    assert!(
        listed == not_yet,
        "data/not_yet.txt should be (`cargo xtask bless warpmem` writes it):\n{not_yet}"
    );
}
