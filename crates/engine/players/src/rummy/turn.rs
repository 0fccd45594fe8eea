//! The turn after the draw: the first step of the best plan, and why.

use std::ops::ControlFlow;

use cards::Card;
use rummy_500::{Action, Meld, Turn};

use super::{
    Decision,
    danger::Dangers,
    effort::Effort,
    known::{Known, Opponent},
    layout::face_of,
    plan::{Plan, Planner},
    reason::Reason,
    stakes::Stakes,
};

/// From this many cards down an opponent is close to going out.
const FEW: f32 = 3.0;

/// A meld, a lay-off or a discard.
pub(crate) fn decide(
    known: &Known<'_>,
    dangers: &Dangers<'_>,
    stakes: &Stakes,
    turn: &Turn,
) -> Option<Decision> {
    if let Some(decision) = forced(known, turn) {
        return Some(decision);
    }
    let mut planner = Planner::new(known, dangers, stakes);
    let view = known.view;
    let Some(plan) = planner.plan(known.hand, view.owed, view.barred, Effort::FULL.turn) else {
        return pay(known, turn);
    };
    let Some(action) = plan.actions().find(|&action| view.choices.contains(action)) else {
        return pay(known, turn);
    };
    Some(Decision { action, reason: reason(known, dangers, &plan, action) })
}

/// The lay-off of a called card.
pub(crate) fn forced(known: &Known<'_>, turn: &Turn) -> Option<Decision> {
    let (card, number) = turn.lays().next().filter(|_| known.view.called.is_some())?;
    Some(Decision { action: Action::Lay(card, number), reason: Reason::LayOwed { card: card.card() } })
}

/// The action that puts the owed card on the table, or comes nearer to it.
pub(crate) fn pay(known: &Known<'_>, turn: &Turn) -> Option<Decision> {
    let owed = known.view.owed?;
    let reason = Reason::MeldOwed { card: owed.card };
    let meld = turn.each_meld(|meld| {
        if meld.contains(owed.card) { ControlFlow::Break(meld) } else { ControlFlow::Continue(()) }
    });
    if let ControlFlow::Break(meld) = meld {
        return Some(Decision { action: Action::Meld(meld), reason });
    }
    let mut lays: Vec<_> = turn.lays().collect();
    lays.sort_by_key(|&(card, _)| {
        (card.card() != owed.card, card.card().is_joker(), card.card().suit() != owed.card.suit())
    });
    let &(card, number) = lays.first()?;
    Some(Decision { action: Action::Lay(card, number), reason: Reason::LayOwed { card: owed.card } })
}

pub(crate) fn reason(known: &Known<'_>, dangers: &Dangers<'_>, plan: &Plan, action: Action) -> Reason {
    match action {
        Action::Meld(meld) => meld_reason(known, plan, meld),
        Action::Lay(card, _) if plan.out => Reason::LayOut { card: card.card() },
        Action::Lay(card, _) if known.view.owed.is_some_and(|owed| owed.card == card.card()) => {
            Reason::LayOwed { card: card.card() }
        }
        Action::Lay(card, _) => Reason::LayOff { card: card.card() },
        Action::Discard(card) => discard_reason(known, dangers, plan, card),
        _ => Reason::AnyWillDo,
    }
}

/// An opponent who is close to going out.
fn near_out<'a>(known: &'a Known<'_>) -> Option<&'a Opponent> {
    known.opponents.iter().find(|other| other.cards <= FEW && !other.is_partner)
}

fn meld_reason(known: &Known<'_>, plan: &Plan, meld: Meld) -> Reason {
    let points = i64::from(known.rules.value_of_meld(meld));
    if let Some(owed) = known.view.owed.filter(|owed| meld.contains(owed.card)) {
        return Reason::MeldOwed { card: owed.card };
    }
    if plan.out {
        return Reason::MeldOut;
    }
    if let Some(near) = near_out(known) {
        return Reason::MeldSoon { seat: near.seat };
    }
    if meld.jokers() > 0 { Reason::MeldJoker { points } } else { Reason::Meld { points } }
}

fn discard_reason(known: &Known<'_>, dangers: &Dangers<'_>, plan: &Plan, card: Card) -> Reason {
    if plan.left.len() == 1 {
        return Reason::DiscardOut { card };
    }
    let danger = |card: Card| dangers.of(card);
    let value = |card: Card| known.value[face_of(card)];
    let others = || plan.left.into_iter().filter(move |other| other.face() != card);
    let near = near_out(known);
    if let Some(near) = near
        && others().all(|other| value(other) <= value(card))
    {
        return Reason::DiscardHigh { card, seat: near.seat };
    }
    if danger(card) < 3.0 && others().any(|other| danger(other) > danger(card) + 4.0) {
        return Reason::DiscardSafe { card };
    }
    Reason::DiscardUseless { card }
}
