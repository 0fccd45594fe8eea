//! What happened at a table of Rummy 500. Found by comparing what the human saw before and after an action, so that
//! nothing can be told that they may not know.

use cards::CardSet;
use rummy_500::{Action, View};
use table::{Seat, Viewer};

use narration::rummy::Event;

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
fn gained(before: &View, after: &View, seat: Seat) -> CardSet {
    let hand = |view: &View| view.seats[seat.index()].hand.unwrap_or_default();
    hand(after) - hand(before)
}
