//! The instruction table: every mnemonic, every modifier with its class, and the rows of `isa/ptx.isa`.

pub mod example;
pub mod form;
#[rustfmt::skip]
mod generated;
pub mod matching;
pub mod mods;

pub use form::{Choice, Count, Fit, Form, Kind, Need, OperandSpec, Slot, Target, TypeRef};
pub use generated::{Class, FORMS, Mnemonic, Modifier, TARGETS};
pub use mods::{BoolOp, Cmp, Mods, Rounding};

impl Mnemonic {
    /// The name.
    #[inline]
    pub fn name(self) -> &'static str {
        generated::MNEMONIC_NAMES.get(self as usize).copied().unwrap_or("")
    }

    /// The mnemonic of that name.
    pub fn from_name(name: &str) -> Option<Mnemonic> {
        let i = find(&generated::MNEMONIC_SORTED, &generated::MNEMONIC_NAMES, name)?;
        Mnemonic::ALL.get(i).copied()
    }

    /// The rows of the table for it, as a range of [`FORMS`].
    #[inline]
    pub fn form_range(self) -> std::ops::Range<usize> {
        let at = |i: usize| generated::FORM_STARTS.get(i).copied().unwrap_or(0) as usize;
        at(self as usize)..at(self as usize + 1)
    }

    /// The rows of the table for it.
    pub fn forms(self) -> &'static [Form] {
        FORMS.get(self.form_range()).unwrap_or(&[])
    }
}

impl Modifier {
    /// The name without its dot.
    #[inline]
    pub fn name(self) -> &'static str {
        generated::MODIFIER_NAMES.get(self as usize).copied().unwrap_or("")
    }

    /// The modifier of that name (without its dot).
    pub fn from_name(name: &str) -> Option<Modifier> {
        let i = find(&generated::MODIFIER_SORTED, &generated::MODIFIER_NAMES, name)?;
        Modifier::ALL.get(i).copied()
    }

    /// What it speaks of.
    #[inline]
    pub fn class(self) -> Class {
        generated::MODIFIER_CLASSES.get(self as usize).copied().unwrap_or(Class::Flag)
    }
}

impl Form {
    /// The row's place in [`FORMS`], what `Inst::form` holds.
    pub fn of(index: u16) -> Option<&'static Form> {
        FORMS.get(index as usize)
    }

    /// The title of its section in the table.
    pub fn section_title(&self) -> &'static str {
        generated::SECTIONS.get(self.section as usize).copied().unwrap_or("")
    }
}

fn find(sorted: &[u16], names: &[&str], name: &str) -> Option<usize> {
    let at = |i: u16| names.get(i as usize).copied().unwrap_or("");
    sorted.binary_search_by(|&i| at(i).cmp(name)).ok().and_then(|i| sorted.get(i)).map(|&i| i as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_go_both_ways() {
        for &m in Mnemonic::ALL {
            assert_eq!(Mnemonic::from_name(m.name()), Some(m));
            assert!(m.forms().iter().all(|f| f.mnemonic == m) && !m.forms().is_empty());
        }
        for &m in Modifier::ALL {
            assert_eq!(Modifier::from_name(m.name()), Some(m));
        }
        assert_eq!(Mnemonic::from_name("ad"), None);
        assert_eq!(Modifier::from_name(""), None);
    }

    #[test]
    fn modifiers_speak_bases_words() {
        use Modifier as M;
        let list = [M::Acquire, M::Sys, M::SharedCta, M::V4, M::L1EvictLast, M::L2_128B, M::F32];
        assert_eq!(list.sem(), Some(base::Strength::Acquire));
        assert_eq!(list.scope(), Some(base::Scope::Sys));
        assert_eq!(list.space(), base::Space::Shared);
        assert_eq!(list.vec(), 4);
        assert_eq!(list.l1_eviction(), base::EvictionPriority::Last);
        assert_eq!(list.l2_prefetch(), base::L2Prefetch::B128);
        assert_eq!(list.ty(), Some(base::ScalarType::F32));
        assert_eq!(
            [M::Rzi, M::S32, M::F64].types().as_slice(),
            [base::ScalarType::S32, base::ScalarType::F64]
        );
        assert!([M::Rzi].rounds_to_integer());
        assert_eq!([M::Hi, M::U32].comparison(), Some(Cmp::Hi));
    }
}
