//! Names of a module as small integers.

/// A name of one module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Symbol(pub u32);

const EMPTY: u32 = u32::MAX;

/// Gives each distinct name a [`Symbol`] and back. One string, one table of indices: no allocation per name,
/// since nearly every instruction of real PTX brings a new register name.
#[derive(Debug, Default)]
pub struct Interner {
    text: String,
    ends: Vec<u32>,
    hashes: Vec<u32>,
    /// Open addressing, a power of two, at most half full.
    table: Vec<u32>,
}

impl Interner {
    /// The symbol of a name, new or known.
    pub fn intern(&mut self, name: &str) -> Symbol {
        if self.table.len() < 2 * (self.ends.len() + 1) {
            self.grow();
        }
        let hash = hash(name);
        let at = match self.find(name, hash) {
            Ok(s) => return s,
            Err(at) => at,
        };
        let s = self.ends.len() as u32;
        if let Some(slot) = self.table.get_mut(at) {
            *slot = s;
        }
        self.text.push_str(name);
        self.ends.push(self.text.len() as u32);
        self.hashes.push(hash);
        Symbol(s)
    }

    /// The symbol of a name, if it occurs.
    pub fn get(&self, name: &str) -> Option<Symbol> {
        self.find(name, hash(name)).ok()
    }

    /// The symbol, or the free slot where it belongs.
    #[inline]
    fn find(&self, name: &str, hash: u32) -> Result<Symbol, usize> {
        let mask = self.table.len().wrapping_sub(1);
        let mut at = hash as usize & mask;
        while let Some(&s) = self.table.get(at) {
            if s == EMPTY {
                return Err(at);
            }
            if self.hashes.get(s as usize) == Some(&hash) && self.name(Symbol(s)) == name {
                return Ok(Symbol(s));
            }
            at = (at + 1) & mask;
        }
        Err(0)
    }

    fn grow(&mut self) {
        let len = (self.table.len() * 2).max(64);
        self.table.clear();
        self.table.resize(len, EMPTY);
        for (s, &hash) in self.hashes.iter().enumerate() {
            let mut at = hash as usize & (len - 1);
            while self.table.get(at).is_some_and(|&t| t != EMPTY) {
                at = (at + 1) & (len - 1);
            }
            if let Some(slot) = self.table.get_mut(at) {
                *slot = s as u32;
            }
        }
    }

    /// The name of a symbol; empty for one of another module.
    #[inline]
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

/// Eight bytes a step; the tail is read as one overlapping word.
#[inline]
fn hash(name: &str) -> u32 {
    const K: u64 = 0x9e37_79b9_7f4a_7c15;
    let mut h = name.len() as u64;
    let mut mix = |w: u64| h = (h.rotate_left(5) ^ w).wrapping_mul(K);
    let (words, rest) = name.as_bytes().as_chunks::<8>();
    for w in words {
        mix(u64::from_le_bytes(*w));
    }
    let mut tail = 0;
    for &b in rest {
        tail = tail << 8 | u64::from(b);
    }
    mix(tail);
    (h >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_come_back() {
        let mut names = Interner::default();
        assert_eq!(names.get("a"), None);
        let symbols: Vec<Symbol> = (0..5000).map(|i| names.intern(&format!("%rd{i}"))).collect();
        for (i, &s) in symbols.iter().enumerate() {
            assert_eq!(names.name(s), format!("%rd{i}"));
            assert_eq!(names.intern(&format!("%rd{i}")), s);
            assert_eq!(names.get(&format!("%rd{i}")), Some(s));
        }
        assert_eq!(names.len(), 5000);
        let empty = names.intern("");
        assert_eq!(names.name(empty), "");
        assert_eq!(names.name(Symbol(u32::MAX)), "");
    }
}
