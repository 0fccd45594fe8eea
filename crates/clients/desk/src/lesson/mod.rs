//! A lesson at a desk: its table is shown like any other, and the lesson judges what the learner does there.

mod challenge;
mod explained;
mod table;
mod teacher;

use learning::{
    course::{AnyPlay, lesson},
    puzzle::{Name, Theme, shipped},
    solved::{Record, Wish, next},
};
use texts::{Lang, Texts};

use self::table::{AskedPuzzle, LessonTable};
pub use self::{
    explained::{Recalled, found},
    table::player_state,
    teacher::{Attempt, Teacher},
};
use crate::{
    Desk,
    wire::{LessonWish, PuzzleWish, Refused},
};

impl Desk {
    /// Sits down to a lesson, a puzzle or a challenge.
    ///
    /// # Errors
    /// There is none like it, in a sentence.
    pub fn learn(wish: &LessonWish, lang: Lang) -> Result<Self, Refused> {
        match wish {
            LessonWish::Lesson(name) => Self::lesson(name, lang),
            LessonWish::Puzzle(wish) => Self::puzzle(wish, lang),
            LessonWish::Challenge(wish) => Self::challenge(wish, lang),
        }
    }

    fn lesson(name: &str, lang: Lang) -> Result<Self, Refused> {
        let unknown = || {
            let args = [("name", ::table::quoted(name).into())];
            Refused(Texts::new(lang).format("teach-no-lesson", &args))
        };
        let play = lesson(name).and_then(|lesson| lesson.start().ok()).ok_or_else(unknown)?;
        Ok(match play {
            AnyPlay::FiveHundred(play) => Self::seated(LessonTable::new(*play, None, lang)),
            AnyPlay::Rummy500(play) => Self::seated(LessonTable::new(*play, None, lang)),
        })
    }

    fn puzzle(wish: &PuzzleWish, lang: Lang) -> Result<Self, Refused> {
        let none = || Refused(Texts::new(lang).get("puzzle-none-left"));
        let passed = wish.passed.iter().cloned().map(Name).collect();
        let theme = wish.theme.as_deref().map(|name| Theme::named(name).ok_or_else(none)).transpose()?;
        let wanted = Wish { rules: wish.rules.clone(), theme, open: wish.open, passed };
        let record = Record::read(&wish.answers);
        let (name, puzzle) = next(shipped(), &record, &wanted).ok_or_else(none)?;
        Ok(match puzzle.sitting().map_err(|_| none())? {
            AnyPlay::FiveHundred(play) => {
                let asked = AskedPuzzle { name, puzzle, tell_of: Teacher::tell_of };
                Self::seated(LessonTable::new(*play, Some(asked), lang))
            }
            AnyPlay::Rummy500(play) => {
                let asked = AskedPuzzle { name, puzzle, tell_of: Teacher::tell_of };
                Self::seated(LessonTable::new(*play, Some(asked), lang))
            }
        })
    }
}
