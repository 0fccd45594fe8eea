//! A puzzle as it is asked: a lesson of one step, and the name under which answers are saved.

use std::fmt;

use serde::{
    Deserialize, Serialize,
    de::{IntoDeserializer, value},
};
use sha2::{Digest, Sha256};

use super::{Ask, Puzzle, Theme};
use crate::{
    course::{AnyPlay, Lesson, LessonError, Step, Wrong},
    judge::Mark,
};

/// The bytes of a digest that make a name.
const NAME: usize = 6;

/// The name of a puzzle, which follows from what is asked and not from what is said of it: a digest of rules, hands,
/// what has happened, and the kind of decision.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Name(pub String);

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for Ask {
    /// As it is written in a puzzle.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.serialize(f)
    }
}

impl fmt::Display for Theme {
    /// As it is written in a puzzle.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.serialize(f)
    }
}

impl Theme {
    /// The theme of this name, as it is written in a puzzle.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let name: value::StrDeserializer<'_, value::Error> = name.into_deserializer();
        Self::deserialize(name).ok()
    }
}

impl Puzzle {
    /// Its name.
    #[must_use]
    pub fn name(&self) -> Name {
        let mut digest = Sha256::new();
        let ask = self.ask.to_string();
        let texts = [&self.rules, &self.after, &ask].into_iter().chain(&self.hands);
        texts.for_each(|text| digest.update(format!("{text}\n")));
        Name(digest.finalize().iter().take(NAME).map(|byte| format!("{byte:02x}")).collect())
    }

    /// Whether its answers get marks, and aren't told by a chance.
    #[must_use]
    pub const fn is_marked(&self) -> bool {
        matches!(self.ask, Ask::Bid | Ask::Discard)
    }

    /// Whether it is one of Rummy 500.
    #[must_use]
    pub const fn is_of_rummy(&self) -> bool {
        matches!(self.ask, Ask::Draw | Ask::Turn)
    }

    /// A sitting of [`Self::lesson`].
    ///
    /// # Errors
    /// Its rules or its position can't be.
    pub fn sitting(&self) -> Result<AnyPlay, LessonError> {
        self.lesson().start()
    }

    /// A lesson of one step that asks for it.
    #[must_use]
    pub fn lesson(&self) -> Lesson {
        let mark = |mark: Option<u8>| mark.map(Mark::of_points);
        let (also, wrong): (Vec<_>, Vec<_>) =
            self.others.iter().partition(|other| mark(other.mark).is_some_and(Mark::solves));
        let also = also.into_iter().flat_map(|other| &other.answers);
        let wrong = wrong.into_iter().map(|other| Wrong {
            actions: other.answers.clone(),
            chance: other.chance,
            text: mark(other.mark).map(Mark::text),
        });
        let step = Step {
            name: self.ask.to_string(),
            right: self.right.iter().chain(also).cloned().collect(),
            chance: self.chance.filter(|_| !self.is_marked()),
            wrong: wrong.collect(),
            marked: self.is_marked(),
            ..Step::default()
        };
        // Behind the hands stand the other packets.
        let mut hands = self.hands.clone();
        let mut last = |is_there: bool| if is_there { hands.pop() } else { None };
        let rummy = self.is_of_rummy();
        let [kitty, discard, stock] = [!rummy, rummy, rummy].map(&mut last);
        Lesson {
            name: self.name().0,
            rules: self.rules.clone(),
            hands,
            kitty,
            stock,
            discard,
            after: self.after.clone(),
            steps: vec![step],
            theme: Some(self.theme.to_string()),
            ..Lesson::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_themes_are_read_as_they_are_written() {
        assert_eq!(Theme::DrawTrumps.to_string(), "draw-trumps");
        assert_eq!(Theme::named("draw-trumps"), Some(Theme::DrawTrumps));
        assert_eq!((Theme::named("DrawTrumps"), Theme::named("")), (None, None));
        assert_eq!(Ask::Bid.to_string(), "bid");
    }
}
