//! How many registers the fragments of an `mma` are.
//!
//! Source: PTX ISA 9.x, "Matrix Fragments for mma": a warp's 32 threads share each matrix evenly, packed into
//! 32-bit registers (`.f64` in 64-bit ones). Left out: `wmma`, whose fragments repeat elements, and the rows
//! with free modifiers (sparse and block-scaled forms).

use crate::ast::{Inst, Operand};
use crate::isa::{Class, Modifier, Mods as _};

/// The first operand whose number of registers is wrong: its index, how many it has, how many it needs.
pub fn wrong_fragment(inst: &Inst) -> Option<(usize, usize, usize)> {
    let shape = inst.mods.of(Class::Shape)?;
    let [m, n, k] = sizes(shape.name())?;
    let types: Vec<Modifier> = inst.mods.iter().copied().filter(|t| t.class() == Class::Type).collect();
    let &[d, a, b, c] = types.as_slice() else { return None };
    // Volta's form: each matrix is held by eight threads.
    let quads = shape == Modifier::M8n8k4 && a == Modifier::F16;
    let threads = if quads { 8 } else { 32 };
    let elements = [m * n, m * k, k * n, m * n];
    for (index, (operand, (ty, elements))) in
        inst.operands.iter().zip([d, a, b, c].into_iter().zip(elements)).enumerate()
    {
        let needed = registers(ty, elements / threads);
        let given = match operand {
            Operand::Vector(list) => list.len(),
            _ => 1,
        };
        if given != needed {
            return Some((index, given, needed));
        }
    }
    None
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
