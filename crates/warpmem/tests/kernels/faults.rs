//! Launch files that end in a fault on purpose: its kind, its place, its words.

use libtest_mimic::Trial;

use crate::common::{files, read, stem, trial};
use crate::kernels;
use crate::launch_files::run;

/// What a launch file must end in.
struct Expected {
    /// The public question that it answers.
    case: &'static str,
    file: &'static str,
    kind: &'static str,
    /// A part of the PTX line that no other line of the file's kernel has.
    ptx: &'static str,
    thread: [u32; 3],
    /// A part of the message.
    message: &'static str,
    /// Argument and offset of the access, where it is global.
    allocation: Option<(u32, i64)>,
}

const FAULTS: [Expected; 4] = [
    Expected {
        case: "cn05/constant-array-alignment",
        file: "fault_misaligned_constant",
        kind: "misaligned",
        ptx: "ld.const.u32",
        thread: [0, 0, 0],
        message: "4 bytes at const address",
        allocation: None,
    },
    Expected {
        case: "own/vector-load-alignment",
        file: "fault_misaligned_halves",
        kind: "misaligned",
        ptx: "ld.global.u32",
        thread: [0, 0, 0],
        message: "4 bytes at global address",
        allocation: Some((0, 2)),
    },
    // Row 1 begins at byte (66 + 8) * 4 = 296 of the tile.
    Expected {
        case: "al01/vector-load-alignment",
        file: "fault_misaligned_tile",
        kind: "misaligned",
        ptx: "ld.shared.v4.u32",
        thread: [0, 1, 0],
        message: "16 bytes at shared address 0x128",
        allocation: None,
    },
    // 7 times 16 bytes over 100: the last read begins at byte 96.
    Expected {
        case: "al04/over-read",
        file: "fault_over_read",
        kind: "out-of-bounds",
        ptx: "ld.global.v4.u32",
        thread: [6, 0, 0],
        message: "12 bytes past the end of buffer `in` of 100 bytes",
        allocation: Some((0, 96)),
    },
];

/// One test a file; a file that nobody expects anything of is one that fails.
pub fn trials() -> Vec<Trial> {
    let all = files(&kernels().join("cases"), "toml");
    let names: Vec<String> = all.iter().map(|p| stem(p)).filter(|s| s.starts_with("fault_")).collect();
    let unknown = names.iter().filter(|n| !FAULTS.iter().any(|f| f.file == *n)).map(|name| {
        let message = format!("nothing says what {name} ends in");
        trial(format!("fault/{name}"), move || Err(message))
    });
    let known = FAULTS.iter().map(|f| trial(format!("case/{}/{}", f.case, f.file), move || check(f)));
    known.chain(unknown).collect()
}

fn check(wanted: &Expected) -> Result<(), String> {
    let done = run(&kernels().join("cases").join(format!("{}.toml", wanted.file)), None)?;
    if !done.faulted || done.status() != 1 {
        return Err(format!("faulted {}, exit status {}", done.faulted, done.status()));
    }
    let launch = done.profile.launches.last().ok_or("no launch ran")?;
    let [finding] = launch.findings.as_slice() else {
        return Err(format!("{} findings", launch.findings.len()));
    };
    let access = finding.accesses.first().ok_or("a finding without an access")?;
    let ptx = read(&kernels().join("cases").join("misaligned.ptx"));
    let line = ptx.lines().nth(access.ptx_line as usize - 1).unwrap_or("");
    let (got, want) =
        ((finding.kind.as_str(), access.thread, access.block), (wanted.kind, wanted.thread, [0, 0, 0]));
    if got != want {
        return Err(format!("got {got:?}, want {want:?}"));
    }
    if !line.contains(wanted.ptx) {
        return Err(format!("PTX line {} is `{line}`", access.ptx_line));
    }
    if !finding.message.contains(wanted.message) {
        return Err(format!("the message is: {}", finding.message));
    }
    let at = access.allocation.as_ref().and_then(|a| Some((a.argument?, a.offset)));
    if at != wanted.allocation {
        return Err(format!("argument and offset are {at:?}"));
    }
    Ok(())
}
