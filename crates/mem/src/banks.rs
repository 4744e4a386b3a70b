//! How many entries the busiest bank of each phase has, counted in bit planes.
//!
//! Models: the data stage of shared memory and L1, 32 banks of 4 bytes; a phase costs as many wavefronts as
//! its busiest bank has distinct words. Source: the counting rules in `docs/metrics.md`, equal to 334 of 334
//! published wavefront readings. A naturally aligned access of 8, 16 or 32 bytes asks 2, 4 or 8 neighbouring
//! banks for a word each, so such banks are counted as one *bank group*: a phase of `P` lanes has `P` groups,
//! and one 32-bit word has a bit for every group of every phase.
//! Leaves out: the return of two lanes at once on compute capability 7.0 to 7.5, arbitration with other warps.

use crate::row::{Row, Warp};

/// Bit planes of 32 counters up to 32: counter `i` is the number whose bit `k` is bit `i` of plane `k`.
pub(crate) type Planes = [u32; 6];

/// Counts, for each bit position, the words in which it is set.
#[inline(always)]
pub(crate) fn count_bits<R: Row>(words: &Warp<R>) -> Planes {
    // Four words to three planes; a carry excludes further ones of its column's pair.
    let (a, ac) = (words[0].xor(words[1]), words[0].and(words[1]));
    let (b, bc) = (words[2].xor(words[3]), words[2].and(words[3]));
    let carry = a.and(b);
    let zero = R::splat(0);
    let mut p = [a.xor(b), ac.xor(bc).or(carry), ac.and(bc), zero, zero, zero];
    add::<R, 4>(&mut p, 3);
    add::<R, 2>(&mut p, 4);
    add::<R, 1>(&mut p, 5);
    [p[0].head(), p[1].head(), p[2].head(), p[3].head(), p[4].head(), p[5].head()]
}

/// Adds to each column's counters of `n` planes those of column `c ^ X`; one plane more afterwards.
#[inline(always)]
fn add<R: Row, const X: usize>(p: &mut [R; 6], n: usize) {
    let mut carry = R::splat(0);
    for plane in p.iter_mut().take(n) {
        let (x, y) = (*plane, plane.swap::<X>());
        let half = x.xor(y);
        *plane = half.xor(carry);
        carry = x.and(y).or(half.and(carry));
    }
    p[n] = carry;
}

/// Sum and maximum over the phases of the greatest counter in each phase of `lanes` bits.
#[inline(always)]
pub(crate) fn busiest(planes: &Planes, lanes: u32) -> (u32, u32) {
    let (mut sum, mut most) = (0, 0);
    let top = lanes.trailing_zeros() as usize;
    let mut phase = 0;
    while phase < 32 {
        let mut left = (u32::MAX >> (32 - lanes)) << phase;
        let mut count = 0;
        for k in (0..=top).rev() {
            let with = left & planes[k];
            (left, count) = if with != 0 { (with, count | 1 << k) } else { (left, count) };
        }
        sum += count;
        most = most.max(count);
        phase += lanes;
    }
    (sum, most)
}

/// Sum and maximum over the phases for a constant step between lanes of `step_bits` trailing zeros in units of
/// the access width: lanes whose numbers agree modulo `lanes >> step_bits` meet in a bank group.
#[inline(always)]
pub(crate) fn busiest_of_step(mask: u32, lanes: u32, step_bits: u32) -> (u32, u32) {
    let classes = lanes >> step_bits.min(lanes.trailing_zeros());
    let phases = phases_active(mask, lanes);
    if classes == lanes {
        return (phases, u32::from(mask != 0));
    }
    if mask == u32::MAX {
        let way = lanes / classes;
        return (phases * way, way);
    }
    // Fold every phase onto its first `classes` bits, adding counters plane by plane.
    let mut planes: Planes = [mask, 0, 0, 0, 0, 0];
    let mut distance = lanes / 2;
    let mut n = 1;
    while distance >= classes {
        let mut carry = 0;
        for plane in planes.iter_mut().take(n) {
            let (x, y) = (*plane, *plane >> distance);
            *plane = x ^ y ^ carry;
            carry = x & y | (x ^ y) & carry;
        }
        planes[n] = carry;
        n += 1;
        distance /= 2;
    }
    // What lies beyond the first classes of a phase is the rest of the folding.
    let keep = repeated(u32::MAX >> (32 - classes), lanes);
    for plane in &mut planes {
        *plane &= keep;
    }
    busiest(&planes, lanes)
}

/// How many phases of `lanes` lanes have an active one.
#[inline(always)]
pub(crate) fn phases_active(mask: u32, lanes: u32) -> u32 {
    match lanes {
        32.. => u32::from(mask != 0),
        16 => u32::from(mask & 0xffff != 0) + u32::from(mask >> 16 != 0),
        _ if mask == u32::MAX => 32 / lanes,
        _ => {
            // Every bit of a nibble or byte onto its lowest one.
            let mut any = mask | mask >> 2;
            any |= any >> 1;
            any |= if lanes == 8 { any >> 4 } else { 0 };
            (any & repeated(1, lanes)).count_ones()
        }
    }
}

/// `bits` at the start of every phase of `lanes` lanes.
#[inline(always)]
fn repeated(bits: u32, lanes: u32) -> u32 {
    match lanes {
        4 => bits * 0x1111_1111,
        8 => bits * 0x0101_0101,
        16 => bits * 0x0001_0001,
        _ => bits,
    }
}
