//! Why an action is refused: a reason with its facts, and the rule that decides \[NOT-RES-7\].
//!
//! The sentence made here is the plain English of results and logs; what a player reads is made from the same facts
//! in their own language. No reason tells more than the player can see.

use cards::Card;
use table::{Seat, SeatSet};

use crate::{
    meld::{Meld, NotAMeld},
    meld_card::MeldCard,
    state::Phase,
};

/// Why an action is illegal, with the facts of the matter.
///
/// ```
/// use rummy_500::{Action, Refusal, Rules, table::{Seat, Seed, Table}};
///
/// let mut table = Table::open(Rules::preset("rummy-500")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// assert_eq!(table.act(Seat(1), Action::End), Err(Refusal::StockNotEmpty));
/// assert_eq!(Refusal::StockNotEmpty.to_string(), "the hand can be ended only when the stock is empty");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// No hand is being played.
    #[error("no hand is in progress")]
    NoHand,
    /// The session has been won.
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
    /// A turn is draw, meld, discard, in this order.
    #[error("that can't be done in the phase {phase}")]
    WrongPhase {
        /// The phase the hand is in.
        phase: Phase,
    },
    /// In a claim window only the next player draws.
    #[error("only seat {next} may draw; the others may call")]
    OnlyNextDraws {
        /// The next player.
        next: Seat,
    },
    /// The last discard decides whether the hand is over.
    #[error("nobody draws before it is known whether the last discard stands")]
    NobodyDraws,
    /// Only the player at the discarder's left lets the discard stand.
    #[error("only seat {left} may let the last discard stand")]
    OnlyLeftEnds {
        /// The player at the discarder's left.
        left: Seat,
    },
    /// There is no stock to draw from.
    #[error("the stock is empty")]
    StockEmpty,
    /// There is a stock to draw from.
    #[error("the hand can be ended only when the stock is empty")]
    StockNotEmpty,
    /// The discard pile becomes the stock first.
    #[error("the hand can't be ended while the discard pile can become the stock")]
    StockRenews,
    /// The discard pile has fewer cards.
    #[error("the discard pile has {pile} cards")]
    PileTooSmall {
        /// How many it has.
        pile: u8,
    },
    /// The deepest card of a take could not be placed.
    #[error("{card}, the deepest of them, could not be placed in this turn")]
    TakeNotPlaceable {
        /// The deepest card.
        card: Card,
        /// Whether it would have to be in a new meld.
        new_meld: bool,
    },
    /// To place the deepest card of a take all cards would be needed.
    #[error("placing {card} would leave no card to discard")]
    TakeLeavesNothing {
        /// The deepest card.
        card: Card,
    },
    /// A floater may not discard the card they take alone, and can't lay this one off.
    #[error("{card} could be neither laid off nor discarded")]
    FloaterStuck {
        /// The card.
        card: Card,
    },
    /// The card is not in the hand.
    #[error("{card} is not in the hand")]
    NotHeld {
        /// The card.
        card: Card,
    },
    /// The cards are no meld.
    #[error("{why}")]
    NotAMeld {
        /// Why not.
        why: NotAMeld,
    },
    /// There is no meld of that number.
    #[error("there is no meld {number} on the table")]
    NoSuchMeld {
        /// The number.
        number: u8,
    },
    /// The card does not fit the meld.
    #[error("{card} does not fit meld {number}, {meld}")]
    DoesNotFit {
        /// The card as it was written.
        card: MeldCard,
        /// The number of the meld.
        number: u8,
        /// The meld.
        meld: Meld,
    },
    /// After it the card that is owed could not be placed any more.
    #[error("after that {card} could not be placed any more")]
    LosesOwed {
        /// The deepest card.
        card: Card,
    },
    /// After it no card would be left to discard.
    #[error("a card must be left to discard")]
    LeavesNothing,
    /// After it only the card just taken would be left, which can neither be discarded nor laid off.
    #[error("after that only {card} would be left, which can be neither discarded nor laid off")]
    LeavesBarred {
        /// The card.
        card: Card,
    },
    /// The deepest card must be placed by the very next action.
    #[error("{card} must go to the table first")]
    OwedAtOnce {
        /// The deepest card.
        card: Card,
    },
    /// A player's first meld must be worth more.
    #[error("the first meld must be worth {least} points or more")]
    FirstMeldTooSmall {
        /// What it must be worth.
        least: i32,
    },
    /// Only who has melded lays off.
    #[error("a player must have melded before that")]
    MeldFirst {
        /// What the meld must be worth.
        least: i32,
    },
    /// A deepest card must be placed before the discard.
    #[error("{card} must go to the table before the discard")]
    OwedFirst {
        /// The deepest card.
        card: Card,
    },
    /// The top discard taken alone may not be thrown back.
    #[error("{card} was taken from the discard pile in this turn and can't be discarded")]
    JustTaken {
        /// The card.
        card: Card,
    },
    /// The last card can be laid off.
    #[error("{card} can be laid off and can't be the last discard")]
    PlayableLastCard {
        /// The card.
        card: Card,
    },
    /// A called card must be laid off, and nothing else may be done.
    #[error("{card} must be laid off")]
    MustLayCalled {
        /// The card.
        card: Card,
    },
    /// The rules of the table have no calls.
    #[error("Rummy! is not called at this table")]
    NoCalls,
    /// There is no claim window with anything to claim.
    #[error("there is nothing to call now")]
    NothingToCall,
    /// The player who has just played may not call.
    #[error("seat {seat} has just played and can't call")]
    OwnTurn {
        /// The seat that tried.
        seat: Seat,
    },
    /// Only the last discard can be called.
    #[error("only the last discard can be called")]
    OnlyLastDiscard,
    /// The deepest of the cards called for could not be placed without cards of a hand.
    #[error("{card} could not be placed with these cards alone")]
    CallNotPlaceable {
        /// The deepest card.
        card: Card,
    },
}

impl Refusal {
    /// The id of the rule that decides.
    #[must_use]
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::NoHand => "RM-END-1",
            Self::GameOver => "RM-WIN-1",
            Self::NotInTurn { phase: Phase::Claim, .. } => "RM-CALL-12",
            Self::NotInTurn { .. } => "RM-TURN-1",
            Self::WrongPhase { .. } => "RM-TURN-2",
            Self::OnlyNextDraws { .. } => "RM-CALL-12",
            Self::NobodyDraws | Self::OnlyLeftEnds { .. } => "RM-UNPL-4",
            Self::StockEmpty => "RM-DRAW-1",
            Self::StockNotEmpty => "RM-DRAW-8",
            Self::StockRenews => "RM-STOCK-2",
            Self::PileTooSmall { .. } | Self::NotHeld { .. } | Self::NoSuchMeld { .. } => "RM-ACT-2",
            Self::TakeNotPlaceable { new_meld: true, .. } => "RM-DRAW-7",
            Self::TakeNotPlaceable { .. } => "RM-DRAW-6",
            Self::TakeLeavesNothing { .. } | Self::LeavesNothing => "RM-OUT-3",
            Self::FloaterStuck { .. } => "RM-FLOAT-3",
            Self::NotAMeld { why } => why.rule(),
            Self::DoesNotFit { meld: Meld::Group { .. }, .. } => "RM-LAY-2",
            Self::DoesNotFit { .. } => "RM-LAY-3",
            Self::LosesOwed { .. } | Self::LeavesBarred { .. } => "RM-TURN-3",
            Self::OwedAtOnce { .. } => "RM-DRAW-10",
            Self::FirstMeldTooSmall { .. } | Self::MeldFirst { least: 1.. } => "RM-MELD-18",
            Self::MeldFirst { .. } => "RM-LAY-8",
            Self::OwedFirst { .. } => "RM-DISC-4",
            Self::JustTaken { .. } => "RM-DISC-2",
            Self::PlayableLastCard { .. } => "RM-UNPL-3",
            Self::MustLayCalled { .. } => "RM-CALL-9",
            Self::NoCalls => "RM-CALL-10",
            Self::NothingToCall => "RM-CALL-1",
            Self::OwnTurn { .. } => "RM-CALL-2",
            Self::OnlyLastDiscard => "RM-CALL-8",
            Self::CallNotPlaceable { .. } => "RM-CALL-3",
        }
    }
}
