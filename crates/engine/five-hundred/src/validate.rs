//! Whether facts that somebody wrote down can be: a hand, totals, a game.

use table::{BySeat, MAX_SEATS, Seat, SeatSet};

use crate::{
    axis::{AllPass, Sides},
    bid::Bid,
    end::GameFacts,
    facts::{FinalContract, HandEnd, HandFacts},
    rules::Rules,
    state::TRICKS,
};

/// Why no hand, or no game, of these rules can have come to such facts.
///
/// ```
/// use five_hundred::{Bid, FinalContract, HandEnd, HandFacts, Rules, ScoreError, Strain};
/// use five_hundred::table::{BySeat, Seat};
///
/// let contract = FinalContract::new(Bid::tricks(7, Strain::Hearts), Seat(1));
/// let hand = HandFacts::played_out(Some(contract), [2, 6, 0, 1]);
/// let error = Rules::preset("australian-4")?.score_hand(&hand, &BySeat::default());
/// assert_eq!(error, Err(ScoreError::TrickCount { tricks: 9, end: HandEnd::PlayedOut }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ScoreError {
    /// Something is said of a seat that the table doesn't have.
    #[error("the table has no seat {seat}")]
    NoSeat {
        /// The seat.
        seat: Seat,
    },
    /// These rules don't have the bid, or it binds nobody.
    #[error("the rules of this table have no bid {bid}")]
    NoSuchBid {
        /// The bid.
        bid: Bid,
    },
    /// The contractor can't have these partners.
    #[error("seat {seat} can't play {bid} with the partners {partners:?}")]
    WrongPartners {
        /// The bid.
        bid: Bid,
        /// The contractor.
        seat: Seat,
        /// The partners.
        partners: SeatSet,
    },
    /// All have passed, and yet there is a contract.
    #[error("{bid} was bid, so not everybody passed")]
    NotPassedOut {
        /// The bid.
        bid: Bid,
    },
    /// No hand is thrown in: when all pass, it is played at no trumps.
    #[error("at this table no hand is thrown in")]
    NeverThrownIn,
    /// No hand is played without a bid: when all pass, it is thrown in.
    #[error("at this table no hand is played without a bid")]
    NeverWithoutBid,
    /// A hand like this isn't stopped by these rules.
    #[error("at this table such a hand is played to the last trick")]
    NeverStopped,
    /// A hand that ended so has another number of tricks.
    #[error("{tricks} tricks can't be: {}", tricks_of(*.end))]
    TrickCount {
        /// The tricks of all seats together.
        tricks: u32,
        /// How the hand ended.
        end: HandEnd,
    },
    /// A contractor's partner who took no part in a misère has won a trick.
    #[error("seat {seat} took no part in the hand and can't have won a trick")]
    LaidDown {
        /// The partner.
        seat: Seat,
    },
    /// Card points are given where none are counted.
    #[error("seat {seat} has card points, which this hand doesn't count")]
    NoCardPoints {
        /// The seat.
        seat: Seat,
    },
    /// The tricks of the seat's side can't hold cards of this number of points.
    #[error("seat {seat} can't have {points} card points: from 0 to {most} are left")]
    CardPoints {
        /// The seat.
        seat: Seat,
        /// Its card points.
        points: i32,
        /// What the seats before it leave of the pack; nothing where its side has no trick.
        most: i32,
    },
    /// Partners of a fixed side carry the same total.
    #[error("seat {seat} and its partners have different scores")]
    UnevenTotals {
        /// One of them.
        seat: Seat,
    },
    /// These rules bar nobody.
    #[error("at this table nobody is barred, so {barred:?} can't be")]
    NobodyBarred {
        /// The seats said to be.
        barred: SeatSet,
    },
    /// The first at the target must be sides of those who reached it.
    #[error("{first:?} can't have been first at the target: it is a side among {among:?}")]
    NotInRace {
        /// The seats said to have been first.
        first: SeatSet,
        /// Those who reached the target by tricks.
        among: SeatSet,
    },
}

const fn tricks_of(end: HandEnd) -> &'static str {
    match end {
        HandEnd::PlayedOut => "a hand has ten",
        HandEnd::Stopped => "a stopped hand has from one to nine",
        HandEnd::PassedOut => "nothing was played",
    }
}

impl ScoreError {
    /// The id of the rule that decides.
    #[must_use]
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::NoSeat { .. } => "NOT-SEAT-1",
            Self::NoSuchBid { .. } => "FH-BID-1",
            Self::WrongPartners { .. } => "FH-PART-1",
            Self::NotPassedOut { .. } | Self::NeverThrownIn | Self::NeverWithoutBid => "FH-AUC-6",
            Self::NeverStopped => "FH-END-5",
            Self::TrickCount { .. } => "FH-PLAY-5",
            Self::LaidDown { .. } => "FH-BID-5",
            Self::NoCardPoints { .. } | Self::CardPoints { .. } => "FH-SCO-10",
            Self::UnevenTotals { .. } => "NOT-SEAT-3",
            Self::NobodyBarred { .. } => "FH-END-3",
            Self::NotInRace { .. } => "FH-END-4",
        }
    }
}

impl Rules {
    /// Whether a hand of these rules can have come to that.
    pub(crate) fn check_hand(&self, hand: &HandFacts) -> Result<(), ScoreError> {
        self.check_people(hand)?;
        self.check_end(hand)?;
        self.check_card_points(hand)
    }

    /// The same of a hand that the laws end: it may end after any trick \[LAW-EFF-8\].
    pub(crate) fn check_hand_by_law(&self, hand: &HandFacts) -> Result<(), ScoreError> {
        self.check_people(hand)?;
        let tricks = self.tricks_told(hand);
        if tricks > TRICKS as u32 {
            return Err(ScoreError::TrickCount { tricks, end: HandEnd::PlayedOut });
        }
        self.check_card_points(hand)
    }

    fn tricks_told(&self, hand: &HandFacts) -> u32 {
        Seat::all(self.seats).map(|seat| u32::from(hand.tricks[seat])).sum()
    }

    fn check_people(&self, hand: &HandFacts) -> Result<(), ScoreError> {
        let tells = |seat: &Seat| hand.tricks[*seat] > 0 || hand.card_points[*seat] != 0;
        if let Some(seat) = Seat::all(MAX_SEATS).skip(self.seats).find(tells) {
            return Err(ScoreError::NoSeat { seat });
        }
        if let Some(contract) = &hand.contract {
            self.check_contract(contract)?;
            self.check_laid_down(hand, contract)?;
        }
        Ok(())
    }

    /// Whether these rules have such a contract.
    ///
    /// # Errors
    /// What they don't have of it.
    pub fn check_contract(&self, contract: &FinalContract) -> Result<(), ScoreError> {
        let FinalContract { bid, seat, partners } = *contract;
        if seat.index() >= self.seats {
            return Err(ScoreError::NoSeat { seat });
        }
        if !self.bids.binds(bid) {
            return Err(ScoreError::NoSuchBid { bid });
        }
        let chosen = self.axes().sides == Sides::Chosen;
        let allowed = if chosen { SeatSet::all(self.seats) } else { self.side(seat) } - SeatSet::of(seat);
        let too_many = chosen && partners.len() > self.most_partners(bid);
        if too_many || !(partners - allowed).is_empty() {
            return Err(ScoreError::WrongPartners { bid, seat, partners });
        }
        Ok(())
    }

    fn check_laid_down(&self, hand: &HandFacts, contract: &FinalContract) -> Result<(), ScoreError> {
        let mut laid_down = self.lying_out(contract.bid, contract.seat).iter();
        laid_down
            .find(|&seat| hand.tricks[seat] > 0)
            .map_or(Ok(()), |seat| Err(ScoreError::LaidDown { seat }))
    }

    fn check_end(&self, hand: &HandFacts) -> Result<(), ScoreError> {
        let thrown_in = self.axes().all_pass == AllPass::Redeal;
        match (hand.end, &hand.contract) {
            (HandEnd::PassedOut, Some(contract)) => {
                return Err(ScoreError::NotPassedOut { bid: contract.bid });
            }
            (HandEnd::PassedOut, None) if !thrown_in => return Err(ScoreError::NeverThrownIn),
            (HandEnd::PlayedOut, None) if thrown_in => return Err(ScoreError::NeverWithoutBid),
            (HandEnd::Stopped, contract) if contract.is_none() || !self.stops_when_decided() => {
                return Err(ScoreError::NeverStopped);
            }
            _ => {}
        }
        let tricks = self.tricks_told(hand);
        let can_be = match hand.end {
            HandEnd::PlayedOut => tricks == TRICKS as u32,
            HandEnd::Stopped => 0 < tricks && tricks < TRICKS as u32,
            HandEnd::PassedOut => tricks == 0,
        };
        if can_be { Ok(()) } else { Err(ScoreError::TrickCount { tricks, end: hand.end }) }
    }

    /// A side's points may stand at a seat whose tricks stand at another.
    fn check_card_points(&self, hand: &HandFacts) -> Result<(), ScoreError> {
        if !self.pays_cards(hand.contract.as_ref()) {
            let counted = Seat::all(self.seats).find(|&seat| hand.card_points[seat] != 0);
            return counted.map_or(Ok(()), |seat| Err(ScoreError::NoCardPoints { seat }));
        }
        let mut left = self.pack_points;
        for seat in Seat::all(self.seats) {
            let points = hand.card_points[seat];
            let most = if self.side(seat).iter().any(|seat| hand.tricks[seat] > 0) { left } else { 0 };
            if !(0..=most).contains(&points) {
                return Err(ScoreError::CardPoints { seat, points, most });
            }
            left -= points;
        }
        Ok(())
    }

    /// Whether a game of these rules can stand at these totals.
    pub(crate) fn check_totals(&self, totals: &BySeat<i32>) -> Result<(), ScoreError> {
        if let Some(seat) = Seat::all(MAX_SEATS).skip(self.seats).find(|&seat| totals[seat] != 0) {
            return Err(ScoreError::NoSeat { seat });
        }
        self.uneven(totals).map_or(Ok(()), |seat| Err(ScoreError::UnevenTotals { seat }))
    }

    /// A seat whose partners of a fixed side have another total.
    pub(crate) fn uneven(&self, totals: &BySeat<i32>) -> Option<Seat> {
        let differs = |&seat: &Seat| self.side(seat).iter().any(|partner| totals[partner] != totals[seat]);
        Seat::all(self.seats).find(differs)
    }

    /// Whether a game of these rules can have come to that.
    pub(crate) fn check_game(&self, game: &GameFacts) -> Result<(), ScoreError> {
        self.check_hand(&game.hand)?;
        self.check_standing(game)
    }

    /// The same after a hand that the laws end.
    pub(crate) fn check_game_by_law(&self, game: &GameFacts) -> Result<(), ScoreError> {
        self.check_hand_by_law(&game.hand)?;
        self.check_standing(game)
    }

    fn check_standing(&self, game: &GameFacts) -> Result<(), ScoreError> {
        self.check_totals(&game.before)?;
        self.check_totals(&game.after)?;
        if let Some(seat) = (game.barred - SeatSet::all(self.seats)).first() {
            return Err(ScoreError::NoSeat { seat });
        }
        if !game.barred.is_empty() && !self.bars() {
            return Err(ScoreError::NobodyBarred { barred: game.barred });
        }
        Ok(())
    }
}
