//! Puzzles: decisions with an answer, found by looking through hands of bots. What is asked *from a seat* is judged by
//! what could be expected from there; what is asked with *all cards open*, by the solver alone.
//!
//! A puzzle from a seat is made from that seat's view and nothing else ([`Composer::compose`]): the deal in it is one
//! of those that fit the view, in which the tempting answer fails and the right one doesn't.

mod accept;
mod appeal;
mod asked;
mod compose;
mod facts;
mod fault;
mod game;
mod make;
mod open;
mod plan;
mod rating;
mod rummy;
mod set;
mod shipped;
mod theme;

use kookaburra::{AnyRules, build_code};
use serde::{Deserialize, Serialize};
use table::{Game, quoted};

use crate::{
    Situation,
    position::{self, Faults},
};

pub use self::{
    accept::{Acceptance, check, varied},
    appeal::{APPEAL_DEALS, Appeal, Finding},
    asked::Name,
    compose::Composer,
    facts::Role,
    fault::{Fault, PuzzleError},
    game::{AnySituation, Puzzling},
    make::{Progress, make},
    set::thinned,
    shipped::{retired, shipped},
    theme::Theme,
};
pub(crate) use self::{compose::theme, rating::LEAST as WARM_UP};

/// How much is seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// What the seat sees that is to act: one decision.
    Seat,
    /// All cards, played to the end.
    Open,
}

/// The kind of decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// The card that begins a trick.
    Lead,
    /// A card to a trick.
    Card,
    /// The discard.
    Discard,
    /// The suit of the joker.
    Joker,
    /// A call.
    Bid,
    /// Where the next cards come from, in Rummy 500.
    Draw,
    /// A meld, a lay-off or a discard of Rummy 500.
    Turn,
}

/// A puzzle, as it is written in a line of JSON.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The short code of the rules.
    pub rules: String,
    /// How much is seen.
    pub kind: Kind,
    /// The kind of decision.
    pub ask: Ask,
    /// The cards dealt, from seat 0, and the kitty last; in Rummy 500 the stock, whose first card is drawn first, and
    /// the first card of the pile. The last seat deals. From a seat they are made up.
    pub hands: Vec<String>,
    /// What has happened since, as in `0 7H, 1 pass`.
    pub after: String,
    /// The right answers.
    pub right: Vec<String>,
    /// In how many of 100 deals the side gets what it wants after the first of them; nothing of a pass. In Rummy 500:
    /// by how many points it is ahead of the best of the others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<u8>,
    /// Other answers that were looked at, the best first.
    pub others: Vec<Other>,
    /// The wrong answer that some level gives.
    pub tempting: String,
    /// In how many of 100 deals that one fails where the right one doesn't; in Rummy 500, brings 10 points less.
    pub fails: u8,
    /// Whether the right one can't fail, wherever the hidden cards lie and whatever others do.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sure: bool,
    /// What it is about.
    pub theme: Theme,
    /// How difficult it is, as the rating of a player who solves it every second time.
    pub difficulty: u16,
}

/// Wrong answers that come to the same.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Other {
    /// The answers.
    pub answers: Vec<String>,
    /// In how many of 100 deals the side gets what it wants after them. In Rummy 500: by how many points they are
    /// behind the right answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<u8>,
    /// Of calls and discards: what they count for, from 0 to 10.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<u8>,
}

impl Puzzle {
    /// Reads puzzles, each a line of JSON; empty lines are passed over. Their hands can be opened, and their answers
    /// can be given.
    ///
    /// # Errors
    /// The first line that is no puzzle, and why.
    pub fn read_all(text: &str) -> Result<Vec<Self>, PuzzleError> {
        let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        lines
            .map(|(at, line)| Self::read(line).map_err(|fault| PuzzleError { line: at + 1, fault }))
            .collect()
    }

    fn read(line: &str) -> Result<Self, Fault> {
        let puzzle: Self = serde_json::from_str(line).map_err(Fault::Form)?;
        puzzle.open()?;
        Ok(puzzle)
    }

    /// The hand in which it is asked.
    ///
    /// # Errors
    /// The fault.
    pub fn open(&self) -> Result<AnySituation, Fault> {
        let rules = build_code(&self.rules);
        Ok(match rules.map_err(|error| Fault::Situation(Faults(vec![position::Fault::Rules(error)])))? {
            AnyRules::FiveHundred(_) => {
                let situation = Situation::read(&self.rules, &self.hands, &self.after);
                AnySituation::FiveHundred(self.with_answers(situation.map_err(Fault::Situation)?)?)
            }
            AnyRules::Rummy500(rules) => {
                AnySituation::Rummy500(self.with_answers(rummy::read(rules, &self.hands, &self.after)?)?)
            }
        })
    }

    /// The hand, if every answer can be given in it.
    fn with_answers<G: Game>(&self, situation: Situation<G>) -> Result<Box<Situation<G>>, Fault> {
        let seat = situation.rules.turn(&situation.state).ok_or(Fault::Over)?;
        let others = self.others.iter().flat_map(|other| &other.answers).map(|text| ("others", text));
        let right = self.right.iter().map(|text| ("right", text));
        for (place, text) in right.chain(others).chain([("tempting", &self.tempting)]) {
            let can = |action| situation.rules.check(&situation.state, seat, action).is_ok();
            if !situation.read_action(text).is_ok_and(can) {
                return Err(Fault::NoAnswer { place, text: quoted(text) });
            }
        }
        if self.right.is_empty() { Err(Fault::NoRight) } else { Ok(Box::new(situation)) }
    }

    /// The line of JSON.
    ///
    /// # Errors
    /// It can't be written.
    pub fn to_line(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }
}
