//! Where figures come from: `gpus/sources.toml`.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;

use crate::embedded;

/// A publication, a manual, a tool or a set of readings.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// What it is.
    pub title: String,
    /// Where to read it.
    pub url: String,
}

/// Every source by its key; empty if the built-in table is broken, which a test rules out.
pub fn sources() -> &'static BTreeMap<String, Source> {
    static SOURCES: OnceLock<BTreeMap<String, Source>> = OnceLock::new();
    SOURCES.get_or_init(|| parse(embedded::SOURCES).unwrap_or_default())
}

/// The source with this key.
pub fn source(key: &str) -> Option<&'static Source> {
    sources().get(key)
}

/// Reads a table of sources.
pub(crate) fn parse(text: &str) -> Result<BTreeMap<String, Source>, toml::de::Error> {
    toml::from_str(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_read_and_every_source_can_be_found() {
        let all = parse(embedded::SOURCES).unwrap();
        assert!(all.len() > 20);
        for (key, source) in all {
            assert!(source.url.starts_with("https://"), "{key}");
            assert!(!source.title.is_empty(), "{key}");
        }
        assert!(source("cuda-guide").is_some());
        assert!(source("hearsay").is_none());
    }
}
