//! PTX text: lexer, parser, instruction table, syntax tree, printer and checks.

pub mod ast;
pub mod intern;
pub mod isa;

pub use ast::*;
pub use intern::{Interner, Symbol};
pub use isa::Mods;
