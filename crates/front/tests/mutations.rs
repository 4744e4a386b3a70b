//! Whatever parses, however broken, lowers or is refused: never a panic, never an ill-formed kernel.
#![allow(clippy::unwrap_used)]

use base::SourceFile;
use front::Options;
use proptest::prelude::*;

fn texts() -> Vec<String> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files");
    let mut paths: Vec<_> = std::fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()).collect();
    paths.retain(|p| p.extension().is_some_and(|e| e == "ptx"));
    paths.sort();
    paths.iter().map(|p| std::fs::read_to_string(p).unwrap()).collect()
}

/// Lowers everything in a text; the number of kernels that came out.
fn lower_all(text: &str, checked: bool) -> usize {
    let source = SourceFile::new("mutated.ptx", text);
    let (mut module, _) = ptx::parse(&source);
    if checked {
        let _ = ptx::check(&mut module, &source);
    }
    let Ok(image) = front::image(&module, &source) else { return 0 };
    let options = Options { arch: 100, shared_base: 0x400 };
    let mut count = 0;
    for entry in front::kernels(&module) {
        match front::lower(&module, &source, entry.name, &options, &image) {
            Ok((kernel, _)) => {
                assert_eq!(ir::verify::verify(&kernel), Ok(()), "{kernel}\n{text}");
                count += 1;
            }
            Err(diags) => {
                assert!(!diags.is_empty());
                assert!(diags.iter().all(|d| d.class != base::Class::Bug), "{diags:?}\n{text}");
            }
        }
    }
    count
}

#[test]
fn unchanged_files_lower() {
    assert!(texts().iter().map(|t| lower_all(t, false)).sum::<usize>() > 15);
}

/// Found by the property below: where nothing has been checked, a predicate was lowered as a number.
#[test]
fn set_gives_no_predicate() {
    let text = ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k() {\n\
                .reg .pred p;\n.reg .b32 x;\nset.pred.lt.u32 p, x, 9;\nret;\n}\n";
    assert_eq!(lower_all(text, false), 0);
}

/// Words and statements exchanged, dropped and repeated: most of it still parses.
fn mutate(text: &str, edits: &[(u8, u16, u16)]) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for &(kind, a, b) in edits {
        let n = lines.len();
        if n == 0 {
            break;
        }
        let (a, b) = (a as usize % n, b as usize % n);
        match kind % 6 {
            0 => lines.swap(a, b),
            1 => {
                let line = lines[b].clone();
                lines.insert(a, line);
            }
            2 => drop(lines.remove(a)),
            3 | 4 => {
                // A word of one line in place of a word of another.
                let words: Vec<&str> =
                    lines[b].split([' ', ',', '\t', ';']).filter(|w| !w.is_empty()).collect();
                let target: Vec<&str> =
                    lines[a].split([' ', ',', '\t', ';']).filter(|w| !w.is_empty()).collect();
                if let (Some(new), Some(old)) =
                    (words.get(a % words.len().max(1)), target.get(b % target.len().max(1)))
                {
                    lines[a] = lines[a].replacen(old, new, 1);
                }
            }
            _ => {
                // A dot-word in place of another.
                let words: Vec<&str> = lines[b].split(['.', ' ', ',']).filter(|w| !w.is_empty()).collect();
                let target: Vec<&str> = lines[a].split(['.', ' ', ',']).filter(|w| !w.is_empty()).collect();
                if let (Some(new), Some(old)) =
                    (words.get(b % words.len().max(1)), target.get(a % target.len().max(1)))
                {
                    lines[a] = lines[a].replacen(old, new, 1);
                }
            }
        }
    }
    lines.join("\n")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]
    #[test]
    fn mutated_files_never_break_it(
        file in any::<prop::sample::Index>(),
        edits in proptest::collection::vec(any::<(u8, u16, u16)>(), 1..12),
        checked in any::<bool>(),
    ) {
        let texts = texts();
        let text: &String = file.get(&texts);
        lower_all(&mutate(text, &edits), checked);
    }
}
