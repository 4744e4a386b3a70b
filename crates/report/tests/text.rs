//! The text report, whole, from a launch made by hand.

mod common;

use report::text::{Options, launch};

#[test]
fn wide() {
    insta::assert_snapshot!(launch(&common::launch(), &common::line, Options::default()));
}

#[test]
fn narrow_with_histogram() {
    let options = Options { width: 72, histogram: true, rows: 4, ..Options::default() };
    insta::assert_snapshot!(launch(&common::launch(), &common::line, options));
}

#[test]
fn fault() {
    let mut facts = common::facts();
    facts.findings.push(common::finding());
    facts.records.clear();
    insta::assert_snapshot!(launch(&report::launch(facts), &common::line, Options::default()));
}

#[test]
fn colour_only_where_asked() {
    let plain = launch(&common::launch(), &common::line, Options::default());
    assert!(!plain.contains('\u{1b}'), "an escape sequence came through, perhaps from the source text");
    let painted = launch(&common::launch(), &common::line, Options { color: true, ..Options::default() });
    assert!(painted.contains("\u{1b}["));
    let stripped: String = strip(&painted);
    assert_eq!(stripped, plain);
}

#[test]
fn no_line_is_wider_than_the_page_when_it_is_wide_enough() {
    for width in [80, 90, 100, 120] {
        let text = launch(&common::launch(), &common::line, Options { width, ..Options::default() });
        let widest = text.lines().map(|l| l.chars().count()).max().unwrap_or(0);
        assert!(widest <= width, "{widest} > {width}\n{text}");
    }
}

fn strip(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('\u{1b}') {
        out.push_str(before);
        rest = after.split_once('m').map(|x| x.1).unwrap_or("");
    }
    out + rest
}
