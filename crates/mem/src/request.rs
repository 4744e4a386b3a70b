//! What the counting functions are told about an access beside its addresses.

use crate::tag::TagHash;

/// Where the frames of local memory lie: warp `w`'s is at `base + w * 32 * bytes_per_lane`, rounded down to
/// 128 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LocalFrames {
    /// Address of the first warp's frame.
    pub base: u64,
    /// Bytes that each lane has, a multiple of 4.
    pub bytes_per_lane: u64,
}

impl LocalFrames {
    /// The 128-byte line in which a warp's frame begins.
    #[inline(always)]
    pub(crate) fn line(&self, warp: u32) -> u64 {
        self.base.wrapping_add(u64::from(warp).wrapping_mul(self.bytes_per_lane.wrapping_mul(32))) >> 7
    }
}

/// The settings of a count that is under way.
#[derive(Clone, Copy)]
pub(crate) struct Request<'a> {
    /// Active lanes, at least one.
    pub(crate) mask: u32,
    /// Bytes of a lane are 2 to this power, at most 5; addresses count from the multiple of it below them.
    pub(crate) width: u32,
    /// The tag hash, where tags are counted.
    pub(crate) tag: Option<&'a TagHash>,
    /// Are same-address figures wanted?
    pub(crate) atomic: bool,
    /// Line of the local frame.
    pub(crate) frame_line: u64,
}

impl Request<'_> {
    /// Width of a bank unit, a power of two of bytes: sub-word accesses lie inside a 4-byte word.
    #[inline(always)]
    pub(crate) fn unit(&self) -> u32 {
        self.width.max(2)
    }

    /// Lanes of a phase: as many as a wavefront has bank units.
    #[inline(always)]
    pub(crate) fn phase_lanes(&self) -> u32 {
        128 >> self.unit()
    }

    /// Lowest active lane.
    #[inline(always)]
    pub(crate) fn first(&self) -> usize {
        (self.mask.trailing_zeros() & 31) as usize
    }

    /// Rows of four bytes a lane that a local access takes.
    #[inline(always)]
    pub(crate) fn local_rows(&self) -> u32 {
        1 << (self.unit() - 2)
    }
}
