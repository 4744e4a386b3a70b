//! Runs the lane routines of a family against an independent model for as long as asked, on every level of this
//! processor: `cargo run --release -p exec --example differential -- FAMILY SECONDS [SEED]`. Without a family it lists
//! them. A difference ends it with the operation and its operands.
#![allow(clippy::print_stdout, clippy::print_stderr, clippy::unwrap_used, reason = "a tool for people")]

#[path = "../tests/alu/approx.rs"]
mod approx;
#[path = "../tests/alu/checking.rs"]
mod checking;
#[path = "../tests/alu/every.rs"]
mod every;
#[path = "../tests/alu/machine.rs"]
mod machine;
#[path = "../tests/alu/model.rs"]
mod model;
#[path = "../tests/alu/reference.rs"]
mod reference;
#[path = "../tests/alu/small.rs"]
mod small;
#[path = "../tests/alu/values.rs"]
mod values;

use std::process::ExitCode;
use std::time::{Duration, Instant};

use base::ScalarType;
use fastrand::Rng;
use ir::{Code, Mods, Op};

use every::Case;
use machine::{Machine, levels};
use values::Mix;

/// What a family holds.
type Family = (&'static str, fn(&Op) -> bool);

const FAMILIES: &[Family] = &[
    ("f32", |op| is_arithmetic(op) && matches!(op.ty, ScalarType::F32 | ScalarType::F32x2)),
    ("f64", |op| is_arithmetic(op) && op.ty == ScalarType::F64),
    ("half", |op| is_arithmetic(op) && is_half(op.ty)),
    ("conversion", |op| op.code == Code::Cvt),
    ("integer", |op| {
        !is_comparison(op)
            && op.code != Code::Cvt
            && !op.ty.is_float()
            && !is_half(op.ty)
            && op.ty != ScalarType::F32x2
    }),
    ("comparison", is_comparison),
    ("approximate", is_approximate),
];

fn is_half(ty: ScalarType) -> bool {
    matches!(ty, ScalarType::F16 | ScalarType::BF16 | ScalarType::F16x2 | ScalarType::BF16x2)
}

fn is_comparison(op: &Op) -> bool {
    let float = op.ty.is_float() || is_half(op.ty);
    let choice = matches!(op.code, Code::Setp | Code::Set | Code::Selp | Code::Slct | Code::Testp);
    choice || float && matches!(op.code, Code::Min | Code::Max | Code::Abs | Code::Neg | Code::Copysign)
}

fn is_approximate(op: &Op) -> bool {
    let always = matches!(op.code, Code::Sin | Code::Cos | Code::Lg2 | Code::Ex2 | Code::Tanh | Code::Rsqrt);
    let may_be = matches!(op.code, Code::Div | Code::Rcp | Code::Sqrt);
    always || may_be && op.mods.has(Mods::APPROX)
}

fn is_arithmetic(op: &Op) -> bool {
    let sums = matches!(op.code, Code::Add | Code::Sub | Code::Mul | Code::Fma);
    let quotients = matches!(op.code, Code::Div | Code::Rcp | Code::Sqrt);
    sums || quotients && !op.mods.has(Mods::APPROX)
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize| arguments.get(i).and_then(|n| n.parse::<u64>().ok());
    let family = arguments.first().and_then(|name| FAMILIES.iter().find(|f| f.0 == name));
    let (Some(&(name, belongs)), Some(seconds)) = (family, number(1)) else {
        let names: Vec<&str> = FAMILIES.iter().map(|f| f.0).collect();
        eprintln!("usage: differential FAMILY SECONDS [SEED], a family being one of {}", names.join(" "));
        return ExitCode::FAILURE;
    };
    let cases: Vec<Case> = every::every().into_iter().filter(|case| belongs(&case.op)).collect();
    let mut random = Rng::with_seed(number(2).unwrap_or(1));
    let (start, time) = (Instant::now(), Duration::from_secs(seconds));
    let mut results = 0u64;
    while start.elapsed() < time {
        for case in &cases {
            match round(case, &mut random) {
                Ok(n) => results += n,
                Err(words) => {
                    eprintln!("{words}");
                    return ExitCode::FAILURE;
                }
            }
        }
    }
    let levels = levels().len();
    println!("{name}: {} operations, {results} results on {levels} levels, no difference", cases.len());
    ExitCode::SUCCESS
}

/// One machine, all lanes, every level.
fn round(case: &Case, random: &mut Rng) -> Result<u64, String> {
    let mix =
        random.choice([Mix::Any, Mix::Any, Mix::Near, Mix::Near, Mix::Spiced, Mix::Plain]).expect("some");
    let before = Machine::new(case.sources, mix, random);
    let case = checking::variant(case, random);
    let mask = if random.u64(..4) == 0 { random.u32(..) } else { u32::MAX };
    let expected = checking::expected(&case, &before, mask);
    for level in levels() {
        if let Some(words) = checking::difference(&case, &before, &expected, level, mask) {
            return Err(words);
        }
    }
    if is_approximate(&case.op) {
        for lane in (0..32).filter(|lane| mask >> lane & 1 != 0) {
            let x = [0, 1].map(|i| before.operand(case.sources[i], case.op.src[i], lane));
            let got = expected.operand(case.dst, case.op.dst, lane);
            if let Some(words) = approx::mistake(&case.op, x, got) {
                return Err(format!("{:?} of {x:x?}: {words}", case.op));
            }
        }
    }
    Ok(u64::from(mask.count_ones()))
}
