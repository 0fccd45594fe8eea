//! The part of a deal that is kept: enough for every number of the report, a line of the log.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::DecisionJudged;

/// No hand of any game brings more.
const MOST_POINTS: u32 = 100_000;

/// A deal, in every line-up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct DealPlayed {
    /// Its number, from 0.
    pub deal: u32,
    /// A game for each line-up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub games: Vec<GamePlayed>,
    /// Decisions that were judged, where nothing else is asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub judged: Vec<DecisionJudged>,
}

/// One hand, or a whole game in a series of matches.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GamePlayed {
    /// The entrant of each seat.
    pub seats: Vec<usize>,
    /// The hands, in order.
    pub hands: Vec<HandPlayed>,
    /// The winners, where a game was played to its end.
    pub winners: Vec<Seat>,
    /// What playing took, by seat.
    pub effort: Vec<Effort>,
}

/// A hand.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct HandPlayed {
    /// What it added to each seat's score; nothing if it was not scored.
    pub points: Vec<i32>,
    /// The contract, in Five Hundred.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contract: Option<ContractPlayed>,
}

/// A contract as it came out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ContractPlayed {
    /// The bid.
    pub bid: String,
    /// The contractor.
    pub seat: Seat,
    /// Tricks of the contractor's side.
    pub tricks: u8,
    /// Whether it was made; `None` if the hand was stopped before that was known.
    pub made: Option<bool>,
    /// How many tricks more than needed; 0 where none were bid for.
    pub to_spare: u8,
}

/// What playing took at one seat. How long it took is left to [`Times`](crate::Times): the same deal is the same line
/// wherever it is played.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Effort {
    /// How often the player was asked.
    pub decisions: u64,
    /// What the player did wrong.
    #[serde(default, skip_serializing_if = "Faults::is_empty")]
    pub faults: Faults,
}

/// What a player did wrong, counted.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Faults {
    /// Answers that didn't come in time.
    pub late: u64,
    /// Ends before the end of the game, failed starts included.
    pub dead: u64,
    /// Lines that are no answer.
    pub unreadable: u64,
    /// Actions that were not legal.
    pub illegal: u64,
    /// Decisions that the arena took in the player's place.
    pub substituted: u64,
}

impl Effort {
    /// Adds the effort of another seat or game.
    pub(crate) fn add(&mut self, other: &Self) {
        let add = |sum: &mut u64, more: u64| *sum = sum.saturating_add(more);
        add(&mut self.decisions, other.decisions);
        add(&mut self.faults.late, other.faults.late);
        add(&mut self.faults.dead, other.faults.dead);
        add(&mut self.faults.unreadable, other.faults.unreadable);
        add(&mut self.faults.illegal, other.faults.illegal);
        add(&mut self.faults.substituted, other.faults.substituted);
    }
}

impl Faults {
    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl DealPlayed {
    /// Whether it is a deal of these line-ups: a file may say anything.
    pub(crate) fn fits(&self, seatings: &[Vec<usize>]) -> bool {
        self.games.len() == seatings.len()
            && self.games.iter().zip(seatings).all(|(game, seats)| {
                let count = seats.len();
                let on_table = |seat: Seat| seat.index() < count;
                game.seats == *seats
                    && game.effort.len() == count
                    && game.winners.iter().all(|&seat| on_table(seat))
                    && game.hands.iter().all(|hand| {
                        let contract = hand.contract.as_ref();
                        [0, count].contains(&hand.points.len())
                            && hand.points.iter().all(|points| points.unsigned_abs() <= MOST_POINTS)
                            && contract.is_none_or(|contract| on_table(contract.seat))
                    })
            })
    }
}
