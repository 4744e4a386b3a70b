//! What ptxas calls the things that need a newer `.version` or another `.target`: its sentences begin with
//! "Feature 'x'", "Modifier 'x'", "Modifier 'x' on 'y'" or "Instruction 'x'", each for its own things.
//! Source: ptxas 13.1's own diagnostics over several thousand one-instruction programs.

use crate::ast::Inst;
use crate::isa::{Class, Form, Mnemonic, Modifier, Mods as _};

/// The mnemonic with the modifiers that make another instruction of it, as in `cp.async.wait_all` or
/// `mbarrier.try_wait.parity`.
pub(super) fn opcode(inst: &Inst) -> String {
    use Modifier as M;
    let mut name = inst.mnemonic.name().to_string();
    // Waits and launches are modifiers of this one.
    if inst.mnemonic == Mnemonic::Griddepcontrol {
        return name;
    }
    let fence = matches!(inst.mnemonic, Mnemonic::Fence | Mnemonic::Membar);
    for &m in &inst.mods {
        let part = match m {
            M::Async if fence => false,
            M::Tile | M::BulkGroup | M::MbarrierCompleteTxBytes => false,
            M::Async
            | M::Bulk
            | M::Arrive
            | M::Wait
            | M::Red
            | M::Cvt
            | M::Parity
            | M::ArriveDrop
            | M::Proxy => true,
            M::Cluster => inst.mnemonic == Mnemonic::Barrier,
            M::Inc | M::Dec => inst.mnemonic == Mnemonic::Setmaxnreg,
            M::Pack => true,
            m => m.class() == Class::Action,
        };
        if part {
            name.push('.');
            name.push_str(m.name());
        }
    }
    name
}

/// `atom.add.bf16.global`, `red.min.f16x2 with generic state space`.
pub(super) fn atomic(inst: &Inst) -> String {
    let name = |c: Class| inst.mods.of(c).map_or("", Modifier::name);
    let start = format!("{}.{}.{}", inst.mnemonic.name(), name(Class::Op), name(Class::Type));
    match inst.mods.of(Class::Space) {
        Some(space) => format!("{start}.{}", space.name()),
        None => format!("{start} with generic state space"),
    }
}

/// The subject of a sentence about what the row needs, or one of its modifiers.
pub(super) fn subject(inst: &Inst, form: &Form, modifier: Option<Modifier>, suffixed: bool) -> String {
    let is_atomic =
        matches!(inst.mnemonic, Mnemonic::Atom | Mnemonic::Red) && !inst.mods.has(Modifier::Async);
    match modifier {
        None if is_atomic && inst.mods.vec() > 1 => {
            format!("Feature '{} instruction with vector types'", inst.mnemonic.name())
        }
        None if is_atomic => format!("Instruction '{}'", atomic(inst)),
        None => of_row(inst, form, suffixed),
        Some(m) if is_atomic && m.class() == Class::Type => format!("Instruction '{}'", atomic(inst)),
        Some(m) => of_modifier(inst, m),
    }
}

fn of_row(inst: &Inst, form: &Form, suffixed: bool) -> String {
    use Modifier as M;
    let special = match inst.mnemonic {
        Mnemonic::Fence | Mnemonic::Prefetch | Mnemonic::Membar => inst.mods.iter().find_map(|m| match m {
            M::Async | M::MbarrierInit | M::Tensormap => Some(format!("Modifier '.{}'", m.name())),
            M::SyncRestrictSharedCta | M::SyncRestrictSharedCluster => {
                Some("Feature '.sync_restrict'".to_string())
            }
            m if m.class() == Class::L2Eviction => {
                Some("Modifier 'cache eviction priority' on 'prefetch'".to_string())
            }
            _ => None,
        }),
        Mnemonic::Lop3 if inst.mods.of(Class::Op).is_some() => Some("Feature 'lop3.<BoolOp>'".to_string()),
        Mnemonic::Wgmma if inst.mods.has(M::MmaAsync) => Some(format!("Instruction '{}'", wgmma(inst))),
        Mnemonic::Mbarrier if counts_without_no_complete(inst, form) => {
            Some(format!("Feature '{} with count argument and without '.noComplete' modifier'", opcode(inst)))
        }
        Mnemonic::Griddepcontrol => Some("Instruction 'griddepcontrol'".to_string()),
        _ => None,
    };
    special.unwrap_or_else(|| {
        let word = if suffixed { "Instruction" } else { "Feature" };
        format!("{word} '{}'", opcode(inst))
    })
}

/// `Sparse wgmma.mma_async with floating point types`.
fn wgmma(inst: &Inst) -> String {
    use Modifier as M;
    let sparse = if inst.mods.has(M::Sp) { "Sparse " } else { "" };
    let types = match inst.mods.iter().filter(|m| m.class() == Class::Type).nth(1) {
        Some(M::E4m3 | M::E5m2) => "FP8 types",
        Some(M::S8 | M::U8) if inst.mods.has(M::S8) && inst.mods.has(M::U8) => "mixed integer types",
        Some(M::S8 | M::U8) => "integer types",
        Some(M::B1) => "boolean type",
        _ => "floating point types",
    };
    format!("{sparse}wgmma.mma_async with {types}")
}

/// Arriving with a count came first with `.noComplete`.
fn counts_without_no_complete(inst: &Inst, form: &Form) -> bool {
    let other = |m: &Modifier| matches!(m, Modifier::NoComplete | Modifier::SharedCluster);
    !inst.mods.iter().any(other) && form.operands.iter().any(|o| o.name == "count")
}

fn of_modifier(inst: &Inst, m: Modifier) -> String {
    let name = m.name();
    match m.class() {
        Class::Scope => format!("Feature '.{name} scope'"),
        Class::L2Prefetch if m != Modifier::L2_256B => "Feature 'cache prefetching'".to_string(),
        Class::L2Prefetch => format!("Modifier '.{name}'"),
        Class::L2Hint | Class::RegisterAction => format!("Modifier '.{name}'"),
        Class::Sem => format!("Modifier '.{name}' on '{}'", opcode(inst)),
        Class::L2Eviction if inst.mnemonic == Mnemonic::Createpolicy => {
            format!("Modifier '.{name}' on '{}'", opcode(inst))
        }
        _ if m == Modifier::SharedCluster && inst.mnemonic != Mnemonic::Mbarrier => {
            "Feature '::cluster'".to_string()
        }
        _ if matches!(m, Modifier::MulticastCluster | Modifier::Read | Modifier::Relu | Modifier::NaN) => {
            format!("Modifier '.{name}'")
        }
        Class::Type
            if matches!(inst.mnemonic, Mnemonic::Add | Mnemonic::Sub | Mnemonic::Min | Mnemonic::Max) =>
        {
            format!("Feature '{}.{name}'", inst.mnemonic.name())
        }
        _ => format!("Feature '.{name}'"),
    }
}
