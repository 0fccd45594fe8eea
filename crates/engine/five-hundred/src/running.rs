//! Totals while a hand is played: the seats that have reached the target, and when play stops because the game is
//! decided \[FH-END-4\] \[FH-END-5\].

use table::{BySeat, Seat, SeatSet};

use crate::{
    axis::{DefenderTricks, StopWhenDecided},
    facts::{FinalContract, Taken},
    rules::Rules,
    state::{Hand, State, TRICKS},
};

impl Rules {
    /// Whether what a seat took so far brings the total that it began the hand with to the target.
    pub(crate) fn is_there(&self, taken: &Taken<'_>, start: &BySeat<i32>, seat: Seat) -> bool {
        let set = self.pays_if_set() && self.is_set(taken);
        start[seat].saturating_add(self.defence(taken, start[seat], seat, set)) >= self.target()
    }

    /// The seats that are there.
    fn all_there(&self, taken: &Taken<'_>, start: &BySeat<i32>) -> SeatSet {
        Seat::all(self.seats).filter(|&seat| self.is_there(taken, start, seat)).collect()
    }

    fn pays_if_set(&self) -> bool {
        self.axes().defender_tricks == DefenderTricks::IfSet
    }

    /// Those whose total is at the target.
    pub(crate) fn at_target(&self, totals: &BySeat<i32>) -> SeatSet {
        Seat::all(self.seats).filter(|&seat| totals[seat] >= self.target()).collect()
    }

    /// Notes the seats at the target before the first trick \[FH-END-4\].
    pub(crate) fn note_first_totals(&self, hand: &mut Hand, start: &BySeat<i32>) {
        hand.reached[0] = self.at_target(start);
    }

    /// Notes whose running total has reached the target after a trick: only its winner's side can be new there
    /// \[FH-END-4\], unless it is the trick that sets the contract, and pays for all before it \[FH-SCO-13\].
    pub(crate) fn note_totals(&self, hand: &mut Hand, start: &BySeat<i32>) {
        let trick = usize::from(hand.play.finished);
        let seat = hand.play.owners[usize::from(hand.play.winners[trick - 1].0)];
        let taken = Taken::from(&*hand);
        let new = if self.pays_if_set() {
            self.all_there(&taken, start)
        } else if self.is_there(&taken, start, seat) {
            self.side(seat)
        } else {
            SeatSet::EMPTY
        };
        hand.reached[trick] = hand.reached[trick - 1] | new;
    }

    /// Notes the seats whose total has reached the target at the end of a hand that was not played out card by card:
    /// those that were not there yet reach it with the last trick.
    pub(crate) fn note_last_totals(&self, hand: &mut Hand, start: &BySeat<i32>) {
        let finished = usize::from(hand.play.finished);
        let now = hand.reached[finished];
        let there = self.all_there(&Taken::from(&*hand), start);
        hand.reached[finished + 1..].fill(now);
        hand.reached[TRICKS] = now | there;
    }

    /// Whether play stops after this trick, which is not the last \[FH-END-5\] \[FH-AMB-30\].
    pub(crate) fn is_decided(&self, hand: &Hand, start: &BySeat<i32>) -> bool {
        self.stops_when_decided() && self.is_decided_by(hand, start, SeatSet::EMPTY, false)
    }

    /// Whether nothing can be won in this hand any more, as [`Rules::stops_when_decided`] asks, when the laws have
    /// ruled: these seats score nothing, and the contract may be lost \[LAW-END-4\].
    #[must_use]
    pub fn is_decided_as_ruled(&self, state: &State, unscored: SeatSet, lost: bool) -> bool {
        self.is_decided_by(&state.hand, &state.scores, unscored, lost)
    }

    fn is_decided_by(&self, hand: &Hand, start: &BySeat<i32>, unscored: SeatSet, lost: bool) -> bool {
        if !hand.contract.is_some_and(|contract| contract.disclosed) {
            return false;
        }
        let taken = Taken::from(hand);
        let Some(contract) = &taken.contract else { return false };
        let party = self.scoring_party(contract);
        let finished = hand.play.finished;
        // Who scores nothing has no deciding trick [LAW-END-5].
        let there = hand.reached[0] | (hand.reached[usize::from(finished)] - unscored);
        let opponents_there = there - party;
        let most = |seat: Seat| {
            let pays = !lost && !unscored.contains(seat);
            let more = if pays { self.most_if_made(&taken, contract, finished, seat) } else { 0 };
            start[seat].saturating_add(more)
        };
        !opponents_there.is_empty() && party.iter().all(|seat| most(seat) < self.target())
    }

    /// Whether play ever stops because the game is decided \[FH-END-5\].
    #[must_use]
    pub fn stops_when_decided(&self) -> bool {
        self.axes().stop_when_decided == StopWhenDecided::On && self.watches_totals
    }

    /// The most that making the contract could bring a member of the contractor's side, by what all can see.
    fn most_if_made(&self, taken: &Taken<'_>, contract: &FinalContract, finished: u8, seat: Seat) -> i32 {
        let every_trick = taken.tricks_of(self.scoring_party(contract)) == i32::from(finished);
        let cards = if self.pays_cards(Some(contract)) {
            self.pack_points - taken.card_points_of(SeatSet::all(self.seats) - self.side(seat))
        } else {
            0
        };
        self.value_made(contract, every_trick) + cards
    }
}
