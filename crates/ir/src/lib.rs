//! Kernels as pre-decoded warp operations.
