//! §8, premature leads and plays \[LAW-TURN\].

use table::SeatSet;

use crate::{
    fact::Known,
    incident::{Lead, Play},
    row::{Case, Row},
    ruling::{Effect, Outcome, Until},
};

pub(crate) static LEAD: &[Row<Lead>] = &[
    Row::<Lead>::new("LAW-TURN-1", |case| case.facts.trick_complete()),
    Row::<Lead>::new("LAW-TURN-2", |case| {
        Ok(!case.hand.partners(case.facts.seat()?)?.contains(case.facts.turn()?))
    })
    .gives(|case| case.lead_taken_back())
    .by_anybody()
    .until(Until::TrickComplete)
    .or_by("LAW-TURN-8"),
    Row::<Lead>::new("LAW-TURN-3", |_| Ok(true))
        .gives(|case| {
            let demand = Outcome::on(Effect::LeadDemand, SeatSet::of(case.facts.turn()?)).if_chosen();
            Ok([case.lead_taken_back()?, vec![demand]].concat())
        })
        .by(|case| case.hand.opponent_on_left(case.facts.turn()?))
        .until(Until::Now)
        .or_by("LAW-TURN-2")
        .by_choice(),
];

pub(crate) static PLAY: &[Row<Play>] = &[
    Row::<Play>::new("LAW-TURN-1", |case| case.facts.trick_complete()),
    Row::<Play>::new("LAW-TURN-5", |case| case.hand.is_contractor(case.facts.seat()?))
        .gives(|case| Ok(vec![Outcome::on(Effect::TakenBack, SeatSet::of(case.facts.seat()?))]))
        .by_anybody()
        .until(Until::TrickComplete)
        .or_by("LAW-TURN-8"),
    Row::<Play>::new("LAW-TURN-6", |case| {
        let seat = case.facts.seat()?;
        Ok(!case.hand.takes_part(seat)? || case.facts.played()?.0.contains(seat))
    })
    .gives(|case| {
        let seat = case.facts.seat()?;
        let exposed = Outcome::on(Effect::Exposed, SeatSet::of(seat));
        Ok(vec![if case.hand.takes_part(seat)? { exposed } else { Outcome::of(Effect::Stands) }])
    })
    .by(|case| case.hand.opponents(case.facts.seat()?))
    .until(Until::Trick)
    .or_by("LAW-EXP-5"),
    Row::<Play>::new("LAW-TURN-7", |_| Ok(true))
        .gives(|case| {
            let exposed = Outcome::on(Effect::Exposed, SeatSet::of(case.facts.seat()?));
            Ok(vec![exposed, Outcome::of(Effect::TakenBack)])
        })
        .by_anybody()
        .until(Until::TrickComplete)
        .or_by("LAW-TURN-8"),
];

impl Case<'_, Lead> {
    /// The card goes back, and is exposed unless it is a lone contractor's \[LAW-EXP-7\].
    fn lead_taken_back(&self) -> Known<Vec<Outcome>> {
        let seat = self.facts.seat()?;
        let mut outcomes = vec![Outcome::on(Effect::TakenBack, SeatSet::of(seat))];
        if !self.hand.plays_alone(seat)? {
            outcomes.push(Outcome::on(Effect::Exposed, SeatSet::of(seat)));
        }
        Ok(outcomes)
    }
}
