//! §4, the deal and the pack \[LAW-DEAL\].

use table::SeatSet;

use crate::{
    Stage,
    fact::{DealFault, Known},
    incident::{Deal, ImperfectPack},
    row::{Case, Row},
    ruling::{Effect, Outcome},
};

pub(crate) static DEAL: &[Row<Deal>] = &[
    misdeal("LAW-DEAL-1", |case| case.is(DealFault::Faced)),
    Row::new("LAW-DEAL-2", |case| case.is(DealFault::Turned))
        .gives(|_| Ok(vec![Outcome::of(Effect::NewDeal).if_chosen()]))
        .by(|case| case.facts.seat().map(SeatSet::of))
        .before(Stage::Calling)
        .or_stands()
        .by_choice(),
    Row::new("LAW-DEAL-3", |case| case.is(DealFault::TurnedKitty))
        .gives(|_| Ok(vec![Outcome::of(Effect::NewDeal).if_chosen()]))
        .by_anybody()
        .before(Stage::Calling)
        .or_stands()
        .by_choice(),
    Row::new("LAW-DEAL-4", |case| case.is(DealFault::OwnTurned)),
    Row::new("LAW-DEAL-5", |case| case.is(DealFault::NoCourtCard)),
    misdeal("LAW-DEAL-6", |case| case.is(DealFault::WidowLate)),
    Row::new("LAW-DEAL-7", |case| case.is(DealFault::Packets)),
    Row::new("LAW-DEAL-8", |case| case.is(DealFault::WrongDealer))
        .gives(|case| Ok(vec![Outcome::on(Effect::RightDealer, SeatSet::of(case.hand.dealer()?))]))
        .by_anybody()
        .before(Stage::Dealt)
        .or_by(PASSED_OVER),
    Row::new(PASSED_OVER, |case| case.is(DealFault::WrongDealer)),
    Row::new("LAW-DEAL-10", |case| case.is_from(Stage::Calling)),
];

/// The law by which the player passed over deals the next hand.
pub(crate) const PASSED_OVER: &str = "LAW-DEAL-9";

pub(crate) static PACK: &[Row<ImperfectPack>] = &[
    misdeal("LAW-DEAL-11", |case| case.is_before(Stage::Over)).before(Stage::Over),
    Row::new("LAW-DEAL-12", |case| case.is_from(Stage::Over)),
];

const fn misdeal<F>(law: &'static str, when: fn(&Case<'_, F>) -> Known<bool>) -> Row<F> {
    Row::new(law, when)
        .gives(|_| Ok(vec![Outcome::of(Effect::NewDeal)]))
        .by_anybody()
        .before(Stage::Calling)
        .or_stands()
}

impl Case<'_, Deal> {
    fn is(&self, fault: DealFault) -> Known<bool> {
        Ok(self.facts.fault()? == fault)
    }
}
