//! Lowering: an entry and every function that it reaches, statement by statement, to operations.
//!
//! A statement that cannot be lowered is a diagnostic, and the next one is tried, so that one run shows all of
//! them. `Kernelwide` holds what the functions share; `Body` lowers one function.

mod arith;
mod atomics;
mod calls;
mod compare;
mod control;
mod convert;
mod logic;
mod matrix;
mod memory;
mod moves;
mod operands;
mod param;
mod policy;
mod scope;
mod statement;
mod sync;
mod texture;
mod video;
mod warp;
mod wmma;

pub use statement::executes;

use base::{Diag, Diags, Dim3, SourceFile};
use ir::{Image, Kernel, RecordInfo, SourceLine, SourceLines};
use ptx::{Function, Item, Module, Symbol, Variable};
use rustc_hash::FxHashMap;

use crate::constants::Constants;
use crate::program::{Fail, Outcome, Program, each_statement, layout, scalar};
use crate::shared::SharedLayout;
use crate::virt::Unit;
use crate::{Options, finish, independence, slice};

pub(crate) use operands::Reg;
pub(crate) use scope::{Binding, ParamVar, Scopes};

/// What the functions of a kernel share while they are lowered.
pub(crate) struct Kernelwide<'a> {
    pub program: &'a Program<'a>,
    pub source: &'a SourceFile,
    pub options: Options,
    /// Addresses of global and constant variables.
    pub variables: FxHashMap<Symbol, (base::Space, u64)>,
    pub shared: SharedLayout,
    pub constants: Constants,
    /// The unit of each function.
    pub units: FxHashMap<Symbol, u32>,
    pub records: Vec<RecordInfo>,
    pub lines: SourceLines,
    places: FxHashMap<(u32, u32, u32, u32), u32>,
    /// The latest place of each (file, line, column), for `inlined_at`.
    latest: FxHashMap<(u32, u32, u32), u32>,
    pub params: Vec<ir::Param>,
    pub warnings: Diags,
}

/// One function being lowered.
pub(crate) struct Body<'k, 'a> {
    pub k: &'k mut Kernelwide<'a>,
    pub function: &'a Function,
    pub unit: Unit,
    pub scopes: Scopes<'a>,
    /// The carry flag.
    carry: Option<crate::virt::V>,
    /// Registers that hold results, with the words they return them in.
    reg_returns: Vec<(Reg, Vec<crate::virt::V>)>,
    now: Now,
    errors: Diags,
}

/// The statement being lowered.
#[derive(Clone, Copy, Default)]
struct Now {
    origin: ir::Origin,
    guard: Option<(crate::virt::V, bool)>,
    /// Number of the statement in the file.
    statement: u32,
    /// No operation of the statement has been written yet.
    first: bool,
    head: base::Span,
}

impl Kernelwide<'_> {
    /// The place of a `.loc`, as index plus one.
    fn place(&mut self, loc: &ptx::Loc) -> u32 {
        let inlined_at =
            loc.inlined_at.map_or(0, |(file, line, column)| match self.latest.get(&(file, line, column)) {
                Some(&p) => p,
                None => self.intern_place(SourceLine { file, line, column, inlined_at: 0 }),
            });
        let at = SourceLine { file: loc.file, line: loc.line, column: loc.column, inlined_at };
        let place = self.intern_place(at);
        self.latest.insert((loc.file, loc.line, loc.column), place);
        place
    }

    fn intern_place(&mut self, p: SourceLine) -> u32 {
        let places = &mut self.lines.places;
        *self.places.entry((p.file, p.line, p.column, p.inlined_at)).or_insert_with(|| {
            places.push(p);
            places.len() as u32
        })
    }
}

/// Lowers an entry and what it reaches. Returns warnings beside the kernel.
pub fn lower(
    module: &Module,
    source: &SourceFile,
    entry: Symbol,
    options: &Options,
    image: &Image,
) -> Result<(Kernel, Diags), Diags> {
    let program = Program::new(module);
    let Some(f) = program.function(entry).filter(|f| f.entry && f.body.is_some()) else {
        let name = program.name(entry);
        return Err(vec![Diag::error("unknown-kernel", format!("no kernel `{name}` in this module"))]);
    };
    if module.address_size == 32 {
        return Err(vec![Diag::unsupported("address-size", "modules of 32-bit addresses are not supported")]);
    }
    let reach = program.reach(f);
    let shared = SharedLayout::new(&program, &reach, options.shared_base).map_err(|d| vec![*d])?;
    let mut kernel = Kernel {
        name: program.name(f.name).to_owned(),
        shared_base: options.shared_base,
        static_shared: shared.static_bytes,
        dynamic_shared_align: shared.dynamic_align,
        ..Kernel::default()
    };
    directives(f, &mut kernel);
    (kernel.params, kernel.param_bytes) = entry_params(&program, f).map_err(|d| vec![*d])?;
    let mut k = Kernelwide {
        program: &program,
        source,
        options: *options,
        variables: variables(&program, image),
        shared,
        constants: Constants::default(),
        units: reach.functions.iter().zip(0..).map(|(f, i)| (f.name, i)).collect(),
        records: Vec::new(),
        lines: SourceLines {
            files: module.files.iter().map(|f| (f.index, f.name.clone())).collect(),
            places: Vec::new(),
        },
        places: FxHashMap::default(),
        latest: FxHashMap::default(),
        params: kernel.params.clone(),
        warnings: Diags::new(),
    };
    let mut units = Vec::new();
    let mut errors = Diags::new();
    for f in &reach.functions {
        let (unit, diags) = Body::lower(&mut k, f);
        errors.extend(diags);
        units.push(unit);
    }
    if !errors.is_empty() {
        errors.sort_by_key(|d| d.labels.first().map_or(0, |l| l.span.start));
        return Err(errors);
    }
    kernel.function_addresses = program.order.iter().map(|s| k.units.get(s).copied()).collect();
    if k.constants.overflow {
        let name = &kernel.name;
        return Err(vec![Diag::unsupported("kernel-too-large", format!("`{name}` has too many constants"))]);
    }
    let Kernelwide { constants, mut records, lines, warnings, .. } = k;
    (kernel.constants, kernel.wide_constants) = constants.finish();
    kernel.lines = lines;
    let flows = slice::mark(&units, &mut records);
    kernel.records = records;
    let wide = kernel.wide_constants.iter().filter(|w| w.1 == 2);
    let wide = wide.filter_map(|&(i, _)| kernel.constants.get(i as usize..i as usize + 2));
    kernel.global_use = independence::global_use(&units, wide.map(|w| w[0] as u64 | (w[1] as u64) << 32));
    finish::finish(&mut kernel, units, flows).map_err(|d| vec![*d])?;
    #[cfg(debug_assertions)]
    ir::verify::verify(&kernel).map_err(|e| vec![Diag::bug(e)])?;
    Ok((kernel, warnings))
}

fn variables(program: &Program<'_>, image: &Image) -> FxHashMap<Symbol, (base::Space, u64)> {
    let all = image.globals.iter().chain(&image.constant_variables);
    let known = |v: &ir::ImageVariable| Some((program.module.names.get(&v.name)?, (v.space, v.address)));
    all.filter_map(known).collect()
}

fn directives(f: &Function, kernel: &mut Kernel) {
    for d in &f.directives {
        let n = |i: usize| d.numbers.get(i).copied().unwrap_or(1);
        match d.name.as_str() {
            "reqntid" => kernel.reqntid = Some(Dim3::new(n(0), n(1), n(2))),
            "maxntid" => kernel.maxntid = Some(Dim3::new(n(0), n(1), n(2))),
            "maxnreg" => kernel.maxnreg = d.numbers.first().copied(),
            "reqnctapercluster" => kernel.reqcluster = Some(Dim3::new(n(0), n(1), n(2))),
            "minnctapersm" => kernel.minnctapersm = d.numbers.first().copied(),
            _ => {}
        }
    }
}

fn entry_params(program: &Program<'_>, f: &Function) -> Outcome<(Vec<ir::Param>, u32)> {
    let mut params = Vec::new();
    let mut end = 0u64;
    for p in &f.params {
        let (bytes, align) = layout(p)?;
        let offset = end.next_multiple_of(align);
        end = offset + bytes;
        if end > 1 << 16 {
            return Err(too_many_params(p));
        }
        params.push(ir::Param {
            name: program.name(p.name).to_owned(),
            offset: offset as u32,
            bytes: bytes as u32,
            align: align as u32,
            ty: scalar(p.ty),
            is_array: !p.dims.is_empty(),
            is_pointer: p.ptr.is_some(),
        });
    }
    Ok((params, end as u32))
}

fn too_many_params(p: &Variable) -> Fail {
    Box::new(
        Diag::error("parameters-too-large", "the parameters take more than 64 KiB").at(p.span, "up to here"),
    )
}

/// Every instruction that an entry reaches, through calls and addresses of functions.
pub fn instructions(module: &Module, entry: Symbol) -> Vec<&ptx::Inst> {
    let program = Program::new(module);
    let mut out = Vec::new();
    let Some(f) = program.function(entry) else { return out };
    for f in program.reach(f).functions {
        each_statement(f.body.as_deref().unwrap_or(&[]), &mut |s| {
            if let ptx::Stmt::Inst(inst) = s {
                out.push(inst);
            }
        });
    }
    out
}

/// The entries of a module.
pub fn kernels(module: &Module) -> Vec<crate::EntryInfo> {
    let entry = |item: &Item| match item {
        Item::Function(f) if f.entry && f.body.is_some() => Some(crate::EntryInfo {
            name: f.name,
            mangled: module.names.name(f.name).to_owned(),
            span: f.span,
        }),
        _ => None,
    };
    module.items.iter().filter_map(entry).collect()
}
