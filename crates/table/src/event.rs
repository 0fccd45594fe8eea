//! What a viewer learns as a game goes on.

use serde::{Deserialize, Serialize};

use crate::{Seat, SeatSet};

/// Something that happened at a table, in the order in which one would notice it; `E` is what only one game has.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event<E> {
    /// The pack was cut \[FH-DEAL-1\].
    Cut {
        /// The seat that cut.
        seat: Seat,
        /// How many cards were lifted.
        count: u32,
    },
    /// A hand was dealt.
    Dealt {
        /// Its number, from 0.
        hand: u32,
        /// The dealer.
        dealer: Seat,
    },
    /// Something in the game.
    In(E),
    /// A player claimed the rest of the hand.
    Claimed {
        /// The seat that claims.
        seat: Seat,
    },
    /// Something was taken back: the hand stands as it stood before.
    TakenBack,
    /// The hand is over.
    HandOver,
    /// The game is over.
    GameOver {
        /// The winners of the game.
        winners: SeatSet,
    },
}
