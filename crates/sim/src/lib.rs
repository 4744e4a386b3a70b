//! A launch: blocks in waves over the SMs of a GPU, in counts mode's fixed order.
