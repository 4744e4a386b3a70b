//! Files: reasons in words that do not depend on the system, and writing at once or not at all.

use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// Why a file operation failed, without numbers and paths.
pub fn reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file".into(),
        io::ErrorKind::PermissionDenied => "permission denied".into(),
        io::ErrorKind::IsADirectory => "it is a folder".into(),
        io::ErrorKind::InvalidData => "it is not UTF-8 text".into(),
        io::ErrorKind::StorageFull => "the disk is full".into(),
        io::ErrorKind::FileTooLarge => "it is larger than a file of its kind can be, or has no end".into(),
        kind => kind.to_string(),
    }
}

/// Most bytes of a pipe or a device: some of them never end.
const MOST_STREAMED: u64 = 256 << 20;

/// Reads a file whole.
///
/// # Errors
/// It cannot be read, or it is no regular file and goes on for long.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut file = std::fs::File::open(path)?;
    if !file.metadata()?.is_file() {
        return stream(&mut file);
    }
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Reads standard input whole.
///
/// # Errors
/// It cannot be read, or goes on for long.
pub fn read_stdin() -> io::Result<Vec<u8>> {
    stream(&mut io::stdin().lock())
}

fn stream(from: &mut dyn Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(MOST_STREAMED + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MOST_STREAMED { Err(io::ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
}

/// Are these two names of one file? It need not be there yet.
pub fn same(a: &Path, b: &Path) -> bool {
    let whole = |path: &Path| {
        std::fs::canonicalize(path).ok().or_else(|| {
            let folder = path.parent().filter(|f| !f.as_os_str().is_empty()).unwrap_or(Path::new("."));
            Some(std::fs::canonicalize(folder).ok()?.join(path.file_name()?))
        })
    };
    whole(a).is_some_and(|a| whole(b) == Some(a))
}

/// A file that comes into being with all of its contents or not at all: it is written under another name in the
/// same folder and renamed at the end. A link stays a link, to a new file. What is no regular file (a terminal, a
/// pipe) or lies among the devices (`/dev/stdout`, whatever it is at the time) is written as it is.
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
        if is_device(target) || std::fs::metadata(target).is_ok_and(|m| !m.is_file()) {
            // Appending, so that what stands before in a file behind `/dev/stdout` stays.
            let file = std::fs::OpenOptions::new().append(true).open(target)?;
            return Ok(Atomic { file: io::BufWriter::new(file), temporary: None, target: target.into() });
        }
        let target = &match std::fs::symlink_metadata(target) {
            // A link to a file that is not there yet is replaced as any file is.
            Ok(m) if m.is_symlink() => std::fs::canonicalize(target).unwrap_or_else(|_| target.into()),
            _ => target.to_path_buf(),
        };
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

/// Is this a name of the system's rather than a place for files, as `/dev/shm` is?
fn is_device(target: &Path) -> bool {
    target.starts_with("/proc")
        || target.parent().is_some_and(|p| p == Path::new("/dev") || p == Path::new("/dev/fd"))
}

/// Why a file cannot be written, without numbers and paths.
pub fn reason_to_write(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => "there is no such folder".into(),
        _ => reason(error),
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
        let error = Atomic::create(&folder.path().join("none/out.txt")).err().unwrap();
        assert_eq!(reason_to_write(&error), "there is no such folder");
    }

    #[test]
    fn names_of_one_file() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        std::fs::create_dir(at("sub")).unwrap();
        // None of them is there yet.
        assert!(same(&at("a"), &at("sub/../a")));
        assert!(!same(&at("a"), &at("b")) && !same(&at("a"), &at("sub/a")) && !same(&at("a"), &at("none/a")));
        std::fs::write(at("a"), "").unwrap();
        assert!(same(&at("a"), &at("sub/../a")) && !same(&at("a"), &at("b")));
    }

    #[cfg(unix)]
    #[test]
    fn what_never_ends_is_given_up() {
        let error = read(Path::new("/dev/zero")).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::FileTooLarge);
        assert!(read(Path::new("/dev/null")).unwrap().is_empty());
    }

    #[cfg(unix)]
    #[test]
    fn links_and_devices_stay_what_they_are() {
        let folder = tempfile::tempdir().unwrap();
        let (link, target) = (folder.path().join("link.txt"), folder.path().join("target.txt"));
        std::fs::write(&target, "before").unwrap();
        std::os::unix::fs::symlink(&target, &link).unwrap();
        let mut file = Atomic::create(&link).unwrap();
        file.write_all(b"after").unwrap();
        file.finish().unwrap();
        assert!(std::fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(std::fs::read_to_string(&target).unwrap(), "after");
        // Renaming a file to `/dev/stdout` would take it from the whole machine.
        assert!(is_device(Path::new("/dev/stdout")) && !is_device(Path::new("/dev/shm/out.txt")));
        let file = Atomic::create(Path::new("/dev/null")).unwrap();
        assert!(file.temporary.is_none());
        file.finish().unwrap();
    }
}
