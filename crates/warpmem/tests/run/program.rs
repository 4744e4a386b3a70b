//! Runs a test program and compares what came of it with its directives.

use warpmem::arg::Target;
use warpmem::data::Element;
use warpmem::data::element::Bits;
use warpmem::data::number::Literal;
use warpmem::pattern::Expr;
use warpmem::report::Launch;
use warpmem::session::Launched;
use warpmem::{Failure, Session, assert};

use crate::common::explain_all;
use crate::directives::{self, Step, Wanted};

/// Checks a program, and that its report is the same for one host thread and for three.
pub fn check(name: &str, text: &str) -> Result<(), String> {
    let steps = directives::read(text)?;
    let alone = run(name, text, &steps, 1)?;
    let together = run(name, text, &steps, 3).map_err(|e| format!("three threads: {e}"))?;
    if alone == together { Ok(()) } else { Err("the report differs for one thread and for three".into()) }
}

/// The reports of all sessions.
fn run(name: &str, text: &str, steps: &[Step], threads: u32) -> Result<Vec<String>, String> {
    let mut session = None;
    let mut reports = Vec::new();
    for (i, step) in steps.iter().enumerate() {
        one(name, text, step, threads, &mut session).map_err(|e| format!("launch {i}: {e}"))?;
        if let Some((_, session)) = &session {
            reports.push(serde_json::to_string(session.launches()).map_err(|e| e.to_string())?);
        }
    }
    Ok(reports)
}

/// The GPU that a session is for, and the session.
type Kept = Option<(String, Session)>;

/// One launch. Launches on one GPU share a session, so that memory lives on.
fn one(name: &str, text: &str, step: &Step, threads: u32, kept: &mut Kept) -> Result<(), String> {
    if kept.as_ref().is_none_or(|(gpu, _)| *gpu != step.gpu) {
        let gpu = warpmem::gpu::Gpu::by_name(&step.gpu).map_err(|d| d.message)?;
        match Session::load(&format!("{name}.ptx"), text.to_string(), gpu, Vec::new()) {
            Ok(session) => *kept = Some((step.gpu.clone(), session)),
            Err(failure) => return refused(step, &failure),
        }
    }
    let (_, session) = kept.as_mut().ok_or("no session")?;
    session.set_threads(threads);
    for texture in &step.textures {
        if let Err(failure) = session.texture(texture) {
            return refused(step, &failure);
        }
    }
    let launched = match session.launch(&step.spec, step.max_instructions) {
        Ok(launched) => launched,
        Err(failure) => return refused(step, &failure),
    };
    let launch = session.launches().last().ok_or("no launch ran")?;
    ended(step, launch, &launched)?;
    let mut wrong = Vec::new();
    for wanted in &step.wanted {
        if let Err(e) = came(wanted, session, launch, &launched) {
            wrong.push(e);
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

fn refused(step: &Step, failure: &Failure) -> Result<(), String> {
    let said = explain_all(failure);
    let fits = |w: &Wanted| matches!(w, Wanted::Refused { status, message } if *status == failure.status() && said.contains(message.as_str()));
    match step.wanted.as_slice() {
        all if all.iter().all(fits) => Ok(()),
        _ => Err(format!("refused with status {}: {said}", failure.status())),
    }
}

/// Did it end as it must?
fn ended(step: &Step, launch: &Launch, launched: &Launched) -> Result<(), String> {
    let faults = step.wanted.iter().any(|w| matches!(w, Wanted::Fault { .. }));
    if launched.faulted == faults {
        return Ok(());
    }
    let Some(finding) = launch.findings.first() else { return Err("it ended well".into()) };
    let line = finding.accesses.first().map_or(0, |a| a.ptx_line);
    Err(format!("{} at line {line}: {}\n{}", finding.kind, finding.message, finding.notes.join("\n")))
}

fn came(wanted: &Wanted, session: &Session, launch: &Launch, launched: &Launched) -> Result<(), String> {
    let finding = launch.findings.first();
    let missing = || "there is no fault".to_string();
    match wanted {
        Wanted::Formula { buffer, from, to, expression } => {
            let (ty, bytes) = contents(session, buffer)?;
            let count = bytes.len() / ty.bytes();
            let expr = Expr::parse(expression).map_err(|d| d.message)?;
            for i in *from..to.unwrap_or(count) {
                let got = element(ty, bytes, i).ok_or_else(|| format!("{buffer}[{i}] is behind its end"))?;
                let want = expr.value(i).map_err(|d| d.message)?;
                let want = ty.encode(&literal(&want.to_string())?).or_else(|_| wrapped(ty, want))?;
                if got != want {
                    return Err(differs(ty, buffer, i, got, want));
                }
            }
            Ok(())
        }
        Wanted::Values { buffer, values } => {
            let (ty, bytes) = contents(session, buffer)?;
            if values.len() != bytes.len() / ty.bytes() {
                return Err(format!(
                    "{buffer} has {} elements, not {}",
                    bytes.len() / ty.bytes(),
                    values.len()
                ));
            }
            for (i, value) in values.iter().enumerate() {
                let got = element(ty, bytes, i).ok_or("the buffer ends")?;
                let want = ty.encode(&literal(value)?).map_err(|e| format!("{value}: {e}"))?;
                if got != want {
                    return Err(differs(ty, buffer, i, got, want));
                }
            }
            Ok(())
        }
        Wanted::Assert(text) => {
            let assertion = assert::parse::parse(text).map_err(|d| format!("{text}: {}", d.message))?;
            let last = session.launches().len() - 1;
            let verdict = assert::eval::check(&assertion, session.launches(), last)
                .map_err(|d| format!("{text}: {}", d.message))?;
            match verdict.holds {
                true => Ok(()),
                false => Err(format!("{text}: {} against {}", verdict.left, verdict.right)),
            }
        }
        Wanted::Printed(want) => {
            let got = String::from_utf8_lossy(&launched.printed);
            if got == *want { Ok(()) } else { Err(format!("printed {got:?}, want {want:?}")) }
        }
        Wanted::Fault { kind, line, message } => {
            let finding = finding.ok_or_else(missing)?;
            let at = finding.accesses.first().map_or(0, |a| a.ptx_line) as usize;
            if (finding.kind.as_str(), at) != (kind, *line) || !finding.message.contains(message.as_str()) {
                return Err(format!(
                    "{} at line {at}: {}\nwant {kind} at line {line}: {message}",
                    finding.kind, finding.message
                ));
            }
            Ok(())
        }
        Wanted::Thread(thread) => {
            let access = finding.ok_or_else(missing)?.accesses.first().ok_or("no place")?;
            let got = access.thread;
            if got == *thread { Ok(()) } else { Err(format!("thread {got:?}, want {thread:?}")) }
        }
        Wanted::Note(text) => {
            let notes = &finding.ok_or_else(missing)?.notes;
            match notes.iter().any(|n| n.contains(text.as_str())) {
                true => Ok(()),
                false => Err(format!("no note has `{text}`:\n{}", notes.join("\n"))),
            }
        }
        Wanted::Help(text) => {
            let help = finding.ok_or_else(missing)?.help.clone().unwrap_or_default();
            if help.contains(text.as_str()) { Ok(()) } else { Err(format!("the help is: {help}")) }
        }
        Wanted::Refused { .. } => Err("it was not refused".into()),
    }
}

/// A buffer's elements, by name or number, or the bytes of a module variable as 32-bit words.
fn contents<'a>(session: &'a Session, name: &str) -> Result<(Element, &'a [u8]), String> {
    let target = name.parse().map_or_else(|_| Target::Name(name.into()), Target::Argument);
    if let Some((buffer, _)) = session.buffers().locate(&target) {
        let bytes = session.memory().read(buffer.address, buffer.bytes()).ok_or("no memory")?;
        return Ok((buffer.ty, bytes));
    }
    let variable = session.image().globals.iter().find(|v| v.name == name);
    let variable = variable.ok_or_else(|| format!("there is no buffer or variable `{name}`"))?;
    let bytes = session.memory().read(variable.address, variable.bytes).ok_or("no memory")?;
    Ok((if variable.bytes.is_multiple_of(4) { Element::U32 } else { Element::U8 }, bytes))
}

fn element(ty: Element, bytes: &[u8], i: usize) -> Option<Bits> {
    bytes.get(i * ty.bytes()..(i + 1) * ty.bytes()).map(|b| ty.read(b))
}

fn literal(text: &str) -> Result<Literal, String> {
    Literal::parse(text).ok_or_else(|| format!("`{text}` is no number"))
}

/// Integers of a formula wrap as the registers do.
fn wrapped(ty: Element, value: i64) -> Result<Bits, String> {
    let bytes = value.to_le_bytes();
    bytes.get(..ty.bytes()).map(|b| ty.read(b)).ok_or_else(|| format!("{value} does not fit"))
}

fn differs(ty: Element, buffer: &str, i: usize, got: Bits, want: Bits) -> String {
    format!("{buffer}[{i}] is {}, want {}", ty.show(got), ty.show(want))
}
