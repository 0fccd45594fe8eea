//! Whom tables wait for that give a day for a move, and the browsers that are notified for it while their page is
//! closed.

use async_trait::async_trait;
use online::{Awaited, Moment};
use table::Seq;

use super::{Result, TableId};

/// A browser that wants to be notified.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Browser {
    /// The address at which its maker’s server takes notifications: anyone who has it can notify.
    pub endpoint: String,
    /// The hash of its person’s key, in hex.
    pub key: String,
    /// When not.
    pub quiet: Quiet,
    /// The address that it had before.
    pub before: Option<String>,
}

/// The hours in which nobody is notified, where that person is.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Quiet {
    /// The minute of the day at which they begin.
    pub from: u16,
    /// The minute of the day at which they are over.
    pub to: u16,
    /// How many minutes their clock was ahead of UTC when they were chosen: for where the zone is not known.
    pub offset: i16,
    /// The zone of that place, by its name in the database of time zones.
    pub zone: Option<String>,
}

/// A table that waits for somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Its code.
    pub code: String,
    /// Its header, as JSON.
    pub header: String,
    /// From when on they are waited for: days off may come before.
    pub from: Moment,
    /// Whether they have not been there since.
    pub missed: bool,
}

/// A notification that one program has taken upon itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notification {
    /// Where.
    pub endpoint: String,
    /// The hash of the person’s key, in hex.
    pub key: String,
    /// When they are not notified.
    pub quiet: Quiet,
    /// How often it has been tried, with this time.
    pub tried: u32,
    /// When another program takes it, if nothing is heard of this one.
    pub until: Moment,
}

/// What became of a notification.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notified {
    /// It is out, since this moment: there is no other until its person has looked.
    Out(Moment),
    /// It is to be tried again then.
    Again(Moment),
    /// It is too early: its time is then.
    Later(Moment),
    /// There is nothing to notify for, or no sense in it.
    Nothing,
    /// Nobody can be notified there any more.
    Gone,
}

/// The most browsers of one person.
pub(crate) const MOST_BROWSERS: u32 = 5;

/// Keeps whom tables wait for, and who wants to hear of it.
#[async_trait]
pub trait Turns: Send + Sync + 'static {
    /// Keeps what signs notifications, unless there is something; gives what is saved.
    async fn signs(&self, fresh: &[u8]) -> Result<Vec<u8>>;

    /// Keeps a browser, if its person is at any table; false if not. One with the same address, and the oldest of more
    /// than five of the person, are replaced.
    async fn subscribe(&self, browser: Browser, now: Moment) -> Result<bool>;

    /// When somebody is not to be notified at a browser of theirs, or, if none is named, at that which they have told
    /// of last; nothing if they are not notified there at all.
    async fn quiet(&self, key: &str, endpoint: Option<&str>) -> Result<Option<Quiet>>;

    /// Deletes a browser of somebody.
    async fn unsubscribe(&self, key: &str, endpoint: &str) -> Result<()>;

    /// Deletes the browsers of those who are at no table any more; says how many.
    async fn forget_strangers(&self) -> Result<u64>;

    /// Keeps whom a table waits for, and when it goes on without them, if it is still so far. Whoever has not been
    /// there since, and is waited for anew, is to be notified, unless a notification is out for them.
    async fn wait_for(
        &self,
        table: TableId,
        next: Seq,
        awaited: &[Awaited],
        until: Option<Moment>,
    ) -> Result<()>;

    /// Takes so many tables that go on without those whom they waited for, whoever has them in memory; no other program
    /// gets them before `until`.
    async fn fallen_due(&self, now: Moment, until: Moment, most: u32) -> Result<Vec<TableId>>;

    /// The tables that wait for whoever has this key, those first that have waited longest.
    async fn turns_of(&self, key: &str) -> Result<Vec<Turn>>;

    /// Notes that whoever has this key has looked.
    async fn looked(&self, key: &str, now: Moment) -> Result<()>;

    /// Takes so many notifications whose time has come; no other program gets them before `until`.
    async fn notifications(&self, now: Moment, until: Moment, most: u32) -> Result<Vec<Notification>>;

    /// Notes what became of a notification, unless it is to be notified anew since.
    async fn notified(&self, notification: &Notification, became: Notified) -> Result<()>;
}
