//! The people at a table, who may be connected to several programs.

use online::{Entry, Game, Moment, Visitor, times::AWAY};

use super::{Room, Stuck};
use crate::{KeptPerson, bus::Says, hub::Known};

impl<G: Game> Room<G> {
    /// Waits for somebody whose connection has ended.
    pub(super) fn miss(&mut self, visitor: Visitor) {
        let away = self.now().after(AWAY);
        self.leaving.entry(visitor).or_insert(away);
    }

    /// Waits for everybody who is at the table and not connected to this program; if they are connected to another, that is
    /// seen when the time is over.
    pub(super) fn miss_others(&mut self) {
        for visitor in (0..self.table.next_visitor().0).map(Visitor) {
            if self.table.is_here(visitor) && !self.is_connected(visitor) {
                self.miss(visitor);
            }
        }
    }

    fn is_connected(&self, visitor: Visitor) -> bool {
        self.viewers.values().any(|viewer| viewer.visitor == visitor)
    }

    /// Somebody has come to another program: what they had here is over.
    pub(super) fn came_elsewhere(&mut self, visitor: Visitor, since: Moment) {
        self.close_others(visitor, |viewer| viewer.since < since);
    }

    /// Another program took somebody to be away; if they are connected here, they are not.
    pub(super) fn is_wronged(&mut self, visitor: Visitor) {
        if self.is_connected(visitor) {
            self.wronged.insert(visitor);
        }
    }

    /// What is to be said of who is here and who isn’t.
    pub(super) async fn presence_due(&mut self, now: Moment) -> Result<Option<Entry<G>>, Stuck> {
        while let Some(visitor) = self.wronged.pop_first() {
            let entry = self.table.presence(now, visitor, true);
            if let Some(entry) = entry.filter(|_| self.is_connected(visitor)) {
                // If others are quicker with something else, it is said again.
                self.wronged.insert(visitor);
                return Ok(Some(entry));
            }
        }
        loop {
            let late = self.leaving.iter().find(|&(_, &at)| at <= now).map(|(&visitor, _)| visitor);
            let Some(visitor) = late else { return Ok(None) };
            let is_here = self.is_connected(visitor) || self.is_elsewhere(visitor).await?;
            if let Some(entry) = self.table.presence(now, visitor, false).filter(|_| !is_here) {
                return Ok(Some(entry));
            }
            self.leaving.remove(&visitor);
        }
    }

    /// Whether somebody is connected to another program that is there.
    async fn is_elsewhere(&mut self, visitor: Visitor) -> Result<bool, Stuck> {
        if self.hub.is_alone() {
            return Ok(false);
        }
        self.know_others().await?;
        let pulse = self.hub.pulse().await.map_err(|_| Stuck)?;
        let node = self.known.person(visitor).map(|person| person.node);
        let other = node.filter(|&node| node != self.hub.node());
        Ok(other.is_some_and(|node| pulse.is_there(node, self.hub.now())))
    }

    /// Keeps who somebody is and where they are connected, if anything of it is new.
    pub(super) async fn know(&mut self, person: KeptPerson) -> Result<(), Stuck> {
        if self.known.person(person.visitor) == Some(&person) {
            return Ok(());
        }
        self.hub.settings().store.know(self.id, person.clone()).await.map_err(|_| Stuck)?;
        self.learn(person);
        self.note_progress();
        self.tell_others(Says::Named);
        Ok(())
    }

    /// Learns who somebody is.
    pub(super) fn learn(&mut self, person: KeptPerson) {
        self.table.rename(person.visitor, &person.name);
        self.known.learn(person);
    }

    /// Learns who those are who came elsewhere, and forgets whoever is to be forgotten.
    pub(super) async fn know_others(&mut self) -> Result<(), Stuck> {
        let people = self.hub.settings().store.people(self.id).await.map_err(|_| Stuck)?;
        self.learn_all(&people);
        Ok(())
    }

    /// Learns who everybody is.
    pub(super) fn learn_all(&mut self, people: &[KeptPerson]) {
        let known = Known::of(people);
        for visitor in (0..self.table.next_visitor().0).map(Visitor) {
            // Somebody may have been known before the entry was read by which they came.
            self.table.rename(visitor, known.name(visitor));
        }
        self.known = known;
        self.note_progress();
    }
}
