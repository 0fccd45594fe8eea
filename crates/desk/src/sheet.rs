//! The score sheet as players write it, for a client to draw.

use card_match::GameSoFar;
use narration::{Mark, Narrator, ScoreColumn, ScoreRow};
use serde::{Deserialize, Serialize};
use table::SeatSet;

use crate::game::OnDesk;

/// The score sheet of the game, as players write it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ScoreSheet {
    /// The columns of the sheet.
    pub columns: Vec<Column>,
    /// A line for each hand.
    pub lines: Vec<ScoreLine>,
    /// The target and the games won, in words.
    pub notes: Vec<String>,
    /// The number of the hand that turned the game, from 1, if the game is over and one did.
    pub turned: Option<u32>,
    /// How the game went, in lines, if it is over: the totals of each column, and what turned it.
    pub story: Vec<String>,
}

/// A column of the sheet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Column {
    /// The name of these players.
    pub name: String,
    /// Whether the player is one of them.
    pub mine: bool,
    /// Whether they have won the game.
    pub won: bool,
}

/// A hand on the sheet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ScoreLine {
    /// The number of the hand, from 1.
    pub hand: u32,
    /// The contract and who played it, in short; how it ended.
    pub what: String,
    /// Whether it was made; none where there was no contract.
    pub made: Option<bool>,
    /// For each column its points in this hand and its total after it.
    pub cells: Vec<(i32, i32)>,
}

/// The score sheet of a game; its winners if it is over.
pub(crate) fn of<G: OnDesk>(
    rules: &G,
    game: &GameSoFar<'_>,
    winners: Option<SeatSet>,
    narrator: &Narrator,
) -> ScoreSheet {
    let sheet = narration::ScoreSheet::new(rules, game, narrator);
    let (over, winners) = (winners.is_some(), winners.unwrap_or_default());
    let column = |column: &ScoreColumn| Column {
        name: column.name.clone(),
        mine: narrator.is_mine(column.side),
        won: column.side.iter().any(|seat| winners.contains(seat)),
    };
    ScoreSheet {
        columns: sheet.columns.iter().map(column).collect(),
        turned: sheet.turning_point(winners).filter(|_| over).and_then(|hand| u32::try_from(hand + 1).ok()),
        story: if over { sheet.story(narrator, winners) } else { Vec::new() },
        lines: sheet.rows.iter().zip(1..).map(|(row, hand)| ScoreLine::of(row, hand)).collect(),
        notes: [Some(sheet.target), sheet.games].into_iter().flatten().collect(),
    }
}

impl ScoreLine {
    /// A hand of the sheet.
    fn of(row: &ScoreRow, hand: u32) -> Self {
        let head = &row.head;
        let what = match (&head.bid, &head.player) {
            (Some(bid), Some(player)) => format!("{player} {bid}"),
            _ if head.note.is_empty() => head.words.clone(),
            _ => head.note.clone(),
        };
        let made = match head.mark {
            Some(Mark::Made) => Some(true),
            Some(Mark::Failed) => Some(false),
            Some(Mark::Stopped) | None => None,
        };
        let cells = row.points.iter().copied().zip(row.totals.iter().copied());
        Self { hand, what, made, cells: cells.collect() }
    }
}
