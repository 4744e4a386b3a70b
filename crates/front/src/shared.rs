//! Shared memory of a kernel: its static variables one after another from the base, and right above them the
//! dynamic part, at which every `.extern .shared` array begins.
//!
//! Only variables that the kernel reaches take room, in the order of the file.

use base::{Diag, Span};
use ptx::{Item, Linkage, Symbol, Variable};
use rustc_hash::FxHashMap;

use crate::program::{Fail, Outcome, Program, Reach, layout, shared_variables};

/// More static shared memory than this is refused; no GPU has as much.
const LIMIT: u64 = 1 << 24;

/// Where shared variables lie.
pub struct SharedLayout {
    /// Module variables by name: address.
    pub by_name: FxHashMap<Symbol, u32>,
    /// Variables declared in functions, by the place of their declaration: address.
    pub by_place: FxHashMap<u32, u32>,
    /// Bytes of static variables from the base on.
    pub static_bytes: u32,
    /// Alignment of the dynamic part.
    pub dynamic_align: u32,
}

/// Is it an array whose size is given at launch?
fn is_dynamic(v: &Variable) -> bool {
    v.linkage == Linkage::Extern || v.dims.first().is_some_and(|d| d.is_none())
}

impl SharedLayout {
    /// Lays out what a kernel reaches.
    pub fn new(program: &Program<'_>, reach: &Reach<'_>, base: u32) -> Outcome<SharedLayout> {
        let mut all: Vec<(&Variable, bool)> = Vec::new();
        for item in &program.module.items {
            match item {
                Item::Variable(v) if v.space == ptx::DeclSpace::Shared && reach.names.contains(&v.name) => {
                    all.push((v, true));
                }
                _ => {}
            }
        }
        for f in &reach.functions {
            all.extend(
                shared_variables(f).into_iter().filter(|v| reach.names.contains(&v.name)).map(|v| (v, false)),
            );
        }
        all.sort_by_key(|(v, _)| v.span.start);
        let mut out = SharedLayout {
            by_name: FxHashMap::default(),
            by_place: FxHashMap::default(),
            static_bytes: 0,
            dynamic_align: 16,
        };
        let mut end = base as u64;
        for &(v, at_module) in all.iter().filter(|(v, _)| !is_dynamic(v)) {
            let (bytes, align) = layout(v)?;
            let at = end.next_multiple_of(align);
            end = at + bytes;
            if end > LIMIT {
                return Err(too_large(v.span));
            }
            out.put(v, at_module, at as u32);
        }
        for (v, _) in all.iter().filter(|(v, _)| is_dynamic(v)) {
            out.dynamic_align = out.dynamic_align.max(layout(v)?.1 as u32);
        }
        out.static_bytes = end as u32 - base;
        let dynamic = end.next_multiple_of(out.dynamic_align as u64) as u32;
        for &(v, at_module) in all.iter().filter(|(v, _)| is_dynamic(v)) {
            out.put(v, at_module, dynamic);
        }
        Ok(out)
    }

    fn put(&mut self, v: &Variable, at_module: bool, address: u32) {
        if at_module {
            self.by_name.insert(v.name, address);
        } else {
            self.by_place.insert(v.span.start, address);
        }
    }
}

fn too_large(span: Span) -> Fail {
    Box::new(
        Diag::error("shared-too-large", "static shared memory takes more than 16 MiB").at(span, "up to here"),
    )
}
