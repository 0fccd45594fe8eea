//! What a restore would do.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::{
    contents::Contents,
    item::{Item, Kind},
};

/// What becomes of the items of one kind, in numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Row {
    /// They come here.
    pub new: usize,
    /// They are here, and become what they are in the file.
    pub changed: usize,
    /// They are here, and go: they were deleted elsewhere.
    pub gone: usize,
    /// They are in the file, and don’t come: they were deleted here.
    pub left_out: usize,
}

/// What a restore does, by kind; a kind of which everything stays as it is is left out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Plan(pub BTreeMap<Kind, Row>);

impl Plan {
    /// What taking in `file` does to what is `here`.
    #[must_use]
    pub fn of(here: &Contents, file: &Contents) -> Self {
        let merged = here.clone().merged(file.clone());
        let mut plan: BTreeMap<Kind, Row> = BTreeMap::new();
        let keys: BTreeSet<_> = here.items.keys().chain(file.items.keys()).collect();
        for (kind, id) in keys.into_iter().filter(|(kind, _)| *kind != Kind::Deletion) {
            let [mine, theirs, both] = [here, file, &merged].map(|contents| contents.get(kind, id));
            let has =
                |versions: &[Item], version: &Item| versions.iter().any(|other| other.body == version.body);
            let row = plan.entry(kind.clone()).or_default();
            let lost = mine.iter().filter(|version| !has(both, version)).count();
            let came = both.iter().filter(|version| !has(mine, version)).count();
            row.changed += lost.min(came);
            row.new += came.saturating_sub(lost);
            // What went on in two ways here and in one of them there is one thing less, and nothing is lost.
            row.gone += if both.is_empty() { lost } else { 0 };
            row.left_out += if both.is_empty() && mine.is_empty() { theirs.len() } else { 0 };
        }
        plan.retain(|_, row| *row != Row::default());
        Self(plan)
    }

    /// Whether everything stays as it is.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.values().all(|row| row.new + row.changed + row.gone == 0)
    }

    /// How many items of the file don’t come, because they were deleted here.
    #[must_use]
    pub fn left_out(&self) -> usize {
        self.0.values().map(|row| row.left_out).sum()
    }
}
