//! The data of buffers: element types, number literals, fills, NumPy files, comparison.

pub mod compare;
pub mod element;
pub mod fill;
pub mod npy;
pub mod number;

pub use element::{Class, Element};
pub use fill::Init;
pub use number::Literal;
