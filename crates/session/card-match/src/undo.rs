//! Taking back: a person goes back to their last decision of this hand, if no other human has decided since.

use table::{Command, Person, Recall, Seat, Seq, Viewer};

use crate::{Match, MatchGame, PlayerView};

impl<G: MatchGame> PlayerView<'_, G> {
    /// Whether the viewer has decided something in this hand that can be taken back.
    pub fn may_undo(self) -> bool {
        self.game.last_decision(self.person).is_some()
    }
}

impl<G: MatchGame> Match<G> {
    /// Takes everything back to a person's last decision of this hand; false if they have made none.
    pub fn undo(&mut self, person: Person) -> bool {
        let Some(to) = self.last_decision(person) else { return false };
        let undone = self.log.append(Some(person), Command::TakeBack { to }).is_ok();
        self.look_ahead();
        undone
    }

    /// The entry of a person's last decision of this hand. A claim of the rest is one decision with all that was
    /// granted; a card that was played by itself is none.
    pub fn last_decision(&self, person: Person) -> Option<Seq> {
        let me = self.seat_of(person).filter(|_| !G::acts_stand())?;
        if let Some(claim) = self.log.claim() {
            let by = self.log.entry(claim).and_then(|entry| entry.by);
            return (by == Some(person)).then_some(claim);
        }
        let last = self.last_decided()?;
        (self.table().actions()[last].0 == me).then(|| self.log.acts()[last])
    }

    /// The number of the action of this hand that a human decided on last.
    fn last_decided(&self) -> Option<usize> {
        let actions = self.table().actions();
        let decided = |&at: &usize| {
            let (seat, _) = actions[at];
            self.is_human(seat) && !(self.plays_forced && self.was_forced(at))
        };
        (0..actions.len()).rev().find(decided)
    }

    /// Whether a human has seen cards since the last decision that nobody could see then.
    pub(crate) fn has_uncovered(&self) -> bool {
        let Some(last) = self.last_decided().filter(|_| self.log.claim().is_none()) else { return false };
        let mut before = self.table().last_hand();
        before.rewind(last);
        let mut humans = Seat::all(self.rules().seats()).filter(|&seat| self.is_human(seat));
        humans.any(|seat| G::uncovers(&before, self.table(), seat))
    }

    /// Whether an action of this hand was the only one that its player had.
    fn was_forced(&self, at: usize) -> bool {
        let mut before = self.table().last_hand();
        before.rewind(at);
        before.turn().is_some_and(|seat| G::forced(&before.view(Viewer::Seat(seat), Recall::Table)).is_some())
    }
}
