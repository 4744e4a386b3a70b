//! The totals of a launch by state space: requests, what they moved, and how much of it was of use.

use super::{Page, integer, plural, real};
use crate::model::{Instruction, Launch};
use crate::number::{grouped, short};

/// Title, requests, what was moved, by request, a remark.
type Line = [String; 5];

impl Page<'_> {
    pub(super) fn totals(&mut self, launch: &Launch) {
        let mut rows: Vec<Line> = global(launch).collect();
        rows.extend(local(launch));
        rows.extend(shared(launch));
        rows.extend(constants(launch));
        rows.extend(copies(launch));
        rows.extend(textures(launch));
        if rows.is_empty() {
            return;
        }
        self.out.push('\n');
        let width =
            |i: usize| rows.iter().filter_map(|r| r.get(i)).map(|c| c.chars().count()).max().unwrap_or(0);
        let [a, b, c, d] = [0, 1, 2, 3].map(width);
        for [title, requests, moved, ratio, note] in rows {
            let used = 2 + a + 2 + b + 11 + c + 2 + d + 2 + note.chars().count();
            let note = if used <= self.options.width { note.as_str() } else { "" };
            let s = if requests == "1" { " " } else { "s" };
            self.line(&format!("  {title:a$}  {requests:>b$} request{s}  {moved:>c$}  {ratio:>d$}  {note}"));
        }
    }
}

/// A row, unless nothing ran.
fn row(title: &str, requests: u64, moved: (u64, &str), note: String) -> Option<Line> {
    let (n, unit) = moved;
    (requests > 0).then(|| {
        [
            title.to_string(),
            grouped(requests),
            plural(n, unit),
            format!("{} a request", short(n as f64 / requests as f64)),
            note,
        ]
    })
}

fn global(launch: &Launch) -> impl Iterator<Item = Line> {
    let ops = [
        ("global loads", "ld"),
        ("global stores", "st"),
        ("global atomics", "atom"),
        ("global reductions", "red"),
    ];
    ops.into_iter().filter_map(|(title, op)| {
        let base = format!("pipe_lsu_mem_global_op_{op}");
        let requests = integer(launch, &format!("l1tex__t_requests_{base}.sum"))?;
        let sectors = integer(launch, &format!("l1tex__t_sectors_{base}.sum")).unwrap_or(0);
        let used = real(launch, &format!("smsp__sass_average_data_bytes_per_sector_mem_global_op_{op}.pct"));
        let note = match used {
            Some(percent) if percent > 100.0 => format!("each byte is used {} times", short(percent / 100.0)),
            Some(percent) => format!("{} % of the bytes are used", short(percent)),
            None => String::new(),
        };
        row(title, requests, (sectors, "sector"), note)
    })
}

fn local(launch: &Launch) -> impl Iterator<Item = Line> {
    [("local loads", "ld"), ("local stores", "st")].into_iter().filter_map(|(title, op)| {
        let base = format!("pipe_lsu_mem_local_op_{op}");
        let requests = integer(launch, &format!("l1tex__t_requests_{base}.sum"))?;
        let sectors = integer(launch, &format!("l1tex__t_sectors_{base}.sum")).unwrap_or(0);
        row(title, requests, (sectors, "sector"), String::new())
    })
}

fn shared(launch: &Launch) -> impl Iterator<Item = Line> {
    let ops = [("shared loads", "ld"), ("shared stores", "st"), ("shared atomics", "atom")];
    ops.into_iter().filter_map(|(title, op)| {
        let wavefronts = integer(launch, &format!("l1tex__data_pipe_lsu_wavefronts_mem_shared_op_{op}.sum"))?;
        let conflicts =
            integer(launch, &format!("l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_{op}.sum"));
        let side = |i: &&Instruction| {
            let shared = matches!(i.space.as_deref(), Some("shared" | "shared::cluster"));
            let class = match i.op.as_str() {
                "load" | "matrix-load" => "ld",
                "store" | "matrix-store" => "st",
                "atomic" | "reduction" => "atom",
                _ => "",
            };
            shared && class == op
        };
        row(title, ran(launch, side), (wavefronts, "wavefront"), of_them(conflicts.unwrap_or(0)))
    })
}

fn of_them(conflicts: u64) -> String {
    match conflicts {
        0 => "no bank conflicts".into(),
        n => format!("{} of them bank conflicts", grouped(n)),
    }
}

fn constants(launch: &Launch) -> Option<Line> {
    let requests = integer(launch, "warpmem__const_requests.sum")?;
    let addresses = integer(launch, "warpmem__const_wavefronts.sum").unwrap_or(0);
    row("constants", requests, (addresses, "address"), String::new())
}

/// Copies from global to shared memory: sectors of the one side, conflicts of the other.
fn copies(launch: &Launch) -> Option<Line> {
    let copy = |i: &&Instruction| i.op == "async-copy" && i.sectors.is_some();
    let sum = |field: fn(&Instruction) -> Option<u64>| -> u64 {
        launch.instructions.iter().filter(copy).filter_map(field).sum()
    };
    let conflicts = sum(|i| i.shared_wavefronts_excess);
    let note = match conflicts {
        0 => "no bank conflicts in shared memory".into(),
        n => format!("{} in shared memory", plural(n, "bank conflict")),
    };
    row("async copies", ran(launch, copy), (sum(|i| i.sectors), "sector"), note)
}

/// What the texture unit makes of them is not modelled, so there are executions and lanes alone.
fn textures(launch: &Launch) -> impl Iterator<Item = Line> {
    let ops = [
        ("texture reads", "texture-load"),
        ("surface reads", "surface-load"),
        ("surface writes", "surface-store"),
    ];
    ops.into_iter().filter_map(|(title, op)| {
        let those = || launch.instructions.iter().filter(|i| i.op == op);
        let lanes = those().map(|i| i.lanes).sum();
        row(
            title,
            those().map(|i| i.executed).sum(),
            (lanes, "lane"),
            "the texture unit is not modelled".into(),
        )
    })
}

fn ran(launch: &Launch, which: impl Fn(&&Instruction) -> bool) -> u64 {
    launch.instructions.iter().filter(which).map(|i| i.executed).sum()
}
