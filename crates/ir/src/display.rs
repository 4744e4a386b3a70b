//! A readable listing of a kernel, for tests and for debugging. Registers are `r3` (64-bit ones `r4:2`),
//! predicates `p1`, constants their value.

use std::fmt::{self, Display, Formatter, Write};

use base::SpecialReg;

use crate::kernel::{Callee, Kernel, MemInst, RecordInfo};
use crate::matrix::{Element, Form, MatrixInst, RowElement};
use crate::op::{CmpOp, Code, Mods, Op, Slot};
use crate::operands::{Role, columns, cvt_source, roles};

impl Display for Kernel {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "kernel {}, about {} registers", self.name, self.register_estimate)?;
        for p in &self.params {
            let shape = if p.is_array { "[]" } else { "" };
            let ptr = if p.is_pointer { " ptr" } else { "" };
            writeln!(
                f,
                "  param +{} .{}{shape} {} bytes align {}{ptr}",
                p.offset,
                p.ty.name(),
                p.bytes,
                p.align
            )?;
        }
        if self.static_shared > 0 || self.dynamic_shared_align > 16 {
            let (base, bytes, align) = (self.shared_base, self.static_shared, self.dynamic_shared_align);
            writeln!(f, "  shared {base:#x} static {bytes} dynamic align {align}")?;
        }
        for func in &self.functions {
            let (words, ret) = (func.param_words, func.return_words);
            write!(f, "function {}: {} columns, {} predicates", func.name, func.slots, func.preds)?;
            if words + ret > 0 {
                write!(f, ", {words} parameter and {ret} return words")?;
            }
            if func.local_bytes > 0 {
                write!(f, ", {} local bytes", func.local_bytes)?;
            }
            writeln!(f)?;
            for i in func.start..func.end {
                let (Some(op), Some(origin)) = (self.ops.get(i as usize), self.origin.get(i as usize)) else {
                    continue;
                };
                let line = if origin.first { origin.ptx_line.to_string() } else { String::new() };
                write!(f, "{line:>5} {i:>4}  {}", self.text(op))?;
                match self.reconverge.get(i as usize) {
                    Some(&meet) if meet != u32::MAX && op.code != Code::Call => writeln!(f, "  meet {meet}")?,
                    _ => writeln!(f)?,
                }
            }
        }
        for (i, r) in self.records.iter().enumerate() {
            writeln!(f, "record {i} line {}: {}", r.ptx_line, record(r))?;
        }
        Ok(())
    }
}

fn record(r: &RecordInfo) -> String {
    let generic = if r.generic { " generic" } else { "" };
    format!("{} [{} {}{generic}] {}", r.ptx, r.op.space.name(), r.op.kind.name(), r.basis.name())
}

impl Kernel {
    /// One operation as text.
    pub fn text(&self, op: &Op) -> String {
        let mut s = String::new();
        if !op.guard.is_always() {
            let _ = write!(s, "@{}p{} ", if op.guard.not() { "!" } else { "" }, op.guard.pred());
        }
        match op.code {
            Code::Mem | Code::Fence => match self.mem.get(op.aux as usize) {
                Some(m) => s += &self.mem_text(m),
                None => s += "mem ?",
            },
            Code::Mma => match self.matrices.get(op.aux as usize) {
                Some(m) => s += &self.matrix_text(m),
                None => s += "mma ?",
            },
            Code::Call => s += &self.call_text(op.aux),
            _ => self.plain(op, &mut s),
        }
        s
    }

    fn plain(&self, op: &Op, s: &mut String) {
        let r = roles(op);
        let _ = write!(s, "{}", format!("{:?}", op.code).to_lowercase());
        if !matches!(op.code, Code::Nop | Code::Bra | Code::Ret | Code::Exit | Code::Trap) {
            let _ = write!(s, ".{}", op.ty.name());
        }
        if let (Code::Cvt, Some(from)) = (op.code, cvt_source(op.aux)) {
            let _ = write!(s, ".{}", from.name());
        }
        *s += &mods(op.mods);
        let mut parts = Vec::new();
        if r.dst != Role::Raw && !op.dst.is_none() {
            parts.push(self.slot(op.dst, r.dst));
        }
        for (slot, role) in op.src.iter().zip(r.src) {
            match role {
                Role::Raw => {}
                _ if slot.is_none() => {}
                _ => parts.push(self.slot(*slot, role)),
            }
        }
        match op.code {
            Code::Bra => parts.push(format!("-> {}", op.target())),
            Code::LocalAddr => parts.push(format!("frame+{}", op.target())),
            Code::Brx => parts.push(format!("{:?}", self.tables.get(op.aux as usize))),
            Code::Special => {
                let name = SpecialReg::ALL.get(op.src[0].0 as usize).map_or("?", |r| r.name());
                parts.push(format!("%{name}"));
            }
            Code::Setp | Code::Set => parts.push(comparison(op)),
            Code::Shfl => {
                let e = self.extra.get(op.aux as usize).copied().unwrap_or([Slot::NONE; 4]);
                parts.push(
                    ["up", "down", "bfly", "idx"].get(e[2].0 as usize).copied().unwrap_or("?").to_owned(),
                );
                parts.push(format!("mask {}", self.slot(e[0], Role::Reg(1))));
                if !e[1].is_none() {
                    parts.push(format!("-> {}", self.slot(e[1], Role::Pred)));
                }
            }
            Code::Vote => {
                let not = if op.src[2].0 == 1 { "!" } else { "" };
                parts.push(format!(
                    "{not}{}",
                    ["all", "any", "uni", "ballot"].get(op.aux as usize).unwrap_or(&"?")
                ));
            }
            Code::Unpack => parts.push(format!("part {} of {}", op.aux, op.src[1].0)),
            Code::Cvt => {}
            Code::Cvta | Code::Isspacep => {
                parts.push(base::Space::ALL.get(op.aux as usize).map_or("?", |s| s.name()).to_owned());
            }
            _ if r.aux != Role::Raw => parts.push(self.slot(Slot(op.aux), r.aux)),
            _ if op.aux != 0 => parts.push(format!("#{:#x}", op.aux)),
            _ => {}
        }
        if !parts.is_empty() {
            let _ = write!(s, " {}", parts.join(", "));
        }
    }

    fn slot(&self, slot: Slot, role: Role) -> String {
        if slot.is_none() {
            return "_".to_owned();
        }
        let n = match role {
            Role::Reg(n) => n as usize,
            Role::Pred => return format!("p{}", slot.0),
            Role::Raw => return format!("#{}", slot.0),
        };
        if !slot.is_const() {
            return if n == 1 { format!("r{}", slot.0) } else { format!("r{}:{n}", slot.0) };
        }
        let at = (slot.0 & 0x7fff) as usize;
        let words = self.constants.get(at..at + n).unwrap_or(&[]);
        let value = words.iter().rev().fold(0u128, |v, &w| v << 32 | w as u128);
        format!("{value:#x}")
    }

    fn mem_text(&self, m: &MemInst) -> String {
        let op = &m.op;
        let mut s = format!("{}.{}", op.kind.name(), op.space.name());
        let flags = [
            (op.sem != base::Strength::Weak).then(|| op.sem.name()),
            op.scope.map(|x| x.name()),
            Some(op.cache.name()),
            op.non_coherent.then_some("nc"),
            Some(op.l1.name()),
            Some(op.l2.name()),
            op.cache_hint.then_some("hint"),
            Some(op.l2_prefetch.name()),
            m.trans.then_some("trans"),
            match m.row {
                RowElement::B16 | RowElement::B8 => None,
                RowElement::B6 => Some("b6x16_p32"),
                RowElement::B4 => Some("b4x16_p64"),
            },
        ];
        for flag in flags.into_iter().flatten().filter(|f| !f.is_empty()) {
            let _ = write!(s, ".{flag}");
        }
        match op.kind {
            base::MemKind::Fence(fence) => return format!("{s} {} #{}", fence.name(), m.record),
            base::MemKind::Atomic(a) | base::MemKind::Reduction(a) => {
                let _ = write!(s, ".{}", a.name());
            }
            _ => {}
        }
        if let Some(t) = &m.texture {
            let _ = write!(s, ".{}", t.geometry.name());
        }
        if op.vec > 1 {
            let _ = write!(s, ".v{}", op.vec);
        }
        let _ = write!(s, ".{}", op.ty.name());
        let value = Role::Reg(m.data_bits.div_ceil(32).clamp(1, 4));
        let list = |slots: &[Slot], role: Role| {
            slots.iter().map(|&x| self.slot(x, role)).collect::<Vec<_>>().join(", ")
        };
        if !m.data.is_empty() {
            let _ = write!(s, " {{{}}}/{}", list(&m.data, value), m.data_bits);
        }
        let address = |slot: Slot, wide: bool, offset: i64| {
            let mut t =
                if slot.is_none() { String::new() } else { self.slot(slot, Role::Reg(1 + wide as u8)) };
            if offset != 0 || slot.is_none() {
                let _ = write!(t, "{offset:+}");
            }
            t
        };
        let frame = if m.frame { "frame" } else { "" };
        let _ = write!(s, " [{frame}{}]", address(m.base, m.wide, m.offset));
        if let Some((slot, wide, offset)) = m.second {
            let _ = write!(s, ", [{}]", address(slot, wide, offset));
        }
        if !m.operands.is_empty() {
            let role = match op.kind {
                _ if m.texture.is_some() => Role::Reg(1),
                base::MemKind::AsyncCopy => Role::Reg(1),
                _ => Role::Reg(columns(op.ty).max(1)),
            };
            let _ = write!(s, " ({})", list(&m.operands, role));
        }
        if !m.policy.is_none() {
            let _ = write!(s, " policy {}", self.slot(m.policy, Role::Reg(2)));
        }
        let _ = write!(s, " #{}", m.record);
        s
    }

    fn matrix_text(&self, m: &MatrixInst) -> String {
        let role = Role::Reg(m.columns());
        let list = |f: &[Slot]| f.iter().map(|&x| self.slot(x, role)).collect::<Vec<_>>().join(", ");
        let form = match m.form {
            Form::Dense => String::new(),
            Form::Sparse { selector } => format!(".sp{selector}"),
            Form::Quads { a_columns, b_columns } => {
                let layout = |columns| if columns { "col" } else { "row" };
                format!(".quads.{}.{}", layout(a_columns), layout(b_columns))
            }
        };
        let flags = [(m.saturate, ".sat"), (m.and, ".and"), (m.f8f6f4, ".f8f6f4")];
        let flags: String = flags.iter().filter(|f| f.0).map(|f| f.1).collect();
        let [a, b] = m.elements.map(Element::name);
        let mut s =
            format!("mma.m{}n8k{}{form}{flags}.{}.{a}.{b}.{}", m.rows, m.k, m.d_type.name(), m.c_type.name());
        let _ = write!(s, " {{{}}}, {{{}}}, {{{}}}, {{{}}}", list(&m.d), list(&m.a), list(&m.b), list(&m.c));
        if !m.metadata.is_none() {
            let _ = write!(s, ", {}", self.slot(m.metadata, Role::Reg(1)));
        }
        s
    }

    fn call_text(&self, aux: u16) -> String {
        let Some(call) = self.calls.get(aux as usize) else { return "call ?".to_owned() };
        let name = match &call.callee {
            Callee::Direct(i) => self.functions.get(*i as usize).map_or("?".to_owned(), |f| f.name.clone()),
            Callee::Indirect(slot) => format!("*{}", self.slot(*slot, Role::Reg(2))),
            Callee::Extern(e) => format!("{e:?}"),
        };
        let mut s = format!("call {name} (");
        for (i, m) in call.args.iter().enumerate() {
            let comma = if i > 0 { ", " } else { "" };
            let _ = write!(s, "{comma}{}:{} -> {}", m.from, m.words, m.to);
        }
        s += ") (";
        for (i, m) in call.returns.iter().enumerate() {
            let comma = if i > 0 { ", " } else { "" };
            let _ = write!(s, "{comma}{}:{} -> {}", m.from, m.words, m.to);
        }
        s + ")"
    }
}

fn mods(m: Mods) -> String {
    let mut s = [".rn", ".rz", ".rm", ".rp"][m.rounding() as usize].to_owned();
    if s == ".rn" {
        s.clear();
    }
    let bits = [
        (Mods::FTZ, ".ftz"),
        (Mods::SAT, ".sat"),
        (Mods::APPROX, ".approx"),
        (Mods::NAN, ".nan"),
        (Mods::ALT, ".alt"),
        (Mods::INTEGRAL, ".integral"),
    ];
    for (bit, name) in bits {
        if m.has(bit) {
            s += name;
        }
    }
    s
}

fn comparison(op: &Op) -> String {
    let cmp = CmpOp::from_u16(op.aux);
    let combine = ["", " and", " or", " xor"][(op.aux >> 8 & 3) as usize];
    let not = if op.aux >> 15 != 0 { " not" } else { "" };
    let float = if op.aux >> 14 & 1 != 0 { " as-float" } else { "" };
    format!("{}{combine}{not}{float}", format!("{cmp:?}").to_lowercase())
}
