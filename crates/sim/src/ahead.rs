//! Blocks on several host threads, without a trace in the result.
//!
//! Only for launches whose blocks are proved independent (see [`ir::GlobalUse`]): what they load, none of them
//! writes, so threads share global memory for reading. What they store or reduce goes into a log, and logs are applied
//! in block order by one thread. Counters, faults and memory are then those of one block after another, for any number
//! of threads: of several writes to a place the last block's stays, and blocks behind a faulting one never ran.
//!
//! The proof rests on pointers that stay in their buffers. A block that reaches another buffer, one whose [`Role`] is
//! not that of the access, is not run ahead: it and all behind it run one after another, as with a single thread.

use base::{MemKind, Shape};
use exec::alu::Level;
use exec::data::ViewMut;
use exec::fault::{Fault, FaultKind};
use exec::port::Request;
use exec::regs::{Col, Regs};
use ir::{MemInst, Slot};
use rayon::prelude::*;

use crate::counts::{CountsPort, Global, write};
use crate::memory::Memory;
use crate::waves::{Pool, Ran, Waves, wave};

/// Blocks of a task at first, and at most.
const BLOCKS: (u64, u64) = (4, 4096);
/// Bytes of log that a task should come to.
const LOG_BYTES: usize = 4 << 20;

/// What a launch of independent blocks does with an allocation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// Loads from it at most.
    Loaded,
    /// Stores to it, and nothing else.
    Stored,
    /// Reduces into it, and nothing else.
    Reduced,
}

/// Global memory of blocks that run ahead.
pub(crate) struct Ahead<'a> {
    pub(crate) memory: &'a Memory,
    pub(crate) log: WriteLog,
    /// By allocation.
    roles: &'a [Role],
    /// Has an access touched an allocation of another role?
    strayed: bool,
}

impl Ahead<'_> {
    /// Is that an access of the allocation's role? What the block has done is void where not.
    pub(crate) fn may(&mut self, kind: MemKind, range: usize, pc: u32) -> Result<(), Box<Fault>> {
        let needed = match kind {
            MemKind::Load | MemKind::AsyncCopy => Role::Loaded,
            MemKind::Store => Role::Stored,
            MemKind::Atomic(_) | MemKind::Reduction(_) => Role::Reduced,
            _ => return Ok(()),
        };
        if self.roles.get(range) == Some(&needed) {
            return Ok(());
        }
        self.strayed = true;
        Err(FaultKind::System("a pointer into another buffer".into()).at(pc, 0))
    }
}

/// Writes to global memory that have not taken effect.
#[derive(Default)]
pub(crate) struct WriteLog {
    entries: Vec<Entry>,
    /// Addresses of the entries that have no affine ones.
    lanes: Vec<[u64; 32]>,
    /// Registers: data, then operands, of one entry after another.
    cols: Vec<Col>,
}

/// A store or a reduction by some lanes of a warp to one allocation.
struct Entry {
    /// The instruction with its slots renumbered from 0, in the order of the logged columns.
    inst: MemInst,
    mask: u32,
    range: usize,
    /// Base and stride, or where the lanes' addresses lie.
    affine: Option<(u64, i64)>,
    lanes: usize,
    cols: usize,
}

impl WriteLog {
    /// Logs a request whose range has been checked.
    pub(crate) fn push(&mut self, request: &Request<'_>, regs: &Regs<'_>, mask: u32, range: usize) {
        let mut inst = request.inst.clone();
        let first = self.cols.len();
        let data_width = (inst.data_bits as usize / 32).max(1);
        let operand_width = (inst.op.ty.bytes() as usize / 4).max(1);
        let data = inst.data.iter_mut().map(|s| (s, data_width));
        let operands = inst.operands.iter_mut().map(|s| (s, operand_width));
        for (slot, width) in data.chain(operands) {
            if slot.is_none() {
                continue;
            }
            let at = (self.cols.len() - first) as u16;
            let from = (slot.0 & 0x7fff) as usize;
            let source: &[Col] = if slot.is_const() { regs.consts } else { regs.cols };
            self.cols.extend(source.iter().skip(from).take(width));
            *slot = Slot(at);
        }
        let affine = match request.access.shape {
            Shape::Uniform(a) => Some((a, 0)),
            Shape::Affine { base, stride } => Some((base, stride)),
            Shape::Lanes(lanes) => {
                self.lanes.push(*lanes);
                None
            }
            Shape::Bulk { .. } | Shape::None => return,
        };
        let lanes = self.lanes.len();
        self.entries.push(Entry { inst, mask, range, affine, lanes, cols: first });
    }

    fn bytes(&self) -> usize {
        self.entries.len() * size_of::<Entry>() + self.lanes.len() * 256 + self.cols.len() * 128
    }

    /// Lets the writes take effect.
    fn apply(mut self, memory: &mut Memory, level: Level) {
        for e in &self.entries {
            let Some((origin, bytes)) = memory.view_mut(e.range) else { continue };
            let shape = match (e.affine, e.lanes.checked_sub(1).and_then(|i| self.lanes.get(i))) {
                (Some((a, 0)), _) => Shape::Uniform(a),
                (Some((base, stride)), _) => Shape::Affine { base, stride },
                (None, Some(lanes)) => Shape::Lanes(lanes),
                (None, None) => continue,
            };
            let cols = self.cols.get_mut(e.cols..).unwrap_or(&mut []);
            let mut regs = Regs { cols, preds: &mut [], consts: &[] };
            // The operation exists: it was looked up when the kernel was lowered.
            write(level, &e.inst, &shape, &mut regs, e.mask, ViewMut { bytes, origin });
        }
    }
}

/// What a task brings back.
struct Done {
    first: u64,
    strayed: bool,
    ran: Ran,
    records: Vec<base::RecordCounters>,
    log: WriteLog,
}

/// Runs blocks on `threads` host threads, and gives the first that has not run: none where the threads cannot be had,
/// all where no block strays. It ends early at a fault.
pub(crate) fn run(
    w: &Waves<'_>,
    roles: &[Role],
    port: &mut CountsPort<'_>,
    threads: usize,
    ran: &mut Ran,
) -> u64 {
    let Ok(workers) = rayon::ThreadPoolBuilder::new().num_threads(threads).build() else { return 0 };
    let blocks = w.units();
    let (mut first, mut per_task) = (0u64, BLOCKS.0);
    while first < blocks {
        let tasks: Vec<(u64, u64)> = (0..2 * threads as u64)
            .map(|t| (first + t * per_task, (first + (t + 1) * per_task).min(blocks)))
            .take_while(|t| t.0 < blocks)
            .collect();
        let last = tasks.last().map_or(blocks, |t| t.1);
        let (memory, params, counter) = (port.global.memory(), port.params, port.counter);
        let records = port.records.len();
        let task = |&(from, to): &(u64, u64)| {
            let ahead = Ahead { memory, log: WriteLog::default(), roles, strayed: false };
            let mut port = CountsPort::new(Global::Ahead(ahead), params, counter, records);
            let (mut ran, mut pool) = (Ran::default(), Pool::new(w));
            for block in from..to {
                if let Err(fault) = wave(w, &mut port, &mut pool, block, 1, &mut ran) {
                    ran.faults.push(*fault);
                    break;
                }
            }
            let records = port.finish();
            let (log, strayed) = match port.global {
                Global::Ahead(ahead) => (ahead.log, ahead.strayed),
                Global::Own(_) => (WriteLog::default(), false),
            };
            Done { first: from, strayed, ran, records, log }
        };
        let done: Vec<Done> = workers.install(|| tasks.par_iter().map(task).collect());
        let heaviest = done.iter().map(|d| d.log.bytes()).max().unwrap_or(0);
        for d in done {
            if d.strayed {
                return d.first;
            }
            for (into, from) in port.records.iter_mut().zip(&d.records) {
                into.merge(from);
            }
            if let Global::Own(memory) = &mut port.global {
                d.log.apply(memory, w.program.level);
            }
            let failed = !d.ran.faults.is_empty();
            ran.merge(d.ran);
            if failed {
                return blocks;
            }
        }
        first = last;
        let per_block = (heaviest as u64 / per_task).max(1);
        per_task = (LOG_BYTES as u64 / per_block).clamp(BLOCKS.0, BLOCKS.1);
    }
    blocks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mask_and_a_shape_survive_the_log() {
        let mut memory = Memory::new();
        let address = memory.allocate("a", 256).unwrap();
        let op = base::MemOp::plain(base::Space::Global, base::MemKind::Store, base::ScalarType::U32, 1);
        let inst = MemInst { data: [Slot(1)].into_iter().collect(), ..plain(op) };
        let mut cols = [Col::ZERO, Col(std::array::from_fn(|i| i as u32 + 1))];
        let regs = Regs { cols: &mut cols, preds: &mut [], consts: &[] };
        let shape = Shape::Affine { base: address, stride: 8 };
        let access = base::WarpAccess { op: &inst.op, pc: 0, warp: 0, mask: base::LaneMask(0b101), shape };
        let mut log = WriteLog::default();
        let request = Request { inst: &inst, record: 0, access, source: None, level: Level::Portable };
        log.push(&request, &regs, 0b101, 0);
        log.apply(&mut memory, Level::Portable);
        let word = |i: u64| memory.read(address + 4 * i, 4).map(|b| b[0]);
        assert_eq!([word(0), word(1), word(2), word(4)], [Some(1), Some(0), Some(0), Some(3)]);
    }

    fn plain(op: base::MemOp) -> MemInst {
        MemInst {
            op,
            base: Slot(0),
            wide: true,
            offset: 0,
            frame: false,
            data: Default::default(),
            data_bits: 32,
            operands: Default::default(),
            second: None,
            policy: Slot::NONE,
            trans: false,
            row: Default::default(),
            texture: None,
            record: 0,
        }
    }
}
