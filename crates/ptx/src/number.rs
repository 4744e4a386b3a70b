//! Literals and the arithmetic of constant expressions.
//!
//! Source: PTX ISA 9.x, "Constants": integers are 64 bits, `.s64` unless suffixed `U` or too large for it;
//! a binary operation is unsigned when one side is. `0f`/`0d` give the bits of a float.

/// The value of a constant.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Value {
    /// An integer's bits, and whether it is `.u64`.
    Int(u64, bool),
    /// A single-precision float's bits.
    F32(u32),
    /// A double's bits.
    F64(u64),
}

/// Why a literal has no value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bad {
    /// It is no number.
    Malformed,
    /// It does not fit 64 bits.
    TooLarge,
}

/// The value of a literal's text.
pub fn literal(text: &str) -> Result<Value, Bad> {
    let bytes = text.as_bytes();
    if let [b'0', mark, ..] = bytes
        && mark.is_ascii_alphabetic()
        && !matches!(mark, b'U' | b'e' | b'E')
    {
        let rest = text.get(2..).unwrap_or("");
        return match mark {
            b'x' | b'X' => integer(rest, 16),
            b'b' | b'B' => integer(rest, 2),
            b'f' | b'F' if rest.len() == 8 => {
                u32::from_str_radix(rest, 16).map(Value::F32).map_err(|_| Bad::Malformed)
            }
            b'd' | b'D' if rest.len() == 16 => {
                u64::from_str_radix(rest, 16).map(Value::F64).map_err(|_| Bad::Malformed)
            }
            _ => Err(Bad::Malformed),
        };
    }
    if text.contains(['.', 'e', 'E']) {
        return text.parse::<f64>().map(|f| Value::F64(f.to_bits())).map_err(|_| Bad::Malformed);
    }
    match text.strip_prefix('0') {
        Some(rest) if !rest.is_empty() && rest != "U" => integer(rest, 8),
        _ => integer(text, 10),
    }
}

fn integer(text: &str, radix: u32) -> Result<Value, Bad> {
    let (digits, suffix) = match text.strip_suffix('U') {
        Some(d) => (d, true),
        None => (text, false),
    };
    if digits.is_empty() || digits.starts_with('+') {
        return Err(Bad::Malformed);
    }
    match u64::from_str_radix(digits, radix) {
        Ok(v) => Ok(Value::Int(v, suffix || v > i64::MAX as u64)),
        Err(e) if *e.kind() == std::num::IntErrorKind::PosOverflow => Err(Bad::TooLarge),
        Err(_) => Err(Bad::Malformed),
    }
}

impl Value {
    /// As a signed or unsigned number, if it is an integer.
    pub fn int(self) -> Option<i128> {
        match self {
            Value::Int(v, true) => Some(i128::from(v)),
            Value::Int(v, false) => Some(i128::from(v as i64)),
            _ => None,
        }
    }

    /// As a double.
    pub fn f64(self) -> f64 {
        match self {
            Value::Int(v, true) => v as f64,
            Value::Int(v, false) => v as i64 as f64,
            Value::F32(bits) => f64::from(f32::from_bits(bits)),
            Value::F64(bits) => f64::from_bits(bits),
        }
    }

    fn truth(self) -> bool {
        match self {
            Value::Int(v, _) => v != 0,
            other => other.f64() != 0.0,
        }
    }

    fn boolean(b: bool) -> Value {
        Value::Int(u64::from(b), false)
    }
}

/// A unary operation.
pub fn unary(op: u8, v: Value) -> Option<Value> {
    Some(match (op, v) {
        (b'+', v) => v,
        // 2^63 is unsigned only for want of a sign, so its negation is the least signed number.
        (b'-', Value::Int(v, unsigned)) => Value::Int(v.wrapping_neg(), unsigned && v != 1 << 63),
        (b'-', Value::F32(bits)) => Value::F32(bits ^ 1 << 31),
        (b'-', Value::F64(bits)) => Value::F64(bits ^ 1 << 63),
        (b'!', v) => Value::boolean(!v.truth()),
        (b'~', Value::Int(v, unsigned)) => Value::Int(!v, unsigned),
        _ => return None,
    })
}

/// Binary operations by increasing strength of binding; `?:` binds weaker than all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names are the operators'")]
pub enum Binary {
    OrOr,
    AndAnd,
    Or,
    Xor,
    And,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    Shl,
    Shr,
    Add,
    Sub,
    Mul,
    Div,
    Rem,
}

impl Binary {
    /// Strength of binding, from 1.
    pub const fn strength(self) -> u8 {
        match self {
            Binary::OrOr => 1,
            Binary::AndAnd => 2,
            Binary::Or => 3,
            Binary::Xor => 4,
            Binary::And => 5,
            Binary::Eq | Binary::Ne => 6,
            Binary::Lt | Binary::Le | Binary::Gt | Binary::Ge => 7,
            Binary::Shl | Binary::Shr => 8,
            Binary::Add | Binary::Sub => 9,
            Binary::Mul | Binary::Div | Binary::Rem => 10,
        }
    }
}

/// A binary operation; none for a division by zero and for bits of a float.
pub fn binary(op: Binary, a: Value, b: Value) -> Option<Value> {
    use Binary as B;
    let (Value::Int(x, ux), Value::Int(y, uy)) = (a, b) else {
        let (x, y) = (a.f64(), b.f64());
        let float = |f: f64| Some(Value::F64(f.to_bits()));
        return match op {
            B::Add => float(x + y),
            B::Sub => float(x - y),
            B::Mul => float(x * y),
            B::Div => float(x / y),
            B::Eq => Some(Value::boolean(x == y)),
            B::Ne => Some(Value::boolean(x != y)),
            B::Lt => Some(Value::boolean(x < y)),
            B::Le => Some(Value::boolean(x <= y)),
            B::Gt => Some(Value::boolean(x > y)),
            B::Ge => Some(Value::boolean(x >= y)),
            B::AndAnd => Some(Value::boolean(a.truth() && b.truth())),
            B::OrOr => Some(Value::boolean(a.truth() || b.truth())),
            _ => None,
        };
    };
    let unsigned = ux || uy;
    let (sx, sy) = (x as i64, y as i64);
    let order = if unsigned { x.cmp(&y) } else { sx.cmp(&sy) };
    Some(match op {
        B::OrOr => Value::boolean(x != 0 || y != 0),
        B::AndAnd => Value::boolean(x != 0 && y != 0),
        B::Or => Value::Int(x | y, unsigned),
        B::Xor => Value::Int(x ^ y, unsigned),
        B::And => Value::Int(x & y, unsigned),
        B::Eq => Value::boolean(x == y),
        B::Ne => Value::boolean(x != y),
        B::Lt => Value::boolean(order.is_lt()),
        B::Le => Value::boolean(order.is_le()),
        B::Gt => Value::boolean(order.is_gt()),
        B::Ge => Value::boolean(order.is_ge()),
        B::Shl => Value::Int(if y < 64 { x << y } else { 0 }, ux),
        B::Shr if ux => Value::Int(if y < 64 { x >> y } else { 0 }, ux),
        B::Shr => Value::Int((sx >> y.min(63)) as u64, ux),
        B::Add => Value::Int(x.wrapping_add(y), unsigned),
        B::Sub => Value::Int(x.wrapping_sub(y), unsigned),
        B::Mul => Value::Int(x.wrapping_mul(y), unsigned),
        B::Div if unsigned => Value::Int(x.checked_div(y)?, true),
        B::Div if y == 0 => return None,
        B::Div => Value::Int(sx.wrapping_div(sy) as u64, false),
        B::Rem if unsigned => Value::Int(x.checked_rem(y)?, true),
        B::Rem if y == 0 => return None,
        B::Rem => Value::Int(sx.wrapping_rem(sy) as u64, false),
    })
}

/// `(.s64) v`, `(.u64) v`, `(.f64) v`.
pub fn cast(to: &str, v: Value) -> Option<Value> {
    Some(match (to, v) {
        ("s64", Value::Int(v, _)) => Value::Int(v, false),
        ("u64", Value::Int(v, _)) => Value::Int(v, true),
        ("s64", v) => Value::Int(v.f64() as i64 as u64, false),
        ("u64", v) => Value::Int(v.f64() as u64, true),
        ("f64", v) => Value::F64(v.f64().to_bits()),
        _ => return None,
    })
}

/// `c ? a : b`
pub fn choose(c: Value, a: Value, b: Value) -> Value {
    if c.truth() { a } else { b }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals() {
        let int = |t: &str| literal(t).unwrap().int().unwrap();
        assert_eq!(int("0"), 0);
        assert_eq!(int("123U"), 123);
        assert_eq!(int("0xfF"), 255);
        assert_eq!(int("0b101"), 5);
        assert_eq!(int("017"), 15);
        assert_eq!(int("18446744073709551615"), u64::MAX.into());
        assert_eq!(int("0xffffffffffffffff"), u64::MAX.into());
        assert_eq!(literal("18446744073709551616"), Err(Bad::TooLarge));
        assert_eq!(literal("0f3F800000"), Ok(Value::F32(0x3f80_0000)));
        assert_eq!(literal("0d3FF0000000000000"), Ok(Value::F64(0x3ff0_0000_0000_0000)));
        assert_eq!(literal("1.5e-3").unwrap().f64(), 1.5e-3);
        for bad in ["0f3F", "0x", "12a", "09", "0z1", "1.5x", "0b2", "0x+1", "1U2"] {
            assert!(literal(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn signs_and_shifts() {
        let s = |v: i64| Value::Int(v as u64, false);
        assert_eq!(unary(b'-', s(1)).unwrap().int(), Some(-1));
        assert_eq!(
            unary(b'-', literal("9223372036854775808").unwrap()).unwrap().int(),
            Some(i64::MIN.into())
        );
        assert_eq!(binary(Binary::Shr, s(-8), s(1)).unwrap().int(), Some(-4));
        assert_eq!(binary(Binary::Shl, s(1), s(64)).unwrap().int(), Some(0));
        assert_eq!(binary(Binary::Div, s(1), s(0)), None);
        assert_eq!(binary(Binary::Div, s(i64::MIN), s(-1)).unwrap().int(), Some(i64::MIN.into()));
        assert_eq!(binary(Binary::Add, s(-1), Value::Int(0, true)).unwrap().int(), Some(u64::MAX.into()));
    }
}
