//! The turn: what drawing, melding, laying off, discarding and calling do \[RM-TURN\] \[RM-CALL\] \[RM-OUT\].

use cards::{Card, CardSet};
use table::{BySeat, Seat, SeatSet};

use crate::{
    action::Action,
    axis::{RummyCall, UnplayableEnforcement},
    choices::{Choices, Draws, Turn, cards_to_place},
    holding::{Holding, pieces},
    meld::{Meld, MeldCard},
    melds::Melds,
    rules::Rules,
    score::HandFacts,
    state::{Hand, HandResult, Owed, Phase},
};

impl Rules {
    /// Who may act in a hand \[RM-CALL-12\].
    #[must_use]
    pub fn acting(&self, hand: &Hand) -> SeatSet {
        match hand.phase {
            _ if hand.result.is_some() => SeatSet::EMPTY,
            Phase::Deal => SeatSet::EMPTY,
            Phase::Draw | Phase::Meld => SeatSet::of(hand.turn),
            Phase::Claim => SeatSet::all(self.seats) - SeatSet::of(hand.last),
        }
    }

    /// What a seat may do now in a hand: `legal` without building the list.
    #[must_use]
    pub fn choices_in(&self, hand: &Hand, seat: Seat) -> Choices {
        if !self.acting(hand).contains(seat) {
            return Choices::None;
        }
        match hand.phase {
            Phase::Meld => Choices::Turn(self.turn_of(hand)),
            _ => Choices::Draw(self.draws(hand, seat)),
        }
    }

    /// The turn of the player who melds.
    pub(crate) fn turn_of(&self, hand: &Hand) -> Turn {
        let called = hand.called.map(|(card, _)| card);
        self.turn_with(hand.held[hand.turn], hand.melds, hand.owed, hand.barred, called)
    }

    /// The turn of a player with these cards, as his view tells it: the melds on the table, the card he must place, the
    /// card he may not discard, and the called card that he must lay off.
    #[must_use]
    pub fn turn_with(
        &self,
        hand: CardSet,
        melds: Melds,
        owed: Option<Owed>,
        barred: Option<Card>,
        called: Option<Card>,
    ) -> Turn {
        let axes = self.axes();
        let (going_out, enforcement) = (axes.going_out, axes.unplayable_enforcement);
        Turn { hand, melds, owed, barred, called, going_out, enforcement }
    }

    fn draws(&self, hand: &Hand, seat: Seat) -> Draws {
        let calls = hand.calls;
        if seat != hand.turn {
            return Draws { calls, ..Draws::default() };
        }
        if hand.out_pending {
            return Draws { calls, end: true, ..Draws::default() };
        }
        let stock = hand.stock.len() > 0;
        Draws { stock, end: !stock, takes: self.takes(hand, hand.held[seat]), calls }
    }

    /// The takes after which the turn can be finished \[RM-DRAW-6\]: bit *n* - 1 for `take n`.
    fn takes(&self, hand: &Hand, held: CardSet) -> u128 {
        let openings = hand.melds.openings();
        let mut holding = Holding::from(held);
        let mut takes = 0;
        for (n, &card) in (1..).zip(hand.pile.as_slice().iter().rev()) {
            holding.insert(card);
            let cards = held.len() + u32::from(n);
            let ends = if self.is_free(n) {
                // A floater who can't lay the card off could neither keep nor discard it [RM-FLOAT-3].
                cards > 1 || openings.fits(card) && !self.must_discard()
            } else {
                let needed = cards_to_place(self.owed_after_take(card), &holding, &hand.melds, &openings);
                needed.is_some_and(|needed| !self.must_discard() || needed < cards)
            };
            takes |= u128::from(ends) << (n - 1);
        }
        takes
    }

    /// The calls that are legal after a turn \[RM-CALL-3\] \[RM-CALL-8\] \[RM-CALL-10\]: bit *n* - 1 for `rummy n`.
    pub(crate) fn calls(&self, hand: &Hand, discarded: bool) -> u128 {
        let openings = hand.melds.openings();
        match self.axes().rummy_call {
            RummyCall::Off => 0,
            RummyCall::LastDiscardOnly => {
                u128::from(discarded && hand.pile.top().is_some_and(|card| openings.fits(card)))
            }
            RummyCall::FullPile => {
                let mut holding = Holding::default();
                let mut calls = 0;
                for (n, &card) in hand.pile.as_slice().iter().rev().enumerate() {
                    holding.insert(card);
                    let owed = Owed { card, new_meld: false };
                    let can = cards_to_place(owed, &holding, &hand.melds, &openings).is_some();
                    calls |= u128::from(can) << n;
                }
                calls
            }
        }
    }

    /// Performs an action of a hand that is legal, or that search knows to be so. What can't be done does nothing.
    pub fn play_in(&self, hand: &mut Hand, seat: Seat, action: Action) {
        match action {
            Action::Stock => {
                if let Some(card) = hand.stock.pop() {
                    hand.held[seat].insert(card);
                    begin_turn(hand, seat);
                }
            }
            Action::Take(count) => self.take(hand, seat, count),
            Action::Rummy(count) => self.call(hand, seat, count),
            Action::Meld(meld) => self.meld(hand, seat, meld),
            Action::Lay(card, number) => self.lay(hand, seat, card, number),
            Action::Discard(card) => self.discard(hand, seat, card),
            Action::End if hand.out_pending => self.go_out(hand, hand.last),
            Action::End => self.end_hand(hand, HandResult::StockEnded),
            Action::NoMeld(_) => {}
        }
    }

    /// \[RM-DRAW-2\] to \[RM-DRAW-5\]
    fn take(&self, hand: &mut Hand, seat: Seat, count: u8) {
        let held = hand.held[seat];
        let Some(deepest) = take_up(hand, seat, count) else { return };
        begin_turn(hand, seat);
        if self.is_free(count) {
            hand.barred = held.find_one(deepest).is_none().then_some(deepest.face());
        } else {
            hand.owed = Some(self.owed_after_take(deepest));
        }
    }

    /// \[RM-CALL-5\] \[RM-CALL-9\] \[RM-UNPL-5\]
    fn call(&self, hand: &mut Hand, seat: Seat, count: u8) {
        let next = hand.turn;
        let Some(deepest) = take_up(hand, seat, count) else { return };
        begin_turn(hand, seat);
        if self.calls_full_pile() {
            hand.owed = Some(Owed { card: deepest.face(), new_meld: false });
        } else {
            hand.called = Some((deepest.face(), next));
        }
    }

    fn meld(&self, hand: &mut Hand, seat: Seat, meld: Meld) {
        let Some(pieces) = pieces(hand.held[seat], meld) else { return };
        hand.held[seat] -= pieces;
        hand.melds.push(meld);
        let number = hand.melds.as_slice().len();
        for (slot, card) in meld.slots() {
            self.note_laid(hand, seat, card, number, slot);
        }
        hand.owed = hand.owed.filter(|owed| !meld.contains(owed.card));
        self.after_laying(hand, seat);
    }

    fn lay(&self, hand: &mut Hand, seat: Seat, card: MeldCard, number: u8) {
        let piece = hand.held[seat].find_one(card.card());
        let laid = hand.melds.numbered(number).and_then(|meld| meld.with(card));
        let Some((piece, (slot, meld))) = piece.zip(laid) else { return };
        hand.held[seat].remove(piece);
        hand.melds.set(number, meld);
        self.note_laid(hand, seat, card, usize::from(number), slot);
        if let Some((_, next)) = hand.called.take() {
            hand.turn = next;
            hand.phase = Phase::Draw;
            return;
        }
        hand.owed = hand.owed.filter(|owed| owed.new_meld || owed.card != piece.face());
        self.after_laying(hand, seat);
    }

    /// \[RM-LAY-7\] \[RM-SCORE-1\]
    fn note_laid(&self, hand: &mut Hand, seat: Seat, card: MeldCard, number: usize, slot: usize) {
        hand.laid_by[number - 1][slot] = seat;
        let in_run = matches!(hand.melds.as_slice()[number - 1], Meld::Run { .. });
        hand.laid[seat] += self.value_in_meld(card, in_run && slot == 0);
        forget(&mut hand.known[seat], card.card());
    }

    /// \[RM-OUT-1\] \[RM-FLOAT-1\]
    fn after_laying(&self, hand: &mut Hand, seat: Seat) {
        // A card that lies on the table can't be discarded anyway.
        hand.barred = hand.barred.filter(|&card| hand.held[seat].find_one(card).is_some());
        if !hand.held[seat].is_empty() {
            return;
        }
        if self.floats() {
            self.end_turn(hand, seat, false);
        } else {
            self.go_out(hand, seat);
        }
    }

    fn discard(&self, hand: &mut Hand, seat: Seat, card: Card) {
        let Some(piece) = hand.held[seat].find_one(card) else { return };
        hand.held[seat].remove(piece);
        hand.pile.push(piece);
        forget(&mut hand.known[seat], card);
        if !hand.held[seat].is_empty() {
            self.end_turn(hand, seat, true);
        } else if self.unplayable() == Some(UnplayableEnforcement::RummyCall)
            && hand.melds.openings().fits(card)
        {
            self.end_turn(hand, seat, true);
            hand.phase = Phase::Claim;
            hand.calls = 1;
            hand.out_pending = true;
        } else {
            self.go_out(hand, seat);
        }
    }

    /// Opens the claim window, if there is anything to claim \[RM-CALL-1\] \[RM-CALL-12\].
    fn end_turn(&self, hand: &mut Hand, seat: Seat, discarded: bool) {
        hand.last = seat;
        hand.turn = seat.after(1, self.seats);
        hand.owed = None;
        hand.barred = None;
        hand.calls = self.calls(hand, discarded);
        hand.phase = if hand.calls == 0 { Phase::Draw } else { Phase::Claim };
    }

    fn go_out(&self, hand: &mut Hand, seat: Seat) {
        hand.out = Some(seat);
        self.end_hand(hand, HandResult::Out);
    }

    fn end_hand(&self, hand: &mut Hand, result: HandResult) {
        hand.result = Some(result);
        hand.calls = 0;
        hand.out_pending = false;
        hand.points = HandFacts {
            laid: hand.laid,
            held: BySeat::from_fn(|seat| self.value_of(hand.held[seat])),
            out: hand.out,
        }
        .points();
    }
}

fn begin_turn(hand: &mut Hand, seat: Seat) {
    hand.turn = seat;
    hand.phase = Phase::Meld;
    hand.calls = 0;
    hand.out_pending = false;
    hand.owed = None;
    hand.barred = None;
}

/// Moves cards from the discard pile into a hand, for all to see \[RM-INFO-3\]; gives the deepest.
fn take_up(hand: &mut Hand, seat: Seat, count: u8) -> Option<Card> {
    if count > hand.pile.len() {
        return None;
    }
    let mut deepest = None;
    for _ in 0..count {
        let card = hand.pile.pop()?;
        hand.held[seat].insert(card);
        note(&mut hand.known[seat], card);
        deepest = Some(card);
    }
    deepest
}

/// Adds a card to those that are known.
fn note(known: &mut CardSet, card: Card) {
    let free = (0..4).filter_map(|n| card.copy(n)).find(|&copy| !known.contains(copy));
    *known |= free.into_iter().collect();
}

/// Takes a card equal to this one out of those that are known, if one is.
fn forget(known: &mut CardSet, card: Card) {
    if let Some(copy) = (0..4).rev().filter_map(|n| card.copy(n)).find(|&copy| known.contains(copy)) {
        known.remove(copy);
    }
}
