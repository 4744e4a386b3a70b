//! Every launch file: all of its comparisons and assertions hold, with the PTX that it names and, where a file of the
//! same name for a newer architecture lies beside that, with this one on a GPU that has it.

use std::path::{Path, PathBuf};

use libtest_mimic::Trial;
use warpmem::Located;
use warpmem::job::{self, Done, Job};

use crate::common::{explain, explain_all, read, stem, trial};
use crate::launch_files;

/// Folders beside `ptx/sm_80`, and the GPU that runs what lies there.
const DIALECTS: [(&str, &str); 4] =
    [("sm_90", "h100"), ("sm_90a", "h100"), ("sm_100", "b200"), ("sm_100a", "b200")];

/// One test a launch file and dialect. Those that begin with `fault_` do not end well on purpose.
pub fn trials() -> Vec<Trial> {
    let mut out = Vec::new();
    for (folder, path) in launch_files().into_iter().filter(|(_, path)| !stem(path).starts_with("fault_")) {
        let name = folder.join(stem(&path)).display().to_string();
        for (arch, gpu) in DIALECTS {
            let Some(text) = other_dialect(&path, arch) else { continue };
            let name = name.clone();
            out.push(trial(format!("launch/{arch}/{name}"), move || {
                passes(&run(&save(arch, &name.replace('/', "-"), &text)?, Some(gpu))?)
            }));
        }
        out.push(trial(format!("launch/{name}"), move || passes(&run(&path, None)?)));
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

/// The text of a launch file with the PTX for another architecture in place of that for sm_80, if there is one. What
/// else it names, it names by its whole path.
fn other_dialect(path: &Path, arch: &str) -> Option<String> {
    let text = read(path);
    let (_, rest) = text.split_once("file = \"ptx/sm_80/")?;
    let (ptx, _) = rest.split_once('"')?;
    let folder = path.parent()?;
    if !folder.join("ptx").join(arch).join(ptx).is_file() {
        return None;
    }
    let folder = folder.display();
    let text = text.replace("\"ptx/sm_80/", &format!("\"{folder}/ptx/{arch}/"));
    let text = text.replace("=expected/", &format!("={folder}/expected/"));
    Some(text.replace("=@data/", &format!("=@{folder}/data/")))
}

/// Writes a launch file for this run.
fn save(arch: &str, name: &str, text: &str) -> Result<PathBuf, String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(arch);
    std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    let path = folder.join(format!("{name}.toml"));
    std::fs::write(&path, text).map_err(|e| e.to_string())?;
    Ok(path)
}
