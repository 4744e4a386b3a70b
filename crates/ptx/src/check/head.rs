//! Mnemonics with modifiers: the rows they match, looked up once for each distinct combination, and what they
//! need of `.version` and `.target`.

use base::{Diag, Span, SpecialReg};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::feature;
use crate::ast::Inst;
use crate::isa::matching::{self, Match};
use crate::isa::{Form, Mnemonic, Modifier, Mods as _, Need, Target};

/// What is known of the module's `.version` and `.target`, and of the heads met so far.
pub struct Heads {
    /// Major × 10 + minor; 0 where none is written.
    version: u32,
    /// The `sm_` targets: number and suffix.
    targets: SmallVec<[(u32, Option<char>); 1]>,
    known: FxHashMap<(Mnemonic, SmallVec<[Modifier; 6]>), u32>,
    list: Vec<Known>,
}

/// A head: its rows, and what it needs that the module does not have.
pub struct Known {
    /// Rows that take the modifiers.
    pub matches: SmallVec<[Match; 2]>,
    /// What each row needs that is not there.
    pub unmet: Vec<Vec<Refusal>>,
    /// What to say whichever row it is.
    pub refused: Vec<Refusal>,
}

/// What the module's header lacks for an instruction.
#[derive(Clone)]
pub struct Refusal {
    code: &'static str,
    message: String,
    /// The targets that have it, where the message does not say.
    help: Option<String>,
}

impl Known {
    /// What to say where the n-th row is the one; without one, of the least demanding.
    pub fn refusals(&self, row: Option<usize>) -> Vec<Refusal> {
        let of_row = match row {
            Some(i) => self.unmet.get(i),
            None => self.unmet.iter().min_by_key(|u| u.len()),
        };
        of_row.into_iter().flatten().chain(&self.refused).cloned().collect()
    }
}

impl Refusal {
    /// As a finding at a place.
    pub fn at(self, span: Span) -> Diag {
        let diag = Diag::error(self.code, self.message).at(span, "");
        match self.help {
            Some(help) => diag.help(help),
            None => diag,
        }
    }
}

impl Heads {
    /// For a module's header.
    pub fn new(version: Option<(u32, u32)>, targets: &[String]) -> Heads {
        let number = |t: &String| {
            let n = t.strip_prefix("sm_")?;
            let digits = n.trim_end_matches(['a', 'f']);
            Some((digits.parse().ok()?, n.chars().nth(digits.len())))
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
        let unmet = matches.iter().map(|m| self.unmet(inst, m)).collect();
        let refused = self.refusals(inst);
        self.list.push(Known { matches, unmet, refused });
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
    pub fn register(&self, r: SpecialReg) -> Vec<Refusal> {
        let name = r.name().split('.').next().unwrap_or("");
        let mut out = Vec::new();
        let subject = format!("Feature '%{name}'");
        let cluster = name.contains("cluster") || r == SpecialReg::AggrSmemSize;
        if cluster {
            self.lacking(&subject, &Need { version: 78, targets: &[Target::Least(90)] }, &mut out);
        } else if name.starts_with("reserved_smem") {
            self.lacking(&subject, &Need { version: 76, targets: &[Target::Least(80)] }, &mut out);
        }
        out
    }

    /// Needs that are not in the table.
    fn refusals(&self, inst: &Inst) -> Vec<Refusal> {
        let mut out = Vec::new();
        // 256 bits at once came with sm_100.
        let (bits, vec) = (inst.mods.ty().map_or(0, base::ScalarType::bits), u32::from(inst.mods.vec()));
        let wide = bits * vec > 128 && bits < 128 && bits * vec <= 256;
        if wide && matches!(inst.mnemonic, Mnemonic::Ld | Mnemonic::St) {
            let need = Need { version: 88, targets: &[Target::Least(100)] };
            self.lacking("Feature '256 bit wide load/store'", &need, &mut out);
        }
        if inst.mods.has(Modifier::L2_256B) && self.targets.iter().all(|t| t.0 < 75) {
            let need = Need { version: 74, targets: &[Target::Least(75)] };
            self.lacking("Feature 'cache prefetching'", &need, &mut out);
        }
        let sync_only = matches!(inst.mnemonic, Mnemonic::Shfl | Mnemonic::Vote);
        let new_enough = self.version >= 64 && self.targets.iter().any(|t| t.0 >= 70);
        if sync_only && new_enough && !inst.mods.has(Modifier::Sync) {
            let message = format!(
                "Instruction '{}' without '.sync' is not supported on .target sm_70 and higher from PTX ISA version 6.4",
                inst.mnemonic.name()
            );
            out.push(Refusal { code: "target", message, help: None });
        }
        out
    }

    fn unmet(&self, inst: &Inst, m: &Match) -> Vec<Refusal> {
        let mut out = Vec::new();
        let Some(form) = Form::of(m.form) else { return out };
        for (modifier, need) in &m.needs {
            let suffixed = !need.targets.iter().any(|t| matches!(t, Target::Least(_)));
            self.lacking(&feature::subject(inst, form, *modifier, suffixed), need, &mut out);
        }
        out
    }

    /// What the header lacks for what the sentence is about.
    fn lacking(&self, subject: &str, need: &Need, out: &mut Vec<Refusal>) {
        if self.version != 0 && self.version < u32::from(need.version) {
            let (major, minor) = (need.version / 10, need.version % 10);
            let message = format!("{subject} requires PTX ISA .version {major}.{minor} or later");
            out.push(Refusal { code: "version", message, help: None });
        }
        if self.targets.is_empty() || self.targets.iter().any(|t| need.met_by(t.0, t.1)) {
            return;
        }
        let least = need.targets.iter().find(|t| matches!(t, Target::Least(_)));
        let mut help = None;
        let message = match (least, self.targets.first()) {
            (Some(t), _) => format!("{subject} requires .target {t} or higher"),
            (None, Some((number, suffix))) => {
                let suffix = suffix.map(String::from).unwrap_or_default();
                help = need.target_words().map(|words| format!("it needs .target {words}"));
                format!("{subject} not supported on .target 'sm_{number}{suffix}'")
            }
            (None, None) => return,
        };
        out.push(Refusal { code: "target", message, help });
    }
}
