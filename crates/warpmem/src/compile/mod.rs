//! CUDA C++ to PTX by whichever compiler there is: `$WARPMEM_NVCC`, `nvcc` on the PATH, NVRTC, `clang`.
//!
//! The compiler gets the file as the user typed it, the architecture of `--gpu`, line information, and what the
//! user wrote behind `--`. Source of the options: the manuals of nvcc, NVRTC and clang.

mod clang;
mod nvrtc;

use std::io;
use std::path::Path;
use std::process::{Command, Stdio};

use base::Diag;

use crate::files::reason;
use crate::problem::Failure;

/// Compiles a `.cu` for an architecture such as `sm_80`, and gives the PTX.
///
/// # Errors
/// There is no compiler, or it refuses the file.
pub fn compile(file: &str, arch: &str, flags: &[String]) -> Result<String, Failure> {
    if let Err(error) = std::fs::metadata(file) {
        return Err(Diag::error("file", format!("`{file}` cannot be read: {}", reason(&error))).into());
    }
    if let Some(nvcc) = std::env::var_os("WARPMEM_NVCC").filter(|v| !v.is_empty()) {
        return match run(&nvcc, &nvcc_arguments(file, arch, flags), flags) {
            Some(result) => result.map_err(|why| refused("$WARPMEM_NVCC", file, &why)),
            None => Err(Diag::error("compiler", "$WARPMEM_NVCC names no program that runs")
                .help("set it to the path of nvcc, or unset it")
                .into()),
        };
    }
    if let Some(result) = run("nvcc".as_ref(), &nvcc_arguments(file, arch, flags), flags) {
        return result.map_err(|why| refused("nvcc", file, &why));
    }
    if let Some(result) = nvrtc::compile(Path::new(file), arch, flags) {
        return result.map_err(|why| refused("NVRTC", file, &why));
    }
    for name in clang::NAMES {
        if let Some(result) = clang::compile(name, file, arch, flags) {
            return result;
        }
    }
    Err(Diag::error("no-compiler", format!("`{file}` is CUDA C++, and no compiler for it was found"))
        .help(
            "install one: pip install nvidia-cuda-nvcc nvidia-cuda-crt nvidia-nvvm nvidia-cuda-runtime nvidia-cuda-cccl, then \
             export WARPMEM_NVCC=$(python3 -c 'import nvidia; print(list(nvidia.__path__)[0])')/cu13/bin/nvcc",
        )
        .help("or put nvcc or clang on the PATH, or give the PTX that you have")
        .into())
}

/// Does the user name the architecture? A compiler that no longer knows the GPU's may know an older form of PTX.
fn names_arch(flags: &[String]) -> bool {
    let names =
        ["-arch", "--gpu-architecture", "-gencode", "--generate-code", "--cuda-gpu-arch", "--offload-arch"];
    flags.iter().any(|flag| names.contains(&flag.split('=').next().unwrap_or("")))
}

fn nvcc_arguments(file: &str, arch: &str, flags: &[String]) -> Vec<String> {
    let arch = (!names_arch(flags)).then(|| format!("-arch={arch}"));
    let fixed = ["-ptx", "-lineinfo", file].map(String::from);
    arch.into_iter().chain(fixed).collect()
}

/// Runs a compiler that writes PTX to `-o`; none where there is no such program.
fn run(program: &std::ffi::OsStr, arguments: &[String], flags: &[String]) -> Option<Result<String, String>> {
    let folder = match tempfile::Builder::new().prefix("warpmem").tempdir() {
        Ok(folder) => folder,
        Err(error) => return Some(Err(format!("no temporary folder: {}", reason(&error)))),
    };
    let target = folder.path().join("kernel.ptx");
    let output = Command::new(program)
        .args(arguments)
        .args(flags)
        .arg("-o")
        .arg(&target)
        .stdin(Stdio::null())
        .output();
    let output = match output {
        Ok(output) => output,
        Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::PermissionDenied) => {
            return None;
        }
        Err(error) => return Some(Err(reason(&error))),
    };
    if !output.status.success() {
        let mut text = String::from_utf8_lossy(&output.stderr).into_owned();
        if text.trim().is_empty() {
            text = String::from_utf8_lossy(&output.stdout).into_owned();
        }
        return Some(Err(text.replace(&*folder.path().to_string_lossy(), "")));
    }
    Some(std::fs::read_to_string(&target).map_err(|error| format!("it wrote no PTX: {}", reason(&error))))
}

/// What a compiler had to say, in full up to a screenful.
fn refused(compiler: &str, file: &str, why: &str) -> Failure {
    let mut diag = Diag::error("compiler", format!("{compiler} does not compile `{file}`"));
    let lines: Vec<&str> = why.lines().map(str::trim_end).filter(|l| !l.is_empty()).collect();
    let shown = lines.iter().take(30).copied().collect::<Vec<_>>().join("\n");
    if !shown.is_empty() {
        diag = diag.help(shown);
    }
    if lines.len() > 30 {
        diag = diag.help(format!("and {} more lines", lines.len() - 30));
    }
    let refusals =
        ["nsupported gpu architecture", "nsupported CUDA gpu architecture", "value for --gpu-architecture"];
    if refusals.iter().any(|words| why.contains(words)) {
        diag = diag
            .help("name one that this compiler knows: `-- -arch=sm_80`; what the GPU lacks is refused then");
    }
    diag.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flags(text: &str) -> Vec<String> {
        text.split_whitespace().map(String::from).collect()
    }

    #[test]
    fn an_architecture_of_the_user_stands_alone() {
        for named in [
            "-arch=sm_75",
            "-O3 -arch sm_75",
            "--gpu-architecture=sm_75",
            "-gencode arch=compute_75,code=sm_75",
        ] {
            let arguments = nvcc_arguments("k.cu", "sm_35", &flags(named));
            assert!(!arguments.iter().any(|a| a.contains("sm_35")), "{named}: {arguments:?}");
        }
        assert_eq!(
            nvcc_arguments("k.cu", "sm_35", &flags("-archive")),
            ["-arch=sm_35", "-ptx", "-lineinfo", "k.cu"]
        );
    }

    #[test]
    fn a_forgotten_architecture_gets_help() {
        let failure = refused("nvcc", "k.cu", "nvcc fatal   : Unsupported gpu architecture 'sm_35'");
        assert!(failure.0[0].diag.helps.iter().any(|h| h.contains("-- -arch=sm_80")));
        assert!(
            !refused("nvcc", "k.cu", "k.cu(1): error").0[0].diag.helps.iter().any(|h| h.contains("-arch"))
        );
    }
}
