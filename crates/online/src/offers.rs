//! What somebody at a table may ask for beside the cards: whatever the table would take if they asked, so that nobody else
//! decides it again.

use card_match::MatchGame;
use online_wire::{DAYS_OFF, Moment, Offer, Request, Visitor, Wish};

use crate::{OnlineTable, guests::Seating, times};

impl<G: MatchGame> OnlineTable<G> {
    /// The requests that would be taken of somebody now, or later if nothing happens until then.
    ///
    /// Left out is what goes without saying (to leave, to say something), what stands in their standpoint, the answer to a vote,
    /// which names those who are asked, the exchange before a deal, and what would be taken but change nothing for anybody.
    pub fn offers(&self, visitor: Visitor) -> Vec<Offer> {
        let places = 0..self.guests.places.len();
        let mut offers = Vec::new();
        let mut offer = |wish| offers.extend(self.offer(visitor, wish));
        if !self.has_next_place(visitor) {
            offer(Wish::Sit { place: None });
        }
        places.clone().for_each(|place| offer(Wish::Sit { place: Some(place) }));
        if self.guests.place_of(visitor).is_some() {
            self.of_the_seated(visitor).into_iter().for_each(&mut offer);
            places.for_each(|place| offer(Wish::Swap { place }));
        }
        if self.guests.host == Some(visitor) {
            self.of_the_host().into_iter().for_each(&mut offer);
        } else if self.guests.former_host == Some(visitor) {
            offer(Wish::Host { visitor });
        }
        offers
    }

    /// A request as an offer; nothing if it would be refused.
    fn offer(&self, by: Visitor, wish: Wish) -> Option<Offer> {
        let from = match wish {
            Wish::Nudge {} => self.turn_since.after(times::NUDGE),
            Wish::Replace { .. } => self.turn_since.after(times::SILENT),
            _ => Moment::default(),
        };
        let request = Request { id: String::new(), at: None, wish };
        self.judge(self.last.max(from), by, &request).ok()?;
        Some(Offer { wish: request.wish, from: Some(from).filter(|&from| from > self.last) })
    }

    /// What somebody with a place may want.
    fn of_the_seated(&self, visitor: Visitor) -> Vec<Wish> {
        let mut wishes = vec![
            Wish::Return {},
            Wish::Stand {},
            Wish::Wait {},
            Wish::Nudge {},
            Wish::MoreTime {},
            Wish::Ready { cut: None },
        ];
        let is_off = self.guests.get(visitor).is_some_and(|guest| guest.off_until > self.last);
        let days = self.days_left(visitor).map(|left| if is_off { 0 } else { left.min(DAYS_OFF) });
        wishes.extend(days.filter(|&days| days > 0 || is_off).map(|days| Wish::DaysOff { days }));
        wishes
    }

    /// What the host may want.
    fn of_the_host(&self) -> Vec<Wish> {
        let mut wishes = vec![
            Wish::Start {},
            Wish::DrawSeats {},
            Wish::Lock { locked: !self.locked },
            Wish::Pause { paused: self.paused.is_none() },
        ];
        // Before the first game there is none to be ended: whoever wants no table leaves it.
        wishes.extend(self.started.then_some(Wish::End {}));
        for (place, seating) in self.guests.places.iter().enumerate() {
            if self.guests.is_free(seating) {
                wishes.push(Wish::Level { place, level: seating.level });
            }
            wishes.push(Wish::Replace { place });
            wishes.extend(self.heirs(seating).map(|visitor| Wish::Give { place, visitor }));
        }
        for visitor in self.people() {
            wishes.extend([Wish::Host { visitor }, Wish::Remove { visitor }]);
        }
        wishes
    }

    /// Those who may be somebody at another device who has a place and is not there.
    fn heirs(&self, seating: &Seating) -> impl Iterator<Item = Visitor> {
        let is_away = seating
            .visitor
            .is_some_and(|owner| self.guests.get(owner).is_some_and(|owner| !owner.here && !owner.left));
        self.people().filter(move |&visitor| {
            is_away && self.guests.place_of(visitor).is_none() && !self.has_next_place(visitor)
        })
    }

    /// Those who came and have not left.
    fn people(&self) -> impl Iterator<Item = Visitor> {
        let all = (0..).map(Visitor).zip(&self.guests.all);
        all.filter(|(_, guest)| !guest.left && !guest.removed).map(|(visitor, _)| visitor)
    }

    /// Whether somebody sits down with the next deal.
    pub(crate) fn has_next_place(&self, visitor: Visitor) -> bool {
        self.guests.places.iter().any(|place| place.next == Some(visitor))
    }
}
