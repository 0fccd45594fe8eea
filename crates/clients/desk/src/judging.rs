//! A review of a finished hand, in parts as small as one decision, so that a client that waits for it can be told how
//! far it is.

use crate::wire::{Alternative, Finding, ReviewPart};
use card_match::review::Findings;
use card_match::review::{Finding as Found, LEAST_LOSS};
use table::{MAX_SEATS, Seat, SeatSet, Table};
use texts::narration::Narrator;

use crate::game::OnDesk;

/// A review that has begun.
pub(crate) struct Judging<G: OnDesk> {
    hand: usize,
    seats: SeatSet,
    review: Findings<G>,
}

impl<G: OnDesk> Judging<G> {
    /// Goes on with a review, or begins it at the table right `after` the hand: of the one at `me`, or of everybody.
    /// `None` if there is no such hand.
    pub(crate) fn go_on(
        begun: &mut Option<Self>,
        hand: usize,
        from: usize,
        me: Option<Seat>,
        review: impl FnOnce(&Table<G>, SeatSet) -> Findings<G>,
        after: impl FnOnce() -> Option<Table<G>>,
    ) -> Option<&mut Self> {
        let seats = me.map_or(SeatSet::all(MAX_SEATS), SeatSet::of);
        let is_it = begun.as_ref().is_some_and(|it| (it.hand, it.seats) == (hand, seats));
        if from == 0 || !is_it {
            let table = after().filter(|table| !table.in_hand())?;
            *begun = Some(Self { hand, seats, review: review(&table, seats) });
        }
        begun.as_mut()
    }

    /// The next decision; what nobody is judged for comes with it.
    pub(crate) fn part(&mut self, narrator: &Narrator) -> ReviewPart {
        let seats = self.seats;
        let found = self.review.by_ref().find(|found| seats.contains(found.judged.seat));
        let (done, of) = self.review.progress();
        let findings = found.iter().map(|found| finding(found, narrator)).collect();
        ReviewPart { done, of, findings }
    }
}

fn finding<G: OnDesk>(found: &Found<G>, narrator: &Narrator) -> Finding {
    let judged = &found.judged;
    let loss = found.loss(LEAST_LOSS);
    let words = match &loss {
        Some(loss) => narrator.finding(found, loss),
        None => narrator.no_loss(found),
    };
    let weighed = narrator.alternatives::<G>(&judged.view, &judged.weighed).into_iter();
    let weighed = weighed.zip(&judged.weighed).map(|(words, weighed)| Alternative {
        action: weighed.action.to_string(),
        words: words.action,
        expected: words.worth,
    });
    Finding {
        step: found.number,
        seat: judged.seat,
        good: loss.is_none(),
        words,
        thought: judged.verdict().map(|advice| narrator.reason(advice)),
        seen: found.seen.filter(|seen| seen.cost() > 0).map(|seen| narrator.seen(seen)),
        weighed: weighed.collect(),
    }
}
