//! From the facts of a launch to its report: which fields a record has, and what each is.

use base::{MemKind, RecordCounters, Space};

use crate::advice;
use crate::facts::{Facts, Record};
use crate::metrics;
use crate::model::{Basis, Instruction, Launch};

/// Makes the report of one launch in counts mode.
pub fn launch(facts: Facts) -> Launch {
    let records = listed(&facts.records);
    let metrics = metrics::all(&facts);
    let instructions = instructions(&records, facts.tag_basis);
    let advice = advice::all(&instructions);
    Launch {
        gpu: facts.gpu,
        mode: "counts".into(),
        level: "ptx".into(),
        sampled: false,
        kernel: facts.kernel,
        launch: facts.shape,
        metrics,
        instructions,
        findings: facts.findings,
        advice,
    }
}

/// The records to list. A generic statement has one for each space that it might reach; those it never
/// reached say nothing, so they are left out, but a statement never executed keeps its first.
fn listed(records: &[Record]) -> Vec<&Record> {
    let mut kept = Vec::new();
    for (i, record) in records.iter().enumerate() {
        let same =
            |r: &&Record| r.statement == record.statement && r.ptx_line == record.ptx_line && r.generic;
        let ran = record.counters.executed > 0;
        if !record.generic || ran {
            kept.push(record);
            continue;
        }
        let first = records.get(..i).unwrap_or(&[]).iter().rev().take_while(same).count() == 0;
        let any_ran =
            records.get(i..).unwrap_or(&[]).iter().take_while(same).any(|r| r.counters.executed > 0);
        if first && !any_ran {
            kept.push(record);
        }
    }
    kept
}

fn instructions(records: &[&Record], tag_basis: Basis) -> Vec<Instruction> {
    let mut out: Vec<Instruction> = Vec::with_capacity(records.len());
    let mut seen: std::collections::BTreeMap<u32, u32> = std::collections::BTreeMap::new();
    for record in records {
        let nth = seen.entry(record.ptx_line).or_insert(0);
        *nth += 1;
        let id = match *nth {
            1 => format!("k:{}", record.ptx_line),
            n => format!("k:{}.{n}", record.ptx_line),
        };
        out.push(instruction(id, record, tag_basis));
    }
    out
}

/// Has the statement addresses whose sectors and banks are counted?
fn moves_data(kind: MemKind) -> bool {
    matches!(
        kind,
        MemKind::Load
            | MemKind::Store
            | MemKind::Atomic(_)
            | MemKind::Reduction(_)
            | MemKind::AsyncCopy
            | MemKind::MatrixLoad(_)
            | MemKind::MatrixStore(_)
    )
}

fn instruction(id: String, record: &Record, tag_basis: Basis) -> Instruction {
    let c: &RecordCounters = &record.counters;
    let kind = record.op.kind;
    let data = moves_data(kind);
    let cached = data && matches!(record.op.space, Space::Global | Space::Local);
    let shared = data && matches!(record.op.space, Space::Shared | Space::SharedCluster);
    let constant = data && matches!(record.op.space, Space::Const | Space::Param);
    let atomic = matches!(kind, MemKind::Atomic(_) | MemKind::Reduction(_));
    let copy = kind == MemKind::AsyncCopy;
    let has = |yes: bool, value: u64| yes.then_some(value);
    let mut places = record.places.iter().cloned();
    Instruction {
        id,
        ptx: record.ptx.clone(),
        ptx_line: record.ptx_line,
        sass: Vec::new(),
        source: places.next(),
        inlined_at: places.collect(),
        space: (!matches!(kind, MemKind::Fence(_))).then(|| record.op.space.name().to_string()),
        generic: record.generic,
        op: kind.name().to_string(),
        bytes_per_lane: data.then(|| record.op.bytes_per_lane()),
        executed: c.executed,
        lanes: c.lanes,
        sectors: has(cached, c.sectors),
        sectors_ideal: has(cached, c.sectors_ideal),
        lines: has(cached, c.lines),
        wavefronts: has(cached || shared || constant, c.wavefronts),
        wavefronts_ideal: has(cached || shared, c.wavefronts_ideal),
        wavefronts_excess: has(cached || shared, c.wavefronts.saturating_sub(c.wavefronts_ideal)),
        way: has(cached || shared, c.way),
        distinct_addresses: has(constant, c.distinct_addresses),
        same_address_max: has(atomic && (cached || shared), c.same_address_max),
        shared_wavefronts: has(copy, c.shared_wavefronts),
        shared_wavefronts_ideal: has(copy, c.shared_wavefronts_ideal),
        shared_wavefronts_excess: has(copy, c.shared_wavefronts.saturating_sub(c.shared_wavefronts_ideal)),
        shared_way: has(copy, c.shared_way),
        basis: record.basis,
        tag_wavefronts: has(cached, c.tag_wavefronts),
        tag_basis: cached.then_some(if record.basis == Basis::Exact {
            tag_basis
        } else {
            tag_basis.max(record.basis)
        }),
    }
}
