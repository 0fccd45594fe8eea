//! Those who came to a table, as they are saved beside its log.

use std::collections::BTreeMap;

use online_wire::ParticipantId;

use crate::{
    SavedPerson,
    keys::{self, KeyHash},
};

/// Those who came to a table.
#[derive(Default, Debug)]
pub(crate) struct Known {
    people: BTreeMap<u32, SavedPerson>,
}

impl Known {
    pub(crate) fn of(people: &[SavedPerson]) -> Self {
        let mut this = Self::default();
        people.iter().for_each(|person| this.learn(person.clone()));
        this
    }

    /// Whose key this is.
    pub(crate) fn participant(&self, key: &KeyHash) -> Option<ParticipantId> {
        let key = keys::written(key);
        self.people.values().find(|person| person.key == key).map(|person| person.participant)
    }

    pub(crate) fn person(&self, participant: ParticipantId) -> Option<&SavedPerson> {
        self.people.get(&participant.0)
    }

    pub(crate) fn name(&self, participant: ParticipantId) -> &str {
        self.person(participant).map(|person| &*person.name).unwrap_or_default()
    }

    /// How many they are.
    pub(crate) fn count(&self) -> u32 {
        u32::try_from(self.people.len()).unwrap_or(u32::MAX)
    }

    pub(crate) fn learn(&mut self, person: SavedPerson) {
        self.people.insert(person.participant.0, person);
    }
}
