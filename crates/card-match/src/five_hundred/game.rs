//! What Five Hundred adds to a match.

use five_hundred::{Action, Choices, Rules, View, axis::Laws};
use players::five_hundred::Conventions;
use table::{Seat, SeatSet, Seed, Table};

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

    fn rotate_out(&self, seed: Seed, played: &[usize], people: usize) -> Option<Draw> {
        draw::rotate_out(self, seed, played, people)
    }

    fn dealer_of_next_game(&self, last_dealer: Seat, winners: SeatSet) -> Option<Seat> {
        self.dealer_of_next_game(last_dealer, winners)
    }

    fn agree(&self, conventions: Conventions) -> Option<Conventions> {
        (conventions == Conventions::default() || Conventions::fit(self)).then_some(conventions)
    }

    fn is_open_table(&self) -> bool {
        self.axes().laws == Laws::Open
    }

    fn forced(view: &View) -> Option<Action> {
        let choices = view.choices;
        let play = matches!(choices, Choices::Play { .. }) && choices.len() == 1;
        play.then(|| choices.pick(|_| 0))
    }

    fn may_claim_rest(view: &View) -> bool {
        claim::may_claim(view)
    }

    fn is_settled(&self, view: &View) -> bool {
        self.is_settled(view)
    }

    fn claimed_rest(table: &Table<Self>, me: Seat, seed: u64) -> Option<Vec<(Seat, Action)>> {
        claim::rest(table, me, seed)
    }
}
