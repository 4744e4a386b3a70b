//! Every form of the video instructions, on random operands, against the manual's pseudocode in `i128`.

use crate::machine::Machine;
use crate::random::Random;

/// One instruction: what it is called, and what it does.
#[derive(Clone)]
struct Form {
    text: String,
    op: &'static str,
    /// Are d, a, b signed?
    signs: [bool; 3],
    sat: bool,
    /// `.add .min .max`, `.clamp .wrap`, `.eq` …, `.shr7 .shr15`, `.po`, as written.
    words: Vec<&'static str>,
    /// Selectors of d, a, b; empty where there is none.
    selectors: [&'static str; 3],
    /// Are a, b, c negated?
    negative: [bool; 3],
}

impl Form {
    fn has(&self, word: &str) -> bool {
        self.words.contains(&word)
    }
}

const TYPES: [(&str, bool); 2] = [("u32", false), ("s32", true)];
const COMPARISONS: [&str; 6] = ["eq", "ne", "lt", "le", "gt", "ge"];

/// All forms, with selectors drawn at random.
fn forms(random: &mut Random) -> Vec<Form> {
    let mut all = Vec::new();
    let part = ["", "b0", "b1", "b2", "b3", "h0", "h1"];
    let mut types = Vec::new();
    for d in TYPES {
        for a in TYPES {
            for b in TYPES {
                types.push([d, a, b]);
            }
        }
    }
    for &[d, a, b] in &types {
        let signs = [d.1, a.1, b.1];
        for sat in [false, true] {
            for op in ["vadd", "vsub", "vabsdiff", "vmin", "vmax", "vshl", "vshr"] {
                let shift = op.starts_with("vsh");
                if shift && b.1 {
                    continue;
                }
                for mode in if shift { vec!["clamp", "wrap"] } else { vec![""] } {
                    for second in ["", "add", "min", "max", "merge"] {
                        let to = if second == "merge" { random.of(&part[1..]) } else { "" };
                        let mut words = vec![mode];
                        words.push(if second == "merge" { "" } else { second });
                        all.push(Form {
                            text: format!("{op}.{}.{}.{}", d.0, a.0, b.0),
                            op,
                            signs,
                            sat,
                            words,
                            selectors: [to, random.of(&part), random.of(&part)],
                            negative: [false; 3],
                        });
                    }
                }
            }
            for scale in ["", "shr7", "shr15"] {
                for (po, negative) in [
                    ("po", [false; 3]),
                    ("", [false; 3]),
                    ("", [true, false, false]),
                    ("", [false, true, false]),
                    ("", [true, true, false]),
                    ("", [false, false, true]),
                ] {
                    all.push(Form {
                        text: format!("vmad.{}.{}.{}", d.0, a.0, b.0),
                        op: "vmad",
                        signs,
                        sat,
                        words: vec![po, scale],
                        selectors: ["", random.of(&part), random.of(&part)],
                        negative,
                    });
                }
            }
            for op in ["vadd2", "vsub2", "vavrg2", "vabsdiff2", "vmin2", "vmax2"] {
                let two = |text: String, op, signs, sat, words, random: &mut Random| Form {
                    text,
                    op,
                    signs,
                    sat,
                    words,
                    selectors: [
                        random.of(&["", "h0", "h1", "h10"]),
                        random.of(&["", "h10", "h32", "h00", "h21", "h33", "h02"]),
                        random.of(&["", "h10", "h32", "h11", "h03", "h31"]),
                    ],
                    negative: [false; 3],
                };
                for add in [false, true] {
                    if !(add && sat) {
                        let words = vec![if add { "add" } else { "" }];
                        all.push(two(format!("{op}.{}.{}.{}", d.0, a.0, b.0), op, signs, sat, words, random));
                    }
                }
            }
            for op in ["vadd4", "vsub4", "vavrg4", "vabsdiff4", "vmin4", "vmax4"] {
                for add in [false, true] {
                    if !(add && sat) {
                        all.push(Form {
                            text: format!("{op}.{}.{}.{}", d.0, a.0, b.0),
                            op,
                            signs,
                            sat,
                            words: vec![if add { "add" } else { "" }],
                            selectors: four(random),
                            negative: [false; 3],
                        });
                    }
                }
            }
        }
    }
    for a in TYPES {
        for b in TYPES {
            for cmp in COMPARISONS {
                for second in ["", "add", "min", "max", "merge"] {
                    let to = if second == "merge" { random.of(&part[1..]) } else { "" };
                    all.push(Form {
                        text: format!("vset.{}.{}", a.0, b.0),
                        op: "vset",
                        signs: [false, a.1, b.1],
                        sat: false,
                        words: vec![cmp, if second == "merge" { "" } else { second }],
                        selectors: [to, random.of(&part), random.of(&part)],
                        negative: [false; 3],
                    });
                }
                for (op, selectors) in [("vset2", ["h1", "h20", "h13"]), ("vset4", four(random))] {
                    for add in ["", "add"] {
                        all.push(Form {
                            text: format!("{op}.{}.{}", a.0, b.0),
                            op,
                            signs: [false, a.1, b.1],
                            sat: false,
                            words: vec![cmp, add],
                            selectors,
                            negative: [false; 3],
                        });
                    }
                }
            }
        }
    }
    all
}

fn four(random: &mut Random) -> [&'static str; 3] {
    [
        random.of(&["", "b0", "b3", "b10", "b32", "b310", "b3210", "b20"]),
        random.of(&["", "b3210", "b7654", "b0000", "b7531", "b4602"]),
        random.of(&["", "b3210", "b7654", "b6543", "b1726"]),
    ]
}

/// The statement.
fn statement(f: &Form) -> String {
    let mut text = f.text.clone();
    let mut words: Vec<&str> = f.words.iter().copied().filter(|w| !w.is_empty()).collect();
    if f.sat {
        // `.po` stands before `.sat`, everything else behind.
        let at = words.iter().position(|w| *w == "po").map_or(0, |i| i + 1);
        words.insert(at, "sat");
    }
    for word in words {
        text += &format!(".{word}");
    }
    let operand = |name: &str, selector: &str, negative: bool| {
        let minus = if negative { "-" } else { "" };
        if selector.is_empty() { format!("{minus}{name}") } else { format!("{minus}{name}.{selector}") }
    };
    let simd = f.op.ends_with('2') || f.op.ends_with('4');
    let second = f.has("add") || f.has("min") || f.has("max");
    let needs_c = simd || f.op == "vmad" || second || !f.selectors[0].is_empty();
    let c = if needs_c { format!(", {}", operand("c", "", f.negative[2])) } else { String::new() };
    format!(
        "{text} {}, {}, {}{c};",
        operand("d", f.selectors[0], false),
        operand("a", f.selectors[1], f.negative[0]),
        operand("b", f.selectors[2], f.negative[1])
    )
}

fn extend(bits: u32, x: u32, signed: bool) -> i128 {
    let low = x as u64 & ((1 << bits) - 1);
    if signed && low >> (bits - 1) & 1 == 1 { i128::from(low) - (1 << bits) } else { i128::from(low) }
}

/// Position and bits of `.b0` to `.b3`, `.h0`, `.h1`.
fn place(selector: &str) -> (u32, u32) {
    let digit = selector.chars().nth(1).and_then(|c| c.to_digit(10)).unwrap_or(0);
    match selector.chars().next() {
        Some('b') => (8 * digit, 8),
        Some('h') => (16 * digit, 16),
        _ => (0, 32),
    }
}

fn clamp(x: i128, bits: u32, signed: bool) -> i128 {
    if signed { x.clamp(-(1 << (bits - 1)), (1 << (bits - 1)) - 1) } else { x.clamp(0, (1 << bits) - 1) }
}

fn compares(f: &Form, a: i128, b: i128) -> i128 {
    i128::from(match f.words[0] {
        "eq" => a == b,
        "ne" => a != b,
        "lt" => a < b,
        "le" => a <= b,
        "gt" => a > b,
        _ => a >= b,
    })
}

fn basic(f: &Form, a: i128, b: i128) -> i128 {
    match f.op.trim_end_matches(['2', '4']) {
        "vadd" => a + b,
        "vsub" => a - b,
        "vabsdiff" => (a - b).abs(),
        "vmin" => a.min(b),
        "vmax" => a.max(b),
        "vavrg" if a + b >= 0 => (a + b + 1) >> 1,
        "vavrg" => (a + b) >> 1,
        "vset" => compares(f, a, b),
        shift => {
            let amount = if f.has("wrap") { b & 31 } else { b.min(32) };
            if shift == "vshl" { a << amount } else { a >> amount }
        }
    }
}

/// What the manual says comes out.
fn model(f: &Form, a: u32, b: u32, c: u32) -> u32 {
    if f.op.ends_with('2') || f.op.ends_with('4') {
        return simd(f, a, b, c);
    }
    let source = |i: usize, x: u32| {
        let (at, bits) = place(f.selectors[i]);
        extend(bits, x >> at, f.signs[i])
    };
    let (x, y) = (source(1, a), source(2, b));
    if f.op == "vmad" {
        return vmad(f, x, y, c);
    }
    let (at, bits) = place(f.selectors[0]);
    let value = basic(f, x, y);
    let value = if f.sat { clamp(value, bits, f.signs[0]) } else { value } as u32;
    if !f.selectors[0].is_empty() {
        let mask = (((1u64 << bits) - 1) as u32) << at;
        return value << at & mask | c & !mask;
    }
    let (value, c) = (extend(32, value, f.signs[0]), extend(32, c, f.signs[0]));
    (match () {
        () if f.has("add") => value + c,
        () if f.has("min") => value.min(c),
        () if f.has("max") => value.max(c),
        () => value,
    }) as u32
}

fn vmad(f: &Form, a: i128, b: i128, c: u32) -> u32 {
    let opposite = f.negative[0] != f.negative[1];
    let signed = f.signs[1] || f.signs[2] || opposite || f.negative[2];
    let mut value = a * b;
    let mut c = extend(32, c, signed);
    let mut one = 0;
    if f.has("po") {
        one = 1;
    } else if opposite {
        (value, one) = (!value, 1);
    } else if f.negative[2] {
        (c, one) = (!c, 1);
    }
    value += c + one;
    let shift = if f.has("shr7") {
        7
    } else if f.has("shr15") {
        15
    } else {
        0
    };
    let cut = (value >> shift) as u64;
    let number = if signed { i128::from(cut as i64) } else { i128::from(cut) };
    (if f.sat { clamp(number, 32, signed) } else { number }) as u32
}

fn simd(f: &Form, a: u32, b: u32, c: u32) -> u32 {
    let count = if f.op.ends_with('2') { 2 } else { 4 };
    let bits = 32 / count;
    let digits = |selector: &str, default: Vec<u32>| -> Vec<u32> {
        if selector.is_empty() {
            return default;
        }
        selector
            .chars()
            .skip(1)
            .filter_map(|c| c.to_digit(10))
            .collect::<Vec<_>>()
            .into_iter()
            .rev()
            .collect()
    };
    let mask = digits(f.selectors[0], (0..count).collect());
    let a_places = digits(f.selectors[1], (0..count).collect());
    let b_places = digits(f.selectors[2], (count..2 * count).collect());
    let both = u64::from(b) << 32 | u64::from(a);
    let pick = |at: u32, signed: bool| extend(bits, (both >> (at * bits)) as u32, signed);
    let add = f.has("add");
    let mut d = c;
    for i in 0..count {
        if !mask.contains(&i) {
            continue;
        }
        let value = basic(f, pick(a_places[i as usize], f.signs[1]), pick(b_places[i as usize], f.signs[2]));
        let value = if f.sat { clamp(value, bits, f.signs[0]) } else { value } as u32;
        if add {
            d = d.wrapping_add(value);
        } else {
            let field = (((1u64 << bits) - 1) as u32) << (i * bits);
            d = value << (i * bits) & field | d & !field;
        }
    }
    d
}

/// A module with a kernel of each form: thread i takes words i, 32 + i, 64 + i and writes word 96 + i.
fn module(forms: &[Form]) -> String {
    let mut text = ".version 8.0\n.target sm_80\n.address_size 64\n".to_owned();
    for (i, form) in forms.iter().enumerate() {
        text += &format!(
            ".visible .entry k{i}(.param .u64 p)\n{{\n.reg .b32 a, b, c, d, i;\n.reg .b64 p0;\n\
             ld.param.u64 p0, [p];\nmov.u32 i, %tid.x;\nmul.wide.u32 p1, i, 4;\nadd.u64 p0, p0, p1;\n\
             ld.global.b32 a, [p0];\nld.global.b32 b, [p0+128];\nld.global.b32 c, [p0+256];\nmov.b32 d, 0;\n\
             {}\nst.global.b32 [p0+384], d;\nret;\n}}\n",
            statement(form)
        );
    }
    text.replace(".reg .b64 p0;", ".reg .b64 p0, p1;")
}

/// Draws forms, and runs each `runs` times on 32 operands: how many results were compared, or the differences.
pub fn compare(random: &mut Random, runs: usize) -> Result<u64, String> {
    let forms = forms(random);
    assert!(forms.len() > 1000, "{} forms", forms.len());
    let machine = Machine::new(module(&forms), "a100")?;
    let mut wrong = Vec::new();
    for (i, form) in forms.iter().enumerate() {
        for _ in 0..runs {
            let words: Vec<u32> = (0..128).map(|_| random.word()).collect();
            let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
            let after = machine.run(i, 32, &bytes)?;
            if let Some(words) = difference(form, &words, &after) {
                wrong.push(words);
                break;
            }
        }
    }
    if wrong.is_empty() {
        Ok((forms.len() * runs * 32) as u64)
    } else {
        Err(format!("{} forms differ:\n{}", wrong.len(), wrong[..wrong.len().min(20)].join("\n")))
    }
}

/// The first lane whose result is not the model's.
fn difference(form: &Form, words: &[u32], after: &[u8]) -> Option<String> {
    (0..32).find_map(|lane| {
        let at = 4 * (96 + lane);
        let got = u32::from_le_bytes([after[at], after[at + 1], after[at + 2], after[at + 3]]);
        let (a, b, c) = (words[lane], words[32 + lane], words[64 + lane]);
        let wanted = model(form, a, b, c);
        (got != wanted)
            .then(|| format!("{}  a {a:#x} b {b:#x} c {c:#x}: {got:#x}, not {wanted:#x}", statement(form)))
    })
}

#[test]
fn video_instructions_do_what_the_manual_says() {
    if let Err(words) = compare(&mut Random(5), 1) {
        panic!("{words}");
    }
}
