//! The calls of an auction, kept in little room: states are copied all the time, and where players who have passed
//! may bid again an auction can be several hundred calls long \[FH-AUC-7\].

use table::Seat;

use crate::{action::Action, bid::Bid};

/// Places for calls. There are 70 kinds of bid, each higher than the one before, and six players with a look and a
/// pass; where they may pass several times, passes take no place of their own: no auction fills them.
const PLACES: usize = 90;
/// The seats round the largest table.
const ROUND: u8 = 6;

/// The calls so far, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Calls {
    places: [Place; PLACES],
    len: u8,
}

/// A call, and those who passed right after it, each further round the table than the one before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Place {
    /// The caller in the lowest three bits; then a bit for each seat round the table, first that on their left.
    seats: u8,
    call: Call,
}

impl Place {
    const EMPTY: Self = Self { seats: 0, call: Call::PASS };

    const fn caller(self) -> Seat {
        Seat(self.seats & 7)
    }

    /// Adds a pass; false if the seat doesn't come after those who passed before.
    fn add_pass(&mut self, seat: Seat) -> bool {
        let ahead = seat.0.wrapping_sub(self.caller().0 + 1);
        let step = if ahead < ROUND { ahead } else { ahead.wrapping_add(ROUND) };
        let fits = step < ROUND - 1 && self.seats >> 3 >> step == 0;
        if fits {
            self.seats |= 1 << (step + 3);
        }
        fits
    }

    fn calls(self) -> impl Iterator<Item = (Seat, Action)> {
        let passes = (0..ROUND - 1)
            .filter(move |step| self.seats >> 3 >> step & 1 == 1)
            .map(move |step| (Seat((self.caller().0 + 1 + step) % ROUND), Action::Pass));
        std::iter::once((self.caller(), self.call.action())).chain(passes)
    }
}

impl Calls {
    pub(crate) const NONE: Self = Self { places: [Place::EMPTY; PLACES], len: 0 };

    /// Adds a call, in a place of its own: there are enough where who has passed stays out.
    #[inline]
    pub(crate) fn push(&mut self, seat: Seat, action: Action) {
        if let Some(place) = self.places.get_mut(usize::from(self.len)) {
            *place = Place { seats: seat.0, call: Call::new(action) };
            self.len += 1;
        }
    }

    /// Adds a call of an auction that can be long: a pass goes to the call before it.
    #[cold]
    pub(crate) fn push_closely(&mut self, seat: Seat, action: Action) {
        let last = usize::from(self.len).checked_sub(1);
        let follows = last.is_some_and(|last| action == Action::Pass && self.places[last].add_pass(seat));
        if !follows {
            self.push(seat, action);
        }
    }

    /// The calls, in order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Seat, Action)> {
        self.places[..usize::from(self.len)].iter().flat_map(|place| place.calls())
    }

    /// The last bid of a seat.
    pub(crate) fn last_bid(&self, seat: Seat) -> Option<Bid> {
        let places = self.places[..usize::from(self.len)].iter().rev();
        places.filter(|place| place.caller() == seat).find_map(|place| match place.call.action() {
            Action::Bid(bid) => Some(bid),
            _ => None,
        })
    }
}

/// A call in one byte: a bid's number, a pass or a look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Call(u8);

impl Call {
    const PASS: Self = Self(255);
    const LOOK: Self = Self(254);

    /// The call of an action of the auction; any other counts as a pass.
    const fn new(action: Action) -> Self {
        match action {
            Action::Bid(bid) => Self(bid.index() as u8),
            Action::Look => Self::LOOK,
            _ => Self::PASS,
        }
    }

    fn action(self) -> Action {
        match self.0 {
            255 => Action::Pass,
            254 => Action::Look,
            index => Action::Bid(Bid::from_index(index)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bid::Strain;

    fn kept(calls: &[(u8, &str)]) -> Vec<(u8, String)> {
        let mut list = Calls::NONE;
        for &(seat, call) in calls {
            list.push_closely(Seat(seat), call.parse().unwrap());
        }
        list.iter().map(|(seat, call)| (seat.0, call.to_string())).collect()
    }

    #[test]
    fn every_call_comes_back_in_its_order() {
        // In turn, round the table, and out of turn [LAW-BID-1].
        for calls in [
            &[(1, "pass"), (2, "pass"), (3, "7H"), (0, "pass"), (1, "pass"), (2, "pass")][..],
            &[(5, "look"), (5, "pass"), (0, "look"), (0, "6S"), (4, "pass"), (2, "pass"), (0, "pass")],
            &[(2, "pass"), (2, "pass"), (1, "pass"), (3, "pass"), (0, "10NT sans-kitty"), (5, "pass")],
        ] {
            let wanted: Vec<(u8, String)> =
                calls.iter().map(|&(seat, call)| (seat, call.to_owned())).collect();
            assert_eq!(kept(calls), wanted);
        }
    }

    #[test]
    fn the_longest_auction_has_room() {
        // FH-AUC-7: every bid that can be written, each followed by five passes.
        let mut list = Calls::NONE;
        for seat in 0..6 {
            list.push_closely(Seat(seat), Action::Look);
            list.push_closely(Seat(seat), Action::Pass);
        }
        let bids: Vec<Bid> = Bid::all().collect();
        for (at, &bid) in bids.iter().enumerate() {
            let seat = Seat(at as u8 % 6);
            list.push_closely(seat, Action::Bid(bid));
            (1..6).for_each(|step| list.push_closely(seat.after(step, 6), Action::Pass));
        }
        assert_eq!(list.iter().count(), 12 + 6 * bids.len());
        assert_eq!(list.last_bid(Seat(0)), bids.chunks(6).last().map(|last| last[0]));
        assert_eq!(Calls::NONE.last_bid(Seat(0)), None);
        assert!(bids.contains(&Bid::tricks(10, Strain::NoTrumps)));
    }
}
