//! A record that is shown: hand by hand and step by step, with all cards seen. Nothing is played here.

use card_match::GameSoFar;
use narration::Narrator;
use table::{Record, Seat, Seq, Table};
use texts::{Lang, Spoken, Texts};

use crate::{
    DeskReply, DeskRequest, Game, film::Film, game::OnDesk, judging::Judging, records::replayed, share,
    sheet, sitting::Seated,
};

/// A record to be looked through.
pub(crate) struct Showing<G: OnDesk> {
    record: Record,
    /// The game as it stands at the end of the record.
    table: Table<G>,
    narrator: Narrator,
    title: String,
    me: Option<Seat>,
    /// The hand and the step that are shown.
    at: (usize, usize),
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
        Ok(Self { record, table, narrator, title, me, at: (0, 0), judging: None })
    }

    /// Shows a hand at one of its steps, and stays there.
    fn replay(&mut self, hand: usize, step: usize) -> DeskReply {
        let film =
            Film { narrator: &self.narrator, nearest: self.me.unwrap_or_default(), title: &self.title };
        let replay =
            self.table.after_hand(hand).and_then(|table| film.at(&table, self.table.hands().len(), step));
        match replay {
            Some(replay) => {
                self.at = (hand, step);
                DeskReply::Replay(Box::new(replay))
            }
            None => DeskReply::Refused(self.narrator.texts.get("desk-no-such-hand")),
        }
    }

    fn score(&self) -> DeskReply {
        let standing = self.table.standing();
        let hands = self.table.finished_hands();
        let game = GameSoFar { hands, scores: standing.scores, games: Vec::new() };
        let winners = self.table.phase().is_none().then_some(standing.winners);
        DeskReply::Score(sheet::of(self.table.game(), &game, winners, &self.narrator))
    }
}

impl<G: OnDesk> Seated for Showing<G> {
    fn answer(&mut self, request: DeskRequest) -> Result<DeskReply, DeskRequest> {
        let texts = self.narrator.texts;
        Ok(match request {
            DeskRequest::Look => self.replay(self.at.0, self.at.1),
            DeskRequest::Replay { hand, step } => self.replay(hand, step),
            DeskRequest::Wishes(wishes) => {
                wishes.tell(&mut self.narrator);
                self.replay(self.at.0, self.at.1)
            }
            DeskRequest::Score => self.score(),
            DeskRequest::Share { hand } => {
                let seat = self.me.unwrap_or_default();
                let hand = self.table.hands().get(hand);
                let code = hand.and_then(|hand| share::code(self.table.game(), hand, seat));
                code.map_or_else(|| DeskReply::Refused(texts.get("desk-no-such-hand")), DeskReply::Copy)
            }
            DeskRequest::Review { hand, from, everybody } => self.review(hand, from, everybody),
            DeskRequest::Record => DeskReply::Copy(self.record.to_json()),
            _ => DeskReply::Refused(texts.get("desk-only-shown")),
        })
    }

    fn game(&self) -> Game {
        G::GAME
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
        self.narrator =
            narrator(&self.record, self.table.game(), self.me, lang).liking_cards_as(&self.narrator);
        self.title = self.narrator.texts.title(self.table.game());
    }
}

impl<G: OnDesk> Showing<G> {
    fn review(&mut self, hand: usize, from: usize, everybody: bool) -> DeskReply {
        let me = self.me.filter(|_| !everybody);
        Judging::go_on(&mut self.judging, hand, from, me, || self.table.after_hand(hand)).map_or_else(
            || DeskReply::Refused(self.narrator.texts.get("desk-no-such-hand")),
            |judging| judging.part(&self.narrator),
        )
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
