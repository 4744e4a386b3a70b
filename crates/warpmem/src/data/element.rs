//! The element types of buffers and scalars: names, sizes, and how a number becomes bytes.

use half::{bf16, f16};

use super::number::Literal;

macro_rules! elements {
    ($($name:ident $text:literal $bytes:literal $class:ident $descr:literal),* $(,)?) => {
        /// Type of an element.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Element { $(#[doc = concat!("`", $text, "`")] $name,)* }

        impl Element {
            /// All of them.
            pub const ALL: &[Element] = &[$(Element::$name,)*];

            /// Its name.
            pub const fn name(self) -> &'static str { match self { $(Element::$name => $text,)* } }

            /// The type of that name.
            pub fn from_name(name: &str) -> Option<Element> { match name { $($text => Some(Element::$name),)* _ => None } }

            /// Bytes of one element.
            pub const fn bytes(self) -> usize { match self { $(Element::$name => $bytes,)* } }

            /// What its bits mean.
            pub const fn class(self) -> Class { match self { $(Element::$name => Class::$class,)* } }

            /// NumPy's name of it (little endian). NumPy has no bfloat16: its bits go as unsigned integers.
            pub const fn descr(self) -> &'static str { match self { $(Element::$name => $descr,)* } }
        }
    };
}

/// What the bits of an element mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// Two's complement.
    Signed,
    /// Unsigned integer.
    Unsigned,
    /// Floating point.
    Float,
}

elements! {
    I8 "i8" 1 Signed "|i1", U8 "u8" 1 Unsigned "|u1", I16 "i16" 2 Signed "<i2", U16 "u16" 2 Unsigned "<u2",
    I32 "i32" 4 Signed "<i4", U32 "u32" 4 Unsigned "<u4", I64 "i64" 8 Signed "<i8", U64 "u64" 8 Unsigned "<u8",
    F16 "f16" 2 Float "<f2", BF16 "bf16" 2 Float "<u2", F32 "f32" 4 Float "<f4", F64 "f64" 8 Float "<f8",
}

/// The bytes of one element, in the low ones of eight, little endian.
pub type Bits = u64;

impl Element {
    /// A mask of its bits.
    pub const fn mask(self) -> Bits {
        if self.bytes() == 8 { u64::MAX } else { (1 << (self.bytes() * 8)) - 1 }
    }

    /// The bits of a number.
    ///
    /// # Errors
    /// A sentence, if the type cannot hold it.
    pub fn encode(self, literal: &Literal) -> Result<Bits, String> {
        match self.class() {
            Class::Float => self.encode_float(literal),
            Class::Signed | Class::Unsigned => self.encode_integer(literal),
        }
    }

    fn encode_integer(self, literal: &Literal) -> Result<Bits, String> {
        let Literal::Integer { negative, magnitude, hexadecimal } = *literal else {
            let (ty, bits) = (self.name(), self.bytes() * 8);
            return Err(format!("{ty} takes a whole number that {bits} bits hold"));
        };
        let bits = self.bytes() * 8;
        let signed = self.class() == Class::Signed;
        let top: u64 = 1 << (bits - 1);
        let fits = match (negative, signed) {
            (true, true) => magnitude <= top,
            (true, false) => magnitude == 0,
            // Hexadecimal digits are bits: 0xffffffff is an i32 too.
            (false, true) => magnitude < top || (hexadecimal && magnitude <= self.mask()),
            (false, false) => magnitude <= self.mask(),
        };
        if !fits {
            return Err(format!("{} does not hold {literal}: it goes from {}", self.name(), self.range()));
        }
        let value = if negative { magnitude.wrapping_neg() } else { magnitude };
        Ok(value & self.mask())
    }

    fn range(self) -> String {
        let bits = self.bytes() * 8;
        match self.class() {
            Class::Signed => {
                let top = 1i128 << (bits - 1);
                format!("{} to {}", -top, top - 1)
            }
            _ => format!("0 to {}", self.mask()),
        }
    }

    fn encode_float(self, literal: &Literal) -> Result<Bits, String> {
        match (literal, self) {
            (Literal::Bits32(bits), Element::F32) => return Ok(u64::from(*bits)),
            (Literal::Bits64(bits), Element::F64) => return Ok(*bits),
            (Literal::Bits32(_) | Literal::Bits64(_), _) => {
                return Err(format!(
                    "0f… gives the bits of an f32 and 0d… those of an f64, not of {}",
                    self.name()
                ));
            }
            _ => {}
        }
        let value = literal.as_f64();
        Ok(match self {
            // The decimal digits are rounded once, straight to f32.
            Element::F32 => u64::from(literal.as_f32().to_bits()),
            Element::F64 => value.to_bits(),
            Element::F16 => u64::from(f16::from_f64(value).to_bits()),
            _ => u64::from(bf16::from_f64(value).to_bits()),
        })
    }

    /// The bits of an integer, as `iota` counts: integers wrap, floats round to nearest even.
    pub fn from_count(self, n: u64) -> Bits {
        match self {
            Element::F16 => u64::from(f16::from_f64(n as f64).to_bits()),
            Element::BF16 => u64::from(bf16::from_f64(n as f64).to_bits()),
            Element::F32 => u64::from((n as f32).to_bits()),
            Element::F64 => (n as f64).to_bits(),
            _ => n & self.mask(),
        }
    }

    /// The value as a floating-point number, and whether it went over without loss.
    pub fn as_f64(self, bits: Bits) -> f64 {
        match self {
            Element::F16 => f16::from_bits(bits as u16).to_f64(),
            Element::BF16 => bf16::from_bits(bits as u16).to_f64(),
            Element::F32 => f64::from(f32::from_bits(bits as u32)),
            Element::F64 => f64::from_bits(bits),
            _ => self.as_i128(bits) as f64,
        }
    }

    /// The value of an integer type.
    pub fn as_i128(self, bits: Bits) -> i128 {
        match self.class() {
            Class::Signed => {
                let shift = 64 - self.bytes() as u32 * 8;
                i128::from((bits << shift) as i64 >> shift)
            }
            _ => i128::from(bits & self.mask()),
        }
    }

    /// Reads the element at the start of `bytes`; missing bytes are 0.
    pub fn read(self, bytes: &[u8]) -> Bits {
        let mut eight = [0u8; 8];
        for (to, from) in eight.iter_mut().zip(bytes.iter().take(self.bytes())) {
            *to = *from;
        }
        u64::from_le_bytes(eight)
    }

    /// The value as text.
    pub fn show(self, bits: Bits) -> String {
        match self {
            Element::F32 => format!("{:?}", f32::from_bits(bits as u32)),
            Element::F16 | Element::BF16 | Element::F64 => format!("{:?}", self.as_f64(bits)),
            _ => self.as_i128(bits).to_string(),
        }
    }
}

impl std::fmt::Display for Element {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}
