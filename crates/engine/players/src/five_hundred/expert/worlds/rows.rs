//! Which pile each card played from a row came from. A view shows the piles as they are now and the cards that were
//! played; taking the plays back one by one gives the rows as they were dealt, in one of the ways that fit.

use cards::{Card, CardSet, Suit};
use five_hundred::{Row, axis::RowFlip};
use table::Seat;

use super::known::Known;
use crate::{chance::Chance, five_hundred::memory::demands};

/// A card played from a row, and what it tells of the face-up cards beside it.
struct Played {
    piece: Card,
    /// The suit it had to follow and didn't, or that it didn't have to follow.
    failed: Option<Suit>,
    /// Whether it was played to the trick on the table.
    now: bool,
}

/// The row of `seat` as dealt. `up` and `down` are the pieces that lie there now.
pub(crate) fn as_dealt(
    known: &Known<'_>,
    seat: Seat,
    now: Row,
    played: &[Card],
    chance: &mut Chance,
) -> Option<Row> {
    let mut plays = Vec::new();
    let mut pieces = played.iter();
    let on_table = known.view.tricks.len();
    let demands = demands(known.rules, known.view, &known.ranking);
    for (number, (trick, demand)) in known.tricks().zip(demands).enumerate() {
        for (place, play) in trick.plays.iter().enumerate() {
            if play.seat != seat || !play.from_row {
                continue;
            }
            let failed = demand.as_ref().filter(|demand| demand.is_failed(&known.ranking, place, play.card));
            let failed = failed.map(|demand| demand.suit);
            plays.push(Played { piece: *pieces.next()?, failed, now: number == on_table });
        }
    }
    let mut tries = TRIES;
    take_back(known, now, &plays, chance, &mut tries)
}

/// Steps after which no way is looked for any more.
const TRIES: u32 = 2_000;

fn take_back(
    known: &Known<'_>,
    row: Row,
    plays: &[Played],
    chance: &mut Chance,
    tries: &mut u32,
) -> Option<Row> {
    let Some((last, before)) = plays.split_last() else {
        let complete = row.up.iter().chain(&row.down).all(Option::is_some);
        return complete.then_some(row);
    };
    *tries = tries.checked_sub(1)?;
    let at_once = known.rules.axes().row_flip == RowFlip::AtOnce;
    let first = chance.below(5) as usize;
    for pile in (0..5).map(|step| (first + step) % 5) {
        let Some(earlier) = put_back(row, pile, last, at_once) else { continue };
        let on_table: CardSet = earlier.up.into_iter().flatten().collect();
        let follows = |suit| known.ranking.of(on_table, suit).is_empty();
        if last.failed.is_none_or(follows)
            && let Some(dealt) = take_back(known, earlier, before, chance, tries)
        {
            return Some(dealt);
        }
    }
    None
}

/// The row before a card was played from this pile, if it can have been.
fn put_back(mut row: Row, pile: usize, last: &Played, at_once: bool) -> Option<Row> {
    match (row.up[pile], row.down[pile]) {
        // It lay below, and was the last of its pile.
        (None, None) => row.up[pile] = Some(last.piece),
        // The card below it has been turned up since.
        (Some(below), None) if !last.now || at_once => {
            row.down[pile] = Some(below);
            row.up[pile] = Some(last.piece);
        }
        // The card below it is still to be turned up.
        (None, Some(_)) if last.now => row.up[pile] = Some(last.piece),
        _ => return None,
    }
    Some(row)
}
