//! The choices besides the cards of the hand: calls, a discard, a few actions, the way on.

use cards::{Card, Suit};
use serde::{Deserialize, Serialize};

/// An action on offer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Offer {
    /// Its notation, to be sent as [`crate::wire::TableRequest::Act`].
    pub action: String,
    /// The text of the button: "Pass", "Lead for hearts".
    pub label: String,
    /// Whether it may be done now. What may not is shown dim, and says why when it is tried.
    pub legal: bool,
    /// The suit it is about, whose sign may stand beside the label.
    pub suit: Option<Suit>,
    /// Cards to be shown with the label: a card to call, a meld as it would lie.
    pub cards: Vec<Shown>,
}

/// A card that is shown for what it means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shown {
    /// The card.
    pub card: Card,
    /// What a joker stands for.
    pub stands_for: Option<Card>,
}

/// What can be done besides playing a card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Panel {
    /// Nothing.
    None,
    /// The match goes on with [`crate::wire::TableRequest::Next`]: the first deal of a game, a claim that is let go.
    Next {
        /// The text of the button.
        label: String,
        /// What can be done instead.
        offers: Vec<Offer>,
    },
    /// The player cuts the pack before the deal, with [`crate::wire::TableRequest::Cut`];
    /// [`crate::wire::TableRequest::Next`] cuts it about in half.
    Cut(Cut),
    /// Calls.
    Bids(Bids),
    /// A number of cards are to be put away or given; the action is a word and the cards.
    Discard {
        /// The word: `discard` or `give`.
        word: String,
        /// How many.
        count: u8,
        /// The text of the button.
        label: String,
    },
    /// A few actions: a suit for the joker, a partner, a draw, a claim.
    Offers(Vec<Offer>),
    /// No card can change the points of the hand any more: it ends with [`crate::wire::ClaimRest`], if the player
    /// likes.
    Settled {
        /// Why, in a sentence.
        words: String,
        /// The text of the button.
        label: String,
    },
    /// The device is to be passed to another player, who says with [`crate::wire::TableRequest::Next`] that they have
    /// it.
    Pass {
        /// To whom, in a sentence.
        words: String,
        /// The text of their button: "I’m Ned".
        label: String,
    },
    /// The hand or the game is over: what it came to.
    Result {
        /// In sentences.
        words: Vec<String>,
        /// Each column's points of this hand.
        points: Vec<Points>,
        /// The text of the button that goes on with [`crate::wire::TableRequest::Next`].
        next: String,
        /// Where the pack is cut before the next hand and the player cuts it.
        cut: Option<Cut>,
    },
}

/// A cut of the pack.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Cut {
    /// The fewest cards that may be lifted.
    pub least: usize,
    /// The most.
    pub most: usize,
    /// About half of them.
    pub half: usize,
    /// The text of the button.
    pub label: String,
}

/// What one column of the score sheet got in the hand just over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Points {
    /// The name of the column.
    pub name: String,
    /// Points of the hand.
    pub points: i32,
    /// Points in all.
    pub total: i32,
    /// Whether the player is one of them.
    pub mine: bool,
}

/// The grid of calls: the score table itself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Bids {
    /// The heads of the columns.
    pub strains: Vec<StrainHead>,
    /// The rows, the lowest level first; misère and its kin stand at the end of the row that they outrank.
    pub rows: Vec<BidRow>,
    /// The same grid for bids that leave the kitty, where the rules have them.
    pub sans_kitty: Option<SansKitty>,
    /// Calls that are no bid: pass, look.
    pub calls: Vec<Offer>,
    /// What calls say by agreement, in sentences: everybody at the table knows.
    pub agreed: Vec<String>,
}

/// The head of a column of the grid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct StrainHead {
    /// Its sign: `♥`, `NT`.
    pub sign: String,
    /// The suit, if it is one.
    pub suit: Option<Suit>,
    /// In words: "no trumps".
    pub words: String,
}

/// The second grid, of bids that leave the kitty, and what the two are called.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SansKitty {
    /// The text of the button that shows the bids with the kitty.
    pub with: String,
    /// The text of the button that shows the bids without it.
    pub without: String,
    /// The rows.
    pub rows: Vec<BidRow>,
}

/// A row of the grid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BidRow {
    /// A level, and the bid of each strain if the game has it.
    Level {
        /// The head of the row: its tricks, or that it takes the game.
        head: String,
        /// One for each strain.
        bids: Vec<Option<BidCell>>,
        /// Bids to win no trick that rank above one of them and below the next row.
        nil: Vec<BidCell>,
    },
    /// A bid to win no trick that ranks below all rows.
    Single(BidCell),
}

/// A bid on the grid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BidCell {
    /// The bid.
    pub offer: Offer,
    /// Its value in points.
    pub value: i32,
    /// The bid in words: "seven hearts".
    pub words: String,
    /// Whether it is higher than the bid that stands, and could still be called.
    pub open: bool,
    /// The player who has called it in this auction.
    pub by: Option<String>,
    /// Whether it is the bid that stands.
    pub high: bool,
    /// The bid of its row that it ranks just above, where that is not the last: `10♦`.
    pub above: Option<String>,
    /// The same in words: "ten diamonds".
    pub above_words: Option<String>,
}
