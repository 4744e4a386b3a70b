//! What our printer makes of every committed kernel assembles to the same cubin: code, attributes, constants,
//! symbols and source lines. Sections that quote PTX itself (`nv_debug_ptx_txt`, `nv_debug_line_sass`) hold
//! line numbers of the text, which the printer changes, and are left out.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use super::{Outcome, Tools, of_known_version, output_of};
use crate::tidy::tree;

/// Prints and assembles all `.ptx` below `kernels/`.
pub fn check(root: &Path, tools: &Tools) -> Result<Outcome> {
    let Some(ptxas) = &tools.ptxas else {
        return Ok(Outcome::Skipped("no ptxas found".to_owned()));
    };
    let folder = std::env::temp_dir().join(format!("xtask-printing-{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    let outcome = compare_all(root, ptxas, &folder);
    fs::remove_dir_all(&folder)?;
    outcome
}

fn compare_all(root: &Path, ptxas: &Path, folder: &Path) -> Result<Outcome> {
    let (mut compared, mut sections) = (0, 0);
    for name in tree::committed(root)?.iter().filter(|f| f.starts_with("kernels/") && f.ends_with(".ptx")) {
        let file =
            base::SourceFile::new(name.as_str(), of_known_version(&fs::read_to_string(root.join(name))?));
        let (mut module, mut diags) = ptx::parse(&file);
        diags.extend(ptx::check(&mut module, &file));
        if let Some(d) = diags.first() {
            let line = d.labels.first().map_or(0, |l| file.line(l.span.start));
            bail!("{name}:{line}: {d}, which ptxas takes");
        }
        let target = module.targets.first().with_context(|| format!("{name} names no target"))?;
        let printed = folder.join("printed.ptx");
        fs::write(&printed, ptx::print(&module))?;
        let written = folder.join("written.ptx");
        fs::write(&written, file.text())?;
        let before = assemble(ptxas, target, &written, folder).with_context(|| name.clone())?;
        let after = assemble(ptxas, target, &printed, folder).with_context(|| format!("{name}, printed"))?;
        ensure!(before.keys().eq(after.keys()), "{name}, printed: other sections");
        if let Some((section, _)) = before.iter().find(|(section, bytes)| after.get(*section) != Some(bytes))
        {
            bail!("{name}, printed: section {section} differs");
        }
        compared += 1;
        sections += before.len();
    }
    Ok(Outcome::Agrees(format!("{compared} files print to the same code ({sections} sections)")))
}

fn assemble(ptxas: &Path, target: &str, source: &Path, folder: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let cubin = folder.join("out.cubin");
    output_of(Command::new(ptxas).args(["-arch", target, "-o"]).arg(&cubin).arg(source))?;
    let mut all = sections(&fs::read(&cubin)?).context("no 64-bit ELF file")?;
    all.retain(|name, _| !name.contains("nv_debug"));
    Ok(all)
}

/// The sections of a 64-bit little-endian ELF file by name; those without bytes in the file are empty.
fn sections(elf: &[u8]) -> Option<BTreeMap<String, Vec<u8>>> {
    let word = |at: usize, n: usize| -> Option<usize> {
        let bytes = elf.get(at..at.checked_add(n)?)?;
        Some(bytes.iter().rev().fold(0, |v, b| v << 8 | usize::from(*b)))
    };
    if elf.get(..5)? != b"\x7fELF\x02" {
        return None;
    }
    let (table, size, count, names) = (word(0x28, 8)?, word(0x3a, 2)?, word(0x3c, 2)?, word(0x3e, 2)?);
    let header = |i: usize| table.checked_add(i.checked_mul(size)?);
    let text_at = word(header(names)? + 0x18, 8)?;
    let mut all = BTreeMap::new();
    for i in 0..count {
        let at = header(i)?;
        let name: Vec<u8> =
            elf.get(text_at + word(at, 4)?..)?.iter().copied().take_while(|b| *b != 0).collect();
        let (kind, offset, bytes) = (word(at + 4, 4)?, word(at + 0x18, 8)?, word(at + 0x20, 8)?);
        const NO_BITS: usize = 8;
        let held =
            if kind == NO_BITS { Vec::new() } else { elf.get(offset..offset.checked_add(bytes)?)?.to_vec() };
        all.insert(String::from_utf8_lossy(&name).into_owned(), held);
    }
    Some(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_elf_file_has_no_sections() {
        assert!(sections(b"").is_none());
        assert!(sections(b"\x7fELF\x02").is_none());
        assert!(sections(&[0; 200]).is_none());
        let mut empty = vec![0; 0x80];
        empty[..5].copy_from_slice(b"\x7fELF\x02");
        empty[0x28] = 0x40;
        empty[0x3a] = 0x40;
        empty[0x3c] = 1;
        let all = sections(&empty).unwrap();
        assert_eq!(all.len(), 1);
        assert!(all.contains_key("\u{7f}ELF\u{2}"));
    }
}
