//! When the rest of a hand can't change anything any more \[FH-END-11\].

use table::{BySeat, Seat, SeatSet};

use crate::{
    facts::{FinalContract, Taken},
    rules::Rules,
    state::{HandResult, Phase, TRICKS},
    view::{ContractView, View},
};

impl Rules {
    /// The result of a hand that is still being played, if it and everybody's points are certain: whoever wins the
    /// tricks to come, neither they nor the end of the game can change \[FH-END-11\]. It follows from what all can see.
    ///
    /// ```
    /// use five_hundred::{Rules, View};
    ///
    /// # fn shown(view: &View) -> Result<(), Box<dyn std::error::Error>> {
    /// let rules = Rules::preset("australian-4")?;
    /// if rules.settled_result(view).is_some() {
    ///     println!("Nothing can change the score of this hand any more.");
    /// }
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn settled_result(&self, view: &View) -> Option<HandResult> {
        let shown = view.contract.as_ref().filter(|_| view.phase == Some(Phase::Play))?;
        if !all_know_partners(view, shown) {
            return None;
        }
        let contract = FinalContract { bid: shown.bid, seat: shown.seat, partners: shown.partners };
        let party = self.scoring_party(&contract);
        let opponents = SeatSet::all(self.seats) - party;
        let start = BySeat::from_fn(|seat| view.scores.get(seat.index()).copied().unwrap_or_default());
        let tricks = BySeat::from_fn(|seat| view.seats.get(seat.index()).map_or(0, |shown| shown.tricks));
        let taken = Taken { contract: Some(contract), tricks: &tricks, card_points: &BySeat::default() };
        let result = self.certain_result(&taken, &contract, party, view.tricks_played)?;
        let set = result == HandResult::Failed;
        if opponents.iter().any(|seat| self.pays_more(&taken, &contract, start[seat], seat, set)) {
            return None;
        }
        // An opponent who is at the target may stop the play, and a stopped hand scores otherwise.
        let may_stop = self.stops_when_decided() && {
            let there = |seat: Seat| self.is_there(&taken, &start, seat);
            opponents.iter().any(there)
        };
        (!may_stop).then_some(result)
    }

    /// Whether the contract is made or lost whatever is still to come, and for how much.
    fn certain_result(
        &self,
        taken: &Taken<'_>,
        contract: &FinalContract,
        party: SeatSet,
        finished: u8,
    ) -> Option<HandResult> {
        let (won, left) = (taken.tricks_of(party), TRICKS as i32 - i32::from(finished));
        let bid = contract.bid;
        let needed = i32::from(bid.needed());
        let lost = if bid.is_misere() { won > 0 } else { won + left < needed };
        if lost {
            return Some(HandResult::Failed);
        }
        // A misère is made with the last trick only.
        let made = !bid.is_misere() && won >= needed;
        let slam_to_come = won == i32::from(finished) && self.worth_of_slam(bid) != self.worth(bid);
        (made && !slam_to_come && !self.pays_cards(Some(contract))).then_some(HandResult::Made)
    }
}

/// Whether everybody knows the contractor's partners, and not only the viewer by their own cards \[FH-PART-4\].
fn all_know_partners(view: &View, contract: &ContractView) -> bool {
    let secret = contract.called.is_some_and(|called| {
        let held = |seat: &crate::SeatView| seat.hand.is_some_and(|hand| hand.contains(called));
        contract.partners.is_empty() || view.seats.iter().any(held)
    });
    contract.partners_known && !secret
}
