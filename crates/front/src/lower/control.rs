//! Branches, returns and ends.

use base::ScalarType as T;
use ir::{Code, Op};
use ptx::{Inst, Mnemonic as I, Operand, TargetsKind};

use super::Body;
use crate::program::Outcome;
use crate::virt::{V, VOp};

impl Body<'_, '_> {
    /// `bra`, `brx.idx`, `ret`, `exit`, `trap`, `brkpt`, `nanosleep`.
    pub fn control(&mut self, inst: &Inst) -> Outcome<()> {
        let plain = |code: Code| VOp::new(Op::new(code, T::B32));
        match inst.mnemonic {
            I::Bra => {
                let Operand::Name(name) = *self.arg(inst, 0)? else {
                    return Err(self.wrong("operand-kind", "a label is expected here"));
                };
                let side = self.label(name)?;
                self.emit(VOp { side, ..plain(Code::Bra) });
            }
            I::Brx => self.jump_table(inst)?,
            I::Ret => {
                self.give_results();
                self.emit(plain(Code::Ret));
            }
            I::Exit => self.emit(plain(Code::Exit)),
            I::Nanosleep => {
                let v = self.read_arg(inst, 0, T::U32)?;
                self.emit(VOp { src: [v, V::NONE, V::NONE], ..plain(Code::Nanosleep) });
            }
            // A breakpoint without a debugger ends the launch as a trap does.
            _ => self.emit(plain(Code::Trap)),
        }
        Ok(())
    }

    fn jump_table(&mut self, inst: &Inst) -> Outcome<()> {
        let index = self.read_arg(inst, 0, T::U32)?;
        let Operand::Name(name) = *self.arg(inst, 1)? else {
            return Err(self.wrong("operand-kind", "a list of targets is expected here"));
        };
        let Some(TargetsKind::Branch(list)) = self.targets(name).map(|t| &t.kind) else {
            let name = self.k.program.name(name);
            return Err(self.wrong("unknown-name", format!("no branch targets `{name}` here")));
        };
        let mut labels = Vec::new();
        for &label in list {
            labels.push(self.label(label)?);
        }
        let side = self.unit.tables.len() as u32;
        self.unit.tables.push(labels);
        let op = Op::new(Code::Brx, T::U32);
        self.emit(VOp { src: [index, V::NONE, V::NONE], side, ..VOp::new(op) });
        Ok(())
    }
}
