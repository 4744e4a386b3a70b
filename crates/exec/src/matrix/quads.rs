//! `mma.m8n8k4` on `.f16`: four products at once, each by eight lanes.
//!
//! Source: PTX ISA, "Matrix Fragments for mma.m8n8k4 with .f16 floating point type". Lanes 4q to 4q+3 and 16+4q to
//! 16+4q+3 work together; the first four hold the first half of the rows (of A, C and D) and columns (of B).

use base::ScalarType;
use ir::matrix::MatrixInst;
use numerics::mma::scalar::{self, Parts};
use numerics::mma::{Format, Model};

use super::{in_half, widened, word};
use crate::regs::Regs;

/// Runs it.
pub fn run(inst: &MatrixInst, a_columns: bool, b_columns: bool, regs: &mut Regs<'_>, active: u32) {
    let half = in_half(inst);
    let model = Model::quad(half);
    let a = [word(regs, &inst.a, 0), word(regs, &inst.a, 1)];
    let b = [word(regs, &inst.b, 0), word(regs, &inst.b, 1)];
    let c: [[u32; 32]; 8] = std::array::from_fn(|i| word(regs, &inst.c, i));
    let mut d = [[0u32; 32]; 8];
    let element = |f: &[[u32; 32]; 2], lane: usize, i: usize| f[i / 2][lane] >> (16 * (i % 2)) & 0xffff;
    for quad in 0..4 {
        let lane = |i: usize| 4 * quad + i % 4 + 16 * (i / 4);
        // Where an element lies: the lane of its row or column and its place there.
        let of_a = |row: usize, k: usize| match a_columns {
            false => element(&a, lane(row), k),
            true => element(&a, lane(k + row / 4 * 4), row % 4),
        };
        let of_b = |k: usize, column: usize| match b_columns {
            true => element(&b, lane(column), k),
            false => element(&b, lane(k + column / 4 * 4), column % 4),
        };
        for row in 0..8 {
            for column in 0..8 {
                let products: [(Parts, Parts); 4] = std::array::from_fn(|k| {
                    (Parts::of(Format::F16, of_a(row, k)), Parts::of(Format::F16, of_b(k, column)))
                });
                // Halves lie by rows. Words: row 2x + (lane mod 2), column 4y + 2 · (lane mod 4 / 2) + z in
                // register 4y + 2x + z.
                let (in_pairs, shift) = (lane(row), 16 * (column % 2));
                let in_words = lane((row & 5) | (column & 2));
                let i = (column & 4) | (row & 2) | (column & 1);
                let c = match inst.c_type {
                    ScalarType::F16 => widened(inst, c[column / 2][in_pairs] >> shift & 0xffff),
                    _ => c[i][in_words],
                };
                let c = if half { Parts::f16(c) } else { Parts::f32(c) };
                let sum = scalar::sum(model, &products, c);
                match inst.d_type {
                    ScalarType::F16 => d[column / 2][in_pairs] |= sum << shift,
                    _ => d[i][in_words] = sum,
                }
            }
        }
    }
    for (&slot, value) in inst.d.iter().zip(d) {
        if !slot.is_none() {
            regs.set32(slot, value, active);
        }
    }
}
