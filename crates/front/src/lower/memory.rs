//! Memory accesses: `ld`, `ldu`, `st`, `prefetch` and its kin, `cp.async`.

use base::{CacheOp, MemKind, MemOp, ScalarType as T, Scope, Space, Strength};
use ir::operands::columns;
use ir::{Basis, Code, MemInst, Op, RecordInfo, RowElement, Slot};
use ptx::isa::Modifier as M;
use ptx::{Address, AddressBase, Inst, Mnemonic as I, Mods as _, Operand};
use smallvec::SmallVec;

use super::operands::Place;
use super::{Binding, Body, Reg};
use crate::program::Outcome;
use crate::virt::{V, VMem, VOp};

/// The spaces of a generic access's records, in their order.
const GENERIC: [Space; 4] = [Space::Global, Space::Shared, Space::Local, Space::Const];

/// An address: a register part and a constant part.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Where {
    pub base: V,
    pub wide: bool,
    pub offset: i64,
    pub frame: bool,
}

impl Body<'_, '_> {
    /// The address operand.
    pub fn address<'i>(&self, inst: &'i Inst, i: usize) -> Outcome<&'i Address> {
        match self.arg(inst, i)? {
            Operand::Address(a) => Ok(a),
            _ => Err(self.wrong("operand-kind", "an address in brackets is expected here")),
        }
    }

    /// Resolves an address within a space.
    pub fn locate(&mut self, a: &Address, space: Space) -> Outcome<Where> {
        let at = |offset: u64, more: i64| Where {
            base: V::NONE,
            wide: true,
            offset: (offset as i64).wrapping_add(more),
            frame: false,
        };
        let name = match a.base {
            AddressBase::Immediate => return Ok(at(0, a.offset)),
            AddressBase::Name(name) => name,
        };
        match self.find(name) {
            Some(Binding::Reg(Reg { v, bits: bits @ (32 | 64), .. })) => {
                return Ok(Where { base: v, wide: bits == 64, offset: a.offset, frame: false });
            }
            Some(Binding::Reg(_) | Binding::Vector(_)) => {
                return Err(self.wrong("operand-type", "an address register is 32 or 64 bits wide"));
            }
            Some(Binding::Param(_)) => return Err(self.refused("this access to a function's parameter")),
            _ => {}
        }
        let Some(place) = self.place(name) else { return Err(self.unknown(name)) };
        let (declared, offset) = match place {
            Place::At(space, at) => (space, at),
            Place::Frame(at) => (Space::Local, at as u64),
            Place::Function(_) => return Err(self.wrong("operand-kind", "a function is no place in memory")),
        };
        let same = declared == space
            || declared == Space::Shared && space == Space::SharedCluster
            || declared == Space::Global && space == Space::Generic;
        if !same {
            let (name, declared, space) = (self.k.program.name(name), declared.name(), space.name());
            return Err(self.wrong(
                "state-space-mismatch",
                format!("`{name}` is a .{declared} variable, the access is {space}"),
            ));
        }
        Ok(Where { frame: place == Place::Frame(offset as u32), ..at(offset, a.offset) })
    }

    /// What the modifiers ask of the memory system.
    pub fn mem_op(&self, inst: &Inst, kind: MemKind, ty: T) -> MemOp {
        let m = &inst.mods;
        let sem = m.sem().unwrap_or(Strength::Weak);
        let scope = match sem {
            Strength::Weak | Strength::Volatile => None,
            Strength::Mmio => Some(m.scope().unwrap_or(Scope::Sys)),
            _ => Some(m.scope().unwrap_or(Scope::Gpu)),
        };
        MemOp {
            sem,
            scope,
            cache: m.cache(),
            non_coherent: m.has(M::Nc),
            l1: m.l1_eviction(),
            l2: m.l2_eviction(),
            cache_hint: m.cache_hint(),
            l2_prefetch: m.l2_prefetch(),
            ..MemOp::plain(m.space(), kind, ty, m.vec())
        }
    }

    /// The records of an access, one for each space it may reach.
    pub fn record(&mut self, inst: &Inst, op: &MemOp, generic: bool) -> u32 {
        let first = self.k.records.len() as u32;
        let ptx = self.head_text(inst);
        let spaces: &[Space] = match (generic && op.space == Space::Generic, op.space) {
            (true, _) => &GENERIC,
            (false, _) => &[op.space],
        };
        for &space in spaces {
            self.k.records.push(RecordInfo {
                ptx_line: self.now.origin.ptx_line,
                statement: self.now.statement,
                ptx: ptx.clone(),
                op: MemOp { space, ..*op },
                generic,
                accesses: 1,
                basis: Basis::Exact,
                place: self.now.origin.place,
                span: self.now.origin.span,
            });
        }
        first
    }

    /// A memory instruction at an address, without data.
    pub fn mem(&mut self, inst: &Inst, op: MemOp, w: Where) -> VMem {
        let record = self.record(inst, &op, op.space == Space::Generic);
        VMem {
            inst: MemInst {
                op,
                base: Slot::NONE,
                wide: w.wide,
                offset: w.offset,
                frame: w.frame,
                data: SmallVec::new(),
                data_bits: 32,
                operands: SmallVec::new(),
                second: None,
                trans: false,
                row: RowElement::B16,
                policy: Slot::NONE,
                texture: None,
                record,
            },
            base: w.base,
            second: V::NONE,
            policy: V::NONE,
            data: SmallVec::new(),
            operands: SmallVec::new(),
        }
    }

    /// Adds a memory operation to the statement.
    pub fn emit_mem(&mut self, m: VMem) {
        let code = if matches!(m.inst.op.kind, MemKind::Fence(_)) { Code::Fence } else { Code::Mem };
        let op = Op::new(code, m.inst.op.ty);
        let side = self.unit.mem.len() as u32;
        self.unit.mem.push(m);
        self.emit(VOp { side, ..VOp::new(op) });
    }

    /// The cache policy, the last operand where `.L2::cache_hint` is written.
    pub fn policy(&mut self, inst: &Inst, m: &mut VMem, at: usize) -> Outcome<()> {
        if let (true, Some(o)) = (inst.mods.cache_hint(), inst.operands.get(at)) {
            m.policy = self.read(o, T::B64)?;
        }
        Ok(())
    }

    /// Destination registers of one load, all of one width.
    pub fn targets_of(&mut self, m: &mut VMem, o: &Operand, ty: T) -> Outcome<()> {
        let list = self.elements(o)?;
        self.check_count(m, list.len())?;
        let mut bits = None;
        for o in &list {
            if *o == Operand::Sink {
                m.data.push(V::NONE);
                continue;
            }
            let r = self.write_any(o, ty)?;
            if r.bits == 0 || super::operands::columns_of_bits(r.bits) < columns(ty) {
                return Err(
                    self.wrong("operand-type", format!("the register is too narrow for .{}", ty.name()))
                );
            }
            if *bits.get_or_insert(r.bits) != r.bits {
                return Err(self.refused("a vector of registers of different widths"));
            }
            m.data.push(r.v);
        }
        m.inst.data_bits = bits.unwrap_or(columns(ty) * 32);
        Ok(())
    }

    /// Source registers or constants of one store, all of one width.
    pub fn sources_of(&mut self, m: &mut VMem, o: &Operand, ty: T) -> Outcome<()> {
        let list = self.elements(o)?;
        self.check_count(m, list.len())?;
        let mut values: SmallVec<[(V, u8); 4]> = SmallVec::new();
        for o in &list {
            values.push(self.read_any(o, ty)?);
        }
        // Constants have the type's width; registers may be wider, and then decide.
        let register = |v: &&(V, u8)| v.0.as_constant().is_none();
        let bits = values.iter().find(register).map_or(columns(ty) * 32, |v| v.1);
        if bits == 0 || super::operands::columns_of_bits(bits) < columns(ty) {
            return Err(self.wrong("operand-type", format!("the register is too narrow for .{}", ty.name())));
        }
        if values.iter().filter(register).any(|v| v.1 != bits) {
            return Err(self.refused("a vector of registers of different widths"));
        }
        m.inst.data_bits = bits;
        let wide = super::operands::columns_of_bits(bits);
        for (i, (v, _)) in values.into_iter().enumerate() {
            let constant = v.as_constant().is_some() && wide != columns(ty);
            // A constant beside wider registers takes their width.
            let v = match list.get(i) {
                Some(o) if constant => self.read(o, super::operands::word_type(wide))?,
                _ => v,
            };
            m.data.push(v);
        }
        Ok(())
    }

    fn check_count(&self, m: &VMem, n: usize) -> Outcome<()> {
        if n == m.inst.op.vec as usize {
            return Ok(());
        }
        Err(self.wrong("operand-count", format!("{n} registers for a vector of {}", m.inst.op.vec)))
    }

    /// `ld`, `ldu`.
    pub fn load(&mut self, inst: &Inst) -> Outcome<()> {
        let ty = self.ty(inst)?;
        let (d, a) = (self.arg(inst, 0)?, self.address(inst, 1)?);
        if inst.mods.space() == Space::Param {
            if let Some((p, at)) = self.param_at(a) {
                let list = self.elements(d)?;
                for (i, o) in list.iter().enumerate().filter(|(_, o)| **o != Operand::Sink) {
                    let dst = self.write_any(o, ty)?;
                    self.load_param(&p, at.saturating_add(i as i64 * ty.bytes() as i64), ty, dst)?;
                }
                return Ok(());
            }
            if !self.function.entry {
                return Err(self.refused("`ld.param` through an address in a function"));
            }
        }
        let op = self.mem_op(inst, MemKind::Load, ty);
        let w = self.locate(a, op.space)?;
        let mut m = self.mem(inst, op, w);
        self.policy(inst, &mut m, 2)?;
        self.targets_of(&mut m, d, ty)?;
        self.emit_mem(m);
        Ok(())
    }

    /// `st`.
    pub fn store(&mut self, inst: &Inst) -> Outcome<()> {
        if inst.mods.has(M::Bulk) {
            return Err(self.refused("`st.bulk`"));
        }
        if inst.mods.has(M::Async) {
            return Err(self.refused("`st.async`"));
        }
        let ty = self.ty(inst)?;
        let (a, b) = (self.address(inst, 0)?, self.arg(inst, 1)?);
        if inst.mods.space() == Space::Param {
            let Some((p, at)) = self.param_at(a) else {
                return Err(self.wrong("operand-kind", "`st.param` writes a parameter of a call or a result"));
            };
            for (i, o) in self.elements(b)?.iter().enumerate() {
                self.store_param(&p, at.saturating_add(i as i64 * ty.bytes() as i64), ty, o)?;
            }
            return Ok(());
        }
        let op = self.mem_op(inst, MemKind::Store, ty);
        let w = self.locate(a, op.space)?;
        let mut m = self.mem(inst, op, w);
        self.policy(inst, &mut m, 2)?;
        self.sources_of(&mut m, b, ty)?;
        self.emit_mem(m);
        Ok(())
    }

    /// `prefetch`, `prefetchu`, `discard`, `applypriority`: counted, without effect on values. The level is told
    /// as a cache operator: `.ca` for L1, `.cg` for L2.
    pub fn cache_control(&mut self, inst: &Inst) -> Outcome<()> {
        if inst.mods.has(M::Tensormap) {
            return Err(self.refused("`prefetch.tensormap`"));
        }
        let (kind, ty, vec) = match inst.mnemonic {
            I::Discard => (MemKind::Discard, T::B128, 8),
            I::Applypriority => (MemKind::ApplyPriority, T::B128, 8),
            _ => (MemKind::Prefetch, T::B8, 1),
        };
        let cache = if inst.mods.has(M::L1) { CacheOp::Ca } else { CacheOp::Cg };
        let op = MemOp { vec, cache, ..self.mem_op(inst, kind, ty) };
        let w = self.locate(self.address(inst, 0)?, op.space)?;
        let m = self.mem(inst, op, w);
        self.emit_mem(m);
        Ok(())
    }

    /// `cp.async` and the groups around it.
    pub fn copy(&mut self, inst: &Inst) -> Outcome<()> {
        if inst.mods.has(M::Bulk) || inst.mods.has(M::Mbarrier) || !inst.mods.has(M::Async) {
            return Err(self.refused(format!("`{}`", self.head_text(inst))));
        }
        if inst.mods.has(M::CommitGroup) {
            self.emit(VOp::new(Op::new(Code::AsyncCommit, T::B32)));
            return Ok(());
        }
        if inst.mods.has(M::WaitGroup) || inst.mods.has(M::WaitAll) {
            let mut op = Op::new(Code::AsyncWait, T::B32);
            op.aux = u16::MAX;
            if inst.mods.has(M::WaitGroup) {
                // More groups than any kernel has under way are as good as any number.
                let pending = self.immediate(self.arg(inst, 0)?)?;
                op.aux = pending.clamp(0, u16::MAX as i128 - 1) as u16;
            }
            self.emit(VOp::new(op));
            return Ok(());
        }
        let bytes = self.immediate(self.arg(inst, 2)?)?;
        let (ty, vec) = match bytes {
            4 => (T::B32, 1),
            8 => (T::B64, 1),
            16 => (T::B128, 1),
            _ => {
                return Err(
                    self.wrong("copy-size", format!("`cp.async` copies 4, 8 or 16 bytes, not {bytes}"))
                );
            }
        };
        let to = self.locate(self.address(inst, 0)?, Space::Shared)?;
        let from = self.locate(self.address(inst, 1)?, Space::Global)?;
        let op = MemOp { space: Space::Global, vec, ..self.mem_op(inst, MemKind::AsyncCopy, ty) };
        let mut m = self.mem(inst, op, to);
        m.second = from.base;
        m.inst.second = Some((Slot::NONE, from.wide, from.offset));
        let hint = inst.mods.cache_hint() as usize;
        if inst.operands.len() > 3 + hint {
            let o = self.arg(inst, 3)?;
            let is_pred = match o {
                Operand::Not(_) => true,
                Operand::Name(name) => self.register(*name).is_some_and(|r| r.bits == 0),
                _ => false,
            };
            let size = if is_pred {
                // `ignore-src`: where it holds, zeros are written.
                let (p, not) = self.pred(o)?;
                let (none, all) = (self.word(0), self.word(bytes as u32));
                let [a, b] = if not { [all, none] } else { [none, all] };
                self.emit_new(Code::Selp, T::B32, [a, b, p])
            } else {
                self.read(o, T::U32)?
            };
            m.operands.push(size);
        }
        let last = inst.operands.len().saturating_sub(1);
        self.policy(inst, &mut m, last)?;
        self.emit_mem(m);
        Ok(())
    }
}
