//! `atom` and `red` on a byte range: lanes one after another in ascending order.
//!
//! Source: PTX ISA, `atom`, `red`. `.f32` additions on global memory flush subnormals, on shared memory they do
//! not; `.f16` and `.bf16` additions round to nearest even. `inc` and `dec` wrap at the operand. Vector forms
//! are one atomic per element.

use base::{AtomOp, LaneMask, ScalarType, Shape, Space};
use ir::{MemInst, Slot};
use numerics::half16::{self, Half, Plain};
use numerics::minmax::{Bf16, F16};
use numerics::round::Rn;

use crate::data::ViewMut;
use crate::regs::Regs;

/// Old values of one element, by lane.
type Old<T> = [T; 32];

#[inline(always)]
fn each<const N: usize, T: Copy + Default>(
    v: &mut ViewMut<'_>,
    shape: &Shape<'_>,
    mask: u32,
    skip: u64,
    of: impl Fn([u8; N]) -> T,
    to: impl Fn(T) -> [u8; N],
    f: impl Fn(usize, T) -> T,
) -> Old<T> {
    let mut old = [T::default(); 32];
    for i in LaneMask(mask).lanes() {
        let at = shape.address(i).wrapping_sub(v.origin).wrapping_add(skip) as usize;
        if let Some(place) = v.bytes.get_mut(at..at + N) {
            let was = of(place.try_into().unwrap_or([0; N]));
            place.copy_from_slice(&to(f(i, was)));
            old[i] = was;
        }
    }
    old
}

macro_rules! integer_op {
    ($u:ty, $s:ty, $op:expr, $signed:expr, $b:expr, $c:expr) => {{
        let (b, c, op, signed) = ($b, $c, $op, $signed);
        move |i: usize, old: $u| -> $u {
            let b: $u = b[i];
            match op {
                AtomOp::And => old & b,
                AtomOp::Or => old | b,
                AtomOp::Xor => old ^ b,
                AtomOp::Add => old.wrapping_add(b),
                AtomOp::Inc => {
                    if old >= b {
                        0
                    } else {
                        old + 1
                    }
                }
                AtomOp::Dec => {
                    if old == 0 || old > b {
                        b
                    } else {
                        old - 1
                    }
                }
                AtomOp::Min => {
                    if signed {
                        (old as $s).min(b as $s) as $u
                    } else {
                        old.min(b)
                    }
                }
                AtomOp::Max => {
                    if signed {
                        (old as $s).max(b as $s) as $u
                    } else {
                        old.max(b)
                    }
                }
                AtomOp::Exch => b,
                AtomOp::Cas => {
                    if old == b {
                        c[i]
                    } else {
                        old
                    }
                }
            }
        }
    }};
}

/// One half-precision element.
fn half<H: Half + numerics::minmax::Format<Bits = u16>>(op: AtomOp, old: u16, b: u16) -> u16 {
    match op {
        AtomOp::Add => half16::add::<H, Plain, false>(old, b),
        AtomOp::Min if H::decode(b) < H::decode(old) || H::decode(old).is_nan() => b,
        AtomOp::Max if H::decode(b) > H::decode(old) || H::decode(old).is_nan() => b,
        AtomOp::Exch => b,
        _ => old,
    }
}

/// Carries out an atomic (or a reduction, whose `data` is empty) whose range has been checked. False where the
/// operation does not exist on the type.
pub fn atomic(
    regs: &mut Regs<'_>,
    inst: &MemInst,
    op: AtomOp,
    shape: &Shape<'_>,
    mask: u32,
    mut v: ViewMut<'_>,
) -> bool {
    let ty = inst.op.ty;
    let size = ty.bytes() as u64;
    let elements = inst.op.vec.max(1) as usize;
    for e in 0..elements {
        let skip = e as u64 * size;
        let dst = inst.data.get(e).copied().unwrap_or(Slot::NONE);
        let b = inst.operands.get(e).copied().unwrap_or(Slot::NONE);
        let c = if op == AtomOp::Cas { inst.operands.get(1).copied().unwrap_or(Slot::NONE) } else { b };
        if b.is_none() || c.is_none() {
            return false;
        }
        let signed = ty.is_signed();
        let v = &mut v;
        match ty {
            ScalarType::F32 => {
                let x = regs.get32(b);
                let flush = inst.op.space != Space::Shared;
                let add = |i: usize, old: u32| -> u32 {
                    let (a, b) = (f32::from_bits(old), f32::from_bits(x[i]));
                    match op {
                        AtomOp::Add if flush => numerics::fp32::add::<Rn, true, false>(a, b).to_bits(),
                        AtomOp::Add => numerics::fp32::add::<Rn, false, false>(a, b).to_bits(),
                        AtomOp::Exch => x[i],
                        _ => old,
                    }
                };
                let old = each(v, shape, mask, skip, u32::from_le_bytes, u32::to_le_bytes, add);
                if !dst.is_none() {
                    regs.set32(dst, old, mask);
                }
            }
            ScalarType::F64 => {
                let x = regs.get64(b);
                let add = |i: usize, old: u64| match op {
                    AtomOp::Add => {
                        numerics::fp64::add::<Rn>(f64::from_bits(old), f64::from_bits(x[i])).to_bits()
                    }
                    AtomOp::Exch => x[i],
                    _ => old,
                };
                let old = each(v, shape, mask, skip, u64::from_le_bytes, u64::to_le_bytes, add);
                if !dst.is_none() {
                    regs.set64(dst, old, mask);
                }
            }
            ScalarType::F16 | ScalarType::BF16 => {
                let x = regs.get32(b);
                let f = |i: usize, old: u16| match ty {
                    ScalarType::F16 => half::<F16>(op, old, x[i] as u16),
                    _ => half::<Bf16>(op, old, x[i] as u16),
                };
                let old = each(v, shape, mask, skip, u16::from_le_bytes, u16::to_le_bytes, f);
                if !dst.is_none() {
                    regs.set32(dst, old.map(u32::from), mask);
                }
            }
            ScalarType::F16x2 | ScalarType::BF16x2 => {
                let x = regs.get32(b);
                let f = |i: usize, old: u32| match ty {
                    ScalarType::F16x2 => half16::packed2(old, x[i], |a, b| half::<F16>(op, a, b)),
                    _ => half16::packed2(old, x[i], |a, b| half::<Bf16>(op, a, b)),
                };
                let old = each(v, shape, mask, skip, u32::from_le_bytes, u32::to_le_bytes, f);
                if !dst.is_none() {
                    regs.set32(dst, old, mask);
                }
            }
            _ => match size {
                2 => {
                    let (x, y) = (regs.get32(b).map(|x| x as u16), regs.get32(c).map(|x| x as u16));
                    let f = integer_op!(u16, i16, op, signed, x, y);
                    let old = each(v, shape, mask, skip, u16::from_le_bytes, u16::to_le_bytes, f);
                    if !dst.is_none() {
                        regs.set32(dst, old.map(u32::from), mask);
                    }
                }
                4 => {
                    let f = integer_op!(u32, i32, op, signed, regs.get32(b), regs.get32(c));
                    let old = each(v, shape, mask, skip, u32::from_le_bytes, u32::to_le_bytes, f);
                    if !dst.is_none() {
                        regs.set32(dst, old, mask);
                    }
                }
                8 => {
                    let f = integer_op!(u64, i64, op, signed, regs.get64(b), regs.get64(c));
                    let old = each(v, shape, mask, skip, u64::from_le_bytes, u64::to_le_bytes, f);
                    if !dst.is_none() {
                        regs.set64(dst, old, mask);
                    }
                }
                16 => {
                    let (x, y) = (regs.get128(b), regs.get128(c));
                    let f = |i: usize, old: u128| match op {
                        AtomOp::Exch => x[i],
                        AtomOp::Cas if old == x[i] => y[i],
                        _ => old,
                    };
                    let old = each(v, shape, mask, skip, u128::from_le_bytes, u128::to_le_bytes, f);
                    if !dst.is_none() {
                        regs.set128(dst, old, mask);
                    }
                }
                _ => return false,
            },
        }
    }
    true
}
