//! From a scalar function to a warp routine.
//!
//! `level.map2(fp32::add::<Rn, false, false>)` is the routine that adds two `f32` columns under a mask. Each shape
//! of operation (how many operands, where the result goes) is written here once, as a lane loop around a scalar
//! function `f`; [`routines!`] compiles the loop for the portable target and once more with AVX2, FMA and BMI2.
//! `f` is a function item or a closure without captures, so the loop knows it by its type and inlines it: a
//! function that the loop must vectorise is `#[inline(always)]`.

use ir::{Code, Op, Slot};

use super::Level;
use super::lane::Lane;
use crate::regs::{LaneFn, Regs};

/// The value of a function type that has only one.
#[inline(always)]
fn the<F: Copy>() -> F {
    const { assert!(size_of::<F>() == 0, "a lane routine is made of a function without captures") };
    // SAFETY: `F` has no bytes, so there is nothing to initialise. It has a value: every caller of `the` was made
    // by a method of `Level` that was given one, and `F` is `Copy`.
    unsafe { std::mem::MaybeUninit::uninit().assume_init() }
}

/// Defines methods of [`Level`] that make a [`LaneFn`] of a function, from the body of the routine.
macro_rules! routines {
    ($(
        $(#[$doc:meta])*
        $name:ident<$($g:ident $(: $bound:ident)?),*>($f:ident: Fn($($arg:ty),*) -> $out:ty, $regs:ident, $op:ident, $mask:ident) $body:block
    )*) => { impl Level { $(
        $(#[$doc])*
        pub(super) fn $name<$($g $(: $bound)?,)* F>(self, _: F) -> Option<LaneFn>
        where
            F: Fn($($arg),*) -> $out + Copy + 'static,
        {
            #[inline(always)]
            fn body<$($g $(: $bound)?,)* F>($regs: &mut Regs<'_>, $op: &Op, $mask: u32)
            where
                F: Fn($($arg),*) -> $out + Copy + 'static,
            {
                let $f = the::<F>();
                $body
            }
            fn portable<$($g $(: $bound)?,)* F>(regs: &mut Regs<'_>, op: &Op, mask: u32)
            where
                F: Fn($($arg),*) -> $out + Copy + 'static,
            {
                body::<$($g,)* F>(regs, op, mask)
            }
            #[cfg(target_arch = "x86_64")]
            #[target_feature(enable = "avx2,fma,bmi2,bmi1,lzcnt,popcnt")]
            fn avx2<$($g $(: $bound)?,)* F>(regs: &mut Regs<'_>, op: &Op, mask: u32)
            where
                F: Fn($($arg),*) -> $out + Copy + 'static,
            {
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

/// Bit `i` is set where `holds(i)`.
#[inline(always)]
fn bits(holds: impl Fn(usize) -> bool) -> u32 {
    let mut bytes = [0u8; 32];
    for i in 0..32 {
        bytes[i] = if holds(i) { 0xff } else { 0 };
    }
    gather_bits(bytes)
}

/// The values of all lanes.
#[inline(always)]
fn lanes<D: Lane>(value: impl Fn(usize) -> D) -> [D::Raw; 32] {
    let mut all = [D::Raw::default(); 32];
    for (i, raw) in all.iter_mut().enumerate() {
        *raw = value(i).raw();
    }
    all
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

/// Is bit `i` of the mask set?
#[inline(always)]
fn has(mask: u32, i: usize) -> bool {
    mask & 1 << i != 0
}

routines! {
    /// `dst ← f(src[0])`
    map1<A: Lane, D: Lane>(f: Fn(A) -> D, regs, op, mask) {
        let a = A::column(regs, op.src[0]);
        let d = lanes::<D>(|i| f(A::of(a[i])));
        D::put(regs, op.dst, d, mask);
    }

    /// `dst ← f(src[0], src[1])`
    map2<A: Lane, B: Lane, D: Lane>(f: Fn(A, B) -> D, regs, op, mask) {
        let a = A::column(regs, op.src[0]);
        let b = B::column(regs, op.src[1]);
        let d = lanes::<D>(|i| f(A::of(a[i]), B::of(b[i])));
        D::put(regs, op.dst, d, mask);
    }

    /// `dst ← f(src[0], src[1], src[2])`
    map3<A: Lane, B: Lane, C: Lane, D: Lane>(f: Fn(A, B, C) -> D, regs, op, mask) {
        let a = A::column(regs, op.src[0]);
        let b = B::column(regs, op.src[1]);
        let c = C::column(regs, op.src[2]);
        let d = lanes::<D>(|i| f(A::of(a[i]), B::of(b[i]), C::of(c[i])));
        D::put(regs, op.dst, d, mask);
    }

    /// `dst ← f(src[0])` on `f64`, where `f` gives the host's result and the exact one, which differ in NaNs only.
    nan1<>(f: Fn(f64) -> (f64, f64), regs, op, mask) {
        let a = f64::column(regs, op.src[0]);
        let mut d = lanes::<f64>(|i| f(f64::of(a[i])).0);
        if any_nan(&d) {
            d = lanes::<f64>(|i| f(f64::of(a[i])).1);
        }
        f64::put(regs, op.dst, d, mask);
    }

    /// `dst ← f(src[0], src[1])`, likewise.
    nan2<>(f: Fn(f64, f64) -> (f64, f64), regs, op, mask) {
        let a = f64::column(regs, op.src[0]);
        let b = f64::column(regs, op.src[1]);
        let mut d = lanes::<f64>(|i| f(f64::of(a[i]), f64::of(b[i])).0);
        if any_nan(&d) {
            d = lanes::<f64>(|i| f(f64::of(a[i]), f64::of(b[i])).1);
        }
        f64::put(regs, op.dst, d, mask);
    }

    /// `dst ← f(src[0], src[1], src[2])`, likewise.
    nan3<>(f: Fn(f64, f64, f64) -> (f64, f64), regs, op, mask) {
        let a = f64::column(regs, op.src[0]);
        let b = f64::column(regs, op.src[1]);
        let c = f64::column(regs, op.src[2]);
        let mut d = lanes::<f64>(|i| f(f64::of(a[i]), f64::of(b[i]), f64::of(c[i])).0);
        if any_nan(&d) {
            d = lanes::<f64>(|i| f(f64::of(a[i]), f64::of(b[i]), f64::of(c[i])).1);
        }
        f64::put(regs, op.dst, d, mask);
    }

    /// `dst ← f(src[0], src[1], src[2], slot aux)`
    map4<A: Lane, B: Lane, C: Lane, E: Lane, D: Lane>(f: Fn(A, B, C, E) -> D, regs, op, mask) {
        let a = A::column(regs, op.src[0]);
        let b = B::column(regs, op.src[1]);
        let c = C::column(regs, op.src[2]);
        let e = E::column(regs, Slot(op.aux));
        let d = lanes::<D>(|i| f(A::of(a[i]), B::of(b[i]), C::of(c[i]), E::of(e[i])));
        D::put(regs, op.dst, d, mask);
    }

    /// `dst ← f(src[0], aux)`
    map1_aux<A: Lane, D: Lane>(f: Fn(A, u16) -> D, regs, op, mask) {
        let a = A::column(regs, op.src[0]);
        let d = lanes::<D>(|i| f(A::of(a[i]), op.aux));
        D::put(regs, op.dst, d, mask);
    }

    /// `dst ← f(src[0], src[1], src[2], aux)`
    map3_aux<A: Lane, B: Lane, C: Lane, D: Lane>(f: Fn(A, B, C, u16) -> D, regs, op, mask) {
        let a = A::column(regs, op.src[0]);
        let b = B::column(regs, op.src[1]);
        let c = C::column(regs, op.src[2]);
        let d = lanes::<D>(|i| f(A::of(a[i]), B::of(b[i]), C::of(c[i]), op.aux));
        D::put(regs, op.dst, d, mask);
    }

    /// `dst ← f(predicate src[0])`
    of_predicate<D: Lane>(f: Fn(bool) -> D, regs, op, mask) {
        let p = regs.pred(op.src[0]);
        let d = lanes::<D>(|i| f(has(p, i)));
        D::put(regs, op.dst, d, mask);
    }

    /// `dst ← f(src[0], src[1], predicate src[2])`
    select<A: Lane>(f: Fn(A, A, bool) -> A, regs, op, mask) {
        let a = A::column(regs, op.src[0]);
        let b = A::column(regs, op.src[1]);
        let p = regs.pred(op.src[2]);
        let d = lanes::<A>(|i| f(A::of(a[i]), A::of(b[i]), has(p, i)));
        A::put(regs, op.dst, d, mask);
    }

    /// Predicate `dst ← f(src[0])`
    test<A: Lane>(f: Fn(A) -> bool, regs, op, mask) {
        let a = A::column(regs, op.src[0]);
        let holds = bits(|i| f(A::of(a[i])));
        regs.set_pred(op.dst, holds, mask);
    }

    /// `setp` and `set`: `f(src[0], src[1])`, combined with predicate `src[2]`.
    compare<A: Lane>(f: Fn(A, A) -> bool, regs, op, mask) {
        let a = A::column(regs, op.src[0]);
        let b = A::column(regs, op.src[1]);
        let holds = bits(|i| f(A::of(a[i]), A::of(b[i])));
        super::compare::finish(regs, op, holds, mask);
    }

    /// A sum with carry: `f(src[0], src[1], carry in)` gives the result and the carry out; predicate `aux`.
    carry2<A: Lane>(f: Fn(A, A, bool) -> (A, bool), regs, op, mask) {
        let a = A::column(regs, op.src[0]);
        let b = A::column(regs, op.src[1]);
        let carry = carry_in(regs, op);
        let d = lanes::<A>(|i| f(A::of(a[i]), A::of(b[i]), has(carry, i)).0);
        let out = bits(|i| f(A::of(a[i]), A::of(b[i]), has(carry, i)).1);
        carry_out(regs, op, out, mask);
        A::put(regs, op.dst, d, mask);
    }

    /// A product plus `src[2]` with carry, likewise.
    carry3<A: Lane>(f: Fn(A, A, A, bool) -> (A, bool), regs, op, mask) {
        let a = A::column(regs, op.src[0]);
        let b = A::column(regs, op.src[1]);
        let c = A::column(regs, op.src[2]);
        let carry = carry_in(regs, op);
        let d = lanes::<A>(|i| f(A::of(a[i]), A::of(b[i]), A::of(c[i]), has(carry, i)).0);
        let out = bits(|i| f(A::of(a[i]), A::of(b[i]), A::of(c[i]), has(carry, i)).1);
        carry_out(regs, op, out, mask);
        A::put(regs, op.dst, d, mask);
    }

    /// A function of predicates `src[0]` and `src[1]` into a predicate, all lanes at once.
    predicates<>(f: Fn(u32, u32) -> u32, regs, op, mask) {
        let (a, b) = (regs.pred(op.src[0]), regs.pred(op.src[1]));
        regs.set_pred(op.dst, f(a, b), mask);
    }

    /// A function of predicate `src[0]` into a predicate, all lanes at once.
    predicate<>(f: Fn(u32) -> u32, regs, op, mask) {
        let a = regs.pred(op.src[0]);
        regs.set_pred(op.dst, f(a), mask);
    }
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
