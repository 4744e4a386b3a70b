//! The grammar of assertions.
//!
//! ```text
//! assertion = sum ( "<" | "<=" | "==" | "!=" | ">=" | ">" ) sum
//! sum       = product { ( "+" | "-" ) product }
//! product   = factor { ( "*" | "/" ) factor }
//! factor    = NUMBER | "-" factor | "(" sum ")" | [ "launch(" K ")." ] quantity
//! quantity  = "instr(" PTX_LINE ")." FIELD | "src(" FILE ":" LINE ")." FIELD | METRIC
//! ```

use base::{Diag, Span};

use crate::arg::cursor::Cursor;

/// A comparison of two values.
#[derive(Clone, PartialEq, Debug)]
pub struct Assertion {
    /// What stands left.
    pub left: Value,
    /// How they must compare.
    pub relation: Relation,
    /// What stands right.
    pub right: Value,
}

/// How two values must compare.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// `<`
    Less,
    /// `<=`
    LessOrEqual,
    /// `==`
    Equal,
    /// `!=`
    NotEqual,
    /// `>=`
    GreaterOrEqual,
    /// `>`
    Greater,
}

impl Relation {
    /// The longer spellings first, so that `<=` is not read as `<`.
    const ALL: [(&'static str, Relation); 6] = [
        ("<=", Relation::LessOrEqual),
        (">=", Relation::GreaterOrEqual),
        ("==", Relation::Equal),
        ("!=", Relation::NotEqual),
        ("<", Relation::Less),
        (">", Relation::Greater),
    ];

    /// Its spelling.
    pub fn name(self) -> &'static str {
        Relation::ALL.iter().find(|r| r.1 == self).map_or("", |r| r.0)
    }

    /// Does it hold?
    pub fn holds(self, left: f64, right: f64) -> bool {
        match self {
            Relation::Less => left < right,
            Relation::LessOrEqual => left <= right,
            Relation::Equal => left == right,
            Relation::NotEqual => left != right,
            Relation::GreaterOrEqual => left >= right,
            Relation::Greater => left > right,
        }
    }
}

/// Something that has a value.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// A number.
    Number(f64),
    /// Two values and `+`, `-`, `*` or `/`.
    Binary(char, Box<Value>, Box<Value>),
    /// The other sign.
    Negative(Box<Value>),
    /// A figure of a launch.
    Figure {
        /// Which launch, from 0; none is the one that the assertion is checked for.
        launch: Option<usize>,
        /// Which figure.
        quantity: Quantity,
        /// Where it is named.
        span: Span,
    },
}

/// A figure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Quantity {
    /// Of the whole kernel.
    Metric(String),
    /// Of the statements of a PTX line.
    Instruction {
        /// The line.
        line: u32,
        /// The field.
        field: String,
    },
    /// Of the statements of a source line.
    Source {
        /// The file, or the end of its name.
        file: String,
        /// The line.
        line: u32,
        /// The field.
        field: String,
    },
}

/// Parentheses and minus signs in each other.
const MOST_DEPTH: u32 = 64;

/// Reads an assertion.
///
/// # Errors
/// The grammar above; places count bytes of `text`.
pub fn parse(text: &str) -> Result<Assertion, Diag> {
    let mut c = Cursor::new(text);
    let left = sum(&mut c, 0)?;
    c.blanks();
    let Some((token, relation)) = Relation::ALL.into_iter().find(|(token, _)| c.rest().starts_with(token))
    else {
        return Err(Diag::error("assertion", "an assertion compares two values")
            .at(c.here(), "a comparison is missing here")
            .help("with < <= == != >= or >"));
    };
    c.eat(token);
    let right = sum(&mut c, 0)?;
    c.blanks();
    c.done("the assertion")?;
    Ok(Assertion { left, relation, right })
}

fn sum(c: &mut Cursor<'_>, depth: u32) -> Result<Value, Diag> {
    chain(c, depth, &['+', '-'], product)
}

fn product(c: &mut Cursor<'_>, depth: u32) -> Result<Value, Diag> {
    chain(c, depth, &['*', '/'], factor)
}

fn chain(
    c: &mut Cursor<'_>,
    depth: u32,
    operators: &[char],
    part: fn(&mut Cursor<'_>, u32) -> Result<Value, Diag>,
) -> Result<Value, Diag> {
    let mut value = part(c, depth)?;
    // Every operator nests the value one deeper, and a value is dropped recursively.
    for _ in 0..1000 {
        c.blanks();
        let Some(op) = c.peek().filter(|ch| operators.contains(ch)) else { return Ok(value) };
        c.eat(op.encode_utf8(&mut [0; 4]));
        let right = part(c, depth)?;
        value = Value::Binary(op, Box::new(value), Box::new(right));
    }
    Err(Diag::error("assertion", "the expression is too long").at(c.here(), "up to here"))
}

fn factor(c: &mut Cursor<'_>, depth: u32) -> Result<Value, Diag> {
    c.blanks();
    if depth >= MOST_DEPTH {
        return Err(
            Diag::error("assertion", "the expression is nested too deep").at(c.here(), "one too many")
        );
    }
    if c.eat("-") {
        return Ok(Value::Negative(Box::new(factor(c, depth + 1)?)));
    }
    if c.eat("(") {
        let value = sum(c, depth + 1)?;
        c.blanks();
        c.expect(")", "to close the parenthesis")?;
        return Ok(value);
    }
    if c.peek().is_some_and(|ch| ch.is_ascii_digit() || ch == '.') {
        return number(c);
    }
    figure(c)
}

fn number(c: &mut Cursor<'_>) -> Result<Value, Diag> {
    let start = c.at();
    let mut text = c.take(|ch| ch.is_ascii_alphanumeric() || ch == '.').to_string();
    // The sign of an exponent.
    if text.ends_with(['e', 'E']) && !text.starts_with("0x") && matches!(c.peek(), Some('+' | '-')) {
        text.extend(c.peek());
        c.eat("+");
        c.eat("-");
        text.push_str(c.take(|ch| ch.is_ascii_digit()));
    }
    let value = match text.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok().map(|n| n as f64),
        None => text.parse().ok(),
    };
    let span = c.since(start);
    value.map(Value::Number).ok_or_else(|| {
        Diag::error("assertion", format!("`{}` is no number", text.escape_debug())).at(span, "not a number")
    })
}

fn figure(c: &mut Cursor<'_>) -> Result<Value, Diag> {
    let start = c.at();
    let mut launch = None;
    if c.eat("launch(") {
        let k = c.unsigned("the number of the launch, from 0")?;
        c.expect(").", "after the number of the launch")?;
        launch = Some(usize::try_from(k).unwrap_or(usize::MAX));
    }
    let quantity = if c.eat("instr(") {
        let line = line(c, "the PTX line")?;
        c.expect(").", "after the line")?;
        Quantity::Instruction { line, field: field(c)? }
    } else if c.eat("src(") {
        let inside = c.clone().take(|ch| ch != ')').to_string();
        let at = c.at();
        let Some((file, _)) = inside.rsplit_once(':').filter(|f| !f.0.is_empty()) else {
            c.take(|ch| ch != ')');
            return Err(Diag::error("assertion", "a source line is named FILE:LINE")
                .at(c.since(at), "not that")
                .help("such as src(kernel.cu:12).sectors"));
        };
        c.eat(&format!("{file}:"));
        let line = line(c, "the source line")?;
        c.expect(").", "after the line")?;
        Quantity::Source { file: file.trim().to_string(), line, field: field(c)? }
    } else {
        let name = c.take(|ch| ch.is_ascii_alphanumeric() || matches!(ch, '_' | '.'));
        if name.is_empty() {
            return Err(Diag::error("assertion", "a value is missing")
                .at(c.here(), "here")
                .help("a number, a metric, instr(PTX_LINE).FIELD or src(FILE:LINE).FIELD"));
        }
        Quantity::Metric(name.to_string())
    };
    Ok(Value::Figure { launch, quantity, span: c.since(start) })
}

fn line(c: &mut Cursor<'_>, what: &str) -> Result<u32, Diag> {
    let start = c.at();
    let n = c.unsigned(what)?;
    u32::try_from(n)
        .map_err(|_| Diag::error("assertion", format!("{what} is too large")).at(c.since(start), "too large"))
}

fn field(c: &mut Cursor<'_>) -> Result<String, Diag> {
    let name = c.name();
    if name.is_empty() {
        return Err(Diag::error("assertion", "a field is missing")
            .at(c.here(), "here")
            .help("such as sectors or way"));
    }
    Ok(name.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn every_form() {
        let a = parse("launch(1).src(a b.cu:12).sectors / instr(0x10).executed <= -(2 + 3.5e-1) * way.sum")
            .unwrap();
        assert_eq!(a.relation, Relation::LessOrEqual);
        let Value::Binary('/', left, right) = a.left else { panic!() };
        let Value::Figure { launch, quantity, span } = *left else { panic!() };
        assert_eq!((launch, span.start), (Some(1), 0));
        assert_eq!(quantity, Quantity::Source { file: "a b.cu".into(), line: 12, field: "sectors".into() });
        let Value::Figure { quantity, .. } = *right else { panic!() };
        assert_eq!(quantity, Quantity::Instruction { line: 16, field: "executed".into() });
        assert!(parse("a<b").is_ok() && parse("1!=2").is_ok() && parse("1e+3 >= 1e-3").is_ok());
    }

    #[test]
    fn precedence() {
        let Value::Binary('-', left, right) = parse("1 - 2 * 3 == 0").unwrap().left else { panic!() };
        assert_eq!(*left, Value::Number(1.0));
        assert!(matches!(*right, Value::Binary('*', ..)));
        let Value::Binary('-', left, _) = parse("1 - 2 - 3 == 0").unwrap().left else { panic!() };
        assert!(matches!(*left, Value::Binary('-', ..)));
    }

    #[test]
    fn errors_point_at_the_place() {
        let place = |text: &str| {
            let span = parse(text).expect_err(text).labels.first().expect("a place").span;
            text.get(span.start as usize..span.end as usize).unwrap_or("?").to_string()
        };
        assert_eq!(place("way"), "");
        assert_eq!(place("way = 1"), "=");
        assert_eq!(place("1 == "), "");
        assert_eq!(place("instr(x).way == 1"), "x");
        assert_eq!(place("src(12).way == 1"), "12");
        assert_eq!(place("src(a.cu:q).way == 1"), "q");
        assert_eq!(place("instr(1) == 1"), ")");
        assert_eq!(place("(1 == 1"), "=");
        assert_eq!(place("1q == 1"), "1q");
        assert_eq!(place("1 == 1 == 1"), "== 1");
        assert!(parse(&("-".repeat(200) + "1 == 1")).is_err());
        assert!(parse(&("1+".repeat(5000) + "1 == 1")).is_err());
    }

    proptest! {
        #[test]
        fn never_panics(text in "(instr\\(|src\\(|launch\\(|\\)|\\.|\\.way|:|[0-9]{1,2}|\\+|-|\\*|/|==|<|a|e|0x|é| ){0,16}") {
            if let Err(diag) = parse(&text) {
                for label in diag.labels {
                    prop_assert!(text.get(label.span.start as usize..label.span.end as usize).is_some(), "{:?}", label);
                }
            }
        }
    }
}
