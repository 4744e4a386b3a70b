//! Data files of launches and the figures that they must give: `[[row]]` tables with
//!
//! ```text
//! id, source          what it is and who published it, by a public address where there is one
//! ptx, kernel         a file of kernels/, an entry
//! gpu, grid, block, args
//! scale               the published launch is so many times larger (1 if left out)
//! figures             [instructions, field, published value] triples
//! ```
//!
//! `instructions` is how the PTX of the instructions begins, whose fields are summed, or `kernel` for a metric.
//! A field `a / b` is a ratio, and not scaled.

use std::path::PathBuf;

use serde_json::Value;
use warpmem::launch_spec::LaunchSpec;
use warpmem::report::Launch;
use warpmem::{Located, Session};

use crate::common::{explain_all, read};
use crate::kernels;

/// One launch with its figures.
pub struct Row {
    pub id: String,
    table: toml::Table,
}

/// The rows of a data file.
pub fn rows(text: &str) -> Vec<Row> {
    let file: toml::Table = text.parse().unwrap_or_else(|e| panic!("{e}"));
    let rows = file.get("row").and_then(toml::Value::as_array).cloned().unwrap_or_default();
    rows.into_iter()
        .map(|row| match row {
            toml::Value::Table(table) => Row { id: word(&table, "id").to_string(), table },
            other => panic!("a row is a table, not {other}"),
        })
        .collect()
}

fn word<'a>(table: &'a toml::Table, key: &str) -> &'a str {
    table.get(key).and_then(toml::Value::as_str).unwrap_or_else(|| panic!("no `{key}` in {table}"))
}

/// A module of `kernels/` on a GPU.
pub fn session(ptx: &str, gpu: &str) -> Result<Session, String> {
    let path = kernels().join(ptx);
    let gpu = warpmem::gpu::Gpu::by_name(gpu).map_err(|d| d.message)?;
    let folders: Vec<PathBuf> = path.parent().map(PathBuf::from).into_iter().collect();
    Session::load(ptx, read(&path), gpu, folders).map_err(|f| explain_all(&f))
}

/// A launch from the texts of its flags.
pub fn spec(kernel: &str, grid: &str, block: &str, args: &[String]) -> LaunchSpec {
    let text = |name: &str, text: &str| Some(Located::alone(name, text));
    LaunchSpec {
        kernel: text("--kernel", kernel),
        grid: text("--grid", grid),
        block: text("--block", block),
        args: Some(args.iter().map(|a| Located::alone("--arg", a.as_str())).collect()),
        ..LaunchSpec::default()
    }
}

impl Row {
    /// Runs the launch and compares every figure.
    pub fn check(&self) -> Result<(), String> {
        let get = |key: &str| word(&self.table, key);
        if get("source").is_empty() {
            return Err("a figure without a source".into());
        }
        let args = self.table.get("args").and_then(toml::Value::as_array).cloned().unwrap_or_default();
        let args: Vec<String> = args.iter().filter_map(|a| Some(a.as_str()?.to_string())).collect();
        let mut session = session(get("ptx"), get("gpu"))?;
        let launched = session.launch(&spec(get("kernel"), get("grid"), get("block"), &args), None);
        let faulted = launched.map_err(|f| explain_all(&f))?.faulted;
        let launch = session.launches().last().ok_or("no launch ran")?;
        if faulted {
            return Err(format!("it ended in a fault: {:?}", launch.findings));
        }
        let scale = self.table.get("scale").and_then(toml::Value::as_integer).unwrap_or(1) as f64;
        let figures = self.table.get("figures").and_then(toml::Value::as_array).cloned().unwrap_or_default();
        if figures.is_empty() {
            return Err("a row without figures".into());
        }
        let mut wrong = Vec::new();
        for figure in &figures {
            let Some([of, field, want]) = figure.as_array().map(Vec::as_slice) else {
                return Err(format!("a figure is a triple, not {figure}"));
            };
            let (of, field) = (of.as_str().unwrap_or_default(), field.as_str().unwrap_or_default());
            let want = want.as_integer().map(|n| n as f64).or(want.as_float()).ok_or("no value")?;
            let got = value(launch, of, field)? * if field.contains('/') { 1.0 } else { scale };
            if got != want {
                wrong.push(format!("{of} {field}: got {got}, published {want}"));
            }
        }
        if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
    }
}

/// A figure of a launch.
pub fn value(launch: &Launch, of: &str, field: &str) -> Result<f64, String> {
    if of == "kernel" {
        let metric = launch.metrics.get(field).ok_or_else(|| format!("there is no metric {field}"))?;
        return Ok(metric.value.as_f64());
    }
    if let Some((above, below)) = field.split_once(" / ") {
        return Ok(value(launch, of, above)? / value(launch, of, below)?);
    }
    let (mut sum, mut most, mut found) = (0, 0, false);
    for instruction in launch.instructions.iter().filter(|i| i.ptx.starts_with(of) && i.executed > 0) {
        let fields = serde_json::to_value(instruction).map_err(|e| e.to_string())?;
        if let Some(n) = fields.get(field).and_then(Value::as_u64) {
            (sum, most, found) = (sum + n, most.max(n), true);
        }
    }
    match field {
        _ if !found => Err(format!("no instruction `{of}` ran that has `{field}`")),
        "way" | "same_address_max" => Ok(most as f64),
        _ => Ok(sum as f64),
    }
}
