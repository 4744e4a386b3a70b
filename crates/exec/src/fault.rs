//! What ends a launch: the ways in which a running kernel goes wrong.

use base::Space;

/// A fault at one operation of one warp.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// What went wrong.
    pub kind: FaultKind,
    /// The operation (index into `Kernel::ops`).
    pub pc: u32,
    /// The first lane concerned.
    pub lane: u32,
}

/// The ways to go wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FaultKind {
    /// An access outside every allocation of its space.
    OutOfBounds {
        /// In which space.
        space: Space,
        /// First byte asked for.
        address: u64,
        /// Bytes of one lane.
        bytes: u32,
    },
    /// An address that is not a multiple of the access size.
    Misaligned {
        /// In which space.
        space: Space,
        /// The address.
        address: u64,
        /// Bytes of one lane.
        bytes: u32,
    },
    /// A store into memory that cannot be written (constants, parameters).
    ReadOnly {
        /// In which space.
        space: Space,
        /// The address.
        address: u64,
    },
    /// `trap` or `brkpt`.
    Trap,
    /// `__assertfail`: the text it prints.
    Assert(String),
    /// Too many calls inside each other.
    CallDepth {
        /// The limit.
        limit: u32,
    },
    /// A call of something that is not a function of this kernel.
    BadCall {
        /// The address called.
        address: u64,
    },
    /// A barrier number above 15, or a thread count that is no multiple of 32.
    BadBarrier {
        /// Barrier number.
        barrier: u32,
        /// Thread count, where given.
        threads: Option<u32>,
    },
    /// Threads of one block wait for different counts at one barrier.
    BarrierCount {
        /// Barrier number.
        barrier: u32,
        /// The count that others wait for.
        expected: u32,
        /// This one's.
        given: u32,
    },
    /// `brx.idx` beyond its table.
    BadBranch {
        /// The index.
        index: u32,
    },
    /// No texture or surface has this handle.
    BadTexture {
        /// The handle.
        handle: u64,
    },
    /// Beyond the edge of a surface.
    BeyondSurface {
        /// Its handle.
        handle: u64,
        /// x in bytes, y, z or the layer.
        at: [i64; 3],
        /// Bytes of the access.
        bytes: u32,
    },
    /// The system cannot do this (a device allocation too large, a bad format string).
    System(String),
}

impl FaultKind {
    /// At that operation and lane.
    pub fn at(self, pc: u32, lane: u32) -> Box<Fault> {
        Box::new(Fault { kind: self, pc, lane })
    }
}
