//! The small grammars of the command line: `--arg`, `--assert`, sizes and NumPy headers. None panics, and every
//! complaint lies within the text, between whole characters.

#![no_main]

use base::Diag;
use libfuzzer_sys::fuzz_target;

fn inside(text: &str, diag: &Diag) {
    for label in &diag.labels {
        let range = label.span.start as usize..label.span.end as usize;
        assert!(text.get(range).is_some(), "{diag:?}");
    }
}

fuzz_target!(|bytes: &[u8]| {
    let _ = warpmem::data::npy::read(bytes);
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Err(diag) = warpmem::arg::parse(text) {
        inside(text, &diag);
    }
    if let Err(diag) = warpmem::assert::parse(text) {
        inside(text, &diag);
    }
    if let Err(diag) = warpmem::arg::extent("grid", text) {
        inside(text, &diag);
    }
    let _ = warpmem::data::Literal::parse(text);
});
