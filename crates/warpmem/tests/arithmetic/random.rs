//! Reproducible operands, the ends of ranges above all.

/// SplitMix64.
pub struct Random(pub u64);

impl Random {
    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ x >> 31
    }

    /// Below `n`.
    pub fn below(&mut self, n: u64) -> u64 {
        self.bits() % n
    }

    /// One of these.
    pub fn of<T: Copy>(&mut self, these: &[T]) -> T {
        these[self.below(these.len() as u64) as usize]
    }

    /// A word: any, small, or at an end of a range of 8, 16 or 32 bits in each part.
    pub fn word(&mut self) -> u32 {
        match self.below(5) {
            0 => self.below(70) as u32,
            1 => {
                self.of(&[0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fff_ffff, 0x8000_0000, u32::MAX])
            }
            2 => {
                let byte = |r: &mut Self| r.of(&[0u8, 1, 0x7f, 0x80, 0xff, 0x55]);
                u32::from_le_bytes([byte(self), byte(self), byte(self), byte(self)])
            }
            3 => self.of(&[0, 1, 0x7fff, 0x8000, 0xffff]) << 16 | self.of(&[0, 1, 0x7fff, 0x8000, 0xffff]),
            _ => self.bits() as u32,
        }
    }
}
