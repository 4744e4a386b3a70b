//! The instruction table as Rust. GENERATED from `isa/ptx.isa` by `cargo xtask generate`: change the
//! table, not this file. Not formatted: one row of the table is one line.

use base::ScalarType;

use super::form::{
    Choice, Count, Fit, Form, Kind, Target, TypeRef, choice, form, need, op, slot,
};

/// An instruction's name before its first dot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u16)]
pub enum Mnemonic {
    /// `abs`
    Abs,
    /// `activemask`
    Activemask,
    /// `add`
    Add,
    /// `addc`
    Addc,
    /// `alloca`
    Alloca,
    /// `and`
    And,
    /// `applypriority`
    Applypriority,
    /// `atom`
    Atom,
    /// `bar`
    Bar,
    /// `barrier`
    Barrier,
    /// `bfe`
    Bfe,
    /// `bfi`
    Bfi,
    /// `bfind`
    Bfind,
    /// `bmsk`
    Bmsk,
    /// `bra`
    Bra,
    /// `brev`
    Brev,
    /// `brkpt`
    Brkpt,
    /// `brx`
    Brx,
    /// `call`
    Call,
    /// `clusterlaunchcontrol`
    Clusterlaunchcontrol,
    /// `clz`
    Clz,
    /// `cnot`
    Cnot,
    /// `copysign`
    Copysign,
    /// `cos`
    Cos,
    /// `cp`
    Cp,
    /// `createpolicy`
    Createpolicy,
    /// `cvt`
    Cvt,
    /// `cvta`
    Cvta,
    /// `discard`
    Discard,
    /// `div`
    Div,
    /// `dp2a`
    Dp2a,
    /// `dp4a`
    Dp4a,
    /// `elect`
    Elect,
    /// `ex2`
    Ex2,
    /// `exit`
    Exit,
    /// `fence`
    Fence,
    /// `fma`
    Fma,
    /// `fns`
    Fns,
    /// `getctarank`
    Getctarank,
    /// `griddepcontrol`
    Griddepcontrol,
    /// `isspacep`
    Isspacep,
    /// `istypep`
    Istypep,
    /// `ld`
    Ld,
    /// `ldmatrix`
    Ldmatrix,
    /// `ldu`
    Ldu,
    /// `lg2`
    Lg2,
    /// `lop3`
    Lop3,
    /// `mad`
    Mad,
    /// `mad24`
    Mad24,
    /// `madc`
    Madc,
    /// `mapa`
    Mapa,
    /// `match`
    Match,
    /// `max`
    Max,
    /// `mbarrier`
    Mbarrier,
    /// `membar`
    Membar,
    /// `min`
    Min,
    /// `mma`
    Mma,
    /// `mov`
    Mov,
    /// `movmatrix`
    Movmatrix,
    /// `mul`
    Mul,
    /// `mul24`
    Mul24,
    /// `multimem`
    Multimem,
    /// `nanosleep`
    Nanosleep,
    /// `neg`
    Neg,
    /// `not`
    Not,
    /// `or`
    Or,
    /// `pmevent`
    Pmevent,
    /// `popc`
    Popc,
    /// `prefetch`
    Prefetch,
    /// `prefetchu`
    Prefetchu,
    /// `prmt`
    Prmt,
    /// `rcp`
    Rcp,
    /// `red`
    Red,
    /// `redux`
    Redux,
    /// `rem`
    Rem,
    /// `ret`
    Ret,
    /// `rsqrt`
    Rsqrt,
    /// `sad`
    Sad,
    /// `selp`
    Selp,
    /// `set`
    Set,
    /// `setmaxnreg`
    Setmaxnreg,
    /// `setp`
    Setp,
    /// `shf`
    Shf,
    /// `shfl`
    Shfl,
    /// `shl`
    Shl,
    /// `shr`
    Shr,
    /// `sin`
    Sin,
    /// `slct`
    Slct,
    /// `sqrt`
    Sqrt,
    /// `st`
    St,
    /// `stackrestore`
    Stackrestore,
    /// `stacksave`
    Stacksave,
    /// `stmatrix`
    Stmatrix,
    /// `sub`
    Sub,
    /// `subc`
    Subc,
    /// `suld`
    Suld,
    /// `suq`
    Suq,
    /// `sured`
    Sured,
    /// `sust`
    Sust,
    /// `szext`
    Szext,
    /// `tanh`
    Tanh,
    /// `tcgen05`
    Tcgen05,
    /// `tensormap`
    Tensormap,
    /// `testp`
    Testp,
    /// `tex`
    Tex,
    /// `tld4`
    Tld4,
    /// `trap`
    Trap,
    /// `txq`
    Txq,
    /// `vabsdiff`
    Vabsdiff,
    /// `vabsdiff2`
    Vabsdiff2,
    /// `vabsdiff4`
    Vabsdiff4,
    /// `vadd`
    Vadd,
    /// `vadd2`
    Vadd2,
    /// `vadd4`
    Vadd4,
    /// `vavrg2`
    Vavrg2,
    /// `vavrg4`
    Vavrg4,
    /// `vmad`
    Vmad,
    /// `vmax`
    Vmax,
    /// `vmax2`
    Vmax2,
    /// `vmax4`
    Vmax4,
    /// `vmin`
    Vmin,
    /// `vmin2`
    Vmin2,
    /// `vmin4`
    Vmin4,
    /// `vote`
    Vote,
    /// `vset`
    Vset,
    /// `vset2`
    Vset2,
    /// `vset4`
    Vset4,
    /// `vshl`
    Vshl,
    /// `vshr`
    Vshr,
    /// `vsub`
    Vsub,
    /// `vsub2`
    Vsub2,
    /// `vsub4`
    Vsub4,
    /// `wgmma`
    Wgmma,
    /// `wmma`
    Wmma,
    /// `xor`
    Xor,
}

impl Mnemonic {
    /// Every one, in table order.
    pub const ALL: &'static [Mnemonic] = &MNEMONIC_ALL;
}

static MNEMONIC_ALL: [Mnemonic; 135] = [
    Mnemonic::Abs, Mnemonic::Activemask, Mnemonic::Add, Mnemonic::Addc, Mnemonic::Alloca, Mnemonic::And,
    Mnemonic::Applypriority, Mnemonic::Atom, Mnemonic::Bar, Mnemonic::Barrier, Mnemonic::Bfe, Mnemonic::Bfi,
    Mnemonic::Bfind, Mnemonic::Bmsk, Mnemonic::Bra, Mnemonic::Brev, Mnemonic::Brkpt, Mnemonic::Brx,
    Mnemonic::Call, Mnemonic::Clusterlaunchcontrol, Mnemonic::Clz, Mnemonic::Cnot, Mnemonic::Copysign,
    Mnemonic::Cos, Mnemonic::Cp, Mnemonic::Createpolicy, Mnemonic::Cvt, Mnemonic::Cvta, Mnemonic::Discard,
    Mnemonic::Div, Mnemonic::Dp2a, Mnemonic::Dp4a, Mnemonic::Elect, Mnemonic::Ex2, Mnemonic::Exit,
    Mnemonic::Fence, Mnemonic::Fma, Mnemonic::Fns, Mnemonic::Getctarank, Mnemonic::Griddepcontrol,
    Mnemonic::Isspacep, Mnemonic::Istypep, Mnemonic::Ld, Mnemonic::Ldmatrix, Mnemonic::Ldu, Mnemonic::Lg2,
    Mnemonic::Lop3, Mnemonic::Mad, Mnemonic::Mad24, Mnemonic::Madc, Mnemonic::Mapa, Mnemonic::Match,
    Mnemonic::Max, Mnemonic::Mbarrier, Mnemonic::Membar, Mnemonic::Min, Mnemonic::Mma, Mnemonic::Mov,
    Mnemonic::Movmatrix, Mnemonic::Mul, Mnemonic::Mul24, Mnemonic::Multimem, Mnemonic::Nanosleep,
    Mnemonic::Neg, Mnemonic::Not, Mnemonic::Or, Mnemonic::Pmevent, Mnemonic::Popc, Mnemonic::Prefetch,
    Mnemonic::Prefetchu, Mnemonic::Prmt, Mnemonic::Rcp, Mnemonic::Red, Mnemonic::Redux, Mnemonic::Rem,
    Mnemonic::Ret, Mnemonic::Rsqrt, Mnemonic::Sad, Mnemonic::Selp, Mnemonic::Set, Mnemonic::Setmaxnreg,
    Mnemonic::Setp, Mnemonic::Shf, Mnemonic::Shfl, Mnemonic::Shl, Mnemonic::Shr, Mnemonic::Sin,
    Mnemonic::Slct, Mnemonic::Sqrt, Mnemonic::St, Mnemonic::Stackrestore, Mnemonic::Stacksave,
    Mnemonic::Stmatrix, Mnemonic::Sub, Mnemonic::Subc, Mnemonic::Suld, Mnemonic::Suq, Mnemonic::Sured,
    Mnemonic::Sust, Mnemonic::Szext, Mnemonic::Tanh, Mnemonic::Tcgen05, Mnemonic::Tensormap,
    Mnemonic::Testp, Mnemonic::Tex, Mnemonic::Tld4, Mnemonic::Trap, Mnemonic::Txq, Mnemonic::Vabsdiff,
    Mnemonic::Vabsdiff2, Mnemonic::Vabsdiff4, Mnemonic::Vadd, Mnemonic::Vadd2, Mnemonic::Vadd4,
    Mnemonic::Vavrg2, Mnemonic::Vavrg4, Mnemonic::Vmad, Mnemonic::Vmax, Mnemonic::Vmax2, Mnemonic::Vmax4,
    Mnemonic::Vmin, Mnemonic::Vmin2, Mnemonic::Vmin4, Mnemonic::Vote, Mnemonic::Vset, Mnemonic::Vset2,
    Mnemonic::Vset4, Mnemonic::Vshl, Mnemonic::Vshr, Mnemonic::Vsub, Mnemonic::Vsub2, Mnemonic::Vsub4,
    Mnemonic::Wgmma, Mnemonic::Wmma, Mnemonic::Xor,
];

pub(super) static MNEMONIC_NAMES: [&str; 135] = [
    "abs", "activemask", "add", "addc", "alloca", "and", "applypriority", "atom", "bar", "barrier", "bfe",
    "bfi", "bfind", "bmsk", "bra", "brev", "brkpt", "brx", "call", "clusterlaunchcontrol", "clz", "cnot",
    "copysign", "cos", "cp", "createpolicy", "cvt", "cvta", "discard", "div", "dp2a", "dp4a", "elect",
    "ex2", "exit", "fence", "fma", "fns", "getctarank", "griddepcontrol", "isspacep", "istypep", "ld",
    "ldmatrix", "ldu", "lg2", "lop3", "mad", "mad24", "madc", "mapa", "match", "max", "mbarrier", "membar",
    "min", "mma", "mov", "movmatrix", "mul", "mul24", "multimem", "nanosleep", "neg", "not", "or",
    "pmevent", "popc", "prefetch", "prefetchu", "prmt", "rcp", "red", "redux", "rem", "ret", "rsqrt", "sad",
    "selp", "set", "setmaxnreg", "setp", "shf", "shfl", "shl", "shr", "sin", "slct", "sqrt", "st",
    "stackrestore", "stacksave", "stmatrix", "sub", "subc", "suld", "suq", "sured", "sust", "szext", "tanh",
    "tcgen05", "tensormap", "testp", "tex", "tld4", "trap", "txq", "vabsdiff", "vabsdiff2", "vabsdiff4",
    "vadd", "vadd2", "vadd4", "vavrg2", "vavrg4", "vmad", "vmax", "vmax2", "vmax4", "vmin", "vmin2",
    "vmin4", "vote", "vset", "vset2", "vset4", "vshl", "vshr", "vsub", "vsub2", "vsub4", "wgmma", "wmma",
    "xor",
];

/// Table indices in the order of their names.
pub(super) static MNEMONIC_SORTED: [u16; 135] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
    28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53,
    54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79,
    80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104,
    105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125,
    126, 127, 128, 129, 130, 131, 132, 133, 134,
];

/// A dot-word after a mnemonic.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u16)]
pub enum Modifier {
    /// `pred`
    Pred,
    /// `b8`
    B8,
    /// `b16`
    B16,
    /// `b32`
    B32,
    /// `b64`
    B64,
    /// `b128`
    B128,
    /// `u8`
    U8,
    /// `u16`
    U16,
    /// `u32`
    U32,
    /// `u64`
    U64,
    /// `s8`
    S8,
    /// `s16`
    S16,
    /// `s32`
    S32,
    /// `s64`
    S64,
    /// `f16`
    F16,
    /// `bf16`
    BF16,
    /// `f32`
    F32,
    /// `tf32`
    TF32,
    /// `f64`
    F64,
    /// `f16x2`
    F16x2,
    /// `bf16x2`
    BF16x2,
    /// `f32x2`
    F32x2,
    /// `u16x2`
    U16x2,
    /// `s16x2`
    S16x2,
    /// `u8x4`
    U8x4,
    /// `s8x4`
    S8x4,
    /// `e4m3`
    E4m3,
    /// `e5m2`
    E5m2,
    /// `e4m3x2`
    E4m3x2,
    /// `e5m2x2`
    E5m2x2,
    /// `e4m3x4`
    E4m3x4,
    /// `e5m2x4`
    E5m2x4,
    /// `e2m1`
    E2m1,
    /// `e2m3`
    E2m3,
    /// `e3m2`
    E3m2,
    /// `e2m1x2`
    E2m1x2,
    /// `e2m3x2`
    E2m3x2,
    /// `e3m2x2`
    E3m2x2,
    /// `e2m1x4`
    E2m1x4,
    /// `e2m3x4`
    E2m3x4,
    /// `e3m2x4`
    E3m2x4,
    /// `ue8m0`
    Ue8m0,
    /// `ue8m0x2`
    Ue8m0x2,
    /// `ue4m3`
    Ue4m3,
    /// `s4`
    S4,
    /// `u4`
    U4,
    /// `s2`
    S2,
    /// `u2`
    U2,
    /// `b1`
    B1,
    /// `b4`
    B4,
    /// `s2f6x2`
    S2f6x2,
    /// `b1024`
    B1024,
    /// `b8x16`
    B8x16,
    /// `b4x16`
    B4x16,
    /// `b4x16_p64`
    B4x16P64,
    /// `b6x16_p32`
    B6x16P32,
    /// `b6p2x16`
    B6p2x16,
    /// `texref`
    Texref,
    /// `samplerref`
    Samplerref,
    /// `surfref`
    Surfref,
    /// `reg`
    Reg,
    /// `sreg`
    Sreg,
    /// `global`
    Global,
    /// `shared`
    Shared,
    /// `shared::cta`
    SharedCta,
    /// `shared::cluster`
    SharedCluster,
    /// `local`
    Local,
    /// `const`
    Const,
    /// `param`
    Param,
    /// `param::entry`
    ParamEntry,
    /// `param::func`
    ParamFunc,
    /// `tmem`
    Tmem,
    /// `tex`
    Tex,
    /// `weak`
    Weak,
    /// `relaxed`
    Relaxed,
    /// `acquire`
    Acquire,
    /// `release`
    Release,
    /// `acq_rel`
    AcqRel,
    /// `sc`
    Sc,
    /// `volatile`
    Volatile,
    /// `mmio`
    Mmio,
    /// `cta`
    Cta,
    /// `cluster`
    Cluster,
    /// `gpu`
    Gpu,
    /// `sys`
    Sys,
    /// `gl`
    Gl,
    /// `ca`
    Ca,
    /// `cg`
    Cg,
    /// `cs`
    Cs,
    /// `lu`
    Lu,
    /// `cv`
    Cv,
    /// `wb`
    Wb,
    /// `wt`
    Wt,
    /// `L1::evict_normal`
    L1EvictNormal,
    /// `L1::evict_unchanged`
    L1EvictUnchanged,
    /// `L1::evict_first`
    L1EvictFirst,
    /// `L1::evict_last`
    L1EvictLast,
    /// `L1::no_allocate`
    L1NoAllocate,
    /// `L2::evict_normal`
    L2EvictNormal,
    /// `L2::evict_first`
    L2EvictFirst,
    /// `L2::evict_last`
    L2EvictLast,
    /// `L2::evict_unchanged`
    L2EvictUnchanged,
    /// `L2::cache_hint`
    L2CacheHint,
    /// `L2::64B`
    L2_64B,
    /// `L2::128B`
    L2_128B,
    /// `L2::256B`
    L2_256B,
    /// `L1`
    L1,
    /// `L2`
    L2,
    /// `v2`
    V2,
    /// `v4`
    V4,
    /// `v8`
    V8,
    /// `rn`
    Rn,
    /// `rz`
    Rz,
    /// `rm`
    Rm,
    /// `rp`
    Rp,
    /// `rna`
    Rna,
    /// `rs`
    Rs,
    /// `rni`
    Rni,
    /// `rzi`
    Rzi,
    /// `rmi`
    Rmi,
    /// `rpi`
    Rpi,
    /// `eq`
    Eq,
    /// `ne`
    Ne,
    /// `lt`
    Lt,
    /// `le`
    Le,
    /// `gt`
    Gt,
    /// `ge`
    Ge,
    /// `ls`
    Ls,
    /// `hs`
    Hs,
    /// `equ`
    Equ,
    /// `neu`
    Neu,
    /// `ltu`
    Ltu,
    /// `leu`
    Leu,
    /// `gtu`
    Gtu,
    /// `geu`
    Geu,
    /// `num`
    Num,
    /// `nan`
    Nan,
    /// `and`
    And,
    /// `or`
    Or,
    /// `xor`
    Xor,
    /// `add`
    Add,
    /// `inc`
    Inc,
    /// `dec`
    Dec,
    /// `min`
    Min,
    /// `max`
    Max,
    /// `exch`
    Exch,
    /// `cas`
    Cas,
    /// `popc`
    Popc,
    /// `all`
    All,
    /// `any`
    Any,
    /// `ballot`
    Ballot,
    /// `not`
    Not,
    /// `lo`
    Lo,
    /// `hi`
    Hi,
    /// `wide`
    Wide,
    /// `approx`
    Approx,
    /// `full`
    Full,
    /// `ftz`
    Ftz,
    /// `sat`
    Sat,
    /// `satfinite`
    Satfinite,
    /// `cc`
    Cc,
    /// `uni`
    Uni,
    /// `sync`
    Sync,
    /// `aligned`
    Aligned,
    /// `nc`
    Nc,
    /// `noftz`
    Noftz,
    /// `relu`
    Relu,
    /// `NaN`
    NaN,
    /// `abs`
    Abs,
    /// `xorsign`
    Xorsign,
    /// `oob`
    Oob,
    /// `to`
    To,
    /// `unified`
    Unified,
    /// `shiftamt`
    Shiftamt,
    /// `idx`
    Idx,
    /// `trans`
    Trans,
    /// `noinc`
    Noinc,
    /// `noComplete`
    NoComplete,
    /// `parity`
    Parity,
    /// `read`
    Read,
    /// `tensormap`
    Tensormap,
    /// `async`
    Async,
    /// `bulk`
    Bulk,
    /// `warp`
    Warp,
    /// `red`
    Red,
    /// `arrive`
    Arrive,
    /// `wait`
    Wait,
    /// `proxy`
    Proxy,
    /// `cvt`
    Cvt,
    /// `pack`
    Pack,
    /// `scaled::n2::ue8m0`
    ScaledN2Ue8m0,
    /// `warpx2::02_13`
    Warpx2_02_13,
    /// `warpx2::01_23`
    Warpx2_01_23,
    /// `warpx4`
    Warpx4,
    /// `sp`
    Sp,
    /// `sp::ordered_metadata`
    SpOrderedMetadata,
    /// `mask`
    Mask,
    /// `arrive_drop`
    ArriveDrop,
    /// `up`
    Up,
    /// `down`
    Down,
    /// `bfly`
    Bfly,
    /// `l`
    L,
    /// `r`
    R,
    /// `clamp`
    Clamp,
    /// `wrap`
    Wrap,
    /// `f4e`
    F4e,
    /// `b4e`
    B4e,
    /// `rc8`
    Rc8,
    /// `ecl`
    Ecl,
    /// `ecr`
    Ecr,
    /// `rc16`
    Rc16,
    /// `trap`
    Trap,
    /// `zero`
    Zero,
    /// `p`
    P,
    /// `b`
    B,
    /// `shr7`
    Shr7,
    /// `shr15`
    Shr15,
    /// `po`
    Po,
    /// `finite`
    Finite,
    /// `infinite`
    Infinite,
    /// `number`
    Number,
    /// `notanumber`
    Notanumber,
    /// `normal`
    Normal,
    /// `subnormal`
    Subnormal,
    /// `g`
    G,
    /// `a`
    A,
    /// `m8n8`
    M8n8,
    /// `m8n16`
    M8n16,
    /// `m16n8`
    M16n8,
    /// `m16n16`
    M16n16,
    /// `m8n8k4`
    M8n8k4,
    /// `m8n8k16`
    M8n8k16,
    /// `m8n8k32`
    M8n8k32,
    /// `m8n8k128`
    M8n8k128,
    /// `m16n8k4`
    M16n8k4,
    /// `m16n8k8`
    M16n8k8,
    /// `m16n8k16`
    M16n8k16,
    /// `m16n8k32`
    M16n8k32,
    /// `m16n8k64`
    M16n8k64,
    /// `m16n8k128`
    M16n8k128,
    /// `m16n8k256`
    M16n8k256,
    /// `m16n16k16`
    M16n16k16,
    /// `m8n32k16`
    M8n32k16,
    /// `m32n8k16`
    M32n8k16,
    /// `m16n16k8`
    M16n16k8,
    /// `m64n8k8`
    M64n8k8,
    /// `m64n8k16`
    M64n8k16,
    /// `m64n8k32`
    M64n8k32,
    /// `m64n8k64`
    M64n8k64,
    /// `m64n8k256`
    M64n8k256,
    /// `m64n16k8`
    M64n16k8,
    /// `m64n16k16`
    M64n16k16,
    /// `m64n16k32`
    M64n16k32,
    /// `m64n16k64`
    M64n16k64,
    /// `m64n16k256`
    M64n16k256,
    /// `m64n24k8`
    M64n24k8,
    /// `m64n24k16`
    M64n24k16,
    /// `m64n24k32`
    M64n24k32,
    /// `m64n24k64`
    M64n24k64,
    /// `m64n24k256`
    M64n24k256,
    /// `m64n32k8`
    M64n32k8,
    /// `m64n32k16`
    M64n32k16,
    /// `m64n32k32`
    M64n32k32,
    /// `m64n32k64`
    M64n32k64,
    /// `m64n32k256`
    M64n32k256,
    /// `m64n40k8`
    M64n40k8,
    /// `m64n40k16`
    M64n40k16,
    /// `m64n40k32`
    M64n40k32,
    /// `m64n40k64`
    M64n40k64,
    /// `m64n40k256`
    M64n40k256,
    /// `m64n48k8`
    M64n48k8,
    /// `m64n48k16`
    M64n48k16,
    /// `m64n48k32`
    M64n48k32,
    /// `m64n48k64`
    M64n48k64,
    /// `m64n48k256`
    M64n48k256,
    /// `m64n56k8`
    M64n56k8,
    /// `m64n56k16`
    M64n56k16,
    /// `m64n56k32`
    M64n56k32,
    /// `m64n56k64`
    M64n56k64,
    /// `m64n56k256`
    M64n56k256,
    /// `m64n64k8`
    M64n64k8,
    /// `m64n64k16`
    M64n64k16,
    /// `m64n64k32`
    M64n64k32,
    /// `m64n64k64`
    M64n64k64,
    /// `m64n64k256`
    M64n64k256,
    /// `m64n72k8`
    M64n72k8,
    /// `m64n72k16`
    M64n72k16,
    /// `m64n72k32`
    M64n72k32,
    /// `m64n72k64`
    M64n72k64,
    /// `m64n72k256`
    M64n72k256,
    /// `m64n80k8`
    M64n80k8,
    /// `m64n80k16`
    M64n80k16,
    /// `m64n80k32`
    M64n80k32,
    /// `m64n80k64`
    M64n80k64,
    /// `m64n80k256`
    M64n80k256,
    /// `m64n88k8`
    M64n88k8,
    /// `m64n88k16`
    M64n88k16,
    /// `m64n88k32`
    M64n88k32,
    /// `m64n88k64`
    M64n88k64,
    /// `m64n88k256`
    M64n88k256,
    /// `m64n96k8`
    M64n96k8,
    /// `m64n96k16`
    M64n96k16,
    /// `m64n96k32`
    M64n96k32,
    /// `m64n96k64`
    M64n96k64,
    /// `m64n96k256`
    M64n96k256,
    /// `m64n104k8`
    M64n104k8,
    /// `m64n104k16`
    M64n104k16,
    /// `m64n104k32`
    M64n104k32,
    /// `m64n104k64`
    M64n104k64,
    /// `m64n104k256`
    M64n104k256,
    /// `m64n112k8`
    M64n112k8,
    /// `m64n112k16`
    M64n112k16,
    /// `m64n112k32`
    M64n112k32,
    /// `m64n112k64`
    M64n112k64,
    /// `m64n112k256`
    M64n112k256,
    /// `m64n120k8`
    M64n120k8,
    /// `m64n120k16`
    M64n120k16,
    /// `m64n120k32`
    M64n120k32,
    /// `m64n120k64`
    M64n120k64,
    /// `m64n120k256`
    M64n120k256,
    /// `m64n128k8`
    M64n128k8,
    /// `m64n128k16`
    M64n128k16,
    /// `m64n128k32`
    M64n128k32,
    /// `m64n128k64`
    M64n128k64,
    /// `m64n128k256`
    M64n128k256,
    /// `m64n136k8`
    M64n136k8,
    /// `m64n136k16`
    M64n136k16,
    /// `m64n136k32`
    M64n136k32,
    /// `m64n136k64`
    M64n136k64,
    /// `m64n136k256`
    M64n136k256,
    /// `m64n144k8`
    M64n144k8,
    /// `m64n144k16`
    M64n144k16,
    /// `m64n144k32`
    M64n144k32,
    /// `m64n144k64`
    M64n144k64,
    /// `m64n144k256`
    M64n144k256,
    /// `m64n152k8`
    M64n152k8,
    /// `m64n152k16`
    M64n152k16,
    /// `m64n152k32`
    M64n152k32,
    /// `m64n152k64`
    M64n152k64,
    /// `m64n152k256`
    M64n152k256,
    /// `m64n160k8`
    M64n160k8,
    /// `m64n160k16`
    M64n160k16,
    /// `m64n160k32`
    M64n160k32,
    /// `m64n160k64`
    M64n160k64,
    /// `m64n160k256`
    M64n160k256,
    /// `m64n168k8`
    M64n168k8,
    /// `m64n168k16`
    M64n168k16,
    /// `m64n168k32`
    M64n168k32,
    /// `m64n168k64`
    M64n168k64,
    /// `m64n168k256`
    M64n168k256,
    /// `m64n176k8`
    M64n176k8,
    /// `m64n176k16`
    M64n176k16,
    /// `m64n176k32`
    M64n176k32,
    /// `m64n176k64`
    M64n176k64,
    /// `m64n176k256`
    M64n176k256,
    /// `m64n184k8`
    M64n184k8,
    /// `m64n184k16`
    M64n184k16,
    /// `m64n184k32`
    M64n184k32,
    /// `m64n184k64`
    M64n184k64,
    /// `m64n184k256`
    M64n184k256,
    /// `m64n192k8`
    M64n192k8,
    /// `m64n192k16`
    M64n192k16,
    /// `m64n192k32`
    M64n192k32,
    /// `m64n192k64`
    M64n192k64,
    /// `m64n192k256`
    M64n192k256,
    /// `m64n200k8`
    M64n200k8,
    /// `m64n200k16`
    M64n200k16,
    /// `m64n200k32`
    M64n200k32,
    /// `m64n200k64`
    M64n200k64,
    /// `m64n200k256`
    M64n200k256,
    /// `m64n208k8`
    M64n208k8,
    /// `m64n208k16`
    M64n208k16,
    /// `m64n208k32`
    M64n208k32,
    /// `m64n208k64`
    M64n208k64,
    /// `m64n208k256`
    M64n208k256,
    /// `m64n216k8`
    M64n216k8,
    /// `m64n216k16`
    M64n216k16,
    /// `m64n216k32`
    M64n216k32,
    /// `m64n216k64`
    M64n216k64,
    /// `m64n216k256`
    M64n216k256,
    /// `m64n224k8`
    M64n224k8,
    /// `m64n224k16`
    M64n224k16,
    /// `m64n224k32`
    M64n224k32,
    /// `m64n224k64`
    M64n224k64,
    /// `m64n224k256`
    M64n224k256,
    /// `m64n232k8`
    M64n232k8,
    /// `m64n232k16`
    M64n232k16,
    /// `m64n232k32`
    M64n232k32,
    /// `m64n232k64`
    M64n232k64,
    /// `m64n232k256`
    M64n232k256,
    /// `m64n240k8`
    M64n240k8,
    /// `m64n240k16`
    M64n240k16,
    /// `m64n240k32`
    M64n240k32,
    /// `m64n240k64`
    M64n240k64,
    /// `m64n240k256`
    M64n240k256,
    /// `m64n248k8`
    M64n248k8,
    /// `m64n248k16`
    M64n248k16,
    /// `m64n248k32`
    M64n248k32,
    /// `m64n248k64`
    M64n248k64,
    /// `m64n248k256`
    M64n248k256,
    /// `m64n256k8`
    M64n256k8,
    /// `m64n256k16`
    M64n256k16,
    /// `m64n256k32`
    M64n256k32,
    /// `m64n256k64`
    M64n256k64,
    /// `m64n256k256`
    M64n256k256,
    /// `128x256b`
    N128x256b,
    /// `4x256b`
    N4x256b,
    /// `128x128b`
    N128x128b,
    /// `64x128b`
    N64x128b,
    /// `32x128b`
    N32x128b,
    /// `16x64b`
    N16x64b,
    /// `16x128b`
    N16x128b,
    /// `16x256b`
    N16x256b,
    /// `32x32b`
    N32x32b,
    /// `16x32bx2`
    N16x32bx2,
    /// `row`
    Row,
    /// `col`
    Col,
    /// `x1`
    X1,
    /// `x2`
    X2,
    /// `x4`
    X4,
    /// `x8`
    X8,
    /// `x16`
    X16,
    /// `x32`
    X32,
    /// `x64`
    X64,
    /// `x128`
    X128,
    /// `1d`
    N1d,
    /// `2d`
    N2d,
    /// `3d`
    N3d,
    /// `4d`
    N4d,
    /// `5d`
    N5d,
    /// `a1d`
    A1d,
    /// `a2d`
    A2d,
    /// `cube`
    Cube,
    /// `acube`
    Acube,
    /// `2dms`
    N2dms,
    /// `a2dms`
    A2dms,
    /// `width`
    Width,
    /// `height`
    Height,
    /// `depth`
    Depth,
    /// `channel_data_type`
    ChannelDataType,
    /// `channel_order`
    ChannelOrder,
    /// `normalized_coords`
    NormalizedCoords,
    /// `force_unnormalized_coords`
    ForceUnnormalizedCoords,
    /// `filter_mode`
    FilterMode,
    /// `addr_mode_0`
    AddrMode0,
    /// `addr_mode_1`
    AddrMode1,
    /// `addr_mode_2`
    AddrMode2,
    /// `array_size`
    ArraySize,
    /// `num_mipmap_levels`
    NumMipmapLevels,
    /// `num_samples`
    NumSamples,
    /// `memory_layout`
    MemoryLayout,
    /// `level`
    Level,
    /// `base`
    Base,
    /// `grad`
    Grad,
    /// `commit_group`
    CommitGroup,
    /// `wait_group`
    WaitGroup,
    /// `wait_all`
    WaitAll,
    /// `mbarrier`
    Mbarrier,
    /// `init`
    Init,
    /// `inval`
    Inval,
    /// `test_wait`
    TestWait,
    /// `try_wait`
    TryWait,
    /// `expect_tx`
    ExpectTx,
    /// `complete_tx`
    CompleteTx,
    /// `pending_count`
    PendingCount,
    /// `cancel`
    Cancel,
    /// `tensor`
    Tensor,
    /// `prefetch`
    Prefetch,
    /// `reduce`
    Reduce,
    /// `commit`
    Commit,
    /// `fence`
    Fence,
    /// `launch_dependents`
    LaunchDependents,
    /// `replace`
    Replace,
    /// `tile`
    Tile,
    /// `cp_fenceproxy`
    CpFenceproxy,
    /// `mma`
    Mma,
    /// `mma_async`
    MmaAsync,
    /// `mma_scale`
    MmaScale,
    /// `load`
    Load,
    /// `store`
    Store,
    /// `c`
    C,
    /// `d`
    D,
    /// `alloc`
    Alloc,
    /// `dealloc`
    Dealloc,
    /// `relinquish_alloc_permit`
    RelinquishAllocPermit,
    /// `ld`
    Ld,
    /// `st`
    St,
    /// `cp`
    Cp,
    /// `shift`
    Shift,
    /// `wait::ld`
    WaitLd,
    /// `wait::st`
    WaitSt,
    /// `ld_reduce`
    LdReduce,
    /// `fractional`
    Fractional,
    /// `range`
    Range,
    /// `query_cancel`
    QueryCancel,
    /// `try_cancel`
    TryCancel,
    /// `is_canceled`
    IsCanceled,
    /// `get_first_ctaid`
    GetFirstCtaid,
    /// `ws`
    Ws,
    /// `bulk_group`
    BulkGroup,
    /// `fence::before_thread_sync`
    FenceBeforeThreadSync,
    /// `fence::after_thread_sync`
    FenceAfterThreadSync,
    /// `mbarrier::complete_tx::bytes`
    MbarrierCompleteTxBytes,
    /// `mbarrier::arrive::one`
    MbarrierArriveOne,
    /// `mbarrier_init`
    MbarrierInit,
    /// `alias`
    Alias,
    /// `async::generic`
    AsyncGeneric,
    /// `tensormap::generic`
    TensormapGeneric,
    /// `sync_restrict::shared::cta`
    SyncRestrictSharedCta,
    /// `sync_restrict::shared::cluster`
    SyncRestrictSharedCluster,
    /// `global_address`
    GlobalAddress,
    /// `rank`
    Rank,
    /// `box_dim`
    BoxDim,
    /// `global_dim`
    GlobalDim,
    /// `global_stride`
    GlobalStride,
    /// `element_stride`
    ElementStride,
    /// `elemtype`
    Elemtype,
    /// `interleave_layout`
    InterleaveLayout,
    /// `swizzle_mode`
    SwizzleMode,
    /// `swizzle_atomicity`
    SwizzleAtomicity,
    /// `fill_mode`
    FillMode,
    /// `tile::gather4`
    TileGather4,
    /// `tile::scatter4`
    TileScatter4,
    /// `im2col`
    Im2col,
    /// `im2col::w`
    Im2colW,
    /// `im2col::w::128`
    Im2colW128,
    /// `im2col_no_offs`
    Im2colNoOffs,
    /// `im2col::w::no_offs`
    Im2colWNoOffs,
    /// `tiled`
    Tiled,
    /// `multicast::cluster`
    MulticastCluster,
    /// `multicast::cluster::all`
    MulticastClusterAll,
    /// `cta_group::1`
    CtaGroup1,
    /// `cta_group::2`
    CtaGroup2,
    /// `cp_mask`
    CpMask,
    /// `kind::f16`
    KindF16,
    /// `kind::tf32`
    KindTf32,
    /// `kind::f8f6f4`
    KindF8f6f4,
    /// `kind::i8`
    KindI8,
    /// `kind::mxf8f6f4`
    KindMxf8f6f4,
    /// `kind::mxf4`
    KindMxf4,
    /// `kind::mxf4nvf4`
    KindMxf4nvf4,
    /// `kind::nvf4`
    KindNvf4,
    /// `block_scale`
    BlockScale,
    /// `block16`
    Block16,
    /// `block32`
    Block32,
    /// `scale_vec::1X`
    ScaleVec1X,
    /// `scale_vec::2X`
    ScaleVec2X,
    /// `scale_vec::4X`
    ScaleVec4X,
    /// `scale_d`
    ScaleD,
    /// `thread_specific`
    ThreadSpecific,
    /// `disable_output_lane`
    DisableOutputLane,
    /// `collector::a::fill`
    CollectorAFill,
    /// `collector::a::use`
    CollectorAUse,
    /// `collector::a::lastuse`
    CollectorALastuse,
    /// `collector::a::discard`
    CollectorADiscard,
    /// `collector::b0::fill`
    CollectorB0Fill,
    /// `collector::b0::use`
    CollectorB0Use,
    /// `collector::b0::lastuse`
    CollectorB0Lastuse,
    /// `collector::b0::discard`
    CollectorB0Discard,
    /// `collector::b1::fill`
    CollectorB1Fill,
    /// `collector::b1::use`
    CollectorB1Use,
    /// `collector::b1::lastuse`
    CollectorB1Lastuse,
    /// `collector::b1::discard`
    CollectorB1Discard,
    /// `collector::b2::fill`
    CollectorB2Fill,
    /// `collector::b2::use`
    CollectorB2Use,
    /// `collector::b2::lastuse`
    CollectorB2Lastuse,
    /// `collector::b2::discard`
    CollectorB2Discard,
    /// `collector::b3::fill`
    CollectorB3Fill,
    /// `collector::b3::use`
    CollectorB3Use,
    /// `collector::b3::lastuse`
    CollectorB3Lastuse,
    /// `collector::b3::discard`
    CollectorB3Discard,
    /// `ashift`
    Ashift,
    /// `acc::f16`
    AccF16,
    /// `acc::f32`
    AccF32,
    /// `pack::16b`
    Pack16b,
    /// `unpack::16b`
    Unpack16b,
    /// `get_first_ctaid::x`
    GetFirstCtaidX,
    /// `get_first_ctaid::y`
    GetFirstCtaidY,
    /// `get_first_ctaid::z`
    GetFirstCtaidZ,
}

impl Modifier {
    /// Every one, in table order.
    pub const ALL: &'static [Modifier] = &MODIFIER_ALL;
}

static MODIFIER_ALL: [Modifier; 579] = [
    Modifier::Pred, Modifier::B8, Modifier::B16, Modifier::B32, Modifier::B64, Modifier::B128, Modifier::U8,
    Modifier::U16, Modifier::U32, Modifier::U64, Modifier::S8, Modifier::S16, Modifier::S32, Modifier::S64,
    Modifier::F16, Modifier::BF16, Modifier::F32, Modifier::TF32, Modifier::F64, Modifier::F16x2,
    Modifier::BF16x2, Modifier::F32x2, Modifier::U16x2, Modifier::S16x2, Modifier::U8x4, Modifier::S8x4,
    Modifier::E4m3, Modifier::E5m2, Modifier::E4m3x2, Modifier::E5m2x2, Modifier::E4m3x4, Modifier::E5m2x4,
    Modifier::E2m1, Modifier::E2m3, Modifier::E3m2, Modifier::E2m1x2, Modifier::E2m3x2, Modifier::E3m2x2,
    Modifier::E2m1x4, Modifier::E2m3x4, Modifier::E3m2x4, Modifier::Ue8m0, Modifier::Ue8m0x2,
    Modifier::Ue4m3, Modifier::S4, Modifier::U4, Modifier::S2, Modifier::U2, Modifier::B1, Modifier::B4,
    Modifier::S2f6x2, Modifier::B1024, Modifier::B8x16, Modifier::B4x16, Modifier::B4x16P64,
    Modifier::B6x16P32, Modifier::B6p2x16, Modifier::Texref, Modifier::Samplerref, Modifier::Surfref,
    Modifier::Reg, Modifier::Sreg, Modifier::Global, Modifier::Shared, Modifier::SharedCta,
    Modifier::SharedCluster, Modifier::Local, Modifier::Const, Modifier::Param, Modifier::ParamEntry,
    Modifier::ParamFunc, Modifier::Tmem, Modifier::Tex, Modifier::Weak, Modifier::Relaxed,
    Modifier::Acquire, Modifier::Release, Modifier::AcqRel, Modifier::Sc, Modifier::Volatile,
    Modifier::Mmio, Modifier::Cta, Modifier::Cluster, Modifier::Gpu, Modifier::Sys, Modifier::Gl,
    Modifier::Ca, Modifier::Cg, Modifier::Cs, Modifier::Lu, Modifier::Cv, Modifier::Wb, Modifier::Wt,
    Modifier::L1EvictNormal, Modifier::L1EvictUnchanged, Modifier::L1EvictFirst, Modifier::L1EvictLast,
    Modifier::L1NoAllocate, Modifier::L2EvictNormal, Modifier::L2EvictFirst, Modifier::L2EvictLast,
    Modifier::L2EvictUnchanged, Modifier::L2CacheHint, Modifier::L2_64B, Modifier::L2_128B,
    Modifier::L2_256B, Modifier::L1, Modifier::L2, Modifier::V2, Modifier::V4, Modifier::V8, Modifier::Rn,
    Modifier::Rz, Modifier::Rm, Modifier::Rp, Modifier::Rna, Modifier::Rs, Modifier::Rni, Modifier::Rzi,
    Modifier::Rmi, Modifier::Rpi, Modifier::Eq, Modifier::Ne, Modifier::Lt, Modifier::Le, Modifier::Gt,
    Modifier::Ge, Modifier::Ls, Modifier::Hs, Modifier::Equ, Modifier::Neu, Modifier::Ltu, Modifier::Leu,
    Modifier::Gtu, Modifier::Geu, Modifier::Num, Modifier::Nan, Modifier::And, Modifier::Or, Modifier::Xor,
    Modifier::Add, Modifier::Inc, Modifier::Dec, Modifier::Min, Modifier::Max, Modifier::Exch,
    Modifier::Cas, Modifier::Popc, Modifier::All, Modifier::Any, Modifier::Ballot, Modifier::Not,
    Modifier::Lo, Modifier::Hi, Modifier::Wide, Modifier::Approx, Modifier::Full, Modifier::Ftz,
    Modifier::Sat, Modifier::Satfinite, Modifier::Cc, Modifier::Uni, Modifier::Sync, Modifier::Aligned,
    Modifier::Nc, Modifier::Noftz, Modifier::Relu, Modifier::NaN, Modifier::Abs, Modifier::Xorsign,
    Modifier::Oob, Modifier::To, Modifier::Unified, Modifier::Shiftamt, Modifier::Idx, Modifier::Trans,
    Modifier::Noinc, Modifier::NoComplete, Modifier::Parity, Modifier::Read, Modifier::Tensormap,
    Modifier::Async, Modifier::Bulk, Modifier::Warp, Modifier::Red, Modifier::Arrive, Modifier::Wait,
    Modifier::Proxy, Modifier::Cvt, Modifier::Pack, Modifier::ScaledN2Ue8m0, Modifier::Warpx2_02_13,
    Modifier::Warpx2_01_23, Modifier::Warpx4, Modifier::Sp, Modifier::SpOrderedMetadata, Modifier::Mask,
    Modifier::ArriveDrop, Modifier::Up, Modifier::Down, Modifier::Bfly, Modifier::L, Modifier::R,
    Modifier::Clamp, Modifier::Wrap, Modifier::F4e, Modifier::B4e, Modifier::Rc8, Modifier::Ecl,
    Modifier::Ecr, Modifier::Rc16, Modifier::Trap, Modifier::Zero, Modifier::P, Modifier::B, Modifier::Shr7,
    Modifier::Shr15, Modifier::Po, Modifier::Finite, Modifier::Infinite, Modifier::Number,
    Modifier::Notanumber, Modifier::Normal, Modifier::Subnormal, Modifier::G, Modifier::A, Modifier::M8n8,
    Modifier::M8n16, Modifier::M16n8, Modifier::M16n16, Modifier::M8n8k4, Modifier::M8n8k16,
    Modifier::M8n8k32, Modifier::M8n8k128, Modifier::M16n8k4, Modifier::M16n8k8, Modifier::M16n8k16,
    Modifier::M16n8k32, Modifier::M16n8k64, Modifier::M16n8k128, Modifier::M16n8k256, Modifier::M16n16k16,
    Modifier::M8n32k16, Modifier::M32n8k16, Modifier::M16n16k8, Modifier::M64n8k8, Modifier::M64n8k16,
    Modifier::M64n8k32, Modifier::M64n8k64, Modifier::M64n8k256, Modifier::M64n16k8, Modifier::M64n16k16,
    Modifier::M64n16k32, Modifier::M64n16k64, Modifier::M64n16k256, Modifier::M64n24k8, Modifier::M64n24k16,
    Modifier::M64n24k32, Modifier::M64n24k64, Modifier::M64n24k256, Modifier::M64n32k8, Modifier::M64n32k16,
    Modifier::M64n32k32, Modifier::M64n32k64, Modifier::M64n32k256, Modifier::M64n40k8, Modifier::M64n40k16,
    Modifier::M64n40k32, Modifier::M64n40k64, Modifier::M64n40k256, Modifier::M64n48k8, Modifier::M64n48k16,
    Modifier::M64n48k32, Modifier::M64n48k64, Modifier::M64n48k256, Modifier::M64n56k8, Modifier::M64n56k16,
    Modifier::M64n56k32, Modifier::M64n56k64, Modifier::M64n56k256, Modifier::M64n64k8, Modifier::M64n64k16,
    Modifier::M64n64k32, Modifier::M64n64k64, Modifier::M64n64k256, Modifier::M64n72k8, Modifier::M64n72k16,
    Modifier::M64n72k32, Modifier::M64n72k64, Modifier::M64n72k256, Modifier::M64n80k8, Modifier::M64n80k16,
    Modifier::M64n80k32, Modifier::M64n80k64, Modifier::M64n80k256, Modifier::M64n88k8, Modifier::M64n88k16,
    Modifier::M64n88k32, Modifier::M64n88k64, Modifier::M64n88k256, Modifier::M64n96k8, Modifier::M64n96k16,
    Modifier::M64n96k32, Modifier::M64n96k64, Modifier::M64n96k256, Modifier::M64n104k8,
    Modifier::M64n104k16, Modifier::M64n104k32, Modifier::M64n104k64, Modifier::M64n104k256,
    Modifier::M64n112k8, Modifier::M64n112k16, Modifier::M64n112k32, Modifier::M64n112k64,
    Modifier::M64n112k256, Modifier::M64n120k8, Modifier::M64n120k16, Modifier::M64n120k32,
    Modifier::M64n120k64, Modifier::M64n120k256, Modifier::M64n128k8, Modifier::M64n128k16,
    Modifier::M64n128k32, Modifier::M64n128k64, Modifier::M64n128k256, Modifier::M64n136k8,
    Modifier::M64n136k16, Modifier::M64n136k32, Modifier::M64n136k64, Modifier::M64n136k256,
    Modifier::M64n144k8, Modifier::M64n144k16, Modifier::M64n144k32, Modifier::M64n144k64,
    Modifier::M64n144k256, Modifier::M64n152k8, Modifier::M64n152k16, Modifier::M64n152k32,
    Modifier::M64n152k64, Modifier::M64n152k256, Modifier::M64n160k8, Modifier::M64n160k16,
    Modifier::M64n160k32, Modifier::M64n160k64, Modifier::M64n160k256, Modifier::M64n168k8,
    Modifier::M64n168k16, Modifier::M64n168k32, Modifier::M64n168k64, Modifier::M64n168k256,
    Modifier::M64n176k8, Modifier::M64n176k16, Modifier::M64n176k32, Modifier::M64n176k64,
    Modifier::M64n176k256, Modifier::M64n184k8, Modifier::M64n184k16, Modifier::M64n184k32,
    Modifier::M64n184k64, Modifier::M64n184k256, Modifier::M64n192k8, Modifier::M64n192k16,
    Modifier::M64n192k32, Modifier::M64n192k64, Modifier::M64n192k256, Modifier::M64n200k8,
    Modifier::M64n200k16, Modifier::M64n200k32, Modifier::M64n200k64, Modifier::M64n200k256,
    Modifier::M64n208k8, Modifier::M64n208k16, Modifier::M64n208k32, Modifier::M64n208k64,
    Modifier::M64n208k256, Modifier::M64n216k8, Modifier::M64n216k16, Modifier::M64n216k32,
    Modifier::M64n216k64, Modifier::M64n216k256, Modifier::M64n224k8, Modifier::M64n224k16,
    Modifier::M64n224k32, Modifier::M64n224k64, Modifier::M64n224k256, Modifier::M64n232k8,
    Modifier::M64n232k16, Modifier::M64n232k32, Modifier::M64n232k64, Modifier::M64n232k256,
    Modifier::M64n240k8, Modifier::M64n240k16, Modifier::M64n240k32, Modifier::M64n240k64,
    Modifier::M64n240k256, Modifier::M64n248k8, Modifier::M64n248k16, Modifier::M64n248k32,
    Modifier::M64n248k64, Modifier::M64n248k256, Modifier::M64n256k8, Modifier::M64n256k16,
    Modifier::M64n256k32, Modifier::M64n256k64, Modifier::M64n256k256, Modifier::N128x256b,
    Modifier::N4x256b, Modifier::N128x128b, Modifier::N64x128b, Modifier::N32x128b, Modifier::N16x64b,
    Modifier::N16x128b, Modifier::N16x256b, Modifier::N32x32b, Modifier::N16x32bx2, Modifier::Row,
    Modifier::Col, Modifier::X1, Modifier::X2, Modifier::X4, Modifier::X8, Modifier::X16, Modifier::X32,
    Modifier::X64, Modifier::X128, Modifier::N1d, Modifier::N2d, Modifier::N3d, Modifier::N4d,
    Modifier::N5d, Modifier::A1d, Modifier::A2d, Modifier::Cube, Modifier::Acube, Modifier::N2dms,
    Modifier::A2dms, Modifier::Width, Modifier::Height, Modifier::Depth, Modifier::ChannelDataType,
    Modifier::ChannelOrder, Modifier::NormalizedCoords, Modifier::ForceUnnormalizedCoords,
    Modifier::FilterMode, Modifier::AddrMode0, Modifier::AddrMode1, Modifier::AddrMode2,
    Modifier::ArraySize, Modifier::NumMipmapLevels, Modifier::NumSamples, Modifier::MemoryLayout,
    Modifier::Level, Modifier::Base, Modifier::Grad, Modifier::CommitGroup, Modifier::WaitGroup,
    Modifier::WaitAll, Modifier::Mbarrier, Modifier::Init, Modifier::Inval, Modifier::TestWait,
    Modifier::TryWait, Modifier::ExpectTx, Modifier::CompleteTx, Modifier::PendingCount, Modifier::Cancel,
    Modifier::Tensor, Modifier::Prefetch, Modifier::Reduce, Modifier::Commit, Modifier::Fence,
    Modifier::LaunchDependents, Modifier::Replace, Modifier::Tile, Modifier::CpFenceproxy, Modifier::Mma,
    Modifier::MmaAsync, Modifier::MmaScale, Modifier::Load, Modifier::Store, Modifier::C, Modifier::D,
    Modifier::Alloc, Modifier::Dealloc, Modifier::RelinquishAllocPermit, Modifier::Ld, Modifier::St,
    Modifier::Cp, Modifier::Shift, Modifier::WaitLd, Modifier::WaitSt, Modifier::LdReduce,
    Modifier::Fractional, Modifier::Range, Modifier::QueryCancel, Modifier::TryCancel, Modifier::IsCanceled,
    Modifier::GetFirstCtaid, Modifier::Ws, Modifier::BulkGroup, Modifier::FenceBeforeThreadSync,
    Modifier::FenceAfterThreadSync, Modifier::MbarrierCompleteTxBytes, Modifier::MbarrierArriveOne,
    Modifier::MbarrierInit, Modifier::Alias, Modifier::AsyncGeneric, Modifier::TensormapGeneric,
    Modifier::SyncRestrictSharedCta, Modifier::SyncRestrictSharedCluster, Modifier::GlobalAddress,
    Modifier::Rank, Modifier::BoxDim, Modifier::GlobalDim, Modifier::GlobalStride, Modifier::ElementStride,
    Modifier::Elemtype, Modifier::InterleaveLayout, Modifier::SwizzleMode, Modifier::SwizzleAtomicity,
    Modifier::FillMode, Modifier::TileGather4, Modifier::TileScatter4, Modifier::Im2col, Modifier::Im2colW,
    Modifier::Im2colW128, Modifier::Im2colNoOffs, Modifier::Im2colWNoOffs, Modifier::Tiled,
    Modifier::MulticastCluster, Modifier::MulticastClusterAll, Modifier::CtaGroup1, Modifier::CtaGroup2,
    Modifier::CpMask, Modifier::KindF16, Modifier::KindTf32, Modifier::KindF8f6f4, Modifier::KindI8,
    Modifier::KindMxf8f6f4, Modifier::KindMxf4, Modifier::KindMxf4nvf4, Modifier::KindNvf4,
    Modifier::BlockScale, Modifier::Block16, Modifier::Block32, Modifier::ScaleVec1X, Modifier::ScaleVec2X,
    Modifier::ScaleVec4X, Modifier::ScaleD, Modifier::ThreadSpecific, Modifier::DisableOutputLane,
    Modifier::CollectorAFill, Modifier::CollectorAUse, Modifier::CollectorALastuse,
    Modifier::CollectorADiscard, Modifier::CollectorB0Fill, Modifier::CollectorB0Use,
    Modifier::CollectorB0Lastuse, Modifier::CollectorB0Discard, Modifier::CollectorB1Fill,
    Modifier::CollectorB1Use, Modifier::CollectorB1Lastuse, Modifier::CollectorB1Discard,
    Modifier::CollectorB2Fill, Modifier::CollectorB2Use, Modifier::CollectorB2Lastuse,
    Modifier::CollectorB2Discard, Modifier::CollectorB3Fill, Modifier::CollectorB3Use,
    Modifier::CollectorB3Lastuse, Modifier::CollectorB3Discard, Modifier::Ashift, Modifier::AccF16,
    Modifier::AccF32, Modifier::Pack16b, Modifier::Unpack16b, Modifier::GetFirstCtaidX,
    Modifier::GetFirstCtaidY, Modifier::GetFirstCtaidZ,
];

pub(super) static MODIFIER_NAMES: [&str; 579] = [
    "pred", "b8", "b16", "b32", "b64", "b128", "u8", "u16", "u32", "u64", "s8", "s16", "s32", "s64", "f16",
    "bf16", "f32", "tf32", "f64", "f16x2", "bf16x2", "f32x2", "u16x2", "s16x2", "u8x4", "s8x4", "e4m3",
    "e5m2", "e4m3x2", "e5m2x2", "e4m3x4", "e5m2x4", "e2m1", "e2m3", "e3m2", "e2m1x2", "e2m3x2", "e3m2x2",
    "e2m1x4", "e2m3x4", "e3m2x4", "ue8m0", "ue8m0x2", "ue4m3", "s4", "u4", "s2", "u2", "b1", "b4", "s2f6x2",
    "b1024", "b8x16", "b4x16", "b4x16_p64", "b6x16_p32", "b6p2x16", "texref", "samplerref", "surfref",
    "reg", "sreg", "global", "shared", "shared::cta", "shared::cluster", "local", "const", "param",
    "param::entry", "param::func", "tmem", "tex", "weak", "relaxed", "acquire", "release", "acq_rel", "sc",
    "volatile", "mmio", "cta", "cluster", "gpu", "sys", "gl", "ca", "cg", "cs", "lu", "cv", "wb", "wt",
    "L1::evict_normal", "L1::evict_unchanged", "L1::evict_first", "L1::evict_last", "L1::no_allocate",
    "L2::evict_normal", "L2::evict_first", "L2::evict_last", "L2::evict_unchanged", "L2::cache_hint",
    "L2::64B", "L2::128B", "L2::256B", "L1", "L2", "v2", "v4", "v8", "rn", "rz", "rm", "rp", "rna", "rs",
    "rni", "rzi", "rmi", "rpi", "eq", "ne", "lt", "le", "gt", "ge", "ls", "hs", "equ", "neu", "ltu", "leu",
    "gtu", "geu", "num", "nan", "and", "or", "xor", "add", "inc", "dec", "min", "max", "exch", "cas",
    "popc", "all", "any", "ballot", "not", "lo", "hi", "wide", "approx", "full", "ftz", "sat", "satfinite",
    "cc", "uni", "sync", "aligned", "nc", "noftz", "relu", "NaN", "abs", "xorsign", "oob", "to", "unified",
    "shiftamt", "idx", "trans", "noinc", "noComplete", "parity", "read", "tensormap", "async", "bulk",
    "warp", "red", "arrive", "wait", "proxy", "cvt", "pack", "scaled::n2::ue8m0", "warpx2::02_13",
    "warpx2::01_23", "warpx4", "sp", "sp::ordered_metadata", "mask", "arrive_drop", "up", "down", "bfly",
    "l", "r", "clamp", "wrap", "f4e", "b4e", "rc8", "ecl", "ecr", "rc16", "trap", "zero", "p", "b", "shr7",
    "shr15", "po", "finite", "infinite", "number", "notanumber", "normal", "subnormal", "g", "a", "m8n8",
    "m8n16", "m16n8", "m16n16", "m8n8k4", "m8n8k16", "m8n8k32", "m8n8k128", "m16n8k4", "m16n8k8",
    "m16n8k16", "m16n8k32", "m16n8k64", "m16n8k128", "m16n8k256", "m16n16k16", "m8n32k16", "m32n8k16",
    "m16n16k8", "m64n8k8", "m64n8k16", "m64n8k32", "m64n8k64", "m64n8k256", "m64n16k8", "m64n16k16",
    "m64n16k32", "m64n16k64", "m64n16k256", "m64n24k8", "m64n24k16", "m64n24k32", "m64n24k64", "m64n24k256",
    "m64n32k8", "m64n32k16", "m64n32k32", "m64n32k64", "m64n32k256", "m64n40k8", "m64n40k16", "m64n40k32",
    "m64n40k64", "m64n40k256", "m64n48k8", "m64n48k16", "m64n48k32", "m64n48k64", "m64n48k256", "m64n56k8",
    "m64n56k16", "m64n56k32", "m64n56k64", "m64n56k256", "m64n64k8", "m64n64k16", "m64n64k32", "m64n64k64",
    "m64n64k256", "m64n72k8", "m64n72k16", "m64n72k32", "m64n72k64", "m64n72k256", "m64n80k8", "m64n80k16",
    "m64n80k32", "m64n80k64", "m64n80k256", "m64n88k8", "m64n88k16", "m64n88k32", "m64n88k64", "m64n88k256",
    "m64n96k8", "m64n96k16", "m64n96k32", "m64n96k64", "m64n96k256", "m64n104k8", "m64n104k16",
    "m64n104k32", "m64n104k64", "m64n104k256", "m64n112k8", "m64n112k16", "m64n112k32", "m64n112k64",
    "m64n112k256", "m64n120k8", "m64n120k16", "m64n120k32", "m64n120k64", "m64n120k256", "m64n128k8",
    "m64n128k16", "m64n128k32", "m64n128k64", "m64n128k256", "m64n136k8", "m64n136k16", "m64n136k32",
    "m64n136k64", "m64n136k256", "m64n144k8", "m64n144k16", "m64n144k32", "m64n144k64", "m64n144k256",
    "m64n152k8", "m64n152k16", "m64n152k32", "m64n152k64", "m64n152k256", "m64n160k8", "m64n160k16",
    "m64n160k32", "m64n160k64", "m64n160k256", "m64n168k8", "m64n168k16", "m64n168k32", "m64n168k64",
    "m64n168k256", "m64n176k8", "m64n176k16", "m64n176k32", "m64n176k64", "m64n176k256", "m64n184k8",
    "m64n184k16", "m64n184k32", "m64n184k64", "m64n184k256", "m64n192k8", "m64n192k16", "m64n192k32",
    "m64n192k64", "m64n192k256", "m64n200k8", "m64n200k16", "m64n200k32", "m64n200k64", "m64n200k256",
    "m64n208k8", "m64n208k16", "m64n208k32", "m64n208k64", "m64n208k256", "m64n216k8", "m64n216k16",
    "m64n216k32", "m64n216k64", "m64n216k256", "m64n224k8", "m64n224k16", "m64n224k32", "m64n224k64",
    "m64n224k256", "m64n232k8", "m64n232k16", "m64n232k32", "m64n232k64", "m64n232k256", "m64n240k8",
    "m64n240k16", "m64n240k32", "m64n240k64", "m64n240k256", "m64n248k8", "m64n248k16", "m64n248k32",
    "m64n248k64", "m64n248k256", "m64n256k8", "m64n256k16", "m64n256k32", "m64n256k64", "m64n256k256",
    "128x256b", "4x256b", "128x128b", "64x128b", "32x128b", "16x64b", "16x128b", "16x256b", "32x32b",
    "16x32bx2", "row", "col", "x1", "x2", "x4", "x8", "x16", "x32", "x64", "x128", "1d", "2d", "3d", "4d",
    "5d", "a1d", "a2d", "cube", "acube", "2dms", "a2dms", "width", "height", "depth", "channel_data_type",
    "channel_order", "normalized_coords", "force_unnormalized_coords", "filter_mode", "addr_mode_0",
    "addr_mode_1", "addr_mode_2", "array_size", "num_mipmap_levels", "num_samples", "memory_layout",
    "level", "base", "grad", "commit_group", "wait_group", "wait_all", "mbarrier", "init", "inval",
    "test_wait", "try_wait", "expect_tx", "complete_tx", "pending_count", "cancel", "tensor", "prefetch",
    "reduce", "commit", "fence", "launch_dependents", "replace", "tile", "cp_fenceproxy", "mma",
    "mma_async", "mma_scale", "load", "store", "c", "d", "alloc", "dealloc", "relinquish_alloc_permit",
    "ld", "st", "cp", "shift", "wait::ld", "wait::st", "ld_reduce", "fractional", "range", "query_cancel",
    "try_cancel", "is_canceled", "get_first_ctaid", "ws", "bulk_group", "fence::before_thread_sync",
    "fence::after_thread_sync", "mbarrier::complete_tx::bytes", "mbarrier::arrive::one", "mbarrier_init",
    "alias", "async::generic", "tensormap::generic", "sync_restrict::shared::cta",
    "sync_restrict::shared::cluster", "global_address", "rank", "box_dim", "global_dim", "global_stride",
    "element_stride", "elemtype", "interleave_layout", "swizzle_mode", "swizzle_atomicity", "fill_mode",
    "tile::gather4", "tile::scatter4", "im2col", "im2col::w", "im2col::w::128", "im2col_no_offs",
    "im2col::w::no_offs", "tiled", "multicast::cluster", "multicast::cluster::all", "cta_group::1",
    "cta_group::2", "cp_mask", "kind::f16", "kind::tf32", "kind::f8f6f4", "kind::i8", "kind::mxf8f6f4",
    "kind::mxf4", "kind::mxf4nvf4", "kind::nvf4", "block_scale", "block16", "block32", "scale_vec::1X",
    "scale_vec::2X", "scale_vec::4X", "scale_d", "thread_specific", "disable_output_lane",
    "collector::a::fill", "collector::a::use", "collector::a::lastuse", "collector::a::discard",
    "collector::b0::fill", "collector::b0::use", "collector::b0::lastuse", "collector::b0::discard",
    "collector::b1::fill", "collector::b1::use", "collector::b1::lastuse", "collector::b1::discard",
    "collector::b2::fill", "collector::b2::use", "collector::b2::lastuse", "collector::b2::discard",
    "collector::b3::fill", "collector::b3::use", "collector::b3::lastuse", "collector::b3::discard",
    "ashift", "acc::f16", "acc::f32", "pack::16b", "unpack::16b", "get_first_ctaid::x",
    "get_first_ctaid::y", "get_first_ctaid::z",
];

/// Table indices in the order of their names.
pub(super) static MODIFIER_SORTED: [u16; 579] = [
    407, 405, 411, 412, 414, 410, 425, 426, 434, 409, 413, 427, 428, 406, 429, 408, 106, 95, 96, 93, 94, 97,
    107, 104, 105, 103, 102, 99, 100, 98, 101, 167, 225, 430, 431, 435, 168, 572, 573, 77, 75, 433, 140,
    444, 445, 446, 505, 163, 148, 482, 137, 149, 155, 447, 185, 197, 571, 181, 506, 214, 48, 51, 5, 2, 3,
    49, 206, 53, 54, 4, 56, 55, 1, 52, 150, 452, 15, 20, 200, 543, 544, 542, 512, 182, 499, 480, 86, 465,
    146, 160, 87, 439, 440, 203, 82, 416, 554, 551, 553, 552, 558, 555, 557, 556, 562, 559, 561, 560, 566,
    563, 565, 564, 570, 567, 569, 568, 469, 454, 463, 67, 487, 474, 533, 88, 81, 531, 532, 432, 90, 188,
    481, 483, 142, 438, 550, 199, 32, 35, 38, 33, 36, 39, 34, 37, 40, 26, 28, 30, 27, 29, 31, 208, 209, 515,
    516, 121, 129, 145, 462, 14, 19, 16, 21, 205, 18, 470, 501, 500, 520, 443, 218, 442, 492, 157, 156, 224,
    126, 497, 576, 577, 578, 134, 85, 62, 510, 513, 514, 83, 453, 125, 133, 437, 153, 128, 174, 523, 524,
    525, 527, 526, 141, 219, 458, 517, 459, 496, 534, 536, 537, 539, 540, 538, 541, 535, 201, 471, 485, 491,
    124, 132, 451, 152, 478, 66, 127, 123, 131, 89, 229, 241, 244, 228, 239, 236, 240, 237, 234, 238, 235,
    243, 306, 309, 307, 308, 305, 311, 314, 312, 313, 310, 316, 319, 317, 318, 315, 321, 324, 322, 323, 320,
    326, 329, 327, 328, 325, 331, 334, 332, 333, 330, 336, 339, 337, 338, 335, 341, 344, 342, 343, 340, 346,
    349, 347, 348, 345, 251, 254, 252, 253, 250, 351, 354, 352, 353, 350, 356, 359, 357, 358, 355, 361, 364,
    362, 363, 360, 366, 369, 367, 368, 365, 371, 374, 372, 373, 370, 376, 379, 377, 378, 375, 381, 384, 382,
    383, 380, 386, 389, 387, 388, 385, 391, 394, 392, 393, 390, 396, 399, 397, 398, 395, 256, 259, 257, 258,
    255, 401, 404, 402, 403, 400, 261, 264, 262, 263, 260, 266, 269, 267, 268, 265, 271, 274, 272, 273, 270,
    276, 279, 277, 278, 275, 281, 284, 282, 283, 280, 286, 289, 287, 288, 285, 291, 294, 292, 293, 290, 296,
    299, 297, 298, 295, 246, 249, 247, 248, 245, 301, 304, 302, 303, 300, 227, 242, 226, 233, 231, 232, 230,
    196, 144, 457, 503, 502, 504, 450, 143, 475, 476, 477, 80, 529, 530, 136, 164, 122, 130, 177, 165, 176,
    222, 441, 151, 221, 135, 448, 449, 220, 170, 138, 213, 189, 574, 68, 69, 70, 178, 464, 217, 147, 0, 467,
    187, 494, 202, 493, 511, 210, 207, 179, 184, 468, 60, 74, 76, 484, 166, 472, 113, 119, 111, 115, 117,
    415, 114, 120, 116, 112, 118, 11, 23, 46, 50, 12, 44, 13, 10, 25, 58, 158, 159, 78, 548, 545, 546, 547,
    190, 63, 65, 64, 488, 173, 216, 215, 194, 195, 61, 486, 479, 223, 59, 519, 518, 162, 509, 508, 84, 466,
    180, 507, 460, 72, 57, 17, 549, 473, 521, 522, 528, 71, 171, 175, 211, 495, 461, 7, 22, 47, 8, 45, 9, 6,
    24, 43, 41, 42, 161, 172, 575, 198, 108, 109, 110, 79, 186, 489, 490, 456, 455, 183, 192, 191, 193, 91,
    73, 154, 436, 204, 498, 92, 417, 424, 421, 418, 422, 419, 423, 420, 139, 169, 212,
];

/// What a modifier speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Class {
    /// `type` words.
    Type,
    /// `space` words.
    Space,
    /// `sem` words.
    Sem,
    /// `scope` words.
    Scope,
    /// `cache` words.
    Cache,
    /// `l1_eviction` words.
    L1Eviction,
    /// `l2_eviction` words.
    L2Eviction,
    /// `l2_hint` words.
    L2Hint,
    /// `l2_prefetch` words.
    L2Prefetch,
    /// `level` words.
    Level,
    /// `vec` words.
    Vec,
    /// `rounding` words.
    Rounding,
    /// `compare` words.
    Compare,
    /// `op` words.
    Op,
    /// `half` words.
    Half,
    /// `approx` words.
    Approx,
    /// `flag` words.
    Flag,
    /// `mode` words.
    Mode,
    /// `test` words.
    Test,
    /// `color` words.
    Color,
    /// `shape` words.
    Shape,
    /// `layout` words.
    Layout,
    /// `count` words.
    Count,
    /// `geometry` words.
    Geometry,
    /// `query` words.
    Query,
    /// `tex_mode` words.
    TexMode,
    /// `action` words.
    Action,
    /// `completion` words.
    Completion,
    /// `proxy` words.
    Proxy,
    /// `tensormap_field` words.
    TensormapField,
    /// `tensor_mode` words.
    TensorMode,
    /// `multicast` words.
    Multicast,
    /// `kind` words.
    Kind,
    /// `register_action` words.
    RegisterAction,
    /// `component` words.
    Component,
}

pub(super) static MODIFIER_CLASSES: [Class; 579] = [
    Class::Type, Class::Type, Class::Type, Class::Type, Class::Type, Class::Type, Class::Type, Class::Type,
    Class::Type, Class::Type, Class::Type, Class::Type, Class::Type, Class::Type, Class::Type, Class::Type,
    Class::Type, Class::Type, Class::Type, Class::Type, Class::Type, Class::Type, Class::Type, Class::Type,
    Class::Type, Class::Type, Class::Type, Class::Type, Class::Type, Class::Type, Class::Type, Class::Type,
    Class::Type, Class::Type, Class::Type, Class::Type, Class::Type, Class::Type, Class::Type, Class::Type,
    Class::Type, Class::Type, Class::Type, Class::Type, Class::Type, Class::Type, Class::Type, Class::Type,
    Class::Type, Class::Type, Class::Type, Class::Type, Class::Type, Class::Type, Class::Type, Class::Type,
    Class::Type, Class::Type, Class::Type, Class::Type, Class::Space, Class::Space, Class::Space,
    Class::Space, Class::Space, Class::Space, Class::Space, Class::Space, Class::Space, Class::Space,
    Class::Space, Class::Space, Class::Space, Class::Sem, Class::Sem, Class::Sem, Class::Sem, Class::Sem,
    Class::Sem, Class::Sem, Class::Sem, Class::Scope, Class::Scope, Class::Scope, Class::Scope,
    Class::Scope, Class::Cache, Class::Cache, Class::Cache, Class::Cache, Class::Cache, Class::Cache,
    Class::Cache, Class::L1Eviction, Class::L1Eviction, Class::L1Eviction, Class::L1Eviction,
    Class::L1Eviction, Class::L2Eviction, Class::L2Eviction, Class::L2Eviction, Class::L2Eviction,
    Class::L2Hint, Class::L2Prefetch, Class::L2Prefetch, Class::L2Prefetch, Class::Level, Class::Level,
    Class::Vec, Class::Vec, Class::Vec, Class::Rounding, Class::Rounding, Class::Rounding, Class::Rounding,
    Class::Rounding, Class::Rounding, Class::Rounding, Class::Rounding, Class::Rounding, Class::Rounding,
    Class::Compare, Class::Compare, Class::Compare, Class::Compare, Class::Compare, Class::Compare,
    Class::Compare, Class::Compare, Class::Compare, Class::Compare, Class::Compare, Class::Compare,
    Class::Compare, Class::Compare, Class::Compare, Class::Compare, Class::Op, Class::Op, Class::Op,
    Class::Op, Class::Op, Class::Op, Class::Op, Class::Op, Class::Op, Class::Op, Class::Op, Class::Op,
    Class::Op, Class::Op, Class::Op, Class::Half, Class::Half, Class::Half, Class::Approx, Class::Approx,
    Class::Flag, Class::Flag, Class::Flag, Class::Flag, Class::Flag, Class::Flag, Class::Flag, Class::Flag,
    Class::Flag, Class::Flag, Class::Flag, Class::Flag, Class::Flag, Class::Flag, Class::Flag, Class::Flag,
    Class::Flag, Class::Flag, Class::Flag, Class::Flag, Class::Flag, Class::Flag, Class::Flag, Class::Flag,
    Class::Flag, Class::Flag, Class::Flag, Class::Flag, Class::Flag, Class::Flag, Class::Flag, Class::Flag,
    Class::Flag, Class::Flag, Class::Flag, Class::Flag, Class::Flag, Class::Flag, Class::Flag, Class::Flag,
    Class::Flag, Class::Mode, Class::Mode, Class::Mode, Class::Mode, Class::Mode, Class::Mode, Class::Mode,
    Class::Mode, Class::Mode, Class::Mode, Class::Mode, Class::Mode, Class::Mode, Class::Mode, Class::Mode,
    Class::Mode, Class::Mode, Class::Mode, Class::Mode, Class::Mode, Class::Test, Class::Test, Class::Test,
    Class::Test, Class::Test, Class::Test, Class::Color, Class::Color, Class::Shape, Class::Shape,
    Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape,
    Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape,
    Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape,
    Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape,
    Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape,
    Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape,
    Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape,
    Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape,
    Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape,
    Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape,
    Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape,
    Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape,
    Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape,
    Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape,
    Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape,
    Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape,
    Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape,
    Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape,
    Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape,
    Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape,
    Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape,
    Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape,
    Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape,
    Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape,
    Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape,
    Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape,
    Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Shape, Class::Layout, Class::Layout,
    Class::Count, Class::Count, Class::Count, Class::Count, Class::Count, Class::Count, Class::Count,
    Class::Count, Class::Geometry, Class::Geometry, Class::Geometry, Class::Geometry, Class::Geometry,
    Class::Geometry, Class::Geometry, Class::Geometry, Class::Geometry, Class::Geometry, Class::Geometry,
    Class::Query, Class::Query, Class::Query, Class::Query, Class::Query, Class::Query, Class::Query,
    Class::Query, Class::Query, Class::Query, Class::Query, Class::Query, Class::Query, Class::Query,
    Class::Query, Class::TexMode, Class::TexMode, Class::TexMode, Class::Action, Class::Action,
    Class::Action, Class::Action, Class::Action, Class::Action, Class::Action, Class::Action, Class::Action,
    Class::Action, Class::Action, Class::Action, Class::Action, Class::Action, Class::Action, Class::Action,
    Class::Action, Class::Action, Class::Action, Class::Action, Class::Action, Class::Action, Class::Action,
    Class::Action, Class::Action, Class::Action, Class::Action, Class::Action, Class::Action, Class::Action,
    Class::Action, Class::Action, Class::Action, Class::Action, Class::Action, Class::Action, Class::Action,
    Class::Action, Class::Action, Class::Action, Class::Action, Class::Action, Class::Action, Class::Action,
    Class::Action, Class::Action, Class::Action, Class::Action, Class::Completion, Class::Completion,
    Class::Completion, Class::Proxy, Class::Proxy, Class::Proxy, Class::Proxy, Class::Proxy,
    Class::TensormapField, Class::TensormapField, Class::TensormapField, Class::TensormapField,
    Class::TensormapField, Class::TensormapField, Class::TensormapField, Class::TensormapField,
    Class::TensormapField, Class::TensormapField, Class::TensormapField, Class::TensorMode,
    Class::TensorMode, Class::TensorMode, Class::TensorMode, Class::TensorMode, Class::TensorMode,
    Class::TensorMode, Class::TensorMode, Class::Multicast, Class::Multicast, Class::Multicast,
    Class::Multicast, Class::Multicast, Class::Kind, Class::Kind, Class::Kind, Class::Kind, Class::Kind,
    Class::Kind, Class::Kind, Class::Kind, Class::Kind, Class::Kind, Class::Kind, Class::Kind, Class::Kind,
    Class::Kind, Class::Kind, Class::Kind, Class::Kind, Class::Kind, Class::Kind, Class::Kind, Class::Kind,
    Class::Kind, Class::Kind, Class::Kind, Class::Kind, Class::Kind, Class::Kind, Class::Kind, Class::Kind,
    Class::Kind, Class::Kind, Class::Kind, Class::Kind, Class::Kind, Class::Kind, Class::Kind, Class::Kind,
    Class::Kind, Class::RegisterAction, Class::RegisterAction, Class::RegisterAction, Class::RegisterAction,
    Class::Component, Class::Component, Class::Component,
];

pub(super) static SECTIONS: [&str; 15] = [
    "Integer arithmetic", "Extended-precision integer arithmetic", "Floating point",
    "Comparison and selection", "Logic and shift", "Data movement: registers", "Data movement: memory",
    "Conversion", "Asynchronous copies", "Textures and surfaces", "Control flow",
    "Barriers, fences and warps", "Matrices", "Video", "Stack and miscellaneous",
];

/// Targets, as the number after `sm_`, and the `.version` (major × 10 + minor) that brought them.
pub static TARGETS: [(u16, u16); 27] = [
    (20, 20), (21, 20), (30, 30), (32, 40), (35, 31), (37, 41), (50, 40), (52, 41), (53, 42), (60, 50),
    (61, 50), (62, 50), (70, 60), (72, 61), (75, 63), (80, 70), (86, 71), (87, 74), (88, 90), (89, 78),
    (90, 78), (100, 86), (101, 86), (103, 88), (110, 90), (120, 87), (121, 88),
];

static SET0: [Choice; 3] = [
    choice(Modifier::S16, need(0, &[])), choice(Modifier::S32, need(0, &[])),
    choice(Modifier::S64, need(0, &[])),
];

static SET1: [Choice; 1] = [
    choice(Modifier::Ftz, need(0, &[])),
];

static SET2: [Choice; 1] = [
    choice(Modifier::F32, need(0, &[])),
];

static SET3: [Choice; 1] = [
    choice(Modifier::F64, need(0, &[])),
];

static SET4: [Choice; 2] = [
    choice(Modifier::F16, need(0, &[])), choice(Modifier::F16x2, need(0, &[])),
];

static SET5: [Choice; 2] = [
    choice(Modifier::BF16, need(0, &[])), choice(Modifier::BF16x2, need(0, &[])),
];

static SET6: [Choice; 1] = [
    choice(Modifier::B32, need(0, &[])),
];

static SET7: [Choice; 8] = [
    choice(Modifier::U16, need(0, &[])), choice(Modifier::U32, need(0, &[])),
    choice(Modifier::U64, need(0, &[])), choice(Modifier::S16, need(0, &[])),
    choice(Modifier::S32, need(0, &[])), choice(Modifier::S64, need(0, &[])),
    choice(Modifier::U16x2, need(80, &[Target::Least(90)])),
    choice(Modifier::S16x2, need(80, &[Target::Least(90)])),
];

static SET8: [Choice; 1] = [
    choice(Modifier::Sat, need(0, &[])),
];

static SET9: [Choice; 1] = [
    choice(Modifier::S32, need(0, &[])),
];

static SET10: [Choice; 1] = [
    choice(Modifier::Cc, need(0, &[])),
];

static SET11: [Choice; 4] = [
    choice(Modifier::U32, need(0, &[])), choice(Modifier::S32, need(0, &[])),
    choice(Modifier::U64, need(43, &[Target::Least(20)])),
    choice(Modifier::S64, need(43, &[Target::Least(20)])),
];

static SET12: [Choice; 4] = [
    choice(Modifier::Rn, need(0, &[])), choice(Modifier::Rz, need(0, &[])),
    choice(Modifier::Rm, need(0, &[])), choice(Modifier::Rp, need(0, &[])),
];

static SET13: [Choice; 1] = [
    choice(Modifier::F32x2, need(0, &[])),
];

static SET14: [Choice; 1] = [
    choice(Modifier::Rn, need(0, &[])),
];

static SET15: [Choice; 2] = [
    choice(Modifier::F16, need(0, &[])), choice(Modifier::BF16, need(0, &[])),
];

static SET16: [Choice; 2] = [
    choice(Modifier::U16, need(0, &[])), choice(Modifier::S16, need(0, &[])),
];

static SET17: [Choice; 2] = [
    choice(Modifier::U32, need(0, &[])), choice(Modifier::U64, need(0, &[])),
];

static SET18: [Choice; 4] = [
    choice(Modifier::Pred, need(0, &[])), choice(Modifier::B16, need(0, &[])),
    choice(Modifier::B32, need(0, &[])), choice(Modifier::B64, need(0, &[])),
];

static SET19: [Choice; 1] = [
    choice(Modifier::Global, need(0, &[])),
];

static SET20: [Choice; 1] = [
    choice(Modifier::L2EvictNormal, need(0, &[])),
];

static SET21: [Choice; 4] = [
    choice(Modifier::Relaxed, need(60, &[Target::Least(70)])),
    choice(Modifier::Acquire, need(60, &[Target::Least(70)])),
    choice(Modifier::Release, need(60, &[Target::Least(70)])),
    choice(Modifier::AcqRel, need(60, &[Target::Least(70)])),
];

static SET22: [Choice; 4] = [
    choice(Modifier::Cta, need(50, &[Target::Least(60)])),
    choice(Modifier::Cluster, need(78, &[Target::Least(90)])),
    choice(Modifier::Gpu, need(50, &[Target::Least(60)])),
    choice(Modifier::Sys, need(50, &[Target::Least(60)])),
];

static SET23: [Choice; 4] = [
    choice(Modifier::Global, need(0, &[])), choice(Modifier::Shared, need(0, &[])),
    choice(Modifier::SharedCta, need(78, &[Target::Least(30)])),
    choice(Modifier::SharedCluster, need(78, &[Target::Least(90)])),
];

static SET24: [Choice; 3] = [
    choice(Modifier::And, need(0, &[])), choice(Modifier::Or, need(0, &[])),
    choice(Modifier::Xor, need(0, &[])),
];

static SET25: [Choice; 1] = [
    choice(Modifier::L2CacheHint, need(74, &[Target::Least(80)])),
];

static SET26: [Choice; 2] = [
    choice(Modifier::B32, need(0, &[])), choice(Modifier::B64, need(0, &[])),
];

static SET27: [Choice; 1] = [
    choice(Modifier::Exch, need(0, &[])),
];

static SET28: [Choice; 3] = [
    choice(Modifier::B32, need(0, &[])), choice(Modifier::B64, need(0, &[])),
    choice(Modifier::B128, need(83, &[Target::Least(90)])),
];

static SET29: [Choice; 1] = [
    choice(Modifier::Cas, need(0, &[])),
];

static SET30: [Choice; 1] = [
    choice(Modifier::B16, need(0, &[])),
];

static SET31: [Choice; 1] = [
    choice(Modifier::Add, need(0, &[])),
];

static SET32: [Choice; 5] = [
    choice(Modifier::U32, need(0, &[])), choice(Modifier::S32, need(0, &[])),
    choice(Modifier::U64, need(0, &[])), choice(Modifier::F32, need(20, &[Target::Least(20)])),
    choice(Modifier::F64, need(50, &[Target::Least(60)])),
];

static SET33: [Choice; 2] = [
    choice(Modifier::Min, need(0, &[])), choice(Modifier::Max, need(0, &[])),
];

static SET34: [Choice; 4] = [
    choice(Modifier::U32, need(0, &[])), choice(Modifier::S32, need(0, &[])),
    choice(Modifier::U64, need(31, &[Target::Least(32)])),
    choice(Modifier::S64, need(31, &[Target::Least(32)])),
];

static SET35: [Choice; 2] = [
    choice(Modifier::Inc, need(0, &[])), choice(Modifier::Dec, need(0, &[])),
];

static SET36: [Choice; 1] = [
    choice(Modifier::U32, need(0, &[])),
];

static SET37: [Choice; 1] = [
    choice(Modifier::Noftz, need(0, &[])),
];

static SET38: [Choice; 4] = [
    choice(Modifier::F16, need(63, &[Target::Least(70)])),
    choice(Modifier::F16x2, need(62, &[Target::Least(60)])),
    choice(Modifier::BF16, need(78, &[Target::Least(90)])),
    choice(Modifier::BF16x2, need(78, &[Target::Least(90)])),
];

static SET39: [Choice; 4] = [
    choice(Modifier::Relaxed, need(0, &[])), choice(Modifier::Acquire, need(0, &[])),
    choice(Modifier::Release, need(0, &[])), choice(Modifier::AcqRel, need(0, &[])),
];

static SET40: [Choice; 4] = [
    choice(Modifier::Cta, need(0, &[])), choice(Modifier::Cluster, need(78, &[Target::Least(90)])),
    choice(Modifier::Gpu, need(0, &[])), choice(Modifier::Sys, need(0, &[])),
];

static SET41: [Choice; 2] = [
    choice(Modifier::V2, need(0, &[])), choice(Modifier::V4, need(0, &[])),
];

static SET42: [Choice; 3] = [
    choice(Modifier::Add, need(0, &[])), choice(Modifier::Min, need(0, &[])),
    choice(Modifier::Max, need(0, &[])),
];

static SET43: [Choice; 2] = [
    choice(Modifier::F16x2, need(0, &[])), choice(Modifier::BF16x2, need(0, &[])),
];

static SET44: [Choice; 3] = [
    choice(Modifier::V2, need(0, &[])), choice(Modifier::V4, need(0, &[])),
    choice(Modifier::V8, need(0, &[])),
];

static SET45: [Choice; 1] = [
    choice(Modifier::Cta, need(78, &[Target::Least(30)])),
];

static SET46: [Choice; 1] = [
    choice(Modifier::Sync, need(0, &[])),
];

static SET47: [Choice; 1] = [
    choice(Modifier::Arrive, need(0, &[])),
];

static SET48: [Choice; 1] = [
    choice(Modifier::Red, need(0, &[])),
];

static SET49: [Choice; 1] = [
    choice(Modifier::Popc, need(0, &[])),
];

static SET50: [Choice; 2] = [
    choice(Modifier::And, need(0, &[])), choice(Modifier::Or, need(0, &[])),
];

static SET51: [Choice; 1] = [
    choice(Modifier::Pred, need(0, &[])),
];

static SET52: [Choice; 1] = [
    choice(Modifier::Warp, need(0, &[])),
];

static SET53: [Choice; 1] = [
    choice(Modifier::Aligned, need(0, &[])),
];

static SET54: [Choice; 1] = [
    choice(Modifier::Cluster, need(0, &[])),
];

static SET55: [Choice; 2] = [
    choice(Modifier::Release, need(0, &[])), choice(Modifier::Relaxed, need(0, &[])),
];

static SET56: [Choice; 1] = [
    choice(Modifier::Wait, need(0, &[])),
];

static SET57: [Choice; 1] = [
    choice(Modifier::Acquire, need(0, &[])),
];

static SET58: [Choice; 4] = [
    choice(Modifier::U32, need(0, &[])), choice(Modifier::U64, need(0, &[])),
    choice(Modifier::S32, need(0, &[])), choice(Modifier::S64, need(0, &[])),
];

static SET59: [Choice; 1] = [
    choice(Modifier::Shiftamt, need(0, &[])),
];

static SET60: [Choice; 2] = [
    choice(Modifier::Clamp, need(0, &[])), choice(Modifier::Wrap, need(0, &[])),
];

static SET61: [Choice; 1] = [
    choice(Modifier::Uni, need(0, &[])),
];

static SET62: [Choice; 1] = [
    choice(Modifier::Idx, need(0, &[])),
];

static SET63: [Choice; 1] = [
    choice(Modifier::TryCancel, need(0, &[])),
];

static SET64: [Choice; 1] = [
    choice(Modifier::Async, need(0, &[])),
];

static SET65: [Choice; 1] = [
    choice(Modifier::SharedCta, need(0, &[])),
];

static SET66: [Choice; 1] = [
    choice(Modifier::MbarrierCompleteTxBytes, need(0, &[])),
];

static SET67: [Choice; 1] = [
    choice(Modifier::MulticastClusterAll, need(86, &[Target::Family(100), Target::Family(110), Target::Family(120)])),
];

static SET68: [Choice; 1] = [
    choice(Modifier::B128, need(0, &[])),
];

static SET69: [Choice; 1] = [
    choice(Modifier::QueryCancel, need(0, &[])),
];

static SET70: [Choice; 1] = [
    choice(Modifier::IsCanceled, need(0, &[])),
];

static SET71: [Choice; 1] = [
    choice(Modifier::GetFirstCtaid, need(0, &[])),
];

static SET72: [Choice; 1] = [
    choice(Modifier::V4, need(0, &[])),
];

static SET73: [Choice; 3] = [
    choice(Modifier::GetFirstCtaidX, need(0, &[])), choice(Modifier::GetFirstCtaidY, need(0, &[])),
    choice(Modifier::GetFirstCtaidZ, need(0, &[])),
];

static SET74: [Choice; 3] = [
    choice(Modifier::B16, need(0, &[])), choice(Modifier::B32, need(0, &[])),
    choice(Modifier::B64, need(0, &[])),
];

static SET75: [Choice; 2] = [
    choice(Modifier::F32, need(0, &[])), choice(Modifier::F64, need(0, &[])),
];

static SET76: [Choice; 1] = [
    choice(Modifier::Approx, need(0, &[])),
];

static SET77: [Choice; 2] = [
    choice(Modifier::Ca, need(0, &[])), choice(Modifier::Cg, need(0, &[])),
];

static SET78: [Choice; 2] = [
    choice(Modifier::Shared, need(0, &[])), choice(Modifier::SharedCta, need(0, &[])),
];

static SET79: [Choice; 1] = [
    choice(Modifier::L2CacheHint, need(0, &[])),
];

static SET80: [Choice; 3] = [
    choice(Modifier::L2_64B, need(0, &[])), choice(Modifier::L2_128B, need(0, &[])),
    choice(Modifier::L2_256B, need(0, &[])),
];

static SET81: [Choice; 1] = [
    choice(Modifier::CommitGroup, need(0, &[])),
];

static SET82: [Choice; 1] = [
    choice(Modifier::WaitGroup, need(0, &[])),
];

static SET83: [Choice; 1] = [
    choice(Modifier::WaitAll, need(0, &[])),
];

static SET84: [Choice; 1] = [
    choice(Modifier::Mbarrier, need(0, &[])),
];

static SET85: [Choice; 1] = [
    choice(Modifier::Noinc, need(0, &[])),
];

static SET86: [Choice; 1] = [
    choice(Modifier::B64, need(0, &[])),
];

static SET87: [Choice; 1] = [
    choice(Modifier::Bulk, need(0, &[])),
];

static SET88: [Choice; 1] = [
    choice(Modifier::Read, need(80, &[Target::Least(90)])),
];

static SET89: [Choice; 1] = [
    choice(Modifier::SharedCluster, need(0, &[])),
];

static SET90: [Choice; 1] = [
    choice(Modifier::MbarrierCompleteTxBytes, need(80, &[Target::Least(90)])),
];

static SET91: [Choice; 1] = [
    choice(Modifier::MulticastCluster, need(80, &[Target::Least(90)])),
];

static SET92: [Choice; 1] = [
    choice(Modifier::BulkGroup, need(80, &[Target::Least(90)])),
];

static SET93: [Choice; 1] = [
    choice(Modifier::CpMask, need(86, &[Target::Least(100)])),
];

static SET94: [Choice; 1] = [
    choice(Modifier::Prefetch, need(0, &[])),
];

static SET95: [Choice; 1] = [
    choice(Modifier::L2, need(0, &[])),
];

static SET96: [Choice; 1] = [
    choice(Modifier::Reduce, need(0, &[])),
];

static SET97: [Choice; 3] = [
    choice(Modifier::U32, need(0, &[])), choice(Modifier::S32, need(0, &[])),
    choice(Modifier::U64, need(0, &[])),
];

static SET98: [Choice; 5] = [
    choice(Modifier::U32, need(0, &[])), choice(Modifier::S32, need(0, &[])),
    choice(Modifier::U64, need(0, &[])), choice(Modifier::F32, need(0, &[])),
    choice(Modifier::F64, need(0, &[])),
];

static SET99: [Choice; 2] = [
    choice(Modifier::U32, need(0, &[])), choice(Modifier::S32, need(0, &[])),
];

static SET100: [Choice; 6] = [
    choice(Modifier::U32, need(0, &[])), choice(Modifier::S32, need(0, &[])),
    choice(Modifier::U64, need(0, &[])), choice(Modifier::S64, need(0, &[])),
    choice(Modifier::F16, need(0, &[])), choice(Modifier::BF16, need(0, &[])),
];

static SET101: [Choice; 1] = [
    choice(Modifier::Tensor, need(0, &[])),
];

static SET102: [Choice; 5] = [
    choice(Modifier::N1d, need(0, &[])), choice(Modifier::N2d, need(0, &[])),
    choice(Modifier::N3d, need(0, &[])), choice(Modifier::N4d, need(0, &[])),
    choice(Modifier::N5d, need(0, &[])),
];

static SET103: [Choice; 1] = [
    choice(Modifier::Tile, need(80, &[Target::Least(90)])),
];

static SET104: [Choice; 2] = [
    choice(Modifier::CtaGroup1, need(86, &[Target::Family(100), Target::Family(110)])),
    choice(Modifier::CtaGroup2, need(86, &[Target::Family(100), Target::Family(110)])),
];

static SET105: [Choice; 1] = [
    choice(Modifier::N2d, need(0, &[])),
];

static SET106: [Choice; 1] = [
    choice(Modifier::TileGather4, need(0, &[])),
];

static SET107: [Choice; 3] = [
    choice(Modifier::N3d, need(0, &[])), choice(Modifier::N4d, need(0, &[])),
    choice(Modifier::N5d, need(0, &[])),
];

static SET108: [Choice; 1] = [
    choice(Modifier::Im2col, need(80, &[Target::Least(90)])),
];

static SET109: [Choice; 2] = [
    choice(Modifier::Im2colW, need(0, &[])),
    choice(Modifier::Im2colW128, need(86, &[Target::Family(100), Target::Family(110)])),
];

static SET110: [Choice; 1] = [
    choice(Modifier::TileScatter4, need(0, &[])),
];

static SET111: [Choice; 1] = [
    choice(Modifier::Im2colNoOffs, need(80, &[Target::Least(90)])),
];

static SET112: [Choice; 8] = [
    choice(Modifier::Add, need(0, &[])), choice(Modifier::Min, need(0, &[])),
    choice(Modifier::Max, need(0, &[])), choice(Modifier::Inc, need(0, &[])),
    choice(Modifier::Dec, need(0, &[])), choice(Modifier::And, need(0, &[])),
    choice(Modifier::Or, need(0, &[])), choice(Modifier::Xor, need(0, &[])),
];

static SET113: [Choice; 1] = [
    choice(Modifier::Fractional, need(0, &[])),
];

static SET114: [Choice; 4] = [
    choice(Modifier::L2EvictLast, need(0, &[])), choice(Modifier::L2EvictNormal, need(0, &[])),
    choice(Modifier::L2EvictFirst, need(0, &[])), choice(Modifier::L2EvictUnchanged, need(0, &[])),
];

static SET115: [Choice; 2] = [
    choice(Modifier::L2EvictFirst, need(0, &[])), choice(Modifier::L2EvictUnchanged, need(0, &[])),
];

static SET116: [Choice; 1] = [
    choice(Modifier::Range, need(0, &[])),
];

static SET117: [Choice; 1] = [
    choice(Modifier::Cvt, need(0, &[])),
];

static SET118: [Choice; 8] = [
    choice(Modifier::U8, need(0, &[])), choice(Modifier::U16, need(0, &[])),
    choice(Modifier::U32, need(0, &[])), choice(Modifier::U64, need(0, &[])),
    choice(Modifier::S8, need(0, &[])), choice(Modifier::S16, need(0, &[])),
    choice(Modifier::S32, need(0, &[])), choice(Modifier::S64, need(0, &[])),
];

static SET119: [Choice; 1] = [
    choice(Modifier::U8, need(0, &[])),
];

static SET120: [Choice; 7] = [
    choice(Modifier::S8, need(0, &[])), choice(Modifier::U16, need(0, &[])),
    choice(Modifier::S16, need(0, &[])), choice(Modifier::U32, need(0, &[])),
    choice(Modifier::S32, need(0, &[])), choice(Modifier::U64, need(0, &[])),
    choice(Modifier::S64, need(0, &[])),
];

static SET121: [Choice; 1] = [
    choice(Modifier::S8, need(0, &[])),
];

static SET122: [Choice; 7] = [
    choice(Modifier::U8, need(0, &[])), choice(Modifier::U16, need(0, &[])),
    choice(Modifier::S16, need(0, &[])), choice(Modifier::U32, need(0, &[])),
    choice(Modifier::S32, need(0, &[])), choice(Modifier::U64, need(0, &[])),
    choice(Modifier::S64, need(0, &[])),
];

static SET123: [Choice; 1] = [
    choice(Modifier::U16, need(0, &[])),
];

static SET124: [Choice; 6] = [
    choice(Modifier::S8, need(0, &[])), choice(Modifier::S16, need(0, &[])),
    choice(Modifier::U32, need(0, &[])), choice(Modifier::S32, need(0, &[])),
    choice(Modifier::U64, need(0, &[])), choice(Modifier::S64, need(0, &[])),
];

static SET125: [Choice; 1] = [
    choice(Modifier::S16, need(0, &[])),
];

static SET126: [Choice; 5] = [
    choice(Modifier::U16, need(0, &[])), choice(Modifier::U32, need(0, &[])),
    choice(Modifier::S32, need(0, &[])), choice(Modifier::U64, need(0, &[])),
    choice(Modifier::S64, need(0, &[])),
];

static SET127: [Choice; 5] = [
    choice(Modifier::S8, need(0, &[])), choice(Modifier::S16, need(0, &[])),
    choice(Modifier::S32, need(0, &[])), choice(Modifier::U64, need(0, &[])),
    choice(Modifier::S64, need(0, &[])),
];

static SET128: [Choice; 3] = [
    choice(Modifier::U32, need(0, &[])), choice(Modifier::U64, need(0, &[])),
    choice(Modifier::S64, need(0, &[])),
];

static SET129: [Choice; 1] = [
    choice(Modifier::U64, need(0, &[])),
];

static SET130: [Choice; 4] = [
    choice(Modifier::S8, need(0, &[])), choice(Modifier::S16, need(0, &[])),
    choice(Modifier::S32, need(0, &[])), choice(Modifier::S64, need(0, &[])),
];

static SET131: [Choice; 1] = [
    choice(Modifier::S64, need(0, &[])),
];

static SET132: [Choice; 4] = [
    choice(Modifier::Rni, need(0, &[])), choice(Modifier::Rzi, need(0, &[])),
    choice(Modifier::Rmi, need(0, &[])), choice(Modifier::Rpi, need(0, &[])),
];

static SET133: [Choice; 2] = [
    choice(Modifier::F16, need(42, &[Target::Least(53)])), choice(Modifier::F64, need(0, &[])),
];

static SET134: [Choice; 6] = [
    choice(Modifier::U16, need(0, &[])), choice(Modifier::U32, need(0, &[])),
    choice(Modifier::U64, need(0, &[])), choice(Modifier::S16, need(0, &[])),
    choice(Modifier::S32, need(0, &[])), choice(Modifier::S64, need(0, &[])),
];

static SET135: [Choice; 1] = [
    choice(Modifier::BF16, need(0, &[])),
];

static SET136: [Choice; 1] = [
    choice(Modifier::F16, need(0, &[])),
];

static SET137: [Choice; 2] = [
    choice(Modifier::Rn, need(0, &[])), choice(Modifier::Rz, need(0, &[])),
];

static SET138: [Choice; 1] = [
    choice(Modifier::Relu, need(70, &[Target::Least(80)])),
];

static SET139: [Choice; 1] = [
    choice(Modifier::Satfinite, need(81, &[Target::Least(53)])),
];

static SET140: [Choice; 2] = [
    choice(Modifier::F16, need(42, &[Target::Least(53)])),
    choice(Modifier::BF16, need(70, &[Target::Least(80)])),
];

static SET141: [Choice; 1] = [
    choice(Modifier::Relu, need(0, &[])),
];

static SET142: [Choice; 1] = [
    choice(Modifier::Satfinite, need(81, &[Target::Least(80)])),
];

static SET143: [Choice; 1] = [
    choice(Modifier::Rs, need(0, &[])),
];

static SET144: [Choice; 1] = [
    choice(Modifier::Satfinite, need(0, &[])),
];

static SET145: [Choice; 1] = [
    choice(Modifier::Rna, need(0, &[])),
];

static SET146: [Choice; 1] = [
    choice(Modifier::TF32, need(0, &[])),
];

static SET147: [Choice; 1] = [
    choice(Modifier::Satfinite, need(86, &[Target::Least(100)])),
];

static SET148: [Choice; 2] = [
    choice(Modifier::E4m3x2, need(0, &[])), choice(Modifier::E5m2x2, need(0, &[])),
];

static SET149: [Choice; 1] = [
    choice(Modifier::F16x2, need(0, &[])),
];

static SET150: [Choice; 1] = [
    choice(Modifier::BF16x2, need(0, &[])),
];

static SET151: [Choice; 2] = [
    choice(Modifier::E2m3x2, need(0, &[])), choice(Modifier::E3m2x2, need(0, &[])),
];

static SET152: [Choice; 1] = [
    choice(Modifier::E2m1x2, need(0, &[])),
];

static SET153: [Choice; 4] = [
    choice(Modifier::E4m3x4, need(0, &[])), choice(Modifier::E5m2x4, need(0, &[])),
    choice(Modifier::E2m3x4, need(0, &[])), choice(Modifier::E3m2x4, need(0, &[])),
];

static SET154: [Choice; 1] = [
    choice(Modifier::E2m1x4, need(0, &[])),
];

static SET155: [Choice; 2] = [
    choice(Modifier::Rz, need(0, &[])), choice(Modifier::Rp, need(0, &[])),
];

static SET156: [Choice; 1] = [
    choice(Modifier::Ue8m0x2, need(0, &[])),
];

static SET157: [Choice; 1] = [
    choice(Modifier::S2f6x2, need(0, &[])),
];

static SET158: [Choice; 1] = [
    choice(Modifier::ScaledN2Ue8m0, need(0, &[])),
];

static SET159: [Choice; 1] = [
    choice(Modifier::Pack, need(0, &[])),
];

static SET160: [Choice; 6] = [
    choice(Modifier::U8, need(0, &[])), choice(Modifier::S8, need(0, &[])),
    choice(Modifier::U4, need(65, &[Target::Least(75)])),
    choice(Modifier::S4, need(65, &[Target::Least(75)])),
    choice(Modifier::U2, need(65, &[Target::Least(75)])),
    choice(Modifier::S2, need(65, &[Target::Least(75)])),
];

static SET161: [Choice; 8] = [
    choice(Modifier::Const, need(31, &[Target::Least(20)])), choice(Modifier::Global, need(0, &[])),
    choice(Modifier::Local, need(0, &[])), choice(Modifier::Shared, need(0, &[])),
    choice(Modifier::SharedCta, need(78, &[Target::Least(30)])),
    choice(Modifier::SharedCluster, need(78, &[Target::Least(90)])),
    choice(Modifier::Param, need(77, &[Target::Least(70)])),
    choice(Modifier::ParamEntry, need(83, &[Target::Least(70)])),
];

static SET162: [Choice; 1] = [
    choice(Modifier::To, need(0, &[])),
];

static SET163: [Choice; 1] = [
    choice(Modifier::Full, need(0, &[])),
];

static SET164: [Choice; 2] = [
    choice(Modifier::Lo, need(0, &[])), choice(Modifier::Hi, need(0, &[])),
];

static SET165: [Choice; 4] = [
    choice(Modifier::Sc, need(0, &[])), choice(Modifier::AcqRel, need(0, &[])),
    choice(Modifier::Acquire, need(86, &[Target::Least(90), Target::Only(70), Target::Only(72)])),
    choice(Modifier::Release, need(86, &[Target::Least(90), Target::Only(70), Target::Only(72)])),
];

static SET166: [Choice; 1] = [
    choice(Modifier::SyncRestrictSharedCluster, need(0, &[])),
];

static SET167: [Choice; 1] = [
    choice(Modifier::Release, need(0, &[])),
];

static SET168: [Choice; 1] = [
    choice(Modifier::SyncRestrictSharedCta, need(0, &[])),
];

static SET169: [Choice; 1] = [
    choice(Modifier::MbarrierInit, need(0, &[])),
];

static SET170: [Choice; 1] = [
    choice(Modifier::Proxy, need(0, &[])),
];

static SET171: [Choice; 1] = [
    choice(Modifier::Alias, need(0, &[])),
];

static SET172: [Choice; 3] = [
    choice(Modifier::Global, need(0, &[])), choice(Modifier::SharedCta, need(0, &[])),
    choice(Modifier::SharedCluster, need(0, &[])),
];

static SET173: [Choice; 1] = [
    choice(Modifier::TensormapGeneric, need(0, &[])),
];

static SET174: [Choice; 1] = [
    choice(Modifier::AsyncGeneric, need(0, &[])),
];

static SET175: [Choice; 1] = [
    choice(Modifier::Oob, need(0, &[])),
];

static SET176: [Choice; 4] = [
    choice(Modifier::F16, need(0, &[])), choice(Modifier::F16x2, need(0, &[])),
    choice(Modifier::BF16, need(0, &[])), choice(Modifier::BF16x2, need(0, &[])),
];

static SET177: [Choice; 3] = [
    choice(Modifier::Rz, need(0, &[])), choice(Modifier::Rm, need(0, &[])),
    choice(Modifier::Rp, need(0, &[])),
];

static SET178: [Choice; 2] = [
    choice(Modifier::LaunchDependents, need(0, &[])), choice(Modifier::Wait, need(0, &[])),
];

static SET179: [Choice; 3] = [
    choice(Modifier::Texref, need(0, &[])), choice(Modifier::Samplerref, need(0, &[])),
    choice(Modifier::Surfref, need(0, &[])),
];

static SET180: [Choice; 1] = [
    choice(Modifier::Weak, need(60, &[Target::Least(20)])),
];

static SET181: [Choice; 9] = [
    choice(Modifier::Const, need(0, &[])), choice(Modifier::Global, need(0, &[])),
    choice(Modifier::Local, need(0, &[])), choice(Modifier::Param, need(0, &[])),
    choice(Modifier::ParamEntry, need(83, &[Target::Least(20)])),
    choice(Modifier::ParamFunc, need(83, &[Target::Least(20)])), choice(Modifier::Shared, need(0, &[])),
    choice(Modifier::SharedCta, need(78, &[Target::Least(30)])),
    choice(Modifier::SharedCluster, need(78, &[Target::Least(90)])),
];

static SET182: [Choice; 5] = [
    choice(Modifier::Ca, need(0, &[])), choice(Modifier::Cg, need(0, &[])),
    choice(Modifier::Cs, need(0, &[])), choice(Modifier::Lu, need(0, &[])),
    choice(Modifier::Cv, need(0, &[])),
];

static SET183: [Choice; 5] = [
    choice(Modifier::L1EvictNormal, need(74, &[Target::Least(70)])),
    choice(Modifier::L1EvictUnchanged, need(74, &[Target::Least(70)])),
    choice(Modifier::L1EvictFirst, need(74, &[Target::Least(70)])),
    choice(Modifier::L1EvictLast, need(74, &[Target::Least(70)])),
    choice(Modifier::L1NoAllocate, need(74, &[Target::Least(70)])),
];

static SET184: [Choice; 3] = [
    choice(Modifier::L2EvictNormal, need(0, &[])), choice(Modifier::L2EvictFirst, need(0, &[])),
    choice(Modifier::L2EvictLast, need(0, &[])),
];

static SET185: [Choice; 3] = [
    choice(Modifier::L2_64B, need(74, &[Target::Least(75)])),
    choice(Modifier::L2_128B, need(74, &[Target::Least(75)])),
    choice(Modifier::L2_256B, need(74, &[Target::Least(80)])),
];

static SET186: [Choice; 15] = [
    choice(Modifier::B8, need(0, &[])), choice(Modifier::B16, need(0, &[])),
    choice(Modifier::B32, need(0, &[])), choice(Modifier::B64, need(0, &[])),
    choice(Modifier::B128, need(83, &[Target::Least(70)])), choice(Modifier::U8, need(0, &[])),
    choice(Modifier::U16, need(0, &[])), choice(Modifier::U32, need(0, &[])),
    choice(Modifier::U64, need(0, &[])), choice(Modifier::S8, need(0, &[])),
    choice(Modifier::S16, need(0, &[])), choice(Modifier::S32, need(0, &[])),
    choice(Modifier::S64, need(0, &[])), choice(Modifier::F32, need(0, &[])),
    choice(Modifier::F64, need(0, &[])),
];

static SET187: [Choice; 1] = [
    choice(Modifier::Unified, need(0, &[])),
];

static SET188: [Choice; 1] = [
    choice(Modifier::Volatile, need(0, &[])),
];

static SET189: [Choice; 5] = [
    choice(Modifier::Global, need(0, &[])), choice(Modifier::Local, need(0, &[])),
    choice(Modifier::Shared, need(0, &[])), choice(Modifier::SharedCta, need(78, &[Target::Least(30)])),
    choice(Modifier::SharedCluster, need(78, &[Target::Least(90)])),
];

static SET190: [Choice; 2] = [
    choice(Modifier::Relaxed, need(0, &[])), choice(Modifier::Acquire, need(0, &[])),
];

static SET191: [Choice; 1] = [
    choice(Modifier::Mmio, need(0, &[])),
];

static SET192: [Choice; 1] = [
    choice(Modifier::Relaxed, need(0, &[])),
];

static SET193: [Choice; 1] = [
    choice(Modifier::Sys, need(0, &[])),
];

static SET194: [Choice; 3] = [
    choice(Modifier::Ca, need(0, &[])), choice(Modifier::Cg, need(0, &[])),
    choice(Modifier::Cs, need(0, &[])),
];

static SET195: [Choice; 1] = [
    choice(Modifier::Nc, need(0, &[])),
];

static SET196: [Choice; 3] = [
    choice(Modifier::M8n8, need(0, &[])),
    choice(Modifier::M8n16, need(86, &[Target::Family(100), Target::Family(110), Target::Family(120)])),
    choice(Modifier::M16n16, need(86, &[Target::Family(100), Target::Family(110), Target::Family(120)])),
];

static SET197: [Choice; 3] = [
    choice(Modifier::X1, need(0, &[])), choice(Modifier::X2, need(0, &[])),
    choice(Modifier::X4, need(0, &[])),
];

static SET198: [Choice; 1] = [
    choice(Modifier::Trans, need(0, &[])),
];

static SET199: [Choice; 2] = [
    choice(Modifier::Shared, need(0, &[])), choice(Modifier::SharedCta, need(78, &[Target::Least(75)])),
];

static SET200: [Choice; 2] = [
    choice(Modifier::B16, need(0, &[])),
    choice(Modifier::B8, need(86, &[Target::Family(100), Target::Family(110), Target::Family(120)])),
];

static SET201: [Choice; 1] = [
    choice(Modifier::B8x16, need(0, &[])),
];

static SET202: [Choice; 2] = [
    choice(Modifier::B6x16P32, need(0, &[])), choice(Modifier::B4x16P64, need(0, &[])),
];

static SET203: [Choice; 2] = [
    choice(Modifier::Hi, need(0, &[])), choice(Modifier::Lo, need(0, &[])),
];

static SET204: [Choice; 1] = [
    choice(Modifier::Hi, need(0, &[])),
];

static SET205: [Choice; 1] = [
    choice(Modifier::Wide, need(0, &[])),
];

static SET206: [Choice; 4] = [
    choice(Modifier::U16, need(0, &[])), choice(Modifier::U32, need(0, &[])),
    choice(Modifier::S16, need(0, &[])), choice(Modifier::S32, need(0, &[])),
];

static SET207: [Choice; 1] = [
    choice(Modifier::Any, need(0, &[])),
];

static SET208: [Choice; 1] = [
    choice(Modifier::All, need(0, &[])),
];

static SET209: [Choice; 2] = [
    choice(Modifier::S32, need(0, &[])), choice(Modifier::S16x2, need(0, &[])),
];

static SET210: [Choice; 1] = [
    choice(Modifier::NaN, need(0, &[])),
];

static SET211: [Choice; 1] = [
    choice(Modifier::Xorsign, need(0, &[])),
];

static SET212: [Choice; 1] = [
    choice(Modifier::Abs, need(0, &[])),
];

static SET213: [Choice; 1] = [
    choice(Modifier::NaN, need(70, &[Target::Least(80)])),
];

static SET214: [Choice; 1] = [
    choice(Modifier::Init, need(0, &[])),
];

static SET215: [Choice; 2] = [
    choice(Modifier::Shared, need(0, &[])), choice(Modifier::SharedCta, need(78, &[Target::Least(80)])),
];

static SET216: [Choice; 1] = [
    choice(Modifier::Inval, need(0, &[])),
];

static SET217: [Choice; 2] = [
    choice(Modifier::ExpectTx, need(0, &[])), choice(Modifier::CompleteTx, need(0, &[])),
];

static SET218: [Choice; 3] = [
    choice(Modifier::Shared, need(0, &[])), choice(Modifier::SharedCta, need(78, &[Target::Least(80)])),
    choice(Modifier::SharedCluster, need(80, &[Target::Least(90)])),
];

static SET219: [Choice; 1] = [
    choice(Modifier::Relaxed, need(80, &[Target::Least(90)])),
];

static SET220: [Choice; 2] = [
    choice(Modifier::Cta, need(0, &[])), choice(Modifier::Cluster, need(80, &[Target::Least(90)])),
];

static SET221: [Choice; 2] = [
    choice(Modifier::Arrive, need(0, &[])), choice(Modifier::ArriveDrop, need(0, &[])),
];

static SET222: [Choice; 1] = [
    choice(Modifier::SharedCluster, need(80, &[Target::Least(90)])),
];

static SET223: [Choice; 2] = [
    choice(Modifier::Release, need(80, &[Target::Least(80)])),
    choice(Modifier::Relaxed, need(80, &[Target::Least(90)])),
];

static SET224: [Choice; 1] = [
    choice(Modifier::ExpectTx, need(0, &[])),
];

static SET225: [Choice; 1] = [
    choice(Modifier::NoComplete, need(0, &[])),
];

static SET226: [Choice; 1] = [
    choice(Modifier::Cta, need(0, &[])),
];

static SET227: [Choice; 1] = [
    choice(Modifier::TestWait, need(0, &[])),
];

static SET228: [Choice; 2] = [
    choice(Modifier::Acquire, need(80, &[Target::Least(80)])),
    choice(Modifier::Relaxed, need(80, &[Target::Least(90)])),
];

static SET229: [Choice; 1] = [
    choice(Modifier::Parity, need(0, &[])),
];

static SET230: [Choice; 1] = [
    choice(Modifier::TryWait, need(0, &[])),
];

static SET231: [Choice; 1] = [
    choice(Modifier::PendingCount, need(0, &[])),
];

static SET232: [Choice; 3] = [
    choice(Modifier::Cta, need(0, &[])), choice(Modifier::Gl, need(0, &[])),
    choice(Modifier::Sys, need(20, &[Target::Least(20)])),
];

static SET233: [Choice; 1] = [
    choice(Modifier::M8n8k4, need(0, &[])),
];

static SET234: [Choice; 2] = [
    choice(Modifier::Row, need(0, &[])), choice(Modifier::Col, need(0, &[])),
];

static SET235: [Choice; 2] = [
    choice(Modifier::F16, need(0, &[])), choice(Modifier::F32, need(0, &[])),
];

static SET236: [Choice; 2] = [
    choice(Modifier::M16n8k8, need(0, &[])), choice(Modifier::M16n8k16, need(70, &[Target::Least(80)])),
];

static SET237: [Choice; 1] = [
    choice(Modifier::Row, need(0, &[])),
];

static SET238: [Choice; 1] = [
    choice(Modifier::Col, need(0, &[])),
];

static SET239: [Choice; 2] = [
    choice(Modifier::M16n8k4, need(0, &[])), choice(Modifier::M16n8k8, need(0, &[])),
];

static SET240: [Choice; 4] = [
    choice(Modifier::M8n8k4, need(0, &[])), choice(Modifier::M16n8k4, need(78, &[Target::Least(90)])),
    choice(Modifier::M16n8k8, need(78, &[Target::Least(90)])),
    choice(Modifier::M16n8k16, need(78, &[Target::Least(90)])),
];

static SET241: [Choice; 3] = [
    choice(Modifier::M8n8k16, need(0, &[])), choice(Modifier::M16n8k16, need(70, &[Target::Least(80)])),
    choice(Modifier::M16n8k32, need(70, &[Target::Least(80)])),
];

static SET242: [Choice; 2] = [
    choice(Modifier::U8, need(0, &[])), choice(Modifier::S8, need(0, &[])),
];

static SET243: [Choice; 3] = [
    choice(Modifier::M8n8k32, need(0, &[])), choice(Modifier::M16n8k32, need(70, &[Target::Least(80)])),
    choice(Modifier::M16n8k64, need(70, &[Target::Least(80)])),
];

static SET244: [Choice; 2] = [
    choice(Modifier::U4, need(0, &[])), choice(Modifier::S4, need(0, &[])),
];

static SET245: [Choice; 3] = [
    choice(Modifier::M8n8k128, need(0, &[])), choice(Modifier::M16n8k128, need(70, &[Target::Least(80)])),
    choice(Modifier::M16n8k256, need(70, &[Target::Least(80)])),
];

static SET246: [Choice; 1] = [
    choice(Modifier::B1, need(0, &[])),
];

static SET247: [Choice; 2] = [
    choice(Modifier::Xor, need(0, &[])), choice(Modifier::And, need(71, &[Target::Least(80)])),
];

static SET248: [Choice; 2] = [
    choice(Modifier::M16n8k32, need(0, &[])), choice(Modifier::M16n8k16, need(87, &[Target::Least(89)])),
];

static SET249: [Choice; 2] = [
    choice(Modifier::E4m3, need(0, &[])), choice(Modifier::E5m2, need(0, &[])),
];

static SET250: [Choice; 2] = [
    choice(Modifier::Sp, need(0, &[])), choice(Modifier::SpOrderedMetadata, need(85, &[Target::Least(80)])),
];

static SET251: [Choice; 1] = [
    choice(Modifier::M16n8k64, need(0, &[])),
];

static SET252: [Choice; 1] = [
    choice(Modifier::SpOrderedMetadata, need(0, &[])),
];

static SET253: [Choice; 1] = [
    choice(Modifier::M16n8k32, need(0, &[])),
];

static SET254: [Choice; 1] = [
    choice(Modifier::KindF8f6f4, need(0, &[])),
];

static SET255: [Choice; 5] = [
    choice(Modifier::E4m3, need(0, &[])), choice(Modifier::E5m2, need(0, &[])),
    choice(Modifier::E3m2, need(0, &[])), choice(Modifier::E2m3, need(0, &[])),
    choice(Modifier::E2m1, need(0, &[])),
];

static SET256: [Choice; 2] = [
    choice(Modifier::M16n8k16, need(0, &[])), choice(Modifier::M16n8k32, need(0, &[])),
];

static SET257: [Choice; 2] = [
    choice(Modifier::M16n8k8, need(0, &[])), choice(Modifier::M16n8k16, need(0, &[])),
];

static SET258: [Choice; 2] = [
    choice(Modifier::M16n8k32, need(0, &[])), choice(Modifier::M16n8k64, need(0, &[])),
];

static SET259: [Choice; 2] = [
    choice(Modifier::M16n8k64, need(0, &[])), choice(Modifier::M16n8k128, need(0, &[])),
];

static SET260: [Choice; 3] = [
    choice(Modifier::M16n8k32, need(0, &[])), choice(Modifier::M16n8k64, need(0, &[])),
    choice(Modifier::M16n8k128, need(0, &[])),
];

static SET261: [Choice; 3] = [
    choice(Modifier::KindMxf8f6f4, need(0, &[])), choice(Modifier::KindMxf4, need(0, &[])),
    choice(Modifier::KindMxf4nvf4, need(0, &[])),
];

static SET262: [Choice; 1] = [
    choice(Modifier::BlockScale, need(0, &[])),
];

static SET263: [Choice; 3] = [
    choice(Modifier::ScaleVec1X, need(0, &[])), choice(Modifier::ScaleVec2X, need(0, &[])),
    choice(Modifier::ScaleVec4X, need(0, &[])),
];

static SET264: [Choice; 2] = [
    choice(Modifier::Ue8m0, need(0, &[])), choice(Modifier::Ue4m3, need(0, &[])),
];

static SET265: [Choice; 13] = [
    choice(Modifier::Pred, need(0, &[])), choice(Modifier::B16, need(0, &[])),
    choice(Modifier::B32, need(0, &[])), choice(Modifier::B64, need(0, &[])),
    choice(Modifier::B128, need(83, &[Target::Least(70)])), choice(Modifier::U16, need(0, &[])),
    choice(Modifier::U32, need(0, &[])), choice(Modifier::U64, need(0, &[])),
    choice(Modifier::S16, need(0, &[])), choice(Modifier::S32, need(0, &[])),
    choice(Modifier::S64, need(0, &[])), choice(Modifier::F32, need(0, &[])),
    choice(Modifier::F64, need(0, &[])),
];

static SET266: [Choice; 11] = [
    choice(Modifier::B16, need(0, &[])), choice(Modifier::B32, need(0, &[])),
    choice(Modifier::B64, need(0, &[])), choice(Modifier::U16, need(0, &[])),
    choice(Modifier::U32, need(0, &[])), choice(Modifier::U64, need(0, &[])),
    choice(Modifier::S16, need(0, &[])), choice(Modifier::S32, need(0, &[])),
    choice(Modifier::S64, need(0, &[])), choice(Modifier::F32, need(0, &[])),
    choice(Modifier::F64, need(0, &[])),
];

static SET267: [Choice; 1] = [
    choice(Modifier::M8n8, need(0, &[])),
];

static SET268: [Choice; 1] = [
    choice(Modifier::Cp, need(0, &[])),
];

static SET269: [Choice; 1] = [
    choice(Modifier::LdReduce, need(0, &[])),
];

static SET270: [Choice; 1] = [
    choice(Modifier::Weak, need(0, &[])),
];

static SET271: [Choice; 4] = [
    choice(Modifier::U32, need(0, &[])), choice(Modifier::S32, need(0, &[])),
    choice(Modifier::U64, need(0, &[])), choice(Modifier::S64, need(0, &[])),
];

static SET272: [Choice; 1] = [
    choice(Modifier::AccF32, need(82, &[Target::Least(90)])),
];

static SET273: [Choice; 1] = [
    choice(Modifier::AccF16, need(0, &[])),
];

static SET274: [Choice; 2] = [
    choice(Modifier::E4m3x4, need(0, &[])), choice(Modifier::E5m2x4, need(0, &[])),
];

static SET275: [Choice; 2] = [
    choice(Modifier::V4, need(0, &[])), choice(Modifier::V8, need(0, &[])),
];

static SET276: [Choice; 4] = [
    choice(Modifier::Cta, need(0, &[])), choice(Modifier::Cluster, need(0, &[])),
    choice(Modifier::Gpu, need(0, &[])), choice(Modifier::Sys, need(0, &[])),
];

static SET277: [Choice; 1] = [
    choice(Modifier::St, need(0, &[])),
];

static SET278: [Choice; 8] = [
    choice(Modifier::B32, need(0, &[])), choice(Modifier::B64, need(0, &[])),
    choice(Modifier::U32, need(0, &[])), choice(Modifier::U64, need(0, &[])),
    choice(Modifier::S32, need(0, &[])), choice(Modifier::S64, need(0, &[])),
    choice(Modifier::F32, need(0, &[])), choice(Modifier::F64, need(0, &[])),
];

static SET279: [Choice; 2] = [
    choice(Modifier::Relaxed, need(0, &[])), choice(Modifier::Release, need(0, &[])),
];

static SET280: [Choice; 1] = [
    choice(Modifier::Mask, need(0, &[])),
];

static SET281: [Choice; 2] = [
    choice(Modifier::Global, need(0, &[])), choice(Modifier::Local, need(0, &[])),
];

static SET282: [Choice; 2] = [
    choice(Modifier::L1, need(0, &[])), choice(Modifier::L2, need(0, &[])),
];

static SET283: [Choice; 2] = [
    choice(Modifier::L2EvictLast, need(74, &[Target::Least(80)])),
    choice(Modifier::L2EvictNormal, need(74, &[Target::Least(80)])),
];

static SET284: [Choice; 2] = [
    choice(Modifier::Const, need(0, &[])), choice(Modifier::Param, need(0, &[])),
];

static SET285: [Choice; 1] = [
    choice(Modifier::Tensormap, need(0, &[])),
];

static SET286: [Choice; 1] = [
    choice(Modifier::L1, need(0, &[])),
];

static SET287: [Choice; 6] = [
    choice(Modifier::F4e, need(0, &[])), choice(Modifier::B4e, need(0, &[])),
    choice(Modifier::Rc8, need(0, &[])), choice(Modifier::Ecl, need(0, &[])),
    choice(Modifier::Ecr, need(0, &[])), choice(Modifier::Rc16, need(0, &[])),
];

static SET288: [Choice; 2] = [
    choice(Modifier::Relaxed, need(60, &[Target::Least(70)])),
    choice(Modifier::Release, need(60, &[Target::Least(70)])),
];

static SET289: [Choice; 1] = [
    choice(Modifier::MbarrierCompleteTxBytes, need(81, &[Target::Least(90)])),
];

static SET290: [Choice; 2] = [
    choice(Modifier::Gpu, need(0, &[])), choice(Modifier::Sys, need(0, &[])),
];

static SET291: [Choice; 2] = [
    choice(Modifier::Eq, need(0, &[])), choice(Modifier::Ne, need(0, &[])),
];

static SET292: [Choice; 5] = [
    choice(Modifier::U32, need(0, &[])), choice(Modifier::S32, need(0, &[])),
    choice(Modifier::F32, need(0, &[])), choice(Modifier::F16, need(42, &[Target::Least(53)])),
    choice(Modifier::BF16, need(78, &[Target::Least(90)])),
];

static SET293: [Choice; 6] = [
    choice(Modifier::Eq, need(0, &[])), choice(Modifier::Ne, need(0, &[])),
    choice(Modifier::Lt, need(0, &[])), choice(Modifier::Le, need(0, &[])),
    choice(Modifier::Gt, need(0, &[])), choice(Modifier::Ge, need(0, &[])),
];

static SET294: [Choice; 10] = [
    choice(Modifier::Eq, need(0, &[])), choice(Modifier::Ne, need(0, &[])),
    choice(Modifier::Lt, need(0, &[])), choice(Modifier::Le, need(0, &[])),
    choice(Modifier::Gt, need(0, &[])), choice(Modifier::Ge, need(0, &[])),
    choice(Modifier::Lo, need(0, &[])), choice(Modifier::Ls, need(0, &[])),
    choice(Modifier::Hi, need(0, &[])), choice(Modifier::Hs, need(0, &[])),
];

static SET295: [Choice; 3] = [
    choice(Modifier::U16, need(0, &[])), choice(Modifier::U32, need(0, &[])),
    choice(Modifier::U64, need(0, &[])),
];

static SET296: [Choice; 14] = [
    choice(Modifier::Eq, need(0, &[])), choice(Modifier::Ne, need(0, &[])),
    choice(Modifier::Lt, need(0, &[])), choice(Modifier::Le, need(0, &[])),
    choice(Modifier::Gt, need(0, &[])), choice(Modifier::Ge, need(0, &[])),
    choice(Modifier::Equ, need(0, &[])), choice(Modifier::Neu, need(0, &[])),
    choice(Modifier::Ltu, need(0, &[])), choice(Modifier::Leu, need(0, &[])),
    choice(Modifier::Gtu, need(0, &[])), choice(Modifier::Geu, need(0, &[])),
    choice(Modifier::Num, need(0, &[])), choice(Modifier::Nan, need(0, &[])),
];

static SET297: [Choice; 4] = [
    choice(Modifier::U32, need(0, &[])), choice(Modifier::S32, need(0, &[])),
    choice(Modifier::F32, need(0, &[])), choice(Modifier::F16, need(42, &[Target::Least(53)])),
];

static SET298: [Choice; 5] = [
    choice(Modifier::F16, need(0, &[])), choice(Modifier::U16, need(0, &[])),
    choice(Modifier::S16, need(0, &[])), choice(Modifier::U32, need(0, &[])),
    choice(Modifier::S32, need(0, &[])),
];

static SET299: [Choice; 5] = [
    choice(Modifier::BF16, need(0, &[])), choice(Modifier::U16, need(0, &[])),
    choice(Modifier::S16, need(0, &[])), choice(Modifier::U32, need(0, &[])),
    choice(Modifier::S32, need(0, &[])),
];

static SET300: [Choice; 3] = [
    choice(Modifier::F16x2, need(0, &[])), choice(Modifier::U32, need(0, &[])),
    choice(Modifier::S32, need(0, &[])),
];

static SET301: [Choice; 3] = [
    choice(Modifier::BF16x2, need(0, &[])), choice(Modifier::U32, need(0, &[])),
    choice(Modifier::S32, need(0, &[])),
];

static SET302: [Choice; 2] = [
    choice(Modifier::L, need(0, &[])), choice(Modifier::R, need(0, &[])),
];

static SET303: [Choice; 4] = [
    choice(Modifier::Up, need(0, &[])), choice(Modifier::Down, need(0, &[])),
    choice(Modifier::Bfly, need(0, &[])), choice(Modifier::Idx, need(0, &[])),
];

static SET304: [Choice; 9] = [
    choice(Modifier::B16, need(0, &[])), choice(Modifier::B32, need(0, &[])),
    choice(Modifier::B64, need(0, &[])), choice(Modifier::U16, need(0, &[])),
    choice(Modifier::U32, need(0, &[])), choice(Modifier::U64, need(0, &[])),
    choice(Modifier::S16, need(0, &[])), choice(Modifier::S32, need(0, &[])),
    choice(Modifier::S64, need(0, &[])),
];

static SET305: [Choice; 7] = [
    choice(Modifier::Global, need(0, &[])), choice(Modifier::Local, need(0, &[])),
    choice(Modifier::Param, need(0, &[])), choice(Modifier::ParamFunc, need(83, &[Target::Least(20)])),
    choice(Modifier::Shared, need(0, &[])), choice(Modifier::SharedCta, need(78, &[Target::Least(30)])),
    choice(Modifier::SharedCluster, need(78, &[Target::Least(90)])),
];

static SET306: [Choice; 4] = [
    choice(Modifier::Wb, need(0, &[])), choice(Modifier::Cg, need(0, &[])),
    choice(Modifier::Cs, need(0, &[])), choice(Modifier::Wt, need(0, &[])),
];

static SET307: [Choice; 14] = [
    choice(Modifier::B8, need(0, &[])), choice(Modifier::B16, need(0, &[])),
    choice(Modifier::B32, need(0, &[])), choice(Modifier::B64, need(0, &[])),
    choice(Modifier::U8, need(0, &[])), choice(Modifier::U16, need(0, &[])),
    choice(Modifier::U32, need(0, &[])), choice(Modifier::U64, need(0, &[])),
    choice(Modifier::S8, need(0, &[])), choice(Modifier::S16, need(0, &[])),
    choice(Modifier::S32, need(0, &[])), choice(Modifier::S64, need(0, &[])),
    choice(Modifier::F32, need(0, &[])), choice(Modifier::F64, need(0, &[])),
];

static SET308: [Choice; 2] = [
    choice(Modifier::M8n8, need(0, &[])),
    choice(Modifier::M16n8, need(86, &[Target::Family(100), Target::Family(110), Target::Family(120)])),
];

static SET309: [Choice; 1] = [
    choice(Modifier::B, need(0, &[])),
];

static SET310: [Choice; 5] = [
    choice(Modifier::N1d, need(0, &[])), choice(Modifier::N2d, need(0, &[])),
    choice(Modifier::N3d, need(0, &[])), choice(Modifier::A1d, need(0, &[])),
    choice(Modifier::A2d, need(0, &[])),
];

static SET311: [Choice; 4] = [
    choice(Modifier::Ca, need(0, &[])), choice(Modifier::Cg, need(0, &[])),
    choice(Modifier::Cs, need(0, &[])), choice(Modifier::Cv, need(0, &[])),
];

static SET312: [Choice; 4] = [
    choice(Modifier::B8, need(0, &[])), choice(Modifier::B16, need(0, &[])),
    choice(Modifier::B32, need(0, &[])), choice(Modifier::B64, need(0, &[])),
];

static SET313: [Choice; 3] = [
    choice(Modifier::Trap, need(0, &[])), choice(Modifier::Clamp, need(0, &[])),
    choice(Modifier::Zero, need(0, &[])),
];

static SET314: [Choice; 15] = [
    choice(Modifier::Width, need(0, &[])), choice(Modifier::Height, need(0, &[])),
    choice(Modifier::Depth, need(0, &[])), choice(Modifier::ChannelDataType, need(0, &[])),
    choice(Modifier::ChannelOrder, need(0, &[])), choice(Modifier::NormalizedCoords, need(0, &[])),
    choice(Modifier::ArraySize, need(0, &[])), choice(Modifier::NumMipmapLevels, need(0, &[])),
    choice(Modifier::NumSamples, need(0, &[])), choice(Modifier::FilterMode, need(0, &[])),
    choice(Modifier::AddrMode0, need(0, &[])), choice(Modifier::AddrMode1, need(0, &[])),
    choice(Modifier::AddrMode2, need(0, &[])), choice(Modifier::ForceUnnormalizedCoords, need(0, &[])),
    choice(Modifier::MemoryLayout, need(0, &[])),
];

static SET315: [Choice; 5] = [
    choice(Modifier::Add, need(0, &[])), choice(Modifier::Min, need(0, &[])),
    choice(Modifier::Max, need(0, &[])), choice(Modifier::And, need(0, &[])),
    choice(Modifier::Or, need(0, &[])),
];

static SET316: [Choice; 6] = [
    choice(Modifier::U32, need(0, &[])), choice(Modifier::U64, need(0, &[])),
    choice(Modifier::S32, need(0, &[])), choice(Modifier::S64, need(0, &[])),
    choice(Modifier::B32, need(0, &[])), choice(Modifier::B64, need(0, &[])),
];

static SET317: [Choice; 1] = [
    choice(Modifier::P, need(0, &[])),
];

static SET318: [Choice; 1] = [
    choice(Modifier::Alloc, need(0, &[])),
];

static SET319: [Choice; 2] = [
    choice(Modifier::CtaGroup1, need(0, &[])), choice(Modifier::CtaGroup2, need(0, &[])),
];

static SET320: [Choice; 1] = [
    choice(Modifier::Dealloc, need(0, &[])),
];

static SET321: [Choice; 1] = [
    choice(Modifier::RelinquishAllocPermit, need(0, &[])),
];

static SET322: [Choice; 1] = [
    choice(Modifier::Ld, need(0, &[])),
];

static SET323: [Choice; 4] = [
    choice(Modifier::N16x64b, need(0, &[])), choice(Modifier::N16x128b, need(0, &[])),
    choice(Modifier::N16x256b, need(0, &[])), choice(Modifier::N32x32b, need(0, &[])),
];

static SET324: [Choice; 8] = [
    choice(Modifier::X1, need(0, &[])), choice(Modifier::X2, need(0, &[])),
    choice(Modifier::X4, need(0, &[])), choice(Modifier::X8, need(0, &[])),
    choice(Modifier::X16, need(0, &[])), choice(Modifier::X32, need(0, &[])),
    choice(Modifier::X64, need(0, &[])), choice(Modifier::X128, need(0, &[])),
];

static SET325: [Choice; 1] = [
    choice(Modifier::Pack16b, need(0, &[])),
];

static SET326: [Choice; 1] = [
    choice(Modifier::N16x32bx2, need(0, &[])),
];

static SET327: [Choice; 1] = [
    choice(Modifier::Unpack16b, need(0, &[])),
];

static SET328: [Choice; 1] = [
    choice(Modifier::N32x32b, need(0, &[])),
];

static SET329: [Choice; 7] = [
    choice(Modifier::X2, need(0, &[])), choice(Modifier::X4, need(0, &[])),
    choice(Modifier::X8, need(0, &[])), choice(Modifier::X16, need(0, &[])),
    choice(Modifier::X32, need(0, &[])), choice(Modifier::X64, need(0, &[])),
    choice(Modifier::X128, need(0, &[])),
];

static SET330: [Choice; 1] = [
    choice(Modifier::WaitLd, need(0, &[])),
];

static SET331: [Choice; 1] = [
    choice(Modifier::WaitSt, need(0, &[])),
];

static SET332: [Choice; 3] = [
    choice(Modifier::N128x256b, need(0, &[])), choice(Modifier::N4x256b, need(0, &[])),
    choice(Modifier::N128x128b, need(0, &[])),
];

static SET333: [Choice; 1] = [
    choice(Modifier::N64x128b, need(0, &[])),
];

static SET334: [Choice; 2] = [
    choice(Modifier::Warpx2_02_13, need(0, &[])), choice(Modifier::Warpx2_01_23, need(0, &[])),
];

static SET335: [Choice; 1] = [
    choice(Modifier::N32x128b, need(0, &[])),
];

static SET336: [Choice; 1] = [
    choice(Modifier::Warpx4, need(0, &[])),
];

static SET337: [Choice; 1] = [
    choice(Modifier::Shift, need(0, &[])),
];

static SET338: [Choice; 1] = [
    choice(Modifier::Down, need(0, &[])),
];

static SET339: [Choice; 1] = [
    choice(Modifier::Mma, need(0, &[])),
];

static SET340: [Choice; 4] = [
    choice(Modifier::KindF16, need(0, &[])), choice(Modifier::KindTf32, need(0, &[])),
    choice(Modifier::KindF8f6f4, need(0, &[])),
    choice(Modifier::KindI8, need(86, &[Target::Exact(100), Target::Exact(110)])),
];

static SET341: [Choice; 4] = [
    choice(Modifier::CollectorAFill, need(0, &[])), choice(Modifier::CollectorAUse, need(0, &[])),
    choice(Modifier::CollectorALastuse, need(0, &[])), choice(Modifier::CollectorADiscard, need(0, &[])),
];

static SET342: [Choice; 2] = [
    choice(Modifier::KindF16, need(0, &[])), choice(Modifier::KindTf32, need(0, &[])),
];

static SET343: [Choice; 1] = [
    choice(Modifier::KindMxf8f6f4, need(0, &[])),
];

static SET344: [Choice; 2] = [
    choice(Modifier::ScaleVec1X, need(86, &[Target::Exact(100), Target::Exact(103), Target::Exact(110)])),
    choice(Modifier::Block32, need(88, &[Target::Family(100), Target::Family(110)])),
];

static SET345: [Choice; 1] = [
    choice(Modifier::KindMxf4, need(0, &[])),
];

static SET346: [Choice; 2] = [
    choice(Modifier::ScaleVec2X, need(86, &[Target::Exact(100), Target::Exact(103), Target::Exact(110)])),
    choice(Modifier::Block32, need(88, &[Target::Family(100), Target::Family(110)])),
];

static SET347: [Choice; 1] = [
    choice(Modifier::KindMxf4nvf4, need(0, &[])),
];

static SET348: [Choice; 4] = [
    choice(Modifier::ScaleVec2X, need(86, &[Target::Exact(100), Target::Exact(103), Target::Exact(110)])),
    choice(Modifier::ScaleVec4X, need(86, &[Target::Exact(100), Target::Exact(103), Target::Exact(110)])),
    choice(Modifier::Block16, need(88, &[Target::Family(100), Target::Family(110)])),
    choice(Modifier::Block32, need(88, &[Target::Family(100), Target::Family(110)])),
];

static SET349: [Choice; 1] = [
    choice(Modifier::Ashift, need(0, &[])),
];

static SET350: [Choice; 2] = [
    choice(Modifier::CollectorALastuse, need(0, &[])), choice(Modifier::CollectorADiscard, need(0, &[])),
];

static SET351: [Choice; 1] = [
    choice(Modifier::Sp, need(0, &[])),
];

static SET352: [Choice; 1] = [
    choice(Modifier::Ws, need(0, &[])),
];

static SET353: [Choice; 1] = [
    choice(Modifier::CtaGroup1, need(0, &[])),
];

static SET354: [Choice; 16] = [
    choice(Modifier::CollectorB0Fill, need(0, &[])), choice(Modifier::CollectorB0Use, need(0, &[])),
    choice(Modifier::CollectorB0Lastuse, need(0, &[])), choice(Modifier::CollectorB0Discard, need(0, &[])),
    choice(Modifier::CollectorB1Fill, need(0, &[])), choice(Modifier::CollectorB1Use, need(0, &[])),
    choice(Modifier::CollectorB1Lastuse, need(0, &[])), choice(Modifier::CollectorB1Discard, need(0, &[])),
    choice(Modifier::CollectorB2Fill, need(0, &[])), choice(Modifier::CollectorB2Use, need(0, &[])),
    choice(Modifier::CollectorB2Lastuse, need(0, &[])), choice(Modifier::CollectorB2Discard, need(0, &[])),
    choice(Modifier::CollectorB3Fill, need(0, &[])), choice(Modifier::CollectorB3Use, need(0, &[])),
    choice(Modifier::CollectorB3Lastuse, need(0, &[])), choice(Modifier::CollectorB3Discard, need(0, &[])),
];

static SET355: [Choice; 1] = [
    choice(Modifier::Commit, need(0, &[])),
];

static SET356: [Choice; 1] = [
    choice(Modifier::MbarrierArriveOne, need(0, &[])),
];

static SET357: [Choice; 1] = [
    choice(Modifier::MulticastCluster, need(0, &[])),
];

static SET358: [Choice; 1] = [
    choice(Modifier::FenceBeforeThreadSync, need(0, &[])),
];

static SET359: [Choice; 1] = [
    choice(Modifier::FenceAfterThreadSync, need(0, &[])),
];

static SET360: [Choice; 1] = [
    choice(Modifier::Replace, need(0, &[])),
];

static SET361: [Choice; 1] = [
    choice(Modifier::GlobalAddress, need(0, &[])),
];

static SET362: [Choice; 2] = [
    choice(Modifier::Global, need(0, &[])), choice(Modifier::SharedCta, need(0, &[])),
];

static SET363: [Choice; 1] = [
    choice(Modifier::B1024, need(0, &[])),
];

static SET364: [Choice; 1] = [
    choice(Modifier::Rank, need(0, &[])),
];

static SET365: [Choice; 3] = [
    choice(Modifier::BoxDim, need(0, &[])), choice(Modifier::GlobalDim, need(0, &[])),
    choice(Modifier::ElementStride, need(0, &[])),
];

static SET366: [Choice; 1] = [
    choice(Modifier::GlobalStride, need(0, &[])),
];

static SET367: [Choice; 4] = [
    choice(Modifier::Elemtype, need(0, &[])), choice(Modifier::InterleaveLayout, need(0, &[])),
    choice(Modifier::SwizzleMode, need(0, &[])), choice(Modifier::FillMode, need(0, &[])),
];

static SET368: [Choice; 1] = [
    choice(Modifier::SwizzleAtomicity, need(0, &[])),
];

static SET369: [Choice; 1] = [
    choice(Modifier::CpFenceproxy, need(0, &[])),
];

static SET370: [Choice; 6] = [
    choice(Modifier::Finite, need(0, &[])), choice(Modifier::Infinite, need(0, &[])),
    choice(Modifier::Number, need(0, &[])), choice(Modifier::Notanumber, need(0, &[])),
    choice(Modifier::Normal, need(0, &[])), choice(Modifier::Subnormal, need(0, &[])),
];

static SET371: [Choice; 9] = [
    choice(Modifier::N1d, need(0, &[])), choice(Modifier::N2d, need(0, &[])),
    choice(Modifier::N3d, need(0, &[])), choice(Modifier::A1d, need(15, &[Target::Least(20)])),
    choice(Modifier::A2d, need(15, &[Target::Least(20)])),
    choice(Modifier::Cube, need(30, &[Target::Least(20)])),
    choice(Modifier::Acube, need(30, &[Target::Least(20)])),
    choice(Modifier::N2dms, need(32, &[Target::Least(30)])),
    choice(Modifier::A2dms, need(32, &[Target::Least(30)])),
];

static SET372: [Choice; 4] = [
    choice(Modifier::U32, need(0, &[])), choice(Modifier::S32, need(0, &[])),
    choice(Modifier::F16, need(42, &[Target::Least(53)])), choice(Modifier::F32, need(0, &[])),
];

static SET373: [Choice; 2] = [
    choice(Modifier::S32, need(0, &[])), choice(Modifier::F32, need(0, &[])),
];

static SET374: [Choice; 1] = [
    choice(Modifier::V2, need(0, &[])),
];

static SET375: [Choice; 1] = [
    choice(Modifier::Base, need(0, &[])),
];

static SET376: [Choice; 1] = [
    choice(Modifier::Level, need(0, &[])),
];

static SET377: [Choice; 1] = [
    choice(Modifier::Grad, need(0, &[])),
];

static SET378: [Choice; 4] = [
    choice(Modifier::R, need(0, &[])), choice(Modifier::G, need(0, &[])), choice(Modifier::B, need(0, &[])),
    choice(Modifier::A, need(0, &[])),
];

static SET379: [Choice; 4] = [
    choice(Modifier::N2d, need(0, &[])), choice(Modifier::A2d, need(0, &[])),
    choice(Modifier::Cube, need(0, &[])), choice(Modifier::Acube, need(0, &[])),
];

static SET380: [Choice; 2] = [
    choice(Modifier::Sat, need(0, &[])), choice(Modifier::Add, need(0, &[])),
];

static SET381: [Choice; 2] = [
    choice(Modifier::Shr7, need(0, &[])), choice(Modifier::Shr15, need(0, &[])),
];

static SET382: [Choice; 1] = [
    choice(Modifier::Po, need(0, &[])),
];

static SET383: [Choice; 3] = [
    choice(Modifier::All, need(0, &[])), choice(Modifier::Any, need(0, &[])),
    choice(Modifier::Uni, need(0, &[])),
];

static SET384: [Choice; 1] = [
    choice(Modifier::Ballot, need(0, &[])),
];

static SET385: [Choice; 1] = [
    choice(Modifier::Fence, need(0, &[])),
];

static SET386: [Choice; 1] = [
    choice(Modifier::MmaAsync, need(0, &[])),
];

static SET387: [Choice; 32] = [
    choice(Modifier::M64n8k16, need(0, &[])), choice(Modifier::M64n16k16, need(0, &[])),
    choice(Modifier::M64n24k16, need(0, &[])), choice(Modifier::M64n32k16, need(0, &[])),
    choice(Modifier::M64n40k16, need(0, &[])), choice(Modifier::M64n48k16, need(0, &[])),
    choice(Modifier::M64n56k16, need(0, &[])), choice(Modifier::M64n64k16, need(0, &[])),
    choice(Modifier::M64n72k16, need(0, &[])), choice(Modifier::M64n80k16, need(0, &[])),
    choice(Modifier::M64n88k16, need(0, &[])), choice(Modifier::M64n96k16, need(0, &[])),
    choice(Modifier::M64n104k16, need(0, &[])), choice(Modifier::M64n112k16, need(0, &[])),
    choice(Modifier::M64n120k16, need(0, &[])), choice(Modifier::M64n128k16, need(0, &[])),
    choice(Modifier::M64n136k16, need(0, &[])), choice(Modifier::M64n144k16, need(0, &[])),
    choice(Modifier::M64n152k16, need(0, &[])), choice(Modifier::M64n160k16, need(0, &[])),
    choice(Modifier::M64n168k16, need(0, &[])), choice(Modifier::M64n176k16, need(0, &[])),
    choice(Modifier::M64n184k16, need(0, &[])), choice(Modifier::M64n192k16, need(0, &[])),
    choice(Modifier::M64n200k16, need(0, &[])), choice(Modifier::M64n208k16, need(0, &[])),
    choice(Modifier::M64n216k16, need(0, &[])), choice(Modifier::M64n224k16, need(0, &[])),
    choice(Modifier::M64n232k16, need(0, &[])), choice(Modifier::M64n240k16, need(0, &[])),
    choice(Modifier::M64n248k16, need(0, &[])), choice(Modifier::M64n256k16, need(0, &[])),
];

static SET388: [Choice; 32] = [
    choice(Modifier::M64n8k8, need(0, &[])), choice(Modifier::M64n16k8, need(0, &[])),
    choice(Modifier::M64n24k8, need(0, &[])), choice(Modifier::M64n32k8, need(0, &[])),
    choice(Modifier::M64n40k8, need(0, &[])), choice(Modifier::M64n48k8, need(0, &[])),
    choice(Modifier::M64n56k8, need(0, &[])), choice(Modifier::M64n64k8, need(0, &[])),
    choice(Modifier::M64n72k8, need(0, &[])), choice(Modifier::M64n80k8, need(0, &[])),
    choice(Modifier::M64n88k8, need(0, &[])), choice(Modifier::M64n96k8, need(0, &[])),
    choice(Modifier::M64n104k8, need(0, &[])), choice(Modifier::M64n112k8, need(0, &[])),
    choice(Modifier::M64n120k8, need(0, &[])), choice(Modifier::M64n128k8, need(0, &[])),
    choice(Modifier::M64n136k8, need(0, &[])), choice(Modifier::M64n144k8, need(0, &[])),
    choice(Modifier::M64n152k8, need(0, &[])), choice(Modifier::M64n160k8, need(0, &[])),
    choice(Modifier::M64n168k8, need(0, &[])), choice(Modifier::M64n176k8, need(0, &[])),
    choice(Modifier::M64n184k8, need(0, &[])), choice(Modifier::M64n192k8, need(0, &[])),
    choice(Modifier::M64n200k8, need(0, &[])), choice(Modifier::M64n208k8, need(0, &[])),
    choice(Modifier::M64n216k8, need(0, &[])), choice(Modifier::M64n224k8, need(0, &[])),
    choice(Modifier::M64n232k8, need(0, &[])), choice(Modifier::M64n240k8, need(0, &[])),
    choice(Modifier::M64n248k8, need(0, &[])), choice(Modifier::M64n256k8, need(0, &[])),
];

static SET389: [Choice; 32] = [
    choice(Modifier::M64n8k32, need(0, &[])), choice(Modifier::M64n16k32, need(0, &[])),
    choice(Modifier::M64n24k32, need(0, &[])), choice(Modifier::M64n32k32, need(0, &[])),
    choice(Modifier::M64n40k32, need(0, &[])), choice(Modifier::M64n48k32, need(0, &[])),
    choice(Modifier::M64n56k32, need(0, &[])), choice(Modifier::M64n64k32, need(0, &[])),
    choice(Modifier::M64n72k32, need(0, &[])), choice(Modifier::M64n80k32, need(0, &[])),
    choice(Modifier::M64n88k32, need(0, &[])), choice(Modifier::M64n96k32, need(0, &[])),
    choice(Modifier::M64n104k32, need(0, &[])), choice(Modifier::M64n112k32, need(0, &[])),
    choice(Modifier::M64n120k32, need(0, &[])), choice(Modifier::M64n128k32, need(0, &[])),
    choice(Modifier::M64n136k32, need(0, &[])), choice(Modifier::M64n144k32, need(0, &[])),
    choice(Modifier::M64n152k32, need(0, &[])), choice(Modifier::M64n160k32, need(0, &[])),
    choice(Modifier::M64n168k32, need(0, &[])), choice(Modifier::M64n176k32, need(0, &[])),
    choice(Modifier::M64n184k32, need(0, &[])), choice(Modifier::M64n192k32, need(0, &[])),
    choice(Modifier::M64n200k32, need(0, &[])), choice(Modifier::M64n208k32, need(0, &[])),
    choice(Modifier::M64n216k32, need(0, &[])), choice(Modifier::M64n224k32, need(0, &[])),
    choice(Modifier::M64n232k32, need(0, &[])), choice(Modifier::M64n240k32, need(0, &[])),
    choice(Modifier::M64n248k32, need(0, &[])), choice(Modifier::M64n256k32, need(0, &[])),
];

static SET390: [Choice; 18] = [
    choice(Modifier::M64n8k32, need(0, &[])), choice(Modifier::M64n16k32, need(0, &[])),
    choice(Modifier::M64n24k32, need(0, &[])), choice(Modifier::M64n32k32, need(0, &[])),
    choice(Modifier::M64n48k32, need(0, &[])), choice(Modifier::M64n64k32, need(0, &[])),
    choice(Modifier::M64n80k32, need(0, &[])), choice(Modifier::M64n96k32, need(0, &[])),
    choice(Modifier::M64n112k32, need(0, &[])), choice(Modifier::M64n128k32, need(0, &[])),
    choice(Modifier::M64n144k32, need(0, &[])), choice(Modifier::M64n160k32, need(0, &[])),
    choice(Modifier::M64n176k32, need(0, &[])), choice(Modifier::M64n192k32, need(0, &[])),
    choice(Modifier::M64n208k32, need(0, &[])), choice(Modifier::M64n224k32, need(0, &[])),
    choice(Modifier::M64n240k32, need(0, &[])), choice(Modifier::M64n256k32, need(0, &[])),
];

static SET391: [Choice; 2] = [
    choice(Modifier::S8, need(0, &[])), choice(Modifier::U8, need(0, &[])),
];

static SET392: [Choice; 18] = [
    choice(Modifier::M64n8k256, need(0, &[])), choice(Modifier::M64n16k256, need(0, &[])),
    choice(Modifier::M64n24k256, need(0, &[])), choice(Modifier::M64n32k256, need(0, &[])),
    choice(Modifier::M64n48k256, need(0, &[])), choice(Modifier::M64n64k256, need(0, &[])),
    choice(Modifier::M64n80k256, need(0, &[])), choice(Modifier::M64n96k256, need(0, &[])),
    choice(Modifier::M64n112k256, need(0, &[])), choice(Modifier::M64n128k256, need(0, &[])),
    choice(Modifier::M64n144k256, need(0, &[])), choice(Modifier::M64n160k256, need(0, &[])),
    choice(Modifier::M64n176k256, need(0, &[])), choice(Modifier::M64n192k256, need(0, &[])),
    choice(Modifier::M64n208k256, need(0, &[])), choice(Modifier::M64n224k256, need(0, &[])),
    choice(Modifier::M64n240k256, need(0, &[])), choice(Modifier::M64n256k256, need(0, &[])),
];

static SET393: [Choice; 1] = [
    choice(Modifier::And, need(0, &[])),
];

static SET394: [Choice; 32] = [
    choice(Modifier::M64n8k64, need(0, &[])), choice(Modifier::M64n16k64, need(0, &[])),
    choice(Modifier::M64n24k64, need(0, &[])), choice(Modifier::M64n32k64, need(0, &[])),
    choice(Modifier::M64n40k64, need(0, &[])), choice(Modifier::M64n48k64, need(0, &[])),
    choice(Modifier::M64n56k64, need(0, &[])), choice(Modifier::M64n64k64, need(0, &[])),
    choice(Modifier::M64n72k64, need(0, &[])), choice(Modifier::M64n80k64, need(0, &[])),
    choice(Modifier::M64n88k64, need(0, &[])), choice(Modifier::M64n96k64, need(0, &[])),
    choice(Modifier::M64n104k64, need(0, &[])), choice(Modifier::M64n112k64, need(0, &[])),
    choice(Modifier::M64n120k64, need(0, &[])), choice(Modifier::M64n128k64, need(0, &[])),
    choice(Modifier::M64n136k64, need(0, &[])), choice(Modifier::M64n144k64, need(0, &[])),
    choice(Modifier::M64n152k64, need(0, &[])), choice(Modifier::M64n160k64, need(0, &[])),
    choice(Modifier::M64n168k64, need(0, &[])), choice(Modifier::M64n176k64, need(0, &[])),
    choice(Modifier::M64n184k64, need(0, &[])), choice(Modifier::M64n192k64, need(0, &[])),
    choice(Modifier::M64n200k64, need(0, &[])), choice(Modifier::M64n208k64, need(0, &[])),
    choice(Modifier::M64n216k64, need(0, &[])), choice(Modifier::M64n224k64, need(0, &[])),
    choice(Modifier::M64n232k64, need(0, &[])), choice(Modifier::M64n240k64, need(0, &[])),
    choice(Modifier::M64n248k64, need(0, &[])), choice(Modifier::M64n256k64, need(0, &[])),
];

static SET395: [Choice; 18] = [
    choice(Modifier::M64n8k64, need(0, &[])), choice(Modifier::M64n16k64, need(0, &[])),
    choice(Modifier::M64n24k64, need(0, &[])), choice(Modifier::M64n32k64, need(0, &[])),
    choice(Modifier::M64n48k64, need(0, &[])), choice(Modifier::M64n64k64, need(0, &[])),
    choice(Modifier::M64n80k64, need(0, &[])), choice(Modifier::M64n96k64, need(0, &[])),
    choice(Modifier::M64n112k64, need(0, &[])), choice(Modifier::M64n128k64, need(0, &[])),
    choice(Modifier::M64n144k64, need(0, &[])), choice(Modifier::M64n160k64, need(0, &[])),
    choice(Modifier::M64n176k64, need(0, &[])), choice(Modifier::M64n192k64, need(0, &[])),
    choice(Modifier::M64n208k64, need(0, &[])), choice(Modifier::M64n224k64, need(0, &[])),
    choice(Modifier::M64n240k64, need(0, &[])), choice(Modifier::M64n256k64, need(0, &[])),
];

static SET396: [Choice; 1] = [
    choice(Modifier::Load, need(0, &[])),
];

static SET397: [Choice; 2] = [
    choice(Modifier::A, need(0, &[])), choice(Modifier::B, need(0, &[])),
];

static SET398: [Choice; 3] = [
    choice(Modifier::M16n16k16, need(0, &[])), choice(Modifier::M8n32k16, need(61, &[Target::Least(70)])),
    choice(Modifier::M32n8k16, need(61, &[Target::Least(70)])),
];

static SET399: [Choice; 3] = [
    choice(Modifier::Global, need(0, &[])), choice(Modifier::Shared, need(0, &[])),
    choice(Modifier::SharedCta, need(78, &[Target::Least(70)])),
];

static SET400: [Choice; 4] = [
    choice(Modifier::F16, need(0, &[])), choice(Modifier::U8, need(63, &[Target::Least(72)])),
    choice(Modifier::S8, need(63, &[Target::Least(72)])),
    choice(Modifier::BF16, need(70, &[Target::Least(80)])),
];

static SET401: [Choice; 1] = [
    choice(Modifier::M16n16k8, need(0, &[])),
];

static SET402: [Choice; 1] = [
    choice(Modifier::A, need(0, &[])),
];

static SET403: [Choice; 1] = [
    choice(Modifier::M8n8k32, need(0, &[])),
];

static SET404: [Choice; 1] = [
    choice(Modifier::M8n8k128, need(0, &[])),
];

static SET405: [Choice; 1] = [
    choice(Modifier::C, need(0, &[])),
];

static SET406: [Choice; 3] = [
    choice(Modifier::F16, need(0, &[])), choice(Modifier::F32, need(0, &[])),
    choice(Modifier::S32, need(63, &[Target::Least(72)])),
];

static SET407: [Choice; 1] = [
    choice(Modifier::Store, need(0, &[])),
];

static SET408: [Choice; 1] = [
    choice(Modifier::D, need(0, &[])),
];

static SET409: [Choice; 2] = [
    choice(Modifier::M8n8k32, need(0, &[])), choice(Modifier::M8n8k128, need(0, &[])),
];

static SET410: [Choice; 1] = [
    choice(Modifier::S4, need(0, &[])),
];

static SET411: [Choice; 1] = [
    choice(Modifier::U4, need(0, &[])),
];

/// Rows of the table, those of a mnemonic together.
pub static FORMS: [Form; 672] = [
    form(Mnemonic::Abs, "abs.type d, a", need(0, &[]), 0, &[slot("type", false, true, &SET0)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Abs, "abs{.ftz}.f32 d, a", need(0, &[]), 2, &[slot("ftz", true, false, &SET1), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Abs, "abs.f64 d, a", need(0, &[]), 2, &[slot("f64", false, true, &SET3)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Abs, "abs{.ftz}.type d, a", need(65, &[Target::Least(53)]), 2, &[slot("ftz", true, false, &SET1), slot("type", false, true, &SET4)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Abs, "abs.type d, a", need(70, &[Target::Least(80)]), 2, &[slot("type", false, true, &SET5)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Activemask, "activemask.b32 d", need(62, &[Target::Least(30)]), 11, &[slot("b32", false, true, &SET6)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Add, "add.type d, a, b", need(0, &[]), 0, &[slot("type", false, true, &SET7)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Add, "add.sat.s32 d, a, b", need(0, &[]), 0, &[slot("sat", false, false, &SET8), slot("s32", false, true, &SET9)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Add, "add.cc.type d, a, b", need(0, &[]), 1, &[slot("cc", false, false, &SET10), slot("type", false, true, &SET11)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Add, "add{.rnd}{.ftz}{.sat}.f32 d, a, b", need(0, &[]), 2, &[slot("rnd", true, false, &SET12), slot("ftz", true, false, &SET1), slot("sat", true, false, &SET8), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Add, "add{.rnd}.f64 d, a, b", need(0, &[]), 2, &[slot("rnd", true, false, &SET12), slot("f64", false, true, &SET3)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Add, "add{.rnd}{.ftz}.f32x2 d, a, b", need(86, &[Target::Least(100)]), 2, &[slot("rnd", true, false, &SET12), slot("ftz", true, false, &SET1), slot("f32x2", false, true, &SET13)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Add, "add{.rn}{.ftz}{.sat}.type d, a, b", need(42, &[Target::Least(53)]), 2, &[slot("rn", true, false, &SET14), slot("ftz", true, false, &SET1), slot("sat", true, false, &SET8), slot("type", false, true, &SET4)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Add, "add{.rn}.type d, a, b", need(78, &[Target::Least(90)]), 2, &[slot("rn", true, false, &SET14), slot("type", false, true, &SET5)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Add, "add{.rnd}{.sat}.f32.atype d, a, c", need(86, &[Target::Least(100)]), 2, &[slot("rnd", true, false, &SET12), slot("sat", true, false, &SET8), slot("f32", false, true, &SET2), slot("atype", false, true, &SET15)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Addc, "addc{.cc}.type d, a, b", need(0, &[]), 1, &[slot("cc", true, false, &SET10), slot("type", false, true, &SET11)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Addc, "addc.type d, a, b", need(0, &[]), 1, &[slot("type", false, true, &SET16)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Alloca, "alloca.type d, a{, imm}", need(73, &[Target::Least(52)]), 14, &[slot("type", false, true, &SET17)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Slot(0), Fit::Same, Count::One, true)]),
    form(Mnemonic::And, "and.type d, a, b", need(0, &[]), 4, &[slot("type", false, true, &SET18)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Applypriority, "applypriority{.global}.L2::evict_normal [a], imm", need(74, &[Target::Least(80)]), 6, &[slot("global", true, false, &SET19), slot("L2::evict_normal", false, false, &SET20)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Atom, "atom{.sem}{.scope}{.space}.op{.hint}.type d, [a], b{, cache_policy}", need(0, &[]), 11, &[slot("sem", true, false, &SET21), slot("scope", true, false, &SET22), slot("space", true, false, &SET23), slot("op", false, false, &SET24), slot("hint", true, false, &SET25), slot("type", false, true, &SET26)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Atom, "atom{.sem}{.scope}{.space}.exch{.hint}.type d, [a], b{, cache_policy}", need(0, &[]), 11, &[slot("sem", true, false, &SET21), slot("scope", true, false, &SET22), slot("space", true, false, &SET23), slot("exch", false, false, &SET27), slot("hint", true, false, &SET25), slot("type", false, true, &SET28)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Atom, "atom{.sem}{.scope}{.space}.cas.b16 d, [a], b, c", need(63, &[Target::Least(70)]), 11, &[slot("sem", true, false, &SET21), slot("scope", true, false, &SET22), slot("space", true, false, &SET23), slot("cas", false, false, &SET29), slot("b16", false, true, &SET30)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Atom, "atom{.sem}{.scope}{.space}.cas.type d, [a], b, c", need(0, &[]), 11, &[slot("sem", true, false, &SET21), slot("scope", true, false, &SET22), slot("space", true, false, &SET23), slot("cas", false, false, &SET29), slot("type", false, true, &SET28)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Atom, "atom{.sem}{.scope}{.space}.add{.hint}.type d, [a], b{, cache_policy}", need(0, &[]), 11, &[slot("sem", true, false, &SET21), slot("scope", true, false, &SET22), slot("space", true, false, &SET23), slot("add", false, false, &SET31), slot("hint", true, false, &SET25), slot("type", false, true, &SET32)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Atom, "atom{.sem}{.scope}{.space}.op{.hint}.type d, [a], b{, cache_policy}", need(0, &[]), 11, &[slot("sem", true, false, &SET21), slot("scope", true, false, &SET22), slot("space", true, false, &SET23), slot("op", false, false, &SET33), slot("hint", true, false, &SET25), slot("type", false, true, &SET34)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Atom, "atom{.sem}{.scope}{.space}.op{.hint}.u32 d, [a], b{, cache_policy}", need(0, &[]), 11, &[slot("sem", true, false, &SET21), slot("scope", true, false, &SET22), slot("space", true, false, &SET23), slot("op", false, false, &SET35), slot("hint", true, false, &SET25), slot("u32", false, true, &SET36)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Atom, "atom{.sem}{.scope}{.space}.add.noftz{.hint}.type d, [a], b{, cache_policy}", need(0, &[]), 11, &[slot("sem", true, false, &SET21), slot("scope", true, false, &SET22), slot("space", true, false, &SET23), slot("add", false, false, &SET31), slot("noftz", false, false, &SET37), slot("hint", true, false, &SET25), slot("type", false, true, &SET38)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Atom, "atom{.sem}{.scope}{.global}.add{.hint}.vec.f32 d, [a], b{, cache_policy}", need(81, &[Target::Least(90)]), 11, &[slot("sem", true, false, &SET39), slot("scope", true, false, &SET40), slot("global", true, false, &SET19), slot("add", false, false, &SET31), slot("hint", true, false, &SET25), slot("vec", false, false, &SET41), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::Vec, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::Vec, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Atom, "atom{.sem}{.scope}{.global}.op.noftz{.hint}.vec.type d, [a], b{, cache_policy}", need(81, &[Target::Least(90)]), 11, &[slot("sem", true, false, &SET39), slot("scope", true, false, &SET40), slot("global", true, false, &SET19), slot("op", false, false, &SET42), slot("noftz", false, false, &SET37), slot("hint", true, false, &SET25), slot("vec", false, false, &SET41), slot("type", false, true, &SET43)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::Vec, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::Vec, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Atom, "atom{.sem}{.scope}{.global}.op.noftz{.hint}.vec.type d, [a], b{, cache_policy}", need(81, &[Target::Least(90)]), 11, &[slot("sem", true, false, &SET39), slot("scope", true, false, &SET40), slot("global", true, false, &SET19), slot("op", false, false, &SET42), slot("noftz", false, false, &SET37), slot("hint", true, false, &SET25), slot("vec", false, false, &SET44), slot("type", false, true, &SET15)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::Vec, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::Vec, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Bar, "bar{.cta}.sync a{, b}", need(0, &[]), 11, &[slot("cta", true, false, &SET45), slot("sync", false, false, &SET46)], &[op("a", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, true)]),
    form(Mnemonic::Bar, "bar{.cta}.arrive a, b", need(20, &[Target::Least(20)]), 11, &[slot("cta", true, false, &SET45), slot("arrive", false, false, &SET47)], &[op("a", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Bar, "bar{.cta}.red.popc.u32 d, a{, b}, c", need(20, &[Target::Least(20)]), 11, &[slot("cta", true, false, &SET45), slot("red", false, false, &SET48), slot("popc", false, false, &SET49), slot("u32", false, true, &SET36)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, true), op("c", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Bar, "bar{.cta}.red.op.pred d, a{, b}, c", need(20, &[Target::Least(20)]), 11, &[slot("cta", true, false, &SET45), slot("red", false, false, &SET48), slot("op", false, false, &SET50), slot("pred", false, true, &SET51)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, true), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Bar, "bar.warp.sync a", need(60, &[Target::Least(30)]), 11, &[slot("warp", false, false, &SET52), slot("sync", false, false, &SET46)], &[op("a", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Barrier, "barrier{.cta}.sync{.aligned} a{, b}", need(60, &[Target::Least(30)]), 11, &[slot("cta", true, false, &SET45), slot("sync", false, false, &SET46), slot("aligned", true, false, &SET53)], &[op("a", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, true)]),
    form(Mnemonic::Barrier, "barrier{.cta}.arrive{.aligned} a, b", need(60, &[Target::Least(30)]), 11, &[slot("cta", true, false, &SET45), slot("arrive", false, false, &SET47), slot("aligned", true, false, &SET53)], &[op("a", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Barrier, "barrier{.cta}.red.popc{.aligned}.u32 d, a{, b}, c", need(60, &[Target::Least(30)]), 11, &[slot("cta", true, false, &SET45), slot("red", false, false, &SET48), slot("popc", false, false, &SET49), slot("aligned", true, false, &SET53), slot("u32", false, true, &SET36)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, true), op("c", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Barrier, "barrier{.cta}.red.op{.aligned}.pred d, a{, b}, c", need(60, &[Target::Least(30)]), 11, &[slot("cta", true, false, &SET45), slot("red", false, false, &SET48), slot("op", false, false, &SET50), slot("aligned", true, false, &SET53), slot("pred", false, true, &SET51)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, true), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Barrier, "barrier.cluster.arrive{.sem}{.aligned}", need(78, &[Target::Least(90)]), 11, &[slot("cluster", false, false, &SET54), slot("arrive", false, false, &SET47), slot("sem", true, false, &SET55), slot("aligned", true, false, &SET53)], &[]),
    form(Mnemonic::Barrier, "barrier.cluster.wait{.acquire}{.aligned}", need(78, &[Target::Least(90)]), 11, &[slot("cluster", false, false, &SET54), slot("wait", false, false, &SET56), slot("acquire", true, false, &SET57), slot("aligned", true, false, &SET53)], &[]),
    form(Mnemonic::Bfe, "bfe.type d, a, b, c", need(0, &[]), 0, &[slot("type", false, true, &SET58)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Bfi, "bfi.type d, a, b, c, e", need(0, &[]), 0, &[slot("type", false, true, &SET26)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("e", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Bfind, "bfind{.shiftamt}.type d, a", need(0, &[]), 0, &[slot("shiftamt", true, false, &SET59), slot("type", false, true, &SET58)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Bmsk, "bmsk.mode.b32 d, a, b", need(76, &[Target::Least(70)]), 0, &[slot("mode", false, false, &SET60), slot("b32", false, true, &SET6)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Bra, "bra{.uni} label", need(0, &[]), 10, &[slot("uni", true, false, &SET61)], &[op("label", Kind::Label, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Brev, "brev.type d, a", need(0, &[]), 0, &[slot("type", false, true, &SET26)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Brkpt, "brkpt", need(0, &[]), 10, &[], &[]),
    form(Mnemonic::Brx, "brx.idx{.uni} a, label", need(60, &[Target::Least(30)]), 10, &[slot("idx", false, false, &SET62), slot("uni", true, false, &SET61)], &[op("a", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("label", Kind::Label, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Call, "call{.uni} ...", need(0, &[]), 10, &[slot("uni", true, false, &SET61)], &[op("...", Kind::Rest, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Clusterlaunchcontrol, "clusterlaunchcontrol.try_cancel.async{.shared::cta}.done{.everyone}.b128 [a], [b]", need(86, &[Target::Least(100)]), 14, &[slot("try_cancel", false, false, &SET63), slot("async", false, false, &SET64), slot("shared::cta", true, false, &SET65), slot("done", false, false, &SET66), slot("everyone", true, false, &SET67), slot("b128", false, true, &SET68)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Clusterlaunchcontrol, "clusterlaunchcontrol.query_cancel.is_canceled.pred.b128 d, a", need(86, &[Target::Least(100)]), 14, &[slot("query_cancel", false, false, &SET69), slot("is_canceled", false, false, &SET70), slot("pred", false, true, &SET51), slot("b128", false, true, &SET68)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false)]),
    form(Mnemonic::Clusterlaunchcontrol, "clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 d, a", need(86, &[Target::Least(100)]), 14, &[slot("query_cancel", false, false, &SET69), slot("get_first_ctaid", false, false, &SET71), slot("v4", false, false, &SET72), slot("b32", false, true, &SET6), slot("b128", false, true, &SET68)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::Exactly(4), false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false)]),
    form(Mnemonic::Clusterlaunchcontrol, "clusterlaunchcontrol.query_cancel.axis.b32.b128 d, a", need(86, &[Target::Least(100)]), 14, &[slot("query_cancel", false, false, &SET69), slot("axis", false, false, &SET73), slot("b32", false, true, &SET6), slot("b128", false, true, &SET68)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false)]),
    form(Mnemonic::Clz, "clz.type d, a", need(0, &[]), 0, &[slot("type", false, true, &SET26)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cnot, "cnot.type d, a", need(0, &[]), 4, &[slot("type", false, true, &SET74)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Copysign, "copysign.type d, a, b", need(20, &[Target::Least(20)]), 2, &[slot("type", false, true, &SET75)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cos, "cos.approx{.ftz}.f32 d, a", need(0, &[]), 2, &[slot("approx", false, false, &SET76), slot("ftz", true, false, &SET1), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cp, "cp.async.cache.shared.global{.hint}{.prefetch} [a], [b], imm{, c}{, cache_policy}", need(70, &[Target::Least(80)]), 8, &[slot("async", false, false, &SET64), slot("cache", false, false, &SET77), slot("shared", false, false, &SET78), slot("global", false, false, &SET19), slot("hint", true, false, &SET79), slot("prefetch", true, false, &SET80)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, true), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Cp, "cp.async.commit_group", need(70, &[Target::Least(80)]), 8, &[slot("async", false, false, &SET64), slot("commit_group", false, false, &SET81)], &[]),
    form(Mnemonic::Cp, "cp.async.wait_group imm", need(70, &[Target::Least(80)]), 8, &[slot("async", false, false, &SET64), slot("wait_group", false, false, &SET82)], &[op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Cp, "cp.async.wait_all", need(70, &[Target::Least(80)]), 8, &[slot("async", false, false, &SET64), slot("wait_all", false, false, &SET83)], &[]),
    form(Mnemonic::Cp, "cp.async.mbarrier.arrive{.noinc}{.shared}.b64 [a]", need(70, &[Target::Least(80)]), 8, &[slot("async", false, false, &SET64), slot("mbarrier", false, false, &SET84), slot("arrive", false, false, &SET47), slot("noinc", true, false, &SET85), slot("shared", true, false, &SET78), slot("b64", false, true, &SET86)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cp, "cp.async.bulk.commit_group", need(80, &[Target::Least(90)]), 8, &[slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("commit_group", false, false, &SET81)], &[]),
    form(Mnemonic::Cp, "cp.async.bulk.wait_group{.read} imm", need(80, &[Target::Least(90)]), 8, &[slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("wait_group", false, false, &SET82), slot("read", true, false, &SET88)], &[op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Cp, "cp.async.bulk.shared::cluster.global.done{.multicast}{.hint} [a], [b], c, [e]{, cta_mask}{, cache_policy}", need(80, &[Target::Least(90)]), 8, &[slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("shared::cluster", false, false, &SET89), slot("global", false, false, &SET19), slot("done", false, false, &SET90), slot("multicast", true, false, &SET91), slot("hint", true, false, &SET79)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("e", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("cta_mask", Kind::Source, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::One, true), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Cp, "cp.async.bulk.shared::cta.global.done{.hint} [a], [b], c, [e]{, cache_policy}", need(86, &[Target::Least(90)]), 8, &[slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("shared::cta", false, false, &SET65), slot("global", false, false, &SET19), slot("done", false, false, &SET90), slot("hint", true, false, &SET79)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("e", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Cp, "cp.async.bulk.shared::cluster.shared::cta.done [a], [b], c, [e]", need(80, &[Target::Least(90)]), 8, &[slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("shared::cluster", false, false, &SET89), slot("shared::cta", false, false, &SET65), slot("done", false, false, &SET90)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("e", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Cp, "cp.async.bulk.global.shared::cta.group{.hint}{.cp_mask} [a], [b], c{, cache_policy}{, byte_mask}", need(80, &[Target::Least(90)]), 8, &[slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("global", false, false, &SET19), slot("shared::cta", false, false, &SET65), slot("group", false, false, &SET92), slot("hint", true, false, &SET79), slot("cp_mask", true, false, &SET93)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true), op("byte_mask", Kind::Source, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::One, true)]),
    form(Mnemonic::Cp, "cp.async.bulk.prefetch.L2.global{.hint} [a], b{, cache_policy}", need(80, &[Target::Least(90)]), 8, &[slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("prefetch", false, false, &SET94), slot("L2", false, false, &SET95), slot("global", false, false, &SET19), slot("hint", true, false, &SET79)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Cp, "cp.reduce.async.bulk.shared::cluster.shared::cta.done.op.b32 [a], [b], c, [e]", need(80, &[Target::Least(90)]), 8, &[slot("reduce", false, false, &SET96), slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("shared::cluster", false, false, &SET89), slot("shared::cta", false, false, &SET65), slot("done", false, false, &SET90), slot("op", false, false, &SET24), slot("b32", false, true, &SET6)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("e", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cp, "cp.reduce.async.bulk.global.shared::cta.group{.hint}.op.type [a], [b], c{, cache_policy}", need(80, &[Target::Least(90)]), 8, &[slot("reduce", false, false, &SET96), slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("global", false, false, &SET19), slot("shared::cta", false, false, &SET65), slot("group", false, false, &SET92), slot("hint", true, false, &SET79), slot("op", false, false, &SET24), slot("type", false, true, &SET26)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Cp, "cp.reduce.async.bulk.shared::cluster.shared::cta.done.add.type [a], [b], c, [e]", need(80, &[Target::Least(90)]), 8, &[slot("reduce", false, false, &SET96), slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("shared::cluster", false, false, &SET89), slot("shared::cta", false, false, &SET65), slot("done", false, false, &SET90), slot("add", false, false, &SET31), slot("type", false, true, &SET97)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("e", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cp, "cp.reduce.async.bulk.global.shared::cta.group{.hint}.add.type [a], [b], c{, cache_policy}", need(80, &[Target::Least(90)]), 8, &[slot("reduce", false, false, &SET96), slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("global", false, false, &SET19), slot("shared::cta", false, false, &SET65), slot("group", false, false, &SET92), slot("hint", true, false, &SET79), slot("add", false, false, &SET31), slot("type", false, true, &SET98)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Cp, "cp.reduce.async.bulk.global.shared::cta.group{.hint}.add.noftz.type [a], [b], c{, cache_policy}", need(80, &[Target::Least(90)]), 8, &[slot("reduce", false, false, &SET96), slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("global", false, false, &SET19), slot("shared::cta", false, false, &SET65), slot("group", false, false, &SET92), slot("hint", true, false, &SET79), slot("add", false, false, &SET31), slot("noftz", false, false, &SET37), slot("type", false, true, &SET15)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Cp, "cp.reduce.async.bulk.shared::cluster.shared::cta.done.op.u32 [a], [b], c, [e]", need(80, &[Target::Least(90)]), 8, &[slot("reduce", false, false, &SET96), slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("shared::cluster", false, false, &SET89), slot("shared::cta", false, false, &SET65), slot("done", false, false, &SET90), slot("op", false, false, &SET35), slot("u32", false, true, &SET36)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("e", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cp, "cp.reduce.async.bulk.global.shared::cta.group{.hint}.op.u32 [a], [b], c{, cache_policy}", need(80, &[Target::Least(90)]), 8, &[slot("reduce", false, false, &SET96), slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("global", false, false, &SET19), slot("shared::cta", false, false, &SET65), slot("group", false, false, &SET92), slot("hint", true, false, &SET79), slot("op", false, false, &SET35), slot("u32", false, true, &SET36)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Cp, "cp.reduce.async.bulk.shared::cluster.shared::cta.done.op.type [a], [b], c, [e]", need(80, &[Target::Least(90)]), 8, &[slot("reduce", false, false, &SET96), slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("shared::cluster", false, false, &SET89), slot("shared::cta", false, false, &SET65), slot("done", false, false, &SET90), slot("op", false, false, &SET33), slot("type", false, true, &SET99)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("e", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cp, "cp.reduce.async.bulk.global.shared::cta.group{.hint}.op.type [a], [b], c{, cache_policy}", need(80, &[Target::Least(90)]), 8, &[slot("reduce", false, false, &SET96), slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("global", false, false, &SET19), slot("shared::cta", false, false, &SET65), slot("group", false, false, &SET92), slot("hint", true, false, &SET79), slot("op", false, false, &SET33), slot("type", false, true, &SET100)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Cp, "cp.async.bulk.tensor.dim.shared::cluster.global{.tile}.done{.multicast}{.cta_group}{.hint} [a], [b, ...], [c]{, cta_mask}{, cache_policy}", need(80, &[Target::Least(90)]), 8, &[slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("tensor", false, false, &SET101), slot("dim", false, false, &SET102), slot("shared::cluster", false, false, &SET89), slot("global", false, false, &SET19), slot("tile", true, false, &SET103), slot("done", false, false, &SET90), slot("multicast", true, false, &SET91), slot("cta_group", true, false, &SET104), slot("hint", true, false, &SET79)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::AddressList, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("cta_mask", Kind::Source, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::One, true), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Cp, "cp.async.bulk.tensor.2d.shared::cluster.global.tile::gather4.done{.multicast}{.cta_group}{.hint} [a], [b, ...], [c]{, cta_mask}{, cache_policy}", need(86, &[Target::Family(100), Target::Family(110)]), 8, &[slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("tensor", false, false, &SET101), slot("2d", false, false, &SET105), slot("shared::cluster", false, false, &SET89), slot("global", false, false, &SET19), slot("tile::gather4", false, false, &SET106), slot("done", false, false, &SET90), slot("multicast", true, false, &SET91), slot("cta_group", true, false, &SET104), slot("hint", true, false, &SET79)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::AddressList, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("cta_mask", Kind::Source, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::One, true), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Cp, "cp.async.bulk.tensor.im_dim.shared::cluster.global.im2col.done{.multicast}{.cta_group}{.hint} [a], [b, ...], [c], offsets{, cta_mask}{, cache_policy}", need(80, &[Target::Least(90)]), 8, &[slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("tensor", false, false, &SET101), slot("im_dim", false, false, &SET107), slot("shared::cluster", false, false, &SET89), slot("global", false, false, &SET19), slot("im2col", false, false, &SET108), slot("done", false, false, &SET90), slot("multicast", true, false, &SET91), slot("cta_group", true, false, &SET104), slot("hint", true, false, &SET79)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::AddressList, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("offsets", Kind::Source, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::Any, false), op("cta_mask", Kind::Source, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::One, true), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Cp, "cp.async.bulk.tensor.im_dim.shared::cluster.global.im2col_w.done{.multicast}{.cta_group}{.hint} [a], [b, ...], [c], offsets{, cta_mask}{, cache_policy}", need(86, &[Target::Family(100), Target::Family(110)]), 8, &[slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("tensor", false, false, &SET101), slot("im_dim", false, false, &SET107), slot("shared::cluster", false, false, &SET89), slot("global", false, false, &SET19), slot("im2col_w", false, false, &SET109), slot("done", false, false, &SET90), slot("multicast", true, false, &SET91), slot("cta_group", true, false, &SET104), slot("hint", true, false, &SET79)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::AddressList, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("offsets", Kind::Source, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::Any, false), op("cta_mask", Kind::Source, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::One, true), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Cp, "cp.async.bulk.tensor.dim.shared::cta.global{.tile}.done{.cta_group}{.hint} [a], [b, ...], [c]{, cache_policy}", need(86, &[Target::Least(90)]), 8, &[slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("tensor", false, false, &SET101), slot("dim", false, false, &SET102), slot("shared::cta", false, false, &SET65), slot("global", false, false, &SET19), slot("tile", true, false, &SET103), slot("done", false, false, &SET90), slot("cta_group", true, false, &SET104), slot("hint", true, false, &SET79)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::AddressList, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Cp, "cp.async.bulk.tensor.2d.shared::cta.global.tile::gather4.done{.cta_group}{.hint} [a], [b, ...], [c]{, cache_policy}", need(86, &[Target::Least(100)]), 8, &[slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("tensor", false, false, &SET101), slot("2d", false, false, &SET105), slot("shared::cta", false, false, &SET65), slot("global", false, false, &SET19), slot("tile::gather4", false, false, &SET106), slot("done", false, false, &SET90), slot("cta_group", true, false, &SET104), slot("hint", true, false, &SET79)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::AddressList, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Cp, "cp.async.bulk.tensor.im_dim.shared::cta.global.im2col.done{.cta_group}{.hint} [a], [b, ...], [c], offsets{, cache_policy}", need(86, &[Target::Least(90)]), 8, &[slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("tensor", false, false, &SET101), slot("im_dim", false, false, &SET107), slot("shared::cta", false, false, &SET65), slot("global", false, false, &SET19), slot("im2col", false, false, &SET108), slot("done", false, false, &SET90), slot("cta_group", true, false, &SET104), slot("hint", true, false, &SET79)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::AddressList, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("offsets", Kind::Source, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::Any, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Cp, "cp.async.bulk.tensor.im_dim.shared::cta.global.im2col_w.done{.cta_group}{.hint} [a], [b, ...], [c], offsets{, cache_policy}", need(86, &[Target::Least(100)]), 8, &[slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("tensor", false, false, &SET101), slot("im_dim", false, false, &SET107), slot("shared::cta", false, false, &SET65), slot("global", false, false, &SET19), slot("im2col_w", false, false, &SET109), slot("done", false, false, &SET90), slot("cta_group", true, false, &SET104), slot("hint", true, false, &SET79)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::AddressList, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("offsets", Kind::Source, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::Any, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Cp, "cp.async.bulk.tensor.dim.global.shared::cta{.tile}.group{.hint} [a, ...], [b]{, cache_policy}", need(80, &[Target::Least(90)]), 8, &[slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("tensor", false, false, &SET101), slot("dim", false, false, &SET102), slot("global", false, false, &SET19), slot("shared::cta", false, false, &SET65), slot("tile", true, false, &SET103), slot("group", false, false, &SET92), slot("hint", true, false, &SET79)], &[op("a", Kind::AddressList, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Cp, "cp.async.bulk.tensor.2d.global.shared::cta.tile::scatter4.group{.hint} [a, ...], [b]{, cache_policy}", need(86, &[Target::Family(100), Target::Family(110)]), 8, &[slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("tensor", false, false, &SET101), slot("2d", false, false, &SET105), slot("global", false, false, &SET19), slot("shared::cta", false, false, &SET65), slot("tile::scatter4", false, false, &SET110), slot("group", false, false, &SET92), slot("hint", true, false, &SET79)], &[op("a", Kind::AddressList, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Cp, "cp.async.bulk.tensor.im_dim.global.shared::cta.im2col_no_offs.group{.hint} [a, ...], [b]{, cache_policy}", need(80, &[Target::Least(90)]), 8, &[slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("tensor", false, false, &SET101), slot("im_dim", false, false, &SET107), slot("global", false, false, &SET19), slot("shared::cta", false, false, &SET65), slot("im2col_no_offs", false, false, &SET111), slot("group", false, false, &SET92), slot("hint", true, false, &SET79)], &[op("a", Kind::AddressList, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Cp, "cp.async.bulk.prefetch.tensor.dim.L2.global{.tile}{.hint} [a, ...]{, cache_policy}", need(80, &[Target::Least(90)]), 8, &[slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("prefetch", false, false, &SET94), slot("tensor", false, false, &SET101), slot("dim", false, false, &SET102), slot("L2", false, false, &SET95), slot("global", false, false, &SET19), slot("tile", true, false, &SET103), slot("hint", true, false, &SET79)], &[op("a", Kind::AddressList, TypeRef::Any, Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Cp, "cp.async.bulk.prefetch.tensor.2d.L2.global.tile::gather4{.hint} [a, ...]{, cache_policy}", need(86, &[Target::Family(100), Target::Family(110)]), 8, &[slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("prefetch", false, false, &SET94), slot("tensor", false, false, &SET101), slot("2d", false, false, &SET105), slot("L2", false, false, &SET95), slot("global", false, false, &SET19), slot("tile::gather4", false, false, &SET106), slot("hint", true, false, &SET79)], &[op("a", Kind::AddressList, TypeRef::Any, Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Cp, "cp.async.bulk.prefetch.tensor.im_dim.L2.global.im2col{.hint} [a, ...], offsets{, cache_policy}", need(80, &[Target::Least(90)]), 8, &[slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("prefetch", false, false, &SET94), slot("tensor", false, false, &SET101), slot("im_dim", false, false, &SET107), slot("L2", false, false, &SET95), slot("global", false, false, &SET19), slot("im2col", false, false, &SET108), slot("hint", true, false, &SET79)], &[op("a", Kind::AddressList, TypeRef::Any, Fit::Same, Count::One, false), op("offsets", Kind::Source, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::Any, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Cp, "cp.async.bulk.prefetch.tensor.im_dim.L2.global.im2col_w{.hint} [a, ...], offsets{, cache_policy}", need(86, &[Target::Family(100), Target::Family(110)]), 8, &[slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("prefetch", false, false, &SET94), slot("tensor", false, false, &SET101), slot("im_dim", false, false, &SET107), slot("L2", false, false, &SET95), slot("global", false, false, &SET19), slot("im2col_w", false, false, &SET109), slot("hint", true, false, &SET79)], &[op("a", Kind::AddressList, TypeRef::Any, Fit::Same, Count::One, false), op("offsets", Kind::Source, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::Any, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Cp, "cp.reduce.async.bulk.tensor.dim.global.shared::cta.op{.tile}.group{.hint} [a, ...], [b]{, cache_policy}", need(80, &[Target::Least(90)]), 8, &[slot("reduce", false, false, &SET96), slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("tensor", false, false, &SET101), slot("dim", false, false, &SET102), slot("global", false, false, &SET19), slot("shared::cta", false, false, &SET65), slot("op", false, false, &SET112), slot("tile", true, false, &SET103), slot("group", false, false, &SET92), slot("hint", true, false, &SET79)], &[op("a", Kind::AddressList, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Cp, "cp.reduce.async.bulk.tensor.im_dim.global.shared::cta.op.im2col_no_offs.group{.hint} [a, ...], [b]{, cache_policy}", need(80, &[Target::Least(90)]), 8, &[slot("reduce", false, false, &SET96), slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("tensor", false, false, &SET101), slot("im_dim", false, false, &SET107), slot("global", false, false, &SET19), slot("shared::cta", false, false, &SET65), slot("op", false, false, &SET112), slot("im2col_no_offs", false, false, &SET111), slot("group", false, false, &SET92), slot("hint", true, false, &SET79)], &[op("a", Kind::AddressList, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Createpolicy, "createpolicy.fractional.primary{.secondary}.b64 d{, a}", need(74, &[Target::Least(80)]), 6, &[slot("fractional", false, false, &SET113), slot("primary", false, false, &SET114), slot("secondary", true, false, &SET115), slot("b64", false, true, &SET86)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::F32), Fit::Same, Count::One, true)]),
    form(Mnemonic::Createpolicy, "createpolicy.range{.global}.primary{.secondary}.b64 d, [a], b, c", need(74, &[Target::Least(80)]), 6, &[slot("range", false, false, &SET116), slot("global", true, false, &SET19), slot("primary", false, false, &SET114), slot("secondary", true, false, &SET115), slot("b64", false, true, &SET86)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Createpolicy, "createpolicy.cvt.L2.b64 d, a", need(74, &[Target::Least(80)]), 6, &[slot("cvt", false, false, &SET117), slot("L2", false, false, &SET95), slot("b64", false, true, &SET86)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.itype.jtype d, a", need(0, &[]), 7, &[slot("itype", false, true, &SET118), slot("jtype", false, true, &SET118)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Wider, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.sat.u8.jtype d, a", need(0, &[]), 7, &[slot("sat", false, false, &SET8), slot("u8", false, true, &SET119), slot("jtype", false, true, &SET120)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Wider, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.sat.s8.jtype d, a", need(0, &[]), 7, &[slot("sat", false, false, &SET8), slot("s8", false, true, &SET121), slot("jtype", false, true, &SET122)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Wider, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.sat.u16.jtype d, a", need(0, &[]), 7, &[slot("sat", false, false, &SET8), slot("u16", false, true, &SET123), slot("jtype", false, true, &SET124)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Wider, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.sat.s16.jtype d, a", need(0, &[]), 7, &[slot("sat", false, false, &SET8), slot("s16", false, true, &SET125), slot("jtype", false, true, &SET126)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Wider, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.sat.u32.jtype d, a", need(0, &[]), 7, &[slot("sat", false, false, &SET8), slot("u32", false, true, &SET36), slot("jtype", false, true, &SET127)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Wider, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.sat.s32.jtype d, a", need(0, &[]), 7, &[slot("sat", false, false, &SET8), slot("s32", false, true, &SET9), slot("jtype", false, true, &SET128)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Wider, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.sat.u64.jtype d, a", need(0, &[]), 7, &[slot("sat", false, false, &SET8), slot("u64", false, true, &SET129), slot("jtype", false, true, &SET130)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Wider, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.sat.s64.u64 d, a", need(0, &[]), 7, &[slot("sat", false, false, &SET8), slot("s64", false, true, &SET131), slot("u64", false, true, &SET129)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Wider, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.irnd{.sat}.itype.ftype d, a", need(0, &[]), 7, &[slot("irnd", false, false, &SET132), slot("sat", true, false, &SET8), slot("itype", false, true, &SET118), slot("ftype", false, true, &SET133)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Wider, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.irnd{.ftz}{.sat}.itype.f32 d, a", need(0, &[]), 7, &[slot("irnd", false, false, &SET132), slot("ftz", true, false, &SET1), slot("sat", true, false, &SET8), slot("itype", false, true, &SET118), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Wider, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.frnd{.sat}.ftype.jtype d, a", need(0, &[]), 7, &[slot("frnd", false, false, &SET12), slot("sat", true, false, &SET8), slot("ftype", false, true, &SET133), slot("jtype", false, true, &SET118)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Wider, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.frnd{.ftz}{.sat}.f32.jtype d, a", need(0, &[]), 7, &[slot("frnd", false, false, &SET12), slot("ftz", true, false, &SET1), slot("sat", true, false, &SET8), slot("f32", false, true, &SET2), slot("jtype", false, true, &SET118)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Wider, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.irnd.jtype.bf16 d, a", need(78, &[Target::Least(90)]), 7, &[slot("irnd", false, false, &SET132), slot("jtype", false, true, &SET134), slot("bf16", false, true, &SET135)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Wider, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.frnd.bf16.jtype d, a", need(78, &[Target::Least(90)]), 7, &[slot("frnd", false, false, &SET12), slot("bf16", false, true, &SET135), slot("jtype", false, true, &SET134)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Wider, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.frnd{.sat}.f16.f64 d, a", need(42, &[Target::Least(53)]), 7, &[slot("frnd", false, false, &SET12), slot("sat", true, false, &SET8), slot("f16", false, true, &SET136), slot("f64", false, true, &SET3)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Wider, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.frnd{.ftz}{.sat}.f16.f32 d, a", need(42, &[Target::Least(53)]), 7, &[slot("frnd", false, false, &SET12), slot("ftz", true, false, &SET1), slot("sat", true, false, &SET8), slot("f16", false, true, &SET136), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Wider, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.frnd{.ftz}.bf16.f32 d, a", need(70, &[Target::Least(80)]), 7, &[slot("frnd", false, false, &SET12), slot("ftz", true, false, &SET1), slot("bf16", false, true, &SET135), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Wider, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.frnd.bf16.f64 d, a", need(78, &[Target::Least(90)]), 7, &[slot("frnd", false, false, &SET12), slot("bf16", false, true, &SET135), slot("f64", false, true, &SET3)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Wider, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt{.frnd}.f16.bf16 d, a", need(78, &[Target::Least(90)]), 7, &[slot("frnd", true, false, &SET12), slot("f16", false, true, &SET136), slot("bf16", false, true, &SET135)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Wider, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt{.frnd}.bf16.f16 d, a", need(78, &[Target::Least(90)]), 7, &[slot("frnd", true, false, &SET12), slot("bf16", false, true, &SET135), slot("f16", false, true, &SET136)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Wider, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt{.frnd}.f64.bf16 d, a", need(78, &[Target::Least(90)]), 7, &[slot("frnd", true, false, &SET12), slot("f64", false, true, &SET3), slot("bf16", false, true, &SET135)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Wider, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt{.frnd}{.ftz}.f32.bf16 d, a", need(71, &[Target::Least(80)]), 7, &[slot("frnd", true, false, &SET12), slot("ftz", true, false, &SET1), slot("f32", false, true, &SET2), slot("bf16", false, true, &SET135)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Wider, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.frnd{.ftz}{.sat}.f32.f64 d, a", need(0, &[]), 7, &[slot("frnd", false, false, &SET12), slot("ftz", true, false, &SET1), slot("sat", true, false, &SET8), slot("f32", false, true, &SET2), slot("f64", false, true, &SET3)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Wider, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt{.ftz}{.sat}.f32.f16 d, a", need(42, &[Target::Least(53)]), 7, &[slot("ftz", true, false, &SET1), slot("sat", true, false, &SET8), slot("f32", false, true, &SET2), slot("f16", false, true, &SET136)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Wider, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt{.ftz}{.sat}.f64.f32 d, a", need(0, &[]), 7, &[slot("ftz", true, false, &SET1), slot("sat", true, false, &SET8), slot("f64", false, true, &SET3), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Wider, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt{.sat}.f64.f16 d, a", need(42, &[Target::Least(53)]), 7, &[slot("sat", true, false, &SET8), slot("f64", false, true, &SET3), slot("f16", false, true, &SET136)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Wider, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt{.irnd}{.ftz}{.sat}.f32.f32 d, a", need(0, &[]), 7, &[slot("irnd", true, false, &SET132), slot("ftz", true, false, &SET1), slot("sat", true, false, &SET8), slot("f32", false, true, &SET2), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Wider, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt{.irnd}{.sat}.f64.f64 d, a", need(0, &[]), 7, &[slot("irnd", true, false, &SET132), slot("sat", true, false, &SET8), slot("f64", false, true, &SET3), slot("f64", false, true, &SET3)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Wider, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt{.irnd}{.sat}.f16.f16 d, a", need(42, &[Target::Least(53)]), 7, &[slot("irnd", true, false, &SET132), slot("sat", true, false, &SET8), slot("f16", false, true, &SET136), slot("f16", false, true, &SET136)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Wider, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt{.irnd}.bf16.bf16 d, a", need(78, &[Target::Least(90)]), 7, &[slot("irnd", true, false, &SET132), slot("bf16", false, true, &SET135), slot("bf16", false, true, &SET135)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Wider, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.rnd{.relu}{.satfinite}.half.f32 d, a", need(0, &[]), 7, &[slot("rnd", false, false, &SET137), slot("relu", true, false, &SET138), slot("satfinite", true, false, &SET139), slot("half", false, true, &SET140), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.rnd{.relu}{.satfinite}.half.f32 d, a, b", need(70, &[Target::Least(80)]), 7, &[slot("rnd", false, false, &SET137), slot("relu", true, false, &SET141), slot("satfinite", true, false, &SET142), slot("half", false, true, &SET43), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.rs{.relu}{.satfinite}.half.f32 d, a, b, c", need(87, &[Target::Exact(100), Target::Exact(103)]), 7, &[slot("rs", false, false, &SET143), slot("relu", true, false, &SET141), slot("satfinite", true, false, &SET144), slot("half", false, true, &SET43), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.rna{.satfinite}.tf32.f32 d, a", need(70, &[Target::Least(80)]), 7, &[slot("rna", false, false, &SET145), slot("satfinite", true, false, &SET142), slot("tf32", false, true, &SET146), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.rnd{.relu}{.satfinite}.tf32.f32 d, a", need(78, &[Target::Least(90)]), 7, &[slot("rnd", false, false, &SET137), slot("relu", true, false, &SET141), slot("satfinite", true, false, &SET147), slot("tf32", false, true, &SET146), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.rn.satfinite{.relu}.f8.f32 d, a, b", need(78, &[Target::Least(89)]), 7, &[slot("rn", false, false, &SET14), slot("satfinite", false, false, &SET144), slot("relu", true, false, &SET141), slot("f8", false, true, &SET148), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.rn.satfinite{.relu}.f8.f16x2 d, a", need(78, &[Target::Least(89)]), 7, &[slot("rn", false, false, &SET14), slot("satfinite", false, false, &SET144), slot("relu", true, false, &SET141), slot("f8", false, true, &SET148), slot("f16x2", false, true, &SET149)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.rn.satfinite{.relu}.f8.bf16x2 d, a", need(91, &[Target::Family(100), Target::Family(110), Target::Family(120)]), 7, &[slot("rn", false, false, &SET14), slot("satfinite", false, false, &SET144), slot("relu", true, false, &SET141), slot("f8", false, true, &SET148), slot("bf16x2", false, true, &SET150)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.rn{.relu}.f16x2.f8 d, a", need(78, &[Target::Least(89)]), 7, &[slot("rn", false, false, &SET14), slot("relu", true, false, &SET141), slot("f16x2", false, true, &SET149), slot("f8", false, true, &SET148)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.rn.satfinite{.relu}.f6.f32 d, a, b", need(86, &[Target::Family(100), Target::Family(110), Target::Family(120)]), 7, &[slot("rn", false, false, &SET14), slot("satfinite", false, false, &SET144), slot("relu", true, false, &SET141), slot("f6", false, true, &SET151), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.rn.satfinite{.relu}.f6.pair d, a", need(91, &[Target::Family(100), Target::Family(110), Target::Family(120)]), 7, &[slot("rn", false, false, &SET14), slot("satfinite", false, false, &SET144), slot("relu", true, false, &SET141), slot("f6", false, true, &SET151), slot("pair", false, true, &SET43)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.rn{.relu}.f16x2.f6 d, a", need(86, &[Target::Family(100), Target::Family(110), Target::Family(120)]), 7, &[slot("rn", false, false, &SET14), slot("relu", true, false, &SET141), slot("f16x2", false, true, &SET149), slot("f6", false, true, &SET151)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.rn.satfinite{.relu}.e2m1x2.f32 d, a, b", need(86, &[Target::Family(100), Target::Family(110), Target::Family(120)]), 7, &[slot("rn", false, false, &SET14), slot("satfinite", false, false, &SET144), slot("relu", true, false, &SET141), slot("e2m1x2", false, true, &SET152), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B8), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.rn.satfinite{.relu}.e2m1x2.pair d, a", need(91, &[Target::Family(100), Target::Family(110), Target::Family(120)]), 7, &[slot("rn", false, false, &SET14), slot("satfinite", false, false, &SET144), slot("relu", true, false, &SET141), slot("e2m1x2", false, true, &SET152), slot("pair", false, true, &SET43)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B8), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.rn{.relu}.f16x2.e2m1x2 d, a", need(86, &[Target::Family(100), Target::Family(110), Target::Family(120)]), 7, &[slot("rn", false, false, &SET14), slot("relu", true, false, &SET141), slot("f16x2", false, true, &SET149), slot("e2m1x2", false, true, &SET152)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B8), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.rs.satfinite{.relu}.f8.f32 d, a, b", need(87, &[Target::Exact(100), Target::Exact(103)]), 7, &[slot("rs", false, false, &SET143), slot("satfinite", false, false, &SET144), slot("relu", true, false, &SET141), slot("f8", false, true, &SET153), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::Exactly(4), false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.rs.satfinite{.relu}.e2m1x4.f32 d, a, b", need(87, &[Target::Exact(100), Target::Exact(103)]), 7, &[slot("rs", false, false, &SET143), slot("satfinite", false, false, &SET144), slot("relu", true, false, &SET141), slot("e2m1x4", false, true, &SET154), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::Exactly(4), false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.rnd{.satfinite}.ue8m0x2.f32 d, a, b", need(86, &[Target::Family(100), Target::Family(110), Target::Family(120)]), 7, &[slot("rnd", false, false, &SET155), slot("satfinite", true, false, &SET144), slot("ue8m0x2", false, true, &SET156), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.rnd{.satfinite}.ue8m0x2.bf16x2 d, a", need(86, &[Target::Family(100), Target::Family(110), Target::Family(120)]), 7, &[slot("rnd", false, false, &SET155), slot("satfinite", true, false, &SET144), slot("ue8m0x2", false, true, &SET156), slot("bf16x2", false, true, &SET150)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.rn.bf16x2.ue8m0x2 d, a", need(86, &[Target::Family(100), Target::Family(110), Target::Family(120)]), 7, &[slot("rn", false, false, &SET14), slot("bf16x2", false, true, &SET150), slot("ue8m0x2", false, true, &SET156)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.rn.satfinite{.relu}.s2f6x2.f32 d, a, b", need(91, &[Target::Exact(100), Target::Exact(103), Target::Exact(110), Target::Exact(120)]), 7, &[slot("rn", false, false, &SET14), slot("satfinite", false, false, &SET144), slot("relu", true, false, &SET141), slot("s2f6x2", false, true, &SET157), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.rn.satfinite{.relu}.s2f6x2.bf16x2 d, a", need(91, &[Target::Exact(100), Target::Exact(103), Target::Exact(110), Target::Exact(120)]), 7, &[slot("rn", false, false, &SET14), slot("satfinite", false, false, &SET144), slot("relu", true, false, &SET141), slot("s2f6x2", false, true, &SET157), slot("bf16x2", false, true, &SET150)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.rn{.satfinite}{.relu}.bf16x2.s2f6x2 d, a", need(91, &[Target::Exact(100), Target::Exact(103), Target::Exact(110), Target::Exact(120)]), 7, &[slot("rn", false, false, &SET14), slot("satfinite", true, false, &SET144), slot("relu", true, false, &SET141), slot("bf16x2", false, true, &SET150), slot("s2f6x2", false, true, &SET157)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.rn.satfinite{.relu}.scaled.s2f6x2.f32 d, a, b, c", need(91, &[Target::Exact(100), Target::Exact(103), Target::Exact(110), Target::Exact(120)]), 7, &[slot("rn", false, false, &SET14), slot("satfinite", false, false, &SET144), slot("relu", true, false, &SET141), slot("scaled", false, false, &SET158), slot("s2f6x2", false, true, &SET157), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.rn.satfinite{.relu}.scaled.s2f6x2.bf16x2 d, a, c", need(91, &[Target::Exact(100), Target::Exact(103), Target::Exact(110), Target::Exact(120)]), 7, &[slot("rn", false, false, &SET14), slot("satfinite", false, false, &SET144), slot("relu", true, false, &SET141), slot("scaled", false, false, &SET158), slot("s2f6x2", false, true, &SET157), slot("bf16x2", false, true, &SET150)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.rn{.satfinite}{.relu}.scaled.bf16x2.s2f6x2 d, a, c", need(91, &[Target::Exact(100), Target::Exact(103), Target::Exact(110), Target::Exact(120)]), 7, &[slot("rn", false, false, &SET14), slot("satfinite", true, false, &SET144), slot("relu", true, false, &SET141), slot("scaled", false, false, &SET158), slot("bf16x2", false, true, &SET150), slot("s2f6x2", false, true, &SET157)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.pack.sat.dtype.s32 d, a, b", need(65, &[Target::Least(72)]), 7, &[slot("pack", false, false, &SET159), slot("sat", false, false, &SET8), slot("dtype", false, true, &SET16), slot("s32", false, true, &SET9)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cvt, "cvt.pack.sat.dtype.s32.b32 d, a, b, c", need(65, &[Target::Least(72)]), 7, &[slot("pack", false, false, &SET159), slot("sat", false, false, &SET8), slot("dtype", false, true, &SET160), slot("s32", false, true, &SET9), slot("b32", false, true, &SET6)], &[op("d", Kind::Dest, TypeRef::Slot(2), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(2), Fit::Same, Count::One, false)]),
    form(Mnemonic::Cvta, "cvta.space.size d, a", need(20, &[Target::Least(20)]), 6, &[slot("space", false, false, &SET161), slot("size", false, true, &SET17)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Mov, Count::One, false)]),
    form(Mnemonic::Cvta, "cvta.to.space.size d, a", need(20, &[Target::Least(20)]), 6, &[slot("to", false, false, &SET162), slot("space", false, false, &SET161), slot("size", false, true, &SET17)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Discard, "discard{.global}.L2 [a], imm", need(74, &[Target::Least(80)]), 6, &[slot("global", true, false, &SET19), slot("L2", false, false, &SET95)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Div, "div.type d, a, b", need(0, &[]), 0, &[slot("type", false, true, &SET134)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Div, "div.approx{.ftz}.f32 d, a, b", need(0, &[]), 2, &[slot("approx", false, false, &SET76), slot("ftz", true, false, &SET1), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Div, "div.full{.ftz}.f32 d, a, b", need(0, &[]), 2, &[slot("full", false, false, &SET163), slot("ftz", true, false, &SET1), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Div, "div.rnd{.ftz}.f32 d, a, b", need(20, &[Target::Least(20)]), 2, &[slot("rnd", false, false, &SET12), slot("ftz", true, false, &SET1), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Div, "div.rnd.f64 d, a, b", need(0, &[]), 2, &[slot("rnd", false, false, &SET12), slot("f64", false, true, &SET3)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Dp2a, "dp2a.half.atype.btype d, a, b, c", need(50, &[Target::Least(61)]), 0, &[slot("half", false, false, &SET164), slot("atype", false, true, &SET99), slot("btype", false, true, &SET99)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Dp4a, "dp4a.atype.btype d, a, b, c", need(50, &[Target::Least(61)]), 0, &[slot("atype", false, true, &SET99), slot("btype", false, true, &SET99)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Elect, "elect.sync d|p, a", need(80, &[Target::Least(90)]), 11, &[slot("sync", false, false, &SET46)], &[op("d", Kind::Pair, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Ex2, "ex2.approx{.ftz}.f32 d, a", need(0, &[]), 2, &[slot("approx", false, false, &SET76), slot("ftz", true, false, &SET1), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Ex2, "ex2.approx.type d, a", need(70, &[Target::Least(75)]), 2, &[slot("approx", false, false, &SET76), slot("type", false, true, &SET4)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Ex2, "ex2.approx.ftz.type d, a", need(78, &[Target::Least(90)]), 2, &[slot("approx", false, false, &SET76), slot("ftz", false, false, &SET1), slot("type", false, true, &SET5)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Exit, "exit", need(0, &[]), 10, &[], &[]),
    form(Mnemonic::Fence, "fence{.sem}.scope", need(60, &[Target::Least(70)]), 11, &[slot("sem", true, false, &SET165), slot("scope", false, false, &SET40)], &[]),
    form(Mnemonic::Fence, "fence.acquire.sync_restrict::shared::cluster.cluster", need(86, &[Target::Least(90)]), 11, &[slot("acquire", false, false, &SET57), slot("sync_restrict::shared::cluster", false, false, &SET166), slot("cluster", false, false, &SET54)], &[]),
    form(Mnemonic::Fence, "fence.release.sync_restrict::shared::cta.cluster", need(86, &[Target::Least(90)]), 11, &[slot("release", false, false, &SET167), slot("sync_restrict::shared::cta", false, false, &SET168), slot("cluster", false, false, &SET54)], &[]),
    form(Mnemonic::Fence, "fence.mbarrier_init.release.cluster", need(80, &[Target::Least(90)]), 11, &[slot("mbarrier_init", false, false, &SET169), slot("release", false, false, &SET167), slot("cluster", false, false, &SET54)], &[]),
    form(Mnemonic::Fence, "fence.proxy.alias", need(75, &[Target::Least(70)]), 11, &[slot("proxy", false, false, &SET170), slot("alias", false, false, &SET171)], &[]),
    form(Mnemonic::Fence, "fence.proxy.async{.ss}", need(80, &[Target::Least(90)]), 11, &[slot("proxy", false, false, &SET170), slot("async", false, false, &SET64), slot("ss", true, false, &SET172)], &[]),
    form(Mnemonic::Fence, "fence.proxy.tensormap::generic.release.scope", need(83, &[Target::Least(90)]), 11, &[slot("proxy", false, false, &SET170), slot("tensormap::generic", false, false, &SET173), slot("release", false, false, &SET167), slot("scope", false, false, &SET40)], &[]),
    form(Mnemonic::Fence, "fence.proxy.tensormap::generic.acquire.scope [a], imm", need(83, &[Target::Least(90)]), 11, &[slot("proxy", false, false, &SET170), slot("tensormap::generic", false, false, &SET173), slot("acquire", false, false, &SET57), slot("scope", false, false, &SET40)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Fence, "fence.proxy.async::generic.acquire.sync_restrict::shared::cluster.cluster", need(86, &[Target::Least(90)]), 11, &[slot("proxy", false, false, &SET170), slot("async::generic", false, false, &SET174), slot("acquire", false, false, &SET57), slot("sync_restrict::shared::cluster", false, false, &SET166), slot("cluster", false, false, &SET54)], &[]),
    form(Mnemonic::Fence, "fence.proxy.async::generic.release.sync_restrict::shared::cta.cluster", need(86, &[Target::Least(90)]), 11, &[slot("proxy", false, false, &SET170), slot("async::generic", false, false, &SET174), slot("release", false, false, &SET167), slot("sync_restrict::shared::cta", false, false, &SET168), slot("cluster", false, false, &SET54)], &[]),
    form(Mnemonic::Fma, "fma.rnd{.ftz}{.sat}.f32 d, a, b, c", need(20, &[Target::Least(20)]), 2, &[slot("rnd", false, false, &SET12), slot("ftz", true, false, &SET1), slot("sat", true, false, &SET8), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Fma, "fma.rnd.f64 d, a, b, c", need(0, &[]), 2, &[slot("rnd", false, false, &SET12), slot("f64", false, true, &SET3)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Fma, "fma.rnd{.ftz}.f32x2 d, a, b, c", need(86, &[Target::Least(100)]), 2, &[slot("rnd", false, false, &SET12), slot("ftz", true, false, &SET1), slot("f32x2", false, true, &SET13)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Fma, "fma.rn{.ftz}{.sat}.type d, a, b, c", need(42, &[Target::Least(53)]), 2, &[slot("rn", false, false, &SET14), slot("ftz", true, false, &SET1), slot("sat", true, false, &SET8), slot("type", false, true, &SET4)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Fma, "fma.rn{.ftz}.relu.type d, a, b, c", need(70, &[Target::Least(80)]), 2, &[slot("rn", false, false, &SET14), slot("ftz", true, false, &SET1), slot("relu", false, false, &SET141), slot("type", false, true, &SET4)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Fma, "fma.rn{.relu}.type d, a, b, c", need(70, &[Target::Least(80)]), 2, &[slot("rn", false, false, &SET14), slot("relu", true, false, &SET141), slot("type", false, true, &SET5)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Fma, "fma.rn.oob{.relu}.type d, a, b, c", need(81, &[Target::Least(90)]), 2, &[slot("rn", false, false, &SET14), slot("oob", false, false, &SET175), slot("relu", true, false, &SET141), slot("type", false, true, &SET176)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Fma, "fma.rn.oob.sat.type d, a, b, c", need(81, &[Target::Least(90)]), 2, &[slot("rn", false, false, &SET14), slot("oob", false, false, &SET175), slot("sat", false, false, &SET8), slot("type", false, true, &SET4)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Fma, "fma.rnd{.relu}.type d, a, b, c", need(70, &[Target::Least(80)]), 2, &[slot("rnd", false, false, &SET177), slot("relu", true, false, &SET141), slot("type", false, true, &SET5)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Fma, "fma.rnd{.sat}.f32.atype d, a, b, c", need(86, &[Target::Least(100)]), 2, &[slot("rnd", false, false, &SET12), slot("sat", true, false, &SET8), slot("f32", false, true, &SET2), slot("atype", false, true, &SET15)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Fns, "fns.b32 d, a, b, c", need(60, &[Target::Least(30)]), 0, &[slot("b32", false, true, &SET6)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Getctarank, "getctarank{.space}.type d, a", need(78, &[Target::Least(90)]), 6, &[slot("space", true, false, &SET89), slot("type", false, true, &SET17)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Griddepcontrol, "griddepcontrol.action", need(78, &[Target::Least(90)]), 11, &[slot("action", false, false, &SET178)], &[]),
    form(Mnemonic::Isspacep, "isspacep.space d, a", need(20, &[Target::Least(20)]), 6, &[slot("space", false, false, &SET161)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Istypep, "istypep.type d, a", need(40, &[Target::Least(30)]), 9, &[slot("type", false, true, &SET179)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Ld, "ld{.weak}{.ss}{.cop}{.l1}{.l2}{.hint}{.prefetch}{.vec}.type d, [a]{, cache_policy}", need(0, &[]), 6, &[slot("weak", true, false, &SET180), slot("ss", true, false, &SET181), slot("cop", true, false, &SET182), slot("l1", true, false, &SET183), slot("l2", true, false, &SET184), slot("hint", true, false, &SET25), slot("prefetch", true, false, &SET185), slot("vec", true, false, &SET44), slot("type", false, true, &SET186)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::Vec, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Ld, "ld{.weak}{.ss}{.l1}{.l2}{.hint}{.prefetch}{.vec}.type.unified d, [a]{, cache_policy}", need(80, &[Target::Least(70)]), 6, &[slot("weak", true, false, &SET180), slot("ss", true, false, &SET181), slot("l1", true, false, &SET183), slot("l2", true, false, &SET184), slot("hint", true, false, &SET25), slot("prefetch", true, false, &SET185), slot("vec", true, false, &SET44), slot("type", false, true, &SET186), slot("unified", false, false, &SET187)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::Vec, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Ld, "ld.volatile{.ss}{.prefetch}{.vec}.type d, [a]", need(0, &[]), 6, &[slot("volatile", false, false, &SET188), slot("ss", true, false, &SET189), slot("prefetch", true, false, &SET185), slot("vec", true, false, &SET44), slot("type", false, true, &SET186)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::Vec, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Ld, "ld.sem.scope{.ss}{.l1}{.l2}{.hint}{.prefetch}{.vec}.type d, [a]{, cache_policy}", need(60, &[Target::Least(70)]), 6, &[slot("sem", false, false, &SET190), slot("scope", false, false, &SET40), slot("ss", true, false, &SET23), slot("l1", true, false, &SET183), slot("l2", true, false, &SET184), slot("hint", true, false, &SET25), slot("prefetch", true, false, &SET185), slot("vec", true, false, &SET44), slot("type", false, true, &SET186)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::Vec, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Ld, "ld.mmio.relaxed.sys{.global}.type d, [a]", need(82, &[Target::Least(70)]), 6, &[slot("mmio", false, false, &SET191), slot("relaxed", false, false, &SET192), slot("sys", false, false, &SET193), slot("global", true, false, &SET19), slot("type", false, true, &SET186)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Ld, "ld.global{.cop}.nc{.l1}{.l2}{.hint}{.prefetch}{.vec}.type d, [a]{, cache_policy}", need(31, &[Target::Least(32)]), 6, &[slot("global", false, false, &SET19), slot("cop", true, false, &SET194), slot("nc", false, false, &SET195), slot("l1", true, false, &SET183), slot("l2", true, false, &SET184), slot("hint", true, false, &SET25), slot("prefetch", true, false, &SET185), slot("vec", true, false, &SET44), slot("type", false, true, &SET186)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::Vec, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Ldmatrix, "ldmatrix.sync.aligned.shape.num{.trans}{.ss}.type d, [a]", need(65, &[Target::Least(75)]), 12, &[slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("shape", false, false, &SET196), slot("num", false, false, &SET197), slot("trans", true, false, &SET198), slot("ss", true, false, &SET199), slot("type", false, true, &SET200)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Num, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Ldmatrix, "ldmatrix.sync.aligned.shape.num{.trans}{.ss}.fmt.src d, [a]", need(86, &[Target::Family(100), Target::Family(110), Target::Family(120)]), 12, &[slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("shape", false, false, &SET196), slot("num", false, false, &SET197), slot("trans", true, false, &SET198), slot("ss", true, false, &SET199), slot("fmt", false, true, &SET201), slot("src", false, true, &SET202)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Num, false), op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Ldu, "ldu{.ss}{.vec}.type d, [a]", need(20, &[Target::Least(20)]), 6, &[slot("ss", true, false, &SET19), slot("vec", true, false, &SET41), slot("type", false, true, &SET186)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::Vec, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Lg2, "lg2.approx{.ftz}.f32 d, a", need(0, &[]), 2, &[slot("approx", false, false, &SET76), slot("ftz", true, false, &SET1), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Lop3, "lop3.b32 d, a, b, c, imm", need(43, &[Target::Least(50)]), 4, &[slot("b32", false, true, &SET6)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Lop3, "lop3.bool.b32 d|p, a, b, c, imm, q", need(82, &[Target::Least(70)]), 4, &[slot("bool", false, false, &SET50), slot("b32", false, true, &SET6)], &[op("d", Kind::Pair, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Slot(0), Fit::Same, Count::One, false), op("q", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mad, "mad.hilo.type d, a, b, c", need(0, &[]), 0, &[slot("hilo", false, false, &SET203), slot("type", false, true, &SET134)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mad, "mad.hi.sat.s32 d, a, b, c", need(0, &[]), 0, &[slot("hi", false, false, &SET204), slot("sat", false, false, &SET8), slot("s32", false, true, &SET9)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mad, "mad.wide.type d, a, b, c", need(0, &[]), 0, &[slot("wide", false, false, &SET205), slot("type", false, true, &SET206)], &[op("d", Kind::Dest, TypeRef::Wide, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Wide, Fit::Same, Count::One, false)]),
    form(Mnemonic::Mad, "mad.hilo.cc.type d, a, b, c", need(0, &[]), 1, &[slot("hilo", false, false, &SET203), slot("cc", false, false, &SET10), slot("type", false, true, &SET11)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mad, "mad.rnd{.ftz}{.sat}.f32 d, a, b, c", need(0, &[]), 2, &[slot("rnd", false, false, &SET12), slot("ftz", true, false, &SET1), slot("sat", true, false, &SET8), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mad, "mad.rnd.f64 d, a, b, c", need(0, &[]), 2, &[slot("rnd", false, false, &SET12), slot("f64", false, true, &SET3)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mad24, "mad24.hilo.type d, a, b, c", need(0, &[]), 0, &[slot("hilo", false, false, &SET203), slot("type", false, true, &SET99)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mad24, "mad24.hi.sat.s32 d, a, b, c", need(0, &[]), 0, &[slot("hi", false, false, &SET204), slot("sat", false, false, &SET8), slot("s32", false, true, &SET9)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Madc, "madc.hilo{.cc}.type d, a, b, c", need(0, &[]), 1, &[slot("hilo", false, false, &SET203), slot("cc", true, false, &SET10), slot("type", false, true, &SET11)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Madc, "madc.hilo.type d, a, b, c", need(0, &[]), 1, &[slot("hilo", false, false, &SET203), slot("type", false, true, &SET16)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mapa, "mapa{.space}.type d, a, b", need(78, &[Target::Least(90)]), 6, &[slot("space", true, false, &SET89), slot("type", false, true, &SET17)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Match, "match.any.sync.type d, a, b", need(60, &[Target::Least(70)]), 11, &[slot("any", false, false, &SET207), slot("sync", false, false, &SET46), slot("type", false, true, &SET26)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Match, "match.all.sync.type d{|p}, a, b", need(60, &[Target::Least(70)]), 11, &[slot("all", false, false, &SET208), slot("sync", false, false, &SET46), slot("type", false, true, &SET26)], &[op("d", Kind::MaybePair, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Max, "max.type d, a, b", need(0, &[]), 0, &[slot("type", false, true, &SET7)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Max, "max.relu.type d, a, b", need(80, &[Target::Least(90)]), 0, &[slot("relu", false, false, &SET141), slot("type", false, true, &SET209)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Max, "max{.ftz}{.NaN}.type d, a, b", need(70, &[Target::Least(80)]), 2, &[slot("ftz", true, false, &SET1), slot("NaN", true, false, &SET210), slot("type", false, true, &SET4)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Max, "max{.ftz}{.NaN}.xorsign.abs.type d, a, b", need(72, &[Target::Least(86)]), 2, &[slot("ftz", true, false, &SET1), slot("NaN", true, false, &SET210), slot("xorsign", false, false, &SET211), slot("abs", false, false, &SET212), slot("type", false, true, &SET4)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Max, "max{.NaN}.type d, a, b", need(70, &[Target::Least(80)]), 2, &[slot("NaN", true, false, &SET210), slot("type", false, true, &SET5)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Max, "max{.NaN}.xorsign.abs.type d, a, b", need(72, &[Target::Least(86)]), 2, &[slot("NaN", true, false, &SET210), slot("xorsign", false, false, &SET211), slot("abs", false, false, &SET212), slot("type", false, true, &SET5)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Max, "max{.ftz}{.NaN}.f32 d, a, b", need(0, &[]), 2, &[slot("ftz", true, false, &SET1), slot("NaN", true, false, &SET213), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Max, "max{.ftz}{.NaN}.xorsign.abs.f32 d, a, b", need(72, &[Target::Least(86)]), 2, &[slot("ftz", true, false, &SET1), slot("NaN", true, false, &SET210), slot("xorsign", false, false, &SET211), slot("abs", false, false, &SET212), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Max, "max{.ftz}{.NaN}{.abs}.f32 d, a, b, c", need(88, &[Target::Least(100)]), 2, &[slot("ftz", true, false, &SET1), slot("NaN", true, false, &SET210), slot("abs", true, false, &SET212), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Max, "max.f64 d, a, b", need(0, &[]), 2, &[slot("f64", false, true, &SET3)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mbarrier, "mbarrier.init{.shared}.b64 [a], b", need(70, &[Target::Least(80)]), 11, &[slot("init", false, false, &SET214), slot("shared", true, false, &SET215), slot("b64", false, true, &SET86)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mbarrier, "mbarrier.inval{.shared}.b64 [a]", need(70, &[Target::Least(80)]), 11, &[slot("inval", false, false, &SET216), slot("shared", true, false, &SET215), slot("b64", false, true, &SET86)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mbarrier, "mbarrier.tx{.ss}.b64 [a], b", need(80, &[Target::Least(90)]), 11, &[slot("tx", false, false, &SET217), slot("ss", true, false, &SET218), slot("b64", false, true, &SET86)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mbarrier, "mbarrier.tx.relaxed.scope{.ss}.b64 [a], b", need(80, &[Target::Least(90)]), 11, &[slot("tx", false, false, &SET217), slot("relaxed", false, false, &SET219), slot("scope", false, false, &SET220), slot("ss", true, false, &SET218), slot("b64", false, true, &SET86)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mbarrier, "mbarrier.op{.shared}.b64 d, [a]", need(70, &[Target::Least(80)]), 11, &[slot("op", false, false, &SET221), slot("shared", true, false, &SET215), slot("b64", false, true, &SET86)], &[op("d", Kind::SinkOrDest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mbarrier, "mbarrier.op{.shared}.b64 d, [a], count", need(78, &[Target::Least(90)]), 11, &[slot("op", false, false, &SET221), slot("shared", true, false, &SET215), slot("b64", false, true, &SET86)], &[op("d", Kind::SinkOrDest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("count", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mbarrier, "mbarrier.op.remote.b64 _, [a]{, count}", need(80, &[Target::Least(90)]), 11, &[slot("op", false, false, &SET221), slot("remote", false, false, &SET222), slot("b64", false, true, &SET86)], &[op("", Kind::Sink, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("count", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, true)]),
    form(Mnemonic::Mbarrier, "mbarrier.op.sem.scope{.shared}.b64 d, [a]", need(80, &[Target::Least(80)]), 11, &[slot("op", false, false, &SET221), slot("sem", false, false, &SET223), slot("scope", false, false, &SET220), slot("shared", true, false, &SET215), slot("b64", false, true, &SET86)], &[op("d", Kind::SinkOrDest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mbarrier, "mbarrier.op.sem.scope{.shared}.b64 d, [a], count", need(80, &[Target::Least(90)]), 11, &[slot("op", false, false, &SET221), slot("sem", false, false, &SET223), slot("scope", false, false, &SET220), slot("shared", true, false, &SET215), slot("b64", false, true, &SET86)], &[op("d", Kind::SinkOrDest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("count", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mbarrier, "mbarrier.op.sem.scope.remote.b64 _, [a]{, count}", need(80, &[Target::Least(90)]), 11, &[slot("op", false, false, &SET221), slot("sem", false, false, &SET223), slot("scope", false, false, &SET220), slot("remote", false, false, &SET222), slot("b64", false, true, &SET86)], &[op("", Kind::Sink, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("count", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, true)]),
    form(Mnemonic::Mbarrier, "mbarrier.op.expect_tx{.shared}.b64 d, [a], b", need(80, &[Target::Least(90)]), 11, &[slot("op", false, false, &SET221), slot("expect_tx", false, false, &SET224), slot("shared", true, false, &SET215), slot("b64", false, true, &SET86)], &[op("d", Kind::SinkOrDest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mbarrier, "mbarrier.op.expect_tx.remote.b64 _, [a], b", need(80, &[Target::Least(90)]), 11, &[slot("op", false, false, &SET221), slot("expect_tx", false, false, &SET224), slot("remote", false, false, &SET222), slot("b64", false, true, &SET86)], &[op("", Kind::Sink, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mbarrier, "mbarrier.op.expect_tx.sem.scope{.shared}.b64 d, [a], b", need(80, &[Target::Least(90)]), 11, &[slot("op", false, false, &SET221), slot("expect_tx", false, false, &SET224), slot("sem", false, false, &SET223), slot("scope", false, false, &SET220), slot("shared", true, false, &SET215), slot("b64", false, true, &SET86)], &[op("d", Kind::SinkOrDest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mbarrier, "mbarrier.op.expect_tx.sem.scope.remote.b64 _, [a], b", need(80, &[Target::Least(90)]), 11, &[slot("op", false, false, &SET221), slot("expect_tx", false, false, &SET224), slot("sem", false, false, &SET223), slot("scope", false, false, &SET220), slot("remote", false, false, &SET222), slot("b64", false, true, &SET86)], &[op("", Kind::Sink, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mbarrier, "mbarrier.op.noComplete{.shared}.b64 d, [a], count", need(70, &[Target::Least(80)]), 11, &[slot("op", false, false, &SET221), slot("noComplete", false, false, &SET225), slot("shared", true, false, &SET215), slot("b64", false, true, &SET86)], &[op("d", Kind::SinkOrDest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("count", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mbarrier, "mbarrier.op.noComplete.release.cta{.shared}.b64 d, [a], count", need(80, &[Target::Least(80)]), 11, &[slot("op", false, false, &SET221), slot("noComplete", false, false, &SET225), slot("release", false, false, &SET167), slot("cta", false, false, &SET226), slot("shared", true, false, &SET215), slot("b64", false, true, &SET86)], &[op("d", Kind::SinkOrDest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("count", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mbarrier, "mbarrier.test_wait{.shared}.b64 d, [a], b", need(70, &[Target::Least(80)]), 11, &[slot("test_wait", false, false, &SET227), slot("shared", true, false, &SET215), slot("b64", false, true, &SET86)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mbarrier, "mbarrier.test_wait.sem.scope{.shared}.b64 d, [a], b", need(80, &[Target::Least(80)]), 11, &[slot("test_wait", false, false, &SET227), slot("sem", false, false, &SET228), slot("scope", false, false, &SET220), slot("shared", true, false, &SET215), slot("b64", false, true, &SET86)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mbarrier, "mbarrier.test_wait.parity{.shared}.b64 d, [a], b", need(71, &[Target::Least(80)]), 11, &[slot("test_wait", false, false, &SET227), slot("parity", false, false, &SET229), slot("shared", true, false, &SET215), slot("b64", false, true, &SET86)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mbarrier, "mbarrier.test_wait.parity.sem.scope{.shared}.b64 d, [a], b", need(80, &[Target::Least(80)]), 11, &[slot("test_wait", false, false, &SET227), slot("parity", false, false, &SET229), slot("sem", false, false, &SET228), slot("scope", false, false, &SET220), slot("shared", true, false, &SET215), slot("b64", false, true, &SET86)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mbarrier, "mbarrier.try_wait{.shared}.b64 d, [a], b{, c}", need(78, &[Target::Least(90)]), 11, &[slot("try_wait", false, false, &SET230), slot("shared", true, false, &SET215), slot("b64", false, true, &SET86)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, true)]),
    form(Mnemonic::Mbarrier, "mbarrier.try_wait.sem.scope{.shared}.b64 d, [a], b{, c}", need(80, &[Target::Least(90)]), 11, &[slot("try_wait", false, false, &SET230), slot("sem", false, false, &SET228), slot("scope", false, false, &SET220), slot("shared", true, false, &SET215), slot("b64", false, true, &SET86)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, true)]),
    form(Mnemonic::Mbarrier, "mbarrier.try_wait.parity{.shared}.b64 d, [a], b{, c}", need(78, &[Target::Least(90)]), 11, &[slot("try_wait", false, false, &SET230), slot("parity", false, false, &SET229), slot("shared", true, false, &SET215), slot("b64", false, true, &SET86)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, true)]),
    form(Mnemonic::Mbarrier, "mbarrier.try_wait.parity.sem.scope{.shared}.b64 d, [a], b{, c}", need(80, &[Target::Least(90)]), 11, &[slot("try_wait", false, false, &SET230), slot("parity", false, false, &SET229), slot("sem", false, false, &SET228), slot("scope", false, false, &SET220), slot("shared", true, false, &SET215), slot("b64", false, true, &SET86)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, true)]),
    form(Mnemonic::Mbarrier, "mbarrier.pending_count.b64 d, a", need(70, &[Target::Least(80)]), 11, &[slot("pending_count", false, false, &SET231), slot("b64", false, true, &SET86)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Membar, "membar.lev", need(0, &[]), 11, &[slot("lev", false, false, &SET232)], &[]),
    form(Mnemonic::Membar, "membar.proxy.alias", need(75, &[Target::Least(70)]), 11, &[slot("proxy", false, false, &SET170), slot("alias", false, false, &SET171)], &[]),
    form(Mnemonic::Min, "min.type d, a, b", need(0, &[]), 0, &[slot("type", false, true, &SET7)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Min, "min.relu.type d, a, b", need(80, &[Target::Least(90)]), 0, &[slot("relu", false, false, &SET141), slot("type", false, true, &SET209)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Min, "min{.ftz}{.NaN}.type d, a, b", need(70, &[Target::Least(80)]), 2, &[slot("ftz", true, false, &SET1), slot("NaN", true, false, &SET210), slot("type", false, true, &SET4)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Min, "min{.ftz}{.NaN}.xorsign.abs.type d, a, b", need(72, &[Target::Least(86)]), 2, &[slot("ftz", true, false, &SET1), slot("NaN", true, false, &SET210), slot("xorsign", false, false, &SET211), slot("abs", false, false, &SET212), slot("type", false, true, &SET4)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Min, "min{.NaN}.type d, a, b", need(70, &[Target::Least(80)]), 2, &[slot("NaN", true, false, &SET210), slot("type", false, true, &SET5)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Min, "min{.NaN}.xorsign.abs.type d, a, b", need(72, &[Target::Least(86)]), 2, &[slot("NaN", true, false, &SET210), slot("xorsign", false, false, &SET211), slot("abs", false, false, &SET212), slot("type", false, true, &SET5)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Min, "min{.ftz}{.NaN}.f32 d, a, b", need(0, &[]), 2, &[slot("ftz", true, false, &SET1), slot("NaN", true, false, &SET213), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Min, "min{.ftz}{.NaN}.xorsign.abs.f32 d, a, b", need(72, &[Target::Least(86)]), 2, &[slot("ftz", true, false, &SET1), slot("NaN", true, false, &SET210), slot("xorsign", false, false, &SET211), slot("abs", false, false, &SET212), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Min, "min{.ftz}{.NaN}{.abs}.f32 d, a, b, c", need(88, &[Target::Least(100)]), 2, &[slot("ftz", true, false, &SET1), slot("NaN", true, false, &SET210), slot("abs", true, false, &SET212), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Min, "min.f64 d, a, b", need(0, &[]), 2, &[slot("f64", false, true, &SET3)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mma, "mma.sync.aligned.m8n8k4.alayout.blayout.f16.f16.f16.f16 d, a, b, c", need(64, &[Target::Least(70)]), 12, &[slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("m8n8k4", false, false, &SET233), slot("alayout", false, false, &SET234), slot("blayout", false, false, &SET234), slot("f16", false, true, &SET136), slot("f16", false, true, &SET136), slot("f16", false, true, &SET136), slot("f16", false, true, &SET136)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false)]),
    form(Mnemonic::Mma, "mma.sync.aligned.m8n8k4.alayout.blayout.f32.f16.f16.ctype d, a, b, c", need(64, &[Target::Least(70)]), 12, &[slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("m8n8k4", false, false, &SET233), slot("alayout", false, false, &SET234), slot("blayout", false, false, &SET234), slot("f32", false, true, &SET2), slot("f16", false, true, &SET136), slot("f16", false, true, &SET136), slot("ctype", false, true, &SET235)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false)]),
    form(Mnemonic::Mma, "mma.sync.aligned.shape.row.col.f16.f16.f16.f16 d, a, b, c", need(65, &[Target::Least(75)]), 12, &[slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("shape", false, false, &SET236), slot("row", false, false, &SET237), slot("col", false, false, &SET238), slot("f16", false, true, &SET136), slot("f16", false, true, &SET136), slot("f16", false, true, &SET136), slot("f16", false, true, &SET136)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false)]),
    form(Mnemonic::Mma, "mma.sync.aligned.shape.row.col.f32.f16.f16.f32 d, a, b, c", need(65, &[Target::Least(75)]), 12, &[slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("shape", false, false, &SET236), slot("row", false, false, &SET237), slot("col", false, false, &SET238), slot("f32", false, true, &SET2), slot("f16", false, true, &SET136), slot("f16", false, true, &SET136), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false)]),
    form(Mnemonic::Mma, "mma.sync.aligned.shape.row.col.f32.bf16.bf16.f32 d, a, b, c", need(70, &[Target::Least(80)]), 12, &[slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("shape", false, false, &SET236), slot("row", false, false, &SET237), slot("col", false, false, &SET238), slot("f32", false, true, &SET2), slot("bf16", false, true, &SET135), slot("bf16", false, true, &SET135), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false)]),
    form(Mnemonic::Mma, "mma.sync.aligned.shape.row.col.f32.tf32.tf32.f32 d, a, b, c", need(70, &[Target::Least(80)]), 12, &[slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("shape", false, false, &SET239), slot("row", false, false, &SET237), slot("col", false, false, &SET238), slot("f32", false, true, &SET2), slot("tf32", false, true, &SET146), slot("tf32", false, true, &SET146), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false)]),
    form(Mnemonic::Mma, "mma.sync.aligned.shape.row.col{.rnd}.f64.f64.f64.f64 d, a, b, c", need(70, &[Target::Least(80)]), 12, &[slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("shape", false, false, &SET240), slot("row", false, false, &SET237), slot("col", false, false, &SET238), slot("rnd", true, false, &SET12), slot("f64", false, true, &SET3), slot("f64", false, true, &SET3), slot("f64", false, true, &SET3), slot("f64", false, true, &SET3)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false)]),
    form(Mnemonic::Mma, "mma.sync.aligned.shape.row.col{.satfinite}.s32.atype.btype.s32 d, a, b, c", need(65, &[Target::Least(75)]), 12, &[slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("shape", false, false, &SET241), slot("row", false, false, &SET237), slot("col", false, false, &SET238), slot("satfinite", true, false, &SET144), slot("s32", false, true, &SET9), slot("atype", false, true, &SET242), slot("btype", false, true, &SET242), slot("s32", false, true, &SET9)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false)]),
    form(Mnemonic::Mma, "mma.sync.aligned.shape.row.col{.satfinite}.s32.atype.btype.s32 d, a, b, c", need(65, &[Target::Least(75)]), 12, &[slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("shape", false, false, &SET243), slot("row", false, false, &SET237), slot("col", false, false, &SET238), slot("satfinite", true, false, &SET144), slot("s32", false, true, &SET9), slot("atype", false, true, &SET244), slot("btype", false, true, &SET244), slot("s32", false, true, &SET9)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false)]),
    form(Mnemonic::Mma, "mma.sync.aligned.shape.row.col.s32.b1.b1.s32.bitop.popc d, a, b, c", need(70, &[Target::Least(75)]), 12, &[slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("shape", false, false, &SET245), slot("row", false, false, &SET237), slot("col", false, false, &SET238), slot("s32", false, true, &SET9), slot("b1", false, true, &SET246), slot("b1", false, true, &SET246), slot("s32", false, true, &SET9), slot("bitop", false, false, &SET247), slot("popc", false, false, &SET49)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false)]),
    form(Mnemonic::Mma, "mma.sync.aligned.shape.row.col.f32.atype.btype.f32 d, a, b, c", need(84, &[Target::Least(89)]), 12, &[slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("shape", false, false, &SET248), slot("row", false, false, &SET237), slot("col", false, false, &SET238), slot("f32", false, true, &SET2), slot("atype", false, true, &SET249), slot("btype", false, true, &SET249), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false)]),
    form(Mnemonic::Mma, "mma.sync.aligned.shape.row.col.f16.atype.btype.f16 d, a, b, c", need(87, &[Target::Least(89)]), 12, &[slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("shape", false, false, &SET248), slot("row", false, false, &SET237), slot("col", false, false, &SET238), slot("f16", false, true, &SET136), slot("atype", false, true, &SET249), slot("btype", false, true, &SET249), slot("f16", false, true, &SET136)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false)]),
    form(Mnemonic::Mma, "mma.sparse.sync.aligned.m16n8k64.row.col.f32.atype.btype.f32 d, a, b, c, e, imm", need(84, &[Target::Least(89)]), 12, &[slot("sparse", false, false, &SET250), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("m16n8k64", false, false, &SET251), slot("row", false, false, &SET237), slot("col", false, false, &SET238), slot("f32", false, true, &SET2), slot("atype", false, true, &SET249), slot("btype", false, true, &SET249), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("e", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Mma, "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f16.atype.btype.f16 d, a, b, c, e, imm", need(87, &[Target::Family(120)]), 12, &[slot("sp::ordered_metadata", false, false, &SET252), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("m16n8k64", false, false, &SET251), slot("row", false, false, &SET237), slot("col", false, false, &SET238), slot("f16", false, true, &SET136), slot("atype", false, true, &SET249), slot("btype", false, true, &SET249), slot("f16", false, true, &SET136)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("e", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Mma, "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.atype.btype.f32 d, a, b, c", need(87, &[Target::Family(120)]), 12, &[slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("m16n8k32", false, false, &SET253), slot("row", false, false, &SET237), slot("col", false, false, &SET238), slot("kind::f8f6f4", false, false, &SET254), slot("f32", false, true, &SET2), slot("atype", false, true, &SET255), slot("btype", false, true, &SET255), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false)]),
    form(Mnemonic::Mma, "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.atype.btype.f16 d, a, b, c", need(87, &[Target::Family(120)]), 12, &[slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("m16n8k32", false, false, &SET253), slot("row", false, false, &SET237), slot("col", false, false, &SET238), slot("kind::f8f6f4", false, false, &SET254), slot("f16", false, true, &SET136), slot("atype", false, true, &SET255), slot("btype", false, true, &SET255), slot("f16", false, true, &SET136)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false)]),
    form(Mnemonic::Mma, "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.atype.btype.f32 d, a, b, c, e, imm", need(87, &[Target::Family(120)]), 12, &[slot("sp::ordered_metadata", false, false, &SET252), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("m16n8k64", false, false, &SET251), slot("row", false, false, &SET237), slot("col", false, false, &SET238), slot("kind::f8f6f4", false, false, &SET254), slot("f32", false, true, &SET2), slot("atype", false, true, &SET255), slot("btype", false, true, &SET255), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("e", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Mma, "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.atype.btype.f16 d, a, b, c, e, imm", need(87, &[Target::Family(120)]), 12, &[slot("sp::ordered_metadata", false, false, &SET252), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("m16n8k64", false, false, &SET251), slot("row", false, false, &SET237), slot("col", false, false, &SET238), slot("kind::f8f6f4", false, false, &SET254), slot("f16", false, true, &SET136), slot("atype", false, true, &SET255), slot("btype", false, true, &SET255), slot("f16", false, true, &SET136)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("e", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Mma, "mma.sparse.sync.aligned.shape.row.col.f16.f16.f16.f16 d, a, b, c, e, imm", need(71, &[Target::Least(80)]), 12, &[slot("sparse", false, false, &SET250), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("shape", false, false, &SET256), slot("row", false, false, &SET237), slot("col", false, false, &SET238), slot("f16", false, true, &SET136), slot("f16", false, true, &SET136), slot("f16", false, true, &SET136), slot("f16", false, true, &SET136)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("e", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Mma, "mma.sparse.sync.aligned.shape.row.col.f32.f16.f16.f32 d, a, b, c, e, imm", need(71, &[Target::Least(80)]), 12, &[slot("sparse", false, false, &SET250), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("shape", false, false, &SET256), slot("row", false, false, &SET237), slot("col", false, false, &SET238), slot("f32", false, true, &SET2), slot("f16", false, true, &SET136), slot("f16", false, true, &SET136), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("e", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Mma, "mma.sparse.sync.aligned.shape.row.col.f32.bf16.bf16.f32 d, a, b, c, e, imm", need(71, &[Target::Least(80)]), 12, &[slot("sparse", false, false, &SET250), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("shape", false, false, &SET256), slot("row", false, false, &SET237), slot("col", false, false, &SET238), slot("f32", false, true, &SET2), slot("bf16", false, true, &SET135), slot("bf16", false, true, &SET135), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("e", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Mma, "mma.sparse.sync.aligned.shape.row.col.f32.tf32.tf32.f32 d, a, b, c, e, imm", need(71, &[Target::Least(80)]), 12, &[slot("sparse", false, false, &SET250), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("shape", false, false, &SET257), slot("row", false, false, &SET237), slot("col", false, false, &SET238), slot("f32", false, true, &SET2), slot("tf32", false, true, &SET146), slot("tf32", false, true, &SET146), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("e", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Mma, "mma.sparse.sync.aligned.shape.row.col{.satfinite}.s32.atype.btype.s32 d, a, b, c, e, imm", need(71, &[Target::Least(80)]), 12, &[slot("sparse", false, false, &SET250), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("shape", false, false, &SET258), slot("row", false, false, &SET237), slot("col", false, false, &SET238), slot("satfinite", true, false, &SET144), slot("s32", false, true, &SET9), slot("atype", false, true, &SET242), slot("btype", false, true, &SET242), slot("s32", false, true, &SET9)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("e", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Mma, "mma.sparse.sync.aligned.shape.row.col{.satfinite}.s32.atype.btype.s32 d, a, b, c, e, imm", need(71, &[Target::Least(80)]), 12, &[slot("sparse", false, false, &SET250), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("shape", false, false, &SET259), slot("row", false, false, &SET237), slot("col", false, false, &SET238), slot("satfinite", true, false, &SET144), slot("s32", false, true, &SET9), slot("atype", false, true, &SET244), slot("btype", false, true, &SET244), slot("s32", false, true, &SET9)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("e", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Mma, "mma.sync.aligned.shape.row.col.kind.block_scale{.scale_vec}.f32.atype.btype.f32.stype d, a, b, c, e, f, g, h", need(87, &[Target::Family(120)]), 12, &[slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("shape", false, false, &SET260), slot("row", false, false, &SET237), slot("col", false, false, &SET238), slot("kind", false, false, &SET261), slot("block_scale", false, false, &SET262), slot("scale_vec", true, false, &SET263), slot("f32", false, true, &SET2), slot("atype", false, true, &SET255), slot("btype", false, true, &SET255), slot("f32", false, true, &SET2), slot("stype", false, true, &SET264)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("e", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("f", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("g", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("h", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false)]),
    form(Mnemonic::Mma, "mma.sp::ordered_metadata.sync.aligned.shape.row.col.kind.block_scale{.scale_vec}.f32.atype.btype.f32.stype d, a, b, c, e, imm, f, g, h, i", need(87, &[Target::Family(120)]), 12, &[slot("sp::ordered_metadata", false, false, &SET252), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("shape", false, false, &SET260), slot("row", false, false, &SET237), slot("col", false, false, &SET238), slot("kind", false, false, &SET261), slot("block_scale", false, false, &SET262), slot("scale_vec", true, false, &SET263), slot("f32", false, true, &SET2), slot("atype", false, true, &SET255), slot("btype", false, true, &SET255), slot("f32", false, true, &SET2), slot("stype", false, true, &SET264)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("e", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("f", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("g", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("h", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false)]),
    form(Mnemonic::Mov, "mov.type d, a", need(0, &[]), 5, &[slot("type", false, true, &SET265)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Mov, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Mov, Count::One, false)]),
    form(Mnemonic::Mov, "mov.vec.type d, a", need(0, &[]), 5, &[slot("vec", false, false, &SET41), slot("type", false, true, &SET266)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::Vec, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::Vec, false)]),
    form(Mnemonic::Movmatrix, "movmatrix.sync.aligned.m8n8.trans.b16 d, a", need(78, &[Target::Least(75)]), 12, &[slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("m8n8", false, false, &SET267), slot("trans", false, false, &SET198), slot("b16", false, true, &SET30)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mul, "mul.hilo.type d, a, b", need(0, &[]), 0, &[slot("hilo", false, false, &SET203), slot("type", false, true, &SET134)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mul, "mul.wide.type d, a, b", need(0, &[]), 0, &[slot("wide", false, false, &SET205), slot("type", false, true, &SET206)], &[op("d", Kind::Dest, TypeRef::Wide, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mul, "mul{.rnd}{.ftz}{.sat}.f32 d, a, b", need(0, &[]), 2, &[slot("rnd", true, false, &SET12), slot("ftz", true, false, &SET1), slot("sat", true, false, &SET8), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mul, "mul{.rnd}.f64 d, a, b", need(0, &[]), 2, &[slot("rnd", true, false, &SET12), slot("f64", false, true, &SET3)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mul, "mul{.rnd}{.ftz}.f32x2 d, a, b", need(86, &[Target::Least(100)]), 2, &[slot("rnd", true, false, &SET12), slot("ftz", true, false, &SET1), slot("f32x2", false, true, &SET13)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mul, "mul{.rn}{.ftz}{.sat}.type d, a, b", need(42, &[Target::Least(53)]), 2, &[slot("rn", true, false, &SET14), slot("ftz", true, false, &SET1), slot("sat", true, false, &SET8), slot("type", false, true, &SET4)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mul, "mul{.rn}.type d, a, b", need(78, &[Target::Least(90)]), 2, &[slot("rn", true, false, &SET14), slot("type", false, true, &SET5)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Mul24, "mul24.hilo.type d, a, b", need(0, &[]), 0, &[slot("hilo", false, false, &SET203), slot("type", false, true, &SET99)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.cp.async.bulk.global.shared::cta.group{.cp_mask} [a], [b], c{, byte_mask}", need(91, &[Target::Least(90)]), 8, &[slot("cp", false, false, &SET268), slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("global", false, false, &SET19), slot("shared::cta", false, false, &SET65), slot("group", false, false, &SET92), slot("cp_mask", true, false, &SET93)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("byte_mask", Kind::Source, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::One, true)]),
    form(Mnemonic::Multimem, "multimem.cp.reduce.async.bulk.global.shared::cta.group.op.type [a], [b], c", need(91, &[Target::Least(90)]), 8, &[slot("cp", false, false, &SET268), slot("reduce", false, false, &SET96), slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("global", false, false, &SET19), slot("shared::cta", false, false, &SET65), slot("group", false, false, &SET92), slot("op", false, false, &SET24), slot("type", false, true, &SET26)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.cp.reduce.async.bulk.global.shared::cta.group.add.type [a], [b], c", need(91, &[Target::Least(90)]), 8, &[slot("cp", false, false, &SET268), slot("reduce", false, false, &SET96), slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("global", false, false, &SET19), slot("shared::cta", false, false, &SET65), slot("group", false, false, &SET92), slot("add", false, false, &SET31), slot("type", false, true, &SET98)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.cp.reduce.async.bulk.global.shared::cta.group.add.noftz.type [a], [b], c", need(91, &[Target::Least(90)]), 8, &[slot("cp", false, false, &SET268), slot("reduce", false, false, &SET96), slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("global", false, false, &SET19), slot("shared::cta", false, false, &SET65), slot("group", false, false, &SET92), slot("add", false, false, &SET31), slot("noftz", false, false, &SET37), slot("type", false, true, &SET15)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.cp.reduce.async.bulk.global.shared::cta.group.op.u32 [a], [b], c", need(91, &[Target::Least(90)]), 8, &[slot("cp", false, false, &SET268), slot("reduce", false, false, &SET96), slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("global", false, false, &SET19), slot("shared::cta", false, false, &SET65), slot("group", false, false, &SET92), slot("op", false, false, &SET35), slot("u32", false, true, &SET36)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.cp.reduce.async.bulk.global.shared::cta.group.op.type [a], [b], c", need(91, &[Target::Least(90)]), 8, &[slot("cp", false, false, &SET268), slot("reduce", false, false, &SET96), slot("async", false, false, &SET64), slot("bulk", false, false, &SET87), slot("global", false, false, &SET19), slot("shared::cta", false, false, &SET65), slot("group", false, false, &SET92), slot("op", false, false, &SET33), slot("type", false, true, &SET100)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.ld_reduce{.weak}{.global}.add.addtype d, [a]", need(81, &[Target::Least(90)]), 8, &[slot("ld_reduce", false, false, &SET269), slot("weak", true, false, &SET270), slot("global", true, false, &SET19), slot("add", false, false, &SET31), slot("addtype", false, true, &SET98)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.ld_reduce{.weak}{.global}.op.minmax d, [a]", need(81, &[Target::Least(90)]), 8, &[slot("ld_reduce", false, false, &SET269), slot("weak", true, false, &SET270), slot("global", true, false, &SET19), slot("op", false, false, &SET33), slot("minmax", false, true, &SET271)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.ld_reduce{.weak}{.global}.bits.bittype d, [a]", need(81, &[Target::Least(90)]), 8, &[slot("ld_reduce", false, false, &SET269), slot("weak", true, false, &SET270), slot("global", true, false, &SET19), slot("bits", false, false, &SET24), slot("bittype", false, true, &SET26)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.ld_reduce{.weak}{.global}.add.v24.f32 d, [a]", need(81, &[Target::Least(90)]), 8, &[slot("ld_reduce", false, false, &SET269), slot("weak", true, false, &SET270), slot("global", true, false, &SET19), slot("add", false, false, &SET31), slot("v24", false, false, &SET41), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::Vec, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.ld_reduce{.weak}{.global}.add{.acc}{.v24}.pair d, [a]", need(81, &[Target::Least(90)]), 8, &[slot("ld_reduce", false, false, &SET269), slot("weak", true, false, &SET270), slot("global", true, false, &SET19), slot("add", false, false, &SET31), slot("acc", true, false, &SET272), slot("v24", true, false, &SET41), slot("pair", false, true, &SET43)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::Vec, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.ld_reduce{.weak}{.global}.op{.v24}.pair d, [a]", need(81, &[Target::Least(90)]), 8, &[slot("ld_reduce", false, false, &SET269), slot("weak", true, false, &SET270), slot("global", true, false, &SET19), slot("op", false, false, &SET33), slot("v24", true, false, &SET41), slot("pair", false, true, &SET43)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::Vec, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.ld_reduce{.weak}{.global}.add{.acc}.v248.one d, [a]", need(81, &[Target::Least(90)]), 8, &[slot("ld_reduce", false, false, &SET269), slot("weak", true, false, &SET270), slot("global", true, false, &SET19), slot("add", false, false, &SET31), slot("acc", true, false, &SET272), slot("v248", false, false, &SET44), slot("one", false, true, &SET15)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::Vec, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.ld_reduce{.weak}{.global}.op.v248.one d, [a]", need(81, &[Target::Least(90)]), 8, &[slot("ld_reduce", false, false, &SET269), slot("weak", true, false, &SET270), slot("global", true, false, &SET19), slot("op", false, false, &SET33), slot("v248", false, false, &SET44), slot("one", false, true, &SET15)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::Vec, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.ld_reduce{.weak}{.global}.add{.acc16}{.v24}.f8x4 d, [a]", need(86, &[Target::Family(100), Target::Family(110), Target::Exact(120), Target::Exact(121)]), 8, &[slot("ld_reduce", false, false, &SET269), slot("weak", true, false, &SET270), slot("global", true, false, &SET19), slot("add", false, false, &SET31), slot("acc16", true, false, &SET273), slot("v24", true, false, &SET41), slot("f8x4", false, true, &SET274)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Vec, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.ld_reduce{.weak}{.global}.op{.v24}.f8x4 d, [a]", need(86, &[Target::Family(100), Target::Family(110), Target::Exact(120), Target::Exact(121)]), 8, &[slot("ld_reduce", false, false, &SET269), slot("weak", true, false, &SET270), slot("global", true, false, &SET19), slot("op", false, false, &SET33), slot("v24", true, false, &SET41), slot("f8x4", false, true, &SET274)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Vec, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.ld_reduce{.weak}{.global}.add{.acc16}.v248.f8x2 d, [a]", need(86, &[Target::Family(100), Target::Family(110), Target::Exact(120), Target::Exact(121)]), 8, &[slot("ld_reduce", false, false, &SET269), slot("weak", true, false, &SET270), slot("global", true, false, &SET19), slot("add", false, false, &SET31), slot("acc16", true, false, &SET273), slot("v248", false, false, &SET44), slot("f8x2", false, true, &SET148)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::Vec, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.ld_reduce{.weak}{.global}.op.v248.f8x2 d, [a]", need(86, &[Target::Family(100), Target::Family(110), Target::Exact(120), Target::Exact(121)]), 8, &[slot("ld_reduce", false, false, &SET269), slot("weak", true, false, &SET270), slot("global", true, false, &SET19), slot("op", false, false, &SET33), slot("v248", false, false, &SET44), slot("f8x2", false, true, &SET148)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::Vec, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.ld_reduce{.weak}{.global}.add{.acc16}.v48.f8 d, [a]", need(86, &[Target::Family(100), Target::Family(110), Target::Exact(120), Target::Exact(121)]), 8, &[slot("ld_reduce", false, false, &SET269), slot("weak", true, false, &SET270), slot("global", true, false, &SET19), slot("add", false, false, &SET31), slot("acc16", true, false, &SET273), slot("v48", false, false, &SET275), slot("f8", false, true, &SET249)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B8), Fit::Same, Count::Vec, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.ld_reduce{.weak}{.global}.op.v48.f8 d, [a]", need(86, &[Target::Family(100), Target::Family(110), Target::Exact(120), Target::Exact(121)]), 8, &[slot("ld_reduce", false, false, &SET269), slot("weak", true, false, &SET270), slot("global", true, false, &SET19), slot("op", false, false, &SET33), slot("v48", false, false, &SET275), slot("f8", false, true, &SET249)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B8), Fit::Same, Count::Vec, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.ld_reduce.sem.scope{.global}.add.addtype d, [a]", need(81, &[Target::Least(90)]), 8, &[slot("ld_reduce", false, false, &SET269), slot("sem", false, false, &SET190), slot("scope", false, false, &SET276), slot("global", true, false, &SET19), slot("add", false, false, &SET31), slot("addtype", false, true, &SET98)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.ld_reduce.sem.scope{.global}.op.minmax d, [a]", need(81, &[Target::Least(90)]), 8, &[slot("ld_reduce", false, false, &SET269), slot("sem", false, false, &SET190), slot("scope", false, false, &SET276), slot("global", true, false, &SET19), slot("op", false, false, &SET33), slot("minmax", false, true, &SET271)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.ld_reduce.sem.scope{.global}.bits.bittype d, [a]", need(81, &[Target::Least(90)]), 8, &[slot("ld_reduce", false, false, &SET269), slot("sem", false, false, &SET190), slot("scope", false, false, &SET276), slot("global", true, false, &SET19), slot("bits", false, false, &SET24), slot("bittype", false, true, &SET26)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.ld_reduce.sem.scope{.global}.add.v24.f32 d, [a]", need(81, &[Target::Least(90)]), 8, &[slot("ld_reduce", false, false, &SET269), slot("sem", false, false, &SET190), slot("scope", false, false, &SET276), slot("global", true, false, &SET19), slot("add", false, false, &SET31), slot("v24", false, false, &SET41), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::Vec, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.ld_reduce.sem.scope{.global}.add{.acc}{.v24}.pair d, [a]", need(81, &[Target::Least(90)]), 8, &[slot("ld_reduce", false, false, &SET269), slot("sem", false, false, &SET190), slot("scope", false, false, &SET276), slot("global", true, false, &SET19), slot("add", false, false, &SET31), slot("acc", true, false, &SET272), slot("v24", true, false, &SET41), slot("pair", false, true, &SET43)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::Vec, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.ld_reduce.sem.scope{.global}.op{.v24}.pair d, [a]", need(81, &[Target::Least(90)]), 8, &[slot("ld_reduce", false, false, &SET269), slot("sem", false, false, &SET190), slot("scope", false, false, &SET276), slot("global", true, false, &SET19), slot("op", false, false, &SET33), slot("v24", true, false, &SET41), slot("pair", false, true, &SET43)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::Vec, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.ld_reduce.sem.scope{.global}.add{.acc}.v248.one d, [a]", need(81, &[Target::Least(90)]), 8, &[slot("ld_reduce", false, false, &SET269), slot("sem", false, false, &SET190), slot("scope", false, false, &SET276), slot("global", true, false, &SET19), slot("add", false, false, &SET31), slot("acc", true, false, &SET272), slot("v248", false, false, &SET44), slot("one", false, true, &SET15)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::Vec, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.ld_reduce.sem.scope{.global}.op.v248.one d, [a]", need(81, &[Target::Least(90)]), 8, &[slot("ld_reduce", false, false, &SET269), slot("sem", false, false, &SET190), slot("scope", false, false, &SET276), slot("global", true, false, &SET19), slot("op", false, false, &SET33), slot("v248", false, false, &SET44), slot("one", false, true, &SET15)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::Vec, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.ld_reduce.sem.scope{.global}.add{.acc16}{.v24}.f8x4 d, [a]", need(86, &[Target::Family(100), Target::Family(110), Target::Exact(120), Target::Exact(121)]), 8, &[slot("ld_reduce", false, false, &SET269), slot("sem", false, false, &SET190), slot("scope", false, false, &SET276), slot("global", true, false, &SET19), slot("add", false, false, &SET31), slot("acc16", true, false, &SET273), slot("v24", true, false, &SET41), slot("f8x4", false, true, &SET274)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Vec, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.ld_reduce.sem.scope{.global}.op{.v24}.f8x4 d, [a]", need(86, &[Target::Family(100), Target::Family(110), Target::Exact(120), Target::Exact(121)]), 8, &[slot("ld_reduce", false, false, &SET269), slot("sem", false, false, &SET190), slot("scope", false, false, &SET276), slot("global", true, false, &SET19), slot("op", false, false, &SET33), slot("v24", true, false, &SET41), slot("f8x4", false, true, &SET274)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Vec, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.ld_reduce.sem.scope{.global}.add{.acc16}.v248.f8x2 d, [a]", need(86, &[Target::Family(100), Target::Family(110), Target::Exact(120), Target::Exact(121)]), 8, &[slot("ld_reduce", false, false, &SET269), slot("sem", false, false, &SET190), slot("scope", false, false, &SET276), slot("global", true, false, &SET19), slot("add", false, false, &SET31), slot("acc16", true, false, &SET273), slot("v248", false, false, &SET44), slot("f8x2", false, true, &SET148)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::Vec, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.ld_reduce.sem.scope{.global}.op.v248.f8x2 d, [a]", need(86, &[Target::Family(100), Target::Family(110), Target::Exact(120), Target::Exact(121)]), 8, &[slot("ld_reduce", false, false, &SET269), slot("sem", false, false, &SET190), slot("scope", false, false, &SET276), slot("global", true, false, &SET19), slot("op", false, false, &SET33), slot("v248", false, false, &SET44), slot("f8x2", false, true, &SET148)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::Vec, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.ld_reduce.sem.scope{.global}.add{.acc16}.v48.f8 d, [a]", need(86, &[Target::Family(100), Target::Family(110), Target::Exact(120), Target::Exact(121)]), 8, &[slot("ld_reduce", false, false, &SET269), slot("sem", false, false, &SET190), slot("scope", false, false, &SET276), slot("global", true, false, &SET19), slot("add", false, false, &SET31), slot("acc16", true, false, &SET273), slot("v48", false, false, &SET275), slot("f8", false, true, &SET249)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B8), Fit::Same, Count::Vec, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.ld_reduce.sem.scope{.global}.op.v48.f8 d, [a]", need(86, &[Target::Family(100), Target::Family(110), Target::Exact(120), Target::Exact(121)]), 8, &[slot("ld_reduce", false, false, &SET269), slot("sem", false, false, &SET190), slot("scope", false, false, &SET276), slot("global", true, false, &SET19), slot("op", false, false, &SET33), slot("v48", false, false, &SET275), slot("f8", false, true, &SET249)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B8), Fit::Same, Count::Vec, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.st{.weak}{.global}.sttype [a], b", need(81, &[Target::Least(90)]), 8, &[slot("st", false, false, &SET277), slot("weak", true, false, &SET270), slot("global", true, false, &SET19), slot("sttype", false, true, &SET278)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.st{.weak}{.global}.v24.f32 [a], b", need(81, &[Target::Least(90)]), 8, &[slot("st", false, false, &SET277), slot("weak", true, false, &SET270), slot("global", true, false, &SET19), slot("v24", false, false, &SET41), slot("f32", false, true, &SET2)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::Vec, false)]),
    form(Mnemonic::Multimem, "multimem.st{.weak}{.global}{.v24}.pair [a], b", need(81, &[Target::Least(90)]), 8, &[slot("st", false, false, &SET277), slot("weak", true, false, &SET270), slot("global", true, false, &SET19), slot("v24", true, false, &SET41), slot("pair", false, true, &SET43)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::Vec, false)]),
    form(Mnemonic::Multimem, "multimem.st{.weak}{.global}.v248.one [a], b", need(81, &[Target::Least(90)]), 8, &[slot("st", false, false, &SET277), slot("weak", true, false, &SET270), slot("global", true, false, &SET19), slot("v248", false, false, &SET44), slot("one", false, true, &SET15)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::Vec, false)]),
    form(Mnemonic::Multimem, "multimem.st{.weak}{.global}{.v24}.f8x4 [a], b", need(86, &[Target::Family(100), Target::Family(110), Target::Exact(120), Target::Exact(121)]), 8, &[slot("st", false, false, &SET277), slot("weak", true, false, &SET270), slot("global", true, false, &SET19), slot("v24", true, false, &SET41), slot("f8x4", false, true, &SET274)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Vec, false)]),
    form(Mnemonic::Multimem, "multimem.st{.weak}{.global}.v248.f8x2 [a], b", need(86, &[Target::Family(100), Target::Family(110), Target::Exact(120), Target::Exact(121)]), 8, &[slot("st", false, false, &SET277), slot("weak", true, false, &SET270), slot("global", true, false, &SET19), slot("v248", false, false, &SET44), slot("f8x2", false, true, &SET148)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::Vec, false)]),
    form(Mnemonic::Multimem, "multimem.st{.weak}{.global}.v48.f8 [a], b", need(86, &[Target::Family(100), Target::Family(110), Target::Exact(120), Target::Exact(121)]), 8, &[slot("st", false, false, &SET277), slot("weak", true, false, &SET270), slot("global", true, false, &SET19), slot("v48", false, false, &SET275), slot("f8", false, true, &SET249)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B8), Fit::Same, Count::Vec, false)]),
    form(Mnemonic::Multimem, "multimem.st.sem.scope{.global}.sttype [a], b", need(81, &[Target::Least(90)]), 8, &[slot("st", false, false, &SET277), slot("sem", false, false, &SET279), slot("scope", false, false, &SET276), slot("global", true, false, &SET19), slot("sttype", false, true, &SET278)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.st.sem.scope{.global}.v24.f32 [a], b", need(81, &[Target::Least(90)]), 8, &[slot("st", false, false, &SET277), slot("sem", false, false, &SET279), slot("scope", false, false, &SET276), slot("global", true, false, &SET19), slot("v24", false, false, &SET41), slot("f32", false, true, &SET2)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::Vec, false)]),
    form(Mnemonic::Multimem, "multimem.st.sem.scope{.global}{.v24}.pair [a], b", need(81, &[Target::Least(90)]), 8, &[slot("st", false, false, &SET277), slot("sem", false, false, &SET279), slot("scope", false, false, &SET276), slot("global", true, false, &SET19), slot("v24", true, false, &SET41), slot("pair", false, true, &SET43)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::Vec, false)]),
    form(Mnemonic::Multimem, "multimem.st.sem.scope{.global}.v248.one [a], b", need(81, &[Target::Least(90)]), 8, &[slot("st", false, false, &SET277), slot("sem", false, false, &SET279), slot("scope", false, false, &SET276), slot("global", true, false, &SET19), slot("v248", false, false, &SET44), slot("one", false, true, &SET15)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::Vec, false)]),
    form(Mnemonic::Multimem, "multimem.st.sem.scope{.global}{.v24}.f8x4 [a], b", need(86, &[Target::Family(100), Target::Family(110), Target::Exact(120), Target::Exact(121)]), 8, &[slot("st", false, false, &SET277), slot("sem", false, false, &SET279), slot("scope", false, false, &SET276), slot("global", true, false, &SET19), slot("v24", true, false, &SET41), slot("f8x4", false, true, &SET274)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Vec, false)]),
    form(Mnemonic::Multimem, "multimem.st.sem.scope{.global}.v248.f8x2 [a], b", need(86, &[Target::Family(100), Target::Family(110), Target::Exact(120), Target::Exact(121)]), 8, &[slot("st", false, false, &SET277), slot("sem", false, false, &SET279), slot("scope", false, false, &SET276), slot("global", true, false, &SET19), slot("v248", false, false, &SET44), slot("f8x2", false, true, &SET148)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::Vec, false)]),
    form(Mnemonic::Multimem, "multimem.st.sem.scope{.global}.v48.f8 [a], b", need(86, &[Target::Family(100), Target::Family(110), Target::Exact(120), Target::Exact(121)]), 8, &[slot("st", false, false, &SET277), slot("sem", false, false, &SET279), slot("scope", false, false, &SET276), slot("global", true, false, &SET19), slot("v48", false, false, &SET275), slot("f8", false, true, &SET249)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B8), Fit::Same, Count::Vec, false)]),
    form(Mnemonic::Multimem, "multimem.red{.global}.add.addtype [a], b", need(81, &[Target::Least(90)]), 8, &[slot("red", false, false, &SET48), slot("global", true, false, &SET19), slot("add", false, false, &SET31), slot("addtype", false, true, &SET98)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.red{.global}.op.minmax [a], b", need(81, &[Target::Least(90)]), 8, &[slot("red", false, false, &SET48), slot("global", true, false, &SET19), slot("op", false, false, &SET33), slot("minmax", false, true, &SET271)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.red{.global}.bits.bittype [a], b", need(81, &[Target::Least(90)]), 8, &[slot("red", false, false, &SET48), slot("global", true, false, &SET19), slot("bits", false, false, &SET24), slot("bittype", false, true, &SET26)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.red{.global}.add.v24.f32 [a], b", need(81, &[Target::Least(90)]), 8, &[slot("red", false, false, &SET48), slot("global", true, false, &SET19), slot("add", false, false, &SET31), slot("v24", false, false, &SET41), slot("f32", false, true, &SET2)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::Vec, false)]),
    form(Mnemonic::Multimem, "multimem.red{.global}.add{.v24}.pair [a], b", need(81, &[Target::Least(90)]), 8, &[slot("red", false, false, &SET48), slot("global", true, false, &SET19), slot("add", false, false, &SET31), slot("v24", true, false, &SET41), slot("pair", false, true, &SET43)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::Vec, false)]),
    form(Mnemonic::Multimem, "multimem.red{.global}.op.v24.pair [a], b", need(81, &[Target::Least(90)]), 8, &[slot("red", false, false, &SET48), slot("global", true, false, &SET19), slot("op", false, false, &SET33), slot("v24", false, false, &SET41), slot("pair", false, true, &SET43)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::Vec, false)]),
    form(Mnemonic::Multimem, "multimem.red{.global}.anyop.v248.one [a], b", need(81, &[Target::Least(90)]), 8, &[slot("red", false, false, &SET48), slot("global", true, false, &SET19), slot("anyop", false, false, &SET42), slot("v248", false, false, &SET44), slot("one", false, true, &SET15)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::Vec, false)]),
    form(Mnemonic::Multimem, "multimem.red.sem.scope{.global}.add.addtype [a], b", need(81, &[Target::Least(90)]), 8, &[slot("red", false, false, &SET48), slot("sem", false, false, &SET279), slot("scope", false, false, &SET276), slot("global", true, false, &SET19), slot("add", false, false, &SET31), slot("addtype", false, true, &SET98)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.red.sem.scope{.global}.op.minmax [a], b", need(81, &[Target::Least(90)]), 8, &[slot("red", false, false, &SET48), slot("sem", false, false, &SET279), slot("scope", false, false, &SET276), slot("global", true, false, &SET19), slot("op", false, false, &SET33), slot("minmax", false, true, &SET271)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.red.sem.scope{.global}.bits.bittype [a], b", need(81, &[Target::Least(90)]), 8, &[slot("red", false, false, &SET48), slot("sem", false, false, &SET279), slot("scope", false, false, &SET276), slot("global", true, false, &SET19), slot("bits", false, false, &SET24), slot("bittype", false, true, &SET26)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Multimem, "multimem.red.sem.scope{.global}.add.v24.f32 [a], b", need(81, &[Target::Least(90)]), 8, &[slot("red", false, false, &SET48), slot("sem", false, false, &SET279), slot("scope", false, false, &SET276), slot("global", true, false, &SET19), slot("add", false, false, &SET31), slot("v24", false, false, &SET41), slot("f32", false, true, &SET2)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::Vec, false)]),
    form(Mnemonic::Multimem, "multimem.red.sem.scope{.global}.add{.v24}.pair [a], b", need(81, &[Target::Least(90)]), 8, &[slot("red", false, false, &SET48), slot("sem", false, false, &SET279), slot("scope", false, false, &SET276), slot("global", true, false, &SET19), slot("add", false, false, &SET31), slot("v24", true, false, &SET41), slot("pair", false, true, &SET43)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::Vec, false)]),
    form(Mnemonic::Multimem, "multimem.red.sem.scope{.global}.op.v24.pair [a], b", need(81, &[Target::Least(90)]), 8, &[slot("red", false, false, &SET48), slot("sem", false, false, &SET279), slot("scope", false, false, &SET276), slot("global", true, false, &SET19), slot("op", false, false, &SET33), slot("v24", false, false, &SET41), slot("pair", false, true, &SET43)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::Vec, false)]),
    form(Mnemonic::Multimem, "multimem.red.sem.scope{.global}.anyop.v248.one [a], b", need(81, &[Target::Least(90)]), 8, &[slot("red", false, false, &SET48), slot("sem", false, false, &SET279), slot("scope", false, false, &SET276), slot("global", true, false, &SET19), slot("anyop", false, false, &SET42), slot("v248", false, false, &SET44), slot("one", false, true, &SET15)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::Vec, false)]),
    form(Mnemonic::Nanosleep, "nanosleep.u32 a", need(63, &[Target::Least(70)]), 14, &[slot("u32", false, true, &SET36)], &[op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Neg, "neg.type d, a", need(0, &[]), 0, &[slot("type", false, true, &SET0)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Neg, "neg{.ftz}.f32 d, a", need(0, &[]), 2, &[slot("ftz", true, false, &SET1), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Neg, "neg.f64 d, a", need(0, &[]), 2, &[slot("f64", false, true, &SET3)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Neg, "neg{.ftz}.type d, a", need(60, &[Target::Least(53)]), 2, &[slot("ftz", true, false, &SET1), slot("type", false, true, &SET4)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Neg, "neg.type d, a", need(70, &[Target::Least(80)]), 2, &[slot("type", false, true, &SET5)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Not, "not.type d, a", need(0, &[]), 4, &[slot("type", false, true, &SET18)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Or, "or.type d, a, b", need(0, &[]), 4, &[slot("type", false, true, &SET18)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Pmevent, "pmevent imm", need(0, &[]), 14, &[], &[op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Pmevent, "pmevent.mask imm", need(30, &[Target::Least(20)]), 14, &[slot("mask", false, false, &SET280)], &[op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Popc, "popc.type d, a", need(0, &[]), 0, &[slot("type", false, true, &SET26)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Prefetch, "prefetch{.ss}.lev [a]", need(20, &[Target::Least(20)]), 6, &[slot("ss", true, false, &SET281), slot("lev", false, false, &SET282)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Prefetch, "prefetch{.global}.eviction [a]", need(74, &[Target::Least(80)]), 6, &[slot("global", true, false, &SET19), slot("eviction", false, false, &SET283)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Prefetch, "prefetch{.ss}.tensormap [a]", need(80, &[Target::Least(90)]), 6, &[slot("ss", true, false, &SET284), slot("tensormap", false, false, &SET285)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Prefetchu, "prefetchu.L1 [a]", need(20, &[Target::Least(20)]), 6, &[slot("L1", false, false, &SET286)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Prmt, "prmt.b32{.mode} d, a, b, c", need(0, &[]), 5, &[slot("b32", false, true, &SET6), slot("mode", true, false, &SET287)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Rcp, "rcp.approx{.ftz}.f32 d, a", need(0, &[]), 2, &[slot("approx", false, false, &SET76), slot("ftz", true, false, &SET1), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Rcp, "rcp.rnd{.ftz}.f32 d, a", need(20, &[Target::Least(20)]), 2, &[slot("rnd", false, false, &SET12), slot("ftz", true, false, &SET1), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Rcp, "rcp.rnd{.ftz}.f64 d, a", need(0, &[]), 2, &[slot("rnd", false, false, &SET12), slot("ftz", true, false, &SET1), slot("f64", false, true, &SET3)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Rcp, "rcp.approx.ftz.f64 d, a", need(21, &[Target::Least(20)]), 2, &[slot("approx", false, false, &SET76), slot("ftz", false, false, &SET1), slot("f64", false, true, &SET3)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Red, "red{.rsem}{.scope}{.space}.op{.hint}.type [a], b{, cache_policy}", need(0, &[]), 11, &[slot("rsem", true, false, &SET288), slot("scope", true, false, &SET22), slot("space", true, false, &SET23), slot("op", false, false, &SET24), slot("hint", true, false, &SET25), slot("type", false, true, &SET26)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Red, "red{.rsem}{.scope}{.space}.add{.hint}.type [a], b{, cache_policy}", need(0, &[]), 11, &[slot("rsem", true, false, &SET288), slot("scope", true, false, &SET22), slot("space", true, false, &SET23), slot("add", false, false, &SET31), slot("hint", true, false, &SET25), slot("type", false, true, &SET32)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Red, "red{.rsem}{.scope}{.space}.op{.hint}.type [a], b{, cache_policy}", need(0, &[]), 11, &[slot("rsem", true, false, &SET288), slot("scope", true, false, &SET22), slot("space", true, false, &SET23), slot("op", false, false, &SET33), slot("hint", true, false, &SET25), slot("type", false, true, &SET34)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Red, "red{.rsem}{.scope}{.space}.op{.hint}.u32 [a], b{, cache_policy}", need(0, &[]), 11, &[slot("rsem", true, false, &SET288), slot("scope", true, false, &SET22), slot("space", true, false, &SET23), slot("op", false, false, &SET35), slot("hint", true, false, &SET25), slot("u32", false, true, &SET36)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Red, "red{.rsem}{.scope}{.space}.add.noftz{.hint}.type [a], b{, cache_policy}", need(0, &[]), 11, &[slot("rsem", true, false, &SET288), slot("scope", true, false, &SET22), slot("space", true, false, &SET23), slot("add", false, false, &SET31), slot("noftz", false, false, &SET37), slot("hint", true, false, &SET25), slot("type", false, true, &SET38)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Red, "red{.rsem}{.scope}{.global}.add{.hint}.vec.f32 [a], b{, cache_policy}", need(81, &[Target::Least(90)]), 11, &[slot("rsem", true, false, &SET279), slot("scope", true, false, &SET40), slot("global", true, false, &SET19), slot("add", false, false, &SET31), slot("hint", true, false, &SET25), slot("vec", false, false, &SET41), slot("f32", false, true, &SET2)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::Vec, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Red, "red{.rsem}{.scope}{.global}.op.noftz{.hint}.vec.type [a], b{, cache_policy}", need(81, &[Target::Least(90)]), 11, &[slot("rsem", true, false, &SET279), slot("scope", true, false, &SET40), slot("global", true, false, &SET19), slot("op", false, false, &SET42), slot("noftz", false, false, &SET37), slot("hint", true, false, &SET25), slot("vec", false, false, &SET41), slot("type", false, true, &SET43)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::Vec, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Red, "red{.rsem}{.scope}{.global}.op.noftz{.hint}.vec.type [a], b{, cache_policy}", need(81, &[Target::Least(90)]), 11, &[slot("rsem", true, false, &SET279), slot("scope", true, false, &SET40), slot("global", true, false, &SET19), slot("op", false, false, &SET42), slot("noftz", false, false, &SET37), slot("hint", true, false, &SET25), slot("vec", false, false, &SET44), slot("type", false, true, &SET15)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::Vec, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Red, "red.async.relaxed.cluster{.shared::cluster}.done.op.u32 [a], b, [c]", need(81, &[Target::Least(90)]), 11, &[slot("async", false, false, &SET64), slot("relaxed", false, false, &SET192), slot("cluster", false, false, &SET54), slot("shared::cluster", true, false, &SET89), slot("done", false, false, &SET289), slot("op", false, false, &SET35), slot("u32", false, true, &SET36)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Red, "red.async.release.any_scope{.global}.op.u32 [a], b", need(87, &[Target::Least(100)]), 11, &[slot("async", false, false, &SET64), slot("release", false, false, &SET167), slot("any_scope", false, false, &SET290), slot("global", true, false, &SET19), slot("op", false, false, &SET35), slot("u32", false, true, &SET36)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Red, "red.async.mmio.release.sys{.global}.op.u32 [a], b", need(87, &[Target::Least(100)]), 11, &[slot("async", false, false, &SET64), slot("mmio", false, false, &SET191), slot("release", false, false, &SET167), slot("sys", false, false, &SET193), slot("global", true, false, &SET19), slot("op", false, false, &SET35), slot("u32", false, true, &SET36)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Red, "red.async.relaxed.cluster{.shared::cluster}.done.op.type [a], b, [c]", need(81, &[Target::Least(90)]), 11, &[slot("async", false, false, &SET64), slot("relaxed", false, false, &SET192), slot("cluster", false, false, &SET54), slot("shared::cluster", true, false, &SET89), slot("done", false, false, &SET289), slot("op", false, false, &SET33), slot("type", false, true, &SET99)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Red, "red.async.release.any_scope{.global}.op.type [a], b", need(87, &[Target::Least(100)]), 11, &[slot("async", false, false, &SET64), slot("release", false, false, &SET167), slot("any_scope", false, false, &SET290), slot("global", true, false, &SET19), slot("op", false, false, &SET33), slot("type", false, true, &SET99)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Red, "red.async.mmio.release.sys{.global}.op.type [a], b", need(87, &[Target::Least(100)]), 11, &[slot("async", false, false, &SET64), slot("mmio", false, false, &SET191), slot("release", false, false, &SET167), slot("sys", false, false, &SET193), slot("global", true, false, &SET19), slot("op", false, false, &SET33), slot("type", false, true, &SET99)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Red, "red.async.relaxed.cluster{.shared::cluster}.done.op.b32 [a], b, [c]", need(81, &[Target::Least(90)]), 11, &[slot("async", false, false, &SET64), slot("relaxed", false, false, &SET192), slot("cluster", false, false, &SET54), slot("shared::cluster", true, false, &SET89), slot("done", false, false, &SET289), slot("op", false, false, &SET24), slot("b32", false, true, &SET6)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Red, "red.async.release.any_scope{.global}.op.b32 [a], b", need(87, &[Target::Least(100)]), 11, &[slot("async", false, false, &SET64), slot("release", false, false, &SET167), slot("any_scope", false, false, &SET290), slot("global", true, false, &SET19), slot("op", false, false, &SET24), slot("b32", false, true, &SET6)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Red, "red.async.mmio.release.sys{.global}.op.b32 [a], b", need(87, &[Target::Least(100)]), 11, &[slot("async", false, false, &SET64), slot("mmio", false, false, &SET191), slot("release", false, false, &SET167), slot("sys", false, false, &SET193), slot("global", true, false, &SET19), slot("op", false, false, &SET24), slot("b32", false, true, &SET6)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Red, "red.async.relaxed.cluster{.shared::cluster}.done.add.type [a], b, [c]", need(81, &[Target::Least(90)]), 11, &[slot("async", false, false, &SET64), slot("relaxed", false, false, &SET192), slot("cluster", false, false, &SET54), slot("shared::cluster", true, false, &SET89), slot("done", false, false, &SET289), slot("add", false, false, &SET31), slot("type", false, true, &SET271)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Red, "red.async.release.any_scope{.global}.add.type [a], b", need(87, &[Target::Least(100)]), 11, &[slot("async", false, false, &SET64), slot("release", false, false, &SET167), slot("any_scope", false, false, &SET290), slot("global", true, false, &SET19), slot("add", false, false, &SET31), slot("type", false, true, &SET271)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Red, "red.async.mmio.release.sys{.global}.add.type [a], b", need(87, &[Target::Least(100)]), 11, &[slot("async", false, false, &SET64), slot("mmio", false, false, &SET191), slot("release", false, false, &SET167), slot("sys", false, false, &SET193), slot("global", true, false, &SET19), slot("add", false, false, &SET31), slot("type", false, true, &SET271)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Redux, "redux.sync.op.type d, a, b", need(70, &[Target::Least(80)]), 11, &[slot("sync", false, false, &SET46), slot("op", false, false, &SET42), slot("type", false, true, &SET99)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Redux, "redux.sync.op.b32 d, a, b", need(70, &[Target::Least(80)]), 11, &[slot("sync", false, false, &SET46), slot("op", false, false, &SET24), slot("b32", false, true, &SET6)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Redux, "redux.sync.op{.abs}{.NaN}.f32 d, a, b", need(86, &[Target::Family(100)]), 11, &[slot("sync", false, false, &SET46), slot("op", false, false, &SET33), slot("abs", true, false, &SET212), slot("NaN", true, false, &SET210), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Rem, "rem.type d, a, b", need(0, &[]), 0, &[slot("type", false, true, &SET134)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Ret, "ret{.uni}", need(0, &[]), 10, &[slot("uni", true, false, &SET61)], &[]),
    form(Mnemonic::Rsqrt, "rsqrt.approx{.ftz}.f32 d, a", need(0, &[]), 2, &[slot("approx", false, false, &SET76), slot("ftz", true, false, &SET1), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Rsqrt, "rsqrt.approx{.ftz}.f64 d, a", need(0, &[]), 2, &[slot("approx", false, false, &SET76), slot("ftz", true, false, &SET1), slot("f64", false, true, &SET3)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Sad, "sad.type d, a, b, c", need(0, &[]), 0, &[slot("type", false, true, &SET134)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Selp, "selp.type d, a, b, c", need(0, &[]), 3, &[slot("type", false, true, &SET266)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Set, "set.cmp.dtype.type d, a, b", need(0, &[]), 3, &[slot("cmp", false, false, &SET291), slot("dtype", false, true, &SET292), slot("type", false, true, &SET74)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false)]),
    form(Mnemonic::Set, "set.cmp.bool.dtype.type d, a, b, c", need(0, &[]), 3, &[slot("cmp", false, false, &SET291), slot("bool", false, false, &SET24), slot("dtype", false, true, &SET292), slot("type", false, true, &SET74)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Set, "set.cmp.dtype.type d, a, b", need(0, &[]), 3, &[slot("cmp", false, false, &SET293), slot("dtype", false, true, &SET292), slot("type", false, true, &SET0)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false)]),
    form(Mnemonic::Set, "set.cmp.bool.dtype.type d, a, b, c", need(0, &[]), 3, &[slot("cmp", false, false, &SET293), slot("bool", false, false, &SET24), slot("dtype", false, true, &SET292), slot("type", false, true, &SET0)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Set, "set.cmp.dtype.type d, a, b", need(0, &[]), 3, &[slot("cmp", false, false, &SET294), slot("dtype", false, true, &SET292), slot("type", false, true, &SET295)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false)]),
    form(Mnemonic::Set, "set.cmp.bool.dtype.type d, a, b, c", need(0, &[]), 3, &[slot("cmp", false, false, &SET294), slot("bool", false, false, &SET24), slot("dtype", false, true, &SET292), slot("type", false, true, &SET295)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Set, "set.cmp.dtype.f32 d, a, b", need(0, &[]), 3, &[slot("cmp", false, false, &SET296), slot("dtype", false, true, &SET292), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false)]),
    form(Mnemonic::Set, "set.cmp.bool.dtype.f32 d, a, b, c", need(0, &[]), 3, &[slot("cmp", false, false, &SET296), slot("bool", false, false, &SET24), slot("dtype", false, true, &SET292), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Set, "set.cmp.ftz.ftype.f32 d, a, b", need(0, &[]), 3, &[slot("cmp", false, false, &SET296), slot("ftz", false, false, &SET1), slot("ftype", false, true, &SET297), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false)]),
    form(Mnemonic::Set, "set.cmp.bool.ftz.ftype.f32 d, a, b, c", need(0, &[]), 3, &[slot("cmp", false, false, &SET296), slot("bool", false, false, &SET24), slot("ftz", false, false, &SET1), slot("ftype", false, true, &SET297), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Set, "set.cmp.dtype.f64 d, a, b", need(0, &[]), 3, &[slot("cmp", false, false, &SET296), slot("dtype", false, true, &SET292), slot("f64", false, true, &SET3)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false)]),
    form(Mnemonic::Set, "set.cmp.bool.dtype.f64 d, a, b, c", need(0, &[]), 3, &[slot("cmp", false, false, &SET296), slot("bool", false, false, &SET24), slot("dtype", false, true, &SET292), slot("f64", false, true, &SET3)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Set, "set.cmp{.ftz}.dtype.f16 d, a, b", need(42, &[Target::Least(53)]), 3, &[slot("cmp", false, false, &SET296), slot("ftz", true, false, &SET1), slot("dtype", false, true, &SET298), slot("f16", false, true, &SET136)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false)]),
    form(Mnemonic::Set, "set.cmp.bool{.ftz}.dtype.f16 d, a, b, c", need(42, &[Target::Least(53)]), 3, &[slot("cmp", false, false, &SET296), slot("bool", false, false, &SET24), slot("ftz", true, false, &SET1), slot("dtype", false, true, &SET298), slot("f16", false, true, &SET136)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Set, "set.cmp.bf16.f16 d, a, b", need(78, &[Target::Least(90)]), 3, &[slot("cmp", false, false, &SET296), slot("bf16", false, true, &SET135), slot("f16", false, true, &SET136)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false)]),
    form(Mnemonic::Set, "set.cmp.bool.bf16.f16 d, a, b, c", need(78, &[Target::Least(90)]), 3, &[slot("cmp", false, false, &SET296), slot("bool", false, false, &SET24), slot("bf16", false, true, &SET135), slot("f16", false, true, &SET136)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Set, "set.cmp.dtype.bf16 d, a, b", need(78, &[Target::Least(90)]), 3, &[slot("cmp", false, false, &SET296), slot("dtype", false, true, &SET299), slot("bf16", false, true, &SET135)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false)]),
    form(Mnemonic::Set, "set.cmp.bool.dtype.bf16 d, a, b, c", need(78, &[Target::Least(90)]), 3, &[slot("cmp", false, false, &SET296), slot("bool", false, false, &SET24), slot("dtype", false, true, &SET299), slot("bf16", false, true, &SET135)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Set, "set.cmp{.ftz}.dtype.f16x2 d, a, b", need(42, &[Target::Least(53)]), 3, &[slot("cmp", false, false, &SET296), slot("ftz", true, false, &SET1), slot("dtype", false, true, &SET300), slot("f16x2", false, true, &SET149)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false)]),
    form(Mnemonic::Set, "set.cmp.bool{.ftz}.dtype.f16x2 d, a, b, c", need(42, &[Target::Least(53)]), 3, &[slot("cmp", false, false, &SET296), slot("bool", false, false, &SET24), slot("ftz", true, false, &SET1), slot("dtype", false, true, &SET300), slot("f16x2", false, true, &SET149)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Set, "set.cmp.dtype.bf16x2 d, a, b", need(78, &[Target::Least(90)]), 3, &[slot("cmp", false, false, &SET296), slot("dtype", false, true, &SET301), slot("bf16x2", false, true, &SET150)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false)]),
    form(Mnemonic::Set, "set.cmp.bool.dtype.bf16x2 d, a, b, c", need(78, &[Target::Least(90)]), 3, &[slot("cmp", false, false, &SET296), slot("bool", false, false, &SET24), slot("dtype", false, true, &SET301), slot("bf16x2", false, true, &SET150)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Setmaxnreg, "setmaxnreg.action.sync.aligned.u32 imm", need(80, &[Target::Exact(90), Target::Family(100), Target::Family(110), Target::Family(120)]), 14, &[slot("action", false, false, &SET35), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("u32", false, true, &SET36)], &[op("imm", Kind::Constant, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Setp, "setp.cmp.type d{|q}, a, b", need(0, &[]), 3, &[slot("cmp", false, false, &SET291), slot("type", false, true, &SET74)], &[op("d", Kind::MaybePair, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Setp, "setp.cmp.bool.type d{|q}, a, b, c", need(0, &[]), 3, &[slot("cmp", false, false, &SET291), slot("bool", false, false, &SET24), slot("type", false, true, &SET74)], &[op("d", Kind::MaybePair, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Setp, "setp.cmp.type d{|q}, a, b", need(0, &[]), 3, &[slot("cmp", false, false, &SET293), slot("type", false, true, &SET0)], &[op("d", Kind::MaybePair, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Setp, "setp.cmp.bool.type d{|q}, a, b, c", need(0, &[]), 3, &[slot("cmp", false, false, &SET293), slot("bool", false, false, &SET24), slot("type", false, true, &SET0)], &[op("d", Kind::MaybePair, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Setp, "setp.cmp.type d{|q}, a, b", need(0, &[]), 3, &[slot("cmp", false, false, &SET294), slot("type", false, true, &SET295)], &[op("d", Kind::MaybePair, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Setp, "setp.cmp.bool.type d{|q}, a, b, c", need(0, &[]), 3, &[slot("cmp", false, false, &SET294), slot("bool", false, false, &SET24), slot("type", false, true, &SET295)], &[op("d", Kind::MaybePair, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Setp, "setp.cmp{.ftz}.f32 d{|q}, a, b", need(0, &[]), 3, &[slot("cmp", false, false, &SET296), slot("ftz", true, false, &SET1), slot("f32", false, true, &SET2)], &[op("d", Kind::MaybePair, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Setp, "setp.cmp.bool{.ftz}.f32 d{|q}, a, b, c", need(0, &[]), 3, &[slot("cmp", false, false, &SET296), slot("bool", false, false, &SET24), slot("ftz", true, false, &SET1), slot("f32", false, true, &SET2)], &[op("d", Kind::MaybePair, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Setp, "setp.cmp.f64 d{|q}, a, b", need(0, &[]), 3, &[slot("cmp", false, false, &SET296), slot("f64", false, true, &SET3)], &[op("d", Kind::MaybePair, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Setp, "setp.cmp.bool.f64 d{|q}, a, b, c", need(0, &[]), 3, &[slot("cmp", false, false, &SET296), slot("bool", false, false, &SET24), slot("f64", false, true, &SET3)], &[op("d", Kind::MaybePair, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Setp, "setp.cmp{.ftz}.f16 d, a, b", need(42, &[Target::Least(53)]), 3, &[slot("cmp", false, false, &SET296), slot("ftz", true, false, &SET1), slot("f16", false, true, &SET136)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Setp, "setp.cmp.bool{.ftz}.f16 d, a, b, c", need(42, &[Target::Least(53)]), 3, &[slot("cmp", false, false, &SET296), slot("bool", false, false, &SET24), slot("ftz", true, false, &SET1), slot("f16", false, true, &SET136)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Setp, "setp.cmp.bf16 d, a, b", need(78, &[Target::Least(90)]), 3, &[slot("cmp", false, false, &SET296), slot("bf16", false, true, &SET135)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Setp, "setp.cmp.bool.bf16 d, a, b, c", need(78, &[Target::Least(90)]), 3, &[slot("cmp", false, false, &SET296), slot("bool", false, false, &SET24), slot("bf16", false, true, &SET135)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Setp, "setp.cmp{.ftz}.f16x2 d{|q}, a, b", need(42, &[Target::Least(53)]), 3, &[slot("cmp", false, false, &SET296), slot("ftz", true, false, &SET1), slot("f16x2", false, true, &SET149)], &[op("d", Kind::MaybePair, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Setp, "setp.cmp.bool{.ftz}.f16x2 d{|q}, a, b, c", need(42, &[Target::Least(53)]), 3, &[slot("cmp", false, false, &SET296), slot("bool", false, false, &SET24), slot("ftz", true, false, &SET1), slot("f16x2", false, true, &SET149)], &[op("d", Kind::MaybePair, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Setp, "setp.cmp.bf16x2 d{|q}, a, b", need(78, &[Target::Least(90)]), 3, &[slot("cmp", false, false, &SET296), slot("bf16x2", false, true, &SET150)], &[op("d", Kind::MaybePair, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Setp, "setp.cmp.bool.bf16x2 d{|q}, a, b, c", need(78, &[Target::Least(90)]), 3, &[slot("cmp", false, false, &SET296), slot("bool", false, false, &SET24), slot("bf16x2", false, true, &SET150)], &[op("d", Kind::MaybePair, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Shf, "shf.dir.mode.b32 d, a, b, c", need(31, &[Target::Least(32)]), 4, &[slot("dir", false, false, &SET302), slot("mode", false, false, &SET60), slot("b32", false, true, &SET6)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Shfl, "shfl.sync.mode.b32 d{|p}, a, b, c, e", need(60, &[Target::Least(30)]), 5, &[slot("sync", false, false, &SET46), slot("mode", false, false, &SET303), slot("b32", false, true, &SET6)], &[op("d", Kind::MaybePair, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("e", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Shfl, "shfl.mode.b32 d{|p}, a, b, c", need(30, &[Target::Least(30)]), 5, &[slot("mode", false, false, &SET303), slot("b32", false, true, &SET6)], &[op("d", Kind::MaybePair, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Shl, "shl.type d, a, b", need(0, &[]), 4, &[slot("type", false, true, &SET74)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Shr, "shr.type d, a, b", need(0, &[]), 4, &[slot("type", false, true, &SET304)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Sin, "sin.approx{.ftz}.f32 d, a", need(0, &[]), 2, &[slot("approx", false, false, &SET76), slot("ftz", true, false, &SET1), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Slct, "slct.dtype.s32 d, a, b, c", need(0, &[]), 3, &[slot("dtype", false, true, &SET266), slot("s32", false, true, &SET9)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false)]),
    form(Mnemonic::Slct, "slct{.ftz}.dtype.f32 d, a, b, c", need(0, &[]), 3, &[slot("ftz", true, false, &SET1), slot("dtype", false, true, &SET266), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false)]),
    form(Mnemonic::Sqrt, "sqrt.approx{.ftz}.f32 d, a", need(0, &[]), 2, &[slot("approx", false, false, &SET76), slot("ftz", true, false, &SET1), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Sqrt, "sqrt.rnd{.ftz}.f32 d, a", need(20, &[Target::Least(20)]), 2, &[slot("rnd", false, false, &SET12), slot("ftz", true, false, &SET1), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Sqrt, "sqrt.rnd.f64 d, a", need(0, &[]), 2, &[slot("rnd", false, false, &SET12), slot("f64", false, true, &SET3)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::St, "st{.weak}{.ss}{.cop}{.l1}{.l2}{.hint}{.vec}.type [a], b{, cache_policy}", need(0, &[]), 6, &[slot("weak", true, false, &SET180), slot("ss", true, false, &SET305), slot("cop", true, false, &SET306), slot("l1", true, false, &SET183), slot("l2", true, false, &SET184), slot("hint", true, false, &SET25), slot("vec", true, false, &SET44), slot("type", false, true, &SET186)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Wider, Count::Vec, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::St, "st.volatile{.ss}{.vec}.type [a], b", need(0, &[]), 6, &[slot("volatile", false, false, &SET188), slot("ss", true, false, &SET189), slot("vec", true, false, &SET44), slot("type", false, true, &SET186)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Wider, Count::Vec, false)]),
    form(Mnemonic::St, "st.sem.scope{.ss}{.l1}{.l2}{.hint}{.vec}.type [a], b{, cache_policy}", need(60, &[Target::Least(70)]), 6, &[slot("sem", false, false, &SET279), slot("scope", false, false, &SET40), slot("ss", true, false, &SET23), slot("l1", true, false, &SET183), slot("l2", true, false, &SET184), slot("hint", true, false, &SET25), slot("vec", true, false, &SET44), slot("type", false, true, &SET186)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Wider, Count::Vec, false), op("cache_policy", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::St, "st.mmio.relaxed.sys{.global}.type [a], b", need(82, &[Target::Least(70)]), 6, &[slot("mmio", false, false, &SET191), slot("relaxed", false, false, &SET192), slot("sys", false, false, &SET193), slot("global", true, false, &SET19), slot("type", false, true, &SET186)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Wider, Count::One, false)]),
    form(Mnemonic::St, "st.async{.weak}{.shared::cluster}{.done}{.vec}.type [a], b, [c]", need(81, &[Target::Least(90)]), 6, &[slot("async", false, false, &SET64), slot("weak", true, false, &SET270), slot("shared::cluster", true, false, &SET89), slot("done", true, false, &SET289), slot("vec", true, false, &SET41), slot("type", false, true, &SET278)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::Vec, false), op("c", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::St, "st.async{.weak}.global.type [a], b", need(87, &[Target::Least(100)]), 6, &[slot("async", false, false, &SET64), slot("weak", true, false, &SET270), slot("global", false, false, &SET19), slot("type", false, true, &SET307)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::St, "st.async.release.scope{.global}.type [a], b", need(87, &[Target::Least(100)]), 6, &[slot("async", false, false, &SET64), slot("release", false, false, &SET167), slot("scope", false, false, &SET290), slot("global", true, false, &SET19), slot("type", false, true, &SET307)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::St, "st.async.mmio.release.sys{.global}.type [a], b", need(87, &[Target::Least(100)]), 6, &[slot("async", false, false, &SET64), slot("mmio", false, false, &SET191), slot("release", false, false, &SET167), slot("sys", false, false, &SET193), slot("global", true, false, &SET19), slot("type", false, true, &SET307)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::St, "st.bulk{.weak}{.shared::cta} [a], b, imm", need(86, &[Target::Least(100)]), 6, &[slot("bulk", false, false, &SET87), slot("weak", true, false, &SET270), slot("shared::cta", true, false, &SET65)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U64), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Stackrestore, "stackrestore.type a", need(73, &[Target::Least(52)]), 14, &[slot("type", false, true, &SET17)], &[op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Stacksave, "stacksave.type d", need(73, &[Target::Least(52)]), 14, &[slot("type", false, true, &SET17)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Stmatrix, "stmatrix.sync.aligned.shape.num{.trans}{.ss}.type [a], b", need(78, &[Target::Least(90)]), 12, &[slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("shape", false, false, &SET308), slot("num", false, false, &SET197), slot("trans", true, false, &SET198), slot("ss", true, false, &SET199), slot("type", false, true, &SET200)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Num, false)]),
    form(Mnemonic::Sub, "sub.type d, a, b", need(0, &[]), 0, &[slot("type", false, true, &SET134)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Sub, "sub.sat.s32 d, a, b", need(0, &[]), 0, &[slot("sat", false, false, &SET8), slot("s32", false, true, &SET9)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Sub, "sub.cc.type d, a, b", need(0, &[]), 1, &[slot("cc", false, false, &SET10), slot("type", false, true, &SET11)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Sub, "sub{.rnd}{.ftz}{.sat}.f32 d, a, b", need(0, &[]), 2, &[slot("rnd", true, false, &SET12), slot("ftz", true, false, &SET1), slot("sat", true, false, &SET8), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Sub, "sub{.rnd}.f64 d, a, b", need(0, &[]), 2, &[slot("rnd", true, false, &SET12), slot("f64", false, true, &SET3)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Sub, "sub{.rnd}{.ftz}.f32x2 d, a, b", need(86, &[Target::Least(100)]), 2, &[slot("rnd", true, false, &SET12), slot("ftz", true, false, &SET1), slot("f32x2", false, true, &SET13)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Sub, "sub{.rn}{.ftz}{.sat}.type d, a, b", need(42, &[Target::Least(53)]), 2, &[slot("rn", true, false, &SET14), slot("ftz", true, false, &SET1), slot("sat", true, false, &SET8), slot("type", false, true, &SET4)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Sub, "sub{.rn}.type d, a, b", need(78, &[Target::Least(90)]), 2, &[slot("rn", true, false, &SET14), slot("type", false, true, &SET5)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Sub, "sub{.rnd}{.sat}.f32.atype d, a, c", need(86, &[Target::Least(100)]), 2, &[slot("rnd", true, false, &SET12), slot("sat", true, false, &SET8), slot("f32", false, true, &SET2), slot("atype", false, true, &SET15)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Subc, "subc{.cc}.type d, a, b", need(0, &[]), 1, &[slot("cc", true, false, &SET10), slot("type", false, true, &SET11)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Subc, "subc.type d, a, b", need(0, &[]), 1, &[slot("type", false, true, &SET16)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Suld, "suld.b.geom{.cop}{.vec}.dtype.clamp d, [a, ...]", need(15, &[Target::Least(20)]), 9, &[slot("b", false, false, &SET309), slot("geom", false, false, &SET310), slot("cop", true, false, &SET311), slot("vec", true, false, &SET41), slot("dtype", false, true, &SET312), slot("clamp", false, false, &SET313)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Wider, Count::Vec, false), op("a", Kind::AddressList, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Suq, "suq.query.b32 d, [a]", need(15, &[Target::Least(20)]), 9, &[slot("query", false, false, &SET314), slot("b32", false, true, &SET6)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Sured, "sured.b.op.geom.dtype.clamp [a, ...], c", need(20, &[Target::Least(20)]), 9, &[slot("b", false, false, &SET309), slot("op", false, false, &SET315), slot("geom", false, false, &SET310), slot("dtype", false, true, &SET316), slot("clamp", false, false, &SET313)], &[op("a", Kind::AddressList, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Sured, "sured.p.op.geom.b32.clamp [a, ...], c", need(20, &[Target::Least(20)]), 9, &[slot("p", false, false, &SET317), slot("op", false, false, &SET315), slot("geom", false, false, &SET310), slot("b32", false, true, &SET6), slot("clamp", false, false, &SET313)], &[op("a", Kind::AddressList, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Sust, "sust.b.geom{.cop}{.vec}.dtype.clamp [a, ...], c", need(15, &[Target::Least(20)]), 9, &[slot("b", false, false, &SET309), slot("geom", false, false, &SET310), slot("cop", true, false, &SET306), slot("vec", true, false, &SET41), slot("dtype", false, true, &SET312), slot("clamp", false, false, &SET313)], &[op("a", Kind::AddressList, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Wider, Count::Vec, false)]),
    form(Mnemonic::Sust, "sust.p.geom{.vec}.b32.clamp [a, ...], c", need(20, &[Target::Least(20)]), 9, &[slot("p", false, false, &SET317), slot("geom", false, false, &SET310), slot("vec", true, false, &SET41), slot("b32", false, true, &SET6), slot("clamp", false, false, &SET313)], &[op("a", Kind::AddressList, TypeRef::Slot(0), Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::Vec, false)]),
    form(Mnemonic::Szext, "szext.mode.type d, a, b", need(76, &[Target::Least(70)]), 0, &[slot("mode", false, false, &SET60), slot("type", false, true, &SET99)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tanh, "tanh.approx.f32 d, a", need(70, &[Target::Least(75)]), 2, &[slot("approx", false, false, &SET76), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tanh, "tanh.approx.type d, a", need(70, &[Target::Least(75)]), 2, &[slot("approx", false, false, &SET76), slot("type", false, true, &SET4)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tanh, "tanh.approx.type d, a", need(78, &[Target::Least(90)]), 2, &[slot("approx", false, false, &SET76), slot("type", false, true, &SET5)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.alloc.cta_group.sync.aligned{.shared::cta}.b32 [a], b", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("alloc", false, false, &SET318), slot("cta_group", false, false, &SET319), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("shared::cta", true, false, &SET65), slot("b32", false, true, &SET6)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.dealloc.cta_group.sync.aligned.b32 a, b", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("dealloc", false, false, &SET320), slot("cta_group", false, false, &SET319), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("b32", false, true, &SET6)], &[op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.relinquish_alloc_permit.cta_group.sync.aligned", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("relinquish_alloc_permit", false, false, &SET321), slot("cta_group", false, false, &SET319), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53)], &[]),
    form(Mnemonic::Tcgen05, "tcgen05.ld.sync.aligned.shape.num{.pack::16b}.b32 d, [a]", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("ld", false, false, &SET322), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("shape", false, false, &SET323), slot("num", false, false, &SET324), slot("pack::16b", true, false, &SET325), slot("b32", false, true, &SET6)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::Any, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.ld.sync.aligned.16x32bx2.num{.pack::16b}.b32 d, [a], imm", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("ld", false, false, &SET322), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("16x32bx2", false, false, &SET326), slot("num", false, false, &SET324), slot("pack::16b", true, false, &SET325), slot("b32", false, true, &SET6)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::Any, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.st.sync.aligned.shape.num{.unpack::16b}.b32 [a], b", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("st", false, false, &SET277), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("shape", false, false, &SET323), slot("num", false, false, &SET324), slot("unpack::16b", true, false, &SET327), slot("b32", false, true, &SET6)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::Any, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.st.sync.aligned.16x32bx2.num{.unpack::16b}.b32 [a], imm, b", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("st", false, false, &SET277), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("16x32bx2", false, false, &SET326), slot("num", false, false, &SET324), slot("unpack::16b", true, false, &SET327), slot("b32", false, true, &SET6)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::Any, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.ld.red.sync.aligned.32x32b.num.op.type d, d, [a]", need(88, &[Target::Family(103), Target::Family(110)]), 12, &[slot("ld", false, false, &SET322), slot("red", false, false, &SET48), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("32x32b", false, false, &SET328), slot("num", false, false, &SET329), slot("op", false, false, &SET33), slot("type", false, true, &SET99)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.ld.red.sync.aligned.32x32b.num.op{.abs}{.NaN}.f32 d, d, [a]", need(88, &[Target::Family(103), Target::Family(110)]), 12, &[slot("ld", false, false, &SET322), slot("red", false, false, &SET48), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("32x32b", false, false, &SET328), slot("num", false, false, &SET329), slot("op", false, false, &SET33), slot("abs", true, false, &SET212), slot("NaN", true, false, &SET210), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.ld.red.sync.aligned.16x32bx2.num.op.type d, d, [a], imm", need(88, &[Target::Family(103), Target::Family(110)]), 12, &[slot("ld", false, false, &SET322), slot("red", false, false, &SET48), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("16x32bx2", false, false, &SET326), slot("num", false, false, &SET329), slot("op", false, false, &SET33), slot("type", false, true, &SET99)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.ld.red.sync.aligned.16x32bx2.num.op{.abs}{.NaN}.f32 d, d, [a], imm", need(88, &[Target::Family(103), Target::Family(110)]), 12, &[slot("ld", false, false, &SET322), slot("red", false, false, &SET48), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("16x32bx2", false, false, &SET326), slot("num", false, false, &SET329), slot("op", false, false, &SET33), slot("abs", true, false, &SET212), slot("NaN", true, false, &SET210), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.wait::ld.sync.aligned", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("wait::ld", false, false, &SET330), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53)], &[]),
    form(Mnemonic::Tcgen05, "tcgen05.wait::st.sync.aligned", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("wait::st", false, false, &SET331), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53)], &[]),
    form(Mnemonic::Tcgen05, "tcgen05.cp.cta_group.shape [a], b", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("cp", false, false, &SET268), slot("cta_group", false, false, &SET319), slot("shape", false, false, &SET332)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.cp.cta_group.shape.b8x16.src [a], b", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("cp", false, false, &SET268), slot("cta_group", false, false, &SET319), slot("shape", false, false, &SET332), slot("b8x16", false, true, &SET201), slot("src", false, true, &SET202)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.cp.cta_group.64x128b.half [a], b", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("cp", false, false, &SET268), slot("cta_group", false, false, &SET319), slot("64x128b", false, false, &SET333), slot("half", false, false, &SET334)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.cp.cta_group.64x128b.half.b8x16.src [a], b", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("cp", false, false, &SET268), slot("cta_group", false, false, &SET319), slot("64x128b", false, false, &SET333), slot("half", false, false, &SET334), slot("b8x16", false, true, &SET201), slot("src", false, true, &SET202)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.cp.cta_group.32x128b.warpx4 [a], b", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("cp", false, false, &SET268), slot("cta_group", false, false, &SET319), slot("32x128b", false, false, &SET335), slot("warpx4", false, false, &SET336)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.cp.cta_group.32x128b.warpx4.b8x16.src [a], b", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("cp", false, false, &SET268), slot("cta_group", false, false, &SET319), slot("32x128b", false, false, &SET335), slot("warpx4", false, false, &SET336), slot("b8x16", false, true, &SET201), slot("src", false, true, &SET202)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.shift.cta_group.down [a]", need(86, &[Target::Exact(100), Target::Exact(103), Target::Exact(110)]), 12, &[slot("shift", false, false, &SET337), slot("cta_group", false, false, &SET319), slot("down", false, false, &SET338)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.cta_group.kind{.collector} [d], a, b, i, p", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("mma", false, false, &SET339), slot("cta_group", false, false, &SET319), slot("kind", false, false, &SET340), slot("collector", true, false, &SET341)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.cta_group.kind{.collector} [d], a, b, i, lanes, p", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("mma", false, false, &SET339), slot("cta_group", false, false, &SET319), slot("kind", false, false, &SET340), slot("collector", true, false, &SET341)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("lanes", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.cta_group.scaled{.collector} [d], a, b, i, p, imm", need(86, &[Target::Family(100)]), 12, &[slot("mma", false, false, &SET339), slot("cta_group", false, false, &SET319), slot("scaled", false, false, &SET342), slot("collector", true, false, &SET341)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.cta_group.scaled{.collector} [d], a, b, i, lanes, p, imm", need(86, &[Target::Family(100)]), 12, &[slot("mma", false, false, &SET339), slot("cta_group", false, false, &SET319), slot("scaled", false, false, &SET342), slot("collector", true, false, &SET341)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("lanes", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.cta_group.kind::mxf8f6f4.block_scale{.one}{.collector} [d], a, b, i, [e], [f], p", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("mma", false, false, &SET339), slot("cta_group", false, false, &SET319), slot("kind::mxf8f6f4", false, false, &SET343), slot("block_scale", false, false, &SET262), slot("one", true, false, &SET344), slot("collector", true, false, &SET341)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("e", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("f", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.cta_group.kind::mxf4.block_scale{.two}{.collector} [d], a, b, i, [e], [f], p", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("mma", false, false, &SET339), slot("cta_group", false, false, &SET319), slot("kind::mxf4", false, false, &SET345), slot("block_scale", false, false, &SET262), slot("two", true, false, &SET346), slot("collector", true, false, &SET341)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("e", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("f", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.cta_group.kind::mxf4nvf4.block_scale.four{.collector} [d], a, b, i, [e], [f], p", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("mma", false, false, &SET339), slot("cta_group", false, false, &SET319), slot("kind::mxf4nvf4", false, false, &SET347), slot("block_scale", false, false, &SET262), slot("four", false, false, &SET348), slot("collector", true, false, &SET341)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("e", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("f", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.cta_group.kind{.collector} [d], [a], b, i, p", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("mma", false, false, &SET339), slot("cta_group", false, false, &SET319), slot("kind", false, false, &SET340), slot("collector", true, false, &SET341)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.cta_group.kind{.collector} [d], [a], b, i, lanes, p", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("mma", false, false, &SET339), slot("cta_group", false, false, &SET319), slot("kind", false, false, &SET340), slot("collector", true, false, &SET341)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("lanes", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.cta_group.scaled{.collector} [d], [a], b, i, p, imm", need(86, &[Target::Family(100)]), 12, &[slot("mma", false, false, &SET339), slot("cta_group", false, false, &SET319), slot("scaled", false, false, &SET342), slot("collector", true, false, &SET341)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.cta_group.scaled{.collector} [d], [a], b, i, lanes, p, imm", need(86, &[Target::Family(100)]), 12, &[slot("mma", false, false, &SET339), slot("cta_group", false, false, &SET319), slot("scaled", false, false, &SET342), slot("collector", true, false, &SET341)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("lanes", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.cta_group.kind.ashift{.kept} [d], [a], b, i, p", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("mma", false, false, &SET339), slot("cta_group", false, false, &SET319), slot("kind", false, false, &SET340), slot("ashift", false, false, &SET349), slot("kept", true, false, &SET350)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.cta_group.kind.ashift{.kept} [d], [a], b, i, lanes, p", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("mma", false, false, &SET339), slot("cta_group", false, false, &SET319), slot("kind", false, false, &SET340), slot("ashift", false, false, &SET349), slot("kept", true, false, &SET350)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("lanes", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.cta_group.scaled.ashift{.kept} [d], [a], b, i, p, imm", need(86, &[Target::Family(100)]), 12, &[slot("mma", false, false, &SET339), slot("cta_group", false, false, &SET319), slot("scaled", false, false, &SET342), slot("ashift", false, false, &SET349), slot("kept", true, false, &SET350)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.cta_group.scaled.ashift{.kept} [d], [a], b, i, lanes, p, imm", need(86, &[Target::Family(100)]), 12, &[slot("mma", false, false, &SET339), slot("cta_group", false, false, &SET319), slot("scaled", false, false, &SET342), slot("ashift", false, false, &SET349), slot("kept", true, false, &SET350)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("lanes", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.cta_group.kind::mxf8f6f4.block_scale{.one}{.collector} [d], [a], b, i, [e], [f], p", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("mma", false, false, &SET339), slot("cta_group", false, false, &SET319), slot("kind::mxf8f6f4", false, false, &SET343), slot("block_scale", false, false, &SET262), slot("one", true, false, &SET344), slot("collector", true, false, &SET341)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("e", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("f", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.cta_group.kind::mxf4.block_scale{.two}{.collector} [d], [a], b, i, [e], [f], p", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("mma", false, false, &SET339), slot("cta_group", false, false, &SET319), slot("kind::mxf4", false, false, &SET345), slot("block_scale", false, false, &SET262), slot("two", true, false, &SET346), slot("collector", true, false, &SET341)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("e", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("f", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.cta_group.kind::mxf4nvf4.block_scale.four{.collector} [d], [a], b, i, [e], [f], p", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("mma", false, false, &SET339), slot("cta_group", false, false, &SET319), slot("kind::mxf4nvf4", false, false, &SET347), slot("block_scale", false, false, &SET262), slot("four", false, false, &SET348), slot("collector", true, false, &SET341)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("e", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("f", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.sp.cta_group.kind{.collector} [d], a, b, [m], i, p", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("mma", false, false, &SET339), slot("sp", false, false, &SET351), slot("cta_group", false, false, &SET319), slot("kind", false, false, &SET340), slot("collector", true, false, &SET341)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("m", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.sp.cta_group.kind{.collector} [d], a, b, [m], i, lanes, p", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("mma", false, false, &SET339), slot("sp", false, false, &SET351), slot("cta_group", false, false, &SET319), slot("kind", false, false, &SET340), slot("collector", true, false, &SET341)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("m", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("lanes", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.sp.cta_group.scaled{.collector} [d], a, b, [m], i, p, imm", need(86, &[Target::Family(100)]), 12, &[slot("mma", false, false, &SET339), slot("sp", false, false, &SET351), slot("cta_group", false, false, &SET319), slot("scaled", false, false, &SET342), slot("collector", true, false, &SET341)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("m", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.sp.cta_group.scaled{.collector} [d], a, b, [m], i, lanes, p, imm", need(86, &[Target::Family(100)]), 12, &[slot("mma", false, false, &SET339), slot("sp", false, false, &SET351), slot("cta_group", false, false, &SET319), slot("scaled", false, false, &SET342), slot("collector", true, false, &SET341)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("m", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("lanes", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.sp.cta_group.kind::mxf8f6f4.block_scale{.one}{.collector} [d], a, b, [m], i, [e], [f], p", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("mma", false, false, &SET339), slot("sp", false, false, &SET351), slot("cta_group", false, false, &SET319), slot("kind::mxf8f6f4", false, false, &SET343), slot("block_scale", false, false, &SET262), slot("one", true, false, &SET344), slot("collector", true, false, &SET341)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("m", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("e", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("f", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.sp.cta_group.kind::mxf4.block_scale{.two}{.collector} [d], a, b, [m], i, [e], [f], p", need(86, &[Target::Exact(100), Target::Exact(103), Target::Exact(110)]), 12, &[slot("mma", false, false, &SET339), slot("sp", false, false, &SET351), slot("cta_group", false, false, &SET319), slot("kind::mxf4", false, false, &SET345), slot("block_scale", false, false, &SET262), slot("two", true, false, &SET346), slot("collector", true, false, &SET341)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("m", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("e", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("f", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.sp.cta_group.kind::mxf4nvf4.block_scale.four{.collector} [d], a, b, [m], i, [e], [f], p", need(86, &[Target::Exact(100), Target::Exact(103), Target::Exact(110)]), 12, &[slot("mma", false, false, &SET339), slot("sp", false, false, &SET351), slot("cta_group", false, false, &SET319), slot("kind::mxf4nvf4", false, false, &SET347), slot("block_scale", false, false, &SET262), slot("four", false, false, &SET348), slot("collector", true, false, &SET341)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("m", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("e", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("f", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.sp.cta_group.kind{.collector} [d], [a], b, [m], i, p", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("mma", false, false, &SET339), slot("sp", false, false, &SET351), slot("cta_group", false, false, &SET319), slot("kind", false, false, &SET340), slot("collector", true, false, &SET341)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("m", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.sp.cta_group.kind{.collector} [d], [a], b, [m], i, lanes, p", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("mma", false, false, &SET339), slot("sp", false, false, &SET351), slot("cta_group", false, false, &SET319), slot("kind", false, false, &SET340), slot("collector", true, false, &SET341)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("m", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("lanes", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.sp.cta_group.scaled{.collector} [d], [a], b, [m], i, p, imm", need(86, &[Target::Family(100)]), 12, &[slot("mma", false, false, &SET339), slot("sp", false, false, &SET351), slot("cta_group", false, false, &SET319), slot("scaled", false, false, &SET342), slot("collector", true, false, &SET341)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("m", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.sp.cta_group.scaled{.collector} [d], [a], b, [m], i, lanes, p, imm", need(86, &[Target::Family(100)]), 12, &[slot("mma", false, false, &SET339), slot("sp", false, false, &SET351), slot("cta_group", false, false, &SET319), slot("scaled", false, false, &SET342), slot("collector", true, false, &SET341)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("m", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("lanes", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.sp.cta_group.kind.ashift{.kept} [d], [a], b, [m], i, p", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("mma", false, false, &SET339), slot("sp", false, false, &SET351), slot("cta_group", false, false, &SET319), slot("kind", false, false, &SET340), slot("ashift", false, false, &SET349), slot("kept", true, false, &SET350)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("m", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.sp.cta_group.kind.ashift{.kept} [d], [a], b, [m], i, lanes, p", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("mma", false, false, &SET339), slot("sp", false, false, &SET351), slot("cta_group", false, false, &SET319), slot("kind", false, false, &SET340), slot("ashift", false, false, &SET349), slot("kept", true, false, &SET350)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("m", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("lanes", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.sp.cta_group.scaled.ashift{.kept} [d], [a], b, [m], i, p, imm", need(86, &[Target::Family(100)]), 12, &[slot("mma", false, false, &SET339), slot("sp", false, false, &SET351), slot("cta_group", false, false, &SET319), slot("scaled", false, false, &SET342), slot("ashift", false, false, &SET349), slot("kept", true, false, &SET350)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("m", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.sp.cta_group.scaled.ashift{.kept} [d], [a], b, [m], i, lanes, p, imm", need(86, &[Target::Family(100)]), 12, &[slot("mma", false, false, &SET339), slot("sp", false, false, &SET351), slot("cta_group", false, false, &SET319), slot("scaled", false, false, &SET342), slot("ashift", false, false, &SET349), slot("kept", true, false, &SET350)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("m", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("lanes", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.sp.cta_group.kind::mxf8f6f4.block_scale{.one}{.collector} [d], [a], b, [m], i, [e], [f], p", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("mma", false, false, &SET339), slot("sp", false, false, &SET351), slot("cta_group", false, false, &SET319), slot("kind::mxf8f6f4", false, false, &SET343), slot("block_scale", false, false, &SET262), slot("one", true, false, &SET344), slot("collector", true, false, &SET341)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("m", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("e", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("f", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.sp.cta_group.kind::mxf4.block_scale{.two}{.collector} [d], [a], b, [m], i, [e], [f], p", need(86, &[Target::Exact(100), Target::Exact(103), Target::Exact(110)]), 12, &[slot("mma", false, false, &SET339), slot("sp", false, false, &SET351), slot("cta_group", false, false, &SET319), slot("kind::mxf4", false, false, &SET345), slot("block_scale", false, false, &SET262), slot("two", true, false, &SET346), slot("collector", true, false, &SET341)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("m", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("e", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("f", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.sp.cta_group.kind::mxf4nvf4.block_scale.four{.collector} [d], [a], b, [m], i, [e], [f], p", need(86, &[Target::Exact(100), Target::Exact(103), Target::Exact(110)]), 12, &[slot("mma", false, false, &SET339), slot("sp", false, false, &SET351), slot("cta_group", false, false, &SET319), slot("kind::mxf4nvf4", false, false, &SET347), slot("block_scale", false, false, &SET262), slot("four", false, false, &SET348), slot("collector", true, false, &SET341)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("m", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("e", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("f", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.ws.cta_group::1.kind{.collector} [d], a, b, i, p{, mask}", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("mma", false, false, &SET339), slot("ws", false, false, &SET352), slot("cta_group::1", false, false, &SET353), slot("kind", false, false, &SET340), slot("collector", true, false, &SET354)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("mask", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.ws.cta_group::1.kind{.collector} [d], [a], b, i, p{, mask}", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("mma", false, false, &SET339), slot("ws", false, false, &SET352), slot("cta_group::1", false, false, &SET353), slot("kind", false, false, &SET340), slot("collector", true, false, &SET354)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("mask", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.ws.sp.cta_group::1.kind{.collector} [d], a, b, [m], i, p{, mask}", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("mma", false, false, &SET339), slot("ws", false, false, &SET352), slot("sp", false, false, &SET351), slot("cta_group::1", false, false, &SET353), slot("kind", false, false, &SET340), slot("collector", true, false, &SET354)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("m", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("mask", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Tcgen05, "tcgen05.mma.ws.sp.cta_group::1.kind{.collector} [d], [a], b, [m], i, p{, mask}", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("mma", false, false, &SET339), slot("ws", false, false, &SET352), slot("sp", false, false, &SET351), slot("cta_group::1", false, false, &SET353), slot("kind", false, false, &SET340), slot("collector", true, false, &SET354)], &[op("d", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("m", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("i", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("mask", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, true)]),
    form(Mnemonic::Tcgen05, "tcgen05.commit.cta_group.mbarrier::arrive::one{.shared::cluster}{.multicast}.b64 [a]{, cta_mask}", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("commit", false, false, &SET355), slot("cta_group", false, false, &SET319), slot("mbarrier::arrive::one", false, false, &SET356), slot("shared::cluster", true, false, &SET89), slot("multicast", true, false, &SET357), slot("b64", false, true, &SET86)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("cta_mask", Kind::Source, TypeRef::Fixed(ScalarType::B16), Fit::Same, Count::One, true)]),
    form(Mnemonic::Tcgen05, "tcgen05.fence::before_thread_sync", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("fence::before_thread_sync", false, false, &SET358)], &[]),
    form(Mnemonic::Tcgen05, "tcgen05.fence::after_thread_sync", need(86, &[Target::Family(100), Target::Family(110)]), 12, &[slot("fence::after_thread_sync", false, false, &SET359)], &[]),
    form(Mnemonic::Tensormap, "tensormap.replace.tile.global_address{.ss}.b1024.b64 [a], b", need(83, &[Target::Exact(90), Target::Family(100), Target::Family(110), Target::Family(120)]), 8, &[slot("replace", false, false, &SET360), slot("tile", false, false, &SET103), slot("global_address", false, false, &SET361), slot("ss", true, false, &SET362), slot("b1024", false, true, &SET363), slot("b64", false, true, &SET86)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tensormap, "tensormap.replace.tile.rank{.ss}.b1024.b32 [a], b", need(83, &[Target::Exact(90), Target::Family(100), Target::Family(110), Target::Family(120)]), 8, &[slot("replace", false, false, &SET360), slot("tile", false, false, &SET103), slot("rank", false, false, &SET364), slot("ss", true, false, &SET362), slot("b1024", false, true, &SET363), slot("b32", false, true, &SET6)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tensormap, "tensormap.replace.tile.field{.ss}.b1024.b32 [a], imm, b", need(83, &[Target::Exact(90), Target::Family(100), Target::Family(110), Target::Family(120)]), 8, &[slot("replace", false, false, &SET360), slot("tile", false, false, &SET103), slot("field", false, false, &SET365), slot("ss", true, false, &SET362), slot("b1024", false, true, &SET363), slot("b32", false, true, &SET6)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tensormap, "tensormap.replace.tile.global_stride{.ss}.b1024.b64 [a], imm, b", need(83, &[Target::Exact(90), Target::Family(100), Target::Family(110), Target::Family(120)]), 8, &[slot("replace", false, false, &SET360), slot("tile", false, false, &SET103), slot("global_stride", false, false, &SET366), slot("ss", true, false, &SET362), slot("b1024", false, true, &SET363), slot("b64", false, true, &SET86)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(1), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tensormap, "tensormap.replace.tile.field{.ss}.b1024.b32 [a], imm", need(83, &[Target::Exact(90), Target::Family(100), Target::Family(110), Target::Family(120)]), 8, &[slot("replace", false, false, &SET360), slot("tile", false, false, &SET103), slot("field", false, false, &SET367), slot("ss", true, false, &SET362), slot("b1024", false, true, &SET363), slot("b32", false, true, &SET6)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Tensormap, "tensormap.replace.tile.swizzle_atomicity{.ss}.b1024.b32 [a], imm", need(86, &[Target::Family(100), Target::Family(110), Target::Family(120)]), 8, &[slot("replace", false, false, &SET360), slot("tile", false, false, &SET103), slot("swizzle_atomicity", false, false, &SET368), slot("ss", true, false, &SET362), slot("b1024", false, true, &SET363), slot("b32", false, true, &SET6)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Tensormap, "tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.scope.sync.aligned [a], [b], imm", need(83, &[Target::Least(90)]), 8, &[slot("cp_fenceproxy", false, false, &SET369), slot("global", false, false, &SET19), slot("shared::cta", false, false, &SET65), slot("tensormap::generic", false, false, &SET173), slot("release", false, false, &SET167), slot("scope", false, false, &SET276), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53)], &[op("a", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Address, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Testp, "testp.op.type d, a", need(20, &[Target::Least(20)]), 2, &[slot("op", false, false, &SET370), slot("type", false, true, &SET75)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Tex, "tex.geom.vec.dtype.ctype d{|p}, [a, ...]{, e}{, f}", need(0, &[]), 9, &[slot("geom", false, false, &SET371), slot("vec", false, false, &SET72), slot("dtype", false, true, &SET372), slot("ctype", false, true, &SET373)], &[op("d", Kind::MaybePair, TypeRef::Slot(0), Fit::Same, Count::Exactly(4), false), op("a", Kind::AddressList, TypeRef::Any, Fit::Same, Count::One, false), op("e", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, true), op("f", Kind::Source, TypeRef::Any, Fit::Same, Count::One, true)]),
    form(Mnemonic::Tex, "tex.geom.v2.f16x2.ctype d{|p}, [a, ...]{, e}{, f}", need(42, &[Target::Least(53)]), 9, &[slot("geom", false, false, &SET371), slot("v2", false, false, &SET374), slot("f16x2", false, true, &SET149), slot("ctype", false, true, &SET373)], &[op("d", Kind::MaybePair, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Exactly(2), false), op("a", Kind::AddressList, TypeRef::Any, Fit::Same, Count::One, false), op("e", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, true), op("f", Kind::Source, TypeRef::Any, Fit::Same, Count::One, true)]),
    form(Mnemonic::Tex, "tex.mode.geom.vec.dtype.ctype d{|p}, [a, ...]{, e}{, f}", need(31, &[Target::Least(20)]), 9, &[slot("mode", false, false, &SET375), slot("geom", false, false, &SET371), slot("vec", false, false, &SET72), slot("dtype", false, true, &SET372), slot("ctype", false, true, &SET373)], &[op("d", Kind::MaybePair, TypeRef::Slot(0), Fit::Same, Count::Exactly(4), false), op("a", Kind::AddressList, TypeRef::Any, Fit::Same, Count::One, false), op("e", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, true), op("f", Kind::Source, TypeRef::Any, Fit::Same, Count::One, true)]),
    form(Mnemonic::Tex, "tex.level.geom.vec.dtype.ctype d{|p}, [a, ...], c{, e}{, f}", need(31, &[Target::Least(20)]), 9, &[slot("level", false, false, &SET376), slot("geom", false, false, &SET371), slot("vec", false, false, &SET72), slot("dtype", false, true, &SET372), slot("ctype", false, true, &SET373)], &[op("d", Kind::MaybePair, TypeRef::Slot(0), Fit::Same, Count::Exactly(4), false), op("a", Kind::AddressList, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("e", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, true), op("f", Kind::Source, TypeRef::Any, Fit::Same, Count::One, true)]),
    form(Mnemonic::Tex, "tex.grad.geom.vec.dtype.ctype d{|p}, [a, ...], b, c{, e}{, f}", need(31, &[Target::Least(20)]), 9, &[slot("grad", false, false, &SET377), slot("geom", false, false, &SET371), slot("vec", false, false, &SET72), slot("dtype", false, true, &SET372), slot("ctype", false, true, &SET373)], &[op("d", Kind::MaybePair, TypeRef::Slot(0), Fit::Same, Count::Exactly(4), false), op("a", Kind::AddressList, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("e", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, true), op("f", Kind::Source, TypeRef::Any, Fit::Same, Count::One, true)]),
    form(Mnemonic::Tex, "tex.mode.geom.v2.f16x2.ctype d{|p}, [a, ...]{, e}{, f}", need(42, &[Target::Least(53)]), 9, &[slot("mode", false, false, &SET375), slot("geom", false, false, &SET371), slot("v2", false, false, &SET374), slot("f16x2", false, true, &SET149), slot("ctype", false, true, &SET373)], &[op("d", Kind::MaybePair, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Exactly(2), false), op("a", Kind::AddressList, TypeRef::Any, Fit::Same, Count::One, false), op("e", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, true), op("f", Kind::Source, TypeRef::Any, Fit::Same, Count::One, true)]),
    form(Mnemonic::Tex, "tex.level.geom.v2.f16x2.ctype d{|p}, [a, ...], c{, e}{, f}", need(42, &[Target::Least(53)]), 9, &[slot("level", false, false, &SET376), slot("geom", false, false, &SET371), slot("v2", false, false, &SET374), slot("f16x2", false, true, &SET149), slot("ctype", false, true, &SET373)], &[op("d", Kind::MaybePair, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Exactly(2), false), op("a", Kind::AddressList, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("e", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, true), op("f", Kind::Source, TypeRef::Any, Fit::Same, Count::One, true)]),
    form(Mnemonic::Tex, "tex.grad.geom.v2.f16x2.ctype d{|p}, [a, ...], b, c{, e}{, f}", need(42, &[Target::Least(53)]), 9, &[slot("grad", false, false, &SET377), slot("geom", false, false, &SET371), slot("v2", false, false, &SET374), slot("f16x2", false, true, &SET149), slot("ctype", false, true, &SET373)], &[op("d", Kind::MaybePair, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Exactly(2), false), op("a", Kind::AddressList, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("e", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, true), op("f", Kind::Source, TypeRef::Any, Fit::Same, Count::One, true)]),
    form(Mnemonic::Tld4, "tld4.comp.geom.vec.dtype.f32 d{|p}, [a, ...]{, e}{, f}", need(22, &[Target::Least(20)]), 9, &[slot("comp", false, false, &SET378), slot("geom", false, false, &SET379), slot("vec", false, false, &SET72), slot("dtype", false, true, &SET372), slot("f32", false, true, &SET2)], &[op("d", Kind::MaybePair, TypeRef::Slot(0), Fit::Same, Count::Exactly(4), false), op("a", Kind::AddressList, TypeRef::Any, Fit::Same, Count::One, false), op("e", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, true), op("f", Kind::Source, TypeRef::Any, Fit::Same, Count::One, true)]),
    form(Mnemonic::Trap, "trap", need(0, &[]), 10, &[], &[]),
    form(Mnemonic::Txq, "txq{.level}.query.b32 d, [a]{, b}", need(15, &[Target::Least(20)]), 9, &[slot("level", true, false, &SET376), slot("query", false, false, &SET314), slot("b32", false, true, &SET6)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, true)]),
    form(Mnemonic::Vabsdiff, "vabsdiff.dtype.atype.btype{.sat} d, a, b{, c}", need(20, &[Target::Least(20)]), 13, &[slot("dtype", false, true, &SET99), slot("atype", false, true, &SET99), slot("btype", false, true, &SET99), slot("sat", true, false, &SET8)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, true)]),
    form(Mnemonic::Vabsdiff, "vabsdiff.dtype.atype.btype{.sat}.op d, a, b, c", need(20, &[Target::Least(20)]), 13, &[slot("dtype", false, true, &SET99), slot("atype", false, true, &SET99), slot("btype", false, true, &SET99), slot("sat", true, false, &SET8), slot("op", false, false, &SET42)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Vabsdiff2, "vabsdiff2.dtype.atype.btype{.sat|.add} d, a, b, c", need(30, &[Target::Least(30)]), 13, &[slot("dtype", false, true, &SET99), slot("atype", false, true, &SET99), slot("btype", false, true, &SET99), slot("sat", true, false, &SET380)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Vabsdiff4, "vabsdiff4.dtype.atype.btype{.sat|.add} d, a, b, c", need(30, &[Target::Least(30)]), 13, &[slot("dtype", false, true, &SET99), slot("atype", false, true, &SET99), slot("btype", false, true, &SET99), slot("sat", true, false, &SET380)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Vadd, "vadd.dtype.atype.btype{.sat} d, a, b{, c}", need(20, &[Target::Least(20)]), 13, &[slot("dtype", false, true, &SET99), slot("atype", false, true, &SET99), slot("btype", false, true, &SET99), slot("sat", true, false, &SET8)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, true)]),
    form(Mnemonic::Vadd, "vadd.dtype.atype.btype{.sat}.op d, a, b, c", need(20, &[Target::Least(20)]), 13, &[slot("dtype", false, true, &SET99), slot("atype", false, true, &SET99), slot("btype", false, true, &SET99), slot("sat", true, false, &SET8), slot("op", false, false, &SET42)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Vadd2, "vadd2.dtype.atype.btype{.sat|.add} d, a, b, c", need(30, &[Target::Least(30)]), 13, &[slot("dtype", false, true, &SET99), slot("atype", false, true, &SET99), slot("btype", false, true, &SET99), slot("sat", true, false, &SET380)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Vadd4, "vadd4.dtype.atype.btype{.sat|.add} d, a, b, c", need(30, &[Target::Least(30)]), 13, &[slot("dtype", false, true, &SET99), slot("atype", false, true, &SET99), slot("btype", false, true, &SET99), slot("sat", true, false, &SET380)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Vavrg2, "vavrg2.dtype.atype.btype{.sat|.add} d, a, b, c", need(30, &[Target::Least(30)]), 13, &[slot("dtype", false, true, &SET99), slot("atype", false, true, &SET99), slot("btype", false, true, &SET99), slot("sat", true, false, &SET380)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Vavrg4, "vavrg4.dtype.atype.btype{.sat|.add} d, a, b, c", need(30, &[Target::Least(30)]), 13, &[slot("dtype", false, true, &SET99), slot("atype", false, true, &SET99), slot("btype", false, true, &SET99), slot("sat", true, false, &SET380)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Vmad, "vmad.dtype.atype.btype{.sat}{.scale} d, a, b, c", need(20, &[Target::Least(20)]), 13, &[slot("dtype", false, true, &SET99), slot("atype", false, true, &SET99), slot("btype", false, true, &SET99), slot("sat", true, false, &SET8), slot("scale", true, false, &SET381)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Vmad, "vmad.dtype.atype.btype.po{.sat}{.scale} d, a, b, c", need(20, &[Target::Least(20)]), 13, &[slot("dtype", false, true, &SET99), slot("atype", false, true, &SET99), slot("btype", false, true, &SET99), slot("po", false, false, &SET382), slot("sat", true, false, &SET8), slot("scale", true, false, &SET381)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Vmax, "vmax.dtype.atype.btype{.sat} d, a, b{, c}", need(20, &[Target::Least(20)]), 13, &[slot("dtype", false, true, &SET99), slot("atype", false, true, &SET99), slot("btype", false, true, &SET99), slot("sat", true, false, &SET8)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, true)]),
    form(Mnemonic::Vmax, "vmax.dtype.atype.btype{.sat}.op d, a, b, c", need(20, &[Target::Least(20)]), 13, &[slot("dtype", false, true, &SET99), slot("atype", false, true, &SET99), slot("btype", false, true, &SET99), slot("sat", true, false, &SET8), slot("op", false, false, &SET42)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Vmax2, "vmax2.dtype.atype.btype{.sat|.add} d, a, b, c", need(30, &[Target::Least(30)]), 13, &[slot("dtype", false, true, &SET99), slot("atype", false, true, &SET99), slot("btype", false, true, &SET99), slot("sat", true, false, &SET380)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Vmax4, "vmax4.dtype.atype.btype{.sat|.add} d, a, b, c", need(30, &[Target::Least(30)]), 13, &[slot("dtype", false, true, &SET99), slot("atype", false, true, &SET99), slot("btype", false, true, &SET99), slot("sat", true, false, &SET380)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Vmin, "vmin.dtype.atype.btype{.sat} d, a, b{, c}", need(20, &[Target::Least(20)]), 13, &[slot("dtype", false, true, &SET99), slot("atype", false, true, &SET99), slot("btype", false, true, &SET99), slot("sat", true, false, &SET8)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, true)]),
    form(Mnemonic::Vmin, "vmin.dtype.atype.btype{.sat}.op d, a, b, c", need(20, &[Target::Least(20)]), 13, &[slot("dtype", false, true, &SET99), slot("atype", false, true, &SET99), slot("btype", false, true, &SET99), slot("sat", true, false, &SET8), slot("op", false, false, &SET42)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Vmin2, "vmin2.dtype.atype.btype{.sat|.add} d, a, b, c", need(30, &[Target::Least(30)]), 13, &[slot("dtype", false, true, &SET99), slot("atype", false, true, &SET99), slot("btype", false, true, &SET99), slot("sat", true, false, &SET380)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Vmin4, "vmin4.dtype.atype.btype{.sat|.add} d, a, b, c", need(30, &[Target::Least(30)]), 13, &[slot("dtype", false, true, &SET99), slot("atype", false, true, &SET99), slot("btype", false, true, &SET99), slot("sat", true, false, &SET380)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Vote, "vote.sync.op.pred d, a, b", need(60, &[Target::Least(30)]), 11, &[slot("sync", false, false, &SET46), slot("op", false, false, &SET383), slot("pred", false, true, &SET51)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Vote, "vote.sync.ballot.b32 d, a, b", need(60, &[Target::Least(30)]), 11, &[slot("sync", false, false, &SET46), slot("ballot", false, false, &SET384), slot("b32", false, true, &SET6)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, false)]),
    form(Mnemonic::Vote, "vote.op.pred d, a", need(12, &[Target::Least(20)]), 11, &[slot("op", false, false, &SET383), slot("pred", false, true, &SET51)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
    form(Mnemonic::Vote, "vote.ballot.b32 d, a", need(20, &[Target::Least(20)]), 11, &[slot("ballot", false, false, &SET384), slot("b32", false, true, &SET6)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Vset, "vset.atype.btype.cmp d, a, b{, c}", need(20, &[Target::Least(20)]), 13, &[slot("atype", false, true, &SET99), slot("btype", false, true, &SET99), slot("cmp", false, false, &SET293)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, true)]),
    form(Mnemonic::Vset, "vset.atype.btype.cmp.op d, a, b, c", need(20, &[Target::Least(20)]), 13, &[slot("atype", false, true, &SET99), slot("btype", false, true, &SET99), slot("cmp", false, false, &SET293), slot("op", false, false, &SET42)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Vset2, "vset2.atype.btype.cmp{.add} d, a, b, c", need(30, &[Target::Least(30)]), 13, &[slot("atype", false, true, &SET99), slot("btype", false, true, &SET99), slot("cmp", false, false, &SET293), slot("add", true, false, &SET31)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Vset4, "vset4.atype.btype.cmp{.add} d, a, b, c", need(30, &[Target::Least(30)]), 13, &[slot("atype", false, true, &SET99), slot("btype", false, true, &SET99), slot("cmp", false, false, &SET293), slot("add", true, false, &SET31)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Vshl, "vshl.dtype.atype.u32{.sat}.mode d, a, b{, c}", need(20, &[Target::Least(20)]), 13, &[slot("dtype", false, true, &SET99), slot("atype", false, true, &SET99), slot("u32", false, true, &SET36), slot("sat", true, false, &SET8), slot("mode", false, false, &SET60)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, true)]),
    form(Mnemonic::Vshl, "vshl.dtype.atype.u32{.sat}.mode.op d, a, b, c", need(20, &[Target::Least(20)]), 13, &[slot("dtype", false, true, &SET99), slot("atype", false, true, &SET99), slot("u32", false, true, &SET36), slot("sat", true, false, &SET8), slot("mode", false, false, &SET60), slot("op", false, false, &SET42)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Vshr, "vshr.dtype.atype.u32{.sat}.mode d, a, b{, c}", need(20, &[Target::Least(20)]), 13, &[slot("dtype", false, true, &SET99), slot("atype", false, true, &SET99), slot("u32", false, true, &SET36), slot("sat", true, false, &SET8), slot("mode", false, false, &SET60)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, true)]),
    form(Mnemonic::Vshr, "vshr.dtype.atype.u32{.sat}.mode.op d, a, b, c", need(20, &[Target::Least(20)]), 13, &[slot("dtype", false, true, &SET99), slot("atype", false, true, &SET99), slot("u32", false, true, &SET36), slot("sat", true, false, &SET8), slot("mode", false, false, &SET60), slot("op", false, false, &SET42)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Vsub, "vsub.dtype.atype.btype{.sat} d, a, b{, c}", need(20, &[Target::Least(20)]), 13, &[slot("dtype", false, true, &SET99), slot("atype", false, true, &SET99), slot("btype", false, true, &SET99), slot("sat", true, false, &SET8)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, true)]),
    form(Mnemonic::Vsub, "vsub.dtype.atype.btype{.sat}.op d, a, b, c", need(20, &[Target::Least(20)]), 13, &[slot("dtype", false, true, &SET99), slot("atype", false, true, &SET99), slot("btype", false, true, &SET99), slot("sat", true, false, &SET8), slot("op", false, false, &SET42)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Vsub2, "vsub2.dtype.atype.btype{.sat|.add} d, a, b, c", need(30, &[Target::Least(30)]), 13, &[slot("dtype", false, true, &SET99), slot("atype", false, true, &SET99), slot("btype", false, true, &SET99), slot("sat", true, false, &SET380)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Vsub4, "vsub4.dtype.atype.btype{.sat|.add} d, a, b, c", need(30, &[Target::Least(30)]), 13, &[slot("dtype", false, true, &SET99), slot("atype", false, true, &SET99), slot("btype", false, true, &SET99), slot("sat", true, false, &SET380)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Wgmma, "wgmma.fence.sync.aligned", need(80, &[Target::Exact(90)]), 12, &[slot("fence", false, false, &SET385), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53)], &[]),
    form(Mnemonic::Wgmma, "wgmma.commit_group.sync.aligned", need(80, &[Target::Exact(90)]), 12, &[slot("commit_group", false, false, &SET81), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53)], &[]),
    form(Mnemonic::Wgmma, "wgmma.wait_group.sync.aligned imm", need(80, &[Target::Exact(90)]), 12, &[slot("wait_group", false, false, &SET82), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53)], &[op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Wgmma, "wgmma.mma_async.sync.aligned.k16.dtype.f16.f16 d, a, b, p, imm, imm, imm, imm", need(80, &[Target::Exact(90)]), 12, &[slot("mma_async", false, false, &SET386), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("k16", false, false, &SET387), slot("dtype", false, true, &SET235), slot("f16", false, true, &SET136), slot("f16", false, true, &SET136)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Wgmma, "wgmma.mma_async.sync.aligned.k16.f32.bf16.bf16 d, a, b, p, imm, imm, imm, imm", need(80, &[Target::Exact(90)]), 12, &[slot("mma_async", false, false, &SET386), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("k16", false, false, &SET387), slot("f32", false, true, &SET2), slot("bf16", false, true, &SET135), slot("bf16", false, true, &SET135)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Wgmma, "wgmma.mma_async.sync.aligned.k8.f32.tf32.tf32 d, a, b, p, imm, imm", need(80, &[Target::Exact(90)]), 12, &[slot("mma_async", false, false, &SET386), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("k8", false, false, &SET388), slot("f32", false, true, &SET2), slot("tf32", false, true, &SET146), slot("tf32", false, true, &SET146)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Wgmma, "wgmma.mma_async.sync.aligned.k32.dtype.atype.btype d, a, b, p, imm, imm", need(80, &[Target::Exact(90)]), 12, &[slot("mma_async", false, false, &SET386), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("k32", false, false, &SET389), slot("dtype", false, true, &SET235), slot("atype", false, true, &SET249), slot("btype", false, true, &SET249)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Wgmma, "wgmma.mma_async.sync.aligned.int.s32.aint.bint{.satfinite} d, a, b, p", need(80, &[Target::Exact(90)]), 12, &[slot("mma_async", false, false, &SET386), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("int", false, false, &SET390), slot("s32", false, true, &SET9), slot("aint", false, true, &SET391), slot("bint", false, true, &SET391), slot("satfinite", true, false, &SET144)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Wgmma, "wgmma.mma_async.sync.aligned.bit.s32.b1.b1.and.popc d, a, b, p", need(80, &[Target::Exact(90)]), 12, &[slot("mma_async", false, false, &SET386), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("bit", false, false, &SET392), slot("s32", false, true, &SET9), slot("b1", false, true, &SET246), slot("b1", false, true, &SET246), slot("and", false, false, &SET393), slot("popc", false, false, &SET49)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Wgmma, "wgmma.mma_async.sync.aligned.k16.dtype.f16.f16 d, a, b, p, imm, imm, imm", need(80, &[Target::Exact(90)]), 12, &[slot("mma_async", false, false, &SET386), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("k16", false, false, &SET387), slot("dtype", false, true, &SET235), slot("f16", false, true, &SET136), slot("f16", false, true, &SET136)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Exactly(4), false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Wgmma, "wgmma.mma_async.sync.aligned.k16.f32.bf16.bf16 d, a, b, p, imm, imm, imm", need(80, &[Target::Exact(90)]), 12, &[slot("mma_async", false, false, &SET386), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("k16", false, false, &SET387), slot("f32", false, true, &SET2), slot("bf16", false, true, &SET135), slot("bf16", false, true, &SET135)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Exactly(4), false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Wgmma, "wgmma.mma_async.sync.aligned.k8.f32.tf32.tf32 d, a, b, p, imm, imm", need(80, &[Target::Exact(90)]), 12, &[slot("mma_async", false, false, &SET386), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("k8", false, false, &SET388), slot("f32", false, true, &SET2), slot("tf32", false, true, &SET146), slot("tf32", false, true, &SET146)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Exactly(4), false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Wgmma, "wgmma.mma_async.sync.aligned.k32.dtype.atype.btype d, a, b, p, imm, imm", need(80, &[Target::Exact(90)]), 12, &[slot("mma_async", false, false, &SET386), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("k32", false, false, &SET389), slot("dtype", false, true, &SET235), slot("atype", false, true, &SET249), slot("btype", false, true, &SET249)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Exactly(4), false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Wgmma, "wgmma.mma_async.sync.aligned.int.s32.aint.bint{.satfinite} d, a, b, p", need(80, &[Target::Exact(90)]), 12, &[slot("mma_async", false, false, &SET386), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("int", false, false, &SET390), slot("s32", false, true, &SET9), slot("aint", false, true, &SET391), slot("bint", false, true, &SET391), slot("satfinite", true, false, &SET144)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Exactly(4), false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Wgmma, "wgmma.mma_async.sync.aligned.bit.s32.b1.b1.and.popc d, a, b, p", need(80, &[Target::Exact(90)]), 12, &[slot("mma_async", false, false, &SET386), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("bit", false, false, &SET392), slot("s32", false, true, &SET9), slot("b1", false, true, &SET246), slot("b1", false, true, &SET246), slot("and", false, false, &SET393), slot("popc", false, false, &SET49)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Exactly(4), false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Wgmma, "wgmma.mma_async.sp.sync.aligned.k16.dtype.f16.f16 d, a, b, m, imm, p, imm, imm, imm, imm", need(80, &[Target::Exact(90)]), 12, &[slot("mma_async", false, false, &SET386), slot("sp", false, false, &SET351), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("k16", false, false, &SET389), slot("dtype", false, true, &SET235), slot("f16", false, true, &SET136), slot("f16", false, true, &SET136)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("m", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Wgmma, "wgmma.mma_async.sp.sync.aligned.k16.f32.bf16.bf16 d, a, b, m, imm, p, imm, imm, imm, imm", need(80, &[Target::Exact(90)]), 12, &[slot("mma_async", false, false, &SET386), slot("sp", false, false, &SET351), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("k16", false, false, &SET389), slot("f32", false, true, &SET2), slot("bf16", false, true, &SET135), slot("bf16", false, true, &SET135)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("m", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Wgmma, "wgmma.mma_async.sp.sync.aligned.k8.f32.tf32.tf32 d, a, b, m, imm, p, imm, imm", need(80, &[Target::Exact(90)]), 12, &[slot("mma_async", false, false, &SET386), slot("sp", false, false, &SET351), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("k8", false, false, &SET387), slot("f32", false, true, &SET2), slot("tf32", false, true, &SET146), slot("tf32", false, true, &SET146)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("m", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Wgmma, "wgmma.mma_async.sp.sync.aligned.k32.dtype.atype.btype d, a, b, m, imm, p, imm, imm", need(80, &[Target::Exact(90)]), 12, &[slot("mma_async", false, false, &SET386), slot("sp", false, false, &SET351), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("k32", false, false, &SET394), slot("dtype", false, true, &SET235), slot("atype", false, true, &SET249), slot("btype", false, true, &SET249)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("m", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Wgmma, "wgmma.mma_async.sp.sync.aligned.int.s32.aint.bint{.satfinite} d, a, b, m, imm, p", need(80, &[Target::Exact(90)]), 12, &[slot("mma_async", false, false, &SET386), slot("sp", false, false, &SET351), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("int", false, false, &SET395), slot("s32", false, true, &SET9), slot("aint", false, true, &SET391), slot("bint", false, true, &SET391), slot("satfinite", true, false, &SET144)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("m", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Wgmma, "wgmma.mma_async.sp.sync.aligned.k16.dtype.f16.f16 d, a, b, m, imm, p, imm, imm, imm", need(80, &[Target::Exact(90)]), 12, &[slot("mma_async", false, false, &SET386), slot("sp", false, false, &SET351), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("k16", false, false, &SET389), slot("dtype", false, true, &SET235), slot("f16", false, true, &SET136), slot("f16", false, true, &SET136)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Exactly(4), false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("m", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Wgmma, "wgmma.mma_async.sp.sync.aligned.k16.f32.bf16.bf16 d, a, b, m, imm, p, imm, imm, imm", need(80, &[Target::Exact(90)]), 12, &[slot("mma_async", false, false, &SET386), slot("sp", false, false, &SET351), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("k16", false, false, &SET389), slot("f32", false, true, &SET2), slot("bf16", false, true, &SET135), slot("bf16", false, true, &SET135)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Exactly(4), false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("m", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Wgmma, "wgmma.mma_async.sp.sync.aligned.k8.f32.tf32.tf32 d, a, b, m, imm, p, imm, imm", need(80, &[Target::Exact(90)]), 12, &[slot("mma_async", false, false, &SET386), slot("sp", false, false, &SET351), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("k8", false, false, &SET387), slot("f32", false, true, &SET2), slot("tf32", false, true, &SET146), slot("tf32", false, true, &SET146)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Exactly(4), false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("m", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Wgmma, "wgmma.mma_async.sp.sync.aligned.k32.dtype.atype.btype d, a, b, m, imm, p, imm, imm", need(80, &[Target::Exact(90)]), 12, &[slot("mma_async", false, false, &SET386), slot("sp", false, false, &SET351), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("k32", false, false, &SET394), slot("dtype", false, true, &SET235), slot("atype", false, true, &SET249), slot("btype", false, true, &SET249)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Exactly(4), false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("m", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false)]),
    form(Mnemonic::Wgmma, "wgmma.mma_async.sp.sync.aligned.int.s32.aint.bint{.satfinite} d, a, b, m, imm, p", need(80, &[Target::Exact(90)]), 12, &[slot("mma_async", false, false, &SET386), slot("sp", false, false, &SET351), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("int", false, false, &SET395), slot("s32", false, true, &SET9), slot("aint", false, true, &SET391), slot("bint", false, true, &SET391), slot("satfinite", true, false, &SET144)], &[op("d", Kind::Dest, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::Exactly(4), false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::B64), Fit::Same, Count::One, false), op("m", Kind::Source, TypeRef::Fixed(ScalarType::B32), Fit::Same, Count::One, false), op("imm", Kind::Constant, TypeRef::Any, Fit::Same, Count::One, false), op("p", Kind::Source, TypeRef::Fixed(ScalarType::Pred), Fit::Same, Count::One, false)]),
    form(Mnemonic::Wmma, "wmma.load.which.sync.aligned.layout.shape{.ss}.type d, [a]{, b}", need(60, &[Target::Least(70)]), 12, &[slot("load", false, false, &SET396), slot("which", false, false, &SET397), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("layout", false, false, &SET234), slot("shape", false, false, &SET398), slot("ss", true, false, &SET399), slot("type", false, true, &SET400)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, true)]),
    form(Mnemonic::Wmma, "wmma.load.which.sync.aligned.layout.m16n16k8{.ss}.tf32 d, [a]{, b}", need(70, &[Target::Least(80)]), 12, &[slot("load", false, false, &SET396), slot("which", false, false, &SET397), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("layout", false, false, &SET234), slot("m16n16k8", false, false, &SET401), slot("ss", true, false, &SET399), slot("tf32", false, true, &SET146)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, true)]),
    form(Mnemonic::Wmma, "wmma.load.which.sync.aligned.layout.m8n8k4{.ss}.f64 d, [a]{, b}", need(70, &[Target::Least(80)]), 12, &[slot("load", false, false, &SET396), slot("which", false, false, &SET397), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("layout", false, false, &SET234), slot("m8n8k4", false, false, &SET233), slot("ss", true, false, &SET399), slot("f64", false, true, &SET3)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, true)]),
    form(Mnemonic::Wmma, "wmma.load.a.sync.aligned.row.m8n8k32{.ss}.type d, [a]{, b}", need(63, &[Target::Least(75)]), 12, &[slot("load", false, false, &SET396), slot("a", false, false, &SET402), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("row", false, false, &SET237), slot("m8n8k32", false, false, &SET403), slot("ss", true, false, &SET399), slot("type", false, true, &SET244)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, true)]),
    form(Mnemonic::Wmma, "wmma.load.b.sync.aligned.col.m8n8k32{.ss}.type d, [a]{, b}", need(63, &[Target::Least(75)]), 12, &[slot("load", false, false, &SET396), slot("b", false, false, &SET309), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("col", false, false, &SET238), slot("m8n8k32", false, false, &SET403), slot("ss", true, false, &SET399), slot("type", false, true, &SET244)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, true)]),
    form(Mnemonic::Wmma, "wmma.load.a.sync.aligned.row.m8n8k128{.ss}.b1 d, [a]{, b}", need(63, &[Target::Least(75)]), 12, &[slot("load", false, false, &SET396), slot("a", false, false, &SET402), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("row", false, false, &SET237), slot("m8n8k128", false, false, &SET404), slot("ss", true, false, &SET399), slot("b1", false, true, &SET246)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, true)]),
    form(Mnemonic::Wmma, "wmma.load.b.sync.aligned.col.m8n8k128{.ss}.b1 d, [a]{, b}", need(63, &[Target::Least(75)]), 12, &[slot("load", false, false, &SET396), slot("b", false, false, &SET309), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("col", false, false, &SET238), slot("m8n8k128", false, false, &SET404), slot("ss", true, false, &SET399), slot("b1", false, true, &SET246)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, true)]),
    form(Mnemonic::Wmma, "wmma.load.c.sync.aligned.layout.shape{.ss}.type d, [a]{, b}", need(60, &[Target::Least(70)]), 12, &[slot("load", false, false, &SET396), slot("c", false, false, &SET405), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("layout", false, false, &SET234), slot("shape", false, false, &SET398), slot("ss", true, false, &SET399), slot("type", false, true, &SET406)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, true)]),
    form(Mnemonic::Wmma, "wmma.store.d.sync.aligned.layout.shape{.ss}.type [a], b{, c}", need(60, &[Target::Least(70)]), 12, &[slot("store", false, false, &SET407), slot("d", false, false, &SET408), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("layout", false, false, &SET234), slot("shape", false, false, &SET398), slot("ss", true, false, &SET399), slot("type", false, true, &SET406)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, true)]),
    form(Mnemonic::Wmma, "wmma.load.c.sync.aligned.layout.m16n16k8{.ss}.f32 d, [a]{, b}", need(70, &[Target::Least(80)]), 12, &[slot("load", false, false, &SET396), slot("c", false, false, &SET405), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("layout", false, false, &SET234), slot("m16n16k8", false, false, &SET401), slot("ss", true, false, &SET399), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, true)]),
    form(Mnemonic::Wmma, "wmma.store.d.sync.aligned.layout.m16n16k8{.ss}.f32 [a], b{, c}", need(70, &[Target::Least(80)]), 12, &[slot("store", false, false, &SET407), slot("d", false, false, &SET408), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("layout", false, false, &SET234), slot("m16n16k8", false, false, &SET401), slot("ss", true, false, &SET399), slot("f32", false, true, &SET2)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, true)]),
    form(Mnemonic::Wmma, "wmma.load.c.sync.aligned.layout.m8n8k4{.ss}.f64 d, [a]{, b}", need(70, &[Target::Least(80)]), 12, &[slot("load", false, false, &SET396), slot("c", false, false, &SET405), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("layout", false, false, &SET234), slot("m8n8k4", false, false, &SET233), slot("ss", true, false, &SET399), slot("f64", false, true, &SET3)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, true)]),
    form(Mnemonic::Wmma, "wmma.store.d.sync.aligned.layout.m8n8k4{.ss}.f64 [a], b{, c}", need(70, &[Target::Least(80)]), 12, &[slot("store", false, false, &SET407), slot("d", false, false, &SET408), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("layout", false, false, &SET234), slot("m8n8k4", false, false, &SET233), slot("ss", true, false, &SET399), slot("f64", false, true, &SET3)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, true)]),
    form(Mnemonic::Wmma, "wmma.load.c.sync.aligned.layout.small{.ss}.s32 d, [a]{, b}", need(63, &[Target::Least(75)]), 12, &[slot("load", false, false, &SET396), slot("c", false, false, &SET405), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("layout", false, false, &SET234), slot("small", false, false, &SET409), slot("ss", true, false, &SET399), slot("s32", false, true, &SET9)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, true)]),
    form(Mnemonic::Wmma, "wmma.store.d.sync.aligned.layout.small{.ss}.s32 [a], b{, c}", need(63, &[Target::Least(75)]), 12, &[slot("store", false, false, &SET407), slot("d", false, false, &SET408), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("layout", false, false, &SET234), slot("small", false, false, &SET409), slot("ss", true, false, &SET399), slot("s32", false, true, &SET9)], &[op("a", Kind::Address, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Fixed(ScalarType::U32), Fit::Same, Count::One, true)]),
    form(Mnemonic::Wmma, "wmma.mma.sync.aligned.alayout.blayout.shape.dtype.ctype{.satfinite} d, a, b, c", need(60, &[Target::Least(70)]), 12, &[slot("mma", false, false, &SET339), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("alayout", false, false, &SET234), slot("blayout", false, false, &SET234), slot("shape", false, false, &SET398), slot("dtype", false, true, &SET235), slot("ctype", false, true, &SET235), slot("satfinite", true, false, &SET144)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false)]),
    form(Mnemonic::Wmma, "wmma.mma.sync.aligned.alayout.blayout.shape.f32.bf16.bf16.f32 d, a, b, c", need(70, &[Target::Least(80)]), 12, &[slot("mma", false, false, &SET339), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("alayout", false, false, &SET234), slot("blayout", false, false, &SET234), slot("shape", false, false, &SET398), slot("f32", false, true, &SET2), slot("bf16", false, true, &SET135), slot("bf16", false, true, &SET135), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false)]),
    form(Mnemonic::Wmma, "wmma.mma.sync.aligned.alayout.blayout.m16n16k8.f32.tf32.tf32.f32 d, a, b, c", need(70, &[Target::Least(80)]), 12, &[slot("mma", false, false, &SET339), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("alayout", false, false, &SET234), slot("blayout", false, false, &SET234), slot("m16n16k8", false, false, &SET401), slot("f32", false, true, &SET2), slot("tf32", false, true, &SET146), slot("tf32", false, true, &SET146), slot("f32", false, true, &SET2)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false)]),
    form(Mnemonic::Wmma, "wmma.mma.sync.aligned.alayout.blayout.m8n8k4{.rnd}.f64.f64.f64.f64 d, a, b, c", need(70, &[Target::Least(80)]), 12, &[slot("mma", false, false, &SET339), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("alayout", false, false, &SET234), slot("blayout", false, false, &SET234), slot("m8n8k4", false, false, &SET233), slot("rnd", true, false, &SET12), slot("f64", false, true, &SET3), slot("f64", false, true, &SET3), slot("f64", false, true, &SET3), slot("f64", false, true, &SET3)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false)]),
    form(Mnemonic::Wmma, "wmma.mma.sync.aligned.alayout.blayout.shape.s32.s8.s8.s32{.satfinite} d, a, b, c", need(63, &[Target::Least(72)]), 12, &[slot("mma", false, false, &SET339), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("alayout", false, false, &SET234), slot("blayout", false, false, &SET234), slot("shape", false, false, &SET398), slot("s32", false, true, &SET9), slot("s8", false, true, &SET121), slot("s8", false, true, &SET121), slot("s32", false, true, &SET9), slot("satfinite", true, false, &SET144)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false)]),
    form(Mnemonic::Wmma, "wmma.mma.sync.aligned.alayout.blayout.shape.s32.u8.u8.s32{.satfinite} d, a, b, c", need(63, &[Target::Least(72)]), 12, &[slot("mma", false, false, &SET339), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("alayout", false, false, &SET234), slot("blayout", false, false, &SET234), slot("shape", false, false, &SET398), slot("s32", false, true, &SET9), slot("u8", false, true, &SET119), slot("u8", false, true, &SET119), slot("s32", false, true, &SET9), slot("satfinite", true, false, &SET144)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false)]),
    form(Mnemonic::Wmma, "wmma.mma.sync.aligned.row.col.m8n8k32.s32.s4.s4.s32{.satfinite} d, a, b, c", need(63, &[Target::Least(75)]), 12, &[slot("mma", false, false, &SET339), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("row", false, false, &SET237), slot("col", false, false, &SET238), slot("m8n8k32", false, false, &SET403), slot("s32", false, true, &SET9), slot("s4", false, true, &SET410), slot("s4", false, true, &SET410), slot("s32", false, true, &SET9), slot("satfinite", true, false, &SET144)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false)]),
    form(Mnemonic::Wmma, "wmma.mma.sync.aligned.row.col.m8n8k32.s32.u4.u4.s32{.satfinite} d, a, b, c", need(63, &[Target::Least(75)]), 12, &[slot("mma", false, false, &SET339), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("row", false, false, &SET237), slot("col", false, false, &SET238), slot("m8n8k32", false, false, &SET403), slot("s32", false, true, &SET9), slot("u4", false, true, &SET411), slot("u4", false, true, &SET411), slot("s32", false, true, &SET9), slot("satfinite", true, false, &SET144)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false)]),
    form(Mnemonic::Wmma, "wmma.mma.bitop.popc.sync.aligned.row.col.m8n8k128.s32.b1.b1.s32 d, a, b, c", need(63, &[Target::Least(75)]), 12, &[slot("mma", false, false, &SET339), slot("bitop", false, false, &SET247), slot("popc", false, false, &SET49), slot("sync", false, false, &SET46), slot("aligned", false, false, &SET53), slot("row", false, false, &SET237), slot("col", false, false, &SET238), slot("m8n8k128", false, false, &SET404), slot("s32", false, true, &SET9), slot("b1", false, true, &SET246), slot("b1", false, true, &SET246), slot("s32", false, true, &SET9)], &[op("d", Kind::Dest, TypeRef::Any, Fit::Same, Count::Any, false), op("a", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("b", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false), op("c", Kind::Source, TypeRef::Any, Fit::Same, Count::Any, false)]),
    form(Mnemonic::Xor, "xor.type d, a, b", need(0, &[]), 4, &[slot("type", false, true, &SET18)], &[op("d", Kind::Dest, TypeRef::Slot(0), Fit::Same, Count::One, false), op("a", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false), op("b", Kind::Source, TypeRef::Slot(0), Fit::Same, Count::One, false)]),
];

/// Where a mnemonic's rows begin; one past the last at the end.
pub(super) static FORM_STARTS: [u16; 136] = [
    0, 5, 6, 15, 17, 18, 19, 20, 31, 36, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 55, 56, 57, 58, 59, 97,
    100, 159, 161, 162, 167, 168, 169, 170, 173, 174, 184, 194, 195, 196, 197, 198, 199, 205, 207, 208, 209,
    211, 217, 219, 221, 222, 224, 234, 259, 261, 271, 297, 299, 300, 307, 308, 370, 371, 376, 377, 378, 380,
    381, 384, 385, 386, 390, 410, 413, 414, 415, 417, 418, 419, 441, 442, 460, 461, 463, 464, 465, 466, 468,
    471, 480, 481, 482, 483, 492, 494, 495, 496, 498, 500, 501, 504, 567, 574, 575, 583, 584, 585, 586, 588,
    589, 590, 592, 593, 594, 595, 596, 598, 600, 601, 602, 604, 605, 606, 610, 612, 613, 614, 616, 618, 620,
    621, 622, 647, 671, 672,
];
