//! The middle of the table: the draw, tricks, or stock, pile and melds.

use cards::{Card, Suit};
use serde::{Deserialize, Serialize};
use table::Seat;

use super::Offer;

/// The middle of the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableArea {
    /// Nothing has been dealt.
    Empty,
    /// The draw for seats and the first deal: who drew what, and what it decided in sentences.
    Draw {
        /// Each person and their cards in the order in which they were drawn.
        spread: Vec<(String, Vec<Card>)>,
        /// What it decided.
        decided: Vec<String>,
    },
    /// Tricks.
    Tricks(Tricks),
    /// Stock, pile and melds.
    Melds(Laid),
}

/// The middle of the table in a game of tricks.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Tricks {
    /// The trick on the table; without cards between two tricks.
    pub trick: Trick,
    /// The trick before it, which may be looked at.
    pub last: Option<Trick>,
    /// Cards in the kitty that still lie face down.
    pub kitty: u8,
    /// What the kitty is called at this table.
    pub kitty_name: String,
    /// The kitty's cards, where everybody may see them.
    pub shown: Vec<Card>,
    /// The cards given and put away, for viewers who know them, in words and cards.
    pub aside: Vec<(String, Vec<Card>)>,
}

/// A trick.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Trick {
    /// Its number in the hand, from 1.
    pub number: u8,
    /// The cards in the order in which they were played.
    pub plays: Vec<Play>,
    /// Which of them wins it so far.
    pub best: usize,
    /// The suit to be followed.
    pub led: Option<Suit>,
}

/// A card of a trick.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Play {
    /// The seat that played the card.
    pub seat: Seat,
    /// Whether it came from that seat's row.
    pub from_row: bool,
    /// The card.
    pub card: Card,
}

/// The middle of the table in Rummy 500.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Laid {
    /// Cards in the stock.
    pub stock: u8,
    /// What drawing from the stock is, if the player may.
    pub draw: Option<Offer>,
    /// The discard pile, its top last.
    pub pile: Pile,
    /// The melds, the first is meld 1.
    pub melds: Vec<Meld>,
}

/// The discard pile.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Pile {
    /// Its cards, the top last.
    pub cards: Vec<PileCard>,
}

/// A card of the discard pile.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PileCard {
    /// The card.
    pub card: Card,
    /// Taking it, with everything above it.
    pub take: Option<Offer>,
    /// Calling Rummy! for it.
    pub call: Option<Offer>,
}

/// A meld on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Meld {
    /// Its number, from 1.
    pub number: u8,
    /// Its cards in order.
    pub cards: Vec<MeldCard>,
    /// What it is, in words: "three kings", "hearts from five to eight".
    pub words: String,
}

/// A card of a meld.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct MeldCard {
    /// The card; a joker stands for another one.
    pub card: Card,
    /// What a joker stands for.
    pub stands_for: Option<Card>,
    /// The seat that laid it.
    pub by: Seat,
}
