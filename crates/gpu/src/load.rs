//! From TOML text to checked figures. What is wrong with a file is said in one sentence that names the figure.

use serde::de::DeserializeOwned;
use toml::Table;

use crate::figure::Row;
use crate::source;

/// A file of figures that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}: {problem}")]
pub struct LoadError {
    /// Which file, as its reader calls it.
    pub file: String,
    /// What is wrong with it.
    pub problem: String,
}

impl LoadError {
    pub(crate) fn new(file: &str, problem: impl Into<String>) -> LoadError {
        LoadError { file: file.to_owned(), problem: problem.into() }
    }
}

/// Reads text as a table.
pub(crate) fn table(file: &str, text: &str) -> Result<Table, LoadError> {
    text.parse::<Table>().map_err(|error| LoadError::new(file, error.to_string().trim_end()))
}

/// Reads a table as a type.
pub(crate) fn typed<T: DeserializeOwned>(file: &str, table: Table) -> Result<T, LoadError> {
    T::deserialize(table).map_err(|error| LoadError::new(file, error.to_string().trim_end()))
}

/// Takes a text out of the head of a file.
pub(crate) fn text(file: &str, table: &mut Table, key: &str) -> Result<String, LoadError> {
    match table.remove(key) {
        Some(toml::Value::String(text)) if !text.is_empty() => Ok(text),
        _ => Err(LoadError::new(file, format!("`{key}` must be a text"))),
    }
}

/// Lays the figures of `child` over those of `parent`, one by one.
pub(crate) fn overlay(parent: Table, child: Table) -> Table {
    let mut merged = parent;
    for (name, value) in child {
        match (merged.remove(&name), value) {
            (Some(toml::Value::Table(mut below)), toml::Value::Table(above)) => {
                below.extend(above);
                merged.insert(name, toml::Value::Table(below));
            }
            (_, value) => {
                merged.insert(name, value);
            }
        }
    }
    merged
}

/// Checks what every figure must have: the unit of the schema, and sources that the table knows.
pub(crate) fn check_rows(file: &str, rows: &[Row]) -> Result<(), LoadError> {
    for row in rows {
        let fail = |problem: String| Err(LoadError::new(file, format!("`{}`: {problem}", row.name)));
        if row.unit != row.schema_unit {
            return fail(format!("the unit is `{}`, not `{}`", row.schema_unit, row.unit));
        }
        let others = row.also.iter().map(|(_, source)| source);
        for key in others.chain([&row.source]) {
            if source::source(key).is_none() {
                return fail(format!("there is no source `{key}` in gpus/sources.toml"));
            }
        }
    }
    Ok(())
}

/// Fails with the sentence unless the condition holds.
pub(crate) fn require(file: &str, holds: bool, problem: &str) -> Result<(), LoadError> {
    if holds { Ok(()) } else { Err(LoadError::new(file, problem)) }
}
