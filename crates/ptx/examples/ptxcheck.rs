//! Parses the PTX files named on the command line and prints what is wrong with them.
#![allow(clippy::print_stdout, reason = "it prints")]

use std::time::Instant;

fn main() {
    for name in std::env::args().skip(1) {
        let Ok(text) = std::fs::read_to_string(&name) else { continue };
        let file = base::SourceFile::new(name.clone(), text);
        if let Ok(n) = std::env::var("REPEAT") {
            let n: usize = n.parse().unwrap_or(1);
            let begin = Instant::now();
            for _ in 0..n {
                drop(ptx::parse(&file));
            }
            let p = begin.elapsed() / n as u32;
            let begin = Instant::now();
            for _ in 0..n {
                let (mut module, _) = ptx::parse(&file);
                drop(ptx::check(&mut module, &file));
            }
            let c = begin.elapsed() / n as u32;
            println!("parse {p:?} parse+check {c:?}");
        }
        let begin = Instant::now();
        let (mut module, mut diags) = ptx::parse(&file);
        let parsed = begin.elapsed();
        diags.extend(ptx::check(&mut module, &file));
        let took = begin.elapsed();
        for d in &diags {
            let (line, column) = d.labels.first().map_or((0, 0), |l| file.line_column(l.span.start));
            println!("{name}:{line}:{column}: {} [{}] {:?}", d.message, d.code, d.helps);
            println!("    {}", file.line_text(line).trim());
        }
        println!(
            "{name}: {} items, {} names, {} diags, {:.1} MB/s",
            module.items.len(),
            module.names.len(),
            diags.len(),
            file.text().len() as f64 / 1e6 / took.as_secs_f64()
        );
    }
}
