//! `cvt` against `rustc_apfloat` and wide-integer arithmetic, and the manual's rules for NaN, range and width.

mod common;

use common::{Rng, bits, cases, direction};
use numerics::convert::{self, Float as Source, Int, Tf32Rounding};
use numerics::half16::{self, Half, Plain, Relu, Sat};
use numerics::minmax::{Bf16, F16};
use numerics::round::{Rm, Rn, Rounding, Rp, Rz};
use numerics::{fp32, with_round};
use rustc_apfloat::ieee::{BFloat, Double, Half as ApHalf, Single};
use rustc_apfloat::{Float, FloatConvert};

fn double(x: f64) -> Double {
    Double::from_bits(u128::from(x.to_bits()))
}

#[test]
fn f64_to_f32_in_every_direction() {
    let mut rng = Rng::new(9);
    for i in 0..cases(4_000_000) {
        let x = match i % 4 {
            0 => rng.f64(),
            1 => {
                let near = f64::from(rng.f32());
                rng.nudge64(near)
            }
            2 => {
                // A midpoint between neighbours.
                let low = rng.f32();
                let high = f32::from_bits(low.to_bits().wrapping_add(1));
                rng.nudge64((f64::from(low) + f64::from(high)) / 2.0)
            }
            _ => f64::from_bits(rng.next()),
        };
        for mode in Rounding::ALL {
            let mut lossy = false;
            let exact: Single = double(x).convert_r(direction(mode), &mut lossy).value;
            let want = bits(exact, 0x7fff_ffff) as u32;
            with_round!(mode, R => {
                assert_eq!(convert::f64_to_f32::<R, false, false>(x).to_bits(), want, "{mode:?} {x:e}");
            });
        }
    }
    let just_below = f64::from_bits(0x380f_ffff_efff_ffff);
    assert_eq!(convert::f64_to_f32::<Rn, true, false>(just_below), 0.0);
    // ptxas 13.1 keeps from this operand on: it rounds up to the least normal number.
    let tie = f64::from_bits(0x380f_ffff_f000_0000);
    assert_eq!(convert::f64_to_f32::<Rn, true, false>(tie), f32::MIN_POSITIVE);
    assert_eq!(convert::f64_to_f32::<Rn, false, true>(-3.0).to_bits(), 0);
    assert_eq!(convert::f64_to_f32::<Rn, false, true>(f64::NAN).to_bits(), 0);
}

/// A 64-bit integer that is small, near a power of two, near a midpoint of some float format, or any.
fn integer(rng: &mut Rng) -> u64 {
    let place = rng.below(64) as u32;
    let around = (1u64 << place).wrapping_add(rng.below(9)).wrapping_sub(4);
    match rng.below(5) {
        0 => around,
        1 => around.wrapping_neg(),
        2 => {
            let significant = rng.next() >> 40 | 1 << 24;
            let shift = rng.below(40) as u32;
            (significant << shift).wrapping_add(rng.below(3)).wrapping_sub(1)
        }
        3 => (rng.next() >> 10 | 1 << 53).wrapping_shl(rng.below(11) as u32).wrapping_add(rng.below(3)),
        _ => rng.next() >> rng.below(64),
    }
}

fn check_int_to_float<I: Int>(x: I) {
    let value = x.to_i128();
    for mode in Rounding::ALL {
        let r = direction(mode);
        with_round!(mode, R => {
            let single = Single::from_i128_r(value, r).value.to_bits() as u32;
            assert_eq!(convert::int_to_f32::<I, R>(x).to_bits(), single, "f32 {mode:?} {value}");
            let wide = Double::from_i128_r(value, r).value.to_bits() as u64;
            assert_eq!(convert::int_to_f64::<I, R>(x).to_bits(), wide, "f64 {mode:?} {value}");
            let half = ApHalf::from_i128_r(value, r).value.to_bits() as u16;
            assert_eq!(convert::int_to_half::<I, F16, R>(x), half, "f16 {mode:?} {value}");
            let brain = BFloat::from_i128_r(value, r).value.to_bits() as u16;
            assert_eq!(convert::int_to_half::<I, Bf16, R>(x), brain, "bf16 {mode:?} {value}");
        });
    }
}

#[test]
fn integers_to_floats_in_every_direction() {
    let mut rng = Rng::new(10);
    for _ in 0..cases(1_000_000) {
        let x = integer(&mut rng);
        check_int_to_float(x);
        check_int_to_float(x as i64);
        check_int_to_float(x as u32);
        check_int_to_float(x as i32);
        check_int_to_float(x as i16);
        check_int_to_float(x as u8);
    }
    for x in [0, 1, u64::MAX, u64::MAX - 1, 1 << 63, (1 << 63) - 1, (1 << 63) + 1, 1 << 53, (1 << 53) + 1] {
        check_int_to_float(x);
        check_int_to_float(x as i64);
    }
}

/// The rule of the manual, in whole numbers.
fn expected<I: Int>(x: f64, mode: Rounding, from_f64: bool) -> i128 {
    if x.is_nan() {
        return if from_f64 || I::BITS == 64 { I::indefinite().to_i128() } else { 0 };
    }
    // Beyond 2^100 every type has saturated.
    let near = x.clamp(-1e30, 1e30);
    let below = near.floor();
    let (down, rest) = (below as i128, near - below);
    let up = rest > 0.0
        && match mode {
            Rounding::Rn => rest > 0.5 || (rest == 0.5 && down & 1 == 1),
            Rounding::Rz => near < 0.0,
            Rounding::Rm => false,
            Rounding::Rp => true,
        };
    I::clamp(down + i128::from(up)).to_i128()
}

fn check_float_to_int<S: Source + Into<f64> + std::fmt::LowerExp, I: Int>(x: S, from_f64: bool) {
    for mode in Rounding::ALL {
        let want = expected::<I>(x.into(), mode, from_f64);
        with_round!(mode, R => {
            let got = convert::float_to_int::<S, I, R>(x).to_i128();
            assert_eq!(got, want, "{x:e} {mode:?} to {} bits", I::BITS);
        });
    }
}

#[test]
fn floats_to_integers_in_every_direction() {
    let mut rng = Rng::new(11);
    for i in 0..cases(1_000_000) {
        let x = match i % 4 {
            0 => rng.f64(),
            1 => f64::from(rng.f32()),
            // Halves, and the ends of the integer types.
            2 => (rng.below(1 << 34) as f64 - (1u64 << 33) as f64) / 2.0,
            _ => {
                let end = 2f64.powi([7, 8, 15, 16, 31, 32, 63, 64][rng.below(8) as usize]);
                let below = [0.0, 0.5, 1.0][rng.below(3) as usize];
                let near = rng.nudge64(end - below);
                if rng.below(2) == 0 { near } else { -near }
            }
        };
        let y = x as f32;
        check_float_to_int::<f64, i8>(x, true);
        check_float_to_int::<f64, u16>(x, true);
        check_float_to_int::<f64, i32>(x, true);
        check_float_to_int::<f64, u64>(x, true);
        check_float_to_int::<f64, i64>(x, true);
        check_float_to_int::<f32, u8>(y, false);
        check_float_to_int::<f32, i16>(y, false);
        check_float_to_int::<f32, u32>(y, false);
        check_float_to_int::<f32, i32>(y, false);
        check_float_to_int::<f32, u64>(y, false);
        check_float_to_int::<f32, i64>(y, false);
    }
}

#[test]
fn nan_to_integer_follows_the_manual() {
    assert_eq!(convert::float_to_int::<f32, i32, Rz>(f32::NAN), 0);
    assert_eq!(convert::float_to_int::<f32, u16, Rz>(f32::NAN), 0);
    assert_eq!(convert::float_to_int::<f32, i64, Rz>(f32::NAN), i64::MIN);
    assert_eq!(convert::float_to_int::<f32, u64, Rz>(f32::NAN), 1 << 63);
    assert_eq!(convert::float_to_int::<f64, i32, Rz>(f64::NAN), i32::MIN);
    assert_eq!(convert::float_to_int::<f64, u32, Rz>(f64::NAN), 1 << 31);
    assert_eq!(convert::float_to_int::<f64, u8, Rz>(f64::NAN), 0x80);
    // .ftz before rounding away from zero.
    let tiny = f32::from_bits(1);
    assert_eq!(convert::float_to_int::<f32, i32, Rp>(tiny), 1);
    assert_eq!(convert::float_to_int::<f32, i32, Rp>(fp32::flush(tiny)), 0);
}

#[test]
fn integers_to_integers() {
    assert_eq!(convert::int_to_int::<i32, u8, false>(-1), 0xff);
    assert_eq!(convert::int_to_int::<i32, u8, true>(-1), 0);
    assert_eq!(convert::int_to_int::<i32, u8, true>(300), 255);
    assert_eq!(convert::int_to_int::<i32, i8, true>(-300), -128);
    assert_eq!(convert::int_to_int::<u64, i64, true>(u64::MAX), i64::MAX);
    assert_eq!(convert::int_to_int::<i8, i64, false>(-5), -5);
    assert_eq!(convert::int_to_int::<u8, i16, false>(0xfb), 0xfb);
    assert_eq!(convert::int_to_int::<i8, u32, false>(-5), 0xffff_fffb);
    // A wider register.
    assert_eq!((-5i8).to_register(), u64::MAX - 4);
    assert_eq!(0xfbu8.to_register(), 0xfb);
    assert_eq!(i16::from_register(0x1234_8000), i16::MIN);
}

#[test]
fn rounding_to_integral_values() {
    for (x, to) in [
        (0.5f32, [0.0f32, 0.0, 0.0, 1.0]),
        (1.5, [2.0, 1.0, 1.0, 2.0]),
        (-0.5, [-0.0, -0.0, -1.0, -0.0]),
        (-2.5, [-2.0, -2.0, -3.0, -2.0]),
        (8_388_609.0, [8_388_609.0; 4]),
        (f32::INFINITY, [f32::INFINITY; 4]),
        (1e-45, [0.0, 0.0, 0.0, 1.0]),
    ] {
        for (mode, want) in Rounding::ALL.into_iter().zip(to) {
            with_round!(mode, R => {
                assert_eq!(convert::round_f32::<R, false, false>(x).to_bits(), want.to_bits(), "{x} {mode:?}");
                let wide = convert::round_f64::<R, false>(f64::from(x));
                assert_eq!(wide.to_bits(), f64::from(want).to_bits(), "{x} {mode:?}");
            });
        }
    }
    assert_eq!(convert::round_f32::<Rp, true, false>(f32::from_bits(1)).to_bits(), 0);
    assert_eq!(convert::round_f32::<Rn, false, false>(f32::NAN).to_bits(), 0x7fff_ffff);
    assert_eq!(convert::round_f32::<Rn, false, true>(2.5), 1.0);
    assert_eq!(convert::round_f64::<Rm, true>(-2.5).to_bits(), 0);
    assert_eq!(convert::f64_to_f64::<true>(f64::NAN).to_bits(), 0);
    // Every half, against its f32.
    for x in 0..=u16::MAX {
        for mode in Rounding::ALL {
            with_round!(mode, R => {
                let h = convert::round_half::<F16, R, Plain>(x);
                let wide = convert::round_f32::<R, false, false>(F16::decode(x));
                assert_eq!(F16::decode(h).to_bits(), wide.to_bits());
            });
        }
    }
}

#[test]
fn halves() {
    type Cvt = fn(f32) -> u16;
    let rn: Cvt = convert::f32_to_half::<F16, Rn, Plain, false>;
    let finite: Cvt = convert::f32_to_half::<F16, Rn, Plain, true>;
    assert_eq!(rn(65520.0), 0x7c00);
    assert_eq!(finite(65520.0), 0x7bff);
    assert_eq!(finite(f32::NEG_INFINITY), 0xfbff);
    assert_eq!(finite(f32::NAN), 0x7fff);
    assert_eq!(convert::f32_to_half::<F16, Rz, Relu, false>(-1.0), 0);
    assert_eq!(convert::f32_to_half::<F16, Rn, Sat, false>(7.0), 0x3c00);
    assert_eq!(convert::f32x2_to_halves::<F16, Rn, Plain, false>(1.0, 2.0), 0x3c00_4000);
    assert_eq!(convert::f64_to_half::<Bf16, Rz, Plain>(3e38), 0x7f61);
    assert_eq!(convert::half_to_f32::<F16, false, false>(0x0001), 2f32.powi(-24));
    assert_eq!(convert::half_to_f32::<Bf16, true, false>(0x8001).to_bits(), 0x8000_0000);
    assert_eq!(convert::half_to_f32::<Bf16, false, false>(0xff81).to_bits(), 0xff81_0000);
    assert_eq!(convert::half_to_f64::<F16, false>(0xc000), -2.0);
    assert_eq!(convert::half_to_half::<F16, Bf16, Rn, Plain>(0x3c01), 0x3f80);
    // Every pair of formats, every value, against the reference.
    for x in 0..=u16::MAX {
        for mode in Rounding::ALL {
            let mut lossy = false;
            let from = ApHalf::from_bits(u128::from(x));
            let to: BFloat = from.convert_r(direction(mode), &mut lossy).value;
            let back: ApHalf = BFloat::from_bits(u128::from(x)).convert_r(direction(mode), &mut lossy).value;
            with_round!(mode, R => {
                assert_eq!(convert::half_to_half::<F16, Bf16, R, Plain>(x), bits(to, 0x7fff) as u16);
                assert_eq!(convert::half_to_half::<Bf16, F16, R, Plain>(x), bits(back, 0x7fff) as u16);
            });
        }
    }
    assert_eq!(half16::pack(1, 2), 0x0002_0001);
}

#[test]
fn widening_keeps_the_nan() {
    assert_eq!(convert::f32_to_f64::<false, false>(1.5), 1.5);
    assert_eq!(convert::f32_to_f64::<true, false>(f32::from_bits(1)).to_bits(), 0);
    assert_eq!(
        convert::f32_to_f64::<false, false>(f32::from_bits(0xff80_0001)).to_bits(),
        0xfff8_0000_2000_0000
    );
    assert_eq!(convert::f32_to_f64::<false, true>(f32::NAN).to_bits(), 0);
}

#[test]
fn tf32() {
    let at = |r, bits: u32| convert::f32_to_tf32::<false, false>(r, f32::from_bits(bits));
    assert_eq!(at(Tf32Rounding::Rna, 0x3f80_1000), 0x3f80_2000);
    assert_eq!(at(Tf32Rounding::Rn, 0x3f80_1000), 0x3f80_0000);
    assert_eq!(at(Tf32Rounding::Rn, 0x3f80_3000), 0x3f80_4000);
    assert_eq!(at(Tf32Rounding::Rn, 0x3f80_1001), 0x3f80_2000);
    assert_eq!(at(Tf32Rounding::Rz, 0x3f80_1fff), 0x3f80_0000);
    assert_eq!(at(Tf32Rounding::Rna, 0xff80_0000), 0xff80_0000);
    assert_eq!(convert::f32_to_tf32::<true, false>(Tf32Rounding::Rn, -1.0), 0);
    assert_eq!(at(Tf32Rounding::Rn, 0x7fc0_0000), 0x7fff_e000);
}
