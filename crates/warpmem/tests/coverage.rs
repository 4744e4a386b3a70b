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

#[test]
fn the_census_runs() {
    let census = std::fs::read_to_string(data("opcodes.txt")).expect("the census");
    let (mut chains, mut statements) = ((0, 0), (0u64, 0u64));
    let mut not_yet = String::from(
        "# Chains of opcodes.txt that do not run yet, with the reason. `cargo xtask bless warpmem` writes this file.\n",
    );
    let mut between = Vec::new();
    for line in census.lines().filter(|l| !l.starts_with('#')) {
        let mut words = line.split(' ');
        let (count, _kernels, chain) = (words.next(), words.next(), words.next().expect("a chain"));
        let count: u64 = count.and_then(|c| c.parse().ok()).expect("how often");
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
                if !LATER.iter().any(|l| chain.starts_with(l)) {
                    between.push(chain.to_string());
                }
            }
        }
    }
    let percent = |(part, all): (u64, u64)| 100.0 * part as f64 / all as f64;
    println!("{} of {} chains run, {:.1}% of the statements", chains.0, chains.1, percent(statements));
    println!("not yet, beside asynchronous ones: {}", between.join(" "));
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
