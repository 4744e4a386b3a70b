//! Fact tables say where their rows come from. A TOML file below `isa/` or `facts/` gives a `source` for itself or
//! in each row; any other table (`.isa`, `.csv`, `.jsonl` below `isa/`, `facts/` or a crate) names it in the comment
//! that it opens with, a JSON line in its `source`.

use super::{Complaints, File};

/// Checks every fact table.
pub fn check(files: &[File]) -> Complaints {
    let mut complaints = Complaints::new();
    for File { path, text } in files {
        let Some(text) = text else { continue };
        let facts = path.starts_with("isa/") || path.starts_with("facts/");
        let ending = path.rsplit('.').next().unwrap_or_default();
        match ending {
            "toml" if facts => toml(path, text, &mut complaints),
            "isa" | "csv" if facts || path.starts_with("crates/") => header(path, text, &mut complaints),
            "jsonl" if facts || path.starts_with("crates/") => lines(path, text, &mut complaints),
            _ => {}
        }
    }
    complaints
}

fn toml(path: &str, text: &str, complaints: &mut Complaints) {
    let table: toml::Table = match text.parse() {
        Ok(table) => table,
        Err(error) => {
            complaints.push(format!("{path}: {}", error.to_string().trim_end()));
            return;
        }
    };
    if has_source(&table) {
        return;
    }
    let mut rows = 0;
    for (name, value) in &table {
        let Some(array) = value.as_array() else { continue };
        for (index, row) in array.iter().enumerate() {
            rows += 1;
            if !row.as_table().is_some_and(has_source) {
                complaints.push(format!("{path}: row {} of `{name}` has no source", index + 1));
            }
        }
    }
    if rows == 0 {
        complaints.push(format!("{path}: has no source"));
    }
}

fn has_source(table: &toml::Table) -> bool {
    table.get("source").and_then(toml::Value::as_str).is_some_and(|source| !source.trim().is_empty())
}

/// The comment at the head must be more than a title.
fn header(path: &str, text: &str, complaints: &mut Complaints) {
    let head: String = text.lines().take_while(|line| line.starts_with('#')).collect();
    let names_one =
        ["Source", "source", "manual", "header", "https://", "arXiv"].iter().any(|word| head.contains(word));
    if !names_one {
        complaints.push(format!("{path}: opens without a comment that names its source"));
    }
}

fn lines(path: &str, text: &str, complaints: &mut Complaints) {
    for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let row: Option<serde_json::Value> = serde_json::from_str(line).ok();
        let source = row.as_ref().and_then(|row| row.get("source")).and_then(serde_json::Value::as_str);
        if source.is_none_or(|source| source.trim().is_empty()) {
            complaints.push(format!("{path}:{}: the row has no source", index + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::file;
    use super::*;

    #[test]
    fn rows_with_a_source_are_in_order() {
        let files = [
            file("isa/sass/sm_80.toml", "[[field]]\nname = \"a\"\nsource = \"nvdisasm\"\n"),
            file("isa/b.toml", "source = \"the manual\"\n[[field]]\nname = \"a\"\n"),
            file("isa/ptx.isa", "# In the notation of the manual.\nadd d, a, b;\n"),
            file("crates/mem/tests/readings.jsonl", "{\"value\": 1, \"source\": \"a paper\"}\n"),
            file("crates/gpu/Cargo.toml", "[package]\n"),
            file("kernels/a.csv", "1,2\n"),
        ];
        assert_eq!(check(&files), Complaints::new());
    }

    #[test]
    fn rows_without_a_source_are_named() {
        let files = [
            file("isa/a.toml", "[[field]]\nsource = \"x\"\n[[field]]\nname = \"a\"\n"),
            file("isa/b.toml", "value = 1\n"),
            file("isa/c.toml", "value = \n"),
            file("isa/ptx.isa", "add d, a, b;\n"),
            file("crates/mem/tests/a.csv", "# figures\n1,2\n"),
            file("facts/readings.jsonl", "{\"source\": \"a\"}\n{\"value\": 1}\nnot json\n"),
        ];
        let complaints = check(&files);
        assert_eq!(complaints.len(), 7, "{complaints:?}");
        assert_eq!(complaints[0], "isa/a.toml: row 2 of `field` has no source");
    }
}
