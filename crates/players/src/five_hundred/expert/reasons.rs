//! Saying why, with the numbers that the search found.

use five_hundred::{Action, Choices, Rules, View};
use table::{Seat, SeatSet};

use crate::five_hundred::{Decision, Reason, natural::PartnersBid};
use crate::race::Race;

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
        (Action::Bid(bid), _) => Reason::SearchBid { bid, percent, points: mean.points.round() as i64 },
        (Action::Pass, _) if action == favourite.action => favourite.reason,
        (Action::Pass, _) => Reason::SearchPass,
        (_, Choices::Play { .. }) => card(rules, view, me, race, chosen, favourite),
        _ if action == favourite.action => favourite.reason,
        (Action::Discard(_), _) => Reason::SearchDiscard { percent },
        _ => Reason::SearchChoice { percent },
    };
    Decision { action, reason }
}

fn percent(chance: f64) -> u32 {
    (100.0 * chance).round().clamp(0.0, 100.0) as u32
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
        let party = contract.partners | SeatSet::of(contract.seat);
        party.contains(me) || rules.has_fixed_sides() && party.intersects(rules.side(me))
    });
    let chance = |made: f64| percent(if ours { made } else { 1.0 - made });
    let (percent, less) = (chance(race.runners[chosen].mean().made), chance(rival.mean().made));
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
