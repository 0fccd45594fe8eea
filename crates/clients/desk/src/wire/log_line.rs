//! What happened between two scenes: a sentence for each thing, and what it moves on the table.

use cards::Card;
use serde::{Deserialize, Serialize};
use table::Seat;

/// Something that happened, in words and for the eye.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LogLine {
    /// In a sentence; for the log, and for readers who can't see it.
    pub words: String,
    /// What moves.
    pub animation: Animation,
}

/// What moves on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Animation {
    /// The pack was cut.
    Cut {
        /// By whom.
        seat: Seat,
    },
    /// Cards are dealt.
    Dealt {
        /// By whom.
        dealer: Seat,
    },
    /// Somebody said something.
    Said {
        /// The seat that said it.
        seat: Seat,
        /// In short, for a bubble beside the player.
        short: String,
    },
    /// There is a contract.
    Contract {
        /// The contractor.
        seat: Seat,
        /// Whether they take up the kitty.
        kitty: bool,
    },
    /// What was done last is taken back: what was told of it holds no more.
    TakenBack,
    /// A card goes to the contractor, face down.
    Gave {
        /// From whom.
        seat: Seat,
        /// To whom.
        to: Seat,
    },
    /// Cards went away face down.
    PutAway {
        /// From whom.
        seat: Seat,
        /// How many.
        count: u32,
    },
    /// A card was played.
    Played {
        /// The seat that played it.
        seat: Seat,
        /// The card.
        card: Card,
        /// Whether it came from a row.
        from_row: bool,
    },
    /// The trick is complete: it lies until it is taken, then goes to the winner.
    Trick {
        /// The winner.
        winner: Seat,
        /// Whether the joker won it.
        by_joker: bool,
    },
    /// A card was drawn from the stock.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which, if it was the player themselves.
        card: Option<Card>,
    },
    /// Cards of the pile were taken.
    Took {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// Whether it was called: Rummy!
        called: bool,
    },
    /// Cards were laid on the table.
    Laid {
        /// By whom.
        seat: Seat,
        /// On or as which meld, from 1.
        meld: u8,
        /// The cards.
        cards: Vec<Card>,
    },
    /// A card was discarded on the pile.
    Threw {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The hand is over.
    HandOver,
    /// The game is over.
    GameOver {
        /// Whether the player has won it.
        mine: bool,
    },
    /// A hand was laid open on the table.
    Opened {
        /// The seat it belongs to.
        seat: Seat,
    },
    /// Nothing that moves.
    Other,
}
