//! Where the next cards come from: the stock, the discard pile or a call, each weighed by the turn that would follow.

use cards::{Card, CardSet};
use rummy_500::{Action, Draws, Owed};

use super::{
    Decision,
    danger::Dangers,
    effort::Effort,
    known::Known,
    layout::{FACES, card_of, face_of},
    plan::{Plan, Planner},
    reason::Reason,
    stakes::Stakes,
};
use crate::chance::Chance;

/// What a call must be worth more than waiting.
const CALL_MARGIN: f32 = 4.0;
/// What a take must be worth more than the stock: it shows one's cards.
const TAKE_MARGIN: f32 = 1.0;

/// A way to get cards.
#[derive(Clone, Debug)]
pub(crate) struct Way {
    pub(crate) action: Action,
    pub(crate) value: f32,
    /// The turn that follows, unless it depends on the card that comes.
    pub(crate) plan: Option<Plan>,
}

/// A draw, a take, a call, or the end.
pub(crate) fn decide(
    known: &Known<'_>,
    dangers: &Dangers<'_>,
    stakes: &Stakes,
    draws: Draws,
    chance: &mut Chance,
) -> Option<Decision> {
    if let Some(decision) = stale(known, draws) {
        return Some(decision);
    }
    let way = best(ways(known, dangers, stakes, draws, Effort::FULL, chance))?;
    Some(Decision { action: way.action, reason: reason(known, &way) })
}

/// Of ways that are worth the same, the first.
pub(crate) fn best(ways: Vec<Way>) -> Option<Way> {
    ways.into_iter().reduce(|best, way| if way.value > best.value { way } else { best })
}

/// Everything that can be done before a turn, with its worth.
pub(crate) fn ways(
    known: &Known<'_>,
    dangers: &Dangers<'_>,
    stakes: &Stakes,
    draws: Draws,
    effort: Effort,
    chance: &mut Chance,
) -> Vec<Way> {
    let mut planner = Planner::new(known, dangers, stakes);
    let mut ways = Vec::new();
    if draws.stock {
        let value = stock(known, &mut planner, effort, chance);
        ways.push(Way { action: Action::Stock, value, plan: None });
    }
    if draws.end {
        ways.push(Way { action: Action::End, value: end(known, stakes), plan: None });
    }
    let takes = takes(known, &mut planner, draws.takes, effort);
    ways.extend(takes.into_iter().map(|way| Way { value: way.value - TAKE_MARGIN, ..way }));
    ways.extend(calls(known, &mut planner, draws.calls, effort));
    ways
}

/// What brings a hand to its end in which nothing happens any more.
pub(crate) fn stale(known: &Known<'_>, draws: Draws) -> Option<Decision> {
    let decision = if draws.stock {
        Decision { action: Action::Stock, reason: Reason::Stock }
    } else if draws.end {
        Decision { action: Action::End, reason: Reason::EndHand }
    } else {
        return None;
    };
    is_stale(known).then_some(decision)
}

/// Whether the same cards only go round from hand to hand: the hand would have no end.
fn is_stale(known: &Known<'_>) -> bool {
    let moves = |action: Action| matches!(action, Action::Stock | Action::Meld(_) | Action::Lay(..));
    let rounds = 4 * known.rules.seats();
    let history = &known.view.history;
    history.len() >= rounds && !history.iter().rev().take(rounds).any(|done| moves(done.action))
}

/// A call out of turn, if it is worth more than waiting.
pub(crate) fn call(
    known: &Known<'_>,
    dangers: &Dangers<'_>,
    stakes: &Stakes,
    draws: Draws,
    chance: &mut Chance,
) -> Option<Decision> {
    let (way, gain) = best_call(known, dangers, stakes, draws, Effort::FULL, chance)?;
    pays(gain).then(|| Decision { action: way.action, reason: reason(known, &way) })
}

/// The best call out of turn, and how much more it is worth than waiting.
pub(crate) fn best_call(
    known: &Known<'_>,
    dangers: &Dangers<'_>,
    stakes: &Stakes,
    draws: Draws,
    effort: Effort,
    chance: &mut Chance,
) -> Option<(Way, f32)> {
    if draws.calls == 0 {
        return None;
    }
    let mut planner = Planner::new(known, dangers, stakes);
    let best = calls(known, &mut planner, draws.calls, effort)
        .into_iter()
        .max_by(|one, other| one.value.total_cmp(&other.value))?;
    let waiting = if known.view.out_pending {
        end(known, stakes)
    } else if !known.calls_full_pile() {
        // The called card costs nothing: not the turn, not a card.
        f32::NEG_INFINITY
    } else {
        let caught = known.rules.value_of(known.hand) as f32;
        known.alive * stock(known, &mut planner, effort, chance) - (1.0 - known.alive) * caught
    };
    let gain = best.value - waiting;
    Some((best, gain))
}

/// Whether a call is worth it, in an imagined turn.
pub(crate) const fn pays(gain: f32) -> bool {
    gain > CALL_MARGIN
}

/// The worth of a card from the stock, by trying some that it may be.
fn stock(known: &Known<'_>, planner: &mut Planner<'_>, effort: Effort, chance: &mut Chance) -> f32 {
    if let Some(&next) = known.view.stock_cards.iter().flatten().next() {
        // It was the pile, and its order is known.
        let plan = with(known.hand, next).and_then(|hand| planner.plan(hand, None, None, effort.turn));
        return plan.map_or(-known.mean, |plan| plan.value);
    }
    let (mut sum, mut tried) = (0.0, 0.0);
    let count = known.unseen_count as u32;
    for n in 0..effort.samples {
        // Spread over the cards that may come, in their order, so that few tell much.
        let at = u64::from(n) * u64::from(count) + u64::from(chance.below(count.max(1)));
        let Some(card) = nth(&known.unseen, (at / u64::from(effort.samples)) as u32) else { continue };
        let Some(hand) = with(known.hand, card) else { continue };
        if let Some(plan) = planner.plan(hand, None, None, effort.stock) {
            sum += plan.value;
            tried += 1.0;
        }
    }
    if tried > 0.0 { sum / tried } else { -known.mean }
}

/// The `n`-th of the cards that are counted.
fn nth(counts: &[u8; FACES], mut n: u32) -> Option<Card> {
    for (face, &count) in counts.iter().enumerate() {
        match n.checked_sub(u32::from(count)) {
            Some(rest) => n = rest,
            None => return Some(card_of(face)),
        }
    }
    None
}

/// A hand with one more card.
fn with(mut hand: CardSet, card: Card) -> Option<CardSet> {
    let free = (0..4).filter_map(|n| card.copy(n)).find(|&copy| !hand.contains(copy))?;
    hand.insert(free);
    Some(hand)
}

/// The worth of ending the hand now.
fn end(known: &Known<'_>, stakes: &Stakes) -> f32 {
    let caught = known.rules.value_of(known.hand) as f32;
    stakes.tempo(1.0) - caught + stakes.session(-caught, false)
}

/// The worth of every take: the best turn with the cards.
fn takes(known: &Known<'_>, planner: &mut Planner<'_>, takes: u128, effort: Effort) -> Vec<Way> {
    let trials = effort.for_each_of(takes);
    reachable(known, takes)
        .filter_map(|(n, hand, deepest)| {
            let free = n == 1 && known.top_is_free();
            let barred = (free && known.hand.find_one(deepest).is_none()).then_some(deepest);
            let owed = (!free).then(|| known.rules.owed_after_take(deepest));
            let plan = planner.plan(hand, owed, barred, trials)?;
            Some(Way { action: Action::Take(n), value: plan.value, plan: Some(plan) })
        })
        .collect()
}

/// The worth of every call.
fn calls(known: &Known<'_>, planner: &mut Planner<'_>, calls: u128, effort: Effort) -> Vec<Way> {
    let trials = effort.for_each_of(calls);
    reachable(known, calls)
        .filter_map(|(n, hand, deepest)| {
            if !known.calls_full_pile() {
                let value = known.value[face_of(deepest)];
                return Some(Way { action: Action::Rummy(n), value, plan: None });
            }
            let owed = Some(Owed { card: deepest, new_meld: false, at_once: false });
            let plan = planner.plan(hand, owed, None, trials)?;
            Some(Way { action: Action::Rummy(n), value: plan.value, plan: Some(plan) })
        })
        .collect()
}

/// The hands after taking each number of cards whose bit is set, with the deepest of them.
fn reachable<'a>(known: &'a Known<'_>, numbers: u128) -> impl Iterator<Item = (u8, CardSet, Card)> + 'a {
    let mut hand = known.hand;
    (1..).zip(known.view.pile.iter().rev()).filter_map(move |(n, &card)| {
        hand = with(hand, card)?;
        (numbers >> (n - 1) & 1 == 1).then_some((n, hand, card.face()))
    })
}

pub(crate) fn reason(known: &Known<'_>, way: &Way) -> Reason {
    let deepest = |n: u8| {
        let at = known.view.pile.len().checked_sub(usize::from(n));
        at.and_then(|at| known.view.pile.get(at)).copied().unwrap_or(Card::X)
    };
    let melds = way.plan.as_ref().is_some_and(|plan| !plan.melds.is_empty() || !plan.lays.is_empty());
    match way.action {
        Action::End if known.view.out_pending => Reason::LetStand,
        Action::End => Reason::EndHand,
        Action::Take(1) if melds => Reason::TakeToMeld { card: deepest(1) },
        Action::Take(1) => Reason::TakeTop { card: deepest(1) },
        Action::Take(n) => {
            let points = way.plan.as_ref().map_or(0.0, |plan| plan.points) as i64;
            Reason::TakeDeep { card: deepest(n), count: i64::from(n), points }
        }
        Action::Rummy(n) => match known.view.last.filter(|_| known.view.out_pending) {
            Some(seat) => Reason::CallToStop { card: deepest(n), seat },
            None => Reason::Call { card: deepest(n) },
        },
        _ if known.view.pile.is_empty() => Reason::OnlyStock,
        _ => Reason::Stock,
    }
}
