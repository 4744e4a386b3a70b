//! `WarpAccess`: one warp's accesses by one execution of one instruction. Plain data: an executor, a trace
//! and a test make the same thing.

use crate::lanes::LaneMask;
use crate::memop::MemOp;

/// The byte addresses of a warp's lanes. Uniform and affine ones are recognised once per execution, since
/// most real accesses are that, and give the coalescer, the banks and the gather their cheap path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape<'a> {
    /// Every active lane at this address.
    Uniform(u64),
    /// Lane `i` at `base + i * stride`, for active lanes; `base` is where lane 0 is or would be.
    Affine {
        /// Address of lane 0.
        base: u64,
        /// Bytes from a lane to the next.
        stride: i64,
    },
    /// An address for each lane; those of inactive lanes mean nothing.
    Lanes(&'a [u64; 32]),
    /// One contiguous range, asked for by one thread.
    Bulk {
        /// First byte.
        address: u64,
        /// How many.
        bytes: u32,
    },
    /// No address (a fence, a commit).
    None,
}

impl Shape<'_> {
    /// The address of a lane; 0 where the shape has none.
    #[inline]
    pub fn address(&self, lane: usize) -> u64 {
        match self {
            Shape::Uniform(a) => *a,
            Shape::Affine { base, stride } => base.wrapping_add((lane as i64).wrapping_mul(*stride) as u64),
            Shape::Lanes(a) => a[lane & 31],
            Shape::Bulk { address, .. } => *address,
            Shape::None => 0,
        }
    }
}

/// One warp's accesses by one execution of one instruction.
#[derive(Clone, Copy, Debug)]
pub struct WarpAccess<'a> {
    /// What is asked.
    pub op: &'a MemOp,
    /// The instruction: index of its operation in the kernel; side tables turn it into a line.
    pub pc: u32,
    /// The warp, numbered over the launch.
    pub warp: u32,
    /// Lanes that take part.
    pub mask: LaneMask,
    /// Their addresses.
    pub shape: Shape<'a>,
}
