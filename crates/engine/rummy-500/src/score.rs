//! What a hand is worth \[RM-SCORE\], from facts that the game or a score sheet gives.

use table::{BySeat, MAX_SEATS, Seat};

use crate::{axis::StockEndHands, rules::Rules};

/// What a hand came to, in points of cards. Where only the difference of a seat is known, it stands as laid,
/// or, if it is negative, as held without its sign.
///
/// ```
/// use rummy_500::{HandFacts, Rules, table::Seat};
///
/// // Seat 1 laid 40 points and went out; the others held 37 and 66.
/// let hand = HandFacts { laid: [0, 40, 0].into(), held: [37, 0, 66].into(), out: Some(Seat(1)) };
/// assert_eq!(Rules::preset("rummy-500")?.score_hand(&hand)?, [-37, 40, -66].into());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct HandFacts {
    /// The value of the cards each seat put on the table, in its melds and by lay-offs ([`Rules::value_laid`]).
    pub laid: BySeat<i32>,
    /// The value of the cards each seat still held ([`Rules::value_of`]).
    pub held: BySeat<i32>,
    /// The player who went out; `None` if the hand ended with the stock \[RM-END-1\].
    pub out: Option<Seat>,
}

/// Why no hand, or no session, of these rules can have come to such facts.
///
/// ```
/// use rummy_500::{HandFacts, Rules, ScoreError, table::Seat};
///
/// let hand = HandFacts { held: [37, 5, 66].into(), out: Some(Seat(1)), ..HandFacts::default() };
/// let error = Rules::preset("rummy-500")?.score_hand(&hand);
/// assert_eq!(error, Err(ScoreError::HeldCards { seat: Seat(1), held: 5 }));
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
    /// Nobody goes out with cards in hand.
    #[error("seat {seat} went out and can't have held cards of {held} points")]
    HeldCards {
        /// The player who went out.
        seat: Seat,
        /// The value of what they are said to have held.
        held: i32,
    },
    /// Partners have one total.
    #[error("seat {seat} and its partner have different totals")]
    Uneven {
        /// One of them.
        seat: Seat,
    },
    /// The pack doesn't have that many points.
    #[error("seat {seat} can't have laid {laid} and held {held} points: from 0 to {most} are left")]
    CardPoints {
        /// The seat.
        seat: Seat,
        /// What it laid.
        laid: i32,
        /// What it held.
        held: i32,
        /// What the seats before it leave of the pack.
        most: i32,
    },
}

impl ScoreError {
    /// The id of the rule that decides.
    #[must_use]
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::NoSeat { .. } => "NOT-SEAT-1",
            Self::HeldCards { .. } => "RM-OUT-1",
            Self::Uneven { .. } => "RM-SIDE-2",
            Self::CardPoints { .. } => "RM-VAL-1",
        }
    }
}

impl Rules {
    /// What a hand adds to each seat's total: to that of partners what both come to \[RM-SCORE-1\] \[RM-SIDE-2\].
    ///
    /// ```
    /// use rummy_500::{HandFacts, Rules};
    /// use table::Seat;
    ///
    /// // Seat 1 laid 40 points and went out; the others held 37 and 66 [RM-EX-13].
    /// let rules = Rules::preset("rummy-500")?;
    /// let hand = HandFacts { laid: [0, 40, 0].into(), held: [37, 0, 66].into(), out: Some(Seat(1)) };
    /// assert_eq!(rules.score_hand(&hand)?, [-37, 40, -66].into());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// No hand of these rules can have come to that.
    pub fn score_hand(&self, hand: &HandFacts) -> Result<BySeat<i32>, ScoreError> {
        self.check_hand(hand)?;
        Ok(self.points_of(hand))
    }

    /// \[RM-SCORE-1\] \[RM-SCORE-5\] \[RM-SCORE-6\]
    pub(crate) fn points_of(&self, hand: &HandFacts) -> BySeat<i32> {
        let spares = hand.out.is_none() && self.axes().stock_end_hands == StockEndHands::Spare;
        let own = BySeat::from_fn(|seat| {
            let held = if spares { 0 } else { hand.held[seat] };
            let bonus = if hand.out == Some(seat) { self.out_bonus() } else { 0 };
            hand.laid[seat] - held + bonus
        });
        if self.has_partners() { self.of_sides(&own) } else { own }
    }

    /// What each seat's side has together \[RM-SIDE-2\].
    fn of_sides(&self, own: &BySeat<i32>) -> BySeat<i32> {
        BySeat::from_fn(|seat| self.side(seat).iter().map(|seat| own[seat]).sum())
    }

    /// A seat with another number than its partner: partners have one \[RM-SIDE-2\].
    pub(crate) fn uneven(&self, totals: &BySeat<i32>) -> Option<Seat> {
        let differs = |&seat: &Seat| self.side(seat).iter().any(|other| totals[other] != totals[seat]);
        Seat::all(self.seats).find(differs)
    }

    fn check_hand(&self, hand: &HandFacts) -> Result<(), ScoreError> {
        self.check_seats(&hand.laid, hand.out)?;
        self.check_seats(&hand.held, None)?;
        if let Some(seat) = hand.out.filter(|&seat| hand.held[seat] != 0) {
            return Err(ScoreError::HeldCards { seat, held: hand.held[seat] });
        }
        let mut most = self.most_points();
        for seat in Seat::all(self.seats) {
            let (laid, held) = (hand.laid[seat], hand.held[seat]);
            let can_be = (0..=most).contains(&laid) && (0..=most - laid).contains(&held);
            if !can_be {
                return Err(ScoreError::CardPoints { seat, laid, held, most });
            }
            most -= laid + held;
        }
        Ok(())
    }

    /// Whether only seats of the table are spoken of.
    pub(crate) fn check_seats(&self, points: &BySeat<i32>, named: Option<Seat>) -> Result<(), ScoreError> {
        let unknown = Seat::all(MAX_SEATS).skip(self.seats).find(|&seat| points[seat] != 0);
        let named = named.filter(|seat| seat.index() >= self.seats);
        unknown.or(named).map_or(Ok(()), |seat| Err(ScoreError::NoSeat { seat }))
    }
}
