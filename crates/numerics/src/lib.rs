//! The arithmetic of PTX, bit for bit: directed rounding, flush to zero, saturation, conversions.
//!
//! Pure scalar functions without state. They are straight-line wherever a warp-wide loop is likely to call them,
//! so that `for lane in 0..32` around them vectorises inside a function with
//! `#[target_feature(enable = "avx2,fma,bmi2")]`. Modifiers are type or const parameters (`R: Round`, `FTZ`,
//! `SAT`), never run-time arguments: the caller chooses the instance once, when it decodes the instruction.
//!
//! | module | PTX | vectorises |
//! |---|---|---|
//! | [`round`] | `.rn .rz .rm .rp` as a value and as types | |
//! | [`fp32`] | `add sub mul fma div rcp sqrt` on `.f32`, `.ftz`, `.sat` | all modes |
//! | [`fp64`] | the same on `.f64` | `.rn`, and `add`/`sub` in all modes; others go through [`soft64`] |
//! | [`half16`] | `.f16`, `.bf16` and their packed pairs | all |
//! | [`minmax`] | `min max abs neg copysign testp` on every float type | all |
//! | [`compare`] | the float operators of `set`/`setp` | all |
//! | [`int`] | integer arithmetic, carries, dot products | all but `div`/`rem` |
//! | [`bits`] | bit fields, shifts, permutes, `lop3` | all but `fns` |
//! | [`convert`] | `cvt` | all but those to and from 64-bit integers |
//! | [`small`] | `cvt` with 8-, 6- and 4-bit formats, stochastic rounding | all |
//! | [`approx`] | `.approx`, `.full` functions | all |
//! | [`mma`] | dot products of `mma`, `wmma` | those of finite operands, [`mma::block`] |
//!
//! What every module shares: results depend on the operands alone, on every host. NaN results are made explicit
//! (Rust and the host leave their bits open): `.f32` operations give 0x7fffffff, `.f16` and `.bf16` give 0x7fff,
//! `.f64` operations pass on the first NaN operand, quieted, and give 0xfff8000000000000 if none was a NaN.
//! `.ftz` flushes what is below the least normal number after rounding to full precision ([`fp32`]).
//!
//! Sources: PTX ISA 9.1, chapter 9.7 (the sections are named in each module); where the manual leaves a value
//! open, what ptxas 13.1 makes of the instruction on sm_90, which is said at the function.

pub mod approx;
pub mod bits;
pub mod compare;
pub mod convert;
pub mod fp32;
pub mod fp64;
pub mod half16;
pub mod int;
mod kernels;
pub mod minmax;
pub mod mma;
pub mod round;
pub mod small;
pub mod soft64;
