//! The float comparison operators of `set` and `setp`.
//!
//! Source: PTX ISA 9.1, sections 9.3.1 (operators) and 9.7.6. `eq ne lt le gt ge` are false if an operand is NaN,
//! their `u` forms are true then; `num` and `nan` ask only for that. -0 equals +0. With `.ftz` the caller flushes
//! the operands first. Half-precision operands are compared as the `f32` that they are exactly.

/// A float comparison operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FloatCmp {
    /// Equal.
    Eq,
    /// Not equal, both numbers.
    Ne,
    /// Less.
    Lt,
    /// Less or equal.
    Le,
    /// Greater.
    Gt,
    /// Greater or equal.
    Ge,
    /// Equal or unordered.
    Equ,
    /// Not equal or unordered.
    Neu,
    /// Less or unordered.
    Ltu,
    /// Less, equal or unordered.
    Leu,
    /// Greater or unordered.
    Gtu,
    /// Greater, equal or unordered.
    Geu,
    /// Both are numbers.
    Num,
    /// At least one is NaN.
    Nan,
}

impl FloatCmp {
    /// All fourteen.
    pub const ALL: [FloatCmp; 14] = [
        FloatCmp::Eq,
        FloatCmp::Ne,
        FloatCmp::Lt,
        FloatCmp::Le,
        FloatCmp::Gt,
        FloatCmp::Ge,
        FloatCmp::Equ,
        FloatCmp::Neu,
        FloatCmp::Ltu,
        FloatCmp::Leu,
        FloatCmp::Gtu,
        FloatCmp::Geu,
        FloatCmp::Num,
        FloatCmp::Nan,
    ];

    /// Compares `f32` or `f64`. Match on the operator outside of a lane loop: with a constant operator this is one
    /// comparison.
    #[inline(always)]
    #[allow(clippy::neg_cmp_op_on_partial_ord, clippy::eq_op, reason = "unordered operands are the point")]
    pub fn holds<T: PartialOrd>(self, a: T, b: T) -> bool {
        match self {
            FloatCmp::Eq => a == b,
            FloatCmp::Ne => (a < b) | (a > b),
            FloatCmp::Lt => a < b,
            FloatCmp::Le => a <= b,
            FloatCmp::Gt => a > b,
            FloatCmp::Ge => a >= b,
            FloatCmp::Equ => !((a < b) | (a > b)),
            FloatCmp::Neu => a != b,
            FloatCmp::Ltu => !(a >= b),
            FloatCmp::Leu => !(a > b),
            FloatCmp::Gtu => !(a <= b),
            FloatCmp::Geu => !(a < b),
            FloatCmp::Num => (a == a) & (b == b),
            FloatCmp::Nan => (a != a) | (b != b),
        }
    }
}
