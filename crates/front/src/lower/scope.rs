//! Names inside a function. `{ … }` opens a scope for registers, labels, parameters and variables; a name is
//! looked up from the innermost scope outwards. Labels are known in their whole block, other names from their
//! declaration on.

use base::ScalarType;
use ir::liveness::Value;
use ptx::{Interner, Symbol, Targets};
use rustc_hash::FxHashMap;

use crate::lower::Reg;
use crate::virt::{Unit, V};

/// What a name stands for.
#[derive(Clone, Debug)]
pub(crate) enum Binding<'a> {
    /// A register.
    Reg(Reg),
    /// A vector register: its elements.
    Vector(Vec<Reg>),
    /// A `.param` variable of a call, or a parameter of a function.
    Param(ParamVar),
    /// A kernel parameter: its offset.
    EntryParam(u32),
    /// A local variable: its offset in the frame.
    Local(u32),
    /// A shared variable: its address.
    Shared(u32),
    /// A label: its number.
    Label(u32),
    /// A labelled list.
    Targets(&'a Targets),
}

/// A parameter that lives in columns, a value for each 32-bit word.
#[derive(Clone, Debug, Default)]
pub(crate) struct ParamVar {
    /// Its bytes.
    pub bytes: u32,
    /// Its words.
    pub words: Vec<V>,
}

/// `.reg .b32 %r<39>`: registers made when they are first used.
struct Range {
    prefix: Symbol,
    count: u32,
    ty: ScalarType,
}

#[derive(Default)]
struct Scope<'a> {
    names: FxHashMap<Symbol, Binding<'a>>,
    ranges: Vec<Range>,
}

/// The open scopes of a function.
#[derive(Default)]
pub(crate) struct Scopes<'a> {
    open: Vec<Scope<'a>>,
}

impl<'a> Scopes<'a> {
    /// Opens a scope.
    pub fn push(&mut self) {
        self.open.push(Scope::default());
    }

    /// Closes the innermost.
    pub fn pop(&mut self) {
        self.open.pop();
    }

    /// Declares a name in the innermost scope.
    pub fn declare(&mut self, name: Symbol, binding: Binding<'a>) {
        if let Some(scope) = self.open.last_mut() {
            scope.names.insert(name, binding);
        }
    }

    /// Declares a range of registers in the innermost scope.
    pub fn declare_range(&mut self, prefix: Symbol, count: u32, ty: ScalarType) {
        if let Some(scope) = self.open.last_mut() {
            scope.ranges.push(Range { prefix, count, ty });
        }
    }

    /// What a name stands for.
    pub fn find(&mut self, name: Symbol, names: &Interner, unit: &mut Unit) -> Option<Binding<'a>> {
        for scope in self.open.iter_mut().rev() {
            if let Some(b) = scope.names.get(&name) {
                return Some(b.clone());
            }
            let text = names.name(name);
            let Some(range) = scope.ranges.iter().rev().find(|r| r.holds(text, names)) else { continue };
            let reg = new_reg(unit, range.ty);
            scope.names.insert(name, Binding::Reg(reg));
            return Some(Binding::Reg(reg));
        }
        None
    }
}

impl Range {
    fn holds(&self, text: &str, names: &Interner) -> bool {
        let Some(digits) = text.strip_prefix(names.name(self.prefix)) else { return false };
        let canonical = digits == "0" || !digits.is_empty() && !digits.starts_with('0');
        canonical
            && digits.bytes().all(|b| b.is_ascii_digit())
            && digits.parse::<u32>().is_ok_and(|n| n < self.count)
    }
}

/// A new register.
pub(crate) fn new_reg(unit: &mut Unit, ty: ScalarType) -> Reg {
    Reg { v: new_value(unit, ir::operands::columns(ty), false), bits: reg_bits(ty), ty }
}

/// A new value of so many columns (0: a predicate).
pub(crate) fn new_value(unit: &mut Unit, columns: u8, temporary: bool) -> V {
    unit.values.push(Value { columns, fixed: None, hint: None });
    unit.temporary.push(temporary);
    V(unit.values.len() as u32 - 1)
}

/// Bits of a register of a type; 8-bit ones are held as 16-bit ones.
fn reg_bits(ty: ScalarType) -> u8 {
    match ty.bytes() {
        0 => 0,
        1 | 2 => 16,
        n => (n * 8) as u8,
    }
}
