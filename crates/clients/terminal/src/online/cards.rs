//! The table of cards on the screen, of whatever game.

use std::{
    sync::mpsc::{Receiver, channel},
    time::Duration,
};

use card_match::{PlayerState, open::OpenRules};
use crossterm::event::KeyEvent;
use desk::NotFollowed;
use online_wire::{Opening, TableUpdate};
use ratatui::buffer::Buffer;
use serde_json::Value;
use table::Game;
use texts::{Lang, Texts};

use super::{Want, connection::Connection, screen::Look};
use crate::{
    authority::Update,
    games::ScreenGame,
    tui::{App, Beside, Overlay, Tone, Wait, draw},
};

/// The part of a table of cards that is the same for every game.
pub(super) trait TableArea {
    /// Tells something that is no matter of cards.
    fn tell(&mut self, words: String);
    /// Takes away what was told last.
    fn hush(&mut self);
    /// The hand, by the numbers of its game and itself, and what was told of it.
    fn story(&self) -> ((u32, u32), &[String]);
    /// Tells what was done with cards before this was opened.
    fn remember(&mut self, lines: Vec<String>);
    /// What was asked for is refused.
    fn refused(&mut self, why: String);
    /// What goes on beside the cards.
    fn put_beside(&mut self, beside: Beside);
    /// Whether hints are welcome, and whether the player plays in the next hand.
    fn agree(&mut self, hints: bool, plays: bool);
    /// Where the match stands, as it is shown.
    fn at(&self) -> &PlayerState;
    /// The line that is typed.
    fn line(&mut self) -> &mut Option<String>;
    /// The player is ready for the next hand.
    fn ready(&mut self);
    /// The end of the hand was looked at before.
    fn pass_over(&mut self);
    fn is_leaving(&self) -> bool;
}

/// A table of cards of some game.
pub(super) trait Cards {
    fn table_area(&self) -> &dyn TableArea;
    fn table_area_mut(&mut self) -> &mut dyn TableArea;
    /// Takes in what happened with the cards.
    fn hear(&mut self, update: &TableUpdate) -> Result<(), NotFollowed>;
    fn key(&mut self, key: KeyEvent);
    fn pass_time(&mut self, time: Duration);
    fn patience(&self) -> Option<Duration>;
    /// Draws the table; gives the texts that had to be cut.
    fn draw(&self, buffer: &mut Buffer) -> Vec<String>;
    /// The commands for the table since the last call.
    fn wants(&mut self) -> Vec<Want>;
    fn learn_record(&mut self, games: &[Value]);
    /// Whether no sheet lies over the table and no line is typed.
    fn is_free(&self) -> bool;
    /// Whether the player is asked something by the game.
    fn asks(&self) -> bool;
}

impl<G: ScreenGame> TableArea for App<G> {
    fn tell(&mut self, words: String) {
        self.log.push(words.clone());
        self.say(words, Tone::News);
    }

    fn hush(&mut self) {
        self.note = None;
    }

    fn story(&self) -> ((u32, u32), &[String]) {
        ((self.at.game, G::hand_number(&self.view)), &self.log)
    }

    fn remember(&mut self, lines: Vec<String>) {
        self.log.extend(lines);
    }

    fn refused(&mut self, why: String) {
        Self::refused(self, why);
    }

    fn put_beside(&mut self, beside: Beside) {
        self.beside = Some(beside);
    }

    fn agree(&mut self, hints: bool, plays: bool) {
        (self.terms.hints, self.terms.plays) = (hints, plays);
    }

    fn at(&self) -> &PlayerState {
        &self.at
    }

    fn line(&mut self) -> &mut Option<String> {
        &mut self.typed
    }

    fn ready(&mut self) {
        Self::ready(self);
    }

    fn pass_over(&mut self) {
        Self::pass_over(self);
    }

    fn is_leaving(&self) -> bool {
        Self::is_leaving(self)
    }
}

/// A table of cards of a game.
struct Shown<G: ScreenGame> {
    app: App<G>,
    connection: Connection<G>,
    wants: Receiver<Want>,
}

impl<G: ScreenGame> Cards for Shown<G> {
    fn table_area(&self) -> &dyn TableArea {
        &self.app
    }

    fn table_area_mut(&mut self) -> &mut dyn TableArea {
        &mut self.app
    }

    fn hear(&mut self, update: &TableUpdate) -> Result<(), NotFollowed> {
        self.connection.hear(update)?.into_iter().for_each(|update| self.app.hear(update));
        Ok(())
    }

    fn key(&mut self, key: KeyEvent) {
        self.app.key(key);
    }

    fn pass_time(&mut self, time: Duration) {
        self.app.pass_time(time);
    }

    fn patience(&self) -> Option<Duration> {
        self.app.patience()
    }

    fn draw(&self, buffer: &mut Buffer) -> Vec<String> {
        draw(&self.app, buffer)
    }

    fn wants(&mut self) -> Vec<Want> {
        self.wants.try_iter().collect()
    }

    fn learn_record(&mut self, games: &[Value]) {
        self.app.hands = self.connection.learn_record(games, self.app.at.game);
    }

    fn is_free(&self) -> bool {
        self.app.is_free()
    }

    fn asks(&self) -> bool {
        let app = &self.app;
        let (waits, may) = (matches!(app.wait, Wait::Human | Wait::Claim | Wait::Look), app.at.may);
        let asked = if G::acts_stand() { may.act || may.claim } else { waits && may.act };
        G::is_covered(app) || app.overlay.is_some() || app.wait == Wait::Look || asked
    }
}

impl<G: ScreenGame> App<G> {
    /// Whether no sheet lies over the table and no line is typed.
    pub(super) fn is_free(&self) -> bool {
        self.typed.is_none()
            && !G::is_covered(self)
            && !matches!(self.overlay, Some(Overlay::Cut { .. } | Overlay::Review))
    }
}

/// The table of cards as it stands with an update; nothing before the first deal, or if these are no rules.
pub(super) fn open(
    opening: &Opening,
    update: &TableUpdate,
    look: &Look,
    lang: Lang,
) -> Result<Option<Box<dyn Cards>>, NotFollowed> {
    match opening.game.as_str() {
        five_hundred::Rules::NAME if opening.is_open_table() => of::<OpenRules>(opening, update, look, lang),
        five_hundred::Rules::NAME => of::<five_hundred::Rules>(opening, update, look, lang),
        rummy_500::Rules::NAME => of::<rummy_500::Rules>(opening, update, look, lang),
        _ => Ok(None),
    }
}

fn of<G: ScreenGame>(
    opening: &Opening,
    update: &TableUpdate,
    look: &Look,
    lang: Lang,
) -> Result<Option<Box<dyn Cards>>, NotFollowed> {
    let Ok(rules) = G::read_rules(&opening.rules) else { return Ok(None) };
    let texts = Texts::for_rules(lang, &rules);
    let (sender, wants) = channel();
    let connection = Connection::new(rules.clone(), sender);
    let Some(Update { view, at, position, .. }) = connection.hear(update)? else { return Ok(None) };
    let look_of = (texts, look.theme(), look.speed.into());
    let mut app = App::online(Box::new(connection.clone()), rules, look_of, Update::of((at, view, position)));
    app.narrator.sorting = look.sorting;
    Ok(Some(Box::new(Shown { app, connection, wants })))
}
