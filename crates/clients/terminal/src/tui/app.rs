//! The table on the screen as a state machine: keys and time go in, a picture comes out. It shows what the authority
//! over the match tells and decides only what the player looks at; it reads neither clock nor terminal. The parts
//! particular to a game, its cursors and its keys, are in [`ScreenGame`].

use std::{collections::VecDeque, time::Duration};

use card_match::{Device, Draw, EventIn, GameSoFar, News, PlayerState, Situation, Turn};
use serde_json::Value;
use table::{Person, Position, Seat};
use texts::Texts;
use texts::narration::{Alternative, Narrator};

use super::{beside::Beside, looking::Looking, theme::Theme};
use crate::{
    Speed,
    authority::{Authority, Command, LocalTable, Sheet, Terms, Update},
    games::ScreenGame,
    open::OpenSide,
    store::Store,
};

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
    /// What a lesson says.
    Sheet(Sheet),
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
    /// The authority over the match.
    pub(super) authority: Box<dyn Authority<G>>,
    pub(crate) terms: Terms,
    pub(crate) rules: G,
    /// What was told and waits to be shown.
    pub(super) waiting: VecDeque<Update<G>>,
    /// Where the match stands for the player.
    pub(crate) at: PlayerState,
    /// The position that is shown.
    pub(super) position: Position,
    /// The finished hands of this game, as in a result \[NOT-RES-5\].
    pub(crate) hands: Vec<Value>,
    /// The position at which the player claimed nothing.
    pub(super) decline: Option<Position>,
    /// The end of this hand has been looked at.
    pub(super) seen_over: bool,
    /// Whether the player has been told that their game can't be saved.
    pub(super) unsaved: bool,
    /// What goes on beside the cards, at a table online.
    pub(crate) beside: Option<Beside>,
    /// What there is besides cards and cursors.
    pub(crate) side: G::Side,
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
    /// Whether a hand of the match is tried again.
    pub(crate) tries_again: bool,
    pub(crate) leaving: bool,
}

impl<G: ScreenGame> App<G> {
    /// Opens the table of a match on this device.
    pub(crate) fn new(device: Device<G>, store: Store, texts: Texts, theme: Theme, pace: Pace) -> Self {
        let rules = device.game.rules().clone();
        let (authority, first) = LocalTable::open(device, store);
        Self::of(Box::new(authority), Terms::HERE, rules, (texts, theme, pace), first)
    }

    /// Opens the table of a match at a table online, as it stands.
    pub(crate) fn online(
        authority: Box<dyn Authority<G>>,
        rules: G,
        look: (Texts, Theme, Pace),
        first: Update<G>,
    ) -> Self {
        let mut app = Self::of(authority, Terms::ONLINE, rules, look, first);
        app.beside = Some(Beside::default());
        app
    }

    /// Opens the table of a lesson.
    pub(crate) fn taught(
        authority: Box<dyn Authority<G>>,
        rules: G,
        look: (Texts, Theme, Pace),
        first: Update<G>,
    ) -> Self {
        let terms = Terms { plays: false, ..Terms::HERE };
        Self::of(authority, terms, rules, look, first)
    }

    /// Opens a table that is kept on such terms.
    pub(crate) fn of(
        authority: Box<dyn Authority<G>>,
        terms: Terms,
        rules: G,
        (texts, theme, pace): (Texts, Theme, Pace),
        first: Update<G>,
    ) -> Self {
        let mut narrator = Narrator::of(texts, Vec::new(), None, theme.ascii);
        narrator.indices = theme.indices;
        narrator.learn_names(first.at.people.clone());
        let side = rules.side(&first.view, &first.at, &narrator);
        let mut app = Self {
            authority,
            terms,
            rules,
            waiting: VecDeque::new(),
            at: first.at.clone(),
            position: first.position,
            hands: Vec::new(),
            decline: None,
            seen_over: false,
            unsaved: false,
            beside: None,
            side,
            texts,
            narrator,
            theme,
            pace,
            skipping: false,
            view: first.view.clone(),
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
            tries_again: false,
            leaving: false,
        };
        app.take_in(first);
        app
    }

    /// The viewer's seat; none if they watch.
    pub(crate) fn me(&self) -> Option<Seat> {
        self.at.me()
    }

    /// Whether a seat is the viewer's.
    pub(crate) fn is_me(&self, seat: Seat) -> bool {
        self.me() == Some(seat)
    }

    /// The seat nearest to the viewer: their own, or the first one while they watch.
    pub(crate) fn nearest(&self) -> Seat {
        self.me().unwrap_or_default()
    }

    /// Where the match stands, with what the viewer sees.
    pub(crate) fn situation(&self) -> Situation<'_, G> {
        self.at.situation(&self.rules, &self.view)
    }

    /// The game as far as it has been played.
    pub(crate) fn so_far(&self) -> GameSoFar<'_> {
        self.at.so_far(&self.hands)
    }

    /// The part of an open table that is no matter of cards, if it is one.
    pub(crate) fn open(&self) -> Option<&OpenSide> {
        G::open(&self.side)
    }

    /// What stands under the name of a seat, besides its cards.
    pub(crate) fn status(&self, seat: Seat) -> Option<&str> {
        self.beside.as_ref()?.statuses.get(seat.index())?.as_deref()
    }

    #[cfg(test)]
    pub(crate) fn device(&self) -> &Device<G> {
        self.authority.device()
    }

    /// The text of some news in the log.
    pub(super) fn log_lines(&self, news: &News<G>) -> Vec<String> {
        let after = news.situation(&self.rules, self.at.conventions);
        let lines = |event: &EventIn<G>| {
            // Where what is done stands, all that it comes to is worth reading again.
            let more = G::acts_stand().then(|| self.rules.after(event, &news.view, &self.narrator));
            self.narrator.log_line(event, &after).into_iter().chain(more.into_iter().flatten())
        };
        news.events.iter().flat_map(lines).filter(|line| !line.is_empty()).collect()
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
        if self.is_stopped() {
            return None;
        }
        self.limit().map(|limit| limit.saturating_sub(self.waited))
    }

    /// Whether a sheet over the table stops the players.
    const fn is_stopped(&self) -> bool {
        self.overlay.is_some() && self.terms.waits
    }

    /// How long what goes on now takes; `None`: until the player or the authority does something.
    fn limit(&self) -> Option<Duration> {
        let (speed, waits) = (self.pace.speed, self.terms.waits);
        match self.wait {
            Wait::Human => G::others_wait(self),
            Wait::Answer => None,
            _ if self.skipping => Some(Duration::ZERO),
            Wait::Forced => Some(speed.thought()),
            Wait::Claim if G::was_declined(self) => Some(speed.thought()),
            Wait::Look => speed.look(),
            Wait::Bot => waits.then(|| speed.thought()),
            Wait::Claim => self.pace.claim.or_else(|| speed.claim()).filter(|_| waits),
        }
    }

    /// Lets time pass. Where the others wait for the player, typing in a claim window stops it, too.
    pub(crate) fn pass_time(&mut self, time: Duration) {
        self.deaf = self.deaf.saturating_sub(time);
        if self.overlay == Some(Overlay::Review) {
            self.judge_on();
        }
        let claims = self.terms.waits && self.wait == Wait::Claim && self.typed.is_some();
        if self.is_stopped() || claims {
            return;
        }
        self.waited += time;
        // At the highest speed several things happen at once.
        while !self.is_stopped() && self.limit().is_some_and(|limit| self.waited >= limit) {
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
            Wait::Answer => {}
            Wait::Forced => {
                if let Some(action) = G::forced(&self.view) {
                    self.attempt(action);
                }
            }
            Wait::Claim => {
                G::decline(self);
                self.wait = Wait::Bot;
                self.decline();
            }
            Wait::Human | Wait::Bot => drop(self.ask(Command::GoOn)),
        }
        self.show_on();
    }

    /// Claims nothing at this position, once.
    pub(crate) fn decline(&mut self) {
        if self.decline.replace(self.position) != Some(self.position) {
            self.ask(Command::Decline);
        }
    }

    /// Lays what a lesson says over the table.
    pub(crate) fn show_sheet(&mut self, sheet: Sheet) {
        self.note = sheet.note.clone().map(|text| Note { text, tone: Tone::News });
        self.show(Overlay::Sheet(sheet));
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
            Some(Overlay::Cover(_)) => drop(self.ask(Command::TakeScreen)),
            Some(Overlay::HandOver | Overlay::GameOver) => self.ready(),
            Some(Overlay::Draw(_)) => self.deal(),
            Some(Overlay::Sheet(sheet)) if sheet.last => self.leaving = true,
            // What waits under a sheet that was only looked at comes back.
            Some(_) if !self.at.begun => self.deal(),
            Some(_) => match self.at.turn {
                Turn::Deal | Turn::Over if self.wait != Wait::Look => self.settle(),
                _ => {}
            },
            None => {}
        }
    }
}
