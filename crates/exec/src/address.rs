//! From registers to the shape of a warp's addresses.

use base::{Shape, Space};
use ir::{MemInst, Slot, address};

use crate::alu::Level;
use crate::level::leveled;
use crate::regs::Regs;

/// The addresses that a register and an offset give, in their shape; where they have none, `lanes` keeps them (those
/// of inactive lanes mean nothing).
#[inline]
pub fn resolve(
    level: Level,
    regs: &Regs<'_>,
    base: Slot,
    wide: bool,
    offset: i64,
    mask: u32,
    lanes: &mut [u64; 32],
) -> Affinity {
    if mask == u32::MAX {
        let found = steady(level, regs, base, wide, offset);
        // Also where a stride of 2⁶³ says the same without meaning it.
        if found.stride == Affinity::NONE.stride {
            spell_out(level, regs, base, wide, offset, lanes);
        }
        return found;
    }
    spell_out(level, regs, base, wide, offset, lanes);
    partial(level, lanes, mask)
}

leveled! {
    /// The affinity of all lanes. Most accesses have one, so that nothing else is done here.
    fn steady / steady_avx2 = steady_core(regs: &Regs<'_>, base: Slot, wide: bool, offset: i64) -> Affinity
}
leveled! {
    /// The addresses that a register and an offset give, lane by lane.
    fn spell_out / spell_out_avx2 = spell_out_core(
        regs: &Regs<'_>, base: Slot, wide: bool, offset: i64, lanes: &mut [u64; 32],
    )
}
leveled! {
    /// The affinity of some lanes.
    fn partial / partial_avx2 = affinity(lanes: &[u64; 32], mask: u32) -> Affinity
}
/// Is every active lane's address a multiple of `bytes` (a power of two)? A quick look that may say no to what is.
#[inline]
pub fn plainly_aligned(shape: &Shape<'_>, bytes: u64) -> bool {
    match shape {
        Shape::Uniform(a) => a & (bytes - 1) == 0,
        Shape::Affine { base, stride } => (base | *stride as u64) & (bytes - 1) == 0,
        _ => false,
    }
}

leveled! {
    /// The first active lane whose address is not a multiple of `bytes` (a power of two).
    fn misaligned_lane / misaligned_lane_avx2 = misaligned_lane_core(
        shape: &Shape<'_>, mask: u32, bytes: u64,
    ) -> Option<u32>
}
leveled! {
    /// Divides the lanes of a generic access by real space; parameters are read as constants are.
    fn split_generic / split_generic_avx2 = split_generic_core(shape: &Shape<'_>, mask: u32) -> [u32; 4]
}

/// Lanes as base and stride, or [`Affinity::NONE`]. Two scalars rather than an `Option`: they come back in registers,
/// where an `Option`'s three words go through the stack and stall on the way back (measured: 14 ns an access).
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Affinity {
    /// Address of lane 0.
    base: u64,
    /// Bytes from a lane to the next.
    stride: i64,
}

impl Affinity {
    /// Lanes in no such order.
    pub const NONE: Affinity = Affinity { base: 0, stride: i64::MIN };

    /// The shape of lanes of this affinity.
    #[inline]
    pub fn shape(self, lanes: &[u64; 32]) -> Shape<'_> {
        match self.stride {
            0 => Shape::Uniform(self.base),
            i64::MIN => Shape::Lanes(lanes),
            stride => Shape::Affine { base: self.base, stride },
        }
    }
}

#[inline(always)]
fn steady_core(regs: &Regs<'_>, base: Slot, wide: bool, offset: i64) -> Affinity {
    if wide {
        return match regs.wide(base) {
            Some(a) if equidistant(a) => {
                Affinity { base: a[0].wrapping_add(offset as u64), stride: a[1].wrapping_sub(a[0]) as i64 }
            }
            _ => Affinity::NONE,
        };
    }
    match regs.narrow(base) {
        Some(a) if equidistant32(a) => {
            // Addresses in 32-bit registers wrap modulo 2³² after their offset; lanes that run over either end on the
            // way are not affine.
            let stride = a[1].wrapping_sub(a[0]) as i32 as i64;
            let (first, last) = (a[0].wrapping_add(offset as u32), a[31].wrapping_add(offset as u32));
            let whole = i64::from(first) + 31 * stride == i64::from(last);
            if whole { Affinity { base: u64::from(first), stride } } else { Affinity::NONE }
        }
        _ => Affinity::NONE,
    }
}

#[inline(always)]
fn spell_out_core(regs: &Regs<'_>, base: Slot, wide: bool, offset: i64, lanes: &mut [u64; 32]) {
    // Sums are made beside `lanes`, which might otherwise be where the register lies for all that the compiler knows;
    // in loops, since `from_fn` and `map` are functions of their own that know nothing of the level.
    let mut sums = [0; 32];
    if wide {
        let Some(a) = regs.wide(base) else { return };
        for (sum, &x) in sums.iter_mut().zip(a) {
            *sum = x.wrapping_add(offset as u64);
        }
    } else {
        let Some(a) = regs.narrow(base) else { return };
        for (sum, &x) in sums.iter_mut().zip(a) {
            *sum = u64::from(x.wrapping_add(offset as u32));
        }
    }
    *lanes = sums;
}

/// Is every lane as far from the one before as lane 1 from lane 0? There are 31 distances; in whole vectors the last
/// overlap with those before.
#[inline(always)]
fn equidistant(a: &[u64; 32]) -> bool {
    let step = a[1].wrapping_sub(a[0]);
    let mut off = 0;
    for i in 0..28 {
        off |= a[i + 1].wrapping_sub(a[i]) ^ step;
    }
    for i in 27..31 {
        off |= a[i + 1].wrapping_sub(a[i]) ^ step;
    }
    off == 0
}

/// The same modulo 2³².
#[inline(always)]
fn equidistant32(a: &[u32; 32]) -> bool {
    let step = a[1].wrapping_sub(a[0]);
    let mut off = 0;
    for i in 0..24 {
        off |= a[i + 1].wrapping_sub(a[i]) ^ step;
    }
    for i in 23..31 {
        off |= a[i + 1].wrapping_sub(a[i]) ^ step;
    }
    off == 0
}

/// Recognises uniform and affine addresses. A lone lane is uniform.
#[inline(always)]
fn affinity(a: &[u64; 32], mask: u32) -> Affinity {
    let first = (mask.trailing_zeros() & 31) as usize;
    let rest = mask & mask.wrapping_sub(1);
    if rest == 0 {
        return Affinity { base: a[first], stride: 0 };
    }
    let second = (rest.trailing_zeros() & 31) as usize;
    let (step, distance) = (a[second].wrapping_sub(a[first]) as i64, (second - first) as i64);
    let stride = if distance == 1 { step } else { step / distance };
    if stride.wrapping_mul(distance) != step {
        return Affinity::NONE;
    }
    let base = a[first].wrapping_sub((stride.wrapping_mul(first as i64)) as u64);
    let mut off = 0u64;
    for (i, &x) in a.iter().enumerate() {
        let m = 0u64.wrapping_sub((mask >> i & 1) as u64);
        off |= (x ^ base.wrapping_add((stride as u64).wrapping_mul(i as u64))) & m;
    }
    if off == 0 { Affinity { base, stride } } else { Affinity::NONE }
}

#[inline(always)]
fn misaligned_lane_core(shape: &Shape<'_>, mask: u32, bytes: u64) -> Option<u32> {
    let low = bytes - 1;
    let bad = match shape {
        Shape::Uniform(a) => a & low,
        // An odd base or stride: look at every lane.
        Shape::Affine { base, stride } => (base | *stride as u64) & low,
        Shape::Lanes(a) => {
            let mut any = 0;
            for (i, &x) in a.iter().enumerate() {
                any |= x & low & 0u64.wrapping_sub((mask >> i & 1) as u64);
            }
            any
        }
        Shape::Bulk { .. } | Shape::None => 0,
    };
    if bad == 0 {
        return None;
    }
    (0..32).find(|&i| mask >> i & 1 != 0 && shape.address(i as usize) & low != 0)
}

/// Moves a shape of generic addresses into the space they lie in; `buffer` keeps the lanes.
#[inline]
pub fn into_space<'a>(shape: Shape<'_>, space: Space, buffer: &'a mut [u64; 32]) -> Shape<'a> {
    let window = address::window(space);
    match shape {
        Shape::Uniform(a) => Shape::Uniform(a.wrapping_sub(window)),
        Shape::Affine { base, stride } => Shape::Affine { base: base.wrapping_sub(window), stride },
        Shape::Lanes(a) => {
            *buffer = std::array::from_fn(|i| a[i].wrapping_sub(window));
            Shape::Lanes(buffer)
        }
        Shape::Bulk { address, bytes } => Shape::Bulk { address: address.wrapping_sub(window), bytes },
        Shape::None => Shape::None,
    }
}

/// The lanes of each real space that a generic access touches, in the order of its records.
pub const GENERIC_SPACES: [Space; 4] = [Space::Global, Space::Shared, Space::Local, Space::Const];

#[inline(always)]
fn split_generic_core(shape: &Shape<'_>, mask: u32) -> [u32; 4] {
    let index = |a: u64| match address::space_of(a) {
        Space::Shared => 1usize,
        Space::Local => 2,
        Space::Const | Space::Param => 3,
        _ => 0,
    };
    let mut out = [0; 4];
    let (first, last) = (mask.trailing_zeros() & 31, 31 - (mask.leading_zeros() & 31));
    match shape {
        Shape::Lanes(a) => {
            let top = a[first as usize] >> 32;
            let mut differ = 0;
            for (i, &x) in a.iter().enumerate() {
                differ |= (x >> 32 ^ top) & 0u64.wrapping_sub((mask >> i & 1) as u64);
            }
            if differ == 0 {
                out[index(a[first as usize])] = mask;
            } else {
                for i in (0..32).filter(|i| mask >> i & 1 != 0) {
                    out[index(a[i])] |= 1 << i;
                }
            }
        }
        other => {
            let (a, b) = (index(other.address(first as usize)), index(other.address(last as usize)));
            if a == b {
                out[a] = mask;
            } else {
                for i in (0..32usize).filter(|i| mask >> i & 1 != 0) {
                    out[index(other.address(i))] |= 1 << i;
                }
            }
        }
    }
    out
}

/// The alignment that an access asks for: all bytes of a lane, for sizes that are powers of two.
#[inline]
pub fn alignment(inst: &MemInst) -> u64 {
    let bytes = inst.op.bytes_per_lane() as u64;
    if bytes.is_power_of_two() { bytes } else { inst.op.ty.bytes().max(1) as u64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shaped(a: &[u64; 32], mask: u32) -> Shape<'_> {
        affinity(a, mask).shape(a)
    }

    #[test]
    fn shapes_are_recognised_under_any_mask() {
        let affine: [u64; 32] = std::array::from_fn(|i| 1000 + 8 * i as u64);
        assert_eq!(shaped(&affine, u32::MAX), Shape::Affine { base: 1000, stride: 8 });
        assert!(equidistant(&affine) && equidistant32(&affine.map(|x| x as u32)));
        assert_eq!(shaped(&affine, 0x8000_0010), Shape::Affine { base: 1000, stride: 8 });
        assert_eq!(shaped(&affine, 0x10), Shape::Uniform(1032));
        let mut odd = affine;
        odd[7] = 3;
        assert_eq!(shaped(&odd, u32::MAX), Shape::Lanes(&odd));
        for i in 0..32 {
            let mut odd = affine;
            odd[i] += 1;
            assert!(!equidistant(&odd) && !equidistant32(&odd.map(|x| x as u32)), "lane {i}");
        }
        assert_eq!(shaped(&odd, !(1 << 7)), Shape::Affine { base: 1000, stride: 8 });
        let down: [u64; 32] = std::array::from_fn(|i| 1000 - 4 * i as u64);
        assert_eq!(shaped(&down, u32::MAX), Shape::Affine { base: 1000, stride: -4 });
        // Lanes 0 and 2 hold 0 and 1: no integral stride.
        let half: [u64; 32] = std::array::from_fn(|i| i as u64 / 2);
        assert_eq!(shaped(&half, 0b101), Shape::Lanes(&half));
    }

    #[test]
    fn misalignment_names_the_lane() {
        let a: [u64; 32] = std::array::from_fn(|i| 4 * i as u64 + 2 * (i == 5) as u64);
        assert_eq!(misaligned_lane(Level::Portable, &Shape::Lanes(&a), u32::MAX, 4), Some(5));
        assert_eq!(misaligned_lane(Level::Portable, &Shape::Lanes(&a), !(1 << 5), 4), None);
        assert_eq!(
            misaligned_lane(Level::Portable, &Shape::Affine { base: 0, stride: 4 }, u32::MAX, 8),
            Some(1)
        );
        assert_eq!(
            misaligned_lane(Level::Portable, &Shape::Affine { base: 0, stride: 4 }, 0x5555_5555, 8),
            None
        );
    }

    #[test]
    fn generic_lanes_split_by_window() {
        let a: [u64; 32] = std::array::from_fn(|i| {
            if i % 2 == 0 { address::SHARED_WINDOW + i as u64 } else { address::BUFFERS }
        });
        assert_eq!(
            split_generic(Level::Portable, &Shape::Lanes(&a), u32::MAX),
            [0xaaaa_aaaa, 0x5555_5555, 0, 0]
        );
    }
}
