//! What a player with a perfect memory knows from what they were shown: the cards they haven't seen, and which players
//! are void.

use cards::{Card, CardSet, Suit, SuitSet};
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

/// What a trick asks of those who play to it.
pub(crate) struct Demand {
    /// The suit to be followed.
    pub(crate) suit: Suit,
    /// The place of the first card that had to follow.
    from: usize,
    /// Jokers that could be played by choice, in the first trick of a suit.
    chosen: CardSet,
}

impl Demand {
    /// Whether a card shows that its hand or row could not follow.
    pub(crate) fn is_failed(&self, ranking: &Ranking<'_>, place: usize, card: Card) -> bool {
        place >= self.from && ranking.suit_of(card) != Some(self.suit) && !self.chosen.contains(card)
    }
}

/// What each trick asks that can be seen, if it asks for anything.
pub(crate) fn demands(
    rules: &Rules,
    view: &View,
    ranking: &Ranking<'_>,
) -> impl Iterator<Item = Option<Demand>> {
    let by_choice = rules.has_first_rounds(view.contract.as_ref().map(|contract| contract.bid));
    let free = ranking.free;
    let mut led_before = SuitSet::EMPTY;
    all_tricks(view).map(move |trick| {
        let suit = trick.led?;
        let chosen = if by_choice && !led_before.contains(suit) { free } else { CardSet::EMPTY };
        led_before.insert(suit);
        Some(Demand { suit, from: trick.plays.len() - trick.bound().len(), chosen })
    })
}

impl Memory {
    pub(crate) fn new(rules: &Rules, view: &View, ranking: &Ranking<'_>) -> Self {
        let mut memory = Self { unseen: unseen(rules, view), voids: BySeat::default() };
        for (trick, demand) in all_tricks(view).zip(demands(rules, view, ranking)) {
            let Some(demand) = demand else { continue };
            for (place, play) in trick.plays.iter().enumerate().filter(|(_, play)| !play.from_row) {
                if demand.is_failed(ranking, place, play.card) {
                    memory.voids[play.seat].insert(demand.suit);
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
