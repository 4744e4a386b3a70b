//! Warps whose lanes lie too far apart for 32-bit keys (more than 2^31 units from the first lane).
//!
//! Figures follow from which addresses are equal and from their low bits. So memory is cut into regions of 16 MiB,
//! and the at most 32 regions of a warp are moved next to each other, into 2 GiB, where keys fit. The bits that a
//! region gives to the tag hash travel along, in two bits of their own.

use crate::figures::AccessFigures;
use crate::request::Request;
use crate::tag::{TagHash, wavefronts};

/// Bits of an address within its region.
const WITHIN: u32 = 24;
/// Places of the table of regions; so many that a warp seldom meets one twice.
const PLACES: usize = 512;

/// Addresses with the same equalities and low bits, near each other, and the tag hash that gives them the banks of
/// the given ones.
#[inline(always)]
pub(crate) fn together(addresses: &[u64; 32], q: &Request<'_>) -> ([u64; 32], Option<TagHash>) {
    // Each place holds a lane whose region it stands for, plus one; zero is free.
    let mut places = [0u8; PLACES];
    let mut moved = [0u64; 32];
    let mut rest = q.mask;
    while rest != 0 {
        let lane = (rest.trailing_zeros() & 31) as usize;
        rest &= rest - 1;
        let region = addresses[lane] >> WITHIN;
        let mut place = (region.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 55) as usize % PLACES;
        let start = loop {
            let of = usize::from(places[place]);
            if of == 0 {
                places[place] = lane as u8 + 1;
                let bank = q.tag.map_or(0, |tag| tag.bank(region << (WITHIN - 7)));
                break (lane as u64) << 2 | u64::from(bank);
            }
            let known = (of - 1) % 32;
            if addresses[known] >> WITHIN == region {
                break moved[known] >> WITHIN;
            }
            place = (place + 1) % PLACES;
        };
        moved[lane] = start << WITHIN | addresses[lane] & ((1 << WITHIN) - 1);
    }
    (moved, q.tag.map(|tag| tag.moved(WITHIN - 7)))
}

/// Figures of local memory: the lines of a lane's frame do not move with its addresses, so its units are sorted as
/// they are. No kernel comes here: frames are far smaller.
#[cold]
#[inline(never)]
pub(crate) fn local(addresses: &[u64; 32], q: &Request<'_>) -> AccessFigures {
    let rows = q.local_rows();
    let units = |mask: u32| {
        let active = addresses.iter().enumerate().filter(|(lane, _)| mask >> lane & 1 != 0);
        let mut units: Vec<u64> = active.map(|(_, a)| a >> q.unit()).collect();
        units.sort_unstable();
        units.dedup();
        units
    };
    let sectors = |group: u32| units(q.mask & group).len() as u32;
    let all = units(q.mask);
    let mut f = AccessFigures {
        sectors: rows * [0xff, 0xff00, 0xff_0000, 0xff00_0000].map(sectors).iter().sum::<u32>(),
        lines: rows * all.len() as u32,
        wavefronts: rows,
        wavefronts_ideal: rows,
        way: 1,
        ..AccessFigures::default()
    };
    if let Some(tag) = q.tag {
        let mut lookups = [0; 4];
        for unit in all {
            let first = q.frame_line.wrapping_add(unit.wrapping_mul(u64::from(rows)));
            for j in 0..u64::from(rows) {
                lookups[tag.bank(first.wrapping_add(j)) as usize & 3] += 1;
            }
        }
        f.tag_wavefronts = wavefronts(&lookups);
    }
    f
}
