//! What ptxas makes of an instruction with constant operands is what our executor makes of it. The comparison runs in the
//! example `folding` of `warpmem`, which this builds: the chores themselves know no executor.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use super::{Outcome, Tools, output_of};

/// Builds the example and runs it.
pub fn check(root: &Path, tools: &Tools) -> Result<Outcome> {
    let Some(ptxas) = &tools.ptxas else {
        return Ok(Outcome::Skipped("no ptxas found".to_owned()));
    };
    let nvdisasm = ptxas.with_file_name("nvdisasm");
    if !nvdisasm.is_file() {
        return Ok(Outcome::Skipped("no nvdisasm beside ptxas".to_owned()));
    }
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(root).args(["run", "-q", "-p", "warpmem", "--example", "folding", "--"]);
    let words = output_of(command.arg(ptxas).arg(nvdisasm))?;
    Ok(Outcome::Agrees(words.trim().to_owned()))
}
