//! The worker's side: one desk with the match in progress, the store, and a queue of requests that are answered in order.

use desk::{Answer, Desk, Opening, Order, Wishes};
use futures_channel::mpsc;
use futures_util::StreamExt;
use table::{Seat, Seed};
use texts::{Lang, Texts};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::{
    browser,
    games::{self, Failure},
    message::{Asked, Played, Replied, Request, Response, pack, unpack},
    store::{Kept, Store},
    words,
};

/// Listens to the page for as long as it lives.
pub(crate) fn start(scope: DedicatedWorkerGlobalScope) {
    let (sender, mut requests) = mpsc::unbounded::<JsValue>();
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let _nobody_listens = sender.unbounded_send(event.data());
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    // The worker listens as long as it lives.
    heard.forget();
    post(&scope, &"ready".into());
    wasm_bindgen_futures::spawn_local(async move {
        let mut clerk = Clerk::new().await;
        while let Some(came) = requests.next().await {
            if let Some(Asked { number, request }) = unpack(&came) {
                let result = clerk.answer(request).await;
                if let Some(message) = pack(&Replied { number, result }) {
                    post(&scope, &message);
                }
            }
        }
    });
}

fn post(scope: &DedicatedWorkerGlobalScope, message: &JsValue) {
    let _text_or_bytes_can_be_sent = scope.post_message(message);
}

impl Kept {
    /// The seat of the player.
    fn seat(&self) -> Option<Seat> {
        self.me.map(Seat)
    }

    /// The finished hands of the game at a desk.
    fn of(desk: &Desk) -> Option<Self> {
        let record = serde_json::to_string(&desk.record()).ok()?;
        Some(Self { ended: browser::now(), me: desk.seat().map(|seat| seat.0), record })
    }
}

/// Answers requests.
struct Clerk {
    lang: Lang,
    wishes: Wishes,
    store: Store,
    /// The match in progress.
    desk: Option<Desk>,
    /// The number under which its last game was kept, if that is over.
    finished: Option<u32>,
    /// A finished game that is being looked through, and its number.
    shown: Option<(u32, Desk)>,
}

impl Clerk {
    async fn new() -> Self {
        Self {
            lang: Lang::En,
            wishes: Wishes::default(),
            store: Store::open().await,
            desk: None,
            finished: None,
            shown: None,
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
        match failure {
            Failure::NotFetched => self.sentence("web-not-fetched"),
            Failure::Refused(why) => why,
        }
    }

    async fn answer(&mut self, request: Request) -> Result<Response, String> {
        match request {
            Request::Speak { lang, wishes } => {
                let lang = lang.parse().unwrap_or_default();
                words::learn(lang).await.map_err(|error| self.why(error.into()))?;
                (self.lang, self.wishes) = (lang, wishes);
                self.speak();
                Ok(Response::Done)
            }
            Request::Kept => self.kept().await,
            Request::Resume => self.resume().await,
            Request::Open(opening) => self.open(&opening).await,
            Request::Order(order) => self.order(order).await,
            Request::History => self.history().await,
            Request::Show { game, order } => self.show(game, order).await,
            Request::Export(id) => self.export(id).await,
            Request::Import { text, you } => self.import(&text, &you).await,
            Request::Forget(id) => {
                self.shown = None;
                if self.store.forget(id).await {
                    Ok(Response::Done)
                } else {
                    Err(self.sentence("web-not-kept"))
                }
            }
        }
    }

    /// Lets every desk speak as the page does.
    fn speak(&mut self) {
        for desk in self.desk.iter_mut().chain(self.shown.iter_mut().map(|(_, desk)| desk)) {
            desk.speak(self.lang);
            let _same_table = desk.answer(Order::Wishes(self.wishes));
        }
    }

    /// The match in progress, read from the store if it is not at hand. One whose game can't be fetched stays there.
    async fn fetch(&mut self) -> Result<Option<&mut Desk>, String> {
        if self.desk.is_none()
            && let Some(save) = self.store.current().await
        {
            match games::resume(&save, self.lang).await {
                Ok(desk) => {
                    self.desk = Some(desk);
                    self.speak();
                }
                Err(Failure::Refused(_)) => self.store.set_aside(&save).await,
                Err(failure) => return Err(self.why(failure)),
            }
        }
        Ok(self.desk.as_mut())
    }

    async fn kept(&mut self) -> Result<Response, String> {
        Ok(Response::Kept(self.fetch().await?.map(|desk| desk.in_words())))
    }

    async fn resume(&mut self) -> Result<Response, String> {
        self.order(Order::Look).await
    }

    async fn open(&mut self, opening: &Opening) -> Result<Response, String> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|_| self.sentence("error-no-random"))?;
        let desk = games::open(opening, Seed(bytes), self.lang).await.map_err(|failure| self.why(failure))?;
        self.put_by().await?;
        self.store.keep(desk.save()).await;
        (self.desk, self.finished) = (Some(desk), None);
        self.speak();
        self.order(Order::Look).await
    }

    /// What was played of a match that gives way to another goes into the history.
    async fn put_by(&mut self) -> Result<(), String> {
        let unfinished =
            self.fetch().await?.filter(|desk| !desk.is_over() && !desk.record().hands.is_empty());
        if let Some(game) = unfinished.and_then(|desk| Kept::of(desk)) {
            self.store.add(&game).await;
        }
        Ok(())
    }

    async fn order(&mut self, order: Order) -> Result<Response, String> {
        let nothing = self.sentence("web-no-match");
        let desk = self.fetch().await?.ok_or(nothing)?;
        let was_over = desk.is_over();
        let new_game = was_over && order == Order::Next;
        let answer = desk.answer(order);
        if let Answer::Table(_) = &answer {
            let save = desk.save();
            let finished = (desk.is_over() && !was_over).then(|| Kept::of(desk)).flatten();
            self.store.keep(save).await;
            if let Some(game) = finished {
                // Its end may have been taken back and played anew.
                if let Some(before) = self.finished.take() {
                    self.store.forget(Some(before)).await;
                }
                self.finished = self.store.add(&game).await;
            } else if new_game {
                self.finished = None;
            }
        }
        Ok(Response::Desk(Box::new(answer)))
    }

    /// The games played; one that can't be replayed is left out.
    async fn history(&self) -> Result<Response, String> {
        let mut played = Vec::new();
        for (id, game) in self.store.games().await {
            match games::summary(&game.record, game.seat(), self.lang).await {
                Ok(summary) => played.push(Played { id, ended: game.ended, summary }),
                Err(Failure::Refused(_)) => {}
                Err(failure) => return Err(self.why(failure)),
            }
        }
        Ok(Response::History(played))
    }

    async fn show(&mut self, id: u32, order: Order) -> Result<Response, String> {
        if self.shown.as_ref().is_none_or(|(shown, _)| *shown != id) {
            let game = self.store.game(id).await.ok_or_else(|| self.sentence("web-no-game"))?;
            let desk = games::show(&game.record, game.seat(), self.lang).await;
            let desk = desk.map_err(|failure| self.why(failure))?;
            self.shown = Some((id, desk));
            self.speak();
        }
        let answer = self.shown.as_mut().map(|(_, desk)| desk.answer(order));
        Ok(answer.map_or(Response::Done, |answer| Response::Desk(Box::new(answer))))
    }

    async fn export(&self, id: Option<u32>) -> Result<Response, String> {
        let records: Vec<String> = match id {
            Some(id) => self.store.game(id).await.map(|game| game.record).into_iter().collect(),
            None => self.store.games().await.into_iter().rev().map(|(_, game)| game.record).collect(),
        };
        if records.is_empty() {
            Err(self.sentence("web-no-game"))
        } else {
            Ok(Response::File(records.join("\n")))
        }
    }

    /// Takes in records, one after the other; nothing if one of them is none.
    async fn import(&self, text: &str, you: &str) -> Result<Response, String> {
        let records = games::import(text, self.lang).await.map_err(|failure| self.why(failure))?;
        for record in &records {
            let me = games::seat_of(you, record).map(|seat| seat.0);
            let record = serde_json::to_string(record).map_err(|error| error.to_string())?;
            let game = Kept { ended: browser::now(), me, record };
            if self.store.add(&game).await.is_none() {
                return Err(self.sentence("web-not-kept"));
            }
        }
        Ok(Response::Imported(records.len()))
    }
}
