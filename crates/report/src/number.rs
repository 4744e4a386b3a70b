//! Numbers as a person reads them.

/// `1234567` as `1,234,567`.
pub fn grouped(n: u64) -> String {
    let digits = n.to_string();
    let mut out = String::with_capacity(digits.len() + digits.len() / 3);
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// At most two decimals, and none that are zeros; thousands apart.
pub fn short(x: f64) -> String {
    let text = format!("{x:.2}");
    let (whole, decimals) = text.split_once('.').unwrap_or((&text, ""));
    let whole = whole.parse().map_or_else(|_| whole.to_string(), grouped);
    let text = format!("{whole}.{decimals}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".into() } else { text.into() }
}

/// `4x3` for `[4, 3, 1]`.
pub fn extent(d: [u32; 3]) -> String {
    match d {
        [x, 1, 1] => x.to_string(),
        [x, y, 1] => format!("{x}x{y}"),
        [x, y, z] => format!("{x}x{y}x{z}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_well() {
        assert_eq!(
            ["0", "999", "1,000", "1,234,567"],
            [0, 999, 1000, 1_234_567].map(grouped).each_ref().map(String::as_str)
        );
        assert_eq!(
            ["4", "2.5", "0.33", "100", "0", "621,378.37"],
            [4.0, 2.5, 1.0 / 3.0, 100.0, -0.001, 621_378.37].map(short).each_ref().map(String::as_str)
        );
        assert_eq!(
            ["7", "4x3", "4x1x2"],
            [[7, 1, 1], [4, 3, 1], [4, 1, 2]].map(extent).each_ref().map(String::as_str)
        );
    }
}
