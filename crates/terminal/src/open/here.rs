//! An open table on the screen whose match is kept here: bots go on after a while, or when the player lets them.

use std::time::Duration;

use card_match::open::{Happened, OpenEvent, OpenMatch, OpenTurn};
use crossterm::event::KeyEvent;
use desk::{Heard, NotFollowed};
use online_wire::Wish;
use open_table::Act;
use ratatui::buffer::Buffer;
use table::{Event, Position, Written};
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
    game: OpenMatch,
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
    let Some(mut here) = Here::new(game, store, texts, &look, pace) else {
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
    pub(super) game: OpenMatch,
    pub(super) screen: OpenScreen,
    store: Store,
    pace: Pace,
    /// The next to be awaited: bots think to find it out.
    turn: OpenTurn,
    /// How long the next has been waited for.
    waited: Duration,
    /// Whether the player has been told that their game can't be saved.
    unsaved: bool,
}

/// Lets a desk hear something of a match; nothing if it doesn't understand it.
fn told<T>(
    game: &OpenMatch,
    view: &open_table::View,
    events: &[Event<OpenEvent>],
    hear: impl FnOnce(&Heard<'_>, Position) -> Result<T, NotFollowed>,
) -> Option<T> {
    let events: Option<Vec<Written>> = events.iter().map(|event| Written::of(event).ok()).collect();
    let (view, at) = (Written::of(view).ok()?, game.standpoint());
    let heard = Heard { events: &events?, view: Some(&view), memory: None, standpoint: Some(&at) };
    hear(&heard, game.position()).ok()
}

impl Here {
    /// The match as it stands, with what has happened in this hand.
    pub(super) fn new(
        mut game: OpenMatch,
        store: Store,
        texts: Texts,
        look: &Look,
        pace: Pace,
    ) -> Option<Self> {
        if game.view().game.is_none() {
            game.deal();
        }
        let view = game.view();
        let dealt =
            view.game.as_ref().map(|game| Event::Dealt { hand: game.hand_number, dealer: game.dealer });
        let first = game.retell().first().map_or_else(|| view.clone(), |(_, first)| first.clone());
        let rules = game.rules().clone();
        let events: Vec<Event<OpenEvent>> = dealt.into_iter().collect();
        let screen = told(&game, &first, &events, |heard, position| {
            OpenScreen::new(rules, texts, look, heard, position)
        });
        let mut screen = screen??;
        screen.app.beside = None;
        screen.app.pace = pace;
        screen.app.terms.plays = true;
        let turn = game.turn();
        let mut here = Self { game, screen, store, pace, turn, waited: Duration::ZERO, unsaved: false };
        here.retell();
        here.go_on_at_once();
        here.save();
        Some(here)
    }

    /// Tells what has happened in this hand.
    fn retell(&mut self) {
        for (news, view) in self.game.retell() {
            self.tell(&news, &view);
        }
        self.screen.catch_up();
    }

    fn tell(&mut self, news: &Happened, view: &open_table::View) {
        self.tell_events(&news.events(), view);
    }

    fn tell_events(&mut self, events: &[Event<OpenEvent>], view: &open_table::View) {
        let screen = &mut self.screen;
        // A desk understands what its own table tells.
        let _ = told(&self.game, view, events, |heard, position| screen.hear(heard, position));
        self.screen.count(self.game.counted_hands());
        (self.turn, self.waited) = (self.game.turn(), Duration::ZERO);
    }

    /// Does what the player has asked for.
    fn do_what_is_wished(&mut self) {
        for (wish, _) in self.screen.wishes() {
            match wish {
                Wish::Act(text) => self.act(&text),
                Wish::LetGo {} => self.bot_acts(),
                Wish::Ready { .. } => self.next_hand(),
                Wish::Wait {} => self.waits(),
                _ => {}
            }
        }
        self.go_on_at_once();
    }

    /// The others wait until the player lets them go on, or no more.
    fn waits(&mut self) {
        let Some(open) = &mut self.screen.app.open else { return };
        open.waits = !open.waits;
        let key = if open.waits { "open-waiting" } else { "open-waiting-no" };
        self.screen.app.say(self.screen.app.texts.get(key), Tone::News);
    }

    fn act(&mut self, text: &str) {
        let line = format!("{} {text}", self.game.me());
        let done = match Act::read_line(&line, self.game.rules().seats()) {
            Ok((_, act)) => self.game.act(act).map_err(|refusal| self.screen.app.narrator.refused(&refusal)),
            Err(not) => Err(self.screen.app.texts.not_an_action(&not)),
        };
        match done {
            Ok(news) => {
                self.tell(&news, &self.game.view());
                self.save();
            }
            Err(why) => self.screen.app.refused(why),
        }
    }

    fn bot_acts(&mut self) {
        if let Some(news) = self.game.bot_acts() {
            self.tell(&news, &self.game.view());
            self.save();
        }
    }

    /// In the player's turn the others speak at once: a pause would tell that somebody has something to say.
    fn go_on_at_once(&mut self) {
        while self.turn == OpenTurn::Bot && self.game.is_awaited() {
            self.bot_acts();
        }
        if self.turn != OpenTurn::Bot {
            self.screen.has_gone();
        }
    }

    /// Deals the next hand, of another game if this one is over.
    fn next_hand(&mut self) {
        self.game.next_game();
        if self.game.turn() != OpenTurn::Deal || !self.game.deal() {
            return;
        }
        let view = self.game.view();
        let dealt =
            view.game.as_ref().map(|game| Event::Dealt { hand: game.hand_number, dealer: game.dealer });
        let events: Vec<Event<OpenEvent>> = dealt.into_iter().collect();
        self.tell_events(&events, &view);
        self.save();
    }

    /// How long the next is still waited for; nothing until a key is pressed.
    fn limit(&self) -> Option<Duration> {
        let open = self.screen.app.open.as_ref()?;
        if self.turn != OpenTurn::Bot || self.screen.is_busy() || self.screen.is_looking() {
            return None;
        }
        let settles = self.game.view().phase == Some("settle");
        if self.screen.is_going() || settles {
            return Some(self.pace.speed.thought());
        }
        (!open.waits).then_some(())?;
        self.pace.claim.or_else(|| self.pace.speed.claim())
    }

    /// Writes the game into the player's folder; a problem is told once.
    fn save(&mut self) {
        let kept = self.store.keep_open(&self.game).err();
        let known = std::mem::replace(&mut self.unsaved, kept.is_some());
        if let Some(error) = kept.filter(|_| !known) {
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
                self.go_on_at_once();
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
