//! Changing places before the first game: by lot, or two by agreement.

use card_match::MatchGame;
use online_wire::Visitor;
use table::shuffle;

use crate::{OnlineTable, Social};

impl<G: MatchGame> OnlineTable<G> {
    /// What two people who agree about exchanging their places do; nothing if one of them has none any more, or the game has begun.
    pub(crate) fn swapped(&self, one: Visitor, other: Visitor) -> Option<Social> {
        let seated = self.guests.place_of(one).is_some() && self.guests.place_of(other).is_some();
        (seated && !self.started).then_some(Social::Swapped(one, other))
    }

    pub(crate) fn swap(&mut self, one: Visitor, other: Visitor) {
        if let (Some(here), Some(there)) = (self.guests.place_of(one), self.guests.place_of(other)) {
            let mut places: Vec<usize> = (0..self.guests.places.len()).collect();
            places.swap(here, there);
            self.rearrange(&places);
        }
    }

    /// Lets a lot decide who sits where. It follows from the chance that bots have, which nobody at the table knows.
    pub(crate) fn draw_seats(&mut self) {
        let mut seed = self.key;
        for (byte, mixed) in seed.0.iter_mut().zip(self.next_seq.0.to_le_bytes()) {
            *byte ^= mixed;
        }
        let mut places: Vec<usize> = (0..self.guests.places.len()).collect();
        shuffle(seed, &mut places);
        self.rearrange(&places);
    }

    /// Whoever sits at a place goes to the one that stands there in the list.
    fn rearrange(&mut self, places: &[usize]) {
        let sitting: Vec<_> = self.guests.places.iter().map(|place| (place.visitor, place.bot)).collect();
        for (&to, (visitor, bot)) in places.iter().zip(sitting) {
            let place = &mut self.guests.places[to];
            (place.visitor, place.bot) = (visitor, bot);
            if let Some(guest) = visitor.and_then(|visitor| self.guests.get_mut(visitor)) {
                guest.place = Some(to);
            }
        }
        (0..places.len()).for_each(|place| self.show_place(place));
    }
}
