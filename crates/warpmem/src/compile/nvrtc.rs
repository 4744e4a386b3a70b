//! NVRTC, NVIDIA's run-time compiler, loaded if the machine has it. It needs no GPU and no driver.
//!
//! Source: the NVRTC manual, "User Interface". The five functions used have had the same signatures since CUDA 7.

use std::ffi::{CString, c_char, c_int, c_void};
use std::path::Path;
use std::ptr;

use libloading::Library;

type Program = *mut c_void;
type Create = unsafe extern "C" fn(
    *mut Program,
    *const c_char,
    *const c_char,
    c_int,
    *const *const c_char,
    *const *const c_char,
) -> c_int;
type Compile = unsafe extern "C" fn(Program, c_int, *const *const c_char) -> c_int;
type Size = unsafe extern "C" fn(Program, *mut usize) -> c_int;
type Get = unsafe extern "C" fn(Program, *mut c_char) -> c_int;
type Destroy = unsafe extern "C" fn(*mut Program) -> c_int;

/// Names of the library, the newest first; the loader looks where it always does.
const NAMES: &[&str] = &["libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so.11.2", "libnvrtc.so"];

/// Compiles a file, if there is an NVRTC to do it.
pub fn compile(file: &Path, arch: &str, flags: &[String]) -> Option<Result<String, String>> {
    let library = open()?;
    let source = match crate::files::read(file) {
        Ok(source) => source,
        Err(error) => return Some(Err(crate::files::reason(&error))),
    };
    let mut options = vec!["-lineinfo".to_string()];
    if !super::names_arch(flags) {
        options.push(format!("--gpu-architecture={}", arch.replace("sm_", "compute_")));
    }
    let folder = file.parent().filter(|f| !f.as_os_str().is_empty()).unwrap_or(Path::new("."));
    options.push(format!("-I{}", folder.display()));
    options.extend(flags.iter().cloned());
    Some(session(&library, &source, &file.display().to_string(), &options))
}

fn open() -> Option<Library> {
    // SAFETY: loading a library runs its initialisers; NVRTC's do nothing but set up its own state.
    NAMES.iter().find_map(|name| unsafe { Library::new(name) }.ok())
}

/// The functions, and a program that is destroyed with it.
struct Nvrtc<'a> {
    compile: libloading::Symbol<'a, Compile>,
    log_size: libloading::Symbol<'a, Size>,
    log: libloading::Symbol<'a, Get>,
    ptx_size: libloading::Symbol<'a, Size>,
    ptx: libloading::Symbol<'a, Get>,
    destroy: libloading::Symbol<'a, Destroy>,
    program: Program,
}

impl Drop for Nvrtc<'_> {
    fn drop(&mut self) {
        // SAFETY: `program` came from `nvrtcCreateProgram` and is destroyed once.
        unsafe { (self.destroy)(&mut self.program) };
    }
}

fn session(library: &Library, source: &[u8], name: &str, options: &[String]) -> Result<String, String> {
    let text =
        |bytes: &[u8]| CString::new(bytes).map_err(|_| "a byte 0 in the source or the flags".to_string());
    let (source, name) = (text(source)?, text(name.as_bytes())?);
    let options: Vec<CString> = options.iter().map(|o| text(o.as_bytes())).collect::<Result<_, _>>()?;
    let pointers: Vec<*const c_char> = options.iter().map(|o| o.as_ptr()).collect();
    let missing = |error: libloading::Error| format!("the library lacks a function: {error}");
    // SAFETY: the types are those of the manual for these names.
    let nvrtc = unsafe {
        let create: libloading::Symbol<'_, Create> = library.get(b"nvrtcCreateProgram\0").map_err(missing)?;
        let mut nvrtc = Nvrtc {
            compile: library.get(b"nvrtcCompileProgram\0").map_err(missing)?,
            log_size: library.get(b"nvrtcGetProgramLogSize\0").map_err(missing)?,
            log: library.get(b"nvrtcGetProgramLog\0").map_err(missing)?,
            ptx_size: library.get(b"nvrtcGetPTXSize\0").map_err(missing)?,
            ptx: library.get(b"nvrtcGetPTX\0").map_err(missing)?,
            destroy: library.get(b"nvrtcDestroyProgram\0").map_err(missing)?,
            program: ptr::null_mut(),
        };
        // The strings outlive the call, and no headers are given.
        let made = create(&mut nvrtc.program, source.as_ptr(), name.as_ptr(), 0, ptr::null(), ptr::null());
        if made != 0 {
            return Err(format!("it could not start (error {made})"));
        }
        nvrtc
    };
    let count = c_int::try_from(pointers.len()).map_err(|_| "too many flags".to_string())?;
    // SAFETY: `pointers` holds `count` strings that live until the call returns.
    let result = unsafe { (nvrtc.compile)(nvrtc.program, count, pointers.as_ptr()) };
    if result != 0 {
        let log = read(&nvrtc, &nvrtc.log_size, &nvrtc.log).unwrap_or_default();
        return Err(if log.trim().is_empty() { format!("error {result}") } else { log });
    }
    read(&nvrtc, &nvrtc.ptx_size, &nvrtc.ptx).ok_or_else(|| "it gave no PTX".into())
}

/// Asks for a size, then for so many bytes, the last of which is 0.
fn read(nvrtc: &Nvrtc<'_>, size: &Size, get: &Get) -> Option<String> {
    let mut bytes = 0usize;
    // SAFETY: the size is written to a place that lives.
    if unsafe { size(nvrtc.program, &mut bytes) } != 0 {
        return None;
    }
    let mut buffer = vec![0u8; bytes];
    // SAFETY: the buffer is as large as the library said that it needs.
    if unsafe { get(nvrtc.program, buffer.as_mut_ptr().cast()) } != 0 {
        return None;
    }
    let end = buffer.iter().position(|b| *b == 0).unwrap_or(buffer.len());
    buffer.truncate(end);
    String::from_utf8(buffer).ok()
}
