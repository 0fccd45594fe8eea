//! The page's side of the worker: asks, and waits for the reply.

use std::collections::HashMap;

use futures_channel::oneshot;
use js_sys::Uint8Array;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{HtmlScriptElement, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::{
    browser,
    message::{Asked, Replied, Request, Response, pack, unpack},
};

/// What comes of a request; an error is a sentence for the player.
pub type Reply = Result<Response, String>;

/// The line to the worker. `Copy`: take it into any closure.
#[derive(Clone, Copy)]
pub struct Link(StoredValue<Line, LocalStorage>);

struct Line {
    /// None if the browser gives no worker.
    worker: Option<Worker>,
    /// Whether the worker has said that it listens.
    ready: bool,
    next: u32,
    /// Messages that wait until it does.
    unsent: Vec<Uint8Array>,
    waiting: HashMap<u32, oneshot::Sender<Reply>>,
}

/// Starts the worker, and puts the line to it into the context of the page.
pub fn provide_link() -> Link {
    let line = Line { worker: start(), ready: false, next: 0, unsent: Vec::new(), waiting: HashMap::new() };
    let link = Link(StoredValue::new_local(line));
    link.listen();
    provide_context(link);
    link
}

/// The line to the worker.
///
/// # Panics
/// Outside the page.
#[must_use]
pub fn use_link() -> Link {
    expect_context()
}

/// The worker runs the same script that has started the page.
fn start() -> Option<Worker> {
    let script = browser::document()?.get_element_by_id("start")?.dyn_into::<HtmlScriptElement>().ok()?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(&script.src(), &options).ok()
}

impl Link {
    /// Asks the worker, and waits for the reply.
    ///
    /// # Errors
    /// Why it can't be done, in a sentence for the player; empty if there is no worker to ask.
    pub async fn ask(self, request: Request) -> Reply {
        let (sender, receiver) = oneshot::channel();
        let sent = self.0.try_update_value(|line| line.send(request, sender));
        if sent != Some(true) {
            return Err(String::new());
        }
        receiver.await.unwrap_or_else(|_| Err(String::new()))
    }

    /// Asks for something whose reply nobody waits for.
    pub fn tell(self, request: Request) {
        wasm_bindgen_futures::spawn_local(async move {
            let _nobody_waits = self.ask(request).await;
        });
    }

    fn listen(self) {
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            self.0.try_update_value(|line| line.heard(&event.data()));
        });
        self.0.with_value(|line| {
            if let Some(worker) = &line.worker {
                worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
            }
        });
        // The page listens as long as it lives.
        heard.forget();
    }
}

impl Line {
    fn send(&mut self, request: Request, sender: oneshot::Sender<Reply>) -> bool {
        let number = self.next;
        self.next = self.next.wrapping_add(1);
        let Some(message) = pack(&Asked { number, request }) else { return false };
        let Some(worker) = &self.worker else { return false };
        if self.ready {
            if worker.post_message(&message).is_err() {
                return false;
            }
        } else {
            self.unsent.push(message);
        }
        self.waiting.insert(number, sender);
        true
    }

    /// The first message says that the worker listens; all others are replies.
    fn heard(&mut self, came: &JsValue) {
        if !self.ready {
            self.ready = true;
            for message in std::mem::take(&mut self.unsent) {
                if let Some(worker) = &self.worker {
                    let _bytes_can_be_sent = worker.post_message(&message);
                }
            }
            return;
        }
        if let Some(Replied { number, result }) = unpack(came)
            && let Some(sender) = self.waiting.remove(&number)
        {
            let _who_asked_may_be_gone = sender.send(result);
        }
    }
}
