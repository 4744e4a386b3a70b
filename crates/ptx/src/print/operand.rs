//! Instructions and operands as text.

use super::Printer;
use crate::ast::{Address, AddressBase, Inst, Operand};
use crate::isa::Modifier;

impl Printer<'_> {
    pub(super) fn instruction(&mut self, inst: &Inst) {
        if let Some(guard) = inst.guard {
            self.out.push_str(if guard.not { "@!" } else { "@" });
            self.name(guard.reg);
            self.out.push(' ');
        }
        self.out.push_str(inst.mnemonic.name());
        // `.unified` is written behind the address.
        let address = inst.operands.iter().position(|o| matches!(o, Operand::Address(_)));
        let (mods, behind) = match (inst.mods.as_slice(), address) {
            ([mods @ .., Modifier::Unified], Some(i)) => (mods, Some(i)),
            (mods, _) => (mods, None),
        };
        for m in mods {
            self.out.push('.');
            self.out.push_str(m.name());
        }
        for (i, operand) in inst.operands.iter().enumerate() {
            self.out.push_str(if i == 0 { " " } else { ", " });
            self.operand(operand);
            if behind == Some(i) {
                self.out.push_str(".unified");
            }
        }
        self.out.push_str(";\n");
    }

    fn operand(&mut self, operand: &Operand) {
        match operand {
            Operand::Name(s) => self.name(*s),
            Operand::Special(r) => self.put(format_args!("%{}", r.name())),
            Operand::SpecialVector(s) => {
                self.out.push('%');
                self.name(*s);
            }
            Operand::Component(s, i) => {
                self.name(*s);
                self.out.push_str([".x", ".y", ".z", ".w"].get(usize::from(*i)).copied().unwrap_or(".w"));
            }
            Operand::Selected(s, selector) => {
                self.name(*s);
                self.out.push('.');
                self.name(*selector);
            }
            Operand::Negative(s, selector) => {
                self.out.push('-');
                self.name(*s);
                if let Some(selector) = selector {
                    self.out.push('.');
                    self.name(*selector);
                }
            }
            Operand::Not(s) => {
                self.out.push('!');
                self.name(*s);
            }
            Operand::Pair(a, b) => {
                self.name(*a);
                self.out.push('|');
                self.name(*b);
            }
            Operand::Int(v) => self.int(*v),
            Operand::F32(bits) => self.put(format_args!("0f{bits:08X}")),
            Operand::F64(bits) => self.put(format_args!("0d{bits:016X}")),
            Operand::Vector(list) => self.list(list, '{', '}'),
            Operand::VectorPair(list, p) => {
                self.list(list, '{', '}');
                self.out.push('|');
                self.name(*p);
            }
            Operand::List(list) => self.list(list, '(', ')'),
            Operand::Address(a) => self.address(a),
            Operand::Sink => self.out.push('_'),
            Operand::NameOffset(s, offset) => {
                self.name(*s);
                if *offset == 0 {
                    self.out.push_str("+0");
                }
                self.plus(*offset);
            }
            Operand::WarpSize => self.out.push_str("WARP_SZ"),
        }
    }

    fn list(&mut self, list: &[Operand], open: char, close: char) {
        self.out.push(open);
        for (i, o) in list.iter().enumerate() {
            if i > 0 {
                self.out.push_str(", ");
            }
            self.operand(o);
        }
        self.out.push(close);
    }

    fn address(&mut self, a: &Address) {
        self.out.push('[');
        match a.base {
            AddressBase::Name(s) => {
                self.name(s);
                self.plus(a.offset);
            }
            AddressBase::Immediate => self.int(i128::from(a.offset)),
        }
        for o in &a.rest {
            self.out.push_str(", ");
            self.operand(o);
        }
        self.out.push(']');
    }

    /// An integer; one above the signed range is marked unsigned by its size.
    pub(super) fn int(&mut self, v: i128) {
        self.put(format_args!("{v}"));
    }

    /// `+8`, `+-8`, nothing for 0: ptxas knows no `-8`.
    pub(super) fn plus(&mut self, offset: i64) {
        if offset != 0 {
            self.put(format_args!("+{offset}"));
        }
    }
}
