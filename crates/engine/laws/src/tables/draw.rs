//! §3, the draw \[LAW-DRAW\].

use table::SeatSet;

use crate::{
    Stage,
    fact::DrawFault,
    incident::Draw,
    row::Case,
    ruling::{Effect, Outcome},
};

type Row = crate::row::Row<Draw>;

pub(crate) static DRAW: &[Row] = &[
    again("LAW-DRAW-1", |case| case.is(DrawFault::TwoCards)).or_stands(),
    again("LAW-DRAW-2", |case| case.is(DrawFault::OuterFour)).or_stands(),
    again("LAW-DRAW-3", |case| case.is(DrawFault::OtherPack)).or_stands(),
    again("LAW-DRAW-4", |case| case.is(DrawFault::Tie)),
    Row::new("LAW-DRAW-5", |case| case.is_from(Stage::Cut)),
];

const fn again(law: &'static str, when: fn(&Case<'_, Draw>) -> crate::fact::Known<bool>) -> Row {
    Row::new(law, when)
        .gives(|case| Ok(vec![Outcome::on(Effect::RedoDraw, SeatSet::of(case.facts.seat()?))]))
        .by_anybody()
        .before(Stage::Cut)
}

impl Case<'_, Draw> {
    fn is(&self, fault: DrawFault) -> crate::fact::Known<bool> {
        Ok(self.facts.fault()? == fault)
    }
}
