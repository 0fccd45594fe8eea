//! What happened at a table of Rummy 500. Found by comparing what the human saw before and after an action, so that
//! nothing can be told that he may not know.

use cards::{Card, CardSet};
use rummy_500::{Action, View};
use table::{Seat, Viewer};

/// Something that happened at a table of Rummy 500.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields are what they are called")]
pub enum Event {
    /// A player did something; the cards are those that came into his hand, as far as the human may know, deepest first.
    Did { seat: Seat, action: Action, cards: Vec<Card> },
    /// A player has melded everything and goes on without cards \[RM-FLOAT-1\].
    Floats { seat: Seat },
    /// A last card lies that can be called \[RM-UNPL-4\].
    LastCard { seat: Seat },
}

/// What an action brought about.
pub(super) fn happened(before: &View, after: &View, seat: Seat, action: Action) -> Vec<Event> {
    let cards = match action {
        Action::Take(count) | Action::Rummy(count) => {
            let left = before.pile.len().saturating_sub(usize::from(count));
            before.pile.get(left..).unwrap_or_default().to_vec()
        }
        Action::Stock if after.viewer == Viewer::Seat(seat) => gained(before, after, seat).to_canonical(),
        _ => Vec::new(),
    };
    let mut events = vec![Event::Did { seat, action, cards }];
    let floats = |view: &View| view.seats[seat.index()].floats;
    if floats(after) && !floats(before) && !after.out_pending {
        events.push(Event::Floats { seat });
    }
    if after.out_pending {
        events.push(Event::LastCard { seat });
    }
    events
}

/// The cards of a hand that were not there before.
pub(super) fn gained(before: &View, after: &View, seat: Seat) -> CardSet {
    let hand = |view: &View| view.seats[seat.index()].hand.unwrap_or_default();
    hand(after) - hand(before)
}
