//! §4 and §11, wrong numbers of cards \[LAW-DEAL-13\] \[LAW-HAND\].
//!
//! The tables are tried in this order for either cause: what §11 asks after the first trick fits no row of §4, and the
//! other way about \[LAW-DEAL-17\] \[LAW-HAND-2\].

use table::SeatSet;

use crate::{
    Stage,
    fact::{Cause, Known},
    incident::Count,
    row::Case,
    ruling::{Effect, Outcome, Until},
};

type Row = crate::row::Row<Count>;

/// §11, before the first trick is complete.
pub(crate) static DISCARD: &[Row] = &[Row::new("LAW-HAND-1", |case| {
    Ok(case.facts.cause()? == Cause::Discard
        && case.hand.contract()?.is_some()
        && case.is_before(Stage::Play)?)
})
.gives(|case| Ok(vec![Outcome::on(Effect::PutRight, case.contractor()?)]))
.by_anybody()
.until(Until::TrickComplete)
.or_by("LAW-HAND-3")];

/// §4.
pub(crate) static DEAL: &[Row] = &[
    Row::new("LAW-DEAL-21", |case| case.hand.is_passed_out(case.stage()?)),
    Row::new("LAW-DEAL-13", |case| Ok(!case.all_wrong_have_played()?))
        .gives(|_| Ok(vec![Outcome::of(Effect::NewDeal)]))
        .by_anybody()
        .until(Until::OwnPlay)
        .or_by("LAW-DEAL-14"),
    Row::new("LAW-DEAL-14", |case| Ok(!case.is_contractor_wrong()? && case.hand.is_team_game())),
    unscored("LAW-DEAL-15", |case| Ok(!case.is_contractor_wrong()?)),
    Row::new("LAW-DEAL-16", |case| Ok(case.is_contractor_wrong()? && case.is_before(Stage::Play)?))
        .gives(|_| Ok(vec![Outcome::of(Effect::NewDeal)]))
        .by_anybody()
        .until(Until::TrickComplete)
        .or_by("LAW-HAND-3"),
];

/// §11, after the first trick.
pub(crate) static HAND: &[Row] = &[
    Row::new("LAW-HAND-3", |case| Ok(case.is_fault_of_contractor()? && case.is_from(Stage::NextDeal)?)),
    Row::new("LAW-HAND-4", |case| {
        let opponents = case.hand.all() - case.hand.party()?;
        Ok(case.is_fault_of_contractor()? && case.facts.wrong()?.0.intersects(opponents))
    })
    .gives(|_| Ok(vec![Outcome::of(Effect::Annulled)]))
    .by_anybody()
    .before(Stage::NextDeal)
    .or_stands(),
    lost("LAW-HAND-5", |case| Ok(case.is_fault_of_contractor()? && case.hand.loses_to_opponents())),
    lost("LAW-HAND-6", |case| case.is_fault_of_contractor()),
];

/// §4, what is left.
pub(crate) static WITHOUT_CONTRACTOR: &[Row] =
    &[unscored("LAW-DEAL-18", |case| Ok(case.hand.contract()?.is_none() && case.is_contractor_wrong()?))];

/// The hand stands, and in an individual game each wrong player scores nothing.
const fn unscored(law: &'static str, when: fn(&Case<'_, Count>) -> Known<bool>) -> Row {
    Row::new(law, when)
        .gives(|case| {
            let wrong = case.facts.wrong()?.0;
            let mut outcomes = vec![Outcome::of(Effect::Stands)];
            if !case.hand.is_team_game() && !wrong.is_empty() {
                outcomes.push(Outcome::on(Effect::NoScore, wrong));
            }
            Ok(outcomes)
        })
        .by(|case| {
            let wrong = case.facts.wrong()?.0;
            wrong.iter().try_fold(SeatSet::EMPTY, |by, seat| Ok(by | case.hand.outside(seat)?))
        })
        .before(Stage::NextDeal)
        .or_stands()
}

const fn lost(law: &'static str, when: fn(&Case<'_, Count>) -> Known<bool>) -> Row {
    Row::new(law, when)
        .gives(|case| Ok(vec![Outcome::on(Effect::ContractLost, case.hand.party()?)]))
        .by(|case| Ok(case.hand.all() - case.hand.party()?))
        .before(Stage::NextDeal)
        .or_stands()
}

impl Case<'_, Count> {
    fn contractor(&self) -> Known<SeatSet> {
        Ok(self.hand.contract()?.map_or(SeatSet::EMPTY, |contract| SeatSet::of(contract.seat)))
    }

    /// Whether the contractor's hand, or the kitty or the discards, have a wrong number \[LAW-AMB-12\].
    fn is_contractor_wrong(&self) -> Known<bool> {
        Ok(self.facts.kitty_wrong()? || self.facts.wrong()?.0.intersects(self.contractor()?))
    }

    /// The same, where there is a contractor.
    fn is_fault_of_contractor(&self) -> Known<bool> {
        Ok(self.hand.contract()?.is_some() && self.is_contractor_wrong()?)
    }

    /// Whether all seats with a wrong number have played to the first trick \[LAW-DEAL-22\].
    fn all_wrong_have_played(&self) -> Known<bool> {
        let wrong = self.facts.wrong()?.0;
        match self.stage()? {
            _ if wrong.is_empty() => Ok(true),
            Stage::FirstTrick => {
                let played = self.facts.played()?.0;
                let has_played = |seat| Ok(played.contains(seat) && self.hand.takes_part(seat)?);
                wrong.iter().try_fold(true, |all, seat| Ok(all && has_played(seat)?))
            }
            stage => Ok(stage >= Stage::Play),
        }
    }
}
