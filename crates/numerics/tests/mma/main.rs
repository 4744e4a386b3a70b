//! `numerics::mma` against its reference in `f64`, and against readings of hardware.

mod compare;
mod inputs;
mod reference;

use compare::{ALL, compare};
use inputs::Inputs;
use numerics::mma::scalar::{self, Parts};
use numerics::mma::{Format, Model, Output};

fn run(model: Model, formats: [Format; 2], rounds: u64, seed: u64) {
    let mut inputs = Inputs::new(seed);
    for _ in 0..rounds {
        inputs.style();
        let a: Vec<u32> = (0..model.block).map(|_| inputs.element(formats[0])).collect();
        let b: Vec<[u32; 8]> =
            (0..model.block).map(|_| std::array::from_fn(|_| inputs.element(formats[1]))).collect();
        let near = formats[0];
        let c = std::array::from_fn(|_| inputs.accumulator(model.output == Output::F16, near));
        compare(model, formats, &a, &b, &c);
    }
}

#[test]
fn halves() {
    for f16 in [false, true] {
        run(Model::of(Format::F16, f16), [Format::F16; 2], 20_000, 1);
        run(Model::quad(f16), [Format::F16; 2], 20_000, 2);
    }
}

#[test]
fn wide_exponents() {
    run(Model::of(Format::Bf16, false), [Format::Bf16; 2], 20_000, 3);
    run(Model::of(Format::Tf32, false), [Format::Tf32; 2], 20_000, 4);
}

#[test]
fn bytes() {
    for f16 in [false, true] {
        for a in [Format::E4m3, Format::E5m2] {
            for b in [Format::E4m3, Format::E5m2] {
                run(Model::of(a, f16), [a, b], 3_000, 5);
            }
        }
        for a in ALL.into_iter().filter(|f| f.bits() == 8) {
            for b in ALL.into_iter().filter(|f| f.bits() == 8) {
                run(Model::f8f6f4(f16), [a, b], 300, 6);
            }
        }
    }
}

/// Every f16 by itself: one times it, added to nothing.
#[test]
fn one_times_every_half() {
    for bits in 0..=0xffffu32 {
        let mut products = [[0u32; 2]; 8];
        products[3] = [0x3c00, bits];
        for f16 in [false, true] {
            let model = Model::of(Format::F16, f16);
            let b: Vec<[u32; 8]> = products.iter().map(|p| [p[1]; 8]).collect();
            let a: Vec<u32> = products.iter().map(|p| p[0]).collect();
            compare(model, [Format::F16; 2], &a, &b, &[0; 8]);
        }
    }
}

/// What "Numerical behavior of NVIDIA tensor cores" (PeerJ CS 7:e330) reads on V100, T4 and A100, sections "Rounding
/// modes" and "Extra bits", and what it says of subnormals: products are exact, the result is cut, Turing and Ampere
/// keep one bit more than Volta below the largest addend.
#[test]
fn published_readings() {
    // Of normal numbers that f16 has.
    let f16 = |x: f32| {
        let (sign, exponent) = (x.to_bits() >> 31, (x.to_bits() >> 23 & 0xff) - 112);
        sign << 15 | exponent << 10 | x.to_bits() >> 13 & 0x3ff
    };
    let one = |model: Model, products: &[(f32, f32)], c: f32| {
        let parts: Vec<(Parts, Parts)> = products
            .iter()
            .map(|&(a, b)| (Parts::of(Format::F16, f16(a)), Parts::of(Format::F16, f16(b))))
            .collect();
        f32::from_bits(scalar::sum(model, &parts, Parts::f32(c.to_bits())))
    };
    let volta = Model::quad(false);
    let ampere = Model::of(Format::F16, false);
    let p = |e: i32| 2f32.powi(e);
    // Four products of 2^-24 beside 1: all are lost in Volta, two make an ulp where one more bit is kept.
    let tiny = [(p(-12), p(-12)); 4];
    assert_eq!(one(volta, &tiny, 1.0), 1.0);
    assert_eq!(one(ampere, &tiny, 1.0), 1.0 + p(-22));
    assert_eq!(one(ampere, &tiny[..2], 1.0), 1.0 + p(-23));
    assert_eq!(one(ampere, &tiny[..1], 1.0), 1.0);
    // Towards zero on both sides.
    assert_eq!(one(ampere, &[(p(-12), -p(-12)); 1], -1.0), -1.0);
    assert_eq!(one(ampere, &[(p(-12), -p(-11)); 1], -1.0), -1.0 - p(-23));
    // Cancellation happens before conversion: the largest addend decides what is kept.
    assert_eq!(one(ampere, &[(p(11), p(11)), (p(11), -p(11)), (p(-1), p(-1))], 0.0), p(-2));
    assert_eq!(one(ampere, &[(p(12), p(12)), (p(12), -p(12)), (p(-1), p(-1))], 0.0), 0.0);
    // Products of subnormals are kept.
    let parts = [(Parts::of(Format::F16, 1), Parts::of(Format::F16, 0x3c00))];
    assert_eq!(f32::from_bits(scalar::sum(ampere, &parts, Parts::f32(0))), p(-24));
}
