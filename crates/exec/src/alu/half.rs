//! Arithmetic on `.f16`, `.bf16` and their packed pairs.

use base::ScalarType;
use ir::{Code, Mods, Op};
use numerics::approx;
use numerics::half16::{self, Half, Plain, Relu, Sat};
use numerics::minmax::{Bf16, F16, Format};
use numerics::with_round;

use super::Level;
use super::routine::{Careful, lane};
use crate::regs::LaneFn;

/// `with_half!(ty; H, PACKED; body)`: the body for the format `H` of the type, `PACKED` if it holds two.
macro_rules! with_half {
    ($ty:expr; $h:ident, $packed:ident; $body:expr) => {
        match $ty {
            ScalarType::F16 => {
                type $h = F16;
                const $packed: bool = false;
                $body
            }
            ScalarType::BF16 => {
                type $h = Bf16;
                const $packed: bool = false;
                $body
            }
            ScalarType::F16x2 => {
                type $h = F16;
                const $packed: bool = true;
                $body
            }
            ScalarType::BF16x2 => {
                type $h = Bf16;
                const $packed: bool = true;
                $body
            }
            _ => None,
        }
    };
}

/// `in_halves!(PACKED; |a, b| value)`: a [`lane!`] on the lower halves of the operands, or on both.
macro_rules! in_halves {
    ($packed:ident; |$($x:ident),+| $value:expr) => {
        lane!(u32: |$($x),+| {
            let low: u16 = { $(let $x = $x as u16;)+ $value };
            if $packed {
                let high: u16 = { $(let $x = ($x >> 16) as u16;)+ $value };
                half16::pack(low, high)
            } else {
                u32::from(low)
            }
        })
    };
}

/// `quick_halves!(PACKED; |a, b| quick, exact)`: the same of [`half16::Quick`] values, as [`Careful`].
macro_rules! quick_halves {
    ($packed:ident; |$($x:ident),+| $quick:expr, $exact:expr) => {
        lane!(|$($x: u32),+| -> Careful<u32> {
            let low = { $(let $x = $x as u16;)+ ($quick, $exact) };
            let (quick_low, exact_low): (half16::Quick, u16) = low;
            if $packed {
                let high = { $(let $x = ($x >> 16) as u16;)+ ($quick, $exact) };
                let (quick_high, exact_high): (half16::Quick, u16) = high;
                Careful {
                    quick: half16::pack(quick_low.value, quick_high.value),
                    rare: quick_low.rare | quick_high.rare,
                    exact: half16::pack(exact_low, exact_high),
                }
            } else {
                Careful { quick: u32::from(quick_low.value), rare: quick_low.rare, exact: u32::from(exact_low) }
            }
        })
    };
}

/// The routine of an operation on halves.
pub(super) fn select(op: &Op, level: Level) -> Option<LaneFn> {
    let mods = op.mods;
    let ftz = mods.has(Mods::FTZ);
    if op.code == Code::Fma && mods.rounding() != Mods::RN {
        return directed(op, level);
    }
    if mods.rounding() != Mods::RN
        || matches!(op.ty, ScalarType::BF16 | ScalarType::BF16x2) && mods.has(Mods::SAT)
    {
        return None;
    }
    match op.code {
        Code::Fma if mods.has(Mods::OOB) => fma_oob(op, level),
        Code::Add | Code::Sub | Code::Mul | Code::Fma => arithmetic(op, level),
        _ if mods.has(Mods::SAT) => None,
        Code::Min | Code::Max => extreme(op, level),
        Code::Abs => with_half!(op.ty; H, PACKED; with_flags!((ftz => FTZ)
            level.map1(in_halves!(PACKED; |a| H::abs(flushed::<H, FTZ>(a)))))),
        Code::Neg => with_half!(op.ty; H, PACKED; with_flags!((ftz => FTZ)
            level.map1(in_halves!(PACKED; |a| H::neg(flushed::<H, FTZ>(a)))))),
        Code::Ex2 => with_half!(op.ty; H, PACKED; with_flags!((ftz => FTZ)
            level.map1(in_halves!(PACKED; |a| approx::ex2_half::<H, FTZ>(a))))),
        Code::Tanh => with_half!(op.ty; H, PACKED;
            level.map1(in_halves!(PACKED; |a| approx::tanh_half::<H>(a)))),
        _ => None,
    }
}

/// An operand, flushed if `FTZ`.
#[inline(always)]
fn flushed<H: Half, const FTZ: bool>(x: u16) -> u16 {
    if FTZ { H::flush(x) } else { x }
}

/// Sums and products. `.sat` and `.ftz` are for `.f16` alone, `.relu` (ALT) for `fma`.
fn arithmetic(op: &Op, level: Level) -> Option<LaneFn> {
    let mods = op.mods;
    if let Some(routine) = super::half_columns::select(op, level) {
        return Some(routine);
    }
    macro_rules! finished {
        ($h:ident, $packed:ident, $f:ident) => {
            with_flags!((mods.has(Mods::FTZ) => FTZ) match op.code {
                Code::Add => level.map2(in_halves!($packed; |a, b| half16::add::<$h, $f, FTZ>(a, b))),
                Code::Sub => level.map2(in_halves!($packed; |a, b| half16::sub::<$h, $f, FTZ>(a, b))),
                Code::Mul => level.careful2(quick_halves!($packed; |a, b|
                    half16::quick_mul::<$h, $f, FTZ>(a, b), half16::mul::<$h, $f, FTZ>(a, b))),
                _ => level.careful3(quick_halves!($packed; |a, b, c|
                    half16::quick_fma::<$h, $f, FTZ>(a, b, c), half16::fma::<$h, $f, FTZ>(a, b, c))),
            })
        };
    }
    match (mods.has(Mods::SAT), mods.has(Mods::ALT)) {
        (false, false) => with_half!(op.ty; H, PACKED; finished!(H, PACKED, Plain)),
        (true, false) => match op.ty {
            ScalarType::F16 => {
                const PACKED: bool = false;
                finished!(F16, PACKED, Sat)
            }
            _ => {
                const PACKED: bool = true;
                finished!(F16, PACKED, Sat)
            }
        },
        (false, true) if op.code == Code::Fma => with_half!(op.ty; H, PACKED;
            with_flags!((mods.has(Mods::FTZ) => FTZ) level.careful3(quick_halves!(PACKED; |a, b, c|
                half16::quick_fma::<H, Relu, FTZ>(a, b, c), half16::fma::<H, Relu, FTZ>(a, b, c))))),
        _ => None,
    }
}

/// `fma` of `.bf16` in other directions than nearest.
fn directed(op: &Op, level: Level) -> Option<LaneFn> {
    macro_rules! finished {
        ($packed:ident) => {
            with_flags!((op.mods.has(Mods::ALT) => RELU) with_round!(super::rounding(op.mods), R =>
                level.map3(in_halves!($packed; |a, b, c| if RELU {
                    half16::directed_fma::<Bf16, R, Relu>(a, b, c)
                } else {
                    half16::directed_fma::<Bf16, R, Plain>(a, b, c)
                }))))
        };
    }
    match op.ty {
        ScalarType::BF16 => {
            const PACKED: bool = false;
            finished!(PACKED)
        }
        ScalarType::BF16x2 => {
            const PACKED: bool = true;
            finished!(PACKED)
        }
        _ => None,
    }
}

/// `fma.oob`
fn fma_oob(op: &Op, level: Level) -> Option<LaneFn> {
    macro_rules! finished {
        ($f:ident) => {
            with_half!(op.ty; H, PACKED;
                level.map3(in_halves!(PACKED; |a, b, c| half16::fma_oob::<H, $f>(a, b, c))))
        };
    }
    match (op.mods.has(Mods::SAT), op.mods.has(Mods::ALT)) {
        (false, false) => finished!(Plain),
        (true, false) if matches!(op.ty, ScalarType::F16 | ScalarType::F16x2) => finished!(Sat),
        (false, true) => finished!(Relu),
        _ => None,
    }
}

/// `min`, `max`; ALT: `.xorsign.abs`.
fn extreme(op: &Op, level: Level) -> Option<LaneFn> {
    let mods = op.mods;
    let max = op.code == Code::Max;
    if !op.src[2].is_none() {
        return None;
    }
    with_half!(op.ty; H, PACKED;
    with_flags!((mods.has(Mods::FTZ) => FTZ, mods.has(Mods::NAN) => NAN, mods.has(Mods::ALT) => XORSIGN, max => MAX)
        level.map2(in_halves!(PACKED; |a, b| {
            let (a, b) = (flushed::<H, FTZ>(a), flushed::<H, FTZ>(b));
            if MAX { H::max::<NAN, XORSIGN>(a, b) } else { H::min::<NAN, XORSIGN>(a, b) }
        }))))
}
