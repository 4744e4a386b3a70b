//! `warpmem pattern`: any expression in any space, width and set of lanes. Nothing panics, complaints lie within the
//! text, and the figures keep to what one warp's access can cost.

#![no_main]

use base::{LaneMask, MatrixShape};
use gpu::Gpu;
use libfuzzer_sys::fuzz_target;
use warpmem::pattern::{Pattern, PatternSpace, PatternSpec, parse_lanes};

thread_local! {
    static GPU: Gpu = Gpu::by_name(gpu::DEFAULT).expect("the default GPU is built in");
}

fuzz_target!(|bytes: &[u8]| {
    let Some((&[how, lanes], text)) = bytes.split_first_chunk::<2>() else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    // Lanes: all, some by a mask, or those that the text itself lists.
    let lanes = match lanes {
        0 => parse_lanes(text).unwrap_or(LaneMask::ALL),
        1..128 => LaneMask::ALL,
        n => LaneMask(u32::from(n).wrapping_mul(0x0104_1049)),
    };
    let spec = PatternSpec {
        expr: text.to_owned(),
        space: PatternSpace::NAMES[usize::from(how) % PatternSpace::NAMES.len()].1,
        bytes: [1, 2, 4, 8, 16, 32, 3][usize::from(how / 3) % 7],
        lanes,
        gpu: GPU.with(Gpu::clone),
        ldmatrix: MatrixShape::ALL.get(usize::from(how / 21)).copied(),
    };
    match Pattern::of(spec) {
        Err(failure) => {
            assert!(!failure.0.is_empty());
            for label in failure.0.iter().flat_map(|p| &p.diag.labels) {
                assert!(text.get(label.span.start as usize..label.span.end as usize).is_some());
            }
        }
        Ok(pattern) => {
            let f = pattern.figures;
            assert!(f.wavefronts <= 32 * 8 && f.sectors <= 64 && f.lines <= f.sectors && f.way <= 32);
            assert!(pattern.text().is_ascii() || !pattern.text().is_empty());
            let _ = (pattern.json(), pattern.advice());
        }
    }
});
