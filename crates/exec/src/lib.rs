//! The warp interpreter: runs a kernel's operations 32 lanes at a time and asks memory through one trait.
//!
//! [`interp::turn`] runs a warp for some operations. Lane arithmetic is in [`alu`], one routine per operation and
//! type, found when the kernel is made ready ([`program`]); memory requests go to a [`port::MemPort`]; divergence,
//! calls and barriers are in `control` and [`warp`].

pub mod address;
pub mod alu;
pub mod atomics;
pub mod block;
pub mod cluster;
mod collective;
mod control;
pub mod copies;
pub mod data;
pub mod fault;
pub mod interp;
mod level;
pub mod local;
pub mod matrix;
pub mod port;
pub mod program;
pub mod regs;
pub mod special;
mod state;
mod system;
pub mod texture;
pub mod warp;
