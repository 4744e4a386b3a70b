//! Which lanes are active, as typed: `0xff0f`, `0-7,9`.

use base::{Diag, LaneMask, Span};

/// Reads a mask in hexadecimal or a list of lanes and ranges. Places in the message count bytes of `text`.
///
/// # Errors
/// It is neither, or names a lane that a warp does not have.
pub fn parse_lanes(text: &str) -> Result<LaneMask, Diag> {
    let whole = Span::new(0, u32::try_from(text.len()).unwrap_or(u32::MAX));
    if let Some(digits) = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        let digits: String = digits.chars().filter(|c| !matches!(c, '_' | '\'')).collect();
        return match u64::from_str_radix(&digits, 16) {
            Ok(mask) if !digits.starts_with('+') => u32::try_from(mask)
                .map(LaneMask)
                .map_err(|_| wrong(whole, format!("`{text}` has more bits than a warp has lanes (32)"))),
            _ => Err(wrong(whole, format!("`{text}` is no hexadecimal mask"))),
        };
    }
    let mut mask = 0;
    let mut start = 0;
    for part in text.split(',') {
        // The text is short enough for this, or the number in it is no lane.
        let span = Span::new(start as u32, (start + part.len()) as u32);
        start += part.len() + 1;
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let (first, last) = (lane(first, span)?, lane(last, span)?);
        if first > last {
            return Err(wrong(span, format!("the range `{}` runs backwards", part.trim())));
        }
        mask |= LaneMask::first(last - first + 1).0 << first;
    }
    Ok(LaneMask(mask))
}

fn lane(text: &str, span: Span) -> Result<u32, Diag> {
    let text = text.trim();
    let digits = text.bytes().all(|c| c.is_ascii_digit());
    match text.parse::<u32>() {
        Ok(lane) if digits && lane < 32 => Ok(lane),
        _ if digits && !text.is_empty() => {
            Err(wrong(span, format!("there is no lane {text}; a warp has lanes 0 to 31")))
        }
        _ => Err(wrong(span, format!("`{text}` is no lane"))),
    }
}

fn wrong(span: Span, message: String) -> Diag {
    Diag::error("lanes", message)
        .at(span, "here")
        .help("lanes are given as a mask, `0x0000ffff`, or as a list, `0-7,9`")
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn masks_and_lists() {
        assert_eq!(parse_lanes("0xff0f"), Ok(LaneMask(0xff0f)));
        assert_eq!(parse_lanes("0xffff_ffff"), Ok(LaneMask::ALL));
        assert_eq!(parse_lanes("0x0"), Ok(LaneMask::NONE));
        assert_eq!(parse_lanes("0-7,9"), Ok(LaneMask(0x2ff)));
        assert_eq!(parse_lanes("0-31"), Ok(LaneMask::ALL));
        assert_eq!(parse_lanes(" 31 , 0 "), Ok(LaneMask(0x8000_0001)));
    }

    #[test]
    fn mistakes_have_a_place() {
        let error = |text: &str| {
            let diag = parse_lanes(text).unwrap_err();
            (diag.message, diag.labels[0].span.start)
        };
        assert_eq!(
            error("0x1ffffffff"),
            ("`0x1ffffffff` has more bits than a warp has lanes (32)".into(), 0)
        );
        assert_eq!(error("0xg"), ("`0xg` is no hexadecimal mask".into(), 0));
        assert_eq!(error("0-3,32"), ("there is no lane 32; a warp has lanes 0 to 31".into(), 4));
        assert_eq!(error("7-3"), ("the range `7-3` runs backwards".into(), 0));
        assert_eq!(error("1,,2"), ("`` is no lane".into(), 2));
        assert_eq!(error("99999999999999999999").1, 0);
        assert_eq!(error(""), ("`` is no lane".into(), 0));
    }

    proptest! {
        #[test]
        fn never_panics(text in "[0-9a-fx, +'_é-]{0,30}") {
            let _ = parse_lanes(&text);
        }
    }
}
