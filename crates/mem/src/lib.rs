//! The memory system: coalescer, shared banks, constants, local layout, tag stage.
