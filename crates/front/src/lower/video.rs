//! Video instructions: bytes and halves of operands, sums that saturate, accumulation and merging.
//!
//! Each becomes a sequence of ordinary operations, as ptxas makes of them for every architecture since Maxwell; they are
//! rare, and nothing of them is left to the interpreter. A scalar one computes in 64 bits, so that its value before
//! saturation is exact (`vmad` in 128), one of two or four parts in 32. The destination is written last, since it may be
//! a source. Source: PTX ISA 9.1, section 9.7.18.

use base::ScalarType as T;
use ir::{Code, Mods, Op};
use ptx::isa::Modifier as M;
use ptx::{Inst, Mnemonic as I, Mods as _, Operand};

use super::Body;
use super::compare::comparison;
use crate::program::Outcome;
use crate::virt::{V, VOp};

/// Bits of an operand.
#[derive(Clone, Copy)]
struct Part {
    at: u32,
    bits: u32,
}

/// A scalar video operand as written.
struct Source {
    v: V,
    part: Part,
    negative: bool,
}

const WHOLE: Part = Part { at: 0, bits: 32 };

/// What a scalar instruction does with its result and `c`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Second {
    None,
    Op(Code),
    Merge,
}

/// The type of 32 bits with that sign.
fn word(signed: bool) -> T {
    if signed { T::S32 } else { T::U32 }
}

/// The least and the greatest value of so many bits.
fn range(bits: u32, signed: bool) -> (i64, i64) {
    if signed { (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) } else { (0, (1 << bits) - 1) }
}

impl Body<'_, '_> {
    /// `vadd vsub vabsdiff vmin vmax vshl vshr vset`.
    pub fn video(&mut self, inst: &Inst) -> Outcome<()> {
        let signs: Vec<bool> = inst.mods.types().iter().map(|t| t.is_signed()).collect();
        let set = inst.mnemonic == I::Vset;
        let (d_signed, a_signed, b_signed) = match *signs.as_slice() {
            [d, a, b] => (d, a, b),
            [a, b] if set => (false, a, b),
            _ => {
                return Err(self.wrong("missing-type", "a video instruction needs the types of its operands"));
            }
        };
        let (to, target) = self.selected(self.arg(inst, 0)?)?;
        let (a, b) = (self.source(inst, 1)?, self.source(inst, 2)?);
        let (x, y) = (self.extended(&a, a_signed), self.extended(&b, b_signed));
        let value = match inst.mnemonic {
            I::Vadd => self.wide(Code::Add, x, y),
            I::Vsub => self.wide(Code::Sub, x, y),
            I::Vabsdiff => {
                let difference = self.wide(Code::Sub, x, y);
                self.emit_new(Code::Abs, T::S64, [difference, V::NONE, V::NONE])
            }
            I::Vmin => self.wide(Code::Min, x, y),
            I::Vmax => self.wide(Code::Max, x, y),
            I::Vset => {
                let p = self.video_test(inst, T::S64, x, y)?;
                let (one, zero) = (self.constant(2, 1), self.constant(2, 0));
                self.emit_new(Code::Selp, T::B64, [one, zero, p])
            }
            _ => {
                let amount = self.converted(y, T::S64, T::U32);
                let amount = if inst.mods.has(M::Wrap) {
                    let low = self.word(31);
                    self.emit_new(Code::And, T::B32, [amount, low, V::NONE])
                } else {
                    let most = self.word(32);
                    self.emit_new(Code::Min, T::U32, [amount, most, V::NONE])
                };
                let code = if inst.mnemonic == I::Vshl { Code::Shl } else { Code::Shr };
                self.emit_new(code, if a_signed { T::S64 } else { T::U64 }, [x, amount, V::NONE])
            }
        };
        let part = target.unwrap_or(WHOLE);
        let value = if inst.mods.sat() {
            // A shifted unsigned value fills all 64 bits.
            let unsigned = inst.mnemonic == I::Vshl && !a_signed;
            self.saturated(value, !unsigned, part.bits, d_signed)
        } else {
            value
        };
        let value = self.converted(value, T::U64, T::U32);
        let second = match (inst.mods.of(ptx::isa::Class::Op), target) {
            (Some(M::Add), _) => Second::Op(Code::Add),
            (Some(M::Min), _) => Second::Op(Code::Min),
            (Some(M::Max), _) => Second::Op(Code::Max),
            (_, Some(_)) => Second::Merge,
            _ => Second::None,
        };
        match second {
            Second::None => self.emit3(Code::Mov, T::B32, Mods(0), to, [value, V::NONE, V::NONE]),
            Second::Op(code) => {
                let c = self.read_arg(inst, 3, T::B32)?;
                self.emit3(code, word(d_signed), Mods(0), to, [value, c, V::NONE]);
            }
            Second::Merge => {
                let c = self.read_arg(inst, 3, T::B32)?;
                self.insert(to, value, c, part);
            }
        }
        Ok(())
    }

    /// `vmad`: the product and the sum in 128 bits.
    pub fn vmad(&mut self, inst: &Inst) -> Outcome<()> {
        let &[_, a_type, b_type] = inst.mods.types().as_slice() else {
            return Err(self.wrong("missing-type", "a video instruction needs the types of its operands"));
        };
        let to = self.write(self.arg(inst, 0)?, T::B32)?;
        let (a, b, c) = (self.source(inst, 1)?, self.source(inst, 2)?, self.source(inst, 3)?);
        let (po, opposite) = (inst.mods.has(M::Po), a.negative != b.negative);
        let signed = a_type.is_signed() || b_type.is_signed() || opposite || c.negative;
        let (x, y) = (self.extended(&a, a_type.is_signed()), self.extended(&b, b_type.is_signed()));
        let mut z = self.converted(c.v, word(signed), if signed { T::S64 } else { T::U64 });
        let (mut low, mut high) =
            (self.wide(Code::Mul, x, y), self.emit_new(Code::MulHi, T::S64, [x, y, V::NONE]));
        // A negation is the complement, and one more at the end.
        if opposite {
            low = self.emit_new(Code::Not, T::B64, [low, V::NONE, V::NONE]);
            high = self.emit_new(Code::Not, T::B64, [high, V::NONE, V::NONE]);
        } else if c.negative {
            z = self.emit_new(Code::Not, T::B64, [z, V::NONE, V::NONE]);
        }
        let sixty_three = self.word(63);
        let above = if signed {
            self.emit_new(Code::Shr, T::S64, [z, sixty_three, V::NONE])
        } else {
            self.constant(2, 0)
        };
        (low, high) = self.sum128([low, high], [z, above]);
        if po || opposite || c.negative {
            let (one, zero) = (self.constant(2, 1), self.constant(2, 0));
            (low, high) = self.sum128([low, high], [one, zero]);
        }
        let shift = if inst.mods.has(M::Shr7) {
            7
        } else if inst.mods.has(M::Shr15) {
            15
        } else {
            0
        };
        if shift > 0 {
            let (down, up) = (self.word(shift), self.word(64 - shift));
            let kept = self.emit_new(Code::Shr, T::U64, [low, down, V::NONE]);
            let moved = self.emit_new(Code::Shl, T::B64, [high, up, V::NONE]);
            low = self.emit_new(Code::Or, T::B64, [kept, moved, V::NONE]);
        }
        if inst.mods.sat() {
            low = self.saturated(low, signed, 32, signed);
        }
        let value = self.converted(low, T::U64, T::U32);
        self.emit3(Code::Mov, T::B32, Mods(0), to, [value, V::NONE, V::NONE]);
        Ok(())
    }

    /// `vadd2` and its kin: two or four parts of 16 or 8 bits.
    pub fn video_simd(&mut self, inst: &Inst) -> Outcome<()> {
        let name = inst.mnemonic.name();
        let (count, letter) = if name.ends_with('2') { (2, 'h') } else { (4, 'b') };
        let bits = 32 / count;
        let signs: Vec<bool> = inst.mods.types().iter().map(|t| t.is_signed()).collect();
        let set = matches!(inst.mnemonic, I::Vset2 | I::Vset4);
        let (d_signed, a_signed, b_signed) = match *signs.as_slice() {
            [d, a, b] => (d, a, b),
            [a, b] if set => (false, a, b),
            _ => {
                return Err(self.wrong("missing-type", "a video instruction needs the types of its operands"));
            }
        };
        let (target, mask) = self.split(self.arg(inst, 0)?);
        let to = self.write(&target, T::B32)?;
        let mask = self.digits(mask, letter, count)?.unwrap_or((0..count).collect());
        let (a, a_places) = self.split(self.arg(inst, 1)?);
        let (b, b_places) = self.split(self.arg(inst, 2)?);
        let (a, b) = (self.read(&a, T::B32)?, self.read(&b, T::B32)?);
        let c = self.read_arg(inst, 3, T::B32)?;
        let a_places = self.digits(a_places, letter, 2 * count)?.unwrap_or((0..count).collect());
        let b_places = self.digits(b_places, letter, 2 * count)?.unwrap_or((count..2 * count).collect());
        let adds = inst.mods.has(M::Add);
        let mut all = c;
        for i in 0..count {
            if !mask.contains(&i) {
                continue;
            }
            let pick = |this: &mut Self, places: &[u32], signed: bool| {
                let place = places.get(i as usize).copied().unwrap_or(i);
                let from = if place < count { a } else { b };
                this.bit_field(from, Part { at: place % count * bits, bits }, signed)
            };
            let (x, y) = (pick(self, &a_places, a_signed), pick(self, &b_places, b_signed));
            let mut value = self.simd_value(inst, x, y)?;
            if inst.mods.sat() {
                let (low, high) = range(bits, d_signed);
                let (low, high) = (self.word(low as u32), self.word(high as u32));
                let above = self.emit_new(Code::Max, T::S32, [value, low, V::NONE]);
                value = self.emit_new(Code::Min, T::S32, [above, high, V::NONE]);
            }
            let next = self.temp(1);
            if adds {
                self.emit3(Code::Add, T::U32, Mods(0), next, [all, value, V::NONE]);
            } else {
                self.insert(next, value, all, Part { at: i * bits, bits });
            }
            all = next;
        }
        self.emit3(Code::Mov, T::B32, Mods(0), to, [all, V::NONE, V::NONE]);
        Ok(())
    }

    /// The operation on one part.
    fn simd_value(&mut self, inst: &Inst, x: V, y: V) -> Outcome<V> {
        let plain = |this: &mut Self, code| this.emit_new(code, T::S32, [x, y, V::NONE]);
        Ok(match inst.mnemonic {
            I::Vadd2 | I::Vadd4 => plain(self, Code::Add),
            I::Vsub2 | I::Vsub4 => plain(self, Code::Sub),
            I::Vmin2 | I::Vmin4 => plain(self, Code::Min),
            I::Vmax2 | I::Vmax4 => plain(self, Code::Max),
            I::Vabsdiff2 | I::Vabsdiff4 => {
                let difference = plain(self, Code::Sub);
                self.emit_new(Code::Abs, T::S32, [difference, V::NONE, V::NONE])
            }
            I::Vavrg2 | I::Vavrg4 => {
                // Halved, a half rounded away from zero: one is added to a sum that is not negative.
                let sum = plain(self, Code::Add);
                let (one, top) = (self.word(1), self.word(31));
                let negative = self.emit_new(Code::Shr, T::U32, [sum, top, V::NONE]);
                let up = self.emit_new(Code::Sub, T::U32, [one, negative, V::NONE]);
                let rounded = self.emit_new(Code::Add, T::U32, [sum, up, V::NONE]);
                self.emit_new(Code::Shr, T::S32, [rounded, one, V::NONE])
            }
            _ => {
                let p = self.video_test(inst, T::S32, x, y)?;
                let (one, zero) = (self.word(1), self.word(0));
                self.emit_new(Code::Selp, T::B32, [one, zero, p])
            }
        })
    }

    /// The comparison of `vset` as a predicate.
    fn video_test(&mut self, inst: &Inst, ty: T, x: V, y: V) -> Outcome<V> {
        let Some(cmp) = inst.mods.iter().find_map(|m| m.comparison()) else {
            return Err(self.wrong("missing-comparison", "a comparison is missing"));
        };
        let p = self.temp(0);
        let mut op = Op::new(Code::Setp, ty);
        op.aux = comparison(cmp) as u16;
        self.emit(VOp { dst: p, src: [x, y, V::NONE], ..VOp::new(op) });
        Ok(p)
    }

    /// An operand without its selector, and that.
    fn split(&self, o: &Operand) -> (Operand, Option<String>) {
        match o {
            Operand::Selected(name, selector) => {
                (Operand::Name(*name), Some(self.k.program.name(*selector).to_owned()))
            }
            o => (o.clone(), None),
        }
    }

    /// The places that a selector such as `.b3210` names, the lowest first.
    fn digits(&self, selector: Option<String>, letter: char, below: u32) -> Outcome<Option<Vec<u32>>> {
        let Some(text) = selector else { return Ok(None) };
        let places = text.strip_prefix(letter).map(|digits| {
            digits.chars().rev().filter_map(|c| c.to_digit(10)).filter(|&d| d < below).collect::<Vec<_>>()
        });
        match places {
            Some(places) if places.len() + 1 == text.len() => Ok(Some(places)),
            _ => Err(self.wrong("operand-type", format!("`.{text}` selects nothing here"))),
        }
    }

    /// The bits that `.b0` to `.b3`, `.h0`, `.h1` name.
    fn part_of(&self, selector: &str) -> Outcome<Part> {
        Ok(match selector {
            "b0" => Part { at: 0, bits: 8 },
            "b1" => Part { at: 8, bits: 8 },
            "b2" => Part { at: 16, bits: 8 },
            "b3" => Part { at: 24, bits: 8 },
            "h0" => Part { at: 0, bits: 16 },
            "h1" => Part { at: 16, bits: 16 },
            _ => return Err(self.wrong("operand-type", format!("`.{selector}` selects nothing here"))),
        })
    }

    /// The destination, and the part of it that is written.
    fn selected(&mut self, o: &Operand) -> Outcome<(V, Option<Part>)> {
        let (register, selector) = self.split(o);
        let part = selector.map(|s| self.part_of(&s)).transpose()?;
        Ok((self.write(&register, T::B32)?, part))
    }

    fn source(&mut self, inst: &Inst, i: usize) -> Outcome<Source> {
        let (o, selector, negative) = match self.arg(inst, i)? {
            Operand::Negative(name, selector) => {
                (Operand::Name(*name), selector.map(|s| self.k.program.name(s).to_owned()), true)
            }
            o => {
                let (o, selector) = self.split(o);
                (o, selector, false)
            }
        };
        let part = selector.map_or(Ok(WHOLE), |s| self.part_of(&s))?;
        Ok(Source { v: self.read(&o, T::B32)?, part, negative })
    }

    /// Some bits, extended to 32.
    fn bit_field(&mut self, v: V, part: Part, signed: bool) -> V {
        if part.bits == 32 {
            return v;
        }
        let (at, bits) = (self.word(part.at), self.word(part.bits));
        self.emit_new(Code::Bfe, word(signed), [v, at, bits])
    }

    /// A source, extended to 64 bits.
    fn extended(&mut self, s: &Source, signed: bool) -> V {
        let v = self.bit_field(s.v, s.part, signed);
        self.converted(v, word(signed), T::S64)
    }

    fn wide(&mut self, code: Code, x: V, y: V) -> V {
        self.emit_new(code, T::S64, [x, y, V::NONE])
    }

    /// 64 bits, as a signed or an unsigned number, limited to a range of fewer.
    fn saturated(&mut self, v: V, from_signed: bool, bits: u32, signed: bool) -> V {
        let (low, high) = range(bits, signed);
        let ty = if from_signed { T::S64 } else { T::U64 };
        let mut v = v;
        if from_signed {
            let low = self.constant(2, u128::from(low as u64));
            v = self.emit_new(Code::Max, ty, [v, low, V::NONE]);
        }
        let high = self.constant(2, high as u128);
        self.emit_new(Code::Min, ty, [v, high, V::NONE])
    }

    /// The low bits of a value in place of some bits of another.
    fn insert(&mut self, dst: V, v: V, into: V, part: Part) {
        let (at, bits) = (self.word(part.at), self.word(part.bits));
        let op = VOp::new(Op::new(Code::Bfi, T::B32));
        self.emit(VOp { dst, src: [v, into, at], aux: bits, ..op });
    }

    /// The sum of two numbers of 128 bits, each as a low and a high half.
    fn sum128(&mut self, [a, b]: [V; 2], [c, d]: [V; 2]) -> (V, V) {
        let carry = self.temp(0);
        let (low, high) = (self.temp(2), self.temp(2));
        let op = |code| VOp { aux: carry, ..VOp::new(Op::new(code, T::U64)) };
        self.emit(VOp { dst: low, src: [a, c, V::NONE], ..op(Code::AddCc) });
        self.emit(VOp { dst: high, src: [b, d, V::NONE], ..op(Code::Addc) });
        (low, high)
    }
}
