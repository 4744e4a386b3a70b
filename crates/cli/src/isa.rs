//! `warpmem isa [MNEMONIC]`: what parses, what runs, what not yet.

use std::fmt::Write as _;

use base::Diag;
use serde_json::{Value, json};
use warpmem::Failure;
use warpmem::isa::{FormInfo, Instruction, instructions};
use warpmem::suggest;

use crate::args::{Format, IsaArgs};
use crate::{out, render};

/// Runs the command and gives its exit status.
pub fn run(args: &IsaArgs) -> u8 {
    match isa(args) {
        Ok(()) => 0,
        Err(failure) => render::failure(&failure, render::color_of_stderr(args.common.color)),
    }
}

fn isa(args: &IsaArgs) -> Result<(), Failure> {
    let mut chosen = instructions();
    if let Some(name) = &args.mnemonic {
        chosen.retain(|i| i.name == name.as_str());
        if chosen.is_empty() {
            let diag = Diag::error("unknown-instruction", format!("PTX has no instruction `{name}`"));
            let all = instructions();
            let near = suggest::nearest(name, all.iter().map(|i| i.name), 3);
            let diag = match near.as_slice() {
                [] => diag,
                near => diag.help(format!("did you mean `{}`?", near.join("` or `"))),
            };
            return Err(diag.help("`warpmem isa` lists them").into());
        }
    }
    let text = match args.common.format {
        Format::Html => return Err(Diag::unsupported("not-built", "--format html is not built yet").into()),
        Format::Json => {
            let list: Vec<Value> = chosen.iter().map(as_json).collect();
            let value =
                json!({ "schema": "warpmem.isa/1", "version": warpmem::VERSION, "instructions": list });
            format!("{value:#}\n")
        }
        Format::Text if args.mnemonic.is_some() => chosen.iter().map(one).collect(),
        Format::Text => list(&chosen, out::width(&args.common)),
    };
    out::write(&args.common, text.as_bytes())
}

/// The names, section by section.
fn list(all: &[Instruction], width: usize) -> String {
    let runs = all.iter().filter(|i| i.executed).count();
    let mut out =
        format!("{} instructions are parsed and checked, {runs} of them are executed.\n", all.len());
    let mut sections: Vec<&str> = all.iter().map(|i| i.section).collect();
    sections.dedup();
    for section in sections {
        let _ = write!(out, "\n{section}\n");
        for (title, executed) in [("runs", true), ("not yet", false)] {
            let names = all.iter().filter(|i| i.section == section && i.executed == executed).map(|i| i.name);
            out.push_str(&paragraph(title, names, width));
        }
    }
    out.push_str(
        "\nSome forms of what runs are still refused, by name and line, when a kernel needs them.\n",
    );
    out
}

fn paragraph<'a>(title: &str, names: impl Iterator<Item = &'a str>, width: usize) -> String {
    let mut out = String::new();
    let mut line = format!("  {title:<8}");
    let mut any = false;
    for name in names {
        if any && line.len() + 1 + name.len() > width {
            out.push_str(line.trim_end());
            out.push('\n');
            line = " ".repeat(10);
        }
        let _ = write!(line, " {name}");
        any = true;
    }
    if any {
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

/// The rows of one mnemonic.
fn one(i: &Instruction) -> String {
    let mut out =
        format!("{}: {}, {}\n", i.name, i.section, if i.executed { "runs" } else { "does not run yet" });
    for form in &i.forms {
        let _ = writeln!(out, "  {}{}", form.text, needs(form));
    }
    out
}

fn needs(form: &FormInfo) -> String {
    let version = form.version.map(|(major, minor)| format!("PTX {major}.{minor}"));
    let parts: Vec<String> = version.into_iter().chain(form.target.clone()).collect();
    if parts.is_empty() { String::new() } else { format!("   ({})", parts.join(", ")) }
}

fn as_json(i: &Instruction) -> Value {
    let forms: Vec<Value> = i
        .forms
        .iter()
        .map(|f| {
            let mut value = json!({ "text": f.text });
            if let Some((major, minor)) = f.version {
                value["ptx_version"] = format!("{major}.{minor}").into();
            }
            if let Some(target) = &f.target {
                value["target"] = target.clone().into();
            }
            value
        })
        .collect();
    json!({ "mnemonic": i.name, "section": i.section, "executed": i.executed, "forms": forms })
}
