//! Expressions: values against Rust's own arithmetic, errors with their places, and that nothing panics.

use super::*;
use proptest::prelude::*;

fn at(text: &str, lane: usize) -> i64 {
    Expr::parse(text).unwrap().value(lane).unwrap()
}

fn error(text: &str) -> (String, u32, u32) {
    let diag = Expr::parse(text).and_then(|e| e.value(3)).unwrap_err();
    let span = diag.labels.first().map(|l| l.span).unwrap_or_default();
    (diag.message, span.start, span.end)
}

#[test]
fn precedence_is_that_of_c() {
    assert_eq!(at("1 + 2 * 3 - 4 / 2 % 3", 0), 5);
    assert_eq!(at("1 | 2 ^ 3 & 6", 0), 1);
    assert_eq!(at("1 << 2 + 1", 0), 8);
    assert_eq!(at("1 & 3 == 3", 0), 1);
    assert_eq!(at("2 < 3 == 1", 0), 1);
    assert_eq!(at("1 || 0 && 0", 0), 1);
    assert_eq!(at("10 - 3 - 2", 0), 5);
    assert_eq!(at("-7 / 2 * 100 + -7 % 2", 0), -301);
    assert_eq!(at("~0 - -1 + !5 + !0", 0), 1);
    assert_eq!(at("0 ? 1 : 0 ? 2 : 3", 0), 3);
    assert_eq!(at("1 ? 0 ? 4 : 5 : 6", 0), 5);
    assert_eq!(at("-8 >> 1", 0), -4);
}

#[test]
fn lanes_and_literals() {
    assert_eq!(at("((lane ^ (lane>>3)) & 7)*16", 13), ((13 ^ 1) & 7) * 16);
    assert_eq!(at("0x1F + 010 + 0b11 + 1'000u + 5LL", 0), 31 + 8 + 3 + 1000 + 5);
    assert_eq!(at("lane < 16 ? lane * 8 : 4096 + lane", 20), 4116);
    assert_eq!(at(" 9223372036854775807 ", 0), i64::MAX);
    assert_eq!(at("lane%8*4", 13), 20, "remainders need no blanks");
    assert_eq!(at("(lane%32)*4", 13), 52);
    assert_eq!(error("%laneid*4").0, "there is no `%laneid` here");
}

#[test]
fn what_is_not_reached_is_not_computed() {
    assert_eq!(at("lane == 0 || 64 / lane > 2", 0), 1);
    assert_eq!(at("lane && 64 / lane", 0), 0);
    assert_eq!(at("lane ? 64 / lane : 7", 0), 7);
    assert_eq!(at("5 && 4", 0), 1);
}

#[test]
fn errors_point_at_their_place() {
    assert_eq!(error("lane * "), ("expected a value, found the end".into(), 7, 7));
    assert_eq!(error("(lane * 4"), ("expected `)`".into(), 9, 9));
    assert_eq!(error("lane) * 4"), ("this `)` closes nothing".into(), 4, 5));
    assert_eq!(error("lane 4"), ("`4` cannot follow a value here".into(), 5, 6));
    assert_eq!(error("4 * tid"), ("there is no `tid` here".into(), 4, 7));
    assert_eq!(error("1 ? 2"), ("`?` wants a `:` and the value for the other case".into(), 5, 5));
    assert_eq!(error("lane = 4"), ("`=` cannot follow a value here".into(), 5, 6));
    assert_eq!(error("8 / (lane - 3)"), ("division by zero in lane 3".into(), 2, 3));
    assert_eq!(error("1 << 64"), ("a shift by 64 in lane 3".into(), 2, 4));
    assert_eq!(error("1 << 63").1, 2);
    assert_eq!(error("0x7fffffffffffffff + lane").1, 19);
    assert_eq!(error("-(-0x7fffffffffffffff - 1)").1, 0);
    assert_eq!(error("9223372036854775808").0, "`9223372036854775808` is beyond 64-bit integers");
    assert_eq!(error("089").0, "`089`: a leading 0 makes it octal, which has no 8");
    assert_eq!(error("1.5").0, "`1.5` is no integer; addresses are whole bytes");
    assert_eq!(error("4 # 4"), ("`#` cannot follow a value here".into(), 2, 3));
    assert_eq!(error("é"), ("there is no `é` here".into(), 0, 2));
    assert_eq!(error(""), ("expected a value, found the end".into(), 0, 0));
}

#[test]
fn depth_and_length_have_no_cliff() {
    let nested = format!("{}lane{}", "(".repeat(100_000), ")".repeat(100_000));
    assert_eq!(error(&nested).0, "the expression is nested too deeply");
    assert_eq!(error(&"-".repeat(100_000)).0, "the expression is nested too deeply");
    assert_eq!(error(&"1?".repeat(100_000)).0, "the expression is nested too deeply");
    assert_eq!(at(&format!("lane{}", " + 1".repeat(100_000)), 5), 100_005);
}

/// An expression and its value by Rust's own arithmetic, none where it has none.
fn expressions() -> impl Strategy<Value = (String, Option<i64>)> {
    let leaf = prop_oneof![
        any::<u8>().prop_map(|v| (format!("{v}"), Some(i64::from(v)))),
        Just(("lane".to_owned(), Some(3))),
        (0u64..1 << 63).prop_map(|v| (format!("{v:#x}"), Some(v as i64))),
    ];
    leaf.prop_recursive(5, 40, 3, |inner| {
        let pair = (inner.clone(), inner.clone(), 0..8u8);
        let both = pair.prop_map(|((a, x), (b, y), op)| {
            let with = |f: fn(i64, i64) -> Option<i64>| x.zip(y).and_then(|(x, y)| f(x, y));
            match op {
                0 => (format!("({a} + {b})"), with(i64::checked_add)),
                1 => (format!("({a} - {b})"), with(i64::checked_sub)),
                2 => (format!("({a} * {b})"), with(i64::checked_mul)),
                3 => (format!("({a} / {b})"), with(i64::checked_div)),
                4 => (format!("({a} % {b})"), with(i64::checked_rem)),
                5 => (format!("({a} ^ {b})"), with(|x, y| Some(x ^ y))),
                6 => (format!("({a} < {b})"), with(|x, y| Some(i64::from(x < y)))),
                _ => (format!("(-{a})"), x.and_then(i64::checked_neg)),
            }
        });
        let choice = (inner.clone(), inner.clone(), inner);
        let choice = choice.prop_map(|((a, x), (b, y), (c, z))| {
            (format!("({a} ? {b} : {c})"), x.and_then(|x| if x != 0 { y } else { z }))
        });
        prop_oneof![3 => both, 1 => choice]
    })
}

proptest! {
    #[test]
    fn agrees_with_rust((text, value) in expressions()) {
        prop_assert_eq!(Expr::parse(&text).unwrap().value(3).ok(), value, "{}", text);
    }

    #[test]
    fn never_panics(text in "[ lane0-9a-fx()+*/%<>=!&|^~?:.'u\\-é#]{0,60}") {
        if let Ok(e) = Expr::parse(&text) {
            for lane in 0..32 {
                let _ = e.value(lane);
            }
        }
    }

    #[test]
    fn never_panics_on_tokens(words in proptest::collection::vec(proptest::sample::select(vec![
        "lane", "0", "1", "63", "64", "0x7fffffffffffffff", "(", ")", "+", "-", "*", "/", "%", "<<", ">>",
        "&&", "||", "?", ":", "!", "~", "==", "<", "&", "^",
    ]), 0..30)) {
        if let Ok(e) = Expr::parse(&words.join(" ")) {
            for lane in 0..32 {
                let _ = e.value(lane);
            }
        }
    }

    #[test]
    fn never_panics_on_anything(text in any::<String>()) {
        let _ = Expr::parse(&text);
    }
}
