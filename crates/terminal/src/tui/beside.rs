//! What the screen does with a match that a table online keeps: what is heard is shown in its turn, what is done is asked for;
//! and what goes on there beside the cards.

use std::time::Duration;

use card_match::{News, Turn};
use desk::NotFollowed;
use online_wire::{Telling, Wish};
use serde_json::Value;
use table::{Event, Position, Seat};

use super::{
    app::{App, Overlay, Tone, Wait},
    elsewhere::Elsewhere,
    keeper::Keeper,
};
use crate::games::ScreenGame;

/// What goes on beside the cards, in words.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Beside {
    /// What stands under the name of each seat, if there is something to say.
    pub(crate) statuses: Vec<Option<String>>,
    /// A question that comes before that of the game, and whether it is asked of the player.
    pub(crate) question: Option<(String, bool)>,
    /// The wait in words, with the time that is left.
    pub(crate) clock: Option<String>,
    /// How things stand with the table and the player.
    pub(crate) standing: Vec<String>,
    /// The keys that answer that question.
    pub(crate) keys: Vec<(&'static str, &'static str)>,
}

impl<G: ScreenGame> App<G> {
    const fn far(&self) -> Option<&Elsewhere<G>> {
        match &self.keeper {
            Keeper::Here(_) => None,
            Keeper::Elsewhere(elsewhere) => Some(elsewhere),
        }
    }

    pub(super) const fn far_mut(&mut self) -> Option<&mut Elsewhere<G>> {
        match &mut self.keeper {
            Keeper::Here(_) => None,
            Keeper::Elsewhere(elsewhere) => Some(elsewhere),
        }
    }

    /// What stands under the name of a seat, besides its cards.
    pub(crate) fn status(&self, seat: Seat) -> Option<&str> {
        self.beside.as_ref()?.statuses.get(seat.index())?.as_deref()
    }

    /// Takes in what happened with the cards; it is shown in its turn.
    pub(crate) fn hear(&mut self, telling: &Telling) -> Result<(), NotFollowed> {
        self.far_mut().map_or(Ok(()), |far| far.hear(telling))
    }

    /// How long something is still waited for that is no answer of the player.
    pub(super) fn limit_elsewhere(&self, far: &Elsewhere<G>) -> Option<Duration> {
        match self.wait {
            Wait::Look if far.is_behind() => Some(Duration::ZERO),
            Wait::Look => self.pace.speed.look(),
            _ if far.has_news() => Some(Duration::ZERO),
            Wait::Claim if G::was_let_go(self) => Some(self.pace.speed.thought()),
            _ => None,
        }
    }

    /// Lets time pass. Nobody there waits for a sheet to be read.
    pub(super) fn pass_time_elsewhere(&mut self, time: Duration) {
        self.waited += time;
        while self.limit().is_some_and(|limit| self.waited >= limit) {
            self.go_on();
        }
    }

    /// Shows what was heard next, or lets go what could be claimed.
    pub(super) fn go_on_elsewhere(&mut self) {
        let position = self.far().map(Elsewhere::position);
        let next = self.far_mut().and_then(Elsewhere::next);
        if let Some(news) = next {
            // What was asked for changes the position: until then it has not been answered.
            if self.wait == Wait::Answer && self.far().map(Elsewhere::position) == position {
                return self.refresh();
            }
            self.absorb(&[news]);
        } else if self.wait == Wait::Claim {
            G::let_go(self);
            self.far_mut().into_iter().for_each(Elsewhere::let_go);
            self.wait = Wait::Bot;
        }
    }

    /// The wait that goes on there now. The end of a hand is shown, unless the player is reading something else.
    pub(super) fn settle_elsewhere(&mut self) -> Wait {
        let Some(far) = self.far() else { return Wait::Human };
        if self.open.is_some() {
            // Whatever may be done there can be done at any time.
            return Wait::Human;
        }
        let (quiet, seen, let_go) = (!far.has_news(), far.seen_over, far.has_let_go());
        match self.at.turn {
            Turn::Mine if self.at.may.act => Wait::Human,
            Turn::Other(_) if self.at.may.claim && !let_go => Wait::Claim,
            Turn::Deal | Turn::Over => {
                if self.at.begun && quiet && !seen && self.overlay.is_none() {
                    let over = self.at.turn == Turn::Over;
                    self.show(if over { Overlay::GameOver } else { Overlay::HandOver });
                }
                Wait::Human
            }
            Turn::Mine | Turn::Other(_) => Wait::Bot,
        }
    }

    /// What a new hand, or one that stands as it stood before, changes on the screen.
    pub(super) fn begin_elsewhere(&mut self, news: &[News<G>]) {
        self.refresh();
        self.narrator.learn_names(self.at.people.clone());
        if self.wait == Wait::Answer {
            G::forget(&mut self.ui);
        }
        // Why something could not be done is no matter any more.
        self.note = self.note.take().filter(|note| note.tone != Tone::Refused);
        let mut events = news.iter().flat_map(|news| &news.events);
        let dealt = events.clone().find_map(|event| match event {
            Event::Dealt { hand, .. } => Some(*hand),
            _ => None,
        });
        if events.any(|event| matches!(event, Event::TakenBack)) {
            G::forget(&mut self.ui);
        }
        let Some(hand) = dealt else { return };
        (self.note, self.looking) = (None, None);
        self.log.clear();
        if let Some(draw) = self.at.draw.as_ref().filter(|_| hand == 0) {
            self.log.extend(self.narrator.draw_decided(draw, &self.rules));
        }
        if !super::sheets::is_only_looked_at(self.overlay.as_ref()) || self.overlay == Some(Overlay::Review) {
            self.overlay = None;
        }
    }

    /// The player has looked at the end of a hand, and is ready for the next if they play in it.
    pub(crate) fn ready(&mut self) {
        let Some(far) = self.far_mut() else { return };
        far.seen_over = true;
        if far.plays {
            self.deal();
        }
    }

    /// Something was asked for: until the answer comes nothing else is.
    pub(super) fn asked(&mut self) {
        (self.note, self.typed) = (None, None);
        self.wait = Wait::Answer;
    }

    /// What was asked for is refused.
    pub(crate) fn refused(&mut self, why: String) {
        let acted = self.wait == Wait::Answer;
        if acted {
            self.settle();
        }
        self.say(why, Tone::Refused);
        if acted {
            G::refused(self);
        }
    }

    /// The end of the hand was looked at before.
    pub(crate) fn pass_over(&mut self) {
        if let Some(far) = self.far_mut() {
            far.seen_over = true;
        }
        if matches!(self.overlay, Some(Overlay::HandOver | Overlay::GameOver)) {
            self.overlay = None;
        }
    }

    pub(super) fn ask_undo(&mut self) {
        if self.at.may.undo {
            self.far_mut().into_iter().for_each(Elsewhere::undo);
        } else {
            self.say(self.texts.get("note-nothing-to-undo"), Tone::Refused);
        }
    }

    /// Whether the host has asked for a game without hints.
    pub(super) fn are_hints_unwelcome(&self) -> bool {
        self.far().is_some_and(|far| !far.hints)
    }

    /// Whether the player plays in the next hand.
    pub(super) fn plays_on(&self) -> bool {
        self.far().is_none_or(|far| far.plays)
    }

    /// Whether hints are welcome, and whether the player plays in the next hand.
    pub(crate) fn agree(&mut self, hints: bool, plays: bool) {
        if let Some(far) = self.far_mut() {
            (far.hints, far.plays) = (hints, plays);
        }
    }

    /// The requests that the player has made since the last call, for the table.
    pub(crate) fn wishes(&mut self) -> Vec<(Wish, Option<Position>)> {
        self.far_mut().map(Elsewhere::wishes).unwrap_or_default()
    }

    /// Whether the record of the hands that are over is to be had, once.
    pub(crate) fn wants_record(&mut self) -> bool {
        self.far_mut().is_some_and(Elsewhere::wants_record)
    }

    /// The games of the table, as far as they are over.
    pub(crate) fn learn_record(&mut self, games: &[Value]) {
        if let Some(far) = self.far_mut() {
            far.learn_record(games);
        }
    }
}
