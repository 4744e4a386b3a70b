//! Host threads never change a byte: each launch file's report, what its kernels print, its failed comparisons and its
//! warnings are the same for 1, 2, 3 and 8 threads. Look-back, locks and atomic sums of floats are among them.

use std::path::Path;

use libtest_mimic::Trial;
use warpmem::job::{self, Job};

use crate::common::{explain, explain_all, stem, trial};
use crate::launch_files;

/// One test a launch file, those that end in a fault included.
pub fn trials() -> Vec<Trial> {
    let all = launch_files().into_iter();
    all.map(|(folder, path)| {
        let name = Path::new("threads").join(folder).join(stem(&path));
        trial(name.to_string_lossy(), move || same(&path))
    })
    .collect()
}

fn same(path: &Path) -> Result<(), String> {
    let alone = run(path, 1)?;
    for threads in [2, 3, 8] {
        let together = run(path, threads)?;
        if together != alone {
            let lines = alone.lines().zip(together.lines());
            let first = lines.enumerate().find(|(_, (a, b))| a != b);
            return Err(match first {
                Some((i, (a, b))) => {
                    format!("line {i} of the report for {threads} threads is\n{b}\nnot\n{a}")
                }
                None => format!("the report for {threads} threads has another length"),
            });
        }
    }
    Ok(())
}

/// All that a run says, in lines.
fn run(path: &Path, threads: u32) -> Result<String, String> {
    let job = Job { file: path.to_string_lossy().into_owned(), threads, ..Job::default() };
    let done = job::run(&job, &mut |_| {}).map_err(|f| explain_all(&f))?;
    let report = serde_json::to_string_pretty(&done.profile).map_err(|e| e.to_string())?;
    let printed: Vec<String> = done.printed.iter().map(|p| String::from_utf8_lossy(p).into_owned()).collect();
    let said: Vec<String> = done.failures.iter().chain(&done.warnings).map(explain).collect();
    Ok(format!("{report}\n{}\n{}\n{}", printed.join("\n"), said.join("\n"), done.status()))
}
