//! `cvt`. Registers may be wider than the types: a source's low part is taken, a result is sign- or zero-extended
//! to its register.

use base::ScalarType as T;
use ir::operands::columns;
use ir::{Code, Mods, Op};
use ptx::isa::{Modifier as M, Rounding};
use ptx::{Inst, Mods as _};

use super::Body;
use super::operands::{Reg, columns_of_bits, word_type};
use crate::program::Outcome;
use crate::virt::{V, VOp};

/// Rounding as bits of [`Mods`]; none for those that are not bits of it.
pub(crate) fn rounding_bits(r: Option<Rounding>) -> Option<u8> {
    match r {
        None | Some(Rounding::Nearest) => Some(Mods::RN),
        Some(Rounding::Zero) => Some(Mods::RZ),
        Some(Rounding::Down) => Some(Mods::RM),
        Some(Rounding::Up) => Some(Mods::RP),
        Some(Rounding::NearestAway | Rounding::Stochastic) => None,
    }
}

impl Body<'_, '_> {
    /// A conversion without modifiers, into a new value.
    pub fn converted(&mut self, v: V, from: T, to: T) -> V {
        let t = self.temp(columns(to));
        self.convert(t, to, from, Mods(0), [v, V::NONE, V::NONE]);
        t
    }

    /// One conversion operation.
    pub fn convert(&mut self, dst: V, to: T, from: T, mods: Mods, src: [V; 3]) {
        let mut op = Op::new(Code::Cvt, to);
        op.mods = mods;
        op.aux = from as u16;
        self.emit(VOp { dst, src, ..VOp::new(op) });
    }

    /// Extends a value of type `ty`, that lies in the low bits of its columns, to a register's width.
    pub fn extend_into(&mut self, dst: Reg, v: V, ty: T) {
        let (have, want) = (columns(ty), columns_of_bits(dst.bits));
        match (have, want) {
            (1, 1) if ty.is_signed() && ty.bytes() < 4 => {
                let to = if dst.bits == 16 { T::S16 } else { T::S32 };
                if ty.bytes() as u8 * 8 == dst.bits {
                    let mask = self.word((1u32 << dst.bits) - 1);
                    self.emit3(Code::And, T::B32, Mods(0), dst.v, [v, mask, V::NONE]);
                } else {
                    self.convert(dst.v, to, ty, Mods(0), [v, V::NONE, V::NONE]);
                }
            }
            (a, b) if a == b => self.emit3(Code::Mov, word_type(have), Mods(0), dst.v, [v, V::NONE, V::NONE]),
            (1, 2) => {
                let from = match (ty.is_signed(), ty.bytes()) {
                    (true, 1) => T::S8,
                    (true, 2) => T::S16,
                    (true, _) => T::S32,
                    (false, 1) => T::U8,
                    (false, 2) => T::U16,
                    (false, _) => T::U32,
                };
                self.convert(
                    dst.v,
                    if ty.is_signed() { T::S64 } else { T::U64 },
                    from,
                    Mods(0),
                    [v, V::NONE, V::NONE],
                );
            }
            (1, _) => {
                let wide = self.converted(v, T::U32, T::U64);
                let zero = self.constant(2, 0);
                self.emit3(Code::Pack, T::B128, Mods(0), dst.v, [wide, zero, V::NONE]);
            }
            _ => {
                let zero = self.constant(2, 0);
                self.emit3(Code::Pack, T::B128, Mods(0), dst.v, [v, zero, V::NONE]);
            }
        }
    }

    /// `cvt`.
    pub fn cvt(&mut self, inst: &Inst) -> Outcome<()> {
        let words: Vec<M> =
            inst.mods.iter().copied().filter(|m| m.class() == ptx::isa::Class::Type).collect();
        if inst.mods.has(M::Pack) {
            return self.cvt_pack(inst, &words);
        }
        let types = inst.mods.types();
        if words.len() != types.len() {
            return Err(self.refused(format!("`{}`", self.head_text(inst))));
        }
        let &[to, from] = types.as_slice() else {
            return Err(self.wrong("missing-type", "`cvt` needs two types"));
        };
        let mods = self.cvt_mods(inst, to)?;
        if let Some(pair) = pair_of_four(to) {
            return self.cvt_four(inst, pair, to, mods);
        }
        if !can_convert(from) || !can_convert(to) {
            return Err(self.refused(format!("`{}`", self.head_text(inst))));
        }
        let d = self.arg(inst, 0)?;
        let a = self.read_wide(self.arg(inst, 1)?, from)?;
        // Two values, then random bits or scales: as many operands as there are.
        let (mut b, mut c) = (V::NONE, V::NONE);
        let two = from == T::F32 && to.class() == base::scalar::ScalarClass::Packed;
        if two {
            b = self.read_wide(self.arg(inst, 2)?, from)?;
        }
        if let Some(o) = inst.operands.get(if two { 3 } else { 2 }) {
            let ty = if mods.has(Mods::STOCHASTIC) { T::B32 } else { T::B16 };
            c = self.read_wide(o, ty)?;
        }
        let dst = self.write_any(d, to)?;
        let (have, want) = (columns(to), columns_of_bits(dst.bits));
        if dst.bits == 0 || want < have {
            return Err(self.wrong("operand-type", format!("the register is too narrow for .{}", to.name())));
        }
        // Sub-word integers fill their whole register; other results that are narrower than it are rare.
        let fits = have == want && !(to.is_signed() && to.bytes() < 4 && to.bytes() * 8 < dst.bits as u32);
        if fits {
            self.convert(dst.v, to, from, mods, [a, b, c]);
        } else {
            let t = self.temp(have);
            self.convert(t, to, from, mods, [a, b, c]);
            self.extend_into(dst, t, to);
        }
        Ok(())
    }

    /// The modifiers of a conversion as bits.
    fn cvt_mods(&self, inst: &Inst, to: T) -> Outcome<Mods> {
        let rounding = match (inst.mods.rounding(), to) {
            (Some(Rounding::NearestAway), T::TF32) => Some(Mods::RP),
            (Some(Rounding::Stochastic), _) => Some(Mods::STOCHASTIC),
            (r, _) => rounding_bits(r),
        };
        let Some(rounding) = rounding else {
            return Err(self.refused(format!("`{}`", self.head_text(inst))));
        };
        let flags = [
            (inst.mods.ftz(), Mods::FTZ),
            (inst.mods.sat(), Mods::SAT),
            (inst.mods.has(M::Relu), Mods::ALT),
            (inst.mods.has(M::Satfinite), Mods::SATFINITE),
            // `cvt.rni.f32.f32` gives an integral number, `cvt.rzi.s32.f32` an integer either way.
            (inst.mods.rounds_to_integer() && to.is_float(), Mods::INTEGRAL),
        ];
        Ok(Mods(flags.into_iter().filter(|f| f.0).fold(rounding, |m, f| m | f.1)))
    }

    /// `cvt.rs` to four values: two pairs, the first in the upper half.
    fn cvt_four(&mut self, inst: &Inst, pair: T, to: T, mods: Mods) -> Outcome<()> {
        let values = self.elements(self.arg(inst, 1)?)?;
        let [a, b, e, f] = values.as_slice() else {
            return Err(self.wrong("operand-count", "four values are converted"));
        };
        let (upper, lower) =
            ([self.read(a, T::F32)?, self.read(b, T::F32)?], [self.read(e, T::F32)?, self.read(f, T::F32)?]);
        let random = self.read(self.arg(inst, 2)?, T::B32)?;
        let dst = self.write(self.arg(inst, 0)?, to)?;
        // Which bytes of the random word a pair takes: a half of it, or with eight bits for each value the upper or the
        // lower byte of both halves. Selector 4 is a zero byte.
        let selectors = if pair == T::E2M1x2 { [0x4431, 0x4420] } else { [0x4432, 0x4410] };
        let mut halves = [V::NONE; 2];
        for ((half, [x, y]), selector) in halves.iter_mut().zip([upper, lower]).zip(selectors) {
            let (selector, zero) = (self.word(selector), self.word(0));
            let bits = self.emit_new(Code::Prmt, T::B32, [random, zero, selector]);
            *half = self.temp(1);
            self.convert(*half, pair, T::F32, mods, [x, y, bits]);
        }
        let [upper, lower] = halves;
        let whole = if to.bytes() == 2 { T::B16 } else { T::B32 };
        self.emit3(Code::Pack, whole, Mods(0), dst, [lower, upper, V::NONE]);
        Ok(())
    }

    /// `cvt.pack.sat`: two saturated integers side by side, above them what `c` holds.
    fn cvt_pack(&mut self, inst: &Inst, words: &[M]) -> Outcome<()> {
        let bits = match words.first() {
            Some(M::U16 | M::S16) => 16,
            Some(M::U8 | M::S8) => 8,
            Some(M::U4 | M::S4) => 4,
            Some(M::U2 | M::S2) => 2,
            _ => return Err(self.refused(format!("`{}`", self.head_text(inst)))),
        };
        let signed = matches!(words.first(), Some(M::S16 | M::S8 | M::S4 | M::S2));
        let dst = self.write(self.arg(inst, 0)?, T::B32)?;
        let (a, b) = (self.read(self.arg(inst, 1)?, T::S32)?, self.read(self.arg(inst, 2)?, T::S32)?);
        let c = match inst.operands.get(3) {
            Some(o) => self.read(o, T::B32)?,
            None => self.word(0),
        };
        let (least, most) =
            if signed { (-(1i32 << (bits - 1)), (1 << (bits - 1)) - 1) } else { (0, (1 << bits) - 1) };
        let mut parts = [V::NONE; 2];
        for (part, v) in parts.iter_mut().zip([a, b]) {
            let (low, high) = (self.word(least as u32), self.word(most as u32));
            let above = self.emit_new(Code::Max, T::S32, [v, low, V::NONE]);
            *part = self.emit_new(Code::Min, T::S32, [above, high, V::NONE]);
        }
        // c, a and b from the top, each insertion below what is there already.
        let (width, twice) = (self.word(bits), self.word(2 * bits));
        let shifted = self.emit_new(Code::Shl, T::B32, [c, twice, V::NONE]);
        let zero = self.word(0);
        let [a, b] = parts;
        let mut op = VOp::new(Op::new(Code::Bfi, T::B32));
        (op.dst, op.src, op.aux) = (self.temp(1), [a, shifted, width], width);
        self.emit(op);
        let upper = op.dst;
        (op.dst, op.src, op.aux) = (dst, [b, upper, zero], width);
        self.emit(op);
        Ok(())
    }
}

/// The pair that makes half of four values.
fn pair_of_four(ty: T) -> Option<T> {
    Some(match ty {
        T::E4M3x4 => T::E4M3x2,
        T::E5M2x4 => T::E5M2x2,
        T::E2M3x4 => T::E2M3x2,
        T::E3M2x4 => T::E3M2x2,
        T::E2M1x4 => T::E2M1x2,
        _ => return None,
    })
}

/// A type of one conversion?
fn can_convert(ty: T) -> bool {
    ty.bytes() != 0 && pair_of_four(ty).is_none() && !matches!(ty, T::E4M3 | T::E5M2 | T::B128)
}
