//! What a PTX file needs: kernel by kernel the `.version` and `.target` that its instructions ask for, whatever its
//! header says, how often each mnemonic stands in it, and which instructions are not executed yet.

use std::sync::Arc;

use base::{Diag, SourceFile};
use ptx::isa::{Form, Mnemonic, Modifier, Need, TARGETS, Target, matching};
use rustc_hash::FxHashMap;

use crate::problem::{Failure, Problem};
use crate::session::settle;

/// What a file needs.
#[derive(Clone, Debug)]
pub struct Needs {
    /// What its header says: `.version` and the `.target` line.
    pub header: Header,
    /// Its kernels, in file order.
    pub kernels: Vec<KernelNeeds>,
    /// Complaints about the file that do not keep it from being read.
    pub warnings: Vec<Problem>,
}

/// `.version` and `.target` of a file.
#[derive(Clone, Debug)]
pub struct Header {
    /// Major and minor.
    pub version: Option<(u32, u32)>,
    /// The words after `.target`.
    pub targets: Vec<String>,
}

/// What a kernel needs, with everything that it calls.
#[derive(Clone, Debug)]
pub struct KernelNeeds {
    /// Its mangled name.
    pub name: String,
    /// The least `.version` with all its instructions, as major and minor.
    pub version: (u16, u16),
    /// The oldest `.target` with all of them, such as `sm_90a`; none where no single one has them.
    pub target: Option<String>,
    /// Statements by mnemonic, the most frequent first.
    pub mnemonics: Vec<(&'static str, u32)>,
    /// What does not run yet.
    pub not_yet: Vec<NotYet>,
}

/// An instruction that is not executed yet.
#[derive(Clone, Debug)]
pub struct NotYet {
    /// Mnemonic and modifiers, or the line's text where it is about something else.
    pub ptx: String,
    /// Its line.
    pub ptx_line: u32,
    /// Why.
    pub reason: String,
}

/// Reads a file of that name, `-` for standard input, and says what it needs.
///
/// # Errors
/// It cannot be read, or is no PTX.
pub fn read(name: &str) -> Result<Needs, Failure> {
    let extension = std::path::Path::new(name).extension().and_then(|e| e.to_str()).unwrap_or_default();
    let help = match extension.to_ascii_lowercase().as_str() {
        "cu" => "compile it first: `nvcc -ptx FILE.cu`",
        "toml" => "name the PTX that its launches are of",
        _ => return needs(name, crate::job::read_text(name)?),
    };
    Err(Diag::error("file", format!("`{name}` is no PTX")).help(help).into())
}

/// Says what a text needs.
///
/// # Errors
/// It is no PTX that can be read. That its header is too old for its instructions is none.
pub fn needs(name: &str, text: String) -> Result<Needs, Failure> {
    let source = Arc::new(SourceFile::new(name, text));
    let (mut module, mut diags) = ptx::parse(&source);
    if !diags.iter().any(Diag::is_error) {
        diags.extend(ptx::check(&mut module, &source));
    }
    // What the header lacks is told by what the kernels need.
    diags.retain(|d| !is_about_the_header(d));
    let warnings = settle(diags, &source)?;
    let header = Header { version: module.version, targets: module.targets.clone() };
    let mut known = Known::default();
    let arch = newest(&module.targets);
    let mut kernels = Vec::new();
    for entry in front::kernels(&module) {
        let all = front::instructions(&module, entry.name);
        let mut counts: FxHashMap<Mnemonic, u32> = FxHashMap::default();
        let mut needs: Vec<Need> = directives(&module, entry.name);
        for inst in &all {
            *counts.entry(inst.mnemonic).or_default() += 1;
            for need in known.of(inst) {
                if !needs.contains(need) {
                    needs.push(*need);
                }
            }
        }
        let mut mnemonics: Vec<(&'static str, u32)> =
            counts.into_iter().map(|(m, n)| (m.name(), n)).collect();
        mnemonics.sort_by_key(|&(name, n)| (u32::MAX - n, name));
        let (version, target) = least(&needs);
        kernels.push(KernelNeeds {
            name: entry.mangled.clone(),
            version: (version / 10, version % 10),
            target,
            mnemonics,
            not_yet: not_yet(&module, &source, &entry, arch),
        });
    }
    Ok(Needs { header, kernels, warnings })
}

/// Does it say that an instruction needs another header?
fn is_about_the_header(d: &Diag) -> bool {
    let says = ["requires .target", "requires PTX ISA .version", "not supported on .target"];
    matches!(d.code, "version" | "target") && says.iter().any(|s| d.message.contains(s))
}

/// What the addresses of the module and the directives of an entry need.
fn directives(module: &ptx::Module, entry: ptx::Symbol) -> Vec<Need> {
    const CLUSTERS: &[&str] =
        &["explicitcluster", "maxclusterrank", "reqnctapercluster", "blocksareclusters"];
    let version = |version: u16| Need { version, targets: &[] };
    let mut needs = Vec::new();
    if module.address_size == 64 {
        needs.push(version(23));
    }
    let functions = module.items.iter().filter_map(|i| match i {
        ptx::Item::Function(f) if f.name == entry => Some(f),
        _ => None,
    });
    if functions.flat_map(|f| &f.directives).any(|d| CLUSTERS.contains(&d.name.as_str())) {
        needs.push(Need { version: 78, targets: &[Target::Least(90)] });
    }
    needs
}

/// The newest architecture among a header's targets.
fn newest(targets: &[String]) -> u32 {
    let number =
        |t: &String| -> Option<u32> { t.strip_prefix("sm_")?.trim_end_matches(['a', 'f']).parse().ok() };
    targets.iter().filter_map(number).max().unwrap_or(90)
}

fn not_yet(module: &ptx::Module, source: &SourceFile, entry: &front::EntryInfo, arch: u32) -> Vec<NotYet> {
    let options = front::Options { arch, shared_base: if arch >= 90 { 0x400 } else { 0 } };
    let diags = match front::image(module, source) {
        Ok(image) => front::lower(module, source, entry.name, &options, &image).err().unwrap_or_default(),
        Err(diags) => diags,
    };
    let told = |d: Diag| {
        let span = d.labels.first().map(|l| l.span);
        let line = span.map_or(0, |s| source.line(s.start));
        let text = span.and_then(|s| source.text().get(s.start as usize..s.end as usize)).unwrap_or("");
        let head = text.split_whitespace().find(|w| !w.starts_with('@')).unwrap_or("").trim_end_matches(';');
        NotYet { ptx: head.to_string(), ptx_line: line, reason: super::coverage::without_line(d.message) }
    };
    diags.into_iter().map(told).collect()
}

/// Needs by row and modifiers, looked up once each.
#[derive(Default)]
struct Known(FxHashMap<(u16, Vec<Modifier>), Vec<Need>>);

impl Known {
    fn of(&mut self, inst: &ptx::Inst) -> &[Need] {
        let key = (inst.form, inst.mods.to_vec());
        self.0.entry(key).or_insert_with(|| {
            let rows = matching::matching(inst.mnemonic, &inst.mods);
            let row = rows.iter().find(|m| m.form == inst.form).or(rows.first());
            let mut needs: Vec<Need> = row.map_or_else(Vec::new, |m| m.needs.iter().map(|n| n.1).collect());
            if needs.is_empty() {
                needs.extend(Form::of(inst.form).map(|f| f.need));
            }
            needs
        })
    }
}

/// The least `.version` (major × 10 + minor) and the oldest target that meet all needs.
fn least(needs: &[Need]) -> (u16, Option<String>) {
    let version = needs.iter().map(|n| n.version).max().unwrap_or(0);
    let suffixes = [None, Some('f'), Some('a')];
    let candidates = TARGETS.iter().flat_map(|t| suffixes.map(|s| (t.0, t.1, s)));
    let found = candidates
        .filter(|(number, _, suffix)| match suffix {
            None => true,
            Some('a') => *number >= 90,
            Some(_) => *number >= 100,
        })
        .find(|&(number, _, suffix)| needs.iter().all(|n| n.met_by(u32::from(number), suffix)));
    let first = TARGETS.first().map_or(10, |t| t.1);
    match found {
        Some((number, since, suffix)) => {
            // Targets of a family came with 8.8.
            let since = if suffix == Some('f') { since.max(88) } else { since };
            let suffix = suffix.map(String::from).unwrap_or_default();
            (version.max(since), Some(format!("sm_{number}{suffix}")))
        }
        None => (version.max(first), None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(body: &str) -> KernelNeeds {
        let text = format!(
            ".version 7.0\n.target sm_80\n.address_size 64\n.visible .entry k(.param .u64 p)\n{{\n{body}\nret;\n}}\n"
        );
        needs("k.ptx", text).unwrap().kernels.remove(0)
    }

    #[test]
    fn a_kernel_needs_what_its_instructions_need() {
        let k = one(".reg .b32 r;\nadd.u32 r, r, 1;\nadd.u32 r, r, 2;");
        assert_eq!((k.version, k.target.as_deref()), ((2, 3), Some("sm_20")));
        assert_eq!(k.mnemonics, [("add", 2), ("ret", 1)]);
        assert!(k.not_yet.is_empty());
        let k = one(".reg .b32 r;\nredux.sync.add.s32 r, r, -1;");
        assert_eq!((k.version, k.target.as_deref()), ((7, 0), Some("sm_80")));
        let k = one("barrier.cluster.arrive;\nwgmma.fence.sync.aligned;");
        assert_eq!((k.version, k.target.as_deref()), ((8, 0), Some("sm_90a")));
        assert!(k.not_yet.iter().any(|n| n.ptx == "wgmma.fence.sync.aligned" && n.ptx_line == 7));
        let k = one("tcgen05.wait::ld.sync.aligned;");
        assert_eq!((k.version, k.target.as_deref()), ((8, 8), Some("sm_100f")));
        let k = one("tcgen05.wait::ld.sync.aligned;\nwgmma.fence.sync.aligned;");
        assert_eq!(k.target, None);
    }

    #[test]
    fn what_is_no_ptx_is_an_error() {
        assert!(needs("k.ptx", "int main() {}".to_string()).is_err());
    }
}
