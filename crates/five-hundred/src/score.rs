//! What a hand is worth, and when play stops because the game is decided \[FH-SCO\] \[FH-END-5\].

use table::{BySeat, Seat, SeatSet};

use crate::{
    axis::{
        CardPoints, DefenderLimit, DefenderTricks, Failure, MisereDefenderTricks, PartieFailure,
        PartnerShare, SansKitty, Slam, StopWhenDecided, Win,
    },
    bid::{Bid, BidKind, schedule},
    rules::Rules,
    state::{Contract, Hand, HandResult, Phase, State, TRICKS},
    view::View,
};

/// Points for a trick, where tricks pay.
const TRICK: i32 = 10;
/// A contract worth less is worth this much with all ten tricks \[FH-SCO-4\].
const SLAM: i32 = 250;

impl Rules {
    /// Whether the points of cards have to be counted.
    pub(crate) fn counts_card_points(&self) -> bool {
        self.axes().card_points == CardPoints::On
    }

    /// The seats that score with the contractor: his fixed side, else he and the partners of this hand.
    pub(crate) fn scoring_party(&self, contract: &Contract) -> SeatSet {
        contract.party() | self.side(contract.seat)
    }

    fn tricks_of(hand: &Hand, seats: SeatSet) -> u8 {
        seats.iter().map(|seat| hand.tricks[seat]).sum()
    }

    fn card_points_of(hand: &Hand, seats: SeatSet) -> i32 {
        seats.iter().map(|seat| hand.card_points[seat]).sum()
    }

    /// Whether card points are scored in this contract \[FH-SCO-10\].
    fn pays_cards(&self, contract: &Contract) -> bool {
        self.counts_card_points() && !contract.bid.is_misere()
    }

    /// What the tricks (and cards) a seat's side took so far pay it against a contractor, or without one.
    fn defence(&self, hand: &Hand, start: i32, seat: Seat) -> i32 {
        let side = self.side(seat);
        let tricks = i32::from(Self::tricks_of(hand, side));
        let Some(contract) = &hand.contract else { return TRICK * tricks };
        if self.is_frozen(start) {
            return 0;
        }
        let pays = if contract.bid.is_misere() {
            self.axes().misere_defender_tricks == MisereDefenderTricks::Ten
        } else {
            self.axes().defender_tricks == DefenderTricks::Ten
        };
        let cards = if self.pays_cards(contract) { Self::card_points_of(hand, side) } else { 0 };
        if pays { TRICK * tricks + cards } else { cards }
    }

    /// Whether tricks pay a side no more against a contractor that began the hand with so many points.
    fn is_frozen(&self, start: i32) -> bool {
        start
            >= match self.axes().defender_limit {
                DefenderLimit::None => i32::MAX,
                DefenderLimit::Freeze490 => 490,
                DefenderLimit::Freeze480 => 480,
            }
    }

    /// Whether the points of the hand are certain, as all can see, although cards are still to be played: a misère that is
    /// lost, where no trick pays its opponents \[FH-SCO-7\].
    #[must_use]
    pub fn is_settled(&self, view: &View) -> bool {
        let contract = view.contract.as_ref().filter(|contract| contract.partners_known);
        let misere = contract.filter(|contract| contract.bid.is_misere());
        let Some(contract) = misere.filter(|_| view.phase == Some(Phase::Play)) else { return false };
        let party = contract.partners | SeatSet::of(contract.seat) | self.side(contract.seat);
        let lost = party.iter().any(|seat| view.seats[seat.index()].tricks > 0);
        let unpaid = self.axes().misere_defender_tricks == MisereDefenderTricks::Nothing;
        let mut opponents = (SeatSet::all(self.seats) - party).iter();
        lost && opponents.all(|seat| unpaid || self.is_frozen(view.scores[seat.index()]))
    }

    /// What each member of the contractor's side scores for making its contract, card points left out.
    fn value_made(&self, contract: &Contract, all_tricks: bool) -> i32 {
        let bid = contract.bid;
        let value = self.bids.value(bid);
        let slam = all_tricks && !bid.is_misere() && value < SLAM;
        let value = match (bid.kind(), self.axes().slam) {
            (BidKind::Partie(_), _) => self.target_value(bid),
            (_, Slam::AtLeast250) if slam => SLAM,
            (_, Slam::AsTen) if slam => schedule(10, bid.strain()),
            _ => value,
        };
        self.share(contract, value)
    }

    /// What failing costs, or pays the opponents \[FH-SCO-5\] \[FH-SCO-9\].
    fn value_lost(&self, bid: Bid) -> i32 {
        match (bid.kind(), self.axes().partie_failure) {
            (BidKind::Partie(_), PartieFailure::Target) => self.target_value(bid),
            _ => self.bids.value(bid),
        }
    }

    fn target_value(&self, bid: Bid) -> i32 {
        let doubled = bid.is_sans_kitty() && self.axes().sans_kitty == SansKitty::Double;
        if doubled { 2 * self.target() } else { self.target() }
    }

    /// \[FH-PART-6\] \[FH-SCO-11\]
    fn share(&self, contract: &Contract, value: i32) -> i32 {
        let halved = !self.has_fixed_sides()
            && !contract.partners.is_empty()
            && self.axes().partner_share == PartnerShare::Half;
        if halved { value / 2 } else { value }
    }

    /// Scores a hand whose tricks have all been played.
    pub(crate) fn score(&self, hand: &mut Hand, start: &BySeat<i32>) {
        let Some(contract) = hand.contract else {
            hand.result = Some(HandResult::PlayedWithoutBid);
            hand.points = self.per_seat(|seat| self.defence(hand, 0, seat));
            return;
        };
        let party = self.scoring_party(&contract);
        let won = Self::tricks_of(hand, party);
        let made = if contract.bid.is_misere() { won == 0 } else { won >= contract.bid.needed() };
        let lost = self.value_lost(contract.bid);
        hand.points = self.per_seat(|seat| match (party.contains(seat), made) {
            (true, true) => {
                let cards =
                    if self.pays_cards(&contract) { Self::card_points_of(hand, self.side(seat)) } else { 0 };
                self.value_made(&contract, usize::from(won) == TRICKS) + cards
            }
            (true, false) if self.axes().failure == Failure::LoseValue => -self.share(&contract, lost),
            (true, false) => 0,
            (false, false) if self.axes().failure == Failure::OpponentsScore => {
                self.defence(hand, start[seat], seat) + lost
            }
            (false, _) => self.defence(hand, start[seat], seat),
        });
        hand.result = Some(if made { HandResult::Made } else { HandResult::Failed });
    }

    fn per_seat(&self, points: impl Fn(Seat) -> i32) -> BySeat<i32> {
        BySeat::from_fn(|seat| if seat.index() < self.seats { points(seat) } else { 0 })
    }

    /// Whether the order in which totals reach the target matters.
    pub(crate) fn watches_totals(&self) -> bool {
        self.axes().win == Win::ByScore
    }

    /// Notes who is at the target before the first trick \[FH-END-4\].
    pub(crate) fn note_first_totals(&self, hand: &mut Hand, start: &BySeat<i32>) {
        hand.reached[0] = Seat::all(self.seats).filter(|&seat| start[seat] >= self.target()).collect();
    }

    /// Notes whose running total has reached the target after a trick: only its winner's side can be new there
    /// \[FH-END-4\].
    pub(crate) fn note_totals(&self, hand: &mut Hand, start: &BySeat<i32>) {
        let trick = usize::from(hand.play.finished);
        let seat = hand.play.owners[usize::from(hand.play.leader.0)];
        let total = start[seat] + self.defence(hand, start[seat], seat);
        let new = if total >= self.target() { self.side(seat) } else { SeatSet::EMPTY };
        hand.reached[trick] = hand.reached[trick - 1] | new;
    }

    /// Notes whose total has reached the target at the end of a hand that was not played out card by card: those who
    /// were not there yet reach it with the last trick.
    pub(crate) fn note_last_totals(&self, hand: &mut Hand, start: &BySeat<i32>) {
        let finished = usize::from(hand.play.finished);
        let now = hand.reached[finished];
        let is_there = |&seat: &Seat| start[seat] + self.defence(hand, start[seat], seat) >= self.target();
        let there: SeatSet = Seat::all(self.seats).filter(is_there).collect();
        hand.reached[finished + 1..].fill(now);
        hand.reached[TRICKS] = now | there;
    }

    /// Whether play stops after this trick, which is not the last \[FH-END-5\] \[FH-AMB-30\].
    pub(crate) fn is_decided(&self, hand: &Hand, start: &BySeat<i32>) -> bool {
        let Some(contract) = hand.contract else { return false };
        if self.axes().stop_when_decided == StopWhenDecided::Off
            || !self.watches_totals()
            || !contract.disclosed
        {
            return false;
        }
        let party = self.scoring_party(&contract);
        let opponents_there = hand.reached[usize::from(hand.play.finished)] - party;
        !opponents_there.is_empty()
            && party.iter().all(|seat| start[seat] + self.most_if_made(hand, &contract, seat) < self.target())
    }

    /// The most that making the contract could bring a member of the contractor's side, by what all can see.
    fn most_if_made(&self, hand: &Hand, contract: &Contract, seat: Seat) -> i32 {
        let party = self.scoring_party(contract);
        let every_trick = Self::tricks_of(hand, party) == hand.play.finished;
        let cards = if self.pays_cards(contract) {
            let others = SeatSet::all(self.seats) - self.side(seat);
            self.pack_points - Self::card_points_of(hand, others)
        } else {
            0
        };
        self.value_made(contract, every_trick) + cards
    }

    /// Scores a hand that was stopped \[FH-AMB-16\].
    pub(crate) fn score_stopped(&self, hand: &mut Hand, start: &BySeat<i32>) {
        let party = hand.contract.map_or(SeatSet::EMPTY, |contract| self.scoring_party(&contract));
        hand.points = self
            .per_seat(|seat| if party.contains(seat) { 0 } else { self.defence(hand, start[seat], seat) });
        hand.result = Some(HandResult::Stopped);
    }

    /// The points of a contract as players speak of it: of `partie`, the target.
    #[must_use]
    pub fn worth(&self, bid: Bid) -> i32 {
        if matches!(bid.kind(), BidKind::Partie(_)) { self.target_value(bid) } else { self.bids.value(bid) }
    }

    /// Ends the hand: its points are added, and the game may be over.
    pub(crate) fn finish_hand(&self, state: &mut State) {
        state.hand.phase = Phase::Deal;
        for seat in Seat::all(self.seats) {
            state.scores[seat] += state.hand.points[seat];
        }
        self.settle(state);
    }
}
