//! What a hand is worth \[FH-SCO\].

use table::{BySeat, Seat, SeatSet};

use crate::{
    axis::{
        CardPoints, DefenderLimit, DefenderTricks, Failure, MisereDefenderTricks, PartieFailure,
        PartnerShare, SansKitty, Slam,
    },
    bid::{Bid, BidKind},
    bid_table::schedule,
    facts::{FinalContract, HandEnd, HandFacts, Taken},
    rules::Rules,
    state::{HandResult, TRICKS},
    validate::ScoreError,
};

/// Points for a trick, where tricks pay.
const TRICK: i32 = 10;
/// A contract worth less is worth this much with all ten tricks \[FH-SCO-4\].
const SLAM: i32 = 250;

/// The score of a hand.
///
/// ```
/// use five_hundred::{Bid, FinalContract, HandFacts, HandResult, MisereKind, Rules};
/// use five_hundred::table::{BySeat, Seat};
///
/// let misere = FinalContract::new(Bid::misere(MisereKind::Closed), Seat(1));
/// let hand = HandFacts::played_out(Some(misere), [4, 0, 6, 0]);
/// let score = Rules::preset("australian-4")?.score_hand(&hand, &BySeat::default())?;
/// assert_eq!((score.result, score.points), (HandResult::Made, [0, 250, 0, 250].into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct HandScore {
    /// How it ended.
    pub result: HandResult,
    /// What it adds to each seat's total; partners of a fixed side each carry all that their side scores.
    pub points: BySeat<i32>,
}

impl Rules {
    /// What a hand scores, from what it came to and the totals before it, which decide the seats that are frozen
    /// \[FH-SCO-8\].
    ///
    /// ```
    /// use five_hundred::{Bid, FinalContract, HandFacts, HandResult, Rules, Strain};
    /// use table::{BySeat, Seat};
    ///
    /// // Seat 0 bid eight spades at an Australian table; with seat 2 they took eight tricks.
    /// let rules = Rules::preset("australian-4")?;
    /// let contract = FinalContract::new(Bid::tricks(8, Strain::Spades), Seat(0));
    /// let hand = HandFacts::played_out(Some(contract), [5, 1, 3, 1]);
    /// let score = rules.score_hand(&hand, &BySeat::default())?;
    /// assert_eq!(score.result, HandResult::Made);
    /// assert_eq!(score.points, [240, 20, 240, 20].into());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// No hand of these rules can have come to that, or no game can have stood at these totals.
    pub fn score_hand(&self, hand: &HandFacts, totals: &BySeat<i32>) -> Result<HandScore, ScoreError> {
        self.check_hand(hand)?;
        self.check_totals(totals)?;
        Ok(self.score(hand, totals))
    }

    /// What a hand scores whose contract the laws count as made, or else as failed, whatever tricks were taken
    /// \[LAW-EFF-5\] \[LAW-EFF-6\]. It may have ended after any trick.
    ///
    /// ```
    /// use five_hundred::{Bid, FinalContract, HandFacts, Rules, Strain};
    /// use table::{BySeat, Seat};
    ///
    /// // Seat 1 has taken seven tricks, and is shown to have revoked.
    /// let rules = Rules::preset("american-3")?;
    /// let contract = FinalContract::new(Bid::tricks(7, Strain::Hearts), Seat(1));
    /// let hand = HandFacts::played_out(Some(contract), [2, 7, 1]);
    /// let score = rules.score_by_law(&hand, false, &BySeat::default())?;
    /// assert_eq!(score.points, [20, -200, 10].into());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// No hand of these rules can have come to that, or no game can have stood at these totals.
    pub fn score_by_law(
        &self,
        hand: &HandFacts,
        made: bool,
        totals: &BySeat<i32>,
    ) -> Result<HandScore, ScoreError> {
        self.check_hand_by_law(hand)?;
        self.check_totals(totals)?;
        Ok(self.score_as(hand, if made { HandResult::Made } else { HandResult::Failed }, totals))
    }

    /// The score of facts that hold, or that the game has made itself.
    pub(crate) fn score(&self, hand: &HandFacts, totals: &BySeat<i32>) -> HandScore {
        self.score_as(hand, self.result_of(hand), totals)
    }

    /// The same with a result that may not be that of the tricks.
    pub(crate) fn score_as(&self, hand: &HandFacts, result: HandResult, totals: &BySeat<i32>) -> HandScore {
        let points = |seat: Seat| self.points_of(hand, result, totals[seat], seat);
        HandScore {
            result,
            points: BySeat::from_fn(|seat| if seat.index() < self.seats { points(seat) } else { 0 }),
        }
    }

    /// What the tricks of a hand come to, of a contract that these rules have \[FH-SCO-2\] \[FH-BID-5\].
    #[must_use]
    pub fn result_of(&self, hand: &HandFacts) -> HandResult {
        let contract = match (hand.end, &hand.contract) {
            (HandEnd::PassedOut, _) => return HandResult::PassedOut,
            (HandEnd::Stopped, _) => return HandResult::Stopped,
            (HandEnd::PlayedOut, None) => return HandResult::PlayedWithoutBid,
            (HandEnd::PlayedOut, Some(contract)) => contract,
        };
        let won = Taken::from(hand).tricks_of(self.scoring_party(contract));
        let bid = contract.bid;
        let made = if bid.is_misere() { won == 0 } else { won >= i32::from(bid.needed()) };
        if made { HandResult::Made } else { HandResult::Failed }
    }

    /// \[FH-SCO-3\] to \[FH-SCO-11\]; of a stopped hand \[FH-AMB-16\].
    fn points_of(&self, hand: &HandFacts, result: HandResult, start: i32, seat: Seat) -> i32 {
        let taken = Taken::from(hand);
        let set = match result {
            HandResult::Stopped => self.is_set(&taken),
            result => result == HandResult::Failed,
        };
        let defence = || self.defence(&taken, start, seat, set);
        let Some(contract) = &hand.contract else { return defence() };
        let party = self.scoring_party(contract);
        let cost = self.cost(contract.bid);
        match (party.contains(seat), result) {
            (true, HandResult::Made) => {
                let all_tricks = taken.tricks_of(party) == TRICKS as i32;
                self.value_made(contract, all_tricks) + self.cards_paid(&taken, seat)
            }
            (true, HandResult::Failed) if self.axes().failure == Failure::LoseValue => {
                -self.share(contract, cost)
            }
            (true, _) => 0,
            (false, HandResult::Failed) if self.axes().failure == Failure::OpponentsScore => defence() + cost,
            (false, _) => defence(),
        }
    }

    /// Whether the points of cards have to be counted.
    pub(crate) fn counts_card_points(&self) -> bool {
        self.axes().card_points == CardPoints::On
    }

    /// Whether a hand with this contract, or with none, scores card points \[FH-SCO-10\] \[FH-AMB-29\] \[FH-AMB-36\].
    pub(crate) fn pays_cards(&self, contract: Option<&FinalContract>) -> bool {
        self.counts_card_points() && contract.is_some_and(|contract| !contract.bid.is_misere())
    }

    /// The seats that score with the contractor: their fixed side, else they and the partners of this hand.
    pub(crate) fn scoring_party(&self, contract: &FinalContract) -> SeatSet {
        contract.partners | self.side(contract.seat)
    }

    /// The card points that a seat's side scores.
    fn cards_paid(&self, taken: &Taken<'_>, seat: Seat) -> i32 {
        if self.pays_cards(taken.contract.as_ref()) { taken.card_points_of(self.side(seat)) } else { 0 }
    }

    /// What the tricks (and cards) that a seat's side took so far pay it against a contractor whose contract is `set`,
    /// which can't be made any more, or isn't; or without one \[FH-SCO-6\] \[FH-SCO-7\] \[FH-AUC-6\].
    pub(crate) fn defence(&self, taken: &Taken<'_>, start: i32, seat: Seat, set: bool) -> i32 {
        let tens = TRICK * taken.tricks_of(self.side(seat));
        let Some(contract) = &taken.contract else { return tens };
        let paid = self.cards_paid(taken, seat) + if self.pays_tens(contract, set) { tens } else { 0 };
        paid.min(self.room(start))
    }

    /// Whether each trick pays the contractor's opponents ten points.
    fn pays_tens(&self, contract: &FinalContract, set: bool) -> bool {
        if contract.bid.is_misere() {
            return self.axes().misere_defender_tricks == MisereDefenderTricks::Ten;
        }
        match self.axes().defender_tricks {
            DefenderTricks::Ten => true,
            DefenderTricks::Nothing => false,
            DefenderTricks::IfSet => set,
        }
    }

    /// Whether the tricks so far leave the contractor's side too few for its contract; a misère needs none.
    pub(crate) fn is_set(&self, taken: &Taken<'_>) -> bool {
        taken.contract.as_ref().is_some_and(|contract| {
            let others = SeatSet::all(self.seats) - self.scoring_party(contract);
            taken.tricks_of(others) > TRICKS as i32 - i32::from(contract.bid.needed())
        })
    }

    /// Whether a further trick against this contract, which is made for certain or set, can pay an opponent who began
    /// the hand with this number of points.
    pub(crate) fn pays_more(
        &self,
        taken: &Taken<'_>,
        contract: &FinalContract,
        start: i32,
        seat: Seat,
        set: bool,
    ) -> bool {
        let pays = self.pays_tens(contract, set) || self.pays_cards(Some(contract));
        pays && self.defence(taken, start, seat, set) < self.room(start)
    }

    /// The most that tricks against a contractor can pay a side that began the hand with this number of points
    /// \[FH-SCO-8\] \[FH-SCO-14\].
    fn room(&self, start: i32) -> i32 {
        let (limit, capped) = match self.axes().defender_limit {
            DefenderLimit::None => return i32::MAX,
            DefenderLimit::Freeze490 => (490, false),
            DefenderLimit::Freeze480 => (480, false),
            DefenderLimit::Freeze400 => (400, false),
            DefenderLimit::Cap400 => (400, true),
            DefenderLimit::Cap460 => (460, true),
            DefenderLimit::Cap490 => (490, true),
        };
        if start >= limit {
            0
        } else if capped {
            limit.saturating_sub(start)
        } else {
            i32::MAX
        }
    }

    /// What each member of the contractor's side scores for making the contract, card points left out.
    pub(crate) fn value_made(&self, contract: &FinalContract, all_tricks: bool) -> i32 {
        let bid = contract.bid;
        self.share(contract, if all_tricks { self.worth_of_slam(bid) } else { self.worth(bid) })
    }

    /// \[FH-PART-6\] \[FH-SCO-11\]
    fn share(&self, contract: &FinalContract, value: i32) -> i32 {
        let halved = !self.has_fixed_sides()
            && !contract.partners.is_empty()
            && self.axes().partner_share == PartnerShare::Half;
        if halved { value / 2 } else { value }
    }

    /// The points of a contract as players speak of it: of `partie`, the target \[FH-SCO-1\] \[FH-SCO-9\].
    #[must_use]
    pub fn worth(&self, bid: Bid) -> i32 {
        if matches!(bid.kind(), BidKind::Partie(_)) { self.target_value(bid) } else { self.bids.value(bid) }
    }

    /// The points of a contract made with all ten tricks \[FH-SCO-4\]. A misère has no such thing: it keeps its worth.
    #[must_use]
    pub fn worth_of_slam(&self, bid: Bid) -> i32 {
        let worth = self.worth(bid);
        match self.axes().slam {
            _ if bid.is_misere() || worth >= SLAM => worth,
            Slam::None => worth,
            Slam::AtLeast250 => SLAM,
            Slam::AsTen => schedule(10, bid.strain()),
        }
    }

    /// What failing a contract costs, or pays the opponents \[FH-SCO-5\] \[FH-SCO-9\].
    #[must_use]
    pub fn cost(&self, bid: Bid) -> i32 {
        match self.axes().partie_failure {
            PartieFailure::Target => self.worth(bid),
            PartieFailure::Value => self.bids.value(bid),
        }
    }

    fn target_value(&self, bid: Bid) -> i32 {
        let doubled = bid.is_sans_kitty() && self.axes().sans_kitty == SansKitty::Double;
        if doubled { 2 * self.target() } else { self.target() }
    }
}
