//! Looking again at a finished hand: what a strong player would have thought in the place of each who acted, knowing no
//! more than he did.

use table::{Recall, Seat, SeatSet, Table, Viewer};

use crate::{Playable, Player, Weighed};

/// A decision of the hand, and what the judge thinks of it.
#[derive(Clone, Debug)]
pub struct Judged<G: Playable> {
    /// Who decided.
    pub seat: Seat,
    /// What he saw.
    pub view: G::View,
    /// What he did.
    pub action: G::Action,
    /// What the judge weighed in his place, best first; nothing where there was nothing to weigh.
    pub weighed: Vec<Weighed<G::Action>>,
}

/// What an action cost.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Loss<A> {
    /// What the judge would have done.
    pub better: Weighed<A>,
    /// What he thinks of what was done.
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

/// Goes through the last hand of a table and judges what was done at some seats; `each` is told with the table as it
/// stood before the action. `judge` gives the player who takes a seat's place.
pub fn review<G: Playable>(
    table: &Table<G>,
    seats: SeatSet,
    mut judge: impl FnMut(Seat) -> Box<dyn Player<G>>,
    mut each: impl FnMut(&Table<G>, Judged<G>),
) {
    let mut table = table.clone();
    let mut actions = Vec::new();
    while let Some(action) = table.undo() {
        actions.push(action);
    }
    let mut judges: Vec<Option<Box<dyn Player<G>>>> =
        Seat::all(table.game().seats()).map(|seat| seats.contains(seat).then(|| judge(seat))).collect();
    for (seat, action) in actions.into_iter().rev() {
        if let Some(judge) = &mut judges[seat.index()] {
            let view = table.view(Viewer::Seat(seat), Recall::Perfect);
            if table.turn() == Some(seat) {
                judge.decide(table.game(), &view);
            } else {
                judge.call(table.game(), &view);
            }
            let weighed = judge.weighed().to_vec();
            each(&table, Judged { seat, view, action, weighed });
        }
        // What was legal once is legal again.
        if table.act(seat, action).is_err() {
            return;
        }
    }
}
