//! Parser and checks on any text: no panic, and every finding points into the text.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let file = base::SourceFile::new("fuzz.ptx", String::from_utf8_lossy(data).into_owned());
    let (mut module, mut diags) = ptx::parse(&file);
    diags.extend(ptx::check(&mut module, &file));
    for d in &diags {
        assert!(!d.message.is_empty());
        for label in &d.labels {
            assert!(label.span.start <= label.span.end && label.span.end as usize <= file.text().len());
        }
    }
});
