//! What a row of the instruction table is made of. The rows themselves are in `generated.rs`.

use base::ScalarType;

use super::generated::{Mnemonic, Modifier};

/// What a row, or one of its modifiers, needs of the module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Need {
    /// `.version`, as major × 10 + minor; 0 where any will do.
    pub version: u16,
    /// `.target`, as the number after `sm_`; 0 where any will do.
    pub target: u16,
    /// 0: that target or a newer one; 1: the same with an `a` or `f` suffix; 2: exactly that one, suffixed.
    pub suffix: u8,
}

/// One modifier that a slot takes.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The modifier.
    pub modifier: Modifier,
    /// What it needs here.
    pub need: Need,
}

/// A place for a modifier.
#[derive(Clone, Copy, Debug)]
pub struct Slot {
    /// Its name in the table.
    pub name: &'static str,
    /// May be left out.
    pub optional: bool,
    /// All choices are types: such slots are filled in written order.
    pub is_type: bool,
    /// What it takes.
    pub choices: &'static [Choice],
}

/// The type that an operand is checked against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeRef {
    /// Not checked.
    Any,
    /// What was written in the n-th type slot.
    Slot(u8),
    /// Twice as wide as the first type.
    Wide,
    /// Always this.
    Fixed(ScalarType),
}

/// How a register's type must fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fit {
    /// Same size, agreeing class.
    Same,
    /// The register may be wider (`ld`, `st`, `cvt`).
    Wider,
    /// `mov`: also vectors of parts, addresses of variables and functions.
    Mov,
}

/// How many registers an operand holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// One.
    One,
    /// As many as `.v2`, `.v4`, `.v8` say, one without.
    Vec,
    /// As many 32-bit registers as `.x1`, `.x2`, `.x4` matrices of the shape take.
    Num,
    /// This many in braces.
    Exactly(u8),
    /// One, or any number in braces.
    Any,
}

/// The kind of an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A register that is written.
    Dest,
    /// The same, or `_`.
    SinkOrDest,
    /// A register or a constant that is read.
    Source,
    /// `d|p`
    Pair,
    /// `d` or `d|p`
    MaybePair,
    /// `[a]`
    Address,
    /// `[a, …]`
    AddressList,
    /// A constant.
    Constant,
    /// A label.
    Label,
    /// A function.
    Function,
    /// Any operands from here on.
    Rest,
}

/// One operand of a row.
#[derive(Clone, Copy, Debug)]
pub struct OperandSpec {
    /// Its name in the table.
    pub name: &'static str,
    /// Its kind.
    pub kind: Kind,
    /// Its type.
    pub ty: TypeRef,
    /// How a register fits.
    pub fit: Fit,
    /// How many registers.
    pub count: Count,
    /// May be left out.
    pub optional: bool,
}

/// A row of the instruction table.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// The mnemonic.
    pub mnemonic: Mnemonic,
    /// The row in the manual's notation.
    pub text: &'static str,
    /// Takes modifiers beyond its slots (a loosely checked row).
    pub any: bool,
    /// What it needs.
    pub need: Need,
    /// Index of its section in the table.
    pub section: u8,
    /// Places for modifiers.
    pub slots: &'static [Slot],
    /// Operands in order.
    pub operands: &'static [OperandSpec],
}

// Short constructors for the generated table.

pub(super) const fn need(version: u16, target: u16, suffix: u8) -> Need {
    Need { version, target, suffix }
}

pub(super) const fn choice(modifier: Modifier, need: Need) -> Choice {
    Choice { modifier, need }
}

pub(super) const fn slot(
    name: &'static str,
    optional: bool,
    is_type: bool,
    choices: &'static [Choice],
) -> Slot {
    Slot { name, optional, is_type, choices }
}

pub(super) const fn op(
    name: &'static str,
    kind: Kind,
    ty: TypeRef,
    fit: Fit,
    count: Count,
    optional: bool,
) -> OperandSpec {
    OperandSpec { name, kind, ty, fit, count, optional }
}

pub(super) const fn form(
    mnemonic: Mnemonic,
    text: &'static str,
    need: Need,
    section: u8,
    slots: &'static [Slot],
    operands: &'static [OperandSpec],
) -> Form {
    Form { mnemonic, text, any: false, need, section, slots, operands }
}

pub(super) const fn loose(
    mnemonic: Mnemonic,
    text: &'static str,
    need: Need,
    section: u8,
    slots: &'static [Slot],
    operands: &'static [OperandSpec],
) -> Form {
    Form { any: true, ..form(mnemonic, text, need, section, slots, operands) }
}
