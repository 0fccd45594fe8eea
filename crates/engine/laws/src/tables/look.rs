//! §12, looking back \[LAW-LOOK\].

use five_hundred::axis::TrickReview;
use table::{Seat, SeatSet};

use super::kitty;
use crate::{
    Stage,
    fact::{Hidden, Known, LookedAt},
    incident::{KittySeen, Look},
    row::{Case, decide},
    ruling::{Effect, Outcome, Ruling, Until},
};

type Row = crate::row::Row<Look>;

pub(crate) static LOOK: &[Row] = &[
    Row::new("LAW-LOOK-1", |case| Ok(case.is_from(Stage::Over)? || case.is_allowed_trick()?)),
    Row::new("LAW-LOOK-2", |case| Ok(!case.facts.in_time()?)),
    demand("LAW-LOOK-3", |case| Ok(case.facts.what()? == LookedAt::Trick)),
    Row::new("LAW-LOOK-4", |case| Ok(case.is_own()? && case.is_before(Stage::FirstTrick)?)),
    demand("LAW-LOOK-6", |case| case.is_own()),
];

/// The ruling on a look; at cards that aren't the looker's own §7 decides \[LAW-LOOK-7\].
pub(crate) fn judge(case: &Case<'_, Look>) -> Known<Ruling> {
    let decided = case.is_from(Stage::Over)?
        || case.facts.what()? == LookedAt::Trick
        || !case.facts.in_time()?
        || case.is_own()?;
    if decided {
        return decide(case, &[LOOK]);
    }
    let hidden = KittySeen {
        seat: case.facts.seat,
        what: Some(case.hidden()?),
        seen_at: Some(Stage::Contract),
        in_time: case.facts.in_time,
        ..KittySeen::default()
    };
    decide(&case.with(&hidden), &[kitty::EVERY_LOOK, kitty::OTHER])
}

const fn demand(law: &'static str, when: fn(&Case<'_, Look>) -> Known<bool>) -> Row {
    Row::new(law, when)
        .gives(|case| suit_demanded(case.facts.seat()?))
        .by(|case| case.hand.opponent_on_right(case.facts.seat()?))
        .until(Until::Now)
        .or_stands()
        .by_choice()
}

/// An opponent may say which suit the seat plays \[LAW-LOOK-5\].
pub(super) fn suit_demanded(seat: Seat) -> Known<Vec<Outcome>> {
    Ok(vec![Outcome::on(Effect::SuitDemand, SeatSet::of(seat)).if_chosen()])
}

impl Case<'_, Look> {
    fn is_allowed_trick(&self) -> Known<bool> {
        Ok(self.facts.what()? == LookedAt::Trick
            && (self.hand.rules.axes().trick_review == TrickReview::All
                || self.facts.trick()? >= self.facts.last()?))
    }

    fn hidden(&self) -> Known<Hidden> {
        Ok(if self.facts.what()? == LookedAt::Kitty { Hidden::Kitty } else { Hidden::Discards })
    }

    /// Whether it is the contractor's look at the kitty taken up, or at the discards.
    fn is_own(&self) -> Known<bool> {
        let seat = self.facts.seat()?;
        let contract = self.hand.contract()?.filter(|contract| contract.seat == seat);
        Ok(match (contract, self.facts.what()?) {
            (Some(contract), LookedAt::Kitty) => self.hand.rules.takes_kitty(contract.bid),
            (Some(_), LookedAt::Discards) => true,
            _ => false,
        })
    }
}
