//! Cards that people draw for their chairs and the first deal, where they let the score sheet draw for them.

use cards::Card;
use kookaburra::{AnyRules, with_rules};
use table::{Game as _, Seat, Seed};

/// What a draw came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draw {
    /// The card of each player, in the order in which they drew; of those who were tied the last one.
    pub cards: Vec<Card>,
    /// The player at each chair.
    pub players: Vec<usize>,
    /// The chair of the first dealer.
    pub dealer: usize,
}

/// Draws for those who play by these rules; nothing if the pack runs out \[FH-DRAW-2\].
#[must_use]
pub fn draw(rules: &AnyRules, seed: Seed) -> Option<Draw> {
    let seats = rules.seats();
    let mut pack = with_rules!(rules, rules => rules.pack_in_order());
    table::shuffle(seed, &mut pack);
    let mut spread = five_hundred::drawable(&pack).iter().copied();
    let mut drawn: Vec<Vec<Card>> = spread.by_ref().take(seats).map(|card| vec![card]).collect();
    loop {
        let places = match rules {
            AnyRules::FiveHundred(rules) => {
                rules.seating(&drawn, Seat(0)).map(|seating| (seating.players, 0))
            }
            // In Rummy 500 chairs don't matter: the lowest card deals.
            AnyRules::Rummy500(_) => {
                five_hundred::sitting_out(&drawn, 1).map(|lowest| ((0..seats).collect(), lowest[0]))
            }
        };
        match places {
            Ok((players, dealer)) => {
                let cards = drawn.into_iter().filter_map(|mut cards| cards.pop()).collect();
                return Some(Draw { cards, players, dealer });
            }
            Err(again) => {
                for player in again.players {
                    drawn[player].push(spread.next()?);
                }
            }
        }
    }
}
