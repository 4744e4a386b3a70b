//! A warp's local memory: word `w` of lane `l` at column `w`, lane `l`, which is the interleaved layout of the
//! hardware with the frame at 0.
//!
//! What `alloca` gives lies apart from the frames, from [`STACK`] on, so that frames of calls need not move for it.
//! Each lane has a stack pointer of its own there; a function's allocations end when it returns. Source: PTX ISA,
//! "Stack Manipulation Instructions". The manual leaves open where the memory lies and which way it grows.

use crate::regs::Col;

/// Local address of the first byte that `alloca` gives.
pub const STACK: u32 = 0x1000_0000;

/// Most bytes of `alloca` that a thread may hold: the local memory that CUDA allows a thread.
pub const STACK_BYTES: u32 = 512 << 10;

/// Local memory of one warp; grows when it is first touched.
#[derive(Clone, Debug, Default)]
pub struct LocalMemory {
    words: Vec<Col>,
    /// Bytes of each thread's frame that exist now; addresses from there on are out of bounds.
    pub limit: u32,
    /// Made by the first `alloca`.
    stack: Option<Box<Stack>>,
}

/// Memory that `alloca` gave.
#[derive(Clone, Debug, Default)]
struct Stack {
    words: Vec<Col>,
    /// Bytes that each lane holds.
    top: [u32; 32],
    /// `top` by call depth, when the lane's call there began.
    saved: Vec<[u32; 32]>,
}

impl LocalMemory {
    /// Empties it for another warp, keeping its room.
    pub fn reset(&mut self) {
        self.words.clear();
        self.limit = 0;
        self.stack = None;
    }

    /// Makes the words that hold bytes `0..end` exist; false beyond the limit.
    #[inline]
    fn touch(&mut self, end: u64) -> bool {
        if end > self.limit as u64 {
            return false;
        }
        let words = end.div_ceil(4) as usize;
        if self.words.len() < words {
            self.words.resize(words, Col::ZERO);
        }
        true
    }

    /// The words that hold a lane's bytes, and where these begin in them. `None` out of bounds.
    #[inline]
    fn room(&mut self, lane: usize, address: u64, bytes: u64) -> Option<(&mut Vec<Col>, usize)> {
        if self.touch(address.checked_add(bytes)?) {
            return Some((&mut self.words, address as usize));
        }
        self.stack.as_mut()?.room(lane, address, bytes)
    }

    /// Reads `N` bytes of a lane. `None` out of bounds.
    #[inline]
    pub fn read<const N: usize>(&mut self, lane: usize, address: u64) -> Option<[u8; N]> {
        let (words, at) = self.room(lane, address, N as u64)?;
        let mut out = [0; N];
        for (k, byte) in out.iter_mut().enumerate() {
            let a = at + k;
            *byte = (words.get(a / 4)?.0[lane & 31] >> (8 * (a % 4))) as u8;
        }
        Some(out)
    }

    /// Writes `N` bytes of a lane. `None` out of bounds.
    #[inline]
    pub fn write<const N: usize>(&mut self, lane: usize, address: u64, value: [u8; N]) -> Option<()> {
        let (words, at) = self.room(lane, address, N as u64)?;
        for (k, byte) in value.into_iter().enumerate() {
            let a = at + k;
            let word = &mut words.get_mut(a / 4)?.0[lane & 31];
            *word = *word & !(0xff << (8 * (a % 4))) | (byte as u32) << (8 * (a % 4));
        }
        Some(())
    }

    /// A byte of a lane as it is now; `None` out of bounds.
    pub fn peek(&self, lane: usize, address: u64) -> Option<u8> {
        let (words, at) = if address < self.limit as u64 {
            (&self.words, address as usize)
        } else {
            let stack = self.stack.as_ref()?;
            (&stack.words, stack.inside(lane, address, 1)?)
        };
        let word = words.get(at / 4).map_or(0, |c| c.0[lane & 31]);
        Some((word >> (8 * (at % 4))) as u8)
    }

    /// The column of an aligned word of a frame, for accesses in which all lanes have the same address.
    #[inline]
    pub fn column(&mut self, address: u64) -> Option<&mut [u32; 32]> {
        if !self.touch(address.checked_add(4)?) {
            return None;
        }
        self.words.get_mut(address as usize / 4).map(|c| &mut c.0)
    }

    /// `alloca`: a lane's address of so many bytes. `None` where its stack is full.
    pub fn allocate(&mut self, lane: usize, bytes: u64, align: u32) -> Option<u32> {
        let top = &mut self.stack.get_or_insert_default().top[lane & 31];
        let at = top.checked_next_multiple_of(align.max(1))?;
        let end = (at as u64).checked_add(bytes).filter(|&e| e <= STACK_BYTES as u64)?;
        *top = end as u32;
        Some(STACK + at)
    }

    /// `stacksave`: each lane's stack pointer.
    pub fn pointers(&self) -> [u32; 32] {
        self.stack.as_ref().map_or([STACK; 32], |s| s.top.map(|t| STACK + t))
    }

    /// `stackrestore`: back to what `stacksave` gave. False for what lies above the stack pointer or is none.
    pub fn restore(&mut self, lane: usize, pointer: u64) -> bool {
        let Some(top) = pointer.checked_sub(STACK as u64) else { return false };
        let held = &mut self.stack.get_or_insert_default().top[lane & 31];
        let down = top <= *held as u64;
        if down {
            *held = top as u32;
        }
        down
    }

    /// Lanes of a mask call a function from this depth.
    #[inline]
    pub fn call(&mut self, depth: usize, mask: u32) {
        if let Some(stack) = &mut self.stack {
            stack.call(depth, mask);
        }
    }

    /// They return to it: what they allocated since is given back.
    #[inline]
    pub fn give_back(&mut self, depth: usize, mask: u32) {
        if let Some(stack) = &mut self.stack {
            let saved = stack.saved.get(depth).copied().unwrap_or([0; 32]);
            base::LaneMask(mask).lanes().for_each(|i| stack.top[i] = saved[i]);
        }
    }
}

impl Stack {
    /// Where a lane's bytes begin; `None` where it does not hold them all.
    fn inside(&self, lane: usize, address: u64, bytes: u64) -> Option<usize> {
        let at = address.checked_sub(STACK as u64)?;
        (at.checked_add(bytes)? <= self.top[lane & 31] as u64).then_some(at as usize)
    }

    #[cold]
    fn room(&mut self, lane: usize, address: u64, bytes: u64) -> Option<(&mut Vec<Col>, usize)> {
        let at = self.inside(lane, address, bytes)?;
        let words = (at + bytes as usize).div_ceil(4);
        if self.words.len() < words {
            self.words.resize(words, Col::ZERO);
        }
        Some((&mut self.words, at))
    }

    fn call(&mut self, depth: usize, mask: u32) {
        if self.saved.len() <= depth {
            self.saved.resize(depth + 1, [0; 32]);
        }
        let top = self.top;
        if let Some(saved) = self.saved.get_mut(depth) {
            base::LaneMask(mask).lanes().for_each(|i| saved[i] = top[i]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_lane_has_a_stack_of_its_own() {
        let mut m = LocalMemory { limit: 16, ..LocalMemory::default() };
        let a = m.allocate(0, 10, 4).unwrap();
        let b = m.allocate(0, 4, 16).unwrap();
        assert_eq!((a, b), (STACK, STACK + 16));
        assert_eq!(m.allocate(1, 4, 8), Some(STACK));
        assert!(m.write(0, b as u64, [1u8, 2, 3, 4]).is_some());
        assert_eq!(m.read::<2>(0, b as u64 + 2), Some([3, 4]));
        assert_eq!(m.read::<1>(0, b as u64 + 4), None, "behind its end");
        assert_eq!(m.read::<4>(1, b as u64), None, "lane 1 holds 4 bytes");
        assert_eq!(m.read::<4>(0, 16), None, "behind the frame");
        assert_eq!(m.peek(0, b as u64), Some(1));
    }

    #[test]
    fn returning_gives_back() {
        let mut m = LocalMemory::default();
        m.call(0, 3);
        assert_eq!(m.allocate(0, 8, 8), Some(STACK));
        m.call(1, 1);
        assert_eq!(m.allocate(0, 8, 8), Some(STACK + 8));
        m.give_back(1, 1);
        assert_eq!(m.pointers()[0], STACK + 8);
        m.give_back(0, 3);
        assert_eq!(m.pointers()[..2], [STACK; 2]);
    }

    #[test]
    fn a_full_stack_and_a_wrong_pointer() {
        let mut m = LocalMemory::default();
        assert!(m.allocate(0, STACK_BYTES as u64, 4).is_some());
        assert_eq!(m.allocate(0, 1, 1), None);
        assert!(m.restore(0, STACK as u64 + 4));
        assert!(!m.restore(0, STACK as u64 + 5));
        assert!(!m.restore(0, 0));
        assert!(m.allocate(0, 1, 1).is_some());
    }
}
