//! Whom tables wait for, in memory.

use std::collections::BTreeMap;

use async_trait::async_trait;
use online::{Awaited, Moment};
use table::Seq;

use super::{
    super::{Browser, MOST_BROWSERS, Notification, Notified, Quiet, Result, TableId, Turn, Turns},
    Memory, Saved,
};

/// Whom tables wait for, and the browsers that want to hear of it.
#[derive(Default, Debug)]
pub(super) struct Waits {
    signs: Option<Vec<u8>>,
    browsers: BTreeMap<String, Listening>,
    pub(super) awaited: BTreeMap<TableId, Vec<Awaited>>,
    pub(super) deadlines: BTreeMap<TableId, Moment>,
}

#[derive(Debug)]
struct Listening {
    key: String,
    saved: Moment,
    quiet: Quiet,
    due: Option<Moment>,
    tried: u32,
    notified: Moment,
    looked: Moment,
}

impl Listening {
    /// Whether a notification is out that nobody has looked at.
    fn is_out(&self) -> bool {
        self.notified > self.looked
    }
}

impl Waits {
    pub(super) fn forget(&mut self, key: &str) {
        self.browsers.retain(|_, browser| browser.key != key);
    }
}

impl Saved {
    fn is_known(&self, key: &str) -> bool {
        self.tables.values().any(|table| table.people.values().any(|person| person.key == key))
    }
}

#[async_trait]
impl Turns for Memory {
    async fn signs(&self, fresh: &[u8]) -> Result<Vec<u8>> {
        Ok(self.saved().waits.signs.get_or_insert_with(|| fresh.to_vec()).clone())
    }

    async fn subscribe(&self, browser: Browser, now: Moment) -> Result<bool> {
        let mut saved = self.saved();
        if !saved.is_known(&browser.key) {
            return Ok(false);
        }
        let Browser { endpoint, key, quiet, before } = browser;
        let browsers = &mut saved.waits.browsers;
        browsers.retain(|other, browser| Some(other) != before.as_ref() || browser.key != key);
        match browsers.get_mut(&endpoint).filter(|before| before.key == key) {
            Some(before) => (before.quiet, before.saved) = (quiet, now),
            None => {
                let zero = Moment::default();
                let fresh = Listening {
                    key: key.clone(),
                    saved: now,
                    quiet,
                    due: None,
                    tried: 0,
                    notified: zero,
                    looked: zero,
                };
                browsers.insert(endpoint, fresh);
            }
        }
        let mut own: Vec<(Moment, String)> = browsers
            .iter()
            .filter(|(_, browser)| browser.key == key)
            .map(|(endpoint, browser)| (browser.saved, endpoint.clone()))
            .collect();
        own.sort_unstable();
        let many = own.len().saturating_sub(MOST_BROWSERS as usize);
        own.iter().take(many).for_each(|(_, endpoint)| drop(browsers.remove(endpoint)));
        Ok(true)
    }

    async fn quiet(&self, key: &str, endpoint: Option<&str>) -> Result<Option<Quiet>> {
        let saved = self.saved();
        let own = saved.waits.browsers.iter().filter(|(at, browser)| {
            browser.key == key && endpoint.is_none_or(|endpoint| endpoint == at.as_str())
        });
        let last = own.max_by_key(|(at, browser)| (browser.saved, at.as_str()));
        Ok(last.map(|(_, browser)| browser.quiet.clone()))
    }

    async fn unsubscribe(&self, key: &str, endpoint: &str) -> Result<()> {
        self.saved().waits.browsers.retain(|other, browser| other != endpoint || browser.key != key);
        Ok(())
    }

    async fn forget_strangers(&self) -> Result<u64> {
        let mut saved = self.saved();
        let mut browsers = std::mem::take(&mut saved.waits.browsers);
        let before = browsers.len();
        browsers.retain(|_, browser| saved.is_known(&browser.key));
        let gone = before - browsers.len();
        saved.waits.browsers = browsers;
        Ok(gone as u64)
    }

    async fn wait_for(
        &self,
        table: TableId,
        next: Seq,
        awaited: &[Awaited],
        until: Option<Moment>,
    ) -> Result<()> {
        let Saved { tables, waits, .. } = &mut *self.saved();
        let Some(saved) = tables.get(&table).filter(|saved| saved.next() == next) else { return Ok(()) };
        match until {
            Some(until) => waits.deadlines.insert(table, until),
            None => waits.deadlines.remove(&table),
        };
        let before = waits.awaited.insert(table, awaited.to_vec()).unwrap_or_default();
        let is_known = |awaited: &Awaited| {
            before
                .iter()
                .any(|it| it.missed && (it.participant, it.since) == (awaited.participant, awaited.since))
        };
        for awaited in awaited.iter().filter(|awaited| awaited.missed && !is_known(awaited)) {
            let Some(person) = saved.people.get(&awaited.participant.0) else { continue };
            let of = waits.browsers.values_mut().filter(|browser| browser.key == person.key);
            for browser in of.filter(|browser| !browser.is_out()) {
                browser.due = Some(browser.due.map_or(awaited.from, |due| due.min(awaited.from)));
                browser.tried = 0;
            }
        }
        Ok(())
    }

    async fn fallen_due(&self, now: Moment, until: Moment, most: u32) -> Result<Vec<TableId>> {
        let deadlines = &mut self.saved().waits.deadlines;
        let due = deadlines.iter_mut().filter(|(_, at)| **at <= now).take(most as usize);
        Ok(due.map(|(&table, at)| (table, *at = until).0).collect())
    }

    async fn turns_of(&self, key: &str) -> Result<Vec<Turn>> {
        let Saved { tables, waits, .. } = &*self.saved();
        let mut turns = Vec::new();
        for (table, awaited) in &waits.awaited {
            let Some(table) = tables.get(table) else { continue };
            let of = |awaited: &&Awaited| {
                table.people.get(&awaited.participant.0).is_some_and(|person| person.key == key)
            };
            turns.extend(awaited.iter().filter(of).map(|awaited| Turn {
                code: table.new.code.clone(),
                header: table.new.header.clone(),
                from: awaited.from,
                missed: awaited.missed,
            }));
        }
        turns.sort_by_key(|turn| turn.from);
        Ok(turns)
    }

    async fn looked(&self, key: &str, now: Moment) -> Result<()> {
        let mut saved = self.saved();
        let own = saved.waits.browsers.values_mut().filter(|browser| browser.key == key);
        own.for_each(|browser| browser.looked = browser.looked.max(now));
        Ok(())
    }

    async fn notifications(&self, now: Moment, until: Moment, most: u32) -> Result<Vec<Notification>> {
        let mut saved = self.saved();
        let due = saved
            .waits
            .browsers
            .iter_mut()
            .filter(|(_, browser)| browser.due.is_some_and(|due| due <= now) && !browser.is_out());
        let taken = due.take(most as usize).map(|(endpoint, browser)| {
            browser.due = Some(until);
            browser.tried += 1;
            let (key, quiet, tried) = (browser.key.clone(), browser.quiet.clone(), browser.tried);
            Notification { endpoint: endpoint.clone(), key, quiet, tried, until }
        });
        Ok(taken.collect())
    }

    async fn notified(&self, notification: &Notification, became: Notified) -> Result<()> {
        let mut saved = self.saved();
        let browsers = &mut saved.waits.browsers;
        if became == Notified::Gone {
            browsers.remove(&notification.endpoint);
            return Ok(());
        }
        let Some(browser) = browsers.get_mut(&notification.endpoint) else { return Ok(()) };
        match became {
            Notified::Out(at) => (browser.notified, browser.due) = (at, None),
            _ if browser.due != Some(notification.until) => {}
            Notified::Again(at) => browser.due = Some(at),
            Notified::Later(at) => (browser.due, browser.tried) = (Some(at), 0),
            Notified::Nothing | Notified::Gone => browser.due = None,
        }
        Ok(())
    }
}
