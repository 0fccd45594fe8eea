//! The page's side of the worker: asks, and waits for the reply. A worker that breaks down, or does not come up, is
//! replaced: the match is saved after every step, so that nothing is lost but the request that it broke down over.

use std::{collections::BTreeMap, rc::Rc};

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
    /// Hears of what the worker holds for the page.
    held: Option<Hears>,
    on_message: Option<Function>,
    on_error: Option<Function>,
}

/// Hears what the worker tells of something that it holds for the page beyond what it is asked: a seat at a table
/// online. Nothing is told by a worker that does not hold it yet: there it is to be begun.
pub type Hears = Rc<dyn Fn(Option<&[u8]>)>;

/// A request that has not been answered.
struct Open {
    message: Uint8Array,
    reply: oneshot::Sender<Reply>,
}

/// What came from the worker beside replies.
enum Heard {
    /// It listens.
    Ready,
    /// News for the page.
    News(News),
    /// Something is told of what it holds.
    Told(Hears, Vec<u8>),
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
        held: None,
        on_message: None,
        on_error: None,
    });
    let link = Link { line, news: RwSignal::new(None) };
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        match link.line.try_update_value(|line| line.heard(&event.data())).flatten() {
            Some(Heard::Ready) => link.greet(),
            Some(Heard::News(news)) => link.news.set(Some(news)),
            Some(Heard::Told(hears, bytes)) => hears(Some(&bytes)),
            None => {}
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
    /// Asks the worker at once, and lets the reply be waited for: why it can't be done is a sentence for the player,
    /// empty if there is no worker to ask.
    pub fn ask(self, request: Request) -> impl Future<Output = Reply> {
        let (sender, receiver) = oneshot::channel();
        // A request that is not sent drops its sender.
        self.line.try_update_value(|line| line.send(request, sender));
        async { receiver.await.unwrap_or_else(|_| Err(String::new())) }
    }

    /// Asks for something whose reply nobody waits for.
    pub fn tell(self, request: Request) {
        spawn_local(async move {
            // Nobody waits.
            let _ = self.ask(request).await;
        });
    }

    /// Has something held by the worker, until it is let go.
    pub fn hold(self, hears: &Hears) {
        let ready = self.line.try_update_value(|line| {
            line.held = Some(Rc::clone(hears));
            line.ready
        });
        if ready == Some(true) {
            hears(None);
        }
    }

    /// Lets go of what is held.
    pub fn decline(self) {
        self.line.try_update_value(|line| line.held = None);
    }

    /// A worker listens: it is told how to speak, begins what is held, and gets what nobody has answered.
    fn greet(self) {
        let Some((held, open)) = self.line.try_update_value(Line::greet) else { return };
        held.into_iter().for_each(|hears| hears(None));
        self.line.try_update_value(|line| line.post_all(&open));
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

    /// Tells a new worker how to speak; gives what it is to hold, and what is to be asked of it again.
    fn greet(&mut self) -> (Option<Hears>, Vec<Uint8Array>) {
        let number = self.number();
        let speech = self.speech.clone().and_then(|request| pack(&Asked { number, request }));
        self.post_all(speech.as_slice());
        (self.held.clone(), self.open.values().map(|open| open.message.clone()).collect())
    }

    fn post_all(&self, messages: &[Uint8Array]) {
        for message in messages {
            if let Some(worker) = &self.worker {
                // Bytes can be sent.
                let _ = worker.post_message(message);
            }
        }
    }

    /// The first message says that the worker listens; all others are replies, or news.
    fn heard(&mut self, came: &JsValue) -> Option<Heard> {
        if !self.ready {
            self.ready = true;
            return Some(Heard::Ready);
        }
        match unpack(came)? {
            Said::News(news) => return Some(Heard::News(news)),
            Said::Far(bytes) => return Some(Heard::Told(Rc::clone(self.held.as_ref()?), bytes)),
            Said::Reply(Replied { number, result }) => {
                let open = self.open.remove(&number)?;
                // The one who asked may be gone.
                let _ = open.reply.send(result);
            }
        }
        None
    }

    /// The worker has broken down, over the request that it was at.
    fn give_up_first(&mut self, sorry: String) {
        if let Some((_, open)) = self.open.pop_first() {
            // The one who asked may be gone.
            let _ = open.reply.send(Err(sorry));
        }
    }
}
