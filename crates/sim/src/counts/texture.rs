//! Textures and surfaces in counts mode: their texels move, and executions and lanes are counted, no sectors.

use base::{LaneMask, Space};
use exec::fault::{Fault, FaultKind};
use exec::port::Request;
use exec::regs::Regs;
use exec::texture::{self, SurfaceFault};

use super::{CountsPort, Global};

impl CountsPort<'_> {
    /// Textures and surfaces, object by object where lanes name several.
    pub(super) fn access_texture(
        &mut self,
        request: &Request<'_>,
        regs: &mut Regs<'_>,
    ) -> Result<(), Box<Fault>> {
        let (access, inst) = (&request.access, request.inst);
        let Some(op) = &inst.texture else { return Ok(()) };
        let handles = if inst.base.is_none() { [0; 32] } else { regs.get64(inst.base) };
        let mut rest = access.mask.0;
        while rest != 0 {
            let lead = rest.trailing_zeros();
            let handle = handles[(lead & 31) as usize];
            let here = LaneMask(rest).lanes().filter(|&i| handles[i] == handle).fold(0u32, |m, i| m | 1 << i);
            rest &= !here;
            let missing = || FaultKind::BadTexture { handle }.at(access.pc, lead);
            if inst.op.space == Space::Texture {
                let found = self.global.memory().texture(handle).ok_or_else(missing)?;
                let texels = self.global.memory().texels(found).ok_or_else(missing)?;
                texture::fetch(regs, inst, op, here, found, texels);
                continue;
            }
            // Kernels with textures never run ahead.
            let Global::Own(memory) = &mut self.global else { return Err(missing()) };
            let (object, texels) = memory.texels_mut(handle).ok_or_else(missing)?;
            texture::surface(regs, inst, op, here, object, texels).map_err(|fault| {
                let bytes = access.op.bytes_per_lane();
                let (kind, lane) = match fault {
                    SurfaceFault::Beyond { lane, at } => {
                        (FaultKind::BeyondSurface { handle, at, bytes }, lane)
                    }
                    SurfaceFault::Misaligned { lane, at } => {
                        (FaultKind::Misaligned { space: Space::Surface, address: at, bytes }, lane)
                    }
                };
                kind.at(access.pc, lane)
            })?;
        }
        self.count_execution(request.record, access.mask.count());
        Ok(())
    }
}
