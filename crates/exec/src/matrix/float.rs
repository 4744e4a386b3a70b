//! Floating-point products in tiles: [`numerics::mma`] over 8 rows and 8 columns at a time.

use ir::matrix::{Element, Form, MatrixInst};
use numerics::mma::block::sum;
#[cfg(target_arch = "x86_64")]
use numerics::mma::eight::Avx2;
use numerics::mma::eight::{Eight, Plain};
use numerics::mma::scalar::{self, Parts};
use numerics::mma::{Format, Model, Output, decode};

use super::sparse::{self, Places};
use super::{Block, MOST, accumulators, give, in_half, word};
use crate::alu::Level;
use crate::regs::Regs;

/// The format of an element.
pub fn format(element: Element) -> Format {
    match element {
        Element::Bf16 => Format::Bf16,
        Element::Tf32 => Format::Tf32,
        Element::E4m3 => Format::E4m3,
        Element::E5m2 => Format::E5m2,
        Element::E3m2 => Format::E3m2,
        Element::E2m3 => Format::E2m3,
        Element::E2m1 => Format::E2m1,
        _ => Format::F16,
    }
}

/// Element `j` of row (or column) `i` of a tile.
#[inline(always)]
pub fn bits_of(tile: &[u32; 32], format: Format, i: usize, j: usize) -> u32 {
    let per_word = (32 / format.bits()) as usize;
    let bits = tile[4 * i + j / per_word] >> (format.bits() as usize * (j % per_word));
    if format.bits() == 32 { bits } else { bits & ((1 << format.bits()) - 1) }
}

/// Runs any but the 8-byte, integer and quad forms.
pub fn run(level: Level, inst: &MatrixInst, regs: &mut Regs<'_>, active: u32) {
    let half = in_half(inst);
    if inst.f8f6f4 {
        return slow(inst, Model::f8f6f4(half), regs, active);
    }
    match (format(inst.elements[0]), half) {
        (Format::F16, false) => f16_f32(level, inst, regs, active),
        (Format::F16, true) => f16_f16(level, inst, regs, active),
        (Format::Bf16, _) => bf16(level, inst, regs, active),
        (Format::Tf32, _) => tf32(level, inst, regs, active),
        (_, false) => bytes_f32(level, inst, regs, active),
        (_, true) => bytes_f16(level, inst, regs, active),
    }
}

/// Makes `name(level, …)` for blocks of `L` elements, compiled for each level.
macro_rules! levels {
    ($name:ident / $avx2:ident, $l:literal, $narrow:literal, $fraction:literal, $model:expr, |$inst:ident| $formats:expr) => {
        fn $name(level: Level, $inst: &MatrixInst, regs: &mut Regs<'_>, active: u32) {
            const MODEL: Model = $model;
            match level {
                #[cfg(target_arch = "x86_64")]
                // SAFETY: this level is only made where AVX2, FMA and BMI2 were detected.
                Level::Avx2 => unsafe { $avx2($inst, regs, active) },
                _ => tiles::<Plain, $l, $narrow, $fraction>($inst, MODEL, $formats, regs, active),
            }
        }

        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx2,fma,bmi2")]
        fn $avx2($inst: &MatrixInst, regs: &mut Regs<'_>, active: u32) {
            const MODEL: Model = $model;
            tiles::<Avx2, $l, $narrow, $fraction>($inst, MODEL, $formats, regs, active);
        }
    };
}

levels!(f16_f32 / f16_f32_avx2, 8, true, 24, Model::of(Format::F16, false), |inst| [Format::F16; 2]);
levels!(f16_f16 / f16_f16_avx2, 8, true, 24, Model::of(Format::F16, true), |inst| [Format::F16; 2]);
levels!(bf16 / bf16_avx2, 8, false, 24, Model::of(Format::Bf16, false), |inst| [Format::Bf16; 2]);
levels!(tf32 / tf32_avx2, 4, false, 24, Model::of(Format::Tf32, false), |inst| [Format::Tf32; 2]);
levels!(bytes_f32 / bytes_f32_avx2, 16, true, 13, Model::of(Format::E4m3, false), |inst| inst
    .elements
    .map(format));
levels!(bytes_f16 / bytes_f16_avx2, 16, true, 13, Model::of(Format::E4m3, true), |inst| inst
    .elements
    .map(format));

/// A tile of A: 8 rows of `L` elements.
struct Rows<const L: usize> {
    values: [[f32; L]; 8],
    exponents: [[i32; L]; 8],
    special: bool,
}

/// A tile of B: `L` rows of 8 columns.
#[derive(Clone, Copy)]
struct Columns<const L: usize> {
    values: [[f32; 8]; L],
    exponents: [[i32; 8]; L],
}

/// The elements of a tile, row by row. Loops over the whole tile vectorise.
#[inline(always)]
fn unpack<const L: usize>(tile: &[u32; 32]) -> [[u32; L]; 8] {
    let mut out = [[0u32; L]; 8];
    let flat = out.as_flattened_mut();
    match L {
        4 => flat.copy_from_slice(tile),
        8 => {
            for (to, &word) in flat.as_chunks_mut::<2>().0.iter_mut().zip(tile) {
                *to = [word & 0xffff, word >> 16];
            }
        }
        _ => {
            for (to, &word) in flat.as_chunks_mut::<4>().0.iter_mut().zip(tile) {
                *to = [word & 0xff, word >> 8 & 0xff, word >> 16 & 0xff, word >> 24];
            }
        }
    }
    out
}

/// Takes elements apart; is one of them infinite or NaN?
#[inline(always)]
fn decoded(bits: &[u32], format: Format, values: &mut [f32], exponents: &mut [i32]) -> bool {
    let mut special = 0u32;
    for ((&bits, value), exponent) in bits.iter().zip(values).zip(exponents) {
        (*value, *exponent) = decode::element(format, bits);
        special |= decode::is_special(format, bits) as u32;
    }
    special != 0
}

#[inline(always)]
fn rows<const L: usize>(tile: &[u32; 32], format: Format) -> Rows<L> {
    let mut out = Rows { values: [[0.0; L]; 8], exponents: [[0; L]; 8], special: false };
    let bits = unpack::<L>(tile);
    let (values, exponents) = (out.values.as_flattened_mut(), out.exponents.as_flattened_mut());
    out.special = decoded(bits.as_flattened(), format, values, exponents);
    out
}

#[inline(always)]
fn columns<const L: usize>(tile: &[u32; 32], format: Format, out: &mut Columns<L>) -> bool {
    let bits = unpack::<L>(tile);
    let mut across = [[0u32; 8]; L];
    for (n, column) in bits.iter().enumerate() {
        for (row, &bits) in across.iter_mut().zip(column) {
            row[n] = bits;
        }
    }
    let (values, exponents) = (out.values.as_flattened_mut(), out.exponents.as_flattened_mut());
    decoded(across.as_flattened(), format, values, exponents)
}

/// Calls the body with a format as a constant, where there are two of them.
macro_rules! by_format {
    ($format:expr, $f:ident => $body:expr) => {
        match $format {
            Format::E4m3 => {
                let $f = Format::E4m3;
                $body
            }
            Format::E5m2 => {
                let $f = Format::E5m2;
                $body
            }
            $f => $body,
        }
    };
}

#[inline(always)]
fn tiles<E: Eight, const L: usize, const NARROW: bool, const FRACTION: i32>(
    inst: &MatrixInst,
    model: Model,
    formats: [Format; 2],
    regs: &mut Regs<'_>,
    active: u32,
) {
    let tiles = (inst.rows as usize / 8).min(2);
    let places = selected(inst, regs);
    let all = inst.b.len().min(MOST);
    let mut b = [Columns { values: [[0.0; 8]; L], exponents: [[0; 8]; L] }; MOST];
    let mut b_special = [false; MOST];
    for (k, (into, special)) in b.iter_mut().zip(&mut b_special).enumerate().take(all) {
        let tile = word(regs, &inst.b, k);
        *special = by_format!(formats[1], f => columns(&tile, f, into));
    }
    let per_step = if places.is_some() { 2 } else { 1 };
    // Results are given once all is read: D may lie over A, B and C.
    let mut results = [[[0u32; 8]; 8]; 2];
    for (t, result) in results.iter_mut().enumerate().take(tiles) {
        let mut sums = accumulators(inst, regs, t);
        for k in 0..all / per_step {
            let tile = word(regs, &inst.a, k * tiles + t);
            let a: Rows<L> = by_format!(formats[0], f => rows(&tile, f));
            let special = b_special[k * per_step] | b_special[k * per_step + per_step - 1];
            if a.special || special || any_special(model.output, &sums) {
                let step = Step { tile: t, k, places: places.as_ref() };
                one_by_one(inst, model, formats, regs, &step, &mut sums);
                continue;
            }
            for i in 0..8 {
                let (values, exponents) = (&a.values[i], &a.exponents[i]);
                sums[i] = match &places {
                    None => {
                        let b = &b[k];
                        let row = |j: usize| (&b.values[j], &b.exponents[j]);
                        // SAFETY: `E` is what the level of the function around this is made of.
                        unsafe {
                            sum::<E, L, NARROW, FRACTION>(model.output, values, exponents, row, &sums[i])
                        }
                    }
                    Some(places) => {
                        let places = &places[8 * t + i];
                        let row = |j: usize| {
                            let place = places[(k * L + j) & 63] as usize & (MOST * L - 1);
                            let b = &b[place / L];
                            (&b.values[place % L], &b.exponents[place % L])
                        };
                        // SAFETY: as above.
                        unsafe {
                            sum::<E, L, NARROW, FRACTION>(model.output, values, exponents, row, &sums[i])
                        }
                    }
                };
            }
        }
        *result = sums;
    }
    for (t, result) in results.iter().enumerate().take(tiles) {
        give(inst, regs, t, result, active);
    }
}

fn selected(inst: &MatrixInst, regs: &Regs<'_>) -> Option<Places> {
    match inst.form {
        Form::Sparse { selector } => Some(sparse::places(inst, selector, &word(regs, &[inst.metadata], 0))),
        _ => None,
    }
}

#[inline(always)]
fn any_special(output: Output, sums: &Block<u32>) -> bool {
    let top = if output == Output::F16 { 0x7c00 } else { 0x7f80_0000 };
    let mut special = 0u32;
    for row in sums {
        for &c in row {
            special |= (c & top == top) as u32;
        }
    }
    special != 0
}

/// A tile of A and what of B it is multiplied with.
struct Step<'a> {
    /// Which 8 rows.
    tile: usize,
    /// Which 128 bits of stored elements of each.
    k: usize,
    places: Option<&'a Places>,
}

/// A step of anything.
#[inline(never)]
fn one_by_one(
    inst: &MatrixInst,
    model: Model,
    formats: [Format; 2],
    regs: &Regs<'_>,
    step: &Step<'_>,
    sums: &mut Block<u32>,
) {
    let stored = 128 / formats[0].bits() as usize;
    let tiles = inst.rows as usize / 8;
    let a = word(regs, &inst.a, step.k * tiles + step.tile);
    let per_tile = 128 / formats[1].bits() as usize;
    let mut products = [(Parts::f32(0), Parts::f32(0)); 16];
    for (i, row) in sums.iter_mut().enumerate() {
        for (n, sum) in row.iter_mut().enumerate() {
            for (j, product) in products.iter_mut().enumerate().take(stored) {
                let at = step.k * stored + j;
                let place = match step.places {
                    Some(places) => places[(8 * step.tile + i) & 15][at & 63] as usize,
                    None => at,
                };
                let b = word(regs, &inst.b, place / per_tile);
                let b = bits_of(&b, formats[1], n, place % per_tile);
                let a = bits_of(&a, formats[0], i, j);
                *product = (Parts::of(formats[0], a), Parts::of(formats[1], b));
            }
            let c = if model.output == Output::F16 { Parts::f16(*sum) } else { Parts::f32(*sum) };
            *sum = scalar::sum(model, &products[..stored.min(16)], c);
        }
    }
}

/// A model of longer blocks than a tile: element by element.
#[inline(never)]
fn slow(inst: &MatrixInst, model: Model, regs: &mut Regs<'_>, active: u32) {
    let formats = inst.elements.map(format);
    let places = selected(inst, regs);
    let stored = if places.is_some() { inst.k as usize / 2 } else { inst.k as usize };
    let per_tile = [0, 1].map(|i| 128 / formats[i].bits() as usize);
    let tiles = (inst.rows as usize / 8).min(2);
    let mut results = [[[0u32; 8]; 8]; 2];
    for (t, result) in results.iter_mut().enumerate().take(tiles) {
        *result = accumulators(inst, regs, t);
        for (i, row) in result.iter_mut().enumerate() {
            for (n, sum) in row.iter_mut().enumerate() {
                let mut from = 0;
                while from < stored {
                    let to = stored.min(from + model.block);
                    let mut products = [(Parts::f32(0), Parts::f32(0)); 32];
                    for (at, product) in (from..to).zip(&mut products) {
                        let place = places.map_or(at, |p| p[8 * t + i][at & 63] as usize);
                        let a = word(regs, &inst.a, at / per_tile[0] * tiles + t);
                        let b = word(regs, &inst.b, place / per_tile[1]);
                        let a = bits_of(&a, formats[0], i, at % per_tile[0]);
                        let b = bits_of(&b, formats[1], n, place % per_tile[1]);
                        *product = (Parts::of(formats[0], a), Parts::of(formats[1], b));
                    }
                    let c = if model.output == Output::F16 { Parts::f16(*sum) } else { Parts::f32(*sum) };
                    *sum = scalar::sum(model, &products[..(to - from).min(32)], c);
                    from = to.max(from + 1);
                }
            }
        }
    }
    for (t, result) in results.iter().enumerate().take(tiles) {
        give(inst, regs, t, result, active);
    }
}
