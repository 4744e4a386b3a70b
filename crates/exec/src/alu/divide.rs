//! Integer division that vectorises.
//!
//! No processor divides columns of integers, but all divide columns of `f64`. The quotient of two integers below
//! 2^32 is either an integer or at least 2^-32 of itself away from the next one above, much more than an `f64`
//! quotient's error, so cutting that quotient gives the exact one. Division by zero and 64-bit operands that need
//! more than 32 bits are the rare lanes.

use numerics::int::PtxInt;

use super::routine::Careful;

/// The integers of `div` and `rem`.
pub(super) trait Divide: PtxInt {
    /// `div`
    fn careful_quotient(self, b: Self) -> Careful<Self>;
    /// `rem`
    fn careful_remainder(self, b: Self) -> Careful<Self>;
}

/// a / b, cut; anything for a zero `b`.
#[inline(always)]
fn quotient(a: u32, b: u32) -> u32 {
    /// 2^52: an `f64` above it is an integer, which its low bits spell.
    const INTEGRAL: f64 = 4_503_599_627_370_496.0;
    let ratio = f64::from(a) / f64::from(b);
    let nearest = ratio + INTEGRAL;
    let above = nearest - INTEGRAL > ratio;
    (nearest.to_bits() as u32).wrapping_sub(u32::from(above))
}

macro_rules! divide {
    ($($t:ty, fits |$x:pat_param| $fits:expr, magnitude |$y:ident| $magnitude:expr;)*) => { $(
        impl Divide for $t {
            #[inline(always)]
            fn careful_quotient(self, b: Self) -> Careful<Self> {
                let fits = |$x: $t| -> bool { $fits };
                let magnitude = |$y: $t| -> u32 { $magnitude };
                let absolute = quotient(magnitude(self), magnitude(b)) as $t;
                #[allow(unused_comparisons, reason = "the unsigned types have no negative values")]
                let opposite = (self < 0) != (b < 0);
                Careful {
                    quick: if opposite { absolute.wrapping_neg() } else { absolute },
                    rare: (b == 0) | !fits(self) | !fits(b),
                    exact: self.quotient(b),
                }
            }
            #[inline(always)]
            fn careful_remainder(self, b: Self) -> Careful<Self> {
                let Careful { quick, rare, .. } = self.careful_quotient(b);
                Careful { quick: self.wrapping_sub(quick.wrapping_mul(b)), rare, exact: self.remainder(b) }
            }
        }
    )* };
}

divide! {
    u16, fits |_| true, magnitude |x| u32::from(x);
    i16, fits |_| true, magnitude |x| u32::from(x.unsigned_abs());
    u32, fits |_| true, magnitude |x| x;
    i32, fits |_| true, magnitude |x| x.unsigned_abs();
    u64, fits |x| x >> 32 == 0, magnitude |x| x as u32;
    i64, fits |x| x.unsigned_abs() >> 32 == 0, magnitude |x| x.unsigned_abs() as u32;
}
