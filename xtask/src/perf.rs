//! `perf`: the speed gate. Counts the host instructions that the release binary spends under valgrind on kernels of
//! `kernels/`, which say the same on a loaded machine as on an idle one, and compares them with
//! `benches/instructions.toml`. A hot path that became slower fails; one that became faster has to be blessed, or the
//! gain could be lost again unseen.
//!
//! `perf --seconds` measures CPU time of larger runs instead, for people: it depends on the machine and gates nothing.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;

use anyhow::{Context, Result, bail};
use serde::Deserialize;

/// Where the figures stand.
const FIGURES: &str = "benches/instructions.toml";
/// Where the kernels are whose names have no folder; runs are given names from the root on, which are the same
/// everywhere.
const KERNELS: &str = "kernels/ptx/sm_80";
/// Units of work of the smaller run; the larger one has four times as many.
const UNITS: u64 = 4;
/// Units of work of the smaller run when CPU time is measured, and how often each run is repeated; the least counts.
const TIMED_UNITS: u64 = 64;
const REPEATS: usize = 3;
/// Accesses of the smaller run of a counting case.
const ACCESSES: u64 = 2000;
/// The metric with the PTX warp instructions of a launch.
const WARP_INSTRUCTIONS: &str = "smsp__inst_executed.sum";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Figures {
    tolerance: Tolerance,
    kernel: Vec<Launch>,
    whole: Vec<Launch>,
    counting: Vec<Counting>,
}

/// Per cent.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tolerance {
    slower: f64,
    faster: f64,
    /// Either way for whole processes, in which the system's loader and library have their part.
    whole: f64,
}

impl Tolerance {
    /// Per cent that a row may be slower and faster.
    fn of(&self, row: &Row) -> (f64, f64) {
        if row.table == "whole" { (self.whole, self.whole) } else { (self.slower, self.faster) }
    }
}

/// A kernel launched by flags.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Launch {
    name: String,
    file: String,
    arguments: String,
    #[serde(default)]
    quick: bool,
    /// Million warp instructions per CPU second that are aimed at.
    target: Option<f64>,
    figure: Option<f64>,
}

/// A case of the counting bench.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Counting {
    name: String,
    figure: Option<f64>,
}

/// What is measured.
enum Job<'a> {
    Kernel(&'a Launch),
    Whole(&'a Launch),
    Counting(&'a str),
}

/// A figure, measured.
struct Row {
    table: &'static str,
    name: String,
    unit: &'static str,
    before: Option<f64>,
    now: f64,
}

/// Runs the gate, or with `bless` writes what is measured down. `quick` leaves out what takes longer.
pub fn run(root: &Path, bless: bool, quick: bool) -> Result<String> {
    if let Some(why) = unable() {
        return Ok(format!("perf: skipped, {why}"));
    }
    let path = root.join(FIGURES);
    let text = std::fs::read_to_string(&path).context(FIGURES)?;
    let figures: Figures = toml::from_str(&text).context(FIGURES)?;

    let binary = build(root, &["build", "--release", "--locked"], "warpmem")?;
    let counting = if quick {
        None
    } else {
        let bench = ["bench", "--locked", "--package", "mem", "--bench", "instructions", "--no-run"];
        Some(build(root, &bench, "instructions")?)
    };
    let wanted = |l: &&Launch| !quick || l.quick;
    let mut jobs: Vec<Job<'_>> = figures.kernel.iter().filter(wanted).map(Job::Kernel).collect();
    jobs.extend(figures.whole.iter().filter(wanted).map(Job::Whole));
    jobs.extend(figures.counting.iter().filter(|_| !quick).map(|c| Job::Counting(&c.name)));

    let rows = measure_all(root, &binary, counting.as_deref(), &jobs, &figures)?;
    if bless {
        std::fs::write(&path, blessed(&text, &rows)?).context(FIGURES)?;
        return Ok(format!("{}\nperf: {} figures written to {FIGURES}", table(&rows), rows.len()));
    }
    judge(&rows, &figures.tolerance)
}

/// Prints million warp instructions per CPU second in steady state, one kernel at a time.
pub fn seconds(root: &Path) -> Result<String> {
    let text = std::fs::read_to_string(root.join(FIGURES)).context(FIGURES)?;
    let figures: Figures = toml::from_str(&text).context(FIGURES)?;
    let binary = build(root, &["build", "--release", "--locked"], "warpmem")?;
    let mut lines = Vec::new();
    for launch in &figures.kernel {
        let (small, small_work) = timed(root, &binary, launch, TIMED_UNITS)?;
        let (large, large_work) = timed(root, &binary, launch, 4 * TIMED_UNITS)?;
        let million = (large_work as f64 - small_work as f64) / 1e6;
        let ns = 1e3 * (large - small) / million;
        let target = launch.target.map_or_else(String::new, |t| format!("  target {t:.0}"));
        lines.push(format!(
            "  {:26} {million:7.1} million warp instructions, {ns:6.1} ns each, {:5.1} million a second{target}",
            launch.name,
            1e3 / ns
        ));
    }
    for launch in &figures.whole {
        const RUNS: u32 = 100;
        let arguments = arguments(launch, 1)?;
        let before = cpu_of_children()?;
        for _ in 0..RUNS {
            quietly(root, &binary, &arguments)?;
        }
        let each = 1e3 * (cpu_of_children()? - before) / f64::from(RUNS);
        lines.push(format!("  {:26} {each:.1} ms of CPU in all", launch.name));
    }
    Ok(lines.join("\n"))
}

/// The least CPU seconds of a run, and its PTX warp instructions.
fn timed(root: &Path, binary: &Path, launch: &Launch, units: u64) -> Result<(f64, u64)> {
    let arguments = arguments(launch, units)?;
    let (mut least, mut work) = (f64::INFINITY, 0);
    for _ in 0..REPEATS {
        let before = cpu_of_children()?;
        let output = quietly(root, binary, &arguments)?;
        least = least.min(cpu_of_children()? - before);
        work = warp_instructions(launch, &output)?;
    }
    Ok((least, work))
}

fn quietly(root: &Path, binary: &Path, arguments: &[String]) -> Result<String> {
    let output = Command::new(binary).current_dir(root).args(arguments).output().context("cannot run it")?;
    if !output.status.success() {
        bail!("{} failed:\n{}", arguments.join(" "), String::from_utf8_lossy(&output.stderr));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// User and system seconds of all children that have ended, as Linux counts them: in hundredths.
fn cpu_of_children() -> Result<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat")
        .context("CPU time is read from /proc, so on Linux only")?;
    // The second field is a name that may hold anything; the last parenthesis ends it.
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks = |i: usize| fields.get(i).and_then(|f| f.parse::<f64>().ok());
    let (Some(user), Some(system)) = (ticks(13), ticks(14)) else {
        bail!("/proc/self/stat has another form")
    };
    Ok((user + system) / 100.0)
}

/// Why nothing can be measured here, if so.
fn unable() -> Option<&'static str> {
    #[cfg(target_arch = "x86_64")]
    if !(std::arch::is_x86_feature_detected!("avx2") && std::arch::is_x86_feature_detected!("fma")) {
        return Some("the figures are those of code for AVX2 and FMA");
    }
    if !cfg!(target_arch = "x86_64") {
        return Some("the figures are those of x86-64");
    }
    let found =
        Command::new("valgrind").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    if found.is_ok_and(|status| status.success()) { None } else { Some("valgrind is not installed") }
}

/// Builds with cargo and gives the executable of a target.
fn build(root: &Path, arguments: &[&str], target: &str) -> Result<PathBuf> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root).args(arguments).args(["--quiet", "--message-format", "json-render-diagnostics"]);
    let output = cargo.stderr(Stdio::inherit()).output().context("cannot run cargo")?;
    if !output.status.success() {
        bail!("cargo {} failed", arguments.join(" "));
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let messages = text.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    let executable = messages
        .filter(|m| m.pointer("/target/name").and_then(|n| n.as_str()) == Some(target))
        .find_map(|m| m.get("executable").and_then(|e| e.as_str()).map(PathBuf::from));
    executable.with_context(|| format!("cargo {} made no `{target}`", arguments.join(" ")))
}

/// Measures on all processors: the counts do not mind.
fn measure_all(
    root: &Path,
    binary: &Path,
    counting: Option<&Path>,
    jobs: &[Job<'_>],
    figures: &Figures,
) -> Result<Vec<Row>> {
    let queue: Mutex<VecDeque<usize>> = Mutex::new((0..jobs.len()).collect());
    let done: Mutex<Vec<(usize, Result<Row>)>> = Mutex::new(Vec::new());
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(i) = queue.lock().ok().and_then(|mut q| q.pop_front()) {
                    let Some(job) = jobs.get(i) else { break };
                    let row = measure(root, binary, counting, job, figures);
                    if let Ok(mut rows) = done.lock() {
                        rows.push((i, row));
                    }
                }
            });
        }
    });
    let mut rows = done.into_inner().unwrap_or_default();
    rows.sort_by_key(|row| row.0);
    rows.into_iter().map(|row| row.1).collect()
}

fn measure(
    root: &Path,
    binary: &Path,
    counting: Option<&Path>,
    job: &Job<'_>,
    figures: &Figures,
) -> Result<Row> {
    match job {
        Job::Kernel(launch) => {
            let (small, small_work) = profile(root, binary, launch, UNITS)?;
            let (large, large_work) = profile(root, binary, launch, 4 * UNITS)?;
            let now = slope((small, small_work), (large, large_work))
                .with_context(|| format!("{}: no more work in the larger run", launch.name))?;
            let unit = "a warp instruction";
            Ok(Row { table: "kernel", name: launch.name.clone(), unit, before: launch.figure, now })
        }
        Job::Whole(launch) => {
            let now = profile(root, binary, launch, 1)?.0 as f64;
            let unit = "in all";
            Ok(Row { table: "whole", name: launch.name.clone(), unit, before: launch.figure, now })
        }
        Job::Counting(name) => {
            let bench = counting.context("the counting bench was not built")?;
            let run = |n: u64| count(root, bench, &[name.to_string(), n.to_string()]).map(|(ir, _)| (ir, n));
            let now = slope(run(ACCESSES)?, run(4 * ACCESSES)?).context("no accesses")?;
            let before = figures.counting.iter().find(|c| c.name == *name).and_then(|c| c.figure);
            Ok(Row { table: "counting", name: name.to_string(), unit: "an access", before, now })
        }
    }
}

/// Instructions between two runs over the work between them.
fn slope(small: (u64, u64), large: (u64, u64)) -> Option<f64> {
    let work = large.1.checked_sub(small.1).filter(|w| *w > 0)?;
    Some((large.0 as f64 - small.0 as f64) / work as f64)
}

/// Profiles a kernel under valgrind: host instructions and PTX warp instructions.
fn profile(root: &Path, binary: &Path, launch: &Launch, units: u64) -> Result<(u64, u64)> {
    let (instructions, output) = count(root, binary, &arguments(launch, units)?)?;
    Ok((instructions, warp_instructions(launch, &output)?))
}

/// The command line of a run.
fn arguments(launch: &Launch, units: u64) -> Result<Vec<String>> {
    let file =
        if launch.file.contains('/') { launch.file.clone() } else { format!("{KERNELS}/{}", launch.file) };
    let line = format!("profile {file} {} --format json --quiet", scaled(&launch.arguments, units)?);
    Ok(line.split_whitespace().map(str::to_owned).collect())
}

/// PTX warp instructions of a report.
fn warp_instructions(launch: &Launch, report: &str) -> Result<u64> {
    let report: serde_json::Value = serde_json::from_str(report).context("the report is no JSON")?;
    report
        .pointer("/launches/0/metrics")
        .and_then(|m| m.get(WARP_INSTRUCTIONS)?.get("value")?.as_u64())
        .with_context(|| format!("{}: the report lacks {WARP_INSTRUCTIONS}", launch.name))
}

/// Multiplies the numbers in braces.
fn scaled(text: &str, units: u64) -> Result<String> {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        let (number, after) = after.split_once('}').context("a brace that is not closed")?;
        let number: u64 = number.parse().with_context(|| format!("`{number}` in braces is no number"))?;
        out.push_str(before);
        out.push_str(&(number * units).to_string());
        rest = after;
    }
    out.push_str(rest);
    Ok(out)
}

/// Runs a program under valgrind: the instructions it took and what it printed.
fn count(root: &Path, program: &Path, arguments: &[String]) -> Result<(u64, String)> {
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]);
    let output = valgrind
        .current_dir(root)
        .arg(program)
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .context("cannot run valgrind")?;
    let log = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        bail!("under valgrind, {} {} failed:\n{log}", program.display(), arguments.join(" "));
    }
    let instructions = log.lines().find_map(|line| {
        let digits: String = line.split_once("refs:")?.1.chars().filter(char::is_ascii_digit).collect();
        digits.parse().ok()
    });
    let instructions = instructions.with_context(|| format!("valgrind counted nothing:\n{log}"))?;
    Ok((instructions, String::from_utf8_lossy(&output.stdout).into_owned()))
}

/// Per cent that a row is above its figure.
fn change(row: &Row) -> Option<f64> {
    row.before.filter(|b| *b > 0.0).map(|b| 100.0 * (row.now - b) / b)
}

fn table(rows: &[Row]) -> String {
    let line = |row: &Row| {
        let change = change(row).map_or_else(|| "new".to_owned(), |c| format!("{c:+.1} %"));
        format!("  {:26} {:>12} host instructions {:18} {change}", row.name, number(row.now), row.unit)
    };
    rows.iter().map(line).collect::<Vec<String>>().join("\n")
}

/// A figure as it is written down: tenths, whole where it is large.
fn number(x: f64) -> String {
    if x >= 10_000.0 { format!("{x:.0}") } else { format!("{x:.1}") }
}

fn judge(rows: &[Row], tolerance: &Tolerance) -> Result<String> {
    let names = |beyond: &dyn Fn(f64, (f64, f64)) -> bool| -> Vec<&str> {
        let held = rows.iter().filter(|r| change(r).is_some_and(|c| beyond(c, tolerance.of(r))));
        held.map(|r| r.name.as_str()).collect()
    };
    let slower = names(&|change, (most, _)| change > most);
    let faster = names(&|change, (_, most)| change < -most);
    let new: Vec<&str> = rows.iter().filter(|r| r.before.is_none()).map(|r| r.name.as_str()).collect();
    let mut words = table(rows);
    if !faster.is_empty() {
        words += &format!(
            "\nperf: faster than {FIGURES} says: {}; `cargo xtask perf --bless` keeps the gain",
            faster.join(", ")
        );
    }
    if !slower.is_empty() {
        bail!("slower than {FIGURES} says: {}\n{words}", slower.join(", "));
    }
    if !new.is_empty() {
        bail!("without a figure in {FIGURES}: {}; run `cargo xtask perf --bless`\n{words}", new.join(", "));
    }
    Ok(format!("{words}\nperf: {} figures hold", rows.len()))
}

/// The text with new figures: each stands in its table, and everything else stays as it was written.
fn blessed(text: &str, rows: &[Row]) -> Result<String> {
    let mut out: Vec<String> = Vec::new();
    let mut current: Option<(String, String)> = None;
    let mut written = 0;
    // A table's figure goes behind its last line.
    let mut close = |out: &mut Vec<String>, current: &mut Option<(String, String)>| {
        let Some((table, name)) = current.take() else { return };
        let Some(row) = rows.iter().find(|r| r.table == table && r.name == name) else { return };
        let end = out.iter().rposition(|l| !l.trim().is_empty() && !l.starts_with('#')).map_or(0, |i| i + 1);
        out.insert(end, format!("figure = {}", number(row.now)));
        written += 1;
    };
    for line in text.lines() {
        if line.starts_with('[') {
            close(&mut out, &mut current);
            if let Some(table) = line.strip_prefix("[[").and_then(|l| l.strip_suffix("]]")) {
                current = Some((table.to_owned(), String::new()));
            }
        }
        if let (Some((_, name)), Some(value)) = (&mut current, line.strip_prefix("name = ")) {
            *name = value.trim_matches('"').to_owned();
        }
        let replaced =
            current.as_ref().is_some_and(|(t, n)| rows.iter().any(|r| r.table == t && r.name == *n));
        if !(replaced && line.starts_with("figure = ")) {
            out.push(line.to_owned());
        }
    }
    close(&mut out, &mut current);
    if written != rows.len() {
        bail!("{} of {} figures found their place in {FIGURES}", written, rows.len());
    }
    Ok(out.join("\n") + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(name: &str, before: Option<f64>, now: f64) -> Row {
        Row { table: "kernel", name: name.into(), unit: "a warp instruction", before, now }
    }

    #[test]
    fn braces_multiply() {
        assert_eq!(scaled("--grid {8},2 --arg f32[{128}]", 4).unwrap(), "--grid 32,2 --arg f32[512]");
        assert!(scaled("{8", 4).is_err());
        assert!(scaled("{x}", 4).is_err());
    }

    #[test]
    fn slower_fails_and_faster_is_said() {
        let tolerance = Tolerance { slower: 3.0, faster: 3.0, whole: 10.0 };
        assert!(judge(&[row("a", Some(100.0), 102.0)], &tolerance).is_ok());
        let error = judge(&[row("a", Some(100.0), 104.0)], &tolerance).unwrap_err().to_string();
        assert!(error.starts_with("slower than") && error.contains(": a"), "{error}");
        let words = judge(&[row("a", Some(100.0), 90.0)], &tolerance).unwrap();
        assert!(words.contains("--bless"), "{words}");
        assert!(judge(&[row("a", None, 90.0)], &tolerance).is_err());
        let whole = |now| Row { table: "whole", ..row("a", Some(100.0), now) };
        assert!(judge(&[whole(108.0)], &tolerance).is_ok());
        assert!(judge(&[whole(111.0)], &tolerance).is_err());
    }

    #[test]
    fn blessing_changes_figures_only() {
        let text = "# head\n[tolerance]\nslower = 3.0\n\n[[kernel]]\nname = \"a\"\nfigure = 1.0\nquick = true\n\n# about b\n[[kernel]]\nname = \"b\"\n";
        let out = blessed(text, &[row("a", Some(1.0), 2.0), row("b", None, 12345.6)]).unwrap();
        let want = "# head\n[tolerance]\nslower = 3.0\n\n[[kernel]]\nname = \"a\"\nquick = true\nfigure = 2.0\n\n# about b\n[[kernel]]\nname = \"b\"\nfigure = 12346\n";
        assert_eq!(out, want);
        assert!(blessed(text, &[row("c", None, 1.0)]).is_err());
    }

    #[test]
    fn the_committed_file_can_be_read() {
        let figures: Figures = toml::from_str(include_str!("../../benches/instructions.toml")).unwrap();
        for launch in figures.kernel.iter().chain(&figures.whole) {
            assert!(scaled(&launch.arguments, UNITS).is_ok(), "{}", launch.name);
            assert!(launch.figure.is_some(), "{} has no figure", launch.name);
        }
        assert!(figures.counting.iter().all(|c| c.figure.is_some()));
    }
}
