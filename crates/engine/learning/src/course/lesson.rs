//! The form of a lesson, as its file has it.

use std::{collections::BTreeMap, sync::LazyLock};

use serde::Deserialize;

/// Stands for every action that is not named.
const ANY: &str = "*";

/// The files of the course, in the order of its chapters.
const FILES: [&str; 12] = [
    include_str!("../../lessons/cards.toml"),
    include_str!("../../lessons/hand.toml"),
    include_str!("../../lessons/tricks.toml"),
    include_str!("../../lessons/contractor.toml"),
    include_str!("../../lessons/defender.toml"),
    include_str!("../../lessons/misere.toml"),
    include_str!("../../lessons/joker.toml"),
    include_str!("../../lessons/counting.toml"),
    include_str!("../../lessons/quebec.toml"),
    include_str!("../../lessons/states.toml"),
    include_str!("../../lessons/rummy.toml"),
    include_str!("../../lessons/tables.toml"),
];

/// A chapter of the course.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// Its name; its title is the text `chapter-NAME`.
    pub name: String,
    /// Where its game is played, if it is not for everybody.
    pub country: Option<Country>,
    /// Its lessons, in order.
    #[serde(rename = "lesson")]
    pub lessons: Vec<Lesson>,
}

/// Where a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Country {
    /// Australia.
    Australia,
    /// Québec.
    Quebec,
    /// The United States.
    UnitedStates,
}

/// A lesson: a position, and what is told and asked in it, step by step.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its name in the whole course; its title is the text `course-NAME`.
    pub name: String,
    /// The rules: a preset, or a code of house rules such as `rummy-500+players=2`.
    pub rules: String,
    /// The cards of each player, from seat 0; none where nothing is dealt.
    #[serde(default)]
    pub hands: Vec<String>,
    /// The kitty of Five Hundred.
    pub kitty: Option<String>,
    /// The stock of Rummy 500, whose first card is drawn first.
    pub stock: Option<String>,
    /// The first card of the discard pile of Rummy 500.
    pub discard: Option<String>,
    /// The dealer; the last seat if none is named.
    pub dealer: Option<u8>,
    /// The learner's seat, if it isn't the one in turn when the lesson begins: they may claim.
    pub seat: Option<u8>,
    /// The scores before the hand, by seat; nothing for everybody if they are left out.
    #[serde(default)]
    pub scores: Vec<i32>,
    /// What has happened, as lines of a record, separated by commas: `0 7H, 1 pass`. Whoever is to act then is the
    /// learner, unless `seat` says otherwise.
    #[serde(default)]
    pub after: String,
    /// The steps, in order.
    #[serde(rename = "step")]
    pub steps: Vec<Step>,
    /// What it is about, if it is a puzzle: its texts are those of puzzles then. What is said before the step is
    /// `puzzle-ask-STEP`, what is said when it was done rightly `puzzle-theme-THEME`.
    #[serde(skip)]
    pub theme: Option<String>,
}

/// A step of a lesson: something that is told, or a decision that the learner has to find.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Its name in the lesson. What is said before it is the text `course-LESSON-NAME`, what is said when it was done
    /// rightly `course-LESSON-NAME-right`.
    pub name: String,
    /// The actions that are right, `*` for every legal one; none where something is only told, or is to be tried though
    /// the rules refuse it.
    #[serde(default)]
    pub right: Vec<String>,
    /// In how many of 100 fitting deals the learner's side gets what it wants with a right action; a test prints it
    /// with `DEALS=800 cargo test -p learning --test course ahead -- --nocapture`. In Rummy 500: the points by which
    /// they are ahead of the best of the others. Without it nothing is claimed, and the action is only what the lesson
    /// is about.
    pub chance: Option<u8>,
    /// The other legal actions.
    #[serde(default)]
    pub wrong: Vec<Wrong>,
    /// What the rules refuse, each action with the id of the rule that decides.
    #[serde(default)]
    pub refused: BTreeMap<String, String>,
    /// What happens when the step is done, as lines of a record; then the others play until the learner is to act.
    #[serde(default)]
    pub then: String,
    /// Whether the learner plays without help to the end of the hand, and whatever they do stands.
    #[serde(default)]
    pub free: bool,
    /// Whether answers that it doesn't name get a mark here and now, and 7 of 10 are enough; see
    /// [`super::Taught::mark`].
    #[serde(skip)]
    pub marked: bool,
}

/// Legal actions that are wrong in the same way.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wrong {
    /// The actions; `*` stands for all those that are not named.
    pub actions: Vec<String>,
    /// In how many of 100 fitting deals the learner's side gets what it wants with the best of them.
    pub chance: Option<u8>,
    /// The text about them, `course-LESSON-STEP-TEXT`. Without one their chance is told, and bots play on.
    pub text: Option<String>,
}

/// What a step wants of the learner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// To read.
    Told,
    /// To find a right action.
    Asked,
    /// To try something that the rules refuse, and hear why.
    Tried,
    /// To play on without help.
    Free,
}

impl Step {
    /// What it wants of the learner.
    #[must_use]
    pub fn task(&self) -> Task {
        match self {
            Self { free: true, .. } => Task::Free,
            Self { right, refused, .. } if right.is_empty() => {
                if refused.is_empty() {
                    Task::Told
                } else {
                    Task::Tried
                }
            }
            _ => Task::Asked,
        }
    }

    /// Whether everything that the rules allow is right.
    #[must_use]
    pub fn takes_any(&self) -> bool {
        self.right.iter().any(|text| text == ANY)
    }

    /// The entry of a wrong action.
    #[must_use]
    pub fn wrong(&self, action: &str) -> Option<&Wrong> {
        let of = |name: &str| self.wrong.iter().find(|wrong| wrong.actions.iter().any(|other| other == name));
        of(action).or_else(|| of(ANY))
    }
}

impl Lesson {
    /// The key of a text about a step; an empty `what` is what is said before it.
    #[must_use]
    pub fn key(&self, step: &Step, what: &str) -> String {
        if let Some(theme) = &self.theme {
            return match what {
                "" => format!("puzzle-ask-{}", step.name),
                "right" => format!("puzzle-theme-{theme}"),
                what => format!("puzzle-{what}"),
            };
        }
        let dash = if what.is_empty() { "" } else { "-" };
        format!("course-{}-{}{dash}{what}", self.name, step.name)
    }

    /// The key of its title.
    #[must_use]
    pub fn title(&self) -> String {
        if self.theme.is_some() { "puzzle-title".to_owned() } else { format!("course-{}", self.name) }
    }

    /// The key of what is said at its beginning, with its title.
    #[must_use]
    pub const fn opening(&self) -> &'static str {
        if self.theme.is_some() { "puzzle-opening" } else { "teach-lesson" }
    }

    /// The key of what can be typed in it.
    #[must_use]
    pub const fn help(&self) -> &'static str {
        if self.theme.is_some() { "puzzle-how" } else { "teach-how" }
    }

    /// The key of what is said at its end.
    #[must_use]
    pub const fn ending(&self, missed: bool) -> &'static str {
        match (self.theme.is_some(), missed) {
            (true, true) => "puzzle-missed",
            (true, false) => "puzzle-solved",
            (false, true) => "teach-over-missed",
            (false, false) => "teach-over",
        }
    }
}

/// The whole course, chapter by chapter. What can't be read is left out: the tests find it.
pub fn chapters() -> &'static [Chapter] {
    static CHAPTERS: LazyLock<Vec<Chapter>> =
        LazyLock::new(|| FILES.iter().filter_map(|file| toml::from_str(file).ok()).collect());
    &CHAPTERS
}

/// The lesson of a name.
#[must_use]
pub fn lesson(name: &str) -> Option<&'static Lesson> {
    chapters().iter().flat_map(|chapter| &chapter.lessons).find(|lesson| lesson.name == name)
}

/// The name of the lesson after this one, if the course goes on.
#[must_use]
pub fn next(name: &str) -> Option<&'static str> {
    let mut names = chapters().iter().flat_map(|chapter| &chapter.lessons).map(|lesson| &*lesson.name);
    names.find(|&other| other == name)?;
    names.next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_read() {
        for file in FILES {
            if let Err(error) = toml::from_str::<Chapter>(file) {
                panic!("{error}");
            }
        }
        assert_eq!(chapters().len(), FILES.len());
    }

    #[test]
    fn every_name_is_there_once() {
        let mut names: Vec<&str> = Vec::new();
        for lesson in chapters().iter().flat_map(|chapter| &chapter.lessons) {
            assert!(!names.contains(&&*lesson.name), "{}", lesson.name);
            names.push(&lesson.name);
            let mut steps: Vec<&str> = lesson.steps.iter().map(|step| &*step.name).collect();
            steps.sort_unstable();
            steps.dedup();
            assert_eq!(steps.len(), lesson.steps.len(), "{}", lesson.name);
        }
    }
}
