//! What a match begins with, and why it may not begin.

use players::five_hundred::Conventions;
use table::{Seat, Seed};

use crate::{MatchGame, Member};

/// What a match begins with; the rules are given beside it.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchSetup {
    /// What every deal and every bot follows from; drawn by the operating system if there is none.
    pub seed: Option<Seed>,
    /// The seat of the first of the people; seat 0 if none is asked for.
    pub seat: Option<Seat>,
    /// The people: as many as there are seats, or more, who then share the game \[FH-END-8\]. They sit clockwise as
    /// they came, unless they draw for their seats.
    pub people: Vec<Member>,
    /// The player on the dealer's right cuts the pack before each deal \[FH-DEAL-1\].
    pub cut: bool,
    /// What everybody's calls say by agreement, where there are calls and partners.
    pub conventions: Conventions,
    /// How often a bot errs at an open table, in percent of what is done there.
    pub errors: u8,
}

impl MatchSetup {
    /// A match of these people as it usually is.
    #[must_use]
    pub fn new(people: Vec<Member>) -> Self {
        Self { seed: None, seat: None, people, cut: false, conventions: Conventions::default(), errors: 0 }
    }

    /// Whether a match of these rules can begin so.
    pub(crate) fn check<G: MatchGame>(&self, rules: &G) -> Result<(), SetupError> {
        if !rules.suits_laws() {
            return Err(SetupError::OpenTable);
        }
        let (seats, people) = (rules.seats(), self.people.len());
        if let Some(seat) = self.seat.filter(|seat| seat.index() >= seats) {
            return Err(SetupError::NoSuchSeat { seat, last: Seat(seats as u8 - 1) });
        }
        if self.cut && rules.min_cut().is_none() {
            return Err(SetupError::NoCut);
        }
        if rules.agree(self.conventions).is_none() {
            return Err(SetupError::NoConventions);
        }
        let most = rules.most_people();
        if !(seats..=most).contains(&people) {
            return Err(SetupError::Company { people, seats, most });
        }
        Ok(())
    }
}

/// Why a match can't begin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// The rules have no such seat.
    #[error("there is no seat {seat}: the seats are 0 to {last}")]
    NoSuchSeat {
        /// The seat that was asked for.
        seat: Seat,
        /// The last seat there is.
        last: Seat,
    },
    /// Packs are not cut in this game.
    #[error("packs are not cut in this game")]
    NoCut,
    /// With the laws open, [`OpenRules`](crate::open::OpenRules) are played, and with no others \[LAW-AXIS-1\].
    #[error("with the laws open this is another game")]
    OpenTable,
    /// At an open table one person plays with bots, and nobody cuts.
    #[error("at an open table one person plays with bots, and the pack isn't cut")]
    AloneAtOpenTable,
    /// In this game partners can't agree what calls say.
    #[error("there is nothing to agree about calls in this game")]
    NoConventions,
    /// This number of people can't share the game.
    #[error("{people} people can't share a game for {seats}: from {} to {most} can", .seats + 1)]
    Company {
        /// How many were asked for.
        people: usize,
        /// How many seats the game has.
        seats: usize,
        /// How many can at most; no more than the seats if none can.
        most: usize,
    },
    /// The people can't be seated.
    #[error("the people can't be seated")]
    NoPlaces,
    /// The operating system gives no random numbers.
    #[error("the operating system gives no random seed")]
    NoRandomSeed,
}
