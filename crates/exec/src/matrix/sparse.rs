//! Which half of A is stored: the metadata of `mma.sp`.
//!
//! Source: PTX ISA, "Sparse matrix storage" and the figures of the metadata. Every four neighbours of a row (of 16 bits,
//! of 8 bits, or pairs of 4 bits) have two stored ones, whose places are two bits each. `.tf32` has one of every two
//! stored, with the places of its 16-bit halves. Of 16- and 32-bit types a register has those of rows g (low half)
//! and g + 8, and the lanes of four that the selector names those of 64 bytes of a row after one another; of others a
//! register has 32 bytes of one row, even lanes those of rows g, odd ones those of rows g + 8.

use ir::matrix::{Element, MatrixInst};

/// For each of 16 rows and each stored element of it, its column. At most 64 are stored.
pub type Places = [[u8; 64]; 16];

/// Reads the metadata. Places that the manual does not allow are taken as they are.
pub fn places(inst: &MatrixInst, selector: u8, metadata: &[u32; 32]) -> Places {
    let mut out = [[0; 64]; 16];
    let element = inst.elements[0];
    let stored = (inst.k as usize / 2).min(64);
    let halves = matches!(element, Element::F16 | Element::Bf16 | Element::Tf32);
    for (row, places) in out.iter_mut().enumerate() {
        let (group, lower) = (row % 8, row / 8);
        for (j, place) in places.iter_mut().enumerate().take(stored) {
            // Which of the fours of the row it is stored for, and as its first or second.
            let (four, second) = match element {
                Element::Tf32 => (j, 0),
                Element::U4 | Element::S4 => (j / 4, j / 2 % 2),
                _ => (j / 2, j % 2),
            };
            let (lane, bit) = if halves {
                // Four fours of 4 bits a half.
                let lanes = (inst.k as usize * element.bits() as usize).div_ceil(512).max(1);
                let wide = if element == Element::Tf32 { inst.k > 8 } else { inst.k > 16 };
                let first = if wide { 2 * selector as usize } else { selector as usize };
                (first + (four / 4).min(lanes), 16 * lower + 4 * (four % 4))
            } else {
                (2 * selector as usize + lower + 2 * (four / 8), 4 * (four % 8))
            };
            let bits = metadata[(4 * group + lane) & 31] >> bit;
            let at = (bits >> (2 * second) & 3) as usize;
            *place = match element {
                Element::Tf32 => 2 * four + at / 2,
                Element::U4 | Element::S4 => 8 * four + 2 * at + j % 2,
                _ => 4 * four + at,
            } as u8;
        }
    }
    out
}
