//! What both test programs need: files, and messages in words.

use std::path::{Path, PathBuf};

use libtest_mimic::{Failed, Trial};
use warpmem::{Failure, Problem};

/// Reads a text file of the tree.
pub fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Files of a folder with an extension, in order.
pub fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let paths = entries.filter_map(|e| Some(e.ok()?.path()));
    let mut out: Vec<PathBuf> = paths.filter(|p| p.extension().is_some_and(|e| e == extension)).collect();
    out.sort();
    out
}

/// The stem of a file's name.
pub fn stem(path: &Path) -> String {
    path.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default()
}

/// A message with the text that it is about and its help lines.
pub fn explain(problem: &Problem) -> String {
    let mut out = problem.diag.message.clone();
    let text = problem.source.as_ref().map_or("", |s| s.text());
    for label in &problem.diag.labels {
        let place = text.get(label.span.start as usize..label.span.end as usize).unwrap_or("");
        let line = text.get(..label.span.start as usize).unwrap_or("").lines().count();
        out.push_str(&format!("\n    line {line}: `{place}` {}", label.text));
    }
    for help in &problem.diag.helps {
        out.push_str(&format!("\n    help: {help}"));
    }
    out
}

/// All messages of a failure.
pub fn explain_all(failure: &Failure) -> String {
    failure.0.iter().map(explain).collect::<Vec<_>>().join("\n")
}

/// A test that is a function.
pub fn trial(name: impl Into<String>, run: impl FnOnce() -> Result<(), String> + Send + 'static) -> Trial {
    Trial::test(name, move || run().map_err(Failed::from))
}
