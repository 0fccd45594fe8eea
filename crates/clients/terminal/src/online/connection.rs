//! The authority over a match that a table online keeps: commands for it go out, and what is told of
//! it comes in.

use std::{cell::RefCell, rc::Rc, sync::mpsc::Sender};

use card_match::{
    Advice, Level, News,
    review::{Findings, Replay, Reviewed},
};
use desk::{Followed, NotFollowed};
use online_client::participant::heard;
use online_wire::{TableCommand, TableUpdate};
use serde_json::Value;
use table::{Position, Record, SeatSet, Seq, Table};

use super::Want;
use crate::authority::{Authority, Command, Told, Update};

/// Everything that is wanted goes out.
impl<G: Reviewed> Authority<G> for Sender<Want> {
    fn ask(&mut self, command: Command<G>, seen: Position) -> Vec<Told<G>> {
        // Nobody is left to be asked when the table goes.
        want(&command, seen).map(|want| self.send(want).ok());
        Vec::new()
    }
}

/// What a command asks of a table online. There nobody waits for a screen.
fn want<G: Reviewed>(command: &Command<G>, seen: Position) -> Option<Want> {
    Some(Want::Ask(
        match command {
            Command::Act(action) => {
                return Some(Want::Ask(TableCommand::Act(action.to_string()), Some(seen)));
            }
            Command::Record => return Some(Want::Record),
            Command::Ready(cut) => TableCommand::Ready { cut: *cut },
            Command::Decline => TableCommand::Decline {},
            Command::Wait => TableCommand::Wait {},
            Command::ClaimRest => TableCommand::ClaimRest {},
            Command::Undo => TableCommand::Undo {},
            Command::TryAgain(_) | Command::GoOn | Command::Looked | Command::TakeScreen | Command::Save => {
                return None;
            }
        },
        None,
    ))
}

/// A match at a table online, as far as it is known here.
struct Known<G: Reviewed> {
    followed: Followed<G>,
    /// This game as far as its hands are over, once it has been asked for.
    finished: Option<Table<G>>,
}

/// A match at a table online.
pub(super) struct Connection<G: Reviewed> {
    known: Rc<RefCell<Known<G>>>,
    wants: Sender<Want>,
}

impl<G: Reviewed> Clone for Connection<G> {
    fn clone(&self) -> Self {
        Self { known: Rc::clone(&self.known), wants: self.wants.clone() }
    }
}

impl<G: Reviewed> Connection<G> {
    /// A match of which nothing has been heard.
    pub(super) fn new(rules: G, wants: Sender<Want>) -> Self {
        let known = Known { followed: Followed::new(rules), finished: None };
        Self { known: Rc::new(RefCell::new(known)), wants }
    }

    /// Takes in what was told of the cards, if anything was; nothing is to be shown before the first deal.
    pub(super) fn hear(&self, update: &TableUpdate) -> Result<Option<Update<G>>, NotFollowed> {
        if update.events.is_empty() && update.view.is_none() && update.player_state.is_none() {
            return Ok(None);
        }
        let followed = &mut self.known.borrow_mut().followed;
        let events = followed.hear(&heard(update))?;
        Ok(followed.now.clone().map(|(view, at)| {
            let seq = Seq(update.seq.0);
            let news = News { seq, events, view: view.clone(), turn: at.turn };
            let (position, next) = (update.position, Seq(seq.0 + 1));
            Update { news: vec![news], anew: false, view, at, position, next }
        }))
    }

    /// Takes in the games of the table, as far as they are over; gives the finished hands of this one.
    pub(super) fn learn_record(&self, games: &[Value], number: u32) -> Vec<Value> {
        let record = games.get(number as usize).and_then(|game| Record::read(&game.to_string()).ok());
        let finished = record.and_then(|record| Table::<G>::from_record(&record).ok());
        let hands = finished.iter().flat_map(Table::finished_hands);
        let hands = hands.filter(|hand| G::counts(hand)).cloned().collect();
        self.known.borrow_mut().finished = finished;
        hands
    }
}

impl<G: Reviewed> Authority<G> for Connection<G> {
    fn ask(&mut self, command: Command<G>, seen: Position) -> Vec<Told<G>> {
        self.wants.ask(command, seen)
    }

    fn advice(&self) -> Option<Advice<G>> {
        self.known.borrow().followed.advice()
    }

    fn review(&self, everybody: bool, level: Level) -> Option<(Replay<G>, Findings<G>)> {
        let known = self.known.borrow();
        let finished = known.finished.as_ref()?;
        let hand = finished.after_hand(finished.finished_hands().len().checked_sub(1)?)?;
        let all = SeatSet::all(hand.game().seats());
        let me = known.followed.now.as_ref().and_then(|(_, at)| at.me());
        let seats = me.filter(|_| !everybody).map_or(all, SeatSet::of);
        Some((Replay::new(&hand), Findings::of_record(&hand, seats, level, 1)))
    }
}
