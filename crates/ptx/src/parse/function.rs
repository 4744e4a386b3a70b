//! Functions: header, performance directives, body, blocks, `.loc`, target lists.
//! Source: PTX ISA 9.x, "Kernel and Function Directives", "Control Flow Directives",
//! "Performance-Tuning Directives", "Cluster Dimension Directives", "Debugging Directives".

use base::{Diag, Span};
use smallvec::SmallVec;

use super::declare::space_of;
use super::{Parsed, Parser, clip};
use crate::ast::{Directive, Function, Linkage, Loc, Stmt, Targets, TargetsKind};
use crate::intern::Symbol;
use crate::lex::{Tok, Token, is_name_byte};
use crate::suggest::nearest;

/// What may stand between `)` and `{`.
const HEADER: &[&str] = &[
    "maxnreg",
    "maxntid",
    "reqntid",
    "minnctapersm",
    "maxnctapersm",
    "noreturn",
    "pragma",
    "reqnctapercluster",
    "explicitcluster",
    "maxclusterrank",
    "blocksareclusters",
    "abi_preserve",
    "abi_preserve_control",
    "attribute",
    "unique",
    "language",
];

/// Labels that `L<n>` may stand for in all of a module.
const MAX_LISTED: u32 = 1 << 20;

impl Parser<'_> {
    /// `.entry …` or `.func …`, linkage read.
    pub(super) fn function(&mut self, linkage: Linkage, start: u32) -> Parsed<Function> {
        let entry = self.word_of(self.tok) == "entry";
        self.bump();
        let mut directives = Vec::new();
        while self.tok.kind == Tok::Dot && self.word_of(self.tok) == "attribute" {
            directives.push(self.header_directive()?);
        }
        let returns = if !entry && self.at(b'(') { self.parameters()? } else { Vec::new() };
        let (name, span) = self.name("a function's name")?;
        let params = if self.at(b'(') { self.parameters()? } else { Vec::new() };
        let mut f = Function {
            linkage,
            entry,
            returns,
            name,
            params,
            noreturn: false,
            directives,
            body: None,
            span,
            whole: Span::default(),
        };
        while self.tok.kind == Tok::Dot {
            if self.word_of(self.tok) == "noreturn" {
                self.bump();
                f.noreturn = true;
            } else {
                f.directives.push(self.header_directive()?);
            }
        }
        // They are printed before the name, wherever they stood.
        f.directives.sort_by_key(|d| d.name != "attribute");
        if self.at(b'{') {
            let open = self.bump();
            let mut body = Vec::new();
            self.statements(&mut body, open);
            f.body = Some(body);
        } else {
            self.semicolon()?;
        }
        f.whole = Span::new(start, self.last);
        Ok(f)
    }

    fn header_directive(&mut self) -> Parsed<Directive> {
        let t = self.bump();
        let name = self.word_of(t).to_string();
        if !HEADER.contains(&name.as_str()) {
            let mut diag = Diag::error(
                "unknown-directive",
                format!("Parsing error near '.{}': syntax error", clip(&name)),
            )
            .at(Span::new(t.start, t.end), "no directive of a function");
            if let Some(near) = nearest(&name, HEADER.iter().copied()) {
                diag = diag.help(format!("did you mean '.{near}'?"));
            }
            self.push(diag);
        }
        let (mut numbers, mut text) = (SmallVec::new(), Vec::new());
        if self.at(b'(') {
            text = self.parenthesised()?;
        }
        loop {
            match self.tok.kind {
                Tok::Number => numbers.push(self.small("a size")?),
                Tok::Str => text.push(self.string("a string")?),
                _ => break,
            }
            if !self.eat(b',') {
                break;
            }
        }
        if name == "pragma" {
            self.eat(b';');
        }
        Ok(Directive { name, numbers, text, span: Span::new(t.start, self.last) })
    }

    /// `(a, b(c))` as the texts between its own commas, blanks dropped.
    pub(super) fn parenthesised(&mut self) -> Parsed<Vec<String>> {
        self.bump();
        let (mut depth, mut list, mut text) = (0u32, Vec::new(), String::new());
        loop {
            match self.tok.kind {
                Tok::Punct(b')') if depth == 0 => break,
                Tok::Punct(b',') if depth == 0 => {
                    list.push(std::mem::take(&mut text));
                    self.bump();
                    continue;
                }
                Tok::Punct(b'(') => depth += 1,
                Tok::Punct(b')') => depth -= 1,
                Tok::Ident | Tok::Dot | Tok::Number | Tok::Punct(b',') => {}
                _ => return Err(self.unexpected("')'")),
            }
            text.push_str(self.text_of(self.tok));
            self.bump();
        }
        self.bump();
        list.push(text);
        Ok(list)
    }

    /// Statements up to the `}` that closes `open`, which is taken too.
    pub(super) fn statements(&mut self, body: &mut Vec<Stmt>, open: Token) {
        loop {
            match self.tok.kind {
                Tok::Punct(b'}') => {
                    self.bump();
                    return;
                }
                Tok::Eof => {
                    self.push(
                        Diag::error("syntax", "Parsing error near the end of the file: syntax error")
                            .at(Span::new(open.start, open.end), "this '{' is not closed"),
                    );
                    return;
                }
                _ if self.given_up() => return,
                _ => {
                    let start = self.tok.start;
                    if self.statement(body).is_err() {
                        let stuck = self.tok.start == start;
                        if stuck && !matches!(self.tok.kind, Tok::Punct(b';' | b'{' | b'}')) {
                            self.bump();
                        }
                        self.skip_statement();
                    }
                }
            }
        }
    }

    #[inline]
    fn statement(&mut self, body: &mut Vec<Stmt>) -> Parsed<()> {
        match self.tok.kind {
            Tok::Ident => {
                let t = self.tok;
                if self.label_follows(t) {
                    self.labelled(body)
                } else {
                    let inst = self.instruction(None)?;
                    body.push(Stmt::Inst(inst));
                    Ok(())
                }
            }
            Tok::Punct(b'@') => {
                let guard = self.guard()?;
                let inst = self.instruction(Some(guard))?;
                body.push(Stmt::Inst(inst));
                Ok(())
            }
            Tok::Dot => self.body_directive(body),
            Tok::Punct(b'{') => self.deeper(|p| {
                let open = p.bump();
                let mut inner = Vec::new();
                p.statements(&mut inner, open);
                body.push(Stmt::Block(inner, Span::new(open.start, p.last)));
                Ok(())
            }),
            Tok::Punct(b';') => {
                self.bump();
                Ok(())
            }
            _ => Err(self.unexpected("a statement")),
        }
    }

    /// Does a `:` follow this name (and not `::`)?
    #[inline]
    pub(super) fn label_follows(&self, t: Token) -> bool {
        let mut at = t.end;
        while matches!(self.byte(at), b' ' | b'\t') {
            at += 1;
        }
        self.byte(at) == b':' && self.byte(at + 1) != b':'
    }

    fn labelled(&mut self, body: &mut Vec<Stmt>) -> Parsed<()> {
        let (name, span) = self.name("a label")?;
        self.bump();
        let list = self.tok.kind == Tok::Dot
            && matches!(self.word_of(self.tok), "branchtargets" | "calltargets" | "callprototype");
        body.push(if list { Stmt::Targets(self.targets(name, span)?) } else { Stmt::Label(name, span) });
        Ok(())
    }

    /// `.branchtargets a, b;`, `.calltargets f;`, `.callprototype (r) _ (p);`, its label read.
    pub(super) fn targets(&mut self, name: Symbol, start: Span) -> Parsed<Targets> {
        let word = if self.tok.kind == Tok::Dot { self.word_of(self.tok) } else { "" };
        let kind = match word {
            "branchtargets" | "calltargets" => {
                let branch = word == "branchtargets";
                self.bump();
                let mut list = Vec::new();
                loop {
                    let (s, span) = self.name(if branch { "a label" } else { "a function" })?;
                    if branch && self.eat(b'<') {
                        self.label_range(s, span, &mut list)?;
                    } else {
                        list.push(s);
                    }
                    if !self.eat(b',') {
                        break;
                    }
                }
                if branch { TargetsKind::Branch(list) } else { TargetsKind::Call(list) }
            }
            "callprototype" => {
                self.bump();
                let returns = if self.at(b'(') { self.parameters()? } else { Vec::new() };
                self.name("'_'")?;
                let params = if self.at(b'(') { self.parameters()? } else { Vec::new() };
                let mut noreturn = false;
                while self.tok.kind == Tok::Dot {
                    noreturn |= self.word_of(self.tok) == "noreturn";
                    self.header_directive()?;
                }
                TargetsKind::Prototype { returns, params, noreturn }
            }
            _ => return Err(self.unexpected("'.branchtargets', '.calltargets' or '.callprototype'")),
        };
        self.semicolon()?;
        Ok(Targets { name, kind, span: start.to(Span::new(self.last, self.last)) })
    }

    /// `L<4>` is L0, L1, L2, L3.
    fn label_range(&mut self, prefix: Symbol, span: Span, list: &mut Vec<Symbol>) -> Parsed<()> {
        let n = self.small("a count of labels")?;
        self.expect(b'>', "'>'")?;
        self.listed = self.listed.saturating_add(n);
        if self.listed > MAX_LISTED {
            self.push(Diag::error("number-range", format!("{n} labels in one list")).at(span, ""));
            return Ok(());
        }
        let name = self.module.names.name(prefix).to_string();
        list.extend((0..n).map(|i| self.module.names.intern(&format!("{name}{i}"))));
        Ok(())
    }

    fn body_directive(&mut self, body: &mut Vec<Stmt>) -> Parsed<()> {
        let t = self.tok;
        let word = self.word_of(t);
        match word {
            "loc" => {
                let loc = self.loc()?;
                body.push(Stmt::Loc(loc));
                Ok(())
            }
            "file" => self.file(),
            "pragma" => {
                self.bump();
                let strings = self.strings()?;
                self.semicolon()?;
                body.push(Stmt::Pragma(strings, Span::new(t.start, self.last)));
                Ok(())
            }
            _ if space_of(word).is_some() => self.variables(Linkage::None, |v| body.push(Stmt::Variable(v))),
            _ => {
                let known = ["loc", "file", "pragma", "reg", "local", "shared", "param", "const", "global"];
                let mut diag = Diag::error(
                    "unknown-directive",
                    format!("Parsing error near '.{}': syntax error", clip(word)),
                )
                .at(Span::new(t.start, t.end), "no directive of a function body");
                if let Some(near) = nearest(word, known.into_iter()) {
                    diag = diag.help(format!("did you mean '.{near}'?"));
                }
                self.push(diag);
                Err(super::Failed)
            }
        }
    }

    /// `.loc 1 17 0`, `.loc 1 17 0, function_name L+8, inlined_at 1 20 3`.
    pub(super) fn loc(&mut self) -> Parsed<Loc> {
        let start = self.bump();
        let mut loc = Loc {
            file: self.small("a file index")?,
            line: self.small("a line")?,
            column: self.small("a column")?,
            function: None,
            inlined_at: None,
            span: Span::new(start.start, start.end),
        };
        while self.eat(b',') {
            let word = self.text_of(self.tok);
            match word {
                "function_name" => {
                    self.bump();
                    // A label, or a section's name such as `.debug_str`.
                    if !matches!(self.tok.kind, Tok::Ident | Tok::Dot) {
                        return Err(self.unexpected("a label"));
                    }
                    let t = self.bump();
                    let symbol = self.intern(t);
                    let offset = self.offset()?;
                    loc.function = Some((symbol, offset));
                }
                "inlined_at" => {
                    self.bump();
                    loc.inlined_at =
                        Some((self.small("a file index")?, self.small("a line")?, self.small("a column")?));
                }
                _ => return Err(self.unexpected("'function_name' or 'inlined_at'")),
            }
        }
        loc.span = Span::new(start.start, self.last);
        Ok(loc)
    }

    /// Bytes of a mnemonic with its modifiers, from `start` on.
    #[inline]
    pub(super) fn head_end(&self, start: u32) -> u32 {
        let bytes = self.text.as_bytes();
        let mut at = start as usize;
        loop {
            match bytes.get(at) {
                Some(&b) if is_name_byte(b) || b == b'.' => at += 1,
                Some(b':') if bytes.get(at + 1) == Some(&b':') => at += 2,
                _ => return at as u32,
            }
        }
    }
}
