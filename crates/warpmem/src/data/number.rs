//! Number literals: decimal, `0x…`, `-…`, `inf`, `nan`, `0f3F800000`, `0d3FF0000000000000`.

/// A number as written.
#[derive(Clone, PartialEq, Debug)]
pub enum Literal {
    /// A whole number.
    Integer {
        /// Written with a minus.
        negative: bool,
        /// Without its sign.
        magnitude: u64,
        /// Written as `0x…`.
        hexadecimal: bool,
    },
    /// A number with a point or an exponent, `inf` or `nan`: the text that Rust reads.
    Real(String),
    /// The bits of an `f32`.
    Bits32(u32),
    /// The bits of an `f64`.
    Bits64(u64),
}

impl Literal {
    /// Reads a literal; the whole text must be one.
    pub fn parse(text: &str) -> Option<Literal> {
        let (negative, rest) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
        };
        let lower = rest.to_ascii_lowercase();
        if let Some(digits) = lower.strip_prefix("0x") {
            let magnitude = hex(digits)?;
            return Some(Literal::Integer { negative, magnitude, hexadecimal: true });
        }
        if !negative {
            if let Some(digits) = lower.strip_prefix("0f").filter(|d| d.len() == 8) {
                return Some(Literal::Bits32(u32::try_from(hex(digits)?).ok()?));
            }
            if let Some(digits) = lower.strip_prefix("0d").filter(|d| d.len() == 16) {
                return Some(Literal::Bits64(hex(digits)?));
            }
        }
        if !lower.is_empty() && lower.bytes().all(|b| b.is_ascii_digit()) {
            // What no 64-bit integer holds may still be a float.
            return Some(match lower.parse() {
                Ok(magnitude) => Literal::Integer { negative, magnitude, hexadecimal: false },
                Err(_) => Literal::Real(text.to_string()),
            });
        }
        let plain = lower.bytes().all(|b| matches!(b, b'0'..=b'9' | b'.' | b'e' | b'+' | b'-'));
        let word = matches!(lower.as_str(), "inf" | "nan" | "infinity");
        let starts = lower.starts_with(|c: char| c.is_ascii_digit() || c == '.');
        ((plain && starts || word) && lower.parse::<f64>().is_ok())
            .then(|| Literal::Real(format!("{}{lower}", if negative { "-" } else { "" })))
    }

    /// As an `f64`, rounded once.
    pub fn as_f64(&self) -> f64 {
        match self {
            Literal::Integer { negative, magnitude, .. } => signed(*negative, *magnitude as f64),
            Literal::Real(text) => text.parse().unwrap_or(f64::NAN),
            Literal::Bits32(bits) => f64::from(f32::from_bits(*bits)),
            Literal::Bits64(bits) => f64::from_bits(*bits),
        }
    }

    /// As an `f32`, rounded once.
    pub fn as_f32(&self) -> f32 {
        match self {
            Literal::Integer { negative, magnitude, .. } => {
                let value = *magnitude as f32;
                if *negative { -value } else { value }
            }
            Literal::Real(text) => text.parse().unwrap_or(f32::NAN),
            Literal::Bits32(bits) => f32::from_bits(*bits),
            Literal::Bits64(bits) => f64::from_bits(*bits) as f32,
        }
    }
}

fn signed(negative: bool, value: f64) -> f64 {
    if negative { -value } else { value }
}

/// One to sixteen hexadecimal digits.
fn hex(digits: &str) -> Option<u64> {
    let right = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_hexdigit());
    right.then(|| u64::from_str_radix(digits, 16).ok()).flatten()
}

impl std::fmt::Display for Literal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Literal::Integer { negative, magnitude, hexadecimal } => {
                let sign = if *negative { "-" } else { "" };
                if *hexadecimal { write!(f, "{sign}{magnitude:#x}") } else { write!(f, "{sign}{magnitude}") }
            }
            Literal::Real(text) => f.write_str(text),
            Literal::Bits32(bits) => write!(f, "0f{bits:08X}"),
            Literal::Bits64(bits) => write!(f, "0d{bits:016X}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::Element;

    fn encode(ty: Element, text: &str) -> Result<u64, String> {
        ty.encode(&Literal::parse(text).ok_or_else(|| "no number".to_string())?)
    }

    #[test]
    fn integers_keep_to_their_range() {
        assert_eq!(encode(Element::I8, "-128"), Ok(0x80));
        assert!(encode(Element::I8, "-129").is_err());
        assert!(encode(Element::I8, "128").is_err());
        assert_eq!(encode(Element::I8, "0xff"), Ok(0xff));
        assert_eq!(encode(Element::U32, "4294967295"), Ok(0xffff_ffff));
        assert!(encode(Element::U32, "4294967296").is_err());
        assert!(encode(Element::U32, "-1").is_err());
        assert_eq!(encode(Element::U64, "0xffffffffffffffff"), Ok(u64::MAX));
        assert_eq!(encode(Element::I64, "-9223372036854775808"), Ok(1 << 63));
        assert!(encode(Element::I32, "1.5").is_err());
    }

    #[test]
    fn floats_are_rounded_once() {
        assert_eq!(encode(Element::F32, "0.1"), Ok(u64::from(0.1f32.to_bits())));
        // Lies a hair above the middle of two f32: through f64 it would go down.
        assert_eq!(encode(Element::F32, "1.00000005960464477540"), Ok(0x3f80_0001));
        assert_eq!(encode(Element::F32, "-0"), Ok(0x8000_0000));
        assert_eq!(encode(Element::F32, "0f3F800000"), Ok(0x3f80_0000));
        assert_eq!(encode(Element::F64, "0d3FF0000000000000"), Ok(1f64.to_bits()));
        assert_eq!(encode(Element::F32, "-inf"), Ok(0xff80_0000));
        assert_eq!(encode(Element::F16, "2"), Ok(0x4000));
        assert_eq!(encode(Element::BF16, "1e0"), Ok(0x3f80));
        assert!(encode(Element::F16, "0f3F800000").is_err());
        assert!(encode(Element::F32, "nan").is_ok_and(|bits| f32::from_bits(bits as u32).is_nan()));
        assert_eq!(encode(Element::F32, "100000000000000000000"), Ok(u64::from(1e20f32.to_bits())));
    }

    #[test]
    fn what_is_no_number_is_none() {
        for text in ["", "-", "x", "0x", "1f", "e5", "--1", "infx", "1_000", "0xg", "é"] {
            assert_eq!(Literal::parse(text), None, "{text}");
        }
    }
}
