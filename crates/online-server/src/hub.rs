//! The rooms of this program: which tables are in memory, and how one is reached.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use kookaburra::GameKind;
use online::{Broken, CantOpen, Header, Moment, OnlineTable};
use online_wire::{Opening, Visitor};
use table::Seed;
use tokio::sync::{OnceCell, Semaphore, mpsc};

use crate::{
    Clock, KeptTable, NewTable, Store, StoreError, TableId,
    keys::{self, KeyHash},
    lobby::Lobby,
    room::{Mail, Room},
};

/// How many messages may wait for a table.
const MAIL: usize = 256;

/// What all rooms of a program share.
#[derive(Clone)]
pub struct Settings {
    /// Where tables are kept.
    pub store: Arc<dyn Store>,
    /// The clock.
    pub clock: Arc<dyn Clock>,
    /// How many bots may think at a time.
    pub thinkers: usize,
}

/// The rooms of this program.
#[derive(Clone)]
pub struct Hub(Arc<Inner>);

struct Inner {
    settings: Settings,
    rooms: Mutex<HashMap<TableId, Arc<OnceCell<mpsc::Sender<Mail>>>>>,
    /// Bots think in places apart from those who wait for answers.
    thinkers: Arc<Semaphore>,
    /// A time in which no program served any table, before this one began.
    gap: Gap,
    lobby: Lobby,
}

/// A time in which nobody could reach any table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Gap {
    pub(crate) from: Moment,
    pub(crate) to: Moment,
}

/// The shortest time without any program that is made good, in milliseconds.
const SHORTEST_GAP: u64 = 3_000;

/// Why a table can’t be had.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum HubError {
    /// There is none of this code.
    #[error("there is no such table")]
    NoSuchTable,
    /// It can’t be opened.
    #[error(transparent)]
    CantOpen(#[from] CantOpen),
    /// There is no such game.
    #[error("there is no game \"{0}\"")]
    NoSuchGame(String),
    /// It can’t be gone on with as it is kept.
    #[error(transparent)]
    Broken(#[from] Broken),
    /// The store.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The operating system gives no random numbers.
    #[error("there are no random numbers")]
    NoRandom,
    /// Its room is closing; it is to be asked for again.
    #[error("busy")]
    Busy,
}

impl Hub {
    /// A program that begins to serve the tables of a store.
    ///
    /// # Errors
    /// The store.
    pub async fn begin(settings: Settings) -> Result<Self, StoreError> {
        let now = settings.clock.now();
        let before = settings.store.beat(now).await?;
        let gap = before.filter(|before| before.after(SHORTEST_GAP) < now);
        let gap = gap.map(|from| Gap { from, to: now }).unwrap_or_default();
        let thinkers = Arc::new(Semaphore::new(settings.thinkers.max(1)));
        Ok(Self(Arc::new(Inner {
            settings,
            rooms: Mutex::default(),
            thinkers,
            gap,
            lobby: Lobby::default(),
        })))
    }

    /// What the rooms share.
    pub fn settings(&self) -> &Settings {
        &self.0.settings
    }

    pub(crate) fn thinkers(&self) -> &Arc<Semaphore> {
        &self.0.thinkers
    }

    pub(crate) fn gap(&self) -> Gap {
        self.0.gap
    }

    pub(crate) fn lobby(&self) -> &Lobby {
        &self.0.lobby
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<TableId, Arc<OnceCell<mpsc::Sender<Mail>>>>> {
        self.0.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many tables are in memory.
    pub fn open_rooms(&self) -> usize {
        self.rooms().len()
    }

    /// Notes that this program serves tables.
    ///
    /// # Errors
    /// The store.
    pub async fn beat(&self) -> Result<(), StoreError> {
        let Settings { store, clock, .. } = self.settings();
        store.beat(clock.now()).await.map(drop)
    }

    /// Opens a table, and gives its code.
    ///
    /// # Errors
    /// It can’t be opened.
    pub async fn open(&self, opening: Opening) -> Result<String, HubError> {
        let mut key = [0; 32];
        getrandom::fill(&mut key).map_err(|_| HubError::NoRandom)?;
        let name = keys::fresh_name().ok_or(HubError::NoRandom)?;
        let code = keys::fresh_code().ok_or(HubError::NoRandom)?;
        let header = match game(&opening.game)? {
            GameKind::FiveHundred => header::<five_hundred::Rules>(name, opening, Seed(key))?,
            GameKind::RummyFiveHundred => header::<rummy_500::Rules>(name, opening, Seed(key))?,
        };
        let at = self.settings().clock.now();
        self.settings().store.open(NewTable { code: code.clone(), header, at }).await?;
        Ok(code)
    }

    /// The room of the table with a code.
    ///
    /// # Errors
    /// There is none.
    pub(crate) async fn room(&self, code: &str) -> Result<mpsc::Sender<Mail>, HubError> {
        let table = self.settings().store.find(code).await?.ok_or(HubError::NoSuchTable)?;
        let cell = Arc::clone(self.rooms().entry(table).or_default());
        let room = cell.get_or_try_init(|| self.enter(table, code)).await;
        match room {
            Ok(room) if !room.is_closed() => Ok(room.clone()),
            Ok(_) => {
                self.forget(table, &cell);
                Err(HubError::Busy)
            }
            Err(error) => {
                self.forget(table, &cell);
                Err(error)
            }
        }
    }

    /// Takes a room from the list, unless another has taken its place.
    fn forget(&self, table: TableId, cell: &Arc<OnceCell<mpsc::Sender<Mail>>>) {
        let mut rooms = self.rooms();
        if rooms.get(&table).is_some_and(|other| Arc::ptr_eq(other, cell)) {
            rooms.remove(&table);
        }
    }

    /// Takes the room of a table that has ended from the list.
    pub(crate) fn left(&self, table: TableId) {
        self.rooms().remove(&table);
    }

    /// Reads a table from the store, and lets it go on.
    async fn enter(&self, table: TableId, code: &str) -> Result<mpsc::Sender<Mail>, HubError> {
        let kept = self.settings().store.load(table).await?.ok_or(HubError::NoSuchTable)?;
        let header: Header =
            serde_json::from_str(&kept.header).map_err(|error| Broken::Header(error.to_string()))?;
        match game(&header.opening.game)? {
            GameKind::FiveHundred => self.begin_room::<five_hundred::Rules>(table, code, header, &kept),
            GameKind::RummyFiveHundred => self.begin_room::<rummy_500::Rules>(table, code, header, &kept),
        }
    }

    fn begin_room<G: online::Game>(
        &self,
        id: TableId,
        code: &str,
        header: Header,
        kept: &KeptTable,
    ) -> Result<mpsc::Sender<Mail>, HubError> {
        let (mail, mailbox) = mpsc::channel(MAIL);
        let room = Room::<G>::new(self.clone(), (id, code), OnlineTable::of_header(header)?, kept, mailbox)?;
        tokio::spawn(room.run());
        Ok(mail)
    }

    /// Tells every room that the program ends: those who are there are told to come back.
    pub async fn end(&self) {
        let cells: Vec<_> = self.rooms().values().cloned().collect();
        for room in cells.iter().filter_map(|cell| cell.get()) {
            // A room that has ended needs no telling.
            let _ = room.send(Mail::End).await;
        }
        for room in cells.iter().filter_map(|cell| cell.get()) {
            room.closed().await;
        }
    }
}

fn game(name: &str) -> Result<GameKind, HubError> {
    let game = GameKind::ALL.into_iter().find(|kind| kind.name() == name);
    game.ok_or_else(|| HubError::NoSuchGame(table::quoted(name)))
}

fn header<G: online::Game>(name: String, opening: Opening, key: Seed) -> Result<String, HubError> {
    let header = OnlineTable::<G>::open(name, opening, key)?.header();
    serde_json::to_string(&header).map_err(|error| Broken::Header(error.to_string()).into())
}

/// Those who came to a table, by the hashes of their keys.
#[derive(Default, Debug)]
pub(crate) struct Known(HashMap<String, Visitor>);

impl Known {
    pub(crate) fn of(kept: &KeptTable) -> Self {
        Self(kept.people.iter().map(|person| (person.key.clone(), person.visitor)).collect())
    }

    pub(crate) fn visitor(&self, key: &KeyHash) -> Option<Visitor> {
        self.0.get(&keys::written(key)).copied()
    }

    /// Whoever has this key is somebody; the key that they had before is nobody’s any more.
    pub(crate) fn learn(&mut self, key: &KeyHash, visitor: Visitor) {
        self.0.retain(|_, other| *other != visitor);
        self.0.insert(keys::written(key), visitor);
    }
}
