//! The memory instructions, worst first: a row of figures each, below it the source text and what the columns have no
//! room for.

use std::fmt::Write as _;

use super::{BAD, DIM, Page, clean, fit, plural};
use crate::group::{Row, Unit, worst_first};
use crate::model::{Basis, Instruction, Launch, Source};
use crate::number::{grouped, short};

impl Page<'_> {
    pub(super) fn table(&mut self, launch: &Launch) {
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
            let text = format!("  {} never ran", plural(never as u64, "memory instruction"));
            let text = self.paint(DIM, &text);
            self.line(&text);
        }
    }

    fn instruction_rows(&mut self, rows: &[Row<'_>]) {
        let names: Vec<String> = rows.iter().map(name).collect();
        let places: Vec<String> = rows.iter().map(|r| self.place(r.first)).collect();
        let apart: Vec<Option<String>> = (0..rows.len()).map(|i| self.apart(i, rows, &places)).collect();
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
        // Ways are words of one bank: a column of its own only where banks were in conflict.
        let way_title = if rows.iter().any(|r| way(r).is_some()) { "way" } else { "" };
        let fixed = w0 + w1 + w2 + w3 + w4 + 2 * 5 + 5;
        let (name_width, place_width) = (widest(&names).max("instruction".len()), widest(&places));
        // Where the place does not fit beside the figures it goes in front of the source text.
        let beside = 2 + name_width + 2 + place_width + fixed <= self.options.width;
        let place_width = if beside { place_width } else { 0 };
        let gap = if beside { "  " } else { "" };
        let head = format!(
            "  {:name_width$}{gap}{:place_width$}  {a:>w0$}  {b:>w1$}  {c:>w2$}  {d:w3$}  {e:>w4$}  {way_title}",
            "instruction", ""
        );
        let head = self.paint(DIM, head.trim_end());
        self.line(&head);
        let most = rows.iter().map(|r| r.actual).max().unwrap_or(0).max(1);
        for (i, (row, name)) in rows.iter().zip(&names).enumerate() {
            let (Some(place), Some([v0, v1, v2, v3, v4])) = (places.get(i), figures.get(i)) else { continue };
            let shown = if beside { place.as_str() } else { "" };
            let bad = row.excess > 0 && row.excess.saturating_mul(10) >= row.actual;
            let way = way(row).map(|w| w.to_string()).unwrap_or_default();
            let left = format!("  {name:name_width$}{gap}{shown:place_width$}  {v0:>w0$}  ");
            let (mid, excess) = (format!("{v1:>w1$}"), format!("{v4:>w4$}"));
            let (mid, excess) =
                if bad { (self.paint(BAD, &mid), self.paint(BAD, &excess)) } else { (mid, excess) };
            self.line(&format!("{left}{mid}  {v2:>w2$}  {v3:w3$}  {excess}  {way:>3}"));
            let apart = apart.get(i).and_then(|a| a.as_deref());
            self.below(row, if beside { "" } else { place.as_str() }, apart, most);
        }
    }

    /// The second line of a row: the source text and what the columns have no room for.
    fn below(&mut self, row: &Row<'_>, place: &str, apart: Option<&str>, most: u64) {
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
        let mut notes: Vec<String> = apart.map(str::to_string).into_iter().collect();
        if row.same_address_max > 1 {
            notes.push(format!("up to {} lanes on one address", row.same_address_max));
        }
        if row.shared_actual > row.shared_ideal {
            let by_request = |n: u64| short(n as f64 / row.executed.max(1) as f64);
            notes.push(format!(
                "in shared memory {} wavefronts a request where {} would do",
                by_request(row.shared_actual),
                by_request(row.shared_ideal)
            ));
        }
        if row.first.basis == Basis::Schedule {
            notes.push("depends on the order of execution".into());
        }
        if !notes.is_empty() {
            let text = fit(&format!("({})", notes.join("; ")), self.options.width.saturating_sub(6));
            let text = self.paint(DIM, &text);
            self.line(&format!("      {text}"));
        }
        if self.options.histogram {
            let room = self.options.width.saturating_sub(26).clamp(10, 60) as u64;
            let scale = |n: u64| (n.saturating_mul(room) / most) as usize;
            let ideal = scale(row.actual.min(row.ideal)).max(usize::from(row.actual > 0));
            let rest = scale(row.actual).saturating_sub(ideal);
            let bar = format!("{}{}", "#".repeat(ideal), self.paint(BAD, &"+".repeat(rest)));
            self.line(&format!("      {bar} {}", plural(row.actual, row.unit.name())));
        }
    }

    /// Where the user would look: the innermost place whose text can be read, since what a header of the compiler
    /// inlined is better called by the line that calls it; else the innermost.
    fn own<'i>(&self, i: &'i Instruction) -> Option<&'i Source> {
        places(i).nth(self.own_depth(i))
    }

    /// How many places further in there are.
    fn own_depth(&self, i: &Instruction) -> usize {
        places(i).position(|s| self.lines.line(&s.file, s.line).is_some()).unwrap_or(0)
    }

    pub(super) fn place(&self, i: &Instruction) -> String {
        match self.own(i) {
            Some(source) => format!("{}:{}", clean(&source.file), source.line),
            None => format!("PTX line {}", i.ptx_line),
        }
    }

    /// What tells a row apart from others of the same instruction and place: a function that is inlined twice is a row
    /// for each call, and the calls are what differs.
    fn apart(&self, at: usize, rows: &[Row<'_>], shown: &[String]) -> Option<String> {
        let row = rows.get(at)?;
        let alike: Vec<&Row<'_>> = rows
            .iter()
            .zip(shown)
            .filter(|(r, place)| r.first.ptx == row.first.ptx && shown.get(at) == Some(place))
            .map(|(r, _)| r)
            .collect();
        if alike.len() < 2 {
            return None;
        }
        // Of both directions the places that are not the same for all, counted from the one that is shown.
        let apart = |outwards: bool| -> Vec<String> {
            let chain = |r: &Row<'_>| -> Vec<Source> {
                let depth = self.own_depth(r.first);
                let all: Vec<Source> = places(r.first).cloned().collect();
                let (inner, outer) = all.split_at(depth.min(all.len()));
                if outwards { outer.to_vec() } else { inner.iter().rev().cloned().collect() }
            };
            let own = chain(row);
            let others: Vec<Vec<Source>> = alike.iter().map(|r| chain(r)).collect();
            let differs = |k: usize| others.iter().any(|o| o.get(k) != own.get(k));
            let links = own.iter().enumerate().filter(|(k, _)| differs(*k));
            links.map(|(_, s)| format!("{}:{}", clean(&s.file), s.line)).collect()
        };
        let (calls, insides) = (apart(true), apart(false));
        Some(match (calls.is_empty(), insides.is_empty()) {
            (false, _) => format!("called at {}", calls.join(", ")),
            (true, false) => format!("in {}", insides.join(", ")),
            (true, true) => format!("PTX line {}", row.first.ptx_line),
        })
    }
}

/// The places of an instruction, innermost first.
fn places(i: &Instruction) -> impl Iterator<Item = &Source> {
    i.source.iter().chain(&i.inlined_at)
}

/// The conflict of a row's banks, if there is one.
fn way(row: &Row<'_>) -> Option<u64> {
    (row.way > 1 && row.unit == Unit::Wavefronts).then_some(row.way)
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
        row.unit.plural().into(),
        grouped(row.excess),
    ]
}
