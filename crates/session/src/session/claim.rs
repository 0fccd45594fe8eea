//! Claiming the rest: the human lays his cards open and says that what is still to be won is his side's. Granted, the hand is
//! played out at once; what comes of it are ordinary actions, which are taken back together.

use super::{Session, Turn};
use crate::{EventIn, TableGame};

impl<G: TableGame> Session<G> {
    /// Whether the human may claim the rest now; whether it is granted is another question.
    pub fn may_claim_rest(&self) -> bool {
        self.turn() == Turn::Mine && G::may_claim_rest(&self.view())
    }

    /// Claims the rest. `None` if it is not granted, whatever the reason: a refusal must tell nothing about the cards.
    pub fn claim_rest(&mut self) -> Option<Vec<EventIn<G>>> {
        let me = self.me().filter(|_| self.may_claim_rest())?;
        let before = self.actions();
        let rest = G::claimed_rest(&self.table, me, self.bot_seed(me))?;
        let mut played = self.clone();
        let mut events = Vec::new();
        for (seat, action) in rest {
            events.extend(played.done(seat, action).ok()?);
        }
        played.look_ahead();
        played.claimed = Some(before);
        *self = played;
        Some(events)
    }

    /// How much has been done in this hand.
    pub(super) fn actions(&self) -> usize {
        self.table.record().hands.last().map_or(0, |hand| hand.actions.len())
    }
}
