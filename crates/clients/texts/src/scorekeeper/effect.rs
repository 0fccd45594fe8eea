//! What a correction changes, told before it is written.

use crate::{Texts, whole::shown};
use sheet::{Book, Correction, Entry, Fault, GameScore, Status, score};

use crate::scorekeeper::Keeper;

/// What a correction would change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Effect {
    /// The totals that change, and whether the game would be over, in sentences.
    pub told: Vec<String>,
    /// Whether it comes too late by law, so that all have to agree \[LAW-SCORE-3\].
    pub is_late: bool,
}

/// What it would change if another entry stood in the place of this one, or none.
///
/// # Errors
/// Why it can't stand there.
pub fn effect(book: &Book, entry: usize, by: Option<&Entry>, texts: Texts) -> Result<Effect, Fault> {
    let with = |agreed: bool| {
        let mut sheet = book.sheet().clone();
        let correction = Correction { entry, to: by.cloned().map(Box::new), agreed };
        if let Some(game) = sheet.games.last_mut() {
            game.hands.push(Entry::Correct(correction));
        }
        score(&sheet)
    };
    let (before, after, in_time) = (book.scores()?, with(true)?, with(false));
    let keeper = Keeper { texts, names: &book.game().players };
    let games = before.games.last().zip(after.games.last());
    let told = games.map(|(old, new)| changes(keeper, old, new)).unwrap_or_default();
    Ok(Effect { told, is_late: in_time.is_err() })
}

fn changes(keeper: Keeper<'_>, old: &GameScore, new: &GameScore) -> Vec<String> {
    let texts = keeper.texts;
    let totals =
        old.columns.iter().zip(old.totals.iter().zip(&new.totals)).filter(|(_, (old, new))| old != new);
    let mut told: Vec<String> = totals
        .map(|(column, (&old, &new))| {
            let args = [
                ("side", keeper.side(column).into()),
                ("before", shown(old).into()),
                ("after", shown(new).into()),
            ];
            texts.format("pad-effect", &args)
        })
        .collect();
    if told.is_empty() {
        told.push(texts.get("pad-effect-none"));
    }
    let over = |game: &GameScore| game.status != Status::Playing;
    match (over(old), over(new)) {
        (false, true) => told.push(texts.get("pad-effect-over")),
        (true, false) => told.push(texts.get("pad-effect-open")),
        _ => {}
    }
    told
}
