//! The score sheet as players write it.

use crate::wire::{Column, ScoreLine, ScoreView};
use card_match::GameSoFar;
use table::SeatSet;
use texts::narration::{Mark, Narrator, ScoreColumn, ScoreRow};

use crate::game::OnDesk;

/// The score sheet of a game; its winners if it is over.
pub(crate) fn of<G: OnDesk>(
    rules: &G,
    game: &GameSoFar<'_>,
    winners: Option<SeatSet>,
    narrator: &Narrator,
) -> ScoreView {
    let sheet = texts::narration::ScoreSheet::new(rules, game, narrator);
    let (over, winners) = (winners.is_some(), winners.unwrap_or_default());
    let column = |column: &ScoreColumn| Column {
        name: column.name.clone(),
        mine: narrator.is_mine(column.side),
        won: column.side.iter().any(|seat| winners.contains(seat)),
    };
    ScoreView {
        columns: sheet.columns.iter().map(column).collect(),
        turned: sheet.turning_point(winners).filter(|_| over).and_then(|hand| u32::try_from(hand + 1).ok()),
        story: if over { sheet.story(narrator, winners) } else { Vec::new() },
        lines: sheet.rows.iter().zip(1..).map(|(row, hand)| line(row, hand)).collect(),
        notes: [Some(sheet.target), sheet.games].into_iter().flatten().collect(),
    }
}

/// A hand of the sheet.
fn line(row: &ScoreRow, hand: u32) -> ScoreLine {
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
    ScoreLine { hand, what, made, cells: cells.collect() }
}
