//! `warpmem pattern EXPR`: one warp's access pattern, no kernel needed.

use base::{Diag, LaneMask, MatrixShape};
use warpmem::gpu::Gpu;
use warpmem::pattern::{Pattern, PatternSpace, PatternSpec, parse_lanes};
use warpmem::{Failure, Located};

/// What `warpmem pattern` takes, beside what every command takes.
#[derive(clap::Args, Clone, Debug)]
#[command(
    about = "Draw which banks or sectors one warp's accesses touch, and what they cost",
    after_help = "Examples:\n  \
        warpmem pattern 'lane * 128'                          a column of a 32 x 32 float tile\n  \
        warpmem pattern --bytes 16 '((lane ^ (lane >> 3)) & 7) * 16'\n  \
        warpmem pattern --space global --gpu h200 'lane * 12'\n  \
        warpmem pattern --ldmatrix x4 'lane * 144'"
)]
pub struct PatternArgs {
    /// Byte address by lane, in C syntax over `lane` with 64-bit integers
    #[arg(value_name = "EXPR", allow_hyphen_values = true)]
    pub expr: String,

    /// Memory that is accessed
    #[arg(long, value_name = "SPACE", default_value = "shared", value_parser = ["shared", "global", "const"])]
    pub space: String,

    /// Bytes that each lane accesses
    #[arg(long, value_name = "N", default_value = "4", value_parser = ["1", "2", "4", "8", "16", "32"])]
    pub bytes: String,

    /// Active lanes: a mask (0xff0f) or a list (0-7,9) [default: all]
    #[arg(long, value_name = "MASK|LIST")]
    pub lanes: Option<String>,

    /// GPU, for the tag stage of global accesses
    #[arg(long, value_name = "NAME", default_value = warpmem::gpu::DEFAULT)]
    pub gpu: String,

    /// EXPR gives the row addresses of an ldmatrix of 1, 2 or 4 matrices
    #[arg(long, value_name = "SHAPE", value_parser = ["x1", "x2", "x4"], conflicts_with = "bytes")]
    pub ldmatrix: Option<String>,
}

/// The whole output, as text or as JSON.
///
/// # Errors
/// The expression, the lanes or the GPU are wrong, or an address is; exit status 2.
pub fn run(args: &PatternArgs, json: bool) -> Result<String, Failure> {
    let pattern = Pattern::of(spec(args)?)?;
    if !json {
        return Ok(pattern.text());
    }
    let mut text = serde_json::to_string(&pattern.json()).map_err(|e| Diag::bug(e.to_string()))?;
    text.push('\n');
    Ok(text)
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
        serde_json::from_str(&run(&parse(line).unwrap(), true).unwrap()).unwrap()
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
        assert!(run(&parse(&["lane*4"]).unwrap(), false).unwrap().starts_with("shared memory"));
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
            assert_eq!(run(&parse(line).unwrap(), false).unwrap_err().status(), 2, "{line:?}");
        }
        for line in [
            &["--bytes", "3", "0"][..],
            &["--space", "local", "0"],
            &["--ldmatrix", "x3", "0"],
            &["--ldmatrix", "x1", "--bytes", "4", "0"],
            &[],
        ] {
            assert_eq!(parse(line).unwrap_err().exit_code(), 2, "{line:?}");
        }
    }
}
