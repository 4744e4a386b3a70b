//! From the arguments of a launch to the kernel's parameter bytes: the arguments are checked against the kernel's
//! parameters, buffers are made and filled in argument order, pointers are resolved.

mod buffers;
mod check;
pub(crate) mod place;

use base::Diag;
use ir::{Image, Kernel};
use sim::Memory;

pub use buffers::{Buffer, Buffers};
pub(crate) use check::each;

use crate::arg::{self, Arg};
use crate::problem::{Failure, Located, Problem};

/// More than any GPU's memory; a size beyond it is a slip.
pub const MOST_BUFFER_BYTES: u64 = 1 << 40;

/// An argument with the text that it was read from.
pub(crate) struct Read<'a> {
    pub text: &'a Located,
    pub arg: Arg,
}

impl Read<'_> {
    /// A message about all of the argument.
    pub fn problem(&self, diag: Diag) -> Problem {
        self.text.problem(diag.at(self.arg.span, ""))
    }
}

/// Makes the buffer of a texture's texels, given as an argument would be, and gives its address.
///
/// # Errors
/// The grammar, or a file that cannot be read.
pub(crate) fn texels(
    text: &Located,
    image: &Image,
    buffers: &mut Buffers,
    memory: &mut Memory,
) -> Result<u64, Failure> {
    let arg = arg::parse(&text.text).map_err(|d| text.whole(Diag { labels: Vec::new(), ..d }))?;
    place::texels(&Read { text, arg }, image, buffers, memory)
}

/// Checks the arguments, makes their buffers in `memory`, and gives the parameter bytes. Buffers of earlier
/// launches that nobody can name any more are given back first.
///
/// # Errors
/// The grammar, the number of arguments, their types, names that nothing has, files that cannot be read.
pub fn bind(
    args: &[Located],
    kernel: &Kernel,
    image: &Image,
    buffers: &mut Buffers,
    memory: &mut Memory,
) -> Result<Vec<u8>, Failure> {
    let mut problems = Vec::new();
    let mut read = Vec::new();
    for text in args {
        match arg::parse(&text.text) {
            Ok(arg) => read.push(Read { text, arg }),
            Err(diag) => problems.push(text.problem(diag)),
        }
    }
    if !problems.is_empty() {
        return Err(Failure(problems));
    }
    check::check(&read, kernel)?;
    place::place(&read, kernel, image, buffers, memory)
}
