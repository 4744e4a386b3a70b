//! A warp's lanes: the mask of active ones and how to walk it.

/// Lanes in a warp.
pub const WARP_SIZE: usize = 32;

/// Which lanes of a warp take part; bit `i` is lane `i`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct LaneMask(pub u32);

impl LaneMask {
    /// Every lane.
    pub const ALL: LaneMask = LaneMask(u32::MAX);
    /// No lane.
    pub const NONE: LaneMask = LaneMask(0);

    /// The mask of the lowest `n` lanes (all of them from 32 on).
    #[inline]
    pub fn first(n: u32) -> LaneMask {
        if n >= 32 { LaneMask::ALL } else { LaneMask((1u32 << n) - 1) }
    }

    /// How many lanes are active.
    #[inline]
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Is lane `i` active?
    #[inline]
    pub fn has(self, i: usize) -> bool {
        i < 32 && self.0 >> i & 1 != 0
    }

    /// Is every lane active?
    #[inline]
    pub fn is_all(self) -> bool {
        self.0 == u32::MAX
    }

    /// Is no lane active?
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest active lane.
    #[inline]
    pub fn lowest(self) -> Option<usize> {
        (self.0 != 0).then(|| self.0.trailing_zeros() as usize)
    }

    /// The active lanes in ascending order.
    #[inline]
    pub fn lanes(self) -> Lanes {
        Lanes(self.0)
    }
}

impl std::fmt::Debug for LaneMask {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:#010x}", self.0)
    }
}

/// Iterator over the lanes of a mask.
#[derive(Clone)]
pub struct Lanes(u32);

impl Iterator for Lanes {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let i = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(i)
    }
}
