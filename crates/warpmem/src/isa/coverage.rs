//! What of a row of the instruction table runs: instructions are made up for its modifiers and lowered, so that
//! the answer is the lowering's own.

use ptx::isa::example::{self, Example};
use ptx::isa::{Form, Mnemonic, Modifier, matching};

/// How much of something runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Runs {
    /// All that was tried.
    Whole,
    /// Some of it.
    Part,
    /// Nothing yet; it is parsed and checked all the same.
    None,
}

impl Runs {
    /// `whole`, `part`, `none`.
    pub fn name(self) -> &'static str {
        match self {
            Runs::Whole => "whole",
            Runs::Part => "part",
            Runs::None => "none",
        }
    }

    /// Of so many tries, so many ran.
    fn of(ran: usize, tried: usize) -> Runs {
        match (ran, tried) {
            (0, _) => Runs::None,
            (ran, tried) if ran == tried => Runs::Whole,
            _ => Runs::Part,
        }
    }

    /// Of several parts.
    pub fn all(parts: impl Iterator<Item = Runs>) -> Runs {
        let parts: Vec<Runs> = parts.collect();
        let whole = parts.iter().filter(|r| **r == Runs::Whole).count();
        let some = parts.iter().any(|r| *r != Runs::None);
        if some && whole < parts.len() { Runs::Part } else { Runs::of(whole, parts.len()) }
    }
}

/// What of a row runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Coverage {
    /// How much.
    pub runs: Runs,
    /// Instructions tried.
    pub tried: usize,
    /// Modifiers with which none of them ran.
    pub lacking: Vec<Modifier>,
    /// What did not run, as mnemonic and modifiers, with the reason.
    pub refused: Vec<(String, String)>,
}

/// Tries a row, its place in [`ptx::isa::FORMS`] given.
pub fn of(index: u16) -> Coverage {
    let mut out = Coverage { runs: Runs::None, tried: 0, lacking: Vec::new(), refused: Vec::new() };
    let Some(form) = Form::of(index) else { return out };
    let (mut ran, mut lacking): (Vec<Modifier>, Vec<Modifier>) = (Vec::new(), Vec::new());
    for mods in example::choices(form) {
        let Some(example) = example::example(index, &mods) else { continue };
        out.tried += 1;
        let into = match refusal(&example) {
            None => &mut ran,
            Some(reason) => {
                let head = mods.iter().fold(form.mnemonic.name().to_string(), |s, m| s + "." + m.name());
                out.refused.push((head, reason));
                &mut lacking
            }
        };
        into.extend(mods);
    }
    lacking.retain(|m| !ran.contains(m));
    lacking.sort();
    lacking.dedup();
    out.runs = Runs::of(out.tried - out.refused.len(), out.tried);
    // Where nothing runs, no modifier is to blame.
    if out.runs == Runs::Part {
        out.lacking = lacking;
    }
    out
}

/// Why an instruction does not run; none where it does.
pub fn refusal(example: &Example) -> Option<String> {
    let Some((source, module)) = example.parsed() else { return Some("it is not PTX".to_string()) };
    let digits: String = example.target.chars().take_while(char::is_ascii_digit).collect();
    let arch = digits.parse().unwrap_or(0);
    let options = front::Options { arch, shared_base: if arch >= 90 { 0x400 } else { 0 } };
    let image = match front::image(&module, &source) {
        Ok(image) => image,
        Err(diags) => return Some(first(diags)),
    };
    let Some(entry) = front::kernels(&module).into_iter().next() else {
        return Some("no kernel".to_string());
    };
    front::lower(&module, &source, entry.name, &options, &image).err().map(first)
}

fn first(diags: base::Diags) -> String {
    // Its line is one of the example's.
    without_line(diags.into_iter().next().map(|d| d.message).unwrap_or_default())
}

/// A message without the line at its end.
pub(super) fn without_line(message: String) -> String {
    match message.rsplit_once(" (line ") {
        Some((start, end)) if end.ends_with(')') => start.to_string(),
        _ => message,
    }
}

/// Does an instruction run that is written so, as in `ld.global.v4.f32`? With operands that are made up for it.
///
/// # Errors
/// The reason why it does not: no such instruction, or what lowering says.
pub fn of_chain(chain: &str) -> Result<(), String> {
    let mut words = chain.split('.');
    let mnemonic = words.next().and_then(Mnemonic::from_name).ok_or("no such instruction")?;
    let mods = words.map(Modifier::from_name).collect::<Option<Vec<_>>>().ok_or("no such modifier")?;
    let mut reason = Err("no form of the table takes it".to_string());
    for m in matching::matching(mnemonic, &mods) {
        let Some(example) = example::example(m.form, &mods) else { continue };
        match refusal(&example) {
            None => return Ok(()),
            Some(why) => reason = Err(why),
        }
    }
    reason
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chains_run_or_say_why_not() {
        assert_eq!(of_chain("ld.global.v4.f32"), Ok(()));
        assert_eq!(of_chain("call.uni"), Ok(()));
        for chain in ["nothing.u32", "add.nothing", "add.ftz.u32", "wgmma.fence.sync.aligned"] {
            assert!(of_chain(chain).is_err(), "{chain}");
        }
    }

    #[test]
    fn parts_make_a_whole() {
        use Runs::{None, Part, Whole};
        let all = |list: &[Runs]| Runs::all(list.iter().copied());
        assert_eq!(all(&[Whole, Whole]), Whole);
        assert_eq!(all(&[Whole, None]), Part);
        assert_eq!(all(&[Part]), Part);
        assert_eq!(all(&[None, None]), None);
    }
}
