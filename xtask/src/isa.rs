//! `cargo xtask generate`: turns `isa/ptx.isa`, the instruction table in the manual's notation, into the
//! committed Rust at `crates/ptx/src/isa/generated.rs`. The notation is explained at the head of the table.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, anyhow, bail, ensure};

const TABLE: &str = "isa/ptx.isa";
const OUTPUT: &str = "crates/ptx/src/isa/generated.rs";

/// Writes the generated file, or with `check` fails where it differs from what is committed.
pub fn generate(check: bool) -> Result<()> {
    let root = root()?;
    let text = std::fs::read_to_string(root.join(TABLE)).with_context(|| TABLE.to_string())?;
    let code = emit(&Table::parse(&text)?)?;
    let path = root.join(OUTPUT);
    let old = std::fs::read_to_string(&path).unwrap_or_default();
    if old == code {
        return Ok(());
    }
    if check {
        bail!("{OUTPUT} is not what {TABLE} gives: run `cargo xtask generate`");
    }
    std::fs::write(&path, code).with_context(|| OUTPUT.to_string())
}

fn root() -> Result<PathBuf> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    Ok(here.parent().ok_or_else(|| anyhow!("xtask has no parent folder"))?.to_path_buf())
}

/// What a row, a member or a modifier needs: `.version` as major × 10 + minor, and targets of which one will do:
/// the number after `sm_` and how it is compared.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
struct Need {
    version: u16,
    targets: Vec<(Compare, u16)>,
}

/// How a target is compared.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Compare {
    /// `sm_90`
    Least,
    /// `=sm_70`
    Only,
    /// `sm_90a`
    Exact,
    /// `sm_100f`
    Family,
}

impl Need {
    fn parse(text: &str) -> Result<Need> {
        let mut need = Need::default();
        for word in text.split_whitespace() {
            if let Some(t) = word.strip_prefix("=sm_") {
                need.targets.push((Compare::Only, t.parse().with_context(|| format!("target {word}"))?));
            } else if let Some(t) = word.strip_prefix("sm_") {
                let digits = t.trim_end_matches(['a', 'f']);
                let number = digits.parse().with_context(|| format!("target {word}"))?;
                let compare = match t.strip_prefix(digits) {
                    Some("") => Compare::Least,
                    Some("a") => Compare::Exact,
                    Some("f") => Compare::Family,
                    _ => bail!("`{word}` has no suffix that is known"),
                };
                need.targets.push((compare, number));
            } else {
                let (major, minor) = word.split_once('.').with_context(|| format!("version {word}"))?;
                need.version = major.parse::<u16>()? * 10 + minor.parse::<u16>()?;
            }
        }
        Ok(need)
    }

    fn code(&self) -> String {
        let targets: Vec<String> =
            self.targets.iter().map(|(compare, n)| format!("Target::{compare:?}({n})")).collect();
        format!("need({}, &[{}])", self.version, targets.join(", "))
    }
}

type Set = Vec<(String, Need)>;

struct Slot {
    name: String,
    optional: bool,
    set: Set,
}

struct Row {
    mnemonic: String,
    text: String,
    slots: Vec<Slot>,
    operands: Vec<String>,
    need: Need,
    section: usize,
}

#[derive(Default)]
struct Table {
    classes: Vec<(String, Vec<String>)>,
    class_of: BTreeMap<String, usize>,
    sections: Vec<String>,
    /// Number and `.version`.
    targets: Vec<(u16, u16)>,
    rows: Vec<Row>,
}

impl Table {
    fn parse(text: &str) -> Result<Table> {
        let mut table = Table::default();
        let mut sets: BTreeMap<String, Set> = BTreeMap::new();
        for (number, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or("").trim();
            if !line.is_empty() {
                table.line(line, &mut sets).with_context(|| format!("{TABLE}:{}: {line}", number + 1))?;
            }
        }
        Ok(table)
    }

    fn line(&mut self, line: &str, sets: &mut BTreeMap<String, Set>) -> Result<()> {
        if let Some(title) = line.strip_prefix("==") {
            self.sections.push(title.trim().to_string());
            return Ok(());
        }
        if let Some(rest) = line.strip_prefix("target ") {
            let need = Need::parse(rest)?;
            let [(Compare::Least, number)] = need.targets.as_slice() else { bail!("one plain target") };
            self.targets.push((*number, need.version));
            return Ok(());
        }
        if let Some(rest) = line.strip_prefix("class ") {
            let (name, words) = rest.split_once(':').context("no colon")?;
            let mut list = Vec::new();
            for word in words.split_whitespace() {
                for w in expand(word.strip_prefix('.').context("a word without its dot")?)? {
                    ensure!(self.class_of.insert(w.clone(), self.classes.len()).is_none(), ".{w} twice");
                    list.push(w);
                }
            }
            self.classes.push((name.trim().to_string(), list));
            return Ok(());
        }
        let line = line.strip_suffix(';').context("no semicolon")?.trim();
        if line.starts_with('.') {
            let (name, members) = line.split_once('=').context("no `=`")?;
            let members =
                members.trim().strip_prefix('{').and_then(|m| m.strip_suffix('}')).context("braces")?;
            let mut set = Set::new();
            for member in members.split(',') {
                for word in expand(member.trim())? {
                    set.push(self.member(&word)?);
                }
            }
            sets.insert(name.trim().trim_start_matches('.').to_string(), set);
            return Ok(());
        }
        self.row(line, sets)
    }

    /// `.word` or `.word (7.8 sm_90)`.
    fn member(&self, text: &str) -> Result<(String, Need)> {
        let (word, need) = match text.split_once('(') {
            Some((w, n)) => (w.trim(), Need::parse(n.strip_suffix(')').context("`)`")?)?),
            None => (text, Need::default()),
        };
        let word = word.strip_prefix('.').context("a member without its dot")?;
        ensure!(self.class_of.contains_key(word), ".{word} is in no class");
        Ok((word.to_string(), need))
    }

    fn row(&mut self, line: &str, sets: &BTreeMap<String, Set>) -> Result<()> {
        let (line, need) = match line.rsplit_once('@') {
            Some((l, n)) if n.starts_with(' ') => (l.trim(), Need::parse(n)?),
            _ => (line, Need::default()),
        };
        // The head ends at the first blank outside braces.
        let mut depth = 0;
        let head_end = line
            .char_indices()
            .find(|&(_, c)| {
                depth += i32::from(c == '{') - i32::from(c == '}');
                c.is_whitespace() && depth == 0
            })
            .map_or(line.len(), |(i, _)| i);
        let (head, operands) = line.split_at(head_end);
        let start = head.find(['.', '{']).unwrap_or(head.len());
        let (mnemonic, mut mods) = head.split_at(start);
        let mut slots: Vec<Slot> = Vec::new();
        while !mods.is_empty() {
            let (words, optional, rest) = match mods.strip_prefix('{') {
                Some(m) => {
                    let (inner, rest) = m.split_once('}').context("`}`")?;
                    (inner, true, rest)
                }
                None => {
                    let tail = mods.get(1..).unwrap_or("");
                    let end = tail.find(['.', '{', '*']).map_or(mods.len(), |i| i + 1);
                    (&mods[..end], false, &mods[end..])
                }
            };
            let bare = words.trim_start_matches('.').split([' ', '|']).next().unwrap_or("");
            let set = match sets.get(bare) {
                // A need beside the set's name holds for members that have none of their own.
                Some(set) => {
                    let all = words.split_once('(').map(|(_, n)| Need::parse(n.trim_end_matches(')')));
                    let all = all.transpose()?.unwrap_or_default();
                    set.iter()
                        .map(|(w, n)| {
                            (w.clone(), if *n == Need::default() { all.clone() } else { n.clone() })
                        })
                        .collect()
                }
                None => words.split('|').map(|w| self.member(w.trim())).collect::<Result<Set>>()?,
            };
            let name = bare.to_string();
            slots.push(Slot { name, optional, set });
            mods = rest;
        }
        let operands = operands.trim();
        let names = slots.iter().map(|s| s.name.clone()).collect::<Vec<_>>();
        let types = slots.iter().filter(|s| self.is_type(s)).map(|s| s.name.clone()).collect::<Vec<_>>();
        let mut list = Vec::new();
        for (text, optional) in split_operands(operands)? {
            list.push(operand(&text, optional, &types, &names)?);
        }
        let clean = manual_words(&format!("{head} {operands}"));
        self.rows.push(Row {
            mnemonic: mnemonic.to_string(),
            text: clean,
            slots,
            operands: list,
            need,
            section: self.sections.len().checked_sub(1).context("a row before the first section")?,
        });
        Ok(())
    }

    fn is_type(&self, slot: &Slot) -> bool {
        slot.set.iter().all(|(w, _)| {
            self.class_of.get(w).and_then(|&c| self.classes.get(c)).is_some_and(|c| c.0 == "type")
        })
    }
}

/// A row as the manual would have it: without needs, types, flags and counts of operands.
fn manual_words(row: &str) -> String {
    let mut out = String::new();
    let mut chars = row.chars().peekable();
    let mut in_operands = false;
    while let Some(c) = chars.next() {
        match c {
            '(' => while chars.next().is_some_and(|c| c != ')') {},
            ':' | '@' | '*' if in_operands => {
                while chars.peek().is_some_and(|c| c.is_ascii_alphanumeric() || *c == '_') {
                    chars.next();
                }
            }
            c => {
                in_operands |= c == ' ' && out.matches('{').count() == out.matches('}').count();
                out.push(c);
            }
        }
    }
    let words = out.split_whitespace().collect::<Vec<_>>().join(" ");
    words.replace(" }", "}").replace("d_,", "d,")
}

/// Expands `{a,b}` and `{lo..hi..step}`.
fn expand(word: &str) -> Result<Vec<String>> {
    let Some(open) = word.find('{') else { return Ok(vec![word.to_string()]) };
    let close = word.find('}').context("`}`")?;
    let inner = &word[open + 1..close];
    let items: Vec<String> = if inner.contains("..") {
        let n = inner.split("..").map(str::parse).collect::<Result<Vec<u32>, _>>()?;
        ensure!(n.len() == 3 && n[2] > 0, "a range is lo..hi..step");
        (n[0]..=n[1]).step_by(n[2] as usize).map(|i| i.to_string()).collect()
    } else {
        inner.split(',').map(str::to_string).collect()
    };
    let tails = expand(&word[close + 1..])?;
    Ok(items.iter().flat_map(|i| tails.iter().map(move |t| format!("{}{i}{t}", &word[..open]))).collect())
}

/// Splits at commas outside brackets; `{, x}` gives an optional operand.
fn split_operands(text: &str) -> Result<Vec<(String, bool)>> {
    let mut out = Vec::new();
    let mut rest = text.trim();
    let mut optional = false;
    while !rest.is_empty() {
        let mut depth = 0i32;
        let end = rest
            .char_indices()
            .find(|&(i, c)| {
                let special = rest[i..].starts_with("{,") || (c == '}' && depth == 0);
                depth += i32::from(matches!(c, '[' | '{')) - i32::from(matches!(c, ']' | '}'));
                (c == ',' && depth == 0) || special
            })
            .map_or(rest.len(), |(i, _)| i);
        let one = rest[..end].trim();
        if !one.is_empty() {
            out.push((one.to_string(), optional));
        }
        rest = &rest[end..];
        if let Some(r) = rest.strip_prefix("{,") {
            optional = true;
            rest = r;
        } else if let Some(r) = rest.strip_prefix('}') {
            optional = false;
            rest = r.trim_start();
        } else {
            rest = rest.strip_prefix(',').unwrap_or(rest);
        }
        rest = rest.trim_start();
    }
    Ok(out)
}

/// The Rust of one operand.
fn operand(text: &str, optional: bool, types: &[String], names: &[String]) -> Result<String> {
    let (body, count) = match text.split_once('*') {
        Some((b, "")) => (b, "Count::Any".to_string()),
        Some((b, "vec")) => (b, "Count::Vec".to_string()),
        Some((b, "num")) => (b, "Count::Num".to_string()),
        Some((b, n)) => (b, format!("Count::Exactly({})", n.parse::<u8>()?)),
        None => (text, "Count::One".to_string()),
    };
    let (body, flag) = match body.split_once('@') {
        Some((b, "wide")) => (b, "Fit::Wider"),
        Some((b, "mov")) => (b, "Fit::Mov"),
        Some((_, f)) => bail!("unknown flag @{f}"),
        None => (body, "Fit::Same"),
    };
    let (name, ty) = match body.split_once(':') {
        Some((n, t)) => (n, Some(t)),
        None => (body, None),
    };
    let slot = |t: &str| types.iter().position(|n| n == t);
    let type_code = match ty {
        Some("any") => "TypeRef::Any".to_string(),
        Some("wide") => "TypeRef::Wide".to_string(),
        Some(t) => match slot(t) {
            Some(i) => format!("TypeRef::Slot({i})"),
            None => {
                ensure!(!names.iter().any(|n| n == t) || slot(t).is_some(), "`:{t}` is no type");
                format!("TypeRef::Fixed(ScalarType::{})", camel(t))
            }
        },
        None => match types.len() {
            1 => "TypeRef::Slot(0)".to_string(),
            _ => "TypeRef::Any".to_string(),
        },
    };
    let kind = match name {
        "..." => "Kind::Rest",
        "label" => "Kind::Label",
        "fname" => "Kind::Function",
        "imm" => "Kind::Constant",
        "_" => "Kind::Sink",
        n if n.starts_with('[') && n.contains(", ...") => "Kind::AddressList",
        n if n.starts_with('[') => "Kind::Address",
        n if n.contains("{|") => "Kind::MaybePair",
        n if n.contains('|') => "Kind::Pair",
        "d_" => "Kind::SinkOrDest",
        n if n.starts_with('d') => "Kind::Dest",
        _ => "Kind::Source",
    };
    let plain = name.trim_matches(['[', ']']).split(['|', '{', ',']).next().unwrap_or(name);
    Ok(format!("op({:?}, {kind}, {type_code}, {flag}, {count}, {optional})", plain.trim_end_matches('_')))
}

/// `L2::cache_hint` → `L2CacheHint`, `2d` → `N2d`, `bf16x2` → `BF16x2` as in `base`.
fn camel(word: &str) -> String {
    if let Some(rest) = word.strip_prefix("bf16") {
        return format!("BF16{rest}");
    }
    if let Some(rest) = word.strip_prefix("tf32") {
        return format!("TF32{rest}");
    }
    let mut out = String::new();
    for part in word.split([':', '_']).filter(|p| !p.is_empty()) {
        let mut chars = part.chars();
        let first = chars.next().map(|c| c.to_ascii_uppercase());
        if out.ends_with(|c: char| c.is_ascii_digit()) && first.is_some_and(|c| c.is_ascii_digit()) {
            out.push('_');
        }
        out.extend(first);
        out.extend(chars);
    }
    if out.starts_with(|c: char| c.is_ascii_digit()) { format!("N{out}") } else { out }
}

fn emit(table: &Table) -> Result<String> {
    let mut o = String::new();
    o.push_str(
        "//! The instruction table as Rust. GENERATED from `isa/ptx.isa` by `cargo xtask generate`: change the\n\
         //! table, not this file. Not formatted: one row of the table is one line.\n\n\
         use base::ScalarType;\n\n\
         use super::form::{\n    Choice, Count, Fit, Form, Kind, Target, TypeRef, choice, form, need, op, slot,\n};\n\n",
    );
    emit_enum(&mut o, "Mnemonic", "An instruction's name before its first dot.", &mnemonics(table));
    let words: Vec<String> = table.classes.iter().flat_map(|c| c.1.iter().cloned()).collect();
    emit_enum(&mut o, "Modifier", "A dot-word after a mnemonic.", &words);
    o.push_str("/// What a modifier speaks of.\n#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]\n#[repr(u8)]\npub enum Class {\n");
    for (name, _) in &table.classes {
        let _ = writeln!(o, "    /// `{name}` words.\n    {},", camel(name));
    }
    o.push_str("}\n\n");
    let classes = table
        .classes
        .iter()
        .flat_map(|(name, list)| list.iter().map(move |_| format!("Class::{}", camel(name))));
    emit_array(&mut o, "pub(super) static MODIFIER_CLASSES", "Class", classes);
    emit_array(&mut o, "pub(super) static SECTIONS", "&str", table.sections.iter().map(|s| format!("{s:?}")));
    o.push_str("/// Targets, as the number after `sm_`, and the `.version` (major × 10 + minor) that brought them.\n");
    emit_array(&mut o, "pub static TARGETS", "(u16, u16)", table.targets.iter().map(|t| format!("{t:?}")));
    emit_rows(&mut o, table)?;
    Ok(o)
}

/// Mnemonics in alphabetical order.
fn mnemonics(table: &Table) -> Vec<String> {
    let mut list: Vec<String> = table.rows.iter().map(|r| r.mnemonic.clone()).collect();
    list.sort();
    list.dedup();
    list
}

/// `head: [ty; n] = […];`, filled to the line width.
fn emit_array(o: &mut String, head: &str, ty: &str, items: impl Iterator<Item = String>) {
    let items: Vec<String> = items.collect();
    let _ = write!(o, "{head}: [{ty}; {}] = [", items.len());
    let mut column = usize::MAX;
    for item in items {
        if column > 106 - item.len().min(100) {
            o.push_str("\n   ");
            column = 3;
        }
        let _ = write!(o, " {item},");
        column += item.len() + 2;
    }
    o.push_str("\n];\n\n");
}

fn emit_enum(o: &mut String, name: &str, doc: &str, words: &[String]) {
    let upper = name.to_uppercase();
    let derives = "#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]\n#[repr(u16)]";
    let _ = writeln!(o, "/// {doc}\n{derives}\npub enum {name} {{");
    for w in words {
        let _ = writeln!(o, "    /// `{w}`\n    {},", camel(w));
    }
    o.push_str("}\n\n");
    let _ = writeln!(
        o,
        "impl {name} {{\n    /// Every one, in table order.\n    pub const ALL: &'static [{name}] = &{upper}_ALL;\n}}\n"
    );
    emit_array(
        o,
        &format!("static {upper}_ALL"),
        name,
        words.iter().map(|w| format!("{name}::{}", camel(w))),
    );
    emit_array(
        o,
        &format!("pub(super) static {upper}_NAMES"),
        "&str",
        words.iter().map(|w| format!("{w:?}")),
    );
    let mut sorted: Vec<(&String, usize)> = words.iter().zip(0..).collect();
    sorted.sort();
    o.push_str("/// Table indices in the order of their names.\n");
    emit_array(
        o,
        &format!("pub(super) static {upper}_SORTED"),
        "u16",
        sorted.iter().map(|s| s.1.to_string()),
    );
}

fn emit_rows(o: &mut String, table: &Table) -> Result<()> {
    let mut sets: BTreeMap<Vec<(String, Need)>, usize> = BTreeMap::new();
    let mut rows: Vec<&Row> = table.rows.iter().collect();
    // Stable: rows of one mnemonic keep the table's order, and lie together.
    rows.sort_by(|a, b| a.mnemonic.cmp(&b.mnemonic));
    let mut forms = String::new();
    for row in &rows {
        let mut slots = Vec::new();
        for slot in &row.slots {
            let next = sets.len();
            let id = *sets.entry(slot.set.clone()).or_insert(next);
            slots.push(format!(
                "slot({:?}, {}, {}, &SET{id})",
                slot.name,
                slot.optional,
                table.is_type(slot)
            ));
        }
        let _ = writeln!(
            forms,
            "    form(Mnemonic::{}, {:?}, {}, {}, &[{}], &[{}]),",
            camel(&row.mnemonic),
            row.text,
            row.need.code(),
            row.section,
            slots.join(", "),
            row.operands.join(", ")
        );
    }
    let mut by_id: Vec<_> = sets.iter().map(|(s, id)| (*id, s)).collect();
    by_id.sort();
    for (id, set) in by_id {
        let items =
            set.iter().map(|(word, need)| format!("choice(Modifier::{}, {})", camel(word), need.code()));
        emit_array(o, &format!("static SET{id}"), "Choice", items);
    }
    let _ = writeln!(
        o,
        "/// Rows of the table, those of a mnemonic together.\npub static FORMS: [Form; {}] = [\n{forms}];\n",
        rows.len()
    );
    let names = mnemonics(table);
    let start = |m: &String| rows.iter().position(|r| &r.mnemonic == m).context("a mnemonic without rows");
    let mut starts = names.iter().map(start).collect::<Result<Vec<usize>>>()?;
    starts.push(rows.len());
    o.push_str("/// Where a mnemonic's rows begin; one past the last at the end.\n");
    emit_array(o, "pub(super) static FORM_STARTS", "u16", starts.iter().map(usize::to_string));
    while o.ends_with("\n\n") {
        o.pop();
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_expand() {
        assert_eq!(expand("b{0,1}::x").unwrap(), ["b0::x", "b1::x"]);
        assert_eq!(
            expand("n{8..24..8}k{1,2}").unwrap(),
            ["n8k1", "n8k2", "n16k1", "n16k2", "n24k1", "n24k2"]
        );
        assert!(expand("n{1..2}").is_err());
    }

    #[test]
    fn rows_read_like_the_manual() {
        assert_eq!(
            manual_words("ld{.weak (6.0 sm_20)}{.vec}.type   d@wide*vec, [a]{, policy:b64}"),
            "ld{.weak}{.vec}.type d, [a]{, policy}"
        );
        assert_eq!(manual_words("wgmma*  ..."), "wgmma* ...");
    }

    #[test]
    fn operands_split_and_know_their_kind() {
        let split = split_operands("d{|p}:pred, [a, ...]{, e:any}{, f}").unwrap();
        let names: Vec<(&str, bool)> = split.iter().map(|(s, o)| (s.as_str(), *o)).collect();
        assert_eq!(names, [("d{|p}:pred", false), ("[a, ...]", false), ("e:any", true), ("f", true)]);
        let types = ["type".to_string()];
        let code = operand("d{|p}", false, &types, &types).unwrap();
        assert_eq!(code, "op(\"d\", Kind::MaybePair, TypeRef::Slot(0), Fit::Same, Count::One, false)");
        assert!(operand("a@nowhere", false, &types, &types).is_err());
    }

    #[test]
    fn mistakes_in_the_table_are_named() {
        for (text, what) in [
            ("class t: .a .a", "twice"),
            ("== s\nadd.x d;", "in no class"),
            ("== s\nadd", "no semicolon"),
            ("class t: .a\nadd.a d;", "before the first section"),
        ] {
            let error = format!("{:#}", Table::parse(text).err().unwrap());
            assert!(error.contains(what) && error.contains("ptx.isa:"), "{error}");
        }
        assert_eq!(
            Need::parse("7.8 sm_90").unwrap(),
            Need { version: 78, targets: vec![(Compare::Least, 90)] }
        );
        assert_eq!(
            Need::parse("sm_90a sm_100f").unwrap(),
            Need { version: 0, targets: vec![(Compare::Exact, 90), (Compare::Family, 100)] }
        );
        assert!(Need::parse("sm_90x").is_err());
    }

    #[test]
    fn names_become_variants() {
        for (word, variant) in
            [("L2::128B", "L2_128B"), ("2d", "N2d"), ("bf16x2", "BF16x2"), ("shared::cta", "SharedCta")]
        {
            assert_eq!(camel(word), variant);
        }
    }
}
