//! What can go wrong, with the text it went wrong in: a [`Diag`] knows only bytes, so a problem adds the source
//! that they are bytes of.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use base::{Class, Diag, Severity, SourceFile, Span};

/// A message and the text that its places lie in.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The message.
    pub diag: Diag,
    /// The text; none where the message is about no text.
    pub source: Option<Arc<SourceFile>>,
}

impl Problem {
    /// A message about no text.
    pub fn new(diag: Diag) -> Problem {
        Problem { diag, source: None }
    }

    /// A message about a text.
    pub fn of(diag: Diag, source: &Arc<SourceFile>) -> Problem {
        Problem { diag, source: Some(source.clone()) }
    }
}

/// Why something could not be done: at least one error.
#[derive(Clone, Debug)]
pub struct Failure(pub Vec<Problem>);

impl Failure {
    /// The exit status: a bug of ours 101, something unsupported 3, else 2. What is wrong with the input comes
    /// before what is not supported, since the latter may follow from the former.
    pub fn status(&self) -> u8 {
        let errors = || self.0.iter().filter(|p| p.diag.severity == Severity::Error);
        if errors().any(|p| p.diag.class == Class::Bug) {
            101
        } else if errors().any(|p| p.diag.class == Class::Program) {
            2
        } else if errors().any(|p| p.diag.class == Class::Unsupported) {
            3
        } else {
            2
        }
    }
}

impl From<Diag> for Failure {
    fn from(diag: Diag) -> Failure {
        Failure(vec![Problem::new(diag)])
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Failure {
        Failure(vec![problem])
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (i, problem) in self.0.iter().enumerate() {
            let gap = if i > 0 { "\n" } else { "" };
            write!(f, "{gap}{}", problem.diag.message)?;
        }
        Ok(())
    }
}

impl std::error::Error for Failure {}

/// A piece of text that the user wrote, with where: a flag of the command line, or a string of a launch file.
#[derive(Clone, Debug)]
pub struct Located {
    /// The text.
    pub text: String,
    source: Arc<SourceFile>,
    start: u32,
    /// Where the text is not what is written there, letter by letter (a list, an escape), how many bytes that has:
    /// places within the text are then unknown, and all of it is pointed at.
    written: Option<u32>,
    folder: Arc<Path>,
}

impl Located {
    /// A text of its own; `name` is what messages call it, such as `--arg 2`.
    pub fn alone(name: impl Into<String>, text: impl Into<String>) -> Located {
        let text = text.into();
        let source = Arc::new(SourceFile::new(name, text.clone()));
        Located { text, source, start: 0, written: None, folder: Arc::from(Path::new("")) }
    }

    /// What stands at `span` of a larger text and means `text`; the files that it names lie in `folder`.
    pub fn within(
        source: &Arc<SourceFile>,
        span: Span,
        text: impl Into<String>,
        folder: &Arc<Path>,
    ) -> Located {
        let text = text.into();
        let there = source.text().get(span.start as usize..span.end as usize);
        let written = (there != Some(&text)).then(|| span.end.saturating_sub(span.start));
        Located { text, source: source.clone(), start: span.start, written, folder: folder.clone() }
    }

    /// Another text that stands for this one: files that it names lie in the same folder.
    pub fn renamed(&self, text: String) -> Located {
        Located { text, written: Some(self.length()), ..self.clone() }
    }

    /// Bytes of the source that it takes.
    fn length(&self) -> u32 {
        self.written.unwrap_or_else(|| u32::try_from(self.text.len()).unwrap_or(u32::MAX))
    }

    /// A file that the text names: relative to the launch file, or to where the command was typed.
    pub fn file(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// The text that it lies in.
    pub fn source(&self) -> &Arc<SourceFile> {
        &self.source
    }

    /// All of it, as bytes of its source.
    pub fn span(&self) -> Span {
        self.place(Span::new(0, self.length()))
    }

    /// Bytes of this text as bytes of its source.
    pub fn place(&self, span: Span) -> Span {
        let span = self.written.map_or(span, |bytes| Span::new(0, bytes));
        let end = u32::try_from(self.source.text().len()).unwrap_or(u32::MAX);
        let at = |byte: u32| self.start.saturating_add(byte).min(end);
        Span::new(at(span.start), at(span.end))
    }

    /// A message whose places count bytes of this text.
    pub fn problem(&self, mut diag: Diag) -> Problem {
        for label in &mut diag.labels {
            label.span = self.place(label.span);
        }
        Problem::of(diag, &self.source)
    }

    /// A message about all of it.
    pub fn whole(&self, diag: Diag) -> Problem {
        let span = Span::new(0, u32::try_from(self.text.len()).unwrap_or(u32::MAX));
        self.problem(diag.at(span, ""))
    }
}
