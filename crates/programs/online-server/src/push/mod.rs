//! Notifications at the browsers of those for whom a table waits that gives a day for a move, while their page is
//! closed. A notification says nothing: the browser wakes, and asks here what there is to be said.

mod api;
mod quiet;
#[cfg(feature = "shared")]
mod web_push;

use async_trait::async_trait;
use futures_util::StreamExt;
use online::{Game, Moment, OnlineTable};

use crate::{Hub, Notification, Notified, StoreError, TableId, Turn};
pub(crate) use api::routes;
#[cfg(feature = "shared")]
pub use web_push::{Contact, NoPush, NotAContact, WebPush};

/// How many notifications are taken together, and how many are under way at once.
const TOGETHER: u32 = 64;
const AT_ONCE: usize = 16;
/// How long another program leaves a notification to the one that took it, in milliseconds: longer than all of them
/// take.
const TAKEN_FOR: u64 = 120_000;
const MINUTE: u64 = 60_000;
/// How long it takes until a notification is tried again that nobody has taken.
const GAPS: [u64; 4] = [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE];

/// What came of a notification.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heard {
    /// It is on its way to the browser.
    Taken,
    /// There is no such browser any more.
    Gone,
    /// It was not taken now.
    Failed,
}

/// Notifies browsers.
#[async_trait]
pub trait Notifier: Send + Sync + 'static {
    /// The public half of the key that signs notifications, as browsers want it.
    fn key(&self) -> &str;

    /// Whether this is an address at which a notification may be sent.
    fn takes(&self, endpoint: &str) -> bool;

    /// Sends one.
    async fn notify(&self, endpoint: &str, now: Moment) -> Heard;
}

/// The decision on a notification whose time has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sense {
    Notification,
    Later(Moment),
    None,
}

/// Whether it still makes sense to notify.
fn sense(notification: &Notification, turns: &[Turn], now: Moment) -> Sense {
    let missed = turns.iter().filter(|turn| turn.missed).map(|turn| turn.from);
    match missed.min() {
        None => Sense::None,
        Some(from) if from > now => Sense::Later(from),
        Some(_) => notification.quiet.until(now).map_or(Sense::Notification, Sense::Later),
    }
}

impl Hub {
    /// Notifications for everybody whose time has come. Whoever can’t be reached now is tried again later.
    ///
    /// # Errors
    /// The store.
    pub async fn notify(&self) -> Result<(), StoreError> {
        let Some(notifier) = self.settings().notifier.clone() else { return Ok(()) };
        let turns = self.settings().store.turns();
        loop {
            let now = self.now();
            let notifications = turns.notifications(now, now.after(TAKEN_FOR), TOGETHER).await?;
            let are_all = notifications.len() < TOGETHER as usize;
            let mut under_way = futures_util::stream::iter(notifications)
                .map(|notification| self.notify_at(&*notifier, notification))
                .buffer_unordered(AT_ONCE);
            while let Some(outcome) = under_way.next().await {
                outcome?;
            }
            if are_all {
                return Ok(());
            }
        }
    }

    async fn notify_at(&self, notifier: &dyn Notifier, notification: Notification) -> Result<(), StoreError> {
        let turns = self.settings().store.turns();
        let now = self.now();
        let became = match sense(&notification, &turns.turns_of(&notification.key).await?, now) {
            Sense::None => Notified::Nothing,
            Sense::Later(at) => Notified::Later(at),
            Sense::Notification => match notifier.notify(&notification.endpoint, now).await {
                Heard::Taken => Notified::Out(now),
                Heard::Gone => Notified::Gone,
                Heard::Failed => {
                    let gap = GAPS.get(notification.tried.saturating_sub(1) as usize);
                    gap.map_or(Notified::Nothing, |&gap| Notified::Again(now.after(gap)))
                }
            },
        };
        turns.notified(&notification, became).await
    }

    /// Waits until somebody may have to be notified.
    pub(crate) async fn is_to_notify(&self) {
        self.notifications_wait().notified().await;
    }

    /// Keeps whom a table waits for, and until when; whether that is done. The time of the table may be so many
    /// milliseconds ahead of the clock, by which all tables are notified and woken.
    pub(crate) async fn waits<G: Game>(&self, id: TableId, table: &OnlineTable<G>, ahead: u64) -> bool {
        let by_clock = |moment: Moment| Moment(moment.0.saturating_sub(ahead));
        let mut awaited = table.awaited();
        for awaited in &mut awaited {
            awaited.from = by_clock(awaited.from);
        }
        let due = table.due().map(|due| by_clock(due.at));
        let saved = self.settings().store.turns().wait_for(id, table.next_seq(), &awaited, due).await;
        if let Err(error) = &saved {
            tracing::warn!(table = table.name(), %error, "whom it waits for is not kept");
        }
        if awaited.iter().any(|awaited| awaited.missed) {
            self.notifications_wait().notify_one();
        }
        saved.is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Quiet;

    #[test]
    fn a_knock_makes_sense_while_somebody_is_waited_for_and_awake() {
        const HOUR: u64 = 3_600_000;
        let quiet = Quiet { from: 22 * 60, to: 8 * 60, ..Quiet::default() };
        let notification = Notification {
            endpoint: String::new(),
            key: String::new(),
            quiet,
            tried: 1,
            until: Moment::default(),
        };
        let turn = |from: u64, missed| Turn {
            code: String::new(),
            header: String::new(),
            from: Moment(from * HOUR),
            missed,
        };
        let at = |hour: u64, turns: &[Turn]| sense(&notification, turns, Moment(hour * HOUR));
        assert_eq!(at(12, &[]), Sense::None);
        assert_eq!(at(12, &[turn(9, false)]), Sense::None, "they have been there");
        assert_eq!(at(12, &[turn(9, false), turn(10, true)]), Sense::Notification);
        assert_eq!(at(12, &[turn(40, true), turn(60, true)]), Sense::Later(Moment(40 * HOUR)), "days off");
        assert_eq!(at(23, &[turn(10, true)]), Sense::Later(Moment(32 * HOUR)), "they sleep");
    }
}
