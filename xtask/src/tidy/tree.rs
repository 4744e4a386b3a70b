//! Which files belong to the project: what git tracks and what it would track.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

/// Paths relative to the root with `/`, sorted, of every file that is tracked or new and not ignored.
pub fn committed(root: &Path) -> Result<Vec<String>> {
    let output = Command::new("git")
        .current_dir(root)
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .output()
        .context("cannot run git")?;
    if !output.status.success() {
        bail!("git ls-files fails: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    let text = String::from_utf8(output.stdout).context("a path is no UTF-8")?;
    let mut files: Vec<String> =
        text.split('\0').filter(|path| !path.is_empty()).map(str::to_owned).collect();
    // A file that was removed but not yet from the index is no file.
    files.retain(|file| root.join(file).is_file());
    files.sort_unstable();
    files.dedup();
    Ok(files)
}
