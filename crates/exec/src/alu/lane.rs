//! How the values of a PTX type lie in a warp's registers, and as which Rust type a lane routine sees them.
//!
//! A [`Lane`] type is what one lane holds. Reading cuts a column to the type's width (so a `u8` operand in a wider
//! register is its low byte); writing zero-extends it, which is the invariant of [`crate::regs`].

use ir::Slot;

use crate::regs::{Col, Regs};

/// A value of one lane.
pub(super) trait Lane: Copy + 'static {
    /// What the register holds: `u32` or `u64`.
    type Raw: Copy + Default;
    /// An operand, in place.
    fn column<'r>(regs: &'r Regs<'_>, slot: Slot) -> &'r [Self::Raw; 32];
    /// Writes the lanes of the mask.
    fn put(regs: &mut Regs<'_>, slot: Slot, values: [Self::Raw; 32], mask: u32);
    /// The value of a register's bits.
    fn of(raw: Self::Raw) -> Self;
    /// The register's bits for a value.
    fn raw(self) -> Self::Raw;
}

/// A 32-bit column, in place.
#[inline(always)]
fn narrow<'r>(regs: &'r Regs<'_>, slot: Slot) -> &'r [u32; 32] {
    let i = (slot.0 & !Slot::CONST) as usize;
    if slot.is_const() { &regs.consts[i].0 } else { &regs.cols[i].0 }
}

/// Two neighbouring columns as 64-bit values, in place.
#[inline(always)]
fn wide<'r>(regs: &'r Regs<'_>, slot: Slot) -> &'r [u64; 32] {
    let i = (slot.0 & !Slot::CONST) as usize;
    let columns: &[Col] = if slot.is_const() { &regs.consts[i..i + 2] } else { &regs.cols[i..i + 2] };
    // The slice holds exactly one such array; the index cannot fail.
    &bytemuck::cast_slice::<Col, [u64; 32]>(columns)[0]
}

macro_rules! lanes {
    ($($t:ty: $raw:ty, $column:ident, $set:ident, |$bits:ident| $of:expr, |$value:ident| $to:expr;)*) => { $(
        impl Lane for $t {
            type Raw = $raw;
            #[inline(always)]
            fn column<'r>(regs: &'r Regs<'_>, slot: Slot) -> &'r [$raw; 32] {
                $column(regs, slot)
            }
            #[inline(always)]
            fn put(regs: &mut Regs<'_>, slot: Slot, values: [$raw; 32], mask: u32) {
                regs.$set(slot, values, mask);
            }
            #[inline(always)]
            fn of($bits: $raw) -> $t {
                $of
            }
            #[inline(always)]
            fn raw(self) -> $raw {
                let $value = self;
                $to
            }
        }
    )* };
}

lanes! {
    u8: u32, narrow, set32, |r| r as u8, |v| u32::from(v);
    i8: u32, narrow, set32, |r| r as i8, |v| u32::from(v as u8);
    u16: u32, narrow, set32, |r| r as u16, |v| u32::from(v);
    i16: u32, narrow, set32, |r| r as i16, |v| u32::from(v as u16);
    u32: u32, narrow, set32, |r| r, |v| v;
    i32: u32, narrow, set32, |r| r as i32, |v| v as u32;
    f32: u32, narrow, set32, |r| f32::from_bits(r), |v| v.to_bits();
    u64: u64, wide, set64, |r| r, |v| v;
    i64: u64, wide, set64, |r| r as i64, |v| v as u64;
    f64: u64, wide, set64, |r| f64::from_bits(r), |v| v.to_bits();
}
