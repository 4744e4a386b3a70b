//! Barriers and fences.

use base::{BarrierOp, FenceOp, MemKind, MemOp, ScalarType as T, Scope, Space, Strength};
use ir::{Code, Mods, Op};
use ptx::isa::Modifier as M;
use ptx::{Inst, Mnemonic as I, Mods as _};

use super::Body;
use super::memory::Where;
use crate::program::Outcome;
use crate::virt::{V, VOp};

impl Body<'_, '_> {
    /// `bar`, `barrier`, `bar.warp.sync`.
    pub fn barrier(&mut self, inst: &Inst) -> Outcome<()> {
        let m = &inst.mods;
        if m.has(M::Cluster) {
            let mut op = Op::new(Code::BarCluster, T::B32);
            op.aux = m.has(M::Wait) as u16;
            self.emit(VOp::new(op));
            return Ok(());
        }
        if m.has(M::Warp) {
            let mask = self.read_arg(inst, 0, T::U32)?;
            self.emit(VOp { src: [mask, V::NONE, V::NONE], ..VOp::new(Op::new(Code::BarWarp, T::B32)) });
            return Ok(());
        }
        let what = match m.list() {
            l if l.contains(&M::Arrive) => BarrierOp::Arrive,
            l if l.contains(&M::Red) && l.contains(&M::Popc) => BarrierOp::RedPopc,
            l if l.contains(&M::Red) && l.contains(&M::And) => BarrierOp::RedAnd,
            l if l.contains(&M::Red) && l.contains(&M::Or) => BarrierOp::RedOr,
            l if l.contains(&M::Sync) => BarrierOp::Sync,
            _ => return Err(self.refused(format!("`{}`", self.head_text(inst)))),
        };
        let reduces = matches!(what, BarrierOp::RedPopc | BarrierOp::RedAnd | BarrierOp::RedOr);
        let ty = if what == BarrierOp::RedPopc { T::U32 } else { T::Pred };
        let from = reduces as usize;
        let number = self.read_arg(inst, from, T::U32)?;
        // Of a reduction the last operand is the predicate; a count may stand between.
        let count_at = from + 1;
        let has_count = inst.operands.len() > count_at + reduces as usize;
        let count = if has_count { self.read_arg(inst, count_at, T::U32)? } else { V::NONE };
        let mut op = Op::new(Code::Bar, ty);
        op.aux = what as u16;
        let (mut dst, mut p) = (V::NONE, V::NONE);
        if reduces {
            let (v, not) = self.pred(self.arg(inst, count_at + has_count as usize)?)?;
            p = v;
            op.mods = Mods(if not { Mods::ALT } else { 0 });
            dst = self.write(self.arg(inst, 0)?, ty)?;
        }
        self.emit(VOp { dst, src: [number, count, p], ..VOp::new(op) });
        Ok(())
    }

    /// `membar`, `fence`. `membar.cta`, `.gl` and `.sys` are `fence.sc` at `cta`, `gpu` and `sys` scope; a `fence`
    /// without semantics is `acq_rel`.
    pub fn fence(&mut self, inst: &Inst) -> Outcome<()> {
        let m = &inst.mods;
        let what = if m.has(M::Proxy) || m.has(M::Alias) {
            match m.list() {
                l if l.contains(&M::Alias) => FenceOp::ProxyAlias,
                l if l.contains(&M::TensormapGeneric) || l.contains(&M::Tensormap) => FenceOp::ProxyTensormap,
                _ => FenceOp::ProxyAsync,
            }
        } else if m.has(M::MbarrierInit) {
            FenceOp::MbarrierInit
        } else if inst.mnemonic == I::Membar {
            FenceOp::Sc
        } else {
            match m.sem() {
                Some(Strength::Sc) => FenceOp::Sc,
                Some(Strength::Acquire) => FenceOp::Acquire,
                Some(Strength::Release) => FenceOp::Release,
                _ => FenceOp::AcqRel,
            }
        };
        let sem = match what {
            FenceOp::Sc => Strength::Sc,
            FenceOp::Acquire => Strength::Acquire,
            FenceOp::Release => Strength::Release,
            _ => m.sem().unwrap_or(Strength::AcqRel),
        };
        let scope = match what {
            FenceOp::ProxyAlias | FenceOp::ProxyAsync => m.scope(),
            _ => Some(m.scope().unwrap_or(Scope::Gpu)),
        };
        let op = MemOp { sem, scope, ..MemOp::plain(Space::Generic, MemKind::Fence(what), T::B8, 1) };
        let nowhere = Where { base: V::NONE, wide: true, offset: 0, frame: false };
        let mut f = self.mem(inst, MemOp { space: Space::Global, ..op }, nowhere);
        // A fence has one record, of no space in particular.
        f.inst.op = op;
        if let Some(r) = self.k.records.last_mut() {
            r.op = op;
        }
        self.emit_mem(f);
        Ok(())
    }
}
