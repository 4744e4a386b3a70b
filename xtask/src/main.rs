//! Chores of the house: `cargo xtask generate | bless | tidy | oracle | perf`. Each one is a module; this file only
//! reads the command line and says how it went.

mod bless;
mod embedded;
mod generate;
mod isa;
mod oracle;
mod perf;
mod tidy;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask CHORE

  generate [--check]   write the generated Rust from the tables, or say which file is stale
  bless [PACKAGE]...   run the tests and accept what they print as the new expectation
  tidy                 check arrows between crates, headers, sizes, sources and forbidden words
  oracle [PART]...     compare with NVIDIA's own tools where they are installed; the parts are folding, instructions,
                       kernels, occupancy and printing
  perf [--bless] [--quick]
                       compare host instructions under valgrind with benches/instructions.toml
  perf --seconds       print warp instructions per CPU second, for this machine
";

#[allow(clippy::print_stdout, clippy::print_stderr, reason = "a chore talks to the person who runs it")]
fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let root = root();
    let outcome = match words.as_slice() {
        ["generate"] => generate::run(false),
        ["generate", "--check"] => generate::run(true),
        ["bless", packages @ ..] => bless::run(&root, packages),
        ["tidy"] => tidy::run(&root),
        ["oracle", parts @ ..] => oracle::run(&root, parts),
        ["perf", "--seconds"] => perf::seconds(&root),
        ["perf", flags @ ..] if flags.iter().all(|f| ["--bless", "--quick"].contains(f)) => {
            perf::run(&root, flags.contains(&"--bless"), flags.contains(&"--quick"))
        }
        _ => {
            eprint!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match outcome {
        Ok(words) => {
            println!("{words}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// The root of the workspace: where this package's folder lies.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}
