//! Names in scopes: what a register, variable, function or label is where it is used.
//!
//! Registers and variables are known from their declaration on, labels in all of their block and in the
//! blocks inside it. An inner scope may declare a name again.

use base::{ScalarType, Span};
use rustc_hash::FxHashMap;

use crate::ast::{DeclSpace, DeclType};
use crate::intern::{Interner, Symbol};

/// What a name stands for.
#[derive(Clone, Copy, Debug)]
pub struct Decl {
    /// What kind of thing.
    pub what: What,
    /// Where it was declared.
    pub span: Span,
    depth: u32,
}

/// Kinds of things with names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// A register; elements of a vector one.
    Reg(ScalarType, u8),
    /// A variable or a parameter in memory.
    Var(DeclSpace, DeclType),
    /// A function, with how many return values and parameters it has.
    Func(u32, u32),
    /// A label.
    Label,
    /// A `.branchtargets` list.
    Branches,
    /// A `.calltargets` list.
    Calls,
    /// A `.callprototype`, with how many return values and parameters it has.
    Prototype(u32, u32),
}

const NONE: u32 = u32::MAX;

/// The names that are visible at a point of a module.
#[derive(Default)]
pub struct Scopes {
    decls: Vec<Decl>,
    /// By symbol: the declaration in force.
    bound: Vec<u32>,
    labels: Vec<u32>,
    /// `%r<39>`, by the symbol of `%r`.
    ranges: FxHashMap<Symbol, Vec<(u32, u32)>>,
    undo: Vec<Undo>,
    marks: Vec<usize>,
    /// Ranges that another one of the same prefix lies inside of.
    hidden: u32,
}

enum Undo {
    Name(Symbol, u32),
    Label(Symbol, u32),
    Range(Symbol),
}

impl Scopes {
    /// Opens a scope.
    pub fn enter(&mut self) {
        self.marks.push(self.undo.len());
    }

    /// Closes the innermost scope.
    pub fn leave(&mut self) {
        let mark = self.marks.pop().unwrap_or(0);
        while self.undo.len() > mark {
            match self.undo.pop() {
                Some(Undo::Name(s, old)) => set(&mut self.bound, s, old),
                Some(Undo::Label(s, old)) => set(&mut self.labels, s, old),
                Some(Undo::Range(s)) => {
                    if let Some(list) = self.ranges.get_mut(&s) {
                        list.pop();
                        self.hidden -= u32::from(!list.is_empty());
                    }
                }
                None => break,
            }
        }
    }

    fn depth(&self) -> u32 {
        self.marks.len() as u32
    }

    fn add(&mut self, what: What, span: Span) -> u32 {
        self.decls.push(Decl { what, span, depth: self.depth() });
        self.decls.len() as u32 - 1
    }

    /// Declares a name; gives the declaration of this scope that was there before.
    pub fn declare(&mut self, names: &Interner, s: Symbol, what: What, span: Span) -> Option<Decl> {
        // A register may also be there as one of a range.
        let known = if names.name(s).ends_with(|c: char| c.is_ascii_digit()) {
            self.name(names, s)
        } else {
            self.at(s)
        };
        let before = known.filter(|d| d.depth == self.depth());
        let id = self.add(what, span);
        self.undo.push(Undo::Name(s, get(&self.bound, s)));
        set(&mut self.bound, s, id);
        before
    }

    /// Declares a label of the scope.
    pub fn declare_label(&mut self, s: Symbol, what: What, span: Span) -> Option<Decl> {
        let before =
            self.decls.get(get(&self.labels, s) as usize).copied().filter(|d| d.depth == self.depth());
        let id = self.add(what, span);
        self.undo.push(Undo::Label(s, get(&self.labels, s)));
        set(&mut self.labels, s, id);
        before
    }

    /// Declares `prefix0` … `prefix(count-1)`.
    pub fn declare_range(&mut self, prefix: Symbol, count: u32, what: What, span: Span) -> Option<Decl> {
        let depth = self.depth();
        let id = self.add(what, span);
        let list = self.ranges.entry(prefix).or_default();
        let before =
            list.last().and_then(|&(_, d)| self.decls.get(d as usize)).copied().filter(|d| d.depth == depth);
        self.hidden += u32::from(!list.is_empty());
        list.push((count, id));
        self.undo.push(Undo::Range(prefix));
        before
    }

    fn at(&self, s: Symbol) -> Option<Decl> {
        self.decls.get(get(&self.bound, s) as usize).copied()
    }

    /// What a name is here.
    #[inline]
    pub fn name(&mut self, names: &Interner, s: Symbol) -> Option<Decl> {
        match self.at(s) {
            _ if self.hidden > 0 => self.innermost(names, s),
            Some(d) => Some(d),
            None => {
                let id = self.of_range(names, s)?;
                // Remembered in the scope at hand, since the next use is never far.
                self.undo.push(Undo::Name(s, get(&self.bound, s)));
                set(&mut self.bound, s, id);
                self.decls.get(id as usize).copied()
            }
        }
    }

    /// What a name is where a range hides part of another: then nothing is remembered that a range gave.
    #[cold]
    fn innermost(&self, names: &Interner, s: Symbol) -> Option<Decl> {
        let own = self.at(s);
        let ranged = self.of_range(names, s).and_then(|id| self.decls.get(id as usize)).copied();
        match (own, ranged) {
            // Deeper is nearer; what was remembered lies no deeper than its range.
            (Some(a), Some(b)) => Some(if b.depth > a.depth { b } else { a }),
            (a, b) => a.or(b),
        }
    }

    /// What a label is here.
    #[inline]
    pub fn label(&self, s: Symbol) -> Option<Decl> {
        self.decls.get(get(&self.labels, s) as usize).copied()
    }

    /// The innermost range that has a register of that name.
    fn of_range(&self, names: &Interner, s: Symbol) -> Option<u32> {
        let name = names.name(s);
        // A count has ten digits at most.
        let digits = name.bytes().rev().take(10).take_while(u8::is_ascii_digit).count();
        // Usually the prefix ends before the digits; `%p1<5>` has `%p10`.
        for split in name.len() - digits..name.len() {
            let (prefix, number) = name.split_at_checked(split)?;
            let Some(list) = names.get(prefix).and_then(|p| self.ranges.get(&p)) else { continue };
            let Ok(n) = number.parse::<u32>() else { continue };
            // One that is too short hides nothing.
            if let Some(&(_, id)) = list.iter().rev().find(|(count, _)| n < *count) {
                return Some(id);
            }
        }
        None
    }

    /// Every name declared now, for "did you mean".
    pub fn visible(&self) -> impl Iterator<Item = Symbol> + '_ {
        (0..).map(Symbol).zip(&self.bound).filter(|(_, d)| **d != NONE).map(|(s, _)| s)
    }
}

#[inline]
fn get(table: &[u32], s: Symbol) -> u32 {
    table.get(s.0 as usize).copied().unwrap_or(NONE)
}

fn set(table: &mut Vec<u32>, s: Symbol, id: u32) {
    let at = s.0 as usize;
    if table.len() <= at {
        table.resize(at + 1, NONE);
    }
    if let Some(slot) = table.get_mut(at) {
        *slot = id;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inner_scopes_hide_and_give_back() {
        let mut names = Interner::default();
        let [r, r7, p10, p1] = ["%r", "%r7", "%p10", "%p1"].map(|n| names.intern(n));
        let mut scopes = Scopes::default();
        let span = Span::default();
        scopes.enter();
        assert!(scopes.declare_range(r, 8, What::Reg(ScalarType::B32, 1), span).is_none());
        assert!(scopes.declare_range(p1, 5, What::Reg(ScalarType::Pred, 1), span).is_none());
        assert_eq!(scopes.name(&names, p10).map(|d| d.what), Some(What::Reg(ScalarType::Pred, 1)));
        assert_eq!(scopes.name(&names, r7).map(|d| d.what), Some(What::Reg(ScalarType::B32, 1)));
        assert!(scopes.name(&names, r).is_none());
        scopes.enter();
        assert!(scopes.declare(&names, r7, What::Reg(ScalarType::F32, 1), span).is_none());
        assert!(scopes.declare(&names, r7, What::Reg(ScalarType::F32, 1), span).is_some());
        assert_eq!(scopes.name(&names, r7).map(|d| d.what), Some(What::Reg(ScalarType::F32, 1)));
        assert!(scopes.declare_label(r, What::Label, span).is_none());
        scopes.leave();
        assert!(scopes.label(r).is_none());
        assert_eq!(scopes.name(&names, r7).map(|d| d.what), Some(What::Reg(ScalarType::B32, 1)));
        assert!(scopes.declare(&names, r7, What::Reg(ScalarType::F32, 1), span).is_some());
        scopes.leave();
        assert!(scopes.name(&names, r7).is_none());
    }

    #[test]
    fn a_shorter_range_hides_part_of_a_longer_one() {
        let mut names = Interner::default();
        let [r, r2, r7] = ["%r", "%r2", "%r7"].map(|n| names.intern(n));
        let reg = |t| What::Reg(t, 1);
        let mut scopes = Scopes::default();
        let span = Span::default();
        scopes.enter();
        scopes.declare_range(r, 8, reg(ScalarType::B32), span);
        let what = |s: &mut Scopes, n| s.name(&names, n).map(|d| d.what);
        assert_eq!(what(&mut scopes, r2), Some(reg(ScalarType::B32)));
        scopes.enter();
        scopes.declare_range(r, 4, reg(ScalarType::F32), span);
        assert_eq!(what(&mut scopes, r2), Some(reg(ScalarType::F32)));
        assert_eq!(what(&mut scopes, r7), Some(reg(ScalarType::B32)));
        scopes.leave();
        assert_eq!(what(&mut scopes, r2), Some(reg(ScalarType::B32)));
    }
}
