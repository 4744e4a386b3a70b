//! Every console block of the README is run, in a folder that has the kernels and that vanishes afterwards: what it
//! shows must be what comes out, `...` standing for lines left out, and only what shows an error may fail. Building
//! and testing are not repeated inside the tests; `cargo run --release --` runs the binary at hand.

use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A command with the output that the README shows.
struct Shown {
    line: usize,
    command: String,
    output: String,
}

fn blocks(text: &str) -> Vec<Shown> {
    let mut shown: Vec<Shown> = Vec::new();
    let mut inside = false;
    for (i, line) in text.lines().enumerate() {
        if line.starts_with("```") {
            inside = !inside && line.trim() == "```console";
            continue;
        }
        if !inside {
            continue;
        }
        match (line.strip_prefix("$ "), shown.last_mut()) {
            (Some(command), _) => {
                shown.push(Shown { line: i + 1, command: command.into(), output: String::new() });
            }
            (None, Some(last)) if last.command.ends_with('\\') => {
                last.command.pop();
                last.command.push_str(line.trim_start().trim_start_matches("> "));
            }
            (None, Some(last)) => {
                last.output.push_str(line);
                last.output.push('\n');
            }
            (None, None) => panic!("line {}: output before any command", i + 1),
        }
    }
    shown
}

/// Splits a command as a shell does, as far as the README goes.
fn words(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    let mut quote = None;
    let mut any = false;
    for c in command.chars() {
        match (c, quote) {
            (c, Some(q)) if c == q => quote = None,
            (c, Some(_)) => word.push(c),
            ('\'' | '"', None) => {
                quote = Some(c);
                any = true;
            }
            (' ', None) => {
                if any || !word.is_empty() {
                    words.push(std::mem::take(&mut word));
                }
                any = false;
            }
            ('|' | '>' | '<' | ';' | '&' | '$' | '`', None) => panic!("`{command}` needs a shell"),
            (c, None) => word.push(c),
        }
    }
    if any || !word.is_empty() {
        words.push(word);
    }
    words
}

/// Does the output look as shown? A line `...` stands for any number of lines.
fn matches(shown: &[&str], real: &[&str]) -> bool {
    match shown {
        [] => real.is_empty(),
        ["...", rest @ ..] => (0..=real.len()).any(|n| matches(rest, real.get(n..).unwrap_or(&[]))),
        [first, rest @ ..] => real
            .split_first()
            .is_some_and(|(r, real)| r.trim_end() == first.trim_end() && matches(rest, real)),
    }
}

/// Copies a folder with all that is in it.
fn copy(from: &Path, to: &Path) {
    std::fs::create_dir(to).expect("a folder");
    for entry in std::fs::read_dir(from).expect("a folder") {
        let entry = entry.expect("an entry");
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            std::fs::copy(entry.path(), target).expect("a copy");
        }
    }
}

#[test]
fn console_blocks() {
    let text = std::fs::read_to_string(root().join("README.md")).expect("a README");
    let blocks = blocks(&text);
    assert!(blocks.len() >= 2, "the README has lost its commands");
    let folder = tempfile::tempdir().expect("a folder");
    copy(&root().join("kernels"), &folder.path().join("kernels"));
    let mut ran = 0;
    for shown in &blocks {
        let words = words(&shown.command);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let arguments = match words.as_slice() {
            ["cargo", "run", "--release", "--", rest @ ..]
            | ["warpmem" | "target/release/warpmem", rest @ ..] => rest,
            // What prepares the machine or is this very test.
            ["cargo" | "rustup" | "python3" | "pip" | "git" | "cd" | "export" | "bash" | ".ci/run", ..] => {
                continue;
            }
            _ => panic!("README line {}: nobody runs `{}`", shown.line, shown.command),
        };
        let mut command = Command::new(env!("CARGO_BIN_EXE_warpmem"));
        command.args(arguments).current_dir(folder.path()).env("NO_COLOR", "1");
        let output = command.output().expect("the binary runs");
        ran += 1;
        let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        let fails = shown.output.lines().any(|line| line.starts_with("error["));
        assert_eq!(
            output.status.success(),
            !fails,
            "README line {}: `{}` ends with {}:\n{err}",
            shown.line,
            shown.command,
            output.status
        );
        if shown.output.trim().is_empty() {
            continue;
        }
        let both = format!("{out}{err}");
        let wanted: Vec<&str> = shown.output.trim_end().lines().collect();
        let real: Vec<&str> = both.trim_end().lines().collect();
        assert!(
            matches(&wanted, &real),
            "README line {}: `{}` prints\n{both}\nand the README shows\n{}",
            shown.line,
            shown.command,
            shown.output
        );
    }
    assert!(ran > 0, "no command of the README was run");
}

#[test]
fn the_matcher_knows_a_difference() {
    assert!(matches(&["a", "...", "d"], &["a", "b", "c", "d"]));
    assert!(matches(&["...", "d"], &["d"]));
    assert!(!matches(&["a", "...", "d"], &["a", "b", "c"]));
    assert!(!matches(&["a"], &["a", "b"]));
    assert_eq!(words("a 'b c' --d=\"e f\" ''"), ["a", "b c", "--d=e f", ""]);
}
