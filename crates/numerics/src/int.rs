//! Integer arithmetic: products, sums with carry and saturation, division, dot products.
//!
//! Models `add sub mul mad mul24 mad24 sad div rem abs neg` (PTX ISA 9.1, sections 9.7.1.1 to 9.7.1.11), `dp4a dp2a`
//! (9.7.1.23, 9.7.1.24) and `add.cc addc sub.cc subc mad.cc madc` (9.7.2). `min`, `max`, wrapping sums and logic
//! are the host's own.
//!
//! Left open by the manual: division by zero. The sequences that ptxas 13.1 emits for sm_90 give all ones, for the
//! quotient and for the remainder, in every width; so does this. `MIN / -1` wraps to `MIN` with remainder 0;
//! quotients round towards zero and remainders take the dividend's sign.

/// The integer types of PTX arithmetic.
pub trait PtxInt: Copy {
    /// `mul.lo`
    fn mul_lo(self, b: Self) -> Self;
    /// `mul.hi`
    fn mul_hi(self, b: Self) -> Self;
    /// `sad d, self, b, c`
    fn sad(self, b: Self, c: Self) -> Self;
    /// `div`
    fn quotient(self, b: Self) -> Self;
    /// `rem`
    fn remainder(self, b: Self) -> Self;
    /// `add.cc`, `addc.cc`: the sum and the carry out. A signed type gives the same bits.
    fn add_carry(self, b: Self, carry: bool) -> (Self, bool);
    /// `sub.cc`, `subc.cc`: the difference and the borrow out. A signed type gives the same bits.
    fn sub_borrow(self, b: Self, borrow: bool) -> (Self, bool);
    /// `mad.lo`
    fn mad_lo(self, b: Self, c: Self) -> Self;
    /// `mad.hi`
    fn mad_hi(self, b: Self, c: Self) -> Self;
    /// `mad.lo.cc`, `madc.lo.cc`: the sum with the low half of the product, and the carry out.
    #[inline(always)]
    fn mad_lo_carry(self, b: Self, c: Self, carry: bool) -> (Self, bool) {
        self.mul_lo(b).add_carry(c, carry)
    }
    /// `mad.hi.cc`, `madc.hi.cc`: the sum with the high half of the product, and the carry out.
    #[inline(always)]
    fn mad_hi_carry(self, b: Self, c: Self, carry: bool) -> (Self, bool) {
        self.mul_hi(b).add_carry(c, carry)
    }
}

/// The types that have a double-width product.
pub trait Widening: PtxInt {
    /// Twice the width, same signedness.
    type Wide: Copy;
    /// `mul.wide`
    fn mul_wide(self, b: Self) -> Self::Wide;
    /// `mad.wide`
    fn mad_wide(self, b: Self, c: Self::Wide) -> Self::Wide;
}

macro_rules! ptx_int {
    ($($t:ty, $u:ty, $wide:ty;)*) => { $(
        impl PtxInt for $t {
            #[inline(always)]
            fn mul_lo(self, b: Self) -> Self {
                self.wrapping_mul(b)
            }
            #[inline(always)]
            fn mul_hi(self, b: Self) -> Self {
                ((self as $wide).wrapping_mul(b as $wide) >> <$t>::BITS) as $t
            }
            #[inline(always)]
            fn sad(self, b: Self, c: Self) -> Self {
                c.wrapping_add(if self < b { b.wrapping_sub(self) } else { self.wrapping_sub(b) })
            }
            #[inline(always)]
            fn quotient(self, b: Self) -> Self {
                if b == 0 { !0 } else { self.wrapping_div(b) }
            }
            #[inline(always)]
            fn remainder(self, b: Self) -> Self {
                if b == 0 { !0 } else { self.wrapping_rem(b) }
            }
            #[inline(always)]
            fn add_carry(self, b: Self, carry: bool) -> (Self, bool) {
                let (once, first) = (self as $u).overflowing_add(b as $u);
                let (twice, second) = once.overflowing_add(carry as $u);
                (twice as $t, first | second)
            }
            #[inline(always)]
            fn sub_borrow(self, b: Self, borrow: bool) -> (Self, bool) {
                let (once, first) = (self as $u).overflowing_sub(b as $u);
                let (twice, second) = once.overflowing_sub(borrow as $u);
                (twice as $t, first | second)
            }
            #[inline(always)]
            fn mad_lo(self, b: Self, c: Self) -> Self {
                self.wrapping_mul(b).wrapping_add(c)
            }
            #[inline(always)]
            fn mad_hi(self, b: Self, c: Self) -> Self {
                self.mul_hi(b).wrapping_add(c)
            }
        }
    )* };
}

ptx_int! {
    u16, u16, u32;
    i16, u16, i32;
    u32, u32, u64;
    i32, u32, i64;
    u64, u64, u128;
    i64, u64, i128;
}

macro_rules! widening {
    ($($t:ty, $wide:ty;)*) => { $(
        impl Widening for $t {
            type Wide = $wide;
            #[inline(always)]
            fn mul_wide(self, b: Self) -> $wide {
                (self as $wide).wrapping_mul(b as $wide)
            }
            #[inline(always)]
            fn mad_wide(self, b: Self, c: $wide) -> $wide {
                self.mul_wide(b).wrapping_add(c)
            }
        }
    )* };
}

widening! {
    u16, u32;
    i16, i32;
    u32, u64;
    i32, i64;
}

/// `add.sat.s32`
#[inline(always)]
pub fn add_sat_s32(a: i32, b: i32) -> i32 {
    let sum = a.wrapping_add(b);
    // Overflow: the operands agree in sign and the sum does not. The limit has the operands' sign.
    let overflow = (a ^ sum) & (b ^ sum) < 0;
    if overflow { (a >> 31) ^ i32::MAX } else { sum }
}

/// `sub.sat.s32`
#[inline(always)]
pub fn sub_sat_s32(a: i32, b: i32) -> i32 {
    let difference = a.wrapping_sub(b);
    let overflow = (a ^ b) & (a ^ difference) < 0;
    if overflow { (a >> 31) ^ i32::MAX } else { difference }
}

/// `mad.hi.sat.s32`
#[inline(always)]
pub fn mad_hi_sat_s32(a: i32, b: i32, c: i32) -> i32 {
    add_sat_s32(a.mul_hi(b), c)
}

/// The low 24 bits, zero-extended.
#[inline(always)]
fn low24_u(x: u32) -> u64 {
    u64::from(x & 0x00ff_ffff)
}

/// The low 24 bits, sign-extended.
#[inline(always)]
fn low24_s(x: i32) -> i64 {
    i64::from(x << 8 >> 8)
}

/// `mul24.lo.u32`: bits 31..0 of the 48-bit product of the low 24 bits.
#[inline(always)]
pub fn mul24_lo_u32(a: u32, b: u32) -> u32 {
    (low24_u(a) * low24_u(b)) as u32
}

/// `mul24.hi.u32`: bits 47..16.
#[inline(always)]
pub fn mul24_hi_u32(a: u32, b: u32) -> u32 {
    ((low24_u(a) * low24_u(b)) >> 16) as u32
}

/// `mul24.lo.s32`
#[inline(always)]
pub fn mul24_lo_s32(a: i32, b: i32) -> i32 {
    (low24_s(a) * low24_s(b)) as i32
}

/// `mul24.hi.s32`
#[inline(always)]
pub fn mul24_hi_s32(a: i32, b: i32) -> i32 {
    ((low24_s(a) * low24_s(b)) >> 16) as i32
}

/// `mad24.hi.sat.s32`
#[inline(always)]
pub fn mad24_hi_sat_s32(a: i32, b: i32, c: i32) -> i32 {
    add_sat_s32(mul24_hi_s32(a, b), c)
}

/// Byte `i` of `x`, sign-extended if `SIGNED`, as two's complement.
#[inline(always)]
fn byte<const SIGNED: bool>(x: u32, i: u32) -> u32 {
    let byte = (x >> (8 * i)) as u8;
    if SIGNED { byte as i8 as u32 } else { u32::from(byte) }
}

/// `dp4a`: four products of bytes, added to `c`; `A` and `B` say whether an operand's bytes are signed.
#[inline(always)]
pub fn dp4a<const A: bool, const B: bool>(a: u32, b: u32, c: u32) -> u32 {
    let product = |i| byte::<A>(a, i).wrapping_mul(byte::<B>(b, i));
    c.wrapping_add(product(0)).wrapping_add(product(1)).wrapping_add(product(2)).wrapping_add(product(3))
}

/// `dp2a{.lo,.hi}`: two products of the halves of `a` with the low or high two bytes of `b`, added to `c`.
#[inline(always)]
pub fn dp2a<const HI: bool, const A: bool, const B: bool>(a: u32, b: u32, c: u32) -> u32 {
    let half = |i: u32| {
        let half = (a >> (16 * i)) as u16;
        if A { half as i16 as u32 } else { u32::from(half) }
    };
    let product = |i| half(i).wrapping_mul(byte::<B>(b, i + if HI { 2 } else { 0 }));
    c.wrapping_add(product(0)).wrapping_add(product(1))
}
