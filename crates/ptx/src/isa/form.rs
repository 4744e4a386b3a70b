//! What a row of the instruction table is made of. The rows themselves are in `generated.rs`.

use std::fmt;

use base::ScalarType;

use super::generated::{Mnemonic, Modifier};

/// A target, or targets, that will do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// `sm_90`: that or a newer one.
    Least(u16),
    /// `=sm_70`: only that one.
    Only(u16),
    /// `sm_90a`: only that one, with `a`.
    Exact(u16),
    /// `sm_100f`: that or a newer one of its family, with `f` or `a`.
    Family(u16),
}

impl Target {
    /// Does the target `sm_NUMBER`, with that suffix or none, do?
    pub fn met_by(self, number: u32, suffix: Option<char>) -> bool {
        match self {
            Target::Least(n) => number >= u32::from(n),
            Target::Only(n) => number == u32::from(n),
            Target::Exact(n) => number == u32::from(n) && suffix == Some('a'),
            Target::Family(_) => self.on(number) && suffix.is_some(),
        }
    }

    /// Does the architecture have it, whatever the module's target?
    pub fn on(self, architecture: u32) -> bool {
        let family = |n: u32| if n == 101 { 11 } else { n / 10 };
        match self {
            Target::Least(n) => architecture >= u32::from(n),
            Target::Only(n) | Target::Exact(n) => architecture == u32::from(n),
            Target::Family(n) => architecture >= u32::from(n) && family(architecture) == family(u32::from(n)),
        }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Least(n) | Target::Only(n) => write!(f, "sm_{n}"),
            Target::Exact(n) => write!(f, "sm_{n}a"),
            Target::Family(n) => write!(f, "sm_{n}f"),
        }
    }
}

/// What a row, or one of its modifiers, needs of the module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Need {
    /// `.version`, as major × 10 + minor; 0 where any will do.
    pub version: u16,
    /// Targets of which one must be the module's; none where any will do.
    pub targets: &'static [Target],
}

impl Need {
    /// Nothing.
    pub const NONE: Need = Need { version: 0, targets: &[] };

    /// Does one of its targets do?
    pub fn met_by(&self, number: u32, suffix: Option<char>) -> bool {
        self.targets.is_empty() || self.targets.iter().any(|t| t.met_by(number, suffix))
    }

    /// Does the architecture have it, whatever the module's target?
    pub fn on(&self, architecture: u32) -> bool {
        self.targets.is_empty() || self.targets.iter().any(|t| t.on(architecture))
    }

    /// Its targets in words, as in `sm_90a, sm_100f or sm_120f`; none where any will do.
    pub fn target_words(&self) -> Option<String> {
        let (last, rest) = self.targets.split_last()?;
        let rest = rest.iter().map(Target::to_string).collect::<Vec<_>>().join(", ");
        Some(if rest.is_empty() { last.to_string() } else { format!("{rest} or {last}") })
    }
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
    /// Nothing but `_`.
    Sink,
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

pub(super) const fn need(version: u16, targets: &'static [Target]) -> Need {
    Need { version, targets }
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
    Form { mnemonic, text, need, section, slots, operands }
}
