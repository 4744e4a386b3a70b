//! Faults in the words of a person: who did what where, beside which allocation, and what helps.

use base::{Dim3, Space, Span};
use exec::fault::{Fault as Raw, FaultKind};
use ir::Kernel;

use crate::memory::Memory;

/// An allocation that a fault is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AllocationRef {
    /// Its name.
    pub name: String,
    /// First address.
    pub address: u64,
    /// Bytes.
    pub bytes: u64,
    /// The access's distance from its first byte; negative before it.
    pub offset: i64,
}

/// What ended a launch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The contract's kind: `out-of-bounds`, `misaligned`, `trap`, `assertion`, `deadlock`, `call-depth`,
    /// `instruction-limit`, …
    pub kind: &'static str,
    /// One sentence.
    pub message: String,
    /// What to do about it.
    pub help: String,
    /// The PTX statement.
    pub span: Span,
    /// Its line, from 1; 0 where no single statement is to blame.
    pub ptx_line: u32,
    /// Index into `SourceLines::places` plus one; 0 for none.
    pub place: u32,
    /// The block.
    pub block: Dim3,
    /// The thread within the block.
    pub thread: Dim3,
    /// The state space, for accesses.
    pub space: Option<Space>,
    /// The address, for accesses.
    pub address: Option<u64>,
    /// Bytes of the access.
    pub bytes: Option<u32>,
    /// The allocation hit or missed by least.
    pub allocation: Option<AllocationRef>,
    /// Further lines: what each warp waits on.
    pub notes: Vec<String>,
}

/// Where a fault happened.
#[derive(Clone, Copy)]
pub(crate) struct At {
    pub(crate) block: Dim3,
    pub(crate) block_size: Dim3,
    pub(crate) warp: u32,
}

impl Fault {
    /// A fault of the launch as a whole.
    pub(crate) fn whole(kind: &'static str, message: String, help: &str) -> Fault {
        let zero = Dim3::new(0, 0, 0);
        Fault {
            kind,
            message,
            help: help.into(),
            span: Span::default(),
            ptx_line: 0,
            place: 0,
            block: zero,
            thread: zero,
            space: None,
            address: None,
            bytes: None,
            allocation: None,
            notes: Vec::new(),
        }
    }

    /// Points at an operation.
    pub(crate) fn at_operation(mut self, kernel: &Kernel, pc: u32) -> Fault {
        if let Some(origin) = kernel.origin.get(pc as usize) {
            (self.span, self.ptx_line, self.place) = (origin.span, origin.ptx_line, origin.place);
        }
        self
    }
}

/// Describes what the interpreter reports.
pub(crate) fn describe(raw: &Raw, at: At, kernel: &Kernel, memory: &Memory, shared_bytes: u32) -> Fault {
    let (kind, message, help) = words(&raw.kind, kernel, memory, shared_bytes);
    let mut fault = Fault::whole(kind, message, help).at_operation(kernel, raw.pc);
    fault.block = at.block;
    fault.thread = at.block_size.index(at.warp as u64 * 32 + raw.lane as u64);
    let (space, address, bytes) = match raw.kind {
        FaultKind::OutOfBounds { space, address, bytes }
        | FaultKind::Misaligned { space, address, bytes } => (space, address, Some(bytes)),
        FaultKind::ReadOnly { space, address } => (space, address, None),
        _ => return fault,
    };
    (fault.space, fault.address, fault.bytes) = (Some(space), Some(address), bytes);
    if matches!(space, Space::Global | Space::Generic) {
        let nearest = memory.nearest(address).filter(|_| address >= NULL_PAGE);
        fault.allocation = nearest.map(|a| AllocationRef {
            name: a.name.clone(),
            address: a.address,
            bytes: a.bytes,
            offset: address.wrapping_sub(a.address) as i64,
        });
    }
    fault
}

fn words(
    kind: &FaultKind,
    kernel: &Kernel,
    memory: &Memory,
    shared_bytes: u32,
) -> (&'static str, String, &'static str) {
    let text = String::from;
    match kind {
        FaultKind::OutOfBounds { space, address, bytes } => {
            let (where_to, help) = beyond(*space, *address, *bytes, kernel, memory, shared_bytes);
            (
                "out-of-bounds",
                format!("{bytes} bytes at {address:#x} in {} memory: {where_to}", space.name()),
                help,
            )
        }
        FaultKind::Misaligned { space, address, bytes } => (
            "misaligned",
            format!(
                "an access of {bytes} bytes at {} address {address:#x}, which is no multiple of {bytes}",
                space.name()
            ),
            "an access needs an address that is a multiple of its whole size: align the pointer and the offset, or access the elements of a vector one by one",
        ),
        FaultKind::ReadOnly { space: Space::Local, address } => (
            "invalid-address",
            format!(
                "an atomic on local address {address:#x}: there are atomics on global and shared memory only"
            ),
            "local memory belongs to one thread, which needs no atomic",
        ),
        FaultKind::ReadOnly { space, address } => (
            "invalid-address",
            format!("a store to {} address {address:#x}, which cannot be written", space.name()),
            "constants and parameters are written by the host only",
        ),
        FaultKind::Trap => (
            "trap",
            text("the kernel ran `trap`"),
            "a check of the kernel, or of a library in it, found that something does not hold",
        ),
        FaultKind::Assert(t) => ("assertion", t.clone(), "the kernel's own assert failed"),
        FaultKind::CallDepth { limit } => (
            "call-depth",
            format!("more than {limit} calls inside each other"),
            "is the recursion's end ever reached?",
        ),
        FaultKind::BadCall { address } => (
            "invalid-address",
            format!("an indirect call of {address:#x}, which is no function of this kernel"),
            "function pointers are only good within the module they are taken in",
        ),
        FaultKind::BadBarrier { barrier, threads: Some(n) } => (
            "barrier-count",
            format!("barrier {barrier} with {n} threads"),
            "the thread count of a barrier is a positive multiple of 32",
        ),
        FaultKind::BadBarrier { barrier, threads: None } => {
            ("barrier-count", format!("barrier {barrier} does not exist"), "barriers are numbered 0 to 15")
        }
        FaultKind::BarrierCount { barrier, expected, given } => (
            "barrier-count",
            format!("barrier {barrier} is waited for with {given} threads while others wait with {expected}"),
            "all arrivals at one barrier give the same count",
        ),
        FaultKind::BadBranch { index } => (
            "invalid-address",
            format!("brx.idx with index {index}, beyond its table"),
            "the index must be below the number of targets",
        ),
        FaultKind::BadTexture { handle } => (
            "invalid-address",
            format!("no texture or surface has the handle {handle:#x}"),
            "textures are declared in the launch file and passed as texture=NAME or surface=NAME; one bound to a variable has its name",
        ),
        FaultKind::BeyondSurface { handle, at: [x, y, z], bytes } => {
            let surface = memory.texture(*handle).map_or(String::new(), |t| {
                let [w, h, d] = t.size;
                let deep = if t.geometry.layered() || t.geometry.faces() > 1 {
                    t.layers * t.geometry.faces()
                } else {
                    d
                };
                format!(" of {} × {h} × {deep}: `{}`", u64::from(w) * t.texel_bytes(), t.name)
            });
            (
                "out-of-bounds",
                format!("{bytes} bytes at byte {x}, row {y}, slice {z}, beyond a surface{surface}"),
                "the first coordinate counts bytes, not elements; is the tail of the grid guarded?",
            )
        }
        FaultKind::System(t) => ("invalid-address", t.clone(), "see the call's arguments"),
    }
}

fn beyond(
    space: Space,
    address: u64,
    bytes: u32,
    kernel: &Kernel,
    memory: &Memory,
    shared_bytes: u32,
) -> (String, &'static str) {
    match space {
        Space::SharedCluster => {
            let (rank, at) = exec::cluster::unmap(address as u32);
            let block = rank.map_or("the own block".into(), |r| format!("block {r} of the cluster"));
            let text = format!("it is byte {at:#x} in {block}, which has {shared_bytes} bytes while it runs");
            (text, "do the blocks of the cluster wait for each other before one ends?")
        }
        Space::Shared => {
            let end = kernel.shared_base + shared_bytes;
            let help = match (kernel.static_shared, shared_bytes > kernel.static_shared) {
                (_, true) => "the block's shared memory is static plus --shared bytes",
                (0, false) => "is dynamic shared memory missing? it is given with --shared BYTES",
                _ => {
                    "is the index within the array? dynamic shared memory, if meant, is given with --shared BYTES"
                }
            };
            let has = match shared_bytes {
                0 => "the block has none".to_string(),
                n => format!("the block has {n} bytes, {:#x} to {end:#x}", kernel.shared_base),
            };
            (has, help)
        }
        Space::Local => (text_local(), "an index into a local array is out of its range"),
        Space::Const => (
            format!("the constant bank has {} bytes", memory.constants().len()),
            "an index into a constant array is out of its range",
        ),
        Space::Param => (
            format!("the kernel has {} bytes of parameters", kernel.param_bytes),
            "an index into the parameters is out of their range",
        ),
        // No buffer lies near the addresses that a null pointer gives, so their distance says nothing.
        _ if address < NULL_PAGE => (
            "a null pointer, or an offset from one".into(),
            "is an argument `null`, or a pointer in memory never set?",
        ),
        _ => match memory.nearest(address) {
            None => ("there is no buffer at all".into(), "give the kernel a buffer with --arg"),
            Some(a) => {
                let name = if a.name.is_empty() { "a buffer".into() } else { format!("buffer `{}`", a.name) };
                let end = a.address + a.bytes;
                let what = match address {
                    x if x < a.address => {
                        format!("{} bytes before {name} of {} bytes", a.address - x, a.bytes)
                    }
                    x if x == end => format!("right behind the end of {name} of {} bytes", a.bytes),
                    x if x > end => {
                        format!("{} bytes behind the end of {name} of {} bytes", x - end, a.bytes)
                    }
                    x => format!(
                        "{} bytes past the end of {name} of {} bytes",
                        x + bytes as u64 - end,
                        a.bytes
                    ),
                };
                (what, "is the buffer large enough, and is the tail of the grid guarded?")
            }
        },
    }
}

/// Below this an address is a null pointer with an offset; memory begins far above.
const NULL_PAGE: u64 = 1 << 16;

fn text_local() -> String {
    "beyond the thread's frame".into()
}
