//! Which PTX is parsed and which is executed, from the instruction table and the lowering themselves.

use ptx::isa::{Form, Mnemonic};

/// A mnemonic of the instruction table.
#[derive(Clone, Debug)]
pub struct Instruction {
    /// Its name.
    pub name: &'static str,
    /// The section of the manual that it stands in.
    pub section: &'static str,
    /// Is it executed, at least in some of its forms? What is not is parsed and checked all the same.
    pub executed: bool,
    /// Its rows in the manual's notation.
    pub forms: Vec<FormInfo>,
}

/// A row of the table.
#[derive(Clone, Debug)]
pub struct FormInfo {
    /// In the manual's notation.
    pub text: &'static str,
    /// The `.version` that it needs, major and minor; none for any.
    pub version: Option<(u16, u16)>,
    /// The architecture that it needs, such as `sm_90a`; none for any.
    pub target: Option<String>,
}

/// All mnemonics, by section and name.
pub fn instructions() -> Vec<Instruction> {
    let mut all: Vec<Instruction> =
        Mnemonic::ALL.iter().map(|m| of(*m)).filter(|i| !i.forms.is_empty()).collect();
    all.sort_by_key(|i| (i.section, i.name));
    all
}

fn of(mnemonic: Mnemonic) -> Instruction {
    let forms = mnemonic.forms();
    Instruction {
        name: mnemonic.name(),
        section: forms.first().map_or("", Form::section_title),
        executed: front::executes(mnemonic),
        forms: forms.iter().map(form).collect(),
    }
}

fn form(form: &Form) -> FormInfo {
    let need = &form.need;
    FormInfo {
        text: form.text,
        version: (need.version > 0).then_some((need.version / 10, need.version % 10)),
        target: need.target_words(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_runs_and_what_does_not() {
        let all = instructions();
        let find = |name: &str| all.iter().find(|i| i.name == name).unwrap();
        assert!(find("ld").executed && find("ld").forms.len() > 1);
        assert!(!find("wgmma").executed);
        assert!(all.iter().filter(|i| i.executed).count() > 80);
        assert!(all.iter().all(|i| !i.section.is_empty()));
    }
}
