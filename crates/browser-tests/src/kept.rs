//! What the browser keeps: the copy of the page that works without a network, and what lies in its store.

use serde_json::Value;

use crate::Visitor;

/// Opens the store and does something in it.
const STORE: &str = "
const done = arguments[0];
const opening = indexedDB.open('kookaburra');
opening.onsuccess = () => {
  const database = opening.result;
  const transaction = database.transaction(['match', 'games'], 'readwrite');
  const table = transaction.objectStore(TABLE);
  const answer = DO;
  transaction.oncomplete = () => { database.close(); done(answer.result ?? null); };
};";

impl Visitor<'_> {
    /// Waits until the whole page is kept in the browser.
    pub fn has_it_kept(&self) -> &Self {
        let script = "
            const done = arguments[0];
            navigator.serviceWorker.ready.then((registration) => done(registration.active.state !== 'redundant'));";
        assert!(self.wait_for::<bool>(script));
        self
    }

    /// Waits until a new version has been fetched and waits for its time.
    pub fn has_a_new_version(&self) -> &Self {
        self.until("a new version", || {
            let script = "
                const done = arguments[0];
                navigator.serviceWorker.getRegistration()
                  .then((registration) => registration.update())
                  .then((registration) => done(registration.waiting ? '' : 'none'), (error) => done(String(error)));";
            let missing: String = self.wait_for(script);
            missing.is_empty().then_some(())
        });
        self
    }

    /// What lies in a table of the store, `match` or `games`, in the order of its keys.
    #[must_use]
    pub fn stored(&self, table: &str) -> Vec<String> {
        self.in_store(table, "table.getAll()")
    }

    /// The keys in a table of the store.
    #[must_use]
    pub fn stored_keys(&self, table: &str) -> Vec<Value> {
        self.in_store(table, "table.getAllKeys()")
    }

    /// Puts a text into a table of the store, as another version of the page might have done.
    pub fn store(&self, table: &str, text: &str, key: &str) -> &Self {
        let _: Value = self.in_store(table, &format!("table.put({text:?}, {key})"));
        self
    }

    /// Empties a table of the store.
    pub fn empty_store(&self, table: &str) -> &Self {
        let _: Value = self.in_store(table, "table.clear()");
        self
    }

    fn in_store<T: serde::de::DeserializeOwned>(&self, table: &str, script: &str) -> T {
        self.wait_for(&STORE.replace("TABLE", &format!("{table:?}")).replace("DO", script))
    }
}
