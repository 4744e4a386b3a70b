//! Figures of a warp at one address, or at a constant step from lane to lane, in closed form.
//!
//! The counting rules are those of `docs/metrics.md`, as everywhere; this file only gets there without looking
//! at each lane. With a step that is a multiple of the access width no two lanes share an address, the lanes
//! are sorted as they are, and bank groups repeat with a period that is a power of two.

use base::Shape;

use crate::banks::{busiest, busiest_of_step, count_bits, phases_active};
use crate::figures::{AccessFigures, Path};
use crate::request::Request;
use crate::row::{Row, Warp, rows};
use crate::scattered::Scattered;
use crate::tag::{TagHash, wavefronts};

/// Beyond this step products of lane and step leave 32 bits.
const NEAR: i64 = 1 << 24;

/// Every active lane at one address.
#[inline(always)]
pub(crate) fn uniform<R: Row>(path: Path, address: u64, q: &Request<'_>) -> AccessFigures {
    let mut f = AccessFigures::default();
    let lanes = q.mask.count_ones();
    match path {
        Path::None => {}
        Path::Constant => (f.distinct_addresses, f.wavefronts) = (1, 1),
        Path::Global | Path::Shared => {
            let phases = phases_active(q.mask, q.phase_lanes());
            (f.wavefronts, f.wavefronts_ideal, f.way) = (phases, phases, 1);
            if path == Path::Global {
                (f.sectors, f.lines, f.tag_wavefronts) = (1, 1, u32::from(q.tag.is_some()));
            }
            if q.atomic {
                (f.same_address_max, f.atomic_sectors) = (lanes, lanes * f.sectors);
            }
        }
        Path::Local => {
            // The same words of every lane's frame: one line a word.
            let rows = q.local_rows();
            f.sectors = rows * phases_active(q.mask, 8);
            f.lines = rows;
            (f.wavefronts, f.wavefronts_ideal, f.way) = (rows, rows, 1);
            if let Some(tag) = q.tag {
                let word = address >> q.unit() << (q.unit() - 2);
                f.tag_wavefronts = tag_of_run::<R>(tag, q.frame_line.wrapping_add(word), rows);
            }
        }
    }
    f
}

/// Lane `i` at `base + i * stride`.
#[inline(always)]
pub(crate) fn affine<R: Scattered>(path: Path, base: u64, stride: i64, q: &Request<'_>) -> AccessFigures {
    let lane = |i: u32| base.wrapping_add((stride.wrapping_mul(i64::from(i))) as u64);
    if stride == 0 || q.mask.is_power_of_two() {
        return uniform::<R>(path, lane(q.first() as u32), q);
    }
    let width = 1u64 << if path == Path::Constant || path == Path::Local { q.unit() } else { q.width };
    // With a step that is no multiple of the width only some lanes' addresses are aligned, or words are
    // shared; a huge one may come round to where it began.
    let step = stride.unsigned_abs();
    if step & (width - 1) != 0 || step >= 1 << 40 || (step > NEAR as u64 && step & 127 != 0) {
        return by_lane::<R>(path, base, stride, q);
    }
    // Seen from the other end a negative step is a positive one; phases map to phases.
    let (base, mask) = if stride < 0 { (lane(31), q.mask.reverse_bits()) } else { (base, q.mask) };
    let base = base & !(width - 1);
    let lanes = mask.count_ones();
    let mut f = AccessFigures::default();
    match path {
        Path::None => {}
        Path::Constant => (f.distinct_addresses, f.wavefronts) = (lanes, lanes),
        Path::Shared => banks::<R>(&mut f, base, step, mask, q),
        Path::Global => {
            banks::<R>(&mut f, base, step, mask, q);
            sectors_and_lines::<R>(&mut f, base, step, mask, q);
        }
        // Every lane has words of its own in rows of their own; the tags want these rows.
        Path::Local => return by_lane::<R>(path, lane(0), stride, q),
    }
    if q.atomic {
        (f.same_address_max, f.atomic_sectors) = (1, f.sectors);
    }
    f
}

/// The addresses one by one, through the general way.
#[inline(always)]
fn by_lane<R: Scattered>(path: Path, base: u64, stride: i64, q: &Request<'_>) -> AccessFigures {
    let shape = Shape::Affine { base, stride };
    let mut addresses = [0; 32];
    for (lane, address) in addresses.iter_mut().enumerate() {
        *address = shape.address(lane);
    }
    R::scattered(path, &addresses, q)
}

/// The lane numbers of a natural layout.
#[inline(always)]
fn lane_numbers<R: Row>() -> Warp<R> {
    let iota = R::of([0, 1, 2, 3, 4, 5, 6, 7]);
    [iota, iota.add(R::splat(8)), iota.add(R::splat(16)), iota.add(R::splat(24))]
}

/// The lanes of a mask as 1 and 0, in natural layout.
#[inline(always)]
fn flags<R: Row>(mask: u32) -> Warp<R> {
    let (number, mask) = (lane_numbers::<R>(), R::splat(mask as i32));
    rows!(|r| mask.shr_each(number[r]).and(R::splat(1)))
}

/// Data-stage wavefronts.
#[inline(always)]
fn banks<R: Row>(f: &mut AccessFigures, base: u64, step: u64, mask: u32, q: &Request<'_>) {
    let lanes = q.phase_lanes();
    f.wavefronts_ideal = phases_active(mask, lanes);
    (f.wavefronts, f.way) = if step & ((1 << q.unit()) - 1) == 0 {
        busiest_of_step(mask, lanes, (step >> q.unit()).trailing_zeros())
    } else if step < 4 {
        // Bytes and halves side by side fill at most 32 neighbouring words.
        (1, 1)
    } else {
        // Parts of words further apart than a word: all distinct, the banks as they come.
        let first = R::splat((base & 127) as i32);
        let step = R::splat((step & 127) as i32);
        let active = flags::<R>(mask);
        let number = lane_numbers::<R>();
        let bits = rows!(|r| {
            let bank = number[r].mul(step).add(first).shr::<2>().and(R::splat(31));
            active[r].shl_each(bank)
        });
        busiest(&count_bits(&bits), 32)
    };
}

/// Sectors, lines and tags of global memory.
#[inline(always)]
fn sectors_and_lines<R: Row>(f: &mut AccessFigures, base: u64, step: u64, mask: u32, q: &Request<'_>) {
    // Count from the first active lane.
    let first = mask.trailing_zeros() & 31;
    let base = base.wrapping_add(step.wrapping_mul(u64::from(first)));
    let mask = mask >> first;
    let lanes = mask.count_ones();
    let last = u64::from(31 - mask.leading_zeros());
    let gapless = mask & mask.wrapping_add(1) == 0;
    let line = base >> 7;
    // Units of 1 << k bytes from the first lane's to the last's.
    let span = |k: u32| (((base & ((1 << k) - 1)) + last * step) >> k) as u32 + 1;

    f.sectors = match () {
        () if step >= 32 => lanes,
        () if gapless => span(5),
        () => segment_ends::<R>((base & 127) as u32, step as u32, mask, 5).count_ones(),
    };
    if step < 128 && gapless {
        f.lines = span(7);
        if let Some(tag) = q.tag {
            f.tag_wavefronts = tag_of_run::<R>(tag, line, f.lines);
        }
        return;
    }
    let marked = if step < 128 { segment_ends::<R>((base & 127) as u32, step as u32, mask, 7) } else { mask };
    f.lines = marked.count_ones();
    let Some(tag) = q.tag else { return };
    let (first, number) = (R::splat(line as i32), lane_numbers::<R>());
    let lines = if step & 127 == 0 {
        let step = R::splat((step >> 7) as i32);
        rows!(|r| number[r].mul(step).add(first))
    } else {
        let (offset, step) = (R::splat((base & 127) as i32), R::splat(step as i32));
        rows!(|r| number[r].mul(step).add(offset).shr::<7>().add(first))
    };
    f.tag_wavefronts = wavefronts(&tag.lookups(&lines, &flags(marked)));
}

/// Lanes at `offset + lane * step`, grouped by their unit of `1 << k` bytes; of each group with a lane in
/// `mask` the last lane, active or not, as a mask. Steps are below 128.
#[inline(always)]
fn segment_ends<R: Row>(offset: u32, step: u32, mask: u32, k: u32) -> u32 {
    let (offset, by) = (R::splat(offset as i32), R::splat(step as i32));
    let number = lane_numbers::<R>();
    let same = rows!(|r| {
        let at = number[r].mul(by).add(offset);
        at.sar(k).eq(at.add(by).sar(k)).bits()
    });
    let same = same[0] | same[1] << 8 | same[2] << 16 | same[3] << 24;
    let ends = !same | 1 << 31;
    // Adding ones to all but the end of a group carries into its end if any of them is active.
    let inner = (mask & !ends).wrapping_add(!ends);
    (inner | mask) & ends
}

/// Tag wavefronts of `count` (at most 32) lines from `line` on.
#[inline(always)]
fn tag_of_run<R: Row>(tag: &TagHash, line: u64, count: u32) -> u32 {
    match count {
        0 | 1 => count,
        2 => 1 + u32::from(tag.bank(line) == tag.bank(line.wrapping_add(1))),
        _ => {
            let first = R::splat(line as i32);
            let number = lane_numbers::<R>();
            let lines = rows!(|r| number[r].add(first));
            wavefronts(&tag.lookups(&lines, &flags(u32::MAX >> (32 - count.min(32)))))
        }
    }
}
