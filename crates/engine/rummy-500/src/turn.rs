//! The turn: what drawing, melding, laying off, discarding and calling do \[RM-TURN\] \[RM-CALL\] \[RM-OUT\].

use cards::{Card, CardSet};
use table::{BySeat, Seat, SeatSet};

use crate::{
    action::Action,
    axis::{RummyCall, UnplayableEnforcement},
    choices::{Choices, Draws, Turn, cards_to_place},
    holding::{Holding, pieces},
    meld::{HIGH_ACE, Meld},
    meld_card::MeldCard,
    melds::Melds,
    rules::Rules,
    score::HandFacts,
    shapes::Opening,
    state::{Hand, HandResult, Owed, Phase},
};

impl Rules {
    /// The seats that may act in a hand \[RM-CALL-12\].
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
        if seat.index() >= self.seats || !self.acting(hand).contains(seat) {
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
        let opened = hand.opened.contains(hand.turn);
        self.turn_with(hand.held[hand.turn], hand.melds, (hand.owed, hand.barred, called), opened)
    }

    /// What a seat must meld before it may lay off.
    fn opening_of(&self, hand: &Hand, seat: Seat) -> Option<Opening> {
        self.opening.filter(|_| !hand.opened.contains(seat))
    }

    /// The turn of a player with these cards, as their view tells it: the melds on the table; the card they must place,
    /// the card they may not discard, and the called card that they must lay off; and whether they have melded.
    #[must_use]
    pub fn turn_with(
        &self,
        hand: CardSet,
        melds: Melds,
        (owed, barred, called): (Option<Owed>, Option<Card>, Option<Card>),
        melded: bool,
    ) -> Turn {
        let axes = self.axes();
        Turn {
            hand,
            melds: melds.at_table(self.shapes),
            owed,
            barred,
            called,
            going_out: axes.going_out,
            enforcement: axes.unplayable_enforcement,
            shapes: self.shapes,
            opening: self.opening.filter(|_| !melded),
        }
    }

    /// The calls that a seat may make in a claim window: bit *n* - 1 for `rummy n`.
    pub(crate) fn calls_of(&self, hand: &Hand, seat: Seat) -> u128 {
        if self.opening_of(hand, seat).is_some() { hand.calls_unopened } else { hand.calls }
    }

    fn draws(&self, hand: &Hand, seat: Seat) -> Draws {
        let calls = self.calls_of(hand, seat);
        if seat != hand.turn {
            return Draws { calls, ..Draws::default() };
        }
        if hand.out_pending {
            return Draws { calls, end: true, ..Draws::default() };
        }
        let stock = hand.stock.len() > 0 || self.renews(hand);
        Draws { stock, end: !stock, takes: self.takes(hand, seat), calls }
    }

    /// The takes after which the turn can be finished \[RM-DRAW-6\]: bit *n* - 1 for `take n`.
    fn takes(&self, hand: &Hand, seat: Seat) -> u128 {
        let (held, opening) = (hand.held[seat], self.opening_of(hand, seat));
        let openings = hand.melds.openings();
        let mut holding = Holding::from(held);
        let mut takes = 0;
        for (n, &card) in (1..).zip(hand.pile.as_slice().iter().rev()) {
            holding.insert(card);
            let cards = held.len() + u32::from(n);
            let ends = if self.is_free(n) {
                // A floater who can't lay the card off could neither keep nor discard it [RM-FLOAT-3].
                cards > 1 || self.may_go_back() || openings.fits(card) && !self.must_discard()
            } else {
                let owed = self.owed_after_take(card);
                let needed = cards_to_place(owed, &holding, (&hand.melds, &openings), self.shapes, opening);
                needed.is_some_and(|needed| !self.must_discard() || needed < cards)
            };
            takes |= u128::from(ends) << (n - 1);
        }
        takes
    }

    /// Finds the calls that are legal after a turn \[RM-CALL-3\] \[RM-CALL-8\] \[RM-CALL-10\], and says whether anybody
    /// may make one.
    pub(crate) fn find_calls(&self, hand: &mut Hand, discarded: bool) -> bool {
        hand.calls = self.calls(hand, discarded, None);
        let Some(opening) = self.opening else { return hand.calls != 0 };
        hand.calls_unopened = match self.axes().rummy_call {
            RummyCall::FullPile => self.calls(hand, discarded, Some(opening)),
            RummyCall::LastDiscardOnly | RummyCall::Off => 0,
        };
        let others = SeatSet::all(self.seats) - SeatSet::of(hand.last);
        let opened = hand.calls != 0 && !(others & hand.opened).is_empty();
        opened || hand.calls_unopened != 0 && !(others - hand.opened).is_empty()
    }

    /// The calls of those who have melded, or of those who have an opening before them: bit *n* - 1 for `rummy n`.
    fn calls(&self, hand: &Hand, discarded: bool, opening: Option<Opening>) -> u128 {
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
                    let table = (&hand.melds, &openings);
                    let can = cards_to_place(called(card), &holding, table, self.shapes, opening).is_some();
                    calls |= u128::from(can) << n;
                }
                calls
            }
        }
    }

    /// Performs an action of a hand that is legal, or at least a step of the turn for which the cards are there. Any
    /// other is a mistake of the caller: a debug build panics, and otherwise the hand means nothing from then on.
    ///
    /// # Panics
    /// If no table has the seat.
    pub fn play_in(&self, hand: &mut Hand, seat: Seat, action: Action) {
        debug_assert_eq!(self.possible(hand, seat, action), Ok(()), "seat {seat} can't do {action}");
        match action {
            Action::Stock => {
                self.draw(hand, seat);
                begin_turn(hand, seat);
            }
            Action::Take(count) => self.take(hand, seat, count),
            Action::Rummy(count) => self.call(hand, seat, count),
            Action::Meld(meld) => self.meld(hand, seat, meld),
            Action::Lay(card, number) => self.lay(hand, seat, card, number),
            Action::Discard(card) => self.discard(hand, seat, card),
            Action::End if hand.out_pending => self.go_out(hand, hand.last),
            Action::End => self.end_hand(hand, HandResult::StockEnded),
            // Never possible: the cards are not known.
            Action::NoMeld(_) => {}
        }
    }

    /// Moves the cards of an action that is no step of the turn. Whose turn it is, and what they owe, stays; nobody
    /// goes out.
    pub(crate) fn move_out_of_turn(&self, hand: &mut Hand, seat: Seat, action: Action) {
        match action {
            Action::Stock => self.draw(hand, seat),
            Action::Take(count) => drop(take_up(hand, seat, count)),
            Action::Meld(meld) => self.put_down(hand, seat, meld),
            Action::Lay(card, number) => self.put_on(hand, seat, card, number),
            Action::Discard(card) => throw(hand, seat, card),
            Action::Rummy(_) | Action::End | Action::NoMeld(_) => {}
        }
        if hand.phase == Phase::Claim {
            self.renew_window(hand, !matches!(action, Action::Take(_)));
        }
    }

    /// What can be claimed after cards have moved in a claim window; `discarded` unless the last discard is gone. A
    /// last discard that nobody can claim any more stands \[RM-UNPL-4\].
    fn renew_window(&self, hand: &mut Hand, discarded: bool) {
        hand.out_pending &= hand.held[hand.last].is_empty();
        if hand.out_pending {
            let fits = hand.pile.top().is_some_and(|card| hand.melds.openings().fits(card));
            if !(fits && discarded) {
                self.go_out(hand, hand.last);
            }
            return;
        }
        if !self.find_calls(hand, discarded) {
            hand.phase = Phase::Draw;
        }
    }

    /// Moves the top card of the stock into a hand; a stock that is empty is made anew, if it may be. Where it is to be
    /// shuffled and nothing tells how, it is turned over as it lies.
    fn draw(&self, hand: &mut Hand, seat: Seat) {
        if self.renews(hand) {
            self.renew(hand, None);
        }
        hand.held[seat] |= hand.stock.pop().into_iter().collect();
    }

    /// \[RM-DRAW-2\] to \[RM-DRAW-5\]
    fn take(&self, hand: &mut Hand, seat: Seat, count: u8) {
        let held = hand.held[seat];
        let deepest = take_up(hand, seat, count);
        begin_turn(hand, seat);
        if self.is_free(count) {
            let bars = |card: &Card| !self.may_go_back() && held.find_one(*card).is_none();
            hand.barred = deepest.filter(bars).map(Card::face);
        } else {
            hand.owed = deepest.map(|card| self.owed_after_take(card));
        }
    }

    /// \[RM-CALL-5\] \[RM-CALL-9\] \[RM-UNPL-5\]
    fn call(&self, hand: &mut Hand, seat: Seat, count: u8) {
        let next = hand.turn;
        let deepest = take_up(hand, seat, count).map(Card::face);
        begin_turn(hand, seat);
        if self.calls_full_pile() {
            hand.owed = deepest.map(called);
        } else {
            hand.called = deepest.map(|card| (card, next));
        }
    }

    /// After a called card, or another in its stead, the game goes on as if nothing had been called \[RM-CALL-9\].
    fn ends_call(hand: &mut Hand) -> bool {
        let Some((_, next)) = hand.called.take() else { return false };
        hand.turn = next;
        hand.phase = Phase::Draw;
        true
    }

    fn meld(&self, hand: &mut Hand, seat: Seat, meld: Meld) {
        self.put_down(hand, seat, meld);
        if Self::ends_call(hand) {
            return;
        }
        hand.owed = hand.owed.filter(|owed| !meld.contains(owed.card));
        self.after_laying(hand, seat);
    }

    fn put_down(&self, hand: &mut Hand, seat: Seat, meld: Meld) {
        let held = hand.held[seat];
        hand.held[seat] -= pieces(held, meld).unwrap_or_default();
        hand.melds.push(meld);
        hand.opened.insert(seat);
        if self.values.doubles(meld) {
            hand.laid[seat] += self.values.of_meld(meld) / 2;
        }
        let number = hand.melds.as_slice().len();
        for (slot, card) in meld.slots() {
            self.note_laid(hand, seat, card, number, slot);
        }
    }

    fn lay(&self, hand: &mut Hand, seat: Seat, card: MeldCard, number: u8) {
        self.put_on(hand, seat, card, number);
        if Self::ends_call(hand) {
            return;
        }
        hand.owed = hand.owed.filter(|owed| owed.new_meld || owed.card != card.card().face());
        self.after_laying(hand, seat);
    }

    fn put_on(&self, hand: &mut Hand, seat: Seat, card: MeldCard, number: u8) {
        remove(&mut hand.held[seat], card.card());
        if let Some((slot, meld)) = hand.melds.with(card, number) {
            self.lift_ace(hand, number, meld);
            hand.melds.set(number, meld);
            self.note_laid(hand, seat, card, usize::from(number), slot);
        }
    }

    /// An ace that was the low end of a run has a king below it from now on, and counts as a high one for whoever laid
    /// it \[RM-VAL-6\].
    fn lift_ace(&self, hand: &mut Hand, number: u8, grown: Meld) {
        let low = |meld: Option<Meld>| match meld {
            Some(Meld::Run { low, .. }) => Some(low),
            _ => None,
        };
        let old = hand.melds.numbered(number);
        if low(old) != Some(0) || low(Some(grown)) == Some(0) {
            return;
        }
        let by = &mut hand.laid_by[usize::from(number) - 1];
        by[usize::from(HIGH_ACE)] = by[0];
        let owner = by[0];
        let worth = |meld: Meld, place: usize| {
            let ace = meld.slots().find(|&(slot, _)| slot == place);
            ace.map_or(0, |(slot, card)| self.values.of_card(meld, slot, card))
        };
        hand.laid[owner] += worth(grown, usize::from(HIGH_ACE)) - old.map_or(0, |old| worth(old, 0));
    }

    /// \[RM-LAY-7\] \[RM-SCORE-1\]
    fn note_laid(&self, hand: &mut Hand, seat: Seat, card: MeldCard, number: usize, slot: usize) {
        hand.laid_by[number - 1][slot] = seat;
        hand.laid[seat] += self.values.of_card(hand.melds.as_slice()[number - 1], slot, card);
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
        throw(hand, seat, card);
        if Self::ends_call(hand) {
            return;
        }
        if !hand.held[seat].is_empty() {
            self.end_turn(hand, seat, true);
        } else if self.unplayable() == Some(UnplayableEnforcement::RummyCall)
            && !self.stock_has_ended(hand)
            && hand.melds.openings().fits(card)
        {
            self.end_turn(hand, seat, true);
            hand.phase = Phase::Claim;
            (hand.calls, hand.calls_unopened) = (1, 0);
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
        if self.stock_has_ended(hand) {
            return self.end_hand(hand, HandResult::StockEnded);
        }
        hand.phase = if self.find_calls(hand, discarded) { Phase::Claim } else { Phase::Draw };
    }

    /// Whether the hand ends with the turn because the stock is empty \[RM-STOCK-1\].
    fn stock_has_ended(&self, hand: &Hand) -> bool {
        self.ends_with_stock() && hand.stock.len() == 0
    }

    fn go_out(&self, hand: &mut Hand, seat: Seat) {
        hand.out = Some(seat);
        self.end_hand(hand, HandResult::Out);
    }

    fn end_hand(&self, hand: &mut Hand, result: HandResult) {
        hand.result = Some(result);
        (hand.calls, hand.calls_unopened) = (0, 0);
        hand.out_pending = false;
        hand.points = self.points_of(&HandFacts {
            laid: hand.laid,
            held: BySeat::from_fn(|seat| self.value_of(hand.held[seat])),
            out: hand.out,
        });
    }
}

/// What a call of the pile owes with this deepest card \[RM-CALL-6\].
pub(crate) const fn called(card: Card) -> Owed {
    Owed { card, new_meld: false, at_once: false }
}

fn begin_turn(hand: &mut Hand, seat: Seat) {
    hand.turn = seat;
    hand.phase = Phase::Meld;
    (hand.calls, hand.calls_unopened) = (0, 0);
    hand.out_pending = false;
    hand.owed = None;
    hand.barred = None;
}

/// Moves cards from the discard pile into a hand, for all to see \[RM-INFO-3\]; gives the deepest.
fn take_up(hand: &mut Hand, seat: Seat, count: u8) -> Option<Card> {
    let mut deepest = None;
    for _ in 0..count {
        deepest = hand.pile.pop();
        let Some(card) = deepest else { break };
        hand.held[seat].insert(card);
        note(&mut hand.known[seat], card);
    }
    deepest
}

/// Moves a card from a hand to the discard pile.
fn throw(hand: &mut Hand, seat: Seat, card: Card) {
    hand.pile.push(remove(&mut hand.held[seat], card));
    forget(&mut hand.known[seat], card);
}

/// Takes a physical card out of a hand that has it.
fn remove(held: &mut CardSet, card: Card) -> Card {
    let piece = held.find_one(card).unwrap_or(card);
    held.remove(piece);
    piece
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
