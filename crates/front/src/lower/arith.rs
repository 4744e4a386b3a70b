//! Integer and floating-point arithmetic.

use base::ScalarType as T;
use ir::operands::{Role, columns, roles};
use ir::{Code, Mods, Op};
use ptx::isa::{Modifier as M, Rounding};
use ptx::{Inst, Mnemonic as I, Mods as _, Operand};

use super::Body;
use super::convert::rounding_bits;
use super::operands::word_type;
use crate::program::Outcome;
use crate::virt::{V, VOp};

impl Body<'_, '_> {
    /// The instruction's type, where `base` knows it.
    pub fn ty(&self, inst: &Inst) -> Outcome<T> {
        let unknown =
            inst.mods.iter().find(|m| m.class() == ptx::isa::Class::Type && m.scalar_type().is_none());
        match (unknown, inst.mods.ty()) {
            (None, Some(ty)) => Ok(ty),
            _ => Err(self.refused(format!("`{}`", self.head_text(inst)))),
        }
    }

    /// Rounding, `.ftz`, `.sat`, `.approx`, `.full`, `.NaN`, `.relu`, `.abs` as bits.
    pub fn arith_mods(&self, inst: &Inst) -> Outcome<Mods> {
        let Some(mut bits) = rounding_bits(inst.mods.rounding()) else {
            return Err(self.refused(format!("`{}`", self.head_text(inst))));
        };
        let flags = [
            (inst.mods.ftz(), Mods::FTZ),
            (inst.mods.sat(), Mods::SAT),
            (inst.mods.has(M::Approx) || inst.mods.has(M::Full), Mods::APPROX),
            (inst.mods.has(M::NaN), Mods::NAN),
            // `div.full` covers divisors that `.approx` takes for infinite.
            (inst.mods.has(M::Relu) || inst.mods.has(M::Abs) || inst.mods.has(M::Full), Mods::ALT),
        ];
        bits |= flags.into_iter().filter(|f| f.0).fold(0, |m, f| m | f.1);
        Ok(Mods(bits))
    }

    /// An operation whose operands are those of the statement in order, each of the type that the operation's
    /// roles give it.
    pub fn in_order(&mut self, inst: &Inst, code: Code, ty: T, mods: Mods, aux: u16) -> Outcome<()> {
        let mut op = Op::new(code, ty);
        op.mods = mods;
        op.aux = aux;
        let r = roles(&op);
        let same = |role: Role| match role {
            Role::Reg(n) if n == columns(ty) => ty,
            // Counts, positions and the like are 32-bit.
            Role::Reg(n) => word_type(n),
            _ => T::Pred,
        };
        let mut v = VOp::new(op);
        for (i, &role) in r.src.iter().enumerate() {
            if role == Role::Raw {
                continue;
            }
            // The third operand of `min` and `max` may be absent.
            match inst.operands.get(i + 1) {
                None if i == 2 && matches!(code, Code::Min | Code::Max) => {}
                None => return Err(self.arg(inst, i + 1).err().unwrap_or_else(|| self.refused("this"))),
                Some(o) => {
                    let ty = match code {
                        Code::MadWide if i == 2 => wide_type(ty),
                        _ if is_count(code, i) => T::U32,
                        _ => same(role),
                    };
                    v.src[i] = self.read(o, ty)?;
                }
            }
        }
        if r.aux == Role::Pred {
            v.aux = self.carry();
        } else if r.aux != Role::Raw {
            v.aux = self.read(self.arg(inst, 4)?, T::U32)?;
        }
        let result = if matches!(code, Code::MulWide | Code::MadWide) { wide_type(ty) } else { same(r.dst) };
        v.dst = self.write(self.arg(inst, 0)?, result)?;
        self.emit(v);
        Ok(())
    }

    /// `add`, `sub`, with carry or without.
    pub fn sum(&mut self, inst: &Inst) -> Outcome<()> {
        let ty = self.ty(inst)?;
        let cc = inst.mods.has(M::Cc);
        let code = match (inst.mnemonic, cc) {
            (I::Add, false) => Code::Add,
            (I::Add, true) => Code::AddCc,
            (I::Sub, false) => Code::Sub,
            (I::Sub, true) => Code::SubCc,
            (I::Addc, false) => Code::Addc,
            (I::Addc, true) => Code::AddcCc,
            (_, false) => Code::Subc,
            (_, true) => Code::SubcCc,
        };
        let mods = self.arith_mods(inst)?;
        if matches!(code, Code::Addc | Code::Subc) && ty.bytes() == 2 {
            let (a, b) = (self.read_arg(inst, 1, ty)?, self.read_arg(inst, 2, ty)?);
            return self.carry16(inst, code, [a, b]);
        }
        match inst.mods.types().as_slice() {
            // Mixed precision: a is widened, which is exact.
            &[to, from] => {
                let a = self.read(self.arg(inst, 1)?, from)?;
                let a = self.converted(a, from, to);
                let b = self.read(self.arg(inst, 2)?, to)?;
                let dst = self.write(self.arg(inst, 0)?, to)?;
                self.emit3(code, to, mods, dst, [a, b, V::NONE]);
                Ok(())
            }
            _ => self.in_order(inst, code, ty, mods, 0),
        }
    }

    /// A sum or difference of 16 bits with the carry: that of 32 bits, cut.
    fn carry16(&mut self, inst: &Inst, code: Code, [a, b]: [V; 2]) -> Outcome<()> {
        let dst = self.write(self.arg(inst, 0)?, T::U16)?;
        let (whole, carry) = (self.temp(1), self.carry());
        let op = VOp::new(Op::new(code, T::U32));
        self.emit(VOp { dst: whole, src: [a, b, V::NONE], aux: carry, ..op });
        let low = self.word(0xffff);
        self.emit3(Code::And, T::B32, Mods(0), dst, [whole, low, V::NONE]);
        Ok(())
    }

    /// `mul`, `mul24`.
    pub fn product(&mut self, inst: &Inst) -> Outcome<()> {
        let ty = self.ty(inst)?;
        let mods = self.arith_mods(inst)?;
        let high = inst.mods.has(M::Hi);
        let (code, aux) = match inst.mnemonic {
            I::Mul24 => (Code::Mul24, high as u16),
            _ if inst.mods.has(M::Wide) => (Code::MulWide, 0),
            _ if high => (Code::MulHi, 0),
            _ => (Code::Mul, 0),
        };
        self.in_order(inst, code, ty, mods, aux)
    }

    /// `mad`, `fma`, `mad24`, `mad.cc`, `madc`.
    pub fn multiply_add(&mut self, inst: &Inst) -> Outcome<()> {
        let ty = self.ty(inst)?;
        let mut mods = self.arith_mods(inst)?;
        let (high, cc) = (inst.mods.has(M::Hi), inst.mods.has(M::Cc));
        let float =
            !matches!(ty.class(), base::scalar::ScalarClass::Signed | base::scalar::ScalarClass::Unsigned);
        if inst.mods.has(M::Oob) {
            mods = Mods(mods.0 | Mods::OOB);
        }
        if let &[to, from] = inst.mods.types().as_slice() {
            let mut src = [V::NONE; 3];
            for (i, v) in src.iter_mut().enumerate() {
                *v = self.read(self.arg(inst, i + 1)?, if i < 2 { from } else { to })?;
                if i < 2 {
                    *v = self.converted(*v, from, to);
                }
            }
            let dst = self.write(self.arg(inst, 0)?, to)?;
            self.emit3(Code::Fma, to, mods, dst, src);
            return Ok(());
        }
        let (code, aux) = match (inst.mnemonic, cc) {
            (I::Madc, true) => (Code::MadcCc, 0),
            (I::Madc, false) => (Code::Madc, 0),
            (I::Mad, true) => (Code::MadCc, 0),
            (I::Mad24, _) => (Code::Mad24, high as u16),
            _ if float => (Code::Fma, 0),
            _ if inst.mods.has(M::Wide) => (Code::MadWide, 0),
            _ if high => (Code::MadHi, 0),
            _ => (Code::Mad, 0),
        };
        if code == Code::Madc && ty.bytes() == 2 {
            let (a, b) = (self.read_arg(inst, 1, ty)?, self.read_arg(inst, 2, ty)?);
            let product = self.emit_new(if high { Code::MulHi } else { Code::Mul }, ty, [a, b, V::NONE]);
            let c = self.read_arg(inst, 3, ty)?;
            return self.carry16(inst, Code::Addc, [product, c]);
        }
        if matches!(code, Code::MadCc | Code::Madc | Code::MadcCc) && high {
            mods = Mods(mods.0 | Mods::ALT);
        }
        self.in_order(inst, code, ty, mods, aux)
    }

    /// Arithmetic that is one operation.
    pub fn plain(&mut self, inst: &Inst) -> Outcome<()> {
        let ty = self.ty(inst)?;
        let mods = self.arith_mods(inst)?;
        let code = match inst.mnemonic {
            I::Div => Code::Div,
            I::Rem => Code::Rem,
            I::Sad => Code::Sad,
            I::Abs => Code::Abs,
            I::Neg => Code::Neg,
            I::Min => Code::Min,
            I::Max => Code::Max,
            I::Rcp => Code::Rcp,
            I::Sqrt => Code::Sqrt,
            I::Rsqrt => Code::Rsqrt,
            I::Sin => Code::Sin,
            I::Cos => Code::Cos,
            I::Lg2 => Code::Lg2,
            I::Ex2 => Code::Ex2,
            I::Tanh => Code::Tanh,
            I::Copysign => Code::Copysign,
            _ => Code::Testp,
        };
        let aux = match (code, inst.mods.of(ptx::isa::Class::Test)) {
            (Code::Testp, Some(test)) => {
                let order = [M::Finite, M::Infinite, M::Number, M::Notanumber, M::Normal, M::Subnormal];
                order.iter().position(|&m| m == test).unwrap_or(0) as u16
            }
            _ => 0,
        };
        // `min.relu` and `max.relu` of integers clamp at zero afterwards.
        if matches!(code, Code::Min | Code::Max) && inst.mods.has(M::Relu) {
            let (a, b) = (self.read(self.arg(inst, 1)?, ty)?, self.read(self.arg(inst, 2)?, ty)?);
            let dst = self.write(self.arg(inst, 0)?, ty)?;
            let (least, zero) = (self.emit_new(code, ty, [a, b, V::NONE]), self.constant(columns(ty), 0));
            self.emit3(Code::Max, ty, Mods(0), dst, [least, zero, V::NONE]);
            return Ok(());
        }
        debug_assert!(!matches!(inst.mods.rounding(), Some(Rounding::Stochastic)));
        self.in_order(inst, code, ty, mods, aux)
    }

    /// Reads the n-th operand as `ty`.
    pub fn read_arg(&mut self, inst: &Inst, i: usize, ty: T) -> Outcome<V> {
        let o: &Operand = self.arg(inst, i)?;
        self.read(o, ty)
    }
}

/// Is the i-th source a count or a position, whatever the type?
fn is_count(code: Code, i: usize) -> bool {
    match code {
        Code::Shl | Code::Shr | Code::Szext => i == 1,
        Code::Bfe => i >= 1,
        Code::Bfi | Code::ShfL | Code::ShfR => i == 2,
        _ => false,
    }
}

/// The type of a product twice as wide.
fn wide_type(ty: T) -> T {
    match (ty.bytes(), ty.is_signed()) {
        (2, true) => T::S32,
        (2, false) => T::U32,
        (_, true) => T::S64,
        (_, false) => T::U64,
    }
}
