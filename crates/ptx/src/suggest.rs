//! "Did you mean": the nearest of some names.

/// The name with the fewest edits (insertions, deletions, changes, swaps of neighbours), if they are few for
/// its length. Ties go to the first.
pub fn nearest<'a>(word: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let limit = match word.len() {
        0..=3 => 1,
        4..=6 => 2,
        _ => 3,
    };
    // Distances grow with the product of the lengths; nobody mistypes a name of a thousand letters.
    if word.len() > 64 {
        return None;
    }
    let mut best: Option<(usize, &str)> = None;
    for name in names {
        if name.len().abs_diff(word.len()) > limit || name == word {
            continue;
        }
        let d = distance(word.as_bytes(), name.as_bytes());
        if d <= limit && d < name.len() && best.is_none_or(|(b, _)| d < b) {
            best = Some((d, name));
        }
    }
    best.map(|(_, name)| name)
}

fn distance(a: &[u8], b: &[u8]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut above: Vec<usize> = (0..=b.len()).collect();
    for (i, &x) in a.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, &y) in b.iter().enumerate() {
            let at = |r: &[usize], k: usize| r.get(k).copied().unwrap_or(usize::MAX / 2);
            let mut d = (at(&above, j) + usize::from(x != y)).min(at(&above, j + 1) + 1).min(at(&row, j) + 1);
            let swapped = i > 0 && j > 0 && a.get(i - 1) == Some(&y) && b.get(j - 1) == Some(&x);
            if swapped {
                d = d.min(at(&before, j - 1) + 1);
            }
            row.push(d);
        }
        before = std::mem::replace(&mut above, row);
    }
    above.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_and_far() {
        let names = ["add", "addc", "ld", "st", "mad", "shared::cta"];
        assert_eq!(nearest("adc", names.into_iter()), Some("add"));
        assert_eq!(nearest("sahred::cta", names.into_iter()), Some("shared::cta"));
        assert_eq!(nearest("frobnicate", names.into_iter()), None);
        assert_eq!(nearest("", names.into_iter()), None);
        assert_eq!(distance(b"abcd", b"acbd"), 1);
        assert_eq!(distance(b"", b"ab"), 2);
    }
}
