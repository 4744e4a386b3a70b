//! Eight numbers side by side, as one trait with two makers: plain arrays, which every target compiles, and AVX2.
//!
//! Loops over arrays of eight are unrolled before they are vectorised, and long bodies then are not; so the block of
//! [`super::block`] is written over this.

/// Eight `f32` and eight `i32`, and what a block does with them. Masks are -1 (yes) and 0 (no) in each.
pub trait Eight: Copy {
    /// Eight floats.
    type F: Copy;
    /// Eight integers.
    type I: Copy;
    /// From memory.
    fn floats(v: &[f32; 8]) -> Self::F;
    /// From memory.
    fn integers(v: &[i32; 8]) -> Self::I;
    /// To memory.
    fn store(v: Self::I) -> [u32; 8];
    /// The same eight times.
    fn every_float(v: f32) -> Self::F;
    /// The same eight times.
    fn every(v: i32) -> Self::I;
    /// Products.
    fn mul(a: Self::F, b: Self::F) -> Self::F;
    /// Wrapping sums.
    fn add(a: Self::I, b: Self::I) -> Self::I;
    /// Wrapping differences.
    fn sub(a: Self::I, b: Self::I) -> Self::I;
    /// The greater.
    fn max(a: Self::I, b: Self::I) -> Self::I;
    /// The lesser.
    fn min(a: Self::I, b: Self::I) -> Self::I;
    /// Bitwise and.
    fn and(a: Self::I, b: Self::I) -> Self::I;
    /// Bitwise or.
    fn or(a: Self::I, b: Self::I) -> Self::I;
    /// Magnitudes.
    fn abs(a: Self::I) -> Self::I;
    /// Shifted left.
    fn shl<const N: i32>(a: Self::I) -> Self::I;
    /// Shifted right, zeros from above.
    fn shr<const N: i32>(a: Self::I) -> Self::I;
    /// Where the first is greater.
    fn greater(a: Self::I, b: Self::I) -> Self::I;
    /// Where they are equal.
    fn equal(a: Self::I, b: Self::I) -> Self::I;
    /// Where the mask is set `yes`, else `no`.
    fn select(mask: Self::I, yes: Self::I, no: Self::I) -> Self::I;
    /// The integer parts of finite numbers below 2^31 in magnitude; of others anything.
    fn truncated(a: Self::F) -> Self::I;
    /// The nearest floats.
    fn nearest(a: Self::I) -> Self::F;
    /// The bits.
    fn bits(a: Self::F) -> Self::I;
    /// From bits.
    fn from_bits(a: Self::I) -> Self::F;
}

/// What every target compiles.
#[derive(Clone, Copy, Debug)]
pub struct Plain;

/// Applies a function to each of eight.
macro_rules! each {
    (|$i:ident| $e:expr) => {{
        let mut out = [Default::default(); 8];
        let mut $i = 0;
        while $i < 8 {
            out[$i] = $e;
            $i += 1;
        }
        out
    }};
}

impl Eight for Plain {
    type F = [f32; 8];
    type I = [i32; 8];
    #[inline(always)]
    fn floats(v: &[f32; 8]) -> [f32; 8] {
        *v
    }
    #[inline(always)]
    fn integers(v: &[i32; 8]) -> [i32; 8] {
        *v
    }
    #[inline(always)]
    fn store(v: [i32; 8]) -> [u32; 8] {
        each!(|i| v[i] as u32)
    }
    #[inline(always)]
    fn every_float(v: f32) -> [f32; 8] {
        [v; 8]
    }
    #[inline(always)]
    fn every(v: i32) -> [i32; 8] {
        [v; 8]
    }
    #[inline(always)]
    fn mul(a: [f32; 8], b: [f32; 8]) -> [f32; 8] {
        each!(|i| a[i] * b[i])
    }
    #[inline(always)]
    fn add(a: [i32; 8], b: [i32; 8]) -> [i32; 8] {
        each!(|i| a[i].wrapping_add(b[i]))
    }
    #[inline(always)]
    fn sub(a: [i32; 8], b: [i32; 8]) -> [i32; 8] {
        each!(|i| a[i].wrapping_sub(b[i]))
    }
    #[inline(always)]
    fn max(a: [i32; 8], b: [i32; 8]) -> [i32; 8] {
        each!(|i| a[i].max(b[i]))
    }
    #[inline(always)]
    fn min(a: [i32; 8], b: [i32; 8]) -> [i32; 8] {
        each!(|i| a[i].min(b[i]))
    }
    #[inline(always)]
    fn and(a: [i32; 8], b: [i32; 8]) -> [i32; 8] {
        each!(|i| a[i] & b[i])
    }
    #[inline(always)]
    fn or(a: [i32; 8], b: [i32; 8]) -> [i32; 8] {
        each!(|i| a[i] | b[i])
    }
    #[inline(always)]
    fn abs(a: [i32; 8]) -> [i32; 8] {
        each!(|i| a[i].wrapping_abs())
    }
    #[inline(always)]
    fn shl<const N: i32>(a: [i32; 8]) -> [i32; 8] {
        each!(|i| a[i] << N)
    }
    #[inline(always)]
    fn shr<const N: i32>(a: [i32; 8]) -> [i32; 8] {
        each!(|i| (a[i] as u32 >> N) as i32)
    }
    #[inline(always)]
    fn greater(a: [i32; 8], b: [i32; 8]) -> [i32; 8] {
        each!(|i| -((a[i] > b[i]) as i32))
    }
    #[inline(always)]
    fn equal(a: [i32; 8], b: [i32; 8]) -> [i32; 8] {
        each!(|i| -((a[i] == b[i]) as i32))
    }
    #[inline(always)]
    fn select(mask: [i32; 8], yes: [i32; 8], no: [i32; 8]) -> [i32; 8] {
        each!(|i| yes[i] & mask[i] | no[i] & !mask[i])
    }
    #[inline(always)]
    fn truncated(a: [f32; 8]) -> [i32; 8] {
        each!(|i| a[i] as i32)
    }
    #[inline(always)]
    fn nearest(a: [i32; 8]) -> [f32; 8] {
        each!(|i| a[i] as f32)
    }
    #[inline(always)]
    fn bits(a: [f32; 8]) -> [i32; 8] {
        each!(|i| a[i].to_bits() as i32)
    }
    #[inline(always)]
    fn from_bits(a: [i32; 8]) -> [f32; 8] {
        each!(|i| f32::from_bits(a[i] as u32))
    }
}

/// AVX2. Code over it must only run, and is only fast, within functions that are compiled for AVX2.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy, Debug)]
pub struct Avx2;

#[cfg(target_arch = "x86_64")]
mod x86 {
    use std::arch::x86_64::*;

    use super::{Avx2, Eight};

    /// An intrinsic.
    macro_rules! avx2 {
        ($e:expr) => {
            // SAFETY: `Avx2` is only named in functions of that level, which run where the processor has it; loads
            // and stores are of whole arrays, unaligned.
            unsafe { $e }
        };
    }

    impl Eight for Avx2 {
        type F = __m256;
        type I = __m256i;
        #[inline(always)]
        fn floats(v: &[f32; 8]) -> __m256 {
            avx2!(_mm256_loadu_ps(v.as_ptr()))
        }
        #[inline(always)]
        fn integers(v: &[i32; 8]) -> __m256i {
            avx2!(_mm256_loadu_si256(v.as_ptr().cast()))
        }
        #[inline(always)]
        fn store(v: __m256i) -> [u32; 8] {
            let mut out = [0u32; 8];
            avx2!(_mm256_storeu_si256(out.as_mut_ptr().cast(), v));
            out
        }
        #[inline(always)]
        fn every_float(v: f32) -> __m256 {
            avx2!(_mm256_set1_ps(v))
        }
        #[inline(always)]
        fn every(v: i32) -> __m256i {
            avx2!(_mm256_set1_epi32(v))
        }
        #[inline(always)]
        fn mul(a: __m256, b: __m256) -> __m256 {
            avx2!(_mm256_mul_ps(a, b))
        }
        #[inline(always)]
        fn add(a: __m256i, b: __m256i) -> __m256i {
            avx2!(_mm256_add_epi32(a, b))
        }
        #[inline(always)]
        fn sub(a: __m256i, b: __m256i) -> __m256i {
            avx2!(_mm256_sub_epi32(a, b))
        }
        #[inline(always)]
        fn max(a: __m256i, b: __m256i) -> __m256i {
            avx2!(_mm256_max_epi32(a, b))
        }
        #[inline(always)]
        fn min(a: __m256i, b: __m256i) -> __m256i {
            avx2!(_mm256_min_epi32(a, b))
        }
        #[inline(always)]
        fn and(a: __m256i, b: __m256i) -> __m256i {
            avx2!(_mm256_and_si256(a, b))
        }
        #[inline(always)]
        fn or(a: __m256i, b: __m256i) -> __m256i {
            avx2!(_mm256_or_si256(a, b))
        }
        #[inline(always)]
        fn abs(a: __m256i) -> __m256i {
            avx2!(_mm256_abs_epi32(a))
        }
        #[inline(always)]
        fn shl<const N: i32>(a: __m256i) -> __m256i {
            avx2!(_mm256_slli_epi32::<N>(a))
        }
        #[inline(always)]
        fn shr<const N: i32>(a: __m256i) -> __m256i {
            avx2!(_mm256_srli_epi32::<N>(a))
        }
        #[inline(always)]
        fn greater(a: __m256i, b: __m256i) -> __m256i {
            avx2!(_mm256_cmpgt_epi32(a, b))
        }
        #[inline(always)]
        fn equal(a: __m256i, b: __m256i) -> __m256i {
            avx2!(_mm256_cmpeq_epi32(a, b))
        }
        #[inline(always)]
        fn select(mask: __m256i, yes: __m256i, no: __m256i) -> __m256i {
            avx2!(_mm256_blendv_epi8(no, yes, mask))
        }
        #[inline(always)]
        fn truncated(a: __m256) -> __m256i {
            avx2!(_mm256_cvttps_epi32(a))
        }
        #[inline(always)]
        fn nearest(a: __m256i) -> __m256 {
            avx2!(_mm256_cvtepi32_ps(a))
        }
        #[inline(always)]
        fn bits(a: __m256) -> __m256i {
            avx2!(_mm256_castps_si256(a))
        }
        #[inline(always)]
        fn from_bits(a: __m256i) -> __m256 {
            avx2!(_mm256_castsi256_ps(a))
        }
    }
}
