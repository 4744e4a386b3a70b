//! What ptxas folds, and what we make of the same: `folding PTXAS NVDISASM`. Each kernel puts constants into registers,
//! runs one instruction and stores the result; where ptxas has computed it, the SASS stores a constant, and that is
//! compared with what our executor stores. `cargo xtask oracle` runs this. Results that differ end it with a failure,
//! but for the known ones, which `KNOWN` lists with their reasons.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a tool for people")]

#[path = "../tests/arithmetic/machine.rs"]
mod machine;
#[path = "../tests/arithmetic/random.rs"]
mod random;

use std::path::Path;
use std::process::{Command, ExitCode};

use rustc_hash::FxHashMap;

use machine::Machine;
use random::Random;

const TARGET: &str = "sm_100a";
const GPU: &str = "b200";
/// Operand sets of each instruction.
const SETS: usize = 8;
/// Kernels in a module.
const MODULE: usize = 200;

/// Where ptxas and we are known to differ: the beginning of the instruction, and why.
const KNOWN: &[(&str, &str)] = &[
    (
        "sin.approx",
        "folded by the host's sine; we model the cut product with 1/(2 pi) that the emitted code computes",
    ),
    ("cos.approx", "likewise"),
    ("div.approx", "folded as a product with the reciprocal, within the manual's bound; ours is the nearest"),
    ("div.full", "likewise"),
    ("abs.ftz.f32", "a NaN's payload is kept in folding; the emitted FADD gives the one NaN"),
    ("cvt.ftz.f32.f32", "likewise"),
    ("cvt.rn.ftz.f32.f64", "likewise, of F2F"),
    ("cvt.f32.bf16", "a NaN becomes the one NaN in folding; the emitted code is a shift"),
    ("cvt.ftz.f32.bf16", "likewise"),
    ("cvt.f64.bf16", "a NaN becomes the one NaN in folding; what F2F does is not documented"),
    ("cvt.ftz.f64.f32", "likewise"),
];

/// One instruction with its operand types: `None` is a predicate.
struct Instruction {
    head: String,
    to: &'static str,
    from: Vec<&'static str>,
    /// What follows the operands (a table, say).
    tail: &'static str,
}

fn bits(ty: &str) -> u32 {
    match ty {
        "pred" => 1,
        "u8" | "s8" | "u16" | "s16" | "b16" | "f16" | "bf16" | "e4m3x2" | "e5m2x2" => 16,
        "u64" | "s64" | "b64" | "f64" | "f32x2" => 64,
        _ => 32,
    }
}

/// All that may be folded.
fn instructions() -> Vec<Instruction> {
    let mut all = Vec::new();
    let mut add = |head: String, to: &'static str, from: &[&'static str], tail: &'static str| {
        all.push(Instruction { head, to, from: from.to_vec(), tail });
    };
    let ints = ["u16", "s16", "u32", "s32", "u64", "s64"];
    let rounding = ["rn", "rz", "rm", "rp"];
    for t in ints {
        for op in ["add", "sub", "mul.lo", "mul.hi", "div", "rem", "min", "max"] {
            add(format!("{op}.{t}"), t, &[t, t], "");
        }
        for op in ["mad.lo", "mad.hi", "sad"] {
            add(format!("{op}.{t}"), t, &[t, t, t], "");
        }
        for op in ["abs", "neg"] {
            add(format!("{op}.{t}"), t, &[t], "");
        }
        add(format!("shr.{t}"), t, &[t, "u32"], "");
        add(format!("bfe.{t}"), t, &[t, "u32", "u32"], "");
        for op in ["bfind", "bfind.shiftamt"] {
            add(format!("{op}.{t}"), "u32", &[t], "");
        }
        for cmp in ["eq", "ne", "lt", "le", "gt", "ge"] {
            add(format!("setp.{cmp}.{t}"), "pred", &[t, t], "");
            add(format!("set.{cmp}.u32.{t}"), "u32", &[t, t], "");
            add(format!("set.{cmp}.f32.{t}"), "f32", &[t, t], "");
        }
    }
    for (t, wide) in [("u16", "u32"), ("s16", "s32"), ("u32", "u64"), ("s32", "s64")] {
        add(format!("mul.wide.{t}"), wide, &[t, t], "");
        add(format!("mad.wide.{t}"), wide, &[t, t, wide], "");
    }
    for t in ["u32", "s32"] {
        for half in ["lo", "hi"] {
            add(format!("mul24.{half}.{t}"), t, &[t, t], "");
            add(format!("mad24.{half}.{t}"), t, &[t, t, t], "");
        }
        for mode in ["clamp", "wrap"] {
            add(format!("szext.{mode}.{t}"), t, &[t, "u32"], "");
        }
        for other in ["u32", "s32"] {
            add(format!("dp4a.{t}.{other}"), "u32", &["u32"; 3], "");
            for half in ["lo", "hi"] {
                add(format!("dp2a.{half}.{t}.{other}"), "u32", &["u32"; 3], "");
            }
        }
    }
    for op in ["add.sat.s32", "sub.sat.s32"] {
        add(op.into(), "s32", &["s32", "s32"], "");
    }
    for op in ["mad.hi.sat.s32", "mad24.hi.sat.s32"] {
        add(op.into(), "s32", &["s32"; 3], "");
    }
    for t in ["b16", "b32", "b64"] {
        for op in ["and", "or", "xor"] {
            add(format!("{op}.{t}"), t, &[t, t], "");
        }
        for op in ["not", "cnot", "brev"] {
            add(format!("{op}.{t}"), t, &[t], "");
        }
        for op in ["popc", "clz"] {
            add(format!("{op}.{t}"), "u32", &[t], "");
        }
        add(format!("shl.{t}"), t, &[t, "u32"], "");
        add(format!("bfi.{t}"), t, &[t, t, "u32", "u32"], "");
    }
    for mode in ["", ".f4e", ".b4e", ".rc8", ".ecl", ".ecr", ".rc16"] {
        add(format!("prmt.b32{mode}"), "b32", &["b32"; 3], "");
    }
    for mode in ["clamp", "wrap"] {
        add(format!("shf.l.{mode}.b32"), "b32", &["b32"; 3], "");
        add(format!("shf.r.{mode}.b32"), "b32", &["b32"; 3], "");
        add(format!("bmsk.{mode}.b32"), "b32", &["b32"; 2], "");
    }
    add("lop3.b32".into(), "b32", &["b32"; 3], ", 0xca");
    add("lop3.b32".into(), "b32", &["b32"; 3], ", 0x96");
    add("fns.b32".into(), "b32", &["b32"; 3], "");
    for t in ["u16x2", "s16x2"] {
        for op in ["add", "min", "max", "min.relu", "max.relu"] {
            add(format!("{op}.{t}"), t, &[t, t], "");
        }
    }
    floats(&mut add, &rounding);
    conversions(&mut add, &ints, &rounding);
    all
}

type Add<'a> = dyn FnMut(String, &'static str, &[&'static str], &'static str) + 'a;

fn floats(add: &mut Add<'_>, rounding: &[&str]) {
    let kinds = ["f32", "f64", "f16", "bf16", "f16x2", "bf16x2", "f32x2"];
    for t in kinds {
        for ftz in ["", ".ftz"] {
            for rnd in rounding.iter().map(|r| format!(".{r}")).chain([String::new()]) {
                for sat in ["", ".sat", ".relu", ".oob"] {
                    for op in ["add", "sub", "mul"] {
                        add(format!("{op}{rnd}{ftz}{sat}.{t}"), t, &[t, t], "");
                    }
                    add(format!("fma{rnd}{ftz}{sat}.{t}"), t, &[t, t, t], "");
                }
                add(format!("div{rnd}{ftz}.{t}"), t, &[t, t], "");
                for op in ["rcp", "sqrt"] {
                    add(format!("{op}{rnd}{ftz}.{t}"), t, &[t], "");
                }
            }
            for op in ["div.approx", "div.full"] {
                add(format!("{op}{ftz}.{t}"), t, &[t, t], "");
            }
            for op in ["rcp", "sqrt", "rsqrt", "sin", "cos", "lg2", "ex2", "tanh"] {
                add(format!("{op}.approx{ftz}.{t}"), t, &[t], "");
            }
            for op in ["abs", "neg"] {
                add(format!("{op}{ftz}.{t}"), t, &[t], "");
            }
            for op in ["min", "max"] {
                for nan in ["", ".NaN"] {
                    for sign in ["", ".xorsign.abs"] {
                        add(format!("{op}{ftz}{nan}{sign}.{t}"), t, &[t, t], "");
                    }
                    add(format!("{op}{ftz}{nan}.{t}"), t, &[t, t, t], "");
                    add(format!("{op}{ftz}{nan}.abs.{t}"), t, &[t, t, t], "");
                }
            }
            for cmp in
                ["eq", "ne", "lt", "le", "gt", "ge", "equ", "neu", "ltu", "leu", "gtu", "geu", "num", "nan"]
            {
                add(format!("setp.{cmp}{ftz}.{t}"), "pred", &[t, t], "");
                add(format!("set.{cmp}{ftz}.u32.{t}"), "u32", &[t, t], "");
                add(format!("set.{cmp}{ftz}.f32.{t}"), "f32", &[t, t], "");
                add(format!("set.{cmp}{ftz}.f16x2.{t}"), "f16x2", &[t, t], "");
                add(format!("set.{cmp}{ftz}.bf16x2.{t}"), "bf16x2", &[t, t], "");
            }
        }
        add(format!("copysign.{t}"), t, &[t, t], "");
        for property in ["finite", "infinite", "number", "notanumber", "normal", "subnormal"] {
            add(format!("testp.{property}.{t}"), "pred", &[t], "");
        }
    }
    for half in ["f16", "bf16"] {
        for rnd in rounding {
            add(format!("add.{rnd}.f32.{half}"), "f32", &[half, "f32"], "");
            add(format!("sub.{rnd}.f32.{half}"), "f32", &[half, "f32"], "");
            add(format!("fma.{rnd}.f32.{half}"), "f32", &[half, half, "f32"], "");
        }
    }
    for t in ["b32", "b64"] {
        add(format!("slct.{t}.s32"), t, &[t, t, "s32"], "");
        add(format!("slct.{t}.f32"), t, &[t, t, "f32"], "");
        add(format!("slct.ftz.{t}.f32"), t, &[t, t, "f32"], "");
    }
}

fn conversions(add: &mut Add<'_>, ints: &[&'static str], rounding: &[&str]) {
    let floats = ["f32", "f64", "f16", "bf16"];
    let all: Vec<&'static str> = ["u8", "s8"].into_iter().chain(ints.iter().copied()).collect();
    for &to in &all {
        for &from in &all {
            for sat in ["", ".sat"] {
                add(format!("cvt{sat}.{to}.{from}"), to, &[from], "");
            }
        }
        for from in floats {
            for rnd in rounding {
                for ftz in ["", ".ftz"] {
                    add(format!("cvt.{rnd}i{ftz}.{to}.{from}"), to, &[from], "");
                }
                for sat in ["", ".sat"] {
                    add(format!("cvt.{rnd}{sat}.{from}.{to}"), from, &[to], "");
                }
            }
        }
    }
    for to in floats {
        for from in floats {
            for rnd in ["", ".rn", ".rz", ".rm", ".rp", ".rni", ".rzi", ".rmi", ".rpi"] {
                for mods in ["", ".ftz", ".sat", ".ftz.sat", ".relu", ".satfinite", ".relu.satfinite"] {
                    add(format!("cvt{rnd}{mods}.{to}.{from}"), to, &[from], "");
                }
            }
        }
    }
    for rnd in ["rn", "rz", "rna"] {
        for mods in ["", ".relu", ".satfinite"] {
            add(format!("cvt.{rnd}{mods}.tf32.f32"), "b32", &["f32"], "");
            add(format!("cvt.{rnd}{mods}.f16x2.f32"), "f16x2", &["f32", "f32"], "");
            add(format!("cvt.{rnd}{mods}.bf16x2.f32"), "bf16x2", &["f32", "f32"], "");
        }
    }
    for small in ["e4m3x2", "e5m2x2"] {
        add(format!("cvt.rn.satfinite.{small}.f32"), small, &["f32", "f32"], "");
        add(format!("cvt.rn.satfinite.{small}.f16x2"), small, &["f16x2"], "");
        add(format!("cvt.rn.f16x2.{small}"), "f16x2", &[small], "");
    }
    for to in ["u16", "s16"] {
        add(format!("cvt.pack.sat.{to}.s32"), "b32", &["s32", "s32"], "");
    }
    for to in ["u8", "s8", "u4", "s4", "u2", "s2"] {
        add(format!("cvt.pack.sat.{to}.s32.b32"), "b32", &["s32", "s32", "b32"], "");
    }
}

/// A value worth trying.
fn value(ty: &str, random: &mut Random) -> u64 {
    let float = |exponent: u32, fraction: u32, random: &mut Random| {
        let (top, bias) = ((1u64 << exponent) - 1, (1u64 << (exponent - 1)) - 1);
        let field = match random.below(8) {
            0 => 0,
            1 => top,
            2 => top - 1,
            3 => 1,
            4 => random.below(top),
            _ => bias - 3 + random.below(7),
        };
        let low = (1u64 << fraction) - 1;
        let part = match random.below(5) {
            0 => 0,
            1 => low,
            2 => 1 << random.below(u64::from(fraction)),
            _ => random.bits() & low,
        };
        random.below(2) << (exponent + fraction) | field << fraction | part
    };
    match ty {
        "f16" => float(5, 10, random),
        "bf16" => float(8, 7, random),
        "f32" => float(8, 23, random),
        "f64" => float(11, 52, random),
        "f16x2" => float(5, 10, random) << 16 | float(5, 10, random),
        "bf16x2" => float(8, 7, random) << 16 | float(8, 7, random),
        "f32x2" => float(8, 23, random) << 32 | float(8, 23, random),
        _ => {
            let word = u64::from(random.word()) << 32 | u64::from(random.word());
            let wide = if random.below(2) == 0 { word as i32 as u64 } else { word };
            wide & if bits(ty) == 64 { u64::MAX } else { (1 << bits(ty)) - 1 }
        }
    }
}

/// The text of a kernel, which stores its result at `p`.
fn kernel(i: usize, instruction: &Instruction, operands: &[u64]) -> String {
    let class = |ty: &str| match bits(ty) {
        1 => "p",
        16 => "h",
        32 => "r",
        _ => "d",
    };
    let mut text = format!(
        ".visible .entry k{i}(.param .u64 p)\n{{\n.reg .pred p<8>;\n.reg .b16 h<8>;\n.reg .b32 r<8>;\n.reg .b64 d<8>;\n\
         ld.param.u64 d7, [p];\n"
    );
    let mut names = vec![format!("{}0", class(instruction.to))];
    for (n, (ty, value)) in instruction.from.iter().zip(operands).enumerate() {
        let name = format!("{}{}", class(ty), n + 1);
        text += &format!("mov.b{} {name}, {value:#x};\n", bits(ty));
        names.push(name);
    }
    text += &format!("{} {}{};\n", instruction.head, names.join(", "), instruction.tail);
    match bits(instruction.to) {
        1 => text += "selp.b32 r0, 1, 0, p0;\nst.global.b32 [d7], r0;\n",
        n => text += &format!("st.global.b{n} [d7], {};\n", names[0]),
    }
    text + "ret;\n}\n"
}

fn head() -> String {
    format!(".version 9.1\n.target {TARGET}\n.address_size 64\n")
}

/// What each kernel of a listing stores, where that is a constant.
fn stored(listing: &str) -> FxHashMap<usize, u64> {
    let mut all = FxHashMap::default();
    let (mut kernel, mut known) = (None, FxHashMap::<String, u32>::default());
    for line in listing.lines() {
        let line = line.trim();
        if let Some(name) = line.strip_prefix(".text.k") {
            kernel = name.trim_end_matches(':').parse::<usize>().ok();
            known.clear();
        }
        let Some((_, rest)) = line.split_once("*/").filter(|_| line.starts_with("/*")) else { continue };
        let Some((text, code)) = rest.split_once(';') else { continue };
        let code = code.trim().trim_start_matches("/* 0x").trim_end_matches(" */");
        let (Ok(code), text) = (u64::from_str_radix(code, 16), text.trim()) else { continue };
        let (op, operands) = text.split_once(' ').unwrap_or((text, ""));
        let parts: Vec<&str> = operands.split(',').map(|p| p.trim().trim_end_matches(".reuse")).collect();
        if op.starts_with("STG") {
            let source = parts.last().copied().unwrap_or("");
            let value = if op.contains(".64") {
                let next = next_register(source);
                register(&known, source)
                    .zip(register(&known, &next))
                    .map(|(l, h)| u64::from(h) << 32 | u64::from(l))
            } else {
                let mask = if op.contains(".U16") { 0xffff } else { u32::MAX };
                register(&known, source).map(|v| u64::from(v & mask))
            };
            if let (Some(kernel), Some(value)) = (kernel, value) {
                all.insert(kernel, value);
            }
            continue;
        }
        // What a branch or a call brings is not followed.
        let leaves = ["CALL", "BRA", "BSSY", "BSYNC", "RET", "WARPSYNC"];
        if leaves.iter().any(|name| op.starts_with(name)) {
            known.clear();
        }
        let last = parts.last().copied().unwrap_or("");
        let Some(&to) = parts.first().filter(|p| p.starts_with('R') || p.starts_with("UR")) else { continue };
        let immediate = (code >> 32) as u32;
        let value = match op {
            "MOV" | "UMOV" | "IMAD.MOV.U32" | "IMAD.U32" | "R2UR" => {
                let moves = matches!(op, "MOV" | "UMOV" | "R2UR") || parts[1..3] == ["RZ", "RZ"];
                let constant =
                    last.starts_with("0x") || last.starts_with(|c: char| c.is_ascii_digit() || c == '-');
                if !moves {
                    None
                } else if constant {
                    Some(immediate)
                } else {
                    register(&known, last)
                }
            }
            "HFMA2" | "HFMA2.MMA" if parts.len() == 5 && parts[1..3] == ["-RZ", "RZ"] => Some(immediate),
            "CS2R" | "CS2R.32" if last == "SRZ" => Some(0),
            _ => None,
        };
        let mut targets = vec![to.to_owned()];
        if op == "CS2R" || op.contains(".64") || op.contains("WIDE") || op.starts_with('D') {
            targets.push(next_register(to));
        }
        for target in targets {
            match value {
                Some(v) => known.insert(target, v),
                None => known.remove(&target),
            };
        }
    }
    all
}

fn register(known: &FxHashMap<String, u32>, name: &str) -> Option<u32> {
    if matches!(name, "RZ" | "URZ") { Some(0) } else { known.get(name).copied() }
}

fn next_register(name: &str) -> String {
    let at = name.find(|c: char| c.is_ascii_digit()).unwrap_or(name.len());
    let (letters, number) = name.split_at(at);
    number.parse::<u32>().map_or_else(|_| name.to_owned(), |n| format!("{letters}{}", n + 1))
}

fn output(command: &mut Command) -> Result<String, String> {
    let out = command.output().map_err(|e| e.to_string())?;
    if !out.status.success() {
        return Err(String::from_utf8_lossy(&out.stderr).chars().take(2000).collect());
    }
    Ok(String::from_utf8_lossy(&out.stdout).into_owned())
}

/// Counts of one instruction.
#[derive(Default)]
struct Count {
    folded: u32,
    differ: Vec<String>,
}

fn compare(ptxas: &Path, nvdisasm: &Path) -> Result<String, String> {
    let mut random = Random(11);
    let taken: Vec<Instruction> = instructions()
        .into_iter()
        .filter(|i| {
            let operands = vec![0; i.from.len()];
            Machine::new(head() + &kernel(0, i, &operands), GPU).is_ok()
        })
        .collect();
    let mut cases: Vec<(usize, Vec<u64>)> = Vec::new();
    for (n, instruction) in taken.iter().enumerate() {
        for _ in 0..SETS {
            cases.push((n, instruction.from.iter().map(|ty| value(ty, &mut random)).collect()));
        }
    }
    let folder = std::env::temp_dir().join(format!("folding-{}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    let mut counts: Vec<Count> = taken.iter().map(|_| Count::default()).collect();
    for chunk in cases.chunks(MODULE) {
        let texts = chunk.iter().enumerate().map(|(i, (n, operands))| kernel(i, &taken[*n], operands));
        let module = head() + &texts.collect::<String>();
        let (source, cubin) = (folder.join("k.ptx"), folder.join("k.cubin"));
        std::fs::write(&source, &module).map_err(|e| e.to_string())?;
        output(Command::new(ptxas).args(["-arch", TARGET, "-o"]).arg(&cubin).arg(&source))?;
        let folded = stored(&output(Command::new(nvdisasm).args(["-hex", "-c"]).arg(&cubin))?);
        let machine = Machine::new(module, GPU)?;
        for (i, (n, operands)) in chunk.iter().enumerate() {
            let Some(&theirs) = folded.get(&i) else { continue };
            let bytes = machine.run(i, 1, &[0; 8])?;
            let ours = u64::from_le_bytes(bytes.try_into().map_err(|_| "eight bytes")?);
            counts[*n].folded += 1;
            if ours != theirs {
                let words =
                    format!("{} of {operands:#x?}: ours {ours:#x}, ptxas {theirs:#x}", taken[*n].head);
                counts[*n].differ.push(words.replace('\n', "").replace("    ", " "));
            }
        }
    }
    std::fs::remove_dir_all(&folder).map_err(|e| e.to_string())?;
    let known = |head: &str| KNOWN.iter().any(|k| head.starts_with(k.0));
    let mut differ = Vec::new();
    let (mut instructions, mut results, mut excused) = (0, 0, 0);
    for (instruction, count) in taken.iter().zip(&counts) {
        instructions += u32::from(count.folded > 0);
        results += count.folded;
        if known(&instruction.head) {
            excused += count.differ.len();
        } else {
            differ.extend(count.differ.iter().take(3).cloned());
        }
    }
    let words = format!(
        "{instructions} of {} instructions are folded, {results} results of {} compared, {excused} known to differ",
        taken.len(),
        cases.len()
    );
    if differ.is_empty() { Ok(words) } else { Err(format!("{words}; others differ:\n{}", differ.join("\n"))) }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [ptxas, nvdisasm] = arguments.as_slice() else {
        eprintln!("usage: folding PTXAS NVDISASM");
        return ExitCode::FAILURE;
    };
    match compare(Path::new(ptxas), Path::new(nvdisasm)) {
        Ok(words) => {
            println!("{words}");
            ExitCode::SUCCESS
        }
        Err(words) => {
            eprintln!("{words}");
            ExitCode::FAILURE
        }
    }
}
