//! Leaving a table: one goes once the table knows, and not before.

use futures_channel::oneshot;
use online_visitor::refusal;
use online_wire::Wish;
use wasm_bindgen_futures::spawn_local;

use super::Online;
use crate::{browser, route::Route};

impl Online {
    /// Leaves the table; the link leads back to it. Where the line is lost one stays until it is there again.
    pub(super) fn leaves(self) {
        let (tell, told) = oneshot::channel();
        self.send(Wish::Leave {}, None, Some(tell));
        spawn_local(async move {
            match told.await {
                Ok(Ok(())) => browser::go(&Route::Home.to_string(), false),
                Ok(Err(refused)) => self.refuse(refusal(self.say.texts(), &refused)),
                // The page has left.
                Err(_) => {}
            }
        });
    }

    /// Says something in one’s own words, and goes on once it was heard.
    pub fn write(self, text: String, then: impl FnOnce() + 'static) {
        let (tell, told) = oneshot::channel();
        self.done_with_news();
        self.send(Wish::Write(text), None, Some(tell));
        spawn_local(async move {
            match told.await {
                Ok(Ok(())) => then(),
                Ok(Err(refused)) => self.refuse(refusal(self.say.texts(), &refused)),
                Err(_) => {}
            }
        });
    }
}
