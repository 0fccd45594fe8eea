//! Lines typed at a table online: words about the table first, then whatever the game understands.

use std::io::{self, Write};

use card_match::Turn;
use desk::Unanswered;
use desk::wire::{DeskReply, DeskRequest, OpenRequest, TableRequest, Typed, TypedReply};
use online_client::participant::Room;
use online_wire::{ParticipantId, TableCommand};
use table::Position;
use texts::Texts;
use texts::narration::{TypedCommand, input::plain_words, reader_wished};

use super::{
    Meant, OnlinePlain, Want,
    people::phrases,
    words::{Said, entered, said, voted},
};
use crate::speaking::Speaking;

impl<W: Write> OnlinePlain<W> {
    /// Does what a line says.
    ///
    /// # Errors
    /// Nobody reads the lines any more.
    pub fn typed(&mut self, line: &str) -> io::Result<Meant> {
        let meant = match self.doubt.answered(self.texts, line) {
            Some(meant) => meant,
            None => {
                let meant = self.understood(line)?;
                self.doubt.about(self.texts, self.room.as_ref(), meant)
            }
        };
        if let Some(question) = self.doubt.question() {
            let question = question.to_owned();
            self.say(&question)?;
            self.say_key("club-yes")?;
        } else if meant == Meant::Want(None) {
            self.asked = None;
            self.ask()?;
        }
        self.out.flush()?;
        Ok(meant)
    }

    fn understood(&mut self, line: &str) -> io::Result<Meant> {
        let text = plain_words(line);
        if text.is_empty() {
            let command = self.room.as_ref().and_then(|room| entered(room, self.at.as_ref()));
            return Ok(command.map_or(Meant::NOTHING, Meant::ask));
        }
        if let Some(reader) = reader_wished(line, &self.texts) {
            self.reader = reader;
            self.desk.iter_mut().for_each(|desk| desk.tell_as(reader));
            self.say_reader(reader)?;
            return Ok(Meant::NOTHING);
        }
        let vote = self.room.as_ref().and_then(|room| voted(self.texts, room, &text));
        if let Some(command) = vote.or_else(|| self.cut(&text)) {
            return Ok(Meant::ask(command));
        }
        match said(self.texts, line) {
            Some(said) => self.about_table(said),
            None => self.about_cards(line),
        }
    }

    /// How many cards are lifted.
    fn cut(&self, text: &str) -> Option<TableCommand> {
        let at = self.at.as_ref().filter(|at| at.turn == Turn::Deal)?;
        let cuts = at.cuts?;
        let cut = text.parse().ok().filter(|cut| (cuts.least..=cuts.most).contains(cut))?;
        Some(TableCommand::Ready { cut: Some(cut) })
    }

    /// Does what was said about the table.
    fn about_table(&mut self, said: Said) -> io::Result<Meant> {
        match said {
            Said::Ask(command) => return Ok(Meant::ask(command)),
            Said::Leave => return Ok(Meant::Leave),
            Said::NextTable => return Ok(Meant::NextTable),
            Said::Club(line) => return Ok(Meant::Club(line)),
            Said::Proof => return Ok(Meant::Want(Some(Want::Record))),
            Said::People => self.tell_people()?,
            Said::Phrases => self.say_all(&phrases(self.texts))?,
            Said::Mute(participant) => self.mute(participant)?,
            Said::Report(Some((about, words))) => self.show_report(about, &words)?,
            Said::Report(None) => match self.reporting.sends() {
                Some(report) => return Ok(Meant::Want(Some(Want::Report(report)))),
                None => self.say_key("remote-report-how")?,
            },
            Said::Help => {
                self.recite(TypedCommand::Help)?;
                self.say_key("remote-help")?;
            }
        }
        Ok(Meant::NOTHING)
    }

    /// Hears somebody no more, or again.
    fn mute(&mut self, participant: ParticipantId) -> io::Result<()> {
        let words = self.room.as_mut().and_then(|room| muted(self.texts, room, participant));
        self.say_all(words.as_slice())
    }

    /// Shows what a report on somebody would send.
    fn show_report(&mut self, about: ParticipantId, words: &str) -> io::Result<()> {
        let Some(room) = &self.room else { return Ok(()) };
        let (title, lines) = self.reporting.shows(self.texts, room, (about, words));
        self.say(&title)?;
        self.say_all(&lines)
    }

    /// Does what a line says about cards.
    fn about_cards(&mut self, line: &str) -> io::Result<Meant> {
        let nothing = Ok(Meant::Want(None));
        let position = self.room.as_ref().map(|room| room.position);
        let request = DeskRequest::Typed(Typed(line.to_owned()));
        let Some(desk) = &self.desk else { return nothing };
        // Before the first deal nothing of a game is understood.
        let reply = match desk.answer(request) {
            Ok(DeskReply::Typed(reply)) => reply,
            Err(Unanswered::Aside(DeskRequest::Table(TableRequest::Act(action)))) => {
                return self.act(action, position);
            }
            Err(Unanswered::Aside(DeskRequest::Open(OpenRequest::Wait(holds)))) => {
                return Ok(Meant::ask(if holds { TableCommand::Wait {} } else { TableCommand::Decline {} }));
            }
            Err(Unanswered::Refused(why)) if self.at.is_some() => {
                self.say(&why.0)?;
                return nothing;
            }
            _ => return self.not_understood(line),
        };
        match reply {
            TypedReply::Text(lines) => self.say_all(&lines)?,
            TypedReply::Which(offers) => {
                let actions = offers.into_iter().map(|offer| offer.action).collect();
                let args = [("actions", self.texts.list_or(actions).into())];
                self.say(&self.texts.format("plain-which", &args))?;
            }
            TypedReply::Chosen(card) => {
                if let Some(action) = desk.action_of_card(card) {
                    return self.act(action, position);
                }
            }
            TypedReply::Request(DeskRequest::ClaimRest(_)) => {
                return Ok(Meant::Want(Some(Want::Ask(TableCommand::ClaimRest {}, None))));
            }
            TypedReply::Request(DeskRequest::Table(TableRequest::Undo)) => {
                return Ok(Meant::Want(Some(Want::Ask(TableCommand::Undo {}, None))));
            }
            TypedReply::Request(DeskRequest::Hint(_)) if self.is_without_hints() => {
                self.say_key("online-no-hint")?;
            }
            TypedReply::Request(DeskRequest::Hint(_)) => {
                let words = desk.advise().map_or_else(|refused| refused.0, |advice| advice.words);
                self.say(&words)?;
            }
            TypedReply::Request(DeskRequest::Score(_)) => self.tell_scores()?,
            TypedReply::Rules => {
                let sheet = desk.rule_sheet();
                self.say_sheet(&sheet)?;
            }
            TypedReply::Review => {
                let text = self.texts.format("remote-record", &[("address", self.record.as_str().into())]);
                self.say(&text)?;
            }
            TypedReply::Leave => return Ok(Meant::Quit),
            TypedReply::Request(_) | TypedReply::Table(_) | TypedReply::Hurry => {
                return self.not_understood(line);
            }
        }
        nothing
    }

    /// Whether the host has asked for a game without hints.
    fn is_without_hints(&self) -> bool {
        self.room.as_ref().is_some_and(|room| !room.opening.options.hints)
    }

    /// Does something with cards; not as long as what was done before is on its way.
    fn act(&mut self, action: String, at: Option<Position>) -> io::Result<Meant> {
        let open = self.room.as_ref().is_some_and(|room| room.opening.is_open_table());
        if at.is_some() && self.sent == at && !open {
            self.say_key("remote-on-its-way")?;
            return Ok(Meant::NOTHING);
        }
        self.sent = at;
        Ok(Meant::Want(Some(Want::Ask(TableCommand::Act(action), at))))
    }

    /// Before the first deal no game understands anything, but some words are the table’s.
    fn not_understood(&mut self, line: &str) -> io::Result<Meant> {
        let text = plain_words(line);
        let is = |word: &str| {
            let aliases = self.texts.get(&format!("word-{word}"));
            text == word || aliases.split(',').any(|alias| plain_words(alias) == text)
        };
        if is("quit") {
            return Ok(Meant::Quit);
        }
        match self.desk.as_ref().filter(|_| is("rules")).map(desk::RemoteDesk::rule_sheet) {
            Some(sheet) => self.say_sheet(&sheet)?,
            None => {
                let text = table::quoted(line.trim());
                self.say(&self.texts.format("remote-not-understood", &[("text", text.into())]))?;
            }
        }
        Ok(Meant::Want(None))
    }
}

/// Hears somebody no more, or again; says which, if they are there.
pub(super) fn muted(texts: Texts, room: &mut Room, participant: ParticipantId) -> Option<String> {
    let name = room.participant(participant)?.name.clone();
    let heard = room.muted.remove(&participant) || !room.muted.insert(participant);
    let key = if heard { "remote-heard" } else { "remote-muted" };
    Some(texts.format(key, &[("name", name.into())]))
}
