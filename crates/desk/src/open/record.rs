//! A finished game at an open table, as the history keeps it.

use card_match::GameSoFar;
use desk_wire::{DeskReply, DeskRequest, Game, Refused, ScoreView, Summary, Wishes};
use narration::Narrator;
use open_table::{ReplayError, Room};
use table::{Record, Seat, Seq};
use texts::{Lang, Texts};

use crate::{
    Desk, Unanswered,
    records::{Finished, is_seat, malformed, summed_up},
    sheet,
    showing::narrator,
    sitting::Seated,
};

/// Whether a record is one of an open table.
#[must_use]
pub fn is_open_record(record: &Record) -> bool {
    open_table::is_open(record)
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
}

impl OpenShowing {
    fn new(record: &Record, me: Option<Seat>, lang: Lang) -> Result<Self, String> {
        let room = replayed(record, lang)?;
        let me = me.filter(|me| me.index() < room.rules().seats());
        let narrator = narrator(record, room.rules(), me, lang);
        let title = narrator.texts.title(room.rules());
        Ok(Self { record: record.clone(), room, narrator, title, me })
    }

    fn summary(&self) -> Summary {
        let (hands, standing) = (self.room.counted_hands(), self.room.standing());
        let finished = Finished { hands: &hands, standing, over: self.room.phase().is_none() };
        summed_up(self.room.rules(), &finished, &self.narrator, self.me)
    }

    fn score(&self) -> ScoreView {
        let (hands, standing) = (self.room.counted_hands(), self.room.standing());
        let game = GameSoFar { hands: &hands, scores: standing.scores, games: Vec::new() };
        let winners = self.room.phase().is_none().then_some(standing.winners);
        sheet::of(self.room.rules(), &game, winners, &self.narrator)
    }
}

impl Seated for OpenShowing {
    fn answer(&mut self, request: DeskRequest) -> Result<DeskReply, Unanswered> {
        Ok(match request {
            DeskRequest::Score(_) => DeskReply::Score(self.score()),
            DeskRequest::Record(_) => DeskReply::Record(self.record.to_json()),
            DeskRequest::Replay(_) | DeskRequest::Review(_) | DeskRequest::Share(_) => {
                return Err(Refused(self.narrator.texts.get("open-no-replay")).into());
            }
            _ => return Err(Refused(self.narrator.texts.get("desk-only-shown")).into()),
        })
    }

    fn wish(&mut self, wishes: Wishes) {
        (self.narrator.indices, self.narrator.sorting) = (wishes.indices, wishes.sorting);
    }

    fn game(&self) -> Game {
        Game::FiveHundred
    }

    fn save(&self) -> Option<String> {
        None
    }

    fn lines_from(&self, _: Seq) -> String {
        String::new()
    }

    fn record(&self) -> Record {
        self.record.clone()
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
