//! A whole run of `profile`: the input and its launch file, the launches in order, and what is asked of them:
//! dumps, comparisons, assertions.

mod input;
pub(crate) use input::read_text;
mod outputs;
mod spare;

use std::path::PathBuf;

use base::{Diag, Severity};
use gpu::Gpu;
use report::Profile;

use crate::assert;
use crate::launch_spec::LaunchSpec;
use crate::names;
use crate::problem::{Failure, Located, Problem};
use crate::session::Session;
use crate::sources::Sources;

pub use input::Input;

/// What to run, as the command line says it.
#[derive(Clone, Default, Debug)]
pub struct Job {
    /// A `.ptx`, a `.cu`, a launch file, or `-`.
    pub file: String,
    /// The GPU's name.
    pub gpu: Option<Located>,
    /// `counts` or `timing`.
    pub mode: Option<Located>,
    /// The flags of a launch. Dumps, comparisons and assertions among them are those of the whole run.
    pub launch: LaunchSpec,
    /// Host threads; 0 is one.
    pub threads: u32,
    /// Where to stop.
    pub max_instructions: Option<u64>,
    /// What goes to the compiler of a `.cu`.
    pub compiler_flags: Vec<String>,
    /// Where the report goes, if to a file.
    pub output: Option<PathBuf>,
}

/// What came of it.
pub struct Done {
    /// The report.
    pub profile: Profile,
    /// What the kernels printed, by launch.
    pub printed: Vec<Vec<u8>>,
    /// What is worth knowing.
    pub warnings: Vec<Problem>,
    /// Faults, and comparisons and assertions that failed.
    pub failures: Vec<Problem>,
    /// Did a launch end in a fault? Then it is the last one.
    pub faulted: bool,
    /// Where source lines are read.
    pub sources: Sources,
}

impl Done {
    /// The exit status: 1 where something that was asked for does not hold.
    pub fn status(&self) -> u8 {
        u8::from(self.faulted || !self.failures.is_empty())
    }
}

/// Which launch of how many is about to run.
#[derive(Clone, Copy, Debug)]
pub struct Step<'a> {
    /// From 0.
    pub launch: usize,
    /// How many there are.
    pub of: usize,
    /// The kernel, as the user named it.
    pub kernel: &'a str,
}

/// Runs a job. `tell` hears of every launch before it runs.
///
/// # Errors
/// The input, the launch file or a flag is wrong, or something in them is not supported.
pub fn run(job: &Job, tell: &mut dyn FnMut(Step<'_>)) -> Result<Done, Failure> {
    let input = Input::read(job)?;
    let mode = job.mode.as_ref().or(input.launches.mode.as_ref());
    check_mode(mode)?;
    let gpu = gpu_of(job.gpu.as_ref().or(input.launches.gpu.as_ref()))?;
    let wanted = Wanted::read(&job.launch)?;
    let ptx = input.ptx(&gpu, &job.compiler_flags)?;
    let mut session = Session::load(&input.file, ptx, gpu, input.folders.clone())?;
    session.set_threads(job.threads);
    for texture in &input.launches.textures {
        session.texture(texture)?;
    }
    let mut launches = launches(job, &input, &session)?;
    let left_out = leave_out(job, &mut launches);
    let own: Vec<Wanted> = launches.iter().map(Wanted::read).collect::<Result<_, _>>()?;
    let all: Vec<&Wanted> = own.iter().chain([&wanted]).collect();
    spare::check(job, &input, &launches, &all)?;
    let mut printed = Vec::new();
    let mut failures = Vec::new();
    let mut faulted = false;
    for (i, (launch, wanted)) in launches.iter().zip(&own).enumerate() {
        let kernel = launch.kernel.as_ref().map_or("", |k| k.text.as_str());
        tell(Step { launch: i, of: launches.len(), kernel });
        let launched = session.launch(launch, job.max_instructions)?;
        printed.push(launched.printed);
        faulted = launched.faulted;
        failures.extend(launched.faults);
        outputs::dump(&session, &wanted.dumps)?;
        if faulted {
            break;
        }
        outputs::compare(&session, &wanted.compares, &mut failures)?;
    }
    outputs::dump(&session, &wanted.dumps)?;
    if !faulted {
        outputs::compare(&session, &wanted.compares, &mut failures)?;
    }
    // A launch that a fault cut short has no figures worth asserting.
    let complete = session.launches().len() - usize::from(faulted && !session.launches().is_empty());
    for (i, own) in own.iter().enumerate().take(complete) {
        for (text, assertion) in &own.asserts {
            check(&session, assertion, text, Some(i), complete, &mut failures)?;
        }
    }
    for (text, assertion) in &wanted.asserts {
        if complete > 0 {
            check(&session, assertion, text, None, complete, &mut failures)?;
        }
    }
    let (profile, mut warnings, sources) = session.finish();
    warnings.extend(left_out);
    Ok(Done { profile, printed, warnings, failures, faulted, sources })
}

/// What a launch file wants of its launches is about its own arguments: with others from the command line its dumps,
/// comparisons and assertions are left out, and that is said.
fn leave_out(job: &Job, launches: &mut [LaunchSpec]) -> Option<Problem> {
    job.launch.args.as_ref()?;
    let mut left_out = Vec::new();
    for launch in launches {
        for (what, texts) in
            [("dump", &mut launch.dumps), ("compare", &mut launch.compares), ("assert", &mut launch.asserts)]
        {
            if !std::mem::take(texts).is_empty() && !left_out.contains(&what) {
                left_out.push(what);
            }
        }
    }
    let list = left_out.join(", ");
    (!list.is_empty()).then(|| {
        let message = format!("--arg gives other arguments than the launch file, whose {list} is left out");
        let mut diag = Diag::warning("launch-file", message);
        diag.severity = Severity::Advice;
        Problem::new(diag.help("what should hold of these arguments goes on the command line too"))
    })
}

fn check_mode(mode: Option<&Located>) -> Result<(), Failure> {
    match mode.map(|m| (m, m.text.as_str())) {
        None | Some((_, "counts")) => Ok(()),
        Some((text, "timing")) => Err(text
            .whole(
                Diag::unsupported("mode", "timing mode is not built yet")
                    .help("counts mode gives everything that follows from addresses"),
            )
            .into()),
        Some((text, other)) => {
            let diag = Diag::error("mode", format!("there is no mode `{other}`"));
            Err(text.whole(diag.help("there are counts and timing")).into())
        }
    }
}

fn gpu_of(name: Option<&Located>) -> Result<Gpu, Failure> {
    match name {
        None => Gpu::by_name(gpu::DEFAULT).map_err(Failure::from),
        Some(text) => Gpu::by_name(&text.text).map_err(|d| text.whole(d).into()),
    }
}

/// The launches to run: those of the launch file with the flags over them, or one from the flags alone. `--kernel`
/// picks the file's launches of that kernel; where it has none, the flags describe the launch alone.
fn launches(job: &Job, input: &Input, session: &Session) -> Result<Vec<LaunchSpec>, Failure> {
    let own =
        LaunchSpec { dumps: Vec::new(), compares: Vec::new(), asserts: Vec::new(), ..job.launch.clone() };
    let file = &input.launches.launches;
    let Some(kernel) = &job.launch.kernel else {
        return Ok(match file.as_slice() {
            [] => vec![own],
            launches => launches.iter().map(|l| l.overlaid(&own)).collect(),
        });
    };
    let known = session.kernels();
    let wanted = names::choose(Some(&kernel.text), &known).map_err(|d| kernel.whole(d))?;
    let same =
        |l: &&LaunchSpec| names::choose(l.kernel.as_ref().map(|k| k.text.as_str()), &known) == Ok(wanted);
    let picked: Vec<LaunchSpec> = file.iter().filter(same).map(|l| l.overlaid(&own)).collect();
    Ok(if picked.is_empty() { vec![own] } else { picked })
}

/// What is asked of a launch or of the whole run, read before anything runs.
struct Wanted {
    dumps: Vec<outputs::Dump>,
    compares: Vec<outputs::Compare>,
    asserts: Vec<(Located, assert::Assertion)>,
}

impl Wanted {
    fn read(spec: &LaunchSpec) -> Result<Wanted, Failure> {
        let mut problems = Vec::new();
        let mut asserts = Vec::new();
        for text in &spec.asserts {
            match assert::parse(&text.text) {
                Ok(assertion) => asserts.push((text.clone(), assertion)),
                Err(diag) => problems.push(text.problem(diag)),
            }
        }
        let mut dumps = Vec::new();
        for text in &spec.dumps {
            outputs::Dump::parse(text).map_or_else(|p| problems.push(p), |d| dumps.push(d));
        }
        let mut compares = Vec::new();
        for text in &spec.compares {
            outputs::Compare::parse(text).map_or_else(|p| problems.push(p), |c| compares.push(c));
        }
        if problems.is_empty() { Ok(Wanted { dumps, compares, asserts }) } else { Err(Failure(problems)) }
    }
}

/// Checks an assertion of launch `own`, or of every launch that has what it names.
fn check(
    session: &Session,
    assertion: &assert::Assertion,
    text: &Located,
    own: Option<usize>,
    complete: usize,
    failures: &mut Vec<Problem>,
) -> Result<(), Failure> {
    // What a launch after a fault would have given, nobody knows.
    if assert::picked(assertion).iter().any(|k| *k >= complete && *k < session.launches().len()) {
        return Ok(());
    }
    let launches = session.launches().get(..complete).unwrap_or(&[]);
    let verdicts = match own {
        Some(k) => assert::check(assertion, launches, k).map(|v| vec![v]),
        None => assert::check_all(assertion, launches),
    };
    let placed = |d: Diag| if d.labels.is_empty() { text.whole(d) } else { text.problem(d) };
    for verdict in verdicts.map_err(placed)? {
        if verdict.holds {
            continue;
        }
        let kernel = launches.get(verdict.launch).map_or("", |l| l.kernel.demangled.as_str());
        let (left, right) = (assert::show(verdict.left), assert::show(verdict.right));
        let message = format!("the assertion does not hold for launch {} ({kernel})", verdict.launch);
        let mut diag = Diag::error("assertion-failed", message);
        diag = diag.at(
            base::Span::new(0, u32::try_from(text.text.len()).unwrap_or(u32::MAX)),
            format!("{left} {} {right} is false", assertion.relation.name()),
        );
        failures.push(text.problem(diag));
    }
    Ok(())
}
