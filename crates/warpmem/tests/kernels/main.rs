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

use crate::common::files;

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

/// Every launch file with the folder that it lies in, from `kernels/` on.
fn launch_files() -> Vec<(PathBuf, PathBuf)> {
    let root = kernels();
    let mut out = Vec::new();
    for folder in folders(&root) {
        let name = folder.strip_prefix(&root).unwrap_or(&folder).to_path_buf();
        out.extend(files(&folder, "toml").into_iter().map(|path| (name.clone(), path)));
    }
    out
}

/// A folder and all folders below it, in order.
fn folders(root: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(root).unwrap_or_else(|e| panic!("{}: {e}", root.display()));
    let mut below: Vec<PathBuf> =
        entries.filter_map(|e| Some(e.ok()?.path())).filter(|p| p.is_dir()).collect();
    below.sort();
    let below = below.iter().flat_map(|folder| folders(folder));
    std::iter::once(root.to_path_buf()).chain(below).collect()
}
