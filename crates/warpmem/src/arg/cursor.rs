//! A cursor over a short text, for the small grammars of the command line: it knows where it is, so that every
//! error has its place.

use base::{Diag, Span};

/// Where we are in a text.
#[derive(Clone)]
pub struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    /// At the start.
    pub fn new(text: &'a str) -> Cursor<'a> {
        Cursor { text, at: 0 }
    }

    /// The next byte to read.
    pub fn at(&self) -> u32 {
        u32::try_from(self.at).unwrap_or(u32::MAX)
    }

    /// From a place to here.
    pub fn since(&self, start: u32) -> Span {
        Span::new(start, self.at())
    }

    /// The next character, as wide as it is; nothing at the end.
    pub fn here(&self) -> Span {
        let width = self.peek().map_or(0, char::len_utf8);
        Span::new(self.at(), u32::try_from(self.at + width).unwrap_or(u32::MAX))
    }

    /// What is left.
    pub fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or("")
    }

    /// At the end?
    pub fn is_done(&self) -> bool {
        self.rest().is_empty()
    }

    /// The next character.
    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Reads `token` if it is next.
    pub fn eat(&mut self, token: &str) -> bool {
        let found = self.rest().starts_with(token);
        if found {
            self.at += token.len();
        }
        found
    }

    /// Skips blanks.
    pub fn blanks(&mut self) {
        self.take(|c| c.is_whitespace());
    }

    /// Reads as long as `wanted` says so.
    pub fn take(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|c| !wanted(c)).unwrap_or(rest.len());
        self.at += end;
        rest.get(..end).unwrap_or("")
    }

    /// Reads a name: a letter, `_` or `$`, then also digits; `.` and `::` too where `wide`.
    pub fn name(&mut self) -> &'a str {
        if !self.peek().is_some_and(|c| c.is_ascii_alphabetic() || matches!(c, '_' | '$')) {
            return "";
        }
        self.take(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '$'))
    }

    /// Reads decimal or hexadecimal digits as a number that fits 64 bits.
    ///
    /// # Errors
    /// There is no number, or it is too large.
    pub fn unsigned(&mut self, what: &str) -> Result<u64, Diag> {
        let start = self.at();
        let digits = self.take(|c| c.is_ascii_alphanumeric());
        let (radix, body) = match digits.strip_prefix("0x").or(digits.strip_prefix("0X")) {
            Some(body) => (16, body),
            None => (10, digits),
        };
        let span = if digits.is_empty() { self.here() } else { self.since(start) };
        if body.is_empty() || !body.chars().all(|c| c.is_digit(radix)) {
            return Err(Diag::error("syntax", format!("{what} must be a whole number"))
                .at(span, "not a whole number"));
        }
        u64::from_str_radix(body, radix).map_err(|_| {
            Diag::error("syntax", format!("{what} is too large")).at(span, "needs more than 64 bits")
        })
    }

    /// Reads `token`.
    ///
    /// # Errors
    /// Something else is there.
    pub fn expect(&mut self, token: &str, what: &str) -> Result<(), Diag> {
        if self.eat(token) {
            return Ok(());
        }
        let found = match self.peek() {
            Some(c) => format!("`{}` is here", c.escape_debug()),
            None => "the text ends here".into(),
        };
        Err(Diag::error("syntax", format!("`{token}` is missing {what}")).at(self.here(), found))
    }

    /// Nothing may be left.
    ///
    /// # Errors
    /// Something is.
    pub fn done(&self, after: &str) -> Result<(), Diag> {
        if self.is_done() {
            return Ok(());
        }
        let end = u32::try_from(self.text.len()).unwrap_or(u32::MAX);
        Err(Diag::error("syntax", format!("there is something left after {after}"))
            .at(Span::new(self.at(), end), "not part of it"))
    }
}
