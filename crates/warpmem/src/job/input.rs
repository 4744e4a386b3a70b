//! The input of a run: which file, of which kind, with which launch file.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use base::{Diag, SourceFile};
use gpu::Gpu;

use super::Job;
use crate::compile;
use crate::files::{self, reason};
use crate::launch_file::{self, LaunchFile};
use crate::problem::Failure;
use crate::session::folder_of;

/// A file to run with its launches.
#[derive(Clone, Debug)]
pub struct Input {
    /// The `.ptx` or `.cu`, as the user would type it.
    pub file: String,
    /// The launch file's contents; empty where there is none.
    pub launches: LaunchFile,
    /// The launch file.
    pub launch_file: Option<PathBuf>,
    /// Where source files may lie.
    pub folders: Vec<PathBuf>,
    /// The PTX, where it is read already.
    text: Option<String>,
}

impl Input {
    /// Finds out what the job's file is.
    ///
    /// # Errors
    /// It cannot be read, or is none of the kinds that are run.
    pub fn read(job: &Job) -> Result<Input, Failure> {
        let file = job.file.as_str();
        if file == "-" {
            return Input::stdin();
        }
        match extension(file).as_deref() {
            Some("toml") => Input::launch_file(file),
            Some("ptx" | "cu") => Input::beside(file),
            _ => {
                // Any name will do for PTX; anything else has to say what it is.
                let text = read_text(file)?;
                if text.contains(".version") && text.contains(".target") {
                    let folders = vec![folder_of(file)];
                    return Ok(Input {
                        file: file.into(),
                        launches: LaunchFile::default(),
                        launch_file: None,
                        folders,
                        text: Some(text),
                    });
                }
                Err(Diag::error("file", format!("`{file}` is no PTX, and its name says nothing else"))
                    .help("give a .ptx, a .cu, a launch file .toml, or `-` for PTX from standard input")
                    .into())
            }
        }
    }

    fn stdin() -> Result<Input, Failure> {
        Ok(Input {
            file: "-".into(),
            launches: LaunchFile::default(),
            launch_file: None,
            folders: vec![PathBuf::new()],
            text: Some(read_text("-")?),
        })
    }

    /// A `.ptx` or `.cu`, with the `.toml` of the same stem if one lies beside it.
    fn beside(file: &str) -> Result<Input, Failure> {
        let launches = Path::new(file).with_extension("toml");
        let mut input = Input {
            file: file.into(),
            launches: LaunchFile::default(),
            launch_file: None,
            folders: vec![folder_of(file)],
            text: None,
        };
        if launches.is_file() {
            input.launches = read_launches(&launches.to_string_lossy())?;
            input.launch_file = Some(launches);
        }
        Ok(input)
    }

    fn launch_file(file: &str) -> Result<Input, Failure> {
        let launches = read_launches(file)?;
        let folder = folder_of(file);
        let program = match &launches.file {
            Some(named) => {
                let path = folder.join(named.text.trim());
                if !path.is_file() {
                    let diag = Diag::error("file", format!("there is no file `{}`", named.text));
                    return Err(named.whole(diag.help("it is looked for beside the launch file")).into());
                }
                if extension(&named.text).as_deref() == Some("toml") {
                    let diag =
                        Diag::error("file", "a launch file takes its kernels from no other launch file");
                    return Err(named.whole(diag.help("name a .ptx or a .cu")).into());
                }
                path
            }
            None => {
                let found =
                    ["ptx", "cu"].iter().map(|e| Path::new(file).with_extension(e)).find(|p| p.is_file());
                found.ok_or_else(|| {
                    Diag::error("launch-file", format!("`{file}` does not say which file its kernels are in"))
                        .help("write `file = \"kernel.ptx\"` at its top")
                })?
            }
        };
        let program = program.to_string_lossy().into_owned();
        let mut folders = vec![folder_of(&program)];
        if !folders.contains(&folder) {
            folders.push(folder);
        }
        Ok(Input { file: program, launches, launch_file: Some(file.into()), folders, text: None })
    }

    /// The PTX: read, or compiled for the GPU.
    ///
    /// # Errors
    /// The file is no text, or does not compile.
    pub fn ptx(&self, gpu: &Gpu, flags: &[String]) -> Result<String, Failure> {
        if self.text.is_none() && extension(&self.file).as_deref() == Some("cu") {
            return compile::compile(&self.file, &gpu.arch.name, flags);
        }
        if !flags.is_empty() {
            return Err(Diag::error(
                "call",
                format!("`{}` is not compiled, so nothing takes `{}`", self.file, flags.join(" ")),
            )
            .help("what stands behind `--` goes to the compiler of a .cu")
            .into());
        }
        if let Some(text) = &self.text {
            return Ok(text.clone());
        }
        read_text(&self.file)
    }
}

fn extension(file: &str) -> Option<String> {
    Path::new(file).extension().map(|e| e.to_string_lossy().to_ascii_lowercase())
}

fn read_launches(file: &str) -> Result<LaunchFile, Failure> {
    let source = Arc::new(SourceFile::new(file, read_text(file)?));
    launch_file::read(&source, &folder_of(file))
}

/// The text of a file, `-` standing for standard input.
pub fn read_text(file: &str) -> Result<String, Failure> {
    let (what, bytes) = match file {
        "-" => ("standard input".to_string(), files::read_stdin()),
        _ => (format!("`{file}`"), files::read(Path::new(file))),
    };
    let bytes = bytes
        .map_err(|e| Failure::from(Diag::error("file", format!("{what} cannot be read: {}", reason(&e)))))?;
    as_text(file, bytes)
}

fn as_text(file: &str, bytes: Vec<u8>) -> Result<String, Failure> {
    if bytes.starts_with(b"\x7fELF") {
        return Err(Diag::unsupported("file", format!("`{file}` is machine code, which is not run yet"))
            .help("give its PTX: `cuobjdump -ptx` shows it where the binary holds any")
            .into());
    }
    // Places in a text are counted in 32 bits.
    if bytes.len() >= u32::MAX as usize {
        return Err(Diag::error("file", format!("`{file}` has 4 GiB or more, which is no text")).into());
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        Diag::error("file", format!("`{file}` is no text: byte {at} is not UTF-8")).into()
    })
}
