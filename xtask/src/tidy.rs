//! `tidy`: what rustc and clippy do not look at. Each check is a module that returns complaints, one sentence
//! each with its file; this file runs them all and fails if there are any.

mod arrows;
mod dependencies;
mod facts;
mod gpus;
mod rust;
pub mod tree;
mod words;

use std::path::Path;

use anyhow::{Context, Result, bail};

/// What a check found: one sentence each, beginning with the file.
type Complaints = Vec<String>;

/// A file of the tree with its text; binary files have none.
pub struct File {
    /// Relative to the root.
    pub path: String,
    /// What is in it, if it is text.
    pub text: Option<String>,
}

/// Runs every check over the tree.
pub fn run(root: &Path) -> Result<String> {
    let files = read(root)?;
    let metadata = arrows::metadata(root)?;
    let architecture = text(&files, "ARCHITECTURE.md")?;
    let contributing = text(&files, "CONTRIBUTING.md")?;
    let manifest = text(&files, "Cargo.toml")?;
    let mut complaints = Complaints::new();
    complaints.extend(arrows::check(architecture, &metadata));
    complaints.extend(dependencies::check(manifest, contributing)?);
    complaints.extend(rust::check(&files));
    complaints.extend(words::check(&files));
    complaints.extend(facts::check(&files));
    complaints.extend(gpus::check(&files));
    if !complaints.is_empty() {
        bail!("tidy has {} complaints:\n  {}", complaints.len(), complaints.join("\n  "));
    }
    Ok(format!("tidy: {} files are in order", files.len()))
}

fn read(root: &Path) -> Result<Vec<File>> {
    let mut files = Vec::new();
    for path in tree::committed(root)? {
        let bytes = std::fs::read(root.join(&path)).with_context(|| path.clone())?;
        files.push(File { path, text: String::from_utf8(bytes).ok().filter(|text| !text.contains('\0')) });
    }
    Ok(files)
}

fn text<'a>(files: &'a [File], path: &str) -> Result<&'a str> {
    let file = files.iter().find(|file| file.path == path);
    file.and_then(|file| file.text.as_deref()).with_context(|| format!("{path} is missing"))
}

/// The rows of the Markdown table between `<!-- NAME -->` and `<!-- /NAME -->`, cells trimmed of spaces and
/// backticks, without the head.
fn table<'a>(text: &'a str, name: &str) -> Option<Vec<Vec<&'a str>>> {
    let (_, after) = text.split_once(&format!("<!-- {name} -->"))?;
    let (inside, _) = after.split_once(&format!("<!-- /{name} -->"))?;
    let lines = inside.lines().map(str::trim).filter(|line| line.starts_with('|'));
    let cells = |line: &'a str| {
        let cells = line.trim_matches('|').split('|');
        cells.map(|cell| cell.trim().trim_matches('`')).collect()
    };
    Some(lines.skip(2).map(cells).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A text file for the checks' tests.
    pub(super) fn file(path: &str, text: &str) -> File {
        File { path: path.to_owned(), text: Some(text.to_owned()) }
    }

    #[test]
    fn tables_are_found_between_their_marks() {
        let text =
            "x\n<!-- t -->\n| a | b |\n|---|---|\n| `one` | two |\n\n| three | |\n<!-- /t -->\n| no | no |\n";
        assert_eq!(table(text, "t").unwrap(), [["one", "two"], ["three", ""]]);
        assert!(table(text, "u").is_none());
    }
}
