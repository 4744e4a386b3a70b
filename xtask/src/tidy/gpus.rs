//! The files of `gpus/`: each one loads, with the unit and the source that the schema asks of every figure, and is
//! called as it calls itself.

use gpu::{Arch, Gpu};

use super::{Complaints, File};

/// Loads every file as it lies in the tree.
pub fn check(files: &[File]) -> Complaints {
    let mut complaints = Complaints::new();
    for File { path, text } in files {
        let (Some(text), Some(stem)) = (text, stem(path)) else { continue };
        let loaded = match stem {
            // The sources are read with the figures that name them; what architectures have in common is no
            // whole architecture.
            "sources" | "arch/common" => continue,
            _ => match stem.strip_prefix("arch/") {
                Some(_) => Arch::parse(path, text).map(|arch| format!("arch/{}", arch.name)),
                None => Gpu::parse(path, text).map(|gpu| gpu.name),
            },
        };
        match loaded {
            Ok(name) if name == stem => {}
            Ok(name) => complaints.push(format!("{path}: calls itself `{name}`")),
            Err(error) => complaints.push(error.to_string()),
        }
    }
    complaints
}

/// The path below `gpus/` without its ending, for TOML files there.
fn stem(path: &str) -> Option<&str> {
    path.strip_prefix("gpus/")?.strip_suffix(".toml")
}

#[cfg(test)]
mod tests {
    use super::super::tests::file;
    use super::*;

    const A100: &str = include_str!("../../../gpus/a100.toml");

    #[test]
    fn a_file_that_loads_under_its_own_name_is_in_order() {
        assert_eq!(check(&[file("gpus/a100.toml", A100)]), Complaints::new());
        assert_eq!(check(&[file("kernels/a.toml", "[[launch]]")]), Complaints::new());
    }

    #[test]
    fn a_file_under_another_name_is_named() {
        assert_eq!(check(&[file("gpus/a1000.toml", A100)]), ["gpus/a1000.toml: calls itself `a100`"]);
    }

    #[test]
    fn a_figure_without_a_source_is_named() {
        let without = A100.replacen(", source = \"ga100-whitepaper\"", "", 1);
        let complaints = check(&[file("gpus/a100.toml", &without)]);
        assert!(
            complaints.first().is_some_and(|words| words.contains("missing field `source`")),
            "{complaints:?}"
        );
    }

    #[test]
    fn an_architecture_that_does_not_load_is_named() {
        assert_eq!(check(&[file("gpus/arch/sm_80.toml", "arch = \"sm_80\"")]).len(), 1);
    }
}
