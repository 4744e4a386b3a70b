//! The header comments of a test program.

use warpmem::Located;
use warpmem::launch_spec::LaunchSpec;
use warpmem::textures::TextureSpec;

/// A launch and what must come of it.
pub struct Step {
    pub gpu: String,
    pub spec: LaunchSpec,
    pub max_instructions: Option<u64>,
    pub wanted: Vec<Wanted>,
    /// Textures to make before it.
    pub textures: Vec<TextureSpec>,
}

/// Something that must come of a launch.
#[derive(Debug)]
pub enum Wanted {
    /// Elements `from..to` of a buffer equal an expression of the index.
    Formula {
        buffer: String,
        from: usize,
        to: Option<usize>,
        expression: String,
    },
    /// All elements of a buffer.
    Values {
        buffer: String,
        values: Vec<String>,
    },
    Assert(String),
    Printed(String),
    Fault {
        kind: String,
        line: usize,
        message: String,
    },
    Thread([u32; 3]),
    Note(String),
    Help(String),
    Refused {
        status: u8,
        message: String,
    },
}

/// Reads the directives of a program.
pub fn read(text: &str) -> Result<Vec<Step>, String> {
    let mut steps: Vec<Step> = Vec::new();
    let mut textures = Vec::new();
    for line in text.lines() {
        let Some(directive) = line.strip_prefix("//@ ") else {
            if line.starts_with("//@") {
                return Err(format!("no directive: {line}"));
            }
            continue;
        };
        let (word, rest) = directive.split_once(' ').unwrap_or((directive, ""));
        let rest = rest.trim();
        if word == "launch" {
            let step = launch(rest)?;
            steps.push(Step { textures: std::mem::take(&mut textures), ..step });
            continue;
        }
        if word == "texture" {
            textures.push(texture(rest)?);
            continue;
        }
        let wanted = wanted(word, rest, text)?;
        steps.last_mut().ok_or("the first directive is `launch`")?.wanted.push(wanted);
    }
    match steps.iter().find(|s| s.wanted.is_empty()) {
        Some(step) => Err(format!("nothing is expected of {:?}", step.spec.kernel.as_ref().map(|k| &k.text))),
        None if steps.is_empty() => Err("no launch".into()),
        None => Ok(steps),
    }
}

fn wanted(word: &str, rest: &str, text: &str) -> Result<Wanted, String> {
    let bad = || format!("cannot read `{word} {rest}`");
    Ok(match word {
        "expect" => {
            let (place, value) = rest.split_once(" = ").ok_or_else(bad)?;
            let value = value.trim().to_string();
            match place.trim().split_once('[') {
                None => Wanted::Values {
                    buffer: place.trim().to_string(),
                    values: value.split_whitespace().map(str::to_string).collect(),
                },
                Some((buffer, range)) => {
                    let (from, to) =
                        range.strip_suffix(']').and_then(|r| r.split_once("..")).ok_or_else(bad)?;
                    Wanted::Formula {
                        buffer: buffer.to_string(),
                        from: if from.is_empty() { 0 } else { from.parse().map_err(|_| bad())? },
                        to: if to.is_empty() { None } else { Some(to.parse().map_err(|_| bad())?) },
                        expression: value,
                    }
                }
            }
        }
        "assert" => Wanted::Assert(lines(rest, text)?),
        "printed" => {
            let quoted = rest.strip_prefix('"').and_then(|r| r.strip_suffix('"')).ok_or_else(bad)?;
            Wanted::Printed(quoted.replace("\\n", "\n").replace("\\t", "\t"))
        }
        "fault" => {
            let mut words = rest.splitn(3, ' ');
            let (kind, mark) = (words.next().ok_or_else(bad)?, words.next().ok_or_else(bad)?);
            Wanted::Fault {
                kind: kind.to_string(),
                line: if mark == "-" { 0 } else { marked(text, mark)? },
                message: words.next().unwrap_or("").to_string(),
            }
        }
        "thread" => {
            let parts: Vec<u32> = rest.split(',').filter_map(|p| p.parse().ok()).collect();
            Wanted::Thread(parts.try_into().map_err(|_| bad())?)
        }
        "note" => Wanted::Note(rest.to_string()),
        "help" => Wanted::Help(rest.to_string()),
        "refused" => {
            let (status, message) = rest.split_once(' ').ok_or_else(bad)?;
            Wanted::Refused { status: status.parse().map_err(|_| bad())?, message: message.to_string() }
        }
        _ => return Err(format!("there is no directive `{word}`")),
    })
}

/// An assertion with the numbers of marked lines for `instr(@MARK)`.
fn lines(assertion: &str, text: &str) -> Result<String, String> {
    let mut parts = assertion.split("instr(@");
    let mut out = parts.next().unwrap_or("").to_string();
    for part in parts {
        let (mark, rest) = part.split_once(')').ok_or("a parenthesis is not closed")?;
        out.push_str(&format!("instr({}){rest}", marked(text, mark)?));
    }
    Ok(out)
}

/// The line whose comment is `// MARK`.
fn marked(text: &str, mark: &str) -> Result<usize, String> {
    let end = format!("// {mark}");
    let mut found = text.lines().enumerate().filter(|(_, l)| l.trim_end().ends_with(&end));
    match (found.next(), found.next()) {
        (Some((i, _)), None) => Ok(i + 1),
        (None, _) => Err(format!("no line is marked `{end}`")),
        _ => Err(format!("two lines are marked `{end}`")),
    }
}

/// `key=text`, as a launch file has them.
fn texture(text: &str) -> Result<TextureSpec, String> {
    let mut spec = TextureSpec::default();
    for word in words(text)? {
        let (key, value) = word.split_once('=').ok_or_else(|| format!("`{word}` without a value"))?;
        if !spec.set(key, Located::alone(key, value)) {
            return Err(format!("a texture has no `{key}`"));
        }
    }
    Ok(spec)
}

/// Flags as the command line has them.
fn launch(text: &str) -> Result<Step, String> {
    let mut step = Step {
        gpu: "a100".into(),
        spec: LaunchSpec { args: Some(Vec::new()), ..LaunchSpec::default() },
        max_instructions: None,
        wanted: Vec::new(),
        textures: Vec::new(),
    };
    let words = words(text)?;
    for pair in words.chunks(2) {
        let [flag, value] = pair else { return Err(format!("`{}` without a value", pair[0])) };
        let text = || Located::alone(flag.as_str(), value.as_str());
        let spec = &mut step.spec;
        match flag.as_str() {
            "--gpu" => step.gpu.clone_from(value),
            "--kernel" => spec.kernel = Some(text()),
            "--grid" => spec.grid = Some(text()),
            "--block" => spec.block = Some(text()),
            "--cluster" => spec.cluster = Some(text()),
            "--shared" => spec.shared = Some(text()),
            "--regs" => spec.regs = Some(text()),
            "--arg" => spec.args.get_or_insert_default().push(text()),
            "--max-instructions" => {
                step.max_instructions = Some(value.parse().map_err(|e| format!("{value}: {e}"))?);
            }
            _ => return Err(format!("there is no flag `{flag}`")),
        }
    }
    Ok(step)
}

/// Words between blanks; single quotes keep blanks together.
fn words(text: &str) -> Result<Vec<String>, String> {
    let mut out = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let word = match rest.strip_prefix('\'') {
            Some(inner) => {
                let (word, after) = inner.split_once('\'').ok_or("a quote is not closed")?;
                rest = after;
                word
            }
            None => {
                let (word, after) = rest.split_once(' ').unwrap_or((rest, ""));
                rest = after;
                word
            }
        };
        out.push(word.to_string());
        rest = rest.trim_start();
    }
    Ok(out)
}
