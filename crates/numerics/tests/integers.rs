//! Integer arithmetic and bit operations against the manual's loops, bit by bit.

mod common;

use common::{Rng, cases};
use numerics::bits::{self, Beyond, PrmtMode};
use numerics::int::{self, PtxInt, Widening};

/// A count or position: small, at a width, in the 8-bit range, or any.
fn amount(rng: &mut Rng) -> u32 {
    match rng.below(5) {
        0 => rng.below(34) as u32,
        1 => rng.below(67) as u32,
        2 => 30 + rng.below(5) as u32,
        3 => rng.below(300) as u32,
        _ => rng.next() as u32,
    }
}

fn word(rng: &mut Rng) -> u64 {
    match rng.below(6) {
        0 => rng.below(4),
        1 => rng.below(4).wrapping_neg(),
        2 => 1 << rng.below(64),
        3 => (1u64 << rng.below(64)).wrapping_sub(rng.below(2)).wrapping_neg(),
        4 => 0x8000_0000_8000_0000,
        _ => rng.next(),
    }
}

fn bit(x: u64, i: u32) -> u64 {
    x >> i & 1
}

/// The manual's `bfe`.
fn bfe(a: u64, width: u32, b: u32, c: u32, signed: bool) -> u64 {
    let (position, length, msb) = (b & 0xff, c & 0xff, width - 1);
    let sign = if signed && length > 0 { bit(a, (position + length - 1).min(msb)) } else { 0 };
    (0..width).fold(0, |d, i| {
        let inside = i < length && position + i <= msb;
        d | (if inside { bit(a, position + i) } else { sign }) << i
    })
}

/// The manual's `bfi`.
fn bfi(a: u64, b: u64, width: u32, c: u32, d: u32) -> u64 {
    let (position, length) = (c & 0xff, d & 0xff);
    (0..length).take_while(|i| position + i < width).fold(b, |f, i| {
        let place = position + i;
        f & !(1 << place) | bit(a, i) << place
    })
}

#[test]
fn bit_fields() {
    let mut rng = Rng::new(20);
    for _ in 0..cases(2_000_000) {
        let (a, b) = (word(&mut rng), word(&mut rng));
        let (position, length) = (amount(&mut rng), amount(&mut rng));
        let (a32, b32) = (a as u32, b as u32);
        let at = format!("{a:#x} {b:#x} {position} {length}");
        // In 64-bit forms more than eight bits count, which the formula's own cut must not see.
        let (far, long) = (position.min(255), length.min(255));
        assert_eq!(bits::bfe_u64(a, position, length), bfe(a, 64, far, long, false), "{at}");
        assert_eq!(bits::bfe_s64(a as i64, position, length) as u64, bfe(a, 64, far, long, true), "{at}");
        let narrow = u64::from(a32);
        assert_eq!(
            u64::from(bits::bfe_u32(a32, position, length)),
            bfe(narrow, 32, position, length, false),
            "{at}"
        );
        let signed = bits::bfe_s32(a32 as i32, position, length) as u32;
        assert_eq!(u64::from(signed), bfe(narrow, 32, position, length, true), "{at}");
        assert_eq!(bits::bfi_b64(a, b, position, length), bfi(a, b, 64, far, long), "{at}");
        let inserted = bits::bfi_b32(a32, b32, position, length);
        assert_eq!(u64::from(inserted), bfi(narrow, u64::from(b32), 32, position, length), "{at}");
    }
}

#[test]
fn shifts_clamp() {
    let mut rng = Rng::new(21);
    for _ in 0..cases(2_000_000) {
        let (a, b, n) = (word(&mut rng), word(&mut rng), amount(&mut rng));
        let wide = |x: i128, n: u32| x >> n.min(127);
        let up = |x: u64, n: u32| if n > 63 { 0 } else { u128::from(x) << n };
        assert_eq!(bits::shl_b16(a as u16, n), up(a, n) as u16);
        assert_eq!(bits::shl_b32(a as u32, n), up(a, n) as u32);
        assert_eq!(bits::shl_b64(a, n), up(a, n) as u64);
        assert_eq!(bits::shr_u16(a as u16, n), wide(i128::from(a as u16), n) as u16);
        assert_eq!(bits::shr_u32(a as u32, n), wide(i128::from(a as u32), n) as u32);
        assert_eq!(bits::shr_u64(a, n), wide(i128::from(a), n) as u64);
        assert_eq!(bits::shr_s16(a as i16, n), wide(i128::from(a as i16), n) as i16);
        assert_eq!(bits::shr_s32(a as i32, n), wide(i128::from(a as i32), n) as i32);
        assert_eq!(bits::shr_s64(a as i64, n), wide(i128::from(a as i64), n) as i64);
        // The manual's formula for shf, with shifts by 32 giving 0.
        let (low, high) = (a as u32, b as u32);
        for (beyond, n) in [(Beyond::Clamp, n.min(32)), (Beyond::Wrap, n & 31)] {
            let left = bits::shl_b32(high, n) | bits::shr_u32(low, 32 - n);
            let right = bits::shl_b32(high, 32 - n) | bits::shr_u32(low, n);
            assert_eq!(bits::shf_l(beyond, low, high, n), left, "{n}");
            assert_eq!(bits::shf_r(beyond, low, high, n), right, "{n}");
        }
    }
    assert_eq!(bits::shf_l(Beyond::Clamp, 1, 2, 40), 1);
    assert_eq!(bits::shf_l(Beyond::Wrap, 1, 2, 40), 2 << 8);
}

/// The manual's `bfind`.
fn bfind(a: u64, width: u32, signed: bool, shiftamt: bool) -> u32 {
    let negative = signed && bit(a, width - 1) == 1;
    let a = if negative { !a } else { a };
    match (0..width).rev().find(|&i| bit(a, i) == 1) {
        Some(place) => {
            if shiftamt {
                width - 1 - place
            } else {
                place
            }
        }
        None => u32::MAX,
    }
}

/// The manual's `fns`.
fn fns(mask: u32, base: u32, offset: i32) -> u32 {
    let set = |i: i64| mask >> i & 1 == 1;
    if offset == 0 {
        return if set(i64::from(base)) { base } else { u32::MAX };
    }
    let (mut place, mut count) = (i64::from(base), i64::from(offset).abs() - 1);
    while (0..32).contains(&place) {
        if set(place) {
            if count == 0 {
                return place as u32;
            }
            count -= 1;
        }
        place += i64::from(offset.signum());
    }
    u32::MAX
}

#[test]
fn finding_bits() {
    let mut rng = Rng::new(22);
    for _ in 0..cases(2_000_000) {
        let a = word(&mut rng);
        let low = u64::from(a as u32);
        assert_eq!(bits::bfind_u32::<false>(a as u32), bfind(low, 32, false, false));
        assert_eq!(bits::bfind_u32::<true>(a as u32), bfind(low, 32, false, true));
        assert_eq!(bits::bfind_s32::<false>(a as i32), bfind(low, 32, true, false));
        assert_eq!(bits::bfind_s32::<true>(a as i32), bfind(low, 32, true, true));
        assert_eq!(bits::bfind_u64::<false>(a), bfind(a, 64, false, false));
        assert_eq!(bits::bfind_u64::<true>(a), bfind(a, 64, false, true));
        assert_eq!(bits::bfind_s64::<false>(a as i64), bfind(a, 64, true, false));
        assert_eq!(bits::bfind_s64::<true>(a as i64), bfind(a, 64, true, true));
        let (base, offset) = (rng.below(32) as u32, rng.below(40) as i32 - 20);
        assert_eq!(bits::fns(a as u32, base, offset), fns(a as u32, base, offset), "{a:#x} {base} {offset}");
    }
    // The manual's examples.
    assert_eq!(bits::fns(0xaaaa_aaaa, 3, 1), 3);
    assert_eq!(bits::fns(0xaaaa_aaaa, 3, -1), 3);
    assert_eq!(bits::fns(0xaaaa_aaaa, 2, 1), 3);
    assert_eq!(bits::fns(0xaaaa_aaaa, 2, -1), 1);
    assert_eq!(bits::fns(1, 32, 1), u32::MAX);
    assert_eq!(bits::fns(u32::MAX, 0, i32::MIN), u32::MAX);
    assert_eq!((bits::popc(0xf0), bits::clz(0xf0), bits::brev(1)), (4, 24, 1 << 31));
}

#[test]
fn masks_and_extensions() {
    let mut rng = Rng::new(23);
    for _ in 0..cases(2_000_000) {
        let (a, position, n) = (word(&mut rng) as u32, amount(&mut rng), amount(&mut rng));
        for beyond in [Beyond::Clamp, Beyond::Wrap] {
            // szext, as the manual writes it.
            let b1 = n & 31;
            let too_large = n >= 32 && beyond == Beyond::Clamp;
            let mask = if too_large { 0 } else { u32::MAX << b1 };
            let sign = b1 != 0 && !too_large && a >> ((b1 - 1) & 31) & 1 == 1;
            assert_eq!(bits::szext_u32(beyond, a, n), a & !mask, "{a:#x} {n} {beyond:?}");
            assert_eq!(bits::szext_s32(beyond, a, n), a & !mask | if sign { mask } else { 0 }, "{a:#x} {n}");
            // bmsk, likewise.
            let (a1, b1) = (position & 31, n & 31);
            let clamp = beyond == Beyond::Clamp;
            let mask0 = if clamp && position >= 32 { 0 } else { u32::MAX << a1 };
            let all = a1 + b1 >= 32 || clamp && (position >= 32 || n >= 32);
            let mask1 = if all { 0 } else { u32::MAX << (a1 + b1) };
            assert_eq!(bits::bmsk(beyond, position, n), mask0 & !mask1, "{position} {n} {beyond:?}");
        }
    }
    assert_eq!(bits::szext_u32(Beyond::Wrap, 0xffff_ffff, 0), 0);
    assert_eq!(bits::bmsk(Beyond::Wrap, 1, 2), 6);
}

#[test]
fn three_input_logic() {
    let (a, b, c) = (0xf0f0_f0f0u32, 0xcccc_cccc, 0xaaaa_aaaa);
    for lut in 0..=u8::MAX {
        // With these operands the result spells the table.
        assert_eq!(bits::lop3(a, b, c, lut), u32::from_ne_bytes([lut; 4]));
    }
    let (x, y, z) = (0x1234_5678u32, 0x9abc_def0, 0x0f1e_2d3c);
    assert_eq!(bits::lop3(x, y, z, 0xf0 & 0xcc & 0xaa), x & y & z);
    assert_eq!(bits::lop3(x, y, z, 0xf0 ^ 0xcc ^ 0xaa), x ^ y ^ z);
    assert_eq!(bits::lop3(x, y, z, (0xf0 & 0xcc) | 0xaa), x & y | z);
}

#[test]
fn byte_permutation() {
    let (a, b) = (0x3322_1180u32, 0x7766_5544u32);
    let p = |mode, c| bits::prmt(mode, a, b, c);
    assert_eq!(p(PrmtMode::Default, 0x3210), a);
    assert_eq!(p(PrmtMode::Default, 0x7654), b);
    assert_eq!(p(PrmtMode::Default, 0x4071), 0x4480_7711);
    // Bit 3 of a selector replicates the byte's sign.
    assert_eq!(p(PrmtMode::Default, 0x8898), 0xffff_00ff);
    // The manual's table of modes, bytes 3 to 0 of the result by number.
    let table: [(PrmtMode, [u32; 4]); 6] = [
        (PrmtMode::F4e, [0x3210, 0x4321, 0x5432, 0x6543]),
        (PrmtMode::B4e, [0x5670, 0x6701, 0x7012, 0x0123]),
        (PrmtMode::Rc8, [0x0000, 0x1111, 0x2222, 0x3333]),
        (PrmtMode::Ecl, [0x3210, 0x3211, 0x3222, 0x3333]),
        (PrmtMode::Ecr, [0x0000, 0x1110, 0x2210, 0x3210]),
        (PrmtMode::Rc16, [0x1010, 0x3232, 0x1010, 0x3232]),
    ];
    for (mode, rows) in table {
        for (c, row) in rows.into_iter().enumerate() {
            assert_eq!(p(mode, c as u32), p(PrmtMode::Default, row), "{mode:?} {c}");
            assert_eq!(p(mode, c as u32 | 0xfffc), p(PrmtMode::Default, row), "{mode:?} {c}");
        }
    }
}

#[test]
fn products_and_sums() {
    let mut rng = Rng::new(24);
    for _ in 0..cases(2_000_000) {
        let (a, b, c) = (word(&mut rng), word(&mut rng), word(&mut rng));
        let carry = rng.below(2) == 1;
        macro_rules! check {
            ($t:ty, $u:ty) => {{
                let (x, y, z) = (a as $t, b as $t, c as $t);
                let (i, j, k) = (x as i128, y as i128, z as i128);
                let width = <$t>::BITS;
                // The product of two u64 needs 128 bits without a sign.
                let high = if width == 64 && <$t>::MIN == 0 {
                    ((x as u128 * y as u128) >> 64) as $t
                } else {
                    (i * j >> width) as $t
                };
                assert_eq!(x.mul_lo(y), i.wrapping_mul(j) as $t);
                assert_eq!(x.mul_hi(y), high);
                assert_eq!(x.mad_lo(y, z), i.wrapping_mul(j).wrapping_add(k) as $t);
                assert_eq!(x.mad_hi(y, z), (high as i128 + k) as $t);
                assert_eq!(x.sad(y, z), (k + (i - j).abs()) as $t);
                assert_eq!(x.quotient(y), if y == 0 { !0 } else { (i / j) as $t });
                assert_eq!(x.remainder(y), if y == 0 { !0 } else { (i % j) as $t });
                let (p, q) = (x as $u as u128, y as $u as u128);
                let sum = p + q + u128::from(carry);
                assert_eq!(x.add_carry(y, carry), (sum as $t, sum >> width != 0));
                let lack = p < q + u128::from(carry);
                assert_eq!(x.sub_borrow(y, carry), (p.wrapping_sub(q + u128::from(carry)) as $t, lack));
                assert_eq!(x.mad_lo_carry(y, z, carry), x.mul_lo(y).add_carry(z, carry));
                assert_eq!(x.mad_hi_carry(y, z, carry), x.mul_hi(y).add_carry(z, carry));
            }};
        }
        check!(u16, u16);
        check!(i16, u16);
        check!(u32, u32);
        check!(i32, u32);
        check!(u64, u64);
        check!(i64, u64);
        assert_eq!((a as i32).mul_wide(b as i32), i64::from(a as i32) * i64::from(b as i32));
        assert_eq!(
            (a as u32).mad_wide(b as u32, c),
            (u64::from(a as u32) * u64::from(b as u32)).wrapping_add(c)
        );
        assert_eq!((a as i16).mul_wide(b as i16), i32::from(a as i16) * i32::from(b as i16));
        assert_eq!((a as u16).mul_wide(b as u16), u32::from(a as u16) * u32::from(b as u16));
    }
    assert_eq!(i32::MIN.quotient(-1), i32::MIN);
    assert_eq!(i64::MIN.remainder(-1), 0);
    assert_eq!((-7i32).quotient(2), -3);
    assert_eq!((-7i32).remainder(2), -1);
    assert_eq!(7u32.quotient(0), u32::MAX);
    assert_eq!(7i16.remainder(0), -1);
}

#[test]
fn saturation_and_24_bits() {
    let mut rng = Rng::new(25);
    for _ in 0..cases(2_000_000) {
        let (a, b, c) = (word(&mut rng) as i32, word(&mut rng) as i32, word(&mut rng) as i32);
        assert_eq!(int::add_sat_s32(a, b), a.saturating_add(b));
        assert_eq!(int::sub_sat_s32(a, b), a.saturating_sub(b));
        assert_eq!(int::mad_hi_sat_s32(a, b, c), a.mul_hi(b).saturating_add(c));
        let extend = |x: i32| i128::from((i64::from(x) & 0xff_ffff) - ((i64::from(x) & 0x80_0000) << 1));
        let product = extend(a) * extend(b);
        assert_eq!(int::mul24_lo_s32(a, b), product as i32);
        assert_eq!(int::mul24_hi_s32(a, b), (product >> 16) as i32);
        assert_eq!(int::mad24_hi_sat_s32(a, b, c), ((product >> 16) as i32).saturating_add(c));
        let (u, v) = (a as u32, b as u32);
        let product = u64::from(u & 0xff_ffff) * u64::from(v & 0xff_ffff);
        assert_eq!(int::mul24_lo_u32(u, v), product as u32);
        assert_eq!(int::mul24_hi_u32(u, v), (product >> 16) as u32);
    }
}

#[test]
fn dot_products() {
    let mut rng = Rng::new(26);
    for _ in 0..cases(1_000_000) {
        let (a, b, c) = (rng.next() as u32, rng.next() as u32, rng.next() as u32);
        let bytes = |x: u32, signed: bool| {
            x.to_le_bytes().map(|v| if signed { i64::from(v as i8) } else { i64::from(v) })
        };
        let halves = |x: u32, signed: bool| {
            [x as u16, (x >> 16) as u16].map(|v| if signed { i64::from(v as i16) } else { i64::from(v) })
        };
        let four = |s: bool, t: bool| {
            let sum: i64 = bytes(a, s).iter().zip(bytes(b, t)).map(|(x, y)| x * y).sum();
            (sum + i64::from(c)) as u32
        };
        let two = |hi: usize, s: bool, t: bool| {
            let sum: i64 = halves(a, s).iter().zip(&bytes(b, t)[hi..]).map(|(x, y)| x * y).sum();
            (sum + i64::from(c)) as u32
        };
        assert_eq!(int::dp4a::<false, false>(a, b, c), four(false, false));
        assert_eq!(int::dp4a::<true, false>(a, b, c), four(true, false));
        assert_eq!(int::dp4a::<false, true>(a, b, c), four(false, true));
        assert_eq!(int::dp4a::<true, true>(a, b, c), four(true, true));
        assert_eq!(int::dp2a::<false, false, false>(a, b, c), two(0, false, false));
        assert_eq!(int::dp2a::<true, true, false>(a, b, c), two(2, true, false));
        assert_eq!(int::dp2a::<false, false, true>(a, b, c), two(0, false, true));
        assert_eq!(int::dp2a::<true, true, true>(a, b, c), two(2, true, true));
    }
}
