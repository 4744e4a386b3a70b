//! Whatever parses without an error prints to text that parses to an equal module.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let file = base::SourceFile::new("fuzz.ptx", String::from_utf8_lossy(data).into_owned());
    let (module, diags) = ptx::parse(&file);
    if diags.iter().any(base::Diag::is_error) {
        return;
    }
    let printed = base::SourceFile::new("printed.ptx", ptx::print(&module));
    let (again, diags) = ptx::parse(&printed);
    assert!(!diags.iter().any(base::Diag::is_error), "{diags:?}\n{}", printed.text());
    if let Some(what) = ptx::equal::difference(&module, &again) {
        panic!("{what}\n{}", printed.text());
    }
});
