//! A function's body: declarations, labels, `.loc`, and instructions, each sent to its family.

use base::{Diag, Diags, ScalarType};
use ir::{Code, Mods, Op, Origin};
use ptx::{DeclSpace, Function, Inst, Mnemonic as I, Stmt, Symbol, Targets, Variable};

use super::scope::{new_reg, new_value};
use super::{Binding, Body, Kernelwide, Now, Scopes};
use crate::gate;
use crate::program::{Outcome, layout, scalar};
use crate::virt::{Unit, V, VOp};

impl<'k, 'a> Body<'k, 'a> {
    /// Lowers a function. What cannot be lowered is in the diagnostics.
    pub fn lower(k: &'k mut Kernelwide<'a>, function: &'a Function) -> (Unit, Diags) {
        let unit = Unit { name: k.program.name(function.name).to_owned(), ..Unit::default() };
        let now = Now { statement: k.program.statements_before(function), ..Now::default() };
        let mut b = Body {
            k,
            function,
            unit,
            scopes: Scopes::default(),
            carry: None,
            reg_returns: Vec::new(),
            now,
            errors: Diags::new(),
        };
        b.now.origin.span = function.span;
        b.now.origin.ptx_line = b.k.source.line(function.span.start);
        b.scopes.push();
        if let Err(d) = b.formals() {
            b.errors.push(*d);
        }
        b.body(function.body.as_deref().unwrap_or(&[]));
        b.finish();
        (b.unit, b.errors)
    }

    /// Everything between two braces. Nested blocks are walked with a stack of our own, so that their depth
    /// cannot exhaust the program's.
    fn body(&mut self, body: &'a [Stmt]) {
        let mut open: Vec<std::slice::Iter<'a, Stmt>> = Vec::new();
        self.enter(body);
        open.push(body.iter());
        while let Some(top) = open.last_mut() {
            match top.next() {
                None => {
                    open.pop();
                    self.scopes.pop();
                }
                Some(Stmt::Block(inner, _)) => {
                    self.enter(inner);
                    open.push(inner.iter());
                }
                Some(s) => {
                    if let Err(d) = self.statement(s) {
                        self.errors.push(*d);
                    }
                }
            }
        }
    }

    /// Opens a scope with the labels and lists of its block.
    fn enter(&mut self, body: &'a [Stmt]) {
        self.scopes.push();
        for s in body {
            match s {
                Stmt::Label(name, _) => {
                    let n = self.unit.labels.len() as u32;
                    self.unit.labels.push(u32::MAX);
                    self.scopes.declare(*name, Binding::Label(n));
                }
                Stmt::Targets(t) => self.scopes.declare(t.name, Binding::Targets(t)),
                _ => {}
            }
        }
    }

    fn statement(&mut self, s: &'a Stmt) -> Outcome<()> {
        match s {
            Stmt::Inst(inst) => {
                self.now.statement += 1;
                self.now.first = true;
                self.now.head = inst.head;
                self.now.guard = None;
                self.now.origin.span = inst.span;
                self.now.origin.ptx_line = self.k.source.line(inst.head.start);
                let outcome = self.instruction(inst);
                if outcome.is_ok() && self.now.first {
                    // Every statement runs and counts, also one that does nothing here.
                    self.emit(VOp::new(Op::new(Code::Nop, ScalarType::B32)));
                }
                self.now.guard = None;
                outcome
            }
            Stmt::Label(name, _) => {
                if let Some(Binding::Label(n)) = self.find(*name)
                    && let Some(at) = self.unit.labels.get_mut(n as usize)
                {
                    *at = self.unit.ops.len() as u32;
                }
                Ok(())
            }
            Stmt::Variable(v) => {
                self.now.origin.span = v.span;
                self.now.origin.ptx_line = self.k.source.line(v.span.start);
                self.variable(v)
            }
            Stmt::Loc(loc) => {
                self.now.origin.place = self.k.place(loc);
                Ok(())
            }
            Stmt::Block(..) | Stmt::Pragma(..) | Stmt::Targets(_) => Ok(()),
        }
    }

    fn variable(&mut self, v: &'a Variable) -> Outcome<()> {
        let ty = scalar(v.ty);
        match v.space {
            DeclSpace::Reg => {
                match (v.range, v.vec) {
                    (Some(count), _) => self.scopes.declare_range(v.name, count, ty),
                    (None, 0 | 1) => {
                        let r = new_reg(&mut self.unit, ty);
                        self.scopes.declare(v.name, Binding::Reg(r));
                    }
                    (None, n) => {
                        let list = (0..n.min(8)).map(|_| new_reg(&mut self.unit, ty)).collect();
                        self.scopes.declare(v.name, Binding::Vector(list));
                    }
                }
                Ok(())
            }
            DeclSpace::Param => {
                let p = self.param_variable(layout(v)?.0, v)?;
                self.scopes.declare(v.name, Binding::Param(p));
                Ok(())
            }
            DeclSpace::Local => {
                let (bytes, align) = layout(v)?;
                let at = (self.unit.local_bytes as u64).next_multiple_of(align);
                let end = at + bytes;
                if end > 1 << 24 {
                    return Err(
                        self.wrong("local-too-large", "local memory of one thread takes more than 16 MiB")
                    );
                }
                self.unit.local_bytes = end as u32;
                self.scopes.declare(v.name, Binding::Local(at as u32));
                Ok(())
            }
            DeclSpace::Shared => {
                // One that no instruction names has no room, and nobody misses it.
                if let Some(&at) = self.k.shared.by_place.get(&v.span.start) {
                    self.scopes.declare(v.name, Binding::Shared(at));
                }
                Ok(())
            }
            DeclSpace::Global | DeclSpace::Const | DeclSpace::Tex => {
                Err(self.wrong("variable-scope", "a variable of this space is declared outside functions"))
            }
        }
    }

    /// Adds an operation to the statement.
    pub fn emit(&mut self, mut op: VOp) {
        if let Some((v, negated)) = self.now.guard {
            (op.guard, op.negated) = (v, negated);
        }
        let first = std::mem::take(&mut self.now.first);
        self.unit.origin.push(Origin { first, ..self.now.origin });
        self.unit.ops.push(op);
    }

    /// Adds an operation of up to three sources.
    pub fn emit3(&mut self, code: Code, ty: ScalarType, mods: Mods, dst: V, src: [V; 3]) {
        let mut op = Op::new(code, ty);
        op.mods = mods;
        self.emit(VOp { dst, src, ..VOp::new(op) });
    }

    /// Likewise, into a new value.
    pub fn emit_new(&mut self, code: Code, ty: ScalarType, src: [V; 3]) -> V {
        let dst = self.temp(ir::operands::columns(ty));
        self.emit3(code, ty, Mods(0), dst, src);
        dst
    }

    /// The carry flag.
    pub fn carry(&mut self) -> V {
        match self.carry {
            Some(v) => v,
            None => {
                let v = new_value(&mut self.unit, 0, false);
                self.carry = Some(v);
                v
            }
        }
    }

    fn finish(&mut self) {
        let end = self.unit.ops.len() as u32;
        let ends = self.unit.ops.last().is_some_and(|o| {
            o.guard.is_none()
                && matches!(o.op.code, Code::Ret | Code::Exit | Code::Trap | Code::Bra | Code::Brx)
        });
        if !ends || self.unit.labels.contains(&end) {
            // Running off the end returns. That is no statement, so it counts as none.
            self.now.first = false;
            self.now.guard = None;
            self.give_results();
            self.emit(VOp::new(Op::new(Code::Ret, ScalarType::B32)));
        }
        self.unit.local_bytes = self.unit.local_bytes.next_multiple_of(16);
        // A label that was never placed belongs to a block that was not reached by lowering.
        for at in &mut self.unit.labels {
            *at = (*at).min(end);
        }
    }

    /// The label list of a name.
    pub fn targets(&mut self, name: Symbol) -> Option<&'a Targets> {
        match self.scopes.find(name, &self.k.program.module.names, &mut self.unit) {
            Some(Binding::Targets(t)) => Some(t),
            Some(_) => None,
            None => self.k.program.module.items.iter().find_map(|i| match i {
                ptx::Item::Targets(t) if t.name == name => Some(t),
                _ => None,
            }),
        }
    }

    /// The number of a label.
    pub fn label(&mut self, name: Symbol) -> Outcome<u32> {
        match self.find(name) {
            Some(Binding::Label(n)) => Ok(n),
            _ => {
                let name = self.k.program.name(name);
                Err(self.wrong("unknown-label", format!("no label `{name}` here")))
            }
        }
    }

    fn instruction(&mut self, inst: &'a Inst) -> Outcome<()> {
        if let Some(g) = inst.guard {
            let o = if g.not { ptx::Operand::Not(g.reg) } else { ptx::Operand::Name(g.reg) };
            let (v, not) = self.pred(&o)?;
            self.now.guard = Some((v, not));
        }
        gate::check(inst, self.k.options.arch).map_err(|message| {
            Box::new(Diag::unsupported("needs-newer-gpu", message).at(inst.span, "here"))
        })?;
        match handler(inst.mnemonic) {
            Some(lower) => lower(self, inst),
            None => {
                let text = self.head_text(inst);
                Err(self.refused(format!("`{text}`")))
            }
        }
    }

    /// A statement that leaves no trace.
    fn nothing(&mut self, _inst: &Inst) -> Outcome<()> {
        Ok(())
    }

    /// Mnemonic and modifiers as written.
    pub fn head_text(&self, inst: &Inst) -> String {
        let span = inst.head;
        match self.k.source.text().get(span.start as usize..span.end as usize) {
            Some(text) if !text.is_empty() => text.trim().to_owned(),
            _ => inst.mods.iter().fold(inst.mnemonic.name().to_owned(), |s, m| s + "." + m.name()),
        }
    }
}

/// How an instruction is lowered.
type Handler<'k, 'a> = fn(&mut Body<'k, 'a>, &'a Inst) -> Outcome<()>;

/// What lowers a mnemonic; none where it is not executed. Some forms of what is here are still refused, each by
/// its handler.
fn handler<'k, 'a>(mnemonic: I) -> Option<Handler<'k, 'a>> {
    // The handlers differ in how long they borrow the instruction, so each is brought to one type.
    macro_rules! by {
        ($lower:ident) => {
            Body::$lower as Handler<'k, 'a>
        };
    }
    Some(match mnemonic {
        I::Mov => by!(mov),
        I::Ld | I::Ldu => by!(load),
        I::St => by!(store),
        I::Atom => by!(atom),
        I::Red => by!(red),
        I::Prefetch | I::Prefetchu | I::Discard | I::Applypriority => by!(cache_control),
        I::Createpolicy => by!(create_policy),
        I::Ldmatrix | I::Stmatrix => by!(matrix),
        I::Movmatrix => by!(movmatrix),
        I::Mma => by!(mma),
        I::Wmma => by!(wmma),
        I::Cp => by!(copy),
        I::Cvta => by!(cvta),
        I::Tex | I::Tld4 => by!(texture),
        I::Suld | I::Sust | I::Sured => by!(surface),
        I::Txq | I::Suq => by!(texture_query),
        I::Isspacep => by!(isspacep),
        I::Mapa | I::Getctarank => by!(cluster_address),
        I::Alloca | I::Stacksave | I::Stackrestore => by!(stack),
        I::Add | I::Sub | I::Addc | I::Subc => by!(sum),
        I::Mul | I::Mul24 => by!(product),
        I::Mad | I::Fma | I::Mad24 | I::Madc => by!(multiply_add),
        I::Div | I::Rem | I::Sad | I::Abs | I::Neg | I::Min | I::Max => by!(plain),
        I::Rcp | I::Sqrt | I::Rsqrt | I::Sin | I::Cos | I::Lg2 | I::Ex2 | I::Tanh => by!(plain),
        I::Copysign | I::Testp => by!(plain),
        I::And | I::Or | I::Xor | I::Not | I::Cnot => by!(logic),
        I::Shl | I::Shr | I::Shf => by!(shift),
        I::Lop3 => by!(lop3),
        I::Bfe | I::Bfi | I::Bfind | I::Brev | I::Popc | I::Clz | I::Fns => by!(bits),
        I::Prmt | I::Szext | I::Bmsk | I::Dp4a | I::Dp2a => by!(bits),
        I::Setp => by!(setp),
        I::Set => by!(set),
        I::Selp => by!(selp),
        I::Slct => by!(slct),
        I::Cvt => by!(cvt),
        I::Vadd | I::Vsub | I::Vabsdiff | I::Vmin | I::Vmax | I::Vshl | I::Vshr | I::Vset => by!(video),
        I::Vmad => by!(vmad),
        I::Vadd2 | I::Vsub2 | I::Vavrg2 | I::Vabsdiff2 | I::Vmin2 | I::Vmax2 | I::Vset2 => by!(video_simd),
        I::Vadd4 | I::Vsub4 | I::Vavrg4 | I::Vabsdiff4 | I::Vmin4 | I::Vmax4 | I::Vset4 => by!(video_simd),
        I::Bra | I::Brx | I::Ret | I::Exit | I::Trap | I::Brkpt | I::Nanosleep => by!(control),
        I::Call => by!(call),
        I::Bar | I::Barrier => by!(barrier),
        I::Membar | I::Fence => by!(fence),
        I::Shfl => by!(shfl),
        I::Vote => by!(vote),
        I::Match => by!(match_any),
        I::Redux => by!(redux),
        I::Activemask => by!(activemask),
        I::Elect => by!(elect),
        // These order or tune launches and registers; a counts-mode run has nothing to do for them.
        I::Griddepcontrol | I::Pmevent | I::Setmaxnreg => by!(nothing),
        _ => return None,
    })
}

/// Is the mnemonic executed, at least in some of its forms?
pub fn executes(mnemonic: I) -> bool {
    handler(mnemonic).is_some()
}
