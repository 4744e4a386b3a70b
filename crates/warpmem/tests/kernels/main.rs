//! Runs every kernel of `kernels/`: launch files with all that they compare and assert, published readings of real
//! GPUs, public questions about access patterns, and the same report for any number of host threads.

#[path = "../common/mod.rs"]
mod common;

mod cases;
mod faults;
mod figures;
mod launch_files;
mod readings;
mod strides;
mod threads;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = libtest_mimic::Arguments::from_args();
    let mut trials = launch_files::trials();
    trials.extend(faults::trials());
    trials.extend(readings::trials());
    trials.extend(strides::trials());
    trials.extend(cases::trials());
    trials.extend(threads::trials());
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// The folder of the kernels.
fn kernels() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    root.ancestors().nth(2).unwrap_or(root).join("kernels")
}
