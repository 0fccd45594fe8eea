//! What the screen does with what it is told: each update is shown in its turn, and what is waited for follows from
//! where the match stands then. Commands for the authority go there.

use std::{io, time::Duration};

use card_match::{PlayerState, Turn};
use table::{Event, Person, Position};

use super::{
    app::{App, Overlay, Tone, Wait},
    keys::DEAF,
    sheets::is_only_looked_at,
};
use crate::{
    authority::{Command, Told, Update},
    games::ScreenGame,
    store,
};

/// More than this waits to be shown only if somebody has looked away for long: then it is shown at once.
const BEHIND: usize = 8;

/// What has come of a command.
pub(crate) enum Answer {
    /// Nothing yet.
    Later,
    /// It is done, and shown.
    Done,
    /// It is refused, for this reason.
    Refused(String),
}

impl<G: ScreenGame> App<G> {
    /// Asks something of the authority. What that tells at once is shown.
    pub(crate) fn ask(&mut self, command: Command<G>) -> Answer {
        let mut answer = Answer::Later;
        for told in self.authority.ask(command, self.position) {
            match told {
                Told::Update(update) => {
                    self.take_in(*update);
                    answer = Answer::Done;
                }
                Told::Refused(why) => answer = Answer::Refused(why.in_words(&self.narrator)),
                Told::Hands(hands) => self.hands = hands,
                Told::Saved(saved) => self.saved(saved),
                Told::Sheet(sheet) => self.show_sheet(sheet),
            }
        }
        answer
    }

    /// Tells once that the match can't be saved.
    fn saved(&mut self, saved: io::Result<()>) {
        let known = std::mem::replace(&mut self.unsaved, saved.is_err());
        if let Some(error) = saved.err().filter(|_| !known) {
            let text = store::unsaved(self.texts, &error);
            self.log.push(text.clone());
            self.say(text, Tone::Refused);
        }
    }

    /// Takes in what the authority tells by itself; it is shown in its turn.
    pub(crate) fn hear(&mut self, update: Update<G>) {
        self.waiting.push_back(update);
        self.show_on();
    }

    /// Shows what waits, as long as nothing lies there to be seen.
    pub(super) fn show_on(&mut self) {
        while self.wait != Wait::Look || self.waiting.len() > BEHIND {
            let Some(update) = self.waiting.pop_front() else { break };
            self.take_in(update);
        }
    }

    /// Shows the match as it stands now; gives what the player saw before.
    fn stand(&mut self, (at, view, position): (PlayerState, G::View, Position)) -> G::View {
        self.narrator.learn_names(at.people.clone());
        let before = std::mem::replace(&mut self.view, view);
        (self.at, self.position) = (at, position);
        G::stood(self);
        before
    }

    /// Shows an update.
    pub(super) fn take_in(&mut self, update: Update<G>) {
        let Update { news, anew, view, at, position, .. } = update;
        // What was asked for changes the position: until then it has not been answered.
        let acted = self.wait == Wait::Answer;
        let answered = !acted || position != self.position;
        let before = self.stand((at, view, position));
        let events = || news.iter().flat_map(|news| &news.events);
        let dealt = events().find_map(|event| match event {
            Event::Dealt { hand, .. } => Some(*hand),
            _ => None,
        });
        self.seen_over &= dealt.is_none();
        if anew || events().any(|event| matches!(event, Event::HandOver)) {
            self.ask(Command::Record);
        }
        G::heard(self, &before, &news, anew);
        if !answered {
            return;
        }
        if acted {
            self.wait = Wait::Human;
        }
        self.weighed.clear();
        if acted || anew || events().any(|event| matches!(event, Event::TakenBack | Event::Claimed { .. })) {
            G::forget(&mut self.ui);
        }
        if !self.terms.waits || G::acts_stand() {
            // Why something could not be done is no matter any more.
            self.note = self.note.take().filter(|note| note.tone != Tone::Refused);
        }
        match dealt {
            _ if anew => {
                self.overlay = None;
                self.log.clear();
            }
            Some(hand) => self.begin_hand(hand),
            None => {}
        }
        let mut before = &before;
        for news in &news {
            let came = self.rules.came_of(before, &news.events, &news.view, &self.narrator);
            let lines = self.log_lines(news);
            self.log.extend(lines.into_iter().chain(came.lines));
            before = &news.view;
        }
        if !anew && news.iter().any(|news| G::lies(&news.events)) {
            self.lies();
        } else {
            self.settle();
        }
    }

    /// The cards that were played lie on the table to be seen.
    pub(crate) fn lies(&mut self) {
        G::forget(&mut self.ui);
        (self.wait, self.waited) = (Wait::Look, Duration::ZERO);
    }

    /// What a new hand changes on the screen.
    fn begin_hand(&mut self, hand: u32) {
        (self.note, self.looking) = (None, None);
        self.log.clear();
        if let Some(draw) = self.at.draw.as_ref().filter(|_| hand == 0) {
            self.log.extend(self.narrator.draw_decided(draw, &self.rules));
        }
        if !is_only_looked_at(self.overlay.as_ref()) || self.overlay == Some(Overlay::Review) {
            self.overlay = None;
        }
    }

    /// Finds out what is waited for now, and puts the cursors where they are useful.
    pub(crate) fn settle(&mut self) {
        self.waited = Duration::ZERO;
        if matches!(self.ask(Command::Looked), Answer::Done) {
            return;
        }
        if let Some(next) = self.at.pass_to {
            return self.cover(Person(next as u32));
        }
        let decline = self.decline == Some(self.position);
        self.wait = match self.at.turn {
            // Whatever may be done there can be done at any time.
            _ if G::acts_stand() => Wait::Human,
            Turn::Mine if self.at.forced => Wait::Forced,
            Turn::Mine if self.at.may.act => Wait::Human,
            Turn::Other(_) if self.at.may.claim && !decline => Wait::Claim,
            Turn::Mine | Turn::Other(_) => Wait::Bot,
            Turn::Deal if self.skipping => return self.deal(),
            Turn::Deal | Turn::Over => {
                self.end_hand();
                Wait::Human
            }
        };
        G::settle(self);
        if self.note.is_none() && self.at.settled && !G::acts_stand() {
            self.say(self.rules.settled(&self.narrator, &self.view), Tone::News);
        }
    }

    /// The end of a hand is shown, unless the player is reading something else or has seen it.
    fn end_hand(&mut self) {
        let over = self.at.turn == Turn::Over;
        self.skipping &= !over;
        if self.at.begun && self.waiting.is_empty() && !self.seen_over && self.overlay.is_none() {
            self.show(if over { Overlay::GameOver } else { Overlay::HandOver });
        }
    }

    /// Covers the table until a person has the screen. The key that has just been pressed is not their answer.
    fn cover(&mut self, person: Person) {
        self.skipping = false;
        (self.wait, self.waited, self.deaf) = (Wait::Human, Duration::ZERO, DEAF);
        (self.typed, self.note) = (None, None);
        self.weighed.clear();
        (self.looking, self.decline) = (None, None);
        self.ui = G::Ui::default();
        self.show(Overlay::Cover(person));
    }

    /// What was asked for is refused, after a while.
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
        self.seen_over = true;
        if matches!(self.overlay, Some(Overlay::HandOver | Overlay::GameOver)) {
            self.overlay = None;
        }
    }
}
