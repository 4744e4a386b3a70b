//! clang as the compiler of CUDA C++. It compiles for a GPU by itself, but CUDA's headers and its library of functions
//! come from an installation of CUDA. Where clang finds none, a file that needs neither still compiles: clang's own
//! header has `threadIdx` and its kin, the keywords are put in front of the file.
//!
//! Source of the options: "Compiling CUDA with clang" of its manual.

use crate::problem::Failure;

/// Names that clang goes by, in the order in which they are tried.
pub const NAMES: &[&str] =
    &["clang", "clang-22", "clang-21", "clang-20", "clang-19", "clang-18", "clang-17", "clang-16"];

/// CUDA's keywords as clang spells them, for a file that is compiled without CUDA's headers.
const KEYWORDS: &str = "\
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#include <__clang_cuda_builtin_vars.h>
";

/// Compiles a file to PTX with the clang of that name; none where there is no such program.
pub fn compile(name: &str, file: &str, arch: &str, flags: &[String]) -> Option<Result<String, Failure>> {
    let why = match super::run(name.as_ref(), &arguments(file, arch, flags), flags)? {
        Ok(ptx) => return Some(Ok(ptx)),
        Err(why) => why,
    };
    if !why.contains("cannot find CUDA") && !why.contains("cannot find libdevice") {
        return Some(Err(super::refused(name, file, &why)));
    }
    Some(match bare(name, file, arch, flags) {
        Ok(ptx) => Ok(ptx),
        Err(again) => {
            let mut failure = super::refused(name, file, &again);
            if let Some(problem) = failure.0.first_mut() {
                let help = "it found no CUDA installation, so it knows no function of CUDA's headers; name a folder \
                            that has one: `-- --cuda-path=FOLDER`";
                problem.diag.helps.push(help.into());
            }
            Err(failure)
        }
    })
}

/// Without CUDA's headers and functions.
fn bare(name: &str, file: &str, arch: &str, flags: &[String]) -> Result<String, String> {
    let why = |error: std::io::Error| format!("no temporary folder: {}", crate::files::reason(&error));
    let folder = tempfile::Builder::new().prefix("warpmem").tempdir().map_err(why)?;
    let header = folder.path().join("keywords.h");
    std::fs::write(&header, KEYWORDS).map_err(why)?;
    let mut all = arguments(file, arch, flags);
    all.extend(["-nocudainc", "-nocudalib", "-include"].map(String::from));
    all.push(header.to_string_lossy().into_owned());
    super::run(name.as_ref(), &all, flags).unwrap_or_else(|| Err("it is gone".into()))
}

fn arguments(file: &str, arch: &str, flags: &[String]) -> Vec<String> {
    let arch = (!super::names_arch(flags)).then(|| format!("--cuda-gpu-arch={arch}"));
    let fixed =
        ["-x", "cuda", "--cuda-device-only", "-O2", "-gline-tables-only", "-S", file].map(String::from);
    arch.into_iter().chain(fixed).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_architecture_is_the_gpus_unless_the_user_names_one() {
        assert!(arguments("k.cu", "sm_80", &[]).contains(&"--cuda-gpu-arch=sm_80".to_string()));
        let named = arguments("k.cu", "sm_80", &["--offload-arch=sm_75".to_string()]);
        assert!(!named.iter().any(|a| a.contains("sm_80")), "{named:?}");
    }

    /// Runs only where there is a clang; CUDA is not needed.
    #[test]
    fn a_file_without_headers_compiles() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("k.cu");
        let text = "extern \"C\" __global__ void __launch_bounds__(64) k(int* out, int n) {\n  __shared__ int cell[64];\n  \
                    int i = blockIdx.x * blockDim.x + threadIdx.x;\n  cell[threadIdx.x] = i;\n  __syncthreads();\n  \
                    if (i < n) out[i] = cell[63 - threadIdx.x];\n}\n";
        std::fs::write(&file, text).unwrap();
        let file = file.to_string_lossy();
        let Some(result) = NAMES.iter().find_map(|name| compile(name, &file, "sm_80", &[])) else { return };
        let ptx = match result {
            Ok(ptx) => ptx,
            // A clang that was built without this back end is no clang for us.
            Err(failure) if failure.0[0].diag.helps.iter().any(|h| h.contains("unable to create target")) => {
                return;
            }
            Err(failure) => panic!("{failure:?}"),
        };
        assert!(ptx.contains(".visible .entry k("), "{ptx}");
        assert!(ptx.contains("bar.sync"), "{ptx}");
        assert!(ptx.contains(".loc"), "{ptx}");
    }

    /// What is missing is said, where clang finds no CUDA.
    #[test]
    fn a_missing_installation_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("k.cu");
        std::fs::write(&file, "#include <cuda_fp16.h>\n__global__ void k() {}\n").unwrap();
        let nowhere = [format!("--cuda-path={}", folder.path().display())];
        let file = file.to_string_lossy();
        let Some(result) = NAMES.iter().find_map(|name| compile(name, &file, "sm_80", &nowhere)) else {
            return;
        };
        let failure = result.err().map(|f| format!("{:?}", f.0[0].diag)).unwrap_or_default();
        assert!(failure.contains("--cuda-path=FOLDER"), "{failure}");
    }
}
