//! The finished games of this browser, looked at again one decision at a time, so that whatever else is asked comes in
//! between.

use std::cell::RefCell;

use kookaburra::{AnyRules, build_code};
use learning::figures::{BadlyBid, Book, Game, GameReview, Outgrown, game_id};
use table::{Record, Seat};
use texts::Texts;

use super::{super::Worker, BackupReply, Trouble};
use crate::{
    backup,
    store::{About, Saved},
};

/// The game that is being looked at.
struct Looking {
    review: GameReview,
    /// How many games there are, this one among them.
    games: usize,
}

thread_local! {
    static LOOKING: RefCell<Option<Looking>> = const { RefCell::new(None) };
}

/// Looks at the next decision.
///
/// # Errors
/// The games can't be read.
pub(super) async fn go_on(worker: &Worker, known: &[String]) -> Result<BackupReply, Trouble> {
    let looking = match LOOKING.take() {
        Some(looking) => Some(looking),
        None => next(worker, known).await?,
    };
    let Some(Looking { mut review, games }) = looking else {
        return Ok(BackupReply::Reviewed { line: None, games: 0, hands: (0, 0) });
    };
    if review.step() {
        let hands = review.progress();
        LOOKING.set(Some(Looking { review, games }));
        return Ok(BackupReply::Reviewed { line: None, games, hands });
    }
    let hands = review.progress();
    let line = serde_json::to_string(&review.finished()).ok();
    Ok(BackupReply::Reviewed { line, games: games - 1, hands })
}

/// The last game of which nothing is known. One that can't be looked at again is passed over.
async fn next(worker: &Worker, known: &[String]) -> Result<Option<Looking>, Trouble> {
    let games = worker.store.games().await?.into_iter().rev();
    let mut waiting = games.filter_map(|(_, saved)| {
        let (record, game) = of_player(saved)?;
        (!known.contains(&game_id(&record))).then(|| GameReview::new(&record, &game).ok()).flatten()
    });
    Ok(waiting.next().map(|review| Looking { review, games: 1 + waiting.count() }))
}

/// A game of the player of this browser.
fn of_player(saved: Saved) -> Option<(Record, Game)> {
    let record = Record::read(&saved.record).ok()?;
    let ended = saved.ended.max(0.0) as u64;
    let unknown = |seat| Game { ended, seat: Seat(seat), level: None, left_out: Vec::new() };
    let game = match saved.about {
        About::Player(about) => Game { ended, ..serde_json::from_value(about).ok()? },
        About::Nobody => return None,
        About::Unknown => unknown(saved.me?),
    };
    Some((record, game))
}

/// Whether the player is ahead of the bots that they played against last.
///
/// # Errors
/// The games can't be read.
pub(super) async fn outgrown(worker: &Worker, lang: &str) -> Result<BackupReply, Trouble> {
    let games: Vec<_> =
        worker.store.games().await?.into_iter().filter_map(|(_, saved)| of_player(saved)).collect();
    let texts = Texts::new(lang.parse().unwrap_or_default());
    let told = Outgrown::of(&games).map(|found| backup::Outgrown {
        level: found.level.name().to_owned(),
        next: found.next.name().to_owned(),
        words: texts::figures::outgrown(texts, &found),
    });
    Ok(BackupReply::Outgrown(told))
}

/// What the hands have in common that the player bids badly by these rules.
///
/// # Errors
/// The games can't be read.
pub(super) async fn badly_bid(worker: &Worker, rules: &str, figures: &str) -> Result<BackupReply, Trouble> {
    let book = Book::read(figures);
    let games = worker.store.games().await?.into_iter().filter_map(|(_, saved)| {
        let record = Record::read(&saved.record).ok()?;
        let known = book.of(&game_id(&record))?.clone();
        Some((record, known))
    });
    let found = match build_code(rules) {
        Ok(AnyRules::FiveHundred(rules)) => BadlyBid::of(&rules, &games.collect::<Vec<_>>()),
        _ => None,
    };
    Ok(BackupReply::BadlyBid(found))
}
