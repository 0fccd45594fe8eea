//! Those who came to a table, as they are kept beside its log.

use std::collections::BTreeMap;

use online_wire::Visitor;

use crate::{
    KeptPerson,
    keys::{self, KeyHash},
};

/// Those who came to a table.
#[derive(Default, Debug)]
pub(crate) struct Known {
    people: BTreeMap<u32, KeptPerson>,
}

impl Known {
    pub(crate) fn of(people: &[KeptPerson]) -> Self {
        let mut this = Self::default();
        people.iter().for_each(|person| this.learn(person.clone()));
        this
    }

    /// Whose key this is.
    pub(crate) fn visitor(&self, key: &KeyHash) -> Option<Visitor> {
        let key = keys::written(key);
        self.people.values().find(|person| person.key == key).map(|person| person.visitor)
    }

    pub(crate) fn person(&self, visitor: Visitor) -> Option<&KeptPerson> {
        self.people.get(&visitor.0)
    }

    pub(crate) fn name(&self, visitor: Visitor) -> &str {
        self.person(visitor).map(|person| &*person.name).unwrap_or_default()
    }

    /// How many they are.
    pub(crate) fn count(&self) -> u32 {
        u32::try_from(self.people.len()).unwrap_or(u32::MAX)
    }

    pub(crate) fn learn(&mut self, person: KeptPerson) {
        self.people.insert(person.visitor.0, person);
    }
}
