//! The little of Rust's core library that kernels of this folder use: rustc brings none for this target.

#[lang = "pointee_sized"]
pub trait PointeeSized {}
#[lang = "meta_sized"]
pub trait MetaSized: PointeeSized {}
#[lang = "sized"]
pub trait Sized: MetaSized {}
#[lang = "copy"]
pub trait Copy {}
#[lang = "freeze"]
unsafe auto trait Freeze {}
#[lang = "destruct"]
pub trait Destruct {}
#[lang = "legacy_receiver"]
pub trait LegacyReceiver {}
#[lang = "sync"]
pub unsafe auto trait Sync {}

macro_rules! numbers {
    ($($t:ty)*) => { $(
        impl Copy for $t {}
        impl Add for $t { type Output = $t; fn add(self, o: $t) -> $t { self + o } }
        impl Sub for $t { type Output = $t; fn sub(self, o: $t) -> $t { self - o } }
        impl Mul for $t { type Output = $t; fn mul(self, o: $t) -> $t { self * o } }
        impl PartialEq for $t { fn eq(&self, o: &$t) -> bool { *self == *o } fn ne(&self, o: &$t) -> bool { *self != *o } }
        impl PartialOrd for $t {
            fn lt(&self, o: &$t) -> bool { *self < *o }
            fn le(&self, o: &$t) -> bool { *self <= *o }
            fn gt(&self, o: &$t) -> bool { *self > *o }
            fn ge(&self, o: &$t) -> bool { *self >= *o }
        }
    )* }
}
macro_rules! bits {
    ($($t:ty)*) => { $(
        impl BitAnd for $t { type Output = $t; fn bitand(self, o: $t) -> $t { self & o } }
        impl BitXor for $t { type Output = $t; fn bitxor(self, o: $t) -> $t { self ^ o } }
        impl Shl for $t { type Output = $t; fn shl(self, o: $t) -> $t { self << o } }
        impl Shr for $t { type Output = $t; fn shr(self, o: $t) -> $t { self >> o } }
    )* }
}
macro_rules! operators {
    ($($name:literal $tr:ident $f:ident)*) => { $(
        #[lang = $name]
        pub trait $tr<Rhs = Self> { type Output; fn $f(self, rhs: Rhs) -> Self::Output; }
    )* }
}
operators! { "add" Add add "sub" Sub sub "mul" Mul mul "bitand" BitAnd bitand "bitxor" BitXor bitxor "shl" Shl shl "shr" Shr shr }
#[lang = "eq"]
pub trait PartialEq<Rhs: PointeeSized = Self>: PointeeSized {
    fn eq(&self, other: &Rhs) -> bool;
    fn ne(&self, other: &Rhs) -> bool;
}
#[lang = "partial_ord"]
pub trait PartialOrd<Rhs: PointeeSized = Self>: PointeeSized {
    fn lt(&self, other: &Rhs) -> bool;
    fn le(&self, other: &Rhs) -> bool;
    fn gt(&self, other: &Rhs) -> bool;
    fn ge(&self, other: &Rhs) -> bool;
}
numbers! { u32 i32 u64 usize f32 f64 }
bits! { u32 i32 u64 usize }
impl Copy for bool {}
impl<T: PointeeSized> LegacyReceiver for &T {}
impl<T: PointeeSized> LegacyReceiver for &mut T {}
impl<T: PointeeSized> Copy for *const T {}
impl<T: PointeeSized> Copy for *mut T {}

#[rustc_intrinsic]
pub const unsafe fn offset<P, D>(dst: P, offset: D) -> P;

/// Element `i`.
pub unsafe fn at<T>(p: *const T, i: u32) -> *const T {
    unsafe { offset(p, i as usize) }
}
/// Element `i`, to write to.
pub unsafe fn at_mut<T>(p: *mut T, i: u32) -> *mut T {
    unsafe { offset(p, i as usize) }
}

unsafe extern "C" {
    #[link_name = "llvm.nvvm.read.ptx.sreg.tid.x"]
    fn tid() -> u32;
    #[link_name = "llvm.nvvm.read.ptx.sreg.ctaid.x"]
    fn ctaid() -> u32;
    #[link_name = "llvm.nvvm.read.ptx.sreg.ntid.x"]
    fn ntid() -> u32;
}
/// The number of this thread in the grid.
pub fn index() -> u32 {
    unsafe { ctaid() * ntid() + tid() }
}
