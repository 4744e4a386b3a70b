//! Arithmetic from PTX text to bytes in a buffer.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

mod machine;
mod random;
mod video;
