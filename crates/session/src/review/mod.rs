//! A finished hand, looked at again: stepped through with all cards open, and judged action by action.
//!
//! Two judges speak. A strong player is put in the place of each who acted, with what they could see, and says what
//! it expects of each choice. What the hidden cards say of a card is told apart: a good card may cost a trick, and a bad one
//! nothing. Each step of a [`Review`] is as much work as a decision, so that a client can show how far it is.

use narration::review::{Finding, Seen, Step};
use players::{Level, Player};
use table::{Recall, Seat, SeatSet, Table, Viewer};

use crate::{Session, TableGame};

/// A game whose hands can be reviewed.
pub trait Reviewed: TableGame {
    /// A judge who knows all cards, where that helps.
    type Oracle: Default;

    /// What an action was worth with all cards seen, at a table just before it.
    fn seen(_oracle: &mut Self::Oracle, _before: &Table<Self>, _action: Self::Action) -> Option<Seen> {
        None
    }
}

/// A review in progress: an iterator over what was done in a hand.
pub struct Review<G: Reviewed> {
    review: players::Review<G>,
    oracle: G::Oracle,
    done: usize,
}

impl<G: Reviewed> Review<G> {
    /// Of the last hand of a table; some seats are judged, each by the player that `judge` gives for this seed.
    pub fn new(table: &Table<G>, seats: SeatSet, judge: impl Fn(u64) -> Box<dyn Player<G>>) -> Self {
        let review = players::Review::new(&table.last_hand(), seats, |seat: Seat| judge(u64::from(seat.0)));
        Self { review, oracle: G::Oracle::default(), done: 0 }
    }

    /// How many actions have been looked at, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.done, self.done + self.review.left())
    }
}

impl<G: Reviewed> Iterator for Review<G> {
    type Item = Finding<G>;

    fn next(&mut self) -> Option<Finding<G>> {
        let before = self.review.table().clone();
        let judged = self.review.next()?;
        let seen = G::seen(&mut self.oracle, &before, judged.action);
        self.done += 1;
        Some(Finding { number: self.done - 1, judged, seen })
    }
}

/// A hand to be stepped through, all cards open.
#[derive(Clone, Debug)]
pub struct Replay<G: TableGame> {
    /// What was done, in order.
    pub steps: Vec<Step<G>>,
    /// The table after it all.
    pub end: G::View,
}

impl<G: TableGame> Replay<G> {
    /// The last hand of a table.
    pub fn new(table: &Table<G>) -> Self {
        let referee = |table: &Table<G>| table.view(Viewer::Referee, Recall::Perfect);
        let end = referee(table);
        let mut past = table.clone();
        let mut steps: Vec<Step<G>> = Vec::new();
        while let Some((seat, action)) = past.undo() {
            let before = referee(&past);
            let after = steps.last().map_or(&end, |step| &step.before);
            let events = G::happened(&before, after, seat, action);
            steps.push(Step { seat, action, before, events });
        }
        steps.reverse();
        Self { steps, end }
    }

    /// The table before a step; after the last one, as it was left.
    pub fn table_at(&self, step: usize) -> &G::View {
        self.steps.get(step).map_or(&self.end, |step| &step.before)
    }
}

impl<G: Reviewed> Session<G> {
    /// Whether a hand of this game is over and can be looked at again: only then may the human see all cards.
    pub fn may_review(&self) -> bool {
        !self.finished_hands().is_empty()
    }

    /// The table right after the last finished hand.
    fn finished(&self) -> Option<Table<G>> {
        let mut record = self.record().clone();
        record.hands.truncate(self.finished_hands().len());
        (!record.hands.is_empty()).then(|| Table::from_record(record).ok()).flatten()
    }

    /// The last finished hand, to be judged: the human's decisions, or everybody's.
    pub fn review(&self, everybody: bool, level: Level) -> Option<Review<G>> {
        let all = SeatSet::all(self.rules().seats());
        let seats = self.me().filter(|_| !everybody).map_or(all, SeatSet::of);
        self.finished().map(|table| Review::new(&table, seats, |seed| self.player(level, seed)))
    }

    /// The last finished hand, to be stepped through.
    pub fn replay(&self) -> Option<Replay<G>> {
        self.finished().map(|table| Replay::new(&table))
    }
}

#[cfg(test)]
mod tests;
