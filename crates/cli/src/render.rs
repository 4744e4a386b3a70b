//! Messages on standard error: `error[CODE]: sentence`, with file, line, the line itself with a caret, and help.

use std::io::Write;
use std::panic::PanicHookInfo;
use std::process::ExitCode;

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use base::{Class, Diag, Severity, SourceFile, Span};
use warpmem::{Failure, Problem};

use crate::args::When;

/// Lines that are longer are cut around the caret.
const WIDTH: usize = 140;

/// Is standard error to be coloured?
pub fn color_of_stderr(when: When) -> bool {
    match when {
        When::Always => true,
        When::Never => false,
        When::Auto => anstream::AutoStream::choice(&std::io::stderr()) != anstream::ColorChoice::Never,
    }
}

/// Writes to standard error; if nobody reads it, so be it.
pub fn stderr(bytes: &[u8]) {
    let mut stderr = std::io::stderr().lock();
    let _ = stderr.write_all(bytes).and_then(|()| stderr.flush());
}

/// Prints why something could not be done, and gives the exit status.
pub fn failure(failure: &Failure, color: bool) -> u8 {
    for problem in &failure.0 {
        stderr(text(problem, color).as_bytes());
    }
    failure.status()
}

/// A message as text.
pub fn text(problem: &Problem, color: bool) -> String {
    let diag = &problem.diag;
    let level = match diag.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Advice => Level::NOTE.with_name("advice"),
    };
    let message = clean(&diag.message);
    let title = level.primary_title(message).id(diag.code);
    let mut group = match &problem.source {
        Some(source) if !diag.labels.is_empty() => title.element(snippet(source, diag)),
        _ => Group::with_title(title),
    };
    for help in &diag.helps {
        group = group.element(Level::HELP.message(clean(help)));
    }
    match diag.class {
        Class::Unsupported if diag.severity == Severity::Error => {
            let note = "this is not supported; it does not mean that the program is wrong";
            group = group.element(Level::NOTE.message(note));
        }
        Class::Bug => group = group.element(Level::NOTE.message(BUG)),
        _ => {}
    }
    let renderer = if color { Renderer::styled() } else { Renderer::plain() };
    let mut out = renderer.term_width(WIDTH).render(&[group]);
    out.push_str("\n\n");
    out
}

const BUG: &str =
    "this is a bug of warpmem, not of your program: please report it with the input and the command line";

/// Control characters would move the cursor or worse; tabs stay.
fn clean(text: &str) -> String {
    text.chars().map(|c| if c.is_control() && c != '\n' && c != '\t' { '\u{fffd}' } else { c }).collect()
}

/// The lines around the labels. The source is cut to them, so that a large file is not gone through for one line.
fn snippet<'a>(source: &'a SourceFile, diag: &'a Diag) -> Snippet<'a, annotate_snippets::Annotation<'a>> {
    let text = source.text();
    let spans: Vec<Span> = diag.labels.iter().map(|l| within(text, l.span)).collect();
    let first = spans.iter().map(|s| s.start).min().unwrap_or(0) as usize;
    let last = spans.iter().map(|s| s.end).max().unwrap_or(0) as usize;
    let start = text.get(..first).and_then(|t| t.rfind('\n')).map_or(0, |i| i + 1);
    let end = text.get(last..).and_then(|t| t.find('\n')).map_or(text.len(), |i| last + i);
    let part = text.get(start..end).unwrap_or("");
    let line = source.line(u32::try_from(start).unwrap_or(0)).max(1);
    let mut snippet = Snippet::source(part).path(source.name()).line_start(line as usize).fold(true);
    for (i, (label, span)) in diag.labels.iter().zip(&spans).enumerate() {
        let kind = if i == 0 { AnnotationKind::Primary } else { AnnotationKind::Context };
        let range = (span.start as usize).saturating_sub(start)..(span.end as usize).saturating_sub(start);
        let mut annotation = kind.span(range);
        if !label.text.is_empty() {
            annotation = annotation.label(label.text.as_str());
        }
        snippet = snippet.annotation(annotation);
    }
    snippet
}

/// A span within the text, between whole characters.
fn within(text: &str, span: Span) -> Span {
    let clamp = |byte: u32| {
        let mut at = (byte as usize).min(text.len());
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        at as u32
    };
    let (start, end) = (clamp(span.start), clamp(span.end));
    Span::new(start, end.max(start))
}

/// What clap has to say: help goes to standard output, mistakes in the call take our form.
pub fn usage(error: &clap::Error) -> ExitCode {
    let text = error.render();
    if !error.use_stderr() {
        let color = anstream::AutoStream::choice(&std::io::stdout()) != anstream::ColorChoice::Never;
        let text = if color { text.ansi().to_string() } else { text.to_string() };
        let mut stdout = std::io::stdout().lock();
        let _ = stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush());
        return ExitCode::SUCCESS;
    }
    // clap's tip to write `-- FLAG` would hand the flag to the compiler.
    let plain = text.to_string();
    let plain: String =
        plain.split_inclusive('\n').filter(|line| !line.starts_with("  tip: to pass ")).collect();
    let plain = plain.strip_prefix("error: ").map_or(plain.clone(), |rest| format!("error[usage]: {rest}"));
    stderr(plain.as_bytes());
    ExitCode::from(2)
}

/// The panic hook: our own mistake, said plainly.
pub fn panicked(info: &PanicHookInfo<'_>) {
    let message = info.payload_as_str().unwrap_or("no message");
    let place = info.location().map(|l| format!("{}:{}", l.file(), l.line())).unwrap_or_default();
    let text = format!(
        "error[bug]: {message}\n  --> {place}\n  = note: {BUG}\n  = note: warpmem {}\n",
        warpmem::VERSION
    );
    stderr(text.as_bytes());
}
