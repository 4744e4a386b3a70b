//! How the interpreter asks memory: one request a warp instruction and state space.
//!
//! The port moves the data and counts what it likes; the interpreter has made the addresses, found their shape
//! and resolved generic ones. Constants, parameters and global memory are the port's own; shared memory belongs
//! to the block and local memory to the warp, and come along.

use base::{Dim3, FenceOp, LaneMask, Scope, WarpAccess};
use ir::{MemInst, Query};

use crate::alu::Level;
use crate::cluster::Cluster;
use crate::copies::Copies;
use crate::fault::Fault;
use crate::local::LocalMemory;
use crate::regs::Regs;

/// Shared memory of a block.
#[derive(Clone, Debug, Default)]
pub struct SharedMemory {
    /// First valid address.
    pub base: u32,
    /// Bytes from there on.
    pub bytes: Vec<u8>,
}

/// One warp's request in one real space.
pub struct Request<'a> {
    /// The instruction: registers, types.
    pub inst: &'a MemInst,
    /// Its record (index into `Kernel::records`).
    pub record: u32,
    /// Addresses within the space (global ones are generic addresses).
    pub access: WarpAccess<'a>,
    /// The global side of an asynchronous copy, whose shared side `access` is.
    pub source: Option<WarpAccess<'a>>,
    /// For which instruction set to run.
    pub level: Level,
}

/// The memory that comes along with a request.
pub struct Near<'a> {
    /// The block's shared memory.
    pub shared: &'a mut SharedMemory,
    /// The warp's local memory.
    pub local: &'a mut LocalMemory,
    /// The warp's asynchronous copies under way.
    pub copies: &'a mut Copies,
    /// The block's cluster, in launches that have some.
    pub cluster: Option<&'a mut Cluster>,
}

/// Where a warp runs: what special registers tell.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// Its block in the grid.
    pub ctaid: Dim3,
    /// The block's number, x fastest.
    pub block: u64,
    /// Its SM.
    pub smid: u32,
    /// Its number within the block.
    pub warp: u32,
    /// Its number within the launch.
    pub warp_id: u32,
    /// Its hardware slot on the SM.
    pub slot: u32,
    /// Its block's number within the cluster.
    pub rank: u32,
}

/// The same for every warp of a launch.
#[derive(Clone, Copy, Debug)]
pub struct LaunchShape {
    /// Blocks.
    pub grid: Dim3,
    /// Threads of a block.
    pub block: Dim3,
    /// Blocks of a cluster.
    pub cluster: Dim3,
    /// SMs of the GPU.
    pub sms: u32,
    /// Warp slots of an SM.
    pub warp_slots: u32,
    /// Dynamic shared bytes.
    pub dynamic_shared: u32,
    /// All shared bytes of a block.
    pub total_shared: u32,
    /// Steps in which an SM sets shared memory aside.
    pub shared_unit: u32,
    /// The part of shared memory that is reserved for the system: its address and bytes.
    pub reserved_at: u32,
    /// Its bytes.
    pub reserved_bytes: u32,
    /// Address of the memory that a grid's blocks wait for one another at; 0 where they are not all resident.
    pub grid_workspace: u64,
    /// What a block has of shared memory: the address of the first byte, and how many. The reserved part is among them
    /// only where the kernel asks for its address.
    pub shared_origin: u32,
    /// Bytes from there on.
    pub shared_bytes: u32,
    /// The launch's number.
    pub grid_id: u64,
}

/// Memory as the interpreter sees it.
pub trait MemPort {
    /// Carries out a request: loads fill registers, stores and atomics change memory.
    fn access(
        &mut self,
        request: &Request<'_>,
        near: &mut Near<'_>,
        regs: &mut Regs<'_>,
    ) -> Result<(), Box<Fault>>;

    /// A fence was run; counted under `record`.
    fn fence(&mut self, record: u32, warp: u32, op: FenceOp, scope: Option<Scope>, mask: LaneMask);

    /// The time in SM cycles (in counts mode: operations run so far).
    fn clock(&self) -> u64;

    /// Text that the kernel printed.
    fn print(&mut self, text: &[u8]);

    /// A byte of any generic address, for the system's own reads (format strings); `None` where nothing lies.
    fn peek(&self, generic: u64) -> Option<u8>;

    /// What a query of a texture or surface gives; `None` where the handle is none.
    fn texture_query(&self, handle: u64, query: Query, level: u32) -> Option<u32>;

    /// `malloc` in the kernel; 0 when there is no room.
    fn allocate(&mut self, bytes: u64) -> u64;

    /// `free`; false for what was not allocated.
    fn free(&mut self, address: u64) -> bool;
}
