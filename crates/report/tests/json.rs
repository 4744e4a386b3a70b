//! The JSON: which fields a record has, the figures of the kernel, and that `docs/schema` says the same.

mod common;
#[path = "common/schema.rs"]
mod schema;

use report::{Number, Profile};
use serde_json::Value;

fn json(profile: &Profile) -> Value {
    serde_json::to_value(profile).expect("plain data")
}

fn profile() -> Profile {
    let mut profile = Profile::new("0.1.0");
    profile.launches.push(common::launch());
    let mut facts = common::facts();
    facts.findings.push(common::finding());
    profile.launches.push(report::launch(facts));
    profile
}

#[test]
fn comes_back_as_it_went() {
    let profile = profile();
    let text = serde_json::to_string_pretty(&profile).expect("plain data");
    let mut back: Profile = serde_json::from_str(&text).expect("our own text");
    // serde_json reads a floating-point number to within its last bit unless told otherwise.
    for (launch, original) in back.launches.iter_mut().zip(&profile.launches) {
        for (name, metric) in &mut launch.metrics {
            let wanted = &original.metrics[name];
            let (got, want) = (metric.value.as_f64(), wanted.value.as_f64());
            assert!((got - want).abs() <= 1e-15 * want.abs(), "{name}: {got} for {want}");
            metric.value = wanted.value;
        }
    }
    assert!(back == profile);
}

#[test]
fn follows_the_published_schema() {
    let text = include_str!("../../../docs/schema/warpmem.profile-1.json");
    let schema: Value = serde_json::from_str(text).expect("the schema is JSON");
    let value = json(&profile());
    assert_eq!(schema::violations(&schema, &value), Vec::<String>::new());
    // The schema is closed, so that a field added to the model without the schema fails here.
    let mut wrong = value.clone();
    wrong["launches"][0]["instructions"][0]["surprise"] = Value::from(1);
    assert_eq!(schema::violations(&schema, &wrong).len(), 1);
    let mut wrong = value;
    wrong["launches"][0]["instructions"][0]["executed"] = Value::from("many");
    assert_eq!(schema::violations(&schema, &wrong).len(), 1);
}

#[test]
fn fields_that_do_not_apply_are_absent() {
    let launch = json(&profile())["launches"][0].clone();
    let by_line = |line: u64| {
        let all = launch["instructions"].as_array().expect("a list");
        all.iter().find(|i| i["ptx_line"] == line).expect("listed").as_object().expect("an object").clone()
    };
    let (param, load, shared, atomic, fence) =
        (by_line(20), by_line(40), by_line(50), by_line(61), by_line(65));
    assert_eq!(param["distinct_addresses"], 96);
    assert!(!param.contains_key("sectors") && !param.contains_key("way"));
    assert_eq!(
        (&load["sectors"], &load["tag_wavefronts"], &load["tag_basis"]),
        (&1536.into(), &384.into(), &"exact".into())
    );
    assert!(!load.contains_key("same_address_max") && !load.contains_key("distinct_addresses"));
    assert_eq!(
        (&shared["wavefronts"], &shared["wavefronts_excess"], &shared["way"]),
        (&12288.into(), &11904.into(), &32.into())
    );
    assert!(!shared.contains_key("sectors") && !shared.contains_key("tag_wavefronts"));
    assert_eq!(atomic["same_address_max"], 8);
    assert!(
        !fence.contains_key("space")
            && !fence.contains_key("wavefronts")
            && !fence.contains_key("bytes_per_lane")
    );
}

#[test]
fn a_generic_statement_lists_the_spaces_it_reached() {
    let launch = common::launch();
    let ids: Vec<_> =
        launch.instructions.iter().filter(|i| i.ptx_line == 66).map(|i| i.id.as_str()).collect();
    assert_eq!(ids, ["k:66"]);
    let mut facts = common::facts();
    facts.records[12].counters = common::wavefronts(3, 2);
    let launch = report::launch(facts);
    let both: Vec<_> = launch.instructions.iter().filter(|i| i.ptx_line == 66).collect();
    assert_eq!(both.iter().map(|i| i.id.as_str()).collect::<Vec<_>>(), ["k:66", "k:66.2"]);
    assert_eq!(both[1].space.as_deref(), Some("shared"));
    let mut facts = common::facts();
    facts.records[11].counters = Default::default();
    let launch = report::launch(facts);
    let never: Vec<_> = launch.instructions.iter().filter(|i| i.ptx_line == 66).collect();
    assert_eq!((never.len(), never[0].executed, never[0].space.as_deref()), (1, 0, Some("global")));
}

#[test]
fn kernel_figures() {
    let launch = common::launch();
    let metric = |name: &str| launch.metrics.get(name).unwrap_or_else(|| panic!("no {name}"));
    let count = |name: &str| match metric(name).value {
        Number::Integer(n) => n,
        Number::Real(x) => panic!("{name} is {x}"),
    };
    // 384 of the tile, 12 of the generic load (its own 16 sectors each).
    assert_eq!(count("l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum"), 396);
    assert_eq!(count("l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"), 384 * 4 + 12 * 16);
    assert_eq!(count("l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum"), 384 * 5);
    // The hardware's rule, not the distinct sectors.
    assert_eq!(count("l1tex__t_sectors_pipe_lsu_mem_global_op_atom.sum"), 96);
    assert_eq!(metric("l1tex__t_sectors_pipe_lsu_mem_global_op_red.sum").basis, report::Basis::Modelled);
    assert_eq!(count("l1tex__t_requests_pipe_lsu_mem_local_op_st.sum"), 12);
    assert_eq!(count("l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum"), 12_288);
    assert_eq!(count("l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum"), 11_904);
    assert_eq!(count("l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_st.sum"), 0);
    assert_eq!(count("memory_l1_wavefronts_shared"), 12_288 + 384 + 12);
    assert_eq!(count("memory_l1_wavefronts_shared_ideal"), 384 + 384 + 12);
    assert_eq!(count("warpmem__const_wavefronts.sum"), 384);
    assert_eq!(count("launch__thread_count"), 12 * 256);
    let percent = |name: &str| metric(name).value.as_f64();
    assert_eq!(percent("smsp__sass_average_data_bytes_per_sector_mem_global_op_st.pct"), 80.0);
    assert_eq!(percent("sm__maximum_warps_per_active_cycle_pct"), 100.0);
    // 768 requests of 128 bytes in 12,672 wavefronts.
    let wanted = 768.0 * 128.0 / (12_672.0 * 128.0) * 100.0;
    assert_eq!(percent("smsp__sass_average_data_bytes_per_wavefront_mem_shared.pct"), wanted);
    // A schedule-dependent record makes what sums over it schedule-dependent, and nothing else.
    assert_eq!(metric("memory_l2_theoretical_sectors_global").basis, report::Basis::Schedule);
    assert_eq!(metric("memory_l1_wavefronts_shared").basis, report::Basis::Exact);
    assert_eq!(metric("launch__registers_per_thread").basis, report::Basis::Modelled);
    // No caches, no cycles: absent.
    assert!(
        !launch
            .metrics
            .keys()
            .any(|k| k.starts_with("lts__") || k.starts_with("dram__") || k.contains("cycles_elapsed"))
    );
}

#[test]
fn a_padded_row_of_doubles_reads_like_the_published_counter() {
    // 11.76 % of the bytes a wavefront could carry: 17 wavefronts for two phases' worth of 8-byte lanes.
    let mut facts = common::facts();
    facts.records.truncate(1);
    let mut r = common::record(
        9,
        9,
        "ld.shared.f64",
        base::Space::Shared,
        base::MemKind::Load,
        base::ScalarType::F64,
    );
    r.counters = base::RecordCounters {
        executed: 1,
        lanes: 32,
        wavefronts: 17,
        wavefronts_ideal: 2,
        way: 16,
        ..Default::default()
    };
    facts.records.push(r);
    let launch = report::launch(facts);
    let percent = launch.metrics["smsp__sass_average_data_bytes_per_wavefront_mem_shared.pct"].value.as_f64();
    assert!((percent - 11.7647).abs() < 1e-4);
}

#[test]
fn advice_names_the_pattern() {
    let launch = common::launch();
    let of = |line: u32| {
        launch.advice.iter().find(|a| a.ptx_line == line).map(|a| a.message.as_str()).unwrap_or("")
    };
    assert!(of(50).contains("32-way bank conflict"), "{}", of(50));
    assert!(of(51).contains("does not start at a multiple of 32 bytes"), "{}", of(51));
    assert!(of(60).contains("32 lanes of a warp update one address"), "{}", of(60));
    assert!(of(63).contains("32 different addresses"), "{}", of(63));
    assert!(of(64).contains("local memory"), "{}", of(64));
    assert!(of(66).contains("a lane uses 4 bytes of every 16 or so"), "{}", of(66));
    assert_eq!(of(40), "");
    assert_eq!(of(41), "");
}
