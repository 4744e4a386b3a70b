//! "Did you mean": the nearest of some names.

/// Letters to change, insert, drop or swap to get from one name to the other.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) =
        (a.to_lowercase().chars().collect(), b.to_lowercase().chars().collect());
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, y) in b.iter().enumerate() {
            let replace = last.get(j).copied().unwrap_or(0) + usize::from(x != y);
            let insert = row.last().copied().unwrap_or(0) + 1;
            let drop = last.get(j + 1).copied().unwrap_or(0) + 1;
            let mut best = replace.min(insert).min(drop);
            let swapped = i > 0 && j > 0 && a.get(i - 1) == Some(y) && b.get(j - 1) == Some(x);
            if swapped && let Some(n) = before.get(j - 1) {
                best = best.min(n + 1);
            }
            row.push(best);
        }
        before = std::mem::replace(&mut last, row);
    }
    last.last().copied().unwrap_or(0)
}

/// Up to `most` names that are near enough to be meant, the nearest first.
pub fn nearest<'a>(name: &str, known: impl IntoIterator<Item = &'a str>, most: usize) -> Vec<&'a str> {
    let short: String = name.chars().take(200).collect();
    let allowed = (short.chars().count() / 3).max(2);
    let mut found: Vec<(usize, &str)> = known
        .into_iter()
        .filter_map(|k| {
            let part =
                short.len() >= 3 && (k.contains(short.as_str()) || (k.len() >= 4 && short.contains(k)));
            let d = distance(&short, k);
            // Of a short name two letters are most of it: half must be right.
            let half = 2 * d <= short.chars().count().max(k.chars().count());
            (d <= allowed && half).then_some((d, k)).or(part.then_some((allowed + d, k)))
        })
        .collect();
    found.sort();
    found.into_iter().take(most).map(|f| f.1).collect()
}

/// A help line: what was probably meant, else the whole list.
pub fn help<'a>(name: &str, known: impl IntoIterator<Item = &'a str> + Clone) -> String {
    let near = nearest(name, known.clone(), 3);
    if near.is_empty() {
        let all: Vec<&str> = known.into_iter().collect();
        format!("there are: {}", all.join(", "))
    } else {
        let quoted: Vec<String> = near.iter().map(|n| format!("`{n}`")).collect();
        format!("did you mean {}?", quoted.join(" or "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_names_are_found() {
        let keys = ["kernel", "grid", "block", "cluster", "shared", "args"];
        assert_eq!(nearest("gird", keys, 3), ["grid"]);
        assert_eq!(nearest("kernal", keys, 3), ["kernel"]);
        assert_eq!(nearest("arg", keys, 3), ["args"]);
        assert_eq!(nearest("foo", ["fma", "cos", "fns"], 3), [""; 0]);
        assert_eq!(nearest("ad", ["add", "and", "abs"], 3), ["add", "and"]);
        assert_eq!(help("xyzzyfoo", ["a", "b"]), "there are: a, b");
        assert_eq!(nearest("op_ld", ["requests_op_ld.sum", "requests_op_st.sum"], 1), ["requests_op_ld.sum"]);
    }
}
