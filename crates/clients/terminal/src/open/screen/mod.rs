//! An open table on the screen: the table of cards, in which every card can be chosen, and over it objections, the
//! ruling of the referee, and what can be done besides. It shows what it is told and asks for what is to be done,
//! whoever keeps the match.

mod sheet;

use std::{
    collections::VecDeque,
    sync::mpsc::{Receiver, channel},
    time::Duration,
};

use card_match::PlayerState;
use crossterm::event::{KeyEvent, KeyEventKind};
use desk::wire::{Animation, DeskReply, DeskRequest, LogLine, OpenRequest, Preferences, Scene, Tap};
use desk::{Answer, Desk, Heard, NotFollowed};
use five_hundred::{Rules, View};
use laws::open_table::Act;
use online_wire::TableCommand;
use ratatui::buffer::Buffer;
use serde_json::Value;
use table::{Game, Position};
use texts::Texts;

use self::sheet::Sheet;
use super::claiming::{Claiming, Typed};
use crate::{
    authority::{Command, Update},
    games::five_hundred::with_all_cards,
    online::{Look, Want},
    tui::{App, OpenSide, OpenWant, Tone, Wait, draw},
};

/// More than this waits to be shown only if somebody has looked away for long: then it is shown at once.
const BEHIND: usize = 8;

/// Something that was heard, and how everything stood right after it.
struct Step {
    lines: Vec<LogLine>,
    scene: Scene,
    view: View,
    at: PlayerState,
    position: Position,
}

impl Step {
    /// The table of a desk as it stands; nothing before the first deal.
    fn of(desk: &Desk, lines: Vec<LogLine>, position: Position) -> Option<Self> {
        let (scene, (view, at)) = desk.scene().zip(desk.open_table())?;
        Some(Self { lines, scene, view, at, position })
    }

    /// The step as it is on the screen: everything of the hand can be chosen.
    fn shown(&self) -> (PlayerState, View, Position) {
        let view = with_all_cards(self.view.clone(), &self.scene, self.at.me());
        (self.at.clone(), view, self.position)
    }

    fn has(&self, is: impl Fn(&Animation) -> bool) -> bool {
        self.lines.iter().any(|line| is(&line.animation))
    }

    /// The objections, each with what became of it.
    fn claims(&self) -> &[Vec<String>] {
        self.scene.open.as_ref().map_or(&[], |open| &open.claims)
    }
}

/// An open table on the screen.
pub(crate) struct OpenScreen {
    pub(crate) app: App<Rules>,
    desk: Desk,
    wants: Receiver<Want>,
    /// The step on the screen.
    shown: Step,
    /// The steps that were heard and wait to be shown.
    waiting: VecDeque<Step>,
    sheet: Option<Sheet>,
    claiming: Claiming,
    /// The rulings that are still to be read.
    rulings: Vec<Vec<String>>,
    /// Whether all are to go on until it is the player's turn.
    going: bool,
}

impl OpenScreen {
    /// An open table as it stands with what is heard first; nothing before the first deal.
    ///
    /// # Errors
    /// It can't be of this table.
    pub(crate) fn new(
        rules: Rules,
        texts: Texts,
        look: &Look,
        first: &Heard<'_>,
        position: Position,
    ) -> Result<Option<Self>, NotFollowed> {
        let Ok(mut desk) = Desk::join_openly(&rules.rules_json(), texts.lang()) else { return Ok(None) };
        desk.prefer(Preferences { indices: look.indices, sorting: look.sorting, ..Preferences::default() });
        let lines = desk.follow(first)?;
        let Some(step) = Step::of(&desk, lines, position) else { return Ok(None) };
        let (sender, wants) = channel();
        let look_of = (texts, look.theme(), look.speed.into());
        let mut app = App::online(Box::new(sender), rules, look_of, Update::of(step.shown()));
        app.narrator.sorting = look.sorting;
        app.open = Some(Box::new(OpenSide::new(step.scene.clone())));
        app.overlay = None;
        app.settle();
        let claiming = Claiming::new(texts, app.narrator.names.clone());
        let mut screen = Self {
            app,
            desk,
            wants,
            shown: step,
            waiting: VecDeque::new(),
            sheet: None,
            claiming,
            rulings: Vec::new(),
            going: false,
        };
        screen.tell_lines();
        Ok(Some(screen))
    }

    /// Takes in what happened; it is shown in its turn.
    ///
    /// # Errors
    /// It can't be of this table.
    pub(crate) fn hear(&mut self, heard: &Heard<'_>, position: Position) -> Result<(), NotFollowed> {
        let lines = self.desk.follow(heard)?;
        self.waiting.extend(Step::of(&self.desk, lines, position));
        self.show_on();
        Ok(())
    }

    /// Shows what waits, as long as nothing lies there to be seen.
    fn show_on(&mut self) {
        while self.app.wait != Wait::Look || self.waiting.len() > BEHIND {
            let Some(step) = self.waiting.pop_front() else { break };
            self.show(step);
        }
    }

    fn show(&mut self, step: Step) {
        let cursors = self.app.cursors();
        let old = std::mem::replace(&mut self.shown, step);
        self.app.stand(self.shown.shown());
        let is_over = matches!(self.shown.view.phase, None | Some(five_hundred::Phase::Deal));
        if is_over && self.shown.scene.moment != old.scene.moment {
            self.app.ask(Command::Record);
        }
        if let Some(open) = &mut self.app.open {
            open.show(self.shown.scene.clone());
        }
        // Until what was asked for has changed the position, it has not been answered.
        let is_answered = self.app.wait != Wait::Answer || self.shown.position != old.position;
        self.tell_lines();
        let ruled = self.shown.claims().iter().enumerate();
        let fresh = ruled.filter(|(number, claim)| old.claims().get(*number) != Some(*claim));
        let fresh: Vec<Vec<String>> = fresh.map(|(_, claim)| claim.clone()).collect();
        self.rulings.extend(fresh);
        if self.shown.has(|animation| matches!(animation, Animation::Dealt { .. })) {
            self.rulings.clear();
        }
        if !is_answered {
            return;
        }
        self.app.begin_openly();
        if self.shown.has(|animation| matches!(animation, Animation::Trick { .. })) {
            self.app.lies();
        } else {
            self.app.settle();
            self.app.put_back(cursors);
        }
    }

    /// Puts into the log what happened; a new hand begins a new one.
    fn tell_lines(&mut self) {
        if self.shown.has(|animation| matches!(animation, Animation::Dealt { .. })) {
            self.app.log.clear();
            self.app.note = None;
        }
        self.app.log.extend(self.shown.lines.iter().map(|line| line.words.clone()));
    }

    pub(crate) fn key(&mut self, key: KeyEvent) {
        if key.kind == KeyEventKind::Release {
            return;
        }
        if !self.key_on_sheet(key) {
            self.app.key(key);
        }
        self.do_what_is_wanted();
        self.show_on();
    }

    /// Does what keys and words of the table want that is done with no card.
    fn do_what_is_wanted(&mut self) {
        let wants = self.app.open.as_mut().map(|open| std::mem::take(&mut open.wants)).unwrap_or_default();
        for want in wants {
            match want {
                OpenWant::Claim(said) if self.app.me().is_some() => {
                    self.claiming = Claiming::new(self.app.texts, self.app.narrator.names.clone());
                    let typed = self.claiming.begin(&said);
                    self.claimed(typed);
                }
                OpenWant::More if self.app.me().is_some() => self.sheet = Some(Sheet::more()),
                OpenWant::Claim(_) | OpenWant::More => {
                    self.app.say(self.app.texts.get("note-watching"), Tone::Refused);
                }
                OpenWant::GoOn => self.app.decline(),
                OpenWant::Go => {
                    self.going = true;
                    self.app.decline();
                }
                OpenWant::Wait => {
                    self.going = false;
                    self.app.ask(Command::Wait);
                }
                OpenWant::Tap(tap) => self.tap(tap),
            }
        }
    }

    /// From now on a card that is chosen does this.
    fn tap(&mut self, tap: Tap) {
        let Ok(Answer::Reply(DeskReply::Open(update))) =
            self.desk.answer(DeskRequest::Open(OpenRequest::Tap(tap)))
        else {
            return;
        };
        if !self.waiting.is_empty() {
            return;
        }
        self.shown.scene = update.scene;
        if let Some(open) = &mut self.app.open {
            open.show(self.shown.scene.clone());
        }
        self.app.stand(self.shown.shown());
        self.app.settle();
    }

    /// Makes a claim that is whole, or asks on.
    fn claimed(&mut self, typed: Typed) {
        self.sheet = None;
        match typed {
            Typed::Claim(claim) => self.app.act_as_written(Act::Claim(claim).to_string()),
            Typed::Asked => self.sheet = Some(Sheet::asking()),
            Typed::Dropped => self.app.say(self.app.texts.get("claim-dropped"), Tone::News),
            Typed::Again(why) => self.sheet = Some(Sheet::asking_again(why)),
        }
    }

    pub(crate) fn pass_time(&mut self, time: Duration) {
        self.app.pass_time(time);
        self.show_on();
    }

    pub(crate) fn patience(&self) -> Option<Duration> {
        self.app.patience()
    }

    /// Draws the table; gives the texts that had to be cut.
    pub(crate) fn draw(&self, buffer: &mut Buffer) -> Vec<String> {
        let mut cut = draw(&self.app, buffer);
        cut.extend(self.draw_sheet(buffer));
        cut
    }

    /// What the player wants of the authority since the last call.
    pub(crate) fn wants(&mut self) -> Vec<Want> {
        self.wants.try_iter().collect()
    }

    /// The commands among that.
    pub(crate) fn commands(&mut self) -> Vec<(TableCommand, Option<Position>)> {
        let command = |want| if let Want::Ask(command, at) = want { Some((command, at)) } else { None };
        self.wants.try_iter().filter_map(command).collect()
    }

    /// Learns the hands that count.
    pub(crate) fn count(&mut self, hands: Vec<Value>) {
        self.app.hands = hands;
    }

    /// Whether an objection, a ruling or a choice lies over the table.
    pub(crate) fn is_covered(&self) -> bool {
        self.sheet.is_some() || !self.rulings.is_empty()
    }

    /// Whether something is read or typed: then nobody goes on at a table that is played here.
    pub(crate) fn is_busy(&self) -> bool {
        self.is_covered() || self.app.overlay.is_some() || self.app.typed.is_some()
    }

    /// Whether something that happened lies there to be seen, or waits for that.
    pub(crate) fn is_looking(&self) -> bool {
        self.app.wait == Wait::Look || !self.waiting.is_empty()
    }

    /// Whether all are to go on until it is the player's turn.
    pub(crate) const fn is_going(&self) -> bool {
        self.going
    }

    /// It is the player's turn.
    pub(crate) const fn has_gone(&mut self) {
        self.going = false;
    }

    /// Shows all that was heard at once: it was seen before.
    pub(crate) fn catch_up(&mut self) {
        while let Some(step) = self.waiting.pop_front() {
            self.show(step);
        }
        self.rulings.clear();
        self.app.settle();
    }
}
