//! Surfaces: loads, stores and reductions by byte or by sample.
//!
//! Source: PTX ISA, "Surface Instructions". The first coordinate counts bytes (`.b`) or samples (`.p`), the others rows,
//! slices or layers. `.clamp` moves a coordinate to the nearest one at which the whole access lies inside.

use base::{AtomOp, LaneMask, MemKind, ScalarType};
use ir::{Beyond, MemInst, TextureOp};

use super::Operands;
use super::object::{Format, Texture};
use crate::regs::Regs;

/// Why a surface access cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SurfaceFault {
    /// It lies beyond the edge, and `.trap` is written.
    Beyond {
        /// The lane.
        lane: u32,
        /// Its coordinates: x in bytes, y, z or the layer.
        at: [i64; 3],
    },
    /// Its byte offset is no multiple of its size.
    Misaligned {
        /// The lane.
        lane: u32,
        /// The offset.
        at: u64,
    },
}

/// `suld`, `sust` and `sured` of the lanes of a mask, on the texels `bytes` of a surface.
///
/// # Errors
/// The first lane that reaches beyond the edge under `.trap`, or is misaligned; those before it have taken effect.
pub fn surface(
    regs: &mut Regs<'_>,
    inst: &MemInst,
    op: &TextureOp,
    mask: u32,
    t: &Texture,
    bytes: &mut [u8],
) -> Result<(), SurfaceFault> {
    let points = Operands { regs, inst, next: 0 }.point(op);
    let element = inst.op.ty.bytes() as usize;
    let reach = if op.formatted { t.texel_bytes() as usize } else { element * inst.data.len() };
    let wide = inst.data_bits > 32;
    let source: Vec<[u64; 32]> = match inst.op.kind {
        MemKind::SurfaceLoad => Vec::new(),
        _ => inst
            .data
            .iter()
            .map(|&s| match s {
                s if s.is_none() => [0; 32],
                s if wide => regs.get64(s),
                s => regs.get32(s).map(u64::from),
            })
            .collect(),
    };
    let mut loaded = vec![[0u64; 32]; inst.data.len()];
    for lane in LaneMask(mask).lanes() {
        let p = &points[lane];
        let depth = if op.geometry.layered() { p.layer as i32 } else { p.at[2] as i32 };
        let y = if op.geometry.dimensions() > 1 { p.at[1] as i32 } else { 0 };
        let scale = if op.formatted { t.texel_bytes() as i64 } else { 1 };
        let at = [i64::from(p.at[0] as i32) * scale, i64::from(y), i64::from(depth)];
        let place = match place(t, op, reach as u64, at) {
            Some(place) => place,
            None if op.beyond == Beyond::Trap => return Err(SurfaceFault::Beyond { lane: lane as u32, at }),
            None => continue,
        };
        if place % reach.next_power_of_two().min(16) as u64 != 0 && !op.formatted {
            return Err(SurfaceFault::Misaligned { lane: lane as u32, at: place });
        }
        let Some(room) = bytes.get_mut(place as usize..).and_then(|b| b.get_mut(..reach)) else { continue };
        match inst.op.kind {
            MemKind::SurfaceLoad => {
                for (value, piece) in loaded.iter_mut().zip(room.chunks_exact(element.max(1))) {
                    value[lane] = read(piece);
                }
            }
            MemKind::Reduction(what) => {
                let operand = source.first().map_or(0, |s| s[lane]);
                // Of a formatted one the format says whether the data is signed.
                let ty = match (op.formatted, t.format, element) {
                    (true, Format::I8 | Format::I16 | Format::I32, 8) => ScalarType::S64,
                    (true, Format::I8 | Format::I16 | Format::I32, _) => ScalarType::S32,
                    _ => inst.op.ty,
                };
                if let Some(room) = room.get_mut(..element) {
                    let new = reduce(what, ty, read(room), operand).to_le_bytes();
                    room.copy_from_slice(new.get(..element).unwrap_or(&[0; 8][..element.min(8)]));
                }
            }
            _ if op.formatted => {
                let size = t.format.bytes() as usize;
                for (component, piece) in source.iter().zip(room.chunks_exact_mut(size)) {
                    let new = t.component(component[lane] as u32);
                    piece.copy_from_slice(new.get(..size).unwrap_or(&[]));
                }
            }
            _ => {
                for (value, piece) in source.iter().zip(room.chunks_exact_mut(element.max(1))) {
                    piece.copy_from_slice(value[lane].to_le_bytes().get(..element).unwrap_or(&[]));
                }
            }
        }
    }
    if inst.op.kind == MemKind::SurfaceLoad {
        for (&slot, value) in inst.data.iter().zip(&loaded) {
            match slot {
                s if s.is_none() => {}
                s if wide => regs.set64(s, *value, mask),
                s => regs.set32(s, value.map(|v| v as u32), mask),
            }
        }
    }
    Ok(())
}

fn read(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |v, &b| v << 8 | u64::from(b))
}

/// The byte of the surface at which an access of `reach` bytes begins; none where it lies beyond the edge.
fn place(t: &Texture, op: &TextureOp, reach: u64, [x, y, z]: [i64; 3]) -> Option<u64> {
    let [w, h, d] = t.size;
    let row = u64::from(w) * t.texel_bytes();
    let deep = if t.geometry.layered() || t.geometry.faces() > 1 { t.layers * t.geometry.faces() } else { d };
    let last = [row.checked_sub(reach)?, u64::from(h) - 1, u64::from(deep) - 1].map(|n| n as i64);
    let at = [x, y, z];
    let inside = (0..3).all(|i| (0..=last[i]).contains(&at[i]));
    let [x, y, z] = match op.beyond {
        _ if inside => at,
        Beyond::Clamp => std::array::from_fn(|i| at[i].clamp(0, last[i])),
        _ => return None,
    };
    Some(t.offset(0, [0, y as u32, z as u32]) + x as u64)
}

fn reduce(what: AtomOp, ty: ScalarType, old: u64, b: u64) -> u64 {
    let signed = |x: u64| if ty.bytes() == 8 { x as i64 } else { i64::from(x as u32 as i32) };
    let least = |less: bool| if less { old } else { b };
    match what {
        AtomOp::Add => old.wrapping_add(b),
        AtomOp::And => old & b,
        AtomOp::Or => old | b,
        AtomOp::Min if ty.is_signed() => least(signed(old) <= signed(b)),
        AtomOp::Max if ty.is_signed() => least(signed(old) >= signed(b)),
        AtomOp::Min => old.min(b),
        AtomOp::Max => old.max(b),
        _ => old,
    }
}
