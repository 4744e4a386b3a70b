//! A fixed amount of counting for a tool that counts host instructions, such as
//! `valgrind --tool=callgrind`. Takes a case's name and how many accesses; prints what was counted, so that
//! equal work is seen to be equal. The instructions of an access are the difference of two runs over the
//! difference of their accesses.

use std::io::Write;

use base::{LaneMask, MemKind, MemOp, RecordCounters, ScalarType, Shape, Space, WarpAccess};
use gpu::Gpu;
use mem::{CountConfig, Counter, TagHash};

/// Names of the cases.
const CASES: &[&str] = &["coalesced", "uniform", "strided", "tail", "holes", "scattered", "shared"];

fn main() {
    let mut args = std::env::args().skip(1).filter(|a| !a.starts_with("--"));
    let name = args.next().unwrap_or_else(|| CASES[0].into());
    let accesses: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(1000);
    let mut out = std::io::stdout().lock();
    let Some(case) = CASES.iter().position(|c| *c == name) else {
        let _ = writeln!(out, "cases: {}", CASES.join(" "));
        return;
    };
    let tag = Gpu::by_name(gpu::DEFAULT).ok().map(|gpu| TagHash::of(&gpu));
    let counter = Counter::new(CountConfig { tag, ..CountConfig::default() });
    let space = if case == 6 { Space::Shared } else { Space::Global };
    let op = MemOp::plain(space, MemKind::Load, ScalarType::F32, 1);
    let mut into = RecordCounters::default();
    let mut lanes = [0; 32];
    for i in 0..accesses {
        let base = 0x7f00_0000_0000 + i % 4096 * 128;
        let (mask, shape) = match case {
            0 => (u32::MAX, Shape::Affine { base, stride: 4 }),
            1 => (u32::MAX, Shape::Uniform(base)),
            2 => (u32::MAX, Shape::Affine { base, stride: [8, 12, 20, 36, 132, -68][i as usize % 6] }),
            3 => (u32::MAX >> (i % 31), Shape::Affine { base, stride: 4 }),
            4 => (0x5a5a_7777, Shape::Affine { base, stride: 12 }),
            _ => {
                for (lane, a) in lanes.iter_mut().enumerate() {
                    *a = base + (lane as u64 * 7919 + i) % 4096 * 4;
                }
                (u32::MAX, Shape::Lanes(&lanes))
            }
        };
        counter.count(&WarpAccess { op: &op, pc: 0, warp: 0, mask: LaneMask(mask), shape }, &mut into);
    }
    let _ = writeln!(out, "{into:?}");
}
