//! Constant expressions, and initialisers made of them.
//! Source: PTX ISA 9.x, "Constant Expressions", "Initializers".

use base::{Diag, Span};

use super::{Failed, Parsed, Parser};
use crate::ast::Init;
use crate::intern::Symbol;
use crate::lex::Tok;
use crate::number::{self, Bad, Binary, Value};

impl Parser<'_> {
    /// A literal.
    #[inline]
    pub(super) fn literal(&mut self) -> Parsed<Value> {
        let t = self.bump();
        let text = self.text_of(t);
        // Most are short and decimal.
        if let [d @ b'0'..=b'9'] = text.as_bytes() {
            return Ok(Value::Int(u64::from(d - b'0'), false));
        }
        number::literal(text).map_err(|bad| {
            let message = match bad {
                Bad::Malformed => format!("'{}' is no number", super::clip(text)),
                Bad::TooLarge => format!("the integer {} does not fit 64 bits", super::clip(text)),
            };
            let help = match bad {
                Bad::Malformed => "integers: 12, 0x1F, 017, 0b101, with U for unsigned; floats: 1.5, 0f and 8 or 0d and 16 hexadecimal digits",
                Bad::TooLarge => "the largest one is 18446744073709551615",
            };
            self.push(Diag::error("number", message).at(Span::new(t.start, t.end), "").help(help));
            Failed
        })
    }

    /// A constant expression that is an integer.
    pub(super) fn integer(&mut self) -> Parsed<i128> {
        let start = self.tok.start;
        let v = self.constant()?;
        self.must_be_integer(v, start)
    }

    /// A literal or an expression in parentheses that is an integer.
    pub(super) fn primary_integer(&mut self) -> Parsed<i128> {
        let start = self.tok.start;
        let v = self.operand_constant()?;
        self.must_be_integer(v, start)
    }

    fn must_be_integer(&mut self, v: Value, start: u32) -> Parsed<i128> {
        v.int().ok_or_else(|| {
            let span = Span::new(start, self.last);
            self.push(
                Diag::error("number", "an integer is needed here").at(span, "a floating-point constant"),
            );
            Failed
        })
    }

    /// A constant expression.
    #[inline]
    pub(super) fn constant(&mut self) -> Parsed<Value> {
        let first = self.operand_constant()?;
        match self.tok.kind {
            Tok::Punct(b',' | b';' | b']' | b'}' | b')') => Ok(first),
            _ => self.constant_after(first),
        }
    }

    /// The rest of an expression whose first operand is read.
    fn constant_after(&mut self, first: Value) -> Parsed<Value> {
        let c = self.binaries(first, 1)?;
        if !self.eat(b'?') {
            return Ok(c);
        }
        let (a, b) = self.deeper(|p| {
            let a = p.constant()?;
            p.expect(b':', "':'")?;
            Ok((a, p.constant()?))
        })?;
        Ok(number::choose(c, a, b))
    }

    fn binaries(&mut self, mut left: Value, least: u8) -> Parsed<Value> {
        while let Some(op) = self.operator() {
            if op.strength() < least {
                break;
            }
            let at = self.bump();
            let first = self.operand_constant()?;
            let right = self.deeper(|p| p.binaries(first, op.strength() + 1))?;
            left = number::binary(op, left, right).ok_or_else(|| {
                let (message, span) = match right {
                    Value::Int(0, _) => {
                        ("division by zero in a constant expression", Span::new(at.start, self.last))
                    }
                    _ => ("this operation needs integers", Span::new(at.start, at.end)),
                };
                self.push(Diag::error("number", message).at(span, ""));
                Failed
            })?;
        }
        Ok(left)
    }

    fn operator(&self) -> Option<Binary> {
        Some(match self.tok.kind {
            Tok::OrOr => Binary::OrOr,
            Tok::AndAnd => Binary::AndAnd,
            Tok::EqEq => Binary::Eq,
            Tok::Ne => Binary::Ne,
            Tok::Le => Binary::Le,
            Tok::Ge => Binary::Ge,
            Tok::Shl => Binary::Shl,
            Tok::Shr => Binary::Shr,
            Tok::Punct(b) => match b {
                b'|' => Binary::Or,
                b'^' => Binary::Xor,
                b'&' => Binary::And,
                b'<' => Binary::Lt,
                b'>' => Binary::Gt,
                b'+' => Binary::Add,
                b'-' => Binary::Sub,
                b'*' => Binary::Mul,
                b'/' => Binary::Div,
                b'%' => Binary::Rem,
                _ => return None,
            },
            _ => return None,
        })
    }

    fn operand_constant(&mut self) -> Parsed<Value> {
        match self.tok.kind {
            Tok::Number => self.literal(),
            Tok::Ident if self.text_of(self.tok) == "WARP_SZ" => {
                self.bump();
                Ok(Value::Int(32, false))
            }
            Tok::Punct(op @ (b'-' | b'+' | b'!' | b'~')) => {
                let at = self.bump();
                let v = self.deeper(Self::operand_constant)?;
                number::unary(op, v).ok_or_else(|| {
                    let span = Span::new(at.start, at.end);
                    self.push(Diag::error("number", "this operation needs an integer").at(span, ""));
                    Failed
                })
            }
            Tok::Punct(b'(') => {
                self.bump();
                if self.tok.kind == Tok::Dot {
                    let t = self.bump();
                    let to = self.word_of(t);
                    self.expect(b')', "')'")?;
                    let v = self.deeper(Self::operand_constant)?;
                    return number::cast(to, v).ok_or_else(|| {
                        let span = Span::new(t.start, t.end);
                        self.push(
                            Diag::error("number", format!("no cast to '.{to}'"))
                                .at(span, "")
                                .help("constants are cast to .s64, .u64 or .f64"),
                        );
                        Failed
                    });
                }
                let v = self.deeper(Self::constant)?;
                self.expect(b')', "')'")?;
                Ok(v)
            }
            _ => Err(self.unexpected("a constant")),
        }
    }

    /// What stands after `=` in a declaration, or between braces of it.
    pub(super) fn initialiser(&mut self) -> Parsed<Init> {
        match self.tok.kind {
            Tok::Punct(b'{') => self.deeper(|p| {
                p.bump();
                let mut list = Vec::new();
                while !p.at(b'}') {
                    list.push(p.initialiser()?);
                    if !p.eat(b',') {
                        break;
                    }
                }
                p.expect(b'}', "',' or '}'")?;
                Ok(Init::List(list))
            }),
            Tok::Ident if self.text_of(self.tok) != "WARP_SZ" => {
                let name = self.text_of(self.tok);
                let (symbol, _) = self.name("a name")?;
                if name == "generic" && self.eat(b'(') {
                    let (symbol, inner) = self.symbol_offset()?;
                    self.expect(b')', "')'")?;
                    let offset = inner.wrapping_add(self.offset()?);
                    return Ok(Init::Address { symbol, offset, generic: true });
                }
                let offset = self.offset()?;
                Ok(Init::Address { symbol, offset, generic: false })
            }
            _ => self.init_value(),
        }
    }

    fn init_value(&mut self) -> Parsed<Init> {
        let first = self.operand_constant()?;
        // `0xFF00(sym)`: those bits of the address.
        if let (Value::Int(mask, _), true) = (first, self.at(b'(')) {
            self.bump();
            let generic = self.tok.kind == Tok::Ident && self.text_of(self.tok) == "generic";
            let (symbol, offset) = if generic {
                self.bump();
                self.expect(b'(', "'('")?;
                let (s, o) = self.symbol_offset()?;
                self.expect(b')', "')'")?;
                (s, o.wrapping_add(self.offset()?))
            } else {
                self.symbol_offset()?
            };
            self.expect(b')', "')'")?;
            return Ok(Init::Masked { mask, symbol, offset, generic });
        }
        Ok(match self.constant_after(first)? {
            Value::F32(bits) => Init::Float(widen(bits)),
            Value::F64(bits) => Init::Float(f64::from_bits(bits)),
            Value::Int(v, true) => Init::Int(i128::from(v)),
            Value::Int(v, false) => Init::Int(i128::from(v as i64)),
        })
    }

    fn symbol_offset(&mut self) -> Parsed<(Symbol, i64)> {
        let (symbol, _) = self.name("a variable or a function")?;
        Ok((symbol, self.offset()?))
    }

    /// `+8`, `-4`, `+-16`, or nothing.
    pub(super) fn offset(&mut self) -> Parsed<i64> {
        let minus = match self.tok.kind {
            Tok::Punct(b'+') => false,
            Tok::Punct(b'-') => true,
            _ => return Ok(0),
        };
        let at = self.bump();
        let v = self.integer()?;
        let v = if minus { -v } else { v };
        // An unsigned 64-bit offset wraps as the address does.
        i64::try_from(v).or_else(|_| u64::try_from(v).map(|u| u as i64)).map_err(|_| {
            let span = Span::new(at.start, self.last);
            self.push(
                Diag::error("number-range", format!("the offset {v} does not fit 64 bits")).at(span, ""),
            );
            Failed
        })
    }
}

/// To double, every bit of a NaN kept (arithmetic would quiet a signalling one).
fn widen(bits: u32) -> f64 {
    let f = f32::from_bits(bits);
    if !f.is_nan() {
        return f64::from(f);
    }
    let sign = u64::from(bits >> 31) << 63;
    f64::from_bits(sign | 0x7ff << 52 | u64::from(bits & 0x7f_ffff) << 29)
}
