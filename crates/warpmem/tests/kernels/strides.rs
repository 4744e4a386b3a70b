//! The published tables of strided loads, 182 rows: `kernels/readings/strides.cu` runs once an offset, and the
//! means over warps and offsets equal both readings of a row to their printed rounding. The table is the one that
//! the counting core is held to, `crates/mem/tests/data`.

use libtest_mimic::Trial;

use crate::common::{explain_all, trial};
use crate::figures::{session, spec, value};

const TABLE: &str = include_str!("../../../mem/tests/data/l1-hit-strides.csv");
const ROWS: usize = 182;

/// One test a row.
pub fn trials() -> Vec<Trial> {
    let lines: Vec<&str> = TABLE.lines().filter(|l| !l.starts_with('#')).skip(1).collect();
    let found = lines.len();
    let mut out = vec![trial("strides/rows", move || {
        if found == ROWS { Ok(()) } else { Err(format!("{found} rows, not {ROWS}")) }
    })];
    for line in lines {
        let fields: Vec<&str> = line.split(',').collect();
        let name = format!("strides/{}/{}/{}/{}", fields[0], fields[1], fields[2], fields[3]);
        out.push(trial(name, move || row(&fields)));
    }
    out
}

fn row(fields: &[&str]) -> Result<(), String> {
    let &[gpu, ty, pattern, argument, offsets, wavefronts, tag_wavefronts] = fields else {
        return Err(format!("a row of {} fields", fields.len()));
    };
    let number = |text: &str| text.parse::<f64>().map_err(|e| format!("{text}: {e}"));
    let mut session = session("readings/strides.ptx", gpu)?;
    let (mut executed, mut data, mut tags) = (0.0, 0.0, 0.0);
    for (i, offset) in offsets.split(' ').enumerate() {
        // Larger than 2 MiB, so that it begins a region of that size: the tag stage depends on where lines lie.
        let buffers = match i {
            0 => [format!("a:{ty}[1024*1024]=iota"), format!("out:{ty}[1024]")],
            _ => ["ref=a".to_string(), "ref=out".to_string()],
        };
        let offset = format!("offset:i32={offset}");
        let spec = match pattern {
            "block" => {
                let width: u32 = argument.parse().map_err(|e| format!("{argument}: {e}"))?;
                let block = format!("{width},{}", 1024 / width);
                spec(&format!("square_{ty}"), "1", &block, &[&buffers[..], &[offset]].concat())
            }
            // The published pattern repeats after 128 threads, so four warps are all there is to see.
            _ => {
                let stride = format!("stride:i32={argument}");
                spec(&format!("line_{ty}"), "1", "128", &[&buffers[..], &[stride, offset]].concat())
            }
        };
        let launched = session.launch(&spec, None).map_err(|f| explain_all(&f))?;
        let launch = session.launches().last().ok_or("no launch ran")?;
        if launched.faulted {
            return Err(format!("it ended in a fault: {:?}", launch.findings));
        }
        let load = format!("ld.global.{ty}");
        executed += value(launch, &load, "executed")?;
        data += value(launch, &load, "wavefronts")?;
        tags += value(launch, &load, "tag_wavefronts")?;
    }
    for (what, sum, read) in
        [("wavefronts", data, number(wavefronts)?), ("tag wavefronts", tags, number(tag_wavefronts)?)]
    {
        // Two decimals below 5, one from there on.
        let rounding = if read < 5.0 { 0.005 } else { 0.05 };
        let mean = sum / executed;
        if (mean - read).abs() > rounding + 1e-9 {
            return Err(format!("{what}: got {mean}, read {read}"));
        }
    }
    Ok(())
}
