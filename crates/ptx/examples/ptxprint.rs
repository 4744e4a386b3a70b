//! Prints a PTX file in the canonical layout.
#![allow(clippy::print_stdout, reason = "it prints")]

fn main() {
    for name in std::env::args().skip(1) {
        let Ok(text) = std::fs::read_to_string(&name) else { continue };
        let (module, _) = ptx::parse(&base::SourceFile::new(name, text));
        print!("{}", ptx::print(&module));
    }
}
