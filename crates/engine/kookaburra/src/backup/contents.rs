//! What a device keeps, or what a backup holds.

use std::collections::BTreeMap;

use super::{
    history::{covers, join},
    item::{Item, Kind},
};

/// Items by kind and name. What was deleted is not there, and that it was is. Of something that grows there are several
/// versions if it went on in several ways.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Contents {
    pub(super) items: BTreeMap<(Kind, String), Vec<Item>>,
}

impl Contents {
    /// Joins an item to what is there.
    pub fn insert(&mut self, item: Item) {
        if item.kind == Kind::Deletion {
            self.delete(item);
            return;
        }
        let deletion = (Kind::Deletion, format!("{}/{}", item.kind.name(), item.id));
        let is_deleted = self
            .items
            .get(&deletion)
            .and_then(|found| found.first())
            .is_some_and(|found| covers(found, &item));
        if !is_deleted {
            join(self.items.entry((item.kind.clone(), item.id.clone())).or_default(), item);
        }
    }

    fn delete(&mut self, item: Item) {
        let of = item.id.split_once('/').map(|(kind, id)| (Kind::from(kind.to_owned()), id.to_owned()));
        let deletions = self.items.entry((Kind::Deletion, item.id.clone())).or_default();
        join(deletions, item);
        let (Some(deletion), Some(of)) = (deletions.first().cloned(), of) else { return };
        if let Some(versions) = self.items.get_mut(&of) {
            versions.retain(|version| !covers(&deletion, version));
            if versions.is_empty() {
                self.items.remove(&of);
            }
        }
    }

    /// Both together, merged.
    #[must_use]
    pub fn merged(mut self, other: Self) -> Self {
        self.extend(other.items.into_values().flatten());
        self
    }

    /// The same without the items of some kinds.
    #[must_use]
    pub fn without(self, kinds: &[Kind]) -> Self {
        self.filtered(|item| !kinds.contains(&item.kind))
    }

    /// The items of which something is true, and no others.
    #[must_use]
    pub fn filtered(mut self, keep: impl Fn(&Item) -> bool) -> Self {
        self.items.retain(|_, versions| {
            versions.retain(&keep);
            !versions.is_empty()
        });
        self
    }

    /// The same as if nothing of what the other has had been deleted here.
    #[must_use]
    pub fn bringing_back(mut self, other: &Self) -> Self {
        for (kind, id) in other.items.keys() {
            self.items.remove(&(Kind::Deletion, format!("{}/{id}", kind.name())));
        }
        self
    }

    /// The items in order.
    pub fn items(&self) -> impl Iterator<Item = &Item> {
        self.items.values().flatten()
    }

    /// The items of a kind, in the order of their names.
    pub fn of(&self, kind: &Kind) -> impl Iterator<Item = &Item> {
        self.items.iter().filter(move |((of, _), _)| of == kind).flat_map(|(_, versions)| versions)
    }

    /// The versions of an item; several if it went on in several ways.
    #[must_use]
    pub fn get(&self, kind: &Kind, id: &str) -> &[Item] {
        self.items.get(&(kind.clone(), id.to_owned())).map_or(&[], Vec::as_slice)
    }
}

impl Extend<Item> for Contents {
    fn extend<T: IntoIterator<Item = Item>>(&mut self, items: T) {
        items.into_iter().for_each(|item| self.insert(item));
    }
}

impl FromIterator<Item> for Contents {
    fn from_iter<T: IntoIterator<Item = Item>>(items: T) -> Self {
        let mut contents = Self::default();
        contents.extend(items);
        contents
    }
}
