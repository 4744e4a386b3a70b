//! Launch files: `file`, `gpu`, `mode`, then `[[launch]]` tables with the names and the grammar of the flags.

use std::path::Path;
use std::sync::Arc;

use base::{Diag, SourceFile, Span};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::launch_spec::LaunchSpec;
use crate::problem::{Failure, Located, Problem};
use crate::suggest;
use crate::textures::{self, TextureSpec};

/// A launch file as read.
#[derive(Clone, Default, Debug)]
pub struct LaunchFile {
    /// The `.ptx` or `.cu`, relative to the launch file.
    pub file: Option<Located>,
    /// The GPU.
    pub gpu: Option<Located>,
    /// `counts` or `timing`.
    pub mode: Option<Located>,
    /// The textures.
    pub textures: Vec<TextureSpec>,
    /// The launches in order.
    pub launches: Vec<LaunchSpec>,
}

const TOP: [&str; 5] = ["file", "gpu", "mode", "texture", "launch"];
const LAUNCH: [&str; 11] =
    ["kernel", "grid", "block", "cluster", "shared", "regs", "carveout", "args", "dump", "compare", "assert"];

struct Reader<'a> {
    source: &'a Arc<SourceFile>,
    folder: Arc<Path>,
    problems: Vec<Problem>,
}

/// Reads a launch file. `folder` is where the files that it names lie.
///
/// # Errors
/// It is no TOML, has a key that nobody knows, or a value of the wrong kind: all complaints of one run.
pub fn read(source: &Arc<SourceFile>, folder: &Path) -> Result<LaunchFile, Failure> {
    let mut reader = Reader { source, folder: Arc::from(folder), problems: Vec::new() };
    let (table, errors) = DeTable::parse_recoverable(source.text());
    for error in errors.into_iter().take(20) {
        let span = error.span().map(span).unwrap_or_default();
        let message = error.message().trim().replace('\n', ", ");
        reader.complain(Diag::error("launch-file", message), span);
    }
    if !reader.problems.is_empty() {
        return Err(Failure(reader.problems));
    }
    let file = reader.top(table.get_ref());
    // Tables come sorted by key; people read from top to bottom.
    reader.problems.sort_by_key(|p| p.diag.labels.first().map(|l| l.span.start));
    if reader.problems.is_empty() { Ok(file) } else { Err(Failure(reader.problems)) }
}

fn span(range: std::ops::Range<usize>) -> Span {
    let byte = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    Span::new(byte(range.start), byte(range.end))
}

/// What stands between the brackets of a list.
fn inside(list: &Spanned<DeValue<'_>>) -> Span {
    let at = span(list.span());
    Span::new(at.start + 1, at.end.saturating_sub(1).max(at.start + 1))
}

impl Reader<'_> {
    fn complain(&mut self, diag: Diag, at: Span) {
        self.problems.push(Problem::of(diag.at(at, ""), self.source));
    }

    fn unknown(&mut self, key: &str, at: Span, place: &str, known: &[&str]) {
        let diag = Diag::error("launch-file", format!("{place} has no key `{key}`"));
        self.complain(diag.help(suggest::help(key, known.iter().copied())), at);
    }

    fn top(&mut self, table: &DeTable<'_>) -> LaunchFile {
        let mut file = LaunchFile::default();
        for (key, value) in table {
            match key.get_ref().as_ref() {
                "file" => file.file = self.string(key.get_ref(), value),
                "gpu" => file.gpu = self.string(key.get_ref(), value),
                "mode" => file.mode = self.string(key.get_ref(), value),
                "launch" => match value.get_ref() {
                    DeValue::Array(launches) => {
                        for launch in launches.iter() {
                            file.launches.extend(self.launch(launch));
                        }
                    }
                    DeValue::Table(_) => file.launches.extend(self.launch(value)),
                    _ => self.wrong_kind("launch", value, "tables: write [[launch]] above the keys of each"),
                },
                "texture" => match value.get_ref() {
                    DeValue::Array(textures) => {
                        for texture in textures.iter() {
                            file.textures.extend(self.texture(texture));
                        }
                        self.names_once(&file.textures);
                    }
                    DeValue::Table(_) => file.textures.extend(self.texture(value)),
                    _ => {
                        self.wrong_kind("texture", value, "tables: write [[texture]] above the keys of each")
                    }
                },
                other => self.unknown(other, span(key.span()), "a launch file", &TOP),
            }
        }
        file
    }

    fn launch(&mut self, value: &Spanned<DeValue<'_>>) -> Option<LaunchSpec> {
        let DeValue::Table(table) = value.get_ref() else {
            self.wrong_kind("launch", value, "tables: write [[launch]] above the keys of each");
            return None;
        };
        let mut spec = LaunchSpec::default();
        for (key, value) in table {
            let name = key.get_ref().as_ref();
            match name {
                "kernel" => spec.kernel = self.string(name, value),
                "grid" => spec.grid = self.size(name, value),
                "block" => spec.block = self.size(name, value),
                "cluster" => spec.cluster = self.size(name, value),
                "shared" => spec.shared = self.number(name, value),
                "regs" => spec.regs = self.number(name, value),
                "carveout" => spec.carveout = self.number(name, value),
                "args" => spec.args = Some(self.strings(name, value)),
                "dump" => spec.dumps = self.strings(name, value),
                "compare" => spec.compares = self.strings(name, value),
                "assert" => spec.asserts = self.strings(name, value),
                other => self.unknown(other, span(key.span()), "a launch", &LAUNCH),
            }
        }
        Some(spec)
    }

    fn texture(&mut self, value: &Spanned<DeValue<'_>>) -> Option<TextureSpec> {
        let DeValue::Table(table) = value.get_ref() else {
            self.wrong_kind("texture", value, "tables: write [[texture]] above the keys of each");
            return None;
        };
        let mut spec = TextureSpec::default();
        for (key, value) in table {
            let name = key.get_ref().as_ref();
            if !textures::KEYS.contains(&name) {
                self.unknown(name, span(key.span()), "a texture", &textures::KEYS);
            } else if let Some(text) = self.plain(name, value) {
                spec.set(name, text);
            }
        }
        Some(spec)
    }

    /// A second texture of a name would take the place of the first before any launch.
    fn names_once(&mut self, textures: &[TextureSpec]) {
        let mut seen: Vec<&str> = Vec::new();
        for name in textures.iter().filter_map(TextureSpec::name) {
            if seen.contains(&name.text.as_str()) {
                let diag = Diag::error("launch-file", format!("there are two textures `{}`", name.text));
                self.problems.push(name.whole(diag.help("give one of them another name")));
            }
            seen.push(&name.text);
        }
    }

    /// A string, a number, or a list of either with commas between.
    fn plain(&mut self, key: &str, value: &Spanned<DeValue<'_>>) -> Option<Located> {
        let word = |v: &DeValue<'_>| match v {
            DeValue::String(text) => Some(text.to_string()),
            DeValue::Integer(n) if n.radix() == 10 => Some(n.as_str().to_string()),
            DeValue::Float(x) => Some(x.as_str().to_string()),
            _ => None,
        };
        let DeValue::Array(list) = value.get_ref() else {
            let text = word(value.get_ref());
            if text.is_none() {
                self.wrong_kind(key, value, "a string, a number or a list");
            }
            return text.map(|t| self.located(value, &t));
        };
        let words: Option<Vec<String>> = list.iter().map(|v| word(v.get_ref())).collect();
        match words {
            Some(words) => Some(Located::within(self.source, inside(value), words.join(","), &self.folder)),
            None => {
                self.wrong_kind(key, value, "strings or numbers");
                None
            }
        }
    }

    fn wrong_kind(&mut self, key: &str, value: &Spanned<DeValue<'_>>, wanted: &str) {
        let kind = value.get_ref().type_str();
        let diag = Diag::error("launch-file", format!("`{key}` takes {wanted}, and this is of type {kind}"));
        self.complain(diag, span(value.span()));
    }

    /// A text with the place of its first character.
    fn located(&self, value: &Spanned<DeValue<'_>>, text: &str) -> Located {
        let at = span(value.span());
        let written = self.source.text().get(at.start as usize..at.end as usize).unwrap_or("");
        let quotes = written.chars().take_while(|c| matches!(c, '"' | '\'')).count();
        let skip = if quotes >= 3 { 3 } else { quotes.min(1) as u32 };
        let at = Span::new(at.start + skip, at.end.saturating_sub(skip).max(at.start + skip));
        Located::within(self.source, at, text, &self.folder)
    }

    fn string(&mut self, key: &str, value: &Spanned<DeValue<'_>>) -> Option<Located> {
        match value.get_ref() {
            DeValue::String(text) => Some(self.located(value, text)),
            _ => {
                self.wrong_kind(key, value, "a string");
                None
            }
        }
    }

    fn number(&mut self, key: &str, value: &Spanned<DeValue<'_>>) -> Option<Located> {
        match value.get_ref() {
            DeValue::String(text) => Some(self.located(value, text)),
            DeValue::Integer(n) if n.radix() == 10 => Some(self.located(value, n.as_str())),
            DeValue::Integer(n) if n.radix() == 16 => Some(self.located(value, &format!("0x{}", n.as_str()))),
            _ => {
                self.wrong_kind(key, value, "a number or a string");
                None
            }
        }
    }

    /// `"4,3"`, `4` or `[4, 3]`.
    fn size(&mut self, key: &str, value: &Spanned<DeValue<'_>>) -> Option<Located> {
        let DeValue::Array(sizes) = value.get_ref() else { return self.number(key, value) };
        let mut parts = Vec::new();
        for size in sizes.iter() {
            match size.get_ref() {
                DeValue::Integer(n) if n.radix() == 10 => parts.push(n.as_str().to_string()),
                _ => {
                    self.wrong_kind(key, size, "numbers");
                    return None;
                }
            }
        }
        Some(Located::within(self.source, inside(value), parts.join(","), &self.folder))
    }

    fn strings(&mut self, key: &str, value: &Spanned<DeValue<'_>>) -> Vec<Located> {
        match value.get_ref() {
            DeValue::String(text) => vec![self.located(value, text)],
            DeValue::Array(texts) => texts.iter().filter_map(|t| self.string(key, t)).collect(),
            _ => {
                self.wrong_kind(key, value, "a list of strings");
                Vec::new()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn parse(text: &str) -> Result<LaunchFile, Vec<(String, String)>> {
        let source = Arc::new(SourceFile::new("k.toml", text));
        read(&source, Path::new("dir")).map_err(|f| {
            let show = |p: &Problem| {
                let at = p.diag.labels.first().map(|l| l.span).unwrap_or_default();
                let place = text.get(at.start as usize..at.end as usize).unwrap_or("?").to_string();
                (place, format!("{} {}", p.diag.message, p.diag.helps.join(" ")))
            };
            f.0.iter().map(show).collect()
        })
    }

    #[test]
    fn a_whole_file() {
        let file = parse(
            "file = \"k.ptx\"\ngpu = 'h100'\n[[launch]]\nkernel = \"f\"\ngrid = \"4,3\"\nblock = [32, 8]\nshared = 1024\n\
             regs = 0x20\nargs = [\"n:i32=5\", 'x:f32[8]=iota']\nassert = \"way == 1\"\n[[launch]]\ngrid = 7\n",
        )
        .unwrap();
        assert_eq!(file.gpu.unwrap().text, "h100");
        assert_eq!(file.launches.len(), 2);
        let one = &file.launches[0];
        let text = |l: &Option<Located>| l.as_ref().map(|l| l.text.clone()).unwrap_or_default();
        assert_eq!(
            (text(&one.grid), text(&one.block), text(&one.shared), text(&one.regs)),
            ("4,3".into(), "32,8".into(), "1024".into(), "0x20".into())
        );
        let args = one.args.as_ref().unwrap();
        assert_eq!(args[1].text, "x:f32[8]=iota");
        let at = args[1].span();
        assert_eq!(args[1].source().text().get(at.start as usize..at.end as usize), Some("x:f32[8]=iota"));
        assert_eq!(args[0].file("a.npy"), Path::new("dir/a.npy"));
        assert_eq!(one.asserts.len(), 1);
        assert_eq!(text(&file.launches[1].grid), "7");
    }

    #[test]
    fn every_complaint_of_one_run() {
        let problems =
            parse("fil = 1\ngpu = 3\n[[launch]]\nkernal = \"f\"\ngrid = true\nargs = [1]\n").unwrap_err();
        let places: Vec<&str> = problems.iter().map(|p| p.0.as_str()).collect();
        assert_eq!(places, ["fil", "3", "kernal", "true", "1"]);
        assert!(problems[0].1.contains("did you mean `file`?"));
        assert!(problems[2].1.contains("did you mean `kernel`?"), "{}", problems[2].1);
    }

    #[test]
    fn a_list_is_pointed_at_whole() {
        let text = "[[launch]]\ngrid = [ 4,  3 ]\n[[texture]]\nname = \"t\"\nsize = [8,   4]\naddress = ['wrap', 'clamp']\n";
        let file = parse(text).unwrap();
        let place = |l: &Located| text.get(l.span().start as usize..l.span().end as usize).unwrap_or("?");
        let grid = file.launches[0].grid.as_ref().unwrap();
        assert_eq!((grid.text.as_str(), place(grid)), ("4,3", " 4,  3 "));
        // A place within the joined text is no place in the file.
        assert_eq!(grid.place(Span::new(2, 3)), grid.span());
    }

    #[test]
    fn a_name_of_two_textures() {
        let problems =
            parse("[[texture]]\nname = 'a'\n[[texture]]\nname = 'b'\n[[texture]]\nname = 'a'\n").unwrap_err();
        assert_eq!(problems.len(), 1);
        assert!(problems[0].1.starts_with("there are two textures `a`"), "{}", problems[0].1);
    }

    #[test]
    fn broken_toml_has_a_place() {
        let problems = parse("file = \"k.ptx\ngpu = 1\n").unwrap_err();
        assert!(!problems[0].0.contains('?'));
    }

    proptest! {
        #[test]
        fn never_panics(text in "(\\[\\[launch\\]\\]\n|file|grid|args| = |\"|'|\\[|\\]|\\{|\\}|,|\n|0x|1|-|é|\\PC){0,30}") {
            let _ = parse(&text);
        }
    }
}
