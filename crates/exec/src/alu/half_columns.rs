//! Sums and products of `.f16` on processors that convert columns of it (F16C).
//!
//! Two halves of a register are two lanes of a column here; where a register holds one, the other half is 0 and stays it.
//! Products are exact in `f32`, and so is what decides the rounding of a sum to `.f16`: the plain ones by having more
//! than twice as many bits, those of `fma` by being rounded to odd ([`numerics::half16::quick_fma`] is the same, lane by
//! lane). So the conversion back is the one rounding.

use ir::Op;

use super::Level;
use crate::regs::LaneFn;

/// The routine of `Add`, `Sub`, `Mul` or `Fma` on `.f16` or `.f16x2` without `.ftz`, where the level has one.
#[cfg(target_arch = "x86_64")]
pub(super) fn select(op: &Op, level: Level) -> Option<LaneFn> {
    use base::ScalarType;
    use ir::{Code, Mods};
    let mods = op.mods;
    let plain = matches!(op.ty, ScalarType::F16 | ScalarType::F16x2) && !mods.has(Mods::FTZ);
    if level != Level::Avx2 || !plain {
        return None;
    }
    macro_rules! finished {
        ($code:expr) => {
            match (mods.has(Mods::SAT), mods.has(Mods::ALT)) {
                (false, false) => x86::run::<$code, { x86::PLAIN }>,
                (true, false) => x86::run::<$code, { x86::SAT }>,
                (false, true) if $code == x86::FMA => x86::run::<$code, { x86::RELU }>,
                _ => return None,
            }
        };
    }
    Some(match op.code {
        Code::Add => finished!({ x86::ADD }),
        Code::Sub => finished!({ x86::SUB }),
        Code::Mul => finished!({ x86::MUL }),
        Code::Fma => finished!({ x86::FMA }),
        _ => return None,
    })
}

/// Elsewhere there is none.
#[cfg(not(target_arch = "x86_64"))]
pub(super) fn select(_: &Op, _: Level) -> Option<LaneFn> {
    None
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    //! The routines, eight lanes at a time.

    use std::arch::x86_64::{
        __m128i, __m256, _CMP_NEQ_OQ, _CMP_UNORD_Q, _mm256_add_ps, _mm256_andnot_ps, _mm256_blendv_ps,
        _mm256_castps_si256, _mm256_castsi256_ps, _mm256_cmp_ps, _mm256_cvtph_ps, _mm256_cvtps_ph,
        _mm256_max_ps, _mm256_min_ps, _mm256_mul_ps, _mm256_or_si256, _mm256_set1_epi32, _mm256_set1_ps,
        _mm256_setzero_ps, _mm256_srai_epi32, _mm256_srli_epi32, _mm256_sub_epi32, _mm256_sub_ps,
        _mm256_xor_ps,
    };

    use ir::Op;

    use crate::alu::lane::Lane;
    use crate::regs::Regs;

    pub(super) const ADD: u8 = 0;
    pub(super) const SUB: u8 = 1;
    pub(super) const MUL: u8 = 2;
    pub(super) const FMA: u8 = 3;
    pub(super) const PLAIN: u8 = 0;
    pub(super) const SAT: u8 = 1;
    pub(super) const RELU: u8 = 2;

    /// One operation on all lanes.
    #[target_feature(enable = "avx2,fma,f16c,bmi1,bmi2,lzcnt,popcnt")]
    pub(super) fn run<const CODE: u8, const FINISH: u8>(regs: &mut Regs<'_>, op: &Op, mask: u32) {
        let (a, b) = (u32::column(regs, op.src[0]), u32::column(regs, op.src[1]));
        let c = if CODE == FMA { u32::column(regs, op.src[2]) } else { a };
        let mut d = [0u32; 32];
        for four in 0..8 {
            let (x, y) = (widened(a, four), widened(b, four));
            let exact = match CODE {
                ADD => _mm256_add_ps(x, y),
                SUB => _mm256_sub_ps(x, y),
                MUL => _mm256_mul_ps(x, y),
                _ => odd_sum(_mm256_mul_ps(x, y), widened(c, four)),
            };
            let halves: __m128i = _mm256_cvtps_ph::<0>(finished::<FINISH>(exact));
            let words: [u32; 4] = bytemuck::cast(halves);
            for i in 0..4 {
                d[4 * four + i] = words[i];
            }
        }
        u32::put(regs, op.dst, d, mask);
    }

    /// The eight halves in four registers.
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    fn widened(column: &[u32; 32], four: usize) -> __m256 {
        let at = 4 * four;
        _mm256_cvtph_ps(bytemuck::cast([column[at], column[at + 1], column[at + 2], column[at + 3]]))
    }

    /// `a + b`, rounded to odd.
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    fn odd_sum(a: __m256, b: __m256) -> __m256 {
        let sum = _mm256_add_ps(a, b);
        let part = _mm256_sub_ps(sum, a);
        let tail = _mm256_add_ps(_mm256_sub_ps(a, _mm256_sub_ps(sum, part)), _mm256_sub_ps(b, part));
        let inexact = _mm256_cmp_ps::<_CMP_NEQ_OQ>(tail, _mm256_setzero_ps());
        // Towards zero where the tail's sign differs from the sum's, then odd.
        let inward = _mm256_srli_epi32::<31>(_mm256_castps_si256(_mm256_xor_ps(sum, tail)));
        let cut = _mm256_sub_epi32(_mm256_castps_si256(sum), inward);
        let odd = _mm256_castsi256_ps(_mm256_or_si256(cut, _mm256_set1_epi32(1)));
        _mm256_blendv_ps(sum, odd, inexact)
    }

    /// One NaN, and what `.sat` or `.relu` do. Rounding afterwards is monotonic, so clamping may come first.
    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    fn finished<const FINISH: u8>(x: __m256) -> __m256 {
        if FINISH == SAT {
            // Of a NaN and a number these give the second operand.
            return _mm256_min_ps(_mm256_max_ps(x, _mm256_setzero_ps()), _mm256_set1_ps(1.0));
        }
        let nan = _mm256_cmp_ps::<_CMP_UNORD_Q>(x, x);
        let one_nan = _mm256_castsi256_ps(_mm256_set1_epi32(0x7fff_ffff));
        let number = _mm256_blendv_ps(x, one_nan, nan);
        if FINISH == RELU {
            let negative = _mm256_castsi256_ps(_mm256_srai_epi32::<31>(_mm256_castps_si256(number)));
            return _mm256_andnot_ps(negative, number);
        }
        number
    }
}
