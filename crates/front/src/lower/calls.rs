//! `call`: arguments and results as moves of columns between the windows of caller and callee.

use ir::{Code, ExternFunction, Mods, Op};
use ptx::{DeclSpace, Function, Inst, Operand, Symbol, TargetsKind, Variable};

use base::ScalarType;

use super::operands::word_type;
use super::param::chunks;
use super::{Binding, Body};
use crate::program::{Outcome, layout, scalar};
use crate::virt::{V, VCall, VCallee, VOp};

/// What the system supplies, by name.
const EXTERNS: &[(&str, ExternFunction)] = &[
    ("vprintf", ExternFunction::Vprintf),
    ("__assertfail", ExternFunction::Assertfail),
    ("malloc", ExternFunction::Malloc),
    ("free", ExternFunction::Free),
];

/// One word-run of a formal parameter: (word, words).
type Words = Vec<(u16, u8)>;

impl<'a> Body<'_, 'a> {
    /// `call (results), target, (arguments), prototype`.
    pub fn call(&mut self, inst: &'a Inst) -> Outcome<()> {
        let mut results: &[Operand] = &[];
        let mut arguments: &[Operand] = &[];
        let mut names: Vec<Symbol> = Vec::new();
        for o in &inst.operands {
            match o {
                Operand::List(list) if names.is_empty() => results = list,
                Operand::List(list) => arguments = list,
                Operand::Name(s) => names.push(*s),
                _ => return Err(self.wrong("operand-kind", "`call` takes a name and lists of operands")),
            }
        }
        let Some(&target) = names.first() else {
            return Err(self.wrong("missing-operand", "`call` needs a function"));
        };
        let (callee, params, returns) = match self.register(target) {
            Some(r) => {
                let v = match r.bits {
                    64 => r.v,
                    32 => self.converted(r.v, ScalarType::U32, ScalarType::U64),
                    _ => return Err(self.wrong("operand-type", "a function's address is 64 bits wide")),
                };
                let (params, returns) = self.prototype(names.get(1).copied())?;
                (VCallee::Indirect(v), params, returns)
            }
            None => {
                let Some(f) = self.k.program.function(target) else {
                    let name = self.k.program.name(target);
                    return Err(self.wrong("unknown-function", format!("no function `{name}`")));
                };
                (self.callee(f)?, &f.params, &f.returns)
            }
        };
        let counts =
            [(params.len(), arguments.len(), "arguments"), (returns.len(), results.len(), "results")];
        for (formal, actual, what) in counts {
            // A result may be left out.
            if formal != actual && !(what == "results" && actual == 0) {
                return Err(
                    self.wrong("call-operands", format!("{actual} {what} where {formal} are declared"))
                );
            }
        }
        let mut call = VCall { callee, args: Vec::new(), returns: Vec::new() };
        let mut word = 0;
        for (formal, actual) in params.iter().zip(arguments) {
            let words = self.words(formal, &mut word)?;
            let values = self.actual(actual, formal, &words, false)?;
            call.args.extend(values.into_iter().zip(&words).map(|(v, w)| (v, w.0)));
        }
        let mut word = 0;
        // Results narrower than a register's column need no care: the callee leaves the rest zero.
        for (formal, actual) in returns.iter().zip(results) {
            let words = self.words(formal, &mut word)?;
            let values = self.actual(actual, formal, &words, true)?;
            call.returns.extend(words.iter().map(|w| w.0).zip(values));
        }
        let side = self.unit.calls.len() as u32;
        self.unit.calls.push(call);
        self.emit(VOp { side, ..VOp::new(Op::new(Code::Call, ScalarType::B32)) });
        Ok(())
    }

    fn callee(&mut self, f: &'a Function) -> Outcome<VCallee> {
        if let Some(&unit) = self.k.units.get(&f.name).filter(|_| f.body.is_some() && !f.entry) {
            return Ok(VCallee::Direct(unit));
        }
        let name = self.k.program.name(f.name);
        if f.entry {
            return Err(self.refused(format!("calling the kernel `{name}`")));
        }
        match EXTERNS.iter().find(|e| e.0 == name) {
            Some(e) => {
                self.extern_shape(f, e.1)?;
                Ok(VCallee::Extern(e.1))
            }
            None => Err(self.refused(format!("calling `{name}`, which has no body in this module,"))),
        }
    }

    /// The system's functions read their parameters at fixed words.
    fn extern_shape(&mut self, f: &Function, e: ExternFunction) -> Outcome<()> {
        let want: &[u64] = match e {
            ExternFunction::Vprintf => &[8, 8],
            ExternFunction::Assertfail => &[8, 8, 4, 8, 8],
            ExternFunction::Malloc | ExternFunction::Free => &[8],
        };
        let mut have = Vec::new();
        for p in &f.params {
            have.push(layout(p)?.0);
        }
        if have != want {
            let name = self.k.program.name(f.name);
            return Err(self
                .wrong("call-operands", format!("`{name}` is declared with other parameters than it has")));
        }
        Ok(())
    }

    fn prototype(&mut self, name: Option<Symbol>) -> Outcome<(&'a Vec<Variable>, &'a Vec<Variable>)> {
        let Some(name) = name else {
            return Err(self.wrong("missing-operand", "an indirect call needs a prototype"));
        };
        match self.targets(name).map(|t| &t.kind) {
            Some(TargetsKind::Prototype { params, returns, .. }) => Ok((params, returns)),
            Some(TargetsKind::Call(list)) => {
                let first = list.first().and_then(|&f| self.k.program.function(f));
                first
                    .map(|f| (&f.params, &f.returns))
                    .ok_or_else(|| self.wrong("unknown-function", "no such target"))
            }
            _ => {
                let name = self.k.program.name(name);
                Err(self.wrong("unknown-name", format!("no prototype `{name}` here")))
            }
        }
    }

    /// The words of a formal parameter from `word` on.
    fn words(&mut self, formal: &Variable, word: &mut u16) -> Outcome<Words> {
        let runs: Vec<u8> = match formal.space {
            DeclSpace::Reg => vec![ir::operands::columns(scalar(formal.ty)).clamp(1, 2)],
            _ => {
                let (bytes, align) = layout(formal)?;
                if bytes + 4 * *word as u64 > 1 << 14 {
                    return Err(self.wrong("parameters-too-large", "the parameters take too many bytes"));
                }
                chunks(bytes, align).into_iter().map(|c| c.1).collect()
            }
        };
        let place = |n: u8| {
            let at = *word;
            *word += n as u16;
            (at, n)
        };
        Ok(runs.into_iter().map(place).collect())
    }

    /// The values of an actual parameter, one for each run of the formal one.
    fn actual(&mut self, o: &Operand, formal: &Variable, words: &Words, result: bool) -> Outcome<Vec<V>> {
        if let Operand::Name(name) = o
            && let Some(Binding::Param(p)) = self.find(*name)
        {
            let same = p.chunks.len() == words.len() && p.chunks.iter().zip(words).all(|(c, w)| c.1 == w.1);
            if !same {
                return Err(self.wrong(
                    "call-operands",
                    "the parameter's size or alignment differs from the declared one",
                ));
            }
            return Ok(p.chunks.iter().map(|c| c.2).collect());
        }
        let [(_, n)] = words.as_slice() else {
            return Err(self.wrong("call-operands", "a register where an array is declared"));
        };
        let ty = match scalar(formal.ty) {
            ty if ir::operands::columns(ty) == *n => ty,
            _ => word_type(*n),
        };
        if result {
            return match o {
                Operand::Sink => Ok(vec![self.temp(*n)]),
                _ => Ok(vec![self.write(o, ty)?]),
            };
        }
        let v = self.read(o, ty)?;
        if v.as_constant().is_none() {
            return Ok(vec![v]);
        }
        let t = self.temp(*n);
        self.emit3(Code::Mov, word_type(*n), Mods(0), t, [v, V::NONE, V::NONE]);
        Ok(vec![t])
    }
}
