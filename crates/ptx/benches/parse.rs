//! Lexing, parsing and checking the PTX that nvcc made of `kernels/`, in bytes per second.
#![allow(missing_docs, reason = "criterion's macros make public items")]

use std::hint::black_box;
use std::path::Path;

use base::SourceFile;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

/// All committed PTX.
fn corpus() -> Vec<SourceFile> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../kernels/ptx");
    let mut files = Vec::new();
    for folder in std::fs::read_dir(root).into_iter().flatten().flatten() {
        for entry in std::fs::read_dir(folder.path()).into_iter().flatten().flatten() {
            if let Ok(text) = std::fs::read_to_string(entry.path()) {
                files.push(SourceFile::new(entry.path().to_string_lossy(), text));
            }
        }
    }
    files
}

fn parse(c: &mut Criterion) {
    let files = corpus();
    let mut group = c.benchmark_group("ptx");
    group.throughput(Throughput::Bytes(files.iter().map(|f| f.text().len() as u64).sum()));
    group.bench_function("parse", |b| b.iter(|| files.iter().for_each(|f| drop(black_box(ptx::parse(f))))));
    group.bench_function("parse and check", |b| {
        b.iter(|| {
            for f in &files {
                let (mut module, diags) = ptx::parse(f);
                black_box((ptx::check(&mut module, f), diags));
            }
        });
    });
    let modules: Vec<ptx::Module> = files.iter().map(|f| ptx::parse(f).0).collect();
    group.bench_function("print", |b| b.iter(|| modules.iter().for_each(|m| drop(black_box(ptx::print(m))))));
    group.finish();
}

criterion_group!(benches, parse);
criterion_main!(benches);
