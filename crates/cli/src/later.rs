//! Commands that the contract names and that are not built yet.

use base::Diag;
use warpmem::Failure;

use crate::args::LaterArgs;
use crate::render;

/// Says so.
pub fn run(name: &str, _args: &LaterArgs) -> u8 {
    let diag = Diag::unsupported("not-built", format!("`warpmem {name}` is not built yet"))
        .help("there are: warpmem profile, pattern, gpus, isa");
    render::failure(&Failure::from(diag), render::color_of_stderr(crate::args::When::Auto))
}
