//! How many registers the fragments of `mma` and `wmma` are, and which selectors sparse forms have.
//!
//! Source: PTX ISA 9.x, "Matrix Fragments for mma" and "for WMMA": a warp's 32 threads share each matrix evenly, packed into
//! 32-bit registers (`.f64` in 64-bit ones); of a sparse A half is stored; `.f16` A and B of `wmma` always have eight. What
//! ptxas 13.1 says of selectors. Left out: block-scaled forms.

use crate::ast::{Inst, Operand};
use crate::isa::{Class, Mnemonic, Modifier, Mods as _};

/// The first operand whose number of registers is wrong: its index, how many it has, how many it needs.
pub fn wrong_fragment(inst: &Inst) -> Option<(usize, usize, usize)> {
    let shape = inst.mods.of(Class::Shape)?;
    let [m, n, k] = sizes(shape.name())?;
    let types: Vec<Modifier> = inst.mods.iter().copied().filter(|t| t.class() == Class::Type).collect();
    let wmma = inst.mnemonic == Mnemonic::Wmma;
    let sparse = inst.mods.has(Modifier::Sp) || inst.mods.has(Modifier::SpOrderedMetadata);
    let a_elements = if sparse { m * k / 2 } else { m * k };
    // Operand, type, elements of its matrix, and whether it is A or B.
    let fragments: Vec<(usize, Modifier, usize, bool)> = match *types.as_slice() {
        [d, c] => {
            let f16 = Modifier::F16;
            vec![(0, d, m * n, false), (1, f16, m * k, true), (2, f16, k * n, true), (3, c, m * n, false)]
        }
        [d, a, b, c] => {
            vec![(0, d, m * n, false), (1, a, a_elements, true), (2, b, k * n, true), (3, c, m * n, false)]
        }
        [ty] if inst.mods.has(Modifier::Store) => vec![(1, ty, m * n, false)],
        [ty] if inst.mods.has(Modifier::C) => vec![(0, ty, m * n, false)],
        [ty] => vec![(0, ty, if inst.mods.has(Modifier::A) { m * k } else { k * n }, true)],
        _ => return None,
    };
    // Volta's form: each matrix is held by eight threads.
    let quads = !wmma && shape == Modifier::M8n8k4 && types.get(1) == Some(&Modifier::F16);
    let threads = if quads { 8 } else { 32 };
    for (index, ty, elements, factor) in fragments {
        let needed = match ty {
            Modifier::F16 if wmma && factor => 8,
            _ => registers(ty, elements / threads),
        };
        let given = match inst.operands.get(index) {
            Some(Operand::Vector(list)) => list.len(),
            // A name may stand for a vector of registers.
            Some(_) if wmma => continue,
            Some(_) => 1,
            None => continue,
        };
        if given != needed {
            return Some((index, given, needed));
        }
    }
    None
}

/// The instruction as ptxas names it.
pub fn name(inst: &Inst) -> &'static str {
    match inst.mnemonic {
        Mnemonic::Wmma if inst.mods.has(Modifier::Load) => "wmma.load",
        Mnemonic::Wmma if inst.mods.has(Modifier::Store) => "wmma.store",
        Mnemonic::Wmma => "wmma.mma",
        _ => "mma",
    }
}

/// The selector of a sparse form, where it is too large: the value and the largest.
pub fn wrong_selector(inst: &Inst) -> Option<(i128, i128)> {
    if !inst.mods.has(Modifier::Sp) && !inst.mods.has(Modifier::SpOrderedMetadata) {
        return None;
    }
    let Some(Operand::Int(selector)) = inst.operands.get(5) else { return None };
    let of_a = inst.mods.iter().filter(|t| t.class() == Class::Type).nth(1);
    let nibbles = matches!(of_a, Some(Modifier::U4 | Modifier::S4));
    // The metadata of these needs every thread.
    let most = match inst.mods.of(Class::Shape) {
        Some(Modifier::M16n8k128) => 0,
        Some(Modifier::M16n8k64) if !nibbles => 0,
        _ => 3,
    };
    (*selector > most || *selector < 0).then_some((*selector, most))
}

/// Registers of so many elements.
fn registers(ty: Modifier, elements: usize) -> usize {
    let bits = match ty {
        // 64 bits in one 64-bit register.
        Modifier::F64 | Modifier::F32 | Modifier::S32 | Modifier::TF32 => 32,
        Modifier::F16 | Modifier::BF16 => 16,
        Modifier::S4 | Modifier::U4 => 4,
        Modifier::B1 => 1,
        // The 6- and 4-bit floats lie in a byte each.
        _ => 8,
    };
    (elements * bits).div_ceil(32)
}

/// `m16n8k16` → 16, 8, 16.
fn sizes(name: &str) -> Option<[usize; 3]> {
    let (m, rest) = name.strip_prefix('m')?.split_once('n')?;
    let (n, k) = rest.split_once('k')?;
    Some([m.parse().ok()?, n.parse().ok()?, k.parse().ok()?])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fragments_of_known_shapes() {
        let all = |shape: &str, a: Modifier, c: Modifier| {
            let [m, n, k] = sizes(shape).unwrap();
            [registers(a, m * k / 32), registers(a, k * n / 32), registers(c, m * n / 32)]
        };
        assert_eq!(all("m16n8k16", Modifier::F16, Modifier::F32), [4, 2, 4]);
        assert_eq!(all("m16n8k16", Modifier::F16, Modifier::F16), [4, 2, 2]);
        assert_eq!(all("m16n8k8", Modifier::TF32, Modifier::F32), [4, 2, 4]);
        assert_eq!(all("m16n8k4", Modifier::TF32, Modifier::F32), [2, 1, 4]);
        assert_eq!(all("m8n8k4", Modifier::F64, Modifier::F64), [1, 1, 2]);
        assert_eq!(all("m16n8k32", Modifier::S8, Modifier::S32), [4, 2, 4]);
        assert_eq!(all("m16n8k64", Modifier::U4, Modifier::S32), [4, 2, 4]);
        assert_eq!(all("m16n8k256", Modifier::B1, Modifier::S32), [4, 2, 4]);
        assert_eq!(all("m8n8k128", Modifier::B1, Modifier::S32), [1, 1, 2]);
        assert_eq!(sizes("128x256b"), None);
    }
}
