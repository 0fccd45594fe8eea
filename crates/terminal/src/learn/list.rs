//! The list of the lessons, with ticks for what is done.

use std::io::{self, Write};

use learning::course::{Progress, chapters};
use open_table::lessons::lessons;
use texts::Texts;

use super::{Classroom, Saved};

/// A lesson in the list.
struct Listed {
    name: String,
    title: String,
}

/// The chapters with their titles; the last one is that of irregularities, whose lessons the open table has.
fn listed(texts: Texts) -> Vec<(String, Vec<Listed>)> {
    let mut all: Vec<(String, Vec<Listed>)> = Vec::new();
    for chapter in chapters() {
        let of_chapter = chapter.lessons.iter();
        let lessons =
            of_chapter.map(|lesson| Listed { name: lesson.name.clone(), title: texts.get(&lesson.title()) });
        all.push((texts.get(&format!("chapter-{}", chapter.name)), lessons.collect()));
    }
    let laws = lessons().into_iter().map(|lesson| {
        let title = texts.get(&format!("lesson-{}", lesson.name));
        Listed { name: lesson.name, title }
    });
    all.push((texts.get("chapter-laws"), laws.collect()));
    all
}

/// The name of a lesson after this one, if the course goes on; not that of a lesson on irregularities.
pub(super) fn next(name: &str) -> Option<&'static str> {
    let mut names = chapters().iter().flat_map(|chapter| &chapter.lessons).map(|lesson| &*lesson.name);
    names.find(|&other| other == name)?;
    names.next()
}

/// How far somebody is with a lesson.
fn state(progress: &Progress, name: &str, room: &Classroom<'_>) -> &'static str {
    match () {
        () if progress.is_due(name, room.today) => "due",
        () if progress.is_done(name) => "done",
        () => "new",
    }
}

/// Tells the list.
pub(super) fn tell(room: &Classroom<'_>, saved: &Saved, out: &mut impl Write) -> io::Result<()> {
    let texts = Texts::new(room.options.lang);
    let progress = saved.progress();
    let chapters = listed(texts);
    let names = chapters.iter().flat_map(|(_, lessons)| lessons).map(|lesson| lesson.name.chars().count());
    let widest = names.max().unwrap_or_default();
    writeln!(out, "{}", texts.get("teach-course"))?;
    let (mut due, mut first) = (0, None);
    for (title, lessons) in &chapters {
        writeln!(out, "\n{title}")?;
        for Listed { name, title } in lessons {
            let state = state(progress, name, room);
            due += usize::from(state == "due");
            if state != "done" && first.is_none() {
                first = Some(name);
            }
            let line = if room.options.plain {
                let args = [("name", name.into()), ("title", title.into()), ("state", state.into())];
                texts.format("teach-listed", &args)
            } else {
                let sign = match (state, room.options.ascii) {
                    ("due", false) => "↻",
                    ("due", true) => "!",
                    ("done", false) => "✓",
                    ("done", true) => "x",
                    _ => " ",
                };
                format!("  {sign} {name:widest$}  {title}")
            };
            writeln!(out, "{line}")?;
        }
    }
    writeln!(out)?;
    if due > 0 {
        writeln!(out, "{}", texts.format("teach-due-count", &[("count", due.into())]))?;
    }
    if let Some(damage) = saved.damage() {
        writeln!(out, "{damage}")?;
    }
    let name = first.map_or("win", String::as_str);
    writeln!(out, "{}", texts.format("teach-how-list", &[("name", name.into())]))
}
