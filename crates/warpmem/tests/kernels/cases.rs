//! Public questions about access patterns and their answers, one test a question (`cases.csv`): the launches of
//! `kernels/cases` that name it in their comments run, and what they assert and compare is the answer.

use std::sync::Arc;

use libtest_mimic::Trial;
use warpmem::launch_spec::LaunchSpec;
use warpmem::{Session, assert, launch_file};

use crate::common::{explain_all, read, trial};
use crate::kernels;

/// One test a row of the table.
pub fn trials() -> Vec<Trial> {
    let rows = include_str!("cases.csv").lines().filter(|l| !l.starts_with('#')).skip(1);
    rows.map(|row| {
        let fields: Vec<&str> = row.splitn(6, ',').collect();
        let name = format!("case/{}/{}", fields[0], fields[1].replace(' ', "-"));
        trial(name, move || case(&fields))
    })
    .collect()
}

fn case(fields: &[&str]) -> Result<(), String> {
    let &[id, _topic, file, count, source, answer] = fields else {
        return Err(format!("a row of {} fields", fields.len()));
    };
    if source.is_empty() || answer.is_empty() {
        return Err("a case without a source or an answer".into());
    }
    let path = kernels().join("cases").join(format!("{file}.toml"));
    let text = read(&path);
    let folder = kernels().join("cases");
    let source = Arc::new(base::SourceFile::new(file, text.clone()));
    let launches = launch_file::read(&source, &folder).map_err(|f| explain_all(&f))?;
    let name = |l: &Option<warpmem::Located>| l.as_ref().map(|l| l.text.clone()).unwrap_or_default();
    let gpu = warpmem::gpu::Gpu::by_name(&name(&launches.gpu)).map_err(|d| d.message)?;
    let ptx = folder.join(name(&launches.file));
    let mut session = Session::load(file, read(&ptx), gpu, vec![folder]).map_err(|f| explain_all(&f))?;
    let mut ran = 0;
    for (spec, comment) in launches.launches.iter().zip(comments(&text)) {
        if names(&comment, id) {
            launch(&mut session, spec, ran)?;
            ran += 1;
        }
    }
    if count.parse() == Ok(ran) { Ok(()) } else { Err(format!("{ran} launches name it, not {count}")) }
}

/// The comment above each launch, behind the one at the file's top, which holds for all.
fn comments(text: &str) -> Vec<String> {
    let top: Vec<&str> = text.lines().take_while(|l| l.starts_with('#')).collect();
    let mut parts: Vec<&str> = text.split("[[launch]]").collect();
    parts.pop();
    let own = |part: &&str| {
        let lines = part.lines().rev().take_while(|l| l.is_empty() || l.starts_with('#'));
        top.iter().copied().chain(lines).collect::<Vec<_>>().join(" ")
    };
    parts.iter().map(own).collect()
}

/// Is the case named, and not as a part of another word?
fn names(comment: &str, id: &str) -> bool {
    comment.split(|c: char| !c.is_ascii_alphanumeric()).any(|word| word == id)
}

fn launch(session: &mut Session, spec: &LaunchSpec, index: usize) -> Result<(), String> {
    let launched = session.launch(spec, None).map_err(|f| explain_all(&f))?;
    if launched.faulted {
        return Err(format!("it ended in a fault: {:?}", session.launches().last().map(|l| &l.findings)));
    }
    if spec.asserts.is_empty() {
        return Err("a launch without an answer".into());
    }
    for text in &spec.asserts {
        let assertion = assert::parse::parse(&text.text).map_err(|d| d.message)?;
        let verdict = assert::eval::check(&assertion, session.launches(), index).map_err(|d| d.message)?;
        if !verdict.holds {
            return Err(format!("{}: {} against {}", text.text, verdict.left, verdict.right));
        }
    }
    Ok(())
}
