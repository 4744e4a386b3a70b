//! PTX module to kernel: lowering, uniformity and basis slices.
