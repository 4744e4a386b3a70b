//! Runs a case and holds what it did against the model.

use exec::alu::Level;
use fastrand::Rng;
use ir::{Op, Slot};

use super::every::Case;
use super::machine::{Kind, Machine, OPERANDS, fourth_in_aux};
use super::model;

/// The operand slots of a case.
fn slot(op: &Op, i: usize) -> Slot {
    if i == 3 { Slot(op.aux) } else { op.src[i] }
}

/// What the model makes of a machine.
pub fn expected(case: &Case, before: &Machine, mask: u32) -> Machine {
    let Case { op, sources, dst } = case;
    let mut expected = before.clone();
    for lane in (0..32).filter(|lane| mask >> lane & 1 != 0) {
        let operands: [u128; OPERANDS] =
            std::array::from_fn(|i| before.operand(sources[i], slot(op, i), lane));
        let outcome = model::outcome(op, operands);
        match dst {
            Kind::Of(ty) => expected.set(op.dst, *ty, lane, outcome.value),
            _ => write(&mut expected.preds[op.dst.0 as usize], lane, outcome.value != 0),
        }
        if let Some(carry) = outcome.carry {
            write(&mut expected.preds[op.aux as usize], lane, carry);
        }
    }
    expected
}

/// Runs a case on a level; what differs from what is expected, in words.
pub fn difference(
    case: &Case,
    before: &Machine,
    expected: &Machine,
    level: Level,
    mask: u32,
) -> Option<String> {
    let Case { op, sources, dst } = case;
    let mut after = before.clone();
    after.run(op, level, mask);
    if after == *expected {
        return None;
    }
    let lane = (0..32).filter(|lane| mask >> lane & 1 != 0).find(|&lane| match dst {
        Kind::Of(ty) => after.get(op.dst, *ty, lane) != expected.get(op.dst, *ty, lane),
        _ => (after.preds[op.dst.0 as usize] ^ expected.preds[op.dst.0 as usize]) >> lane & 1 != 0,
    });
    let Some(lane) = lane else {
        return Some(format!("{level:?} {op:?}, mask {mask:#x}: the carry, or what was not to be written"));
    };
    let operands: [u128; OPERANDS] = std::array::from_fn(|i| before.operand(sources[i], slot(op, i), lane));
    let (got, wanted) = (after.operand(*dst, op.dst, lane), expected.operand(*dst, op.dst, lane));
    Some(format!(
        "{level:?} {op:?}\nlane {lane}, mask {mask:#x}: {operands:x?} gave {got:#x}, not {wanted:#x}"
    ))
}

fn write(mask: &mut u32, lane: usize, value: bool) {
    *mask = *mask & !(1 << lane) | u32::from(value) << lane;
}

/// The same operation with some operands from constants, or with the result over the first operand.
pub fn variant(case: &Case, random: &mut Rng) -> Case {
    let mut case = *case;
    for i in 0..3 {
        if matches!(case.sources[i], Kind::Of(_)) && random.u64(..4) == 0 {
            case.op.src[i] = Slot::constant(4 * i as u16);
        }
    }
    if fourth_in_aux(&case.op) && random.u64(..4) == 0 {
        case.op.aux = Slot::constant(12).0;
    }
    let first = case.op.src[0];
    if !first.is_const()
        && case.sources[0].columns() >= case.dst.columns()
        && case.sources[0] != Kind::Predicate
        && case.dst != Kind::Predicate
        && random.u64(..3) == 0
    {
        case.op.dst = first;
    }
    case
}
