//! The arrows between crates: what `cargo metadata` says against the table of rooms in ARCHITECTURE.md. The order
//! of its rows is the order of the house: a room knows rooms above it in the table only.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use super::{Complaints, table};

/// The part of `cargo metadata` that is read.
#[derive(Deserialize)]
pub struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    dependencies: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
    /// Where it lies, for a crate of the workspace.
    path: Option<String>,
}

/// Asks cargo for the packages of the workspace.
pub fn metadata(root: &Path) -> Result<Metadata> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .current_dir(root)
        .args(["metadata", "--no-deps", "--format-version", "1"])
        .output()
        .context("cannot run cargo")?;
    if !output.status.success() {
        bail!("cargo metadata fails: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(serde_json::from_slice(&output.stdout)?)
}

/// Arrows that the table does not list, rooms that only one side knows, arrows that point up.
pub fn check(architecture: &str, metadata: &Metadata) -> Complaints {
    let Some(rows) = table(architecture, "rooms") else {
        return vec![
            "ARCHITECTURE.md: there is no table between <!-- rooms --> and <!-- /rooms -->".to_owned(),
        ];
    };
    let rooms: Vec<(&str, Vec<&str>)> = rows
        .iter()
        .map(|row| {
            let knows = row.last().copied().unwrap_or_default();
            let knows = knows.split(',').map(|room| room.trim().trim_matches('`'));
            (row.first().copied().unwrap_or_default(), knows.filter(|room| !room.is_empty()).collect())
        })
        .collect();
    let mut complaints = Complaints::new();
    for (place, (room, knows)) in rooms.iter().enumerate() {
        let above = rooms.get(..place).unwrap_or_default();
        if above.iter().any(|(other, _)| other == room) {
            complaints.push(format!("ARCHITECTURE.md: room `{room}` stands there twice"));
        }
        for known in knows {
            if !above.iter().any(|(other, _)| other == known) {
                complaints
                    .push(format!("ARCHITECTURE.md: `{room}` knows `{known}`, which is no room above it"));
            }
        }
        if !metadata.packages.iter().any(|package| package.name == *room) {
            complaints.push(format!("ARCHITECTURE.md: room `{room}` is no crate of the workspace"));
        }
    }
    for package in &metadata.packages {
        let name = &package.name;
        let Some((_, knows)) = rooms.iter().find(|(room, _)| room == name) else {
            complaints.push(format!("ARCHITECTURE.md: crate `{name}` has no row in the table of rooms"));
            continue;
        };
        for dependency in package.dependencies.iter().filter(|dependency| dependency.path.is_some()) {
            if !knows.contains(&dependency.name.as_str()) {
                complaints.push(format!(
                    "crates/{name}/Cargo.toml: the arrow {name} → {} is not in ARCHITECTURE.md",
                    dependency.name
                ));
            }
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;

    fn house(packages: &[(&str, &[&str])]) -> Metadata {
        let dependency = |name: &&str| Dependency { name: (*name).to_owned(), path: Some(String::new()) };
        let package = |(name, knows): &(&str, &[&str])| Package {
            name: (*name).to_owned(),
            dependencies: knows.iter().map(dependency).collect(),
        };
        Metadata { packages: packages.iter().map(package).collect() }
    }

    const PAGE: &str = "<!-- rooms -->\n| crate | is | knows |\n|---|---|---|\n| `base` | x | |\n\
                        | `mem` | x | `base` |\n| `sim` | x | `base`, `mem` |\n<!-- /rooms -->";

    #[test]
    fn a_house_as_drawn_is_in_order() {
        let house = house(&[("base", &[]), ("mem", &["base"]), ("sim", &["mem"])]);
        assert_eq!(check(PAGE, &house), Complaints::new());
    }

    #[test]
    fn an_arrow_that_is_not_drawn_is_named() {
        let house = house(&[("base", &[]), ("mem", &["sim"]), ("sim", &[])]);
        assert_eq!(
            check(PAGE, &house),
            ["crates/mem/Cargo.toml: the arrow mem → sim is not in ARCHITECTURE.md"]
        );
    }

    #[test]
    fn rooms_that_only_one_side_knows_are_named() {
        let house = house(&[("base", &[]), ("mem", &[]), ("attic", &[])]);
        let complaints = check(PAGE, &house);
        assert_eq!(complaints.len(), 2);
        assert!(complaints.iter().any(|words| words.contains("`sim` is no crate")));
        assert!(complaints.iter().any(|words| words.contains("`attic` has no row")));
    }

    #[test]
    fn an_arrow_that_points_up_is_named() {
        let page = PAGE.replace("| `base` | x | |", "| `base` | x | `sim` |");
        let house = house(&[("base", &["sim"]), ("mem", &["base"]), ("sim", &[])]);
        assert_eq!(check(&page, &house), ["ARCHITECTURE.md: `base` knows `sim`, which is no room above it"]);
    }

    #[test]
    fn a_page_without_a_table_is_named() {
        assert_eq!(check("", &house(&[])).len(), 1);
    }
}
