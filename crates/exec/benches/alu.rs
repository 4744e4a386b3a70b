//! Nanoseconds of one 32-lane instruction, called through its pointer with slots that change from call to call.
//! `Masked` rows run under half of the lanes. What is reported is the fastest of many short bursts, so that other
//! work on the machine does not show.

use std::hint::black_box;
use std::time::Instant;

use base::ScalarType::{self, *};
use criterion::{Criterion, criterion_group, criterion_main};
use exec::alu::{Level, select};
use exec::regs::{Col, Regs};
use ir::{CmpOp, Code, Mods, Op, Slot};

/// Calls in a burst.
const BURST: u32 = 512;

/// Name, code, type, modifiers, `aux`, operands.
type Row = (&'static str, Code, ScalarType, u8, u16, u8);

/// What kernels do most: at most 8 ns each.
const COMMON: &[Row] = &[
    ("mov.b32", Code::Mov, B32, 0, 0, 1),
    ("mov.b64", Code::Mov, B64, 0, 0, 1),
    ("add.u16", Code::Add, U16, 0, 0, 2),
    ("add.u32", Code::Add, U32, 0, 0, 2),
    ("add.u64", Code::Add, U64, 0, 0, 2),
    ("mul.lo.u32", Code::Mul, U32, 0, 0, 2),
    ("mul.lo.u64", Code::Mul, U64, 0, 0, 2),
    ("mul.wide.s16", Code::MulWide, S16, 0, 0, 2),
    ("mul.wide.u32", Code::MulWide, U32, 0, 0, 2),
    ("mul.wide.s32", Code::MulWide, S32, 0, 0, 2),
    ("mad.lo.s32", Code::Mad, S32, 0, 0, 3),
    ("mad.wide.s32", Code::MadWide, S32, 0, 0, 3),
    ("min.s32", Code::Min, S32, 0, 0, 2),
    ("max.u64", Code::Max, U64, 0, 0, 2),
    ("and.b32", Code::And, B32, 0, 0, 2),
    ("xor.b64", Code::Xor, B64, 0, 0, 2),
    ("not.b32", Code::Not, B32, 0, 0, 1),
    ("shl.b32", Code::Shl, B32, 0, 0, 2),
    ("shr.s32", Code::Shr, S32, 0, 0, 2),
    ("shl.b64", Code::Shl, B64, 0, 0, 2),
    ("shr.u64", Code::Shr, U64, 0, 0, 2),
    ("selp.b32", Code::Selp, B32, 0, 0, 3),
    ("selp.b64", Code::Selp, B64, 0, 0, 3),
    ("setp.lt.s32", Code::Setp, S32, 0, CmpOp::Lt as u16, 2),
    ("setp.ge.u32", Code::Setp, U32, 0, CmpOp::Ge as u16, 2),
    ("setp.eq.b64", Code::Setp, B64, 0, CmpOp::Eq as u16, 2),
    ("setp.lt.u64", Code::Setp, U64, 0, CmpOp::Lt as u16, 2),
    ("setp.lt.s64", Code::Setp, S64, 0, CmpOp::Lt as u16, 2),
    ("setp.lt.f32", Code::Setp, F32, 0, CmpOp::Lt as u16, 2),
    ("setp.neu.f32", Code::Setp, F32, 0, CmpOp::Neu as u16, 2),
    ("setp.lt.f64", Code::Setp, F64, 0, CmpOp::Lt as u16, 2),
    ("add.f32", Code::Add, F32, 0, 0, 2),
    ("mul.f32", Code::Mul, F32, 0, 0, 2),
    ("fma.rn.f32", Code::Fma, F32, 0, 0, 3),
    ("fma.rn.ftz.f32", Code::Fma, F32, Mods::FTZ, 0, 3),
    ("min.f32", Code::Min, F32, 0, 0, 2),
    ("max.f32", Code::Max, F32, 0, 0, 2),
    ("neg.f32", Code::Neg, F32, 0, 0, 1),
    ("abs.f32", Code::Abs, F32, 0, 0, 1),
    ("add.f64", Code::Add, F64, 0, 0, 2),
    ("mul.f64", Code::Mul, F64, 0, 0, 2),
    ("fma.rn.f64", Code::Fma, F64, 0, 0, 3),
    ("cvt.rn.f32.s32", Code::Cvt, F32, 0, S32 as u16, 1),
    ("cvt.rn.f32.u32", Code::Cvt, F32, 0, U32 as u16, 1),
    ("cvt.rzi.s32.f32", Code::Cvt, S32, Mods::RZ, F32 as u16, 1),
    ("cvt.rzi.u32.f32", Code::Cvt, U32, Mods::RZ, F32 as u16, 1),
    ("cvt.s64.s32", Code::Cvt, S64, 0, S32 as u16, 1),
    ("cvt.u64.u32", Code::Cvt, U64, 0, U32 as u16, 1),
    ("cvt.u32.u64", Code::Cvt, U32, 0, U64 as u16, 1),
    ("cvt.s32.s8", Code::Cvt, S32, 0, S8 as u16, 1),
    ("cvt.u16.u32", Code::Cvt, U16, 0, U32 as u16, 1),
];

/// The rest.
const RARE: &[Row] = &[
    ("mul.hi.u32", Code::MulHi, U32, 0, 0, 2),
    ("mul.hi.s32", Code::MulHi, S32, 0, 0, 2),
    ("mul.hi.u64", Code::MulHi, U64, 0, 0, 2),
    ("sad.u32", Code::Sad, U32, 0, 0, 3),
    ("div.u32", Code::Div, U32, 0, 0, 2),
    ("div.s32", Code::Div, S32, 0, 0, 2),
    ("rem.u32", Code::Rem, U32, 0, 0, 2),
    ("rem.s32", Code::Rem, S32, 0, 0, 2),
    ("div.u64", Code::Div, U64, 0, 0, 2),
    ("rem.s64", Code::Rem, S64, 0, 0, 2),
    ("lop3.b32", Code::Lop3, B32, 0, 0x96, 3),
    ("shf.l.wrap", Code::ShfL, B32, Mods::ALT, 0, 3),
    ("shf.r.clamp", Code::ShfR, B32, 0, 0, 3),
    ("bfe.u32", Code::Bfe, U32, 0, 0, 3),
    ("bfe.s32", Code::Bfe, S32, 0, 0, 3),
    ("bfi.b32", Code::Bfi, B32, 0, 3, 3),
    ("bfind.u32", Code::Bfind, U32, 0, 0, 1),
    ("brev.b32", Code::Brev, B32, 0, 0, 1),
    ("popc.b32", Code::Popc, B32, 0, 0, 1),
    ("popc.b64", Code::Popc, B64, 0, 0, 1),
    ("clz.b32", Code::Clz, B32, 0, 0, 1),
    ("clz.b64", Code::Clz, B64, 0, 0, 1),
    ("prmt.b32", Code::Prmt, B32, 0, 0, 3),
    ("dp4a.s32", Code::Dp4a, S32, 0, 3, 3),
    ("add.cc.u32", Code::AddCc, U32, 0, 1, 2),
    ("addc.cc.u64", Code::AddcCc, U64, 0, 1, 2),
    ("set.lt.u32.f32", Code::Set, F32, 0, CmpOp::Lt as u16, 2),
    ("slct.b32.s32", Code::Slct, B32, 0, 0, 3),
    ("testp.finite.f32", Code::Testp, F32, 0, 0, 1),
    ("add.rz.f32", Code::Add, F32, Mods::RZ, 0, 2),
    ("fma.rp.f32", Code::Fma, F32, Mods::RP, 0, 3),
    ("div.rn.f32", Code::Div, F32, 0, 0, 2),
    ("div.approx.f32", Code::Div, F32, Mods::APPROX, 0, 2),
    ("rcp.rn.f32", Code::Rcp, F32, 0, 0, 1),
    ("sqrt.rn.f32", Code::Sqrt, F32, 0, 0, 1),
    ("rsqrt.approx.f32", Code::Rsqrt, F32, Mods::APPROX, 0, 1),
    ("sin.approx.f32", Code::Sin, F32, Mods::APPROX, 0, 1),
    ("ex2.approx.f32", Code::Ex2, F32, Mods::APPROX, 0, 1),
    ("lg2.approx.f32", Code::Lg2, F32, Mods::APPROX, 0, 1),
    ("tanh.approx.f32", Code::Tanh, F32, Mods::APPROX, 0, 1),
    ("min.f64", Code::Min, F64, 0, 0, 2),
    ("div.rn.f64", Code::Div, F64, 0, 0, 2),
    ("sqrt.rn.f64", Code::Sqrt, F64, 0, 0, 1),
    ("fma.rz.f64", Code::Fma, F64, Mods::RZ, 0, 3),
    ("add.f16", Code::Add, F16, 0, 0, 2),
    ("fma.f16", Code::Fma, F16, 0, 0, 3),
    ("add.f16x2", Code::Add, F16x2, 0, 0, 2),
    ("fma.f16x2", Code::Fma, F16x2, 0, 0, 3),
    ("fma.bf16x2", Code::Fma, BF16x2, 0, 0, 3),
    ("setp.lt.f16", Code::Setp, F16, 0, CmpOp::Lt as u16, 2),
    ("cvt.f32.f16", Code::Cvt, F32, 0, F16 as u16, 1),
    ("cvt.rn.f16.f32", Code::Cvt, F16, 0, F32 as u16, 1),
    ("cvt.rn.bf16.f32", Code::Cvt, BF16, 0, F32 as u16, 1),
    ("cvt.rn.f16x2.f32", Code::Cvt, F16x2, 0, F32 as u16, 2),
    ("cvt.rni.s32.f32", Code::Cvt, S32, 0, F32 as u16, 1),
    ("cvt.rmi.f32.f32", Code::Cvt, F32, Mods::RM | Mods::INTEGRAL, F32 as u16, 1),
    ("cvt.f64.f32", Code::Cvt, F64, 0, F32 as u16, 1),
    ("cvt.rn.f32.f64", Code::Cvt, F32, 0, F64 as u16, 1),
    ("cvt.rz.f32.f64", Code::Cvt, F32, Mods::RZ, F64 as u16, 1),
    ("cvt.rn.f64.s32", Code::Cvt, F64, 0, S32 as u16, 1),
    ("cvt.rn.f64.u32", Code::Cvt, F64, 0, U32 as u16, 1),
    ("cvt.rzi.s32.f64", Code::Cvt, S32, Mods::RZ, F64 as u16, 1),
    ("cvt.rzi.u32.f64", Code::Cvt, U32, Mods::RZ, F64 as u16, 1),
    ("cvt.rn.f32.s64", Code::Cvt, F32, 0, S64 as u16, 1),
    ("cvt.rn.f64.u64", Code::Cvt, F64, 0, U64 as u16, 1),
    ("cvt.rzi.s64.f32", Code::Cvt, S64, Mods::RZ, F32 as u16, 1),
    ("cvt.rzi.u64.f64", Code::Cvt, U64, Mods::RZ, F64 as u16, 1),
    ("cvt.sat.u8.s32", Code::Cvt, U8, Mods::SAT, S32 as u16, 1),
    ("cvt.sat.s32.s64", Code::Cvt, S32, Mods::SAT, S64 as u16, 1),
    ("mov.b64 {a, b}", Code::Pack, B64, 0, 0, 2),
    ("mov.b32 {a, b}", Code::Pack, B32, 0, 0, 2),
];

/// 0x3f8xxxxx in every word: numbers near 1 in `.f32`, `.f64` and `.bf16`, near 1.9 in `.f16`.
fn numbers() -> Vec<Col> {
    let mut state = 1u32;
    let mut next = move || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        0x3f80_3c00 | state >> 16 & 0x007f_03ff
    };
    (0..64).map(|_| Col(std::array::from_fn(|_| next()))).collect()
}

fn run(c: &mut Criterion, level: Level, rows: &[Row], mask: u32) {
    for &(name, code, ty, mods, aux, operands) in rows {
        let slot = |operand: u8, i: u16| if operand < operands { Slot(16 + i * 4) } else { Slot::NONE };
        let at = |i: u16| {
            let mut op = Op::new(code, ty);
            op.mods = Mods(mods);
            op.aux = aux;
            op.dst = Slot(i % 4 * 4);
            op.src = [slot(0, i % 7), slot(1, i % 5), slot(2, i % 3)];
            op
        };
        let ops: Vec<Op> = (0..64).map(at).collect();
        let Some(f) = ops.first().and_then(|op| select(op, level)) else {
            panic!("{name}: no routine");
        };
        let (mut cols, mut preds, consts) = (numbers(), vec![0x0f0f_1234; 64], vec![Col::splat(3); 4]);
        let mut regs = Regs { cols: &mut cols, preds: &mut preds, consts: &consts };
        let masked = if mask == u32::MAX { "" } else { "Masked" };
        c.bench_function(&format!("{masked}{level:?}/{name}"), |b| {
            b.iter_custom(|n| {
                let (f, mask) = (black_box(f), black_box(mask));
                let mut burst = || {
                    let start = Instant::now();
                    for i in 0..BURST {
                        // SAFETY: the level was detected, or is `Portable`.
                        unsafe { f(&mut regs, &ops[i as usize & 63], mask) };
                    }
                    start.elapsed()
                };
                let fastest =
                    (0..n.div_ceil(BURST as u64).max(50)).map(|_| burst()).min().unwrap_or_default();
                fastest.mul_f64(n as f64 / f64::from(BURST))
            })
        });
    }
}

fn all(c: &mut Criterion) {
    let best = Level::detect();
    run(c, best, COMMON, u32::MAX);
    run(c, best, RARE, u32::MAX);
    run(c, best, COMMON, 0x5555_5555);
    if best != Level::Portable {
        run(c, Level::Portable, COMMON, u32::MAX);
        run(c, Level::Portable, RARE, u32::MAX);
    }
}

criterion_group!(benches, all);
criterion_main!(benches);
