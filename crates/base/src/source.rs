//! Source text and places in it.

/// A half-open range of bytes of one source text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Span {
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// The range `start..end`.
    pub const fn new(start: u32, end: u32) -> Span {
        Span { start, end }
    }

    /// The smallest span that covers both.
    pub fn to(self, other: Span) -> Span {
        Span { start: self.start.min(other.start), end: self.end.max(other.end) }
    }
}

/// A text with its name and the starts of its lines.
#[derive(Clone, Debug)]
pub struct SourceFile {
    name: String,
    text: String,
    lines: Vec<u32>,
}

impl SourceFile {
    /// Takes a text. The name is what the user typed; a text of 4 GiB or more is cut there.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> SourceFile {
        let mut text = text.into();
        if text.len() >= u32::MAX as usize {
            let mut end = u32::MAX as usize - 4;
            while !text.is_char_boundary(end) {
                end -= 1;
            }
            text.truncate(end);
        }
        let mut lines = vec![0];
        lines.extend(text.bytes().enumerate().filter(|(_, b)| *b == b'\n').map(|(i, _)| i as u32 + 1));
        SourceFile { name: name.into(), text, lines }
    }

    /// The name the user gave.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The whole text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The line of a byte, from 1.
    pub fn line(&self, byte: u32) -> u32 {
        self.lines.partition_point(|&start| start <= byte) as u32
    }

    /// Line and column of a byte, both from 1; columns count bytes.
    pub fn line_column(&self, byte: u32) -> (u32, u32) {
        let line = self.line(byte).max(1);
        let start = self.lines.get(line as usize - 1).copied().unwrap_or(0);
        (line, byte.saturating_sub(start) + 1)
    }

    /// The text of a line (from 1), without its end; empty where there is none.
    pub fn line_text(&self, line: u32) -> &str {
        let Some(start) = (line as usize).checked_sub(1).and_then(|i| self.lines.get(i)) else { return "" };
        let rest = self.text.get(*start as usize..).unwrap_or("");
        rest.split('\n').next().unwrap_or("").trim_end_matches('\r')
    }
}
