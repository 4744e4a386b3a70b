//! Names of a module as small integers.

use rustc_hash::FxHashMap;

/// A name of one module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Symbol(pub u32);

/// Gives each distinct name a [`Symbol`] and back.
#[derive(Debug, Default)]
pub struct Interner {
    text: String,
    ends: Vec<u32>,
    map: FxHashMap<Box<str>, Symbol>,
}

impl Interner {
    /// The symbol of a name, new or known.
    pub fn intern(&mut self, name: &str) -> Symbol {
        if let Some(&s) = self.map.get(name) {
            return s;
        }
        let s = Symbol(self.ends.len() as u32);
        self.text.push_str(name);
        self.ends.push(self.text.len() as u32);
        self.map.insert(name.into(), s);
        s
    }

    /// The symbol of a name, if it occurs.
    pub fn get(&self, name: &str) -> Option<Symbol> {
        self.map.get(name).copied()
    }

    /// The name of a symbol; empty for one of another module.
    pub fn name(&self, s: Symbol) -> &str {
        let i = s.0 as usize;
        let start = if i == 0 { 0 } else { self.ends.get(i - 1).copied().unwrap_or(0) };
        let end = self.ends.get(i).copied().unwrap_or(start);
        self.text.get(start as usize..end as usize).unwrap_or("")
    }

    /// How many names there are; symbols are below it.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// No names at all?
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }
}
