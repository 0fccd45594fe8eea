//! What can happen at a table of Five Hundred, as one viewer is told of it.

use cards::{Card, CardSet, Suit};
use five_hundred::Action;
use table::{Seat, SeatSet};

/// Something that happened at a table of Five Hundred.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields are what they are called")]
pub enum Event {
    /// A player called.
    Called { seat: Seat, call: Action },
    /// The auction ended with a contract.
    Contract { seat: Seat },
    /// A player gave the contractor a card; it is known to the two of them.
    Gave { seat: Seat, card: Option<Card> },
    /// The contractor discarded.
    Discarded { seat: Seat, count: u32, cards: Option<CardSet> },
    /// The contractor said something of their joker or their partners.
    Said { seat: Seat, what: Action },
    /// A card was played, perhaps by somebody else for its owner.
    Played { seat: Seat, by: Seat, from_row: bool, card: Card, demands: Option<Suit> },
    /// It became known who plays with the contractor.
    PartnersKnown { seat: Seat, partners: SeatSet },
    /// The contractor's hand was laid open.
    LaidOpen { seat: Seat },
    /// A trick was taken: its number from 1, its winner.
    Trick { number: u8, winner: Seat, from_row: bool },
}
