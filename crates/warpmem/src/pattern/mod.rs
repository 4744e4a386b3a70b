//! One warp's access pattern without a kernel: the addresses come from an expression over `lane`, the figures
//! from the same counting that a run uses.

mod advice;
mod draw;
mod expr;
mod json;
mod lanes;
#[cfg(test)]
mod tests;

use base::{Diag, LaneMask, MatrixShape, MemKind, MemOp, ScalarType, Shape, Space, WarpAccess};
use gpu::Gpu;
use mem::{AccessFigures, CountConfig, Counter, Phases, TagHash};

use crate::problem::{Failure, Located};

pub use expr::Expr;
pub use json::{PatternJson, SCHEMA};
pub use lanes::parse_lanes;

/// Where the accesses go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PatternSpace {
    /// Shared memory.
    Shared,
    /// Global memory.
    Global,
    /// Constant memory.
    Const,
}

impl PatternSpace {
    /// Every space, with the name that the command line takes.
    pub const NAMES: &[(&str, PatternSpace)] =
        &[("shared", PatternSpace::Shared), ("global", PatternSpace::Global), ("const", PatternSpace::Const)];

    const fn space(self) -> Space {
        match self {
            PatternSpace::Shared => Space::Shared,
            PatternSpace::Global => Space::Global,
            PatternSpace::Const => Space::Const,
        }
    }
}

/// What is asked.
#[derive(Clone, Debug)]
pub struct PatternSpec {
    /// The byte address by lane, in C's syntax over `lane`.
    pub expr: String,
    /// Where the accesses go.
    pub space: PatternSpace,
    /// Bytes of each lane: 1, 2, 4, 8, 16 or 32. Not looked at with `ldmatrix`.
    pub bytes: u32,
    /// Active lanes.
    pub lanes: LaneMask,
    /// The GPU, whose tag hash counts for global memory.
    pub gpu: Gpu,
    /// The addresses are those of matrix rows.
    pub ldmatrix: Option<MatrixShape>,
}

/// One warp's access, counted.
#[derive(Clone, Debug)]
pub struct Pattern {
    /// What was asked.
    pub spec: PatternSpec,
    /// What each lane moves, as an operation.
    pub op: MemOp,
    /// The address of each lane; 0 for those that take no part.
    pub addresses: [u64; 32],
    /// Lanes that take part: the active ones, with `ldmatrix` those that give rows.
    pub mask: LaneMask,
    /// The figures.
    pub figures: AccessFigures,
    /// Lanes and banks of each phase.
    pub phases: Phases,
}

impl PatternSpec {
    /// The operation of each lane.
    fn op(&self) -> Result<MemOp, Diag> {
        if let Some(shape) = self.ldmatrix {
            if self.space != PatternSpace::Shared {
                return Err(Diag::error("ldmatrix-space", "ldmatrix reads shared memory only")
                    .help("leave --space out"));
            }
            return Ok(MemOp::plain(Space::Shared, MemKind::MatrixLoad(shape), ScalarType::B16, 1));
        }
        let (ty, vec) = match self.bytes {
            1 => (ScalarType::B8, 1),
            2 => (ScalarType::B16, 1),
            4 => (ScalarType::B32, 1),
            8 => (ScalarType::B64, 1),
            16 => (ScalarType::B32, 4),
            32 => (ScalarType::B32, 8),
            other => {
                return Err(Diag::error("bytes", format!("a lane cannot access {other} bytes at once"))
                    .help("the widths are 1, 2, 4, 8, 16 and 32"));
            }
        };
        Ok(MemOp::plain(self.space.space(), MemKind::Load, ty, vec))
    }
}

impl Pattern {
    /// Computes the addresses and counts them.
    ///
    /// # Errors
    /// The expression is wrong, has no value for a lane, or an address is negative or misaligned.
    pub fn of(spec: PatternSpec) -> Result<Pattern, Failure> {
        let op = spec.op()?;
        let text = Located::alone("EXPR", spec.expr.clone());
        let expr = Expr::parse(&spec.expr).map_err(|diag| text.problem(diag))?;
        let rows = spec.ldmatrix.map_or(LaneMask::ALL, |shape| LaneMask::first(8 * shape.count()));
        let mask = LaneMask(spec.lanes.0 & rows.0);
        let bytes = op.bytes_per_lane();
        let mut addresses = [0; 32];
        for (lane, address) in addresses.iter_mut().enumerate().filter(|(lane, _)| mask.has(*lane)) {
            let value = expr.value(lane).map_err(|diag| text.problem(diag))?;
            let value_of = format!("the address of lane {lane} is {value}");
            *address = u64::try_from(value).map_err(|_| {
                text.whole(
                    Diag::error("negative-address", format!("{value_of}, below 0"))
                        .help("leave lanes out with --lanes, or add a base to the expression"),
                )
            })?;
            if !address.is_multiple_of(u64::from(bytes)) {
                let what = if spec.ldmatrix.is_some() { "a row" } else { "an access" };
                return Err(text
                    .whole(
                        Diag::error(
                            "misaligned",
                            format!("{value_of}, which is no multiple of {bytes}: {what} of {bytes} bytes would fault"),
                        )
                        .help("an access must lie at a multiple of its own width"),
                    )
                    .into());
            }
        }
        let access =
            WarpAccess { op: &op, pc: 0, warp: 0, mask: spec.lanes, shape: Shape::Lanes(&addresses) };
        let figures = counter(&spec.gpu).figures(&access);
        let phases = Phases::of(&access);
        Ok(Pattern { spec, op, addresses, mask, figures, phases })
    }

    /// Figures of the same lanes at other addresses.
    fn figures_at(&self, change: impl Fn(u64) -> u64) -> AccessFigures {
        let addresses = self.addresses.map(change);
        let shape = Shape::Lanes(&addresses);
        let access = WarpAccess { op: &self.op, pc: 0, warp: 0, mask: self.spec.lanes, shape };
        counter(&self.spec.gpu).figures(&access)
    }

    /// The step from lane to lane if the lanes that take part have one.
    fn stride(&self) -> Option<i64> {
        let mut lanes = self.mask.lanes();
        let (first, second) = (lanes.next()?, lanes.next()?);
        let at = |lane: usize| self.addresses.get(lane).map_or(0, |a| i128::from(*a));
        let apart = (second - first) as i128;
        let step = (at(second) - at(first)) / apart;
        let fits = self.mask.lanes().all(|lane| at(lane) - at(first) == step * (lane - first) as i128);
        i64::try_from(step).ok().filter(|_| fits)
    }

    /// The machine-readable form.
    pub fn json(&self) -> PatternJson {
        PatternJson::of(self)
    }

    /// The drawing, for people.
    pub fn text(&self) -> String {
        draw::draw(self)
    }

    /// What to do about it, if anything: sentences.
    pub fn advice(&self) -> Vec<String> {
        advice::advice(self)
    }
}

fn counter(gpu: &Gpu) -> Counter {
    Counter::new(CountConfig { tag: Some(TagHash::of(gpu)), ..CountConfig::default() })
}
