//! Reads `isa/ptx.isa`: sections, classes of modifiers, targets, and rows in the manual's notation.

use std::collections::BTreeMap;

use anyhow::{Context as _, Result, bail, ensure};

use super::TABLE;
use super::operand::{operand, split_operands};

/// What a row, a member or a modifier needs: `.version` as major × 10 + minor, and targets of which one will do:
/// the number after `sm_` and how it is compared.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub(super) struct Need {
    pub(super) version: u16,
    pub(super) targets: Vec<(Compare, u16)>,
}

/// How a target is compared.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Compare {
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
    pub(super) fn parse(text: &str) -> Result<Need> {
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

    pub(super) fn code(&self) -> String {
        let targets: Vec<String> =
            self.targets.iter().map(|(compare, n)| format!("Target::{compare:?}({n})")).collect();
        format!("need({}, &[{}])", self.version, targets.join(", "))
    }
}

pub(super) type Set = Vec<(String, Need)>;

pub(super) struct Slot {
    pub(super) name: String,
    pub(super) optional: bool,
    pub(super) set: Set,
}

pub(super) struct Row {
    pub(super) mnemonic: String,
    pub(super) text: String,
    pub(super) slots: Vec<Slot>,
    pub(super) operands: Vec<String>,
    pub(super) need: Need,
    pub(super) section: usize,
}

#[derive(Default)]
pub(super) struct Table {
    pub(super) classes: Vec<(String, Vec<String>)>,
    pub(super) class_of: BTreeMap<String, usize>,
    pub(super) sections: Vec<String>,
    /// Number and `.version`.
    pub(super) targets: Vec<(u16, u16)>,
    pub(super) rows: Vec<Row>,
}

impl Table {
    pub(super) fn parse(text: &str) -> Result<Table> {
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

    pub(super) fn is_type(&self, slot: &Slot) -> bool {
        slot.set.iter().all(|(w, _)| {
            self.class_of.get(w).and_then(|&c| self.classes.get(c)).is_some_and(|c| c.0 == "type")
        })
    }
}

/// A row as the manual would have it: without needs, types, flags and counts of operands.
pub(super) fn manual_words(row: &str) -> String {
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
}
