//! The float comparisons of `set` and `setp`.
//!
//! Source: PTX ISA 9.1, sections 9.3.1 (operators) and 9.7.6. `eq ne lt le gt ge` are false if an operand is NaN,
//! their `u` forms are true then; `num` and `nan` ask only for that. -0 equals +0. With `.ftz` the caller flushes
//! the operands first. Half-precision operands are compared as the `f32` that they are exactly.

use base::CmpOp;

/// Compares `f32` or `f64` (or integers, by the first six operators). Choose the operator outside of a lane loop: with a
/// constant one this is one comparison.
#[inline(always)]
#[allow(clippy::neg_cmp_op_on_partial_ord, clippy::eq_op, reason = "unordered operands are the point")]
pub fn holds<T: PartialOrd>(cmp: CmpOp, a: T, b: T) -> bool {
    match cmp {
        CmpOp::Eq => a == b,
        CmpOp::Ne => (a < b) | (a > b),
        CmpOp::Lt => a < b,
        CmpOp::Le => a <= b,
        CmpOp::Gt => a > b,
        CmpOp::Ge => a >= b,
        CmpOp::Equ => !((a < b) | (a > b)),
        CmpOp::Neu => a != b,
        CmpOp::Ltu => !(a >= b),
        CmpOp::Leu => !(a > b),
        CmpOp::Gtu => !(a <= b),
        CmpOp::Geu => !(a < b),
        CmpOp::Num => (a == a) & (b == b),
        CmpOp::Nan => (a != a) | (b != b),
    }
}
