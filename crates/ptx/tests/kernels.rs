//! Every PTX file of `kernels/`, of whichever compiler: it parses and checks without an error, and what is printed of it
//! parses to the same print. That both assemble to the same code is the oracle's to say, where ptxas is at hand.

use std::path::{Path, PathBuf};

use base::SourceFile;

/// The `.ptx` files below a folder, in order.
fn ptx_files(folder: &Path, out: &mut Vec<PathBuf>) {
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(folder).into_iter().flatten().flatten().map(|e| e.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            ptx_files(&path, out);
        } else if path.extension().is_some_and(|e| e == "ptx") {
            out.push(path);
        }
    }
}

/// What is printed of a text, or the first error in it.
fn printed(name: &str, text: String) -> Result<String, String> {
    let file = SourceFile::new(name, text);
    let (mut module, mut diags) = ptx::parse(&file);
    diags.extend(ptx::check(&mut module, &file));
    match diags.iter().find(|d| d.is_error()) {
        Some(d) => {
            let line = d.labels.first().map_or(0, |l| file.line(l.span.start));
            Err(format!("{name}:{line}: {d}"))
        }
        None => Ok(ptx::print(&module)),
    }
}

#[test]
fn every_kernel_parses_and_prints_back() {
    let mut files = Vec::new();
    ptx_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../kernels"), &mut files);
    assert!(files.len() > 150);
    let mut failures = Vec::new();
    for path in files {
        let name = path.display().to_string();
        let once = printed(&name, std::fs::read_to_string(&path).unwrap());
        let twice = once.clone().and_then(|text| printed(&format!("{name}, printed"), text));
        match (once, twice) {
            (Ok(once), Ok(twice)) if once == twice => {}
            (Ok(_), Ok(_)) => failures.push(format!("{name}: the print of the print is another")),
            (Err(message), _) | (_, Err(message)) => failures.push(message),
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
