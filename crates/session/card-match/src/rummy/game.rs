//! What Rummy 500 adds to a match.

use rummy_500::{Action, Rules};
use table::{Seat, SeatSet, Table};

use crate::MatchGame;

impl MatchGame for Rules {
    /// The next seat, as after every hand.
    fn dealer_of_next_game(&self, last_dealer: Seat, _: SeatSet) -> Option<Seat> {
        Some(last_dealer.after(1, self.seats()))
    }

    /// The top of the stock has come into the hand.
    fn uncovers(before: &Table<Self>, after: &Table<Self>, seat: Seat) -> bool {
        let since = after.actions().iter().skip(before.actions().len());
        since.copied().any(|act| act == (seat, Action::Stock))
    }

    fn is_claim(action: Action) -> bool {
        matches!(action, Action::Rummy(_))
    }
}
