//! Special registers, and the pure address helpers that need to know where a warp runs.
//!
//! Counts mode has no clock: `%clock` and `%globaltimer` give the operations that the launch has run so far,
//! which grows as time would; records that depend on them have basis `schedule`. What the driver or a profiler would
//! have set (`%envreg` but for the grid's workspace, `%pm`, `%current_graph_exec`) is 0, as where neither has set anything. The parts of the reserved
//! shared memory are not published: the first begins where it does, the second half way.

use base::{Dim3, Space, SpecialReg};
use ir::{Code, Mods, Op, address};

use crate::cluster;
use crate::port::{LaunchShape, Place};
use crate::regs::Regs;

/// `%tid` of the lanes of a warp of a block.
pub fn thread_indices(block: Dim3, warp: u32) -> [[u32; 32]; 3] {
    let mut out = [[0; 32]; 3];
    let [x, y, z] = &mut out;
    for (lane, ((x, y), z)) in x.iter_mut().zip(y).zip(z).enumerate() {
        let t = block.index(warp as u64 * 32 + lane as u64);
        (*x, *y, *z) = (t.x, t.y, t.z);
    }
    out
}

/// What a special register holds besides `%tid`, lane by lane where it differs.
fn value(reg: SpecialReg, shape: &LaunchShape, place: &Place, clock: u64) -> u64 {
    use SpecialReg as R;
    let clusters = |n: u32, c: u32| (n / c.max(1)) as u64;
    let c = shape.cluster;
    let in_cluster =
        Dim3::new(place.ctaid.x % c.x.max(1), place.ctaid.y % c.y.max(1), place.ctaid.z % c.z.max(1));
    match reg {
        R::NtidX => shape.block.x as u64,
        R::NtidY => shape.block.y as u64,
        R::NtidZ => shape.block.z as u64,
        R::CtaidX => place.ctaid.x as u64,
        R::CtaidY => place.ctaid.y as u64,
        R::CtaidZ => place.ctaid.z as u64,
        R::NctaidX => shape.grid.x as u64,
        R::NctaidY => shape.grid.y as u64,
        R::NctaidZ => shape.grid.z as u64,
        R::WarpId => place.slot as u64,
        R::NWarpId => shape.warp_slots as u64,
        R::SmId => place.smid as u64,
        R::NSmId => shape.sms as u64,
        R::GridId => shape.grid_id,
        R::Clock => clock & 0xffff_ffff,
        R::ClockHi => clock >> 32,
        R::Clock64 | R::GlobalTimer => clock,
        R::GlobalTimerLo => clock & 0xffff_ffff,
        R::GlobalTimerHi => clock >> 32,
        R::DynamicSmemSize => shape.dynamic_shared as u64,
        // Both count in the steps in which the hardware sets shared memory aside.
        R::TotalSmemSize => shape.total_shared.next_multiple_of(shape.shared_unit.max(1)) as u64,
        R::AggrSmemSize => {
            (shape.total_shared.next_multiple_of(shape.shared_unit.max(1)) + shape.reserved_bytes) as u64
        }
        R::IsExplicitCluster => (c.count() > 1) as u64,
        R::ClusterIdX => clusters(place.ctaid.x, c.x),
        R::ClusterIdY => clusters(place.ctaid.y, c.y),
        R::ClusterIdZ => clusters(place.ctaid.z, c.z),
        R::NClusterIdX => clusters(shape.grid.x, c.x),
        R::NClusterIdY => clusters(shape.grid.y, c.y),
        R::NClusterIdZ => clusters(shape.grid.z, c.z),
        R::ClusterCtaidX => in_cluster.x as u64,
        R::ClusterCtaidY => in_cluster.y as u64,
        R::ClusterCtaidZ => in_cluster.z as u64,
        R::ClusterNctaidX => c.x as u64,
        R::ClusterNctaidY => c.y as u64,
        R::ClusterNctaidZ => c.z as u64,
        R::ClusterCtaRank => {
            in_cluster.x as u64 + c.x as u64 * (in_cluster.y as u64 + c.y as u64 * in_cluster.z as u64)
        }
        R::ClusterNctaRank => c.count(),
        // Where cooperative groups look for the word at which blocks of a grid wait for one another.
        R::EnvReg1 => shape.grid_workspace >> 32,
        R::EnvReg2 => shape.grid_workspace & 0xffff_ffff,
        R::ReservedSmemBegin | R::ReservedSmem0 => shape.reserved_at as u64,
        R::ReservedSmem1 => (shape.reserved_at + shape.reserved_bytes / 2) as u64,
        R::ReservedSmemEnd => (shape.reserved_at + shape.reserved_bytes) as u64,
        R::ReservedSmemCap => shape.reserved_bytes as u64,
        _ => 0,
    }
}

/// What the operations of this file need to know about the warp.
pub struct Where<'a> {
    /// `%tid` of its lanes.
    pub tid: &'a [[u32; 32]; 3],
    /// Local frame of the running function.
    pub frame: u32,
    /// The launch.
    pub shape: &'a LaunchShape,
    /// The warp's place.
    pub place: &'a Place,
    /// The time.
    pub clock: u64,
}

/// Runs an operation of class `Special` for the lanes of `mask`. Out of the loop: most of it is rare.
#[inline(never)]
pub fn run(op: &Op, regs: &mut Regs<'_>, mask: u32, at: &Where<'_>) {
    match op.code {
        Code::Special => {
            let reg = SpecialReg::ALL.get(op.src[0].0 as usize).copied().unwrap_or(SpecialReg::EnvReg0);
            let lanes = |f: fn(u32) -> u32| std::array::from_fn(|i| f(i as u32));
            let v: [u32; 32] = match reg {
                SpecialReg::TidX => at.tid[0],
                SpecialReg::TidY => at.tid[1],
                SpecialReg::TidZ => at.tid[2],
                SpecialReg::LaneId => lanes(|i| i),
                SpecialReg::LaneMaskEq => lanes(|i| 1 << i),
                SpecialReg::LaneMaskLt => lanes(|i| (1 << i) - 1),
                SpecialReg::LaneMaskLe => lanes(|i| u32::MAX >> (31 - i)),
                SpecialReg::LaneMaskGt => lanes(|i| !(u32::MAX >> (31 - i))),
                SpecialReg::LaneMaskGe => lanes(|i| !((1 << i) - 1)),
                _ => {
                    let v = value(reg, at.shape, at.place, at.clock);
                    match op.ty.bytes() {
                        0 => return regs.set_pred(op.dst, if v != 0 { u32::MAX } else { 0 }, mask),
                        8 => return regs.set64(op.dst, [v; 32], mask),
                        _ => [v as u32; 32],
                    }
                }
            };
            match op.ty.bytes() {
                8 => regs.set64(op.dst, v.map(u64::from), mask),
                2 => regs.set32(op.dst, v.map(|x| x & 0xffff), mask),
                _ => regs.set32(op.dst, v, mask),
            }
        }
        Code::LocalAddr => {
            let a = at.frame as u64 + op.target() as u64;
            match op.ty.bytes() {
                8 => regs.set64(op.dst, [a; 32], mask),
                _ => regs.set32(op.dst, [a as u32; 32], mask),
            }
        }
        Code::Cvta => {
            let space = Space::ALL.get(op.aux as usize).copied().unwrap_or(Space::Global);
            let window = address::window(space);
            let delta = if op.mods.has(Mods::ALT) { window.wrapping_neg() } else { window };
            match op.ty.bytes() {
                8 => {
                    let a = regs.get64(op.src[0]);
                    regs.set64(op.dst, std::array::from_fn(|i| a[i].wrapping_add(delta)), mask);
                }
                _ => {
                    let a = regs.get32(op.src[0]);
                    regs.set32(op.dst, std::array::from_fn(|i| a[i].wrapping_add(delta as u32)), mask);
                }
            }
        }
        // An address keeps its upper half, which is the window of a generic one.
        Code::Mapa => {
            let rank = regs.get32(op.src[1]);
            match op.ty.bytes() {
                8 => {
                    let a = regs.get64(op.src[0]);
                    let to =
                        |i: usize| a[i] >> 32 << 32 | u64::from(cluster::map(a[i] as u32, rank[i] & 0xff));
                    regs.set64(op.dst, std::array::from_fn(to), mask);
                }
                _ => {
                    let a = regs.get32(op.src[0]);
                    regs.set32(op.dst, std::array::from_fn(|i| cluster::map(a[i], rank[i] & 0xff)), mask);
                }
            }
        }
        Code::CtaRank => {
            let a = if op.ty.bytes() == 8 {
                regs.get64(op.src[0]).map(|a| a as u32)
            } else {
                regs.get32(op.src[0])
            };
            let rank = |i: usize| cluster::unmap(a[i]).0.unwrap_or(at.place.rank);
            regs.set32(op.dst, std::array::from_fn(rank), mask);
        }
        Code::Isspacep => {
            let space = Space::ALL.get(op.aux as usize).copied().unwrap_or(Space::Global);
            let a =
                if op.ty.bytes() == 8 { regs.get64(op.src[0]) } else { regs.get32(op.src[0]).map(u64::from) };
            let own = |a: u64| cluster::unmap(a as u32).0.is_none_or(|rank| rank == at.place.rank);
            let inside = |a: u64| match (space, address::space_of(a)) {
                (Space::SharedCluster, found) => found == Space::Shared,
                (Space::Shared, found) => found == Space::Shared && own(a),
                (space, found) => found == space,
            };
            let hit = (0..32).fold(0, |m, i| m | (inside(a[i]) as u32) << i);
            regs.set_pred(op.dst, hit, mask);
        }
        _ => {}
    }
}
