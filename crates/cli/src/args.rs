//! The flags, one definition each: name, help, example.

#![allow(
    rustdoc::broken_intra_doc_links,
    rustdoc::invalid_html_tags,
    reason = "these comments are the help text"
)]

use std::path::PathBuf;

use clap::{ArgAction, Args, Parser, Subcommand, ValueEnum};

/// The whole command line.
#[derive(Parser)]
#[command(
    name = "warpmem",
    version,
    about = "Runs a GPU kernel on the CPU and reports what its memory accesses did",
    after_help = "Example: warpmem profile kernels/transpose.toml\n\n\
                  Exit status: 0 done, 1 an assertion, a comparison or the launch failed, 2 the input or the call is \
                  wrong, 3 something is not supported, 101 a bug of warpmem",
    disable_help_subcommand = true
)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What to do.
#[derive(Subcommand)]
pub enum Command {
    /// Run a kernel and report what its memory accesses did
    Profile(Box<ProfileArgs>),
    /// Draw which banks or sectors one warp's accesses touch, and what they cost
    Pattern(crate::pattern::PatternArgs),
    /// List the GPUs, or every figure of one with its source
    Gpus(GpusArgs),
    /// List PTX: what parses, what runs, what not yet
    Isa(IsaArgs),
    /// Find memory errors (not built yet)
    Check(LaterArgs),
    /// Show the SASS memory forms that ptxas gives (not built yet)
    Lower(LaterArgs),
    /// Decode and encode SASS (not built yet)
    Sass(LaterArgs),
    /// Run litmus tests of the PTX memory model (not built yet)
    Litmus(LaterArgs),
    /// Run an Accel-Sim trace (not built yet)
    Trace(LaterArgs),
}

/// What every command has.
#[derive(Args, Clone)]
pub struct Common {
    /// How to print: text for people, json for programs (html is not built yet)
    #[arg(long, value_enum, default_value_t = Format::Text, help_heading = "Output")]
    pub format: Format,
    /// Write to a file, all of it or nothing [example: -o report.json]
    #[arg(short, long, value_name = "FILE", help_heading = "Output")]
    pub output: Option<PathBuf>,
    /// Colours
    #[arg(long, value_enum, default_value_t = When::Auto, value_name = "WHEN", help_heading = "Output")]
    pub color: When,
    /// No warnings, no progress
    #[arg(short, long, help_heading = "Output")]
    pub quiet: bool,
}

/// How to print.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people.
    Text,
    /// For programs.
    Json,
    /// Not built yet.
    #[value(hide = true)]
    Html,
}

/// When to use colours.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum When {
    /// On terminals.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// When L2 is emptied.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum CacheControl {
    /// Between launches.
    All,
    /// Never.
    None,
}

/// `profile`.
#[derive(Args)]
#[command(after_help = PROFILE_HELP)]
pub struct ProfileArgs {
    /// A .ptx, a .cu, a launch file .toml, or - for PTX from standard input
    #[arg(value_name = "FILE")]
    pub file: String,
    /// The kernel: mangled, demangled, or demangled without arguments [example: --kernel 'axpy<float>']
    #[arg(long, value_name = "NAME", help_heading = "Launch")]
    pub kernel: Option<String>,
    /// The GPU, a100 if none is named; `warpmem gpus` lists them [example: --gpu h100]
    #[arg(long, value_name = "NAME", help_heading = "Launch")]
    pub gpu: Option<String>,
    /// Blocks of the grid [example: --grid 128,4]
    #[arg(long, value_name = "X[,Y[,Z]]", allow_negative_numbers = true, help_heading = "Launch")]
    pub grid: Option<String>,
    /// Threads of a block [example: --block 32,8]
    #[arg(long, value_name = "X[,Y[,Z]]", allow_negative_numbers = true, help_heading = "Launch")]
    pub block: Option<String>,
    /// Blocks of a cluster [example: --cluster 2]
    #[arg(long, value_name = "X[,Y[,Z]]", allow_negative_numbers = true, help_heading = "Launch")]
    pub cluster: Option<String>,
    /// Dynamic shared memory of a block in bytes [example: --shared 16384]
    #[arg(long, value_name = "BYTES", allow_negative_numbers = true, help_heading = "Launch")]
    pub shared: Option<String>,
    /// Registers of a thread, for occupancy; else .maxnreg, else estimated [example: --regs 40]
    #[arg(long, value_name = "N", allow_negative_numbers = true, help_heading = "Launch")]
    pub regs: Option<String>,
    /// Shared memory against L1: auto, prefer-l1, prefer-shared or KiB [example: --carveout 64]
    #[arg(long, value_name = "SPLIT", allow_negative_numbers = true, help_heading = "Launch")]
    pub carveout: Option<String>,
    /// A kernel argument, in order; see below [example: --arg 'x:f32[1024]=iota']
    #[arg(long, value_name = "[NAME:]SPEC", action = ArgAction::Append, allow_hyphen_values = true, help_heading = "Launch")]
    pub arg: Vec<String>,
    /// counts: what follows from addresses (timing is not built yet) [example: --mode counts]
    #[arg(long, value_name = "MODE", help_heading = "Run")]
    pub mode: Option<String>,
    /// Empty L2 between launches or keep it warm; counts mode has no L2 [example: --cache-control none]
    #[arg(long, value_enum, value_name = "WHEN", default_value_t = CacheControl::All, help_heading = "Run")]
    pub cache_control: CacheControl,
    /// Host threads; never changes a byte of the report [example: --threads 2]
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1, value_parser = whole::<u32>(1, 1024), help_heading = "Run")]
    pub threads: u32,
    /// Breaks ties of arbitration in timing mode; counts mode has none [example: --seed 7]
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 0, value_parser = whole::<u64>(0, u64::MAX), help_heading = "Run")]
    pub seed: u64,
    /// Stop a launch after so many PTX warp instructions [example: --max-instructions 1000000]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u64>(1, u64::MAX), help_heading = "Run")]
    pub max_instructions: Option<u64>,
    /// Simulate some blocks and scale (not built yet) [example: --sample-blocks 64]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u64>(1, u64::MAX), help_heading = "Run")]
    pub sample_blocks: Option<u64>,
    /// Write a buffer after the run: K is its name or the argument's number [example: --dump out=out.npy]
    #[arg(long, value_name = "K=FILE.npy", action = ArgAction::Append, help_heading = "Checks")]
    pub dump: Vec<String>,
    /// Compare a buffer after the run, exactly or with a relative tolerance [example: --compare out=want.npy:1e-5]
    #[arg(long, value_name = "K=FILE.npy[:RTOL]", action = ArgAction::Append, help_heading = "Checks")]
    pub compare: Vec<String>,
    /// Fail unless this holds; see below [example: --assert 'src(k.cu:12).way == 1']
    #[arg(long, value_name = "EXPR", action = ArgAction::Append, allow_hyphen_values = true, help_heading = "Checks")]
    pub assert: Vec<String>,
    /// Draw a bar for each instruction: what it moved, the part beyond the ideal marked [example: --histogram]
    #[arg(long, help_heading = "Output")]
    pub histogram: bool,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub common: Common,
    /// What goes to the compiler of a .cu [example: -- -std=c++20 -DN=64]
    #[arg(last = true, value_name = "COMPILER FLAGS")]
    pub compiler_flags: Vec<String>,
}

/// Reads a whole number of a range, in words of ours where it is none.
fn whole<T: TryFrom<u64> + Clone + Send + Sync + 'static>(
    least: u64,
    most: u64,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static {
    move |text| {
        let number =
            text.parse().ok().filter(|n| (least..=most).contains(n)).and_then(|n| T::try_from(n).ok());
        number.ok_or_else(|| match most {
            u64::MAX => format!("it takes a whole number from {least} on"),
            _ => format!("it takes a whole number from {least} to {most}"),
        })
    }
}

// At most 79 columns, so that nothing wraps in a terminal of 80.
const PROFILE_HELP: &str = "\
Arguments (--arg, one for each kernel parameter, numbered from 0):
  i32=5 u64=0xff f32=1.5     numbers; f32=0f3F800000 gives the bits
  f16=2 bf16=1 f64=0.1 u8=7
  bytes=00ff                 bytes of a by-value parameter, the first one first
  struct(i32=5,ref=x,pad=4)  a structure, members at their natural alignment
  f32[1024*1024]=INIT        a buffer; INIT is zeros, ones, iota, fill:V,
                             mod:M, uninit, random:SEED or @file.npy
  null  ref=x+16  ptr=0+16   pointers: none, into a named buffer or variable,
                             into the buffer of an argument
  alias=x                    a second address of x
Assertions (--assert; either side is made with + - * / of numbers and of):
  l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum  a metric of the kernel
  instr(41).sectors                               a field of a PTX line
  src(k.cu:12).way                                a field of a source line
  launch(1).src(k.cu:12).way                      the same of launch 1, from 0
Example:
  warpmem profile k.ptx --grid 4 --block 256 --arg 'x:f32[1024]=iota' \\
      --arg n:i32=1024 --dump x=x.npy";

/// `gpus`.
#[derive(Args)]
#[command(after_help = "Example: warpmem gpus h100")]
pub struct GpusArgs {
    /// One GPU, with every figure
    #[arg(value_name = "NAME")]
    pub name: Option<String>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub common: Common,
}

/// `isa`.
#[derive(Args)]
#[command(after_help = "Examples: warpmem isa\n          warpmem isa atom\n          warpmem isa kernel.ptx")]
pub struct IsaArgs {
    /// One instruction, with every form; or a PTX file (`-` for standard input): what its kernels need
    #[arg(value_name = "MNEMONIC|FILE")]
    pub what: Option<String>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub common: Common,
}

/// A command that is not built yet takes anything.
#[derive(Args)]
pub struct LaterArgs {
    /// Anything
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGUMENTS")]
    pub rest: Vec<String>,
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_flags_are_in_order() {
        Cli::command().debug_assert();
    }

    #[test]
    fn tables_of_the_help_fit_a_terminal() {
        for line in PROFILE_HELP.lines().chain(crate::pattern::PATTERN_HELP.lines()) {
            assert!(line.chars().count() < 80, "{line}");
        }
    }
}
