//! Rules of memory instructions that a table of modifiers cannot say: what goes with which state space, width
//! and size. Source: ptxas 13.1's own diagnostics over several thousand one-instruction programs.

use base::Space;

use crate::ast::{AddressBase, Inst, Operand};
use crate::isa::{Class, Mnemonic, Modifier, Mods as _};

/// The first rule that an instruction breaks, in ptxas's words.
pub fn broken_rule(inst: &Inst) -> Option<String> {
    match inst.mnemonic {
        Mnemonic::Ld | Mnemonic::St | Mnemonic::Ldu => load_store(inst).or_else(|| immediate_address(inst)),
        Mnemonic::Atom | Mnemonic::Red => immediate_address(inst),
        Mnemonic::Cp => copy_size(inst),
        Mnemonic::Bar | Mnemonic::Barrier => barrier(inst),
        Mnemonic::Discard | Mnemonic::Applypriority => fixed(inst, 1, &[128]),
        Mnemonic::Vmad => negations(inst),
        _ => None,
    }
}

/// `vmad` negates the product or `c`.
fn negations(inst: &Inst) -> Option<String> {
    let negative = |i: usize| matches!(inst.operands.get(i), Some(Operand::Negative(..)));
    let product = negative(1) != negative(2);
    (product && negative(3))
        .then(|| "Operand negation limited to either (source A xor source B) or source C".to_string())
}

/// The rules that depend on modifiers only.
fn broken_by_modifiers(inst: &Inst) -> Option<String> {
    let name = inst.mnemonic.name();
    let mods = &inst.mods;
    let space = mods.space();
    let in_global = matches!(space, Space::Global | Space::Generic);
    let bits = mods.ty().map_or(0, base::ScalarType::bits) * u32::from(mods.vec());
    if bits > 256 || (bits > 128 && inst.mnemonic == Mnemonic::Ldu) {
        return Some("Vector type too large, exceeds 128 bit limit".to_string());
    }
    if bits > 128 && !in_global {
        return Some("global state space expected for feature '256 bit wide load/store'".to_string());
    }
    if let Some(m) = mods.of(Class::L1Eviction).filter(|_| !in_global) {
        let space = mods.of(Class::Space).map_or("", |s| s.name());
        let short = m.name().trim_start_matches("L1::");
        return Some(format!(
            "Modifier '.{short}' cannot be applied to '.{space}' space for instruction '{name}'"
        ));
    }
    if let Some(m) = mods.of(Class::L2Eviction).filter(|_| bits != 256) {
        let m = m.name();
        return Some(format!("Instruction '{name}' requires '.v8.b32/.v4.b64' type with '.{m}' modifier."));
    }
    if mods.cache_hint() && !in_global {
        let space = mods.of(Class::Space).map_or("", |s| s.name());
        return Some(format!(
            "Modifier '.L2::cache_hint' cannot be applied to '.{space}' space for instruction '{name}'"
        ));
    }
    if mods.of(Class::L2Prefetch).is_some() && !in_global {
        return Some("State space incorrect for feature 'cache prefetching'".to_string());
    }
    None
}

fn load_store(inst: &Inst) -> Option<String> {
    // Few instructions have any of these; the others pay one look at their modifiers.
    let rare = |m: &Modifier| {
        matches!(
            m.class(),
            Class::L1Eviction | Class::L2Eviction | Class::L2Prefetch | Class::L2Hint | Class::Vec
        )
    };
    if inst.mods.iter().any(rare) { broken_by_modifiers(inst) } else { None }
}

fn immediate_address(inst: &Inst) -> Option<String> {
    let immediate = |o: &Operand| matches!(o, Operand::Address(a) if a.base == AddressBase::Immediate);
    let found = inst.mods.space() != Space::Local && inst.operands.iter().any(immediate);
    found.then(|| "Immediate addresses allowed only for .local state space".to_string())
}

/// `cp.async` moves 4, 8 or 16 bytes, past L1 only 16.
fn copy_size(inst: &Inst) -> Option<String> {
    let plain = inst.mods.first() == Some(&Modifier::Async)
        && matches!(inst.mods.of(Class::Cache), Some(Modifier::Ca | Modifier::Cg));
    if !plain {
        return None;
    }
    let sizes: &[i128] = if inst.mods.has(Modifier::Cg) { &[16] } else { &[4, 8, 16] };
    fixed(inst, 2, sizes).map(|m| m.replace("'cp'", "'cp.async'"))
}

/// A constant operand that may only have these values.
fn fixed(inst: &Inst, index: usize, allowed: &[i128]) -> Option<String> {
    let Some(Operand::Int(v)) = inst.operands.get(index) else { return None };
    if allowed.contains(v) {
        return None;
    }
    let list = allowed.iter().map(i128::to_string).collect::<Vec<_>>().join(" or ");
    let name = inst.mnemonic.name();
    Some(format!("Argument {index} of instruction '{name}': unexpected value '{v}', expected to be {list}"))
}

/// Barriers are numbered 0 to 15 and count whole warps.
fn barrier(inst: &Inst) -> Option<String> {
    if inst.mods.iter().any(|m| matches!(m, Modifier::Warp | Modifier::Cluster)) {
        return None;
    }
    // `red` has its result first.
    let first = usize::from(inst.mods.has(Modifier::Red));
    if let Some(Operand::Int(v)) = inst.operands.get(first)
        && !(0..16).contains(v)
    {
        return Some(format!("Barrier number '{v}' out of range, expected to be in range [0..15]"));
    }
    match inst.operands.get(first + 1) {
        Some(Operand::Int(v)) if v % 32 != 0 => {
            Some("Number of threads participating in barrier must be in multiple of warp size".to_string())
        }
        _ => None,
    }
}
