//! Decision tables: rows of a law, when it fits, and what comes of it \[LAW-REF-7\].

use table::SeatSet;

use crate::{
    Missing, Stage,
    fact::Known,
    hand::Hand,
    incident::Irregularity,
    ruling::{Effect, Otherwise, Outcome, Ruling, Until},
};

/// An irregularity of one kind, to be judged: its facts, the hand, and what else has happened.
pub(crate) struct Case<'a, F> {
    pub(crate) facts: &'a F,
    pub(crate) hand: &'a Hand<'a>,
    /// The stage in which it was noticed and claimed.
    pub(crate) stage: Option<Stage>,
    pub(crate) all: &'a [Irregularity],
    /// Its place among them.
    pub(crate) index: usize,
    /// The stage of those that have none of their own.
    pub(crate) common: Option<Stage>,
}

impl<'a, F> Case<'a, F> {
    pub(crate) fn stage(&self) -> Known<Stage> {
        self.stage.ok_or(Missing("stage"))
    }

    pub(crate) fn is_before(&self, stage: Stage) -> Known<bool> {
        Ok(self.stage()? < stage)
    }

    pub(crate) fn is_from(&self, stage: Stage) -> Known<bool> {
        Ok(self.stage()? >= stage)
    }

    /// The same irregularity with the facts of another kind.
    pub(crate) fn with<'b, G>(&'b self, facts: &'b G) -> Case<'b, G> {
        let Case { hand, stage, all, index, common, .. } = *self;
        Case { facts, hand, stage, all, index, common }
    }
}

type Fact<F, T> = fn(&Case<'_, F>) -> Known<T>;

/// A row of a decision table.
pub(crate) struct Row<F> {
    law: &'static str,
    when: Fact<F, bool>,
    outcomes: Fact<F, Vec<Outcome>>,
    by: Fact<F, SeatSet>,
    until: Option<Until>,
    otherwise: Option<Otherwise>,
    choice: bool,
}

impl<F> Row<F> {
    /// A law that lets things stand.
    pub(crate) const fn new(law: &'static str, when: Fact<F, bool>) -> Self {
        let outcomes: Fact<F, Vec<Outcome>> = |_| Ok(vec![Outcome::of(Effect::Stands)]);
        Self { law, when, outcomes, by: |_| Ok(SeatSet::EMPTY), until: None, otherwise: None, choice: false }
    }

    pub(crate) const fn gives(mut self, outcomes: Fact<F, Vec<Outcome>>) -> Self {
        self.outcomes = outcomes;
        self
    }

    /// Those who may claim or choose.
    pub(crate) const fn by(mut self, by: Fact<F, SeatSet>) -> Self {
        self.by = by;
        self
    }

    pub(crate) const fn by_anybody(self) -> Self {
        self.by(|case| Ok(case.hand.all()))
    }

    pub(crate) const fn until(mut self, until: Until) -> Self {
        self.until = Some(until);
        self
    }

    pub(crate) const fn before(self, stage: Stage) -> Self {
        self.until(Until::Stage(stage))
    }

    /// Without a claim that outcome holds.
    pub(crate) const fn or(mut self, effect: Effect) -> Self {
        self.otherwise = Some(Otherwise::Holds(effect));
        self
    }

    pub(crate) const fn or_stands(self) -> Self {
        self.or(Effect::Stands)
    }

    /// Without a claim that law holds.
    pub(crate) const fn or_by(mut self, law: &'static str) -> Self {
        self.otherwise = Some(Otherwise::Law(law));
        self
    }

    /// Those entitled may choose among outcomes, or refuse them \[LAW-REF-11\].
    pub(crate) const fn by_choice(mut self) -> Self {
        self.choice = true;
        self
    }

    /// The id of the law.
    pub(crate) const fn law(&self) -> &'static str {
        self.law
    }

    /// What holds without a claim.
    pub(crate) const fn otherwise(&self) -> Option<Otherwise> {
        self.otherwise
    }

    fn is_too_late(&self, case: &Case<'_, F>) -> Known<bool> {
        match self.until {
            Some(Until::Stage(stage)) => case.is_from(stage),
            _ => Ok(false),
        }
    }

    fn ruling(&self, case: &Case<'_, F>) -> Known<Ruling> {
        let outcomes = (self.outcomes)(case)?;
        if outcomes.iter().all(|outcome| outcome.outcome == Effect::Stands) {
            return Ok(Ruling { outcomes, ..stands(self.law, case.index) });
        }
        let Self { law, until, otherwise, choice, .. } = *self;
        Ok(Ruling { incident: case.index, law, outcomes, by: (self.by)(case)?, until, otherwise, choice })
    }
}

/// A ruling by which everything stands \[LAW-REF-11\].
pub(crate) fn stands(law: &'static str, incident: usize) -> Ruling {
    let outcomes = vec![Outcome::of(Effect::Stands)];
    Ruling { incident, law, outcomes, by: SeatSet::EMPTY, until: None, otherwise: None, choice: false }
}

/// The ruling of the first row that fits and isn't too late; if none is left it stands, by the row that would have
/// fitted in time \[LAW-REF-6\] \[LAW-REF-7\].
pub(crate) fn decide<F>(case: &Case<'_, F>, tables: &[&[Row<F>]]) -> Known<Ruling> {
    let mut late = None;
    let mut last = "";
    for row in tables.iter().copied().flatten() {
        last = row.law;
        if !(row.when)(case)? {
            continue;
        }
        if !row.is_too_late(case)? {
            return row.ruling(case);
        }
        late = late.or(Some(row.law));
    }
    Ok(stands(late.unwrap_or(last), case.index))
}
