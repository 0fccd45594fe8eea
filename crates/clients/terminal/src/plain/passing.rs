//! A terminal that several people share: what one of them was told is out of sight before the next one looks.

use std::io::{self, Write};

use crossterm::{
    cursor::MoveTo,
    queue,
    terminal::{Clear, ClearType},
};
use texts::narration::{TypedCommand, TypedInput, input};

use super::{Plain, Stay};
use crate::{
    authority::{Authority, Command},
    games::PlainGame,
    speaking::Speaking,
};

impl<G: PlainGame, W: Write, A: Authority<G>> Plain<G, W, A> {
    /// Tells nothing any more until the next person has the screen.
    pub(super) fn cover(&mut self) -> io::Result<()> {
        self.told.extend(self.person.map(|person| (person, self.heard)));
        self.skipping = false;
        (0..self.height).try_for_each(|_| self.say(""))?;
        if self.forgets {
            queue!(self.out, Clear(ClearType::All), Clear(ClearType::Purge), MoveTo(0, 0))?;
        }
        Ok(())
    }

    /// The person is there: what they have not been told of this hand is told as they saw it, and then their cards.
    fn uncover(&mut self) -> io::Result<()> {
        let taken = self.wants(Command::TakeScreen, |this, news| {
            this.decline = None;
            let from = this.person.and_then(|person| this.told.get(&person).copied());
            this.heard = from.unwrap_or_default();
            let mut missed = news.iter().filter(|news| from.is_none_or(|from| news.seq >= from));
            missed.try_for_each(|news| this.tell_one(news))?;
            if this.at.me().is_some() { this.tell_hand() } else { Ok(()) }
        });
        taken.map(drop)
    }

    /// Takes what is typed while nothing is told: the awaited person is there, or the last decision is taken back.
    pub(super) fn answer_covered(&mut self, line: &str) -> io::Result<Stay> {
        if line.is_empty() {
            self.uncover()?;
            return Ok(Stay::Yes);
        }
        match input::read::<G>(line, &self.view, &self.texts, &self.narrator.names) {
            Some(TypedInput::Command(
                command @ (TypedCommand::Undo | TypedCommand::Quit | TypedCommand::Help),
            )) => self.command(command),
            _ => Ok(Stay::Yes),
        }
    }
}
