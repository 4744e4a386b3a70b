//! From a scalar function to a warp routine.
//!
//! `level.map2(lane!(u32: |a, b| a & b))` is the routine that combines two columns under a mask.
//! Each shape of operation (how many operands, where the result goes) is written here once, as a lane loop around a
//! [`Scalar`] function; `routines!` compiles the loop for the portable target and once more with AVX2, FMA and
//! BMI2. `lane!` makes a type of the function, so the loop knows it statically; it is always inlined, without
//! which it would neither vectorise nor use the target's instructions.

use ir::{Code, Op, Slot};

use super::Level;
use super::lane::Lane;
use crate::regs::{LaneFn, Regs};

/// What happens in one lane, as a type; made by [`lane!`].
pub(super) trait Scalar<Operands> {
    /// What it gives.
    type Out;
    /// The function.
    fn of(operands: Operands) -> Self::Out;
}

/// `lane!(u32: |a, b| a & b)`: a [`Scalar`] where all operands and the result have that type;
/// `lane!(|a: u32, n: i32| -> f32 { … })` where they differ. It may name the items around it (such as the types and
/// constants that `with_round!` and `with_flags!` define), but captures nothing.
macro_rules! lane {
    (|$($x:ident: $t:ty),+| -> $out:ty $body:block) => {{
        struct InOneLane;
        impl $crate::alu::routine::Scalar<($($t,)+)> for InOneLane {
            type Out = $out;
            #[inline(always)]
            fn of(($($x,)+): ($($t,)+)) -> $out $body
        }
        InOneLane
    }};
    ($t:ty: |$a:ident| $body:expr) => { lane!(|$a: $t| -> $t { $body }) };
    ($t:ty: |$a:ident, $b:ident| $body:expr) => { lane!(|$a: $t, $b: $t| -> $t { $body }) };
    ($t:ty: |$a:ident, $b:ident, $c:ident| $body:expr) => { lane!(|$a: $t, $b: $t, $c: $t| -> $t { $body }) };
}
pub(super) use lane;

/// A result with its careful form: the quick value of every lane is right unless some lane is rare; then the exact
/// values of all lanes count.
pub(super) struct Careful<D> {
    /// Cheap.
    pub(super) quick: D,
    /// Might `quick` be wrong?
    pub(super) rare: bool,
    /// Right, not cheap.
    pub(super) exact: D,
}

/// Defines methods of [`Level`] that make a [`LaneFn`] of a [`Scalar`] `F`, from the body of the routine.
macro_rules! routines {
    ($(
        $(#[$doc:meta])*
        $name:ident<$($g:ident: $bound:ident),*>(($($arg:ty),+) -> $out:ty, $regs:ident, $op:ident, $mask:ident) $body:block
    )*) => { impl Level { $(
        $(#[$doc])*
        pub(super) fn $name<$($g: $bound,)* F: Scalar<($($arg,)+), Out = $out>>(self, _: F) -> Option<LaneFn> {
            #[inline(always)]
            fn body<$($g: $bound,)* F: Scalar<($($arg,)+), Out = $out>>(
                $regs: &mut Regs<'_>,
                $op: &Op,
                $mask: u32,
            ) $body
            fn portable<$($g: $bound,)* F: Scalar<($($arg,)+), Out = $out>>(
                regs: &mut Regs<'_>,
                op: &Op,
                mask: u32,
            ) {
                body::<$($g,)* F>(regs, op, mask)
            }
            #[cfg(target_arch = "x86_64")]
            #[target_feature(enable = "avx2,fma,bmi1,bmi2,lzcnt,popcnt")]
            fn avx2<$($g: $bound,)* F: Scalar<($($arg,)+), Out = $out>>(
                regs: &mut Regs<'_>,
                op: &Op,
                mask: u32,
            ) {
                body::<$($g,)* F>(regs, op, mask)
            }
            Some(match self {
                #[cfg(target_arch = "x86_64")]
                Level::Avx2 => avx2::<$($g,)* F>,
                _ => portable::<$($g,)* F>,
            })
        }
    )* } };
}

/// `lanes!(D; i => value)`: the register bits of a value per lane.
macro_rules! lanes {
    ($d:ty; $i:ident => $value:expr) => {{
        let mut all = [<$d as Lane>::Raw::default(); 32];
        for $i in 0..32 {
            all[$i] = <$d as Lane>::raw($value);
        }
        all
    }};
}

/// `bits!(i => condition)`: a lane mask.
macro_rules! bits {
    ($i:ident => $condition:expr) => {{
        let mut bytes = [0u8; 32];
        for $i in 0..32 {
            bytes[$i] = if $condition { 0xff } else { 0 };
        }
        gather_bits(bytes)
    }};
}

/// `careful!(D; i => careful value)`: as [`lanes!`], of [`Careful`] values.
macro_rules! careful {
    ($d:ty; $i:ident => $value:expr) => {{
        let mut all = [<$d as Lane>::Raw::default(); 32];
        let mut rare = false;
        for $i in 0..32 {
            let value: Careful<$d> = $value;
            all[$i] = <$d as Lane>::raw(value.quick);
            rare |= value.rare;
        }
        if rare {
            all = lanes!($d; $i => ($value).exact);
        }
        all
    }};
}

/// Bit `i` is set where byte `i` is 0xff rather than 0.
#[inline(always)]
fn gather_bits(bytes: [u8; 32]) -> u32 {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{__m128i, _mm_movemask_epi8};
        let [low, high]: [__m128i; 2] = bytemuck::cast(bytes);
        // SAFETY: SSE2 is part of every x86-64.
        unsafe { _mm_movemask_epi8(low) as u32 | (_mm_movemask_epi8(high) as u32) << 16 }
    }
    #[cfg(not(target_arch = "x86_64"))]
    {
        // The product gathers the lowest bits of eight bytes in its highest byte.
        let eights: [u64; 4] = bytemuck::cast(bytes);
        let gather = |x: u64| ((x & 0x0101_0101_0101_0101).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32;
        gather(eights[0]) | gather(eights[1]) << 8 | gather(eights[2]) << 16 | gather(eights[3]) << 24
    }
}

/// Is one of these `f64` a NaN? Pairs share a comparison.
#[inline(always)]
fn any_nan(values: &[u64; 32]) -> bool {
    let mut any = false;
    for i in 0..16 {
        any |= f64::from_bits(values[i]).is_nan() | f64::from_bits(values[i + 16]).is_nan();
    }
    any
}

/// The order of an `f32`'s magnitude above zero, with zero at the top.
#[inline(always)]
fn above_zero(bits: u32) -> u32 {
    (bits << 1).wrapping_sub(1)
}

/// [`above_zero`] of the first number after 2^-126, less one.
const LEAST_NORMAL: u32 = 0x0100_0000;
/// Bits of infinity without the sign, shifted left.
const INFINITE: u32 = 0xff00_0000;

/// Two `.ue8m0` scales of 1.
static ABSENT: [u32; 32] = [0x7f7f; 32];

/// A column, or [`ABSENT`].
#[inline(always)]
fn optional<'r>(regs: &'r Regs<'_>, slot: Slot) -> &'r [u32; 32] {
    if slot.is_none() { &ABSENT } else { <u32 as Lane>::column(regs, slot) }
}

/// Is bit `i` of the mask set?
#[inline(always)]
fn has(mask: u32, i: usize) -> bool {
    mask & 1 << i != 0
}

/// The carries that come in.
#[inline(always)]
fn carry_in(regs: &Regs<'_>, op: &Op) -> u32 {
    match op.code {
        Code::AddCc | Code::SubCc | Code::MadCc => 0,
        _ => regs.pred(Slot(op.aux)),
    }
}

/// Writes the carries that go out.
#[inline(always)]
fn carry_out(regs: &mut Regs<'_>, op: &Op, carries: u32, mask: u32) {
    if !matches!(op.code, Code::Addc | Code::Subc | Code::Madc) {
        regs.set_pred(Slot(op.aux), carries, mask);
    }
}

routines! {
    /// `dst ← f(src[0])`
    map1<A: Lane, D: Lane>((A) -> D, regs, op, mask) {
        let a = A::column(regs, op.src[0]);
        let d = lanes!(D; i => F::of((A::of(a[i]),)));
        D::put(regs, op.dst, d, mask);
    }

    /// `dst ← f(src[0], src[1])`
    map2<A: Lane, B: Lane, D: Lane>((A, B) -> D, regs, op, mask) {
        let (a, b) = (A::column(regs, op.src[0]), B::column(regs, op.src[1]));
        let d = lanes!(D; i => F::of((A::of(a[i]), B::of(b[i]))));
        D::put(regs, op.dst, d, mask);
    }

    /// `dst ← f(src[0], src[1], src[2])`
    map3<A: Lane, B: Lane, C: Lane, D: Lane>((A, B, C) -> D, regs, op, mask) {
        let (a, b) = (A::column(regs, op.src[0]), B::column(regs, op.src[1]));
        let c = C::column(regs, op.src[2]);
        let d = lanes!(D; i => F::of((A::of(a[i]), B::of(b[i]), C::of(c[i]))));
        D::put(regs, op.dst, d, mask);
    }

    /// `dst ← f(src[0], src[1], src[2], slot aux)`
    map4<A: Lane, B: Lane, C: Lane, E: Lane, D: Lane>((A, B, C, E) -> D, regs, op, mask) {
        let (a, b) = (A::column(regs, op.src[0]), B::column(regs, op.src[1]));
        let (c, e) = (C::column(regs, op.src[2]), E::column(regs, Slot(op.aux)));
        let d = lanes!(D; i => F::of((A::of(a[i]), B::of(b[i]), C::of(c[i]), E::of(e[i]))));
        D::put(regs, op.dst, d, mask);
    }

    /// `dst ← f(src[0], aux)`
    map1_aux<A: Lane, D: Lane>((A, u16) -> D, regs, op, mask) {
        let a = A::column(regs, op.src[0]);
        let d = lanes!(D; i => F::of((A::of(a[i]), op.aux)));
        D::put(regs, op.dst, d, mask);
    }

    /// `dst ← f(src[0], src[2])`, where `src[2]` may be absent, which reads as `ABSENT` in every lane.
    map1_or<A: Lane, D: Lane>((A, u32) -> D, regs, op, mask) {
        let (a, c) = (A::column(regs, op.src[0]), optional(regs, op.src[2]));
        let d = lanes!(D; i => F::of((A::of(a[i]), c[i])));
        D::put(regs, op.dst, d, mask);
    }

    /// `dst ← f(src[0], src[1], src[2])`, likewise.
    map2_or<A: Lane, D: Lane>((A, A, u32) -> D, regs, op, mask) {
        let (a, b) = (A::column(regs, op.src[0]), A::column(regs, op.src[1]));
        let c = optional(regs, op.src[2]);
        let d = lanes!(D; i => F::of((A::of(a[i]), A::of(b[i]), c[i])));
        D::put(regs, op.dst, d, mask);
    }

    /// `dst ← f(src[0], src[1], src[2], aux)`
    map3_aux<A: Lane, B: Lane, C: Lane, D: Lane>((A, B, C, u16) -> D, regs, op, mask) {
        let (a, b) = (A::column(regs, op.src[0]), B::column(regs, op.src[1]));
        let c = C::column(regs, op.src[2]);
        let d = lanes!(D; i => F::of((A::of(a[i]), B::of(b[i]), C::of(c[i]), op.aux)));
        D::put(regs, op.dst, d, mask);
    }

    /// `dst ← f(src[0])`, quickly unless a lane is rare.
    careful1<A: Lane, D: Lane>((A) -> Careful<D>, regs, op, mask) {
        let a = A::column(regs, op.src[0]);
        let d = careful!(D; i => F::of((A::of(a[i]),)));
        D::put(regs, op.dst, d, mask);
    }

    /// `dst ← f(src[0], src[1])`, likewise.
    careful2<A: Lane, B: Lane, D: Lane>((A, B) -> Careful<D>, regs, op, mask) {
        let (a, b) = (A::column(regs, op.src[0]), B::column(regs, op.src[1]));
        let d = careful!(D; i => F::of((A::of(a[i]), B::of(b[i]))));
        D::put(regs, op.dst, d, mask);
    }

    /// `dst ← f(src[0], src[1], src[2])`, likewise.
    careful3<A: Lane, B: Lane, C: Lane, D: Lane>((A, B, C) -> Careful<D>, regs, op, mask) {
        let (a, b) = (A::column(regs, op.src[0]), B::column(regs, op.src[1]));
        let c = C::column(regs, op.src[2]);
        let d = careful!(D; i => F::of((A::of(a[i]), B::of(b[i]), C::of(c[i]))));
        D::put(regs, op.dst, d, mask);
    }

    /// `.ftz`: `dst ← f(src[0], src[1])`, where `f` gives the result without flushing and the exact one. They agree where
    /// neither an operand nor the result is subnormal, the least normal number or NaN.
    ftz2<>((f32, f32) -> (f32, f32), regs, op, mask) {
        let (a, b) = (f32::column(regs, op.src[0]), f32::column(regs, op.src[1]));
        let mut d = [0u32; 32];
        let (mut least, mut most) = (u32::MAX, 0);
        for i in 0..32 {
            let quick = F::of((f32::of(a[i]), f32::of(b[i]))).0.to_bits();
            d[i] = quick;
            least = least.min(above_zero(a[i])).min(above_zero(b[i])).min(above_zero(quick));
            most = most.max(quick << 1);
        }
        if least < LEAST_NORMAL || most > INFINITE {
            d = lanes!(f32; i => F::of((f32::of(a[i]), f32::of(b[i]))).1);
        }
        f32::put(regs, op.dst, d, mask);
    }

    /// `.ftz`: `dst ← f(src[0], src[1], src[2])`, likewise.
    ftz3<>((f32, f32, f32) -> (f32, f32), regs, op, mask) {
        let (a, b) = (f32::column(regs, op.src[0]), f32::column(regs, op.src[1]));
        let c = f32::column(regs, op.src[2]);
        let mut d = [0u32; 32];
        let (mut least, mut most) = (u32::MAX, 0);
        for i in 0..32 {
            let quick = F::of((f32::of(a[i]), f32::of(b[i]), f32::of(c[i]))).0.to_bits();
            d[i] = quick;
            least = least.min(above_zero(a[i])).min(above_zero(b[i])).min(above_zero(c[i]));
            least = least.min(above_zero(quick));
            most = most.max(quick << 1);
        }
        if least < LEAST_NORMAL || most > INFINITE {
            d = lanes!(f32; i => F::of((f32::of(a[i]), f32::of(b[i]), f32::of(c[i]))).1);
        }
        f32::put(regs, op.dst, d, mask);
    }

    /// `dst ← f(src[0])`, where `f` gives the host's result and the exact one, which differ in NaNs alone.
    host1<A: Lane>((A) -> (f64, f64), regs, op, mask) {
        let a = A::column(regs, op.src[0]);
        let mut d = lanes!(f64; i => F::of((A::of(a[i]),)).0);
        if any_nan(&d) {
            d = lanes!(f64; i => F::of((A::of(a[i]),)).1);
        }
        f64::put(regs, op.dst, d, mask);
    }

    /// `dst ← f(src[0], src[1])`, likewise.
    host2<>((f64, f64) -> (f64, f64), regs, op, mask) {
        let (a, b) = (f64::column(regs, op.src[0]), f64::column(regs, op.src[1]));
        let mut d = lanes!(f64; i => F::of((f64::of(a[i]), f64::of(b[i]))).0);
        if any_nan(&d) {
            d = lanes!(f64; i => F::of((f64::of(a[i]), f64::of(b[i]))).1);
        }
        f64::put(regs, op.dst, d, mask);
    }

    /// `dst ← f(src[0], src[1], src[2])`, likewise.
    host3<>((f64, f64, f64) -> (f64, f64), regs, op, mask) {
        let (a, b) = (f64::column(regs, op.src[0]), f64::column(regs, op.src[1]));
        let c = f64::column(regs, op.src[2]);
        let mut d = lanes!(f64; i => F::of((
            f64::of(a[i]), f64::of(b[i]), f64::of(c[i])
        )).0);
        if any_nan(&d) {
            d = lanes!(f64; i => F::of((
                f64::of(a[i]), f64::of(b[i]), f64::of(c[i])
            )).1);
        }
        f64::put(regs, op.dst, d, mask);
    }

    /// `dst ← f(predicate src[0])`
    of_predicate<D: Lane>((bool) -> D, regs, op, mask) {
        let p = regs.pred(op.src[0]);
        let d = lanes!(D; i => F::of((has(p, i),)));
        D::put(regs, op.dst, d, mask);
    }

    /// `dst ← f(src[0], src[1], predicate src[2])`
    choose<A: Lane>((A, A, bool) -> A, regs, op, mask) {
        let (a, b) = (A::column(regs, op.src[0]), A::column(regs, op.src[1]));
        let p = regs.pred(op.src[2]);
        let d = lanes!(A; i => F::of((A::of(a[i]), A::of(b[i]), has(p, i))));
        A::put(regs, op.dst, d, mask);
    }

    /// Predicate `dst ← f(src[0])`
    test<A: Lane>((A) -> bool, regs, op, mask) {
        let a = A::column(regs, op.src[0]);
        let holds = bits!(i => F::of((A::of(a[i]),)));
        regs.set_pred(op.dst, holds, mask);
    }

    /// `setp` and `set`: `f(src[0], src[1])`, combined with predicate `src[2]`.
    compare<A: Lane>((A, A) -> bool, regs, op, mask) {
        let (a, b) = (A::column(regs, op.src[0]), A::column(regs, op.src[1]));
        let holds = bits!(i => F::of((A::of(a[i]), A::of(b[i]))));
        super::compare::finish(regs, op, holds, mask);
    }

    /// A sum with carry: `f(src[0], src[1], carry in)` gives the result and the carry out; predicate `aux`.
    carry2<A: Lane>((A, A, bool) -> (A, bool), regs, op, mask) {
        let (a, b) = (A::column(regs, op.src[0]), A::column(regs, op.src[1]));
        let carry = carry_in(regs, op);
        let d = lanes!(A; i => F::of((A::of(a[i]), A::of(b[i]), has(carry, i))).0);
        let out = bits!(i => F::of((A::of(a[i]), A::of(b[i]), has(carry, i))).1);
        carry_out(regs, op, out, mask);
        A::put(regs, op.dst, d, mask);
    }

    /// A product plus `src[2]` with carry, likewise.
    carry3<A: Lane>((A, A, A, bool) -> (A, bool), regs, op, mask) {
        let (a, b) = (A::column(regs, op.src[0]), A::column(regs, op.src[1]));
        let c = A::column(regs, op.src[2]);
        let carry = carry_in(regs, op);
        let d = lanes!(A; i => F::of((A::of(a[i]), A::of(b[i]), A::of(c[i]), has(carry, i))).0);
        let out = bits!(i => F::of((A::of(a[i]), A::of(b[i]), A::of(c[i]), has(carry, i))).1);
        carry_out(regs, op, out, mask);
        A::put(regs, op.dst, d, mask);
    }

    /// A function of predicate `src[0]` into a predicate, all lanes at once.
    predicate1<>((u32) -> u32, regs, op, mask) {
        let a = regs.pred(op.src[0]);
        regs.set_pred(op.dst, F::of((a,)), mask);
    }

    /// A function of predicates `src[0]` and `src[1]`, likewise.
    predicate2<>((u32, u32) -> u32, regs, op, mask) {
        let (a, b) = (regs.pred(op.src[0]), regs.pred(op.src[1]));
        regs.set_pred(op.dst, F::of((a, b)), mask);
    }
}
