//! Winning no trick: duck, throw the dangerous cards in safety, lead what others must beat.

use cards::Card;

use super::Choice;
use crate::{
    five_hundred::{position::Position, reason::Reason},
    maths,
};

/// The contractor's own card.
pub(crate) fn choose(position: &Position<'_>) -> Option<Choice> {
    let lost = is_lost(position);
    let value = |card: Card| {
        // A contract already lost is only played out: high cards go where they lose.
        let safety = if lost { 1.0 } else { safety_without(position, card) };
        loses(position, card) * (safety + 0.01)
    };
    let power = |card: Card| position.ranking.power(card);
    let candidates = position.legal.faces().into_iter();
    let card = candidates.max_by(|&a, &b| value(a).total_cmp(&value(b)).then(power(a).cmp(&power(b))));
    let Some(card) = card else { return joker(position) };
    if let Some((joker, suit, safe)) = low_joker(position)
        && safe > value(card)
    {
        return Some(Choice { card: joker, demand: Some(suit), reason: Reason::LeadJoker { suit } });
    }
    Some(Choice::card(card, reason(position, card)))
}

/// A low joker to lead and the suit to ask for that others are likeliest to have, with the worth of that.
fn low_joker(position: &Position<'_>) -> Option<(Card, cards::Suit, f32)> {
    let joker = position.jokers.first().filter(|_| position.ranking.low)?;
    let loses = |suit: cards::Suit| loses_led(position, joker, Some(suit));
    let suit = position.demands.iter().max_by(|&a, &b| loses(a).total_cmp(&loses(b)))?;
    Some((joker, suit, loses(suit) * (safety_without(position, joker) + 0.01)))
}

/// The chance of the contract after each of the contractor's cards, against players who don't see their hand.
pub(crate) fn prospects(position: &Position<'_>) -> Vec<(Card, f32)> {
    let cards = position.legal.faces().into_iter();
    cards.map(|card| (card, loses(position, card) * safety_without(position, card))).collect()
}

/// The chance that the rest of the hand wins no trick.
fn safety_without(position: &Position<'_>, card: Card) -> f32 {
    let mut rest = position.hand;
    if let Some(piece) = rest.find_one(card) {
        rest.remove(piece);
    }
    position.field().safety(&position.ranking, rest, position.out)
}

/// Whether the contractor has already won a trick, or the partner who plays with them.
pub(crate) fn is_lost(position: &Position<'_>) -> bool {
    position.bidders().iter().any(|seat| position.view.seats[seat.index()].tricks > 0)
}

/// The chance that `card` doesn't win the trick.
fn loses(position: &Position<'_>, card: Card) -> f32 {
    if position.best.is_some_and(|best| !position.ranking.beats(card, best.card)) {
        return 1.0;
    }
    loses_led(
        position,
        card,
        position.led.or_else(|| position.ranking.suit_of(card).filter(|_| position.leads())),
    )
}

/// The same where the suit to follow is told.
fn loses_led(position: &Position<'_>, card: Card, led: Option<cards::Suit>) -> f32 {
    // Those who can stay under will, so only players who must go above count.
    let mut stands = 1.0;
    for other in position.later.iter().filter_map(|&zone| position.other(zone)) {
        stands *= 1.0 - must_beat(position, other, card, led);
    }
    1.0 - stands
}

/// The chance that a later hand has to beat `card`, or can't help it.
fn must_beat(
    position: &Position<'_>,
    other: &crate::five_hundred::position::Other,
    card: Card,
    led: Option<cards::Suit>,
) -> f32 {
    let beats = position.can_beat(other, card, led);
    let ranking = &position.ranking.led(led);
    if other.zone.seat == position.me {
        return beats;
    }
    let Some(suit) = led else { return beats };
    let pool = other.visible.unwrap_or(position.unseen);
    let lower = ranking.of(pool, suit).into_iter().filter(|&low| !ranking.beats(low, card)).count();
    let has_lower = match other.visible {
        Some(_) if lower > 0 => 1.0,
        Some(_) => 0.0,
        None => 1.0 - maths::powi(1.0 - position.hidden_share(other, suit), lower as u32),
    };
    beats * (1.0 - has_lower)
}

fn joker(position: &Position<'_>) -> Option<Choice> {
    if let Some((card, suit, _)) = low_joker(position) {
        return Some(Choice { card, demand: Some(suit), reason: Reason::LeadJoker { suit } });
    }
    let card = position.jokers.first()?;
    let suit = position.demands.iter().next()?;
    Some(Choice { card, demand: Some(suit), reason: Reason::LeadJoker { suit } })
}

fn reason(position: &Position<'_>, card: Card) -> Reason {
    let Some(best) = position.best else { return Reason::LeadToLose { card } };
    if position.ranking.beats(card, best.card) {
        return Reason::HopeAbove { card };
    }
    if position.ranking.suit_of(card) == position.led {
        Reason::Duck { card }
    } else {
        Reason::ThrowDanger { card }
    }
}

/// An opponent plays the contractor's cards in a super open misère: whatever wins.
pub(crate) fn choose_for_contractor(position: &Position<'_>) -> Option<Choice> {
    let wins = |card: Card| 1.0 - loses(position, card);
    let power = |card: Card| position.ranking.power(card);
    let candidates = position.legal.faces().into_iter();
    // If none wins now, the low cards go, and what is left must win later.
    let card = candidates.max_by(|&a, &b| wins(a).total_cmp(&wins(b)).then(power(b).cmp(&power(a))));
    let Some(card) = card else {
        let suit = position.demands.iter().next()?;
        return Some(Choice {
            card: position.jokers.first()?,
            demand: Some(suit),
            reason: Reason::LeadJoker { suit },
        });
    };
    Some(Choice::card(card, Reason::HisHighest { card, seat: position.zone.seat }))
}
