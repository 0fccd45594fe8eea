//! The score sheet as data: a column for each side, a row for each hand, running totals; every client draws it its way.

use serde::Deserialize;
use table::SeatSet;

use crate::{InWords, Narrator, Session};

/// How a contract ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// It was made.
    Made,
    /// It was not.
    Failed,
    /// Play stopped early, for the game was decided \[FH-END-5\].
    Stopped,
}

/// What stands before the points of a hand.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ScoreHead {
    /// The contract in short, if there was one.
    pub bid: Option<String>,
    /// Who played it.
    pub player: Option<String>,
    /// How it ended.
    pub mark: Option<Mark>,
    /// What is said in a few words of a hand without a contract.
    pub note: String,
    /// The whole in words, to be read aloud.
    pub words: String,
}

/// A column: who scores together, and what they are called.
#[derive(Clone, PartialEq, Debug)]
pub struct ScoreColumn {
    /// Who scores together.
    pub side: SeatSet,
    /// What they are called.
    pub name: String,
}

/// A finished hand.
#[derive(Clone, PartialEq, Debug)]
pub struct ScoreRow {
    /// What stands before the points.
    pub head: ScoreHead,
    /// What each column got.
    pub points: Vec<i32>,
    /// What each column had then.
    pub totals: Vec<i32>,
}

/// The score sheet of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct ScoreSheet {
    /// The columns in their order.
    pub columns: Vec<ScoreColumn>,
    /// The finished hands.
    pub rows: Vec<ScoreRow>,
    /// What each column has now.
    pub totals: Vec<i32>,
    /// What wins the game, in a sentence.
    pub target: String,
    /// The games won so far, in a line, if any.
    pub games: Option<String>,
}

/// What a column of the score sheet got in the hand just over, and has now.
#[derive(Clone, PartialEq, Debug)]
pub struct HandResult {
    /// Who.
    pub name: String,
    /// What they got.
    pub gained: String,
    /// What they have.
    pub total: String,
}

impl ScoreSheet {
    /// The score sheet of a session's game.
    pub fn new<G: InWords>(session: &Session<G>, narrator: &Narrator) -> Self {
        let sides = session.rules().columns();
        let of_side = |points: &[i32], side: &SeatSet| {
            side.first().and_then(|seat| points.get(seat.index())).copied().unwrap_or_default()
        };
        let mut totals = vec![0; sides.len()];
        let rows = session.finished_hands().iter().map(|hand| {
            let by_seat = Vec::<i32>::deserialize(&hand["points"]).unwrap_or_default();
            let points: Vec<i32> = sides.iter().map(|side| of_side(&by_seat, side)).collect();
            totals.iter_mut().zip(&points).for_each(|(total, points)| *total += points);
            ScoreRow { head: G::score_head(hand, narrator), points, totals: totals.clone() }
        });
        let rows = rows.collect();
        let standing = session.standing().scores;
        let target = session.rules().winning_score();
        Self {
            rows,
            totals: sides.iter().map(|side| of_side(&standing, side)).collect(),
            columns: sides.iter().map(|&side| ScoreColumn { side, name: narrator.side(side) }).collect(),
            target: narrator.texts.format("score-target", &[("target", target.into())]),
            games: narrator.games_won(session),
        }
    }
}
