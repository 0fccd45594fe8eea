//! What a player with a perfect memory knows from what they were shown: the cards they haven't seen, and which players
//! are void.

use cards::{Card, CardSet, SuitSet};
use five_hundred::{Nomination, Rules, TrickView, View};
use table::{BySeat, Seat};

use super::ranking::Ranking;

/// The knowledge of one viewer in one hand.
pub(crate) struct Memory {
    /// Cards whose place the viewer doesn't know.
    pub(crate) unseen: CardSet,
    /// Suits that a hand has shown not to hold.
    pub(crate) voids: BySeat<SuitSet>,
}

/// Takes one piece equal to `card` out of `set`.
fn strike(set: &mut CardSet, card: Card) {
    if let Some(piece) = set.find_one(card) {
        set.remove(piece);
    }
}

fn all_tricks(view: &View) -> impl Iterator<Item = &TrickView> {
    view.tricks.iter().chain(&view.trick)
}

impl Memory {
    pub(crate) fn new(rules: &Rules, view: &View, ranking: &Ranking<'_>) -> Self {
        let mut memory = Self { unseen: unseen(rules, view), voids: BySeat::default() };
        let by_choice = rules.has_first_rounds(view.contract.as_ref().map(|contract| contract.bid));
        let mut led_before = SuitSet::EMPTY;
        for trick in all_tricks(view) {
            let Some(led) = trick.led else { continue };
            // A joker in the first trick of a suit may have been played by choice.
            let chosen = if by_choice && !led_before.contains(led) { ranking.free } else { CardSet::EMPTY };
            led_before.insert(led);
            for play in trick.bound().iter().filter(|play| !play.from_row) {
                if ranking.suit_of(play.card) != Some(led) && !chosen.contains(play.card) {
                    memory.voids[play.seat].insert(led);
                }
            }
        }
        memory
    }
}

/// The pack without everything the viewer has seen. The given card and the discards were in a hand they know.
fn unseen(rules: &Rules, view: &View) -> CardSet {
    let mut unseen = rules.pack();
    let mut seen = |card| strike(&mut unseen, card);
    for play in all_tricks(view).flat_map(|trick| &trick.plays) {
        seen(play.card);
    }
    for seat in &view.seats {
        seat.hand.into_iter().flatten().for_each(&mut seen);
        seat.row.iter().flat_map(|row| row.up).flatten().for_each(&mut seen);
    }
    view.discards.into_iter().flatten().for_each(&mut seen);
    // A kitty that was taken up lies among the contractor's cards; one that is shown to all lies apart.
    if view.contract.is_none() {
        view.kitty.into_iter().flatten().for_each(&mut seen);
    }
    // What the viewer gave away may have been played since.
    if let (Some(given), Some(contract)) = (view.given, &view.contract)
        && let Some(gift) = rules.gift(contract.bid, contract.seat)
        && table::Viewer::Seat(gift.from) == view.viewer
    {
        let mut gone = given;
        let plays = all_tricks(view).flat_map(|trick| &trick.plays);
        plays.filter(|play| play.seat == gift.to).for_each(|play| gone.remove(play.card));
        gone.into_iter().for_each(|card| strike(&mut unseen, card));
    }
    unseen
}

/// The order of the contract at hand, with the nominated jokers in their suit as far as the viewer can tell.
pub(crate) fn ranking<'a>(rules: &'a Rules, view: &View, me: Seat) -> Ranking<'a> {
    let Some(contract) = &view.contract else {
        return Ranking::new(rules, five_hundred::Strain::NoTrumps);
    };
    let ranking = Ranking::of_bid(rules, contract.bid);
    let Some(Nomination::Suit(suit)) = contract.nominated else { return ranking };
    ranking.nominated(jokers_of(view, contract.seat, me), suit)
}

/// The jokers that the contractor must have: not the viewer's, nor those that others have shown.
fn jokers_of(view: &View, contractor: Seat, me: Seat) -> CardSet {
    let mut jokers = CardSet::JOKERS;
    for play in all_tricks(view).flat_map(|trick| &trick.plays).filter(|play| play.seat != contractor) {
        jokers.remove(play.card);
    }
    for seat in Seat::all(view.seats.len()).filter(|&seat| seat != contractor) {
        let shown = &view.seats[seat.index()];
        jokers -= shown.hand.unwrap_or_default();
        jokers -= shown.row.iter().flat_map(|row| row.up).flatten().collect();
    }
    if me == contractor {
        let own = &view.seats[me.index()];
        let mut known = own.hand.unwrap_or_default();
        known |= own.row.iter().flat_map(|row| row.up).flatten().collect();
        known |= all_tricks(view).flat_map(|t| &t.plays).filter(|p| p.seat == me).map(|p| p.card).collect();
        jokers &= known;
    }
    jokers
}
