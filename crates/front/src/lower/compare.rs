//! `setp`, `set`, `selp`, `slct`.

use base::ScalarType as T;
use ir::operands::columns;
use ir::{BoolOp, CmpOp, Code, Mods, Op};
use ptx::isa::Cmp;
use ptx::{Inst, Mods as _, Operand};

use super::Body;
use super::operands::word_type;
use crate::float;
use crate::program::Outcome;
use crate::virt::{V, VOp};

/// The combination in `ir`'s words.
pub(crate) fn boolean(b: Option<ptx::isa::BoolOp>) -> BoolOp {
    match b {
        None => BoolOp::None,
        Some(ptx::isa::BoolOp::And) => BoolOp::And,
        Some(ptx::isa::BoolOp::Or) => BoolOp::Or,
        Some(ptx::isa::BoolOp::Xor) => BoolOp::Xor,
    }
}

/// The comparison in `ir`'s words.
pub(crate) fn comparison(c: Cmp) -> CmpOp {
    match c {
        Cmp::Eq => CmpOp::Eq,
        Cmp::Ne => CmpOp::Ne,
        Cmp::Lt | Cmp::Lo => CmpOp::Lt,
        Cmp::Le | Cmp::Ls => CmpOp::Le,
        Cmp::Gt | Cmp::Hi => CmpOp::Gt,
        Cmp::Ge | Cmp::Hs => CmpOp::Ge,
        Cmp::Equ => CmpOp::Equ,
        Cmp::Neu => CmpOp::Neu,
        Cmp::Ltu => CmpOp::Ltu,
        Cmp::Leu => CmpOp::Leu,
        Cmp::Gtu => CmpOp::Gtu,
        Cmp::Geu => CmpOp::Geu,
        Cmp::Num => CmpOp::Num,
        Cmp::Nan => CmpOp::Nan,
    }
}

/// The comparison that holds exactly where this one does not.
fn inverse(c: CmpOp, float: bool) -> CmpOp {
    match (c, float) {
        (CmpOp::Eq, false) => CmpOp::Ne,
        (CmpOp::Ne, false) => CmpOp::Eq,
        (CmpOp::Lt, false) => CmpOp::Ge,
        (CmpOp::Le, false) => CmpOp::Gt,
        (CmpOp::Gt, false) => CmpOp::Le,
        (CmpOp::Ge, false) => CmpOp::Lt,
        (CmpOp::Eq, true) => CmpOp::Neu,
        (CmpOp::Ne, true) => CmpOp::Equ,
        (CmpOp::Lt, true) => CmpOp::Geu,
        (CmpOp::Le, true) => CmpOp::Gtu,
        (CmpOp::Gt, true) => CmpOp::Leu,
        (CmpOp::Ge, true) => CmpOp::Ltu,
        (CmpOp::Equ, _) => CmpOp::Ne,
        (CmpOp::Neu, _) => CmpOp::Eq,
        (CmpOp::Ltu, _) => CmpOp::Ge,
        (CmpOp::Leu, _) => CmpOp::Gt,
        (CmpOp::Gtu, _) => CmpOp::Le,
        (CmpOp::Geu, _) => CmpOp::Lt,
        (CmpOp::Num, _) => CmpOp::Nan,
        (CmpOp::Nan, _) => CmpOp::Num,
    }
}

/// A comparison with all that goes with it.
#[derive(Clone, Copy)]
struct Test {
    cmp: CmpOp,
    combine: BoolOp,
    with: V,
    not: bool,
    ty: T,
    mods: Mods,
}

/// The halves of a packed type.
fn half(ty: T) -> Option<T> {
    match ty {
        T::F16x2 => Some(T::F16),
        T::BF16x2 => Some(T::BF16),
        _ => None,
    }
}

impl Body<'_, '_> {
    /// `setp`.
    pub fn setp(&mut self, inst: &Inst) -> Outcome<()> {
        let ty = self.ty(inst)?;
        let (a, b) = (self.read_arg(inst, 1, ty)?, self.read_arg(inst, 2, ty)?);
        let test = self.test(inst, ty, 3)?;
        let (p, q) = self.pair(self.arg(inst, 0)?)?;
        let (p, q) = (self.predicate(p)?, self.predicate(q)?);
        if let Some(half) = half(ty) {
            // Packed: the first result is the low half's, the second the high half's.
            let test = Test { ty: half, ..test };
            let parts: Vec<[V; 2]> =
                (0..2).map(|i| [self.part(a, 32, T::B16, i), self.part(b, 32, T::B16, i)]).collect();
            let results: Vec<V> = parts.iter().map(|&[a, b]| self.tested(test, a, b)).collect();
            return self.both(results, p, q);
        }
        match (p, q) {
            (Some(p), None) => {
                self.compare_into(p, test, a, b);
                Ok(())
            }
            (None, None) => Ok(()),
            (p, Some(_)) => {
                // The second result is the opposite comparison under the same combination. Both are computed
                // before either is written: a result may be a source, or the guard.
                let opposite = Test { cmp: inverse(test.cmp, ty.is_float()), ..test };
                let results = vec![self.tested(test, a, b), self.tested(opposite, a, b)];
                self.both(results, p, q)
            }
        }
    }

    fn predicate(&mut self, name: Option<ptx::Symbol>) -> Outcome<Option<V>> {
        match name {
            None => Ok(None),
            Some(s) => Ok(Some(self.write(&Operand::Name(s), T::Pred)?)),
        }
    }

    /// Moves two results to their predicates; the one that guards the statement goes last.
    fn both(&mut self, results: Vec<V>, p: Option<V>, q: Option<V>) -> Outcome<()> {
        let mut moves: Vec<(V, V)> =
            [p, q].into_iter().zip(results).filter_map(|(d, r)| Some((d?, r))).collect();
        let guard = self.now.guard.map(|g| g.0);
        moves.sort_by_key(|m| Some(m.0) == guard);
        for (dst, r) in moves {
            self.emit3(Code::Mov, T::Pred, Mods(0), dst, [r, V::NONE, V::NONE]);
        }
        Ok(())
    }

    fn test(&mut self, inst: &Inst, ty: T, third: usize) -> Outcome<Test> {
        let Some(cmp) = inst.mods.iter().find_map(|m| m.comparison()) else {
            return Err(self.wrong("missing-comparison", "a comparison is missing"));
        };
        let combine = boolean(inst.mods.bool_op());
        let (with, not) = match combine {
            BoolOp::None => (V::NONE, false),
            _ => self.pred(self.arg(inst, third)?)?,
        };
        let mods = Mods(if inst.mods.ftz() { Mods::FTZ } else { 0 });
        Ok(Test { cmp: comparison(cmp), combine, with, not, ty, mods })
    }

    fn compare_into(&mut self, dst: V, t: Test, a: V, b: V) {
        let mut op = Op::new(Code::Setp, t.ty);
        op.mods = t.mods;
        op.aux = t.cmp as u16 | (t.combine as u16) << 8 | (t.not as u16) << 15;
        self.emit(VOp { dst, src: [a, b, t.with], ..VOp::new(op) });
    }

    fn tested(&mut self, t: Test, a: V, b: V) -> V {
        let dst = self.temp(0);
        self.compare_into(dst, t, a, b);
        dst
    }

    /// `set`.
    pub fn set(&mut self, inst: &Inst) -> Outcome<()> {
        let _ = self.ty(inst)?;
        let &[to, ty] = inst.mods.types().as_slice() else {
            return Err(self.wrong("missing-type", "`set` needs two types"));
        };
        if to == T::Pred || ty == T::Pred || to.bits() > 64 {
            return Err(
                self.wrong("operand-type", "`set` compares numbers and gives one; `setp` gives a predicate")
            );
        }
        let (a, b) = (self.read_arg(inst, 1, ty)?, self.read_arg(inst, 2, ty)?);
        let test = self.test(inst, ty, 3)?;
        let dst = self.write(self.arg(inst, 0)?, to)?;
        match (to, half(ty)) {
            (T::U32 | T::S32 | T::F32, None) => {
                let mut op = Op::new(Code::Set, ty);
                op.mods = test.mods;
                op.aux = test.cmp as u16
                    | (test.combine as u16) << 8
                    | ((to == T::F32) as u16) << 14
                    | (test.not as u16) << 15;
                self.emit(VOp { dst, src: [a, b, test.with], ..VOp::new(op) });
            }
            (_, None) => {
                let p = self.tested(test, a, b);
                self.select_truth(dst, p, to)?;
            }
            (_, Some(element)) => {
                let to_half = half(to).unwrap_or(T::U16);
                let mut parts = [V::NONE; 2];
                for (i, part) in parts.iter_mut().enumerate() {
                    let (x, y) = (self.part(a, 32, T::B16, i as u16), self.part(b, 32, T::B16, i as u16));
                    let p = self.tested(Test { ty: element, ..test }, x, y);
                    *part = self.temp(1);
                    self.select_truth(*part, p, to_half)?;
                }
                self.emit3(Code::Pack, T::B32, Mods(0), dst, [parts[0], parts[1], V::NONE]);
            }
        }
        Ok(())
    }

    /// 1.0 or all ones where the predicate holds, else zero.
    fn select_truth(&mut self, dst: V, p: V, ty: T) -> Outcome<()> {
        let ones = if ty.is_float() {
            float::bits(1.0, ty).unwrap_or(0) as u128
        } else {
            (1u128 << ty.bits().clamp(1, 64)) - 1
        };
        let (yes, no) = (self.constant(columns(ty), ones), self.constant(columns(ty), 0));
        self.emit3(Code::Selp, word_type(columns(ty)), Mods(0), dst, [yes, no, p]);
        Ok(())
    }

    /// `selp`.
    pub fn selp(&mut self, inst: &Inst) -> Outcome<()> {
        let ty = self.ty(inst)?;
        let (mut a, mut b) = (self.read_arg(inst, 1, ty)?, self.read_arg(inst, 2, ty)?);
        let (p, not) = self.pred(self.arg(inst, 3)?)?;
        if not {
            (a, b) = (b, a);
        }
        let dst = self.write(self.arg(inst, 0)?, ty)?;
        self.emit3(Code::Selp, word_type(columns(ty)), Mods(0), dst, [a, b, p]);
        Ok(())
    }

    /// `slct`.
    pub fn slct(&mut self, inst: &Inst) -> Outcome<()> {
        let _ = self.ty(inst)?;
        let &[ty, by] = inst.mods.types().as_slice() else {
            return Err(self.wrong("missing-type", "`slct` needs two types"));
        };
        let (a, b) = (self.read_arg(inst, 1, ty)?, self.read_arg(inst, 2, ty)?);
        let c = self.read_arg(inst, 3, by)?;
        let dst = self.write(self.arg(inst, 0)?, ty)?;
        let mut op = Op::new(Code::Slct, word_type(columns(ty)));
        op.mods = Mods(if inst.mods.ftz() { Mods::FTZ } else { 0 });
        op.aux = (by == T::F32) as u16;
        self.emit(VOp { dst, src: [a, b, c], ..VOp::new(op) });
        Ok(())
    }
}
