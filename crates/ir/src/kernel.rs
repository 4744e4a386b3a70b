//! A kernel with its side tables.

use base::{Dim3, MemOp, ScalarType, Space, Span};
use smallvec::SmallVec;

use crate::matrix::{MatrixInst, RowElement};
use crate::op::{Op, Slot};
use crate::texture::TextureOp;

/// Whether a record's figures follow from addresses alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Basis {
    /// They do.
    #[default]
    Exact,
    /// Count or addresses depend on an atomic's result, a strong or volatile load, a clock, `%smid` or
    /// `%warpid`.
    Schedule,
}

impl Basis {
    /// The contract's word.
    pub const fn name(self) -> &'static str {
        match self {
            Basis::Exact => "exact",
            Basis::Schedule => "schedule",
        }
    }
}

/// A launchable kernel: the entry and every function it can reach, all operations in one vector.
#[derive(Clone, Debug, Default)]
pub struct Kernel {
    /// Mangled name.
    pub name: String,
    /// Operations of all functions.
    pub ops: Vec<Op>,
    /// For each operation, where it comes from.
    pub origin: Vec<Origin>,
    /// For each operation that can diverge, where its paths meet again (operation index); `u32::MAX` none
    /// before the function ends. Same length as `ops`.
    pub reconverge: Vec<u32>,
    /// For each operation: does the innermost loop around it go on until another thread does something? Lanes that wait
    /// for others to come out of such a loop may wait for good.
    pub spins: Vec<bool>,
    /// Functions; 0 is the entry.
    pub functions: Vec<Function>,
    /// Constants, one 32-bit value a column; 64-bit ones take two neighbours (low, high).
    pub constants: Vec<u32>,
    /// Which constants are wider than 32 bits: (first index, words: 2 or 4). They never overlap.
    pub wide_constants: Vec<(u16, u16)>,
    /// Memory operations, by `Op::aux`.
    pub mem: Vec<MemInst>,
    /// Matrix products, by `Op::aux`.
    pub matrices: Vec<MatrixInst>,
    /// Further operands, by `Op::aux`.
    pub extra: Vec<[Slot; 4]>,
    /// Targets of `Brx`.
    pub tables: Vec<Vec<u32>>,
    /// Call sites.
    pub calls: Vec<CallSite>,
    /// What is counted, in the order of the report.
    pub records: Vec<RecordInfo>,
    /// Kernel parameters.
    pub params: Vec<Param>,
    /// Bytes of all parameters.
    pub param_bytes: u32,
    /// First shared address: 0, or 0x400 on sm_90 and later.
    pub shared_base: u32,
    /// Static shared bytes (from `shared_base`).
    pub static_shared: u32,
    /// Alignment of dynamic shared memory, at least 16: it begins at the next multiple of it from
    /// `shared_base + static_shared` on.
    pub dynamic_shared_align: u32,
    /// `.reqntid`.
    pub reqntid: Option<Dim3>,
    /// `.reqnctapercluster`.
    pub reqcluster: Option<Dim3>,
    /// `.maxntid`.
    pub maxntid: Option<Dim3>,
    /// `.maxnreg`.
    pub maxnreg: Option<u32>,
    /// `.minnctapersm`.
    pub minnctapersm: Option<u32>,
    /// Registers per thread, estimated from liveness (32-bit registers live at once, plus a few for addresses).
    pub register_estimate: u32,
    /// How it uses global memory, where that shows that its blocks cannot see each other.
    pub global_use: Option<GlobalUse>,
    /// Source file names of `.file`, by index.
    pub lines: SourceLines,
    /// For each function of the module (an address is `address::FUNCTIONS + 16 * i`), its index in `functions`.
    pub function_addresses: Vec<Option<u32>>,
}

/// Through which parameters a kernel reaches global memory, by the byte offsets of the pointers in parameter space,
/// for kernels in which no block can see another's progress. Where none of what is loaded lies in a buffer that is
/// stored to or reduced into, and nothing is both, blocks may run in any order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GlobalUse {
    /// Pointers loaded through.
    pub loads: Vec<u32>,
    /// Pointers stored through.
    pub stores: Vec<u32>,
    /// Pointers that commutative reductions go through.
    pub reductions: Vec<u32>,
}

/// Where an operation comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Origin {
    /// The PTX statement.
    pub span: Span,
    /// Its line, from 1.
    pub ptx_line: u32,
    /// Index into `SourceLines::places` plus one; 0 for none.
    pub place: u32,
    /// Number of the PTX statement: several operations may come of one, and only the first counts as an
    /// executed instruction.
    pub first: bool,
}

/// `.file` names and `.loc` places.
#[derive(Clone, Debug, Default)]
pub struct SourceLines {
    /// (index, name).
    pub files: Vec<(u32, String)>,
    /// Places, innermost first by `inlined_at` links.
    pub places: Vec<SourceLine>,
}

/// A place in the source.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SourceLine {
    /// `.file` index.
    pub file: u32,
    /// Line from 1.
    pub line: u32,
    /// Column.
    pub column: u32,
    /// The caller's place, an index into `places` plus one; 0 for none.
    pub inlined_at: u32,
}

/// A function of the kernel.
#[derive(Clone, Debug, Default)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// First operation.
    pub start: u32,
    /// One past the last.
    pub end: u32,
    /// Columns of its register window. Parameters come first, 32 bits a column, low word first, then the
    /// return parameters. These are words, not 64-bit values: lowering packs and unpacks at both ends.
    pub slots: u32,
    /// Predicates of its window.
    pub preds: u32,
    /// Bytes of local memory of one activation, a multiple of 16.
    pub local_bytes: u32,
    /// Words of its parameters.
    pub param_words: u32,
    /// Words of its return parameters.
    pub return_words: u32,
}

/// A memory operation.
#[derive(Clone, Debug)]
pub struct MemInst {
    /// What is asked.
    pub op: MemOp,
    /// The register part of the address: a slot of 64 or 32 bits, or none.
    pub base: Slot,
    /// Is `base` 64 bits wide? A 32-bit sum wraps modulo 2³².
    pub wide: bool,
    /// The constant part of the address, within the space.
    pub offset: i64,
    /// Add the local frame of this activation (a named local variable).
    pub frame: bool,
    /// Registers of the value, one per element: loaded into, or stored from. NONE is the sink.
    pub data: SmallVec<[Slot; 4]>,
    /// Width in bits of one data register as declared: 16, 32, 64 or 128. `ld.u8` may fill a 64-bit one; the
    /// value is sign- or zero-extended to this width, and the rest of a column above 16 bits is zero.
    pub data_bits: u8,
    /// Operands of an atomic: b, and c for `cas` (vectors: all b, one per element). For `cp.async`: the source
    /// size, a 32-bit slot, where one is given.
    pub operands: SmallVec<[Slot; 2]>,
    /// A second address: slot, wide, offset. `cp.async` has its shared side in `base` and its global side here;
    /// `op.space` is then `Global`, and the one record counts both sides.
    pub second: Option<(Slot, bool, i64)>,
    /// `.trans` of `ldmatrix` and `stmatrix`.
    pub trans: bool,
    /// Elements of the rows of `ldmatrix` and `stmatrix`.
    pub row: RowElement,
    /// The cache policy operand, or NONE.
    pub policy: Slot,
    /// Of a texture or surface access, whose handle is `base`.
    pub texture: Option<TextureOp>,
    /// First of its records; generic accesses have one for each of global, shared, local, const in that order.
    /// A fence has one.
    pub record: u32,
}

/// A call site.
#[derive(Clone, Debug)]
pub struct CallSite {
    /// Whom.
    pub callee: Callee,
    /// Caller's columns to the callee's parameter words.
    pub args: Vec<ParamMove>,
    /// The callee's return words to the caller's columns.
    pub returns: Vec<ParamMove>,
    /// The PTX statement.
    pub span: Span,
}

/// A run of words: `words` columns from `from` on go to word `to` on. For returns `from` counts words of the
/// callee's return area and `to` is the caller's column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParamMove {
    /// From.
    pub from: u16,
    /// To.
    pub to: u16,
    /// How many.
    pub words: u16,
}

/// The called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Callee {
    /// A function of this kernel.
    Direct(u32),
    /// A function address in a 64-bit slot.
    Indirect(Slot),
    /// One that the system supplies.
    Extern(ExternFunction),
}

/// Functions without a body that the system supplies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExternFunction {
    /// `int vprintf(const char *format, void *arguments)`
    Vprintf,
    /// `void __assertfail(const char *message, const char *file, unsigned line, const char *function, size_t)`
    Assertfail,
    /// `void *malloc(size_t)`
    Malloc,
    /// `void free(void *)`
    Free,
    /// `unsigned __nv_activemask_impl(void)`
    ActiveMask,
}

/// What is counted together: a PTX statement in one state space.
#[derive(Clone, Debug)]
pub struct RecordInfo {
    /// PTX line, from 1.
    pub ptx_line: u32,
    /// Number of the statement in the file: two statements of one line differ.
    pub statement: u32,
    /// Mnemonic with modifiers.
    pub ptx: String,
    /// What is asked, in this space.
    pub op: MemOp,
    /// Written without a state space.
    pub generic: bool,
    /// Accesses that one execution consists of: more than 1 for `wmma`, which moves a fragment in parts.
    pub accesses: u32,
    /// What its figures rest on.
    pub basis: Basis,
    /// Index into `SourceLines::places` plus one; 0 for none.
    pub place: u32,
    /// The statement.
    pub span: Span,
}

/// A kernel parameter.
#[derive(Clone, Debug)]
pub struct Param {
    /// Its name.
    pub name: String,
    /// Byte offset in parameter space.
    pub offset: u32,
    /// Bytes.
    pub bytes: u32,
    /// Alignment.
    pub align: u32,
    /// Element type as declared (`b8` for structures).
    pub ty: ScalarType,
    /// Array of bytes (a structure)?
    pub is_array: bool,
    /// Marked `.ptr`.
    pub is_pointer: bool,
}

/// The variables of a module: what lies in memory before the first launch.
#[derive(Clone, Debug, Default)]
pub struct Image {
    /// `.global` variables with their addresses, ascending.
    pub globals: Vec<ImageVariable>,
    /// The constant bank of user variables.
    pub constants: Vec<u8>,
    /// `.const` variables with their addresses in the bank.
    pub constant_variables: Vec<ImageVariable>,
}

/// A module variable.
#[derive(Clone, Debug)]
pub struct ImageVariable {
    /// Its name.
    pub name: String,
    /// Its space.
    pub space: Space,
    /// Its address in the space.
    pub address: u64,
    /// Its bytes.
    pub bytes: u64,
    /// Its initial value, relocated; empty for all zero, else of length `bytes`.
    pub init: Vec<u8>,
}
