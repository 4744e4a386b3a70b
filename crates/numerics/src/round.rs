//! The four rounding directions of PTX, as a value for decoded instructions and as types for static dispatch.
//!
//! Source: PTX ISA 9.1, section 9.7.3 (`.rn .rz .rm .rp`) and 9.7.9.21 (`.rni .rzi .rmi .rpi`, which round to an
//! integral value in the same four directions).
//!
//! Directed results are made from the nearest one: the operation is done in round-to-nearest, its error's sign is
//! found exactly, and the result moves by one unit in the last place if it lies on the wrong side. Since the
//! nearest value is at most one unit away from any directed one, this is exact, infinities and subnormals included.

/// A rounding direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rounding {
    /// `.rn`: to nearest, ties to even.
    Rn,
    /// `.rz`: towards zero.
    Rz,
    /// `.rm`: towards minus infinity.
    Rm,
    /// `.rp`: towards plus infinity.
    Rp,
}

impl Rounding {
    /// All four.
    pub const ALL: [Rounding; 4] = [Rounding::Rn, Rounding::Rz, Rounding::Rm, Rounding::Rp];
}

/// A rounding direction as a type: [`Rn`], [`Rz`], [`Rm`] or [`Rp`].
pub trait Round: Copy + Default + 'static {
    /// The direction as a value.
    const MODE: Rounding;
}

/// To nearest, ties to even.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rn;
/// Towards zero.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rz;
/// Towards minus infinity.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rm;
/// Towards plus infinity.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rp;

impl Round for Rn {
    const MODE: Rounding = Rounding::Rn;
}
impl Round for Rz {
    const MODE: Rounding = Rounding::Rz;
}
impl Round for Rm {
    const MODE: Rounding = Rounding::Rm;
}
impl Round for Rp {
    const MODE: Rounding = Rounding::Rp;
}

/// Calls a function that is generic over [`Round`] with the type that a run-time [`Rounding`] names:
/// `with_round!(mode, R => fp32::div::<R, false>(a, b))`.
#[macro_export]
macro_rules! with_round {
    ($mode:expr, $r:ident => $body:expr) => {
        match $mode {
            $crate::round::Rounding::Rn => {
                type $r = $crate::round::Rn;
                $body
            }
            $crate::round::Rounding::Rz => {
                type $r = $crate::round::Rz;
                $body
            }
            $crate::round::Rounding::Rm => {
                type $r = $crate::round::Rm;
                $body
            }
            $crate::round::Rounding::Rp => {
                type $r = $crate::round::Rp;
                $body
            }
        }
    };
}

macro_rules! settle {
    ($(#[$doc:meta])* $name:ident, $f:ty, $u:ty) => {
        $(#[$doc])*
        #[inline(always)]
        pub fn $name<R: Round>(nearest: $f, below: bool, above: bool) -> $f {
            let bits = nearest.to_bits();
            let negative = bits >> (<$u>::BITS - 1) != 0;
            // The change of the magnitude in units in the last place, as two's complement.
            let step: $u = match R::MODE {
                Rounding::Rn => 0,
                Rounding::Rz => (0 as $u).wrapping_sub((if negative { below } else { above }) as $u),
                Rounding::Rm => {
                    let unit = if negative { 1 } else { (0 as $u).wrapping_sub(1) };
                    if above { unit } else { 0 }
                }
                Rounding::Rp => {
                    let unit = if negative { (0 as $u).wrapping_sub(1) } else { 1 };
                    if below { unit } else { 0 }
                }
            };
            <$f>::from_bits(bits.wrapping_add(step))
        }
    };
}

settle! {
    /// Moves the nearest `.f32` to the exact value to the one that `R` asks for. `below`: the nearest value is
    /// less than the exact one; `above`: it is greater; neither: it is exact (or there is nothing to compare, NaN).
    settle32, f32, u32
}
settle! {
    /// [`settle32`] for `.f64`.
    settle64, f64, u64
}

/// Rounds `sum + tail` to odd, where `sum` is their nearest sum: the last bit is set whenever the value is inexact.
/// A later rounding to a format that is at least two bits narrower then sees the exact value's side of every
/// boundary. `sum` must be normal or exact.
#[inline(always)]
pub fn to_odd(sum: f64, tail: f64) -> f64 {
    let bits = sum.to_bits();
    let inexact = (tail > 0.0) | (tail < 0.0);
    let even = bits & 1 == 0;
    let outward = (tail > 0.0) == (sum > 0.0);
    let step = if outward { 1u64 } else { u64::MAX };
    f64::from_bits(if inexact & even { bits.wrapping_add(step) } else { bits })
}

/// `a + b` as the nearest sum and its exact error; the error is an infinity of opposite sign if the sum of finite
/// numbers overflows, and NaN if the sum is an infinity or NaN by its operands.
#[inline(always)]
pub fn two_sum64(a: f64, b: f64) -> (f64, f64) {
    let swap = a.abs() < b.abs();
    let (big, small) = if swap { (b, a) } else { (a, b) };
    let sum = big + small;
    (sum, small - (sum - big))
}

/// [`two_sum64`] on `.f32`.
#[inline(always)]
pub fn two_sum32(a: f32, b: f32) -> (f32, f32) {
    let swap = a.abs() < b.abs();
    let (big, small) = if swap { (b, a) } else { (a, b) };
    let sum = big + small;
    (sum, small - (sum - big))
}
