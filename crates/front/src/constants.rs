//! The constants of a kernel, each value once. 32-bit values take a column; wider ones two or four neighbours.

use rustc_hash::FxHashMap;

use crate::virt::V;

/// The constants found so far.
#[derive(Default)]
pub struct Constants {
    words: Vec<u32>,
    wide: Vec<(u16, u16)>,
    known: FxHashMap<(u8, u128), u16>,
    /// There are more than slots can name.
    pub overflow: bool,
}

impl Constants {
    /// The constant of that many columns (1, 2 or 4).
    pub fn get(&mut self, columns: u8, value: u128) -> V {
        let columns = if matches!(columns, 2 | 4) { columns } else { 1 };
        let value = if columns == 4 { value } else { value & ((1 << (32 * columns as u32)) - 1) };
        if let Some(&at) = self.known.get(&(columns, value)) {
            return V::constant(at);
        }
        let at = self.words.len();
        if at + columns as usize > 0x7ff0 {
            self.overflow = true;
            return V::constant(0);
        }
        for i in 0..columns as u32 {
            self.words.push((value >> (32 * i)) as u32);
        }
        if columns > 1 {
            self.wide.push((at as u16, columns as u16));
        }
        self.known.insert((columns, value), at as u16);
        V::constant(at as u16)
    }

    /// The words and which of them belong together.
    pub fn finish(self) -> (Vec<u32>, Vec<(u16, u16)>) {
        (self.words, self.wide)
    }
}
