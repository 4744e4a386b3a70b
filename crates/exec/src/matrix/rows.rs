//! `ldmatrix` and `stmatrix`: rows of 16 bytes in shared memory to and from the fragments of a warp.
//!
//! Models PTX ISA 9.1, "Warp-level matrix load instruction" and "… store instruction". Lane r gives the address of row
//! r, and every eight rows make one register of all lanes. With q for lane mod 4 and g for lane / 4, byte or half j
//! of register m is
//!
//! | form | row | column |
//! |---|---|---|
//! | `.m8n8` `.b16` | 8m + g | 2q + j |
//! | `.m8n8.trans` `.b16` | 8m + 2q + j | g |
//! | `ldmatrix` `.m8n16` `.b6x16_p32` `.b4x16_p64` | 8m + g | 4q + j |
//! | `ldmatrix` `.m16n16.trans` `.b8` and these two | 16(m / 2) + 4q + j | g + 8(m mod 2) |
//! | `stmatrix` `.m16n8.trans` `.b8` | 8m + 2q + (j mod 2) | g + 8(j / 2) |
//!
//! Elements of 6 and 4 bits lie without gaps from the row's first bit on, and become the low bits of a byte whose others
//! are 0. The manual draws the bytes' fragments and leaves the place within the byte to a figure of another
//! instruction; both are as CUTLASS uses them (`copy_traits_sm100.hpp`, `fp4_shift_A` in `mma_traits_sm120.hpp`).
//! No deviation is known; the forms on bytes have not been held against a reading.

use ir::{MemInst, RowElement};

use crate::data::{View, ViewMut, read_at};
use crate::regs::Regs;

/// `ldmatrix`. Rows that the statement has no registers for are not read.
pub fn load_rows(regs: &mut Regs<'_>, inst: &MemInst, rows: &[u64; 32], v: View<'_>) {
    let at = |row: usize| rows[row & 31].wrapping_sub(v.origin) as usize;
    if inst.row == RowElement::B16 {
        let element =
            |row: usize, column: usize| u32::from(u16::from_le_bytes(read_at(v.bytes, at(row) + 2 * column)));
        for (m, &slot) in inst.data.iter().enumerate().take(4).filter(|(_, slot)| !slot.is_none()) {
            let value = |lane: usize| {
                let (a, b) = (lane / 4, 2 * (lane % 4));
                if inst.trans {
                    element(8 * m + b, a) | element(8 * m + b + 1, a) << 16
                } else {
                    element(8 * m + a, b) | element(8 * m + a, b + 1) << 16
                }
            };
            regs.set32(slot, std::array::from_fn(value), u32::MAX);
        }
        return;
    }
    let bits = inst.row.bits();
    let mut memory = [0; 32];
    for (row, bytes) in memory.iter_mut().enumerate().take(8 * inst.data.len().min(4)) {
        *bytes = u128::from_le_bytes(read_at(v.bytes, at(row)));
    }
    let element = |row: usize, column: usize| {
        let element = memory[row & 31] >> ((bits * column as u32) & 127);
        element as u32 & ((1 << bits) - 1)
    };
    for (m, &slot) in inst.data.iter().enumerate().take(4).filter(|(_, slot)| !slot.is_none()) {
        let value = |lane: usize| {
            let (g, q) = (lane / 4, lane % 4);
            let byte = |j: usize| {
                if inst.trans {
                    element(16 * (m / 2) + 4 * q + j, g + 8 * (m % 2))
                } else {
                    element(8 * m + g, 4 * q + j)
                }
            };
            byte(0) | byte(1) << 8 | byte(2) << 16 | byte(3) << 24
        };
        regs.set32(slot, std::array::from_fn(value), u32::MAX);
    }
}

/// `stmatrix`. A bit bucket stores nothing.
pub fn store_rows(regs: &Regs<'_>, inst: &MemInst, rows: &[u64; 32], v: ViewMut<'_>) {
    let mut put = |row: usize, offset: usize, bytes: &[u8]| {
        let at = rows[row & 31].wrapping_sub(v.origin) as usize + offset;
        if let Some(to) = v.bytes.get_mut(at..at + bytes.len()) {
            to.copy_from_slice(bytes);
        }
    };
    for (m, &slot) in inst.data.iter().enumerate().take(4).filter(|(_, slot)| !slot.is_none()) {
        for (lane, value) in regs.get32(slot).into_iter().enumerate() {
            let (g, q) = (lane / 4, lane % 4);
            let [b0, b1, b2, b3] = value.to_le_bytes();
            if inst.row == RowElement::B16 {
                for (j, half) in [[b0, b1], [b2, b3]].into_iter().enumerate() {
                    let (row, column) = if inst.trans { (2 * q + j, g) } else { (g, 2 * q + j) };
                    put(8 * m + row, 2 * column, &half);
                }
            } else {
                for (j, byte) in [b0, b1, b2, b3].into_iter().enumerate() {
                    put(8 * m + 2 * q + j % 2, g + 8 * (j / 2), &[byte]);
                }
            }
        }
    }
}
