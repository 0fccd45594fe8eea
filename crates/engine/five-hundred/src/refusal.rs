//! Why an action is refused: a reason with its facts, and the rule that decides \[NOT-RES-7\].
//!
//! The sentence made here is the plain English of results and logs; what a player reads is made from the same facts
//! in their own language.

use cards::{Card, Suit, SuitSet};
use table::{Seat, SeatSet};

use crate::{axis::JokerLead, bid::Bid, state::Phase};

/// Why an action is illegal, with the facts of the matter.
///
/// ```
/// use five_hundred::{Bid, Refusal, Rules, Strain, table::{Seat, Seed, Table}};
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// table.act(Seat(1), "7H".parse()?)?;
/// let refused = table.act(Seat(2), "6S".parse()?);
/// let (bid, high) = (Bid::tricks(6, Strain::Spades), Bid::tricks(7, Strain::Hearts));
/// assert_eq!(refused, Err(Refusal::BidTooLow { bid, high }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// No hand is being played.
    #[error("no hand is in progress")]
    NoHand,
    /// The game has been won.
    #[error("the game is over")]
    GameOver,
    /// Another seat is to act.
    #[error("seat {seat} is not to act")]
    NotInTurn {
        /// The seat that tried.
        seat: Seat,
        /// The seats that may act.
        to_act: SeatSet,
        /// In which phase.
        phase: Phase,
    },
    /// A contractor who failed makes no call in the next auction.
    #[error("seat {seat} makes no call in this auction, having failed the last contract")]
    Silent {
        /// The seat that tried.
        seat: Seat,
    },
    /// The action belongs to another phase of the hand.
    #[error("that can't be done in the phase {phase}")]
    WrongPhase {
        /// The phase the hand is in.
        phase: Phase,
    },
    /// These rules don't have the bid.
    #[error("the rules of this table have no bid {bid}")]
    NoSuchBid {
        /// The bid.
        bid: Bid,
    },
    /// A bid must rank above the highest one.
    #[error("{bid} does not rank above {high}")]
    BidTooLow {
        /// The bid.
        bid: Bid,
        /// The highest bid so far.
        high: Bid,
    },
    /// Misère may be bid only over a bid of seven tricks.
    #[error("misère may be bid only when seven tricks have been bid")]
    NoSevenYet,
    /// Open misère may be bid only when a bid of eight tricks or more has been made.
    #[error("open misère may be bid only when eight tricks have been bid")]
    NoEightYet,
    /// A bid of six is a message, and no partner is still to call.
    #[error("{bid} is for a partner who is still to call")]
    NobodyToTell {
        /// The bid.
        bid: Bid,
    },
    /// Double nullo may be bid only after the partner has bid nullo or misère.
    #[error("double nullo may be bid only when the partner has bid nullo or misère")]
    PartnerFirst,
    /// The cards must be looked at before this call.
    #[error("look at the cards first, or bid blind misère")]
    LookFirst,
    /// Blind misère is for those who have not looked.
    #[error("blind misère can't be bid after looking at the cards")]
    AlreadyLooked,
    /// There is nothing to look at.
    #[error("there is nothing to look at")]
    NothingToLookAt,
    /// The card is not in the hand (or row) that is to play, give or discard.
    #[error("{card} is not among the cards to choose from")]
    NotHeld {
        /// The card.
        card: Card,
    },
    /// Too few or too many discards.
    #[error("{given} cards discarded, {needed} must be")]
    WrongCount {
        /// How many were named.
        given: u32,
        /// How many must be.
        needed: u8,
    },
    /// Too few or too many cards given.
    #[error("{given} cards given, {needed} must be")]
    WrongGift {
        /// How many were named.
        given: u32,
        /// How many must be.
        needed: u8,
    },
    /// The suit led must be followed.
    #[error("seat {seat} holds {} and must follow", suit_name(*.suit))]
    MustFollow {
        /// The owner of the cards.
        seat: Seat,
        /// The suit led.
        suit: Suit,
    },
    /// A joker without a suit may not be played by a player who can follow.
    #[error("seat {seat} holds {} and may not play the joker", suit_name(*.suit))]
    JokerWhileFollowing {
        /// The owner of the cards.
        seat: Seat,
        /// The suit led.
        suit: Suit,
    },
    /// In a misère, a player who can't follow must play the joker.
    #[error("seat {seat} can't follow and must play the joker")]
    MustPlayJoker {
        /// The owner of the cards.
        seat: Seat,
    },
    /// A joker that is led must demand a suit.
    #[error("the joker is led with the suit it demands, such as X:{}", .suits.iter().next().map_or('S', Suit::letter))]
    DemandASuit {
        /// The suits that may be demanded.
        suits: SuitSet,
    },
    /// The joker may not demand this suit.
    #[error("the joker can't demand {}", suit_name(*.suit))]
    SuitNotDemandable {
        /// The suit.
        suit: Suit,
        /// What the rules allow.
        lead: JokerLead,
    },
    /// The joker can't be led now.
    #[error("the joker can't be led now")]
    JokerNotLeadable {
        /// What the rules allow.
        lead: JokerLead,
    },
    /// A joker demands a suit only when it has none and is led.
    #[error("the joker demands no suit here")]
    NoDemandHere,
    /// The table's rules choose partners in another way.
    #[error("partners are not chosen in that way here")]
    OtherPartnerChoice,
    /// The contract does not allow two partners.
    #[error("only a contract of eight or more allows two partners")]
    OnePartnerOnly,
    /// The seat can't be asked: there is none of that number, or it is the contractor's own.
    #[error("seat {seat} can't be asked")]
    NotAPartner {
        /// The seat.
        seat: Seat,
    },
    /// The rules don't allow that card to be called.
    #[error("{card} may not be called")]
    NotCallable {
        /// The card.
        card: Card,
    },
    /// The contractor can't call a card of their own.
    #[error("{card} is the contractor's own card or discard")]
    OwnCard {
        /// The card.
        card: Card,
    },
}

const fn suit_name(suit: Suit) -> &'static str {
    ["spades", "clubs", "diamonds", "hearts"][suit as usize]
}

impl Refusal {
    /// The id of the rule that decides.
    #[must_use]
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::NoHand | Self::WrongPhase { .. } => "NOT-ACT",
            Self::GameOver => "FH-END-2",
            Self::NotInTurn { phase: Phase::Auction, .. } => "FH-AUC-1",
            Self::NotInTurn { phase: Phase::Play, .. } => "FH-PLAY-1",
            Self::NotInTurn { phase: Phase::Give, .. } => "FH-KIT-3",
            Self::NotInTurn { phase: Phase::Discard, .. } => "FH-KIT-1",
            Self::NotInTurn { phase: Phase::Nominate, .. } => "FH-NOM-1",
            Self::NotInTurn { phase: Phase::Partners, .. } => "FH-PART-1",
            Self::NotInTurn { .. } => "NOT-ACT",
            Self::Silent { .. } => "FH-AUC-11",
            Self::NoSuchBid { .. } => "FH-BID-1",
            Self::BidTooLow { .. } => "FH-AUC-2",
            Self::NoSevenYet => "FH-BID-2",
            Self::NoEightYet => "FH-BID-9",
            Self::NobodyToTell { .. } => "FH-AUC-9",
            Self::PartnerFirst => "FH-BID-10",
            Self::LookFirst | Self::AlreadyLooked | Self::NothingToLookAt => "FH-BID-4",
            Self::NotHeld { .. } => "FH-PLAY-2",
            Self::WrongCount { .. } => "FH-KIT-1",
            Self::WrongGift { .. } => "FH-KIT-7",
            Self::MustFollow { .. } => "FH-PLAY-3",
            Self::JokerWhileFollowing { .. } => "FH-JOK-3",
            Self::MustPlayJoker { .. } => "FH-JOK-4",
            Self::SuitNotDemandable { lead: JokerLead::NotVoid, .. } => "FH-JOK-10",
            Self::DemandASuit { .. } | Self::SuitNotDemandable { .. } => "FH-JOK-5",
            Self::JokerNotLeadable { .. } => "FH-JOK-6",
            Self::NoDemandHere => "FH-JOK-1",
            Self::OtherPartnerChoice | Self::OnePartnerOnly | Self::NotAPartner { .. } => "FH-PART-1",
            Self::NotCallable { .. } => "FH-PART-2",
            Self::OwnCard { .. } => "FH-PART-3",
        }
    }
}
