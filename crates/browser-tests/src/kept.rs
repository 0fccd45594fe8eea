//! What the browser keeps of the page by itself: the copy that works without a network.

use crate::Visitor;

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
}
