//! Exchanges among the lanes of a warp: `shfl`, `vote`, `match`, `redux`, `activemask`, `elect`.

use base::ScalarType as T;
use ir::{Code, Mods, Op, Slot};
use ptx::isa::Modifier as M;
use ptx::{Inst, Mods as _, Operand};

use super::Body;
use crate::program::Outcome;
use crate::virt::{V, VOp};

impl Body<'_, '_> {
    /// `shfl`, with a membermask (`.sync`) or without.
    pub fn shfl(&mut self, inst: &Inst) -> Outcome<()> {
        let mode = match inst.mods.list() {
            m if m.contains(&M::Up) => 0,
            m if m.contains(&M::Down) => 1,
            m if m.contains(&M::Bfly) => 2,
            _ => 3,
        };
        let a = self.read_arg(inst, 1, T::B32)?;
        let (b, c) = (self.read_arg(inst, 2, T::U32)?, self.read_arg(inst, 3, T::U32)?);
        let mask = if inst.mods.has(M::Sync) { self.read_arg(inst, 4, T::U32)? } else { V::NONE };
        let (d, p) = self.pair(self.arg(inst, 0)?)?;
        let dst = self.optional(d, T::B32)?;
        let p = self.optional(p, T::Pred)?;
        let side = self.unit.shuffles.len() as u32;
        self.unit.shuffles.push((mask, p, mode));
        self.emit(VOp { dst, src: [a, b, c], side, ..VOp::new(Op::new(Code::Shfl, T::B32)) });
        Ok(())
    }

    fn optional(&mut self, name: Option<ptx::Symbol>, ty: T) -> Outcome<V> {
        match name {
            Some(s) => self.write(&Operand::Name(s), ty),
            None => Ok(V::NONE),
        }
    }

    /// `vote`.
    pub fn vote(&mut self, inst: &Inst) -> Outcome<()> {
        let (p, not) = self.pred(self.arg(inst, 1)?)?;
        let mask = if inst.mods.has(M::Sync) { self.read_arg(inst, 2, T::U32)? } else { V::NONE };
        let kinds = [M::All, M::Any, M::Uni, M::Ballot];
        let Some(kind) = kinds.iter().position(|&m| inst.mods.has(m)) else {
            return Err(self.refused(format!("`{}`", self.head_text(inst))));
        };
        let ty = if kind == 3 { T::B32 } else { T::Pred };
        let dst = self.write(self.arg(inst, 0)?, ty)?;
        let mut op = Op::new(Code::Vote, ty);
        op.aux = kind as u16;
        op.src[2] = Slot(not as u16);
        self.emit(VOp { dst, src: [p, mask, V::NONE], ..VOp::new(op) });
        Ok(())
    }

    /// `match.any`, `match.all`.
    pub fn match_any(&mut self, inst: &Inst) -> Outcome<()> {
        let ty = self.ty(inst)?;
        let a = self.read_arg(inst, 1, ty)?;
        let mask = self.read_arg(inst, 2, T::U32)?;
        let (d, p) = self.pair(self.arg(inst, 0)?)?;
        let (dst, p) = (self.optional(d, T::B32)?, self.optional(p, T::Pred)?);
        let mut op = Op::new(Code::Match, ty);
        op.aux = inst.mods.has(M::All) as u16;
        self.emit(VOp { dst, src: [a, mask, p], ..VOp::new(op) });
        Ok(())
    }

    /// `redux.sync`.
    pub fn redux(&mut self, inst: &Inst) -> Outcome<()> {
        let ty = self.ty(inst)?;
        let Some(what) = inst.mods.atom_op() else {
            return Err(self.refused(format!("`{}`", self.head_text(inst))));
        };
        let (a, mask) = (self.read_arg(inst, 1, ty)?, self.read_arg(inst, 2, T::U32)?);
        let dst = self.write(self.arg(inst, 0)?, ty)?;
        let mut op = Op::new(Code::Redux, ty);
        op.mods = self.arith_mods(inst)?;
        op.aux = what as u16;
        self.emit(VOp { dst, src: [a, mask, V::NONE], ..VOp::new(op) });
        Ok(())
    }

    /// `activemask`.
    pub fn activemask(&mut self, inst: &Inst) -> Outcome<()> {
        let dst = self.write(self.arg(inst, 0)?, T::B32)?;
        self.emit3(Code::ActiveMask, T::B32, Mods(0), dst, [V::NONE; 3]);
        Ok(())
    }

    /// `elect.sync`.
    pub fn elect(&mut self, inst: &Inst) -> Outcome<()> {
        let mask = self.read_arg(inst, 1, T::U32)?;
        let (d, p) = self.pair(self.arg(inst, 0)?)?;
        let (dst, p) = (self.optional(d, T::B32)?, self.optional(p, T::Pred)?);
        let op = Op::new(Code::Elect, T::B32);
        self.emit(VOp { dst, src: [mask, V::NONE, p], ..VOp::new(op) });
        Ok(())
    }
}
