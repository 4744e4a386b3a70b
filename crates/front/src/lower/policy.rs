//! `createpolicy`: the 64-bit value that a cache hint carries.
//!
//! The value is opaque in the manual; this is what ptxas 13.1 makes of the instruction. Its lower half is 0. The upper
//! half has from bit 25 on the primary priority, in bit 24 whether the secondary one is `evict_first`, and
//!
//! - of a fraction: 0x1000_0000, and in bits 20 to 23 the fraction times 15.99, rounded down;
//! - of a range: 0x1800_0000, and in blocks of 2ⁿ bytes, at least 4 KiB and at least a 128th of the total size, its
//!   first block in bits 12 to 18, its blocks (at most 127) in bits 5 to 11, and n − 12 in bits 20 to 23.

use base::ScalarType as T;
use ir::{CmpOp, Code, Mods, Op};
use ptx::isa::Class;
use ptx::{Inst, Operand};

use super::Body;
use crate::program::Outcome;
use crate::virt::{V, VOp};

/// By which a fraction is multiplied.
const SCALE: f32 = 15.99;

impl Body<'_, '_> {
    /// `createpolicy`.
    pub fn create_policy(&mut self, inst: &Inst) -> Outcome<()> {
        let dst = self.write(self.arg(inst, 0)?, T::B64)?;
        let is = |word: &str| inst.mods.iter().any(|m| m.name() == word);
        if is("cvt") {
            let a = self.read_arg(inst, 1, T::B64)?;
            self.emit3(Code::Mov, T::B64, Mods(0), dst, [a, V::NONE, V::NONE]);
            return Ok(());
        }
        let mut priorities = inst.mods.iter().filter(|m| m.class() == Class::L2Eviction).map(|m| m.name());
        let primary = match priorities.next() {
            Some("L2::evict_first") => 1,
            Some("L2::evict_last") => 2,
            Some("L2::evict_normal") => 3,
            _ => 0,
        };
        let secondary = (priorities.next() == Some("L2::evict_first")) as u32;
        let kind = primary << 25 | secondary << 24;
        let high = if is("range") {
            self.range(inst, kind | 0x1800_0000)?
        } else {
            self.fraction(inst, kind | 0x1000_0000)?
        };
        let zero = self.word(0);
        self.emit3(Code::Pack, T::B64, Mods(0), dst, [zero, high, V::NONE]);
        Ok(())
    }

    fn fraction(&mut self, inst: &Inst, kind: u32) -> Outcome<V> {
        let known = match inst.operands.get(1) {
            None => Some(1.0),
            Some(Operand::F32(bits)) => Some(f32::from_bits(*bits)),
            Some(Operand::F64(bits)) => Some(f64::from_bits(*bits) as f32),
            _ => None,
        };
        if let Some(fraction) = known {
            if !(fraction > 0.0 && fraction <= 1.0) {
                return Err(self.wrong(
                    "operand-range",
                    format!("a fraction of {fraction}: it goes from 0, excluded, to 1"),
                ));
            }
            return Ok(self.word(kind | ((fraction * SCALE) as u32 & 15) << 20));
        }
        let fraction = self.read_arg(inst, 1, T::F32)?;
        let scale = self.word(SCALE.to_bits());
        let product = self.emit_new(Code::Mul, T::F32, [fraction, scale, V::NONE]);
        let mut op = Op::new(Code::Cvt, T::U32);
        (op.aux, op.mods) = (T::F32 as u16, Mods(Mods::RZ | Mods::INTEGRAL));
        let units = self.temp(1);
        self.emit(VOp { dst: units, src: [product, V::NONE, V::NONE], ..VOp::new(op) });
        let field = self.field(units, 20, 15);
        let kind = self.word(kind);
        Ok(self.emit_new(Code::Or, T::B32, [field, kind, V::NONE]))
    }

    /// The low bits of a value, moved up.
    fn field(&mut self, v: V, shift: u32, mask: u32) -> V {
        let (mask, shift) = (self.word(mask), self.word(shift));
        let low = self.emit_new(Code::And, T::B32, [v, mask, V::NONE]);
        self.emit_new(Code::Shl, T::B32, [low, shift, V::NONE])
    }

    fn range(&mut self, inst: &Inst, kind: u32) -> Outcome<V> {
        let a = self.address(inst, 1)?.clone();
        let w = self.locate(&a, base::Space::Generic)?;
        let start = self.sum_of(w, T::U64);
        let (bytes, total) = (self.read_arg(inst, 2, T::U32)?, self.read_arg(inst, 3, T::U32)?);
        // n: the total's logarithm, rounded up, less 7, at least 12.
        let (one, most, least) = (self.word(1), self.word(25), self.word(12));
        let below = self.emit_new(Code::Sub, T::U32, [total, one, V::NONE]);
        let zeros = self.emit_new(Code::Clz, T::B32, [below, V::NONE, V::NONE]);
        let n = self.emit_new(Code::Sub, T::S32, [most, zeros, V::NONE]);
        let n = self.emit_new(Code::Max, T::S32, [n, least, V::NONE]);
        let block = self.emit_new(Code::Shl, T::B32, [one, n, V::NONE]);
        let rest = self.emit_new(Code::Sub, T::U32, [block, one, V::NONE]);
        let long = self.emit_new(Code::Add, T::U32, [rest, bytes, V::NONE]);
        let long = self.converted(long, T::U32, T::U64);
        let end = self.emit_new(Code::Add, T::U64, [start, long, V::NONE]);
        let first = self.emit_new(Code::Shr, T::U64, [start, n, V::NONE]);
        let last = self.emit_new(Code::Shr, T::U64, [end, n, V::NONE]);
        let blocks = self.emit_new(Code::Sub, T::U64, [last, first, V::NONE]);
        let most = self.constant(2, 127);
        let blocks = self.emit_new(Code::Min, T::U64, [blocks, most, V::NONE]);
        let (first, blocks) = (self.low_part(first, 64, 1), self.low_part(blocks, 64, 1));
        let log = self.emit_new(Code::Sub, T::U32, [n, least, V::NONE]);
        let mut high = self.word(kind);
        for (v, shift, mask) in [(log, 20, 15), (first, 12, 127), (blocks, 5, 127)] {
            let field = self.field(v, shift, mask);
            high = self.emit_new(Code::Or, T::B32, [high, field, V::NONE]);
        }
        // A total of nothing is no range at all.
        let (zero, none, some) = (self.word(0), self.word(0x1800_0000), self.temp(0));
        let mut op = Op::new(Code::Setp, T::U32);
        op.aux = CmpOp::Ne as u16;
        self.emit(VOp { dst: some, src: [total, zero, V::NONE], ..VOp::new(op) });
        Ok(self.emit_new(Code::Selp, T::B32, [high, none, some]))
    }
}
