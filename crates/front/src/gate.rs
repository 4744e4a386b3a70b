//! Does an architecture have an instruction? What a row of the instruction table, and each modifier in it, needs.

use ptx::Inst;
use ptx::isa::Form;

/// `Err` with a sentence where the instruction needs another GPU than `sm_<arch>`.
pub fn check(inst: &Inst, arch: u32) -> Result<(), String> {
    let Some(form) = Form::of(inst.form) else { return Ok(()) };
    let text =
        |inst: &Inst| inst.mods.iter().fold(inst.mnemonic.name().to_owned(), |s, m| s + "." + m.name());
    if let Some(needed) = form.need.target_words().filter(|_| !form.need.on(arch)) {
        return Err(format!("`{}` needs {needed}; this GPU is sm_{arch}", text(inst)));
    }
    for &m in &inst.mods {
        // A modifier may fit several slots; the mildest need counts.
        let mut choices = form.slots.iter().flat_map(|s| s.choices).filter(|c| c.modifier == m);
        let Some(first) = choices.next() else { continue };
        if first.need.on(arch) || choices.any(|c| c.need.on(arch)) {
            continue;
        }
        let needed = first.need.target_words().unwrap_or_default();
        return Err(format!("`.{}` of `{}` needs {needed}; this GPU is sm_{arch}", m.name(), text(inst)));
    }
    Ok(())
}
