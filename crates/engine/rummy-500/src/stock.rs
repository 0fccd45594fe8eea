//! The discard pile becomes the stock, turned over or shuffled: once a hand \[RM-STOCK-2\] \[RM-STOCK-3\].

use cards::{Card, CardSet};
use table::{CardsError, Later};

use crate::{
    action::Action,
    axis::EmptyStock,
    rules::{Rules, jokers_in_pack},
    state::{Hand, State},
};

impl Rules {
    /// Whether a player who draws from the stock would draw from the pile, turned over.
    pub(crate) fn renews(&self, hand: &Hand) -> bool {
        hand.stock.len() == 0
            && hand.pile.len() > 1
            && !hand.renewed
            && matches!(self.axes().empty_stock, EmptyStock::TurnOver | EmptyStock::Reshuffle)
    }

    /// Makes the pile the stock, all but its top card: in this order, the top first, or the oldest discard on top.
    pub(crate) fn renew(&self, hand: &mut Hand, order: Option<Vec<Card>>) {
        let (top, others) = hand.pile.split();
        hand.pile = top;
        hand.renewed = true;
        order.unwrap_or(others).into_iter().rev().for_each(|card| hand.stock.push(card));
    }

    /// The order of the new stock, its top first, if an action makes one that is shuffled.
    pub(crate) fn reshuffled(&self, state: &State, action: Action) -> Option<Vec<Card>> {
        if action != Action::Stock || !self.reshuffles() || !self.renews(&state.hand) {
            return None;
        }
        let (_, mut left) = state.hand.pile.split();
        match state.later.as_deref() {
            Some(Later::Stream(rest)) => {
                let mut faces: CardSet = CardSet::EMPTY;
                for card in &left {
                    faces |= (0..4)
                        .filter_map(|n| card.copy(n))
                        .find(|&copy| !faces.contains(copy))
                        .into_iter()
                        .collect();
                }
                let mut order = self.in_pack_order(faces);
                rest.shuffle(&mut order);
                pieces(&mut left, &order)
            }
            Some(Later::Cards(order)) => pieces(&mut left, order),
            None => None,
        }
    }

    /// What a new stock lacks that the deal should have told.
    pub(crate) fn lacks_order(&self, state: &State, action: Action) -> Option<CardsError> {
        let place = || "reshuffle".to_owned();
        if action != Action::Stock || !self.reshuffles() || !self.renews(&state.hand) {
            return None;
        }
        match state.later.as_deref() {
            Some(Later::Stream(_)) => None,
            None => Some(CardsError::CardsLacking { place: place() }),
            Some(Later::Cards(order)) => {
                let (_, mut left) = state.hand.pile.split();
                let needed = left.len();
                let mut has = |card: &Card| match left.iter().position(|piece| piece.face() == card.face()) {
                    Some(at) => {
                        left.swap_remove(at);
                        true
                    }
                    None => false,
                };
                match order.iter().find(|&card| !has(card)) {
                    Some(&card) => Some(CardsError::TooOften { place: place(), card }),
                    None if order.len() != needed => {
                        Some(CardsError::Count { place: place(), found: order.len(), needed })
                    }
                    None => None,
                }
            }
        }
    }

    /// Cards in the canonical order of packs: of two packs the whole first with its jokers, then the whole second
    /// \[NOT-REC-3\].
    pub(crate) fn in_pack_order(&self, cards: CardSet) -> Vec<Card> {
        let mut pack = cards.to_canonical();
        pack.sort_by_key(|&card| match (0..4).position(|n| card.copy(n) == Some(card)) {
            Some(n) if card.is_joker() => n / usize::from(jokers_in_pack(self.axes()).max(1)),
            copy => copy.unwrap_or_default(),
        });
        pack
    }
}

/// The pieces that these cards mean; `None` if they are not just those that are left.
fn pieces(left: &mut Vec<Card>, order: &[Card]) -> Option<Vec<Card>> {
    let mut piece = |card: &Card| {
        let at = left.iter().position(|piece| piece.face() == card.face())?;
        Some(left.swap_remove(at))
    };
    let pieces = order.iter().map(&mut piece).collect::<Option<Vec<_>>>()?;
    left.is_empty().then_some(pieces)
}
