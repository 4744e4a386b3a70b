//! Arithmetic on `.f16`, `.bf16` and their packed pairs.

use base::ScalarType;
use ir::{Code, Mods, Op};
use numerics::approx;
use numerics::half16::{self, Finish, Half, Plain, Relu, Sat, packed1, packed2, packed3};
use numerics::minmax::{Bf16, F16};

use super::Level;
use crate::regs::LaneFn;

/// The routine of an operation on halves.
pub(super) fn select(op: &Op, level: Level) -> Option<LaneFn> {
    match op.ty {
        ScalarType::F16 => typed::<F16, false>(op, level),
        ScalarType::BF16 => typed::<Bf16, false>(op, level),
        ScalarType::F16x2 => typed::<F16, true>(op, level),
        ScalarType::BF16x2 => typed::<Bf16, true>(op, level),
        _ => None,
    }
}

/// A function of one half on a register: on its lower half, or on both.
macro_rules! on_halves {
    ($name:ident($($x:ident),*) by $packed:ident = $f:path $(; $($g:ident: $bound:ident),*; $($c:ident),*)?) => {
        #[inline(always)]
        fn $name<H: Half, $($($g: $bound,)*)? const PACKED: bool $($(, const $c: bool)*)?>($($x: u32),*) -> u32 {
            if PACKED {
                $packed($($x,)* $f)
            } else {
                u32::from($f($($x as u16),*))
            }
        }
    };
}

on_halves!(add(a, b) by packed2 = half16::add::<H, F, FTZ>; F: Finish; FTZ);
on_halves!(sub(a, b) by packed2 = half16::sub::<H, F, FTZ>; F: Finish; FTZ);
on_halves!(mul(a, b) by packed2 = half16::mul::<H, F, FTZ>; F: Finish; FTZ);
on_halves!(fma(a, b, c) by packed3 = half16::fma::<H, F, FTZ>; F: Finish; FTZ);
on_halves!(abs(a) by packed1 = flushed_abs::<H, FTZ>; ; FTZ);
on_halves!(neg(a) by packed1 = flushed_neg::<H, FTZ>; ; FTZ);
on_halves!(ex2(a) by packed1 = approx::ex2_half::<H, FTZ>; ; FTZ);
on_halves!(tanh(a) by packed1 = approx::tanh_half::<H>);
on_halves!(min(a, b) by packed2 = flushed_min::<H, FTZ, NAN, XORSIGN>; ; FTZ, NAN, XORSIGN);
on_halves!(max(a, b) by packed2 = flushed_max::<H, FTZ, NAN, XORSIGN>; ; FTZ, NAN, XORSIGN);

#[inline(always)]
fn flushed<H: Half, const FTZ: bool>(x: u16) -> u16 {
    if FTZ { H::flush(x) } else { x }
}

#[inline(always)]
fn flushed_abs<H: Half, const FTZ: bool>(x: u16) -> u16 {
    H::abs(flushed::<H, FTZ>(x))
}

#[inline(always)]
fn flushed_neg<H: Half, const FTZ: bool>(x: u16) -> u16 {
    H::neg(flushed::<H, FTZ>(x))
}

#[inline(always)]
fn flushed_min<H: Half, const FTZ: bool, const NAN: bool, const XORSIGN: bool>(a: u16, b: u16) -> u16 {
    H::min::<NAN, XORSIGN>(flushed::<H, FTZ>(a), flushed::<H, FTZ>(b))
}

#[inline(always)]
fn flushed_max<H: Half, const FTZ: bool, const NAN: bool, const XORSIGN: bool>(a: u16, b: u16) -> u16 {
    H::max::<NAN, XORSIGN>(flushed::<H, FTZ>(a), flushed::<H, FTZ>(b))
}

/// The routine for one format.
fn typed<H: Half + 'static, const PACKED: bool>(op: &Op, level: Level) -> Option<LaneFn> {
    let mods = op.mods;
    let (sat, alternative) = (mods.has(Mods::SAT), mods.has(Mods::ALT));
    if mods.rounding() != Mods::RN {
        return None;
    }
    with_flags!((mods.has(Mods::FTZ) => FTZ) match op.code {
        Code::Fma if alternative && !sat => level.map3(fma::<H, Relu, PACKED, FTZ>),
        Code::Fma if sat => level.map3(fma::<H, Sat, PACKED, FTZ>),
        Code::Fma => level.map3(fma::<H, Plain, PACKED, FTZ>),
        Code::Add if sat => level.map2(add::<H, Sat, PACKED, FTZ>),
        Code::Add => level.map2(add::<H, Plain, PACKED, FTZ>),
        Code::Sub if sat => level.map2(sub::<H, Sat, PACKED, FTZ>),
        Code::Sub => level.map2(sub::<H, Plain, PACKED, FTZ>),
        Code::Mul if sat => level.map2(mul::<H, Sat, PACKED, FTZ>),
        Code::Mul => level.map2(mul::<H, Plain, PACKED, FTZ>),
        _ if sat => None,
        Code::Abs => level.map1(abs::<H, PACKED, FTZ>),
        Code::Neg => level.map1(neg::<H, PACKED, FTZ>),
        Code::Ex2 => level.map1(ex2::<H, PACKED, FTZ>),
        Code::Tanh => level.map1(tanh::<H, PACKED>),
        Code::Min | Code::Max if !op.src[2].is_none() => None,
        Code::Min => with_flags!((mods.has(Mods::NAN) => NAN, alternative => XORSIGN)
            level.map2(min::<H, PACKED, FTZ, NAN, XORSIGN>)),
        Code::Max => with_flags!((mods.has(Mods::NAN) => NAN, alternative => XORSIGN)
            level.map2(max::<H, PACKED, FTZ, NAN, XORSIGN>)),
        _ => None,
    })
}
