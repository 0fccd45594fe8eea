//! A place that keeps tables apart from those of all other tests, with a clock that can be set on, and a server that
//! can restart.

use std::sync::{
    Arc, Mutex,
    atomic::{AtomicU64, Ordering::Relaxed},
};

use async_trait::async_trait;
use online_server::{Clock, Heard, Hub, InProcess, Memory, Moment, Notifier, Settings, SystemClock};

use crate::browser::{BrowserUser, House, Open};

/// The clock of this computer, set on.
#[derive(Default, Debug)]
struct SetOn(AtomicU64);

impl Clock for SetOn {
    fn now(&self) -> Moment {
        SystemClock.now().after(self.0.load(Relaxed))
    }
}

/// Notifications that no server of a browser’s maker hears.
struct Unheard;

#[async_trait]
impl Notifier for Unheard {
    fn key(&self) -> &str {
        "BAAA"
    }

    fn takes(&self, _: &str) -> bool {
        true
    }

    async fn notify(&self, _: &str, _: Moment) -> Heard {
        Heard::Failed
    }
}

/// A place that keeps tables.
pub(crate) struct Tables<'a> {
    house: &'a House,
    clock: Arc<SetOn>,
    store: Arc<Memory>,
    address: String,
    port: u16,
    open: Mutex<Option<(Open, Hub)>>,
}

impl House {
    /// A place that keeps tables of its own.
    #[must_use]
    pub(crate) fn tables(&self) -> Tables<'_> {
        let (clock, store) = (Arc::<SetOn>::default(), Arc::<Memory>::default());
        let port = testkit::servers::free_port();
        let open = serve(self, &clock, &store, port);
        let address = open.0.address.clone();
        Tables { house: self, clock, store, address, port, open: Mutex::new(Some(open)) }
    }
}

fn serve(house: &House, clock: &Arc<SetOn>, store: &Arc<Memory>, port: u16) -> (Open, Hub) {
    let (clock, store) = (Arc::clone(clock), Arc::clone(store));
    let bus = Arc::new(InProcess::default());
    let settings =
        Settings { store, bus, clock, thinkers: 1, public_url: None, notifier: Some(Arc::new(Unheard)) };
    let hub = house.runtime.block_on(Hub::begin(settings)).unwrap();
    (Open::new(&house.runtime, &house.page.folder, port, Some(hub.clone())).unwrap(), hub)
}

impl<'a> Tables<'a> {
    /// Somebody comes.
    #[must_use]
    pub(crate) fn user(&self) -> BrowserUser<'a> {
        BrowserUser::new(self.house, &self.address)
    }

    /// Lets seconds pass at the table at which somebody is, or in the club that they look at.
    pub(crate) fn later(&self, seconds: u64, at: &BrowserUser<'_>) {
        for _ in 0..seconds {
            self.clock.0.fetch_add(1_000, Relaxed);
            // A time in which no server said that it is there would be nobody’s loss.
            let hub = self.open.lock().unwrap().as_ref().map(|(_, hub)| hub.clone());
            hub.into_iter().for_each(|hub| self.house.runtime.block_on(hub.beat()).unwrap());
        }
        // Whoever is asked something looks at the clock.
        at.run(
            "const [, room, code] = location.hash.split('/');
            fetch(`/api/${room === 'c' ? 'clubs' : 'tables'}/${code}`);",
        );
    }

    /// The server ends; nothing that was acknowledged is lost.
    pub(crate) fn stop(&self) {
        let open = self.open.lock().unwrap().take();
        open.into_iter().for_each(|(open, _)| self.house.close(open));
    }

    /// It is there again.
    pub(crate) fn start(&self) {
        let open = serve(self.house, &self.clock, &self.store, self.port);
        *self.open.lock().unwrap() = Some(open);
    }
}

impl Drop for Tables<'_> {
    fn drop(&mut self) {
        self.stop();
    }
}
