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
        self.convert(t, to, from, Mods(0), [v, V::NONE]);
        t
    }

    fn convert(&mut self, dst: V, to: T, from: T, mods: Mods, [a, b]: [V; 2]) {
        let mut op = Op::new(Code::Cvt, to);
        op.mods = mods;
        op.aux = from as u16;
        self.emit(VOp { dst, src: [a, b, V::NONE], ..VOp::new(op) });
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
                    self.convert(dst.v, to, ty, Mods(0), [v, V::NONE]);
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
                    [v, V::NONE],
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
        let types = inst.mods.types();
        if words.len() != types.len() || inst.mods.has(M::Rs) || inst.mods.has(M::Satfinite) {
            return Err(self.refused(format!("`{}`", self.head_text(inst))));
        }
        if inst.mods.has(M::Pack) {
            return self.cvt_pack(inst, &types);
        }
        let &[to, from] = types.as_slice() else {
            return Err(self.wrong("missing-type", "`cvt` needs two types"));
        };
        if types
            .iter()
            .any(|t| t.bytes() == 0 || matches!(t, T::E4M3 | T::E5M2 | T::E4M3x2 | T::E5M2x2 | T::B128))
        {
            return Err(self.refused(format!("`{}`", self.head_text(inst))));
        }
        let mut mods = 0;
        match (inst.mods.rounding(), to) {
            (Some(Rounding::NearestAway), T::TF32) => mods |= Mods::RP,
            (r, _) => match rounding_bits(r) {
                Some(bits) => mods |= bits,
                None => return Err(self.refused(format!("`{}`", self.head_text(inst)))),
            },
        }
        let flags = [
            (inst.mods.ftz(), Mods::FTZ),
            (inst.mods.sat(), Mods::SAT),
            (inst.mods.has(M::Relu), Mods::ALT),
            // `cvt.rni.f32.f32` gives an integral number, `cvt.rzi.s32.f32` an integer either way.
            (inst.mods.rounds_to_integer() && to.is_float(), Mods::INTEGRAL),
        ];
        mods |= flags.into_iter().filter(|f| f.0).fold(0, |m, f| m | f.1);
        let d = self.arg(inst, 0)?;
        let a = self.read_wide(self.arg(inst, 1)?, from)?;
        let b = match inst.operands.get(2) {
            Some(o) => self.read_wide(o, from)?,
            None => V::NONE,
        };
        let dst = self.write_any(d, to)?;
        let (have, want) = (columns(to), columns_of_bits(dst.bits));
        if dst.bits == 0 || want < have {
            return Err(self.wrong("operand-type", format!("the register is too narrow for .{}", to.name())));
        }
        // Sub-word integers fill their whole register; other results that are narrower than it are rare.
        let fits = have == want && !(to.is_signed() && to.bytes() < 4 && to.bytes() * 8 < dst.bits as u32);
        if fits {
            self.convert(dst.v, to, from, Mods(mods), [a, b]);
        } else {
            let t = self.temp(have);
            self.convert(t, to, from, Mods(mods), [a, b]);
            self.extend_into(dst, t, to);
        }
        Ok(())
    }

    /// `cvt.pack.sat`: two saturated integers side by side, above them what `c` holds.
    fn cvt_pack(&mut self, inst: &Inst, types: &[T]) -> Outcome<()> {
        let &[to, from, ..] = types else {
            return Err(self.refused(format!("`{}`", self.head_text(inst))));
        };
        if !matches!(to, T::U16 | T::S16 | T::U8 | T::S8) || from != T::S32 {
            return Err(self.refused(format!("`{}`", self.head_text(inst))));
        }
        let dst = self.write(self.arg(inst, 0)?, T::B32)?;
        let (a, b) = (self.read(self.arg(inst, 1)?, T::S32)?, self.read(self.arg(inst, 2)?, T::S32)?);
        let c = match inst.operands.get(3) {
            Some(o) => Some(self.read(o, T::B32)?),
            None => None,
        };
        let mut halves = [V::NONE; 2];
        for (half, v) in halves.iter_mut().zip([b, a]) {
            *half = self.temp(1);
            self.convert(*half, to, from, Mods(Mods::SAT), [v, V::NONE]);
        }
        let [low, high] = halves;
        if to.bytes() == 2 {
            self.emit3(Code::Pack, T::B32, Mods(0), dst, [low, high, V::NONE]);
            return Ok(());
        }
        let pair = self.emit_new(Code::Pack, T::B16, [low, high, V::NONE]);
        let above = c.unwrap_or_else(|| self.word(0));
        self.emit3(Code::Pack, T::B32, Mods(0), dst, [pair, above, V::NONE]);
        Ok(())
    }
}
