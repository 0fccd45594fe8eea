//! What people have done over many games.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{Outcome, Scores, Sheet, Status};

/// What one person has done.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, JsonSchema)]
pub struct PersonRecord {
    /// Their name.
    pub name: String,
    /// Finished games that they played.
    pub games: u32,
    /// Games that they won; one in which every other side stood at 0 counts twice where the rules say so \[FH-END-6\].
    pub wins: u32,
    /// Hands in which they were the contractor.
    pub contracts: u32,
    /// How many of these they made.
    pub made: u32,
}

/// What everybody has done on these sheets, in the order in which their names first appear. Those of one name are one
/// person.
pub fn season<'a>(sheets: impl IntoIterator<Item = (&'a Sheet, &'a Scores)>) -> Vec<PersonRecord> {
    let mut records: Vec<PersonRecord> = Vec::new();
    for (sheet, scores) in sheets {
        for name in &sheet.people {
            of(&mut records, name);
        }
        for (game, score) in sheet.games.iter().zip(&scores.games) {
            for row in score.rows.iter().filter(|row| !row.struck) {
                let name = row.seat.and_then(|seat| game.players.get(seat.index()));
                if let Some(record) = name.map(|name| of(&mut records, name)) {
                    record.contracts += 1;
                    record.made += u32::from(row.outcome == Outcome::Made);
                }
            }
            if score.status != Status::Over {
                continue;
            }
            for (seat, name) in game.players.iter().enumerate() {
                let record = of(&mut records, name);
                record.games += 1;
                let won = score.winners.iter().any(|winner| winner.index() == seat);
                record.wins += if won { u32::from(score.games) } else { 0 };
            }
        }
    }
    records
}

fn of<'r>(records: &'r mut Vec<PersonRecord>, name: &str) -> &'r mut PersonRecord {
    let known = records.iter().position(|record| record.name == name);
    let index = known.unwrap_or_else(|| {
        records.push(PersonRecord { name: name.to_owned(), ..PersonRecord::default() });
        records.len() - 1
    });
    &mut records[index]
}
