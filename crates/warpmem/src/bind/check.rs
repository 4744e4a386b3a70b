//! Do the arguments fit the kernel's parameters? Their number, their sizes, and what their bits mean.

use base::scalar::ScalarClass;
use base::{Diag, ScalarType};
use ir::{Kernel, Param};

use super::Read;
use crate::arg::{Arg, Spec};
use crate::data::{Class, Element};
use crate::problem::{Failure, Problem};

/// Checks all arguments; every complaint of one run.
pub(crate) fn check(args: &[Read<'_>], kernel: &Kernel) -> Result<(), Failure> {
    let mut problems = Vec::new();
    if args.len() != kernel.params.len() {
        problems.push(wrong_number(args, kernel));
    }
    for (i, (read, param)) in args.iter().zip(&kernel.params).enumerate() {
        if let Err(mut diag) = fits(&read.arg, param) {
            diag.message = format!("argument {i} {}", diag.message);
            problems.push(read.problem(diag));
        }
    }
    problems.extend(twice(args));
    if problems.is_empty() { Ok(()) } else { Err(Failure(problems)) }
}

fn wrong_number(args: &[Read<'_>], kernel: &Kernel) -> Problem {
    let (given, wanted) = (args.len(), kernel.params.len());
    let plural = |n: usize| if n == 1 { "" } else { "s" };
    let message =
        format!("the kernel takes {wanted} argument{}, and {given} {} given", plural(wanted), verb(given));
    let mut diag = Diag::error("argument-count", message);
    let list: Vec<String> =
        kernel.params.iter().enumerate().map(|(i, p)| format!("{i}: {}", describe(p))).collect();
    if !list.is_empty() {
        diag = diag.help(format!("its parameters are {}", list.join("; ")));
    }
    match args.get(wanted) {
        Some(extra) => extra.problem(diag),
        None => Problem::new(diag.help("give one --arg for each, in order")),
    }
}

fn verb(n: usize) -> &'static str {
    if n == 1 { "is" } else { "are" }
}

/// What a parameter takes, in words.
pub(crate) fn describe(param: &Param) -> String {
    let name = &param.name;
    if param.is_array {
        return format!("{name}, {} bytes by value (struct(…) or bytes=…)", param.bytes);
    }
    let ty = param.ty.name();
    match param.ty.class() {
        ScalarClass::Float => {
            format!("{name}, .{ty} ({}=…)", if param.ty == ScalarType::BF16 { "bf16" } else { ty })
        }
        _ if param.is_pointer => format!("{name}, a pointer (TYPE[COUNT], ref=…, null)"),
        ScalarClass::Bits => format!("{name}, .{ty}, {} bytes", param.bytes),
        _ if param.bytes == 8 => format!("{name}, .{ty}: a pointer (TYPE[COUNT], ref=…, null) or u64=…"),
        _ => format!("{name}, .{ty} ({}=…)", ty.replace('s', "i")),
    }
}

/// Names that are given twice in one launch.
fn twice(args: &[Read<'_>]) -> Vec<Problem> {
    let mut names: Vec<&str> = Vec::new();
    let mut problems = Vec::new();
    for read in args {
        each(&read.arg, &mut |arg| {
            let Some(name) = &arg.name else { return };
            if names.contains(&name.as_str()) {
                let diag = Diag::error("argument", format!("the name `{name}` is given twice"));
                problems.push(read.text.problem(diag.at(arg.span, "the second time")));
            }
            names.push(name);
        });
    }
    problems
}

/// An argument and its members, depth first.
pub(crate) fn each<'a>(arg: &'a Arg, visit: &mut dyn FnMut(&'a Arg)) {
    visit(arg);
    if let Spec::Struct(members) = &arg.spec {
        for member in members {
            each(member, visit);
        }
    }
}

fn fits(arg: &Arg, param: &Param) -> Result<(), Diag> {
    let wrong = |what: String| {
        Diag::error("argument-type", what).help(format!("the parameter is {}", describe(param)))
    };
    match &arg.spec {
        Spec::Scalar { ty, .. } => {
            if ty.bytes() as u32 != param.bytes {
                return Err(wrong(format!("has {} bytes, the parameter {}", ty.bytes(), param.bytes)));
            }
            if !param.is_array && !same_kind(*ty, param) {
                return Err(wrong(format!("is {ty}, the parameter .{}", param.ty.name())));
            }
        }
        Spec::Bytes(bytes) => {
            if bytes.len() != param.bytes as usize {
                return Err(wrong(format!("has {} bytes, the parameter {}", bytes.len(), param.bytes)));
            }
        }
        Spec::Struct(members) => {
            let (end, align) = layout(members);
            if end.next_multiple_of(align) != param.bytes && end != param.bytes {
                let list: Vec<String> = offsets(members).iter().map(u32::to_string).collect();
                return Err(wrong(format!(
                    "has {} bytes, the parameter {}",
                    end.next_multiple_of(align),
                    param.bytes
                ))
                .help(format!(
                    "members lie at their natural alignment, here at {}; pad=BYTES puts bytes between",
                    list.join(", ")
                )));
            }
        }
        Spec::Buffer { .. } | Spec::Null | Spec::Pointer { .. } | Spec::Alias(_) | Spec::Texture { .. } => {
            let float = param.ty.class() == ScalarClass::Float && !param.is_array;
            if param.bytes != 8 || float {
                return Err(wrong(format!(
                    "is a pointer of 8 bytes, the parameter is .{} of {}",
                    param.ty.name(),
                    param.bytes
                )));
            }
        }
        Spec::Pad(_) => return Err(wrong("is padding".into())),
    }
    Ok(())
}

/// Do the bits mean the same? Integers of either sign are one kind, and untyped bits take anything.
fn same_kind(ty: Element, param: &Param) -> bool {
    match param.ty.class() {
        ScalarClass::Unsigned | ScalarClass::Signed => ty.class() != Class::Float,
        ScalarClass::Float => match param.ty {
            ScalarType::F16 => ty == Element::F16,
            ScalarType::BF16 => ty == Element::BF16,
            ScalarType::F32 => ty == Element::F32,
            ScalarType::F64 => ty == Element::F64,
            _ => true,
        },
        _ => true,
    }
}

/// Bytes and alignment of a member.
fn size(spec: &Spec) -> (u32, u32) {
    match spec {
        Spec::Scalar { ty, .. } => (ty.bytes() as u32, ty.bytes() as u32),
        Spec::Bytes(bytes) => (u32::try_from(bytes.len()).unwrap_or(u32::MAX), 1),
        Spec::Pad(n) => (*n, 1),
        Spec::Struct(members) => {
            let (end, align) = layout(members);
            (end.checked_next_multiple_of(align).unwrap_or(u32::MAX), align)
        }
        Spec::Buffer { .. } | Spec::Null | Spec::Pointer { .. } | Spec::Alias(_) | Spec::Texture { .. } => {
            (8, 8)
        }
    }
}

/// Where each member starts.
pub(crate) fn offsets(members: &[Arg]) -> Vec<u32> {
    let mut at = 0u32;
    let place = |member: &Arg| {
        let (bytes, align) = size(&member.spec);
        let start = at.checked_next_multiple_of(align).unwrap_or(u32::MAX);
        at = start.saturating_add(bytes);
        start
    };
    members.iter().map(place).collect()
}

/// End of the last member, and the alignment of the whole.
pub(crate) fn layout(members: &[Arg]) -> (u32, u32) {
    let starts = offsets(members);
    let end = starts.iter().zip(members).next_back().map_or(0, |(at, m)| at.saturating_add(size(&m.spec).0));
    (end, members.iter().map(|m| size(&m.spec).1).max().unwrap_or(1))
}
