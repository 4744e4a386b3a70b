//! Prints the listing of every kernel of a PTX file: `cargo run -p front --example listing -- FILE [ARCH]`.
#![allow(clippy::print_stdout, clippy::print_stderr)]

fn main() {
    let mut args = std::env::args().skip(1);
    let Some(path) = args.next() else { return eprintln!("usage: listing FILE [ARCH]") };
    let arch = args.next().and_then(|a| a.parse().ok()).unwrap_or(80);
    let text = match std::fs::read(&path) {
        Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
        Err(e) => return eprintln!("{path}: {e}"),
    };
    let source = base::SourceFile::new(path, text);
    let show = |d: &base::Diag| {
        let line = d.labels.first().map_or(0, |l| source.line(l.span.start));
        eprintln!("{}:{line}: {d}", source.name());
    };
    let (module, diags) = ptx::parse(&source);
    diags.iter().for_each(show);
    let options = front::Options { arch, shared_base: if arch >= 90 { 0x400 } else { 0 } };
    let image = match front::image(&module, &source) {
        Ok(image) => image,
        Err(diags) => return diags.iter().for_each(show),
    };
    for entry in front::kernels(&module) {
        match front::lower(&module, &source, entry.name, &options, &image) {
            Ok((kernel, _)) => println!("{kernel}"),
            Err(diags) => diags.iter().for_each(show),
        }
    }
}
