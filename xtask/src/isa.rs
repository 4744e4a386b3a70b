//! `cargo xtask generate`: turns `isa/ptx.isa`, the instruction table in the manual's notation, into the
//! committed Rust at `crates/ptx/src/isa/generated.rs`. The notation is explained at the head of the table.

mod operand;
mod rust;
mod table;

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, anyhow, bail};

use table::Table;

const TABLE: &str = "isa/ptx.isa";
const OUTPUT: &str = "crates/ptx/src/isa/generated.rs";

/// Writes the generated file, or with `check` fails where it differs from what is committed.
pub fn generate(check: bool) -> Result<()> {
    let root = root()?;
    let text = std::fs::read_to_string(root.join(TABLE)).with_context(|| TABLE.to_string())?;
    let code = rust::emit(&Table::parse(&text)?)?;
    let path = root.join(OUTPUT);
    let old = std::fs::read_to_string(&path).unwrap_or_default();
    if old == code {
        return Ok(());
    }
    if check {
        bail!("{OUTPUT} is not what {TABLE} gives: run `cargo xtask generate`");
    }
    std::fs::write(&path, code).with_context(|| OUTPUT.to_string())
}

fn root() -> Result<PathBuf> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    Ok(here.parent().ok_or_else(|| anyhow!("xtask has no parent folder"))?.to_path_buf())
}
