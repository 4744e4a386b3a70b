//! `--assert 'EXPR'`: comparisons of the report's figures.

pub mod eval;
pub mod parse;

pub use eval::{Verdict, check, check_all, picked};
pub use parse::{Assertion, parse};

/// A value in a message: whole numbers without a point.
pub fn show(value: f64) -> String {
    if value.fract() == 0.0 && value.abs() < 9e15 { format!("{value:.0}") } else { format!("{value}") }
}
