//! Textures and surfaces: the instructions of a warp on the texels of an object.
//!
//! A port finds the object and its bytes and calls these. Lanes are served in ascending order.

mod object;
mod sample;
mod surface;

use base::{LaneMask, ScalarType};
use ir::{Level, MemInst, TextureOp};
use numerics::half16;
use numerics::minmax::F16;
use numerics::round::Rn;

use crate::regs::Regs;

pub use object::{Addressing, Format, Sampler, Texture};
pub use surface::{SurfaceFault, surface};

use sample::Point;

/// What an operand says to each lane, in the order of [`TextureOp`]'s operands.
struct Operands<'a, 'r> {
    regs: &'a Regs<'r>,
    inst: &'a MemInst,
    next: usize,
}

impl Operands<'_, '_> {
    fn take(&mut self) -> [u32; 32] {
        let slot = self.inst.operands.get(self.next).copied();
        self.next += 1;
        slot.filter(|s| !s.is_none()).map_or([0; 32], |s| self.regs.get32(s))
    }

    fn point(&mut self, op: &TextureOp) -> [Point; 32] {
        let mut points = [Point::default(); 32];
        let n = op.geometry.dimensions();
        let mut each = |column: [u32; 32], set: &dyn Fn(&mut Point, u32)| {
            for (p, v) in points.iter_mut().zip(column) {
                set(p, v);
            }
        };
        if op.geometry.layered() {
            each(self.take(), &|p, v| p.layer = v);
        }
        for d in 0..n {
            each(self.take(), &|p, v| p.at[d] = v);
        }
        match op.level {
            Level::Finest => {}
            Level::Given => each(self.take(), &|p, v| p.level = v),
            Level::Gradient => {
                for g in 0..2 {
                    for d in 0..n {
                        each(self.take(), &|p, v| p.gradients[g][d] = v);
                    }
                }
            }
        }
        if op.offset {
            for d in 0..n {
                each(self.take(), &|p, v| p.offset[d] = v as i32);
            }
        }
        points
    }
}

/// `tex`, `tld4` of the lanes of a mask, on the texels `bytes` of a texture.
pub fn fetch(regs: &mut Regs<'_>, inst: &MemInst, op: &TextureOp, mask: u32, t: &Texture, bytes: &[u8]) {
    let points = Operands { regs, inst, next: 0 }.point(op);
    let mut out = [[0u32; 32]; 4];
    for lane in LaneMask(mask).lanes() {
        let four = sample::sample(t, bytes, op, &points[lane]);
        (0..4).for_each(|k| out[k][lane] = four[k]);
    }
    let half = |x: u32| u32::from(half16::encode32::<F16, Rn>(f32::from_bits(x)));
    for (e, &slot) in inst.data.iter().enumerate().take(4) {
        if slot.is_none() {
            continue;
        }
        let value = match inst.op.ty {
            ScalarType::F16 => out[e].map(half),
            ScalarType::F16x2 => {
                let (low, high) = (out[(2 * e) & 3], out[(2 * e + 1) & 3]);
                std::array::from_fn(|i| half(low[i]) | half(high[i]) << 16)
            }
            _ => out[e],
        };
        regs.set32(slot, value, mask);
    }
}

#[cfg(test)]
mod tests;
