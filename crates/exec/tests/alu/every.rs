//! Every combination of code, type and modifiers that PTX has, with its operands.

use base::ScalarType::{self, *};
use ir::{CmpOp, Code, Mods, Op, Slot};

use super::machine::{Kind, OPERANDS};

/// An operation with what its operands are.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    pub op: Op,
    pub sources: [Kind; OPERANDS],
    pub dst: Kind,
}

const NONE: Kind = Kind::None;
const ROUNDINGS: [u8; 4] = [Mods::RN, Mods::RZ, Mods::RM, Mods::RP];
const INTS: [ScalarType; 6] = [U16, S16, U32, S32, U64, S64];
const ALL_INTS: [ScalarType; 8] = [U8, S8, U16, S16, U32, S32, U64, S64];
const HALVES: [ScalarType; 4] = [F16, BF16, F16x2, BF16x2];

/// The list under construction.
struct Cases(Vec<Case>);

impl Cases {
    /// One case. Operands lie where `Machine` puts them.
    fn add(&mut self, code: Code, ty: ScalarType, mods: u8, aux: u16, sources: [Kind; OPERANDS], dst: Kind) {
        let mut op = Op::new(code, ty);
        op.mods = Mods(mods);
        op.aux = aux;
        op.dst = Slot(0);
        for (i, (slot, kind)) in (0..).zip(op.src.iter_mut().zip(sources)) {
            *slot = match kind {
                Kind::None => Slot::NONE,
                Kind::Of(_) => Slot(4 * (i + 1)),
                Kind::Predicate => Slot(i + 1),
            };
        }
        if sources[3] != Kind::None && aux == 0 {
            op.aux = if sources[3] == Kind::Predicate { 4 } else { 16 };
        }
        self.0.push(Case { op, sources, dst });
    }

    /// Operands and result of one type.
    fn same(&mut self, code: Code, types: &[ScalarType], mods: u8, aux: u16, operands: usize) {
        for &ty in types {
            let sources = std::array::from_fn(|i| if i < operands { Kind::Of(ty) } else { NONE });
            self.add(code, ty, mods, aux, sources, Kind::Of(ty));
        }
    }

    /// The type's operand with 32-bit ones after it.
    fn with_u32(&mut self, code: Code, types: &[ScalarType], mods: u8, numbers: usize) {
        for &ty in types {
            let sources = std::array::from_fn(|i| match i {
                0 => Kind::Of(ty),
                _ if i <= numbers => Kind::Of(U32),
                _ => NONE,
            });
            self.add(code, ty, mods, 0, sources, Kind::Of(ty));
        }
    }

    /// A result of another type.
    fn into(&mut self, code: Code, ty: ScalarType, mods: u8, aux: u16, operands: usize, dst: Kind) {
        let sources = std::array::from_fn(|i| if i < operands { Kind::Of(ty) } else { NONE });
        self.add(code, ty, mods, aux, sources, dst);
    }
}

/// Everything.
pub fn every() -> Vec<Case> {
    let mut cases = Cases(Vec::new());
    integers(&mut cases);
    carries(&mut cases);
    bits(&mut cases);
    floats(&mut cases);
    halves(&mut cases);
    comparisons(&mut cases);
    conversions(&mut cases);
    moves(&mut cases);
    cases.0
}

fn wide(ty: ScalarType) -> ScalarType {
    match ty {
        U16 => U32,
        S16 => S32,
        U32 => U64,
        _ => S64,
    }
}

fn integers(c: &mut Cases) {
    for code in [Code::Add, Code::Sub, Code::Mul, Code::MulHi, Code::Div, Code::Rem, Code::Min, Code::Max] {
        c.same(code, &INTS, 0, 0, 2);
    }
    for code in [Code::Mad, Code::MadHi, Code::Sad] {
        c.same(code, &INTS, 0, 0, 3);
    }
    for code in [Code::Add, Code::Sub] {
        c.same(code, &[S32], Mods::SAT, 0, 2);
    }
    c.same(Code::MadHi, &[S32], Mods::SAT, 0, 3);
    c.same(Code::Add, &[U16x2, S16x2], 0, 0, 2);
    for code in [Code::Min, Code::Max] {
        c.same(code, &[U16x2, S16x2], 0, 0, 2);
        c.same(code, &[S32, S16x2], Mods::ALT, 0, 2);
    }
    for ty in [U16, S16, U32, S32] {
        let (narrow, wide) = (Kind::Of(ty), Kind::Of(wide(ty)));
        c.add(Code::MulWide, ty, 0, 0, [narrow, narrow, NONE, NONE], wide);
        c.add(Code::MadWide, ty, 0, 0, [narrow, narrow, wide, NONE], wide);
    }
    for high in [0, 1] {
        c.same(Code::Mul24, &[U32, S32], 0, high, 2);
        c.same(Code::Mad24, &[U32, S32], 0, high, 3);
    }
    c.same(Code::Mad24, &[S32], Mods::SAT, 1, 3);
    for code in [Code::Abs, Code::Neg] {
        c.same(code, &[S16, S32, S64], 0, 0, 1);
    }
    for aux in 0..4 {
        c.same(Code::Dp4a, &[U32, S32], 0, aux, 3);
        c.same(Code::Dp2a, &[U32, S32], 0, aux, 3);
        c.same(Code::Dp2a, &[U32, S32], 0, aux | 4, 3);
    }
}

fn carries(c: &mut Cases) {
    for ty in [U32, S32, U64, S64] {
        let k = Kind::Of(ty);
        for code in [Code::AddCc, Code::Addc, Code::AddcCc, Code::SubCc, Code::Subc, Code::SubcCc] {
            c.add(code, ty, 0, 0, [k, k, NONE, Kind::Predicate], k);
        }
        for (code, mods) in
            [Code::MadCc, Code::Madc, Code::MadcCc].into_iter().flat_map(|c| [(c, 0), (c, Mods::ALT)])
        {
            c.add(code, ty, mods, 0, [k, k, k, Kind::Predicate], k);
        }
    }
}

fn bits(c: &mut Cases) {
    for code in [Code::And, Code::Or, Code::Xor] {
        c.same(code, &[B16, B32, B64], 0, 0, 2);
    }
    for code in [Code::Not, Code::Cnot] {
        c.same(code, &[B16, B32, B64], 0, 0, 1);
    }
    for table in [0, 0x80, 0x96, 0xca, 0xe8, 0xf8, 0xff, 0x1b] {
        c.same(Code::Lop3, &[B32], 0, table, 3);
    }
    c.with_u32(Code::Shl, &[B16, B32, B64], 0, 1);
    c.with_u32(Code::Shr, &[B16, B32, B64, U16, U32, U64, S16, S32, S64], 0, 1);
    for mods in [0, Mods::ALT] {
        for code in [Code::ShfL, Code::ShfR] {
            c.same(code, &[B32], mods, 0, 3);
        }
        for ty in [U32, S32, U64, S64] {
            c.into(Code::Bfind, ty, mods, 0, 1, Kind::Of(U32));
        }
        c.with_u32(Code::Szext, &[U32, S32], mods, 1);
        c.same(Code::Bmsk, &[B32], mods, 0, 2);
    }
    c.with_u32(Code::Bfe, &[U32, S32, U64, S64], 0, 2);
    for ty in [B32, B64] {
        let (k, n) = (Kind::Of(ty), Kind::Of(U32));
        c.add(Code::Bfi, ty, 0, 0, [k, k, n, n], k);
        c.into(Code::Popc, ty, 0, 0, 1, Kind::Of(U32));
        c.into(Code::Clz, ty, 0, 0, 1, Kind::Of(U32));
    }
    c.same(Code::Brev, &[B32, B64], 0, 0, 1);
    c.same(Code::Fns, &[B32], 0, 0, 3);
    for mode in 0..7 {
        c.same(Code::Prmt, &[B32], 0, mode, 3);
    }
}

/// All subsets of these bits.
fn subsets(bits: &[u8]) -> Vec<u8> {
    (0..1u32 << bits.len())
        .map(|choice| {
            bits.iter().enumerate().filter(|(i, _)| choice >> i & 1 != 0).fold(0, |all, (_, bit)| all | bit)
        })
        .collect()
}

fn floats(c: &mut Cases) {
    for rounding in ROUNDINGS {
        for mods in subsets(&[Mods::FTZ, Mods::SAT]) {
            for code in [Code::Add, Code::Sub, Code::Mul] {
                c.same(code, &[F32], rounding | mods, 0, 2);
            }
            c.same(Code::Fma, &[F32], rounding | mods, 0, 3);
        }
        for ftz in [0, Mods::FTZ] {
            c.same(Code::Div, &[F32], rounding | ftz, 0, 2);
            c.same(Code::Rcp, &[F32], rounding | ftz, 0, 1);
            c.same(Code::Sqrt, &[F32], rounding | ftz, 0, 1);
            for code in [Code::Add, Code::Sub, Code::Mul] {
                c.same(code, &[F32x2], rounding | ftz, 0, 2);
            }
            c.same(Code::Fma, &[F32x2], rounding | ftz, 0, 3);
        }
        for code in [Code::Add, Code::Sub, Code::Mul, Code::Div] {
            c.same(code, &[F64], rounding, 0, 2);
        }
        c.same(Code::Fma, &[F64], rounding, 0, 3);
        c.same(Code::Rcp, &[F64], rounding, 0, 1);
        c.same(Code::Sqrt, &[F64], rounding, 0, 1);
    }
    for mods in subsets(&[Mods::FTZ, Mods::NAN, Mods::ALT]) {
        for code in [Code::Min, Code::Max] {
            c.same(code, &[F32], mods, 0, 2);
            c.same(code, &[F32], mods, 0, 3);
        }
    }
    for ftz in [0, Mods::FTZ] {
        let approx = ftz | Mods::APPROX;
        c.same(Code::Div, &[F32], approx, 0, 2);
        c.same(Code::Div, &[F32], approx | Mods::ALT, 0, 2);
        for code in
            [Code::Rcp, Code::Sqrt, Code::Rsqrt, Code::Sin, Code::Cos, Code::Lg2, Code::Ex2, Code::Tanh]
        {
            c.same(code, &[F32], approx, 0, 1);
        }
        for code in [Code::Abs, Code::Neg] {
            c.same(code, &[F32], ftz, 0, 1);
        }
        c.same(Code::Rsqrt, &[F64], approx, 0, 1);
    }
    c.same(Code::Rcp, &[F64], Mods::APPROX | Mods::FTZ, 0, 1);
    c.same(Code::Min, &[F64], 0, 0, 2);
    c.same(Code::Max, &[F64], 0, 0, 2);
    for code in [Code::Abs, Code::Neg] {
        c.same(code, &[F64], 0, 0, 1);
    }
    c.same(Code::Copysign, &[F32, F64], 0, 0, 2);
}

fn halves(c: &mut Cases) {
    for ftz in [0, Mods::FTZ] {
        for code in [Code::Add, Code::Sub, Code::Mul] {
            c.same(code, &HALVES, ftz, 0, 2);
            c.same(code, &[F16, F16x2], ftz | Mods::SAT, 0, 2);
        }
        c.same(Code::Fma, &HALVES, ftz, 0, 3);
        c.same(Code::Fma, &HALVES, ftz | Mods::ALT, 0, 3);
        c.same(Code::Fma, &[F16, F16x2], ftz | Mods::SAT, 0, 3);
        for code in [Code::Abs, Code::Neg, Code::Ex2] {
            c.same(code, &HALVES, ftz, 0, 1);
        }
        for mods in subsets(&[Mods::NAN, Mods::ALT]) {
            c.same(Code::Min, &HALVES, ftz | mods, 0, 2);
            c.same(Code::Max, &HALVES, ftz | mods, 0, 2);
        }
    }
    c.same(Code::Tanh, &HALVES, Mods::APPROX, 0, 1);
    for mods in [0, Mods::ALT] {
        c.same(Code::Fma, &HALVES, mods | Mods::OOB, 0, 3);
        for rounding in [Mods::RZ, Mods::RM, Mods::RP] {
            c.same(Code::Fma, &[BF16, BF16x2], mods | rounding, 0, 3);
        }
    }
    c.same(Code::Fma, &[F16, F16x2], Mods::SAT | Mods::OOB, 0, 3);
}

fn comparisons(c: &mut Cases) {
    let mut one = |ty: ScalarType, mods: u8, cmp: CmpOp, bool_op: u16| {
        let k = Kind::Of(ty);
        let p = if bool_op & 0x300 == 0 { NONE } else { Kind::Predicate };
        let aux = cmp as u16 | bool_op;
        c.add(Code::Setp, ty, mods, aux, [k, k, p, NONE], Kind::Predicate);
        c.add(Code::Set, ty, mods, aux, [k, k, p, NONE], Kind::Of(U32));
        c.add(Code::Set, ty, mods, aux | 0x4000, [k, k, p, NONE], Kind::Of(F32));
    };
    for (i, cmp) in CmpOp::ALL.into_iter().enumerate() {
        // Each bool operation, negated or not, with some comparison.
        let bool_op = [0, 0x100, 0x200, 0x300, 0x8100, 0x8200, 0x8300][i % 7];
        for ty in [F32, F64, F16, BF16] {
            one(ty, 0, cmp, bool_op);
        }
        one(F32, Mods::FTZ, cmp, 0);
        one(F16, Mods::FTZ, cmp, 0);
        if i < 6 {
            for ty in INTS {
                one(ty, 0, cmp, bool_op);
            }
        }
        if i < 2 {
            for ty in [B16, B32, B64] {
                one(ty, 0, cmp, bool_op);
            }
        }
    }
    for ty in [B16, B32, B64, U16, U32, U64, S16, S32, S64, F32, F64] {
        let k = Kind::Of(ty);
        c.add(Code::Selp, ty, 0, 0, [k, k, Kind::Predicate, NONE], k);
        c.add(Code::Slct, ty, 0, 0, [k, k, Kind::Of(S32), NONE], k);
        for ftz in [0, Mods::FTZ] {
            c.add(Code::Slct, ty, ftz, 1, [k, k, Kind::Of(F32), NONE], k);
        }
    }
    for property in 0..6 {
        c.into(Code::Testp, F32, 0, property, 1, Kind::Predicate);
        c.into(Code::Testp, F64, 0, property, 1, Kind::Predicate);
    }
}

fn conversions(c: &mut Cases) {
    let mut one = |to: ScalarType, from: ScalarType, mods: u8| {
        c.into(Code::Cvt, to, mods, from as u16, 0, Kind::Of(to))
    };
    for to in ALL_INTS {
        for from in ALL_INTS {
            one(to, from, 0);
            one(to, from, Mods::SAT);
        }
    }
    for rounding in ROUNDINGS {
        for int in ALL_INTS {
            for float in [F32, F64, F16, BF16] {
                one(float, int, rounding);
                one(float, int, rounding | Mods::SAT);
                one(int, float, rounding);
            }
            one(int, F32, rounding | Mods::FTZ);
        }
        for mods in subsets(&[Mods::FTZ, Mods::SAT]) {
            one(F32, F32, rounding | Mods::INTEGRAL | mods);
            one(F32, F64, rounding | mods);
        }
        for sat in [0, Mods::SAT] {
            one(F64, F64, rounding | Mods::INTEGRAL | sat);
        }
        for finish in [0, Mods::SAT, Mods::ALT] {
            for half in [F16, BF16] {
                one(half, F32, rounding | finish);
                one(half, F32, rounding | finish | Mods::FTZ);
                one(half, F64, rounding | finish);
                one(half, half, rounding | Mods::INTEGRAL | finish);
            }
            one(F16, BF16, rounding | finish);
            one(BF16, F16, rounding | finish);
        }
    }
    for sat in [0, Mods::SAT] {
        one(F64, F64, sat);
        one(F16, F16, sat);
        one(BF16, BF16, sat);
        one(F64, F16, sat);
        one(F64, BF16, sat);
        for ftz in [0, Mods::FTZ] {
            for from in [F32, F16, BF16] {
                one(F32, from, sat | ftz);
            }
            one(F64, F32, sat | ftz);
        }
    }
    for relu in [0, Mods::ALT] {
        for rounding in [Mods::RN, Mods::RZ, Mods::RP] {
            one(TF32, F32, rounding | relu);
        }
    }
    // The source is of type `aux`.
    for case in &mut c.0 {
        if case.op.code == Code::Cvt {
            case.sources[0] = Kind::Of(ScalarType::ALL[case.op.aux as usize]);
            case.op.src[0] = Slot(4);
        }
    }
    for to in [F16x2, BF16x2] {
        for finish in [0, Mods::SAT, Mods::ALT, Mods::SATFINITE, Mods::SATFINITE | Mods::ALT] {
            for rounding in [Mods::RN, Mods::RZ] {
                let k = Kind::Of(F32);
                c.add(Code::Cvt, to, rounding | finish, F32 as u16, [k, k, NONE, NONE], Kind::Of(to));
            }
        }
    }
    small_formats(c);
}

fn small_formats(c: &mut Cases) {
    let (single, word) = (Kind::Of(F32), Kind::Of(U32));
    let mut one = |to: ScalarType, from: ScalarType, mods: u8, third: Kind| {
        let second = if from == F32 && to.bits() <= 32 && to != TF32 && to != F16 && to != BF16 {
            single
        } else {
            NONE
        };
        c.add(Code::Cvt, to, mods, from as u16, [Kind::Of(from), second, third, NONE], Kind::Of(to));
    };
    for relu in [0, Mods::ALT] {
        let finite = relu | Mods::SATFINITE;
        for rounding in [Mods::RN, Mods::RZ] {
            one(F16, F32, rounding | finite, NONE);
            one(BF16, F32, rounding | finite, NONE);
        }
        for rounding in [Mods::RN, Mods::RZ, Mods::RP] {
            one(TF32, F32, rounding | finite, NONE);
        }
        for small in [E4M3x2, E5M2x2, E2M3x2, E3M2x2, E2M1x2] {
            for from in [F32, F16x2, BF16x2] {
                one(small, from, finite, NONE);
            }
            one(F16x2, small, relu, NONE);
            one(small, F32, finite | Mods::STOCHASTIC, word);
        }
        for mods in [relu, finite] {
            one(F16x2, F32, mods | Mods::STOCHASTIC, word);
            one(BF16x2, F32, mods | Mods::STOCHASTIC, word);
            for scales in [NONE, word] {
                one(S2F6x2, F32, finite, scales);
                one(S2F6x2, BF16x2, finite, scales);
                one(BF16x2, S2F6x2, mods, scales);
            }
        }
    }
    for rounding in [Mods::RZ, Mods::RP] {
        for mods in [rounding, rounding | Mods::SATFINITE] {
            one(UE8M0x2, F32, mods, NONE);
            one(UE8M0x2, BF16x2, mods, NONE);
        }
    }
    one(BF16x2, UE8M0x2, Mods::RN, NONE);
}

fn moves(c: &mut Cases) {
    c.same(Code::Mov, &[B8, B16, U16, B32, U32, F32, B64, S64, F64, B128], 0, 0, 1);
    let p = Kind::Predicate;
    for code in [Code::Mov, Code::Not] {
        c.add(code, Pred, 0, 0, [p, NONE, NONE, NONE], p);
    }
    for code in [Code::And, Code::Or, Code::Xor] {
        c.add(code, Pred, 0, 0, [p, p, NONE, NONE], p);
    }
    for ty in [U16, U32, U64, S32] {
        c.add(Code::PredToInt, ty, 0, 0, [p, NONE, NONE, NONE], Kind::Of(ty));
    }
    for (whole, part) in [(B16, B8), (B32, B16), (B64, B32), (B128, B64)] {
        let k = Kind::Of(part);
        c.add(Code::Pack, whole, 0, 0, [k, k, NONE, NONE], Kind::Of(whole));
    }
    for (whole, part) in
        [(B16, B8), (B32, B8), (B32, B16), (B64, B8), (B64, B16), (B64, B32), (B128, B32), (B128, B64)]
    {
        for i in 0..(whole.bits() / part.bits()) as u16 {
            c.add(Code::Unpack, part, 0, i, [Kind::Of(whole), NONE, NONE, NONE], Kind::Of(part));
            if let Some(case) = c.0.last_mut() {
                case.op.src[1] = Slot(whole.bits() as u16);
            }
        }
    }
}
