//! The drawing of a pattern: the figures, then lane by lane, phase by phase, the bank, the sector or the word
//! that each lane asks for.

use std::fmt::Write;

use super::json::tag_basis;
use super::{Pattern, PatternSpace};

/// All of it, lines ending in `\n`.
pub(super) fn draw(p: &Pattern) -> String {
    let mut out = String::new();
    head(&mut out, p);
    match p.spec.space {
        PatternSpace::Const => words(&mut out, p),
        PatternSpace::Shared | PatternSpace::Global => phases(&mut out, p),
    }
    for sentence in p.advice() {
        out.push('\n');
        fold(&mut out, &sentence);
    }
    out
}

/// `text` can only fail to be written to a `String` by a bug of the standard library.
macro_rules! line {
    ($out:expr, $($arg:tt)*) => {{
        let _ = writeln!($out, $($arg)*);
    }};
}

/// A count with its noun.
pub(super) fn plural(n: u32, one: &str) -> String {
    format!("{n} {one}{}", if n == 1 { "" } else { "s" })
}

fn head(out: &mut String, p: &Pattern) {
    let f = &p.figures;
    let lanes = plural(f.lanes, "active lane");
    match (p.spec.space, p.spec.ldmatrix) {
        (_, Some(shape)) => line!(out, "ldmatrix.{}, {lanes}", shape.name()),
        (PatternSpace::Shared, _) => line!(out, "shared memory, {} a lane, {lanes}", bytes(p)),
        (PatternSpace::Global, _) => line!(out, "global memory, {} a lane, {lanes}", bytes(p)),
        (PatternSpace::Const, _) => line!(out, "constant memory, {} a lane, {lanes}", bytes(p)),
    }
    if p.spec.space == PatternSpace::Const {
        line!(out, "  wavefronts      {:>3}   ideal   1   one for each distinct word", f.wavefronts);
        return;
    }
    if p.spec.space == PatternSpace::Global {
        let used = if f.sectors > f.sectors_ideal { share_used(p) } else { String::new() };
        line!(out, "  sectors         {:>3}   ideal {:>3}{used}", f.sectors, f.sectors_ideal);
        line!(out, "  lines           {:>3}", f.lines);
    }
    let conflict = match f.way {
        0 | 1 => String::new(),
        way => format!("   {way}-way bank conflict"),
    };
    line!(out, "  wavefronts      {:>3}   ideal {:>3}{conflict}", f.wavefronts, f.wavefronts_ideal);
    if p.spec.space == PatternSpace::Global {
        let (gpu, basis) = (&p.spec.gpu.name, tag_basis(p));
        line!(out, "  tag wavefronts  {:>3}   on {gpu}, {basis}", f.tag_wavefronts);
    }
}

fn bytes(p: &Pattern) -> String {
    plural(p.op.bytes_per_lane(), "byte")
}

/// How much of the sectors the lanes asked for.
fn share_used(p: &Pattern) -> String {
    let f = &p.figures;
    let percent = f.lanes * p.op.bytes_per_lane() * 100 / (f.sectors * 32).max(1);
    format!("   {percent}% of their bytes asked for")
}

/// Phase by phase the banks, and the sectors of global memory.
fn phases(out: &mut String, p: &Pattern) {
    let count = p.phases.lanes.len();
    let size = p.spec.ldmatrix.map_or(32 / count.max(1), |_| 8);
    let lines = distinct(p, |a| a / 128);
    for (phase, (lanes, banks)) in p.phases.lanes.iter().zip(&p.phases.banks).enumerate() {
        let (first, last) = (phase * size, phase * size + size - 1);
        let what = if p.spec.ldmatrix.is_some() { "matrix" } else { "phase" };
        let busiest = banks.iter().copied().max().unwrap_or(0);
        let cost = if lanes.is_empty() { "no active lane".into() } else { plural(busiest, "wavefront") };
        line!(out, "\n{what} {phase}, lanes {first} to {last}: {cost}");
        if lanes.is_empty() {
            continue;
        }
        let all = first..=last;
        let mut rows = vec![("bank", cells(p, all.clone(), bank))];
        if p.spec.space == PatternSpace::Global {
            let sector = |a: u64, _: u32| {
                let line = lines.binary_search(&(a / 128)).unwrap_or(0);
                format!("{line}.{}", a / 32 % 4)
            };
            rows.push(("sector", cells(p, all, sector)));
        }
        grid(out, first, &rows);
        if busiest > 1 {
            busiest_banks(out, banks, busiest);
        }
    }
    if p.spec.space == PatternSpace::Global && !lines.is_empty() {
        line!(out, "\nsector L.S: sector S (0 to 3) of line L; line 0 is at {:#x}", first_line(&lines));
    }
}

fn first_line(lines: &[u64]) -> u64 {
    lines.first().map_or(0, |line| line * 128)
}

/// The banks that an access takes.
fn bank(address: u64, bytes: u32) -> String {
    let first = address / 4 % 32;
    match bytes / 4 {
        0 | 1 => format!("{first}"),
        words => format!("{first}-{}", (first + u64::from(words) - 1) % 32),
    }
}

/// Which banks have the most words, and how many there are without any.
fn busiest_banks(out: &mut String, banks: &[u32; 32], busiest: u32) {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for (bank, _) in banks.iter().enumerate().filter(|(_, n)| **n == busiest) {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == bank => *last = bank,
            _ => runs.push((bank, bank)),
        }
    }
    let name = |(first, last): &(usize, usize)| {
        if first == last { first.to_string() } else { format!("{first}-{last}") }
    };
    let which: Vec<String> = runs.iter().map(name).collect();
    let single = matches!(runs.as_slice(), [(first, last)] if first == last);
    let (noun, each) = if single { ("bank", "") } else { ("banks", " each") };
    let idle = banks.iter().filter(|n| **n == 0).count();
    let idle = if idle == 0 { String::new() } else { format!(", {} idle", plural(idle as u32, "bank")) };
    fold_by(out, &format!("{noun} {}: {busiest} words{each}{idle}", which.join(" ")), "  ");
}

/// Constant memory: which of the distinct words each lane reads.
fn words(out: &mut String, p: &Pattern) {
    let unit = u64::from(p.op.bytes_per_lane().max(4));
    let words = distinct(p, |a| a / unit);
    let word = |a: u64, _: u32| words.binary_search(&(a / unit)).unwrap_or(0).to_string();
    line!(out, "");
    grid(out, 0, &[("word", cells(p, 0..=31, word))]);
    if let Some(first) = words.first() {
        line!(out, "\nword 0 is at {:#x}; words are numbered by address", first * unit);
    }
}

/// The distinct values over the lanes that take part, ascending.
fn distinct(p: &Pattern, value: impl Fn(u64) -> u64) -> Vec<u64> {
    let addresses = p.mask.lanes().filter_map(|lane| p.addresses.get(lane));
    let mut values: Vec<u64> = addresses.map(|a| value(*a)).collect();
    values.sort_unstable();
    values.dedup();
    values
}

/// A cell for each lane; inactive ones have a dot.
fn cells(
    p: &Pattern,
    lanes: std::ops::RangeInclusive<usize>,
    cell: impl Fn(u64, u32) -> String,
) -> Vec<String> {
    let of = |lane: usize| {
        let address = p.addresses.get(lane).copied().filter(|_| p.mask.has(lane));
        address.map_or(".".into(), |a| cell(a, p.op.bytes_per_lane()))
    };
    lanes.map(of).collect()
}

/// Rows of cells under their lanes, 16 or 8 to a line as they fit.
fn grid(out: &mut String, first_lane: usize, rows: &[(&str, Vec<String>)]) {
    let width = rows.iter().flat_map(|(_, cells)| cells).map(String::len).max().unwrap_or(0).max(2) + 1;
    let across = if width <= 4 { 16 } else { 8 };
    let count = rows.iter().map(|(_, cells)| cells.len()).max().unwrap_or(0);
    for start in (0..count).step_by(across) {
        let part = start..count.min(start + across);
        let mut text = format!("  {:<7}", "lane");
        for lane in part.clone() {
            let _ = write!(text, "{:>width$}", first_lane + lane);
        }
        line!(out, "{text}");
        for (name, cells) in rows {
            let mut text = format!("  {name:<7}");
            for cell in cells.get(part.clone()).unwrap_or(&[]) {
                let _ = write!(text, "{cell:>width$}");
            }
            line!(out, "{text}");
        }
    }
}

/// A paragraph, folded to the width of the drawing.
fn fold(out: &mut String, text: &str) {
    fold_by(out, text, "");
}

fn fold_by(out: &mut String, text: &str, indent: &str) {
    let mut line = String::from(indent);
    for word in text.split(' ') {
        // A no-break space keeps a formula in one piece.
        let word = word.replace('\u{a0}', " ");
        if line.len() + 1 + word.len() > 80 && line.len() > indent.len() {
            line!(out, "{line}");
            line = format!("{indent}{word}");
        } else {
            if line.len() > indent.len() {
                line.push(' ');
            }
            line.push_str(&word);
        }
    }
    line!(out, "{line}");
}
