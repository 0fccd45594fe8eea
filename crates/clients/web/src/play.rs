//! The match as the page drives it: requests go to the worker one after the other, what comes back is shown and told,
//! and between two moves of others there is time to see them.

use std::{collections::VecDeque, pin::Pin, rc::Rc};

use desk::wire::{
    Advice, Animation, DeskReply, DeskRequest, LogLine, Moment, Panel, Picked, Points, Retell, Scene,
    ScoreView, TableRequest, Trick, TypedReply, Update,
};
use futures_channel::oneshot;
use futures_util::future::{Either, select};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::{Update as _, *};
use table::Position;
use texts::Texts;
use wasm_bindgen_futures::spawn_local;

use crate::{
    announce::{Announcer, use_announcer},
    browser,
    link::{Link, Reply, use_link},
    message::{News, Request, Response},
    route::Route,
    settings::{self, Pace, Settings, use_settings},
    words::names_in_words,
};

/// A finished trick that lies on the table to be seen.
#[derive(Clone, PartialEq, Debug)]
pub struct FinishedTrick {
    /// The trick.
    pub trick: Trick,
    /// The seat that takes it.
    pub winner: table::Seat,
}

/// What a hand came to before it was tried again: it stands beside the result of the new one.
#[derive(Clone, Copy)]
pub struct Tried(pub RwSignal<Option<String>>);

/// The answer to a request beside the table, to be read until it is put away.
#[derive(Clone, PartialEq, Debug)]
pub enum Aside {
    /// Why something can't be done.
    Refused(String),
    /// A hint.
    Advice(Advice),
    /// A text.
    Text(Vec<String>),
    /// The score sheet.
    Score(ScoreView),
    /// The record.
    Record(String),
    /// What was meant by what was typed, for the part that does it.
    Typed(TypedReply),
}

/// Answers requests at a table whose match is played elsewhere than in this browser.
pub type Answerer = Rc<dyn Fn(DeskRequest) -> Pin<Box<dyn Future<Output = Reply>>>>;

/// The match on the page. `Copy`: take it into any closure.
#[derive(Clone, Copy)]
pub struct Match {
    /// The table now; none before the first scene.
    pub scene: RwSignal<Option<Scene>>,
    /// What happened since the scene before, for the eye.
    pub moved: RwSignal<Vec<Animation>>,
    /// The news told in this hand, the last at the end.
    pub log: RwSignal<Vec<LogLine>>,
    /// A finished trick, as long as it lies.
    pub finished: RwSignal<Option<FinishedTrick>>,
    /// The answer to a request beside the table.
    pub aside: RwSignal<Option<Aside>>,
    /// What the picked cards can do.
    pub picked: RwSignal<Option<Picked>>,
    /// Whether an answer is being waited for.
    pub busy: RwSignal<bool>,
    /// The tab that plays it.
    pub whose: RwSignal<Whose>,
    /// Whether there are hints at this table at all, and whether the player plays there.
    pub offered: RwSignal<(bool, bool)>,
    settings: RwSignal<Settings>,
    link: Link,
    announcer: Announcer,
    of: Of,
    inner: StoredValue<Inner, LocalStorage>,
}

/// The tab that plays the match.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Whose {
    /// This tab.
    #[default]
    Mine,
    /// Another tab; the table in words.
    Elsewhere(String),
    /// Another tab, and this one looks on.
    Watched(String),
}

impl Whose {
    /// The table in words, if another tab plays there.
    #[must_use]
    pub fn words(&self) -> &str {
        match self {
            Self::Mine => "",
            Self::Elsewhere(words) | Self::Watched(words) => words,
        }
    }
}

#[derive(Default)]
struct Inner {
    /// Answers in the place of the worker, if something else does.
    answerer: Option<Answerer>,
    /// The number of the match, once it is known.
    table: Option<u32>,
    /// The next step.
    queue: VecDeque<Next>,
    /// The position that is shown, of a match that is played elsewhere.
    shown: Position,
    /// Whether the match goes on by itself at the moment.
    running: bool,
    /// Ends the present pause.
    hurry: Option<oneshot::Sender<()>>,
    /// The player, who only watches, wants to see the end of the game.
    hurries: bool,
    /// The page has left the table.
    left: bool,
}

/// What a match does next.
enum Next {
    /// Something is asked.
    Ask(Request),
    /// Something has happened at a table that is played elsewhere, which led to this position.
    Show(Box<Update>, Position),
}

/// What the worker holds of it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Of {
    /// The match in progress.
    Match,
    /// A finished game that is looked through.
    Game(u32),
    /// A lesson.
    Lesson,
}

impl Match {
    /// The match in progress, or a finished game of this number. It ends with the component that made it.
    #[must_use]
    pub fn new(game: Option<u32>) -> Self {
        Self::of(game.map_or(Of::Match, Of::Game))
    }

    /// A lesson that begins so. It ends with the component that made it.
    #[must_use]
    pub fn lesson(begin: Request) -> Self {
        let this = Self::of(Of::Lesson);
        // There are hints of its own, and nothing is taken back.
        this.offered.set((false, false));
        this.ask(begin);
        this
    }

    fn of(of: Of) -> Self {
        let this = Self {
            scene: RwSignal::new(None),
            moved: RwSignal::new(Vec::new()),
            log: RwSignal::new(Vec::new()),
            finished: RwSignal::new(None),
            aside: RwSignal::new(None),
            picked: RwSignal::new(None),
            busy: RwSignal::new(false),
            offered: RwSignal::new((true, true)),
            whose: RwSignal::new(Whose::default()),
            settings: use_settings(),
            link: use_link(),
            announcer: use_announcer(),
            of,
            inner: StoredValue::new_local(Inner::default()),
        };
        let inner = this.inner;
        on_cleanup(move || {
            inner.try_update_value(|inner| inner.left = true);
        });
        this
    }

    /// A match that is played elsewhere. It ends with the component that made it.
    #[must_use]
    pub fn remote(answerer: Answerer) -> Self {
        let this = Self::new(None);
        this.inner.update_value(|inner| inner.answerer = Some(answerer));
        this
    }

    fn answerer(self) -> Option<Answerer> {
        self.inner.try_with_value(|inner| inner.answerer.clone()).flatten()
    }

    /// Something has happened at a table that is played elsewhere: it is shown after what is being shown now.
    pub fn follow(self, update: Update, position: Position) {
        self.queue(Next::Show(Box::new(update), position));
        self.start();
    }

    /// The position that is shown, of a match that is played elsewhere.
    pub fn shown(self) -> Position {
        self.inner.try_with_value(|inner| inner.shown).unwrap_or_default()
    }

    /// Asks for something beside the play, and waits for the reply.
    ///
    /// # Errors
    /// Why it can't be done, in a sentence for the player.
    pub async fn ask_desk<R: desk::wire::Request>(self, request: R) -> Result<R::Reply, String> {
        match self.answered(self.addressed(request.into())).await? {
            Response::Desk(reply) => R::reply(*reply).map_err(|_| String::new()),
            _ => Err(String::new()),
        }
    }

    async fn answered(self, request: Request) -> Reply {
        match (self.answerer(), request) {
            (Some(answerer), Request::Desk { request, .. }) => answerer(request).await,
            (_, request) => self.link.ask(request).await,
        }
    }

    /// Begins or resumes the match in progress, and lets go of it with the component that calls this.
    pub fn sit_down(self, begin: Request) {
        on_cleanup(move || self.link.tell(Request::Leave));
        Effect::new(move |_| self.hear(self.link.news.get()));
        self.ask(begin);
    }

    /// Whether the match is played here.
    fn is_mine(self) -> bool {
        self.whose.with_untracked(|whose| *whose == Whose::Mine)
    }

    /// Whether another tab plays the match, and this one looks on.
    fn is_watched(self) -> bool {
        self.whose.with_untracked(|whose| matches!(whose, Whose::Watched(_)))
    }

    /// What the worker says without having been asked.
    fn hear(self, news: Option<News>) {
        let table = self.table();
        match news {
            Some(News::TakenOver(id)) if table == Some(id) && self.is_mine() => {
                self.ask(Request::Resume { table, take_over: false });
            }
            Some(News::Moved(id)) if table == Some(id) && self.is_watched() => self.ask(Request::Watch(id)),
            _ => {}
        }
    }

    /// The number of the match.
    fn table(self) -> Option<u32> {
        self.inner.try_with_value(|inner| inner.table).flatten()
    }

    /// Follows what another tab plays.
    pub fn watch(self) {
        if let Some(id) = self.table() {
            self.ask(Request::Watch(id));
        }
    }

    /// Plays on here what another tab plays.
    pub fn take_over(self) {
        self.ask(Request::Resume { table: self.table(), take_over: true });
    }

    /// Sends a request; it is the next thing that happens.
    pub fn send(self, request: impl Into<DeskRequest>) {
        // A player who only looks on does nothing.
        if self.is_mine() {
            self.ask(self.addressed(request.into()));
        }
    }

    /// A request with the match or game it is for.
    pub(crate) fn addressed(self, request: DeskRequest) -> Request {
        match self.of {
            Of::Match => Request::Desk { table: self.table(), request },
            Of::Game(game) => Request::Show { game, request },
            Of::Lesson => Request::Lesson(request),
        }
    }

    /// Does an action, given in notation.
    pub fn act(self, action: impl Into<String>) {
        self.send(TableRequest::Act(action.into()));
    }

    /// Begins or resumes: the first request of a table.
    pub fn ask(self, request: Request) {
        self.aside.set(None);
        self.queue(Next::Ask(request));
        self.hurry();
        self.start();
    }

    /// Lets the match go on, if it does not already.
    fn start(self) {
        let rests = |inner: &mut Inner| !std::mem::replace(&mut inner.running, true);
        if self.inner.try_update_value(rests) == Some(true) {
            spawn_local(self.run());
        }
    }

    /// Whatever waits goes on at once: the next bot, the trick that lies.
    pub fn hurry(self) {
        let hurry = self.inner.try_update_value(|inner| inner.hurry.take()).flatten();
        if let Some(hurry) = hurry {
            // The pause is over.
            let _ = hurry.send(());
        }
    }

    /// Puts away what was asked for beside the table.
    pub fn put_away(self) {
        self.aside.set(None);
    }

    async fn run(self) {
        loop {
            let next = self.inner.try_update_value(|inner| inner.queue.pop_front());
            let request = match next {
                None => return,
                Some(Some(Next::Ask(request))) => request,
                Some(Some(Next::Show(update, position))) => {
                    if self.has_left() {
                        return;
                    }
                    self.inner.try_update_value(|inner| inner.shown = position);
                    self.show(*update).await;
                    continue;
                }
                Some(None) => match self.goes_on() {
                    // Somebody may have asked for something in the meantime.
                    Some(time) if self.pause(time).await && self.has_orders() => continue,
                    Some(_) => self.addressed(TableRequest::Next.into()),
                    None => break,
                },
            };
            self.busy.set(true);
            let watches = matches!(request, Request::Watch(_));
            let reply = self.answered(request).await;
            if self.has_left() {
                return;
            }
            self.busy.set(false);
            match reply {
                Ok(Response::Desk(answer)) => {
                    if watches {
                        let words = self.whose.with_untracked(|whose| whose.words().to_owned());
                        self.whose.set(Whose::Watched(words));
                    }
                    self.take(*answer).await;
                }
                Ok(Response::Table { table, update }) => {
                    self.inner.try_update_value(|inner| inner.table = table);
                    // A player who loads the page anew goes on with this match, and does not begin another.
                    browser::rename(&table.map_or(Route::Table, Route::Match).to_string());
                    self.whose.set(Whose::Mine);
                    self.show(*update).await;
                }
                Ok(Response::Elsewhere { table, words }) => {
                    self.inner.try_update_value(|inner| {
                        inner.table = Some(table);
                        inner.queue.clear();
                    });
                    self.whose.set(Whose::Elsewhere(words));
                }
                Ok(_) => {}
                Err(why) => {
                    self.refuse(why);
                    // What happens elsewhere goes on.
                    if self.answerer().is_none() {
                        break;
                    }
                }
            }
        }
        self.inner.try_update_value(|inner| inner.running = false);
    }

    /// Whether the page has left the table.
    fn has_left(self) -> bool {
        self.inner.try_with_value(|inner| inner.left) != Some(false)
    }

    fn has_orders(self) -> bool {
        self.inner.try_with_value(|inner| !inner.queue.is_empty()) == Some(true)
    }

    /// Whether the match goes on without the player, and after what time.
    fn goes_on(self) -> Option<u32> {
        if matches!(self.of, Of::Game(_)) || !self.is_mine() || self.answerer().is_some() {
            return None;
        }
        let pace = self.pace();
        let now = |scene: &Option<Scene>| {
            let scene = scene.as_ref()?;
            let open = scene.open.as_ref().map(|open| open.waits);
            let asks = scene.lesson.as_ref().is_some_and(|lesson| !lesson.watches);
            (!asks).then_some((scene.moment, scene.forced, open))
        };
        let (moment, forced, open) = self.scene.with_untracked(now)?;
        match moment {
            Moment::Theirs if open == Some(true) => None,
            // Whoever wants to object must have seen what was done.
            Moment::Theirs if open.is_some() => Some(look(settings::Trick::Timed, pace)),
            Moment::Theirs => Some(thought(pace)),
            Moment::Mine if forced => Some(thought(pace)),
            Moment::Claim => Some(claim(pace)),
            Moment::Mine | Moment::Deal | Moment::Over | Moment::Pass => None,
        }
    }

    /// The pace that the player likes, or no pauses at all while they want to see the end.
    fn pace(self) -> Pace {
        let hurries = self.inner.try_with_value(|inner| inner.hurries) == Some(true);
        if hurries { Pace::Instant } else { self.settings.with_untracked(|settings| settings.pace) }
    }

    /// Waits; true if it was cut short.
    async fn pause(self, time: u32) -> bool {
        if time == 0 {
            return self.has_orders();
        }
        let (sender, receiver) = oneshot::channel();
        self.inner.try_update_value(|inner| inner.hurry = Some(sender));
        let cut_short = match select(TimeoutFuture::new(time), receiver).await {
            Either::Left(_) => false,
            Either::Right(_) => true,
        };
        self.inner.try_update_value(|inner| inner.hurry = None);
        cut_short
    }

    async fn take(self, answer: DeskReply) {
        match answer {
            DeskReply::Table(update)
            | DeskReply::ClaimRest(update)
            | DeskReply::Open(update)
            | DeskReply::Lesson(update) => {
                self.show(*update).await;
            }
            DeskReply::Typed(meant) => self.take_typed(meant).await,
            DeskReply::Hint(advice) => {
                self.announcer.tell(advice.words.clone());
                self.aside.set(Some(Aside::Advice(advice)));
            }
            // All of the hand: some of it may have happened before the page was opened.
            DeskReply::Retell(told) => self.log.set(told),
            DeskReply::Pick(picked) => self.picked.set(Some(picked)),
            DeskReply::Score(sheet) => self.aside.set(Some(Aside::Score(sheet))),
            DeskReply::Record(text) => self.aside.set(Some(Aside::Record(text))),
            // Whoever looks through a finished hand waits for these.
            DeskReply::Replay(_) | DeskReply::Review(_) | DeskReply::Share(_) => {}
        }
    }

    /// What was typed has been understood.
    async fn take_typed(self, meant: TypedReply) {
        match meant {
            TypedReply::Table(update) => self.show(*update).await,
            TypedReply::Request(request) => self.queue(Next::Ask(self.addressed(request))),
            TypedReply::Text(lines) => {
                for line in &lines {
                    self.announcer.tell(line.clone());
                }
                self.aside.set(Some(Aside::Text(lines)));
            }
            TypedReply::Hurry => {
                self.inner.try_update_value(|inner| inner.hurries = true);
            }
            other => self.aside.set(Some(Aside::Typed(other))),
        }
    }

    /// The step that follows when all before it are done.
    fn queue(self, next: Next) {
        self.inner.try_update_value(|inner| inner.queue.push_back(next));
    }

    /// Tells something to players who can't see it.
    pub fn tell(self, words: String) {
        self.announcer.tell(words);
    }

    /// Tells why something can't be.
    pub fn refuse(self, why: String) {
        self.announcer.tell(why.clone());
        self.aside.set(Some(Aside::Refused(why)));
    }

    /// What a side got and has, as it is said.
    fn in_words(self, points: &Points) -> String {
        let texts = Texts::new(self.settings.with_untracked(Settings::lang));
        let args = [
            ("name", names_in_words(texts, &points.name).into()),
            ("points", texts.said(points.points).into()),
            ("total", texts.said(points.total).into()),
        ];
        texts.format("baize-result", &args)
    }

    async fn show(self, update: Update) {
        let Update { told, scene } = update;
        let dealt = told.iter().any(|told| matches!(told.animation, Animation::Dealt { .. }));
        let taken_back = told.iter().any(|told| matches!(told.animation, Animation::TakenBack));
        let was_passed = self.scene.with_untracked(|before| is_passed(before.as_ref()));
        // Whoever comes back in mid-hand has been told nothing yet.
        let comes_back = !dealt
            && self.scene.with_untracked(Option::is_none)
            && !matches!(scene.moment, Moment::Deal | Moment::Over);
        let passed = is_passed(Some(&scene));
        if passed {
            // It was told to another player.
            self.announcer.forget();
            self.aside.set(None);
        }
        let comes = self.scene.with_untracked(Option::is_none);
        if comes {
            // Whoever comes to a table hears which it is, and how it stands.
            self.announcer.tell(scene.title.clone());
        }
        for LogLine { words, .. } in &told {
            self.announcer.tell(words.clone());
        }
        // The cards in another order are no other question.
        let same =
            self.scene.with_untracked(|before| before.as_ref().is_some_and(|before| before.ask == scene.ask));
        if let Some(lesson) = &scene.lesson {
            let said = |scene: &Option<Scene>| scene.as_ref().and_then(|scene| scene.lesson.clone());
            let before = self.scene.with_untracked(said);
            if before.as_ref() != Some(lesson) {
                self.announcer.tell(lesson.words.clone());
            }
        } else if comes || scene.ask.mine && !(same && told.is_empty()) {
            self.announcer.tell(scene.ask.text.clone());
        }
        match &scene.panel {
            Panel::Pass { words, .. } => self.announcer.tell(words.clone()),
            Panel::Result { points, .. } if !(same && told.is_empty()) => {
                for points in points {
                    self.announcer.tell(self.in_words(points));
                }
            }
            _ => {}
        }
        self.log.update(|log| {
            if dealt || passed {
                log.clear();
            }
            if !passed {
                log.extend(told.iter().cloned());
            }
        });
        // Only a player may ask for that: a tab that watches would be taken for one that wants to play.
        if (was_passed || taken_back || comes_back) && !passed && self.is_mine() {
            // The log spoke to another player, or of what is taken back: now all of the hand, as the person with the
            // device is told of it.
            self.queue(Next::Ask(self.addressed(Retell.into())));
        }
        if scene.moment == Moment::Over {
            self.inner.try_update_value(|inner| inner.hurries = false);
        }
        if told.iter().any(|told| matches!(told.animation, Animation::HandOver)) && scene.lesson.is_none() {
            self.settings.update(Settings::hand_over);
        }
        let finished = finished(&told, &scene);
        self.picked.set(None);
        self.moved.set(told.into_iter().map(|told| told.animation).collect());
        self.finished.set(finished.clone());
        self.scene.set(Some(scene));
        if finished.is_some() {
            let trick = self.settings.with_untracked(|settings| settings.trick);
            self.pause(look(trick, self.pace())).await;
            self.finished.set(None);
        }
    }
}

/// Whether the device is being passed from one player to the next.
fn is_passed(scene: Option<&Scene>) -> bool {
    scene.is_some_and(|scene| scene.moment == Moment::Pass)
}

/// The trick that was just finished.
fn finished(told: &[LogLine], scene: &Scene) -> Option<FinishedTrick> {
    let winner = told.iter().find_map(|told| match told.animation {
        Animation::Trick { winner, .. } => Some(winner),
        _ => None,
    })?;
    let desk::wire::TableArea::Tricks(tricks) = &scene.table_area else { return None };
    Some(FinishedTrick { trick: tricks.last.clone()?, winner })
}

/// How long somebody thinks, in milliseconds.
const fn thought(pace: Pace) -> u32 {
    match pace {
        Pace::Instant => 0,
        Pace::Fast => 220,
        Pace::Normal => 650,
        Pace::Slow => 1_200,
    }
}

/// How long a claim can be made, in milliseconds.
const fn claim(pace: Pace) -> u32 {
    match pace {
        Pace::Instant => 1_500,
        Pace::Fast => 2_500,
        Pace::Normal => 5_000,
        Pace::Slow => 10_000,
    }
}

/// How long a finished trick lies, in milliseconds.
const fn look(trick: settings::Trick, pace: Pace) -> u32 {
    match (trick, pace) {
        (_, Pace::Instant) => 0,
        (settings::Trick::Tapped, _) => u32::MAX >> 1,
        (settings::Trick::Timed, Pace::Fast) => 900,
        (settings::Trick::Timed, Pace::Normal) => 1_800,
        (settings::Trick::Timed, Pace::Slow) => 3_500,
    }
}
