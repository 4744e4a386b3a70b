//! `generate`: Rust that is made from the fact tables and committed. Each generator is a module with a function
//! that reads its tables and settles its file: writes it, or with `--check` fails when the committed one differs.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

/// A generator: `true` only checks.
type Generator = fn(check: bool) -> Result<()>;

/// Every generator with the name that messages use. A new one is a module and a line here.
const GENERATORS: &[(&str, Generator)] =
    &[("embedded GPUs", crate::embedded::generate), ("PTX instructions", crate::isa::generate)];

/// Runs all generators.
pub fn run(check: bool) -> Result<String> {
    for (name, generator) in GENERATORS {
        generator(check).with_context(|| format!("generator `{name}`"))?;
    }
    let done = if check { "up to date" } else { "generated" };
    Ok(format!("generate: {} tables {done}", GENERATORS.len()))
}

/// Writes `text` to `file` below `root` if it differs from what is there; with `check`, fails then.
pub fn settle(root: &Path, file: &str, text: &str, check: bool) -> Result<()> {
    let path = root.join(file);
    if fs::read_to_string(&path).is_ok_and(|committed| committed == text) {
        return Ok(());
    }
    if check {
        bail!("{file} is stale: run `cargo xtask generate`");
    }
    fs::write(&path, text).with_context(|| format!("cannot write {file}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_differs_or_is_missing_is_stale() {
        let folder = std::env::temp_dir().join(format!("xtask-settle-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        assert!(settle(&folder, "a.rs", "one", true).is_err());
        settle(&folder, "a.rs", "one", false).unwrap();
        settle(&folder, "a.rs", "one", true).unwrap();
        assert!(settle(&folder, "a.rs", "two", true).is_err());
        assert_eq!(fs::read_to_string(folder.join("a.rs")).unwrap(), "one");
        fs::remove_dir_all(&folder).unwrap();
    }
}
