//! Matrix products of a warp against the manual's fragments and plain arithmetic, for every shape, at every level.

#[path = "../../../numerics/tests/mma/inputs.rs"]
mod inputs;
mod layout;
#[path = "../../../numerics/tests/mma/reference.rs"]
mod reference;

use base::ScalarType as T;
use exec::alu::Level;
use exec::regs::{Col, Regs};
use inputs::Inputs;
use ir::matrix::{Element, Form, MatrixInst};
use ir::{Code, Mods, Op, Slot};
use numerics::mma::{Format, Model};

/// A warp's registers while a test runs.
struct Warp {
    cols: Vec<Col>,
}

impl Warp {
    fn bits(&self, first: u16, width: usize, wide: bool, lane: usize, i: usize) -> u64 {
        if wide {
            let at = first as usize + 2 * i;
            let word = 2 * lane;
            return self.cols[at + word / 32].0[word % 32] as u64
                | (self.cols[at + (word + 1) / 32].0[(word + 1) % 32] as u64) << 32;
        }
        let bit = i * width;
        let word = self.cols[first as usize + bit / 32].0[lane] as u64;
        word >> (bit % 32) & (u64::MAX >> (64 - width))
    }

    fn set(&mut self, first: u16, width: usize, wide: bool, lane: usize, i: usize, value: u64) {
        if wide {
            let at = first as usize + 2 * i;
            for (k, half) in [value as u32, (value >> 32) as u32].into_iter().enumerate() {
                let word = 2 * lane + k;
                self.cols[at + word / 32].0[word % 32] = half;
            }
            return;
        }
        let bit = i * width;
        let word = &mut self.cols[first as usize + bit / 32].0[lane];
        *word |= (value << (bit % 32)) as u32;
    }
}

const A: u16 = 0;
const B: u16 = 20;
const C: u16 = 40;
const D: u16 = 60;
const E: u16 = 80;

fn inst(form: Form, m: u8, k: u16, elements: [Element; 2], d: T, c: T) -> MatrixInst {
    let mut inst = MatrixInst {
        form,
        rows: m,
        k,
        elements,
        d_type: d,
        c_type: c,
        saturate: false,
        and: false,
        f8f6f4: false,
        rounding: Mods::RN,
        d: Default::default(),
        a: Default::default(),
        b: Default::default(),
        c: Default::default(),
        metadata: Slot(E),
    };
    let step = inst.columns() as u16;
    let list = |n: usize, first: u16| (0..n as u16).map(|i| Slot(first + step * i)).collect();
    let sizes = inst.sizes();
    (inst.d, inst.a, inst.b, inst.c) =
        (list(sizes[0], D), list(sizes[1], A), list(sizes[2], B), list(sizes[3], C));
    inst
}

fn width(t: T) -> usize {
    t.bits() as usize
}

/// Random bits of an element.
fn element(e: Element, inputs: &mut Inputs) -> u64 {
    match e {
        Element::F64 => {
            let r = inputs.next();
            // Finite, of about one size, so that sums round.
            (r & 0x800f_ffff_ffff_ffff) | (1000 + (r >> 52) % 40) << 52
        }
        Element::B1 | Element::U4 | Element::S4 | Element::U8 | Element::S8 => {
            inputs.next() & ((1 << e.bits()) - 1)
        }
        _ => inputs.element(format(e)) as u64,
    }
}

fn format(e: Element) -> Format {
    match e {
        Element::Bf16 => Format::Bf16,
        Element::Tf32 => Format::Tf32,
        Element::E4m3 => Format::E4m3,
        Element::E5m2 => Format::E5m2,
        Element::E3m2 => Format::E3m2,
        Element::E2m3 => Format::E2m3,
        Element::E2m1 => Format::E2m1,
        _ => Format::F16,
    }
}

fn accumulator(t: T, near: Element, inputs: &mut Inputs) -> u64 {
    match t {
        T::F64 => element(Element::F64, inputs),
        T::S32 => match inputs.next() % 4 {
            0 => 0x7fff_ffff - inputs.next() % 1000,
            1 => 0x8000_0000 + inputs.next() % 1000,
            _ => inputs.next() & 0xffff_ffff,
        },
        _ => inputs.accumulator(t == T::F16, format(near)) as u64,
    }
}

/// One element of D by plain arithmetic: `a` and `b` have `k` elements.
fn expected(inst: &MatrixInst, model: Model, a: &[u64], b: &[u64], c: u64) -> u64 {
    let signed = |e: Element, x: u64| match e {
        Element::S8 => x as u8 as i8 as i128,
        Element::S4 => ((x as u8) << 4) as i8 as i128 >> 4,
        _ => x as i128,
    };
    match inst.c_type {
        T::F64 => a
            .iter()
            .zip(b)
            .fold(f64::from_bits(c), |s, (&a, &b)| f64::from_bits(a).mul_add(f64::from_bits(b), s))
            .to_bits(),
        T::S32 => {
            let product = |(&a, &b): (&u64, &u64)| match inst.elements[0] {
                Element::B1 => (if inst.and { a & b } else { a ^ b }) as i128,
                _ => signed(inst.elements[0], a) * signed(inst.elements[1], b),
            };
            let sum = c as u32 as i32 as i128 + a.iter().zip(b).map(product).sum::<i128>();
            let kept = if inst.saturate { sum.clamp(i32::MIN as i128, i32::MAX as i128) } else { sum };
            kept as i32 as u32 as u64
        }
        _ => {
            let pairs: Vec<[u32; 2]> = a.iter().zip(b).map(|(&a, &b)| [a as u32, b as u32]).collect();
            let mut sum = c as u32;
            if inst.c_type == T::F16 && inst.d_type == T::F32 {
                sum = (reference::value(Format::F16, sum) as f32).to_bits();
            }
            for block in pairs.chunks(model.block) {
                sum = reference::sum(model, inst.elements.map(format), block, sum);
            }
            sum as u64
        }
    }
}

fn model(inst: &MatrixInst) -> Model {
    let half = inst.c_type == T::F16 && inst.d_type == T::F16;
    match inst.form {
        _ if inst.f8f6f4 => Model::f8f6f4(half),
        Form::Quads { .. } => Model::quad(half),
        _ => Model::of(format(inst.elements[0]), half),
    }
}

/// Random fragments through the product at every level, and through plain arithmetic.
fn run(inst: &MatrixInst, seed: u64, rounds: usize) {
    let mut inputs = Inputs::new(seed);
    for _ in 0..rounds {
        inputs.style();
        let mut warp = Warp { cols: vec![Col::ZERO; 90] };
        let (wide, m, k) = (inst.columns() == 2, inst.rows as usize, inst.k as usize);
        let quads = matches!(inst.form, Form::Quads { .. });
        let sparse = matches!(inst.form, Form::Sparse { .. });
        let stored = if sparse { k / 2 } else { k };
        // Four products of quads are four matrices; others are one.
        let matrix_of = |lane: usize| if quads { lane % 16 / 4 } else { 0 };
        let (mut a, mut b) = (vec![vec![vec![0u64; stored]; 16]; 4], vec![vec![vec![0u64; 8]; k]; 4]);
        let (mut c, mut d) = (vec![vec![vec![0u64; 8]; 16]; 4], vec![vec![vec![None; 8]; 16]; 4]);
        let [ea, eb] = inst.elements;
        let [bits_a, bits_b] = [ea.bits() as usize, eb.bits() as usize];
        let per = |n: usize, width: usize| n * if wide { 1 } else { 32 / width };
        for lane in 0..32 {
            for i in 0..per(inst.a.len(), bits_a.min(32)) {
                let value = element(ea, &mut inputs);
                warp.set(A, bits_a, wide, lane, i, value);
                let (row, column) = match inst.form {
                    Form::Quads { a_columns, .. } => layout::quad_a(a_columns, lane, i),
                    _ => layout::of_a(ea, m, stored, lane, i),
                };
                a[matrix_of(lane)][row][column] = value;
            }
            for i in 0..per(inst.b.len(), bits_b.min(32)) {
                let value = element(eb, &mut inputs);
                warp.set(B, bits_b, wide, lane, i, value);
                let (row, column) = match inst.form {
                    Form::Quads { b_columns, .. } => layout::quad_b(b_columns, lane, i),
                    _ => layout::of_b(eb, k, lane, i),
                };
                b[matrix_of(lane)][row][column] = value;
            }
            for i in 0..per(inst.c.len(), width(inst.c_type).min(32)) {
                let value = accumulator(inst.c_type, ea, &mut inputs);
                warp.set(C, width(inst.c_type), wide, lane, i, value);
                let (row, column) = if quads {
                    layout::quad_c(inst.c_type == T::F16, lane, i)
                } else {
                    layout::of_c(lane, i)
                };
                c[matrix_of(lane)][row][column] = value;
            }
        }
        let places = if sparse { metadata(inst, &mut warp, &mut inputs) } else { Vec::new() };
        for level in [Level::Portable, Level::detect()] {
            let mut after = warp.cols.clone();
            let mut regs = Regs { cols: &mut after, preds: &mut [], consts: &[] };
            exec::matrix::run(level, inst, &mut regs, u32::MAX);
            let after = Warp { cols: after };
            for lane in 0..32 {
                for i in 0..per(inst.d.len(), width(inst.d_type).min(32)) {
                    let (row, column) = if quads {
                        layout::quad_c(inst.d_type == T::F16, lane, i)
                    } else {
                        layout::of_c(lane, i)
                    };
                    let x = matrix_of(lane);
                    let of_a = &a[x][row];
                    let of_b: Vec<u64> = match places.get(row) {
                        Some(places) => places.iter().map(|&p| b[x][p][column]).collect(),
                        None => b[x].iter().map(|r| r[column]).collect(),
                    };
                    let mut want = expected(inst, model(inst), of_a, &of_b, c[x][row][column]);
                    if inst.c_type == T::F32 && inst.d_type == T::F16 {
                        let sum = f32::from_bits(want as u32);
                        want = if sum.is_nan() { 0x7fff } else { half(sum) };
                    }
                    let got = after.bits(D, width(inst.d_type), wide, lane, i);
                    let what = || format!("{inst:?} {level:?} row {row} column {column}");
                    assert_eq!(got, want, "{got:#x} {want:#x} {}", what());
                    d[x][row][column] = Some(got);
                }
            }
        }
        assert!(d[0][..m].iter().flatten().all(Option::is_some), "every element has a lane");
    }
}

/// The nearest f16.
fn half(x: f32) -> u64 {
    if x.abs() >= 65520.0 {
        return if x > 0.0 { 0x7c00 } else { 0xfc00 };
    }
    let magnitude = |b: u32| if b == 0x7c00 { 65536.0 } else { reference::value(Format::F16, b) };
    let best = (0..=0x7c00u32)
        .min_by(|&p, &q| {
            let far = |b: u32| (magnitude(b) - (x as f64).abs()).abs();
            far(p).total_cmp(&far(q)).then((p & 1).cmp(&(q & 1)))
        })
        .unwrap_or(0);
    (best | x.to_bits() >> 16 & 0x8000) as u64
}

/// Random metadata, and for each row the column of each stored element.
fn metadata(inst: &MatrixInst, warp: &mut Warp, inputs: &mut Inputs) -> Vec<Vec<usize>> {
    let Form::Sparse { selector } = inst.form else { return Vec::new() };
    let e = inst.elements[0];
    let k = inst.k as usize;
    let mut out = vec![Vec::new(); 16];
    for (row, places) in out.iter_mut().enumerate() {
        // (size of a group of columns, columns stored together)
        let (group, together) = match e {
            Element::Tf32 => (2, 1),
            Element::U4 | Element::S4 => (8, 2),
            _ => (4, 1),
        };
        for n in 0..k / group {
            let pairs = [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]];
            let pair = pairs[inputs.next() as usize % 6];
            let nibble = if e == Element::Tf32 {
                let upper = inputs.next() as usize % 2;
                places.push(2 * n + upper);
                [0b0100, 0b1110][upper]
            } else {
                for p in pair {
                    for i in 0..together {
                        places.push(group * n + together * p + i);
                    }
                }
                pair[0] | pair[1] << 2
            };
            // Four-bit groups in the order of the row: 16 bits of two rows in a lane, or 32 bits of one.
            let (lane, bit) = if matches!(e, Element::Tf32 | Element::F16 | Element::Bf16) {
                let lanes = k / group / 4;
                let first = lanes * selector as usize;
                (4 * (row % 8) + first + n / 4, 16 * (row / 8) + 4 * (n % 4))
            } else {
                (4 * (row % 8) + 2 * selector as usize + 2 * (n / 8) + row / 8, 4 * (n % 8))
            };
            warp.cols[E as usize].0[lane] |= (nibble as u32) << bit;
        }
    }
    // The other lanes' registers do not count.
    for (lane, word) in warp.cols[E as usize].0.iter_mut().enumerate() {
        let used = match (e, k) {
            (Element::F16 | Element::Bf16, 16) | (Element::Tf32, 8) => lane % 4 == selector as usize,
            (Element::F16 | Element::Bf16, 32) | (Element::Tf32, 16) => lane % 4 / 2 == selector as usize,
            (Element::U4 | Element::S4, 64) => lane % 4 / 2 == selector as usize,
            (Element::U4 | Element::S4, _) => true,
            (_, 32) => lane % 4 / 2 == selector as usize,
            _ => true,
        };
        if !used {
            *word = inputs.next() as u32;
        }
    }
    out
}

#[test]
fn halves() {
    for k in [8, 16] {
        for t in [T::F16, T::F32] {
            run(&inst(Form::Dense, 16, k, [Element::F16; 2], t, t), 10 + k as u64, 40);
        }
        run(&inst(Form::Dense, 16, k, [Element::Bf16; 2], T::F32, T::F32), 20 + k as u64, 40);
        run(&inst(Form::Dense, 16, k / 2, [Element::Tf32; 2], T::F32, T::F32), 30 + k as u64, 40);
    }
}

/// As steps of `wmma.mma` have them.
#[test]
fn mixed_accumulators() {
    run(&inst(Form::Dense, 16, 16, [Element::F16; 2], T::F32, T::F16), 1, 20);
    run(&inst(Form::Dense, 16, 16, [Element::F16; 2], T::F16, T::F32), 2, 3);
}

#[test]
fn quads() {
    for (a_columns, b_columns) in [(false, false), (false, true), (true, false), (true, true)] {
        let form = Form::Quads { a_columns, b_columns };
        for (d, c) in [(T::F16, T::F16), (T::F32, T::F32), (T::F32, T::F16)] {
            run(&inst(form, 8, 4, [Element::F16; 2], d, c), 3, 20);
        }
    }
}

#[test]
fn bytes() {
    for a in [Element::E4m3, Element::E5m2] {
        for b in [Element::E4m3, Element::E5m2] {
            for k in [16, 32] {
                for t in [T::F16, T::F32] {
                    run(&inst(Form::Dense, 16, k, [a, b], t, t), 5, 10);
                }
            }
        }
    }
    for b in [Element::E4m3, Element::E3m2, Element::E2m3, Element::E2m1] {
        let one = inst(Form::Dense, 16, 32, [Element::E5m2, b], T::F32, T::F32);
        run(&MatrixInst { f8f6f4: true, ..one }, 6, 5);
    }
}

#[test]
fn doubles() {
    for (m, k) in [(8, 4), (16, 4), (16, 8), (16, 16)] {
        run(&inst(Form::Dense, m, k, [Element::F64; 2], T::F64, T::F64), 7, 20);
    }
}

#[test]
fn integers() {
    for saturate in [false, true] {
        for (m, k) in [(8, 16), (16, 16), (16, 32)] {
            for a in [Element::U8, Element::S8] {
                for b in [Element::U8, Element::S8] {
                    let one = inst(Form::Dense, m, k, [a, b], T::S32, T::S32);
                    run(&MatrixInst { saturate, ..one }, 8, 10);
                }
            }
        }
        for (m, k) in [(8, 32), (16, 32), (16, 64)] {
            for a in [Element::U4, Element::S4] {
                for b in [Element::U4, Element::S4] {
                    let one = inst(Form::Dense, m, k, [a, b], T::S32, T::S32);
                    run(&MatrixInst { saturate, ..one }, 9, 10);
                }
            }
        }
    }
    for and in [false, true] {
        for (m, k) in [(8, 128), (16, 128), (16, 256)] {
            let one = inst(Form::Dense, m, k, [Element::B1; 2], T::S32, T::S32);
            run(&MatrixInst { and, ..one }, 11, 10);
        }
    }
}

#[test]
fn sparse() {
    let try_all = |e: [Element; 2], k: u16, selectors: u8, t: T| {
        for selector in 0..selectors {
            run(&inst(Form::Sparse { selector }, 16, k, e, t, t), 12 + selector as u64, 10);
        }
    };
    for t in [T::F16, T::F32] {
        try_all([Element::F16; 2], 16, 4, t);
        try_all([Element::F16; 2], 32, 2, t);
        try_all([Element::E4m3, Element::E5m2], 64, 1, t);
    }
    try_all([Element::Bf16; 2], 16, 4, T::F32);
    try_all([Element::Bf16; 2], 32, 2, T::F32);
    try_all([Element::Tf32; 2], 8, 4, T::F32);
    try_all([Element::Tf32; 2], 16, 2, T::F32);
    try_all([Element::U8, Element::S8], 32, 2, T::S32);
    try_all([Element::S8, Element::U8], 64, 1, T::S32);
    try_all([Element::U4, Element::S4], 64, 2, T::S32);
    try_all([Element::S4, Element::U4], 128, 1, T::S32);
}

#[test]
fn inactive_lanes_keep_what_they_had() {
    let inst = inst(Form::Dense, 16, 16, [Element::F16; 2], T::F32, T::F32);
    let mut cols = vec![Col::splat(0x3c00_3c00); 90];
    for slot in &inst.c {
        cols[slot.0 as usize] = Col::ZERO;
    }
    let mut regs = Regs { cols: &mut cols, preds: &mut [], consts: &[] };
    exec::matrix::run(Level::detect(), &inst, &mut regs, 0xff);
    for slot in &inst.d {
        let d = cols[slot.0 as usize].0;
        assert!(d[..8].iter().all(|&x| x == 16.0f32.to_bits()));
        assert!(d[8..].iter().all(|&x| x == 0x3c00_3c00));
    }
}

#[test]
fn movmatrix_transposes() {
    let mut cols = vec![Col(std::array::from_fn(|l| (2 * l) as u32 | (2 * l as u32 + 1) << 16)), Col::ZERO];
    let mut regs = Regs { cols: &mut cols, preds: &mut [], consts: &[] };
    let mut op = Op::new(Code::MovMatrix, T::B32);
    (op.dst, op.src[0]) = (Slot(1), Slot(0));
    exec::matrix::transpose(&op, &mut regs, u32::MAX);
    for (lane, word) in cols[1].0.into_iter().enumerate() {
        for half in 0..2 {
            let (row, column) = (lane / 4, lane % 4 * 2 + half);
            assert_eq!((word >> (16 * half)) & 0xffff, (8 * column + row) as u32);
        }
    }
}
