//! Conversions to and from 8-, 6- and 4-bit formats, and those that round stochastically.
//!
//! Pairs alone: four values are two pairs to the lowering. The lower value of a pair lies in the lower bits.

use base::ScalarType;
use ir::Mods;
use numerics::half16::{Plain, Relu};
use numerics::minmax::{Bf16, F16};
use numerics::round::Rounding;
use numerics::{half16::Half, small};

use super::routine::lane;
use super::{Level, rounding};
use crate::regs::LaneFn;

/// A pair of values of at most eight bits?
pub(super) fn is_small(ty: ScalarType) -> bool {
    use ScalarType::{E2M1x2, E2M3x2, E3M2x2, E4M3x2, E5M2x2, S2F6x2, UE8M0x2};
    matches!(ty, E4M3x2 | E5M2x2 | E2M3x2 | E3M2x2 | E2M1x2 | UE8M0x2 | S2F6x2)
}

/// `with_format!(ty; S; body)`: the body for the format `S` of the pair, or `None`.
macro_rules! with_format {
    ($ty:expr; $s:ident; $body:expr) => {
        match $ty {
            ScalarType::E4M3x2 => {
                type $s = small::E4M3;
                $body
            }
            ScalarType::E5M2x2 => {
                type $s = small::E5M2;
                $body
            }
            ScalarType::E2M3x2 => {
                type $s = small::E2M3;
                $body
            }
            ScalarType::E3M2x2 => {
                type $s = small::E3M2;
                $body
            }
            ScalarType::E2M1x2 => {
                type $s = small::E2M1;
                $body
            }
            _ => None,
        }
    };
}

/// The value of one half of a pair.
#[inline(always)]
fn half<H: Half>(pair: u32, upper: bool) -> f32 {
    H::decode(if upper { pair >> 16 } else { pair } as u16)
}

/// The routine of a conversion.
pub(super) fn select(from: ScalarType, to: ScalarType, mods: Mods, level: Level) -> Option<LaneFn> {
    use ScalarType as Ty;
    let (relu, finite) = (mods.has(Mods::ALT), mods.has(Mods::SATFINITE));
    match (from, to) {
        _ if mods.has(Mods::STOCHASTIC) => stochastic(from, to, mods, level),
        (Ty::F32, Ty::UE8M0x2) => with_flags!((rounding(mods) == Rounding::Rp => UP, finite => FINITE)
            level.map2(lane!(|a: f32, b: f32| -> u32 { small::to_ue8m0_pair::<UP, FINITE>(a, b) }))),
        (Ty::BF16x2, Ty::UE8M0x2) => with_flags!((rounding(mods) == Rounding::Rp => UP, finite => FINITE)
        level.map1(lane!(u32: |x| {
            small::to_ue8m0_pair::<UP, FINITE>(half::<Bf16>(x, true), half::<Bf16>(x, false))
        }))),
        (Ty::UE8M0x2, Ty::BF16x2) => level.map1(lane!(u32: |x| small::ue8m0_pair_to_bf16(x))),
        (Ty::F32, Ty::S2F6x2) => with_flags!((relu => RELU)
            level.map2_or(lane!(|a: f32, b: f32, s: u32| -> u32 { small::to_s2f6_pair::<RELU>(a, b, s) }))),
        (Ty::BF16x2, Ty::S2F6x2) => with_flags!((relu => RELU)
        level.map1_or(lane!(|x: u32, s: u32| -> u32 {
            small::to_s2f6_pair::<RELU>(half::<Bf16>(x, true), half::<Bf16>(x, false), s)
        }))),
        (Ty::S2F6x2, Ty::BF16x2) => with_flags!((relu => RELU, finite => FINITE)
            level.map1_or(lane!(|x: u32, s: u32| -> u32 { small::s2f6_pair_to_bf16::<RELU, FINITE>(x, s) }))),
        (Ty::F32, _) => with_format!(to; S; with_flags!((relu => RELU)
            level.map2(lane!(|a: f32, b: f32| -> u32 { small::encode_pair::<S, RELU>(a, b) })))),
        (Ty::F16x2, _) => with_format!(to; S; with_flags!((relu => RELU) level.map1(lane!(u32: |x| {
            small::encode_pair::<S, RELU>(half::<F16>(x, true), half::<F16>(x, false))
        })))),
        (Ty::BF16x2, _) => with_format!(to; S; with_flags!((relu => RELU) level.map1(lane!(u32: |x| {
            small::encode_pair::<S, RELU>(half::<Bf16>(x, true), half::<Bf16>(x, false))
        })))),
        (_, Ty::F16x2) => with_format!(from; S; with_flags!((relu => RELU)
            level.map1(lane!(u32: |x| small::decode_pair::<S, F16, RELU>(x))))),
        _ => None,
    }
}

/// `.rs`
fn stochastic(from: ScalarType, to: ScalarType, mods: Mods, level: Level) -> Option<LaneFn> {
    use ScalarType as Ty;
    macro_rules! halves {
        ($h:ident) => {
            with_flags!((mods.has(Mods::SATFINITE) => FINITE) if mods.has(Mods::ALT) {
                level.map2_or(lane!(|a: f32, b: f32, r: u32| -> u32 {
                    small::halves_stochastic::<$h, Relu, FINITE>(a, b, r)
                }))
            } else {
                level.map2_or(lane!(|a: f32, b: f32, r: u32| -> u32 {
                    small::halves_stochastic::<$h, Plain, FINITE>(a, b, r)
                }))
            })
        };
    }
    match (from, to) {
        (Ty::F32, Ty::F16x2) => halves!(F16),
        (Ty::F32, Ty::BF16x2) => halves!(Bf16),
        (Ty::F32, _) => with_format!(to; S; with_flags!((mods.has(Mods::ALT) => RELU)
        level.map2_or(lane!(|a: f32, b: f32, r: u32| -> u32 {
            small::encode_pair_stochastic::<S, RELU>(a, b, r)
        })))),
        _ => None,
    }
}
