//! Every way of counting, against sets: shapes, masks, widths, paths and kinds at random, on this machine's
//! instructions and on portable ones.

mod common;

use base::{AtomOp, LaneMask, MatrixShape, MemKind, MemOp, ScalarType, Shape, Space, WarpAccess};
use mem::{CountConfig, Counter, LocalFrames, Phases, TagHash};
use proptest::prelude::*;

const FOLD: &[u8] = &[1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2];
const HOPPER: &[u8] = &[1, 2, 1, 2, 3, 1, 2, 3, 2, 1, 2, 1, 3, 1];
const WIDE: &[u8] = &[1, 2, 3, 0, 3, 1, 2, 3, 2, 1, 2, 1, 3, 1, 2, 2, 1, 3, 1, 0, 2, 1, 3];

fn masks() -> impl Strategy<Value = u32> {
    prop_oneof![
        3 => Just(u32::MAX),
        2 => (1u32..32).prop_map(|n| (1 << n) - 1),
        1 => (0u32..32, 0u32..32).prop_map(|(a, b)| (u32::MAX << a) & (u32::MAX >> b)),
        1 => Just(0x5555_5555),
        1 => Just(0x00ff_00ff),
        2 => any::<u32>(),
        1 => (any::<u32>(), any::<u32>(), any::<u32>()).prop_map(|(a, b, c)| a & b & c),
        1 => (0u32..32).prop_map(|n| 1 << n),
    ]
}

fn ops() -> impl Strategy<Value = MemOp> {
    let width = proptest::sample::select(vec![
        (ScalarType::U8, 1),
        (ScalarType::F16, 1),
        (ScalarType::F32, 1),
        (ScalarType::S32, 1),
        (ScalarType::F64, 1),
        (ScalarType::U16, 4),
        (ScalarType::F32, 4),
        (ScalarType::B128, 1),
        (ScalarType::F32, 8),
    ]);
    let space = proptest::sample::select(vec![
        Space::Global,
        Space::Global,
        Space::Shared,
        Space::SharedCluster,
        Space::Const,
        Space::Param,
        Space::Local,
        Space::Generic,
    ]);
    let kind = proptest::sample::select(vec![
        MemKind::Load,
        MemKind::Load,
        MemKind::Store,
        MemKind::Atomic(AtomOp::Add),
        MemKind::Reduction(AtomOp::Max),
        MemKind::AsyncCopy,
        MemKind::MatrixLoad(MatrixShape::X1),
        MemKind::MatrixLoad(MatrixShape::X2),
        MemKind::MatrixStore(MatrixShape::X4),
    ]);
    (width, space, kind).prop_map(|((mut ty, vec), space, kind)| {
        if matches!(kind, MemKind::Atomic(_) | MemKind::Reduction(_)) && ty == ScalarType::U8 {
            // PTX has no atomics on single bytes.
            ty = ScalarType::U16;
        }
        let matrix = matches!(kind, MemKind::MatrixLoad(_) | MemKind::MatrixStore(_));
        MemOp::plain(if matrix { Space::Shared } else { space }, kind, ty, vec)
    })
}

/// Addresses of all sorts; the first number says how far apart.
fn addresses() -> impl Strategy<Value = [u64; 32]> {
    let spread =
        proptest::sample::select(vec![64, 512, 4096, 1 << 16, 1 << 21, 1 << 30, 1 << 36, 1u64 << 46]);
    let base = prop_oneof![Just(0u64), Just(0x7f00_0000_0000u64), 0u64..1 << 47];
    let grain = proptest::sample::select(vec![1u64, 4, 32, 128]);
    (spread, base, grain, proptest::array::uniform32(any::<u64>()))
        .prop_map(|(spread, base, grain, raw)| raw.map(|r| base + r % spread / grain * grain))
}

fn strides() -> impl Strategy<Value = i64> {
    prop_oneof![
        4 => -40i64..=40,
        3 => (-64i64..=64).prop_map(|s| s * 4),
        2 => (-64i64..=64).prop_map(|s| s * 32),
        2 => -5000i64..=5000,
        1 => (0u32..62).prop_map(|b| 1 << b),
        1 => (0u32..62).prop_map(|b| -(1 << b)),
        1 => any::<i32>().prop_map(i64::from),
        1 => any::<i64>(),
    ]
}

fn config(columns: &[u8]) -> CountConfig {
    CountConfig {
        tag: TagHash::new(columns),
        local: LocalFrames { base: 0x7e00_0000_1000, bytes_per_lane: 52 },
    }
}

fn check(op: &MemOp, mask: u32, shape: Shape<'_>, columns: &[u8]) -> Result<(), TestCaseError> {
    let config = config(columns);
    let access = WarpAccess { op, pc: 0, warp: 7, mask: LaneMask(mask), shape };
    let expected = common::figures(&config, Some(columns), &access);
    prop_assert_eq!(Counter::new(config).figures(&access), expected, "this machine's");
    prop_assert_eq!(Counter::portable(config).figures(&access), expected, "portable");
    if matches!(op.space, Space::Global | Space::Shared) {
        let banks = Phases::of(&access).banks;
        let busiest = banks.iter().map(|b| b.iter().copied().max().unwrap_or(0));
        prop_assert_eq!(busiest.sum::<u32>(), expected.wavefronts);
    }
    Ok(())
}

/// Local addresses are small offsets; others are as given.
fn in_space(op: &MemOp, a: u64) -> u64 {
    if op.space == Space::Local { a % (1 << 19) } else { a }
}

fn hashes() -> impl Strategy<Value = &'static [u8]> {
    proptest::sample::select(vec![FOLD, HOPPER, WIDE])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40000))]

    #[test]
    fn lanes(op in ops(), mask in masks(), a in addresses(), columns in hashes()) {
        let a = a.map(|a| in_space(&op, a));
        check(&op, mask, Shape::Lanes(&a), columns)?;
    }

    #[test]
    fn aligned_lanes(op in ops(), mask in masks(), a in addresses(), columns in hashes()) {
        let a = a.map(|a| in_space(&op, a) & !31);
        check(&op, mask, Shape::Lanes(&a), columns)?;
    }

    #[test]
    fn affine(op in ops(), mask in masks(), base in 0u64..1 << 47, stride in strides(), columns in hashes()) {
        let (base, stride) = if op.space == Space::Local {
            (base % (1 << 19) + (1 << 20), stride % 1000)
        } else {
            (base, stride)
        };
        check(&op, mask, Shape::Affine { base, stride }, columns)?;
    }

    #[test]
    fn aligned_affine(op in ops(), mask in masks(), base in 0u64..1 << 47, stride in -1000i64..1000, columns in hashes()) {
        let bytes = u64::from(op.bytes_per_lane());
        let base = if op.space == Space::Local { base % (1 << 19) + (1 << 20) } else { base + (1 << 20) };
        check(&op, mask, Shape::Affine { base: base / bytes * bytes, stride: stride * bytes as i64 }, columns)?;
    }

    #[test]
    fn uniform(op in ops(), mask in masks(), base in 0u64..1 << 47, columns in hashes()) {
        check(&op, mask, Shape::Uniform(in_space(&op, base)), columns)?;
    }
}

/// Every width, offset and small step of a full warp and of one that lacks lanes, without tags.
#[test]
fn small_steps() {
    let counter = Counter::new(CountConfig::default());
    for (ty, vec) in [(ScalarType::U8, 1), (ScalarType::U16, 1), (ScalarType::U32, 1), (ScalarType::F64, 1)] {
        let op = MemOp::plain(Space::Global, MemKind::Load, ty, vec);
        let bytes = i64::from(op.bytes_per_lane());
        for step in -70..=70 {
            for offset in 0..128 / bytes {
                for mask in [u32::MAX, 0x0fff_fff0, 0xfff7_5fff] {
                    let shape =
                        Shape::Affine { base: (0x10_0000 + offset * bytes) as u64, stride: step * bytes };
                    let access = WarpAccess { op: &op, pc: 0, warp: 0, mask: LaneMask(mask), shape };
                    let expected = common::figures(&CountConfig::default(), None, &access);
                    assert_eq!(counter.figures(&access), expected, "{access:?}");
                }
            }
        }
    }
}
