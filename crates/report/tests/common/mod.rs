//! A launch as the tiled transpose without padding leaves it, made by hand: 384 requests each way.

#![allow(dead_code)] // each test file uses its part

use base::{AtomOp, MemKind, MemOp, RecordCounters, ScalarType, Space};
use report::{
    Access, Allocation, Basis, Facts, Finding, GpuName, KernelName, Launch, Occupancy, Record, Shape, Source,
};

/// A record at a PTX line and a source line.
pub fn record(ptx_line: u32, line: u32, ptx: &str, space: Space, kind: MemKind, ty: ScalarType) -> Record {
    Record {
        ptx_line,
        statement: ptx_line,
        ptx: ptx.into(),
        op: MemOp::plain(space, kind, ty, 1),
        generic: false,
        basis: Basis::Exact,
        places: if line == 0 { vec![] } else { vec![Source { file: "transpose.cu".into(), line }] },
        counters: RecordCounters::default(),
    }
}

/// Counters of `executed` full warps of 4-byte lanes on global memory.
pub fn sectors(executed: u64, per_request: u64, lines: u64) -> RecordCounters {
    RecordCounters {
        executed,
        lanes: 32 * executed,
        sectors: per_request * executed,
        sectors_ideal: 4 * executed,
        lines: lines * executed,
        wavefronts: executed,
        wavefronts_ideal: executed,
        way: 1,
        tag_wavefronts: lines.div_ceil(4) * executed,
        ..Default::default()
    }
}

/// The same on shared memory.
pub fn wavefronts(executed: u64, way: u64) -> RecordCounters {
    RecordCounters {
        executed,
        lanes: 32 * executed,
        wavefronts: way * executed,
        wavefronts_ideal: executed,
        way,
        ..Default::default()
    }
}

/// The facts of the launch.
pub fn facts() -> Facts {
    use MemKind::{Atomic, Fence, Load, Reduction, Store};
    let f32 = ScalarType::F32;
    let mut records = vec![
        record(20, 46, "ld.param.u64", Space::Param, Load, ScalarType::U64),
        record(40, 51, "ld.global.f32", Space::Global, Load, f32),
        record(41, 52, "st.shared.f32", Space::Shared, Store, f32),
        record(50, 60, "ld.shared.f32", Space::Shared, Load, f32),
        record(51, 61, "st.global.f32", Space::Global, Store, f32),
        record(60, 63, "atom.shared.add.u32", Space::Shared, Atomic(AtomOp::Add), ScalarType::U32),
        record(61, 64, "atom.global.add.u32", Space::Global, Atomic(AtomOp::Add), ScalarType::U32),
        record(62, 0, "red.global.add.u32", Space::Global, Reduction(AtomOp::Add), ScalarType::U32),
        record(63, 65, "ld.const.f32", Space::Const, Load, f32),
        record(64, 66, "st.local.f32", Space::Local, Store, f32),
        record(65, 67, "fence.sc.gpu", Space::Generic, Fence(base::FenceOp::Sc), ScalarType::B32),
        record(66, 68, "ld.f32", Space::Global, Load, f32),
        record(66, 68, "ld.f32", Space::Shared, Load, f32),
        record(70, 70, "ld.global.f32", Space::Global, Load, f32),
    ];
    let counters = [
        RecordCounters {
            executed: 96,
            lanes: 3072,
            wavefronts: 96,
            distinct_addresses: 96,
            ..Default::default()
        },
        sectors(384, 4, 1),
        wavefronts(384, 1),
        wavefronts(384, 32),
        sectors(384, 5, 2),
        RecordCounters { same_address_max: 32, ..wavefronts(12, 1) },
        RecordCounters { atomic_sectors: 96, same_address_max: 8, ..sectors(12, 1, 1) },
        sectors(12, 32, 32),
        RecordCounters {
            executed: 12,
            lanes: 384,
            wavefronts: 384,
            distinct_addresses: 384,
            ..Default::default()
        },
        sectors(12, 4, 1),
        RecordCounters { executed: 12, lanes: 384, ..Default::default() },
        sectors(12, 16, 16),
        RecordCounters::default(),
        RecordCounters::default(),
    ];
    for (record, counters) in records.iter_mut().zip(counters) {
        record.counters = counters;
        record.generic = record.ptx == "ld.f32";
    }
    records[7].basis = Basis::Schedule;
    // The store comes from a header that nobody can read, called on line 61.
    records[4].places =
        vec![Source { file: "helpers.h".into(), line: 7 }, Source { file: "transpose.cu".into(), line: 61 }];
    Facts {
        gpu: GpuName { name: "a100".into(), arch: "sm_80".into() },
        kernel: KernelName {
            name: "_Z14transpose_tilePKfPfii".into(),
            demangled: "transpose_tile(float const*, float*, int, int)".into(),
            file: "kernels/transpose.cu".into(),
        },
        shape: Shape { grid: [4, 3, 1], block: [32, 8, 1], cluster: [1, 1, 1], dynamic_shared_bytes: 0 },
        occupancy: Occupancy {
            registers: 16,
            registers_estimated: true,
            static_shared_bytes: 4096,
            blocks: 8,
            warps: 64,
            max_warps: 64,
            limit_blocks: 32,
            limit_warps: 8,
            limit_registers: Some(16),
            limit_shared: Some(32),
            shared_config_bytes: None,
            sms: 108,
        },
        instructions: 9216,
        thread_instructions: 294_912,
        divergence_giveups: 0,
        tag_basis: Basis::Exact,
        records,
        findings: Vec::new(),
    }
}

/// A fault of the store.
pub fn finding() -> Finding {
    Finding {
        id: "1".into(),
        kind: "out-of-bounds".into(),
        severity: "error".into(),
        message: "a store of 4 bytes ends 4 bytes behind argument 1".into(),
        help: Some("make the buffer larger, or guard the access".into()),
        notes: vec!["warp 3 of block (3,0,0) waits at barrier 0".into()],
        accesses: vec![Access {
            ptx: "st.global.f32".into(),
            ptx_line: 51,
            source: Some(Source { file: "transpose.cu".into(), line: 61 }),
            block: [3, 0, 0],
            thread: [31, 7, 0],
            op: Some("store".into()),
            space: Some("global".into()),
            bytes: Some(4),
            address: Some(0x7f00_0000_c200),
            allocation: Some(Allocation {
                argument: Some(1),
                name: Some("out".into()),
                bytes: 49_152,
                offset: 49_152,
            }),
            strength: Some("weak".into()),
            scope: None,
        }],
        count: 1,
    }
}

/// The finished report.
pub fn launch() -> Launch {
    report::launch(facts())
}

/// The source, as far as the tests need it.
pub fn line(file: &str, line: u32) -> Option<String> {
    match line {
        _ if file != "transpose.cu" => None,
        60 => Some("        const float value = tile[threadIdx.x][row];".into()),
        61 => Some("\tout[out_y * height + out_x] = value; // \u{1b}[31mcoalesced".into()),
        _ => None,
    }
}
