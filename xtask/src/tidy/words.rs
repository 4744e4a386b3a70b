//! Words that no committed text may hold: absolute paths of somebody's machine, marks of unfinished work, and
//! directories in the `.file` lines of PTX, which compilers write there.

use super::{Complaints, File};

/// Folders at the root of a machine.
const FOLDERS: &[&str] = &["/work", "/tmp", "/root", "/home", "/Users", "/opt", "/mnt"];
/// Marks of unfinished work.
const MARKS: &[&str] = &["FIXME", "XXX", "TODO", "HACK"];
/// This file has to name what it forbids; the ignore list and the licence texts are not ours to word.
const EXEMPT: &[&str] = &["xtask/src/tidy/words.rs", "Cargo.lock"];

/// Checks every text file.
pub fn check(files: &[File]) -> Complaints {
    let mut complaints = Complaints::new();
    for File { path, text } in files {
        let Some(text) = text else { continue };
        if EXEMPT.contains(&path.as_str()) {
            continue;
        }
        for (number, line) in text.lines().enumerate().map(|(index, line)| (index + 1, line)) {
            if let Some(folder) = FOLDERS.iter().find(|folder| holds_path(line, folder))
                && !is_fixture(path)
            {
                complaints.push(format!("{path}:{number}: a path below `{folder}` of somebody's machine"));
            }
            if let Some(mark) = MARKS.iter().find(|mark| holds_word(line, mark)) {
                complaints.push(format!("{path}:{number}: `{mark}`: finish it or write an issue"));
            }
            if path.ends_with(".ptx") && !is_fixture(path) && names_a_directory(line) {
                complaints.push(format!("{path}:{number}: `.file` names a directory; write the bare name"));
            }
        }
    }
    complaints
}

/// Inputs of tests may hold what users' inputs hold.
fn is_fixture(path: &str) -> bool {
    path.split('/').any(|folder| folder == "tests" || folder == "fixtures")
}

/// Is the folder there as the start of an absolute path?
fn holds_path(line: &str, folder: &str) -> bool {
    line.match_indices(folder).any(|(at, _)| {
        let before = line.get(..at).and_then(|text| text.chars().next_back());
        let after = line.get(at + folder.len()..).and_then(|text| text.chars().next());
        // Part of a longer path or of an address is no path of a machine.
        let starts = before.is_none_or(|c| !(c.is_alphanumeric() || "._-/~}>*".contains(c)));
        starts && after == Some('/')
    })
}

/// Is the word there on its own?
fn holds_word(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| {
        let before = line.get(..at).and_then(|text| text.chars().next_back());
        let after = line.get(at + word.len()..).and_then(|text| text.chars().next());
        let outside = |c: Option<char>| c.is_none_or(|c| !(c.is_alphanumeric() || c == '_'));
        outside(before) && outside(after)
    })
}

/// A `.file` directive whose name has a slash.
fn names_a_directory(line: &str) -> bool {
    let Some(rest) = line.trim_start().strip_prefix(".file") else {
        return false;
    };
    rest.split('"').nth(1).is_some_and(|name| name.contains(['/', '\\']))
}

#[cfg(test)]
mod tests {
    use super::super::tests::file;
    use super::*;

    #[test]
    fn paths_of_a_machine_are_named() {
        for text in ["see /home/ada/x", "\"/tmp/a\"", "=/opt/cuda/include", "(/root/.cargo)", "/mnt/disk"] {
            assert_eq!(check(&[file("a.md", text)]).len(), 1, "{text}");
        }
        assert_eq!(
            check(&[file("a.sh", "cd /mnt/a")]),
            ["a.sh:1: a path below `/mnt` of somebody's machine"]
        );
    }

    #[test]
    fn addresses_and_relative_paths_are_no_paths_of_a_machine() {
        for text in [
            "https://example.org/home/page",
            "target/tmp/x",
            "../work/x",
            "$CARGO_HOME/tmp/x",
            "a /tmpfile",
            "/workspace/x",
            "one/work/two",
        ] {
            assert_eq!(check(&[file("a.md", text)]), Complaints::new(), "{text}");
        }
        assert_eq!(
            check(&[file("crates/ptx/tests/files/a.ptx", ".file 1 \"/home/a/b.cu\"")]),
            Complaints::new()
        );
    }

    #[test]
    fn marks_of_unfinished_work_are_named() {
        let words = format!("// {}: later", MARKS.concat().get(..5).unwrap());
        assert_eq!(check(&[file("a.rs", &words)]).len(), 1);
        assert_eq!(check(&[file("a.rs", "let todo = 1; // todo!() is a lint")]), Complaints::new());
    }

    #[test]
    fn directories_in_file_lines_are_named() {
        let complaints =
            check(&[file("kernels/ptx/a.ptx", ".file 1 \"src/b.cu\"\n.file\t2 \"b.cu\", 1, 2\n")]);
        assert_eq!(complaints, ["kernels/ptx/a.ptx:1: `.file` names a directory; write the bare name"]);
    }
}
