//! Naming the joker's suit: in a misère where it lies safest, otherwise where it wins most.

use cards::{CardSet, Suit};
use five_hundred::{Action, Rules, View};
use table::Seat;

use super::{Decision, discard, memory::Memory, ranking::Ranking, reason::Reason};

/// The contractor's nomination.
pub(crate) fn decide(rules: &Rules, view: &View, me: Seat) -> Option<Decision> {
    let contract = view.contract.as_ref()?;
    let ranking = Ranking::of_bid(rules, contract.bid);
    let unseen = Memory::new(rules, view, &ranking).unseen;
    let mut hand = view.seats.get(me.index())?.hand.unwrap_or_default();
    let row = view.seats[me.index()].row.as_ref();
    let up: CardSet = row.into_iter().flat_map(|row| row.up).flatten().collect();
    let jokers = (hand | up) & ranking.free;
    // A joker in the row plays with the row.
    if !up.is_empty() && (up & jokers) == jokers {
        hand = up;
    }
    let misere = contract.bid.is_misere();
    let field = discard::field(rules, me, unseen.len(), misere);
    let worth = |suit: Option<Suit>| {
        let ranking = suit.map_or(ranking, |suit| ranking.nominated(jokers, suit));
        if misere { field.safety(&ranking, hand, unseen) } else { field.tricks(&ranking, hand, unseen) }
    };
    let named = Suit::ALL.into_iter().max_by(|&a, &b| worth(Some(a)).total_cmp(&worth(Some(b))))?;
    if worth(None) > worth(Some(named)) {
        let low = rules.has_low_jokers(contract.bid);
        let reason = if low { Reason::NominateNoneLow } else { Reason::NominateNone };
        return Some(Decision { action: Action::Nominate(None), reason });
    }
    let reason = match (misere, ranking.of(hand, named).len()) {
        (true, _) => Reason::NominateSafe { suit: named },
        (false, 0..=1) => Reason::NominateGuard { suit: named },
        (false, _) => Reason::NominateLong { suit: named },
    };
    Some(Decision { action: Action::Nominate(Some(named)), reason })
}
