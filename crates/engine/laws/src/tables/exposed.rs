//! §6, exposed cards \[LAW-EXP\].

use table::SeatSet;

use crate::{
    Stage,
    fact::{How, Known},
    incident::Exposed,
    row::Case,
    ruling::{Effect, Outcome, Until},
};

type Row = crate::row::Row<Exposed>;

pub(crate) static EXPOSED: &[Row] = &[
    Row::new("LAW-EXP-5", |case| Ok(case.is_claimed()? && !case.facts.in_time()?)),
    Row::new(
        "LAW-EXP-6",
        |case| Ok(!case.hand.takes_part(case.facts.seat()?)? || case.is_from(Stage::Over)?),
    ),
    Row::new("LAW-EXP-15", |case| {
        let shown = case.facts.how()? == How::SeenByPartner;
        Ok(shown && case.hand.partners(case.facts.seat()?)?.is_empty())
    }),
    Row::new("LAW-EXP-7", |case| {
        let (how, seat) = (case.facts.how()?, case.facts.seat()?);
        Ok(how != How::CorrectedRevoke && case.hand.plays_alone(seat)?
            || how == How::Play && case.hand.is_contractor(seat)?)
    }),
    Row::new("LAW-EXP-8", |case| case.hand.plays_alone(case.facts.seat()?)).gives(exposed),
    Row::new("LAW-EXP-9", |case| Ok(!case.is_claimed()?)).gives(exposed),
    Row::new("LAW-EXP-10", |_| Ok(true))
        .gives(exposed)
        .by(|case| case.hand.opponents(case.facts.seat()?))
        .until(Until::Trick)
        .or_by("LAW-EXP-5"),
];

fn exposed(case: &Case<'_, Exposed>) -> Known<Vec<Outcome>> {
    Ok(vec![Outcome::on(Effect::Exposed, SeatSet::of(case.facts.seat()?))])
}

impl Case<'_, Exposed> {
    /// Whether somebody has to claim it; another law has exposed the rest \[LAW-EXP-4\].
    fn is_claimed(&self) -> Known<bool> {
        Ok(!matches!(self.facts.how()?, How::Play | How::Lead | How::CorrectedRevoke))
    }
}
