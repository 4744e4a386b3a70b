//! From counters to what a person or a program reads: the data of `warpmem.profile/1` ([`model`]), the figures of
//! a whole kernel by Nsight Compute's names ([`metrics`]), advice ([`advice`]), and the text report ([`text`]).
//!
//! Knows nothing of how the counters came about: [`facts`] is what it is given.

pub mod advice;
pub mod build;
pub mod facts;
pub mod group;
pub mod metrics;
pub mod model;
mod number;
pub mod text;

pub use build::launch;
pub use facts::{Facts, Occupancy, Record};
pub use model::*;
pub use number::grouped;
