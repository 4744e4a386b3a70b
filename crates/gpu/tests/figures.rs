//! The built-in figures: all of them load, each has a source, and what everybody knows of a GPU is right.

#![allow(clippy::unwrap_used, reason = "in helpers of tests, as in tests")]

use gpu::{Arch, Confidence, Gpu, LoadError, limits, source};

/// The names that the command line promises.
const NAMES: [&str; 15] = [
    "k40",
    "p100",
    "v100",
    "rtx2080ti",
    "t4",
    "a100",
    "a40",
    "rtx3070",
    "rtx3090",
    "l40s",
    "rtx4090",
    "h100",
    "h200",
    "b200",
    "rtx5090",
];

#[test]
fn every_promised_gpu_is_there_and_every_file_loads() {
    assert_eq!(Gpu::names(), NAMES);
    for name in Gpu::names() {
        assert_eq!(Gpu::by_name(&name).unwrap().name, name);
    }
    for name in Arch::names().into_iter().filter(|name| *name != "common") {
        let arch = Arch::by_name(name).unwrap().unwrap();
        assert_eq!(arch.name, name);
    }
}

#[test]
fn every_figure_has_a_source_a_unit_and_a_meaning() {
    for gpu in Gpu::all() {
        let rows = gpu.rows();
        assert!(rows.len() > 35, "{}", gpu.name);
        for row in rows {
            assert!(source(&row.source).is_some(), "{} {}", gpu.name, row.name);
            assert_eq!(row.unit, row.schema_unit, "{} {}", gpu.name, row.name);
            assert!(row.meaning.ends_with('.') && !row.value.is_empty(), "{} {}", gpu.name, row.name);
            if row.confidence == Confidence::Assumed {
                assert!(
                    row.note.is_some(),
                    "{} {}: an assumption says where it comes from",
                    gpu.name,
                    row.name
                );
            }
        }
    }
}

#[test]
fn every_source_is_used() {
    let rows: Vec<_> = Gpu::all().iter().flat_map(Gpu::rows).collect();
    for key in gpu::sources().keys() {
        let used = rows.iter().any(|row| row.source == *key || row.also.iter().any(|(_, also)| also == key));
        assert!(used, "{key}");
    }
}

#[test]
fn chips_architectures_and_sms_are_right() {
    let known = [
        ("k40", "sm_35", 15),
        ("p100", "sm_60", 56),
        ("v100", "sm_70", 80),
        ("t4", "sm_75", 40),
        ("rtx2080ti", "sm_75", 68),
        ("a100", "sm_80", 108),
        ("rtx3070", "sm_86", 46),
        ("rtx3090", "sm_86", 82),
        ("a40", "sm_86", 84),
        ("l40s", "sm_89", 142),
        ("rtx4090", "sm_89", 128),
        ("h100", "sm_90", 132),
        ("h200", "sm_90", 132),
        ("b200", "sm_100", 148),
        ("rtx5090", "sm_120", 170),
    ];
    for (name, arch, sms) in known {
        let gpu = Gpu::by_name(name).unwrap();
        assert_eq!((gpu.arch.name.as_str(), gpu.figures.sm.count.value), (arch, sms), "{name}");
    }
}

#[test]
fn limits_of_architectures_are_those_of_the_programming_guide() {
    // Threads, blocks, shared bytes of an SM, shared bytes of a block.
    let known = [
        ("sm_35", 2048, 16, 48, 48),
        ("sm_60", 2048, 32, 64, 48),
        ("sm_70", 2048, 32, 96, 96),
        ("sm_72", 2048, 32, 96, 96),
        ("sm_75", 1024, 16, 64, 64),
        ("sm_80", 2048, 32, 164, 163),
        ("sm_86", 1536, 16, 100, 99),
        ("sm_87", 1536, 16, 164, 163),
        ("sm_89", 1536, 24, 100, 99),
        ("sm_90a", 2048, 32, 228, 227),
        ("sm_100f", 2048, 32, 228, 227),
        ("sm_103", 2048, 32, 228, 227),
        ("sm_110", 1536, 24, 228, 227),
        ("sm_120a", 1536, 24, 100, 99),
        ("sm_121", 1536, 24, 100, 99),
    ];
    for (arch, threads, blocks, per_sm, per_block) in known {
        let limits = limits(arch).unwrap().unwrap();
        let found = (limits.sm.threads.value, limits.sm.blocks.value);
        assert_eq!(found, (threads, blocks), "{arch}");
        let found = (limits.shared.per_sm.value / 1024, limits.shared.per_block.value / 1024);
        assert_eq!(found, (per_sm, per_block), "{arch}");
        let hopper = Arch::by_name(arch).unwrap().unwrap().capability >= (9, 0);
        assert_eq!(limits.shared.base.value, if hopper { 0x400 } else { 0 }, "{arch}");
        assert_eq!(limits.cluster.is_some(), hopper, "{arch}");
    }
    assert_eq!(limits("sm_999").unwrap(), None);
    assert_eq!(limits("fermi").unwrap(), None);
    assert_eq!(limits("common").unwrap(), None);
}

#[test]
fn the_tag_hash_is_exact_where_readings_show_it() {
    for gpu in Gpu::all() {
        let exact = ["a100", "a40", "rtx3090", "h100", "h200"].contains(&gpu.name.as_str());
        assert_eq!(gpu.tag_hash_is_exact(), exact, "{}", gpu.name);
    }
    let a100 = Gpu::by_name("a100").unwrap().tag_hash();
    assert!(a100.iter().enumerate().all(|(bit, bank)| usize::from(*bank) == bit % 2 + 1));
    let h200 = Gpu::by_name("h200").unwrap().tag_hash();
    assert_eq!(h200[..16], [1, 2, 1, 2, 3, 1, 2, 3, 2, 1, 2, 1, 3, 1, 0, 0]);
}

#[test]
fn what_shared_memory_takes_is_lost_to_l1() {
    let a100 = Gpu::by_name("a100").unwrap();
    assert_eq!(a100.l1_bytes(0), Some(192 * 1024));
    assert_eq!(a100.l1_bytes(164 * 1024), Some(28 * 1024));
    assert_eq!(a100.l1_bytes(1 << 20), None);
    assert_eq!(Gpu::by_name("p100").unwrap().l1_bytes(64 * 1024), Some(24 * 1024));
}

#[test]
fn an_unknown_gpu_is_answered_with_the_names() {
    let diag = Gpu::by_name("gtx1080").unwrap_err();
    assert_eq!(diag.message, "there is no GPU `gtx1080`");
    assert!(diag.helps.first().unwrap().contains("v100, rtx2080ti, t4"));
    assert_eq!(Gpu::by_name("A100").unwrap().name, "a100");
}

/// The file of one GPU with one text replaced.
fn changed(from: &str, to: &str) -> LoadError {
    let text = include_str!("../../../gpus/a100.toml");
    assert!(text.contains(from), "{from}");
    Gpu::parse("changed.toml", &text.replacen(from, to, 1)).unwrap_err()
}

#[test]
fn a_broken_file_is_refused_with_the_figure_that_is_wrong() {
    let problem = |from, to| changed(from, to).problem;
    assert_eq!(problem("unit = \"SM\"", "unit = \"core\""), "`sm.count`: the unit is `SM`, not `core`");
    assert_eq!(
        problem("source = \"ga100-whitepaper\"", "source = \"a-friend\""),
        "`sm.count`: there is no source `a-friend` in gpus/sources.toml"
    );
    assert!(problem(", source = \"ga100-whitepaper\"", "").contains("missing field `source`"));
    assert!(problem("\"published\"", "\"certain\"").contains("unknown variant `certain`"));
    assert!(problem("value = 108", "value = -108").contains("invalid value"));
    assert_eq!(problem("value = 108", "value = 0"), "`sm.count` is 0");
    assert!(problem("count =", "number =").contains("unknown field `number`"));
    assert!(problem("[dram]", "[ddr]").contains("unknown field `ddr`"));
    assert_eq!(problem("\"sm_80\"", "\"sm_81\""), "there is no gpus/arch/sm_81.toml");
    assert_eq!(problem("\"a100\"", "\"A 100\""), "`name` must be small letters and digits");
    assert!(problem("[1, 2, 1, 2", "[4, 2, 1, 2").contains("banks 0 to 3"));
    assert_eq!(problem("196_608", "100_000"), "`l1.size` is less than the largest carve-out");
    assert!(problem("name = \"a100\"", "").contains("`name` must be a text"));
    let error = Gpu::parse("x.toml", "name = ").unwrap_err();
    assert!(error.to_string().starts_with("x.toml: "));
}

#[test]
fn a_broken_architecture_is_refused() {
    let text = include_str!("../../../gpus/arch/sm_80.toml");
    let problem = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        Arch::parse("changed.toml", &text.replacen(from, to, 1)).unwrap_err().problem
    };
    assert!(
        problem("value = 64, unit = \"warp\"", "value = 63, unit = \"warp\"").contains("times the warp size")
    );
    assert!(problem("8192, 16384", "16384, 8192").contains("do not rise"));
    assert!(problem("166_912", "167_000").contains("exceed `shared.per_sm`"));
    assert!(problem("135_168, 167_936", "135_168").contains("largest of `shared.carveouts`"));
    assert!(problem("like = \"common\"", "").contains("missing field"));
    assert!(problem("like = \"common\"", "like = \"sm_79\"").contains("names no file"));
    assert!(problem("\"sm_80\"", "\"ampere\"").contains("is no architecture"));
}

#[test]
fn the_gpu_of_the_walk_through_loads() {
    let page = include_str!("../../../docs/add-a-gpu.md");
    let (_, after) = page.split_once("`gpus/rtx3080.toml`:\n\n```toml\n").unwrap();
    let (text, _) = after.split_once("```").unwrap();
    let gpu = Gpu::parse("gpus/rtx3080.toml", text).unwrap();
    assert_eq!((gpu.name.as_str(), gpu.figures.sm.count.value), ("rtx3080", 68));
    assert!(!gpu.tag_hash_is_exact());
}
