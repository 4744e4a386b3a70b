//! Diagnostics as plain data. Rendering is the command line's matter.
//!
//! Three classes are never mixed: the program is wrong, we do not support this, our bug.

use crate::source::Span;

/// Whose fault it is; decides the exit status.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// The input or the call is wrong (exit status 2).
    Program,
    /// The input uses something that is not supported (exit status 3).
    Unsupported,
    /// A bug of warpmem (exit status 101).
    Bug,
}

/// How bad it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Severity {
    /// Worth knowing; changes nothing.
    Advice,
    /// Probably not what was meant.
    Warning,
    /// Cannot go on.
    Error,
}

/// A place with a remark.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// Where.
    pub span: Span,
    /// What about it; may be empty.
    pub text: String,
}

/// One message to the user: a sentence, the places it is about, and what helps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diag {
    /// Whose fault.
    pub class: Class,
    /// How bad.
    pub severity: Severity,
    /// A stable short name in kebab case, such as `unknown-instruction`.
    pub code: &'static str,
    /// One sentence.
    pub message: String,
    /// The places, the main one first.
    pub labels: Vec<Label>,
    /// What to do about it, a sentence each.
    pub helps: Vec<String>,
}

/// Many of them.
pub type Diags = Vec<Diag>;

impl Diag {
    fn new(class: Class, severity: Severity, code: &'static str, message: impl Into<String>) -> Diag {
        Diag { class, severity, code, message: message.into(), labels: Vec::new(), helps: Vec::new() }
    }

    /// The program or the call is wrong.
    pub fn error(code: &'static str, message: impl Into<String>) -> Diag {
        Diag::new(Class::Program, Severity::Error, code, message)
    }

    /// Right, but not supported here.
    pub fn unsupported(code: &'static str, message: impl Into<String>) -> Diag {
        Diag::new(Class::Unsupported, Severity::Error, code, message)
    }

    /// Our own mistake.
    pub fn bug(message: impl Into<String>) -> Diag {
        Diag::new(Class::Bug, Severity::Error, "bug", message)
    }

    /// Suspicious but harmless.
    pub fn warning(code: &'static str, message: impl Into<String>) -> Diag {
        Diag::new(Class::Program, Severity::Warning, code, message)
    }

    /// Adds a place; the first one is where the caret goes.
    pub fn at(mut self, span: Span, text: impl Into<String>) -> Diag {
        self.labels.push(Label { span, text: text.into() });
        self
    }

    /// Adds a help line.
    pub fn help(mut self, text: impl Into<String>) -> Diag {
        self.helps.push(text.into());
        self
    }

    /// Does it stop the work?
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}

impl std::fmt::Display for Diag {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.message)
    }
}

impl std::error::Error for Diag {}
