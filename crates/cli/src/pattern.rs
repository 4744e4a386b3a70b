//! `warpmem pattern EXPR`: one warp's access pattern, no kernel needed.

use base::{Diag, LaneMask, MatrixShape};
use warpmem::gpu::{self, Gpu};
use warpmem::pattern::{Pattern, PatternSpace, PatternSpec, parse_lanes};
use warpmem::{Failure, Located};

use crate::args::{Common, Format};
use crate::{out, render};

/// `pattern`.
#[derive(clap::Args, Clone)]
#[command(after_help = PATTERN_HELP)]
pub struct PatternArgs {
    /// Byte address by lane, in C's syntax over `lane`, with 64-bit integers
    #[arg(value_name = "EXPR", allow_hyphen_values = true)]
    pub expr: String,
    /// The memory that is accessed [example: --space global]
    #[arg(long, value_name = "SPACE", default_value = "shared", value_parser = ["shared", "global", "const"])]
    pub space: String,
    /// Bytes that each lane accesses [example: --bytes 16]
    #[arg(long, value_name = "N", default_value = "4", value_parser = ["1", "2", "4", "8", "16", "32"])]
    pub bytes: String,
    /// Active lanes, all if none are named: a mask or a list [example: --lanes 0-7,9]
    #[arg(long, value_name = "MASK|LIST", allow_hyphen_values = true)]
    pub lanes: Option<String>,
    /// The GPU, for the tag stage of global accesses [example: --gpu h100]
    #[arg(long, value_name = "NAME", default_value = gpu::DEFAULT)]
    pub gpu: String,
    /// EXPR gives the row addresses of an ldmatrix of 1, 2 or 4 matrices [example: --ldmatrix x4]
    #[arg(long, value_name = "SHAPE", value_parser = ["x1", "x2", "x4"], conflicts_with = "bytes")]
    pub ldmatrix: Option<String>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub common: Common,
}

// At most 79 columns, so that nothing wraps in a terminal of 80.
pub const PATTERN_HELP: &str = "\
Examples:
  a column of a 32 x 32 float tile:
    warpmem pattern 'lane * 128'
  a swizzled row of a tile:
    warpmem pattern --bytes 16 '((lane ^ (lane>>3)) & 7)*16'
  one member of a 12-byte structure:
    warpmem pattern --space global --gpu h200 'lane * 12'
  matrix rows with a padded pitch:
    warpmem pattern --ldmatrix x4 'lane * 144'";

/// Runs the command and gives its exit status.
pub fn run(args: &PatternArgs) -> u8 {
    match pattern(args).and_then(|text| out::write(&args.common, text.as_bytes())) {
        Ok(()) => 0,
        Err(failure) => render::failure(&failure, render::color_of_stderr(args.common.color)),
    }
}

/// The whole output.
fn pattern(args: &PatternArgs) -> Result<String, Failure> {
    if args.common.format == Format::Html {
        return Err(Diag::unsupported("not-built", "--format html is not built yet").into());
    }
    let pattern = Pattern::of(spec(args)?)?;
    if args.common.format == Format::Text {
        return Ok(pattern.text());
    }
    let text = serde_json::to_string(&pattern.json()).map_err(|e| Diag::bug(e.to_string()))?;
    Ok(format!("{text}\n"))
}

fn spec(args: &PatternArgs) -> Result<PatternSpec, Failure> {
    let lanes = match &args.lanes {
        None => LaneMask::ALL,
        Some(text) => {
            parse_lanes(text).map_err(|diag| Located::alone("--lanes", text.as_str()).problem(diag))?
        }
    };
    // The values were checked when the command line was read.
    let space = PatternSpace::NAMES.iter().find(|(name, _)| *name == args.space);
    Ok(PatternSpec {
        expr: args.expr.clone(),
        space: space.map_or(PatternSpace::Shared, |(_, space)| *space),
        bytes: args.bytes.parse().unwrap_or(0),
        lanes,
        gpu: Gpu::by_name(&args.gpu)?,
        ldmatrix: args.ldmatrix.as_deref().and_then(MatrixShape::from_name),
    })
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(clap::Parser)]
    struct Cli {
        #[command(flatten)]
        args: PatternArgs,
    }

    fn parse(line: &[&str]) -> Result<PatternArgs, clap::Error> {
        Cli::try_parse_from(std::iter::once(&"pattern").chain(line)).map(|cli| cli.args)
    }

    fn json(line: &[&str]) -> serde_json::Value {
        let line: Vec<&str> = ["--format", "json"].iter().chain(line).copied().collect();
        serde_json::from_str(&pattern(&parse(&line).unwrap()).unwrap()).unwrap()
    }

    #[test]
    fn defaults_are_shared_words_of_all_lanes() {
        let v = json(&["lane * 128"]);
        assert_eq!((&v["wavefronts"], &v["way"]), (&32.into(), &32.into()));
        assert!(v.get("sectors").is_none());
    }

    #[test]
    fn flags_reach_the_pattern() {
        let v = json(&["--space", "global", "--bytes", "8", "--lanes", "0-15", "lane * 8"]);
        assert_eq!((&v["sectors"], &v["lines"], &v["wavefronts"]), (&4.into(), &1.into(), &1.into()));
        let v = json(&["--ldmatrix", "x4", "lane * 128"]);
        assert_eq!((&v["wavefronts"], &v["wavefronts_ideal"]), (&32.into(), &4.into()));
        let v = json(&["--space", "const", "lane / 8 * 4"]);
        assert_eq!(v["distinct_addresses"], 4);
        assert_eq!(json(&["-4 + 8"])["wavefronts"], 1);
        assert!(pattern(&parse(&["lane*4"]).unwrap()).unwrap().starts_with("shared memory"));
    }

    #[test]
    fn wrong_calls_have_status_2() {
        for line in [
            &["lane * 3"][..],
            &["-4"],
            &["lane +"],
            &["--lanes", "40", "lane * 4"],
            &["--gpu", "voodoo2", "lane * 4"],
            &["--ldmatrix", "x1", "--space", "global", "lane * 16"],
        ] {
            assert_eq!(pattern(&parse(line).unwrap()).unwrap_err().status(), 2, "{line:?}");
        }
        for line in [
            &["--bytes", "3", "0"][..],
            &["--space", "local", "0"],
            &["--ldmatrix", "x3", "0"],
            &["--ldmatrix", "x1", "--bytes", "4", "0"],
            &[],
        ] {
            assert_eq!(parse(line).err().map(|e| e.exit_code()), Some(2), "{line:?}");
        }
    }
}
