//! Where output goes: standard output or a file, all of it at the end.

use std::io::{self, IsTerminal, Write};

use base::Diag;
use warpmem::Failure;
use warpmem::files::{Atomic, reason, reason_to_write};

use crate::args::{Common, When};

/// Columns where nothing says how many there are.
const WIDTH: usize = 100;

/// Is standard output to be coloured?
pub fn color(common: &Common) -> bool {
    match common.color {
        When::Always => true,
        When::Never => false,
        When::Auto => {
            common.output.is_none()
                && anstream::AutoStream::choice(&io::stdout()) != anstream::ColorChoice::Never
                && io::stdout().is_terminal()
        }
    }
}

/// Columns of the page: the terminal's, else 100.
pub fn width(common: &Common) -> usize {
    let terminal = common.output.is_none() && io::stdout().is_terminal();
    let size = if terminal { terminal_size::terminal_size_of(io::stdout()) } else { None };
    size.map_or(WIDTH, |(width, _)| usize::from(width.0).max(40))
}

/// Can the output file be made? Asked before long work, so that its result is not lost.
///
/// # Errors
/// Its folder is not there, or it is a folder itself.
pub fn check(common: &Common) -> Result<(), Failure> {
    let Some(file) = &common.output else { return Ok(()) };
    let folder = file.parent().filter(|f| !f.as_os_str().is_empty());
    let error = match (folder, file.is_dir()) {
        (_, true) => io::ErrorKind::IsADirectory,
        (Some(folder), _) if !folder.is_dir() => io::ErrorKind::NotFound,
        _ => return Ok(()),
    };
    Err(refused(file, &error.into()))
}

fn refused(file: &std::path::Path, error: &io::Error) -> Failure {
    let why = reason_to_write(error);
    Diag::error("file", format!("`{}` cannot be written: {why}", file.display())).into()
}

/// Writes a command's output.
///
/// # Errors
/// The file cannot be written. A reader that has gone away is no error.
pub fn write(common: &Common, bytes: &[u8]) -> Result<(), Failure> {
    let Some(file) = &common.output else {
        let mut stdout = io::stdout().lock();
        return match stdout.write_all(bytes).and_then(|()| stdout.flush()) {
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                Err(Diag::error("file", format!("standard output cannot be written: {}", reason(&error)))
                    .into())
            }
            _ => Ok(()),
        };
    };
    let write = || {
        let mut out = Atomic::create(file)?;
        out.write_all(bytes)?;
        out.finish()
    };
    write().map_err(|error| refused(file, &error))
}
