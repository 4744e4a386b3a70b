//! `wmma`: loads, stores and products of whole matrices, as the steps that they consist of.
//!
//! The manual leaves open which lane of a `wmma` fragment holds what. Here fragments are those of `mma` one after
//! another, as ptxas has them for sm_80: A and C by 16 rows, then 8 columns; B by 8 columns. Where a fragment has
//! more registers than elements (`.f16` A and B), the rest repeats the first ones. A product is one `mma` for each 16
//! rows (8 where there are no more) and 8 columns.
//!
//! A load or store is one access of every lane for each register, or for each two of `.f32` and `.s32` C by rows;
//! where the matrix lies the other way, 16-bit elements are moved in tiles that `movmatrix` turns, others one by one.
//! That is what ptxas does for global memory on sm_80; in shared memory it has `ldmatrix` instead, which this does
//! not copy. All accesses of a statement count in one record, as one execution.

use base::{MemKind, MemOp, ScalarType as T, Space, SpecialReg};
use ir::matrix::{Element, Form};
use ir::{Code, Mods};
use ptx::isa::{Class, Modifier as M};
use ptx::{Inst, Mods as _, Operand};
use smallvec::SmallVec;

use super::Body;
use super::matrix::{Values, sizes};
use crate::program::Outcome;
use crate::virt::{V, VMatrix, VMem};

/// Which matrix.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Matrix {
    A,
    B,
    C,
}

/// A matrix in memory and in registers. Rows are columns of B: what lanes in fours share.
struct Fragment {
    /// Rows, in eights.
    tiles: usize,
    /// Columns.
    columns: usize,
    /// The matrix lies by rows, as its registers do.
    natural: bool,
    /// Bits of an element.
    bits: usize,
    /// Rows of this many eights come first, then columns: 2 for A and C, 1 for B.
    together: usize,
    /// Neighbours in row that a lane has: in one register, or, for C, in two.
    neighbours: usize,
    /// Registers.
    registers: usize,
    /// Default distance of rows or columns in elements.
    stride: usize,
}

/// One access of every lane.
struct Piece {
    /// The register that it fills, and the next one for two.
    register: usize,
    /// Rows from the lane's own, by the matrix's longer steps.
    major: usize,
    /// Elements from the lane's own.
    minor: usize,
    /// A byte's place in the register.
    byte: usize,
}

/// How the accesses of a statement go.
struct Plan {
    pieces: Vec<Piece>,
    /// What one access moves.
    ty: T,
    vec: u8,
    /// Lane l is at row l/4 and columns from `step`·(l mod 4); else the other way round.
    along: bool,
    step: usize,
    /// Tiles are turned.
    turned: bool,
    /// Bytes are put together.
    bytes: bool,
}

impl Fragment {
    fn new(matrix: Matrix, [m, n, k]: [usize; 3], ty: M, by_rows: bool) -> Option<Fragment> {
        let bits = match ty.scalar_type() {
            Some(T::S32) => 32,
            _ => Element::from_name(ty.name()).map(|e| e.bits() as usize).or((ty == M::F32).then_some(32))?,
        };
        let (rows, columns, natural) = match matrix {
            Matrix::A => (m, k, by_rows),
            Matrix::B => (n, k, !by_rows),
            Matrix::C => (m, n, by_rows),
        };
        let per_register = if bits == 64 { 1 } else { 32 / bits };
        let registers = (rows * columns).div_ceil(32 * per_register);
        Some(Fragment {
            tiles: rows / 8,
            columns,
            natural,
            bits,
            together: if matrix == Matrix::B { 1 } else { 2.min(rows / 8) },
            neighbours: if matrix == Matrix::C { 2 } else { per_register },
            registers,
            stride: if natural { columns } else { rows },
        })
    }

    /// Row tile and first column of each access, with its register, in the order of the registers.
    fn places(&self) -> Vec<(usize, usize, usize)> {
        let width = 4 * self.neighbours;
        let each = if self.bits >= 32 { self.neighbours } else { 1 };
        let mut out = Vec::new();
        for group in 0..self.tiles / self.together.max(1) {
            for column in 0..self.columns / width {
                for row in 0..self.together {
                    out.push((group * self.together + row, column * width, out.len() * each));
                }
            }
        }
        out
    }

    fn plan(&self) -> Plan {
        let places = self.places();
        let word = if self.bits == 64 { T::B64 } else { T::B32 };
        let piece = |register, major, minor, byte| Piece { register, major, minor, byte };
        let n = self.neighbours;
        let whole =
            |ty, vec, pieces| Plan { pieces, ty, vec, along: true, step: n, turned: false, bytes: false };
        if self.natural {
            let vec = if self.bits >= 32 { n as u8 } else { 1 };
            return whole(word, vec, places.iter().map(|&(t, c, r)| piece(r, 8 * t, c, 0)).collect());
        }
        if self.bits == 16 {
            let pieces = places.iter().map(|&(t, c, r)| piece(r, c, 8 * t, 0)).collect();
            return Plan { turned: true, ..whole(word, 1, pieces) };
        }
        let mut pieces = Vec::new();
        for &(t, c, r) in &places {
            for i in 0..n {
                let (register, byte) = if self.bits == 8 { (r, i) } else { (r + i, 0) };
                pieces.push(piece(register, c + i, 8 * t, byte));
            }
        }
        let bytes = self.bits == 8;
        Plan { along: false, bytes, ..whole(if bytes { T::U8 } else { word }, 1, pieces) }
    }
}

/// Where the accesses of a statement begin.
struct Origin {
    /// The address of the lane's own part of the first.
    base: V,
    /// Bytes from row to row: a register, and its value where it is known.
    stride: V,
    known: Option<u64>,
}

impl Body<'_, '_> {
    fn wmma_fragment(&self, inst: &Inst, matrix: Matrix) -> Outcome<Fragment> {
        let refused = || self.refused(format!("`{}`", self.head_text(inst)));
        let shape = inst.mods.of(Class::Shape).and_then(sizes).ok_or_else(refused)?;
        let ty = Self::types(inst).first().copied().ok_or_else(refused)?;
        let by_rows = inst.mods.of(Class::Layout) == Some(M::Row);
        Fragment::new(matrix, shape, ty, by_rows).ok_or_else(refused)
    }

    /// The registers of a fragment in memory's order, checked against what it needs.
    fn wmma_registers(&mut self, inst: &Inst, i: usize, f: &Fragment, load: bool) -> Outcome<Values> {
        let ty = if f.bits == 64 { T::B64 } else { T::B32 };
        let list = if load { self.results(inst, i, ty)? } else { self.fragment(inst, i, ty)? };
        if list.len() < f.registers || !list.len().is_multiple_of(f.registers) {
            return Err(self.wrong(
                "operand-count",
                format!("{} registers for a fragment of {}", list.len(), f.registers),
            ));
        }
        Ok(list)
    }

    /// `wmma.load`, `wmma.store`, `wmma.mma`.
    pub fn wmma(&mut self, inst: &Inst) -> Outcome<()> {
        if inst.mods.has(M::Mma) {
            return self.wmma_product(inst);
        }
        let load = inst.mods.has(M::Load);
        let matrix = match () {
            () if !load || inst.mods.has(M::C) => Matrix::C,
            () if inst.mods.has(M::A) => Matrix::A,
            () => Matrix::B,
        };
        let f = self.wmma_fragment(inst, matrix)?;
        let (data, at) = if load { (0, 1) } else { (1, 0) };
        let plan = f.plan();
        let kind = if load { MemKind::Load } else { MemKind::Store };
        let op = MemOp { vec: plan.vec, ..self.mem_op(inst, kind, plan.ty) };
        let w = self.locate(self.address(inst, at)?, op.space)?;
        let mut first = self.mem(inst, op, w);
        let spaces = if op.space == Space::Generic { 4 } else { 1 };
        for record in self.k.records.iter_mut().rev().take(spaces) {
            record.accesses = plan.pieces.len() as u32;
        }
        first.inst.data_bits = if f.bits == 64 { 64 } else { 32 };
        let registers = self.wmma_registers(inst, data, &f, load)?;
        let origin = self.wmma_origin(inst, &f, &plan, &first)?;
        if load {
            self.wmma_load(&f, &plan, &first, &origin, &registers);
        } else {
            self.wmma_store(&f, &plan, &first, &origin, &registers);
        }
        Ok(())
    }

    /// The lane's own address and the distance of rows.
    fn wmma_origin(&mut self, inst: &Inst, f: &Fragment, plan: &Plan, m: &VMem) -> Outcome<Origin> {
        let bytes = |elements: u64| elements * f.bits as u64 / 8;
        let (stride, known) = match inst.operands.get(2) {
            None => (None, Some(f.stride as u64)),
            Some(Operand::Int(i)) => (None, Some(*i as u32 as u64)),
            Some(o) => (Some(self.read(o, T::B32)?), None),
        };
        let stride = match (stride, known) {
            (Some(v), _) if f.bits >= 8 => {
                let by = self.word(f.bits as u32 / 8);
                self.emit_new(Code::Mul, T::U32, [v, by, V::NONE])
            }
            (Some(v), _) => {
                let by = self.word((8 / f.bits as u32).trailing_zeros());
                self.emit_new(Code::Shr, T::U32, [v, by, V::NONE])
            }
            (None, known) => self.word(bytes(known.unwrap_or(0)) as u32),
        };
        let lane = self.temp(1);
        self.special(lane, SpecialReg::LaneId, T::U32);
        let (two, three) = (self.word(2), self.word(3));
        let group = self.emit_new(Code::Shr, T::U32, [lane, two, V::NONE]);
        let inside = self.emit_new(Code::And, T::B32, [lane, three, V::NONE]);
        let own = |elements: usize| bytes(elements as u64) as u32;
        // (times the distance of rows, times bytes)
        let (major, minor, step) = if plan.along {
            (group, inside, own(plan.step))
        } else {
            let step = self.word(plan.step as u32);
            (self.emit_new(Code::Mul, T::U32, [inside, step, V::NONE]), group, own(1))
        };
        let step = self.word(step);
        let minor = self.emit_new(Code::Mul, T::U32, [minor, step, V::NONE]);
        let base = if m.inst.wide {
            let rows = self.temp(2);
            self.emit3(Code::MulWide, T::U32, Mods(0), rows, [major, stride, V::NONE]);
            let minor = self.converted(minor, T::U32, T::U64);
            let sum = self.emit_new(Code::Add, T::U64, [rows, minor, V::NONE]);
            if m.base.is_none() { sum } else { self.emit_new(Code::Add, T::U64, [sum, m.base, V::NONE]) }
        } else {
            let sum = self.emit_new(Code::Mad, T::U32, [major, stride, minor]);
            self.emit_new(Code::Add, T::U32, [sum, m.base, V::NONE])
        };
        Ok(Origin { base, stride, known: known.map(bytes) })
    }

    /// An access: the address of a piece.
    fn wmma_piece(&mut self, f: &Fragment, first: &VMem, origin: &Origin, piece: &Piece) -> VMem {
        let mut m = first.clone();
        m.base = origin.base;
        let mut offset = (piece.minor * f.bits / 8) as i64;
        match origin.known {
            Some(stride) => offset += (piece.major as u64 * stride) as i64,
            None if piece.major == 0 => {}
            None => {
                let rows = self.word(piece.major as u32);
                let code = if m.inst.wide { Code::MadWide } else { Code::Mad };
                let to = self.temp(if m.inst.wide { 2 } else { 1 });
                self.emit3(code, T::U32, Mods(0), to, [origin.stride, rows, origin.base]);
                m.base = to;
            }
        }
        m.inst.offset = m.inst.offset.wrapping_add(offset);
        m
    }

    fn wmma_load(&mut self, f: &Fragment, plan: &Plan, first: &VMem, origin: &Origin, to: &[V]) {
        for piece in &plan.pieces {
            let mut m = self.wmma_piece(f, first, origin, piece);
            let target = |i: usize| to.get(piece.register + i).copied().unwrap_or(V::NONE);
            if plan.turned {
                let tile = self.temp(1);
                m.data.push(tile);
                self.emit_mem(m);
                if !target(0).is_none() {
                    self.emit3(Code::MovMatrix, T::B32, Mods(0), target(0), [tile, V::NONE, V::NONE]);
                }
            } else if plan.bytes {
                let byte = self.temp(1);
                m.data.push(byte);
                self.emit_mem(m);
                self.put_byte(target(0), byte, piece.byte as u32);
            } else {
                m.data.extend((0..plan.vec as usize).map(target));
                self.emit_mem(m);
            }
        }
        let ty = if f.bits == 64 { T::B64 } else { T::B32 };
        for (i, &again) in to.iter().enumerate().skip(f.registers) {
            let from = to.get(i % f.registers).copied().unwrap_or(V::NONE);
            if !again.is_none() && !from.is_none() {
                self.emit3(Code::Mov, ty, Mods(0), again, [from, V::NONE, V::NONE]);
            }
        }
    }

    /// Byte 0 is the first one that is put into a register.
    fn put_byte(&mut self, to: V, byte: V, at: u32) {
        if to.is_none() {
            return;
        }
        if at == 0 {
            return self.emit3(Code::Mov, T::B32, Mods(0), to, [byte, V::NONE, V::NONE]);
        }
        let by = self.word(8 * at);
        let moved = self.emit_new(Code::Shl, T::B32, [byte, by, V::NONE]);
        self.emit3(Code::Or, T::B32, Mods(0), to, [to, moved, V::NONE]);
    }

    fn wmma_store(&mut self, f: &Fragment, plan: &Plan, first: &VMem, origin: &Origin, from: &[V]) {
        for piece in &plan.pieces {
            let mut m = self.wmma_piece(f, first, origin, piece);
            let source = |i: usize| from.get(piece.register + i).copied().unwrap_or(V::NONE);
            if plan.turned {
                let tile = self.temp(1);
                self.emit3(Code::MovMatrix, T::B32, Mods(0), tile, [source(0), V::NONE, V::NONE]);
                m.data.push(tile);
            } else {
                m.data.extend((0..plan.vec as usize).map(source));
            }
            self.emit_mem(m);
        }
    }

    /// `wmma.mma`.
    fn wmma_product(&mut self, inst: &Inst) -> Outcome<()> {
        let refused = || self.refused(format!("`{}`", self.head_text(inst)));
        let [m, n, k] = inst.mods.of(Class::Shape).and_then(sizes).ok_or_else(refused)?;
        let types = Self::types(inst);
        let (d, a, b, c) = match *types.as_slice() {
            [d, c] => (d, M::F16, M::F16, c),
            [d, a, b, c] => (d, a, b, c),
            _ => return Err(refused()),
        };
        let elements = [a, b].map(|t| Element::from_name(t.name()));
        let ([Some(ea), Some(eb)], Some(dt), Some(ct)) = (elements, d.scalar_type(), c.scalar_type()) else {
            return Err(refused());
        };
        let mut layouts = inst.mods.iter().filter(|m| m.class() == Class::Layout);
        let (a_rows, b_rows) = (layouts.next() == Some(&M::Row), layouts.next() == Some(&M::Row));
        let fragments = [
            Fragment::new(Matrix::C, [m, n, k], d, true),
            Fragment::new(Matrix::A, [m, n, k], a, a_rows),
            Fragment::new(Matrix::B, [m, n, k], b, b_rows),
            Fragment::new(Matrix::C, [m, n, k], c, true),
        ];
        let [Some(fd), Some(fa), Some(fb), Some(fc)] = fragments else { return Err(refused()) };
        let a = self.wmma_registers(inst, 1, &fa, false)?;
        let b = self.wmma_registers(inst, 2, &fb, false)?;
        let c = self.wmma_registers(inst, 3, &fc, false)?;
        let d = self.wmma_registers(inst, 0, &fd, true)?;
        let rows = m.min(16);
        let mut product = self.matrix_product(inst)?;
        product.form = Form::Dense;
        (product.rows, product.k, product.elements) = (rows as u8, k as u16, [ea, eb]);
        (product.d_type, product.c_type) = (dt, ct);
        let need = product.sizes();
        let part = |all: &[V], size: usize, i: usize| -> SmallVec<[V; 8]> {
            all.iter().skip(size * i).take(size).copied().collect()
        };
        let mut steps = Vec::new();
        for group in 0..m / rows {
            for column in 0..n / 8 {
                let i = group * (n / 8) + column;
                let sources = [part(&a, need[1], group), part(&b, need[2], column), part(&c, need[3], i)];
                let d = part(&d, need[0], i);
                steps.push(VMatrix { inst: product.clone(), d, sources, metadata: V::NONE });
            }
        }
        // What one step writes another may still read where a program has them in one register.
        let mut late: Vec<(V, V)> = Vec::new();
        for i in 0..steps.len() {
            for r in 0..steps[i].d.len() {
                let v = steps[i].d[r];
                let read = |s: &VMatrix| s.sources.iter().flatten().any(|&x| x == v);
                if !v.is_none() && steps[i + 1..].iter().any(read) {
                    let t = self.temp(product.columns());
                    steps[i].d[r] = t;
                    late.push((v, t));
                }
            }
        }
        for step in steps {
            self.emit_product(step)?;
        }
        let ty = if dt == T::F64 { T::B64 } else { T::B32 };
        for (to, from) in late {
            self.emit3(Code::Mov, ty, Mods(0), to, [from, V::NONE, V::NONE]);
        }
        Ok(())
    }
}
