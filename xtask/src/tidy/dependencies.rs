//! Crates from outside: each one in `[workspace.dependencies]` has a row with its reason in CONTRIBUTING.md, and
//! no row is left over.

use anyhow::{Context, Result};

use super::{Complaints, table};

/// Compares the manifest with the table.
pub fn check(manifest: &str, contributing: &str) -> Result<Complaints> {
    let manifest: toml::Table = manifest.parse().context("Cargo.toml")?;
    let dependencies = manifest
        .get("workspace")
        .and_then(|workspace| workspace.get("dependencies"))
        .and_then(toml::Value::as_table)
        .context("Cargo.toml has no [workspace.dependencies]")?;
    let outside: Vec<&str> = dependencies
        .iter()
        .filter(|(_, wanted)| wanted.get("path").is_none())
        .map(|(name, _)| name.as_str())
        .collect();
    let Some(rows) = table(contributing, "dependencies") else {
        return Ok(vec!["CONTRIBUTING.md: there is no table between <!-- dependencies --> marks".to_owned()]);
    };
    let mut complaints = Complaints::new();
    for name in &outside {
        match rows.iter().find(|row| row.first() == Some(name)) {
            None => {
                complaints.push(format!("CONTRIBUTING.md: `{name}` is missing from the dependency table"))
            }
            Some(row) if row.get(1).is_none_or(|reason| reason.len() < 10) => {
                complaints.push(format!("CONTRIBUTING.md: `{name}` stands there without a reason"));
            }
            Some(_) => {}
        }
    }
    for row in &rows {
        let name = row.first().copied().unwrap_or_default();
        if !outside.contains(&name) {
            complaints.push(format!("CONTRIBUTING.md: `{name}` is no dependency of the workspace any more"));
        }
    }
    Ok(complaints)
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: &str = "[workspace.dependencies]\nbase = { path = \"crates/base\" }\nserde = \"1\"\ntoml = { version = \"1\" }\n";

    fn page(rows: &str) -> String {
        format!("<!-- dependencies -->\n| crate | why |\n|---|---|\n{rows}<!-- /dependencies -->")
    }

    #[test]
    fn a_full_table_is_in_order() {
        let page = page("| `serde` | typed files and reports |\n| `toml` | reads the fact files |\n");
        assert_eq!(check(MANIFEST, &page).unwrap(), Complaints::new());
    }

    #[test]
    fn missing_left_over_and_unexplained_rows_are_named() {
        let page = page("| `serde` | |\n| `rand` | draws from a hat |\n");
        let complaints = check(MANIFEST, &page).unwrap();
        assert_eq!(complaints.len(), 3);
        assert!(complaints.iter().any(|words| words.contains("`serde` stands there without a reason")));
        assert!(complaints.iter().any(|words| words.contains("`toml` is missing")));
        assert!(complaints.iter().any(|words| words.contains("`rand` is no dependency")));
    }
}
