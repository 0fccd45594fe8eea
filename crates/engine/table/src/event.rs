//! What a viewer learns as a game goes on.

use serde::{Deserialize, Serialize};

use crate::{Seat, SeatSet};

/// Something that a viewer notices at a table. Events come in the order in which one would notice them; `E` is the
/// event type of one game.
///
/// ```
/// use five_hundred::{Action, Rules};
/// use kookaburra_table::{Event, Seat, Seed, Table, Viewer};
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// assert_eq!(table.events(Viewer::Spectator), [Event::Dealt { hand: 0, dealer: Seat(0) }]);
/// table.act(Seat(1), Action::Pass)?;
/// let called = five_hundred::Event::Called { seat: Seat(1), call: Action::Pass };
/// assert_eq!(table.events(Viewer::Spectator), [Event::In(called)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
