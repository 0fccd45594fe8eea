//! Making a misère fail: lead low where the contractor may be caught, stay under their cards, keep low cards for it,
//! throw the high ones.

use cards::{BySuit, Card, CardSet, Suit};

use super::{Choice, is_certain};
use crate::{
    five_hundred::{
        position::{Other, Position},
        reason::Reason,
    },
    maths,
};

pub(crate) fn choose(position: &Position<'_>) -> Option<Choice> {
    let contractor = position.contractor()?;
    if position.leads() { lead(position, contractor) } else { follow(position, contractor) }
}

/// Where those play who must win no trick: in a double nullo the contractor's partner, too.
fn bidders<'p>(position: &'p Position<'_>) -> impl Iterator<Item = &'p Other> {
    position.others.iter().filter(|other| position.bidders().contains(other.zone.seat))
}

fn lead(position: &Position<'_>, contractor: table::Seat) -> Option<Choice> {
    let ranking = &position.ranking;
    let weak = BySuit::from_fn(|suit| weakness(position, suit));
    let value = |card: Card| -> f32 {
        let Some(suit) = ranking.suit_of(card) else { return -1.0 };
        let caught = bidders(position).map(|other| caught(position, other, card, suit)).fold(0.0, f32::max);
        let low = -0.01 * ranking.power(card) as f32;
        caught + 0.6 * weak[suit] + low - 0.02 * position.of(suit).len() as f32
    };
    let candidates = position.legal.faces().into_iter();
    let card = candidates.max_by(|&a, &b| value(a).total_cmp(&value(b)));
    if let Some((joker, suit, worth)) = low_joker(position, &weak)
        && card.is_none_or(|card| worth > value(card))
    {
        return Some(Choice { card: joker, demand: Some(suit), reason: Reason::LeadJoker { suit } });
    }
    let Some(card) = card else {
        let suit = position.demands.iter().max_by(|&a, &b| weak[a].total_cmp(&weak[b]))?;
        return Some(Choice {
            card: position.jokers.first()?,
            demand: Some(suit),
            reason: Reason::LeadJoker { suit },
        });
    };
    let sure = bidders(position).any(|other| other.visible.is_some())
        && ranking.suit_of(card).is_some_and(|suit| {
            bidders(position).any(|other| is_certain(caught(position, other, card, suit)))
        });
    let seat = contractor;
    Some(Choice::card(
        card,
        if sure { Reason::Caught { card, seat } } else { Reason::CatchLow { card, seat } },
    ))
}

/// A low joker to lead and the suit to ask for in which the contractor is likeliest to be above it, with the worth of
/// that: no card is lower.
fn low_joker(position: &Position<'_>, weak: &BySuit<f32>) -> Option<(Card, Suit, f32)> {
    let joker = position.jokers.first().filter(|_| position.ranking.low)?;
    let worth = |suit: Suit| {
        let caught = bidders(position).map(|other| caught(position, other, joker, suit)).fold(0.0, f32::max);
        caught + 0.6 * weak[suit]
    };
    let suit = position.demands.iter().max_by(|&a, &b| worth(a).total_cmp(&worth(b)))?;
    Some((joker, suit, worth(suit)))
}

/// How likely the contractor is to be caught in a suit some time: exactly where their cards lie open, otherwise by what
/// they may still hold.
fn weakness(position: &Position<'_>, suit: Suit) -> f32 {
    let others = position.unseen | position.hand;
    let zones = bidders(position).map(|other| match other.visible {
        Some(cards) => 1.0 - position.field().holds_out(&position.ranking, suit, cards, others - cards),
        None if position.may_hold(other, suit) => 0.5,
        None => 0.0,
    });
    zones.fold(0.0, f32::max)
}

/// The chance that the contractor wins a trick of `suit` led with `card`.
fn caught(position: &Position<'_>, contractor: &Other, card: Card, suit: Suit) -> f32 {
    let ranking = &position.ranking;
    let power = ranking.power(card);
    let his = match contractor.visible {
        Some(cards) => {
            let his = ranking.of(cards, suit);
            let under = his.into_iter().any(|mine| ranking.power(mine) < power);
            if his.is_empty() || under { 0.0 } else { 1.0 }
        }
        None => {
            let unseen = ranking.of(position.unseen, suit);
            let lower = unseen.into_iter().filter(|&other| ranking.power(other) < power).count();
            let share = position.hidden_share(contractor, suit);
            let no_lower = maths::powi(1.0 - share, lower as u32);
            let has_higher = 1.0 - maths::powi(1.0 - share, unseen.len() - lower as u32);
            no_lower * has_higher
        }
    };
    // The others must be able to stay under the contractor.
    let mut stays = 1.0;
    for friend in position.others.iter().filter(|other| !position.bidders().contains(other.zone.seat)) {
        let cards = friend.visible.unwrap_or(position.unseen);
        let low = ranking.of(cards, suit).into_iter().filter(|&c| ranking.power(c) < power + 4).count();
        stays *= if low > 0 || friend.void.contains(suit) { 1.0 } else { 0.5 };
    }
    his * stays
}

fn follow(position: &Position<'_>, contractor: table::Seat) -> Option<Choice> {
    let ranking = &position.ranking;
    let best = position.best?;
    let legal = position.legal.faces();
    let under: CardSet = legal.into_iter().filter(|&card| !ranking.beats(card, best.card)).collect();
    let over = legal - under;
    let yet_to_play = position.later.iter().any(|zone| position.bidders().contains(zone.seat));
    let follows = position.led.is_some_and(|led| !ranking.of(legal, led).is_empty());
    if position.bidders().contains(best.seat) && !yet_to_play {
        // The contractor has it: stay under, with the highest card that does.
        if let Some(card) = shed(position, under, follows) {
            let seat = contractor;
            return Some(Choice::card(card, Reason::StayUnder { card, seat }));
        }
        // The contractor is out of it whatever is played: the highest is of least use.
        let card = ranking.highest(over)?;
        return Some(Choice::card(card, Reason::CannotWin { card }));
    }
    if yet_to_play {
        // The lower the trick stays, the sooner the contractor is above it.
        if !follows {
            let card = shed(position, legal, false)?;
            return Some(Choice::card(card, Reason::ShedHigh { card, seat: contractor }));
        }
        let seat = contractor;
        if let Some(card) = ranking.highest(under) {
            return Some(Choice::card(card, Reason::CatchLow { card, seat }));
        }
        let card = ranking.lowest(legal)?;
        return Some(Choice::card(card, Reason::CatchLow { card, seat }));
    }
    // The contractor has escaped this trick.
    let card = shed(position, legal, follows)?;
    Some(Choice::card(card, Reason::ShedHigh { card, seat: contractor }))
}

/// The card of least use against the contractor: high, from a suit in which they are safe.
fn shed(position: &Position<'_>, cards: CardSet, follows: bool) -> Option<Card> {
    let ranking = &position.ranking;
    if follows {
        return ranking.highest(cards);
    }
    let use_of = |card: Card| -> f32 {
        // A low joker is led under whatever the contractor has.
        let Some(suit) = ranking.suit_of(card) else { return if ranking.low { 9.0 } else { 2.0 } };
        let power = ranking.power(card) as f32;
        let weak = weakness(position, suit);
        if weak < 0.05 {
            // The contractor is void or safe there: only good for keeping the lead out of harm's way.
            return -4.0 - 0.1 * power;
        }
        // Low cards catch the contractor, high ones only save them.
        let low =
            position.of(suit).into_iter().filter(|&other| ranking.power(other) < ranking.power(card)).count();
        let keeps_low = if low == 0 && power < 16.0 { 8.0 * weak } else { 0.0 };
        keeps_low - weak * (power - 8.0)
    };
    cards.into_iter().min_by(|&a, &b| use_of(a).total_cmp(&use_of(b)))
}
