//! The approximate functions: the manual's tables of special operands, its error bounds, and how close the values
//! are to the correctly rounded ones.
//!
//! The references are in double-double arithmetic (about 2^-100), built here from sums and products alone, so the
//! measured errors are those of the functions and not of a library.

mod common;

use common::{Rng, cases};
use numerics::approx;
use numerics::half16::{self, Half};
use numerics::minmax::{Bf16, F16};
use numerics::round::Rn;

/// hi + lo.
#[derive(Clone, Copy)]
struct Dd(f64, f64);

impl Dd {
    fn add(self, o: Dd) -> Dd {
        let s = self.0 + o.0;
        let t = s - self.0;
        let e = (self.0 - (s - t)) + (o.0 - t) + self.1 + o.1;
        let hi = s + e;
        Dd(hi, e - (hi - s))
    }
    fn mul(self, o: Dd) -> Dd {
        let p = self.0 * o.0;
        let e = self.0.mul_add(o.0, -p) + (self.0 * o.1 + self.1 * o.0);
        let hi = p + e;
        Dd(hi, e - (hi - p))
    }
    fn neg(self) -> Dd {
        Dd(-self.0, -self.1)
    }
    /// 1 / self by Newton's step from the nearest.
    fn recip(self) -> Dd {
        let first = Dd(1.0 / self.0, 0.0);
        let rest = Dd(1.0, 0.0).add(self.mul(first).neg());
        first.add(first.mul(rest))
    }
    fn scale(self, by: f64) -> Dd {
        Dd(self.0 * by, self.1 * by)
    }
}

const LN_2: Dd = Dd(std::f64::consts::LN_2, 2.319_046_813_846_299_6e-17);
const TWO_PI: Dd = Dd(std::f64::consts::TAU, 2.449_293_598_294_706_4e-16);

/// e^x - 1 for |x| <= 0.35, by its series.
fn expm1_small(x: Dd) -> Dd {
    let mut sum = Dd(0.0, 0.0);
    for n in (1..=26).rev() {
        // sum = x / n * (1 + sum)
        sum = x.mul(Dd(f64::from(n), 0.0).recip()).mul(Dd(1.0, 0.0).add(sum));
    }
    sum
}

/// 2^x.
fn exp2(x: f64) -> Dd {
    let k = x.round();
    let fraction = expm1_small(LN_2.mul(Dd(x - k, 0.0)));
    Dd(1.0, 0.0).add(fraction).scale(2f64.powi(k as i32))
}

/// log2(x) by Newton's step on 2^y = x from the host's logarithm.
fn log2(x: f64) -> Dd {
    let guess = x.log2();
    // x / 2^guess = 1 + d with tiny d; log2(1 + d) = (d - d^2 / 2) / ln 2.
    let ratio = Dd(x, 0.0).mul(exp2(guess).recip());
    let d = ratio.add(Dd(-1.0, 0.0));
    let log = d.add(d.mul(d).scale(-0.5)).mul(LN_2.recip());
    Dd(guess, 0.0).add(log)
}

/// (sin, cos) for |x| <= 0.8, by their series.
fn sin_cos_small(x: Dd) -> (Dd, Dd) {
    let square = x.mul(x).neg();
    let mut sums = [Dd(1.0, 0.0); 2];
    for (sum, first) in sums.iter_mut().zip([2u32, 1]) {
        for n in (0..16).rev() {
            let m = f64::from((first + 2 * n) * (first + 2 * n + 1));
            *sum = Dd(1.0, 0.0).add(square.mul(Dd(m, 0.0).recip()).mul(*sum));
        }
    }
    (x.mul(sums[0]), sums[1])
}

/// (sin, cos) of `x` radians, |x| < 1000.
fn sin_cos(x: Dd) -> (Dd, Dd) {
    let quarter = TWO_PI.scale(0.25);
    let k = (x.0 / quarter.0).round();
    let (s, c) = sin_cos_small(x.add(quarter.mul(Dd(-k, 0.0))));
    match (k as i64).rem_euclid(4) {
        0 => (s, c),
        1 => (c, s.neg()),
        2 => (s.neg(), c.neg()),
        _ => (c.neg(), s),
    }
}

/// tanh(x) for |x| < 20.
fn tanh(x: f64) -> Dd {
    let y = Dd(2.0 * x, 0.0).mul(LN_2.recip());
    let k = y.0.round();
    let fraction = expm1_small(y.add(Dd(-k, 0.0)).mul(LN_2));
    let scale = 2f64.powi(k as i32);
    let e = fraction.scale(scale).add(Dd(scale, 0.0)).add(Dd(-1.0, 0.0));
    e.mul(e.add(Dd(2.0, 0.0)).recip())
}

/// The error of `got` in units in the last place of its own.
fn ulps(got: f32, exact: Dd) -> f64 {
    let unit = f64::from(f32::from_bits(got.to_bits() & 0x7f80_0000).max(f32::MIN_POSITIVE)) * 2f64.powi(-23);
    (((f64::from(got) - exact.0) - exact.1) / unit).abs()
}

fn max_ulps(operands: impl Iterator<Item = f32>, f: impl Fn(f32) -> f32, exact: impl Fn(f64) -> Dd) -> f64 {
    operands.map(|x| ulps(f(x), exact(f64::from(x)))).fold(0.0, f64::max)
}

/// `n` floats with magnitudes from `low` to `high`, even in their bits, of both signs if `signs`.
fn spread(seed: u64, n: u32, low: f32, high: f32, signs: bool) -> impl Iterator<Item = f32> {
    let mut rng = Rng::new(seed);
    let (low, width) = (low.to_bits(), u64::from(high.to_bits() - low.to_bits()) + 1);
    (0..n).map(move |_| {
        let sign = if signs { (rng.below(2) as u32) << 31 } else { 0 };
        f32::from_bits((low + rng.below(width) as u32) | sign)
    })
}

/// The values are correctly rounded unless they lie within 2^-24 units of a midpoint.
const HALF: f64 = 0.500_000_1;

#[test]
fn ex2_is_correctly_rounded() {
    let n = cases(4_000_000);
    let worst = max_ulps(spread(40, n, 1e-9, 127.99, true), approx::ex2::<false>, exp2)
        .max(max_ulps(spread(41, n, 0.5, 8.0, true), approx::ex2::<false>, exp2))
        .max(max_ulps(spread(42, n / 4, 126.0, 149.0, false).map(|x| -x), approx::ex2::<false>, exp2));
    assert!(worst < HALF, "{worst}");
    for k in -149i32..128 {
        assert_eq!(f64::from(approx::ex2::<false>(k as f32)), 2f64.powi(k));
    }
}

#[test]
fn lg2_is_correctly_rounded() {
    let n = cases(4_000_000);
    let worst = max_ulps(spread(43, n, 1e-45, f32::MAX, false), approx::lg2::<false>, log2)
        .max(max_ulps(spread(44, n, 0.999, 1.001, false), approx::lg2::<false>, log2))
        .max(max_ulps(spread(45, n, 0.5, 2.0, false), approx::lg2::<false>, log2));
    assert!(worst < HALF, "{worst}");
    for k in -149i32..128 {
        assert_eq!(approx::lg2::<false>(2f64.powi(k) as f32), k as f32);
    }
}

#[test]
fn tanh_is_correctly_rounded() {
    let n = cases(4_000_000);
    let worst = max_ulps(spread(46, n, 1e-30, 9.0, true), approx::tanh, tanh).max(max_ulps(
        spread(47, n, 1e-3, 9.0, true),
        approx::tanh,
        tanh,
    ));
    assert!(worst < HALF, "{worst}");
    // Subnormals pass.
    for bits in [1, 0x8000_0001, 0x007f_ffff, 0x0080_0000] {
        assert_eq!(approx::tanh(f32::from_bits(bits)).to_bits(), bits);
    }
    assert_eq!(approx::tanh(9.5), 1.0);
    assert_eq!(approx::tanh(f32::NEG_INFINITY), -1.0);
    assert_eq!(approx::tanh(-0.0).to_bits(), 0x8000_0000);
    assert_eq!(approx::tanh(f32::NAN).to_bits(), 0x7fff_ffff);
}

#[test]
fn sin_and_cos_stay_within_the_manuals_bounds() {
    let n = cases(4_000_000);
    let pi = std::f32::consts::PI;
    for (seed, high, bound) in [(48, 2.0 * pi, -20.5), (49, 100.0 * pi, -14.7)] {
        for x in spread(seed, n, 1e-3, high, true) {
            let (s, c) = sin_cos(Dd(f64::from(x), 0.0));
            let error = (f64::from(approx::sin::<false>(x)) - s.0).abs();
            assert!(error <= 2f64.powf(bound), "sin {x}: 2^{}", error.log2());
            let error = (f64::from(approx::cos::<false>(x)) - c.0).abs();
            assert!(error <= 2f64.powf(bound), "cos {x}: 2^{}", error.log2());
        }
    }
    // Of the reduced angle they are the correctly rounded functions.
    let worst = spread(50, n, 1e-3, 400.0, true)
        .map(|x| {
            let turns =
                numerics::fp32::mul::<numerics::round::Rz, false, false>(x, f32::from_bits(0x3e22_f983));
            let (s, c) = sin_cos(TWO_PI.mul(Dd(f64::from(turns) - f64::from(turns).round(), 0.0)));
            ulps(approx::sin::<false>(x), s).max(ulps(approx::cos::<false>(x), c))
        })
        .fold(0.0, f64::max);
    assert!(worst < HALF, "{worst}");
}

#[test]
fn rsqrt_is_correctly_rounded_for_every_significand() {
    // Two binades hold every case but for the exponent.
    let step = if cfg!(debug_assertions) { 41 } else { 1 };
    for bits in (0x3f80_0000u32..0x4080_0000).step_by(step) {
        let x = f32::from_bits(bits);
        let y = approx::rsqrt::<false>(x);
        // x lies between the reciprocal squares of y's midpoints: compare x m^2 with 1, m of 25 bits.
        let m = |by: u32| (u128::from((y.to_bits() & 0x7f_ffff) | 0x80_0000) << 1) - 1 + u128::from(2 * by);
        let significand = u128::from(bits & 0x7f_ffff | 0x80_0000);
        let exponent = (bits >> 23) as i32 - 150 + 2 * ((y.to_bits() >> 23) as i32 - 151);
        let one = 1u128 << -exponent;
        assert!(
            significand * m(0) * m(0) < one && significand * m(1) * m(1) > one || y.log2().fract() == 0.0,
            "{x:e}"
        );
    }
    for bits in [1u32, 0x007f_ffff, 0x0080_0000, 0x7f7f_ffff] {
        let x = f64::from(f32::from_bits(bits));
        assert_eq!(approx::rsqrt::<false>(x as f32), (1.0 / x.sqrt()) as f32);
    }
}

#[test]
fn special_operands_follow_the_tables() {
    let (inf, nan, tiny) = (f32::INFINITY, f32::from_bits(0x7fc0_0001), f32::from_bits(1));
    let check = |name: &str, f: fn(f32) -> f32, rows: &[(f32, u32)]| {
        for &(x, want) in rows {
            assert_eq!(f(x).to_bits(), want, "{name}({x:e})");
        }
        assert_eq!(f(nan).to_bits(), 0x7fff_ffff, "{name}(NaN)");
    };
    let (pinf, ninf, one, bad) = (0x7f80_0000, 0xff80_0000, 0x3f80_0000, 0x7fff_ffff);
    let neg = 0x8000_0000;
    let ex2 = [(-inf, 0), (-0.0, one), (0.0, one), (inf, pinf), (tiny, one), (128.0, pinf), (-150.0, 0)];
    check("ex2", approx::ex2::<false>, &ex2);
    check("ex2.ftz", approx::ex2::<true>, &ex2);
    assert_eq!(approx::ex2::<false>(-127.0).to_bits(), 0x0040_0000);
    assert_eq!(approx::ex2::<true>(-127.0).to_bits(), 0);
    assert_eq!(approx::ex2::<true>(-126.0).to_bits(), 0x0080_0000);
    check(
        "lg2",
        approx::lg2::<false>,
        &[(-inf, bad), (-1.0, bad), (-0.0, ninf), (0.0, ninf), (inf, pinf), (1.0, 0)],
    );
    check("lg2.ftz", approx::lg2::<true>, &[(-1.0, bad), (-tiny, ninf), (tiny, ninf), (inf, pinf)]);
    assert_eq!(approx::lg2::<false>(tiny), -149.0);
    assert_eq!(approx::lg2::<false>(-tiny).to_bits(), bad);
    check("sin", approx::sin::<false>, &[(-inf, bad), (-0.0, neg), (0.0, 0), (inf, bad)]);
    check("cos", approx::cos::<false>, &[(-inf, bad), (-0.0, one), (0.0, one), (inf, bad), (tiny, one)]);
    check("sin.ftz", approx::sin::<true>, &[(-inf, bad), (-tiny, neg), (tiny, 0), (inf, bad)]);
    assert_eq!((approx::sin::<false>(1e30), approx::cos::<false>(1e30)), (0.0, 1.0));
    let sqrt = [(-inf, bad), (-1.0, bad), (-0.0, neg), (0.0, 0), (inf, pinf)];
    check("sqrt", approx::sqrt::<false>, &sqrt);
    check("sqrt.ftz", approx::sqrt::<true>, &sqrt);
    let rsqrt = [(-inf, bad), (-1.0, bad), (-0.0, ninf), (0.0, pinf), (inf, 0)];
    check("rsqrt", approx::rsqrt::<false>, &rsqrt);
    check("rsqrt.ftz", approx::rsqrt::<true>, &[(-tiny, ninf), (tiny, pinf), (-1.0, bad)]);
    assert_eq!(approx::rsqrt::<false>(-tiny).to_bits(), bad);
    let rcp = [(-inf, neg), (-0.0, ninf), (0.0, pinf), (inf, 0)];
    check("rcp", approx::rcp::<false>, &rcp);
    check("rcp.ftz", approx::rcp::<true>, &[(-tiny, ninf), (3e38, 0), (-3e38, neg)]);
}

#[test]
fn approximate_quotients() {
    let two_to = |e: i32| 2f64.powi(e) as f32;
    assert_eq!(approx::div::<false>(6.0, 3.0), 2.0);
    // Above 2^126 the reciprocal is flushed.
    assert_eq!(approx::div::<false>(3e38, -3e38).to_bits(), 0x8000_0000);
    assert_eq!(approx::div::<true>(f32::INFINITY, 3e38).to_bits(), 0x7fff_ffff);
    assert_eq!(approx::div::<true>(3e38, two_to(126)), (3e38 / 2f64.powi(126)) as f32);
    assert_eq!(approx::div::<false>(3e38, f32::INFINITY), 0.0);
    assert_eq!(approx::div::<false>(f32::INFINITY, f32::INFINITY).to_bits(), 0x7fff_ffff);
    assert_eq!(approx::div::<true>(1.0, two_to(-130)), f32::INFINITY);
    assert_eq!(approx::div::<false>(two_to(-128), two_to(-130)), 4.0);
    assert_eq!(approx::div_full::<false>(3e38, 3e38), 1.0);
    assert_eq!(approx::div_full::<true>(two_to(-125), 8.0), 0.0);
}

#[test]
fn f64_approximations() {
    let low_zero = |x: f64| assert_eq!(x.to_bits() as u32, 0, "{x:e}");
    let mut rng = Rng::new(51);
    for _ in 0..cases(1_000_000) {
        let x = rng.f64();
        let seen = f64::from_bits(x.to_bits() >> 32 << 32);
        let (r, s) = (approx::rcp_f64(x), approx::rsqrt_f64_ftz(x));
        low_zero(r);
        low_zero(s);
        if seen.is_normal() && r.is_normal() {
            assert!((r * seen - 1.0).abs() < 2f64.powi(-20), "{x:e}");
        }
        if seen.is_normal() && seen > 0.0 {
            assert!((s * s * seen - 1.0).abs() < 2f64.powi(-19), "{x:e}");
        }
        if x.is_finite() && x > 0.0 {
            // x y^2 = 1 within what half a unit of y makes.
            let y = approx::rsqrt_f64(x);
            let exponent = ((y.to_bits() >> 52) as i32) - 1023;
            let (down, up) = (2f64.powi(-exponent), 2f64.powi(exponent));
            let product = Dd(y * down, 0.0).mul(Dd(y * down, 0.0)).mul(Dd(x * up * up, 0.0));
            let error = (product.0 - 1.0) + product.1;
            let unit = f64::from_bits(y.to_bits() + 1) - y;
            assert!(error.abs() <= 1.02 * unit / y, "{x:e}: {}", error / unit * y);
        }
    }
    let nan = 0x7fff_ffff_0000_0000;
    let (tiny, inf) = (f64::from_bits(1 << 32), f64::INFINITY);
    for (x, want) in [(-inf, 1 << 63), (-tiny, 0xfff << 52), (-0.0, 0xfff << 52), (0.0, 0x7ff << 52)] {
        assert_eq!(approx::rcp_f64(x).to_bits(), want);
    }
    for (x, want) in
        [(-inf, nan), (-1.0, nan), (-tiny, 0xfff << 52), (tiny, 0x7ff << 52), (inf, 0), (f64::NAN, nan)]
    {
        assert_eq!(approx::rsqrt_f64_ftz(x).to_bits(), want);
    }
    assert_eq!(approx::rcp_f64(f64::NAN).to_bits(), nan);
    assert_eq!(approx::rcp_f64(f64::MAX).to_bits(), 0);
    for (x, want) in
        [(-1.0, 0xfff8 << 48), (0.0, 0x7ff << 52), (-0.0, 0xfff << 52), (inf, 0), (-inf, 0xfff8 << 48)]
    {
        assert_eq!(approx::rsqrt_f64(x).to_bits(), want);
    }
}

#[test]
fn every_half() {
    for x in 0..=u16::MAX {
        let (h, b) = (F16::decode(x), Bf16::decode(x));
        let check = |got: u16, want: u16| assert_eq!(got, want, "{x:#06x}");
        let round = |v: Dd| half16::encode64::<F16, Rn>(v.0);
        if h.is_finite() && h.abs() < 30.0 {
            check(approx::ex2_half::<F16, false>(x), round(exp2(f64::from(h))));
        }
        if h.is_finite() && h.abs() < 19.0 && h != 0.0 {
            check(approx::tanh_half::<F16>(x), round(tanh(f64::from(h))));
        }
        if b.is_finite() && b.abs() < 120.0 {
            let want = half16::encode64::<Bf16, Rn>(exp2(f64::from(b)).0);
            check(approx::ex2_half::<Bf16, true>(x), want);
        }
        if b.is_normal() && b.abs() < 19.0 {
            check(approx::tanh_half::<Bf16>(x), half16::encode64::<Bf16, Rn>(tanh(f64::from(b)).0));
        }
    }
    assert_eq!(approx::ex2_half::<F16, false>(0xfc00), 0);
    assert_eq!(approx::ex2_half::<F16, false>(0x7c00), 0x7c00);
    assert_eq!(approx::ex2_half::<Bf16, true>(0x8001), 0x3f80);
    assert_eq!(approx::ex2_half::<Bf16, true>(0x7fc0), 0x7fff);
    assert_eq!(approx::tanh_half::<F16>(0x8000), 0x8000);
    assert_eq!(approx::tanh_half::<F16>(0xfc00), 0xbc00);
    assert_eq!(approx::tanh_half::<F16>(0x7e00), 0x7fff);
}
