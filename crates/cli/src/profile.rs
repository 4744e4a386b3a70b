//! `warpmem profile`.

use std::io::IsTerminal;

use base::Diag;
use indicatif::{ProgressBar, ProgressStyle};
use warpmem::job::{self, Done, Job, Step};
use warpmem::launch_spec::LaunchSpec;
use warpmem::report::text::{self, Options};
use warpmem::{Failure, Located};

use crate::args::{Format, ProfileArgs};
use crate::{out, render};

/// Runs the command and gives its exit status.
pub fn run(args: &ProfileArgs) -> u8 {
    let color = render::color_of_stderr(args.common.color);
    match profile(args, color) {
        Ok(status) => status,
        Err(failure) => render::failure(&failure, color),
    }
}

fn profile(args: &ProfileArgs, color: bool) -> Result<u8, Failure> {
    refuse(args)?;
    out::check(&args.common)?;
    let job = job(args);
    let bar = Bar::new(args);
    let result = job::run(&job, &mut |step| bar.tell(step));
    bar.gone();
    let done = result?;
    if !args.common.quiet {
        for warning in &done.warnings {
            render::stderr(render::text(warning, color).as_bytes());
        }
    }
    write(args, &done)?;
    for failure in &done.failures {
        render::stderr(render::text(failure, color).as_bytes());
    }
    Ok(done.status())
}

/// What the contract names and is not built yet.
fn refuse(args: &ProfileArgs) -> Result<(), Failure> {
    let not_yet =
        |what: &str| Failure::from(Diag::unsupported("not-built", format!("{what} is not built yet")));
    if args.common.format == Format::Html {
        return Err(not_yet("--format html"));
    }
    if args.sample_blocks.is_some() {
        return Err(not_yet("--sample-blocks"));
    }
    Ok(())
}

fn job(args: &ProfileArgs) -> Job {
    let one =
        |name: &str, text: &Option<String>| text.as_ref().map(|t| Located::alone(format!("--{name}"), t));
    let many = |name: &str, texts: &[String]| -> Vec<Located> {
        let numbered = |(i, t): (usize, &String)| match texts.len() {
            1 => Located::alone(format!("--{name}"), t),
            _ => Located::alone(format!("--{name} ({i})"), t),
        };
        texts.iter().enumerate().map(numbered).collect()
    };
    Job {
        file: args.file.clone(),
        gpu: one("gpu", &args.gpu),
        mode: one("mode", &args.mode),
        launch: LaunchSpec {
            kernel: one("kernel", &args.kernel),
            grid: one("grid", &args.grid),
            block: one("block", &args.block),
            cluster: one("cluster", &args.cluster),
            shared: one("shared", &args.shared),
            regs: one("regs", &args.regs),
            carveout: one("carveout", &args.carveout),
            args: (!args.arg.is_empty()).then(|| many("arg", &args.arg)),
            dumps: many("dump", &args.dump),
            compares: many("compare", &args.compare),
            asserts: many("assert", &args.assert),
        },
        threads: args.threads,
        max_instructions: args.max_instructions,
        compiler_flags: args.compiler_flags.clone(),
        output: args.common.output.clone(),
    }
}

fn write(args: &ProfileArgs, done: &Done) -> Result<(), Failure> {
    let mut bytes = Vec::new();
    if args.common.format == Format::Json {
        for printed in &done.printed {
            render::stderr(printed);
        }
        let json = serde_json::to_vec_pretty(&done.profile);
        bytes = json.map_err(|error| Diag::bug(format!("the report does not go into JSON: {error}")))?;
        bytes.push(b'\n');
        return out::write(&args.common, &bytes);
    }
    let options = Options {
        width: out::width(&args.common),
        color: out::color(&args.common),
        histogram: args.histogram,
        ..Options::default()
    };
    let several = done.profile.launches.len() > 1;
    let mut printed = done.printed.iter();
    for (i, launch) in done.profile.launches.iter().enumerate() {
        if i > 0 {
            bytes.extend_from_slice(b"\n\n");
        }
        if let Some(text) = printed.next().filter(|t| !t.is_empty()) {
            bytes.extend_from_slice(text);
            if !text.ends_with(b"\n") {
                bytes.push(b'\n');
            }
        }
        let options = Options { number: several.then_some(i), ..options };
        bytes.extend_from_slice(text::launch(launch, &done.sources, options).as_bytes());
    }
    out::write(&args.common, &bytes)
}

/// Says which launch runs, on a terminal.
struct Bar(Option<ProgressBar>);

impl Bar {
    fn new(args: &ProfileArgs) -> Bar {
        if args.common.quiet || !std::io::stderr().is_terminal() {
            return Bar(None);
        }
        let bar = ProgressBar::new(0);
        if let Ok(style) = ProgressStyle::with_template("{spinner} {msg} {elapsed}") {
            bar.set_style(style);
        }
        bar.enable_steady_tick(std::time::Duration::from_millis(120));
        Bar(Some(bar))
    }

    fn tell(&self, step: Step<'_>) {
        if let Some(bar) = &self.0 {
            let kernel = if step.kernel.is_empty() { "the kernel" } else { step.kernel };
            bar.set_message(format!("launch {} of {}: {kernel}", step.launch + 1, step.of));
        }
    }

    fn gone(&self) {
        if let Some(bar) = &self.0 {
            bar.finish_and_clear();
        }
    }
}
