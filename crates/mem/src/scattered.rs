//! Figures of a warp whose lanes have addresses without a pattern: the 32 keys are sorted in registers, after
//! which neighbours tell distinct words, sectors and lines apart.
//!
//! Counting rules: `docs/metrics.md`. A lane is taken to touch the naturally aligned unit of its width that
//! holds its address (an executor refuses misaligned ones before they come here).

use crate::banks::{busiest, count_bits, phases_active};
use crate::far;
use crate::figures::{AccessFigures, Path};
use crate::request::Request;
#[cfg(target_arch = "x86_64")]
use crate::row::Avx2Row;
use crate::row::{PlainRow, Row, Warp, rows};
use crate::sort::{firsts, present, sort, sorted_bits};
use crate::tag::wavefronts;

/// Rows with a place of their own for the code below, so that it is not copied into every caller.
pub(crate) trait Scattered: Row {
    /// [`figures`], not inlined and compiled for this row's instruction set.
    fn scattered(path: Path, addresses: &[u64; 32], q: &Request<'_>) -> AccessFigures;
}

impl Scattered for PlainRow {
    #[inline(never)]
    fn scattered(path: Path, addresses: &[u64; 32], q: &Request<'_>) -> AccessFigures {
        figures::<PlainRow>(path, addresses, q)
    }
}

#[cfg(target_arch = "x86_64")]
impl Scattered for Avx2Row {
    #[inline(always)]
    fn scattered(path: Path, addresses: &[u64; 32], q: &Request<'_>) -> AccessFigures {
        #[inline(never)]
        #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
        fn outlined(path: Path, addresses: &[u64; 32], q: &Request<'_>) -> AccessFigures {
            figures::<Avx2Row>(path, addresses, q)
        }
        // SAFETY: rows of this kind are used only where these features were found (see `Avx2Row`).
        unsafe { outlined(path, addresses, q) }
    }
}

/// Figures of an access through a path, dispatched to code made for its width.
#[inline(always)]
fn figures<R: Scattered>(path: Path, addresses: &[u64; 32], q: &Request<'_>) -> AccessFigures {
    match q.width {
        // Only atomics tell the halves of a word apart.
        0 | 1 if q.atomic => of_width::<R, 1>(path, addresses, q),
        0..=2 => of_width::<R, 2>(path, addresses, q),
        3 => of_width::<R, 3>(path, addresses, q),
        4 => of_width::<R, 4>(path, addresses, q),
        _ => of_width::<R, 5>(path, addresses, q),
    }
}

/// With keys in units of `1 << KEY` bytes.
#[inline(always)]
fn of_width<R: Scattered, const KEY: u32>(
    path: Path,
    addresses: &[u64; 32],
    q: &Request<'_>,
) -> AccessFigures {
    // Keys count from the start of the first lane's line, so that bank, sector and line follow from them.
    let line = addresses[q.first()] >> 7;
    let (keys, fit) = R::keys(addresses, q.mask, line << (7 - KEY), KEY);
    if !fit {
        if path == Path::Local {
            return far::local(addresses, q);
        }
        let (addresses, tag) = far::together(addresses, q);
        return R::scattered(path, &addresses, &Request { tag: tag.as_ref(), ..*q });
    }
    match path {
        Path::Global => global::<R, KEY>(keys, line, q),
        Path::Shared => shared::<R, KEY>(keys, q),
        Path::Constant => constant::<R, KEY>(keys),
        Path::Local => local::<R, KEY>(keys, line, q),
        Path::None => AccessFigures::default(),
    }
}

#[inline(always)]
fn global<R: Row, const KEY: u32>(keys: Warp<R>, line: u64, q: &Request<'_>) -> AccessFigures {
    let mut f = AccessFigures::default();
    let columns = phase_columns(KEY);
    let keys = sort(keys, 0, columns);
    banks::<R, KEY>(&mut f, &keys, q.mask);
    let keys = sort(keys, columns, 8);
    let of = present(&keys);
    let lines = rows!(|r| keys[r].sar(7 - KEY));
    let sector_firsts = firsts(&rows!(|r| keys[r].sar(5 - KEY)), 8, &of);
    let line_firsts = firsts(&lines, 8, &of);
    let mut counts = R::splat(0);
    for r in 0..4 {
        let (sector, line) = (sector_firsts[r].and(R::splat(1)), line_firsts[r].and(R::splat(0x100)));
        counts = counts.add(sector.or(line));
    }
    let counts = counts.sum();
    f.sectors = counts & 0xff;
    f.lines = counts >> 8;
    if let Some(tag) = q.tag {
        let first = R::splat(line as i32);
        f.tag_wavefronts = wavefronts(&tag.lookups(&rows!(|r| lines[r].add(first)), &line_firsts));
    }
    if q.atomic {
        same_address::<R, KEY>(&mut f, &keys, q.mask);
    }
    f
}

#[inline(always)]
fn shared<R: Row, const KEY: u32>(keys: Warp<R>, q: &Request<'_>) -> AccessFigures {
    let mut f = AccessFigures::default();
    let columns = phase_columns(KEY);
    let keys = sort(keys, 0, columns);
    banks::<R, KEY>(&mut f, &keys, q.mask);
    if q.atomic {
        same_address::<R, KEY>(&mut f, &sort(keys, columns, 8), q.mask);
        // Sectors are a matter of global memory.
        f.atomic_sectors = 0;
    }
    f
}

#[inline(always)]
fn constant<R: Row, const KEY: u32>(keys: Warp<R>) -> AccessFigures {
    let keys = sort(keys, 0, 8);
    let distinct = count(&firsts(&keys, 8, &present(&keys)));
    AccessFigures { distinct_addresses: distinct, wavefronts: distinct, ..AccessFigures::default() }
}

/// Local memory: the keys are those of a lane's own frame, of which word `w` of lane `l` lies at
/// `(w * 32 + l) * 4` of the warp's. A sector holds a word of 8 lanes, a line that of all.
#[inline(always)]
fn local<R: Row, const KEY: u32>(keys: Warp<R>, line: u64, q: &Request<'_>) -> AccessFigures {
    let rows = q.local_rows();
    let keys = sort(keys, 0, 2);
    let sectors = count(&firsts(&keys, 2, &present(&keys)));
    let keys = sort(keys, 2, 8);
    let line_firsts = firsts(&keys, 8, &present(&keys));
    let mut f = AccessFigures {
        sectors: rows * sectors,
        lines: rows * count(&line_firsts),
        wavefronts: rows,
        wavefronts_ideal: rows,
        way: 1,
        ..AccessFigures::default()
    };
    if let Some(tag) = q.tag {
        // A unit has `rows` words, each with its line; `line` begins at unit `line << (7 - KEY)`.
        let first = q.frame_line.wrapping_add(line.wrapping_mul(32)) as u32;
        let units = rows!(|r| keys[r].mul(R::splat(rows as i32)));
        let mut lookups = [0; 4];
        for j in 0..rows {
            let first = R::splat(first.wrapping_add(j) as i32);
            let more = tag.lookups(&rows!(|r| units[r].add(first)), &line_firsts);
            lookups = [0, 1, 2, 3].map(|bank| lookups[bank] + more[bank]);
        }
        f.tag_wavefronts = wavefronts(&lookups);
    }
    f
}

/// Columns of a phase with keys of that many bits.
#[inline(always)]
const fn phase_columns(key: u32) -> usize {
    if key < 2 { 8 } else { 32 >> key as usize }
}

/// Wavefronts of keys that are sorted by phase.
#[inline(always)]
fn banks<R: Row, const KEY: u32>(f: &mut AccessFigures, keys: &Warp<R>, mask: u32) {
    let columns = phase_columns(KEY);
    let lanes = 4 * columns as u32;
    let units = if KEY < 2 { rows!(|r| keys[r].sar(1)) } else { *keys };
    let words = firsts(&units, columns, &present(keys));
    let mut phase = [0; 8];
    let mut c = 0;
    while c < 8 {
        phase[c] = (c / columns * columns * 4) as i32;
        c += 1;
    }
    let (phase, group) = (R::of(phase), R::splat(lanes as i32 - 1));
    let bits = rows!(|r| {
        let position = units[r].and(group).add(phase);
        words[r].and(R::splat(1)).shl_each(position)
    });
    (f.wavefronts, f.way) = busiest(&count_bits(&bits), lanes);
    f.wavefronts_ideal = phases_active(mask, lanes);
}

/// Same-address figures of sorted keys: lengths of the runs of equal ones.
#[inline(always)]
fn same_address<R: Row, const KEY: u32>(f: &mut AccessFigures, keys: &Warp<R>, mask: u32) {
    let of = present(keys);
    let addresses = sorted_bits(&firsts(keys, 8, &of));
    let sectors = sorted_bits(&firsts(&rows!(|r| keys[r].sar(5 - KEY)), 8, &of));
    let lanes = mask.count_ones();
    if addresses.count_ones() == lanes {
        f.same_address_max = 1;
        f.atomic_sectors = sectors.count_ones();
        return;
    }
    let mut rest = addresses;
    let mut most = 0;
    while rest != 0 {
        let at = rest.trailing_zeros();
        rest &= rest - 1;
        let end = if rest == 0 { lanes } else { rest.trailing_zeros() };
        let run = end - at;
        f.same_address_max = f.same_address_max.max(run);
        let new_sector = sectors >> at & 1 != 0;
        f.atomic_sectors += if new_sector { most } else { 0 };
        most = if new_sector { run } else { most.max(run) };
    }
    f.atomic_sectors += most;
}

/// How many columns are marked.
#[inline(always)]
fn count<R: Row>(marked: &Warp<R>) -> u32 {
    let mut n = R::splat(0);
    for row in marked {
        n = n.add(row.and(R::splat(1)));
    }
    n.sum()
}
