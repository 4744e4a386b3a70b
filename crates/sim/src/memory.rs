//! Global memory: buffers, module variables and the device heap, as one sorted list of address ranges.
//!
//! Addresses follow fixed rules so that reports do not depend on the host: buffers go up from
//! [`ir::address::BUFFERS`] in the order in which they are made, aligned to 512 bytes (to 2 MiB when larger than
//! that) and at least 512 bytes apart; module variables end below it, and what `malloc` gives in a kernel starts at
//! [`HEAP`], below them.

use exec::texture::Texture;
use ir::address::{BUFFERS, TEXTURES};
use ir::{Image, ImageVariable};

/// First address that `malloc` gives in a kernel: below the module's variables.
pub const HEAP: u64 = 0x7e80_0000_0000;
/// Buffers end below this address.
const END: u64 = 0x7fc0_0000_0000;
/// Where the blocks of a cooperative launch wait for one another.
const WORKSPACE: u64 = 0x7e70_0000_0000;
/// Bytes of the device heap: CUDA's default limit.
pub const HEAP_BYTES: u64 = 8 << 20;
/// Buffers larger than this are aligned to it.
const LARGE: u64 = 2 << 20;
/// Alignment and least distance of buffers.
const APART: u64 = 512;

/// Does a number lie where allocations can be?
pub(crate) fn is_address(number: u64) -> bool {
    (WORKSPACE..END).contains(&number)
}

/// A range of addresses with memory behind it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Allocation {
    /// Its name: the argument's, the variable's, or empty.
    pub name: String,
    /// First address.
    pub address: u64,
    /// Bytes.
    pub bytes: u64,
    /// Index of the memory behind it; aliases share one.
    backing: usize,
    /// Made by `malloc` in a kernel?
    heap: bool,
}

/// Global memory and the constant bank.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    ranges: Vec<Allocation>,
    backings: Vec<Vec<u8>>,
    constants: Vec<u8>,
    textures: Vec<Texture>,
    /// Which texture a handle names; ascending.
    handles: Vec<(u64, usize)>,
    next: Option<u64>,
    heap_next: u64,
    heap_used: u64,
    /// Launches so far.
    pub(crate) launches: u64,
}

/// The handle of the texture of that number. It is no address: what is loaded from it is out of bounds.
const fn texture_handle(index: usize, surface: bool) -> u64 {
    TEXTURES + 32 * index as u64 + 16 * surface as u64
}

impl Memory {
    /// No memory at all.
    pub fn new() -> Memory {
        Memory::default()
    }

    /// Makes a buffer of zeros and gives its address. `None` when the address space or the host's memory is
    /// exhausted.
    pub fn allocate(&mut self, name: &str, bytes: u64) -> Option<u64> {
        let mut data = Vec::<u8>::new();
        data.try_reserve_exact(usize::try_from(bytes).ok()?).ok()?;
        // `vec!` asks for zeroed pages, which cost nothing until they are touched.
        drop(data);
        let address = self.place(bytes)?;
        self.backings.push(vec![0; bytes as usize]);
        let backing = self.backings.len() - 1;
        self.insert(Allocation { name: name.into(), address, bytes, backing, heap: false });
        Some(address)
    }

    /// Gives a second address to the memory of the buffer that begins at `address`.
    pub fn alias(&mut self, name: &str, address: u64) -> Option<u64> {
        let original = self.ranges.iter().find(|r| r.address == address)?.clone();
        let address = self.place(original.bytes)?;
        self.insert(Allocation { name: name.into(), address, ..original });
        Some(address)
    }

    fn place(&mut self, bytes: u64) -> Option<u64> {
        let align = if bytes > LARGE { LARGE } else { APART };
        let address = self.next.unwrap_or(BUFFERS).checked_next_multiple_of(align)?;
        let end = address.checked_add(bytes)?;
        if end > END {
            return None;
        }
        self.next = Some(end.checked_add(APART)?);
        Some(address)
    }

    fn insert(&mut self, allocation: Allocation) {
        let at = self.ranges.partition_point(|r| r.address < allocation.address);
        self.ranges.insert(at, allocation);
    }

    /// Takes the buffer (or alias) that begins at `address` away; the memory behind it goes with its last address.
    /// The next buffer lies behind the last one that is left. False where none begins there.
    pub fn free(&mut self, address: u64) -> bool {
        let buffer = |r: &Allocation| !r.heap && r.address >= BUFFERS;
        let Some(i) = self.ranges.iter().position(|r| buffer(r) && r.address == address) else {
            return false;
        };
        let gone = self.ranges.remove(i);
        if !self.ranges.iter().any(|r| r.backing == gone.backing)
            && let Some(data) = self.backings.get_mut(gone.backing)
        {
            *data = Vec::new();
        }
        let end = self.ranges.iter().filter(|r| buffer(r)).map(|r| r.address + r.bytes).max();
        self.next = end.map(|e| e + APART);
        true
    }

    /// Brings a module's variables and constants in with their initial values.
    pub fn load_image(&mut self, image: &Image) {
        for ImageVariable { name, address, bytes, init, .. } in &image.globals {
            let mut data = init.clone();
            data.resize(*bytes as usize, 0);
            self.backings.push(data);
            let backing = self.backings.len() - 1;
            self.insert(Allocation {
                name: name.clone(),
                address: *address,
                bytes: *bytes,
                backing,
                heap: false,
            });
        }
        self.constants.clone_from(&image.constants);
    }

    /// Writes bytes; false where no allocation holds all of them.
    pub fn write(&mut self, address: u64, bytes: &[u8]) -> bool {
        let Some(range) = self.find(address, 0) else { return false };
        let Some((data, at)) = self.behind(range, address) else { return false };
        match data.get_mut(at..).and_then(|d| d.get_mut(..bytes.len())) {
            Some(place) => {
                place.copy_from_slice(bytes);
                true
            }
            None => false,
        }
    }

    /// Reads bytes; `None` where no allocation holds all of them.
    pub fn read(&self, address: u64, bytes: u64) -> Option<&[u8]> {
        let range = self.ranges.get(self.find(address, 0)?)?;
        let at = usize::try_from(address - range.address).ok()?;
        self.backings.get(range.backing)?.get(at..)?.get(..usize::try_from(bytes).ok()?)
    }

    /// Makes a texture of texels that lie in a buffer, in place of one of its name. Its handles are those of the
    /// earlier one.
    pub fn set_texture(&mut self, texture: Texture) {
        if let Some(old) = self.textures.iter_mut().find(|t| t.name == texture.name) {
            *old = texture;
            return;
        }
        let index = self.textures.len();
        let variable = self.ranges.iter().find(|r| !r.heap && r.address < BUFFERS && r.name == texture.name);
        let variable = variable.map(|r| r.address);
        for handle in [texture_handle(index, false), texture_handle(index, true)].into_iter().chain(variable)
        {
            let at = self.handles.partition_point(|h| h.0 < handle);
            self.handles.insert(at, (handle, index));
        }
        self.textures.push(texture);
    }

    /// The handle of a texture, as such or as a surface.
    pub fn texture_handle(&self, name: &str, surface: bool) -> Option<u64> {
        self.textures.iter().position(|t| t.name == name).map(|i| texture_handle(i, surface))
    }

    /// The names of the textures.
    pub fn texture_names(&self) -> Vec<&str> {
        self.textures.iter().map(|t| t.name.as_str()).collect()
    }

    /// The texture that a handle names.
    pub(crate) fn texture(&self, handle: u64) -> Option<&Texture> {
        let i = self.handles.binary_search_by_key(&handle, |h| h.0).ok()?;
        self.textures.get(self.handles.get(i)?.1)
    }

    /// The texels of a texture, to read.
    pub(crate) fn texels(&self, t: &Texture) -> Option<&[u8]> {
        self.read(t.address, t.bytes())
    }

    /// The texture that a handle names with its texels, to write.
    pub(crate) fn texels_mut(&mut self, handle: u64) -> Option<(&Texture, &mut [u8])> {
        let at = self.handles.binary_search_by_key(&handle, |h| h.0).ok()?;
        let texture = self.textures.get(self.handles.get(at)?.1)?;
        let range = self.ranges.get(self.find(texture.address, 0)?)?;
        let from = usize::try_from(texture.address - range.address).ok()?;
        let data = self.backings.get_mut(range.backing)?;
        Some((texture, data.get_mut(from..)?.get_mut(..usize::try_from(texture.bytes()).ok()?)?))
    }

    /// The allocations in ascending order of address.
    pub fn allocations(&self) -> &[Allocation] {
        &self.ranges
    }

    /// The constant bank of module variables.
    pub fn constants(&self) -> &[u8] {
        &self.constants
    }

    /// The index of the allocation that holds an address. `hint` is looked at first.
    #[inline]
    pub(crate) fn find(&self, address: u64, hint: u32) -> Option<usize> {
        let holds = |r: &Allocation| address >= r.address && address - r.address < r.bytes;
        if self.ranges.get(hint as usize).is_some_and(holds) {
            return Some(hint as usize);
        }
        let at = self.ranges.partition_point(|r| r.address <= address).checked_sub(1)?;
        holds(self.ranges.get(at)?).then_some(at)
    }

    /// Which memory lies behind an address: the same for aliases.
    pub(crate) fn backing_of(&self, address: u64) -> Option<usize> {
        self.ranges.get(self.find(address, 0)?).map(|r| r.backing)
    }

    /// Which memory lies behind each allocation.
    pub(crate) fn backings_of_ranges(&self) -> impl Iterator<Item = usize> {
        self.ranges.iter().map(|r| r.backing)
    }

    /// The allocation nearest to an address, for messages.
    pub(crate) fn nearest(&self, address: u64) -> Option<&Allocation> {
        let distance = |r: &Allocation| match address {
            a if a < r.address => r.address - a,
            a => (a - r.address).saturating_sub(r.bytes.saturating_sub(1)),
        };
        self.ranges.iter().min_by_key(|r| distance(r))
    }

    /// Address and bytes of an allocation with the memory behind it.
    #[inline]
    pub(crate) fn view(&self, range: usize) -> Option<(u64, &[u8])> {
        let r = self.ranges.get(range)?;
        Some((r.address, self.backings.get(r.backing)?))
    }

    /// Likewise, to write.
    #[inline]
    pub(crate) fn view_mut(&mut self, range: usize) -> Option<(u64, &mut [u8])> {
        let r = self.ranges.get(range)?;
        Some((r.address, self.backings.get_mut(r.backing)?))
    }

    fn behind(&mut self, range: usize, address: u64) -> Option<(&mut Vec<u8>, usize)> {
        let r = self.ranges.get(range)?;
        let at = usize::try_from(address - r.address).ok()?;
        Some((self.backings.get_mut(r.backing)?, at))
    }

    /// The workspace of a grid whose blocks wait for one another, as new: its size, and the word that they wait at.
    pub(crate) fn grid_workspace(&mut self) -> u64 {
        if self.find(WORKSPACE, 0).is_none() {
            self.backings.push(vec![0; 8]);
            let backing = self.backings.len() - 1;
            let name = "the grid's workspace".into();
            self.insert(Allocation { name, address: WORKSPACE, bytes: 8, backing, heap: false });
        }
        self.write(WORKSPACE, &[8, 0, 0, 0, 0, 0, 0, 0]);
        WORKSPACE
    }

    /// `malloc` in a kernel: 16-byte aligned, 0 when the heap is exhausted.
    pub(crate) fn heap_allocate(&mut self, bytes: u64) -> u64 {
        if bytes == 0 || bytes > HEAP_BYTES - self.heap_used {
            return 0;
        }
        let address = HEAP + self.heap_next;
        self.heap_next += bytes.next_multiple_of(16);
        self.heap_used += bytes;
        self.backings.push(vec![0; bytes as usize]);
        let backing = self.backings.len() - 1;
        self.insert(Allocation { name: "malloc".into(), address, bytes, backing, heap: true });
        address
    }

    /// `free` in a kernel; false for what `malloc` did not give.
    pub(crate) fn heap_free(&mut self, address: u64) -> bool {
        let Some(i) = self.ranges.iter().position(|r| r.heap && r.address == address) else { return false };
        let r = self.ranges.remove(i);
        self.heap_used -= r.bytes;
        if let Some(data) = self.backings.get_mut(r.backing) {
            *data = Vec::new();
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buffers_lie_where_the_rules_say() {
        let mut m = Memory::new();
        assert_eq!(m.allocate("a", 100), Some(BUFFERS));
        assert_eq!(m.allocate("b", 512), Some(BUFFERS + 1024));
        assert_eq!(m.allocate("c", LARGE), Some(BUFFERS + 2048));
        assert_eq!(m.allocate("d", LARGE + 1), Some(BUFFERS + 2 * LARGE));
        assert_eq!(m.allocate("e", 4), Some(BUFFERS + 3 * LARGE + 1024));
        assert_eq!(m.allocate("f", 1 << 60), None);
    }

    #[test]
    fn aliases_share_their_memory() {
        let mut m = Memory::new();
        let a = m.allocate("a", 16).unwrap();
        let b = m.alias("b", a).unwrap();
        assert_ne!(a, b);
        assert!(m.write(b + 4, &[7]));
        assert_eq!(m.read(a, 8), Some(&[0, 0, 0, 0, 7, 0, 0, 0][..]));
        assert!(!m.write(a + 15, &[1, 2]));
        assert_eq!(m.read(a + 16, 1), None);
    }

    #[test]
    fn what_is_given_back_makes_room() {
        let mut m = Memory::new();
        let a = m.allocate("a", 16).unwrap();
        let b = m.allocate("b", 16).unwrap();
        let c = m.alias("c", a).unwrap();
        assert!(m.write(a, &[7]));
        assert!(m.free(a));
        assert!(!m.free(a));
        assert_eq!(m.read(a, 1), None);
        assert_eq!(m.read(c, 1), Some(&[7][..]), "the alias keeps the memory");
        assert!(m.free(c));
        assert_eq!(m.allocate("d", 16), Some(c));
        assert!(m.free(b) && m.free(c));
        assert_eq!(m.allocate("e", 16), Some(BUFFERS));
    }

    #[test]
    fn the_heap_ends() {
        let mut m = Memory::new();
        let a = m.heap_allocate(HEAP_BYTES);
        assert_eq!(a, HEAP);
        assert_eq!(m.heap_allocate(1), 0);
        assert!(m.heap_free(a));
        assert!(!m.heap_free(a));
        assert_ne!(m.heap_allocate(8), 0);
    }
}
