//! The score sheet as players write it, for a client to draw.

use serde::{Deserialize, Serialize};
use session::{Mark, Narrator, ScoreRow, Session};

use crate::game::OnDesk;

/// The score sheet of the game, as players write it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ScoreSheet {
    /// Whose columns they are.
    pub columns: Vec<Column>,
    /// A line for each hand.
    pub lines: Vec<ScoreLine>,
    /// What is played to, and games won, in words.
    pub notes: Vec<String>,
}

/// A column of the sheet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Column {
    /// Whose.
    pub name: String,
    /// Whether the player is one of them.
    pub mine: bool,
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

/// The score sheet of a session.
pub(crate) fn of<G: OnDesk>(session: &Session<G>, narrator: &Narrator) -> ScoreSheet {
    let sheet = session::ScoreSheet::new(session, narrator);
    let columns = sheet.columns.iter();
    ScoreSheet {
        columns: columns
            .map(|column| Column { name: column.name.clone(), mine: narrator.is_mine(column.side) })
            .collect(),
        lines: sheet.rows.iter().zip(1..).map(|(row, hand)| ScoreLine::of(row, hand)).collect(),
        notes: [Some(sheet.target), sheet.games].into_iter().flatten().collect(),
    }
}

impl ScoreLine {
    /// A hand of the session's sheet.
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
