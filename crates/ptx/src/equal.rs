//! Structural equality of modules: everything but spans, interned numbers and resolved rows.

use crate::ast::*;
use crate::intern::{Interner, Symbol};

/// Do the two modules say the same?
pub fn same(a: &Module, b: &Module) -> bool {
    difference(a, b).is_none()
}

/// Where the two modules first differ, in words; none where they say the same.
pub fn difference(a: &Module, b: &Module) -> Option<String> {
    let e = Equal { a: &a.names, b: &b.names };
    if (a.version, &a.targets, a.address_size) != (b.version, &b.targets, b.address_size) {
        return Some("the headers differ".to_string());
    }
    let file = |f: &FileEntry| (f.index, f.name.clone(), f.stamp);
    if !a.files.iter().map(file).eq(b.files.iter().map(file)) {
        return Some("the .file lists differ".to_string());
    }
    if a.items.len() != b.items.len() {
        return Some(format!("{} items, {} items", a.items.len(), b.items.len()));
    }
    a.items
        .iter()
        .zip(&b.items)
        .enumerate()
        .find_map(|(i, (x, y))| e.item(x, y).map(|what| format!("item {i}: {what}")))
}

struct Equal<'a> {
    a: &'a Interner,
    b: &'a Interner,
}

impl Equal<'_> {
    fn symbol(&self, x: Symbol, y: Symbol) -> bool {
        self.a.name(x) == self.b.name(y)
    }

    fn all<T>(&self, x: &[T], y: &[T], same: impl Fn(&T, &T) -> bool) -> bool {
        x.len() == y.len() && x.iter().zip(y).all(|(x, y)| same(x, y))
    }

    fn item(&self, x: &Item, y: &Item) -> Option<String> {
        let same = match (x, y) {
            (Item::Variable(x), Item::Variable(y)) => self.variable(x, y),
            (Item::Function(x), Item::Function(y)) => return self.function(x, y),
            (Item::Pragma(x, _), Item::Pragma(y, _)) => x == y,
            (Item::Section { name: x, body: u, .. }, Item::Section { name: y, body: v, .. }) => {
                x == y && u == v
            }
            (Item::Alias(x, u, _), Item::Alias(y, v, _)) => self.symbol(*x, *y) && self.symbol(*u, *v),
            (Item::Targets(x), Item::Targets(y)) => self.targets(x, y),
            _ => false,
        };
        (!same).then(|| format!("{x:?} is not {y:?}"))
    }

    fn variable(&self, x: &Variable, y: &Variable) -> bool {
        let plain = |v: &Variable| (v.linkage, v.space, v.align, v.vec, v.ty, v.ptr, v.range);
        plain(x) == plain(y)
            && x.dims == y.dims
            && x.attributes == y.attributes
            && self.symbol(x.name, y.name)
            && match (&x.init, &y.init) {
                (None, None) => true,
                (Some(x), Some(y)) => self.init(x, y),
                _ => false,
            }
    }

    fn init(&self, x: &Init, y: &Init) -> bool {
        match (x, y) {
            (Init::Int(x), Init::Int(y)) => x == y,
            (Init::Float(x), Init::Float(y)) => x.to_bits() == y.to_bits(),
            (
                Init::Address { symbol: x, offset: i, generic: g },
                Init::Address { symbol: y, offset: j, generic: h },
            ) => self.symbol(*x, *y) && i == j && g == h,
            (
                Init::Masked { mask: m, symbol: x, offset: i, generic: g },
                Init::Masked { mask: n, symbol: y, offset: j, generic: h },
            ) => m == n && self.symbol(*x, *y) && i == j && g == h,
            (Init::List(x), Init::List(y)) => self.all(x, y, |x, y| self.init(x, y)),
            _ => false,
        }
    }

    fn function(&self, x: &Function, y: &Function) -> Option<String> {
        let name = self.a.name(x.name);
        let directive = |d: &Directive| (d.name.clone(), d.numbers.clone(), d.text.clone());
        let header = x.linkage == y.linkage
            && x.entry == y.entry
            && x.noreturn == y.noreturn
            && self.symbol(x.name, y.name)
            && self.all(&x.returns, &y.returns, |x, y| self.variable(x, y))
            && self.all(&x.params, &y.params, |x, y| self.variable(x, y))
            && self.all(&x.directives, &y.directives, |x, y| directive(x) == directive(y))
            && x.body.is_some() == y.body.is_some();
        if !header {
            return Some(format!("the headers of '{name}' differ"));
        }
        let (Some(x), Some(y)) = (&x.body, &y.body) else { return None };
        self.body(x, y).map(|what| format!("in '{name}': {what}"))
    }

    fn body(&self, x: &[Stmt], y: &[Stmt]) -> Option<String> {
        let differ = x.iter().zip(y).find_map(|(x, y)| {
            if let (Stmt::Block(x, _), Stmt::Block(y, _)) = (x, y) {
                return self.body(x, y);
            }
            (!self.stmt(x, y)).then(|| format!("{x:?} is not {y:?}"))
        });
        differ.or_else(|| {
            (x.len() != y.len()).then(|| format!("{} statements, {} statements", x.len(), y.len()))
        })
    }

    fn stmt(&self, x: &Stmt, y: &Stmt) -> bool {
        match (x, y) {
            (Stmt::Inst(x), Stmt::Inst(y)) => self.inst(x, y),
            (Stmt::Label(x, _), Stmt::Label(y, _)) => self.symbol(*x, *y),
            (Stmt::Variable(x), Stmt::Variable(y)) => self.variable(x, y),
            (Stmt::Loc(x), Stmt::Loc(y)) => {
                let plain = |l: &Loc| (l.file, l.line, l.column, l.inlined_at, l.function.map(|f| f.1));
                let function = match (x.function, y.function) {
                    (Some(x), Some(y)) => self.symbol(x.0, y.0),
                    _ => true,
                };
                plain(x) == plain(y) && function
            }
            (Stmt::Pragma(x, _), Stmt::Pragma(y, _)) => x == y,
            (Stmt::Targets(x), Stmt::Targets(y)) => self.targets(x, y),
            _ => false,
        }
    }

    fn targets(&self, x: &Targets, y: &Targets) -> bool {
        self.symbol(x.name, y.name)
            && match (&x.kind, &y.kind) {
                (TargetsKind::Branch(x), TargetsKind::Branch(y))
                | (TargetsKind::Call(x), TargetsKind::Call(y)) => self.all(x, y, |x, y| self.symbol(*x, *y)),
                (
                    TargetsKind::Prototype { returns: r, params: p, noreturn: n },
                    TargetsKind::Prototype { returns: s, params: q, noreturn: m },
                ) => {
                    n == m
                        && self.all(r, s, |x, y| self.variable(x, y))
                        && self.all(p, q, |x, y| self.variable(x, y))
                }
                _ => false,
            }
    }

    fn inst(&self, x: &Inst, y: &Inst) -> bool {
        let guard = match (x.guard, y.guard) {
            (None, None) => true,
            (Some(x), Some(y)) => x.not == y.not && self.symbol(x.reg, y.reg),
            _ => false,
        };
        guard
            && x.mnemonic == y.mnemonic
            && x.mods == y.mods
            && self.all(&x.operands, &y.operands, |x, y| self.operand(x, y))
    }

    fn operand(&self, x: &Operand, y: &Operand) -> bool {
        use Operand as O;
        match (x, y) {
            (O::Name(x), O::Name(y))
            | (O::SpecialVector(x), O::SpecialVector(y))
            | (O::Not(x), O::Not(y)) => self.symbol(*x, *y),
            (O::Special(x), O::Special(y)) => x == y,
            (O::Component(x, i), O::Component(y, j)) => self.symbol(*x, *y) && i == j,
            (O::Selected(x, i), O::Selected(y, j)) | (O::Pair(x, i), O::Pair(y, j)) => {
                self.symbol(*x, *y) && self.symbol(*i, *j)
            }
            (O::Negative(x, i), O::Negative(y, j)) => {
                self.symbol(*x, *y)
                    && match (i, j) {
                        (Some(i), Some(j)) => self.symbol(*i, *j),
                        (None, None) => true,
                        _ => false,
                    }
            }
            (O::Int(x), O::Int(y)) => x == y,
            (O::F32(x), O::F32(y)) => x == y,
            (O::F64(x), O::F64(y)) => x == y,
            (O::Vector(x), O::Vector(y)) | (O::List(x), O::List(y)) => {
                self.all(x, y, |x, y| self.operand(x, y))
            }
            (O::VectorPair(x, p), O::VectorPair(y, q)) => {
                self.symbol(*p, *q) && self.all(x, y, |x, y| self.operand(x, y))
            }
            (O::Address(x), O::Address(y)) => {
                let base = match (x.base, y.base) {
                    (AddressBase::Name(x), AddressBase::Name(y)) => self.symbol(x, y),
                    (AddressBase::Immediate, AddressBase::Immediate) => true,
                    _ => false,
                };
                base && x.offset == y.offset && self.all(&x.rest, &y.rest, |x, y| self.operand(x, y))
            }
            (O::NameOffset(x, i), O::NameOffset(y, j)) => self.symbol(*x, *y) && i == j,
            (O::Sink, O::Sink) | (O::WarpSize, O::WarpSize) => true,
            _ => false,
        }
    }
}
