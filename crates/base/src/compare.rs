//! The comparison operators of `set` and `setp`, once for every room. Source: PTX ISA 9.1, section 9.3.1.
//!
//! Integers use the first six; `eq ne lt le gt ge` of floats are false if an operand is NaN.

/// A comparison.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum CmpOp {
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

impl CmpOp {
    /// All, by their number.
    pub const ALL: [CmpOp; 14] = [
        CmpOp::Eq,
        CmpOp::Ne,
        CmpOp::Lt,
        CmpOp::Le,
        CmpOp::Gt,
        CmpOp::Ge,
        CmpOp::Equ,
        CmpOp::Neu,
        CmpOp::Ltu,
        CmpOp::Leu,
        CmpOp::Gtu,
        CmpOp::Geu,
        CmpOp::Num,
        CmpOp::Nan,
    ];

    /// The comparison of that number; equality where there is none.
    pub const fn from_u16(v: u16) -> CmpOp {
        CmpOp::ALL[if (v & 0xff) < 14 { (v & 0xff) as usize } else { 0 }]
    }
}
