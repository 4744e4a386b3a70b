//! Module-level statements.
//! Source: PTX ISA 9.x, "Directives"; debugging directives from "Debugging Directives".

use base::{Diag, Span};

use super::declare::space_of;
use super::{Failed, Parsed, Parser, clip};
use crate::ast::{DeclSpace, FileEntry, Item, Linkage};
use crate::lex::{Tok, Token};
use crate::suggest::nearest;

/// Directives that may begin a module-level statement, for "did you mean".
const DIRECTIVES: &[&str] = &[
    "version",
    "target",
    "address_size",
    "file",
    "loc",
    "section",
    "pragma",
    "alias",
    "extern",
    "visible",
    "weak",
    "common",
    "entry",
    "func",
    "global",
    "const",
    "shared",
    "local",
    "reg",
    "tex",
];

impl Parser<'_> {
    /// The whole module.
    pub(super) fn module(&mut self) {
        while self.tok.kind != Tok::Eof && !self.given_up() {
            let start = self.tok.start;
            if self.item().is_err() {
                self.skip_item(start);
            }
        }
        self.rest_after_nul();
    }

    /// Trailing NULs are dropped in silence; text after one is worth a word.
    fn rest_after_nul(&mut self) {
        let rest = self.text.get(self.tok.start as usize..).unwrap_or("");
        let tail = rest.trim_start_matches('\0').trim_start_matches(|c: char| c == '\0' || c.is_whitespace());
        if self.tok.kind == Tok::Eof && !tail.is_empty() {
            let at = self.tok.start;
            self.push(
                Diag::warning("nul", "the text ends at a NUL byte; what follows it is ignored")
                    .at(Span::new(at, at + 1), ""),
            );
        }
    }

    /// After an error at module level: past a `;` or a `{…}`, or up to a directive that begins a line.
    fn skip_item(&mut self, start: u32) {
        if self.tok.start == start && self.tok.kind != Tok::Eof {
            self.bump();
        }
        let mut depth = 0u32;
        loop {
            let line_start =
                self.text.get(self.last as usize..self.tok.start as usize).unwrap_or("").contains('\n');
            match self.tok.kind {
                Tok::Eof => return,
                Tok::Punct(b'{') => depth += 1,
                Tok::Punct(b'}') if depth <= 1 => {
                    // After an initialiser that was left in its middle there are more of them.
                    while self.at(b'}') || self.at(b';') {
                        self.bump();
                    }
                    return;
                }
                Tok::Punct(b'}') => depth -= 1,
                Tok::Punct(b';') if depth == 0 => {
                    self.bump();
                    return;
                }
                Tok::Dot if depth == 0 && line_start && DIRECTIVES.contains(&self.word_of(self.tok)) => {
                    return;
                }
                _ => {}
            }
            self.bump();
        }
    }

    fn item(&mut self) -> Parsed<()> {
        match self.tok.kind {
            Tok::Dot => self.directive(),
            Tok::Punct(b';') => {
                self.bump();
                Ok(())
            }
            Tok::Ident => {
                let at = self.tok;
                if self.label_follows(at) {
                    let (name, span) = self.name("a label")?;
                    self.bump();
                    let targets = self.targets(name, span)?;
                    self.module.items.push(Item::Targets(targets));
                    return Ok(());
                }
                Err(self.unexpected("a directive"))
            }
            // `@@DWARF …`: line-wise debug data of very old compilers.
            Tok::Punct(b'@') if self.byte(self.tok.end) == b'@' => {
                let end = self.tok.end;
                self.lexer.jump(end);
                self.lexer.skip_line();
                self.bump();
                Ok(())
            }
            _ => Err(self.unexpected("a directive")),
        }
    }

    fn directive(&mut self) -> Parsed<()> {
        let t = self.tok;
        let word = self.word_of(t);
        match word {
            "version" => {
                self.bump();
                self.version()
            }
            "target" => {
                self.bump();
                self.target()
            }
            "address_size" => {
                self.bump();
                let at = self.tok.start;
                let size = self.small("32 or 64")?;
                if size != 32 && size != 64 {
                    let span = Span::new(at, self.last);
                    self.push(
                        Diag::error("address-size", format!("Invalid address size: {size}"))
                            .at(span, "32 or 64"),
                    );
                }
                self.module.address_size = size;
                Ok(())
            }
            "file" => self.file(),
            "loc" => {
                // One outside a function means nothing to anyone.
                self.loc().map(|_| ())
            }
            "section" => self.section(),
            "pragma" => {
                self.bump();
                let strings = self.strings()?;
                self.semicolon()?;
                self.module.items.push(Item::Pragma(strings, Span::new(t.start, self.last)));
                Ok(())
            }
            "alias" => {
                self.bump();
                let (a, _) = self.name("a function")?;
                self.expect(b',', "','")?;
                let (b, _) = self.name("a function")?;
                self.semicolon()?;
                self.module.items.push(Item::Alias(a, b, Span::new(t.start, self.last)));
                Ok(())
            }
            _ => self.linked(t),
        }
    }

    /// `[.extern] .global …;`, `[.visible] .entry …`, …
    fn linked(&mut self, start: Token) -> Parsed<()> {
        let mut linkage = Linkage::None;
        loop {
            let word = if self.tok.kind == Tok::Dot { self.word_of(self.tok) } else { "" };
            linkage = match word {
                "extern" => Linkage::Extern,
                "visible" => Linkage::Visible,
                "weak" => Linkage::Weak,
                "common" => Linkage::Common,
                "entry" | "func" => {
                    let f = self.function(linkage, start.start)?;
                    self.module.items.push(Item::Function(f));
                    return Ok(());
                }
                _ => match space_of(word) {
                    Some(DeclSpace::Param) | None => return Err(self.unknown_directive(word)),
                    Some(_) => {
                        let mut list = Vec::new();
                        self.variables(linkage, |v| list.push(v))?;
                        self.module.items.extend(list.into_iter().map(Item::Variable));
                        return Ok(());
                    }
                },
            };
            self.bump();
        }
    }

    fn unknown_directive(&mut self, word: &str) -> Failed {
        if self.tok.kind != Tok::Dot {
            return self.unexpected("a declaration");
        }
        let span = Span::new(self.tok.start, self.tok.end);
        let mut diag =
            Diag::error("unknown-directive", format!("Parsing error near '.{}': syntax error", clip(word)))
                .at(span, "no directive begins like this here");
        if let Some(near) = nearest(word, DIRECTIVES.iter().copied()) {
            diag = diag.help(format!("did you mean '.{near}'?"));
        }
        self.push(diag);
        Failed
    }

    fn version(&mut self) -> Parsed<()> {
        let t = self.tok;
        let parts = self.text_of(t).split_once('.').map(|(a, b)| (a.parse::<u32>(), b.parse::<u32>()));
        let (Tok::Number, Some((Ok(major), Ok(minor)))) = (t.kind, parts) else {
            return Err(self.unexpected("a version such as 8.0"));
        };
        self.bump();
        if self.module.version.is_some() {
            self.push(
                Diag::error("version", "Duplicate .version directive").at(Span::new(t.start, t.end), ""),
            );
        }
        self.module.version = Some((major, minor));
        Ok(())
    }

    fn target(&mut self) -> Parsed<()> {
        loop {
            if self.tok.kind != Tok::Ident {
                return Err(self.unexpected("a target such as sm_80"));
            }
            let t = self.bump();
            let word = self.text_of(t).to_string();
            self.module.targets.push(word);
            if !self.eat(b',') {
                return Ok(());
            }
        }
    }

    /// `.file 1 "name"`, `.file 1 "name", 1234, 567`.
    pub(super) fn file(&mut self) -> Parsed<()> {
        let start = self.bump();
        let index = self.small("a file index")?;
        let name = self.string("a file name")?;
        let mut stamp = None;
        if self.eat(b',') {
            let time = self.long()?;
            self.expect(b',', "','")?;
            stamp = Some((time, self.long()?));
        }
        let span = Span::new(start.start, self.last);
        self.module.files.push(FileEntry { index, name, stamp, span });
        Ok(())
    }

    fn long(&mut self) -> Parsed<u64> {
        let at = self.tok.start;
        let v = self.integer()?;
        u64::try_from(v).map_err(|_| {
            let span = Span::new(at, self.last);
            self.push(Diag::error("number-range", format!("{v} is negative")).at(span, ""));
            Failed
        })
    }

    /// `.section NAME { … }`: the text between the braces is kept, comments and strings passed over.
    fn section(&mut self) -> Parsed<()> {
        let start = self.bump();
        let name = match self.tok.kind {
            Tok::Dot | Tok::Ident => {
                let t = self.bump();
                self.text_of(t).to_string()
            }
            _ => return Err(self.unexpected("a section's name")),
        };
        if !self.at(b'{') {
            return Err(self.unexpected("'{'"));
        }
        let body = self.tok.end;
        let Some(end) = closing_brace(self.text, body as usize) else {
            let span = Span::new(start.start, start.end);
            self.push(
                Diag::error("syntax", "Parsing error near the end of the file: syntax error")
                    .at(span, "this section is not closed"),
            );
            self.jump(self.text.len() as u32);
            return Ok(());
        };
        let text = self.text.get(body as usize..end).unwrap_or("").to_string();
        self.jump(end as u32 + 1);
        let span = Span::new(start.start, self.last);
        self.module.items.push(Item::Section { name, body: text, span });
        Ok(())
    }
}

/// The `}` that closes what was opened before `from`.
fn closing_brace(text: &str, from: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let (mut at, mut depth) = (from, 0usize);
    while let Some(&b) = bytes.get(at) {
        match b {
            b'/' if bytes.get(at + 1) == Some(&b'/') => {
                while bytes.get(at).is_some_and(|&b| b != b'\n') {
                    at += 1;
                }
            }
            b'/' if bytes.get(at + 1) == Some(&b'*') => {
                at += 2;
                while at < bytes.len() && !bytes.get(at..).is_some_and(|r| r.starts_with(b"*/")) {
                    at += 1;
                }
                at += 2;
                continue;
            }
            b'"' => {
                at += 1;
                while bytes.get(at).is_some_and(|&b| b != b'"' && b != b'\n') {
                    at += 1;
                }
            }
            b'{' => depth += 1,
            b'}' if depth == 0 => return Some(at),
            b'}' => depth -= 1,
            0 => return None,
            _ => {}
        }
        at += 1;
    }
    None
}
