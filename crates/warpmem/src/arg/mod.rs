//! Kernel arguments as the command line and launch files write them.

pub mod cursor;
pub mod size;
pub mod spec;

pub use size::extent;
pub use spec::{Arg, Spec, Target, parse};
