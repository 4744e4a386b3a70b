//! Sums of tensor cores: one block of any model and formats through the fast path at both levels and the scalar path.
//! They give the bits of the reference, which adds in `f64`.

#![no_main]

#[path = "../../crates/numerics/tests/mma/compare.rs"]
mod compare;
#[path = "../../crates/numerics/tests/mma/inputs.rs"]
mod inputs;
#[path = "../../crates/numerics/tests/mma/reference.rs"]
mod reference;

use compare::{ALL, compare};
use inputs::Inputs;
use libfuzzer_sys::fuzz_target;
use numerics::mma::{Format, Model, Output};

/// The models and the formats that `mma` has them for.
fn models() -> Vec<(Model, [Format; 2])> {
    let bytes = || ALL.into_iter().filter(|f| f.bits() == 8);
    let mut out = Vec::new();
    for f16 in [false, true] {
        out.push((Model::of(Format::F16, f16), [Format::F16; 2]));
        out.push((Model::quad(f16), [Format::F16; 2]));
        for a in [Format::E4m3, Format::E5m2] {
            out.extend([Format::E4m3, Format::E5m2].map(|b| (Model::of(a, f16), [a, b])));
        }
        for a in bytes() {
            out.extend(bytes().map(|b| (Model::f8f6f4(f16), [a, b])));
        }
    }
    for wide in [Format::Bf16, Format::Tf32] {
        out.push((Model::of(wide, false), [wide; 2]));
    }
    out
}

fuzz_target!(|bytes: &[u8]| {
    let Some((&[which, how], bytes)) = bytes.split_first_chunk::<2>() else { return };
    let models = models();
    let (model, formats) = models[usize::from(which) % models.len()];
    let half = model.output == Output::F16;
    let (a, b, c);
    if how % 2 == 0 {
        // Operands as the input has them, zeros where it ends.
        let mut bytes = bytes.iter().copied();
        let mut take = |bits: u32| {
            let mut n = 0;
            for i in 0..bits / 8 {
                n |= u32::from(bytes.next().unwrap_or(0)) << (8 * i);
            }
            n
        };
        a = (0..model.block).map(|_| take(formats[0].bits())).collect::<Vec<u32>>();
        // Columns are few, so that short inputs say something.
        let columns: Vec<[u32; 2]> =
            (0..model.block).map(|_| [take(formats[1].bits()), take(formats[1].bits())]).collect();
        b = columns.iter().map(|x| std::array::from_fn(|n| x[n % 2])).collect::<Vec<[u32; 8]>>();
        c = std::array::from_fn(|_| take(if half { 16 } else { 32 }));
    } else {
        // Operands that are hard to add, from a seed.
        let seed = bytes.iter().take(8).fold(u64::from(how), |seed, &x| seed << 8 | u64::from(x));
        let mut inputs = Inputs::new(seed);
        inputs.style();
        a = (0..model.block).map(|_| inputs.element(formats[0])).collect();
        b = (0..model.block).map(|_| std::array::from_fn(|_| inputs.element(formats[1]))).collect();
        c = std::array::from_fn(|_| inputs.accumulator(half, formats[0]));
    }
    compare(model, formats, &a, &b, &c);
});
