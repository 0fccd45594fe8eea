//! What comes of what is told: cards are shown, words are said, and what the exchange before a deal needs is sent.

use std::{io, time::Duration};

use fair_shuffle::Nonce;
use online_client::participant::{Meanwhile, News, Room, parts, refusal};
use online_wire::{Entered, Refused, TableCommand, TableUpdate, Welcome};
use serde_json::Value;

use super::{Line, OnlineScreen};
use crate::online::{AtTable, Want, cards::open, is_told, lines::proof, spoken::named};

impl OnlineScreen {
    /// Takes in an update: opens the table of cards with the first deal.
    fn take_in(&mut self, update: &TableUpdate) -> io::Result<()> {
        let Some(room) = &self.room else { return Ok(()) };
        let opened = self.cards.is_none();
        if opened {
            let cards = open(&room.opening, update, &self.look, self.texts.lang());
            self.cards = cards.map_err(io::Error::other)?;
            self.menu = self.menu.take().filter(|_| self.cards.is_none());
        }
        if let Some(cards) = &mut self.cards {
            cards.table_area_mut().agree(room.opening.options.hints, room.plays_on());
            if !opened || !update.events.is_empty() {
                for part in parts(self.texts, room, update) {
                    cards.hear(&part).map_err(io::Error::other)?;
                }
            }
            cards.pass_time(Duration::ZERO);
        }
        Ok(())
    }

    /// Does what the exchange before a deal needs, and says what is wanted.
    fn go_on(&mut self) -> Vec<Want> {
        self.refresh();
        let owed = self.room.as_ref().and_then(|room| self.exchange.next(&room.party(), Nonce::fresh));
        let mut wants: Vec<Want> = owed.into_iter().map(|command| Want::Ask(command, None)).collect();
        wants.extend(self.wants());
        wants
    }
}

impl AtTable for OnlineScreen {
    fn welcomed(&mut self, welcome: &Welcome) -> io::Result<Vec<Want>> {
        let (title, sheet) = named(&welcome.opening, self.texts.lang()).map_err(io::Error::other)?;
        let mut room = Room::new(welcome, self.texts.lang());
        if let Some(before) = self.room.take() {
            room.goes_on_from(before);
        }
        (self.title, self.rule_sheet) = (title, sheet.to_string().trim_end().to_owned());
        self.exchange.renew();
        (self.told_at, self.since) = (welcome.now.at, Duration::ZERO);
        let meanwhile = Meanwhile::of(self.texts, &room, welcome);
        let told = meanwhile.is_told();
        let back = meanwhile.back(self.texts, matches!(self.line, Line::Lost | Line::Restarting));
        let ready = room.is_ready();
        let before = self.cards.take().map(|cards| {
            let (hand, story) = cards.table_area().story();
            (hand, story.to_vec())
        });
        (self.room, self.line) = (Some(room), Line::There);
        self.take_in(&welcome.now)?;
        if let Some(cards) = &mut self.cards {
            let story = before.filter(|(hand, _)| *hand == cards.table_area().story().0);
            cards.table_area_mut().remember(story.map(|(_, story)| story).unwrap_or_default());
            cards.table_area_mut().remember(meanwhile.cards.into_iter().map(|line| line.words).collect());
            if ready {
                cards.table_area_mut().pass_over();
            }
        }
        match back {
            Some(back) if !told => self.tell(back),
            Some(back) => self.lay(self.texts.get("online-im-back"), back),
            None => {}
        }
        Ok(self.go_on())
    }

    fn told(&mut self, update: &TableUpdate) -> io::Result<Vec<Want>> {
        let Some(room) = &mut self.room else { return Ok(vec![Want::Anew]) };
        if room.told(update).is_err() {
            return Ok(vec![Want::Anew]);
        }
        (self.told_at, self.since) = (update.at, Duration::ZERO);
        self.doubt.overtaken(self.texts, room, &update.entered);
        let beside = News { texts: self.texts, room }.told(&update.entered);
        // A question stands before that of the game as long as it is open.
        let beside = beside.filter(|_| update.entered != Entered::Asked);
        self.take_in(update)?;
        if update.entered == Entered::Asked {
            self.cards.iter_mut().for_each(|cards| cards.table_area_mut().hush());
        }
        let mine = self.room.as_ref().and_then(Room::my_place);
        if update.late.is_some() && update.late == mine {
            self.tell(self.texts.get("online-time-up"));
        }
        beside.into_iter().for_each(|words| self.tell(words));
        Ok(self.go_on())
    }

    fn noted(&mut self, words: String) -> io::Result<()> {
        self.tell(words);
        Ok(())
    }

    fn records(&mut self, games: Option<&[Value]>) -> io::Result<()> {
        if let (Some(cards), Some(games)) = (&mut self.cards, games) {
            cards.learn_record(games);
        }
        if std::mem::take(&mut self.wants_proof)
            && let Some(room) = &self.room
        {
            let lines = games.map(|games| proof(self.texts, room, games, &self.exchange).join("\n"));
            let text = lines.unwrap_or_else(|| self.texts.get("online-out-of-reach"));
            self.lay(self.texts.get("online-proof"), text);
        }
        Ok(())
    }

    fn lost(&mut self) -> io::Result<()> {
        if self.line != Line::Restarting {
            self.line = Line::Lost;
        }
        self.refresh();
        Ok(())
    }

    fn restarting(&mut self) -> io::Result<()> {
        self.line = Line::Restarting;
        self.refresh();
        Ok(())
    }

    fn told_by_club(&mut self, lines: Vec<String>, asked: bool) -> io::Result<()> {
        if asked && lines.len() > 1 {
            self.lay(self.texts.get("club-this-evening"), lines.join("\n"));
        } else {
            lines.into_iter().for_each(|words| self.tell(words));
        }
        self.refresh();
        Ok(())
    }

    fn evening_stands(&mut self, lines: Vec<String>) {
        self.evening = lines;
        self.refresh();
    }

    fn has_done_with_its_deals(&self) -> bool {
        let asked = self.cards.as_ref().is_some_and(|cards| cards.asks() || !cards.is_free());
        // What lies on the table is still to be seen.
        let moves = self.cards.as_ref().is_some_and(|cards| cards.patience().is_some());
        !asked
            && !moves
            && self.menu.is_none()
            && self.sheet.is_none()
            && self.room.as_ref().is_some_and(Room::has_done)
    }

    fn refused(&mut self, command: &TableCommand, refused: &Refused) -> io::Result<()> {
        if is_told(command) {
            let why = refusal(self.texts, refused);
            match &mut self.cards {
                Some(cards) => cards.table_area_mut().refused(why),
                None => self.note = Some(why),
            }
        }
        self.refresh();
        Ok(())
    }
}
