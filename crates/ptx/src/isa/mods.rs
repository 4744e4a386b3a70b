//! What an instruction's modifiers say, in the words of `base`: the lowering asks here and nowhere else.

use std::sync::LazyLock;

use base::{AtomOp, CacheOp, EvictionPriority, L2Prefetch, ScalarType, Scope, Space, Strength};
use smallvec::SmallVec;

use super::{Class, Modifier};

/// Rounding of a result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rounding {
    /// `.rn`, `.rni`: to nearest, ties to even.
    Nearest,
    /// `.rna`: to nearest, ties away from zero.
    NearestAway,
    /// `.rz`, `.rzi`: towards zero.
    Zero,
    /// `.rm`, `.rmi`: towards minus infinity.
    Down,
    /// `.rp`, `.rpi`: towards plus infinity.
    Up,
    /// `.rs`: stochastic, with bits from an operand.
    Stochastic,
}

/// A comparison; those ending in `u` are true when an operand is NaN.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cmp {
    /// `.eq`
    Eq,
    /// `.ne`
    Ne,
    /// `.lt`
    Lt,
    /// `.le`
    Le,
    /// `.gt`
    Gt,
    /// `.ge`
    Ge,
    /// `.lo`: unsigned less.
    Lo,
    /// `.ls`: unsigned less or same.
    Ls,
    /// `.hi`: unsigned greater.
    Hi,
    /// `.hs`: unsigned greater or same.
    Hs,
    /// `.equ`
    Equ,
    /// `.neu`
    Neu,
    /// `.ltu`
    Ltu,
    /// `.leu`
    Leu,
    /// `.gtu`
    Gtu,
    /// `.geu`
    Geu,
    /// `.num`: neither is NaN.
    Num,
    /// `.nan`: one is NaN.
    Nan,
}

/// `.and`, `.or`, `.xor` of `set` and `setp`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BoolOp {
    /// `.and`
    And,
    /// `.or`
    Or,
    /// `.xor`
    Xor,
}

static SCALARS: LazyLock<Vec<Option<ScalarType>>> =
    LazyLock::new(|| Modifier::ALL.iter().map(|m| ScalarType::from_name(m.name())).collect());

impl Modifier {
    /// The scalar type of that name; none for types that `base` does not know yet.
    #[inline]
    pub fn scalar_type(self) -> Option<ScalarType> {
        SCALARS.get(self as usize).copied().flatten()
    }

    /// The comparison; `.lo` and `.hi` count, which mean something else after `mul`.
    pub const fn comparison(self) -> Option<Cmp> {
        Some(match self {
            Modifier::Eq => Cmp::Eq,
            Modifier::Ne => Cmp::Ne,
            Modifier::Lt => Cmp::Lt,
            Modifier::Le => Cmp::Le,
            Modifier::Gt => Cmp::Gt,
            Modifier::Ge => Cmp::Ge,
            Modifier::Lo => Cmp::Lo,
            Modifier::Ls => Cmp::Ls,
            Modifier::Hi => Cmp::Hi,
            Modifier::Hs => Cmp::Hs,
            Modifier::Equ => Cmp::Equ,
            Modifier::Neu => Cmp::Neu,
            Modifier::Ltu => Cmp::Ltu,
            Modifier::Leu => Cmp::Leu,
            Modifier::Gtu => Cmp::Gtu,
            Modifier::Geu => Cmp::Geu,
            Modifier::Num => Cmp::Num,
            Modifier::Nan => Cmp::Nan,
            _ => return None,
        })
    }
}

/// What a list of modifiers says. Everything returns the first that fits, in written order.
pub trait Mods {
    /// The modifiers.
    fn list(&self) -> &[Modifier];

    /// Is it among them?
    #[inline]
    fn has(&self, m: Modifier) -> bool {
        self.list().contains(&m)
    }

    /// The first of a class.
    #[inline]
    fn of(&self, class: Class) -> Option<Modifier> {
        self.list().iter().copied().find(|m| m.class() == class)
    }

    /// The types in written order; those that `base` does not know are left out.
    fn types(&self) -> SmallVec<[ScalarType; 4]> {
        self.list().iter().filter_map(|m| m.scalar_type()).collect()
    }

    /// The first type.
    fn ty(&self) -> Option<ScalarType> {
        self.list().iter().find_map(|m| m.scalar_type())
    }

    /// The last type.
    fn last_type(&self) -> Option<ScalarType> {
        self.list().iter().rev().find_map(|m| m.scalar_type())
    }

    /// The state space; `Generic` where none is written. `.shared::cta` is `Shared`, `.param::entry` and
    /// `.param::func` are `Param`.
    fn space(&self) -> Space {
        match self.of(Class::Space) {
            Some(Modifier::Global) => Space::Global,
            Some(Modifier::Shared | Modifier::SharedCta) => Space::Shared,
            Some(Modifier::SharedCluster) => Space::SharedCluster,
            Some(Modifier::Local) => Space::Local,
            Some(Modifier::Const) => Space::Const,
            Some(Modifier::Param | Modifier::ParamEntry | Modifier::ParamFunc) => Space::Param,
            _ => Space::Generic,
        }
    }

    /// The scope; `membar.gl` is `Gpu`.
    fn scope(&self) -> Option<Scope> {
        Some(match self.of(Class::Scope)? {
            Modifier::Cta => Scope::Cta,
            Modifier::Cluster => Scope::Cluster,
            Modifier::Sys => Scope::Sys,
            _ => Scope::Gpu,
        })
    }

    /// The strength; `.mmio` wins over the `.relaxed` beside it.
    fn sem(&self) -> Option<Strength> {
        if self.has(Modifier::Mmio) {
            return Some(Strength::Mmio);
        }
        self.of(Class::Sem).and_then(|m| Strength::from_name(m.name()))
    }

    /// The older cache operator.
    fn cache(&self) -> CacheOp {
        self.of(Class::Cache).and_then(|m| CacheOp::from_name(m.name())).unwrap_or(CacheOp::Default)
    }

    /// `.L1::…` eviction priority.
    fn l1_eviction(&self) -> EvictionPriority {
        eviction(self.of(Class::L1Eviction))
    }

    /// `.L2::…` eviction priority.
    fn l2_eviction(&self) -> EvictionPriority {
        eviction(self.of(Class::L2Eviction))
    }

    /// `.L2::cache_hint`
    fn cache_hint(&self) -> bool {
        self.has(Modifier::L2CacheHint)
    }

    /// `.L2::64B` and its kin.
    fn l2_prefetch(&self) -> L2Prefetch {
        self.of(Class::L2Prefetch)
            .and_then(|m| L2Prefetch::from_name(m.name().trim_start_matches("L2::")))
            .unwrap_or(L2Prefetch::None)
    }

    /// Elements of `.v2`, `.v4`, `.v8`; 1 where none is written.
    fn vec(&self) -> u8 {
        match self.of(Class::Vec) {
            Some(Modifier::V2) => 2,
            Some(Modifier::V4) => 4,
            Some(Modifier::V8) => 8,
            _ => 1,
        }
    }

    /// The rounding, where one is written.
    fn rounding(&self) -> Option<Rounding> {
        Some(match self.of(Class::Rounding)? {
            Modifier::Rz | Modifier::Rzi => Rounding::Zero,
            Modifier::Rm | Modifier::Rmi => Rounding::Down,
            Modifier::Rp | Modifier::Rpi => Rounding::Up,
            Modifier::Rna => Rounding::NearestAway,
            Modifier::Rs => Rounding::Stochastic,
            _ => Rounding::Nearest,
        })
    }

    /// Is an integer rounding (`.rni`, …) written?
    fn rounds_to_integer(&self) -> bool {
        matches!(
            self.of(Class::Rounding),
            Some(Modifier::Rni | Modifier::Rzi | Modifier::Rmi | Modifier::Rpi)
        )
    }

    /// The comparison of `set` and `setp`.
    fn comparison(&self) -> Option<Cmp> {
        self.list().iter().find_map(|m| m.comparison())
    }

    /// The boolean operation of `set`, `setp`.
    fn bool_op(&self) -> Option<BoolOp> {
        Some(match self.of(Class::Op)? {
            Modifier::And => BoolOp::And,
            Modifier::Or => BoolOp::Or,
            Modifier::Xor => BoolOp::Xor,
            _ => return None,
        })
    }

    /// The operation of `atom`, `red`, `redux`.
    fn atom_op(&self) -> Option<AtomOp> {
        self.of(Class::Op).and_then(|m| AtomOp::from_name(m.name()))
    }

    /// `.ftz`
    fn ftz(&self) -> bool {
        self.has(Modifier::Ftz)
    }

    /// `.sat`
    fn sat(&self) -> bool {
        self.has(Modifier::Sat)
    }
}

fn eviction(m: Option<Modifier>) -> EvictionPriority {
    m.and_then(|m| m.name().split_once("::"))
        .and_then(|(_, name)| EvictionPriority::from_name(name))
        .unwrap_or(EvictionPriority::Default)
}

impl Mods for [Modifier] {
    #[inline]
    fn list(&self) -> &[Modifier] {
        self
    }
}

impl<const N: usize> Mods for SmallVec<[Modifier; N]>
where
    [Modifier; N]: smallvec::Array<Item = Modifier>,
{
    #[inline]
    fn list(&self) -> &[Modifier] {
        self
    }
}
