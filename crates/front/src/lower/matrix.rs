//! Matrices: `mma` in all its forms, `ldmatrix`, `stmatrix`, `movmatrix`.

use base::{MatrixShape, MemKind, MemOp, ScalarType as T, Space};
use ir::matrix::{Element, Form};
use ir::operands::columns;
use ir::{Code, MatrixInst, Mods, Op, RowElement, Slot};
use ptx::isa::{Class, Modifier as M};
use ptx::{Inst, Mnemonic as I, Mods as _, Operand};
use smallvec::SmallVec;

use super::Body;
use super::convert::rounding_bits;
use crate::program::Outcome;
use crate::virt::{V, VMatrix, VOp};

/// Registers of a fragment.
pub(super) type Values = SmallVec<[V; 8]>;

/// `m16n8k16` → 16, 8, 16.
pub(super) fn sizes(shape: M) -> Option<[usize; 3]> {
    let (m, rest) = shape.name().strip_prefix('m')?.split_once('n')?;
    let (n, k) = rest.split_once('k')?;
    Some([m.parse().ok()?, n.parse().ok()?, k.parse().ok()?])
}

impl Body<'_, '_> {
    fn refused_form<R>(&self, inst: &Inst) -> Outcome<R> {
        Err(self.refused(format!("`{}`", self.head_text(inst))))
    }

    /// The types of an instruction, as written.
    pub(super) fn types(inst: &Inst) -> SmallVec<[M; 4]> {
        inst.mods.iter().copied().filter(|m| m.class() == Class::Type).collect()
    }

    /// A fragment that is read.
    pub(super) fn fragment(&mut self, inst: &Inst, i: usize, ty: T) -> Outcome<Values> {
        let list = self.elements(self.arg(inst, i)?)?;
        list.iter().map(|o| self.read(o, ty)).collect()
    }

    /// A fragment that is written. The sink is nobody's.
    pub(super) fn results(&mut self, inst: &Inst, i: usize, ty: T) -> Outcome<Values> {
        let list = self.elements(self.arg(inst, i)?)?;
        let one = |o: &Operand| if *o == Operand::Sink { Ok(V::NONE) } else { self.write(o, ty) };
        list.iter().map(one).collect()
    }

    /// The modifiers that products of `mma` and `wmma` share. Shape, types and form are the callers'.
    pub(super) fn matrix_product(&self, inst: &Inst) -> Outcome<MatrixInst> {
        let Some(rounding) = rounding_bits(inst.mods.rounding()) else { return self.refused_form(inst) };
        Ok(MatrixInst {
            form: Form::Dense,
            rows: 8,
            k: 0,
            elements: [Element::F16; 2],
            d_type: T::F32,
            c_type: T::F32,
            saturate: inst.mods.has(M::Satfinite),
            and: inst.mods.has(M::And),
            f8f6f4: inst.mods.has(M::KindF8f6f4),
            rounding,
            d: ir::matrix::Fragment::new(),
            a: ir::matrix::Fragment::new(),
            b: ir::matrix::Fragment::new(),
            c: ir::matrix::Fragment::new(),
            metadata: Slot::NONE,
        })
    }

    /// Adds a product to the statement.
    pub(super) fn emit_product(&mut self, m: VMatrix) -> Outcome<()> {
        let have = [m.d.len(), m.sources[0].len(), m.sources[1].len(), m.sources[2].len()];
        let need = m.inst.sizes();
        if let Some(i) = (0..4).find(|&i| have[i] != need[i]) {
            let name = ["D", "A", "B", "C"][i];
            return Err(self.wrong(
                "operand-count",
                format!("{} registers for the fragment of {name}, which has {}", have[i], need[i]),
            ));
        }
        let side = self.unit.matrices.len() as u32;
        self.unit.matrices.push(m);
        self.emit(VOp { side, ..VOp::new(Op::new(Code::Mma, T::B32)) });
        Ok(())
    }

    /// `mma`, `mma.sp`.
    pub fn mma(&mut self, inst: &Inst) -> Outcome<()> {
        let types = Self::types(inst);
        let &[d, a, b, c] = types.as_slice() else { return self.refused_form(inst) };
        let Some([m, 8, k]) = inst.mods.of(Class::Shape).and_then(sizes) else {
            return self.refused_form(inst);
        };
        let element = |t: M| Element::from_name(t.name());
        let (Some(d_type), Some(c_type)) = (d.scalar_type(), c.scalar_type()) else {
            return self.refused_form(inst);
        };
        let (Some(a), Some(b)) = (element(a), element(b)) else { return self.refused_form(inst) };
        if inst.mods.has(M::BlockScale) || !matches!(m, 8 | 16) {
            return self.refused_form(inst);
        }
        let sparse = inst.mods.has(M::Sp) || inst.mods.has(M::SpOrderedMetadata);
        let mut product = self.matrix_product(inst)?;
        product.rows = m as u8;
        product.k = k as u16;
        product.elements = [a, b];
        (product.d_type, product.c_type) = (d_type, c_type);
        if [m, k] == [8, 4] && a == Element::F16 {
            let mut layouts = inst.mods.iter().filter(|m| m.class() == Class::Layout).map(|&m| m == M::Col);
            let (a_columns, b_columns) = (layouts.next().unwrap_or(false), layouts.next().unwrap_or(true));
            product.form = Form::Quads { a_columns, b_columns };
        }
        let mut metadata = V::NONE;
        if sparse {
            metadata = self.read_arg(inst, 4, T::B32)?;
            let selector = self.immediate(self.arg(inst, 5)?)?;
            let Ok(selector @ 0..=3) = u8::try_from(selector) else {
                return Err(self.wrong("operand-range", "the sparsity selector is 0 to 3"));
            };
            product.form = Form::Sparse { selector };
        }
        let register = if d_type == T::F64 { T::B64 } else { T::B32 };
        let sources = [
            self.fragment(inst, 1, register)?,
            self.fragment(inst, 2, register)?,
            self.fragment(inst, 3, register)?,
        ];
        let d = self.results(inst, 0, register)?;
        self.emit_product(VMatrix { inst: product, d, sources, metadata })
    }

    /// The rows that `ldmatrix` and `stmatrix` have addresses for, in eights, and what is in them.
    fn matrix_rows(inst: &Inst) -> Option<(MatrixShape, RowElement)> {
        let (load, trans) = (inst.mnemonic == I::Ldmatrix, inst.mods.has(M::Trans));
        let element = [
            (M::B16, RowElement::B16),
            (M::B8, RowElement::B8),
            (M::B6x16P32, RowElement::B6),
            (M::B4x16P64, RowElement::B4),
        ];
        let element = element.iter().find(|(m, _)| inst.mods.has(*m))?.1;
        let count = inst.mods.of(Class::Count)?;
        let shape = match (inst.mods.of(Class::Shape)?, element) {
            (M::M8n8, RowElement::B16) => MatrixShape::from_name(count.name())?,
            (M::M8n16, RowElement::B6 | RowElement::B4) if load && !trans => {
                MatrixShape::from_name(count.name())?
            }
            // Sixteen rows, and two registers.
            (M::M16n16, RowElement::B8 | RowElement::B6 | RowElement::B4) if load && trans => match count {
                M::X1 => MatrixShape::X2,
                M::X2 => MatrixShape::X4,
                _ => return None,
            },
            // Stored the other way round it is eight rows of 16 bytes.
            (M::M16n8, RowElement::B8) if !load && trans => MatrixShape::from_name(count.name())?,
            _ => return None,
        };
        Some((shape, element))
    }

    /// `ldmatrix`, `stmatrix`.
    pub fn matrix(&mut self, inst: &Inst) -> Outcome<()> {
        let Some((shape, element)) = Self::matrix_rows(inst) else { return self.refused_form(inst) };
        let load = inst.mnemonic == I::Ldmatrix;
        let kind = if load { MemKind::MatrixLoad(shape) } else { MemKind::MatrixStore(shape) };
        let (data, at) = if load { (0, 1) } else { (1, 0) };
        let generic = inst.mods.space() == Space::Generic;
        let mut w = self.locate(self.address(inst, at)?, Space::Shared)?;
        if generic && !w.base.is_none() {
            // A generic address must lie in shared memory here.
            let ty = if w.wide { T::U64 } else { T::U32 };
            let mut op = Op::new(Code::Cvta, ty);
            op.aux = Space::Shared as u16;
            op.mods = Mods(Mods::ALT);
            let t = self.temp(columns(ty));
            self.emit(VOp { dst: t, src: [w.base, V::NONE, V::NONE], ..VOp::new(op) });
            w.base = t;
        }
        let ty = if element == RowElement::B16 { T::B16 } else { T::B8 };
        let op = MemOp { space: Space::Shared, vec: 1, ..self.mem_op(inst, kind, ty) };
        let mut m = self.mem(inst, op, w);
        if let Some(r) = self.k.records.last_mut() {
            r.generic = generic;
        }
        m.inst.trans = inst.mods.has(M::Trans);
        m.inst.row = element;
        let list = self.elements(self.arg(inst, data)?)?;
        if list.len() as u32 != shape.count() {
            return Err(self.wrong(
                "operand-count",
                format!("{} registers for {} times eight rows", list.len(), shape.count()),
            ));
        }
        for o in &list {
            let v = if *o == Operand::Sink {
                V::NONE
            } else if load {
                self.write(o, T::B32)?
            } else {
                self.read(o, T::B32)?
            };
            m.data.push(v);
        }
        self.emit_mem(m);
        Ok(())
    }

    /// `movmatrix`.
    pub fn movmatrix(&mut self, inst: &Inst) -> Outcome<()> {
        let a = self.read_arg(inst, 1, T::B32)?;
        let dst = self.write(self.arg(inst, 0)?, T::B32)?;
        self.emit3(Code::MovMatrix, T::B32, Mods(0), dst, [a, V::NONE, V::NONE]);
        Ok(())
    }
}
