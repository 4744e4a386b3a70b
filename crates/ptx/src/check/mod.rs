//! ptxas's checks that matter before a kernel runs: known combinations of modifiers, operands that fit,
//! declared names, what `.version` and `.target` allow. Sets `Inst::form`. Wording follows ptxas 13.1 where
//! it has one.
//!
//! Left out: the limits of an architecture (registers, shared memory, parameters) and everything that
//! depends on code generation. Rows of the table with free modifiers have only their names checked.

mod combine;
mod feature;
mod fit;
mod head;
mod matrix;
mod memory;
mod numbers;
mod operands;
mod scope;
mod words;

use base::{Diag, Diags, SourceFile, Span};

use crate::ast::{
    DeclSpace, DeclType, Function, Init, Inst, Item, Linkage, Module, Stmt, Targets, TargetsKind, Variable,
};
use crate::intern::{Interner, Symbol};
use crate::isa::TARGETS;
use crate::suggest::nearest;
use head::Heads;
use scope::{Scopes, What};

/// Findings after which a module is given up.
const MAX_DIAGS: usize = 100;
/// The newest `.version` that the table knows, as major × 10 + minor.
pub const NEWEST_VERSION: u32 = 91;

/// Checks a module and sets the rows its instructions match. `file` is the text it was parsed from.
pub fn check(module: &mut Module, file: &SourceFile) -> Diags {
    let Module { names, items, version, targets, .. } = module;
    let mut checker = Checker {
        names,
        file,
        scopes: Scopes::default(),
        heads: Heads::new(*version, targets),
        diags: Vec::new(),
    };
    checker.header(*version, targets);
    checker.scopes.enter();
    for item in items {
        checker.item(item);
    }
    checker.diags
}

/// An operand with the wrong number of registers or coordinates: its index, how many there are and how many there
/// should be.
pub(crate) fn needed_parts(inst: &Inst) -> Option<(usize, usize, usize)> {
    matrix::wrong_fragment(inst).or_else(|| numbers::wrong_count(inst))
}

struct Checker<'a> {
    names: &'a Interner,
    file: &'a SourceFile,
    scopes: Scopes,
    heads: Heads,
    diags: Diags,
}

impl Checker<'_> {
    fn push(&mut self, diag: Diag) {
        if self.diags.len() < MAX_DIAGS {
            self.diags.push(diag);
        }
    }

    fn name_text(&self, s: Symbol) -> &str {
        self.names.name(s)
    }

    /// The first line that begins with a directive, to its end; the start of the text where there is none.
    fn line_of(&self, directive: &str) -> Span {
        let text = self.file.text();
        let mut start = 0;
        for line in text.split_inclusive('\n') {
            if line.trim_start().starts_with(directive) {
                let from = start + line.len() - line.trim_start().len();
                let end = start + line.trim_end().len();
                return Span::new(u32::try_from(from).unwrap_or(0), u32::try_from(end).unwrap_or(0));
            }
            // Both stand at the top; a large text is not gone through for what is not there.
            start += line.len();
            if start > 1 << 16 {
                break;
            }
        }
        Span::new(0, 0)
    }

    fn header(&mut self, version: Option<(u32, u32)>, targets: &[String]) {
        let start = Span::new(0, 0);
        let (at_version, at_target) = (self.line_of(".version"), self.line_of(".target"));
        match version {
            None => self.push(
                Diag::error("version", "Missing .version directive at start of file")
                    .at(start, "")
                    .help("begin with a line such as `.version 8.0`"),
            ),
            Some((major, minor)) if major.saturating_mul(10).saturating_add(minor) > NEWEST_VERSION => self
                .push(
                    Diag::warning(
                        "newer-version",
                        format!(
                            ".version {major}.{minor} is newer than {}.{}, the newest one known here",
                            NEWEST_VERSION / 10,
                            NEWEST_VERSION % 10
                        ),
                    )
                    .at(at_version, "")
                    .help("what is new in it may be refused"),
                ),
            Some(_) => {}
        }
        if targets.is_empty() {
            self.push(
                Diag::error("target", "Missing .target directive")
                    .at(start, "")
                    .help("write a line such as `.target sm_80`"),
            );
        }
        for t in targets {
            if matches!(
                t.as_str(),
                "debug" | "texmode_independent" | "texmode_unified" | "texmode_raw" | "map_f64_to_f32"
            ) {
                continue;
            }
            let number = t.strip_prefix("sm_").or(t.strip_prefix("compute_"));
            let number = number.and_then(|n| n.strip_suffix(['a', 'f']).unwrap_or(n).parse::<u16>().ok());
            let Some(number) = number else {
                self.push(Diag::error("target", format!("Unsupported .target '{t}'")).at(at_target, ""));
                continue;
            };
            match (TARGETS.iter().find(|known| known.0 == number), version) {
                (Some(&(_, least)), Some((major, minor)))
                    if major.saturating_mul(10).saturating_add(minor) < u32::from(least) =>
                {
                    self.push(
                        Diag::error(
                            "target",
                            format!("PTX .version {major}.{minor} does not support .target {t}"),
                        )
                        .at(at_target, "")
                        .help(format!(
                            "it came with .version {}.{}",
                            least / 10,
                            least % 10
                        )),
                    );
                }
                (None, _) if number > 10 => {
                    self.push(
                        Diag::warning("target", format!(".target {t} is not known here")).at(at_target, ""),
                    );
                }
                _ => {}
            }
        }
    }

    fn item(&mut self, item: &mut Item) {
        match item {
            Item::Variable(v) => self.variable(v),
            Item::Function(f) => self.function(f),
            Item::Alias(a, b, span) => {
                for s in [*a, *b] {
                    if self.scopes.name(self.names, s).is_none() {
                        self.unknown(s, *span);
                    }
                }
            }
            Item::Targets(t) => self.target_list(t),
            Item::Pragma(..) | Item::Section { .. } => {}
        }
    }

    /// Declares a variable in the scope at hand.
    fn variable(&mut self, v: &Variable) {
        self.variable_rules(v);
        let what = what_of(v);
        let before = match v.range {
            Some(count) => self.scopes.declare_range(v.name, count, what, v.span),
            None if self.name_text(v.name) == "_" => None,
            None => self.scopes.declare(self.names, v.name, what, v.span),
        };
        if let Some(before) = before {
            // A declaration and its definition may both be there.
            if v.linkage == Linkage::None
                || before.what != what
                || v.init.is_some() && v.linkage == Linkage::Extern
            {
                let name = self.name_text(v.name).to_string();
                self.push(
                    Diag::error("duplicate", format!("Duplicate definition of variable '{name}'"))
                        .at(v.span, "")
                        .at(before.span, "declared here before"),
                );
            }
        }
        if let Some(init) = &v.init {
            self.init(init, v.span);
        }
    }

    fn variable_rules(&mut self, v: &Variable) {
        let in_memory = matches!(v.space, DeclSpace::Global | DeclSpace::Const | DeclSpace::Tex);
        if v.init.is_some() && !in_memory {
            let name = self.name_text(v.name).to_string();
            self.push(
                Diag::error(
                    "initialiser",
                    format!("No initial value is allowed for '{name}' in this state space"),
                )
                .at(v.span, "")
                .help("only .global and .const variables have initial values"),
            );
        }
        if v.space == DeclSpace::Reg && !v.dims.is_empty() {
            let name = self.name_text(v.name).to_string();
            self.push(
                Diag::error("register-array", format!("'{name}' is an array of registers"))
                    .at(v.span, "")
                    .help(format!("`{name}<4>` declares {name}0 to {name}3")),
            );
        }
        if let DeclType::Scalar(t) = v.ty
            && t == base::ScalarType::Pred
            && v.space != DeclSpace::Reg
        {
            self.push(Diag::error("predicate", "Predicates are registers only").at(v.span, ""));
        }
    }

    fn init(&mut self, init: &Init, span: Span) {
        match init {
            Init::List(list) => list.iter().for_each(|i| self.init(i, span)),
            Init::Address { symbol, .. } | Init::Masked { symbol, .. } => {
                if self.scopes.name(self.names, *symbol).is_none() {
                    self.unknown(*symbol, span);
                }
            }
            Init::Int(_) | Init::Float(_) => {}
        }
    }

    /// "Unknown symbol 'x'", with a near one.
    fn unknown(&mut self, s: Symbol, span: Span) {
        if self.diags.len() >= MAX_DIAGS {
            return;
        }
        let name = self.names.name(s);
        let mut diag = Diag::error("unknown-symbol", format!("Unknown symbol '{name}'")).at(span, "");
        // Registers are declared by range; a number beyond it is no slip of the pen.
        let near = nearest(name, self.scopes.visible().map(|s| self.names.name(s)));
        if let Some(near) = near.filter(|_| !name.ends_with(|c: char| c.is_ascii_digit())) {
            diag = diag.help(format!("did you mean '{near}'?"));
        }
        self.push(diag);
    }

    fn function(&mut self, f: &mut Function) {
        let what = What::Func(f.returns.len() as u32, f.params.len() as u32);
        if let Some(before) = self.scopes.declare(self.names, f.name, what, f.span)
            && !matches!(before.what, What::Func(..))
        {
            let name = self.name_text(f.name).to_string();
            self.push(
                Diag::error("duplicate", format!("Duplicate definition of '{name}'"))
                    .at(f.span, "")
                    .at(before.span, "declared here before"),
            );
        }
        let Some(body) = &mut f.body else { return };
        self.scopes.enter();
        for v in f.returns.iter().chain(&f.params) {
            self.variable(v);
        }
        self.labels(body);
        self.statements(body);
        self.scopes.leave();
    }

    /// Labels are known in all of their block.
    fn labels(&mut self, body: &[Stmt]) {
        for stmt in body {
            let (s, what, span) = match stmt {
                Stmt::Label(s, span) => (*s, What::Label, *span),
                Stmt::Targets(t) => {
                    let count = |v: &Vec<Variable>| v.len() as u32;
                    let what = match &t.kind {
                        TargetsKind::Branch(_) => What::Branches,
                        TargetsKind::Call(_) => What::Calls,
                        TargetsKind::Prototype { returns, params, .. } => {
                            What::Prototype(count(returns), count(params))
                        }
                    };
                    (t.name, what, t.span)
                }
                _ => continue,
            };
            if let Some(before) = self.scopes.declare_label(s, what, span) {
                let name = self.name_text(s).to_string();
                self.push(
                    Diag::error("duplicate", format!("Duplicate definition of label '{name}'"))
                        .at(span, "")
                        .at(before.span, "it stands here already"),
                );
            }
        }
    }

    fn statements(&mut self, body: &mut [Stmt]) {
        for stmt in body {
            match stmt {
                Stmt::Inst(inst) => self.instruction(inst),
                Stmt::Variable(v) => self.variable(v),
                Stmt::Block(inner, _) => {
                    self.scopes.enter();
                    self.labels(inner);
                    self.statements(inner);
                    self.scopes.leave();
                }
                Stmt::Targets(t) => self.target_list(t),
                Stmt::Label(..) | Stmt::Loc(_) | Stmt::Pragma(..) => {}
            }
            if self.diags.len() >= MAX_DIAGS {
                return;
            }
        }
    }

    fn target_list(&mut self, t: &Targets) {
        match &t.kind {
            TargetsKind::Branch(list) => {
                for &s in list {
                    if !self.scopes.label(s).is_some_and(|d| d.what == What::Label) {
                        self.unknown(s, t.span);
                    }
                }
            }
            TargetsKind::Call(list) => {
                for &s in list {
                    if self.scopes.name(self.names, s).is_none() {
                        self.unknown(s, t.span);
                    }
                }
            }
            TargetsKind::Prototype { .. } => {}
        }
    }

    fn instruction(&mut self, inst: &mut Inst) {
        if let Some(guard) = inst.guard {
            match self.scopes.name(self.names, guard.reg).map(|d| d.what) {
                Some(What::Reg(base::ScalarType::Pred, _)) => {}
                None => self.unknown(guard.reg, guard.span),
                Some(_) => {
                    self.push(
                        Diag::error("predicate", "Predicate expression expected")
                            .at(guard.span, "no .pred register"),
                    );
                }
            }
        }
        self.operands(inst);
    }
}

fn what_of(v: &Variable) -> What {
    match (v.space, v.ty) {
        (DeclSpace::Reg, DeclType::Scalar(t)) => What::Reg(t, v.vec),
        (space, ty) => What::Var(space, ty),
    }
}
