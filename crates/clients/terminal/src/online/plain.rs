//! A table online, line by line: what is told there in sentences.

use std::io::{self, Write};

use card_match::PlayerState;
use desk::RemoteDesk;
use desk::wire::{Animation, LogLine};
use fair_shuffle::Nonce;
use online_client::participant::{Exchange, News, Room, Standing, check, heard, parts, refusal};
use online_wire::{Entered, Refused, TableCommand, TableUpdate, Welcome};
use serde_json::Value;
use table::Position;
use texts::narration::{Reader, TypedCommand};
use texts::{Lang, Texts};

use super::{
    AtTable, Want,
    asks::{Asks, asks},
    doubt::Doubt,
    is_told,
    people::people,
    reporting::Reporting,
    when,
};
use crate::speaking::Speaking;

/// A person at a table online, who reads and types lines.
pub struct OnlinePlain<W: Write> {
    pub(super) texts: Texts,
    /// The address under which the record of the table can be had.
    pub(super) record: String,
    pub(super) out: W,
    /// The table, once one is there.
    pub(super) room: Option<Room>,
    pub(super) desk: Option<RemoteDesk>,
    pub(super) at: Option<PlayerState>,
    /// What was asked last, so that it is asked once.
    pub(super) asked: Option<String>,
    exchange: Exchange,
    pub(super) reporting: Reporting,
    pub(super) doubt: Doubt,
    /// The connection is broken, and this was said.
    lost: bool,
    /// The position at which they did something with cards that is not answered.
    pub(super) sent: Option<Position>,
    /// How cards are told.
    pub(super) reader: Reader,
    /// How many columns a line may take, where that is known.
    columns: Option<usize>,
}

impl<W: Write> Speaking for OnlinePlain<W> {
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

impl<W: Write> OnlinePlain<W> {
    /// Somebody who is about to come to a table, whose record is at an address.
    pub fn new(lang: Lang, record: String, out: W) -> Self {
        Self {
            texts: Texts::new(lang),
            record,
            out,
            room: None,
            desk: None,
            at: None,
            asked: None,
            exchange: Exchange::default(),
            reporting: Reporting::default(),
            doubt: Doubt::default(),
            lost: false,
            sent: None,
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

    /// Takes in what was told of the cards, and tells it in sentences.
    fn take_in(&mut self, update: &TableUpdate) -> io::Result<()> {
        let (Some(desk), Some(room)) = (&mut self.desk, &self.room) else { return Ok(()) };
        let mut told = Vec::new();
        for part in parts(self.texts, room, update) {
            told.extend(desk.follow(&heard(&part)).map_err(io::Error::other)?);
        }
        // They read that it was not they who did it.
        let late = online_client::participant::late(self.texts, room, update, &told).is_some();
        let asides = if told.is_empty() { Vec::new() } else { desk.asides() };
        self.at = update.player_state.clone().or_else(|| self.at.take());
        let is = |what: fn(&Animation) -> bool| told.iter().any(|line: &LogLine| what(&line.animation));
        let (dealt, over) = (
            is(|it| matches!(it, Animation::Dealt { .. })),
            is(|it| matches!(it, Animation::HandOver | Animation::GameOver { .. })),
        );
        if late {
            self.say_key("online-time-up")?;
        }
        told.iter().try_for_each(|line| self.say(&line.words))?;
        self.say_all(&asides)?;
        if over {
            self.tell_scores()?;
        }
        if dealt {
            self.recite(TypedCommand::Hand)?;
        }
        Ok(())
    }

    /// Does what the exchange before a deal needs, and asks what is to be asked.
    fn go_on(&mut self) -> io::Result<Vec<Want>> {
        let owed = self.room.as_ref().and_then(|room| self.exchange.next(&room.party(), Nonce::fresh));
        self.ask()?;
        self.out.flush()?;
        Ok(owed.into_iter().map(|command| Want::Ask(command, None)).collect())
    }

    pub(super) fn recite(&mut self, command: TypedCommand) -> io::Result<()> {
        let lines = self.desk.as_ref().map(|desk| desk.recite(command)).unwrap_or_default();
        self.say_all(&lines)
    }

    /// What each side has.
    pub(super) fn tell_scores(&mut self) -> io::Result<()> {
        let Some(scene) = self.desk.as_ref().and_then(RemoteDesk::scene) else { return Ok(()) };
        let scores =
            scene.totals.iter().map(|total| format!("{} {}", total.name, self.texts.said(total.score)));
        let scores = scores.collect::<Vec<_>>().join(", ");
        self.say(&self.texts.format("plain-scores", &[("scores", scores.into())]))
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
        if question == self.asked {
            return Ok(());
        }
        self.say_all(question.as_slice())?;
        self.asked = question;
        Ok(())
    }

    fn question(&self) -> Option<String> {
        match asks(self.texts, self.room.as_ref()?, self.at.as_ref()) {
            Asks::Table(words) => Some(words),
            Asks::Nothing => None,
            Asks::Cards => self.desk.as_ref()?.question(),
        }
    }
}

impl<W: Write> AtTable for OnlinePlain<W> {
    fn welcomed(&mut self, welcome: &Welcome) -> io::Result<Vec<Want>> {
        let opening = &welcome.opening;
        let desk = RemoteDesk::of(&opening.game, &opening.rules, self.texts.lang());
        let mut desk = desk.map_err(io::Error::other)?;
        desk.tell_as(self.reader);
        let title = desk.title().to_owned();
        let again = self.room.is_some();
        let mut room = Room::new(welcome, self.texts.lang());
        if let Some(before) = self.room.take() {
            room.goes_on_from(before);
        }
        self.room = Some(room);
        (self.desk, self.at, self.asked) = (Some(desk), None, None);
        self.exchange.renew();
        self.take_in(&welcome.now)?;
        if again {
            self.say_key("online-back")?;
        } else {
            self.say(&self.texts.format("plain-welcome", &[("game", title.into())]))?;
            self.tell_people()?;
            self.say_key("remote-how")?;
        }
        self.lost = false;
        self.recite(TypedCommand::Table)?;
        self.recite(TypedCommand::Hand)?;
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
        self.sent = self.sent.filter(|&at| at == update.position);
        self.take_in(update)?;
        if self.room.as_ref().is_some_and(|room| room.participants.clock != clock) {
            self.tell_wait(update)?;
        }
        self.go_on()
    }

    fn records(&mut self, games: Option<&[Value]>) -> io::Result<()> {
        let Some(room) = &self.room else { return Ok(()) };
        let lines = games.map(|games| proof(self.texts, room, games, &self.exchange));
        self.say_all(&lines.unwrap_or_else(|| vec![self.texts.get("online-out-of-reach")]))?;
        self.out.flush()
    }

    fn noted(&mut self, words: String) -> io::Result<()> {
        self.say(&words)?;
        self.out.flush()
    }

    fn lost(&mut self) -> io::Result<()> {
        if !std::mem::replace(&mut self.lost, true) {
            self.say_key("online-lost")?;
            if self.sent.is_some() {
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
            self.sent = None;
        }
        if is_told(command) {
            self.say(&refusal(self.texts, refused))?;
            self.asked = None;
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
