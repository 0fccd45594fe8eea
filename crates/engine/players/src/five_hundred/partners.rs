//! Choosing partners at a table of five: the card to call, the player to ask, or nobody.

use cards::{Card, CardSet, Suit};
use five_hundred::{Action, Rules, View, axis::PartnerShare};
use table::{Seat, SeatSet};

use super::{
    Decision, discard,
    memory::{self, Memory},
    ranking::Ranking,
    reason::Reason,
    strength::{bid_strain, reaches},
};

/// The contractor's choice.
pub(crate) fn decide(
    rules: &Rules,
    view: &View,
    me: Seat,
    cards: CardSet,
    seats: SeatSet,
    pairs: bool,
) -> Option<Decision> {
    let contract = view.contract.as_ref()?;
    let ranking = memory::ranking(rules, view, me);
    let hand = view.seats.get(me.index())?.hand?;
    let unseen = Memory::new(rules, view, &ranking).unseen;
    let field = discard::field(rules, me, unseen.len(), false);
    let own = field.tricks(&ranking, hand, unseen);
    let made = |tricks: f32| reaches(contract.bid.strain(), tricks, contract.bid.needed());
    let stake = |tricks: f32, share: f32| (2.0 * made(tricks) - 1.0) * share;
    let halved = rules.axes().partner_share == PartnerShare::Half;
    let helped = if halved { 0.5 } else { 1.0 };
    let others = (10.0 - own).max(0.0);

    // Partners share a loss as well as a gain; where they cost nothing, one is always taken.
    let mut best = (stake(own, 1.0), Decision { action: Action::Alone, reason: Reason::Alone });
    let mut consider = |worth: f32, action: Action, reason: Reason| {
        if worth > best.0 || !halved && best.1.action == Action::Alone {
            best = (worth, Decision { action, reason });
        }
    };
    let help = helpfulness(rules, view, me, cards);
    if let Some((card, help)) = help.into_iter().max_by(|a, b| a.1.total_cmp(&b.1)) {
        let help = help.min(1.0);
        let tricks = own + help + (others - help).max(0.0) * 0.22;
        consider(stake(tricks, helped), Action::Call(card), Reason::CallCard { card });
    }
    if let Some(seat) = best_seat(view, me, seats, &ranking) {
        let bid = bid_strain(view, seat).is_some();
        let tricks = own + others * if bid { 0.34 } else { 0.25 };
        let reason = if bid { Reason::AskBidder { seat } } else { Reason::AskNeighbour { seat } };
        consider(stake(tricks, helped), Action::Partners(SeatSet::of(seat)), reason);
        let second = if pairs { best_seat(view, me, seats - SeatSet::of(seat), &ranking) } else { None };
        if let Some(second) = second {
            let tricks = own + others * 0.55;
            let both = SeatSet::of(seat) | SeatSet::of(second);
            consider(stake(tricks, helped), Action::Partners(both), Reason::AskTwo);
        }
    }
    let own_card = cards.into_iter().find(|&card| hand.find_one(card).is_some());
    match own_card {
        // Playing alone without saying so keeps three opponents in doubt.
        Some(card) if best.1.action == Action::Alone => {
            Some(Decision { action: Action::Call(card), reason: Reason::AloneInSecret { card } })
        }
        _ => Some(best.1),
    }
}

/// How much each callable card that others may hold would help, in tricks.
pub(crate) fn helpfulness(rules: &Rules, view: &View, me: Seat, cards: CardSet) -> Vec<(Card, f32)> {
    let ranking = memory::ranking(rules, view, me);
    let Some(hand) = view.seats.get(me.index()).and_then(|seat| seat.hand) else { return Vec::new() };
    let unseen = Memory::new(rules, view, &ranking).unseen;
    let cards: CardSet = cards.into_iter().filter(|&card| unseen.find_one(card).is_some()).collect();
    cards.into_iter().map(|card| (card, help(&ranking, hand, cards, card))).collect()
}

/// What the holder of a card adds: the trick it wins, if it fits the hand.
fn help(ranking: &Ranking<'_>, hand: CardSet, cards: CardSet, card: Card) -> f32 {
    if card.is_joker() {
        return 1.0;
    }
    let Some(suit) = ranking.suit_of(card) else { return 0.0 };
    let mine = ranking.of(hand, suit);
    let higher =
        ranking.of(cards, suit).into_iter().filter(|&c| ranking.power(c) > ranking.power(card)).count();
    let trump = ranking.trump();
    let top = match higher {
        0 if trump == Some(suit) => 0.95,
        0 => 0.8,
        1 if trump == Some(suit) => 0.7,
        1 => 0.4,
        _ => return 0.1,
    };
    let fits = match (trump == Some(suit), mine.len()) {
        (true, _) => 0.0,
        // An ace in a suit of one or two losers is sure to be led to; in a void it is only good for a discard.
        (false, 0) if trump.is_some() => -0.35,
        (false, 0) => -0.2,
        (false, 1..=2) => 0.05,
        (false, n) if trump.is_some() => -0.04 * n as f32,
        (false, n) => 0.05 * n as f32,
    };
    let beside = ranking.highest(mine).map_or(0.0, |high| if ranking.power(high) >= 19 { 0.1 } else { 0.0 });
    top + fits + beside
}

/// The player to ask: one who bid the trump suit, one who bid at all, the one who sits before the contractor.
fn best_seat(view: &View, me: Seat, seats: SeatSet, ranking: &Ranking<'_>) -> Option<Seat> {
    let trump: Option<Suit> = ranking.trump();
    seats.iter().max_by_key(|&seat| {
        let strain = bid_strain(view, seat);
        let last_to_play = (seat.index() + view.seats.len() - me.index()) % view.seats.len();
        (strain.is_some_and(|strain| strain.trump() == trump), strain.is_some(), last_to_play)
    })
}
