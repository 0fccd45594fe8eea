//! What is kept in the browser: the match in progress and the games played. Only the worker writes here: a match that is
//! kept holds the seed of all its deals.
//!
//! Where the browser keeps nothing (a private window, no room left) the table works all the same.

use std::pin::pin;

use futures_util::future::{Either, select};
use gloo_timers::future::TimeoutFuture;
use idb::{
    Database, Error, Factory, ObjectStore, Query, TransactionMode,
    builder::{DatabaseBuilder, ObjectStoreBuilder},
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use wasm_bindgen::JsValue;

/// How long the browser's store may take for an answer, in milliseconds.
const PATIENCE: u32 = 5_000;

const NAME: &str = "kookaburra";
const VERSION: u32 = 1;
/// The match in progress, under the one key.
const MATCH: &str = "match";
const CURRENT: &str = "current";
/// What became of a match that could not be read: it is set aside, not thrown away.
const DAMAGED: &str = "damaged";
/// Finished games under increasing numbers.
const GAMES: &str = "games";

/// A finished game as it is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Kept {
    /// When it ended, in milliseconds since 1970.
    pub(crate) ended: f64,
    /// The seat of the player, if he had one.
    pub(crate) me: Option<u8>,
    /// The record.
    pub(crate) record: String,
}

/// The browser's database; none if it can't be opened.
pub(crate) struct Store(Option<Database>);

impl Store {
    /// Opens it, making what is not there yet.
    pub(crate) async fn open() -> Self {
        let builder = DatabaseBuilder::new(NAME)
            .version(VERSION)
            .add_object_store(ObjectStoreBuilder::new(MATCH))
            .add_object_store(ObjectStoreBuilder::new(GAMES).auto_increment(true));
        let mut database = match Factory::new() {
            Ok(_) => in_time(builder.build()).await.and_then(Result::ok),
            Err(_) => None,
        };
        if let Some(database) = &mut database {
            // Another window with a newer page must not wait for this one.
            database.on_version_change(|event| {
                if let Ok(database) = idb::Event::target(&event).and_then(Database::try_from) {
                    database.close();
                }
            });
        }
        Self(database)
    }

    fn table(&self, name: &str, mode: TransactionMode) -> Option<ObjectStore> {
        let transaction = self.0.as_ref()?.transaction(&[name], mode).ok()?;
        transaction.object_store(name).ok()
    }

    /// The match that was kept.
    pub(crate) async fn current(&self) -> Option<String> {
        let table = self.table(MATCH, TransactionMode::ReadOnly)?;
        in_time(table.get(Query::from(JsValue::from(CURRENT))).ok()?).await?.ok()??.as_string()
    }

    /// Keeps the match in progress, if there is one to be kept.
    pub(crate) async fn keep(&self, save: Option<String>) {
        if let Some(save) = save {
            let _no_room_left = self.put(MATCH, &save, Some(CURRENT)).await;
        }
    }

    /// Sets a match aside that can't be read.
    pub(crate) async fn set_aside(&self, save: &str) {
        if self.put(MATCH, save, Some(DAMAGED)).await.is_some() {
            self.drop_current().await;
        }
    }

    /// There is no match in progress any more.
    pub(crate) async fn drop_current(&self) {
        if let Some(table) = self.table(MATCH, TransactionMode::ReadWrite) {
            let _nothing_to_delete: Result<(), Error> =
                match table.delete(Query::from(JsValue::from(CURRENT))) {
                    Ok(request) => request.await,
                    Err(error) => Err(error),
                };
        }
    }

    async fn put(&self, table: &str, text: &str, key: Option<&str>) -> Option<JsValue> {
        let table = self.table(table, TransactionMode::ReadWrite)?;
        in_time(table.put(&text.into(), key.map(JsValue::from).as_ref()).ok()?).await?.ok()
    }

    /// Keeps a finished game, and gives its number.
    pub(crate) async fn add(&self, game: &Kept) -> Option<u32> {
        let text = serde_json::to_string(game).ok()?;
        number(&self.put(GAMES, &text, None).await?)
    }

    /// The finished games with their numbers, the last one first.
    pub(crate) async fn games(&self) -> Vec<(u32, Kept)> {
        let Some(table) = self.table(GAMES, TransactionMode::ReadOnly) else { return Vec::new() };
        let (Ok(keys), Ok(texts)) = (table.get_all_keys(None, None), table.get_all(None, None)) else {
            return Vec::new();
        };
        let (Ok(keys), Ok(texts)) = (keys.await, texts.await) else { return Vec::new() };
        let games = keys.iter().zip(&texts).filter_map(|(key, text)| Some((number(key)?, read(text)?)));
        games.rev().collect()
    }

    /// A finished game.
    pub(crate) async fn game(&self, id: u32) -> Option<Kept> {
        let table = self.table(GAMES, TransactionMode::ReadOnly)?;
        read(&table.get(Query::from(JsValue::from(id))).ok()?.await.ok()??)
    }

    /// Deletes a finished game, or all of them.
    pub(crate) async fn forget(&self, id: Option<u32>) -> bool {
        let Some(table) = self.table(GAMES, TransactionMode::ReadWrite) else { return false };
        let done = match id {
            Some(id) => match table.delete(Query::from(JsValue::from(id))) {
                Ok(request) => request.await,
                Err(error) => Err(error),
            },
            None => match table.clear() {
                Ok(request) => request.await,
                Err(error) => Err(error),
            },
        };
        done.is_ok()
    }
}

/// What a database gives, if it gives it in time: nobody waits at the table for a browser whose store hangs.
async fn in_time<F: IntoFuture>(answer: F) -> Option<F::Output> {
    match select(pin!(answer.into_future()), TimeoutFuture::new(PATIENCE)).await {
        Either::Left((answer, _)) => Some(answer),
        Either::Right(_) => None,
    }
}

fn number(key: &JsValue) -> Option<u32> {
    let key = key.as_f64()?;
    (key >= 0.0 && key <= f64::from(u32::MAX)).then_some(key as u32)
}

fn read<T: DeserializeOwned>(text: &JsValue) -> Option<T> {
    serde_json::from_str(&text.as_string()?).ok()
}
