//! A kernel made ready for the loop: every operation beside the routine that runs it.

use base::{Diag, MemKind, Space};
use ir::{Code, Kernel, Op};

use crate::alu;
use crate::regs::{Col, LaneFn, Regs};

/// How the loop deals with an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Class {
    /// Lane arithmetic: call the routine.
    Lane,
    /// A load, store, atomic or reduction with one address in a space that is written.
    Memory,
    /// Any other memory access: generic, of matrices, a copy with two addresses, a prefetch.
    OtherMemory,
    /// A branch.
    Branch,
    /// A special register.
    Special,
    /// An exchange among the lanes of a warp.
    Collective,
    /// Works on what the warp keeps beside its registers: asynchronous copies, the stack.
    State,
    /// A matrix product, or a matrix transposed.
    Matrix,
    /// Anything that changes the control state, handled outside the loop.
    Control,
}

/// An operation ready to run.
#[derive(Clone, Copy)]
pub struct Step {
    /// The operation.
    pub op: Op,
    /// Its routine, for [`Class::Lane`].
    pub run: LaneFn,
    /// How to deal with it.
    pub class: Class,
    /// 1 for the first operation of a PTX statement, else 0.
    pub counts: u8,
}

/// A kernel ready to run.
pub struct Program<'k> {
    /// The kernel.
    pub kernel: &'k Kernel,
    /// Its operations.
    pub steps: Vec<Step>,
    /// Its constants, broadcast.
    pub consts: Vec<Col>,
    /// For which instruction set the routines are compiled.
    pub level: alu::Level,
}

/// Stands where an operation has no routine; never called, since only [`Class::Lane`] calls.
fn no_routine(_: &mut Regs<'_>, _: &Op, _: u32) {}

/// Combined register, predicate and constant bounds are checked once here, so that the loop's own checks never
/// fire.
impl<'k> Program<'k> {
    /// Makes a kernel ready.
    pub fn new(kernel: &'k Kernel, level: alu::Level) -> Result<Program<'k>, Box<Diag>> {
        let mut steps = Vec::with_capacity(kernel.ops.len());
        for (i, op) in kernel.ops.iter().enumerate() {
            let class = class_of(op, kernel);
            let run = match class {
                Class::Lane => alu::select(op, level).ok_or_else(|| {
                    let origin = kernel.origin.get(i).copied().unwrap_or_default();
                    Box::new(
                        Diag::bug(format!("no routine for {:?} on .{}", op.code, op.ty.name()))
                            .at(origin.span, "needed here"),
                    )
                })?,
                _ => no_routine as LaneFn,
            };
            let counts = kernel.origin.get(i).is_some_and(|o| o.first) as u8;
            steps.push(Step { op: *op, run, class, counts });
        }
        // A 64-bit value takes two neighbouring columns as [u64; 32], so (low, high) pairs are laid out as such
        // by `constant_columns`.
        Ok(Program { kernel, steps, consts: constant_columns(kernel), level })
    }
}

fn class_of(op: &Op, kernel: &Kernel) -> Class {
    match op.code {
        Code::Nop
        | Code::LocalAddr
        | Code::Isspacep
        | Code::Cvta
        | Code::Mapa
        | Code::CtaRank
        | Code::Special => Class::Special,
        Code::AsyncCommit | Code::AsyncWait | Code::Alloca | Code::StackSave | Code::StackRestore => {
            Class::State
        }
        Code::Shfl | Code::Vote | Code::Match | Code::Redux | Code::ActiveMask | Code::Elect => {
            Class::Collective
        }
        Code::Mma | Code::MovMatrix => Class::Matrix,
        Code::Bra => Class::Branch,
        Code::Mem => match kernel.mem.get(op.aux as usize) {
            Some(m) if m.texture.is_some() => Class::OtherMemory,
            Some(m) if m.op.space == Space::Generic || m.second.is_some() => Class::OtherMemory,
            Some(m) => match m.op.kind {
                MemKind::Load | MemKind::Store | MemKind::Atomic(_) | MemKind::Reduction(_) => Class::Memory,
                _ => Class::OtherMemory,
            },
            None => Class::Control,
        },
        Code::Brx
        | Code::Call
        | Code::Ret
        | Code::Exit
        | Code::Trap
        | Code::Bar
        | Code::BarWarp
        | Code::BarCluster
        | Code::TextureQuery
        | Code::Fence
        | Code::Nanosleep => Class::Control,
        _ => Class::Lane,
    }
}

/// Broadcasts the constants. Which of them are halves of wider ones follows from the operations that read
/// them, so the kernel keeps them as words and this gives each the layout of both uses: column `i` holds word
/// `i` in every lane for 32-bit reads; wide constants are stored by lowering at their own index.
fn constant_columns(kernel: &Kernel) -> Vec<Col> {
    let mut out: Vec<Col> = kernel.constants.iter().map(|&w| Col::splat(w)).collect();
    for &(index, words) in &kernel.wide_constants {
        let (i, n) = (index as usize, words as usize);
        let Some(columns) = out.get_mut(i..i + n) else { continue };
        let source: Vec<u32> = kernel.constants[i..i + n].to_vec();
        for (k, col) in columns.iter_mut().enumerate() {
            for (j, word) in col.0.iter_mut().enumerate() {
                *word = source[(k * 32 + j) % n];
            }
        }
    }
    out
}
