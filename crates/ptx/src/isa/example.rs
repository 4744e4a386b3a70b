//! Instructions made up for rows of the table: operands that fit, with what must be declared around them. Each is
//! tried against the checks, so that what comes out is accepted here, or nothing does.
//!
//! `call` calls a function without parameters. Constants are tried from a short list.

use base::{ScalarType, SourceFile};

use super::matching::{self, Match};
use super::{Choice, Class, Count, Form, Kind, Mnemonic, Modifier, Mods as _, OperandSpec, Slot, TypeRef};
use crate::ast::{Inst, Item, Module, Stmt};
use crate::check::{NEWEST_VERSION, needed_parts};

/// An instruction with its surroundings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// The row, as its place in [`super::FORMS`].
    pub form: u16,
    /// The instruction, with its semicolon.
    pub statement: String,
    /// Declarations of its operands.
    pub before: String,
    /// `.version`, as major × 10 + minor.
    pub version: u32,
    /// `.target` without `sm_`.
    pub target: &'static str,
}

/// What a module declares so that addresses of every kind can stand in a statement.
const VARIABLES: &str = ".global .align 32 .b8 vg[256];\n.const .align 32 .b8 vc[256];\n\
    .global .texref vt;\n.global .surfref vs;\n";
/// Likewise, a kernel.
const HEAD: &str = "\t.shared .align 32 .b8 sh[256];\n\t.local .align 32 .b8 lo[256];\n\
    \t.param .align 32 .b8 pp[64];\n\t.reg .b64 ag, al;\n\t.reg .b32 as;\n\
    \tmov.u64 ag, vg;\n\tmov.u64 al, lo;\n\tmov.u32 as, sh;\n";

impl Example {
    /// A kernel of that name that holds the instruction; it stands below a [`prelude`].
    pub fn kernel(&self, name: &str) -> String {
        let (before, statement) = (&self.before, &self.statement);
        format!(
            ".visible .entry {name}(.param .align 32 .b8 q[64])\n{{\n{HEAD}{before}\
             L:\n\t{statement}\n\tret;\n}}\n"
        )
    }

    /// A module with one kernel `k` that holds the instruction, for another target and version.
    pub fn module_for(&self, version: u32, target: &str) -> String {
        prelude(version, target) + &self.kernel("k")
    }

    /// A module with one kernel `k` that holds the instruction.
    pub fn module(&self) -> String {
        self.module_for(self.version, self.target)
    }

    /// The module, read and checked; with no errors, and the instruction on its row.
    pub fn parsed(&self) -> Option<(SourceFile, Module)> {
        let file = SourceFile::new("example.ptx", self.module());
        let (mut module, mut diags) = crate::parse(&file);
        diags.extend(crate::check(&mut module, &file));
        let good =
            !diags.iter().any(base::Diag::is_error) && last(&module).is_some_and(|i| i.form == self.form);
        good.then_some((file, module))
    }
}

/// The head of a module and the variables that kernels of examples use.
pub fn prelude(version: u32, target: &str) -> String {
    let (major, minor) = (version / 10, version % 10);
    format!(
        ".version {major}.{minor}\n.target sm_{target}\n.address_size 64\n{VARIABLES}.func f() {{ ret; }}\n"
    )
}

/// The statement before the last `ret`.
fn last(module: &Module) -> Option<&Inst> {
    let body = module.items.iter().rev().find_map(|i| match i {
        Item::Function(f) => f.body.as_deref(),
        _ => None,
    })?;
    body.iter()
        .rev()
        .filter_map(|s| match s {
            Stmt::Inst(i) => Some(i),
            _ => None,
        })
        .nth(1)
}

/// Headers to try: what is old has gone from new targets, what is new is not in old ones.
const HEADERS: [(u32, &str); 8] = [
    (NEWEST_VERSION, "90"),
    (NEWEST_VERSION, "100"),
    (NEWEST_VERSION, "90a"),
    (NEWEST_VERSION, "100a"),
    (NEWEST_VERSION, "103a"),
    (NEWEST_VERSION, "110a"),
    (NEWEST_VERSION, "120a"),
    (62, "61"),
];

/// An instruction of the row with those modifiers, all of them.
pub fn example(form: u16, mods: &[Modifier]) -> Option<Example> {
    let row = Form::of(form)?;
    let m = matching::matching(row.mnemonic, mods).into_iter().find(|m| m.form == form)?;
    let headers = HEADERS.iter().filter(|(_, target)| meets(&m, target));
    headers.flat_map(|&(version, target)| CONSTANTS.iter().map(move |c| (version, target, *c))).find_map(
        |(version, target, constant)| {
            // Fragments say how many registers they want once there are some.
            let mut counts = Vec::new();
            for _ in 0..6 {
                let mut writer =
                    Writer { row, m: &m, mods, constant, counts: &counts, before: String::new(), n: 0 };
                let statement = writer.statement();
                let e = Example { form, statement, before: writer.before, version, target };
                if e.parsed().is_some() {
                    return Some(e);
                }
                let file = SourceFile::new("example.ptx", e.module());
                let (module, _) = crate::parse(&file);
                let (index, _, needed) = needed_parts(last(&module)?)?;
                counts.push((index, needed));
            }
            None
        },
    )
}

fn meets(m: &Match, target: &str) -> bool {
    let digits = target.trim_end_matches(['a', 'f']);
    let number = digits.parse().unwrap_or(0);
    let suffix = target.chars().nth(digits.len());
    m.needs.iter().all(|(_, need)| need.met_by(number, suffix))
}

/// Constants that some instruction insists on.
const CONSTANTS: [&str; 6] = ["16", "128", "0", "1", "64", "-1"];

struct Writer<'a> {
    row: &'static Form,
    m: &'a Match,
    mods: &'a [Modifier],
    constant: &'static str,
    counts: &'a [(usize, usize)],
    before: String,
    n: usize,
}

impl Writer<'_> {
    fn statement(&mut self) -> String {
        let mut text = self.row.mnemonic.name().to_string();
        for m in self.mods {
            text.push('.');
            text.push_str(m.name());
        }
        let mut operands: Vec<String> = Vec::new();
        let mut addresses = 0;
        for spec in self.row.operands {
            let asked = match spec.name {
                "cache_policy" => self.mods.has(Modifier::L2CacheHint),
                "cta_mask" => self.mods.has(Modifier::MulticastCluster),
                "byte_mask" => self.mods.has(Modifier::CpMask),
                _ => !spec.optional,
            };
            if asked {
                let operand = self.operand(spec, operands.len(), &mut addresses);
                operands.push(operand);
            }
        }
        let operands = operands.join(", ");
        if operands.is_empty() { format!("{text};") } else { format!("{text} {operands};") }
    }

    fn operand(&mut self, spec: &OperandSpec, index: usize, addresses: &mut usize) -> String {
        match spec.kind {
            Kind::Address => {
                *addresses += 1;
                format!("[{}]", self.address(*addresses - 1))
            }
            Kind::AddressList => {
                *addresses += 1;
                self.listed(index)
            }
            Kind::Constant => self.signed(index),
            Kind::Label if self.row.mnemonic == Mnemonic::Brx => {
                self.before.push_str("\tT: .branchtargets L;\n");
                "T".to_string()
            }
            Kind::Label => "L".to_string(),
            Kind::Function => "f".to_string(),
            Kind::Sink => "_".to_string(),
            Kind::Rest => "f".to_string(),
            Kind::Pair | Kind::MaybePair if spec.kind == Kind::Pair => {
                let d = self.register(self.ty(spec));
                let p = self.register(ScalarType::Pred);
                format!("{d}|{p}")
            }
            _ => self.values(spec, index),
        }
    }

    /// Products of warpgroups want signs where others want sizes.
    fn signed(&self, index: usize) -> String {
        let first = 4 + usize::from(self.mods.has(Modifier::Sp)) * 2;
        match self.row.mnemonic {
            Mnemonic::Wgmma if self.mods.has(Modifier::MmaAsync) && (first..first + 2).contains(&index) => {
                "1"
            }
            Mnemonic::Wgmma if self.mods.has(Modifier::MmaAsync) => "0",
            _ => self.constant,
        }
        .to_string()
    }

    fn values(&mut self, spec: &OperandSpec, index: usize) -> String {
        let ty = self.ty(spec);
        let wanted = self.counts.iter().rev().find(|c| c.0 == index).map(|c| c.1);
        let n = match (spec.count, wanted) {
            (_, Some(n)) => n,
            (Count::Vec, _) => usize::from(self.m.vec),
            (Count::Num, _) => usize::from(self.m.num),
            (Count::Exactly(n), _) => usize::from(n),
            (Count::One | Count::Any, _) => 1,
        };
        let braced = n > 1 || matches!(spec.count, Count::Num | Count::Any | Count::Exactly(_));
        let list: Vec<String> = (0..n).map(|_| self.register(ty)).collect();
        match list.as_slice() {
            [one] if !braced => one.clone(),
            list => format!("{{{}}}", list.join(", ")),
        }
    }

    fn ty(&self, spec: &OperandSpec) -> ScalarType {
        let first = self.m.types.iter().flatten().next().copied();
        match spec.ty {
            TypeRef::Fixed(t) => t,
            TypeRef::Slot(i) => self.m.types.get(i as usize).copied().flatten().unwrap_or(ScalarType::B32),
            TypeRef::Wide => match first {
                Some(ScalarType::U16) => ScalarType::U32,
                Some(ScalarType::S16) => ScalarType::S32,
                Some(ScalarType::U32) => ScalarType::U64,
                _ => ScalarType::S64,
            },
            TypeRef::Any => self.guess(spec, first),
        }
    }

    /// A type for an operand that is not checked.
    fn guess(&self, spec: &OperandSpec, first: Option<ScalarType>) -> ScalarType {
        match self.row.mnemonic {
            Mnemonic::Isspacep | Mnemonic::Istypep => ScalarType::B64,
            Mnemonic::Mma | Mnemonic::Wmma => {
                let wide = matches!(self.mods.of(Class::Type), Some(Modifier::F64));
                if wide { ScalarType::F64 } else { ScalarType::B32 }
            }
            Mnemonic::Cvt if spec.name == "d" => ScalarType::B16,
            Mnemonic::Cp => ScalarType::B32,
            _ => first.filter(|t| *t != ScalarType::Pred).unwrap_or(ScalarType::B32),
        }
    }

    /// Declares a register and gives its name.
    fn register(&mut self, ty: ScalarType) -> String {
        let name = format!("x{}", self.n);
        self.n += 1;
        let declared = match ty {
            ScalarType::Pred | ScalarType::F32 | ScalarType::F64 => ty.name().to_string(),
            _ => format!("b{}", ty.bits().max(8)),
        };
        self.before.push_str(&format!("\t.reg .{declared} {name};\n"));
        name
    }

    /// The n-th address: state spaces go to addresses in order, the last one to all that follow.
    fn address(&mut self, n: usize) -> String {
        let spaces: Vec<Modifier> = self.mods.iter().copied().filter(|m| m.class() == Class::Space).collect();
        let completes = self.mods.iter().any(|m| m.class() == Class::Completion);
        let space = match spaces.get(n).or(spaces.last()) {
            // Where the barrier stands that is told.
            Some(_) if completes && n >= spaces.len() => Some(Modifier::Shared),
            other => other.copied(),
        };
        if self.row.mnemonic == Mnemonic::Tcgen05
            && !self.mods.iter().any(|m| matches!(m, Modifier::Alloc | Modifier::Commit))
        {
            return self.register(ScalarType::B32);
        }
        match space {
            Some(Modifier::Shared | Modifier::SharedCta | Modifier::SharedCluster) => "as",
            Some(Modifier::Local) => "al",
            Some(Modifier::Const) if self.mods.has(Modifier::Tensormap) => "ag",
            Some(Modifier::Param) if self.mods.has(Modifier::Tensormap) => "ag",
            Some(Modifier::Const) => "vc",
            Some(Modifier::ParamFunc) => "pp",
            Some(Modifier::Param) if self.row.mnemonic == Mnemonic::St => "pp",
            Some(Modifier::Param | Modifier::ParamEntry) => "q",
            _ if matches!(self.row.mnemonic, Mnemonic::Txq) => "vt",
            _ if matches!(self.row.mnemonic, Mnemonic::Suq) => "vs",
            _ => "ag",
        }
        .to_string()
    }

    /// An address with coordinates.
    fn listed(&mut self, index: usize) -> String {
        let geometry = self.mods.of(Class::Geometry);
        if self.row.mnemonic == Mnemonic::Cp {
            let wanted = self.counts.iter().rev().find(|c| c.0 == index).map_or(1, |c| c.1);
            let list: Vec<String> = (0..wanted).map(|_| self.register(ScalarType::B32)).collect();
            return format!("[ag, {{{}}}]", list.join(", "));
        }
        let surface = matches!(self.row.mnemonic, Mnemonic::Suld | Mnemonic::Sust | Mnemonic::Sured);
        use Modifier as M;
        let (n, whole) = match geometry {
            Some(M::N1d) => (1, 0),
            Some(M::N2d) => (2, 0),
            Some(M::A1d) => (2, 1),
            Some(M::A2d | M::Acube) => (4, 1),
            Some(M::N2dms) => (4, 1),
            Some(M::A2dms) => (4, 2),
            _ => (4, 0),
        };
        // Layers and samples are whole numbers, places are of the last type.
        let place = match self.m.types.last().copied().flatten() {
            Some(t) if !surface => t,
            _ => ScalarType::B32,
        };
        let list: Vec<String> =
            (0..n).map(|i| self.register(if i < whole { ScalarType::B32 } else { place })).collect();
        format!("[{}, {{{}}}]", if surface { "vs" } else { "vt" }, list.join(", "))
    }
}

/// Modifiers of a row to try: every choice of every place at least once, required places in full combination
/// where these are few.
pub fn choices(form: &Form) -> Vec<Vec<Modifier>> {
    const FEW: usize = 256;
    let required: Vec<&Slot> = form.slots.iter().filter(|s| !s.optional).collect();
    let all = required.iter().try_fold(1usize, |n, s| n.checked_mul(s.choices.len())).unwrap_or(usize::MAX);
    let mut picks: Vec<Vec<Option<&Choice>>> = Vec::new();
    let base: Vec<Option<&Choice>> =
        form.slots.iter().map(|s| s.choices.first().filter(|_| !s.optional)).collect();
    if all <= FEW {
        picks.push(vec![]);
        for s in form.slots {
            let options: Vec<Option<&Choice>> =
                if s.optional { vec![None] } else { s.choices.iter().map(Some).collect() };
            picks = picks
                .iter()
                .flat_map(|p| options.iter().map(|o| p.iter().copied().chain([*o]).collect()))
                .collect();
        }
    } else {
        picks.push(base.clone());
        for (i, s) in form.slots.iter().enumerate().filter(|(_, s)| !s.optional) {
            picks.extend(s.choices.iter().skip(1).map(|c| with(&base, i, c)));
        }
    }
    let plain = picks.clone();
    for (i, s) in form.slots.iter().enumerate().filter(|(_, s)| s.optional) {
        for c in s.choices {
            // Not every combination is one; a few different ones will do.
            let step = (plain.len() / 8).max(1);
            picks.extend(plain.iter().step_by(step).map(|p| with(p, i, c)));
        }
    }
    picks.iter().map(|p| p.iter().flatten().map(|c| c.modifier).collect()).collect()
}

fn with<'a>(picks: &[Option<&'a Choice>], place: usize, choice: &'a Choice) -> Vec<Option<&'a Choice>> {
    let mut out = picks.to_vec();
    if let Some(p) = out.get_mut(place) {
        *p = Some(choice);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::isa::FORMS;

    #[test]
    fn every_row_has_an_example() {
        let mut missing = Vec::new();
        for (i, form) in FORMS.iter().enumerate() {
            let found = choices(form).iter().any(|mods| example(i as u16, mods).is_some());
            if !found {
                missing.push(form.text);
            }
        }
        assert_eq!(missing, Vec::<&str>::new());
    }
}
