//! `--dump K=FILE.npy` and `--compare K=FILE.npy[:RTOL]`.

use std::io::Write;
use std::path::PathBuf;

use base::{Diag, Span};

use crate::arg::cursor::Cursor;
use crate::arg::{Target, spec::target};
use crate::bind::place::read_file;
use crate::data::{Class, Element, compare, npy};
use crate::files::{Atomic, reason_to_write};
use crate::problem::{Failure, Located, Problem};
use crate::session::Session;
use crate::suggest;

/// A buffer to write.
pub(super) struct Dump {
    text: Located,
    of: Target,
    file: String,
}

/// A buffer to compare.
pub(super) struct Compare {
    text: Located,
    of: Target,
    file: String,
    tolerance: Option<f64>,
}

fn whole(text: &Located) -> Span {
    Span::new(0, u32::try_from(text.text.len()).unwrap_or(u32::MAX))
}

/// `K=FILE`.
fn pair(text: &Located) -> Result<(Target, String), Problem> {
    let mut c = Cursor::new(&text.text);
    let of = target(&mut c).map_err(|d| text.problem(d))?;
    c.expect("=", "after the buffer's name or number").map_err(|d| text.problem(d))?;
    if c.is_done() {
        let diag = Diag::error("call", "the name of the file is missing").at(c.here(), "here");
        return Err(text.problem(diag));
    }
    Ok((of, c.rest().to_string()))
}

impl Dump {
    /// The file to write.
    pub fn target(&self) -> PathBuf {
        self.text.file(&self.file)
    }

    /// Which buffer it is, in words.
    pub fn buffer(&self) -> String {
        self.of.to_string()
    }

    /// A message about it.
    pub fn problem(&self, diag: Diag) -> Problem {
        self.text.whole(diag)
    }

    pub fn parse(text: &Located) -> Result<Dump, Problem> {
        let (of, file) = pair(text)?;
        Ok(Dump { text: text.clone(), of, file })
    }
}

impl Compare {
    /// The file to compare with.
    pub fn target(&self) -> PathBuf {
        self.text.file(&self.file)
    }

    pub fn parse(text: &Located) -> Result<Compare, Problem> {
        let (of, mut file) = pair(text)?;
        let mut tolerance = None;
        if let Some((name, number)) = file.rsplit_once(':')
            && let Ok(value) = number.parse::<f64>()
        {
            if !(value.is_finite() && value >= 0.0) {
                let diag = Diag::error("call", format!("a tolerance is at least 0, not {number}"));
                return Err(text.whole(diag));
            }
            tolerance = Some(value);
            file = name.to_string();
        }
        Ok(Compare { text: text.clone(), of, file, tolerance })
    }
}

/// A buffer's or a variable's element type and bytes.
fn contents<'a>(
    session: &'a Session,
    text: &Located,
    of: &Target,
) -> Result<(Element, &'a [u8], String), Problem> {
    if let Some((buffer, offset)) = session.buffers().locate(of) {
        let bytes = session.memory().read(buffer.address, buffer.bytes());
        let bytes = bytes.and_then(|b| b.get(usize::try_from(offset).ok()?..));
        let bytes = bytes.ok_or_else(|| Problem::new(Diag::bug("a buffer is not in memory")))?;
        let whole = offset.is_multiple_of(buffer.ty.bytes() as u64);
        return Ok((if whole { buffer.ty } else { Element::U8 }, bytes, buffer.title()));
    }
    if let Target::Name(name) = of
        && let Some(variable) = session.image().globals.iter().find(|v| v.name == *name)
    {
        let bytes = session.memory().read(variable.address, variable.bytes).unwrap_or(&[]);
        return Ok((Element::U8, bytes, format!("`{name}`")));
    }
    let diag = Diag::error("unknown-buffer", format!("there is no buffer `{of}`"));
    let mut known = session.buffers().names();
    known.extend(session.image().globals.iter().map(|v| v.name.as_str()));
    let diag = match of {
        Target::Name(name) if !known.is_empty() => diag.help(suggest::help(name, known.iter().copied())),
        _ => diag.help("buffers go by their names, as in x:f32[1024], or by the argument's number from 0"),
    };
    Err(text.whole(diag))
}

/// Writes buffers to files.
pub(super) fn dump(session: &Session, dumps: &[Dump]) -> Result<(), Failure> {
    for dump in dumps {
        let (ty, bytes, _) = contents(session, &dump.text, &dump.of)?;
        let write = || {
            let mut file = Atomic::create(&dump.text.file(&dump.file))?;
            file.write_all(&npy::header(ty, bytes.len() as u64 / ty.bytes() as u64))?;
            file.write_all(bytes)?;
            file.finish()
        };
        write().map_err(|error| {
            let why = reason_to_write(&error);
            let diag = Diag::error("file", format!("`{}` cannot be written: {why}", dump.file));
            dump.text.whole(diag)
        })?;
    }
    Ok(())
}

/// Compares buffers with files; what differs goes to `failures`.
pub(super) fn compare(
    session: &Session,
    compares: &[Compare],
    failures: &mut Vec<Problem>,
) -> Result<(), Failure> {
    for wanted in compares {
        let (ty, bytes, title) = contents(session, &wanted.text, &wanted.of)?;
        let file = read_file(&wanted.text, whole(&wanted.text), &wanted.file)?;
        let bad = |why: String| {
            wanted
                .text
                .whole(Diag::error("array-file", format!("`{}` does not fit {title}: {why}", wanted.file)))
        };
        let array = npy::read(&file).map_err(&bad)?;
        let elements = array.elements();
        let same = elements.iter().find(|e| **e == ty).or(elements.first());
        let Some(want) = same.copied() else { return Err(bad("its elements are not ours".into()).into()) };
        let count = bytes.len() as u64 / ty.bytes() as u64;
        if array.count() != count {
            return Err(bad(format!("it has {} elements, the buffer {count}", array.count())).into());
        }
        if (ty.class() == Class::Float) != (want.class() == Class::Float) {
            return Err(bad(format!("its elements are {want}, the buffer's {ty}")).into());
        }
        if let Some(m) = compare::compare((ty, bytes), (want, array.data), wanted.tolerance) {
            let rule = match wanted.tolerance {
                None => "the comparison is exact; FILE.npy:RTOL allows |got - want| <= 1e-8 + RTOL * |want|"
                    .to_string(),
                Some(rtol) => format!("allowed is |got - want| <= 1e-8 + {rtol} * |want|"),
            };
            let message =
                format!("{title} differs from `{}` in {} of {} elements", wanted.file, m.count, m.of);
            let first = format!("the first is element {}: got {}, want {}", m.index, m.got, m.want);
            let diag = Diag::error("compare-failed", message).at(whole(&wanted.text), first).help(rule);
            failures.push(wanted.text.problem(diag));
        }
    }
    Ok(())
}
