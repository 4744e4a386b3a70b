//! Texts that are no files: NULs, line ends, broken bytes, soups of tokens. Nothing panics, nothing hangs.

use base::{Diags, SourceFile};
use proptest::prelude::*;
use ptx::{Init, Item, Module};

fn read(text: &str) -> (Module, Diags) {
    let file = SourceFile::new("text.ptx", text);
    let (mut module, mut diags) = ptx::parse(&file);
    diags.extend(ptx::check(&mut module, &file));
    (module, diags)
}

const HEAD: &str = ".version 8.0\n.target sm_80\n.address_size 64\n";

/// Oddity 18: NVRTC counts the final NUL, and files keep it.
#[test]
fn oddity_18_trailing_nul() {
    for tail in ["\0", "\0\0\0", "\0\n", " \0 \0"] {
        let (module, diags) = read(&format!("{HEAD}.visible .entry k() {{ ret; }}\n{tail}"));
        assert_eq!(diags, [], "{tail:?}");
        assert_eq!(module.items.len(), 1);
    }
    let (module, diags) = read(&format!("{HEAD}\0.visible .entry k() {{ ret; }}"));
    assert_eq!(module.items.len(), 0);
    assert_eq!(diags.len(), 1);
    assert_eq!(diags[0].code, "nul");
}

#[test]
fn line_ends_of_other_systems() {
    let text = format!("{HEAD}// c\n.visible .entry k()\n{{\n\tret; // c\n}}\n").replace('\n', "\r\n");
    assert_eq!(read(&text).1, []);
}

#[test]
fn what_is_no_ptx_gets_an_error() {
    for text in
        ["", "\u{7f}ELF\u{2}\u{1}\u{1}\0\0", "{\"json\": 1}", "#include <x>\nint main() { return 0; }", "é"]
    {
        assert!(read(text).1.iter().any(base::Diag::is_error), "{text:?}");
    }
}

#[test]
fn errors_are_many_but_not_endless() {
    let (_, diags) = read(&format!("{HEAD}.visible .entry k() {{\n{}\n}}", "foo;\n".repeat(5000)));
    assert!((50..=200).contains(&diags.len()), "{}", diags.len());
}

#[test]
fn huge_counts_cost_nothing() {
    let lists = "L: .branchtargets a<4294967295>, b<4294967295>;\n".repeat(100);
    let (_, diags) = read(&format!("{HEAD}.visible .entry k() {{ .reg .b32 %r<4294967295>; {lists} ret; }}"));
    assert!(diags.iter().any(|d| d.code == "number-range"));
}

/// Time must not grow with the square of anything: each of these would take minutes then.
#[test]
fn long_texts_take_linear_time() {
    let n = 100_000;
    for body in [
        "{".repeat(n),
        format!("mov.u32 a, {}", "(".repeat(n)),
        format!("mov.b32 {{{}}}, b;", "a,".repeat(n)),
        format!(".reg .b32 r<5>; add.s32 r1, r{}, 2;", "1".repeat(n)),
        format!("add{} a;", ".s32".repeat(n)),
        (0..n).map(|i| format!("L{i}: ")).collect(),
        (0..n).map(|i| format!("add.s32 x{i}, y{i}, z{i};")).collect(),
        "/*".repeat(n),
        "@".repeat(n),
    ] {
        read(&format!("{HEAD}.visible .entry k() {{ {body}"));
    }
    read(&format!("{HEAD}.global .b32 x = {}1;", "1+".repeat(n)));
    read(&format!("{HEAD}{}", ".section .x {\n".repeat(n)));
}

/// Values of `.global .s64 x = EXPRESSION;` against arithmetic done here.
fn value(expression: &str) -> Option<i128> {
    let (module, diags) = read(&format!("{HEAD}.global .b64 x = {expression};"));
    if !diags.is_empty() {
        return None;
    }
    match &module.items[0] {
        Item::Variable(v) => match v.init {
            Some(Init::Int(i)) => Some(i),
            _ => None,
        },
        _ => None,
    }
}

/// An expression as text and its value in 64-bit arithmetic, built together.
fn expressions() -> impl Strategy<Value = (String, i64)> {
    let leaf = any::<i32>().prop_map(|i| {
        let i = i64::from(i);
        (if i < 0 { format!("({i})") } else { format!("{i}") }, i)
    });
    leaf.prop_recursive(5, 40, 2, |inner| {
        (inner.clone(), inner, 0..10u8).prop_map(|((a, x), (b, y), op)| match op {
            0 => (format!("({a}+{b})"), x.wrapping_add(y)),
            1 => (format!("({a} - {b})"), x.wrapping_sub(y)),
            2 => (format!("({a}*{b})"), x.wrapping_mul(y)),
            3 => (format!("({a}&{b})"), x & y),
            4 => (format!("({a}|{b})"), x | y),
            5 => (format!("({a}^{b})"), x ^ y),
            6 => (format!("({a}<{b} ? {a} : {b})"), if x < y { x } else { y }),
            7 => (format!("(~{a})"), !x),
            8 => (format!("({a}=={b})"), i64::from(x == y)),
            _ => (format!("({a} << 3)"), x << 3),
        })
    })
}

proptest! {
    #[test]
    fn constant_expressions_are_64_bit_arithmetic((text, expected) in expressions()) {
        prop_assert_eq!(value(&text), Some(i128::from(expected)), "{}", text);
    }

    #[test]
    fn operators_bind_as_in_c(a in 1..50i64, b in 1..50i64, c in 1..50i64) {
        let text = format!("{a}+{b}*{c}-{a}/{b}%7<<1 | {c}&3 ^ {b}");
        let expected = ((a + b * c - a / b % 7) << 1) | ((c & 3) ^ b);
        prop_assert_eq!(value(&text), Some(i128::from(expected)));
    }

    #[test]
    fn any_text_is_survived(text in "\\PC{0,200}") {
        read(&text);
        read(&format!("{HEAD}.visible .entry k() {{ {text} }}"));
    }

    #[test]
    fn any_soup_of_tokens_is_survived_and_prints(words in prop::collection::vec(0..TOKENS.len(), 0..60)) {
        let soup: String = words.iter().map(|&i| format!("{} ", TOKENS[i])).collect();
        let text = format!("{HEAD}.visible .entry k(.param .u64 p) {{ .reg .b32 %r<9>; {soup} }}");
        let file = SourceFile::new("soup.ptx", text);
        let (module, diags) = ptx::parse(&file);
        read(file.text());
        if !diags.iter().any(base::Diag::is_error) {
            let printed = SourceFile::new("printed.ptx", ptx::print(&module));
            let (again, diags) = ptx::parse(&printed);
            prop_assert!(!diags.iter().any(base::Diag::is_error), "{}", printed.text());
            prop_assert_eq!(ptx::equal::difference(&module, &again), None);
        }
    }
}

const TOKENS: &[&str] = &[
    "add.s32",
    "ld.global.u32",
    "mov",
    ".b64",
    "%r1",
    "%r2",
    "%r99",
    "[",
    "]",
    "{",
    "}",
    "(",
    ")",
    ",",
    ";",
    ";",
    "+",
    "-4",
    "0x10",
    "0f3F800000",
    "@",
    "!",
    "|",
    "L:",
    "L",
    "bra",
    "call",
    ".reg",
    ".b32",
    ".param",
    ".loc 1 2 3",
    "%tid.x",
    "%tid",
    "_",
    "WARP_SZ",
    ".unified",
    ".pragma \"x\";",
    "ret;",
    "add.s32 %r1, %r2, 1;",
    ":",
    "<",
    ">",
    "=",
    ".branchtargets",
    ".callprototype",
    ".align 4",
    "x",
    "x[4]",
    "\"s\"",
    "?",
    "// c\n",
    ".x",
    ".v4",
    "\0",
];

/// A subscript counts elements, not bytes; ptxas 13.1 gives these addresses, also where the array has more dimensions.
#[test]
fn subscripts_count_elements() {
    for (array, subscript, bytes) in
        [(".f32 a[64]", "3", 12), (".f64 a[64]", "5", 40), (".f32 a[4][16]", "1", 4), (".b8 a[7]", "-2", -2)]
    {
        let body = format!(".shared {array}; .reg .b64 x; mov.u64 x, a[{subscript}]; ret;");
        let (module, diags) = read(&format!("{HEAD}.visible .entry k() {{ {body} }}\n"));
        assert_eq!(diags, [], "{array}");
        let printed = ptx::print(&module);
        assert!(printed.contains(&format!("a+{bytes};")), "{array}: {printed}");
    }
}
