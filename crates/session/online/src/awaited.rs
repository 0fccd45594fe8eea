//! Whom a table waits for that gives a day for a move: they may be far away.

use card_match::MatchGame;
use online_wire::{Moment, Pace, ParticipantId};
use table::Seat;

use crate::{OnlineTable, times};

/// Somebody for whom a table waits that gives hours for a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Awaited {
    /// The person awaited.
    pub participant: ParticipantId,
    /// Since when the table waits.
    pub since: Moment,
    /// From when on their time runs: their days off come before.
    pub from: Moment,
    /// Whether they have not been there since.
    pub missed: bool,
}

impl<G: MatchGame> OnlineTable<G> {
    /// Those who are to act next, at a table that gives hours for a move; elsewhere nobody.
    pub fn awaited(&self) -> Vec<Awaited> {
        let slow = matches!(self.opening.options.pace, Pace::Correspondence { .. });
        if !slow || self.paused.is_some() || self.ended || !self.in_hand() || self.is_held_up() {
            return Vec::new();
        }
        let asked = self.awaits().asked.seats();
        let turn = self.cards().turn().filter(|_| asked.is_empty() && !self.stops_for_claims());
        let seats = asked.iter().chain(turn);
        seats.filter_map(|seat| self.awaits_at(seat)).collect()
    }

    fn awaits_at(&self, seat: Seat) -> Option<Awaited> {
        let participant = self.player_at(seat)?;
        let roster_entry = self.roster.get(participant)?;
        let since = self.turn_began;
        // They had gone before; it was only not seen yet.
        let missed = !self.is_here(participant) && roster_entry.since <= since.after(times::AWAY);
        Some(Awaited { participant, since, from: since.max(roster_entry.off_until), missed })
    }
}
