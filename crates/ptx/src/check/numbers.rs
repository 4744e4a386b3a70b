//! Numbers of the asynchronous instructions that a table of modifiers cannot say: how many coordinates and
//! registers their operands have, and which constants may stand. Source: PTX ISA 9.x, "Asynchronous warpgroup
//! instructions", "Tensor Memory instructions", "cp.async.bulk.tensor", and ptxas 13.1's own diagnostics.

use crate::ast::{Inst, Operand};
use crate::isa::{Class, Mnemonic, Modifier, Mods as _};

use super::feature::opcode;

/// An operand that has the wrong number of parts: its index, how many there are and how many there should be.
pub(super) fn wrong_count(inst: &Inst) -> Option<(usize, usize, usize)> {
    let mut wanted = smallvec::SmallVec::<[(usize, usize); 2]>::new();
    match inst.mnemonic {
        Mnemonic::Cp if inst.mods.has(Modifier::Tensor) => tensor(inst, &mut wanted),
        Mnemonic::Wgmma => wanted.extend(wgmma(inst)),
        Mnemonic::Tcgen05 => wanted.extend(tensor_memory(inst)),
        _ => {}
    }
    wanted.into_iter().find_map(|(index, needed)| {
        let given = parts(inst.operands.get(index)?);
        (given != needed).then_some((index, given, needed))
    })
}

/// Elements in braces; for an address those behind it. One value without braces is none.
fn parts(operand: &Operand) -> usize {
    match operand {
        Operand::Vector(list) => list.len(),
        Operand::Address(a) => match a.rest.first() {
            Some(Operand::Vector(list)) => list.len(),
            _ => 0,
        },
        _ => 0,
    }
}

/// Coordinates and offsets of a tensor.
fn tensor(inst: &Inst, wanted: &mut smallvec::SmallVec<[(usize, usize); 2]>) {
    use Modifier as M;
    let dimensions = match inst.mods.of(Class::Geometry) {
        Some(M::N1d) => 1,
        Some(M::N2d) => 2,
        Some(M::N3d) => 3,
        Some(M::N4d) => 4,
        _ => 5,
    };
    let gathered = inst.mods.iter().any(|m| matches!(m, M::TileGather4 | M::TileScatter4));
    let coordinates = if gathered { 5 } else { dimensions };
    let place = inst.operands.iter().position(|o| matches!(o, Operand::Address(a) if !a.rest.is_empty()));
    // Without any coordinates the first address is the one that lacks them.
    wanted.push((place.unwrap_or(0), coordinates));
    let offsets = inst.mods.iter().find_map(|m| match m {
        M::Im2col => Some(dimensions.saturating_sub(2)),
        M::Im2colW | M::Im2colW128 => Some(2),
        _ => None,
    });
    if let Some(n) = offsets {
        let place = if inst.mods.has(M::Prefetch) { 1 } else { 3 };
        wanted.push((place, n));
    }
}

/// The accumulator of a warpgroup: 64 × n values over 128 threads.
fn wgmma(inst: &Inst) -> Option<(usize, usize)> {
    let shape = inst.mods.of(Class::Shape)?.name();
    let n: usize = shape.split_once('n')?.1.split_once('k')?.0.parse().ok()?;
    let per_register = if inst.mods.of(Class::Type) == Some(Modifier::F16) { 4 } else { 2 };
    Some((0, n / per_register))
}

/// Registers of loads and stores of tensor memory, lanes that a product leaves alone.
fn tensor_memory(inst: &Inst) -> Option<(usize, usize)> {
    if inst.mods.has(Modifier::Mma) {
        let place = inst.operands.iter().position(|o| matches!(o, Operand::Vector(_)))?;
        return Some((place, if inst.mods.has(Modifier::CtaGroup2) { 8 } else { 4 }));
    }
    let n = registers_of_tensor_memory(inst)?;
    let index = match (inst.mods.has(Modifier::Ld), inst.mods.has(Modifier::N16x32bx2)) {
        (true, _) => 0,
        (false, false) => 1,
        (false, true) => 2,
    };
    Some((index, n))
}

fn registers_of_tensor_memory(inst: &Inst) -> Option<usize> {
    let count: usize = inst.mods.of(Class::Count)?.name().trim_start_matches('x').parse().ok()?;
    let each = match inst.mods.of(Class::Shape)? {
        Modifier::N16x128b => 2,
        Modifier::N16x256b => 4,
        _ => 1,
    };
    Some(count * each)
}

/// The first constant that may not stand where it does, in ptxas's words.
pub(super) fn wrong_constant(inst: &Inst) -> Option<String> {
    match inst.mnemonic {
        Mnemonic::Setmaxnreg => register_count(inst),
        Mnemonic::Wgmma if inst.mods.has(Modifier::MmaAsync) => signs(inst),
        Mnemonic::Fence if inst.mods.has(Modifier::Acquire) => fixed(inst, 1, 128, "128"),
        Mnemonic::Tensormap => match inst.mods.has(Modifier::CpFenceproxy) {
            true => fixed(inst, 2, 128, "128"),
            false => tensor_field(inst),
        },
        Mnemonic::Pmevent => {
            let v = constant(inst, 0).filter(|v| !inst.mods.has(Modifier::Mask) && !(0..16).contains(v))?;
            Some(format!(
                "Argument 0 of instruction 'pmevent': value '{v}' out of range, expected to be in range [0..15]"
            ))
        }
        Mnemonic::St if inst.mods.has(Modifier::Bulk) => fixed(inst, 2, 0, "zero"),
        Mnemonic::Tcgen05 => tensor_memory_constant(inst),
        _ => None,
    }
}

/// Numbers of dimensions and of the kinds of a tensor map.
fn tensor_field(inst: &Inst) -> Option<String> {
    use Modifier as M;
    let field = inst.mods.of(Class::TensormapField)?;
    let most = match field {
        M::BoxDim | M::GlobalDim | M::ElementStride | M::GlobalStride => 4,
        M::Elemtype => 15,
        M::InterleaveLayout => 2,
        M::SwizzleMode | M::SwizzleAtomicity => 3,
        M::FillMode => 1,
        _ => return None,
    };
    let v = constant(inst, 1).filter(|v| !(0..=most).contains(v))?;
    Some(format!(
        "Argument 1 of instruction 'tensormap.replace': value '{v}' expected to be in range [0..{most}] when .{} modifier is used.",
        field.name()
    ))
}

fn constant(inst: &Inst, index: usize) -> Option<i128> {
    match inst.operands.get(index) {
        Some(Operand::Int(v)) => Some(*v),
        _ => None,
    }
}

fn fixed(inst: &Inst, index: usize, wanted: i128, words: &str) -> Option<String> {
    let v = constant(inst, index).filter(|v| *v != wanted)?;
    let name = opcode(inst);
    Some(format!("Argument {index} of instruction '{name}': unexpected value '{v}', expected to be {words}"))
}

fn register_count(inst: &Inst) -> Option<String> {
    let v = constant(inst, 0)?;
    let name = opcode(inst);
    if !(24..=256).contains(&v) {
        return Some(format!(
            "Argument 1 of instruction '{name}': value '{v}' out of range, expected to be in range [24..256]"
        ));
    }
    (v % 8 != 0).then(|| {
        format!("Argument 1 of instruction '{name}': unexpected value '{v}', expected to be multiple of 8")
    })
}

/// Signs are 1 or -1, transpositions 0 or 1; they stand behind the predicate.
fn signs(inst: &Inst) -> Option<String> {
    let sparse = usize::from(inst.mods.has(Modifier::Sp)) * 2;
    let first = 4 + sparse;
    for index in first..inst.operands.len() {
        let v = constant(inst, index)?;
        let (good, words) =
            if index < first + 2 { (matches!(v, -1 | 1), "-1 or 1") } else { (matches!(v, 0 | 1), "0 or 1") };
        if !good {
            return Some(format!(
                "Argument {index} of instruction 'wgmma.mma_async with floating point types': unexpected value '{v}', expected to be {words}"
            ));
        }
    }
    None
}

fn tensor_memory_constant(inst: &Inst) -> Option<String> {
    let allocates = inst.mods.iter().any(|m| matches!(m, Modifier::Alloc | Modifier::Dealloc));
    if allocates {
        let name = opcode(inst);
        let v = constant(inst, 1)?;
        if v.count_ones() != 1 {
            return Some(format!("Argument 1 of '{name}' instruction: value must be power of 2"));
        }
        return (!(32..=512).contains(&v)).then(|| {
            format!("Argument 1 of instruction '{name}': value '{v}' out of range, expected to be in range [32..512]")
        });
    }
    if inst.mods.has(Modifier::Mma) {
        let last = inst.operands.len().checked_sub(1)?;
        let v = constant(inst, last).filter(|v| last > 4 && !(0..16).contains(v))?;
        return Some(format!(
            "Argument {last} of instruction '{}': value '{v}' out of range, expected to be in range [0..15]",
            opcode(inst)
        ));
    }
    if registers_of_tensor_memory(inst)? <= 128 {
        return None;
    }
    let (count, shape) = (inst.mods.of(Class::Count)?.name(), inst.mods.of(Class::Shape)?.name());
    Some(format!("Modifier .{count} not allowed for instruction {} with shape '.{shape}'", opcode(inst)))
}
