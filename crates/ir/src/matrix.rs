//! Matrix multiply-and-add of a warp: `mma`, and the steps of which `wmma.mma` is made.
//!
//! Which lane holds which element is PTX ISA's "Matrix Fragments for mma", and follows from few rules. A 32-bit
//! register of A holds 8 rows of 128 bits: lane l has the (l mod 4)-th word of row l/4. Registers go down the rows
//! first, then along k. B is the same with columns in place of rows. A 64-bit register holds four elements a row
//! instead. C and D have, for every 8 rows, columns 2·(l mod 4) and the next one of row l/4: in two registers, or as
//! the halves of one. `m8n8k4` on `.f16` (quads) has layouts of its own.

use base::ScalarType;
use smallvec::SmallVec;

use crate::op::Slot;

/// What the 16 bytes of a row of `ldmatrix` and `stmatrix` are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RowElement {
    /// Eight elements of 16 bits.
    #[default]
    B16,
    /// Sixteen bytes.
    B8,
    /// `.b6x16_p32`: sixteen elements of 6 bits, then 32 bits that are not looked at.
    B6,
    /// `.b4x16_p64`: sixteen elements of 4 bits, then 64 bits that are not looked at.
    B4,
}

impl RowElement {
    /// Bits of an element.
    pub const fn bits(self) -> u32 {
        match self {
            RowElement::B16 => 16,
            RowElement::B8 => 8,
            RowElement::B6 => 6,
            RowElement::B4 => 4,
        }
    }
}

/// A type of elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Element {
    F16,
    Bf16,
    Tf32,
    F64,
    U8,
    S8,
    U4,
    S4,
    B1,
    E4m3,
    E5m2,
    E3m2,
    E2m3,
    E2m1,
}

impl Element {
    /// Bits in a register.
    pub const fn bits(self) -> u32 {
        match self {
            Element::F64 => 64,
            Element::Tf32 => 32,
            Element::F16 | Element::Bf16 => 16,
            Element::U4 | Element::S4 => 4,
            Element::B1 => 1,
            _ => 8,
        }
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Element::F16 => "f16",
            Element::Bf16 => "bf16",
            Element::Tf32 => "tf32",
            Element::F64 => "f64",
            Element::U8 => "u8",
            Element::S8 => "s8",
            Element::U4 => "u4",
            Element::S4 => "s4",
            Element::B1 => "b1",
            Element::E4m3 => "e4m3",
            Element::E5m2 => "e5m2",
            Element::E3m2 => "e3m2",
            Element::E2m3 => "e2m3",
            Element::E2m1 => "e2m1",
        }
    }

    /// The element of that name.
    pub fn from_name(name: &str) -> Option<Element> {
        const ALL: [Element; 14] = [
            Element::F16,
            Element::Bf16,
            Element::Tf32,
            Element::F64,
            Element::U8,
            Element::S8,
            Element::U4,
            Element::S4,
            Element::B1,
            Element::E4m3,
            Element::E5m2,
            Element::E3m2,
            Element::E2m3,
            Element::E2m1,
        ];
        ALL.into_iter().find(|e| e.name() == name)
    }
}

/// How the matrices lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// A by rows, B by columns.
    Dense,
    /// Half of A is stored; which half stands in `metadata`, of the lanes that the selector names.
    Sparse {
        /// Which lanes of every four.
        selector: u8,
    },
    /// Four products of 8×4 by 4×8, each by eight lanes.
    Quads {
        /// A by columns.
        a_columns: bool,
        /// B by columns.
        b_columns: bool,
    },
}

/// Registers of a fragment.
pub type Fragment = SmallVec<[Slot; 8]>;

/// D = A · B + C.
#[derive(Clone, Debug)]
pub struct MatrixInst {
    /// How they lie.
    pub form: Form,
    /// Rows of A: 8 or 16. B has 8 columns.
    pub rows: u8,
    /// Columns of A, not stored ones included.
    pub k: u16,
    /// Elements of A and B.
    pub elements: [Element; 2],
    /// The type of D: `F16`, `F32`, `F64` or `S32`.
    pub d_type: ScalarType,
    /// The type of C. Of `F16` and `F32` the sum is made in `F32`, and converted to D's type after.
    pub c_type: ScalarType,
    /// `.satfinite` on integers.
    pub saturate: bool,
    /// `.and` in place of `.xor` on `.b1`.
    pub and: bool,
    /// `.kind::f8f6f4`.
    pub f8f6f4: bool,
    /// Rounding of `.f64`, one of [`crate::Mods::RN`] to [`crate::Mods::RP`].
    pub rounding: u8,
    /// Registers of D.
    pub d: Fragment,
    /// Registers of A.
    pub a: Fragment,
    /// Registers of B.
    pub b: Fragment,
    /// Registers of C.
    pub c: Fragment,
    /// The register of the metadata, or none.
    pub metadata: Slot,
}

impl MatrixInst {
    /// Columns of a register of A and B, and of one of C and D.
    pub const fn columns(&self) -> u8 {
        match self.d_type {
            ScalarType::F64 => 2,
            _ => 1,
        }
    }

    /// How many registers D, A, B and C must have.
    pub fn sizes(&self) -> [usize; 4] {
        if let Form::Quads { .. } = self.form {
            let count = |ty| if matches!(ty, ScalarType::F16) { 4 } else { 8 };
            return [count(self.d_type), 2, 2, count(self.c_type)];
        }
        let [a, b] = [self.elements[0].bits() as usize, self.elements[1].bits() as usize];
        let (rows, k) = (self.rows as usize, self.k as usize);
        let stored = if let Form::Sparse { .. } = self.form { k / 2 } else { k };
        let count = |ty| if ty == ScalarType::F16 { rows / 8 } else { rows / 4 };
        // Each register of a warp has 32 · 32 bits, or 32 · 64.
        let bits = 1024 * self.columns() as usize;
        [count(self.d_type), rows * stored * a / bits, k * 8 * b / bits, count(self.c_type)]
    }
}
