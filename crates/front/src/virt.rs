//! Operations before slots are allocated: an [`Op`] beside the values that its fields will name.
//!
//! A value is a virtual register of its function; constants are shared by the kernel. `finish` turns the values
//! into slots once liveness has placed them.

use ir::liveness::{Touch, Value};
use ir::operands::{Role, roles};
use ir::{ExternFunction, MatrixInst, MemInst, Op, Origin};
use smallvec::SmallVec;

/// A value: a virtual register of the function, or a constant of the kernel.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct V(pub u32);

impl V {
    const CONSTANT: u32 = 1 << 31;
    /// No value.
    pub const NONE: V = V(u32::MAX);

    /// Constant column `i`.
    pub const fn constant(i: u16) -> V {
        V(i as u32 | V::CONSTANT)
    }

    /// Absent?
    pub const fn is_none(self) -> bool {
        self.0 == u32::MAX
    }

    /// The constant's column.
    pub const fn as_constant(self) -> Option<u16> {
        if self.is_none() || self.0 & V::CONSTANT == 0 { None } else { Some((self.0 & 0xffff) as u16) }
    }

    /// The virtual register's index.
    pub const fn as_value(self) -> Option<u32> {
        if self.0 & V::CONSTANT != 0 { None } else { Some(self.0) }
    }
}

/// An operation and its values. Fields of `op` that hold raw numbers are filled in; those that hold slots are
/// given here.
#[derive(Clone, Copy, Debug)]
pub struct VOp {
    /// The operation; `aux` is filled in by `finish` where it indexes a table.
    pub op: Op,
    /// `dst`.
    pub dst: V,
    /// `src`.
    pub src: [V; 3],
    /// `aux` as a slot.
    pub aux: V,
    /// The guard's predicate; whether it is negated stands in `negated`.
    pub guard: V,
    /// `@!p`.
    pub negated: bool,
    /// Index into the unit's `mem`, `matrices`, `calls`, `shuffles`, `tables` or, for `Bra`, the label.
    pub side: u32,
}

impl VOp {
    /// An operation without values.
    pub fn new(op: Op) -> VOp {
        VOp { op, dst: V::NONE, src: [V::NONE; 3], aux: V::NONE, guard: V::NONE, negated: false, side: 0 }
    }
}

/// A memory operation before allocation: the instruction with its slots given as values.
#[derive(Clone, Debug)]
pub struct VMem {
    /// All but the slots.
    pub inst: MemInst,
    /// `base`.
    pub base: V,
    /// The slot of `second`.
    pub second: V,
    /// `policy`.
    pub policy: V,
    /// `data`.
    pub data: SmallVec<[V; 4]>,
    /// `operands`.
    pub operands: SmallVec<[V; 2]>,
}

/// A matrix product before allocation.
#[derive(Clone, Debug)]
pub struct VMatrix {
    /// All but the slots.
    pub inst: MatrixInst,
    /// Registers of D.
    pub d: SmallVec<[V; 8]>,
    /// Registers of A, B and C.
    pub sources: [SmallVec<[V; 8]>; 3],
    /// Of the metadata.
    pub metadata: V,
}

/// Whom a call calls.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum VCallee {
    /// The unit of that number.
    Direct(u32),
    /// A function address.
    Indirect(V),
    /// Supplied by the system.
    Extern(ExternFunction),
}

/// A call before allocation.
#[derive(Clone, Debug)]
pub struct VCall {
    /// Whom.
    pub callee: VCallee,
    /// Words of the callee's parameters, in order.
    pub args: Vec<V>,
    /// Where the words of its results go, in order.
    pub returns: Vec<V>,
}

/// A function before allocation.
#[derive(Clone, Debug, Default)]
pub struct Unit {
    /// Its name.
    pub name: String,
    /// Operations.
    pub ops: Vec<VOp>,
    /// Where they come from.
    pub origin: Vec<Origin>,
    /// Values.
    pub values: Vec<Value>,
    /// Values of lowering's own, written and read within one PTX statement. A guard on their definition is the
    /// guard of their reader, so the definition counts as a whole one.
    pub temporary: Vec<bool>,
    /// Memory operations.
    pub mem: Vec<VMem>,
    /// Matrix products.
    pub matrices: Vec<VMatrix>,
    /// Calls.
    pub calls: Vec<VCall>,
    /// `shfl`: membermask, predicate, mode.
    pub shuffles: Vec<(V, V, u16)>,
    /// Label numbers of jump tables.
    pub tables: Vec<Vec<u32>>,
    /// For each label, the operation it stands before.
    pub labels: Vec<u32>,
    /// Bytes of local memory.
    pub local_bytes: u32,
    /// Words of parameters.
    pub param_words: u32,
    /// Words of return parameters.
    pub return_words: u32,
    /// Parameters by word.
    pub param_values: Vec<V>,
    /// Results by word.
    pub return_values: Vec<V>,
}

impl Unit {
    /// Gives every value that an operation touches, reads before writes.
    pub fn touches(&self, op: &VOp, mut f: impl FnMut(u32, Touch)) {
        let write = if op.guard.is_none() { Touch::Def } else { Touch::MayDef };
        let mut give = |v: V, touch: Touch| {
            if let Some(v) = v.as_value() {
                let whole =
                    touch == Touch::MayDef && self.temporary.get(v as usize).copied().unwrap_or(false);
                f(v, if whole { Touch::Def } else { touch });
            }
        };
        let r = roles(&op.op);
        give(op.guard, Touch::Use);
        for (i, &v) in op.src.iter().enumerate() {
            if r.src[i] != Role::Raw && !(i == 2 && r.writes_src2) {
                give(v, Touch::Use);
            }
        }
        if r.aux_read {
            give(op.aux, Touch::Use);
        }
        match op.op.code {
            ir::Code::Mem | ir::Code::Fence => {
                if let Some(m) = self.mem.get(op.side as usize) {
                    give(m.base, Touch::Use);
                    give(m.second, Touch::Use);
                    give(m.policy, Touch::Use);
                    m.operands.iter().for_each(|&v| give(v, Touch::Use));
                    let touch = if m.inst.op.kind.reads() { write } else { Touch::Use };
                    m.data.iter().for_each(|&v| give(v, touch));
                }
            }
            ir::Code::Call => {
                if let Some(c) = self.calls.get(op.side as usize) {
                    if let VCallee::Indirect(v) = c.callee {
                        give(v, Touch::Use);
                    }
                    c.args.iter().for_each(|&v| give(v, Touch::Use));
                    c.returns.iter().for_each(|&v| give(v, write));
                }
            }
            ir::Code::Mma => {
                if let Some(m) = self.matrices.get(op.side as usize) {
                    m.sources.iter().flatten().for_each(|&v| give(v, Touch::Use));
                    give(m.metadata, Touch::Use);
                    m.d.iter().for_each(|&v| give(v, write));
                }
            }
            ir::Code::Shfl => {
                if let Some(&(mask, pred, _)) = self.shuffles.get(op.side as usize) {
                    give(mask, Touch::Use);
                    give(pred, write);
                }
            }
            _ => {}
        }
        if r.dst != Role::Raw {
            give(op.dst, write);
        }
        if r.writes_src2 {
            give(op.src[2], write);
        }
        if r.aux_written {
            give(op.aux, write);
        }
    }
}
