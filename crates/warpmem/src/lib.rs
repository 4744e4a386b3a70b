//! Runs a GPU kernel on the CPU and reports what its memory accesses did.
