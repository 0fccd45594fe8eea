//! Finding the reason why an action is refused, after [`Choices`](crate::Choices) has said that it is.

use cards::{Card, CardSet};
use table::{Game, Seat};

use crate::{
    action::Action,
    axis::RummyCall,
    choices::{DeadEnd, Turn},
    holding::pieces,
    meld::Meld,
    meld_card::MeldCard,
    refusal::Refusal,
    rules::Rules,
    state::{Hand, Phase, State},
};

impl Rules {
    /// Why a seat may not do this now.
    pub(crate) fn reason(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        let phase = self.phase_of(state);
        if phase == Phase::Deal {
            return if state.winners.is_empty() { Refusal::NoHand } else { Refusal::GameOver };
        }
        let hand = &state.hand;
        if seat.index() >= self.seats {
            return Refusal::NotInTurn { seat, to_act: self.to_act(state), phase };
        }
        if let Action::Rummy(count) = action {
            return self.call_reason(hand, seat, count);
        }
        if !self.to_act(state).contains(seat) {
            return Refusal::NotInTurn { seat, to_act: self.to_act(state), phase };
        }
        let draws = matches!(action, Action::Stock | Action::Take(_) | Action::End);
        if draws != (phase != Phase::Meld) {
            return Refusal::WrongPhase { phase };
        }
        if draws { self.draw_reason(hand, seat, action) } else { turn_reason(&self.turn_of(hand), action) }
    }

    fn call_reason(&self, hand: &Hand, seat: Seat, count: u8) -> Refusal {
        if self.axes().rummy_call == RummyCall::Off && !hand.out_pending {
            return Refusal::NoCalls;
        }
        if hand.phase != Phase::Claim {
            return Refusal::NothingToCall;
        }
        if seat == hand.last {
            return Refusal::OwnTurn { seat };
        }
        if count == 1
            && (hand.out_pending || !self.calls_full_pile() && hand.calls != 0)
            && let Some(opening) = self.opening
        {
            return Refusal::MeldFirst { least: opening.least };
        }
        if hand.out_pending || !self.calls_full_pile() {
            return Refusal::OnlyLastDiscard;
        }
        match deepest(hand, count) {
            Some(card) => Refusal::CallNotPlaceable { card },
            None => Refusal::PileTooSmall { pile: hand.pile.len() },
        }
    }

    fn draw_reason(&self, hand: &Hand, seat: Seat, action: Action) -> Refusal {
        match action {
            Action::End if hand.out_pending => Refusal::OnlyLeftEnds { left: hand.turn },
            _ if hand.out_pending => Refusal::NobodyDraws,
            _ if seat != hand.turn => Refusal::OnlyNextDraws { next: hand.turn },
            Action::Stock => Refusal::StockEmpty,
            Action::Take(count) => self.take_reason(hand, seat, count),
            _ if self.renews(hand) => Refusal::StockRenews,
            _ => Refusal::StockNotEmpty,
        }
    }

    fn take_reason(&self, hand: &Hand, seat: Seat, count: u8) -> Refusal {
        let Some(card) = deepest(hand, count) else {
            return Refusal::PileTooSmall { pile: hand.pile.len() };
        };
        if self.is_free(count) {
            return Refusal::FloaterStuck { card };
        }
        let taken = hand.pile.as_slice().iter().rev().take(usize::from(count)).copied().collect();
        let owed = self.owed_after_take(card);
        let cards: CardSet = taken;
        match self.turn_of(hand).way_out(hand.held[seat] | cards, Some(owed), false, || hand.melds) {
            Err(DeadEnd::OwedWithAll(_)) => Refusal::TakeLeavesNothing { card },
            _ => Refusal::TakeNotPlaceable { card, new_meld: owed.new_meld },
        }
    }
}

/// The deepest of the top cards of the discard pile.
fn deepest(hand: &Hand, count: u8) -> Option<Card> {
    let at = hand.pile.len().checked_sub(count)?;
    hand.pile.as_slice().get(usize::from(at)).map(|card| card.face())
}

fn turn_reason(turn: &Turn, action: Action) -> Refusal {
    match action {
        Action::Discard(card) => discard_reason(turn, card),
        Action::Lay(card, number) => lay_reason(turn, card, number),
        _ if turn.called.is_some() => must_lay(turn),
        Action::Meld(meld) => meld_reason(turn, meld),
        Action::NoMeld(why) => Refusal::NotAMeld { why },
        _ => Refusal::WrongPhase { phase: Phase::Meld },
    }
}

fn must_lay(turn: &Turn) -> Refusal {
    Refusal::MustLayCalled { card: turn.called.unwrap_or(Card::X) }
}

fn discard_reason(turn: &Turn, card: Card) -> Refusal {
    let card = card.face();
    match turn.owed {
        _ if turn.called.is_some() => must_lay(turn),
        _ if turn.hand.find_one(card).is_none() => Refusal::NotHeld { card },
        Some(owed) => Refusal::OwedFirst { card: owed.card },
        None if turn.barred == Some(card) => Refusal::JustTaken { card },
        None => Refusal::PlayableLastCard { card },
    }
}

fn meld_reason(turn: &Turn, meld: Meld) -> Refusal {
    if !turn.shapes.allow(meld) {
        return Refusal::NotAMeld { why: turn.shapes.why_not(meld) };
    }
    if pieces(turn.hand, meld).is_some() {
        if let Some(card) = owed_now(turn).filter(|&card| !meld.contains(card)) {
            return Refusal::OwedAtOnce { card };
        }
        if let Some(opening) = turn.opening.filter(|opening| !opening.allows(meld)) {
            return Refusal::FirstMeldTooSmall { least: opening.least };
        }
        return turn.judge_meld(meld).err().map_or(Refusal::LeavesNothing, dead_end);
    }
    Refusal::NotHeld { card: lacking(turn.hand, meld) }
}

/// The card for want of which a hand can't lay a meld: the first of several, the joker of too many jokers.
pub(crate) fn lacking(hand: CardSet, meld: Meld) -> Card {
    let is_lacking = |card: &MeldCard| hand.find_one(card.card()).is_none();
    meld.cards().find(is_lacking).map_or(Card::X, MeldCard::card)
}

fn lay_reason(turn: &Turn, card: MeldCard, number: u8) -> Refusal {
    let face = card.card().face();
    if turn.called.is_some_and(|called| called != face) {
        return must_lay(turn);
    }
    if turn.hand.find_one(face).is_none() {
        return Refusal::NotHeld { card: face };
    }
    let Some(meld) = turn.melds.numbered(number) else { return Refusal::NoSuchMeld { number } };
    if let Some(opening) = turn.opening {
        return Refusal::MeldFirst { least: opening.least };
    }
    if let Some(card) = owed_now(turn).filter(|&card| card != face) {
        return Refusal::OwedAtOnce { card };
    }
    match turn.melds.with(card, number) {
        None => Refusal::DoesNotFit { card, number, meld },
        Some((_, grown)) => {
            turn.judge_lay(card, number, grown).err().map_or(Refusal::LeavesNothing, dead_end)
        }
    }
}

/// The card that the next action must place \[RM-DRAW-10\].
fn owed_now(turn: &Turn) -> Option<Card> {
    turn.owed.filter(|owed| owed.at_once).map(|owed| owed.card)
}

fn dead_end(dead_end: DeadEnd) -> Refusal {
    match dead_end {
        DeadEnd::Owed(card) => Refusal::LosesOwed { card },
        DeadEnd::OwedWithAll(_) | DeadEnd::NothingLeft => Refusal::LeavesNothing,
        DeadEnd::Barred(card) => Refusal::LeavesBarred { card },
    }
}
