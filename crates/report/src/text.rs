//! The report as text: a header for the kernel, totals, the memory instructions with the worst first, and what to
//! do about it. Made from the same data as the JSON, so the two cannot disagree.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};

use crate::group::{Row, Unit, worst_first};
use crate::model::{Access, Advice, Basis, Finding, Instruction, Launch, Metric, Number, Source};
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
            parts.push(format!("{} PTX warp instructions", grouped(n)));
        }
        self.wrapped("  ", "  ", &parts.join(", "));
        if let Some(text) = occupancy(launch) {
            self.wrapped("  ", "  ", &text);
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
            self.wrapped("    at ", "    at ", &text);
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

    fn totals(&mut self, launch: &Launch) {
        let mut rows = Vec::new();
        for (title, op) in [
            ("global loads", "ld"),
            ("global stores", "st"),
            ("global atomics", "atom"),
            ("global reductions", "red"),
        ] {
            let base = format!("pipe_lsu_mem_global_op_{op}");
            let Some(requests) = integer(launch, &format!("l1tex__t_requests_{base}.sum")).filter(|n| *n > 0)
            else {
                continue;
            };
            let sectors = integer(launch, &format!("l1tex__t_sectors_{base}.sum")).unwrap_or(0);
            let ratio = real(launch, &format!("l1tex__average_t_sectors_per_request_{base}.ratio"));
            let used =
                real(launch, &format!("smsp__sass_average_data_bytes_per_sector_mem_global_op_{op}.pct"));
            let used = used.map(|p| format!("{} % of the bytes moved are used", short(p)));
            rows.push([
                title.to_string(),
                grouped(requests),
                format!("{} sectors", grouped(sectors)),
                ratio.map(|r| format!("{} a request", short(r))).unwrap_or_default(),
                used.unwrap_or_default(),
            ]);
        }
        for (title, op) in [("local loads", "ld"), ("local stores", "st")] {
            let base = format!("pipe_lsu_mem_local_op_{op}");
            let Some(requests) = integer(launch, &format!("l1tex__t_requests_{base}.sum")).filter(|n| *n > 0)
            else {
                continue;
            };
            let sectors = integer(launch, &format!("l1tex__t_sectors_{base}.sum")).unwrap_or(0);
            let ratio = format!("{} a request", short(sectors as f64 / requests as f64));
            rows.push([
                title.into(),
                grouped(requests),
                format!("{} sectors", grouped(sectors)),
                ratio,
                String::new(),
            ]);
        }
        rows.extend(shared_totals(launch));
        if let Some(requests) = integer(launch, "warpmem__const_requests.sum").filter(|n| *n > 0) {
            let addresses = integer(launch, "warpmem__const_wavefronts.sum").unwrap_or(0);
            let ratio = format!("{} a request", short(addresses as f64 / requests as f64));
            rows.push([
                "constants".into(),
                grouped(requests),
                format!("{} addresses", grouped(addresses)),
                ratio,
                String::new(),
            ]);
        }
        if rows.is_empty() {
            return;
        }
        self.out.push('\n');
        let width =
            |i: usize| rows.iter().filter_map(|r| r.get(i)).map(|c| c.chars().count()).max().unwrap_or(0);
        let widths = [0, 1, 2, 3].map(width);
        let lines: Vec<String> = rows
            .iter()
            .map(|[title, requests, moved, ratio, note]| {
                let [a, b, c, d] = widths;
                let used = 2 + a + 2 + b + 11 + c + 2 + d + 2 + note.chars().count();
                let note = if used <= self.options.width { note } else { "" };
                let plural = if requests == "1" { " " } else { "s" };
                format!("  {title:a$}  {requests:>b$} request{plural}  {moved:>c$}  {ratio:>d$}  {note}")
            })
            .collect();
        for text in lines {
            self.line(&text);
        }
    }

    fn table(&mut self, launch: &Launch) {
        let mut rows = worst_first(&launch.instructions);
        let never = launch.instructions.iter().filter(|i| i.executed == 0).count();
        rows.retain(|r| r.unit != Unit::None && (!r.is("param") || r.excess > 0));
        if !rows.is_empty() {
            self.title("memory instructions, worst first");
            let shown = rows.len().min(self.options.rows);
            self.instruction_rows(rows.get(..shown).unwrap_or(&[]));
            if let Some(rest) = rows.get(shown..).filter(|r| !r.is_empty()) {
                let excess: u64 = rest.iter().map(|r| r.excess).sum();
                let text = format!("  and {} more with an excess of {} in all", rest.len(), grouped(excess));
                let text = self.paint(DIM, &text);
                self.line(&text);
            }
        }
        if never > 0 {
            let text = format!("  {never} memory instruction{} never ran", if never == 1 { "" } else { "s" });
            let text = self.paint(DIM, &text);
            self.line(&text);
        }
    }

    fn instruction_rows(&mut self, rows: &[Row<'_>]) {
        let names: Vec<String> = rows.iter().map(name).collect();
        let places: Vec<String> = rows.iter().map(|r| self.place(r.first)).collect();
        let widest = |texts: &[String]| texts.iter().map(|t| t.chars().count()).max().unwrap_or(0);
        let figures: Vec<[String; 5]> = rows.iter().map(cells).collect();
        let column = |i: usize, title: &str| {
            figures
                .iter()
                .filter_map(|f| f.get(i))
                .map(|c| c.chars().count())
                .max()
                .unwrap_or(0)
                .max(title.len())
        };
        let [a, b, c, d, e] = ["requests", "a request", "ideal", "", "excess"];
        let (w0, w1, w2, w3, w4) = (column(0, a), column(1, b), column(2, c), column(3, d), column(4, e));
        let fixed = w0 + w1 + w2 + w3 + w4 + 2 * 5 + 5;
        let (name_width, place_width) = (widest(&names).max("instruction".len()), widest(&places));
        // Where the place does not fit beside the figures it goes in front of the source text.
        let beside = 2 + name_width + 2 + place_width + fixed <= self.options.width;
        let place_width = if beside { place_width } else { 0 };
        let gap = if beside { "  " } else { "" };
        let head = format!(
            "  {:name_width$}{gap}{:place_width$}  {a:>w0$}  {b:>w1$}  {c:>w2$}  {d:w3$}  {e:>w4$}  way",
            "instruction", ""
        );
        let head = self.paint(DIM, &head);
        self.line(&head);
        let most = rows.iter().map(|r| r.actual).max().unwrap_or(0).max(1);
        for ((row, name), (place, [v0, v1, v2, v3, v4])) in
            rows.iter().zip(&names).zip(places.iter().zip(&figures))
        {
            let shown = if beside { place.as_str() } else { "" };
            let bad = row.excess > 0 && row.excess.saturating_mul(10) >= row.actual;
            let way =
                if row.way > 1 && row.unit == Unit::Wavefronts { row.way.to_string() } else { String::new() };
            let left = format!("  {name:name_width$}{gap}{shown:place_width$}  {v0:>w0$}  ");
            let (mid, excess) = (format!("{v1:>w1$}"), format!("{v4:>w4$}"));
            let (mid, excess) =
                if bad { (self.paint(BAD, &mid), self.paint(BAD, &excess)) } else { (mid, excess) };
            self.line(&format!("{left}{mid}  {v2:>w2$}  {v3:w3$}  {excess}  {way:>3}"));
            self.below(row, if beside { "" } else { place.as_str() }, most);
        }
    }

    /// The second line of a row: the source text and what the columns have no room for.
    fn below(&mut self, row: &Row<'_>, place: &str, most: u64) {
        let text = self.own(row.first).and_then(|s| self.lines.line(&s.file, s.line)).unwrap_or_default();
        let text = clean(text.trim());
        let mut parts: Vec<String> = Vec::new();
        if !place.is_empty() {
            parts.push(place.to_string());
        }
        if !text.is_empty() {
            parts.push(text);
        }
        if !parts.is_empty() {
            let text = fit(&parts.join("  "), self.options.width.saturating_sub(6));
            let text = self.paint(DIM, &text);
            self.line(&format!("      {text}"));
        }
        let mut notes = Vec::new();
        if row.same_address_max > 1 {
            notes.push(format!("up to {} lanes on one address", row.same_address_max));
        }
        if row.first.basis == Basis::Schedule {
            notes.push("depends on the order of execution".into());
        }
        if !notes.is_empty() {
            let text = self.paint(DIM, &format!("({})", notes.join("; ")));
            self.line(&format!("      {text}"));
        }
        if self.options.histogram {
            let room = self.options.width.saturating_sub(26).clamp(10, 60) as u64;
            let scale = |n: u64| (n.saturating_mul(room) / most) as usize;
            let ideal = scale(row.actual.min(row.ideal)).max(usize::from(row.actual > 0));
            let rest = scale(row.actual).saturating_sub(ideal);
            let bar = format!("{}{}", "#".repeat(ideal), self.paint(BAD, &"+".repeat(rest)));
            self.line(&format!("      {bar} {} {}", grouped(row.actual), row.unit.name()));
        }
    }

    /// Where the user would look: the innermost place whose text can be read, since what a header of the compiler
    /// inlined is better called by the line that calls it; else the innermost.
    fn own<'i>(&self, i: &'i Instruction) -> Option<&'i Source> {
        let mut chain = i.source.iter().chain(&i.inlined_at);
        chain.find(|s| self.lines.line(&s.file, s.line).is_some()).or(i.source.as_ref())
    }

    fn place(&self, i: &Instruction) -> String {
        match self.own(i) {
            Some(source) => format!("{}:{}", clean(&source.file), source.line),
            None => format!("PTX line {}", i.ptx_line),
        }
    }

    fn advice(&mut self, launch: &Launch) {
        if launch.advice.is_empty() {
            return;
        }
        self.title("advice");
        // What several lines have in common is said once.
        let mut said: Vec<(&Advice, Vec<String>)> = Vec::new();
        for advice in &launch.advice {
            let at = launch.instructions.iter().find(|i| i.ptx_line == advice.ptx_line);
            let place = at.map_or_else(|| format!("PTX line {}", advice.ptx_line), |i| self.place(i));
            match said.iter_mut().find(|(a, _)| (&a.message, &a.help) == (&advice.message, &advice.help)) {
                Some((_, places)) if places.contains(&place) => {}
                Some((_, places)) => places.push(place),
                None => said.push((advice, vec![place])),
            }
        }
        for (advice, places) in said {
            let place = places.join(", ");
            let bold = self.paint(BOLD, &place);
            self.wrapped(&format!("  {bold}  "), &format!("  {place}  "), &clean(&advice.message));
            let label = self.paint(HELP, "help:");
            self.wrapped(&format!("    {label} "), "    help: ", &clean(&advice.help));
        }
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

fn occupancy(launch: &Launch) -> Option<String> {
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
    Some(format!(
        "occupancy {} %: {least} block{} an SM by {}, {waves} waves, {} registers{estimated}, {} B shared",
        short(percent),
        if least == 1 { "" } else { "s" },
        by.join(" and "),
        short(registers.value.as_f64()),
        grouped(shared),
    ))
}

fn shared_totals(launch: &Launch) -> Vec<[String; 5]> {
    let mut rows = Vec::new();
    for (title, op) in [("shared loads", "ld"), ("shared stores", "st"), ("shared atomics", "atom")] {
        let wavefronts = integer(launch, &format!("l1tex__data_pipe_lsu_wavefronts_mem_shared_op_{op}.sum"));
        let Some(wavefronts) = wavefronts.filter(|n| *n > 0) else { continue };
        let conflicts =
            integer(launch, &format!("l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_{op}.sum"));
        let side = |i: &&crate::model::Instruction| {
            let shared = matches!(i.space.as_deref(), Some("shared" | "shared::cluster"));
            let class = match i.op.as_str() {
                "load" | "matrix-load" => "ld",
                "store" | "matrix-store" => "st",
                "atomic" | "reduction" => "atom",
                _ => "",
            };
            shared && class == op
        };
        let requests: u64 = launch.instructions.iter().filter(side).map(|i| i.executed).sum();
        rows.push([
            title.to_string(),
            grouped(requests),
            format!("{} wavefronts", grouped(wavefronts)),
            format!("{} a request", short(wavefronts as f64 / requests.max(1) as f64)),
            format!("{} of them bank conflicts", grouped(conflicts.unwrap_or(0))),
        ]);
    }
    rows
}

fn name(row: &Row<'_>) -> String {
    let mut text = row.first.ptx.clone();
    if row.first.generic {
        let _ = write!(text, " ({})", row.first.space.as_deref().unwrap_or("generic"));
    }
    if row.statements > 1 {
        let _ = write!(text, " x{}", row.statements);
    }
    text
}

/// Requests, actual and ideal of one request, unit, excess of all.
fn cells(row: &Row<'_>) -> [String; 5] {
    [
        grouped(row.executed),
        short(row.per_request()),
        short(row.ideal_per_request()),
        row.unit.name().into(),
        grouped(row.excess),
    ]
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
