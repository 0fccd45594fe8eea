//! What happens at any table, as one viewer is told of it.

use cards::Card;
use table::{Seat, SeatSet};

/// Something that happened at the table, in the order in which one would notice it.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs, reason = "the fields are what they are called")]
pub enum Event<E> {
    /// The pack was cut: so many cards were lifted.
    Cut { seat: Seat, count: u32 },
    /// A hand was dealt.
    Dealt { hand: u32, dealer: Seat },
    /// Something in the game.
    In(E),
    /// The hand is over.
    HandOver,
    /// The game is over.
    GameOver { winners: SeatSet },
}

/// How a draw went.
#[derive(Clone, PartialEq, Debug)]
pub struct Draw {
    /// The cards that people drew, round by round: after the first, those who were tied. People are numbered as they came.
    pub rounds: Vec<Vec<(usize, Card)>>,
    /// The people who sit out from now on.
    pub out: Vec<usize>,
    /// The first dealer, if the cards decided it.
    pub dealer: Option<Seat>,
}
