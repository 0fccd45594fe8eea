//! The auction: whose turn it is, what may be called, when it ends \[FH-AUC\].

use table::{Seat, SeatSet};

use crate::{
    action::Action,
    axis::{AllPass, AuctionKind, Misere, OwnRaise},
    choices::Choices,
    facts::HandEnd,
    rules::Rules,
    state::{Auction, Call, MAX_CALLS, State},
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
            return Choices::Auction { bids: above & self.bids.blind, pass: false, look: true };
        }
        let mut bids = above - self.bids.blind;
        if self.axes().misere == Misere::AfterSeven && !auction.seven {
            bids -= self.bids.misere;
        }
        Choices::Auction { bids, pass: true, look: false }
    }

    /// Performs a call, in turn or before it. If it ends the auction, the hand goes on with the exchange or with the
    /// play, or is thrown in \[FH-AUC-6\].
    pub(crate) fn call(&self, state: &mut State, seat: Seat, action: Action) {
        let auction = &mut state.hand.auction;
        if usize::from(auction.len) < MAX_CALLS {
            auction.calls[usize::from(auction.len)] = (seat, Call::new(action));
            auction.len += 1;
        }
        auction.looked.insert(seat);
        match action {
            Action::Look => return,
            Action::Bid(bid) => {
                auction.high = Some((bid, seat));
                auction.seven |= self.bids.sevens.contains(bid);
            }
            _ => auction.passed.insert(seat),
        }
        auction.called.insert(seat);
        self.go_on(state);
    }

    /// Goes on after a call.
    pub(crate) fn go_on(&self, state: &mut State) {
        match self.advance(&mut state.hand.auction) {
            Ended::NotYet => {}
            Ended::WithBid => self.begin_contract(&mut state.hand),
            Ended::AllPassed if self.axes().all_pass == AllPass::Redeal => {
                self.end_hand(state, HandEnd::PassedOut);
            }
            Ended::AllPassed => {
                let eldest = self.left_of(state.dealer.unwrap_or_default());
                self.begin_play(&mut state.hand, eldest);
            }
        }
    }

    /// Passes the turn on \[FH-AUC-3\] \[FH-AUC-4\]. A call before one's turn leaves it where it is, and counts as the
    /// call of the turn that is then passed over.
    fn advance(&self, auction: &mut Auction) -> Ended {
        let all = SeatSet::all(self.seats);
        let with_bid = if auction.high.is_some() { Ended::WithBid } else { Ended::AllPassed };
        if self.axes().auction == AuctionKind::OneRound {
            if auction.called == all {
                return with_bid;
            }
            while auction.called.contains(auction.turn) {
                auction.turn = self.left_of(auction.turn);
            }
            return Ended::NotYet;
        }
        if auction.own_raise {
            return with_bid;
        }
        let bidder = auction.high.map(|(_, bidder)| SeatSet::of(bidder)).unwrap_or_default();
        let others = all - auction.passed - bidder;
        if others.is_empty() {
            if self.axes().own_raise == OwnRaise::No || (bidder - auction.passed).is_empty() {
                return with_bid;
            }
            auction.own_raise = true;
            auction.called = SeatSet::EMPTY;
            auction.turn = bidder.first().unwrap_or(auction.turn);
            return Ended::NotYet;
        }
        while auction.called.contains(auction.turn) || !others.contains(auction.turn) {
            auction.called -= SeatSet::of(auction.turn);
            auction.turn = self.left_of(auction.turn);
        }
        Ended::NotYet
    }
}
