//! Mnemonics with modifiers: the rows they match, looked up once for each distinct combination, and words
//! for those that match none.

use base::{Diag, Span, SpecialReg};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::ast::Inst;
use crate::isa::matching::{self, Match, Mismatch};
use crate::isa::{Class, Form, Mnemonic, Modifier, Mods as _, Need};

/// What is known of the module's `.version` and `.target`, and of the heads met so far.
pub struct Heads {
    /// Major × 10 + minor; 0 where none is written.
    version: u32,
    /// The `sm_` targets: number, whether suffixed.
    targets: SmallVec<[(u32, bool); 1]>,
    known: FxHashMap<(Mnemonic, SmallVec<[Modifier; 6]>), u32>,
    list: Vec<Known>,
}

/// A head: its rows, and what it needs that the module does not have.
pub struct Known {
    /// Rows that take the modifiers.
    pub matches: SmallVec<[Match; 2]>,
    /// What to say wherever it occurs, as code and message.
    pub refused: Vec<(&'static str, String)>,
}

impl Heads {
    /// For a module's header.
    pub fn new(version: Option<(u32, u32)>, targets: &[String]) -> Heads {
        let number = |t: &String| {
            let n = t.strip_prefix("sm_")?;
            let digits = n.trim_end_matches(['a', 'f']);
            Some((digits.parse().ok()?, digits.len() != n.len()))
        };
        Heads {
            version: version.map_or(0, |(major, minor)| major.saturating_mul(10).saturating_add(minor)),
            targets: targets.iter().filter_map(number).collect(),
            known: FxHashMap::default(),
            list: Vec::new(),
        }
    }

    /// What is known of an instruction's head, as an index for [`Heads::get`].
    #[inline]
    pub fn find(&mut self, inst: &Inst) -> u32 {
        // Most heads are at hand; the key is only made for new ones.
        let key = (inst.mnemonic, inst.mods.clone());
        if let Some(&i) = self.known.get(&key) {
            return i;
        }
        let matches = matching::matching(inst.mnemonic, &inst.mods);
        let refused = self.refusals(inst, &matches);
        self.list.push(Known { matches, refused });
        let i = self.list.len() as u32 - 1;
        self.known.insert(key, i);
        i
    }

    /// What [`Heads::find`] found.
    #[inline]
    pub fn get(&self, i: u32) -> Option<&Known> {
        self.list.get(i as usize)
    }

    /// What the header lacks for a special register.
    pub fn register(&self, r: SpecialReg) -> Vec<(&'static str, String)> {
        let name = r.name().split('.').next().unwrap_or("");
        let mut out = Vec::new();
        let cluster = name.contains("cluster") || r == SpecialReg::AggrSmemSize;
        if cluster {
            self.lacking(&format!("%{name}"), Need { version: 78, target: 90, suffix: 0 }, &mut out);
        } else if name.starts_with("reserved_smem") {
            self.lacking(&format!("%{name}"), Need { version: 76, target: 80, suffix: 0 }, &mut out);
        }
        out
    }

    /// Needs that the module's header does not meet, and the rules that are not in the table.
    fn refusals(&self, inst: &Inst, matches: &[Match]) -> Vec<(&'static str, String)> {
        let mut out = Vec::new();
        // Several rows: the least demanding one counts.
        let each = matches.iter().map(|m| self.unmet(inst, m));
        if let Some(best) = each.min_by_key(Vec::len) {
            out.extend(best);
        }
        // 256 bits at once came with sm_100.
        let bits = inst.mods.ty().map_or(0, base::ScalarType::bits) * u32::from(inst.mods.vec());
        if bits > 128 && matches!(inst.mnemonic, Mnemonic::Ld | Mnemonic::St) {
            let need = Need { version: 88, target: 100, suffix: 0 };
            self.lacking("256 bit wide load/store", need, &mut out);
        }
        let sync_only = matches!(inst.mnemonic, Mnemonic::Shfl | Mnemonic::Vote);
        let new_enough = self.version >= 64 && self.targets.iter().any(|t| t.0 >= 70);
        if sync_only && new_enough && !inst.mods.has(Modifier::Sync) {
            out.push((
                "target",
                format!(
                    "Instruction '{}' without '.sync' is not supported on .target sm_70 and higher from PTX ISA version 6.4",
                    inst.mnemonic.name()
                ),
            ));
        }
        out
    }

    fn unmet(&self, inst: &Inst, m: &Match) -> Vec<(&'static str, String)> {
        let mut out = Vec::new();
        for (modifier, need) in &m.needs {
            let feature = match modifier {
                Some(m) => modifier_feature(*m),
                None => feature_name(inst),
            };
            self.lacking(&feature, *need, &mut out);
        }
        out
    }

    /// What the header lacks for a feature.
    fn lacking(&self, feature: &str, need: Need, out: &mut Vec<(&'static str, String)>) {
        if self.version != 0 && self.version < u32::from(need.version) {
            let (major, minor) = (need.version / 10, need.version % 10);
            out.push((
                "version",
                format!("Feature '{feature}' requires PTX ISA .version {major}.{minor} or later"),
            ));
        }
        if !self.targets.is_empty() && !self.targets.iter().any(|t| meets(*t, need)) {
            let suffix = if need.suffix == 0 { "" } else { "a" };
            let or = if need.suffix == 2 { "" } else { " or higher" };
            out.push((
                "target",
                format!("Feature '{feature}' requires .target sm_{}{suffix}{or}", need.target),
            ));
        }
    }
}

fn meets((number, suffixed): (u32, bool), need: Need) -> bool {
    let least = u32::from(need.target);
    match need.suffix {
        0 => number >= least,
        1 => number >= least && suffixed,
        _ => number == least && suffixed,
    }
}

/// ptxas's name for what a modifier asks for.
fn modifier_feature(m: Modifier) -> String {
    match m.class() {
        Class::Scope => format!(".{} scope", m.name()),
        Class::L2Prefetch => "cache prefetching".to_string(),
        Class::Type => format!("Type .{}", m.name()),
        _ => format!(".{}", m.name()),
    }
}

/// The mnemonic with what names the instruction, as in `cp.async.wait_all`; types and such are left out.
fn feature_name(inst: &Inst) -> String {
    let mut name = inst.mnemonic.name().to_string();
    let plain =
        [Class::Flag, Class::Action, Class::Proxy, Class::Completion, Class::Approx, Class::Op, Class::Half];
    for m in inst.mods.iter().filter(|m| plain.contains(&m.class())) {
        name.push('.');
        name.push_str(m.name());
    }
    name
}

/// What is wrong with a head that no row takes.
pub fn explain(inst: &Inst) -> Diag {
    let all = matching::nearest(inst.mnemonic, &inst.mods);
    let span = inst.head;
    let Some(near) = all.first() else {
        return Diag::error(
            "illegal-modifier",
            format!("Unexpected modifiers of '{}'", inst.mnemonic.name()),
        )
        .at(span, "");
    };
    let message = words(inst, near, &all);
    let mut diag = Diag::error("illegal-modifier", message).at(modifier_span(inst, near), "");
    let least = near.distance();
    let mut shown = 0;
    for m in all.iter().take_while(|m| m.distance() == least).take(3) {
        if let Some(form) = Form::of(m.form) {
            let word = if shown == 0 { "the nearest form is" } else { "or" };
            diag = diag.help(format!("{word} `{}`{}", form.text, choices(m)));
            shown += 1;
        }
    }
    diag
}

/// `, .rnd one of .rn .rz …` for the places that want filling.
fn choices(m: &Mismatch) -> String {
    let mut out = String::new();
    for slot in m.missing.iter().filter(|s| s.choices.len() > 1).take(2) {
        out.push_str(&format!(", .{} one of", slot.name));
        for c in slot.choices.iter().take(12) {
            out.push_str(&format!(" .{}", c.modifier.name()));
        }
    }
    out
}

/// The span of the first modifier that is out of place, if one is; the table's words have no spans, so it is
/// counted out from the head's text being mnemonic and dot-words without blanks.
fn modifier_span(inst: &Inst, near: &Mismatch) -> Span {
    let Some(&bad) = near.left.first() else { return inst.head };
    let mut at = inst.head.start + inst.mnemonic.name().len() as u32;
    for &m in &inst.mods {
        let end = at + 1 + m.name().len() as u32;
        if m == bad && end <= inst.head.end {
            return Span::new(at, end);
        }
        at = end;
    }
    inst.head
}

/// ptxas's words.
fn words(inst: &Inst, near: &Mismatch, all: &[Mismatch]) -> String {
    let name = inst.mnemonic.name();
    let types = || format!("Unexpected instruction types specified for '{name}'");
    let strong = [Modifier::Relaxed, Modifier::Acquire, Modifier::Release, Modifier::AcqRel];
    if let Some(slot) = near.missing.first().filter(|_| near.left.is_empty()) {
        let class = slot.choices.first().map(|c| c.modifier.class());
        return match class {
            Some(Class::Type | Class::Half) => types(),
            Some(Class::Rounding) => format!("Rounding modifier required for instruction '{name}'"),
            Some(Class::Approx)
                if all.iter().any(|m| m.left.is_empty() && m.missing.iter().any(|s| s.name == "rnd")) =>
            {
                format!("Rounding modifier or '.approx' modifier required for instruction '{name}'")
            }
            Some(Class::Approx) => format!(".{} modifier required for instruction '{name}'", slot.name),
            Some(Class::Compare) => format!("Comparison modifier required for instruction '{name}'"),
            Some(Class::Scope) if name == "membar" => {
                "Membar level required for instruction 'membar'".to_string()
            }
            Some(Class::Scope) => match strong.iter().find(|m| inst.mods.has(**m)) {
                Some(m) => format!("Modifier '.{}' requires scope with '{name}' instruction", m.name()),
                None => format!("Scope modifier required for instruction '{name}'"),
            },
            Some(Class::Op) => format!("Reduction operation is required for instruction '{name}'"),
            Some(Class::Space) if inst.mods.has(Modifier::Nc) => {
                "Modifier '.nc' requires .global space".to_string()
            }
            Some(Class::Mode) => format!("Clamp modifier required for instruction '{name}'"),
            _ => format!("Modifier '.{}' required for instruction '{name}'", slot.name),
        };
    }
    let Some(&bad) = near.left.first() else { return types() };
    let anywhere = inst.mnemonic.forms().iter().any(|f| takes(f, bad));
    let with_mmio =
        inst.mods.iter().find(|m| **m != Modifier::Sys && matches!(m.class(), Class::Scope | Class::Vec));
    match bad.class() {
        _ if bad == Modifier::Nc && !inst.mods.has(Modifier::Global) && anywhere => {
            "Modifier '.nc' requires .global space".to_string()
        }
        _ if inst.mods.has(Modifier::Mmio) && with_mmio.is_some() => {
            let other = with_mmio.map_or("", |m| m.name());
            format!("Modifier '.mmio' cannot be combined with modifier '.{other}'")
        }
        Class::Type if matches!(inst.mnemonic, Mnemonic::Neg | Mnemonic::Abs) => {
            format!("Instruction '{name}' applies only to signed numeric types")
        }
        Class::Type => types(),
        Class::Half if anywhere && !compares(inst) => types(),
        Class::Half if anywhere => "Mismatch between instruction type and comparison qualifier".to_string(),
        Class::Compare if anywhere => {
            "Mismatch between instruction type and comparison qualifier".to_string()
        }
        Class::Space if inst.mods.iter().filter(|m| m.class() == Class::Space).count() > 1 => {
            format!("Unexpected number of state spaces specified in instruction '{name}'")
        }
        Class::Space if inst.mnemonic.forms().iter().any(has_space) => {
            format!("State space incorrect for instruction '{name}'")
        }
        Class::Space if !anywhere => format!("No state space qualifier expected for instruction '{name}'"),
        Class::Rounding => format!("Illegal rounding modifier for instruction '{name}'"),
        Class::Compare | Class::Half if !anywhere => {
            format!("Comparison qualifier is not allowed for instruction '{name}'")
        }
        _ if bad == Modifier::Sat && anywhere => {
            let ty = inst.mods.of(Class::Type).map_or("", |t| t.name());
            format!("Modifier '.sat' does not apply to '.{ty}' type")
        }
        Class::Cache if anywhere => {
            match strong.iter().chain([&Modifier::Volatile]).find(|m| inst.mods.has(**m)) {
                Some(m) => {
                    format!("Modifier '.{}' cannot be combined with modifier '.{}'", m.name(), bad.name())
                }
                None => format!("Illegal modifier '.{}' for instruction '{name}'", bad.name()),
            }
        }
        _ if inst.mods.iter().filter(|m| **m == bad).count() > 1 => {
            format!("Duplicate .{} modifier", bad.name())
        }
        _ => format!("Illegal modifier '.{}' for instruction '{name}'", bad.name()),
    }
}

fn compares(inst: &Inst) -> bool {
    matches!(inst.mnemonic, Mnemonic::Set | Mnemonic::Setp)
}

fn has_space(form: &Form) -> bool {
    form.slots.iter().any(|s| s.choices.iter().any(|c| c.modifier.class() == Class::Space))
}

fn takes(form: &Form, m: Modifier) -> bool {
    form.slots.iter().any(|s| s.choices.iter().any(|c| c.modifier == m))
}
