//! `warpmem profile` from outside: reports of real kernels, files that come out, streams and statuses.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

#[path = "../../report/tests/common/schema.rs"]
mod schema;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn warpmem(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_warpmem"));
    command.args(arguments).current_dir(root()).env("NO_COLOR", "1").env("WARPMEM_NVCC", "");
    command.output().expect("the binary runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn json(arguments: &[&str]) -> Value {
    let output = warpmem(&[arguments, &["--format", "json"]].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

#[test]
fn the_transpose_ladder() {
    let report = json(&["profile", "kernels/transpose.toml"]);
    let published = std::fs::read(root().join("docs/schema/warpmem.profile-1.json")).expect("the schema");
    let published: Value = serde_json::from_slice(&published).expect("JSON");
    assert_eq!(schema::violations(&published, &report), Vec::<String>::new());
    let launches = report["launches"].as_array().expect("launches");
    let at = |kernel: &str, line: u64| -> Vec<Value> {
        let launch =
            launches.iter().find(|l| l["kernel"]["name"].as_str().is_some_and(|n| n.contains(kernel)));
        let all = launch.expect("launched")["instructions"].as_array().expect("a list").clone();
        all.into_iter().filter(|i| i["source"]["line"] == line && i["op"] != "fence").collect()
    };
    let sum = |all: &[Value], field: &str| all.iter().filter_map(|i| i[field].as_u64()).sum::<u64>();
    let naive = at("transpose_naive", 32);
    assert_eq!(sum(&naive, "sectors"), 32 * sum(&naive, "executed"));
    let column: Vec<u64> = at("transpose_tile", 60).iter().filter_map(|i| i["way"].as_u64()).collect();
    assert!(!column.is_empty() && column.iter().all(|w| *w == 32));
    let padded: Vec<u64> = at("transpose_tile_padded", 78).iter().filter_map(|i| i["way"].as_u64()).collect();
    assert!(!padded.is_empty() && padded.iter().all(|w| *w == 1));
}

#[test]
fn assertions_turn_the_status() {
    let status = |assertion: &str| {
        let output = warpmem(&["profile", "kernels/transpose.toml", "-q", "--assert", assertion]);
        (output.status.code(), text(&output.stderr))
    };
    assert_eq!(status("src(transpose.cu:60).way == 32").0, Some(0));
    let (code, message) = status("src(transpose.cu:60).way == 1");
    assert_eq!(code, Some(1));
    assert!(message.contains("32 == 1 is false"), "{message}");
    assert_eq!(status("src(transpose.cu:78).way == 1").0, Some(0));
    assert_eq!(
        status("launch(3).memory_l1_wavefronts_shared > launch(4).memory_l1_wavefronts_shared").0,
        Some(0)
    );
    assert_eq!(status("src(transpose.cu:1).way == 1").0, Some(2));
}

#[test]
fn a_buffer_goes_out_and_comes_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("c.npy");
    let name = file.to_str().expect("a plain name");
    let kernel = [
        "profile",
        "kernels/ptx/sm_80/vector_add.ptx",
        "--kernel",
        "vector_add",
        "--grid",
        "4",
        "--block",
        "64",
        "-q",
    ];
    let args = [
        "--arg",
        "a:f32[256]=iota",
        "--arg",
        "b:f32[256]=fill:0.5",
        "--arg",
        "c:f32[256]",
        "--arg",
        "i32=256",
    ];
    let run = |more: &[&str]| warpmem(&[&kernel[..], &args[..], more].concat());
    assert_eq!(run(&["--dump", &format!("c={name}")]).status.code(), Some(0));
    let bytes = std::fs::read(&file).expect("the dump");
    let floats: Vec<f32> = bytes[bytes.len() - 1024..]
        .chunks(4)
        .map(|c| f32::from_le_bytes(c.try_into().expect("four")))
        .collect();
    assert!(floats.iter().enumerate().all(|(i, x)| *x == i as f32 + 0.5));
    assert_eq!(run(&["--compare", &format!("c={name}")]).status.code(), Some(0));
    assert_eq!(run(&["--compare", &format!("2={name}")]).status.code(), Some(0));
    let differs = run(&["--compare", &format!("a={name}")]);
    assert_eq!(differs.status.code(), Some(1));
    let message = text(&differs.stderr);
    assert!(
        message.contains("differs from") && message.contains("the first is element 0: got 0.0, want 0.5"),
        "{message}"
    );
    // Within a relative tolerance only the smallest elements differ.
    let near = text(&run(&["--compare", &format!("a={name}:0.01")]).stderr);
    assert!(near.contains("in 50 of 256 elements"), "{near}");
    // The file can be an input.
    let again =
        ["--arg", &format!("f32[]=@{name}"), "--arg", "f32[256]", "--arg", "c:f32[256]", "--arg", "i32=256"];
    let output = warpmem(&[&kernel[..], &again[..], &["--compare", &format!("c={name}")]].concat());
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
}

#[test]
fn the_report_goes_to_a_file_and_nothing_else_changes() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("report.json");
    let name = file.to_str().expect("a plain name");
    let output = warpmem(&["profile", "kernels/vector_add.toml", "--format", "json", "-o", name]);
    assert_eq!(
        (output.status.code(), text(&output.stdout), text(&output.stderr)),
        (Some(0), String::new(), String::new())
    );
    let printed = warpmem(&["profile", "kernels/vector_add.toml", "--format", "json"]).stdout;
    assert_eq!(std::fs::read(&file).expect("the report"), printed);
    assert_eq!(std::fs::read_dir(folder.path()).expect("the folder").count(), 1);
    let missing = folder.path().join("none/report.json");
    let output = warpmem(&["profile", "kernels/vector_add.toml", "-o", missing.to_str().expect("plain")]);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn the_same_bytes_every_time() {
    let run = || warpmem(&["profile", "kernels/reduction.toml", "--format", "json"]).stdout;
    assert!(run() == run());
    let threads =
        |n| warpmem(&["profile", "kernels/scan_lookback.toml", "--format", "json", "--threads", n]).stdout;
    assert!(threads("1") == threads("3"));
}

#[test]
fn no_path_of_the_machine_gets_out() {
    let output = warpmem(&["profile", "kernels/softmax.toml", "--format", "json"]);
    let root = root().canonicalize().expect("the tree");
    assert!(!text(&output.stdout).contains(&*root.to_string_lossy()));
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_warpmem"));
    command.args(["profile", "kernels/sgemm.toml", "--format", "json"]).current_dir(root());
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the binary runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), String::new()));
}

#[test]
fn ptx_from_standard_input() {
    let ptx = std::fs::File::open(root().join("kernels/ptx/sm_80/vector_add.ptx")).expect("the PTX");
    let mut command = Command::new(env!("CARGO_BIN_EXE_warpmem"));
    command.args([
        "profile",
        "-",
        "--kernel",
        "vector_add",
        "--grid",
        "1",
        "--block",
        "32",
        "--arg",
        "f32[32]",
    ]);
    command.args(["--arg", "f32[32]", "--arg", "f32[32]", "--arg", "i32=32"]).stdin(ptx);
    let output = command.output().expect("the binary runs");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(text(&output.stdout).starts_with("vector_add  -\n"), "{}", text(&output.stdout));
}

#[test]
fn binary_and_broken_input() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        std::fs::write(&path, bytes).expect("written");
        path.to_string_lossy().into_owned()
    };
    let status = |file: &str| {
        let output = warpmem(&["profile", file, "--grid", "1", "--block", "1"]);
        (output.status.code(), text(&output.stderr))
    };
    let whole = std::fs::read(root().join("kernels/ptx/sm_80/transpose.ptx")).expect("the PTX");
    assert_eq!(status(&write("a.ptx", b"\x7fELF\x02\x01")).0, Some(3));
    assert_eq!(status(&write("b.ptx", b"\xff\xfe\x00 no text")).0, Some(2));
    assert_eq!(status(&write("c.ptx", b"")).0, Some(2));
    assert_eq!(status(&write("d.ptx", &whole[..whole.len() / 2])).0, Some(2));
    assert_eq!(status(&write("e.toml", b"[[launch]]\nkernel = ")).0, Some(2));
    assert_eq!(status(&write("f.xyz", b"hello")).0, Some(2));
    let (code, message) = status(&write("g.cu", b"__global__ void f() {}"));
    // With no compiler on this machine the message says how to get one.
    assert!(code == Some(0) || code == Some(2) && message.starts_with("error["), "{message}");
}
