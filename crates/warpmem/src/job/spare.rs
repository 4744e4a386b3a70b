//! No output may take the place of what the run reads, and none that of another output: the input, the launch file,
//! arrays that arguments, textures and comparisons name.

use std::path::{Path, PathBuf};

use base::Diag;

use super::{Input, Job, Wanted};
use crate::arg::{self, Spec};
use crate::bind;
use crate::data::Init;
use crate::files;
use crate::launch_spec::LaunchSpec;
use crate::problem::{Failure, Located, Problem};

/// Refuses outputs over inputs and over each other. `wanted` are the dumps and comparisons of the launches, and those
/// of the whole run.
pub(super) fn check(
    job: &Job,
    input: &Input,
    launches: &[LaunchSpec],
    wanted: &[&Wanted],
) -> Result<(), Failure> {
    let mut inputs: Vec<PathBuf> = vec![job.file.clone().into(), input.file.clone().into()];
    inputs.extend(input.launch_file.clone());
    for text in launches.iter().flat_map(|l| l.args.iter().flatten()) {
        inputs.extend(arrays(text));
    }
    inputs.extend(input.launches.textures.iter().filter_map(|t| t.data_file()));
    inputs.extend(wanted.iter().flat_map(|w| &w.compares).map(|c| c.target()));
    let read = |file: &Path| inputs.iter().any(|i| files::same(i, file));
    let mut problems: Vec<Problem> = Vec::new();
    let mut outputs: Vec<(PathBuf, String)> = Vec::new();
    for dump in wanted.iter().flat_map(|w| &w.dumps) {
        let (file, buffer) = (dump.target(), dump.buffer());
        if read(&file) {
            problems.push(dump.problem(refused(&file)));
        } else if outputs.iter().any(|(f, b)| *b != buffer && files::same(f, &file)) {
            problems.push(dump.problem(twice(&file)));
        }
        outputs.push((file, buffer));
    }
    if let Some(file) = job.output.as_deref() {
        if read(file) {
            problems.push(Problem::new(refused(file)));
        } else if outputs.iter().any(|(f, _)| files::same(f, file)) {
            problems.push(Problem::new(twice(file)));
        }
    }
    if problems.is_empty() { Ok(()) } else { Err(Failure(problems)) }
}

fn refused(file: &Path) -> Diag {
    Diag::error("file", format!("`{}` is read by this run, and an output would overwrite it", file.display()))
        .help("give the output another name")
}

fn twice(file: &Path) -> Diag {
    Diag::error("file", format!("two outputs of this run are to go to `{}`", file.display()))
        .help("give one of them another name")
}

/// The array files that an argument is filled from. What cannot be read is complained of where it is used.
fn arrays(text: &Located) -> Vec<PathBuf> {
    let mut files = Vec::new();
    if let Ok(arg) = arg::parse(&text.text) {
        bind::each(&arg, &mut |arg| {
            if let Spec::Buffer { init: Init::File(name), .. } = &arg.spec {
                files.push(text.file(name));
            }
        });
    }
    files
}
