//! Products of integers of 8 and 4 bits and of single bits, exactly.
//!
//! Sums of products fit 32 bits in every shape; `.satfinite` clamps the whole of them and the accumulator, else the
//! sum wraps.

use ir::matrix::{Element, Form, MatrixInst};

use super::sparse::{self, Places};
use super::{MOST, accumulators, give, word};
use crate::alu::Level;
use crate::level::leveled;
use crate::regs::Regs;

/// Runs an integer product.
pub fn run(level: Level, inst: &MatrixInst, regs: &mut Regs<'_>, active: u32) {
    match inst.elements[0] {
        Element::B1 => bits(level, inst, regs, active),
        Element::U4 | Element::S4 => nibbles(level, inst, regs, active),
        _ => bytes(level, inst, regs, active),
    }
}

leveled! {
    fn bytes / bytes_avx2 = bytes_core(inst: &MatrixInst, regs: &mut Regs<'_>, active: u32)
}
leveled! {
    fn nibbles / nibbles_avx2 = nibbles_core(inst: &MatrixInst, regs: &mut Regs<'_>, active: u32)
}
leveled! {
    fn bits / bits_avx2 = bits_core(inst: &MatrixInst, regs: &mut Regs<'_>, active: u32)
}

#[inline(always)]
fn bytes_core(inst: &MatrixInst, regs: &mut Regs<'_>, active: u32) {
    tiles::<16>(inst, regs, active);
}

#[inline(always)]
fn nibbles_core(inst: &MatrixInst, regs: &mut Regs<'_>, active: u32) {
    tiles::<32>(inst, regs, active);
}

/// The 8 rows of `L` integers of a tile.
#[inline(always)]
fn unpack<const L: usize>(tile: &[u32; 32], element: Element) -> [[i32; L]; 8] {
    let mut out = [[0; L]; 8];
    let (per_word, width) = (L / 4, 128 / L);
    let signed = matches!(element, Element::S8 | Element::S4);
    for i in 0..8 {
        for j in 0..L {
            let high = tile[4 * i + j / per_word] << (32 - width - width * (j % per_word));
            let (u, s) = (high >> (32 - width), (high as i32) >> (32 - width));
            out[i][j] = if signed { s } else { u as i32 };
        }
    }
    out
}

#[inline(always)]
fn tiles<const L: usize>(inst: &MatrixInst, regs: &mut Regs<'_>, active: u32) {
    let tiles = (inst.rows as usize / 8).min(2);
    let all = inst.b.len().min(MOST);
    let mut b = [[[0i32; 8]; L]; MOST];
    for (k, into) in b.iter_mut().enumerate().take(all) {
        let columns: [[i32; L]; 8] = unpack(&word(regs, &inst.b, k), inst.elements[1]);
        for (j, row) in into.iter_mut().enumerate() {
            for n in 0..8 {
                row[n] = columns[n][j];
            }
        }
    }
    let places: Option<Places> = match inst.form {
        Form::Sparse { selector } => Some(sparse::places(inst, selector, &word(regs, &[inst.metadata], 0))),
        _ => None,
    };
    let per_step = if places.is_some() { 2 } else { 1 };
    let mut results = [[[0u32; 8]; 8]; 2];
    for (t, result) in results.iter_mut().enumerate().take(tiles) {
        let mut sums = [[0i32; 8]; 8];
        for k in 0..all / per_step {
            let a: [[i32; L]; 8] = unpack(&word(regs, &inst.a, k * tiles + t), inst.elements[0]);
            for (i, row) in sums.iter_mut().enumerate() {
                for j in 0..L {
                    let from = match &places {
                        None => &b[k][j],
                        Some(places) => {
                            let place = places[8 * t + i][(k * L + j) & 63] as usize & (MOST * L - 1);
                            &b[place / L][place % L]
                        }
                    };
                    for n in 0..8 {
                        row[n] += a[i][j] * from[n];
                    }
                }
            }
        }
        *result = add(inst, &accumulators(inst, regs, t), &sums);
    }
    for (t, result) in results.iter().enumerate().take(tiles) {
        give(inst, regs, t, result, active);
    }
}

#[inline(always)]
fn add(inst: &MatrixInst, c: &super::Block<u32>, sums: &super::Block<i32>) -> super::Block<u32> {
    let mut out = [[0; 8]; 8];
    for i in 0..8 {
        for n in 0..8 {
            let (c, sum) = (c[i][n] as i32, sums[i][n]);
            let clamped = c.saturating_add(sum);
            out[i][n] = if inst.saturate { clamped } else { c.wrapping_add(sum) } as u32;
        }
    }
    out
}

#[inline(always)]
fn bits_core(inst: &MatrixInst, regs: &mut Regs<'_>, active: u32) {
    let tiles = (inst.rows as usize / 8).min(2);
    let all = inst.b.len().min(MOST);
    let mut results = [[[0u32; 8]; 8]; 2];
    for (t, result) in results.iter_mut().enumerate().take(tiles) {
        let mut sums = [[0i32; 8]; 8];
        for k in 0..all {
            let (a, b) = (word(regs, &inst.a, k * tiles + t), word(regs, &inst.b, k));
            for (i, row) in sums.iter_mut().enumerate() {
                for (n, sum) in row.iter_mut().enumerate() {
                    for w in 0..4 {
                        let (x, y) = (a[4 * i + w], b[4 * n + w]);
                        *sum += (if inst.and { x & y } else { x ^ y }).count_ones() as i32;
                    }
                }
            }
        }
        *result = add(inst, &accumulators(inst, regs, t), &sums);
    }
    for (t, result) in results.iter().enumerate().take(tiles) {
        give(inst, regs, t, result, active);
    }
}
