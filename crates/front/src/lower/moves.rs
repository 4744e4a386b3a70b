//! `mov` of every kind, the address helpers `cvta`, `isspacep`, `mapa`, and the stack.

use base::{ScalarType, Space, SpecialReg};
use ir::operands::columns;
use ir::{Code, Mods, Op, Slot};
use ptx::isa::Modifier as M;
use ptx::{Inst, Mods as _, Operand};

use super::operands::{columns_of_bits, word_type};
use super::{Binding, Body};
use crate::program::Outcome;
use crate::virt::{V, VOp};

impl Body<'_, '_> {
    /// `mov`.
    pub fn mov(&mut self, inst: &Inst) -> Outcome<()> {
        let (d, a) = (self.arg(inst, 0)?, self.arg(inst, 1)?);
        let Some(ty) = inst.mods.ty() else {
            return Err(self.refused(format!("`{}`", self.head_text(inst))));
        };
        if let Operand::SpecialVector(name) = a {
            return self.special_vector(d, self.k.program.name(*name));
        }
        let (to, from) = (self.is_vector(d), self.is_vector(a));
        match (to, from) {
            (false, false) => {}
            (false, true) => {
                let parts = self.elements(a)?;
                let dst = self.write(d, ty)?;
                return self.pack(dst, &parts, ty);
            }
            (true, false) => {
                let parts = self.elements(d)?;
                return self.unpack(&parts, a, ty);
            }
            (true, true) => {
                let (to, from) = (self.elements(d)?, self.elements(a)?);
                if to.len() != from.len() {
                    return Err(self.wrong("operand-count", "the vectors differ in length"));
                }
                // All are read before one is written.
                let mut values = Vec::new();
                for o in &from {
                    let v = self.read(o, ty)?;
                    values.push(self.emit_new(Code::Mov, ty, [v, V::NONE, V::NONE]));
                }
                for (o, v) in to.iter().zip(values).filter(|(o, _)| **o != Operand::Sink) {
                    let dst = self.write(o, ty)?;
                    self.emit3(Code::Mov, ty, Mods(0), dst, [v, V::NONE, V::NONE]);
                }
                return Ok(());
            }
        }
        if ty == ScalarType::Pred {
            let dst = self.write(d, ty)?;
            let (v, not) = self.pred(a)?;
            let code = if not { Code::Not } else { Code::Mov };
            self.emit3(code, ty, Mods(0), dst, [v, V::NONE, V::NONE]);
            return Ok(());
        }
        let dst = self.write(d, ty)?;
        // Straight into the destination where one operation does it.
        match a {
            Operand::Special(reg) if reg.bits() == ty.bits() => {
                self.special(dst, *reg, if ty.bytes() == 8 { ScalarType::U64 } else { ScalarType::U32 });
            }
            Operand::Name(name) if matches!(self.find(*name), Some(Binding::Local(_))) => {
                if let Some(super::operands::Place::Frame(at)) = self.place(*name) {
                    let mut op = Op::new(
                        Code::LocalAddr,
                        if ty.bytes() == 8 { ScalarType::U64 } else { ScalarType::U32 },
                    );
                    op.set_target(at);
                    if columns(ty) > 2 {
                        return Err(self.wrong("operand-type", "an address is 32 or 64 bits wide"));
                    }
                    self.emit(VOp { dst, ..VOp::new(op) });
                }
            }
            _ => {
                let v = self.read(a, ty)?;
                self.emit3(Code::Mov, word_type(columns(ty)), Mods(0), dst, [v, V::NONE, V::NONE]);
            }
        }
        Ok(())
    }

    fn is_vector(&mut self, o: &Operand) -> bool {
        match o {
            Operand::Vector(_) => true,
            Operand::Name(name) => matches!(self.find(*name), Some(Binding::Vector(_))),
            _ => false,
        }
    }

    /// A special register into a value.
    pub fn special(&mut self, dst: V, reg: SpecialReg, ty: ScalarType) {
        let mut op = Op::new(Code::Special, ty);
        op.src[0] = Slot(reg as u16);
        self.emit(VOp { dst, ..VOp::new(op) });
    }

    /// `mov.v4.u32 %v, %tid`.
    fn special_vector(&mut self, d: &Operand, name: &str) -> Outcome<()> {
        let to = self.elements(d)?;
        for (o, part) in to.iter().zip(["x", "y", "z", "w"]).filter(|(o, _)| **o != Operand::Sink) {
            let dst = self.write(o, ScalarType::U32)?;
            match SpecialReg::from_name(&format!("{}.{part}", name.trim_start_matches('%'))) {
                Some(reg) => self.special(dst, reg, ScalarType::U32),
                None => {
                    let zero = self.word(0);
                    self.emit3(Code::Mov, ScalarType::B32, Mods(0), dst, [zero, V::NONE, V::NONE]);
                }
            }
        }
        Ok(())
    }

    /// The type of each of `n` equal parts of `ty`.
    fn part_type(&self, ty: ScalarType, n: usize) -> Outcome<ScalarType> {
        match ty.bytes() as usize * 8 / n.max(1) {
            8 => Ok(ScalarType::B8),
            16 => Ok(ScalarType::B16),
            32 => Ok(ScalarType::B32),
            64 => Ok(ScalarType::B64),
            _ => Err(self.wrong("operand-count", format!("{n} parts of a .{} value", ty.name()))),
        }
    }

    /// Joins 2, 4 or 8 parts into a value of `ty`.
    pub fn pack(&mut self, dst: V, parts: &[Operand], ty: ScalarType) -> Outcome<()> {
        let part = self.part_type(ty, parts.len())?;
        let mut values = Vec::new();
        for o in parts {
            values.push(self.read(o, part)?);
        }
        let mut width = part.bytes();
        while values.len() > 1 {
            width *= 2;
            let whole = match width {
                2 => ScalarType::B16,
                4 => ScalarType::B32,
                8 => ScalarType::B64,
                _ => ScalarType::B128,
            };
            let mut next = Vec::new();
            let last = values.len() == 2;
            for pair in values.chunks(2) {
                let &[low, high] = pair else {
                    return Err(self.wrong("operand-count", "an odd number of parts"));
                };
                let to = if last { dst } else { self.temp(columns(whole)) };
                self.emit3(Code::Pack, whole, Mods(0), to, [low, high, V::NONE]);
                next.push(to);
            }
            values = next;
        }
        if let ([only], 1) = (parts, values.len()) {
            let v = self.read(only, ty)?;
            self.emit3(Code::Mov, word_type(columns(ty)), Mods(0), dst, [v, V::NONE, V::NONE]);
        }
        Ok(())
    }

    /// Divides a value of `ty` into parts; sinks are left out.
    fn unpack(&mut self, parts: &[Operand], a: &Operand, ty: ScalarType) -> Outcome<()> {
        let part = self.part_type(ty, parts.len())?;
        let mut v = self.read(a, ty)?;
        if parts.len() == 1 {
            let dst = self.write(&parts[0], ty)?;
            self.emit3(Code::Mov, word_type(columns(ty)), Mods(0), dst, [v, V::NONE, V::NONE]);
            return Ok(());
        }
        let mut to = Vec::new();
        for (i, o) in parts.iter().enumerate().filter(|(_, o)| **o != Operand::Sink) {
            to.push((i as u16, self.write(o, part)?));
        }
        // A part may be the very register that is divided.
        if to.iter().any(|t| t.1 == v) {
            v = self.emit_new(Code::Mov, word_type(columns(ty)), [v, V::NONE, V::NONE]);
        }
        for (i, dst) in to {
            self.unpack_into(dst, v, ty.bits() as u8, part, i);
        }
        Ok(())
    }

    /// `cvta`, `cvta.to`.
    pub fn cvta(&mut self, inst: &Inst) -> Outcome<()> {
        let ty = inst.mods.ty().unwrap_or(ScalarType::U64);
        let space = inst.mods.space();
        let dst = self.write(self.arg(inst, 0)?, ty)?;
        let a = self.read(self.arg(inst, 1)?, ty)?;
        if space == Space::Global {
            // Global addresses are generic ones.
            self.emit3(Code::Mov, word_type(columns(ty)), Mods(0), dst, [a, V::NONE, V::NONE]);
            return Ok(());
        }
        let mut op = Op::new(Code::Cvta, ty);
        op.aux = space as u16;
        op.mods = Mods(if inst.mods.has(M::To) { Mods::ALT } else { 0 });
        self.emit(VOp { dst, src: [a, V::NONE, V::NONE], ..VOp::new(op) });
        Ok(())
    }

    /// `isspacep`.
    pub fn isspacep(&mut self, inst: &Inst) -> Outcome<()> {
        let dst = self.write(self.arg(inst, 0)?, ScalarType::Pred)?;
        let (v, bits) = self.read_any(self.arg(inst, 1)?, ScalarType::U64)?;
        let ty = match columns_of_bits(bits) {
            1 => ScalarType::U32,
            2 => ScalarType::U64,
            _ => return Err(self.wrong("operand-type", "an address is 32 or 64 bits wide")),
        };
        let mut op = Op::new(Code::Isspacep, ty);
        op.aux = inst.mods.space() as u16;
        self.emit(VOp { dst, src: [v, V::NONE, V::NONE], ..VOp::new(op) });
        Ok(())
    }

    /// `mapa`: an address in the shared memory of another block of the cluster. `getctarank`: whose it is.
    pub fn cluster_address(&mut self, inst: &Inst) -> Outcome<()> {
        let ty = inst.mods.ty().unwrap_or(ScalarType::U64);
        let ranks = inst.mnemonic == ptx::Mnemonic::Getctarank;
        let a = match self.arg(inst, 1)? {
            Operand::Address(address) => {
                let w = self.locate(address, Space::Shared)?;
                self.sum_of(w, ty)
            }
            o => self.read(o, ty)?,
        };
        let mut op = Op::new(if ranks { Code::CtaRank } else { Code::Mapa }, ty);
        op.aux = inst.mods.space() as u16;
        let rank = if ranks { V::NONE } else { self.read_arg(inst, 2, ScalarType::U32)? };
        let dst = self.write(self.arg(inst, 0)?, if ranks { ScalarType::U32 } else { ty })?;
        self.emit(VOp { dst, src: [a, rank, V::NONE], ..VOp::new(op) });
        Ok(())
    }

    /// `alloca`, `stacksave`, `stackrestore`.
    pub fn stack(&mut self, inst: &Inst) -> Outcome<()> {
        let ty = inst.mods.ty().unwrap_or(ScalarType::U64);
        let plain = |code: Code| VOp::new(Op::new(code, ty));
        match inst.mnemonic {
            ptx::Mnemonic::Alloca => {
                let bytes = self.read_arg(inst, 1, ty)?;
                // Without an alignment it is 8 bytes.
                let align = match inst.operands.get(2) {
                    Some(o) => self.immediate(o)?,
                    None => 8,
                };
                let Some(log) =
                    u32::try_from(align).ok().filter(|a| a.is_power_of_two()).map(u32::trailing_zeros)
                else {
                    return Err(
                        self.wrong("bad-alignment", format!("alignment {align} is not a power of two"))
                    );
                };
                let dst = self.write(self.arg(inst, 0)?, ty)?;
                let mut op = plain(Code::Alloca);
                op.op.aux = log as u16;
                self.emit(VOp { dst, src: [bytes, V::NONE, V::NONE], ..op });
            }
            ptx::Mnemonic::Stacksave => {
                let dst = self.write(self.arg(inst, 0)?, ty)?;
                self.emit(VOp { dst, ..plain(Code::StackSave) });
            }
            _ => {
                let to = self.read_arg(inst, 0, ty)?;
                self.emit(VOp { src: [to, V::NONE, V::NONE], ..plain(Code::StackRestore) });
            }
        }
        Ok(())
    }

    /// An address as a value.
    pub fn sum_of(&mut self, w: super::memory::Where, ty: ScalarType) -> V {
        let offset = self.constant(columns(ty), w.offset as u128);
        if w.base.is_none() {
            return offset;
        }
        self.emit_new(Code::Add, ty, [w.base, offset, V::NONE])
    }
}
