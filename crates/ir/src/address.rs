//! Where things lie in the one 64-bit generic address space.
//!
//! Buffers grow upwards from [`BUFFERS`]; module variables end right below it, so that buffers never move.
//! The windows of the other spaces are 4 GiB each, so that the upper half of a generic address names the space
//! and the lower half is the address within it. Real GPUs place their windows elsewhere; programs see them
//! through `cvta` and `isspacep` alone.

use base::Space;

/// First byte of the first buffer.
pub const BUFFERS: u64 = 0x7f00_0000_0000;
/// Generic address of shared address 0.
pub const SHARED_WINDOW: u64 = 0x7d00_0000_0000;
/// Generic address of local address 0.
pub const LOCAL_WINDOW: u64 = 0x7d01_0000_0000;
/// Generic address of constant address 0.
pub const CONST_WINDOW: u64 = 0x7d02_0000_0000;
/// Generic address of the first kernel parameter.
pub const PARAM_WINDOW: u64 = 0x7d03_0000_0000;
/// Address of function 0; the next ones follow 16 bytes apart.
pub const FUNCTIONS: u64 = 0x7d04_0000_0000;

/// Handle of the first texture.
pub const TEXTURES: u64 = 0x7d05_0000_0000;

/// The window of a space; 0 for global, whose addresses are generic ones already.
pub const fn window(space: Space) -> u64 {
    match space {
        Space::Shared | Space::SharedCluster => SHARED_WINDOW,
        Space::Local => LOCAL_WINDOW,
        Space::Const => CONST_WINDOW,
        Space::Param => PARAM_WINDOW,
        _ => 0,
    }
}

/// The real space of a generic address.
#[inline]
pub const fn space_of(generic: u64) -> Space {
    match generic >> 32 {
        0x7d00 => Space::Shared,
        0x7d01 => Space::Local,
        0x7d02 => Space::Const,
        0x7d03 => Space::Param,
        _ => Space::Global,
    }
}
