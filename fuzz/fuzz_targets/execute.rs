//! The executor on kernels that a compiler made and the fuzzer bent: words and lines of their PTX are swapped,
//! dropped, repeated and replaced; what still passes the checks is lowered and launched on a small grid with a limit of
//! instructions. Whatever it does then, it ends without a panic, and what it did can be told again: a second launch from
//! the same memory gives the same figures and the same bytes.

#![no_main]

use base::{Diag, Dim3, SourceFile};
use gpu::Gpu;
use libfuzzer_sys::fuzz_target;
use sim::{LaunchConfig, Memory};

macro_rules! kernels {
    ($($name:literal),* $(,)?) => {
        &[$(include_str!(concat!("../../kernels/ptx/sm_80/", $name, ".ptx"))),*]
    };
}

/// What is bent.
const TEXTS: &[&str] = kernels![
    "access_patterns",
    "bfs",
    "bitonic",
    "histogram",
    "last_block",
    "locks",
    "nbody",
    "reduction",
    "scan_lookback",
    "softmax",
    "spmv",
    "stencil",
    "transpose",
    "transpose_double",
    "vector_add",
];
/// Bytes of each buffer.
const BUFFER: u64 = 16 << 10;
/// Where runs that would not end are stopped.
const INSTRUCTIONS: u64 = 5_000;

/// A reader of the fuzzer's bytes; zeros when they are used up.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> usize {
        match self.0.split_first() {
            Some((&first, rest)) => {
                self.0 = rest;
                usize::from(first)
            }
            None => 0,
        }
    }

    /// A number below `n`.
    fn below(&mut self, n: usize) -> usize {
        (self.next() << 8 | self.next()) % n.max(1)
    }
}

/// One entry of a text, with what stands before the first entry, so that runs stay short.
fn one_entry(text: &str, which: usize) -> String {
    let starts: Vec<usize> = text.match_indices(".visible .entry").map(|(at, _)| at).collect();
    let Some(&first) = starts.first() else { return text.to_owned() };
    let which = which % starts.len();
    let end = starts.get(which + 1).copied().unwrap_or(text.len());
    format!("{}{}", &text[..first], &text[starts[which]..end])
}

/// A line as words and the marks between them.
fn words(line: &str) -> Vec<&str> {
    let mut out = Vec::new();
    let mut rest = line;
    while !rest.is_empty() {
        let is_word = |c: char| c.is_alphanumeric() || "_%$.".contains(c);
        let first = rest.starts_with(is_word);
        let end = rest.find(|c| is_word(c) != first).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        out.push(word);
        rest = after;
    }
    out
}

fn bent(text: &str, bytes: &mut Bytes<'_>) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let numbers =
        ["0", "1", "-1", "31", "32", "4", "128", "65535", "0x7fffffff", "4294967295", "0x8000000000000000"];
    while !bytes.0.is_empty() && !lines.is_empty() {
        let at = bytes.below(lines.len());
        match bytes.next() % 8 {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[at].clone()),
            2 => {
                let other = bytes.below(lines.len());
                lines.swap(at, other);
            }
            3 => {
                let other = lines[bytes.below(lines.len())].clone();
                lines.insert(at, other);
            }
            kind => {
                let line = lines[at].clone();
                let mut parts = words(&line);
                if parts.is_empty() {
                    continue;
                }
                let place = bytes.below(parts.len());
                let other = lines[bytes.below(lines.len())].clone();
                let others = words(&other);
                let new = match kind {
                    4 => numbers[bytes.next() % numbers.len()],
                    5 => parts[bytes.below(parts.len())],
                    _ if others.is_empty() => continue,
                    _ => others[bytes.below(others.len())],
                };
                parts[place] = new;
                lines[at] = parts.concat();
            }
        }
    }
    lines.join("\n")
}

thread_local! {
    static GPU: Gpu = Gpu::by_name(gpu::DEFAULT).expect("the default GPU is built in");
}

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes(data);
    let text = TEXTS[bytes.next() % TEXTS.len()];
    let text = one_entry(text, bytes.next());
    let (grid, block, scalar) = (bytes.next(), bytes.next(), bytes.next() as u32);
    let file = SourceFile::new("fuzz.ptx", bent(&text, &mut bytes));

    let (mut module, mut diags) = ptx::parse(&file);
    diags.extend(ptx::check(&mut module, &file));
    if diags.iter().any(Diag::is_error) {
        return;
    }
    let Ok(image) = front::image(&module, &file) else { return };
    let Some(entry) = front::kernels(&module).into_iter().next() else { return };
    let options = front::Options { arch: 80, shared_base: 0 };
    let Ok((kernel, _)) = front::lower(&module, &file, entry.name, &options, &image) else { return };

    let block = [
        Dim3 { x: 1, ..Dim3::ONE },
        Dim3 { x: 32, y: 8, z: 1 },
        Dim3 { x: 64, ..Dim3::ONE },
        Dim3 { x: 33, y: 2, z: 2 },
    ][block % 4];
    let grid = [Dim3::ONE, Dim3 { x: 3, ..Dim3::ONE }, Dim3 { x: 2, y: 2, z: 1 }][grid % 3];
    let mut config = LaunchConfig::new(grid, kernel.reqntid.unwrap_or(block));
    config.max_instructions = Some(INSTRUCTIONS);
    config.dynamic_shared = 1024;

    GPU.with(|gpu| {
        let run = || {
            let mut memory = Memory::new();
            memory.load_image(&image);
            let mut params = vec![0u8; kernel.param_bytes as usize];
            for param in &kernel.params {
                let value = match param.bytes {
                    8 => memory.allocate(&param.name, BUFFER).unwrap_or(0),
                    _ => u64::from(scalar),
                };
                let from = param.offset as usize;
                let n = (param.bytes as usize).min(8);
                if let Some(place) = params.get_mut(from..from + n) {
                    place.copy_from_slice(&value.to_le_bytes()[..n]);
                }
            }
            let outcome = sim::launch(&kernel, gpu, &config, &params, &mut memory);
            let bytes: Vec<Vec<u8>> = memory
                .allocations()
                .iter()
                .filter_map(|a| memory.read(a.address, a.bytes).map(<[u8]>::to_vec))
                .collect();
            (outcome.map(|(o, _)| (o.records, o.instructions, o.printed, o.faults.len())).ok(), bytes)
        };
        let first = run();
        assert!(first == run(), "the same launch twice");
    });
});
