//! Every lane routine against a model that takes one value at a time, on every level of the processor, under masks,
//! with constants and with the result over an operand.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod approx;
mod checking;
mod every;
mod machine;
mod model;
mod reference;
mod small;
mod values;

use base::ScalarType;
use exec::alu::{Level, select};
use fastrand::Rng;
use ir::{CmpOp, Code, Mods, Op, Slot};

use checking::{difference, expected, variant};
use every::Case;

use every::every;
use machine::{Kind, Machine, OPERANDS, levels};
use values::Mix;

/// Runs a case once on a level and checks every register and predicate of the machine.
fn check(case: &Case, before: &Machine, level: Level, mask: u32) {
    if let Some(words) = difference(case, before, &expected(case, before, mask), level, mask) {
        panic!("{words}");
    }
}

#[test]
fn every_combination_has_a_routine() {
    let cases = every();
    assert!(cases.len() > 1600, "{} combinations", cases.len());
    for case in cases {
        for level in [Level::Portable, Level::Avx2] {
            assert!(select(&case.op, level).is_some(), "no routine for {:?}", case.op);
        }
    }
}

#[test]
fn every_lane_code_is_among_the_combinations() {
    use Code::*;
    let cases = every();
    for code in [
        Mov, Add, Sub, Mul, MulHi, MulWide, Mul24, Mad, MadHi, MadWide, Mad24, Sad, Fma, Div, Rem, Abs, Neg,
        Min, Max, Rcp, Sqrt, Rsqrt, Sin, Cos, Lg2, Ex2, Tanh, Copysign, Testp, And, Or, Xor, Not, Cnot, Lop3,
        Shl, Shr, ShfL, ShfR, Bfe, Bfi, Bfind, Brev, Popc, Clz, Fns, Prmt, Szext, Bmsk, Dp4a, Dp2a, AddCc,
        Addc, AddcCc, SubCc, Subc, SubcCc, MadCc, Madc, MadcCc, Selp, Slct, Setp, Set, Cvt, Pack, Unpack,
        PredToInt,
    ] {
        assert!(cases.iter().any(|case| case.op.code == code), "{code:?}");
    }
}

#[test]
fn routines_equal_the_model() {
    let mut random = Rng::with_seed(1);
    let mut differences = Vec::new();
    'cases: for case in every() {
        for mix in [Mix::Any, Mix::Plain, Mix::Near, Mix::Spiced, Mix::Spiced, Mix::Spiced] {
            let machine = Machine::new(case.sources, mix, &mut random);
            let masks = [u32::MAX, random.u32(..), random.u32(..) & random.u32(..)];
            for mask in masks {
                let case = variant(&case, &mut random);
                let expected = expected(&case, &machine, mask);
                for level in levels() {
                    if let Some(words) = difference(&case, &machine, &expected, level, mask) {
                        differences.push(words);
                        continue 'cases;
                    }
                }
            }
        }
    }
    let shown = differences.iter().take(100).cloned().collect::<Vec<_>>().join("\n");
    assert!(differences.is_empty(), "{} operations differ:\n{shown}", differences.len());
}

#[test]
fn approximate_functions_are_the_nearest_values() {
    let mut random = Rng::with_seed(9);
    for case in every() {
        let sources = case.sources;
        for mix in [Mix::Any, Mix::Plain, Mix::Any, Mix::Plain] {
            let before = Machine::new(sources, mix, &mut random);
            for level in levels() {
                let mut after = before.clone();
                after.run(&case.op, level, u32::MAX);
                for lane in 0..32 {
                    let x = [0, 1].map(|i| before.operand(sources[i], case.op.src[i], lane));
                    let got = after.operand(case.dst, case.op.dst, lane);
                    if let Some(words) = approx::mistake(&case.op, x, got) {
                        panic!("{level:?} {:?} of {x:x?}: {words}", case.op);
                    }
                }
            }
        }
    }
}

/// Ends of integer ranges, and of the ranges in which a column converts quickly, in one lane among small numbers.
#[test]
fn floats_near_powers_of_two_become_integers() {
    let mut random = Rng::with_seed(4);
    let is_float = |kind: Kind| matches!(kind, Kind::Of(ty) if ty.is_float());
    for case in every().iter().filter(|case| case.op.code == Code::Cvt && !is_float(case.dst)) {
        let Kind::Of(from) = case.sources[0] else { continue };
        let (one, step, last) = match from {
            ScalarType::F32 => (u64::from(1f32.to_bits()), 1 << 23, 65),
            ScalarType::F64 => (1f64.to_bits(), 1 << 52, 65),
            ScalarType::F16 => (0x3c00, 1 << 10, 15),
            ScalarType::BF16 => (0x3f80, 1 << 7, 65),
            _ => continue,
        };
        let mut machine = Machine::new(case.sources, Mix::Plain, &mut random);
        for value in (0..=last).flat_map(|power| (0..5).map(move |near| one + power * step + near - 2)) {
            for sign in [0, 1 << (from.bits() - 1)] {
                machine.set(case.op.src[0], from, 7, u128::from(value | sign));
                for level in levels() {
                    check(case, &machine, level, 1 << 7);
                }
            }
        }
    }
}

#[test]
fn an_empty_mask_writes_nothing() {
    let mut random = Rng::with_seed(2);
    for case in every() {
        let machine = Machine::new(case.sources, Mix::Any, &mut random);
        for level in levels() {
            check(&case, &machine, level, 0);
        }
    }
}

#[test]
fn a_narrow_type_reads_the_low_bits_of_a_wider_register() {
    let mut op = Op::new(Code::Cvt, ScalarType::S32);
    op.aux = ScalarType::S8 as u16;
    (op.dst, op.src[0]) = (Slot(0), Slot(4));
    let mut machine = Machine::new([Kind::None; OPERANDS], Mix::Any, &mut Rng::with_seed(3));
    machine.cols[4].0 = [0x1234_5680; 32];
    for level in levels() {
        machine.run(&op, level, u32::MAX);
        assert_eq!(machine.cols[0].0, [0xffff_ff80; 32]);
    }
}

#[test]
fn what_ptx_does_not_have_has_no_routine() {
    let none = |code: Code, ty: ScalarType, mods: u8, aux: u16| {
        let mut op = Op::new(code, ty);
        (op.mods, op.aux) = (Mods(mods), aux);
        op.src = [Slot(4), Slot(8), Slot::NONE];
        assert!(select(&op, Level::Portable).is_none(), "{op:?}");
    };
    none(Code::Special, ScalarType::U32, 0, 0);
    none(Code::Bra, ScalarType::U32, 0, 0);
    none(Code::Nop, ScalarType::B32, 0, 0);
    none(Code::Add, ScalarType::U32, Mods::SAT, 0);
    none(Code::Add, ScalarType::B32, 0, 0);
    none(Code::Add, ScalarType::F64, Mods::SAT, 0);
    none(Code::Add, ScalarType::BF16, Mods::SAT, 0);
    none(Code::Add, ScalarType::F16, Mods::RZ, 0);
    none(Code::Rem, ScalarType::F32, 0, 0);
    none(Code::Sin, ScalarType::F64, 0, 0);
    none(Code::And, ScalarType::F32, 0, 0);
    none(Code::Neg, ScalarType::U32, 0, 0);
    none(Code::Mad24, ScalarType::U32, Mods::SAT, 1);
    none(Code::MulWide, ScalarType::U64, 0, 0);
    none(Code::Setp, ScalarType::U32, 0, CmpOp::Ltu as u16);
    none(Code::Setp, ScalarType::B32, 0, CmpOp::Lt as u16);
    none(Code::Testp, ScalarType::F32, 0, 6);
    none(Code::Prmt, ScalarType::B32, 0, 7);
    none(Code::Cvt, ScalarType::F32, 0, 999);
    none(Code::Cvt, ScalarType::Pred, 0, ScalarType::F32 as u16);
    none(Code::Pack, ScalarType::B8, 0, 0);
}
