//! Sorts a warp's 32 keys in registers and marks what differs from its neighbour.
//!
//! Keys lie in column layout (see [`crate::row`]): index `4c + r`. A bitonic network sorts columns of 4, then
//! merges them into blocks of 8, 16 and 32, which are the phases of 16-, 8- and 4-byte accesses on the way.

use crate::row::{NO_KEY, Row, Warp, rows};

/// Mask rows of the columns `c` with `c & BIT == 0`.
#[inline(always)]
fn columns_without<R: Row>(bit: usize) -> R {
    let mut v = [0; 8];
    let mut c = 0;
    while c < 8 {
        v[c] = if c & bit == 0 { -1 } else { 0 };
        c += 1;
    }
    R::of(v)
}

/// Puts the lesser of each column into row `a`, the greater into row `b`.
#[inline(always)]
fn order<R: Row>(w: &mut Warp<R>, a: usize, b: usize) {
    (w[a], w[b]) = (w[a].min(w[b]), w[a].max(w[b]));
}

/// Compares index `4c + r` with index `4(c ^ X) + r`, the lesser going to the lower column.
#[inline(always)]
fn across<R: Row, const X: usize>(w: &mut Warp<R>) {
    let low = columns_without::<R>(X);
    for row in w {
        let other = row.swap::<X>();
        *row = low.select(row.min(other), row.max(other));
    }
}

/// First step of a merge into blocks of `X + 1` columns: compares each index of a block's first half with its
/// mirror image in the second.
#[inline(always)]
fn mirror<R: Row, const X: usize>(w: &mut Warp<R>) {
    let low = columns_without::<R>(X.div_ceil(2));
    for r in 0..2 {
        let (a, b) = (w[r], w[3 - r].swap::<X>());
        let (least, most) = (a.min(b), a.max(b));
        w[r] = low.select(least, most);
        w[3 - r] = low.select(most, least).swap::<X>();
    }
}

/// The last two steps of a merge, within columns.
#[inline(always)]
fn within<R: Row>(w: &mut Warp<R>) {
    order(w, 0, 2);
    order(w, 1, 3);
    order(w, 0, 1);
    order(w, 2, 3);
}

/// Sorts each block of `to` columns (1, 2, 4, 8), whose blocks of `from` columns (0: nothing) are sorted.
#[inline(always)]
pub(crate) fn sort<R: Row>(mut w: Warp<R>, from: usize, to: usize) -> Warp<R> {
    if from < 1 {
        order(&mut w, 0, 1);
        order(&mut w, 2, 3);
        order(&mut w, 0, 2);
        order(&mut w, 1, 3);
        order(&mut w, 1, 2);
    }
    if from < 2 && to >= 2 {
        mirror::<R, 1>(&mut w);
        within(&mut w);
    }
    if from < 4 && to >= 4 {
        mirror::<R, 3>(&mut w);
        across::<R, 1>(&mut w);
        within(&mut w);
    }
    if from < 8 && to >= 8 {
        mirror::<R, 7>(&mut w);
        across::<R, 2>(&mut w);
        across::<R, 1>(&mut w);
        within(&mut w);
    }
    w
}

/// Mask rows of the keys that are keys at all.
#[inline(always)]
pub(crate) fn present<R: Row>(w: &Warp<R>) -> Warp<R> {
    let (all, none) = (R::splat(-1), R::splat(NO_KEY));
    rows!(|r| all.and_not(w[r].eq(none)))
}

/// Mask rows of the entries that differ from the one before them in their sorted block of `columns` columns
/// (the first of a block always does), among those of `of`.
#[inline(always)]
pub(crate) fn firsts<R: Row>(w: &Warp<R>, columns: usize, of: &Warp<R>) -> Warp<R> {
    let same = [
        // The first column of a block has nothing before it.
        w[0].eq(w[3].up()).and_not(columns_without(columns - 1)),
        w[1].eq(w[0]),
        w[2].eq(w[1]),
        w[3].eq(w[2]),
    ];
    rows!(|r| of[r].and_not(same[r]))
}

/// The signs of a warp in column layout as a mask in sorted order (bit `4c + r`).
#[inline(always)]
pub(crate) fn sorted_bits<R: Row>(w: &Warp<R>) -> u32 {
    let mut out = 0;
    for (r, row) in w.iter().enumerate() {
        // Bit c moves to bit 4c.
        let mut x = row.bits();
        x = (x | x << 12) & 0x000f_000f;
        x = (x | x << 6) & 0x0303_0303;
        x = (x | x << 3) & 0x1111_1111;
        out |= x << r;
    }
    out
}
