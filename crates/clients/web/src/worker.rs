//! The worker's side: the desk of the match that this tab plays, the store, and a queue of requests that are answered
//! in order.

mod backup;
mod records;

use std::{cell::Cell, rc::Rc};

use desk::wire::{DeskReply, DeskRequest, Opening, Preferences, TableRequest};
use desk::{Answer, Desk};
use futures_channel::mpsc;
use futures_util::StreamExt;
use learning::figures::Game;
use players::Level;
use records::{Errand, errands};
use serde_json::json;
use table::{Seat, Seed, Seq};
use texts::{Lang, Texts};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{BroadcastChannel, DedicatedWorkerGlobalScope, MessageEvent};

use crate::{
    browser,
    games::{self, Failure},
    hold::{self, Hold},
    message::{Asked, News, Replied, Request, Response, Said, pack, unpack},
    online::{self, far::Far},
    store::{About, Fresh, Saved, SavedMatch, Slot, Store, Trouble},
    words,
};

/// Where the tabs tell each other that they have kept something.
const CHANNEL: &str = "kookaburra";

/// Listens to the page for as long as it lives.
pub(crate) fn start(scope: DedicatedWorkerGlobalScope) {
    let (sender, mut requests) = mpsc::unbounded::<JsValue>();
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        // Nobody listens.
        let _ = sender.unbounded_send(event.data());
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    // The worker listens as long as it lives.
    heard.forget();
    post(&scope, &"ready".into());
    let page = Page(scope);
    wasm_bindgen_futures::spawn_local(async move {
        let mut worker = Worker::new(page.clone()).await;
        while let Some(came) = requests.next().await {
            match unpack(&came) {
                // Its reply comes when it comes: others go on.
                Some(Asked { number, request: Request::Far(request) }) => worker.far(number, &request).await,
                Some(Asked { number, request }) => page.reply(number, worker.answer(request).await),
                None => {}
            }
        }
    });
}

fn post(scope: &DedicatedWorkerGlobalScope, message: &JsValue) {
    // Text or bytes can be sent.
    let _ = scope.post_message(message);
}

/// The page that is answered.
#[derive(Clone)]
pub(crate) struct Page(DedicatedWorkerGlobalScope);

impl Page {
    pub(crate) fn say(&self, said: &Said) {
        if let Some(message) = pack(said) {
            post(&self.0, &message);
        }
    }

    /// Replies to the request of a number.
    pub(crate) fn reply(&self, number: u32, result: Result<Response, String>) {
        self.say(&Said::Reply(Replied { number, result }));
    }
}

/// The other tabs.
struct Others(Option<BroadcastChannel>);

impl Others {
    /// Passes on what they tell.
    fn new(page: Page) -> Self {
        let channel = BroadcastChannel::new(CHANNEL).ok();
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(id) = event.data().as_f64() {
                page.say(&Said::News(News::Moved(id as u32)));
            }
        });
        if let Some(channel) = &channel {
            channel.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        }
        // It is heard as long as the worker lives.
        heard.forget();
        Self(channel)
    }

    /// Tells that a match has been saved.
    fn tell(&self, id: u32) {
        if let Some(channel) = &self.0 {
            // A number can be sent.
            let _ = channel.post_message(&id.into());
        }
    }
}

impl Saved {
    /// The seat of the player.
    fn seat(&self) -> Option<Seat> {
        self.me.map(Seat)
    }

    /// The finished hands of the game at a desk.
    fn of(desk: &Desk) -> Option<Self> {
        let record = serde_json::to_string(&desk.record()?).ok()?;
        // As its derived form, which is read where figures are computed; writing it so is lighter.
        let about = desk.about_player().map(|Game { ended, seat, level, left_out }| {
            json!({ "ended": ended, "seat": seat.0, "level": level.map(Level::name), "left_out": left_out })
        });
        let about = about.map_or(About::Nobody, About::Player);
        Some(Self { ended: browser::now(), me: desk.seat().map(|seat| seat.0), record, about })
    }
}

/// The match that this tab plays.
struct Playing {
    desk: Desk,
    slot: Slot,
    /// Under which number it is saved, how many entries are, and the right to play it; none if it could not be saved
    /// yet.
    place: Option<(u32, u32, Hold)>,
    /// Games of it that are over and not in the history yet, with the number that each had there.
    over: Vec<(Option<u32>, Saved)>,
}

impl Playing {
    fn new(desk: Desk, game: Option<u32>, place: Option<(u32, u32, Hold)>) -> Self {
        let log = desk.save().unwrap_or_default();
        let header = log.lines().next().unwrap_or_default().to_owned();
        Self { desk, slot: Slot { header, game }, place, over: Vec::new() }
    }

    fn id(&self) -> Option<u32> {
        self.place.as_ref().map(|(id, ..)| *id)
    }

    fn is_lost(&self) -> bool {
        self.place.as_ref().is_some_and(|(.., hold)| hold.is_lost())
    }

    /// Does what is asked, and sees to it that the history gets each game that is over, once.
    async fn answer(&mut self, request: DeskRequest) -> Result<DeskReply, Failure> {
        let was_over = self.desk.is_over();
        let goes_on = request == DeskRequest::Table(TableRequest::Next);
        let answer = games::answer(&mut self.desk, request).await?;
        match (was_over, self.desk.is_over()) {
            // Its end may have been taken back and played anew: then it keeps its number.
            (false, true) => self.over.extend(Saved::of(&self.desk).map(|saved| (self.slot.game, saved))),
            (true, false) if goes_on => self.slot.game = None,
            // Its end has been taken back.
            (true, false) => drop(self.over.pop()),
            _ => {}
        }
        Ok(answer)
    }
}

/// Answers requests.
struct Worker {
    lang: Lang,
    preferences: Preferences,
    store: Store,
    page: Page,
    others: Others,
    /// The match that is played.
    playing: Option<Playing>,
    /// A match that another tab plays and this one looks on at, and its number.
    watched: Option<(u32, SavedMatch)>,
    /// The lesson that was begun last.
    lesson: Option<Desk>,
    /// A finished game that is being looked through, and its number.
    shown: Option<(u32, Desk)>,
    /// Whether the player knows that nothing is saved.
    told: Rc<Cell<bool>>,
    /// The seats at tables online, once there was one.
    far: Option<Rc<dyn Far>>,
}

impl Worker {
    async fn new(page: Page) -> Self {
        Self {
            lang: Lang::En,
            preferences: Preferences::default(),
            store: Store::open().await,
            others: Others::new(page.clone()),
            page,
            playing: None,
            watched: None,
            lesson: None,
            shown: None,
            told: Rc::default(),
            far: None,
        }
    }

    fn texts(&self) -> Texts {
        Texts::new(self.lang)
    }

    fn sentence(&self, key: &str) -> String {
        self.texts().get(key)
    }

    /// Why nothing came of a game, in a sentence.
    fn why(&self, failure: Failure) -> String {
        failure.sentence(self.texts())
    }

    /// Why something was not saved, in a sentence.
    fn trouble(&self, trouble: Trouble) -> String {
        self.sentence(match trouble {
            Trouble::Full => "web-store-full",
            Trouble::Elsewhere | Trouble::Refused => "web-not-kept",
        })
    }

    fn done(&self, outcome: Result<(), Trouble>) -> Result<Response, String> {
        outcome.map(|()| Response::Done).map_err(|trouble| self.trouble(trouble))
    }

    /// Has something done at a table online.
    async fn far(&mut self, number: u32, request: &[u8]) {
        if self.far.is_none() {
            match online::far::far(self.page.clone(), self.lang, self.preferences).await {
                Ok(far) => self.far = Some(far),
                Err(error) => return self.page.reply(number, Err(self.why(error.into()))),
            }
        }
        if let Some(far) = &self.far {
            Rc::clone(far).asked(number, request);
        }
    }

    async fn answer(&mut self, request: Request) -> Result<Response, String> {
        match request {
            Request::Speak { lang, preferences } => {
                let lang = lang.parse().unwrap_or_default();
                words::learn(lang).await.map_err(|error| self.why(error.into()))?;
                if preferences.guidance {
                    self.learn_advice().await?;
                }
                (self.lang, self.preferences) = (lang, preferences);
                self.speak();
                Ok(Response::Done)
            }
            // Most visitors have none.
            Request::Saved if self.store.is_empty().await => Ok(Response::Saved(Vec::new())),
            Request::Resume { table, take_over } => match self.sit(table, take_over).await? {
                Some(elsewhere) => Ok(elsewhere),
                None => self.the_table().await,
            },
            Request::Leave => {
                // What could not be saved stays at hand.
                if !self.told.get()
                    && let Some(id) = self.playing.take().and_then(|playing| playing.id())
                {
                    hold::released(id).await;
                }
                Ok(Response::Done)
            }
            Request::Open(opening) => self.open(&opening).await,
            Request::Desk { table, request } => self.at_desk(table, request).await,
            Request::Learn(wish) => self.learn(&wish).await,
            Request::Lesson(request) => self.at_lesson(request),
            Request::Keep => {
                let saved = self.keep().await;
                self.tell(saved);
                self.done(saved)
            }
            request => Ok(self.apart(Errand::LookUp(request)).await?.unwrap_or(Response::Done)),
        }
    }

    /// Has something done by the part that knows what else is saved.
    async fn apart(&mut self, errand: Errand) -> Result<Option<Response>, String> {
        let done = match errands(self, errand).await {
            Ok(done) => Ok(done.await),
            Err(error) => Err(error),
        };
        done.unwrap_or_else(|error| Err(self.why(error.into())))
    }

    /// Takes a match that is saved, for playing. Another reply if another tab plays it.
    async fn sit(&mut self, table: Option<u32>, take_over: bool) -> Result<Option<Response>, String> {
        self.apart(Errand::Sit { table, take_over }).await
    }

    /// Says that another tab plays a match.
    async fn elsewhere(&mut self, id: u32) -> Result<Response, String> {
        Ok(self.apart(Errand::Elsewhere(id)).await?.unwrap_or(Response::Done))
    }

    async fn learn_advice(&self) -> Result<(), String> {
        words::learn_advice().await.map_err(|error| self.why(error.into()))
    }

    /// Lets every desk speak as the page does.
    fn speak(&mut self) {
        let playing = self.playing.iter_mut().map(|playing| &mut playing.desk);
        let aside = self.lesson.iter_mut();
        for desk in playing.chain(aside).chain(self.shown.iter_mut().map(|(_, desk)| desk)) {
            let_speak(desk, self.lang, self.preferences);
        }
        if let Some(far) = &self.far {
            far.speak(self.lang, self.preferences);
        }
    }

    /// What lies on the table that is played.
    async fn the_table(&mut self) -> Result<Response, String> {
        match self.at_desk(None, TableRequest::Look.into()).await? {
            Response::Desk(reply) => Ok(match *reply {
                DeskReply::Table(update) => {
                    Response::Table { table: self.playing.as_ref().and_then(Playing::id), update }
                }
                other => Response::Desk(Box::new(other)),
            }),
            other => Ok(other),
        }
    }

    async fn open(&mut self, opening: &Opening) -> Result<Response, String> {
        if !games::is_preset(&opening.rules) {
            self.learn_advice().await?;
        }
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|_| self.sentence("error-no-random"))?;
        let desk = games::open(opening, Seed(bytes), self.lang).await.map_err(|failure| self.why(failure))?;
        self.playing = None;
        if !self.store.is_empty().await {
            // There may be more than usual.
            let _ = self.apart(Errand::MakeRoom).await;
        }
        self.playing = Some(Playing::new(desk, None, None));
        self.speak();
        self.the_table().await
    }

    async fn learn(&mut self, wish: &str) -> Result<Response, String> {
        let mut desk = games::learn(wish, self.lang).await.map_err(|failure| self.why(failure))?;
        let_speak(&mut desk, self.lang, self.preferences);
        self.lesson = Some(desk);
        self.at_lesson(TableRequest::Look.into())
    }

    fn at_lesson(&mut self, request: DeskRequest) -> Result<Response, String> {
        match self.lesson.as_mut().map(|desk| desk.answer(request)) {
            Some(Ok(Answer::Reply(reply))) => Ok(Response::Desk(Box::new(reply))),
            Some(Err(refused)) => Err(refused.0),
            Some(Ok(Answer::PassOn(_))) | None => Err(self.sentence("web-no-match")),
        }
    }

    async fn at_desk(&mut self, table: Option<u32>, request: DeskRequest) -> Result<Response, String> {
        if !matches!(
            request,
            DeskRequest::Table(TableRequest::Look | TableRequest::Next | TableRequest::Cut(_))
        ) {
            self.learn_advice().await?;
        }
        let here = self.playing.as_ref().map(Playing::id);
        if (here.is_none() || table.is_some_and(|table| here != Some(Some(table))))
            && let Some(elsewhere) = self.sit(table, false).await?
        {
            return Ok(elsewhere);
        }
        let nothing = self.sentence("web-no-match");
        let playing = self.playing.as_mut().ok_or(nothing)?;
        if let (true, Some(id)) = (playing.is_lost(), playing.id()) {
            self.playing = None;
            return self.elsewhere(id).await;
        }
        let answer = match playing.answer(request).await {
            Ok(answer) => answer,
            Err(failure) => return Err(self.why(failure)),
        };
        let saved = self.keep().await;
        if let (Err(Trouble::Elsewhere), Some(id)) = (saved, self.playing.as_ref().and_then(Playing::id)) {
            // Nothing more is written: what another tab has kept in the meantime goes on.
            self.playing = None;
            return self.elsewhere(id).await;
        }
        self.tell(saved);
        Ok(Response::Desk(Box::new(answer)))
    }

    /// Keeps what is new of the match that is played, and its games that are over with it.
    async fn keep(&mut self) -> Result<(), Trouble> {
        let Some(Playing { desk, slot, place, over }) = &mut self.playing else { return Ok(()) };
        if place.as_ref().is_some_and(|(.., hold)| hold.is_lost()) {
            return Err(Trouble::Elsewhere);
        }
        let (id, from) = place.as_ref().map_or((None, 0), |&(id, entries, _)| (Some(id), entries));
        let lines = desk.lines_from(Seq(from.into()));
        if lines.is_empty() && over.is_empty() {
            return Ok(());
        }
        let fresh = Fresh { from, lines: &lines, over, is_over: desk.is_over() };
        let id = self.store.keep(id, slot, &fresh).await?;
        over.clear();
        let entries = from + lines.lines().count() as u32;
        if let Some((_, saved, _)) = place {
            *saved = entries;
        } else {
            let page = self.page.clone();
            let lost = move || page.say(&Said::News(News::TakenOver(id)));
            let hold = hold::take(id, false, lost).await.ok_or(Trouble::Elsewhere)?;
            *place = Some((id, entries, hold));
        }
        self.others.tell(id);
        Ok(())
    }

    /// Tells the player that nothing is saved any more, or that it is again: once each.
    fn tell(&self, saved: Result<(), Trouble>) {
        let news = match saved {
            Ok(()) if self.told.replace(false) => News::SavedAgain,
            Err(trouble) if !self.told.replace(true) => News::NotSaved { full: trouble == Trouble::Full },
            _ => return,
        };
        self.page.say(&Said::News(news));
    }
}

/// Lets a desk speak as the page does.
pub(crate) fn let_speak(desk: &mut Desk, lang: Lang, preferences: Preferences) {
    desk.speak(lang);
    desk.prefer(preferences);
}
