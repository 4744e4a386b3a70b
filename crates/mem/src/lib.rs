//! The memory system. Here so far: what a warp's access costs by its addresses alone, which is sectors, lines,
//! data-stage and tag-stage wavefronts, bank conflicts, constant serialisation and same-address atomics.
//!
//! [`Counter`] counts accesses into records; [`Phases`] shows one access phase by phase, bank by bank. The
//! rules are written down in `docs/metrics.md`; hits, misses and cycles are not modelled here.

mod affine;
mod banks;
mod counter;
mod far;
mod figures;
mod phases;
mod request;
mod row;
mod scattered;
mod sort;
mod tag;

pub use counter::{CountConfig, Counter};
pub use figures::{AccessFigures, Path};
pub use phases::Phases;
pub use request::LocalFrames;
pub use tag::TagHash;
