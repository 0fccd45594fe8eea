//! What points are lost by: the kind of decision, and what the better answer would have been about.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::puzzle::{Theme, shipped};

/// A kind of decision. Every decision is of one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Category {
    /// A bid, and a lower one or a pass would have been better.
    BidHigh,
    /// A pass or a bid, and a higher one would have been better.
    BidLow,
    /// The discard, and anything else between the bidding and the first lead.
    Exchange,
    /// A card that begins a trick.
    Lead,
    /// Another card of the contractor’s side.
    Contractor,
    /// Another card of the opponents.
    Defence,
    /// Any card of a contract to win no trick.
    Misere,
    /// In Rummy 500: a draw from the stock or the pile.
    Draw,
    /// In Rummy 500: what is put on the table, or held.
    Lay,
    /// In Rummy 500: the discard.
    Throw,
    /// In Rummy 500: a call.
    Call,
}

impl Category {
    /// Those of Five Hundred.
    pub const FIVE_HUNDRED: [Self; 7] = [
        Self::BidHigh,
        Self::BidLow,
        Self::Exchange,
        Self::Lead,
        Self::Contractor,
        Self::Defence,
        Self::Misere,
    ];
    /// Those of Rummy 500.
    pub const RUMMY: [Self; 4] = [Self::Draw, Self::Lay, Self::Throw, Self::Call];

    /// The lesson of the course that is about it.
    const fn lesson(self) -> &'static str {
        match self {
            Self::BidHigh => "count-six",
            Self::BidLow => "count-seven",
            Self::Exchange => "long-suit",
            Self::Lead => "draw-trumps",
            Self::Contractor => "last-trump",
            Self::Defence => "cash",
            Self::Misere => "stay-under",
            Self::Draw => "rummy-take",
            Self::Lay => "rummy-lay-down",
            Self::Throw => "rummy-lay",
            Self::Call => "rummy-call",
        }
    }
}

/// What points are lost by: a kind of decision, or what the better answer would have been about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// A kind of decision.
    Category(Category),
    /// The theme of a puzzle.
    Theme(Theme),
}

/// Where it can be practised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Practice {
    /// The puzzles of a theme.
    Puzzles(Theme),
    /// A lesson of the course, by its name.
    Lesson(&'static str),
}

impl What {
    /// Where it can be practised: with puzzles where there are some of that theme. `category` is the kind of decision
    /// in which most of it was lost.
    #[must_use]
    pub fn practice(self, category: Category) -> Practice {
        let puzzles = |theme: Theme| shipped().iter().any(|(_, puzzle)| puzzle.theme == theme);
        match self {
            Self::Theme(theme) if puzzles(theme) => Practice::Puzzles(theme),
            Self::Category(Category::Exchange) if puzzles(Theme::Discard) => {
                Practice::Puzzles(Theme::Discard)
            }
            Self::Category(category) => Practice::Lesson(category.lesson()),
            Self::Theme(_) => Practice::Lesson(category.lesson()),
        }
    }
}

impl fmt::Display for Category {
    /// As it is written in a line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.serialize(f)
    }
}

impl fmt::Display for What {
    /// Its name among all: a theme may be called as a kind of decision is.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Category(category) => category.fmt(f),
            Self::Theme(theme) => write!(f, "theme-{theme}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::course::lesson;

    #[test]
    fn whatever_is_lost_by_can_be_practised() {
        for category in Category::FIVE_HUNDRED.into_iter().chain(Category::RUMMY) {
            assert!(lesson(category.lesson()).is_some(), "{category}");
        }
        let (asked, _) = (&shipped()[0].1, ());
        assert_eq!(What::Theme(asked.theme).practice(Category::Lead), Practice::Puzzles(asked.theme));
        let rare = What::Theme(Theme::BidStrain).practice(Category::BidLow);
        assert!(matches!(rare, Practice::Puzzles(_) | Practice::Lesson("count-seven")), "{rare:?}");
    }
}
