//! Times 32-lane loops around the functions, as an interpreter runs them: one column of registers per operand,
//! inside a function with the wide vector features, and the same source without them.
//!
//! `cargo bench -p numerics`. Each figure is the least of 40 samples, in nanoseconds for 32 lanes.
#![allow(clippy::print_stdout, reason = "the figures are the output")]

use std::hint::black_box;
use std::time::Instant;

use numerics::half16::{self, Plain};
use numerics::int::PtxInt;
use numerics::minmax::{Bf16, F16, F32, Format};
use numerics::round::{Rm, Rn, Rp, Rz};
use numerics::{approx, bits, convert, fp32, fp64};

const WARP: usize = 32;

/// One warp's operand columns, all kinds.
#[repr(align(64))]
struct Columns<T>([T; WARP]);

/// The least time of one call in nanoseconds.
fn least(mut call: impl FnMut()) -> f64 {
    const CALLS: u32 = 2000;
    (0..40)
        .map(|_| {
            let start = Instant::now();
            for _ in 0..CALLS {
                call();
            }
            start.elapsed().as_secs_f64() * 1e9 / f64::from(CALLS)
        })
        .fold(f64::INFINITY, f64::min)
}

macro_rules! bench {
    ($name:expr, $in:ty => $out:ty, |$a:ident, $b:ident, $c:ident| $body:expr, $make:expr) => {{
        #[inline(always)]
        fn lanes(a: &[$in; WARP], b: &[$in; WARP], c: &[$in; WARP], d: &mut [$out; WARP]) {
            for i in 0..WARP {
                let ($a, $b, $c) = (a[i], b[i], c[i]);
                let _ = ($b, $c);
                d[i] = $body;
            }
        }
        #[inline(never)]
        fn portable(a: &[$in; WARP], b: &[$in; WARP], c: &[$in; WARP], d: &mut [$out; WARP]) {
            lanes(a, b, c, d);
        }
        #[cfg(target_arch = "x86_64")]
        #[inline(never)]
        #[target_feature(enable = "avx2,fma,bmi2")]
        fn wide(a: &[$in; WARP], b: &[$in; WARP], c: &[$in; WARP], d: &mut [$out; WARP]) {
            lanes(a, b, c, d);
        }
        let make: fn(usize) -> $in = $make;
        let column = |by: usize| Columns(std::array::from_fn(|i| make(i * 37 + by)));
        let (a, b, c) = (column(1), column(11), column(23));
        let mut d = Columns([<$out>::default(); WARP]);
        let plain =
            least(|| portable(black_box(&a.0), black_box(&b.0), black_box(&c.0), black_box(&mut d.0)));
        #[cfg(target_arch = "x86_64")]
        let fast = if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma") {
            // SAFETY: the features were just detected; bmi2 is on every processor that has avx2.
            least(|| unsafe { wide(black_box(&a.0), black_box(&b.0), black_box(&c.0), black_box(&mut d.0)) })
        } else {
            f64::NAN
        };
        #[cfg(not(target_arch = "x86_64"))]
        let fast = f64::NAN;
        println!("{:28} {fast:8.1} {plain:10.1}", $name);
    }};
}

fn main() {
    println!("{:28} {:>8} {:>10}", "ns per 32 lanes", "avx2,fma", "portable");
    let f: fn(usize) -> f32 = |i| (i as f32).mul_add(0.37, -180.0);
    let g: fn(usize) -> f64 = |i| (i as f64).mul_add(0.37, -180.0);
    let u: fn(usize) -> u32 = |i| (i as u32).wrapping_mul(0x9e37_79b9);
    let h: fn(usize) -> u16 = |i| 0x3c00 + i as u16;
    bench!("add.rn.f32", f32 => f32, |a, b, c| fp32::add::<Rn, false, false>(a, b), f);
    bench!("add.rm.f32", f32 => f32, |a, b, c| fp32::add::<Rm, false, false>(a, b), f);
    bench!("mul.rn.ftz.f32", f32 => f32, |a, b, c| fp32::mul::<Rn, true, false>(a, b), f);
    bench!("mul.rz.f32", f32 => f32, |a, b, c| fp32::mul::<Rz, false, false>(a, b), f);
    bench!("fma.rn.f32", f32 => f32, |a, b, c| fp32::fma::<Rn, false, false>(a, b, c), f);
    bench!("fma.rn.ftz.f32", f32 => f32, |a, b, c| fp32::fma::<Rn, true, false>(a, b, c), f);
    bench!("fma.rn.sat.f32", f32 => f32, |a, b, c| fp32::fma::<Rn, false, true>(a, b, c), f);
    bench!("fma.rz.f32", f32 => f32, |a, b, c| fp32::fma::<Rz, false, false>(a, b, c), f);
    bench!("fma.rm.f32", f32 => f32, |a, b, c| fp32::fma::<Rm, false, false>(a, b, c), f);
    bench!("div.rn.f32", f32 => f32, |a, b, c| fp32::div::<Rn, false>(a, b), f);
    bench!("div.rp.f32", f32 => f32, |a, b, c| fp32::div::<Rp, false>(a, b), f);
    bench!("sqrt.rn.f32", f32 => f32, |a, b, c| fp32::sqrt::<Rn, false>(a), f);
    bench!("min.f32", u32 => u32, |a, b, c| F32::min::<false, false>(a, b), u);
    bench!("ex2.approx.f32", f32 => f32, |a, b, c| approx::ex2::<false>(a), f);
    bench!("ex2.approx.ftz.f32", f32 => f32, |a, b, c| approx::ex2::<true>(a), f);
    bench!("lg2.approx.f32", f32 => f32, |a, b, c| approx::lg2::<false>(a), f);
    bench!("sin.approx.f32", f32 => f32, |a, b, c| approx::sin::<false>(a), f);
    bench!("tanh.approx.f32", f32 => f32, |a, b, c| approx::tanh(a), f);
    bench!("rsqrt.approx.f32", f32 => f32, |a, b, c| approx::rsqrt::<false>(a), f);
    bench!("div.approx.f32", f32 => f32, |a, b, c| approx::div::<false>(a, b), f);
    bench!("add.rn.f64", f64 => f64, |a, b, c| fp64::add::<Rn>(a, b), g);
    bench!("add.rm.f64", f64 => f64, |a, b, c| fp64::add::<Rm>(a, b), g);
    bench!("fma.rn.f64", f64 => f64, |a, b, c| fp64::fma::<Rn>(a, b, c), g);
    bench!("div.rn.f64", f64 => f64, |a, b, c| fp64::div::<Rn>(a, b), g);
    bench!("mul.rz.f64", f64 => f64, |a, b, c| fp64::mul::<Rz>(a, b), g);
    bench!("fma.rz.f64", f64 => f64, |a, b, c| fp64::fma::<Rz>(a, b, c), g);
    bench!("div.rz.f64", f64 => f64, |a, b, c| fp64::div::<Rz>(a, b), g);
    bench!("sqrt.rz.f64", f64 => f64, |a, b, c| fp64::sqrt::<Rz>(a.abs()), g);
    bench!("add.f16x2", u32 => u32, |a, b, c| numerics::packed!(a, b => half16::add::<F16, Plain, false>(a, b)), u);
    bench!("fma.f16x2", u32 => u32, |a, b, c| numerics::packed!(a, b, c => half16::fma::<F16, Plain, false>(a, b, c)), u);
    bench!("fma.f16", u16 => u16, |a, b, c| half16::fma::<F16, Plain, false>(a, b, c), h);
    bench!("add.f16", u16 => u16, |a, b, c| half16::add::<F16, Plain, false>(a, b), h);
    bench!("fma.bf16", u16 => u16, |a, b, c| half16::fma::<Bf16, Plain, false>(a, b, c), h);
    bench!("cvt.rn.f16.f32", f32 => u16, |a, b, c| half16::encode32::<F16, Rn>(a), f);
    bench!("cvt.f32.f16", u16 => f32, |a, b, c| convert::half_to_f32::<F16, false, false>(a), h);
    bench!("cvt.rzi.s32.f32", f32 => i32, |a, b, c| convert::float_to_int::<f32, i32, Rz>(a), f);
    bench!("cvt.rni.u32.f32", f32 => u32, |a, b, c| convert::float_to_int::<f32, u32, Rn>(a), f);
    bench!("cvt.rzi.s64.f64", f64 => i64, |a, b, c| convert::float_to_int::<f64, i64, Rz>(a), g);
    bench!("cvt.rn.f32.u32", u32 => f32, |a, b, c| convert::int_to_f32::<u32, Rn>(a), u);
    bench!("cvt.rz.f32.s32", u32 => f32, |a, b, c| convert::int_to_f32::<i32, Rz>(a as i32), u);
    bench!("cvt.rz.f32.f64", f64 => f32, |a, b, c| convert::f64_to_f32::<Rz, false, false>(a), g);
    bench!("cvt.rni.f32.f32", f32 => f32, |a, b, c| convert::round_f32::<Rn, false, false>(a), f);
    bench!("mul.hi.u32", u32 => u32, |a, b, c| a.mul_hi(b), u);
    bench!("bfe.s32", u32 => u32, |a, b, c| bits::bfe_s32(a as i32, b, c) as u32, u);
    bench!("bfi.b32", u32 => u32, |a, b, c| bits::bfi_b32(a, b, c, c >> 8), u);
    bench!("shr.s32", u32 => u32, |a, b, c| bits::shr_s32(a as i32, b & 63) as u32, u);
    bench!("shf.l.wrap.b32", u32 => u32, |a, b, c| bits::shf_l(bits::Beyond::Wrap, a, b, c), u);
    bench!("prmt.b32", u32 => u32, |a, b, c| bits::prmt(bits::PrmtMode::Default, a, b, c), u);
    bench!("prmt.b32, constant", u32 => u32, |a, b, c| bits::prmt(bits::PrmtMode::Default, a, b, 0x5140), u);
    bench!("lop3.b32, any table", u32 => u32, |a, b, c| bits::lop3(a, b, c, b as u8), u);
    bench!("div.u32", u32 => u32, |a, b, c| a.quotient(b), u);
    bench!("dp4a.s32.s32", u32 => u32, |a, b, c| numerics::int::dp4a::<true, true>(a, b, c), u);
    bench!("bfind.u32", u32 => u32, |a, b, c| bits::bfind_u32::<false>(a), u);
}
