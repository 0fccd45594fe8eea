//! The sides: in the auction the fixed ones, in the play as far as the viewer knows them.

use five_hundred::{Rules, View, axis::Sides};
use table::{Seat, SeatSet};

/// The viewer's part in the play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    Contractor,
    /// A partner of the contractor, known or secret.
    Helper,
    Defender,
    /// A hand without a contract.
    Free,
}

/// The players on the viewer's side, the viewer included. A defender takes everybody for a friend who isn't known to be
/// on the contractor's side.
pub(crate) fn friends(rules: &Rules, view: &View, me: Seat) -> (Role, SeatSet) {
    let all = SeatSet::all(rules.seats());
    let Some(contract) = &view.contract else { return (Role::Free, rules.side(me)) };
    let party = contract.side();
    if contract.seat == me {
        (Role::Contractor, party)
    } else if party.contains(me) {
        (Role::Helper, party)
    } else {
        (Role::Defender, all - party)
    }
}

/// How many partners a contractor of these rules has, as far as can be said before the auction.
pub(crate) fn expected_partners(rules: &Rules) -> usize {
    match rules.axes().sides {
        Sides::Solo => 0,
        Sides::Chosen => 1,
        _ => rules.side(Seat(0)).len() - 1,
    }
}
