//! Changing places before the first game: by lot, or two by agreement.

use card_match::MatchGame;
use online_wire::ParticipantId;
use table::shuffle;

use crate::{OnlineTable, Social};

impl<G: MatchGame> OnlineTable<G> {
    /// What two people who agree about exchanging their places do; nothing if one of them has none any more, or the
    /// game has begun.
    pub(crate) fn swapped(&self, one: ParticipantId, other: ParticipantId) -> Option<Social> {
        let seated = self.roster.place_of(one).is_some() && self.roster.place_of(other).is_some();
        (seated && !self.started).then_some(Social::Swapped(one, other))
    }

    pub(crate) fn swap(&mut self, one: ParticipantId, other: ParticipantId) {
        if let (Some(here), Some(there)) = (self.roster.place_of(one), self.roster.place_of(other)) {
            let mut places: Vec<usize> = (0..self.roster.places.len()).collect();
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
        let mut places: Vec<usize> = (0..self.roster.places.len()).collect();
        shuffle(seed, &mut places);
        self.rearrange(&places);
    }

    /// Whoever sits at a place goes to the one that stands there in the list.
    fn rearrange(&mut self, places: &[usize]) {
        let sitting: Vec<_> = self.roster.places.iter().map(|place| (place.participant, place.bot)).collect();
        for (&to, (participant, bot)) in places.iter().zip(sitting) {
            let place = &mut self.roster.places[to];
            (place.participant, place.bot) = (participant, bot);
            if let Some(roster_entry) = participant.and_then(|participant| self.roster.get_mut(participant)) {
                roster_entry.place = Some(to);
            }
        }
        (0..places.len()).for_each(|place| self.show_place(place));
    }
}
