//! What can be done besides playing a card (calls, the discard, the joker's suit, partners), and the question of the
//! moment.

use std::cmp::Reverse;

use crate::wire::{Offer, Panel};
use ::five_hundred::{Action, Choices, Phase, Rules};
use card_match::Situation;
use cards::{Card, CardSet, Suit, short::sort_by_key};
use table::SeatSet;
use texts::narration::five_hundred::{Picks, prompt};

use super::bids;
use crate::game::{Look, OnDesk, shown};

pub(super) fn panel(look: &Look<'_, Rules>) -> Panel {
    if look.view.phase == Some(Phase::Auction) {
        return Panel::Bids(bids::bids(look));
    }
    match look.view.choices {
        _ if !look.is_mine() => Panel::None,
        Choices::Discard { count: 0, .. } => {
            let action = Action::Discard(CardSet::EMPTY);
            Panel::Offers(vec![look.offer(action, true, look.label("desk-discard-none"))])
        }
        Choices::Discard { count, .. } => put_away(look, "discard", count, "key-discard"),
        Choices::Give { count, .. } if count > 1 => put_away(look, "give", count, "key-give"),
        Choices::Nominate => Panel::Offers(nominations(look)),
        Choices::Partners { cards, seats, pairs } => Panel::Offers(partners(look, cards, seats, pairs)),
        _ => Panel::None,
    }
}

fn put_away(look: &Look<'_, Rules>, word: &str, count: u8, label: &str) -> Panel {
    Panel::Discard { word: word.to_owned(), count, label: look.label(label) }
}

pub(super) fn ask(situation: &Situation<'_, Rules>, look: &Look<'_, Rules>) -> String {
    let texts = &look.narrator.texts;
    match (look.view.phase, look.view.choices) {
        (_, Choices::Discard { count, .. }) if look.is_mine() => {
            texts.format("desk-ask-discard", &[("count", count.into())])
        }
        (Some(Phase::Give | Phase::Discard | Phase::Nominate | Phase::Partners), _) if !look.is_mine() => {
            let name = look.acting.first().map_or("", |seat| look.narrator.name(seat));
            texts.format("desk-ask-exchange", &[("name", name.into())])
        }
        _ => prompt(situation, look.narrator, Picks::default()).0,
    }
}

/// The suits a joker may be given, and none.
fn nominations(look: &Look<'_, Rules>) -> Vec<Offer> {
    let texts = &look.narrator.texts;
    let of_suit = |suit: Option<Suit>| {
        let label = suit.map_or_else(|| look.text("board-no-suit"), |suit| texts.suit(suit));
        let offer = look.offer(Action::Nominate(suit), true, texts::Texts::capitalised(&label));
        Offer { suit, ..offer }
    };
    Suit::ALL.into_iter().rev().map(Some).chain([None]).map(of_suit).collect()
}

/// The cards that may be called, the players who may be asked, and to play alone.
fn partners(look: &Look<'_, Rules>, cards: CardSet, seats: SeatSet, pairs: bool) -> Vec<Offer> {
    let label = |action| look.offer(action, true, Rules::label(look, action));
    let mut offers = vec![label(Action::Alone)];
    let ones: Vec<SeatSet> = seats.iter().map(SeatSet::of).collect();
    offers.extend(ones.iter().map(|&one| label(Action::Partners(one))));
    if pairs {
        let twos =
            ones.iter().enumerate().flat_map(|(n, &one)| ones[n + 1..].iter().map(move |&two| one | two));
        offers.extend(twos.map(|two| label(Action::Partners(two))));
    }
    let called = |card: Card| Offer {
        cards: shown([card]),
        ..look.offer(Action::Call(card), true, texts::Texts::capitalised(&look.name_of(card)))
    };
    // The highest cards first: those are called.
    let mut cards = cards.to_canonical();
    sort_by_key(&mut cards, |card| Reverse((card.is_joker(), card.rank())));
    offers.extend(cards.into_iter().map(called));
    offers
}
