//! Parameters of functions and of calls. They live in columns, not in memory: `st.param` and `ld.param` of a call
//! sequence become moves, packs and bit fields.
//!
//! Size and alignment alone decide the layout, so that caller, callee and prototype agree: a parameter aligned
//! to 8 bytes lies as 64-bit values with the rest as 32-bit words, any other as 32-bit words.

use base::ScalarType;
use ir::operands::columns;
use ir::{Code, Mods, Op};
use ptx::{Address, DeclSpace, Operand, Variable};

use super::operands::{Reg, columns_of_bits};
use super::scope::new_value;
use super::{Binding, Body, ParamVar};
use crate::program::{Outcome, layout, scalar};
use crate::virt::{V, VOp};

/// The runs of a parameter: (first byte, words).
pub(crate) fn chunks(bytes: u64, align: u64) -> Vec<(u32, u8)> {
    let mut out = Vec::new();
    let mut at = 0;
    while at < bytes {
        let words = if align >= 8 && bytes - at > 4 { 2 } else { 1 };
        out.push((at as u32, words));
        at += 4 * words as u64;
    }
    out
}

/// Bytes that one function's parameters, or returns, may take.
const LIMIT: u64 = 1 << 14;

impl<'a> Body<'_, 'a> {
    /// A parameter variable with values of its own.
    pub fn param_variable(&mut self, bytes: u64, align: u64, v: &Variable) -> Outcome<ParamVar> {
        if bytes > LIMIT {
            let name = self.k.program.name(v.name);
            return Err(self.wrong("parameters-too-large", format!("parameter `{name}` takes {bytes} bytes")));
        }
        let list = chunks(bytes, align);
        let chunks = list.into_iter().map(|(at, n)| (at, n, new_value(&mut self.unit, n, false))).collect();
        Ok(ParamVar { bytes: bytes as u32, chunks })
    }

    /// Declares the function's own parameters and returns.
    pub fn formals(&mut self) -> Outcome<()> {
        let f = self.function;
        if f.entry {
            for i in 0..f.params.len() {
                let (name, at) = (f.params[i].name, self.k.params.get(i).map_or(0, |p| p.offset));
                self.scopes.declare(name, Binding::EntryParam(at));
            }
            return Ok(());
        }
        let (mut word, mut values) = (0, Vec::new());
        for p in &f.params {
            self.formal(p, &mut word, &mut values)?;
        }
        self.unit.param_words = word as u32;
        self.unit.param_values = std::mem::take(&mut values);
        for p in &f.returns {
            self.formal(p, &mut word, &mut values)?;
        }
        self.unit.return_words = word as u32 - self.unit.param_words;
        let params = self.unit.param_words as u16;
        self.unit.return_values = values.into_iter().map(|(w, v)| (w - params, v)).collect();
        Ok(())
    }

    fn formal(&mut self, p: &'a Variable, word: &mut u16, values: &mut Vec<(u16, V)>) -> Outcome<()> {
        let mut fix = |unit: &mut crate::virt::Unit, v: V, words: u8| {
            if let Some(value) = v.as_value().and_then(|i| unit.values.get_mut(i as usize)) {
                value.fixed = Some(*word);
            }
            values.push((*word, v));
            *word += words as u16;
        };
        if p.space == DeclSpace::Reg {
            let ty = scalar(p.ty);
            if p.vec > 1 || !matches!(columns(ty), 1 | 2) {
                return Err(self.refused("a vector, 128-bit or predicate register as a parameter"));
            }
            let reg = super::scope::new_reg(&mut self.unit, ty);
            fix(&mut self.unit, reg.v, columns(ty));
            self.scopes.declare(p.name, Binding::Reg(reg));
            return Ok(());
        }
        let (bytes, align) = layout(p)?;
        let var = self.param_variable(bytes, align, p)?;
        for &(_, words, v) in &var.chunks {
            fix(&mut self.unit, v, words);
        }
        self.scopes.declare(p.name, Binding::Param(var));
        if *word as u64 * 4 > LIMIT {
            return Err(self.wrong("parameters-too-large", "the function's parameters take too many bytes"));
        }
        Ok(())
    }

    /// The parameter variable that an address names, with the byte it names.
    pub fn param_at(&mut self, a: &Address) -> Option<(ParamVar, i64)> {
        match a.base {
            ptx::AddressBase::Name(name) => match self.find(name) {
                Some(Binding::Param(p)) => Some((p, a.offset)),
                _ => None,
            },
            ptx::AddressBase::Immediate => None,
        }
    }

    fn chunk(&self, p: &ParamVar, at: i64, bytes: u32) -> Outcome<(u32, u8, V)> {
        let inside = at >= 0 && at + bytes as i64 <= p.bytes.next_multiple_of(4) as i64;
        let found = p.chunks.iter().rev().find(|c| c.0 as i64 <= at);
        match found {
            Some(&c) if inside && at % (bytes.clamp(1, 8) as i64).min(4) == 0 => Ok(c),
            _ => Err(self.wrong(
                "parameter-access",
                format!("bytes {at} to {} of a parameter of {} bytes", at + bytes as i64, p.bytes),
            )),
        }
    }

    /// `ld.param` of a parameter variable: one element into a register.
    pub fn load_param(&mut self, p: &ParamVar, at: i64, ty: ScalarType, dst: Reg) -> Outcome<()> {
        let bytes = ty.bytes();
        if dst.bits == 0 || columns_of_bits(dst.bits) < columns(ty) {
            return Err(self.wrong("operand-type", format!("the register is too narrow for .{}", ty.name())));
        }
        let whole = bytes >= 4 || !ty.is_signed() || dst.bits == 32;
        let same = columns_of_bits(dst.bits) == columns(ty) && whole;
        let out = if same { dst.v } else { self.temp(columns(ty)) };
        self.load_element(p, at, ty, out)?;
        if !same {
            self.extend_into(dst, out, ty);
        }
        Ok(())
    }

    /// Brings an element of `ty` into a value of its columns, extended to 32 bits when it is shorter.
    fn load_element(&mut self, p: &ParamVar, at: i64, ty: ScalarType, out: V) -> Outcome<()> {
        let bytes = ty.bytes();
        let (start, words, v) = self.chunk(p, at, bytes)?;
        let inner = at as u32 - start;
        match (bytes, words) {
            (8, 2) if inner == 0 => {
                self.emit3(Code::Mov, ScalarType::B64, Mods(0), out, [v, V::NONE, V::NONE])
            }
            (4, 1) => self.emit3(Code::Mov, ScalarType::B32, Mods(0), out, [v, V::NONE, V::NONE]),
            (4, _) => self.unpack_into(out, v, 64, ScalarType::B32, (inner / 4) as u16),
            (1 | 2, _) => {
                let word = if words == 2 { self.part(v, 64, ScalarType::B32, (inner / 4) as u16) } else { v };
                let code = if ty.is_signed() { ScalarType::S32 } else { ScalarType::U32 };
                let (position, length) = (self.word(8 * (inner % 4)), self.word(8 * bytes));
                self.emit3(Code::Bfe, code, Mods(0), out, [word, position, length]);
            }
            (8 | 16, _) => {
                let (half, whole) = match bytes {
                    8 => (ScalarType::B32, ScalarType::B64),
                    _ => (ScalarType::B64, ScalarType::B128),
                };
                let (low, high) = (self.temp(columns(half)), self.temp(columns(half)));
                self.load_element(p, at, half, low)?;
                self.load_element(p, at + half.bytes() as i64, half, high)?;
                self.emit3(Code::Pack, whole, Mods(0), out, [low, high, V::NONE]);
            }
            _ => return Err(self.refused(format!("a parameter access of type .{}", ty.name()))),
        }
        Ok(())
    }

    /// `st.param` to a parameter variable: one element.
    pub fn store_param(&mut self, p: &ParamVar, at: i64, ty: ScalarType, o: &Operand) -> Outcome<()> {
        let v = self.read_wide(o, ty)?;
        self.store_element(p, at, ty, v)
    }

    fn store_element(&mut self, p: &ParamVar, at: i64, ty: ScalarType, v: V) -> Outcome<()> {
        let bytes = ty.bytes();
        let (start, words, to) = self.chunk(p, at, bytes)?;
        let inner = at as u32 - start;
        let only = p.bytes <= 4;
        match (bytes, words) {
            (8, 2) if inner == 0 => {
                self.emit3(Code::Mov, ScalarType::B64, Mods(0), to, [v, V::NONE, V::NONE])
            }
            (4, 1) => self.emit3(Code::Mov, ScalarType::B32, Mods(0), to, [v, V::NONE, V::NONE]),
            (1 | 2, 1) if only && inner == 0 => {
                // The one value of its parameter: the rest of the word is zero.
                let mask = self.word(if bytes == 1 { 0xff } else { 0xffff });
                self.emit3(Code::And, ScalarType::B32, Mods(0), to, [v, mask, V::NONE]);
            }
            (1 | 2, 1) => self.insert(to, v, ScalarType::B32, 8 * inner, 8 * bytes),
            (1 | 2 | 4, 2) => {
                let wide = self.converted(v, ScalarType::U32, ScalarType::U64);
                self.insert(to, wide, ScalarType::B64, 8 * inner, 8 * bytes);
            }
            (8 | 16, _) => {
                let half = if bytes == 8 { ScalarType::B32 } else { ScalarType::B64 };
                for i in 0..2 {
                    let part = self.part(v, (bytes * 8) as u8, half, i);
                    self.store_element(p, at + i as i64 * half.bytes() as i64, half, part)?;
                }
            }
            _ => return Err(self.refused(format!("a parameter access of type .{}", ty.name()))),
        }
        Ok(())
    }

    fn insert(&mut self, to: V, v: V, ty: ScalarType, position: u32, length: u32) {
        let (position, length) = (self.word(position), self.word(length));
        let op = Op::new(Code::Bfi, ty);
        self.emit(VOp { dst: to, src: [v, to, position], aux: length, ..VOp::new(op) });
    }
}
