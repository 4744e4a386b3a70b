//! The text report, whole, from a launch made by hand.

mod common;

use base::{MemKind, RecordCounters, ScalarType, Space};
use report::Source;
use report::text::{Options, launch};

fn text_of(facts: report::Facts) -> String {
    launch(&report::launch(facts), &common::line, Options::default())
}

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
fn calls_of_one_function_are_told_apart() {
    let mut facts = common::facts();
    facts.records.clear();
    let at = |line| Source { file: "transpose.cu".into(), line };
    for (ptx_line, call) in [(80, 90), (81, 95)] {
        let ty = ScalarType::F32;
        let mut copy = common::record(ptx_line, 0, "cp.async.ca", Space::Global, MemKind::AsyncCopy, ty);
        copy.places = vec![at(60), at(call), at(99)];
        copy.counters = RecordCounters {
            shared_wavefronts: 16,
            shared_wavefronts_ideal: 4,
            shared_way: 4,
            ..common::sectors(4, 4, 1)
        };
        facts.records.push(copy);
    }
    let text = text_of(facts);
    for call in [90, 95] {
        let note = format!("(called at transpose.cu:{call}; in shared memory 4 wavefronts a request where 1");
        assert!(text.contains(&note), "{text}");
    }
    assert!(
        text.contains("async copies  8 requests  32 sectors  4 a request  24 bank conflicts in"),
        "{text}"
    );
    assert!(text.contains("4-way bank conflict where\n      the copy writes shared memory"), "{text}");
    assert_eq!(text.matches("help:").count(), 1, "{text}");
}

#[test]
fn one_remedy_stands_below_all_that_it_helps() {
    let mut facts = common::facts();
    facts.records.retain(|r| r.op.space == Space::Const);
    let mut worse = facts.records[0].clone();
    worse.ptx_line += 1;
    worse.places = vec![Source { file: "transpose.cu".into(), line: 70 }];
    worse.counters.distinct_addresses *= 2;
    facts.records.push(worse);
    let text = text_of(facts);
    let advice = text.split("advice").nth(1).expect("advice");
    assert!(
        advice.contains("transpose.cu:65  ld.const.f32: 32 different") && advice.contains("70  ld.const"),
        "{text}"
    );
    assert_eq!(advice.matches("help:").count(), 1, "{text}");
}

#[test]
fn textures_and_single_things() {
    let mut facts = common::facts();
    facts.records.clear();
    facts.instructions = 1;
    let mut read =
        common::record(9, 60, "tex.2d.v4.f32.f32", Space::Texture, MemKind::TextureLoad, ScalarType::F32);
    read.counters = RecordCounters { executed: 2, lanes: 40, ..Default::default() };
    facts.records.push(read);
    let mut load = common::record(10, 61, "ld.global.f32", Space::Global, MemKind::Load, ScalarType::F32);
    load.counters = RecordCounters {
        executed: 1,
        lanes: 32,
        sectors: 1,
        sectors_ideal: 4,
        lines: 1,
        ..Default::default()
    };
    facts.records.push(load);
    let text = text_of(facts);
    assert!(text.contains(", 1 PTX warp instruction\n"), "{text}");
    assert!(
        text.contains("global loads   1 request   1 sector   1 a request  each byte is used 4 times"),
        "{text}"
    );
    assert!(text.contains("texture reads  2 requests  40 lanes  20 a request"), "{text}");
    // Nothing was in conflict, so there is no column for it.
    assert!(!text.contains("way"), "{text}");
}

#[test]
fn conflicts_that_differ_are_not_called_a_stride() {
    let mut facts = common::facts();
    facts.records.retain(|r| r.ptx == "ld.shared.f32");
    let advice = |facts: &report::Facts| report::launch(facts.clone()).advice[0].message.clone();
    assert!(advice(&facts).contains("32-way bank conflict: the lanes walk"));
    facts.records[0].counters.wavefronts = 384 * 3 + 100;
    facts.records[0].counters.way = 5;
    let message = advice(&facts);
    assert!(message.contains("up to 5-way bank conflict, not in every request alike"), "{message}");
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
