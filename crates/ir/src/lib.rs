//! Kernels as pre-decoded warp operations.
//!
//! An [`Op`] is 16 bytes: what to do, on which type, under which guard, from and to which slots. Everything
//! that is not needed in the lane loop lies in side tables of the [`Kernel`]. `front` makes kernels from PTX;
//! `exec` runs them; neither knows the other.

pub mod address;
pub mod cfg;
pub mod display;
pub mod kernel;
pub mod liveness;
pub mod loops;
pub mod matrix;
pub mod op;
pub mod operands;
pub mod texture;
pub mod verify;

pub use kernel::{
    Basis, CallSite, Callee, ExternFunction, Function, GlobalUse, Image, ImageVariable, Kernel, MemInst,
    Origin, Param, ParamMove, RecordInfo, SourceLine, SourceLines,
};
pub use matrix::{MatrixInst, RowElement};
pub use op::{BarOp, BoolOp, CmpOp, Code, Guard, Mods, Op, Slot, Ty};
pub use texture::{Beyond, Geometry, Level, Query, TextureOp};
