//! PTX text: lexer, parser, instruction table, syntax tree, printer and checks. Nothing here executes.
//!
//! [`parse`] gives a [`Module`] and what is wrong with the text.

pub mod ast;
pub mod intern;
pub mod isa;
mod lex;
mod number;
mod parse;
mod suggest;

pub use ast::*;
pub use intern::{Interner, Symbol};
pub use isa::Mods;
pub use parse::parse;
