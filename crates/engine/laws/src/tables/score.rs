//! §10, wrong scores \[LAW-SCORE\].

use table::SeatSet;

use crate::{
    Stage,
    incident::Score,
    ruling::{Effect, Outcome},
};

type Row = crate::row::Row<Score>;

pub(crate) static SCORE: &[Row] = &[
    Row::new("LAW-SCORE-1", |case| Ok(case.facts.written()? == case.facts.right()?)),
    Row::new("LAW-SCORE-2", |_| Ok(true))
        .gives(|case| Ok(vec![Outcome::on(Effect::ScoreCorrected, SeatSet::of(case.facts.seat()?))]))
        .by_anybody()
        .before(Stage::NextBid)
        .or_stands(),
    Row::new("LAW-SCORE-3", |_| Ok(true)),
];
