//! What people have done over many games.

use schemars::JsonSchema;
use serde::Serialize;
use table::name;

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

/// What everybody has done on these sheets, in the order in which their names first appear. Those of the same name are
/// one person, but for two who are on one sheet.
pub fn season<'a>(sheets: impl IntoIterator<Item = (&'a Sheet, &'a Scores)>) -> Vec<PersonRecord> {
    let mut records: Vec<PersonRecord> = Vec::new();
    for (sheet, scores) in sheets {
        let places: Vec<usize> = sheet.people.iter().map(|name| place(&mut records, sheet, name)).collect();
        let place = |name: &String| Some(places[sheet.people.iter().position(|person| person == name)?]);
        for (game, score) in sheet.games.iter().zip(&scores.games) {
            for row in score.rows.iter().filter(|row| !row.struck) {
                let name = row.seat.and_then(|seat| game.players.get(seat.index()));
                if let Some(record) = name.and_then(place).map(|place| &mut records[place]) {
                    record.contracts += 1;
                    record.made += u32::from(row.outcome == Outcome::Made);
                }
            }
            if score.status != Status::Over {
                continue;
            }
            for (seat, name) in game.players.iter().enumerate() {
                let Some(record) = place(name).map(|place| &mut records[place]) else { continue };
                record.games += 1;
                let won = score.winners.iter().any(|winner| winner.index() == seat);
                record.wins += if won { u32::from(score.games) } else { 0 };
            }
        }
    }
    records
}

/// The place of somebody among the records, where they may be new.
fn place(records: &mut Vec<PersonRecord>, sheet: &Sheet, name: &str) -> usize {
    // A sheet may be older than the rule that no two people on it have the same name.
    let has_twin = sheet.people.iter().filter(|person| name::is_same(person, name)).count() > 1;
    let known = records.iter().position(|record| record.name == name);
    let known = known.or_else(|| {
        let same = records.iter().position(|record| name::is_same(&record.name, name));
        same.filter(|_| !has_twin)
    });
    known.unwrap_or_else(|| {
        records.push(PersonRecord { name: name.to_owned(), ..PersonRecord::default() });
        records.len() - 1
    })
}

/// Those among several people whose names are so much alike that they may be one, by their places.
#[must_use]
pub fn alike(records: &[PersonRecord]) -> Vec<(usize, usize)> {
    let pairs = (0..records.len()).flat_map(|one| (one + 1..records.len()).map(move |other| (one, other)));
    pairs.filter(|&(one, other)| name::is_alike(&records[one].name, &records[other].name)).collect()
}
