//! Which PTX is parsed and which is executed, from the instruction table and the lowering themselves, and what a
//! file needs.

pub mod coverage;
pub mod file;

use ptx::isa::{Form, Mnemonic};

pub use coverage::{Coverage, Runs};

/// A mnemonic of the instruction table.
#[derive(Clone, Debug)]
pub struct Instruction {
    /// Its name.
    pub name: &'static str,
    /// The section of the manual that it stands in.
    pub section: &'static str,
    /// Its rows in the manual's notation.
    pub forms: Vec<FormInfo>,
}

impl Instruction {
    /// How much of it runs.
    pub fn runs(&self) -> Runs {
        Runs::all(self.forms.iter().map(|f| f.coverage.runs))
    }
}

/// A row of the table.
#[derive(Clone, Debug)]
pub struct FormInfo {
    /// In the manual's notation.
    pub text: &'static str,
    /// What its places take: the place's name and the modifiers. A place that is named for its one modifier is left
    /// out, since the notation shows it.
    pub choices: Vec<(&'static str, Vec<&'static str>)>,
    /// The `.version` that it needs, major and minor; none for any.
    pub version: Option<(u16, u16)>,
    /// The targets of which it needs one, such as `sm_90a or sm_100f`; none for any.
    pub target: Option<String>,
    /// What of it runs.
    pub coverage: Coverage,
}

/// The mnemonic of that name, or of every name, by section and name.
pub fn instructions(name: Option<&str>) -> Vec<Instruction> {
    let chosen = Mnemonic::ALL.iter().filter(|m| name.is_none_or(|n| m.name() == n));
    let mut all: Vec<Instruction> = chosen.map(|m| of(*m)).filter(|i| !i.forms.is_empty()).collect();
    all.sort_by_key(|i| (i.section, i.name));
    all
}

/// The names of all mnemonics.
pub fn names() -> impl Iterator<Item = &'static str> {
    Mnemonic::ALL.iter().map(|m| m.name())
}

fn of(mnemonic: Mnemonic) -> Instruction {
    let rows = mnemonic.forms();
    let mut forms: Vec<FormInfo> = Vec::new();
    for info in mnemonic.form_range().zip(rows).map(|(i, f)| form(i as u16, f)) {
        // Rows that differ in the registers of an operand only, which the notation does not show.
        let same = |f: &FormInfo| {
            (f.text, &f.choices, f.version, &f.target)
                == (info.text, &info.choices, info.version, &info.target)
                && f.coverage == info.coverage
        };
        if !forms.iter().any(same) {
            forms.push(info);
        }
    }
    Instruction { name: mnemonic.name(), section: rows.first().map_or("", Form::section_title), forms }
}

fn form(index: u16, form: &Form) -> FormInfo {
    let need = &form.need;
    let plain = |s: &ptx::isa::Slot| matches!(s.choices, [one] if one.modifier.name() == s.name);
    FormInfo {
        text: form.text,
        choices: form
            .slots
            .iter()
            .filter(|s| !plain(s))
            .map(|s| (s.name, s.choices.iter().map(|c| c.modifier.name()).collect()))
            .collect(),
        version: (need.version > 0).then_some((need.version / 10, need.version % 10)),
        target: need.target_words(),
        coverage: coverage::of(index),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_runs_and_what_does_not() {
        let runs = |name: &str| instructions(Some(name)).first().map(Instruction::runs);
        assert_eq!(runs("add"), Some(Runs::Whole));
        assert_eq!(runs("wgmma"), Some(Runs::None));
        assert_eq!(runs("nothing"), None);
        let ld = instructions(Some("ld")).remove(0);
        assert!(ld.forms.len() > 1 && ld.runs() != Runs::None && ld.section.contains("memory"));
    }

    #[test]
    fn no_form_is_listed_twice_and_every_place_is_explained() {
        for instruction in instructions(None) {
            let mut seen: Vec<String> = Vec::new();
            for form in &instruction.forms {
                let shown = format!("{form:?}");
                assert!(!seen.contains(&shown), "{shown}");
                seen.push(shown);
            }
        }
        let atom = instructions(Some("atom")).remove(0);
        let hint = atom.forms[0].choices.iter().find(|c| c.0 == "hint");
        assert_eq!(hint.map(|h| h.1.as_slice()), Some(["L2::cache_hint"].as_slice()));
    }
}
