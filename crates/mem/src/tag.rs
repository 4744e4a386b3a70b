//! The tag stage of L1: four banks of tags, found by an XOR hash of the line number.
//!
//! Models: a request looks up each distinct 128-byte line once; each bank answers one lookup per cycle, in any
//! order, so the busiest bank decides. The hash columns of a chip are data (`gpus/*.toml`). Source: fitted to
//! the published `l1tex__t_output_wavefronts` tables of RRZE-HPC/gpu-benches (`gpu-strides`, A100, A40, H200),
//! all rows of which it equals. Leaves out: line bits that no reading shows (14 and up unless the chip's data
//! give them), hence a request across several 2-MiB regions may differ; loads that miss, stores and atomics
//! follow the same rule without a reading of their own.

use gpu::Gpu;

use crate::row::{Row, Warp};

/// Which of the four tag banks holds a line: the XOR of the columns of its set bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TagHash {
    /// Line bits that go into bit 0 and bit 1 of the bank.
    masks: [u32; 2],
}

impl TagHash {
    /// A hash from its columns, one 2-bit value for each line bit from bit 0 (address bit 7) on; none if a
    /// value is over 3. Bits from 32 on, which tell apart lines 512 GiB apart, do not count.
    pub fn new(columns: &[u8]) -> Option<TagHash> {
        if columns.iter().any(|c| *c > 3) {
            return None;
        }
        let low = || columns.iter().take(32).enumerate();
        let mask = |b: u8| low().fold(0, |m, (i, c)| m | u32::from(c >> b & 1) << i);
        Some(TagHash { masks: [mask(0), mask(1)] })
    }

    /// The hash of a GPU.
    pub fn of(gpu: &Gpu) -> TagHash {
        // What is no bank cannot come from a GPU that was read and checked.
        TagHash::new(&gpu.tag_hash().map(|column| column & 3)).unwrap_or(TagHash { masks: [0, 0] })
    }

    /// The bank of a line (an address divided by 128).
    #[inline]
    pub fn bank(&self, line: u64) -> u32 {
        let parity = |m: u32| (line as u32 & m).count_ones() & 1;
        parity(self.masks[0]) | parity(self.masks[1]) << 1
    }

    /// The hash for lines that keep `bits` bits and have the bank of their others above them, in two bits: the hash
    /// is linear, so that the two banks only have to be XORed.
    #[inline]
    pub(crate) fn moved(&self, bits: u32) -> TagHash {
        let low = |m: u32| m & ((1 << bits) - 1);
        TagHash { masks: [low(self.masks[0]) | 1 << bits, low(self.masks[1]) | 2 << bits] }
    }

    /// Lookups of each bank, for the marked lines (their low 32 bits) of a warp.
    #[inline(always)]
    pub(crate) fn lookups<R: Row>(&self, lines: &Warp<R>, marked: &Warp<R>) -> [u32; 4] {
        let [m0, m1] = self.masks;
        let wide = (m0 | m1) >> 16 != 0;
        let (m0, m1) = (R::splat(m0 as i32), R::splat(m1 as i32));
        let low = R::splat(0xffff);
        let mut counts = R::splat(0);
        for r in 0..4 {
            let (mut x, mut y) = (lines[r].and(m0), lines[r].and(m1));
            if wide {
                x = x.xor(x.shr::<16>()).and(low);
                y = y.xor(y.shr::<16>());
            }
            // Both parities at once, in bits 0 and 16.
            let mut p = x.or(y.shl::<16>());
            p = p.xor(p.shr::<8>());
            p = p.xor(p.shr::<4>());
            p = p.xor(p.shr::<2>());
            p = p.xor(p.shr::<1>());
            // Eight times the bank: each bank has a byte of the counters, which hold at most 32.
            let byte = p.and(R::splat(1)).shl::<3>().or(p.shr::<12>().and(R::splat(16)));
            counts = counts.add(marked[r].and(R::splat(1)).shl_each(byte));
        }
        counts.sum().to_le_bytes().map(u32::from)
    }
}

/// Wavefronts of the tag stage from the lookups of its banks.
#[inline(always)]
pub(crate) fn wavefronts(lookups: &[u32; 4]) -> u32 {
    lookups.iter().fold(0, |m, n| m.max(*n))
}
