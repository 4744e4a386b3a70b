//! Source files that the PTX names by `.file`: what the report calls them, and the texts of their lines.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Larger files are not read for the sake of a line.
const MOST_BYTES: u64 = 16 << 20;

/// A name as the file system has it: nvcc writes bytes beyond ASCII as `\ooo`, and `\\` and `\"`.
fn unescape(written: &str) -> String {
    if !written.contains('\\') {
        return written.to_string();
    }
    let bytes = written.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        let octal = bytes.get(at + 1..at + 4).and_then(|digits| std::str::from_utf8(digits).ok());
        let octal = octal.filter(|d| d.bytes().all(|c| c.is_ascii_digit()));
        match (byte, octal.and_then(|d| u8::from_str_radix(d, 8).ok()), bytes.get(at + 1)) {
            (b'\\', Some(value), _) => {
                out.push(value);
                at += 4;
            }
            (b'\\', None, Some(&next @ (b'\\' | b'"'))) => {
                out.push(next);
                at += 2;
            }
            _ => {
                out.push(byte);
                at += 1;
            }
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

/// Finds lines of source files. Files are looked for beside the input and beside the launch file.
#[derive(Default, Debug)]
pub struct Sources {
    folders: Vec<PathBuf>,
    read: RefCell<BTreeMap<String, Option<Vec<String>>>>,
}

impl Sources {
    /// Looks in these folders, in order.
    pub fn new(folders: Vec<PathBuf>) -> Sources {
        Sources { folders, read: RefCell::default() }
    }

    /// What the report calls a file: relative to the input where it lies below it, else its last part alone, so
    /// that no folder of the machine shows.
    pub fn name(&self, written: &str) -> String {
        let written = &unescape(written);
        let path = Path::new(written);
        if !path.is_absolute() {
            return written.strip_prefix("./").unwrap_or(written).to_string();
        }
        for folder in &self.folders {
            let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
            let Ok(folder) = folder.canonicalize() else { continue };
            if let Ok(rest) = path.strip_prefix(&folder) {
                return rest.to_string_lossy().into_owned();
            }
        }
        path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_else(|| written.to_string())
    }

    /// The text of a line (from 1) of a file that the report names.
    pub fn line(&self, file: &str, line: u32) -> Option<String> {
        let mut read = self.read.borrow_mut();
        let lines = read.entry(file.to_string()).or_insert_with(|| self.load(file));
        lines.as_ref()?.get((line as usize).checked_sub(1)?).cloned()
    }

    fn load(&self, file: &str) -> Option<Vec<String>> {
        let path = Path::new(file);
        let inside = path.components().all(|c| matches!(c, std::path::Component::Normal(_)));
        if !inside {
            return None;
        }
        let text = self.folders.iter().find_map(|folder| {
            let path = folder.join(path);
            let size = std::fs::metadata(&path).ok().filter(|m| m.is_file())?.len();
            if size > MOST_BYTES { None } else { std::fs::read_to_string(path).ok() }
        })?;
        Some(text.lines().map(str::to_string).collect())
    }
}

impl report::text::Lines for Sources {
    fn line(&self, file: &str, line: u32) -> Option<String> {
        Sources::line(self, file, line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_lines() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("k.cu"), "one\ntwo\n").unwrap();
        let sources = Sources::new(vec![folder.path().to_path_buf()]);
        let inside = folder.path().canonicalize().unwrap().join("sub/k.h");
        assert_eq!(sources.name(&inside.to_string_lossy()), "sub/k.h");
        assert_eq!(sources.name("/elsewhere/include/cuda_fp16.h"), "cuda_fp16.h");
        assert_eq!(sources.name("./k.cu"), "k.cu");
        assert_eq!(sources.name(r"sp \303\244 c.cu"), "sp ä c.cu", "as nvcc writes what is not ASCII");
        assert_eq!(sources.name(r"a\\b\9.cu"), r"a\b\9.cu");
        assert_eq!(sources.line("k.cu", 2).as_deref(), Some("two"));
        assert_eq!(sources.line("k.cu", 3), None);
        assert_eq!(sources.line("k.cu", 0), None);
        assert_eq!(sources.line("../k.cu", 1), None);
        assert_eq!(sources.line("none.cu", 1), None);
    }
}
