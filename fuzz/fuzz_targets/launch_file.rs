//! Launch files: reading one never panics, and every complaint lies within the text.

#![no_main]

use std::path::Path;
use std::sync::Arc;

use base::SourceFile;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let source = Arc::new(SourceFile::new("fuzz.toml", text));
    let Err(failure) = warpmem::launch_file::read(&source, Path::new("")) else { return };
    assert!(!failure.0.is_empty());
    for problem in &failure.0 {
        for label in &problem.diag.labels {
            assert!(label.span.start <= label.span.end && label.span.end as usize <= text.len());
        }
    }
});
