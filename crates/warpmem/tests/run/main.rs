//! Runs small PTX programs whose header comments say what must come of them. Each `tests/run/*.ptx` is a test.
//!
//! ```text
//! //@ launch FLAGS            the flags of `warpmem profile`, quoted as in a shell; may be repeated
//! ```
//! ```text
//! //@ texture KEY=TEXT …             a texture for the next launches, as `[[texture]]` of a launch file
//! ```
//! and below each launch what must come of it:
//! ```text
//! //@ expect K[FROM..TO] = EXPR      elements of buffer K (its name or number): C syntax over `lane`, the index
//! //@ expect K = V V V …             all of its elements, by value
//! //@ assert EXPR                    as `--assert`; instr(@WHERE) is the line marked `// WHERE`
//! //@ printed "TEXT"                 what the kernel printed, all of it, with \n
//! //@ fault KIND WHERE [TEXT]       it ends in a fault: the line marked `// WHERE`, a part of the message
//! //@ thread X,Y,Z                   the thread of the fault
//! //@ note TEXT                      a part of a note of the fault
//! //@ help TEXT                      a part of its help
//! //@ refused STATUS TEXT            the launch, or the PTX, is refused: exit status, a part of a message
//! ```
//! A launch without `fault` and `refused` ends well.

#[path = "../common/mod.rs"]
mod common;
mod directives;
mod program;

use std::path::Path;
use std::process::ExitCode;

use common::{files, read, stem, trial};

fn main() -> ExitCode {
    let arguments = libtest_mimic::Arguments::from_args();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/run");
    let trials = files(&folder, "ptx").into_iter().map(|path| {
        let name = stem(&path);
        trial(name.clone(), move || program::check(&name, &read(&path)))
    });
    libtest_mimic::run(&arguments, trials.collect()).exit_code()
}
