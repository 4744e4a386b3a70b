//! What happens during a launch, as a closed list of plain data, for whoever wants to watch: the race
//! detector, a trace writer, a test. A sink that wants nothing costs nothing.

use crate::access::WarpAccess;
use crate::lanes::LaneMask;
use crate::memop::{FenceOp, Scope};

/// Version of this list; a recorded stream carries it.
pub const SCHEMA: u32 = 1;

/// One thing that happened. `block` and `warp` number over the launch.
#[derive(Clone, Copy, Debug)]
pub enum Event<'a> {
    /// A block became resident.
    BlockStart {
        /// The block.
        block: u64,
    },
    /// All of a block's threads are done.
    BlockEnd {
        /// The block.
        block: u64,
    },
    /// A warp's accesses, in its real space.
    Access(&'a WarpAccess<'a>),
    /// Lanes arrived at a barrier of their block.
    BarrierArrive {
        /// The warp.
        warp: u32,
        /// Barrier number, 0 to 15.
        barrier: u32,
        /// Lanes that arrived.
        mask: LaneMask,
    },
    /// A barrier of a block completed.
    BarrierComplete {
        /// The block.
        block: u64,
        /// Barrier number.
        barrier: u32,
    },
    /// Lanes met at a `bar.warp.sync` or a `.sync` form.
    WarpSync {
        /// The warp.
        warp: u32,
        /// Lanes that met.
        mask: LaneMask,
    },
    /// A fence.
    Fence {
        /// The warp.
        warp: u32,
        /// Which.
        op: FenceOp,
        /// How wide.
        scope: Option<Scope>,
        /// Lanes that ran it.
        mask: LaneMask,
    },
    /// An asynchronous group was committed.
    AsyncCommit {
        /// The warp.
        warp: u32,
        /// Lanes.
        mask: LaneMask,
    },
    /// Asynchronous groups were waited for.
    AsyncWait {
        /// The warp.
        warp: u32,
        /// Lanes.
        mask: LaneMask,
        /// Groups that may still be pending.
        pending: u32,
    },
    /// Memory came into being.
    Allocation {
        /// First byte.
        address: u64,
        /// Size.
        bytes: u64,
    },
    /// The launch ended in a fault.
    Fault {
        /// The warp.
        warp: u32,
        /// The instruction.
        pc: u32,
    },
}

/// Takes events.
pub trait EventSink {
    /// False lets the caller skip even building an event.
    const ON: bool = true;

    /// Something happened.
    fn event(&mut self, event: &Event<'_>);
}

/// Wants nothing.
#[derive(Clone, Copy, Default, Debug)]
pub struct NoEvents;

impl EventSink for NoEvents {
    const ON: bool = false;

    #[inline(always)]
    fn event(&mut self, _event: &Event<'_>) {}
}
