//! Lines typed at a table online: words about the table first, then whatever the game understands.

use std::io::{self, Write};

use online_client::participant::Room;
use online_wire::ParticipantId;
use texts::Texts;
use texts::narration::input::{is_command, plain_words};
use texts::narration::reader_wished;

use super::{
    Meant, OnlineLines, Want,
    people::phrases,
    words::{Said, entered, said, voted},
};
use crate::{plain::Stay, speaking::Speaking};

impl<W: Write> OnlineLines<W> {
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
        } else if meant == Meant::NOTHING {
            self.asked = Vec::new();
            self.ask()?;
        }
        self.out.flush()?;
        Ok(meant)
    }

    fn understood(&mut self, line: &str) -> io::Result<Meant> {
        let text = plain_words(line);
        if self.cards.as_ref().is_some_and(|cards| cards.asks_on()) {
            return self.about_cards(line);
        }
        if text.is_empty() {
            let command = self.room.as_ref().and_then(|room| entered(room, self.at()));
            return Ok(command.map_or(Meant::NOTHING, Meant::ask));
        }
        if let Some(reader) = reader_wished(line, &self.texts) {
            self.reader = reader;
            self.cards.iter_mut().for_each(|cards| cards.tell_as(reader));
            self.say_reader(reader)?;
            return Ok(Meant::NOTHING);
        }
        if let Some(command) = self.room.as_ref().and_then(|room| voted(self.texts, room, &text)) {
            return Ok(Meant::ask(command));
        }
        match said(self.texts, line) {
            Some(said) => self.about_table(said),
            None => self.about_cards(line),
        }
    }

    /// Does what was said about the table.
    fn about_table(&mut self, said: Said) -> io::Result<Meant> {
        match said {
            Said::Ask(command) => return Ok(Meant::ask(command)),
            Said::Leave => return Ok(Meant::Leave),
            Said::NextTable => return Ok(Meant::NextTable),
            Said::Club(line) => return Ok(Meant::Club(line)),
            Said::Proof => {
                self.wants_proof = true;
                return Ok(Meant::Want(Some(Want::Record)));
            }
            Said::People => self.tell_people()?,
            Said::Phrases => self.say_all(&phrases(self.texts))?,
            Said::Mute(participant) => self.mute(participant)?,
            Said::Report(Some((about, words))) => self.show_report(about, &words)?,
            Said::Report(None) => match self.reporting.sends() {
                Some(report) => return Ok(Meant::Want(Some(Want::Report(report)))),
                None => self.say_key("remote-report-how")?,
            },
            Said::Help => {
                self.with_cards(|cards| cards.help())?;
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
        Ok(match self.with_cards(|cards| cards.answer(line))? {
            Some(Stay::No) => Meant::Quit,
            // Cards lead to one want, whatever it is.
            Some(Stay::Yes) => Meant::Want(self.wants().into_iter().next()),
            None => return self.before_cards(line),
        })
    }

    /// Before the first deal no game understands anything, but some words are the table’s.
    fn before_cards(&mut self, line: &str) -> io::Result<Meant> {
        if is_command(line, "quit", &self.texts) {
            return Ok(Meant::Quit);
        }
        match self.rule_sheet.clone().filter(|_| is_command(line, "rules", &self.texts)) {
            Some(sheet) => self.say_sheet(&sheet)?,
            None => {
                let text = table::quoted(line.trim());
                self.say(&self.texts.format("remote-not-understood", &[("text", text.into())]))?;
            }
        }
        Ok(Meant::NOTHING)
    }
}

/// Hears somebody no more, or again; says which, if they are there.
pub(super) fn muted(texts: Texts, room: &mut Room, participant: ParticipantId) -> Option<String> {
    let name = room.participant(participant)?.name.clone();
    let heard = room.muted.remove(&participant) || !room.muted.insert(participant);
    let key = if heard { "remote-heard" } else { "remote-muted" };
    Some(texts.format(key, &[("name", name.into())]))
}
