//! Operands against the rows of the table: their names and number, calls, and which row fits; `fit` looks at
//! each operand by itself.

use base::{Diag, Span, SpecialReg};

use super::Checker;
use super::fit::Fitting;
use super::scope::{Scopes, What};
use super::{feature, matrix, memory, numbers, words};
use crate::ast::{AddressBase, Inst, Operand};
use crate::intern::{Interner, Symbol};
use crate::isa::matching::Match;
use crate::isa::{Form, Kind, Mnemonic, Modifier, Mods as _, OperandSpec};
use crate::lex::{Lexer, Tok};

/// What is wrong with an operand: its index, ptxas's words, and ours.
pub(super) struct Wrong {
    pub(super) index: usize,
    pub(super) message: String,
    pub(super) label: String,
}

impl Checker<'_> {
    /// Checks what follows the head, and sets the row.
    pub(super) fn operands(&mut self, inst: &mut Inst) {
        let known = self.heads.find(inst);
        let Some(entry) = self.heads.get(known) else { return };
        if entry.matches.is_empty() {
            let diag = words::explain(inst);
            self.push(diag);
            return;
        }
        if !self.names_known(inst) {
            self.refuse(inst, known, None);
            return;
        }
        if let [.., Operand::Special(r)] = inst.operands.as_slice() {
            for refusal in self.heads.register(*r) {
                self.push(refusal.at(inst.span));
            }
        }
        if inst.mnemonic == Mnemonic::Call {
            self.refuse(inst, known, None);
            inst.form = self.heads.get(known).and_then(|e| e.matches.first()).map_or(u16::MAX, |m| m.form);
            self.call(inst);
            return;
        }
        let mut first: Option<Wrong> = None;
        let mut fitting = None;
        let count = self.heads.get(known).map_or(0, |e| e.matches.len());
        for i in 0..count {
            let Some(m) = self.heads.get(known).and_then(|e| e.matches.get(i)) else { break };
            let Some(form) = Form::of(m.form) else { break };
            match fit_row(&mut self.scopes, self.names, form, m, inst) {
                Ok(()) => {
                    fitting = Some((i, m.form));
                    break;
                }
                Err(w) => first = first.or(Some(w)),
            }
        }
        self.refuse(inst, known, fitting.map(|f| f.0));
        match (fitting, first) {
            (Some((_, form)), _) => {
                inst.form = form;
                if matches!(inst.mnemonic, Mnemonic::Mma | Mnemonic::Wmma)
                    && let Some((index, given, needed)) = matrix::wrong_fragment(inst)
                {
                    let name = matrix::name(inst);
                    let message = format!("Argument vector size mismatch for instruction '{name}'");
                    self.wrong(
                        inst,
                        known,
                        &Wrong { index, message, label: format!("{given} given, {needed} needed") },
                    );
                }
                if let (Mnemonic::Mma, Some((given, most))) = (inst.mnemonic, matrix::wrong_selector(inst)) {
                    let message = format!(
                        "Argument 6 of instruction 'Sparse mma': value '{given}' out of range, expected to be in range \
                         [0..{most}]"
                    );
                    self.wrong(inst, known, &Wrong { index: 5, message, label: String::new() });
                }
                if let Some((index, given, needed)) = numbers::wrong_count(inst) {
                    let name = feature::opcode(inst);
                    let message = format!("Argument vector size mismatch for instruction '{name}'");
                    let label = format!("{given} given, {needed} needed");
                    self.wrong(inst, known, &Wrong { index, message, label });
                }
                if let Some(message) = memory::broken_rule(inst).or_else(|| numbers::wrong_constant(inst)) {
                    self.push(Diag::error("operands", message).at(inst.span, ""));
                }
            }
            (None, Some(w)) => self.wrong(inst, known, &w),
            (None, None) => {}
        }
    }

    /// Says what the header lacks for the row.
    fn refuse(&mut self, inst: &Inst, known: u32, row: Option<usize>) {
        let refusals = self.heads.get(known).map_or_else(Vec::new, |k| k.refusals(row));
        for refusal in refusals {
            self.push(refusal.at(inst.head));
        }
    }

    fn wrong(&mut self, inst: &Inst, known: u32, w: &Wrong) {
        let span = operand_span(self.file.text(), inst, w.index);
        let mut diag = Diag::error("operands", w.message.clone()).at(span, w.label.clone());
        for m in self.heads.get(known).map_or(&[][..], |e| &e.matches) {
            if let Some(form) = Form::of(m.form) {
                diag = diag.help(format!("the form is `{}`", form.text));
            }
        }
        self.push(diag);
    }

    /// Are all names declared? Says so where not.
    fn names_known(&mut self, inst: &Inst) -> bool {
        let mut unknown: smallvec::SmallVec<[(usize, Symbol); 2]> = smallvec::SmallVec::new();
        for (i, operand) in inst.operands.iter().enumerate() {
            self.walk(operand, &mut |s| {
                // A few tell the story; finding the place of each is a search of its own.
                if unknown.len() < 8 && !unknown.iter().any(|u| u.1 == s) {
                    unknown.push((i, s));
                }
            });
        }
        for &(i, s) in &unknown {
            let span = operand_span(self.file.text(), inst, i);
            self.unknown(s, span);
        }
        unknown.is_empty()
    }

    #[inline]
    fn walk(&mut self, operand: &Operand, missing: &mut impl FnMut(Symbol)) {
        let mut one = |this: &mut Self, s: Symbol| {
            let known = this.scopes.name(this.names, s).is_some()
                || this.scopes.label(s).is_some()
                || this.names.name(s) == "_";
            if !known && !is_special(this.names.name(s)) {
                missing(s);
            }
        };
        match operand {
            Operand::Name(s)
            | Operand::Component(s, _)
            | Operand::Not(s)
            | Operand::NameOffset(s, _)
            | Operand::Negative(s, _)
            | Operand::Selected(s, _) => one(self, *s),
            Operand::Pair(a, b) => {
                one(self, *a);
                one(self, *b);
            }
            Operand::VectorPair(list, p) => {
                one(self, *p);
                for o in list {
                    self.walk(o, missing);
                }
            }
            Operand::Vector(list) | Operand::List(list) => {
                for o in list {
                    self.walk(o, missing);
                }
            }
            Operand::Address(a) => {
                if let AddressBase::Name(s) = a.base {
                    one(self, s);
                }
                for o in &a.rest {
                    self.walk(o, missing);
                }
            }
            _ => {}
        }
    }

    /// `call (r), f, (a, b), prototype;`
    fn call(&mut self, inst: &Inst) {
        let mut rest = inst.operands.as_slice();
        let mut returns = 0;
        if let [Operand::List(list), more @ ..] = rest {
            returns = list.len() as u32;
            rest = more;
        }
        let [Operand::Name(callee), more @ ..] = rest else {
            self.push(Diag::error("operands", "Function expected in instruction 'call'").at(inst.span, ""));
            return;
        };
        rest = more;
        let mut params = 0;
        if let [Operand::List(list), more @ ..] = rest {
            params = list.len() as u32;
            rest = more;
        }
        let callee_decl = self.scopes.name(self.names, *callee).map(|d| d.what);
        let signature = match (callee_decl, rest) {
            (Some(What::Func(r, p)), []) => Some((r, p)),
            (Some(What::Reg(..) | What::Func(..)), [Operand::Name(list)]) => {
                match self.scopes.label(*list).map(|d| d.what) {
                    Some(What::Prototype(r, p)) => Some((r, p)),
                    Some(What::Calls) => None,
                    _ => return self.no_prototype(inst, *callee),
                }
            }
            _ => return self.no_prototype(inst, *callee),
        };
        if let Some((r, p)) = signature
            && (r, p) != (returns, params)
        {
            let plural = |n: u32| if n == 1 { "" } else { "s" };
            self.push(
                Diag::error("operands", "Call has wrong number of parameters")
                    .at(
                        inst.span,
                        format!(
                            "{returns} return value{} and {params} parameter{} given",
                            plural(returns),
                            plural(params)
                        ),
                    )
                    .help(format!("'{}' has {r} and {p}", self.names.name(*callee))),
            );
        }
    }

    fn no_prototype(&mut self, inst: &Inst, callee: Symbol) {
        let name = self.names.name(callee).to_string();
        self.push(
            Diag::error("operands", format!("Call to '{name}' requires call prototype"))
                .at(inst.span, "")
                .help("declare the function before, or name a .callprototype at the end"),
        );
    }
}

/// Names that stand for themselves: special registers, those included that `base` does not know.
pub(super) fn is_special(name: &str) -> bool {
    let Some(n) = name.strip_prefix('%') else { return false };
    let counter = |n: &str| n.strip_suffix("_64").unwrap_or(n).parse::<u8>().is_ok_and(|i| i < 8);
    SpecialReg::from_name(n).is_some()
        || SpecialReg::from_name(&format!("{n}.x")).is_some()
        || n.strip_prefix("envreg").is_some_and(|i| i.parse::<u8>().is_ok_and(|i| i < 32))
        || n.strip_prefix("pm").is_some_and(counter)
}

/// The modifier that an operand is there for, and never without.
fn asked_for_by(name: &str) -> Option<Modifier> {
    match name {
        "cache_policy" => Some(Modifier::L2CacheHint),
        "cta_mask" => Some(Modifier::MulticastCluster),
        "byte_mask" => Some(Modifier::CpMask),
        _ => None,
    }
}

/// Does every operand fit the row?
fn fit_row(scopes: &mut Scopes, names: &Interner, form: &Form, m: &Match, inst: &Inst) -> Result<(), Wrong> {
    let name = inst.mnemonic.name();
    // Whether an operand may be left out; some are there exactly when a modifier is.
    let asked = |s: &OperandSpec| match s.optional {
        true => asked_for_by(s.name).map(|m| inst.mods.has(m)),
        false => Some(true),
    };
    let mut specs = form.operands.iter();
    let mut index = 0;
    let mut given = inst.operands.iter().peekable();
    while let Some(spec) = specs.next() {
        if spec.kind == Kind::Rest {
            return Ok(());
        }
        let optional = match asked(spec) {
            Some(true) => false,
            Some(false) => continue,
            None => true,
        };
        // What stands after an optional operand comes first.
        let after = specs.clone().filter(|s| asked(s) == Some(true)).count();
        if optional && inst.operands.len() - index <= after {
            continue;
        }
        let Some(operand) = given.peek() else {
            if optional {
                continue;
            }
            let message = format!("Arguments mismatch for instruction '{}'", feature::opcode(inst));
            let least = form.operands.iter().filter(|o| asked(o) == Some(true)).count();
            return Err(Wrong { index, message, label: format!("{index} operands given, {least} needed") });
        };
        let mut fit = Fitting { scopes, names, inst, m, index };
        match fit.operand(spec, operand) {
            Ok(()) => {
                given.next();
                index += 1;
            }
            // An optional one may have been left out before others that are there.
            Err(_) if optional && specs.clone().any(|s| s.optional) => {}
            Err(w) => return Err(w),
        }
    }
    if given.next().is_none() {
        return Ok(());
    }
    let last = given.next().is_none();
    let policy = form.operands.iter().any(|o| o.name == "cache_policy");
    if last && policy && !inst.mods.cache_hint() {
        let n = inst.operands.len();
        let message =
            format!(".L2::cache_hint modifier required for instruction '{name}' with {n} arguments");
        return Err(Wrong { index, message, label: String::new() });
    }
    let message = format!("Arguments mismatch for instruction '{}'", feature::opcode(inst));
    let label = format!("{} operands given, {} taken", inst.operands.len(), form.operands.len());
    Err(Wrong { index, message, label })
}

/// Where the n-th operand of an instruction stands: found again in the text, since the tree keeps spans only
/// of whole instructions.
fn operand_span(text: &str, inst: &Inst, n: usize) -> Span {
    let mut lexer = Lexer::new_at(text, inst.head.end);
    let (mut depth, mut index) = (0u32, 0);
    let mut span: Option<Span> = None;
    loop {
        let t = lexer.token();
        if t.kind == Tok::Eof || t.start >= inst.span.end {
            break;
        }
        match t.kind {
            Tok::Punct(b',') if depth == 0 => {
                if index == n {
                    break;
                }
                index += 1;
                continue;
            }
            Tok::Punct(b';') if depth == 0 => break,
            Tok::Punct(b'(' | b'[' | b'{') => depth += 1,
            Tok::Punct(b')' | b']' | b'}') => depth = depth.saturating_sub(1),
            _ => {}
        }
        if index == n {
            let own = Span::new(t.start, t.end);
            span = Some(span.map_or(own, |s| s.to(own)));
        }
    }
    span.unwrap_or(inst.span)
}
