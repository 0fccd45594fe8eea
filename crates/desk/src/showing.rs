//! A record that is shown: hand by hand and step by step, with all cards seen. Nothing is played here.

use narration::Narrator;
use session::{Company, Save, Session};
use table::{Record, Seat};
use texts::{Lang, Spoken, Texts};

use crate::{
    Answer, Order, film::Film, game::OnDesk, judging::Judging, records::replayed, share, sheet,
    sitting::Seated,
};

/// A record to be looked through.
pub(crate) struct Showing<G: OnDesk> {
    /// The game as it stands at the end of the record, without a player.
    session: Session<G>,
    narrator: Narrator,
    title: String,
    me: Option<Seat>,
    /// The hand and the step that are shown.
    at: (usize, usize),
    judging: Option<Judging<G>>,
}

impl<G: OnDesk> Showing<G> {
    pub(crate) fn new(record: &Record, me: Option<Seat>, lang: Lang) -> Result<Self, String> {
        let table = replayed::<G>(record.clone(), lang)?;
        let me = me.filter(|me| me.index() < table.game().seats());
        let session = session(record, table.game(), me, lang)?;
        let narrator = narrator(session.record(), table.game(), me, lang);
        let title = narrator.texts.title(table.game());
        Ok(Self { session, narrator, title, me, at: (0, 0), judging: None })
    }

    /// Shows a hand at one of its steps, and stays there.
    fn replay(&mut self, hand: usize, step: usize) -> Answer {
        let film =
            Film { narrator: &self.narrator, nearest: self.me.unwrap_or_default(), title: &self.title };
        match film.at::<G>(self.session.record().clone(), hand, step) {
            Some(replay) => {
                self.at = (hand, step);
                Answer::Replay(Box::new(replay))
            }
            None => Answer::Refused(self.narrator.texts.get("desk-no-such-hand")),
        }
    }
}

impl<G: OnDesk> Seated for Showing<G> {
    fn answer(&mut self, order: Order) -> Answer {
        let texts = self.narrator.texts;
        match order {
            Order::Look => self.replay(self.at.0, self.at.1),
            Order::Replay { hand, step } => self.replay(hand, step),
            Order::Wishes(wishes) => {
                wishes.tell(&mut self.narrator);
                self.replay(self.at.0, self.at.1)
            }
            Order::Score => Answer::Score(sheet::of(&self.session, &self.narrator)),
            Order::Share { hand } => {
                let seat = self.me.unwrap_or_default();
                let code = share::code(self.session.rules(), self.session.record(), hand, seat);
                code.map_or_else(|| Answer::Refused(texts.get("desk-no-such-hand")), Answer::Copy)
            }
            Order::Review { hand, from, everybody } => self.review(hand, from, everybody),
            Order::Record => Answer::Copy(self.session.record().to_json()),
            _ => Answer::Refused(texts.get("desk-only-shown")),
        }
    }

    fn save(&self) -> Option<String> {
        None
    }

    fn record(&self) -> Record {
        self.session.record().clone()
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
        self.narrator = narrator(self.session.record(), self.session.rules(), self.me, lang)
            .liking_cards_as(&self.narrator);
        self.title = self.narrator.texts.title(self.session.rules());
    }
}

impl<G: OnDesk> Showing<G> {
    fn review(&mut self, hand: usize, from: usize, everybody: bool) -> Answer {
        let record = self.session.record().clone();
        let me = self.me.filter(|_| !everybody);
        Judging::go_on(&mut self.judging, record, hand, from, me).map_or_else(
            || Answer::Refused(self.narrator.texts.get("desk-no-such-hand")),
            |judging| judging.part(&self.narrator),
        )
    }
}

/// Who speaks of a record to somebody who sat at `me`.
pub(crate) fn narrator<G: Spoken>(record: &Record, rules: &G, me: Option<Seat>, lang: Lang) -> Narrator {
    let texts = Texts::for_rules(lang, rules);
    Narrator::of(texts, names(record, rules, &texts), me, false)
}

/// The names of the players, or of their seats.
fn names(record: &Record, rules: &impl Spoken, texts: &Texts) -> Vec<String> {
    let of_seats = || Seat::all(rules.seats()).map(|seat| Texts::capitalised(&texts.seat(seat))).collect();
    record.players.clone().unwrap_or_else(of_seats)
}

/// The game of a record with its people, of whom the one at `me` reads it.
fn session<G: Spoken + session::TableGame>(
    record: &Record,
    rules: &G,
    me: Option<Seat>,
    lang: Lang,
) -> Result<Session<G>, String> {
    let texts = Texts::for_rules(lang, rules);
    let seats = rules.seats();
    let mut record = record.clone();
    let mut people = names(&record, rules, &texts);
    record.players = Some(people.clone());
    let seated = match me {
        Some(me) => {
            people.rotate_left(me.index());
            (0..seats).map(|seat| (seat + seats - me.index()) % seats).collect()
        }
        None => {
            // The reader is somebody who does not play.
            people.insert(0, String::new());
            (1..=seats).collect()
        }
    };
    let save = Save::new(Company::new(people, seated), table::Seed([0; 32]).to_string(), 0, record);
    Session::resume(save)
}
