//! Lessons: a position at an open table in which something may be wrong, and the question what to claim. The table
//! itself judges the answer.

use serde::Deserialize;
use serde_json::{Map, Value};
use table::{DealSource, HandRecord, RECORD_FORMAT, Record, Seat, Viewer};

use crate::open_table::{Act, Claim, Claimed, Event, Reason, Room, Verdict, View};

/// The positions: rules, a deal, and what has been done.
const POSITIONS: &str = include_str!("lessons.json");

/// A lesson.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Its name, to which its words belong.
    pub name: String,
    /// The section of the laws that it is about.
    pub section: String,
    /// The learner's seat.
    pub seat: Seat,
    room: Room,
    /// What the learner learns from each act, with what they see after it.
    heard: Vec<(Vec<Event>, View)>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Positions {
    rules: Map<String, Value>,
    deal: DealSource,
    lessons: Vec<Position>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    name: String,
    section: String,
    seat: u8,
    #[serde(default)]
    rules: Map<String, Value>,
    #[serde(default)]
    deal: Option<DealSource>,
    #[serde(default)]
    faults: Option<Vec<Value>>,
    actions: Vec<String>,
}

/// What comes of an answer.
#[derive(Clone, PartialEq, Debug)]
pub enum Answered {
    /// The claim is upheld: with what the laws make of it.
    Upheld(Claimed),
    /// It is denied, or refused.
    Denied,
    /// It is judged when the play is over.
    Waiting,
    /// Nothing is claimed, and nothing can be.
    NothingWrong,
    /// Nothing is claimed, though something can be.
    Missed,
}

/// Every lesson, section by section of the laws.
#[must_use]
pub fn lessons() -> Vec<Lesson> {
    let Ok(Positions { rules, deal, lessons }) = serde_json::from_str(POSITIONS) else { return Vec::new() };
    lessons.into_iter().filter_map(|position| Lesson::of(position, &rules, &deal)).collect()
}

impl Lesson {
    fn of(position: Position, rules: &Map<String, Value>, deal: &DealSource) -> Option<Self> {
        let Position { name, section, seat, rules: changed, deal: other, faults, actions } = position;
        let mut rules = rules.clone();
        rules.extend(changed);
        let deal = other.unwrap_or_else(|| deal.clone());
        let hand = HandRecord { dealer: Seat(0), deal, faults, proof: None, actions: Vec::new() };
        let game = <five_hundred::Rules as table::Game>::NAME.to_owned();
        let format = RECORD_FORMAT.to_owned();
        let record = Record { format, game, rules, players: None, scores: None, hands: vec![hand] };
        let mut room = Room::replay(&record, |_| {}).ok()?;
        let seat = Seat(seat);
        let viewer = Viewer::Seat(seat);
        let mut heard = Vec::new();
        for line in actions {
            let (by, act) = Act::read_line(&line, room.rules().seats()).ok()?;
            let before = room.clone();
            room.act(by, act).ok()?;
            heard.push((room.events(&before, by, act, viewer), room.view(viewer)));
        }
        Some(Self { name, section, seat, room, heard })
    }

    /// The rules of its table.
    #[must_use]
    pub fn rules(&self) -> &five_hundred::Rules {
        self.room.rules()
    }

    /// What the learner sees.
    #[must_use]
    pub fn view(&self) -> View {
        self.room.view(Viewer::Seat(self.seat))
    }

    /// What the learner learns from each of the last acts, with what they see after it.
    #[must_use]
    pub fn last(&self, most: usize) -> &[(Vec<Event>, View)] {
        &self.heard[self.heard.len().saturating_sub(most)..]
    }

    /// Judges an answer; none says that nothing is to be claimed.
    #[must_use]
    pub fn answer(&self, claim: Option<Claim>) -> Answered {
        let Some(claim) = claim else {
            return if self.right().is_some() { Answered::Missed } else { Answered::NothingWrong };
        };
        let mut room = self.room.clone();
        if room.act(self.seat, Act::Claim(claim)).is_err() {
            return Answered::Denied;
        }
        let claims = room.view(Viewer::Seat(self.seat)).laws.map(|laws| laws.claims).unwrap_or_default();
        match claims.into_iter().next_back() {
            Some(claimed) if claimed.verdict == Verdict::Upheld => Answered::Upheld(claimed),
            Some(claimed) if claimed.verdict == Verdict::Waiting => Answered::Waiting,
            _ => Answered::Denied,
        }
    }

    /// A claim that is upheld, with what the laws make of it; none if nothing can be claimed.
    #[must_use]
    pub fn right(&self) -> Option<Claimed> {
        self.claims().find_map(|claim| match self.answer(Some(claim)) {
            Answered::Upheld(claimed) => Some(claimed),
            _ => None,
        })
    }

    /// Everything that the learner could claim.
    pub fn claims(&self) -> impl Iterator<Item = Claim> + use<> {
        let seats = self.rules().seats();
        let of_all = [Claim::Retract, Claim::Hand].into_iter().chain(Reason::ALL.map(Claim::Misdeal));
        let outcome = self.view().game.and_then(|game| game.outcome);
        let of_each = Seat::all(seats).flat_map(move |seat| {
            let revokes = (1..=10).map(move |trick| Claim::Revoke(seat, trick));
            let points = outcome.as_ref().map_or(0, |outcome| outcome.points[seat.index()]);
            [Claim::Exposed(seat), Claim::Look(seat), Claim::Score(seat, points)].into_iter().chain(revokes)
        });
        of_all.chain(of_each)
    }
}
