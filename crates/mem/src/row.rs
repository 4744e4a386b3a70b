//! Eight 32-bit integers side by side, as one trait with two makers: plain arrays, which every target
//! compiles, and AVX2. The counting code is written once over it; four rows hold a warp.
//!
//! Two layouts are in use. In the *natural* one, row `r` column `c` is lane `8r + c`. In the *column* one it
//! is lane `4c + r`, so that a phase of 4, 8, 16 or 32 lanes is 1, 2, 4 or 8 columns and most steps of the
//! sorting network compare whole rows.

/// What stands in a key row for a lane that takes no part; sorts behind every key.
pub(crate) const NO_KEY: i32 = i32::MAX;

/// Four rows, a warp.
pub(crate) type Warp<R> = [R; 4];

/// A warp from an expression for each row. Closures are no help here: a closure's body is not compiled for
/// the instruction set of the function around it.
macro_rules! rows {
    (|$r:ident| $e:expr) => {
        [
            {
                let $r = 0;
                $e
            },
            {
                let $r = 1;
                $e
            },
            {
                let $r = 2;
                $e
            },
            {
                let $r = 3;
                $e
            },
        ]
    };
}
pub(crate) use rows;

/// Eight 32-bit integers. Masks are -1 (yes) and 0 (no) per column.
pub(crate) trait Row: Copy {
    /// The same value in every column.
    fn splat(v: i32) -> Self;
    /// A value per column.
    fn of(v: [i32; 8]) -> Self;
    /// Bitwise and.
    fn and(self, o: Self) -> Self;
    /// Bits of `self` that are not in `o`.
    fn and_not(self, o: Self) -> Self;
    /// Bitwise or.
    fn or(self, o: Self) -> Self;
    /// Bitwise exclusive or.
    fn xor(self, o: Self) -> Self;
    /// Wrapping sum.
    fn add(self, o: Self) -> Self;
    /// Wrapping product.
    fn mul(self, o: Self) -> Self;
    /// Logical shift right, `N` below 32.
    fn shr<const N: i32>(self) -> Self;
    /// Shift left, `N` below 32.
    fn shl<const N: i32>(self) -> Self;
    /// Arithmetic shift right by `n` below 32.
    fn sar(self, n: u32) -> Self;
    /// Shift left by a count per column, each below 32.
    fn shl_each(self, n: Self) -> Self;
    /// Logical shift right by a count per column, each below 32.
    fn shr_each(self, n: Self) -> Self;
    /// The lesser, signed.
    fn min(self, o: Self) -> Self;
    /// The greater, signed.
    fn max(self, o: Self) -> Self;
    /// Mask of equal columns.
    fn eq(self, o: Self) -> Self;
    /// `self` as a mask: `yes` where set, else `no`.
    fn select(self, yes: Self, no: Self) -> Self;
    /// Column `c` from `c ^ X`, for `X` of 1, 2, 3, 4 and 7.
    fn swap<const X: usize>(self) -> Self;
    /// Column `c` from `c - 1`; column 0 holds anything.
    fn up(self) -> Self;
    /// Wrapping sum of the columns.
    fn sum(self) -> u32;
    /// The sign bits, column `c` as bit `c`.
    fn bits(self) -> u32;
    /// Column 0.
    fn head(self) -> u32;
    /// The keys `(address >> shift) - reference` of a warp in column layout, `NO_KEY` for lanes outside
    /// `mask`; false when one of them does not fit between `i32::MIN` and `NO_KEY - 32`.
    fn keys(addresses: &[u64; 32], mask: u32, reference: u64, shift: u32) -> ([Self; 4], bool);
}

/// Eight integers as an array: what every target compiles.
#[derive(Clone, Copy)]
pub(crate) struct PlainRow([i32; 8]);

/// Applies a function to each column.
macro_rules! each {
    (|$i:ident| $e:expr) => {{
        let mut out = [0i32; 8];
        let mut $i = 0;
        while $i < 8 {
            out[$i] = $e;
            $i += 1;
        }
        PlainRow(out)
    }};
}

impl Row for PlainRow {
    #[inline(always)]
    fn splat(v: i32) -> Self {
        PlainRow([v; 8])
    }
    #[inline(always)]
    fn of(v: [i32; 8]) -> Self {
        PlainRow(v)
    }
    #[inline(always)]
    fn and(self, o: Self) -> Self {
        each!(|i| self.0[i] & o.0[i])
    }
    #[inline(always)]
    fn and_not(self, o: Self) -> Self {
        each!(|i| self.0[i] & !o.0[i])
    }
    #[inline(always)]
    fn or(self, o: Self) -> Self {
        each!(|i| self.0[i] | o.0[i])
    }
    #[inline(always)]
    fn xor(self, o: Self) -> Self {
        each!(|i| self.0[i] ^ o.0[i])
    }
    #[inline(always)]
    fn add(self, o: Self) -> Self {
        each!(|i| self.0[i].wrapping_add(o.0[i]))
    }
    #[inline(always)]
    fn mul(self, o: Self) -> Self {
        each!(|i| self.0[i].wrapping_mul(o.0[i]))
    }
    #[inline(always)]
    fn shr<const N: i32>(self) -> Self {
        each!(|i| ((self.0[i] as u32) >> N) as i32)
    }
    #[inline(always)]
    fn shl<const N: i32>(self) -> Self {
        each!(|i| self.0[i] << N)
    }
    #[inline(always)]
    fn sar(self, n: u32) -> Self {
        each!(|i| self.0[i] >> (n & 31))
    }
    #[inline(always)]
    fn shl_each(self, n: Self) -> Self {
        each!(|i| self.0[i] << (n.0[i] & 31))
    }
    #[inline(always)]
    fn shr_each(self, n: Self) -> Self {
        each!(|i| ((self.0[i] as u32) >> (n.0[i] & 31)) as i32)
    }
    #[inline(always)]
    fn min(self, o: Self) -> Self {
        each!(|i| if self.0[i] < o.0[i] { self.0[i] } else { o.0[i] })
    }
    #[inline(always)]
    fn max(self, o: Self) -> Self {
        each!(|i| if self.0[i] < o.0[i] { o.0[i] } else { self.0[i] })
    }
    #[inline(always)]
    fn eq(self, o: Self) -> Self {
        each!(|i| -i32::from(self.0[i] == o.0[i]))
    }
    #[inline(always)]
    fn select(self, yes: Self, no: Self) -> Self {
        each!(|i| (self.0[i] & yes.0[i]) | (!self.0[i] & no.0[i]))
    }
    #[inline(always)]
    fn swap<const X: usize>(self) -> Self {
        each!(|i| self.0[(i ^ X) & 7])
    }
    #[inline(always)]
    fn up(self) -> Self {
        each!(|i| self.0[(i + 7) & 7])
    }
    #[inline(always)]
    fn sum(self) -> u32 {
        self.0.iter().fold(0u32, |s, v| s.wrapping_add(*v as u32))
    }
    #[inline(always)]
    fn bits(self) -> u32 {
        let mut out = 0;
        for i in 0..8 {
            out |= (self.0[i] as u32 >> 31) << i;
        }
        out
    }
    #[inline(always)]
    fn head(self) -> u32 {
        self.0[0] as u32
    }
    #[inline(always)]
    fn keys(addresses: &[u64; 32], mask: u32, reference: u64, shift: u32) -> ([Self; 4], bool) {
        let mut rows = [[NO_KEY; 8]; 4];
        let mut beyond = 0u64;
        for lane in 0..32 {
            let key = (addresses[lane] >> (shift & 63)).wrapping_sub(reference);
            let active = 0u64.wrapping_sub(u64::from(mask >> lane & 1));
            let biased = key.wrapping_add(1 << 31);
            beyond |= (biased | biased.wrapping_add(32)) & active;
            let active = active as i32;
            rows[lane & 3][lane >> 2] = (key as i32 & active) | (NO_KEY & !active);
        }
        (rows.map(PlainRow), beyond >> 32 == 0)
    }
}

#[cfg(target_arch = "x86_64")]
pub(crate) use avx2::Avx2Row;

#[cfg(target_arch = "x86_64")]
mod avx2 {
    //! The AVX2 maker of rows.

    use super::{NO_KEY, Row};
    use core::arch::x86_64::*;

    /// Eight integers in one register. Only functions compiled for AVX2 (`Counter`'s AVX2 entry) may make
    /// or touch one; every method below is inlined into them.
    #[derive(Clone, Copy)]
    pub(crate) struct Avx2Row(__m256i);

    /// Wraps an intrinsic.
    macro_rules! op {
        ($e:expr) => {{
            // SAFETY: rows exist only in code that runs after AVX2 was found (see `Avx2Row`), and the
            // intrinsics used touch registers or whole, borrowed arrays only.
            unsafe { $e }
        }};
    }

    impl Row for Avx2Row {
        #[inline(always)]
        fn splat(v: i32) -> Self {
            op!(Avx2Row(_mm256_set1_epi32(v)))
        }
        #[inline(always)]
        fn of(v: [i32; 8]) -> Self {
            op!(Avx2Row(_mm256_loadu_si256(v.as_ptr().cast())))
        }
        #[inline(always)]
        fn and(self, o: Self) -> Self {
            op!(Avx2Row(_mm256_and_si256(self.0, o.0)))
        }
        #[inline(always)]
        fn and_not(self, o: Self) -> Self {
            op!(Avx2Row(_mm256_andnot_si256(o.0, self.0)))
        }
        #[inline(always)]
        fn or(self, o: Self) -> Self {
            op!(Avx2Row(_mm256_or_si256(self.0, o.0)))
        }
        #[inline(always)]
        fn xor(self, o: Self) -> Self {
            op!(Avx2Row(_mm256_xor_si256(self.0, o.0)))
        }
        #[inline(always)]
        fn add(self, o: Self) -> Self {
            op!(Avx2Row(_mm256_add_epi32(self.0, o.0)))
        }
        #[inline(always)]
        fn mul(self, o: Self) -> Self {
            op!(Avx2Row(_mm256_mullo_epi32(self.0, o.0)))
        }
        #[inline(always)]
        fn shr<const N: i32>(self) -> Self {
            op!(Avx2Row(_mm256_srli_epi32::<N>(self.0)))
        }
        #[inline(always)]
        fn shl<const N: i32>(self) -> Self {
            op!(Avx2Row(_mm256_slli_epi32::<N>(self.0)))
        }
        #[inline(always)]
        fn sar(self, n: u32) -> Self {
            op!(Avx2Row(_mm256_sra_epi32(self.0, _mm_cvtsi32_si128(n as i32))))
        }
        #[inline(always)]
        fn shl_each(self, n: Self) -> Self {
            op!(Avx2Row(_mm256_sllv_epi32(self.0, n.0)))
        }
        #[inline(always)]
        fn shr_each(self, n: Self) -> Self {
            op!(Avx2Row(_mm256_srlv_epi32(self.0, n.0)))
        }
        #[inline(always)]
        fn min(self, o: Self) -> Self {
            op!(Avx2Row(_mm256_min_epi32(self.0, o.0)))
        }
        #[inline(always)]
        fn max(self, o: Self) -> Self {
            op!(Avx2Row(_mm256_max_epi32(self.0, o.0)))
        }
        #[inline(always)]
        fn eq(self, o: Self) -> Self {
            op!(Avx2Row(_mm256_cmpeq_epi32(self.0, o.0)))
        }
        #[inline(always)]
        fn select(self, yes: Self, no: Self) -> Self {
            op!(Avx2Row(_mm256_blendv_epi8(no.0, yes.0, self.0)))
        }
        #[inline(always)]
        fn swap<const X: usize>(self) -> Self {
            op!({
                let within = match X & 3 {
                    0 => self.0,
                    1 => _mm256_shuffle_epi32::<0b10_11_00_01>(self.0),
                    2 => _mm256_shuffle_epi32::<0b01_00_11_10>(self.0),
                    _ => _mm256_shuffle_epi32::<0b00_01_10_11>(self.0),
                };
                Avx2Row(if X & 4 == 0 { within } else { _mm256_permute2x128_si256::<0x01>(within, within) })
            })
        }
        #[inline(always)]
        fn up(self) -> Self {
            let from = Self::of([7, 0, 1, 2, 3, 4, 5, 6]);
            op!(Avx2Row(_mm256_permutevar8x32_epi32(self.0, from.0)))
        }
        #[inline(always)]
        fn sum(self) -> u32 {
            op!({
                let s = _mm_add_epi32(_mm256_castsi256_si128(self.0), _mm256_extracti128_si256::<1>(self.0));
                let s = _mm_add_epi32(s, _mm_shuffle_epi32::<0b01_00_11_10>(s));
                let s = _mm_add_epi32(s, _mm_shuffle_epi32::<0b10_11_00_01>(s));
                _mm_cvtsi128_si32(s) as u32
            })
        }
        #[inline(always)]
        fn bits(self) -> u32 {
            op!(_mm256_movemask_ps(_mm256_castsi256_ps(self.0)) as u32)
        }
        #[inline(always)]
        fn head(self) -> u32 {
            op!(_mm256_cvtsi256_si32(self.0) as u32)
        }
        #[inline(always)]
        fn keys(addresses: &[u64; 32], mask: u32, reference: u64, shift: u32) -> ([Self; 4], bool) {
            op!({
                let reference = _mm256_set1_epi64x(reference as i64);
                let shift = _mm_cvtsi32_si128(shift as i32);
                let none = _mm256_set1_epi64x(i64::from(NO_KEY));
                let half = _mm256_set1_epi64x(1 << 31);
                let margin = _mm256_set1_epi64x(32);
                // Four lanes at a time, the last ones first: their mask bits stand at the signs.
                let mut active =
                    _mm256_sllv_epi64(_mm256_set1_epi64x(i64::from(mask)), _mm256_set_epi64x(32, 33, 34, 35));
                let mut beyond = _mm256_setzero_si256();
                let mut groups = [none; 8];
                for c in (0..8).rev() {
                    let a = _mm256_loadu_si256(addresses.as_ptr().add(4 * c).cast());
                    let key = _mm256_sub_epi64(_mm256_srl_epi64(a, shift), reference);
                    let biased = _mm256_add_epi64(key, half);
                    let outside = _mm256_or_si256(biased, _mm256_add_epi64(biased, margin));
                    beyond = _mm256_or_si256(beyond, pick(active, outside, _mm256_setzero_si256()));
                    groups[c] = pick(active, key, none);
                    active = _mm256_slli_epi64::<4>(active);
                }
                let high = _mm256_srli_epi64::<32>(beyond);
                let fits = _mm256_testz_si256(high, high) == 1;
                // Transpose the low halves: row r gets element r of every group.
                let (a02, a13) = pairs(groups[0], groups[1], groups[2], groups[3]);
                let (b02, b13) = pairs(groups[4], groups[5], groups[6], groups[7]);
                let rows = [
                    Avx2Row(_mm256_permute2x128_si256::<0x20>(a02, b02)),
                    Avx2Row(_mm256_permute2x128_si256::<0x20>(a13, b13)),
                    Avx2Row(_mm256_permute2x128_si256::<0x31>(a02, b02)),
                    Avx2Row(_mm256_permute2x128_si256::<0x31>(a13, b13)),
                ];
                (rows, fits)
            })
        }
    }

    /// `yes` where the sign of a 64-bit column of `mask` is set, else `no`.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn pick(mask: __m256i, yes: __m256i, no: __m256i) -> __m256i {
        let picked =
            _mm256_blendv_pd(_mm256_castsi256_pd(no), _mm256_castsi256_pd(yes), _mm256_castsi256_pd(mask));
        _mm256_castpd_si256(picked)
    }

    /// Low halves of the elements of four groups: elements 0 of all, then elements 2; elements 1, then 3.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn pairs(a: __m256i, b: __m256i, c: __m256i, d: __m256i) -> (__m256i, __m256i) {
        let ab = _mm256_shuffle_ps::<0x88>(_mm256_castsi256_ps(a), _mm256_castsi256_ps(b));
        let cd = _mm256_shuffle_ps::<0x88>(_mm256_castsi256_ps(c), _mm256_castsi256_ps(d));
        let even = _mm256_shuffle_ps::<0x88>(ab, cd);
        let odd = _mm256_shuffle_ps::<0xDD>(ab, cd);
        (_mm256_castps_si256(even), _mm256_castps_si256(odd))
    }
}
