//! Tokens of PTX text: a table of byte classes, spans, no allocation. Never fails: a byte that begins no token
//! gives [`Tok::Bad`], and the text ends at its first NUL (NVRTC counts one into the size of what it returns).
//! Source: PTX ISA 9.x, "Syntax"; `::` inside dot-words from "Instruction Statements" of newer instructions.

/// Kinds of tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tok {
    /// `name`, `%name`, `$name`, `_`
    Ident,
    /// `.word`, `.L2::cache_hint`
    Dot,
    /// An integer or a floating-point literal.
    Number,
    /// `"…"`
    Str,
    /// One of the punctuation marks, as its (first) byte; two-byte operators have their own kinds.
    Punct(u8),
    /// `<<`
    Shl,
    /// `>>`
    Shr,
    /// `<=`
    Le,
    /// `>=`
    Ge,
    /// `==`
    EqEq,
    /// `!=`
    Ne,
    /// `&&`
    AndAnd,
    /// `||`
    OrOr,
    /// The end.
    Eof,
    /// Bytes that begin no token; also a string without its end.
    Bad,
}

/// A token and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// Kind.
    pub kind: Tok,
    /// First byte.
    pub start: u32,
    /// One past the last.
    pub end: u32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
enum Byte {
    Bad,
    Space,
    Ident,
    Digit,
    Percent,
    Dot,
    Quote,
    Punct,
    Slash,
    Hash,
    Nul,
}

const CLASS: [Byte; 256] = {
    let mut t = [Byte::Bad; 256];
    let mut i = 0;
    while i < 256 {
        let b = i as u8;
        t[i] = match b {
            0 => Byte::Nul,
            b' ' | b'\t' | b'\r' | b'\n' | 0x0b | 0x0c => Byte::Space,
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'$' => Byte::Ident,
            b'0'..=b'9' => Byte::Digit,
            b'%' => Byte::Percent,
            b'.' => Byte::Dot,
            b'"' => Byte::Quote,
            b'/' => Byte::Slash,
            b'#' => Byte::Hash,
            b',' | b';' | b':' | b'(' | b')' | b'{' | b'}' | b'[' | b']' | b'<' | b'>' | b'+' | b'-'
            | b'*' | b'&' | b'|' | b'^' | b'~' | b'!' | b'?' | b'=' | b'@' => Byte::Punct,
            _ => Byte::Bad,
        };
        i += 1;
    }
    t
};

/// May the byte stand inside a name?
#[inline]
pub fn is_name_byte(b: u8) -> bool {
    matches!(CLASS[b as usize], Byte::Ident | Byte::Digit)
}

/// Where the lexer stands in a text.
#[derive(Clone, Debug)]
pub struct Lexer<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Lexer<'a> {
    /// From the start of a text.
    pub fn new(text: &'a str) -> Lexer<'a> {
        Lexer { bytes: text.as_bytes(), at: 0 }
    }

    /// From a byte of a text on.
    pub fn new_at(text: &'a str, at: u32) -> Lexer<'a> {
        Lexer { bytes: text.as_bytes(), at: at as usize }
    }

    /// Goes on from this byte.
    pub fn jump(&mut self, at: u32) {
        self.at = at as usize;
    }

    #[inline]
    fn byte(&self, at: usize) -> u8 {
        self.bytes.get(at).copied().unwrap_or(0)
    }

    #[inline]
    fn class(&self, at: usize) -> Byte {
        CLASS[self.byte(at) as usize]
    }

    /// Past blanks and comments; `#` lines are a preprocessor's and count as comments.
    #[inline]
    fn skip_blanks(&mut self) {
        loop {
            match self.class(self.at) {
                Byte::Space => self.at += 1,
                Byte::Slash if self.byte(self.at + 1) == b'/' => self.skip_line(),
                Byte::Slash if self.byte(self.at + 1) == b'*' => {
                    self.at += 2;
                    while self.at < self.bytes.len() && !self.bytes[self.at..].starts_with(b"*/") {
                        self.at += 1;
                    }
                    self.at = (self.at + 2).min(self.bytes.len());
                }
                Byte::Hash => self.skip_line(),
                _ => return,
            }
        }
    }

    /// To the end of the line.
    pub fn skip_line(&mut self) {
        let rest = self.bytes.get(self.at..).unwrap_or(&[]);
        self.at += rest.iter().position(|&b| b == b'\n' || b == 0).unwrap_or(rest.len());
    }

    /// The next token.
    #[inline]
    pub fn token(&mut self) -> Token {
        self.skip_blanks();
        let start = self.at;
        let kind = match self.class(start) {
            Byte::Ident => {
                self.name(start + 1);
                Tok::Ident
            }
            Byte::Percent if self.class(start + 1) == Byte::Ident => {
                self.name(start + 2);
                Tok::Ident
            }
            Byte::Percent | Byte::Slash => {
                self.at += 1;
                Tok::Punct(self.byte(start))
            }
            Byte::Dot => self.dot(start),
            Byte::Digit => {
                self.number(start);
                Tok::Number
            }
            Byte::Quote => self.string(start),
            Byte::Punct => self.punct(start),
            Byte::Nul if start >= self.bytes.len() || self.byte(start) == 0 => Tok::Eof,
            _ => {
                self.at += 1;
                while self.at < self.bytes.len() && self.class(self.at) == Byte::Bad {
                    self.at += 1;
                }
                Tok::Bad
            }
        };
        Token { kind, start: start as u32, end: self.at as u32 }
    }

    #[inline]
    fn name(&mut self, from: usize) {
        let mut at = from;
        while matches!(self.class(at), Byte::Ident | Byte::Digit) {
            at += 1;
        }
        self.at = at;
    }

    fn dot(&mut self, start: usize) -> Tok {
        self.name(start + 1);
        if self.at == start + 1 {
            return Tok::Bad;
        }
        while self.byte(self.at) == b':'
            && self.byte(self.at + 1) == b':'
            && is_name_byte(self.byte(self.at + 2))
        {
            self.name(self.at + 3);
        }
        Tok::Dot
    }

    fn number(&mut self, start: usize) {
        self.name(start + 1);
        let prefixed = self.byte(start) == b'0' && self.byte(start + 1).is_ascii_alphabetic();
        if prefixed {
            return;
        }
        if self.byte(self.at) == b'.' && self.class(self.at + 1) == Byte::Digit {
            self.name(self.at + 2);
        }
        let exponent = matches!(self.byte(self.at.wrapping_sub(1)), b'e' | b'E');
        if exponent && matches!(self.byte(self.at), b'+' | b'-') && self.class(self.at + 1) == Byte::Digit {
            self.name(self.at + 2);
        }
    }

    fn string(&mut self, start: usize) -> Tok {
        let mut at = start + 1;
        loop {
            match self.byte(at) {
                b'"' => {
                    self.at = at + 1;
                    return Tok::Str;
                }
                b'\\' if matches!(self.byte(at + 1), b'"' | b'\\') => at += 2,
                b'\n' => break,
                0 => break,
                _ => at += 1,
            }
        }
        self.at = at.min(self.bytes.len());
        Tok::Bad
    }

    #[inline]
    fn punct(&mut self, start: usize) -> Tok {
        let b = self.byte(start);
        let two = match (b, self.byte(start + 1)) {
            (b'<', b'<') => Tok::Shl,
            (b'>', b'>') => Tok::Shr,
            (b'<', b'=') => Tok::Le,
            (b'>', b'=') => Tok::Ge,
            (b'=', b'=') => Tok::EqEq,
            (b'!', b'=') => Tok::Ne,
            (b'&', b'&') => Tok::AndAnd,
            (b'|', b'|') => Tok::OrOr,
            _ => {
                self.at = start + 1;
                return Tok::Punct(b);
            }
        };
        self.at = start + 2;
        two
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<(Tok, &str)> {
        let mut lexer = Lexer::new(text);
        let mut out = Vec::new();
        loop {
            let t = lexer.token();
            if t.kind == Tok::Eof {
                return out;
            }
            out.push((t.kind, &text[t.start as usize..t.end as usize]));
        }
    }

    #[test]
    fn words_and_marks() {
        assert_eq!(
            kinds("@!%p1 ld.shared::cta.v4.f32 {_}, [$x+-0x10]; // c\nL$1: /* * */ 1<<2"),
            [
                (Tok::Punct(b'@'), "@"),
                (Tok::Punct(b'!'), "!"),
                (Tok::Ident, "%p1"),
                (Tok::Ident, "ld"),
                (Tok::Dot, ".shared::cta"),
                (Tok::Dot, ".v4"),
                (Tok::Dot, ".f32"),
                (Tok::Punct(b'{'), "{"),
                (Tok::Ident, "_"),
                (Tok::Punct(b'}'), "}"),
                (Tok::Punct(b','), ","),
                (Tok::Punct(b'['), "["),
                (Tok::Ident, "$x"),
                (Tok::Punct(b'+'), "+"),
                (Tok::Punct(b'-'), "-"),
                (Tok::Number, "0x10"),
                (Tok::Punct(b']'), "]"),
                (Tok::Punct(b';'), ";"),
                (Tok::Ident, "L$1"),
                (Tok::Punct(b':'), ":"),
                (Tok::Number, "1"),
                (Tok::Shl, "<<"),
                (Tok::Number, "2"),
            ]
        );
    }

    #[test]
    fn numbers_of_every_kind() {
        for text in [
            "0",
            "123U",
            "0x1F",
            "0b101",
            "017",
            "0f3F800000",
            "0d3FF0000000000000",
            "9.1",
            "1.5e-3",
            "2e+10",
        ] {
            assert_eq!(kinds(text), [(Tok::Number, text)]);
        }
        assert_eq!(kinds("1+2").len(), 3);
        assert_eq!(kinds("0x1e+2").len(), 3);
    }

    #[test]
    fn oddities_end_somewhere() {
        assert_eq!(kinds("\"open"), [(Tok::Bad, "\"open")]);
        assert_eq!(kinds("a é b"), [(Tok::Ident, "a"), (Tok::Bad, "é"), (Tok::Ident, "b")]);
        assert_eq!(kinds("a /* open"), [(Tok::Ident, "a")]);
        assert_eq!(kinds("a\0b"), [(Tok::Ident, "a")]);
        assert_eq!(kinds("1 % 2 % x %x").len(), 6);
        assert_eq!(kinds("."), [(Tok::Bad, ".")]);
        assert_eq!(kinds("# 1 \"x.c\"\na"), [(Tok::Ident, "a")]);
    }
}
