//! Moves values between a byte range and registers, under a mask and a shape of addresses.
//!
//! A port finds the bytes (an allocation, a block's shared memory, a constant bank) and calls these. Lanes are
//! served in ascending order, so of several lanes that store to one address the highest wins (PTX leaves it
//! open). Out-of-range requests change nothing and name the first lane that is out.

use base::{ScalarType, Shape};
use ir::{MemInst, Slot};

use crate::alu::Level;
use crate::level::leveled;
use crate::local::{LocalMemory, STACK};
use crate::regs::Regs;

/// Runs a macro of the element size, a power of two up to 16, as a constant.
macro_rules! by_size {
    ($bytes:expr, $elements:ident) => {
        match $bytes {
            1 => $elements!(1),
            2 => $elements!(2),
            4 => $elements!(4),
            8 => $elements!(8),
            16 => $elements!(16),
            _ => {}
        }
    };
}

/// A byte range and the address of its first byte.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The bytes.
    pub bytes: &'a [u8],
    /// Address of the first one.
    pub origin: u64,
}

/// A byte range that can be written.
pub struct ViewMut<'a> {
    /// The bytes.
    pub bytes: &'a mut [u8],
    /// Address of the first one.
    pub origin: u64,
}

/// Beyond this step between lanes, addresses may come round to where they began.
const FAR: u64 = 1 << 48;

/// Lowest and highest address of the active lanes; for steps below [`FAR`] all others lie between.
#[inline(always)]
fn span(shape: &Shape<'_>, mask: u32) -> (u64, u64) {
    let (first, last) = ((mask.trailing_zeros() & 31) as usize, (31 - (mask.leading_zeros() & 31)) as usize);
    match shape {
        Shape::Lanes(a) => {
            let (mut low, mut high) = (u64::MAX, 0);
            if mask == u32::MAX {
                for &x in a.iter() {
                    low = low.min(x);
                    high = high.max(x);
                }
            } else {
                for (i, &x) in a.iter().enumerate() {
                    let m = 0u64.wrapping_sub((mask >> i & 1) as u64);
                    low = low.min(x | !m);
                    high = high.max(x & m);
                }
            }
            (low, high)
        }
        _ => {
            let (a, b) = (shape.address(first), shape.address(last));
            (a.min(b), a.max(b))
        }
    }
}

#[inline(always)]
fn outside_core(shape: &Shape<'_>, mask: u32, bytes: u64, origin: u64, len: u64) -> Option<u32> {
    let (low, high) = span(shape, mask);
    let inside = |a: u64| a >= origin && len >= bytes && a - origin <= len - bytes;
    let near = !matches!(shape, Shape::Affine { stride, .. } if stride.unsigned_abs() >= FAR);
    if near && inside(low) && inside(high) {
        return None;
    }
    (0..32).find(|&i| mask >> i & 1 != 0 && !inside(shape.address(i as usize)))
}

/// Byte `k` is read as 0 where the range ends: callers have checked it.
#[inline(always)]
pub(crate) fn read_at<const N: usize>(bytes: &[u8], at: usize) -> [u8; N] {
    match bytes.get(at..at + N) {
        Some(b) => b.try_into().unwrap_or([0; N]),
        None => [0; N],
    }
}

#[inline(always)]
fn gather<const N: usize>(v: View<'_>, shape: &Shape<'_>, mask: u32, skip: u64) -> [[u8; N]; 32] {
    let at = |a: u64| a.wrapping_sub(v.origin).wrapping_add(skip) as usize;
    match *shape {
        Shape::Uniform(a) => [read_at(v.bytes, at(a)); 32],
        Shape::Affine { base, stride } if stride == N as i64 && mask == u32::MAX => {
            let mut out = [[0; N]; 32];
            let from = at(base);
            if let Some(b) = v.bytes.get(from..from + 32 * N) {
                out.as_flattened_mut().copy_from_slice(b);
            }
            out
        }
        _ if mask == u32::MAX => std::array::from_fn(|i| read_at(v.bytes, at(shape.address(i)))),
        _ => {
            let mut out = [[0; N]; 32];
            let mut m = mask;
            while m != 0 {
                let i = (m.trailing_zeros() & 31) as usize;
                out[i] = read_at(v.bytes, at(shape.address(i)));
                m &= m - 1;
            }
            out
        }
    }
}

#[inline(always)]
fn scatter<const N: usize>(
    v: &mut ViewMut<'_>,
    shape: &Shape<'_>,
    mask: u32,
    skip: u64,
    value: &[[u8; N]; 32],
) {
    let origin = v.origin;
    let at = |a: u64| a.wrapping_sub(origin).wrapping_add(skip) as usize;
    let mut put = |i: usize, a: u64| {
        let o = at(a);
        if let Some(b) = v.bytes.get_mut(o..o + N) {
            b.copy_from_slice(&value[i]);
        }
    };
    match *shape {
        Shape::Uniform(a) => put((31 - (mask.leading_zeros() & 31)) as usize, a),
        Shape::Affine { base, stride } if stride == N as i64 && mask == u32::MAX => {
            let o = at(base);
            if let Some(b) = v.bytes.get_mut(o..o + 32 * N) {
                b.copy_from_slice(value.as_flattened());
            }
        }
        _ => {
            let mut m = mask;
            while m != 0 {
                let i = (m.trailing_zeros() & 31) as usize;
                put(i, shape.address(i));
                m &= m - 1;
            }
        }
    }
}

/// Fills a register from little-endian elements of `ty`; narrower ones are sign- or zero-extended to the
/// register's width (`bits`).
#[inline(always)]
fn fill<const N: usize>(
    regs: &mut Regs<'_>,
    slot: Slot,
    bits: u8,
    ty: ScalarType,
    mask: u32,
    v: &[[u8; N]; 32],
) {
    if slot.is_none() {
        return;
    }
    let signed = ty.is_signed();
    if N <= 4 && bits <= 32 {
        // In 32 bits, for the vectoriser's sake: no lane is ever widened to 64.
        let narrow = |b: &[u8; N]| -> u32 {
            let mut w = [0u8; 4];
            let n = N.min(4);
            w[..n].copy_from_slice(&b[..n]);
            let x = u32::from_le_bytes(w);
            let shift = 32 - 8 * n as u32;
            if signed { ((x << shift) as i32 >> shift) as u32 } else { x }
        };
        let keep = if bits == 16 { 0xffff } else { u32::MAX };
        return regs.set32(slot, std::array::from_fn(|i| narrow(&v[i]) & keep), mask);
    }
    let wide = |b: &[u8; N]| -> u64 {
        let mut w = [0u8; 8];
        let n = N.min(8);
        w[..n].copy_from_slice(&b[..n]);
        let x = u64::from_le_bytes(w);
        let shift = 64 - 8 * n as u32;
        if signed { ((x << shift) as i64 >> shift) as u64 } else { x }
    };
    match bits {
        128 => {
            let pad = |b: &[u8; N]| {
                let mut w = [0u8; 16];
                w[..N].copy_from_slice(b);
                u128::from_le_bytes(w)
            };
            regs.set128(slot, std::array::from_fn(|i| pad(&v[i])), mask);
        }
        64 => regs.set64(slot, std::array::from_fn(|i| wide(&v[i])), mask),
        _ => regs.set32(slot, std::array::from_fn(|i| wide(&v[i]) as u32), mask),
    }
}

/// The bytes of a register's lanes, cut to `N`.
#[inline(always)]
fn spill<const N: usize>(regs: &Regs<'_>, slot: Slot, bits: u8) -> [[u8; N]; 32] {
    let mut out = [[0; N]; 32];
    if slot.is_none() {
        return out;
    }
    match bits {
        128 => {
            let v = regs.get128(slot);
            for (o, x) in out.iter_mut().zip(v) {
                o.copy_from_slice(&x.to_le_bytes()[..N.min(16)]);
            }
        }
        64 => {
            let v = regs.get64(slot);
            for (o, x) in out.iter_mut().zip(v) {
                let n = N.min(8);
                o[..n].copy_from_slice(&x.to_le_bytes()[..n]);
            }
        }
        _ => {
            let v = regs.get32(slot);
            for (o, x) in out.iter_mut().zip(v) {
                let n = N.min(4);
                o[..n].copy_from_slice(&x.to_le_bytes()[..n]);
            }
        }
    }
    out
}

/// The first active lane whose `bytes` bytes do not lie in `origin..origin+len`; `None` when all do.
#[inline]
pub fn outside(level: Level, shape: &Shape<'_>, mask: u32, bytes: u64, origin: u64, len: u64) -> Option<u32> {
    match shape {
        Shape::Lanes(_) => outside_lanes(level, shape, mask, bytes, origin, len),
        _ => outside_core(shape, mask, bytes, origin, len),
    }
}

leveled! {
    /// [`outside`] for any lanes.
    fn outside_lanes / outside_avx2 = outside_core(
        shape: &Shape<'_>, mask: u32, bytes: u64, origin: u64, len: u64,
    ) -> Option<u32>
}
/// Does every lane move words from and to 32-bit registers? Then nothing is extended and nothing kept. The commonest
/// accesses, and much shorter code when they are by themselves.
#[inline]
fn whole_words(inst: &MemInst, mask: u32) -> bool {
    mask == u32::MAX && inst.data_bits == 32 && inst.op.ty.bytes() == 4
}

/// Loads a request's elements into its registers. The range must have been checked with [`outside`].
#[inline]
pub fn load(level: Level, regs: &mut Regs<'_>, inst: &MemInst, shape: &Shape<'_>, mask: u32, v: View<'_>) {
    if whole_words(inst, mask) {
        load_words(level, regs, inst, shape, v);
    } else {
        load_any(level, regs, inst, shape, mask, v);
    }
}

/// Stores a request's registers. The range must have been checked.
#[inline]
pub fn store(level: Level, regs: &Regs<'_>, inst: &MemInst, shape: &Shape<'_>, mask: u32, v: ViewMut<'_>) {
    if whole_words(inst, mask) {
        store_words(level, regs, inst, shape, v);
    } else {
        store_any(level, regs, inst, shape, mask, v);
    }
}

leveled! {
    /// [`load`] of whole words.
    fn load_words / load_words_avx2 = load_words_core(
        regs: &mut Regs<'_>, inst: &MemInst, shape: &Shape<'_>, v: View<'_>,
    )
}
leveled! {
    /// [`load`] of anything.
    fn load_any / load_any_avx2 = load_core(
        regs: &mut Regs<'_>, inst: &MemInst, shape: &Shape<'_>, mask: u32, v: View<'_>,
    )
}
leveled! {
    /// [`store`] of whole words.
    fn store_words / store_words_avx2 = store_words_core(
        regs: &Regs<'_>, inst: &MemInst, shape: &Shape<'_>, v: ViewMut<'_>,
    )
}
leveled! {
    /// [`store`] of anything.
    fn store_any / store_any_avx2 = store_core(
        regs: &Regs<'_>, inst: &MemInst, shape: &Shape<'_>, mask: u32, v: ViewMut<'_>,
    )
}
leveled! {
    /// Loads from a warp's local memory. The first lane that is out of bounds, if any.
    fn load_local / load_local_avx2 = load_local_core(
        regs: &mut Regs<'_>, inst: &MemInst, shape: &Shape<'_>, mask: u32, local: &mut LocalMemory,
    ) -> Result<(), u32>
}
leveled! {
    /// Stores to a warp's local memory. The first lane that is out of bounds, if any.
    fn store_local / store_local_avx2 = store_local_core(
        regs: &Regs<'_>, inst: &MemInst, shape: &Shape<'_>, mask: u32, local: &mut LocalMemory,
    ) -> Result<(), u32>
}

#[inline(always)]
fn load_words_core(regs: &mut Regs<'_>, inst: &MemInst, shape: &Shape<'_>, v: View<'_>) {
    for (e, &slot) in inst.data.iter().enumerate() {
        // The sink's number is beyond every window.
        let Some(column) = regs.cols.get_mut(slot.0 as usize) else { continue };
        let skip = (4 * e as u64).wrapping_sub(v.origin);
        let word = |a: u64| u32::from_le_bytes(read_at(v.bytes, a.wrapping_add(skip) as usize));
        // Loops, not `from_fn` or `map`: those are functions of their own that know nothing of the level.
        match *shape {
            Shape::Uniform(a) => column.0 = [word(a); 32],
            Shape::Affine { base, stride: 4 } => {
                let from = base.wrapping_add(skip) as usize;
                let Some(bytes) = v.bytes.get(from..from.saturating_add(128)) else { continue };
                bytemuck::bytes_of_mut(column).copy_from_slice(bytes);
                for w in &mut column.0 {
                    *w = u32::from_le(*w);
                }
            }
            Shape::Lanes(a) => {
                for (w, &a) in column.0.iter_mut().zip(a) {
                    *w = word(a);
                }
            }
            Shape::Affine { base, stride } => {
                let mut a = base;
                for w in &mut column.0 {
                    *w = word(a);
                    a = a.wrapping_add(stride as u64);
                }
            }
            Shape::Bulk { .. } | Shape::None => {}
        }
    }
}

#[inline(always)]
fn store_words_core(regs: &Regs<'_>, inst: &MemInst, shape: &Shape<'_>, v: ViewMut<'_>) {
    for (e, &slot) in inst.data.iter().enumerate() {
        let mut words = if slot.is_none() { [0; 32] } else { regs.get32(slot) };
        for w in &mut words {
            *w = w.to_le();
        }
        let skip = (4 * e as u64).wrapping_sub(v.origin);
        let mut put = |a: u64, word: u32| {
            let at = a.wrapping_add(skip) as usize;
            if let Some(place) = v.bytes.get_mut(at..).and_then(|b| b.first_chunk_mut::<4>()) {
                *place = word.to_ne_bytes();
            }
        };
        match *shape {
            // The highest lane's word stays.
            Shape::Uniform(a) => put(a, words[31]),
            Shape::Affine { base, stride: 4 } => {
                let from = base.wrapping_add(skip) as usize;
                if let Some(place) = v.bytes.get_mut(from..from.saturating_add(128)) {
                    place.copy_from_slice(bytemuck::bytes_of(&words));
                }
            }
            Shape::Lanes(a) => {
                for (&word, &a) in words.iter().zip(a) {
                    put(a, word);
                }
            }
            Shape::Affine { base, stride } => {
                let mut a = base;
                for &word in &words {
                    put(a, word);
                    a = a.wrapping_add(stride as u64);
                }
            }
            Shape::Bulk { .. } | Shape::None => {}
        }
    }
}

#[inline(always)]
fn load_core(regs: &mut Regs<'_>, inst: &MemInst, shape: &Shape<'_>, mask: u32, v: View<'_>) {
    macro_rules! elements {
        ($n:literal) => {
            for (e, &slot) in inst.data.iter().enumerate() {
                let values = gather::<$n>(v, shape, mask, e as u64 * $n);
                fill::<$n>(regs, slot, inst.data_bits, inst.op.ty, mask, &values);
            }
        };
    }
    by_size!(inst.op.ty.bytes(), elements);
}

#[inline(always)]
fn store_core(regs: &Regs<'_>, inst: &MemInst, shape: &Shape<'_>, mask: u32, mut v: ViewMut<'_>) {
    macro_rules! elements {
        ($n:literal) => {
            for (e, &slot) in inst.data.iter().enumerate() {
                let values = spill::<$n>(regs, slot, inst.data_bits);
                scatter::<$n>(&mut v, shape, mask, e as u64 * $n, &values);
            }
        };
    }
    by_size!(inst.op.ty.bytes(), elements);
}

#[inline(always)]
fn load_local_core(
    regs: &mut Regs<'_>,
    inst: &MemInst,
    shape: &Shape<'_>,
    mask: u32,
    local: &mut LocalMemory,
) -> Result<(), u32> {
    macro_rules! elements {
        ($n:literal) => {
            for (e, &slot) in inst.data.iter().enumerate() {
                let mut values = [[0; $n]; 32];
                for i in base::LaneMask(mask).lanes() {
                    let a = shape.address(i).wrapping_add(e as u64 * $n);
                    values[i] = local.read::<$n>(i, a).ok_or(i as u32)?;
                }
                fill::<$n>(regs, slot, inst.data_bits, inst.op.ty, mask, &values);
            }
        };
    }
    if let (Shape::Uniform(a), 4, 32, true) = (shape, inst.op.ty.bytes(), inst.data_bits, mask != 0)
        && a % 4 == 0
        && *a < STACK as u64
    {
        // The usual case: every lane at the same offset of its frame, which is one column a word.
        for (e, &slot) in inst.data.iter().enumerate() {
            let first = mask.trailing_zeros();
            let column = *local.column(a.wrapping_add(4 * e as u64)).ok_or(first)?;
            if !slot.is_none() {
                regs.set32(slot, column, mask);
            }
        }
        return Ok(());
    }
    by_size!(inst.op.ty.bytes(), elements);
    Ok(())
}

#[inline(always)]
fn store_local_core(
    regs: &Regs<'_>,
    inst: &MemInst,
    shape: &Shape<'_>,
    mask: u32,
    local: &mut LocalMemory,
) -> Result<(), u32> {
    macro_rules! elements {
        ($n:literal) => {
            for (e, &slot) in inst.data.iter().enumerate() {
                let values = spill::<$n>(regs, slot, inst.data_bits);
                for i in base::LaneMask(mask).lanes() {
                    let a = shape.address(i).wrapping_add(e as u64 * $n);
                    local.write::<$n>(i, a, values[i]).ok_or(i as u32)?;
                }
            }
        };
    }
    if let (Shape::Uniform(a), 4, 32, true) = (shape, inst.op.ty.bytes(), inst.data_bits, mask != 0)
        && a % 4 == 0
        && *a < STACK as u64
    {
        for (e, &slot) in inst.data.iter().enumerate() {
            let first = mask.trailing_zeros();
            let column = local.column(a.wrapping_add(4 * e as u64)).ok_or(first)?;
            let (v, m) = (if slot.is_none() { [0; 32] } else { regs.get32(slot) }, crate::regs::expand(mask));
            for i in 0..32 {
                column[i] = v[i] & m[i] | column[i] & !m[i];
            }
        }
        return Ok(());
    }
    by_size!(inst.op.ty.bytes(), elements);
    Ok(())
}
