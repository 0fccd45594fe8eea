//! Worlds: complete deals that fit all that a viewer knows, each as the state of a game that has come to the same view.
//!
//! A world is made from the view and the rules alone. The hidden cards are spread over the places where they can lie,
//! the hand is dealt as it must have been, and the public history is played through; what the rules refuse is thrown
//! away. Nothing else than a view ever comes in here, so a player who thinks in worlds can't cheat.

mod habit;
mod known;
mod replay;
mod rows;
mod spread;
#[cfg(test)]
mod tests;

use cards::{Card, CardSet};
use five_hundred::{Deal, Rules, State, View};
use table::{BySeat, Seat};

use self::habit::Habit;
pub(crate) use self::known::{Known, Where};
use super::inference::as_called;
use crate::{
    chance::Chance,
    five_hundred::{Agreed, discard, moment},
};

/// A deal that fits, and what was done with it out of sight.
#[derive(Clone, Copy, Debug)]
pub(crate) struct World {
    /// The cards before the first call.
    pub(crate) deal: Deal,
    /// What was discarded.
    pub(crate) discards: CardSet,
    /// What was given between partners.
    pub(crate) given: CardSet,
    /// How likely it is that the contractor would have kept all that they have played since.
    pub(crate) likely: f64,
}

/// What somebody who makes up deals takes for likely, beside what the rules and the cards on the table say.
///
/// ```
/// use kookaburra_players::five_hundred::Belief;
///
/// // As a rule contractors have discarded with sense, and calls tell nothing.
/// assert_eq!(Belief::default(), Belief { calls: false, discards: true });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Belief {
    /// Whether calls tell what their callers hold: a deal comes the oftener, the likelier they would have called so.
    pub calls: bool,
    /// Whether a contractor has discarded as contractors do, and not just any cards.
    pub discards: bool,
}

impl Default for Belief {
    fn default() -> Self {
        Self { calls: false, discards: true }
    }
}

/// The worlds of one view.
pub(crate) struct Worlds<'a> {
    pub(crate) known: Known<'a>,
    /// Whether a contractor has discarded with sense.
    sensible: bool,
    /// Where the cards lie that the viewer sees or has seen.
    seen: Seen,
}

/// Pieces of card in known places.
#[derive(Default)]
struct Seen {
    /// Held and visible, by seat.
    held: BySeat<CardSet>,
    /// Played from the hand, by seat.
    played: BySeat<CardSet>,
    rows: [five_hundred::Row; 2],
    /// Played from the row, in order.
    row_plays: [Vec<Card>; 2],
    discards: CardSet,
    kitty: CardSet,
    given: CardSet,
}

/// How often a deal is tried that turns out not to fit.
const TRIES: u32 = 60;

impl<'a> Worlds<'a> {
    /// `None` between hands, for viewers who are not players, and for a view that contradicts itself.
    pub(crate) fn new(rules: &'a Rules, view: &'a View) -> Option<Self> {
        let known = Known::new(rules, view)?;
        let seen = Seen::new(&known)?;
        Some(Self { known, sensible: true, seen })
    }

    /// The same where a contractor may have discarded any cards.
    pub(crate) fn discarding(self, sensible: bool) -> Self {
        Self { sensible, ..self }
    }

    /// A world, and the state it has come to.
    pub(crate) fn draw(&self, chance: &mut Chance) -> Option<(World, State)> {
        (0..TRIES).find_map(|_| {
            let world = self.imagine(chance)?;
            Some((world, self.known.replay(&world)?))
        })
    }

    /// A world that may still be refused by the rules.
    pub(crate) fn imagine(&self, chance: &mut Chance) -> Option<World> {
        let mut spread = spread::spread(&self.known.places, self.known.hidden, chance)?;
        let likely = self.discard_with_sense(&mut spread, chance);
        self.deal(&spread, likely, chance)
    }

    fn index(&self, at: Where) -> Option<usize> {
        self.known.places.iter().position(|place| place.at == at)
    }

    /// Draws the contractor's discard anew, as contractors discard; gives how likely it is that nothing was discarded
    /// that has been played since. 1 where there is nothing to be drawn.
    fn discard_with_sense(&self, spread: &mut [CardSet], chance: &mut Chance) -> f64 {
        let Some(contract) = self.known.contract().filter(|_| self.sensible) else { return 1.0 };
        let Some(discarder) = self.known.discarder() else { return 1.0 };
        let (Some(hand), Some(laid)) = (self.index(Where::Hand(discarder)), self.index(Where::Discards))
        else {
            return 1.0;
        };
        let known = &self.known;
        let pool = spread[hand] | spread[laid];
        let full = pool | self.seen.played[discarder];
        let out = known.rules.pack() - full;
        let habit = Habit::new(&known.ranking, contract.bid.is_misere(), full, known.places[laid].size);
        let field = discard::field(known.rules, discarder, out.len(), habit.misere);
        let usual = habit.usual(&field, out);
        let may_go = pool & known.places[laid].fits;
        let must_go = pool - known.places[hand].fits;
        let Some((goes, likely)) = habit.draw(usual, must_go, may_go, chance) else { return 1.0 };
        spread[laid] = goes;
        spread[hand] = pool - goes;
        likely
    }

    /// The deal that must have been, if the hidden cards lie so.
    fn deal(&self, spread: &[CardSet], likely: f64, chance: &mut Chance) -> Option<World> {
        let known = &self.known;
        let mut deal = Deal { kitties: [CardSet::EMPTY; 2], ..Deal::default() };
        let mut rows = self.seen.rows;
        let mut discards = self.seen.discards;
        for seat in Seat::all(known.rules.seats()) {
            deal.hands[seat.index()] = self.seen.held[seat] | self.seen.played[seat];
        }
        for (place, &cards) in known.places.iter().zip(spread) {
            match place.at {
                Where::Hand(seat) => deal.hands[seat.index()] |= cards,
                Where::Down(seat, pile) => rows.get_mut(seat.index())?.down[pile] = cards.first(),
                Where::Kitty(kitty) => deal.kitties[kitty] |= cards,
                Where::Discards => discards |= cards,
                Where::Dead => deal.dead |= cards,
            }
        }
        if known.view.contract.is_none() && !self.seen.kitty.is_empty() {
            let own = chance.draw(self.seen.kitty, known.rules.kitty_size());
            deal.kitties = [own, self.seen.kitty - own];
        }
        let given = self.undo_exchange(&mut deal, discards, chance)?;
        for (seat, plays) in self.seen.row_plays.iter().enumerate() {
            if known.view.seats.get(seat).is_some_and(|shown| shown.row.is_some()) {
                deal.rows[seat] = rows::as_dealt(known, Seat(seat as u8), rows[seat], plays, chance)?;
            }
        }
        Some(World { deal, discards, given, likely })
    }

    /// Takes the cards given, and then the kitty, out of the hands they came to; which they were is any guess where
    /// they weren't seen. Gives the gift.
    fn undo_exchange(&self, deal: &mut Deal, discards: CardSet, chance: &mut Chance) -> Option<CardSet> {
        let known = &self.known;
        let (Some(contract), Some(discarder)) = (known.contract(), known.discarder()) else {
            return Some(CardSet::EMPTY);
        };
        deal.hands[discarder.index()] |= discards;
        let mut given = CardSet::EMPTY;
        if let Some(gift) = known.gift() {
            let hand = &mut deal.hands[gift.to.index()];
            given = if self.seen.given.is_empty() {
                // Cards of a kitty that all saw came with the gift, or not at all.
                let seen = self.seen.kitty.into_iter().filter_map(|card| hand.find_one(card));
                let came: CardSet = seen.filter(|_| gift.from == contract.seat).collect();
                let size = known.rules.exchange_size(contract.bid);
                came | chance.draw(*hand - came, size.saturating_sub(came.len()))
            } else {
                hand.find(self.seen.given)?
            };
            *hand -= given;
            deal.hands[gift.from.index()] |= given;
        }
        if known.was_taken() {
            let hand = &mut deal.hands[contract.seat.index()];
            let kitty = if self.seen.kitty.is_empty() {
                chance.draw(*hand, known.rules.kitty_size())
            } else {
                hand.find(self.seen.kitty)?
            };
            *hand -= kitty;
            deal.kitties[known.kitty_of(contract.seat)] = kitty;
        }
        Some(given)
    }
}

/// States made up from a view that fit all that it shows, and what is believed, at most `count` of them; none where
/// there is nothing to be made up from it.
#[must_use]
pub fn imagine(rules: &Rules, view: &View, belief: Belief, count: usize, seed: u64) -> Vec<State> {
    imagine_deals(rules, view, belief, count, seed).into_iter().map(|(_, state)| state).collect()
}

/// The same, each with the deal that it began with.
#[must_use]
pub fn imagine_deals(
    rules: &Rules,
    view: &View,
    belief: Belief,
    count: usize,
    seed: u64,
) -> Vec<(Deal, State)> {
    let Some(worlds) = Worlds::new(rules, view) else { return Vec::new() };
    let worlds = worlds.discarding(belief.discards);
    let mut chance = Chance::new(seed, moment(view));
    let drawn = if belief.calls {
        as_called(&worlds, &Agreed::default(), count, &mut chance)
    } else {
        (0..count).map_while(|_| worlds.draw(&mut chance)).collect()
    };
    drawn.into_iter().map(|(world, state)| (world.deal, state)).collect()
}

/// Every state that fits a view, whatever contractors discard as a rule; `None` if the hidden cards can lie in more
/// than `most` ways, or there is nothing to be made up. Ways that the rules refuse are left out.
#[must_use]
pub fn imagine_all(rules: &Rules, view: &View, most: usize) -> Option<Vec<State>> {
    let worlds = Worlds::new(rules, view)?;
    let ways = spread::every(&worlds.known.places, worlds.known.hidden, most)?;
    // Chance decides only where cards lay that have been played since.
    let mut chance = Chance::new(0, moment(view));
    let mut state = |spread: Vec<CardSet>| worlds.known.replay(&worlds.deal(&spread, 1.0, &mut chance)?);
    Some(ways.into_iter().filter_map(&mut state).collect())
}

impl Seen {
    /// Finds a physical card for every face in the view.
    fn new(known: &Known<'_>) -> Option<Self> {
        let view = known.view;
        let mut left = known.rules.pack() - known.hidden;
        let mut take = |face: Card| {
            let piece = left.find_one(face)?;
            left.remove(piece);
            Some(piece)
        };
        let mut seen = Self::default();
        for play in known.tricks().flat_map(|trick| &trick.plays) {
            let piece = take(play.card)?;
            if play.from_row {
                seen.row_plays.get_mut(play.seat.index())?.push(piece);
            } else {
                seen.played[play.seat].insert(piece);
            }
        }
        for (seat, shown) in Seat::all(view.seats.len()).zip(&view.seats) {
            for face in shown.hand.into_iter().flatten() {
                seen.held[seat].insert(take(face)?);
            }
            if let Some(row) = &shown.row {
                let seen = seen.rows.get_mut(seat.index())?;
                for (pile, up) in row.up.into_iter().enumerate() {
                    seen.up[pile] = match up {
                        Some(face) => Some(take(face)?),
                        None => None,
                    };
                }
            }
        }
        for face in view.discards.into_iter().flatten() {
            seen.discards.insert(take(face)?);
        }
        // The kitty that a contractor took up lies among their own cards.
        seen.kitty = view.kitty.unwrap_or_default();
        if view.contract.is_none() {
            seen.kitty = seen.kitty.into_iter().map(take).collect::<Option<_>>()?;
        }
        seen.given = view.given.unwrap_or_default();
        Some(seen)
    }
}
