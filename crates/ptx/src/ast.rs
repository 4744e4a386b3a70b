//! The syntax tree of a PTX module: what was written, in order, with spans. Nothing is resolved here beyond
//! names to symbols and dot-words to the instruction table's ids.
//!
//! Built by `parse`, checked by `check`, printed by `print`, lowered by the `front` crate. Source: PTX ISA
//! 9.x, "Syntax", "Directives", "Instruction Operands".

use base::{ScalarType, Span, SpecialReg};
use smallvec::SmallVec;

use crate::intern::{Interner, Symbol};
pub use crate::isa::{Mnemonic, Modifier};

/// A parsed module.
#[derive(Debug, Default)]
pub struct Module {
    /// Every name of the module.
    pub names: Interner,
    /// `.version MAJOR.MINOR`.
    pub version: Option<(u32, u32)>,
    /// `.target sm_80, debug`: as written, in order.
    pub targets: Vec<String>,
    /// `.address_size`: 32 or 64 (64 where none is written).
    pub address_size: u32,
    /// `.file` directives, wherever they stood.
    pub files: Vec<FileEntry>,
    /// Module-level statements in order.
    pub items: Vec<Item>,
}

/// `.file INDEX "name"`.
#[derive(Debug, Clone, PartialEq)]
pub struct FileEntry {
    /// The index that `.loc` uses.
    pub index: u32,
    /// The name as written.
    pub name: String,
    /// Timestamp and size, where written.
    pub stamp: Option<(u64, u64)>,
    /// Where.
    pub span: Span,
}

/// A module-level statement.
#[derive(Debug)]
pub enum Item {
    /// A variable in `.global`, `.const`, `.shared`, …
    Variable(Variable),
    /// A function, declared or defined.
    Function(Function),
    /// `.pragma "…";`
    Pragma(Vec<String>, Span),
    /// `.section NAME { … }`: kept as text between the braces.
    Section {
        /// `.debug_abbrev` and the like, with its dot.
        name: String,
        /// What stands between the braces.
        body: String,
        /// Where.
        span: Span,
    },
    /// `.alias a, b;`
    Alias(Symbol, Symbol, Span),
    /// A `.callprototype`, `.branchtargets` or `.calltargets` at module level.
    Targets(Targets),
}

/// Linkage directives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Linkage {
    /// None written.
    #[default]
    None,
    /// `.extern`
    Extern,
    /// `.visible`
    Visible,
    /// `.weak`
    Weak,
    /// `.common`
    Common,
}

/// The state space of a declaration.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeclSpace {
    /// `.reg`
    Reg,
    /// `.global`
    Global,
    /// `.const`
    Const,
    /// `.shared`
    Shared,
    /// `.local`
    Local,
    /// `.param`
    Param,
    /// `.tex` (old texture references)
    Tex,
}

/// The type of a declared variable.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeclType {
    /// A fundamental type.
    Scalar(ScalarType),
    /// `.texref`
    TexRef,
    /// `.samplerref`
    SamplerRef,
    /// `.surfref`
    SurfRef,
}

/// `.ptr .space .align N` of a kernel parameter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PtrAttr {
    /// The space pointed into; generic where none is written.
    pub space: Option<DeclSpace>,
    /// Alignment of what is pointed to.
    pub align: Option<u32>,
}

/// A variable or a parameter: `.global .align 8 .v2 .f32 x[4][2] = {…}`.
#[derive(Debug, Clone)]
pub struct Variable {
    /// Linkage.
    pub linkage: Linkage,
    /// Where it lives.
    pub space: DeclSpace,
    /// `.align N`.
    pub align: Option<u32>,
    /// `.v2`, `.v4` (1 where none is written).
    pub vec: u8,
    /// Element type.
    pub ty: DeclType,
    /// `.ptr …` on a parameter.
    pub ptr: Option<PtrAttr>,
    /// Its name; `_` is a symbol too.
    pub name: Symbol,
    /// Array dimensions, `None` for `[]`.
    pub dims: SmallVec<[Option<u64>; 2]>,
    /// Initialiser.
    pub init: Option<Init>,
    /// `.attribute(.managed)` and the like, as written.
    pub attributes: Vec<String>,
    /// `.reg .b32 %r<39>`: the count. Registers `%r0` … are then interned when used.
    pub range: Option<u32>,
    /// Where the name stands.
    pub span: Span,
}

/// An initialiser.
#[derive(Debug, Clone, PartialEq)]
pub enum Init {
    /// An integer, as bits.
    Int(i128),
    /// A floating-point number; decimal and `0d…` ones as f64, `0f…` widened.
    Float(f64),
    /// The address of a symbol plus bytes; `generic(sym)` sets the flag.
    Address {
        /// The variable or function.
        symbol: Symbol,
        /// Bytes.
        offset: i64,
        /// As a generic address.
        generic: bool,
    },
    /// `mask(address)`: `0xFF(sym)` or `0xFF(generic(sym))` takes those bits of the address.
    Masked {
        /// Which bits.
        mask: u64,
        /// The variable or function.
        symbol: Symbol,
        /// Bytes.
        offset: i64,
        /// Of the generic address.
        generic: bool,
    },
    /// `{…}`, nested as written.
    List(Vec<Init>),
}

/// A function or an entry.
#[derive(Debug)]
pub struct Function {
    /// Linkage.
    pub linkage: Linkage,
    /// `.entry`, else `.func`.
    pub entry: bool,
    /// Return parameters.
    pub returns: Vec<Variable>,
    /// The name.
    pub name: Symbol,
    /// Parameters.
    pub params: Vec<Variable>,
    /// `.noreturn`.
    pub noreturn: bool,
    /// `.maxntid 128, 1, 1` and the like between `)` and `{`.
    pub directives: Vec<Directive>,
    /// The body; none for a declaration.
    pub body: Option<Vec<Stmt>>,
    /// Where the name stands.
    pub span: Span,
    /// From the first directive to the closing brace.
    pub whole: Span,
}

/// A performance or cluster directive of a function: name without dot, numbers as written.
#[derive(Debug, Clone, PartialEq)]
pub struct Directive {
    /// `maxntid`, `reqntid`, `minnctapersm`, `maxnreg`, `maxnctapersm`, `reqnctapercluster`,
    /// `explicitcluster`, `maxclusterrank`, `pragma` (with `text`), …
    pub name: String,
    /// Its numbers.
    pub numbers: SmallVec<[u32; 3]>,
    /// Its strings.
    pub text: Vec<String>,
    /// Where.
    pub span: Span,
}

/// A statement of a body.
#[derive(Debug)]
pub enum Stmt {
    /// An instruction.
    Inst(Inst),
    /// `name:`
    Label(Symbol, Span),
    /// `{ … }`: a scope for registers, labels, parameters and locals.
    Block(Vec<Stmt>, Span),
    /// A declaration (`.reg`, `.param`, `.local`, `.shared`).
    Variable(Variable),
    /// `.loc`.
    Loc(Loc),
    /// `.pragma "…";`
    Pragma(Vec<String>, Span),
    /// `name: .branchtargets …;` and its kin.
    Targets(Targets),
}

/// `.loc FILE LINE COLUMN, function_name LABEL+off, inlined_at FILE LINE COLUMN`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Loc {
    /// `.file` index.
    pub file: u32,
    /// Line from 1.
    pub line: u32,
    /// Column.
    pub column: u32,
    /// The function this was inlined from, as written.
    pub function: Option<(Symbol, i64)>,
    /// Where it was inlined.
    pub inlined_at: Option<(u32, u32, u32)>,
    /// Where.
    pub span: Span,
}

/// A labelled list of targets.
#[derive(Debug, Clone)]
pub struct Targets {
    /// The label before it.
    pub name: Symbol,
    /// Which.
    pub kind: TargetsKind,
    /// Where.
    pub span: Span,
}

/// What a target list holds.
#[derive(Debug, Clone)]
pub enum TargetsKind {
    /// `.branchtargets a, b, c<4>;`
    Branch(Vec<Symbol>),
    /// `.calltargets f, g;`
    Call(Vec<Symbol>),
    /// `.callprototype (ret) _ (params);`
    Prototype {
        /// Return parameters.
        returns: Vec<Variable>,
        /// Parameters.
        params: Vec<Variable>,
        /// `.noreturn`
        noreturn: bool,
    },
}

/// `@p` or `@!p`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Guard {
    /// Negated?
    pub not: bool,
    /// The predicate register.
    pub reg: Symbol,
    /// Where.
    pub span: Span,
}

/// An instruction.
#[derive(Debug, Clone)]
pub struct Inst {
    /// Its guard.
    pub guard: Option<Guard>,
    /// Its mnemonic.
    pub mnemonic: Mnemonic,
    /// The dot-words after it, in written order.
    pub mods: SmallVec<[Modifier; 6]>,
    /// Operands in written order. For `call`: as in [`Operand::List`].
    pub operands: SmallVec<[Operand; 4]>,
    /// Row of the instruction table that it matches; `u16::MAX` before checking or where none does.
    pub form: u16,
    /// From guard or mnemonic to the semicolon.
    pub span: Span,
    /// Mnemonic with modifiers only.
    pub head: Span,
}

/// An operand.
#[derive(Debug, Clone, PartialEq)]
pub enum Operand {
    /// A register, variable, function or label.
    Name(Symbol),
    /// A special register (`%tid.x`, `%laneid`).
    Special(SpecialReg),
    /// A special vector register as a whole (`%tid`): its name without `%`, for `mov.v4`-like uses.
    SpecialVector(Symbol),
    /// `name.x`, `.y`, `.z`, `.w` of a vector register: 0 to 3.
    Component(Symbol, u8),
    /// `name.h0`, `name.b3210`, …: bytes or halves of a video instruction's operand, the selector as written.
    Selected(Symbol, Symbol),
    /// `-name`, `-name.h0`: an operand of `vmad` negated, with its selector.
    Negative(Symbol, Option<Symbol>),
    /// `!%p`
    Not(Symbol),
    /// `%r|%p`: value and predicate. `_` on either side is the sink symbol.
    Pair(Symbol, Symbol),
    /// An integer: its value as written (negative or up to 2^64−1).
    Int(i128),
    /// `0f…`: the bits.
    F32(u32),
    /// `0d…` or decimal: the bits.
    F64(u64),
    /// `{a, b, …}`
    Vector(Vec<Operand>),
    /// `{a, b, …}|p`: values and a predicate.
    VectorPair(Vec<Operand>, Symbol),
    /// `[…]`
    Address(Address),
    /// `(a, b)` of a `call`.
    List(Vec<Operand>),
    /// `_`
    Sink,
    /// `name+8`, `name-4` outside brackets.
    NameOffset(Symbol, i64),
    /// `WARP_SZ`
    WarpSize,
}

/// `[base+offset]`, `[name, {coordinates}]`.
#[derive(Debug, Clone, PartialEq)]
pub struct Address {
    /// What is added to.
    pub base: AddressBase,
    /// Bytes.
    pub offset: i64,
    /// Further parts after commas (texture and tensor forms).
    pub rest: Vec<Operand>,
    /// Where.
    pub span: Span,
}

/// The base of an address.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum AddressBase {
    /// A register or a variable.
    Name(Symbol),
    /// None: the offset is the address.
    Immediate,
}
