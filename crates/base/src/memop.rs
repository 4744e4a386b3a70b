//! `MemOp`: what an instruction asks of the memory system, in the words of the PTX ISA.
//!
//! The front end makes it from PTX, `mem` obeys it, `report` shows it; nobody has a second spelling.
//! Source: PTX ISA 9.x, "Cache Operators", "Cache Eviction Priority Hints", "Memory Consistency Model",
//! and the instruction pages of `ld`, `st`, `atom`, `red`, `fence`, `prefetch`, `cp.async`, `ldmatrix`.

use crate::scalar::ScalarType;

/// Makes an enum whose variants carry their PTX or JSON spelling.
macro_rules! named {
    ($(#[$m:meta])* $vis:vis enum $name:ident { $($(#[$vm:meta])* $v:ident $text:literal),* $(,)? }) => {
        $(#[$m])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        #[repr(u8)]
        $vis enum $name { $($(#[$vm])* #[doc = concat!("`", $text, "`")] $v,)* }

        impl $name {
            /// Every variant, in table order.
            pub const ALL: &[$name] = &[$($name::$v,)*];

            /// The spelling, without a leading dot.
            pub const fn name(self) -> &'static str { match self { $($name::$v => $text,)* } }

            /// The variant of that spelling (without a leading dot).
            pub fn from_name(name: &str) -> Option<$name> { match name { $($text => Some($name::$v),)* _ => None } }
        }
    };
}

named! {
    /// A state space.
    pub enum Space {
        Generic "generic", Global "global", Shared "shared", SharedCluster "shared::cluster", Local "local",
        Const "const", Param "param", Texture "texture", Surface "surface",
    }
}

named! {
    /// Strength of an access (`sem`). A fence has `acq_rel`, `sc`, `acquire` or `release`.
    pub enum Strength {
        Weak "weak", Relaxed "relaxed", Acquire "acquire", Release "release", AcqRel "acq_rel", Sc "sc",
        Volatile "volatile", Mmio "mmio",
    }
}

named! {
    /// Scope of a strong operation (`sco`).
    pub enum Scope { Cta "cta", Cluster "cluster", Gpu "gpu", Sys "sys" }
}

named! {
    /// The older cache operators; `Default` is none written.
    pub enum CacheOp { Default "", Ca "ca", Cg "cg", Cs "cs", Lu "lu", Cv "cv", Wb "wb", Wt "wt" }
}

named! {
    /// Eviction priority (`cop`) at one cache level; `Default` is none written.
    pub enum EvictionPriority {
        Default "", Normal "evict_normal", First "evict_first", Last "evict_last", Unchanged "evict_unchanged",
        NoAllocate "no_allocate",
    }
}

named! {
    /// How much L2 fetches beside the sectors asked for.
    pub enum L2Prefetch { None "", B64 "64B", B128 "128B", B256 "256B" }
}

named! {
    /// The path by which memory is reached.
    pub enum Proxy { Generic "generic", Async "async", Constant "constant", Texture "texture", Surface "surface", Alias "alias" }
}

named! {
    /// What an atomic or a reduction does.
    pub enum AtomOp {
        And "and", Or "or", Xor "xor", Add "add", Inc "inc", Dec "dec", Min "min", Max "max", Exch "exch", Cas "cas",
    }
}

named! {
    /// `membar` and `fence` flavours.
    pub enum FenceOp {
        AcqRel "acq_rel", Sc "sc", Acquire "acquire", Release "release", ProxyAlias "proxy.alias",
        ProxyAsync "proxy.async", ProxyTensormap "proxy.tensormap", MbarrierInit "mbarrier_init",
    }
}

named! {
    /// Shapes of `ldmatrix` and `stmatrix`: how many times eight rows of 16 bytes, which is how many 8×8 matrices of
    /// 16-bit elements. A 16×16 matrix of bytes counts twice.
    pub enum MatrixShape { X1 "x1", X2 "x2", X4 "x4" }
}

named! {
    /// What a `bar`/`barrier` does.
    pub enum BarrierOp { Sync "sync", Arrive "arrive", RedPopc "red.popc", RedAnd "red.and", RedOr "red.or" }
}

impl MatrixShape {
    /// How many times eight rows.
    pub const fn count(self) -> u32 {
        match self {
            MatrixShape::X1 => 1,
            MatrixShape::X2 => 2,
            MatrixShape::X4 => 4,
        }
    }
}

/// The kind of request.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MemKind {
    /// `ld`.
    Load,
    /// `st`.
    Store,
    /// `atom`: returns the old value.
    Atomic(AtomOp),
    /// `red`: returns nothing.
    Reduction(AtomOp),
    /// `prefetch`, `prefetchu` into L1 or L2.
    Prefetch,
    /// `discard.L2`.
    Discard,
    /// `applypriority`.
    ApplyPriority,
    /// `membar`, `fence`.
    Fence(FenceOp),
    /// `cp.async`: global to shared, completing later.
    AsyncCopy,
    /// `ldmatrix`.
    MatrixLoad(MatrixShape),
    /// `stmatrix`.
    MatrixStore(MatrixShape),
    /// `tex`, `tld4`.
    TextureLoad,
    /// `suld`.
    SurfaceLoad,
    /// `sust`.
    SurfaceStore,
    /// `cp.async.bulk` and its tensor forms.
    BulkCopy,
}

impl MemKind {
    /// The contract's name of the operation.
    pub const fn name(self) -> &'static str {
        match self {
            MemKind::Load => "load",
            MemKind::Store => "store",
            MemKind::Atomic(_) => "atomic",
            MemKind::Reduction(_) => "reduction",
            MemKind::Prefetch => "prefetch",
            MemKind::Discard => "discard",
            MemKind::ApplyPriority => "apply-priority",
            MemKind::Fence(_) => "fence",
            MemKind::AsyncCopy => "async-copy",
            MemKind::MatrixLoad(_) => "matrix-load",
            MemKind::MatrixStore(_) => "matrix-store",
            MemKind::TextureLoad => "texture-load",
            MemKind::SurfaceLoad => "surface-load",
            MemKind::SurfaceStore => "surface-store",
            MemKind::BulkCopy => "bulk-copy",
        }
    }

    /// Does it bring a value back to registers?
    pub const fn reads(self) -> bool {
        matches!(
            self,
            MemKind::Load
                | MemKind::Atomic(_)
                | MemKind::MatrixLoad(_)
                | MemKind::TextureLoad
                | MemKind::SurfaceLoad
        )
    }

    /// Does it change memory?
    pub const fn writes(self) -> bool {
        matches!(
            self,
            MemKind::Store
                | MemKind::Atomic(_)
                | MemKind::Reduction(_)
                | MemKind::AsyncCopy
                | MemKind::MatrixStore(_)
                | MemKind::SurfaceStore
                | MemKind::BulkCopy
        )
    }
}

/// What an instruction asks of the memory system.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MemOp {
    /// Where; `Generic` until the address is known.
    pub space: Space,
    /// What.
    pub kind: MemKind,
    /// Type of one element.
    pub ty: ScalarType,
    /// Elements per lane: 1, 2, 4 or 8.
    pub vec: u8,
    /// Strength (`sem`).
    pub sem: Strength,
    /// Scope (`sco`); none for weak and volatile accesses.
    pub scope: Option<Scope>,
    /// The older cache operator.
    pub cache: CacheOp,
    /// Read-only path (`.nc`).
    pub non_coherent: bool,
    /// L1 eviction priority (`cop`).
    pub l1: EvictionPriority,
    /// L2 eviction priority (`cop`).
    pub l2: EvictionPriority,
    /// A 64-bit cache policy operand is given (`.L2::cache_hint`).
    pub cache_hint: bool,
    /// L2 prefetch size.
    pub l2_prefetch: L2Prefetch,
    /// The path by which memory is reached.
    pub proxy: Proxy,
}

impl MemOp {
    /// A plain weak access without hints.
    pub const fn plain(space: Space, kind: MemKind, ty: ScalarType, vec: u8) -> MemOp {
        MemOp {
            space,
            kind,
            ty,
            vec,
            sem: Strength::Weak,
            scope: None,
            cache: CacheOp::Default,
            non_coherent: false,
            l1: EvictionPriority::Default,
            l2: EvictionPriority::Default,
            cache_hint: false,
            l2_prefetch: L2Prefetch::None,
            proxy: Proxy::Generic,
        }
    }

    /// Bytes that one lane moves. `ldmatrix`/`stmatrix` lanes give a row of 16 bytes each.
    #[inline]
    pub const fn bytes_per_lane(&self) -> u32 {
        match self.kind {
            MemKind::MatrixLoad(_) | MemKind::MatrixStore(_) => 16,
            _ => self.ty.bytes() * self.vec as u32,
        }
    }
}
