//! Following to a trick that counts: each card is weighed by the chance that the side wins the trick with it, less what
//! it would be worth later.

use cards::{Card, CardSet};

use super::{Choice, is_certain};
use crate::five_hundred::{evaluate::Field, position::Position, reason::Reason, sides::Role};

/// How much of the tricks hoped for later comes true, and how that shrinks as winners of one side begin to fall
/// together.
const LATER: f32 = 0.88;
const FADING: f32 = 0.02;
/// What second hand loses by playing high into those who play after.
const SECOND_HIGH: f32 = 0.15;
/// A called card that falls tells everybody which player is the partner.
const SECRET: f32 = 0.08;

/// What a trump that nobody asks for is still good for.
const RUFF: f32 = 0.28;
/// A contractor who leads the suit of the card they called asks for it.
const ASKED: f32 = 0.6;

pub(crate) fn choose(position: &Position<'_>) -> Option<Choice> {
    let field = position.field();
    let legal = position.legal.faces();
    let later = legal.into_iter().map(|card| (card, worth(position, &field, card)));
    let (card, _) =
        later.max_by(|a, b| a.1.total_cmp(&b.1).then(height(position, b.0).cmp(&height(position, a.0))))?;
    Some(Choice::card(card, reason(position, card)))
}

/// Of cards worth the same, the lowest goes.
fn height(position: &Position<'_>, card: Card) -> (bool, u32) {
    (position.ranking.is_trump(card), position.ranking.power(card))
}

/// What playing `card` comes to.
fn worth(position: &Position<'_>, field: &Field, card: Card) -> f32 {
    let mut rest = position.hand;
    if let Some(piece) = rest.find_one(card) {
        rest.remove(piece);
    }
    let later = LATER - FADING * f32::from(position.view.tricks_played);
    let keeps =
        later * field.tricks(&position.ranking, rest, position.out) + kept_shape(position, rest, card);
    position.side_wins(card, None) + keeps - secrecy(position, card) - second_high(position, card)
}

/// Second hand plays low, but for a card that nobody beats.
fn second_high(position: &Position<'_>, card: Card) -> f32 {
    let second = position.trick.len() == 1 && position.later.len() > 1 && !position.friend_is_winning();
    let follows = position.ranking.suit_of(card) == position.led;
    let beats = position.best.is_some_and(|best| position.ranking.beats(card, best.card));
    if second && follows && beats && position.ranking.power(card) > 13 && !position.is_master(card) {
        SECOND_HIGH
    } else {
        0.0
    }
}

/// What the evaluation of suits doesn't see: trumps ruff, low cards guard, small cards are nothing.
fn kept_shape(position: &Position<'_>, rest: CardSet, card: Card) -> f32 {
    let ranking = &position.ranking;
    let Some(suit) = ranking.suit_of(card) else { return 0.0 };
    let power = ranking.power(card);
    let mut worth = -0.003 * power as f32;
    if ranking.is_trump(card) {
        // A small trump can still ruff; a high one is counted already.
        let small = position.led != Some(suit) && position.role != Role::Contractor && power < 20;
        return if small { -RUFF } else { -0.02 - 0.001 * power as f32 };
    }
    if position.led != Some(suit) {
        let trumps = !position.trumps().is_empty();
        worth += match ranking.of(rest, suit).len() {
            0 if trumps => 0.08,
            1 if trumps => 0.04,
            n => -0.01 * n as f32,
        };
    }
    worth
}

fn secrecy(position: &Position<'_>, card: Card) -> f32 {
    let Some(contract) = &position.view.contract else { return 0.0 };
    if position.role != Role::Helper || contract.called.is_none_or(|called| called.face() != card.face()) {
        return 0.0;
    }
    let leader = position.trick.first().map(|play| play.seat);
    let asked = leader == Some(contract.seat) && position.led == position.ranking.suit_of(card);
    let wins = position.best.is_some_and(|best| position.ranking.beats(card, best.card));
    if asked && wins && !position.friend_is_winning() { -ASKED } else { SECRET }
}

fn reason(position: &Position<'_>, card: Card) -> Reason {
    let ranking = &position.ranking;
    let Some(best) = position.best else { return Reason::CannotWin { card } };
    let follows = position.led.is_some() && ranking.suit_of(card) == position.led;
    if ranking.beats(card, best.card) {
        let sure = position.is_last() || is_certain(position.side_wins(card, None));
        if card.is_joker() {
            return Reason::PlayJoker { card };
        }
        if !follows && ranking.is_trump(card) {
            let over = ranking.is_trump(best.card);
            return if over { Reason::Overruff { card } } else { Reason::Ruff { card } };
        }
        return match (position.is_last(), sure) {
            (true, _) => Reason::WinCheaply { card },
            (_, true) => Reason::WinSurely { card },
            _ => Reason::PlayHigh { card },
        };
    }
    if position.friend_is_winning() && best.seat != position.me {
        return Reason::LeaveToPartner { seat: best.seat };
    }
    let could_win = !ranking.beaters(position.legal, best.card).is_empty();
    if !follows {
        return Reason::ThrowLoser { card };
    }
    match (could_win, position.trick.len()) {
        (true, 1) => Reason::SecondLow { card },
        (true, _) => Reason::NotWorthIt { card },
        _ => Reason::CannotWin { card },
    }
}
