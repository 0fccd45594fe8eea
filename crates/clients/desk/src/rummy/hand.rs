//! The cards of a player, as they like them to lie.

use crate::wire::{HandView, HeldCard, Slot};
use ::rummy_500::{Choices, Rules};
use cards::{Card, CardSet};
use table::{Seat, Viewer};

use crate::game::Look;

/// The seat whose cards the hand holds; nobody's while one watches.
pub(super) fn seat_of_hand(look: &Look<'_, Rules>) -> Option<Seat> {
    // A viewer who goes through a finished hand has the nearest player's cards before them.
    look.me.or_else(|| (look.view.viewer == Viewer::Referee).then_some(look.nearest))
}

/// Cards from left to right.
pub(super) fn sorted(look: &Look<'_, Rules>, cards: CardSet) -> Vec<Card> {
    texts::narration::rummy::sorted(look.narrator.sorting.by, cards).into_iter().map(Card::face).collect()
}

pub(super) fn hand_view(look: &Look<'_, Rules>) -> Option<HandView> {
    let seat = seat_of_hand(look)?;
    let state = &look.view.seats[seat.index()];
    let picks = look.is_mine() && matches!(look.view.choices, Choices::Turn(_));
    let held = |card| HeldCard { legal: picks, mark: mark(look, seat, card), ..look.idle(card) };
    Some(HandView {
        of: None,
        cards: sorted(look, state.hand.unwrap_or_default()).into_iter().map(held).collect(),
        backs: if state.hand.is_some() { 0 } else { state.cards },
        choose: if picks { Slot::Any } else { Slot::None },
    })
}

/// The mark of a card: it must go to the table, it may not be discarded, it was just drawn, everybody knows of it.
fn mark(look: &Look<'_, Rules>, seat: Seat, card: Card) -> Option<String> {
    let view = look.view;
    let mine = view.turn == seat;
    let key = if mine && (view.owed.is_some_and(|owed| owed.card == card) || view.called == Some(card)) {
        "desk-owed"
    } else if mine && view.barred == Some(card) {
        "desk-barred"
    } else if mine && look.me == Some(seat) && look.fresh.contains(card) {
        "desk-fresh"
    } else if view.seats[seat.index()].known.contains(card) {
        "desk-known"
    } else {
        return None;
    };
    Some(look.text(key))
}
