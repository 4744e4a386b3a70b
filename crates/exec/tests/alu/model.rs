//! What an operation gives in one lane, one value at a time and without `numerics`: integers in `i128`, floats as
//! `reference` has them.

use base::ScalarType::{self, *};
use ir::{CmpOp, Code, Mods, Op};

use super::reference;
use super::values::ones;

/// What a lane gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The result's bits; 0 or 1 for a predicate.
    pub value: u128,
    /// The carry out, where there is one.
    pub carry: Option<bool>,
}

/// A type's value as a number.
pub fn number(ty: ScalarType, bits: u128) -> i128 {
    let bits = bits & ones(ty.bits());
    if ty.is_signed() && bits >> (ty.bits() - 1) & 1 != 0 {
        bits as i128 - (1 << ty.bits())
    } else {
        bits as i128
    }
}

/// The result of an operation on these operands' bits.
pub fn outcome(op: &Op, x: [u128; 4]) -> Outcome {
    if let Some(outcome) = carried(op, x) {
        return outcome;
    }
    let value = match op.code {
        Code::Mov | Code::Pack | Code::Unpack | Code::PredToInt => moved(op, x),
        Code::Setp | Code::Set | Code::Selp | Code::Slct => chosen(op, x),
        Code::Cvt => reference::converted(op, x),
        _ if op.ty.is_float() || matches!(op.ty, F16x2 | BF16x2 | F32x2) => reference::computed(op, x),
        Code::And | Code::Or | Code::Xor | Code::Not | Code::Cnot | Code::Lop3 => logic(op, x),
        _ if matches!(op.ty, U16x2 | S16x2) => packed(op, x),
        _ => integer(op, x).unwrap_or_else(|| bits(op, x)),
    };
    let width = match op.code {
        Code::MulWide | Code::MadWide => op.ty.bits() * 2,
        Code::Bfind | Code::Popc | Code::Clz | Code::Set => 32,
        Code::Setp | Code::Testp => 1,
        _ if op.ty == Pred => 1,
        _ => op.ty.bits(),
    };
    Outcome { value: value & ones(width), carry: None }
}

fn carried(op: &Op, x: [u128; 4]) -> Option<Outcome> {
    let all = ones(op.ty.bits());
    let product = if op.mods.has(Mods::ALT) {
        high_product(op.ty, x[0], x[1]) as u128 & all
    } else {
        number(op.ty, x[0]).wrapping_mul(number(op.ty, x[1])) as u128 & all
    };
    let (a, b, carry) = match op.code {
        Code::AddCc => (x[0], x[1], 0),
        Code::Addc | Code::AddcCc => (x[0], x[1], x[3]),
        Code::SubCc => (x[0], !x[1] & all, 1),
        Code::Subc | Code::SubcCc => (x[0], !x[1] & all, 1 - x[3]),
        Code::MadCc => (product, x[2], 0),
        Code::Madc | Code::MadcCc => (product, x[2], x[3]),
        _ => return None,
    };
    let sum = a + b + carry;
    let borrow = matches!(op.code, Code::SubCc | Code::SubcCc);
    let writes = !matches!(op.code, Code::Addc | Code::Subc | Code::Madc);
    Some(Outcome { value: sum & all, carry: writes.then_some((sum > all) != borrow) })
}

fn integer(op: &Op, x: [u128; 4]) -> Option<u128> {
    let ty = op.ty;
    let [a, b, c, _] = x.map(|v| number(ty, v));
    let bits = ty.bits();
    let sat = |v: i128| {
        if op.mods.has(Mods::SAT) { v.clamp(i128::from(i32::MIN), i128::from(i32::MAX)) } else { v }
    };
    let relu = |v: i128| if op.mods.has(Mods::ALT) { v.max(0) } else { v };
    let low24 = |v: u128| {
        if ty.is_signed() { number(S32, v << 8) >> 8 } else { (v & 0xff_ffff) as i128 }
    };
    let product24 = (low24(x[0]) * low24(x[1])) >> if op.aux == 1 { 16 } else { 0 };
    let product24 = number(ty, product24 as u128);
    let part = |v: u128, i: u32, width: u32, signed: bool| {
        number(
            if signed {
                if width == 8 { S8 } else { S16 }
            } else if width == 8 {
                U8
            } else {
                U16
            },
            v >> (i * width),
        )
    };
    let (a_signed, b_signed, high) = (op.aux & 1 != 0, op.aux & 2 != 0, op.aux & 4 != 0);
    Some(match op.code {
        Code::Add => sat(a + b),
        Code::Sub => sat(a - b),
        Code::Mul | Code::MulWide => a.wrapping_mul(b),
        Code::MulHi => high_product(ty, x[0], x[1]),
        Code::Mad => a.wrapping_mul(b).wrapping_add(c),
        Code::MadHi => sat(number(ty, high_product(ty, x[0], x[1]) as u128) + c),
        Code::MadWide => a * b + (x[2] & ones(2 * bits)) as i128,
        Code::Mul24 => product24,
        Code::Mad24 => sat(product24 + c),
        Code::Sad => (a - b).abs() + c,
        Code::Div if b == 0 => -1,
        Code::Rem if b == 0 => -1,
        Code::Div => a / b,
        Code::Rem => a % b,
        Code::Abs => a.abs(),
        Code::Neg => -a,
        Code::Min => relu(a.min(b)),
        Code::Max => relu(a.max(b)),
        Code::Dp4a => {
            (0..4).map(|i| part(x[0], i, 8, a_signed) * part(x[1], i, 8, b_signed)).sum::<i128>() + c
        }
        Code::Dp2a => {
            let from = if high { 2 } else { 0 };
            (0..2).map(|i| part(x[0], i, 16, a_signed) * part(x[1], i + from, 8, b_signed)).sum::<i128>() + c
        }
        _ => return None,
    } as u128)
}

/// The upper half of the double-width product.
fn high_product(ty: ScalarType, a: u128, b: u128) -> i128 {
    let product = number(ty, a).wrapping_mul(number(ty, b));
    if ty == U64 {
        // 128 bits hold the product as an unsigned number only.
        ((a & ones(64)).wrapping_mul(b & ones(64)) >> 64) as i128
    } else {
        product >> ty.bits()
    }
}

fn packed(op: &Op, x: [u128; 4]) -> u128 {
    let half = |shift: u32| {
        let part = if op.ty == S16x2 { S16 } else { U16 };
        let (a, b) = (number(part, x[0] >> shift), number(part, x[1] >> shift));
        let value = match op.code {
            Code::Add => a + b,
            Code::Min => a.min(b),
            _ => a.max(b),
        };
        (if op.mods.has(Mods::ALT) { value.max(0) } else { value }) as u128 & 0xffff
    };
    half(16) << 16 | half(0)
}

fn logic(op: &Op, x: [u128; 4]) -> u128 {
    match op.code {
        Code::And => x[0] & x[1],
        Code::Or => x[0] | x[1],
        Code::Xor => x[0] ^ x[1],
        Code::Not => !x[0],
        Code::Cnot => u128::from(x[0] == 0),
        _ => (0..32).fold(0, |all, i| {
            let entry = (x[0] >> i & 1) << 2 | (x[1] >> i & 1) << 1 | x[2] >> i & 1;
            all | u128::from(op.aux >> entry & 1) << i
        }),
    }
}

/// Shifts and fields, bit by bit where that is plainest.
fn bits(op: &Op, x: [u128; 4]) -> u128 {
    let (ty, width) = (op.ty, op.ty.bits());
    let wrap = op.mods.has(Mods::ALT);
    let funnel = if wrap { x[2] & 31 } else { x[2].min(32) };
    let both = x[1] << 32 | x[0];
    let [a, b, c] = [x[0] as u32, x[1] as u32, x[2] as u32];
    match op.code {
        Code::Shl => x[0] << x[1].min(64),
        Code::Shr => (number(ty, x[0]) >> x[1].min(100)) as u128,
        Code::ShfL => both << funnel >> 32,
        Code::ShfR => both >> funnel,
        Code::Bfe => {
            let counted = if width == 32 { 0xff } else { u128::from(u32::MAX) };
            let (position, length) = ((x[1] & counted) as u64, (x[2] & counted) as u64);
            let sign = if ty.is_signed() && length > 0 {
                x[0] >> (position + length - 1).min(u64::from(width) - 1) & 1
            } else {
                0
            };
            (0..u64::from(width)).fold(0, |all, i| {
                let inside = i < length && position + i < u64::from(width);
                let bit = if inside { x[0] >> (position + i) & 1 } else { sign };
                all | bit << i
            })
        }
        Code::Bfi => {
            let counted = if width == 32 { 0xff } else { u128::from(u32::MAX) };
            let (position, length) = ((x[2] & counted) as u32, (x[3] & counted) as u32);
            (0..width).fold(0, |all, i| {
                let inside = i >= position && i - position < length;
                all | (if inside { x[0] >> (i - position) } else { x[1] >> i } & 1) << i
            })
        }
        Code::Bfind => {
            let sign = if ty.is_signed() { x[0] >> (width - 1) & 1 } else { 0 };
            match (0..width).rev().find(|i| x[0] >> i & 1 != sign) {
                Some(i) => u128::from(if wrap { width - 1 - i } else { i }),
                None => u128::MAX,
            }
        }
        Code::Brev => (0..width).fold(0, |all, i| all | (x[0] >> i & 1) << (width - 1 - i)),
        Code::Popc => u128::from(x[0].count_ones()),
        Code::Clz => u128::from((0..width).rev().take_while(|i| x[0] >> i & 1 == 0).count() as u32),
        Code::Szext => {
            let kept = if wrap { b & 31 } else { b.min(32) };
            let sign = if ty.is_signed() && kept > 0 { a >> (kept - 1) & 1 } else { 0 };
            (0..32).fold(0, |all, i| all | u128::from(if i < kept { a >> i & 1 } else { sign }) << i)
        }
        Code::Bmsk => {
            let (from, length) = if wrap { (a & 31, b & 31) } else { (a, b) };
            let end = u64::from(from) + u64::from(length);
            (0..32u64).filter(|&i| i >= u64::from(from) && i < end).fold(0, |all, i| all | 1 << i)
        }
        Code::Fns => find_nth(a, b, c as i32),
        Code::Prmt => permuted(op.aux, both, c),
        other => panic!("no model of {other:?}"),
    }
}

/// The place of the n-th set bit from `base` on upwards, or downwards for a negative n; n 0 asks for `base` itself.
fn find_nth(mask: u32, base: u32, n: i32) -> u128 {
    let set = |i: &i64| (0..32).contains(i) && mask >> i & 1 != 0;
    let base = i64::from(base);
    let mut places: Vec<i64> = (0..32).filter(set).collect();
    if base > 31 {
        return u128::from(u32::MAX);
    }
    let found = match n {
        0 => places.into_iter().find(|&i| i == base),
        1.. => places.into_iter().filter(|&i| i >= base).nth(n as usize - 1),
        _ => {
            places.reverse();
            places.into_iter().filter(|&i| i <= base).nth(n.unsigned_abs() as usize - 1)
        }
    };
    found.map_or(u128::from(u32::MAX), |i| i as u128)
}

/// `prmt` on eight bytes.
fn permuted(mode: u16, bytes: u128, selector: u32) -> u128 {
    let byte = |i: u32| bytes >> (8 * (i & 7)) & 0xff;
    let s = selector & 3;
    (0..4u32).fold(0, |all, i| {
        let value = match mode {
            0 => {
                let nibble = selector >> (4 * i) & 15;
                let value = byte(nibble);
                if nibble < 8 {
                    value
                } else if value >> 7 != 0 {
                    0xff
                } else {
                    0
                }
            }
            1 => byte(s + i),
            2 => byte(s.wrapping_sub(i)),
            3 => byte(s),
            4 => byte(s.max(i)),
            5 => byte(s.min(i)),
            _ => byte(2 * (s & 1) + (i & 1)),
        };
        all | value << (8 * i)
    })
}

fn moved(op: &Op, x: [u128; 4]) -> u128 {
    match op.code {
        Code::Pack => x[1] << (op.ty.bits() / 2) | x[0],
        Code::Unpack => x[0] >> (op.ty.bits() * u32::from(op.aux)),
        _ => x[0],
    }
}

fn chosen(op: &Op, x: [u128; 4]) -> u128 {
    match op.code {
        Code::Selp => return if x[2] != 0 { x[0] } else { x[1] },
        Code::Slct if op.aux == 1 => {
            let c = f32::from_bits(x[2] as u32);
            let c = if op.mods.has(Mods::FTZ) && c.is_subnormal() { 0.0 } else { c };
            return if c >= 0.0 { x[0] } else { x[1] };
        }
        Code::Slct => return if number(S32, x[2]) >= 0 { x[0] } else { x[1] },
        _ => {}
    }
    let order = if op.ty.is_float() {
        let ftz = op.mods.has(Mods::FTZ);
        reference::value(op.ty, x[0], ftz).partial_cmp(&reference::value(op.ty, x[1], ftz))
    } else {
        Some(number(op.ty, x[0]).cmp(&number(op.ty, x[1])))
    };
    let numbers = order.is_some();
    let is = |wanted: &[i8]| order.is_some_and(|order| wanted.contains(&(order as i8)));
    let holds = match CmpOp::from_u16(op.aux) {
        CmpOp::Eq => is(&[0]),
        CmpOp::Ne => is(&[-1, 1]),
        CmpOp::Lt => is(&[-1]),
        CmpOp::Le => is(&[-1, 0]),
        CmpOp::Gt => is(&[1]),
        CmpOp::Ge => is(&[0, 1]),
        CmpOp::Equ => !numbers || is(&[0]),
        CmpOp::Neu => !is(&[0]),
        CmpOp::Ltu => !numbers || is(&[-1]),
        CmpOp::Leu => !numbers || is(&[-1, 0]),
        CmpOp::Gtu => !numbers || is(&[1]),
        CmpOp::Geu => !numbers || is(&[0, 1]),
        CmpOp::Num => numbers,
        CmpOp::Nan => !numbers,
    };
    let p = (x[2] != 0) != (op.aux & 0x8000 != 0);
    let holds = match op.aux >> 8 & 3 {
        0 => holds,
        1 => holds && p,
        2 => holds || p,
        _ => holds != p,
    };
    match op.code {
        Code::Setp => u128::from(holds),
        _ if !holds => 0,
        _ if op.aux & 0x4000 != 0 => u128::from(1f32.to_bits()),
        _ => u128::from(u32::MAX),
    }
}
