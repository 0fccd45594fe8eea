//! Saying why, with the numbers that the search found.

use five_hundred::{Action, Bid, Choices, Rules, View};
use table::Seat;

use crate::five_hundred::{
    Decision, Reason, bidding::wins_game, natural::PartnersBid, reason::percent, strength::high_bid,
};
use crate::race::{Race, Slack};

/// The chosen action with its reason: that of the rule of thumb where the search only agrees.
pub(crate) fn explain(
    rules: &Rules,
    view: &View,
    me: Seat,
    race: &Race<Action>,
    chosen: usize,
    favourite: Decision,
    instead: Option<(PartnersBid, f64)>,
) -> Decision {
    let action = race.runners[chosen].action;
    let mean = race.runners[chosen].mean();
    let percent = percent(mean.made);
    let reason = match (action, &view.choices) {
        (Action::Bid(bid), _) if let Some((PartnersBid { bid: over, seat }, points)) = instead => {
            Reason::SearchInstead { bid, percent, points: points.round() as i64, seat, over }
        }
        (Action::Bid(bid), _) => {
            let points = mean.points.round() as i64;
            aim(rules, view, me, race, chosen, bid).unwrap_or(Reason::SearchBid { bid, percent, points })
        }
        (Action::Pass, _) => match even(race, chosen) {
            Some(Action::Bid(other)) => Reason::SearchPassOr { other },
            _ if action == favourite.action => favourite.reason,
            _ => Reason::SearchPass,
        },
        (_, Choices::Play { .. }) => card(rules, view, me, race, chosen, favourite),
        _ if mean.made < HOPELESS && !matches!(action, Action::Give(_)) => Reason::SearchHopeless { percent },
        _ if action == favourite.action => favourite.reason,
        (Action::Discard(_), _) => Reason::SearchDiscard { percent },
        _ => Reason::SearchChoice { percent },
    };
    Decision { action, reason }
}

/// A contract that is made more seldom is as good as lost: it is no merit of a choice that no other makes it more
/// often.
const HOPELESS: f64 = 0.05;

/// A smaller lead may be chance.
const SURE: Slack = Slack { points: 0.0, errors: 2.0 };

/// The best of the other actions, if nothing shows that it is worse.
fn even(race: &Race<Action>, chosen: usize) -> Option<Action> {
    let best = Slack { points: 0.0, errors: 0.0 };
    let next = race.choose_among(&|at| at != chosen, race.runners[chosen].action, best)?;
    (!race.is_ahead(chosen, next, SURE)).then(|| race.runners[next].action)
}

/// A bid that is likely to fail has another aim than to be made.
const SACRIFICE: f64 = 0.5;

/// What a bid is for, where it is not just the best.
fn aim(rules: &Rules, view: &View, me: Seat, race: &Race<Action>, chosen: usize, bid: Bid) -> Option<Reason> {
    let made = race.runners[chosen].mean().made;
    let percent = percent(made);
    let theirs = high_bid(rules, view).filter(|&(_, seat)| !rules.side(me).contains(seat));
    match (theirs, even(race, chosen)) {
        (Some((over, seat)), _) if wins_game(rules, view, over, seat) => {
            Some(Reason::SearchStop { bid, percent, seat, over })
        }
        (Some((over, seat)), _) if made < SACRIFICE => {
            Some(Reason::SearchSacrifice { bid, percent, seat, over })
        }
        (_, Some(Action::Pass)) => Some(Reason::SearchBidOrPass { bid, percent }),
        (_, Some(Action::Bid(other))) => Some(Reason::SearchBidOr { bid, percent, other }),
        _ => None,
    }
}

/// Chances that differ by less are not worth a word, in percent.
const NOTABLE: u32 = 4;

/// A card against the next best of another suit or kind, or against the rule's.
fn card(
    rules: &Rules,
    view: &View,
    me: Seat,
    race: &Race<Action>,
    chosen: usize,
    favourite: Decision,
) -> Reason {
    let action = race.runners[chosen].action;
    let rival = race.runners.iter().filter(|runner| {
        if action == favourite.action { runner.action != action } else { runner.action == favourite.action }
    });
    let rival = rival.max_by(|a, b| a.mean().points.total_cmp(&b.mean().points));
    let (Some(card), Some(rival)) = (played(action), rival) else { return favourite.reason };
    let Some(other) = played(rival.action) else { return favourite.reason };
    let ours = view.contract.as_ref().is_some_and(|contract| {
        let party = contract.side();
        party.contains(me) || rules.has_fixed_sides() && party.intersects(rules.side(me))
    });
    let chance = |made: f64| percent(if ours { made } else { 1.0 - made });
    let (percent, less) = (chance(race.runners[chosen].mean().made), chance(rival.mean().made));
    if action != favourite.action && even(race, chosen).is_some() && card != other {
        return Reason::SearchEven { card, other };
    }
    if view.contract.is_some() && card != other && percent >= less + NOTABLE {
        return if ours {
            Reason::SearchMakes { card, percent, other, less }
        } else {
            Reason::SearchDefeats { card, percent, other, less }
        };
    }
    if action == favourite.action || card == other {
        return favourite.reason;
    }
    Reason::SearchBetter { card, other }
}

fn played(action: Action) -> Option<cards::Card> {
    match action {
        Action::Play(card) | Action::Lead(card, _) => Some(card),
        _ => None,
    }
}
