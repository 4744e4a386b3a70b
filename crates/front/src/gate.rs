//! Does an architecture have an instruction? What a row of the instruction table, and each modifier in it, needs.

use ptx::Inst;
use ptx::isa::{Form, Need};

/// `Err` with a sentence where the instruction needs a newer GPU than `sm_<arch>`.
pub fn check(inst: &Inst, arch: u32) -> Result<(), String> {
    let Some(form) = Form::of(inst.form) else { return Ok(()) };
    let has = |need: &Need| match need.suffix {
        2 => need.target == 0 || arch == need.target as u32,
        _ => arch >= need.target as u32,
    };
    let suffix = |need: &Need| if need.suffix == 0 { "" } else { "a" };
    let text =
        |inst: &Inst| inst.mods.iter().fold(inst.mnemonic.name().to_owned(), |s, m| s + "." + m.name());
    if !has(&form.need) {
        let (target, suffix) = (form.need.target, suffix(&form.need));
        return Err(format!("`{}` needs sm_{target}{suffix}; this GPU is sm_{arch}", text(inst)));
    }
    for &m in &inst.mods {
        // A modifier may fit several slots; the mildest need counts.
        let choices = || form.slots.iter().flat_map(|s| s.choices).filter(|c| c.modifier == m);
        if choices().next().is_some() && !choices().any(|c| has(&c.need)) {
            let need = choices().map(|c| c.need.target).min().unwrap_or(0);
            return Err(format!(
                "`.{}` of `{}` needs sm_{need}; this GPU is sm_{arch}",
                m.name(),
                text(inst)
            ));
        }
    }
    Ok(())
}
