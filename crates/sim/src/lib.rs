//! A launch: blocks in waves over the SMs of a GPU, in counts mode's fixed order.
//!
//! The only room that knows the interpreter and the memory system. [`Memory`] lives across launches; [`launch()`]
//! runs one kernel on it.

mod ahead;
mod counts;
mod fault;
mod launch;
mod memory;
mod waves;

pub use fault::{AllocationRef, Fault};
pub use launch::{LaunchConfig, Outcome, launch, limits_of};
pub use memory::{Allocation, Memory};
