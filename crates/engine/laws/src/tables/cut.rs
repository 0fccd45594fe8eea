//! §3, the shuffle and the cut \[LAW-CUT\].

use five_hundred::axis::DealPattern;
use table::SeatSet;

use crate::{
    Stage,
    fact::{CutFault, Known},
    incident::Cut,
    row::Case,
    ruling::{Effect, Outcome},
};

type Row = crate::row::Row<Cut>;

pub(crate) static CUT: &[Row] = &[
    Row::new("LAW-CUT-1", |case| case.is(CutFault::CardTurned))
        .gives(|_| Ok(vec![Outcome::of(Effect::Reshuffle)]))
        .by_anybody()
        .before(Stage::Dealing)
        .or_stands(),
    recut("LAW-CUT-2", |case| Ok(case.is(CutFault::SmallPacket)? && case.has_smallest_packet())),
    Row::new("LAW-CUT-3", |case| Ok(case.is(CutFault::SmallPacket)? && !case.has_smallest_packet())),
    recut("LAW-CUT-4", |case| case.is(CutFault::WrongCutter)),
    Row::new("LAW-CUT-5", |case| case.is(CutFault::NoCut))
        .gives(|_| Ok(vec![Outcome::of(Effect::NewDeal)]))
        .by_anybody()
        .before(Stage::Dealt)
        .or_stands(),
    Row::new("LAW-CUT-6", |case| case.is(CutFault::NoCut)),
    Row::new("LAW-CUT-7", |case| case.is(CutFault::ShuffledAfterDealer))
        .gives(|case| {
            Ok(vec![Outcome::on(Effect::MayReshuffle, SeatSet::of(case.hand.dealer()?)).if_chosen()])
        })
        .by(|case| case.hand.dealer().map(SeatSet::of))
        .before(Stage::Cut)
        .or_stands()
        .by_choice(),
    Row::new("LAW-CUT-8", |case| {
        Ok(!case.is(CutFault::ShuffledAfterDealer)? && case.is_from(Stage::Dealing)?)
    }),
];

const fn recut(law: &'static str, when: fn(&Case<'_, Cut>) -> Known<bool>) -> Row {
    Row::new(law, when)
        .gives(|_| Ok(vec![Outcome::of(Effect::Recut)]))
        .by_anybody()
        .before(Stage::Dealing)
        .or_stands()
}

impl Case<'_, Cut> {
    fn is(&self, fault: CutFault) -> Known<bool> {
        Ok(self.facts.fault()? == fault)
    }

    /// Whether a packet must have four cards \[FH-DEAL-1\] \[FH-AMB-20\].
    fn has_smallest_packet(&self) -> bool {
        self.hand.rules.axes().deal_pattern != DealPattern::Australian
    }
}
