//! What the blocks of a cluster share: each other's shared memory and a barrier.
//!
//! Source: PTX ISA, "Cluster of Cooperative Thread Arrays", `mapa`, `getctarank`, `barrier.cluster`. An address of
//! the window `.shared::cluster` has the block's number within the cluster plus one in its top byte, and 0 there
//! for the own block, whose plain shared addresses are therefore part of the window, as the manual wants it. How
//! hardware numbers the window is not published; programs see it through `mapa` alone.

use crate::block::Barriers;
use crate::port::SharedMemory;

/// Bits of an address within a block's shared memory.
const BITS: u32 = 24;

/// The address of byte `address` of a block's shared memory in the window of its cluster.
pub const fn map(address: u32, rank: u32) -> u32 {
    address & ((1 << BITS) - 1) | rank.wrapping_add(1) << BITS
}

/// In whose shared memory an address lies, and where; no block is the own one.
pub const fn unmap(address: u32) -> (Option<u32>, u32) {
    ((address >> BITS).checked_sub(1), address & ((1 << BITS) - 1))
}

/// The shared state of a cluster.
#[derive(Clone, Debug, Default)]
pub struct Cluster {
    /// Barrier 0 is the cluster's; its warps are those of one block after another.
    pub barriers: Barriers,
    /// Shared memory by block. That of the running block is away, with the block; that of an ended one is empty.
    pub shared: Vec<SharedMemory>,
    /// The running block.
    pub rank: u32,
    /// Warps of a block.
    pub warps: u32,
}

impl Cluster {
    /// The number of a block's warp in [`Cluster::barriers`].
    pub const fn warp(&self, warp: u32) -> usize {
        (self.rank * self.warps + warp) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_come_back() {
        assert_eq!(unmap(0x480), (None, 0x480));
        for rank in 0..16 {
            assert_eq!(unmap(map(0x480, rank)), (Some(rank), 0x480));
            assert_eq!(map(map(0x480, 3), rank), map(0x480, rank));
        }
    }
}
