//! A table online, line by line: what is told beside the cards in sentences, and its cards as at any table.

use std::io::{self, Write};

use card_match::PlayerState;
use fair_shuffle::Nonce;
use online_client::participant::{Exchange, News, Room, Standing, check, parts, refusal};
use online_wire::{Entered, Refused, TableCommand, TableUpdate, Welcome};
use serde_json::Value;
use texts::narration::Reader;
use texts::{Lang, Sheet, Texts};

use super::{
    AtTable, Want,
    asks::{Asks, asks},
    doubt::Doubt,
    is_told,
    people::people,
    reporting::Reporting,
    spoken::{self, SpokenCards, named},
    when,
};
use crate::speaking::Speaking;

/// A person at a table online, who reads and types lines.
pub struct OnlineLines<W: Write> {
    pub(super) texts: Texts,
    /// The address under which the record of the table can be had.
    record: String,
    pub(super) out: W,
    /// The table, once one is there.
    pub(super) room: Option<Room>,
    /// Its cards, once some have been dealt.
    pub(super) cards: Option<Box<dyn SpokenCards>>,
    pub(super) rule_sheet: Option<Sheet>,
    /// What was asked last, so that it is asked once.
    pub(super) asked: Vec<String>,
    exchange: Exchange,
    pub(super) reporting: Reporting,
    pub(super) doubt: Doubt,
    /// The connection is broken, and this was said.
    lost: bool,
    /// The proof is to be told when the record is there.
    pub(super) wants_proof: bool,
    /// How cards are told.
    pub(super) reader: Reader,
    /// How many columns a line may take, where that is known.
    columns: Option<usize>,
}

impl<W: Write> Speaking for OnlineLines<W> {
    type Out = W;

    fn out(&mut self) -> &mut W {
        &mut self.out
    }

    fn texts(&self) -> Texts {
        self.texts
    }

    fn columns(&self) -> Option<usize> {
        self.columns
    }
}

impl<W: Write> OnlineLines<W> {
    /// Somebody who is about to come to a table, whose record is at an address.
    pub fn new(lang: Lang, record: String, out: W) -> Self {
        Self {
            texts: Texts::new(lang),
            record,
            out,
            room: None,
            cards: None,
            rule_sheet: None,
            asked: Vec::new(),
            exchange: Exchange::default(),
            reporting: Reporting::default(),
            doubt: Doubt::default(),
            lost: false,
            wants_proof: false,
            reader: Reader::Listens,
            columns: None,
        }
    }

    /// The same with lines of so many columns.
    #[must_use]
    pub const fn in_columns(mut self, columns: Option<usize>) -> Self {
        self.columns = columns;
        self
    }

    /// Does something with the cards, if there are any, and says what they say.
    pub(super) fn with_cards<T>(
        &mut self,
        does: impl FnOnce(&mut dyn SpokenCards) -> io::Result<T>,
    ) -> io::Result<Option<T>> {
        let Some(cards) = &mut self.cards else { return Ok(None) };
        let done = does(&mut **cards)?;
        let said = cards.said();
        self.out.write_all(&said)?;
        Ok(Some(done))
    }

    /// Where the match stands, once cards have been dealt.
    pub(super) fn at(&self) -> Option<&PlayerState> {
        self.cards.as_ref().map(|cards| cards.at())
    }

    /// Takes in what was told of the cards, and tells it in sentences.
    fn take_in(&mut self, update: &TableUpdate) -> io::Result<()> {
        let Some(room) = &self.room else { return Ok(()) };
        let (parts, hints) = (parts(self.texts, room, update), room.opening.options.hints);
        let mine = update.late.is_some() && update.late == room.my_place();
        let opened = self.cards.is_none();
        if opened {
            let cards = spoken::open(&room.opening, update, self.texts.lang()).map_err(io::Error::other)?;
            self.cards = cards;
            let (record, reader, columns) = (self.record.clone(), self.reader, self.columns);
            self.cards.iter_mut().for_each(|cards| cards.begin(record.clone(), reader, columns));
        }
        // They read that it was not they who did it.
        if mine && !update.events.is_empty() {
            self.say_key("online-time-up")?;
        }
        self.with_cards(|cards| {
            cards.allow_hints(hints);
            let mut news = parts.iter().filter(|part| !opened || !part.events.is_empty());
            news.try_for_each(|part| cards.hear(part))
        })
        .map(drop)
    }

    /// Does what the exchange before a deal needs, and asks what is to be asked.
    fn go_on(&mut self) -> io::Result<Vec<Want>> {
        let owed = self.room.as_ref().and_then(|room| self.exchange.next(&room.party(), Nonce::fresh));
        self.ask()?;
        self.out.flush()?;
        let owed = owed.into_iter().map(|command| Want::Ask(command, None));
        Ok(owed.chain(self.wants()).collect())
    }

    /// What the cards have led to since the last call.
    pub(super) fn wants(&mut self) -> Vec<Want> {
        self.cards.as_mut().map(|cards| cards.wants()).unwrap_or_default()
    }

    /// Everybody at the table.
    pub(super) fn tell_people(&mut self) -> io::Result<()> {
        let lines = self.room.as_ref().map(|room| people(self.texts, room)).unwrap_or_default();
        self.say_all(&lines)
    }

    /// The wait in words, where it concerns the reader: their own time runs, or somebody is away.
    fn tell_wait(&mut self, update: &TableUpdate) -> io::Result<()> {
        let Some(room) = &self.room else { return Ok(()) };
        let Some(clock) = room.participants.clock else { return Ok(()) };
        let concerns = match clock.place.and_then(|place| room.participants.places.get(place)) {
            Some(place) => place.participant == Some(room.you) || room.standing(place) != Standing::Here,
            None => !room.participants.ready.is_empty() && !room.is_ready(),
        };
        let words =
            News { texts: self.texts, room }.waiting(update.at, |until| when::moment(self.texts, until));
        self.say_all(words.filter(|_| concerns).as_slice())
    }

    /// Asks what is to be asked, unless that has been done.
    pub(super) fn ask(&mut self) -> io::Result<()> {
        let question = self.question();
        if question != self.asked {
            self.say_all(&question)?;
            self.asked = question;
        }
        Ok(())
    }

    fn question(&self) -> Vec<String> {
        let asks = self.room.as_ref().map(|room| asks(self.texts, room, self.at()));
        match asks {
            Some(Asks::Table(words)) => vec![words],
            Some(Asks::Cards) => self.cards.as_ref().map(|cards| cards.question()).unwrap_or_default(),
            Some(Asks::Nothing) | None => Vec::new(),
        }
    }
}

impl<W: Write> AtTable for OnlineLines<W> {
    fn welcomed(&mut self, welcome: &Welcome) -> io::Result<Vec<Want>> {
        let (title, sheet) = named(&welcome.opening, self.texts.lang()).map_err(io::Error::other)?;
        let again = self.room.is_some();
        let mut room = Room::new(welcome, self.texts.lang());
        if let Some(before) = self.room.take() {
            room.goes_on_from(before);
        }
        self.room = Some(room);
        (self.cards, self.rule_sheet, self.asked) = (None, Some(sheet), Vec::new());
        self.exchange.renew();
        if again {
            self.say_key("online-back")?;
        } else {
            self.say(&self.texts.format("plain-welcome", &[("game", title.into())]))?;
            self.tell_people()?;
            self.say_key("remote-how")?;
        }
        self.lost = false;
        self.take_in(&welcome.now)?;
        self.with_cards(|cards| cards.tell_table())?;
        self.go_on()
    }

    fn told(&mut self, update: &TableUpdate) -> io::Result<Vec<Want>> {
        let Some(room) = &mut self.room else { return Ok(vec![Want::Anew]) };
        let clock = room.participants.clock;
        if room.told(update).is_err() {
            return Ok(vec![Want::Anew]);
        }
        self.doubt.overtaken(self.texts, room, &update.entered);
        let beside = News { texts: self.texts, room }.told(&update.entered);
        let stopped = update.entered == Entered::Paused(true);
        self.say_all(beside.as_slice())?;
        if stopped {
            self.say_key("online-paused")?;
        }
        self.take_in(update)?;
        if self.room.as_ref().is_some_and(|room| room.participants.clock != clock) {
            self.tell_wait(update)?;
        }
        self.go_on()
    }

    fn records(&mut self, games: Option<&[Value]>) -> io::Result<()> {
        let Some(games) = games else {
            self.wants_proof = false;
            self.say_key("online-out-of-reach")?;
            return self.out.flush();
        };
        self.with_cards(|cards| cards.learn_record(games))?;
        if std::mem::take(&mut self.wants_proof)
            && let Some(room) = &self.room
        {
            let lines = proof(self.texts, room, games, &self.exchange);
            self.say_all(&lines)?;
        }
        self.out.flush()
    }

    fn noted(&mut self, words: String) -> io::Result<()> {
        self.say(&words)?;
        self.out.flush()
    }

    fn lost(&mut self) -> io::Result<()> {
        if !std::mem::replace(&mut self.lost, true) {
            self.say_key("online-lost")?;
            if self.cards.as_ref().is_some_and(|cards| cards.has_sent()) {
                self.say_key("remote-on-its-way")?;
            }
        }
        self.out.flush()
    }

    fn restarting(&mut self) -> io::Result<()> {
        self.lost = true;
        self.say_key("online-restarting")?;
        self.out.flush()
    }

    fn told_by_club(&mut self, lines: Vec<String>, _: bool) -> io::Result<()> {
        self.say_all(&lines)?;
        self.out.flush()
    }

    fn has_done_with_its_deals(&self) -> bool {
        self.room.as_ref().is_some_and(Room::has_done)
    }

    fn refused(&mut self, command: &TableCommand, refused: &Refused) -> io::Result<()> {
        if matches!(command, TableCommand::Act(_)) {
            self.cards.iter_mut().for_each(|cards| cards.refused());
        }
        if is_told(command) {
            self.say(&refusal(self.texts, refused))?;
            self.asked = Vec::new();
            self.ask()?;
        }
        self.out.flush()
    }
}

/// The deals that are over, each checked, and what that says.
pub(super) fn proof(texts: Texts, room: &Room, games: &[Value], exchange: &Exchange) -> Vec<String> {
    let found = check(games, room.you, &exchange.commitments);
    if found.is_empty() {
        return vec![texts.get("online-proof-none")];
    }
    let deals = found
        .iter()
        .flat_map(|checked| checked.words(texts, |participant| room.name(participant).to_owned()));
    deals.chain(["online-proof-says", "online-proof-not"].map(|key| texts.get(key))).collect()
}
