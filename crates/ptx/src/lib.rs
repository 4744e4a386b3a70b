//! PTX text: lexer, parser, instruction table, syntax tree, printer and checks. Nothing here executes.
//!
//! [`parse()`] gives a [`Module`] and what is wrong with the text; [`check()`] finds what ptxas would refuse and sets
//! the row of the instruction table that each instruction matches; [`print()`] gives text again.

pub mod ast;
mod check;
pub mod equal;
pub mod intern;
pub mod isa;
pub mod lex;
mod number;
mod parse;
mod print;
mod suggest;

pub use ast::*;
pub use check::{NEWEST_VERSION, check};
pub use intern::{Interner, Symbol};
pub use isa::Mods;
pub use parse::parse;
pub use print::print;
