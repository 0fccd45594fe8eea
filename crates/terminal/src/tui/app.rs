//! The table on the screen as a state machine: keys and time go in, a picture comes out. It shows what its
//! [`Keeper`] tells and decides only what the player looks at; it reads neither clock nor terminal. The parts particular to
//! a game, its cursors and its keys, are in [`ScreenGame`].

use std::time::Duration;

use card_match::{Device, Draw, News, Standpoint, Turn};
use narration::{Alternative, Narrator};
use table::Person;
use texts::Texts;

use super::{
    beside::Beside,
    elsewhere::Elsewhere,
    keeper::{Done, Here, Keeper},
    looking::Looking,
    open::OpenSide,
    theme::Theme,
};
use crate::{Speed, games::ScreenGame, store::Store};

/// Signs that the two lines of a note hold on the smallest screen, with some to spare for words that are not broken.
const HINT: usize = 145;

/// What lies over the table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Overlay {
    /// The keys and words.
    Help,
    /// The score sheet.
    Score,
    /// The rules of the table.
    Rules,
    /// The game's own sheet: the last tricks, the melds and their owners.
    Own,
    /// The actions weighed for the last hint.
    Weighed,
    /// The last hand, looked at again.
    Review,
    /// What the hand came to.
    HandOver,
    /// The winner.
    GameOver,
    /// How the draw went.
    Draw(Draw),
    /// The player cuts: what they have typed of the number of cards, and whether the last one could not be.
    Cut { typed: String, refused: bool },
    /// Nothing of the table is seen until this person says that they are there.
    Cover(Person),
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wait {
    /// The human.
    Human,
    /// A bot that thinks.
    Bot,
    /// The human's only card, which is played by itself.
    Forced,
    /// The human, who may claim before a bot goes on.
    Claim,
    /// Something that lies on the table to be seen, such as a finished trick.
    Look,
    /// An answer from the table online.
    Answer,
}

/// What the line under the hand says besides the question.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Note {
    pub(crate) text: String,
    pub(crate) tone: Tone,
}

/// How it is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tone {
    /// A piece of news.
    News,
    /// Advice.
    Hint,
    /// Something that can't be done.
    Refused,
}

/// How fast things happen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    pub(crate) speed: Speed,
    /// How long a claim can be made before the others go on, if that is not as the speed says.
    pub(crate) claim: Option<Duration>,
}

impl From<Speed> for Pace {
    fn from(speed: Speed) -> Self {
        Self { speed, claim: None }
    }
}

/// The table on the screen.
pub(crate) struct App<G: ScreenGame> {
    /// Whoever keeps the match.
    pub(crate) keeper: Keeper<G>,
    pub(crate) rules: G,
    /// Where the match stands for the player.
    pub(crate) at: Standpoint,
    /// What goes on beside the cards, at a table online.
    pub(crate) beside: Option<Beside>,
    /// The part of an open table that is no matter of cards, if it is one.
    pub(crate) open: Option<Box<OpenSide>>,
    pub(crate) texts: Texts,
    pub(crate) narrator: Narrator,
    pub(crate) theme: Theme,
    pub(crate) pace: Pace,
    /// Whether a player who sits out lets the game be played to its end at once.
    pub(crate) skipping: bool,
    /// The contents of the screen.
    pub(crate) view: G::View,
    pub(crate) wait: Wait,
    pub(super) waited: Duration,
    /// How long Enter and Space answer nothing yet.
    pub(crate) deaf: Duration,
    /// The cursors, and what is picked.
    pub(crate) ui: G::Ui,
    pub(crate) typed: Option<String>,
    pub(crate) note: Option<Note>,
    pub(crate) log: Vec<String>,
    pub(crate) overlay: Option<Overlay>,
    pub(crate) scroll: u16,
    /// The actions weighed for the last hint.
    pub(crate) weighed: Vec<Alternative>,
    /// The last hand, while it is looked at again.
    pub(crate) looking: Option<Looking<G>>,
    pub(crate) leaving: bool,
}

impl<G: ScreenGame> App<G> {
    /// Opens the table of a match that is kept here.
    pub(crate) fn new(device: Device<G>, store: Store, texts: Texts, theme: Theme, pace: Pace) -> Self {
        let rules = device.game.rules().clone();
        let mut app = Self::of(Keeper::Here(Box::new(Here::new(device, store))), rules, texts, theme, pace);
        app.retell();
        app.settle();
        if app.at.begun && app.is_shared() {
            app.cover_for_next();
        }
        app
    }

    /// Opens the table of a match that is kept at a table online.
    pub(crate) fn elsewhere(elsewhere: Elsewhere<G>, texts: Texts, theme: Theme, pace: Pace) -> Self {
        let rules = elsewhere.rules().clone();
        let mut app = Self::of(Keeper::Elsewhere(Box::new(elsewhere)), rules, texts, theme, pace);
        app.beside = Some(Beside::default());
        app.settle();
        app
    }

    fn of(keeper: Keeper<G>, rules: G, texts: Texts, theme: Theme, pace: Pace) -> Self {
        let (at, view) = keeper.now();
        let mut narrator = Narrator::new(texts, at.people.clone(), theme.ascii);
        narrator.indices = theme.indices;
        Self {
            keeper,
            rules,
            at,
            beside: None,
            open: None,
            texts,
            narrator,
            theme,
            pace,
            skipping: false,
            view,
            wait: Wait::Human,
            waited: Duration::ZERO,
            deaf: Duration::ZERO,
            ui: G::Ui::default(),
            typed: None,
            note: None,
            log: Vec::new(),
            overlay: None,
            scroll: 0,
            weighed: Vec::new(),
            looking: None,
            leaving: false,
        }
    }

    /// The text of some news in the log.
    pub(super) fn log_lines(&self, news: &News<G>) -> Vec<String> {
        let after = news.situation(&self.rules, self.at.conventions);
        news.events.iter().filter_map(|event| self.narrator.log_line(event, &after)).collect()
    }

    /// Begins a game, after a draw if there was one.
    pub(crate) fn begin(&mut self, draw: Option<Draw>) {
        if self.at.begun {
            return;
        }
        match draw {
            Some(draw) => self.overlay = Some(Overlay::Draw(draw)),
            None => self.deal(),
        }
    }

    /// Says something under the hand.
    pub(crate) fn say(&mut self, text: String, tone: Tone) {
        self.note = Some(Note { text, tone });
    }

    /// Whether the player leaves.
    pub(crate) const fn is_leaving(&self) -> bool {
        self.leaving
    }

    /// How long nothing will happen by itself; `None`: until a key is pressed.
    pub(crate) fn patience(&self) -> Option<Duration> {
        if self.is_judging() {
            return Some(Duration::ZERO);
        }
        if self.overlay.is_some() && !self.keeper.is_elsewhere() {
            return None;
        }
        self.limit().map(|limit| limit.saturating_sub(self.waited))
    }

    pub(super) fn limit(&self) -> Option<Duration> {
        if let Keeper::Elsewhere(elsewhere) = &self.keeper {
            return self.limit_elsewhere(elsewhere);
        }
        match self.wait {
            Wait::Human | Wait::Answer => None,
            _ if self.skipping => Some(Duration::ZERO),
            Wait::Bot | Wait::Forced => Some(self.pace.speed.thought()),
            Wait::Claim if G::was_let_go(self) => Some(self.pace.speed.thought()),
            Wait::Claim => self.pace.claim.or_else(|| self.pace.speed.claim()),
            Wait::Look => self.pace.speed.look(),
        }
    }

    /// Lets time pass. A sheet over the table stops the players; so does typing in a claim window.
    pub(crate) fn pass_time(&mut self, time: Duration) {
        self.deaf = self.deaf.saturating_sub(time);
        if self.overlay == Some(Overlay::Review) {
            self.judge_on();
        }
        if self.keeper.is_elsewhere() {
            return self.pass_time_elsewhere(time);
        }
        if self.overlay.is_some() || (self.wait == Wait::Claim && self.typed.is_some()) {
            return;
        }
        self.waited += time;
        // At the highest speed several things happen at once.
        while self.overlay.is_none() && self.limit().is_some_and(|limit| self.waited >= limit) {
            self.go_on();
            if self.pace.speed != Speed::Instant {
                break;
            }
        }
    }

    /// Ends whatever is waited for, if it is not the human.
    pub(crate) fn go_on(&mut self) {
        self.waited = Duration::ZERO;
        match self.wait {
            Wait::Look => {
                self.wait = Wait::Human;
                self.settle();
            }
            _ if self.keeper.is_elsewhere() => self.go_on_elsewhere(),
            Wait::Human | Wait::Answer => {}
            Wait::Forced => {
                if let Some(action) = G::forced(&self.view) {
                    self.attempt(action);
                }
            }
            Wait::Bot | Wait::Claim => self.bots_go_on(),
        }
    }

    /// Takes in what happened.
    pub(super) fn absorb(&mut self, news: &[News<G>]) {
        self.weighed.clear();
        if self.keeper.is_elsewhere() {
            self.begin_elsewhere(news);
        }
        let lines: Vec<String> = news.iter().flat_map(|news| self.log_lines(news)).collect();
        self.log.extend(lines);
        if news.iter().any(|news| G::lies(&news.events)) {
            self.keeper.look_on(true);
            self.refresh();
            G::forget(&mut self.ui);
            self.wait = Wait::Look;
            self.waited = Duration::ZERO;
        } else {
            self.settle();
        }
        self.save();
    }

    /// Finds out what is waited for now, and puts the cursors where they are useful.
    pub(crate) fn settle(&mut self) {
        self.keeper.look_on(false);
        self.refresh();
        self.waited = Duration::ZERO;
        if let Some(next) = self.keeper.pass_to() {
            return self.cover(next);
        }
        self.wait = match self.at.turn {
            _ if self.keeper.is_elsewhere() => self.settle_elsewhere(),
            Turn::Other(_) if self.at.may.claim => Wait::Claim,
            Turn::Other(_) => Wait::Bot,
            Turn::Mine if self.at.forced => Wait::Forced,
            Turn::Mine => Wait::Human,
            Turn::Deal if self.skipping => return self.deal(),
            Turn::Deal if self.at.begun => {
                self.show(Overlay::HandOver);
                Wait::Human
            }
            Turn::Deal => Wait::Human,
            Turn::Over => {
                self.skipping = false;
                self.show(Overlay::GameOver);
                Wait::Human
            }
        };
        G::settle(self);
        if self.note.is_none() && self.at.settled && self.open.is_none() {
            self.say(self.rules.settled(&self.narrator, &self.view), Tone::News);
        }
    }

    /// Deals the next hand, as soon as the player has cut if it is they who cut.
    pub(super) fn deal(&mut self) {
        if self.at.cuts.is_some() {
            self.show(Overlay::Cut { typed: String::new(), refused: false });
        } else {
            self.deal_cut(None);
        }
    }

    /// Deals a pack of which the player has lifted this many cards.
    pub(crate) fn deal_cut(&mut self, cut: Option<usize>) {
        match self.keeper.deal(cut) {
            Done::News(news) => {
                self.note = None;
                self.log.clear();
                if self.is_shared() && self.has_human() {
                    self.cover_for_next();
                    return self.save();
                }
                self.absorb(&news);
            }
            Done::Refused(problem) => self.say(problem.to_string(), Tone::Refused),
            Done::Asked => self.note = None,
        }
    }

    /// Whether nothing of the table is seen.
    pub(crate) const fn is_covered(&self) -> bool {
        matches!(self.overlay, Some(Overlay::Cover(_)))
    }

    /// Lays something over the table.
    pub(crate) fn show(&mut self, overlay: Overlay) {
        self.scroll = 0;
        self.overlay = Some(overlay);
    }

    /// Takes it away again, and does what it waited for.
    pub(crate) fn close_overlay(&mut self) {
        match self.overlay.take() {
            Some(Overlay::Cover(person)) => self.uncover(person),
            Some(Overlay::HandOver | Overlay::GameOver) if self.keeper.is_elsewhere() => self.ready(),
            Some(Overlay::HandOver | Overlay::Draw(_)) => self.deal(),
            Some(Overlay::GameOver) => self.next_game(),
            // What waits under a sheet that was only looked at comes back.
            Some(_) if !self.at.begun => self.deal(),
            Some(_) => match self.at.turn {
                Turn::Deal | Turn::Over if self.wait != Wait::Look => self.settle(),
                _ => {}
            },
            None => {}
        }
    }

    /// Does something in the game, or says why not.
    pub(crate) fn attempt(&mut self, action: G::Action) {
        if self.me().is_none() {
            return self.say(self.texts.get("note-watching"), Tone::Refused);
        }
        let rival = match self.at.turn {
            Turn::Other(seat) if !G::is_claim(action) => Some(seat),
            _ => None,
        };
        match self.keeper.act(action) {
            Done::Asked => self.asked(),
            Done::News(news) => {
                self.note = None;
                self.typed = None;
                G::forget(&mut self.ui);
                self.absorb(&news);
                if let Some(seat) = rival.filter(|_| !self.is_covered()) {
                    self.say(self.narrator.about("note-quicker", seat, &[]), Tone::News);
                }
            }
            Done::Refused(refusal) => {
                let why = self.texts.refusal_for(&refusal, self.nearest(), &self.narrator.names);
                self.say(why, Tone::Refused);
                G::refused(self);
            }
        }
    }

    /// A player who sits out lets the game be played to its end, or stops that again.
    pub(crate) fn skip(&mut self) {
        if self.me().is_some() {
            return self.say(self.texts.get("note-not-watching"), Tone::Refused);
        }
        self.skipping = !self.skipping && self.at.turn != Turn::Over;
        if self.skipping && self.overlay == Some(Overlay::HandOver) {
            self.overlay = None;
            self.deal();
        }
    }

    /// Whether a hint lies under the hand of which more can be said.
    pub(crate) fn has_more_to_say(&self) -> bool {
        !self.weighed.is_empty() && self.note.as_ref().is_some_and(|note| note.tone == Tone::Hint)
    }

    /// The actions weighed for a hint, which is given if there is none yet.
    pub(crate) fn why(&mut self) {
        if self.weighed.is_empty() {
            self.hint();
        }
        if !self.weighed.is_empty() {
            self.show(Overlay::Weighed);
        } else if self.note.as_ref().is_some_and(|note| note.tone == Tone::Hint) {
            self.say(self.texts.get("weighed-nothing"), Tone::Refused);
        }
    }

    /// The player says that the rest is theirs.
    pub(crate) fn claim_rest(&mut self) {
        if !self.at.may.claim_rest {
            return self.say(self.texts.get("note-claim-not-now"), Tone::Refused);
        }
        let granted = self.narrator.claimed(self.nearest(), &self.rules, &self.view);
        match self.keeper.claim_rest() {
            Done::News(news) => {
                self.note = None;
                G::forget(&mut self.ui);
                self.absorb(&news);
                self.say(granted, Tone::News);
            }
            Done::Refused(()) => self.say(self.texts.get("note-claim-refused"), Tone::Refused),
            Done::Asked => self.note = None,
        }
    }

    /// What a good player would do, and why; the cursor goes there.
    pub(crate) fn hint(&mut self) {
        if self.has_more_to_say() {
            return self.show(Overlay::Weighed);
        }
        let Some(advice) = self.keeper.advice() else {
            let key = match self.me() {
                Some(_) if self.are_hints_unwelcome() => "online-no-hint",
                None => "note-watching",
                Some(_) if self.at.may.claim => "note-no-claim",
                Some(_) => "note-not-your-turn",
            };
            return self.say(self.texts.get(key), Tone::Refused);
        };
        let decision = &advice.decision;
        let mut text = self.narrator.advice(decision);
        let even = self.narrator.as_good::<G>(&self.view, decision, &advice.weighed);
        // Where there is no room for it, the list of all that was weighed shows it.
        if let Some(even) = even.filter(|even| text.chars().count() + even.chars().count() < HINT) {
            text = format!("{text} {even}");
        }
        self.weighed = self.narrator.alternatives::<G>(&self.view, &advice.weighed);
        G::point_at(self, decision.action);
        self.say(text, Tone::Hint);
    }
}
