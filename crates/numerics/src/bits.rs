//! Bit fields, shifts, permutes and three-input logic.
//!
//! Models, after PTX ISA 9.1: `popc clz bfind fns brev bfe bfi szext bmsk` (9.7.1.14 to 9.7.1.22), `lop3 shf shl
//! shr` (9.7.8.6 to 9.7.8.9), `prmt` (9.7.9.7). Positions and lengths of `bfe` and `bfi` are their low eight bits
//! in 32-bit forms; in 64-bit ones they are the whole register, as ptxas emits and folds them against the manual's word;
//! shift amounts clamp at the width. `fns` with a base above 31 is undefined in the manual; here it finds nothing.

/// `prmt`'s mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PrmtMode {
    /// No modifier: four selectors, each a byte number and a bit that replicates that byte's sign.
    Default,
    /// `.f4e`: four bytes forward.
    F4e,
    /// `.b4e`: four bytes backward.
    B4e,
    /// `.rc8`: one byte, four times.
    Rc8,
    /// `.ecl`: edge clamp left.
    Ecl,
    /// `.ecr`: edge clamp right.
    Ecr,
    /// `.rc16`: one half, twice.
    Rc16,
}

/// What a position or width beyond 31 does in `shf`, `szext` and `bmsk`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Beyond {
    /// `.clamp`
    Clamp,
    /// `.wrap`
    Wrap,
}

macro_rules! shifts {
    ($u:ty, $s:ty, $shl:ident, $shr_u:ident, $shr_s:ident) => {
        /// `shl`: zero once the amount reaches the width.
        #[inline(always)]
        pub fn $shl(a: $u, amount: u32) -> $u {
            let moved = a.wrapping_shl(amount);
            if amount < <$u>::BITS { moved } else { 0 }
        }

        /// `shr`, unsigned: zero once the amount reaches the width.
        #[inline(always)]
        pub fn $shr_u(a: $u, amount: u32) -> $u {
            let moved = a.wrapping_shr(amount);
            if amount < <$u>::BITS { moved } else { 0 }
        }

        /// `shr`, signed: all sign once the amount reaches the width.
        #[inline(always)]
        pub fn $shr_s(a: $s, amount: u32) -> $s {
            a >> (if amount < <$u>::BITS { amount } else { <$u>::BITS - 1 })
        }
    };
}

macro_rules! fields {
    ($u:ty, $s:ty, $counted:literal, $bfe_u:ident, $bfe_s:ident, $bfi:ident, $bfind_u:ident, $bfind_s:ident,
     $shl:ident, $shr_u:ident, $shr_s:ident) => {
        /// `bfe`, unsigned.
        #[inline(always)]
        pub fn $bfe_u(a: $u, position: u32, length: u32) -> $u {
            let (position, length) = (position & $counted, length & $counted);
            let shifted = $shr_u(a, position);
            shifted & !$shl(<$u>::MAX, length)
        }

        /// `bfe`, signed: what lies beyond the field or the operand repeats the field's highest bit.
        #[inline(always)]
        pub fn $bfe_s(a: $s, position: u32, length: u32) -> $s {
            let (position, length) = (position & $counted, length & $counted);
            let shifted = $shr_s(a, position);
            // Push the field to the top and back: its sign spreads; an empty field is pushed out.
            let spare = (<$u>::BITS).saturating_sub(length);
            $shr_s($shl(shifted as $u, spare) as $s, spare)
        }

        /// `bfi f, a, b, position, length`: puts the low bits of `a` into `b`.
        #[inline(always)]
        pub fn $bfi(a: $u, b: $u, position: u32, length: u32) -> $u {
            let (position, length) = (position & $counted, length & $counted);
            let mask = $shl(!$shl(<$u>::MAX, length), position);
            b & !mask | $shl(a, position) & mask
        }

        /// `bfind{.shiftamt}`, unsigned: the place of the highest 1, or 0xffffffff.
        #[inline(always)]
        pub fn $bfind_u<const SHIFTAMT: bool>(a: $u) -> u32 {
            let zeros = a.leading_zeros();
            let found = if SHIFTAMT { zeros } else { (<$u>::BITS - 1).wrapping_sub(zeros) };
            if a == 0 { u32::MAX } else { found }
        }

        /// `bfind{.shiftamt}`, signed: the place of the highest bit that differs from the sign, or 0xffffffff.
        #[inline(always)]
        pub fn $bfind_s<const SHIFTAMT: bool>(a: $s) -> u32 {
            $bfind_u::<SHIFTAMT>((a ^ (a >> (<$u>::BITS - 1))) as $u)
        }
    };
}

shifts!(u16, i16, shl_b16, shr_u16, shr_s16);
shifts!(u32, i32, shl_b32, shr_u32, shr_s32);
shifts!(u64, i64, shl_b64, shr_u64, shr_s64);
fields!(u32, i32, 0xff, bfe_u32, bfe_s32, bfi_b32, bfind_u32, bfind_s32, shl_b32, shr_u32, shr_s32);
fields!(u64, i64, 0xffff_ffff, bfe_u64, bfe_s64, bfi_b64, bfind_u64, bfind_s64, shl_b64, shr_u64, shr_s64);

/// `shf.l{.clamp,.wrap} d, a, b, c`: the high word of `b:a` shifted left.
#[inline(always)]
pub fn shf_l(beyond: Beyond, a: u32, b: u32, c: u32) -> u32 {
    let amount = funnel_amount(beyond, c);
    ((u64::from(b) << 32 | u64::from(a)) << amount >> 32) as u32
}

/// `shf.r{.clamp,.wrap} d, a, b, c`: the low word of `b:a` shifted right.
#[inline(always)]
pub fn shf_r(beyond: Beyond, a: u32, b: u32, c: u32) -> u32 {
    let amount = funnel_amount(beyond, c);
    ((u64::from(b) << 32 | u64::from(a)) >> amount) as u32
}

#[inline(always)]
fn funnel_amount(beyond: Beyond, c: u32) -> u32 {
    match beyond {
        Beyond::Clamp => c.min(32),
        Beyond::Wrap => c & 31,
    }
}

/// `popc`; for `.b64` use `u64::count_ones`.
#[inline(always)]
pub fn popc(a: u32) -> u32 {
    a.count_ones()
}

/// `clz`; for `.b64` use `u64::leading_zeros`.
#[inline(always)]
pub fn clz(a: u32) -> u32 {
    a.leading_zeros()
}

/// `brev`; for `.b64` use `u64::reverse_bits`.
#[inline(always)]
pub fn brev(a: u32) -> u32 {
    a.reverse_bits()
}

/// `fns.b32 d, mask, base, offset`: the place of the `offset`-th set bit counted from `base`, or 0xffffffff.
pub fn fns(mask: u32, base: u32, offset: i32) -> u32 {
    if base > 31 {
        return u32::MAX;
    }
    if offset == 0 {
        return if mask >> base & 1 == 1 { base } else { u32::MAX };
    }
    let skip = offset.unsigned_abs() - 1;
    let nth_up = |mut bits: u32| {
        if skip >= bits.count_ones() {
            return u32::MAX;
        }
        for _ in 0..skip {
            bits &= bits - 1;
        }
        bits.trailing_zeros()
    };
    if offset > 0 {
        nth_up(mask & u32::MAX << base)
    } else {
        match nth_up((mask & u32::MAX >> (31 - base)).reverse_bits()) {
            u32::MAX => u32::MAX,
            place => 31 - place,
        }
    }
}

/// `szext{.clamp,.wrap}.u32 d, a, n`: the low `n` bits of `a`.
#[inline(always)]
pub fn szext_u32(beyond: Beyond, a: u32, n: u32) -> u32 {
    match beyond {
        Beyond::Clamp => a & !shl_b32(u32::MAX, n),
        Beyond::Wrap => a & !shl_b32(u32::MAX, n & 31),
    }
}

/// `szext{.clamp,.wrap}.s32 d, a, n`: the low `n` bits of `a`, sign-extended; 0 if `n` is 0.
#[inline(always)]
pub fn szext_s32(beyond: Beyond, a: u32, n: u32) -> u32 {
    match beyond {
        Beyond::Clamp => bfe_s32(a as i32, 0, n.min(32)) as u32,
        Beyond::Wrap => bfe_s32(a as i32, 0, n & 31) as u32,
    }
}

/// `bmsk{.clamp,.wrap}.b32 d, a, b`: `b` ones from place `a` up.
#[inline(always)]
pub fn bmsk(beyond: Beyond, a: u32, b: u32) -> u32 {
    match beyond {
        Beyond::Clamp => shl_b32(!shl_b32(u32::MAX, b), a),
        Beyond::Wrap => shl_b32(!shl_b32(u32::MAX, b & 31), a & 31),
    }
}

/// `lop3.b32 d, a, b, c, lut`: bit by bit, the entry of `lut` that the three bits number.
///
/// With a constant table the compiler folds this to the few operations it stands for; otherwise it costs 15.
#[inline(always)]
pub fn lop3(a: u32, b: u32, c: u32, lut: u8) -> u32 {
    let entry = |n: u32| 0u32.wrapping_sub(u32::from(lut) >> n & 1);
    // A tree of selections: by c, then b, then a.
    let by_c = |n: u32| entry(n) & !c | entry(n + 1) & c;
    let by_b = |n: u32| by_c(n) & !b | by_c(n + 2) & b;
    by_b(0) & !a | by_b(4) & a
}

/// `prmt.b32{.mode} d, a, b, selector`: four bytes chosen from the eight of `b:a`.
#[inline(always)]
pub fn prmt(mode: PrmtMode, a: u32, b: u32, selector: u32) -> u32 {
    let bytes = u64::from(b) << 32 | u64::from(a);
    let byte = |n: u32| (bytes >> (8 * (n & 7))) as u32 & 0xff;
    let pack = |places: [u32; 4]| {
        byte(places[0]) | byte(places[1]) << 8 | byte(places[2]) << 16 | byte(places[3]) << 24
    };
    let s = selector & 3;
    match mode {
        PrmtMode::Default => {
            let one = |i: u32| {
                let select = selector >> (4 * i) & 0xf;
                let value = byte(select);
                let sign = 0u32.wrapping_sub(value >> 7) & 0xff;
                (if select & 8 != 0 { sign } else { value }) << (8 * i)
            };
            one(0) | one(1) | one(2) | one(3)
        }
        PrmtMode::F4e => pack([s, s + 1, s + 2, s + 3]),
        // Backwards from byte s, around the end of the eight.
        PrmtMode::B4e => pack([s, s + 7, s + 6, s + 5]),
        PrmtMode::Rc8 => pack([s, s, s, s]),
        PrmtMode::Ecl => pack([s, s.max(1), s.max(2), 3]),
        PrmtMode::Ecr => pack([0, s.min(1), s.min(2), s]),
        PrmtMode::Rc16 => {
            let low = 2 * (s & 1);
            pack([low, low + 1, low, low + 1])
        }
    }
}
