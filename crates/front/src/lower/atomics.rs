//! `atom` and `red`.

use base::{AtomOp, MemKind, MemOp, Scope, Space, Strength};
use ir::operands::columns;
use ptx::isa::Modifier as M;
use ptx::{Inst, Mods as _, Operand};

use super::Body;
use super::operands::columns_of_bits;
use crate::program::Outcome;
use crate::virt::{V, VMem};

impl Body<'_, '_> {
    /// A bare `atom` or `red` is relaxed at `gpu` scope.
    fn atomic(
        &mut self,
        inst: &Inst,
        kind: fn(AtomOp) -> MemKind,
        address: usize,
    ) -> Outcome<(VMem, AtomOp)> {
        let ty = self.ty(inst)?;
        let Some(what) = inst.mods.atom_op() else {
            return Err(self.refused(format!("`{}`", self.head_text(inst))));
        };
        let m = &inst.mods;
        let op = MemOp {
            sem: m.sem().unwrap_or(Strength::Relaxed),
            scope: Some(m.scope().unwrap_or(Scope::Gpu)),
            ..self.mem_op(inst, kind(what), ty)
        };
        if matches!(op.space, Space::Local | Space::Const | Space::Param) {
            return Err(self.wrong("state-space", "atomics work on global and shared memory"));
        }
        let w = self.locate(self.address(inst, address)?, op.space)?;
        let m = self.mem(inst, op, w);
        Ok((m, what))
    }

    fn atomic_operands(&mut self, inst: &Inst, m: &mut VMem, from: usize, what: AtomOp) -> Outcome<()> {
        let ty = m.inst.op.ty;
        let list = self.elements(self.arg(inst, from)?)?;
        if list.len() != m.inst.op.vec as usize {
            return Err(self.wrong(
                "operand-count",
                format!("{} operands for a vector of {}", list.len(), m.inst.op.vec),
            ));
        }
        for o in &list {
            let v = self.read(o, ty)?;
            m.operands.push(v);
        }
        let mut next = from + 1;
        if what == AtomOp::Cas {
            let c = self.read_arg(inst, next, ty)?;
            m.operands.push(c);
            next += 1;
        }
        self.policy(inst, m, next)
    }

    /// `atom`.
    pub fn atom(&mut self, inst: &Inst) -> Outcome<()> {
        let (mut m, what) = self.atomic(inst, MemKind::Atomic, 1)?;
        self.atomic_operands(inst, &mut m, 2, what)?;
        let ty = m.inst.op.ty;
        let d = self.arg(inst, 0)?;
        if m.inst.op.vec == 1 && !matches!(d, Operand::Vector(_)) {
            let r = self.write_any(d, ty)?;
            if r.bits == 0 || columns_of_bits(r.bits) != columns(ty) {
                return Err(self.wrong(
                    "operand-type",
                    format!("the destination's width does not fit a .{} result", ty.name()),
                ));
            }
            m.data.push(if *d == Operand::Sink { V::NONE } else { r.v });
            m.inst.data_bits = r.bits;
        } else {
            self.targets_of(&mut m, d, ty)?;
        }
        self.emit_mem(m);
        Ok(())
    }

    /// `red`.
    pub fn red(&mut self, inst: &Inst) -> Outcome<()> {
        if inst.mods.has(M::Async) {
            return Err(self.refused("`red.async`"));
        }
        let (mut m, what) = self.atomic(inst, MemKind::Reduction, 0)?;
        self.atomic_operands(inst, &mut m, 1, what)?;
        self.emit_mem(m);
        Ok(())
    }
}
