//! Words for heads that no row of the table takes: ptxas's sentence where it has one, and the nearest forms.

use base::{Diag, Span};

use super::combine;
use super::feature::opcode;
use crate::ast::Inst;
use crate::isa::matching::{self, Mismatch};
use crate::isa::{Class, Form, Mnemonic, Modifier, Mods as _};

/// What is wrong with a head that no row takes.
pub fn explain(inst: &Inst) -> Diag {
    let all = matching::nearest(inst.mnemonic, &inst.mods);
    let span = inst.head;
    let Some(near) = all.first() else {
        return Diag::error(
            "illegal-modifier",
            format!("Unexpected modifiers of '{}'", inst.mnemonic.name()),
        )
        .at(span, "");
    };
    let message = combine::broken(inst).unwrap_or_else(|| words(inst, near, &all));
    let mut diag = Diag::error("illegal-modifier", message).at(modifier_span(inst, near), "");
    let least = near.distance();
    let mut shown = 0;
    for m in all.iter().take_while(|m| m.distance() == least).take(3) {
        if let Some(form) = Form::of(m.form) {
            let word = if shown == 0 { "the nearest form is" } else { "or" };
            diag = diag.help(format!("{word} `{}`{}", form.text, choices(m)));
            shown += 1;
        }
    }
    diag
}

/// `, .rnd one of .rn .rz …` for the places that want filling.
fn choices(m: &Mismatch) -> String {
    let mut out = String::new();
    for slot in m.missing.iter().filter(|s| s.choices.len() > 1).take(2) {
        out.push_str(&format!(", .{} one of", slot.name));
        for c in slot.choices.iter().take(12) {
            out.push_str(&format!(" .{}", c.modifier.name()));
        }
    }
    out
}

/// The span of the first modifier that is out of place, if one is; the table's words have no spans, so it is
/// counted out from the head's text being mnemonic and dot-words without blanks.
fn modifier_span(inst: &Inst, near: &Mismatch) -> Span {
    let Some(&bad) = near.left.first() else { return inst.head };
    let mut at = inst.head.start + inst.mnemonic.name().len() as u32;
    for &m in &inst.mods {
        let end = at + 1 + m.name().len() as u32;
        if m == bad && end <= inst.head.end {
            return Span::new(at, end);
        }
        at = end;
    }
    inst.head
}

/// ptxas's words.
fn words(inst: &Inst, near: &Mismatch, all: &[Mismatch]) -> String {
    let name = inst.mnemonic.name();
    let types = || format!("Unexpected instruction types specified for '{name}'");
    let strong = [Modifier::Relaxed, Modifier::Acquire, Modifier::Release, Modifier::AcqRel];
    if let Some(slot) = near.missing.first().filter(|_| near.left.is_empty()) {
        let class = slot.choices.first().map(|c| c.modifier.class());
        return match class {
            Some(Class::Type | Class::Half) => types(),
            Some(Class::Rounding) => format!("Rounding modifier required for instruction '{name}'"),
            Some(Class::Approx)
                if all.iter().any(|m| m.left.is_empty() && m.missing.iter().any(|s| s.name == "rnd")) =>
            {
                format!("Rounding modifier or '.approx' modifier required for instruction '{name}'")
            }
            Some(Class::Approx) => format!(".{} modifier required for instruction '{name}'", slot.name),
            Some(Class::Compare) => format!("Comparison modifier required for instruction '{name}'"),
            Some(Class::Scope) if name == "membar" => {
                "Membar level required for instruction 'membar'".to_string()
            }
            Some(Class::Scope) => match strong.iter().find(|m| inst.mods.has(**m)) {
                Some(m) => format!("Modifier '.{}' requires scope with '{name}' instruction", m.name()),
                None => format!("Scope modifier required for instruction '{name}'"),
            },
            Some(Class::Op) => format!("Reduction operation is required for instruction '{name}'"),
            Some(Class::Space) if inst.mods.has(Modifier::Nc) => {
                "Modifier '.nc' requires .global space".to_string()
            }
            Some(Class::Mode) => format!("Clamp modifier required for instruction '{name}'"),
            _ => format!("Modifier '.{}' required for instruction '{name}'", slot.name),
        };
    }
    let Some(&bad) = near.left.first() else { return types() };
    let anywhere = inst.mnemonic.forms().iter().any(|f| takes(f, bad));
    let with_mmio =
        inst.mods.iter().find(|m| **m != Modifier::Sys && matches!(m.class(), Class::Scope | Class::Vec));
    match bad.class() {
        _ if bad == Modifier::Nc && !inst.mods.has(Modifier::Global) && anywhere => {
            "Modifier '.nc' requires .global space".to_string()
        }
        _ if inst.mods.has(Modifier::Mmio) && with_mmio.is_some() => {
            let other = with_mmio.map_or("", |m| m.name());
            format!("Modifier '.mmio' cannot be combined with modifier '.{other}'")
        }
        Class::Type if matches!(inst.mnemonic, Mnemonic::Neg | Mnemonic::Abs) => {
            format!("Instruction '{name}' applies only to signed numeric types")
        }
        Class::Type => types(),
        Class::Half if anywhere && !compares(inst) => types(),
        Class::Half if anywhere => "Mismatch between instruction type and comparison qualifier".to_string(),
        Class::Compare if anywhere => {
            "Mismatch between instruction type and comparison qualifier".to_string()
        }
        Class::Space if inst.mods.iter().filter(|m| m.class() == Class::Space).count() > 1 => {
            format!("Unexpected number of state spaces specified in instruction '{name}'")
        }
        Class::Space if inst.mnemonic.forms().iter().any(has_space) => {
            format!("State space incorrect for instruction '{name}'")
        }
        Class::Space if !anywhere => format!("No state space qualifier expected for instruction '{name}'"),
        Class::Rounding => format!("Illegal rounding modifier for instruction '{name}'"),
        Class::Compare | Class::Half if !anywhere => {
            format!("Comparison qualifier is not allowed for instruction '{name}'")
        }
        _ if bad == Modifier::Sat && anywhere => {
            let ty = inst.mods.of(Class::Type).map_or("", |t| t.name());
            format!("Modifier '.sat' does not apply to '.{ty}' type")
        }
        Class::Cache if anywhere => {
            match strong.iter().chain([&Modifier::Volatile]).find(|m| inst.mods.has(**m)) {
                Some(m) => {
                    format!("Modifier '.{}' cannot be combined with modifier '.{}'", m.name(), bad.name())
                }
                None => format!("Illegal modifier '.{}' for instruction '{name}'", bad.name()),
            }
        }
        _ if inst.mods.iter().filter(|m| **m == bad).count() > 1 => {
            format!("Duplicate .{} modifier", bad.name())
        }
        Class::Multicast | Class::L2Hint if inst.mods.has(Modifier::Bulk) => {
            let spaces = inst.mods.iter().filter(|m| m.class() == Class::Space);
            let spaces: String = spaces.map(|m| format!(".{}", m.name())).collect();
            format!("Illegal modifier '.{}' for instruction '{}' with '{spaces}'", bad.name(), opcode(inst))
        }
        Class::L2Eviction => {
            let short = bad.name().trim_start_matches("L2::");
            format!("Illegal modifier '.{short}' for instruction '{name}'")
        }
        _ => format!("Illegal modifier '.{}' for instruction '{}'", bad.name(), opcode(inst)),
    }
}

fn compares(inst: &Inst) -> bool {
    matches!(inst.mnemonic, Mnemonic::Set | Mnemonic::Setp)
}

fn has_space(form: &Form) -> bool {
    form.slots.iter().any(|s| s.choices.iter().any(|c| c.modifier.class() == Class::Space))
}

fn takes(form: &Form, m: Modifier) -> bool {
    form.slots.iter().any(|s| s.choices.iter().any(|c| c.modifier == m))
}
