//! Files: reasons in words that do not depend on the system, and writing at once or not at all.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Why a file operation failed, without numbers and paths.
pub fn reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file".into(),
        io::ErrorKind::PermissionDenied => "permission denied".into(),
        io::ErrorKind::IsADirectory => "it is a folder".into(),
        io::ErrorKind::InvalidData => "it is not UTF-8 text".into(),
        io::ErrorKind::StorageFull => "the disk is full".into(),
        kind => kind.to_string(),
    }
}

/// A file that comes into being with all of its contents or not at all: it is written under another name in the
/// same folder and renamed at the end. What is no regular file (a terminal, a pipe) is written as it is.
pub struct Atomic {
    file: io::BufWriter<std::fs::File>,
    temporary: Option<PathBuf>,
    target: PathBuf,
}

impl Atomic {
    /// Starts writing.
    ///
    /// # Errors
    /// The folder cannot be written.
    pub fn create(target: &Path) -> io::Result<Atomic> {
        if std::fs::metadata(target).is_ok_and(|m| !m.is_file()) {
            let file = std::fs::OpenOptions::new().write(true).open(target)?;
            return Ok(Atomic { file: io::BufWriter::new(file), temporary: None, target: target.into() });
        }
        let name = target.file_name().ok_or(io::ErrorKind::IsADirectory)?;
        for attempt in 0..100u32 {
            let mut hidden = std::ffi::OsString::from(".");
            hidden.push(name);
            hidden.push(format!(".{}.{attempt}", std::process::id()));
            let temporary = target.with_file_name(hidden);
            match std::fs::OpenOptions::new().write(true).create_new(true).open(&temporary) {
                Ok(file) => {
                    return Ok(Atomic {
                        file: io::BufWriter::new(file),
                        temporary: Some(temporary),
                        target: target.into(),
                    });
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }

    /// Gives the file its name.
    ///
    /// # Errors
    /// The last bytes cannot be written, or the name cannot be taken.
    pub fn finish(mut self) -> io::Result<()> {
        self.file.flush()?;
        if let Some(temporary) = self.temporary.take()
            && let Err(error) = std::fs::rename(&temporary, &self.target)
        {
            let _ = std::fs::remove_file(&temporary);
            return Err(error);
        }
        Ok(())
    }
}

impl Write for Atomic {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Drop for Atomic {
    fn drop(&mut self) {
        if let Some(temporary) = self.temporary.take() {
            let _ = std::fs::remove_file(temporary);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_or_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("out.txt");
        let mut file = Atomic::create(&target).unwrap();
        file.write_all(b"half").unwrap();
        assert!(!target.exists());
        drop(file);
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "nothing is left behind");
        std::fs::write(&target, "before").unwrap();
        let mut file = Atomic::create(&target).unwrap();
        file.write_all(b"after").unwrap();
        assert_eq!(std::fs::read_to_string(&target).unwrap(), "before");
        file.finish().unwrap();
        assert_eq!(std::fs::read_to_string(&target).unwrap(), "after");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
        assert!(Atomic::create(&folder.path().join("none/out.txt")).is_err());
    }
}
