//! Comparisons and what chooses by them.

use base::ScalarType;
use ir::{BoolOp, CmpOp, Code, Mods, Op};
use numerics::fp32;
use numerics::half16::Half;
use numerics::minmax::{Bf16, F16, F32, F64, Format, Property};

use super::Level;
use super::routine::lane;
use crate::regs::{LaneFn, Regs, expand};

/// The routine of a comparison or a choice.
pub(super) fn select(op: &Op, level: Level) -> Option<LaneFn> {
    match op.code {
        Code::Setp | Code::Set => compare(op, level),
        Code::Selp => match op.ty.bits() {
            8..=32 => level.choose(lane!(|a: u32, b: u32, p: bool| -> u32 { if p { a } else { b } })),
            64 => level.choose(lane!(|a: u64, b: u64, p: bool| -> u64 { if p { a } else { b } })),
            _ => None,
        },
        Code::Slct => choose_by_sign(op, level),
        Code::Testp => test(op, level),
        _ => None,
    }
}

/// What follows the comparison in `setp` and `set`: combining with a predicate, and writing.
#[inline(always)]
pub(super) fn finish(regs: &mut Regs<'_>, op: &Op, holds: u32, mask: u32) {
    let combine = op.aux >> 8 & 3;
    let combined = if combine == BoolOp::None as u16 {
        holds
    } else {
        let p = regs.pred(op.src[2]) ^ if op.aux & 0x8000 != 0 { u32::MAX } else { 0 };
        match combine {
            1 => holds & p,
            2 => holds | p,
            _ => holds ^ p,
        }
    };
    if op.code == Code::Setp {
        regs.set_pred(op.dst, combined, mask);
    } else {
        let yes = if op.aux & 0x4000 != 0 { 1f32.to_bits() } else { u32::MAX };
        let mut d = expand(combined);
        for x in &mut d {
            *x &= yes;
        }
        regs.set32(op.dst, d, mask);
    }
}

/// `with_cmp!(cmp; C in [0 1 …]; body)`: the body with the comparison's number as a `const C: usize`, or `None`.
macro_rules! with_cmp {
    ($cmp:expr; $c:ident in [$($n:literal)*]; $body:expr) => {
        match $cmp as usize {
            $($n => { const $c: usize = $n; $body })*
            _ => None,
        }
    };
    ($cmp:expr; $c:ident; $body:expr) => {
        with_cmp!($cmp; $c in [0 1 2 3 4 5 6 7 8 9 10 11 12 13]; $body)
    };
}

/// Comparison number `C`.
#[inline(always)]
fn compared<T: PartialOrd, const C: usize>(a: T, b: T) -> bool {
    numerics::compare::holds(const { CmpOp::ALL[C] }, a, b)
}

#[inline(always)]
fn compared_f32<const C: usize, const FTZ: bool>(a: f32, b: f32) -> bool {
    compared::<f32, C>(fp32::flush_if::<FTZ>(a), fp32::flush_if::<FTZ>(b))
}

#[inline(always)]
fn compared_half<H: Half, const C: usize, const FTZ: bool>(a: u16, b: u16) -> bool {
    let decode = |x| H::decode(if FTZ { H::flush(x) } else { x });
    compared::<f32, C>(decode(a), decode(b))
}

/// `setp`, `set`
fn compare(op: &Op, level: Level) -> Option<LaneFn> {
    use ScalarType as Ty;
    let cmp = CmpOp::from_u16(op.aux);
    let by_width = matches!(cmp, CmpOp::Eq | CmpOp::Ne);
    match op.ty {
        Ty::F32 => with_flags!((op.mods.has(Mods::FTZ) => FTZ)
            with_cmp!(cmp; C; level.compare(lane!(|a: f32, b: f32| -> bool { compared_f32::<C, FTZ>(a, b) })))),
        Ty::F64 => {
            with_cmp!(cmp; C; level.compare(lane!(|a: f64, b: f64| -> bool { compared::<f64, C>(a, b) })))
        }
        Ty::F16 => with_flags!((op.mods.has(Mods::FTZ) => FTZ)
            with_cmp!(cmp; C; level.compare(lane!(|a: u16, b: u16| -> bool { compared_half::<F16, C, FTZ>(a, b) })))),
        Ty::BF16 => {
            with_cmp!(cmp; C; level.compare(lane!(|a: u16, b: u16| -> bool { compared_half::<Bf16, C, false>(a, b) })))
        }
        // Equality asks for the width alone.
        Ty::B16 | Ty::U16 | Ty::S16 if by_width => {
            with_cmp!(cmp; C in [0 1]; level.compare(lane!(|a: u16, b: u16| -> bool { compared::<u16, C>(a, b) })))
        }
        Ty::B32 | Ty::U32 | Ty::S32 if by_width => {
            with_cmp!(cmp; C in [0 1]; level.compare(lane!(|a: u32, b: u32| -> bool { compared::<u32, C>(a, b) })))
        }
        Ty::B64 | Ty::U64 | Ty::S64 if by_width => {
            with_cmp!(cmp; C in [0 1]; level.compare(lane!(|a: u64, b: u64| -> bool { compared::<u64, C>(a, b) })))
        }
        ty => {
            with_int!(ty; T; with_cmp!(cmp; C in [2 3 4 5]; level.compare(lane!(|a: T, b: T| -> bool { compared::<T, C>(a, b) }))))
        }
    }
}

/// `slct`: by the sign of an integer, or of a float where NaN counts as negative and -0 does not.
fn choose_by_sign(op: &Op, level: Level) -> Option<LaneFn> {
    let by_float = op.aux == 1;
    let ftz = op.mods.has(Mods::FTZ);
    match (op.ty.bits(), by_float) {
        (16 | 32, false) => level.map3(lane!(|a: u32, b: u32, c: i32| -> u32 { if c >= 0 { a } else { b } })),
        (64, false) => level.map3(lane!(|a: u64, b: u64, c: i32| -> u64 { if c >= 0 { a } else { b } })),
        (16 | 32, true) => with_flags!((ftz => FTZ)
            level.map3(lane!(|a: u32, b: u32, c: f32| -> u32 { if fp32::flush_if::<FTZ>(c) >= 0.0 { a } else { b } }))),
        (64, true) => with_flags!((ftz => FTZ)
            level.map3(lane!(|a: u64, b: u64, c: f32| -> u64 { if fp32::flush_if::<FTZ>(c) >= 0.0 { a } else { b } }))),
        _ => None,
    }
}

/// `testp` on a format and the bits that hold it.
macro_rules! test {
    ($property:expr, $level:expr, $format:ty, $bits:ty; $($number:literal = $name:ident)*) => {
        match $property {
            $($number => $level.test(lane!(|x: $bits| -> bool { <$format>::test(Property::$name, x) })),)*
            _ => None,
        }
    };
    ($property:expr, $level:expr, $format:ty, $bits:ty) => {
        test!($property, $level, $format, $bits;
            0 = Finite 1 = Infinite 2 = Number 3 = NotANumber 4 = Normal 5 = Subnormal)
    };
}

/// `testp`
fn test(op: &Op, level: Level) -> Option<LaneFn> {
    match op.ty {
        ScalarType::F32 => test!(op.aux, level, F32, u32),
        ScalarType::F64 => test!(op.aux, level, F64, u64),
        _ => None,
    }
}
