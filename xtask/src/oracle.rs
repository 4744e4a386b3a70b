//! `oracle`: compares what stands in the tree with what NVIDIA's own tools say. The tools are looked for and not
//! needed: where they are missing, a check says so and the rest goes on.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

mod folding;
mod instructions;
mod kernels;
mod occupancy;
mod printing;

/// Where the tools are.
pub struct Tools {
    /// `ptxas`, if there is one.
    pub ptxas: Option<PathBuf>,
    /// The folder with `cuda_occupancy.h`, if there is one.
    pub headers: Option<PathBuf>,
}

/// What a check came to.
pub enum Outcome {
    /// Everything agrees; the sentence says how much was compared.
    Agrees(String),
    /// A tool is missing; the sentence says which.
    Skipped(String),
}

/// A check with the name that messages use. A new one is a module and a line here.
type Check = fn(&Path, &Tools) -> Result<Outcome>;

const CHECKS: &[(&str, Check)] = &[
    ("folding", folding::check),
    ("instructions", instructions::check),
    ("kernels", kernels::check),
    ("occupancy", occupancy::check),
    ("printing", printing::check),
];

/// Runs the checks of these names, or every one.
pub fn run(root: &Path, parts: &[&str]) -> Result<String> {
    if let Some(part) = parts.iter().find(|part| CHECKS.iter().all(|(name, _)| name != *part)) {
        bail!("no part is called `{part}`");
    }
    let tools = find_tools(root);
    let mut lines = Vec::new();
    let mut failed = false;
    for (name, check) in CHECKS.iter().filter(|(name, _)| parts.is_empty() || parts.contains(name)) {
        lines.push(match check(root, &tools) {
            Ok(Outcome::Agrees(words)) => format!("oracle: {name}: {words}"),
            Ok(Outcome::Skipped(words)) => format!("oracle: {name}: skipped, {words}"),
            Err(error) => {
                failed = true;
                format!("oracle: {name}: {error:#}")
            }
        });
    }
    let words = lines.join("\n");
    if failed {
        bail!("{words}");
    }
    Ok(words)
}

/// Looks in `$WARPMEM_CUDA_BIN`, in the virtual environment that the gate makes, and on PATH.
fn find_tools(root: &Path) -> Tools {
    let mut folders: Vec<PathBuf> = env::var_os("WARPMEM_CUDA_BIN").map(PathBuf::from).into_iter().collect();
    let library = root.join("target/oracle/lib");
    if let Ok(pythons) = library.read_dir() {
        let pythons = pythons.flatten().map(|python| python.path());
        folders.extend(pythons.map(|python| python.join("site-packages/nvidia/cu13/bin")));
    }
    folders.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
    let first =
        |relative: &str| folders.iter().map(|folder| folder.join(relative)).find(|path| path.is_file());
    Tools {
        ptxas: first("ptxas"),
        headers: first("../include/cuda_occupancy.h").and_then(|file| file.parent().map(Path::to_path_buf)),
    }
}

/// A text with a `.version` that the assembler at hand knows: some compilers write newer ones for the same code.
fn of_known_version(text: &str) -> String {
    let newest = ptx::NEWEST_VERSION;
    let line = text.lines().find(|line| line.trim_start().starts_with(".version"));
    let written = line.and_then(|line| {
        let (major, minor) = line.trim_start().strip_prefix(".version")?.trim().split_once('.')?;
        major.parse::<u32>().ok()?.checked_mul(10)?.checked_add(minor.parse().ok()?)
    });
    match (line, written) {
        (Some(line), Some(written)) if written > newest => {
            text.replacen(line, &format!(".version {}.{}", newest / 10, newest % 10), 1)
        }
        _ => text.to_owned(),
    }
}

/// Runs a command and gives its output, or fails with what it said.
fn output_of(command: &mut Command) -> Result<String> {
    let output =
        command.output().with_context(|| format!("cannot run {}", command.get_program().display()))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        bail!("{} fails: {}", command.get_program().display(), said.trim());
    }
    Ok(String::from_utf8(output.stdout)?)
}
