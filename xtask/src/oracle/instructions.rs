//! Every row of the instruction table against ptxas: instructions made up for its modifiers, and bent ones (a
//! modifier less, more or another, a register of another type), are judged here and there on several targets.
//! What disagrees is written to `target/oracle/instructions.txt`. `WARPMEM_ORACLE_SAMPLES` says how many
//! instructions of a row are tried.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use base::SourceFile;
use ptx::isa::example::{self, Example};
use ptx::isa::{Class, FORMS, Modifier};

use super::{Outcome, Tools};

/// `.version` (major × 10 + minor) and `.target`.
const HEADERS: &[(u32, &str)] = &[(91, "100a"), (91, "90a"), (91, "80")];
/// Instructions of a row that are tried.
const SAMPLES: usize = 4;
/// Instructions in one module: where ptxas ends without a word, halves are tried again.
const CHUNK: usize = 250;
/// Shares, in percent, below which the check fails: of what ptxas takes, what is taken here; of what it refuses,
/// what is refused here.
const LEAST: (f64, f64) = (98.0, 93.0);

/// Asks ptxas about the table.
pub fn check(root: &Path, tools: &Tools) -> Result<Outcome> {
    let Some(ptxas) = &tools.ptxas else {
        return Ok(Outcome::Skipped("no ptxas found".to_owned()));
    };
    let samples =
        std::env::var("WARPMEM_ORACLE_SAMPLES").ok().and_then(|s| s.parse().ok()).unwrap_or(SAMPLES);
    let list = candidates(samples);
    let folder = root.join("target/oracle");
    fs::create_dir_all(&folder)?;
    let mut tally = Tally::default();
    let mut out = String::new();
    for &(version, target) in HEADERS {
        let theirs = judge(ptxas, &folder, &list, version, target)?;
        for (candidate, theirs) in list.iter().zip(theirs) {
            let ours = ours(candidate, version, target);
            tally.add(&mut out, candidate, target, ours.as_deref(), theirs.as_deref());
        }
    }
    fs::write(folder.join("instructions.txt"), out)?;
    let (taken, refused) = tally.shares();
    let words = format!(
        "{} verdicts on {} instructions: of what ptxas takes {taken:.2}% is taken, of what it refuses {refused:.2}% is refused",
        tally.theirs_took + tally.theirs_refused,
        list.len()
    );
    ensure!(taken >= LEAST.0 && refused >= LEAST.1, "{words}; target/oracle/instructions.txt has the rest");
    Ok(Outcome::Agrees(words))
}

#[derive(Default)]
struct Tally {
    theirs_took: usize,
    both_took: usize,
    theirs_refused: usize,
    both_refused: usize,
}

impl Tally {
    fn add(&mut self, out: &mut String, e: &Example, target: &str, ours: Option<&str>, theirs: Option<&str>) {
        match (ours, theirs) {
            (ours, None) => {
                self.theirs_took += 1;
                self.both_took += usize::from(ours.is_none());
            }
            (ours, Some(_)) => {
                self.theirs_refused += 1;
                self.both_refused += usize::from(ours.is_some());
            }
        }
        let line = match (ours, theirs) {
            (Some(ours), None) => format!("refused here, sm_{target}: {} ({ours})", e.statement),
            (None, Some(theirs)) => format!("taken here, sm_{target}: {} ({theirs})", e.statement),
            _ => return,
        };
        let registers: Vec<&str> = e.before.split_whitespace().filter(|w| *w != ".reg").collect();
        let _ = writeln!(out, "{line}   {}", registers.join(" "));
    }

    fn shares(&self) -> (f64, f64) {
        let share = |part: usize, all: usize| 100.0 * part as f64 / all.max(1) as f64;
        (share(self.both_took, self.theirs_took), share(self.both_refused, self.theirs_refused))
    }
}

/// Instructions as the rows have them, and bent ones.
fn candidates(samples: usize) -> Vec<Example> {
    let mut words: BTreeMap<u16, Vec<Modifier>> = BTreeMap::new();
    for form in &FORMS {
        let all = form.slots.iter().flat_map(|s| s.choices).map(|c| c.modifier);
        words.entry(form.mnemonic as u16).or_default().extend(all);
    }
    let mut out = Vec::new();
    for (index, form) in FORMS.iter().enumerate() {
        let all = example::choices(form);
        let step = (all.len() / samples.max(1)).max(1);
        let known = words.get(&(form.mnemonic as u16)).map_or(&[][..], Vec::as_slice);
        for (n, mods) in all.iter().step_by(step).enumerate() {
            let Some(e) = example::example(index as u16, mods) else { continue };
            out.extend(bent(&e, form.mnemonic.name(), mods, known, n));
            out.push(e);
        }
    }
    out
}

/// The instruction with one thing changed, in several ways; `n` makes them differ from row to row.
fn bent(e: &Example, name: &str, mods: &[Modifier], known: &[Modifier], n: usize) -> Vec<Example> {
    let mut heads: Vec<Vec<Modifier>> = Vec::new();
    if !mods.is_empty() {
        let place = n % mods.len();
        let mut less = mods.to_vec();
        less.remove(place);
        heads.push(less);
    }
    if !known.is_empty() {
        let word = known[(n * 7 + mods.len() * 3) % known.len()];
        // Some words ptxas takes twice; nobody writes that.
        if !mods.contains(&word) {
            let mut more = mods.to_vec();
            more.insert(n % (mods.len() + 1), word);
            heads.push(more);
        }
        // Another of the same class.
        let place = mods.iter().position(|m| m.class() == word.class() && *m != word);
        if let Some(place) = place {
            let mut other = mods.to_vec();
            other[place] = word;
            heads.push(other);
        }
    }
    let types: Vec<usize> = (0..mods.len()).filter(|i| mods[*i].class() == Class::Type).collect();
    if let [a, b, ..] = types[..]
        && mods[a] != mods[b]
    {
        let mut swapped = mods.to_vec();
        swapped.swap(a, b);
        heads.push(swapped);
    }
    let rest = e.statement.split_once(' ').map_or(String::from(";"), |(_, r)| format!(" {r}"));
    let head = |list: &Vec<Modifier>| list.iter().fold(name.to_string(), |s, m| s + "." + m.name());
    let mut out: Vec<Example> =
        heads.iter().map(|h| Example { statement: head(h) + &rest, ..e.clone() }).collect();
    // A register of another type.
    const TYPES: [&str; 6] = [".pred", ".b16", ".b32", ".f32", ".b64", ".u64"];
    let registers: Vec<&str> = e.before.lines().filter(|l| l.contains(".reg ")).collect();
    if let Some(line) = registers.get(n % registers.len().max(1)) {
        let old = line.split_whitespace().nth(1).unwrap_or("");
        let new = TYPES[(n * 5 + mods.len()) % TYPES.len()];
        if old != new {
            let before = e.before.replacen(line, &line.replacen(old, new, 1), 1);
            out.push(Example { before, ..e.clone() });
        }
    }
    out
}

/// What is said here; nothing where it is taken.
fn ours(e: &Example, version: u32, target: &str) -> Option<String> {
    let file = SourceFile::new("example.ptx", e.module_for(version, target));
    let (mut module, mut diags) = ptx::parse(&file);
    diags.extend(ptx::check(&mut module, &file));
    diags.into_iter().find(base::Diag::is_error).map(|d| d.message)
}

/// What ptxas says of each; nothing where it takes it.
fn judge(
    ptxas: &Path,
    folder: &Path,
    list: &[Example],
    version: u32,
    target: &str,
) -> Result<Vec<Option<String>>> {
    let mut verdicts: Vec<Option<String>> = vec![None; list.len()];
    let all: Vec<usize> = (0..list.len()).collect();
    let mut open: Vec<Vec<usize>> = all.chunks(CHUNK).map(<[usize]>::to_vec).collect();
    while let Some(part) = open.pop() {
        let said = assemble(ptxas, folder, list, &part, version, target)?;
        let Some(said) = said else { continue };
        let mut left = part.clone();
        for (i, words) in &said {
            verdicts[*i] = Some(words.clone());
            left.retain(|l| l != i);
        }
        if !said.is_empty() {
            // The later phases only see what is right so far.
            open.push(left);
        } else if let [one] = part[..] {
            verdicts[one] = Some("ptxas ends without a word".to_string());
        } else {
            let (a, b) = part.split_at(part.len() / 2);
            open.extend([a.to_vec(), b.to_vec()]);
        }
    }
    Ok(verdicts)
}

/// Assembles some of the list; nothing where all is taken, else the first complaint about each that has one.
fn assemble(
    ptxas: &Path,
    folder: &Path,
    list: &[Example],
    part: &[usize],
    version: u32,
    target: &str,
) -> Result<Option<BTreeMap<usize, String>>> {
    let mut text = example::prelude(version, target);
    let mut lines: Vec<(usize, usize)> = Vec::new();
    let mut line = text.lines().count() + 1;
    for &i in part {
        let kernel = list[i].kernel(&format!("k{i}"));
        lines.push((line, i));
        line += kernel.lines().count();
        text.push_str(&kernel);
    }
    let source = folder.join("instructions.ptx");
    fs::write(&source, text)?;
    let run = Command::new(ptxas)
        .args(["-O0", "-arch", &format!("sm_{target}"), "-o"])
        .arg(folder.join("instructions.cubin"))
        .arg(&source)
        .output()
        .context("cannot run ptxas")?;
    if run.status.success() {
        return Ok(None);
    }
    let said = String::from_utf8_lossy(&run.stderr).into_owned() + &String::from_utf8_lossy(&run.stdout);
    let mut out = BTreeMap::new();
    for complaint in said.lines() {
        let Some((_, rest)) = complaint.split_once(", line ") else { continue };
        let Some((at, words)) = rest.split_once(';') else { continue };
        let Some((kind, words)) = words.split_once(':') else { continue };
        let at: usize = at.parse().unwrap_or(0);
        let place = lines.partition_point(|l| l.0 <= at);
        if let Some((_, i)) = place.checked_sub(1).and_then(|p| lines.get(p))
            && kind.trim() != "warning"
        {
            out.entry(*i).or_insert_with(|| words.trim().to_string());
        }
    }
    Ok(Some(out))
}
