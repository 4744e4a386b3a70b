//! Integer expressions over `lane` in C's syntax, in 64-bit signed arithmetic: `((lane ^ lane >> 3) & 7) * 16`.
//!
//! Operators and their precedence are C's, without assignments, casts, `sizeof` and the comma. What C leaves
//! undefined is an error here: overflow, division by zero, shifts by less than 0 or more than 63. Parsing gives
//! flat code, so that no expression is too long to be evaluated.

use base::{Diag, Span};

/// Brackets, signs and conditions inside one another beyond which an expression is refused.
const DEEPEST: u32 = 200;

/// A parsed expression.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expr {
    code: Vec<(Step, Span)>,
}

/// One step of a stack machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Push(i64),
    Lane,
    Unary(Unary),
    Binary(Binary),
    /// The top becomes 0 or 1.
    Truth,
    /// Goes on there if the top is as said, keeping it; else drops it.
    KeepIf(bool, usize),
    /// Drops the top; goes on there if it was 0.
    IfZero(usize),
    Jump(usize),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Unary {
    Minus,
    Plus,
    Not,
    Complement,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Binary {
    Mul,
    Div,
    Rem,
    Add,
    Sub,
    Shl,
    Shr,
    Lt,
    Le,
    Gt,
    Ge,
    Eq,
    Ne,
    And,
    Xor,
    Or,
}

/// What stands between two operands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Infix {
    Plain(Binary),
    Both,
    Either,
}

/// Spelling, meaning, precedence (a higher one binds tighter); longer spellings first.
const INFIXES: &[(&str, Infix, u8)] = &[
    ("||", Infix::Either, 1),
    ("&&", Infix::Both, 2),
    ("<<", Infix::Plain(Binary::Shl), 8),
    (">>", Infix::Plain(Binary::Shr), 8),
    ("<=", Infix::Plain(Binary::Le), 7),
    (">=", Infix::Plain(Binary::Ge), 7),
    ("==", Infix::Plain(Binary::Eq), 6),
    ("!=", Infix::Plain(Binary::Ne), 6),
    ("|", Infix::Plain(Binary::Or), 3),
    ("^", Infix::Plain(Binary::Xor), 4),
    ("&", Infix::Plain(Binary::And), 5),
    ("<", Infix::Plain(Binary::Lt), 7),
    (">", Infix::Plain(Binary::Gt), 7),
    ("+", Infix::Plain(Binary::Add), 9),
    ("-", Infix::Plain(Binary::Sub), 9),
    ("*", Infix::Plain(Binary::Mul), 10),
    ("/", Infix::Plain(Binary::Div), 10),
    ("%", Infix::Plain(Binary::Rem), 10),
];

impl Expr {
    /// Reads an expression. Places in the message count bytes of `text`.
    ///
    /// # Errors
    /// The text is no such expression.
    pub fn parse(text: &str) -> Result<Expr, Diag> {
        if u32::try_from(text.len()).is_err() {
            return Err(Diag::error("expression", "the expression is too long"));
        }
        let mut p = Parser { text, at: 0, depth: 0, code: Vec::new() };
        p.condition()?;
        p.blanks();
        match p.rest().chars().next() {
            None => Ok(Expr { code: p.code }),
            Some(')') => Err(p.unexpected("this `)` closes nothing")),
            Some(c) => Err(p.unexpected(&format!("`{c}` cannot follow a value here"))),
        }
    }

    /// The value for one lane. Places in the message count bytes of the text.
    ///
    /// # Errors
    /// The value, or one on the way to it, does not exist in 64-bit signed arithmetic.
    pub fn value(&self, lane: usize) -> Result<i64, Diag> {
        let mut stack: Vec<i64> = Vec::new();
        let mut next = 0;
        while let Some((step, span)) = self.code.get(next) {
            next += 1;
            let fail = |why: String| {
                Err(Diag::error("arithmetic", format!("{why} in lane {lane}")).at(*span, "here"))
            };
            match *step {
                Step::Push(v) => stack.push(v),
                Step::Lane => stack.push(lane as i64),
                Step::Unary(op) => {
                    let v = stack.pop().ok_or_else(broken)?;
                    match op.apply(v) {
                        Some(v) => stack.push(v),
                        None => return fail(format!("-({v}) is beyond 64-bit integers")),
                    }
                }
                Step::Binary(op) => {
                    let b = stack.pop().ok_or_else(broken)?;
                    let a = stack.pop().ok_or_else(broken)?;
                    match op.apply(a, b) {
                        Ok(v) => stack.push(v),
                        Err(why) => return fail(why),
                    }
                }
                Step::Truth => {
                    let v = stack.pop().ok_or_else(broken)?;
                    stack.push(i64::from(v != 0));
                }
                Step::KeepIf(wanted, to) => {
                    let v = *stack.last().ok_or_else(broken)?;
                    if (v != 0) == wanted {
                        next = to;
                    } else {
                        stack.pop();
                    }
                }
                Step::IfZero(to) => {
                    if stack.pop().ok_or_else(broken)? == 0 {
                        next = to;
                    }
                }
                Step::Jump(to) => next = to,
            }
        }
        stack.pop().ok_or_else(broken)
    }
}

/// The parser leaves one value for each one taken.
fn broken() -> Diag {
    Diag::bug("an expression's code lacks a value")
}

impl Unary {
    fn apply(self, v: i64) -> Option<i64> {
        match self {
            Unary::Minus => v.checked_neg(),
            Unary::Plus => Some(v),
            Unary::Not => Some(i64::from(v == 0)),
            Unary::Complement => Some(!v),
        }
    }
}

impl Binary {
    fn apply(self, a: i64, b: i64) -> Result<i64, String> {
        let checked =
            |v: Option<i64>, op: &str| v.ok_or_else(|| format!("{a} {op} {b} is beyond 64-bit integers"));
        let shift = || u32::try_from(b).ok().filter(|b| *b < 64).ok_or(format!("a shift by {b}"));
        match self {
            Binary::Div | Binary::Rem if b == 0 => Err("division by zero".into()),
            Binary::Mul => checked(a.checked_mul(b), "*"),
            Binary::Div => checked(a.checked_div(b), "/"),
            Binary::Rem => checked(a.checked_rem(b), "%"),
            Binary::Add => checked(a.checked_add(b), "+"),
            Binary::Sub => checked(a.checked_sub(b), "-"),
            Binary::Shl => {
                let by = shift()?;
                checked(Some(a << by).filter(|v| v >> by == a), "<<")
            }
            Binary::Shr => Ok(a >> shift()?),
            Binary::Lt => Ok(i64::from(a < b)),
            Binary::Le => Ok(i64::from(a <= b)),
            Binary::Gt => Ok(i64::from(a > b)),
            Binary::Ge => Ok(i64::from(a >= b)),
            Binary::Eq => Ok(i64::from(a == b)),
            Binary::Ne => Ok(i64::from(a != b)),
            Binary::And => Ok(a & b),
            Binary::Xor => Ok(a ^ b),
            Binary::Or => Ok(a | b),
        }
    }
}

/// Recursive descent; appends code as it reads.
struct Parser<'a> {
    text: &'a str,
    at: usize,
    depth: u32,
    code: Vec<(Step, Span)>,
}

impl Parser<'_> {
    fn rest(&self) -> &str {
        self.text.get(self.at..).unwrap_or("")
    }

    fn blanks(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start().len();
    }

    /// Bytes as a span; the length was checked.
    fn span(&self, start: usize, end: usize) -> Span {
        Span::new(start as u32, end as u32)
    }

    /// A complaint about the character that comes, or about the end.
    fn unexpected(&self, message: &str) -> Diag {
        let len = self.rest().chars().next().map_or(0, char::len_utf8);
        Diag::error("expression", message).at(self.span(self.at, self.at + len), "here")
    }

    /// Takes the text if it comes next.
    fn take(&mut self, text: &str) -> Option<Span> {
        self.blanks();
        let start = self.at;
        self.rest().starts_with(text).then(|| {
            self.at += text.len();
            self.span(start, self.at)
        })
    }

    fn emit(&mut self, step: Step, span: Span) -> usize {
        self.code.push((step, span));
        self.code.len() - 1
    }

    /// Makes the jump at `at` lead to what comes next.
    fn land(&mut self, at: usize) {
        let here = self.code.len();
        if let Some((Step::KeepIf(_, to) | Step::IfZero(to) | Step::Jump(to), _)) = self.code.get_mut(at) {
            *to = here;
        }
    }

    fn deeper(&mut self) -> Result<(), Diag> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(self.unexpected("the expression is nested too deeply"));
        }
        Ok(())
    }

    /// `a ? b : c`, or less.
    fn condition(&mut self) -> Result<(), Diag> {
        self.deeper()?;
        self.infix(1)?;
        if let Some(question) = self.take("?") {
            let no = self.emit(Step::IfZero(0), question);
            self.condition()?;
            if self.take(":").is_none() {
                return Err(self
                    .unexpected("`?` wants a `:` and the value for the other case")
                    .at(question, "the `?`"));
            }
            let end = self.emit(Step::Jump(0), question);
            self.land(no);
            self.condition()?;
            self.land(end);
        }
        self.depth -= 1;
        Ok(())
    }

    /// The operator that comes next, unless it binds less than `least`.
    fn operator(&mut self, least: u8) -> Option<(Infix, u8, Span)> {
        self.blanks();
        let rest = self.rest();
        let (text, infix, binds) = INFIXES.iter().find(|(text, ..)| rest.starts_with(text))?;
        if *binds < least {
            return None;
        }
        Some((*infix, *binds, self.take(text)?))
    }

    /// Operands with operators of at least that precedence between them.
    fn infix(&mut self, least: u8) -> Result<(), Diag> {
        self.prefix()?;
        while let Some((infix, binds, span)) = self.operator(least) {
            if let Infix::Plain(op) = infix {
                self.infix(binds + 1)?;
                self.emit(Step::Binary(op), span);
            } else {
                self.emit(Step::Truth, span);
                let end = self.emit(Step::KeepIf(infix == Infix::Either, 0), span);
                self.infix(binds + 1)?;
                self.emit(Step::Truth, span);
                self.land(end);
            }
        }
        Ok(())
    }

    /// A value with its signs.
    fn prefix(&mut self) -> Result<(), Diag> {
        self.blanks();
        let op = match self.rest().chars().next() {
            Some('-') => Unary::Minus,
            Some('+') => Unary::Plus,
            Some('!') => Unary::Not,
            Some('~') => Unary::Complement,
            _ => return self.value(),
        };
        self.deeper()?;
        let start = self.at;
        self.at += 1;
        let span = self.span(start, self.at);
        self.prefix()?;
        self.emit(Step::Unary(op), span);
        self.depth -= 1;
        Ok(())
    }

    fn value(&mut self) -> Result<(), Diag> {
        if let Some(open) = self.take("(") {
            self.condition()?;
            if self.take(")").is_none() {
                return Err(self.unexpected("expected `)`").at(open, "the `(` is here"));
            }
            return Ok(());
        }
        let start = self.at;
        let word = |c: char| c.is_alphanumeric() || matches!(c, '_' | '\'' | '.' | '$');
        match self.rest().chars().next() {
            Some(c) if c.is_ascii_digit() => {
                let digits =
                    self.rest().find(|c: char| !(c.is_ascii_alphanumeric() || c == '\'' || c == '.'));
                let len = digits.unwrap_or(self.rest().len());
                let value = number(self.rest().get(..len).unwrap_or(""));
                self.at += len;
                let span = self.span(start, self.at);
                let value = value.map_err(|why| Diag::error("expression", why).at(span, "here"))?;
                self.emit(Step::Push(value), span);
                Ok(())
            }
            // A name of PTX, such as %laneid, is called by its whole name; elsewhere % is the remainder.
            Some(c) if word(c) || c == '%' => {
                let len = self.rest().char_indices().skip(1).find(|(_, c)| !word(*c)).map(|(at, _)| at);
                let len = len.unwrap_or(self.rest().len());
                let name = self.rest().get(..len).unwrap_or("").to_owned();
                let span = self.span(start, start + len);
                self.at += len;
                if name != "lane" {
                    return Err(Diag::error("expression", format!("there is no `{name}` here"))
                        .at(span, "unknown")
                        .help("the one variable is `lane`, 0 to 31; write other values as numbers"));
                }
                self.emit(Step::Lane, span);
                Ok(())
            }
            Some(c) => Err(self.unexpected(&format!("expected a value, found `{c}`"))),
            None => Err(self.unexpected("expected a value, found the end")),
        }
    }
}

/// A literal: decimal, `0x`, `0b` or octal, with C's `u` and `l` suffixes and `'` between digits.
fn number(text: &str) -> Result<i64, String> {
    let digits = text.trim_end_matches(['u', 'U', 'l', 'L']);
    let (radix, digits) = match digits.get(..2) {
        Some("0x" | "0X") => (16, digits.get(2..).unwrap_or("")),
        Some("0b" | "0B") => (2, digits.get(2..).unwrap_or("")),
        _ if digits.len() > 1 && digits.starts_with('0') => (8, digits),
        _ => (10, digits),
    };
    let digits: String = digits.chars().filter(|c| *c != '\'').collect();
    if digits.is_empty() || text.len() - text.trim_end_matches(['u', 'U', 'l', 'L']).len() > 3 {
        return Err(format!("`{text}` is no integer"));
    }
    let mut value = 0i64;
    for c in digits.chars() {
        let digit = match c.to_digit(radix) {
            Some(digit) => digit,
            None if c == '.' => return Err(format!("`{text}` is no integer; addresses are whole bytes")),
            None if radix == 8 => {
                return Err(format!("`{text}`: a leading 0 makes it octal, which has no {c}"));
            }
            None => return Err(format!("`{text}` is no integer")),
        };
        value = value
            .checked_mul(i64::from(radix))
            .and_then(|v| v.checked_add(i64::from(digit)))
            .ok_or_else(|| format!("`{text}` is beyond 64-bit integers"))?;
    }
    Ok(value)
}

#[cfg(test)]
mod tests;
