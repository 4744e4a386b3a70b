//! Operations on what a warp keeps beside its registers: asynchronous copies and the stack.

use base::LaneMask;
use ir::{Code, Op};

use crate::copies::Copies;
use crate::fault::FaultKind;
use crate::local::{LocalMemory, STACK_BYTES};
use crate::port::SharedMemory;
use crate::regs::Regs;

/// Stands in `aux` of a wait for every copy.
const ALL: u16 = 0xffff;

/// Runs an operation of class `State` for the lanes of a mask. A failure names the lane.
#[inline(never)]
pub(crate) fn run(
    op: &Op,
    regs: &mut Regs<'_>,
    mask: u32,
    local: &mut LocalMemory,
    copies: &mut Copies,
    shared: &mut SharedMemory,
) -> Result<(), (FaultKind, u32)> {
    match op.code {
        Code::AsyncCommit => copies.commit(mask),
        Code::AsyncWait => {
            let pending = if op.aux == ALL { None } else { Some(u32::from(op.aux)) };
            copies.wait(mask, pending, shared);
        }
        Code::Alloca => {
            let bytes = word(op, regs);
            let mut out = [0; 32];
            for lane in LaneMask(mask).lanes() {
                let align = 1u32.checked_shl(op.aux.into()).unwrap_or(1);
                out[lane] = local.allocate(lane, bytes[lane], align).ok_or_else(|| {
                    let text = format!(
                        "alloca of {} bytes: the thread's stack holds {STACK_BYTES} bytes",
                        bytes[lane]
                    );
                    (FaultKind::System(text), lane as u32)
                })?;
            }
            give(op, regs, out, mask);
        }
        Code::StackSave => give(op, regs, local.pointers(), mask),
        Code::StackRestore => {
            let pointers = word(op, regs);
            for lane in LaneMask(mask).lanes() {
                if !local.restore(lane, pointers[lane]) {
                    let text = format!("stackrestore of {:#x}, which lies not on the stack", pointers[lane]);
                    return Err((FaultKind::System(text), lane as u32));
                }
            }
        }
        _ => {}
    }
    Ok(())
}

fn word(op: &Op, regs: &Regs<'_>) -> [u64; 32] {
    if op.ty.bytes() == 8 { regs.get64(op.src[0]) } else { regs.get32(op.src[0]).map(u64::from) }
}

fn give(op: &Op, regs: &mut Regs<'_>, v: [u32; 32], mask: u32) {
    match op.ty.bytes() {
        8 => regs.set64(op.dst, v.map(u64::from), mask),
        _ => regs.set32(op.dst, v, mask),
    }
}
