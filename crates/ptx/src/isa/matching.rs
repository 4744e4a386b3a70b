//! Which rows of the table a list of modifiers fits. Order is free (compilers and people differ), except
//! among types and among modifiers that the same places take.

use base::ScalarType;
use smallvec::SmallVec;

use super::{Choice, Class, Form, Mnemonic, Modifier, Mods as _, Need, Slot};

/// A row that takes the modifiers.
#[derive(Clone, Debug)]
pub struct Match {
    /// Its place in [`super::FORMS`].
    pub form: u16,
    /// What was written in each type slot; none for types that `base` does not know, or left out.
    pub types: SmallVec<[Option<ScalarType>; 4]>,
    /// Elements of `.vec`.
    pub vec: u8,
    /// Registers of `.x1`, `.x2`, `.x4`.
    pub num: u8,
    /// What the row and the chosen modifiers need: the modifier (none for the row itself) and the need.
    pub needs: SmallVec<[(Option<Modifier>, Need); 2]>,
}

/// How a row fails to take the modifiers.
#[derive(Clone, Debug)]
pub struct Mismatch {
    /// The row.
    pub form: u16,
    /// Modifiers that it has no place for.
    pub left: SmallVec<[Modifier; 4]>,
    /// Places that must be filled and are not.
    pub missing: SmallVec<[&'static Slot; 4]>,
}

impl Mismatch {
    /// How far off it is: what was forgotten counts less than what was written and has no place.
    pub fn distance(&self) -> usize {
        2 * self.left.len() + self.missing.len()
    }
}

/// Every row of the mnemonic that takes the modifiers, in table order.
pub fn matching(mnemonic: Mnemonic, mods: &[Modifier]) -> SmallVec<[Match; 2]> {
    let mut out: SmallVec<[Match; 2]> = SmallVec::new();
    for (index, form) in mnemonic.form_range().zip(mnemonic.forms()) {
        // More modifiers than places: the commonest reason, and the cheapest to see.
        if mods.len() > form.slots.len() {
            continue;
        }
        if let Ok(filled) = fill(form, mods, true) {
            out.push(matched(index as u16, form, &filled, mods));
        }
    }
    out
}

/// The rows by how nearly they take the modifiers, nearest first.
pub fn nearest(mnemonic: Mnemonic, mods: &[Modifier]) -> Vec<Mismatch> {
    let mut all: Vec<Mismatch> = mnemonic
        .form_range()
        .zip(mnemonic.forms())
        .filter_map(|(index, form)| {
            let (left, missing) = fill(form, mods, false).err()?;
            Some(Mismatch { form: index as u16, left, missing })
        })
        .collect();
    all.sort_by_key(Mismatch::distance);
    all
}

type Filled = SmallVec<[Option<&'static Choice>; 12]>;
type Lacks = (SmallVec<[Modifier; 4]>, SmallVec<[&'static Slot; 4]>);

/// The choice that fills each slot; `quick` gives up at the first modifier without a place.
fn fill(form: &'static Form, mods: &[Modifier], quick: bool) -> Result<Filled, Lacks> {
    let mut filled: Filled = SmallVec::from_elem(None, form.slots.len());
    let mut left = SmallVec::new();
    let mut next_type = 0;
    for &m in mods {
        let place = form.slots.iter().zip(&mut filled).enumerate().find_map(|(i, (slot, place))| {
            if place.is_some() || (slot.is_type && i < next_type) {
                return None;
            }
            let choice = slot.choices.iter().find(|c| c.modifier == m)?;
            *place = Some(choice);
            Some((i, slot))
        });
        match place {
            Some((i, slot)) if slot.is_type => next_type = i + 1,
            Some(_) => {}
            None => {
                left.push(m);
                if quick {
                    break;
                }
            }
        }
    }
    let missing: SmallVec<[&'static Slot; 4]> =
        form.slots.iter().zip(&filled).filter(|(s, f)| !s.optional && f.is_none()).map(|(s, _)| s).collect();
    if left.is_empty() && missing.is_empty() { Ok(filled) } else { Err((left, missing)) }
}

fn matched(index: u16, form: &'static Form, filled: &Filled, mods: &[Modifier]) -> Match {
    let type_slots = form.slots.iter().zip(filled).filter(|(s, _)| s.is_type);
    let none = Need::NONE;
    let mut needs: SmallVec<[(Option<Modifier>, Need); 2]> = SmallVec::new();
    if form.need != none {
        needs.push((None, form.need));
    }
    needs.extend(filled.iter().flatten().filter(|c| c.need != none).map(|c| (Some(c.modifier), c.need)));
    Match {
        form: index,
        types: type_slots.map(|(_, c)| c.and_then(|c| c.modifier.scalar_type())).collect(),
        vec: mods.vec(),
        num: registers(mods),
        needs,
    }
}

/// 32-bit registers of a thread's share of `.x1`, `.x2`, `.x4` matrices; 16×16 ones take two each.
fn registers(mods: &[Modifier]) -> u8 {
    let each = if mods.has(Modifier::M16n16) { 2 } else { 1 };
    each * match mods.of(Class::Count) {
        Some(Modifier::X2) => 2,
        Some(Modifier::X4) => 4,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(text: &str) -> Vec<&'static str> {
        let mut words = text.split('.');
        let mnemonic = Mnemonic::from_name(words.next().unwrap()).unwrap();
        let mods: Vec<Modifier> = words.map(|w| Modifier::from_name(w).unwrap()).collect();
        matching(mnemonic, &mods).iter().map(|m| Form::of(m.form).unwrap().text).collect()
    }

    #[test]
    fn order_is_free_but_for_types() {
        assert_eq!(rows("atom.global.gpu.acq_rel.add.u32"), rows("atom.add.acq_rel.global.u32.gpu"));
        assert_eq!(rows("vote.ballot.sync.b32"), rows("vote.sync.ballot.b32"));
        assert!(!rows("cvt.rn.f32.s32").is_empty() && rows("cvt.rn.s32.f32").is_empty());
        assert_eq!(rows("add.s32").len(), 1);
        assert!(rows("add.sat.u32").is_empty());
        assert!(rows("ld.global.global.u32").is_empty());
        assert_eq!(rows("min.f32").len(), 2);
    }

    #[test]
    fn types_go_to_their_slots() {
        let mods = [Modifier::Rzi, Modifier::S32, Modifier::F64];
        let m = matching(Mnemonic::Cvt, &mods);
        assert_eq!(m[0].types.as_slice(), [Some(ScalarType::S32), Some(ScalarType::F64)]);
    }

    #[test]
    fn the_nearest_row_says_what_is_wrong() {
        let near = nearest(Mnemonic::Fma, &[Modifier::F32]);
        assert_eq!(near[0].missing[0].name, "rnd");
        assert!(near[0].left.is_empty());
    }
}
