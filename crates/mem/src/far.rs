//! The same figures by plain sorting of 64-bit numbers, for the rare access whose lanes lie too far apart for
//! 32-bit keys (more than 2^31 units from its first lane).

use crate::figures::{AccessFigures, Path};
use crate::request::Request;
use crate::tag::wavefronts;

/// Up to 32 numbers, sorted, with those that lanes share kept.
struct Sorted {
    values: [u64; 32],
    len: usize,
}

impl Sorted {
    fn of(addresses: &[u64; 32], mask: u32, value: impl Fn(u64) -> u64) -> Sorted {
        let mut values = [0; 32];
        let mut len = 0;
        for (lane, address) in addresses.iter().enumerate() {
            if mask >> lane & 1 != 0 {
                values[len] = value(*address);
                len += 1;
            }
        }
        values[..len].sort_unstable();
        Sorted { values, len }
    }

    /// The distinct ones and how often each occurs, ascending.
    fn runs(&self) -> impl Iterator<Item = (u64, u32)> {
        self.values[..self.len].chunk_by(|a, b| a == b).map(|run| (run[0], run.len() as u32))
    }

    fn distinct(&self) -> u32 {
        self.runs().count() as u32
    }
}

/// Figures of any addresses.
#[inline(never)]
pub(crate) fn figures(path: Path, addresses: &[u64; 32], q: &Request<'_>) -> AccessFigures {
    let mut f = AccessFigures::default();
    let all = |value: &dyn Fn(u64) -> u64| Sorted::of(addresses, q.mask, value);
    match path {
        Path::None => {}
        Path::Constant => {
            f.distinct_addresses = all(&|a| a >> q.unit()).distinct();
            f.wavefronts = f.distinct_addresses;
        }
        Path::Shared => banks(&mut f, addresses, q),
        Path::Global => {
            banks(&mut f, addresses, q);
            f.sectors = all(&|a| a >> 5).distinct();
            let lines = all(&|a| a >> 7);
            f.lines = lines.distinct();
            f.tag_wavefronts = tags(q, lines.runs().map(|(line, _)| line));
        }
        Path::Local => {
            let rows = q.local_rows();
            for group in [0xff, 0xff00, 0xff_0000, 0xff00_0000u32] {
                f.sectors += rows * Sorted::of(addresses, q.mask & group, |a| a >> q.unit()).distinct();
            }
            let units = all(&|a| a >> q.unit());
            f.lines = rows * units.distinct();
            (f.wavefronts, f.wavefronts_ideal, f.way) = (rows, rows, 1);
            let row = |unit: u64, j: u32| {
                q.frame_line.wrapping_add(unit.wrapping_mul(u64::from(rows))).wrapping_add(u64::from(j))
            };
            f.tag_wavefronts =
                tags(q, units.runs().flat_map(|(unit, _)| (0..rows).map(move |j| row(unit, j))));
        }
    }
    if q.atomic {
        let mut sector = None;
        let mut most = 0;
        for (address, lanes) in all(&|a| a >> q.width).runs() {
            let this = Some(address >> (5 - q.width));
            if this != sector {
                f.atomic_sectors += most;
                (sector, most) = (this, 0);
            }
            most = most.max(lanes);
            f.same_address_max = f.same_address_max.max(lanes);
        }
        f.atomic_sectors += most;
        f.atomic_sectors *= u32::from(path == Path::Global);
    }
    f
}

fn tags(q: &Request<'_>, lines: impl Iterator<Item = u64>) -> u32 {
    let Some(tag) = q.tag else { return 0 };
    let mut lookups = [0; 4];
    for line in lines {
        lookups[tag.bank(line) as usize & 3] += 1;
    }
    wavefronts(&lookups)
}

fn banks(f: &mut AccessFigures, addresses: &[u64; 32], q: &Request<'_>) {
    let lanes = q.phase_lanes();
    let phase_mask = u32::MAX >> (32 - lanes);
    for phase in 0..32 / lanes {
        let units = Sorted::of(addresses, q.mask & phase_mask << (phase * lanes), |a| a >> q.unit());
        let mut groups = [0u32; 32];
        for (unit, _) in units.runs() {
            groups[(unit & u64::from(lanes - 1)) as usize] += 1;
        }
        let busiest = groups.iter().fold(0, |m, n| m.max(*n));
        f.wavefronts += busiest;
        f.wavefronts_ideal += u32::from(busiest != 0);
        f.way = f.way.max(busiest);
    }
}
