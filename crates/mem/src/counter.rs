//! Counts accesses: picks the way that fits an access and the machine.

use base::{LaneMask, MemKind, RecordCounters, Shape, WarpAccess};

use crate::affine;
use crate::figures::{AccessFigures, Path};
use crate::request::{LocalFrames, Request};
use crate::row::PlainRow;
use crate::scattered::Scattered;
use crate::tag::TagHash;

/// What is counted beside the figures that always are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CountConfig {
    /// The tag hash of the GPU; without one there are no tag wavefronts.
    pub tag: Option<TagHash>,
    /// Where local frames lie; only the tag wavefronts of local accesses depend on it.
    pub local: LocalFrames,
}

/// Counts accesses by their addresses.
///
/// Addresses of shared memory are those within the block's window, addresses of local memory those within a
/// lane's own frame; all others are as the program has them.
#[derive(Clone, Copy, Debug)]
pub struct Counter {
    config: CountConfig,
    /// Does this machine have what [`x86::figures`] is compiled for?
    #[cfg(target_arch = "x86_64")]
    avx2: bool,
}

impl Counter {
    /// A counter that uses what this machine offers.
    pub fn new(config: CountConfig) -> Counter {
        Counter {
            config,
            #[cfg(target_arch = "x86_64")]
            avx2: is_x86_feature_detected!("avx2")
                && is_x86_feature_detected!("bmi1")
                && is_x86_feature_detected!("bmi2")
                && is_x86_feature_detected!("lzcnt")
                && is_x86_feature_detected!("popcnt"),
        }
    }

    /// A counter that uses nothing but what every machine offers; its figures are the same.
    pub fn portable(config: CountConfig) -> Counter {
        Counter {
            config,
            #[cfg(target_arch = "x86_64")]
            avx2: false,
        }
    }

    /// The settings.
    pub fn config(&self) -> &CountConfig {
        &self.config
    }

    /// Figures of one access.
    #[inline]
    pub fn figures(&self, access: &WarpAccess<'_>) -> AccessFigures {
        #[cfg(target_arch = "x86_64")]
        if self.avx2 {
            // SAFETY: the features were found on this machine when the counter was made.
            return unsafe { x86::figures(&self.config, access) };
        }
        figures::<PlainRow>(&self.config, access)
    }

    /// Adds one access to its record.
    #[inline]
    pub fn count(&self, access: &WarpAccess<'_>, into: &mut RecordCounters) {
        #[cfg(target_arch = "x86_64")]
        if self.avx2 {
            // SAFETY: the features were found on this machine when the counter was made.
            return unsafe { x86::count(&self.config, access, into) };
        }
        figures::<PlainRow>(&self.config, access).add_to(into);
    }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    //! The counting code compiled for AVX2.

    use base::{RecordCounters, WarpAccess};

    use super::CountConfig;
    use crate::figures::AccessFigures;
    use crate::row::Avx2Row;

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    pub(super) fn figures(config: &CountConfig, access: &WarpAccess<'_>) -> AccessFigures {
        super::figures::<Avx2Row>(config, access)
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    pub(super) fn count(config: &CountConfig, access: &WarpAccess<'_>, into: &mut RecordCounters) {
        super::figures::<Avx2Row>(config, access).add_to(into);
    }
}

/// The counting itself.
#[inline(always)]
fn figures<R: Scattered>(config: &CountConfig, access: &WarpAccess<'_>) -> AccessFigures {
    let op = access.op;
    let lanes = access.mask.count();
    let path = Path::of(op);
    let mut mask = access.mask.0;
    let mut atomic = false;
    match op.kind {
        // Lanes beyond the rows of the matrices give no addresses.
        MemKind::MatrixLoad(shape) | MemKind::MatrixStore(shape) => {
            mask &= LaneMask::first(8 * shape.count()).0
        }
        MemKind::Atomic(_) | MemKind::Reduction(_) => atomic = matches!(path, Path::Global | Path::Shared),
        _ => {}
    }
    let bytes = op.bytes_per_lane();
    let mut f = AccessFigures::default();
    if mask != 0 {
        let q = Request {
            mask,
            width: bytes.clamp(1, 32).next_power_of_two().trailing_zeros(),
            tag: config.tag.as_ref(),
            atomic,
            frame_line: if path == Path::Local { config.local.line(access.warp) } else { 0 },
        };
        f = match access.shape {
            Shape::Uniform(address) => affine::uniform::<R>(path, address, &q),
            Shape::Affine { base, stride } => affine::affine::<R>(path, base, stride, &q),
            Shape::Lanes(addresses) => R::scattered(path, addresses, &q),
            Shape::Bulk { address, bytes } => bulk(path, address, bytes),
            Shape::None => AccessFigures::default(),
        };
        if matches!(path, Path::Global | Path::Local) {
            f.sectors_ideal = match access.shape {
                Shape::None => 0,
                Shape::Bulk { bytes, .. } => bytes.div_ceil(32),
                _ => (lanes * bytes).div_ceil(32),
            };
        }
    }
    f.lanes = lanes;
    f
}

/// A range that one thread asks for: sectors and lines of global memory, rows of 128 bytes of shared memory.
/// It passes no tag stage.
fn bulk(path: Path, address: u64, bytes: u32) -> AccessFigures {
    let mut f = AccessFigures::default();
    if bytes == 0 {
        return f;
    }
    let units = |k: u32| (((address & ((1 << k) - 1)) + u64::from(bytes) - 1) >> k) as u32 + 1;
    match path {
        Path::Global => (f.sectors, f.lines) = (units(5), units(7)),
        Path::Shared => (f.wavefronts, f.wavefronts_ideal, f.way) = (units(7), bytes.div_ceil(128), 1),
        Path::Local | Path::Constant | Path::None => {}
    }
    f
}
