//! What the names of an assertion are worth in a report.
//!
//! Figures are compared as `f64`: counts are exact up to 2^53, ratios are what the report holds, so that `==` on a
//! ratio means the very number.

use base::Diag;
use report::{Instruction, Launch, Source};

use super::parse::{Assertion, Quantity, Value};
use crate::suggest;

/// How an assertion came out.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// The launch that it was checked for.
    pub launch: usize,
    /// What stands left.
    pub left: f64,
    /// What stands right.
    pub right: f64,
    /// Do they compare as they must?
    pub holds: bool,
}

/// Checks an assertion for one launch.
///
/// # Errors
/// A name that nothing has, or a division by 0; places count bytes of the assertion's text.
pub fn check(assertion: &Assertion, launches: &[Launch], current: usize) -> Result<Verdict, Diag> {
    let left = value(&assertion.left, launches, current)?;
    let right = value(&assertion.right, launches, current)?;
    Ok(Verdict { launch: current, left, right, holds: assertion.relation.holds(left, right) })
}

/// Checks an assertion for every launch in which all of its names mean something. One that picks its launches by
/// `launch(K)` alone is checked once.
///
/// # Errors
/// There is no launch in which they do: what the last launch lacks, which is what a file with one launch lacks.
pub fn check_all(assertion: &Assertion, launches: &[Launch]) -> Result<Vec<Verdict>, Diag> {
    if picks_all(&assertion.left) && picks_all(&assertion.right) {
        let current = first_pick(&assertion.left).or(first_pick(&assertion.right)).unwrap_or(0);
        return check(assertion, launches, current).map(|v| vec![v]);
    }
    let mut verdicts = Vec::new();
    let mut failed = None;
    for current in 0..launches.len() {
        match check(assertion, launches, current) {
            Ok(verdict) => verdicts.push(verdict),
            Err(diag) => failed = Some(diag),
        }
    }
    match failed {
        Some(diag) if verdicts.is_empty() => Err(diag),
        _ => Ok(verdicts),
    }
}

fn picks_all(value: &Value) -> bool {
    match value {
        Value::Number(_) => true,
        Value::Binary(_, a, b) => picks_all(a) && picks_all(b),
        Value::Negative(a) => picks_all(a),
        Value::Figure { launch, .. } => launch.is_some(),
    }
}

fn first_pick(value: &Value) -> Option<usize> {
    match value {
        Value::Number(_) => None,
        Value::Binary(_, a, b) => first_pick(a).or(first_pick(b)),
        Value::Negative(a) => first_pick(a),
        Value::Figure { launch, .. } => *launch,
    }
}

/// The launches that an assertion picks by number.
pub fn picked(assertion: &Assertion) -> Vec<usize> {
    fn collect(value: &Value, out: &mut Vec<usize>) {
        match value {
            Value::Number(_) => {}
            Value::Binary(_, a, b) => {
                collect(a, out);
                collect(b, out);
            }
            Value::Negative(a) => collect(a, out),
            Value::Figure { launch, .. } => out.extend(launch),
        }
    }
    let mut out = Vec::new();
    collect(&assertion.left, &mut out);
    collect(&assertion.right, &mut out);
    out
}

fn value(expression: &Value, launches: &[Launch], current: usize) -> Result<f64, Diag> {
    Ok(match expression {
        Value::Number(n) => *n,
        Value::Negative(a) => -value(a, launches, current)?,
        Value::Binary(op, a, b) => {
            let (a, b) = (value(a, launches, current)?, value(b, launches, current)?);
            match op {
                '+' => a + b,
                '-' => a - b,
                '*' => a * b,
                _ if b == 0.0 => return Err(Diag::error("assertion", "the assertion divides by 0")),
                _ => a / b,
            }
        }
        Value::Figure { launch, quantity, span } => {
            let k = launch.unwrap_or(current);
            let Some(report) = launches.get(k) else {
                let n = launches.len();
                let message = format!("there is no launch {k}: {n} ran, numbered from 0");
                return Err(Diag::error("unknown-name", message).at(*span, "unknown"));
            };
            figure(report, quantity).map_err(|d| d.at(*span, "unknown"))?
        }
    })
}

fn figure(launch: &Launch, quantity: &Quantity) -> Result<f64, Diag> {
    match quantity {
        Quantity::Metric(name) => match launch.metrics.get(name) {
            Some(metric) => Ok(metric.value.as_f64()),
            None => Err(no_metric(launch, name)),
        },
        Quantity::Instruction { line, field } => {
            let here: Vec<&Instruction> =
                launch.instructions.iter().filter(|i| i.ptx_line == *line).collect();
            if here.is_empty() {
                let lines = launch.instructions.iter().map(|i| u64::from(i.ptx_line));
                return Err(no_line(&format!("PTX line {line}"), u64::from(*line), lines, launch));
            }
            sum(&here, field, &format!("PTX line {line}"))
        }
        Quantity::Source { file, line, field } => {
            // The innermost place counts; a line that only calls what was inlined there means what was.
            let at = |s: &Source| same_file(&s.file, file) && s.line == *line;
            let all = || launch.instructions.iter();
            let mut here: Vec<&Instruction> = all().filter(|i| i.source.as_ref().is_some_and(at)).collect();
            if here.is_empty() {
                here = all().filter(|i| i.inlined_at.iter().any(at)).collect();
            }
            if here.is_empty() {
                let places = all().flat_map(|i| i.source.iter().chain(&i.inlined_at));
                let lines: Vec<u64> =
                    places.filter(|s| same_file(&s.file, file)).map(|s| u64::from(s.line)).collect();
                if lines.is_empty() {
                    return Err(no_file(launch, file));
                }
                return Err(no_line(&format!("{file}:{line}"), u64::from(*line), lines.into_iter(), launch));
            }
            sum(&here, field, &format!("{file}:{line}"))
        }
    }
}

/// The whole name, or its end after a `/`.
fn same_file(known: &str, wanted: &str) -> bool {
    known == wanted || known.strip_suffix(wanted).is_some_and(|rest| rest.ends_with('/'))
}

fn no_metric(launch: &Launch, name: &str) -> Diag {
    if FIELDS.iter().any(|f| f.0 == name) {
        return Diag::error("unknown-name", format!("`{name}` is a field of an instruction"))
            .help(format!("write instr(PTX_LINE).{name} or src(FILE:LINE).{name}"));
    }
    let diag = Diag::error("unknown-name", format!("there is no metric `{name}` in this launch"));
    let near = suggest::nearest(name, launch.metrics.keys().map(String::as_str), 3);
    let known: Vec<String> = near.iter().map(|n| format!("`{n}`")).collect();
    let diag = match known.as_slice() {
        [] => diag.help("`--format json` lists every metric"),
        _ => diag.help(format!("did you mean {}?", known.join(" or "))),
    };
    if name.ends_with(".ratio") || name.ends_with(".pct") {
        return diag
            .help("a ratio of nothing has no value: a kernel without global loads has no bytes per sector");
    }
    diag
}

fn no_file(launch: &Launch, file: &str) -> Diag {
    let mut files: Vec<&str> =
        launch.instructions.iter().filter_map(|i| i.source.as_ref()).map(|s| s.file.as_str()).collect();
    files.sort_unstable();
    files.dedup();
    let diag =
        Diag::error("unknown-name", format!("no memory instruction of the kernel comes from `{file}`"));
    if files.is_empty() {
        return diag.help("the PTX has no line information: compile with -lineinfo, or use instr(PTX_LINE)");
    }
    diag.help(format!("they come from {}", files.join(", ")))
}

fn no_line(what: &str, wanted: u64, lines: impl Iterator<Item = u64>, launch: &Launch) -> Diag {
    let mut lines: Vec<u64> = lines.collect();
    lines.sort_unstable();
    lines.dedup();
    lines.sort_by_key(|l| l.abs_diff(wanted));
    lines.truncate(5);
    lines.sort_unstable();
    let near: Vec<String> = lines.iter().map(u64::to_string).collect();
    let name = &launch.kernel.demangled;
    Diag::error("unknown-name", format!("{what} has no memory instruction of `{name}`"))
        .help(format!("the nearest lines that have one are {}", near.join(", ")))
}

/// How a field is read.
type Get = fn(&Instruction) -> Option<u64>;

/// The fields, how each is read, and whether statements of a line give their maximum instead of their sum.
const FIELDS: [(&str, Get, bool); 19] = [
    ("executed", |i| Some(i.executed), false),
    ("lanes", |i| Some(i.lanes), false),
    ("sectors", |i| i.sectors, false),
    ("sectors_ideal", |i| i.sectors_ideal, false),
    ("sectors_excess", |i| Some(i.sectors?.saturating_sub(i.sectors_ideal?)), false),
    ("lines", |i| i.lines, false),
    ("wavefronts", |i| i.wavefronts, false),
    ("wavefronts_ideal", |i| i.wavefronts_ideal, false),
    ("wavefronts_excess", |i| i.wavefronts_excess, false),
    ("way", |i| i.way, true),
    ("distinct_addresses", |i| i.distinct_addresses, false),
    ("same_address_max", |i| i.same_address_max, true),
    ("shared_wavefronts", |i| i.shared_wavefronts, false),
    ("shared_wavefronts_ideal", |i| i.shared_wavefronts_ideal, false),
    ("shared_wavefronts_excess", |i| i.shared_wavefronts_excess, false),
    ("shared_way", |i| i.shared_way, true),
    ("tag_wavefronts", |i| i.tag_wavefronts, false),
    ("bytes_per_lane", |i| i.bytes_per_lane.map(u64::from), true),
    ("ptx_line", |i| Some(u64::from(i.ptx_line)), true),
];

fn sum(here: &[&Instruction], field: &str, what: &str) -> Result<f64, Diag> {
    let Some((_, get, maximum)) = FIELDS.iter().find(|f| f.0 == field) else {
        return Err(Diag::error("unknown-name", format!("an instruction has no field `{field}`"))
            .help(suggest::help(field, FIELDS.iter().map(|f| f.0))));
    };
    let values: Vec<u64> = here.iter().filter_map(|i| get(i)).collect();
    if values.is_empty() {
        let names: Vec<String> = here
            .iter()
            .map(|i| format!("{} in {} space", i.ptx, i.space.as_deref().unwrap_or("no")))
            .collect();
        return Err(Diag::error("unknown-name", format!("`{field}` does not apply to {what}"))
            .help(format!("there stands {}", names.join(" and "))));
    }
    let total: u64 = if *maximum { values.iter().copied().max().unwrap_or(0) } else { values.iter().sum() };
    Ok(total as f64)
}
