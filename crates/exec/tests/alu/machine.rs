//! A random register window, and running one operation on it.

use base::ScalarType;
use exec::alu::{Level, select};
use exec::regs::{Col, Regs};
use fastrand::Rng;
use ir::{Code, Op, Slot};

use super::values::{Mix, near, value};

/// What an operand is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Not there.
    None,
    /// A register with a value of this type.
    Of(ScalarType),
    /// A predicate.
    Predicate,
}

impl Kind {
    /// Columns it takes; 0 for what is no register.
    pub fn columns(self) -> u16 {
        match self {
            Kind::Of(ty) if ty.bits() == 128 => 4,
            Kind::Of(ty) if ty.bits() == 64 => 2,
            Kind::Of(_) => 1,
            _ => 0,
        }
    }
}

/// Registers, predicates and constants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Machine {
    pub cols: Vec<Col>,
    pub preds: Vec<u32>,
    pub consts: Vec<Col>,
}

/// Operand places: column 4 (i + 1) in registers, 4 i in constants, predicate i + 1; the destination is column or
/// predicate 0.
pub const OPERANDS: usize = 4;

impl Machine {
    /// With operands of these kinds and values that suit them.
    pub fn new(kinds: [Kind; OPERANDS], mix: Mix, random: &mut Rng) -> Machine {
        let mut machine = Machine {
            cols: (0..24).map(|_| Col(std::array::from_fn(|_| random.u32(..)))).collect(),
            preds: (0..8).map(|_| random.u32(..)).collect(),
            consts: vec![Col::ZERO; 16],
        };
        for (i, kind) in kinds.into_iter().enumerate() {
            if let Kind::Of(ty) = kind {
                let uniform = value(ty, mix, random);
                for lane in 0..32 {
                    machine.set(Slot(4 * (i as u16 + 1)), ty, lane, value(ty, mix, random));
                    machine.set(Slot::constant(4 * i as u16), ty, lane, uniform);
                }
            }
        }
        if let (Mix::Near, [Kind::Of(ty), Kind::Of(second), third, _]) = (mix, kinds)
            && ty == second
            && ty.is_float()
        {
            for lane in 0..32 {
                let slots = [Slot(4), Slot(8), Slot(12)];
                let mut operands = slots.map(|slot| machine.get(slot, ty, lane));
                near(ty, &mut operands, random);
                machine.set(Slot(8), ty, lane, operands[1]);
                if third == Kind::Of(ty) {
                    machine.set(Slot(12), ty, lane, operands[2]);
                }
            }
        }
        machine
    }

    /// Puts a value of a type into a lane.
    pub fn set(&mut self, slot: Slot, ty: ScalarType, lane: usize, value: u128) {
        let i = (slot.0 & 0x7fff) as usize;
        let columns = if slot.is_const() { &mut self.consts[i..] } else { &mut self.cols[i..] };
        let words = (ty.bits() as usize).div_ceil(32);
        for word in 0..words {
            // A wide value is an array of its lanes over neighbouring columns.
            let at = lane * words + word;
            columns[at / 32].0[at % 32] = (value >> (32 * word)) as u32;
        }
    }

    /// The value of a type in a lane.
    pub fn get(&self, slot: Slot, ty: ScalarType, lane: usize) -> u128 {
        let i = (slot.0 & 0x7fff) as usize;
        let columns = if slot.is_const() { &self.consts[i..] } else { &self.cols[i..] };
        let words = (ty.bits() as usize).div_ceil(32);
        (0..words).fold(0, |value, word| {
            let at = lane * words + word;
            value | u128::from(columns[at / 32].0[at % 32]) << (32 * word)
        })
    }

    /// An operand in a lane.
    pub fn operand(&self, kind: Kind, slot: Slot, lane: usize) -> u128 {
        match kind {
            Kind::None => 0,
            Kind::Of(ty) => self.get(slot, ty, lane),
            Kind::Predicate => u128::from(self.preds[slot.0 as usize] >> lane & 1),
        }
    }

    /// Runs the operation.
    pub fn run(&mut self, op: &Op, level: Level, mask: u32) {
        let f = select(op, level).unwrap_or_else(|| panic!("no routine for {op:?}"));
        let mut regs = Regs { cols: &mut self.cols, preds: &mut self.preds, consts: &self.consts };
        // SAFETY: the level is `Portable` or was detected.
        unsafe { f(&mut regs, op, mask) };
    }
}

/// The levels this processor can run.
pub fn levels() -> Vec<Level> {
    let mut levels = vec![Level::Portable];
    if Level::detect() != Level::Portable {
        levels.push(Level::detect());
    }
    levels
}

/// Is the fourth operand in slot `aux`?
pub fn fourth_in_aux(op: &Op) -> bool {
    op.code == Code::Bfi
}
