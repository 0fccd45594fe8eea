//! The course in a terminal: the list of its lessons with what is done, and a lesson line by line.

mod list;
mod puzzles;
mod saved;
mod screen;
mod sitting;
#[cfg(test)]
mod tests;

use std::{
    io::{self, BufRead, Write},
    path::Path,
};

use desk::lesson::Teacher;
use jiff::{Timestamp, civil::date, tz::TimeZone};
use learning::course::{AnyPlay, Day, LessonPlay, Taught, lesson, next};
use texts::narration::{InWords, Narrator};
use texts::{Lang, Texts};

use crate::{
    PlayError, columns,
    games::{PlainGame, ScreenGame},
    is_screen, open,
    store::player_folder,
};
pub use puzzles::{PuzzleOptions, list_themes, solve};
pub use saved::FILE as LEARNT_FILE;
use saved::Saved;
use sitting::Sitting;

/// What a learner asks for.
#[derive(Clone, Debug)]
pub struct LearnOptions {
    /// The name of a lesson; all are listed without one.
    pub lesson: Option<String>,
    /// Their language.
    pub lang: Lang,
    /// Sentences for those who listen.
    pub plain: bool,
    /// No signs outside ASCII.
    pub ascii: bool,
}

/// Lists the course, or plays a lesson of it, line by line.
///
/// # Errors
/// There is no such lesson, or the terminal can't be used.
pub fn learn(options: &LearnOptions) -> Result<(), PlayError> {
    let today = Day(u32::try_from(days_since_1970()).unwrap_or_default());
    let screen = !options.plain && is_screen();
    let folder = &player_folder();
    let mut room = Classroom { options, folder, today, columns: columns(), screen };
    match room.enter(&mut io::stdin().lock(), &mut io::stdout().lock()) {
        Err(PlayError::Terminal(error)) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        learnt => learnt,
    }
}

/// The days from the beginning of 1970 to today, by the calendar of this computer.
fn days_since_1970() -> i64 {
    let today = Timestamp::now().to_zoned_datetime(TimeZone::system()).date();
    today.duration_since(date(1970, 1, 1)).as_hours() / 24
}

/// Where somebody learns.
struct Classroom<'a> {
    options: &'a LearnOptions,
    /// Where it is saved what they have learnt.
    folder: &'a Path,
    today: Day,
    columns: Option<usize>,
    /// Whether lessons are played on the screen.
    screen: bool,
}

impl Classroom<'_> {
    fn enter(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> Result<(), PlayError> {
        let LearnOptions { lang, ascii, lesson: wanted, .. } = self.options;
        let mut saved = Saved::open(self.folder, Texts::new(*lang));
        let Some(name) = wanted else { return Ok(list::tell(self, &saved, out)?) };
        if let Some(lesson) = lesson(name) {
            match lesson.start()? {
                AnyPlay::FiveHundred(play) => self.sit(*play, &mut saved, input, out)?,
                AnyPlay::Rummy500(play) => self.sit(*play, &mut saved, input, out)?,
            }
            return Ok(());
        }
        let mut told = Vec::new();
        let done = |lesson: &str, missed| told.extend(saved.done(lesson, self.today, missed));
        match open::learn(name, (*lang, *ascii), self.columns, input, &mut *out, done) {
            Some(learnt) => learnt?,
            None => return Err(PlayError::NoLesson { wanted: table::quoted(name) }),
        }
        told.dedup();
        Ok(told.iter().try_for_each(|text| writeln!(out, "{text}"))?)
    }

    fn sit<G: PlainGame + ScreenGame + Taught>(
        &self,
        play: LessonPlay<G>,
        saved: &mut Saved,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let LearnOptions { lang, ascii, .. } = *self.options;
        let name = play.lesson.name.clone();
        let on_screen = self.screen && play.is_dealt();
        let teacher = teacher(play, lang, ascii);
        if on_screen {
            let teacher = screen::play(teacher, ascii)?;
            let teacher = teacher.borrow();
            if teacher.play.step().is_some() {
                return Ok(());
            }
            let unsaved = saved.done(&name, self.today, teacher.play.missed());
            let next =
                next(&name).map(|name| Texts::new(lang).format("teach-next", &[("name", name.into())]));
            let lines = std::iter::once(teacher.over()).chain(unsaved).chain(next);
            return lines.into_iter().try_for_each(|line| writeln!(out, "{line}"));
        }
        let mut sitting = Sitting::new(teacher, self.columns, out);
        let Some(missed) = sitting.teach(input)? else { return Ok(()) };
        let unsaved = saved.done(&name, self.today, missed);
        sitting.leave(unsaved)
    }
}

/// A sitting that is told to somebody who reads lines.
fn teacher<G: Taught + InWords>(play: LessonPlay<G>, lang: Lang, ascii: bool) -> Teacher<G> {
    let narrator = Narrator::of_learner(&play.rules, play.seat(), lang, ascii).listening();
    Teacher::new(play, narrator)
}
