//! What ptxas says of thousands of one-instruction kernels, against what the parser and the checks say.
//!
//! `tests/data/ptxas/*.txt` hold the statements with ptxas's verdict on each target, `frame.ptx` the kernel around
//! them. What ptxas takes must be taken; of what it refuses, nearly all must be refused, most of it in its words.
//! The figures are printed; with `WARPMEM_PROBES=all` every disagreement is.
#![allow(clippy::print_stdout, reason = "the figures are what one runs this for")]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;

use base::SourceFile;

/// In the order that ranges of the data go by.
const TARGETS: [&str; 13] =
    ["70", "72", "75", "80", "86", "87", "89", "90", "90a", "100", "103", "120", "100a"];
/// Share of the refused ones, in percent, that must be refused here too.
const REFUSED: f64 = 99.5;
/// Share of those refused by both, in percent, whose first sentence is one of ptxas's.
const IN_ITS_WORDS: f64 = 98.0;

/// A statement with what is said of it.
struct Probe {
    file: String,
    before: String,
    statement: String,
    /// By target: what ptxas says; nothing where it takes the statement.
    verdicts: [Vec<String>; 13],
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/ptxas")
}

/// `70..89,100a` as places in [`TARGETS`].
fn places(ranges: &str) -> Vec<usize> {
    let at = |t: &str| TARGETS.iter().position(|x| *x == t).unwrap_or_else(|| panic!("no target {t}"));
    let each = ranges.split(',').flat_map(|r| match r.split_once("..") {
        Some((a, b)) => at(a)..=at(b),
        None => at(r)..=at(r),
    });
    each.collect()
}

fn probes() -> Vec<Probe> {
    let mut out = Vec::new();
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder()).expect("the readings").flatten().map(|e| e.path()).collect();
    files.retain(|p| p.extension().is_some_and(|e| e == "txt"));
    files.sort();
    for path in files {
        let file = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).expect("readings are text");
        let mut verdicts: [Vec<String>; 13] = Default::default();
        let mut before = String::new();
        let mut in_head = false;
        for line in text.lines().filter(|l| !l.is_empty() && !l.starts_with('#')) {
            if let Some(verdict) = line.strip_prefix("! ") {
                if !in_head {
                    verdicts = Default::default();
                    before.clear();
                }
                in_head = true;
                if let Some((targets, words)) = verdict.split_once(": ") {
                    for i in places(targets) {
                        verdicts[i] = words.split(" | ").map(str::to_string).collect();
                    }
                }
            } else {
                in_head = false;
                match line.strip_prefix("$ ") {
                    Some(b) => before = b.to_string(),
                    None => out.push(Probe {
                        file: file.clone(),
                        before: before.clone(),
                        statement: line.to_string(),
                        verdicts: verdicts.clone(),
                    }),
                }
            }
        }
    }
    out
}

/// What is said here of a statement on a target.
fn ours(frame: &str, probe: &Probe, target: &str) -> Vec<String> {
    let version = if matches!(target, "70" | "72") { "8.8" } else { "9.1" };
    let (module, before) = match probe.before.strip_prefix("@M") {
        Some(m) => (m, ""),
        None => ("", probe.before.as_str()),
    };
    let text = frame
        .replace("@VERSION@", version)
        .replace("@TARGET@", &format!("sm_{target}"))
        .replace("@MODULE@", module)
        .replace("@BEFORE@", before)
        .replace("@STATEMENT@", &probe.statement);
    let file = SourceFile::new("probe.ptx", text);
    let (mut module, mut diags) = ptx::parse(&file);
    diags.extend(ptx::check(&mut module, &file));
    diags.into_iter().filter(base::Diag::is_error).map(|d| d.message).collect()
}

#[derive(Default)]
struct Tally {
    taken: usize,
    of_taken: usize,
    refused: usize,
    of_refused: usize,
    in_its_words: usize,
    all_its_words: usize,
}

fn percent(part: usize, whole: usize) -> f64 {
    if whole == 0 { 100.0 } else { 100.0 * part as f64 / whole as f64 }
}

/// A disagreement by what was said: an example, and how often.
type Kinds = BTreeMap<(String, String, String), (usize, String)>;

#[test]
fn ptxas_agrees() {
    let frame = std::fs::read_to_string(folder().join("frame.ptx")).expect("the frame");
    let list = probes();
    assert_eq!(list.len(), 5366, "statements in the data");
    let mut by_file: BTreeMap<&str, Tally> = BTreeMap::new();
    let mut kinds = Kinds::new();
    for probe in &list {
        let tally = by_file.entry(&probe.file).or_default();
        for (target, theirs) in TARGETS.iter().zip(&probe.verdicts) {
            let said = ours(&frame, probe, target);
            let what = if theirs.is_empty() {
                tally.of_taken += 1;
                tally.taken += usize::from(said.is_empty());
                if said.is_empty() { None } else { Some("1 refused here, taken by ptxas") }
            } else {
                tally.of_refused += 1;
                tally.refused += usize::from(!said.is_empty());
                match said.first() {
                    None => Some("2 taken here, refused by ptxas"),
                    Some(first) if theirs.contains(first) => {
                        tally.in_its_words += 1;
                        tally.all_its_words += usize::from(*theirs == said);
                        None
                    }
                    Some(_) => Some("3 other words"),
                }
            };
            if let Some(what) = what {
                let key = (what.to_string(), said.join(" | "), theirs.join(" | "));
                let entry = kinds.entry(key).or_default();
                if entry.0 == 0 {
                    entry.1 = format!("sm_{target}: {}", probe.statement);
                }
                entry.0 += 1;
            }
        }
    }
    let mut all = Tally::default();
    for (file, t) in &by_file {
        println!("{file:16} {}", line(t));
        all.taken += t.taken;
        all.of_taken += t.of_taken;
        all.refused += t.refused;
        all.of_refused += t.of_refused;
        all.in_its_words += t.in_its_words;
        all.all_its_words += t.all_its_words;
    }
    println!("{:16} {}", "all", line(&all));
    let enough = percent(all.refused, all.of_refused) >= REFUSED
        && percent(all.in_its_words, all.refused) >= IN_ITS_WORDS
        && all.taken == all.of_taken;
    let most = if std::env::var_os("WARPMEM_PROBES").is_some() { usize::MAX } else { 30 };
    if !enough || most == usize::MAX {
        println!("{}", disagreements(&kinds, most));
    }
    assert_eq!(all.taken, all.of_taken, "what ptxas takes is refused");
    assert!(percent(all.refused, all.of_refused) >= REFUSED, "too much is taken that ptxas refuses");
    assert!(percent(all.in_its_words, all.refused) >= IN_ITS_WORDS, "too much is said in other words");
}

fn line(t: &Tally) -> String {
    format!(
        "taken {:5}/{:5}  refused {:5}/{:5} = {:5.1}%  in its words {:5.1}%, all of them {:5.1}%",
        t.taken,
        t.of_taken,
        t.refused,
        t.of_refused,
        percent(t.refused, t.of_refused),
        percent(t.in_its_words, t.refused),
        percent(t.all_its_words, t.refused)
    )
}

fn disagreements(kinds: &Kinds, most: usize) -> String {
    let mut list: Vec<_> = kinds.iter().collect();
    list.sort_by_key(|(key, (n, _))| (key.0.clone(), usize::MAX - n));
    let mut out = String::new();
    let mut shown = BTreeMap::<&str, usize>::new();
    for ((what, said, theirs), (n, example)) in list {
        let count = shown.entry(what).or_default();
        *count += 1;
        if *count > most {
            continue;
        }
        let _ = write!(out, "{what}, {n} times, as {example}\n    ours   {said}\n    ptxas  {theirs}\n");
    }
    out
}
