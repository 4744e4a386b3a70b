//! `numerics::mma` against its reference in `f64`, and against readings of hardware.

mod inputs;
mod reference;

use inputs::Inputs;
use numerics::mma::block;
use numerics::mma::decode;
#[cfg(target_arch = "x86_64")]
use numerics::mma::eight::Avx2;
use numerics::mma::eight::Plain;
use numerics::mma::scalar::{self, Parts};
use numerics::mma::{Format, Model, Output};

const ALL: [Format; 8] = [
    Format::F16,
    Format::Bf16,
    Format::Tf32,
    Format::E4m3,
    Format::E5m2,
    Format::E3m2,
    Format::E2m3,
    Format::E2m1,
];

fn accumulator(model: Model, c: u32) -> Parts {
    if model.output == Output::F16 { Parts::f16(c) } else { Parts::f32(c) }
}

/// Eight columns of one block through all three.
fn compare(model: Model, formats: [Format; 2], a: &[u32], b: &[[u32; 8]], c: &[u32; 8]) {
    let special = |format, bits: u32| decode::is_special(format, bits);
    let c_special = |c: u32| match model.output {
        Output::F16 => c >> 10 & 0x1f == 0x1f,
        _ => c >> 23 & 0xff == 0xff,
    };
    let finite = !a.iter().any(|&x| special(formats[0], x))
        && !b.iter().flatten().any(|&x| special(formats[1], x))
        && !c.iter().any(|&x| c_special(x));
    let fast = finite.then(|| fast(model, formats, a, b, c)).flatten();
    for n in 0..8 {
        let products: Vec<[u32; 2]> = a.iter().zip(b).map(|(&a, b)| [a, b[n]]).collect();
        let expected = reference::sum(model, formats, &products, c[n]);
        let parts: Vec<(Parts, Parts)> =
            products.iter().map(|p| (Parts::of(formats[0], p[0]), Parts::of(formats[1], p[1]))).collect();
        let what = || format!("{model:?} {formats:?} {products:x?} {:#x}", c[n]);
        assert_eq!(scalar::sum(model, &parts, accumulator(model, c[n])), expected, "scalar {}", what());
        if let Some(fast) = fast {
            assert_eq!(fast[n], expected, "block {}", what());
        }
    }
}

fn fast(model: Model, formats: [Format; 2], a: &[u32], b: &[[u32; 8]], c: &[u32; 8]) -> Option<[u32; 8]> {
    let decoded: Vec<(f32, i32)> = a.iter().map(|&x| decode::element(formats[0], x)).collect();
    let rows: Vec<([f32; 8], [i32; 8])> = b
        .iter()
        .map(|row| {
            let row = row.map(|x| decode::element(formats[1], x));
            (row.map(|x| x.0), row.map(|x| x.1))
        })
        .collect();
    macro_rules! with {
        ($l:literal, $narrow:literal, $fraction:literal) => {{
            let values: [f32; $l] = std::array::from_fn(|j| decoded[j].0);
            let exponents: [i32; $l] = std::array::from_fn(|j| decoded[j].1);
            let row = |j: usize| (&rows[j].0, &rows[j].1);
            // SAFETY: arrays need nothing of the processor.
            let plain = unsafe {
                block::sum::<Plain, $l, $narrow, $fraction>(model.output, &values, &exponents, row, c)
            };
            #[cfg(target_arch = "x86_64")]
            if is_x86_feature_detected!("avx2") {
                // SAFETY: it has been detected.
                let vector = unsafe {
                    block::sum::<Avx2, $l, $narrow, $fraction>(model.output, &values, &exponents, row, c)
                };
                assert_eq!(plain, vector, "{model:?} {a:x?} {b:x?} {c:x?}");
            }
            Some(plain)
        }};
    }
    match (model.block, formats[0].is_narrow(), model.fraction) {
        (8, true, 24) => with!(8, true, 24),
        (8, false, 24) => with!(8, false, 24),
        (4, false, 24) => with!(4, false, 24),
        (4, true, 23) => with!(4, true, 23),
        (16, true, 13) => with!(16, true, 13),
        _ => None,
    }
}

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
