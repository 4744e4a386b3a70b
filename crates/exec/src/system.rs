//! Functions that the system supplies to kernels: `vprintf`, `__assertfail`, `malloc`, `free`, and the old name of
//! `activemask`.
//!
//! Source: CUDA C++ Programming Guide, "Formatted Output", "Assertion", "Dynamic Global Memory Allocation". Lanes
//! print one after another in ascending order. Text goes to the port at once: there is no ring buffer that could
//! overflow.

use base::LaneMask;
use ir::{CallSite, ExternFunction, address};

use crate::control::windows;
use crate::fault::{Fault, FaultKind};
use crate::interp::Context;
use crate::port::MemPort;
use crate::regs::Col;
use crate::warp::Warp;

/// Longest string that a kernel may print or pass.
const LONGEST: usize = 1 << 16;

/// Calls a system function for the current group.
pub(crate) fn call<P: MemPort>(
    warp: &mut Warp,
    cx: &mut Context<'_, P>,
    function: ExternFunction,
    site: &CallSite,
    pc: u32,
) -> Result<(), Box<Fault>> {
    let mask = warp.groups.get(warp.current).map_or(0, |g| g.mask);
    let mut result = [0u64; 32];
    for lane in LaneMask(mask).lanes() {
        let word = |w: u32| argument(warp, cx, site, w, lane);
        let pair = |w: u32| word(w) as u64 | (word(w + 1) as u64) << 32;
        match function {
            ExternFunction::Vprintf => {
                let (format, arguments) = (pair(0), pair(2));
                let text = {
                    let memory = Memory { warp, cx, lane };
                    let format = memory.string(format);
                    printf(&format, &memory, arguments)
                        .map_err(|e| FaultKind::System(e).at(pc, lane as u32))?
                };
                result[lane] = text.1 as u64;
                cx.port.print(&text.0);
            }
            ExternFunction::Assertfail => {
                let (message, file, line, name) = (pair(0), pair(2), word(4), pair(5));
                let memory = Memory { warp, cx, lane };
                let text = |a| String::from_utf8_lossy(&memory.string(a)).into_owned();
                let text =
                    format!("{}:{}: {}: Assertion `{}` failed.", text(file), line, text(name), text(message));
                return Err(FaultKind::Assert(text).at(pc, lane as u32));
            }
            ExternFunction::ActiveMask => result[lane] = mask as u64,
            ExternFunction::Malloc => result[lane] = cx.port.allocate(pair(0)),
            ExternFunction::Free => {
                let address = pair(0);
                if address != 0 && !cx.port.free(address) {
                    let text = format!("free of {address:#x}, which malloc did not give");
                    return Err(FaultKind::System(text).at(pc, lane as u32));
                }
            }
        }
    }
    let mut regs = windows(warp, &cx.program.consts);
    for m in &site.returns {
        for k in 0..m.words {
            let half = result.map(|r| (r >> (32 * (m.from + k) as u32).min(63)) as u32);
            regs.set32(ir::Slot(m.to + k), half, mask);
        }
    }
    Ok(())
}

/// Word `w` of the arguments of a lane.
fn argument<P>(warp: &Warp, cx: &Context<'_, P>, site: &CallSite, w: u32, lane: usize) -> u32 {
    let base = warp.groups.get(warp.current).map_or(0, |g| g.base as usize);
    let column = |slot: u16| -> Option<&Col> {
        match ir::Slot(slot).is_const() {
            true => cx.program.consts.get((slot & 0x7fff) as usize),
            false => warp.cols.get(base + slot as usize),
        }
    };
    site.args
        .iter()
        .find(|m| (m.to as u32..m.to as u32 + m.words as u32).contains(&w))
        .and_then(|m| column(m.from + (w - m.to as u32) as u16))
        .map_or(0, |c| c.0[lane & 31])
}

/// Memory as one lane sees it, byte by byte.
struct Memory<'a, 'b, P> {
    warp: &'a Warp,
    cx: &'a Context<'b, P>,
    lane: usize,
}

impl<P: MemPort> Memory<'_, '_, P> {
    fn byte(&self, generic: u64) -> Option<u8> {
        let low = generic & 0xffff_ffff;
        match address::space_of(generic) {
            base::Space::Local => self.warp.local.peek(self.lane, low),
            base::Space::Shared => {
                let shared = &self.cx.block.shared;
                shared.bytes.get(low.checked_sub(shared.base as u64)? as usize).copied()
            }
            _ => self.cx.port.peek(generic),
        }
    }

    fn string(&self, mut at: u64) -> Vec<u8> {
        let mut out = Vec::new();
        while let Some(b) = self.byte(at) {
            if b == 0 || out.len() >= LONGEST {
                break;
            }
            out.push(b);
            at = at.wrapping_add(1);
        }
        out
    }

    fn word<const N: usize>(&self, at: u64) -> Option<u64> {
        let mut out = [0; 8];
        for (k, b) in out.iter_mut().enumerate().take(N) {
            *b = self.byte(at.wrapping_add(k as u64))?;
        }
        Some(u64::from_le_bytes(out))
    }
}

/// Formats as C's `printf` would: the text and the number of arguments used.
fn printf<P: MemPort>(
    format: &[u8],
    memory: &Memory<'_, '_, P>,
    arguments: u64,
) -> Result<(Vec<u8>, u32), String> {
    let mut out = Vec::new();
    let mut at = arguments;
    let mut used = 0;
    let mut next = |bytes: u64| -> Result<u64, String> {
        at = at.next_multiple_of(bytes);
        let value = if bytes == 8 { memory.word::<8>(at) } else { memory.word::<4>(at) };
        at = at.wrapping_add(bytes);
        used += 1;
        value.ok_or_else(|| "vprintf: the argument buffer cannot be read".to_string())
    };
    let mut i = 0;
    while let Some(&c) = format.get(i) {
        i += 1;
        if c != b'%' {
            out.push(c);
            continue;
        }
        let mut spec = Spec::default();
        while let Some(&f) = format.get(i) {
            match f {
                b'-' => spec.left = true,
                b'+' => spec.plus = true,
                b' ' => spec.space = true,
                b'#' => spec.alternate = true,
                b'0' => spec.zero = true,
                _ => break,
            }
            i += 1;
        }
        let mut number = |i: &mut usize| -> Result<Option<i64>, String> {
            if format.get(*i) == Some(&b'*') {
                *i += 1;
                return next(4).map(|v| Some(v as u32 as i32 as i64));
            }
            let start = *i;
            while format.get(*i).is_some_and(u8::is_ascii_digit) {
                *i += 1;
            }
            let digits = std::str::from_utf8(&format[start..*i]).unwrap_or("");
            Ok(digits.parse::<i64>().ok())
        };
        if let Some(w) = number(&mut i)? {
            spec.left |= w < 0;
            spec.width = w.unsigned_abs().min(4096) as usize;
        }
        if format.get(i) == Some(&b'.') {
            i += 1;
            spec.precision = Some(number(&mut i)?.unwrap_or(0).clamp(0, 4096) as usize);
        }
        let mut long = 0;
        while let Some(&f) = format.get(i) {
            match f {
                b'l' => long += 1,
                b'j' | b'z' | b't' | b'L' => long += 2,
                b'h' => {}
                _ => break,
            }
            i += 1;
        }
        let Some(&conversion) = format.get(i) else { break };
        i += 1;
        let wide = if long > 0 { 8 } else { 4 };
        let text = match conversion {
            b'%' => {
                out.push(b'%');
                continue;
            }
            b'd' | b'i' => {
                let v = next(wide)?;
                let v = if wide == 8 { v as i64 } else { v as u32 as i32 as i64 };
                spec.integer(v < 0, v.unsigned_abs().to_string())
            }
            b'u' => spec.integer(false, next(wide)?.to_string()),
            b'o' => spec.integer(false, format!("{:o}", next(wide)?)),
            b'x' => {
                let v = next(wide)?;
                let prefix = if spec.alternate && v != 0 { "0x" } else { "" };
                spec.prefixed(prefix, format!("{v:x}"))
            }
            b'X' => {
                let v = next(wide)?;
                let prefix = if spec.alternate && v != 0 { "0X" } else { "" };
                spec.prefixed(prefix, format!("{v:X}"))
            }
            b'p' => spec.prefixed("0x", format!("{:x}", next(8)?)),
            b'c' => spec.pad(String::from(char::from(next(4)? as u8))),
            b's' => {
                let mut s = memory.string(next(8)?);
                s.truncate(spec.precision.unwrap_or(usize::MAX));
                out.extend(spec.pad_bytes(s));
                continue;
            }
            b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => {
                spec.float(conversion, f64::from_bits(next(8)?))
            }
            other => return Err(format!("vprintf: unknown conversion `%{}`", char::from(other))),
        };
        out.extend(text.into_bytes());
    }
    Ok((out, used))
}

/// Flags, width and precision of a conversion.
#[derive(Default)]
struct Spec {
    left: bool,
    plus: bool,
    space: bool,
    alternate: bool,
    zero: bool,
    width: usize,
    precision: Option<usize>,
}

impl Spec {
    fn sign(&self, negative: bool) -> &'static str {
        match negative {
            true => "-",
            false if self.plus => "+",
            false if self.space => " ",
            false => "",
        }
    }

    fn pad_bytes(&self, text: Vec<u8>) -> Vec<u8> {
        let fill = vec![b' '; self.width.saturating_sub(text.len())];
        if self.left { [text, fill].concat() } else { [fill, text].concat() }
    }

    fn pad(&self, text: String) -> String {
        String::from_utf8_lossy(&self.pad_bytes(text.into_bytes())).into_owned()
    }

    fn integer(&self, negative: bool, digits: String) -> String {
        self.prefixed(self.sign(negative), digits)
    }

    fn prefixed(&self, prefix: &str, digits: String) -> String {
        let least = match self.precision {
            Some(p) => p,
            None if self.zero && !self.left => self.width.saturating_sub(prefix.len()),
            None => 1,
        };
        let zeros = "0".repeat(least.saturating_sub(digits.len()));
        self.pad(format!("{prefix}{zeros}{digits}"))
    }

    fn float(&self, conversion: u8, v: f64) -> String {
        let upper = conversion.is_ascii_uppercase();
        let sign = self.sign(v.is_sign_negative());
        let body = if !v.is_finite() {
            String::from(if v.is_nan() { "nan" } else { "inf" })
        } else {
            let (v, precision) = (v.abs(), self.precision.unwrap_or(6));
            match conversion.to_ascii_lowercase() {
                b'f' => format!("{v:.precision$}"),
                b'e' => exponent(v, precision),
                b'g' => general(v, precision.max(1), self.alternate),
                _ => hexadecimal(v, self.precision),
            }
        };
        let body = if upper { body.to_uppercase() } else { body };
        let zeros = match self.zero && !self.left && v.is_finite() {
            true => "0".repeat(self.width.saturating_sub(sign.len() + body.len())),
            false => String::new(),
        };
        self.pad(format!("{sign}{zeros}{body}"))
    }
}

/// `%e`: Rust writes `1.5e3`, C `1.5e+03`.
fn exponent(v: f64, precision: usize) -> String {
    let text = format!("{v:.precision$e}");
    let (mantissa, e) = text.split_once('e').unwrap_or((&text, "0"));
    let e: i32 = e.parse().unwrap_or(0);
    format!("{mantissa}e{}{:02}", if e < 0 { '-' } else { '+' }, e.abs())
}

/// `%g`.
fn general(v: f64, precision: usize, keep_zeros: bool) -> String {
    let text = exponent(v, precision - 1);
    let e: i32 = text.split_once('e').and_then(|(_, e)| e.parse().ok()).unwrap_or(0);
    let trim = |s: String| match s.contains('.') && !keep_zeros {
        true => s.trim_end_matches('0').trim_end_matches('.').to_string(),
        false => s,
    };
    if e < -4 || e >= precision as i32 {
        let (mantissa, tail) = text.split_once('e').unwrap_or((&text, "+00"));
        format!("{}e{tail}", trim(mantissa.to_string()))
    } else {
        let digits = (precision as i32 - 1 - e).max(0) as usize;
        trim(format!("{v:.digits$}"))
    }
}

/// `%a`.
fn hexadecimal(v: f64, precision: Option<usize>) -> String {
    let bits = v.to_bits();
    let (mut e, mut fraction) = ((bits >> 52 & 0x7ff) as i64, bits & ((1 << 52) - 1));
    let mut lead = (e != 0) as u64;
    e = if v == 0.0 {
        0
    } else if e == 0 {
        -1022
    } else {
        e - 1023
    };
    let digits = match precision {
        Some(p) if p < 13 => {
            let shift = 52 - 4 * p as u32;
            let whole = lead << 52 | fraction;
            let half = 1u64 << (shift - 1);
            let rounded = (whole >> shift)
                + (whole & (half * 2 - 1) > half || whole & (half * 2 - 1) == half && whole >> shift & 1 == 1)
                    as u64;
            lead = rounded >> (4 * p);
            fraction = rounded & ((1u64 << (4 * p)) - 1);
            if p == 0 { String::new() } else { format!(".{fraction:0p$x}") }
        }
        Some(p) => format!(".{fraction:013x}{}", "0".repeat(p - 13)),
        None if fraction == 0 => String::new(),
        None => format!(".{}", format!("{fraction:013x}").trim_end_matches('0')),
    };
    format!("0x{lead}{digits}p{e:+}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floats_print_as_c_does() {
        let g = |v, p| general(v, p, false);
        assert_eq!(exponent(1500.0, 2), "1.50e+03");
        assert_eq!(exponent(0.00015, 6), "1.500000e-04");
        assert_eq!(g(0.0001, 6), "0.0001");
        assert_eq!(g(0.00001, 6), "1e-05");
        assert_eq!(g(123456789.0, 6), "1.23457e+08");
        assert_eq!(g(100000.0, 6), "100000");
        assert_eq!(g(999999.5, 6), "1e+06");
        assert_eq!(hexadecimal(1.0, None), "0x1p+0");
        assert_eq!(hexadecimal(0.5, Some(2)), "0x1.00p-1");
        assert_eq!(hexadecimal(3.75, None), "0x1.ep+1");
    }

    #[test]
    fn widths_and_zeros() {
        let spec = Spec { width: 6, zero: true, ..Spec::default() };
        assert_eq!(spec.integer(true, "42".into()), "-00042");
        assert_eq!(spec.float(b'f', -1.5), "-1.500000");
        let spec = Spec { width: 5, left: true, ..Spec::default() };
        assert_eq!(spec.pad("ab".into()), "ab   ");
    }
}
