//! Modifiers that do not go together, in ptxas's words: asked when no row of the table takes a head, since the
//! rows only say that it is wrong. Source: ptxas 13.1's own diagnostics over several thousand one-instruction
//! programs.

use base::Space;

use super::feature::{atomic, opcode};
use crate::ast::Inst;
use crate::isa::{Class, Mnemonic, Modifier, Mods as _};

/// The sentence for the first combination that cannot be, where one is known.
pub(super) fn broken(inst: &Inst) -> Option<String> {
    match inst.mnemonic {
        Mnemonic::Ld | Mnemonic::St if inst.mods.has(Modifier::Async) => None,
        Mnemonic::Ld | Mnemonic::St => mmio(inst).or_else(|| access(inst)),
        Mnemonic::Ldu if inst.mods.has(Modifier::V8) => Some("Illegal vector size: 8".to_string()),
        Mnemonic::Atom | Mnemonic::Red if inst.mods.has(Modifier::Async) => None,
        Mnemonic::Atom | Mnemonic::Red => atomics(inst),
        Mnemonic::Createpolicy => policy(inst),
        _ => None,
    }
}

fn space_name(inst: &Inst) -> &'static str {
    inst.mods.of(Class::Space).map_or("", Modifier::name)
}

/// `.mmio` goes with `.relaxed`, `.sys`, global memory and single values.
fn mmio(inst: &Inst) -> Option<String> {
    if !inst.mods.has(Modifier::Mmio) {
        return None;
    }
    let name = inst.mnemonic.name();
    if !inst.mods.has(Modifier::Relaxed) {
        return Some(format!("Modifier '.mmio' requires modifier '.relaxed' for instruction '{name}'"));
    }
    let Some(scope) = inst.mods.of(Class::Scope) else {
        return Some(format!("Modifier '.mmio' requires scope with '{name}' instruction"));
    };
    if !matches!(inst.mods.space(), Space::Global | Space::Generic) {
        return Some(format!("Modifier '.mmio' cannot be applied to '.{}' space", space_name(inst)));
    }
    let other = Some(scope).filter(|s| *s != Modifier::Sys).or(inst.mods.of(Class::Vec))?;
    Some(format!("Modifier '.mmio' cannot be combined with modifier '.{}'", other.name()))
}

/// Strength, space and caching of loads and stores.
fn access(inst: &Inst) -> Option<String> {
    let sem = inst.mods.of(Class::Sem).filter(|m| *m != Modifier::Weak);
    if let Some(sem) = sem {
        let sem_name = sem.name();
        let space = inst.mods.space();
        let volatile = sem == Modifier::Volatile;
        if matches!(space, Space::Const | Space::Param) || (space == Space::Local && !volatile) {
            return Some(format!(
                "Modifier '.{sem_name}' cannot be applied to '.{}' space",
                space_name(inst)
            ));
        }
        if let Some(cop) = inst.mods.of(Class::Cache) {
            return Some(format!(
                "Modifier '.{sem_name}' cannot be combined with modifier '.{}'",
                cop.name()
            ));
        }
        let held = inst.mods.of(Class::L1Eviction).or(inst.mods.of(Class::L2Hint));
        if let Some(m) = held.filter(|_| volatile) {
            let short = m.name().trim_start_matches("L1::");
            return Some(format!("Modifier '.{short}' cannot be combined with modifier '.volatile'"));
        }
    }
    if inst.mods.has(Modifier::Nc) && inst.mods.has(Modifier::Global) && inst.mods.of(Class::Cache).is_some()
    {
        return Some("Illegal cache operation for instruction 'ld.nc'".to_string());
    }
    None
}

/// Operation, type and number of values of `atom` and `red`.
fn atomics(inst: &Inst) -> Option<String> {
    use Modifier as M;
    let name = inst.mnemonic.name();
    if let Some(m) = inst
        .mods
        .of(Class::Sem)
        .filter(|m| inst.mnemonic == Mnemonic::Red && !matches!(m, M::Relaxed | M::Release))
    {
        return Some(format!("Illegal modifier '.{}' for instruction 'red'", m.name()));
    }
    let op = inst.mods.of(Class::Op)?;
    let ty = inst.mods.of(Class::Type)?;
    let small = matches!(ty, M::F16 | M::F16x2 | M::BF16 | M::BF16x2);
    if inst.mods.of(Class::Vec).is_some() {
        let good = small || ty == M::F32;
        if !matches!(inst.mods.space(), Space::Global | Space::Generic) {
            return Some(format!("State space incorrect for feature '{name} instruction with vector types'"));
        }
        return (!good).then(|| format!("Vector qualifier is not allowed for instruction '{name}'"));
    }
    let (wanted, fits) = match op {
        M::Add => (
            ".u32 or .s32 or .u64 or .f64 or f16 or f16x2 or .f32 or .bf16 or .bf16x2",
            small || matches!(ty, M::U32 | M::S32 | M::U64 | M::F32 | M::F64),
        ),
        M::Min | M::Max => (
            ".u32 or .s32 or .u64 or .s64 or .f16 or .f16x2 or .bf16 or .bf16x2",
            small || matches!(ty, M::U32 | M::S32 | M::U64 | M::S64),
        ),
        M::Inc | M::Dec => (".u32", ty == M::U32),
        M::And | M::Or | M::Xor => (".b32 or .b64", matches!(ty, M::B32 | M::B64)),
        M::Exch => (".b32 or .b64 or .b128", matches!(ty, M::B32 | M::B64 | M::B128)),
        M::Cas if !matches!(ty, M::B16 | M::B32 | M::B64 | M::B128) => {
            return Some(format!("Unexpected instruction types specified for '{name}'"));
        }
        _ => return None,
    };
    if !fits {
        return Some(format!("Operation .{} requires {wanted} type for instruction '{name}'", op.name()));
    }
    let needs_vector = small && matches!(op, M::Min | M::Max);
    needs_vector.then(|| format!("Vector modifier required for instruction '{}'", atomic(inst)))
}

/// The second priority of a policy is first or unchanged.
fn policy(inst: &Inst) -> Option<String> {
    let second = inst.mods.iter().filter(|m| m.class() == Class::L2Eviction).nth(1)?;
    let short = second.name().trim_start_matches("L2::");
    Some(format!("Unsupported modifier '.{short}' as secondary_priority for instruction '{}'", opcode(inst)))
}
