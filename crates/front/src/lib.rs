//! From a PTX module to kernels: [`kernels`] lists the entries, [`image()`] lays out the module's variables,
//! [`lower()`] turns an entry and every function that it reaches into an [`ir::Kernel`].
//!
//! What is not executed yet is refused with its name and line, and only where the kernel reaches it. Sources:
//! PTX ISA 9.x, "Directives", "State Spaces, Types, and Variables", "Abstracting the ABI", "Instruction Set".

mod constants;
mod finish;
mod float;
mod gate;
mod image;
mod independence;
mod lower;
mod program;
mod shared;
mod slice;
mod virt;

use base::Span;
use ptx::Symbol;

pub use image::{CONSTANT_BANK, image};
pub use lower::{executes, instructions, kernels, lower};

/// An entry of a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryInfo {
    /// Its name in the module.
    pub name: Symbol,
    /// Its mangled name.
    pub mangled: String,
    /// Where its name stands.
    pub span: Span,
}

/// For which GPU a kernel is lowered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The number after `sm_`: 80, 90, …
    pub arch: u32,
    /// First address of shared memory: 0, or 0x400 from sm_90 on.
    pub shared_base: u32,
}
