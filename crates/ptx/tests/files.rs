//! File tests. Each `.ptx` below `tests/files` is a test:
//!
//! - `parse/`: nothing is found wrong, every instruction finds its row, and what is printed parses to an equal
//!   module;
//! - `fail/`: exactly the findings that `//~ ERROR words` or `//~ WARNING words` announce on their lines
//!   (`//~^` means the line above), each at its line and with those words in its message or its helps;
//! - `print/`: prints to the `.out` beside it; with WARPMEM_BLESS set, the `.out` is written instead.
#![allow(clippy::print_stderr, reason = "a test talks to the person who runs it")]

use std::path::{Path, PathBuf};

use base::{Diags, Severity, SourceFile};
use libtest_mimic::{Arguments, Failed, Trial};
use ptx::{Module, Stmt};

type Run = fn(&Path) -> Result<(), Failed>;

fn main() {
    let arguments = Arguments::from_args();
    let mut trials = Vec::new();
    let runs: [(&str, Run); 3] = [("parse", parses), ("fail", fails), ("print", prints)];
    for (folder, run) in runs {
        for path in files(folder) {
            let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            trials.push(Trial::test(format!("{folder}::{stem}"), move || run(&path)));
        }
    }
    libtest_mimic::run(&arguments, trials).exit();
}

fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files").join(folder);
    let entries = std::fs::read_dir(folder).expect("the folder of file tests");
    let mut list: Vec<PathBuf> = entries.flatten().map(|e| e.path()).collect();
    list.retain(|p| p.extension().is_some_and(|e| e == "ptx"));
    list.sort();
    list
}

fn read(path: &Path) -> Result<(SourceFile, Module, Diags), Failed> {
    let file = SourceFile::new(
        path.file_name().unwrap_or_default().to_string_lossy(),
        std::fs::read_to_string(path)?,
    );
    let (mut module, mut diags) = ptx::parse(&file);
    diags.extend(ptx::check(&mut module, &file));
    Ok((file, module, diags))
}

fn listed(file: &SourceFile, diags: &Diags) -> String {
    let line = |d: &base::Diag| {
        let at = d.labels.first().map_or(0, |l| file.line(l.span.start));
        format!("{}:{at}: {:?}: {} {:?}", file.name(), d.severity, d.message, d.helps)
    };
    diags.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn parses(path: &Path) -> Result<(), Failed> {
    let (file, module, diags) = read(path)?;
    if !diags.is_empty() {
        return Err(listed(&file, &diags).into());
    }
    for item in &module.items {
        if let ptx::Item::Function(f) = item {
            formed(f.body.as_deref().unwrap_or(&[]), &file)?;
        }
    }
    round_trip(&file, &module)
}

/// Every instruction has its row.
fn formed(body: &[Stmt], file: &SourceFile) -> Result<(), Failed> {
    for stmt in body {
        match stmt {
            Stmt::Block(inner, _) => formed(inner, file)?,
            Stmt::Inst(inst) if ptx::isa::Form::of(inst.form).is_none() => {
                let line = file.line(inst.span.start);
                return Err(format!("{}:{line}: no row of the table", file.name()).into());
            }
            _ => {}
        }
    }
    Ok(())
}

fn round_trip(file: &SourceFile, module: &Module) -> Result<(), Failed> {
    let printed = SourceFile::new("printed", ptx::print(module));
    let (again, diags) = ptx::parse(&printed);
    if !diags.is_empty() {
        return Err(format!("{} printed:\n{}", file.name(), listed(&printed, &diags)).into());
    }
    if let Some(what) = ptx::equal::difference(module, &again) {
        return Err(format!("{} printed: {what}", file.name()).into());
    }
    if ptx::print(&again) != printed.text() {
        return Err(format!("{} printed again differs", file.name()).into());
    }
    Ok(())
}

/// Line, severity and words of each announced finding.
fn announced(file: &SourceFile) -> Vec<(u32, Severity, String)> {
    let mut out = Vec::new();
    for (i, line) in file.text().lines().enumerate() {
        for note in line.split("//~").skip(1) {
            let up = note.chars().take_while(|c| *c == '^').count();
            let rest = note.get(up..).unwrap_or("").trim();
            let (severity, words) = match rest.split_once(' ') {
                Some(("ERROR", words)) => (Severity::Error, words),
                Some(("WARNING", words)) => (Severity::Warning, words),
                _ => (Severity::Advice, rest),
            };
            out.push((i as u32 + 1 - up as u32, severity, words.trim().to_string()));
        }
    }
    out
}

fn fails(path: &Path) -> Result<(), Failed> {
    let (file, _, diags) = read(path)?;
    let mut expected = announced(&file);
    if expected.is_empty() {
        return Err("announces nothing".into());
    }
    let mut surprises = Vec::new();
    for d in &diags {
        let at = d.labels.first().map_or(0, |l| file.line(l.span.start));
        let says = |words: &str| d.message.contains(words) || d.helps.iter().any(|h| h.contains(words));
        match expected.iter().position(|e| e.0 == at && e.1 == d.severity && says(&e.2)) {
            Some(i) => {
                expected.remove(i);
            }
            // One finding may be announced twice: by its message and by its help.
            None => surprises.push(d.clone()),
        }
    }
    expected.retain(|e| {
        !diags.iter().any(|d| {
            let at = d.labels.first().map_or(0, |l| file.line(l.span.start));
            e.0 == at && e.1 == d.severity && d.helps.iter().any(|h| h.contains(&e.2))
        })
    });
    if surprises.is_empty() && expected.is_empty() {
        return Ok(());
    }
    Err(format!("not announced:\n{}\nnot found: {expected:#?}", listed(&file, &surprises)).into())
}

fn prints(path: &Path) -> Result<(), Failed> {
    let (file, module, diags) = read(path)?;
    if !diags.is_empty() {
        return Err(listed(&file, &diags).into());
    }
    round_trip(&file, &module)?;
    let printed = ptx::print(&module);
    let beside = path.with_extension("out");
    if std::env::var_os("WARPMEM_BLESS").is_some() {
        std::fs::write(&beside, printed)?;
        return Ok(());
    }
    let expected = std::fs::read_to_string(&beside).unwrap_or_default();
    if printed == expected {
        return Ok(());
    }
    let differing = printed.lines().zip(expected.lines()).zip(1..).find(|((a, b), _)| a != b);
    Err(format!("{} prints otherwise than {}: {differing:?}", file.name(), beside.display()).into())
}
