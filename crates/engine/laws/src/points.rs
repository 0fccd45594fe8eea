//! The points of a hand after its rulings \[LAW-EFF-5\] to \[LAW-EFF-7\].

use five_hundred::{FinalContract, HandEnd, HandFacts, Rules, axis::AllPass};
use table::{BySeat, Problems, Seat, SeatSet};

use crate::{
    Malformed,
    hand::Hand,
    ruling::{Effect, Ruling},
};

/// What the hand brings each seat: every claim counts as made, every open choice as waived \[LAW-REF-2\].
pub(crate) fn points(hand: &Hand<'_>, rulings: &[Ruling], tricks: &[u8]) -> Result<Vec<i32>, Malformed> {
    Scorer::new(hand, rulings)?.points(tricks)
}

/// All that the points of a hand depend on, but its tricks.
pub(crate) struct Scorer {
    rules: Rules,
    contract: Option<FinalContract>,
    /// Whether the laws say that the contract was made or lost.
    by_law: Option<bool>,
    unscored: SeatSet,
}

impl Scorer {
    pub(crate) fn new(hand: &Hand<'_>, rulings: &[Ruling]) -> Result<Self, Malformed> {
        let contract = hand.contract().map_err(Malformed::CommonMissing)?;
        if let Some(contract) = contract.filter(|contract| contract.partners.is_none())
            && !hand.rules.has_fixed_sides()
        {
            return Err(Malformed::PartnersUnknown(contract.seat));
        }
        let contract = contract.map(|contract| FinalContract {
            bid: contract.bid,
            seat: contract.seat,
            partners: contract.partners.unwrap_or_default().0,
        });
        let by_law = match contract {
            Some(_) if gives(rulings, Effect::ContractLost) => Some(false),
            Some(_) if gives(rulings, Effect::ContractAwarded) => Some(true),
            _ => None,
        };
        Ok(Self { rules: untold_left_out(hand.rules)?, contract, by_law, unscored: unscored(rulings) })
    }

    /// The points of each seat with these tricks.
    pub(crate) fn points(&self, tricks: &[u8]) -> Result<Vec<i32>, Malformed> {
        let count = |seat: Seat| tricks.get(seat.index()).copied().unwrap_or_default();
        let end = end_of(&self.rules, self.contract, tricks);
        let facts = HandFacts { contract: self.contract, end, ..HandFacts::PASSED_OUT };
        let facts = HandFacts { tricks: BySeat::from_fn(count), ..facts };
        let start = BySeat::default();
        let score = match self.by_law {
            Some(made) => self.rules.score_by_law(&facts, made, &start),
            None => self.rules.score_hand(&facts, &start),
        };
        let points = score.map_err(Malformed::Tricks)?.points;
        let of = |seat: Seat| if self.unscored.contains(seat) { points[seat].min(0) } else { points[seat] };
        Ok(Seat::all(self.rules.seats()).map(of).collect())
    }
}

/// Whether some ruling has this outcome.
pub(crate) fn gives(rulings: &[Ruling], effect: Effect) -> bool {
    rulings.iter().flat_map(|ruling| &ruling.outcomes).any(|outcome| outcome.outcome == effect)
}

/// The seats that score nothing \[LAW-EFF-7\]. Of the choice between that and a new deal, the deal was let stand.
fn unscored(rulings: &[Ruling]) -> SeatSet {
    let outcomes = rulings.iter().flat_map(|ruling| &ruling.outcomes);
    let unscored = outcomes.filter(|outcome| outcome.outcome == Effect::NoScore);
    unscored.fold(SeatSet::EMPTY, |seats, outcome| seats | outcome.seats)
}

/// How the hand ended, as its tricks tell.
fn end_of(rules: &Rules, contract: Option<FinalContract>, tricks: &[u8]) -> HandEnd {
    let all: u32 = tricks.iter().copied().map(u32::from).sum();
    match contract {
        None if rules.axes().all_pass == AllPass::Redeal => HandEnd::PassedOut,
        Some(_) if all < 10 => HandEnd::Stopped,
        _ => HandEnd::PlayedOut,
    }
}

/// The same rules without what nobody tells a referee: cards taken, and scores \[LAW-REF-2\].
fn untold_left_out(rules: &Rules) -> Result<Rules, Malformed> {
    let mut spec = *rules.spec();
    for (axis, value) in [("card_points", "off"), ("defender_limit", "none")] {
        spec.set(axis, value).map_err(|problem| Problems(vec![problem]))?;
    }
    Ok(Rules::new(spec)?)
}
