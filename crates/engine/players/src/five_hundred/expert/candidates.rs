//! Which actions are worth a trial: those that a sensible player would think of.

use cards::{CardSet, short};
use five_hundred::{Action, Bid, Choices, Rules, View};
use table::{Seat, SeatSet};

use crate::{
    chance::Chance,
    five_hundred::{
        Agreed,
        bidding::weigh_bids,
        discard,
        memory::{self, Memory},
        natural::PartnersBid,
        partners::helpfulness,
    },
};

/// The most of each kind.
const BIDS: usize = 6;
const DISCARDS: usize = 8;
const CALLS: usize = 6;
/// A bid less likely to be made is not thought of.
const LEAST_CHANCE: f32 = 0.15;
/// A misère is considered by players with a sound hand for it: a few imagined kitties prove nothing.
const LEAST_CHANCE_MISERE: f32 = 0.45;
/// The most discards that are looked at one by one.
const ALL_DISCARDS: u64 = 10_000;

/// The actions to try; `favourite` is always one of them.
pub(crate) fn candidates(
    rules: &Rules,
    view: &View,
    me: Seat,
    favourite: Action,
    agreed: &Agreed,
    chance: &mut Chance,
) -> Vec<Action> {
    let mut list = vec![favourite];
    let found = match view.choices {
        Choices::Auction { pass, .. } => bids(rules, view, me, pass, agreed, chance),
        Choices::Give { from, count: 1 } => {
            from.faces().into_iter().map(|card| Action::Give(CardSet::of(card))).collect()
        }
        Choices::Give { from, count } | Choices::Discard { from, count } => {
            likely_discards(rules, view, me, (from, count), DISCARDS)
        }
        Choices::Nominate => {
            cards::Suit::ALL.into_iter().map(Some).chain([None]).map(Action::Nominate).collect()
        }
        Choices::Partners { cards, seats, pairs } => partners(rules, view, me, cards, seats, pairs),
        Choices::None | Choices::Play { .. } => Vec::new(),
    };
    list.extend(found.into_iter().filter(|&action| action != favourite));
    list
}

fn bids(
    rules: &Rules,
    view: &View,
    me: Seat,
    pass: bool,
    agreed: &Agreed,
    chance: &mut Chance,
) -> Vec<Action> {
    let legal = weigh_bids(rules, view, me, agreed, chance);
    let mut best = legal.clone();
    best.retain(|weighed| {
        let least = if weighed.bid.is_misere() { LEAST_CHANCE_MISERE } else { LEAST_CHANCE };
        weighed.made >= least
    });
    short::sort_by_key(&mut best, |weighed| -weighed.worth);
    best.truncate(BIDS);
    let stands = PartnersBid::standing(rules, view, me, agreed);
    let thought_of = |bid: Bid| {
        stands.is_some_and(|stands| stands.is_raised_by(bid))
            || best.iter().any(|weighed| weighed.bid == bid || of_one_strain(weighed.bid, bid))
    };
    let bids = legal.iter().map(|weighed| weighed.bid).filter(|&bid| thought_of(bid));
    bids.map(Action::Bid).chain(pass.then_some(Action::Pass)).collect()
}

/// Whether two bids for tricks are as a rule played alike: then what they bring is searched once, whatever their
/// number.
fn of_one_strain(one: Bid, other: Bid) -> bool {
    let for_tricks = !one.is_misere() && !other.is_misere();
    for_tricks && one.strain() == other.strain() && one.is_sans_kitty() == other.is_sans_kitty()
}

/// The discards, or gifts of a double nullo, that leave a player most, by the same count as the rule-based player's: at
/// most so many. None where there are too many to look at.
#[must_use]
pub fn likely_discards(
    rules: &Rules,
    view: &View,
    me: Seat,
    (from, count): (CardSet, u8),
    most: usize,
) -> Vec<Action> {
    let Some(contract) = &view.contract else { return Vec::new() };
    if view.choices.len() > ALL_DISCARDS {
        return Vec::new();
    }
    let ranking = memory::ranking(rules, view, me);
    let unseen = Memory::new(rules, view, &ranking).unseen;
    let misere = contract.bid.is_misere();
    let field = discard::field(rules, me, unseen.len(), misere);
    let ranking = if misere {
        discard::nominated(rules, &ranking, &field, from, unseen, u32::from(count))
    } else {
        ranking
    };
    let keeps = |discards: CardSet| {
        let kept = from - discards;
        if misere {
            field.safety(&ranking, kept, unseen)
        } else {
            discard::worth_kept(&ranking, &field, kept, unseen)
        }
    };
    let mut sets = Vec::new();
    subsets(&from.into_iter().collect::<Vec<_>>(), count, CardSet::EMPTY, &mut sets);
    let mut best = Vec::with_capacity(most + 1);
    for set in sets {
        best.push((keeps(set), set));
        short::sort_by_key(&mut best, |&(worth, _)| -worth);
        best.truncate(most);
    }
    let gives = matches!(view.choices, Choices::Give { .. });
    let action = |set: CardSet| if gives { Action::Give(set.normalised()) } else { Action::Discard(set) };
    best.into_iter().map(|(_, set)| action(set)).collect()
}

fn subsets(cards: &[cards::Card], count: u8, chosen: CardSet, sets: &mut Vec<CardSet>) {
    if count == 0 {
        return sets.push(chosen);
    }
    for (at, &card) in cards.iter().enumerate() {
        if cards.len() - at >= usize::from(count) {
            subsets(&cards[at + 1..], count - 1, chosen | CardSet::of(card), sets);
        }
    }
}

/// Cards to call by how much they help, every player, and nobody.
fn partners(
    rules: &Rules,
    view: &View,
    me: Seat,
    cards: CardSet,
    seats: SeatSet,
    pairs: bool,
) -> Vec<Action> {
    let mut help = helpfulness(rules, view, me, cards);
    short::sort_by_key(&mut help, |&(_, help)| -help);
    let calls = help.into_iter().take(CALLS).map(|(card, _)| Action::Call(card));
    let one = seats.iter().map(|seat| Action::Partners(SeatSet::of(seat)));
    let two = seats.iter().filter(|_| pairs).flat_map(|one| {
        let others = seats.iter().filter(move |&other| other > one);
        others.map(move |other| Action::Partners(SeatSet::of(one) | SeatSet::of(other)))
    });
    [Action::Alone].into_iter().chain(calls).chain(one).chain(two).collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may panic")]
mod tests {
    use five_hundred::Strain;
    use table::{Game, Recall, Viewer, shuffle};

    use super::*;
    use crate::seed_of;

    #[test]
    fn who_thinks_of_a_strain_thinks_of_every_number_of_tricks_in_it() {
        let rules = Rules::preset("australian-4").unwrap();
        let mut strains = 0;
        for deal in 0..20 {
            let mut state = rules.start(&[0; 4]).unwrap();
            let mut pack = rules.pack_in_order();
            shuffle(seed_of(deal, 57), &mut pack);
            rules.deal(&mut state, Seat(3), &rules.deal_pack(&pack, Seat(3)));
            let view = rules.view(&state, Viewer::Seat(Seat(0)), Recall::Perfect);
            let chance = &mut Chance::new(deal, 0);
            let list = candidates(&rules, &view, Seat(0), Action::Pass, &Agreed::default(), chance);
            for strain in Strain::ALL {
                let bids = (6..=10).filter(|&level| list.contains(&Action::Bid(Bid::tricks(level, strain))));
                let bids = bids.count();
                assert!(bids == 0 || bids == 5, "deal {deal}: {bids} bids in {strain:?}");
                strains += bids / 5;
            }
        }
        assert!((20..100).contains(&strains), "{strains}");
    }
}
