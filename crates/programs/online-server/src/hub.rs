//! The rooms of this program: which tables are in memory, and how one is reached.

mod known;
mod pulse;
mod sweep;
mod wake;
mod watch;

use std::{
    collections::BTreeMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

use online::{Broken, CantOpen, Header, Kind, Moment, OnlineTable, with_kind};
use online_wire::Opening;
use table::{Seed, Seq};
use tokio::sync::{Notify, OnceCell, Semaphore, mpsc};

use crate::{
    Bus, Clock, NewTable, NodeId, Note, Notifier, PublicUrl, SavedTable, Store, StoreError, TableId,
    bus::Says,
    club::Clubs,
    keys,
    limits::Limits,
    room::{Mail, Room},
};
pub(crate) use known::Known;
pub use sweep::Swept;

/// How many messages may wait for a table.
const MAIL: usize = 256;

/// What all rooms of a program share.
#[derive(Clone)]
pub struct Settings {
    /// Where tables are saved.
    pub store: Arc<dyn Store>,
    /// What wakes other programs on the same store.
    pub bus: Arc<dyn Bus>,
    /// The clock.
    pub clock: Arc<dyn Clock>,
    /// How many bots may think at a time, on threads apart from those who wait for answers. With none they think in the
    /// task of their table, so that a simulation goes on alike each time.
    pub thinkers: usize,
    /// The address under which browsers find this program, if something stands in front of it.
    pub public_url: Option<PublicUrl>,
    /// What notifications at browsers whose page is closed, if anything does.
    pub notifier: Option<Arc<dyn Notifier>>,
}

/// The rooms of this program.
#[derive(Clone)]
pub struct Hub(Arc<Inner>);

struct Inner {
    settings: Settings,
    node: NodeId,
    rooms: Mutex<BTreeMap<TableId, Arc<OnceCell<Door>>>>,
    /// Bots think in places apart from those who wait for answers.
    thinkers: Option<Arc<Semaphore>>,
    heard: pulse::Heard,
    ended: AtomicBool,
    clubs: Clubs,
    /// Rooms say here that somebody may have to be notified.
    notifications: Notify,
    limits: Limits,
}

/// The way into a room.
#[derive(Clone, Debug)]
pub(crate) struct Door {
    pub(crate) mail: mpsc::Sender<Mail>,
    pub(crate) progress: Arc<Progress>,
}

/// How far a room is.
#[derive(Default, Debug)]
pub(crate) struct Progress {
    next: AtomicU64,
    people: AtomicU32,
}

impl Progress {
    /// Notes the number of the next entry, and how many people are known.
    pub(crate) fn note(&self, next: Seq, people: u32) {
        self.next.store(next.0, Relaxed);
        self.people.store(people, Relaxed);
    }
}

/// How long it takes until a room is entered again that the store has let down.
const AGAIN: Duration = Duration::from_secs(1);

/// Why a table can’t be had.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum HubError {
    /// There is none of this code.
    #[error("there is no such table")]
    NoSuchTable,
    /// It can’t be opened.
    #[error(transparent)]
    CantOpen(#[from] CantOpen),
    /// It can’t be saved so: what is wrong with each of its options.
    #[error("{}", .0.join("; "))]
    Options(Vec<String>),
    /// Somebody has opened too many tables.
    #[error("you opened many tables: try again in a minute")]
    TooMany,
    /// There is no such game.
    #[error("there is no game \"{0}\"")]
    NoSuchGame(String),
    /// It can’t be gone on with as it is saved.
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
        let mut node = [0; 8];
        if !settings.clock.fill(&mut node) {
            return Err(StoreError("there are no random numbers".to_owned()));
        }
        let thinkers = Some(settings.thinkers).filter(|&many| many > 0);
        let thinkers = thinkers.map(|many| Arc::new(Semaphore::new(many)));
        let this = Self(Arc::new(Inner {
            settings,
            node: NodeId(i64::from_le_bytes(node)),
            rooms: Mutex::default(),
            thinkers,
            heard: pulse::Heard::default(),
            ended: AtomicBool::new(false),
            clubs: Clubs::default(),
            notifications: Notify::new(),
            limits: Limits::default(),
        }));
        this.beat().await?;
        this.watch();
        this.see_to_clubs();
        Ok(this)
    }

    pub(crate) fn clock(&self) -> &dyn Clock {
        &*self.0.settings.clock
    }

    /// What the rooms share.
    pub fn settings(&self) -> &Settings {
        &self.0.settings
    }

    /// The places in which bots think; without any they think where they are asked.
    pub(crate) fn thinkers(&self) -> Option<Arc<Semaphore>> {
        self.0.thinkers.clone()
    }

    /// This program.
    pub(crate) fn node(&self) -> NodeId {
        self.0.node
    }

    /// Now.
    pub(crate) fn now(&self) -> Moment {
        self.settings().clock.now()
    }

    pub(crate) fn clubs(&self) -> &Clubs {
        &self.0.clubs
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.0.limits
    }

    pub(crate) fn notifications_wait(&self) -> &Notify {
        &self.0.notifications
    }

    /// Whether this program ends.
    pub(crate) fn has_ended(&self) -> bool {
        self.0.ended.load(Relaxed)
    }

    fn rooms(&self) -> MutexGuard<'_, BTreeMap<TableId, Arc<OnceCell<Door>>>> {
        self.0.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The doors of all rooms.
    fn doors(&self) -> Vec<(TableId, Door)> {
        let rooms = self.rooms();
        rooms.iter().filter_map(|(&table, cell)| Some((table, cell.get()?.clone()))).collect()
    }

    /// Tells every room something. One whose mailbox is full learns it by the next poll.
    fn tell_rooms(&self, mail: impl Fn() -> Mail) {
        for (_, door) in self.doors() {
            let _ = door.mail.try_send(mail());
        }
    }

    /// Tells other programs something about a table.
    pub(crate) fn tell_others(&self, table: TableId, name: &str, says: Says) {
        self.clubs().gone_on(table);
        let note = Note { from: self.node().0, table: table.0, name: name.to_owned(), says };
        self.settings().bus.tell(note);
    }

    /// Whether a table is in memory.
    pub(crate) fn has_room(&self, table: TableId) -> bool {
        self.rooms().contains_key(&table)
    }

    /// How many tables are in memory.
    pub fn open_rooms(&self) -> usize {
        self.rooms().len()
    }

    /// Opens a table, and gives its code.
    ///
    /// # Errors
    /// It can’t be opened.
    pub async fn open(&self, opening: Opening) -> Result<String, HubError> {
        self.keep(self.prepare(opening)?).await
    }

    /// A table as it would be opened.
    pub(crate) fn prepare(&self, opening: Opening) -> Result<NewTable, HubError> {
        let faults = opening.options.faults();
        if !faults.is_empty() {
            return Err(HubError::Options(faults));
        }
        let mut key = [0; 32];
        self.clock().fill(&mut key).then_some(()).ok_or(HubError::NoRandom)?;
        let name = keys::fresh_name(self.clock()).ok_or(HubError::NoRandom)?;
        let code = keys::fresh_code(self.clock()).ok_or(HubError::NoRandom)?;
        let header = with_kind!(kind_of(&opening)?, Rules => header::<Rules>(name, opening, Seed(key))?);
        Ok(NewTable { code, header, at: self.now() })
    }

    /// Keeps a new table, and gives its code.
    pub(crate) async fn keep(&self, table: NewTable) -> Result<String, HubError> {
        let code = table.code.clone();
        self.settings().store.open(table).await?;
        Ok(code)
    }

    /// The room of the table with a code.
    ///
    /// # Errors
    /// There is none.
    pub(crate) async fn room(&self, code: &str) -> Result<mpsc::Sender<Mail>, HubError> {
        let table = self.settings().store.find(code).await?.ok_or(HubError::NoSuchTable)?;
        self.room_of(table).await
    }

    async fn room_of(&self, table: TableId) -> Result<mpsc::Sender<Mail>, HubError> {
        if self.0.ended.load(Relaxed) {
            return Err(HubError::Busy);
        }
        let cell = Arc::clone(self.rooms().entry(table).or_default());
        let door = cell.get_or_try_init(|| self.enter(table)).await;
        match door {
            Ok(door) if !door.mail.is_closed() => Ok(door.mail.clone()),
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

    /// Enters a room again that the store has let down: those who were there and don’t come back are shown as away.
    pub(crate) fn enter_again(&self, table: TableId) {
        let this = self.clone();
        tokio::spawn(async move {
            while !this.0.ended.load(Relaxed) {
                tokio::time::sleep(AGAIN).await;
                if !matches!(this.room_of(table).await, Err(HubError::Store(_) | HubError::Busy)) {
                    break;
                }
            }
        });
    }

    /// Takes a room from the list, unless another has taken its place.
    fn forget(&self, table: TableId, cell: &Arc<OnceCell<Door>>) {
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
    async fn enter(&self, table: TableId) -> Result<Door, HubError> {
        let saved = self.settings().store.load(table).await?.ok_or(HubError::NoSuchTable)?;
        if online::club::Header::read(&saved.header).is_some() {
            return Err(HubError::NoSuchTable);
        }
        let header = Header::read(&saved.header)?;
        with_kind!(kind_of(&header.opening)?, Rules => self.begin_room::<Rules>(table, header, &saved))
    }

    fn begin_room<G: online::Game>(
        &self,
        id: TableId,
        header: Header,
        saved: &SavedTable,
    ) -> Result<Door, HubError> {
        let (mail, mailbox) = mpsc::channel(MAIL);
        let progress = Arc::<Progress>::default();
        let table = OnlineTable::of_header(header)?;
        let room = Room::<G>::new(self.clone(), (id, Arc::clone(&progress)), table, saved, mailbox)?;
        tokio::spawn(Box::new(room).run());
        Ok(Door { mail, progress })
    }

    /// Tells every room that the program ends: those who are there are told to come back.
    pub async fn end(&self) {
        self.0.ended.store(true, Relaxed);
        self.clubs().end().await;
        let doors = self.doors();
        for (_, door) in &doors {
            // A room that has ended needs no update.
            let _ = door.mail.send(Mail::End).await;
        }
        for (_, door) in &doors {
            door.mail.closed().await;
        }
    }
}

pub(crate) fn kind_of(opening: &Opening) -> Result<Kind, HubError> {
    Kind::of(opening).ok_or_else(|| HubError::NoSuchGame(table::quoted(&opening.game)))
}

fn header<G: online::Game>(name: String, opening: Opening, key: Seed) -> Result<String, HubError> {
    let header = OnlineTable::<G>::open(name, opening, key)?.header();
    serde_json::to_string(&header).map_err(|error| Broken::Header(error.to_string()).into())
}
