//! The warp interpreter: runs a kernel's operations 32 lanes at a time and asks memory through one trait.

pub mod regs;
