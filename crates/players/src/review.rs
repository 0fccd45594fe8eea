//! Looking again at a finished hand: what a strong player would have thought in the place of each player who acted,
//! knowing no more than they did.

use table::{Recall, Seat, SeatSet, Table, Viewer};

use crate::{DecisionIn, Playable, Player, Weighed};

/// Something that was done in the hand, and what the judge thinks of it.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Judged<G: Playable> {
    /// The seat that acted.
    pub seat: Seat,
    /// What the player saw.
    pub view: G::View,
    /// What the player did.
    pub action: G::Action,
    /// What the judge would have done in the player's place, and why; nothing if this seat is not judged.
    pub advice: Option<DecisionIn<G>>,
    /// What the judge weighed, best first; nothing where there was nothing to weigh.
    pub weighed: Vec<Weighed<G::Action>>,
}

/// What an action cost.
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub struct Loss<A> {
    /// What the judge would have done.
    pub better: Weighed<A>,
    /// What the judge thinks of what was done.
    pub done: Weighed<A>,
}

impl<A> Loss<A> {
    /// How much less it brings, in the unit of [`Weighed::value`]; never negative.
    pub fn value(&self) -> f64 {
        (self.better.value - self.done.value).abs()
    }
}

impl<G: Playable> Judged<G> {
    /// What the action cost; `None` if the judge would have done the same, or had not thought of it.
    pub fn loss(&self) -> Option<Loss<G::Action>> {
        let done = self.weighed.iter().position(|weighed| weighed.action == self.action)?;
        (done > 0).then(|| Loss { better: self.weighed[0], done: self.weighed[done] })
    }
}

/// The last hand of a table, looked at again action by action: each step is as much work as a decision of the judge.
#[non_exhaustive]
pub struct Review<G: Playable> {
    table: Table<G>,
    /// The steps still to come, the last action first.
    actions: Vec<(Seat, G::Action)>,
    judges: Vec<Option<Box<dyn Player<G>>>>,
}

impl<G: Playable> Review<G> {
    /// Begins before the first action; some seats are judged, each by the player that `judge` gives for it.
    pub fn new(table: &Table<G>, seats: SeatSet, mut judge: impl FnMut(Seat) -> Box<dyn Player<G>>) -> Self {
        let actions = table.actions().iter().rev().copied().collect();
        let mut table = table.clone();
        table.rewind(0);
        let judges = Seat::all(table.game().seats());
        let judges = judges.map(|seat| seats.contains(seat).then(|| judge(seat))).collect();
        Self { table, actions, judges }
    }

    /// The table before the next action, all cards in it.
    pub const fn table(&self) -> &Table<G> {
        &self.table
    }

    /// How many actions are still to come.
    pub fn left(&self) -> usize {
        self.actions.len()
    }
}

impl<G: Playable> Iterator for Review<G> {
    type Item = Judged<G>;

    fn next(&mut self) -> Option<Judged<G>> {
        let (seat, action) = self.actions.pop()?;
        let view = self.table.view(Viewer::Seat(seat), Recall::Perfect);
        let mut judged = Judged { seat, view, action, advice: None, weighed: Vec::new() };
        if let Some(judge) = &mut self.judges[seat.index()] {
            judged.advice = if self.table.turn() == Some(seat) {
                Some(judge.decide(self.table.game(), &judged.view))
            } else {
                judge.call(self.table.game(), &judged.view)
            };
            judged.weighed = judge.weighed().to_vec();
        }
        // An action that was legal once is legal again.
        if self.table.act(seat, action).is_err() {
            self.actions.clear();
        }
        Some(judged)
    }
}
