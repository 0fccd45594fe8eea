//! The cards in front of a player: their own, or those that they play for the owner.

use crate::wire::{HandView, HeldCard, Slot};
use ::five_hundred::{Action, Choices, Rules};
use cards::{Card, CardSet};
use table::{Seat, Viewer};
use texts::Texts;
use texts::narration::five_hundred::{Arrangement, PlaysFrom, plays_from};

use crate::game::{Look, OnDesk};

/// The seat whose cards the hand holds; nobody's while one watches.
pub(super) fn seat_of_hand(look: &Look<'_, Rules>) -> Option<Seat> {
    if look.view.viewer == Viewer::Referee {
        // A viewer who goes through a finished hand has the nearest player's cards before them.
        return Some(look.nearest);
    }
    match (look.is_mine(), plays_from(look.view, look.nearest)) {
        (true, PlaysFrom::For(owner)) => Some(owner),
        _ => look.me,
    }
}

pub(super) fn hand_view(look: &Look<'_, Rules>) -> Option<HandView> {
    let seat = seat_of_hand(look)?;
    let state = &look.view.seats[seat.index()];
    let of = (look.me.is_some_and(|me| me != seat)).then(|| look.narrator.name(seat).to_owned());
    let Some(hand) = state.hand else {
        return Some(HandView { of, cards: Vec::new(), backs: state.cards, choose: Slot::None });
    };
    let sorted = Arrangement::new(look.rules, look.view, hand).sort(look.rules, hand, look.narrator.sorting);
    let choose = choose(look);
    let cards = sorted.into_iter().map(|card| held(look, card.face(), choose)).collect();
    Some(HandView { of, cards, backs: 0, choose })
}

fn choose(look: &Look<'_, Rules>) -> Slot {
    match look.view.choices {
        _ if !look.is_mine() => Slot::None,
        Choices::Discard { count: 0, .. } => Slot::None,
        Choices::Discard { count, .. } => Slot::Some(count),
        Choices::Give { count: 1, .. } => Slot::One,
        Choices::Give { count, .. } => Slot::Some(count),
        Choices::Play { .. } if plays_from(look.view, look.nearest) != PlaysFrom::Row => Slot::One,
        _ => Slot::None,
    }
}

fn held(look: &Look<'_, Rules>, card: Card, choose: Slot) -> HeldCard {
    match (choose, look.view.choices) {
        (Slot::Some(_), Choices::Discard { from, .. } | Choices::Give { from, .. }) => HeldCard {
            legal: from.find_one(card).is_some(),
            mark: from_kitty(look, card).then(|| look.text("desk-from-kitty")),
            ..look.idle(card)
        },
        (Slot::One, Choices::Give { from, .. }) => {
            let offer = give(look, from, card);
            HeldCard { legal: !offer.is_empty(), offers: offer, ..look.idle(card) }
        }
        (Slot::One, _) => playable(look, card),
        _ => look.idle(card),
    }
}

fn from_kitty(look: &Look<'_, Rules>, card: Card) -> bool {
    look.view.kitty.is_some_and(|kitty| kitty.find_one(card).is_some())
}

fn give(look: &Look<'_, Rules>, cards: CardSet, card: Card) -> Vec<crate::wire::Offer> {
    let action = Action::Give(CardSet::of(card));
    let found = cards.find_one(card);
    found.map(|_| look.offer(action, true, Rules::label(look, action))).into_iter().collect()
}

/// A card with what playing it can mean.
pub(crate) fn playable(look: &Look<'_, Rules>, card: Card) -> HeldCard {
    let Choices::Play { suits, .. } = look.view.choices else { return look.idle(card) };
    let texts = &look.narrator.texts;
    let mut offers = Vec::new();
    let action = Action::Play(card);
    if look.view.choices.contains(action) {
        offers.push(look.offer(action, true, Rules::label(look, action)));
    }
    for suit in suits.iter() {
        let action = Action::Lead(card, suit);
        if look.view.choices.contains(action) {
            let label = texts.format("desk-demand", &[("suit", texts.suit(suit).into())]);
            let mut offer = look.offer(action, true, Texts::capitalised(&label));
            offer.suit = Some(suit);
            offers.push(offer);
        }
    }
    HeldCard { legal: !offers.is_empty(), offers, ..look.idle(card) }
}
