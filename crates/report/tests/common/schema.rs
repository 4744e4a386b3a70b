//! As much of JSON Schema as the published schemas use: `type`, `const`, `enum`, `properties`, `required`,
//! `additionalProperties`, `items`, `minItems`, `maxItems`, `anyOf`, `$ref` into `$defs`, `minimum`.

use serde_json::Value;

/// Where a value breaks the schema, a line each.
pub fn violations(schema: &Value, value: &Value) -> Vec<String> {
    let mut out = Vec::new();
    check(schema, schema, value, "$", &mut out);
    out
}

fn is_type(name: &str, value: &Value) -> bool {
    match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_u64() || value.is_i64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("the schema has a type {other}"),
    }
}

fn check(root: &Value, schema: &Value, value: &Value, at: &str, out: &mut Vec<String>) {
    let Some(rules) = schema.as_object() else {
        if schema == &Value::Bool(false) {
            out.push(format!("{at}: nothing is allowed here"));
        }
        return;
    };
    for (rule, with) in rules {
        match rule.as_str() {
            "$schema" | "$id" | "$defs" | "title" | "description" | "properties" => {}
            "$ref" => {
                let path = with.as_str().and_then(|p| p.strip_prefix('#')).expect("a local reference");
                check(root, root.pointer(path).expect("a definition"), value, at, out);
            }
            "type" => {
                let names: Vec<&str> = match with {
                    Value::Array(names) => names.iter().filter_map(Value::as_str).collect(),
                    one => one.as_str().into_iter().collect(),
                };
                if !names.iter().any(|n| is_type(n, value)) {
                    out.push(format!("{at}: not a {}", names.join(" or ")));
                }
            }
            "const" if with != value => out.push(format!("{at}: not {with}")),
            "enum" if !with.as_array().expect("a list").contains(value) => {
                out.push(format!("{at}: not one of {with}"))
            }
            "const" | "enum" => {}
            "minimum" => {
                if value.as_f64().is_some_and(|v| v < with.as_f64().expect("a number")) {
                    out.push(format!("{at}: less than {with}"));
                }
            }
            "minItems" | "maxItems" => {
                let (n, limit) =
                    (value.as_array().map_or(0, Vec::len) as u64, with.as_u64().expect("a number"));
                if value.is_array() && if rule == "minItems" { n < limit } else { n > limit } {
                    out.push(format!("{at}: {n} items"));
                }
            }
            "required" => {
                for name in with.as_array().expect("a list").iter().filter_map(Value::as_str) {
                    if value.is_object() && value.get(name).is_none() {
                        out.push(format!("{at}: no {name}"));
                    }
                }
            }
            "items" => {
                for (i, item) in value.as_array().into_iter().flatten().enumerate() {
                    check(root, with, item, &format!("{at}[{i}]"), out);
                }
            }
            "additionalProperties" => {
                for (name, item) in value.as_object().into_iter().flatten() {
                    if rules.get("properties").and_then(|p| p.get(name)).is_none() {
                        check(root, with, item, &format!("{at}.{name}"), out);
                    }
                }
            }
            "anyOf" => {
                let fits = |s: &Value| {
                    let mut inner = Vec::new();
                    check(root, s, value, at, &mut inner);
                    inner.is_empty()
                };
                if !with.as_array().expect("a list").iter().any(fits) {
                    out.push(format!("{at}: fits none of the alternatives"));
                }
            }
            other => panic!("the schema uses {other}, which this check does not know"),
        }
    }
    if let (Some(properties), Some(object)) = (rules.get("properties"), value.as_object()) {
        for (name, item) in object {
            if let Some(schema) = properties.get(name) {
                check(root, schema, item, &format!("{at}.{name}"), out);
            }
        }
    }
}
