//! `docs/metrics.md` has every name that a report can have: metrics of the kernel and fields of an instruction.

mod common;

use base::{MatrixShape, MemKind, MemOp, RecordCounters, ScalarType, Space};
use report::Facts;

const PAGE: &str = include_str!("../../../docs/metrics.md");

/// Facts in which every kind of access ran, so that no ratio is left out for want of a denominator.
fn everything() -> Facts {
    let mut facts = common::facts();
    facts.occupancy.shared_config_bytes = Some(32 << 10);
    let kinds = [
        (Space::Local, MemKind::Load),
        (Space::Shared, MemKind::MatrixLoad(MatrixShape::X4)),
        (Space::Shared, MemKind::MatrixStore(MatrixShape::X1)),
    ];
    for (line, (space, kind)) in (100..).zip(kinds) {
        let mut record = common::record(line, 0, "any", space, kind, ScalarType::B16);
        record.op = MemOp::plain(space, kind, ScalarType::B16, 1);
        record.counters = common::sectors(3, 4, 1);
        facts.records.push(record);
    }
    for record in &mut facts.records {
        if record.counters.executed == 0 {
            record.counters = RecordCounters { executed: 1, lanes: 32, ..common::sectors(1, 4, 1) };
        }
    }
    facts
}

fn documented(name: &str) -> bool {
    PAGE.contains(&format!("`{name}`"))
}

#[test]
fn every_name_of_a_report_is_documented() {
    let launch = report::launch(everything());
    let missing: Vec<&String> = launch.metrics.keys().filter(|name| !documented(name)).collect();
    assert!(missing.is_empty(), "docs/metrics.md lacks {missing:#?}");

    let json = serde_json::to_value(&launch.instructions).expect("plain data");
    let known = ["id", "ptx", "ptx_line", "sass", "source", "inlined_at", "space", "generic", "op"];
    for instruction in json.as_array().expect("a list") {
        for field in instruction.as_object().expect("an object").keys() {
            assert!(known.contains(&field.as_str()) || documented(field), "docs/metrics.md lacks {field}");
        }
    }
}

#[test]
fn every_metric_of_the_page_is_one_that_a_report_can_have() {
    let launch = report::launch(everything());
    // Metrics stand in the first column; several of a row are divided by <br>.
    let rows = PAGE.lines().filter(|l| l.starts_with("| `"));
    let names = rows.filter_map(|l| l.split('|').nth(1)).flat_map(|c| c.split("<br>"));
    let mut checked = 0;
    for name in
        names.map(|n| n.trim().trim_matches('`')).filter(|n| n.contains("__") || n.starts_with("memory_"))
    {
        assert!(launch.metrics.contains_key(name), "docs/metrics.md has {name}, which no report has");
        checked += 1;
    }
    assert_eq!(checked, launch.metrics.len());
}

#[test]
fn the_units_of_the_page_are_those_of_the_report() {
    let launch = report::launch(everything());
    for line in PAGE.lines().filter(|l| l.starts_with("| `")) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let (Some(names), Some(unit)) = (cells.get(1), cells.get(2)) else { continue };
        for name in names.split("<br>").map(|n| n.trim_matches('`')) {
            if let Some(metric) = launch.metrics.get(name) {
                assert_eq!(&metric.unit, unit, "{name}");
            }
        }
    }
}
