//! One access phase by phase: which lanes go together, and how many distinct words each bank is asked for.
//! For drawing; the figures that are summed come from [`crate::Counter`].

use base::{LaneMask, MemKind, Shape, WarpAccess};

/// The phases of an access to global or shared memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phases {
    /// Active lanes of each phase, ascending; a phase may have none.
    pub lanes: Vec<Vec<usize>>,
    /// For each phase and each of the 32 banks the number of distinct 4-byte words asked for.
    pub banks: Vec<[u32; 32]>,
}

impl Phases {
    /// The phases of an access: by its width, or one for each matrix. The access's path is not looked at.
    pub fn of(access: &WarpAccess<'_>) -> Phases {
        let width = access.op.bytes_per_lane().clamp(1, 32).next_power_of_two();
        let (count, size) = match access.op.kind {
            MemKind::MatrixLoad(shape) | MemKind::MatrixStore(shape) => (shape.count() as usize, 8),
            _ => {
                let size = 128 / width.max(4) as usize;
                (32 / size, size)
            }
        };
        let phases = (0..count).map(|p| {
            let mask = LaneMask(LaneMask::first(size as u32).0 << (p * size) & access.mask.0);
            (mask.lanes().collect(), distinct_words(mask, &access.shape, width))
        });
        let (lanes, banks) = phases.unzip();
        Phases { lanes, banks }
    }
}

/// Distinct words per bank.
fn distinct_words(mask: LaneMask, shape: &Shape<'_>, width: u32) -> [u32; 32] {
    let mut words: Vec<u64> = Vec::new();
    for lane in mask.lanes() {
        let first = (shape.address(lane) & !u64::from(width - 1)) / 4;
        words.extend((0..width.div_ceil(4)).map(|w| first + u64::from(w)));
    }
    words.sort_unstable();
    words.dedup();
    let mut banks = [0; 32];
    for word in words {
        banks[(word % 32) as usize] += 1;
    }
    banks
}
