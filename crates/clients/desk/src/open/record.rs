//! A finished game at an open table, as the history keeps it.

use crate::wire::{
    DeskReply, DeskRequest, Game, HandSummary, Preferences, Refused, ReplayAt, ReviewFrom, ReviewPart,
    ScoreView, Summary,
};
use ::five_hundred::Rules;
use card_match::{GameSoFar, Level, review::Findings};
use laws::open_table::{ReplayError, Room, is_void};
use table::{Record, Seat, Table};
use texts::narration::Narrator;
use texts::{Lang, Texts};

use super::hand_replay::{Lawful, OpenHandReplay, lawful};
use crate::{
    Answer, Desk,
    judging::Judging,
    local::Seated,
    records::{Finished, is_seat, malformed, summed_up},
    sheet,
    showing::narrator,
};

/// Whether a record is one of an open table.
#[must_use]
pub fn is_open_record(record: &Record) -> bool {
    laws::open_table::is_open(record)
}

/// What the history says of a record of an open table; `me` is the seat the player sat at, if any.
///
/// # Errors
/// The record can't be replayed, in a sentence.
pub fn open_summary(record: &Record, me: Option<Seat>, lang: Lang) -> Result<Summary, String> {
    OpenShowing::new(record, me, lang).map(|showing| showing.summary())
}

/// Checks that a record of an open table can be replayed, and that the player's seat is one of its table.
///
/// # Errors
/// Where it can't, and why, in a sentence.
pub fn check_open_record(record: &Record, me: Option<Seat>, lang: Lang) -> Result<(), String> {
    is_seat(me, replayed(record, lang)?.rules().seats(), lang)
}

impl Desk {
    /// Shows a record of an open table.
    ///
    /// # Errors
    /// The record can't be replayed: where and why, in a sentence.
    pub fn show_openly(record: &Record, me: Option<Seat>, lang: Lang) -> Result<Self, String> {
        OpenShowing::new(record, me, lang).map(Self::seated)
    }
}

fn replayed(record: &Record, lang: Lang) -> Result<Room, String> {
    Room::replay(record, |_| {}).map_err(|error| match error {
        ReplayError::Malformed(error) => malformed(&Texts::new(lang), error.place, &error.message),
        illegal @ ReplayError::Illegal { .. } => illegal.to_string(),
    })
}

/// A record of an open table to be looked through.
struct OpenShowing {
    record: Record,
    room: Room,
    narrator: Narrator,
    title: String,
    me: Option<Seat>,
    judging: Option<Judging<Rules>>,
}

impl OpenShowing {
    fn new(record: &Record, me: Option<Seat>, lang: Lang) -> Result<Self, String> {
        let room = replayed(record, lang)?;
        let me = me.filter(|me| me.index() < room.rules().seats());
        let narrator = narrator(record, room.rules(), me, lang);
        let title = narrator.texts.title(room.rules());
        Ok(Self { record: record.clone(), room, narrator, title, me, judging: None })
    }

    fn summary(&self) -> Summary {
        let (hands, standing) = (self.room.hands_json(), self.room.standing());
        let finished = Finished { hands: &hands, standing, over: self.room.phase().is_none() };
        let mut summary = summed_up(self.room.rules(), &finished, &self.narrator, self.me);
        // A hand that was void can be looked through, too, but is nobody's contract.
        for (told, _) in summary.hands.iter_mut().zip(&hands).filter(|(_, hand)| is_void(hand)) {
            let words = self.narrator.texts.get("open-void");
            *told = HandSummary { contract: None, words, mine: false, made: None, points: 0 };
        }
        summary
    }

    fn score(&self) -> ScoreView {
        let (hands, standing) = (self.room.counted_hands(), self.room.standing());
        let game = GameSoFar { hands: &hands, scores: standing.scores, games: Vec::new() };
        let winners = self.room.phase().is_none().then_some(standing.winners);
        sheet::of(self.room.rules(), &game, winners, &self.narrator)
    }

    fn hand_replay(&self) -> OpenHandReplay<'_> {
        OpenHandReplay { record: &self.record, narrator: &self.narrator, title: &self.title, me: self.me }
    }

    fn no_such_hand(&self) -> Refused {
        Refused(self.narrator.texts.get("desk-no-such-hand"))
    }

    /// A part of the review of a hand in which all was lawful: the judges trust that.
    fn review(&mut self, ReviewFrom { hand, from, everybody }: ReviewFrom) -> Result<ReviewPart, Refused> {
        if hand >= self.record.hands.len() {
            return Err(self.no_such_hand());
        }
        let refused = || Refused(self.narrator.texts.get("open-unreviewed"));
        let Lawful { table, acts } = lawful(&self.record, hand).ok_or_else(refused)?;
        let me = self.me.filter(|_| !everybody);
        let review = |table: &Table<Rules>, seats| Findings::of_record(table, seats, Level::Expert, 1);
        let judging = Judging::go_on(&mut self.judging, hand, from, me, review, || Some(table));
        let mut part = judging.map(|it| it.part(&self.narrator)).ok_or_else(refused)?;
        for finding in &mut part.findings {
            finding.step = acts.get(finding.step).copied().unwrap_or(finding.step);
        }
        Ok(part)
    }
}

impl Seated for OpenShowing {
    fn answer(&mut self, request: DeskRequest) -> Result<Answer, Refused> {
        let reply = match request {
            DeskRequest::Score(_) => DeskReply::Score(self.score()),
            DeskRequest::Record(_) => DeskReply::Record(self.record.to_json()),
            DeskRequest::Replay(ReplayAt { hand, step }) => DeskReply::Replay(Box::new(
                self.hand_replay().at(hand, step).ok_or_else(|| self.no_such_hand())?,
            )),
            DeskRequest::Review(from) => DeskReply::Review(self.review(from)?),
            DeskRequest::Share(_) => {
                return Err(Refused(self.narrator.texts.get("open-no-share")));
            }
            _ => return Err(Refused(self.narrator.texts.get("desk-only-shown"))),
        };
        Ok(reply.into())
    }

    fn prefer(&mut self, preferences: Preferences) {
        (self.narrator.indices, self.narrator.sorting) = (preferences.indices, preferences.sorting);
    }

    fn game(&self) -> Game {
        Game::FiveHundred
    }

    fn record(&self) -> Option<Record> {
        Some(self.record.clone())
    }

    fn is_over(&self) -> bool {
        true
    }

    fn in_words(&self) -> String {
        self.title.clone()
    }

    fn seat(&self) -> Option<Seat> {
        self.me
    }

    fn speak(&mut self, lang: Lang) {
        let narrator = narrator(&self.record, self.room.rules(), self.me, lang);
        self.narrator = narrator.liking_cards_as(&self.narrator);
        self.title = self.narrator.texts.title(self.room.rules());
    }
}
