//! The counting rules by sets, as plainly as they can be said: what the fast code is compared with.

use std::collections::{BTreeMap, BTreeSet};

use base::{MemKind, Shape, WarpAccess};
use mem::{AccessFigures, CountConfig, Path};

/// Figures of an access, lane by lane.
pub fn figures(config: &CountConfig, columns: Option<&[u8]>, access: &WarpAccess<'_>) -> AccessFigures {
    let op = access.op;
    let path = Path::of(op);
    let bytes = u64::from(op.bytes_per_lane());
    let mut f = AccessFigures { lanes: access.mask.count(), ..AccessFigures::default() };
    let lanes: Vec<usize> = match op.kind {
        MemKind::MatrixLoad(m) | MemKind::MatrixStore(m) => {
            access.mask.lanes().filter(|l| *l < 8 * m.count() as usize).collect()
        }
        _ => access.mask.lanes().collect(),
    };
    let address = |lane: usize| access.shape.address(lane) / bytes * bytes;
    if lanes.is_empty() || matches!(access.shape, Shape::None) {
        return f;
    }
    match path {
        Path::None => {}
        Path::Constant => {
            let words: BTreeSet<u64> = lanes.iter().map(|l| address(*l) / bytes.max(4)).collect();
            f.distinct_addresses = words.len() as u32;
            f.wavefronts = f.distinct_addresses;
        }
        Path::Shared => data_stage(&mut f, &lanes, bytes, address),
        Path::Global => {
            data_stage(&mut f, &lanes, bytes, address);
            let touched: Vec<u64> =
                lanes.iter().flat_map(|l| (0..bytes).map(|b| address(*l).wrapping_add(b))).collect();
            physical(&mut f, columns, &touched);
            f.sectors_ideal = (lanes.len() as u32 * bytes as u32).div_ceil(32);
        }
        Path::Local => {
            let frame =
                (config.local.base + u64::from(access.warp) * 32 * config.local.bytes_per_lane) / 128 * 128;
            let byte = |lane: usize, a: u64| frame + (a / 4 * 32 + lane as u64) * 4 + a % 4;
            let touched: Vec<u64> =
                lanes.iter().flat_map(|l| (0..bytes).map(|b| byte(*l, address(*l) + b))).collect();
            physical(&mut f, columns, &touched);
            f.sectors_ideal = (lanes.len() as u32 * bytes as u32).div_ceil(32);
            // Row by row of four bytes a lane, each one phase in which every lane has its own bank.
            f.wavefronts = bytes.div_ceil(4) as u32;
            f.wavefronts_ideal = f.wavefronts;
            f.way = 1;
        }
    }
    if matches!(op.kind, MemKind::Atomic(_) | MemKind::Reduction(_))
        && matches!(path, Path::Global | Path::Shared)
    {
        let mut per_address = BTreeMap::new();
        for l in &lanes {
            *per_address.entry(address(*l)).or_insert(0u32) += 1;
        }
        let mut per_sector = BTreeMap::new();
        for (a, n) in &per_address {
            let most = per_sector.entry(a / 32).or_insert(0);
            *most = (*n).max(*most);
        }
        f.same_address_max = per_address.values().copied().max().unwrap_or(0);
        if path == Path::Global {
            f.atomic_sectors = per_sector.values().sum();
        }
    }
    f
}

/// Sectors, lines and tags of the bytes touched.
fn physical(f: &mut AccessFigures, columns: Option<&[u8]>, touched: &[u64]) {
    f.sectors = touched.iter().map(|a| a / 32).collect::<BTreeSet<_>>().len() as u32;
    let lines: BTreeSet<u64> = touched.iter().map(|a| a / 128).collect();
    f.lines = lines.len() as u32;
    if let Some(columns) = columns {
        let mut banks = [0; 4];
        for line in lines {
            let bank = (0..columns.len()).filter(|b| line >> b & 1 == 1).fold(0, |x, b| x ^ columns[b]);
            banks[bank as usize] += 1;
        }
        f.tag_wavefronts = banks.into_iter().max().unwrap_or(0);
    }
}

/// Phase by phase, the busiest of 32 banks.
fn data_stage(f: &mut AccessFigures, lanes: &[usize], bytes: u64, address: impl Fn(usize) -> u64) {
    let phase_lanes = match bytes {
        1..=4 => 32,
        8 => 16,
        16 => 8,
        _ => 4,
    };
    for phase in 0..32 / phase_lanes {
        let mut banks = vec![BTreeSet::new(); 32];
        for l in lanes.iter().filter(|l| **l / phase_lanes == phase) {
            for byte in 0..bytes {
                let word = (address(*l).wrapping_add(byte)) / 4;
                banks[(word % 32) as usize].insert(word);
            }
        }
        let busiest = banks.iter().map(|b| b.len() as u32).max().unwrap_or(0);
        f.wavefronts += busiest;
        f.wavefronts_ideal += u32::from(busiest > 0);
        f.way = f.way.max(busiest);
    }
}
