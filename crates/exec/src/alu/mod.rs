//! Lane arithmetic: for an operation, the routine that does it on 32 lanes under a mask.
//!
//! [`select`] runs once per operation, when a kernel is loaded. It resolves type, rounding, `.ftz`, `.sat` and the
//! rest to the type parameters of one scalar function of `numerics`, and `routine` turns that into a
//! [`LaneFn`]; nothing of it is left in the lane loop. What an operation means stands at [`ir::Code`], what its
//! scalar function computes in `numerics`; this folder says which function goes with which (code, type, modifiers).
//!
//! | module | codes |
//! |---|---|
//! | `int` | `Add` to `Neg`, `Min`, `Max` on integers, dot products, carries |
//! | `bits` | logic, shifts, bit fields, permutes |
//! | `float` | arithmetic on `.f32`, `.f64`, `.f32x2`, and the approximate functions |
//! | `half` | arithmetic on `.f16`, `.bf16` and their pairs |
//! | `half_columns` | the same on `.f16` by the processor's own conversions |
//! | `compare` | `Setp`, `Set`, `Selp`, `Slct`, `Testp` |
//! | `cvt` | `Cvt` |
//! | `small` | `Cvt` with 8-, 6- and 4-bit formats, stochastic rounding |
//! | `moves` | `Mov`, `Pack`, `Unpack`, `PredToInt`, logic on predicates |

use base::ScalarType;
use ir::{Code, Mods, Op};
use numerics::round::Rounding;

use crate::regs::LaneFn;

/// `with_type!(ty; T = [U32: u32, S32: i32]; body)`: the body for the Rust type `T` of the PTX type, or `None`.
macro_rules! with_type {
    ($ty:expr; $t:ident = [$($name:ident: $as:ty),* $(,)?]; $body:expr) => {
        match $ty {
            $(base::ScalarType::$name => { type $t = $as; $body })*
            _ => None,
        }
    };
}

/// [`with_type!`] for the integers of 16 to 64 bits.
macro_rules! with_int {
    ($ty:expr; $t:ident; $body:expr) => {
        with_type!($ty; $t = [U16: u16, S16: i16, U32: u32, S32: i32, U64: u64, S64: i64]; $body)
    };
}

/// [`with_type!`] for the integers of 16 to 64 bits where only the width matters.
macro_rules! with_width {
    ($ty:expr; $t:ident; $body:expr) => {
        match $ty {
            base::ScalarType::U16 | base::ScalarType::S16 => {
                type $t = u16;
                $body
            }
            base::ScalarType::U32 | base::ScalarType::S32 => {
                type $t = u32;
                $body
            }
            base::ScalarType::U64 | base::ScalarType::S64 => {
                type $t = u64;
                $body
            }
            _ => None,
        }
    };
}

/// `with_flags!((condition => NAME, …) body)`: the body with each `NAME` a `const bool`.
macro_rules! with_flags {
    (() $body:expr) => { $body };
    (($condition:expr => $name:ident $(, $($rest:tt)*)?) $body:expr) => {
        if $condition {
            const $name: bool = true;
            with_flags!(($($($rest)*)?) $body)
        } else {
            const $name: bool = false;
            with_flags!(($($($rest)*)?) $body)
        }
    };
}

mod bits;
mod compare;
mod cvt;
mod divide;
mod float;
mod half;
mod half_columns;
mod int;
mod lane;
mod moves;
mod routine;
mod small;

/// For which processor a routine is compiled. Both give the same bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Any.
    Portable,
    /// x86-64 with AVX2, FMA, F16C and BMI; elsewhere the same as [`Level::Portable`].
    Avx2,
}

impl Level {
    /// What this processor can do.
    pub fn detect() -> Level {
        #[cfg(target_arch = "x86_64")]
        {
            use std::arch::is_x86_feature_detected as has;
            let vectors = has!("avx2") && has!("fma") && has!("f16c");
            if vectors && has!("bmi1") && has!("bmi2") && has!("lzcnt") && has!("popcnt") {
                return Level::Avx2;
            }
        }
        Level::Portable
    }
}

/// The routine of a lane operation (`Mov` to `PredToInt`, except `Special`). None where PTX has no such combination
/// of code, type and modifiers, and for every other code.
pub fn select(op: &Op, level: Level) -> Option<LaneFn> {
    match op.code {
        Code::Mov | Code::Pack | Code::Unpack | Code::PredToInt => moves::select(op, level),
        Code::And | Code::Or | Code::Xor | Code::Not if op.ty == ScalarType::Pred => moves::select(op, level),
        Code::Setp | Code::Set | Code::Selp | Code::Slct | Code::Testp => compare::select(op, level),
        Code::Cvt => cvt::select(op, level),
        Code::And
        | Code::Or
        | Code::Xor
        | Code::Not
        | Code::Cnot
        | Code::Lop3
        | Code::Shl
        | Code::Shr
        | Code::ShfL
        | Code::ShfR
        | Code::Bfe
        | Code::Bfi
        | Code::Bfind
        | Code::Brev
        | Code::Popc
        | Code::Clz
        | Code::Fns
        | Code::Prmt
        | Code::Szext
        | Code::Bmsk => bits::select(op, level),
        _ => match op.ty {
            ScalarType::F32 | ScalarType::F64 | ScalarType::F32x2 => float::select(op, level),
            ScalarType::F16 | ScalarType::BF16 | ScalarType::F16x2 | ScalarType::BF16x2 => {
                half::select(op, level)
            }
            _ => int::select(op, level),
        },
    }
}

/// The rounding direction that the modifiers name.
fn rounding(mods: Mods) -> Rounding {
    Rounding::ALL[mods.rounding() as usize]
}
