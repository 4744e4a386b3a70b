//! `warpmem gpus [NAME]`: the GPUs, or every figure of one with its source.

use std::fmt::Write as _;

use base::Diag;
use comfy_table::{ContentArrangement, Table, presets};
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
        (Format::Text, None) => list(&chosen),
        (Format::Text, Some(_)) => chosen.iter().map(|g| one(g, out::width(&args.common))).collect(),
    };
    out::write(&args.common, text.as_bytes())
}

/// One line for each GPU.
fn list(gpus: &[Gpu]) -> String {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_header(["name", "GPU", "chip", "architecture", "SMs", "L2", "memory", "tag stage"]);
    for gpu in gpus {
        let figures = &gpu.figures;
        table.add_row([
            gpu.name.clone(),
            gpu.title.clone(),
            gpu.chip.clone(),
            format!("{} {}", gpu.arch.name, gpu.arch.generation),
            figures.sm.count.value.to_string(),
            size(figures.l2.size.value),
            format!("{} {}", figures.dram.bandwidth.value, figures.dram.bandwidth.unit),
            if gpu.tag_hash_is_exact() { "exact".into() } else { "modelled".to_string() },
        ]);
    }
    trimmed(&table)
}

fn size(bytes: u64) -> String {
    if bytes.is_multiple_of(1 << 20) {
        format!("{} MiB", bytes >> 20)
    } else {
        format!("{} KiB", bytes >> 10)
    }
}

fn trimmed(table: &Table) -> String {
    let lines = table.to_string();
    lines.lines().map(|l| format!("{}\n", l.trim_end())).collect()
}

/// Every figure of a GPU.
fn one(gpu: &Gpu, width: usize) -> String {
    let mut out =
        format!("{}: {}, {}, {} ({})\n", gpu.name, gpu.title, gpu.chip, gpu.arch.name, gpu.arch.generation);
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_content_arrangement(ContentArrangement::Dynamic);
    table.set_width(u16::try_from(width).unwrap_or(u16::MAX));
    table.set_header(["figure", "value", "confidence", "source", "what it is"]);
    let rows = gpu.rows();
    for row in &rows {
        table.add_row([
            row.name.clone(),
            format!("{} {}", row.value, row.unit),
            row.confidence.name().into(),
            row.source.clone(),
            meaning(row),
        ]);
    }
    out.push_str(&trimmed(&table));
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

fn meaning(row: &Row) -> String {
    let mut text = row.meaning.trim().to_string();
    if let Some(note) = &row.note {
        let _ = write!(text, " ({note})");
    }
    for (value, source) in &row.also {
        let _ = write!(text, "; {source} reads {value}");
    }
    text
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
