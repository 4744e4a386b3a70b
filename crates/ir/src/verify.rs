//! A check that a kernel is well formed: every slot, target and table index lies in range. Run by tests on
//! everything that is lowered, and by debug builds; what it finds is a bug of ours.

use crate::kernel::{Callee, Function, Kernel, MemInst};
use crate::matrix::MatrixInst;
use crate::op::{Code, Op, Slot};
use crate::operands::{Role, columns, roles};

/// The first thing that is wrong with a kernel, with the operation it is at.
pub fn verify(kernel: &Kernel) -> Result<(), String> {
    let n = kernel.ops.len();
    let same = [kernel.origin.len(), kernel.reconverge.len(), kernel.spins.len()];
    if same != [n; 3] {
        return Err(format!("{n} operations have side tables of {same:?}"));
    }
    let mut next = 0;
    for f in &kernel.functions {
        if f.start != next || f.end < f.start || f.end as usize > n {
            return Err(format!("function {} spans {}..{}", f.name, f.start, f.end));
        }
        if f.param_words + f.return_words > f.slots {
            return Err(format!("function {} has no room for its parameters", f.name));
        }
        next = f.end;
        for i in f.start..f.end {
            let Some(op) = kernel.ops.get(i as usize) else { continue };
            Check { kernel, f, op }.op().map_err(|e| format!("operation {i} of {}: {e}", f.name))?;
            let meet = kernel.reconverge.get(i as usize).copied().unwrap_or(u32::MAX);
            if meet != u32::MAX && !(f.start..=f.end).contains(&meet) {
                return Err(format!("operation {i} of {} meets at {meet}", f.name));
            }
        }
        let last = f.end.checked_sub(1).and_then(|i| kernel.ops.get(i as usize));
        if !last
            .is_some_and(|op| matches!(op.code, Code::Ret | Code::Exit | Code::Trap | Code::Bra | Code::Brx))
        {
            return Err(format!("function {} runs off its end", f.name));
        }
    }
    if next as usize != n {
        return Err(format!("operations from {next} on belong to no function"));
    }
    let wide: u64 = kernel.wide_constants.iter().map(|&(i, w)| i as u64 + w as u64).max().unwrap_or(0);
    if wide > kernel.constants.len() as u64 || kernel.constants.len() > 0x7fff {
        return Err("constants out of range".to_owned());
    }
    Ok(())
}

struct Check<'a> {
    kernel: &'a Kernel,
    f: &'a Function,
    op: &'a Op,
}

impl Check<'_> {
    fn op(&self) -> Result<(), String> {
        let (op, k) = (self.op, self.kernel);
        if !op.guard.is_always() && op.guard.pred() as u32 >= self.f.preds {
            return Err(format!("guard {}", op.guard.pred()));
        }
        let r = roles(op);
        self.place(op.dst, r.dst, true, "dst")?;
        for (slot, role) in op.src.iter().zip(r.src) {
            self.place(*slot, role, false, "src")?;
        }
        if r.aux != Role::Raw {
            self.place(Slot(op.aux), r.aux, r.aux_written, "aux")?;
        }
        let target = |t: u32| {
            if (self.f.start..self.f.end).contains(&t) { Ok(()) } else { Err(format!("target {t}")) }
        };
        let missing = || format!("no table entry {}", op.aux);
        match op.code {
            Code::Bra => target(op.target())?,
            Code::Brx => {
                for &t in k.tables.get(op.aux as usize).ok_or_else(missing)? {
                    target(t)?;
                }
            }
            Code::Shfl => {
                let e = k.extra.get(op.aux as usize).ok_or_else(missing)?;
                self.place(e[0], Role::Reg(1), false, "membermask")?;
                self.place(e[1], Role::Pred, true, "predicate")?;
            }
            Code::Mem | Code::Fence => self.mem(k.mem.get(op.aux as usize).ok_or_else(missing)?)?,
            Code::Mma => self.matrix(k.matrices.get(op.aux as usize).ok_or_else(missing)?)?,
            Code::Call => self.call()?,
            Code::LocalAddr if op.target() > self.f.local_bytes => {
                return Err(format!("local byte {} of {}", op.target(), self.f.local_bytes));
            }
            _ => {}
        }
        Ok(())
    }

    fn call(&self) -> Result<(), String> {
        let k = self.kernel;
        let call = k.calls.get(self.op.aux as usize).ok_or("no such call site")?;
        let callee = match &call.callee {
            Callee::Direct(i) => Some(k.functions.get(*i as usize).ok_or("no such function")?),
            Callee::Indirect(slot) => {
                self.place(*slot, Role::Reg(2), false, "callee")?;
                None
            }
            Callee::Extern(_) => None,
        };
        let inside = |at: u16, words: u16, limit: u32| at as u32 + words as u32 <= limit;
        for m in &call.args {
            if !inside(m.from, m.words, self.f.slots)
                || callee.is_some_and(|c| !inside(m.to, m.words, c.param_words))
            {
                return Err(format!("argument {m:?}"));
            }
        }
        for m in &call.returns {
            if !inside(m.to, m.words, self.f.slots)
                || callee.is_some_and(|c| !inside(m.from, m.words, c.return_words))
            {
                return Err(format!("return {m:?}"));
            }
        }
        Ok(())
    }

    fn matrix(&self, m: &MatrixInst) -> Result<(), String> {
        let fragments = [(&m.d, true), (&m.a, false), (&m.b, false), (&m.c, false)];
        for ((fragment, written), size) in fragments.into_iter().zip(m.sizes()) {
            if fragment.len() != size {
                return Err(format!("a fragment of {} registers, not {size}", fragment.len()));
            }
            for &slot in fragment {
                self.place(slot, Role::Reg(m.columns()), written, "fragment")?;
            }
        }
        self.place(m.metadata, Role::Reg(1), false, "metadata")
    }

    fn mem(&self, m: &MemInst) -> Result<(), String> {
        self.place(m.base, Role::Reg(if m.wide { 2 } else { 1 }), false, "address")?;
        if let Some((slot, wide, _)) = m.second {
            self.place(slot, Role::Reg(if wide { 2 } else { 1 }), false, "second address")?;
        }
        self.place(m.policy, Role::Reg(2), false, "policy")?;
        let value = Role::Reg(m.data_bits.div_ceil(32).clamp(1, 4));
        for &slot in &m.data {
            self.place(slot, value, m.op.kind.reads(), "data")?;
        }
        let element = match m.op.kind {
            _ if m.texture.is_some() => Role::Reg(1),
            base::MemKind::AsyncCopy => Role::Reg(1),
            _ => Role::Reg(columns(m.op.ty).max(1)),
        };
        for &slot in &m.operands {
            self.place(slot, element, false, "operand")?;
        }
        let records = if m.op.space == base::Space::Generic && !matches!(m.op.kind, base::MemKind::Fence(_)) {
            4
        } else {
            1
        };
        if m.record as usize + records > self.kernel.records.len() {
            return Err(format!("record {}", m.record));
        }
        Ok(())
    }

    fn place(&self, slot: Slot, role: Role, written: bool, what: &str) -> Result<(), String> {
        if slot.is_none() {
            return Ok(());
        }
        let bad = || Err(format!("{what} {:#x} as {role:?} in {:?}", slot.0, self.op));
        match role {
            Role::Raw => Ok(()),
            Role::Pred if slot.is_const() || slot.0 as u32 >= self.f.preds => bad(),
            Role::Pred => Ok(()),
            Role::Reg(n) if slot.is_const() => {
                let i = slot.0 & 0x7fff;
                let wide = self.kernel.wide_constants.iter().find(|w| w.0 == i).map_or(1, |w| w.1);
                if written || i as usize >= self.kernel.constants.len() || wide < n as u16 {
                    bad()
                } else {
                    Ok(())
                }
            }
            Role::Reg(n) if slot.0 as u32 + n as u32 > self.f.slots => bad(),
            Role::Reg(_) => Ok(()),
        }
    }
}
