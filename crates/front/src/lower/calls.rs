//! `call`: arguments and results as moves of 32-bit words between the windows of caller and callee.

use ir::operands::columns;
use ir::{Code, ExternFunction, Op};
use ptx::{DeclSpace, Function, Inst, Operand, Symbol, TargetsKind, Variable};

use base::ScalarType;

use super::operands::{Reg, columns_of_bits, word_type};
use super::param::LIMIT;
use super::{Binding, Body};
use crate::program::{Outcome, layout, scalar};
use crate::virt::{V, VCall, VCallee, VOp};

/// What the system supplies, by name.
const EXTERNS: &[(&str, ExternFunction)] = &[
    ("vprintf", ExternFunction::Vprintf),
    ("__assertfail", ExternFunction::Assertfail),
    ("malloc", ExternFunction::Malloc),
    ("free", ExternFunction::Free),
    ("__nv_activemask_impl", ExternFunction::ActiveMask),
];

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
        for (formal, actual) in params.iter().zip(arguments) {
            let values = self.argument(actual, formal)?;
            call.args.extend(values);
        }
        let mut after = Vec::new();
        for (formal, actual) in returns.iter().zip(results) {
            let values = self.result(actual, formal, &mut after)?;
            call.returns.extend(values);
        }
        if call.args.len().max(call.returns.len()) as u64 * 4 > LIMIT {
            return Err(self.wrong("parameters-too-large", "the parameters take too many bytes"));
        }
        let side = self.unit.calls.len() as u32;
        self.unit.calls.push(call);
        self.emit(VOp { side, ..VOp::new(Op::new(Code::Call, ScalarType::B32)) });
        for (words, reg) in after {
            self.join_words(&words, reg);
        }
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
            ExternFunction::ActiveMask => &[],
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

    /// Words of a formal parameter.
    fn words(&self, formal: &Variable) -> Outcome<usize> {
        match formal.space {
            DeclSpace::Reg => Ok(columns(scalar(formal.ty)).clamp(1, 2) as usize),
            _ => match layout(formal)?.0 {
                bytes if bytes > LIMIT => {
                    Err(self.wrong("parameters-too-large", "the parameters take too many bytes"))
                }
                bytes => Ok(bytes.div_ceil(4) as usize),
            },
        }
    }

    /// The `.param` variable that an operand names, which must have the formal parameter's size.
    fn variable_of(&mut self, o: &Operand, words: usize) -> Outcome<Option<Vec<V>>> {
        let Operand::Name(name) = o else { return Ok(None) };
        match self.find(*name) {
            Some(Binding::Param(p)) if p.words.len() == words => Ok(Some(p.words)),
            Some(Binding::Param(p)) => {
                let bytes = p.bytes;
                Err(self.wrong(
                    "call-operands",
                    format!("a parameter of {bytes} bytes where {words} words are declared"),
                ))
            }
            _ => Ok(None),
        }
    }

    /// The type by which a register or a constant stands for a formal parameter.
    fn scalar_of(&self, formal: &Variable, words: usize) -> Outcome<ScalarType> {
        match (scalar(formal.ty), words) {
            (ty, 1 | 2) if columns(ty) as usize == words => Ok(ty),
            (_, 1 | 2) => Ok(word_type(words as u8)),
            _ => Err(self.wrong("call-operands", "a register where an array is declared")),
        }
    }

    /// The words of an argument.
    fn argument(&mut self, o: &Operand, formal: &Variable) -> Outcome<Vec<V>> {
        let words = self.words(formal)?;
        if let Some(list) = self.variable_of(o, words)? {
            return Ok(list);
        }
        let ty = self.scalar_of(formal, words)?;
        let v = self.read(o, ty)?;
        let list: Vec<V> = (0..words).map(|_| self.temp(1)).collect();
        self.split_words(v, &list);
        Ok(list)
    }

    /// The words of a result; those that go to a register are joined after the call.
    fn result(&mut self, o: &Operand, formal: &Variable, after: &mut Vec<(Vec<V>, Reg)>) -> Outcome<Vec<V>> {
        let words = self.words(formal)?;
        if let Some(list) = self.variable_of(o, words)? {
            return Ok(list);
        }
        let ty = self.scalar_of(formal, words)?;
        let reg = self.write_any(o, ty)?;
        if columns_of_bits(reg.bits) != columns(ty) || reg.bits == 0 {
            return Err(self.wrong("operand-type", "the register's width does not fit the result"));
        }
        let list: Vec<V> = (0..words).map(|_| self.temp(1)).collect();
        after.push((list.clone(), reg));
        Ok(list)
    }
}
