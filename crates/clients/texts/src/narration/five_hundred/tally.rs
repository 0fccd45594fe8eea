//! Tricks counted for the two sides of a contract.

use five_hundred::{ContractView, Rules, View};
use table::{Seat, SeatSet};

use crate::narration::Narrator;

/// What one side of a contract has taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Their names: "Ann+Cy"; with a sign that somebody may still come to them.
    pub name: String,
    /// Tricks they won.
    pub won: u8,
    /// Tricks they want: to make the contract, or to defeat it. None where the contract is to win no trick.
    pub need: u8,
}

/// Both sides, the contractor's first; `others` is what the opponents are called when they are so many that their names
/// take too much room.
#[must_use]
pub fn tally(
    rules: &Rules,
    view: &View,
    contract: &ContractView,
    narrator: &Narrator,
    others: impl FnOnce(String) -> String,
) -> [Tally; 2] {
    let party = contract.side();
    let against: SeatSet = Seat::all(rules.seats()).filter(|&seat| !party.contains(seat)).collect();
    let won = |side: SeatSet| side.iter().map(|seat| view.seats[seat.index()].tricks).sum();
    let unknown = if contract.partners_known { "" } else { "+?" };
    let (need, defeat) = match contract.needed {
        0 => (0, 1),
        needed => (needed, 11 - needed),
    };
    [
        Tally { name: format!("{}{unknown}", narrator.side(party)), won: won(party), need },
        Tally { name: others(narrator.side(against)), won: won(against), need: defeat },
    ]
}
