//! `warpmem isa [MNEMONIC|FILE]`: what parses, what runs, what not yet; or what a file needs.

use std::fmt::Write as _;

use base::Diag;
use serde_json::{Value, json};
use warpmem::Failure;
use warpmem::isa::file::{self, KernelNeeds, Needs};
use warpmem::isa::{FormInfo, Instruction, Runs, instructions, names};
use warpmem::suggest;

use crate::args::{Format, IsaArgs};
use crate::{out, render};

/// Examples of what does not run that a form shows.
const EXAMPLES: usize = 4;

/// Runs the command and gives its exit status.
pub fn run(args: &IsaArgs) -> u8 {
    match isa(args) {
        Ok(()) => 0,
        Err(failure) => render::failure(&failure, render::color_of_stderr(args.common.color)),
    }
}

fn isa(args: &IsaArgs) -> Result<(), Failure> {
    if matches!(args.common.format, Format::Html) {
        return Err(Diag::unsupported("not-built", "--format html is not built yet").into());
    }
    let text = match args.what.as_deref() {
        Some(what) if is_file(what) => of_file(what, args)?,
        what => of_table(what, args)?,
    };
    out::write(&args.common, text.as_bytes())
}

/// Mnemonics have neither dots nor slashes.
fn is_file(what: &str) -> bool {
    what.contains(['.', '/', '\\']) || what == "-"
}

fn of_table(name: Option<&str>, args: &IsaArgs) -> Result<String, Failure> {
    let chosen = instructions(name);
    if let Some(name) = name.filter(|_| chosen.is_empty()) {
        let diag = Diag::error("unknown-instruction", format!("PTX has no instruction `{name}`"));
        let near = suggest::nearest(name, names(), 3);
        let diag = match near.as_slice() {
            [] => diag,
            near => diag.help(format!("did you mean `{}`?", near.join("` or `"))),
        };
        return Err(diag.help("`warpmem isa` lists them").into());
    }
    Ok(match args.common.format {
        Format::Json => {
            let list: Vec<Value> = chosen.iter().map(as_json).collect();
            let value =
                json!({ "schema": "warpmem.isa/1", "version": warpmem::VERSION, "instructions": list });
            format!("{value:#}\n")
        }
        _ if name.is_some() => chosen.iter().map(|i| one(i, out::width(&args.common))).collect(),
        _ => list(&chosen, out::width(&args.common)),
    })
}

/// The names, section by section.
fn list(all: &[Instruction], width: usize) -> String {
    let count = |r: Runs| all.iter().filter(|i| i.runs() == r).count();
    let mut out = format!(
        "{} instructions are parsed and checked; {} run in all their forms, {} in some, {} not yet.\n",
        all.len(),
        count(Runs::Whole),
        count(Runs::Part),
        count(Runs::None)
    );
    let mut sections: Vec<&str> = all.iter().map(|i| i.section).collect();
    sections.dedup();
    for section in sections {
        let _ = write!(out, "\n{section}\n");
        for (title, runs) in [("runs", Runs::Whole), ("in part", Runs::Part), ("not yet", Runs::None)] {
            let names = all.iter().filter(|i| i.section == section && i.runs() == runs).map(|i| i.name);
            out.push_str(&paragraph(&format!("  {title:<8}"), 10, names, width));
        }
    }
    out.push_str("\n`warpmem isa NAME` shows the forms of one; `warpmem isa FILE.ptx` what a file needs.\n");
    out
}

/// Words after a title, broken at the width and indented; nothing where there are none.
fn paragraph<'a>(title: &str, indent: usize, words: impl Iterator<Item = &'a str>, width: usize) -> String {
    let mut out = String::new();
    let mut line = title.to_string();
    let mut any = false;
    for word in words {
        if any && line.len() + 1 + word.len() > width {
            out.push_str(line.trim_end());
            out.push('\n');
            line = " ".repeat(indent);
        }
        let _ = write!(line, " {word}");
        any = true;
    }
    if any {
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

/// The rows of one mnemonic.
fn one(i: &Instruction, width: usize) -> String {
    let runs = match i.runs() {
        Runs::Whole => "runs",
        Runs::Part => "runs in part",
        Runs::None => "does not run yet",
    };
    let mut out = format!("{}: {}, {runs}\n", i.name, i.section);
    for form in &i.forms {
        let title = match form.coverage.runs {
            Runs::Whole => "runs",
            Runs::Part => "in part",
            Runs::None => "not yet",
        };
        let _ = writeln!(out, "\n  {title:<8} {}{}", form.text, needs(form));
        for (place, choices) in form.choices.iter().filter(|c| c.1.len() <= 64) {
            let dotted: Vec<String> = choices.iter().map(|c| format!(".{c}")).collect();
            let title = format!("{:11}.{place} =", "");
            out.push_str(&paragraph(&title, 13, dotted.iter().map(String::as_str), width));
        }
        if form.coverage.runs == Runs::Part {
            let lacking: Vec<String> =
                form.coverage.lacking.iter().map(|m| format!(".{}", m.name())).collect();
            let title = format!("{:11}not yet with", "");
            out.push_str(&paragraph(&title, 13, lacking.iter().map(String::as_str), width));
            if lacking.is_empty() {
                let heads = form.coverage.refused.iter().take(EXAMPLES).map(|r| r.0.as_str());
                out.push_str(&paragraph(&format!("{:11}not yet", ""), 13, heads, width));
            }
        }
    }
    out
}

fn needs(form: &FormInfo) -> String {
    let version = form.version.map(|(major, minor)| format!("PTX {major}.{minor}"));
    let parts: Vec<String> = version.into_iter().chain(form.target.clone()).collect();
    if parts.is_empty() { String::new() } else { format!("   ({})", parts.join(", ")) }
}

fn as_json(i: &Instruction) -> Value {
    let forms: Vec<Value> = i.forms.iter().map(form_json).collect();
    json!({
        "mnemonic": i.name, "section": i.section, "runs": i.runs().name(), "forms": forms,
    })
}

fn form_json(f: &FormInfo) -> Value {
    let mut value = json!({ "text": f.text, "runs": f.coverage.runs.name() });
    if let Some((major, minor)) = f.version {
        value["ptx_version"] = format!("{major}.{minor}").into();
    }
    if let Some(target) = &f.target {
        value["target"] = target.clone().into();
    }
    let choices: serde_json::Map<String, Value> =
        f.choices.iter().map(|(place, list)| ((*place).to_string(), json!(list))).collect();
    if !choices.is_empty() {
        value["choices"] = choices.into();
    }
    if !f.coverage.lacking.is_empty() {
        let names: Vec<&str> = f.coverage.lacking.iter().map(|m| m.name()).collect();
        value["not_yet_with"] = json!(names);
    }
    if !f.coverage.refused.is_empty() {
        let list: Vec<Value> =
            f.coverage.refused.iter().map(|(ptx, why)| json!({ "ptx": ptx, "reason": why })).collect();
        value["not_yet"] = list.into();
    }
    value
}

fn of_file(name: &str, args: &IsaArgs) -> Result<String, Failure> {
    let needs = file::read(name)?;
    if !args.common.quiet {
        let color = render::color_of_stderr(args.common.color);
        for problem in &needs.warnings {
            render::stderr(render::text(problem, color).as_bytes());
        }
    }
    Ok(match args.common.format {
        Format::Json => {
            let kernels: Vec<Value> = needs.kernels.iter().map(kernel_json).collect();
            let header = json!({
                "ptx_version": needs.header.version.map(|(a, b)| format!("{a}.{b}")),
                "targets": needs.header.targets,
            });
            let value = json!({
                "schema": "warpmem.isa-file/1", "version": warpmem::VERSION, "file": name,
                "header": header, "kernels": kernels,
            });
            format!("{value:#}\n")
        }
        _ => file_text(name, &needs, out::width(&args.common)),
    })
}

fn kernel_json(k: &KernelNeeds) -> Value {
    let not_yet: Vec<Value> = k
        .not_yet
        .iter()
        .map(|n| json!({ "ptx": n.ptx, "ptx_line": n.ptx_line, "reason": n.reason }))
        .collect();
    let mnemonics: serde_json::Map<String, Value> =
        k.mnemonics.iter().map(|(name, n)| ((*name).to_string(), json!(n))).collect();
    let mut value = json!({
        "name": k.name, "demangled": warpmem::names::demangle(&k.name),
        "ptx_version": format!("{}.{}", k.version.0, k.version.1),
        "runs": k.not_yet.is_empty(), "not_yet": not_yet, "mnemonics": mnemonics,
    });
    if let Some(target) = &k.target {
        value["target"] = target.clone().into();
    }
    value
}

fn file_text(name: &str, needs: &Needs, width: usize) -> String {
    let version = needs.header.version.map_or("?".to_string(), |(a, b)| format!("{a}.{b}"));
    let mut out = format!("{name}: .version {version}, .target {}\n", needs.header.targets.join(", "));
    for k in &needs.kernels {
        let target = k.target.as_deref().unwrap_or("none that has them all");
        let _ = writeln!(
            out,
            "\n{}\n  needs    .version {}.{}, .target {target}",
            warpmem::names::demangle(&k.name),
            k.version.0,
            k.version.1
        );
        let counts: Vec<String> = k.mnemonics.iter().map(|(name, n)| format!("{name} {n},")).collect();
        let counts = counts.iter().map(String::as_str);
        let text = paragraph("  has     ", 10, counts, width);
        out.push_str(text.trim_end().trim_end_matches(','));
        out.push('\n');
        match k.not_yet.as_slice() {
            [] => out.push_str("  runs     all of it\n"),
            list => {
                for n in list {
                    let _ = writeln!(out, "  not yet  line {}: {}", n.ptx_line, n.reason);
                }
            }
        }
    }
    out
}
