//! §5, premature bids \[LAW-BID\].

use five_hundred::axis::AuctionKind;
use table::SeatSet;

use crate::{
    fact::{Call, Known},
    incident::PrematureCall,
    row::Case,
    ruling::{Effect, Outcome, Until},
};

type Row = crate::row::Row<PrematureCall>;

pub(crate) static CALL: &[Row] = &[
    Row::new("LAW-BID-1", |case| Ok(case.facts.call()? == Call::Pass)),
    Row::new("LAW-BID-2", |case| case.facts.next_called()),
    cancelled("LAW-BID-3", |case| Ok(case.partners()?.is_empty())),
    cancelled("LAW-BID-4", |case| Ok(!case.partners()?.intersects(case.facts.called()?.0))).gives(barring),
    cancelled("LAW-BID-5", |case| {
        let one_round = case.hand.rules.axes().auction == AuctionKind::OneRound;
        Ok(one_round && (case.partners()? - case.facts.called()?.0).is_empty())
    }),
    cancelled("LAW-BID-6", |_| Ok(true)).gives(barring),
];

const fn cancelled(law: &'static str, when: fn(&Case<'_, PrematureCall>) -> Known<bool>) -> Row {
    Row::new(law, when)
        .gives(|case| Ok(vec![case.cancelled()?]))
        .by_anybody()
        .until(Until::Call)
        .or_by("LAW-BID-7")
}

fn barring(case: &Case<'_, PrematureCall>) -> Known<Vec<Outcome>> {
    Ok(vec![case.cancelled()?, Outcome::on(Effect::Barred, case.partners()?)])
}

impl Case<'_, PrematureCall> {
    fn cancelled(&self) -> Known<Outcome> {
        Ok(Outcome::on(Effect::Cancelled, SeatSet::of(self.facts.seat()?)))
    }

    /// The partners who call: a row doesn't, and chosen partners are not yet partners.
    fn partners(&self) -> Known<SeatSet> {
        let seat = self.facts.seat()?;
        Ok(self.hand.side(seat) - SeatSet::of(seat))
    }
}
