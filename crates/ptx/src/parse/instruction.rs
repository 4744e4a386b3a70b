//! Instructions: guard, mnemonic with modifiers, operands.
//! Source: PTX ISA 9.x, "Instruction Operands", "Format and Semantics of Instruction Descriptions".

use base::{Diag, Span};
use smallvec::SmallVec;

use super::{Failed, NameKind, Parsed, Parser, clip};
use crate::ast::{Address, AddressBase, Guard, Inst, Operand};
use crate::intern::Symbol;
use crate::isa::{Mnemonic, Modifier};
use crate::lex::{Tok, Token};
use crate::number::Value;
use crate::suggest::nearest;

/// A mnemonic with its modifiers; the same text is looked up once.
#[derive(Clone)]
pub(super) struct Head {
    mnemonic: Mnemonic,
    mods: SmallVec<[Modifier; 6]>,
}

impl<'a> Parser<'a> {
    /// `@p` or `@!p`.
    pub(super) fn guard(&mut self) -> Parsed<Guard> {
        let start = self.bump();
        let not = self.eat(b'!');
        let (reg, span) = self.name("a predicate register")?;
        Ok(Guard { not, reg, span: Span::new(start.start, span.end) })
    }

    /// An instruction with its semicolon.
    #[inline]
    pub(super) fn instruction(&mut self, guard: Option<Guard>) -> Parsed<Inst> {
        let start = self.tok.start;
        if self.tok.kind != Tok::Ident {
            return Err(self.unexpected("an instruction"));
        }
        let end = self.head_end(start);
        let text = self.text.get(start as usize..end as usize).unwrap_or("");
        let mut head = match self.heads.get(text) {
            Some(h) => h.clone(),
            None => {
                let h = self.head(text, start)?;
                self.heads.insert(text, h.clone());
                h
            }
        };
        self.jump(end);
        let mut head_end = end;
        // Blanks may stand before a dot, if rarely.
        while self.tok.kind == Tok::Dot {
            let t = self.bump();
            let m = self.modifier(self.word_of(t), Span::new(t.start, t.end))?;
            head.mods.push(m);
            head_end = t.end;
        }
        let mut inst = Inst {
            guard,
            mnemonic: head.mnemonic,
            mods: head.mods,
            operands: SmallVec::new(),
            form: u16::MAX,
            span: Span::new(guard.map_or(start, |g| g.span.start), head_end),
            head: Span::new(start, head_end),
        };
        if !self.at(b';') {
            loop {
                let operand = self.operand(&mut inst)?;
                inst.operands.push(operand);
                if !self.at(b',') {
                    break;
                }
                self.bump();
            }
        }
        self.semicolon()?;
        inst.span.end = self.last;
        Ok(inst)
    }

    /// Looks a mnemonic with modifiers up; called once for each distinct text.
    fn head(&mut self, text: &str, start: u32) -> Parsed<Head> {
        let mut at = text.find('.').unwrap_or(text.len());
        let name = text.get(..at).unwrap_or("");
        let Some(mnemonic) = Mnemonic::from_name(name) else {
            let span = Span::new(start, start + name.len() as u32);
            let mut diag = Diag::error(
                "unknown-instruction",
                format!("Not a name of any known instruction: '{}'", clip(name)),
            )
            .at(span, "");
            if let Some(near) = nearest(name, Mnemonic::ALL.iter().map(|m| m.name())) {
                diag = diag.help(format!("did you mean '{near}'?"));
            }
            self.push(diag);
            return Err(Failed);
        };
        let mut mods = SmallVec::new();
        while at < text.len() {
            let rest = text.get(at + 1..).unwrap_or("");
            let len = rest.find('.').unwrap_or(rest.len());
            let word = rest.get(..len).unwrap_or("");
            let span = Span::new(start + at as u32, start + (at + 1 + len) as u32);
            mods.push(self.modifier(word, span)?);
            at += 1 + len;
        }
        Ok(Head { mnemonic, mods })
    }

    fn modifier(&mut self, word: &str, span: Span) -> Parsed<Modifier> {
        if let Some(m) = Modifier::from_name(word) {
            return Ok(m);
        }
        let mut diag =
            Diag::error("unknown-modifier", format!("Unknown modifier '.{}'", clip(word))).at(span, "");
        if let Some(near) = nearest(word, Modifier::ALL.iter().map(|m| m.name())) {
            diag = diag.help(format!("did you mean '.{near}'?"));
        }
        self.push(diag);
        Err(Failed)
    }

    #[inline]
    fn operand(&mut self, inst: &mut Inst) -> Parsed<Operand> {
        match self.tok.kind {
            Tok::Ident => self.named(),
            Tok::Punct(b'[') => {
                let address = self.address()?;
                // `.unified` is written behind the address it is about.
                if self.tok.kind == Tok::Dot {
                    let t = self.bump();
                    let m = self.modifier(self.word_of(t), Span::new(t.start, t.end))?;
                    inst.mods.push(m);
                }
                Ok(Operand::Address(address))
            }
            Tok::Punct(b'{') => match self.vector()? {
                Operand::Vector(list) if self.eat(b'|') => {
                    let (p, _) = self.name("a predicate register")?;
                    Ok(Operand::VectorPair(list, p))
                }
                vector => Ok(vector),
            },
            Tok::Punct(b'(') if inst.mnemonic == Mnemonic::Call => self.list(inst),
            Tok::Punct(b'-') if inst.mnemonic == Mnemonic::Vmad => {
                let at = self.bump();
                if self.tok.kind != Tok::Ident {
                    self.jump(at.start);
                    return self.value();
                }
                match self.named()? {
                    Operand::Name(s) => Ok(Operand::Negative(s, None)),
                    Operand::Selected(s, selector) => Ok(Operand::Negative(s, Some(selector))),
                    _ => {
                        self.jump(at.start);
                        self.value()
                    }
                }
            }
            Tok::Punct(b'!') => {
                let at = self.bump();
                if self.tok.kind == Tok::Ident {
                    let (s, _) = self.name("a predicate register")?;
                    return Ok(Operand::Not(s));
                }
                self.jump(at.start);
                self.value()
            }
            _ => self.value(),
        }
    }

    /// A constant as an operand.
    #[inline]
    fn value(&mut self) -> Parsed<Operand> {
        Ok(match self.constant()? {
            Value::Int(v, true) => Operand::Int(i128::from(v)),
            Value::Int(v, false) => Operand::Int(i128::from(v as i64)),
            Value::F32(bits) => Operand::F32(bits),
            Value::F64(bits) => Operand::F64(bits),
        })
    }

    /// An operand that begins with a name.
    #[inline]
    fn named(&mut self) -> Parsed<Operand> {
        let t = self.bump();
        let s = self.intern(t);
        let kind = self.kind_of(s);
        match self.tok.kind {
            // By far the commonest.
            Tok::Punct(b',' | b';' | b'}' | b')') => {}
            Tok::Punct(b'|') => {
                self.bump();
                let (p, _) = self.name("a predicate register")?;
                return Ok(Operand::Pair(s, p));
            }
            Tok::Dot => return self.selected(s, kind, t),
            Tok::Punct(b'+' | b'-') if kind == NameKind::Plain => {
                let offset = self.offset()?;
                return Ok(Operand::NameOffset(s, offset));
            }
            Tok::Punct(b'[') if kind == NameKind::Plain => return self.subscript(s, t),
            Tok::Punct(_) if kind == NameKind::WarpSize => {
                self.jump(t.start);
                return self.value();
            }
            _ => {}
        }
        Ok(match kind {
            NameKind::Plain => Operand::Name(s),
            NameKind::Sink => Operand::Sink,
            NameKind::WarpSize => Operand::WarpSize,
            NameKind::Special(r) => Operand::Special(r),
            NameKind::SpecialVector => {
                let bare = self.text_of(t).trim_start_matches('%');
                Operand::SpecialVector(self.module.names.intern(bare))
            }
        })
    }

    /// `array[3]`: the address of an element, whatever the dimensions and vectors of the declaration.
    fn subscript(&mut self, s: Symbol, name: Token) -> Parsed<Operand> {
        self.bump();
        let index = self.integer()?;
        let close = self.expect(b']', "']'")?;
        let span = Span::new(name.start, close.end);
        let Some(bytes) = self.elements.get(&s) else {
            self.push(Diag::error("operand-kind", "Array indexing on non-array").at(span, ""));
            return Err(Failed);
        };
        let offset = index.checked_mul(i128::from(*bytes)).and_then(|o| i64::try_from(o).ok());
        offset.map(|o| Operand::NameOffset(s, o)).ok_or_else(|| {
            self.push(
                Diag::error("number-range", format!("the offset of element {index} does not fit 64 bits"))
                    .at(span, ""),
            );
            Failed
        })
    }

    /// `name.x`, `%tid.x`, `name.h0`.
    fn selected(&mut self, s: Symbol, kind: NameKind, name: Token) -> Parsed<Operand> {
        let t = self.bump();
        let word = self.word_of(t);
        let component = match word {
            "x" | "r" => Some(0),
            "y" | "g" => Some(1),
            "z" | "b" => Some(2),
            "w" | "a" => Some(3),
            _ => None,
        };
        match (kind, component) {
            (NameKind::SpecialVector, Some(c)) => {
                let letter = ["x", "y", "z", "w"].get(usize::from(c)).copied().unwrap_or("w");
                let full = format!("{}.{letter}", self.text_of(name).trim_start_matches('%'));
                // There is no register for `%tid.w`, which is always 0.
                let register = base::SpecialReg::from_name(&full);
                Ok(register.map_or(Operand::Component(s, c), Operand::Special))
            }
            (NameKind::Plain, Some(c)) => Ok(Operand::Component(s, c)),
            (NameKind::Plain, None) if is_selector(word) => {
                let selector = self.module.names.intern(word);
                Ok(Operand::Selected(s, selector))
            }
            _ => {
                let message = format!("Parsing error near '.{}': syntax error", clip(word));
                self.push(
                    Diag::error("syntax", message).at(Span::new(t.start, t.end), "no part of an operand"),
                );
                Err(Failed)
            }
        }
    }

    /// `{a, b}`
    fn vector(&mut self) -> Parsed<Operand> {
        self.deeper(|p| {
            p.bump();
            let mut list = Vec::with_capacity(4);
            while !p.at(b'}') {
                list.push(match p.tok.kind {
                    Tok::Ident => p.named()?,
                    Tok::Punct(b'{') => p.vector()?,
                    _ => p.value()?,
                });
                if !p.eat(b',') {
                    break;
                }
            }
            p.expect(b'}', "',' or '}'")?;
            Ok(Operand::Vector(list))
        })
    }

    /// `(a, b)` of a call.
    fn list(&mut self, inst: &mut Inst) -> Parsed<Operand> {
        self.deeper(|p| {
            p.bump();
            let mut list = Vec::new();
            while !p.at(b')') {
                list.push(p.operand(inst)?);
                if !p.eat(b',') {
                    break;
                }
            }
            p.expect(b')', "',' or ')'")?;
            Ok(Operand::List(list))
        })
    }

    /// `[base+offset]`, `[base, …]`.
    #[inline]
    fn address(&mut self) -> Parsed<Address> {
        let open = self.bump();
        let (base, offset) = if self.tok.kind == Tok::Ident && self.text_of(self.tok) != "WARP_SZ" {
            let t = self.bump();
            let s = self.intern(t);
            (AddressBase::Name(s), if self.at(b']') { 0 } else { self.offset()? })
        } else {
            let at = self.tok.start;
            let v = self.integer()?;
            let offset = i64::try_from(v).or_else(|_| u64::try_from(v).map(|u| u as i64)).map_err(|_| {
                let span = Span::new(at, self.last);
                self.push(
                    Diag::error("number-range", format!("the address {v} does not fit 64 bits")).at(span, ""),
                );
                Failed
            })?;
            (AddressBase::Immediate, offset)
        };
        let mut rest = Vec::new();
        while self.eat(b',') {
            rest.push(match self.tok.kind {
                Tok::Ident => self.named()?,
                Tok::Punct(b'{') => self.vector()?,
                _ => self.value()?,
            });
        }
        let close = self.expect(b']', "']'")?;
        Ok(Address { base, offset, rest, span: Span::new(open.start, close.end) })
    }
}

/// Byte and halfword selectors of video instructions: `b0`…`b3`, `h0`, `h1`, and for the SIMD ones up to four
/// letters of a mask (`b3210`) or a permutation (`b7531`, `h32`).
fn is_selector(word: &str) -> bool {
    let (first, rest) = word.split_at_checked(1).unwrap_or(("", ""));
    matches!(first, "b" | "h") && (1..=4).contains(&rest.len()) && rest.bytes().all(|b| b.is_ascii_digit())
}
