//! Operands against the rows of the table: names, number, kind, type, state space.
//! Source: PTX ISA 9.x, "Operands", "Operand Size Exceeding Instruction-Type Size", and what ptxas 13.1 says.

use base::{Diag, ScalarType, Space, Span, SpecialReg};

use super::Checker;
use super::scope::What;
use super::{head, memory};
use crate::ast::{Address, AddressBase, DeclSpace, DeclType, Inst, Operand};
use crate::intern::Symbol;
use crate::isa::matching::Match;
use crate::isa::{Count, Fit, Form, Kind, Mnemonic, Mods as _, OperandSpec, TypeRef};
use crate::lex::{Lexer, Tok};

/// What is wrong with an operand: its index, ptxas's words, and ours.
struct Wrong {
    index: usize,
    message: String,
    label: String,
}

impl Checker<'_> {
    /// Checks what follows the head, and sets the row.
    pub(super) fn operands(&mut self, inst: &mut Inst) {
        let known = self.heads.find(inst);
        let Some(entry) = self.heads.get(known) else { return };
        if entry.matches.is_empty() {
            let diag = head::explain(inst);
            self.push(diag);
            return;
        }
        let refused = entry.refused.clone();
        for (code, message) in refused {
            self.push(Diag::error(code, message).at(inst.head, ""));
        }
        if !self.names_known(inst) {
            return;
        }
        if let [.., Operand::Special(r)] = inst.operands.as_slice() {
            for (code, message) in self.heads.register(*r) {
                self.push(Diag::error(code, message).at(inst.span, ""));
            }
        }
        if inst.mnemonic == Mnemonic::Call {
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
                    fitting = Some(m.form);
                    break;
                }
                Err(w) => first = first.or(Some(w)),
            }
        }
        match (fitting, first) {
            (Some(form), _) => {
                inst.form = form;
                if let Some(message) = memory::broken_rule(inst) {
                    self.push(Diag::error("operands", message).at(inst.span, ""));
                }
            }
            (None, Some(w)) => self.wrong(inst, known, &w),
            (None, None) => {}
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
            self.walk(operand, &mut |s| unknown.push((i, s)));
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
            | Operand::Selected(s, _) => one(self, *s),
            Operand::Pair(a, b) => {
                one(self, *a);
                one(self, *b);
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
fn is_special(name: &str) -> bool {
    let Some(n) = name.strip_prefix('%') else { return false };
    let counter = |n: &str| n.strip_suffix("_64").unwrap_or(n).parse::<u8>().is_ok_and(|i| i < 8);
    SpecialReg::from_name(n).is_some()
        || SpecialReg::from_name(&format!("{n}.x")).is_some()
        || n.strip_prefix("envreg").is_some_and(|i| i.parse::<u8>().is_ok_and(|i| i < 32))
        || n.strip_prefix("pm").is_some_and(counter)
}

type Scopes = super::scope::Scopes;
type Names = crate::intern::Interner;

/// Does every operand fit the row?
fn fit_row(scopes: &mut Scopes, names: &Names, form: &Form, m: &Match, inst: &Inst) -> Result<(), Wrong> {
    let name = inst.mnemonic.name();
    let mut specs = form.operands.iter();
    let mut index = 0;
    let mut given = inst.operands.iter().peekable();
    while let Some(spec) = specs.next() {
        if spec.kind == Kind::Rest {
            return Ok(());
        }
        // What stands after an optional operand comes first.
        let after = specs.clone().filter(|s| !s.optional).count();
        if spec.optional && inst.operands.len() - index <= after {
            continue;
        }
        // A cache policy is there exactly when the modifier is.
        if spec.name == "cache_policy" && spec.optional && !inst.mods.cache_hint() {
            let message = format!(
                ".L2::cache_hint modifier required for instruction '{name}' with {} arguments",
                inst.operands.len()
            );
            return Err(Wrong { index, message, label: String::new() });
        }
        let Some(operand) = given.peek() else {
            if spec.optional {
                continue;
            }
            let message = format!("Arguments mismatch for instruction '{name}'");
            let least = form.operands.iter().filter(|o| !o.optional).count();
            return Err(Wrong { index, message, label: format!("{index} operands given, {least} needed") });
        };
        let mut fit = Fitting { scopes, names, inst, m, index };
        match fit.operand(spec, operand) {
            Ok(()) => {
                given.next();
                index += 1;
            }
            // An optional one may have been left out before others that are there.
            Err(_) if spec.optional && specs.clone().any(|s| s.optional) => {}
            Err(w) => return Err(w),
        }
    }
    if given.peek().is_some() {
        let message = format!("Arguments mismatch for instruction '{name}'");
        let label = format!("{} operands given, {} taken", inst.operands.len(), form.operands.len());
        return Err(Wrong { index, message, label });
    }
    Ok(())
}

struct Fitting<'a> {
    scopes: &'a mut Scopes,
    names: &'a Names,
    inst: &'a Inst,
    m: &'a Match,
    index: usize,
}

impl Fitting<'_> {
    fn wrong(&self, message: String, label: impl Into<String>) -> Wrong {
        Wrong { index: self.index, message, label: label.into() }
    }

    fn mismatch(&self, label: impl Into<String>) -> Wrong {
        self.wrong(format!("Arguments mismatch for instruction '{}'", self.inst.mnemonic.name()), label)
    }

    fn what(&mut self, s: Symbol) -> Option<What> {
        self.scopes.name(self.names, s).map(|d| d.what)
    }

    fn type_of(&self, spec: &OperandSpec) -> Option<ScalarType> {
        match spec.ty {
            TypeRef::Any => None,
            TypeRef::Slot(i) => self.m.types.get(i as usize).copied().flatten(),
            TypeRef::Fixed(t) => Some(t),
            TypeRef::Wide => Some(match self.m.types.first().copied().flatten()? {
                ScalarType::U16 => ScalarType::U32,
                ScalarType::S16 => ScalarType::S32,
                ScalarType::U32 => ScalarType::U64,
                ScalarType::S32 => ScalarType::S64,
                other => other,
            }),
        }
    }

    fn operand(&mut self, spec: &OperandSpec, operand: &Operand) -> Result<(), Wrong> {
        let name = self.inst.mnemonic.name();
        match spec.kind {
            Kind::Rest => Ok(()),
            Kind::Address | Kind::AddressList => match operand {
                Operand::Address(a) => self.address(a),
                _ => Err(self.mismatch("an address in brackets is needed")),
            },
            Kind::Label => self.label(operand),
            Kind::Function => Ok(()),
            Kind::Constant => match operand {
                Operand::Int(_) | Operand::WarpSize => Ok(()),
                _ => Err(self.mismatch("a constant is needed")),
            },
            Kind::Dest | Kind::SinkOrDest => match operand {
                Operand::Sink
                    if spec.kind == Kind::Dest
                        && matches!(self.inst.mnemonic, Mnemonic::Ld | Mnemonic::Ldu) =>
                {
                    Err(self
                        .wrong(format!("Result discard mode is not allowed for instruction '{name}'"), ""))
                }
                Operand::Sink => Ok(()),
                Operand::Int(_)
                | Operand::F32(_)
                | Operand::F64(_)
                | Operand::WarpSize
                | Operand::Special(_) => {
                    Err(self
                        .wrong(format!("Result register required for instruction '{name}'"), "no register"))
                }
                _ => self.values(spec, operand),
            },
            Kind::Pair | Kind::MaybePair => match operand {
                Operand::Pair(d, p) => {
                    let ty = self.type_of(spec);
                    self.register(*d, ty, spec.fit)?;
                    self.register(*p, Some(ScalarType::Pred), Fit::Same)
                }
                _ if spec.kind == Kind::Pair => Err(self.mismatch("two results are needed, as in `d|p`")),
                _ => self.values(spec, operand),
            },
            Kind::Source => self.values(spec, operand),
        }
    }

    fn label(&mut self, operand: &Operand) -> Result<(), Wrong> {
        let list = self.inst.mnemonic == Mnemonic::Brx;
        let found = match operand {
            Operand::Name(s) => self.scopes.label(*s).map(|d| d.what),
            _ => None,
        };
        match found {
            Some(What::Branches) if list => Ok(()),
            Some(What::Label) if !list => Ok(()),
            _ => {
                let (name, i) = (self.inst.mnemonic.name(), self.index);
                let what = if list { "no .branchtargets list" } else { "no label" };
                Err(self.wrong(format!("Label expected for argument {i} of instruction '{name}'"), what))
            }
        }
    }

    /// A value, or several in braces.
    #[inline]
    fn values(&mut self, spec: &OperandSpec, operand: &Operand) -> Result<(), Wrong> {
        let ty = self.type_of(spec);
        let want = match spec.count {
            Count::One => 1,
            Count::Vec => usize::from(self.m.vec),
            Count::Num => usize::from(self.m.num),
            Count::Exactly(n) => usize::from(n),
            Count::Any => match operand {
                Operand::Vector(list) => list.len(),
                _ => 1,
            },
        };
        if spec.count == Count::Vec && want > 1 {
            self.vector_size(ty, want)?;
        }
        match operand {
            Operand::Vector(list) if spec.fit == Fit::Mov && want == 1 => self.packed(list, ty),
            Operand::Vector(list) if list.len() == want => {
                list.iter().try_for_each(|o| self.value(spec, o, ty))
            }
            Operand::Vector(list) => Err(self.vector_mismatch(want, list.len())),
            Operand::Name(s) if want > 1 => match self.what(*s) {
                Some(What::Reg(t, n))
                    if usize::from(n) == want && ty.is_none_or(|ty| fits(t, ty, spec.fit)) =>
                {
                    Ok(())
                }
                _ => Err(self.vector_mismatch(want, 1)),
            },
            Operand::SpecialVector(_) if want > 1 => Ok(()),
            _ if want > 1 => Err(self.vector_mismatch(want, 1)),
            one => self.value(spec, one, ty),
        }
    }

    fn vector_mismatch(&self, want: usize, given: usize) -> Wrong {
        let name = self.inst.mnemonic.name();
        let message = format!("Argument vector size mismatch for instruction '{name}'");
        self.wrong(message, format!("{given} given, {want} needed"))
    }

    fn vector_size(&self, ty: Option<ScalarType>, n: usize) -> Result<(), Wrong> {
        let bits = ty.map_or(0, ScalarType::bits) as usize * n;
        if bits > 256 || (bits > 128 && ty == Some(ScalarType::B128)) {
            return Err(self.wrong("Vector type too large, exceeds 128 bit limit".to_string(), ""));
        }
        Ok(())
    }

    /// `{a, b}` of a `mov`: the parts together are as wide as the whole.
    fn packed(&mut self, list: &[Operand], ty: Option<ScalarType>) -> Result<(), Wrong> {
        let whole = ty.map_or(0, ScalarType::bits);
        let n = list.len() as u32;
        if !matches!(n, 1 | 2 | 4) || !whole.is_multiple_of(n.max(1)) {
            return Err(self.wrong(format!("Illegal vector size: {n}"), ""));
        }
        for part in list {
            let bits = match part {
                Operand::Name(s) => match self.what(*s) {
                    Some(What::Reg(t, 1)) if t != ScalarType::Pred => t.bits(),
                    _ => 0,
                },
                _ => whole / n,
            };
            if bits != whole / n {
                return Err(self.mismatch(format!("{n} parts of {} bits are needed", whole / n)));
            }
        }
        Ok(())
    }

    #[inline]
    fn value(&mut self, spec: &OperandSpec, operand: &Operand, ty: Option<ScalarType>) -> Result<(), Wrong> {
        match operand {
            Operand::Name(s) | Operand::Component(s, _) => self.register(*s, ty, spec.fit),
            Operand::Int(_) | Operand::WarpSize => match ty {
                Some(ScalarType::F32 | ScalarType::F64) => {
                    Err(self.mismatch("a floating-point constant is needed"))
                }
                _ => Ok(()),
            },
            Operand::F32(_) | Operand::F64(_) => {
                let own = if matches!(operand, Operand::F32(_)) { 32 } else { 64 };
                let fit = match ty {
                    None | Some(ScalarType::F32 | ScalarType::F64) => true,
                    Some(t) => t.class() == base::scalar::ScalarClass::Bits && t.bits() == own,
                };
                if fit { Ok(()) } else { Err(self.mismatch("no floating-point constant goes here")) }
            }
            Operand::Not(s) => match (ty, self.what(*s)) {
                (Some(ScalarType::Pred) | None, Some(What::Reg(ScalarType::Pred, _))) => Ok(()),
                _ => Err(self.mismatch("only a predicate can be negated")),
            },
            Operand::Special(r) => self.special(*r, ty),
            Operand::NameOffset(s, _) => match self.what(*s) {
                Some(What::Var(..)) if spec.fit == Fit::Mov => Ok(()),
                _ => Err(self.must_be_register()),
            },
            Operand::Address(_) => Err(self.must_be_register()),
            Operand::Vector(list) if list.len() == 1 => list.iter().try_for_each(|o| self.value(spec, o, ty)),
            Operand::Selected(..) => match spec.ty {
                TypeRef::Any => Ok(()),
                _ => Err(self.mismatch("no bytes or halves are selected here")),
            },
            Operand::Sink => Ok(()),
            Operand::SpecialVector(_) => {
                let name = self.inst.mnemonic.name();
                Err(self.wrong(
                    format!("Argument vector size mismatch for instruction '{name}'"),
                    "add .x, .y or .z",
                ))
            }
            Operand::Pair(..) | Operand::Vector(_) | Operand::List(_) => {
                Err(self.mismatch("one value is needed"))
            }
        }
    }

    fn must_be_register(&self) -> Wrong {
        let (name, i) = (self.inst.mnemonic.name(), self.index);
        self.wrong(format!("Argument {i} of instruction '{name}': must be register"), "")
    }

    #[inline]
    fn register(&mut self, s: Symbol, ty: Option<ScalarType>, fit: Fit) -> Result<(), Wrong> {
        match self.what(s) {
            Some(What::Reg(own, _)) => match ty {
                Some(ty) if !fits(own, ty, fit) => {
                    let name = self.names.name(s);
                    Err(self.mismatch(format!(
                        "'{name}' is .{}, the instruction needs .{}",
                        own.name(),
                        ty.name()
                    )))
                }
                _ => Ok(()),
            },
            // The address of a variable, the value of a parameter that is one.
            Some(What::Var(..) | What::Func(..)) if fit == Fit::Mov || ty.is_none() => Ok(()),
            Some(What::Var(..) | What::Func(..)) => Err(self.must_be_register()),
            None if self.names.name(s) == "_" => Ok(()),
            // `%tid.w`
            None if is_special(self.names.name(s)) => Ok(()),
            _ => Err(self.mismatch("a register is needed")),
        }
    }

    fn special(&mut self, r: SpecialReg, ty: Option<ScalarType>) -> Result<(), Wrong> {
        let name = self.inst.mnemonic.name();
        if !matches!(self.inst.mnemonic, Mnemonic::Mov | Mnemonic::Cvt) {
            return Err(self.wrong(
                format!("Special register argument not allowed for instruction '{name}'"),
                "move it to a register first",
            ));
        }
        let bits = ty.map_or(0, ScalarType::bits);
        // These were 16 bits wide once.
        let old = matches!(
            r,
            SpecialReg::TidX
                | SpecialReg::TidY
                | SpecialReg::TidZ
                | SpecialReg::NtidX
                | SpecialReg::NtidY
                | SpecialReg::NtidZ
                | SpecialReg::CtaidX
                | SpecialReg::CtaidY
                | SpecialReg::CtaidZ
                | SpecialReg::NctaidX
                | SpecialReg::NctaidY
                | SpecialReg::NctaidZ
        );
        let fit = ty.is_none()
            || bits == r.bits()
            || (old && bits == 16)
            || (r == SpecialReg::GridId && bits == 32)
            || (r.bits() == 1 && ty == Some(ScalarType::Pred));
        if fit {
            return Ok(());
        }
        Err(self.mismatch(format!("%{} is {} bits wide", r.name(), r.bits())))
    }

    fn address(&mut self, a: &Address) -> Result<(), Wrong> {
        let AddressBase::Name(s) = a.base else { return Ok(()) };
        let inst_space = self.inst.mods.space();
        match self.what(s) {
            Some(What::Reg(t, _)) => {
                use base::scalar::ScalarClass as C;
                let class = matches!(t.class(), C::Bits | C::Unsigned | C::Signed);
                if class && matches!(t.bits(), 32 | 64) {
                    return Ok(());
                }
                let name = self.names.name(s);
                Err(self.wrong(
                    format!(
                        "Illegal to use symbol '{name}' of type .{} as address operand. Use integer or bit only.",
                        t.name()
                    ),
                    "an address is 32 or 64 bits wide",
                ))
            }
            Some(What::Var(space, ty)) => {
                let checked = matches!(
                    self.inst.mnemonic,
                    Mnemonic::Ld | Mnemonic::St | Mnemonic::Ldu | Mnemonic::Atom | Mnemonic::Red
                );
                if checked && matches!(ty, DeclType::Scalar(_)) && !same_space(inst_space, space) {
                    let name = self.inst.mnemonic.name();
                    let message = format!(
                        "State space mismatch between instruction and address in instruction '{name}'"
                    );
                    return Err(
                        self.wrong(message, format!("'{}' is .{}", self.names.name(s), space_name(space)))
                    );
                }
                Ok(())
            }
            None if is_special(self.names.name(s)) => Ok(()),
            _ => Err(self.mismatch("a register or a variable is needed as an address")),
        }
    }
}

fn same_space(inst: Space, decl: DeclSpace) -> bool {
    match inst {
        Space::Generic => true,
        Space::Global => matches!(decl, DeclSpace::Global | DeclSpace::Tex),
        Space::Shared | Space::SharedCluster => decl == DeclSpace::Shared,
        Space::Local => decl == DeclSpace::Local,
        Space::Const => decl == DeclSpace::Const,
        Space::Param => decl == DeclSpace::Param,
        Space::Texture | Space::Surface => true,
    }
}

fn space_name(space: DeclSpace) -> &'static str {
    match space {
        DeclSpace::Reg => "reg",
        DeclSpace::Global => "global",
        DeclSpace::Const => "const",
        DeclSpace::Shared => "shared",
        DeclSpace::Local => "local",
        DeclSpace::Param => "param",
        DeclSpace::Tex => "tex",
    }
}

/// May a register of type `reg` be used where the instruction says `inst`?
#[inline]
fn fits(reg: ScalarType, inst: ScalarType, fit: Fit) -> bool {
    use base::scalar::ScalarClass as C;
    if reg == inst {
        return true;
    }
    if reg == ScalarType::Pred || inst == ScalarType::Pred {
        return false;
    }
    let size = match fit {
        Fit::Wider => reg.bits() >= inst.bits(),
        Fit::Same | Fit::Mov => reg.bits() == inst.bits(),
    };
    size && match (reg.class(), inst.class()) {
        (C::Bits, _) | (_, C::Bits) => true,
        (C::Unsigned | C::Signed, C::Unsigned | C::Signed) => true,
        _ => false,
    }
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
