//! What a hand came to, as data: all that its points follow from. The game fills it at the end of a hand; for a hand
//! that was played at a real table it is filled from a score sheet.

use table::{BySeat, Seat, SeatSet};

use crate::{
    bid::Bid,
    state::{Contract, Hand},
};

/// The contract of a finished hand, as far as it is scored.
///
/// ```
/// use five_hundred::{Bid, FinalContract, MisereKind, Strain, table::{Seat, SeatSet}};
///
/// let alone = FinalContract::new(Bid::misere(MisereKind::Closed), Seat(2));
/// // A player of a game for five, and the holder of the card that they called.
/// let partners = SeatSet::of(Seat(4));
/// let called = FinalContract { partners, ..FinalContract::new(Bid::tricks(8, Strain::Clubs), Seat(2)) };
/// assert_ne!(alone, called);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FinalContract {
    /// The bid that won the auction.
    pub bid: Bid,
    /// The contractor.
    pub seat: Seat,
    /// The partners that the contractor chose for this hand \[FH-PART-1\]. Those of a fixed side may be named or left
    /// out: the rules know them.
    pub partners: SeatSet,
}

impl FinalContract {
    /// The contract of a player who chose no partners: who is alone, or has them in every hand.
    #[must_use]
    pub const fn new(bid: Bid, seat: Seat) -> Self {
        Self { bid, seat, partners: SeatSet::EMPTY }
    }
}

impl From<&Contract> for FinalContract {
    fn from(contract: &Contract) -> Self {
        Self { bid: contract.bid, seat: contract.seat, partners: contract.partners }
    }
}

/// How a hand came to its end, whatever it scored.
///
/// ```
/// use five_hundred::{HandEnd, HandFacts};
///
/// assert_eq!(HandFacts::PASSED_OUT.end, HandEnd::PassedOut);
/// assert_eq!(HandFacts::played_out(None, [2, 3, 4, 1]).end, HandEnd::PlayedOut);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HandEnd {
    /// All ten tricks were played \[FH-PLAY-5\].
    PlayedOut,
    /// Play stopped because the game was decided \[FH-END-5\].
    Stopped,
    /// All passed, and the hand was thrown in \[FH-AUC-6\].
    PassedOut,
}

/// What a hand came to, as facts from which its points follow \[FH-SCO\].
///
/// Tricks and card points belong to the seat that won the trick. In fixed sides only their sums are scored, so those of
/// a side may all stand at one of its seats.
///
/// ```
/// use five_hundred::{Bid, FinalContract, HandFacts, Rules, Strain, table::{BySeat, Seat}};
///
/// let contract = FinalContract::new(Bid::tricks(7, Strain::Hearts), Seat(1));
/// let hand = HandFacts::played_out(Some(contract), [2, 7, 0, 1]);
/// let score = Rules::preset("australian-4")?.score_hand(&hand, &BySeat::default())?;
/// assert_eq!(score.points, [20, 200, 20, 200].into());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HandFacts {
    /// How it ended.
    pub end: HandEnd,
    /// The contract; `None` if all passed.
    pub contract: Option<FinalContract>,
    /// The tricks won by each seat.
    pub tricks: BySeat<u8>,
    /// The points of the cards in those tricks, where this contract counts them \[FH-SCO-10\]; else 0.
    pub card_points: BySeat<i32>,
}

impl HandFacts {
    /// A hand that was thrown in \[FH-AUC-6\].
    pub const PASSED_OUT: Self = Self {
        end: HandEnd::PassedOut,
        contract: None,
        tricks: BySeat([0; table::MAX_SEATS]),
        card_points: BySeat([0; table::MAX_SEATS]),
    };

    /// A hand that was played to the last trick, without card points.
    #[must_use]
    pub fn played_out(contract: Option<FinalContract>, tricks: impl Into<BySeat<u8>>) -> Self {
        Self { end: HandEnd::PlayedOut, contract, tricks: tricks.into(), ..Self::PASSED_OUT }
    }

    pub(crate) fn of(hand: &Hand, end: HandEnd) -> Self {
        let Taken { contract, tricks, card_points } = Taken::from(hand);
        Self { end, contract, tricks: *tricks, card_points: *card_points }
    }
}

/// The tricks taken so far in a hand in play or a finished one: both are counted alike.
#[derive(Clone, Copy)]
pub(crate) struct Taken<'a> {
    pub(crate) contract: Option<FinalContract>,
    pub(crate) tricks: &'a BySeat<u8>,
    pub(crate) card_points: &'a BySeat<i32>,
}

impl<'a> From<&'a Hand> for Taken<'a> {
    fn from(hand: &'a Hand) -> Self {
        let contract = hand.contract.as_ref().map(FinalContract::from);
        Self { contract, tricks: &hand.tricks, card_points: &hand.card_points }
    }
}

impl<'a> From<&'a HandFacts> for Taken<'a> {
    fn from(hand: &'a HandFacts) -> Self {
        Self { contract: hand.contract, tricks: &hand.tricks, card_points: &hand.card_points }
    }
}

impl Taken<'_> {
    /// The tricks of these seats together.
    pub(crate) fn tricks_of(&self, seats: SeatSet) -> i32 {
        seats.iter().map(|seat| i32::from(self.tricks[seat])).sum()
    }

    /// The card points of these seats together.
    pub(crate) fn card_points_of(&self, seats: SeatSet) -> i32 {
        seats.iter().map(|seat| self.card_points[seat]).sum()
    }
}
