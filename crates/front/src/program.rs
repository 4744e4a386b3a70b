//! A module's functions and variables by name, and which of them a kernel reaches.

use base::{Diag, ScalarType, Span};
use ptx::{
    AddressBase, DeclSpace, DeclType, Function, Init, Inst, Item, Mnemonic, Module, Operand, Stmt, Symbol,
    Variable,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// A failure of one statement.
pub type Fail = Box<Diag>;
/// The outcome of one statement.
pub type Outcome<T> = Result<T, Fail>;

/// A module's names.
pub struct Program<'m> {
    /// The module.
    pub module: &'m Module,
    /// For each function name, its definition, or a declaration where there is none.
    functions: FxHashMap<Symbol, &'m Function>,
    /// The number of each function name, in order of appearance: its address is `address::FUNCTIONS + 16 i`.
    numbers: FxHashMap<Symbol, u32>,
    /// Names of functions by number.
    pub order: Vec<Symbol>,
    /// Module variables.
    pub variables: FxHashMap<Symbol, &'m Variable>,
    aliases: FxHashMap<Symbol, Symbol>,
    /// How many instruction statements stand before each function's body, by place of its name.
    statements: FxHashMap<u32, u32>,
}

/// What a kernel reaches.
pub struct Reach<'m> {
    /// Functions with bodies, the entry first, then in the order of their discovery.
    pub functions: Vec<&'m Function>,
    /// Every name that they use.
    pub names: FxHashSet<Symbol>,
}

/// Bytes of an element of a declared type: handles of textures and the like are 64-bit.
pub fn type_bytes(ty: DeclType) -> u64 {
    match ty {
        DeclType::Scalar(ty) => ty.bytes() as u64,
        _ => 8,
    }
}

/// The scalar type of a declaration; handles are 64-bit words.
pub fn scalar(ty: DeclType) -> ScalarType {
    match ty {
        DeclType::Scalar(ty) => ty,
        _ => ScalarType::B64,
    }
}

/// Size and alignment of a variable. An open first dimension counts its initialiser's elements, or none.
pub fn layout(v: &Variable) -> Outcome<(u64, u64)> {
    let element = type_bytes(v.ty).max(1) * v.vec.max(1) as u64;
    let mut count = 1u64;
    for (i, dim) in v.dims.iter().enumerate() {
        let n = match (dim, &v.init) {
            (Some(n), _) => *n,
            (None, Some(Init::List(list))) if i == 0 => list.len() as u64,
            (None, _) => 0,
        };
        count = count.checked_mul(n).filter(|&c| c < 1 << 48).ok_or_else(|| too_large(v.span))?;
    }
    let bytes = element.checked_mul(count).filter(|&b| b < 1 << 48).ok_or_else(|| too_large(v.span))?;
    let align = v.align.map_or(element, u64::from).max(1);
    if !align.is_power_of_two() || align > 1 << 20 {
        return Err(Box::new(
            Diag::error("bad-alignment", format!("alignment {align} is not a power of two up to 2^20"))
                .at(v.span, ""),
        ));
    }
    Ok((bytes, align))
}

fn too_large(span: Span) -> Fail {
    Box::new(Diag::error("variable-too-large", "this variable is too large").at(span, ""))
}

impl<'m> Program<'m> {
    /// Collects the names of a module.
    pub fn new(module: &'m Module) -> Program<'m> {
        let mut p = Program {
            module,
            functions: FxHashMap::default(),
            numbers: FxHashMap::default(),
            order: Vec::new(),
            variables: FxHashMap::default(),
            aliases: FxHashMap::default(),
            statements: FxHashMap::default(),
        };
        let mut count = 0;
        for item in &module.items {
            match item {
                Item::Function(f) => {
                    p.numbers.entry(f.name).or_insert_with(|| {
                        p.order.push(f.name);
                        p.order.len() as u32 - 1
                    });
                    let known = p.functions.entry(f.name).or_insert(f);
                    if known.body.is_none() {
                        *known = f;
                    }
                    p.statements.insert(f.span.start, count);
                    if let Some(body) = &f.body {
                        each_statement(body, &mut |s| count += matches!(s, Stmt::Inst(_)) as u32);
                    }
                }
                Item::Variable(v) => {
                    let known = p.variables.entry(v.name).or_insert(v);
                    if known.linkage == ptx::Linkage::Extern {
                        *known = v;
                    }
                }
                Item::Alias(new, old, _) => {
                    p.aliases.insert(*new, *old);
                }
                _ => {}
            }
        }
        p
    }

    /// The text of a name.
    pub fn name(&self, s: Symbol) -> &'m str {
        self.module.names.name(s)
    }

    /// A function by name, through aliases.
    pub fn function(&self, name: Symbol) -> Option<&'m Function> {
        let found = self.functions.get(&name).copied();
        match (found.filter(|f| f.body.is_some()), self.aliases.get(&name)) {
            (None, Some(old)) => self.functions.get(old).copied().or(found),
            _ => found,
        }
    }

    /// The number of a function.
    pub fn number(&self, name: Symbol) -> Option<u32> {
        let real = self.function(name)?.name;
        self.numbers.get(&real).copied()
    }

    /// The address of a function.
    pub fn function_address(&self, name: Symbol) -> Option<u64> {
        Some(ir::address::FUNCTIONS + 16 * self.number(name)? as u64)
    }

    /// How many instruction statements of the file stand before a function's body.
    pub fn statements_before(&self, f: &Function) -> u32 {
        self.statements.get(&f.span.start).copied().unwrap_or(0)
    }

    /// What an entry reaches: through calls and addresses in its code; with an indirect call also every function
    /// whose address an initialiser holds.
    pub fn reach(&self, entry: &'m Function) -> Reach<'m> {
        let mut reach = Reach { functions: vec![entry], names: FxHashSet::default() };
        let mut known: FxHashSet<Symbol> = std::iter::once(entry.name).collect();
        let mut indirect = false;
        let mut from = 0;
        loop {
            while let Some(&f) = reach.functions.get(from) {
                from += 1;
                let mut found = Vec::new();
                each_statement(f.body.as_deref().unwrap_or(&[]), &mut |s| {
                    let Stmt::Inst(inst) = s else { return };
                    each_name(inst, &mut |name| {
                        reach.names.insert(name);
                        found.push(name);
                    });
                    indirect |= inst.mnemonic == Mnemonic::Call && self.calls_register(inst);
                });
                for name in found {
                    self.add(name, &mut known, &mut reach);
                }
            }
            if !indirect {
                return reach;
            }
            indirect = false;
            for item in &self.module.items {
                if let Item::Variable(Variable { init: Some(init), .. }) = item {
                    each_address(init, &mut |name| self.add(name, &mut known, &mut reach));
                }
            }
            if from == reach.functions.len() {
                return reach;
            }
        }
    }

    fn add(&self, name: Symbol, known: &mut FxHashSet<Symbol>, reach: &mut Reach<'m>) {
        if let Some(f) = self.function(name).filter(|f| f.body.is_some() && !f.entry)
            && known.insert(f.name)
        {
            reach.functions.push(f);
        }
    }

    fn calls_register(&self, inst: &Inst) -> bool {
        let target = inst.operands.iter().find_map(|o| match o {
            Operand::Name(s) => Some(*s),
            _ => None,
        });
        target.is_some_and(|s| self.function(s).is_none())
    }
}

/// Visits the statements of a body, those of nested blocks too.
pub fn each_statement<'m>(body: &'m [Stmt], f: &mut impl FnMut(&'m Stmt)) {
    let mut stack: Vec<std::slice::Iter<'m, Stmt>> = vec![body.iter()];
    while let Some(top) = stack.last_mut() {
        match top.next() {
            None => {
                stack.pop();
            }
            Some(Stmt::Block(inner, _)) => stack.push(inner.iter()),
            Some(s) => f(s),
        }
    }
}

/// Visits the names among an instruction's operands.
fn each_name(inst: &Inst, f: &mut impl FnMut(Symbol)) {
    let mut stack: Vec<&Operand> = inst.operands.iter().collect();
    while let Some(o) = stack.pop() {
        match o {
            Operand::Name(s) | Operand::NameOffset(s, _) => f(*s),
            Operand::Vector(list) | Operand::VectorPair(list, _) | Operand::List(list) => stack.extend(list),
            Operand::Address(a) => {
                if let AddressBase::Name(s) = a.base {
                    f(s);
                }
                stack.extend(&a.rest);
            }
            _ => {}
        }
    }
}

/// Visits the symbols whose addresses an initialiser takes.
fn each_address(init: &Init, f: &mut impl FnMut(Symbol)) {
    let mut stack = vec![init];
    while let Some(i) = stack.pop() {
        match i {
            Init::Address { symbol, .. } | Init::Masked { symbol, .. } => f(*symbol),
            Init::List(list) => stack.extend(list),
            _ => {}
        }
    }
}

/// The declared shared variables of a body, at any depth.
pub fn shared_variables(f: &Function) -> Vec<&Variable> {
    let mut out = Vec::new();
    each_statement(f.body.as_deref().unwrap_or(&[]), &mut |s| {
        if let Stmt::Variable(v) = s
            && v.space == DeclSpace::Shared
        {
            out.push(v);
        }
    });
    out
}
