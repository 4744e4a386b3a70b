//! A warp's registers: columns of 32 lanes, structure of arrays.
//!
//! A 32-bit value is one column. A 64-bit value is `[u64; 32]` over two neighbouring columns rather than a low
//! and a high column: on the hot path (addresses, `f64`) that is one load instead of a zip (measured: an add
//! 2.7 ns against 4.1, and 30 with a zip; `docs/performance.md`). A 128-bit value is `[u128; 32]` over four.

use ir::{Op, Slot};

/// One 32-bit register of a warp.
#[derive(Clone, Copy, PartialEq, Eq, Debug, bytemuck::Pod, bytemuck::Zeroable)]
#[repr(C, align(32))]
pub struct Col(pub [u32; 32]);

impl Col {
    /// Zero in every lane.
    pub const ZERO: Col = Col([0; 32]);

    /// The same value in every lane.
    #[inline]
    pub const fn splat(v: u32) -> Col {
        Col([v; 32])
    }
}

/// The register window of the running function, and the kernel's constants.
pub struct Regs<'a> {
    /// Columns of the window.
    pub cols: &'a mut [Col],
    /// Predicates of the window, a lane mask each.
    pub preds: &'a mut [u32],
    /// Constants, the same value in every lane.
    pub consts: &'a [Col],
}

/// A lane arithmetic routine: what `alu::select` finds for an operation. The mask is the lanes to write.
///
/// # Safety
/// The routine may be compiled for AVX2, FMA and BMI2: call it only where `alu::Level` was detected.
pub type LaneFn = unsafe fn(&mut Regs<'_>, &Op, u32);

/// Lane `i` of the result is all ones where bit `i` of the mask is set.
#[inline(always)]
pub fn expand(mask: u32) -> [u32; 32] {
    std::array::from_fn(|i| 0u32.wrapping_sub(mask >> i & 1))
}

impl Regs<'_> {
    /// A 32-bit operand.
    #[inline(always)]
    pub fn get32(&self, s: Slot) -> [u32; 32] {
        if s.is_const() { self.consts[(s.0 & 0x7fff) as usize].0 } else { self.cols[s.0 as usize].0 }
    }

    /// A 64-bit operand.
    #[inline(always)]
    pub fn get64(&self, s: Slot) -> [u64; 32] {
        let i = (s.0 & 0x7fff) as usize;
        let c = if s.is_const() { &self.consts[i..i + 2] } else { &self.cols[i..i + 2] };
        bytemuck::cast([c[0].0, c[1].0])
    }

    /// A 32-bit operand where it lies; `None` for a slot beyond the window.
    #[inline(always)]
    pub fn narrow(&self, s: Slot) -> Option<&[u32; 32]> {
        let columns = if s.is_const() { self.consts } else { &*self.cols };
        columns.get((s.0 & 0x7fff) as usize).map(|c| &c.0)
    }

    /// A 64-bit operand where it lies; `None` for a slot beyond the window.
    #[inline(always)]
    pub fn wide(&self, s: Slot) -> Option<&[u64; 32]> {
        let i = (s.0 & 0x7fff) as usize;
        let columns = if s.is_const() { self.consts } else { &*self.cols };
        bytemuck::cast_slice::<Col, [u64; 32]>(columns.get(i..i + 2)?).first()
    }

    /// A 128-bit operand.
    #[inline(always)]
    pub fn get128(&self, s: Slot) -> [u128; 32] {
        let i = (s.0 & 0x7fff) as usize;
        let c = if s.is_const() { &self.consts[i..i + 4] } else { &self.cols[i..i + 4] };
        bytemuck::cast([c[0].0, c[1].0, c[2].0, c[3].0])
    }

    /// A predicate operand.
    #[inline(always)]
    pub fn pred(&self, s: Slot) -> u32 {
        self.preds[s.0 as usize]
    }

    /// Writes the lanes of the mask.
    #[inline(always)]
    pub fn set32(&mut self, s: Slot, v: [u32; 32], mask: u32) {
        let d = &mut self.cols[s.0 as usize].0;
        if mask == u32::MAX {
            *d = v;
        } else {
            let m = expand(mask);
            for i in 0..32 {
                d[i] = v[i] & m[i] | d[i] & !m[i];
            }
        }
    }

    /// Writes the lanes of the mask.
    #[inline(always)]
    pub fn set64(&mut self, s: Slot, v: [u64; 32], mask: u32) {
        let i = s.0 as usize;
        let d: &mut [u64; 32] = match bytemuck::cast_slice_mut::<Col, [u64; 32]>(&mut self.cols[i..i + 2]) {
            [d] => d,
            _ => return,
        };
        if mask == u32::MAX {
            *d = v;
        } else {
            // Blended beside the register: a masked store in place is what the next reader would wait for.
            let (mask, mut blended) = (u64::from(mask), *d);
            for i in 0..32 {
                blended[i] = if mask & 1 << i != 0 { v[i] } else { blended[i] };
            }
            *d = blended;
        }
    }

    /// Writes the lanes of the mask.
    #[inline(always)]
    pub fn set128(&mut self, s: Slot, v: [u128; 32], mask: u32) {
        let i = s.0 as usize;
        for (k, col) in self.cols[i..i + 4].iter_mut().enumerate() {
            // Four columns hold 32 values of 128 bits: column k those of lanes 8k to 8k+7.
            for (j, word) in col.0.iter_mut().enumerate() {
                let lane = 8 * k + j / 4;
                if mask >> lane & 1 != 0 {
                    *word = (v[lane] >> (32 * (j % 4))) as u32;
                }
            }
        }
    }

    /// Writes the lanes of the mask.
    #[inline(always)]
    pub fn set_pred(&mut self, s: Slot, v: u32, mask: u32) {
        let d = &mut self.preds[s.0 as usize];
        *d = v & mask | *d & !mask;
    }
}
