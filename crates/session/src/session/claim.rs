//! Claiming the rest: the human lays their cards open and says that what is still to be won is their side's; or, where no card
//! can change the points any more, that the hand may end. Granted, the hand is played out at once; what comes of it are
//! ordinary actions, which are taken back together.

use narration::{EventIn, Turn};
use table::{Recall, Seat, Viewer};

use super::Session;
use crate::TableGame;

impl<G: TableGame> Session<G> {
    /// Whether no card that is still to be played can change the points of the hand: everybody agrees to end it, at any
    /// time.
    pub fn is_settled(&self) -> bool {
        self.me().is_some() && self.rules().is_settled(&self.view())
    }

    /// Whether the human may claim the rest now; whether it is granted is another question.
    pub fn may_claim_rest(&self) -> bool {
        self.is_settled() || (self.turn() == Turn::Mine && G::may_claim_rest(&self.view()))
    }

    /// The key of what is said when a claim that is made now is granted.
    pub fn granted(&self) -> &'static str {
        if self.is_settled() { "note-settled-granted" } else { "note-claim-granted" }
    }

    /// Claims the rest. `None` if it is not granted, whatever the reason: a refusal must tell nothing about the cards.
    pub fn claim_rest(&mut self) -> Option<Vec<EventIn<G>>> {
        let me = self.me().filter(|_| self.may_claim_rest())?;
        let before = self.actions();
        let rest = if self.is_settled() {
            self.any_rest()?
        } else {
            G::claimed_rest(&self.table, me, self.bot_seed(me))?
        };
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

    /// Any way in which the hand can go on to its end.
    fn any_rest(&self) -> Option<Vec<(Seat, G::Action)>> {
        let mut table = self.table.clone();
        let mut rest = Vec::new();
        while table.in_hand() {
            let seat = table.turn()?;
            let action = G::any(&table.view(Viewer::Seat(seat), Recall::Perfect), |_| 0)?;
            table.act(seat, action).ok()?;
            rest.push((seat, action));
        }
        Some(rest)
    }

    /// How much has been done in this hand.
    pub(super) fn actions(&self) -> usize {
        self.table.record().hands.last().map_or(0, |hand| hand.actions.len())
    }
}
