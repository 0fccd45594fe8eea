//! What the browser keeps: the copy of the page that works without a network, and what lies in its store.

use std::{thread, time::Instant};

use serde_json::Value;

use crate::browser::{
    BrowserUser,
    user::{PATIENCE, SOON},
};

/// Makes the store as the version before made it, with matches kept as a whole.
const VERSION_BEFORE: &str = "
const deletion = indexedDB.deleteDatabase('kookaburra');
// The worker of the page before may still be on its way out.
deletion.onblocked = () => setTimeout(() => done(false), 3000);
deletion.onsuccess = () => {
  const opening = indexedDB.open('kookaburra', 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('match');
    opening.result.createObjectStore('games', { autoIncrement: true });
  };
  opening.onsuccess = () => {
    const database = opening.result;
    const transaction = database.transaction('match', 'readwrite');
    for (const [key, text] of MATCHES) transaction.objectStore('match').put(text, key);
    transaction.oncomplete = () => { database.close(); done(true); };
  };
};";

/// Opens the store and does something in it.
const STORE: &str = "
const opening = indexedDB.open('kookaburra');
opening.onsuccess = () => {
  const database = opening.result;
  const transaction = database.transaction(['match', 'entry', 'games'], 'readwrite');
  const table = transaction.objectStore(TABLE);
  const answer = DO;
  transaction.oncomplete = () => { database.close(); done(answer.result ?? null); };
};";

impl BrowserUser<'_> {
    /// Waits until the whole page is kept in the browser.
    pub(crate) fn has_it_kept(&self) -> &Self {
        let script = "
            navigator.serviceWorker.ready.then((registration) => done(registration.active.state !== 'redundant'));";
        assert!(self.wait_for::<bool>(script));
        self
    }

    /// Waits until a new version has been fetched and waits for its time.
    pub(crate) fn has_a_new_version(&self) -> &Self {
        self.until("a new version", || {
            let script = "
                navigator.serviceWorker.getRegistration()
                  .then((registration) => registration.update())
                  .then((registration) => done(registration.waiting ? '' : 'none'), (error) => done(String(error)));";
            let missing: String = self.wait_for(script);
            missing.is_empty().then_some(())
        });
        self
    }

    /// Waits until a page opened anew is the one with this mark; says how it stands with the versions where it is not.
    pub(crate) fn is_the_version_with(&self, mark: &str) -> &Self {
        let states = "
            navigator.serviceWorker.getRegistration().then((registration) => done(JSON.stringify({
              installing: registration.installing?.state, waiting: registration.waiting?.state,
              active: registration.active?.state,
              controlled: registration.active === navigator.serviceWorker.controller,
              opened: performance.getEntriesByType('navigation').map((entry) => entry.type),
            })));";
        let begun = Instant::now();
        while !self.sees(mark) {
            let state: String = self.wait_for(states);
            assert!(begun.elapsed() < PATIENCE, "the page is not {mark}: {state}");
            thread::sleep(SOON);
        }
        self
    }

    /// What lies in a table of the store, `match`, `entry` or `games`, in the order of its keys.
    #[must_use]
    pub(crate) fn stored(&self, table: &str) -> Vec<String> {
        self.in_store(table, "table.getAll()")
    }

    /// The keys in a table of the store.
    #[must_use]
    pub(crate) fn stored_keys(&self, table: &str) -> Vec<Value> {
        self.in_store(table, "table.getAllKeys()")
    }

    /// The log of a match, as its entries make it.
    #[must_use]
    pub(crate) fn stored_log(&self, id: u64) -> String {
        let range = format!("IDBKeyRange.bound([{id}], [{id}, Infinity])");
        let entries: Vec<String> = self.in_store("entry", &format!("table.getAll({range})"));
        let beside: String = self.in_store("match", &format!("table.get({id})"));
        let beside: Value = serde_json::from_str(&beside).unwrap();
        let lines =
            std::iter::once(beside["header"].as_str().unwrap()).chain(entries.iter().map(String::as_str));
        lines.map(|line| format!("{line}\n")).collect()
    }

    /// Puts these matches into a store as the version before kept them. Nobody may have it open: the page is left.
    pub(crate) fn kept_by_the_version_before(&self, matches: &[(Value, String)]) -> &Self {
        let script = VERSION_BEFORE.replace("MATCHES", &serde_json::to_string(matches).unwrap());
        self.until("the store to be let go", || {
            self.go("service-worker.js");
            self.wait_for::<bool>(&script).then_some(())
        });
        self
    }

    /// Takes one thing out of a table of the store.
    pub(crate) fn remove_stored(&self, table: &str, key: &Value) -> &Self {
        let _: Value = self.in_store(table, &format!("table.delete({key})"));
        self
    }

    /// Empties a table of the store.
    pub(crate) fn empty_store(&self, table: &str) -> &Self {
        let _: Value = self.in_store(table, "table.clear()");
        self
    }

    fn in_store<T: serde::de::DeserializeOwned>(&self, table: &str, script: &str) -> T {
        self.wait_for(&STORE.replace("TABLE", &format!("{table:?}")).replace("DO", script))
    }
}
