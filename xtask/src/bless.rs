//! `bless`: runs the tests once with every expectation writer switched on, so that what they print now becomes
//! what is expected. Read the difference before committing it.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

/// The switches of the expectation writers in use: insta, snapbox and trycmd, and our own file tests.
const SWITCHES: &[(&str, &str)] = &[
    ("INSTA_UPDATE", "always"),
    ("SNAPSHOTS", "overwrite"),
    ("TRYCMD", "overwrite"),
    ("WARPMEM_BLESS", "1"),
];

/// Runs the tests of the named packages, or of all, and lets them rewrite their expectations.
pub fn run(root: &Path, packages: &[&str]) -> Result<String> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root).arg("test").envs(SWITCHES.iter().copied());
    if packages.is_empty() {
        cargo.arg("--workspace");
    }
    for package in packages {
        cargo.args(["--package", package]);
    }
    let status = cargo.status().context("cannot run cargo")?;
    if !status.success() {
        bail!("some tests fail even with their expectations rewritten");
    }
    Ok("bless: expectations written; `git diff` shows what changed".to_owned())
}
