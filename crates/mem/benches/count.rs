//! Time of counting one access, tags included, with addresses that change from call to call.
//! Each figure is for a batch of 256 accesses; divide by it for one.

use std::hint::black_box;

use base::{AtomOp, LaneMask, MemKind, MemOp, RecordCounters, ScalarType, Shape, Space, WarpAccess};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use fastrand::Rng;
use gpu::Gpu;
use mem::{CountConfig, Counter, LocalFrames, TagHash};

const BATCH: usize = 256;

fn config() -> CountConfig {
    CountConfig {
        tag: Gpu::by_name(gpu::DEFAULT).ok().map(|gpu| TagHash::of(&gpu)),
        local: LocalFrames { base: 1 << 40, bytes_per_lane: 64 },
    }
}

fn op(space: Space, kind: MemKind, ty: ScalarType, vec: u8) -> MemOp {
    MemOp::plain(space, kind, ty, vec)
}

/// Strides in bytes, one of which each access of the batch has.
fn affine(c: &mut Criterion, name: &str, op: &MemOp, mask: impl Fn(u64) -> u32, strides: &[i64]) {
    let mut random = Rng::with_seed(1);
    let accesses: Vec<(u64, i64, u32)> = (0..BATCH)
        .map(|_| {
            let base = 0x7f00_0000_0000 + random.u64(..) % (1 << 24) / 32 * 32;
            (base, strides[random.u64(..) as usize % strides.len()], mask(random.u64(..)))
        })
        .collect();
    run(c, &format!("affine/{name}"), |counter, into| {
        for (base, stride, mask) in &accesses {
            let shape = Shape::Affine { base: *base, stride: *stride };
            counter.count(&WarpAccess { op, pc: 0, warp: 3, mask: LaneMask(*mask), shape }, into);
        }
    });
}

/// Addresses by lane, made by a function of a random number and the lane.
fn lanes(
    c: &mut Criterion,
    name: &str,
    op: &MemOp,
    mask: impl Fn(u64) -> u32,
    address: impl Fn(u64, u64, u64) -> u64,
) {
    let mut random = Rng::with_seed(2);
    let accesses: Vec<([u64; 32], u32)> = (0..BATCH)
        .map(|_| {
            let of_warp = random.u64(..);
            let mut a = [0; 32];
            for (lane, a) in a.iter_mut().enumerate() {
                *a = address(of_warp, lane as u64, random.u64(..));
            }
            (a, mask(random.u64(..)))
        })
        .collect();
    run(c, &format!("lanes/{name}"), |counter, into| {
        for (a, mask) in &accesses {
            let access = WarpAccess { op, pc: 0, warp: 3, mask: LaneMask(*mask), shape: Shape::Lanes(a) };
            counter.count(&access, into);
        }
    });
}

fn run(c: &mut Criterion, name: &str, work: impl Fn(&Counter, &mut RecordCounters)) {
    let mut group = c.benchmark_group(name);
    group.throughput(Throughput::Elements(BATCH as u64));
    for (kind, counter) in [("native", Counter::new(config())), ("portable", Counter::portable(config()))] {
        group.bench_function(kind, |b| {
            let mut into = RecordCounters::default();
            b.iter(|| work(&counter, black_box(&mut into)));
        });
    }
    group.finish();
}

fn count(c: &mut Criterion) {
    use ScalarType::{F32, F64, U8};
    let all = |_: u64| u32::MAX;
    let some = |r: u64| r as u32 | 3;
    let tail = |r: u64| u32::MAX >> (r % 31);
    let load = |ty, vec| op(Space::Global, MemKind::Load, ty, vec);
    let shared = |ty, vec| op(Space::Shared, MemKind::Load, ty, vec);
    let base = |r: u64| 0x7f00_0000_0000 + r % (1 << 24) / 128 * 128;

    affine(c, "coalesced-f32", &load(F32, 1), all, &[4]);
    affine(c, "coalesced-f32x4", &load(F32, 4), all, &[16]);
    affine(c, "uniform", &load(F32, 1), all, &[0]);
    affine(c, "mixed-strides", &load(F32, 1), all, &[4, 8, 12, 20, -4, 64, 128, 132, 4096, -516]);
    affine(c, "mixed-strides-tail", &load(F32, 1), tail, &[4, 8, 12, 20, -4, 64, 128, 132, 4096, -516]);
    affine(c, "mixed-strides-some", &load(F32, 1), some, &[4, 8, 12, 20, -4, 64, 128, 132, 4096, -516]);
    affine(c, "bytes", &load(U8, 1), some, &[1, 2, 3, 5, 6, 7]);
    affine(c, "shared", &shared(F32, 1), all, &[4, 8, 12, 20, -4, 64, 128, 132]);
    lanes(c, "random-f32", &load(F32, 1), all, |_, _, r| base(0) + r % (1 << 30) / 4 * 4);
    lanes(c, "random-some", &load(F32, 1), some, |_, _, r| base(0) + r % (1 << 30) / 4 * 4);
    lanes(c, "near-f32", &load(F32, 1), all, |w, _, r| base(w) + r % 2048 / 4 * 4);
    lanes(c, "two-rows-f64", &load(F64, 1), all, |w, l, _| base(w) + l % 16 * 8 + l / 16 * 4096);
    lanes(c, "random-f32x4", &load(F32, 4), all, |_, _, r| base(0) + r % (1 << 30) / 16 * 16);
    lanes(c, "far", &load(F32, 1), all, |_, _, r| r % (1 << 46) / 4 * 4);
    lanes(c, "shared-f32", &shared(F32, 1), all, |_, _, r| r % 49152 / 4 * 4);
    lanes(c, "constant", &op(Space::Const, MemKind::Load, F32, 1), all, |_, _, r| r % 1024 / 4 * 4);
    lanes(c, "local", &op(Space::Local, MemKind::Load, F32, 1), all, |_, _, r| r % 64 / 4 * 4);
    let atomic = op(Space::Global, MemKind::Atomic(AtomOp::Add), F32, 1);
    lanes(c, "atomic-histogram", &atomic, all, |w, _, r| base(w) + r % 256 / 4 * 4);
    lanes(
        c,
        "ldmatrix",
        &op(Space::Shared, MemKind::MatrixLoad(base::MatrixShape::X4), F32, 1),
        all,
        |_, l, r| l * 128 + r % 8 * 16,
    );
}

criterion_group!(benches, count);
criterion_main!(benches);
