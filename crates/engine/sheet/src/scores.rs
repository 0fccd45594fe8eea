//! What a sheet comes to: the points of each row, totals, and how the games stand.

use five_hundred::Bid;
use schemars::JsonSchema;
use serde::Serialize;
use table::{ErrorAnswer, Seat};

use crate::{Fault, PersonRecord, Sheet, score};

/// The `format` of what a sheet comes to.
pub const SCORES_FORMAT: &str = "kookaburra-scores/1";

/// What a sheet comes to.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Scores {
    /// `kookaburra-scores/1`.
    pub format: &'static str,
    /// Each game.
    pub games: Vec<GameScore>,
    /// What everybody has done, in the order of their names on the sheet.
    pub evening: Vec<PersonRecord>,
}

/// What a game comes to.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct GameScore {
    /// Those who score together.
    pub columns: Vec<Column>,
    /// Those who sit out.
    pub bench: Vec<String>,
    /// Every entry but corrections, in the order of the hands; what was struck out stands before what replaces it.
    pub rows: Vec<Row>,
    /// The total of each column.
    pub totals: Vec<i32>,
    /// What each column still needs to reach the target; 0 if it is there.
    pub needs: Vec<i32>,
    /// Whether the game goes on.
    pub status: Status,
    /// The next dealer; when the game is over, that of the next game: `null` if there is a draw.
    #[schemars(with = "Option<u8>")]
    pub dealer: Option<Seat>,
    /// The winners.
    #[schemars(with = "Vec<u8>")]
    pub winners: Vec<Seat>,
    /// Those who have lost by their points, barred players included \[FH-END-3\].
    #[schemars(with = "Vec<u8>")]
    pub losers: Vec<Seat>,
    /// How many games it counts for each winner \[FH-END-6\]; 0 while nobody has won.
    pub games: u8,
    /// The entry of the last hand, where two rulings are noted and nobody has bid since.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(default)]
    pub unsettled: Option<usize>,
    /// Those of whom somebody has to say who got there first \[FH-END-4\].
    #[schemars(with = "Vec<u8>")]
    pub race: Vec<Seat>,
}

/// Those who score together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Column {
    /// Their seats.
    #[schemars(with = "Vec<u8>")]
    pub seats: Vec<Seat>,
    /// Their names.
    pub names: Vec<String>,
}

/// Whether a game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Another hand is played.
    Playing,
    /// It is over, and somebody has to say who got there first.
    WhoWasFirst,
    /// It is over.
    Over,
}

/// What a row says of its hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The contract was made.
    Made,
    /// It failed.
    Failed,
    /// All passed, and nobody scored.
    PassedOut,
    /// All passed, and the hand was played at no trumps.
    PlayedWithoutBid,
    /// Play stopped because the game was decided.
    Stopped,
    /// The deal was void.
    Void,
    /// A hand of Rummy 500.
    Counted,
    /// Points beside the hands.
    Points,
}

/// Something to look at: it is written all the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Warning {
    /// The tricks are fewer than ten.
    TricksLeft {
        /// How many are missing.
        left: u8,
    },
    /// The tricks say otherwise than the table does.
    NotByTricks,
    /// The game was over before.
    AfterTheEnd,
    /// Another than the rightful dealer dealt, who deals next \[LAW-DEAL-9\].
    PassedOver,
    /// The contractor was to make no call in this hand, having failed the one before \[FH-AUC-11\].
    Silent,
}

/// A row of the sheet.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Row {
    /// Its number on the sheet, from 1, by which it is put right; what was struck out has the number of what replaces
    /// it.
    pub number: usize,
    /// The entry it was written by, counted from 0: of one put right, the correction.
    pub entry: usize,
    /// The entry whose place it has, if that was put right.
    pub corrects: Option<usize>,
    /// Whether it was struck out: then its points don't count.
    pub struck: bool,
    /// Whether it was put right because all agreed, later than the laws allow \[LAW-SCORE-3\].
    pub agreed: bool,
    /// The player who dealt.
    #[schemars(with = "Option<u8>")]
    pub dealer: Option<Seat>,
    /// The bid that was played.
    pub bid: Option<Bid>,
    /// The contractor.
    #[schemars(with = "Option<u8>")]
    pub seat: Option<Seat>,
    /// How it ended.
    pub outcome: Outcome,
    /// The tricks of each column, where they are known.
    pub tricks: Option<Vec<u8>>,
    /// Those of the contractor's side.
    pub own_tricks: Option<u8>,
    /// What it adds to each column.
    pub points: Vec<i32>,
    /// The totals after it; of a row that was struck out those before it.
    pub totals: Vec<i32>,
    /// What somebody wrote beside it.
    pub note: Option<String>,
    /// What it would come to by either of two rulings that people disagreed about.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(default)]
    pub noted: Vec<NotedRow>,
    /// What to look at.
    pub warnings: Vec<Warning>,
}

/// A row as one of two rulings has it.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct NotedRow {
    /// The ruling, in words.
    pub note: String,
    /// How the hand would have ended.
    pub outcome: Outcome,
    /// What it would add to each column.
    pub points: Vec<i32>,
    /// The totals after it.
    pub totals: Vec<i32>,
}

/// What a program is told: the points, or why there are none.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Answer {
    /// The points.
    Scores(Scores),
    /// Something can't be.
    Error(ErrorAnswer),
}

/// Reads a sheet and scores it.
#[must_use]
pub fn answer(text: &str) -> Answer {
    match Sheet::read(text).and_then(|sheet| score(&sheet)) {
        Ok(scores) => Answer::Scores(scores),
        Err(fault) => fault.into(),
    }
}

impl From<Fault> for Answer {
    fn from(fault: Fault) -> Self {
        Self::Error(ErrorAnswer::new(SCORES_FORMAT, Some(fault.place), fault.why.to_string()))
    }
}

impl Answer {
    /// The exit status of a program that gives it.
    #[must_use]
    pub const fn exit_status(&self) -> u8 {
        match self {
            Self::Scores(_) => 0,
            Self::Error(_) => ErrorAnswer::EXIT_STATUS,
        }
    }
}
