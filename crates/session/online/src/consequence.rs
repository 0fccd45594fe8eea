//! What becomes of that which falls due.

use card_match::MatchGame;
use fair_shuffle::Secret;
use online_wire::Moment;
use table::{Command, Seat};

use crate::{
    Due, DueWhat, Entry, Found, OnlineTable, Social, What,
    table::{Ask, AskOn},
};

impl<G: MatchGame> OnlineTable<G> {
    /// The entry of what falls due: with what was thought about it, and with a fresh secret where one is needed. `None`
    /// if the table has gone on since, or these are missing.
    pub fn follow(
        &self,
        now: Moment,
        due: &Due,
        found: Option<&Found<G>>,
        secret: Option<Secret>,
    ) -> Option<Entry<G>> {
        let found = found.filter(|found| found.at == self.position());
        let what = match due.what {
            DueWhat::Commit => What::Social(Social::Committed(secret?)),
            DueWhat::Deal => What::Played(self.deal_entries()?),
            DueWhat::Bot(_) => {
                let &(seat, action) = found?.steps.first()?;
                What::Played(vec![self.acted(seat, action)?])
            }
            DueWhat::Window if self.hold.is_some() => What::Social(Social::Closed),
            DueWhat::Window => self.close_window(found)?,
            DueWhat::Silent(seat) => self.said_in_silence(seat)?,
            DueWhat::Replace(place) => What::Social(Social::Replaced(place)),
            DueWhat::Host(participant) => What::Social(Social::Host(participant)),
            DueWhat::Vote => self.decide(self.vote.as_ref()?, found)?,
        };
        Some(self.entry(now, None, None, what))
    }

    /// The entry that makes good a time in which nobody could reach the table.
    pub fn delayed(&self, now: Moment, length: u64) -> Entry<G> {
        self.entry(now, None, None, What::Social(Social::Delayed(length)))
    }

    /// An entry that comes next.
    pub(crate) fn entry(
        &self,
        now: Moment,
        by: Option<online_wire::ParticipantId>,
        id: Option<String>,
        what: What<G>,
    ) -> Entry<G> {
        Entry { seq: self.next_seq, at: now.max(self.last), by, id, what, text: None }
    }

    pub(crate) fn acted(&self, seat: Seat, action: G::Action) -> Option<table::Entry<G>> {
        let at = self.game.log().position();
        self.game.propose(self.game.person_at(seat), Command::Act { at, seat, action }).ok()
    }

    /// Of several who claim, whoever sits next after the turn goes first; bots come last.
    fn close_window(&self, found: Option<&Found<G>>) -> Option<What<G>> {
        let called = self.cards().claimants().find_map(|seat| {
            self.window.calls.iter().find(|call| call.0 == seat).map(|&(seat, _, action)| (seat, action))
        });
        let claim = match called {
            Some(claim) => Some(claim),
            None => found?.steps.first().copied(),
        };
        let played = claim.and_then(|(seat, action)| self.acted(seat, action));
        Some(played.map_or(What::Social(Social::Closed), |entry| What::Played(vec![entry])))
    }

    fn decide(&self, ask: &Ask, found: Option<&Found<G>>) -> Option<What<G>> {
        let declined = What::Social(Social::Declined);
        if ask.refused || !ask.asked.is_empty() {
            return Some(declined);
        }
        let by = self.person(ask.by);
        Some(match ask.on {
            AskOn::Undo(to) => match self.game.propose(by, Command::TakeBack { to }) {
                Ok(entry) => What::Played(vec![entry]),
                Err(_) => declined,
            },
            AskOn::Swap(with) => What::Social(self.swapped(ask.by, with).unwrap_or(Social::Declined)),
            AskOn::Rest(seat) => match &*found?.steps {
                [] => declined,
                steps => What::Played(self.rest(seat, steps)?),
            },
        })
    }

    /// The entries with which the rest of a hand is played.
    fn rest(&self, seat: Seat, steps: &[(Seat, G::Action)]) -> Option<Vec<table::Entry<G>>> {
        let mut game = self.game.clone();
        let claim = game.propose(game.person_at(seat), Command::Claim { seat }).ok()?;
        game.apply(claim.clone());
        let mut entries = vec![claim];
        for &(seat, action) in steps {
            let at = game.log().position();
            let entry = game.propose(game.person_at(seat), Command::Act { at, seat, action }).ok()?;
            game.apply(entry.clone());
            entries.push(entry);
        }
        Some(entries)
    }
}
