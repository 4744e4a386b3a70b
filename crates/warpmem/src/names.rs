//! Kernel names: mangled, demangled, demangled without arguments; and which kernel a name means.

use base::Diag;

use crate::suggest;

/// What a name was before its compiler mangled it; the name itself where nothing is known of it.
pub fn demangle(name: &str) -> String {
    if let Ok(rust) = rustc_demangle::try_demangle(name) {
        // Without the hash that ends it.
        return format!("{rust:#}");
    }
    if !name.starts_with("_Z") {
        return name.to_string();
    }
    let text = cpp_demangle::Symbol::new(name).ok().and_then(|s| s.demangle().ok());
    text.unwrap_or_else(|| name.to_string())
}

/// Without return type and arguments: `axpy<float>` of `void axpy<float>(int, float)`.
pub fn short(name: &str) -> String {
    if let Ok(rust) = rustc_demangle::try_demangle(name) {
        return format!("{rust:#}");
    }
    if !name.starts_with("_Z") {
        return name.to_string();
    }
    let options = cpp_demangle::DemangleOptions::new().no_params().no_return_type();
    let text = cpp_demangle::Symbol::new(name).ok().and_then(|s| s.demangle_with_options(&options).ok());
    text.unwrap_or_else(|| name.to_string())
}

/// For comparing: blanks do not count, nor does what stands before the name.
fn squeezed(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

/// Without template arguments: `axpy` of `axpy<float>`.
fn bare(short: &str) -> &str {
    short.split('<').next().unwrap_or(short)
}

/// The kernel that `wanted` names, as an index into `kernels` (mangled names). The first of these that fits
/// exactly one: the mangled name, the demangled one, that without arguments, that without template arguments.
/// Without a name, the only kernel there is.
///
/// # Errors
/// None or several fit; the message lists what there is.
pub fn choose(wanted: Option<&str>, kernels: &[String]) -> Result<usize, Diag> {
    if kernels.is_empty() {
        return Err(Diag::error("no-kernel", "the module has no kernel")
            .help("a kernel is an `.entry` with a body: `extern \"C\" __global__ void f() {}` in CUDA C++"));
    }
    let Some(wanted) = wanted else {
        return match kernels {
            [_] => Ok(0),
            _ => Err(Diag::error(
                "which-kernel",
                format!("the module has {} kernels, which one?", kernels.len()),
            )
            .help(format!("give one with --kernel: {}", list(kernels)))),
        };
    };
    let key = squeezed(wanted);
    let full = |name: &String| {
        let text = squeezed(&demangle(name));
        text == key || text.strip_prefix("void").is_some_and(|t| t == key)
    };
    let ways: [&dyn Fn(&String) -> bool; 4] =
        [&|name| name == wanted, &full, &|name| squeezed(&short(name)) == key, &|name| {
            squeezed(bare(&short(name))) == key
        }];
    for way in ways {
        let found: Vec<usize> = kernels.iter().enumerate().filter(|(_, n)| way(n)).map(|(i, _)| i).collect();
        match found.as_slice() {
            [] => {}
            [one] => return Ok(*one),
            several => {
                let names: Vec<String> = several.iter().filter_map(|i| kernels.get(*i)).cloned().collect();
                return Err(Diag::error(
                    "which-kernel",
                    format!("`{wanted}` is the name of {} kernels", names.len()),
                )
                .help(format!("be more exact: {}", full_list(&names))));
            }
        }
    }
    let names: Vec<String> = kernels.iter().map(|n| short(n)).collect();
    let diag = Diag::error("unknown-kernel", format!("there is no kernel `{wanted}`"));
    Err(diag.help(suggest::help(wanted, names.iter().map(String::as_str))))
}

fn list(kernels: &[String]) -> String {
    kernels.iter().map(|n| short(n)).collect::<Vec<_>>().join(", ")
}

fn full_list(kernels: &[String]) -> String {
    kernels.iter().map(|n| demangle(n)).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kernels() -> Vec<String> {
        [
            "_Z10vector_addPKfS0_Pfi",
            "_Z4axpyIfEviT_PKS0_PS0_",
            "_Z4axpyIdEviT_PKS0_PS0_",
            "plain",
            "_Z1fi",
            "_Z1fj",
        ]
        .map(String::from)
        .to_vec()
    }

    #[test]
    fn demangled_names() {
        assert_eq!(
            demangle("_Z10vector_addPKfS0_Pfi"),
            "vector_add(float const*, float const*, float*, int)"
        );
        assert_eq!(short("_Z4axpyIfEviT_PKS0_PS0_"), "axpy<float>");
        assert_eq!(demangle("plain"), "plain");
        assert_eq!(demangle("_Znonsense"), "_Znonsense");
    }

    #[test]
    fn every_way_to_name_one() {
        let all = kernels();
        let one = |name: &str| choose(Some(name), &all).map_err(|d| (d.code, d.helps.concat()));
        assert_eq!(one("_Z4axpyIdEviT_PKS0_PS0_"), Ok(2));
        assert_eq!(one("vector_add(float const*, float const*, float*, int)"), Ok(0));
        assert_eq!(one("vector_add"), Ok(0));
        assert_eq!(one("axpy<float>"), Ok(1));
        assert_eq!(one("axpy< double >"), Ok(2));
        assert_eq!(one("plain"), Ok(3));
        assert_eq!(one("f(unsigned int)"), Ok(5));
        assert_eq!(one("axpy").unwrap_err().0, "which-kernel");
        assert_eq!(one("f").unwrap_err().0, "which-kernel");
        assert_eq!(one("vector_ad").unwrap_err(), ("unknown-kernel", "did you mean `vector_add`?".into()));
        assert_eq!(choose(None, &all).unwrap_err().code, "which-kernel");
        assert_eq!(choose(None, &all[..1]), Ok(0));
        assert_eq!(choose(None, &[]).unwrap_err().code, "no-kernel");
    }
}
