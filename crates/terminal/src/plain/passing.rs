//! A terminal that several people share: what one of them was told is out of sight before the next one looks.

use std::io::{self, Write};

use crossterm::{
    cursor::MoveTo,
    queue,
    terminal::{Clear, ClearType},
};
use narration::{TypedCommand, TypedInput, input};
use table::Person;

use super::{Plain, Stay};
use crate::{games::PlainGame, speaking::Speaking};

impl<G: PlainGame, W: Write> Plain<G, W> {
    /// Tells nothing any more until a person has the device.
    pub(super) fn cover(&mut self, person: Person) -> io::Result<()> {
        self.told.insert(self.device.person(), self.heard);
        self.cover = Some(person);
        self.skipping = false;
        (0..self.height).try_for_each(|_| self.say(""))?;
        if self.forgets {
            queue!(self.out, Clear(ClearType::All), Clear(ClearType::Purge), MoveTo(0, 0))?;
        }
        Ok(())
    }

    /// The same for the person who acts next, or if that is none of the people before the device, the one who had it.
    pub(super) fn cover_for_next(&mut self) -> io::Result<()> {
        self.device.bots_begin();
        self.cover(self.device.pass_to().unwrap_or_else(|| self.device.person()))
    }

    /// The person is there: what they have not been told of this hand is told as they saw it, and then their cards.
    pub(super) fn uncover(&mut self, person: Person) -> io::Result<()> {
        self.cover = None;
        if self.device.pass_to() == Some(person) {
            self.device.pass();
        }
        self.narrator.learn_names(self.device.my().people());
        let from = self.told.get(&person).copied();
        self.heard = from.unwrap_or_default();
        for news in self.device.my().retell() {
            if from.is_none_or(|from| news.seq >= from) {
                self.tell_one(&news)?;
            }
        }
        // All of it has been told.
        drop(self.device.news());
        if self.device.my().me().is_some() { self.tell_hand() } else { Ok(()) }
    }

    /// Takes what is typed while nothing is told: the awaited person is there, or the last decision is taken back.
    pub(super) fn answer_covered(&mut self, line: &str, person: Person) -> io::Result<Stay> {
        if line.is_empty() {
            self.uncover(person)?;
            return Ok(Stay::Yes);
        }
        match input::read::<G>(line, &self.device.my().view(), &self.texts, &self.narrator.names) {
            Some(TypedInput::Command(
                command @ (TypedCommand::Undo | TypedCommand::Quit | TypedCommand::Help),
            )) => self.command(command),
            _ => Ok(Stay::Yes),
        }
    }
}
