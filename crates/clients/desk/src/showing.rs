//! A record that is shown: hand by hand and step by step, with all cards seen. Nothing is played here.

use crate::wire::{
    DeskReply, DeskRequest, Game, Preferences, Refused, ReplayAt, ReplayStep, ReviewFrom, ReviewPart,
    ScoreView, Share,
};
use card_match::{GameSoFar, Level, review::Findings};
use table::{Record, Seat, Table};
use texts::narration::Narrator;
use texts::{Lang, Spoken, Texts};

use crate::{
    Answer, game::OnDesk, hand_replay::HandReplay, judging::Judging, local::Seated, records::replayed, share,
    sheet,
};

/// A record to be looked through.
pub(crate) struct Showing<G: OnDesk> {
    record: Record,
    /// The game as it stands at the end of the record.
    table: Table<G>,
    narrator: Narrator,
    title: String,
    me: Option<Seat>,
    judging: Option<Judging<G>>,
}

impl<G: OnDesk> Showing<G> {
    pub(crate) fn new(record: &Record, me: Option<Seat>, lang: Lang) -> Result<Self, String> {
        let table = replayed::<G>(record, lang)?;
        let me = me.filter(|me| me.index() < table.game().seats());
        let narrator = narrator(record, table.game(), me, lang);
        let title = narrator.texts.title(table.game());
        let mut record = record.clone();
        record.players = Some(names(&record, table.game(), &narrator.texts));
        Ok(Self { record, table, narrator, title, me, judging: None })
    }

    /// A hand at one of its steps.
    fn replay(&self, ReplayAt { hand, step }: ReplayAt) -> Result<Box<ReplayStep>, Refused> {
        let hand_replay =
            HandReplay { narrator: &self.narrator, nearest: self.me.unwrap_or_default(), title: &self.title };
        let replay = self
            .table
            .after_hand(hand)
            .and_then(|table| hand_replay.at(&table, self.table.hands().len(), step));
        replay.map(Box::new).ok_or_else(|| self.no_such_hand())
    }

    fn no_such_hand(&self) -> Refused {
        Refused(self.narrator.texts.get("desk-no-such-hand"))
    }

    fn score(&self) -> ScoreView {
        let standing = self.table.standing();
        let hands = self.table.finished_hands();
        let game = GameSoFar { hands, scores: standing.scores, games: Vec::new() };
        let winners = self.table.phase().is_none().then_some(standing.winners);
        sheet::of(self.table.game(), &game, winners, &self.narrator)
    }
}

impl<G: OnDesk> Seated for Showing<G> {
    fn answer(&mut self, request: DeskRequest) -> Result<Answer, Refused> {
        let reply = match request {
            DeskRequest::Replay(at) => DeskReply::Replay(self.replay(at)?),
            DeskRequest::Score(_) => DeskReply::Score(self.score()),
            DeskRequest::Share(share) => DeskReply::Share(self.share(share)?),
            DeskRequest::Review(from) => DeskReply::Review(self.review(from)?),
            DeskRequest::Record(_) => DeskReply::Record(self.record.to_json()),
            _ => return Err(Refused(self.narrator.texts.get("desk-only-shown"))),
        };
        Ok(reply.into())
    }

    fn prefer(&mut self, preferences: Preferences) {
        (self.narrator.indices, self.narrator.sorting) = (preferences.indices, preferences.sorting);
    }

    fn game(&self) -> Game {
        G::GAME
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
        self.narrator =
            narrator(&self.record, self.table.game(), self.me, lang).liking_cards_as(&self.narrator);
        self.title = self.narrator.texts.title(self.table.game());
    }
}

impl<G: OnDesk> Showing<G> {
    fn share(&self, Share { hand, step }: Share) -> Result<String, Refused> {
        let seat = self.me.unwrap_or_default();
        let hand = self.table.hands().get(hand);
        hand.and_then(|hand| share::code(self.table.game(), hand, seat, step))
            .ok_or_else(|| self.no_such_hand())
    }

    fn review(&mut self, asked: ReviewFrom) -> Result<ReviewPart, Refused> {
        let ReviewFrom { hand, from, everybody } = asked;
        let me = self.me.filter(|_| !everybody);
        let review = |table: &Table<G>, seats| Findings::of_record(table, seats, Level::Expert, 1);
        let after = || self.table.after_hand(hand);
        let judging = Judging::go_on(&mut self.judging, hand, from, me, review, after);
        judging.map(|it| it.part(&self.narrator)).ok_or_else(|| self.no_such_hand())
    }
}

/// The narrator of a record for somebody who sat at `me`.
pub(crate) fn narrator<G: Spoken>(record: &Record, rules: &G, me: Option<Seat>, lang: Lang) -> Narrator {
    let texts = Texts::for_rules(lang, rules);
    Narrator::of(texts, names(record, rules, &texts), me, false)
}

/// The names of the players, or of their seats.
fn names(record: &Record, rules: &impl Spoken, texts: &Texts) -> Vec<String> {
    let of_seats = || Seat::all(rules.seats()).map(|seat| Texts::capitalised(&texts.seat(seat))).collect();
    record.players.clone().unwrap_or_else(of_seats)
}
