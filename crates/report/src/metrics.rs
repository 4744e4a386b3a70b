//! Figures of a whole kernel, by Nsight Compute's names where it has one.
//!
//! What each name counts: `docs/metrics.md`. Sources: NVIDIA's Nsight Compute Kernel Profiling Guide (requests,
//! sectors, wavefronts, bank conflicts as wavefronts beyond the ideal); its rules for uncoalesced accesses (the
//! theoretical sectors are computed from addresses and summed over executions); published counter readings for
//! the atomics' sectors. Left out, so absent: whatever needs caches, DRAM or cycles. Counts are of PTX
//! instructions: where ptxas merges or splits a statement, the hardware's count differs.

use std::collections::BTreeMap;

use base::{MemKind, RecordCounters, Space};

use crate::facts::{Facts, Occupancy, Record};
use crate::model::{Basis, Metric, Number};

/// Operation classes of the L1's counters.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    Load,
    Store,
    Atomic,
    Reduction,
    Matrix,
}

fn class(record: &Record) -> Option<Class> {
    match record.op.kind {
        MemKind::Load => Some(Class::Load),
        MemKind::Store => Some(Class::Store),
        MemKind::Atomic(_) => Some(Class::Atomic),
        MemKind::Reduction(_) => Some(Class::Reduction),
        MemKind::MatrixLoad(_) | MemKind::MatrixStore(_) => Some(Class::Matrix),
        _ => None,
    }
}

fn is(record: &Record, space: Space, classes: &[Class]) -> bool {
    let here = match space {
        Space::Shared => matches!(record.op.space, Space::Shared | Space::SharedCluster),
        s => record.op.space == s,
    };
    here && class(record).is_some_and(|c| classes.contains(&c))
}

/// Sums over records, with the weakest basis among those that ran.
struct Sum {
    value: u64,
    basis: Basis,
}

struct Table<'a> {
    records: &'a [Record],
    out: BTreeMap<String, Metric>,
}

const ALL: &[Class] = &[Class::Load, Class::Store, Class::Atomic, Class::Reduction, Class::Matrix];
/// A reduction on shared memory is an atomic whose result nobody wants: the SASS has one instruction for both.
const SHARED_ATOMIC: &[Class] = &[Class::Atomic, Class::Reduction];

impl Table<'_> {
    fn sum(&self, space: Space, classes: &[Class], field: fn(&RecordCounters) -> u64) -> Sum {
        let mut sum = Sum { value: 0, basis: Basis::Exact };
        for record in self.records.iter().filter(|r| is(r, space, classes)) {
            sum.value += field(&record.counters);
            if record.counters.executed > 0 {
                sum.basis = sum.basis.max(record.basis);
            }
        }
        sum
    }

    /// Bytes that active lanes moved. A matrix moves 128 bytes whatever the lanes.
    fn bytes(&self, space: Space, classes: &[Class]) -> u64 {
        let moved = |r: &Record| match class(r) {
            Some(Class::Matrix) => r.counters.wavefronts_ideal * 128,
            _ => r.counters.lanes * r.op.bytes_per_lane() as u64,
        };
        self.records.iter().filter(|r| is(r, space, classes)).map(moved).sum()
    }

    fn count(&mut self, name: impl Into<String>, unit: &str, sum: &Sum) {
        self.put(name, Number::Integer(sum.value), unit, sum.basis);
    }

    /// `a / b` where b is not 0: there is no ratio of nothing.
    fn ratio(&mut self, name: impl Into<String>, unit: &str, a: f64, b: u64, basis: Basis) {
        if b > 0 {
            self.put(name, Number::Real(a / b as f64), unit, basis);
        }
    }

    fn put(&mut self, name: impl Into<String>, value: Number, unit: &str, basis: Basis) {
        self.out.insert(name.into(), Metric { value, unit: unit.into(), basis });
    }
}

/// Every figure of the launch.
pub fn all(facts: &Facts) -> BTreeMap<String, Metric> {
    let mut t = Table { records: &facts.records, out: BTreeMap::new() };
    instructions(&mut t, facts);
    global(&mut t, facts.tag_basis);
    local(&mut t);
    shared(&mut t);
    constants(&mut t);
    launch(&mut t, facts);
    t.out
}

fn instructions(t: &mut Table<'_>, facts: &Facts) {
    const UNIT: &str = "PTX warp instruction";
    // A record that depends on the schedule is how a loop count comes to depend on it.
    let basis = facts.records.iter().filter(|r| r.counters.executed > 0).map(|r| r.basis).max();
    let basis = basis.unwrap_or(Basis::Exact);
    t.put("smsp__inst_executed.sum", Number::Integer(facts.instructions), UNIT, basis);
    t.put(
        "smsp__thread_inst_executed.sum",
        Number::Integer(facts.thread_instructions),
        "PTX thread instruction",
        basis,
    );
    t.ratio(
        "smsp__thread_inst_executed_per_inst_executed.ratio",
        "thread/PTX warp instruction",
        facts.thread_instructions as f64,
        facts.instructions,
        basis,
    );
    t.put("warpmem__divergence_giveups.sum", Number::Integer(facts.divergence_giveups), "event", basis);
    let rows: [(&str, Space, &[Class]); 9] = [
        ("global_ld", Space::Global, &[Class::Load]),
        ("global_st", Space::Global, &[Class::Store]),
        ("global_atom", Space::Global, &[Class::Atomic]),
        ("global_red", Space::Global, &[Class::Reduction]),
        ("local_ld", Space::Local, &[Class::Load]),
        ("local_st", Space::Local, &[Class::Store]),
        ("shared_ld", Space::Shared, &[Class::Load]),
        ("shared_st", Space::Shared, &[Class::Store]),
        ("shared_atom", Space::Shared, SHARED_ATOMIC),
    ];
    for (name, space, classes) in rows {
        let sum = t.sum(space, classes, |c| c.executed);
        t.count(format!("smsp__inst_executed_op_{name}.sum"), UNIT, &sum);
    }
    let mut matrix = Sum { value: 0, basis: Basis::Exact };
    for r in facts.records.iter().filter(|r| matches!(r.op.kind, MemKind::MatrixLoad(_))) {
        matrix.value += r.counters.executed;
        matrix.basis = matrix.basis.max(r.basis);
    }
    t.count("smsp__inst_executed_op_ldsm.sum", UNIT, &matrix);
}

fn global(t: &mut Table<'_>, tag_basis: Basis) {
    let rows =
        [("ld", Class::Load), ("st", Class::Store), ("atom", Class::Atomic), ("red", Class::Reduction)];
    for (op, class) in rows {
        let requests = t.sum(Space::Global, &[class], |c| c.executed);
        // An atomic's sectors are counted per sector as often as its busiest address is asked for. What the
        // counter of plain reductions does has not been read off yet: distinct sectors, and said to be a model.
        let sectors = match class {
            Class::Atomic => t.sum(Space::Global, &[class], |c| c.atomic_sectors),
            Class::Reduction => {
                let distinct = t.sum(Space::Global, &[class], |c| c.sectors);
                Sum { basis: if requests.value > 0 { Basis::Modelled } else { Basis::Exact }, ..distinct }
            }
            _ => t.sum(Space::Global, &[class], |c| c.sectors),
        };
        t.count(format!("l1tex__t_requests_pipe_lsu_mem_global_op_{op}.sum"), "request", &requests);
        t.count(format!("l1tex__t_sectors_pipe_lsu_mem_global_op_{op}.sum"), "sector", &sectors);
        t.ratio(
            format!("l1tex__average_t_sectors_per_request_pipe_lsu_mem_global_op_{op}.ratio"),
            "sector/request",
            sectors.value as f64,
            requests.value,
            sectors.basis,
        );
    }
    for (op, class) in [("ld", Class::Load), ("st", Class::Store)] {
        let sectors = t.sum(Space::Global, &[class], |c| c.sectors);
        let bytes = t.bytes(Space::Global, &[class]) as f64;
        let name = format!("smsp__sass_average_data_bytes_per_sector_mem_global_op_{op}");
        t.ratio(format!("{name}.ratio"), "byte/sector", bytes, sectors.value, sectors.basis);
        t.ratio(format!("{name}.pct"), "%", bytes * 100.0 / 32.0, sectors.value, sectors.basis);
    }
    let tags = t.sum(Space::Global, &[Class::Load], |c| c.tag_wavefronts);
    let ran = t.sum(Space::Global, &[Class::Load], |c| c.executed).value > 0;
    let basis = if ran { tags.basis.max(tag_basis) } else { Basis::Exact };
    t.put(
        "l1tex__t_output_wavefronts_pipe_lsu_mem_global_op_ld.sum",
        Number::Integer(tags.value),
        "wavefront",
        basis,
    );
    let actual = t.sum(Space::Global, ALL, |c| c.sectors);
    let ideal = t.sum(Space::Global, ALL, |c| c.sectors_ideal);
    let excess = t.sum(Space::Global, ALL, |c| c.sectors.saturating_sub(c.sectors_ideal));
    t.count("memory_l2_theoretical_sectors_global", "sector", &actual);
    t.count("memory_l2_theoretical_sectors_global_ideal", "sector", &ideal);
    t.count("derived__memory_l2_theoretical_sectors_global_excessive", "sector", &excess);
}

fn local(t: &mut Table<'_>) {
    for (op, class) in [("ld", Class::Load), ("st", Class::Store)] {
        let requests = t.sum(Space::Local, &[class], |c| c.executed);
        let sectors = t.sum(Space::Local, &[class], |c| c.sectors);
        t.count(format!("l1tex__t_requests_pipe_lsu_mem_local_op_{op}.sum"), "request", &requests);
        t.count(format!("l1tex__t_sectors_pipe_lsu_mem_local_op_{op}.sum"), "sector", &sectors);
        t.ratio(
            format!("l1tex__average_t_sectors_per_request_pipe_lsu_mem_local_op_{op}.ratio"),
            "sector/request",
            sectors.value as f64,
            requests.value,
            sectors.basis,
        );
    }
}

fn shared(t: &mut Table<'_>) {
    let excess = |c: &RecordCounters| c.wavefronts.saturating_sub(c.wavefronts_ideal);
    let matrix_side = |loads: bool, r: &Record| match r.op.kind {
        MemKind::MatrixLoad(_) => loads,
        MemKind::MatrixStore(_) => !loads,
        _ => false,
    };
    for (op, classes, loads) in [
        ("ld", &[Class::Load] as &[Class], true),
        ("st", &[Class::Store], false),
        ("atom", SHARED_ATOMIC, false),
    ] {
        let mut wavefronts = t.sum(Space::Shared, classes, |c| c.wavefronts);
        let mut conflicts = t.sum(Space::Shared, classes, excess);
        if op != "atom" {
            for r in t.records.iter().filter(|r| matrix_side(loads, r)) {
                wavefronts.value += r.counters.wavefronts;
                conflicts.value += excess(&r.counters);
                wavefronts.basis = wavefronts.basis.max(r.basis);
                conflicts.basis = conflicts.basis.max(r.basis);
            }
        }
        t.count(format!("l1tex__data_pipe_lsu_wavefronts_mem_shared_op_{op}.sum"), "wavefront", &wavefronts);
        t.count(
            format!("l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_{op}.sum"),
            "wavefront",
            &conflicts,
        );
    }
    let wavefronts = t.sum(Space::Shared, ALL, |c| c.wavefronts);
    let ideal = t.sum(Space::Shared, ALL, |c| c.wavefronts_ideal);
    let conflicts = t.sum(Space::Shared, ALL, excess);
    t.count("l1tex__data_pipe_lsu_wavefronts_mem_shared.sum", "wavefront", &wavefronts);
    t.count("l1tex__data_bank_conflicts_pipe_lsu_mem_shared.sum", "wavefront", &conflicts);
    t.count("memory_l1_wavefronts_shared", "wavefront", &wavefronts);
    t.count("memory_l1_wavefronts_shared_ideal", "wavefront", &ideal);
    t.count("derived__memory_l1_wavefronts_shared_excessive", "wavefront", &conflicts);
    let moved = &[Class::Load, Class::Store, Class::Matrix];
    let bytes = t.bytes(Space::Shared, moved) as f64;
    let of = t.sum(Space::Shared, moved, |c| c.wavefronts);
    let name = "smsp__sass_average_data_bytes_per_wavefront_mem_shared";
    t.ratio(format!("{name}.ratio"), "byte/wavefront", bytes, of.value, of.basis);
    t.ratio(format!("{name}.pct"), "%", bytes * 100.0 / 128.0, of.value, of.basis);
}

/// Nsight Compute has no counter of address divergence in the constant banks, so the names are ours.
fn constants(t: &mut Table<'_>) {
    let requests = t.sum(Space::Const, ALL, |c| c.executed);
    let wavefronts = t.sum(Space::Const, ALL, |c| c.wavefronts);
    t.count("warpmem__const_requests.sum", "request", &requests);
    t.count("warpmem__const_wavefronts.sum", "wavefront", &wavefronts);
}

fn launch(t: &mut Table<'_>, facts: &Facts) {
    let o: &Occupancy = &facts.occupancy;
    let product = |d: [u32; 3]| d.iter().fold(1u64, |a, &b| a.saturating_mul(b as u64));
    let (grid, block) = (product(facts.shape.grid), product(facts.shape.block));
    let by_registers = if o.registers_estimated { Basis::Modelled } else { Basis::Exact };
    let mut integer =
        |name: &str, value: u64, unit: &str, basis| t.put(name, Number::Integer(value), unit, basis);
    integer("launch__grid_size", grid, "block", Basis::Exact);
    integer("launch__block_size", block, "thread", Basis::Exact);
    integer("launch__thread_count", grid.saturating_mul(block), "thread", Basis::Exact);
    integer("launch__registers_per_thread", o.registers as u64, "register/thread", by_registers);
    integer("launch__shared_mem_per_block_static", o.static_shared_bytes, "byte/block", Basis::Exact);
    integer(
        "launch__shared_mem_per_block_dynamic",
        facts.shape.dynamic_shared_bytes,
        "byte/block",
        Basis::Exact,
    );
    integer("launch__occupancy_limit_blocks", o.limit_blocks as u64, "block", Basis::Exact);
    integer("launch__occupancy_limit_warps", o.limit_warps as u64, "block", Basis::Exact);
    if let Some(n) = o.limit_registers {
        integer("launch__occupancy_limit_registers", n as u64, "block", by_registers);
    }
    if let Some(n) = o.limit_shared {
        integer("launch__occupancy_limit_shared_mem", n as u64, "block", Basis::Exact);
    }
    if let Some(n) = o.shared_config_bytes {
        integer("launch__shared_mem_config_size", n, "byte", Basis::Modelled);
    }
    integer("sm__maximum_warps_avg_per_active_cycle", o.warps as u64, "warp", by_registers);
    t.ratio(
        "sm__maximum_warps_per_active_cycle_pct",
        "%",
        o.warps as f64 * 100.0,
        o.max_warps as u64,
        by_registers,
    );
    t.ratio(
        "launch__waves_per_multiprocessor",
        "",
        grid as f64,
        o.blocks as u64 * o.sms as u64,
        by_registers,
    );
}
