//! The printer: a module as PTX text in one layout. What it prints parses to an equal module, and ptxas makes
//! the same code of it; comments and blanks of the source are gone.

mod operand;

use std::fmt::Write as _;

use base::ScalarType;

use crate::ast::*;
use crate::intern::Symbol;

/// The module as text.
pub fn print(module: &Module) -> String {
    let mut p = Printer { module, out: String::new(), depth: 0 };
    p.module();
    p.out
}

struct Printer<'a> {
    module: &'a Module,
    out: String,
    depth: usize,
}

impl Printer<'_> {
    fn name(&mut self, s: Symbol) {
        self.out.push_str(self.module.names.name(s));
    }

    fn tabs(&mut self) {
        for _ in 0..self.depth {
            self.out.push('\t');
        }
    }

    /// Writing to a string cannot fail.
    fn put(&mut self, args: std::fmt::Arguments<'_>) {
        let _ = self.out.write_fmt(args);
    }

    fn module(&mut self) {
        if let Some((major, minor)) = self.module.version {
            self.put(format_args!(".version {major}.{minor}\n"));
        }
        if !self.module.targets.is_empty() {
            self.put(format_args!(".target {}\n", self.module.targets.join(", ")));
        }
        self.put(format_args!(".address_size {}\n", self.module.address_size));
        for file in &self.module.files {
            self.put(format_args!(".file {} \"{}\"", file.index, file.name));
            if let Some((time, size)) = file.stamp {
                self.put(format_args!(", {time}, {size}"));
            }
            self.out.push('\n');
        }
        for item in &self.module.items {
            self.out.push('\n');
            self.item(item);
        }
    }

    fn item(&mut self, item: &Item) {
        match item {
            Item::Variable(v) => {
                self.variable(v);
                self.out.push_str(";\n");
            }
            Item::Function(f) => self.function(f),
            Item::Pragma(strings, _) => self.pragma(strings),
            Item::Section { name, body, .. } => self.put(format_args!(".section {name}\n{{{body}}}\n")),
            Item::Alias(a, b, _) => {
                self.out.push_str(".alias ");
                self.name(*a);
                self.out.push_str(", ");
                self.name(*b);
                self.out.push_str(";\n");
            }
            Item::Targets(t) => self.targets(t),
        }
    }

    fn pragma(&mut self, strings: &[String]) {
        self.out.push_str(".pragma ");
        self.strings(strings);
        self.out.push_str(";\n");
    }

    fn strings(&mut self, strings: &[String]) {
        for (i, s) in strings.iter().enumerate() {
            let comma = if i == 0 { "" } else { ", " };
            self.put(format_args!("{comma}\"{s}\""));
        }
    }

    fn linkage(&mut self, linkage: Linkage) {
        self.out.push_str(match linkage {
            Linkage::None => "",
            Linkage::Extern => ".extern ",
            Linkage::Visible => ".visible ",
            Linkage::Weak => ".weak ",
            Linkage::Common => ".common ",
        });
    }

    /// A declaration without its end.
    fn variable(&mut self, v: &Variable) {
        self.linkage(v.linkage);
        self.put(format_args!(".{}", space_name(v.space)));
        if !v.attributes.is_empty() {
            self.put(format_args!(" .attribute({})", v.attributes.join(", ")));
        }
        if let Some(align) = v.align {
            self.put(format_args!(" .align {align}"));
        }
        if v.vec > 1 {
            self.put(format_args!(" .v{}", v.vec));
        }
        let ty = match v.ty {
            DeclType::Scalar(t) => t.name(),
            DeclType::TexRef => "texref",
            DeclType::SamplerRef => "samplerref",
            DeclType::SurfRef => "surfref",
        };
        self.put(format_args!(" .{ty}"));
        if let Some(ptr) = v.ptr {
            self.out.push_str(" .ptr");
            if let Some(space) = ptr.space {
                self.put(format_args!(" .{}", space_name(space)));
            }
            if let Some(align) = ptr.align {
                self.put(format_args!(" .align {align}"));
            }
        }
        self.out.push(' ');
        self.name(v.name);
        if let Some(range) = v.range {
            self.put(format_args!("<{range}>"));
        }
        for dim in &v.dims {
            match dim {
                Some(n) => self.put(format_args!("[{n}]")),
                None => self.out.push_str("[]"),
            }
        }
        if let Some(init) = &v.init {
            self.out.push_str(" = ");
            self.init(init, v.ty);
        }
    }

    fn init(&mut self, init: &Init, ty: DeclType) {
        match init {
            Init::Int(v) => self.int(*v),
            Init::Float(f) => self.float(*f, ty),
            Init::Address { symbol, offset, generic } => self.init_address(*symbol, *offset, *generic),
            Init::Masked { mask, symbol, offset, generic } => {
                self.put(format_args!("{mask:#x}("));
                self.init_address(*symbol, *offset, *generic);
                self.out.push(')');
            }
            Init::List(list) => {
                self.out.push('{');
                for (i, one) in list.iter().enumerate() {
                    if i > 0 {
                        self.out.push_str(", ");
                    }
                    self.init(one, ty);
                }
                self.out.push('}');
            }
        }
    }

    fn init_address(&mut self, symbol: Symbol, offset: i64, generic: bool) {
        if generic {
            self.out.push_str("generic(");
        }
        self.name(symbol);
        if generic {
            self.out.push(')');
        }
        self.plus(offset);
    }

    /// A single where the variable is one and nothing is lost, else a double.
    fn float(&mut self, f: f64, ty: DeclType) {
        let single = narrow(f.to_bits());
        match single {
            Some(bits) if ty == DeclType::Scalar(ScalarType::F32) => self.put(format_args!("0f{bits:08X}")),
            _ => self.put(format_args!("0d{:016X}", f.to_bits())),
        }
    }

    fn function(&mut self, f: &Function) {
        self.linkage(f.linkage);
        self.out.push_str(if f.entry { ".entry " } else { ".func " });
        // `.attribute` stands before the name, everything else behind the parameters.
        let (early, late): (Vec<_>, Vec<_>) = f.directives.iter().partition(|d| d.name == "attribute");
        for d in early {
            self.directive(d);
            self.out.push(' ');
        }
        if !f.returns.is_empty() {
            self.parameters(&f.returns, false);
            self.out.push(' ');
        }
        self.name(f.name);
        self.parameters(&f.params, true);
        if f.noreturn {
            self.out.push_str("\n.noreturn");
        }
        for d in late {
            self.out.push('\n');
            self.directive(d);
        }
        match &f.body {
            Some(body) => {
                self.out.push('\n');
                self.block(body);
            }
            None => self.out.push_str(";\n"),
        }
    }

    fn parameters(&mut self, list: &[Variable], lines: bool) {
        let lines = lines && !list.is_empty();
        self.out.push('(');
        for (i, v) in list.iter().enumerate() {
            let comma = if i == 0 { "" } else { "," };
            let gap = if lines {
                "\n\t"
            } else if i == 0 {
                ""
            } else {
                " "
            };
            self.put(format_args!("{comma}{gap}"));
            self.variable(v);
        }
        self.out.push_str(if lines { "\n)" } else { ")" });
    }

    fn directive(&mut self, d: &Directive) {
        self.put(format_args!(".{}", d.name));
        if d.name == "attribute" {
            self.put(format_args!("({})", d.text.join(", ")));
            return;
        }
        for (i, n) in d.numbers.iter().enumerate() {
            let comma = if i == 0 { " " } else { ", " };
            self.put(format_args!("{comma}{n}"));
        }
        if !d.text.is_empty() {
            self.out.push(' ');
            self.strings(&d.text);
        }
        if d.name == "pragma" {
            self.out.push(';');
        }
    }

    fn block(&mut self, body: &[Stmt]) {
        self.tabs();
        self.out.push_str("{\n");
        self.depth += 1;
        for stmt in body {
            self.statement(stmt);
        }
        self.depth -= 1;
        self.tabs();
        self.out.push_str("}\n");
    }

    fn statement(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Label(s, _) => {
                self.name(*s);
                self.out.push_str(":\n");
                return;
            }
            Stmt::Block(body, _) => {
                self.block(body);
                return;
            }
            Stmt::Targets(t) => {
                self.targets(t);
                return;
            }
            _ => self.tabs(),
        }
        match stmt {
            Stmt::Inst(inst) => self.instruction(inst),
            Stmt::Variable(v) => {
                self.variable(v);
                self.out.push_str(";\n");
            }
            Stmt::Loc(loc) => self.loc(loc),
            Stmt::Pragma(strings, _) => self.pragma(strings),
            Stmt::Label(..) | Stmt::Block(..) | Stmt::Targets(_) => {}
        }
    }

    fn loc(&mut self, loc: &Loc) {
        self.put(format_args!(".loc {} {} {}", loc.file, loc.line, loc.column));
        if let Some((label, offset)) = loc.function {
            self.out.push_str(", function_name ");
            self.name(label);
            self.plus(offset);
        }
        if let Some((file, line, column)) = loc.inlined_at {
            self.put(format_args!(", inlined_at {file} {line} {column}"));
        }
        self.out.push('\n');
    }

    fn targets(&mut self, t: &Targets) {
        self.name(t.name);
        self.out.push_str(": ");
        match &t.kind {
            TargetsKind::Branch(list) | TargetsKind::Call(list) => {
                let branch = matches!(t.kind, TargetsKind::Branch(_));
                self.out.push_str(if branch { ".branchtargets" } else { ".calltargets" });
                for (i, s) in list.iter().enumerate() {
                    self.out.push_str(if i == 0 { " " } else { ", " });
                    self.name(*s);
                }
            }
            TargetsKind::Prototype { returns, params, noreturn } => {
                self.out.push_str(".callprototype ");
                if !returns.is_empty() {
                    self.parameters(returns, false);
                    self.out.push(' ');
                }
                self.out.push_str("_ ");
                self.parameters(params, false);
                if *noreturn {
                    self.out.push_str(" .noreturn");
                }
            }
        }
        self.out.push_str(";\n");
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

/// The bits as a single, if it says the same.
fn narrow(bits: u64) -> Option<u32> {
    let f = f64::from_bits(bits);
    if f.is_nan() {
        let sign = (bits >> 63) as u32;
        let payload = (bits >> 29 & 0x7f_ffff) as u32;
        return (bits << 35 == 0 && payload != 0).then_some(sign << 31 | 0xff << 23 | payload);
    }
    let single = f as f32;
    (f64::from(single).to_bits() == bits).then(|| single.to_bits())
}

#[cfg(test)]
mod tests {
    use super::narrow;

    #[test]
    fn singles_keep_their_bits() {
        assert_eq!(narrow(1.5f64.to_bits()), Some(1.5f32.to_bits()));
        assert_eq!(narrow(0.1f64.to_bits()), None);
        assert_eq!(narrow((-0.0f64).to_bits()), Some(0x8000_0000));
        // A signalling NaN stays one.
        assert_eq!(narrow(0x7ff0_0000_2000_0000), Some(0x7f80_0001));
    }
}
