//! Writes the table as Rust: enums of mnemonics and modifiers, and one static row for each of the table's.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use anyhow::{Context as _, Result};

use super::table::{Need, Row, Table};

/// `L2::cache_hint` → `L2CacheHint`, `2d` → `N2d`, `bf16x2` → `BF16x2` as in `base`.
pub(super) fn camel(word: &str) -> String {
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

pub(super) fn emit(table: &Table) -> Result<String> {
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
    fn names_become_variants() {
        for (word, variant) in
            [("L2::128B", "L2_128B"), ("2d", "N2d"), ("bf16x2", "BF16x2"), ("shared::cta", "SharedCta")]
        {
            assert_eq!(camel(word), variant);
        }
    }
}
