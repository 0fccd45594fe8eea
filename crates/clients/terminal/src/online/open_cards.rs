//! The table of cards on the screen where the laws are open.

use std::time::Duration;

use card_match::open::OpenRules;
use crossterm::event::KeyEvent;
use desk::NotFollowed;
use five_hundred::Rules;
use online_client::participant::heard;
use online_wire::{Opening, TableUpdate};
use ratatui::buffer::Buffer;
use serde_json::Value;
use table::{Game, Record, Table};
use texts::{Lang, Texts};

use super::{
    Want,
    cards::{Cards, TableArea},
    screen::Look,
};
use crate::open::OpenScreen;

impl Cards for OpenScreen {
    fn table_area(&self) -> &dyn TableArea {
        &self.app
    }

    fn table_area_mut(&mut self) -> &mut dyn TableArea {
        &mut self.app
    }

    fn hear(&mut self, update: &TableUpdate) -> Result<(), NotFollowed> {
        if update.events.is_empty() && update.view.is_none() && update.player_state.is_none() {
            return Ok(());
        }
        Self::hear(self, &heard(update), update.position)
    }

    fn key(&mut self, key: KeyEvent) {
        Self::key(self, key);
    }

    fn pass_time(&mut self, time: Duration) {
        Self::pass_time(self, time);
    }

    fn patience(&self) -> Option<Duration> {
        Self::patience(self)
    }

    fn draw(&self, buffer: &mut Buffer) -> Vec<String> {
        Self::draw(self, buffer)
    }

    fn wants(&mut self) -> Vec<Want> {
        Self::wants(self)
    }

    fn learn_record(&mut self, games: &[Value]) {
        let record = games.get(self.app.at.game as usize);
        let record = record.and_then(|game| Record::read(&game.to_string()).ok());
        let game = record.and_then(|record| Table::<OpenRules>::from_record(&record).ok());
        let hands = game.iter().flat_map(Table::finished_hands);
        self.count(hands.filter(|hand| !laws::open_table::is_void(hand)).cloned().collect());
    }

    fn is_free(&self) -> bool {
        !self.is_covered() && self.app.is_free()
    }

    fn asks(&self) -> bool {
        let may = self.app.at.may;
        let asks = may.act || may.claim;
        self.is_covered() || self.is_looking() || self.app.overlay.is_some() || asks
    }
}

/// An open table as it stands with an update; nothing before the first deal, or if these are no rules.
pub(super) fn open(
    opening: &Opening,
    update: &TableUpdate,
    look: &Look,
    lang: Lang,
) -> Result<Option<Box<dyn Cards>>, NotFollowed> {
    let Ok(rules) = Rules::read_rules(&opening.rules) else { return Ok(None) };
    let texts = Texts::for_rules(lang, &rules);
    let screen = OpenScreen::new(rules, texts, look, &heard(update), update.position)?;
    Ok(screen.map(|screen| Box::new(screen) as Box<dyn Cards>))
}
