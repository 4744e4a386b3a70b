//! A warp's local memory: word `w` of lane `l` at column `w`, lane `l`, which is the interleaved layout of the
//! hardware with the frame at 0.

use crate::regs::Col;

/// Local memory of one warp; grows when it is first touched.
#[derive(Clone, Debug, Default)]
pub struct LocalMemory {
    words: Vec<Col>,
    /// Bytes of each thread's frame that exist now; addresses from there on are out of bounds.
    pub limit: u32,
}

impl LocalMemory {
    /// Empties it for another warp, keeping its room.
    pub fn reset(&mut self) {
        self.words.clear();
        self.limit = 0;
    }

    /// Makes the words that hold bytes `0..end` exist; false beyond the limit.
    #[inline]
    fn touch(&mut self, end: u64) -> bool {
        if end > self.limit as u64 {
            return false;
        }
        let words = end.div_ceil(4) as usize;
        if self.words.len() < words {
            self.words.resize(words, Col::ZERO);
        }
        true
    }

    /// Reads `N` bytes of a lane. `None` out of bounds.
    #[inline]
    pub fn read<const N: usize>(&mut self, lane: usize, address: u64) -> Option<[u8; N]> {
        if !self.touch(address.checked_add(N as u64)?) {
            return None;
        }
        let mut out = [0; N];
        for (k, byte) in out.iter_mut().enumerate() {
            let a = address as usize + k;
            *byte = (self.words.get(a / 4)?.0[lane & 31] >> (8 * (a % 4))) as u8;
        }
        Some(out)
    }

    /// Writes `N` bytes of a lane. `None` out of bounds.
    #[inline]
    pub fn write<const N: usize>(&mut self, lane: usize, address: u64, value: [u8; N]) -> Option<()> {
        if !self.touch(address.checked_add(N as u64)?) {
            return None;
        }
        for (k, byte) in value.into_iter().enumerate() {
            let a = address as usize + k;
            let word = &mut self.words.get_mut(a / 4)?.0[lane & 31];
            *word = *word & !(0xff << (8 * (a % 4))) | (byte as u32) << (8 * (a % 4));
        }
        Some(())
    }

    /// A byte of a lane as it is now; `None` out of bounds.
    pub fn peek(&self, lane: usize, address: u64) -> Option<u8> {
        if address >= self.limit as u64 {
            return None;
        }
        let word = self.words.get(address as usize / 4).map_or(0, |c| c.0[lane & 31]);
        Some((word >> (8 * (address % 4))) as u8)
    }

    /// The column of an aligned word that exists, for accesses in which all lanes have the same address.
    #[inline]
    pub fn column(&mut self, address: u64) -> Option<&mut [u32; 32]> {
        if !self.touch(address.checked_add(4)?) {
            return None;
        }
        self.words.get_mut(address as usize / 4).map(|c| &mut c.0)
    }
}
