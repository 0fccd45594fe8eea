//! The list of the lessons, with ticks for what is done.

use std::io::{self, Write};

use laws::open_table::lessons::lessons;
use learning::course::{Progress, chapters};
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
    let chapters = listed(texts);
    let all = || chapters.iter().flat_map(|(_, lessons)| lessons);
    let state = |lesson: &Listed| state(saved.progress(), &lesson.name, room);
    let widest = all().map(|lesson| lesson.name.len()).max().unwrap_or_default();
    let mut lines = vec![texts.get("teach-course")];
    for (title, lessons) in &chapters {
        lines.extend([String::new(), title.clone()]);
        lines.extend(lessons.iter().map(|lesson| line(lesson, state(lesson), room, texts, widest)));
    }
    lines.push(String::new());
    let due = all().filter(|lesson| state(lesson) == "due").count();
    lines.extend((due > 0).then(|| texts.format("teach-due-count", &[("count", due.into())])));
    lines.extend(saved.damage());
    let first = all().find(|lesson| state(lesson) != "done").map_or("win", |lesson| &lesson.name);
    lines.push(texts.format("teach-how-list", &[("name", first.into())]));
    lines.iter().try_for_each(|line| match room.columns {
        Some(columns) => writeln!(out, "{}", texts::wrapped(line, columns)),
        None => writeln!(out, "{line}"),
    })
}

/// A lesson in a line: in words for those who listen, else with a sign.
fn line(lesson: &Listed, state: &str, room: &Classroom<'_>, texts: Texts, widest: usize) -> String {
    let Listed { name, title } = lesson;
    if room.options.plain {
        let args = [("name", name.into()), ("title", title.into()), ("state", state.into())];
        return texts.format("teach-listed", &args);
    }
    let sign = match (state, room.options.ascii) {
        ("due", false) => "↻",
        ("due", true) => "!",
        ("done", false) => "✓",
        ("done", true) => "x",
        _ => " ",
    };
    format!("  {sign} {name:widest$}  {title}")
}
