//! One block of `numerics::mma` through the fast path at both levels, the scalar path and the reference. The tests use
//! it, and the fuzz target `mma`.

use numerics::mma::block;
use numerics::mma::decode;
#[cfg(target_arch = "x86_64")]
use numerics::mma::eight::Avx2;
use numerics::mma::eight::Plain;
use numerics::mma::scalar::{self, Parts};
use numerics::mma::{Format, Model, Output};

use crate::reference;

/// Every format.
pub const ALL: [Format; 8] = [
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
pub fn compare(model: Model, formats: [Format; 2], a: &[u32], b: &[[u32; 8]], c: &[u32; 8]) {
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
