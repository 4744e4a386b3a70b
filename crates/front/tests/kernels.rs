//! Every kernel of `kernels/ptx` lowers to a well-formed kernel.

use std::path::{Path, PathBuf};

use base::SourceFile;
use front::Options;

fn ptx_files(folder: &Path, out: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            ptx_files(&path, out);
        } else if path.extension().is_some_and(|e| e == "ptx") {
            out.push(path);
        }
    }
}

#[test]
fn every_kernel_lowers() {
    let mut files = Vec::new();
    ptx_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../kernels/ptx"), &mut files);
    files.sort();
    assert!(!files.is_empty());
    let mut failures = Vec::new();
    for path in files {
        let text = std::fs::read_to_string(&path).unwrap();
        let name = path.display().to_string();
        let arch = if name.contains("sm_100") { 100 } else { 80 };
        let source = SourceFile::new(name.clone(), text);
        let (module, diags) = ptx::parse(&source);
        assert!(!diags.iter().any(|d| d.is_error()), "{name}: {diags:?}");
        let image = front::image(&module, &source).unwrap();
        let options = Options { arch, shared_base: if arch >= 90 { 0x400 } else { 0 } };
        for entry in front::kernels(&module) {
            match front::lower(&module, &source, entry.name, &options, &image) {
                Ok((kernel, _)) => {
                    if let Err(e) = ir::verify::verify(&kernel) {
                        failures.push(format!("{name} {}: {e}\n{kernel}", entry.mangled));
                    }
                }
                Err(diags) => {
                    for d in diags {
                        let line = d.labels.first().map_or(0, |l| source.line(l.span.start));
                        failures.push(format!("{name}:{line}: {d}"));
                    }
                }
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
