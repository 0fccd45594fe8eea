//! A finished hand of an open table, step by step with all cards seen: claims and rulings are steps, too.

use crate::wire::{LogLine, Moment, ReplayStep};
use ::five_hundred::Rules;
use laws::open_table::{Act, Event, Room, View};
use table::{HandRecord, Record, Seat, SeatSet, Table, Viewer};
use texts::narration::{Narrator, open::Teller};

use super::{
    scene::{look, seen},
    wording,
};
use crate::game::{Look, OnDesk};

/// How somebody looks at the hands of a record.
pub(super) struct OpenHandReplay<'a> {
    pub(super) record: &'a Record,
    pub(super) narrator: &'a Narrator,
    pub(super) title: &'a str,
    pub(super) me: Option<Seat>,
}

/// The table as everybody would see it whose cards all lie open.
fn open(room: &Room) -> View {
    room.view(Viewer::Referee)
}

impl OpenHandReplay<'_> {
    /// A hand after a number of its acts; `None` if there is no such step.
    pub(super) fn at(&self, hand: usize, step: usize) -> Option<ReplayStep> {
        let acts = &self.record.hands.get(hand)?.actions;
        if step > acts.len() {
            return None;
        }
        let mut room = before(self.record, hand, true)?;
        let rules = room.rules().clone();
        let (mut teller, mut marks) = (Teller::new(&open(&room)), Vec::new());
        let mut shown = (open(&room), Vec::new());
        for (number, line) in (1..).zip(acts) {
            let (seat, act) = Act::read_line(line, table::Game::seats(&rules)).ok()?;
            let was = room.clone();
            room.act(seat, act).ok()?;
            let (before, after) = (open(&was), open(&room));
            let begins = before.game.as_ref().zip(after.game.as_ref());
            marks.extend(begins.filter(|(before, after)| Rules::begins(before, after)).map(|_| number));
            let done = room.events(&was, seat, act, Viewer::Referee);
            let done: Vec<&Event> = done.iter().collect();
            let told = self.told(&done, &after, &rules, &mut teller);
            if number == step {
                shown = (after, told);
            }
        }
        let (view, told) = shown;
        let game = view.game.clone()?;
        let over = step == acts.len();
        let mut scene = seen(&self.look(&rules, &view, &game, over), &view, self.title, 0);
        scene.ask.text = told.iter().map(|told| told.words.as_str()).collect::<Vec<_>>().join(" ");
        scene.ask.mine = false;
        scene.only_watch();
        let unreviewed = lawful(self.record, hand).is_none();
        let unreviewed = unreviewed.then(|| self.narrator.texts.get("open-unreviewed"));
        let hands = self.record.hands.len();
        // It isn't tried again: what was done there may have broken a rule.
        let result = String::new();
        Some(ReplayStep { hand, hands, step, steps: acts.len(), marks, told, result, unreviewed, scene })
    }

    fn told(&self, done: &[&Event], view: &View, rules: &Rules, teller: &mut Teller) -> Vec<LogLine> {
        let look = view.game.as_ref().map(|game| self.look(rules, view, game, false));
        wording::told(teller, done, view, look.as_ref(), (rules, self.narrator))
    }

    fn look<'a>(
        &'a self,
        rules: &'a Rules,
        view: &View,
        game: &'a ::five_hundred::View,
        over: bool,
    ) -> Look<'a, Rules> {
        Look {
            me: None,
            nearest: self.me.unwrap_or_default(),
            moment: if over { Moment::Over } else { Moment::Theirs },
            acting: if over { SeatSet::EMPTY } else { view.to_act },
            ..look(rules, self.narrator, view, game)
        }
    }
}

/// The table just before a hand, or when it has been dealt.
fn before(record: &Record, hand: usize, dealt: bool) -> Option<Room> {
    let mut record = record.clone();
    record.hands.truncate(hand + usize::from(dealt));
    if let Some(last) = record.hands.last_mut().filter(|_| dealt) {
        last.actions.clear();
    }
    Room::replay(&record, |_| {}).ok()
}

/// A hand in which all was done as the rules want it.
pub(super) struct Lawful {
    /// The hand at a table that has the rules enforced, right after it.
    pub(super) table: Table<Rules>,
    /// For each of its actions the number of the act in the record, from 0.
    pub(super) acts: Vec<usize>,
}

/// A hand of the record as a table with the laws enforced has it; `None` if something in it was against the rules, or
/// if it is not over. Whoever only agreed, wrote the score or objected to nothing did nothing against them.
pub(super) fn lawful(record: &Record, hand: usize) -> Option<Lawful> {
    let played = record.hands.get(hand)?;
    let start = before(record, hand, false)?;
    let seats = table::Game::seats(start.rules());
    if played.faults.as_ref().is_some_and(|faults| !faults.is_empty()) {
        return None;
    }
    let (mut acts, mut actions) = (Vec::new(), Vec::new());
    for (number, line) in played.actions.iter().enumerate() {
        match Act::read_line(line, seats).ok()?.1 {
            Act::Play(_) => {
                acts.push(number);
                actions.push(line.clone());
            }
            Act::Claim(_) | Act::Agree | Act::Enter(..) => {}
            _ => return None,
        }
    }
    let mut rules = record.rules.clone();
    rules.insert("laws".to_owned(), "enforced".into());
    let hand = HandRecord { faults: None, proof: None, actions, ..played.clone() };
    let scores = Some(start.standing().scores);
    let record = Record { rules, scores, hands: vec![hand], ..record.clone() };
    let table = Table::<Rules>::from_record(&record).ok().filter(|table| !table.in_hand())?;
    Some(Lawful { table, acts })
}
