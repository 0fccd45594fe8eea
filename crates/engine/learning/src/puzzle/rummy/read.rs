//! A hand of Rummy 500 as it is written in a puzzle.

use rummy_500::Rules;
use table::{DealError, Game, Seat};

use crate::{Situation, lines, puzzle::Fault};

/// Reads a hand: the cards dealt, from seat 0, then the stock, its top first, and the first card of the pile; and what
/// has happened. The last seat deals, and nobody has a score yet.
pub(crate) fn read(rules: Rules, lists: &[String], after: &str) -> Result<Situation<Rules>, Fault> {
    let wrong = || Fault::Lists { found: lists.len(), needed: rules.seats() + 2 };
    let [hands @ .., stock, first] = lists else { return Err(wrong()) };
    if hands.len() != rules.seats() {
        return Err(wrong());
    }
    let mut deal = lines::deal(hands.iter().map(String::as_str), [("stock", stock.as_str())].into_iter());
    deal.insert("discard".to_owned(), first.as_str().into());
    let deal = rules.read_deal(&deal).map_err(|error| Fault::Deal(DealError::Cards(error)))?;
    let mut state = rules.begin();
    rules.deal(&mut state, Seat(rules.seats() as u8 - 1), &deal);
    lines::play(&rules, &mut state, after, |_, _, _| {})?;
    Ok(Situation { rules, state })
}
