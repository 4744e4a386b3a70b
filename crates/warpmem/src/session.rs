//! A loaded module with its memory: launch its kernels one after another, read its buffers, get the report.

use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;

use base::{Diag, Diags, SourceFile};
use gpu::Gpu;
use ir::{Image, Kernel};
use report::{Launch, Profile};
use sim::Memory;

use crate::bind::{self, Buffers};
use crate::convert::{Ran, facts};
use crate::launch_spec::LaunchSpec;
use crate::names;
use crate::problem::{Failure, Problem};
use crate::sources::Sources;
use crate::textures::{Described, TextureSpec};

/// A module on a GPU.
pub struct Session {
    gpu: Gpu,
    file: String,
    source: Arc<SourceFile>,
    module: ptx::Module,
    image: Image,
    entries: Vec<front::EntryInfo>,
    lowered: Vec<(usize, Rc<Kernel>)>,
    memory: Memory,
    buffers: Buffers,
    sources: Sources,
    warnings: Vec<Problem>,
    profile: Profile,
    threads: u32,
}

/// What a launch leaves beside its report.
#[derive(Clone, Debug, Default)]
pub struct Launched {
    /// What the kernel printed.
    pub printed: Vec<u8>,
    /// Did a fault end it?
    pub faulted: bool,
    /// The faults, each with its PTX line; the report has them too.
    pub faults: Vec<Problem>,
}

impl Session {
    /// Reads PTX. `file` is what the user calls it; `folders` is where its source files may lie.
    ///
    /// # Errors
    /// It is no PTX that can be read: all complaints of one run.
    pub fn load(file: &str, ptx: String, gpu: Gpu, folders: Vec<PathBuf>) -> Result<Session, Failure> {
        let source = Arc::new(SourceFile::new(name_of_ptx(file), ptx));
        let (mut module, mut diags) = ptx::parse(&source);
        // What could not be read would only bring complaints that follow from it.
        if !diags.iter().any(Diag::is_error) {
            diags.extend(ptx::check(&mut module, &source));
        }
        let mut warnings = settle(diags, &source)?;
        let targets = module.targets.iter().filter_map(|t| gpu::Target::parse(t));
        warnings.extend(targets.filter_map(|t| gpu::check_target(&gpu, t)).map(Problem::new));
        let image = front::image(&module, &source).map_err(|d| failure(d, &source))?;
        let mut memory = Memory::new();
        memory.load_image(&image);
        let entries = front::kernels(&module);
        Ok(Session {
            gpu,
            file: file.to_string(),
            source,
            module,
            image,
            entries,
            lowered: Vec::new(),
            memory,
            buffers: Buffers::default(),
            sources: Sources::new(folders),
            warnings,
            profile: Profile::new(crate::VERSION),
            threads: 1,
        })
    }

    /// Lets launches use so many host threads. Reports and memory are the same for any number.
    pub fn set_threads(&mut self, threads: u32) {
        self.threads = threads.max(1);
    }

    /// Makes a texture, in place of one of its name. A `.texref` or `.surfref` variable of its name is bound to it.
    ///
    /// # Errors
    /// Its description is wrong, or its file cannot be read.
    pub fn texture(&mut self, spec: &TextureSpec) -> Result<(), Failure> {
        let Described { mut texture, texels } = spec.describe()?;
        texture.address = bind::texels(&texels, &self.image, &mut self.buffers, &mut self.memory)?;
        self.memory.set_texture(texture);
        Ok(())
    }

    /// The kernels of the module, mangled.
    pub fn kernels(&self) -> Vec<String> {
        self.entries.iter().map(|e| e.mangled.clone()).collect()
    }

    /// Runs a launch and adds its report. Its dumps, comparisons and assertions are the caller's matter.
    ///
    /// # Errors
    /// The kernel, the sizes or the arguments are wrong, or the kernel needs what is not supported. A fault of the
    /// running kernel is no error: the report says it.
    pub fn launch(&mut self, spec: &LaunchSpec, max_instructions: Option<u64>) -> Result<Launched, Failure> {
        let kernel = self.kernel(spec)?;
        let numbers = spec.numbers(kernel.reqntid, kernel.reqcluster)?;
        let args = spec.args.as_deref().unwrap_or(&[]);
        let config = sim::LaunchConfig {
            grid: numbers.grid,
            block: numbers.block,
            cluster: numbers.cluster,
            dynamic_shared: numbers.shared,
            registers: numbers.regs,
            carveout: numbers.carveout,
            max_instructions,
            threads: self.threads,
        };
        // Sizes first: a grid that is too large should not cost the time to fill buffers.
        let limits = gpu::validate_launch(&self.gpu, &sim::limits_of(&kernel, &self.gpu, &config));
        if limits.iter().any(Diag::is_error) {
            return Err(Failure(limits.into_iter().map(|d| place_limit(d, spec)).collect()));
        }
        let params = bind::bind(args, &kernel, &self.image, &mut self.buffers, &mut self.memory)?;
        let (outcome, advice) = sim::launch(&kernel, &self.gpu, &config, &params, &mut self.memory)
            .map_err(|d| Failure(d.into_iter().map(|d| place_limit(d, spec)).collect()))?;
        self.warn(advice);
        let ran = Ran {
            gpu: &self.gpu,
            kernel: &kernel,
            numbers: &numbers,
            file: &self.file,
            source: &self.source,
            sources: &self.sources,
            buffers: &self.buffers,
        };
        self.profile.launches.push(report::launch(facts(&ran, &outcome)));
        let name = names::demangle(&kernel.name);
        let faults = outcome.faults.iter();
        let faults = faults
            .map(|f| fault(f, self.profile.launches.len() - 1, &name, &ran.places(f.place), &self.source));
        let faults = faults.collect();
        Ok(Launched { faulted: !outcome.complete(), faults, printed: outcome.printed })
    }

    fn kernel(&mut self, spec: &LaunchSpec) -> Result<Rc<Kernel>, Failure> {
        let index = self.choose(spec)?;
        if let Some((_, kernel)) = self.lowered.iter().find(|l| l.0 == index) {
            return Ok(kernel.clone());
        }
        let Some(entry) = self.entries.get(index) else {
            return Err(Diag::bug("a kernel that is not there").into());
        };
        let (major, minor) = self.gpu.arch.capability;
        let base = self.gpu.arch.limits.shared.base.value;
        let options =
            front::Options { arch: major * 10 + minor, shared_base: u32::try_from(base).unwrap_or(0) };
        let (kernel, diags) = front::lower(&self.module, &self.source, entry.name, &options, &self.image)
            .map_err(|d| failure(d, &self.source))?;
        let warnings = settle(diags, &self.source)?;
        self.warnings.extend(warnings);
        let kernel = Rc::new(kernel);
        self.lowered.push((index, kernel.clone()));
        Ok(kernel)
    }

    /// Which kernel a launch means, as an index into [`Session::kernels`].
    ///
    /// # Errors
    /// None or several.
    pub fn choose(&self, spec: &LaunchSpec) -> Result<usize, Failure> {
        let wanted = spec.kernel.as_ref();
        names::choose(wanted.map(|k| k.text.as_str()), &self.kernels()).map_err(|diag| match wanted {
            Some(text) => text.whole(diag).into(),
            None => diag.into(),
        })
    }

    fn warn(&mut self, diags: Diags) {
        for diag in diags {
            if !self.warnings.iter().any(|w| w.diag == diag) {
                self.warnings.push(Problem::new(diag));
            }
        }
    }

    /// The buffers that live.
    pub fn buffers(&self) -> &Buffers {
        &self.buffers
    }

    /// Global memory.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }

    /// The variables of the module.
    pub fn image(&self) -> &Image {
        &self.image
    }

    /// The launches so far.
    pub fn launches(&self) -> &[Launch] {
        &self.profile.launches
    }

    /// The finished report, warnings, and where source lines are read.
    pub fn finish(self) -> (Profile, Vec<Problem>, Sources) {
        (self.profile, self.warnings, self.sources)
    }
}

/// Errors as a failure, the rest as warnings.
pub(crate) fn settle(diags: Diags, source: &Arc<SourceFile>) -> Result<Vec<Problem>, Failure> {
    if diags.iter().any(Diag::is_error) { Err(failure(diags, source)) } else { Ok(problems(diags, source)) }
}

fn problems(diags: Diags, source: &Arc<SourceFile>) -> Vec<Problem> {
    diags.into_iter().map(|d| Problem::of(d, source)).collect()
}

fn failure(diags: Diags, source: &Arc<SourceFile>) -> Failure {
    Failure(problems(diags, source))
}

/// A fault as an error at its statement.
fn fault(
    fault: &sim::Fault,
    launch: usize,
    kernel: &str,
    places: &[report::Source],
    source: &Arc<SourceFile>,
) -> Problem {
    let message = format!("launch {launch} ({kernel}) ends in a fault: {}", fault.message);
    let mut diag = Diag::error(fault.kind, message);
    if fault.ptx_line > 0 {
        let at = |[x, y, z]: [u32; 3]| format!("({x},{y},{z})");
        let mut who = format!("block {}, thread {}", at(fault.block.array()), at(fault.thread.array()));
        // The statement is PTX's; people wrote another language.
        if let Some(place) = places.first() {
            who.push_str(&format!(", from {}:{}", place.file, place.line));
        }
        diag = diag.at(fault.span, who);
    }
    if !fault.help.is_empty() {
        diag = diag.help(fault.help.clone());
    }
    Problem::of(diag, source)
}

/// Points a broken limit at the flag that breaks it, where one does.
fn place_limit(diag: Diag, spec: &LaunchSpec) -> Problem {
    let code = diag.code;
    let flag = match code {
        c if c.starts_with("grid") => spec.grid.as_ref(),
        "block-does-not-fit" if diag.message.contains("shared memory") => spec.shared.as_ref(),
        "block-does-not-fit" if diag.message.contains("registers") && spec.regs.is_some() => {
            spec.regs.as_ref()
        }
        c if c.starts_with("block") => spec.block.as_ref(),
        c if c.starts_with("cluster") => spec.cluster.as_ref(),
        c if c.starts_with("shared") => spec.shared.as_ref(),
        c if c.starts_with("register") => spec.regs.as_ref(),
        c if c.starts_with("carveout") => spec.carveout.as_ref(),
        _ => None,
    };
    match flag.filter(|_| diag.labels.is_empty()) {
        Some(text) => text.whole(diag),
        None => Problem::new(diag),
    }
}

/// What messages call the PTX: a compiler's output is no file, so its lines must not pass for those of the `.cu`.
fn name_of_ptx(file: &str) -> String {
    match Path::new(file).extension() {
        Some(e) if e.eq_ignore_ascii_case("cu") => format!("PTX of {file}"),
        _ => file.to_string(),
    }
}

/// The folder that a file lies in, as the user typed it.
pub(crate) fn folder_of(file: &str) -> PathBuf {
    Path::new(file).parent().map(Path::to_path_buf).unwrap_or_default()
}
