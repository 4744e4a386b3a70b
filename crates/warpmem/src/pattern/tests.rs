//! Patterns whole: figures, errors, JSON and drawings. The drawings stand in `drawings/`; with `BLESS=1` in the
//! environment they are written anew instead of compared.

use base::{LaneMask, MatrixShape};
use proptest::prelude::*;

use super::*;

fn spec(expr: &str, space: PatternSpace, bytes: u32) -> PatternSpec {
    let gpu = Gpu::by_name(gpu::DEFAULT).unwrap();
    PatternSpec { expr: expr.into(), space, bytes, lanes: LaneMask::ALL, gpu, ldmatrix: None }
}

fn shared(expr: &str, bytes: u32) -> Pattern {
    Pattern::of(spec(expr, PatternSpace::Shared, bytes)).unwrap()
}

fn global(expr: &str, bytes: u32) -> Pattern {
    Pattern::of(spec(expr, PatternSpace::Global, bytes)).unwrap()
}

fn constant(expr: &str, bytes: u32) -> Pattern {
    Pattern::of(spec(expr, PatternSpace::Const, bytes)).unwrap()
}

fn ldmatrix(expr: &str, shape: MatrixShape) -> Pattern {
    let spec = PatternSpec { ldmatrix: Some(shape), ..spec(expr, PatternSpace::Shared, 4) };
    Pattern::of(spec).unwrap()
}

fn refused(spec: PatternSpec) -> String {
    let failure = Pattern::of(spec).unwrap_err();
    assert_eq!(failure.status(), 2);
    failure.to_string()
}

#[test]
fn drawings() {
    let all: &[(&str, Pattern)] = &[
        ("shared-column", shared("lane * 128", 4)),
        ("shared-padded", shared("lane * 132", 4)),
        ("shared-f64-stride-2", shared("lane * 16", 8)),
        ("shared-swizzle", shared("(lane / 8) * 128 + ((lane ^ lane / 8) & 7) * 16", 16)),
        ("shared-half-on", {
            let spec = PatternSpec { lanes: LaneMask(0xff), ..spec("lane * 32", PatternSpace::Shared, 16) };
            Pattern::of(spec).unwrap()
        }),
        ("global-coalesced", global("lane * 4", 4)),
        ("global-misaligned", global("lane * 4 + 4", 4)),
        ("global-column", global("lane * 4096", 4)),
        ("global-structs", global("lane * 24", 8)),
        ("global-gather", global("(lane * 7919 % 64) * 4", 4)),
        ("const-uniform", constant("64", 4)),
        ("const-divergent", constant("lane / 4 * 4", 4)),
        ("ldmatrix-row-major", ldmatrix("lane * 128", MatrixShape::X4)),
        ("ldmatrix-swizzle", ldmatrix("lane * 128 + (lane & 7) * 16", MatrixShape::X2)),
    ];
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/pattern/drawings");
    for (name, pattern) in all {
        let text = pattern.text();
        assert!(text.lines().all(|l| l.len() <= 80 && l.trim_end() == l), "{name} is too wide:\n{text}");
        let file = folder.join(name).with_extension("txt");
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&file, &text).unwrap();
        }
        assert_eq!(std::fs::read_to_string(&file).unwrap_or_default(), text, "{name}");
    }
}

#[test]
fn json_has_what_applies() {
    let shared = serde_json::to_value(shared("lane * 8", 4).json()).unwrap();
    let keys = |v: &serde_json::Value| v.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&shared), ["schema", "wavefronts", "wavefronts_ideal", "way", "phases", "banks"]);
    assert_eq!(shared["schema"], "warpmem.pattern/1");
    assert_eq!((&shared["wavefronts"], &shared["way"]), (&2.into(), &2.into()));
    assert_eq!(shared["banks"][0][0], 2);
    assert_eq!(shared["banks"][0][1], 0);
    assert_eq!(shared["phases"][0].as_array().unwrap().len(), 32);

    let global = serde_json::to_value(global("lane * 8", 4).json()).unwrap();
    let expected = [
        "schema",
        "wavefronts",
        "wavefronts_ideal",
        "way",
        "sectors",
        "sectors_ideal",
        "lines",
        "tag_wavefronts",
        "tag_basis",
        "phases",
        "banks",
    ];
    assert_eq!(keys(&global), expected);
    assert_eq!(
        (&global["sectors"], &global["sectors_ideal"], &global["lines"]),
        (&8.into(), &4.into(), &2.into())
    );

    let constant = serde_json::to_value(constant("lane", 1).json()).unwrap();
    assert_eq!(keys(&constant), ["schema", "wavefronts", "distinct_addresses"]);
    assert_eq!(constant["distinct_addresses"], 8);
}

#[test]
fn phases_without_lanes_stay() {
    let spec = PatternSpec { lanes: LaneMask(0xff00), ..spec("lane * 16", PatternSpace::Shared, 16) };
    let p = Pattern::of(spec).unwrap();
    assert_eq!(p.phases.lanes, [vec![], (8..16).collect(), vec![], vec![]]);
    assert_eq!((p.figures.wavefronts, p.figures.wavefronts_ideal), (1, 1));
    assert_eq!(p.phases.banks[0], [0; 32]);
    let none = PatternSpec { lanes: LaneMask::NONE, ..self::spec("lane", PatternSpace::Global, 4) };
    let p = Pattern::of(none).unwrap();
    assert_eq!((p.figures.wavefronts, p.figures.sectors, p.phases.lanes.len()), (0, 0, 1));
    assert!(p.text().contains("no active lane"));
}

#[test]
fn lanes_that_take_no_part_are_not_computed() {
    // Lane 0 would divide by zero; lanes from 8 on give no rows of one matrix.
    let spec = PatternSpec { lanes: LaneMask(!1), ..spec("128 / lane * 4", PatternSpace::Shared, 4) };
    assert!(Pattern::of(spec).is_ok());
    assert_eq!(ldmatrix("lane < 8 ? lane * 16 : -1", MatrixShape::X1).figures.wavefronts, 1);
}

#[test]
fn wrong_addresses_are_refused() {
    assert_eq!(
        refused(spec("lane * 4 - 8", PatternSpace::Shared, 4)),
        "the address of lane 0 is -8, below 0"
    );
    assert_eq!(
        refused(spec("lane * 4", PatternSpace::Global, 8)),
        "the address of lane 1 is 4, which is no multiple of 8: an access of 8 bytes would fault"
    );
    let row = PatternSpec { ldmatrix: Some(MatrixShape::X1), ..spec("lane * 8", PatternSpace::Shared, 4) };
    assert_eq!(
        refused(row.clone()),
        "the address of lane 1 is 8, which is no multiple of 16: a row of 16 bytes would fault"
    );
    let elsewhere = PatternSpec { space: PatternSpace::Global, ..row };
    assert_eq!(refused(elsewhere), "ldmatrix reads shared memory only");
    assert_eq!(refused(spec("lane", PatternSpace::Shared, 3)), "a lane cannot access 3 bytes at once");
    assert_eq!(refused(spec("lane +", PatternSpace::Shared, 4)), "expected a value, found the end");
    assert_eq!(refused(spec("64 / lane", PatternSpace::Shared, 4)), "division by zero in lane 0");
}

/// Cases of figures that were settled elsewhere.
#[test]
fn known_figures() {
    let figures = |p: Pattern| (p.figures.wavefronts, p.figures.wavefronts_ideal, p.figures.way);
    assert_eq!(figures(shared("lane * 128", 4)), (32, 1, 32));
    assert_eq!(figures(shared("lane * 132", 4)), (1, 1, 1));
    assert_eq!(figures(shared("lane / 2 * 128", 4)), (16, 1, 16));
    assert_eq!(figures(shared("lane * 256", 8)), (32, 2, 16));
    assert_eq!(figures(shared("lane * 16", 16)), (4, 4, 1));
    assert_eq!(figures(shared("((lane ^ (lane>>3)) & 7)*16", 16)), (4, 4, 1));
    assert_eq!(figures(ldmatrix("lane * 128", MatrixShape::X4)), (32, 4, 8));
    assert_eq!(figures(shared("0", 4)), (1, 1, 1));
    assert_eq!(global("lane * 128", 4).figures.sectors, 32);
    assert_eq!(global("0", 4).figures.sectors, 1);
}

#[test]
fn advice_is_counted() {
    assert!(shared("lane * 4", 4).advice().is_empty());
    assert!(global("lane * 4", 4).advice().is_empty());
    assert!(constant("8", 4).advice().is_empty());
    let column = shared("lane * 128", 4).advice().join(" ");
    assert!(
        column.contains("4 bytes of padding after every 128") && column.contains("1 wavefront"),
        "{column}"
    );
    let stuck = shared("lane * 128 * 32 * 32", 4).advice().join(" ");
    assert!(stuck.contains("Neither padding"), "{stuck}");
    assert!(global("lane * 4 + 4", 4).advice().join(" ").contains("begin 4 bytes past a sector"));
}

proptest! {
    #[test]
    fn every_pattern_can_be_shown(
        step in 0u64..5000,
        base in 0u64..1 << 40,
        lanes in any::<u32>(),
        bytes in proptest::sample::select(vec![1u32, 2, 4, 8, 16, 32]),
        space in proptest::sample::select(PatternSpace::NAMES.to_vec()),
        matrix in proptest::option::of(proptest::sample::select(MatrixShape::ALL.to_vec())),
    ) {
        let matrix = matrix.filter(|_| space.1 == PatternSpace::Shared);
        let expr = format!("({base} + lane * lane % 37 * {step}) * 32");
        let spec = PatternSpec { lanes: LaneMask(lanes), ldmatrix: matrix, ..spec(&expr, space.1, bytes) };
        let p = Pattern::of(spec).unwrap();
        prop_assert!(p.text().ends_with('\n'));
        prop_assert!(p.text().lines().all(|l| l.len() <= 80));
        let busiest = |b: &[u32; 32]| b.iter().copied().max().unwrap_or(0);
        if space.1 != PatternSpace::Const {
            prop_assert_eq!(p.phases.banks.iter().map(busiest).sum::<u32>(), p.figures.wavefronts);
            prop_assert_eq!(p.phases.banks.iter().map(busiest).max().unwrap_or(0), p.figures.way);
        }
    }
}
