//! Matrix products of a warp: from fragments in registers to fragments.
//!
//! Models `mma.sync`, `mma.sp` and the steps of `wmma.mma`. Which lane holds what stands at [`ir::matrix`], how sums are
//! rounded in [`numerics::mma`]. The whole warp's registers take part, whoever is active (PTX leaves it undefined
//! where not all are); active lanes get results.
//!
//! Work is in tiles. A register of A is a tile of 8 rows of 128 bits, one of B a tile of 8 columns of 128 bits, and
//! 128 bits of operands are just what [`numerics::mma`] adds at once.

mod float;
mod integer;
mod quads;
pub mod rows;
mod sparse;

use base::ScalarType;
use ir::matrix::{Element, Form, MatrixInst};
use ir::{Op, Slot};
use numerics::convert::{f32_to_half, half_to_f32};
use numerics::fp64;
use numerics::half16::Plain;
use numerics::minmax::F16;
use numerics::round::{Rm, Rn, Round, Rp, Rz};

use crate::alu::Level;
use crate::level::leveled;
use crate::regs::Regs;

/// Most registers of A or B.
const MOST: usize = 8;

/// Eight rows of eight results.
type Block<T> = [[T; 8]; 8];

/// Runs a product for the lanes of `active`.
pub fn run(level: Level, inst: &MatrixInst, regs: &mut Regs<'_>, active: u32) {
    match (inst.form, inst.elements[0]) {
        (Form::Quads { a_columns, b_columns }, _) => quads::run(inst, a_columns, b_columns, regs, active),
        (_, Element::F64) => double(level, inst, regs, active),
        (_, Element::U8 | Element::S8 | Element::U4 | Element::S4 | Element::B1) => {
            integer::run(level, inst, regs, active);
        }
        _ => float::run(level, inst, regs, active),
    }
}

/// `movmatrix`: the warp's 8×8 matrix of 16-bit elements, transposed.
pub fn transpose(op: &Op, regs: &mut Regs<'_>, active: u32) {
    let from = regs.get32(op.src[0]);
    let element = |row: usize, column: usize| from[4 * row + column / 2] >> (16 * (column % 2)) & 0xffff;
    let value = |lane: usize| {
        let (row, column) = (lane / 4, 2 * (lane % 4));
        element(column, row) | element(column + 1, row) << 16
    };
    if !op.dst.is_none() {
        regs.set32(op.dst, std::array::from_fn(value), active);
    }
}

/// The n-th register of a fragment, zero where there is none.
#[inline(always)]
fn word(regs: &Regs<'_>, fragment: &[Slot], n: usize) -> [u32; 32] {
    match fragment.get(n) {
        Some(&slot) if !slot.is_none() => regs.get32(slot),
        _ => [0; 32],
    }
}

/// Is the sum made in `.f16`?
pub(crate) fn in_half(inst: &MatrixInst) -> bool {
    inst.c_type == ScalarType::F16 && inst.d_type == ScalarType::F16
}

/// A half of C where the sum is made in `.f32`.
fn widened(inst: &MatrixInst, bits: u32) -> u32 {
    let widen = inst.c_type == ScalarType::F16 && inst.d_type != ScalarType::F16;
    if widen { half_to_f32::<F16, false, false>(bits as u16).to_bits() } else { bits }
}

/// A result for D where the sum was made in `.f32`.
fn narrowed(inst: &MatrixInst, bits: u32) -> u32 {
    let narrow = inst.d_type == ScalarType::F16 && inst.c_type != ScalarType::F16;
    if narrow { f32_to_half::<F16, Rn, Plain, false>(f32::from_bits(bits)) as u32 } else { bits }
}

/// The accumulators of 8 rows, as the sum takes them.
#[inline(always)]
fn accumulators(inst: &MatrixInst, regs: &Regs<'_>, tile: usize) -> Block<u32> {
    let mut out = [[0; 8]; 8];
    if inst.c_type == ScalarType::F16 {
        let pairs = word(regs, &inst.c, tile);
        for (i, row) in out.iter_mut().enumerate() {
            for t in 0..4 {
                row[2 * t] = pairs[4 * i + t] & 0xffff;
                row[2 * t + 1] = pairs[4 * i + t] >> 16;
            }
        }
        if inst.d_type != ScalarType::F16 {
            for bits in out.as_flattened_mut() {
                *bits = widened(inst, *bits);
            }
        }
    } else {
        let (even, odd) = (word(regs, &inst.c, 2 * tile), word(regs, &inst.c, 2 * tile + 1));
        for (i, row) in out.iter_mut().enumerate() {
            for t in 0..4 {
                row[2 * t] = even[4 * i + t];
                row[2 * t + 1] = odd[4 * i + t];
            }
        }
    }
    out
}

/// Gives the results of 8 rows to the lanes.
#[inline(always)]
fn give(inst: &MatrixInst, regs: &mut Regs<'_>, tile: usize, block: &Block<u32>, active: u32) {
    let mut put = |n: usize, value: [u32; 32]| {
        if let Some(&slot) = inst.d.get(n).filter(|s| !s.is_none()) {
            regs.set32(slot, value, active);
        }
    };
    let mut columns = [[0; 32]; 2];
    for (i, row) in block.iter().enumerate() {
        for t in 0..4 {
            columns[0][4 * i + t] = row[2 * t];
            columns[1][4 * i + t] = row[2 * t + 1];
        }
    }
    if inst.d_type == ScalarType::F16 {
        if inst.c_type != ScalarType::F16 {
            for bits in columns.as_flattened_mut() {
                *bits = narrowed(inst, *bits);
            }
        }
        let mut pairs = [0; 32];
        for l in 0..32 {
            pairs[l] = columns[0][l] & 0xffff | columns[1][l] << 16;
        }
        put(tile, pairs);
    } else {
        put(2 * tile, columns[0]);
        put(2 * tile + 1, columns[1]);
    }
}

leveled! {
    /// `mma` on `.f64`: `fma` after `fma`, k ascending.
    fn double / double_avx2 = double_core(inst: &MatrixInst, regs: &mut Regs<'_>, active: u32)
}

#[inline(always)]
fn double_core(inst: &MatrixInst, regs: &mut Regs<'_>, active: u32) {
    match inst.rounding {
        ir::Mods::RZ => double_rounded::<Rz>(inst, regs, active),
        ir::Mods::RM => double_rounded::<Rm>(inst, regs, active),
        ir::Mods::RP => double_rounded::<Rp>(inst, regs, active),
        _ => double_rounded::<Rn>(inst, regs, active),
    }
}

#[inline(always)]
fn double_rounded<R: Round>(inst: &MatrixInst, regs: &mut Regs<'_>, active: u32) {
    let wide = |fragment: &[Slot], n: usize, regs: &Regs<'_>| match fragment.get(n) {
        Some(&slot) if !slot.is_none() => regs.get64(slot).map(f64::from_bits),
        _ => [0.0; 32],
    };
    let (tiles, steps) = (inst.rows as usize / 8, inst.k as usize / 4);
    // Results are given once all is read: D may lie over A, B and C.
    let mut results = [[[0.0; 8]; 8]; 2];
    for (tile, block) in results.iter_mut().enumerate().take(tiles) {
        let c = [wide(&inst.c, 2 * tile, regs), wide(&inst.c, 2 * tile + 1, regs)];
        for (i, row) in block.iter_mut().enumerate() {
            for (n, x) in row.iter_mut().enumerate() {
                *x = c[n % 2][4 * i + n / 2];
            }
        }
        for step in 0..steps {
            let (a, b) = (wide(&inst.a, step * tiles + tile, regs), wide(&inst.b, step, regs));
            for k in 0..4 {
                for (i, row) in block.iter_mut().enumerate() {
                    for (n, x) in row.iter_mut().enumerate() {
                        *x = fp64::fma::<R>(a[4 * i + k], b[4 * n + k], *x);
                    }
                }
            }
        }
    }
    for (tile, block) in results.iter().enumerate().take(tiles) {
        for odd in 0..2 {
            let value = |l: usize| block[l / 4][2 * (l % 4) + odd].to_bits();
            if let Some(&slot) = inst.d.get(2 * tile + odd).filter(|s| !s.is_none()) {
                regs.set64(slot, std::array::from_fn(value), active);
            }
        }
    }
}
