//! An open table on the screen whose match is played here: bots go on after a while, or when the player lets them.

use std::time::Duration;

use card_match::{Device, EventIn, May, News, PlayerState, Turn, open::OpenRules};
use crossterm::event::KeyEvent;
use desk::{Heard, NotFollowed};
use laws::open_table::View;
use online_wire::TableCommand;
use ratatui::buffer::Buffer;
use table::{Position, Written};
use texts::Texts;

use super::screen::OpenScreen;
use crate::{
    Look, PlayError, PlayOptions,
    store::{self, Store},
    tui::{OnScreen, Pace, Tone, on_screen},
};

/// Plays on the screen until the player leaves.
///
/// # Errors
/// The terminal can't be used.
pub(crate) fn play(
    device: Device<OpenRules>,
    store: Store,
    news: &[String],
    texts: Texts,
    options: &PlayOptions,
) -> Result<(), PlayError> {
    let look = Look {
        ascii: options.ascii,
        colours: options.colours,
        four_colours: options.four_colours,
        indices: options.indices,
        sorting: options.sorting,
        speed: options.speed,
    };
    let pace = Pace { speed: options.speed, claim: options.pause };
    let Some(mut here) = Here::new(device, store, texts, &look, pace) else {
        return Err(std::io::Error::other(texts.get("desk-damaged")).into());
    };
    for text in news {
        here.screen.app.say(text.clone(), Tone::News);
    }
    on_screen(&mut here)?;
    println!("{}", texts.get(if here.unsaved { "plain-goodbye-unsaved" } else { "open-goodbye" }));
    Ok(())
}

/// An open table on the screen, and the match.
pub(super) struct Here {
    pub(super) device: Device<OpenRules>,
    pub(super) screen: OpenScreen,
    store: Store,
    pace: Pace,
    /// How long the next has been waited for.
    waited: Duration,
    /// Whether the player has been told that their game can't be saved.
    unsaved: bool,
}

/// Lets a desk hear something of a match; nothing if it doesn't understand it.
fn told<T>(
    device: &Device<OpenRules>,
    view: &View,
    events: &[EventIn<OpenRules>],
    hear: impl FnOnce(&Heard<'_>, Position) -> Result<T, NotFollowed>,
) -> Option<T> {
    let events: Option<Vec<Written>> = events.iter().map(|event| Written::of(event).ok()).collect();
    let (view, at) = (Written::of(view).ok()?, device.player_state());
    // While others act, the player may let them go on.
    let claim = matches!(at.turn, Turn::Other(_));
    let at = PlayerState { may: May { claim, ..at.may }, ..at };
    let heard = Heard { events: &events?, view: Some(&view), memory: None, player_state: Some(&at) };
    hear(&heard, device.game.log().position()).ok()
}

impl Here {
    /// The match as it stands, with what has happened in this hand.
    pub(super) fn new(
        mut device: Device<OpenRules>,
        store: Store,
        texts: Texts,
        look: &Look,
        pace: Pace,
    ) -> Option<Self> {
        if !device.game.has_begun() {
            device.deal(None).ok()?;
        }
        let rules = device.game.rules().rules().clone();
        let mut retold = device.my().retell().into_iter();
        let News { events, view, .. } = retold.next()?;
        let screen =
            told(&device, &view, &events, |heard, at| OpenScreen::new(rules, texts, look, heard, at));
        let mut screen = screen??;
        screen.app.beside = None;
        screen.app.pace = pace;
        screen.app.terms.plays = true;
        let mut here = Self { device, screen, store, pace, waited: Duration::ZERO, unsaved: false };
        here.tell(&retold.collect::<Vec<_>>());
        here.screen.catch_up();
        here.save();
        Some(here)
    }

    fn tell(&mut self, news: &[News<OpenRules>]) {
        for News { events, view, .. } in news {
            let screen = &mut self.screen;
            // A desk understands what its own table tells.
            let _ = told(&self.device, view, events, |heard, position| screen.hear(heard, position));
        }
        self.screen.count(self.device.game.counted_hands());
        self.waited = Duration::ZERO;
        if !self.is_theirs() {
            self.screen.has_gone();
        }
    }

    /// Whether others are to act.
    fn is_theirs(&self) -> bool {
        matches!(self.device.my().turn(), Turn::Other(_))
    }

    /// Does what the player has asked for.
    fn do_what_is_wished(&mut self) {
        for (command, _) in self.screen.commands() {
            match command {
                TableCommand::Act(text) => self.act(&text),
                TableCommand::Decline {} => self.bot_acts(),
                TableCommand::Ready { .. } => self.next_hand(),
                TableCommand::Wait {} => self.waits(),
                _ => {}
            }
        }
    }

    /// The others wait until the player lets them go on, or no more.
    fn waits(&mut self) {
        let Some(open) = &mut self.screen.app.open else { return };
        open.waits = !open.waits;
        let key = if open.waits { "open-waiting" } else { "open-waiting-no" };
        self.screen.app.say(self.screen.app.texts.get(key), Tone::News);
    }

    fn act(&mut self, text: &str) {
        let app = &self.screen.app;
        let act = self.device.game.log().table().read_action(text);
        let act = act.map_err(|not| app.texts.not_an_action(&not));
        let done = act.and_then(|act| {
            self.device
                .act(act)
                .map_err(|refusal| app.texts.refusal_for(&refusal, app.nearest(), &app.narrator.names))
        });
        match done {
            Ok(news) => self.told(&news),
            Err(why) => self.screen.app.refused(why),
        }
    }

    fn bot_acts(&mut self) {
        let news = self.device.bot_acts();
        self.told(&news);
    }

    /// Tells what has happened, and saves it.
    fn told(&mut self, news: &[News<OpenRules>]) {
        self.tell(news);
        self.save();
    }

    /// Deals the next hand, of another game if this one is over.
    fn next_hand(&mut self) {
        self.device.next_game();
        if self.device.my().turn() == Turn::Deal
            && let Ok(news) = self.device.deal(None)
        {
            self.told(&news);
        }
    }

    /// How long the next is still waited for; nothing until a key is pressed.
    fn limit(&self) -> Option<Duration> {
        let open = self.screen.app.open.as_ref()?;
        if !self.is_theirs() || self.screen.is_busy() || self.screen.is_looking() {
            return None;
        }
        if self.screen.is_going() {
            return Some(self.pace.speed.thought());
        }
        (!open.waits).then_some(())?;
        self.pace.claim.or_else(|| self.pace.speed.claim())
    }

    /// Writes the game into the player's folder; a problem is told once.
    fn save(&mut self) {
        let saved = self.store.keep(&self.device.game).err();
        let known = std::mem::replace(&mut self.unsaved, saved.is_some());
        if let Some(error) = saved.filter(|_| !known) {
            let text = store::unsaved(self.screen.app.texts, &error);
            self.screen.app.log.push(text.clone());
            self.screen.app.say(text, Tone::Refused);
        }
    }
}

impl OnScreen for Here {
    fn is_leaving(&self) -> bool {
        self.screen.app.is_leaving()
    }

    fn pass_time(&mut self, time: Duration) {
        self.screen.pass_time(time);
        if let Some(limit) = self.limit() {
            self.waited += time;
            if self.waited >= limit {
                self.bot_acts();
            }
        }
    }

    fn patience(&self) -> Option<Duration> {
        let next = self.limit().map(|limit| limit.saturating_sub(self.waited));
        self.screen.patience().into_iter().chain(next).min()
    }

    fn key(&mut self, key: KeyEvent) {
        self.screen.key(key);
        self.do_what_is_wished();
    }

    fn draw(&self, buffer: &mut Buffer) {
        self.screen.draw(buffer);
    }
}
