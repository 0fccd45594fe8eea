//! A game that is looked at again, hand by hand, for the player who kept it.

use kookaburra::{AnyRules, GameKind, backup::Item, with_game};
use players::Level;
use serde::{Deserialize, Serialize};
use table::{Malformed, Record, Seat, Table};

use super::{
    book::VERSION,
    hand::{Effort, Figured, HandFigures, HandReview},
};

/// A finished game beside its record: when it ended, and for whom it is looked at.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Game {
    /// When it ended, in milliseconds since 1970; 0 if nobody knows.
    pub ended: u64,
    /// The seat of the player.
    pub seat: Seat,
    /// The level of the bots, where they are all of one.
    pub level: Option<Level>,
    /// The hands that say nothing, by their numbers from 0: something was taken back in them, or they were practice.
    pub left_out: Vec<usize>,
}

/// What a game tells of its player: a line of a [`Book`](super::Book).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameFigures {
    /// The version of what is computed.
    #[serde(rename = "v")]
    pub version: u16,
    /// The name of the game: see [`game_id`].
    pub game: String,
    /// When it ended, in milliseconds since 1970; 0 if nobody knows.
    pub ended: u64,
    /// The short code of its rules.
    pub rules: String,
    /// The seat of the player.
    pub seat: Seat,
    /// Those who scored with the player, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub partners: Vec<String>,
    /// The level of the bots, where they are all of one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<Level>,
    /// The hands that say nothing, by their numbers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left_out: Vec<usize>,
    /// The hands that do; nothing as long as nobody has looked at them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hands: Option<Vec<HandFigures>>,
}

/// Why a game can't be looked at again.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum NotReviewed {
    /// The record is of no game known here.
    #[error(transparent)]
    Malformed(#[from] Malformed),
    /// It can't be replayed: where, and why.
    #[error("{0}")]
    Replay(String),
    /// The table doesn't have the player's seat.
    #[error("there is no seat {0} at this table")]
    NoSeat(Seat),
    /// At an open table nothing is judged.
    #[error("an open table is not judged")]
    Open,
}

/// The name of a game, the same wherever it is kept: that of its record in a backup.
#[must_use]
pub fn game_id(record: &Record) -> String {
    serde_json::to_string(record).map_or_else(|_| String::new(), |record| Item::game(0, None, &record).id)
}

impl GameFigures {
    /// The line of a game before anybody has looked at its hands.
    ///
    /// # Errors
    /// They can't be looked at.
    pub fn noted(record: &Record, game: &Game) -> Result<Self, NotReviewed> {
        let rules = AnyRules::read(GameKind::of(record)?, &record.rules)
            .map_err(|problems| NotReviewed::Replay(format!("rules: {problems}")))?;
        if rules.plays_open() {
            return Err(NotReviewed::Open);
        }
        if game.seat.index() >= rules.seats() {
            return Err(NotReviewed::NoSeat(game.seat));
        }
        let side = rules.sides().into_iter().find(|side| side.contains(game.seat)).unwrap_or_default();
        let name = |seat: Seat| record.players.as_ref()?.get(seat.index()).cloned();
        Ok(Self {
            version: VERSION,
            game: game_id(record),
            ended: game.ended,
            rules: rules.code(),
            seat: game.seat,
            partners: side.iter().filter(|&seat| seat != game.seat).filter_map(name).collect(),
            level: game.level,
            left_out: game.left_out.clone(),
            hands: None,
        })
    }
}

/// The review of a game in progress: a decision at a time.
pub struct GameReview(Box<dyn Steps>);

impl GameReview {
    /// Begins with the first hand.
    ///
    /// # Errors
    /// The record can't be looked at again.
    pub fn new(record: &Record, game: &Game) -> Result<Self, NotReviewed> {
        Self::with(record, game, Effort::FULL)
    }

    pub(super) fn with(record: &Record, game: &Game, effort: Effort) -> Result<Self, NotReviewed> {
        let figures = GameFigures { hands: Some(Vec::new()), ..GameFigures::noted(record, game)? };
        with_game!(GameKind::of(record)?, Rules => {
            let table = Table::<Rules>::from_record(record).map_err(|error| NotReviewed::Replay(error.to_string()))?;
            Ok(Self(Box::new(OfGame { table, effort, next: 0, at: None, figures })))
        })
    }

    /// Looks at the next decision, which takes up to half a second; false if there are no more.
    pub fn step(&mut self) -> bool {
        self.0.step()
    }

    /// How many hands are done, and how many there are.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        self.0.progress()
    }

    /// What it came to.
    #[must_use]
    pub fn finished(self) -> GameFigures {
        self.0.finished()
    }
}

/// A review of any game.
trait Steps {
    fn step(&mut self) -> bool;
    fn progress(&self) -> (usize, usize);
    fn finished(self: Box<Self>) -> GameFigures;
}

struct OfGame<G: Figured> {
    table: Table<G>,
    effort: Effort,
    /// The hand to begin with next.
    next: usize,
    /// The hand that is looked at.
    at: Option<HandReview<G>>,
    figures: GameFigures,
}

impl<G: Figured> OfGame<G> {
    fn hands(&self) -> usize {
        self.table.finished_hands().len()
    }

    /// The next hand that says something.
    fn next_hand(&mut self) -> Option<HandReview<G>> {
        let left_out = &self.figures.left_out;
        let number = (self.next..self.table.finished_hands().len()).find(|number| !left_out.contains(number));
        self.next = number.map_or(self.hands(), |number| number + 1);
        HandReview::with(&self.table.after_hand(number?)?, self.figures.seat, self.effort)
    }
}

impl<G: Figured> Steps for OfGame<G> {
    fn step(&mut self) -> bool {
        if self.at.as_mut().is_some_and(HandReview::step) {
            return true;
        }
        if let Some(done) = self.at.take() {
            self.figures.hands.get_or_insert_default().push(done.finished());
        }
        self.at = self.next_hand();
        self.at.is_some()
    }

    fn progress(&self) -> (usize, usize) {
        (self.next - usize::from(self.at.is_some()), self.hands())
    }

    fn finished(self: Box<Self>) -> GameFigures {
        self.figures
    }
}
