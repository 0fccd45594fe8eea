//! The store as backups need it: many things changed at once, and a store beside it for the backups that this browser
//! keeps itself.

use idb::{
    Database, Factory, Query, TransactionMode,
    builder::{DatabaseBuilder, ObjectStoreBuilder},
};
use js_sys::Uint8Array;
use wasm_bindgen::{JsCast, JsValue};

use super::{Outcome, Saved, Slot, Store, Trouble, entry_key, in_time, key, matches::entries_from};

/// The changes of games and matches that a restore makes.
#[derive(Default)]
pub(crate) struct Changes {
    /// Games that come.
    pub(crate) new_games: Vec<Saved>,
    /// Games that go.
    pub(crate) old_games: Vec<u32>,
    /// Matches that come, as they are saved.
    pub(crate) new_matches: Vec<String>,
    /// Matches that went on: their numbers, and what they are now.
    pub(crate) longer: Vec<(u32, String)>,
    /// Matches that go.
    pub(crate) old_matches: Vec<u32>,
}

impl Store {
    /// Changes games and matches, all of it or nothing.
    pub(crate) async fn change(&self, changes: &Changes) -> Outcome<()> {
        self.write(async |tables| {
            for game in &changes.new_games {
                tables.games.add(&game.write().as_str().into(), None)?.await?;
            }
            for &id in &changes.old_games {
                tables.games.delete(key(id))?.await?;
            }
            for &id in &changes.old_matches {
                tables.entries.delete(entries_from(id, 0)?)?.await?;
                tables.matches.delete(key(id))?.await?;
            }
            let mut all: Vec<(u32, &String)> = changes.longer.iter().map(|(id, text)| (*id, text)).collect();
            for text in &changes.new_matches {
                let id = tables.new_number().await?;
                tables.matches.put(&beside(text).into(), Some(&id.into()))?.await?;
                all.push((id, text));
            }
            for (id, text) in all {
                // Those that are there stay as they are: a tab that plays the match finds those that are new.
                let there = tables.entries.count(Some(entries_from(id, 0)?))?.await?;
                if is_log(text) {
                    for (line, seq) in text.lines().skip(1).zip(0_u32..).skip(there as usize) {
                        tables.entries.add(&line.into(), Some(&entry_key(id, seq.into())))?.await?;
                    }
                }
            }
            Ok(())
        })
        .await
    }
}

/// What stands beside the entries of a match, or the whole match where an earlier version has kept it.
fn beside(text: &str) -> String {
    if is_log(text) {
        return Slot { header: text.lines().next().unwrap_or_default().to_owned(), game: None }.write();
    }
    serde_json::json!({ "save": text }).to_string()
}

/// Whether a match is kept as a log.
fn is_log(text: &str) -> bool {
    text.lines().count() > 1
}

/// The backups that this browser keeps itself.
#[derive(Clone, Copy)]
pub(crate) enum Remembered {
    /// What was kept at the last backup or restore.
    Last,
    /// What was kept before the last restore.
    Before,
    /// What was kept right after it.
    After,
}

impl Remembered {
    fn key(self) -> JsValue {
        match self {
            Self::Last => "last",
            Self::Before => "before",
            Self::After => "after",
        }
        .into()
    }
}

/// The table of the backups.
const BACKUPS: &str = "backups";

/// The store of those backups.
pub(crate) struct Backups(Database);

impl Backups {
    pub(crate) async fn open() -> Outcome<Self> {
        Factory::new()?;
        let builder = DatabaseBuilder::new("kookaburra-backups").version(1);
        let builder = builder.add_object_store(ObjectStoreBuilder::new(BACKUPS));
        Ok(Self(in_time(builder.build()).await.ok_or(Trouble::Refused)??))
    }

    pub(crate) async fn read(&self, which: Remembered) -> Option<Vec<u8>> {
        let transaction = self.0.transaction(&[BACKUPS], TransactionMode::ReadOnly).ok()?;
        let asked = transaction.object_store(BACKUPS).ok()?.get(Query::from(which.key())).ok()?;
        let found = in_time(asked.into_future()).await?.ok()??;
        Some(found.dyn_ref::<Uint8Array>()?.to_vec())
    }

    /// Writes some of them, or takes them away, all or none.
    pub(crate) async fn write(&self, changes: &[(Remembered, Option<Vec<u8>>)]) -> Outcome<()> {
        let transaction = self.0.transaction(&[BACKUPS], TransactionMode::ReadWrite)?;
        let table = transaction.object_store(BACKUPS)?;
        for (which, file) in changes {
            match file {
                Some(file) => drop(table.put(&Uint8Array::from(file.as_slice()), Some(&which.key()))?.await?),
                None => table.delete(Query::from(which.key()))?.await?,
            }
        }
        match in_time(transaction.into_future()).await {
            Some(Ok(result)) if result.is_committed() => Ok(()),
            _ => Err(Trouble::Refused),
        }
    }
}

impl Drop for Backups {
    fn drop(&mut self) {
        self.0.close();
    }
}
