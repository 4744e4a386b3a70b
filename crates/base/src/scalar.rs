//! The scalar types of PTX, once for every room: what a register is read as, and how wide it lies in memory.

macro_rules! scalars {
    ($($name:ident $text:literal $bytes:literal $class:ident),* $(,)?) => {
        /// A PTX fundamental or packed type.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum ScalarType { $(#[doc = concat!("`.", $text, "`")] $name,)* }

        impl ScalarType {
            /// Every type, in table order.
            pub const ALL: &[ScalarType] = &[$(ScalarType::$name,)*];

            /// The type's name without its dot.
            pub const fn name(self) -> &'static str { match self { $(ScalarType::$name => $text,)* } }

            /// The type of that name (without its dot).
            pub fn from_name(name: &str) -> Option<ScalarType> { match name { $($text => Some(ScalarType::$name),)* _ => None } }

            /// Bytes of one value; a predicate has none.
            #[inline]
            pub const fn bytes(self) -> u32 { match self { $(ScalarType::$name => $bytes,)* } }

            /// What the bits mean.
            #[inline]
            pub const fn class(self) -> ScalarClass { match self { $(ScalarType::$name => ScalarClass::$class,)* } }
        }
    };
}

/// What the bits of a type mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScalarClass {
    /// Untyped bits.
    Bits,
    /// Unsigned integer.
    Unsigned,
    /// Two's complement integer.
    Signed,
    /// One floating-point value.
    Float,
    /// Several small values in one register.
    Packed,
    /// A truth value.
    Predicate,
}

scalars! {
    Pred "pred" 0 Predicate,
    B8 "b8" 1 Bits, B16 "b16" 2 Bits, B32 "b32" 4 Bits, B64 "b64" 8 Bits, B128 "b128" 16 Bits,
    U8 "u8" 1 Unsigned, U16 "u16" 2 Unsigned, U32 "u32" 4 Unsigned, U64 "u64" 8 Unsigned,
    S8 "s8" 1 Signed, S16 "s16" 2 Signed, S32 "s32" 4 Signed, S64 "s64" 8 Signed,
    F16 "f16" 2 Float, BF16 "bf16" 2 Float, F32 "f32" 4 Float, TF32 "tf32" 4 Float, F64 "f64" 8 Float,
    F16x2 "f16x2" 4 Packed, BF16x2 "bf16x2" 4 Packed, F32x2 "f32x2" 8 Packed,
    U16x2 "u16x2" 4 Packed, S16x2 "s16x2" 4 Packed,
    E4M3 "e4m3" 1 Float, E5M2 "e5m2" 1 Float, E4M3x2 "e4m3x2" 2 Packed, E5M2x2 "e5m2x2" 2 Packed,
    E2M3x2 "e2m3x2" 2 Packed, E3M2x2 "e3m2x2" 2 Packed, E2M1x2 "e2m1x2" 1 Packed,
    UE8M0x2 "ue8m0x2" 2 Packed, S2F6x2 "s2f6x2" 2 Packed,
    E4M3x4 "e4m3x4" 4 Packed, E5M2x4 "e5m2x4" 4 Packed, E2M3x4 "e2m3x4" 4 Packed, E3M2x4 "e3m2x4" 4 Packed,
    E2M1x4 "e2m1x4" 2 Packed,
}

impl ScalarType {
    /// Bits of one value.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.bytes() * 8
    }

    /// Two's complement?
    #[inline]
    pub const fn is_signed(self) -> bool {
        matches!(self.class(), ScalarClass::Signed)
    }

    /// One floating-point value?
    #[inline]
    pub const fn is_float(self) -> bool {
        matches!(self.class(), ScalarClass::Float)
    }
}
