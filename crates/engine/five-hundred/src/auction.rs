//! The auction: whose turn it is, what may be called, when it ends \[FH-AUC\].

use table::{Seat, SeatSet};

use crate::{
    action::Action,
    axis::{AllPass, AuctionKind, BidAfterPass, OwnRaise},
    bid::{Bid, BidSet, MisereKind},
    choices::Choices,
    facts::HandEnd,
    rules::Rules,
    state::{Auction, State},
};

/// How an auction ended.
enum Ended {
    NotYet,
    WithBid,
    AllPassed,
}

impl Rules {
    /// What the seat whose turn it is may call.
    #[inline]
    pub(crate) fn calls(&self, auction: &Auction) -> Choices {
        let above = self.bids.above(auction.high.map(|(bid, _)| bid));
        if !auction.looked.contains(auction.turn) {
            return Choices::Auction { bids: above & self.bids.blind, pass: false, look: true };
        }
        let mut bids = above - self.bids.closed[usize::from(auction.open)];
        if bids.intersects(self.bids.by_partner) {
            bids -= self.closed_by_partner(auction);
        }
        Choices::Auction { bids, pass: true, look: false }
    }

    /// The bids that the seat whose turn it is can't make for what its partner has called, or has still to call
    /// \[FH-AUC-9\] \[FH-BID-10\].
    #[cold]
    fn closed_by_partner(&self, auction: &Auction) -> BidSet {
        let seat = auction.turn;
        let partners = self.side(seat) - SeatSet::of(seat);
        let is_zero = |bid: Bid| bid.is(MisereKind::Nullo) || bid.is(MisereKind::Closed);
        let opens = auction.calls.iter().any(
            |(caller, call)| matches!(call, Action::Bid(bid) if partners.contains(caller) && is_zero(bid)),
        );
        let to_tell = self.partner_is_to_call(seat, auction.called);
        let waits = |bid: &Bid| if self.bids.is_inkle(*bid) { !to_tell } else { !opens };
        self.bids.by_partner.iter().filter(waits).collect()
    }

    /// Whether a partner of a seat has not called yet, where each player calls once.
    pub(crate) fn partner_is_to_call(&self, seat: Seat, called: SeatSet) -> bool {
        !(self.side(seat) - SeatSet::of(seat) - called).is_empty()
    }

    /// Performs a call, in turn or before it. If it ends the auction, the hand goes on with the exchange or with the
    /// play, or is thrown in \[FH-AUC-6\].
    pub(crate) fn call(&self, state: &mut State, seat: Seat, action: Action) {
        let auction = &mut state.hand.auction;
        let mut lets_in = false;
        if self.reenters {
            lets_in = matches!(action, Action::Bid(bid) if self.lets_others_in(auction, seat, bid));
            auction.calls.push_closely(seat, action);
        } else {
            auction.calls.push(seat, action);
        }
        auction.looked.insert(seat);
        match action {
            Action::Look => return,
            Action::Bid(bid) => {
                auction.high = Some((bid, seat));
                auction.open |= self.bids.opens[bid.index()];
                if lets_in {
                    auction.passed = auction.barred;
                    auction.own_raise = false;
                }
            }
            _ => auction.passed.insert(seat),
        }
        auction.called.insert(seat);
        self.go_on(state);
    }

    /// Whether those who have passed may call again after this bid, if there is anybody \[FH-AUC-7\] \[FH-AUC-8\].
    #[cold]
    fn lets_others_in(&self, auction: &Auction, seat: Seat, bid: Bid) -> bool {
        let axes = self.axes();
        let reopens = auction.own_raise && axes.own_raise == OwnRaise::Reopen;
        if !reopens && axes.bid_after_pass == BidAfterPass::Never {
            return false;
        }
        let changes = |last: Bid| (last.is_misere(), last.strain()) != (bid.is_misere(), bid.strain());
        let lets_in =
            axes.bid_after_pass == BidAfterPass::Always || auction.calls.last_bid(seat).is_some_and(changes);
        lets_in && !(SeatSet::all(self.seats) - auction.barred - SeatSet::of(seat)).is_empty()
    }

    /// Goes on after a call.
    pub(crate) fn go_on(&self, state: &mut State) {
        match self.advance(&mut state.hand.auction) {
            Ended::NotYet => {}
            Ended::WithBid => self.begin_contract(&mut state.hand),
            Ended::AllPassed if self.axes().all_pass == AllPass::Redeal => {
                self.end_hand(state, HandEnd::PassedOut);
            }
            Ended::AllPassed => self.begin_play(&mut state.hand),
        }
    }

    /// Passes the turn on \[FH-AUC-3\] \[FH-AUC-4\]. A call before one's turn leaves it where it is, and counts as the
    /// call of the turn that is then passed over.
    fn advance(&self, auction: &mut Auction) -> Ended {
        let all = SeatSet::all(self.seats);
        if self.axes().auction == AuctionKind::OneRound {
            if auction.called == all {
                return self.ended(auction);
            }
            while auction.called.contains(auction.turn) {
                auction.turn = self.left_of(auction.turn);
            }
            return Ended::NotYet;
        }
        if auction.own_raise {
            return self.ended(auction);
        }
        let bidder = auction.high.map(|(_, bidder)| SeatSet::of(bidder)).unwrap_or_default();
        let others = all - auction.passed - bidder;
        if others.is_empty() {
            if self.axes().own_raise == OwnRaise::No || (bidder - auction.passed).is_empty() {
                return self.ended(auction);
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

    /// How an auction ends in which nobody is to call any more: an inkle binds nobody \[FH-AUC-9\].
    fn ended(&self, auction: &Auction) -> Ended {
        match auction.high {
            Some((bid, _)) if !self.bids.is_inkle(bid) => Ended::WithBid,
            _ => Ended::AllPassed,
        }
    }
}
