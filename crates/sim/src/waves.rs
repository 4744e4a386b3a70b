//! Counts mode's one fixed execution: blocks in waves as many as the GPU holds at once, warps in (block, warp)
//! order, [`TURN`] operations a turn.
//!
//! A wave ends when all its blocks have. Where the launch proves its blocks independent, a wave is a single block:
//! nobody can tell the difference but the host's caches. A block's shared memory and its warps' registers are made at their first
//! turn and go back to a pool at their end, so that a kernel whose warps end within a turn runs in a few kilobytes.

use base::{Dim3, LaneMask};
use exec::block::{Barriers, BlockState};
use exec::cluster::Cluster;
use exec::interp::{Context, Tally, Turn, turn};
use exec::port::{LaunchShape, Place, SharedMemory};
use exec::program::Program;
use exec::special::thread_indices;
use exec::warp::{Wait, Warp};

use crate::ahead::{self, Role};
use crate::counts::CountsPort;
use crate::fault::{At, Fault, describe};

/// Operations of a turn.
const TURN: u32 = 64;

/// Warps listed in a report of who waits for what.
const LISTED: usize = 16;

/// What is run.
pub(crate) struct Waves<'a> {
    pub(crate) program: &'a Program<'a>,
    pub(crate) shape: &'a LaunchShape,
    /// Blocks that the GPU holds at once.
    pub(crate) per_wave: u64,
    /// Where no block can see another: what becomes of each allocation.
    pub(crate) independent: Option<Vec<Role>>,
    pub(crate) max_instructions: Option<u64>,
    /// Host threads that may run independent blocks.
    pub(crate) threads: usize,
    /// Blocks that are placed together, those of a cluster; of a launch without clusters each one alone.
    pub(crate) clusters: bool,
}

impl Waves<'_> {
    /// Blocks of a unit of placement.
    fn unit(&self) -> u64 {
        if self.clusters { self.shape.cluster.count().max(1) } else { 1 }
    }

    /// Units of placement of the launch.
    pub(crate) fn units(&self) -> u64 {
        self.shape.grid.count() / self.unit()
    }

    /// The number of block `rank` of a unit.
    fn block(&self, unit: u64, rank: u64) -> u64 {
        if !self.clusters {
            return unit;
        }
        let (grid, size) = (self.shape.grid, self.shape.cluster);
        let per = |g: u32, c: u32| g / c.max(1);
        let at = Dim3::new(per(grid.x, size.x), per(grid.y, size.y), per(grid.z, size.z)).index(unit);
        let within = size.index(rank);
        let place = |at: u32, size: u32, within: u32| u64::from(at) * u64::from(size) + u64::from(within);
        let (x, y) = (place(at.x, size.x, within.x), place(at.y, size.y, within.y));
        let z = place(at.z, size.z, within.z);
        x + u64::from(grid.x) * (y + u64::from(grid.y) * z)
    }
}

/// What came of it.
#[derive(Default)]
pub(crate) struct Ran {
    pub(crate) tally: Tally,
    pub(crate) warps: u64,
    pub(crate) barriers: u64,
    pub(crate) give_ups: u64,
    pub(crate) faults: Vec<Fault>,
}

/// A resident block.
struct Block {
    number: u64,
    smid: u32,
    slot: u32,
    /// Its cluster within the wave, and its number there.
    cluster: usize,
    rank: u32,
    state: BlockState,
    warps: Vec<Resident>,
    left: u32,
    started: bool,
}

/// A warp of a resident block.
enum Resident {
    /// Has not had a turn.
    Fresh,
    /// Has begun.
    Running(Box<Warp>),
    /// All its lanes have exited.
    Done,
}

impl Resident {
    fn running(&self) -> Option<&Warp> {
        match self {
            Resident::Running(warp) => Some(warp),
            _ => None,
        }
    }
}

/// Storage of ended blocks and warps.
#[derive(Default)]
#[allow(clippy::vec_box, reason = "a warp moves between the pool and its block as a pointer")]
pub(crate) struct Pool {
    lanes: [u64; 32],
    /// `%tid` by warp: the same in every block.
    tids: Vec<[[u32; 32]; 3]>,
    warps: Vec<Box<Warp>>,
    blocks: Vec<BlockState>,
}

impl Pool {
    /// Nothing but the thread indices of a launch.
    pub(crate) fn new(w: &Waves<'_>) -> Pool {
        let warps = (w.shape.block.count() as u32).div_ceil(32);
        Pool { tids: (0..warps).map(|i| thread_indices(w.shape.block, i)).collect(), ..Pool::default() }
    }
}

impl Ran {
    /// Adds what later blocks did.
    pub(crate) fn merge(&mut self, o: Ran) {
        self.tally.instructions += o.tally.instructions;
        self.tally.thread_instructions += o.tally.thread_instructions;
        self.tally.operations += o.tally.operations;
        self.warps += o.warps;
        self.barriers += o.barriers;
        self.give_ups += o.give_ups;
        self.faults.extend(o.faults);
    }
}

/// Runs all waves.
pub(crate) fn run(w: &Waves<'_>, port: &mut CountsPort<'_>) -> Ran {
    let mut ran = Ran::default();
    let mut first = 0;
    // The limit is on the launch as a whole, which no thread of several knows.
    if let Some(roles) = &w.independent
        && w.threads > 1
        && w.max_instructions.is_none()
    {
        first = ahead::run(w, roles, port, w.threads, &mut ran);
        if !ran.faults.is_empty() {
            return ran;
        }
    }
    let mut pool = Pool::new(w);
    let units = w.units();
    let per_wave = (w.per_wave / w.unit()).max(1);
    while first < units {
        let count = if w.independent.is_some() { 1 } else { per_wave.min(units - first) };
        if let Err(fault) = wave(w, port, &mut pool, first, count, &mut ran) {
            ran.faults.push(*fault);
            break;
        }
        first += count;
    }
    ran
}

/// Runs `count` units of blocks side by side.
pub(crate) fn wave(
    w: &Waves<'_>,
    port: &mut CountsPort<'_>,
    pool: &mut Pool,
    first: u64,
    count: u64,
    ran: &mut Ran,
) -> Result<(), Box<Fault>> {
    let threads = w.shape.block.count() as u32;
    let warps = threads.div_ceil(32);
    // A wave is at most what the SMs hold, so this is thousands of small entries at the most.
    let unit = w.unit();
    let mut blocks: Vec<Block> = (0..count * unit)
        .map(|i| Block {
            number: w.block(first + i / unit, i % unit),
            cluster: (i / unit) as usize,
            rank: (i % unit) as u32,
            smid: (i % w.shape.sms.max(1) as u64) as u32,
            slot: (i / w.shape.sms.max(1) as u64) as u32,
            state: BlockState::default(),
            warps: Vec::new(),
            left: warps,
            started: false,
        })
        .collect();
    let mut clusters: Vec<Cluster> = Vec::new();
    if w.clusters {
        clusters.resize_with(count as usize, || cluster(w, unit, warps, threads));
    }
    let mut live: Vec<u32> = (0..(count * unit) as u32).collect();
    while !live.is_empty() {
        let before = ran.tally.operations;
        let mut kept = 0;
        for k in 0..live.len() {
            let index = live[k];
            let Some(block) = blocks.get_mut(index as usize) else { continue };
            if !block.started {
                start(w, pool, block, warps, threads);
            }
            let mut cluster = clusters.get_mut(block.cluster);
            if let Some(cluster) = &mut cluster {
                cluster.rank = block.rank;
                exchange(cluster, block);
            }
            for warp in 0..warps {
                step(w, port, pool, block, cluster.as_deref_mut(), warp, ran)?;
            }
            if let Some(cluster) = cluster {
                if block.left == 0 {
                    // Nobody reaches the shared memory of a block that has ended.
                    block.state.shared.bytes.clear();
                }
                exchange(cluster, block);
            }
            if block.left == 0 {
                ran.barriers += block.state.barriers.completed;
                pool.blocks.push(std::mem::take(&mut block.state));
                block.warps = Vec::new();
            } else {
                live[kept] = index;
                kept += 1;
            }
        }
        live.truncate(kept);
        if kept > 0 && ran.tally.operations == before {
            return Err(Box::new(stuck(w, &blocks)));
        }
    }
    Ok(())
}

/// A cluster before its first turn: its blocks start together.
fn cluster(w: &Waves<'_>, blocks: u64, warps: u32, threads: u32) -> Cluster {
    let shared =
        |_| SharedMemory { base: w.shape.shared_origin, bytes: vec![0; w.shape.shared_bytes as usize] };
    let lanes = (0..blocks).flat_map(|_| (0..warps).map(|i| LaneMask::first(threads - 32 * i).0));
    let mut barriers = Barriers::default();
    barriers.start(lanes);
    Cluster { barriers, shared: (0..blocks).map(shared).collect(), rank: 0, warps }
}

/// The running block has its shared memory itself; while others run, its cluster has it.
fn exchange(cluster: &mut Cluster, block: &mut Block) {
    if let Some(shared) = cluster.shared.get_mut(block.rank as usize) {
        std::mem::swap(shared, &mut block.state.shared);
    }
}

fn start(w: &Waves<'_>, pool: &mut Pool, block: &mut Block, warps: u32, threads: u32) {
    block.started = true;
    block.state = pool.blocks.pop().unwrap_or_default();
    let shared = &mut block.state.shared;
    shared.base = w.shape.shared_origin;
    shared.bytes.clear();
    shared.bytes.resize(w.shape.shared_bytes as usize, 0);
    block.state.barriers.completed = 0;
    block.state.barriers.start((0..warps).map(|i| LaneMask::first(threads - 32 * i).0));
    block.warps = (0..warps).map(|_| Resident::Fresh).collect();
}

/// One turn of one warp.
fn step(
    w: &Waves<'_>,
    port: &mut CountsPort<'_>,
    pool: &mut Pool,
    block: &mut Block,
    cluster: Option<&mut Cluster>,
    number: u32,
    ran: &mut Ran,
) -> Result<(), Box<Fault>> {
    let (kernel, shape) = (w.program.kernel, w.shape);
    let warps = block.warps.len() as u32;
    let Some(place) = block.warps.get_mut(number as usize) else { return Ok(()) };
    if let Resident::Fresh = place {
        let mut warp = pool.warps.pop().unwrap_or_default();
        let present = LaneMask::first((shape.block.count() as u32).saturating_sub(32 * number));
        if let Some(entry) = kernel.functions.first() {
            warp.start(present, entry.start, entry.slots, entry.preds, entry.local_bytes);
        }
        warp.tid = pool.tids.get(number as usize).copied().unwrap_or([[0; 32]; 3]);
        ran.warps += 1;
        *place = Resident::Running(warp);
    }
    let Resident::Running(warp) = place else { return Ok(()) };
    let ctaid = shape.grid.index(block.number);
    let mut cx = Context {
        program: w.program,
        shape,
        place: Place {
            ctaid,
            block: block.number,
            smid: block.smid,
            warp: number,
            warp_id: (block.number * warps as u64 + number as u64) as u32,
            slot: block.slot * warps + number,
            rank: block.rank,
        },
        block: &mut block.state,
        cluster,
        port: &mut *port,
        tally: &mut ran.tally,
        lanes: &mut pool.lanes,
    };
    let ended = turn(warp, &mut cx, TURN);
    port.clock = ran.tally.operations;
    match ended {
        Ok(Turn::Done) => {
            ran.give_ups += warp.give_ups;
            block.left -= 1;
            if let Resident::Running(warp) = std::mem::replace(place, Resident::Done) {
                pool.warps.push(warp);
            }
        }
        Ok(_) => {}
        Err(raw) => {
            let at = At { block: ctaid, block_size: shape.block, warp: number };
            return Err(Box::new(describe(&raw, at, kernel, port.global.memory(), shape.total_shared)));
        }
    }
    if w.max_instructions.is_some_and(|most| ran.tally.instructions > most) {
        let running = block.warps.get(number as usize).and_then(Resident::running);
        let pc = running.and_then(|w| w.groups.get(w.current)).map(|g| g.pc);
        let message = format!("stopped after {} warp instructions", ran.tally.instructions);
        let help = "the limit is --max-instructions; does a loop wait for something that never comes?";
        let mut fault = Fault::whole("instruction-limit", message, help);
        if let Some(pc) = pc {
            fault = fault.at_operation(kernel, pc);
        }
        fault.block = ctaid;
        fault.thread = shape.block.index(32 * number as u64);
        fault.notes = waiting(w, std::slice::from_ref(block));
        return Err(Box::new(fault));
    }
    Ok(())
}

/// Nobody can run: the report of a deadlock.
fn stuck(w: &Waves<'_>, blocks: &[Block]) -> Fault {
    let message = "every warp waits and none can go on".to_string();
    let help = "do all threads of a block reach the same barrier, and all lanes of a member mask the same operation?";
    let mut fault = Fault::whole("deadlock", message, help);
    let first = blocks.iter().find_map(|b| {
        let (i, warp) = b.warps.iter().enumerate().find_map(|(i, w)| Some((i, w.running()?)))?;
        Some((b.number, i, warp.groups.first()?.pc, warp.groups.first()?.mask))
    });
    if let Some((number, warp, pc, mask)) = first {
        fault = fault.at_operation(w.program.kernel, pc);
        fault.block = w.shape.grid.index(number);
        fault.thread = w.shape.block.index(32 * warp as u64 + (mask.trailing_zeros() & 31) as u64);
    }
    fault.notes = waiting(w, blocks);
    fault
}

/// What each warp waits on, a line each.
fn waiting(w: &Waves<'_>, blocks: &[Block]) -> Vec<String> {
    let kernel = w.program.kernel;
    let mut notes = Vec::new();
    let mut more = 0;
    for block in blocks {
        let Dim3 { x, y, z } = w.shape.grid.index(block.number);
        for (i, warp) in block.warps.iter().enumerate() {
            let Some(warp) = warp.running() else { continue };
            for group in &warp.groups {
                if notes.len() == LISTED {
                    more += 1;
                    continue;
                }
                let line = kernel.origin.get(group.pc as usize).map_or(0, |o| o.ptx_line);
                let what = match group.wait {
                    Wait::Ready => "runs".to_string(),
                    Wait::Join => "waits for its other lanes".to_string(),
                    Wait::Barrier { barrier, .. } => {
                        let (arrived, expected) = block.state.barriers.progress(barrier as u32);
                        format!("waits at barrier {barrier} ({arrived} of {expected} threads have arrived)")
                    }
                    Wait::Cluster { .. } => "waits at the barrier of its cluster".to_string(),
                    Wait::Sync { members } => {
                        let missing = members & warp.live & !group.mask;
                        format!("waits for the lanes {missing:#010x} of its member mask")
                    }
                };
                notes.push(format!(
                    "block ({x},{y},{z}) warp {i} lanes {:#010x}: {what}, PTX line {line}",
                    group.mask
                ));
            }
        }
    }
    if more > 0 {
        notes.push(format!("and {more} more"));
    }
    notes
}
