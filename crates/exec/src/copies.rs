//! A warp's asynchronous copies under way: `cp.async` from its issue until a wait of the thread covers it.
//!
//! Source: PTX ISA, "Asynchronous Data Movement" and the pages of `cp.async`, `cp.async.commit_group`,
//! `cp.async.wait_group`. Groups are each thread's own: a lane's copies since its last commit make its next group,
//! whatever the lanes beside it do. The source is read when the copy is issued, which is the earliest that hardware
//! could do it; the bytes land in shared memory when a wait of the lane covers their group, or when the lane ends,
//! which is the latest. A kernel without the wait that it needs therefore reads the old bytes, every time. Copies of
//! one lane land in the order of their issue.

use std::collections::VecDeque;

use base::LaneMask;

use crate::port::SharedMemory;

/// Copies of a warp that have not landed.
#[derive(Clone, Debug, Default)]
pub struct Copies {
    list: VecDeque<Copy>,
    /// Groups that each lane has committed.
    committed: [u32; 32],
}

/// One execution of `cp.async`.
#[derive(Clone, Debug)]
struct Copy {
    /// Lanes whose bytes have not landed.
    mask: u32,
    /// Bytes of each lane.
    bytes: u32,
    /// The group of each lane, from 0.
    group: [u32; 32],
    /// Where the bytes go, from the first byte of the block's shared memory.
    to: [u32; 32],
    /// The bytes.
    data: [[u8; 16]; 32],
}

impl Copies {
    /// Starts a warp.
    pub fn reset(&mut self) {
        self.list.clear();
        self.committed = [0; 32];
    }

    /// Issues a copy of the lanes of a mask: `bytes` each, up to 16, to a checked place in shared memory.
    pub fn issue(&mut self, mask: u32, bytes: u32, to: [u32; 32], data: [[u8; 16]; 32]) {
        self.list.push_back(Copy { mask, bytes, group: self.committed, to, data });
    }

    /// The lanes' copies since their last commit become a group.
    pub fn commit(&mut self, lanes: u32) {
        for lane in LaneMask(lanes).lanes() {
            self.committed[lane] = self.committed[lane].saturating_add(1);
        }
    }

    /// Waits until at most `pending` of each lane's latest groups are under way; with none given, for everything.
    pub fn wait(&mut self, lanes: u32, pending: Option<u32>, shared: &mut SharedMemory) {
        let mut end = [u32::MAX; 32];
        if let Some(pending) = pending {
            end = self.committed.map(|n| n.saturating_sub(pending));
        }
        for copy in &mut self.list {
            let due = (0..32).fold(0u32, |m, i| m | ((copy.group[i] < end[i]) as u32) << i);
            copy.land(due & lanes, shared);
        }
        while self.list.front().is_some_and(|c| c.mask == 0) {
            self.list.pop_front();
        }
    }

    /// Lanes end: what they have under way lands.
    #[inline]
    pub fn end(&mut self, lanes: u32, shared: &mut SharedMemory) {
        if !self.list.is_empty() {
            self.wait(lanes, None, shared);
        }
    }
}

impl Copy {
    fn land(&mut self, lanes: u32, shared: &mut SharedMemory) {
        let n = self.bytes as usize;
        for lane in LaneMask(lanes & self.mask).lanes() {
            let at = self.to[lane] as usize;
            if let (Some(place), Some(bytes)) = (shared.bytes.get_mut(at..at + n), self.data[lane].get(..n)) {
                place.copy_from_slice(bytes);
            }
        }
        self.mask &= !lanes;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shared() -> SharedMemory {
        SharedMemory { base: 0, bytes: vec![0; 64] }
    }

    fn issue(c: &mut Copies, mask: u32, to: u32, value: u8) {
        c.issue(mask, 4, [to; 32], [[value; 16]; 32]);
    }

    #[test]
    fn a_wait_covers_all_but_the_latest_groups() {
        let (mut c, mut s) = (Copies::default(), shared());
        for (to, value) in [(0, 1), (4, 2), (8, 3)] {
            issue(&mut c, 1, to, value);
            c.commit(1);
        }
        issue(&mut c, 1, 12, 4);
        c.wait(1, Some(2), &mut s);
        assert_eq!([s.bytes[0], s.bytes[4], s.bytes[8], s.bytes[12]], [1, 0, 0, 0]);
        c.wait(1, Some(0), &mut s);
        assert_eq!([s.bytes[4], s.bytes[8], s.bytes[12]], [2, 3, 0], "an open group is not covered");
        c.wait(1, None, &mut s);
        assert_eq!(s.bytes[12], 4);
    }

    #[test]
    fn groups_are_each_lanes_own() {
        let (mut c, mut s) = (Copies::default(), shared());
        c.issue(3, 4, std::array::from_fn(|i| 4 * i as u32), [[9; 16]; 32]);
        c.commit(1);
        c.wait(3, Some(0), &mut s);
        assert_eq!((s.bytes[0], s.bytes[4]), (9, 0));
        c.end(2, &mut s);
        assert_eq!(s.bytes[4], 9);
        assert!(c.list.is_empty());
    }

    #[test]
    fn later_copies_land_over_earlier_ones() {
        let (mut c, mut s) = (Copies::default(), shared());
        issue(&mut c, 1, 0, 1);
        issue(&mut c, 1, 0, 2);
        c.wait(1, None, &mut s);
        assert_eq!(s.bytes[0], 2);
    }
}
