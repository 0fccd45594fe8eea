//! The score sheet as data: a column for each side, a row for each hand, running totals; every client draws it its way.

use serde::Deserialize;
use table::SeatSet;

use card_match::GameSoFar;

use crate::narration::{InWords, Narrator};

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

/// The text before the points of a hand.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ScoreHead {
    /// The contract in short, if there was one.
    pub bid: Option<String>,
    /// The player of it.
    pub player: Option<String>,
    /// How it ended.
    pub mark: Option<Mark>,
    /// A few words about a hand without a contract.
    pub note: String,
    /// The whole in words, to be read aloud.
    pub words: String,
}

/// A column: those who score together, and what they are called.
#[derive(Clone, PartialEq, Debug)]
pub struct ScoreColumn {
    /// Those who score together.
    pub side: SeatSet,
    /// What they are called.
    pub name: String,
}

/// A finished hand.
#[derive(Clone, PartialEq, Debug)]
pub struct ScoreRow {
    /// The text before the points.
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
pub struct ColumnResult {
    /// The name of the column.
    pub name: String,
    /// What they got.
    pub gained: String,
    /// What they have.
    pub total: String,
}

impl ScoreSheet {
    /// The score sheet of a game.
    pub fn new<G: InWords>(rules: &G, game: &GameSoFar<'_>, narrator: &Narrator) -> Self {
        let sides = rules.sides();
        let of_side = |points: &[i32], side: &SeatSet| {
            side.first().and_then(|seat| points.get(seat.index())).copied().unwrap_or_default()
        };
        let mut totals = vec![0; sides.len()];
        let rows = game.hands.iter().map(|hand| {
            let by_seat = Vec::<i32>::deserialize(&hand["points"]).unwrap_or_default();
            let points: Vec<i32> = sides.iter().map(|side| of_side(&by_seat, side)).collect();
            totals.iter_mut().zip(&points).for_each(|(total, points)| *total += points);
            ScoreRow { head: G::score_head(hand, narrator), points, totals: totals.clone() }
        });
        let rows = rows.collect();
        let target = match rules.number_of_hands() {
            Some(hands) => narrator.texts.format("score-hands", &[("hands", hands.into())]),
            None => narrator.texts.format("score-target", &[("target", rules.winning_score().into())]),
        };
        Self {
            rows,
            totals: sides.iter().map(|side| of_side(&game.scores, side)).collect(),
            columns: sides.iter().map(|&side| ScoreColumn { side, name: narrator.side(side) }).collect(),
            target,
            games: narrator.games_won(&game.games),
        }
    }

    /// The hand, from 0, that turned the game: by no other did the lead of the winners over the best of the others grow
    /// more. A game of one hand was turned by none.
    pub fn turning_point(&self, winners: SeatSet) -> Option<usize> {
        let won = |column: &ScoreColumn| column.side.iter().any(|seat| winners.contains(seat));
        let best = |totals: &[i32], winning: bool| {
            let columns = self.columns.iter().zip(totals);
            columns.filter(|(column, _)| won(column) == winning).map(|(_, total)| *total).max()
        };
        let (mut lead, mut turned) = (0, None);
        for (hand, row) in self.rows.iter().enumerate() {
            let now = best(&row.totals, true)? - best(&row.totals, false)?;
            let most = turned.map_or(0, |(_, gained)| gained);
            if now - lead > most {
                turned = Some((hand, now - lead));
            }
            lead = now;
        }
        turned.filter(|_| self.rows.len() > 1).map(|(hand, _)| hand)
    }

    /// How a finished game went, in lines: the totals of each column hand after hand, and the hand that turned it.
    pub fn story(&self, narrator: &Narrator, winners: SeatSet) -> Vec<String> {
        let course = self.columns.iter().enumerate().map(|(column, ScoreColumn { side, .. })| {
            let totals = self.rows.iter().map(|row| narrator.texts.said(row.totals[column]));
            let totals = totals.collect::<Vec<_>>().join(", ");
            let name = narrator.texts.players(*side, &narrator.names);
            narrator.texts.format("score-course", &[("name", name.into()), ("totals", totals.into())])
        });
        let turned = self.turning_point(winners).map(|hand| {
            let head = &self.rows[hand].head;
            let what = if head.words.is_empty() { &head.note } else { &head.words };
            let args = [("hand", (hand + 1).into()), ("what", what.as_str().into())];
            narrator.texts.format("score-turned", &args)
        });
        course.chain(turned).collect()
    }
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;

    fn sheet(totals: &[&[i32]]) -> ScoreSheet {
        let column = |seat: usize| ScoreColumn { side: SeatSet::of(Seat(seat as u8)), name: String::new() };
        let row = |totals: &&[i32]| ScoreRow {
            head: ScoreHead::default(),
            points: Vec::new(),
            totals: totals.to_vec(),
        };
        ScoreSheet {
            columns: (0..totals[0].len()).map(column).collect(),
            rows: totals.iter().map(row).collect(),
            totals: Vec::new(),
            target: String::new(),
            games: None,
        }
    }

    #[test]
    fn a_game_is_turned_where_the_lead_of_the_winners_grows_most() {
        let winner = SeatSet::of(Seat(0));
        assert_eq!(sheet(&[&[40, 100], &[160, 0], &[520, 40]]).turning_point(winner), Some(2));
        // What the others lose counts as what the winners gain.
        assert_eq!(sheet(&[&[40, 100], &[60, -400], &[500, -380]]).turning_point(winner), Some(1));
        // The first of equal ones; of several others the best counts.
        assert_eq!(sheet(&[&[100, 0, 50], &[150, 0, 50], &[500, 0, 400]]).turning_point(winner), Some(0));
        assert_eq!(sheet(&[&[500, 0]]).turning_point(winner), None, "there was but one hand");
        assert_eq!(sheet(&[&[0, 0], &[0, 0]]).turning_point(SeatSet::EMPTY), None, "nobody has won");
    }
}
