//! The parser: tokens to the syntax tree, with recovery, so that one run reports many errors.
//!
//! Recursive descent with one token in hand. Knows directives and the shapes of operands; which modifiers and
//! operands go together is the checker's business. Wording follows ptxas where it has one.

mod declare;
mod expression;
mod function;
mod instruction;
mod module;

use base::{Diag, Diags, SourceFile, Span, SpecialReg};
use rustc_hash::FxHashMap;

use crate::ast::Module;
use crate::intern::Symbol;
use crate::lex::{Lexer, Tok, Token};
use instruction::Head;

/// Errors after which a file is given up.
const MAX_DIAGS: usize = 100;
/// How deep blocks, initialisers and expressions may nest.
const MAX_DEPTH: u32 = 96;

/// Parses a module. The tree holds whatever could be read; with errors among the diagnostics it is partial.
pub fn parse(file: &SourceFile) -> (Module, Diags) {
    let mut parser = Parser::new(file.text());
    parser.module();
    (parser.module, parser.diags)
}

/// An error that was reported where it happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Failed;

type Parsed<T> = Result<T, Failed>;

/// What a name means before declarations are looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum NameKind {
    Plain,
    Sink,
    WarpSize,
    Special(SpecialReg),
    /// `%tid` and its like, with or without a component.
    SpecialVector,
}

struct Parser<'a> {
    text: &'a str,
    lexer: Lexer<'a>,
    tok: Token,
    /// End of the token before.
    last: u32,
    module: Module,
    diags: Diags,
    heads: FxHashMap<&'a str, Head>,
    /// By symbol.
    kinds: Vec<NameKind>,
    /// Bytes of an element of the latest array of that name: what a subscript counts.
    elements: FxHashMap<Symbol, i64>,
    depth: u32,
    /// Labels made of `L<n>` so far.
    listed: u32,
}

impl<'a> Parser<'a> {
    fn new(text: &'a str) -> Parser<'a> {
        let mut lexer = Lexer::new(text);
        let tok = lexer.token();
        Parser {
            text,
            lexer,
            tok,
            last: 0,
            module: Module { address_size: 64, ..Module::default() },
            diags: Vec::new(),
            heads: FxHashMap::default(),
            kinds: Vec::new(),
            elements: FxHashMap::default(),
            depth: 0,
            listed: 0,
        }
    }

    /// Takes the token in hand and reads the next.
    #[inline]
    fn bump(&mut self) -> Token {
        let t = self.tok;
        self.last = t.end;
        self.tok = self.lexer.token();
        t
    }

    /// Goes on reading from a byte.
    fn jump(&mut self, at: u32) {
        self.lexer.jump(at);
        self.last = at;
        self.tok = self.lexer.token();
    }

    #[inline]
    fn at(&self, mark: u8) -> bool {
        self.tok.kind == Tok::Punct(mark)
    }

    #[inline]
    fn eat(&mut self, mark: u8) -> bool {
        let yes = self.at(mark);
        if yes {
            self.bump();
        }
        yes
    }

    #[inline]
    fn text_of(&self, t: Token) -> &'a str {
        self.text.get(t.start as usize..t.end as usize).unwrap_or("")
    }

    /// The text of a dot-word without its dot.
    #[inline]
    fn word_of(&self, t: Token) -> &'a str {
        self.text.get(t.start as usize + 1..t.end as usize).unwrap_or("")
    }

    #[inline]
    fn byte(&self, at: u32) -> u8 {
        self.text.as_bytes().get(at as usize).copied().unwrap_or(0)
    }

    #[inline]
    fn intern(&mut self, t: Token) -> Symbol {
        let name = self.text_of(t);
        self.module.names.intern(name)
    }

    /// What a name means by itself; looked up once per name.
    #[inline]
    fn kind_of(&mut self, s: Symbol) -> NameKind {
        while self.kinds.len() <= s.0 as usize {
            let name = self.module.names.name(Symbol(self.kinds.len() as u32));
            self.kinds.push(classify(name));
        }
        self.kinds.get(s.0 as usize).copied().unwrap_or(NameKind::Plain)
    }

    fn push(&mut self, diag: Diag) {
        if self.diags.len() < MAX_DIAGS {
            self.diags.push(diag);
        }
    }

    /// Too many errors to go on?
    fn given_up(&self) -> bool {
        self.diags.len() >= MAX_DIAGS
    }

    /// "Parsing error near 'x': syntax error", with what was expected.
    fn unexpected(&mut self, expected: &str) -> Failed {
        let t = self.tok;
        let span = Span::new(t.start, t.end);
        let text = self.text_of(t);
        let diag = match t.kind {
            Tok::Eof => Diag::error("syntax", "Parsing error near the end of the file: syntax error")
                .at(span, format!("expected {expected}")),
            Tok::Bad if text.starts_with('"') => {
                Diag::error("syntax", "a string without its closing quote").at(span, "starts here")
            }
            Tok::Bad => Diag::error("syntax", format!("Parsing error near '{}': no PTX token", clip(text)))
                .at(span, format!("expected {expected}")),
            _ => Diag::error("syntax", format!("Parsing error near '{}': syntax error", clip(text)))
                .at(span, format!("expected {expected}")),
        };
        self.push(diag);
        Failed
    }

    fn expect(&mut self, mark: u8, expected: &str) -> Parsed<Token> {
        if self.at(mark) { Ok(self.bump()) } else { Err(self.unexpected(expected)) }
    }

    /// A name.
    fn name(&mut self, expected: &str) -> Parsed<(Symbol, Span)> {
        if self.tok.kind != Tok::Ident {
            return Err(self.unexpected(expected));
        }
        let t = self.bump();
        Ok((self.intern(t), Span::new(t.start, t.end)))
    }

    /// The semicolon of a statement. One that is missing at the end of a line is reported there and taken as
    /// written.
    #[inline]
    fn semicolon(&mut self) -> Parsed<()> {
        if self.at(b';') {
            self.bump();
            return Ok(());
        }
        let between = self.text.get(self.last as usize..self.tok.start as usize).unwrap_or("");
        if between.contains('\n') || self.tok.kind == Tok::Eof || self.at(b'}') {
            let t = self.tok;
            let near = if t.kind == Tok::Eof {
                "the end of the file".to_string()
            } else {
                format!("'{}'", clip(self.text_of(t)))
            };
            let end = self.last;
            self.push(
                Diag::error("syntax", format!("Parsing error near {near}: syntax error"))
                    .at(Span::new(end.saturating_sub(1), end), "the statement before has no ';'")
                    .help("put a ';' here"),
            );
            return Ok(());
        }
        Err(self.unexpected("';'"))
    }

    /// After an error: past the next `;` or, where a block begins here, past it; or up to a `}` or the end.
    fn skip_statement(&mut self) {
        let block = self.at(b'{');
        let mut depth = 0u32;
        loop {
            match self.tok.kind {
                Tok::Eof => return,
                Tok::Punct(b'}') if depth == 0 => return,
                Tok::Punct(b'{') => depth += 1,
                Tok::Punct(b'}') => depth -= 1,
                _ => {}
            }
            let t = self.bump();
            if depth == 0 && (t.kind == Tok::Punct(b';') || block && t.kind == Tok::Punct(b'}')) {
                return;
            }
        }
    }

    /// Runs a rule one level deeper, or fails where that is too deep.
    fn deeper<T>(&mut self, rule: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.depth >= MAX_DEPTH {
            let span = Span::new(self.tok.start, self.tok.end);
            self.push(Diag::error("nesting", format!("nested deeper than {MAX_DEPTH} levels")).at(span, ""));
            return Err(Failed);
        }
        self.depth += 1;
        let out = rule(self);
        self.depth -= 1;
        out
    }

    /// A small unsigned number: an index, a count, an alignment. A literal or something in parentheses, so
    /// that the `>` after a count of registers ends it.
    fn small(&mut self, expected: &str) -> Parsed<u32> {
        let start = self.tok.start;
        if self.tok.kind != Tok::Number && !self.at(b'(') {
            return Err(self.unexpected(expected));
        }
        let v = self.primary_integer()?;
        u32::try_from(v).map_err(|_| {
            let span = Span::new(start, self.last);
            self.push(Diag::error("number-range", format!("{v} is too large for {expected}")).at(span, ""));
            Failed
        })
    }

    /// The text of a string without its quotes.
    fn string(&mut self, expected: &str) -> Parsed<String> {
        if self.tok.kind != Tok::Str {
            return Err(self.unexpected(expected));
        }
        let t = self.bump();
        Ok(self.text.get(t.start as usize + 1..t.end as usize - 1).unwrap_or("").to_string())
    }

    /// `"…", "…"`
    fn strings(&mut self) -> Parsed<Vec<String>> {
        let mut out = vec![self.string("a string")?];
        while self.eat(b',') {
            out.push(self.string("a string")?);
        }
        Ok(out)
    }
}

/// A token's text for a message.
fn clip(text: &str) -> String {
    if text.chars().count() <= 40 {
        return text.to_string();
    }
    text.chars().take(37).chain("...".chars()).collect()
}

/// `%tid` and the other special registers with components.
const VECTORS: &[&str] =
    &["tid", "ntid", "ctaid", "nctaid", "clusterid", "nclusterid", "cluster_ctaid", "cluster_nctaid"];

fn classify(name: &str) -> NameKind {
    if let Some(rest) = name.strip_prefix('%') {
        if VECTORS.contains(&rest) {
            return NameKind::SpecialVector;
        }
        return SpecialReg::from_name(rest).map_or(NameKind::Plain, NameKind::Special);
    }
    match name {
        "_" => NameKind::Sink,
        "WARP_SZ" => NameKind::WarpSize,
        _ => NameKind::Plain,
    }
}
