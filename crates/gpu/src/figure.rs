//! A figure: a value with its unit, its source, and how sure it is. Nothing here knows what a figure means;
//! the sections of [`crate::schema`] do.

use serde::Deserialize;

/// How sure a figure is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Confidence {
    /// Read from the hardware by the source.
    Measured,
    /// Stated by the maker.
    Published,
    /// Follows from readings or from other figures.
    Derived,
    /// Nobody has shown it for this GPU; the note says where it comes from.
    Assumed,
}

impl Confidence {
    /// The word that the TOML and the listings use.
    pub const fn name(self) -> &'static str {
        match self {
            Confidence::Measured => "measured",
            Confidence::Published => "published",
            Confidence::Derived => "derived",
            Confidence::Assumed => "assumed",
        }
    }
}

/// A value with where it comes from.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figure<T> {
    /// The value, in `unit`.
    pub value: T,
    /// The unit, singular; the schema says which one is right.
    pub unit: String,
    /// A key of the table of sources.
    pub source: String,
    /// How sure it is.
    pub confidence: Confidence,
    /// What else is to be said, such as the device of a reading.
    pub note: Option<String>,
    /// What other sources read.
    #[serde(default = "Vec::new")]
    pub also: Vec<Reading<T>>,
}

/// Another source's reading of the same figure, in the same unit.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reading<T> {
    /// What it reads.
    pub value: T,
    /// A key of the table of sources.
    pub source: String,
}

/// A figure as listings and checks see it, whatever its type.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// Section and field, such as `l2.size`.
    pub name: String,
    /// What the figure is, a sentence.
    pub meaning: &'static str,
    /// The value, printed.
    pub value: String,
    /// The unit that the TOML gives.
    pub unit: String,
    /// The unit that the schema asks for.
    pub schema_unit: &'static str,
    /// A key of the table of sources.
    pub source: String,
    /// How sure it is.
    pub confidence: Confidence,
    /// What else is to be said.
    pub note: Option<String>,
    /// What other sources read: value and source key.
    pub also: Vec<(String, String)>,
}

/// A type that a figure can have.
pub trait Value {
    /// The value for people: no unit, digits grouped.
    fn print(&self) -> String;
}

impl Value for u64 {
    fn print(&self) -> String {
        let digits = self.to_string();
        let mut out = String::new();
        for (i, digit) in digits.chars().enumerate() {
            // 1024 and 2112 read better whole.
            if digits.len() > 4 && i > 0 && (digits.len() - i).is_multiple_of(3) {
                out.push(',');
            }
            out.push(digit);
        }
        out
    }
}

impl Value for f64 {
    fn print(&self) -> String {
        format!("{self}")
    }
}

impl Value for Vec<u64> {
    fn print(&self) -> String {
        self.iter().map(Value::print).collect::<Vec<_>>().join(" ")
    }
}

/// A field of a section: a figure, or one that may be absent.
pub trait Field {
    /// Appends the figure, if it is there.
    fn list(&self, section: &str, field: &str, meaning: &'static str, unit: &'static str, out: &mut Vec<Row>);
}

impl<T: Value> Field for Figure<T> {
    fn list(
        &self,
        section: &str,
        field: &str,
        meaning: &'static str,
        unit: &'static str,
        out: &mut Vec<Row>,
    ) {
        out.push(Row {
            name: format!("{section}.{field}"),
            meaning,
            value: self.value.print(),
            unit: self.unit.clone(),
            schema_unit: unit,
            source: self.source.clone(),
            confidence: self.confidence,
            note: self.note.clone(),
            also: self.also.iter().map(|other| (other.value.print(), other.source.clone())).collect(),
        });
    }
}

impl<T: Field> Field for Option<T> {
    fn list(
        &self,
        section: &str,
        field: &str,
        meaning: &'static str,
        unit: &'static str,
        out: &mut Vec<Row>,
    ) {
        if let Some(figure) = self {
            figure.list(section, field, meaning, unit, out);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_print_for_people() {
        assert_eq!(1024u64.print(), "1024");
        assert_eq!(65_536u64.print(), "65,536");
        assert_eq!(2_147_483_647u64.print(), "2,147,483,647");
        assert_eq!(0u64.print(), "0");
        assert_eq!(27.9f64.print(), "27.9");
        assert_eq!(33.0f64.print(), "33");
        assert_eq!(vec![0u64, 102_400].print(), "0 102,400");
    }
}
