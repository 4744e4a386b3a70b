//! Every committed kernel assembles with ptxas for the target that it names.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::{Outcome, Tools, of_known_version, output_of};
use crate::tidy::tree;

/// Assembles all `.ptx` below `kernels/`.
pub fn check(root: &Path, tools: &Tools) -> Result<Outcome> {
    let Some(ptxas) = &tools.ptxas else {
        return Ok(Outcome::Skipped("no ptxas found".to_owned()));
    };
    let files = tree::committed(root)?;
    let mut assembled = 0;
    let copy = std::env::temp_dir().join(format!("xtask-kernels-{}.ptx", std::process::id()));
    for file in files.iter().filter(|file| file.starts_with("kernels/") && file.ends_with(".ptx")) {
        let path = root.join(file);
        let text = std::fs::read_to_string(&path).with_context(|| file.clone())?;
        let Some(target) = target(&text) else {
            bail!("{file} names no target");
        };
        std::fs::write(&copy, of_known_version(&text))?;
        output_of(Command::new(ptxas).args(["-arch", target, "-o", "/dev/null"]).arg(&copy))
            .with_context(|| file.clone())?;
        assembled += 1;
    }
    let _ = std::fs::remove_file(&copy);
    Ok(Outcome::Agrees(format!("{assembled} files assemble")))
}

/// The first word of the `.target` directive.
fn target(text: &str) -> Option<&str> {
    let line = text.lines().find_map(|line| line.trim_start().strip_prefix(".target"))?;
    line.split([',', ' ', '\t']).find(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_target_is_the_first_word() {
        assert_eq!(target(".version 8.0\n.target sm_80, debug\n"), Some("sm_80"));
        assert_eq!(target(".version 8.0\n"), None);
    }
}
