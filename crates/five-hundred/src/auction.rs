//! The auction: whose turn it is, what may be called, when it ends \[FH-AUC\].

use table::{Seat, SeatSet};

use crate::{
    action::Action,
    axis::{AllPass, AuctionKind, Misere, OwnRaise},
    choices::Choices,
    rules::Rules,
    state::{Auction, Call, Hand, MAX_CALLS},
};

/// How an auction ended.
enum Ended {
    NotYet,
    WithBid,
    AllPassed,
}

impl Rules {
    /// What the seat whose turn it is may call.
    pub(crate) fn calls(&self, auction: &Auction) -> Choices {
        let above = self.bids.above(auction.high.map(|(bid, _)| bid));
        if !auction.looked.contains(auction.turn) {
            return Choices::Auction { bids: above.and(self.bids.blind), pass: false, look: true };
        }
        let mut bids = above.without(self.bids.blind);
        if self.axes().misere == Misere::AfterSeven && !auction.seven {
            bids = bids.without(self.bids.misere);
        }
        Choices::Auction { bids, pass: true, look: false }
    }

    /// Performs a call. If it ends the auction, the hand goes on with the exchange or with the play; true if it is thrown
    /// in instead \[FH-AUC-6\].
    pub(crate) fn call(&self, hand: &mut Hand, seat: Seat, action: Action) -> bool {
        let auction = &mut hand.auction;
        if usize::from(auction.len) < MAX_CALLS {
            auction.calls[usize::from(auction.len)] = (seat, Call::new(action));
            auction.len += 1;
        }
        auction.looked.insert(seat);
        match action {
            Action::Look => return false,
            Action::Bid(bid) => {
                auction.high = Some((bid, seat));
                auction.seven |= self.bids.sevens.contains(bid);
            }
            _ => auction.passed.insert(seat),
        }
        auction.called.insert(seat);
        match self.advance(auction, seat) {
            Ended::NotYet => {}
            Ended::WithBid => self.begin_contract(hand),
            Ended::AllPassed if self.axes().all_pass == AllPass::Redeal => return true,
            Ended::AllPassed => self.begin_play(hand),
        }
        false
    }

    /// Passes the turn on \[FH-AUC-3\] \[FH-AUC-4\].
    fn advance(&self, auction: &mut Auction, seat: Seat) -> Ended {
        let all = SeatSet::all(self.seats);
        let with_bid = if auction.high.is_some() { Ended::WithBid } else { Ended::AllPassed };
        if self.axes().auction == AuctionKind::OneRound {
            auction.turn = self.left_of(seat);
            return if auction.called == all { with_bid } else { Ended::NotYet };
        }
        if auction.own_raise {
            return with_bid;
        }
        match auction.high {
            None if auction.passed == all => return Ended::AllPassed,
            Some((_, bidder)) if (all - auction.passed - SeatSet::of(bidder)).is_empty() => {
                if self.axes().own_raise == OwnRaise::No {
                    return Ended::WithBid;
                }
                auction.own_raise = true;
                auction.turn = bidder;
                return Ended::NotYet;
            }
            _ => {}
        }
        auction.turn = self.left_of(seat);
        while auction.passed.contains(auction.turn) {
            auction.turn = self.left_of(auction.turn);
        }
        Ended::NotYet
    }
}
