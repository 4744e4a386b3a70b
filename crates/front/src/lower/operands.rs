//! Operands: registers, constants, special registers, addresses of variables, predicates.

use base::{Diag, ScalarType, Space, Span};
use ir::operands::columns;
use ir::{CmpOp, Code, Mods, Op, Slot};
use ptx::{Inst, Operand, Symbol};

use super::scope::new_value;
use super::{Binding, Body};
use crate::float;
use crate::program::{Fail, Outcome};
use crate::virt::{V, VOp};

/// A register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reg {
    /// Its value.
    pub v: V,
    /// Its width as declared: 16, 32, 64 or 128 bits; 0 for a predicate.
    pub bits: u8,
    /// Its declared type.
    pub ty: ScalarType,
}

/// A place in memory by name: an address in its space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// At a known address of a space.
    At(Space, u64),
    /// In the local frame.
    Frame(u32),
    /// A function.
    Function(u64),
}

/// The type of untyped words of so many columns.
pub(crate) const fn word_type(columns: u8) -> ScalarType {
    match columns {
        0 => ScalarType::Pred,
        1 => ScalarType::B32,
        2 => ScalarType::B64,
        _ => ScalarType::B128,
    }
}

impl Body<'_, '_> {
    /// A program error at the statement.
    pub fn wrong(&self, code: &'static str, message: impl Into<String>) -> Fail {
        Box::new(Diag::error(code, message).at(self.span(), ""))
    }

    /// Not supported, at the statement.
    pub fn refused(&self, what: impl std::fmt::Display) -> Fail {
        let message = format!("{what} is not supported yet (line {})", self.line());
        Box::new(Diag::unsupported("unsupported-instruction", message).at(self.span(), ""))
    }

    /// The n-th operand.
    pub fn arg<'i>(&self, inst: &'i Inst, i: usize) -> Outcome<&'i Operand> {
        let missing = || {
            let name = inst.mnemonic.name();
            self.wrong("missing-operand", format!("`{name}` needs at least {} operands", i + 1))
        };
        inst.operands.get(i).ok_or_else(missing)
    }

    /// What a name stands for.
    pub fn find(&mut self, name: Symbol) -> Option<Binding<'_>> {
        self.scopes.find(name, &self.k.program.module.names, &mut self.unit)
    }

    /// The register of a name, if it is one.
    pub fn register(&mut self, name: Symbol) -> Option<Reg> {
        match self.find(name) {
            Some(Binding::Reg(r)) => Some(r),
            _ => None,
        }
    }

    /// No such name here.
    pub fn unknown(&self, name: Symbol) -> Fail {
        let external = self.k.program.variables.contains_key(&name);
        let name = self.k.program.name(name);
        if external {
            return self.wrong(
                "unresolved-extern",
                format!("`{name}` is external and has no definition in this module"),
            );
        }
        self.wrong("unknown-name", format!("`{name}` is not declared here"))
    }

    /// The place that a name stands for, if it is a variable or a function.
    pub fn place(&mut self, name: Symbol) -> Option<Place> {
        match self.find(name) {
            Some(Binding::EntryParam(at)) => return Some(Place::At(Space::Param, at as u64)),
            Some(Binding::Local(at)) => return Some(Place::Frame(at)),
            Some(Binding::Shared(at)) => return Some(Place::At(Space::Shared, at as u64)),
            Some(_) => return None,
            None => {}
        }
        if let Some(&(space, at)) = self.k.variables.get(&name) {
            return Some(Place::At(space, at));
        }
        if let Some(&at) = self.k.shared.by_name.get(&name) {
            return Some(Place::At(Space::Shared, at as u64));
        }
        self.k.program.function_address(name).map(Place::Function)
    }

    /// A constant of so many columns.
    pub fn constant(&mut self, columns: u8, value: u128) -> V {
        self.k.constants.get(columns, value)
    }

    /// A 32-bit constant.
    pub fn word(&mut self, value: u32) -> V {
        self.constant(1, value as u128)
    }

    /// A value of lowering's own.
    pub fn temp(&mut self, columns: u8) -> V {
        new_value(&mut self.unit, columns, true)
    }

    /// Reads an operand as a value of `ty`.
    pub fn read(&mut self, o: &Operand, ty: ScalarType) -> Outcome<V> {
        if ty == ScalarType::Pred {
            return self.read_pred(o);
        }
        let (v, bits) = self.read_any(o, ty)?;
        if bits != 0 && columns_of_bits(bits) == columns(ty) {
            return Ok(v);
        }
        Err(self.wrong(
            "operand-type",
            match bits {
                0 => format!("a predicate where a .{} value is expected", ty.name()),
                _ => format!("a {bits}-bit register where a .{} value is expected", ty.name()),
            },
        ))
    }

    /// Reads an operand as a value of `ty` where the register may be wider; its low part is taken.
    pub fn read_wide(&mut self, o: &Operand, ty: ScalarType) -> Outcome<V> {
        let (v, bits) = self.read_any(o, ty)?;
        let (have, want) = (columns_of_bits(bits), columns(ty));
        if bits == 0 || have < want {
            return Err(self.wrong("operand-type", format!("the register is too narrow for .{}", ty.name())));
        }
        Ok(if have == want { v } else { self.low_part(v, bits, want) })
    }

    /// The low part of a wider value.
    pub fn low_part(&mut self, v: V, bits: u8, want: u8) -> V {
        self.part(v, bits, word_type(want), 0)
    }

    /// Part `index` of a value, of the part's type, into a new value.
    pub fn part(&mut self, v: V, bits: u8, ty: ScalarType, index: u16) -> V {
        let t = self.temp(columns(ty));
        self.unpack_into(t, v, bits, ty, index);
        t
    }

    /// Part `index` of a value into a given one.
    pub fn unpack_into(&mut self, dst: V, v: V, bits: u8, ty: ScalarType, index: u16) {
        let mut op = Op::new(Code::Unpack, ty);
        op.src[1] = Slot(bits as u16);
        op.aux = index;
        self.emit(VOp { dst, src: [v, V::NONE, V::NONE], ..VOp::new(op) });
    }

    /// Reads an operand; constants take the width of `ty`. Gives the value and its bits (0: a predicate).
    pub fn read_any(&mut self, o: &Operand, ty: ScalarType) -> Outcome<(V, u8)> {
        let width = (ty.bytes().max(1) * 8) as u8;
        Ok(match o {
            Operand::Name(name) => match self.find(*name) {
                Some(Binding::Reg(r)) => (r.v, r.bits),
                Some(Binding::Vector(_)) => {
                    return Err(self.wrong("operand-type", "a vector register where one value is expected"));
                }
                _ => (self.address_of(*name, 0, ty)?, width),
            },
            Operand::NameOffset(name, offset) => (self.address_of(*name, *offset, ty)?, width),
            Operand::Component(name, i) => match self.find(*name) {
                Some(Binding::Vector(list)) => match list.get(*i as usize) {
                    Some(r) => (r.v, r.bits),
                    None => {
                        return Err(self.wrong("operand-type", "the vector register has no such component"));
                    }
                },
                _ => return Err(self.unknown(*name)),
            },
            Operand::Special(reg) => {
                let natural = match reg.bits() {
                    1 => ScalarType::Pred,
                    64 => ScalarType::U64,
                    _ => ScalarType::U32,
                };
                let t = self.temp(columns(natural));
                self.special(t, *reg, natural);
                let bits = (natural.bytes() * 8) as u8;
                match (bits, width) {
                    // A 32-bit counter read into a wider or narrower register.
                    (32, 64) => (self.converted(t, ScalarType::U32, ScalarType::U64), 64),
                    (32, 16) => (self.converted(t, ScalarType::U32, ScalarType::U16), 16),
                    (64, 32) => (self.low_part(t, 64, 1), 32),
                    _ => (t, bits),
                }
            }
            Operand::WarpSize => (self.number(32, ty)?, width),
            Operand::Int(i) => (self.number(*i, ty)?, width),
            Operand::F32(bits) => (self.float(f32::from_bits(*bits) as f64, Some(*bits), ty)?, width),
            Operand::F64(bits) => (self.float(f64::from_bits(*bits), None, ty)?, width),
            _ => return Err(self.wrong("operand-kind", "a register or a constant is expected here")),
        })
    }

    fn number(&mut self, value: i128, ty: ScalarType) -> Outcome<V> {
        if ty.is_float() && !matches!(ty, ScalarType::F16 | ScalarType::BF16) {
            return Err(
                self.wrong("operand-type", format!("an integer where a .{} value is expected", ty.name()))
            );
        }
        let bits = ty.bits();
        let value = if bits >= 128 { value as u128 } else { value as u128 & ((1 << bits) - 1) };
        Ok(self.constant(columns(ty), value))
    }

    fn float(&mut self, value: f64, exact: Option<u32>, ty: ScalarType) -> Outcome<V> {
        // `0f…` is these very bits in a 32-bit type, NaN payloads included.
        let bits = match exact {
            Some(bits) if ty.bytes() == 4 => Some(bits as u64),
            _ => float::bits(value, ty),
        };
        let message = || format!("a floating-point constant where a .{} value is expected", ty.name());
        let bits = bits.ok_or_else(|| self.wrong("operand-type", message()))?;
        Ok(self.constant(columns(ty), bits as u128))
    }

    /// The address of a variable or a function plus bytes, as a value of `ty`'s width.
    pub fn address_of(&mut self, name: Symbol, offset: i64, ty: ScalarType) -> Outcome<V> {
        if matches!(self.find(name), Some(Binding::Param(_))) {
            return Err(self.refused("the address of a function's parameter"));
        }
        let Some(place) = self.place(name) else { return Err(self.unknown(name)) };
        let wide = columns(ty);
        if !matches!(wide, 1 | 2) {
            return Err(self.wrong("operand-type", "an address is 32 or 64 bits wide"));
        }
        match place {
            Place::At(_, at) | Place::Function(at) => {
                Ok(self.constant(wide, at.wrapping_add_signed(offset) as u128))
            }
            Place::Frame(at) => {
                let ty = if wide == 2 { ScalarType::U64 } else { ScalarType::U32 };
                let mut op = Op::new(Code::LocalAddr, ty);
                let t = self.temp(wide);
                let sum = (at as i64).saturating_add(offset);
                let inside = u32::try_from(sum).ok().filter(|&a| a <= self.unit.local_bytes);
                op.set_target(inside.unwrap_or(at));
                self.emit(VOp { dst: t, ..VOp::new(op) });
                if inside.is_some() {
                    return Ok(t);
                }
                let (sum, add) = (self.temp(wide), self.constant(wide, offset as u128));
                self.emit3(Code::Add, op.ty, Mods(0), sum, [t, add, V::NONE]);
                Ok(sum)
            }
        }
    }

    /// Reads a predicate; a negated one, or a constant, into a new one.
    pub fn read_pred(&mut self, o: &Operand) -> Outcome<V> {
        let (v, not) = self.pred(o)?;
        if !not {
            return Ok(v);
        }
        let t = self.temp(0);
        self.emit3(Code::Not, ScalarType::Pred, Mods(0), t, [v, V::NONE, V::NONE]);
        Ok(t)
    }

    /// Reads a predicate and whether it is negated.
    pub fn pred(&mut self, o: &Operand) -> Outcome<(V, bool)> {
        let (name, not) = match o {
            Operand::Name(s) => (*s, false),
            Operand::Not(s) => (*s, true),
            Operand::Int(i) => return Ok((self.truth(*i != 0), false)),
            Operand::Special(_) => {
                let (v, bits) = self.read_any(o, ScalarType::B32)?;
                if bits == 0 {
                    return Ok((v, false));
                }
                return Err(self.wrong("operand-type", "a predicate is expected here"));
            }
            _ => return Err(self.wrong("operand-kind", "a predicate is expected here")),
        };
        match self.register(name) {
            Some(r) if r.bits == 0 => Ok((r.v, not)),
            Some(_) => Err(self.wrong("operand-type", "a predicate is expected here")),
            None if self.k.program.name(name) == "%pt" => Ok((self.truth(true), not)),
            None => Err(self.unknown(name)),
        }
    }

    /// A constant predicate: there are no predicate constants, so it is computed.
    pub fn truth(&mut self, value: bool) -> V {
        let (t, zero) = (self.temp(0), self.word(0));
        let mut op = Op::new(Code::Setp, ScalarType::U32);
        op.aux = if value { CmpOp::Eq } else { CmpOp::Ne } as u16;
        self.emit(VOp { dst: t, src: [zero, zero, V::NONE], ..VOp::new(op) });
        t
    }

    /// The register that an operand writes; a sink gives a value that nobody reads.
    pub fn write(&mut self, o: &Operand, ty: ScalarType) -> Outcome<V> {
        let r = self.write_any(o, ty)?;
        if columns_of_bits(r.bits) != columns(ty) || (r.bits == 0) != (ty == ScalarType::Pred) {
            return Err(self.wrong(
                "operand-type",
                format!("the destination's width does not fit a .{} result", ty.name()),
            ));
        }
        Ok(r.v)
    }

    /// The register that an operand writes, whatever its width.
    pub fn write_any(&mut self, o: &Operand, ty: ScalarType) -> Outcome<Reg> {
        match o {
            Operand::Name(name) => match self.register(*name) {
                Some(r) => Ok(r),
                None => Err(self.unknown(*name)),
            },
            Operand::Component(name, i) => match self.find(*name) {
                Some(Binding::Vector(list)) => match list.get(*i as usize) {
                    Some(r) => Ok(*r),
                    None => Err(self.wrong("operand-type", "the vector register has no such component")),
                },
                _ => Err(self.unknown(*name)),
            },
            Operand::Sink => {
                let v = self.temp(columns(ty));
                Ok(Reg { v, bits: if ty == ScalarType::Pred { 0 } else { columns(ty) * 32 }, ty })
            }
            _ => Err(self.wrong("operand-kind", "a register is expected here")),
        }
    }

    /// `d|p`, or `d` alone: the operand for d and the predicate. A sink is none.
    pub fn pair(&mut self, o: &Operand) -> Outcome<(Option<Symbol>, Option<Symbol>)> {
        let names = &self.k.program.module.names;
        let real = |s: Symbol| Some(s).filter(|&s| names.name(s) != "_");
        match o {
            Operand::Pair(a, b) => Ok((real(*a), real(*b))),
            Operand::Name(a) => Ok((real(*a), None)),
            Operand::Sink => Ok((None, None)),
            _ => {
                Err(self.wrong("operand-kind", "a register or a register and a predicate are expected here"))
            }
        }
    }

    /// The elements of `{a, b, …}`, of a vector register, or of one operand.
    pub fn elements(&mut self, o: &Operand) -> Outcome<Vec<Operand>> {
        match o {
            Operand::Vector(list) => Ok(list.clone()),
            Operand::Name(name) => match self.find(*name) {
                Some(Binding::Vector(list)) => {
                    Ok((0..list.len() as u8).map(|i| Operand::Component(*name, i)).collect())
                }
                _ => Ok(vec![o.clone()]),
            },
            _ => Ok(vec![o.clone()]),
        }
    }

    /// A constant operand.
    pub fn immediate(&self, o: &Operand) -> Outcome<i128> {
        match o {
            Operand::Int(i) => Ok(*i),
            Operand::WarpSize => Ok(32),
            _ => Err(self.wrong("operand-kind", "a constant is expected here")),
        }
    }

    /// The span of the statement.
    pub fn span(&self) -> Span {
        self.now.origin.span
    }

    /// The line of the statement.
    pub fn line(&self) -> u32 {
        self.now.origin.ptx_line
    }
}

/// Columns of a register of so many bits.
pub(crate) const fn columns_of_bits(bits: u8) -> u8 {
    match bits {
        0 => 0,
        1..=32 => 1,
        33..=64 => 2,
        _ => 4,
    }
}
