//! Saying why, with the points that the search found.

use cards::Card;
use rummy_500::{Action, View};

use super::candidates::Candidate;
use crate::rummy::Reason;

/// The reason for what was chosen over another with that many points less; that of the rule of thumb where it says
/// more.
pub(crate) fn explain(view: &View, chosen: &Candidate, other: Option<&Candidate>, ahead: f64) -> Reason {
    let points = ahead.round() as i64;
    let Some((action, rival)) = chosen.action().zip(other) else { return chosen.reason };
    if points < 2 {
        return chosen.reason;
    }
    match (action, rival.action()) {
        (Action::Discard(card), Some(Action::Discard(other))) if card != other => {
            Reason::SearchDiscard { card, other, points }
        }
        (Action::Discard(card), Some(Action::Meld(_) | Action::Lay(..))) => {
            Reason::SearchHold { card, points }
        }
        (Action::Stock, Some(Action::Take(_))) => Reason::SearchStock { points },
        (Action::Take(count), _) => {
            Reason::SearchTake { card: deepest(view, count), count: i64::from(count), points }
        }
        (Action::Rummy(count), _) => Reason::SearchCall { card: deepest(view, count), points },
        (Action::Meld(_), Some(Action::Discard(_))) => Reason::SearchMeld { points },
        _ => chosen.reason,
    }
}

fn deepest(view: &View, count: u8) -> Card {
    let at = view.pile.len().checked_sub(usize::from(count));
    at.and_then(|at| view.pile.get(at)).copied().unwrap_or(Card::X)
}
