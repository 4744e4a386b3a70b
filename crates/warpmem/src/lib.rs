//! Runs a GPU kernel on the CPU and reports what its memory accesses did.
//!
//! [`job::run`] does what `warpmem profile` does; [`session::Session`] is the same in steps: load a module, launch
//! its kernels, read buffers and the report.

pub mod arg;
pub mod assert;
pub mod bind;
pub mod compile;
mod convert;
pub mod data;
pub mod files;
pub mod isa;
pub mod job;
pub mod launch_file;
pub mod launch_spec;
pub mod names;
pub mod pattern;
pub mod problem;
pub mod session;
pub mod sources;
pub mod suggest;
pub mod textures;

pub use problem::{Failure, Located, Problem};
pub use session::Session;
pub use {gpu, report};

/// The version of warpmem.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
