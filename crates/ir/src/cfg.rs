//! Control flow: blocks, immediate post-dominators.
