//! The three-dimensional sizes and indices of a launch.

/// A size or an index in x, y and z.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Dim3 {
    /// The fastest dimension.
    pub x: u32,
    /// The middle dimension.
    pub y: u32,
    /// The slowest dimension.
    pub z: u32,
}

impl Dim3 {
    /// `(1, 1, 1)`.
    pub const ONE: Dim3 = Dim3 { x: 1, y: 1, z: 1 };

    /// The three sizes.
    pub const fn new(x: u32, y: u32, z: u32) -> Dim3 {
        Dim3 { x, y, z }
    }

    /// How many elements there are.
    pub const fn count(self) -> u64 {
        // Three u32 may overflow 64 bits; a launch is checked against its GPU's limits first, and until
        // then saturation is the honest answer.
        (self.x as u64).saturating_mul(self.y as u64).saturating_mul(self.z as u64)
    }

    /// The index of the `linear`-th element, x fastest. Sizes of zero give index zero.
    pub const fn index(self, linear: u64) -> Dim3 {
        if self.x == 0 || self.y == 0 {
            return Dim3::new(0, 0, 0);
        }
        let (x, y) = (self.x as u64, self.y as u64);
        Dim3::new((linear % x) as u32, (linear / x % y) as u32, (linear / x / y) as u32)
    }

    /// The sizes as an array, x first.
    pub const fn array(self) -> [u32; 3] {
        [self.x, self.y, self.z]
    }
}
