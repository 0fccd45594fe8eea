//! Discarding, and giving a card: what goes is what is worth least, with a preference for emptying a suit.

use cards::{Card, CardSet, Suit, SuitSet};
use five_hundred::{Action, Rules, View, axis::JokerNomination};
use table::{Seat, SeatSet};

use super::{
    Decision,
    evaluate::{Field, Holder},
    memory::{self, Memory},
    ranking::Ranking,
    reason::Reason,
};

/// The worth of a void for a player with trumps to ruff with, and of being one card from it.
const VOID: f32 = 0.35;
const SHORT: f32 = 0.08;

/// The cards that a contractor of a suit or no-trump contract discards.
pub(crate) fn losers(
    ranking: &Ranking<'_>,
    field: &Field,
    hand: CardSet,
    out: CardSet,
    count: u32,
) -> CardSet {
    let mut found = Found::default();
    let mut tricks = |kept: CardSet| {
        field.tricks_by(ranking, kept, |suit, mine| {
            found.or_look(mine, || field.tricks_in(ranking, suit, mine, out))
        })
    };
    lay_away(hand, count, |kept, card| {
        // Within a suit the lowest goes first; a trump only when nothing else is left.
        let suit = ranking.suit_of(card);
        let lowest = suit.is_none_or(|suit| ranking.lowest(ranking.of(kept, suit)) == Some(card));
        let mut rest = kept;
        rest.remove(card);
        if !lowest {
            return f32::MIN;
        }
        let keep = if ranking.is_trump(card) || ranking.free.contains(card) { -5.0 } else { 0.0 };
        keep + (tricks(rest) + shape(ranking, rest))
    })
}

/// What a hand is worth to the contractor of a suit or no-trump contract.
pub(crate) fn worth_kept(ranking: &Ranking<'_>, field: &Field, kept: CardSet, out: CardSet) -> f32 {
    field.tricks(ranking, kept, out) + shape(ranking, kept)
}

/// Voids and short suits beside long trumps.
fn shape(ranking: &Ranking<'_>, hand: CardSet) -> f32 {
    let Some(trump) = ranking.trump() else { return 0.0 };
    let trumps = ranking.of(hand, trump).len();
    let worth = if trumps >= 4 { 1.0 } else { 0.6 };
    let sides = Suit::ALL.into_iter().filter(|&suit| suit != trump);
    sides
        .map(|suit| match ranking.of(hand, suit).len() {
            0 => VOID * worth,
            1 => SHORT * worth,
            n => -0.01 * n as f32,
        })
        .sum()
}

/// The cards that a contractor of a misère discards.
pub(crate) fn dangers(
    ranking: &Ranking<'_>,
    field: &Field,
    hand: CardSet,
    out: CardSet,
    count: u32,
) -> CardSet {
    let mut found = Found::default();
    let mut safety = |kept: CardSet| {
        field.safety_by(ranking, kept, |suit, mine| {
            found.or_look(mine, || field.holds_out(ranking, suit, mine, out))
        })
    };
    lay_away(hand, count, |kept, card| {
        let mut rest = kept;
        rest.remove(card);
        safety(rest) + 1e-4 * ranking.power(card) as f32
    })
}

/// What the cards of each suit were found to be worth: most suits stay as they are from one trial to the next.
#[derive(Default)]
struct Found(Vec<(CardSet, f32)>);

impl Found {
    fn or_look(&mut self, cards: CardSet, look: impl FnOnce() -> f32) -> f32 {
        if let Some(&(_, worth)) = self.0.iter().find(|&&(known, _)| known == cards) {
            return worth;
        }
        let worth = look();
        self.0.push((cards, worth));
        worth
    }
}

/// Takes `count` cards away, each time the one after which the rest is worth most.
fn lay_away(hand: CardSet, count: u32, mut worth: impl FnMut(CardSet, Card) -> f32) -> CardSet {
    let mut kept = hand;
    for _ in 0..count {
        let worths = kept.into_iter().map(|card| (card, worth(kept, card)));
        let best = worths.max_by(|(_, a), (_, b)| a.total_cmp(b));
        if let Some((card, _)) = best {
            kept.remove(card);
        }
    }
    hand - kept
}

/// The contractor's opponents as the contractor sees them before the play.
pub(crate) fn field(rules: &Rules, me: Seat, unseen: u32, misere: bool) -> Field {
    let partners = rules.side(me) - SeatSet::of(me);
    let others = Seat::all(rules.seats()).filter(|&seat| seat != me);
    let share = if unseen == 0 { 0.0 } else { (10.0 / unseen as f32).min(1.0) };
    let holders = others
        .filter(|&seat| !misere || !partners.contains(seat))
        .map(|seat| Holder::new(share, !partners.contains(seat), SuitSet::EMPTY));
    Field { holders: holders.collect(), ruffs: 0.45 }
}

/// The contractor's discard.
pub(crate) fn decide(rules: &Rules, view: &View, me: Seat, from: CardSet, count: u8) -> Option<Decision> {
    let contract = view.contract.as_ref()?;
    let ranking = memory::ranking(rules, view, me);
    let unseen = Memory::new(rules, view, &ranking).unseen;
    let misere = contract.bid.is_misere();
    let field = field(rules, me, unseen.len(), misere);
    let count = u32::from(count);
    let (discards, reason) = if misere {
        let named = nominated(rules, &ranking, &field, from, unseen, count);
        (dangers(&named, &field, from, unseen, count), Reason::DiscardDangers)
    } else {
        let discards = losers(&ranking, &field, from, unseen, count);
        let emptied = Suit::ALL.into_iter().find(|&suit| {
            !ranking.of(discards, suit).is_empty() && ranking.of(from - discards, suit).is_empty()
        });
        (discards, emptied.map_or(Reason::DiscardLosers, |suit| Reason::DiscardVoid { suit }))
    };
    Some(Decision { action: Action::Discard(discards), reason })
}

/// In a misère the joker may be going to be named: where it is safest if it stays.
pub(crate) fn nominated<'a>(
    rules: &Rules,
    ranking: &Ranking<'a>,
    field: &Field,
    from: CardSet,
    out: CardSet,
    count: u32,
) -> Ranking<'a> {
    let jokers = from & CardSet::JOKERS;
    if jokers.is_empty() || rules.axes().joker_nomination == JokerNomination::Off {
        return *ranking;
    }
    let safety = |suit: Suit| {
        let ranking = ranking.nominated(jokers, suit);
        field.safety(&ranking, from - dangers(&ranking, field, from, out, count), out)
    };
    let best = Suit::ALL.into_iter().max_by(|&a, &b| safety(a).total_cmp(&safety(b)));
    best.map_or(*ranking, |suit| ranking.nominated(jokers, suit))
}

/// The gift of a double nullo: what a contractor of a misère discards. The partner discards the worst of it.
pub(crate) fn give_dangers(
    rules: &Rules,
    view: &View,
    me: Seat,
    from: CardSet,
    count: u8,
) -> Option<Decision> {
    let Action::Discard(dangers) = decide(rules, view, me, from, count)?.action else { return None };
    Some(Decision { action: Action::Give(dangers.normalised()), reason: Reason::GiveDangers })
}

/// The card for a partner's nullo: the lowest, from the suit in which the partner is likeliest to lack low cards.
pub(crate) fn give(rules: &Rules, view: &View, me: Seat, cards: CardSet) -> Option<Decision> {
    let ranking = memory::ranking(rules, view, me);
    let card = cards.faces().into_iter().min_by_key(|&card| {
        let length = ranking.suit_of(card).map_or(0, |suit| ranking.of(cards, suit).len());
        (ranking.free.contains(card), ranking.power(card), std::cmp::Reverse(length))
    })?;
    Some(Decision { action: Action::Give(CardSet::of(card)), reason: Reason::GiveLow { card } })
}
