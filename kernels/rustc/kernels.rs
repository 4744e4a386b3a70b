//! Kernels in Rust. Built without the core library, so that nothing but rustc is needed.
#![feature(no_core, lang_items, abi_ptx, rustc_attrs, intrinsics, auto_traits, link_llvm_intrinsics)]
#![no_core]
#![allow(internal_features)]

mod core;
use crate::core::*;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn axpy(a: f32, x: *const f32, y: *mut f32, n: u32) {
    let i = index();
    if i < n {
        unsafe { *at_mut(y, i) = a * *at(x, i) + *at(y, i) };
    }
}

/// Sums a row, with four numbers at a time in a loop.
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn row_sums(x: *const f64, sums: *mut f64, rows: u32, columns: u32) {
    let row = index();
    if row < rows {
        let (mut sum, mut k) = (0.0, 0);
        while k < columns {
            sum = sum + unsafe { *at(x, row * columns + k) };
            k = k + 1;
        }
        unsafe { *at_mut(sums, row) = sum };
    }
}

struct Generator {
    state: u64,
}
impl Generator {
    fn next(&mut self) -> u32 {
        self.state = self.state * 6364136223846793005 + 1442695040888963407;
        (self.state >> 33) as u32
    }
}

/// A linear congruential generator for each thread.
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn random(seed: u64, out: *mut u32, rounds: u32) {
    let i = index();
    let mut generator = Generator { state: seed + i as u64 };
    let (mut k, mut mixed) = (0, 0);
    while k < rounds {
        mixed = mixed ^ generator.next();
        k = k + 1;
    }
    unsafe { *at_mut(out, i) = mixed };
}

enum Step {
    Forward(i32),
    Turn,
    Stop,
}

fn decode(code: i32) -> Step {
    match code & 7 {
        0 => Step::Stop,
        1 | 2 => Step::Turn,
        n => Step::Forward(n),
    }
}

/// An enumeration with contents, matched in a loop.
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn walk(codes: *const i32, out: *mut i32, steps: u32) {
    let i = index();
    let (mut place, mut direction, mut k) = (0, 1, 0);
    while k < steps {
        match decode(unsafe { *at(codes, i * steps + k) }) {
            Step::Forward(n) => place = place + n * direction,
            Step::Turn => direction = 0 - direction,
            Step::Stop => k = steps,
        }
        k = k + 1;
    }
    unsafe { *at_mut(out, i) = place };
}
