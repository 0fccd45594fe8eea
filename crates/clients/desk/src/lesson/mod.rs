//! A lesson at a desk: its table is shown like any other, and the lesson judges what the learner does there.

mod table;
mod teacher;

use learning::course::{AnyPlay, lesson};
use texts::{Lang, Texts};

use self::table::LessonTable;
pub use self::table::player_state;
pub use self::teacher::Teacher;
use crate::{Desk, wire::Refused};

impl Desk {
    /// Sits down to a lesson of this name.
    ///
    /// # Errors
    /// There is no such lesson, in a sentence.
    pub fn learn(name: &str, lang: Lang) -> Result<Self, Refused> {
        let unknown = || {
            let args = [("name", ::table::quoted(name).into())];
            Refused(Texts::new(lang).format("teach-no-lesson", &args))
        };
        let play = lesson(name).and_then(|lesson| lesson.start().ok()).ok_or_else(unknown)?;
        Ok(match play {
            AnyPlay::FiveHundred(play) => Self::seated(LessonTable::new(*play, lang)),
            AnyPlay::Rummy500(play) => Self::seated(LessonTable::new(*play, lang)),
        })
    }
}
