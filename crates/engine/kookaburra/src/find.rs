//! From answers to a few questions to the game that comes nearest: for people who know how they play, and not what
//! others call it.

use std::collections::BTreeSet;

use five_hundred::{PRESETS, Preset, Rules};
use table::{Spec, Variants};

use crate::{AnyRules, COUNTRIES};

/// A question about how people play Five Hundred.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// How many play.
    Players,
    /// How many jokers there are.
    Jokers,
    /// How many cards the kitty has.
    Kitty,
    /// The value of an axis, by its name.
    Axis(&'static str),
}

impl Question {
    /// All of them, in the order in which they are asked.
    pub const ALL: [Self; 8] = [
        Self::Players,
        Self::Jokers,
        Self::Kitty,
        Self::Axis("auction"),
        Self::Axis("misere"),
        Self::Axis("all_pass"),
        Self::Axis("defender_tricks"),
        Self::Axis("win"),
    ];

    /// Its name, such as `players` or `misere`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Players => "players",
            Self::Jokers => "jokers",
            Self::Kitty => "kitty",
            Self::Axis(axis) => axis,
        }
    }

    /// The answer that these rules give: a number, or the value of the axis.
    fn answer_of(self, rules: &Rules) -> String {
        match self {
            Self::Players => rules.seats().to_string(),
            Self::Jokers => rules.pack().into_iter().filter(|card| card.is_joker()).count().to_string(),
            Self::Kitty => rules.kitty_size().to_string(),
            Self::Axis(axis) => Preset::get(&rules.spec().axes, axis).unwrap_or_default().into_owned(),
        }
    }
}

/// Answers so far, and what follows from them.
///
/// ```
/// use kookaburra::{Question, Search};
///
/// let mut search = Search::default();
/// assert_eq!(search.answers_to(Question::Players), ["2", "3", "4", "5", "6"]);
/// search.answer(Question::Players, Some("4"));
/// search.answer(Question::Jokers, Some("2"));
/// search.answer(Question::Axis("misere"), Some("any_time"));
/// let found = search.nearest().unwrap();
/// assert!(found.rules.code().starts_with("quebec-4") && found.unmet.is_empty());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Search {
    answers: Vec<(Question, String)>,
}

/// The game that comes nearest to some answers.
#[derive(Clone, PartialEq, Debug)]
pub struct Nearest {
    /// Its rules, with the changes that the answers ask for.
    pub rules: AnyRules,
    /// The questions to which it gives another answer, and can't give that one.
    pub unmet: Vec<Question>,
}

impl Search {
    /// The answers that can be given: every value of an axis, or the counts that games of as many players have, which
    /// rise. A question with one answer need not be asked.
    #[must_use]
    pub fn answers_to(&self, question: Question) -> Vec<String> {
        if let Some(axis) = Preset::AXES.iter().find(|axis| axis.name == question.name()) {
            return axis.values.iter().map(ToString::to_string).collect();
        }
        let counts = self.games().filter_map(|rules| question.answer_of(&rules).parse::<usize>().ok());
        counts.collect::<BTreeSet<_>>().into_iter().map(|count| count.to_string()).collect()
    }

    /// Takes an answer, or that it doesn't matter; the last one to a question counts. What can't be answered any more
    /// by so many players is forgotten.
    pub fn answer(&mut self, question: Question, answer: Option<&str>) {
        self.answers.retain(|(other, _)| *other != question);
        self.answers.extend(answer.map(|answer| (question, answer.to_owned())));
        if question == Question::Players {
            let counted = |(question, answer): &(Question, String)| {
                *question == Question::Players || self.answers_to(*question).contains(answer)
            };
            self.answers = self.answers.iter().filter(|answer| counted(answer)).cloned().collect();
        }
    }

    /// The answer to a question; none if it doesn't matter.
    #[must_use]
    pub fn answered(&self, question: Question) -> Option<&str> {
        self.answers.iter().find(|(other, _)| *other == question).map(|(_, answer)| answer.as_str())
    }

    /// The game with most of these answers, and of equal ones the one that is played most; what it has otherwise is
    /// changed where its rules allow that. `None` if nobody plays with so many.
    #[must_use]
    pub fn nearest(&self) -> Option<Nearest> {
        let unlike = |rules: &Rules| {
            self.answers.iter().filter(|(question, answer)| question.answer_of(rules) != *answer).count()
        };
        let usual = |rules: &Rules| {
            let name = rules.spec().preset.name();
            COUNTRIES.as_flattened().iter().position(|code| *code == name).unwrap_or(usize::MAX)
        };
        let mut rules = self.games().min_by_key(|rules| (unlike(rules), usual(rules)))?;
        let mut unmet = Vec::new();
        for (question, answer) in &self.answers {
            if question.answer_of(&rules) == *answer {
                continue;
            }
            match changed(&rules, *question, answer) {
                Some(other) => rules = other,
                None => unmet.push(*question),
            }
        }
        Some(Nearest { rules: AnyRules::FiveHundred(Box::new(rules)), unmet })
    }

    /// The named games of as many players as was answered.
    fn games(&self) -> impl Iterator<Item = Rules> + '_ {
        let players = self.answers.iter().find(|(question, _)| *question == Question::Players);
        let games = PRESETS.iter().filter_map(|preset| Rules::new(Spec::from(preset)).ok());
        games.filter(move |rules| {
            players.is_none_or(|(question, answer)| question.answer_of(rules) == *answer)
        })
    }
}

/// Rules with another value of an axis, if there can be such.
fn changed(rules: &Rules, question: Question, answer: &str) -> Option<Rules> {
    let Question::Axis(axis) = question else { return None };
    let mut spec = *rules.spec();
    spec.set(axis, answer).ok()?;
    Rules::new(spec).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answered(rules: &Rules) -> Search {
        let mut search = Search::default();
        Question::ALL
            .into_iter()
            .for_each(|question| search.answer(question, Some(&question.answer_of(rules))));
        search
    }

    #[test]
    fn whoever_answers_as_a_game_does_finds_one_with_the_same_answers() {
        for preset in PRESETS {
            let rules = Rules::new(Spec::from(preset)).unwrap();
            let found = answered(&rules).nearest().unwrap();
            let AnyRules::FiveHundred(found_rules) = &found.rules else { panic!("another game") };
            assert!(found.unmet.is_empty(), "{}", preset.name);
            for question in Question::ALL {
                assert_eq!(question.answer_of(found_rules), question.answer_of(&rules), "{}", preset.name);
            }
        }
    }

    #[test]
    fn usual_games_are_found_by_their_names() {
        for code in COUNTRIES.as_flattened() {
            let rules = Rules::preset(code).unwrap();
            let found = answered(&rules).nearest().unwrap().rules.code();
            assert!(COUNTRIES.as_flattened().contains(&found.as_str()), "{code}: {found}");
        }
        assert_eq!(answered(&Rules::preset("quebec-4").unwrap()).nearest().unwrap().rules.code(), "quebec-4");
    }

    #[test]
    fn what_no_game_has_is_changed_or_named() {
        let mut search = answered(&Rules::preset("australian-4").unwrap());
        search.answer(Question::Axis("all_pass"), Some("redeal"));
        search.answer(Question::Axis("misere"), Some("any_time"));
        let found = search.nearest().unwrap();
        assert!(found.rules.code().contains("misere=any_time"), "{}", found.rules.code());
        search.answer(Question::Jokers, Some("7"));
        assert_eq!(search.nearest().unwrap().unmet, [Question::Jokers]);
        search.answer(Question::Players, Some("9"));
        assert_eq!(search.nearest(), None);
        assert!(search.answers_to(Question::Jokers).is_empty());
        // Seven jokers are no answer that nine players could give.
        assert_eq!(search.answered(Question::Jokers), None);
        assert_eq!(search.answered(Question::Axis("misere")), Some("any_time"));
    }

    #[test]
    fn every_question_has_an_axis_or_a_count() {
        for question in Question::ALL {
            if let Question::Axis(name) = question {
                assert!(Preset::AXES.iter().any(|axis| axis.name == name), "{name}");
            }
            assert!(Search::default().answers_to(question).len() > 1, "{question:?}");
        }
    }
}
