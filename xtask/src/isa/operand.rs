//! The operands of a row, and the Rust of each.

use anyhow::{Result, bail, ensure};

use super::rust::camel;

/// Splits at commas outside brackets; `{, x}` gives an optional operand.
pub(super) fn split_operands(text: &str) -> Result<Vec<(String, bool)>> {
    let mut out = Vec::new();
    let mut rest = text.trim();
    let mut optional = false;
    while !rest.is_empty() {
        let mut depth = 0i32;
        let end = rest
            .char_indices()
            .find(|&(i, c)| {
                let special = rest[i..].starts_with("{,") || (c == '}' && depth == 0);
                depth += i32::from(matches!(c, '[' | '{')) - i32::from(matches!(c, ']' | '}'));
                (c == ',' && depth == 0) || special
            })
            .map_or(rest.len(), |(i, _)| i);
        let one = rest[..end].trim();
        if !one.is_empty() {
            out.push((one.to_string(), optional));
        }
        rest = &rest[end..];
        if let Some(r) = rest.strip_prefix("{,") {
            optional = true;
            rest = r;
        } else if let Some(r) = rest.strip_prefix('}') {
            optional = false;
            rest = r.trim_start();
        } else {
            rest = rest.strip_prefix(',').unwrap_or(rest);
        }
        rest = rest.trim_start();
    }
    Ok(out)
}

/// The Rust of one operand.
pub(super) fn operand(text: &str, optional: bool, types: &[String], names: &[String]) -> Result<String> {
    let (body, count) = match text.split_once('*') {
        Some((b, "")) => (b, "Count::Any".to_string()),
        Some((b, "vec")) => (b, "Count::Vec".to_string()),
        Some((b, "num")) => (b, "Count::Num".to_string()),
        Some((b, n)) => (b, format!("Count::Exactly({})", n.parse::<u8>()?)),
        None => (text, "Count::One".to_string()),
    };
    let (body, flag) = match body.split_once('@') {
        Some((b, "wide")) => (b, "Fit::Wider"),
        Some((b, "mov")) => (b, "Fit::Mov"),
        Some((_, f)) => bail!("unknown flag @{f}"),
        None => (body, "Fit::Same"),
    };
    let (name, ty) = match body.split_once(':') {
        Some((n, t)) => (n, Some(t)),
        None => (body, None),
    };
    let slot = |t: &str| types.iter().position(|n| n == t);
    let type_code = match ty {
        Some("any") => "TypeRef::Any".to_string(),
        Some("wide") => "TypeRef::Wide".to_string(),
        Some(t) => match slot(t) {
            Some(i) => format!("TypeRef::Slot({i})"),
            None => {
                ensure!(!names.iter().any(|n| n == t) || slot(t).is_some(), "`:{t}` is no type");
                format!("TypeRef::Fixed(ScalarType::{})", camel(t))
            }
        },
        None => match types.len() {
            1 => "TypeRef::Slot(0)".to_string(),
            _ => "TypeRef::Any".to_string(),
        },
    };
    let kind = match name {
        "..." => "Kind::Rest",
        "label" => "Kind::Label",
        "fname" => "Kind::Function",
        "imm" => "Kind::Constant",
        "_" => "Kind::Sink",
        n if n.starts_with('[') && n.contains(", ...") => "Kind::AddressList",
        n if n.starts_with('[') => "Kind::Address",
        n if n.contains("{|") => "Kind::MaybePair",
        n if n.contains('|') => "Kind::Pair",
        "d_" => "Kind::SinkOrDest",
        n if n.starts_with('d') => "Kind::Dest",
        _ => "Kind::Source",
    };
    let plain = name.trim_matches(['[', ']']).split(['|', '{', ',']).next().unwrap_or(name);
    Ok(format!("op({:?}, {kind}, {type_code}, {flag}, {count}, {optional})", plain.trim_end_matches('_')))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operands_split_and_know_their_kind() {
        let split = split_operands("d{|p}:pred, [a, ...]{, e:any}{, f}").unwrap();
        let names: Vec<(&str, bool)> = split.iter().map(|(s, o)| (s.as_str(), *o)).collect();
        assert_eq!(names, [("d{|p}:pred", false), ("[a, ...]", false), ("e:any", true), ("f", true)]);
        let types = ["type".to_string()];
        let code = operand("d{|p}", false, &types, &types).unwrap();
        assert_eq!(code, "op(\"d\", Kind::MaybePair, TypeRef::Slot(0), Fit::Same, Count::One, false)");
        assert!(operand("a@nowhere", false, &types, &types).is_err());
    }
}
