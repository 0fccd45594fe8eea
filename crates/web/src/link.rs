//! The page's side of the worker: asks, and waits for the reply. A worker that breaks down, or does not come up, is
//! replaced: the match is kept after every step, so that nothing is lost but the request that it broke down over.

use std::collections::BTreeMap;

use futures_channel::oneshot;
use gloo_timers::future::TimeoutFuture;
use js_sys::{Function, Uint8Array};
use leptos::{ev, prelude::*};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlScriptElement, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::{
    browser,
    message::{Asked, News, Replied, Request, Response, Said, pack, unpack},
    words::use_words,
};

/// What comes of a request; an error is a sentence for the player.
pub type Reply = Result<Response, String>;

/// How long the first, the second and the third worker may take until they listen, in milliseconds.
const PATIENCE: [u32; 3] = [10_000, 20_000, 40_000];

/// The line to the worker. `Copy`: take it into any closure.
#[derive(Clone, Copy)]
pub struct Link {
    line: StoredValue<Line, LocalStorage>,
    /// What the worker has said last without having been asked.
    pub news: RwSignal<Option<News>>,
}

struct Line {
    /// None if the browser gives no worker.
    worker: Option<Worker>,
    /// Whether the worker has said that it listens.
    ready: bool,
    next: u32,
    /// The requests that are not answered yet, in order.
    open: BTreeMap<u32, Open>,
    /// How the worker was last told to speak: one that takes its place must be told too.
    speech: Option<Request>,
    on_message: Option<Function>,
    on_error: Option<Function>,
}

/// A request that has not been answered.
struct Open {
    message: Uint8Array,
    reply: oneshot::Sender<Reply>,
}

/// Starts the worker, and puts the line to it into the context of the page.
pub fn provide_link() -> Link {
    let say = use_words();
    let line = StoredValue::new_local(Line {
        worker: None,
        ready: false,
        next: 0,
        open: BTreeMap::new(),
        speech: None,
        on_message: None,
        on_error: None,
    });
    let link = Link { line, news: RwSignal::new(None) };
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let news = link.line.try_update_value(|line| line.heard(&event.data())).flatten();
        if news.is_some() {
            link.news.set(news);
        }
    });
    let on_error = Closure::<dyn FnMut()>::new(move || {
        // One that has not come up yet is replaced when its time is over.
        if link.line.try_with_value(|line| line.ready) == Some(true) {
            let sorry = say.texts().get("web-mishap");
            link.line.try_update_value(|line| line.give_up_first(sorry));
            link.begin();
        }
    });
    // The page listens as long as it lives.
    link.line.update_value(|line| {
        line.on_message = Some(on_message.into_js_value().unchecked_into());
        line.on_error = Some(on_error.into_js_value().unchecked_into());
    });
    link.begin();
    // A page that the browser puts by, to show it again when somebody comes back, would keep the store to itself.
    let put_by = window_event_listener(ev::pagehide, move |_| {
        link.line.try_update_value(Line::stop);
    });
    let back = window_event_listener(ev::pageshow, move |event| {
        if event.persisted() {
            link.begin();
        }
    });
    on_cleanup(move || {
        put_by.remove();
        back.remove();
    });
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
        let sent = self.line.try_update_value(|line| line.send(request, sender));
        if sent != Some(true) {
            return Err(String::new());
        }
        receiver.await.unwrap_or_else(|_| Err(String::new()))
    }

    /// Asks for something whose reply nobody waits for.
    pub fn tell(self, request: Request) {
        spawn_local(async move {
            let _nobody_waits = self.ask(request).await;
        });
    }

    /// Starts a worker, and another one if it does not come up.
    fn begin(self) {
        self.line.try_update_value(Line::replace);
        spawn_local(async move {
            for patience in PATIENCE {
                TimeoutFuture::new(patience).await;
                if self.line.try_with_value(|line| line.ready) != Some(false) {
                    return;
                }
                self.line.try_update_value(Line::replace);
            }
        });
    }
}

impl Line {
    /// Ends the worker. What it has not answered waits for another one.
    fn stop(&mut self) {
        if let Some(worker) = self.worker.take() {
            worker.terminate();
        }
        self.ready = false;
    }

    /// Starts a worker in the place of the one before.
    fn replace(&mut self) {
        self.stop();
        self.worker = start();
        if let Some(worker) = &self.worker {
            worker.set_onmessage(self.on_message.as_ref());
            worker.set_onerror(self.on_error.as_ref());
        }
    }

    fn send(&mut self, request: Request, reply: oneshot::Sender<Reply>) -> bool {
        if matches!(request, Request::Speak { .. }) {
            self.speech = Some(request.clone());
        }
        let number = self.number();
        let Some(message) = pack(&Asked { number, request }) else { return false };
        let Some(worker) = &self.worker else { return false };
        if self.ready && worker.post_message(&message).is_err() {
            return false;
        }
        self.open.insert(number, Open { message, reply });
        true
    }

    fn number(&mut self) -> u32 {
        let number = self.next;
        self.next = self.next.wrapping_add(1);
        number
    }

    /// The first message says that the worker listens; all others are replies, or news.
    fn heard(&mut self, came: &JsValue) -> Option<News> {
        if !self.ready {
            self.ready = true;
            let number = self.number();
            let speech = self.speech.clone().and_then(|request| pack(&Asked { number, request }));
            if let Some(worker) = &self.worker {
                for message in speech.iter().chain(self.open.values().map(|open| &open.message)) {
                    let _bytes_can_be_sent = worker.post_message(message);
                }
            }
            return None;
        }
        match unpack(came)? {
            Said::News(news) => return Some(news),
            Said::Reply(Replied { number, result }) => {
                let open = self.open.remove(&number)?;
                let _who_asked_may_be_gone = open.reply.send(result);
            }
        }
        None
    }

    /// The worker has broken down, over the request that it was at.
    fn give_up_first(&mut self, sorry: String) {
        if let Some((_, open)) = self.open.pop_first() {
            let _who_asked_may_be_gone = open.reply.send(Err(sorry));
        }
    }
}
