//! Dot products of `mma` and `wmma`: a block of products and the accumulator, added in one step.
//!
//! PTX leaves open in which order an `mma` adds, with how many bits and how it rounds. Here it is one fixed model, the
//! same on every host and for every GPU, of what tensor cores are known to do:
//!
//! - Products are exact. So is everything else up to the final conversion, but for the alignment below.
//! - A block of [`Model::block`] products and the accumulator are added at once: each addend is aligned to the largest
//!   exponent among them (of a product: the sum of its factors' exponents, whatever its significand; subnormals have
//!   the exponent of the least normal number) and cut, towards zero, to [`Model::fraction`] bits below it.
//! - The sum is converted once: to `.f32` towards zero, to `.f16` to nearest even. Too large a sum becomes infinite in
//!   either. A sum of zero is +0.
//! - Longer `k` is a chain of such blocks, lowest `k` first, through an accumulator of the result's type.
//! - Subnormals are kept in every format. `.tf32` operands are read without their low 13 bits.
//! - One NaN, ∞ · 0 or infinities of both signs make the result NaN: 0x7fffffff, 0x7fff. An infinite addend makes it
//!   infinite.
//! - Sparse forms add blocks of stored elements.
//!
//! | operands | block | fraction | whose |
//! |---|---|---|---|
//! | `.f16`, `.bf16` | 8 | 24 | Ampere |
//! | `.f16` in `m8n8k4` | 4 | 23 | Volta |
//! | `.tf32` | 4 | 24 | Ampere |
//! | `.e4m3`, `.e5m2` | 16 | 13, results of 13 bits | Ada |
//! | `.kind::f8f6f4` | 32 | 25 | Blackwell (sm_120) |
//!
//! `.f64` is a chain of IEEE `fma` in the order of `k`. Integers are exact; `.satfinite` clamps the whole sum.
//!
//! Sources: Fasi, Higham, Mikaitis, Pranesh, "Numerical behavior of NVIDIA tensor cores", PeerJ CS 7:e330 (2021);
//! Khattak, Mikaitis, "Accurate Models of NVIDIA Tensor Cores", arXiv 2512.07004; Xie, Wang, Yang, Yang, "MMA-Sim",
//! arXiv 2511.10909, whose model this follows. Known deviations: Hopper adds blocks of 16 (`.tf32`: 8) with 25 bits
//! and converts fp8 operands of `mma` to `.f16` first; Turing and Ampere run `m8n8k4` differently from Volta. Sparse
//! forms have not been measured by anybody we know of; that they add blocks of stored elements is assumed.
//!
//! [`block`] computes eight columns at a time and vectorises, for finite operands; [`scalar`] computes anything.

pub mod block;
pub mod decode;
pub mod eight;
pub mod scalar;

/// A floating-point format of operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// `.f16`
    F16,
    /// `.bf16`
    Bf16,
    /// `.tf32`, in the high 19 bits of a word.
    Tf32,
    /// `.e4m3`: no infinities, one NaN.
    E4m3,
    /// `.e5m2`
    E5m2,
    /// `.e3m2`, in the low 6 bits of a byte: no infinities, no NaN.
    E3m2,
    /// `.e2m3`, in the low 6 bits of a byte.
    E2m3,
    /// `.e2m1`, in the middle 4 bits of a byte.
    E2m1,
}

impl Format {
    /// (exponent bits, mantissa bits, bits to the right of the value in its container).
    pub const fn layout(self) -> (u32, u32, u32) {
        match self {
            Format::F16 => (5, 10, 0),
            Format::Bf16 => (8, 7, 0),
            Format::Tf32 => (8, 10, 13),
            Format::E4m3 => (4, 3, 0),
            Format::E5m2 => (5, 2, 0),
            Format::E3m2 => (3, 2, 0),
            Format::E2m3 => (2, 3, 0),
            Format::E2m1 => (2, 1, 2),
        }
    }

    /// Bits of one element's container.
    pub const fn bits(self) -> u32 {
        match self {
            Format::Tf32 => 32,
            Format::F16 | Format::Bf16 => 16,
            _ => 8,
        }
    }

    /// Do its products, and they times small powers of two, fit `f32`?
    pub const fn is_narrow(self) -> bool {
        self.layout().0 < 8
    }
}

/// What the sum becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Output {
    /// `.f32`, towards zero.
    F32,
    /// `.f32` with 13 bits of fraction, towards zero.
    F32Short,
    /// `.f16`, to nearest even; the accumulator is `.f16` too.
    F16,
}

/// How a block is added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Model {
    /// Products added at once.
    pub block: usize,
    /// Bits kept below the largest exponent.
    pub fraction: i32,
    /// What the sum becomes.
    pub output: Output,
}

impl Model {
    /// The model of a format's `mma`.
    pub const fn of(format: Format, f16_result: bool) -> Model {
        let (block, fraction) = match format {
            Format::F16 | Format::Bf16 => (8, 24),
            Format::Tf32 => (4, 24),
            _ => (16, 13),
        };
        let output = match (f16_result, fraction) {
            (true, _) => Output::F16,
            (false, 13) => Output::F32Short,
            (false, _) => Output::F32,
        };
        Model { block, fraction, output }
    }

    /// The model of `mma.m8n8k4` on `.f16`.
    pub const fn quad(f16_result: bool) -> Model {
        let output = if f16_result { Output::F16 } else { Output::F32 };
        Model { block: 4, fraction: 23, output }
    }

    /// The model of `.kind::f8f6f4`.
    pub const fn f8f6f4(f16_result: bool) -> Model {
        let output = if f16_result { Output::F16 } else { Output::F32 };
        Model { block: 32, fraction: 25, output }
    }
}
