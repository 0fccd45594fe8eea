//! What Five Hundred adds to a match.

use five_hundred::{Action, Choices, Rules, SeatView, View, axis::Laws};
use players::five_hundred::Conventions;
use table::{Recall, Seat, SeatSet, Seed, Table, Viewer};

use super::{claim, draw};
use crate::{Draw, MatchGame, Places};

impl MatchGame for Rules {
    /// Nobody waits longer than one game.
    fn most_people(&self) -> usize {
        2 * self.seats()
    }

    fn first_places(&self, seed: Seed, me: Seat, people: usize) -> Places {
        draw::first_places(self, seed, me, people)
    }

    fn first_dealer(&self, seed: Seed) -> Option<Seat> {
        self.first_jack(&draw::spread(self, seed))
    }

    fn rotate_out(&self, seed: Seed, played: &[usize], people: usize) -> Option<Draw> {
        draw::rotate_out(self, seed, played, people)
    }

    fn dealer_of_next_game(&self, last_dealer: Seat, winners: SeatSet) -> Option<Seat> {
        self.dealer_of_next_game(last_dealer, winners)
    }

    fn agree(&self, conventions: Conventions) -> Option<Conventions> {
        (conventions == Conventions::default() || Conventions::fit(self)).then_some(conventions)
    }

    fn suits_laws(&self) -> bool {
        self.axes().laws != Laws::Open
    }

    fn forced(view: &View) -> Option<Action> {
        let choices = view.choices;
        let play = matches!(choices, Choices::Play { .. }) && choices.len() == 1;
        play.then(|| choices.pick(|_| 0))
    }

    /// Hands that were face down (the own one too, or one that a misère lays open), the kitty, a card that was given,
    /// cards of rows that were turned up.
    fn uncovers(before: &Table<Self>, after: &Table<Self>, seat: Seat) -> bool {
        let [before, after] = [before, after].map(|table| table.view(Viewer::Seat(seat), Recall::Perfect));
        if after.outcome.is_some() {
            return false;
        }
        let turned = |before: &SeatView, after: &SeatView| {
            let rows = before.row.as_ref().zip(after.row.as_ref());
            let flipped = rows.is_some_and(|(before, after)| before.down != after.down);
            flipped || before.hand.is_none() && after.hand.is_some()
        };
        let seats = before.seats.iter().zip(&after.seats);
        let given = before.given.is_none() && after.given.is_some();
        let mine = after.contract.as_ref().is_some_and(|contract| contract.seat == seat);
        seats.into_iter().any(|(before, after)| turned(before, after))
            || before.kitty.is_none() && after.kitty.is_some()
            || given && mine
    }

    fn may_claim_rest(view: &View) -> bool {
        claim::may_claim(view)
    }

    fn is_settled(&self, view: &View) -> bool {
        self.settled_result(view).is_some()
    }

    fn claimed_rest(table: &Table<Self>, me: Seat, seed: u64) -> Option<Vec<(Seat, Action)>> {
        claim::rest(table, me, seed)
    }
}
