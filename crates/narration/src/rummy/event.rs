//! What can happen at a table of Rummy 500, as one viewer is told of it.

use cards::Card;
use rummy_500::Action;
use table::Seat;

/// Something that happened at a table of Rummy 500.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields are what they are called")]
pub enum Event {
    /// A player did something; the cards are those that came into their hand, as far as the viewer may know, deepest first.
    Did { seat: Seat, action: Action, cards: Vec<Card> },
    /// A player has melded everything and goes on without cards \[RM-FLOAT-1\].
    Floats { seat: Seat },
    /// A last card lies that can be called \[RM-UNPL-4\].
    LastCard { seat: Seat },
}
