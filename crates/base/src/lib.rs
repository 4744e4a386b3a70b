//! What every room of warpmem shares, and nothing else: lanes and masks, source text and diagnostics,
//! [`MemOp`] (what an instruction asks of the memory system), [`WarpAccess`] (one warp's accesses by one
//! execution of it), events and counters. No dependencies; `cargo xtask tidy` holds it to a size budget.

pub mod access;
pub mod compare;
pub mod counters;
pub mod diag;
pub mod event;
pub mod lanes;
pub mod launch;
pub mod memop;
pub mod scalar;
pub mod source;
pub mod special;

pub use access::{Shape, WarpAccess};
pub use compare::CmpOp;
pub use counters::RecordCounters;
pub use diag::{Class, Diag, Diags, Label, Severity};
pub use lanes::{LaneMask, WARP_SIZE};
pub use launch::Dim3;
pub use memop::{
    AtomOp, BarrierOp, CacheOp, EvictionPriority, FenceOp, L2Prefetch, MatrixShape, MemKind, MemOp, Proxy,
    Scope, Space, Strength,
};
pub use scalar::{ScalarClass, ScalarType};
pub use source::{SourceFile, Span};
pub use special::SpecialReg;
