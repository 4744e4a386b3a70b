//! The report as text: a header for the kernel, totals, the memory instructions with the worst first, and what to
//! do about it. Made from the same data as the JSON, so the two cannot disagree.

mod table;
mod totals;

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};

use crate::model::{Access, Basis, Finding, Launch, Metric, Number};
use crate::number::{extent, grouped, short};

/// How to print.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Columns to fill.
    pub width: usize,
    /// Colours and bold, by escape sequences?
    pub color: bool,
    /// A bar beside each instruction for its share of what was moved?
    pub histogram: bool,
    /// Most rows of the instruction table.
    pub rows: usize,
    /// The launch's number, for a run of several: what `launch(K)` in an assertion means.
    pub number: Option<usize>,
}

impl Default for Options {
    fn default() -> Options {
        Options { width: 100, color: false, histogram: false, rows: 24, number: None }
    }
}

/// Gives the text of a line of a source file, if it can be read.
pub trait Lines {
    /// The line's text without its end.
    fn line(&self, file: &str, line: u32) -> Option<String>;
}

impl<F: Fn(&str, u32) -> Option<String>> Lines for F {
    fn line(&self, file: &str, line: u32) -> Option<String> {
        self(file, line)
    }
}

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();
const BAD: Style = AnsiColor::Red.on_default().bold();
const HELP: Style = AnsiColor::Cyan.on_default();

struct Page<'a> {
    out: String,
    options: Options,
    lines: &'a dyn Lines,
}

/// Prints one launch.
pub fn launch(launch: &Launch, lines: &dyn Lines, options: Options) -> String {
    let mut page = Page { out: String::new(), options, lines };
    page.header(launch);
    page.findings(launch);
    page.totals(launch);
    page.table(launch);
    page.advice(launch);
    page.out
}

impl Page<'_> {
    fn paint(&self, style: Style, text: &str) -> String {
        if self.options.color && !text.is_empty() {
            format!("{style}{text}{style:#}")
        } else {
            text.to_string()
        }
    }

    fn line(&mut self, text: &str) {
        self.out.push_str(text.trim_end());
        self.out.push('\n');
    }

    fn title(&mut self, text: &str) {
        let text = self.paint(BOLD, text);
        self.out.push('\n');
        self.line(&text);
    }

    fn header(&mut self, launch: &Launch) {
        let kernel = &launch.kernel;
        let name = self.paint(BOLD, &clean(&kernel.demangled));
        let number = self.options.number.map(|n| format!("[{n}] ")).unwrap_or_default();
        self.line(&format!("{number}{name}  {}", kernel.file));
        let shape = &launch.launch;
        let mut parts = vec![
            format!("{} ({})", launch.gpu.name, launch.gpu.arch),
            format!("{} mode", launch.mode),
            format!("grid {}", extent(shape.grid)),
            format!("block {}", extent(shape.block)),
        ];
        if shape.cluster != [1, 1, 1] {
            parts.push(format!("cluster {}", extent(shape.cluster)));
        }
        if let Some(n) = integer(launch, "smsp__inst_executed.sum") {
            parts.push(plural(n, "PTX warp instruction"));
        }
        self.parts(&parts);
        if let Some(parts) = occupancy(launch) {
            self.parts(&parts);
        }
    }

    fn findings(&mut self, launch: &Launch) {
        if launch.findings.is_empty() {
            return;
        }
        self.title("faults");
        for finding in &launch.findings {
            self.finding(finding);
        }
    }

    fn finding(&mut self, finding: &Finding) {
        let kind = self.paint(BAD, &finding.kind);
        self.wrapped(&format!("  {kind}: "), &format!("  {}: ", finding.kind), &clean(&finding.message));
        for access in &finding.accesses {
            let text = access_text(access);
            self.wrapped("    ", "    ", &text);
            if let Some(source) = &access.source
                && let Some(text) = self.lines.line(&source.file, source.line)
            {
                let text = self.paint(DIM, &fit(&clean(text.trim()), self.options.width.saturating_sub(7)));
                self.line(&format!("       {text}"));
            }
        }
        for note in &finding.notes {
            self.wrapped("    ", "    ", &clean(note));
        }
        if let Some(help) = &finding.help {
            let label = self.paint(HELP, "help:");
            self.wrapped(&format!("    {label} "), "    help: ", &clean(help));
        }
    }

    fn advice(&mut self, launch: &Launch) {
        if launch.advice.is_empty() {
            return;
        }
        self.title("advice");
        // What several lines have in common is said once: a sentence for all of its places, and a remedy below all
        // that it helps.
        type Messages<'l> = Vec<(&'l str, Vec<String>)>;
        let mut said: Vec<(&str, Messages<'_>)> = Vec::new();
        for advice in &launch.advice {
            let at = launch.instructions.iter().find(|i| i.ptx_line == advice.ptx_line);
            let place = at.map_or_else(|| format!("PTX line {}", advice.ptx_line), |i| self.place(i));
            let of_help = slot(&mut said, advice.help.as_str());
            let places = slot(of_help, advice.message.as_str());
            if !places.contains(&place) {
                places.push(place);
            }
        }
        for (help, messages) in said {
            for (message, places) in messages {
                let place = places.join(", ");
                let bold = self.paint(BOLD, &place);
                self.wrapped(&format!("  {bold}  "), &format!("  {place}  "), &clean(message));
            }
            let label = self.paint(HELP, "help:");
            self.wrapped(&format!("    {label} "), "    help: ", &clean(help));
        }
    }

    /// Parts with commas between, broken between parts only.
    fn parts(&mut self, parts: &[String]) {
        let mut line = String::new();
        for (i, part) in parts.iter().enumerate() {
            let comma = if i + 1 < parts.len() { "," } else { "" };
            let room = self.options.width.max(40);
            if !line.is_empty() && line.chars().count() + 1 + part.chars().count() + comma.len() > room {
                self.line(&line);
                line = "     ".into();
            }
            line.push_str(if line.is_empty() { "  " } else { " " });
            line.push_str(part);
            line.push_str(comma);
        }
        self.line(&line);
    }

    /// A paragraph that starts with `first` (as wide as `plain`) and goes on indented by four.
    fn wrapped(&mut self, first: &str, plain: &str, text: &str) {
        let width = self.options.width.max(40);
        let mut line = first.to_string();
        let mut used = plain.chars().count();
        let mut fresh = true;
        for word in text.split_whitespace() {
            let length = word.chars().count();
            if !fresh && used + 1 + length > width {
                self.line(&line);
                line = "      ".into();
                used = 6;
                fresh = true;
            }
            if !fresh {
                line.push(' ');
                used += 1;
            }
            line.push_str(word);
            used += length;
            fresh = false;
        }
        self.line(&line);
    }
}

fn metric<'a>(launch: &'a Launch, name: &str) -> Option<&'a Metric> {
    launch.metrics.get(name)
}

fn integer(launch: &Launch, name: &str) -> Option<u64> {
    match metric(launch, name)?.value {
        Number::Integer(n) => Some(n),
        Number::Real(_) => None,
    }
}

fn real(launch: &Launch, name: &str) -> Option<f64> {
    metric(launch, name).map(|m| m.value.as_f64())
}

fn occupancy(launch: &Launch) -> Option<Vec<String>> {
    let percent = real(launch, "sm__maximum_warps_per_active_cycle_pct")?;
    let registers = metric(launch, "launch__registers_per_thread")?;
    let mut limits: Vec<(u64, &str)> = Vec::new();
    for (name, what) in [
        ("launch__occupancy_limit_warps", "warps"),
        ("launch__occupancy_limit_blocks", "block slots"),
        ("launch__occupancy_limit_registers", "registers"),
        ("launch__occupancy_limit_shared_mem", "shared memory"),
    ] {
        limits.extend(integer(launch, name).map(|n| (n, what)));
    }
    let least = limits.iter().map(|l| l.0).min()?;
    let by: Vec<&str> = limits.iter().filter(|l| l.0 == least).map(|l| l.1).collect();
    let estimated = if registers.basis == Basis::Modelled { " (estimated)" } else { "" };
    let shared = integer(launch, "launch__shared_mem_per_block_static").unwrap_or(0)
        + launch.launch.dynamic_shared_bytes;
    let waves = match real(launch, "launch__waves_per_multiprocessor") {
        Some(w) if w < 0.005 => "<0.01".into(),
        w => w.map(short).unwrap_or_default(),
    };
    Some(vec![
        format!("occupancy {} %: {} an SM by {}", short(percent), plural(least, "block"), by.join(" and ")),
        format!("{waves} waves"),
        format!("{} registers{estimated}", short(registers.value.as_f64())),
        format!("{} B shared", grouped(shared)),
    ])
}

/// What belongs to a key, made where it is new; in the order of coming.
fn slot<K: PartialEq, V: Default>(list: &mut Vec<(K, V)>, key: K) -> &mut V {
    let at = list.iter().position(|(k, _)| *k == key).unwrap_or_else(|| {
        list.push((key, V::default()));
        list.len() - 1
    });
    &mut list[at].1
}

/// `1 sector`, `2,000 sectors`, `2 addresses`.
fn plural(n: u64, one: &str) -> String {
    let end = match one {
        _ if n == 1 => "",
        word if word.ends_with('s') => "es",
        _ => "s",
    };
    format!("{} {one}{end}", grouped(n))
}

fn access_text(a: &Access) -> String {
    let mut text = clean(&a.ptx);
    if let Some(source) = &a.source {
        let _ = write!(text, " at {}:{} (PTX line {})", clean(&source.file), source.line, a.ptx_line);
    } else {
        let _ = write!(text, " at PTX line {}", a.ptx_line);
    }
    let list = |d: [u32; 3]| format!("({},{},{})", d[0], d[1], d[2]);
    let _ = write!(text, ", block {}, thread {}", list(a.block), list(a.thread));
    if let (Some(address), Some(bytes)) = (a.address, a.bytes) {
        let _ = write!(text, ", {bytes} bytes at {address:#x}");
    }
    if let Some(allocation) = &a.allocation {
        let what = match (allocation.argument, &allocation.name) {
            (Some(n), Some(name)) => format!("argument {n} (`{}`)", clean(name)),
            (Some(n), None) => format!("argument {n}"),
            (None, Some(name)) => format!("`{}`", clean(name)),
            (None, None) => "an allocation".into(),
        };
        let _ =
            write!(text, ", offset {} of {what} of {} bytes", allocation.offset, grouped(allocation.bytes));
    }
    text
}

/// Text from outside: no control characters, tabs as blanks.
fn clean(text: &str) -> String {
    text.chars().map(|c| if c == '\t' { ' ' } else { c }).filter(|c| !c.is_control()).collect()
}

/// Cut to a width, with dots where something was cut.
fn fit(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_string();
    }
    let mut out: String = text.chars().take(width.saturating_sub(3)).collect();
    out.push_str("...");
    out
}
