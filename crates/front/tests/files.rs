//! Small PTX files and what they lower to: `files/NAME.ptx` beside `files/NAME.ir`. `WARPMEM_BLESS=1` writes what
//! is lowered now. The number in a first line `// sm_NN` is the GPU's architecture, 100 without one.
#![allow(clippy::unwrap_used)]

use std::fmt::Write;
use std::path::{Path, PathBuf};

use base::{Diag, SourceFile};
use front::Options;

fn diags_text(out: &mut String, source: &SourceFile, diags: &[Diag]) {
    for d in diags {
        let line = d.labels.first().map_or(0, |l| source.line(l.span.start));
        let _ = writeln!(out, "{:?} {} line {line}: {d}", d.class, d.code);
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut s, b| {
        let _ = write!(s, "{b:02x}");
        s
    })
}

/// Everything that a file lowers to, as text.
fn lowered(text: &str) -> String {
    let mut out = String::new();
    let arch = text.strip_prefix("// sm_").and_then(|r| r.lines().next()).and_then(|n| n.trim().parse().ok());
    let arch = arch.unwrap_or(100);
    let source = SourceFile::new("test.ptx", text);
    let (mut module, diags) = ptx::parse(&source);
    diags_text(&mut out, &source, &diags);
    diags_text(&mut out, &source, &ptx::check(&mut module, &source));
    let image = match front::image(&module, &source) {
        Ok(image) => image,
        Err(diags) => {
            diags_text(&mut out, &source, &diags);
            return out;
        }
    };
    for v in image.globals.iter().chain(&image.constant_variables) {
        let _ = writeln!(
            out,
            ".{} {:#x} {} {} bytes {}",
            v.space.name(),
            v.address,
            v.name,
            v.bytes,
            hex(&v.init)
        );
    }
    let options = Options { arch, shared_base: if arch >= 90 { 0x400 } else { 0 } };
    for entry in front::kernels(&module) {
        match front::lower(&module, &source, entry.name, &options, &image) {
            Ok((kernel, warnings)) => {
                diags_text(&mut out, &source, &warnings);
                if let Err(e) = ir::verify::verify(&kernel) {
                    let _ = writeln!(out, "NOT WELL FORMED: {e}");
                }
                let _ = write!(out, "{kernel}");
                for (i, p) in kernel.lines.places.iter().enumerate() {
                    let (file, line, column, by) = (p.file, p.line, p.column, p.inlined_at);
                    let _ = writeln!(
                        out,
                        "place {} file {file} line {line} column {column} inlined at {by}",
                        i + 1
                    );
                }
            }
            Err(diags) => {
                let _ = writeln!(out, "kernel {} refused", entry.mangled);
                diags_text(&mut out, &source, &diags);
            }
        }
        out.push('\n');
    }
    out
}

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files");
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap()
        .map(|e| e.unwrap().path())
        .filter(|p| p.extension().is_some_and(|e| e == "ptx"))
        .collect();
    files.sort();
    files
}

#[test]
fn files_lower_as_expected() {
    let bless = std::env::var_os("WARPMEM_BLESS").is_some();
    let mut wrong = Vec::new();
    let files = files();
    assert!(files.len() > 10);
    for path in files {
        let got = lowered(&std::fs::read_to_string(&path).unwrap());
        assert!(!got.contains("NOT WELL FORMED"), "{}:\n{got}", path.display());
        let expected = path.with_extension("ir");
        if bless {
            std::fs::write(&expected, &got).unwrap();
        } else if std::fs::read_to_string(&expected).unwrap_or_default() != got {
            wrong.push(format!("{}:\n{got}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
