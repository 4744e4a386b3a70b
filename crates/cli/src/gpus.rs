//! `warpmem gpus [NAME]`: the GPUs, or every figure of one with its source.

use std::fmt::Write as _;

use base::Diag;
use comfy_table::{Table, presets};
use serde_json::{Value, json};
use warpmem::Failure;
use warpmem::gpu::{self, Gpu, Row};

use crate::args::{Format, GpusArgs};
use crate::{out, render};

/// Runs the command and gives its exit status.
pub fn run(args: &GpusArgs) -> u8 {
    match gpus(args) {
        Ok(()) => 0,
        Err(failure) => render::failure(&failure, render::color_of_stderr(args.common.color)),
    }
}

fn gpus(args: &GpusArgs) -> Result<(), Failure> {
    let chosen = match &args.name {
        Some(name) => vec![Gpu::by_name(name)?],
        None => Gpu::all(),
    };
    let text = match (args.common.format, &args.name) {
        (Format::Html, _) => {
            return Err(Diag::unsupported("not-built", "--format html is not built yet").into());
        }
        (Format::Json, _) => {
            let list: Vec<Value> = chosen.iter().map(|g| as_json(g, args.name.is_some())).collect();
            let value = json!({ "schema": "warpmem.gpus/1", "version": warpmem::VERSION, "gpus": list });
            format!("{value:#}\n")
        }
        (Format::Text, None) => list(&chosen, out::width(&args.common)),
        (Format::Text, Some(_)) => chosen.iter().map(|g| one(g, out::width(&args.common))).collect(),
    };
    out::write(&args.common, text.as_bytes())
}

/// The columns of the list of GPUs; a narrow page leaves out those of the second kind.
const COLUMNS: [(&str, bool); 8] = [
    ("name", true),
    ("GPU", true),
    ("chip", false),
    ("architecture", true),
    ("SMs", true),
    ("L2", true),
    ("memory", false),
    ("tag stage", true),
];

/// Below this many columns the page is narrow.
const NARROW: usize = 96;

/// One line for each GPU.
fn list(gpus: &[Gpu], width: usize) -> String {
    let shown = |i: &usize| width >= NARROW || COLUMNS.get(*i).is_some_and(|c| c.1);
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_header(COLUMNS.iter().enumerate().filter(|(i, _)| shown(i)).map(|(_, c)| c.0));
    for gpu in gpus {
        let figures = &gpu.figures;
        let cells = [
            gpu.name.clone(),
            gpu.title.strip_prefix("NVIDIA ").unwrap_or(&gpu.title).to_string(),
            gpu.chip.clone(),
            format!("{} {}", gpu.arch.name, gpu.arch.generation),
            figures.sm.count.value.to_string(),
            format!("{} MiB", figures.l2.size.value as f64 / f64::from(1 << 20)),
            format!("{} {}", figures.dram.bandwidth.value, figures.dram.bandwidth.unit),
            if gpu.tag_hash_is_exact() { "exact".into() } else { "modelled".to_string() },
        ];
        table.add_row(cells.into_iter().enumerate().filter(|(i, _)| shown(i)).map(|(_, c)| c));
    }
    trimmed(&table)
}

fn trimmed(table: &Table) -> String {
    let lines = table.to_string();
    lines.lines().map(|l| format!("{}\n", l.trim_end())).collect()
}

/// Every figure of a GPU.
fn one(gpu: &Gpu, width: usize) -> String {
    let mut out =
        format!("{}: {}, {}, {} ({})\n", gpu.name, gpu.title, gpu.chip, gpu.arch.name, gpu.arch.generation);
    let rows = gpu.rows();
    let longest = rows.iter().map(|row| row.name.chars().count()).max().unwrap_or(0);
    for row in &rows {
        let (value, unit, confidence, source) = (&row.value, &row.unit, row.confidence.name(), &row.source);
        let _ = writeln!(out, "  {:longest$}  {value} {unit} ({confidence}, {source})", row.name);
        wrap(&mut out, &meaning(row), width);
    }
    out.push_str("\nsources\n");
    let mut keys: Vec<&str> = rows.iter().map(|r| r.source.as_str()).collect();
    keys.extend(rows.iter().flat_map(|r| r.also.iter().map(|a| a.1.as_str())));
    keys.sort_unstable();
    keys.dedup();
    for key in keys {
        let _ = match gpu::source(key) {
            Some(source) => writeln!(out, "  {key}: {}, {}", source.title, source.url),
            None => writeln!(out, "  {key}"),
        };
    }
    out
}

/// A paragraph, set in below its line.
fn wrap(out: &mut String, text: &str, width: usize) {
    const MARGIN: &str = "     ";
    let mut column = 0;
    for word in text.split_whitespace() {
        let length = word.chars().count();
        if column == 0 || column + 1 + length > width {
            out.push_str(if column == 0 { "" } else { "\n" });
            out.push_str(MARGIN);
            column = MARGIN.len();
        }
        out.push(' ');
        out.push_str(word);
        column += 1 + length;
    }
    out.push('\n');
}

/// What a figure is, what else is to be said of it, and what others read: one sentence.
fn meaning(row: &Row) -> String {
    let plain = |text: &str| text.trim().trim_end_matches('.').to_string();
    let mut text = plain(row.meaning);
    if let Some(note) = &row.note {
        let _ = write!(text, " ({})", plain(note));
    }
    for (value, source) in &row.also {
        let _ = write!(text, "; {source} reads {value}");
    }
    text + "."
}

fn as_json(gpu: &Gpu, whole: bool) -> Value {
    let mut value = json!({
        "name": gpu.name, "title": gpu.title, "chip": gpu.chip, "arch": gpu.arch.name, "generation": gpu.arch.generation,
    });
    if whole {
        let figures: Vec<Value> = gpu.rows().iter().map(figure).collect();
        value["figures"] = figures.into();
    }
    value
}

fn figure(row: &Row) -> Value {
    let source = |key: &str| match gpu::source(key) {
        Some(s) => json!({ "key": key, "title": s.title, "url": s.url }),
        None => json!({ "key": key }),
    };
    let mut value = json!({
        "name": row.name, "value": row.value, "unit": row.unit, "confidence": row.confidence.name(),
        "meaning": row.meaning.trim(), "source": source(&row.source),
    });
    if let Some(note) = &row.note {
        value["note"] = note.clone().into();
    }
    if !row.also.is_empty() {
        let also: Vec<Value> =
            row.also.iter().map(|(v, s)| json!({ "value": v, "source": source(s) })).collect();
        value["also"] = also.into();
    }
    value
}
