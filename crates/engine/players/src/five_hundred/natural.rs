//! What calls say between partners who have agreed nothing: whoever bids a suit offers to play it, a higher bid in that
//! suit says that it fits, and another bid over it takes the contract away from them.

use five_hundred::{Action, Bid, BidKind, Rules, View, axis::AuctionKind};
use table::{Seat, SeatSet};

use super::{
    conventions::{Agreed, said},
    strength::high_bid,
};

/// A partner's bid that stands, for a contract they offer to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PartnersBid {
    pub(crate) bid: Bid,
    pub(crate) seat: Seat,
}

impl PartnersBid {
    /// The highest bid of the auction, if it is a partner's and no sign that was agreed.
    pub(crate) fn standing(rules: &Rules, view: &View, me: Seat, agreed: &Agreed) -> Option<Self> {
        let partners = rules.side(me) - SeatSet::of(me);
        let (bid, seat) = high_bid(rules, view).filter(|&(_, seat)| partners.contains(seat))?;
        let is_sign = said(rules, view, agreed, partners).iter().any(|&(shown, _)| shown == bid);
        (!is_sign).then_some(Self { bid, seat })
    }

    /// Whether an action takes the contract away from the partner: any bid but one in their strain.
    pub(crate) fn is_overruled_by(self, action: Action) -> bool {
        matches!(action, Action::Bid(bid) if !self.is_raised_by(bid))
    }

    /// Whether a bid is a higher one of the same kind.
    pub(crate) fn is_raised_by(self, bid: Bid) -> bool {
        match (self.bid.kind(), bid.kind()) {
            (BidKind::Misere(_), _) | (_, BidKind::Misere(_)) => false,
            _ => self.bid.strain() == bid.strain(),
        }
    }
}

/// Whether a partner is still to call in an auction of one round.
pub(crate) fn awaits_partner(rules: &Rules, view: &View, me: Seat) -> bool {
    let partners = rules.side(me) - SeatSet::of(me);
    let has_called = |seat: Seat| view.calls.iter().any(|call| call.seat == seat);
    rules.axes().auction == AuctionKind::OneRound && partners.iter().any(|seat| !has_called(seat))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may panic")]

    use five_hundred::{MisereKind, Strain};

    use super::*;

    #[test]
    fn a_raise_keeps_the_strain() {
        let bid = |level, strain| Bid::tricks(level, strain);
        let hearts = PartnersBid { bid: bid(7, Strain::Hearts), seat: Seat(2) };
        let misere = PartnersBid { bid: Bid::misere(MisereKind::Closed), seat: Seat(2) };
        for (stands, call, overrules) in [
            (hearts, Action::Pass, false),
            (hearts, Action::Bid(bid(9, Strain::Hearts)), false),
            (hearts, Action::Bid(bid(8, Strain::Spades)), true),
            (hearts, Action::Bid(bid(7, Strain::NoTrumps)), true),
            (hearts, Action::Bid(Bid::misere(MisereKind::Open)), true),
            (misere, Action::Pass, false),
            (misere, Action::Bid(bid(10, Strain::NoTrumps)), true),
            (misere, Action::Bid(Bid::misere(MisereKind::Open)), true),
        ] {
            assert_eq!(stands.is_overruled_by(call), overrules, "{call:?} over {stands:?}");
        }
    }
}
