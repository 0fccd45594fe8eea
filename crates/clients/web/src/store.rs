//! The data kept in the browser: the matches in progress and the games played. Only the worker writes here: a match
//! that is saved holds the seed of all its deals.
//!
//! A match is saved as its log: each entry under a key of its own, which is added and never written over. An entry of
//! that number which another tab has kept is met there, so that nobody overwrites what others have kept. What belongs
//! together is one transaction, which is done when the browser has committed it.
//!
//! Where the browser keeps nothing (a private window, no room left) the table works all the same, and its player is
//! told.

mod backup;
mod matches;

use std::{future::Future, pin::pin};

use futures_util::future::{Either, select};
use gloo_timers::future::TimeoutFuture;
use idb::{
    Database, Error, Factory, ObjectStore, Query, Transaction,
    builder::{DatabaseBuilder, ObjectStoreBuilder},
};
use js_sys::{Array, Function, Object, Reflect};
use serde_json::{Value, json};
use wasm_bindgen::{JsCast, JsValue};

use crate::browser;

pub(crate) use backup::{Backups, Changes, Remembered};
pub(crate) use matches::SavedMatch;

/// How long the browser's store may take for an answer, in milliseconds.
const PATIENCE: u32 = 5_000;

const NAME: &str = "kookaburra";
const VERSION: u32 = 2;
/// What stands beside the entries of each match, under its number. Versions before the second kept whole matches here.
const MATCH: &str = "match";
/// The entries of matches, each under the number of its match and its own.
const ENTRY: &str = "entry";
/// Finished games under increasing numbers.
const GAMES: &str = "games";

/// A game as it is saved.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Saved {
    /// When it ended, in milliseconds since 1970.
    pub(crate) ended: f64,
    /// The seat of the player, if one of the seats was theirs.
    pub(crate) me: Option<u8>,
    /// The record.
    pub(crate) record: String,
    /// The game for the figures of its player, where it was played here.
    pub(crate) about: About,
}

/// The facts of a game that the figures of its player need.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) enum About {
    /// No more than its record.
    #[default]
    Unknown,
    /// Several shared the screen: it counts for nobody.
    Nobody,
    /// The player alone, as JSON.
    Player(Value),
}

impl Saved {
    fn read(text: &str) -> Option<Self> {
        let value: Value = serde_json::from_str(text).ok()?;
        Some(Self {
            ended: value.get("ended")?.as_f64()?,
            me: value.get("me").and_then(Value::as_u64).and_then(|seat| seat.try_into().ok()),
            record: value.get("record")?.as_str()?.to_owned(),
            about: match value.get("about") {
                None => About::Unknown,
                Some(Value::Null) => About::Nobody,
                Some(about) => About::Player(about.clone()),
            },
        })
    }

    fn write(&self) -> String {
        let mut game = json!({ "ended": self.ended, "me": self.me, "record": self.record });
        match &self.about {
            About::Unknown => {}
            About::Nobody => game["about"] = Value::Null,
            About::Player(about) => game["about"] = about.clone(),
        }
        game.to_string()
    }
}

/// What stands beside the entries of a match.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Slot {
    /// The header of its log.
    pub(crate) header: String,
    /// The number under which its present game is in the history, once it was over.
    pub(crate) game: Option<u32>,
}

impl Slot {
    fn write(&self) -> String {
        json!({ "header": self.header, "game": self.game }).to_string()
    }
}

/// The part of a match that is not saved yet.
pub(crate) struct Fresh<'a> {
    /// The number of the first new entry; if it is the first of all, the match is saved anew.
    pub(crate) from: u32,
    /// The new entries, a line for each.
    pub(crate) lines: &'a str,
    /// Games that are over; those with a number stand in for what was kept under it.
    pub(crate) over: &'a [(Option<u32>, Saved)],
    /// Whether the last of them is the present one.
    pub(crate) is_over: bool,
}

/// Why something was not saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    /// Somebody else has kept the match since.
    Elsewhere,
    /// There is no room.
    Full,
    /// The browser refuses, or does not answer.
    Refused,
}

impl From<Error> for Trouble {
    fn from(error: Error) -> Self {
        match error {
            Error::DomException(error) => Self::of(&error.name()),
            Error::AddFailed(error) | Error::UpdateFailed(error) | Error::TransactionOpenFailed(error) => {
                let name = Reflect::get(&error, &"name".into()).ok().and_then(|name| name.as_string());
                Self::of(&name.unwrap_or_default())
            }
            _ => Self::Refused,
        }
    }
}

impl Trouble {
    fn of(name: &str) -> Self {
        match name {
            "QuotaExceededError" => Self::Full,
            // An entry of this number is there.
            "ConstraintError" => Self::Elsewhere,
            _ => Self::Refused,
        }
    }
}

/// What comes of asking the store.
type Outcome<T> = Result<T, Trouble>;

/// The browser's database; none if it can't be opened.
pub(crate) struct Store(Option<JsValue>);

impl Store {
    /// Opens it, making what is not there yet. What versions before this one kept stays as it is.
    pub(crate) async fn open() -> Self {
        let builder = DatabaseBuilder::new(NAME)
            .version(VERSION)
            .add_object_store(ObjectStoreBuilder::new(MATCH))
            .add_object_store(ObjectStoreBuilder::new(ENTRY))
            .add_object_store(ObjectStoreBuilder::new(GAMES).auto_increment(true));
        let database = match Factory::new() {
            Ok(_) => in_time(builder.build()).await.and_then(Result::ok),
            Err(_) => None,
        };
        let database = database.map(|mut database| {
            // Another window with a newer page must not wait for this one.
            database.on_version_change(|event| {
                if let Ok(database) = idb::Event::target(&event).and_then(Database::try_from) {
                    database.close();
                }
            });
            database.forget_callbacks();
            database.into()
        });
        Self(database)
    }

    /// Whether no match is saved.
    pub(crate) async fn is_empty(&self) -> bool {
        self.read(async |tables| Ok(tables.matches.count(None)?.await?)).await.is_ok_and(|count| count == 0)
    }

    /// Keeps what is new of a match: of the one of this number, or of one that gets a number with it. Gives the number;
    /// `slot` gets that of the last game, if that is the present one.
    ///
    /// Somebody else may have kept such entries since, or have ended the match: then nothing changes.
    pub(crate) async fn keep(&self, id: Option<u32>, slot: &mut Slot, fresh: &Fresh<'_>) -> Outcome<u32> {
        let (id, game) = self
            .write(async |tables| {
                let (id, there) = match id {
                    Some(id) => (id, Some(tables.matches.get(key(id))?.await?.ok_or(Trouble::Elsewhere)?)),
                    None => (tables.new_number().await?, None),
                };
                // What an earlier version kept gives way to all of it.
                if fresh.from == 0 {
                    tables.entries.delete(matches::entries_from(id, 0)?)?.await?;
                }
                let mut last = None;
                for (line, seq) in fresh.lines.lines().zip(fresh.from..) {
                    last = Some(tables.entries.add(&line.into(), Some(&entry_key(id, seq.into())))?);
                }
                // One that meets a key undoes the transaction, and so all that come after it.
                if let Some(last) = last {
                    last.await?;
                }
                let mut game = slot.game;
                for (place, saved) in fresh.over {
                    let place = place.map(JsValue::from);
                    let put = tables.games.put(&saved.write().as_str().into(), place.as_ref())?.await?;
                    if fresh.is_over {
                        game = number(&put);
                    }
                }
                let beside = JsValue::from(Slot { header: slot.header.clone(), game }.write());
                if there.as_ref() != Some(&beside) {
                    tables.matches.put(&beside, Some(&id.into()))?.await?;
                }
                Ok((id, game))
            })
            .await?;
        slot.game = game;
        Ok(id)
    }

    /// Keeps games, all or none of them.
    pub(crate) async fn add(&self, games: &[Saved]) -> Outcome<()> {
        self.write(async |tables| {
            for game in games {
                tables.games.add(&game.write().as_str().into(), None)?.await?;
            }
            Ok(())
        })
        .await
    }

    /// The games with their numbers, the one that ended first comes first. What can't be read is there as it was saved.
    pub(crate) async fn games(&self) -> Outcome<Vec<(u32, Saved)>> {
        let all = self.read(async |tables| pairs(&tables.games).await).await?;
        let mut games: Vec<(u32, Saved)> =
            all.into_iter().filter_map(|(key, text)| Some((number(&key)?, game(&text)))).collect();
        games.sort_by(|(_, one), (_, other)| one.ended.total_cmp(&other.ended));
        Ok(games)
    }

    /// A game.
    pub(crate) async fn game(&self, id: u32) -> Option<Saved> {
        self.read(async |tables| Ok(tables.games.get(key(id))?.await?)).await.ok()?.as_ref().map(game)
    }

    /// Deletes a game, or all of them.
    pub(crate) async fn forget(&self, id: Option<u32>) -> Outcome<()> {
        self.write(async |tables| {
            match id {
                Some(id) => tables.games.delete(key(id))?.await?,
                None => tables.games.clear()?.await?,
            }
            Ok(())
        })
        .await
    }

    async fn read<T>(&self, ask: impl AsyncFnOnce(&Tables) -> Outcome<T>) -> Outcome<T> {
        let (_, tables) = self.tables("readonly")?;
        in_time(ask(&tables)).await.unwrap_or(Err(Trouble::Refused))
    }

    /// A transaction: done when it is committed, and undone if anything in it fails.
    async fn write<T>(&self, change: impl AsyncFnOnce(&Tables) -> Outcome<T>) -> Outcome<T> {
        let (transaction, tables) = self.tables("readwrite")?;
        let changed = in_time(change(&tables)).await.unwrap_or(Err(Trouble::Refused));
        let why = || tables.matches.transaction().error().map(|error| Trouble::of(&error.name()));
        if let Err(trouble) = changed {
            let why = why().unwrap_or(trouble);
            // It may have ended by itself.
            let _ = transaction.abort();
            return Err(why);
        }
        match in_time(transaction.into_future()).await {
            Some(Ok(result)) if result.is_committed() => changed,
            _ => Err(why().unwrap_or(Trouble::Refused)),
        }
    }

    /// All tables in a transaction. The browser is asked for durability, which the library can't.
    fn tables(&self, mode: &str) -> Outcome<(Transaction, Tables)> {
        let database = self.0.as_ref().ok_or(Trouble::Refused)?;
        let options = Object::new();
        // A plain object takes it.
        let _ = Reflect::set(&options, &"durability".into(), &"strict".into());
        let names = Array::of3(&MATCH.into(), &ENTRY.into(), &GAMES.into());
        let transaction = Reflect::get(database, &"transaction".into())
            .and_then(JsCast::dyn_into::<Function>)
            .and_then(|open| open.call3(database, &names, &mode.into(), &options));
        let transaction = transaction.map_err(|_| Trouble::Refused)?;
        let transaction = Transaction::try_from(transaction)?;
        let [matches, entries, games] = [MATCH, ENTRY, GAMES].map(|name| transaction.object_store(name));
        let tables = Tables { matches: matches?, entries: entries?, games: games? };
        Ok((transaction, tables))
    }
}

/// The tables in a transaction.
struct Tables {
    matches: ObjectStore,
    entries: ObjectStore,
    games: ObjectStore,
}

impl Tables {
    /// A number that no match has had: the time in seconds, or the next one.
    async fn new_number(&self) -> Outcome<u32> {
        let keys = self.matches.get_all_keys(None, None)?.await?;
        let last = keys.iter().filter_map(number).max().unwrap_or_default();
        Ok(((browser::now() / 1e3) as u32).max(last.saturating_add(1)))
    }
}

/// What a table holds, by key.
async fn pairs(table: &ObjectStore) -> Outcome<Vec<(JsValue, JsValue)>> {
    let (keys, values) = (table.get_all_keys(None, None)?, table.get_all(None, None)?);
    Ok(keys.await?.into_iter().zip(values.await?).collect())
}

/// What a database gives, if it gives it in time: nobody waits at the table for a browser whose store hangs.
async fn in_time<F: Future>(answer: F) -> Option<F::Output> {
    match select(pin!(answer), TimeoutFuture::new(PATIENCE)).await {
        Either::Left((answer, _)) => Some(answer),
        Either::Right(_) => None,
    }
}

fn key(id: u32) -> Query {
    Query::from(JsValue::from(id))
}

/// The key of an entry. No entry has the number infinity: all of a match come before that.
fn entry_key(id: u32, seq: f64) -> JsValue {
    Array::of2(&id.into(), &seq.into()).into()
}

fn number(key: &JsValue) -> Option<u32> {
    let key = key.as_f64()?;
    (key >= 0.0 && key <= f64::from(u32::MAX)).then_some(key as u32)
}

/// A game; what can't be read as one has the whole text in the place of its record.
fn game(text: &JsValue) -> Saved {
    let text = text.as_string().unwrap_or_default();
    Saved::read(&text).unwrap_or(Saved { ended: 0.0, me: None, record: text, about: About::Unknown })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_read_as_it_was_written() {
        let player = About::Player(json!({ "ended": 0, "seat": 3, "level": "club", "left_out": [2] }));
        for (me, about) in [(None, About::Unknown), (Some(0), About::Nobody), (Some(3), player)] {
            let record = "{\"hands\": []}".to_owned();
            let saved = Saved { ended: 1_795_411_200_123.0, me, record, about };
            assert_eq!(Saved::read(&saved.write()), Some(saved));
        }
        // As the version before wrote it.
        let old = "{\"ended\":1795411200123.5,\"me\":null,\"record\":\"{}\"}";
        let read = Saved::read(old).map(|saved| (saved.me, saved.ended, saved.about));
        assert_eq!(read, Some((None, 1_795_411_200_123.5, About::Unknown)));
        assert_eq!(Saved::read("nonsense"), None);
    }
}
