//! Every launch file: all of its comparisons and assertions hold, with the PTX that it names and, where there is
//! one, with the PTX of the other dialect on a newer GPU.

use std::path::{Path, PathBuf};

use libtest_mimic::Trial;
use warpmem::Located;
use warpmem::job::{self, Done, Job};

use crate::common::{explain, explain_all, files, read, stem, trial};
use crate::kernels;

/// Launch files of a folder of `kernels/` that end well.
fn well(folder: &str) -> Vec<PathBuf> {
    let all = files(&kernels().join(folder), "toml");
    all.into_iter().filter(|p| !stem(p).starts_with("fault_")).collect()
}

/// One test a launch file and dialect.
pub fn trials() -> Vec<Trial> {
    let mut out = Vec::new();
    for folder in ["", "readings", "cases"] {
        for path in well(folder) {
            let name = Path::new("launch").join(folder).join(stem(&path));
            out.push(trial(name.to_string_lossy(), move || passes(&run(&path, None)?)));
        }
    }
    for path in well("") {
        let name = format!("launch/sm_100/{}", stem(&path));
        out.push(trial(name, move || passes(&run(&other_dialect(&path)?, Some("b200"))?)));
    }
    out
}

/// Runs a launch file.
pub fn run(path: &Path, gpu: Option<&str>) -> Result<Done, String> {
    let gpu = gpu.map(|name| Located::alone("--gpu", name));
    let job = Job { file: path.to_string_lossy().into_owned(), gpu, ..Job::default() };
    job::run(&job, &mut |_| {}).map_err(|f| explain_all(&f))
}

fn passes(done: &Done) -> Result<(), String> {
    for (i, launch) in done.profile.launches.iter().enumerate() {
        if let Some(finding) = launch.findings.first() {
            let notes = finding.notes.join("\n    ");
            let line = finding.accesses.first().map_or(0, |a| a.ptx_line);
            return Err(format!("launch {i}, PTX line {line}: {}\n    {notes}", finding.message));
        }
    }
    match done.failures.as_slice() {
        [] if done.faulted => Err("it ended in a fault".into()),
        [] => Ok(()),
        failures => Err(failures.iter().map(explain).collect::<Vec<_>>().join("\n")),
    }
}

/// A copy of a launch file that names the PTX for sm_100. What else it names, it names by its whole path.
fn other_dialect(path: &Path) -> Result<PathBuf, String> {
    let root = kernels();
    let root = root.to_string_lossy();
    let text = read(path);
    let other = text
        .replace("\"ptx/sm_80/", &format!("\"{root}/ptx/sm_100/"))
        .replace("=expected/", &format!("={root}/expected/"))
        .replace("=@data/", &format!("=@{root}/data/"));
    if other == text {
        return Err("the launch file does not name PTX for sm_80".into());
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("sm_100");
    std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    let copy = folder.join(format!("{}.toml", stem(path)));
    std::fs::write(&copy, other).map_err(|e| e.to_string())?;
    Ok(copy)
}
