//! Parameters of functions and of calls. They live in columns, not in memory, as 32-bit words: `st.param` and
//! `ld.param` of a call sequence become moves, packs and bit fields. So a parameter's size alone decides its
//! layout, and caller, callee and prototype agree.

use base::ScalarType;
use ir::operands::columns;
use ir::{Code, Mods, Op};
use ptx::{Address, DeclSpace, Operand, Variable};

use super::operands::{Reg, columns_of_bits};
use super::scope::{new_reg, new_value};
use super::{Binding, Body, ParamVar};
use crate::program::{Outcome, layout, scalar};
use crate::virt::{V, VOp};

/// Bytes that one function's parameters, or returns, may take.
pub(crate) const LIMIT: u64 = 1 << 14;

impl<'a> Body<'_, 'a> {
    /// A parameter variable with values of its own.
    pub fn param_variable(&mut self, bytes: u64, v: &Variable) -> Outcome<ParamVar> {
        if bytes > LIMIT {
            let name = self.k.program.name(v.name);
            return Err(self.wrong("parameters-too-large", format!("parameter `{name}` takes {bytes} bytes")));
        }
        let words = (0..bytes.div_ceil(4)).map(|_| new_value(&mut self.unit, 1, false)).collect();
        Ok(ParamVar { bytes: bytes as u32, words })
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
        let mut words = Vec::new();
        for p in &f.params {
            let (var, reg) = self.formal(p)?;
            if let Some(reg) = reg {
                self.join_words(&var.words, reg);
            }
            words.extend(var.words);
        }
        self.unit.param_words = words.len() as u32;
        self.unit.param_values = words;
        let mut words = Vec::new();
        for p in &f.returns {
            let (var, reg) = self.formal(p)?;
            if let Some(reg) = reg {
                self.reg_returns.push((reg, var.words.clone()));
            }
            words.extend(var.words);
        }
        self.unit.return_words = words.len() as u32;
        self.unit.return_values = words;
        if (self.unit.param_words + self.unit.return_words) as u64 * 4 > LIMIT {
            return Err(self.wrong("parameters-too-large", "the function's parameters take too many bytes"));
        }
        let all = self.unit.param_values.iter().chain(&self.unit.return_values);
        for (slot, v) in all.enumerate() {
            if let Some(value) = v.as_value().and_then(|i| self.unit.values.get_mut(i as usize)) {
                value.fixed = Some(slot as u16);
            }
        }
        Ok(())
    }

    fn formal(&mut self, p: &'a Variable) -> Outcome<(ParamVar, Option<Reg>)> {
        if p.space == DeclSpace::Reg {
            let ty = scalar(p.ty);
            if p.vec > 1 || !matches!(columns(ty), 1 | 2) {
                return Err(self.refused("a vector, 128-bit or predicate register as a parameter"));
            }
            let reg = new_reg(&mut self.unit, ty);
            self.scopes.declare(p.name, Binding::Reg(reg));
            return Ok((self.param_variable(4 * columns(ty) as u64, p)?, Some(reg)));
        }
        let var = self.param_variable(layout(p)?.0, p)?;
        self.scopes.declare(p.name, Binding::Param(var.clone()));
        Ok((var, None))
    }

    /// One or two words into a register.
    pub fn join_words(&mut self, words: &[V], reg: Reg) {
        match *words {
            [low, high] => self.emit3(Code::Pack, ScalarType::B64, Mods(0), reg.v, [low, high, V::NONE]),
            [word] => self.emit3(Code::Mov, ScalarType::B32, Mods(0), reg.v, [word, V::NONE, V::NONE]),
            _ => {}
        }
    }

    /// A value of one or two columns into words.
    pub fn split_words(&mut self, v: V, words: &[V]) {
        match *words {
            [low, high] => {
                self.unpack_into(low, v, 64, ScalarType::B32, 0);
                self.unpack_into(high, v, 64, ScalarType::B32, 1);
            }
            [word] => self.emit3(Code::Mov, ScalarType::B32, Mods(0), word, [v, V::NONE, V::NONE]),
            _ => {}
        }
    }

    /// Before a `ret`: registers that return results go to their words.
    pub fn give_results(&mut self) {
        for (reg, words) in std::mem::take(&mut self.reg_returns) {
            self.split_words(reg.v, &words);
            self.reg_returns.push((reg, words));
        }
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

    /// The words that hold an access, and the byte within the first.
    fn words_at<'p>(&self, p: &'p ParamVar, at: i64, bytes: u32) -> Outcome<(&'p [V], u32)> {
        let first = usize::try_from(at / 4).unwrap_or(usize::MAX);
        let found = p.words.get(first..first.saturating_add(bytes.div_ceil(4) as usize));
        match found {
            Some(words) if at >= 0 && bytes > 0 && at % (bytes as i64).min(4) == 0 => {
                Ok((words, at as u32 % 4))
            }
            _ => Err(self.wrong(
                "parameter-access",
                format!("{bytes} bytes at byte {at} of a parameter of {} bytes", p.bytes),
            )),
        }
    }

    /// `ld.param` of a parameter variable: one element into a register.
    pub fn load_param(&mut self, p: &ParamVar, at: i64, ty: ScalarType, dst: Reg) -> Outcome<()> {
        if dst.bits == 0 || columns_of_bits(dst.bits) < columns(ty) {
            return Err(self.wrong("operand-type", format!("the register is too narrow for .{}", ty.name())));
        }
        let whole = ty.bytes() >= 4 || !ty.is_signed() || dst.bits == 32;
        let same = columns_of_bits(dst.bits) == columns(ty) && whole;
        let out = if same { dst.v } else { self.temp(columns(ty)) };
        let (words, byte) = self.words_at(p, at, ty.bytes())?;
        match *words {
            [word] if ty.bytes() == 4 => {
                self.emit3(Code::Mov, ScalarType::B32, Mods(0), out, [word, V::NONE, V::NONE]);
            }
            [word] => {
                let code = if ty.is_signed() { ScalarType::S32 } else { ScalarType::U32 };
                let (position, length) = (self.word(8 * byte), self.word(8 * ty.bytes()));
                self.emit3(Code::Bfe, code, Mods(0), out, [word, position, length]);
            }
            [low, high] => self.emit3(Code::Pack, ScalarType::B64, Mods(0), out, [low, high, V::NONE]),
            [a, b, c, d] => {
                let low = self.emit_new(Code::Pack, ScalarType::B64, [a, b, V::NONE]);
                let high = self.emit_new(Code::Pack, ScalarType::B64, [c, d, V::NONE]);
                self.emit3(Code::Pack, ScalarType::B128, Mods(0), out, [low, high, V::NONE]);
            }
            _ => return Err(self.refused(format!("a parameter access of type .{}", ty.name()))),
        }
        if !same {
            self.extend_into(dst, out, ty);
        }
        Ok(())
    }

    /// `st.param` to a parameter variable: one element.
    pub fn store_param(&mut self, p: &ParamVar, at: i64, ty: ScalarType, o: &Operand) -> Outcome<()> {
        let v = self.read_wide(o, ty)?;
        let (words, byte) = self.words_at(p, at, ty.bytes())?;
        match *words {
            [word] if ty.bytes() < 4 && (p.bytes > 4 || byte > 0) => {
                let (position, length) = (self.word(8 * byte), self.word(8 * ty.bytes()));
                let op = Op::new(Code::Bfi, ScalarType::B32);
                self.emit(VOp { dst: word, src: [v, word, position], aux: length, ..VOp::new(op) });
            }
            [word] if ty.bytes() < 4 => {
                // The one value of its parameter: the rest of the word is zero.
                let mask = self.word((1 << (8 * ty.bytes())) - 1);
                self.emit3(Code::And, ScalarType::B32, Mods(0), word, [v, mask, V::NONE]);
            }
            [_] | [_, _] => self.split_words(v, words),
            [_, _, _, _] => {
                for (i, half) in words.chunks(2).enumerate() {
                    let part = self.part(v, 128, ScalarType::B64, i as u16);
                    self.split_words(part, half);
                }
            }
            _ => return Err(self.refused(format!("a parameter access of type .{}", ty.name()))),
        }
        Ok(())
    }
}
