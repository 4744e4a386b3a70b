//! Textures and surfaces: `tex`, `tld4`, `txq`, `suld`, `sust`, `sured`, `suq`.
//!
//! An object is named by a 64-bit handle or by a `.texref` or `.surfref` variable, whose address is its handle.
//! Refused are samplers apart from their textures, comparisons with a depth, and several samples a texel.

use base::{MemKind, MemOp, Proxy, ScalarType as T, Space, Strength};
use ir::{Beyond, Code, Geometry, Level, Mods, Op, Query, TextureOp};
use ptx::isa::Class;
use ptx::{Address, Inst, Mnemonic as I, Mods as _, Operand};

use super::Body;
use super::memory::Where;
use crate::program::Outcome;
use crate::virt::{V, VMem, VOp};

/// Is a word among the modifiers?
fn says(inst: &Inst, word: &str) -> bool {
    inst.mods.iter().any(|m| m.name() == word)
}

impl Body<'_, '_> {
    fn texture_op(&self, inst: &Inst) -> Outcome<TextureOp> {
        let written = inst.mods.of(Class::Geometry).and_then(|m| Geometry::from_name(m.name()));
        let Some(geometry) = written else {
            return Err(self.refused(format!("`{}`", self.head_text(inst))));
        };
        let component = ["r", "g", "b", "a"].iter().position(|c| says(inst, c));
        Ok(TextureOp {
            geometry,
            integer: inst.mods.last_type() == Some(T::S32),
            level: match inst.mods.of(Class::TexMode).map(|m| m.name()) {
                Some("level") => Level::Given,
                Some("grad") => Level::Gradient,
                _ => Level::Finest,
            },
            gather: component.filter(|_| inst.mnemonic == I::Tld4).map(|c| c as u8),
            offset: false,
            beyond: match () {
                _ if says(inst, "clamp") => Beyond::Clamp,
                _ if says(inst, "zero") => Beyond::Zero,
                _ => Beyond::Trap,
            },
            formatted: says(inst, "p"),
        })
    }

    /// The object's handle.
    fn handle(&mut self, a: &Address) -> Outcome<V> {
        let w = self.locate(a, Space::Global)?;
        if w.base.is_none() {
            return Ok(self.constant(2, w.offset as u128));
        }
        if !w.wide || w.offset != 0 {
            return Err(self
                .wrong("operand-type", "a texture or surface is named by a 64-bit register or a variable"));
        }
        Ok(w.base)
    }

    /// An access to the object of an address whose last part are coordinates.
    fn object(
        &mut self,
        inst: &Inst,
        at: usize,
        kind: MemKind,
        ty: T,
        vec: u8,
    ) -> Outcome<(VMem, TextureOp)> {
        let op = self.texture_op(inst)?;
        let a = self.address(inst, at)?;
        let [coordinates] = a.rest.as_slice() else {
            return Err(self.refused("a sampler apart from its texture"));
        };
        let base = self.handle(a)?;
        let texture = matches!(kind, MemKind::TextureLoad);
        let (space, proxy) = match texture {
            true => (Space::Texture, Proxy::Texture),
            false => (Space::Surface, Proxy::Surface),
        };
        let mem_op =
            MemOp { space, proxy, vec, sem: Strength::Weak, scope: None, ..self.mem_op(inst, kind, ty) };
        let mut m = self.mem(inst, mem_op, Where { base, wide: true, offset: 0, frame: false });
        let list = self.elements(coordinates)?;
        let n = op.geometry.layered() as usize + op.geometry.dimensions();
        if list.len() < n {
            return Err(
                self.wrong("operand-count", format!("{} coordinates where {n} are needed", list.len()))
            );
        }
        let ty = if texture && !op.integer { T::F32 } else { T::S32 };
        for (i, o) in list.iter().take(n).enumerate() {
            let ty = if i == 0 && op.geometry.layered() { T::U32 } else { ty };
            let v = self.read(o, ty)?;
            m.operands.push(v);
        }
        Ok((m, op))
    }

    /// Elements of a vector operand as 32-bit values: as many as the geometry has dimensions.
    fn along(&mut self, m: &mut VMem, op: &TextureOp, o: &Operand, ty: T) -> Outcome<()> {
        let list = self.elements(o)?;
        let n = op.geometry.dimensions();
        if list.len() < n {
            return Err(self.wrong("operand-count", format!("{} elements where {n} are needed", list.len())));
        }
        for o in list.iter().take(n) {
            let v = self.read(o, ty)?;
            m.operands.push(v);
        }
        Ok(())
    }

    /// `tex`, `tld4`.
    pub fn texture(&mut self, inst: &Inst) -> Outcome<()> {
        let ty = self.ty(inst)?;
        let vec = if ty == T::F16x2 { 2 } else { 4 };
        let (mut m, mut op) = self.object(inst, 1, MemKind::TextureLoad, ty, vec)?;
        let mut next = 2;
        match op.level {
            Level::Finest => {}
            Level::Given => {
                let lod = self.read_arg(inst, next, if op.integer { T::S32 } else { T::F32 })?;
                if op.integer {
                    return Err(self.refused("a level with integer coordinates"));
                }
                m.operands.push(lod);
                next += 1;
            }
            Level::Gradient => {
                for _ in 0..2 {
                    let o = self.arg(inst, next)?.clone();
                    self.along(&mut m, &op, &o, T::F32)?;
                    next += 1;
                }
            }
        }
        for o in inst.operands.iter().skip(next) {
            if op.offset || !matches!(o, Operand::Vector(_)) {
                return Err(self.refused("a comparison with the depth of a texture"));
            }
            op.offset = true;
            self.along(&mut m, &op, o, T::S32)?;
        }
        m.inst.texture = Some(op);
        let (d, resident) = match self.arg(inst, 0)? {
            Operand::VectorPair(list, p) => (Operand::Vector(list.clone()), Some(*p)),
            o => (o.clone(), None),
        };
        self.targets_of(&mut m, &d, ty)?;
        self.emit_mem(m);
        if let Some(p) = resident {
            // All of a texture is in memory.
            let dst = self.write(&Operand::Name(p), T::Pred)?;
            let always = self.truth(true);
            self.emit3(Code::Mov, T::Pred, Mods(0), dst, [always, V::NONE, V::NONE]);
        }
        Ok(())
    }

    /// `suld`, `sust`, `sured`.
    pub fn surface(&mut self, inst: &Inst) -> Outcome<()> {
        let ty = self.ty(inst)?;
        let vec = inst.mods.vec();
        let kind = match (inst.mnemonic, inst.mods.atom_op()) {
            (I::Suld, _) => MemKind::SurfaceLoad,
            (I::Sust, _) => MemKind::SurfaceStore,
            (_, Some(op)) => MemKind::Reduction(op),
            _ => return Err(self.refused(format!("`{}`", self.head_text(inst)))),
        };
        let at = if kind == MemKind::SurfaceLoad { 1 } else { 0 };
        let (mut m, mut op) = self.object(inst, at, kind, ty, vec)?;
        op.integer = true;
        m.inst.texture = Some(op);
        match kind {
            MemKind::SurfaceLoad => self.targets_of(&mut m, self.arg(inst, 0)?, ty)?,
            _ => self.sources_of(&mut m, self.arg(inst, 1)?, ty)?,
        }
        self.emit_mem(m);
        Ok(())
    }

    /// `txq`, `suq`.
    pub fn texture_query(&mut self, inst: &Inst) -> Outcome<()> {
        let word = inst.mods.of(Class::Query).map_or("", |m| m.name());
        let query = match word {
            "width" => Query::Width,
            "height" => Query::Height,
            "depth" => Query::Depth,
            "channel_data_type" => Query::ChannelDataType,
            "channel_order" => Query::ChannelOrder,
            "normalized_coords" => Query::NormalizedCoords,
            "force_unnormalized_coords" => Query::ForceUnnormalizedCoords,
            "filter_mode" => Query::FilterMode,
            "addr_mode_0" => Query::AddressMode0,
            "addr_mode_1" => Query::AddressMode1,
            "addr_mode_2" => Query::AddressMode2,
            "array_size" => Query::ArraySize,
            "num_mipmap_levels" => Query::Levels,
            "num_samples" => Query::Samples,
            _ => return Err(self.refused(format!("`{}`", self.head_text(inst)))),
        };
        let handle = self.handle(self.address(inst, 1)?)?;
        let level = if inst.operands.len() > 2 { self.read_arg(inst, 2, T::U32)? } else { V::NONE };
        let dst = self.write(self.arg(inst, 0)?, T::U32)?;
        let mut op = Op::new(Code::TextureQuery, T::U32);
        op.aux = query as u16;
        self.emit(VOp { dst, src: [handle, level, V::NONE], ..VOp::new(op) });
        Ok(())
    }
}
