//! The warp operation and its parts.

use base::ScalarType;

/// Element type of an operation.
pub type Ty = ScalarType;

/// Where a value lies: an index into the register window of the running function, in columns of 32 lanes × 32
/// bits, or, with the top bit set, into the kernel's constants. A 64-bit value is `[u64; 32]` over two
/// neighbouring columns, a 128-bit one `[u128; 32]` over four. 8- and 16-bit values lie in the low bits of one
/// column with the rest zero. Predicates have slots of their own kind: an index into the predicate window, one
/// 32-bit lane mask each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default)]
pub struct Slot(pub u16);

impl Slot {
    /// Bit that marks a constant.
    pub const CONST: u16 = 0x8000;
    /// No slot (a sink, an absent operand).
    pub const NONE: Slot = Slot(0xffff);

    /// Constant column `i`.
    pub const fn constant(i: u16) -> Slot {
        Slot(i | Slot::CONST)
    }

    /// Is it a constant?
    #[inline]
    pub const fn is_const(self) -> bool {
        self.0 & Slot::CONST != 0
    }

    /// Is it absent?
    #[inline]
    pub const fn is_none(self) -> bool {
        self.0 == 0xffff
    }
}

/// `@p`, `@!p` or always. Bit 15: negated; the rest a predicate slot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Guard(pub u16);

impl Guard {
    /// Always.
    pub const ALWAYS: Guard = Guard(0xffff);

    /// Under that predicate.
    pub const fn new(pred: u16, not: bool) -> Guard {
        Guard(pred & 0x7fff | if not { 0x8000 } else { 0 })
    }

    /// No guard at all?
    #[inline]
    pub const fn is_always(self) -> bool {
        self.0 == 0xffff
    }

    /// The predicate slot.
    #[inline]
    pub const fn pred(self) -> u16 {
        self.0 & 0x7fff
    }

    /// Negated?
    #[inline]
    pub const fn not(self) -> bool {
        self.0 & 0x8000 != 0
    }
}

/// Modifiers of an arithmetic operation, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Mods(pub u8);

impl Mods {
    /// Nearest even (the default).
    pub const RN: u8 = 0;
    /// Towards zero.
    pub const RZ: u8 = 1;
    /// Towards −∞.
    pub const RM: u8 = 2;
    /// Towards +∞.
    pub const RP: u8 = 3;
    /// Subnormals to zero.
    pub const FTZ: u8 = 4;
    /// Clamp: to [0, 1] for floats, to the type's range for integers.
    pub const SAT: u8 = 8;
    /// `.approx` (or `.full`).
    pub const APPROX: u8 = 0x10;
    /// `.NaN`.
    pub const NAN: u8 = 0x20;
    /// `.xorsign.abs`, `.abs`; `.shiftamt` of `bfind`; `.wrap` (else clamp) of `shf`, `szext`, `bmsk`; `.relu` of `cvt`.
    pub const ALT: u8 = 0x40;
    /// Float to integral value of the same type (`cvt.rni` and its kin) as opposed to rounding to the format.
    pub const INTEGRAL: u8 = 0x80;

    /// `.satfinite` of `cvt`.
    pub const SATFINITE: u8 = Mods::NAN;
    /// `.rs` of `cvt`: `src[2]` holds random bits.
    pub const STOCHASTIC: u8 = Mods::APPROX;
    /// `.oob` of `fma`.
    pub const OOB: u8 = Mods::NAN;

    /// Rounding mode, one of [`Mods::RN`] to [`Mods::RP`].
    #[inline]
    pub const fn rounding(self) -> u8 {
        self.0 & 3
    }

    /// Is this bit set?
    #[inline]
    pub const fn has(self, bit: u8) -> bool {
        self.0 & bit != 0
    }
}

/// Comparison of `set`, `setp`.
pub type CmpOp = base::CmpOp;

/// How `set`, `setp` combine the comparison with a predicate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum BoolOp {
    None,
    And,
    Or,
    Xor,
}

/// What a block barrier does.
pub type BarOp = base::BarrierOp;

/// What an operation does. Unless said otherwise: `dst ← f(src[0], src[1], src[2])` on `ty`, lane by lane,
/// under mask and guard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Code {
    /// Does nothing.
    Nop,
    // ---- lane arithmetic: everything from here to `Pack` is looked up by (code, ty, mods, aux) at load.
    /// Copy of `ty`'s width.
    Mov,
    /// Sum; SAT for `s32`.
    Add,
    /// Difference.
    Sub,
    /// Low product, or the float product.
    Mul,
    /// High product.
    MulHi,
    /// `ty` × `ty` → twice as wide.
    MulWide,
    /// 24-bit product, low; `aux` 1 for high.
    Mul24,
    /// a × b + c, low, integers.
    Mad,
    /// High half of a × b, plus c; SAT for `s32`.
    MadHi,
    /// Wide product plus a wide c.
    MadWide,
    /// 24-bit mad; `aux` 1 for high; SAT.
    Mad24,
    /// |a − b| + c.
    Sad,
    /// a × b + c, one rounding, floats. ALT: `.relu`; OOB.
    Fma,
    /// Quotient. APPROX for `.approx`, with ALT for `.full`.
    Div,
    /// Remainder.
    Rem,
    /// Absolute value.
    Abs,
    /// Negation.
    Neg,
    /// Minimum. NAN, ALT (`.xorsign.abs`); three operands where `src[2]` is given.
    Min,
    /// Maximum, likewise.
    Max,
    /// 1 / a.
    Rcp,
    /// √a.
    Sqrt,
    /// 1 / √a.
    Rsqrt,
    /// Sine.
    Sin,
    /// Cosine.
    Cos,
    /// log₂.
    Lg2,
    /// 2ᵃ.
    Ex2,
    /// Hyperbolic tangent.
    Tanh,
    /// Magnitude of b with the sign of a (PTX's order: `copysign d, a, b`).
    Copysign,
    /// Into a predicate; `aux`: 0 finite, 1 infinite, 2 number, 3 notanumber, 4 normal, 5 subnormal.
    Testp,
    /// Bitwise and. On `Pred`: slots are predicates; likewise for the next four.
    And,
    /// Bitwise or.
    Or,
    /// Bitwise exclusive or.
    Xor,
    /// Complement.
    Not,
    /// a == 0 ? 1 : 0.
    Cnot,
    /// Any function of three bits; `aux` is the table.
    Lop3,
    /// Left shift by `src[1]` (u32), clamped.
    Shl,
    /// Right shift, arithmetic on signed types.
    Shr,
    /// Funnel shift left of `src[1]:src[0]` by `src[2]`; ALT: wrap.
    ShfL,
    /// Funnel shift right.
    ShfR,
    /// Bit field extract: a, position, length.
    Bfe,
    /// Bit field insert: `dst ← insert src[0] into src[1] at src[2]`, length in slot `aux`.
    Bfi,
    /// Highest non-sign bit; ALT: `.shiftamt`. Result u32.
    Bfind,
    /// Bits reversed.
    Brev,
    /// Ones; result u32.
    Popc,
    /// Leading zeros; result u32.
    Clz,
    /// n-th set bit.
    Fns,
    /// Byte permute; `aux`: 0 default, 1 f4e, 2 b4e, 3 rc8, 4 ecl, 5 ecr, 6 rc16.
    Prmt,
    /// Sign or zero extend from `src[1]` bits; ALT: wrap.
    Szext,
    /// Mask of `src[1]` bits at `src[0]`; ALT: wrap.
    Bmsk,
    /// Four-way byte dot product; `aux` bit 0: a signed, bit 1: b signed.
    Dp4a,
    /// Two-way; `aux` bits as above, bit 2: high half of b.
    Dp2a,
    /// Sum that writes the carry predicate slot `aux`.
    AddCc,
    /// Sum with carry in from predicate slot `aux`.
    Addc,
    /// Sum with carry in from and out to predicate slot `aux`.
    AddcCc,
    /// Difference that writes the borrow.
    SubCc,
    /// Difference with borrow in.
    Subc,
    /// Difference with borrow in and out.
    SubcCc,
    /// Low (or HI with ALT) product plus c, writing the carry.
    MadCc,
    /// Low (or high with ALT) product plus c plus carry in.
    Madc,
    /// Likewise, writing the carry as well.
    MadcCc,
    /// `src[2]` is a predicate slot: a where it holds, else b.
    Selp,
    /// `src[2]` ≥ 0 ? a : b; `aux` is 1 where c is f32.
    Slct,
    /// Into a predicate: `aux` = CmpOp | BoolOp << 8 | (`src[2]` negated) << 15; `src[2]` a predicate slot.
    Setp,
    /// Into a 32-bit register: as `Setp`; `aux` bit 14: result is f32 1.0 rather than all ones.
    Set,
    /// From type `aux` (a `ScalarType` as u16) to `ty`. ALT: `.relu`; SATFINITE; RP to `tf32` is `.rna` (ties away
    /// from zero), as that type has no rounding up. Two sources for packed results: `src[0]` the upper half, `src[1]`
    /// the lower. STOCHASTIC: `src[2]` are the random bits, for pairs of 8-bit and smaller values in its low 16. With
    /// `s2f6x2` on either side, `src[2]` may be a pair of `ue8m0` scales.
    Cvt,
    /// `src[0]` is a special register's number; no lane arithmetic, but pure.
    Special,
    /// Two parts of half `ty`'s width, `src[0]` the lower: B16 of two 8-bit, B32, B64, B128 of two 64-bit ones. More
    /// parts are packed in pairs.
    Pack,
    /// The inverse, one part at a time: part `aux` of `src[0]`, where `ty` is the part's type and `src[1]`.0 the
    /// whole's width in bits.
    Unpack,
    /// dst ← `src[0]` (a predicate): 1 or 0... of `ty` (never written in PTX; used by lowering).
    PredToInt,

    // ---- warp level
    /// `shfl`: value `src[0]`, lane `src[1]`, clamp `src[2]`; `aux` indexes `extra` = [membermask, predicate or NONE,
    /// mode (0 up, 1 down, 2 bfly, 3 idx)].
    Shfl,
    /// `vote`: `src[0]` predicate (negated when `src[2]`.0 is 1), `src[1]` membermask or NONE; `aux` 0 all, 1 any, 2 uni, 3 ballot (dst a
    /// register).
    Vote,
    /// `match`: `src[0]` value, `src[1]` membermask, `src[2]` predicate slot or NONE; `aux` 0 any, 1 all.
    Match,
    /// `redux.sync`: `src[0]` value, `src[1]` membermask; `aux` a `base::AtomOp`.
    Redux,
    /// `activemask`.
    ActiveMask,
    /// `elect.sync`: dst a register or NONE, `src[0]` membermask, `src[2]` predicate slot.
    Elect,
    /// `movmatrix.sync.aligned.m8n8.trans.b16`: the warp's 8×8 matrix transposed.
    MovMatrix,
    /// `mma`, and a step of `wmma.mma`: `aux` an index into `Kernel::matrices`.
    Mma,

    // ---- control
    /// Branch to [`Op::target`].
    Bra,
    /// `brx.idx`: `src[0]` index, `aux` a table of `Kernel::tables`.
    Brx,
    /// `aux` a call site.
    Call,
    /// Return from a function; from the entry, the thread ends.
    Ret,
    /// The thread ends.
    Exit,
    /// A fault.
    Trap,

    // ---- memory
    /// `aux` an index into `Kernel::mem`.
    Mem,
    /// dst predicate ← `src[0]` (generic address) lies in space `aux` (a `base::Space` as u16).
    Isspacep,
    /// dst ← `src[0]` plus the window of space `aux`; ALT: minus. `ty` U32 or U64 (32-bit results are cut).
    Cvta,
    /// dst (u64 or u32 by `ty`) ← address of byte [`Op::target`] of this activation's local frame.
    LocalAddr,
    /// dst ← the address `src[0]` in shared memory of block `src[1]` (u32) of the cluster. `ty` U32 or U64, generic.
    Mapa,
    /// dst (u32) ← the block of the cluster in whose shared memory address `src[0]` lies.
    CtaRank,
    /// dst (u32) ← `aux` (a `Query`) of the texture or surface `src[0]` (u64), of its level `src[1]` (u32) or NONE.
    TextureQuery,
    /// The asynchronous copies since the last commit become a group.
    AsyncCommit,
    /// Waits until at most `aux` groups are under way; `0xffff`: for every copy.
    AsyncWait,
    /// dst ← local address of `src[0]` bytes on the stack, aligned to 2 to the power of `aux`.
    Alloca,
    /// dst ← the stack pointer.
    StackSave,
    /// The stack pointer ← `src[0]`.
    StackRestore,

    // ---- order
    /// `bar`/`barrier`: `src[0]` number, `src[1]` thread count or NONE, `src[2]` predicate (red; negated when
    /// `mods` ALT); `aux` a `BarOp`; dst register (popc) or predicate.
    Bar,
    /// `bar.warp.sync` `src[0]`.
    BarWarp,
    /// `barrier.cluster`; `aux`: 0 arrive, 1 wait.
    BarCluster,
    /// `aux` an index into `Kernel::mem` whose kind is a fence. Ends a turn.
    Fence,
    /// Ends a turn.
    Nanosleep,
}

/// One operation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(C)]
pub struct Op {
    /// What.
    pub code: Code,
    /// On which type.
    pub ty: Ty,
    /// How.
    pub mods: Mods,
    /// For which lanes.
    pub guard: Guard,
    /// To.
    pub dst: Slot,
    /// From.
    pub src: [Slot; 3],
    /// The fourth operand or a table index; see [`Code`].
    pub aux: u16,
}

const _: () = assert!(std::mem::size_of::<Op>() <= 16);

impl Op {
    /// An operation with nothing but its code and type.
    pub const fn new(code: Code, ty: Ty) -> Op {
        Op { code, ty, mods: Mods(0), guard: Guard::ALWAYS, dst: Slot::NONE, src: [Slot::NONE; 3], aux: 0 }
    }

    /// Where a `Bra` goes (an operation index), and the byte of `LocalAddr`.
    #[inline]
    pub const fn target(&self) -> u32 {
        self.src[1].0 as u32 | (self.src[2].0 as u32) << 16
    }

    /// Sets what [`Op::target`] gives.
    pub fn set_target(&mut self, target: u32) {
        self.src[1] = Slot(target as u16);
        self.src[2] = Slot((target >> 16) as u16);
    }
}
