//! Published readings that follow from addresses alone: the two L1 stages of 182 stride patterns, equalled to
//! their printed rounding, and the small cases of `docs/metrics.md` that are worth a line each.

use base::{AtomOp, LaneMask, MatrixShape, MemKind, MemOp, ScalarType, Shape, Space, WarpAccess};
use mem::{AccessFigures, CountConfig, Counter, TagHash};

/// The hash of a GPU, from its data file.
fn hash(gpu: &str) -> TagHash {
    TagHash::of(&gpu::Gpu::by_name(gpu).expect("a GPU"))
}

fn count(op: &MemOp, mask: u32, config: CountConfig, shape: Shape<'_>) -> AccessFigures {
    Counter::new(config).figures(&WarpAccess { op, pc: 0, warp: 0, mask: LaneMask(mask), shape })
}

fn by_lane(op: &MemOp, address: impl Fn(u64) -> u64) -> AccessFigures {
    let mut a = [0; 32];
    for (lane, a) in a.iter_mut().enumerate() {
        *a = address(lane as u64);
    }
    count(op, u32::MAX, CountConfig::default(), Shape::Lanes(&a))
}

/// One row of the data file.
struct Row<'a> {
    text: &'a str,
    gpu: &'a str,
    ty: ScalarType,
    block: bool,
    argument: u64,
    offsets: Vec<u64>,
    wavefronts: f64,
    tag_wavefronts: f64,
}

fn rows() -> Vec<Row<'static>> {
    let lines = include_str!("data/l1-hit-strides.csv").lines();
    lines.filter(|l| !l.starts_with('#')).skip(1).map(row).collect()
}

fn row(text: &str) -> Row<'_> {
    let f: Vec<&str> = text.split(',').collect();
    Row {
        text,
        gpu: f[0],
        ty: ScalarType::from_name(f[1]).expect("a type"),
        block: f[2] == "block",
        argument: f[3].parse().expect("a number"),
        offsets: f[4].split(' ').map(|o| o.parse().expect("a number")).collect(),
        wavefronts: f[5].parse().expect("a number"),
        tag_wavefronts: f[6].parse().expect("a number"),
    }
}

impl Row<'_> {
    /// Means over warps and offsets of what the two stages take.
    fn predicted(&self) -> (f64, f64) {
        let op = MemOp::plain(Space::Global, MemKind::Load, self.ty, 1);
        let config = CountConfig { tag: Some(hash(self.gpu)), ..CountConfig::default() };
        let bytes = u64::from(op.bytes_per_lane());
        let (mut wavefronts, mut tags, mut executed) = (0, 0, 0);
        for warp in 0..if self.block { 32 } else { 4 } {
            for offset in &self.offsets {
                let mut a = [0; 32];
                for (lane, a) in a.iter_mut().enumerate() {
                    let t = 32 * warp + lane as u64;
                    let element = if self.block {
                        t % self.argument % 64 + t / self.argument % 32 * 4098 + 4098 + offset
                    } else {
                        t % 128 * self.argument + offset
                    };
                    *a = element * bytes;
                }
                let f = count(&op, u32::MAX, config, Shape::Lanes(&a));
                wavefronts += f.wavefronts;
                tags += f.tag_wavefronts;
                executed += 1;
            }
        }
        (f64::from(wavefronts) / f64::from(executed), f64::from(tags) / f64::from(executed))
    }
}

#[test]
fn stride_tables() {
    let rows = rows();
    assert_eq!(rows.len(), 182);
    for row in &rows {
        let (wavefronts, tags) = row.predicted();
        for (what, ours, read) in
            [("wavefronts", wavefronts, row.wavefronts), ("tag wavefronts", tags, row.tag_wavefronts)]
        {
            let rounding = if read < 5.0 { 0.005 } else { 0.05 };
            assert!((ours - read).abs() <= rounding + 1e-9, "{what} {ours}, read {read}: {}", row.text);
        }
    }
}

/// The tables would show a wrong hash: one changed column breaks rows of its chip.
#[test]
fn stride_tables_tell_hashes_apart() {
    let h200: Vec<Row<'_>> = rows().into_iter().filter(|r| r.gpu == "h200").collect();
    let as_ampere = h200.iter().filter(|r| {
        let wrong = Row { gpu: "a100", offsets: r.offsets.clone(), ..**r };
        (wrong.predicted().1 - r.tag_wavefronts).abs() > 0.05
    });
    assert!(as_ampere.count() >= 10);
}

#[test]
fn neighbouring_lines_can_share_a_tag_bank() {
    for gpu in ["a100", "h200"] {
        let tag = hash(gpu);
        assert_eq!(tag.bank(7), tag.bank(8));
        let op = MemOp::plain(Space::Global, MemKind::Load, ScalarType::F32, 1);
        let config = CountConfig { tag: Some(tag), ..CountConfig::default() };
        let f = count(&op, u32::MAX, config, Shape::Affine { base: 8 * 128 - 4, stride: 4 });
        assert_eq!((f.lines, f.tag_wavefronts), (2, 2));
    }
}

#[test]
fn columns_are_checked() {
    assert_eq!(TagHash::new(&[4]), None);
    assert_eq!(TagHash::new(&[0, 1, 7]), None);
    assert_eq!(TagHash::new(&[3; 57]), TagHash::new(&[3; 32]));
}

#[test]
fn misaligned_unit_stride_takes_a_fifth_sector() {
    let op = MemOp::plain(Space::Global, MemKind::Load, ScalarType::F32, 1);
    for k in 0..64 {
        let f = by_lane(&op, |lane| 0x1000 + 4 * (k + lane));
        assert_eq!(f.sectors, if k % 8 == 0 { 4 } else { 5 });
        assert_eq!(f.sectors_ideal, 4);
    }
}

#[test]
fn transposes_in_shared_memory() {
    // 32 x 32 tiles of doubles, read down a column: pitch 32 and 33.
    let op = MemOp::plain(Space::Shared, MemKind::Load, ScalarType::F64, 1);
    assert_eq!(by_lane(&op, |lane| lane * 32 * 8).wavefronts, 32);
    let padded = by_lane(&op, |lane| lane * 33 * 8);
    assert_eq!((padded.wavefronts, padded.wavefronts_ideal, padded.way), (2, 2, 1));
}

#[test]
fn ldmatrix_rows() {
    let op = MemOp::plain(Space::Shared, MemKind::MatrixLoad(MatrixShape::X4), ScalarType::B16, 1);
    let row_major = by_lane(&op, |lane| lane * 128);
    assert_eq!((row_major.wavefronts, row_major.wavefronts_ideal, row_major.way), (32, 4, 8));
    let swizzled = by_lane(&op, |lane| lane * 128 + lane % 8 * 16);
    assert_eq!((swizzled.wavefronts, swizzled.way), (4, 1));
}

#[test]
fn atomics_on_shared_addresses() {
    // The hardware's sector counter takes, per sector, the most lanes on one address.
    let op = MemOp::plain(Space::Global, MemKind::Atomic(AtomOp::Exch), ScalarType::B32, 1);
    let distinct = by_lane(&op, |lane| 4 * lane);
    assert_eq!((distinct.sectors, distinct.same_address_max, distinct.atomic_sectors), (4, 1, 4));
    let eights = by_lane(&op, |lane| 4 * (lane >> 3));
    assert_eq!((eights.sectors, eights.same_address_max, eights.atomic_sectors), (1, 8, 8));
    let one = by_lane(&op, |_| 64);
    assert_eq!((one.sectors, one.same_address_max, one.atomic_sectors), (1, 32, 32));
}

#[test]
fn local_arrays_with_a_lane_dependent_index() {
    let op = MemOp::plain(Space::Local, MemKind::Load, ScalarType::F32, 1);
    let same = by_lane(&op, |_| 12);
    assert_eq!((same.sectors, same.lines), (4, 1));
    let apart = by_lane(&op, |lane| (3 + lane) % 64 * 4);
    assert_eq!((apart.sectors, apart.lines, apart.wavefronts), (32, 32, 1));
}

#[test]
fn ranges_of_bulk_copies() {
    let global = MemOp::plain(Space::Global, MemKind::BulkCopy, ScalarType::B8, 1);
    let range = Shape::Bulk { address: 0x1010, bytes: 256 };
    let f = count(&global, 1, CountConfig::default(), range);
    assert_eq!((f.sectors, f.sectors_ideal, f.lines), (9, 8, 3));
    let shared = MemOp::plain(Space::Shared, MemKind::BulkCopy, ScalarType::B8, 1);
    let f = count(&shared, 1, CountConfig::default(), range);
    assert_eq!((f.wavefronts, f.wavefronts_ideal, f.way), (3, 2, 1));
}

#[test]
fn nothing_happens_without_lanes() {
    let op = MemOp::plain(Space::Global, MemKind::Load, ScalarType::F32, 1);
    assert_eq!(count(&op, 0, CountConfig::default(), Shape::Uniform(64)), AccessFigures::default());
}
