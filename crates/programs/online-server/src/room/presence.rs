//! The people at a table, who may be connected to several programs.

use online::{Entry, Game, Moment, ParticipantId, times::AWAY};

use super::{Room, Stuck};
use crate::{SavedPerson, bus::Says, hub::Known};

impl<G: Game> Room<G> {
    /// Waits for somebody whose connection has ended.
    pub(super) fn miss(&mut self, participant: ParticipantId) {
        let away = self.now().after(AWAY);
        self.leaving.entry(participant).or_insert(away);
    }

    /// Waits for everybody who is at the table and not connected to this program; if they are connected to another,
    /// that is seen when the time is over.
    pub(super) fn miss_others(&mut self) {
        for participant in (0..self.table.next_participant().0).map(ParticipantId) {
            if self.table.is_here(participant) && !self.is_connected(participant) {
                self.miss(participant);
            }
        }
    }

    fn is_connected(&self, participant: ParticipantId) -> bool {
        self.viewers.values().any(|viewer| viewer.participant == participant)
    }

    /// Somebody has come to another program: what they had here is over.
    pub(super) fn came_elsewhere(&mut self, participant: ParticipantId, since: Moment) {
        self.close_others(participant, |viewer| viewer.since < since);
    }

    /// Another program took somebody to be away; if they are connected here, they are not.
    pub(super) fn is_wronged(&mut self, participant: ParticipantId) {
        if self.is_connected(participant) {
            self.wronged.insert(participant);
        }
    }

    /// What is to be said of who is here and who isn’t.
    pub(super) async fn presence_due(&mut self, now: Moment) -> Result<Option<Entry<G>>, Stuck> {
        while let Some(participant) = self.wronged.pop_first() {
            let entry = self.table.presence(now, participant, true);
            if let Some(entry) = entry.filter(|_| self.is_connected(participant)) {
                // If others are quicker with something else, it is said again.
                self.wronged.insert(participant);
                return Ok(Some(entry));
            }
        }
        loop {
            let late = self.leaving.iter().find(|&(_, &at)| at <= now).map(|(&participant, _)| participant);
            let Some(participant) = late else { return Ok(None) };
            let is_here = self.is_connected(participant) || self.is_elsewhere(participant).await?;
            if let Some(entry) = self.table.presence(now, participant, false).filter(|_| !is_here) {
                return Ok(Some(entry));
            }
            self.leaving.remove(&participant);
        }
    }

    /// Whether somebody is connected to another program that is there.
    async fn is_elsewhere(&mut self, participant: ParticipantId) -> Result<bool, Stuck> {
        if self.hub.is_alone() {
            return Ok(false);
        }
        self.know_others().await?;
        let pulse = self.hub.pulse().await.map_err(|_| Stuck)?;
        let node = self.known.person(participant).map(|person| person.node);
        let other = node.filter(|&node| node != self.hub.node());
        Ok(other.is_some_and(|node| pulse.is_there(node, self.hub.now())))
    }

    /// Keeps who somebody is and where they are connected, if anything of it is new.
    pub(super) async fn know(&mut self, person: SavedPerson) -> Result<(), Stuck> {
        if self.known.person(person.participant) == Some(&person) {
            return Ok(());
        }
        self.hub.settings().store.know(self.id, person.clone()).await.map_err(|_| Stuck)?;
        self.learn(person);
        self.note_progress();
        self.tell_others(Says::Named);
        Ok(())
    }

    /// Learns who somebody is.
    pub(super) fn learn(&mut self, person: SavedPerson) {
        self.table.rename(person.participant, &person.name);
        self.known.learn(person);
    }

    /// Learns who those are who came elsewhere, and forgets whoever is to be forgotten.
    pub(super) async fn know_others(&mut self) -> Result<(), Stuck> {
        let people = self.hub.settings().store.people(self.id).await.map_err(|_| Stuck)?;
        self.learn_all(&people);
        Ok(())
    }

    /// Learns who everybody is.
    pub(super) fn learn_all(&mut self, people: &[SavedPerson]) {
        let known = Known::of(people);
        for participant in (0..self.table.next_participant().0).map(ParticipantId) {
            // Somebody may have been known before the entry was read by which they came.
            self.table.rename(participant, known.name(participant));
        }
        self.known = known;
        self.note_progress();
    }
}
