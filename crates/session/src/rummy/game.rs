//! What Rummy 500 adds to a match.

use narration::rummy::Event;
use players::five_hundred::Conventions;
use rummy_500::{Action, Rules, View};
use table::{Seat, SeatSet};

use super::happened::happened;
use crate::TableGame;

impl TableGame for Rules {
    fn agree(&self, conventions: Conventions) -> Option<()> {
        (conventions == Conventions::default()).then_some(())
    }

    /// The next seat, as after every hand.
    fn dealer_of_next_game(&self, last_dealer: Seat, _: SeatSet) -> Option<Seat> {
        Some(last_dealer.after(1, self.seats()))
    }

    fn is_claim(action: Action) -> bool {
        matches!(action, Action::Rummy(_))
    }

    fn happened(before: &View, after: &View, actor: Seat, action: Action) -> Vec<Event> {
        happened(before, after, actor, action)
    }
}
