//! One sentence for each real problem: what pattern causes the cost, and what usually mends it.
//!
//! A row is a problem when at least a tenth of its sectors or wavefronts is beyond the ideal (the threshold of
//! Nsight Compute's rule for shared memory), when many lanes of an atomic meet on one address, when constants are
//! read at several addresses at once, or when local memory is used at all. The pattern is told from averages per
//! request alone, so the sentence says what the figures show and no more. Bank conflicts that follow from the lane are
//! as bad in one request as in the next; where the average lies below the worst, addresses probably depend on data.

use crate::group::{Row, Unit, worst_first};
use crate::model::{Advice, Instruction};

/// All advice of a launch, the costliest first.
pub fn all(instructions: &[Instruction]) -> Vec<Advice> {
    let mut out = Vec::new();
    let rows = worst_first(instructions);
    for row in &rows {
        let said: Vec<(String, String)> = match row.first.space.as_deref() {
            Some("global") if row.first.op == "async-copy" => copy(row).collect(),
            Some("global") => global(row).into_iter().collect(),
            Some("shared" | "shared::cluster") => shared(row).into_iter().collect(),
            Some("const" | "param") => constant(row).into_iter().collect(),
            _ => Vec::new(),
        };
        for (message, help) in said {
            out.push(Advice { ptx_line: row.first.ptx_line, message: subject(row, &message), help });
        }
    }
    out.extend(local(&rows));
    out
}

/// Puts the instruction in front of the sentence.
fn subject(row: &Row<'_>, message: &str) -> String {
    match row.statements {
        1 => format!("{}: {message}", row.first.ptx),
        n => format!("{} ({n} statements of this line): {message}", row.first.ptx),
    }
}

fn is_problem(row: &Row<'_>) -> bool {
    row.excess > 0 && row.excess.saturating_mul(10) >= row.actual
}

/// One decimal, none where it is a whole number.
fn brief(x: f64) -> String {
    let text = format!("{x:.1}");
    text.strip_suffix(".0").map(str::to_string).unwrap_or(text)
}

fn global(row: &Row<'_>) -> Option<(String, String)> {
    if row.is_atomic() && row.same_address_max >= 8 {
        return Some(contended(row));
    }
    if row.unit != Unit::Sectors || !is_problem(row) {
        return None;
    }
    let (actual, ideal) = (row.per_request(), row.ideal_per_request());
    let figures = format!("{} sectors a request where {} would do", brief(actual), brief(ideal));
    let lanes = row.lanes as f64 / row.executed as f64;
    let bytes = row.first.bytes_per_lane.unwrap_or(4);
    let per_lane = actual / lanes.max(1.0);
    if row.is_atomic() {
        return Some((
            format!("{figures}: the lanes update addresses that lie apart"),
            "collect in shared memory first and add once per block, or sort the updates by address".into(),
        ));
    }
    if actual <= ideal + 1.0 + 1e-9 {
        return Some((
            format!("{figures}: the lanes are side by side, but the first does not start at a multiple of 32 bytes"),
            "start the warp's range at a multiple of 32 bytes (pad rows to one, or peel the first elements); \
             the neighbouring warp often finds the extra sector in a cache"
                .into(),
        ));
    }
    let own = (bytes as f64 / 32.0).max(1.0);
    if per_lane >= own * 0.95 {
        let verb = if row.first.op == "store" { "writes" } else { "reads" };
        return Some((
            format!(
                "{figures}: every lane {verb} a sector of its own, so {} of each 32 bytes moved are used",
                bytes.min(32)
            ),
            "let threadIdx.x run along the fastest dimension; where the other side needs it the other way round, \
             go through a tile in shared memory"
                .into(),
        ));
    }
    let stride = per_lane * 32.0;
    Some((
        format!("{figures}: a lane uses {bytes} bytes of every {} or so", brief(stride)),
        "give neighbouring lanes neighbouring elements: a structure of arrays, one vector load of the whole \
         structure, or a copy through shared memory"
            .into(),
    ))
}

fn contended(row: &Row<'_>) -> (String, String) {
    let message =
        format!("up to {} lanes of a warp update one address, one after the other", row.same_address_max);
    // A lock or an exchange has no sum that one lane could add for all.
    let sums = !["cas", "exch"].iter().any(|op| row.first.ptx.split('.').any(|word| word == *op));
    let help = match (sums, row.is("global")) {
        (false, _) => "let one lane of the warp do it for all of them",
        (true, true) => {
            "reduce within the warp or the block first (shuffles, `redux.sync`, a private copy for each warp) and let \
             one lane add the sum"
        }
        (true, false) => {
            "reduce within the warp first (shuffles, `redux.sync`, a private copy for each warp) and let one lane add \
             the sum"
        }
    };
    (message, help.into())
}

/// A copy from global to shared memory has both sides.
fn copy(row: &Row<'_>) -> impl Iterator<Item = (String, String)> {
    let excess = row.shared_actual.saturating_sub(row.shared_ideal);
    let conflict = (excess > 0 && excess.saturating_mul(10) >= row.shared_actual).then(|| {
        let by_request = |n: u64| brief(n as f64 / row.executed.max(1) as f64);
        (
            format!(
                "{} wavefronts a request where {} would do: {}-way bank conflict where the copy writes shared memory",
                by_request(row.shared_actual),
                by_request(row.shared_ideal),
                row.shared_way
            ),
            "let neighbouring lanes write neighbouring chunks of a row, or XOR the chunk with the row".to_string(),
        )
    });
    global(row).into_iter().chain(conflict)
}

fn shared(row: &Row<'_>) -> Option<(String, String)> {
    if row.unit != Unit::Wavefronts {
        return None;
    }
    if row.is_atomic() && row.same_address_max >= 8 {
        return Some(contended(row));
    }
    if !is_problem(row) {
        return None;
    }
    let figures = format!(
        "{} wavefronts a request where {} would do",
        brief(row.per_request()),
        brief(row.ideal_per_request())
    );
    let conflict = format!("{figures}: {}-way bank conflict", row.way);
    Some(match row.first.op.as_str() {
        "matrix-load" | "matrix-store" => (
            format!("{conflict}: rows of an 8x8 matrix start in the same banks"),
            "XOR the 16-byte chunk of a row with row % 8, or pad each row by 16 bytes".into(),
        ),
        "atomic" | "reduction" => (
            format!("{conflict}: lanes update different words of one bank"),
            "spread the words over the banks: where there are several copies, pad the pitch between them by one word"
                .into(),
        ),
        _ => {
            let pad = row.first.bytes_per_lane.unwrap_or(4).max(4);
            // A tenth below the worst is what the warps at an edge of the data may bring.
            if row.actual.saturating_mul(10) < row.ideal.saturating_mul(row.way).saturating_mul(9) {
                return Some((
                    format!("{figures}: up to {}-way bank conflict, not in every request alike", row.way),
                    format!(
                        "addresses that depend on data meet in a bank by chance; where they follow from the lane, \
                         pad each row by {pad} bytes, or XOR the column with the row"
                    ),
                ));
            }
            let column = if row.way >= 32 {
                "the lanes walk down a column of rows that are a multiple of 128 bytes long"
            } else {
                "lanes ask one bank for different words, as a stride of several words does"
            };
            (
                format!("{conflict}: {column}"),
                format!("pad each row by {pad} bytes, or XOR the column with the row"),
            )
        }
    })
}

fn constant(row: &Row<'_>) -> Option<(String, String)> {
    (row.unit == Unit::Addresses && is_problem(row)).then(|| {
        (
            format!(
                "{} different addresses a request: constants are served one address at a time",
                brief(row.per_request())
            ),
            "keep constants for what all lanes read alike; put tables indexed by the lane in global or shared memory"
                .into(),
        )
    })
}

/// Local memory at PTX level is arrays and variables whose address is taken; spills come later, in ptxas.
fn local(rows: &[Row<'_>]) -> Option<Advice> {
    let used = rows.iter().filter(|r| r.is("local") && r.unit == Unit::Sectors);
    let (mut requests, mut first) = (0u64, None::<&Row<'_>>);
    for row in used {
        requests += row.executed;
        first = Some(match first {
            Some(f) if f.first.ptx_line <= row.first.ptx_line => f,
            _ => row,
        });
    }
    let first = first?;
    Some(Advice {
        ptx_line: first.first.ptx_line,
        message: format!(
            "{}: {requests} requests go to local memory: an array is indexed at run time, or an address is taken",
            first.first.ptx
        ),
        help: "unroll the loops so that every index is a constant, or keep the array in shared memory".into(),
    })
}
