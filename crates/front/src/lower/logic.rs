//! Bitwise logic, shifts and bit fields.

use base::ScalarType as T;
use ir::{CmpOp, Code, Mods, Op};
use ptx::isa::Modifier as M;
use ptx::{Inst, Mnemonic as I, Mods as _, Operand};

use super::Body;
use super::compare::boolean;
use crate::program::Outcome;
use crate::virt::{V, VOp};

impl Body<'_, '_> {
    /// `and`, `or`, `xor`, `not`, `cnot`.
    pub fn logic(&mut self, inst: &Inst) -> Outcome<()> {
        let ty = self.ty(inst)?;
        let code = match inst.mnemonic {
            I::And => Code::And,
            I::Or => Code::Or,
            I::Xor => Code::Xor,
            I::Not => Code::Not,
            _ => Code::Cnot,
        };
        self.in_order(inst, code, ty, Mods(0), 0)
    }

    /// `shl`, `shr`, `shf`.
    pub fn shift(&mut self, inst: &Inst) -> Outcome<()> {
        let ty = self.ty(inst)?;
        let wrap = Mods(if inst.mods.has(M::Wrap) { Mods::ALT } else { 0 });
        let (code, mods) = match inst.mnemonic {
            I::Shl => (Code::Shl, Mods(0)),
            I::Shr => (Code::Shr, Mods(0)),
            _ if inst.mods.has(M::L) => (Code::ShfL, wrap),
            _ => (Code::ShfR, wrap),
        };
        self.in_order(inst, code, ty, mods, 0)
    }

    /// `lop3`, also with a predicate result.
    pub fn lop3(&mut self, inst: &Inst) -> Outcome<()> {
        let table = self.immediate(self.arg(inst, 4)?)? as u16 & 0xff;
        let Some(combine) = inst.mods.bool_op() else {
            return self.in_order(inst, Code::Lop3, T::B32, Mods(0), table);
        };
        let mut src = [V::NONE; 3];
        for (i, v) in src.iter_mut().enumerate() {
            *v = self.read_arg(inst, i + 1, T::B32)?;
        }
        let (d, p) = self.pair(self.arg(inst, 0)?)?;
        let (q, not) = self.pred(self.arg(inst, 5)?)?;
        let mut op = Op::new(Code::Lop3, T::B32);
        op.aux = table;
        let value = self.temp(1);
        self.emit(VOp { dst: value, src, ..VOp::new(op) });
        if let Some(d) = d {
            let dst = self.write(&Operand::Name(d), T::B32)?;
            self.emit3(Code::Mov, T::B32, Mods(0), dst, [value, V::NONE, V::NONE]);
        }
        if let Some(p) = p {
            let dst = self.write(&Operand::Name(p), T::Pred)?;
            let zero = self.word(0);
            let mut op = Op::new(Code::Setp, T::B32);
            op.aux = CmpOp::Ne as u16 | (boolean(Some(combine)) as u16) << 8 | (not as u16) << 15;
            self.emit(VOp { dst, src: [value, zero, q], ..VOp::new(op) });
        }
        Ok(())
    }

    /// Bit fields, counts, permutations and dot products.
    pub fn bits(&mut self, inst: &Inst) -> Outcome<()> {
        let ty = self.ty(inst)?;
        let alt = |yes: bool| Mods(if yes { Mods::ALT } else { 0 });
        let signs = || {
            let signed = |i: usize| inst.mods.types().get(i).is_some_and(|t| t.is_signed());
            signed(0) as u16 | (signed(1) as u16) << 1
        };
        let (code, mods, aux) = match inst.mnemonic {
            I::Bfe => (Code::Bfe, Mods(0), 0),
            I::Bfi => (Code::Bfi, Mods(0), 0),
            I::Bfind => (Code::Bfind, alt(inst.mods.has(M::Shiftamt)), 0),
            I::Brev => (Code::Brev, Mods(0), 0),
            I::Popc => (Code::Popc, Mods(0), 0),
            I::Clz => (Code::Clz, Mods(0), 0),
            I::Fns => (Code::Fns, Mods(0), 0),
            I::Prmt => {
                let modes = [M::F4e, M::B4e, M::Rc8, M::Ecl, M::Ecr, M::Rc16];
                let mode = modes.iter().position(|&m| inst.mods.has(m)).map_or(0, |i| i as u16 + 1);
                (Code::Prmt, Mods(0), mode)
            }
            I::Szext => (Code::Szext, alt(inst.mods.has(M::Wrap)), 0),
            I::Bmsk => (Code::Bmsk, alt(inst.mods.has(M::Wrap)), 0),
            I::Dp4a => (Code::Dp4a, Mods(0), signs()),
            _ => (Code::Dp2a, Mods(0), signs() | (inst.mods.has(M::Hi) as u16) << 2),
        };
        // The result of a dot product is signed when either side is.
        let ty = match code {
            Code::Dp4a | Code::Dp2a if aux & 3 != 0 => T::S32,
            Code::Dp4a | Code::Dp2a => T::U32,
            _ => ty,
        };
        self.in_order(inst, code, ty, mods, aux)
    }
}
